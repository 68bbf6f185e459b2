"""For whoever wonders: the mathematics of the round at hand, and looking back at the round before."""

from __future__ import annotations

from functools import lru_cache

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.rolls_and_goals.explain_back import look_back
from mathgames_widgets.games.rolls_and_goals.explain_round import mathematics
from mathgames_widgets.games.rolls_and_goals.state import Phase, RoundResult, View
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.widgets.cards import press
from mathgames_widgets.widgets.html import Element, div
from mathgames_widgets.widgets.sight import Ask, Sight
from mathgames_widgets.widgets.why import explanation

MATHEMATICS, BACK = "the mathematics of this round", "the round before"
"""What is asked for."""


def wondering(view: View, sight: Sight) -> Element | None:
    """The buttons, and behind each its answers; nothing for those who only watch."""
    if view.player is None or not sight.is_live or view.phase is Phase.OVER:
        return None
    return div(
        _button("Mathematics of this round", MATHEMATICS, sight) if view.phase is Phase.PLACE else None,
        _button(f"Look back at round {view.results[-1].round}", BACK, sight) if view.results else None,
        _answers(view, view.player, sight),
        cls="mg-steps",
        data_key="wondering",
    )


def _button(label: str, what: str, sight: Sight) -> Element:
    is_open = str(sight.asked == what).lower()
    return press(label, sight.offers(Ask(what)), key=what, aria_expanded=is_open)


def _answers(view: View, player: Player, sight: Sight) -> Element | None:
    told: tuple[Explanation, ...] = ()
    if sight.asked == MATHEMATICS and view.phase is Phase.PLACE:
        told = mathematics(view)
    if sight.asked == BACK and view.results:
        told = (_looked_back(view.results[-1], player, sight.names),)
    if not told:
        return None
    answers = (explanation(one, key=f"wonder{place}") for place, one in enumerate(told))
    return div(*answers, cls="mg-panel", data_key="wonder-panel")


@lru_cache(maxsize=64)
def _looked_back(result: RoundResult, player: Player, names: tuple[str, ...]) -> Explanation:
    """The same round is drawn again with every step of the next one."""
    return look_back(result, player, names)
