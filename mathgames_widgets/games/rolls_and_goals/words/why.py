"""What a table answers to "why?": why a move is refused, why a goal was achieved or not, what a round brought, who won,
and the mathematics of the round at hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of, people, won
from mathgames_widgets.maths.numbers.signed import added, halved, parity, thirds
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show

from ..rules.cards import (
    BLANK,
    DICE,
    HALVE,
    MOST_OF_A_NUMBER,
    ON_THE_DIE,
    REROLL,
    Card,
    Cards,
    Dice,
    Goal,
    Side,
    Values,
    in_order,
    kind_of_goal,
    value_of,
)
from ..rules.scoring import COUNTED, LEAST_WINS, SECOND, TOTALS, to_achieve
from ..rules.state import Award, RoundResult
from ..rules.view import View, cards_of
from . import chances
from .explanations import evidence, why_order, why_ranked, why_value
from .sentences import goal_text, goal_title

say = room(__name__)

# ── one goal ──────────────────────────────────────────────────────────────────────────────────────────────────────


def of_seat(goal: Goal, values: Values, name: str) -> Explanation:
    """What the dice of one player show of a goal."""
    told = evidence(goal, values)
    return Explanation(say("of-seat", player=name, told=told.claim), shown=told.shown, why=told.why)


def reached(award: Award, values: Values) -> Explanation:
    """What the dice show of a goal, and what decides it."""
    says = evidence(award.goal, values).claim
    return Explanation(say("goal-told", goal=goal_title(award.goal), says=says), why=(why_decided(award),))


def why_decided(award: Award) -> Explanation:
    """What decides a goal, once everyone's dice are counted.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
    >>> print(why_decided(judge("2nd highest total", [(1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1)])))
    In order, the totals are 21 and 6, so 6 is the second largest.
    >>> print(why_decided(judge("most zeroes", [(1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1)])))
    Nobody has such a die, so nobody achieves it.
    """
    goal, measures = award.goal, award.measures
    if goal in SECOND:
        return why_ranked(goal, [total for total in measures if total is not None])
    best = to_achieve(goal, measures)
    if best is None:
        return Explanation(say.by("nobody", f"{goal}" if goal in GROUPS else "other"))
    counted = "fewest" if goal in LEAST_WINS else "most"
    return Explanation(say.by("decided", counted if goal in COUNTED else f"{goal}", best=best))


GROUPS = (Goal.LONGEST_RUN, Goal.LARGEST_SET, Goal.MOST_PAIRS)
"""Goals that nobody achieves whose dice are all alone."""


def _split(award: Award) -> tuple[Explanation, ...]:
    players = len(award.winners)
    return (why_split(award.tokens, players),) if players > 1 else ()


def why_split(tokens: int, players: int) -> Explanation:
    """ "they split the Tokens evenly, removing any remaining Tokens": what each takes and what is removed.

    >>> print(why_split(6, 4))
    Splitting 6 tokens among 4 players gives 1 each, and 2 are removed.   6 = 4 × 1 + 2
    """
    share, left = divmod(tokens, players)
    shown = show(tokens, "=", players, "×", share, *(("+", left) if left else ()))
    return Explanation(say("split", tokens=tokens, players=players, share=share, left=left), shown=shown)


def why_earned(award: Award, values: Sequence[Values], player: Player, names: Sequence[str] = ()) -> Explanation:
    """Why one player achieves a goal or does not.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
    >>> values = ((6, 6, 1, 2, 3, 6), (6, 1, 6, 5, 2, 2))
    >>> print(why_earned(judge("most 6s", values), values, 1, ["Asha", "Ben"]))
    Ben missed “most 6s”.
      Ben: Two dice are 6.
      Asha: Three dice are 6.
      Three dice are the most.
    """
    name, goal = name_of(player, names), goal_text(award.goal)
    own = of_seat(award.goal, values[player], name)
    if player in award.winners:
        others = people([seat for seat in award.winners if seat != player], names) or None
        claim = say("achieved", player=name, goal=goal, others=others)
        return Explanation(claim, why=(own, why_decided(award), *_split(award)))
    better = [of_seat(award.goal, values[seat], name_of(seat, names)) for seat in award.winners]
    return Explanation(say("missed", player=name, goal=goal), why=(own, *better, why_decided(award)))


# ── a round ───────────────────────────────────────────────────────────────────────────────────────────────────────


def why_round(result: RoundResult, player: Player, names: Sequence[str] = ()) -> Explanation:
    """What a round brought a player: the tokens of each goal, and what each die with cards was worth.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
    >>> values = ((6, 6, 1, 2, 3, 6), (6, 1, 6, 5, 2, 2))
    >>> nothing = ((),) * 6
    >>> awards = (judge("most 6s", values), judge("highest total", values))
    >>> result = RoundResult(1, values, (nothing, nothing), values, values, awards)
    >>> told = why_round(result, 0, ["Asha", "Ben"])
    >>> told.claim, told.shown.plain()
    ('Asha took 12 tokens in round 1.', '6 + 6 = 12')
    """
    gained = [award.share if player in award.winners else 0 for award in result.awards]
    total = sum(gained)
    goals = [why_earned(award, result.values, player, names) for award in result.awards]
    return Explanation(
        say("took-in-round", player=name_of(player, names), tokens=total, round=result.round),
        shown=show(*added(gained), "=", total) if len(gained) > 1 else None,
        why=(*goals, *why_dice(result, player)),
    )


def why_dice(result: RoundResult, player: Player) -> tuple[Explanation, ...]:
    """What each die of a player with cards behind it was worth, from left to right.

    >>> stacks = (("+1", "x2"), (), (), (), (), ())
    >>> result = RoundResult(1, ((3,) * 6,), (stacks,), ((3,) * 6,), ((8, 3, 3, 3, 3, 3),), ())
    >>> [told.claim for told in why_dice(result, 0)]
    ['Die 1 is worth 8: 3 + 1 = 4, 4 × 2 = 8.']
    """
    told = []
    for die in range(DICE):
        stack, side, rolled = result.stacks[player][die], result.dice[player][die], result.rolled[player][die]
        if stack:
            value = why_value(side, stack, die)
            start = (Explanation(say("rolled-first", before=rolled, after=side)),) if rolled != side else ()
            told.append(Explanation(value.claim, shown=value.shown, why=(*start, *value.why)))
    return tuple(told)


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_over(view: View, names: Sequence[str] = ()) -> Explanation:
    """Why the game ended as it did: everyone's tokens round by round, and the roll-off where there was one.

    Raises ValueError while the game goes on.
    """
    if view.winner is None:
        raise ValueError("The game is not over, so nobody has won it yet.")
    most = max(view.tokens)
    tied = [seat for seat, tokens in enumerate(view.tokens) if tokens == most]
    why = [Explanation(say("rounds-played", rounds=view.rules.rounds))]
    if len(tied) > 1:
        why.append(Explanation(say("tied-at-the-end", players=people(tied, names), tokens=most)))
    seats = [_total(seat, view, names) for seat in range(view.players)]
    return Explanation(won((view.winner,), names), why=(*why, *seats))


def _total(player: Player, view: View, names: Sequence[str]) -> Explanation:
    gained = [result.gained(player) for result in view.results]
    shown = show(*added(gained), "=", sum(gained)) if len(gained) > 1 else None
    rounds = tuple([why_round(result, player, names) for result in view.results])
    claim = say("has-tokens", player=name_of(player, names), tokens=view.tokens[player])
    return Explanation(claim, shown=shown, why=rounds)


# ── The mathematics of the round at hand: what your cards, dice and goals are an occasion for ──────


def mathematics(view: View) -> tuple[Explanation, ...]:
    """What there is to know about the cards in your hand, and about each goal; empty for a watcher.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> told = mathematics(observe(new_game(2, "FERN-42"), 0))
    >>> len(told) >= 3
    True
    """
    if view.player is None:
        return ()
    goals = (*view.goals, *view.specials, *(view.declared[view.player] or ()))
    cards = of_cards(in_order(cards_of(view)), view.dice[view.player])
    return (*cards, *[of_goal(goal, view, view.player) for goal in goals])


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_cards(cards: Cards, dice: Dice) -> tuple[Explanation, ...]:
    """Order, rounding down and rerolls, as far as the cards give occasion.

    >>> [told.claim for told in of_cards(("+1", "x2", "÷2"), (3, 1, 1, 1, 1, 1))]
    ['The order matters: these cards turn a 3 into 8 or 7.', '÷2 rounds down, above and below 0.']
    >>> of_cards(("blank",), (1, 2, 3, 4, 5, 6))
    ()
    """
    pair = telling_pair(cards, dice)
    order = (why_order(pair[0], pair[1]),) if pair else ()
    down = (Explanation(say("halves-down"), why=(halved(5), halved(-5))),) if HALVE in cards else ()
    rerolls = (_of_rerolls(dice),) if REROLL in cards else ()
    return (*order, *down, *rerolls)


def telling_pair(cards: Cards, dice: Dice) -> tuple[Side, tuple[Card, Card]] | None:
    """The two cards whose order changes most, with the first die on which it does.

    >>> telling_pair(("+1", "+3", "x2"), (1, 5, 2, 2, 3, 3))
    (1, ('+3', 'x2'))
    """
    faces = [card for card in dict.fromkeys(cards) if card not in (*ON_THE_DIE, BLANK)]
    pairs = [(side, pair) for pair in combinations(faces, 2) for side in dice]
    return max(pairs, key=_change, default=None)


def _change(pair: tuple[Side, tuple[Card, Card]]) -> int:
    side, (one, other) = pair
    return abs(value_of(side, (one, other)) - value_of(side, (other, one)))


def _of_rerolls(dice: Dice) -> Explanation:
    why = (
        chances.why_reroll(min(dice)),
        chances.why_reroll(max(dice)),
        chances.why_holding_a_reroll(),
        chances.why_rerolls_for_total(dice),
    )
    return Explanation(say("reroll-replaces"), why=why)


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_goal(goal: Goal, view: View, player: Player) -> Explanation:
    """The mathematics behind a goal, with your own dice."""
    dice = view.dice[player]
    told = evidence(goal, dice)
    mine = Explanation(say("dice-now", told=told.claim), shown=told.shown, why=told.why)
    seen = say.by("idea", f"{goal}" if goal == Goal.MOST_ZEROES else kind_of_goal(goal))
    claim = say("goal-told", goal=goal_title(goal), says=seen)
    return Explanation(claim, why=(mine, *_behind(goal, view, dice)))


def _behind(goal: Goal, view: View, dice: Dice) -> tuple[Explanation, ...]:
    match goal:
        case Goal.MOST_ODDS | Goal.MOST_EVENS:
            return (parity(0), parity(-3), parity(-4))
        case Goal.MOST_DIVISIBLE_BY_3:
            return (thirds(0), thirds(-6), thirds(-4))
        case Goal.BIGGEST_NUMBER:
            return (chances.why_greatest(),)
    if goal in TOTALS:
        return (chances.why_mean_total(DICE),)
    return _for_a_number(goal, view, dice) if goal in MOST_OF_A_NUMBER else ()


def _for_a_number(goal: Goal, view: View, dice: Dice) -> tuple[Explanation, ...]:
    """The chance of dice with one number: of six, of one reroll, and given what the dice show."""
    number = MOST_OF_A_NUMBER.index(goal) + 1
    less = chances.why_less_and_less(DICE, number)
    cards = (*view.hand, *[card for stack in view.mine[:DICE] for card in stack])
    others = [side for side in dice if side != number]
    rerolls = min(cards.count(REROLL), len(others))
    if not rerolls:
        return (less,)
    shown = DICE - len(others)
    return (less, chances.why_worth(number, others[0], (REROLL,)), chances.why_given(shown, rerolls, shown + 1, number))
