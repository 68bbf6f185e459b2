"""What came of a class: what its players made, what was answered in lessons, and both as tables for a spreadsheet."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any

from mathgames_widgets.classroom.lobby import look_of
from mathgames_widgets.classroom.register import Answered, ClassStanding, Idea
from mathgames_widgets.core.match import AnyMatch
from mathgames_widgets.page.html import Element, button
from mathgames_widgets.table.screen import Made

LONGEST_REPORT = 8_000
"""Characters of one answer as a browser reports it."""
LONGEST_KEY, LONGEST_WORDS, MOST_IDEAS, MOST_TRIES, MOST_PLACES = 80, 300, 12, 1000, 1000
PAGE = re.compile(r"[a-z0-9_-]{1,40}/[a-z0-9_-]{1,40}")

# ── what was made at a table ──────────────────────────────────────────────────────────────────────────────────────


def made_at(match: AnyMatch) -> list[Made]:
    """The best that each seat made in a game, the best of all first."""
    look, view, events = look_of(match.game), match.observe(None), match.log(None)
    made = [look.made(view, seat, events, match.names) for seat in range(match.players)]
    return sorted([one for one in made if one is not None], key=lambda one: -one.worth)


# ── answers in lessons ────────────────────────────────────────────────────────────────────────────────────────────


def answered(said: object) -> dict[str, Any]:
    """What a browser reported, looked at. Raises ValueError for anything else.

    >>> answered({"page": "byorf/lesson", "key": "hole", "words": "Where?", "right": True, "tries": 2,
    ...     "shown": False, "ideas": []})["key"]
    'hole'
    >>> answered({"page": "../etc"})
    Traceback (most recent call last):
    ...
    ValueError: This is no report of an answer.
    """
    match said:
        case {
            "page": str(page),
            "key": str(key),
            "words": str(words),
            "right": bool(right),
            "tries": int(tries),
            "shown": bool(shown),
            "ideas": list(ideas),
            **more,
        } if (
            PAGE.fullmatch(page)
            and 0 < len(key) <= LONGEST_KEY
            and 0 <= tries < MOST_TRIES
            and all(map(_is_idea, ideas))
        ):
            return {
                "page": page,
                "key": key,
                "words": words[:LONGEST_WORDS],
                "right": right,
                "tries": tries,
                "shown": shown,
                "ideas": [list(one) for one in ideas[:MOST_IDEAS]],
            } | ({"place": place} if type(place := more.get("place")) is int and 0 < place < MOST_PLACES else {})
    raise ValueError("This is no report of an answer.")


def _is_idea(one: object) -> bool:
    match one:
        case [str(key), str(name)]:
            return len(key) <= LONGEST_KEY and len(name) <= LONGEST_WORDS
    return False


def asked_on(standing: ClassStanding, page: str) -> list[str]:
    """The questions of a page that anyone has answered, in the order in which they stand there."""
    told = {key: told.values() for (where, key), told in standing.reports.items() if where == page}
    places = {key: max((one.place for one in ones), default=0) for key, ones in told.items()}
    return sorted(places, key=lambda key: places[key])


def ideas_of(standing: ClassStanding, page: str, key: str = "") -> list[tuple[Idea, int]]:
    """The misconceptions behind wrong answers on a page, and how many people each was behind; the most common first."""
    ideas: dict[str, Idea] = {}
    people: dict[str, set[str]] = {}
    for (where, question), told in standing.reports.items():
        for person, one in told.items():
            for idea in one.ideas if where == page and key in ("", question) else ():
                ideas[idea[0]] = idea
                people.setdefault(idea[0], set()).add(person)
    return [(ideas[id], many) for id, many in Counter({id: len(who) for id, who in people.items()}).most_common()]


# ── for a spreadsheet ─────────────────────────────────────────────────────────────────────────────────────────────

RECKONED = "=+-@\t\r\n＝＋－＠"
"""How a cell begins that a spreadsheet would reckon with."""


def cell(value: object) -> str:
    """A cell that a spreadsheet shows as it is.

    >>> cell("=1+1"), cell(-3), cell("Asha"), cell(" @SUM(A1)")
    ("'=1+1", '-3', 'Asha', "' @SUM(A1)")
    """
    text = "" if value is None else str(value)
    is_text = isinstance(value, str) and re.fullmatch(r"-?\d+([./]\d+)?", text) is None
    return f"'{text}" if is_text and text.lstrip(" ")[:1] in tuple(RECKONED) else text


def sheet(rows: Iterable[Sequence[object]]) -> str:
    """Rows as a CSV file; the mark at its beginning tells spreadsheets that it is UTF-8."""
    out = io.StringIO()
    csv.writer(out).writerows([[cell(one) for one in row] for row in rows])
    return "\ufeff" + out.getvalue()


def saves(words: str, code: str, what: str, text: str, kind: str = "") -> Element:
    """A button that saves such a file, named after whose it is, what it is about, and the day."""
    return button(
        words,
        type="button",
        cls=f"mg-button {kind}".strip(),
        data_download=f"{code}-{what.replace('/', '-')}-{date.today().isoformat()}.csv",
        data_content=text,
        data_key=f"save-{what}",
    )


def games_sheet(standing: ClassStanding, only: str = "") -> str:
    """All games of a class, one line a pupil; `only` one of them where it says who."""
    rounds = sorted({one["round"] for one in standing.results})
    titles = ("game", "table", "place", "score", "best id", "best")
    head = ["nickname", "id", *(f"{title} {number}" for number in rounds for title in titles)]
    rows = [
        [person.name, key, *(one for number in rounds for one in _row(standing, number, key))]
        for key, person in standing.people.items()
        if only in ("", key)
    ]
    return sheet([head, *rows])


def _row(standing: ClassStanding, number: int, person: str) -> list[object]:
    for one in standing.results:
        if one["round"] == number and person in one["held"]:
            seat = one["held"].index(person)
            made = one["made"].get(str(seat), ["", ""])
            place, score = (one[what][seat] if one[what] else "not finished" for what in ("places", "scores"))
            return [one["game"], one["table"], place, score, *made]
    return [""] * 6


def answers_sheet(standing: ClassStanding, page: str, only: str = "") -> str:
    """The answers to the questions of a page, one line a pupil."""
    keys = asked_on(standing, page)
    words = {key: next(iter(standing.reports[page, key].values()), None) for key in keys}
    head: list[object] = ["nickname", "id"]
    for key in keys:
        one = words[key]
        head += [f"{key}: {one.words if one else ''}", f"{key} ideas"]
    rows = [
        [person.name, who, *(text for key in keys for text in _cells(standing.reports[page, key].get(who)))]
        for who, person in standing.people.items()
        if only in ("", who)
    ]
    return sheet([head, *rows])


def _cells(one: Answered | None) -> list[str]:
    if one is None:
        return ["", ""]
    return [one.said, "; ".join(f"{key} ({name})" for key, name in one.ideas)]
