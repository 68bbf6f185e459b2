"""The puzzles of the day, of the last thirty days, and those of your own: mistakes that come back."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta
from typing import Any

from mathgames_widgets.core.game import AnyGame
from mathgames_widgets.core.match import as_game
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import FOUND, LEVELS, level_of_the_day
from mathgames_widgets.core.record import RecordError
from mathgames_widgets.page.cards import note, press
from mathgames_widgets.page.html import (
    Element,
    button,
    details,
    div,
    h2,
    h3,
    header,
    li,
    p,
    section,
    span,
    strong,
    summary,
    ul,
)
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.questions.memory import KEPT, Memory
from mathgames_widgets.table.lookback import MAIL
from mathgames_widgets.table.puzzles import (
    SHOWN,
    OwnPuzzleTable,
    PuzzleTable,
    aim_of,
    day_text,
    puzzle_of,
    shown,
    with_puzzles,
)
from mathgames_widgets.table.screen import Press

say = room(__name__)

BACK = 30
"""How many days can be caught up."""
EASY = 2
"""The level of a day on which a newcomer is offered nothing easier."""
AT_ONCE = 30
"""Milliseconds until a browser asks which day it is: what was drawn for everyone does not say it."""
QUERY = "game"
"""What an address says to have the puzzle of a game opened: `puzzles.html?game=NAME`."""


def puzzles(day: str = "") -> DailyPuzzles:
    """The puzzles of the day and those of your own, as a page; of another day, where one is given as 2026-11-24.

    >>> puzzles("2026-11-24")
    <Puzzles of 2026-11-24>

    Raises ValueError for what is no date.
    """
    return DailyPuzzles(date.fromisoformat(day) if day else None)


class DailyPuzzles(Page):
    """The puzzles of the day, those of the last thirty, and the mistakes that come back. Made by `puzzles`.

    The first drawing tells no date: a server draws it once for everyone, perhaps on another day.
    """

    def __init__(self, day: date | None) -> None:
        self._day = day
        self.table: PuzzleTable | None = None
        self._at: tuple[date, str] | None = None
        self._mistake = ""
        """The name of the mistake that is on the table, until its first try."""
        self.memory = Memory(lambda: self._today.toordinal())
        self._shows_days = self._shows_answers = False
        self._knows_day = day is not None
        self._visits = 0
        self._notice = ""
        super().__init__(self._page, self._take_thing, keep=KEPT)
        self.memory.show_on(self)

    def __repr__(self) -> str:
        return f"<Puzzles of {self._today.isoformat()}>"

    @property
    def _today(self) -> date:
        return self._day or date.today()

    # ── what is done ──────────────────────────────────────────────────────────────────────────────────────────────

    def _take_thing(self, thing: Any, values: Values) -> None:
        self._knows_day = True
        if self.table is None:
            self._notice = ""
        self.redraw(self._answer_to(thing, values))

    def _answer_to(self, thing: Any, values: Values) -> str:
        match thing:
            case Press("puzzle-open", (date() | None as day, str(name))):
                return self._open(day or self._today, name)
            case Press("mistake", str(name)):
                return self._open_mistake(name)
            case Press("let-go", str(name)):
                self.memory.let_go(name)
                return say("mistake-let-go")
            case Press("collect"):
                self.memory.collect(values.get("text", ""))
                return ""
            case Press("puzzle-asked"):
                named = [game.NAME for game in with_puzzles() if values.get(QUERY) == game.NAME]
                return self._open(self._today, named[0]) if named else ""
            case Press("puzzle-next"):
                return self._next()
            case Press("puzzle-all"):
                return self._close()
            case Press("puzzle-day"):
                return ""
            case Press("puzzle-days"):
                self._shows_days = not self._shows_days
                return ""
            case Press("puzzle-answers"):
                self._shows_answers = not self._shows_answers
                return ""
        if self.table is None:
            raise TypeError(f"{thing!r} cannot be taken.")
        self.table.language = self.language
        said = self.table.take(thing, values)
        self._note_down(self.table.signs)
        return said

    def _note_down(self, signs: str) -> None:
        """Keep how it went: of a mistake only the first try counts today."""
        if self._at is not None and signs:
            self.memory.tried(self._at[0].isoformat(), self._at[1], signs)
        elif self._mistake and signs:
            name, self._mistake = self._mistake, ""
            mistake, _ = self.memory.mistakes[name]
            if self.memory.solved(name, mistake, right=signs[0] == FOUND):
                self._notice = say("mistake-is-known")

    def _open(self, day: date, name: str) -> str:
        game = as_game(name)
        before = self._signs(day, name)
        title = say("puzzle-of-day", day=day_text(day))
        self._at, self._mistake = (day, name), ""
        self.table = PuzzleTable(game, puzzle_of(name, day), title, "" if FOUND in before else before)
        return f"{game.TITLE}. {title}"

    def _open_mistake(self, name: str) -> str:
        """A mistake at its table; one that cannot be played any more is let go."""
        mistake, _ = self.memory.mistakes[name]
        try:
            self.table, self._at, self._mistake = OwnPuzzleTable(mistake, say("mistake-of-yours")), None, name
        except (RecordError, ValueError):
            self.memory.let_go(name)
            self._notice = say("mistake-lost")
            return self._notice
        return f"{as_game(mistake.game).TITLE}. {say('mistake-of-yours')}"

    def _next(self) -> str:
        """The next puzzle of the day that is open, or the next mistake that is due."""
        if self._at is not None:
            day = self._at[0]
            left = [game.NAME for game in with_puzzles() if not self._is_solved(day, game.NAME)]
            return self._open(day, left[0]) if left else self._close()
        return self._open_mistake(self.memory.due[0]) if self.memory.due else self._close()

    def _close(self) -> str:
        self.table = self._at = None
        self._mistake = ""
        self._visits += 1
        return say("puzzles")

    def _signs(self, day: date, name: str) -> str:
        return self.memory.tries.get(day.isoformat(), {}).get(name, "")

    def _is_solved(self, day: date, name: str) -> bool:
        return FOUND in self._signs(day, name)

    # ── what is kept ──────────────────────────────────────────────────────────────────────────────────────────────

    def restore(self, kept: str) -> None:
        """Go on with what the browser kept; what cannot be read is left behind."""
        self._knows_day = True
        with suppress(ValueError):
            self.memory.join(kept)
        self.redraw()

    def reread(self, kept: str) -> None:
        """What another tab knows is known here as well."""
        with suppress(ValueError):
            self.memory.catch_up(kept)
        self.redraw()

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _page(self, offers: Offers) -> Element:
        if self.table is not None:
            return self.table.draw(offers)
        today = self._today if self._knows_day else None
        days = sum(any(FOUND in signs for signs in tried.values()) for tried in self.memory.tries.values())
        heading = say("puzzles-of-day", day=day_text(today)) if today else say("puzzles-today")
        return div(
            header(h2(heading, tabindex=-1, data_focus=f"{self._visits}"), cls="mg-head", data_key="head"),
            note(self._notice, key="notice", kind="mg-status") if self._notice else None,
            p(say("puzzles-how"), cls="mg-introduction"),
            self._to_begin_with(today, offers) if today else None,
            ul(
                *[self._game(today, game, offers, p(aim_of(game))) for game in with_puzzles()],
                cls="mg-puzzles",
                data_key="today",
            ),
            p(say("puzzles-count", days=days), data_key="count"),
            self._share(today) if today else None,
            self._yours(offers),
            div(
                self._opens("puzzle-answers", say("puzzles-answers"), offers, self._shows_answers),
                self._opens("puzzle-days", say("puzzles-earlier"), offers, self._shows_days),
                cls="mg-bar",
                data_key="opens",
            ),
            self._answers(self._today - timedelta(1)) if self._shows_answers else None,
            self._days(today or self._today, offers) if self._shows_days else None,
            None
            if today
            else span(hidden=True, data_auto=AT_ONCE, data_n=offers(Press("puzzle-day")), data_key="when"),
            span(hidden=True, data_query=QUERY, data_n=offers(Press("puzzle-asked")), data_key="asks"),
            span(hidden=True, data_collects=MAIL, data_n=offers(Press("collect")), data_key="mail"),
            cls="mg-table",
            data_key="puzzles",
        )

    def _to_begin_with(self, today: date, offers: Offers) -> Element | None:
        """For those who have not solved a puzzle yet and come on a day of hard ones: the easy ones of this Monday."""
        monday = today - timedelta(today.weekday())
        is_new = not any(FOUND in signs for tried in self.memory.tries.values() for signs in tried.values())
        if not is_new or level_of_the_day(today) <= EASY or self._shows_days:
            return None
        return section(
            h3(say("puzzles-begin")),
            p(say("puzzles-begin-why", level=level_of_the_day(today), levels=LEVELS), cls="mg-introduction"),
            ul(*[self._game(monday, game, offers) for game in with_puzzles()], cls="mg-puzzles"),
            h3(say("puzzles-then")),
            data_key="begin",
        )

    def _opens(self, what: str, words: str, offers: Offers, is_open: bool) -> Element:
        return press(words, offers(Press(what)), key=what, kind="mg-quiet", aria_expanded=str(is_open).lower())

    def _game(self, day: date | None, game: AnyGame, offers: Offers, *below: Element) -> Element:
        """A game with its puzzle of a day: what was tried, and the way to it."""
        signs = self._signs(day, game.NAME) if day else ""
        words = say("puzzle-play", game=game.TITLE, day=day_text(day) if day else None, signs=_state(signs))
        return li(
            press(
                game.TITLE,
                offers(Press("puzzle-open", (None if day == self._today else day, game.NAME))),
                key=f"open-{game.NAME}-{day or ''}",
                kind="" if FOUND in signs else "mg-primary",
                aria_label=words,
            ),
            *below,
            p(
                say("puzzle-stands", signs=_state(signs), level=level_of_the_day(day) if day else 0, levels=LEVELS),
                " ",
                span(signs.translate(SHOWN), cls="mg-puzzle-signs", aria_hidden="true"),
                cls="mg-level",
            ),
            data_key=f"{game.NAME}-{day or ''}",
        )

    def _share(self, today: date) -> Element | None:
        """A line that tells how it went and gives nothing away."""
        solved = [game for game in with_puzzles() if self._is_solved(today, game.NAME)]
        if not solved:
            return None
        line = say(
            "puzzles-line",
            day=today.isoformat(),
            games=" · ".join([f"{game.TITLE} {self._signs(today, game.NAME).translate(SHOWN)}" for game in solved]),
        )
        copy = button(
            say("copy"), type="button", cls="mg-button", data_copy=say("copied"), data_content=line, data_key="share"
        )
        return p(span(line, cls="mg-puzzle-line"), " ", copy, cls="mg-bar", data_key="line")

    def _yours(self, offers: Offers) -> Element:
        """The mistakes that come back: those that are due today first."""
        memory, due = self.memory, self.memory.due
        later = sorted(set(memory.mistakes) - set(due), key=lambda name: memory.mistakes[name][1].due)
        return section(
            h3(say("yours-due", due=len(due)) if memory.mistakes else say("yours-none")),
            p(say("yours-how"), cls="mg-advice"),
            ul(*[self._own(name, offers) for name in (*due, *later)], cls="mg-puzzles") if memory.mistakes else None,
            data_key="yours",
        )

    def _own(self, name: str, offers: Offers) -> Element:
        """A mistake: its game, when it comes back, and the way to it and out of the list."""
        mistake, recall = self.memory.mistakes[name]
        title, days = as_game(mistake.game).TITLE, max(0, recall.due - self.memory.today)
        words = say("mistake-due", game=title, days=days)
        let_go = offers(Press("let-go", name))
        return li(
            press(words, offers(Press("mistake", name)), key=f"own-{name}", kind="" if days else "mg-primary"),
            press("×", let_go, key=f"let-go-{name}", kind="mg-quiet", aria_label=say("mistake-remove", puzzle=words)),
            cls="mg-own",
            data_key=f"mistake-{name}",
        )

    def _answers(self, day: date) -> Element:
        """The answers of a day that is over, each with its position and the reason, to be opened one by one."""
        told = []
        for game in with_puzzles():
            puzzle = shown(game.NAME, day, f"{game.NAME}-{day}")
            position = div(puzzle.position, cls="mg-puzzle-over")
            answer = p(strong(say("puzzle-answer", answer=puzzle.answer)))
            told.append(
                details(summary(game.TITLE), p(puzzle.task), position, answer, puzzle.why, data_key=f"told-{game.NAME}")
            )
        return div(h3(say("puzzles-answers-of", day=day_text(day))), *told, cls="mg-puzzle-days", data_key="answers")

    def _days(self, today: date, offers: Offers) -> Element:
        """The last thirty days, the newest first; those without a try are folded into one line."""
        found: list[Element] = []
        untried: list[Element] = []
        for ago in range(1, BACK + 1):
            day = today - timedelta(ago)
            solved = sum(self._is_solved(day, game.NAME) for game in with_puzzles())
            told = say("puzzles-day", day=day_text(day), solved=solved, all=len(with_puzzles()))
            head = summary(told if solved else day_text(day))
            listed = ul(*[self._game(day, game, offers) for game in with_puzzles()], cls="mg-puzzles")
            is_tried = any(self._signs(day, game.NAME) for game in with_puzzles())
            (found if is_tried else untried).append(details(head, listed, data_key=f"day-{day}"))
        rest = details(summary(say("puzzles-untried", days=len(untried))), *untried, data_key="untried")
        return div(*found, rest if untried else None, cls="mg-puzzle-days", data_key="days")


def _state(signs: str) -> str:
    return "solved" if FOUND in signs else "tried" if signs else "new"
