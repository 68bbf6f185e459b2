"""How much a pile could score at most: an upper bound, not a score that somebody has reached.

It forgets what makes the game hard: that only six cards are in the hand, that cards come in an order, that a payment is
made of whole cards and loses what is over. What is left is arithmetic: the TOOL cards are worth so much together; what
the team costs goes off; the rest is attached where it counts most. So no way of playing scores more, and often none
scores as much.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from mathgames_widgets.games.mathleague.attaching import FOR_TOOLS
from mathgames_widgets.games.mathleague.cards import Cards, School, Student, Teacher, Tool
from mathgames_widgets.games.mathleague.options import ANY, Rules
from mathgames_widgets.games.mathleague.paying import FREE_FROM, SCHOOL_STEP, printed_cost
from mathgames_widgets.games.mathleague.scoring import BONUS, CAP, DOUBLED, FOUR, MOST_SCHOOL_TOOLS


@dataclass(frozen=True, slots=True)
class Bound:
    """At most so many points, and the team for which that is so.

    `schools` is how many SCHOOL cards are played, `tools` what all TOOL cards are worth, `cost` what the team costs at
    least, `on_school` and `on_students` where the rest goes, students' tools as they count when doubled.
    """

    students: tuple[Student, ...] = ()
    school: str | None = None
    schools: int = 0
    tools: int = 0
    cost: Fraction = Fraction(0)
    printed: Fraction = Fraction(0)
    on_school: Fraction = Fraction(0)
    on_students: Fraction = Fraction(0)
    bonus: int = 0
    points: Fraction = field(init=False)

    def __post_init__(self) -> None:
        points = (self.printed + self.on_students) / FOUR + self.on_school + self.bonus
        object.__setattr__(self, "points", points)


def upper_bound(cards: Cards, rules: Rules) -> Bound:
    """The most that any way of playing these cards can score, on an empty table.

    >>> from mathgames_widgets.games.mathleague.decks import STARTER_DECK
    >>> upper_bound(STARTER_DECK.cards[:3], Rules()).points
    Fraction(0, 1)
    """
    students = [card for card in cards if isinstance(card, Student) and rules.age_group in (ANY, card.level)]
    best = Bound()
    for four in combinations(students, FOUR):
        for bound in _bounds(four, cards, rules):
            if bound.points > best.points:
                best = bound
    return best


def _bounds(four: tuple[Student, ...], cards: Cards, rules: Rules) -> Iterable[Bound]:
    """The bounds for four students: as an all-star team, and in a school team if they are of one school."""
    tools = sum([card.value for card in cards if isinstance(card, Tool)])
    teachers = [card for card in cards if isinstance(card, Teacher)]
    printed = sum([_printed(student, rules) for student in four], Fraction(0))
    bonus = _bonus(four, teachers)
    found = []
    for schools in _choices_of_schools(four, cards):
        cost = sum([_school_cost(count) for count in schools.values()], Fraction(0))
        cost += sum([printed_cost(one) for one in four if schools.get(one.school, 0) < FREE_FROM], Fraction(0))
        left = tools - cost
        if left < 0:
            continue
        school = four[0].school if len({one.school for one in four}) == 1 else None
        count = schools.get(school, 0) if school else 0
        on_school = min(left, Fraction(MOST_SCHOOL_TOOLS)) if count >= FOR_TOOLS else Fraction(0)
        room = FOUR * CAP - printed
        on_students = min(room, (left - on_school) * (DOUBLED if teachers else 1))
        if rules.school_score_only and not count:
            continue
        found.append(Bound(four, school if count else None, count, tools, cost, printed, on_school, on_students, bonus))
    return found


def _choices_of_schools(four: Sequence[Student], cards: Cards) -> list[dict[str, int]]:
    """How many SCHOOL cards of each school of the four are played: none, or enough for free students, or for tools."""
    choices: list[dict[str, int]] = [{}]
    for name in {student.school: 0 for student in four}:
        there = sum([isinstance(card, School) and card.name == name for card in cards])
        counts = [count for count in (0, 1, FREE_FROM, FOR_TOOLS) if count <= there]
        choices = [{**choice, name: count} for choice in choices for count in counts]
    return choices


def _school_cost(count: int) -> Fraction:
    """10 for the second SCHOOL card of a name, 20 more for the third."""
    return Fraction(SCHOOL_STEP * sum(range(count)))


def _printed(student: Student, rules: Rules) -> Fraction:
    return min(Fraction(CAP), student.high_score * rules.multiplier(student.level))


def _bonus(four: Sequence[Student], teachers: Sequence[Teacher]) -> int:
    colours = {student.colour for student in four}
    return BONUS if len(colours) == 1 and any(teacher.colour in colours for teacher in teachers) else 0
