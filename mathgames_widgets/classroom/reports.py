"""What came of a class: what its players made, what was answered in lessons, and both as tables for a spreadsheet."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any

from mathgames_widgets.classroom.asks import Asks
from mathgames_widgets.classroom.lobby import look_of
from mathgames_widgets.classroom.register import MOST_TRIES, Answered, ClassStanding, SchoolClass
from mathgames_widgets.classroom.standing import game_called
from mathgames_widgets.core.entrance import Unfit, a_number, a_text, whole
from mathgames_widgets.core.match import AnyMatch
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.page.html import Element, button
from mathgames_widgets.table.screen import Made

say = room(__name__)

LONGEST_REPORT = 8_000
"""Characters of one answer as a browser reports it."""
LONGEST_KEY, MOST_IDEAS = 80, 12
PAGE = re.compile(r"[a-z0-9_-]{1,40}/[a-z0-9_-]{1,40}")

# ── what was made at a table ──────────────────────────────────────────────────────────────────────────────────────


def made_at(match: AnyMatch) -> list[Made]:
    """The best that each seat made in a game, the best of all first; what is worth nothing is none of them."""
    look, view, events = look_of(match.game), match.observe(None), match.log(None)
    made = [look.made(view, seat, events, match.names) for seat in range(match.players)]
    return sorted(
        [creation for creation in made if creation is not None and creation.worth > 0],
        key=lambda creation: -creation.worth,
    )


def made_said(result: Mapping[str, Any], seat: int) -> str:
    """What a seat made best in a game, as a log keeps it: by its values, and in older logs in words."""
    _, kept = result["made"].get(str(seat), ("", ""))
    return kept if isinstance(kept, str) else str(look_of(game_called(result["game"])).made_says(*kept))


def score_said(result: Mapping[str, Any], seat: int) -> str:
    """The score of a seat in a result: a number, or at the bell what counted so far; nothing in older logs."""
    kept = result["scores"][seat] if result["scores"] else ""
    return kept if isinstance(kept, str) else str(look_of(game_called(result["game"])).score(*kept))


class BestOfClass:
    """The best that was made at the tables that are done, no matter where someone sat; each table is looked at once."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int, int, int], list[Made]] = {}

    def found(self, school: SchoolClass) -> list[tuple[Made, str]]:
        """What was made and by whom, the best first."""
        found: list[tuple[Made, str]] = []
        for playing in school.rooms():
            key = (language(), school.standing.round, playing.number, len(playing.room.match.turns))
            if (result := school.standing.result_of(playing.number)) is None:
                continue
            if key not in self._made:
                self._made[key] = made_at(playing.room.match)
            held, own = result["held"], result["made"]  # what a bot made a part of is nobody's best
            found += [
                (creation, held[creation.seat])
                for creation in self._made[key]
                if held[creation.seat] and f"{creation.seat}" in own
            ]
        return sorted(found, key=lambda pair: -pair[0].worth)


# ── answers in lessons ────────────────────────────────────────────────────────────────────────────────────────────


def answered(said: object) -> dict[str, Any]:
    """What a browser reported: a question and ideas by their ids, and how the answer stands. Raises Unfit.

    Whatever else it says, such as words of its own, is left out.

    >>> answered({"page": "byorf/lesson", "key": "hole", "right": True, "tries": 2, "shown": False, "ideas": []})["key"]
    'hole'
    >>> answered({"page": "../etc"})
    Traceback (most recent call last):
    ...
    mathgames_widgets.core.entrance.Unfit: That is not a report of an answer.
    """
    match said:
        case {
            "page": str(page),
            "key": str(key),
            "right": bool(right),
            "tries": int(tries),
            "shown": bool(shown),
            "ideas": list(ideas),
        } if PAGE.fullmatch(page) and key and len(ideas) <= MOST_IDEAS:
            return {
                "page": page,
                "key": a_text(key, LONGEST_KEY),
                "right": right,
                "tries": a_number(tries, 0, MOST_TRIES),
                "shown": shown,
                "ideas": [a_text(idea, LONGEST_KEY) for idea in ideas],
            }
    raise Unfit(say("no-report"))


def asked_on(standing: ClassStanding, asks: Asks, page: str) -> list[str]:
    """The questions of a page that anyone has answered, in the order in which they stand there."""
    return [key for key in asks.questions if standing.reports.get((page, key))]


def ideas_of(standing: ClassStanding, asks: Asks, page: str, key: str = "") -> list[tuple[str, int]]:
    """The ideas behind wrong answers on a page, and how many people each was behind; the most common first."""
    people: dict[str, set[str]] = {}
    for question in [key] if key else asks.questions:
        for person, answer in standing.reports.get((page, question), {}).items():
            for idea in answer.ideas:
                if idea in asks.ideas:
                    people.setdefault(idea, set()).add(person)
    return Counter({idea: len(who) for idea, who in people.items()}).most_common()


# ── for a spreadsheet ─────────────────────────────────────────────────────────────────────────────────────────────

RECKONED = "=+-@|%\t\r\n＝＋－＠"
"""How a cell begins that a spreadsheet would reckon with."""
NUMBER = re.compile(r"-?\d{1,15}([./]\d{1,15})?", re.ASCII)


def cell(value: object) -> str:
    """A cell that a spreadsheet shows as it is, wherever it cuts the line.

    Some cut at semicolons or tabs, and know no quotes there: what stands behind such a mark is harmless as well.

    >>> cell("=1+1"), cell(-3), cell("Asha"), cell(" @SUM(A1)")
    ("'=1+1", '-3', 'Asha', "' @SUM(A1)")
    >>> cell("a;=cmd|' /C calc'!A0;")
    "a;'=cmd|' /C calc'!A0;"
    """
    text = "" if value is None else whole(str(value))
    return text if NUMBER.fullmatch(text) else INSIDE.sub("'", text)


INSIDE = re.compile(f"""(?:^|(?<=[;,\\t\\n|"']))(?=["' ]*[{re.escape(RECKONED)}])""")
"""The beginning of what might become a cell of its own."""


def sheet(rows: Iterable[Sequence[object]]) -> str:
    """Rows as a CSV file, each cell in quotes; the mark at its beginning tells spreadsheets that it is UTF-8."""
    out = io.StringIO()
    csv.writer(out, quoting=csv.QUOTE_ALL).writerows([[cell(value) for value in row] for row in rows])
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
    rounds = sorted({result["round"] for result in standing.results})
    titles = ("game", "table", "place", "score", "best id", "best")
    head = ["nickname", "id", *(f"{title} {number}" for number in rounds for title in titles)]
    rows = [
        [person.name, key, *(value for number in rounds for value in _row(standing, number, key))]
        for key, person in standing.people.items()
        if only in ("", key)
    ]
    return sheet([head, *rows])


def _row(standing: ClassStanding, number: int, person: str) -> list[object]:
    for result in standing.results:
        if result["round"] == number and person in result["held"]:
            seat = result["held"].index(person)
            id, _ = result["made"].get(str(seat), ("", ""))
            place = result["places"][seat] if result["places"] else say("open-game")
            score = score_said(result, seat) or say("open-game")
            return [result["game"], result["table"], place, score, id, made_said(result, seat)]
    return [""] * 6


def answers_sheet(standing: ClassStanding, asks: Asks, page: str, only: str = "") -> str:
    """The answers to the questions of a page, one line a pupil."""
    keys = asked_on(standing, asks, page)
    head: list[object] = ["nickname", "id"]
    for key in keys:
        head += [f"{key}: {asks.questions[key]}", f"{key} ideas"]
    rows = [
        [person.name, who, *(text for key in keys for text in _cells(standing.reports[page, key].get(who), asks))]
        for who, person in standing.people.items()
        if only in ("", who)
    ]
    return sheet([head, *rows])


def _cells(answer: Answered | None, asks: Asks) -> list[str]:
    if answer is None:
        return ["", ""]
    return [answer.said, "; ".join(f"{idea} ({asks.ideas[idea]})" for idea in answer.ideas if idea in asks.ideas)]
