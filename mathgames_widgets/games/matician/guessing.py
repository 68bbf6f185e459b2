"""What a round may bring: hands are imagined, and everybody who might hold them learns to play against the others.

Nobody's hand is known to the others: they meet many hands at my seat, of which mine is one. With two players my mix is
therefore close to my part of an equilibrium of the imagined deals, in which every hand has a mix of its own; with more
players it is a sensible answer to others who learn in the same way. What counts is the round: points less the average
of the others' points, whatever the score of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from random import Random

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.matician.cards import Symbol, in_order
from mathgames_widgets.games.matician.duel import Plan
from mathgames_widgets.games.matician.learning import Holder
from mathgames_widgets.games.matician.sight import imagine
from mathgames_widgets.games.matician.state import NOTHING_LAID, Phase, View
from mathgames_widgets.maths.chance import Distribution

HANDS = 24
"""So many hands are imagined for the other of two; with more players fewer at each seat, but at least `FEWEST`."""

FEWEST = 6

ROUNDS = 2000
"""So many rounds are played with two players; with more players fewer, since each of them takes longer."""

ERRORS = 0.1
"""How often anybody errs while they learn: among plans that are equally good, it shows which stand a surprise."""

HUNDRED = 100
RARE = 5
"""Shares in a mix are percents of the share of the most frequent plan; what is rarer was only tried while learning."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What to do in a round: a mix of plans, the share of the imagined rounds in which it scores, and how many hands
    were imagined for each of the others."""

    mix: Distribution[Plan]
    scores: Fraction
    hands: int


def guess(view: View) -> Guess:
    """The mix of plans for a seat that has its symbol; the same from the first card to the sabotage.

    >>> from mathgames_widgets.games.matician.rules import new_game
    >>> from mathgames_widgets.games.matician.sight import observe
    >>> found = guess(observe(new_game(2, "FERN-42"), 0))
    >>> sum(found.mix.chances.values()), found.hands
    (Fraction(1, 1), 24)
    """
    return _guess(before_laying(view), 1)


def before_laying(view: View) -> View:
    """The same view at the beginning of the round, with all of the seat's own cards in its hand."""
    hand = in_order([*view.hand, *[card for card in view.mine if card is not None]])
    return replace(
        view,
        phase=Phase.NUMBERS,
        hand=hand,
        laid=tuple([NOTHING_LAID if seat == view.player else None for seat in range(view.players)]),
        ready=(False,) * view.players,
        sabotages=(None,) * view.players,
        chosen=(False,) * view.players,
        to_act=view.active,
    )


def promise(view: View) -> dict[Symbol, Fraction]:
    """How often each symbol on offer would score, where symbols are drafted; whoever is to follow takes any."""
    found = {}
    for symbol in dict.fromkeys(view.offer):
        found[symbol] = _guess(_with_symbols(view, symbol), len(set(view.offer))).scores
    return found


def _with_symbols(view: View, symbol: Symbol) -> View:
    """The view after a symbol has been taken, and others by those who follow: any of the rest."""
    left = list(view.offer)
    left.remove(symbol)
    symbols = list(view.symbols)
    symbols[_seat(view)] = symbol
    following = [seat for seat in view.order if seat != view.player]
    taken, _ = Rng(f"{view.round} {symbol}").shuffled(left)
    for seat, one in zip(following, taken, strict=False):
        symbols[seat] = one
    return before_laying(replace(view, symbols=tuple(symbols), offer=(), order=()))


@lru_cache(maxsize=64)
def _guess(view: View, haste: int) -> Guess:
    """As `guess`, from the beginning of the round, with so many times fewer rounds."""
    others = [_others(view, number) for number in range(max(FEWEST, HANDS // (len(view.active) - 1)))]
    me = _holder(view, _seat(view), view.hand)
    rounds = ROUNDS * 2 // len(view.active) // haste
    _practise([me, *_instead_of_me(view, len(others) - 1)], others, rounds, Random(f"{view.hand} {view.symbols}"))
    return Guess(_mix(me.shares()), Fraction(round(HUNDRED * me.scores), HUNDRED), len(others))


def _seat(view: View) -> Player:
    assert view.player is not None, "A watcher does not play."
    return view.player


def _holder(view: View, seat: Player, hand: tuple[str, ...]) -> Holder:
    return Holder(seat, hand, view.symbols, view.active, view.rules)


def _others(view: View, number: int) -> list[Holder]:
    """Hands that the others may hold."""
    hands = imagine(view, number).hands
    return [_holder(view, seat, hands[seat]) for seat in view.active if seat != view.player]


def _instead_of_me(view: View, number: int) -> list[Holder]:
    """Hands that I may hold, for all that the others know."""
    seat = _seat(view)
    outside = replace(view, player=None, hand=(), laid=(None,) * view.players)
    return [_holder(view, seat, imagine(outside, which).hands[seat]) for which in range(number)]


def _practise(mine: Sequence[Holder], others: Sequence[Sequence[Holder]], rounds: int, random: Random) -> None:
    """Rounds and rounds with any of the hands: all who play learn, and the first at my seat learns from every round."""
    me, chance = mine[0], random.random
    for number in range(rounds):
        at_my_seat, rivals = mine[int(chance() * len(mine))], others[number % len(others)]
        table = [at_my_seat, *rivals]
        for one in table:
            if chance() < ERRORS:
                one.err(chance())
            else:
                one.play(chance())
        for one in table:
            if one is not me:
                one.learn([other for other in table if other is not one])
        me.learn(rivals, weight=number**2)


def _mix(shares: dict[Plan, float]) -> Distribution[Plan]:
    """How often each plan was played, without the rare ones."""
    most = max(shares.values())
    percents = {plan: round(HUNDRED * share / most) for plan, share in shares.items()}
    kept = {plan: percent for plan, percent in percents.items() if percent >= RARE}
    return Distribution({plan: Fraction(percent, sum(kept.values())) for plan, percent in kept.items()})
