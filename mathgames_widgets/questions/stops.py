"""A game that a lesson plays on the real table: the moves are those of the script, everything else can be tried.

Each part of the lesson has its own table, which goes on where the part before it ended. So no game is lost by reloading
the page, and nothing is shown before it was predicted: a part opens at the first press.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.core.game import Action, AnyBot, AnyGame, Player
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.page.cards import note, press
from mathgames_widgets.page.html import Element, Raw, details, div, h2, header, li, ol, p, strong, summary
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.table.screen import Do, Hint, Press, Screen
from mathgames_widgets.table.start import Seat, SetupError
from mathgames_widgets.table.window import Window

LEARNER = 0
"""The seat of the reader."""

DONE = "This part is done. Read on; the game continues at the next table."
DONE_AT_LAST = "This was the last part of the game. Read on."


@dataclass(frozen=True, slots=True)
class Move:
    """A move of the learner: what to do, in words, and the reason for it."""

    action: Action
    task: str
    why: str


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the game between two stops."""

    key: str
    title: str
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """A move of the other player that the lesson needs, and what is said of it."""

    action: Action
    why: str


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player who makes the moves of a script; `made` of them are behind."""

    replies: tuple[Reply, ...]
    made: int = 0
    name: str = "script"
    title: str = "Plays as the lesson says"

    def choose(self, view: Any, actions: Collection[Any], rng: Rng) -> Action:
        """The next move of the script."""
        return self.replies[self.made].action

    def because(self, view: Any, action: Action) -> str:
        """What the script says of a move."""
        return next(reply.why for reply in self.replies if reply.action == action)


@dataclass(frozen=True, slots=True)
class Script:
    """One game from deal to score: its seed and rules, who sits where, and the moves of the learner part by part."""

    game: AnyGame
    seed: str
    rules: Any
    seats: tuple[Seat, ...]
    parts: tuple[Part, ...]
    elsewhere: str
    """Where any move can be played; said when another move is tried."""
    replies: tuple[Reply, ...] = ()
    """The moves of the one other player where they are written down; otherwise its bot chooses for itself."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the learner."""
        return tuple(move for part in self.parts for move in part.moves)

    def part(self, key: str) -> Part:
        """The part with this key. Raises ValueError, naming the parts, where there is none."""
        for part in self.parts:
            if part.key == key:
                return part
        raise ValueError(f"There is no part {key!r}; the parts are {', '.join(part.key for part in self.parts)}.")

    def before(self, part: Part) -> int:
        """How many moves the learner has made when a part begins."""
        return sum(len(earlier.moves) for earlier in self.parts[: self.parts.index(part)])

    def match_at(self, moves: int) -> AnyMatch:
        """The game after so many moves of the learner and the answers to them, always the same ones."""
        match = Match(self.game, len(self.seats), self.seed, rules=self.rules, names=[seat.name for seat in self.seats])
        for move in self.moves[:moves]:
            match.play(LEARNER, move.action)
            self._let_bots_move(match)
        return match

    def _let_bots_move(self, match: AnyMatch) -> None:
        while (waiting := match.to_act()) and LEARNER not in waiting:
            seat = waiting[0]
            action, _ = bot_move(match, seat, self.bot(match, seat))
            match.play(seat, action)

    def bot(self, match: AnyMatch, seat: Player) -> AnyBot:
        """Who plays at a seat that is not the learner's."""
        if self.replies:
            return Rival(self.replies, sum(turn.player == seat for turn in match.turns))
        found: AnyBot = next(bot for bot in self.game.BOTS if bot.name == self.seats[seat].who)
        return found


class GuidedTable(Window):
    """The table of one part of a script."""

    DOCKS = False

    def __init__(self, script: Script, key: str) -> None:
        self._script = script
        self._part = script.part(key)
        super().__init__(script.game, script.seats, script.seed, script.rules)

    @property
    def wanted(self) -> Move | None:
        """The next move of the script, None when this part is played."""
        moves = self._script.moves[: self._script.before(self._part) + len(self._part.moves)]
        made = self._made
        return moves[made] if made < len(moves) else None

    @property
    def _made(self) -> int:
        return sum(turn.player == LEARNER for turn in self._playing().match.turns)

    def __repr__(self) -> str:
        return f"<Table of {self._game.TITLE}: {self._part.title}>"

    def _deal(self, boxes: Values) -> str:
        self._start(self._script.match_at(self._script.before(self._part)), self._script.seats)
        return f"{self._where()}. {self._task()}"

    def _answer_to(self, thing: Any, values: Values) -> str:
        """A move is the one that the script wants or is refused: there is nothing to be asked before it."""
        return super()._answer_to(replace(thing, sure="") if isinstance(thing, Do) else thing, values)

    def _move(self, *actions: Action) -> str:
        wanted = self.wanted
        if wanted is None:
            raise SetupError(self._done)
        if actions != (wanted.action,):
            raise SetupError(f"In this lesson we go another way. {wanted.task} {wanted.why} {self._script.elsewhere}")
        return f"{super()._move(*actions)} {self._task()}"

    @property
    def _kept_under(self) -> str:
        """Nowhere: each part begins where the part before it ended."""
        return ""

    def _would_lose_a_game(self) -> bool:
        """A part is begun again from where it starts; nothing is lost."""
        return False

    def _bot_at(self) -> Callable[[Player], AnyBot | None]:
        return lambda seat: None if seat == LEARNER else self._script.bot(self._playing().match, seat)

    def _task(self) -> str:
        wanted = self.wanted
        return self._done if wanted is None else wanted.task

    @property
    def _done(self) -> str:
        """What is said when this part is played."""
        return DONE_AT_LAST if self._part == self._script.parts[-1] else DONE

    def _hint_texts(self) -> tuple[Hint, ...]:
        wanted = self.wanted
        return () if wanted is None else (Hint(wanted.why),)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _setup(self, offers: Offers) -> Element:
        first = self._part == self._script.parts[0]
        take_up = press(
            "Deal the cards" if first else "Take up the game", offers(Press("deal")), key="deal", kind="mg-primary"
        )
        return div(
            p(self._place(), cls="mg-introduction"),
            div(take_up, cls="mg-bar", data_key="take-up"),
            cls="mg-setup",
            data_key="part",
        )

    def _place(self) -> str:
        parts = self._script.parts
        return f"Part {parts.index(self._part) + 1} of {len(parts)}: {self._part.title}."

    def _running(self, offers: Offers) -> tuple[Any, ...]:
        return (note(self._task(), key="task", kind="mg-task"), *super()._running(offers))

    def still(self) -> tuple[Element | Raw, ...]:
        """Before the deal the whole part: the table as it is taken up, the moves, and the table after them, to open."""
        if self.match is not None:
            return super().still()
        start = self._script.before(self._part)
        moves = (li(strong(move.task), " ", move.why) for move in self._part.moves)
        after = self._picture(start + len(self._part.moves))
        page = div(
            header(h2(self._game.TITLE), p(self._place(), cls="mg-introduction"), cls="mg-head"),
            self._picture(start),
            ol(*moves, cls="mg-moves"),
            div(details(summary("The table after that"), after), cls="mg-open-answers"),
            cls="mg-table",
        )
        return (page,)

    def _picture(self, moves: int) -> Element:
        """The table after so many moves of the learner, to be looked at."""
        match = self._script.match_at(moves)
        stop = self._views.pause(match.turns[-1].events) if match.turns else None
        screen = Screen(match.names)
        shown: Element = (
            self._views.table(match.observe(LEARNER), screen) if stop is None else self._views.scoring(stop, screen)
        )
        return shown
