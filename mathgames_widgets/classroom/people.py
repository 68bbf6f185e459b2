"""The part of the teacher's page that says who may join, and who was taken off the list."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mathgames_widgets.classroom.listing import list_panels
from mathgames_widgets.classroom.register import SchoolClass
from mathgames_widgets.core.messages import room
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import choose, press
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.languages import language_box
from mathgames_widgets.page.page import Offers
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import box

say = room(__name__)

LAST = ("60", "120", "300", "900")
"""Seconds within which newcomers have come."""
SINCE_START = "start"
USUAL = "120"
MOST_NAMED = 12


def seconds_of(chosen: str) -> float | None:
    """How long ago those came who are meant; None for the last start.

    >>> seconds_of("300"), seconds_of("start"), seconds_of("nonsense")
    (300.0, None, 120.0)
    """
    if chosen == SINCE_START:
        return None
    return float(chosen if chosen in LAST else USUAL)


def question_about(school: SchoolClass, moment: float, name: Callable[[str], str]) -> str:
    """What is asked before all are taken off who have joined since then; empty where nobody has."""
    names = [name(person) for person in school.standing.gate.since(moment)]
    if not names:
        return ""
    more = max(len(names) - MOST_NAMED, 0)
    named = (*names[:MOST_NAMED], *([say("more-names", many=more)] if more else []))
    return f"{say('removes-all', many=len(names))} {say('these', names=named)}"


def wishes(school: SchoolClass, name: Callable[[str], str], hides: bool, offers: Offers) -> Iterator[Element]:
    """Those who ask to join on a device on which another pupil is here, wherever the teacher looks."""
    for person, wish in school.standing.gate.wishes.items():
        if wish.is_allowed:
            continue
        asks = say("someone") if hides else wish.name
        yield h.div(
            h.p(say("asks-to-join", name=asks, pupil=name(person))),
            press(say("let-in"), offers(Press("allow", (person, True))), key=f"allow-{person[:12]}", kind="mg-primary"),
            press(say("no"), offers(Press("allow", (person, False))), key=f"refuse-{person[:12]}"),
            cls="mg-panel mg-bar",
            role="status",
            data_key=f"wish-{person[:12]}",
        )


def people_page(
    school: SchoolClass, name: Callable[[str], str], chosen: str, hides: bool, keys: str, offers: Offers
) -> Element:
    """The whole part; `keys` is the address of the page on which the key is renewed."""
    return h.div(
        *list_panels(school, name, offers),
        _joining(school, offers),
        _newcomers(school, chosen, offers),
        _removed(school, hides, offers),
        h.section(
            h.h3(say("your-key")),
            h.p(say("your-key.does")),
            h.p(h.a(say("key-and-devices"), href=keys, cls="mg-button", data_key="keys")),
            cls="mg-class-table",
            data_key="own-key",
        ),
        language_box(),
        cls="mg-class-tables mg-class-people",
        data_key="people-page",
    )


def _joining(school: SchoolClass, offers: Offers) -> Element:
    is_locked = school.standing.gate.is_locked
    said = say("is-locked") if is_locked else say("is-open")
    return h.section(
        h.h3(say("joining")),
        h.p(f"{said} {say('can-come-back')}"),
        press(
            say("unlock") if is_locked else say("lock"),
            offers(Press("lock", not is_locked)),
            key="lock",
            kind="" if is_locked else "mg-primary",
        ),
        cls="mg-class-table",
        data_key="joining",
    )


def _newcomers(school: SchoolClass, chosen: str, offers: Offers) -> Element:
    choices = [
        (seconds, say.by("joined-in", seconds))
        for seconds in (*LAST, *([SINCE_START] if school.standing.started else []))
    ]
    return h.form(
        h.h3(say("newcomers")),
        box(say("everyone-who-joined"), choose("since", choices, chosen or USUAL)),
        press(say("take-off"), offers(Press("since")), key="take-off", type="submit"),
        cls="mg-class-table",
        data_key="newcomers",
    )


def _removed(school: SchoolClass, hides: bool, offers: Offers) -> Element:
    removed = school.standing.gate.removed
    shown = [say("name-number", number=number) if hides else name for number, name in enumerate(removed.values(), 1)]
    return h.section(
        h.h3(say("taken-off")),
        h.p(say("they-stay-out") if removed else say("nobody-removed")),
        press(say("let-all-in"), offers(Press("back", "")), key="back-all", kind="mg-quiet")
        if len(removed) > 1
        else None,
        h.ul(
            *(
                h.li(
                    h.span(name, cls="mg-name"),
                    press(
                        say("let-in"),
                        offers(Press("back", person)),
                        key=f"back-{person[:12]}",
                        kind="mg-quiet",
                        aria_label=say("let-name-in", name=name),
                    ),
                    cls="mg-removed",
                    data_key=f"removed-{person[:12]}",
                )
                for (person, _), name in zip(removed.items(), shown, strict=True)
            ),
            cls="mg-chips",
        ),
        cls="mg-class-table",
        data_key="removed",
    )
