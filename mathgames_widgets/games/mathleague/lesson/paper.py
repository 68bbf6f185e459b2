"""What mathleague.org/cards has on paper: a deck, a team sheet, and a sheet for what was paid."""

from __future__ import annotations

from pathlib import Path

from mathgames_widgets.core.game import Refused
from mathgames_widgets.page.html import Element, p
from mathgames_widgets.page.paper import Pack, blank, leaf, rules_leaf, to_fill_in, told

from ..rules.decks import STARTER_DECK, Deck, deck_named, read_deck
from ..rules.state import TITLE
from ..table.parts import whole_card
from ..words.decks import mistakes_of
from ..words.rules import rules_in_short

STUDENTS = ("Student 1", "Student 2", "Student 3", "Student 4")
SUMS = (
    "Average of the four",
    "50 for one color and a teacher of it",
    "Tools on its schools, at most 100 (school score)",
    "Team score",
)


def packs(deck: str = "") -> tuple[Pack, ...]:
    """One player's deck: print it once for each player, or share it as the rules say.

    `deck` is the name of a ready one, or a deck file. Raises ValueError, with one sentence, for what is neither.
    """
    found = _read(deck or STARTER_DECK.name)
    cards = [told(whole_card(card, key=card.key, long=True), card.colour) for card in found.cards]
    return (Pack(f"{found.name} deck", tuple(cards)),)


def _read(deck: str) -> Deck:
    file = Path(deck)
    try:
        return read_deck(file.read_text(encoding="utf-8"), file.name) if file.is_file() else deck_named(deck)
    except Refused as wrong:
        raise ValueError(mistakes_of(wrong)[0]) from wrong
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(
            f"{file} cannot be read as a deck file; open it in the deck editor and save it again."
        ) from error


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
