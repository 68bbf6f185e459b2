"""The end of a game: places, and the score that counts on every side in its arithmetic."""

from __future__ import annotations

from mathgames_widgets.core.game import Outcome
from mathgames_widgets.core.words import listed
from mathgames_widgets.games.mathleague.rules.events import PileFinished
from mathgames_widgets.games.mathleague.rules.rules import EITHER_PILE, SolitaireResult
from mathgames_widgets.games.mathleague.rules.scoring import Standing
from mathgames_widgets.games.mathleague.rules.state import SOLITAIRE
from mathgames_widgets.games.mathleague.rules.view import View
from mathgames_widgets.games.mathleague.table.scores import standing_of
from mathgames_widgets.games.mathleague.words.sentences import points_text
from mathgames_widgets.games.mathleague.words.why import OVER_WITH_BOTH, OVER_WITH_EITHER
from mathgames_widgets.page.cards import badge, room
from mathgames_widgets.page.html import Element, li, p, span, ul
from mathgames_widgets.table.frame import podium
from mathgames_widgets.table.sight import Sight


def over(view: View, outcome: Outcome, sight: Sight) -> Element:
    """How the game ended: the places with everybody's scores, or both piles of a solitaire."""
    alone = view.rules.variation == SOLITAIRE
    return room(
        "The game is over",
        p(_verdict(outcome, sight, alone), cls="mg-verdict"),
        p(outcome.why, cls="mg-advice"),
        _piles(view) if alone else _places(view, outcome, sight),
        key="over",
        cls="mg-over-room",
    )


def scoring(stop: PileFinished, sight: Sight) -> Element:
    """A pile of a solitaire is finished."""
    return room(
        f"Pile {stop.pile}",
        p(f"{sight.name(0)}: {points_text(stop.score)} with this pile.", cls="mg-verdict"),
        p(f"{OVER_WITH_EITHER} {_yes(stop.score > EITHER_PILE)}", cls="mg-advice"),
        key="pile",
        cls="mg-over-room",
    )


def _verdict(outcome: Outcome, sight: Sight, alone: bool) -> str:
    who = listed([sight.name(seat) for seat in outcome.winners])
    if alone:
        return f"{who}: {points_text(outcome.scores[0])} with both piles."
    return f"{who} win together." if len(outcome.winners) > 1 else f"{who} wins."


def _places(view: View, outcome: Outcome, sight: Sight) -> Element:
    return podium(
        outcome,
        sight,
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
