"""Laying cards, drawing, passing and the end of a round: what may be done, what it does, and what happens."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise, product
from typing import TypeVar

from mathgames_widgets.core import game as core
from mathgames_widgets.core.codec import Lines, Word, several
from mathgames_widgets.core.game import Action, Event, GameOver, NotInYourHand, Player, Reason, Seen, Step
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign

from . import reasons
from .cards import DECK, JOKER, Card, Cards, Number, Pile, Place, Table, in_order, number_of
from .scoring import goes_on, outcome, play_points, round_result
from .state import TITLE, Draw, Lay, New, Pass, RoundResult, Row, Rules, Spot, State, Staying

T = TypeVar("T")

# ── what happens ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Laid(Seen):
    """A formula was laid: `cards` are those from the hand, `points` what it scores in the points game, else 0."""

    player: Player
    action: Lay
    formula: Formula
    cards: Cards
    points: int
    is_opening: bool = False


@dataclass(frozen=True, slots=True)
class Drew(Seen):
    """A card was drawn; only its owner sees it, unless hands are open. `by_fives`: another answer made them."""

    player: Player
    card: Card | None  # None to everyone else
    by_fives: bool = False
    open_hands: bool = False

    def as_seen_by(self, player: Player | None) -> Event:
        return self if self.open_hands or player == self.player else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class StockMade(Seen):
    """ "the cards that are underneath the current formula are shuffled and made into the new stock pile": so many."""

    cards: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Nothing to lay, or nothing that one would lay, and nothing to draw. It shows nobody anything."""

    player: Player


@dataclass(frozen=True, slots=True)
class WentOut(Seen):
    """A player got rid of all cards; `place` 1 for the first of the round."""

    player: Player
    place: int


@dataclass(frozen=True, slots=True)
class RoundOver(Seen):
    """A round ended; the cards left are shown."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class Dealt(Seen):
    """A round began: two cards face up, a hand for each player, and who starts."""

    round: int
    starter: Player
    turned_up: tuple[Card, Card]
    hands: tuple[Cards | None, ...]
    open_hands: bool = False

    def as_seen_by(self, player: Player | None) -> Event:
        if self.open_hands:
            return self
        return replace(self, hands=core.own_only(self.hands, player))


# ── what may be laid ──────────────────────────────────────────────────────────────────────────────────────────────


def why_not_lay(table: Table, hand: Cards, rules: Rules, action: Lay) -> Reason | None:
    """The first rule that the move would break: what is laid, where it goes, and whether the formula is true."""
    return (
        _why_not_these_cards(table, hand, rules, action)
        or _why_not_there(table, rules, action)
        or _why_not_these_digits(table, action)
        or _why_not_true(formula_of(table, action))
    )


def _why_not_these_cards(table: Table, hand: Cards, rules: Rules, action: Lay) -> Reason | None:
    """ "A maximum of 3 cards can be played in each turn", and they come from the hand."""
    laid = action.laid
    if not laid and table.is_open:  # in the opening there is no answer yet, which says more
        return reasons.NothingLaid()
    if (reason := why_not_so_many(len(laid), rules)) is not None:
        return reason
    for card in laid:
        if laid.count(card) > hand.count(card):
            held = hand.count(card)
            return reasons.HeldTooFew(card, laid.count(card), held) if held else NotInYourHand(card)
    for row in action.rows:
        for spot in row:
            if isinstance(spot, New) and not _is_digit_of(spot.card, spot.digit):
                return reasons.WrongDigit(spot.card, spot.digit)
    return None if action.sign in rules.signs else reasons.SignNotInPlay(action.sign)


def why_not_so_many(count: int, rules: Rules) -> Reason | None:
    """The one rule about laid cards that nothing laid later can mend."""
    return reasons.TooManyCards(count, rules.most_cards) if count > rules.most_cards else None


def _is_digit_of(card: Card, digit: int) -> bool:
    """A Joker may be any digit."""
    return digit in range(10) and card in (JOKER, str(digit))


def _why_not_there(table: Table, rules: Rules, action: Lay) -> Reason | None:
    """What may stay, be covered or be set beside."""
    for place, _, row in _numbers(table, action):
        if not row:
            return reasons.NumberMissing(place)
    if not table.is_open:
        return _why_not_opening(table, action)
    if is_times_zero(table):
        return _why_not_swept(table, action)
    for place, piles, row in _numbers(table, action):
        if reason := _why_not_row(place, piles, row):
            return reason
    return reasons.KeepOneCard() if rules.keep_one and not action.kept else None


def _why_not_swept(table: Table, action: Lay) -> Reason | None:
    """ "has to be completely replaced": which cards would stay, and whether a new one lies over a part of a number."""
    assert table.formula is not None
    stays = [
        (place, piles, [spot.at for spot in row if isinstance(spot, Staying)], row)
        for place, piles, row in _numbers(table, action)
        if any(isinstance(spot, Staying) for spot in row)
    ]
    if not stays:
        return None
    places = tuple([place for place, *_ in stays])
    bare = tuple(
        [tuple([pile.digit or 0 for at, pile in enumerate(piles) if at in kept]) for _, piles, kept, _ in stays]
    )
    new = [[spot for spot in row if isinstance(spot, New)] for *_, row in stays]
    for (_, piles, kept, _), laid, digits in zip(stays, new, bare, strict=True):
        if laid and len(kept) < len(piles):
            return reasons.HalfCovered(table.formula, places, bare, number=number_of(piles), digits=digits)
    beside = next(((laid[0].card, digits) for laid, digits in zip(new, bare, strict=True) if laid), None)
    return reasons.TimesZeroMustGo(table.formula, places, bare, beside)


def _numbers(table: Table, action: Lay) -> tuple[tuple[Place, Number, Row], ...]:
    """Each number with what is to become of it."""
    return (
        (Place.LEFT, table.left, action.left),
        (Place.RIGHT, table.right, action.right),
        (Place.ANSWER, table.answer, action.answer),
    )


def is_times_zero(table: Table) -> bool:
    """Whether the formula is n × 0 = 0, 0 × n = 0 or 0 ÷ n = 0.

    >>> is_times_zero(Table((Pile("7", 7),), Sign.TIMES, (Pile("0", 0),), (Pile("0", 0),)))
    True
    """
    if table.sign not in (Sign.TIMES, Sign.DIVIDE):
        return False
    return number_of(table.answer) == 0


def _why_not_opening(table: Table, action: Lay) -> Reason | None:
    """ "completing the Formula that is on the table": the two cards stay as they are, the answer is new."""
    for place in (Place.LEFT, Place.RIGHT):
        if len(action.row(place)) != 1 or not isinstance(action.row(place)[0], Staying):
            return reasons.OpeningCardsStay(place)
    for place, _, row in _numbers(table, action):
        for spot in row:
            if isinstance(spot, Staying) and (spot.at != 0 or place is Place.ANSWER):
                return reasons.NoCardThere(place, spot.at)
    return None


def _why_not_row(place: Place, piles: Number, row: Row) -> Reason | None:
    """ "the player can change one of the two cards or replace both cards with one new card." """
    kept = [spot.at for spot in row if isinstance(spot, Staying)]
    if not kept:
        return None
    for at in kept:
        if at not in range(len(piles)):
            return reasons.NoCardThere(place, at)
    if any(after <= before for before, after in pairwise(kept)):
        return reasons.OrderChanged(place)
    before, new = -1, 0
    for spot in (*row, None):
        if isinstance(spot, New):
            new += 1
            continue
        at = len(piles) if spot is None else spot.at
        gap = at - before - 1
        if gap and not new:
            return _left_out(place, piles, before + 1)
        is_inside = before >= 0 and spot is not None
        if is_inside and new > gap:
            return reasons.SqueezedIn(place)
        before, new = at, 0
    return None


def _left_out(place: Place, piles: Number, at: int) -> reasons.LeftOut:
    digit = piles[at].digit
    assert digit is not None  # after the opening every Joker has its digit
    return reasons.LeftOut(place, digit, number_of(piles))


def _why_not_these_digits(table: Table, action: Lay) -> Reason | None:
    """A Joker is named once and keeps its digit; "numbers are … without leading zeros"."""
    for place, piles, row in _numbers(table, action):
        for spot in row:
            if isinstance(spot, Staying) and (reason := _why_not_this_digit(place, piles[spot.at], spot)):
                return reason
        if len(row) > 1 and _digit(piles, row[0]) == 0:
            return reasons.LeadingZero(place, "".join([str(_digit(piles, spot)) for spot in row]))
    return None


def _why_not_this_digit(place: Place, pile: Pile, spot: Staying) -> Reason | None:
    if pile.digit is None:
        if spot.digit is None:
            return reasons.JokerNeedsADigit(place)
        return None if spot.digit in range(10) else reasons.WrongDigit(pile.card, spot.digit)
    return None if spot.digit is None else reasons.JokerKeepsItsDigit(place, pile.digit, spot.digit)


def _digit(piles: Number, spot: Staying | New) -> int | None:
    if isinstance(spot, New) or spot.digit is not None:
        return spot.digit
    return piles[spot.at].digit


def formula_of(table: Table, action: Lay) -> Formula:
    """What the formula says after a move whose cards may lie where they lie."""
    left, right, answer = [_number(piles, row) for _, piles, row in _numbers(table, action)]
    return Formula(left, action.sign, right, answer)


def _number(piles: Number, row: Row) -> int:
    number = 0
    for spot in row:
        digit = _digit(piles, spot)
        assert digit is not None, "a Joker without a digit is refused before"
        number = 10 * number + digit
    return number


def _why_not_true(formula: Formula) -> Reason | None:
    if formula.sign is Sign.DIVIDE and formula.right == 0:
        return reasons.DividesByZero(formula)
    return None if formula.is_true else reasons.NotTrue(formula)


# ── what lies on the table afterwards ─────────────────────────────────────────────────────────────────────────────


def laid_on(table: Table, action: Lay) -> Table:
    """The formula after the move, covered cards beneath.

    >>> table = Table((Pile("1", 1), Pile("0", 0)), Sign.TIMES, (Pile("1", 1),), (Pile("1", 1), Pile("0", 0)))
    >>> laid_on(table, Lay((Staying(0), New("2", 2)), Sign.TIMES, (New("1", 1),), (Staying(0), New("2", 2)))).left
    (Pile(card='1', digit=1, beneath=()), Pile(card='2', digit=2, beneath=('0',)))
    """
    left, right, answer = [laid_number(piles, row) for _, piles, row in _numbers(table, action)]
    return Table(left, action.sign, right, answer)


def laid_number(piles: Number, row: Row) -> Number:
    """One number after the move. A run of new cards covers the old ones one by one; too few, and the last of them
    covers all the rest; too many, and the others stand beside at the end.

    >>> laid_number((Pile("1", 1), Pile("0", 0)), (New("5", 5),))
    (Pile(card='5', digit=5, beneath=('1', '0')),)
    """
    result: list[Pile] = []
    start = 0
    while start < len(row):
        spot = row[start]
        if isinstance(spot, Staying):
            pile = piles[spot.at]
            result.append(pile if spot.digit is None else replace(pile, digit=spot.digit))
            start += 1
            continue
        stop = start
        while stop < len(row) and isinstance(row[stop], New):
            stop += 1
        result += _covering(piles, row, start, stop)
        start = stop
    return tuple(result)


def _covering(piles: Number, row: Row, start: int, stop: int) -> list[Pile]:
    """The run `row[start:stop]` of new cards, with the old cards of its gap beneath."""
    before, after = row[start - 1] if start else None, row[stop] if stop < len(row) else None
    first = before.at + 1 if isinstance(before, Staying) else 0
    last = after.at if isinstance(after, Staying) else len(piles)
    gap = [(*pile.beneath, pile.card) for pile in piles[first:last]]
    new = [spot for spot in row[start:stop] if isinstance(spot, New)]
    under: list[Cards] = [()] * len(new)
    offset = max(0, len(new) - len(gap)) if before is None and after is not None else 0
    for index, cards in enumerate(gap):
        at = min(offset + index, len(new) - 1)
        under[at] += cards
    return [Pile(spot.card, spot.digit, beneath) for spot, beneath in zip(new, under, strict=True)]


# ── laying ────────────────────────────────────────────────────────────────────────────────────────────────────────


def lay(state: State, player: Player, action: Lay) -> Step[State]:
    """The cards onto the formula; where that ends the round, the next one is dealt."""
    is_opening = not state.table.is_open
    table, laid = laid_on(state.table, action), action.laid
    formula = table.formula
    assert formula is not None  # a Lay always has a sign
    hand = core.without(state.hands[player], *laid)
    points = play_points(action, state.rules)
    finished = state.finished if hand else (*state.finished, player)
    ends_round = not hand and _is_round_over(state, finished)
    state = replace(
        state,
        turn=state.turn if ends_round else _next_seat(state, finished),
        hands=core.changed(state.hands, player, hand),
        table=table,
        passes=0,
        finished=finished,
        played=core.changed(state.played, player, state.played[player] + points),
    )
    events: list[Event] = [Laid(player, action, formula, laid, points, is_opening)]
    if not hand:
        events.append(WentOut(player, len(finished)))
    if state.rules.fives_draw and formula.answer % 5 == 0:
        state, drawn = _others_draw(state, player)
        events += drawn
    if ends_round:
        return _end_round(state, round_result(state, blocked=False), events)
    return Step(state, tuple(events))


def _others_draw(state: State, player: Player) -> tuple[State, list[Event]]:
    """ "the answer can be divided by 5, the other players have to draw a card": in turn order, as far as cards go."""
    events: list[Event] = []
    for step in range(1, state.players):
        seat = (player + step) % state.players
        if seat not in state.finished and state.can_draw:
            state, drawn = _drawn(state, seat, by_fives=True)
            events += drawn
    return state, events


# ── drawing and passing ───────────────────────────────────────────────────────────────────────────────────────────


def draw(state: State, player: Player) -> Step[State]:
    """One card, and the turn is over."""
    return Step(*_drawn(replace(state, turn=_next_seat(state, state.finished)), player))


def _drawn(state: State, player: Player, by_fives: bool = False) -> tuple[State, tuple[Event, ...]]:
    """One card from the stock, which is made again from the covered cards where it is used up."""
    events: tuple[Event, ...] = ()
    if not state.stock:
        covered = state.table.covered
        stock, rng = state.rng.shuffled(covered)
        state = replace(state, stock=stock, rng=rng, table=_uncovered(state.table))
        events = (StockMade(len(covered)),)
    card = state.stock[-1]
    hands = core.changed(state.hands, player, in_order((*state.hands[player], card)))
    drew = Drew(player, card, by_fives, state.rules.open_hands)
    return replace(state, stock=state.stock[:-1], hands=hands), (*events, drew)


def _uncovered(table: Table) -> Table:
    left, right, answer = (
        tuple([replace(pile, beneath=()) for pile in number]) for number in (table.left, table.right, table.answer)
    )
    return Table(left, table.sign, right, answer)


def pass_on(state: State) -> Step[State]:
    """Nothing is drawn; when all have passed in a row the round is over."""
    event, passes = Passed(state.turn), state.passes + 1
    if passes == state.players - len(state.finished):
        state = replace(state, passes=passes)
        return _end_round(state, round_result(state, blocked=True), [event])
    return Step(replace(state, passes=passes, turn=_next_seat(state, state.finished)), (event,))


# ── a round ───────────────────────────────────────────────────────────────────────────────────────────────────────


def deal(rules: Rules, rng: Rng, players: int, results: tuple[RoundResult, ...]) -> State:
    """ "shuffles all the Numbers and Joker cards and deals each player 7 cards"; two more go face up."""
    starter = len(results) % players
    while True:
        deck, rng = rng.shuffled(DECK)
        hands: list[Cards] = []
        for size in _hand_sizes(rules, players, results):
            hands.append(in_order(deck[:size]))
            deck = deck[size:]
        left, right = (_turned_up(card) for card in deck[:2])
        if not rules.first_can_open or _can_open(left, right, hands[starter], rules):
            break
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
        turns=((),) * players,
        results=results,
    )


def _hand_sizes(rules: Rules, players: int, results: tuple[RoundResult, ...]) -> tuple[int, ...]:
    """ "The winner of the game starts with an extra card in the next round." """
    extra = results[-1].winners if results and rules.winner_extra_card else ()
    return tuple([rules.hand + (seat in extra) for seat in range(players)])


def _can_open(left: Pile, right: Pile, hand: Cards, rules: Rules) -> bool:
    """Whether a hand has the answer to one of the four sums of the cards that were turned up."""
    first, second = (range(10) if pile.digit is None else (pile.digit,) for pile in (left, right))
    for one, sign, other in product(first, rules.signs, second):
        value = Formula(one, sign, other, 0).value
        if value is not None and value >= 0 and value.denominator == 1:
            missing = Counter(str(value)) - Counter(hand)
            if missing.total() <= hand.count(JOKER):
                return True
    return False


def _turned_up(card: Card) -> Pile:
    return Pile(card, None if card == JOKER else int(card))


def _is_round_over(state: State, finished: tuple[Player, ...]) -> bool:
    """ "Be the first player to get rid of all the cards"; playing on, until one player is left."""
    return not state.rules.play_on or len(finished) >= state.players - 1


def _end_round(state: State, result: RoundResult, events: list[Event]) -> Step[State]:
    results = (*state.results, result)
    state = replace(state, results=results)
    events.append(RoundOver(result))
    if goes_on(state):
        after = deal(state.rules, state.rng, state.players, results)
        cards = (after.table.left[0].card, after.table.right[0].card)
        events.append(Dealt(after.round, after.starter, cards, after.hands, state.rules.open_hands))
        return Step(after, tuple(events))
    state = replace(state, is_over=True)
    ended = outcome(state)
    assert ended is not None
    events.append(GameOver(ended.winners, ended.scores))
    return Step(state, tuple(events))


def _next_seat(state: State, finished: tuple[Player, ...]) -> Player:
    """The next player to the left who still has cards."""
    seat = (state.turn + 1) % state.players
    while seat in finished:
        seat = (seat + 1) % state.players
    return seat


# ── how actions are written in records ────────────────────────────────────────────────────────────────────────────────


def _read_new(text: str) -> New:
    return New(JOKER if text[0] == JOKER else text, int(text[-1]))


def _write_new(spot: New) -> str:
    return f"{JOKER}{spot.digit}" if spot.card == JOKER else spot.card


SPOTS: Lines[Spot] = Lines(
    TITLE,
    {Staying: "({at}[:{digit}])", New: Word("J?[0-9]", _read_new, _write_new)},
    words={"at": Word("[0-9]{1,2}", int, str), "digit": Word("[0-9]", int, str)},
)

ACTIONS: Lines[Action] = Lines(
    TITLE,
    {Draw: "draw", Pass: "pass", Lay: "lay {left} {sign} {right} = {answer}"},
    words=dict.fromkeys(("left", "right", "answer"), several(SPOTS, between="")),
    like=("draw", "pass", "lay (0) x 8 = 56"),
)
write_action, read_action = ACTIONS.write, ACTIONS.read
