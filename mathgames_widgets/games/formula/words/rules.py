"""What to do now, what stands behind the question mark, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import name_of

from ..rules.cards import Place
from ..rules.moves import is_times_zero
from ..rules.state import Rules
from ..rules.view import View
from .sentences import say

VARIANTS = (
    "keep_one", "times_and_divide", "fives_draw", "first_can_open",
    "open_hands", "play_on", "winner_extra_card", "points", "sign_bonus",
)  # fmt: skip
"""The options that are on or off, as they are told."""

SECTIONS = (
    "aim", "deal", "opening", "turn", "places", "numbers", "zero", "joker", "stock", "harder", "variants", "points",
)  # fmt: skip


def prompt(view: View, names: Sequence[str]) -> str:
    """What to do now, in at most ten words.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> from mathgames_widgets.games.formula.rules.view import observe
    >>> state = new_game(2, "FERN-42")
    >>> prompt(observe(state, 0), ["Asha", "Ben"]), prompt(observe(state, 1), ["Asha", "Ben"])
    ('Choose a sign and put down the answer.', 'Asha is playing.')
    """
    if view.is_over:
        return ""
    if not view.is_my_turn:
        return say("prompt-wait", name=name_of(view.turn, names))
    if not view.table.is_open:
        return say("prompt-open")
    return say("prompt-zero") if is_times_zero(view.table) else say("prompt-change", most=view.rules.most_cards)


def help(view: View) -> tuple[str, ...]:
    """What can be done in this phase, and which variants are played."""
    is_deep = any(pile.beneath for place in Place for pile in view.table.number(place))
    beneath = say("help-beneath") if is_deep else ""
    texts = (_now(view), beneath, say("help-pressing"), say("help-keys"), _variants(view.rules))
    return tuple([text for text in texts if text])


def _now(view: View) -> str:
    if not view.table.is_open:
        return say("help-open")
    return say("help-zero" if is_times_zero(view.table) else "help-change", most=view.rules.most_cards)


def _variants(rules: Rules) -> str:
    told = [say.by("variant", option, points_to=rules.points_to) for option in VARIANTS if getattr(rules, option)]
    return " ".join(told)


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The whole rules in short sections."""
    return tuple([(say.by("rules", section), say.by("rules.text", section)) for section in SECTIONS])
