"""A puzzle at the table of its game, from a position that is dealt anew for it; nobody else moves there.

Each game has one every day, from the date alone. A mistake in a game of your own is a puzzle as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from typing import Any

from mathgames_widgets import games
from mathgames_widgets.core.game import Action, AnyGame, Player
from mathgames_widgets.core.judging import Decision, Grade, Judged, judged
from mathgames_widgets.core.match import AnyMatch, Match, as_game
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import (
    FOUND,
    HELPED,
    SEAT,
    WRONG,
    OwnPuzzle,
    PosedPuzzle,
    Puzzles,
    answered,
    decided,
    is_right,
    lines_of,
    number_of_the_day,
)
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.assets import dress
from mathgames_widgets.page.cards import explanation, press
from mathgames_widgets.page.html import Element, div, nameless
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.table.lookback import price_text
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Do, Hint, Press, Screen
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.views import Views
from mathgames_widgets.table.window import Window

say = room(__name__)

SHOWN = str.maketrans({WRONG: "✗", HELPED: "?", FOUND: "✓"})
SHORT = 40
"""Characters in which the page says what was tried; the table shows it anyway, and a phone has room for three lines."""
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


def aim_of(game: AnyGame) -> str:
    """What all puzzles of a game ask."""
    asked: Any = games.module_of(game.__name__, "puzzles")
    return str(asked.aim())


@dataclass(frozen=True, slots=True)
class Tried:
    """A decision that was made in a puzzle, and what it lacks in a sentence."""

    decision: Decision
    less: str
    is_right: bool


class PuzzleTable(Window):
    """One puzzle at the table of its game. `signs` is what was tried before, from a visit that is over."""

    IS_LESSON = True
    HOME = "index.ipynb"

    def __init__(self, game: AnyGame, puzzle: PosedPuzzle, title: str, signs: str = "") -> None:
        asked: Any = games.module_of(game.__name__, "puzzles")
        self._asked_here: Puzzles = asked
        self.puzzle = puzzle
        self._answer: Decision | None = None
        self._sit_down(game, puzzle.match(game), SEAT, title, signs)

    def _sit_down(self, game: AnyGame, match: AnyMatch, seat: Player, title: str, signs: str) -> None:
        """The table as it stands where the puzzle begins."""
        self._title, self.signs, self._seat = title, signs, seat
        self._tried: Tried | None = None
        self._from, self._since = match.record(), len(match.turns)
        self._begun: Any = match.observe(seat)
        seats = tuple([Seat(name, "person") for name in match.given_names])
        room = Room(match, seats, lambda seat: None)
        Window.__init__(self, game, seats, "", match.rules, room=room, held=(seat,))

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
        decision = decided(match, self._since, self._judge, self._seat)
        return None if decision is None else self._weighed(decision, is_over=self._seat not in match.to_act())

    def _weighed(self, decision: Decision, *, is_over: bool) -> Tried | None:
        """How good a decision is; None while it is not made yet."""
        worth = self._asked_here.worth(decision)
        if worth is None and not is_over:
            return None
        worth = 0.0 if worth is None else worth
        less = self._asked_here.short(self.puzzle.worth - worth)
        return Tried(decision, less, is_right(self.puzzle, worth))

    def _reason(self, decision: Decision) -> Explanation:
        """What a decision comes to, in mathematics."""
        found: Explanation = self._asked_here.reason(decision, self._begun)
        return found

    def _stand_at(self, turns: int) -> None:
        """The table as it was after so many turns: what was laid until then lies there still."""
        done = self._playing().match.turns[self._since : turns]
        match: AnyMatch = Match.load(self._from)
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
        return self._verdict_of(len(self._did))

    def _verdict_of(self, most: int) -> str:
        """The same; what was tried is left to the table, which shows it, where that takes more characters."""
        assert self._tried is not None
        if self._tried.is_right:
            return say("puzzle-solved", signs=self.signs.translate(SHOWN))
        did = self._did
        if len(did) > most:
            return say("puzzle-wrong-there", less=self._tried.less)
        return say("puzzle-wrong", did=did, less=self._tried.less)

    @property
    def _did(self) -> str:
        """What was tried last."""
        assert self._tried is not None and self._judge is not None
        decision = self._tried.decision
        return self._judge.told(decision, decision.chosen, self._names)

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
            said = self._verdict_of(SHORT)
            return said, [why, *self._onward(offers)], "mg-judged mg-found" if self.is_solved else "mg-judged"
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
        for tool in super()._tools(offers, is_played=is_played and not self.is_solved):
            if tool.attributes.get("data_key", tool.attributes.get("data-key")) != "log":
                yield tool
        self._keys.pop("l", None)

    def _menu(self, offers: Offers) -> list[Element | None]:
        back = press(say("puzzle-all"), offers(Press(BACK_TO_ALL)), key="puzzle-all")
        return [back, *super()._menu(offers)]

    def _help(self, view: Any) -> Sequence[str]:
        return (self.task, say("puzzle-help"), *super()._help(view))

    def _drawn_open(self, offers: Offers) -> tuple[str, Any] | None:
        if self._open == "puzzle-why" and self._tried is not None:
            title = say("why") if self._tried.is_right else say("puzzle-why-not")
            return title, explanation(self._reason(self._tried.decision), key="puzzle-reason")
        return super()._drawn_open(offers)


class OwnPuzzleTable(PuzzleTable):
    """A mistake from a game of your own, at its table: the judge of the game says whether something better was found.

    Raises RecordError, and ValueError, where the mistake cannot be played again.
    """

    def __init__(self, mistake: OwnPuzzle, title: str) -> None:
        game = as_game(mistake.game)
        judge: Any = games.module_of(game.__name__, "bots.judge")
        then = mistake.decision(judge)
        weighed = judged(then, judge)
        if weighed is None:
            raise ValueError("Nothing else could be decided there.")
        self._then: Judged = weighed
        self._sit_down(game, mistake.match(), mistake.seat, title, "")

    @property
    def task(self) -> str:
        """What was decided then, and what it cost."""
        did = self._choice(self._then.done.choice)
        return say("mistake-task", did=did, price=price_text(self._then.price, self._unit))

    @property
    def _unit(self) -> str:
        assert self._judge is not None, "a game with mistakes has a judge"
        return self._judge.UNIT

    def _choice(self, choice: Any) -> str:
        assert self._judge is not None, "a game with mistakes has a judge"
        return self._judge.told(self._then.decision, choice, self._names)

    def _because(self, decision: Decision, choice: Any) -> str:
        assert self._judge is not None, "a game with mistakes has a judge"
        return self._judge.because(decision, choice)

    def _weighed(self, decision: Decision, *, is_over: bool) -> Tried | None:
        assert self._judge is not None, "a game with mistakes has a judge"
        found = judged(decision, self._judge)
        if found is None:
            return Tried(decision, "", is_right=True)
        return Tried(decision, price_text(found.price, self._unit), found.grade in (Grade.BEST, Grade.AS_GOOD))

    def _reason(self, decision: Decision) -> Explanation:
        """What a bot at this seat says of it."""
        return Explanation(self._because(decision, decision.chosen) or say("mistake-no-words"))

    def _hint_texts(self) -> tuple[Hint, ...]:
        """What speaks for the best choice, and the best choice."""
        best = self._then.best.choice
        because = self._because(self._then.decision, best)
        return tuple(map(Hint, [*filter(None, [because]), say("puzzle-answer", answer=self._choice(best))]))


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle where nothing is pressed: on paper and on a wall."""

    task: str
    position: Element
    answer: str
    why: Element


def shown(name: str, day: date, where: str) -> ShownPuzzle:
    """The puzzle that a game has on a day, drawn for a place `where` no other stands."""
    game, puzzle = as_game(name), puzzle_of(name, day)
    look: Any = games.module_of(game.__name__, "table")
    dress(look)
    asked: Any = games.module_of(game.__name__, "puzzles")
    judge: Any = games.module_of(game.__name__, "bots.judge")
    match = puzzle.match(game)
    view, decision = match.observe(SEAT), answered(puzzle, game, judge)
    return ShownPuzzle(
        asked.task(view),
        div(nameless(Views(look).table(view, Screen(match.names)))),
        judge.told(decision, decision.chosen, match.names),
        explanation(asked.reason(decision, view), key=f"why-{where}"),
    )


def day_text(day: date) -> str:
    """A day as it is said.

    >>> day_text(date(2026, 11, 24))
    'Tuesday, 24 November'
    """
    return say("day", weekday=day.weekday(), day=day.day, month=day.month)
