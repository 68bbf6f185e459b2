"""Scores that open into their arithmetic: those of a side while it is played, and those at the end."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.core.words import counted, listed
from mathgames_widgets.page.cards import badge, press, room
from mathgames_widgets.page.html import Element, div, el, li, p, span, ul
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.frame import podium
from mathgames_widgets.table.screen import Ask, Screen

from ..rules.events import PileFinished
from ..rules.rules import EITHER_PILE, SolitaireResult
from ..rules.scoring import FOUR, Standing, StudentScore, TeamScore, school_teams, standing
from ..rules.state import SOLITAIRE, Side, side
from ..rules.view import View
from ..words.sentences import key_text, number_text, points_text
from ..words.why import ALL_STAR, ONE_COLOUR, OVER_WITH_BOTH, OVER_WITH_EITHER, WIN_NUMBER, General, Why, answer

progress = el("progress")


def standing_of(view: View, seat: Player) -> Standing:
    """Every score of a player's side."""
    return standing(view.rules, side(view, seat))


def score_text(here: Standing) -> str:
    """The score that counts. "Fewer than four: no score yet, shown as "not yet"." """
    return points_text(here.points) if here.best else "no score yet"


def scores(view: View, screen: Screen, seat: Player) -> Element:
    """The all-star score, every school score, and how far the best of them is from the win number."""
    here, cards = standing_of(view, seat), side(view, seat)
    return div(
        ul(
            _line(view, screen, seat, "All-star score", here.all_star, len(here.students), ALL_STAR),
            *(
                _line(view, screen, seat, f"School score {name}", here.school(name), _members(cards, name), name)
                for name in school_teams(cards)
            ),
            cls="mg-league-scores",
            aria_label="Scores",
        ),
        _way_to_win(view, here),
        _questions(view, screen, seat, here),
        _answer(view, screen, seat),
        cls="mg-steps mg-league-running",
        data_group=f"scores{seat}" if screen.is_live else None,
        data_key=f"scores{seat}",
    )


def _members(cards: Side, name: str) -> int:
    return sum([played.team == name for _, board in cards for played in board.students])


def _line(
    view: View, screen: Screen, seat: Player, words: str, score: TeamScore | None, students: int, team: str
) -> Element:
    counts = team != ALL_STAR or not view.rules.school_score_only
    return li(
        span(words, cls="mg-name"),
        _number(screen, seat, score, team, words) if score else span(_not_yet(students), cls="mg-status"),
        None if counts else span("does not count here", cls="mg-status"),
        cls="mg-score-line",
        data_key=f"score{seat}.{team}",
    )


def _not_yet(students: int) -> str:
    return f"not yet: {students} of {counted(FOUR, 'student')}"


def _number(screen: Screen, seat: Player, score: TeamScore, team: str, words: str) -> Element:
    return why_button(screen, Why(seat, team), number_text(score.points), f"{words}: {points_text(score.points)}")


def why_button(screen: Screen, asked: Why, text: str, said: str) -> Element:
    """A number that opens into its arithmetic."""
    if not screen.is_live:
        return span(text, cls="mg-cell mg-sum")
    return press(
        (text, span("why?", cls="mg-why-word")),
        screen.offers(Ask(asked)),
        key=f"why-score{asked.seat}.{asked.team}.{asked.student}",
        kind="mg-tiny mg-league-why",
        aria_label=f"{said}. Why?",
        aria_expanded=str(screen.asked == asked).lower(),
    )


def _way_to_win(view: View, here: Standing) -> Element | None:
    """The best score beside the win number, and what is missing."""
    if view.win_number is None:
        return div(
            span("Counts now", cls="mg-name"),
            span(points_text(here.points), cls="mg-cell mg-sum"),
            cls="mg-score-line",
        )
    if here.best is None:
        return div(span(f"Win number {view.win_number}: nothing counts yet", cls="mg-status"), cls="mg-score-line")
    missing = max(Fraction(0), view.win_number - here.points)
    told = f"{points_text(missing)} missing" if missing else "reached"
    return div(
        span(f"{number_text(here.points)} of {view.win_number}", cls="mg-name"),
        progress(
            value=f"{float(here.points):g}",
            max=view.win_number,
            cls="mg-league-progress",
            aria_label="Best score on the way to the win number",
        ),
        span(told, cls="mg-status"),
        cls="mg-score-line",
    )


def _questions(view: View, screen: Screen, seat: Player, here: Standing) -> Element | None:
    """What can be asked beside the scores; about the game itself on the player's own side only, or on the first."""
    if not screen.is_live:
        return None
    asked: list[tuple[object, str, str]] = []
    if here.best is not None or view.win_number is not None:
        asked.append((Why(seat), "What counts, and what is missing?", "why-counts"))
    if seat == (view.player or 0):
        if view.win_number is not None:
            asked.append((General(seat, WIN_NUMBER), "Why this win number?", "why-win"))
        asked.append((General(seat, ONE_COLOUR), "What is one colour worth?", "why-colour"))
    return div(*(_question(screen, *one, seat) for one in asked), cls="mg-bar", data_key=f"questions{seat}")


def _question(screen: Screen, asked: object, words: str, key: str, seat: Player) -> Element:
    is_open = str(screen.asked == asked).lower()
    return press(words, screen.offers(Ask(asked)), key=f"{key}{seat}", kind="mg-tiny", aria_expanded=is_open)


def _answer(view: View, screen: Screen, seat: Player) -> Element | None:
    """The arithmetic of the score that is asked about."""
    of_student = isinstance(screen.asked, Why) and screen.asked.student
    told = None if of_student else answer(view, screen.asked, seat, screen.names)
    if told is None:
        return None
    return div(explanation(told, key=f"told-score{seat}"), cls="mg-panel", data_key=f"score-answer{seat}")


# ── a student ─────────────────────────────────────────────────────────────────────────────────────────────────────


def student_number(screen: Screen, score: StudentScore) -> Element:
    """What a STUDENT card scores; pressed, it says why."""
    asked = Why(score.player, student=score.student.key)
    return why_button(
        screen, asked, number_text(score.points), f"{key_text(score.student.key)}: {points_text(score.points)}"
    )


def student_answer(view: View, screen: Screen, score: StudentScore) -> Element | None:
    """The arithmetic of a STUDENT card, below it."""
    if screen.asked != Why(score.player, student=score.student.key):
        return None
    told = answer(view, screen.asked, score.player)
    key = f"{score.player}.{score.student.key}"
    return div(explanation(told, key=f"told{key}"), cls="mg-answer", data_key=f"answer{key}") if told else None


# ── the end of a game ─────────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """How the game ended: the places with all scores, or both piles of a solitaire."""
    alone = view.rules.variation == SOLITAIRE
    return room(
        "The game is over",
        p(_verdict(outcome, screen, alone), cls="mg-verdict"),
        p(outcome.why, cls="mg-advice"),
        _piles(view) if alone else _places(view, outcome, screen),
        key="over",
        cls="mg-over-room",
    )


def scoring(stop: PileFinished, screen: Screen) -> Element:
    """A pile of a solitaire is finished."""
    return room(
        f"Pile {stop.pile}",
        p(f"{screen.name(0)}: {points_text(stop.score)} with this pile.", cls="mg-verdict"),
        p(f"{OVER_WITH_EITHER} {_yes(stop.score > EITHER_PILE)}", cls="mg-advice"),
        key="pile",
        cls="mg-over-room",
    )


def _verdict(outcome: Outcome, screen: Screen, alone: bool) -> str:
    who = listed([screen.name(seat) for seat in outcome.winners])
    if alone:
        return f"{who}: {points_text(outcome.scores[0])} with both piles."
    return f"{who} win together." if len(outcome.winners) > 1 else f"{who} wins."


def _places(view: View, outcome: Outcome, screen: Screen) -> Element:
    return podium(
        outcome,
        screen,
        score=lambda seat: points_text(outcome.scores[seat]),
        told=lambda seat: _counted(standing_of(view, seat)),
    )


def _counted(here: Standing) -> str:
    if here.best is None:
        return "no team of four yet"
    return "all-star score" if here.best.school is None else f"school score of {here.best.school}"


def _piles(view: View) -> Element:
    """What each pile scored, and the two questions of the rulebook."""
    result = SolitaireResult(view.pile_scores)
    return ul(
        *(
            li(span(f"Pile {number}", cls="mg-name"), badge(points_text(score)), cls="mg-score-line")
            for number, score in enumerate(view.pile_scores, start=1)
        ),
        li(f"{OVER_WITH_BOTH} ", span(_yes(result.is_over_with_both), cls="mg-name")),
        li(f"{OVER_WITH_EITHER} ", span(_yes(result.is_over_with_one), cls="mg-name")),
        cls="mg-line-up",
    )


def _yes(is_so: bool) -> str:
    return "Yes." if is_so else "Not this time."
