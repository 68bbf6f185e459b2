"""Tables of Rolls & Goals written as a person would write them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from mathgames_widgets.core import Event, Player, Reason, Step
from mathgames_widgets.core.game import Ready
from mathgames_widgets.games.rolls_and_goals.analysis.plans import Aim
from mathgames_widgets.games.rolls_and_goals.rules.cards import GOALS, Card, Cards, Dice, Goal, Goals, Values, in_order
from mathgames_widgets.games.rolls_and_goals.rules.moves import legal_actions, read_action, to_act, why_not
from mathgames_widgets.games.rolls_and_goals.rules.rules import apply, new_game
from mathgames_widgets.games.rolls_and_goals.rules.scoring import LEAST_WINS, judge
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    Phase,
    RoundResult,
    RoundScored,
    Rules,
    SelectingBegan,
    Stacks,
    State,
)
from mathgames_widgets.games.rolls_and_goals.words.sentences import sentence

ONES = "1 | 1 | 1 | 1 | 1 | 1"
"""The dice of whoever does not matter."""


def row(text: str) -> tuple[Dice, Stacks]:
    """A player's six dice from left to right, each with the cards behind it from top to bottom.

    >>> row("5 ÷2 +3 | 1 | 2 | 3 | 4 flip | 6")
    ((5, 1, 2, 3, 4, 6), (('÷2', '+3'), (), (), (), ('flip',), (), (), ()))
    """
    dice = [part.split() for part in text.split("|")]
    assert len(dice) == 6, f"{text!r} is not six dice"
    return tuple([int(die[0]) for die in dice]), (*[tuple(die[1:]) for die in dice], (), ())


def sitting(
    *rows: str,
    hands: Sequence[str] = (),
    goals: Sequence[Goal] = (),
    specials: Sequence[Goals] = (),
    tokens: Sequence[int] = (),
    round: int = 1,
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    **options: int,
) -> State:
    """A game in which these dice were rolled and these cards lie behind them, before anybody is ready.

    Two players sit there where fewer are given, with ones. Decks are written as they are drawn. What is left out is
    empty, but for the shared deck and the goals that are left.

    >>> state = sitting("5 ÷2 | 1 | 2 | 3 | 4 | 6", hands=["+1 x2", ""])
    >>> state.dice[0], state.hands
    ((5, 1, 2, 3, 4, 6), (('+1', 'x2'), ()))
    """
    rolled = [row(text) for text in (*rows, *[ONES] * (2 - len(rows)))]
    start = new_game(len(rolled), "FERN-42", Rules(**options))
    gone = {*goals, *[goal for kept in specials for goal in kept]}
    return replace(
        start,
        round=round,
        goals=tuple(goals),
        rolled=tuple([dice for dice, _ in rolled]),
        dice=tuple([dice for dice, _ in rolled]),
        placed=tuple([stacks for _, stacks in rolled]),
        hands=tuple([in_order(cards) for cards in _each(hands, start.players)]),
        decks=tuple([cards[::-1] for cards in _each(decks, start.players)]),
        discards=tuple([in_order(cards) for cards in _each(discards, start.players)]),
        specials=tuple(specials) or ((),) * start.players,
        tokens=tuple(tokens) or start.tokens,
        goal_deck=tuple([goal for goal in GOALS if goal not in gone]),
    )


def _each(texts: Sequence[str], players: int) -> list[Cards]:
    return [tuple(text.split()) for text in texts] or [()] * players


def step(state: State, move: str) -> Step:
    """One move with its seat in front, as in a record: `0 put +1 die 3`."""
    seat, text = move.split(" ", 1)
    return apply(state, int(seat), read_action(text))


def play(state: State, *moves: str) -> State:
    """The game after some moves."""
    for move in moves:
        state = step(state, move).state
    return state


def refused(state: State, move: str) -> Reason | None:
    """Why a move may not be made, None where it may."""
    seat, text = move.split(" ", 1)
    return why_not(state, int(seat), read_action(text))


def said(state: State, move: str) -> str:
    """What somebody hears who tries this."""
    reason = refused(state, move)
    assert reason is not None, f"{move} is allowed"
    return sentence(reason, ("Asha", "Ben", "Chiara", "Dev", "Ewa", "Faruk"))


def all_ready(state: State) -> Step:
    """Everybody is ready, one after the other: what came of it, all events together."""
    events: tuple[Event, ...] = ()
    for seat in to_act(state):
        after = apply(state, seat, Ready())
        state, events = after.state, (*events, *after.events)
    return Step(state, events)


def result(step: Step) -> RoundResult:
    """How the round ended."""
    (scored,) = [event for event in step.events if isinstance(event, RoundScored)]
    return scored.result


def values(text: str) -> Values:
    """What six dice come to that take no choice: the values after the flip."""
    return result(all_ready(sitting(text))).values[0]


def achieved_by(goal: Goal, *texts: str) -> tuple[Player, ...]:
    """Who achieves a goal, each player's values written as `0 1 -3 7 2 2`."""
    return judge(goal, [tuple(map(int, text.split())) for text in texts]).winners


def selecting(players: int = 2, *, tokens: Sequence[int] = (), offer: str | None = None, **places: object) -> State:
    """Deck selecting begins, with these tokens; the cards on offer may be chosen."""
    state = all_ready(sitting(*[ONES] * players, tokens=tokens, **places)).state  # type: ignore[arg-type]
    assert state.phase is Phase.SELECT
    return state if offer is None else replace(state, offer=in_order(offer.split()))


def began(step: Step) -> SelectingBegan:
    """The event that opened the selection."""
    (event,) = [event for event in step.events if isinstance(event, SelectingBegan)]
    return event


def select_anything(state: State) -> State:
    """Everybody takes the first thing that may be taken."""
    for seat in state.order:
        state = apply(state, seat, legal_actions(state, seat)[0]).state
    return state


def personal(state: State, seat: Player) -> Counter[Card]:
    """All modifiers that belong to a player, wherever they lie."""
    lying = [card for stack in state.placed[seat] for card in stack]
    return Counter([*state.hands[seat], *lying, *state.decks[seat], *state.discards[seat]])


def every_modifier(state: State) -> Counter[Card]:
    """All modifiers in the game, wherever they lie."""
    cards = Counter([*state.modifiers, *state.offer])
    for seat in range(state.players):
        cards += personal(state, seat)
    return cards


def every_goal(state: State) -> Iterator[Goal]:
    """All goal cards, wherever they lie; those that were judged are discarded."""
    yield from (*state.goals, *state.goal_deck, *state.specials_offered)
    for kept in (*state.specials, *state.declared):
        yield from kept
    for past in state.results:
        yield from (award.goal for award in past.awards)


def reaching(goal, needed, tokens=6):
    """To reach a measure, or a better one, is worth the tokens."""
    better = (lambda mine: mine <= needed) if goal in LEAST_WINS else (lambda mine: mine >= needed)
    return Aim(goal, lambda mine: tokens if mine is not None and better(mine) else 0)
