"""What may be done, by whom, and the rule that forbids everything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mathgames_widgets.core import game as core
from mathgames_widgets.core.codec import SEAT, Lines, Word, known, one_of
from mathgames_widgets.core.game import Action, Player, Reason

from . import reasons
from .cards import FACES, LEFT, MINUS, RIGHT, SIDES, SYMBOLS, playable
from .state import TITLE, Pass, Phase, Put, Sabotage, State, Take, TakeBack


def to_act(state: State) -> tuple[Player, ...]:
    """Who takes a symbol next; who is not ready; who has chosen no sabotage yet.

    Everyone is asked for sabotage, also those without a "-": who is asked would tell who has one.
    """
    match state.phase:
        case Phase.DRAFT:
            return state.order[:1]
        case Phase.NUMBERS:
            return tuple([seat for seat in state.active if not state.ready[seat]])
        case Phase.SABOTAGE:
            return tuple([seat for seat in state.active if state.sabotages[seat] is None])
        case Phase.OVER:
            return ()


def legal_actions(state: State, player: Player) -> tuple[Action, ...]:
    """Every small step open to a player.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> legal_actions(new_game(2, "FERN-42"), 0)[:2]
    (Put(card='3', side=0), Put(card='6', side=0))
    """
    if player not in to_act(state):
        return ()
    match state.phase:
        case Phase.DRAFT:
            return tuple([Take(symbol) for symbol in dict.fromkeys(state.offer)])
        case Phase.NUMBERS:
            return tuple(_laying(state, player))
    return tuple(_sabotages(state, player))


def _laying(state: State, player: Player) -> Iterator[Action]:
    laid = state.laid[player]
    cards = playable(state.hands[player], state.symbols[player], is_small=state.rules.small_under_times)
    for side in SIDES:
        if laid[side] is None:
            yield from (Put(card, side) for card in dict.fromkeys(cards))
        else:
            yield TakeBack(side)
    if None not in laid:
        yield core.Ready()


def _sabotages(state: State, player: Player) -> Iterator[Action]:
    if MINUS in state.hands[player]:
        yield from (Sabotage(seat, side) for seat in state.active if seat != player for side in SIDES)
    yield Pass()


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> why_not(new_game(2, "FERN-42"), 1, Put("-", 0))
    NotANumber()
    """
    if any(player in group for group in state.finished) and state.phase is not Phase.OVER:
        return reasons.HasFinished(player)
    if reason := core.common_reason(player, state.players, state.phase is Phase.OVER, action, _PHASES, state.phase):
        return reason
    match action:
        case Take(symbol):
            if player != state.order[0]:
                return core.NotYourTurn(state.order[0])
            return None if symbol in state.offer else reasons.NotOnOffer(symbol)
        case Sabotage() | Pass():
            return reasons.AlreadyChosen() if state.sabotages[player] else _why_not_sabotage(state, player, action)
    return core.AlreadyReady() if state.ready[player] else _why_not_laying(state, player, action)


_PHASES: Mapping[type[Action], Phase] = {
    Take: Phase.DRAFT,
    **dict.fromkeys((Put, TakeBack, core.Ready), Phase.NUMBERS),
    **dict.fromkeys((Sabotage, Pass), Phase.SABOTAGE),
}


def _why_not_laying(state: State, player: Player, action: Action) -> Reason | None:
    laid, hand, symbol = state.laid[player], state.hands[player], state.symbols[player]
    match action:
        case Put(_, side) | TakeBack(side) if side not in SIDES:
            return reasons.NoSuchSide(side)
        case Put(card, _) if card == MINUS:
            return reasons.NotANumber()
        case Put(card, _) if card not in hand:
            return core.NotInYourHand(card)
        case Put(_, side) if laid[side] is not None:
            return reasons.SideTaken(side)
        case Put(card, _) if not playable((card,), symbol, is_small=state.rules.small_under_times):
            return reasons.TooLargeUnderTimes(card)
        case TakeBack(side) if laid[side] is None:
            return reasons.NothingThere(side)
        case core.Ready() if None in laid:
            return reasons.SideIsEmpty()
    return None


def _why_not_sabotage(state: State, player: Player, action: Action) -> Reason | None:
    if isinstance(action, Pass):
        return None
    assert isinstance(action, Sabotage)
    if MINUS not in state.hands[player]:
        return reasons.NoMinus()
    if action.target == player:
        return reasons.YourOwnEquation()
    if action.target not in state.active:
        return reasons.NobodyThere(action.target)
    return None if action.side in SIDES else reasons.NoSuchSide(action.side)


# ── how actions are written in records ────────────────────────────────────────────────────────────────────────────────


ACTIONS: Lines[Action] = Lines(
    TITLE,
    {
        TakeBack: "take back {side}",
        Take: "take {symbol}",
        Put: "put {card} {side}",
        core.Ready: "ready",
        Sabotage: "sabotage {target} {side}",
        Pass: "pass",
    },
    words={
        "card": known(FACES),
        "symbol": known(SYMBOLS, "symbol"),
        "side": one_of({"left": LEFT, "right": RIGHT}),
        "target": Word("[1-8]", SEAT.read, SEAT.write),
    },
    like=("put 13 right", "ready", "pass"),
)
write_action, read_action = ACTIONS.write, ACTIONS.read
