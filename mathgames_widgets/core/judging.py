"""What a decision cost: every choice that there was, weighed from what its player could know.

A game that has a judge keeps it in `bots/judge.py`, with the names of the protocol `Judge`. A judge is given Views,
never the State, so cards that nobody could know change nothing in what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Generic, Protocol, TypeVar

from mathgames_widgets.core.game import AnyBot, Named, Player, Step
from mathgames_widgets.core.match import AnyMatch
from mathgames_widgets.core.rng import Rng

C = TypeVar("C")
"""What can be chosen: an action, or a plan of several."""


@dataclass(frozen=True, slots=True)
class OwnMove:
    """An action of a player: the number of its turn in the game, and what the player could see before it."""

    turn: int
    view: Any
    action: Any


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that a player has decided: the turn in which it began, what could be seen then, and what was chosen.

    Where that took several moves, `end` is what could be seen before the last of them.
    """

    turn: int
    view: Any
    chosen: Any
    end: Any = None


@dataclass(frozen=True, slots=True)
class Weighed(Generic[C]):
    """A choice and what it is worth on average, in the unit of the game.

    `error` is one standard error of the distance to the choice that was made, 0 where all cases were counted.
    """

    choice: C
    worth: float
    error: float = 0.0


class Grade(Named):
    """How good a decision was."""

    BEST = "best"
    """Nothing is worth more."""
    AS_GOOD = "good"
    """What seems better lies within chance."""
    LITTLE = "little"
    """It cost a little."""
    MUCH = "much"
    """It cost much."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision beside the best that could have been decided.

    >>> done, best = Weighed("draw", 0.25), Weighed("lay", 0.75, error=0.1)
    >>> judged = Judged(Decision(7, None, "draw"), done, best, much=0.4)
    >>> judged.price, judged.grade
    (0.5, Grade.MUCH)
    """

    decision: Decision
    done: Weighed[Any]
    best: Weighed[Any]
    much: float

    @property
    def price(self) -> float:
        """What it cost on average; 0 for the best choice."""
        return 0.0 if self.best.worth <= self.done.worth else self.best.worth - self.done.worth

    @property
    def grade(self) -> Grade:
        """How good it was."""
        if self.price < EQUAL:
            return Grade.BEST
        if self.price <= SURE * self.best.error:
            return Grade.AS_GOOD
        return Grade.MUCH if self.price >= self.much else Grade.LITTLE


EQUAL = 1e-9
"""Worths that are nearer to each other are the same: they are sums of floats."""
SURE = 2
"""So many standard errors make a difference."""


class Judge(Protocol):
    """What the module `bots/judge.py` of a game has."""

    @property
    def UNIT(self) -> str:
        """What a worth counts, as the table says it: `points`, `tokens`, `point` (the chance for one) or `win`."""

    @property
    def MUCH(self) -> float:
        """From which price on a decision cost much."""

    def decisions(self, moves: Sequence[OwnMove]) -> Sequence[Decision]:
        """What a player decided with all the moves of a game; a decision may take several of them."""

    def weigh(self, decision: Decision) -> Sequence[Weighed[Any]]:
        """The choice that was made, and then others; nothing where there was no other, or where it cannot be said."""

    def told(self, decision: Decision, choice: Any, names: Sequence[str]) -> str:
        """A choice in a few words, as it is asked for: Keep x − 2."""

    def shown(self, decision: Decision, choice: Any) -> Any | None:
        """What the player would have seen with a choice made; None where that is not known before a card is drawn."""

    def because(self, decision: Decision, choice: Any) -> str:
        """What speaks for a choice, in the words of a bot at that seat; empty where a bot has none."""


def decisions_of(match: AnyMatch, player: Player, judge: Judge) -> Sequence[Decision]:
    """Everything that a player has decided in a match."""
    views = match.views(player)
    turns = enumerate(match.turns)
    return judge.decisions([OwnMove(at, views[at], turn.action) for at, turn in turns if turn.player == player])


def judged(decision: Decision, judge: Judge) -> Judged | None:
    """A decision beside the best there was; None where nothing else could be chosen."""
    weighed = judge.weigh(decision)
    if len(weighed) < 2:
        return None
    return Judged(decision, weighed[0], max(weighed, key=lambda choice: choice.worth), judge.MUCH)


def by_playing_on(
    done: C, others: Sequence[C], worth: Callable[[C, int], float], first: int, more: int, close: int
) -> list[Weighed[C]]:
    """Choices weighed by playing on: `worth` says what comes of one in the imagined deal of a number.

    All choices are tried in the same deals, so that luck is the same for all. After the `first` deals, the choice that
    was made and those that are `close` to the best, so many, are tried in so many `more`.

    >>> heads = by_playing_on("fair", ["biased"], lambda coin, deal: float(coin == "biased" or deal % 2), 4, 4, 1)
    >>> [(one.choice, one.worth, round(one.error, 2)) for one in heads]
    [('fair', 0.5, 0.0), ('biased', 1.0, 0.19)]
    """
    found = {choice: [worth(choice, deal) for deal in range(first)] for choice in (done, *others)}
    best = sorted(others, key=lambda choice: -sum(found[choice]))[:close]
    for choice in dict.fromkeys((done, *best)):
        found[choice] += [worth(choice, deal) for deal in range(first, first + more)]
    mine = found[done]
    return [
        Weighed(action, sum(found[action]) / len(found[action]), _error(mine, found[action]))
        for action in dict.fromkeys((done, *best))
    ]


def _error(mine: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean distance of two choices that were tried in the same deals."""
    distances = [b - a for a, b in zip(mine, other, strict=True)]
    deals, mean = len(distances), sum(distances) / len(distances)
    return sqrt(sum([(distance - mean) ** 2 for distance in distances]) / max(1, deals - 1) / deals)


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """What playing on needs of the rules of a game."""

    to_act: Callable[[Any], Sequence[Player]]
    legal_actions: Callable[[Any, Player], Collection[Any]]
    apply: Callable[[Any, Player, Any], Step[Any]]
    observe: Callable[[Any, Player], Any]


def played_on(game: PlayedBy, state: Any, bots: Sequence[AnyBot], seed: str, is_done: Callable[[Any], bool]) -> Any:
    """The state when bots have played on from one, one bot for each seat, until it is done or the game is over."""
    number = 0
    while (waiting := game.to_act(state)) and not is_done(state):
        seat, number = waiting[0], number + 1
        view, actions = game.observe(state, seat), game.legal_actions(state, seat)
        state = game.apply(state, seat, bots[seat].choose(view, actions, Rng(f"{seed} {number}"))).state
        if number > LONGEST:
            break
    return state


LONGEST = 2_000
"""Moves after which playing on ends; no game between bots takes as many."""


def all_judged(match: AnyMatch, player: Player, judge: Judge) -> Iterator[Judged]:
    """Every decision of a player, weighed one after the other.

    >>> from mathgames_widgets.core.simulation import bot_game
    >>> from mathgames_widgets.games.byorf.bots import judge
    >>> match = bot_game("byorf", ["random", "greedy"], "FERN-42")
    >>> lost = [sum(one.price for one in all_judged(match, seat, judge)) for seat in (0, 1)]
    >>> lost[0] > lost[1]
    True
    """
    for decision in decisions_of(match, player, judge):
        if (found := judged(decision, judge)) is not None:
            yield found
