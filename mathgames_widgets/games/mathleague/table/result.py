"""What a side aims at and has: the win number, scores that open into their arithmetic, a finished pile, the end."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.core.game import Event, Outcome, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.page.cards import badge, explanation, part
from mathgames_widgets.page.html import Element, button, div, el, li, p, span, ul
from mathgames_widgets.table.frame import Stand, asked_about, podium
from mathgames_widgets.table.screen import Ask, Best, Made, Screen

from ..analysis.chances import upper_bound
from ..rules.events import PileFinished
from ..rules.rules import BOTH_PILES, EITHER_PILE, SolitaireResult
from ..rules.scoring import FOUR, SideScores, standing
from ..rules.state import SOLITAIRE, TEAM_PLAY, side
from ..rules.view import View
from ..words import why
from ..words.cards import number_text, points_text
from ..words.explanations import why_bound
from ..words.rules import aim_alone
from ..words.sentences import sentence
from ..words.why import AskedScore, General

say = room(__name__)

progress = el("progress")


def standing_of(view: View, seat: Player) -> SideScores:
    """Every score of a player's side."""
    return standing(view.rules, side(view, seat))


def score_text(here: SideScores) -> str:
    """The score that counts. "Fewer than four: no score yet, shown as "not yet"." """
    return points_text(here.points) if here.best else say("no-score-yet")


# ── the aim ───────────────────────────────────────────────────────────────────────────────────────────────────────


def aim(view: View, screen: Screen) -> Element:
    """What is to be reached, how far the player is, and the scores that lead there; each of them says why. Watchers
    have no score."""
    seat = view.player or 0
    here = standing_of(view, seat)
    goal = BOTH_PILES if view.win_number is None else view.win_number
    before = sum(view.pile_scores, Fraction(0))
    points = before + here.points
    return part(
        "aim",
        _target(view, screen, seat, goal),
        _progress(screen, seat, points, goal, here) if view.player is not None else None,
        _all_star(view, screen, seat, here) if view.player is not None else None,
        *(
            span(short, cls="mg-league-note mg-on-felt", title=says, data_key=f"mark-{field}")
            for field, short, says in why.turn_marks(view)
        ),
        label=say("the-aim"),
        key="aim",
        cls="mg-league-aim",
    )


def _target(view: View, screen: Screen, seat: Player, goal: int) -> Element | None:
    if view.win_number is None:
        return None if screen.is_lesson else span(aim_alone(view), cls="mg-league-goal", data_key="goal")
    words = say.pieces("win-at", win_number=span(f"{goal}", cls="mg-league-target"))
    says = say("win-number-why", goal=goal)
    asked, key = General(seat, why.WIN_NUMBER), f"why-win{seat}"
    return asked_about(screen, asked, words, cls="mg-league-why mg-on-felt", says=says, title=says, key=key)


def _progress(screen: Screen, seat: Player, points: Fraction, goal: int, here: SideScores) -> Element:
    done, all_ = Fraction(min(points, Fraction(goal))), goal
    if here.best or points:
        told = number_text(points)
        says = say("your-score", points=told, goal=goal)
    else:
        done, all_ = Fraction(len(here.students)), FOUR
        told = say("students-of-four", count=len(here.students), four=FOUR)
        says = say("your-students", count=len(here.students), four=FOUR, goal=goal)
    bar = progress(value=f"{float(done):g}", max=all_, cls="mg-league-progress", aria_hidden="true")
    inside = bar, span(told, cls="mg-league-now")
    return asked_about(
        screen, AskedScore(seat), inside, cls="mg-league-why mg-on-felt", says=says, title=says, key=f"why-counts{seat}"
    )


def _all_star(view: View, screen: Screen, seat: Player, here: SideScores) -> Element | None:
    """The all-star score, where it is not the one that counts already."""
    if here.all_star is None or here.best is here.all_star or view.rules.school_score_only:
        return None
    points = here.all_star.points
    says = say("all-star-why", score=points_text(points))
    return score_asked(screen, AskedScore(seat, why.ALL_STAR), says, points, "★ ")


def score_asked(screen: Screen, asked: AskedScore, says: str, points: Fraction, mark: str = "") -> Element:
    """A score of a student or of a team; pressed, it says why."""
    key = f"why-score{asked.seat}.{asked.team}.{asked.student}"
    inside = mark, number_text(points)
    return asked_about(screen, asked, inside, cls="mg-league-why mg-on-felt", says=says, title=says, key=key)


def reasons(view: View, screen: Screen, asked: AskedScore | General) -> Element | None:
    """The arithmetic of what is asked, and what may be asked next."""
    told = why.answer(view, asked, asked.seat, screen.names)
    if told is None:
        return None
    more = (
        (AskedScore(asked.seat), say("ask-counts"), "ask-counts"),
        (General(asked.seat, why.WIN_NUMBER), say("ask-win"), "ask-win"),
        (General(asked.seat, why.ONE_COLOUR), say("ask-colour"), "ask-colour"),
    )
    asks = [
        (question, words, key)
        for question, words, key in more
        if question != asked and (view.win_number is not None or question == General(asked.seat, why.ONE_COLOUR))
    ]
    return div(
        explanation(told, key="told-score"),
        div(*(_question(screen, *ask) for ask in asks), cls="mg-bar"),
        cls="mg-steps",
        data_key="score-answer",
    )


def _question(screen: Screen, asked: object, words: str, key: str) -> Element:
    return button(words, type="button", cls="mg-button mg-tiny", data_n=screen.offers(Ask(asked)), data_key=f"{key}")


# ── the end of a game ─────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """The places with all scores, or both piles of a solitaire."""
    scores = [_counted(standing_of(view, seat)) for seat in range(view.players)]
    stands = [Stand(points_text(score), said) for score, said in zip(outcome.scores, scores, strict=True)]
    return div(
        p(sentence(outcome.why), cls="mg-advice"),
        _piles(view) if view.rules.variation == SOLITAIRE else podium(outcome, screen, stands),
        cls="mg-over-room",
        data_key="over-room",
    )


def scoring(stop: PileFinished, screen: Screen) -> Element:
    """A pile of a solitaire is finished."""
    return div(
        p(say("with-this-pile", score=points_text(stop.score)), cls="mg-verdict"),
        p(f"{why.over_with_either()} {yes(stop.score > EITHER_PILE)}", cls="mg-advice"),
        cls="mg-over-room",
        data_key="pile",
    )


def _counted(here: SideScores) -> str:
    if here.best is None:
        return say("students-no-team", count=len(here.students))
    school = here.best.school
    return say("by-all-star-score") if school is None else say("by-school-score", school=school)


def _piles(view: View) -> Element:
    """What each pile scored, and the two questions of the rulebook."""
    result = SolitaireResult(view.pile_scores)
    return ul(
        *(
            li(span(say("pile-number", pile=number), cls="mg-name"), badge(points_text(score)), cls="mg-score-line")
            for number, score in enumerate(view.pile_scores, start=1)
        ),
        li(why.over_with_both(), " ", span(yes(result.is_over_with_both), cls="mg-name")),
        li(why.over_with_either(), " ", span(yes(result.is_over_with_one), cls="mg-name")),
        cls="mg-line-up",
    )


def yes(is_so: bool) -> str:
    """An answer to one of the questions of the rulebook."""
    return say("yes" if is_so else "not-this-time")


def best(view: View, names: Sequence[str]) -> Best | None:
    """The score that one had, beside the most that any way of playing the cards one has drawn could score."""
    if view.player is None or view.rules.variation == SOLITAIRE or view.rules.variation == TEAM_PLAY:
        return None
    here, board = standing_of(view, view.player), view.boards[view.player]
    drawn = (*board.schools, *board.cards, *view.hand, *view.discard_piles[view.player])
    bound = upper_bound(drawn, view.rules)
    if not bound.students:
        return None
    mine, most = points_text(here.points), points_text(bound.points)
    return Best(
        say("best-possible", mine=mine, most=most),
        explanation(why_bound(bound), key="told-best"),
    )


def so_far(view: View, seat: Player) -> tuple[str, ...]:
    """The score that counts now, or while there is none the average of the STUDENT cards so far and their number."""
    here = standing_of(view, seat)
    if here.best:
        return (f"{here.points}",)
    return (f"{round(here.average)}", f"{len(here.students)}") if here.students else ()


def score(points: str = "", students: str = "") -> str:
    """They in words."""
    if students:
        return say("average-so-far", average=points_text(Fraction(points)), students=int(students))
    return points_text(Fraction(points)) if points else say("no-score-yet")


def made(view: View, seat: Player, events: Sequence[Event], names: Sequence[str]) -> Made:
    """The team of a seat at the end."""
    here = standing_of(view, seat)
    students = here.best.students if here.best is not None else here.students
    names = [student.student.name for student in students]
    kept = (f"{here.points}" if here.best else "", *names)
    id = ", ".join(student.student.key for student in students)
    return Made(seat, here.points, id, kept, made_says(*kept), p(_team(names), cls="mg-made-line"))


def made_says(points: str, *students: str) -> str:
    """What is said of it."""
    return say("team-made", team=_team(students), score=score(points))


def _team(names: Sequence[str]) -> str:
    return listed(names) if names else say("no-students")
