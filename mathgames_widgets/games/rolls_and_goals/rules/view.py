"""What a seat may know, and whole tables that fit it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TypeVar

from mathgames_widgets.core.game import Player, Score
from mathgames_widgets.core.rng import Rng, seed_text

from .cards import DICE, GOALS, PICK, SIDES, Cards, Goals, Side, in_order, less
from .moves import legal_actions, to_act
from .rules import DRAWN
from .state import NO_PICKS, NOTHING_PLACED, OpenTable, Phase, Pick, Stacks, State, Take

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenTable):
    """What one seat may know (`player` None: a watcher). Tuples have one entry a seat.

    Hidden: others' hands, what they place and declare before the flip, what they pick before all have, their special
    goals, the order of every deck and chance. `placed`, `declared` and `picks` have None where they are hidden.
    `hidden` are the cards of a seat that this seat cannot place: for others the deck and what they drew, for your own
    seat the deck. Decks can be counted by everyone, so they are known, sorted, but not their order. `on_top` are the
    cards that you have put on your own deck, the next one to be drawn first. `hand_sizes` counts what others have
    drawn, wherever they have put it. `specials` are your own, `special_counts` everyone's.
    `modifiers` are sorted: everyone can work out which they are, and nobody in which order.
    """

    player: Player | None
    hand: Cards
    hand_sizes: tuple[int, ...]
    placed: tuple[Stacks | None, ...]
    declared: tuple[Goals | None, ...]
    picks: tuple[tuple[Side | None, ...] | None, ...]
    specials: Goals
    special_counts: tuple[int, ...]
    hidden: tuple[Cards, ...]
    on_top: Cards
    deck_sizes: tuple[int, ...]
    specials_offered: int
    unseen_goals: Goals
    """The goals that this seat has not seen yet, in the order of the rulebook."""
    to_act: tuple[Player, ...]

    @property
    def so_far(self) -> tuple[tuple[Score, ...], ...]:
        """What counts for each seat at the bell, finished or not: tokens; more is better."""
        return tuple([(tokens,) for tokens in self.tokens])

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat acts now."""
        return self.player in self.to_act

    @property
    def at_stake(self) -> Goals:
        """The goals of the round, and the declared ones that are known: your own, after the flip everyone's."""
        return (*self.goals, *[goal for declared in self.declared for goal in declared or ()])

    @property
    def mine(self) -> Stacks:
        """Your own cards at the eight places."""
        placed = None if self.player is None else self.placed[self.player]
        return NOTHING_PLACED if placed is None else placed


def observe(state: State, player: Player | None) -> View:
    """What `player` may know; a watcher (None) sees what lies open.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> view = observe(new_game(2, "FERN-42"), 1)
    >>> len(view.hand), view.hand_sizes, view.placed[0], view.deck_sizes
    (6, (6, 6), None, (2, 2))
    """
    seats = range(state.players)
    is_placing = state.phase is Phase.PLACE
    own = player is not None and player in seats
    return View(
        rules=state.rules,
        player=player,
        round=state.round,
        phase=state.phase,
        tokens=state.tokens,
        goals=state.goals,
        rolled=state.rolled,
        dice=state.dice,
        hand=state.hands[player] if player is not None and own else (),
        hand_sizes=tuple([len(state.hands[seat]) if seat == player else len(_drawn_by(state, seat)) for seat in seats]),
        placed=_unless(is_placing, state.placed, player),
        declared=_unless(is_placing, state.declared, player),
        ready=state.ready,
        picks=_unless(state.phase is Phase.PICK, state.picks, player),
        specials=state.specials[player] if player is not None and own else (),
        special_counts=tuple(
            [len(state.specials[seat]) + (len(state.declared[seat]) if is_placing else 0) for seat in seats]
        ),
        hidden=tuple([_hidden(state, seat, is_own=seat == player) for seat in seats]),
        on_top=_known(state, player) if player is not None and own else (),
        deck_sizes=tuple(map(len, state.decks)),
        discards=state.discards,
        fresh=tuple(map(in_order, state.fresh)),
        offer=state.offer,
        specials_offered=len(state.specials_offered),
        order=state.order,
        modifiers=in_order(state.modifiers),
        unseen_goals=_unseen_goals(state, player),
        to_act=to_act(state),
        results=state.results,
        tie_rolls=state.tie_rolls,
        winner=state.winner,
    )


def _unless(is_secret: bool, entries: Sequence[T], player: Player | None) -> tuple[T | None, ...]:
    """Everyone's entry; only your own while it is a secret."""
    return tuple([None if is_secret and seat != player else entry for seat, entry in enumerate(entries)])


def _drawn_by(state: State, seat: Player) -> Cards:
    """The cards that a seat drew and that are hidden before the flip, wherever it has put them."""
    if state.phase is not Phase.PLACE:
        return state.hands[seat]
    return (*state.hands[seat], *[card for stack in state.placed[seat] for card in stack])


def _hidden(state: State, seat: Player, is_own: bool) -> Cards:
    return in_order(state.decks[seat] if is_own else (*state.decks[seat], *_drawn_by(state, seat)))


def _known(state: State, player: Player) -> Cards:
    """The cards on top of your own deck that you have put there, the next one to be drawn first."""
    deck, known = state.decks[player], state.known[player]
    return tuple(reversed(deck[len(deck) - known :]))


def _unseen_goals(state: State, player: Player | None) -> Goals:
    """The goals that are neither open, nor were, nor are this seat's own."""
    seen = {*state.goals, *(award.goal for result in state.results for award in result.awards)}
    for seat in range(state.players):
        if seat == player:
            seen.update(state.specials[seat])
        if seat == player or state.phase is not Phase.PLACE:
            seen.update(state.declared[seat])
    return tuple([goal for goal in GOALS if goal not in seen])


def from_outside(view: View) -> View:
    """The same round as a watcher saw it, when the cards were drawn."""
    mine = in_order([*view.hidden[view.player], *cards_of(view)]) if view.player is not None else ()
    seen = {*view.goals, *[award.goal for result in view.results for award in result.awards]}
    return replace(
        view,
        player=None,
        hand=(),
        hand_sizes=(DRAWN,) * view.players,
        placed=(None,) * view.players,
        declared=(None,) * view.players,
        ready=(False,) * view.players,
        specials=(),
        hidden=tuple([mine if seat == view.player else hidden for seat, hidden in enumerate(view.hidden)]),
        on_top=(),
        unseen_goals=tuple([goal for goal in GOALS if goal not in seen]),
        to_act=tuple(range(view.players)),
    )


def cards_of(view: View) -> Cards:
    """All cards that a seat drew, wherever they lie, sorted."""
    return tuple(sorted([*view.hand, *[card for stack in view.mine for card in stack]]))


# ── a table that fits ─────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class _Dealing:
    """Chance while a table is made up."""

    rng: Rng

    def shuffled(self, entries: Sequence[T]) -> tuple[T, ...]:
        found, self.rng = self.rng.shuffled(entries)
        return found

    def rolled(self, dice: int, sides: int = SIDES) -> tuple[int, ...]:
        found, self.rng = self.rng.rolled(dice, sides)
        return found


def imagine(view: View, seed: str | int) -> State:
    """A whole state that fits the view: what is hidden is dealt at random. Cards that others took in the last selection
    are in their hands; a player who is ready has put all cards behind dice, each behind any.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> view = observe(new_game(3, "FERN-42"), 0)
    >>> observe(imagine(view, 1), 0) == view
    True
    """
    deal = _Dealing(Rng(sha256(seed_text(seed).encode()).hexdigest()))
    goals = deal.shuffled(view.unseen_goals)
    specials, declared, goals = _specials(view, goals)
    hands, placed, decks = _cards(view, deal)
    return State(
        rules=view.rules,
        rng=deal.rng,
        round=view.round,
        phase=view.phase,
        tokens=view.tokens,
        goals=view.goals,
        rolled=view.rolled,
        dice=view.dice,
        hands=hands,
        placed=placed,
        declared=declared,
        ready=view.ready,
        picks=_picks(view, deal),
        specials=specials,
        decks=decks,
        discards=view.discards,
        known=tuple([len(view.on_top) if seat == view.player else 0 for seat in range(view.players)]),
        fresh=view.fresh,
        offer=view.offer,
        specials_offered=goals[: view.specials_offered],
        order=view.order,
        modifiers=deal.shuffled(view.modifiers),
        goal_deck=goals[view.specials_offered :],
        results=view.results,
        tie_rolls=view.tie_rolls,
        winner=view.winner,
    )


def _specials(view: View, goals: Goals) -> tuple[tuple[Goals, ...], tuple[Goals, ...], Goals]:
    """Everyone's special goals, what is declared, and the goals that are left. Others are imagined to keep theirs."""
    kept: list[Goals] = []
    for seat, count in enumerate(view.special_counts):
        if seat == view.player:
            kept.append(view.specials)
            continue
        kept.append(tuple(sorted(goals[:count], key=GOALS.index)))
        goals = goals[count:]
    return tuple(kept), tuple([declared or () for declared in view.declared]), goals


def _cards(view: View, deal: _Dealing) -> tuple[tuple[Cards, ...], tuple[Stacks, ...], tuple[Cards, ...]]:
    """Everyone's hand, what lies at the places, and the deck."""
    hands: list[Cards] = []
    placed: list[Stacks] = []
    decks: list[Cards] = []
    for seat, hidden in enumerate(view.hidden):
        stacks = view.placed[seat]
        if seat == view.player:
            hands.append(view.hand)
            decks.append(deal.shuffled(less(hidden, view.on_top)) + view.on_top[::-1])
        elif view.phase is Phase.PLACE:
            hand, deck = _drawn(view, seat, deal)
            stacks = _anywhere(hand, deal) if view.ready[seat] else NOTHING_PLACED
            hands.append(() if view.ready[seat] else hand)
            decks.append(deck)
        else:
            hands.append(())
            decks.append(deal.shuffled(less(hidden, view.fresh[seat])) + view.fresh[seat])
        placed.append(NOTHING_PLACED if stacks is None else stacks)
    return tuple(hands), tuple(placed), tuple(decks)


def _drawn(view: View, seat: Player, deal: _Dealing) -> tuple[Cards, Cards]:
    """A hand that another seat may have drawn, and the deck that is left."""
    fresh = view.fresh[seat]
    rest = deal.shuffled(less(view.hidden[seat], fresh))
    others = DRAWN - len(fresh)
    return in_order((*fresh, *rest[:others])), rest[others:]


def _anywhere(cards: Cards, deal: _Dealing) -> Stacks:
    """Each card behind a die by chance."""
    places = deal.rolled(len(cards), DICE)
    stacks = [
        tuple([card for card, place in zip(cards, places, strict=True) if place == die + 1]) for die in range(DICE)
    ]
    return (*stacks, (), ())


def _picks(view: View, deal: _Dealing) -> tuple[tuple[Side | None, ...], ...]:
    """What everyone has picked; a player who has chosen has chosen any side."""
    picks: list[tuple[Side | None, ...]] = []
    for seat, known in enumerate(view.picks):
        stacks = view.placed[seat]
        if known is not None:
            picks.append(known)
        elif stacks is None or seat in view.to_act:
            picks.append(NO_PICKS)
        else:
            sides = deal.rolled(DICE)
            picks.append(tuple([side if PICK in stack else None for side, stack in zip(sides, stacks, strict=False)]))
    return tuple(picks)


# ── what is open to the seat ──────────────────────────────────────────────────────────────────────────────────────


def next_to_pick(view: View) -> int:
    """The first of your own dice that waits for a side."""
    assert view.player is not None, "only players pick"
    return min(action.die for action in legal_actions(imagine(view, 0), view.player) if isinstance(action, Pick))


def takes_open(view: View) -> tuple[Take, ...]:
    """Everything that may be taken now."""
    assert view.player is not None, "only players take"
    return tuple([action for action in legal_actions(imagine(view, 0), view.player) if isinstance(action, Take)])


def most_taken(takes: tuple[Take, ...]) -> int:
    """How many cards the largest of them takes, the special goal included."""
    return max(len(take.cards) + take.special for take in takes)


def takes_all(view: View, takes: tuple[Take, ...]) -> bool:
    """Whether everything that lies there is taken, so that only the order is left to choose."""
    return all(len(take.cards) + take.special == len(view.offer) + view.specials_offered for take in takes)
