"""What a seat may know, and whole games that fit it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from hashlib import sha256

from mathgames_widgets.core.game import Player, Score
from mathgames_widgets.core.rng import Rng, seed_text

from .cards import DECK, Cards, in_order
from .scoring import totals
from .state import LastTurn, OpenTable, State


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenTable):
    """What one seat may know (`player` None: a watcher). Hidden hands, the order of the stock and chance are not in it.

    `hands` has None for a hand that is hidden; your own is open, all are with `open_hands` and when the game is over.
    What lies beneath the formula was seen by all and is in `table`. `turns` are your own
    turns in this round.
    """

    player: Player | None
    hands: tuple[Cards | None, ...]
    sizes: tuple[int, ...]
    stock: int
    turns: tuple[LastTurn, ...]

    @property
    def so_far(self) -> tuple[tuple[Score, ...], ...]:
        """What counts for each seat at the bell, finished or not, the most important first; more is better.

        Points where they are counted; else rounds won, who is out of cards in this one, and how few cards are left.
        """
        if self.rules.points:
            points, now = totals(self.results, self.players), (0,) * self.players if self.is_over else self.played
            return tuple([(before + more,) for before, more in zip(points, now, strict=True)])
        won = [sum(seat in result.winners for result in self.results) for seat in range(self.players)]
        out = [-self.finished.index(seat) if seat in self.finished else -self.players for seat in range(self.players)]
        return tuple(zip(won, out, (-size for size in self.sizes), strict=True))

    @property
    def hand(self) -> Cards:
        """Your own cards."""
        own = self.hands[self.player] if self.player is not None else None
        return () if own is None else own

    @property
    def last(self) -> LastTurn | None:
        """Your own last turn in this round."""
        return self.turns[-1] if self.turns else None

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat acts now."""
        return not self.is_over and self.turn == self.player

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw, be it from covered cards made into a new stock."""
        return bool(self.stock or self.table.covered)


def observe(state: State, player: Player | None) -> View:
    """What `player` may know; a watcher (None) sees what lies open.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> view = observe(new_game(2, "FERN-42"), 1)
    >>> len(view.hand), view.hands[0], view.sizes, view.stock
    (7, None, (7, 7), 36)
    """
    all_open = state.rules.open_hands or state.is_over
    return View(
        rules=state.rules,
        player=player,
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
        turns=state.turns[player] if player is not None else (),
        results=state.results,
        is_over=state.is_over,
    )


def imagine(view: View, seed: str | int) -> State:
    """A whole state that fits the view: hidden hands and the stock are dealt at random from the cards not seen.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
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
        turns=tuple([view.turns if seat == view.player else () for seat in range(view.players)]),
        results=view.results,
        is_over=view.is_over,
    )


def unseen_cards(view: View) -> Cards:
    """Every card that lies where this seat cannot see it, in order.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> len(unseen_cards(observe(new_game(2, "FERN-42"), 0)))
    43
    """
    unseen = Counter(DECK)
    table = view.table
    unseen.subtract([pile.card for pile in table.piles])
    unseen.subtract(table.covered)
    for hand in view.hands:
        unseen.subtract(hand or ())
    return in_order(tuple(unseen.elements()))
