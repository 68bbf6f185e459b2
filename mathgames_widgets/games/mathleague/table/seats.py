"""What lies on a side of the table: school teams with their students, students with tools and teachers on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import counted, listed
from mathgames_widgets.page.cards import badge, press, room
from mathgames_widgets.page.html import Element, button, details, div, h3, h4, li, nameless, p, span, summary, ul
from mathgames_widgets.table.screen import Select

from ..rules.cards import Card, Student, Teacher, Tool
from ..rules.scoring import MOST_SCHOOL_TOOLS, StudentScore, school_teams
from ..rules.state import (
    SOLITAIRE,
    TEAM_PLAY,
    Board,
    OnStudent,
    OnTeam,
    Phase,
    PlayedStudent,
    Side,
    Spot,
    partners,
    side,
)
from ..rules.view import View
from ..words.sentences import LEVEL_NAMES, cards_text, key_text, points_text
from ..words.why import DECKS_CLOSED
from .parts import chip, colour_of, key_of, letter_shown, letter_spoken, spoken
from .result import score_text, scores, standing_of, student_answer, student_number
from .turn import ALONE, Desk, Held, Place, Way, price


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
        """Team by team, then the students in none."""
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
        return " and ".join([self.desk.screen.name(seat) for seat, _ in self.cards])

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
                student_number(self.desk.screen, score),
                cls="mg-league-student-head",
            ),
            span(self._about(seat, card, score), cls="mg-status"),
            self._attached(spot),
            self._go(way, f"{seat}.{card.key}") if way else None,
            student_answer(self.desk.view, self.desk.screen, score),
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
            data_n=self.desk.screen.offers(Select(None if is_up else held)),
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
            offer=self.desk.screen.offers(Select(None if is_up else held)) if can_move else None,
            pressed=is_up if can_move else None,
            owner=self._owner(seat),
        )

    def _owner(self, seat: Player) -> str:
        """Whose card it is, where two partners' cards lie on one side."""
        return self.desk.screen.name(seat) if self.desk.view.rules.variation == TEAM_PLAY else ""


# ── everyone at the table ─────────────────────────────────────────────────────────────────────────────────────────────


def seats(desk: Desk) -> Element:
    """Everyone at the table, with the sizes of hand and piles and the card on top of the discard pile."""
    return room(
        "At the table",
        p(DECKS_CLOSED, cls="mg-advice") if None in desk.view.hidden else None,
        ul(*(_seat(desk, seat) for seat in range(desk.view.players)), cls="mg-players"),
        key="players",
    )


def _seat(desk: Desk, seat: Player) -> Element:
    view = desk.view
    is_me = seat == view.player
    return li(
        div(
            span(desk.screen.name(seat), cls="mg-name"),
            badge("you", cls="mg-you") if is_me else None,
            badge("partner") if _is_partner(view, seat) else None,
            badge(score_text(standing_of(view, seat)), cls="mg-purse"),
            span(_status(view, seat), cls="mg-status"),
            cls="mg-player-head",
        ),
        span(_piles(view, seat), cls="mg-status"),
        span(_known(view, seat), cls="mg-status") if _known(view, seat) else None,
        span(f"Waiting for the next turn: {listed(view.ahead[seat])}", cls="mg-status") if view.ahead[seat] else None,
        cls=f"mg-player{' mg-mine' if is_me else ''}{' mg-acts' if seat in view.to_act else ''}",
        data_zone=f"player{seat}",
        data_key=f"player{seat}",
    )


def _is_partner(view: View, seat: Player) -> bool:
    me = view.player
    return me is not None and seat != me and seat in partners(view.rules, view.players, me)


def _status(view: View, seat: Player) -> str:
    if any(seat in group for group in view.finished):
        return "has reached the win number"
    if view.phase is Phase.OVER:
        return ""
    if view.phase is Phase.ANSWER and seat in view.to_act:
        return "is asked for an answer"
    if view.phase is Phase.CHOOSE and seat in view.to_act:
        return "chooses"
    return "has the turn" if seat == view.turn.player else ""


def _piles(view: View, seat: Player) -> str:
    discards = view.discard_piles[seat]
    top = f", {key_text(discards[-1].key)} on top" if discards else ""
    hand, draw = view.hand_sizes[seat], view.draw_sizes[seat]
    told = f"Hand {hand} · draw pile {draw} · discard pile {len(discards)}{top}"
    if view.rules.variation == SOLITAIRE and view.later_size:
        told += f" · next pile {view.later_size}"
    return told


def _known(view: View, seat: Player) -> str:
    """Cards of a hand that everyone knows: all of it where hands are open, else those that were shown."""
    if seat == view.player:
        return ""
    cards: tuple[Card, ...] = view.hands[seat] or view.known[seat]
    words = "Hand" if view.hands[seat] is not None else "Seen in the hand"
    return f"{words}: {cards_text(cards)}." if cards else ""


# ── sides of the table ────────────────────────────────────────────────────────────────────────────────────────────


def sides(desk: Desk) -> list[Element]:
    """The player's own side, open, and those of the opponents, folded; a watcher sees all of them."""
    view = desk.view
    shown: list[Element] = []
    done: set[Player] = set()
    first = [] if view.player is None else [view.player]
    for seat in (*first, *range(view.players)):
        if seat not in done:
            done.update(partners(view.rules, view.players, seat))
            shown.append(_own(desk, seat) if seat in first else _other(desk, seat))
    return shown


def finished_piles(desk: Desk) -> list[Element]:
    """What was played with the piles of a solitaire that are behind, each in a line which opens."""
    view = desk.view
    behind = view.pile_boards[:-1] if view.phase is Phase.OVER else view.pile_boards
    return [_pile(desk, number, board) for number, board in enumerate(behind, start=1)]


def _pile(desk: Desk, number: int, board: Board) -> Element:
    then = replace(desk.view, boards=(board,), to_act=())
    history = Desk(then, replace(desk.screen, offer=None, asked=None, selected=None))
    told = points_text(desk.view.pile_scores[number - 1])
    return details(
        summary(h3(f"Pile {number}", cls="mg-title mg-league-inline"), " ", span(told, cls="mg-status")),
        nameless(scores(then, history.screen, 0)),
        nameless(SideDrawn(history, 0).drawn()),
        cls="mg-league-other",
        data_key=f"pile{number}",
    )


def _own(desk: Desk, seat: Player) -> Element:
    together = " and your partner’s" if len(partners(desk.view.rules, desk.view.players, seat)) > 1 else ""
    return room(
        f"Your side{together}",
        scores(desk.view, desk.screen, seat),
        SideDrawn(desk, seat).drawn(),
        key=f"board{seat}",
        cls="mg-league-own",
    )


def _other(desk: Desk, seat: Player) -> Element:
    """Another player's side in a line, which opens."""
    view = desk.view
    group = partners(view.rules, view.players, seat)
    here = standing_of(view, seat)
    names = listed([desk.screen.name(one) for one in group])
    tools = sum([len(view.boards[one].tools) for one in group])
    told = (score_text(here), counted(len(here.students), "STUDENT card"), counted(tools, "TOOL card"))
    return details(
        summary(h3(f"Side of {names}", cls="mg-title mg-league-inline"), " ", span(" · ".join(told), cls="mg-status")),
        scores(view, desk.screen, seat),
        SideDrawn(desk, seat).drawn(),
        cls="mg-league-other",
        open=view.player is None,
        data_key=f"board{seat}",
    )
