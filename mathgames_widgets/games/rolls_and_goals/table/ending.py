"""What was possible: in each round, the most that the cards you laid could have taken."""

from __future__ import annotations

from mathgames_widgets.page.html import div, p
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.screen import Best

from ..rules.state import Phase
from ..rules.view import View
from ..words.hints import best_of_round, look_back
from ..words.sentences import tokens_text

WHAT_BEST_MEANS = (
    "Best means: the same cards, laid so that they take the most tokens from the dice of the others as they turned "
    "out. Nobody could know those before."
)


def best(view: View) -> Best | None:
    """What you took and the most that was possible, round by round."""
    if view.phase is not Phase.OVER or view.player is None:
        return None
    seat = view.player
    took = [result.gained(seat) for result in view.results]
    most = [max(best_of_round(result, seat).worth, own) for result, own in zip(view.results, took, strict=True)]
    says = f"You took {tokens_text(sum(took))}. The most with the cards you laid was {sum(most)}."
    rounds = [explanation(look_back(result, seat), key=f"best{result.round}") for result in view.results]
    told = [
        div(p(f"Round {result.round}", cls="mg-status"), one, data_key=f"best-round{result.round}")
        for result, one in zip(view.results, rounds, strict=True)
    ]
    return Best(says, div(p(WHAT_BEST_MEANS, cls="mg-advice"), *told, cls="mg-wonder", data_key="best-rounds"))
