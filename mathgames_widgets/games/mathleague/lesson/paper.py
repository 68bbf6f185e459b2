"""What mathleague.org/cards has on paper: the starter deck, a team sheet, and a sheet for what was paid."""

from __future__ import annotations

from mathgames_widgets.page.html import Element, p
from mathgames_widgets.page.paper import Pack, blank, leaf, rules_leaf, to_fill_in, told

from ..rules.decks import STARTER_DECK
from ..rules.state import TITLE
from ..table.parts import whole_card
from ..words.rules import rules_in_short

STUDENTS = ("Student 1", "Student 2", "Student 3", "Student 4")
SUMS = (
    "Average of the four",
    "50 for one color and a teacher of it",
    "Tools on its schools, at most 100 (school score)",
    "Team score",
)


def packs() -> tuple[Pack, ...]:
    """One player's deck: print it once for each player, or share it as the rules say."""
    cards = [told(whole_card(card, key=card.key, long=True), card.colour) for card in STARTER_DECK.cards]
    return (Pack(f"{STARTER_DECK.name} deck", tuple(cards)),)


def boards() -> tuple[Element, ...]:
    """The rules, a team's score step by step, and what each card cost."""
    return (rules_leaf(TITLE, rules_in_short()), _team(), _costs())


def _team() -> Element:
    steps = ("", "printed score", "times", "tools", "doubled by a teacher?", "score, at most 300")
    return leaf(
        f"{TITLE}: my team",
        p(blank("Win number")),
        to_fill_in("The four students", steps, STUDENTS),
        to_fill_in("The all-star score: any four students", ("", "points"), (SUMS[0], SUMS[1], SUMS[3])),
        to_fill_in("A school score: four of one school team", ("", "points"), SUMS),
    )


def _costs() -> Element:
    said = p("Waste as little as you can: anything you pay above the cost is lost.")
    columns = ("Card played", "cost", "paid with", "paid", "lost")
    return leaf(f"{TITLE}: what I paid", said, to_fill_in("", columns, [""] * 22))
