"""What a result is made of: where it began, one's own decisions, what the others' decisions gave, and luck.

It is split as GNU Backgammon splits it (https://www.gnu.org/software/gnubg/manual/). A decision costs what the best
choice is worth more, and the luck of a deal, a roll or a draw is the value after it less the mean over all that could
have come. A value is what a seat could expect from what it could see, so each share is the step from one value to the
next, and all of them together are the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import hypot, isinf
from typing import Any, Protocol, TypeVar

from mathgames_widgets.core.game import Named
from mathgames_widgets.core.judging import Decision, Grade, Judge, Judged, Weighed

V = TypeVar("V")
Value = float | Fraction
Mean = tuple[Value, float]
"""What is expected, and one standard error of it: 0 where all cases were counted, or where luck ends as it began."""


class Source(Named):
    """What a share of a result comes from."""

    START = "start"
    """What anybody could expect before anything was dealt."""
    OWN = "own"
    """What the player's decisions cost."""
    OTHERS = "others"
    """What the decisions of the others gave or took."""
    LUCK = "luck"
    """What was dealt, rolled or drawn."""


@dataclass(frozen=True, slots=True)
class ResultShare:
    """A share of a result: where it comes from, until which turn of the game, and how much.

    `came` says of luck what it was, in a word of the game: its message is `luck-…`. `error` is one standard error where
    cases were sampled; luck is the rest, so that it has none of its own.
    """

    part: Source
    turn: int
    amount: Fraction
    came: str = ""
    round: int = 0
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Expectation:
    """How it stood for a player after a decision: what it had cost, and what could be expected then.

    `expected` is None where a decision is about a later part of the game, of which nothing is known yet. `error` is one
    standard error of price and expectation.
    """

    decision: Decision
    price: float
    expected: Value | None
    error: float = 0.0


class SplittingJudge(Judge, Protocol):
    """A judge that can also say what a result is made of."""

    @property
    def IS_EVEN(self) -> bool:
        """Whether what one player loses by a decision goes to the others, as a chance to win does."""

    def expected(self, decision: Decision, done: Weighed[Any] | None) -> Mean | None:
        """What a player could expect of the round, or of the game, after a decision; `done` is what it was worth."""

    def came(self, share: ResultShare) -> str:
        """What luck brought, in a few words."""

    def shares(self, stands: Sequence[Expectation], views: Sequence[Any]) -> Iterable[ResultShare]:
        """What the result of a player is made of; all shares together are the result."""


def price_of(judged: Judged | None) -> float:
    """What a decision cost for sure: nothing where that lies within chance, or where it is more than can be counted."""
    is_sure = judged is not None and judged.grade in (Grade.LITTLE, Grade.MUCH) and not isinf(judged.price)
    return judged.price if judged is not None and is_sure else 0.0


def stand_of(decision: Decision, judged: Judged | None, judge: SplittingJudge) -> Expectation:
    """How it stands after a decision."""
    expected, error = judge.expected(decision, None if judged is None else judged.done) or (None, 0.0)
    return Expectation(decision, price_of(judged), expected, hypot(error, _error_of(judged)))


def _error_of(judged: Judged | None) -> float:
    """One standard error of what a decision cost, also where that is too little to be counted."""
    return 0.0 if judged is None or isinf(judged.price) else judged.best.error


@dataclass(frozen=True, slots=True)
class Split:
    """The shares of a result.

    >>> begun, deal = ResultShare(Source.START, 0, Fraction(1, 2)), ResultShare(Source.LUCK, 3, Fraction(3, 4), "deal")
    >>> split = Split((begun, deal, ResultShare(Source.OWN, 3, Fraction(-1, 4))))
    >>> split.of(Source.OWN), split.of(Source.OTHERS), split.result, split.luckiest.turn
    (Fraction(-1, 4), Fraction(0, 1), Fraction(1, 1), 3)
    """

    shares: tuple[ResultShare, ...]

    def of(self, part: Source) -> Fraction:
        """All shares of one kind."""
        return sum([share.amount for share in self.shares if share.part is part], Fraction(0))

    @property
    def result(self) -> Fraction:
        """All shares."""
        return sum([share.amount for share in self.shares], Fraction(0))

    @property
    def error(self) -> float:
        """One standard error of all luck together: it is what is left of the result, so as sure as the rest."""
        return hypot(*[share.error for share in self.shares])

    @property
    def luckiest(self) -> ResultShare | None:
        """The best luck there was; None where there was none."""
        return max([share for share in self._luck if share.amount > 0], key=lambda share: share.amount, default=None)

    @property
    def unluckiest(self) -> ResultShare | None:
        """The worst luck there was; None where there was none."""
        return min([share for share in self._luck if share.amount < 0], key=lambda share: share.amount, default=None)

    @property
    def _luck(self) -> Iterator[ResultShare]:
        return (share for share in self.shares if share.part is Source.LUCK)


Known = tuple[Source, Value, str]
"""What is known of the end of a part of the game: from what it comes, how much, and the word for it."""


def from_stand_to_stand(
    stands: Sequence[Expectation], start: Value, result: Value, end: int, known: Iterable[Known] = (), round: int = 0
) -> Iterator[ResultShare]:
    """The shares of a round, or of a whole game: from each stand to the next, and to the result, at the turn `end`.

    What is `known` comes between the last stand and the result; the rest of that is luck.

    >>> stand = Expectation(Decision(4, None, "lay"), 0.25, 0.5)
    >>> [(one.part.value, str(one.amount), one.came) for one in from_stand_to_stand([stand], 0.5, 1, 9)]
    [('start', '1/2', ''), ('luck', '1/4', 'deal'), ('own', '-1/4', ''), ('luck', '1/2', 'end')]
    """
    here = Fraction(start)
    yield ResultShare(Source.START, 0, here, round=round)
    came = "deal"
    for stand in stands:
        turn, price = stand.decision.turn, Fraction(stand.price)
        if stand.expected is not None:
            before = Fraction(stand.expected) + price
            yield ResultShare(Source.LUCK, turn, before - here, came, round)
            here, came = before, "between"
        yield ResultShare(Source.OWN, turn, -price, round=round, error=stand.error)
        here -= price
    for part, amount, word in known:
        yield ResultShare(part, end, Fraction(amount), word, round)
        here += Fraction(amount)
    yield ResultShare(Source.LUCK, end, Fraction(result) - here, "end", round)


def with_gifts(
    shares: Sequence[ResultShare], prices: Sequence[tuple[int, float, float]], rivals: int
) -> list[ResultShare]:
    """The same shares, and what others lost by their decisions is no luck: all their rivals have won it, each as much.

    `prices` are the turns of the others' decisions, what each cost, and one standard error of that.

    >>> luck = [ResultShare(Source.LUCK, 5, Fraction(1, 2), "between"), ResultShare(Source.LUCK, 9, Fraction(0), "end")]
    >>> [(one.part.value, one.turn, str(one.amount)) for one in with_gifts(luck, [(4, 0.25, 0.1)], 1)]
    [('luck', 5, '1/4'), ('others', 5, '1/4'), ('luck', 9, '0')]
    """
    found: list[ResultShare] = []
    left = sorted(prices)
    for share in shares:
        mine = [luck for luck in left if luck[0] < share.turn] if share.part is Source.LUCK else []
        given = sum([Fraction(price) for _, price, _ in mine], Fraction(0)) / rivals
        left = left[len(mine) :]
        found.append(replace(share, amount=share.amount - given))
        if mine:
            error = hypot(*[error for _, _, error in mine]) / rivals
            found.append(ResultShare(Source.OTHERS, share.turn, given, round=share.round, error=error))
    return found


def split_of(
    judge: SplittingJudge, stands: Sequence[Expectation], others: Sequence[Judged], views: Sequence[Any]
) -> Split:
    """What the result of a player is made of, when all decisions have been weighed.

    `views` are those of the player, one for each turn; `others` are the decisions of the others.
    """
    own = sorted(stands, key=lambda judged: judged.decision.turn)
    shares = list(judge.shares(own, views))
    if judge.IS_EVEN:
        costs = [(judged.decision.turn, price_of(judged), _error_of(judged)) for judged in others]
        shares = with_gifts(shares, costs, max(1, views[0].players - 1))
    return Split(tuple([share for share in shares if share.amount or share.error or share.part is Source.START]))


def by_round(stands: Sequence[Expectation], round_of: Callable[[Expectation], int]) -> dict[int, list[Expectation]]:
    """The stands of each round."""
    found: dict[int, list[Expectation]] = {}
    for stand in stands:
        found.setdefault(round_of(stand), []).append(stand)
    return found


def first_turn(views: Sequence[V], is_so: Callable[[V], bool]) -> int:
    """The first turn before which something can be seen; the end of the game where it never can."""
    return next((turn for turn, view in enumerate(views) if is_so(view)), len(views) - 1)
