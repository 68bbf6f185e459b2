"""Looking back at a round: what one's cards could have brought, now that everything lies open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import listed
from mathgames_widgets.games.rolls_and_goals.aims import against
from mathgames_widgets.games.rolls_and_goals.cards import DICE, REROLL, Cards, in_order
from mathgames_widgets.games.rolls_and_goals.dice import Dice, Values
from mathgames_widgets.games.rolls_and_goals.explain_awards import why_dice, why_earned
from mathgames_widgets.games.rolls_and_goals.explain_goals import values_text
from mathgames_widgets.games.rolls_and_goals.explain_hints import without_idle_cards
from mathgames_widgets.games.rolls_and_goals.goals import Goals
from mathgames_widgets.games.rolls_and_goals.placing import Placement, best_placement
from mathgames_widgets.games.rolls_and_goals.scoring import judge
from mathgames_widgets.games.rolls_and_goals.sentences import cards_text, die_text, tokens_text
from mathgames_widgets.games.rolls_and_goals.state import RoundResult
from mathgames_widgets.maths.explanation import Explanation


def played(result: RoundResult, player: Player) -> Cards:
    """The cards that lay behind a player's dice in a round.

    >>> stacks = (("x2",), (), ("+1",), (), (), ())
    >>> played(RoundResult(1, ((3,) * 6,), (stacks,), ((3,) * 6,), ((6, 3, 4, 3, 3, 3),), ()), 0)
    ('+1', 'x2')
    """
    return in_order([card for stack in result.stacks[player][:DICE] for card in stack])


def best_of_round(result: RoundResult, player: Player) -> Placement:
    """The placement of the cards that were played that takes most tokens from the others' dice as they turned out.

    Rerolls are left out: what they would have brought nobody knows.
    """
    others = tuple([values for seat, values in enumerate(result.values) if seat != player])
    goals = tuple([award.goal for award in result.awards])
    return _best(result.rolled[player], played(result, player), goals, others)


@lru_cache(maxsize=64)
def _best(dice: Dice, cards: Cards, goals: Goals, others: tuple[Values, ...]) -> Placement:
    aims = tuple([against(goal, [others]) for goal in goals])
    return without_idle_cards(best_placement(dice, cards, aims), dice, aims)


def look_back(result: RoundResult, player: Player, names: Sequence[str] = ()) -> Explanation:
    """After a round: what one took, and the most that the same cards could have taken from the same table.

    >>> from mathgames_widgets.games.rolls_and_goals.scoring import judge
    >>> rolled = ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 5))
    >>> stacks = (("+1",), (), (), (), (), ())
    >>> nothing = ((),) * 6
    >>> values = ((2, 2, 3, 4, 5, 6), rolled[1])
    >>> result = RoundResult(1, rolled, (stacks, nothing), rolled, values, (judge("most 6s", values),))
    >>> look_back(result, 0).claim
    'You took 6 tokens, and no other placement of these cards would have taken more.'
    """
    took, best = result.gained(player), best_of_round(result, player)
    told = (*_goal_by_goal(result, player, names), *why_dice(result, player))
    rolls = (_without_rerolls(),) if REROLL in played(result, player) else ()
    if best.worth < took:
        claim = f"You took {tokens_text(took)}, more than these cards could have taken for certain: the roll was lucky."
        return Explanation(claim, why=(*rolls, *told))
    if best.worth == took:
        none = "nothing more could be taken with these cards"
        most = "no other placement of these cards would have taken more" if took else none
        return Explanation(f"You took {_tokens(took)}, and {most}.", why=(*rolls, *told))
    claim = f"You took {_tokens(took)}; with the same cards it could have been {best.worth}."
    return Explanation(claim, why=(_better(result, player, best, names), *rolls, *told))


def _tokens(tokens: int) -> str:
    return tokens_text(tokens) if tokens else "no tokens"


def _without_rerolls() -> Explanation:
    return Explanation("Rerolls are left out of this: what they would have brought elsewhere, nobody knows.")


def _goal_by_goal(result: RoundResult, player: Player, names: Sequence[str]) -> tuple[Explanation, ...]:
    return tuple([why_earned(award, result.values, player, names) for award in result.awards])


def _better(result: RoundResult, player: Player, best: Placement, names: Sequence[str]) -> Explanation:
    """The better placement, and what it would have taken."""
    put = [f"{cards_text(stack)} behind {die_text(die)}" for die, stack in enumerate(best.stacks) if stack]
    table = tuple([best.values if seat == player else values for seat, values in enumerate(result.values)])
    awards = [judge(award.goal, table, award.tokens, award.special_of) for award in result.awards]
    why = tuple([why_earned(award, table, player, names) for award in awards if player in award.winners])
    lay = f"With {listed(put)}" if put else "Without any card"
    claim = f"{lay} your dice are worth {values_text(best.values)}."
    hidden = Explanation("Nobody could know that before the cards were turned over.")
    return Explanation(claim, why=(*why, hidden))
