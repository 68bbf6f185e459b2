"""What a seat may know, and whole tables that fit it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256

from mathgames_widgets.core.game import Player, Score
from mathgames_widgets.core.rng import Rng, seed_text

from .cards import POOL, Cards, in_order
from .rules import to_act
from .scoring import standing
from .state import Link, OpenTable, Phase, State, side


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenTable):
    """What one seat may know (`player` None: a watcher). Tuples have one entry a seat.

    Hidden: the hands of others (unless hands are open), decks of their own (unless decks are open), the order of every
    draw pile, and STAFF cards that lie face down. `hands` have None where they are hidden. `hidden` are the cards of a
    seat that this seat cannot place, sorted: of others the draw pile and what they hold, of its own the draw pile; None
    where the deck is not known. Every card that has left a hand lies open, so all can work that out. `reply` is the
    STAFF card that this seat has laid face down.
    """

    player: Player | None
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    draw_sizes: tuple[int, ...]
    hidden: tuple[Cards | None, ...]
    to_act: tuple[Player, ...]
    reply: Link | None
    later_size: int

    @property
    def so_far(self) -> tuple[tuple[Score, ...], ...]:
        """What counts for each seat at the bell, finished or not, the most important first; more is better.

        The score that counts, with that of a finished pile; while there is none, what its STUDENT cards average.
        """
        before, scores = (
            sum(self.pile_scores, Fraction(0)),
            [standing(self.rules, side(self, seat)) for seat in range(self.players)],
        )
        return tuple([(before + score.points, score.average) for score in scores])

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat acts now."""
        return self.player in self.to_act

    @property
    def hand(self) -> Cards:
        """This seat's own hand."""
        return () if self.player is None else self.hands[self.player] or ()


def observe(state: State, player: Player | None) -> View:
    """What `player` may know; a watcher (None) sees what lies open.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> view = observe(new_game(2, "FERN-42"), 1)
    >>> len(view.hand), view.hands[0], view.hand_sizes, len(view.hidden[0]), len(view.hidden[1])
    (6, None, (6, 6), 54, 48)
    """
    seats = range(state.players)
    open_to = [state.rules.open_hands or seat == player for seat in seats]
    return View(
        rules=state.rules.as_seen_by(player),
        player=player,
        win_number=state.win_number,
        opening=state.opening,
        hands=tuple([hand if is_open else None for hand, is_open in zip(state.hands, open_to, strict=True)]),
        hand_sizes=tuple(map(len, state.hands)),
        draw_sizes=tuple(map(len, state.draw_piles)),
        hidden=tuple(
            [_hidden(state, seat, open_to[seat]) if state.rules.knows_deck(player, seat) else None for seat in seats]
        ),
        boards=state.boards,
        discard_piles=state.discard_piles,
        known=state.known,
        turn=state.turn,
        phase=state.phase,
        ahead=state.ahead,
        chain=state.chain,
        to_act=to_act(state),
        reply=_reply_of(state, player),
        choosing=state.choosing,
        later_size=len(state.later),
        pile_scores=state.pile_scores,
        pile_boards=state.pile_boards,
        finished=state.finished,
    )


def _hidden(state: State, seat: Player, is_open: bool) -> Cards:
    """The cards of a seat that are in its draw pile, in the pile after it, or in a hand that is not open."""
    held = () if is_open else [card for card in state.hands[seat] if card not in state.known[seat]]
    return in_order((*state.draw_piles[seat], *state.later, *held))


def _reply_of(state: State, player: Player | None) -> Link | None:
    return next((reply for reply in state.replies if reply.player == player), None)


def _likely(view: View, seat: Player) -> Cards:
    """What a deck that is not known may still have: every card of the pool that has not been seen of it."""
    board = view.boards[seat]
    seen = {*board.schools, *board.cards, *view.discard_piles[seat], *view.known[seat], *(view.hands[seat] or ())}
    return tuple([card for card in POOL if card not in seen])


def imagine(view: View, seed: str | int) -> State:
    """A whole state that fits the view: draw piles and hidden hands are dealt at random, from any cards of the pool
    where a deck is not known. A player who has answered an ACTION card is imagined to have laid no STAFF card.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> view = observe(new_game(3, "FERN-42"), 0)
    >>> observe(imagine(view, 1), 0) == view
    True
    """
    rng = Rng(sha256(seed_text(seed).encode()).hexdigest())
    hands: list[Cards] = []
    piles: list[Cards] = []
    later: Cards = ()
    for seat, hidden in enumerate(view.hidden):
        cards, rng = rng.shuffled(_likely(view, seat) if hidden is None else hidden)
        hand = view.hands[seat]
        if hand is None:
            unseen = view.hand_sizes[seat] - len(view.known[seat])
            hand, cards = in_order((*view.known[seat], *cards[:unseen])), cards[unseen:]
        hands.append(hand)
        piles.append(cards[: view.draw_sizes[seat]])
        if hidden is not None:
            later = cards[view.draw_sizes[seat] :]
    return State(
        rules=view.rules,
        win_number=view.win_number,
        opening=view.opening,
        draw_piles=tuple(piles),
        hands=tuple(hands),
        boards=view.boards,
        discard_piles=view.discard_piles,
        known=view.known,
        turn=view.turn,
        ahead=view.ahead,
        phase=view.phase,
        chain=view.chain,
        waiting=view.to_act if view.phase is Phase.ANSWER else (),
        replies=() if view.reply is None else (view.reply,),
        choosing=view.choosing,
        later=later,
        pile_scores=view.pile_scores,
        pile_boards=view.pile_boards,
        finished=view.finished,
    )
