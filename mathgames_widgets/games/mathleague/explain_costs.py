"""What a point costs: score for each point paid by age group, what 50 points for one colour are worth, and chances."""

from __future__ import annotations

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.mathleague.cards import LEVELS, Student
from mathgames_widgets.games.mathleague.chances import unit_cost
from mathgames_widgets.games.mathleague.explain_scores import amount
from mathgames_widgets.games.mathleague.options import Rules
from mathgames_widgets.games.mathleague.scoring import BONUS, FOUR
from mathgames_widgets.games.mathleague.wording import LEVEL_NAMES, key_text, number_text, points_text
from mathgames_widgets.maths.chance import drawing
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show


def why_unit_cost(student: Student, rules: Rules) -> Explanation:
    """What a STUDENT card scores, what it costs, and what one point paid brings.

    >>> print(why_unit_cost(Student("green", "30", "Priya", "HS", "Euler Academy", 110), Rules()))
    Priya (green) brings 15 points for each point paid.   165 ÷ 11 = 15
    """
    unit = unit_cost(rules, student)
    return Explanation(
        f"{key_text(student.key)} brings {points_text(unit.bought)} for each point paid.",
        shown=show(amount(unit.points), "÷", amount(unit.cost), "=", amount(unit.bought)),
    )


def why_bargain(rules: Rules) -> Explanation:
    """Which age group brings most for each point paid, and why it is always the same.

    >>> print(why_bargain(Rules()))
    A high school STUDENT card brings most for each point paid.
      An elementary school card scores 1x and costs x/10: 10 points for each.   1 ÷ 1/10 = 10
      A middle school card scores 5x and costs x/2: 10 points for each.   5 ÷ 1/2 = 10
      A high school card scores 1.5x and costs x/10: 15 points for each.   1.5 ÷ 1/10 = 15
    """
    rates = {}
    lines = []
    for level in LEVELS:
        unit = unit_cost(rules, Student("blue", "00", "x", level, "", 1))
        times, part = unit.points, unit.cost
        rates[level] = unit.bought
        article = "An" if LEVEL_NAMES[level][0] == "e" else "A"
        lines.append(
            Explanation(
                f"{article} {LEVEL_NAMES[level]} card scores {number_text(times)}x and costs x/{part.denominator}: "
                f"{points_text(rates[level])} for each.",
                shown=show(amount(times), "÷", part, "=", amount(rates[level])),
            )
        )
    best = [LEVEL_NAMES[level] for level in LEVELS if rates[level] == max(rates.values())]
    article = "An" if best[0][0] == "e" else "A"
    claim = f"{article} {' or '.join(best)} STUDENT card brings most for each point paid."
    return Explanation(claim, why=tuple(lines))


def why_one_colour() -> Explanation:
    """When four of one colour are better than four with higher scores.

    >>> print(why_one_colour())
    50 points for one colour are as good as 200 points on the four students.   4 × 50 = 200
      The average divides by 4, the 50 points are added after it.
      So four of one colour win as long as the others score less than 200 points more together.
    """
    worth = FOUR * BONUS
    return Explanation(
        f"{BONUS} points for one colour are as good as {worth} points on the four students.",
        shown=show(FOUR, "×", BONUS, "=", worth),
        why=(
            Explanation(f"The average divides by {FOUR}, the {BONUS} points are added after it."),
            Explanation(
                f"So four of one colour win as long as the others score less than {worth} points more together."
            ),
        ),
    )


def why_drawing(wanted: int, cards: int, drawn: int, what: str) -> Explanation:
    """How likely it is to draw at least one of some cards: everything less the hands without any.

    >>> print(why_drawing(4, 10, 3, "TOOL card"))
    At least one TOOL card comes with a chance of 5/6, about 83%.   1 − 1/6 = 5/6
      Four TOOL cards are among 10 cards, and 3 are drawn.
      The chance that none of them comes is 1/6.

    Raises ValueError for more wanted or drawn cards than there are.
    """
    none = drawing(wanted, cards, drawn)[0]
    chance = 1 - none
    there = counted(wanted, what)
    return Explanation(
        f"At least one {what} comes with a chance of {chance}, about {round(100 * chance)}%.",
        shown=show(1, "−", none, "=", chance),
        why=(
            Explanation(
                f"{there[0].upper()}{there[1:]} {'is' if wanted == 1 else 'are'} among {cards} "
                f"card{'' if cards == 1 else 's'}, "
                f"and {drawn} {'is' if drawn == 1 else 'are'} drawn."
            ),
            Explanation(f"The chance that none of them comes is {none}."),
        ),
    )
