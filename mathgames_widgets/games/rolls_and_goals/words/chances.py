"""Chances in words: what a die is worth on average, what a reroll adds, and what is likely given what is known.

All numbers are exact fractions; those that are rounded for reading say "about".
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

from mathgames_widgets.core.words import SMALL
from mathgames_widgets.maths.chance.dice import best_of_rerolls, die, greatest, how_many
from mathgames_widgets.maths.chance.distributions import Chance, Distribution, Sampled, at_least_once
from mathgames_widgets.maths.numbers.signed import added, after_a_sign, in_text
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.shown import Fence, Power
from mathgames_widgets.maths.writing.words import chance_text, listed, mean_text, percent_text

from ..analysis.chances import TABLES, Forecast, best_for
from ..analysis.plans import Placement
from ..rules.cards import EVERY_SIDE, ON_THE_DIE, PICK, REROLL, SIDES, Cards, Dice, Goal, Side, value_of, worth
from ..rules.view import View, cards_of
from .sentences import cards_text, dice_text, die_text, place_text

MEAN = Fraction(7, 2)
"""What a die shows on average."""

AGAIN = "A second reroll behind the same die adds nothing on average, because only the last roll counts."


# ── expected values ───────────────────────────────────────────────────────────────────────────────────────────────


def why_mean(stack: Cards = ()) -> Explanation:
    """What a die is worth on average with cards behind it, when any side may come up.

    >>> print(why_mean())
    A die shows 3.5 on average.   (1 + 2 + 3 + 4 + 5 + 6) ÷ 6 = 7/2
      All six sides are equally likely, so each counts for one sixth.
      No side is 3.5, but the average of many rolls comes close to it.
    >>> print(why_mean(("÷2",)))
    A die with ÷2 is worth 1.5 on average.   (0 + 1 + 1 + 2 + 2 + 3) ÷ 6 = 3/2
      The sides 1 to 6 become 0, 1, 1, 2, 2 and 3, all equally likely.
      Half of 3.5 would be 1.75, but rounding down loses one half on 3 of the 6 sides. That costs 0.25 on average.
    >>> why_mean(("x2", "+1")).claim
    'A die with ×2 and +1 is worth 8 on average.'
    """
    cards, values = _on_the_value(stack), _values(stack)
    mean = Fraction(sum(values), SIDES)
    shown = show(Fence(show(*added(values))), "÷", SIDES, "=", mean)
    if cards:
        become = Explanation(f"The sides 1 to 6 become {listed(values)}, all equally likely.")
        claim = f"A die with {cards_text(cards)} is worth {mean_text(mean)} on average."
        return Explanation(claim, shown=shown, why=(become, *_law_of_mean(cards, mean)))
    even = Explanation("All six sides are equally likely, so each counts for one sixth.")
    near = Explanation("No side is 3.5, but the average of many rolls comes close to it.")
    return Explanation(f"A die shows {mean_text(mean)} on average.", shown=shown, why=(even, near))


def _on_the_value(stack: Cards) -> Cards:
    """The cards that act on the value, from top to bottom."""
    return tuple([card for card in stack if card not in ON_THE_DIE])


def _values(stack: Cards) -> tuple[int, ...]:
    """What each side is worth."""
    return tuple([value_of(side, _on_the_value(stack)) for side in EVERY_SIDE])


def _law_of_mean(cards: Cards, mean: Fraction) -> tuple[Explanation, ...]:
    """What one card alone does to the average."""
    card = cards[0]
    if len(cards) > 1:
        return ()
    if card[0] in "+-":
        sign, change = ("+", "more") if card[0] == "+" else ("−", "less")
        claim = f"Every side is {card[1:]} {change}, and so is the average."
        return (Explanation(claim, shown=show(MEAN, sign, int(card[1:]), "=", mean)),)
    match card:
        case "x2":
            return (
                Explanation(
                    "Doubling every side doubles the average.", shown=show(2, "×", Fence(show(MEAN)), "=", mean)
                ),
            )
        case "negate":
            return (Explanation("Every side changes its sign, and so does the average."),)
        case "÷2":
            claim = (
                "Half of 3.5 would be 1.75, but rounding down loses one half on 3 of the 6 sides. That costs "
                "0.25 on average."
            )
            return (Explanation(claim),)
    return ()


def why_mean_total(dice: int) -> Explanation:
    """What several dice show together on average.

    >>> print(why_mean_total(6))
    The total of six dice is 21 on average.   6 × 7/2 = 21
      You can always add averages, even if the dice affect each other.
      Totals near 21 are likely. Only one roll makes 6, and only one makes 36.

    Raises ValueError for fewer than two dice.
    """
    if dice < 2:
        raise ValueError("An average total needs at least two dice.")
    mean = MEAN * dice
    near = f"Totals near {mean_text(mean)} are likely. Only one roll makes {dice}, and only one makes {dice * SIDES}."
    return Explanation(
        f"The total of {dice_text(dice)} is {mean_text(mean)} on average.",
        shown=show(dice, "×", MEAN, "=", mean),
        why=(Explanation("You can always add averages, even if the dice affect each other."), Explanation(near)),
    )


def why_greatest(dice: int = SIDES) -> Explanation:
    """What the greatest of several dice is on average: each further die adds less.

    >>> print(why_greatest(3))
    The highest of three dice is about 4.96 on average.
      One die: 3.5.
      With two dice it is about 4.47, about 0.97 more.   161/36 − 7/2 = 35/36
      With three dice it is about 4.96, about 0.49 more.   119/24 − 161/36 = 35/72
      No die shows more than 6, so there is less and less left to gain.

    Raises ValueError for fewer than two dice.
    """
    if dice < 2:
        raise ValueError("The highest of several dice needs at least two dice.")
    means = [greatest([die()] * number).expected(lambda roll: roll) for number in range(1, dice + 1)]
    steps = [_one_more(number, means) for number in range(2, dice + 1)]
    why = (Explanation(f"One die: {mean_text(means[0])}."), *steps)
    end = Explanation("No die shows more than 6, so there is less and less left to gain.")
    claim = f"The highest of {dice_text(dice)} is {mean_text(means[-1])} on average."
    return Explanation(claim, why=(*why, end))


def _one_more(number: int, means: Sequence[Fraction]) -> Explanation:
    now, before = means[number - 1], means[number - 2]
    claim = f"With {dice_text(number)} it is {mean_text(now)}, {mean_text(now - before)} more."
    return Explanation(claim, shown=show(now, "−", before, "=", now - before))


# ── rerolls ───────────────────────────────────────────────────────────────────────────────────────────────────────


def why_reroll(side: Side, stack: Cards = ()) -> Explanation:
    """What rolling a die again does to its value on average; `stack` are the cards behind it.

    >>> print(why_reroll(2))
    A reroll behind a die that shows 2 makes it worth 3.5 on average, 1.5 more.   7/2 − 2 = 3/2
      The new roll counts, better or worse. Of the 6 sides, 4 give more than now, 1 give less and 1 give the same.
      A die shows 3.5 on average.   (1 + 2 + 3 + 4 + 5 + 6) ÷ 6 = 7/2
        All six sides are equally likely, so each counts for one sixth.
        No side is 3.5, but the average of many rolls comes close to it.
    >>> why_reroll(5, ("x2",)).claim
    'A reroll behind a die that shows 5 makes it worth 7 on average, 3 less.'
    """
    if PICK in stack:
        return Explanation("A pick acts after every reroll and sets the side, so the reroll changes nothing.")
    if REROLL in stack:
        return Explanation(AGAIN)
    values, now = _values(stack), worth(side, stack)
    mean = Fraction(sum(values), SIDES)
    gain = mean - now
    change = f"{mean_text(abs(gain))} {'more' if gain > 0 else 'less'}" if gain else "the same as now"
    return Explanation(
        f"A reroll behind a die that shows {side} makes it worth {mean_text(mean)} on average, {change}.",
        shown=show(mean, "−", after_a_sign(now), "=", gain),
        why=(_better_or_worse(values, now), why_mean(stack)),
    )


def _better_or_worse(values: Sequence[int], now: int) -> Explanation:
    more, less = sum([value > now for value in values]), sum([value < now for value in values])
    counts = f"{more} give more than now, {less} give less and {SIDES - more - less} give the same"
    return Explanation(f"The new roll counts, better or worse. Of the 6 sides, {counts}.")


def why_rerolls_for_total(dice: Dice) -> Explanation:
    """What each further reroll adds to a total on average, put behind the lowest dice first.

    >>> print(why_rerolls_for_total((1, 5, 3, 6, 2, 4)))
    Each extra reroll adds less to the total, because you reroll the lowest dice first.
      The die that shows 1 gains 2.5 on average.   7/2 − 1 = 5/2
      The die that shows 2 gains 1.5 on average.   7/2 − 2 = 3/2
      The die that shows 3 gains 0.5 on average.   7/2 − 3 = 1/2
      Dice that show 4 or more lose on average, so leave them.
      A second reroll behind the same die adds nothing on average, because only the last roll counts.
    """
    gaining = sorted([side for side in dice if side < MEAN])
    steps = [
        Explanation(
            f"The die that shows {side} gains {mean_text(MEAN - side)} on average.",
            shown=show(MEAN, "−", side, "=", MEAN - side),
        )
        for side in gaining
    ]
    left = Explanation("Dice that show 4 or more lose on average, so leave them.")
    if not gaining:
        return Explanation("No reroll adds to this total on average.", why=(left, Explanation(AGAIN)))
    left_over = (left,) if len(gaining) < len(dice) else ()
    return Explanation(_less_each_time(gaining), why=(*steps, *left_over, Explanation(AGAIN)))


def _less_each_time(gaining: Sequence[Side]) -> str:
    """What becomes of the gains from one reroll to the next."""
    if len(gaining) == 1:
        return "One reroll behind the lowest die adds to this total on average. Any other reroll lowers it."
    if len(set(gaining)) == len(gaining):
        return "Each extra reroll adds less to the total, because you reroll the lowest dice first."
    return (
        "No extra reroll adds more than the one before, because you reroll the lowest dice first. Equal dice "
        "gain the same."
    )


def why_holding_a_reroll() -> Explanation:
    """What a reroll is worth before the roll, to a player who wants a great number.

    >>> why_holding_a_reroll().claim
    'With a reroll for one die, you can expect 4.25 from it instead of 3.5.'
    """
    worth = best_of_rerolls(1)
    choice = "You see the roll before you place the reroll, so you reroll only 1, 2 and 3."
    half = Fraction(1, 2)
    kept = Explanation(
        "In half of the rolls, 4, 5 or 6 stays, which is 5 on average. In the other half, the new roll gives "
        "3.5 on average.",
        shown=show(half, "×", 5, "+", half, "×", MEAN, "=", worth),
    )
    claim = f"With a reroll for one die, you can expect {mean_text(worth)} from it instead of {mean_text(MEAN)}."
    return Explanation(claim, why=(Explanation(choice), kept))


# ── chances ───────────────────────────────────────────────────────────────────────────────────────────────────────


def why_less_and_less(dice: int = SIDES, side: Side = 6) -> Explanation:
    """Why more rerolls help less and less: the chance of at least one wanted side among several rolled dice.

    >>> print(why_less_and_less(3))
    The chance that at least one of three dice shows 6 is 91/216, about 42%.   1 − 125/216 = 91/216
      Each die misses with a chance of 5/6, so all three miss with a chance of 125/216.   (5/6)³ = 125/216
      The first die gives a chance of 1/6, about 17%.
      Die 2 adds 5/36, about 14%: it helps only if the one before it missed.   5/6 × 1/6 = 5/36
      Die 3 adds 25/216, about 12%: it helps only if the two before it missed.   25/36 × 1/6 = 25/216

    Raises ValueError for fewer than two dice.
    """
    if dice < 2:
        raise ValueError("It takes at least two dice to compare what each one adds.")
    one = Fraction(1, SIDES)
    missed, chance = (1 - one) ** dice, at_least_once(one, dice)
    all_missed = Explanation(
        f"Each die misses with a chance of {1 - one}, so all {SMALL[dice]} miss with a chance of {missed}.",
        shown=show(Power(Fence(show(1 - one)), dice), "=", missed),
    )
    first = Explanation(f"The first die gives a chance of {chance_text(one)}.")
    return Explanation(
        f"The chance that at least one of {SMALL[dice]} dice shows {side} is {chance_text(chance)}.",
        shown=show(1, "−", missed, "=", chance),
        why=(all_missed, first, *[_adds(number, one) for number in range(2, dice + 1)]),
    )


def _adds(number: int, one: Chance) -> Explanation:
    before = (1 - one) ** (number - 1)
    ones = "the one" if number == 2 else f"the {SMALL[number - 1]}"
    return Explanation(
        f"Die {number} adds {chance_text(before * one)}: it helps only if {ones} before it missed.",
        shown=show(before, "×", one, "=", before * one),
    )


def why_worth(wanted: int, side: Side, stack: Cards) -> Explanation:
    """The chance that a die is worth a number, given the cards behind it.

    >>> print(why_worth(6, 2, ("reroll",)))
    Given the reroll behind the die with 2, the chance that it is worth 6 is 1/6, about 17%.
      1 of the 6 sides makes 6: 6.
      Without the reroll the die would be worth 2.
    >>> print(why_worth(6, 2, ("reroll", "÷2", "+3")))
    Given the reroll behind the die with 2, the chance that it is worth 6 is 1/6, about 17%.
      1 of the 6 sides makes 6: 6.
      Without the reroll the die would be worth 4.
    >>> why_worth(4, 2, ("x2",)).claim
    'Nothing is left to chance: the die is worth 4.'
    """
    now = worth(side, stack)
    making = [one for one in EVERY_SIDE if worth(one, stack) == wanted]
    if PICK in stack:
        made = f"none of the 6 sides makes {in_text(wanted)}."
        if making:
            made = f"{listed(making, 'or')} makes {in_text(wanted)}: nothing is left to chance."
        return Explanation(f"With the pick you choose the side, and {made}")
    if REROLL not in stack:
        return Explanation(f"Nothing is left to chance: the die is worth {in_text(now)}.")
    makes = "makes" if len(making) == 1 else "make"
    sides = f"{len(making)} of the 6 sides {makes} {in_text(wanted)}: {listed(making)}."
    one = stack.count(REROLL) == 1
    rerolls = "the reroll" if one else f"{SMALL[stack.count(REROLL)]} rerolls"
    claim = f"Given {rerolls} behind the die with {side}, the chance that it is worth {in_text(wanted)} is "
    why = [
        sides if making else f"No side makes {in_text(wanted)}.",
        f"Without {'the reroll' if one else 'them'} the die would be worth {in_text(now)}.",
        *([] if one else ["Only the last roll counts, so the chance is the same as with one reroll."]),
    ]
    chance = chance_text(Fraction(len(making), SIDES))
    return Explanation(f"{claim}{chance}.", why=tuple(map(Explanation, why)))


def why_given(shown: int, rolled: int, needed: int, side: Side = 6) -> Explanation:
    """The chance of enough dice with a side, given that some show it already and some are rolled again.

    >>> print(why_given(2, 2, 3))
    Given two dice that show 6, the chance of at least three 6s with two rerolls is 11/36, about 31%.
      You need one more from the two dice you reroll.
      Before any roll, the chance that six dice show at least three 6s is 1453/23328, about 6%.
      What you know changes the chance: every chance depends on what you already know.

    Raises ValueError for more than six dice.
    """
    if shown + rolled > SIDES:
        raise ValueError("There are six dice.")
    missing = needed - shown
    chance = how_many([die()] * rolled, lambda roll: roll == side).chance(lambda count: count >= missing)
    before = how_many([die()] * SIDES, lambda roll: roll == side).chance(lambda count: count >= needed)
    wanted = f"at least {_sides(needed, side)}"
    given = f"Given {dice_text(shown)} that {'shows' if shown == 1 else 'show'} {side}"
    rerolls = "one reroll" if rolled == 1 else f"{SMALL[rolled]} rerolls"
    return Explanation(
        f"{given}, the chance of {wanted} with {rerolls} is {chance_text(chance)}.",
        why=(
            Explanation(_still_needed(missing, rolled)),
            Explanation(f"Before any roll, the chance that six dice show {wanted} is {chance_text(before)}."),
            Explanation("What you know changes the chance: every chance depends on what you already know."),
        ),
    )


def _still_needed(missing: int, rolled: int) -> str:
    if missing <= 0:
        return "You need no more, whatever the rerolled dice show."
    among = "the die you reroll" if rolled == 1 else f"the {dice_text(rolled)} you reroll"
    return f"You need {SMALL[missing]} more from {among}."


def _sides(number: int, side: Side) -> str:
    return f"one {side}" if number == 1 else f"{SMALL[number]} {side}s"


# ── What a player may expect, in words: the chance of each goal, totals, what a reroll adds, the best placement ──────
#
# A chance is told in percent. Where it was counted exactly, the fraction stands behind it, and where it was sampled,
# its margin: 0% and 100% are said only of what is impossible and of what is certain.

# ── chances ───────────────────────────────────────────────────────────────────────────────────────────────────────


def chance_said(chance: Chance | Sampled) -> str:
    """A chance in percent, and how far that can be trusted.

    >>> chance_said(Fraction(1, 6)), chance_said(Fraction(1)), chance_said(Fraction(0))
    ('about 17% (1/6)', '100% (certain)', '0% (impossible)')
    >>> chance_said(Sampled(30, 100)), chance_said(Sampled(100, 100)), chance_said(Sampled(0, 100))
    ('30% ± 10%', 'at least 96%', 'at most 4%')
    """
    if isinstance(chance, Sampled):
        return _sampled_said(chance)
    exact = "impossible" if chance == 0 else "certain" if chance == 1 else f"{chance}"
    return f"{percent_text(chance)} ({exact})"


def _sampled_said(seen: Sampled) -> str:
    """Whatever came on no table may still come, and whatever came on all of them may fail."""
    share = round(100 * seen.share)
    if share == 0:
        return f"at most {ceil(100 * seen.high)}%"
    if share == 100:
        return f"at least {floor(100 * seen.low)}%"
    return f"{share}% ± {max(1, round(100 * seen.margin))}%"


def why_chances(found: Forecast) -> Explanation:
    """Where the chances come from, and what they leave out.

    >>> from mathgames_widgets.games.rolls_and_goals.analysis.chances import forecast
    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> why_chances(forecast(observe(new_game(2, "FERN-42"), 0), 10)).claim
    'These are your chances with your cards as they are now.'
    """
    if found.is_open:
        claim = "All cards are face up. Only the sides that others pick are left to chance."
        return Explanation(claim, why=(*_how_counted(found), WHAT_ON_AVERAGE))
    hidden = Explanation(
        f"You do not know what the others hold, so their cards were dealt at random {found.tables} times. "
        "Half of the time, each of them plays for the most tokens. The other half, each plays for the one "
        "goal they are likeliest to achieve. Your chance is the share of these deals in which you achieve "
        "the goal."
    )
    why = (hidden, *_rolls(found), *_how_counted(found), WHAT_ON_AVERAGE)
    return Explanation("These are your chances with your cards as they are now.", why=why)


def _rolls(found: Forecast) -> tuple[Explanation, ...]:
    """How many rolls of your own rerolls are counted on each table."""
    if not found.rerolls:
        return ()
    ways = SIDES**found.rerolls
    rolls = "reroll" if found.rerolls == 1 else "rerolls"
    return (Explanation(f"Your {rolls} can come out in {ways} ways, and all of them are counted in each deal."),)


def _how_counted(found: Forecast) -> tuple[Explanation, ...]:
    if found.is_exact:
        return (Explanation("Every case was counted, so these chances are exact."),)
    sample = (
        f"{found.tables} deals are a sample, so ± gives the margin of error. About 19 of 20 such samples come "
        "that close to the true chance."
    )
    return Explanation(sample), Explanation(
        "Nobody knows how the others will really play, and ± does not include that."
    )


WHAT_ON_AVERAGE = Explanation(
    "The average weights the tokens in each case by its chance. A shared goal earns fewer tokens."
)


# ── totals ────────────────────────────────────────────────────────────────────────────────────────────────────────


TOTALS_MET = {
    Goal.HIGHEST_TOTAL: "Your total: {mine}. The highest of the other totals: {others}.",
    Goal.LOWEST_TOTAL: "Your total: {mine}. The lowest of the other totals: {others}.",
    Goal.SECOND_HIGHEST_TOTAL: "Your total: {mine}. All the other totals: {others}.",
    Goal.SECOND_LOWEST_TOTAL: "Your total: {mine}. All the other totals: {others}.",
}
"""The totals that your own is compared with."""


def totals_told(found: Forecast, goal: Goal) -> str:
    """What your own dice come to together, and the totals of the others that matter for a goal."""
    return TOTALS_MET[goal].format(mine=_spread(found.total), others=_spread(dict(found.totals_of_others)[goal]))


def _spread(totals: Distribution[int]) -> str:
    """From where to where, and what is likeliest."""
    every = sorted(totals.chances)
    if len(every) == 1:
        return in_text(every[0])
    most = max(totals.chances.values())
    likeliest = [total for total in every if totals[total] == most]
    often = "all equally likely" if len(likeliest) == len(every) else f"most likely {listed(likeliest, 'or')}"
    return f"{in_text(every[0])} to {in_text(every[-1])}, {often}"


# ── what could be done ────────────────────────────────────────────────────────────────────────────────────────────


def why_gains(gains: Sequence[Fraction]) -> Explanation:
    """What a reroll behind each die would add.

    >>> print(why_gains([Fraction(3, 2), Fraction(0), Fraction(-1, 3), Fraction(0), Fraction(0), Fraction(0)]))
    What a reroll would change, in tokens on average: die 1 +1.5, die 2 0, die 3 −0.3, die 4 0, ...
      Put it where it adds the most. The other cards stay where they are.
    """
    told = ", ".join([f"{die_text(die)} {_signed(gain)}" for die, gain in enumerate(gains)])
    where = (
        "Put it where it adds the most. The other cards stay where they are."
        if max(gains) > 0
        else "With the other cards where they are, it adds nothing anywhere."
    )
    claim = f"What a reroll would change, in tokens on average: {told}."
    return Explanation(claim, why=(Explanation(where),))


def _signed(gain: Fraction) -> str:
    shown = f"{float(gain):+.1f}".replace("-", "−")
    return "0" if shown in ("+0.0", "−0.0") else shown


def why_best(view: View, tables: int = TABLES) -> Explanation:
    """The placement of all of a player's cards that takes most tokens over imagined tables, rerolls left aside.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> print(why_best(observe(new_game(2, "FERN-42"), 0), 10))
    Put −3, −2 and −1 behind die 4.
      Over 10 imagined deals, this earns 12.6 tokens on average, and no other placement earns more.
      Your dice are then worth 4, 3, 2, 0, 1, 1.
    """
    told = placement_told(best_for(view, tables), tables)
    left_out = (Explanation("Rerolls are not counted here."),) if REROLL in cards_of(view) else ()
    return Explanation(told.claim, why=(*told.why, *left_out))


def placement_told(best: Placement, tables: int) -> Explanation:
    """Where each card goes, and what that brings over so many imagined tables."""
    placed = [f"{cards_text(stack)} {place_text(die)}" for die, stack in enumerate(best.stacks) if stack]
    picks = [f"pick {side} for {die_text(die)}" for die, side in enumerate(best.picks) if side is not None]
    words = f"Put {'; '.join(placed + picks)}." if placed else "Leave your dice as they are."
    tokens = mean_text(Fraction(best.worth, tables))
    brings = f"Over {tables} imagined deals, this earns {tokens} tokens on average, and no other placement earns more."
    worth = f"Your dice are then worth {', '.join(map(in_text, best.values))}."
    return Explanation(words, why=(Explanation(brings), Explanation(worth)))
