"""The part of the teacher's page about the list of the class: names, who is absent, groups, tournaments, and papers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mathgames_widgets.classroom.register import MOST_ROUNDS, SchoolClass
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.core.messages import room
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import choose, press
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import box

say = room(__name__)

PAPERS = ("codes", "cards", "export", "copy")
"""What can be opened from here, by its address below that of the class."""


def done(school: SchoolClass, thing: Any, values: Values, name: Callable[[str], str]) -> str | None:
    """Do what was pressed here, and say so; None for what is no press of this part. Raises CannotBeDone."""
    match thing:
        case Press("list"):
            return say("listed", many=school.expect_all(values.get("names", "")))
        case Press("list-file"):
            return say("listed", many=school.expect_all(values.get("text", "")))
        case Press("away", (str(person), bool(is_away))):
            school.set_away(person, is_away)
            return say("is-away" if is_away else "is-not-away", pupil=name(person))
        case Press("hold", bool(does)):
            school.hold(does)
            return say("groups-held") if does else say("groups-free")
        case Press("by-hard"):
            return say("grouped-by-hard", many=school.group_by_what_is_hard())
        case Press("tournament"):
            typed = values.get("rounds", "")
            if not (typed.isascii() and typed.isdigit() and 2 <= int(typed[:3]) <= MOST_ROUNDS):
                raise CannotBeDone(say("rounds-unfit", most=MOST_ROUNDS))
            school.begin_tournament(int(typed))
            return say("game-starts")
        case Press("next-round"):
            school.next_round()
            return say("game-starts")
    return None


def list_panels(school: SchoolClass, name: Callable[[str], str], offers: Offers) -> tuple[Element, ...]:
    """What stands among the people of the class."""
    return _names(offers), _away(school, name, offers), _papers(school)


def _names(offers: Offers) -> Element:
    return h.form(
        h.h3(say("class-list")),
        h.p(say("class-list.how")),
        h.textarea(name="names", rows=4, aria_label=say("class-list"), data_key="names"),
        press(say("add-to-list"), offers(Press("list")), key="list", kind="mg-primary", type="submit"),
        box(
            say("list-file"),
            h.input_(
                type="file", accept=".txt,.csv,text/plain,text/csv", data_n=offers(Press("list-file")), data_key="file"
            ),
        ),
        cls="mg-class-table",
        data_key="class-list",
    )


def _away(school: SchoolClass, name: Callable[[str], str], offers: Offers) -> Element:
    people, away = school.standing.people, school.standing.away
    return h.section(
        h.h3(say("away-today")),
        h.p(say("away-today.how")),
        h.div(
            *(
                press(
                    name(person),
                    offers(Press("away", (person, person not in away))),
                    key=f"away-{person[:12]}",
                    kind="mg-quiet",
                    aria_pressed=str(person in away).lower(),
                )
                for person in people
            ),
            cls="mg-bar",
        ),
        cls="mg-class-table",
        data_key="away-today",
    )


def _papers(school: SchoolClass) -> Element:
    return h.section(
        h.h3(say("papers")),
        h.ul(
            *(
                h.li(
                    h.a(say.by("paper", what), href=f"{school.code}/{what}", target="_blank", data_key=f"paper-{what}"),
                )
                for what in PAPERS
            ),
            h.li(h.a(say("paper-privacy"), href="../privacy", target="_blank", data_key="paper-privacy")),
        ),
        cls="mg-class-table",
        data_key="papers",
    )


def group_bar(school: SchoolClass, offers: Offers) -> Element | None:
    """What can be done with the groups besides mixing them."""
    standing = school.standing
    if len(standing.people) < 3:
        return None
    is_held = standing.by_hand
    return h.div(
        press(
            say("hold-groups"),
            offers(Press("hold", not is_held)),
            key="hold",
            kind="mg-quiet",
            aria_pressed=str(is_held).lower(),
        ),
        press(say("group-by-hard"), offers(Press("by-hard")), key="by-hard", kind="mg-quiet"),
        cls="mg-bar",
        data_key="group-bar",
    )


def tournament_form(offers: Offers) -> Element:
    """Begins a tournament with the game that is chosen."""
    numbers = [(number, number) for number in range(2, MOST_ROUNDS + 1)]
    return h.details(
        h.summary(say("tournament")),
        h.form(
            h.p(say("tournament.how"), cls="mg-advice"),
            box(say("rounds"), choose("rounds", numbers, 4)),
            press(say("start-tournament"), offers(Press("tournament")), key="tournament", type="submit"),
            cls="mg-bar",
            data_key="tournament-form",
        ),
        data_key="tournament-room",
    )


def round_button(school: SchoolClass, offers: Offers) -> Element | None:
    """Goes on with the tournament, while it has another round."""
    standing = school.standing
    tournament = standing.tournament
    if tournament is None or (number := tournament.number(standing.round)) >= tournament.rounds:
        return None
    words = say("next-round", number=number + 1, all=tournament.rounds)
    return press(words, offers(Press("next-round")), key="next-round", kind="mg-primary mg-large")
