"""What mathleague.org/cards has on paper: a deck, a team sheet, and a sheet for what was paid."""

from __future__ import annotations

from pathlib import Path

from mathgames_widgets.core.game import Refused
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, p
from mathgames_widgets.page.paper import Pack, blank, leaf, rules_leaf, to_fill_in, told

from ..rules.decks import STARTER_DECK, Deck, deck_named, read_deck
from ..rules.scoring import FOUR
from ..rules.state import TITLE
from ..table.parts import whole_card
from ..words.cards import colour_text, deck_text
from ..words.decks import mistakes_of
from ..words.rules import rules_in_short
from .pictures import Cards

say = room(__name__)

CARDS_PAID = 22
"""Rows for cards that were paid for."""


def packs(deck: str = "") -> tuple[Pack, ...]:
    """One player's deck: print it once for each player, or share it as the rules say.

    `deck` is the name of a ready one, or a deck file. Raises ValueError, with one sentence, for what is neither.
    """
    found = _read(deck or STARTER_DECK.name)
    cards = [told(whole_card(card, key=card.key, long=True), colour_text(card.colour)) for card in found.cards]
    return (Pack(say("pack", deck=deck_text(found)), tuple(cards)),)


def _read(deck: str) -> Deck:
    file = Path(deck)
    try:
        return read_deck(file.read_text(encoding="utf-8"), file.name) if file.is_file() else deck_named(deck)
    except Refused as wrong:
        raise ValueError(mistakes_of(wrong)[0]) from wrong
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(say("unreadable-file", file=f"{file}")) from error


def boards() -> tuple[Element, ...]:
    """The rules, a team's score step by step, and what each card cost."""
    return (rules(), _team(), _costs())


def rules() -> Element:
    """The rules on a page: a student with what lies on one, and a team."""
    known = {card.key: card for card in STARTER_DECK.cards}

    def cards(*keys: str) -> list[Element]:
        return [Cards(tuple([known[key] for key in keys])).draw()]

    pictures = (
        (cards("blue Ben", "blue Triangle Area", "blue Coach Fermat"), say("picture-student")),
        (cards("blue Amara", "blue Ben", "blue Chiara", "blue Dev"), say("picture-team")),
    )
    return rules_leaf(TITLE, rules_in_short(), pictures)


def _team() -> Element:
    steps = ("", say("printed-score"), say("times"), say("tools"), say("doubled"), say("score-at-most"))
    students = [say("student-number", number=number) for number in range(1, FOUR + 1)]
    average, bonus, of_schools = say("average-of-four"), say("fifty-for-colour"), say("tools-on-schools")
    points, score = ("", say("points")), say("team-score")
    return leaf(
        say("my-team", game=TITLE),
        p(blank(say("win-number"))),
        to_fill_in(say("four-students"), steps, students),
        to_fill_in(say("all-star-four"), points, (average, bonus, score)),
        to_fill_in(say("school-four"), points, (average, bonus, of_schools, score)),
    )


def _costs() -> Element:
    columns = (say("card-played"), say("cost"), say("paid-with"), say("paid"), say("lost"))
    return leaf(say("what-i-paid", game=TITLE), p(say("waste-little")), to_fill_in("", columns, [""] * CARDS_PAID))
