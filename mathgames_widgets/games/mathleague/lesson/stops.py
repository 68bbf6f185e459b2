"""The game that the mathleague.org/cards lesson plays: the first pile of a solitaire, the same one for everyone.

Four blue students come in, a blue teacher is attached to one of them, and the tools go where they count double. A red
student with more points than the weakest blue one is left out, because the colour is worth more. The learner decides
four times; between these tables the game goes on by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.core.game import Action
from mathgames_widgets.core.messages import cached, room
from mathgames_widgets.core.words import listed
from mathgames_widgets.games import mathleague
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.questions.stops import LEARNER, Move, Part, Script
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.start import Seat

from .. import Rules, read_action
from ..analysis.chances import upper_bound
from ..rules.cards import Card, Student, Tool, card
from ..rules.moves import Discard, EndTurn, PlayAction, PlaySchool, PlayStudent, PlayTool
from ..rules.payments import FREE_FROM, Payment, cheapest, printed_cost, student_cost, worth
from ..rules.scoring import FOUR
from ..rules.state import SOLITAIRE, OnStudent, Phase
from ..rules.view import View
from ..table.result import standing_of
from ..table.seats import SideDrawn
from ..table.turn import Desk
from ..words.cards import number_text, points_text
from ..words.explanations import amount, why_bound
from .pictures import beside, weighed

say = room(__name__)

SEED = "LEARN-143"

MOVES = {
    "play-ben": read_action('student "blue Ben" pay "blue Triangle Area" "orange Difference of Squares"'),
    "attach-kovalevskaya": read_action('teacher "red Coach Kovalevskaya" on student 1 "blue Ben"'),
    "attach-mean": read_action('tool "orange Mean" on student 1 "blue Ben"'),
    "discard-quiz": read_action('discard "blue Pop Quiz"'),
    "attach-fermat": read_action('teacher "blue Coach Fermat" on student 1 "blue Ben"'),
    "discard-germain": read_action('discard "orange Coach Germain"'),
    "discard-turing": read_action('discard "green Coach Turing"'),
    "play-amara": read_action('student "blue Amara" pay "blue Pythagorean Theorem" "red Order of Operations"'),
    "play-chiara": read_action('student "blue Chiara" pay "red Slope Formula"'),
    "play-elif": read_action('student "blue Elif" pay "red Distance Formula"'),
    "attach-pigeonhole": read_action('tool "purple Pigeonhole Principle" on student 1 "blue Ben"'),
    "play-noether": read_action('school "orange Noether Academy"'),
    "play-euler": read_action('school "red Euler Academy"'),
    "attach-gauss": read_action('tool "orange Gauss Sum" on student 1 "blue Ben"'),
    "attach-circle": read_action('tool "green Circle Area" on student 1 "blue Ben"'),
}
"""By the ids of their messages; all others end the turn."""


def _moves(*ids: str) -> tuple[Move, ...]:
    return tuple([_move(id) for id in ids])


def _move(id: str) -> Move:
    return Move(MOVES.get(id, EndTurn()), say.by("move", id), say.by("move.why", id))


@cached
def parts() -> tuple[Part, ...]:
    """The tables of the lesson."""
    with_kofi = Fraction("201.25")
    blue = show(amount(Fraction("171.25")), "+", 50, "=", amount(Fraction("221.25")))
    return (
        Part(
            "pay",
            say("part-pay"),
            _moves("play-ben"),
            decides=True,
            task=say("part-pay.task"),
            hints=(say("part-pay.hint"), say("part-pay.hint-2")),
            hints_alone=True,
            hints_later=still_to_do,
            nudge=falls_short,
            after=Explanation(
                say("paid-for-ben"),
                show(20, "−", 18, "=", 2),
                why=(Explanation(say("ways-to-pay")), Explanation(say("tool-stays"))),
            ),
        ),
        Part(
            "later",
            say("part-later"),
            _moves(
                "attach-kovalevskaya",
                "attach-mean",
                "discard-quiz",
                "end-empty",
                "attach-fermat",
                "discard-germain",
                "discard-turing",
                "end-three",
            ),
        ),
        Part(
            "two",
            say("part-two"),
            _moves("play-amara", "play-chiara"),
            decides=True,
            task=say("part-two.task"),
            hints=(say("part-two.hint"), say("part-two.hint-2")),
            hints_alone=True,
            hints_later=lambda view: (say("part-two.hint-short"),) if too_little(view) else still_to_do(view),
            task_now=too_little,
            nudge=falls_short,
            after=Explanation(
                say("paid-for-two"),
                show(35, "−", 31, "=", 4),
                why=(
                    Explanation(say("tools-can-run-out")),
                    Explanation(say("chiara-or-tool"), show(2, "×", 15, "=", 30)),
                ),
            ),
        ),
        Part("next", say("part-next"), _moves("end-one")),
        Part(
            "elif",
            say("part-elif"),
            _moves("play-elif", "attach-pigeonhole"),
            decides=True,
            task=say("part-elif.task"),
            hints=(say("part-elif.hint"), say("hint-doubles", points=20, doubled=40)),
            hints_alone=True,
            hints_later=still_to_do,
            nudge=falls_short,
            after=Explanation(
                say("paid-for-elif"),
                blue,
                why=(
                    Explanation(say("elif-is-weak")),
                    Explanation(say("twenty-count-double"), show(40, "÷", 4, "=", 10)),
                ),
            ),
            reveals=("blue",),
        ),
        Part("schools", say("part-schools"), _moves("play-noether", "play-euler", "end-counselor")),
        Part(
            "last",
            say("part-last"),
            _moves("attach-gauss", "attach-circle"),
            decides=True,
            task=say("part-last.task"),
            hints=(say("part-last.hint"), say("part-last.hint-2"), say("hint-doubles", points=25, doubled=50)),
            hints_alone=True,
            hints_later=still_to_do,
            nudge=falls_short,
            after=Explanation(
                say("both-tools"),
                show(amount(Fraction("221.25")), "+", amount(Fraction("12.5")), "=", amount(Fraction("233.75"))),
                why=(
                    Explanation(say("four-share"), show(50, "÷", 4, "=", amount(Fraction("12.5")))),
                    Explanation(
                        say("kofi-is-red"),
                        show(230, "+", 210, "+", 200, "+", 165, "=", 805, ",", 805, "÷", 4, "=", amount(with_kofi)),
                        why=(
                            Explanation(say("blue-four-stay"), blue),
                            Explanation(say("kofi-costs"), show(25, "−", 21, "=", 4)),
                        ),
                    ),
                ),
            ),
            reveals=("room",),
            settled=_without_tools,
        ),
    )


def falls_short(view: View, action: Action) -> str:
    """What is said once in place of a move that wastes points, or adds none; nothing where it does neither."""
    match action:
        case PlayStudent(key, team, payment) if isinstance(student := card(key), Student):
            return _of_student(view, student, student_cost(view, LEARNER, student, team), payment)
        case PlayTool(key, OnStudent(_, whose)) if isinstance(tool := card(key), Tool):
            return _of_tool(view, tool, whose)
        case PlaySchool() | PlayAction() | Discard() | EndTurn():
            return say("nudge-no-points")
    return ""


def _of_student(view: View, student: Student, cost: Fraction, payment: Payment) -> str:
    tools = tools_in(view.hand)
    paid, least = worth([tool for tool in tools if tool.key in payment]), _least(tools, cost)
    if least is not None and paid > least:
        return say("nudge-over", paid=paid, cost=number_text(cost), lost=number_text(paid - cost))
    is_fifth = len(standing_of(view, LEARNER).students) >= FOUR
    return say("nudge-fifth", student=student.name) if is_fifth else ""


def _of_tool(view: View, tool: Tool, whose: str) -> str:
    """A tool counts double where a teacher is; before there are four students it may be needed as a payment."""
    here = standing_of(view, LEARNER).students
    score = next(score for score in here if score.student.key == whose)
    if score.doubler is None:
        return say("nudge-once", student=score.student.name, value=tool.value)
    students = _students_in(view.hand)
    if len(here) >= FOUR or not students:
        return ""
    tools, cost = tools_in(view.hand), sum(map(printed_cost, students), Fraction(0))
    before, after = _least(tools, cost), _least([one for one in tools if one != tool], cost)
    told = {"students": listed([student.name for student in students]), "many": len(students)}
    if before is None or after == before:
        return ""
    if after is None:
        return say("nudge-needed", **told)
    return say("nudge-dearer", paid=after, lost=number_text(after - cost), students=told["students"])


def still_to_do(view: View) -> tuple[str, ...]:
    """Hints for what is left of a decision: students that can be paid for, and tools that can count double."""
    tools, here = tools_in(view.hand), standing_of(view, LEARNER).students
    costs = [(student, student_cost(view, LEARNER, student, None)) for student in _students_in(view.hand)]
    pays = [(student, cost) for student, cost in costs if _least(tools, cost) is not None]
    if pays and len(here) < FOUR:
        return tuple([say("hint-pays", student=student.name, cost=number_text(cost)) for student, cost in pays])
    if tools and any(score.doubler is not None for score in here):
        points = worth(tools)
        return (say("hint-doubles", points=points, doubled=2 * points),)
    return ()


def too_little(view: View) -> str:
    """What is asked where students are still missing, and the tools in hand pay for none of those there."""
    tools, students = tools_in(view.hand), _students_in(view.hand)
    costs = [student_cost(view, LEARNER, student, None) for student in students]
    if not students or any(_least(tools, cost) is not None for cost in costs):
        return ""
    first, cost = students[0], number_text(costs[0])
    return say("too-little", student=first.name, cost=cost, worth=worth(tools))


def ideas(view: View) -> tuple[str, ...]:
    """What may lead to a better score where the pile is played freely."""
    if view.phase is not Phase.PLAY:
        return ()
    schools = [school.name for school in view.boards[LEARNER].schools]
    has_free = any(schools.count(name) >= FREE_FROM for name in schools)
    return (*(() if has_free else (say("hint-school"),)), say("hint-tool-point"))


def _students_in(cards: Sequence[Card]) -> list[Student]:
    return [card for card in cards if isinstance(card, Student)]


def _least(tools: Sequence[Tool], cost: Fraction) -> int | None:
    """The lowest payment that covers a cost; None where there is none."""
    keys = cheapest(tools, cost)
    return None if keys is None else worth([tool for tool in tools if tool.key in keys])


def tools_in(cards: Sequence[Card]) -> list[Tool]:
    """The TOOL cards among some cards."""
    return [card for card in cards if isinstance(card, Tool)]


def alike(own: Action, wanted: Action) -> bool:
    """Whether a move is the lesson's with other tools of the same worth."""
    match own, wanted:
        case PlayStudent(one, team, payment), PlayStudent(other, same, pays):
            return (one, team) == (other, same) and _values(payment) == _values(pays)
    return False


def _values(payment: Payment) -> list[int]:
    return sorted([tool.value for tool in map(card, payment) if isinstance(tool, Tool)])


def _without_tools(view: View) -> bool:
    """Whether the hand has no tool left, so that nothing else can add points."""
    return not tools_in(view.hand)


def reached(view: View) -> tuple[Fraction, str] | None:
    """What the first pile scores, also while the second one is played; None below four students."""
    if view.pile_scores:
        return view.pile_scores[0], points_text(view.pile_scores[0])
    here = standing_of(view, view.player or 0)
    return (here.points, points_text(here.points)) if here.best else None


FOUND = Fraction("246.25")
"""The best score with this pile that is known."""


def ended(view: View) -> Element:
    """The first pile once it is played: its score beside the lesson's, and the team."""
    points, board = view.pile_scores[0], view.pile_boards[0]
    lessons = standing_of(GAME.match_at(len(GAME.moves)).observe(LEARNER), LEARNER).points
    by = "most" if points >= FOUND else "more" if points > lessons else "same" if points == lessons else "less"
    said = say(
        "pile-ended",
        by=by if points else "none",
        points=number_text(points),
        lessons=number_text(lessons),
        found=number_text(FOUND),
    )
    screen = Screen(("",), is_lesson=True)
    team = SideDrawn(Desk(replace(view, boards=(board,), to_act=()), screen), LEARNER, large=True).drawn()
    return div(p(said, cls="mg-verdict"), team, cls="mg-over-room", data_key="pile")


@cached
def bound() -> Explanation:
    """Why no way of playing the pile scores more."""
    state = GAME.match_at(0).state
    pile = (*state.hands[LEARNER], *state.draw_piles[LEARNER])
    found, mixed = upper_bound(pile, GAME.rules), upper_bound(pile, GAME.rules, has_bonus=False)
    why = why_bound(found)
    others = replace(why_bound(mixed), claim=say("bound-mixed", points=points_text(mixed.points)))
    return replace(why, claim=say("bound-pile", points=points_text(found.points)), why=(*why.why, others))


GAME = Script(
    mathleague,
    SEED,
    Rules(variation=SOLITAIRE),
    (Seat(""),),
    parts,
    compare=beside,
    alike=alike,
    weigh=weighed,
    reached=reached,
    bound=bound,
    ended=ended,
    free_hints=ideas,
)
"""The first pile; its parts are the tables of the lesson."""
