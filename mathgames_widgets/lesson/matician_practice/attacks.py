"""Problems about minus cards: where one hurts most, and where it helps."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.games.matician.cards import LESS, OVER, PLUS, TIMES
from mathgames_widgets.games.matician.equations import LEFT, RIGHT, SIDES, Equation, Side
from mathgames_widgets.games.matician.explain_signs import attacks, why_attack
from mathgames_widgets.games.matician.sentences import equation_text
from mathgames_widgets.games.matician.signs import Effect, effect
from mathgames_widgets.lesson.choices import ChooseOne, ChooseSome, Option
from mathgames_widgets.lesson.matician_figures import Cards, attack_text, attacked_values
from mathgames_widgets.lesson.matician_ideas import (
    ANY_NUMBER,
    LARGER_ALWAYS_HURTS,
    MINUS_ALWAYS_HARMS,
    MINUSES_ADD_UP,
    ONE_FOR_ALL,
    SIDES_ALIKE,
    SIDES_DIFFER,
)
from mathgames_widgets.lesson.matician_practice.drawing import ONE_SIDE, SYMBOLS, an_equation
from mathgames_widgets.lesson.problem import Draw, Kind, Task
from mathgames_widgets.lesson.questions import Misconception
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain

Attack = tuple[Equation, Side]

# ── where it hurts ────────────────────────────────────────────────────────────────────────────────────────────────


def hurts(equation: Equation) -> ChooseOne:
    """Where does one more minus card hurt most?"""
    left, right = attacked_values(equation)
    assert left is not None and right is not None
    options = [
        Option(attack_text(equation, side), mine < other, None if mine < other else _why_there(equation, side))
        for side, mine, other in ((LEFT, left, right), (RIGHT, right, left))
    ]
    alike = Option("both are alike", left == right, None if left == right else _why_alike(equation))
    low = min(left, right)
    return ChooseOne(
        key="",
        prompt=("Suppose that somebody has laid this. Where does your minus card hurt most? ", Cards(equation)),
        hint="Work out both: with your card in front of the left number, and in front of the right one.",
        options=(*options, alike),
        why=Explanation(f"The lowest that one minus card can make of it is {plain(low)}.", why=attacks(equation)),
    )


def _why_there(equation: Equation, side: Side) -> Misconception:
    """What is behind an attack on the wrong side."""
    if equation.symbol in (TIMES, OVER):
        return SIDES_DIFFER
    if equation.minuses[side]:
        return MINUSES_ADD_UP
    if effect(equation, (side,)) is Effect.HARMS:
        return ANY_NUMBER
    numbers = (int(equation.left), int(equation.right))
    return LARGER_ALWAYS_HURTS if numbers[side] > numbers[1 - side] else MINUS_ALWAYS_HARMS


def _why_alike(equation: Equation) -> Misconception:
    if any(equation.minuses):
        return MINUSES_ADD_UP
    return ANY_NUMBER if equation.symbol == PLUS else SIDES_ALIKE


def _hurts(draw: Draw, level: int) -> Task:
    if level == 1:
        return Task(hurts(an_equation(draw, draw.one((PLUS, PLUS, LESS)))))
    while True:
        equation = an_equation(draw, draw.one(SYMBOLS), (0, 0) if level == 2 else draw.one(((0, 0), *ONE_SIDE)))
        if Effect.HARMS in [effect(equation, (side,)) for side in SIDES]:
            return Task(hurts(equation))


HURTS = Kind("hurts", "Where does the minus card hurt?", _hurts)

# ── where it helps ────────────────────────────────────────────────────────────────────────────────────────────────


def helps(wanted: Sequence[Attack]) -> ChooseSome:
    """Which attacks help the player who is attacked?"""
    return ChooseSome(
        key="",
        prompt="One more minus card is laid. Choose every case in which it helps the player whose equation it is.",
        hint="Work out each equation before and after. Under which of them does the value rise?",
        options=tuple([_option(*attack) for attack in wanted]),
        why=Explanation(
            "A minus card helps wherever the value is higher with it.",
            why=tuple([_told(*attack) for attack in wanted]),
        ),
    )


def _option(equation: Equation, side: Side) -> Option:
    number = (equation.left, equation.right)[side]
    does_help = effect(equation, (side,)) is Effect.HELPS
    seen = MINUSES_ADD_UP if equation.minuses[side] else MINUS_ALWAYS_HARMS
    return Option(
        f"{equation_text(equation)}, and one more in front of the {number}",
        does_help,
        seen if does_help else ONE_FOR_ALL,
    )


def _told(equation: Equation, side: Side) -> Explanation:
    told = why_attack(equation, (side,))
    return Explanation(f"{equation_text(equation)}. {told.claim}", told.shown, told.why)


def _helps(draw: Draw, level: int) -> Task:
    while True:
        count = level + 2
        symbols = [LESS, *[draw.one(SYMBOLS[: 2 if level == 1 else 4]) for _ in range(count - 1)]]
        minuses = [(0, 0) if level == 1 else draw.one(((0, 0), *ONE_SIDE)) for _ in range(count)]
        equations = [an_equation(draw, symbol, laid) for symbol, laid in zip(symbols, minuses, strict=True)]
        question = helps([(equation, draw.one(SIDES)) for equation in draw.shuffled(equations)])
        if 0 < len(question.solution) < count:
            return Task(question)


HELPS = Kind("helps", "Which attack helps?", _helps)
