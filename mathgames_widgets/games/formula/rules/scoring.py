"""What a play and a round are worth. Winning is being the first one out; points are counted in the points game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathgames_widgets.core.game import Ending, Outcome, places_of
from mathgames_widgets.maths.numbers.arithmetic import Sign

from .cards import face_value
from .state import Lay, RoundResult, Rules, State

FIRST_OUT = 10
"""Points for the first one out."""

SIGN_BONUS = {Sign.MINUS: 5, Sign.DIVIDE: 10}
"""More points for a difference and for a quotient, where that is switched on."""


def play_points(play: Lay, rules: Rules) -> int:
    """What a play scores: the digits of the cards laid, a Joker as the digit that it stands for, and a bonus for its
    sign where that is switched on; 0 outside the points game.

    >>> from mathgames_widgets.games.formula.rules.state import Staying, New
    >>> play = Lay((New("8", 8),), Sign.DIVIDE, (Staying(0),), (New("J", 4),))
    >>> play_points(play, Rules(points=True)), play_points(play, Rules(points=True, sign_bonus=True))
    (12, 22)
    """
    if not rules.points:
        return 0
    return sum(play.digits) + (SIGN_BONUS.get(play.sign, 0) if rules.sign_bonus else 0)


def round_result(state: State, *, blocked: bool) -> RoundResult:
    """The round in which a player got rid of all cards, or a blocked one: "when all pass in a row the fewest cards
    win"."""
    seats = range(state.players)
    counts = state.rules.points
    first = state.finished[0] if state.finished else None
    return RoundResult(
        round=state.round,
        finished=state.finished,
        hands=state.hands,
        places=_places(state),
        played=state.played,
        bonus=tuple([FIRST_OUT if counts and seat == first else 0 for seat in seats]),
        deducted=tuple([sum(map(face_value, hand)) if counts else 0 for hand in state.hands]),
        blocked=blocked,
        table=state.table,
    )


def _places(state: State) -> tuple[int, ...]:
    """Those who went out in that order, then the others by the cards they have left."""
    order = [
        (state.finished.index(seat) if seat in state.finished else state.players, len(hand))
        for seat, hand in enumerate(state.hands)
    ]
    return tuple([1 + sum(other < mine for other in order) for mine in order])


def totals(results: Sequence[RoundResult], players: int) -> tuple[int, ...]:
    """The points of each seat over the rounds.

    >>> totals((), 2)
    (0, 0)
    """
    return tuple([sum(result.points[seat] for result in results) for seat in range(players)])


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class FirstOut(Ending):
    """Someone has no cards left."""


@dataclass(frozen=True, slots=True)
class FewestCards(Ending):
    """Nobody could lay or draw."""


@dataclass(frozen=True, slots=True)
class Most(Ending):
    """The most points when someone reached `points_to`, or where that is None the most rounds won."""

    points_to: int | None
    is_shared: bool


def goes_on(state: State) -> bool:
    """Whether another round is dealt."""
    if state.rules.points:
        return max(totals(state.results, state.players)) < state.rules.points_to
    return len(state.results) < state.rules.rounds


def outcome(state: State) -> Outcome | None:
    """ "Be the first player to get rid of all the cards in your hand"; over several rounds, rounds won or points."""
    if not state.is_over:
        return None
    if state.rules.points:
        points = totals(state.results, state.players)
        return _by_most(points, state.rules.points_to)
    if state.rules.rounds > 1:
        won = [sum(seat in result.winners for result in state.results) for seat in range(state.players)]
        return _by_most(won)
    result = state.results[-1]
    left = tuple([len(hand) for hand in result.hands])
    return Outcome(result.winners, left, result.places, FirstOut() if result.finished else FewestCards())


def _by_most(scores: Sequence[int], points_to: int | None = None) -> Outcome:
    places = places_of(scores)
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    return Outcome(winners, tuple(scores), places, Most(points_to, is_shared=len(winners) > 1))
