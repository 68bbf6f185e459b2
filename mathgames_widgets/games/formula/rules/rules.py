"""The eight functions of the game, and how actions are written in records."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, TypeVar

from mathgames_widgets.core.game import (
    Action,
    Event,
    GameIsOver,
    IllegalAction,
    NoSuchPlayer,
    NotOfThisGame,
    NotYourTurn,
    Outcome,
    Player,
    Reason,
    Step,
)
from mathgames_widgets.core.rng import Rng, seed_text
from mathgames_widgets.games.formula.rules.cards import DECK, JOKER, Card, Cards, Pile, Table, in_order
from mathgames_widgets.games.formula.rules.moves import laid_on, why_not_lay
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.rules.reasons import NothingToDraw, StillCardsToDraw
from mathgames_widgets.games.formula.rules.scoring import blocked_round, finished_round, play_points, totals
from mathgames_widgets.games.formula.rules.state import (
    PLAYERS,
    Dealt,
    Draw,
    Drew,
    GameOver,
    Kept,
    Laid,
    LastTurn,
    Lay,
    New,
    Pass,
    Passed,
    RoundOver,
    RoundResult,
    Row,
    Rules,
    Spot,
    State,
    StockMade,
    View,
    WentOut,
)
from mathgames_widgets.maths.numbers.arithmetic import Sign

NAME = "formula"
TITLE = "FORMULA"

T = TypeVar("T")


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """The first deal; Player 1 sits to the left of the dealer and starts.

    >>> state = new_game(players=3, seed="FERN-42")
    >>> to_act(state), [len(hand) for hand in state.hands], len(state.stock)
    ((0,), [7, 7, 7], 29)

    Raises ValueError for a number of players that the game or the cards do not allow.
    """
    rules = Rules() if rules is None else rules
    if players not in PLAYERS:
        raise ValueError(f"FORMULA is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}.")
    return _deal(rules, Rng(seed_text(seed)), players, ())


def _deal(rules: Rules, rng: Rng, players: int, results: tuple[RoundResult, ...]) -> State:
    """ "shuffles all the Numbers and Joker cards and deals each player 7 cards"; two more go face up."""
    deck, rng = rng.shuffled(DECK)
    sizes = _hand_sizes(rules, players, results)
    hands: list[Cards] = []
    for size in sizes:
        hands.append(in_order(deck[:size]))
        deck = deck[size:]
    left, right = (_turned_up(card) for card in deck[:2])
    starter = len(results) % players
    return State(
        rules=rules,
        rng=rng,
        round=len(results) + 1,
        starter=starter,
        turn=starter,
        hands=tuple(hands),
        table=Table((left,), None, (right,), ()),
        stock=deck[2:],
        passes=0,
        finished=(),
        played=(0,) * players,
        last=(None,) * players,
        results=results,
    )


def _hand_sizes(rules: Rules, players: int, results: tuple[RoundResult, ...]) -> tuple[int, ...]:
    """ "The winner of the game starts with an extra card in the next round." """
    extra = results[-1].winners if results and rules.winner_extra_card else ()
    return tuple([rules.hand + (seat in extra) for seat in range(players)])


def _turned_up(card: Card) -> Pile:
    return Pile(card, None if card == JOKER else int(card))


def to_act(state: State) -> tuple[Player, ...]:
    """Whose turn it is; one player at a time."""
    return () if state.is_over else (state.turn,)


def can_draw(state: State) -> bool:
    """Whether there is a card to draw, from the stock or from beneath the formula."""
    return bool(state.stock or state.table.covered)


def legal_actions(state: State, player: Player) -> Sequence[Action]:
    """Every formula one can lay, then drawing a card (or passing, where there is none to draw).

    >>> state = new_game(2, "FERN-42")
    >>> legal_actions(state, 0)[-1], legal_actions(state, 1)
    (Draw(), ())
    """
    if player not in to_act(state):
        return ()
    rest = Draw() if can_draw(state) else Pass()
    return (*plays(state.table, state.hands[player], state.rules), rest)


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any.

    >>> why_not(new_game(2, "FERN-42"), 1, Draw())
    NotYourTurn(turn=0)
    """
    if player not in range(state.players):
        return NoSuchPlayer(player)
    if state.is_over:
        return GameIsOver()
    if not isinstance(action, (Lay, Draw, Pass)):
        return NotOfThisGame()
    if player != state.turn:
        return NotYourTurn(state.turn)
    if isinstance(action, Draw):
        return None if can_draw(state) else NothingToDraw()
    if isinstance(action, Pass):
        return StillCardsToDraw() if can_draw(state) else None
    return why_not_lay(state.table, state.hands[player], state.rules, action)


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The table after the action; the turn goes on to the left, and at the end of a round the next one is dealt.

    >>> step = apply(new_game(2, "FERN-42"), 0, Draw())
    >>> to_act(step.state), len(step.state.hands[0])
    ((1,), 8)

    Raises IllegalAction with the reason of `why_not`.
    """
    reason = why_not(state, player, action)
    if reason is not None:
        raise IllegalAction(action, reason)
    last = _at(state.last, player, LastTurn(state.table, state.hands[player], action))
    if isinstance(action, Lay):
        return _lay(state, player, action, last)
    if isinstance(action, Draw):
        return Step(*_drawn(state, player, last=last, turn=_next_seat(state, state.finished)))
    return _pass(state, last)


def _at(entries: tuple[T, ...], player: Player, entry: T) -> tuple[T, ...]:
    """The same tuple with one seat's entry changed."""
    return (*entries[:player], entry, *entries[player + 1 :])


def _next_seat(state: State, finished: tuple[Player, ...]) -> Player:
    """The next player to the left who still has cards."""
    seat = (state.turn + 1) % state.players
    while seat in finished:
        seat = (seat + 1) % state.players
    return seat


# ── laying ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lay(state: State, player: Player, action: Lay, last: tuple[LastTurn | None, ...]) -> Step[State]:
    is_opening = not state.table.is_open
    table, laid = laid_on(state.table, action), action.laid
    formula = table.formula
    assert formula is not None  # a Lay always has a sign
    hand = _without(state.hands[player], laid)
    points = play_points(action, state.rules)
    finished = state.finished if hand else (*state.finished, player)
    ends_round = not hand and _is_round_over(state, finished)
    state = replace(
        state,
        turn=state.turn if ends_round else _next_seat(state, finished),
        hands=_at(state.hands, player, hand),
        table=table,
        passes=0,
        finished=finished,
        played=_at(state.played, player, state.played[player] + points),
        last=last,
    )
    events: list[Event] = [Laid(player, action, formula, laid, points, is_opening)]
    if not hand:
        events.append(WentOut(player, len(finished)))
    if state.rules.fives_draw and formula.answer % 5 == 0:
        state, drawn = _others_draw(state, player)
        events += drawn
    if ends_round:
        return _end_round(state, finished_round(state), events)
    return Step(state, tuple(events))


def _without(hand: Cards, cards: Cards) -> Cards:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _others_draw(state: State, player: Player) -> tuple[State, list[Event]]:
    """ "the answer can be divided by 5, the other players have to draw a card": in turn order, as far as cards go."""
    events: list[Event] = []
    for step in range(1, state.players):
        seat = (player + step) % state.players
        if seat not in state.finished and can_draw(state):
            state, drawn = _drawn(state, seat, by_fives=True)
            events += drawn
    return state, events


# ── drawing and passing ───────────────────────────────────────────────────────────────────────────────────────────


def _drawn(state: State, player: Player, *, by_fives: bool = False, **changes: Any) -> tuple[State, tuple[Event, ...]]:
    """One card from the stock, which is made again from the covered cards where it is used up; `changes` are what else
    is new in the state."""
    events: tuple[Event, ...] = ()
    stock = state.stock
    if not stock:
        covered = state.table.covered
        stock, rng = state.rng.shuffled(covered)
        changes |= {"rng": rng, "table": _uncovered(state.table)}
        events = (StockMade(len(covered)),)
    card = stock[-1]
    hands = _at(state.hands, player, in_order((*state.hands[player], card)))
    drew = Drew(player, card, by_fives, state.rules.open_hands)
    return replace(state, stock=stock[:-1], hands=hands, **changes), (*events, drew)


def _uncovered(table: Table) -> Table:
    left, right, answer = (
        tuple([replace(pile, beneath=()) for pile in number]) for number in (table.left, table.right, table.answer)
    )
    return Table(left, table.sign, right, answer)


def _pass(state: State, last: tuple[LastTurn | None, ...]) -> Step[State]:
    event, passes = Passed(state.turn), state.passes + 1
    if passes == state.players - len(state.finished):
        state = replace(state, passes=passes, last=last)
        return _end_round(state, blocked_round(state), [event])
    return Step(replace(state, passes=passes, last=last, turn=_next_seat(state, state.finished)), (event,))


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_round_over(state: State, finished: tuple[Player, ...]) -> bool:
    """ "Be the first player to get rid of all the cards"; playing on, until one player is left."""
    return not state.rules.play_on or len(finished) >= state.players - 1


def _end_round(state: State, result: RoundResult, events: list[Event]) -> Step[State]:
    results = (*state.results, result)
    state = replace(state, results=results)
    events.append(RoundOver(result))
    if _goes_on(state):
        after = _deal(state.rules, state.rng, state.players, results)
        cards = (after.table.left[0].card, after.table.right[0].card)
        events.append(Dealt(after.round, after.starter, cards, after.hands, state.rules.open_hands))
        return Step(after, tuple(events))
    state = replace(state, is_over=True)
    ended = outcome(state)
    assert ended is not None
    events.append(GameOver(ended.winners, tuple([int(score) for score in ended.scores])))
    return Step(state, tuple(events))


def _goes_on(state: State) -> bool:
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
        return _by_most(points, f"Most points when a player had {state.rules.points_to}.")
    if state.rules.rounds > 1:
        won = [sum(seat in result.winners for result in state.results) for seat in range(state.players)]
        return _by_most(won, "Most rounds won.")
    result = state.results[-1]
    left = tuple([len(hand) for hand in result.hands])
    first_out = bool(result.finished)
    why = "First to get rid of all cards." if first_out else "Nobody could play or draw, and the fewest cards win."
    return Outcome(result.winners, left, result.places, why)


def _by_most(scores: Sequence[int], why: str) -> Outcome:
    places = tuple([1 + sum(other > mine for other in scores) for mine in scores])
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    return Outcome(winners, tuple(scores), places, why if len(winners) == 1 else f"{why[:-1]}, and a shared victory.")


# ── what a seat may know ──────────────────────────────────────────────────────────────────────────────────────────


def observe(state: State, player: Player | None) -> View:
    """What `player` may know; a watcher (None) sees what lies open.

    >>> view = observe(new_game(2, "FERN-42"), 1)
    >>> len(view.hand), view.hands[0], view.sizes, view.stock
    (7, None, (7, 7), 36)
    """
    all_open = state.rules.open_hands or state.is_over
    return View(
        rules=state.rules,
        player=player,
        players=state.players,
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        hands=tuple([hand if all_open or seat == player else None for seat, hand in enumerate(state.hands)]),
        sizes=tuple([len(hand) for hand in state.hands]),
        table=state.table,
        stock=len(state.stock),
        passes=state.passes,
        finished=state.finished,
        played=state.played,
        last=state.last[player] if player is not None else None,
        results=state.results,
        is_over=state.is_over,
    )


def imagine(view: View, seed: str | int) -> State:
    """A whole state that fits the view: hidden hands and the stock are dealt at random from the cards not seen.

    >>> view = observe(new_game(3, "FERN-42"), 0)
    >>> observe(imagine(view, 1), 0) == view
    True
    """
    rng = Rng(sha256(seed_text(seed).encode()).hexdigest())
    unseen, rng = rng.shuffled(unseen_cards(view))
    hands: list[Cards] = []
    for hand, size in zip(view.hands, view.sizes, strict=True):
        if hand is None:
            hand, unseen = in_order(unseen[:size]), unseen[size:]
        hands.append(hand)
    return State(
        rules=view.rules,
        rng=rng,
        round=view.round,
        starter=view.starter,
        turn=view.turn,
        hands=tuple(hands),
        table=view.table,
        stock=unseen,
        passes=view.passes,
        finished=view.finished,
        played=view.played,
        last=tuple([view.last if seat == view.player else None for seat in range(view.players)]),
        results=view.results,
        is_over=view.is_over,
    )


def unseen_cards(view: View) -> Cards:
    """Every card that lies where this seat cannot see it, in order.

    >>> len(unseen_cards(observe(new_game(2, "FERN-42"), 0)))
    43
    """
    unseen = Counter(DECK)
    table = view.table
    unseen.subtract([pile.card for pile in (*table.left, *table.right, *table.answer)])
    unseen.subtract(table.covered)
    for hand in view.hands:
        unseen.subtract(hand or ())
    return in_order(tuple(unseen.elements()))


# ── actions in records ────────────────────────────────────────────────────────────────────────────────────────────


def write_action(action: Action) -> str:
    """The action as a line of a record: a card that stays is `(0)`, a Joker laid as 7 is `J7`.

    >>> write_action(Lay((Kept(0), New("2", 2)), Sign.TIMES, (New("J", 7),), (New("8", 8), New("4", 4))))
    'lay (0)2 x J7 = 84'
    """
    if isinstance(action, Draw):
        return "draw"
    if isinstance(action, Pass):
        return "pass"
    if not isinstance(action, Lay):
        raise ValueError(f"{action!r} is not an action of {TITLE}.")
    left, right, answer = ("".join([_write_spot(spot) for spot in row]) for row in action.rows)
    return f"lay {left} {action.sign.value} {right} = {answer}"


def _write_spot(spot: Spot) -> str:
    if isinstance(spot, New):
        return f"J{spot.digit}" if spot.card == JOKER else spot.card
    return f"({spot.at})" if spot.digit is None else f"({spot.at}:{spot.digit})"


_SPOT = re.compile(r"\((\d{1,2})(?::(\d))?\)|J(\d)|(\d)", re.ASCII)
_ROW = re.compile(rf"(?:{_SPOT.pattern})+", re.ASCII)


def read_action(text: str) -> Action:
    """The action that `write_action` wrote.

    >>> read_action("lay (0)2 x J7 = 84").answer
    (New(card='8', digit=8), New(card='4', digit=4))

    Raises ValueError with one sentence.
    """
    if text == "draw":
        return Draw()
    if text == "pass":
        return Pass()
    left, sign, right, answer = _parts(text)
    return Lay(_read_row(left), Sign(sign), _read_row(right), _read_row(answer))


def _parts(text: str) -> tuple[str, str, str, str]:
    match text.split(" "):
        case ["lay", left, ("+" | "-" | "x" | "÷") as sign, right, "=", answer]:
            return left, sign, right, answer
    raise ValueError(f"{text[:60]!r} is no move of {TITLE}; moves look like 'draw', 'pass' or 'lay (0) x 8 = 56'.")


def _read_row(text: str) -> Row:
    if not _ROW.fullmatch(text):
        raise ValueError(f"{text[:60]!r} is no number of cards; it looks like '56', '(0)2' or 'J7'.")
    return tuple([_read_spot(found) for found in _SPOT.finditer(text)])


def _read_spot(found: re.Match[str]) -> Spot:
    at, named, joker, digit = found.groups()
    if at is not None:
        return Kept(int(at), None if named is None else int(named))
    return New(JOKER, int(joker)) if joker is not None else New(digit, int(digit))
