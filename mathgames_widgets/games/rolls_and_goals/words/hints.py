"""Hints from small to large: for placing cards, for picking sides and for selecting cards; and a look back at a round.

A hint goes by what everyone can see. What the others hide is imagined, the same tables as those of their chances, so a
hint and the best placement agree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import SMALL
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import capital, listed, mean_text

from ..analysis.chances import TABLES, Odds, best_for, imagined_tables, odds, odds_over
from ..analysis.plans import Placement, against, frugal_placement
from ..rules.cards import (
    DICE,
    EVERY_SIDE,
    ON_THE_DIE,
    PICK,
    REROLL,
    SIDES,
    Card,
    Cards,
    Goal,
    Goals,
    Side,
    Values,
    in_order,
    turned,
    value_of,
    worth,
)
from ..rules.scoring import COUNTED, judge
from ..rules.state import Phase, RoundResult, Stacks
from ..rules.view import View
from .chances import MEAN, chance_said, placement_told, why_reroll
from .explanations import counts_what, evidence, values_text, why_value
from .sentences import card_text, cards_text, die_text, goal_text, goals_text, tokens_text
from .why import reached, why_dice, why_earned

IMAGINED = Explanation(f"You cannot see what the others hold, so their cards were dealt at random {TABLES} times.")


AS_WELL_AS_THEY_CAN = "Your cards are placed as well as they can be. Say you are ready."


def hint(view: View) -> tuple[Explanation, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> len(hint(observe(new_game(2, "FERN-42"), 0))) > 2
    True
    """
    if view.player is None or not view.is_my_turn:
        return ()
    match view.phase:
        case Phase.PLACE:
            return _placing(view, view.player)
        case Phase.PICK:
            return _picking(view, view.player)
        case Phase.SELECT:
            return _selecting(view)
    return ()


# ── placing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _placing(view: View, player: Player) -> tuple[Explanation, ...]:
    best, now = best_for(view), odds(view, view.mine[:DICE])
    rerolls = _about_rerolls(view, player)
    if best.worth and sum([one.tokens for one in now]) * TABLES >= best.worth and any(view.mine[:DICE]):
        return (
            Explanation(AS_WELL_AS_THEY_CAN, why=(*_specials_told(view, player, view.mine[:DICE]), IMAGINED)),
            *rerolls,
        )
    reached = [one for one in odds(view, best.stacks) if one.tokens]
    if not reached:
        return (*_nothing_to_win(view, player), *rerolls)
    first = worth_most(reached)
    start = f"Look at the goal “{goal_text(first)}”. {evidence(first, _as_they_lie(view, player)).claim}"
    goals = listed([f"{goal_text(one.goal)} with a chance of {chance_said(one.chance)}" for one in reached])
    aim = Explanation(f"You can achieve {goals}.", why=(evidence(first, best.values), IMAGINED))
    cards = in_order([card for stack in best.stacks for card in stack])
    use = Explanation(f"Use {cards_text(cards)}." if cards else "You need no cards for it.")
    return (Explanation(start), aim, use, _best_told(view, player, best), *rerolls)


def worth_most(reached: Sequence[Odds]) -> Goal:
    """The goal that a hint looks at first: what is said of it and what lights up with it are one."""
    return max(reached, key=lambda one: one.tokens).goal


def _as_they_lie(view: View, player: Player) -> Values:
    """What, your dice would have been worth with the cards behind them, rerolls and picks left out."""
    return _values(view.dice[player], view.mine, {})


def _best_told(view: View, player: Player, best: Placement) -> Explanation:
    """Where each card goes, and what each die is worth then."""
    dice = [side if pick is None else pick for side, pick in zip(view.dice[player], best.picks, strict=True)]
    chains = [_chain_told(die, dice[die], stack) for die, stack in enumerate(best.stacks) if stack]
    told = placement_told(best, TABLES)
    return Explanation(told.claim, why=(*told.why, *chains, *_specials_told(view, player, best.stacks)))


def _chain_told(die: int, side: Side, stack: Cards) -> Explanation:
    return why_value(turned(side, stack), stack, capital(die_text(die)))


def _specials_told(view: View, player: Player, stacks: Sequence[Cards]) -> tuple[Explanation, ...]:
    """Whether the special goals that are kept would be yours with a placement."""
    tables = imagined_tables(view, TABLES)
    return tuple(map(_special_told, odds_over(view.specials, view.dice[player], stacks, tables)))


def _special_told(one: Odds) -> Explanation:
    goal = goal_text(one.goal)
    if one.share < Fraction(1, 2):
        return Explanation(f"That is unlikely to achieve your special goal {goal}. Keep it for later.")
    more = mean_text(one.tokens)
    return Explanation(
        f"That is likely to achieve your special goal {goal} too. Declare it to earn {more} more tokens on average."
    )


def _nothing_to_win(view: View, player: Player) -> tuple[Explanation, ...]:
    dice = _as_they_lie(view, player)
    lead = [Explanation(f"{capital(goal_text(goal))}: {evidence(goal, dice).claim}") for goal in view.at_stake]
    return (
        Explanation("Look at your dice goal by goal.", why=tuple(lead)),
        Explanation("No placement of your cards achieves any of the goals.", why=(IMAGINED,)),
        Explanation(
            "Others may spoil their own dice for one goal while they play for another, so get as close as you can.",
            why=(Explanation("Cards you do not need can go on top of the deck for the next round."),),
        ),
    )


def _about_rerolls(view: View, player: Player) -> tuple[Explanation, ...]:
    """What a reroll in the hand is good for, which no certain placement can say."""
    if REROLL not in view.hand:
        return ()
    dice = view.dice[player]
    lowest = dice.index(min(dice))
    told = why_reroll(dice[lowest], view.mine[lowest])
    return (
        Explanation(f"The reroll was not counted, because nobody knows what it will show. {told.claim}", why=told.why),
    )


# ── picking ───────────────────────────────────────────────────────────────────────────────────────────────────────


def best_sides(view: View, player: Player) -> dict[int, Side]:
    """The sides that take most tokens, for each die that still waits for one; of equally good ones the first."""
    known, stacks = _chosen_sides(view, player), view.mine
    open_dice = [die for die in range(DICE) if PICK in stacks[die] and die not in known]
    choices = [dict(zip(open_dice, sides, strict=True)) for sides in product(EVERY_SIDE, repeat=len(open_dice))]
    return max(choices, key=lambda picked: _taken(view.at_stake, _table(view, player, picked), player))


def _chosen_sides(view: View, player: Player) -> dict[int, Side]:
    chosen = view.picks[player]
    assert chosen is not None, "your own picks are known"
    return {die: side for die, side in enumerate(chosen) if side is not None}


def _table(view: View, player: Player, picked: Mapping[int, Side]) -> tuple[Values, ...]:
    """Everyone's values with the sides that you have chosen and those that you might."""
    mine = {**_chosen_sides(view, player), **picked}
    return tuple(
        [
            _values(dice, view.placed[seat] or ((),) * DICE, mine if seat == player else {})
            for seat, dice in enumerate(view.dice)
        ]
    )


def _picking(view: View, player: Player) -> tuple[Explanation, ...]:
    """Every choice of sides is tried."""
    stacks, best = view.mine, best_sides(view, player)
    table = _table(view, player, best)
    told = [f"{side} for {die_text(die)}" for die, side in best.items()]
    awards = [judge(goal, table) for goal in view.at_stake]
    wins = [reached(award, table[player]) for award in awards if player in award.winners]
    tokens = tokens_text(_taken(view.at_stake, table, player))
    return (
        Explanation(
            f"You choose a side for {listed([die_text(die) for die in best])}. The other cards act after that.",
            why=tuple([_sides_of(die, stacks[die]) for die in best]),
        ),
        Explanation(f"With the best choice, you take {tokens} if nobody else changes a die.", why=tuple(wins)),
        Explanation(
            f"Choose {listed(told)}.", why=tuple([_chain_told(die, side, stacks[die]) for die, side in best.items()])
        ),
    )


def _taken(goals: Goals, table: Sequence[Values], player: Player) -> int:
    """The tokens that a player takes."""
    return sum([award.share for goal in goals if player in (award := judge(goal, table)).winners])


def _sides_of(die: int, stack: Cards) -> Explanation:
    values = listed([worth(side, stack) for side in EVERY_SIDE])
    return Explanation(f"The sides 1 to 6 make {die_text(die)} worth {values}.")


def _values(dice: Sequence[Side], stacks: Stacks, picked: Mapping[int, Side]) -> Values:
    """What dice are worth after picks and flips."""
    return tuple([worth(picked.get(die, side), stacks[die]) for die, side in enumerate(dice)])


# ── selecting ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _selecting(view: View) -> tuple[Explanation, ...]:
    """Where the cards go, which of them serves which goal, and which to take."""
    if len(view.order) == 1:
        return (
            Explanation("You take what is left. You draw it all with your next hand, so the order does not matter."),
        )
    served = serving(view)
    start = Explanation(f"What you take is in your next hand. The next goals are {goals_text(view.goals)}.")
    if not served:
        return (
            start,
            Explanation("No card here fits one of these goals especially well. Cards such as +1 help with many goals."),
        )
    special = Explanation(
        "You could also take the special goal instead of one card. If you declare it in a round that suits you, there "
        "are 6 more tokens to earn in that round. Any player can earn them."
    )
    best = list(dict.fromkeys([card for _, card in served]))
    reasons = tuple([told for told, _ in served])
    return (
        start,
        Explanation("Some cards help with these goals more than others.", why=reasons),
        Explanation(f"Consider {cards_text(best)}.", why=(*reasons, special) if view.specials_offered else reasons),
    )


def serving(view: View) -> list[tuple[Explanation, Card]]:
    """The cards on offer that serve the next goals, and how."""
    served = [told for goal in view.goals if (told := _served(goal, view.offer)) is not None]
    if PICK in view.offer:
        served.append((Explanation("A pick sets a die to whatever side a goal needs."), PICK))
    return served


def _served(goal: Goal, offer: Cards) -> tuple[Explanation, Card] | None:
    """The card on offer that serves a goal most, for goals of single dice and of totals."""
    cards = [card for card in dict.fromkeys(offer) if card not in ON_THE_DIE]
    if not cards:
        return None
    if goal in COUNTED:
        return _serves_a_count(goal, cards)
    if goal in (Goal.HIGHEST_TOTAL, Goal.BIGGEST_NUMBER):
        return _serves_a_size(goal, max(cards, key=_mean))
    if goal in (Goal.LOWEST_TOTAL, Goal.SMALLEST_NUMBER):
        return _serves_a_size(goal, min(cards, key=_mean))
    return None


def _mean(card: Card) -> Fraction:
    return Fraction(sum([value_of(side, (card,)) for side in EVERY_SIDE]), SIDES)


def _serves_a_size(goal: Goal, card: Card) -> tuple[Explanation, Card] | None:
    mean = _mean(card)
    if (mean > MEAN) != (goal in (Goal.HIGHEST_TOTAL, Goal.BIGGEST_NUMBER)) or mean == MEAN:
        return None
    claim = (
        f"{capital(goal_text(goal))}: {card_text(card)} makes a die worth {mean_text(mean)} on average instead of 3.5."
    )
    return Explanation(claim), card


def _serves_a_count(goal: Goal, cards: Sequence[Card]) -> tuple[Explanation, Card] | None:
    counts = COUNTED[goal]
    sides = {card: sum([counts(value_of(side, (card,))) for side in EVERY_SIDE]) for card in cards}
    card = (
        min(sides, key=lambda one: sides[one])
        if goal == Goal.FEWEST_POSITIVE
        else max(sides, key=lambda one: sides[one])
    )
    before = sum(map(counts, EVERY_SIDE))
    if (sides[card] < before) != (goal == Goal.FEWEST_POSITIVE) or sides[card] == before:
        return None
    name, what = capital(goal_text(goal)), f"{counts_what(goal)} with {card_text(card)}"
    claim = f"{name}: of the six sides of a die, {_many(sides[card])} {what}. Without it, {_many(before)}."
    return Explanation(claim), card


def _many(sides: int) -> str:
    return {0: "none is", 1: "one is"}.get(sides, f"{SMALL[sides]} are")


# ── looking back at a round: what the cards could have brought, now that everything lies open ─────────────────────


def played(result: RoundResult, player: Player) -> Cards:
    """The cards that lay behind a player's dice in a round.

    >>> stacks = (("x2",), (), ("+1",), (), (), ())
    >>> played(RoundResult(1, ((3,) * 6,), (stacks,), ((3,) * 6,), ((6, 3, 4, 3, 3, 3),), ()), 0)
    ('+1', 'x2')
    """
    return in_order([card for stack in result.stacks[player][:DICE] for card in stack])


def best_of_round(result: RoundResult, player: Player) -> Placement:
    """The placement of the cards that were played that takes most tokens from the others' dice as they turned out.

    Rerolls are left out: nobody knows what they would have brought.
    """
    others = tuple([values for seat, values in enumerate(result.values) if seat != player])
    aims = [against(award.goal, [others]) for award in result.awards]
    return frugal_placement(result.rolled[player], played(result, player), aims)


@lru_cache(maxsize=64)
def look_back(result: RoundResult, player: Player, names: Sequence[str] = ()) -> Explanation:
    """After a round: what a player took, and the most that the same cards could have taken from the same table.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
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
    rolls = (NO_REROLLS,) if REROLL in played(result, player) else ()
    if best.worth < took:
        claim = f"You took {tokens_text(took)}, more than these cards could guarantee. The roll was lucky."
        return Explanation(claim, why=(*rolls, *told))
    if best.worth == took:
        none = "no placement of these cards would have taken any"
        most = "no other placement of these cards would have taken more" if took else none
        return Explanation(f"You took {_tokens(took)}, and {most}.", why=(*rolls, *told))
    claim = f"You took {_tokens(took)}. With the same cards, you could have taken {best.worth}."
    return Explanation(claim, why=(_better(result, player, best, names), *rolls, *told))


NO_REROLLS = Explanation(
    "Rerolls are not counted here, because nobody knows what they would have shown behind other dice."
)


def _tokens(tokens: int) -> str:
    return tokens_text(tokens) if tokens else "no tokens"


def _goal_by_goal(result: RoundResult, player: Player, names: Sequence[str]) -> tuple[Explanation, ...]:
    return tuple([why_earned(award, result.values, player, names) for award in result.awards])


def _better(result: RoundResult, player: Player, best: Placement, names: Sequence[str]) -> Explanation:
    """The better placement, and what it would have taken."""
    put = [f"{cards_text(stack)} behind {die_text(die)}" for die, stack in enumerate(best.stacks) if stack]
    table = tuple([best.values if seat == player else values for seat, values in enumerate(result.values)])
    awards = [judge(award.goal, table, award.tokens, award.special_of) for award in result.awards]
    why = tuple([why_earned(award, table, player, names) for award in awards if player in award.winners])
    lay = f"With {listed(put)}" if put else "Without any cards"
    claim = f"{lay}, your dice would have been worth {values_text(best.values)}."
    hidden = Explanation("Nobody could know that before the cards were turned over.")
    return Explanation(claim, why=(*why, hidden))
