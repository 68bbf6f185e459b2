"""What lies on a side of the table: school teams with their students, students with tools and teachers on them."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.mathleague.cards import Student, Teacher, Tool
from mathgames_widgets.games.mathleague.options import TEAM_PLAY
from mathgames_widgets.games.mathleague.scoring import MOST_SCHOOL_TOOLS, StudentScore, school_teams
from mathgames_widgets.games.mathleague.state import OnStudent, OnTeam, PlayedStudent, Side, Spot
from mathgames_widgets.games.mathleague.table import side
from mathgames_widgets.games.mathleague.wording import LEVEL_NAMES
from mathgames_widgets.widgets.cards import badge, press
from mathgames_widgets.widgets.games.mathleague.desk import ALONE, Desk, Held, Place, Way, price
from mathgames_widgets.widgets.games.mathleague.parts import (
    chip,
    colour_of,
    key_of,
    letter_shown,
    letter_spoken,
    spoken,
)
from mathgames_widgets.widgets.games.mathleague.scores import standing_of, student_answer, student_number
from mathgames_widgets.widgets.html import Element, button, div, h4, li, p, span, ul
from mathgames_widgets.widgets.sight import Select


class SideDrawn:
    """One side of the table as it is drawn: the cards of `seat`, and in team play those of the partner."""

    def __init__(self, desk: Desk, seat: Player) -> None:
        self.desk = desk
        self.seat = seat
        self.cards: Side = side(desk.view, seat)
        self.scores = {(score.player, score.student.key): score for score in standing_of(desk.view, seat).students}
        view = desk.view
        self.is_mine = view.player is not None and seat in [one for one, _ in side(view, view.player)]

    def drawn(self) -> Element:
        """Team by team, then whoever is in none."""
        teams = [self._team(name) for name in school_teams(self.cards)]
        lone = self._members(None)
        return div(
            *teams,
            self._room("Without a school team", ALONE, None, self._students(lone)) if lone else None,
            p("No cards on the table yet.", cls="mg-empty", data_key=f"none{self.seat}")
            if not teams and not lone
            else None,
            cls="mg-league-side",
            data_zone=f"zone{self.seat}",
            role="group",
            aria_label=f"Cards of {self._owners()}",
            data_group=f"side{self.seat}" if self.desk.is_mine else None,
            data_key=f"side{self.seat}",
        )

    def _owners(self) -> str:
        return " and ".join([self.desk.sight.name(seat) for seat, _ in self.cards])

    # ── a school team ─────────────────────────────────────────────────────────────────────────────────────────────

    def _team(self, name: str) -> Element:
        schools = [(seat, card) for seat, board in self.cards for card in board.schools if card.name == name]
        return self._room(
            f"School team {name}",
            name,
            self._row([chip(card, key=key_of(seat, card), owner=self._owner(seat)) for seat, card in schools]),
            self._attached(OnTeam(name)),
            self._students(self._members(name)),
        )

    def _room(self, title: str, place: str, *inside: Element | None) -> Element:
        """A part of the side; it shines where the card taken up may go there."""
        team_way = self._way(OnTeam(place)) if place != ALONE else None
        way = team_way or self._way(place)
        return div(
            div(
                h4(title, cls="mg-title"),
                self._count(place),
                self._go(way, f"{self.seat}.{place}") if way else None,
                cls="mg-league-team-head",
            ),
            *inside,
            cls=f"mg-league-team{' mg-called' if way else ''}",
            data_zone=f"zone{self.seat}.{place}",
            data_key=f"team{self.seat}.{place}",
        )

    def _count(self, place: str) -> Element | None:
        """How many SCHOOL cards it has, and what the tools on them are worth."""
        if place == ALONE:
            return None
        schools = sum([card.name == place for _, board in self.cards for card in board.schools])
        tools = sum([tool.value for _, tool in self._tools_on(OnTeam(place))])
        told = f"{schools} SCHOOL card{'' if schools == 1 else 's'}"
        return badge(told + (f" · tools {min(tools, MOST_SCHOOL_TOOLS)}" if tools else ""))

    def _way(self, place: Place) -> Way | None:
        return self.desk.aims.get(place) if self.is_mine else None

    def _go(self, way: Way, key: str) -> Element:
        letter = self.desk.letter(way)
        return press(
            (letter_shown(letter), f" Here, {price(way)}"),
            self.desk.offer(way),
            key=f"go{key}",
            kind="mg-tiny mg-league-go",
            aria_label=f"{way.words}, {price(way)}{letter_spoken(letter)}",
        )

    # ── students ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _members(self, team: str | None) -> list[tuple[Player, PlayedStudent]]:
        return [(seat, one) for seat, board in self.cards for one in board.students if one.team == team]

    def _students(self, members: Sequence[tuple[Player, PlayedStudent]]) -> Element | None:
        if not members:
            return None
        return ul(*(self._student(seat, one.card) for seat, one in members), cls="mg-league-students")

    def _student(self, seat: Player, card: Student) -> Element:
        score = self.scores[seat, card.key]
        spot = OnStudent(seat, card.key)
        way = self._way(spot)
        return li(
            div(
                self._name(seat, card),
                student_number(self.desk.sight, score),
                cls="mg-league-student-head",
            ),
            span(self._about(seat, card, score), cls="mg-status"),
            self._attached(spot),
            self._go(way, f"{seat}.{card.key}") if way else None,
            student_answer(self.desk.sight, score),
            cls=f"mg-league-student mg-edge-{card.colour}{' mg-called' if way else ''}",
            data_zone=f"zone{seat}.{card.key}",
            data_key=f"student{seat}.{card.key}",
        )

    def _name(self, seat: Player, card: Student) -> Element:
        """The name; a student who can be attached to a school team is taken up by it."""
        inside = (colour_of(card), span(card.name, cls="mg-league-chip-name"))
        key, held = key_of(seat, card), Held(card.key, seat)
        if held not in self.desk.movable:
            return span(*inside, cls="mg-league-chip-line", data_key=key, data_flies=key)
        is_up = self.desk.held == held
        return button(
            *inside,
            type="button",
            cls=f"mg-league-chip mg-league-chip-line{' mg-league-chip-up' if is_up else ''}",
            aria_label=f"Take up {spoken(card)}",
            aria_pressed=str(is_up).lower(),
            data_n=self.desk.sight.offers(Select(None if is_up else held)),
            data_key=key,
            data_flies=key,
        )

    def _about(self, seat: Player, card: Student, score: StudentScore) -> str:
        doubled = " · tools count double" if score.doubler and score.tools else ""
        owner = f" · {self._owner(seat)}" if self._owner(seat) else ""
        return f"{LEVEL_NAMES[card.level]} · {card.school} · high score {card.high_score}{doubled}{owner}"

    # ── teachers and tools ────────────────────────────────────────────────────────────────────────────────────────

    def _attached(self, spot: Spot) -> Element | None:
        """The TEACHER and TOOL cards on a student or on a team."""
        teachers = [(seat, one.card) for seat, board in self.cards for one in board.teachers if one.on == spot]
        cards: list[tuple[Player, Teacher | Tool]] = [*teachers, *self._tools_on(spot)]
        return self._row([self._chip(seat, card) for seat, card in cards])

    def _tools_on(self, spot: Spot) -> list[tuple[Player, Tool]]:
        return [(seat, one.card) for seat, board in self.cards for one in board.tools if one.on == spot]

    def _row(self, chips: Sequence[Element]) -> Element | None:
        return div(*chips, cls="mg-league-row") if chips else None

    def _chip(self, seat: Player, card: Teacher | Tool) -> Element:
        held = Held(card.key, seat)
        can_move = held in self.desk.movable
        is_up = self.desk.held == held
        return chip(
            card,
            key=key_of(seat, card),
            label="Take up" if can_move else "",
            offer=self.desk.sight.offers(Select(None if is_up else held)) if can_move else None,
            pressed=is_up if can_move else None,
            owner=self._owner(seat),
        )

    def _owner(self, seat: Player) -> str:
        """Whose card it is, where two partners' cards lie on one side."""
        return self.desk.sight.name(seat) if self.desk.view.rules.variation == TEAM_PLAY else ""
