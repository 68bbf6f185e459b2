"""The parts of the deck editor: cards to choose from, the deck, its restrictions and numbers, its files, and a game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from mathgames_widgets.core.game import Refused
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import choose, group, note, press, room, sheet
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.table.screen import Press

from ..analysis.chances import DeckFacts, deck_facts, expected_win_number
from ..rules.cards import COLOURS, KINDS, Card, Cards, Student, Tool
from ..rules.decks import LARGEST, MOST_COPIES, READY_DECKS, SMALLEST, Deck, DeckLimits, faults, read_deck
from ..rules.state import Rules
from ..words.cards import card_name, card_says, colour_text, deck_text, kind_text, level_text, points_text, short_level
from ..words.decks import mistakes_of
from .parts import colour_of, say, spoken, whole_card

KIND_NAMES = tuple([kind.kind for kind in KINDS])
IN, OUT = "in", "out"
ANY_SIZE = f"{SMALLEST}-{LARGEST}"
SIZES = ("55", "30", "40-70", ANY_SIZE)
"""Deck limits that are offered to choose from."""

PRINTED = Rules()
"""A deck's numbers are told for the rulebook's own rules."""


@dataclass(frozen=True, slots=True)
class Filters:
    """Which cards to show; an empty text leaves none out."""

    kind: str = "STUDENT"
    colour: str = ""
    place: str = ""
    words: str = ""

    def fits(self, card: Card, deck: frozenset[str]) -> bool:
        """Whether a card is shown: every word that was typed stands somewhere on it.

        >>> from mathgames_widgets.games.mathleague.rules.cards import card
        >>> [Filters(words=words).fits(card("blue Amara"), frozenset()) for words in ("Euler 200", "Noether")]
        [True, False]
        """
        said = f"{spoken(card)} {card_says(card)}".lower()
        return (
            self.kind in ("", card.kind)
            and self.colour in ("", card.colour)
            and self.place in ("", IN if card.key in deck else OUT)
            and all(word in said for word in self.words.lower().split())
        )


def filters_of(values: Values, before: Filters) -> Filters:
    """What the boxes of the form say; what is no choice of theirs changes nothing."""
    kind, colour = values.get("kind", before.kind), values.get("colour", before.colour)
    place = values.get("place", before.place)
    return Filters(
        kind if kind in ("", *KIND_NAMES) else before.kind,
        colour if colour in ("", *COLOURS) else before.colour,
        place if place in ("", IN, OUT) else before.place,
        " ".join(values.get("words", before.words).split())[:LONGEST_SEARCH],
    )


LONGEST_SEARCH = 60


# ── cards to choose from ──────────────────────────────────────────────────────────────────────────────────────────


def chooser(pool: Cards, deck: Deck, filters: Filters, offers: Offers) -> Element:
    """The cards that the filters let through, each with everything on it; a press puts one in or takes it out."""
    keys = frozenset([card.key for card in deck.cards])
    copies = Counter([replace(card, copy=1).key for card in deck.cards])
    shown = [card for card in pool if filters.fits(card, keys)]
    return room(
        say("pool", count=len(shown)),
        _filter_form(filters, offers),
        group(
            *(_choice(card, copies[card.key], deck.limits.copies, offers) for card in shown),
            None if shown else h.p(say("no-match"), cls="mg-empty"),
            key="pool-cards",
            label=say("cards-to-choose"),
            cls="mg-deck-pool",
        ),
        key="pool",
    )


def _choice(card: Card, there: int, copies: int, offers: Offers) -> Element:
    """A press puts the card in, as often as the deck may have it; then one takes it out."""
    is_full = there >= copies
    out = "remove" if copies == 1 else "remove-all"
    return whole_card(
        card,
        key=f"pool.{card.key}",
        offer=offers(Press(out if is_full else "add", card.key)),
        pressed=is_full,
        label=say("take-out" if is_full else "put-this-in"),
        below=_there(there, copies),
        long=True,
    )


def _there(count: int, copies: int) -> str:
    """Whether a card is in the deck, and how often where it may be there more than once."""
    if not count:
        return ""
    return say("in-the-deck") if copies == 1 else say("so-many-in-the-deck", count=count)


def _filter_form(filters: Filters, offers: Offers) -> Element:
    filtering = offers(Press("filter"))
    find = press(say("find"), filtering, key="find", type="submit")
    words = h.input_(
        type="text", name="words", value=filters.words, placeholder=say("find-words"), size=16,
        maxlength=LONGEST_SEARCH, autocomplete="off", data_key="words",
    )  # fmt: skip
    kinds = (("", say("any-kind")), *((kind, kind_text(kind)) for kind in KIND_NAMES))
    colours = (("", say("any-colour")), *((colour, colour_text(colour)) for colour in COLOURS))
    places = (("", say("place-any")), (IN, say("place-in")), (OUT, say("place-out")))
    return h.form(
        _select("kind", say("box-kind"), kinds, filters.kind, filtering),
        _select("colour", say("box-colour"), colours, filters.colour, filtering),
        _select("place", say("box-place"), places, filters.place, filtering),
        h.label(h.span(say("box-words")), words, cls="mg-box"),
        find,
        cls="mg-bar",
        aria_label=say("which-to-show"),
        data_key="filters",
    )


def _select(name: str, words: str, choices: Sequence[tuple[str, str]], chosen: str, offer: int) -> Element:
    return h.label(h.span(words), choose(name, choices, chosen, offer), cls="mg-box")


# ── the deck ──────────────────────────────────────────────────────────────────────────────────────────────────────


def so_many(cards: int, limits: DeckLimits) -> str:
    """How many cards a deck has, of how many.

    >>> so_many(54, DeckLimits()), so_many(54, DeckLimits(40, 70))
    ('54 of 55 cards', '54 cards (40 to 70 needed)')
    """
    return say("so-many", cards=cards, **size_slots(limits))


def size_slots(limits: DeckLimits) -> dict[str, str | int]:
    """How many cards a deck has, as slots of a sentence."""
    size = "exact" if limits.fewest == limits.most else "range"
    return {"size": size, "fewest": limits.fewest, "most": limits.most}


def size_choices(limits: DeckLimits | None = None) -> tuple[tuple[str, str], ...]:
    """Numbers of cards to choose from, with that of these limits: `deck_size` of `Rules` and its words."""
    sizes = SIZES if limits is None or limits.size in SIZES else (*SIZES, limits.size)
    slots = {size: size_slots(DeckLimits.read(size)) for size in sizes}
    slots[ANY_SIZE]["size"] = "any"
    return tuple([(size, say("size-choice", **slots[size])) for size in sizes])


def copies_choices() -> tuple[tuple[int, str], ...]:
    """How often a deck may have a card: `deck_copies` of `Rules` and its words."""
    return tuple([(copies, say("copies-choice", copies=copies)) for copies in range(1, MOST_COPIES + 1)])


def standing(deck: Deck, wrong: Sequence[str], offers: Offers) -> Element:
    """How many cards the deck has, what is wrong with it, and which restrictions it is for."""
    said, limits = wrong or (say("can-play"),), deck.limits
    return room(
        None,
        h.div(
            h.span(so_many(len(deck.cards), limits), cls="mg-verdict"),
            h.el("progress")(
                value=min(len(deck.cards), limits.fewest),
                max=limits.fewest,
                cls="mg-league-progress",
                aria_label=say("cards-chosen"),
            ),
            cls="mg-bar",
        ),
        *(note(fault, key=f"fault{at}", kind="" if wrong else "mg-deck-lawful") for at, fault in enumerate(said)),
        _limits_form(limits, offers),
        key="standing",
        label=say("deck-size-so-far"),
    )


def _limits_form(limits: DeckLimits, offers: Offers) -> Element:
    """The limits of the game that the deck is for; the game has the same two options."""
    choosing = offers(Press("limits"))
    copies = [(f"{number}", words) for number, words in copies_choices()]
    return h.form(
        _select("size", say("box-size"), size_choices(limits), limits.size, choosing),
        _select("copies", say("box-copies"), copies, f"{limits.copies}", choosing),
        cls="mg-bar",
        aria_label=say("deck-limits"),
        data_key="limits",
    )


def deck_room(deck: Cards, offers: Offers) -> Element:
    """The cards of the deck by their kinds; a press takes one out."""
    kinds = [(kind, [card for card in deck if card.kind == kind]) for kind in KIND_NAMES]
    return room(
        say("your-deck"),
        h.p(say("press-to-take-out"), cls="mg-advice") if deck else h.p(say("no-cards-yet"), cls="mg-empty"),
        group(
            *(_of_kind(kind, cards, offers) for kind, cards in kinds if cards),
            key="deck-cards",
            label=say("your-deck"),
            cls="mg-deck-kinds",
        ),
        key="deck",
    )


def _of_kind(kind: str, cards: list[Card], offers: Offers) -> Element:
    return h.div(
        h.h4(say("of-kind", kind=kind_text(kind), count=len(cards)), cls="mg-deck-kind"),
        h.div(*(_chosen(card, offers) for card in cards), cls="mg-deck-row"),
        data_key=f"deck-{kind}",
    )


def _chosen(card: Card, offers: Offers) -> Element:
    """A card of the deck, small: its colour, its name and the number on it."""
    number = _number_on(card)
    return h.button(
        h.span(
            colour_of(card),
            h.span(card_name(card.key), cls="mg-league-chip-name"),
            h.span(number, cls="mg-league-chip-value") if number else None,
            cls="mg-league-chip-line",
            aria_hidden="true",
        ),
        type="button",
        cls=f"mg-league-chip mg-edge-{card.colour}",
        aria_label=say("take-out-card", card=spoken(card)),
        data_n=offers(Press("remove", card.key)),
        data_key=f"deck.{card.key}",
    )


def _number_on(card: Card) -> str:
    match card:
        case Student():
            return f"{short_level(card.level)} {card.high_score}"
        case Tool():
            return f"+{card.value}"
    return ""


# ── counts and numbers ────────────────────────────────────────────────────────────────────────────────────────────


def counts_room(deck: Cards) -> Element:
    """How many cards of each kind and colour there are."""
    counts = Counter([(card.kind, card.colour) for card in deck])
    rows = {kind: [counts[kind, colour] for colour in COLOURS] for kind in KIND_NAMES}
    columns = [sum(counts[kind, colour] for kind in KIND_NAMES) for colour in COLOURS]
    return sheet(
        say("counts"),
        (say("counts-kind"), *map(colour_text, COLOURS), say("counts-all")),
        [_row(kind_text(kind), [*row, sum(row)]) for kind, row in rows.items()],
        foot=_row(say("counts-all"), [*columns, sum(columns)]),
        key="counts",
        cls="mg-deck-counts",
        tabindex=0,
        role="region",
    )


def _row(heading: str, numbers: list[int]) -> Element:
    return h.tr(h.th(heading, scope="row"), *(h.td(number) for number in numbers))


def numbers_room(deck: Cards) -> Element | None:
    """The deck in numbers: win number, best four, what they cost."""
    if not deck:
        return None
    lines = _lines(deck, deck_facts(deck, PRINTED))
    return room(
        say("deck-in-numbers"),
        h.dl(*(h.div(h.dt(what), h.dd(said), cls="mg-feature") for what, said in lines), cls="mg-features"),
        key="numbers",
    )


def _lines(deck: Cards, facts: DeckFacts) -> list[tuple[str, str]]:
    win_number = expected_win_number([deck, deck], PRINTED.base)
    has_four = facts.best_four > 0
    return [
        (say("numbers-win-number"), _about(float(win_number))),
        (say("numbers-domino"), _about(float(facts.number))),
        (say("numbers-best"), points_text(facts.best_four) if has_four else say("fewer-than-four")),
        (say("numbers-cost"), points_text(facts.cost)),
        (say("numbers-tools"), points_text(facts.tool_points)),
        (say("numbers-levels"), _each({level_text(level): number for level, number in facts.levels.items()})),
        (
            say("numbers-colours"),
            _each({colour_text(colour): count for colour, count in facts.students_of_colour.items()}),
        ),
        (say("numbers-schools"), _schools(facts)),
    ]


def _about(value: float) -> str:
    return say("about", number=f"{value:.1f}")


def _each(counts: Mapping[str, int]) -> str:
    return ", ".join([say("name-and-number", name=name, number=number) for name, number in counts.items()])


def _schools(facts: DeckFacts) -> str:
    told = [
        say("school-and-students", school=name, schools=schools, students=students)
        for name, (schools, students) in facts.schools.items()
    ]
    return ", ".join(told) or say("none")


# ── files, and a game to begin with ───────────────────────────────────────────────────────────────────────────────────


MISTAKES_SHOWN = 12
LONGEST_SHOWN = 240
"""Enough of a mistake to find the line; a line may be a whole book."""

EXAMPLE = "blue Amara"
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
    return h.div(
        names,
        h.p(
            say("keep-this-file"),
            cls="mg-advice",
        ),
        h.textarea(text, readonly=True, rows=5, aria_label=say("deck-as-text"), data_key="saved-text"),
        h.button(
            say("save-as-file"),
            type="button",
            cls="mg-button mg-primary mg-deck-file",
            data_download=name,
            data_content=text,
            data_key="file",
        ),
        cls="mg-panel",
        data_key="save-room",
    )


def load_room(typed: str, mistakes: Element | None, offers: Offers) -> Element:
    """A file or a text to open, to put into the deck, and what is wrong with it."""
    return h.form(
        h.p(say("choose-or-paste"), cls="mg-advice"),
        h.p(EXAMPLE, cls="mg-deck-line"),
        h.p(say("or-own-card"), cls="mg-advice"),
        h.p(HAND_MADE, cls="mg-deck-line"),
        h.label(
            h.span(say("file"), cls="mg-label"),
            h.input_(type="file", accept=".txt,text/plain", data_n=offers(Press("open-file")), data_key="deck-file"),
            cls="mg-box",
        ),
        h.textarea(typed, name="deck", rows=6, aria_label=say("text-of-file"), data_key="deck-text"),
        mistakes,
        h.div(
            press(say("open-as-mine"), offers(Press("open-text")), key="open-text", kind="mg-primary"),
            press(say("add-to-mine"), offers(Press("add-text")), key="add-text"),
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
    return h.div(
        h.p(mistakes_text(mistakes), cls="mg-claim"),
        h.ul(*(h.li(shortened(mistake)) for mistake in mistakes[:MISTAKES_SHOWN]), cls="mg-league-refused"),
        h.p(say("more-mistakes", count=left), cls="mg-advice") if left > 0 else None,
        cls="mg-note mg-alert mg-deck-mistakes",
        data_key="mistakes",
    )


def mistakes_text(mistakes: Sequence[str]) -> str:
    """How many mistakes there are.

    >>> mistakes_text(["Line 1: There is no card 'blue Amra'."])
    'One mistake. Your deck has not changed.'
    """
    return say("mistakes", count=len(mistakes))


def shortened(sentence: str) -> str:
    """Enough of a mistake to see which one is meant."""
    return sentence if len(sentence) <= LONGEST_SHOWN else f"{sentence[:LONGEST_SHOWN]}…"


def deck_name(text: str) -> str:
    """The name of the deck in a file.

    >>> deck_name("deck: Mine\\nblue Amra\\n")
    Traceback (most recent call last):
      ...
    ValueError: Line 2: There is no card 'blue Amra'. Is it 'blue Amara' or 'blue Bram'?

    Raises ValueError with the first mistake, and how many more there are.
    """
    found = _read_once(text)
    if isinstance(found, Refused):
        first, *more = mistakes_of(found)
        left = [say("mistakes-left", count=len(more))] if more else []
        raise ValueError(" ".join([shortened(first), *left]))
    return found or say("an-unnamed-deck")


@lru_cache(64)
def _read_once(text: str) -> str | Refused:
    """The name of the deck in a file, or what is wrong with it: pages that show a deck ask at every drawing."""
    try:
        return read_deck(text).name
    except Refused as unfit:
        return unfit


def ready_for(limits: DeckLimits) -> list[tuple[str, str]]:
    """The ready decks that may be played in such a game, with their names.

    >>> ready_for(DeckLimits(40, 70))[:2], ready_for(DeckLimits(30, 30))
    ([('starter', 'Starter'), ('one_school', 'One School')], [])
    """
    return [(deck.id, deck_text(deck)) for deck in READY_DECKS if not faults(deck.cards, limits)]


def against_form(chosen: str, limits: DeckLimits, offers: Offers) -> Element:
    """Which deck the bot plays with."""
    choices = [("", say("same-deck")), *ready_for(limits)]
    return h.form(
        _select("against", say("bot-plays"), choices, chosen, offers(Press("against"))),
        cls="mg-bar",
        aria_label=say("other-deck"),
        data_key="against-form",
    )
