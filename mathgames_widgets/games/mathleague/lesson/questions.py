"""The questions of the mathleague.org/cards lesson: those of the practice, with the cards of its pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.choices import ChooseThen, Option
from mathgames_widgets.questions.drawing.bars import FEW_ROLLS
from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.problem import ProblemRng, expected
from mathgames_widgets.questions.proof import Proof, reasons_for
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.whose import whose

from ..analysis.chances import chance_to_draw
from ..rules.cards import Student, Teacher, Tool, card
from ..rules.scoring import FOUR, StudentScore
from ..words.cards import number_text
from ..words.explanations import amount
from .misconceptions import BEST_CASE_ONLY, LIKELY_ENOUGH
from .pictures import AS_PRINTED, TeamSums
from .practice import whose as slips
from .practice.averages import (
    AVERAGE,
    BEST,
    COLOUR,
    LEVEL,
    best_asked,
    best_four,
    best_now,
    coached_four,
    grown,
    levelled,
    shared_out,
    still_missing,
)
from .practice.costs import COST, cost_of_student
from .practice.counting import DRAWING, at_least_one, pairs_without
from .practice.drawing import Points, mean, on_table, points, some_students
from .practice.students import CAPPED, STUDENT, room_left, student_score
from .strips import DrawPoints

say = room(__name__)


def _student(key: str) -> Student:
    found = card(key)
    assert isinstance(found, Student), "a STUDENT card of the pile"
    return found


def _held(*keys: str) -> tuple[Tool | Teacher, ...]:
    return tuple([found for key in keys if isinstance(found := card(key), Tool | Teacher)])


BEN, ELIF, PRIYA, CHIARA, AMARA, KOFI, NADIA = SEVEN = tuple(
    map(_student, ("blue Ben", "blue Elif", "green Priya", "blue Chiara", "blue Amara", "red Kofi", "red Nadia"))
)
"""All students of the pile: which four would you take?"""
(FERMAT,) = [card for card in _held("blue Coach Fermat") if isinstance(card, Teacher)]
FIRST_FOUR = tuple(map(_student, ("red Kofi", "red Maya", "green Quinn", "red Omar")))
"""Four whose bars are made level, before anybody speaks of an average."""
LEFT = (
    *map(card, ("green Euler Academy", "red Kofi", "orange Gauss Sum", "green Snow Day", "green Circle Area")),
    NADIA,
    PRIYA,
)
"""The last cards of the pile."""
TO_ATTACH = _held("red Slope Formula", "purple Pigeonhole Principle", "orange Coach Germain", "blue Coach Fermat")
"""Later cards of the pile: attached to Ben, none of them makes what is asked of him."""


def why_quarter(more: int = 12) -> Proof:
    """Why is a point for one student a quarter of a point for the average?"""
    proof = reasons_for(
        say("why-quarter", more=more, rise=more // 4),
        (
            say("why-quarter.one"),
            say("why-quarter.two", more=more),
            say("why-quarter.three", more=more),
            say("why-quarter.four", more=more, rise=more // 4),
        ),
        ((), (), (1,), (0, 2)),
        say("why-quarter.false", rise=more // 4),
        say("why-quarter.but", rise=more // 4),
        lambda seed: why_quarter(4 * ProblemRng(seed).one(range(2, 30))),
    )
    return replace(proof, try_out=shared_out([student.name for student in FIRST_FOUR], 2 * more, more, 0))


def shared() -> Question:
    """What is the average of the best four when one of them gains 50 points? Bars with their scores are made level."""
    four = [on_table(student, rules=AS_PRINTED) for student in (PRIYA, CHIARA, AMARA, KOFI)]
    return AVERAGE.asks(grown(four, 50, four[1], AS_PRINTED, has_bars=True), 2)


GAMES = 7
"""How many times the choice comes up: as many as the chance has parts, so that whole games go well."""


def wait_or_play() -> Points:
    """What to do with the chance: Elif now, with a tool that is not paid, or two cards to be drawn for Kofi?"""
    held = _held("blue Coach Fermat", "orange Mean", "purple Pigeonhole Principle")
    others = on_table(AMARA), on_table(CHIARA)
    return _sure_or_more(
        (on_table(BEN, held), *others, on_table(ELIF)), (on_table(BEN, held[:2]), *others, on_table(KOFI))
    )


def _another_choice(seed: str) -> Points:
    """The same with other students, where it pays to play too."""
    draw = ProblemRng(seed)
    while True:
        *three, low, high = map(on_table, some_students(draw, FOUR + 1))
        teams = (*three, low), (*three, high)
        sure, better = [mean([score.points for score in team]) for team in teams]
        if GAMES * chance_to_draw(len(LEFT), 3, 2) * better < GAMES * sure < GAMES * better:
            return _sure_or_more(*teams)


def _sure_or_more(now: Sequence[StudentScore], later: Sequence[StudentScore]) -> Points:
    """A team that is sure with its last student, or two cards to be drawn for a better one."""
    teams = tuple(now), tuple(later)
    sure, better = [mean([score.points for score in team]) for team in teams]
    chance = chance_to_draw(len(LEFT), 3, 2)
    hits = chance * GAMES
    worth = hits * better
    told = {"sure": sure, "better": better, "worth": worth, "hits": hits}
    slots = {
        "games": GAMES,
        "chance": plain(chance),
        "student": now[-1].student.name,
        "other": later[-1].student.name,
        **{name: number_text(value) for name, value in told.items()},
    }
    elif_brings = show(GAMES, "×", amount(sure), "=", amount(GAMES * sure))
    then = ChooseThen(
        prompt=say("wait-asked.then"),
        why=Explanation(""),
        options=(
            Option(say("wait-asked.play", **slots), True),
            Option(say("wait-asked.draw"), False, LIKELY_ENOUGH.about(**slots)),
        ),
    )
    return Points(
        prompt=(say("wait-asked", **slots), " ", say("wait-asked.points", **slots), " ", TeamSums(teams)),
        hint=say("wait-asked.hint", **slots),
        more_hints=(say("wait-asked.times", **slots),),
        value=worth,
        advice=points(),
        try_out=DrawPoints(
            prompt=say("wait-asked.try"),
            why=Explanation(""),
            names=(say("wait-asked.student", **slots), say("wait-asked.none")),
            total=GAMES,
            top=GAMES,
            start=(int(hits), int(GAMES - hits)),
            cases=pairs_without(LEFT, Student),
            act="draw",
            times=FEW_ROLLS,
            better=better,
        ),
        why=Explanation(
            say("wait-asked.worth", **slots),
            show(hits, "×", amount(better), "=", amount(worth)),
            why=(Explanation(say("wait-asked.sure", **slots), elif_brings),),
        ),
        misconceptions=expected(worth, (GAMES * better, BEST_CASE_ONLY.about(**slots))),
        because=lambda own: say(
            "wait-against", over=own > worth, own=number_text(own), each=number_text(own / hits), **slots
        ),
        reason=then,
        again=_another_choice,
    )


QUESTIONS: Questions = {
    "level": lambda: LEVEL.asks(levelled(FIRST_FOUR), 2),
    "known": lambda: AVERAGE.asks(
        still_missing(
            [on_table(_student(text)) for text in ("blue Amara", "red Kofi", "red Omar", "orange Ines")], 230
        ),
        3,
    ),
    "printed": lambda: BEST.asks(
        best_four(best_asked(), [on_table(student, rules=AS_PRINTED) for student in SEVEN], AS_PRINTED), 1
    ),
    "shared": shared,
    "best": lambda: BEST.asks(best_four(best_now(), [on_table(student) for student in SEVEN], AS_PRINTED), 2),
    "cost": lambda: COST.asks(cost_of_student(AMARA, 0, has_strip=True), 1),
    "ben": lambda: STUDENT.asks(
        student_score(
            on_table(BEN, _held("orange Mean", "red Coach Kovalevskaya")), knows_cap=False, to_attach=TO_ATTACH
        ),
        2,
    ),
    "blue": lambda: COLOUR.asks(coached_four([on_table(BEN, (FERMAT,)), *map(on_table, SEVEN[1:])], FERMAT, BEN), 1),
    "left": lambda: DRAWING.asks(at_least_one(LEFT, 2, Student, has_pairs=True), 1),
    "wait": wait_or_play,
    "room": lambda: CAPPED.asks(room_left(on_table(BEN, (FERMAT,)), has_strip=True), 2),
    "whose": lambda: whose(slips.middle_of_ends),
    "why": why_quarter,
}
"""In the order of the lesson, each made when it is asked."""
