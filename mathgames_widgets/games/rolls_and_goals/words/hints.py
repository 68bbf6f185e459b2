"""Hints from small to large: for placing cards, for picking sides and for selecting cards.

They look at what everybody can see. What others place is hidden, so a placement is compared with the dice of the others
as they lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import SMALL, listed
from mathgames_widgets.games.rolls_and_goals.analysis.plans import Aim, Placement, against, best_placement
from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    DICE,
    FLIP,
    ON_THE_DIE,
    PICK,
    REROLL,
    SIDES,
    Card,
    Cards,
    Dice,
    Side,
    Values,
    flipped,
    in_order,
    value_of,
)
from mathgames_widgets.games.rolls_and_goals.rules.goals import (
    BIGGEST_NUMBER,
    FEWEST_POSITIVE,
    HIGHEST_TOTAL,
    LOWEST_TOTAL,
    SMALLEST_NUMBER,
    Goal,
    Goals,
)
from mathgames_widgets.games.rolls_and_goals.rules.scoring import COUNTED, judge
from mathgames_widgets.games.rolls_and_goals.rules.state import Award, Phase, RoundResult, Stacks, View
from mathgames_widgets.games.rolls_and_goals.words.chances import (
    EVERY_SIDE,
    MEAN,
    why_reroll,
)
from mathgames_widgets.games.rolls_and_goals.words.explanations import (
    counts_what,
    evidence,
    small,
    values_text,
    why_value,
)
from mathgames_widgets.games.rolls_and_goals.words.sentences import (
    card_text,
    cards_text,
    die_text,
    number_text,
    tokens_text,
)
from mathgames_widgets.games.rolls_and_goals.words.why import why_decided, why_dice, why_earned
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.rounding import mean_text
from mathgames_widgets.maths.writing.words import capital

HIDDEN = "This compares with the dice of the others as they lie now; what they place is hidden."


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


def best_now(view: View, player: Player) -> Placement:
    """The placement of all cards that were drawn that takes most tokens, if the others leave their dice as they are."""
    cards = (*view.hand, *[card for stack in view.mine for card in stack])
    others = tuple([dice for seat, dice in enumerate(view.dice) if seat != player])
    return _best(view.dice[player], tuple(sorted(cards)), _goals(view, player), others)


@lru_cache(maxsize=64)
def _best(dice: Dice, cards: Cards, goals: Goals, others: tuple[Values, ...]) -> Placement:
    """The hints of one hand are asked for again and again, so the search is done once."""
    aims = tuple([against(goal, [others]) for goal in goals])
    return without_idle_cards(best_placement(dice, cards, aims), dice, aims)


def without_idle_cards(best: Placement, dice: Dice, aims: tuple[Aim, ...]) -> Placement:
    """The placement without the cards that bring no token; another round can use them."""
    for die, stack in enumerate(best.stacks):
        for at in range(len(stack)):
            fewer = _with_stack(best, dice, die, (*stack[:at], *stack[at + 1 :]))
            if sum([aim.of(fewer.values) for aim in aims]) == best.worth:
                return without_idle_cards(fewer, dice, aims)
    return best


def _with_stack(best: Placement, dice: Dice, die: int, stack: Cards) -> Placement:
    stacks = (*best.stacks[:die], stack, *best.stacks[die + 1 :])
    picks = tuple([side if PICK in cards else None for side, cards in zip(best.picks, stacks, strict=True)])
    turned = [_turned(*one) for one in zip(dice, stacks, picks, strict=True)]
    values = tuple([value_of(side, cards) for side, cards in zip(turned, stacks, strict=True)])
    return replace(best, stacks=stacks, picks=picks, values=values)


def _goals(view: View, player: Player) -> Goals:
    """The goals of the round, and those that one is about to declare."""
    return (*view.goals, *(view.declared[player] or ()))


def _placing(view: View, player: Player) -> tuple[Explanation, ...]:
    best = best_now(view, player)
    if _is_best_already(view, player, best):
        lie = "Your cards lie as well as they can, against the dice of the others as they lie: be ready."
        told = Explanation(lie, why=(*_specials_told(view, player, best), Explanation(HIDDEN)))
        return (told, *_about_rerolls(view, player))
    awards = _awards(view, player, best.values, _goals(view, player))
    achieved = [award for award in awards if player in award.winners]
    cards = in_order([card for stack in best.stacks for card in stack])
    if not achieved:
        return (*_nothing_to_win(view, player, awards), *_about_rerolls(view, player))
    goals = listed([award.goal for award in achieved])
    first = achieved[0].goal
    start = Explanation(
        f"Look at {first}: {small(evidence(first, view.dice[player]).claim)} These are your dice as they lie."
    )
    reach = Explanation(
        f"With your cards you can have {goals}, against the dice of the others as they lie.",
        why=tuple([_reached(award, player, best.values) for award in achieved]),
    )
    use = Explanation(f"Use {cards_text(cards)}." if cards else "You need no card for it.")
    return (start, reach, use, _placement_told(view, player, best), *_about_rerolls(view, player))


def _is_best_already(view: View, player: Player, best: Placement) -> bool:
    """Whether what lies behind the dice brings as much as anything can, with nothing left to chance or choice."""
    stacks = view.mine[:DICE]
    if not any(stacks) or any(card in (REROLL, PICK) for stack in stacks for card in stack):
        return False
    awards = _awards(view, player, _values(view.dice[player], stacks, {}), _goals(view, player))
    return sum([award.share for award in awards if player in award.winners]) == best.worth


def _awards(view: View, player: Player, values: Values, goals: Goals) -> tuple[Award, ...]:
    table = tuple([values if seat == player else dice for seat, dice in enumerate(view.dice)])
    return tuple([judge(goal, table) for goal in goals])


def _reached(award: Award, player: Player, values: Values) -> Explanation:
    return Explanation(f"{capital(award.goal)}: {small(evidence(award.goal, values).claim)}", why=(why_decided(award),))


def _placement_told(view: View, player: Player, best: Placement) -> Explanation:
    """Where each card goes, and what each die is worth then."""
    dice = view.dice[player]
    put = [f"{cards_text(stack)} behind {die_text(die)}" for die, stack in enumerate(best.stacks) if stack]
    worth = f"Your dice are worth {values_text(best.values)} then, for {tokens_text(best.worth)}."
    chains = [
        _chain_told(die, _turned(dice[die], stack, best.picks[die]), stack)
        for die, stack in enumerate(best.stacks)
        if stack
    ]
    lay = f"Put {', '.join(put)}." if put else "Leave your dice as they are."
    return Explanation(f"{lay} {worth}", why=(*chains, *_specials_told(view, player, best), Explanation(HIDDEN)))


def _turned(side: Side, stack: Sequence[Card], pick: Side | None) -> Side:
    """The side of a die after a pick and flips."""
    side = side if pick is None else pick
    return flipped(side) if stack.count(FLIP) % 2 else side


def _chain_told(die: int, side: Side, stack: Cards) -> Explanation:
    told = why_value(side, stack)
    return Explanation(told.claim.replace("The die", capital(die_text(die)), 1), shown=told.shown, why=told.why)


def _specials_told(view: View, player: Player, best: Placement) -> tuple[Explanation, ...]:
    """Whether special goals that are kept would be one's own."""
    awards = _awards(view, player, best.values, view.specials)
    return tuple([_special_told(award, player) for award in awards])


def _special_told(award: Award, player: Player) -> Explanation:
    if player not in award.winners:
        return Explanation(f"Your special goal {award.goal} would not be yours with that: keep it for later.")
    return Explanation(f"Your special goal {award.goal} would be yours as well: declare it for {award.share} more.")


def _nothing_to_win(view: View, player: Player, awards: Sequence[Award]) -> tuple[Explanation, ...]:
    lead = [Explanation(f"{capital(award.goal)}: {small(why_decided(award).claim)}") for award in awards]
    return (
        Explanation("Compare your dice with those of the others, goal by goal.", why=tuple(lead)),
        Explanation("Your cards alone achieve none of the goals, if the others leave their dice as they are."),
        Explanation(
            "Others may spoil their own dice for one goal while they play for another, so come as near as you can.",
            why=(Explanation("Cards that you do not need can go on top of the deck for the next round."),),
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
        Explanation(f"The reroll was not counted, because nobody knows what it brings. {told.claim}", why=told.why),
    )


# ── picking ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class _Choice:
    """One side for each die with a pick, and what comes of it."""

    sides: Dice
    values: Values
    tokens: int


def _picking(view: View, player: Player) -> tuple[Explanation, ...]:
    stacks, chosen = view.mine, view.picks[player]
    assert chosen is not None, "one's own picks are known"
    open_dice = [die for die in range(DICE) if PICK in stacks[die] and chosen[die] is None]
    best = _best_choice(view, player, open_dice)
    told = [f"{side} for {die_text(die)}" for die, side in zip(open_dice, best.sides, strict=True)]
    choices = [_sides_of(die, stacks[die]) for die in open_dice]
    chains = [
        _chain_told(die, _turned(side, stacks[die], None), stacks[die])
        for die, side in zip(open_dice, best.sides, strict=True)
    ]
    judged = [judge(goal, _table(view, player, best.values)) for goal in _declared_too(view)]
    wins = [_reached(award, player, best.values) for award in judged if player in award.winners]
    open_text = listed([die_text(die) for die in open_dice])
    return (
        Explanation(f"You choose a side for {open_text}; the other cards act after it.", why=tuple(choices)),
        Explanation(
            f"With the best choice you take {tokens_text(best.tokens)}, if nobody else changes a die.", why=tuple(wins)
        ),
        Explanation(f"Choose {listed(told)}.", why=tuple(chains)),
    )


def _sides_of(die: int, stack: Cards) -> Explanation:
    values = [value_of(_turned(side, stack, None), stack) for side in EVERY_SIDE]
    return Explanation(
        f"The sides 1 to 6 make {die_text(die)} worth {listed([number_text(value) for value in values])}."
    )


def _best_choice(view: View, player: Player, open_dice: Sequence[int]) -> _Choice:
    """Every choice of sides is tried; of equally good ones the first."""
    choices = []
    for sides in product(EVERY_SIDE, repeat=len(open_dice)):
        mine = _own_values(view, player, dict(zip(open_dice, sides, strict=True)))
        table = _table(view, player, mine)
        awards = [judge(goal, table) for goal in _declared_too(view)]
        tokens = sum([award.share for award in awards if player in award.winners])
        choices.append(_Choice(sides, mine, tokens))
    return max(choices, key=lambda choice: choice.tokens)


def _declared_too(view: View) -> Goals:
    return (*view.goals, *[goal for goals in view.declared for goal in goals or ()])


def _own_values(view: View, player: Player, picked: dict[int, Side]) -> Values:
    chosen = view.picks[player] or ()
    known = {die: side for die, side in enumerate(chosen) if side is not None}
    return _values(view.dice[player], view.mine, known | picked)


def _values(dice: Dice, stacks: Stacks, picked: dict[int, Side]) -> Values:
    """What dice are worth after picks and flips."""
    return tuple([value_of(_turned(side, stacks[die], picked.get(die)), stacks[die]) for die, side in enumerate(dice)])


def _table(view: View, player: Player, mine: Values) -> tuple[Values, ...]:
    """Everybody's values, those of the others with their sides as they lie."""
    return tuple(
        [
            mine if seat == player else _values(dice, view.placed[seat] or ((),) * DICE, {})
            for seat, dice in enumerate(view.dice)
        ]
    )


# ── selecting ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _selecting(view: View) -> tuple[Explanation, ...]:
    """Where the cards go, which of them serves which goal, and which to take."""
    if len(view.order) == 1:
        return (Explanation("You take what is left; you draw it with your next hand, whatever the order."),)
    served = [told for goal in view.goals if (told := _served(goal, view.offer)) is not None]
    start = Explanation(
        f"What you take goes on top of your deck and into your next hand. The next goals are {listed(view.goals)}."
    )
    if PICK in view.offer:
        served.append((Explanation("A pick sets a die to whatever side a goal needs."), PICK))
    if not served:
        return (start, Explanation("No card here is made for one of these goals; cards such as +1 fit many a goal."))
    special = Explanation(
        "The special goal takes the place of a card. Declared in a round that suits it, it adds 6 tokens to those "
        "of the round; anybody may claim them."
    )
    best = list(dict.fromkeys([card for _, card in served]))
    return (
        start,
        Explanation("Some cards serve these goals more than others.", why=tuple([told for told, _ in served])),
        Explanation(f"Think of {cards_text(tuple(best))}.", why=(special,) if view.specials_offered else ()),
    )


def _served(goal: Goal, offer: Cards) -> tuple[Explanation, Card] | None:
    """The card on offer that serves a goal most, for goals of single dice and of totals."""
    cards = [card for card in dict.fromkeys(offer) if card not in ON_THE_DIE]
    if not cards:
        return None
    if goal in COUNTED:
        return _serves_a_count(goal, cards)
    if goal in (HIGHEST_TOTAL, BIGGEST_NUMBER):
        return _serves_a_size(goal, max(cards, key=_mean))
    if goal in (LOWEST_TOTAL, SMALLEST_NUMBER):
        return _serves_a_size(goal, min(cards, key=_mean))
    return None


def _mean(card: Card) -> Fraction:
    return Fraction(sum([value_of(side, (card,)) for side in EVERY_SIDE]), SIDES)


def _serves_a_size(goal: Goal, card: Card) -> tuple[Explanation, Card] | None:
    mean = _mean(card)
    if (mean > MEAN) != (goal in (HIGHEST_TOTAL, BIGGEST_NUMBER)) or mean == MEAN:
        return None
    claim = f"{capital(goal)}: {card_text(card)} makes {mean_text(mean)} of a die on average, instead of 3.5."
    return Explanation(claim), card


def _serves_a_count(goal: Goal, cards: Sequence[Card]) -> tuple[Explanation, Card] | None:
    counts = COUNTED[goal]
    sides = {card: sum([counts(value_of(side, (card,))) for side in EVERY_SIDE]) for card in cards}
    card = min(sides, key=lambda one: sides[one]) if goal == FEWEST_POSITIVE else max(sides, key=lambda one: sides[one])
    before = sum(map(counts, EVERY_SIDE))
    if (sides[card] < before) != (goal == FEWEST_POSITIVE) or sides[card] == before:
        return None
    claim = (
        f"{capital(goal)}: of the six sides of a die {_many(sides[card])} {counts_what(goal)} with {card_text(card)}"
    )
    return Explanation(f"{claim}, and {_many(before)} without it."), card


def _many(sides: int) -> str:
    return {0: "none is", 1: "one is"}.get(sides, f"{SMALL[sides]} are")


# ── Looking back at a round: what one's cards could have brought, now that everything lies open ──────────────────────


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
def look_back(result: RoundResult, player: Player, names: Sequence[str] = ()) -> Explanation:
    """After a round: what one took, and the most that the same cards could have taken from the same table.

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
