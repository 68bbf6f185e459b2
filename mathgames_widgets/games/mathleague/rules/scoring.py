"""What STUDENT cards, fours and school teams are worth, each with the cards that make it so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.game import Player

from .cards import COLOURS, Student, Teacher, Tool
from .state import OnStudent, OnTeam, PlayedTeacher, PlayedTool, Rules, Side, Spot

CAP = 300
""" "up to a maximum score of 300 points per STUDENT card" """

DOUBLED = 2
""" "the values of all TOOL cards attached to that STUDENT card are doubled" """

FOUR = 4
""" "any group of four STUDENT cards" """

BONUS = 50
""" "plus a bonus of 50 points if all four STUDENT cards are the same color" """

MOST_SCHOOL_TOOLS = 100
""" "no more than 100 TOOL card points attached to the group of SCHOOL cards may be counted" """


@dataclass(frozen=True, slots=True)
class StudentScore:
    """The score of a STUDENT card, with the TOOL cards on it and the TEACHER card that doubles them.

    `coaches` are the TEACHER cards on the card itself; `doubler` is the first TEACHER card on it or on its school team.
    """

    player: Player
    student: Student
    multiplier: Fraction
    tools: tuple[Tool, ...] = ()
    coaches: tuple[Teacher, ...] = ()
    doubler: Teacher | None = None
    points: Fraction = field(init=False)
    """ "the high score printed on the STUDENT card (multiplied by 5 if it is a middle school card or by 1.5 if it is a
    high school card) plus the value of all TOOL cards attached to that STUDENT card, up to a maximum score of 300" """

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", min(self.uncapped, Fraction(CAP)))

    @property
    def printed(self) -> Fraction:
        """The high score times the multiplier of the age group."""
        return self.student.high_score * self.multiplier

    @property
    def tool_points(self) -> int:
        """What the tools add: "the TOOL card values can be doubled only once"."""
        return sum([tool.value for tool in self.tools]) * (DOUBLED if self.doubler else 1)

    @property
    def uncapped(self) -> Fraction:
        """What the score would be without a maximum."""
        return self.printed + self.tool_points


@dataclass(frozen=True, slots=True)
class TeamScore:
    """The all-star score of four STUDENT cards, or the school score of a school team (`school` is its name).

    `bonus_for` is the TEACHER card that earns the 50 points, `tools` are those attached to the SCHOOL cards.
    """

    school: str | None
    students: tuple[StudentScore, ...]
    bonus_for: Teacher | None = None
    tools: tuple[Tool, ...] = ()
    points: Fraction = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", self.average + self.bonus + self.counted_tools)

    @property
    def average(self) -> Fraction:
        """ "the average of the scores of those four STUDENT cards" """
        return sum([score.points for score in self.students], Fraction(0)) / FOUR

    @property
    def bonus(self) -> int:
        """50 for four of one colour with a TEACHER card of that colour, else 0."""
        return BONUS if self.bonus_for else 0

    @property
    def tool_points(self) -> int:
        """What the tools on the SCHOOL cards are worth together."""
        return sum([tool.value for tool in self.tools])

    @property
    def counted_tools(self) -> int:
        """What of it counts: at most 100."""
        return min(self.tool_points, MOST_SCHOOL_TOOLS)


@dataclass(frozen=True, slots=True)
class SideScores:
    """Every score on one side of the table: None and missing schools are "not yet"."""

    students: tuple[StudentScore, ...]
    all_star: TeamScore | None
    schools: tuple[TeamScore, ...]
    best: TeamScore | None
    """The score that counts: the highest; of equal ones the all-star score."""

    def school(self, name: str) -> TeamScore | None:
        """The score of a school team, None while it has none."""
        return next((score for score in self.schools if score.school == name), None)

    @property
    def points(self) -> Fraction:
        """The score that counts, 0 while there is none."""
        return self.best.points if self.best else Fraction(0)

    @property
    def average(self) -> Fraction:
        """What the STUDENT cards score on average, however few they are; 0 where there are none."""
        return sum((student.points for student in self.students), Fraction(0)) / max(len(self.students), 1)


def standing(rules: Rules, side: Side) -> SideScores:
    """Every score of a side, found exactly.

    >>> from mathgames_widgets.games.mathleague.rules.state import EMPTY
    >>> standing(Rules(), ((0, EMPTY),)).best is None
    True
    """
    students = student_scores(rules, side)
    all_star = all_star_score(students)
    schools = tuple([score for name in school_teams(side) if (score := school_score(side, students, name))])
    counting = schools if rules.school_score_only or all_star is None else (all_star, *schools)
    return SideScores(students, all_star, schools, max(counting, key=lambda score: score.points, default=None))


def school_teams(side: Side) -> tuple[str, ...]:
    """The names of the schools that have a SCHOOL card on this side, in the order in which they came."""
    return tuple(dict.fromkeys([school.name for _, board in side for school in board.schools]))


@lru_cache(maxsize=2048)
def student_scores(rules: Rules, side: Side) -> tuple[StudentScore, ...]:
    """The score of every STUDENT card of a side, in the order in which they were played."""
    teachers = [played for _, board in side for played in board.teachers]
    tools = [played for _, board in side for played in board.tools]
    scores = []
    for player, board in side:
        for played in board.students:
            spot = OnStudent(player, played.card.key)
            coaches = _teachers_on(teachers, spot)
            doublers = coaches or (_teachers_on(teachers, OnTeam(played.team)) if played.team else ())
            multiplier = rules.multiplier(played.card.level)
            doubler = doublers[0] if doublers else None
            scores.append(StudentScore(player, played.card, multiplier, _tools_on(tools, spot), coaches, doubler))
    return tuple(scores)


def _teachers_on(teachers: Sequence[PlayedTeacher], spot: Spot) -> tuple[Teacher, ...]:
    return tuple([played.card for played in teachers if played.on == spot])


def _tools_on(tools: Sequence[PlayedTool], spot: Spot) -> tuple[Tool, ...]:
    return tuple([played.card for played in tools if played.on == spot])


def all_star_score(students: Sequence[StudentScore]) -> TeamScore | None:
    """The best four of all, None with fewer than four.

    "For any group of four STUDENT cards on the table in front of a player the group's all-star score is the average of
    the scores of those four STUDENT cards, plus a bonus of 50 points if all four STUDENT cards are the same color …
    and a TEACHER card of that same color is attached to one of the students."
    """
    fours = _fours(students, ())
    scores = [TeamScore(None, four, _bonus_for(four, ())) for four in fours]
    return max(scores, key=lambda score: score.points, default=None)


def school_score(side: Side, students: Sequence[StudentScore], school: str) -> TeamScore | None:
    """The best four of a school team, None with fewer than four.

    "the average of four scores from among the STUDENT cards attached to the same school team, plus a bonus of 50 points
    if … a TEACHER card of that same color is attached to one of the students or to the school, plus the value of all
    TOOL cards attached to the group of SCHOOL cards in the school team"
    """
    spot = OnTeam(school)
    members = {
        (player, played.card.key) for player, board in side for played in board.students if played.team == school
    }
    team = [score for score in students if (score.player, score.student.key) in members]
    teachers = _teachers_on([played for _, board in side for played in board.teachers], spot)
    tools = _tools_on([played for _, board in side for played in board.tools], spot)
    scores = [TeamScore(school, four, _bonus_for(four, teachers), tools) for four in _fours(team, teachers)]
    return max(scores, key=lambda score: score.points, default=None)


Four = tuple[StudentScore, ...]


def _fours(students: Sequence[StudentScore], of_team: Sequence[Teacher]) -> list[Four]:
    """The fours among which the best one is: the four highest scores, and for each colour that can earn the 50 points
    the four highest of that colour with a TEACHER card in the right place. No other four can beat all of these.
    """
    ranked = sorted(students, key=lambda score: -score.points)
    if len(ranked) < FOUR:
        return []
    fours = [tuple(ranked[:FOUR])]
    for colour in COLOURS:
        four = _four_of(colour, [score for score in ranked if score.student.colour == colour], of_team)
        if four:
            fours.append(four)
    return fours


def _four_of(colour: str, ranked: Sequence[StudentScore], of_team: Sequence[Teacher]) -> Four | None:
    """The four highest scores of a colour that earn the bonus.

    Where no TEACHER card on the team does, one student has to have one: the best such student comes with the three best
    others.
    """
    if len(ranked) < FOUR:
        return None
    if any(teacher.colour == colour for teacher in of_team):
        return tuple(ranked[:FOUR])
    coached = next((score for score in ranked if any(coach.colour == colour for coach in score.coaches)), None)
    if coached is None:
        return None
    others = [score for score in ranked if score is not coached][: FOUR - 1]
    return tuple([score for score in ranked if score in (*others, coached)])


def _bonus_for(four: Four, of_team: Sequence[Teacher]) -> Teacher | None:
    """The TEACHER card that earns these four the 50 points, if any: one on a student first, then one on the team."""
    colours = {score.student.colour for score in four}
    teachers = [*[teacher for score in four for teacher in score.coaches], *of_team]
    return next((teacher for teacher in teachers if colours == {teacher.colour}), None)
