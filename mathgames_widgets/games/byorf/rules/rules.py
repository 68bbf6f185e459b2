"""The functions of the game; what a seat may know is in `view`."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Action, Ending, Outcome, Player, Reason, Refused, Step
from mathgames_widgets.core.rng import Rng, seed_text

from .cards import Factor
from .moves import PHASES, TITLE, Keep, Move, Put, TakeBack, be_ready, keep, put, why_not_build, why_not_keep
from .reasons import TooFewFactors
from .scoring import winners_with
from .state import PLAYERS, Phase, Row, Rules, State, deal, total_points


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """The first deal.

    >>> state = new_game(players=3, seed="FERN-42")
    >>> to_act(state), len(state.goals), [len(hand) for hand in state.hands]
    ((0, 1, 2), 5, [6, 6, 6])

    Raises Refused for a number of players that the game or the cards do not allow.
    """
    rules = Rules() if rules is None else rules
    core.check_players(TITLE, players, PLAYERS)
    if players > rules.most_players:
        raise Refused(TooFewFactors(players, rules.hand))
    return deal(rules, Rng(seed_text(seed)), players, round=1)


def to_act(state: State) -> tuple[Player, ...]:
    """Who has not chosen, or is not ready yet: "all players simultaneous choose"."""
    if state.phase is Phase.DRAFT:
        return tuple([player for player, card in enumerate(state.chosen) if card is None])
    if state.phase is Phase.BUILD:
        return tuple([player for player, is_ready in enumerate(state.ready) if not is_ready])
    return ()


def legal_actions(state: State, player: Player) -> tuple[Move, ...]:
    """Every card that may be kept; or every card that may be put or taken back, and Ready.

    >>> len(legal_actions(new_game(2, "FERN-42"), 0))
    6
    """
    if player not in to_act(state):
        return ()
    if state.phase is Phase.DRAFT:
        return tuple([Keep(card) for card in state.hands[player]])
    built = state.built[player]
    return (*(move for card in state.kept[player] for move in _moves(card, built.row_of(card))), core.Ready())


def _moves(card: Factor, here: Row | None) -> tuple[Move, ...]:
    there = tuple([Put(card, row) for row in Row if row is not here])
    return there if here is None else (*there, TakeBack(card))


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any.

    >>> why_not(new_game(2, "FERN-42"), 0, core.Ready())
    WrongPhase(phase=Phase.DRAFT)
    """
    if reason := core.common_reason(player, state.players, state.phase is Phase.OVER, action, PHASES, state.phase):
        return reason
    if isinstance(action, Keep):
        return why_not_keep(state, player, action.card)
    assert isinstance(action, Put | TakeBack | core.Ready), "no other move has a phase"
    return why_not_build(state, player, action)


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The table after the action; the last choice of a turn reveals, passes, scores and deals as far as it goes.

    >>> state = new_game(2, "FERN-42")
    >>> apply(state, 0, legal_actions(state, 0)[0]).events
    (Chose(player=0, card=Factor(id='F01', lead=1, root=0)),)

    Raises IllegalAction with the reason of `why_not`.
    """
    core.check_legal(action, why_not(state, player, action))
    match action:
        case Keep(card):
            return keep(state, player, card)
        case Put(card, row):
            return put(state, player, card, row)
        case TakeBack(card):
            return put(state, player, card, None)
    return be_ready(state, player)


@dataclass(frozen=True, slots=True)
class MostPoints(Ending):
    """Nobody has more points; more than one player may have as many."""

    is_shared: bool


def outcome(state: State) -> Outcome | None:
    """ "Whoever has the most points is the winner! In the event of a tie, players enjoy a shared victory." """
    if state.phase is not Phase.OVER:
        return None
    points = total_points(state.results, state.players)
    places = core.places_of(points)
    winners = winners_with(points)
    return Outcome(winners, points, places, MostPoints(is_shared=len(winners) > 1))
