"""Dice with the cards behind them, walks on the number line, and a learner's dice in a line beside the lesson's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, floor

from mathgames_widgets.maths.writing.words import capital, listed, mean_text
from mathgames_widgets.page.html import Element, div, span
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.question import Figure
from mathgames_widgets.questions.stops import LEARNER, in_words

from ..analysis.chances import measures
from ..rules.cards import DICE, EVERY_SIDE, HALVE, REROLL, Cards, Values, chain, turned, worth
from ..rules.view import View
from ..words.sentences import face_text, faces_text, goal_text, stack_text


@dataclass(frozen=True, slots=True)
class Die:
    """A side from 1 to 6, or a value that came of one, and the cards behind it from top to bottom."""

    shows: int
    stack: Cards = ()


@dataclass(frozen=True, slots=True)
class DiceRow(Figure):
    """Some dice in a row, each with the cards behind it."""

    dice: tuple[Die, ...]
    whose: str = ""
    """Whose dice they are, where there are several rows."""

    def plain(self) -> str:
        if len(self.dice) == 1:
            return f"The die shows {listed([self.dice[0].shows])}. Behind it: {stack_text(self.dice[0].stack)}."
        words = listed([die.shows if not die.stack else _with_stack(die) for die in self.dice])
        return f"{self.whose or 'The dice'}: {words}."

    def draw(self) -> Element:
        whose = span(self.whose, cls="mg-label") if self.whose else None
        return div(
            whose,
            *[self._drawn(die, at) for at, die in enumerate(self.dice)],
            cls="mg-figure mg-dice-figure",
            role="group",
            aria_label=self.plain(),
        )

    def _drawn(self, die: Die, at: int) -> Element:
        """A die with its cards below it, or only a number where it is known what it is worth."""
        from ..table import parts

        said = listed([die.shows])
        if not any(one.stack for one in self.dice):
            return span(said, cls="mg-dice-value", data_key=f"value{at}")
        side = parts.die(die.shows, key=f"side{at}", label=f"shows {said}", size="mg-die-small")
        return span(side, *parts.small_cards(die.stack, f"behind{at}"), cls="mg-figure-die", data_key=f"die{at}")


def _with_stack(die: Die) -> str:
    return f"{listed([die.shows])} with {stack_text(die.stack)}"


def row_of(values: Values, whose: str = "") -> DiceRow:
    """Dice that are worth these values.

    >>> row_of((5, -1, 0)).plain()
    'The dice: 5, −1 and 0.'
    """
    return DiceRow(tuple([Die(value) for value in values]), whose)


def one_die(side: int, stack: Cards) -> DiceRow:
    """One die with cards behind it.

    >>> one_die(5, ("÷2", "-3")).plain()
    'The die shows 5. Behind it: ÷2, then −3.'
    """
    return DiceRow((Die(side, stack),))


def every_side(stack: Cards = ()) -> DiceRow:
    """A die that is rolled: all that it can show, with the cards behind it."""
    return DiceRow(tuple([Die(side, stack) for side in EVERY_SIDE]))


# ── on the number line ────────────────────────────────────────────────────────────────────────────────────────────


def walk(side: int, stack: Cards, jumps: int | None = None) -> NumberLine:
    """What the cards behind a die do, as jumps; with -1 without the last one, with 0 without any.

    >>> walk(2, ("-3", "÷2"), -1).jumps
    (Jump(start=2, end=-1, label='−3'), Jump(start=-1, end=Fraction(-1, 2), label='÷2'))
    """
    value: int | Fraction = turned(side, stack)
    found: list[Jump] = []
    for card, after in chain(turned(side, stack), stack):
        exact = Fraction(value, 2) if card == HALVE else after
        steps = ((exact, face_text(card)), (after, "down"))
        for end, label in steps:
            if end != value:
                found.append(Jump(value, end, label))
            value = end
    ends = [turned(side, stack), *[jump.end for jump in found]]
    return replace(marked(ends), marks=((ends[0], "the die"),), jumps=tuple(found[:jumps]))


def marked(values: Iterable[int | Fraction]) -> NumberLine:
    """Some values on the number line, and 0."""
    found = sorted(set(values))
    return NumberLine(floor(min(0, *found)) - 1, ceil(max(0, *found)) + 1, tuple([(value, "") for value in found]))


# ── beside the lesson's ───────────────────────────────────────────────────────────────────────────────────────────


def beside(yours: View, lessons: View) -> Element:
    """What both tables come to for each goal of the round, on average where a die is still to be rolled."""
    number = min(yours.round, lessons.round)
    return in_words(_said(yours, number), _said(lessons, number))


def _said(view: View, number: int) -> str:
    over = next((result for result in view.results if result.round == number), None)
    if over:
        worths: list[int | str] = list(over.values[LEARNER])
        counted = [(award.goal, Fraction(award.measures[LEARNER] or 0)) for award in over.awards]
    else:
        dice, stacks = view.dice[LEARNER], view.mine[:DICE]
        worths = ["?" if REROLL in stack else worth(side, stack) for side, stack in zip(dice, stacks, strict=True)]
        counted = [(goal, measures(goal, dice, stacks).expected(lambda one: one or 0)) for goal in view.goals]
    on_average = ", on average" if "?" in worths else ""
    said = "; ".join([f"{goal_text(goal)}: {mean_text(mean)}" for goal, mean in counted])
    left = f" In hand: {faces_text(view.hand)}." if view.hand and not over else ""
    return f"{listed(worths)}. {capital(said)}{on_average}.{left}"
