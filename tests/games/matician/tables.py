"""Tables of Matician written as a person would write them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from mathgames_widgets.core import Reason, Step
from mathgames_widgets.games.matician.rules.cards import DECK, Card, Equation, Value, in_order
from mathgames_widgets.games.matician.rules.moves import read_action, why_not
from mathgames_widgets.games.matician.rules.rules import apply, new_game
from mathgames_widgets.games.matician.rules.state import Phase, Revealed, RoundResult, Rules, State
from mathgames_widgets.games.matician.words.sentences import sentence

NAMES = ("Asha", "Ben", "Chiara", "Dev", "Ewa", "Faruk", "Gita", "Hugo")


def equation(text: str) -> Equation:
    """An equation without any "-" in front of its numbers.

    >>> equation("4 + 13")
    Equation(left='4', symbol='+', right='13', minuses=(0, 0))
    """
    left, symbol, right = text.split()
    return Equation(left, symbol, right)


def laying(*hands: str, points: Sequence[int] = (), **options: bool) -> State:
    """A round in which everybody has still to lay two numbers: each seat as `+: 4 13 - 7`, its symbol and its hand.

    >>> state = laying("+: 4 13 -", "x: 2 3 -")
    >>> state.symbols, state.hands
    (('+', 'x'), (('4', '13', '-'), ('2', '3', '-')))
    """
    start = new_game(len(hands), "FERN-42", Rules(**options))
    seats = [text.split(": ") for text in hands]
    return replace(
        start,
        symbols=tuple([symbol for symbol, _ in seats]),
        hands=tuple([in_order(tuple(cards.split())) for _, cards in seats]),
        phase=Phase.NUMBERS,
        offer=(),
        order=(),
        redealt=(),
        points=tuple(points) or start.points,
    )


def sabotaging(*equations: str, hands: Sequence[str] = (), points: Sequence[int] = (), **options: bool) -> State:
    """A round in which these equations lie and nobody has chosen a sabotage; everybody holds a "-" and three numbers.

    >>> state = sabotaging("4 + 13", "2 x 3")
    >>> state.laid, state.hands[0]
    ((('4', '13'), ('2', '3')), ('1', '1', '1', '-'))
    """
    rows = [text.split() for text in equations]
    start = laying(*[f"{symbol}: 1 1 1 -" for _, symbol, _ in rows], points=points, **options)
    return replace(
        start,
        phase=Phase.SABOTAGE,
        laid=tuple([(left, right) for left, _, right in rows]),
        ready=(True,) * len(rows),
        hands=tuple([in_order(tuple(hand.split())) for hand in hands]) or start.hands,
    )


def step(state: State, move: str) -> Step:
    """One move with its seat in front, as in a record: `0 put 13 right`."""
    seat, text = move.split(" ", 1)
    return apply(state, int(seat), read_action(text))


def play(state: State, *moves: str) -> State:
    """The game after some moves."""
    for move in moves:
        state = step(state, move).state
    return state


def last(state: State, *moves: str) -> Step:
    """The step of the last of some moves."""
    return step(play(state, *moves[:-1]), moves[-1])


def refused(state: State, move: str) -> Reason | None:
    """Why a move may not be made, None where it may."""
    seat, text = move.split(" ", 1)
    return why_not(state, int(seat), read_action(text))


def said(state: State, move: str) -> str:
    """What somebody hears who tries this."""
    reason = refused(state, move)
    assert reason is not None, f"{move} is allowed"
    return sentence(reason, NAMES)


def result(state: State, *choices: str) -> RoundResult:
    """How the round ends: each seat's sabotage as `2 left`, `-` for none, in the order of the seats."""
    moves = [f"{seat} {'pass' if text == '-' else f'sabotage {text}'}" for seat, text in enumerate(choices)]
    moves += [f"{seat} pass" for seat in range(len(choices), state.players)]
    (revealed,) = [event for event in last(state, *moves).events if isinstance(event, Revealed)]
    return revealed.result


def values(result: RoundResult) -> tuple[Value, ...]:
    """What everybody's equation is worth in the end."""
    return tuple([None if one is None else one.value for one in result.equations])


def won(state: State, *choices: str) -> State:
    """The game after a round in which everybody chose: as `result`."""
    moves = [f"{seat} {'pass' if text == '-' else f'sabotage {text}'}" for seat, text in enumerate(choices)]
    return play(state, *moves, *[f"{seat} pass" for seat in state.active if seat >= len(choices)])


def cards_at(state: State) -> Counter[Card]:
    """All cards that players hold or have laid."""
    laid = [card for own in state.laid for card in own if card is not None]
    return Counter([*laid, *[card for hand in state.hands for card in hand]])


def is_within_the_deck(state: State) -> bool:
    """Whether nobody holds a card that is not in the box, nor one too often."""
    return cards_at(state) <= Counter(DECK)
