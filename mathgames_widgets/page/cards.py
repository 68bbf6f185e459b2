"""Cards as they lie on the table, and the small parts that all tables share."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TypedDict

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page import html as h
from mathgames_widgets.page.html import Element, Raw, Value
from mathgames_widgets.page.page import say

Drops = Mapping[str, int]
"""What a card offers when it is dropped on a zone or when a key is pressed: names to numbers."""


class Holding(TypedDict, total=False):
    """How a card may be taken: what the card of any game hands on to `card`."""

    offer: int | None
    pressed: bool | None
    keys: Drops | None
    drops: Drops | None
    picks: str
    data_from: str | None
    data_member: bool
    data_more: str | None
    data_typed: str | None
    title: str


def card(
    face: object,
    *,
    key: str,
    label: str,
    offer: int | None = None,
    pressed: bool | None = None,
    keys: Drops | None = None,
    drops: Drops | None = None,
    picks: str = "",
    name: str = "",
    corner: object = None,
    size: str = "",
    **attributes: Value,
) -> Element:
    """A card face up. With an `offer` it is a button; `label` is what a screen reader says.

    A card with `picks` is picked up in the browser, and goes to one of the places in `drops` with the next press there;
    `picks` is what is said then, `name` what the places call it. A new card flies in from the thing with the key
    `data_from`; `data_more` is shown above a card that is picked up, and the key `data_typed` picks it up.
    """
    inside = (h.span(face, cls="mg-face", aria_hidden="true"), corner)
    cls = f"mg-card {size} {'mg-up' if pressed else ''}".strip()
    if picks:
        pressed = False
    if offer is None and not picks:
        return h.span(*inside, cls=cls, role="img", aria_label=label, data_key=key, data_flies=key, **attributes)
    return h.button(
        *inside,
        type="button",
        cls=cls,
        aria_label=label,
        aria_pressed=None if pressed is None else str(pressed).lower(),
        data_n=offer,
        data_key=key,
        data_flies=key,
        data_keys=json.dumps(keys) if keys else None,
        data_drops=json.dumps(drops) if drops else None,
        data_picks=picks or None,
        data_name=(name or label) if picks else None,
        **attributes,
    )


def card_back(face: object = None, *, key: str, size: str, label: str | None = None, **attributes: Value) -> Element:
    """A card face down; without a `label` it is said to be that."""
    called = say("card-face-down") if label is None else label
    said: dict[str, Value] = {"role": "img", "aria_label": called, **attributes}
    return h.span(face, cls=f"mg-card mg-back {size}", data_key=key, data_flies=key, **said)


def place_button(*, zone: str, label: str, key: str = "", kind: str = "", shown: object = None) -> Element:
    """The button of a zone, for keys and ears: the card that is picked up goes to the zone. `shown` stands on it in
    place of its label, where that is mathematics.

    It cannot be pressed before a card is picked that fits; then it says which card it takes.
    """
    return h.button(
        label if shown is None else shown,
        type="button",
        cls=f"mg-button mg-target {kind}".strip(),
        aria_label=label,
        aria_disabled="true",
        data_key=key or f"place-{zone}",
        data_place=zone,
        data_with=say("put-here", place=label, card="{}"),
    )


def press(text: object, offer: int | None, *, key: str, kind: str = "", **attributes: Value) -> Element:
    """A button; where there is nothing to offer it is shown but cannot be pressed. One of the type `submit` is pressed
    by Enter in a box of its form as well.
    """
    return h.button(
        text,
        cls=f"mg-button {kind}".strip(),
        data_key=key,
        data_n=offer,
        aria_disabled="true" if offer is None else None,
        **{"type": "button", **attributes},
    )


def choose(
    name: str, texts: Iterable[tuple[Value, object]], chosen: object, offer: int | None = None, **attributes: Value
) -> Element:
    """A box with values to choose from, each with its words; with an `offer` it tells at once that it was changed."""
    found = (h.option(words, value=value, selected=value == chosen) for value, words in texts)
    return h.select(*found, name=name, data_n=offer, data_key=name, **attributes)


def room(title: object, *children: object, key: str, cls: str = "", label: str | None = None) -> Element:
    """A part of the table with its heading."""
    return h.section(
        h.h3(title, cls="mg-title") if title is not None else None,
        *children,
        cls=f"mg-room {cls}".strip(),
        aria_label=label if label is not None else (title if isinstance(title, str) else None),
        data_key=key,
    )


def board(*parts: object, key: str, cls: str = "", keys: Mapping[str, int | None] | None = None) -> Element:
    """What fills the screen below the head of a table: parts, which the style sheet of a game arranges. The `keys` work
    wherever the focus is.
    """
    return h.div(*parts, cls=f"mg-board {cls}".strip(), data_key=key, data_keys=json.dumps(keys) if keys else None)


def part(
    kind: str, *children: object, label: str, key: str, cls: str = "", zone: str | None = None, role: str | None = None
) -> Element:
    """A part of the board, which a screen reader finds as a region unless it has another role.

    Some kinds are always wholly in view: `aim` (goals, or the formula), `own` (my cards or dice), `places` (where they
    go), `graph`, and `next` (the button for the next step). `others` (the seats) and `more` may scroll inside; the
    arrow keys scroll the seats too.
    """
    return (h.div if role else h.section)(
        *children,
        cls=f"mg-part mg-part-{kind} {cls}".strip(),
        role=role,
        aria_label=label,
        tabindex=0 if kind == "others" else None,
        data_part=kind,
        data_zone=zone,
        data_key=key,
    )


def note(text: object, *, key: str, kind: str = "") -> Element:
    """A sentence from the table to the player."""
    return h.p(text, cls=f"mg-note {kind}".strip(), data_key=key)


def badge(text: object, *, cls: str = "", label: str | None = None) -> Element:
    """A small number or word that stands out; its label is what it means, for ears and under a pointer."""
    return h.span(text, cls=f"mg-badge {cls}".strip(), aria_label=label, title=label, role="img" if label else None)


def group(*children: object, key: str, label: str, cls: str = "", **attributes: Value) -> Element:
    """Things with one tab stop between them; the arrow keys go from one to the next.

    A group with `data_holds_focus` keeps it when one of its things leaves: the neighbour has it then.
    """
    return h.div(
        *children,
        cls=f"mg-group {cls}".strip(),
        role="group",
        aria_label=label,
        data_group=key,
        data_key=key,
        **attributes,
    )


def sheet(
    says: str,
    heads: Iterable[object],
    rows: Iterable[Element],
    *,
    key: str,
    cls: str = "",
    foot: Element | None = None,
    **attributes: Value,
) -> Element:
    """A table that scrolls where there is little room. Those who listen hear what it `says`; a head that is no cell yet
    becomes one.
    """
    cells = [head if isinstance(head, Element) else h.th(head, scope="col") for head in heads]
    parts = h.caption(says, cls="mg-unseen"), h.thead(h.tr(*cells)), h.tbody(*rows), h.tfoot(foot) if foot else None
    return h.div(
        h.table(*parts, cls=f"mg-sheet {cls}".strip()),
        cls="mg-scroll",
        data_key=key,
        **{"role": "group", "aria_label": says, **attributes},
    )


# ── explanations ──────────────────────────────────────────────────────────────────────────────────────────────────────


def explanation(answer: Explanation, *, key: str) -> Element:
    """An answer with its reasons in sight, and the reasons of those to be opened."""
    return h.div(
        h.p(answer.claim, cls="mg-claim"),
        _shown(answer),
        [_reasons(answer, key)] if answer.why else [],
        cls="mg-why",
        data_key=key,
    )


def _reasons(answer: Explanation, key: str) -> Element:
    return h.ul(*(h.li(_reason(reason, f"{key}.{place}")) for place, reason in enumerate(answer.why)), cls="mg-reasons")


def _reason(reason: Explanation, key: str) -> Element:
    head = (h.span(reason.claim, cls="mg-claim"), " ", _shown(reason))
    if not reason.why:
        return h.div(*head, cls="mg-reason", data_key=key)
    return h.details(h.summary(*head), _reasons(reason, key), cls="mg-reason", data_key=key)


def _shown(answer: Explanation) -> Element | None:
    """The formula beside what is claimed, unless it is the same once more."""
    if answer.shown is None or answer.shown.plain() == answer.claim.rstrip("."):
        return None
    return h.span(Raw(answer.shown.mathml()), cls="mg-shown")
