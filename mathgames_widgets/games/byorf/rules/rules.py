"""The eight functions of the game, and how actions are written in records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TypeVar

from mathgames_widgets.core.codec import Lines, by_id
from mathgames_widgets.core.game import (
    Action,
    Event,
    GameIsOver,
    IllegalAction,
    NoSuchPlayer,
    NotOfThisGame,
    Outcome,
    Player,
    Reason,
    Step,
)
from mathgames_widgets.core.rng import Rng, seed_text
from mathgames_widgets.games.byorf.rules.cards import FACTORS, GOALS, Factor, factor
from mathgames_widgets.games.byorf.rules.scoring import Built, RoundResult, score_round
from mathgames_widgets.games.byorf.rules.state import (
    PLAYERS,
    AlreadyChose,
    AlreadyReady,
    AlreadyThere,
    BuildingBegan,
    Cards,
    Chose,
    Dealt,
    DraftIsOver,
    GameOver,
    IsReady,
    Keep,
    Kept,
    Move,
    NotInFrontOfYou,
    NotInYourHand,
    NotPlaced,
    Passed,
    Phase,
    Placed,
    Put,
    Ready,
    Revealed,
    Row,
    Rules,
    Scored,
    State,
    StillDrafting,
    TakeBack,
    TookBack,
    View,
    total_points,
)

NAME = "byorf"
TITLE = "BYORF"

T = TypeVar("T")


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """The first deal.

    >>> state = new_game(players=3, seed="FERN-42")
    >>> to_act(state), len(state.goals), [len(hand) for hand in state.hands]
    ((0, 1, 2), 5, [6, 6, 6])

    Raises ValueError for a number of players that the game or the cards do not allow.
    """
    rules = Rules() if rules is None else rules
    if players not in PLAYERS:
        raise ValueError(f"BYORF is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}.")
    if players > rules.most_players:
        cards, most = len(FACTORS), rules.most_players
        need = f"{players} hands of {rules.hand} need {players * rules.hand} cards, but there are {cards}"
        fit = f"up to {most} can play with such hands, or {players} with {cards // players} cards each"
        raise ValueError(f"{need}: {fit}.")
    return deal(rules, Rng(seed_text(seed)), players, round=1)


def deal(rules: Rules, rng: Rng, players: int, round: int, results: tuple[RoundResult, ...] = ()) -> State:
    """A round as it begins: "Shuffle both decks separately". Hands and goals lie sorted."""
    deck, rng = rng.shuffled(FACTORS)
    goals, rng = rng.shuffled(GOALS)
    size = rules.hand
    nothing: tuple[Cards, ...] = ((),) * players
    return State(
        rules=rules,
        rng=rng,
        round=round,
        phase=Phase.DRAFT,
        goals=tuple(sorted(goals[: rules.goals])),
        hands=tuple(tuple(sorted(deck[size * seat : size * (seat + 1)])) for seat in range(players)),
        kept=nothing,
        chosen=(None,) * players,
        tops=nothing,
        bottoms=nothing,
        ready=(False,) * players,
        results=results,
    )


def to_act(state: State) -> tuple[Player, ...]:
    """Who has not chosen, or is not ready yet: "all players simultaneous choose"."""
    if state.phase is Phase.DRAFT:
        return tuple([player for player, card in enumerate(state.chosen) if card is None])
    if state.phase is Phase.BUILD:
        return tuple([player for player, is_ready in enumerate(state.ready) if not is_ready])
    return ()


def legal_actions(state: State, player: Player) -> tuple[Move, ...]:
    """Every card one may keep; or every card one may put or take back, and Ready.

    >>> len(legal_actions(new_game(2, "FERN-42"), 0))
    6
    """
    if player not in to_act(state):
        return ()
    if state.phase is Phase.DRAFT:
        return tuple([Keep(card) for card in state.hands[player]])
    top, bottom = state.tops[player], state.bottoms[player]
    moves = [move for card in state.kept[player] for move in _moves(card, card in top, card in bottom)]
    return (*moves, Ready())


@cache
def _moves(card: Factor, is_above: bool, is_below: bool) -> tuple[Move, ...]:
    if is_above:
        return Put(card, Row.BOTTOM), TakeBack(card)
    if is_below:
        return Put(card, Row.TOP), TakeBack(card)
    return Put(card, Row.TOP), Put(card, Row.BOTTOM)


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any.

    >>> from mathgames_widgets.games.byorf.rules.cards import FACTORS
    >>> why_not(new_game(2, "FERN-42"), 0, Ready())
    StillDrafting()
    """
    if player not in range(state.players):
        return NoSuchPlayer(player)
    if state.phase is Phase.OVER:
        return GameIsOver()
    if isinstance(action, Keep):
        return _why_not_keep(state, player, action.card)
    if isinstance(action, (Put, TakeBack, Ready)):
        return _why_not_build(state, player, action)
    return NotOfThisGame()


def _why_not_keep(state: State, player: Player, card: Factor) -> Reason | None:
    if state.phase is not Phase.DRAFT:
        return DraftIsOver()
    chosen = state.chosen[player]
    if chosen is not None:
        return AlreadyChose(chosen)
    if card not in state.hands[player]:
        return NotInYourHand(card)
    return None


def _why_not_build(state: State, player: Player, action: Put | TakeBack | Ready) -> Reason | None:
    if state.phase is not Phase.BUILD:
        return StillDrafting()
    if state.ready[player]:
        return AlreadyReady()
    if isinstance(action, Ready):
        return None
    if action.card not in state.kept[player]:
        return NotInFrontOfYou(action.card)
    row = _row_of(state, player, action.card)
    if isinstance(action, TakeBack):
        return NotPlaced(action.card) if row is None else None
    return AlreadyThere(action.card, action.row) if row is action.row else None


def _row_of(state: State, player: Player, card: Factor) -> Row | None:
    if card in state.tops[player]:
        return Row.TOP
    return Row.BOTTOM if card in state.bottoms[player] else None


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The table after the action; the last choice of a turn reveals, passes, scores and deals as far as it goes.

    >>> state = new_game(2, "FERN-42")
    >>> apply(state, 0, legal_actions(state, 0)[0]).events
    (Chose(player=0, card=Factor(id='F01', lead=1, root=0)),)

    Raises IllegalAction with the reason of `why_not`.
    """
    reason = why_not(state, player, action)
    if reason is not None:
        raise IllegalAction(action, reason)
    if isinstance(action, Keep):
        return _choose(state, player, action.card)
    if isinstance(action, Put):
        return _put(state, player, action.card, action.row)
    if isinstance(action, TakeBack):
        return _take_back(state, player, action.card)
    return _be_ready(state, player)


def _at(entries: tuple[T, ...], player: Player, entry: T) -> tuple[T, ...]:
    """The same tuple with one seat's entry changed."""
    return (*entries[:player], entry, *entries[player + 1 :])


def _without(cards: Cards, card: Factor) -> Cards:
    if card not in cards:
        return cards
    return tuple([other for other in cards if other is not card and other != card])


# ── drafting ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _choose(state: State, player: Player, card: Factor) -> Step[State]:
    hands = _at(state.hands, player, _without(state.hands[player], card))
    chosen = _at(state.chosen, player, card)
    state = replace(state, hands=hands, chosen=chosen)
    event = Chose(player, card)
    if None in chosen:
        return Step(state, (event,))
    after, events = _reveal_and_pass(state)
    return Step(after, (event, *events))


def _reveal_and_pass(state: State) -> tuple[State, tuple[Event, ...]]:
    """ "When each player has done this, everyone reveals their chosen cards", then hands move on."""
    chosen = tuple(card for card in state.chosen if card is not None)
    kept = tuple([(*cards, card) for cards, card in zip(state.kept, chosen, strict=True)])
    direction = state.rules.direction(state.round)
    hands = tuple([state.hands[(seat - direction.step) % state.players] for seat in range(state.players)])
    state = replace(state, hands=hands, kept=kept, chosen=(None,) * state.players)
    events = (*(Kept(seat, card) for seat, card in enumerate(chosen)), Passed(direction))
    if len(hands[0]) > 1:
        return state, events
    state, last = _keep_the_last(state)
    return state, (*events, *last)


def _keep_the_last(state: State) -> tuple[State, tuple[Event, ...]]:
    """The last card of a hand is kept without a choice; "you have 6 face-up factor cards in front of you"."""
    kept = tuple([cards + hand for cards, hand in zip(state.kept, state.hands, strict=True)])
    events = [Kept(seat, hand[0], last=True) for seat, hand in enumerate(state.hands)]
    state = replace(state, phase=Phase.BUILD, hands=((),) * state.players, kept=kept)
    return state, (*events, BuildingBegan(state.round))


# ── building ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _put(state: State, player: Player, card: Factor, row: Row) -> Step[State]:
    top, bottom = _without(state.tops[player], card), _without(state.bottoms[player], card)
    if row is Row.TOP:
        top = (*top, card)
    else:
        bottom = (*bottom, card)
    return Step(_with_rows(state, player, top, bottom), (Placed(player, card, row),))


def _take_back(state: State, player: Player, card: Factor) -> Step[State]:
    top, bottom = _without(state.tops[player], card), _without(state.bottoms[player], card)
    return Step(_with_rows(state, player, top, bottom), (TookBack(player, card),))


def _with_rows(state: State, player: Player, top: Cards, bottom: Cards) -> State:
    """The same table with other rows; written out, since most moves come here and `replace` takes twice as long."""
    return State(
        state.rules,
        state.rng,
        state.round,
        state.phase,
        state.goals,
        state.hands,
        state.kept,
        state.chosen,
        _at(state.tops, player, top),
        _at(state.bottoms, player, bottom),
        state.ready,
        state.results,
    )


def _be_ready(state: State, player: Player) -> Step[State]:
    ready = _at(state.ready, player, True)
    state = replace(state, ready=ready)
    if not all(ready):
        return Step(state, (IsReady(player),))
    after, events = _score(state)
    return Step(after, (IsReady(player), *events))


def _score(state: State) -> tuple[State, tuple[Event, ...]]:
    """ "Now scoring begins": everybody's function, every goal; then the next deal or the end."""
    functions = tuple(Built(top, bottom) for top, bottom in zip(state.tops, state.bottoms, strict=True))
    result = score_round(state.round, state.goals, functions, state.rules)
    results = (*state.results, result)
    shown = (*(Revealed(seat, one.top, one.bottom) for seat, one in enumerate(functions)), Scored(result))
    if state.round < state.rules.rounds:
        after = deal(state.rules, state.rng, state.players, state.round + 1, results)
        return after, (*shown, Dealt(after.round, after.goals, after.hands))
    after = replace(state, phase=Phase.OVER, results=results)
    points = total_points(results, state.players)
    return after, (*shown, GameOver(_best(points), points))


def outcome(state: State) -> Outcome | None:
    """ "Whoever has the most points is the winner! In the event of a tie, players enjoy a shared victory." """
    if state.phase is not Phase.OVER:
        return None
    points = total_points(state.results, state.players)
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    winners = _best(points)
    why = "Most points." if len(winners) == 1 else "Most points, and a shared victory."
    return Outcome(winners, points, places, why)


def _best(points: Sequence[int]) -> tuple[Player, ...]:
    most = max(points)
    return tuple(player for player, mine in enumerate(points) if mine == most)


# ── what a seat may know ──────────────────────────────────────────────────────────────────────────────────────────


def observe(state: State, player: Player | None) -> View:
    """What `player` may know; a watcher (None) sees what lies open.

    >>> view = observe(new_game(2, "FERN-42"), 1)
    >>> len(view.hand), view.known_hands, view.pass_to
    (6, (None, None), 0)
    """
    step = state.rules.direction(state.round).step
    sits = player is not None
    seat = 0 if player is None else player
    return View(
        rules=state.rules,
        player=player,
        players=state.players,
        round=state.round,
        phase=state.phase,
        goals=state.goals,
        hand=state.hands[seat] if sits else (),
        kept=state.kept,
        chosen=state.chosen[seat] if sits else None,
        has_chosen=tuple([card is not None for card in state.chosen]),
        known_hands=_known_hands(state, player),
        top=state.tops[seat] if sits else (),
        bottom=state.bottoms[seat] if sits else (),
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
    tops, bottoms, rng = _imagined_rows(view, rng)
    return State(
        rules=view.rules,
        rng=rng,
        round=view.round,
        phase=view.phase,
        goals=view.goals,
        hands=hands,
        kept=view.kept,
        chosen=chosen,
        tops=tops,
        bottoms=bottoms,
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
            hands[seat], chosen[seat] = _without(hand, card), card
    return tuple(hands), tuple(chosen), rng


def _imagined_deal(view: View, rng: Rng) -> tuple[list[Cards], Rng]:
    """Every hand, with the card that was chosen from it: one's own, the known ones, the others at random."""
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


def _imagined_rows(view: View, rng: Rng) -> tuple[tuple[Cards, ...], tuple[Cards, ...], Rng]:
    tops: list[Cards] = []
    bottoms: list[Cards] = []
    for seat, kept in enumerate(view.kept):
        if seat == view.player:
            top, bottom = view.top, view.bottom
        elif view.phase is Phase.BUILD:
            places, rng = rng.rolled(len(kept), 3)
            top = tuple(card for card, place in zip(kept, places, strict=True) if place == 1)
            bottom = tuple(card for card, place in zip(kept, places, strict=True) if place == 2)
        elif view.phase is Phase.OVER:
            top, bottom = view.results[-1].functions[seat].top, view.results[-1].functions[seat].bottom
        else:
            top, bottom = (), ()
        tops.append(top)
        bottoms.append(bottom)
    return tuple(tops), tuple(bottoms), rng


# ── records ───────────────────────────────────────────────────────────────────────────────────────────────────────


ACTIONS: Lines[Move] = Lines(
    TITLE,
    {Keep: "keep {card}", Put: "put {card} {row}", TakeBack: "take back {card}", Ready: "ready"},
    words={"card": by_id(factor)},
    like=("keep F05", "put F05 top", "ready"),
)

write_action, read_action = ACTIONS.write, ACTIONS.read
