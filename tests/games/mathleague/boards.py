"""Boards as a person would write them down."""

from __future__ import annotations

from mathgames_widgets.games.mathleague.rules.cards import School, Student, Teacher, Tool, card
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.games.mathleague.rules.state import (
    Board,
    OnStudent,
    OnTeam,
    PlayedStudent,
    PlayedTeacher,
    PlayedTool,
    Rules,
)


def board(text, player=0):
    """The cards in front of a player, a line each.

    A STUDENT card may be `in` a school team and have cards after a colon: `blue Amara in Euler Academy: orange Mean`.
    A SCHOOL card is a line of its own; a school's name without a colour begins a line of cards on the team.
    """
    schools, students, teachers, tools = [], [], [], []
    for line in filter(None, map(str.strip, text.splitlines())):
        what, _, held = line.partition(":")
        name, _, team = what.partition(" in ")
        spot = OnTeam(name)
        if name.split()[0].islower():
            first = card(name)
            schools += [first] if isinstance(first, School) else []
            students += [PlayedStudent(first, team or None)] if isinstance(first, Student) else []
            spot = OnStudent(player, first.key)
        for other in map(card, filter(None, map(str.strip, held.split(",")))):
            teachers += [PlayedTeacher(other, spot)] if isinstance(other, Teacher) else []
            tools += [PlayedTool(other, spot)] if isinstance(other, Tool) else []
    return Board(tuple(schools), tuple(students), tuple(teachers), tuple(tools))


def scored(text, **options):
    """Every score of the board in front of a player who plays alone."""
    return standing(Rules(**options), ((0, board(text)),))


def student(text, **options):
    """The score of the first STUDENT card of a board."""
    return scored(text, **options).students[0]
