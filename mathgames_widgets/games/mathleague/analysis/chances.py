"""Chances and rates that a player can work out: drawing what is needed, the win number, what a payment buys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from math import lcm

from mathgames_widgets.maths.chance.distributions import Chance, Distribution, drawing, evenly

from ..rules.cards import COLOURS, KINDS, LEVELS, Card, Cards, School, Student, Teacher, Tool
from ..rules.moves import FOR_TOOLS
from ..rules.payments import FREE_FROM, SCHOOL_STEP, printed_cost
from ..rules.scoring import BONUS, CAP, DOUBLED, FOUR, MOST_SCHOOL_TOOLS
from ..rules.state import ANY, Board, Rules, side
from ..rules.view import View

# ── what a payment buys ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class UnitCost:
    """What one point of a STUDENT card costs, and how many points one point of payment buys.

    For an age group the two do not depend on the high score: it cancels.
    """

    points: Fraction
    cost: Fraction

    @property
    def per_point(self) -> Fraction:
        """Points of payment for one point of score."""
        return self.cost / self.points

    @property
    def bought(self) -> Fraction:
        """Points of score for one point of payment."""
        return self.points / self.cost


def unit_cost(rules: Rules, student: Student) -> UnitCost:
    """What a STUDENT card brings and costs: "x/10" for elementary and high school, "x/2" for middle school.

    A high-school student is the bargain: 1.5x points for x/10 make 15 for each point paid; the others make 10.

    >>> from mathgames_widgets.games.mathleague.rules.cards import card
    >>> [unit_cost(Rules(), card(key)).bought for key in ("blue Amara", "blue Ben", "blue Chiara")]
    [Fraction(10, 1), Fraction(10, 1), Fraction(15, 1)]
    """
    return UnitCost(student.high_score * rules.multiplier(student.level), printed_cost(student))


# ── drawing what is needed ────────────────────────────────────────────────────────────────────────────────────────


def drawn_of(pile: int, wanted: int, draws: int) -> Distribution[int]:
    """How many of the wanted cards come with the next draws from a pile in which each order is equally likely.

    >>> drawn_of(pile=48, wanted=3, draws=6).chance(lambda hits: hits >= 1) == 1 - drawn_of(48, 3, 6)[0]
    True
    """
    return drawing(wanted, pile, min(draws, pile))


def chance_to_draw(pile: int, wanted: int, draws: int, needed: int = 1) -> Chance:
    """How likely it is that at least so many of the wanted cards come with the next draws.

    >>> chance_to_draw(pile=10, wanted=2, draws=5)
    Fraction(7, 9)
    """
    return drawn_of(pile, wanted, draws).chance(lambda hits: hits >= needed)


# ── the win number ────────────────────────────────────────────────────────────────────────────────────────────────


def lowest_showing(decks: Sequence[Cards]) -> Distribution[int]:
    """The lowest number when every player turns over the top card of a shuffled deck, before ties are turned again.

    "The lowest two-digit number showing gets added to 200 to determine the win number". It is at least n where every
    card is: the chances for that are multiplied.

    >>> from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK
    >>> round(float(lowest_showing([STARTER_DECK.cards] * 2).expected(lambda number: number)), 1)
    48.4
    """
    numbers = [evenly([card.number for card in deck]) for deck in decks]
    lowest = numbers[0]
    for other in numbers[1:]:
        lowest = lowest.join(other, min)
    return lowest


def expected_win_number(decks: Sequence[Cards], base: int) -> Fraction:
    """The win number on average, before ties are turned again.

    >>> from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK
    >>> round(float(expected_win_number([STARTER_DECK.cards] * 2, 200)))
    248
    """
    return base + lowest_showing(decks).expected(lambda number: number)


# ── what may be hoped for ─────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Wish:
    """Cards that are hoped for: their kind, of a colour or a school or of any, and how many are not drawn yet."""

    kind: str
    of: str
    wanted: int
    pile: int
    draws: int

    @property
    def hits(self) -> Distribution[int]:
        """How many of them the next draws bring."""
        return drawn_of(self.pile, self.wanted, self.draws)

    @property
    def chance(self) -> Chance:
        """How likely it is that the next draws bring at least one of them."""
        return chance_to_draw(self.pile, self.wanted, self.draws)


def next_draws(view: View) -> int:
    """How many cards would be drawn if the turn ended now; one where none would, for a card has to leave the hand.

    "At the end of each player's turn they must draw enough cards into their hand or discard enough cards from their
    hand to bring their card count to six". No more than the draw pile has; 0 for those who only watch.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> next_draws(observe(new_game(2, "FERN-42"), 0))
    1
    """
    if view.player is None:
        return 0
    return min(max(1, view.turn.hand - len(view.hand)), view.draw_sizes[view.player])


def wishes(view: View) -> tuple[Wish, ...]:
    """Every kind of card; then what goes with two students of a colour, and with a school team. None for a watcher.

    Nobody knows the order of a draw pile, so each of its cards is equally likely to come next. In solitaire the second
    pile is not known either: its cards may as well lie in the first.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> [wish.kind for wish in wishes(observe(new_game(2, "FERN-42"), 0))][:3]
    ['SCHOOL', 'STUDENT', 'TEACHER']
    """
    draws = next_draws(view)
    if view.player is None or not draws:
        return ()
    cards = view.hidden[view.player] or ()
    groups = (*_kinds(), *_going_with([board for _, board in side(view, view.player)]))
    return tuple([Wish(kind, of, sum(map(fits, cards)), len(cards), draws) for kind, of, fits in groups])


Group = tuple[str, str, Callable[[Card], bool]]
"""The kind of some cards, their colour or school if that counts, and which they are."""


def _kinds() -> Iterator[Group]:
    for kind in KINDS:
        yield kind.kind, "", _of(kind)


def _going_with(boards: Sequence[Board]) -> Iterator[Group]:
    students = Counter([played.card.colour for board in boards for played in board.students])
    for colour in COLOURS:
        if students[colour] > 1:
            yield Student.kind, colour, _of(Student, colour=colour)
            yield Teacher.kind, colour, _of(Teacher, colour=colour)
    for school in dict.fromkeys([card.name for board in boards for card in board.schools]):
        yield School.kind, school, _of(School, name=school)
        yield Student.kind, school, _of(Student, school=school)


def _of(kind: type[Card], **fields: str) -> Callable[[Card], bool]:
    """Cards of a kind, with this colour, name or school."""
    return lambda card: isinstance(card, kind) and all(getattr(card, name) == value for name, value in fields.items())


# ── how much a pile could score at most ───────────────────────────────────────────────────────────────────────────────
#
# It forgets what makes the game hard: that only six cards are in the hand, that cards come in an order, that a
# payment is made of whole cards and loses what is over. What is left is arithmetic: the TOOL cards are worth so much
# together; what the team costs goes off; the rest is attached where it counts most. So no way of playing scores more,
# and often none scores as much.


@dataclass(frozen=True, slots=True)
class Bound:
    """At most so many points, and the team for which that is so.

    `schools` is how many SCHOOL cards are played, `tools` what all TOOL cards are worth, `cost` what the team costs at
    least, `on_school` and `on_students` where the rest goes, students' tools as they count when doubled. `played` has
    the SCHOOL cards of each name that are in the cost.
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
    played: tuple[tuple[str, int], ...] = ()
    points: Fraction = field(init=False)

    def __post_init__(self) -> None:
        points = (self.printed + self.on_students) / FOUR + self.on_school + self.bonus
        object.__setattr__(self, "points", points)

    @property
    def cost_of_schools(self) -> tuple[tuple[str, int, Fraction], ...]:
        """Each school that makes students free, with its SCHOOL cards and what they cost."""
        return tuple([(name, count, _school_cost(count)) for name, count in self.played if count >= FREE_FROM])

    @property
    def paid_for(self) -> tuple[Student, ...]:
        """Those of the four who are not free."""
        free = [name for name, _, _ in self.cost_of_schools]
        return tuple([student for student in self.students if student.school not in free])


def upper_bound(cards: Cards, rules: Rules, *, has_bonus: bool = True) -> Bound:
    """The most that any way of playing these cards can score, on an empty table; or any without the color bonus.

    >>> from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK
    >>> upper_bound(STARTER_DECK.cards[:3], Rules()).points
    Fraction(0, 1)
    """
    students = [card for card in cards if isinstance(card, Student) and rules.age_group in (ANY, card.level)]
    ceiling = _ceiling(cards, rules)
    best = Bound()
    for four in sorted(combinations(students, FOUR), key=ceiling, reverse=True):
        if ceiling(four) <= best.points:
            break
        found = [bound for bound in _bounds(four, cards, rules) if has_bonus or not bound.bonus]
        best = max((best, *found), key=lambda bound: bound.points)
    return best


def _ceiling(cards: Cards, rules: Rules) -> Callable[[Sequence[Student]], Fraction]:
    """What no bound for four students is above, quickly: as if they, and the SCHOOL cards that help them, were free."""
    printed = {card: _printed(card, rules) for card in cards if isinstance(card, Student)}
    scale = lcm(*[points.denominator for points in printed.values()])
    whole = {card: int(points * scale) for card, points in printed.items()}
    teachers = [card for card in cards if isinstance(card, Teacher)]
    tools = sum([card.value for card in cards if isinstance(card, Tool)]) * (DOUBLED if teachers else 1) * scale
    there = Counter([card.name for card in cards if isinstance(card, School)])

    def ceiling(four: Sequence[Student]) -> Fraction:
        students = min(FOUR * CAP * scale, sum([whole[student] for student in four]) + tools)
        has_tools = len({student.school for student in four}) == 1 and there[four[0].school] >= FOR_TOOLS
        extra = _bonus(four, teachers) + (MOST_SCHOOL_TOOLS if has_tools else 0)
        return Fraction(students, FOUR * scale) + extra

    return ceiling


def _bounds(four: tuple[Student, ...], cards: Cards, rules: Rules) -> Iterable[Bound]:
    """The bounds for four students: as an all-star team, and in a school team if they are of one school."""
    tools = sum([card.value for card in cards if isinstance(card, Tool)])
    teachers = [card for card in cards if isinstance(card, Teacher)]
    printed = sum([_printed(student, rules) for student in four], Fraction(0))
    bonus = _bonus(four, teachers)
    found = []
    for schools in _choices_of_schools(four, cards):
        cost = sum([_school_cost(count) for count in schools.values()], Fraction(0))
        cost += sum(
            [printed_cost(student) for student in four if schools.get(student.school, 0) < FREE_FROM], Fraction(0)
        )
        left = tools - cost
        if left < 0:
            continue
        school = four[0].school if len({student.school for student in four}) == 1 else None
        count = schools.get(school, 0) if school else 0
        on_school = min(left, Fraction(MOST_SCHOOL_TOOLS)) if count >= FOR_TOOLS else Fraction(0)
        room = FOUR * CAP - printed
        on_students = min(room, (left - on_school) * (DOUBLED if teachers else 1))
        if rules.school_score_only and not count:
            continue
        name, played = school if count else None, tuple(schools.items())
        found.append(Bound(four, name, count, tools, cost, printed, on_school, on_students, bonus, played))
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


# ── a deck in numbers ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class DeckFacts:
    """A deck in numbers.

    `kinds`, `levels` and `students_of_colour` count cards in the order of the rulebook; `schools` has the SCHOOL cards
    of a name and the STUDENT cards of that school. `tool_points` is what all TOOL cards are worth together, `number`
    the two-digit number that the deck turns over on average, `best_four` the highest average of four students, and
    `cost` what those four cost without a school team.
    """

    kinds: Mapping[str, int]
    levels: Mapping[str, int]
    students_of_colour: Mapping[str, int]
    schools: Mapping[str, tuple[int, int]]
    tool_points: int
    number: Fraction
    best_four: Fraction
    cost: Fraction


def deck_facts(cards: Cards, rules: Rules) -> DeckFacts:
    """The numbers of a deck, finished or not.

    >>> from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK
    >>> facts = deck_facts(STARTER_DECK.cards, Rules())
    >>> facts.kinds["STUDENT"], facts.levels["HS"], facts.schools["Euler Academy"], facts.tool_points
    (20, 6, (4, 8), 185)
    """
    students = [card for card in cards if isinstance(card, Student)]
    best = sorted(students, key=lambda card: -card.high_score * rules.multiplier(card.level))[:FOUR]
    points = sum([card.high_score * rules.multiplier(card.level) for card in best], Fraction(0))
    return DeckFacts(
        kinds=_counted([kind.kind for kind in KINDS], [card.kind for card in cards]),
        levels=_counted(LEVELS, [student.level for student in students]),
        students_of_colour=_counted(COLOURS, [student.colour for student in students]),
        schools=_schools(cards, students),
        tool_points=sum([card.value for card in cards if isinstance(card, Tool)]),
        number=Fraction(sum([card.number for card in cards]), len(cards) or 1),
        best_four=points / FOUR if len(best) == FOUR else Fraction(0),
        cost=sum([printed_cost(card) for card in best], Fraction(0)),
    )


def _counted(names: Sequence[str], found: Sequence[str]) -> dict[str, int]:
    counts = Counter(found)
    return {name: counts[name] for name in names}


def _schools(cards: Cards, students: Sequence[Student]) -> dict[str, tuple[int, int]]:
    schools = Counter([card.name for card in cards if isinstance(card, School)])
    pupils = Counter([student.school for student in students])
    return {name: (schools[name], pupils[name]) for name in {**schools, **pupils}}
