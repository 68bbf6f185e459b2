"""Every score in its arithmetic: multiplier, tools, the cap, the average, the bonus, and what is missing to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.maths.chance.distributions import drawing
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import number, show
from mathgames_widgets.maths.writing.shown import Digits, Over, Shown
from mathgames_widgets.maths.writing.words import chance_text, mean_text, percent_text

from ..analysis.chances import Bound, UnitCost, Wish, lowest_showing, unit_cost
from ..rules.cards import COLOURS, LEVELS, Cards, Student
from ..rules.moves import FOR_TOOLS
from ..rules.payments import printed_cost
from ..rules.rules import decks_of
from ..rules.scoring import BONUS, CAP, DOUBLED, FOUR, MOST_SCHOOL_TOOLS, SideScores, StudentScore, TeamScore
from ..rules.state import CLOSED, SINGLE_DECK, Rules
from .cards import cards_text, colour_text, key_text, kind_text, level_text, number_text, points_text

say = room(__name__)


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
      A middle school number is multiplied by 5.   36 × 5 = 180
      Mean (red) adds 5 points.
    """
    claim = say("student-scores", card=key_text(score.student.key), points=points_text(score.points))
    shown = None
    if score.tools:
        shown = show(amount(score.printed), "+", amount(score.tool_points), "=", amount(score.uncapped))
    why = (_printed(score), *_tools(score), *_cap(score))
    return Explanation(claim, shown=shown, why=why)


def _printed(score: StudentScore) -> Explanation:
    level, high = score.student.level, score.student.high_score
    if score.multiplier == 1:
        return Explanation(say("printed-once", high=high, level=level))
    shown = show(amount(high), "×", amount(score.multiplier), "=", amount(score.printed))
    return Explanation(say("printed-times", level=level, times=number_text(score.multiplier)), shown=shown)


def _tools(score: StudentScore) -> tuple[Explanation, ...]:
    if not score.tools:
        return ()
    total = sum([tool.value for tool in score.tools])
    names, many = cards_text(score.tools), len(score.tools)
    parts = _sum([tool.value for tool in score.tools])
    if score.doubler is None:
        added = say("tools-add", tools=names, many=many, points=points_text(score.tool_points))
        return (Explanation(added, shown=parts),)
    doubled = Explanation(
        say("tools-doubled", teacher=key_text(score.doubler.key), many=many),
        shown=show(DOUBLED, "×", amount(total), "=", amount(score.tool_points)),
    )
    return (
        Explanation(say("tools-are-worth", tools=names, many=many, points=points_text(total)), shown=parts),
        doubled,
    )


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
    return (Explanation(say("student-capped", cap=CAP, lost=lost, points=points_text(lost)), shown=shown),)


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
    claim = say("team-scores", school=score.school, points=points_text(score.points))
    return Explanation(claim, shown=shown, why=tuple(why))


def _average(score: TeamScore) -> Explanation:
    points = [student.points for student in score.students]
    total = sum(points, Fraction(0))
    shown = show(_row(points), "=", amount(total), ",", amount(total), "÷", FOUR, "=", amount(score.average))
    names = cards_text([student.student for student in score.students])
    students = tuple([why_student(student) for student in score.students])
    claim = say("average-is", students=names, points=points_text(score.average))
    return Explanation(claim, shown=shown, why=students)


def _row(points: Sequence[Fraction]) -> Shown:
    parts: list[object] = []
    for value in points:
        parts += ["+", amount(value)]
    return show(*parts[1:])


def _bonus(score: TeamScore) -> Explanation:
    assert score.bonus_for is not None, "asked only where there is one"
    colour, teacher = colour_text(score.bonus_for.colour), key_text(score.bonus_for.key)
    return Explanation(say("one-colour-adds", colour=colour, teacher=teacher, bonus=BONUS))


def _school_tools(score: TeamScore) -> Explanation:
    claim = say(
        "school-tools-add",
        tools=cards_text(score.tools),
        many=len(score.tools),
        points=points_text(score.tool_points),
        is_capped=score.tool_points > MOST_SCHOOL_TOOLS,
        most=MOST_SCHOOL_TOOLS,
    )
    return Explanation(claim, shown=_sum([tool.value for tool in score.tools]))


# ── and the win number ────────────────────────────────────────────────────────────────────────────────────────────


def why_standing(standing: SideScores, win_number: int | None) -> Explanation:
    """The score that counts on one side of the table, and what is missing to the win number.

    >>> print(why_standing(SideScores((), None, (), None), 263))
    There is no score yet: a team needs four STUDENT cards.
      Four STUDENT cards are still missing.
    """
    if standing.best is None:
        missing = FOUR - len(standing.students)
        left = say("students-missing", missing=missing) if missing > 0 else say("only-school-scores")
        return Explanation(say("no-score-yet"), why=(Explanation(left),))
    others = [score for score in (standing.all_star, *standing.schools) if score and score is not standing.best]
    why = [why_team(standing.best), *[why_team(score) for score in others], *_missing(standing.best, win_number)]
    return Explanation(say("highest-counts", points=points_text(standing.points)), why=tuple(why))


def _missing(best: TeamScore, win_number: int | None) -> tuple[Explanation, ...]:
    if win_number is None:
        return ()
    missing = win_number - best.points
    if missing <= 0:
        return (Explanation(say("win-number-reached", win_number=win_number)),)
    shown = show(amount(win_number), "−", amount(best.points), "=", amount(missing))
    quarter = Explanation(
        say("points-on-four", points=points_text(missing), gained=points_text(FOUR * missing)),
        shown=show(FOUR, "×", amount(missing), "=", amount(FOUR * missing)),
    )
    claim = say("win-number-missing", points=points_text(missing), win_number=win_number)
    return (Explanation(claim, shown=shown, why=(quarter,)),)


# ── what a point costs ────────────────────────────────────────────────────────────────────────────────────────────────


def why_unit_cost(student: Student, rules: Rules) -> Explanation:
    """What a STUDENT card scores, what it costs, and what one point paid brings.

    >>> print(why_unit_cost(Student("green", "30", "Priya", "HS", "Euler Academy", 110), Rules()))
    Priya (green) gives 15 points for each point paid.   165 ÷ 11 = 15
    """
    unit = unit_cost(rules, student)
    return Explanation(
        say("points-for-each", card=key_text(student.key), points=points_text(unit.bought)),
        shown=show(amount(unit.points), "÷", amount(unit.cost), "=", amount(unit.bought)),
    )


def why_bargain(rules: Rules) -> Explanation:
    """Which age group brings most for each point paid, and why it is always the same.

    >>> print(why_bargain(Rules()))
    A high school STUDENT card gives the most for each point paid.
      An elementary school card scores 1x and costs x/10: 10 points for each point paid.   1 ÷ 1/10 = 10
      A middle school card scores 5x and costs x/2: 10 points for each point paid.   5 ÷ 1/2 = 10
      A high school card scores 1.5x and costs x/10: 15 points for each point paid.   1.5 ÷ 1/10 = 15
    """
    units = {level: unit_cost(rules, Student("blue", "00", "x", level, "", 1)) for level in LEVELS}
    most = max([unit.bought for unit in units.values()])
    best = [level for level, unit in units.items() if unit.bought == most]
    claim = say("best-bargain", best=best[0] if len(best) == 1 else "several", levels=list(map(level_text, best)))
    return Explanation(claim, why=tuple([_bargain_of(level, unit) for level, unit in units.items()]))


def _bargain_of(level: str, unit: UnitCost) -> Explanation:
    times, part = number_text(unit.points), unit.cost.denominator
    return Explanation(
        say("bargain-of-level", level=level, times=times, part=part, points=points_text(unit.bought)),
        shown=show(amount(unit.points), "÷", unit.cost, "=", amount(unit.bought)),
    )


def why_one_colour() -> Explanation:
    """When four of one colour are better than four with higher scores.

    >>> print(why_one_colour())
    A bonus of 50 points for one color is worth as much as 200 points on the four students.   4 × 50 = 200
      First divide by 4 to get the average. Then add the 50 points.
      So four of one color win unless the other four score at least 200 points more in total.
    """
    worth = FOUR * BONUS
    return Explanation(
        say("one-colour-worth", bonus=BONUS, worth=worth),
        shown=show(FOUR, "×", BONUS, "=", worth),
        why=(
            Explanation(say("one-colour-after", four=FOUR, bonus=BONUS)),
            Explanation(say("one-colour-wins", worth=worth)),
        ),
    )


def why_bound(bound: Bound) -> Explanation:
    """An upper bound for a team in its arithmetic."""
    left = bound.tools - bound.cost
    rest = left - bound.on_school
    average = (bound.printed + bound.on_students) / FOUR
    sums = [thing for extra in (bound.bonus, bound.on_school) if extra for thing in ("+", amount(extra))]
    why = [
        Explanation(say("bound-students", students=cards_text(bound.students), points=points_text(bound.printed))),
        Explanation(
            say("bound-tools", points=points_text(bound.tools), cost=number_text(bound.cost)),
            shown=show(bound.tools, "−", amount(bound.cost), "=", amount(left)),
            why=tuple(_least_cost(bound)),
        ),
    ]
    if bound.on_school:
        claim = say("bound-school", schools=FOR_TOOLS, most=MOST_SCHOOL_TOOLS)
        why.append(Explanation(claim, shown=show(amount(left), "−", amount(bound.on_school), "=", amount(rest))))
    if bound.on_students == DOUBLED * rest:
        shown = show(DOUBLED, "×", amount(rest), "=", amount(bound.on_students))
        why.append(Explanation(say("bound-doubled"), shown=shown))
    elif bound.on_students == rest:
        why.append(Explanation(say("bound-rest", points=points_text(rest))))
    else:
        room_left = show(FOUR, "×", CAP, "−", amount(bound.printed), "=", amount(bound.on_students))
        why.append(Explanation(say("bound-room", cap=CAP, points=points_text(bound.on_students)), shown=room_left))
    row = show(amount(bound.printed), "+", amount(bound.on_students))
    total = amount(bound.printed + bound.on_students)
    why.append(
        Explanation(say("bound-average"), shown=show(row, "=", total, ",", total, "÷", FOUR, "=", amount(average)))
    )
    if bound.bonus:
        why.append(Explanation(say("bound-bonus", bonus=bound.bonus)))
    if bound.on_school:
        why.append(Explanation(say("bound-school-tools", points=points_text(bound.on_school))))
    return Explanation(
        say("bound-drawn", points=points_text(bound.points)),
        shown=show(amount(average), *sums, "=", amount(bound.points)) if sums else None,
        why=tuple(why),
    )


def _least_cost(bound: Bound) -> Iterator[Explanation]:
    """Which SCHOOL cards make students free, and who is paid for."""
    if bound.cost_of_schools:
        alone = sum([printed_cost(student) for student in bound.students], Fraction(0))
        yield Explanation(say("bound-alone", cost=number_text(alone)))
    for name, count, cost in bound.cost_of_schools:
        free = [student for student in bound.students if student.school == name]
        yield Explanation(
            say("bound-free", school=name, count=count, cost=number_text(cost), students=cards_text(free))
        )
    if bound.cost_of_schools and bound.paid_for:
        cost = sum([printed_cost(student) for student in bound.paid_for], Fraction(0))
        yield Explanation(
            say("bound-paid", many=len(bound.paid_for), students=cards_text(bound.paid_for), cost=number_text(cost))
        )


# ── what may be drawn ─────────────────────────────────────────────────────────────────────────────────────────────────


def about(wish: Wish) -> dict[str, str]:
    """The slots of a sentence about cards that are hoped for."""
    if not wish.of:
        return {"sort": "any", "kind": kind_text(wish.kind), "of": ""}
    if wish.of in COLOURS:
        return {"sort": "colour", "kind": kind_text(wish.kind), "of": colour_text(wish.of)}
    return {"sort": "school", "kind": kind_text(wish.kind), "of": wish.of}


def wish_text(wish: Wish) -> str:
    """What the cards are called that are hoped for.

    >>> wish_text(Wish("TOOL", "", 20, 48, 2)), wish_text(Wish("STUDENT", "blue", 5, 48, 2))
    ('TOOL card', 'blue STUDENT card')
    """
    return say("wish", **about(wish))


def draws_says(wish: Wish) -> str:
    """What the chances of the next draws are about.

    >>> draws_says(Wish("TOOL", "", wanted=20, pile=48, draws=2))[:80]
    'You have 48 cards left to draw, and nobody knows their order: each is equally li'
    """
    return f"{say('draws', pile=wish.pile)} {say('draws-next', draws=wish.draws)}"


def why_drawing(wish: Wish) -> Explanation:
    """How likely it is to draw at least one of some cards: everything less the hands without any.

    >>> print(why_drawing(Wish("TOOL", "", wanted=4, pile=10, draws=2)))
    The chance of drawing at least one TOOL card is 2/3, about 67%.   1 − 1/3 = 2/3
      The 10 cards include four TOOL cards, and you draw 2.
      The chance of drawing none is 1/3. First, 6 of 10 cards miss, then 5 of 9.   6/10 × 5/9 = 1/3

    Raises ValueError for more wanted or drawn cards than there are.
    """
    none = drawing(wish.wanted, wish.pile, wish.draws)[0]
    chance, slots = 1 - none, about(wish)
    among = say("draw-among", wanted=wish.wanted, cards=wish.pile, drawn=wish.draws, **slots)
    return Explanation(
        say("draw-chance", chance=chance, percent=round(100 * chance), **slots),
        shown=show(1, "−", none, "=", chance),
        why=(Explanation(among), _none_drawn(wish.pile - wish.wanted, wish.pile, wish.draws, none)),
    )


def _none_drawn(others: int, cards: int, drawn: int, none: Fraction) -> Explanation:
    """Card by card: each draw leaves one card fewer, and one of the others fewer."""
    claim = say("draw-none", none=none)
    if not 1 < drawn <= others:
        return Explanation(claim)
    draws = [(others - taken, cards - taken) for taken in range(drawn)]
    (first, of), *later = draws
    told = [say("few-of", few=few, left=left) for few, left in later]
    shown = [part for few, left in draws for part in ("×", Over(Digits(f"{few}"), Digits(f"{left}"), is_number=True))][
        1:
    ]
    step = say("draw-card-by-card", first=first, of=of, later=told)
    return Explanation(f"{claim} {step}", show(*shown, "=", none))


# ── the win number of a game ──────────────────────────────────────────────────────────────────────────────────────────

LARGEST_DENOMINATOR = 10_000


def why_win_number(rules: Rules, opening: Sequence[Cards], win_number: int, names: Sequence[str] = ()) -> Explanation:
    """The cards that were turned over, their lowest number, and how that compares with the average.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> state = new_game(2, "FERN-42")
    >>> print(why_win_number(state.rules, state.opening, state.win_number, ["Asha", "Ben"]))
    The win number is 240: add the lowest domino number showing to 200.   200 + 40 = 240
      Asha turned over 40. Ben turned over 63.
      On average, the lowest number of these two decks is about 48.4, and the win number is about 248.4.
        The lowest number is 40 or more with a chance of 81/121, about 67%.
        Every player's card has to show at least that number, so multiply their chances.   9/11 × 9/11 = 81/121
    """
    if rules.variation == SINGLE_DECK:
        return Explanation(say("win-number-single-deck", win_number=win_number))
    lowest = win_number - rules.base
    turned = [_turned_over(seat, cards, names) for seat, cards in enumerate(opening) if cards]
    is_closed = CLOSED in rules.decks
    return Explanation(
        say("win-number-is", win_number=win_number, base=rules.base),
        shown=show(rules.base, "+", lowest, "=", win_number),
        why=(
            Explanation(" ".join(turned)),
            Explanation(say("decks-unknown")) if is_closed else _on_average(rules, len(opening), lowest),
        ),
    )


def _turned_over(seat: Player, cards: Cards, names: Sequence[str]) -> str:
    first, *later = [card.domino for card in cards]
    return say("turned-over", player=name_of(seat, names), first=first, later=later, many=len(later))


def _readable(chance: Fraction) -> str:
    return chance_text(chance) if _is_readable(chance) else percent_text(chance)


def _is_readable(chance: Fraction) -> bool:
    """Whether a fraction says more than its percents."""
    return chance.denominator < LARGEST_DENOMINATOR


@lru_cache(maxsize=16)
def _lowest(rules: Rules, players: int, lowest: int) -> tuple[Fraction, Fraction, list[Fraction]]:
    """The lowest number on average, how likely it is at least `lowest`, and how likely that is for each deck."""
    decks = decks_of(rules, players)
    showing = lowest_showing(decks)
    chances = [Fraction(sum([card.number >= lowest for card in deck]), len(deck)) for deck in decks]
    return showing.expected(lambda number: number), showing.chance(lambda number: number >= lowest), chances


def _on_average(rules: Rules, players: int, lowest: int) -> Explanation:
    mean, whole, chances = _lowest(rules, players, lowest)
    product = [part for chance in chances for part in ("×", chance)][1:]
    return Explanation(
        say("lowest-on-average", decks=players, mean=mean_text(mean), sum=mean_text(rules.base + mean)),
        why=(
            Explanation(say("lowest-or-more", lowest=lowest, chance=_readable(whole))),
            Explanation(
                say("every-card-as-high"), shown=show(*product, *(("=", whole) if _is_readable(whole) else ()))
            ),
        ),
    )
