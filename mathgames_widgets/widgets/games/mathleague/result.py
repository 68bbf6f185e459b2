"""The end of a game: places, and the score that counts on every side in its arithmetic."""

from __future__ import annotations

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.core.words import listed
from mathgames_widgets.games.mathleague.events import PileFinished
from mathgames_widgets.games.mathleague.options import SOLITAIRE
from mathgames_widgets.games.mathleague.scoring import Standing
from mathgames_widgets.games.mathleague.solitaire import BOTH_PILES, EITHER_PILE, SolitaireResult
from mathgames_widgets.games.mathleague.state import View
from mathgames_widgets.games.mathleague.wording import points_text
from mathgames_widgets.widgets.cards import badge, room
from mathgames_widgets.widgets.games.mathleague.scores import standing_of
from mathgames_widgets.widgets.html import Element, li, ol, p, span, ul
from mathgames_widgets.widgets.sight import Sight


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
        p(f"Can you score over {EITHER_PILE} with either pile? {_yes(stop.score > EITHER_PILE)}", cls="mg-advice"),
        key="pile",
        cls="mg-over-room",
    )


def _verdict(outcome: Outcome, sight: Sight, alone: bool) -> str:
    who = listed([sight.name(seat) for seat in outcome.winners])
    if alone:
        return f"{who}: {points_text(outcome.scores[0])} with both piles."
    return f"{who} win together." if len(outcome.winners) > 1 else f"{who} wins."


def _places(view: View, outcome: Outcome, sight: Sight) -> Element:
    order = sorted(range(view.players), key=lambda seat: outcome.places[seat])
    return ol(*(_place(view, outcome, sight, seat) for seat in order), cls="mg-podium")


def _place(view: View, outcome: Outcome, sight: Sight, seat: Player) -> Element:
    place = outcome.places[seat]
    return li(
        span(f"{place}.", cls="mg-place"),
        span(sight.name(seat), cls="mg-name"),
        span(_counted(standing_of(view, seat)), cls="mg-status"),
        badge(points_text(outcome.scores[seat])),
        cls="mg-stand mg-best" if place == 1 else "mg-stand",
        data_key=f"stand{seat}",
        data_flies=f"stand{seat}",
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
        li(f"Can you score over {BOTH_PILES}? ", span(_yes(result.is_over_with_both), cls="mg-name")),
        li(f"Can you score over {EITHER_PILE} with either pile? ", span(_yes(result.is_over_with_one), cls="mg-name")),
        cls="mg-line-up",
    )


def _yes(is_so: bool) -> str:
    return "Yes." if is_so else "Not this time."
