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
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import mean_text

from ..analysis.chances import Odds, best_for, imagined_tables, odds, odds_over
from ..analysis.plans import Placement, against, frugal_placement
from ..analysis.weights import TABLES
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
    kind_of_goal,
    number_of,
    turned,
    value_of,
    worth,
)
from ..rules.scoring import COUNTED, judge
from ..rules.state import Phase, RoundResult, Stacks
from ..rules.view import View
from .chances import MEAN, chance_said, placement_told, why_reroll
from .explanations import evidence, values_text, why_value
from .sentences import card_text, cards_text, goal_text, goal_title, goals_text
from .why import reached, why_dice, why_earned

say = room(__name__)


def advised(view: View) -> tuple[Explanation, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> len(advised(observe(new_game(2, "FERN-42"), 0))) > 2
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
    if best.worth and sum([odds.tokens for odds in now]) * TABLES >= best.worth and any(view.mine[:DICE]):
        why = (*_specials_told(view, player, view.mine[:DICE]), _simulated())
        return (Explanation(say("hint-placed-well"), why=why), *rerolls)
    reached = [chance for chance in odds(view, best.stacks) if chance.tokens]
    if not reached:
        return (*_nothing_to_win(view, player), *rerolls)
    first = worth_most(reached)
    so_far = evidence(first, _as_they_lie(view, player)).claim
    goals = [
        say("hint-goal-chance", goal=goal_text(chance.goal), chance=chance_said(chance.chance)) for chance in reached
    ]
    cards = in_order([card for stack in best.stacks for card in stack])
    return (
        Explanation(say("hint-look-at-goal", goal=goal_text(first), told=so_far)),
        Explanation(say("hint-achieve", goals=goals), why=(evidence(first, best.values), _simulated())),
        Explanation(say("hint-use", many=len(cards), cards=cards_text(cards))),
        _best_told(view, player, best),
        *rerolls,
    )


def is_placed_well(hints: Sequence[Explanation]) -> bool:
    """Whether these hints say that nothing is left to place."""
    return hints[0].claim == say("hint-placed-well")


def _simulated() -> Explanation:
    return Explanation(say("hint-simulated", tables=TABLES))


def worth_most(reached: Sequence[Odds]) -> Goal:
    """The goal that a hint looks at first: what is said of it and what lights up with it are one."""
    return max(reached, key=lambda chance: chance.tokens).goal


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
    return why_value(turned(side, stack), stack, die)


def _specials_told(view: View, player: Player, stacks: Sequence[Cards]) -> tuple[Explanation, ...]:
    """Whether the special goals that are kept would be yours with a placement."""
    tables = imagined_tables(view, TABLES)
    return tuple(map(_special_told, odds_over(view.specials, view.dice[player], stacks, tables)))


def _special_told(odds: Odds) -> Explanation:
    if odds.share < Fraction(1, 2):
        return Explanation(say("hint-special-unlikely", goal=goal_text(odds.goal)))
    return Explanation(say("hint-special-likely", goal=goal_text(odds.goal), tokens=mean_text(odds.tokens)))


def _nothing_to_win(view: View, player: Player) -> tuple[Explanation, ...]:
    dice = _as_they_lie(view, player)
    lead = [say("goal-told", goal=goal_title(goal), says=evidence(goal, dice).claim) for goal in view.at_stake]
    return (
        Explanation(say("hint-goal-by-goal"), why=tuple(map(Explanation, lead))),
        Explanation(say("hint-no-placement"), why=(_simulated(),)),
        Explanation(say("hint-get-close"), why=(Explanation(say("hint-keep-cards")),)),
    )


def _about_rerolls(view: View, player: Player) -> tuple[Explanation, ...]:
    """What a reroll in the hand is good for, which no certain placement can say."""
    if REROLL not in view.hand:
        return ()
    dice = view.dice[player]
    lowest = dice.index(min(dice))
    told = why_reroll(dice[lowest], view.mine[lowest])
    return (Explanation(say("hint-reroll", told=told.claim), why=told.why),)


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
    picks = [say("hint-side-for", side=side, die=die + 1) for die, side in best.items()]
    awards = [judge(goal, table) for goal in view.at_stake]
    wins = [reached(award, table[player]) for award in awards if player in award.winners]
    chains = [_chain_told(die, side, stacks[die]) for die, side in best.items()]
    return (
        Explanation(
            say("hint-pick-for", dice=[say("hint-die", die=die + 1) for die in best]),
            why=tuple([_sides_of(die, stacks[die]) for die in best]),
        ),
        Explanation(say("hint-pick-tokens", tokens=_taken(view.at_stake, table, player)), why=tuple(wins)),
        Explanation(say("hint-pick", sides=picks), why=tuple(chains)),
    )


def _taken(goals: Goals, table: Sequence[Values], player: Player) -> int:
    """The tokens that a player takes."""
    return sum([award.share for goal in goals if player in (award := judge(goal, table)).winners])


def _sides_of(die: int, stack: Cards) -> Explanation:
    return Explanation(say("hint-sides-make", die=die + 1, values=[worth(side, stack) for side in EVERY_SIDE]))


def _values(dice: Sequence[Side], stacks: Stacks, picked: Mapping[int, Side]) -> Values:
    """What dice are worth after picks and flips."""
    return tuple([worth(picked.get(die, side), stacks[die]) for die, side in enumerate(dice)])


# ── selecting ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _selecting(view: View) -> tuple[Explanation, ...]:
    """Where the cards go, which of them serves which goal, and which to take."""
    if len(view.order) == 1:
        return (Explanation(say("hint-take-rest")),)
    served = serving(view)
    start = Explanation(say("hint-next-goals", goals=goals_text(view.goals)))
    if not served:
        return (start, Explanation(say("hint-no-card-fits")))
    best = list(dict.fromkeys([card for _, card in served]))
    reasons = [told for told, _ in served]
    special = [Explanation(say("hint-take-special"))] if view.specials_offered else []
    return (
        start,
        Explanation(say("hint-some-cards-help"), why=tuple(reasons)),
        Explanation(say("hint-consider", cards=cards_text(best)), why=(*reasons, *special)),
    )


def serving(view: View) -> list[tuple[Explanation, Card]]:
    """The cards on offer that serve the next goals, and how."""
    served = [told for goal in view.goals if (told := _served(goal, view.offer)) is not None]
    if PICK in view.offer:
        served.append((Explanation(say("hint-pick-helps")), PICK))
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
    claim = say("hint-card-mean", goal=goal_title(goal), card=card_text(card), mean=mean_text(mean))
    return Explanation(claim), card


def _serves_a_count(goal: Goal, cards: Sequence[Card]) -> tuple[Explanation, Card] | None:
    counts = COUNTED[goal]
    sides = {card: sum([counts(value_of(side, (card,))) for side in EVERY_SIDE]) for card in cards}
    card = (
        min(sides, key=lambda side: sides[side])
        if goal == Goal.FEWEST_POSITIVE
        else max(sides, key=lambda side: sides[side])
    )
    before = sum(map(counts, EVERY_SIDE))
    if (sides[card] < before) != (goal == Goal.FEWEST_POSITIVE) or sides[card] == before:
        return None
    slots = {"goal": goal_title(goal), "card": card_text(card), "number": number_of(goal)}
    claim = say.by("hint-count", kind_of_goal(goal), sides=sides[card], **slots)
    return Explanation(f"{claim} {say('hint-without-it', sides=before)}"), card


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
    return _look_back(language(), result, player, tuple(names))


@lru_cache(maxsize=64)
def _look_back(language: str, result: RoundResult, player: Player, names: Sequence[str]) -> Explanation:
    """Kept, since a round is drawn again with every step of the next one; each language by itself."""
    took, best = result.gained(player), best_of_round(result, player)
    goals = [why_earned(award, result.values, player, names) for award in result.awards]
    rolls = [Explanation(say("back-no-rerolls"))] if REROLL in played(result, player) else []
    steps = (*rolls, *goals, *why_dice(result, player))
    if best.worth <= took:
        return Explanation(say("back-lucky" if best.worth < took else "back-most", tokens=took), why=steps)
    claim = say("back-less", tokens=took, most=best.worth)
    return Explanation(claim, why=(_better(result, player, best, names), *steps))


def _better(result: RoundResult, player: Player, best: Placement, names: Sequence[str]) -> Explanation:
    """The better placement, and what it would have taken."""
    put = [say("behind-die", cards=cards_text(stack), die=die) for die, stack in enumerate(best.stacks, 1) if stack]
    table = tuple([best.values if seat == player else values for seat, values in enumerate(result.values)])
    awards = [judge(award.goal, table, award.tokens, award.special_of) for award in result.awards]
    why = [why_earned(award, table, player, names) for award in awards if player in award.winners]
    claim = say("back-better", many=len(put), cards=put, values=values_text(best.values))
    return Explanation(claim, why=(*why, Explanation(say("back-unknown"))))
