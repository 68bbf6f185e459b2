"""What a decision in Matician cost, in chances for the point of the round, from what its player could know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.game import Ready, changed, without
from mathgames_widgets.core.judging import Decision, OwnMove, PlayedBy, Weighed, by_playing_on, played_on
from mathgames_widgets.core.luck import Expectation, Mean, ResultShare, by_round, first_turn, from_stand_to_stand

from ..analysis.chances import Pair
from ..analysis.plans import before_laying, plays_of, promise
from ..analysis.weights import IS_EVEN as IS_EVEN, JUDGED_DEALS, MUCH as MUCH, UNIT as UNIT
from ..rules.cards import Equation
from ..rules.moves import legal_actions, to_act
from ..rules.rules import apply
from ..rules.state import Pass, Phase, Sabotage, State, Symbol, Take, View
from ..rules.view import imagine, observe
from ..words.sentences import say, sentence, worked_out
from .bots import CautiousBot

PLAYING = PlayedBy(to_act, legal_actions, apply, observe)

Play = tuple[Pair, Sabotage | None]
"""Two numbers, left and right, and where a "-" goes."""


def decisions(moves: Sequence[OwnMove]) -> Sequence[Decision]:
    """Each symbol that was taken, each two numbers, and what was done with a "-"."""
    found = []
    for move in moves:
        match move.action:
            case Take(symbol) if len(set(move.view.offer)) > 1:
                found.append(Decision(move.turn, move.view, symbol))
            case Ready():
                found.append(Decision(move.turn, move.view, (move.view.mine, None)))
            case Sabotage() | Pass():
                attack = move.action if isinstance(move.action, Sabotage) else None
                found.append(Decision(move.turn, move.view, (move.view.mine, attack)))
    return found


def weigh(decision: Decision) -> Sequence[Weighed[Play | Symbol]]:
    """The symbols on offer; every two numbers, each with its best "-"; or every place for the "-"."""
    view = decision.view
    if view.phase is Phase.DRAFT:
        shares = promise(view)
        symbols = dict.fromkeys((decision.chosen, *shares))
        return [Weighed(symbol, float(shares[symbol])) for symbol in symbols]
    scored = [_scored(before_laying(view), deal) for deal in range(JUDGED_DEALS)]
    pair, attack = decision.chosen

    def worth(play: Play | Symbol, deal: int) -> float:
        return float(scored[deal][play])  # type: ignore[index]

    means = {play: sum([won[play] for won in scored]) for play in scored[0]}
    if view.phase is Phase.SABOTAGE:
        others = [play for play in means if play[0] == pair and play != (pair, attack)]
        return by_playing_on((pair, attack), others, worth, JUDGED_DEALS, 0, len(others))
    best: dict[Pair, Play] = {}
    for play in sorted(means, key=lambda play: means[play]):
        best[play[0]] = play
    mine = best.pop(pair)
    return by_playing_on(mine, list(best.values()), worth, JUDGED_DEALS, 0, len(best))


def told(decision: Decision, choice: Play | Symbol, names: Sequence[str]) -> str:
    """Take a symbol, lay two numbers, or lay a "-"."""
    view: View = decision.view
    if isinstance(choice, str):
        return sentence(Take(choice), names)
    (left, right), attack = choice
    if view.phase is Phase.SABOTAGE:
        return sentence(attack or Pass(), names)
    assert view.symbol is not None, "Numbers come after every player has a symbol."
    return say("judged-pair", equation=worked_out(Equation(left, view.symbol, right)))


def shown(decision: Decision, choice: Play | Symbol) -> View:
    """The table with the symbol taken, the two numbers laid, or the minus card."""
    view: View = decision.view
    seat = view.player
    assert seat is not None, "Someone who only watches decides nothing."
    if isinstance(choice, str):
        return replace(view, symbols=changed(view.symbols, seat, choice), offer=without(view.offer, choice))
    pair, attack = choice
    if view.phase is Phase.SABOTAGE:
        return replace(view, sabotages=changed(view.sabotages, seat, attack or Pass()))
    begun = before_laying(view)
    return replace(begun, laid=changed(begun.laid, seat, pair), hand=without(begun.hand, *pair))


def because(decision: Decision, choice: Play | Symbol) -> str:
    """What the cautious bot says of two numbers; a symbol and a "-" speak for themselves."""
    if isinstance(choice, str) or decision.view.phase is Phase.SABOTAGE:
        return ""
    view, (pair, _) = decision.view, choice
    return CautiousBot().because(view, Ready()) if CautiousBot().meant(view, Ready()) == pair else ""


def expected(decision: Decision, done: Weighed[Play | Symbol] | None) -> Mean | None:
    """The chance for the point of the round."""
    return None if done is None else (done.worth, 0.0)


def came(share: ResultShare) -> str:
    """What luck brought, in a few words."""
    return say.by("luck", share.came, round=share.round)


def shares(stands: Sequence[Expectation], views: Sequence[View]) -> Iterator[ResultShare]:
    """Round by round, each from an even chance to the point."""
    seat, rounds = views[0].player, by_round(stands, lambda stand: stand.decision.view.round)
    for at, result in enumerate(views[-1].results):
        if seat in result.seats:
            end = first_turn(views, lambda view, at=at: len(view.results) > at)  # type: ignore[misc]
            won, start = int(seat in result.winners), Fraction(1, len(result.seats))
            yield from from_stand_to_stand(rounds.get(result.round, []), start, won, end, round=result.round)


@lru_cache(maxsize=2 * JUDGED_DEALS)
def _scored(view: View, deal: int) -> Mapping[Play, bool]:
    """Whether each play of a whole hand would score, in an imagined deal in which the others play cautiously."""
    seat = view.player
    assert seat is not None, "Someone who only watches decides nothing."
    begun = imagine(view, f"judge {view.round} {deal}")
    bots = [CautiousBot()] * view.players
    after: State = played_on(
        PLAYING, begun, bots, f"judge {deal}", lambda state: len(state.results) > len(begun.results)
    )
    result = after.results[len(begun.results)]
    return {
        (play.equation_of(seat).cards, play.sabotages[seat]): seat in play.winners
        for play in plays_of(result, seat, view.hand)
    }
