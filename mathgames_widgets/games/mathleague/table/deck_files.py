"""The deck editor's files: saving a deck, opening one with its mistakes, and a game to begin with."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.mathleague.rules.decks import READY_DECKS, Deck, Limits, UnreadableFile, faults, read_deck
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import (
    Element,
    button,
    div,
    form,
    input_,
    label,
    li,
    option,
    p,
    select,
    span,
    textarea,
    ul,
)
from mathgames_widgets.page.page import Offers
from mathgames_widgets.table.sight import Press

MISTAKES_SHOWN = 12
LONGEST_SHOWN = 240
"""Enough of a mistake to find the line; a line may be a whole book."""

HAND_MADE = "TOOL | purple | 80 | Half and Half Again | 10 | 1/2 + 1/4 + 1/8 + ... = 1"


def file_name(deck: Deck) -> str:
    """What a deck's file is called.

    >>> file_name(Deck("My first deck", ()))
    'my-first-deck.txt'
    """
    words = re.findall(r"\w+", deck.name.lower())
    return f"{'-'.join(words)[:40] or 'deck'}.txt"


def save_room(names: Element, text: str, name: str) -> Element:
    """The deck as a file to keep and as text to copy, with its name."""
    return div(
        names,
        p(
            "Keep this file, or copy the text; “Open a file” takes both, and so does “Load a deck file” on the first "
            "page of the game.",
            cls="mg-advice",
        ),
        textarea(text, readonly=True, rows=5, aria_label="The deck as text", data_key="saved-text"),
        _download("Save as a file", name, text),
        cls="mg-panel",
        data_key="save-room",
    )


def _download(words: str, name: str, text: str) -> Element:
    return button(
        words,
        type="button",
        cls="mg-button mg-primary mg-deck-file",
        data_download=name,
        data_content=text,
        data_key="file",
    )


def load_room(typed: str, mistakes: Element | None, offers: Offers) -> Element:
    """A file or a text to open, to put into the deck, and what is wrong with it."""
    return form(
        p("Choose a deck file, or paste its text: a card a line, such as", cls="mg-advice"),
        p("blue Amara", cls="mg-deck-line"),
        p("or a card of your own with everything on it, such as", cls="mg-advice"),
        p(HAND_MADE, cls="mg-deck-line"),
        label(
            span("File", cls="mg-label"),
            input_(type="file", accept=".txt,text/plain", data_n=offers(Press("open-file")), data_key="deck-file"),
            cls="mg-box",
        ),
        textarea(typed, name="deck", rows=6, aria_label="The text of a deck file", data_key="deck-text"),
        mistakes,
        div(
            press("Open as my deck", offers(Press("open-text")), key="open-text", kind="mg-primary"),
            press("Put these cards into my deck", offers(Press("add-text")), key="add-text"),
            cls="mg-bar",
        ),
        cls="mg-panel mg-deck-room",
        data_key="load-room",
    )


def mistakes_room(mistakes: Sequence[str]) -> Element | None:
    """What is wrong with a text, by line and reason."""
    if not mistakes:
        return None
    left = len(mistakes) - MISTAKES_SHOWN
    return div(
        p(mistakes_text(mistakes), cls="mg-claim"),
        ul(*(li(shortened(one)) for one in mistakes[:MISTAKES_SHOWN]), cls="mg-league-refused"),
        p(f"And {left} more.", cls="mg-advice") if left > 0 else None,
        cls="mg-note mg-alert mg-deck-mistakes",
        data_key="mistakes",
    )


def mistakes_text(mistakes: Sequence[str]) -> str:
    """How many mistakes there are.

    >>> mistakes_text(["deck file, line 1: there is no card 'blue Amra'."])
    'One mistake; the deck is as it was.'
    """
    return f"{counted(len(mistakes), 'mistake').capitalize()}; the deck is as it was."


def shortened(said: str) -> str:
    """Enough of a mistake to see which one is meant."""
    return said if len(said) <= LONGEST_SHOWN else f"{said[:LONGEST_SHOWN]}…"


def deck_name(text: str) -> str:
    """The name of the deck in a file.

    >>> deck_name("deck: Mine\\nblue Amra\\n")
    Traceback (most recent call last):
      ...
    ValueError: The deck file, line 2: there is no card 'blue Amra'; is it 'blue Amara' or 'blue Bram'?

    Raises ValueError with the first mistake, and how many more there are.
    """
    try:
        return read_deck(text, "The deck file").name
    except UnreadableFile as unfit:
        first, *more = unfit.mistakes
    left = f" {counted(len(more), 'more mistake').capitalize()}: the deck editor shows all." if more else ""
    raise ValueError(f"{shortened(str(first))}{left}")


def ready_for(limits: Limits) -> list[str]:
    """The ready decks that may be played in such a game.

    >>> ready_for(Limits(40, 70)), ready_for(Limits(30, 30))
    (['Starter', 'One School', 'All Stars', 'Bargains'], [])
    """
    return [deck.name for deck in READY_DECKS if not faults(deck.cards, limits)]


def play_room(deck: Deck, wrong: Sequence[str], game: str, offers: Offers) -> Element:
    """A game with this deck against the computer, as a saved game that the page of the table goes on with."""
    if wrong:
        return div(
            p("A game begins with a deck that keeps to the rules.", cls="mg-claim"),
            ul(*map(li, wrong), cls="mg-league-refused"),
            cls="mg-panel",
            data_key="play-room",
        )
    choices = [option("the same deck", value=""), *(option(one, value=one) for one in ready_for(deck.limits))]
    begin = press("Shuffle the decks", offers(Press("begin")), key="begin", kind="" if game else "mg-primary")
    begin.attributes["type"] = "submit"
    return form(
        p(
            "A game of two with this deck, against the computer. Save it here; on the page of the table, “Go on with a "
            "saved game” takes the file.",
            cls="mg-advice",
        ),
        div(
            label(span("The computer plays"), select(*choices, name="against", data_key="against"), cls="mg-box"),
            begin,
            cls="mg-bar",
        ),
        _download("Save the game as a file", f"mathleague-{file_name(deck).removesuffix('.txt')}.json", game)
        if game
        else None,
        cls="mg-panel",
        data_key="play-room",
    )
