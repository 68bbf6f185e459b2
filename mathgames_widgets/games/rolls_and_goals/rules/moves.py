"""What may be done, by whom, and the rule that forbids everything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations

from mathgames_widgets.core import game as core
from mathgames_widgets.core.codec import Lines, Word, known, one_of, several
from mathgames_widgets.core.game import Action, Player, Reason

from . import reasons
from .cards import DICE, FACES, PICK, SIDES
from .state import ON_DECK, ON_DISCARD, PLACES, TITLE, Declare, Phase, Pick, Put, State, Take, TakeBack, Withdraw


def to_act(state: State) -> tuple[Player, ...]:
    """Who is not ready; who has a side to pick; who selects next."""
    match state.phase:
        case Phase.PLACE:
            return tuple([seat for seat, ready in enumerate(state.ready) if not ready])
        case Phase.PICK:
            return tuple([seat for seat in range(state.players) if any(_to_pick(state, seat))])
        case Phase.SELECT:
            return state.order[:1]
        case Phase.OVER:
            return ()


def _to_pick(state: State, seat: Player) -> Iterator[int]:
    """ "Pick: Actually change the Die to the desired side": the dice of a seat for which nothing is chosen yet."""
    return (die + 1 for die in range(DICE) if PICK in state.placed[seat][die] and state.picks[seat][die] is None)


def legal_actions(state: State, player: Player) -> tuple[Action, ...]:
    """Every small step open to a player. A placement is made of many, so they are few at a time.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> state = new_game(2, "FERN-42")
    >>> len(legal_actions(state, 0)) == 8 * len(set(state.hands[0])) + 1
    True
    """
    if player not in to_act(state):
        return ()
    if state.phase is Phase.PLACE:
        return tuple(_placing(state, player))
    if state.phase is Phase.PICK:
        return tuple([Pick(die - 1, side) for die in _to_pick(state, player) for side in range(1, SIDES + 1)])
    return tuple(_takings(state))


def _placing(state: State, player: Player) -> Iterator[Action]:
    for card in dict.fromkeys(state.hands[player]):
        yield from (Put(card, place) for place in PLACES)
    for place, stack in enumerate(state.placed[player]):
        yield from (TakeBack(place, at) for at in range(len(stack)))
    yield from (Declare(goal) for goal in state.specials[player])
    yield from (Withdraw(goal) for goal in state.declared[player])
    yield core.Ready()


def _takings(state: State) -> Iterator[Action]:
    for special in (False, True) if state.specials_offered else (False,):
        yield from (Take(cards, special) for cards in dict.fromkeys(permutations(state.offer, _each(state) - special)))


def _each(state: State) -> int:
    """How many cards everyone takes: two, and one in the fifth selection of six players."""
    return (len(state.offer) + len(state.specials_offered)) // len(state.order)


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> why_not(new_game(2, "FERN-42"), 1, Put("x2", 0))
    NotInYourHand(card='x2')
    """
    if reason := core.common_reason(player, state.players, state.phase is Phase.OVER, action, _PHASES, state.phase):
        return reason
    match action:
        case Pick():
            return _why_not_pick(state, player, action)
        case Take():
            return _why_not_take(state, player, action)
    return core.AlreadyReady() if state.ready[player] else _why_not_placing(state, player, action)


_PHASES: Mapping[type[Action], Phase] = {
    **dict.fromkeys((Put, TakeBack, Declare, Withdraw, core.Ready), Phase.PLACE),
    Pick: Phase.PICK,
    Take: Phase.SELECT,
}


def _why_not_placing(state: State, player: Player, action: Action) -> Reason | None:
    match action:
        case Put(_, place) | TakeBack(place, _) if place not in PLACES:
            return reasons.NoSuchPlace(place)
        case Put(card, _) if card not in state.hands[player]:
            return core.NotInYourHand(card)
        case TakeBack(place, at) if at not in range(len(state.placed[player][place])):
            return reasons.NoCardThere(place, at)
        case Declare(goal) if goal in state.declared[player]:
            return reasons.AlreadyDeclared(goal)
        case Declare(goal) if goal not in state.specials[player]:
            return reasons.NotYourSpecialGoal(goal)
        case Withdraw(goal) if goal not in state.declared[player]:
            return reasons.NotDeclared(goal)
    return None


def _why_not_pick(state: State, player: Player, action: Pick) -> Reason | None:
    if action.die + 1 not in _to_pick(state, player):
        return reasons.NothingToPick(action.die)
    return None if action.side in range(1, SIDES + 1) else reasons.NoSuchSide(action.side)


def _why_not_take(state: State, player: Player, action: Take) -> Reason | None:
    if player != state.order[0]:
        return core.NotYourTurn(state.order[0])
    for card in action.cards:
        if action.cards.count(card) > state.offer.count(card):
            return reasons.NotOnOffer(card)
    if action.special and not state.specials_offered:
        return reasons.NoSpecialGoalThere()
    taken = len(action.cards) + action.special
    if taken != _each(state):
        return reasons.TakeWhatIsLeft() if len(state.order) == 1 else reasons.WrongNumberOfCards(taken, _each(state))
    return None


# ── how actions are written in records ────────────────────────────────────────────────────────────────────────────────


CARD = known(FACES)
DIE = {f"die {die + 1}": die for die in range(DICE)}

ACTIONS: Lines[Action] = Lines(
    TITLE,
    {
        TakeBack: "take back {place} {at}",
        Put: "put {card} {place}",
        Pick: "pick {die} {side}",
        Declare: "declare {goal}",
        Withdraw: "withdraw {goal}",
        core.Ready: "ready",
        Take: "take[ {cards}][ {special}]",
    },
    words={
        "card": CARD,
        "cards": several(CARD),
        "die": one_of(DIE),
        "side": Word("[1-6]", int, str),
        "place": one_of({**DIE, "deck": ON_DECK, "discard": ON_DISCARD}),
        "at": Word("[1-9]", lambda text: int(text) - 1, lambda at: str(at + 1)),
    },
    like=("put +1 die 3", "ready", "take x2 flip"),
)
write_action, read_action = ACTIONS.write, ACTIONS.read
