"""Bots of live tables that take their time think in processes of their own, and decisions are weighed there after a
game, so that nobody waits for another's bot or look back."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from mathgames_widgets import games
from mathgames_widgets.classroom.standing import game_called
from mathgames_widgets.core.accounts import Accounts
from mathgames_widgets.core.bots import all_bots, bot_rng
from mathgames_widgets.core.game import Action, AnyBot, AnyGame, Player
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.luck import SplittingJudge
from mathgames_widgets.core.match import AnyMatch
from mathgames_widgets.core.processes import leave_with_parent, without_main
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.table.lookback import Found, weighed

SHORT = 0.005
"""Seconds of a bot that is not worth the way to another process."""

FORGETS = 0.9
"""A bot that took long counts as slow until it was quick for a while."""

TRIES = 3
"""How often a question is asked where the process that thought about it died."""

NICE = 5
"""How far the bots stand back where pages and bots want the same processor."""

START = "forkserver" if sys.platform.startswith("linux") else "spawn"
"""On Linux the processes share the memory of the games, which are loaded once."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """All that a bot is told: what its seat sees and may do, and its chance. Hidden cards stay where they are."""

    game: str
    bot: str
    chance: str
    view: Any
    actions: Collection[Any] = field(compare=False)

    @classmethod
    def of(cls, match: AnyMatch, seat: Player, bot: AnyBot) -> BotQuestion:
        """What a bot at this seat is asked now."""
        seed = bot_rng(match, seat).seed
        return cls(match.game.NAME, bot.name, seed, match.observe(seat), match.legal_actions(seat))

    def answered(self) -> str:
        """What the bot does, as a line of a record."""
        game = game_called(self.game)
        bot: AnyBot = next(bot for bot in all_bots(game) if bot.name == self.bot)
        action: Action = bot.choose(self.view, self.actions, Rng(self.chance))
        return game.write_action(action)


@dataclass(frozen=True, slots=True)
class WeighQuestion:
    """What a decision of a game that is over cost; a judge is told no more than its player could see."""

    game: str
    decision: Decision
    bot: str = "judge"

    def answered(self) -> Found:
        """What weighing it finds."""
        return weighed(self.decision, judge_of(game_called(self.game)))


def judge_of(game: AnyGame) -> SplittingJudge:
    """Who weighs the decisions of a game."""
    judge: Any = games.module_of(game.__name__, "bots.judge")
    found: SplittingJudge = judge
    return found


Question = BotQuestion | WeighQuestion


def answer(question: Question) -> tuple[Any, float]:
    """The answer to a question, and the seconds that it took: of a bot, what it does, as a line of a record.

    >>> from mathgames_widgets.core.match import Match
    >>> from mathgames_widgets.games import byorf
    >>> text, seconds = answer(BotQuestion.of(Match(byorf, 2, "FERN-42"), 0, byorf.BOTS[0]))
    >>> text.startswith("keep "), seconds < 10
    (True, True)
    """
    start = time.thread_time()
    found = question.answered()
    return found, time.thread_time() - start


@dataclass(eq=False, slots=True)
class AskedElsewhere:
    """A question, whose it is, and who is told the answer."""

    question: Question
    tell: Callable[[Any], None]
    table: str
    tries: int = TRIES


class Thinkers:
    """The processes, started when the first bot needs them. A quick bot thinks where it is asked.

    Where more is asked than there are processes, bots go first, and of these the table whose bots have thought least
    lately.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = most or max(1, (os.cpu_count() or 1) - 1)
        self.spent = Accounts()
        """What the bots of each table have thought lately."""
        self._pool: ProcessPoolExecutor | None = None
        self._took: dict[tuple[str, str], float] = {}
        self._waiting: list[AskedElsewhere] = []
        self._at_work = 0
        self._lock = threading.Lock()
        self._is_over = False

    @property
    def processes(self) -> tuple[int, ...]:
        """Their numbers."""
        return tuple(self._pool._processes) if self._pool else ()

    def is_short(self, question: Question) -> bool:
        """Whether such a bot has been quick so far."""
        return self._took.get((question.game, question.bot), 0.0) < SHORT

    def here(self, question: Question) -> Any:
        """The answer, worked out here and now."""
        return self._noted(question, *answer(question))

    def ask(self, question: Question, tell: Callable[[Any], None], table: str = "") -> None:
        """Have the answer worked out elsewhere and told; None where that cannot be done, so that it is done here."""
        with self._lock:
            self._waiting.append(AskedElsewhere(question, tell, table))
        self._go_on()

    def _go_on(self) -> None:
        """Begin whatever can be begun."""
        while (asked := self._next()) is not None:
            with self._lock:
                pool = self._pool = self._pool or _pool(self.most)
            try:
                with without_main():
                    found = pool.submit(answer, asked.question)
            except (BrokenExecutor, OSError, RuntimeError) as trouble:
                self._failed(asked, pool, trouble)
            else:
                found.add_done_callback(partial(self._told, asked, pool))

    def _next(self) -> AskedElsewhere | None:
        with self._lock:
            if self._is_over or not self._waiting or self._at_work >= self.most:
                return None
            asked = min(
                self._waiting,
                key=lambda waiting: (isinstance(waiting.question, WeighQuestion), self.spent[waiting.table]),
            )
            self._waiting.remove(asked)
            self._at_work += 1
            return asked

    def _told(self, asked: AskedElsewhere, pool: ProcessPoolExecutor, found: Future[tuple[Any, float]]) -> None:
        """A process has answered, or failed."""
        if found.cancelled():
            return
        if (fault := found.exception()) is not None:
            self._failed(asked, pool, fault)
        else:
            said, took = found.result()
            with self._lock:
                self._at_work -= 1
                self.spent.charge(asked.table, took)
            asked.tell(self._noted(asked.question, said, took))
        self._go_on()

    def _failed(self, asked: AskedElsewhere, pool: ProcessPoolExecutor, fault: BaseException) -> None:
        self._replace(pool)
        is_asked_again = isinstance(fault, BrokenExecutor) and asked.tries > 1
        with self._lock:
            self._at_work -= 1
            if is_asked_again:
                self._waiting.append(replace(asked, tries=asked.tries - 1))
        if not is_asked_again:
            asked.tell(None)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False)

    def _noted(self, question: Question, found: Any, took: float) -> Any:
        which = question.game, question.bot
        self._took[which] = max(took, FORGETS * self._took.get(which, 0.0))
        return found

    def stop(self) -> None:
        """Nobody thinks any more."""
        with self._lock:
            self._is_over = True
            self._waiting.clear()
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(cancel_futures=True)
            del pool
            gc.collect()  # its semaphores go with it; where the program ends at once, Python would complain about them


def _pool(most: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context(START)
    if START == "forkserver":
        context.set_forkserver_preload([__name__, *(f"{games.__name__}.{name}" for name in games.NAMES)])
    return ProcessPoolExecutor(most, mp_context=context, initializer=_begin)


def _begin() -> None:
    """In a new process: stand back, leave Ctrl-C to the server, and go when it goes."""
    leave_with_parent()
    with suppress(OSError, AttributeError):
        os.nice(NICE)
