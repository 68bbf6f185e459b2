"""Problems about chance: what a roll can give, the expected value, at least one of several rolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product as pairs_of

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.chance.dice import best_of_rerolls
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import exact_text, mean_text, short_text
from mathgames_widgets.questions.drawing.bars import RollOn
from mathgames_widgets.questions.pictures import NumberLine
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.typed import Chance, Number

from ...rules.cards import DICE, DOUBLE, EVERY_SIDE, HALVE, NEGATE, SIDES, Cards, Dice, Side, Values, worth
from ...words.chances import MEAN
from ...words.sentences import stack_text
from ..pictures import TwoRolls, every_side, marked, one_die, two_rolls
from . import drawing
from .drawing import SHIFTS, TURNS
from .keeping import keeping, own_rule
from .marking import one_die as one_side, two_dice

say = room(__name__)


@dataclass(frozen=True, slots=True)
class DieEvent:
    """Something that a value can be, by its key and, where it has one, its number; `is-event` says it."""

    key: str
    fits: Callable[[int], bool]
    number: int | None = None

    @property
    def said(self) -> dict[str, object]:
        """The slots of a message that says it."""
        return {"event": self.key, "number": self.number}

    def sides(self, stack: Cards = ()) -> Dice:
        """The sides with which it happens when these cards lie behind the die."""
        return tuple([side for side in EVERY_SIDE if self.fits(worth(side, stack))])

    def chance(self, stack: Cards = ()) -> Fraction:
        """How likely it is for a die that is rolled."""
        return Fraction(len(self.sides(stack)), SIDES)


EVEN = DieEvent("even", lambda value: value % 2 == 0)
ODD = DieEvent("odd", lambda value: value % 2 == 1)
DIVISIBLE_BY_3 = DieEvent("threes", lambda value: value % 3 == 0)


def at_least(least: int) -> DieEvent:
    """So much or more."""
    return DieEvent("least", lambda value: value >= least, least)


def at_most(most: int) -> DieEvent:
    """So much or less."""
    return DieEvent("most", lambda value: value <= most, most)


def exactly(number: int) -> DieEvent:
    """One number."""
    return DieEvent("exactly", lambda value: value == number, number)


def an_event(draw: ProblemRng, level: int = 1) -> DieEvent:
    """One of several sorts of events."""
    number = draw.one(range(2, 6)) if level == 1 else draw.one(range(-2, 8))
    return draw.one((EVEN, ODD, DIVISIBLE_BY_3, at_least(number), at_most(number), exactly(number)))


# ── one reroll ────────────────────────────────────────────────────────────────────────────────────────────────────


def reroll_chance(now: Side, event: DieEvent, stack: Cards = ()) -> Number:
    """What is the chance that a die that is rolled again comes to something?"""
    sides, chance = event.sides(stack), event.chance(stack)
    told = [
        say("reroll-side", side=side, value=worth(side, stack) if stack else None, fits=side in sides)
        for side in EVERY_SIDE
    ]
    return Chance(
        prompt=(
            say("reroll-prompt", stack=stack_text(stack) if stack else None, now=now, **event.said),
            " ",
            one_die(now, ("reroll", *stack)),
        ),
        value=chance,
        advice=drawing.chance(),
        hint=say("reroll-hint"),
        more_hints=(
            say.pieces("six-sides", dice=every_side(stack)),
            say("reroll-one-fits", side=sides[0]),
        ),
        why=Explanation(
            say("reroll-why", many=len(sides), sides=sides, chance=chance),
            why=(*(map(Explanation, told) if stack else ()), Explanation(say("reroll-now", now=now))),
        ),
        misconceptions=expected(
            chance,
            *([(event.chance(), idea.SIDES_NOT_VALUES)] if stack else []),
            (Fraction(1, SIDES), idea.ONE_SIDE_ONLY),
            (Fraction(1, 2), idea.HALF_AND_HALF),
            (1 - chance, idea.CHANCE_OF_NONE),
            (int(event.fits(worth(now, stack))), idea.SHOWN_NOT_ROLLED),
            (len(sides), idea.COUNT_NOT_CHANCE),
        ),
        because=lambda own: _as_sides(own, EVERY_SIDE, sides, stack),
        onward=_rolled_on(event, sides),
    )


def _rolled_on(event: DieEvent, sides: Dice) -> RollOn:
    """The die to be rolled on, once its chance is known."""
    return RollOn(
        prompt=say("roll-on-prompt"),
        why=Explanation(""),
        names=(say("is-event", **event.said), say("roll-fits-not")),
        total=SIDES,
        top=SIDES,
        start=(len(sides), SIDES - len(sides)),
        cases=tuple([int(side not in sides) for side in EVERY_SIDE]),
        is_die=True,
    )


def _as_sides(own: Fraction, every: Sequence[int], fitting: Sequence[int], stack: Cards = ()) -> str:
    """How many of the sides a chance would be, and one that speaks against it."""
    many, over = own * len(every), own > Fraction(len(fitting), len(every))
    face = next(side for side in every if (side in fitting) != over)
    return say(
        "chance-as-sides",
        is_whole="six" if many.denominator > 1 and (own * SIDES).denominator == 1 else many.denominator == 1,
        over=over,
        own=own,
        many=many,
        every=len(every),
        side=face,
        value=worth(face, stack) if stack else None,
    )


def _reroll(draw: ProblemRng, level: int) -> Number:
    if level == 3:
        return draw.one((_two_dice, known_drawn))(draw)
    while True:
        event = an_event(draw, level)
        stack = () if level == 1 else draw.shuffled((draw.one(SHIFTS), draw.one((*TURNS, *SHIFTS))))
        if 0 < event.chance(stack) < 1:
            return reroll_chance(draw.one(EVERY_SIDE), event, stack)


def _two_dice(draw: ProblemRng) -> Number:
    total, every = draw.one(range(3, 12)), SIDES * SIDES
    ways = [roll for roll in pairs_of(EVERY_SIDE, EVERY_SIDE) if sum(roll) == total]
    chance = Fraction(len(ways), every)
    unordered = len({tuple(sorted(roll)) for roll in ways})
    return Chance(
        prompt=say("two-dice-prompt", total=total),
        value=chance,
        advice=drawing.chance(),
        hint=say("two-dice-hint"),
        more_hints=(
            say("two-dice-begin", one=ways[0][0], other=ways[0][1]),
            say("two-dice-red", low=ways[0][0], high=ways[-1][0]),
        ),
        why=Explanation(
            say("two-dice-why", many=len(ways), total=total, chance=chance),
            why=(
                Explanation(say("two-dice-rolls", rolls=", ".join([f"{one} + {other}" for one, other in ways]))),
                Explanation(say("two-dice-36")),
            ),
        ),
        picture=two_rolls(
            say("two-dice-sums", many=len(ways), total=total),
            lambda one, other: str(one + other),
            lambda one, other: one + other == total,
        ),
        misconceptions=expected(
            chance,
            (Fraction(unordered, every), idea.ORDER_OF_DICE),
            (Fraction(unordered, 21), idea.ORDER_OF_DICE),
            (Fraction(1, 11), idea.SUMS_EQUALLY_LIKELY),
            (Fraction(1, every), idea.ONE_ROLL_ONLY),
            (len(ways), idea.COUNT_NOT_CHANCE),
        ),
        because=lambda own: say(
            "two-dice-against",
            is_whole=(own * every).denominator == 1,
            over=own > chance,
            own=own,
            many=own * every,
            one=ways[0][0],
            other=ways[0][1],
            total=total,
            red=SIDES if total <= SIDES else 1,
            is_seven=total == SIDES + 1,
        ),
    )


def known_chance(known: DieEvent, event: DieEvent) -> Number:
    """What is the chance of something when something else is known?"""
    left = known.sides()
    both = tuple([side for side in left if event.fits(side)])
    chance = Fraction(len(both), len(left))

    def misplaced(crossed: tuple[Side, ...]) -> str:
        return say("known-crossed", side=crossed[0]) if crossed[0] in left else ""

    return Chance(
        prompt=f"{say('known-told', **known.said)} {say('known-asked', **event.said)}",
        value=chance,
        try_out=one_side(say("known-try"), misplaced),
        advice=drawing.chance(),
        hint=say("known-hint"),
        more_hints=(
            say("known-left", sides=left),
            say("known-count", many=len(left), **event.said),
        ),
        why=Explanation(
            say("known-why", both=len(both), left=len(left), chance=chance),
            why=(
                Explanation(say("known-likely", many=len(left), sides=left)),
                Explanation(say("known-fit", many=len(both), sides=both)),
                Explanation(say("known-conditional")),
            ),
        ),
        misconceptions=expected(
            chance,
            (event.chance(), idea.WHOLE_DIE),
            (Fraction(len(both), SIDES), idea.WHOLE_DIE),
            (known.chance(), idea.KNOWN_NOT_ASKED),
            (Fraction(1, 2), idea.HALF_AND_HALF),
            (len(both), idea.COUNT_NOT_CHANCE),
        ),
        because=lambda own: _as_sides(own, left, both),
    )


def known_drawn(draw: ProblemRng) -> Number:
    """The same for something that tells a part, but not all."""
    while True:
        known, event = an_event(draw), an_event(draw)
        left = known.sides()
        both = [side for side in left if event.fits(side)]
        if known.said != event.said and 2 <= len(left) < SIDES and 0 < len(both) < len(left):
            return known_chance(known, event)


REROLL = Kind("reroll", lambda: say("kind-reroll"), _reroll)

# ── expected values ───────────────────────────────────────────────────────────────────────────────────────────────


def _expected(draw: ProblemRng, level: int) -> Number:
    if level == 1:
        return expected_value((draw.one((*SHIFTS, DOUBLE, HALVE, NEGATE)),), draw.one((0, 1, 2)))
    if level == 3 and draw.one((True, False)):
        return expected_total(tuple([draw.one(EVERY_SIDE) for _ in range(DICE)]), draw.one((1, 2, 3)))
    return expected_value(draw.shuffled((draw.one(SHIFTS), draw.one((DOUBLE, NEGATE) if level == 2 else (HALVE,)))))


def expected_value(stack: Cards = (), others: int = 0) -> Number:
    """The expected value of a die with cards behind it, or the expected total with some other dice."""
    values = [worth(side, stack) for side in EVERY_SIDE]
    mean = Fraction(sum(values), SIDES)
    total = mean + others * MEAN
    dice = others + 1
    behind = [say("expected-behind", dice=dice, stack=stack_text(stack))] if stack else []
    return Number(
        prompt=" ".join([say("expected-rolled", dice=dice), *behind, say("expected-asked", dice=dice)]),
        value=total,
        advice=drawing.exact(),
        hint=" ".join([say("expected-hint"), *([say("expected-hint-others")] if others else [])]),
        more_hints=(
            say.pieces("six-sides", dice=every_side(stack)),
            " ".join([say("expected-sum", sum=sum(values)), *([say("expected-add", others=others)] if others else [])]),
        ),
        why=Explanation(
            say("expected-why", dice=dice, mean=exact_text(total)),
            why=(
                Explanation(say("expected-become", values=values) if stack else say("expected-sides")),
                Explanation(say("expected-divided", sum=sum(values), mean=mean)),
                Explanation(say("expected-others", total=total) if others else say("expected-no-value")),
            ),
        ),
        picture=None if others else _balanced(values, mean),
        misconceptions=expected(
            total,
            *([(_of_the_mean(stack) + others * MEAN, idea.ROUNDED_AT_THE_END)] if HALVE in stack else []),
            (Fraction(sum(values)) + others * sum(EVERY_SIDE), idea.NOT_DIVIDED),
            (worth(3, stack) + others * 3, idea.MIDDLE_IS_THREE),
            (max(values) + others * SIDES, idea.MOST_IS_MEAN),
            ((others + 1) * MEAN, idea.SIDES_NOT_VALUES),
            (mean, idea.MEAN_OF_ONE_DIE),
        ),
        because=lambda own: (
            say("mean-always")
            if own is None
            else say(
                "expected-against",
                others=others,
                rest=others * MEAN,
                own=own,
                left=own - others * MEAN,
                sum=SIDES * own,
                over=own > total,
            )
        ),
    )


def _balanced(values: Sequence[int | Fraction], mean: Fraction) -> NumberLine:
    """The six values on the number line, and their mean; halving makes two of them the same."""
    line = marked((*values, mean))
    named = [
        (value, [say("mean")] * (value == mean) + [say("twice")] * (values.count(value) == 2))
        for value, _ in line.marks
    ]
    return replace(line, marks=tuple([(value, ", ".join(names)) for value, names in named]))


def _of_the_mean(stack: Cards) -> Fraction:
    """What the cards make of 3.5 when halving does not round."""
    value = MEAN
    for face in stack:
        value = value / 2 if face == HALVE else value + int(face) if face[0] in "+-" else -value
    return value


def expected_total(values: Values, rolled: int) -> Number:
    """The expected total when the first dice are rolled again."""
    kept = values[rolled:]
    mean = sum(kept) + rolled * MEAN
    return Number(
        prompt=say("total-prompt", rolled=rolled, values=values),
        value=mean,
        advice=drawing.exact(),
        hint=say("total-hint"),
        why=Explanation(
            say("total-why", total=exact_text(mean)),
            why=(
                Explanation(say("total-stays", sum=f"{' + '.join(map(plain, kept))} = {sum(kept)}")),
                Explanation(say("total-rolled", product=f"{rolled} × 7/2 = {plain(rolled * MEAN)}")),
            ),
        ),
        misconceptions=expected(
            mean,
            (sum(kept) + rolled * 3, idea.MIDDLE_IS_THREE),
            (sum(kept) + MEAN, idea.MEAN_OF_ONE_DIE),
            (sum(values) + rolled * MEAN, idea.SHOWN_NOT_ROLLED),
            (sum(values), idea.SHOWN_NOT_ROLLED),
            (sum(kept) + rolled * SIDES, idea.MOST_IS_MEAN),
        ),
        because=lambda own: (
            say("mean-always")
            if own is None
            else say("total-against", rolled=rolled, own=own, kept=sum(kept), left=own - sum(kept), over=own > mean)
        ),
    )


def best_stop(rolls: int) -> Number:
    """The expected value of a die that may be rolled again, when one stops at the right side."""
    promised, mean = best_of_rerolls(rolls - 1), best_of_rerolls(rolls)
    kept = [side for side in EVERY_SIDE if side > promised]
    again = SIDES - len(kept)
    sums = f"({' + '.join(map(str, kept))} + {again} × {plain(promised)}) ÷ 6 = {plain(mean)}"
    return Number(
        prompt=say("stop-prompt", rolls=rolls),
        try_out=keeping(rolls),
        onward=own_rule(rolls),
        value=mean,
        advice=drawing.exact(),
        hint=say("stop-hint"),
        more_hints=(
            say("stop-again", mean=mean_text(promised)),
            say("stop-keep", kept=kept, mean=exact_text(promised)),
        ),
        why=Explanation(
            say("stop-why", mean=exact_text(mean)),
            why=(
                Explanation(say("stop-kept", mean=exact_text(promised), kept=kept)),
                Explanation(say("stop-sum", sum=sums, others=again, mean=promised)),
            ),
        ),
        misconceptions=expected(
            mean,
            (MEAN, idea.NEVER_AGAIN),
            ((rolls + 1) * MEAN, idea.EVERY_ROLL_COUNTS),
            (SIDES, idea.MOST_IS_MEAN),
            (Fraction(sum(kept), len(kept)), idea.ONLY_KEPT_SIDES),
        ),
        because=lambda own: (
            say("mean-always")
            if own is None
            else say(
                "stop-against",
                total=SIDES * own,
                size="much" if own > mean else "little" if own > promised else "least",
                mean=short_text(promised),
            )
        ),
    )


EXPECTED = Kind("expected", lambda: say("kind-expected"), _expected)

# ── at least one ──────────────────────────────────────────────────────────────────────────────────────────────────


def at_least_one(rolls: int, event: DieEvent) -> Number:
    """What is the chance of at least one of several dice?"""
    hit = event.chance()
    none = 1 - hit
    chance, missed = 1 - none**rolls, SIDES - len(event.sides())
    product = f"{' × '.join([plain(none)] * rolls)} = {plain(none**rolls)}"
    return Chance(
        prompt=say("sixes-prompt", dice=rolls, **event.said),
        value=chance,
        advice=(say("advice-power"), say("advice-power.other")),
        takes_calculations=True,
        hint=say("sixes-hint"),
        more_hints=(say("sixes-one", chance=none, dice=rolls), say("sixes-none", product=product)),
        why=Explanation(
            say("sixes-why", chance=chance),
            why=(
                Explanation(say("sixes-die", missed=missed, chance=none)),
                Explanation(say("sixes-no-die", dice=rolls, product=product)),
                Explanation(say("sixes-rest", difference=f"1 − {plain(none**rolls)} = {plain(chance)}")),
            ),
        ),
        picture=once_or_twice(event) if rolls == 2 else None,
        misconceptions=expected(
            chance,
            (rolls * hit, idea.CHANCES_ADD),
            (rolls * hit * none ** (rolls - 1), idea.EXACTLY_ONE),
            (hit**rolls, idea.CHANCES_OF_ALL),
            (none**rolls, idea.CHANCE_OF_NONE),
            (hit, idea.ONE_DIE_ONLY),
        ),
        because=lambda own: say(
            "sixes-against",
            own=own,
            none=1 - own,
            missed=none,
            over="opposite" if own + chance == 1 else own > chance,
        ),
    )


def once_or_twice(event: DieEvent) -> TwoRolls:
    """Which outcomes of two rolls fit, and which fit twice."""
    hits = event.sides()
    fits = len(hits) * (2 * SIDES - len(hits))
    return two_rolls(
        say("sixes-outcomes", fits=fits),
        lambda one, other: "✓" * ((one in hits) + (other in hits)),
        lambda one, other: one in hits or other in hits,
    )


def _only_the_second(event: DieEvent) -> TwoRolls:
    """Which outcomes need the second roll."""
    hits = event.sides()
    only = len(hits) * (SIDES - len(hits))
    return two_rolls(
        say("more-outcomes", only=only),
        lambda one, other: "✓" if one in hits else "+" * (other in hits),
        lambda one, other: one not in hits and other in hits,
    )


def _saved_by(event: DieEvent) -> Callable[[tuple[Side, ...]], str]:
    """What speaks against a roll that is marked as one that the second die saves."""
    hits = event.sides()

    def misplaced(rolled: tuple[Side, ...]) -> str:
        first, second = rolled
        if first not in hits and second in hits:
            return ""
        return say("more-marked", first=first, second=second, hits=first in hits)

    return misplaced


def _sixes(draw: ProblemRng, level: int) -> Number:
    if level == 3:
        event = rare_event(draw, 3)
        return one_more(draw.one((1, 2)), event)
    return at_least_one(level + 1, rare_event(draw, 1 + level * 2))


def rare_event(draw: ProblemRng, most: int) -> DieEvent:
    """An event with at most so many sides."""
    while True:
        event = an_event(draw)
        if 1 <= len(event.sides()) <= most:
            return event


def one_more(rolls: int, event: DieEvent) -> Number:
    """By how much does another roll raise the chance?"""
    hit = event.chance()
    none = 1 - hit
    gain = none**rolls * hit
    before, after = 1 - none**rolls, 1 - none ** (rolls + 1)
    return Number(
        prompt=say("more-prompt", rolls=rolls, **event.said),
        value=gain,
        try_out=two_dice(say("more-try"), _saved_by(event), SIDES * len(event.sides())) if rolls == 1 else None,
        advice=(say("advice-fraction"), say("advice-fraction.other")),
        hint=say("more-hint"),
        more_hints=(
            say("more-fail", rolls=rolls, chance=none**rolls),
            say("more-once", chance=hit),
        ),
        why=Explanation(
            say("more-why", gain=gain),
            why=(
                Explanation(say("more-before", rolls=rolls, before=before, after=after)),
                Explanation(say("more-needed", needed=none**rolls, hit=hit, gain=gain)),
                Explanation(say("more-less")),
            ),
        ),
        picture=_only_the_second(event) if rolls == 1 else None,
        misconceptions=expected(
            gain,
            (hit, idea.SECOND_HELPS_AS_MUCH),
            (after, idea.WHOLE_CHANCE),
            (hit ** (rolls + 1), idea.AGAIN_AFTER_A_HIT),
            (none**rolls, idea.EXTRA_ALWAYS_HELPS),
        ),
        because=lambda own: (
            say("more-must-grow")
            if own is None or own <= 0
            else say(
                "more-against",
                before=before,
                sum=before + own,
                size="no-chance" if before + own > 1 else own > gain,
            )
        ),
    )


SIXES = Kind("sixes", lambda: say("kind-sixes"), _sixes)
