"""Dice with the cards behind them, to be looked at in a question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.question import Figure

from ..rules.cards import Cards, Values
from ..words.sentences import stack_text

if TYPE_CHECKING:
    from mathgames_widgets.page.html import Element


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
        from mathgames_widgets.page.html import div, span

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
        from mathgames_widgets.page.html import span

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
