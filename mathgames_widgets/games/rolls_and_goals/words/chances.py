"""Chances in words: what a die is worth on average, what a reroll adds, and what is likely given what is known.

All numbers are exact fractions; those that are rounded for reading say "about".
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import decimal_text
from mathgames_widgets.maths.chance.dice import best_of_rerolls, die, greatest, how_many
from mathgames_widgets.maths.chance.distributions import Chance, Distribution, Sampled, at_least_once
from mathgames_widgets.maths.numbers.signed import added, after_a_sign
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.shown import Fence, Power
from mathgames_widgets.maths.writing.words import chance_text, mean_text, percent_text

from ..analysis.chances import Forecast, best_for
from ..analysis.plans import Placement
from ..analysis.weights import TABLES
from ..rules.cards import EVERY_SIDE, ON_THE_DIE, PICK, REROLL, SIDES, Cards, Dice, Goal, Side, kind_of, value_of, worth
from ..rules.view import View, cards_of
from .explanations import values_text
from .sentences import cards_text

say = room(__name__)

MEAN = Fraction(7, 2)
"""What a die shows on average."""


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
        become = Explanation(say("sides-become", values=values))
        claim = say("mean-with-cards", cards=cards_text(cards), mean=mean_text(mean))
        return Explanation(claim, shown=shown, why=(become, *_law_of_mean(cards, mean)))
    why = (Explanation(say("all-likely")), Explanation(say("mean-is-no-side")))
    return Explanation(say("mean-of-die", mean=mean_text(mean)), shown=shown, why=why)


def _on_the_value(stack: Cards) -> Cards:
    """The cards that act on the value, from top to bottom."""
    return tuple([card for card in stack if card not in ON_THE_DIE])


def _values(stack: Cards) -> tuple[int, ...]:
    """What each side is worth."""
    return tuple([value_of(side, _on_the_value(stack)) for side in EVERY_SIDE])


def _law_of_mean(cards: Cards, mean: Fraction) -> tuple[Explanation, ...]:
    """What one card alone does to the average."""
    if len(cards) > 1:
        return ()
    match kind_of(cards[0]):
        case "plus" | "minus" as kind:
            by = abs(int(cards[0]))
            shown = show(MEAN, "+" if kind == "plus" else "−", by, "=", mean)
            return (Explanation(say.by("law", kind, number=by), shown=shown),)
        case "double":
            return (Explanation(say("law-double"), shown=show(2, "×", Fence(show(MEAN)), "=", mean)),)
        case "negate" | "halve" as kind:
            return (Explanation(say.by("law", kind)),)
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
    near = say("near-mean", mean=mean_text(mean), least=dice, most=dice * SIDES)
    return Explanation(
        say("mean-of-total", dice=dice, mean=mean_text(mean)),
        shown=show(dice, "×", MEAN, "=", mean),
        why=(Explanation(say("averages-add")), Explanation(near)),
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
    why = (Explanation(say("highest-of-one", mean=mean_text(means[0]))), *steps, Explanation(say("highest-ends")))
    return Explanation(say("mean-of-highest", dice=dice, mean=mean_text(means[-1])), why=why)


def _one_more(number: int, means: Sequence[Fraction]) -> Explanation:
    now, before = means[number - 1], means[number - 2]
    claim = say("highest-of-more", dice=number, mean=mean_text(now), more=mean_text(now - before))
    return Explanation(claim, shown=show(now, "−", before, "=", now - before))


# ── rerolls ───────────────────────────────────────────────────────────────────────────────────────────────────────


def why_reroll(side: Side, stack: Cards = ()) -> Explanation:
    """What rolling a die again does to its value on average; `stack` are the cards behind it.

    >>> print(why_reroll(2))
    A reroll behind a die that shows 2 makes it worth 3.5 on average, 1.5 more.   7/2 − 2 = 3/2
      The new roll counts, better or worse. Of the 6 sides, 4 give more than now, 1 gives less and 1 gives the same.
      A die shows 3.5 on average.   (1 + 2 + 3 + 4 + 5 + 6) ÷ 6 = 7/2
        All six sides are equally likely, so each counts for one sixth.
        No side is 3.5, but the average of many rolls comes close to it.
    >>> why_reroll(5, ("x2",)).claim
    'A reroll behind a die that shows 5 makes it worth 7 on average, 3 less.'
    """
    if PICK in stack:
        return Explanation(say("reroll-before-pick"))
    if REROLL in stack:
        return Explanation(say("reroll-twice"))
    values, now = _values(stack), worth(side, stack)
    mean = Fraction(sum(values), SIDES)
    gain = mean - now
    change = "more" if gain > 0 else "less" if gain else "same"
    return Explanation(
        say("reroll-brings", change=change, side=side, mean=mean_text(mean), gain=mean_text(abs(gain))),
        shown=show(mean, "−", after_a_sign(now), "=", gain),
        why=(_better_or_worse(values, now), why_mean(stack)),
    )


def _better_or_worse(values: Sequence[int], now: int) -> Explanation:
    more, less = sum([value > now for value in values]), sum([value < now for value in values])
    return Explanation(say("reroll-sides", more=more, less=less, same=SIDES - more - less))


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
            say("die-gains", side=side, gain=mean_text(MEAN - side)), shown=show(MEAN, "−", side, "=", MEAN - side)
        )
        for side in gaining
    ]
    left, again = Explanation(say("leave-high-dice")), Explanation(say("reroll-twice"))
    if not gaining:
        return Explanation(say("no-reroll-gains"), why=(left, again))
    left_over = (left,) if len(gaining) < len(dice) else ()
    return Explanation(_less_each_time(gaining), why=(*steps, *left_over, again))


def _less_each_time(gaining: Sequence[Side]) -> str:
    """What becomes of the gains from one reroll to the next."""
    if len(gaining) == 1:
        return say("one-reroll-gains")
    return say("rerolls-gain-less" if len(set(gaining)) == len(gaining) else "rerolls-gain-no-more")


def why_holding_a_reroll() -> Explanation:
    """What a reroll is worth before the roll, to a player who wants a great number.

    >>> why_holding_a_reroll().claim
    'With a reroll for one die, you can expect 4.25 from it instead of 3.5.'
    """
    worth, half = best_of_rerolls(1), Fraction(1, 2)
    shown = show(half, "×", 5, "+", half, "×", MEAN, "=", worth)
    why = (Explanation(say("reroll-held-choice")), Explanation(say("reroll-held-halves"), shown=shown))
    return Explanation(say("reroll-held", mean=mean_text(worth), plain=mean_text(MEAN)), why=why)


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
        say("all-miss", dice=dice, one=1 - one, all=missed), shown=show(Power(Fence(show(1 - one)), dice), "=", missed)
    )
    first = Explanation(say("first-die-adds", chance=chance_text(one)))
    return Explanation(
        say("at-least-one", dice=dice, side=side, chance=chance_text(chance)),
        shown=show(1, "−", missed, "=", chance),
        why=(all_missed, first, *[_adds(number, one) for number in range(2, dice + 1)]),
    )


def _adds(number: int, chance: Chance) -> Explanation:
    missed = (1 - chance) ** (number - 1)
    claim = say("next-die-adds", die=number, before=number - 1, chance=chance_text(missed * chance))
    return Explanation(claim, shown=show(missed, "×", chance, "=", missed * chance))


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
    making = [side for side in EVERY_SIDE if worth(side, stack) == wanted]
    if PICK in stack:
        return Explanation(say("worth-with-pick", many=len(making), sides=making, wanted=wanted))
    if REROLL not in stack:
        return Explanation(say("worth-for-certain", now=now))
    rerolls, chance = stack.count(REROLL), chance_text(Fraction(len(making), SIDES))
    why = [
        say("worth-sides", many=len(making), sides=making, wanted=wanted),
        say("worth-without", rerolls=rerolls, now=now),
        *([say("worth-last-roll")] if rerolls > 1 else []),
    ]
    claim = say("worth-chance", rerolls=rerolls, side=side, wanted=wanted, chance=chance)
    return Explanation(claim, why=tuple(map(Explanation, why)))


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
    told = [
        say("given-missing", missing=max(0, missing), rolled=rolled),
        say("given-before", needed=needed, side=side, chance=chance_text(before)),
        say("given-knowing"),
    ]
    claim = say("given", shown=shown, side=side, needed=needed, rolled=rolled, chance=chance_text(chance))
    return Explanation(claim, why=tuple(map(Explanation, told)))


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
    if chance in (0, 1):
        return say("chance-certain" if chance else "chance-impossible")
    return say("chance-exact", percent=percent_text(chance), chance=chance)


def _sampled_said(seen: Sampled) -> str:
    """Whatever came on no table may still come, and whatever came on all of them may fail. No chance is below 0%.

    >>> _sampled_said(Sampled(3, 100)), _sampled_said(Sampled(50, 100))
    ('at most 9%', '50% ± 10%')
    """
    share, margin = round(100 * seen.share), max(1, round(100 * seen.margin))
    if share - margin < 0:
        return say("chance-at-most", percent=ceil(100 * seen.high))
    if share + margin > 100:
        return say("chance-at-least", percent=floor(100 * seen.low))
    return say("chance-sampled", percent=share, margin=margin)


def why_chances(forecasted: Forecast) -> Explanation:
    """Where the chances come from, and what they leave out.

    >>> from mathgames_widgets.games.rolls_and_goals.analysis.chances import forecast
    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> why_chances(forecast(observe(new_game(2, "FERN-42"), 0), 10)).claim
    'These are your chances with your cards as they are now.'
    """
    average = Explanation(say("chances-average"))
    if forecasted.is_open:
        return Explanation(say("chances-open"), why=(*_how_counted(forecasted), average))
    hidden = Explanation(say("chances-hidden", tables=forecasted.tables))
    return Explanation(say("chances-now"), why=(hidden, *_rolls(forecasted), *_how_counted(forecasted), average))


def _rolls(forecasted: Forecast) -> tuple[Explanation, ...]:
    """How many rolls of your own rerolls are counted on each table."""
    if not forecasted.rerolls:
        return ()
    return (Explanation(say("chances-rerolls", rerolls=forecasted.rerolls, ways=SIDES**forecasted.rerolls)),)


def _how_counted(forecasted: Forecast) -> tuple[Explanation, ...]:
    if forecasted.is_exact:
        return (Explanation(say("chances-exact")),)
    return Explanation(say("chances-sample", tables=forecasted.tables)), Explanation(say("chances-of-play"))


# ── totals ────────────────────────────────────────────────────────────────────────────────────────────────────────


def totals_told(forecasted: Forecast, goal: Goal) -> str:
    """What your own dice come to together, and the totals of the others that matter for a goal."""
    others = dict(forecasted.totals_of_others)[goal]
    return say.by("totals", f"{goal}", mine=_spread(forecasted.total), others=_spread(others))


def _spread(totals: Distribution[int]) -> str:
    """From where to where, and what is likeliest."""
    every = sorted(totals.chances)
    if len(every) == 1:
        return values_text(every)
    most = max(totals.chances.values())
    likeliest = [total for total in every if totals[total] == most]
    if likeliest == every:
        return say("spread-even", low=every[0], high=every[-1])
    return say("spread", low=every[0], high=every[-1], likeliest=likeliest)


# ── what could be done ────────────────────────────────────────────────────────────────────────────────────────────


def why_gains(gains: Sequence[Fraction], left: int = 0) -> Explanation:
    """What a reroll behind each die would add, with so many other cards left in hand, which are not counted.

    >>> print(why_gains([Fraction(3, 2), Fraction(0), Fraction(-1, 3), Fraction(0), Fraction(0), Fraction(0)]))
    What a reroll would change, in tokens on average: die 1 +1.5, die 2 0, die 3 −0.3, die 4 0, ...
      Put it where it adds the most. The other cards stay where they are.
    """
    gained = [say("reroll-gain", die=die, gain=_signed(gain)) for die, gain in enumerate(gains, 1)]
    where = say("reroll-gains-most" if max(gains) > 0 else "reroll-gains-nothing")
    told = say("reroll-gains-hand", many=left) if left else where
    return Explanation(say("reroll-gains", gains=gained), why=(Explanation(told),))


def _signed(gain: Fraction) -> str:
    shown = f"{float(gain):+.1f}".replace("-", "−")
    return "0" if shown in ("+0.0", "−0.0") else decimal_text(shown)


def why_best(view: View, tables: int = TABLES) -> Explanation:
    """The placement of all of a player's cards that takes most tokens over imagined tables, rerolls left aside.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> print(why_best(observe(new_game(2, "FERN-42"), 0), 10))
    Put −3, −2 and −1 behind die 4.
      Over 10 simulated deals, this earns 12.6 tokens on average, and no other placement earns more.
      Your dice are then worth 4, 3, 2, 0, 1, 1.
    """
    told = placement_told(best_for(view, tables), tables)
    left_out = (Explanation(say("rerolls-not-counted")),) if REROLL in cards_of(view) else ()
    return Explanation(told.claim, why=(*told.why, *left_out))


def placement_told(best: Placement, tables: int) -> Explanation:
    """Where each card goes, and what that brings over so many imagined tables."""
    put = [say("place-behind", cards=cards_text(stack), die=die) for die, stack in enumerate(best.stacks, 1) if stack]
    picks = [say("place-pick", side=side, die=die) for die, side in enumerate(best.picks, 1) if side is not None]
    tokens = mean_text(Fraction(best.worth, tables))
    why = (
        Explanation(say("placement-earns", tables=tables, tokens=tokens)),
        Explanation(say("placement-values", values=values_text(best.values))),
    )
    return Explanation(" ".join(put + picks) if put else say("place-nothing"), why=why)
