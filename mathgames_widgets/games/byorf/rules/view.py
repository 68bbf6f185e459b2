"""What a seat may know, and whole tables that fit what it knows."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Player, Score
from mathgames_widgets.core.rng import Rng, seed_text

from .cards import FACTORS, Cards, Factor
from .state import Built, Direction, OpenTable, Phase, State, total_points, without


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenTable):
    """What one seat may know (`player` None: a watcher). Hidden cards and chance are not in it.

    `known_hands` is what perfect memory gives: a hand this seat had and passed on, less the cards since revealed. While
    a turn is open it still holds the card its owner has chosen face down. `pass_to` and `receives_from` are seats.
    """

    player: Player | None
    hand: Cards
    chosen: Factor | None
    has_chosen: tuple[bool, ...]
    known_hands: tuple[Cards | None, ...]
    built: Built
    pass_to: Player | None
    receives_from: Player | None

    @property
    def so_far(self) -> tuple[tuple[Score, ...], ...]:
        """What counts for each seat at the bell, finished or not: points; more is better."""
        return tuple([(points,) for points in self.points])

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return total_points(self.results, self.players)

    @property
    def aside(self) -> Cards:
        """The player's own kept cards that lie in neither row."""
        if self.player is None:
            return ()
        return tuple([card for card in self.kept[self.player] if self.built.row_of(card) is None])

    @property
    def direction(self) -> Direction:
        """Where hands are passed in this round."""
        return self.rules.direction(self.round)

    @property
    def turn(self) -> int:
        """The turn of the draft, from 1; after the draft, the number of cards each player kept."""
        kept = len(self.kept[0])
        return kept + 1 if self.phase is Phase.DRAFT else kept


def observe(state: State, player: Player | None) -> View:
    """What `player` may know; a watcher (None) sees what lies open.

    >>> from mathgames_widgets.games.byorf.rules.state import Rules, deal
    >>> view = observe(deal(Rules(), Rng("FERN-42"), 2, round=1), 1)
    >>> len(view.hand), view.known_hands, view.pass_to
    (6, (None, None), 0)
    """
    step = state.rules.direction(state.round).step
    sits = player is not None
    seat = 0 if player is None else player
    return View(
        rules=state.rules,
        player=player,
        round=state.round,
        phase=state.phase,
        goals=state.goals,
        hand=state.hands[seat] if sits else (),
        kept=state.kept,
        chosen=state.chosen[seat] if sits else None,
        has_chosen=tuple([card is not None for card in state.chosen]),
        known_hands=_known_hands(state, player),
        built=state.built[seat] if sits else Built(),
        ready=state.ready,
        results=state.results,
        pass_to=(seat + step) % state.players if sits else None,
        receives_from=(seat - step) % state.players if sits else None,
    )


def _known_hands(state: State, player: Player | None) -> tuple[Cards | None, ...]:
    """A hand that was passed on k turns ago now lies k seats further."""
    if player is None or state.phase is not Phase.DRAFT:
        return (None,) * state.players
    known: list[Cards | None] = [None] * state.players
    step = state.rules.direction(state.round).step
    passes = len(state.kept[0])
    for turns_ago in range(1, min(passes, state.players - 1) + 1):
        seat = (player + step * turns_ago) % state.players
        chosen = state.chosen[seat]
        hand = state.hands[seat]
        known[seat] = hand if chosen is None else tuple(sorted((*hand, chosen)))
    return tuple(known)


def imagine(view: View, seed: str | int) -> State:
    """A whole State that fits the view: `observe(imagine(view, seed), view.player) == view`.

    Hands this seat knows are dealt as they are, the rest from the cards it has not seen in this round.
    """
    rng = Rng(seed_text(seed))
    hands, chosen, rng = _imagined_hands(view, rng)
    built, rng = _imagined_rows(view, rng)
    return State(
        rules=view.rules,
        rng=rng,
        round=view.round,
        phase=view.phase,
        goals=view.goals,
        hands=hands,
        kept=view.kept,
        chosen=chosen,
        built=built,
        ready=view.ready,
        results=view.results,
    )


def _imagined_hands(view: View, rng: Rng) -> tuple[tuple[Cards, ...], tuple[Factor | None, ...], Rng]:
    if view.phase is not Phase.DRAFT:
        return ((),) * view.players, (None,) * view.players, rng
    hands, rng = _imagined_deal(view, rng)
    chosen: list[Factor | None] = [None] * view.players
    for seat, hand in enumerate(hands):
        if seat == view.player:
            chosen[seat] = view.chosen
        elif view.has_chosen[seat]:
            card, rng = rng.choice(hand)
            hands[seat], chosen[seat] = without(hand, card), card
    return tuple(hands), tuple(chosen), rng


def _imagined_deal(view: View, rng: Rng) -> tuple[list[Cards], Rng]:
    """Every hand, with the card that was chosen from it: the player's own, the known ones, the others at random."""
    unseen, rng = rng.shuffled(_unseen(view))
    size = view.rules.hand - len(view.kept[0])
    hands: list[Cards] = []
    for seat, known in enumerate(view.known_hands):
        if seat == view.player:
            hands.append(view.hand)
        elif known is not None:
            hands.append(known)
        else:
            hands.append(tuple(sorted(unseen[:size])))
            unseen = unseen[size:]
    return hands, rng


def _unseen(view: View) -> Cards:
    """The cards that may lie in a hand this seat knows nothing of."""
    seen = {card for cards in (view.hand, *view.kept) for card in cards}
    seen.update(card for hand in view.known_hands if hand is not None for card in hand)
    if view.chosen is not None:
        seen.add(view.chosen)
    return tuple(card for card in FACTORS if card not in seen)


def _imagined_rows(view: View, rng: Rng) -> tuple[tuple[Built, ...], Rng]:
    if view.phase is Phase.OVER:
        return view.results[-1].functions, rng
    found: list[Built] = []
    for seat, kept in enumerate(view.kept):
        built = view.built if seat == view.player else Built()
        if seat != view.player and view.phase is Phase.BUILD:
            places, rng = rng.rolled(len(kept), 3)
            rows = [tuple([card for card, at in zip(kept, places, strict=True) if at == row]) for row in (1, 2)]
            built = Built(*rows)
        found.append(built)
    return tuple(found), rng
