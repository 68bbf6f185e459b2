"""What to do now, what stands behind the question mark, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of

from ..rules.state import Phase
from ..rules.view import View

say = room(__name__)


def prompt(view: View, names: Sequence[str] = ()) -> str:
    """What to do now, in at most ten words.

    >>> from mathgames_widgets.games.byorf.rules.rules import new_game
    >>> from mathgames_widgets.games.byorf.rules.view import observe
    >>> prompt(observe(new_game(3, "FERN-42"), 0), ["Asha", "Ben", "Chiara"])
    'Keep one card; the rest go to Ben.'
    """
    if view.phase is Phase.OVER:
        return ""
    if view.phase is Phase.BUILD:
        if view.player is None:
            return say("everyone-is-building")
        return say("wait-for-others" if view.ready[view.player] else "build-a-function")
    if view.player is None or view.pass_to is None:
        return say("everyone-is-choosing")
    if view.chosen is not None:
        return say("wait-for-choices")
    return say("keep-one-card", player=name_of(view.pass_to, names))


def help(view: View) -> tuple[str, ...]:
    """What stands behind the question mark, in paragraphs."""
    if view.phase is Phase.BUILD:
        return (say("help-placing"), say("help-unused"), say("help-goals-follow"), say("help-ready"))
    if view.phase is Phase.DRAFT:
        passing = say("help-passing", direction=view.direction)
        return (say("help-keeping"), passing, say("help-what-for"), say("help-goal"))
    return ()


RULES = ("aim", "beginning", "draft", "building", "scoring", "comparing", "next-round", "end")
"""The sections of the rules, by the ids of their messages."""


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The whole rules in short sections."""
    return tuple([(say.by("rule", section), say.by("rule.text", section)) for section in RULES])
