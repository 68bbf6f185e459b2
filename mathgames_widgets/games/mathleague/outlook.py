"""What a team is likely to score a few turns from now: the estimate that a planning opponent goes by.

An estimate is not a score: it weighs cards that may be drawn by their chances, so it is a decimal number. It uses what
the player may know: the cards on the table and in the own hand, and which cards are still in a draw pile, not where.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.mathleague.attaching import FOR_TOOLS
from mathgames_widgets.games.mathleague.cards import COLOURS, Card, Cards, School, Student, Teacher, Tool
from mathgames_widgets.games.mathleague.options import ANY, SOLITAIRE
from mathgames_widgets.games.mathleague.paying import FREE_FROM, MOVING, SCHOOL_STEP, printed_cost
from mathgames_widgets.games.mathleague.scoring import (
    BONUS,
    CAP,
    FOUR,
    MOST_SCHOOL_TOOLS,
    student_scores,
)
from mathgames_widgets.games.mathleague.state import HAND, OnStudent, OnTeam, Side, State
from mathgames_widgets.games.mathleague.table import schools_in, side, teams_of

TURNS_AHEAD = 2
"""So many turns after this one an estimate looks ahead."""

DRAWN_A_TURN = 4
"""So many cards a player is taken to draw a turn."""

IN_HAND = 0.97
"""What a card in the hand counts for, compared with one on the table."""

IN_PILE = 0.9
"""What a card that will be drawn counts for."""

TO_PAY = 0.8
"""What a student who has still to be paid for counts for: the fitting TOOL cards may not come together."""

INCOMPLETE = 0.3
"""The share of the average that counts only with four students: fewer have no score."""

MOST_WEIGHED = 12
"""So many students are weighed for a team; the others are too weak."""

TO_ATTACH = float(MOVING)

POINTS_FOR_COST = 1.5
"""A student who costs one point more to play has to score so many more to be chosen."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A team to build: of one colour, or of any (None); of one school, or the all-star team (None)."""

    colour: str | None = None
    school: str | None = None


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an aim is likely to score, with the chance of having four students, and of the 50 points."""

    aim: Aim
    points: float
    four: float
    bonus: float


class _Candidate(NamedTuple):
    """A student who may be one of the four: points, what playing costs, and how likely the card comes to lie there.

    `team` is where a student on the table is attached, empty for nowhere; `rank` says who is chosen before whom.
    """

    rank: float
    points: float
    cost: float
    chance: float
    colour: str
    school: str
    is_placed: bool
    team: str


@lru_cache(maxsize=1024)
def _points_and_cost(high_score: int, level: str, multiplier: Fraction) -> tuple[float, float]:
    student = Student("", "", "", level, "", high_score)
    return min(float(high_score * multiplier), CAP), float(printed_cost(student))


class Prospect:
    """The cards that one side has or may get, counted once for all aims."""

    def __init__(self, state: State, player: Player, hand: Cards, pile: Cards, draws: int) -> None:
        self._state = state
        self._side: Side = side(state, player)
        self._share = min(1.0, draws / len(pile)) * IN_PILE if pile else 0.0
        self._scores = student_scores(state.rules, self._side)
        own = state.turn.player == player
        self._discount = state.turn.discount if own else 0
        self._free_school = own and state.turn.free_school
        self._free = {name for name in teams_of(self._side) if schools_in(self._side, name) >= FREE_FROM}
        weighed = [*[(card, IN_HAND) for card in hand], *[(card, self._share) for card in pile]]
        self._students = sorted([*self._placed(), *self._coming(weighed)], reverse=True)
        self._teachers = [(card, chance) for card, chance in weighed if isinstance(card, Teacher)]
        self._schools = [(card, chance) for card, chance in weighed if isinstance(card, School)]
        self._coached = self._coached_places()
        bonus = state.turn.bonus if own else 0
        self._currency = sum([(card.value + bonus) * IN_HAND for card in hand if isinstance(card, Tool)])
        in_pile = sum([card.value for card in pile if isinstance(card, Tool)])
        self._currency += self._share * in_pile

    # ── students ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _placed(self) -> Iterator[_Candidate]:
        teams = {(seat, played.card.key): played.team for seat, board in self._side for played in board.students}
        for score in self._scores:
            team = teams[score.player, score.student.key]
            points = float(score.points)
            yield _Candidate(points, points, 0.0, 1.0, score.student.colour, score.student.school, True, team or "")

    def _coming(self, weighed: Iterable[tuple[Card, float]]) -> Iterator[_Candidate]:
        rules = self._state.rules
        for card, chance in weighed:
            if isinstance(card, Student) and rules.age_group in (ANY, card.level):
                points, cost = _points_and_cost(card.high_score, card.level, rules.multiplier(card.level))
                if card.school in self._free:
                    cost = 0.0
                elif chance == IN_HAND:
                    cost = max(0.0, cost - self._discount)
                rank = points - POINTS_FOR_COST * cost
                yield _Candidate(rank, points, cost, chance, card.colour, card.school, False, "")

    # ── aims ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def aims(self) -> tuple[Aim, ...]:
        """The teams that could be built from these cards."""
        aims = [] if self._state.rules.school_score_only else [Aim(), *[Aim(colour) for colour in COLOURS]]
        names = dict.fromkeys([*[card.name for card, _ in self._schools], *teams_of(self._side)])
        for name in names:
            aims += [Aim(None, name), *[Aim(colour, name) for colour in COLOURS]]
        return tuple([aim for aim in aims if self._could_be(aim)])

    def _could_be(self, aim: Aim) -> bool:
        return len(self._for(aim)) >= FOUR and (aim.colour is None or self._bonus_chance(aim) > 0)

    def _for(self, aim: Aim) -> list[_Candidate]:
        """The students who could belong to the team, the best first."""
        colour, school = aim.colour, aim.school
        if school is None:
            return [one for one in self._students if one.colour == colour] if colour else self._students
        return [one for one in self._students if colour in (None, one.colour) and school == (one.team or one.school)]

    def _bonus_chance(self, aim: Aim) -> float:
        """How likely it is that a TEACHER card of the colour comes into the right place."""
        if aim.colour is None:
            return 0.0
        if (aim.colour, None) in self._coached or (aim.colour, aim.school) in self._coached:
            return 1.0
        missed = 1.0
        for card, chance in self._teachers:
            if card.colour == aim.colour:
                missed *= 1 - chance
        return 1 - missed

    def _coached_places(self) -> set[tuple[str, str | None]]:
        """Where TEACHER cards are: on a student of their own colour (None), or on a school team."""
        colours = {OnStudent(score.player, score.student.key): score.student.colour for score in self._scores}
        places: set[tuple[str, str | None]] = set()
        for _, board in self._side:
            for played in board.teachers:
                if isinstance(played.on, OnTeam):
                    places.add((played.card.colour, played.on.school))
                elif colours.get(played.on) == played.card.colour:
                    places.add((played.card.colour, None))
        return places

    # ── what an aim is likely to score ────────────────────────────────────────────────────────────────────────────

    def outlook(self, aim: Aim) -> Outlook:
        """The estimate for one aim."""
        two, three, school_cost = self._school_chances(aim.school)
        ranked = self._for(aim)[:MOST_WEIGHED]
        placed = free = coming = cost = 0.0
        counts = [1.0, 0.0, 0.0, 0.0]
        for one in ranked:
            share = one.chance * sum(counts)
            if one.is_placed:
                placed += share * one.points
                cost += share * TO_ATTACH if aim.school and not one.team else 0.0
            else:
                due = 1 - two if one.cost else 0.0
                free += share * one.points * (1 - due)
                coming += share * one.points * due
                cost += share * one.cost * due
            counts = [
                stays * (1 - one.chance) + arrives * one.chance
                for stays, arrives in zip(counts, (0.0, *counts[:-1]), strict=True)
            ]
        four = 1 - sum(counts)
        cost += school_cost
        paid = min(1.0, self._currency / cost) if cost else 1.0
        bonus = self._bonus_chance(aim) * four
        average = (placed + free + coming * paid * TO_PAY) / FOUR * (1 - INCOMPLETE * (1 - four * paid))
        tools = self._tools(aim.school, three, max(0.0, self._currency - cost))
        return Outlook(aim, average + BONUS * bonus + tools, four, bonus)

    def _school_chances(self, name: str | None) -> tuple[float, float, float]:
        """How likely two SCHOOL cards of a name are, and three, and what they cost."""
        if name is None:
            return 0.0, 0.0, 0.0
        there = schools_in(self._side, name)
        everywhere = sum([school.name == name for board in self._state.boards for school in board.schools])
        coming = [chance for card, chance in self._schools if card.name == name]
        cost = 0.0
        for more in range(FOR_TOOLS - there):
            free = more == 0 and self._free_school
            cost += 0.0 if free else _at_least(coming, more + 1) * SCHOOL_STEP * (everywhere + more)
        return _at_least(coming, FREE_FROM - there), _at_least(coming, FOR_TOOLS - there), cost

    def _tools(self, school: str | None, three: float, left: float) -> float:
        """What tools add that are not needed as payments: in full on three SCHOOL cards up to 100, else by quarters."""
        taught = 1.0
        for _, chance in self._teachers:
            taught *= 1 - chance
        if any(board.teachers for _, board in self._side):
            taught = 0.0
        quarter = (2 - taught) / FOUR
        if school is None:
            return left * quarter * IN_PILE
        there = sum(
            [played.card.value for _, board in self._side for played in board.tools if played.on == OnTeam(school)]
        )
        room = three * max(0, MOST_SCHOOL_TOOLS - there)
        return min(there, MOST_SCHOOL_TOOLS) + (min(left, room) + max(0.0, left - room) * quarter) * IN_PILE


def _at_least(chances: Sequence[float], wanted: int) -> float:
    """How likely it is that at least so many cards come, where all that may be drawn are equally likely.

    >>> _at_least([0.97, 0.5, 0.5], 2) > _at_least([0.5, 0.5, 0.5], 2) == 0.5
    True
    """
    held = [chance for chance in chances if chance == IN_HAND]
    wanted -= len(held)
    if wanted <= 0:
        return IN_HAND if held else 1.0
    drawn = [chance for chance in chances if chance != IN_HAND]
    if len(drawn) < wanted:
        return 0.0
    share, number = drawn[0], len(drawn)
    return sum(
        [comb(number, hits) * share**hits * (1 - share) ** (number - hits) for hits in range(wanted, number + 1)]
    )


# ── whose cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def prospect_of(state: State, player: Player, more: int = 0) -> Prospect:
    """The prospect of the player whose hand is known; `more` cards will be drawn than usual."""
    pile, hand = state.draw_piles[player], state.hands[player]
    if state.rules.variation == SOLITAIRE:
        return Prospect(state, player, hand, (*pile, *state.later), len(pile))
    missing = max(0, state.turn.hand - len(hand))
    return Prospect(state, player, hand, pile, min(len(pile), missing + TURNS_AHEAD * DRAWN_A_TURN + more))


def prospect_of_other(state: State, player: Player) -> Prospect:
    """The prospect of somebody whose hand is hidden: any card not seen yet may be in it or on top of the pile."""
    hidden = (*state.hands[player], *state.draw_piles[player])
    return Prospect(state, player, (), hidden, HAND + TURNS_AHEAD * DRAWN_A_TURN)


def best_outlook(prospect: Prospect) -> Outlook:
    """The aim that is likely to score most.

    >>> from mathgames_widgets.games.mathleague.rules import new_game
    >>> 40 < best_outlook(prospect_of(new_game(2, "FERN-42"), 0)).points < 100
    True
    """
    return best_of(prospect, prospect.aims())


def best_of(prospect: Prospect, aims: Sequence[Aim]) -> Outlook:
    """Of these aims, the one that is likely to score most."""
    found = [prospect.outlook(aim) for aim in aims]
    return max(found, key=lambda one: one.points, default=Outlook(Aim(), 0.0, 0.0, 0.0))
