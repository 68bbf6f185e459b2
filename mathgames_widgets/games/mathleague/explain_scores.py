"""Every score in its arithmetic: multiplier, tools, the cap, the average, the bonus, and what is missing to win."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.mathleague.scoring import (
    BONUS,
    CAP,
    DOUBLED,
    FOUR,
    MOST_SCHOOL_TOOLS,
    Standing,
    StudentScore,
    TeamScore,
)
from mathgames_widgets.games.mathleague.wording import LEVEL_NAMES, cards_text, key_text, number_text, points_text
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import number, show
from mathgames_widgets.maths.shown import Digits, Shown
from mathgames_widgets.maths.words import capital

NOT_YET = "There is no score yet: a team is four STUDENT cards."
""" "Fewer than four: no score yet, shown as "not yet"." """


def amount(value: Fraction | int) -> Shown:
    """A number of points as mathematics: a decimal where it ends.

    >>> print(amount(Fraction(335, 2)))
    167.5
    """
    text = number_text(value)
    return number(Fraction(value)) if "/" in text or "−" in text else Digits(text)


# ── a STUDENT card ────────────────────────────────────────────────────────────────────────────────────────────────


def why_student(score: StudentScore) -> Explanation:
    """What a STUDENT card scores, step by step.

    >>> from mathgames_widgets.games.mathleague.cards import Student, Tool
    >>> ben, mean = Student("blue", "11", "Ben", "MS", "Euler Academy", 36), Tool("red", "75", "Mean", "…", 5)
    >>> print(why_student(StudentScore(0, ben, Fraction(5), (mean,))))
    Ben (blue) scores 185 points.   180 + 5 = 185
      A middle school high score counts 5 times.   36 × 5 = 180
      Mean (red) adds 5 points.
    """
    claim = f"{key_text(score.student.key)} scores {points_text(score.points)}."
    shown = None
    if score.tools:
        shown = show(amount(score.printed), "+", amount(score.tool_points), "=", amount(score.uncapped))
    why = (_printed(score), *_tools(score), *_cap(score))
    return Explanation(claim, shown=shown, why=why)


def _printed(score: StudentScore) -> Explanation:
    level = LEVEL_NAMES[score.student.level]
    high = score.student.high_score
    if score.multiplier == 1:
        return Explanation(f"Its high score is {high}, and {_article(level)} {level} high score counts as it is.")
    times = number_text(score.multiplier)
    shown = show(amount(high), "×", amount(score.multiplier), "=", amount(score.printed))
    return Explanation(f"{_article(level).capitalize()} {level} high score counts {times} times.", shown=shown)


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def _tools(score: StudentScore) -> tuple[Explanation, ...]:
    if not score.tools:
        return ()
    total = sum([tool.value for tool in score.tools])
    adds = "adds" if len(score.tools) == 1 else "add"
    names = cards_text(score.tools)
    parts = _sum([tool.value for tool in score.tools])
    if score.doubler is None:
        return (Explanation(f"{names} {adds} {points_text(score.tool_points)}.", shown=parts),)
    coach = key_text(score.doubler.key)
    doubled = Explanation(
        f"With the TEACHER card {coach} they count double, once at most, however many teachers there are.",
        shown=show(DOUBLED, "×", amount(total), "=", amount(score.tool_points)),
    )
    are = "is" if len(score.tools) == 1 else "are"
    return (Explanation(f"{names} {are} worth {points_text(total)}.", shown=parts), doubled)


def _sum(values: Sequence[Fraction | int]) -> Shown | None:
    """Several amounts added; None for a single one."""
    if len(values) < 2:
        return None
    parts: list[object] = []
    for value in values:
        parts += ["+", amount(value)]
    return show(*parts[1:], "=", amount(sum(values, Fraction(0))))


def _cap(score: StudentScore) -> tuple[Explanation, ...]:
    if score.uncapped <= CAP:
        return ()
    lost = score.uncapped - CAP
    shown = show(amount(score.uncapped), "−", amount(CAP), "=", amount(lost))
    return (
        Explanation(f"A STUDENT card scores {CAP} at most, so {points_text(lost)} count for nothing.", shown=shown),
    )


# ── four of them ──────────────────────────────────────────────────────────────────────────────────────────────────


def why_team(score: TeamScore) -> Explanation:
    """What four STUDENT cards score together: the average, the 50 points for one colour, and the tools of a school."""
    average = _average(score)
    parts: list[object] = [amount(score.average)]
    why = [average]
    if score.bonus_for is not None:
        parts += ["+", amount(score.bonus)]
        why.append(_bonus(score))
    if score.tools:
        parts += ["+", amount(score.counted_tools)]
        why.append(_school_tools(score))
    shown = show(*parts, "=", amount(score.points)) if len(parts) > 1 else None
    return Explanation(f"{team_text(score)} is {points_text(score.points)}.", shown=shown, why=tuple(why))


def team_text(score: TeamScore) -> str:
    """What kind of score it is.

    >>> team_text(TeamScore(None, ())), team_text(TeamScore("Euler Academy", ()))
    ('The all-star score', 'The school score of Euler Academy')
    """
    return "The all-star score" if score.school is None else f"The school score of {score.school}"


def _average(score: TeamScore) -> Explanation:
    points = [student.points for student in score.students]
    total = sum(points, Fraction(0))
    shown = show(_row(points), "=", amount(total), ",", amount(total), "÷", FOUR, "=", amount(score.average))
    names = cards_text([student.student for student in score.students])
    students = tuple([why_student(student) for student in score.students])
    return Explanation(f"The average of {names} is {points_text(score.average)}.", shown=shown, why=students)


def _row(points: Sequence[Fraction]) -> Shown:
    parts: list[object] = []
    for value in points:
        parts += ["+", amount(value)]
    return show(*parts[1:])


def _bonus(score: TeamScore) -> Explanation:
    assert score.bonus_for is not None, "asked only where there is one"
    colour = score.bonus_for.colour
    return Explanation(
        f"All four are {colour} and so is the TEACHER card {key_text(score.bonus_for.key)}: {BONUS} points more."
    )


def _school_tools(score: TeamScore) -> Explanation:
    names = cards_text(score.tools)
    adds = "adds" if len(score.tools) == 1 else "add"
    capped = f", of which {number_text(MOST_SCHOOL_TOOLS)} count" if score.tool_points > MOST_SCHOOL_TOOLS else ""
    return Explanation(
        f"{names} on the SCHOOL cards {adds} {points_text(score.tool_points)}{capped}.",
        shown=_sum([tool.value for tool in score.tools]),
    )


# ── and the win number ────────────────────────────────────────────────────────────────────────────────────────────


def why_standing(standing: Standing, win_number: int | None) -> Explanation:
    """The score that counts on one side of the table, and what is missing to the win number.

    >>> print(why_standing(Standing((), None, (), None), 263))
    There is no score yet: a team is four STUDENT cards.
      Four STUDENT cards are still to be played.
    """
    if standing.best is None:
        missing = FOUR - len(standing.students)
        if missing > 0:
            are = "is" if missing == 1 else "are"
            left = Explanation(f"{capital(counted(missing, 'STUDENT card'))} {are} still to be played.")
        else:
            left = Explanation("Only a school score counts here, and no school team has four students yet.")
        return Explanation(NOT_YET, why=(left,))
    others = [score for score in (standing.all_star, *standing.schools) if score and score is not standing.best]
    why = [why_team(standing.best), *[why_team(score) for score in others], *_missing(standing.best, win_number)]
    return Explanation(f"{points_text(standing.points)} count: the highest score here.", why=tuple(why))


def _missing(best: TeamScore, win_number: int | None) -> tuple[Explanation, ...]:
    if win_number is None:
        return ()
    missing = win_number - best.points
    if missing <= 0:
        return (Explanation(f"The win number {win_number} is reached."),)
    shown = show(amount(win_number), "−", amount(best.points), "=", amount(missing))
    quarter = Explanation(
        f"An average of four grows by a quarter of a point for each point that one of them gains: "
        f"{points_text(missing)} more take {points_text(FOUR * missing)} on the four.",
        shown=show(FOUR, "×", amount(missing), "=", amount(FOUR * missing)),
    )
    claim = f"To reach the win number {win_number}, {points_text(missing)} more must come."
    return (Explanation(claim, shown=shown, why=(quarter,)),)
