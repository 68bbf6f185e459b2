"""The mathematics of the round at hand: what one's cards, dice and the goals on the table are an occasion for."""

from __future__ import annotations

from itertools import combinations

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.rolls_and_goals.cards import BLANK, DICE, HALVE, ON_THE_DIE, REROLL, Card, Cards, in_order
from mathgames_widgets.games.rolls_and_goals.dice import Dice, Side, value_of
from mathgames_widgets.games.rolls_and_goals.explain_cards import small
from mathgames_widgets.games.rolls_and_goals.explain_chain import why_order
from mathgames_widgets.games.rolls_and_goals.explain_chance import (
    why_given,
    why_greatest,
    why_holding_a_reroll,
    why_less_and_less,
    why_mean_total,
    why_reroll,
    why_rerolls_for_total,
    why_worth,
)
from mathgames_widgets.games.rolls_and_goals.explain_goals import evidence
from mathgames_widgets.games.rolls_and_goals.goals import (
    BIGGEST_NUMBER,
    FEWEST_POSITIVE,
    MOST_DIVISIBLE_BY_3,
    MOST_EVENS,
    MOST_ODDS,
    MOST_OF_A_NUMBER,
    MOST_ZEROES,
    Goal,
)
from mathgames_widgets.games.rolls_and_goals.scoring import TOTALS
from mathgames_widgets.games.rolls_and_goals.state import View
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.whole import halved, parity, thirds
from mathgames_widgets.maths.words import capital


def mathematics(view: View) -> tuple[Explanation, ...]:
    """What there is to know about the cards in one's hand, and about each goal; empty for a watcher.

    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> told = mathematics(observe(new_game(2, "FERN-42"), 0))
    >>> len(told) >= 3
    True
    """
    if view.player is None:
        return ()
    cards = in_order([*view.hand, *[card for stack in view.mine for card in stack]])
    goals = (*view.goals, *view.specials, *(view.declared[view.player] or ()))
    return (*of_cards(cards, view.dice[view.player]), *[of_goal(goal, view, view.player) for goal in goals])


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_cards(cards: Cards, dice: Dice) -> tuple[Explanation, ...]:
    """Order, rounding down and rerolls, as far as the cards give occasion.

    >>> [told.claim for told in of_cards(("+1", "x2", "÷2"), (3, 1, 1, 1, 1, 1))]
    ['The order matters: these cards make 8 or 7 of a 3.', '÷2 rounds down, above and below 0.']
    >>> of_cards(("blank",), (1, 2, 3, 4, 5, 6))
    ()
    """
    pair = telling_pair(cards, dice)
    order = (why_order(pair[0], pair[1]),) if pair else ()
    down = (Explanation("÷2 rounds down, above and below 0.", why=(halved(5), halved(-5))),) if HALVE in cards else ()
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
    claim = "A reroll replaces the roll: a die that is worth little gains on average, and one that is worth much loses."
    why = (why_reroll(min(dice)), why_reroll(max(dice)), why_holding_a_reroll(), why_rerolls_for_total(dice))
    return Explanation(claim, why=why)


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_goal(goal: Goal, view: View, player: Player) -> Explanation:
    """The mathematics behind a goal, with one's own dice."""
    dice = view.dice[player]
    told = evidence(goal, dice)
    mine = Explanation(f"Your dice as they lie: {small(told.claim)}", shown=told.shown, why=told.why)
    behind = _behind(goal, view, dice)
    return Explanation(f"{capital(goal)}: {_idea(goal)}", why=(mine, *behind))


def _idea(goal: Goal) -> str:
    if goal in (MOST_ODDS, MOST_EVENS):
        return "every whole number is even or odd, 0 and negative numbers too."
    if goal == MOST_DIVISIBLE_BY_3:
        return "0 and negative numbers can be divisible by 3 as well."
    if goal == FEWEST_POSITIVE:
        return "0 is neither positive nor negative."
    if goal in TOTALS:
        return "a total of dice has an average, the sum of theirs."
    if goal in MOST_OF_A_NUMBER:
        return "at least one such die is likelier than not among six, and each further roll adds less."
    return IDEAS[goal]


IDEAS = {
    MOST_ZEROES: "no side of a die is 0, so a zero is always made.",
    "fewest 123456": "such a value lies outside of 1 to 6, so it is always made.",
    BIGGEST_NUMBER: "the greatest of several dice is greater than one die on average.",
    "smallest number": "below 0, what is further from 0 is smaller.",
    "greatest range": "a range grows at both ends, so a small number helps as well as a large one.",
    "smallest range": "all dice count for a range, so one die far off spoils it.",
    "longest run": "a run needs different values side by side, and one missing value cuts it in two.",
    "largest set": "the value that comes most often is the mode of the dice.",
    "most pairs": "six dice make at most three pairs, and a die is in one of them only.",
    "greatest variety": "six dice have at most six different values, and two equal dice lose one.",
}
"""What there is to see in the goals that are the only ones of their kind."""


def _behind(goal: Goal, view: View, dice: Dice) -> tuple[Explanation, ...]:
    match goal:
        case "most odds" | "most evens":
            return (parity(0), parity(-3), parity(-4))
        case "most divisible by 3":
            return (thirds(0), thirds(-6), thirds(-4))
        case "biggest number":
            return (why_greatest(),)
    if goal in TOTALS:
        return (why_mean_total(DICE),)
    return _for_a_number(goal, view, dice) if goal in MOST_OF_A_NUMBER else ()


def _for_a_number(goal: Goal, view: View, dice: Dice) -> tuple[Explanation, ...]:
    """The chance of dice with one number: of six, of one reroll, and given what the dice show."""
    number = MOST_OF_A_NUMBER.index(goal) + 1
    less = why_less_and_less(DICE, number)
    cards = (*view.hand, *[card for stack in view.mine[:DICE] for card in stack])
    others = [side for side in dice if side != number]
    rerolls = min(cards.count(REROLL), len(others))
    if not rerolls:
        return (less,)
    shown = DICE - len(others)
    return (less, why_worth(number, others[0], (REROLL,)), why_given(shown, rerolls, shown + 1, number))
