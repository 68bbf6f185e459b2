"""The deck editor on the stage: choose 55 cards, see what is wrong, save and open deck files, and begin a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from mathgames_widgets.core.game import Refused
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import new_seed_code
from mathgames_widgets.games import mathleague
from mathgames_widgets.page.cards import badge, group, note, press
from mathgames_widgets.page.html import Element, a, div, form, h2, header, input_, label, span
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.table.faces import PERSON, named
from mathgames_widgets.table.screen import Press

from ..rules.cards import POOL, Card, Cards, Key, in_order, in_pool, numbered
from ..rules.decks import (
    LONGEST_FILE,
    READY_DECKS,
    Deck,
    DeckLimits,
    deck_named,
    faults,
    is_no_text,
    read_draft,
    saved_as,
    write_deck,
)
from ..words.cards import cards_text, deck_text, key_text
from ..words.decks import mistakes_of, refusal
from . import deck_rooms
from .deck_rooms import Filters

say = room(__name__)


def new_deck() -> Deck:
    """A deck without cards."""
    return Deck(say("my-deck"), ())


def build_deck(deck: str = "") -> DeckEditor:
    """An editor for decks, which begins with nothing, with a ready deck by its name, or with the text of a deck file.

    >>> build_deck("starter")
    <DeckEditor: Starter, 55 cards>

    Raises ValueError, with a sentence for each mistake, for a name that no ready deck has and a text with mistakes.
    """
    if not deck:
        return DeckEditor(new_deck())
    try:
        return DeckEditor(_named_as_before(read_draft(deck), new_deck()) if "\n" in deck else deck_named(deck))
    except Refused as unfit:
        raise ValueError("\n".join(mistakes_of(unfit))) from None


def _named_as_before(deck: Deck, before: Deck) -> Deck:
    """A file without a name leaves the deck the one it has."""
    return deck if deck.name else replace(deck, name=before.name)


class DeckEditor(Page):
    """A deck in the making, on the stage. Made by `build_deck`."""

    def __init__(self, deck: Deck) -> None:
        self._deck = replace(deck, cards=in_order(deck.cards))
        self._before: list[Deck] = []
        self._made: dict[Key, Card] = {}
        self._filters = Filters()
        self._against = ""
        self._begun: tuple[Any, str] = (None, "")
        self._learn(deck.cards)
        self._clear()
        kept = saved_as(write_deck(self._deck)) if deck.cards else ""
        super().__init__(self._page, self._answer_to, keep="mathleague deck", kept=kept)

    def _clear(self) -> None:
        self._open, self._typed = "", ""
        self._mistakes: tuple[str, ...] = ()
        self._notice = ""

    @property
    def deck(self) -> Deck:
        """The deck as it stands, finished or not."""
        return self._deck

    @property
    def _wrong(self) -> tuple[str, ...]:
        """What is wrong with the deck, in sentences."""
        return tuple([refusal(fault) or "" for fault in faults(self._deck.cards, self._deck.limits)])

    def __repr__(self) -> str:
        return f"<DeckEditor: {self._deck.name}, {len(self._deck.cards)} cards>"

    # ── what is done ──────────────────────────────────────────────────────────────────────────────────────────────

    def _answer_to(self, thing: Any, values: Values) -> None:
        if not isinstance(thing, Press):
            raise TypeError(f"{thing!r} cannot be taken.")
        self._notice = ""
        self.redraw(self._press(thing.what, thing.value, values))

    def _press(self, what: str, value: Any, values: Values) -> str:
        match what:
            case "add":
                cards = (*self._deck.cards, next(card for card in self._pool() if card.key == value))
                return self._change(replace(self._deck, cards=cards), say("is-in", card=key_text(value)))
            case "remove":
                cards = tuple([card for card in self._deck.cards if card.key != value])
                return self._change(replace(self._deck, cards=cards), say("is-out", card=key_text(value)))
            case "remove-all":
                cards = tuple([card for card in self._deck.cards if replace(card, copy=1).key != value])
                return self._change(replace(self._deck, cards=cards), say("is-out", card=key_text(value)))
            case "filter":
                self._filters = deck_rooms.filters_of(values, self._filters)
                return ""
            case "limits":
                return self._limit(values)
            case "ready":
                return self._change(deck_named(value), say("deck-is-open", deck=deck_text(deck_named(value))))
            case "empty":
                return self._change(replace(new_deck(), limits=self._deck.limits), say("empty-is-open"))
            case "undo":
                self._stand(self._before.pop())
                return say("taken-back")
            case "name":
                return self._rename(values)
            case "open-text" | "open-file" | "add-text":
                return self._read_file(values.get("text" if what == "open-file" else "deck", ""), what == "add-text")
            case "save" | "load":
                opened = "" if self._open == what else what
                self._clear()
                self._open = opened
                return ""
            case "play":
                return self._tell(" ".join([say("cannot-play-yet"), *self._wrong]))
            case "against":
                self._against = values.get("against", "")
                return ""
            case "close":
                self._clear()
                return say("closed")
        raise ValueError(f"{what!r} is not a button of the deck editor.")

    def _change(self, deck: Deck, said: str) -> str:
        """Another deck, which can be taken back."""
        self._before.append(self._deck)
        self._stand(deck)
        many = say("has-so-many", cards=len(deck.cards), **deck_rooms.size_slots(deck.limits))
        return f"{said} {many}"

    def _stand(self, deck: Deck) -> None:
        self._deck = replace(deck, cards=in_order(numbered(deck.cards)))
        self._learn(deck.cards)
        self.kept = saved_as(write_deck(self._deck))

    def _learn(self, cards: Cards) -> None:
        """Hand-made cards stay among those to choose from when they are taken out."""
        once = [replace(card, copy=1) for card in cards]
        self._made |= {card.key: card for card in once if not in_pool(card)}

    def _limit(self, values: Values) -> str:
        """The limits of the game that the deck is for; what is no choice changes nothing."""
        before = self._deck.limits
        size, copies = values.get("size", before.size), values.get("copies", str(before.copies))
        try:
            limits = DeckLimits.read(size, int(copies))
        except ValueError:
            return ""
        return self._change(replace(self._deck, limits=limits), say("for-games", **deck_rooms.size_slots(limits)))

    def _rename(self, values: Values) -> str:
        """The name and the plan, if they can stand in a file: the reader of deck files is asked."""
        name, plan = (" ".join(values.get(box, "").split()) for box in ("name", "plan"))
        lines = [f"deck: {name}", *([f"plan: {plan}"] if plan else [])]
        try:
            head = read_draft("\n".join(lines), limits=self._deck.limits)
        except Refused as unfit:
            return self._tell(" ".join(mistakes_of(unfit, where=False)))
        return self._change(replace(head, cards=self._deck.cards), say("is-called", deck=head.name))

    def _read_file(self, text: str, is_addition: bool) -> str:
        """Open a deck file, or put its cards in; with mistakes the deck stays as it is, and so does the text."""
        self._typed, self._mistakes = text, ()
        if not text.strip():
            return self._tell(say("nothing-to-open"))
        if len(text) > LONGEST_FILE:
            return self._tell(say("text-too-long", characters=len(text), most=LONGEST_FILE))
        if is_no_text(text):
            self._typed = ""
            return self._tell(say("no-text-file"))
        try:
            found = read_draft(text)
        except Refused as unfit:
            self._mistakes = mistakes_of(unfit)
            return f"{deck_rooms.mistakes_text(self._mistakes)} {deck_rooms.shortened(self._mistakes[0])}"
        self._clear()
        if is_addition:
            return self._add(found.cards)
        return self._change(_named_as_before(found, new_deck()), say("file-is-open"))

    def _add(self, cards: Cards) -> str:
        here = Counter([replace(card, copy=1) for card in self._deck.cards])
        fresh: list[Card] = []
        twice: list[Card] = []
        for card in [replace(other, copy=1) for other in cards]:
            fits = here[card] < self._deck.limits.copies
            (fresh if fits else twice).append(card)
            here[card] += fits
        said = say("put-in", count=len(fresh))
        if twice:
            self._notice = say("left-out", cards=cards_text(twice))
        return f"{self._change(replace(self._deck, cards=(*self._deck.cards, *fresh)), said)} {self._notice}".strip()

    def _game(self) -> str:
        """A game with this deck in which nothing has been played yet: the table goes on with it."""
        now = (self._deck, self._against)
        if self._begun[0] != now:
            self._begun = (now, self._fresh_game())
        return self._begun[1]

    def _fresh_game(self) -> str:
        fits = self._against in dict(deck_rooms.ready_for(self._deck.limits))
        limits, own = self._deck.limits, write_deck(self._deck)
        decks = (own, self._against if fits else own)
        rules = mathleague.Rules(decks=decks, deck_size=limits.size, deck_copies=limits.copies)
        kinds = (PERSON, mathleague.BOTS[-1].name)
        game = Match(mathleague, 2, new_seed_code(), rules=rules, names=named(("", ""), kinds))
        return replace(game.record(), seats=kinds).to_json()

    def _tell(self, sentence: str) -> str:
        self._notice = sentence
        return sentence

    def restore(self, kept: str) -> None:
        """Go on with the deck that the browser kept. What cannot be read is left behind."""
        try:
            self._stand(read_draft(kept[:LONGEST_FILE]))
        except Refused:
            self._notice = say("deck-lost")
        self.redraw(self._notice)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _pool(self) -> Cards:
        return in_order([*POOL, *self._made.values()])

    def _page(self, offers: Offers) -> Element:
        close = offers(Press("close")) if self._open or self._notice else None
        return div(
            self._head(offers),
            note(self._notice, key="notice", kind="mg-alert") if self._notice else None,
            self._opened(offers),
            deck_rooms.standing(self._deck, self._wrong, offers),
            div(
                deck_rooms.deck_room(self._deck.cards, offers),
                div(
                    deck_rooms.chooser(self._pool(), self._deck, self._filters, offers),
                    deck_rooms.counts_room(self._deck.cards),
                    deck_rooms.numbers_room(self._deck.cards),
                    cls="mg-draft",
                    data_key="choosing",
                ),
                cls="mg-deck-rooms",
                data_key="rooms",
            ),
            cls="mg-table mg-deck-editor",
            data_key="editor",
            data_escape=close,
        )

    def _head(self, offers: Offers) -> Element:
        tools = (
            press(say("editor-undo"), offers(Press("undo")) if self._before else None, key="undo"),
            self._tool(say("editor-save"), "save", offers),
            self._tool(say("editor-open"), "load", offers),
            self._play(offers),
        )
        return header(
            div(
                h2(say("deck-editor"), tabindex=-1, data_focus="editor"),
                badge(deck_text(self._deck)),
                cls="mg-head-line",
            ),
            group(*tools, key="tools", label=say("editor-tools"), cls="mg-tools mg-deck-tools"),
            deck_rooms.against_form(self._against, self._deck.limits, offers),
            self._beginnings(offers),
            cls="mg-head",
            data_key="head",
        )

    def _play(self, offers: Offers) -> Element:
        """The way to the table, where the game begins that this browser is given here."""
        if self._wrong:
            return press(say("editor-play"), offers(Press("play")), key="play")
        return a(
            say("editor-play"),
            href="play.ipynb",
            cls="mg-button mg-primary",
            data_keeps=f"tab table {mathleague.NAME}",
            data_content=self._game(),
            data_key="play",
        )

    def _tool(self, words: str, what: str, offers: Offers) -> Element:
        return press(words, offers(Press(what)), key=what, aria_expanded=str(self._open == what).lower())

    def _beginnings(self, offers: Offers) -> Element:
        ready = [
            press(deck_text(deck), offers(Press("ready", deck.id)), key=f"ready-{deck.id}") for deck in READY_DECKS
        ]
        return group(
            span(say("start-from"), cls="mg-status"),
            press(say("start-from-nothing"), offers(Press("empty")), key="empty"),
            *ready,
            key="beginnings",
            label=say("start-from-deck"),
            cls="mg-bar",
        )

    def _opened(self, offers: Offers) -> Element | None:
        match self._open:
            case "save":
                return deck_rooms.save_room(
                    self._names(offers), write_deck(self._deck), deck_rooms.file_name(self._deck)
                )
            case "load":
                return deck_rooms.load_room(self._typed, deck_rooms.mistakes_room(self._mistakes), offers)
        return None

    def _names(self, offers: Offers) -> Element:
        """Boxes for the name of the deck and the plan behind it."""
        done = press(say("save-name"), offers(Press("name")), key="name-it", type="submit")
        boxes = [
            label(
                span(words),
                input_(type="text", name=name, value=value, size=size, autocomplete="off", data_key=f"box-{name}"),
                cls="mg-box",
            )
            for name, words, value, size in (
                ("name", say("deck-name"), self._deck.name, 18),
                ("plan", say("deck-plan"), self._deck.plan, 40),
            )
        ]
        return form(*boxes, done, cls="mg-bar", data_key="names")
