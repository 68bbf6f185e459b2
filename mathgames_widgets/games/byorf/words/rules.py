"""What to do now, what stands behind the question mark, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import name_of

from ..rules.state import Phase
from ..rules.view import View

ALONE = "Goals with “most”, “highest” or “lowest” count as if you were alone at the table."
"""How a puzzle scores them."""


def prompt(view: View, names: Sequence[str] = ()) -> str:
    """What to do now, in at most ten words.

    >>> from mathgames_widgets.games.byorf.rules.rules import new_game
    >>> from mathgames_widgets.games.byorf.rules.view import observe
    >>> prompt(observe(new_game(3, "FERN-42"), 0), ["Asha", "Ben", "Chiara"])
    'Keep one card; the rest goes to Ben.'
    """
    if view.phase is Phase.OVER:
        return ""
    if view.phase is Phase.BUILD:
        if view.player is None:
            return "Everyone is building."
        return "Waiting for the others." if view.ready[view.player] else "Build a function that reaches many goals."
    if view.player is None or view.pass_to is None:
        return "Everyone is choosing a card."
    if view.chosen is not None:
        return "Waiting for the others to choose."
    return f"Keep one card; the rest goes to {name_of(view.pass_to, names)}."


def help(view: View) -> tuple[str, ...]:
    """What stands behind the question mark, in paragraphs."""
    if view.phase is Phase.BUILD:
        return (
            "Pick up a card and press the numerator or the denominator. You can also drag it, or press N, D "
            "or A (aside). Press a card again to put it down.",
            "You need not use every card. An empty row counts as 1.",
            "The graph and the goals above follow every card: a tick means that your function reaches the goal. "
            "A goal with a star shows your own value; the best value at the table earns its points.",
            "Press a goal to read what it means and to see it in the graph. Press Ready when you are done.",
        )
    if view.phase is Phase.DRAFT:
        return (
            "Pick up a card and press Keep, or press K on a card. Press it again to put it down.",
            "Nobody sees your choice until everyone has chosen. Then the cards are turned over, and the rest of each "
            f"hand goes on to the {view.direction.value}.",
            "From the cards that you keep you will build one rational function. Cards with the same dot have the same "
            "zero: one above and one below the line cancel and leave a hole.",
            "Press a goal to read what it means.",
        )
    return ()


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The whole rules in short sections."""
    return RULES


RULES = (
    ("The aim", "Build rational functions that match the goals on the table. The most points after all rounds win."),
    (
        "A round begins",
        "Factor cards and goal cards are shuffled. Five goals are face up for everyone, and each player gets six "
        "factor cards. The options change these numbers and the number of rounds.",
    ),
    (
        "The draft",
        "Everyone chooses one card from their hand at the same time and lays it face down. Then these cards are turned "
        "over, and the rest of each hand goes to the player on the left. The draft goes on until all cards are kept; "
        "you keep the last card of a hand without a choice.",
    ),
    (
        "Building",
        "Put your cards into the numerator or the denominator. You need not use all of them. An empty row is 1.",
    ),
    (
        "Scoring",
        "A function that matches a goal earns its points. Several players may earn the same goal.",
    ),
    (
        "Most, highest, lowest",
        "These goals compare all functions, and only the best earns the points. In a tie, the function with more "
        "factor cards wins; cards that cancel count too. If they are still tied, the points are split evenly, rounded "
        "up. Options can change both: ties split at once, or each player earns all the points. A count of zero earns "
        "nothing.",
    ),
    (
        "The next round",
        "Everything is shuffled and dealt again, and hands go the other way: to the right in the second round.",
    ),
    (
        "The end",
        "After two rounds the player with the most points wins. Players with the same points share the win.",
    ),
)
