"""The game from the set up to the end: whose turn, what may be done and what it does, the win and the places."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Action, Ending, Event, Outcome, Player, Reason, Step, changed
from mathgames_widgets.core.rng import Rng, seed_text

from . import effects, events, moves
from .cards import Card, Cards, Key, Tool, in_order
from .decks import PRINTED, STARTER_DECK, DeckLimits, deck_named, faults, read_draft
from .payments import paid, payment_of, why_not_paid, with_payment
from .reasons import NotAsked, NotThatKind, PlayOrDiscardOne, TooManyCards
from .refusals import NotForSoManyHere, Unplayable, WrongNumberOfDecks
from .scoring import standing
from .state import (
    EMPTY,
    HAND,
    SINGLE_DECK,
    SOLITAIRE,
    STARTER,
    TEAM_PLAY,
    Phase,
    Rules,
    Side,
    State,
    TurnSoFar,
    in_hand,
    side,
    tools_in_hand,
)

SINGLE_DECK_WIN = 200
""" "the win number is fixed at 200" """

PILE = 27
""" "split this deck into two piles of 27 cards" """

BEST_TOOL, NEXT_TOOL = 25, 20
""" "along with the 25-point TOOL card", "along with one of the 20-point TOOL cards" """

PLACES = 3
""" "playing for second or third place" """

# ── the set up ────────────────────────────────────────────────────────────────────────────────────────────────────────


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """Decks are shuffled, the win number is known, everyone has six cards.

    >>> state = new_game(players=2, seed="FERN-42")
    >>> state.win_number, [len(hand) for hand in state.hands], state.turn.player
    (240, [6, 6], 1)

    Raises Refused for a number of players that the game does not allow, and for a deck that breaks a rule.
    """
    rules = Rules() if rules is None else rules
    if players not in rules.seats:
        raise core.Refused(NotForSoManyHere(rules.variation, players, rules.seats))
    rng = Rng(seed_text(seed))
    if rules.variation == SOLITAIRE:
        return _solitaire(rules, rng)
    if rules.variation == SINGLE_DECK:
        return _single_deck(rules, rng)
    return _full(players, rules, rng)


@lru_cache(maxsize=64)
def deck_of(text: str, limits: DeckLimits = PRINTED) -> Cards:
    """The cards of a ready deck by its name, or those of a deck file by its text.

    >>> len(deck_of("starter"))
    55

    Raises Refused for a name that no ready deck has, for a file with mistakes, and for a deck beyond the limits.
    """
    deck = read_draft(text, limits=limits) if "\n" in text else deck_named(text)
    wrong = faults(deck.cards, limits)
    if wrong:
        raise core.Refused(Unplayable(deck.name, wrong[0]))
    return deck.cards


def decks_of(rules: Rules, players: int) -> tuple[Cards, ...]:
    """The deck of every seat. Raises Refused."""
    names = rules.decks or (STARTER,)
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        raise core.Refused(WrongNumberOfDecks(len(names), players))
    return tuple([deck_of(name, rules.limits) for name in names])


def _full(players: int, rules: Rules, rng: Rng) -> State:
    piles: list[Cards] = []
    for deck in decks_of(rules, players):
        pile, rng = rng.shuffled(deck)
        piles.append(pile)
    piles, opening = _turned_over(piles)
    showing = [cards[-1].number for cards in opening]
    return _dealt(rules, rules.base + min(showing), piles, opening, first=showing.index(max(showing)))


def _turned_over(piles: list[Cards]) -> tuple[list[Cards], list[Cards]]:
    """What is left of the piles, and the cards turned over: "If there is a tie for the highest two-digit number that is
    showing, all players with that number turn over a new card …; this process repeats as necessary until a unique
    highest number is showing." Hand-made decks could tie for ever: a player with six cards left stops turning.
    """
    piles = list(piles)
    opening: list[Cards] = [()] * len(piles)
    turning = list(range(len(piles)))
    while len(turning) > 1:
        for seat in turning:
            opening[seat] = (*opening[seat], piles[seat][-1])
            piles[seat] = piles[seat][:-1]
        numbers = [cards[-1].number for cards in opening]
        tied = [seat for seat, number in enumerate(numbers) if number == max(numbers)]
        turning = [] if len(tied) == 1 else [seat for seat in tied if len(piles[seat]) > HAND]
    return piles, opening


def _dealt(rules: Rules, win_number: int | None, piles: list[Cards], opening: list[Cards], first: int) -> State:
    """ "Each player draws six cards from their draw pile into their hand." """
    players = len(piles)
    none: Cards = ()
    return State(
        rules=rules,
        win_number=win_number,
        opening=tuple(opening),
        draw_piles=tuple([pile[:-HAND] for pile in piles]),
        hands=tuple([in_order(pile[-HAND:]) for pile in piles]),
        boards=(EMPTY,) * players,
        discard_piles=tuple(opening),
        known=(none,) * players,
        turn=TurnSoFar(first),
        ahead=((),) * players,
    )


def _single_deck(rules: Rules, rng: Rng) -> State:
    """ "One player will take all the blue cards and orange cards along with the 25-point TOOL card. The other player
    will take all the red cards and green cards along with one of the 20-point TOOL cards". Who begins is chance."""
    deck = STARTER_DECK.cards
    tools = [next(card for card in deck if _is_worth(card, value)) for value in (BEST_TOOL, NEXT_TOOL)]
    piles: list[Cards] = []
    for colours, tool in zip((("blue", "orange"), ("red", "green")), tools, strict=True):
        pile, rng = rng.shuffled([*[card for card in deck if card.colour in colours], tool])
        piles.append(pile)
    first, _ = rng.choice(range(len(piles)))
    return _dealt(rules, SINGLE_DECK_WIN, piles, [()] * len(piles), first)


def _solitaire(rules: Rules, rng: Rng) -> State:
    """ "Take a single starter deck, remove the 25-point TOOL card, shuffle the remaining 54 cards, and split this deck
    into two piles of 27 cards." """
    deck, _ = rng.shuffled([card for card in STARTER_DECK.cards if not _is_worth(card, BEST_TOOL)])
    return _solitaire_pile(rules, deck[:PILE], later=deck[PILE:])


def _is_worth(card: Card, value: int) -> bool:
    return isinstance(card, Tool) and card.value == value


def _solitaire_pile(rules: Rules, pile: Cards, later: Cards = ()) -> State:
    """An empty table with a pile of a solitaire; `later` is the pile after it."""
    return replace(_dealt(rules, None, [pile], [()], 0), later=later)


# ── what may be done ──────────────────────────────────────────────────────────────────────────────────────────────────


def to_act(state: State) -> tuple[Player, ...]:
    """Who is on turn, who is asked for an answer, or who has a choice to make."""
    match state.phase:
        case Phase.PLAY:
            return (state.turn.player,)
        case Phase.ANSWER:
            return state.waiting
        case Phase.CHOOSE:
            return (state.choosing.player,) if state.choosing else ()
        case Phase.OVER:
            return ()


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any.

    >>> why_not(new_game(2, "FERN-42"), 1, moves.PlaySchool("blue Cantor College"))
    NotInYourHand(card='blue Cantor College')
    """
    if reason := core.common_reason(player, state.players, state.phase is Phase.OVER, action, _PHASES, state.phase):
        return reason
    rule = _RULES[type(action)]
    if player not in to_act(state):
        return NotAsked() if rule.phase is Phase.ANSWER else core.NotYourTurn(to_act(state)[0])
    if rule.plays is not None:
        key: Key = action.card  # type: ignore[attr-defined]
        card = in_hand(state, player, key)
        if not isinstance(card, rule.plays):
            return core.NotInYourHand(key) if card is None else NotThatKind(key, card.kind)
    if reason := rule.why_not(state, player, action):
        return reason
    return why_not_paid(state, player, payment_of(action), moves.cost_of(state, player, action))


class LegalPlays(Collection[Action]):
    """What a player may do: every action with the payments from which no card could be left out.

    Asked what is in it, it knows every legal action, also one that pays a card too many. It holds nothing but actions
    and the TOOL cards of the player's own hand: a bot that is given it finds no way to a hidden card.
    """

    __slots__ = ("_actions", "_tools")

    def __init__(self, actions: Iterable[Action], tools: Iterable[Key]) -> None:
        self._actions = tuple(actions)
        self._tools = frozenset(tools)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __contains__(self, action: object) -> bool:
        return action in self._actions or (isinstance(action, Action) and self._pays_too_much(action))

    def _pays_too_much(self, action: Action) -> bool:
        """Whether some of the TOOL cards that are paid would be enough: "what is paid over the cost is lost"."""
        paid = payment_of(action)
        if len(set(paid)) < len(paid) or not self._tools.issuperset(paid):
            return False
        offered = (offer for offer in self._actions if 0 < len(payment_of(offer)) <= len(paid))
        return any(
            set(payment_of(offer)).issubset(paid) and with_payment(action, payment_of(offer)) == offer
            for offer in offered
        )

    def __repr__(self) -> str:
        return f"<{len(self)} actions>"


def legal_actions(state: State, player: Player) -> Collection[Action]:
    """Everything open to a player; () for those who need not act.

    >>> state = new_game(2, "FERN-42")
    >>> actions = legal_actions(state, state.turn.player)
    >>> [why_not(state, state.turn.player, action) for action in actions].count(None) == len(actions)
    True
    """
    if player not in to_act(state):
        return ()
    return LegalPlays(_open(state, player), [tool.key for tool in tools_in_hand(state, player)])


def _open(state: State, player: Player) -> Iterator[Action]:
    if state.phase is Phase.ANSWER:
        yield from effects.open_answers(state, player)
    elif state.phase is Phase.CHOOSE:
        yield from effects.open_choices(state, player)
    else:
        yield from moves.open_moves(state, player)
        if _why_not_end(state, player, moves.EndTurn()) is None:
            yield moves.EndTurn()


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The state after the action, and what happened. Raises IllegalAction."""
    if reason := why_not(state, player, action):
        raise core.IllegalAction(action, reason)
    begun, bought = paid(state, player, payment_of(action), moves.cost_of(state, player, action))
    after, happened = _RULES[type(action)].do(begun, player, action)
    happened = (*bought, *happened)
    if after.boards is not state.boards:
        after, won = _checked(state, after)
        happened = (*happened, *won)
    return Step(after, happened)


# ── the end of a turn ─────────────────────────────────────────────────────────────────────────────────────────────────


def _why_not_end(state: State, player: Player, action: moves.EndTurn) -> Reason | None:
    held = len(state.hands[player])
    if held and not state.turn.disposed:
        return PlayOrDiscardOne()
    return None if held <= state.turn.hand else TooManyCards(held - state.turn.hand, state.turn.hand)


def _end(state: State, player: Player, action: moves.EndTurn) -> events.Change:
    """ "At the end of each player's turn they must draw enough cards into their hand or discard enough cards from their
    hand to bring their card count to six" """
    missing = state.turn.hand - len(state.hands[player])
    if state.rules.variation == SOLITAIRE:
        return _solitaire_end(state, missing)
    if missing > len(state.draw_piles[player]):
        state, happened = _over(state)
        return state, (events.RanOut(player), *happened)
    state, happened = events.drawn(state, player, missing)
    state, began = _next_turn(state)
    return state, (*happened, *began)


def _next_turn(state: State) -> events.Change:
    """ "play proceeds clockwise"; what waited for this turn begins."""
    gone = [seat for group in state.finished for seat in group]
    after = [(state.turn.player + step) % state.players for step in range(1, state.players + 1)]
    player = next(seat for seat in after if seat not in gone)
    turn = effects.turn_of(player, state.ahead[player])
    return replace(state, turn=turn, ahead=changed(state.ahead, player, ())), (events.TurnBegan(player),)


def _solitaire_end(state: State, missing: int) -> events.Change:
    """ "take as many separate turns as you need to finish the pile": it is finished when a card is missing and none is
    left to be drawn."""
    if missing <= 0 or state.draw_piles[0]:
        state, happened = events.drawn(state, 0, missing) if missing > 0 else (state, ())
        state, began = _next_turn(state)
        return state, (*happened, *began)
    scored = score(state.rules, side(state, 0))
    event = events.PileFinished(len(state.pile_scores) + 1, scored)
    scores, boards = (*state.pile_scores, scored), (*state.pile_boards, state.boards[0])
    if not state.later:
        state, happened = _over(replace(state, pile_scores=scores, pile_boards=boards))
        return state, (event, *happened)
    after = replace(_solitaire_pile(state.rules, state.later), pile_scores=scores, pile_boards=boards)
    return after, (event, events.TurnBegan(0))


_RULES: Mapping[type[Action], effects.Rule] = MappingProxyType(
    {**moves.MOVES, moves.EndTurn: effects.Rule(Phase.PLAY, _end, why_not=_why_not_end), **effects.ANSWERS}
)
"""Every action: when it belongs, what forbids it, and what it does."""

_PHASES: Mapping[type[Action], Phase] = {kind: rule.phase for kind, rule in _RULES.items()}


# ── the end of the game ───────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=4096)
def score(rules: Rules, cards: Side) -> Fraction:
    """The all-star score or the school score of a side, whichever is higher; 0 while there is neither."""
    return standing(rules, cards).points


def _checked(before: State, state: State) -> events.Change:
    """ "The game ends when either one player has assembled an all-star score or a school score greater than or equal to
    the win number". "The win is checked after every card." """
    if state.win_number is None:
        return state, ()
    playing = [seat for seat in range(state.players) if not any(seat in group for group in state.finished)]
    reached = tuple([seat for seat in playing if _reached(before, state, seat)])
    if not reached:
        return state, ()
    happened: tuple[Event, ...] = (
        events.ReachedWinNumber(reached, tuple([score(state.rules, side(state, seat)) for seat in reached])),
    )
    state = replace(state, finished=(*state.finished, reached))
    left = len(playing) - len(reached)
    if not state.rules.play_on or left < 2 or state.players - left >= PLACES:
        state, over = _over(state)
        return state, (*happened, *over)
    if state.turn.player in reached:
        state, began = _next_turn(state)
        return state, (*happened, *began)
    return state, happened


def _reached(before: State, state: State, player: Player) -> bool:
    cards = side(state, player)
    changed = any(board is not before.boards[seat] for seat, board in cards)
    return changed and score(state.rules, cards) >= (state.win_number or 0)


def _over(state: State) -> events.Change:
    state = replace(state, phase=Phase.OVER, chain=(), waiting=(), replies=(), choosing=None)
    result = outcome(state)
    assert result is not None
    return state, (core.GameOver(result.winners, tuple(map(Fraction, result.scores))),)


@dataclass(frozen=True, slots=True)
class BothPiles(Ending):
    """A solitaire: the scores of both piles are added."""


@dataclass(frozen=True, slots=True)
class FirstToWinNumber(Ending):
    """A player or a team was the first to reach the win number."""

    is_team: bool
    win_number: int | None


@dataclass(frozen=True, slots=True)
class HighestScore(Ending):
    """The cards ran out."""

    is_team: bool


def outcome(state: State) -> Outcome | None:
    """Who reached the win number first; after them, and where the cards ran out, the highest scores. Partners share."""
    if state.phase is not Phase.OVER:
        return None
    if state.rules.variation == SOLITAIRE:
        result = SolitaireResult(state.pile_scores)
        return Outcome((0,), (result.total,), (1,), BothPiles())
    scores = tuple([score(state.rules, side(state, seat)) for seat in range(state.players)])
    ranked = [(-_finished_as(state, seat), points) for seat, points in enumerate(scores)]
    places = core.places_of(ranked)
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    is_team = state.rules.variation == TEAM_PLAY
    why = FirstToWinNumber(is_team, state.win_number) if state.finished else HighestScore(is_team)
    return Outcome(winners, scores, places, why)


def _finished_as(state: State, player: Player) -> int:
    """Which one a player was to reach the win number, counted from 0; those who did not come last."""
    found = [number for number, group in enumerate(state.finished) if player in group]
    return found[0] if found else state.players


# ── the two questions that the rulebook asks of a solitaire ───────────────────────────────────────────────────────────

BOTH_PILES = 400
""" "Can you score over 400?" """


EITHER_PILE = 300
""" "Can you score over 300 with either pile?" """


@dataclass(frozen=True, slots=True)
class SolitaireResult:
    """What the piles scored (`pile_scores` of a State or a View), and the answers to both questions.

    >>> result = SolitaireResult((Fraction(310), Fraction(90)))
    >>> result.total, result.is_over_with_both, result.is_over_with_one
    (Fraction(400, 1), False, True)
    """

    scores: tuple[Fraction, ...]

    @property
    def total(self) -> Fraction:
        """ "then add the two scores" """
        return sum(self.scores, Fraction(0))

    @property
    def is_over_with_both(self) -> bool:
        """ "Can you score over 400?" """
        return self.total > BOTH_PILES

    @property
    def is_over_with_one(self) -> bool:
        """ "Can you score over 300 with either pile?" """
        return any(score > EITHER_PILE for score in self.scores)
