"""Every score in its arithmetic: multiplier, tools, the cap, the average, the bonus, and what is missing to win."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.words import SMALL, counted, listed, name_of
from mathgames_widgets.maths.chance.distributions import drawing
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import number, show
from mathgames_widgets.maths.writing.shown import Digits, Over, Shown
from mathgames_widgets.maths.writing.words import capital, chance_text, mean_text, percent_text

from ..analysis.chances import Bound, lowest_showing, unit_cost
from ..rules.cards import LEVELS, Cards, Student
from ..rules.moves import FOR_TOOLS
from ..rules.rules import decks_of
from ..rules.scoring import BONUS, CAP, DOUBLED, FOUR, MOST_SCHOOL_TOOLS, Standing, StudentScore, TeamScore
from ..rules.state import CLOSED, SINGLE_DECK, Rules
from .sentences import A_LEVEL, cards_text, key_text, number_text, points_text

NOT_YET = "There is no score yet: a team needs four STUDENT cards."
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

    >>> from mathgames_widgets.games.mathleague.rules.cards import Student
    >>> from mathgames_widgets.games.mathleague.rules.cards import Tool
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
    level, high = A_LEVEL[score.student.level], score.student.high_score
    if score.multiplier == 1:
        return Explanation(f"Its high score is {high}, and {level} high score counts as it is.")
    times = number_text(score.multiplier)
    shown = show(amount(high), "×", amount(score.multiplier), "=", amount(score.printed))
    return Explanation(f"{capital(level)} high score counts {times} times.", shown=shown)


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
        f"With the TEACHER card {coach} they count double. More teachers do not double them again.",
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
    return (Explanation(f"A STUDENT card scores at most {CAP}, so {points_text(lost)} do not count.", shown=shown),)


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
    capped = f", but only {number_text(MOST_SCHOOL_TOOLS)} count" if score.tool_points > MOST_SCHOOL_TOOLS else ""
    return Explanation(
        f"{names} on the SCHOOL cards {adds} {points_text(score.tool_points)}{capped}.",
        shown=_sum([tool.value for tool in score.tools]),
    )


# ── and the win number ────────────────────────────────────────────────────────────────────────────────────────────


def why_standing(standing: Standing, win_number: int | None) -> Explanation:
    """The score that counts on one side of the table, and what is missing to the win number.

    >>> print(why_standing(Standing((), None, (), None), 263))
    There is no score yet: a team needs four STUDENT cards.
      Four STUDENT cards are still missing.
    """
    if standing.best is None:
        missing = FOUR - len(standing.students)
        if missing > 0:
            are = "is" if missing == 1 else "are"
            left = Explanation(f"{capital(counted(missing, 'STUDENT card'))} {are} still missing.")
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
        return (Explanation(f"This reaches the win number, {win_number}."),)
    shown = show(amount(win_number), "−", amount(best.points), "=", amount(missing))
    quarter = Explanation(
        "Each point that one of the four gains raises their average by a quarter of a point: "
        f"{points_text(missing)} more take {points_text(FOUR * missing)} on the four students.",
        shown=show(FOUR, "×", amount(missing), "=", amount(FOUR * missing)),
    )
    claim = f"This team still needs {points_text(missing)} to reach the win number, {win_number}."
    return (Explanation(claim, shown=shown, why=(quarter,)),)


# ── what a point costs ────────────────────────────────────────────────────────────────────────────────────────────────


def why_unit_cost(student: Student, rules: Rules) -> Explanation:
    """What a STUDENT card scores, what it costs, and what one point paid brings.

    >>> print(why_unit_cost(Student("green", "30", "Priya", "HS", "Euler Academy", 110), Rules()))
    Priya (green) gives 15 points for each point paid.   165 ÷ 11 = 15
    """
    unit = unit_cost(rules, student)
    return Explanation(
        f"{key_text(student.key)} gives {points_text(unit.bought)} for each point paid.",
        shown=show(amount(unit.points), "÷", amount(unit.cost), "=", amount(unit.bought)),
    )


def why_bargain(rules: Rules) -> Explanation:
    """Which age group brings most for each point paid, and why it is always the same.

    >>> print(why_bargain(Rules()))
    A high school STUDENT card gives the most for each point paid.
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
        lines.append(
            Explanation(
                f"{capital(A_LEVEL[level])} card scores {number_text(times)}x and costs x/{part.denominator}: "
                f"{points_text(rates[level])} for each.",
                shown=show(amount(times), "÷", part, "=", amount(rates[level])),
            )
        )
    best = [A_LEVEL[level] for level in LEVELS if rates[level] == max(rates.values())]
    claim = f"{capital(' or '.join(best))} STUDENT card gives the most for each point paid."
    return Explanation(claim, why=tuple(lines))


def why_one_colour() -> Explanation:
    """When four of one colour are better than four with higher scores.

    >>> print(why_one_colour())
    50 points for one color are as good as 200 points on the four students.   4 × 50 = 200
      The average divides by 4. The 50 points are added after that.
      So four of one color win unless the other four score at least 200 points more in total.
    """
    worth = FOUR * BONUS
    return Explanation(
        f"{BONUS} points for one color are as good as {worth} points on the four students.",
        shown=show(FOUR, "×", BONUS, "=", worth),
        why=(
            Explanation(f"The average divides by {FOUR}. The {BONUS} points are added after that."),
            Explanation(f"So four of one color win unless the other four score at least {worth} points more in total."),
        ),
    )


def why_bound(bound: Bound, these: str = "this pile") -> Explanation:
    """An upper bound for a team in its arithmetic."""
    left = bound.tools - bound.cost
    rest = left - bound.on_school
    average = (bound.printed + bound.on_students) / FOUR
    sums = [thing for extra in (bound.bonus, bound.on_school) if extra for thing in ("+", amount(extra))]
    why = [
        Explanation(
            f"The best four would be {cards_text(bound.students)}, {points_text(bound.printed)} without tools."
        ),
        Explanation(
            f"All the TOOL cards are worth {points_text(bound.tools)} in total, and the four and their schools "
            f"cost at least {bound.cost}.",
            shown=show(bound.tools, "−", amount(bound.cost), "=", amount(left)),
        ),
    ]
    if bound.on_school:
        schools = counted(FOR_TOOLS, "SCHOOL card")
        claim = f"A school team with {schools} takes up to {MOST_SCHOOL_TOOLS} points of that."
        why.append(Explanation(claim, shown=show(amount(left), "−", amount(bound.on_school), "=", amount(rest))))
    if bound.on_students == DOUBLED * rest:
        claim = "At most, the rest is attached to students with teachers and counts double."
        why.append(Explanation(claim, shown=show(DOUBLED, "×", amount(rest), "=", amount(bound.on_students))))
    elif bound.on_students == rest:
        why.append(Explanation(f"At most, all the rest is attached to the four: {points_text(rest)}."))
    else:
        claim = f"A student counts for at most {CAP}, so the four have room for {points_text(bound.on_students)} more."
        room = show(FOUR, "×", CAP, "−", amount(bound.printed), "=", amount(bound.on_students))
        why.append(Explanation(claim, shown=room))
    total = amount(bound.printed + bound.on_students)
    why.append(Explanation("That gives the average.", shown=show(total, "÷", FOUR, "=", amount(average))))
    if bound.bonus:
        why.append(Explanation(f"The color bonus adds {bound.bonus}."))
    if bound.on_school:
        why.append(Explanation(f"The tools of the school team add {points_text(bound.on_school)}."))
    return Explanation(
        f"Nobody can score more than {points_text(bound.points)} with {these}.",
        shown=show(amount(average), *sums, "=", amount(bound.points)) if sums else None,
        why=tuple(why),
    )


def why_drawing(wanted: int, cards: int, drawn: int, what: str) -> Explanation:
    """How likely it is to draw at least one of some cards: everything less the hands without any.

    >>> print(why_drawing(4, 10, 2, "TOOL card"))
    The chance of drawing at least one TOOL card is 2/3, about 67%.   1 − 1/3 = 2/3
      Four TOOL cards are among 10 cards, and 2 are drawn.
      The chance of drawing none of them is 1/3: first 6 of 10 cards will do, then 5 of 9.   6/10 × 5/9 = 1/3

    Raises ValueError for more wanted or drawn cards than there are.
    """
    none = drawing(wanted, cards, drawn)[0]
    chance = 1 - none
    there = counted(wanted, what)
    return Explanation(
        f"The chance of drawing at least one {what} is {chance}, about {round(100 * chance)}%.",
        shown=show(1, "−", none, "=", chance),
        why=(
            Explanation(
                f"{capital(there)} {'is' if wanted == 1 else 'are'} among {cards} "
                f"card{'' if cards == 1 else 's'}, "
                f"and {drawn} {'is' if drawn == 1 else 'are'} drawn."
            ),
            _none_drawn(cards - wanted, cards, drawn, none),
        ),
    )


def _none_drawn(others: int, cards: int, drawn: int, none: Fraction) -> Explanation:
    """Card by card: each draw leaves one card fewer, and one of the others fewer."""
    claim = f"The chance of drawing none of them is {none}"
    if not 1 < drawn <= others:
        return Explanation(f"{claim}.")
    draws = [(others - taken, cards - taken) for taken in range(drawn)]
    (first, of), *later = draws
    told = "".join(f", then {few} of {left}" for few, left in later)
    shown = [part for few, left in draws for part in ("×", Over(Digits(f"{few}"), Digits(f"{left}"), is_number=True))][
        1:
    ]
    return Explanation(f"{claim}: first {first} of {of} cards will do{told}.", show(*shown, "=", none))


# ── the win number of a game ──────────────────────────────────────────────────────────────────────────────────────────

DECKS_UNKNOWN = "Its average depends on decks you do not know."

LARGEST_DENOMINATOR = 10_000


def why_win_number(rules: Rules, opening: Sequence[Cards], win_number: int, names: Sequence[str] = ()) -> Explanation:
    """The cards that were turned over, their lowest number, and how that compares with the average.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> state = new_game(2, "FERN-42")
    >>> print(why_win_number(state.rules, state.opening, state.win_number, ["Asha", "Ben"]))
    The win number is 240: the lowest domino number showing is added to 200.   200 + 40 = 240
      Turned over: 40 by Asha and 63 by Ben.
      On average, the lowest number of these two decks is about 48.4, and the win number is about 248.4.
        The lowest number is 40 or more with a chance of 81/121, about 67%.
        Every card has to show at least that number, so multiply the chances of the players.   9/11 × 9/11 = 81/121
    """
    if rules.variation == SINGLE_DECK:
        return Explanation(f"The win number is always {win_number} when two players share one deck.")
    lowest = win_number - rules.base
    return Explanation(
        f"The win number is {win_number}: the lowest domino number showing is added to {rules.base}.",
        shown=show(rules.base, "+", lowest, "=", win_number),
        why=(
            Explanation(_turned_over(opening, names)),
            Explanation(DECKS_UNKNOWN) if CLOSED in rules.decks else _on_average(rules, len(opening), lowest),
        ),
    )


def _turned_over(opening: Sequence[Cards], names: Sequence[str]) -> str:
    told = [
        f"{', then '.join([card.domino for card in cards])} by {name_of(seat, names)}"
        for seat, cards in enumerate(opening)
    ]
    return f"Turned over: {listed(told)}."


def _readable(chance: Fraction) -> str:
    return chance_text(chance) if _is_readable(chance) else percent_text(chance)


def _is_readable(chance: Fraction) -> bool:
    """Whether a fraction says more than its percents."""
    return chance.denominator < LARGEST_DENOMINATOR


@lru_cache(maxsize=16)
def _on_average(rules: Rules, players: int, lowest: int) -> Explanation:
    decks = decks_of(rules, players)
    showing = lowest_showing(decks)
    mean = showing.expected(lambda number: number)
    chances = [Fraction(sum([card.number >= lowest for card in deck]), len(deck)) for deck in decks]
    whole = showing.chance(lambda number: number >= lowest)
    product = [part for chance in chances for part in ("×", chance)][1:]
    return Explanation(
        f"On average, the lowest number of these {SMALL[players]} decks is {mean_text(mean)}, and the win "
        f"number is {mean_text(rules.base + mean)}.",
        why=(
            Explanation(f"The lowest number is {lowest} or more with a chance of {_readable(whole)}."),
            Explanation(
                "Every card has to show at least that number, so multiply the chances of the players.",
                shown=show(*product, *(("=", whole) if _is_readable(whole) else ())),
            ),
        ),
    )
