"""The variants on the first page: what each kind of box shows, and what its field of `Rules` becomes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from mathgames_widgets.widgets.cards import press
from mathgames_widgets.widgets.html import (
    Element,
    details,
    div,
    fieldset,
    input_,
    label,
    legend,
    option,
    p,
    select,
    span,
    summary,
    textarea,
)
from mathgames_widgets.widgets.sight import Press, Sight

AS_GIVEN = "as given to play()"
TYPED = re.compile(r" is '(.*)', but", re.DOTALL)
"""A text among the values, as Python writes it."""

LONGEST_SHOWN = 24
EVERYBODY = "everybody"


@dataclass(frozen=True, slots=True)
class Number:
    """A variant that is a whole number; `group` is the heading below which it stands, if any."""

    field: str
    label: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A variant with a few values, each with its words; a box holds the value as text."""

    field: str
    label: str
    values: tuple[tuple[object, str], ...]
    group: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """A variant that is on or off."""

    field: str
    label: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class EachSeat:
    """A variant with a text for each seat: one of a few, the first where nobody chooses, or one of the players' own.

    The field of `Rules` holds one text for each seat, or one for all, or none where everybody has the first. `thing`
    is what such a text is, a deck; `named` reads one and says what it is called, or raises ValueError with a sentence.
    """

    field: str
    label: str
    texts: tuple[tuple[str, str], ...]
    thing: str
    named: Callable[[str], str]
    group: str = ""

    def box(self, place: int) -> str:
        """The name of the box of a seat."""
        return f"{self.field}{place}"

    @property
    def own_text(self) -> str:
        """The name of the box for a text of one's own."""
        return f"{self.field}-text"

    @property
    def own_seat(self) -> str:
        """The name of the box that says whom it is for."""
        return f"{self.field}-seat"


Variant = Number | Choice | Tick | EachSeat


def with_given(variants: Sequence[Variant], rules: Any) -> tuple[Variant, ...]:
    """The variants; a choice that does not list what was given to `play` has it as one value more."""
    return tuple([_with_value(variant, getattr(rules, variant.field)) for variant in variants])


def _with_value(variant: Variant, value: object) -> Variant:
    if not isinstance(variant, Choice) or any(one == value for one, _ in variant.values):
        return variant
    return replace(variant, values=(*variant.values, (value, AS_GIVEN)))


# ── from rules to boxes, and back ─────────────────────────────────────────────────────────────────────────────────


def boxes_of(variant: Variant, value: Any, seats: int) -> dict[str, str]:
    """What stands in the boxes of a variant with this value, at a page with so many places."""
    match variant:
        case Tick():
            return {variant.field: "on" if value else ""}
        case EachSeat():
            given = list(value) * seats if len(value) == 1 else list(value)
            given += [variant.texts[0][0]] * (seats - len(given))
            return {variant.box(place): text for place, text in enumerate(given[:seats])}
    return {variant.field: str(value)}


def names_of(variants: Sequence[Variant], seats: int) -> set[str]:
    """The names of all boxes whose values are kept."""
    each = {variant.box(place) for variant in variants if isinstance(variant, EachSeat) for place in range(seats)}
    return each | {variant.field for variant in variants if not isinstance(variant, EachSeat)}


def value_of(variant: Variant, values: Mapping[str, str], players: int) -> object:
    """The value of the field that the boxes say; what does not fit stays as it was typed, for the rules to refuse."""
    if isinstance(variant, EachSeat):
        return _of_all(variant, [values.get(variant.box(place), variant.texts[0][0]) for place in range(players)])
    typed = values.get(variant.field, "")
    if isinstance(variant, Tick):
        return bool(typed)
    if isinstance(variant, Choice):
        return next((one for one, _ in variant.values if str(one) == typed), short(typed))
    text = typed.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else short(typed)


def _of_all(variant: EachSeat, texts: Sequence[str]) -> tuple[str, ...]:
    if len(set(texts)) > 1:
        return tuple(texts)
    return () if texts[0] == variant.texts[0][0] else (texts[0],)


def short(typed: str) -> str:
    """Enough of a text to see which one is meant."""
    return typed if len(typed) <= LONGEST_SHOWN else f"{typed[:LONGEST_SHOWN]}…"


def in_words(sentence: str, variants: Sequence[Variant]) -> str:
    """The rules speak of their fields and of values as Python writes them; the page shows labels and what was typed.

    >>> in_words("hand is 'seven', but it is a whole number from 3 to 9.", [Number("hand", "Cards in a hand")])
    '“Cards in a hand” is “seven”, but it is a whole number from 3 to 9.'
    >>> in_words("hand is '', but it is a whole number from 3 to 9.", [Number("hand", "Cards in a hand")])
    '“Cards in a hand” is empty, but it is a whole number from 3 to 9.'
    """
    for variant in variants:
        if sentence.startswith(f"{variant.field} is "):
            said = sentence[len(variant.field) :].replace(" is '', but", " is empty, but", 1)
            return f"“{variant.label}”" + TYPED.sub(r" is “\1”, but", said, count=1)
    return sentence


def with_own(
    variant: EachSeat, boxes: Mapping[str, str], text: str, who: str, players: int
) -> tuple[dict[str, str], str]:
    """The boxes with a text of one's own for a seat or for everybody, and a sentence about it.

    Raises ValueError with one sentence for a text that is no such thing.
    """
    if not text.strip():
        raise ValueError(f"There is no {variant.thing} yet: choose a file or paste its text.")
    name = variant.named(text)
    chosen = [place for place in range(players) if who in (str(place), EVERYBODY)]
    if not chosen:
        raise ValueError(f"Whom the {variant.thing} is for is {short(who)!r}, but nobody sits there.")
    boxes = {**boxes, **{variant.box(place): text for place in chosen}}
    whose = boxes.get(f"name{chosen[0]}", "").strip() or f"Player {chosen[0] + 1}"
    return boxes, f"{'Everybody' if who == EVERYBODY else whose} plays with the {variant.thing} {name}."


# ── the boxes ─────────────────────────────────────────────────────────────────────────────────────────────────────


def variant_boxes(variants: Sequence[Variant], values: Mapping[str, str], sight: Sight) -> list[Element]:
    """The variants; neighbours with the same heading stand below it together."""
    shown: list[Element] = []
    for heading, together in groupby(variants, key=lambda variant: variant.group):
        boxes = [_variant(variant, values, sight) for variant in together]
        shown += [_below(heading, boxes)] if heading else boxes
    return shown


def _below(heading: str, boxes: Sequence[Element]) -> Element:
    return fieldset(legend(heading), *boxes, cls="mg-fieldset", data_key=f"group-{heading}")


def box(words: str, control: Element) -> Element:
    """A box with its label."""
    return label(span(words, cls="mg-label"), control, cls="mg-box")


def _variant(variant: Variant, values: Mapping[str, str], sight: Sight) -> Element:
    match variant:
        case EachSeat():
            return _each_seat(variant, values, sight)
        case Tick():
            tick = input_(
                type="checkbox", name=variant.field, checked=bool(values.get(variant.field)), data_key=variant.field
            )
            return label(tick, span(variant.label), cls="mg-box mg-tick")
        case Choice():
            texts = [(str(one), words) for one, words in variant.values]
            return box(variant.label, _select(variant.field, texts, values.get(variant.field, "")))
    control = input_(
        type="text", inputmode="numeric", name=variant.field, value=values.get(variant.field, ""), size=4,
        data_key=variant.field,
    )  # fmt: skip
    return box(variant.label, control)


def _select(name: str, texts: Sequence[tuple[str, str]], chosen: str) -> Element:
    options = (option(words, value=text, selected=text == chosen) for text, words in texts)
    return select(*options, name=name, data_key=name)


# ── one for each seat ─────────────────────────────────────────────────────────────────────────────────────────────


def _each_seat(variant: EachSeat, values: Mapping[str, str], sight: Sight) -> Element:
    """A box for each seat, and below them room for a text of one's own."""
    players = int(values["players"])
    names = [values.get(f"name{place}", "").strip() or f"Player {place + 1}" for place in range(players)]
    return div(
        *(box(f"{variant.label}: {name}", _seat_box(variant, values, place)) for place, name in enumerate(names)),
        details(
            summary(f"Load a {variant.thing}"),
            div(
                p("Choose whom it is for, then the file, or paste its text.", cls="mg-advice"),
                box("For", _select(variant.own_seat, _seats(names), EVERYBODY)),
                box("File", _file(variant, sight)),
                box("Text", textarea(name=variant.own_text, rows=3, data_key=variant.own_text)),
                press(
                    f"Take this {variant.thing}", sight.offers(Press("own", variant.field)), key=f"own-{variant.field}"
                ),
                cls="mg-steps",
            ),
            data_key=f"load-{variant.field}",
        ),
        cls="mg-steps",
        data_key=f"each-{variant.field}",
    )


def _seats(names: Sequence[str]) -> list[tuple[str, str]]:
    return [(EVERYBODY, "everybody"), *((str(place), name) for place, name in enumerate(names))]


def _seat_box(variant: EachSeat, values: Mapping[str, str], place: int) -> Element:
    """What this seat may have; a text of its own is one more."""
    name = variant.box(place)
    chosen = values.get(name, variant.texts[0][0])
    texts = list(variant.texts)
    if chosen not in dict(texts):
        texts.append((chosen, _own_name(variant, chosen)))
    return _select(name, texts, chosen)


def _own_name(variant: EachSeat, text: str) -> str:
    try:
        return variant.named(text)
    except ValueError:
        return AS_GIVEN


def _file(variant: EachSeat, sight: Sight) -> Element:
    return input_(
        type="file",
        accept=".txt,text/plain",
        data_n=sight.offers(Press("own-file", variant.field)),
        data_key=f"file-{variant.field}",
    )
