"""What a card may be attached to: students, teachers and tools."""

from __future__ import annotations

from collections.abc import Iterator

from mathgames_widgets.core.game import Reason
from mathgames_widgets.games.mathleague.cards import Student, Teacher, Tool
from mathgames_widgets.games.mathleague.options import ANY, Rules
from mathgames_widgets.games.mathleague.reasons import (
    NoSuchStudent,
    NoSuchTeam,
    OtherAgeGroup,
    OtherColour,
    OtherSchool,
    TooFewSchools,
)
from mathgames_widgets.games.mathleague.state import OnStudent, OnTeam, Side, Spot
from mathgames_widgets.games.mathleague.table import schools_in, student_at, students_of, teams_of

FOR_TOOLS = 3
""" "any group of three or more SCHOOL cards that are attached to each other" """


def why_not_in_team(team: Side, card: Student | Teacher, school: str) -> Reason | None:
    """ "if the school name on the STUDENT card matches the name of the SCHOOL card(s) in the school team", and the same
    for a TEACHER card."""
    if card.school != school:
        return OtherSchool(card.key, card.school, school)
    return None if schools_in(team, school) else NoSuchTeam(school)


def why_not_student(rules: Rules, team: Side, student: Student, school: str | None) -> Reason | None:
    """A STUDENT card is attached to a school team with the name of its school, or to none."""
    if rules.age_group not in (ANY, student.level):
        return OtherAgeGroup(student.key, rules.age_group)
    return None if school is None else why_not_in_team(team, student, school)


def why_not_teacher(team: Side, teacher: Teacher, spot: Spot) -> Reason | None:
    """ "Any TEACHER card may be attached to any STUDENT card", or to a school team with the name on it."""
    if isinstance(spot, OnTeam):
        return why_not_in_team(team, teacher, spot.school)
    return None if student_at(team, spot) else NoSuchStudent(spot)


def why_not_tool(rules: Rules, team: Side, tool: Tool, spot: Spot) -> Reason | None:
    """ "attaching them to any STUDENT card or to any group of three or more SCHOOL cards" """
    if isinstance(spot, OnTeam):
        count = schools_in(team, spot.school)
        return None if count >= FOR_TOOLS else TooFewSchools(spot.school, count) if count else NoSuchTeam(spot.school)
    student = student_at(team, spot)
    if student is None:
        return NoSuchStudent(spot)
    if rules.tool_colour and student.card.colour != tool.colour:
        return OtherColour(tool.key, student.card.key)
    return None


def spots(team: Side) -> Iterator[Spot]:
    """Every place on a side, for a TEACHER or TOOL card to be tried."""
    for seat, played in students_of(team):
        yield OnStudent(seat, played.card.key)
    yield from map(OnTeam, teams_of(team))
