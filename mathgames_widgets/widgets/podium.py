"""The places at the end of a game."""

from __future__ import annotations

from collections.abc import Callable

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.widgets.cards import badge
from mathgames_widgets.widgets.html import Element, li, ol, span
from mathgames_widgets.widgets.sight import Sight


def podium(
    outcome: Outcome,
    sight: Sight,
    *,
    score: Callable[[Player], str],
    told: Callable[[Player], str],
    tie: Callable[[Player], Element | None] = lambda _: None,
) -> Element:
    """Everybody by place, with the score in words, what is told of how it came about, and what broke a tie."""
    order = sorted(range(len(outcome.places)), key=outcome.places.__getitem__)
    return ol(
        *(_stand(outcome.places[seat], seat, sight, told(seat), tie(seat), score(seat)) for seat in order),
        cls="mg-podium",
    )


def _stand(place: int, seat: Player, sight: Sight, told: str, tie: Element | None, score: str) -> Element:
    return li(
        span(f"{place}.", cls="mg-place"),
        span(sight.name(seat), cls="mg-name"),
        span(told, cls="mg-status"),
        tie,
        badge(score),
        cls="mg-stand mg-best" if place == 1 else "mg-stand",
        data_key=f"stand{seat}",
        data_flies=f"stand{seat}",
    )
