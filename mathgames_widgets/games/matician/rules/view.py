"""What a seat may know, and whole tables that fit it."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from mathgames_widgets.core.game import Player, own_only, without
from mathgames_widgets.core.rng import Rng, seed_text

from .cards import DECK, Cards, in_order, playable
from .moves import legal_actions, to_act
from .rules import DEALT, can_be_played
from .state import NOTHING_LAID, Laid, Pass, Phase, Sabotage, State, View


def observe(state: State, player: Player | None) -> View:
    """What `player` may know; a watcher (None) sees what lies open.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> view = observe(new_game(2, "FERN-42"), 1)
    >>> len(view.hand), view.laid, view.to_act
    (6, (None, (None, None)), (0, 1))
    """
    seats = range(state.players)
    is_over = state.phase is Phase.OVER
    return View(
        rules=state.rules,
        player=player,
        players=state.players,
        round=state.round,
        phase=state.phase,
        points=state.points,
        active=state.active,
        hand=state.hands[player] if player is not None and player in seats else (),
        symbols=state.symbols,
        offer=state.offer,
        order=state.order,
        laid=tuple([laid if seat == player or is_over else None for seat, laid in enumerate(state.laid)]),
        ready=state.ready,
        sabotages=own_only(state.sabotages, player),
        chosen=tuple([sabotage is not None for sabotage in state.sabotages]),
        redealt=state.redealt,
        to_act=to_act(state),
        results=state.results,
        finished=state.finished,
    )


def imagine(view: View, seed: str | int) -> State:
    """A whole table that fits the view: what is hidden is dealt at random, and laid at random by those who are ready.

    Players who are not ready yet have laid nothing there.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> view = observe(new_game(2, "FERN-42"), 1)
    >>> observe(imagine(view, "A"), 1) == view
    True
    """
    secret = f"{sha256(repr(view).encode()).hexdigest()} {seed_text(seed)}"
    state = State(
        rules=view.rules,
        rng=Rng(sha256(secret.encode()).hexdigest()),
        round=view.round,
        phase=view.phase,
        points=view.points,
        active=view.active,
        hands=((),) * view.players,
        symbols=view.symbols,
        offer=view.offer,
        order=view.order,
        laid=(NOTHING_LAID,) * view.players,
        ready=view.ready,
        sabotages=(None,) * view.players,
        redealt=view.redealt,
        results=view.results,
        finished=view.finished,
    )
    return _with_sabotages(_with_hands(state, view), view)


def _with_hands(state: State, view: View) -> State:
    """The cards that this seat has not seen are dealt, until every hand can be played."""
    own = (*view.hand, *[card for card in view.mine if card is not None])
    unseen = list(DECK)
    for card in own:
        unseen.remove(card)
    others = [seat for seat in view.active if seat != view.player]
    rng = state.rng
    while True:
        deck, rng = rng.shuffled(unseen)
        dealt = {seat: deck[place * DEALT : (place + 1) * DEALT] for place, seat in enumerate(others)}
        if all(can_be_played(state, seat, hand) for seat, hand in dealt.items()):
            break
    hands: list[Cards] = [()] * view.players
    laid: list[Laid] = [NOTHING_LAID] * view.players
    if view.player is not None and view.player in range(view.players):
        hands[view.player], laid[view.player] = view.hand, view.mine
    for seat, hand in dealt.items():
        hands[seat] = in_order(hand)
        if view.ready[seat]:
            (left, right, *_), rng = rng.shuffled(_playable(state, seat, hand))
            laid[seat] = (left, right)
            hands[seat] = in_order(without(hand, left, right))
    return replace(state, rng=rng, hands=tuple(hands), laid=tuple(laid))


def _playable(state: State, seat: Player, hand: Cards) -> Cards:
    return playable(hand, state.symbols[seat], is_small=state.rules.small_under_times)


def _with_sabotages(state: State, view: View) -> State:
    """Those who have chosen have chosen anything that they could."""
    chosen: list[Sabotage | Pass | None] = list(view.sabotages)
    rng = state.rng
    for seat in view.active:
        if view.chosen[seat] and chosen[seat] is None:
            action, rng = rng.choice(legal_actions(state, seat))
            assert isinstance(action, Sabotage | Pass)
            chosen[seat] = action
    return replace(state, rng=rng, sabotages=tuple(chosen))
