"""What to do now, what stands behind the question mark, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of

from ..rules.effects import TREASURER, TREASURER_ASKS
from ..rules.rules import BOTH_PILES, EITHER_PILE
from ..rules.state import SOLITAIRE, Phase
from ..rules.view import View
from .cards import card_name, effect_name

say = room(__name__)


def prompt(view: View, names: Sequence[str]) -> str:
    """What to do now.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> state = new_game(2, "FERN-42")
    >>> prompt(observe(state, state.turn.player), ["Asha", "Ben"])
    'Your turn: play or discard at least one card.'
    """
    if not view.is_my_turn:
        seats = view.to_act
        return say("is-choosing", player=name_of(seats[0], names)) if len(seats) == 1 else say("others-choose")
    if view.phase is Phase.ANSWER:
        return say("prompt-answer", played=card_name(view.chain[-1].card.key))
    choosing = view.choosing
    if view.phase is Phase.CHOOSE and choosing is not None:
        if choosing.effect == TREASURER:
            return say("prompt-treasurer")
        return say("prompt-choose", effect=effect_name(choosing.effect), left=choosing.left)
    if view.turn.no_payments:
        return say("prompt-snow-day")
    over = len(view.hand) - view.turn.hand
    if over > 0:
        return say("prompt-over", over=over)
    return say("prompt-go-on" if view.turn.disposed else "prompt-play")


def help(view: View) -> tuple[str, ...]:
    """What stands behind the question mark in this phase."""
    if view.phase is Phase.ANSWER:
        return (say("who-is-asked"), say("help-answer"))
    if view.phase is Phase.CHOOSE:
        if view.choosing is not None and view.choosing.effect == TREASURER:
            return (say("pay-the-treasurer", asked=TREASURER_ASKS), say("help-pay"))
        return (say("help-choose"),)
    closed = (say("decks-closed"),) if None in view.hidden else ()
    return (say("help-press"), say("help-table"), say("help-price"), say("domino"), *closed)


RULES = (
    "aim",
    "set-up",
    "turn",
    "schools",
    "students",
    "teachers",
    "tools",
    "moving",
    "action",
    "student-score",
    "team-scores",
    "corner",
    "one-deck",
    "solitaire",
    "team-play",
    "more",
)
"""The parts of the rules in short."""


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The whole rules: a title and a text each."""
    piles = {"either": EITHER_PILE, "both": BOTH_PILES}
    return tuple([(say.by("rule", rule), say.by("rule.text", rule, **piles)) for rule in RULES])


def aim_alone(view: View) -> str:
    """What someone who plays alone tries to reach; empty at every other table."""
    if view.rules.variation != SOLITAIRE:
        return ""
    return say("aim-alone", either=EITHER_PILE, both=BOTH_PILES)
