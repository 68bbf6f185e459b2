"""Puzzles on the page: one for each game every day, from the date alone, and each of the last thirty days again.

A puzzle is played at the table of its game, from a position that is dealt anew for it; nobody else moves there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache
from typing import Any

from mathgames_widgets import games
from mathgames_widgets.core.game import Action, AnyGame, Player
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.match import AnyMatch, as_game
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import (
    SEAT,
    PosedPuzzle,
    Puzzles,
    answered,
    decided,
    is_right,
    lines_of,
    number_of_the_day,
)
from mathgames_widgets.page.cards import explanation, press
from mathgames_widgets.page.html import Element, button, details, div, h2, h3, header, li, p, span, summary, ul
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Do, Hint, Press
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.window import Window

say = room(__name__)

BACK = 30
"""How many days can be caught up."""
WRONG, HELPED, FOUND = "x?+"
"""What is kept of a puzzle: a sign for each wrong try, each hint, and the right answer."""
SHOWN = str.maketrans({WRONG: "✗", HELPED: "?", FOUND: "✓"})
OPENED, ON, BACK_TO_ALL = "puzzle-open", "puzzle-next", "puzzle-all"


@cache
def shipped(name: str) -> Sequence[str]:
    """The lines of the puzzles of a game."""
    return lines_of(as_game(name))


def puzzle_of(name: str, day: date) -> PosedPuzzle:
    """The puzzle that a game has on a day."""
    lines = shipped(name)
    return PosedPuzzle.of(lines[number_of_the_day(day, len(lines))])


def with_puzzles() -> tuple[AnyGame, ...]:
    """The games that have puzzles."""
    return tuple([game for game in games.GAMES if shipped(game.NAME)])


@dataclass(frozen=True, slots=True)
class Tried:
    """A decision that was made in a puzzle, and how much less it is worth than the best."""

    decision: Decision
    less: float
    is_right: bool


class PuzzleTable(Window):
    """One puzzle at the table of its game. `signs` is what was tried before, from a visit that is over."""

    IS_LESSON = True
    HOME = "index.ipynb"

    def __init__(self, game: AnyGame, puzzle: PosedPuzzle, title: str, signs: str = "") -> None:
        asked: Any = games.module_of(game.__name__, "puzzles")
        self._asked_here: Puzzles = asked
        self.puzzle, self._title, self.signs = puzzle, title, signs
        self._tried: Tried | None = None
        self._answer: Decision | None = None
        match = puzzle.match(game)
        self._since = len(match.turns)
        self._begun: Any = match.observe(SEAT)
        seats = tuple([Seat(name, "person") for name in match.names])
        room = Room(match, seats, lambda seat: None)
        super().__init__(game, seats, "", match.rules, room=room, held=(SEAT,))

    def __repr__(self) -> str:
        return f"<Puzzle of {self._game.TITLE}: {self.signs.translate(SHOWN) or 'not tried'}>"

    @property
    def is_solved(self) -> bool:
        """Whether the answer has been found."""
        return FOUND in self.signs

    def draw(self, offers: Offers) -> Element:
        """The table, for the page that it stands on."""
        return self._page(offers)

    def take(self, thing: Any, values: Values) -> str:
        """Do what was pressed on it; what is said."""
        self._take_safely(thing, values)
        return self.spoken

    # ── trying ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _answer_to(self, thing: Any, values: Values) -> str:
        """A move can be tried again, so there is nothing to be asked before it."""
        if isinstance(thing, Do) and self.is_solved:
            return self.task
        return super()._answer_to(replace(thing, sure="") if isinstance(thing, Do) else thing, values)

    def _move(self, *actions: Action) -> str:
        self._tried = None
        turns = len(self._playing().match.turns)
        said = super()._move(*actions)
        tried = self._judged(self._playing().match)
        if tried is None:
            return said
        self._tried = tried
        self.signs += FOUND if tried.is_right else WRONG
        self._stand_at(turns)
        self._open = "puzzle-why" if tried.is_right else ""
        return self._verdict

    def _judged(self, match: AnyMatch) -> Tried | None:
        """What has been decided, if it is decided; who has ended a turn too soon has decided as well."""
        assert self._judge is not None, "a game with puzzles has a judge"
        decision = decided(match, self._since, self._judge)
        worth = None if decision is None else self._asked_here.worth(decision)
        if decision is None or (worth is None and SEAT in match.to_act()):
            return None
        worth = 0.0 if worth is None else worth
        return Tried(decision, self.puzzle.worth - worth, is_right(self.puzzle, worth))

    def _stand_at(self, turns: int) -> None:
        """The table as it was after so many turns: what was laid until then lies there still."""
        done = self._playing().match.turns[self._since : turns]
        match = self.puzzle.match(self._game)
        for turn in done:
            match.play(turn.player, turn.action)
        games = self._games
        self._enter(Room(match, self._playing().seats, lambda seat: None))
        self._games = games  # the heading has taken the focus already

    def _can_take_back(self) -> Player | None:
        """What led to the position stays."""
        return super()._can_take_back() if len(self._playing().match.turns) > self._since else None

    def _press(self, what: str, value: Any, values: Values) -> str:
        if what == "hint" and not self.is_solved and self._hints < len(self._hint_texts()):
            self.signs += HELPED
            self._tried = None
        return super()._press(what, value, values)

    # ── what is said ──────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def task(self) -> str:
        """What is asked."""
        return self._asked_here.task(self._begun)

    @property
    def _verdict(self) -> str:
        """What is said of the last try."""
        assert self._tried is not None and self._judge is not None
        if self._tried.is_right:
            return say("puzzle-solved", signs=self.signs.translate(SHOWN))
        decision = self._tried.decision
        did = self._judge.told(decision, decision.chosen, self._names)
        return say("puzzle-wrong", did=did, less=self._asked_here.short(self._tried.less))

    def _hint_texts(self) -> tuple[Hint, ...]:
        """The idea, a part of the answer, and the answer."""
        assert self._judge is not None
        if self._answer is None:
            self._answer = answered(self.puzzle, self._game, self._judge)
        actions = [self._game.read_action(text) for text in self.puzzle.answer]
        told = self._judge.told(self._answer, self._answer.chosen, self._names)
        idea = [self._asked_here.idea(name) for name in self.puzzle.ideas[:1]]
        step = self._asked_here.first_step(self._begun, actions)
        return tuple(map(Hint, [*idea, say("puzzle-step", step=step), say("puzzle-answer", answer=told)]))

    def _where(self) -> str:
        return self._title

    def _status_said(self, offers: Offers) -> tuple[str, list[Element], str]:
        if self._tried is not None and not self._hints and not self._notice:
            opened = str(self._open == "puzzle-why").lower()
            words = say("why") if self._tried.is_right else say("puzzle-why-not")
            why = press(words, offers(Press("open", "puzzle-why")), key="puzzle-why", aria_expanded=opened)
            return self._verdict, [why, *self._onward(offers)], "mg-judged mg-found" if self.is_solved else "mg-judged"
        said, buttons, kind = super()._status_said(offers)
        if kind:
            return said, buttons, kind
        return self.task, self._onward(offers), ""

    def _onward(self, offers: Offers) -> list[Element]:
        if not self.is_solved:
            return []
        return [press(say("puzzle-next"), offers(Press(ON)), key="puzzle-next", kind="mg-primary")]

    def _tools(self, offers: Offers, *, is_played: bool) -> Iterator[Element]:
        """No log: what led here is told by no one."""
        for one in super()._tools(offers, is_played=is_played and not self.is_solved):
            if one.attributes.get("data_key", one.attributes.get("data-key")) != "log":
                yield one
        self._keys.pop("l", None)

    def _menu(self, offers: Offers) -> list[Element | None]:
        back = press(say("puzzle-all"), offers(Press(BACK_TO_ALL)), key="puzzle-all")
        return [back, *super()._menu(offers)]

    def _help(self, view: Any) -> Sequence[str]:
        return (self.task, say("puzzle-help"))

    def _drawn_open(self, offers: Offers) -> tuple[str, Any] | None:
        if self._open == "puzzle-why" and self._tried is not None:
            told = self._asked_here.reason(self._tried.decision)
            title = say("why") if self._tried.is_right else say("puzzle-why-not")
            return title, explanation(told, key="puzzle-reason")
        return super()._drawn_open(offers)


def puzzles(day: str = "") -> DailyPuzzles:
    """The puzzles of the day, as a page; of another day, where one is given as 2026-11-24.

    >>> puzzles("2026-11-24")
    <Puzzles of 2026-11-24>

    Raises ValueError for what is no date.
    """
    return DailyPuzzles(date.fromisoformat(day) if day else None)


class DailyPuzzles(Page):
    """The puzzles of the day, those of the last thirty, and what was solved of them. Made by `puzzles`.

    The first drawing tells no date: a server draws it once for everyone, perhaps on another day.
    """

    def __init__(self, day: date | None) -> None:
        self._day = day
        self.table: PuzzleTable | None = None
        self._at: tuple[date, str] | None = None
        self._signs: dict[date, dict[str, str]] = {}
        self._shows_days = False
        self._knows_day = day is not None
        self._visits = 0
        super().__init__(self._page, self._take_thing, keep="puzzles")

    def __repr__(self) -> str:
        return f"<Puzzles of {self._today.isoformat()}>"

    @property
    def _today(self) -> date:
        return self._day or date.today()

    # ── what is done ──────────────────────────────────────────────────────────────────────────────────────────────

    def _take_thing(self, thing: Any, values: Values) -> None:
        self._knows_day = True
        self.redraw(self._answer_to(thing, values))

    def _answer_to(self, thing: Any, values: Values) -> str:
        match thing:
            case Press("puzzle-open", (date() | None as day, str(name))):
                return self._open(day or self._today, name)
            case Press("puzzle-next"):
                left = self._left()
                return self._open(self._at[0], left[0]) if left and self._at else self._close()
            case Press("puzzle-all"):
                return self._close()
            case Press("puzzle-days"):
                self._shows_days = not self._shows_days
                return ""
        if self.table is None or self._at is None:
            raise TypeError(f"{thing!r} cannot be taken.")
        self.table.language = self.language
        said = self.table.take(thing, values)
        day, name = self._at
        if self.table.signs and not self._is_solved(day, name):
            self._signs.setdefault(day, {})[name] = self.table.signs
            self._keep_signs()
        return said

    def _open(self, day: date, name: str) -> str:
        game = as_game(name)
        before = self._signs.get(day, {}).get(name, "")
        title = say("puzzle-of-day", day=day_text(day))
        self.table, self._at = (
            PuzzleTable(game, puzzle_of(name, day), title, "" if FOUND in before else before),
            (day, name),
        )
        return f"{game.TITLE}. {title}"

    def _close(self) -> str:
        self.table = self._at = None
        self._visits += 1
        return say("puzzles")

    def _left(self) -> list[str]:
        """The games whose puzzle of the open day is not solved yet."""
        day = self._at[0] if self._at else self._today
        return [game.NAME for game in with_puzzles() if not self._is_solved(day, game.NAME)]

    def _is_solved(self, day: date, name: str) -> bool:
        return FOUND in self._signs.get(day, {}).get(name, "")

    # ── what is kept ──────────────────────────────────────────────────────────────────────────────────────────────

    def _keep_signs(self) -> None:
        newest = sorted(self._signs)[-MOST_DAYS:]
        self.kept = json.dumps({day.isoformat(): self._signs[day] for day in newest})

    def restore(self, kept: str) -> None:
        """Go on with what the browser kept; what cannot be read is left behind."""
        self._take_over(kept)
        self._knows_day = True
        self._keep_signs()
        self.redraw()

    def reread(self, kept: str) -> None:
        """What another tab has solved is solved here as well."""
        self._take_over(kept)
        self.redraw()

    def _take_over(self, kept: str) -> None:
        for day, signs in _read(kept).items():
            for name, tried in signs.items():
                if not self._is_solved(day, name):
                    self._signs.setdefault(day, {})[name] = tried

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _page(self, offers: Offers) -> Element:
        if self.table is not None:
            return self.table.draw(offers)
        today = self._today if self._knows_day else None
        return div(
            header(h2(say("puzzles"), tabindex=-1, data_focus=f"{self._visits}"), cls="mg-head", data_key="head"),
            p(say("puzzles-how"), cls="mg-introduction"),
            p(say("puzzles-count", days=len(self._days_solved())), data_key="count") if self._days_solved() else None,
            h3(say("puzzle-of-day", day=day_text(today)) if today else say("puzzles-today")),
            ul(*[self._game(today, game, offers) for game in with_puzzles()], cls="mg-puzzles", data_key="today"),
            self._share(today) if today else None,
            press(
                say("puzzles-earlier"),
                offers(Press("puzzle-days")),
                key="earlier",
                kind="mg-quiet",
                aria_expanded=str(self._shows_days).lower(),
            ),
            self._days(today or self._today, offers) if self._shows_days else None,
            cls="mg-table",
            data_key="puzzles",
        )

    def _game(self, day: date | None, game: AnyGame, offers: Offers) -> Element:
        """A game with its puzzle of a day: what was tried, and the way to it."""
        signs = self._signs.get(day, {}).get(game.NAME, "") if day else ""
        words = say("puzzle-play", game=game.TITLE, signs=_state(signs))
        return li(
            press(
                game.TITLE,
                offers(Press("puzzle-open", (None if day == self._today else day, game.NAME))),
                key=f"open-{game.NAME}-{day or ''}",
                kind="" if FOUND in signs else "mg-primary",
                aria_label=words,
            ),
            span(signs.translate(SHOWN), cls="mg-puzzle-signs", aria_hidden="true"),
            data_key=f"{game.NAME}-{day or ''}",
        )

    def _share(self, today: date) -> Element | None:
        """A line that tells how it went and gives nothing away."""
        tried = self._signs.get(today, {})
        solved = [game for game in with_puzzles() if FOUND in tried.get(game.NAME, "")]
        if not solved:
            return None
        line = say(
            "puzzles-line",
            day=today.isoformat(),
            games=" · ".join([f"{game.TITLE} {tried[game.NAME].translate(SHOWN)}" for game in solved]),
        )
        copy = button(
            say("copy"), type="button", cls="mg-button", data_copy=say("copied"), data_content=line, data_key="share"
        )
        return p(span(line, cls="mg-puzzle-line"), " ", copy, cls="mg-bar", data_key="line")

    def _days(self, today: date, offers: Offers) -> Element:
        """The last thirty days, the newest first."""
        shown = []
        for ago in range(1, BACK + 1):
            day = today - timedelta(ago)
            solved = sum(self._is_solved(day, game.NAME) for game in with_puzzles())
            head = summary(say("puzzles-day", day=day_text(day), solved=solved, all=len(with_puzzles())))
            listed = ul(*[self._game(day, game, offers) for game in with_puzzles()], cls="mg-puzzles")
            shown.append(details(head, listed, data_key=f"day-{day}"))
        return div(*shown, cls="mg-puzzle-days", data_key="days")

    def _days_solved(self) -> list[date]:
        return [day for day, signs in self._signs.items() if any(FOUND in tried for tried in signs.values())]


MOST_DAYS = 400
"""Days of which it is kept how they went."""


def _state(signs: str) -> str:
    return "solved" if FOUND in signs else "tried" if signs else "new"


def day_text(day: date) -> str:
    """A day as it is said.

    >>> day_text(date(2026, 11, 24))
    'Tuesday, 24 November'
    """
    return say("day", weekday=day.weekday(), day=day.day, month=day.month)


def _read(kept: str) -> Mapping[date, dict[str, str]]:
    """What a text tells of each day; nothing for any other text."""
    try:
        found = json.loads(kept)
        return {date.fromisoformat(day): _signs(tried) for day, tried in list(found.items())[-MOST_DAYS:]}
    except (ValueError, TypeError, AttributeError):
        return {}


def _signs(tried: Any) -> dict[str, str]:
    known = {WRONG, HELPED, FOUND}
    return {name: text[-LONGEST:] for name, text in tried.items() if name in games.NAMES and set(text) <= known}


LONGEST = 40
"""Signs of one puzzle that are kept."""
