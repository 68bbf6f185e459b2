"""What lies on a side of the table: school teams, and students with the tools and teachers on them; small and large."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.page.cards import badge, part, place_button
from mathgames_widgets.page.html import Element, button, div, li, nameless, p, span, ul
from mathgames_widgets.table.screen import Ask

from ..rules.cards import Card, Student, Teacher, Tool
from ..rules.scoring import DOUBLED, StudentScore, TeamScore, school_teams
from ..rules.state import TEAM_PLAY, Board, OnStudent, OnTeam, Phase, PlayedStudent, Side, Spot, partners, side
from ..rules.view import View
from ..words.cards import (
    card_name,
    cards_text,
    colour_text,
    effect_name,
    key_text,
    level_text,
    number_text,
    points_text,
)
from ..words.why import AskedScore, decks_closed
from .faces import sign, student, suit
from .panels import Drawing
from .parts import key_of, letter_shown, short_school, spoken, token
from .result import score_asked, score_text, standing_of
from .turn import DISCARDS, TABLE, Desk, Place, PlayedFrom

say = room(__name__)


@dataclass(frozen=True, slots=True)
class SideOf:
    """A look at what lies in front of a player, large."""

    seat: Player


HEAVY = 3
"""More cards than this on one student lie closer together where there is little room."""


class SideDrawn:
    """One side of the table as it is drawn: the cards of `seat`, and in team play those of the partner."""

    def __init__(self, desk: Desk, seat: Player, *, large: bool = False) -> None:
        self.desk = desk
        self.seat = seat
        self.large = large
        self.cards: Side = side(desk.view, seat)
        self.standing = standing_of(desk.view, seat)
        self.scores = {(score.player, score.student.key): score for score in self.standing.students}
        view = desk.view
        self.is_mine = view.player is not None and seat in [mate for mate, _ in side(view, view.player)] and not large

    def drawn(self) -> Element:
        """School teams and the table in a row, and below them the students, team by team."""
        teams = school_teams(self.cards)
        students = [(seat, played) for seat, board in self.cards for played in board.students]
        members = [member for team in (*teams, None) for member in students if member[1].team == team]
        members += [member for member in students if member[1].team not in (*teams, None)]
        many = "mg-league-many" if len(members) > 6 else "mg-league-some" if len(members) > 4 else ""
        return div(
            div(
                *(self._team(name) for name in teams),
                self._free_place(),
                cls="mg-league-teams",
            ),
            ul(*(self._student(seat, played) for seat, played in members), cls=f"mg-league-students {many}".strip())
            if members
            else p(say("no-students-yet"), cls="mg-empty", data_key=f"none{self.seat}"),
            cls=f"mg-league-side{' mg-league-large' if self.large else ''}",
            data_zone=f"zone{self.seat}",
            role="group",
            aria_label=say("cards-of", players=[self.desk.screen.name(seat) for seat, _ in self.cards]),
            data_group=f"side{self.seat}" if self.is_mine else None,
            data_key=f"side{self.seat}",
        )

    def _name(self, place: Place, words: str, key: str) -> Element:
        """The name of a place: a button for what is picked up, where cards can be played here."""
        if not (self.is_mine and self.desk.screen.is_live):
            return span(words, cls="mg-league-place")
        return place_button(zone=self.desk.zone(place), label=words, key=key, kind="mg-league-place")

    def _letter(self, place: Place) -> Element | None:
        return letter_shown(self.desk.letter(place)) if self.is_mine else None

    # ── school teams ──────────────────────────────────────────────────────────────────────────────────────────────

    def _team(self, name: str) -> Element:
        """The SCHOOL cards of a name with what lies on them, and the score of the team."""
        schools = [(seat, card) for seat, board in self.cards for card in board.schools if card.name == name]
        return div(
            self._name(OnTeam(name), short_school(name), f"place{self.seat}.{name}"),
            span(
                *(
                    token(card, key=key_of(seat, card), owner=self._owner(seat), data_from=f"seat{seat}")
                    for seat, card in schools
                ),
                *self._attached(OnTeam(name), None),
                cls="mg-league-tokens",
            ),
            self._team_score(name),
            self._letter(OnTeam(name)),
            cls="mg-league-team mg-on-felt",
            title=name,
            data_zone=f"zone{self.seat}.{name}",
            data_key=f"team{self.seat}.{name}",
        )

    def _team_score(self, name: str) -> Element | None:
        score: TeamScore | None = self.standing.school(name)
        if score is None:
            return None
        says = say("school-score-why", school=name, score=points_text(score.points))
        return score_asked(self.desk.screen, AskedScore(self.seat, score.school), says, score.points)

    def _free_place(self) -> Element | None:
        """Where a card goes that is attached to nothing: the table itself."""
        if not (self.is_mine and self.desk.screen.is_live and self.desk.me == self.seat):
            return None
        return div(
            self._name(TABLE, say("the-table"), f"place{self.seat}"),
            self._letter(TABLE),
            cls="mg-league-team mg-league-free",
            data_key=f"table{self.seat}",
        )

    # ── students ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _student(self, seat: Player, played: PlayedStudent) -> Element:
        card = played.card
        score = self.scores[seat, card.key]
        spot = OnStudent(seat, card.key)
        attached = self._attached(spot, score)
        team = short_school(played.team) if played.team else None
        says = say("student-score-why", student=key_text(card.key), score=points_text(score.points))
        return li(
            self._portrait(seat, card),
            self._name(spot, card.name, f"place{seat}.{card.key}"),
            score_asked(self.desk.screen, AskedScore(seat, student=card.key), says, score.points),
            span(team, cls="mg-league-tag") if team else None,
            span(*attached, cls="mg-league-tokens"),
            self._letter(spot),
            cls=f"mg-league-student mg-on-felt mg-edge-{card.colour}"
            f"{' mg-league-heavy' if len(attached) > HEAVY else ''}",
            title=self._about(seat, card),
            data_zone=f"zone{seat}.{card.key}",
            data_key=f"student{seat}.{card.key}",
            data_from=f"seat{seat}",
        )

    def _portrait(self, seat: Player, card: Student) -> Element:
        """The face; a student who can be attached to a school team is picked up by it."""
        key, held = key_of(seat, card), PlayedFrom(card.key, seat)
        face = (student(card.name), suit(card.colour))
        if not self._can_move(held):
            return span(*face, cls="mg-league-portrait", data_key=key, data_flies=key)
        reach = self.desk.reach(held)
        return _picked(face, key, card, reach.drops, reach.keys, "mg-league-portrait")

    def _about(self, seat: Player, card: Student) -> str:
        return say(
            "about-student",
            name=card.name,
            colour=colour_text(card.colour),
            level=level_text(card.level),
            school=card.school,
            high=card.high_score,
            owner=self._owner(seat) or None,
        )

    # ── teachers and tools ────────────────────────────────────────────────────────────────────────────────────────

    def _attached(self, spot: Spot, score: StudentScore | None) -> list[Element]:
        """The TEACHER and TOOL cards on a student or on a team."""
        teachers = [
            (seat, teacher.card) for seat, board in self.cards for teacher in board.teachers if teacher.on == spot
        ]
        tools = [(seat, tool.card) for seat, board in self.cards for tool in board.tools if tool.on == spot]
        doubled = (
            [span(f"×{DOUBLED}", cls="mg-league-doubled", title=say("doubles"))]
            if score is not None and score.doubler and score.tools
            else []
        )
        return [
            *[self._token(seat, card) for seat, card in teachers],
            *doubled,
            *[self._token(seat, card) for seat, card in tools],
        ]

    def _token(self, seat: Player, card: Teacher | Tool) -> Element:
        held, value = PlayedFrom(card.key, seat), card.value if isinstance(card, Tool) else 0
        key, owner = key_of(seat, card), self._owner(seat)
        if self.large and isinstance(card, Tool) and held in self.desk.movable and seat != self.desk.view.player:
            (way,) = self.desk.ways(held)
            return token(card, key=key, value=value, label=say("send-away"), offer=self.desk.offer(way), owner=owner)
        if not self._can_move(held):
            return token(card, key=key, value=value, owner=owner, data_from=f"seat{seat}")
        reach = self.desk.reach(held)
        picks = picked_up(card, [way.words for way in reach.ways])
        return token(card, key=key, value=value, drops=reach.drops, keys=reach.keys, picks=picks, owner=owner)

    def _can_move(self, held: PlayedFrom) -> bool:
        """Whether a card on this side can be moved now: nothing is moved while something is to be paid."""
        return self.is_mine and self.desk.bill is None and held in self.desk.movable

    def _owner(self, seat: Player) -> str:
        """Whose card it is, where two partners' cards lie on one side."""
        return self.desk.screen.name(seat) if self.desk.view.rules.variation == TEAM_PLAY else ""


def _picked(face: object, key: str, card: Card, drops: dict[str, int], keys: dict[str, int], cls: str) -> Element:
    """A card on the table that is picked up in the browser."""
    return button(
        span(face, aria_hidden="true"),
        type="button",
        cls=cls,
        aria_label=say("pick-up", card=spoken(card)),
        aria_pressed="false",
        data_key=key,
        data_flies=key,
        data_picks=picked_up(card, [say("place-any-team")]),
        data_name=card_name(card.key),
        data_drops=json.dumps(drops),
        data_keys=json.dumps(keys),
    )


def picked_up(card: Card, places: Sequence[str]) -> str:
    """What is said when a card is picked up."""
    return say("picked-up", card=card_name(card.key), places=places, many=len(places))


# ── the own side ──────────────────────────────────────────────────────────────────────────────────────────────────


def own_side(desk: Desk) -> Element:
    """Where the player's cards go: the own side, and the discard pile."""
    me = desk.me
    return part(
        "places",
        SideDrawn(desk, me).drawn(),
        label=say("your-team"),
        key="places",
        cls="mg-league-places",
    )


def piles(desk: Desk) -> Element:
    """The player's draw pile, which tells the chances of the next draws, and the discard pile, which takes cards."""
    view, me = desk.view, desk.me
    discards = view.discard_piles[me]
    top = discards[-1] if discards else None
    left = view.draw_sizes[me]
    says, asks = say("draw-pile", count=left), say("draw-pile-why", count=left)
    pile = (span(cls="mg-league-pile-back"), span(f"{left}", cls="mg-league-pile-count"))
    ask = desk.screen.offers(Ask(Drawing())) if desk.is_playing and left else None
    bottom = say("discard-pile", count=len(discards), top=key_text(top.key) if top else None)
    return part(
        "places",
        div(
            button(
                *pile,
                type="button",
                cls="mg-league-pile",
                title=asks,
                aria_label=asks,
                aria_expanded=str(isinstance(desk.screen.asked, Drawing)).lower(),
                data_n=ask,
                data_key="drawing",
            )
            if ask is not None
            else span(*pile, cls="mg-league-pile", role="img", aria_label=says, title=says, data_key="draw-pile"),
            div(
                span(
                    suit(top.colour) if top else None,
                    cls=f"mg-league-pile-top mg-edge-{top.colour}"
                    if top
                    else "mg-league-pile-top mg-league-pile-empty",
                    data_key=f"top{me}.{top.key}" if top else None,
                    aria_hidden="true",
                ),
                place_button(zone=DISCARDS, label=say("discard"), key="place-discards", kind="mg-league-place")
                if desk.screen.is_live
                else span(say("discard"), cls="mg-league-place"),
                letter_shown(desk.letter(DISCARDS)),
                cls="mg-league-pile mg-league-discards",
                title=bottom,
                data_zone=DISCARDS,
                data_key="discard-pile",
            ),
            cls="mg-league-piles",
            role="group",
            aria_label=say("piles"),
            data_group="piles",
            data_key="piles",
        ),
        label=say("piles"),
        key="piles-part",
        cls="mg-league-pilespart",
    )


# ── everyone else ─────────────────────────────────────────────────────────────────────────────────────────────────


def others(desk: Desk) -> Element | None:
    """What lies in front of everyone else, small; a press opens it large."""
    view = desk.view
    seats = [seat for seat in range(view.players) if seat != view.player]
    if not seats:
        return None
    return part(
        "others",
        ul(*(_small(desk, seat) for seat in seats), cls="mg-seats"),
        label=say("at-the-table"),
        key="seats",
        cls="mg-league-others",
    )


def _small(desk: Desk, seat: Player) -> Element:
    """A player and the cards there, small."""
    view, screen = desk.view, desk.screen
    is_partner = view.player is not None and seat in partners(view.rules, view.players, view.player)
    here, board = standing_of(view, seat), view.boards[seat]
    name = screen.name(seat)
    can_be_aimed_at = screen.is_live and view.player is not None and not is_partner
    told = (_piles(view, seat), _status(view, seat), _known(view, seat), cards_of(board))
    inside = (
        span(number_text(here.points) if here.best else "–", cls="mg-league-total"),
        span(
            f"{view.hand_sizes[seat]}", cls="mg-league-cards", title=say("cards-in-hand", count=view.hand_sizes[seat])
        ),
        *(
            span(sign(effect), cls="mg-league-waits", title=say("waits", effect=effect_name(effect)))
            for effect in view.ahead[seat]
        ),
        span(*_mini(desk, seat, board), cls="mg-league-small"),
    )
    scores = say("player-scores", player=name, score=score_text(here))
    says = " ".join([scores, *filter(None, told), say("look-closer")])
    return li(
        screen.face(seat),
        place_button(zone=f"player{seat}", label=name, key=f"aim{seat}", kind="mg-league-place")
        if can_be_aimed_at
        else span(name, cls="mg-name"),
        button(
            *inside,
            type="button",
            cls="mg-league-look",
            aria_label=says,
            data_key=f"look{seat}",
            **screen.opens(SideOf(seat)),
        )
        if screen.is_live
        else span(*inside, cls="mg-league-look", role="img", aria_label=says),
        letter_shown(desk.letter(seat)) if can_be_aimed_at else None,
        cls=f"mg-seat-chip mg-league-seat{' mg-acts' if seat in view.to_act else ''}{' mg-me' if is_partner else ''}",
        title=say("your-partner") if is_partner else None,
        data_zone=f"player{seat}",
        data_key=f"seat{seat}",
        data_flies=f"seat{seat}",
    )


def _mini(desk: Desk, seat: Player, board: Board) -> list[Element]:
    """Each student as a face with the points, each school as a small house."""
    scores = {
        score.student.key: score.points for score in standing_of(desk.view, seat).students if score.player == seat
    }
    students = [
        span(
            student(played.card.name),
            span(number_text(scores[played.card.key]), cls="mg-league-points"),
            cls=f"mg-league-mini mg-edge-{played.card.colour}",
            data_key=f"mini{seat}.{played.card.key}",
            data_flies=f"mini{seat}.{played.card.key}",
            data_from=f"seat{seat}",
        )
        for played in board.students
    ]
    schools = [
        span(name[:1], cls="mg-league-mini mg-league-mini-school", title=name, data_key=f"minischool{seat}.{name}")
        for name in dict.fromkeys(card.name for card in board.schools)
    ]
    return [*schools, *students]


def cards_of(board: Board) -> str:
    """How many cards lie in front of a player.

    >>> cards_of(Board())
    'Students: 0, schools: 0, teachers: 0, tools: 0.'
    """
    return say(
        "on-the-table",
        students=len(board.students),
        schools=len(board.schools),
        teachers=len(board.teachers),
        tools=len(board.tools),
    )


def _status(view: View, seat: Player) -> str:
    if any(seat in reached for reached in view.finished):
        return say("status-finished")
    if view.phase is Phase.OVER:
        return ""
    if view.phase is Phase.ANSWER and seat in view.to_act:
        return say("status-asked")
    if view.phase is Phase.CHOOSE and seat in view.to_act:
        return say("status-chooses")
    return say("status-turn") if seat == view.turn.player else ""


def _piles(view: View, seat: Player) -> str:
    discards = view.discard_piles[seat]
    return say(
        "hand-and-piles",
        hand=view.hand_sizes[seat],
        draw=view.draw_sizes[seat],
        discarded=len(discards),
        top=key_text(discards[-1].key) if discards else None,
    )


def _known(view: View, seat: Player) -> str:
    """Cards of a hand that everyone knows: all of it where hands are open, else those that were shown."""
    if seat == view.player:
        return ""
    cards: tuple[Card, ...] = view.hands[seat] or view.known[seat]
    if not cards:
        return ""
    return say("seen-in-hand" if view.hands[seat] is None else "open-hand", cards=cards_text(cards))


def side_opened(desk: Desk, seat: Player) -> Element:
    """What lies in front of a player, large, with everything that is known of the hand and the piles."""
    view = desk.view
    here = standing_of(view, seat)
    ahead = [effect_name(effect) for effect in view.ahead[seat]]
    known = _known(view, seat)
    can_send = any(held.seat == seat for held in desk.movable)
    return div(
        p(say("player-scores", player=desk.screen.name(seat), score=score_text(here)), cls="mg-claim"),
        nameless(SideDrawn(desk, seat, large=True).drawn()),
        p(_piles(view, seat), cls="mg-advice"),
        p(known, cls="mg-advice") if known else None,
        p(say("waits-for-next", effects=ahead), cls="mg-advice") if ahead else None,
        p(say("press-to-send"), cls="mg-advice") if can_send else None,
        p(decks_closed(), cls="mg-advice") if None in view.hidden else None,
        cls="mg-steps",
        data_key=f"side-opened{seat}",
    )


def every_side(desk: Desk) -> list[Element]:
    """All sides, large, each with its owners and the score: for those who watch, and at the end."""
    view, done, found = desk.view, set[Player](), []
    first = [] if view.player is None else [view.player]
    for seat in (*first, *range(view.players)):
        if seat in done:
            continue
        together = partners(view.rules, view.players, seat)
        done.update(together)
        names = listed([desk.screen.name(player) for player in together])
        found.append(
            _whole(
                names, score_text(standing_of(view, seat)), SideDrawn(desk, seat, large=True).drawn(), f"board{seat}"
            )
        )
    return found


def finished_piles(desk: Desk) -> list[Element]:
    """What was played with the piles of a solitaire that are behind."""
    view = desk.view
    behind = view.pile_boards[:-1] if view.phase is Phase.OVER else view.pile_boards
    still, found = replace(desk.screen, offer=None, asked=None, selected=None), []
    for at, board in enumerate(behind):
        then = Desk(replace(view, boards=(board,), to_act=()), still)
        drawn, score = SideDrawn(then, 0, large=True).drawn(), points_text(view.pile_scores[at])
        found.append(_whole(say("pile-number", pile=at + 1), score, nameless(drawn), f"pile{at + 1}"))
    return found


def _whole(name: str, score: str, drawn: object, key: str) -> Element:
    """A side below its name and its score."""
    head = div(span(name, cls="mg-name"), badge(score), cls="mg-league-side-head")
    return div(head, drawn, cls="mg-league-whole", data_key=key)
