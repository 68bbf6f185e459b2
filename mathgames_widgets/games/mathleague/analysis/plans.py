"""Plans: what a team is likely to score a few turns from now, the step of a turn that is worth most, what adds at once.

An estimate is not a score: it weighs cards that may be drawn by their chances, so it is a decimal number. It uses what
the player may know: the cards on the table and in the own hand, and which cards are still in a draw pile, not where.
Every step is tried out on an imagined table that fits the view, by the rules of the game, and weighed by what the
player's best team is then likely to score.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from mathgames_widgets.core.game import Action, Player

from ..rules import effects, moves
from ..rules.cards import COLOURS, ActionCard, Card, Cards, Key, School, Staff, Student, Teacher, Tool
from ..rules.events import Drew, Paid
from ..rules.moves import EndTurn
from ..rules.payments import FREE_FROM, MOVING, SCHOOL_STEP, payment_of, printed_cost, with_payment
from ..rules.rules import apply, legal_actions, outcome, score
from ..rules.scoring import BONUS, CAP, FOUR, MOST_SCHOOL_TOOLS, standing, student_scores
from ..rules.state import (
    ANY,
    HAND,
    SOLITAIRE,
    OnStudent,
    OnTeam,
    Phase,
    Rules,
    Side,
    State,
    opponents,
    schools_in,
    side,
    teams_of,
)
from ..rules.view import View, imagine
from .weights import (
    ACTION_KEPT,
    ANSWER_FROM,
    DISMISSAL_COSTS,
    DRAWN_A_TURN,
    IN_HAND,
    IN_PILE,
    INCOMPLETE,
    KEPT,
    KEPT_FOR_A_START,
    MOST_AIMS,
    MOST_WEIGHED,
    NUISANCE,
    POINTS_FOR_COST,
    RIVAL,
    SNOW_COSTS,
    STAFF_KEPT,
    TO_PAY,
    TURNS_AHEAD,
    WON,
)

TO_ATTACH = float(MOVING)


@dataclass(frozen=True, slots=True)
class TeamAim:
    """A team to build: of one colour, or of any (None); of one school, or the all-star team (None)."""

    colour: str | None = None
    school: str | None = None


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an aim is likely to score, with the chance of having four students, and of the 50 points."""

    aim: TeamAim
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
        for scored in self._scores:
            team = teams[scored.player, scored.student.key]
            points = float(scored.points)
            yield _Candidate(points, points, 0.0, 1.0, scored.student.colour, scored.student.school, True, team or "")

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

    def aims(self) -> tuple[TeamAim, ...]:
        """The teams that could be built from these cards."""
        aims = [] if self._state.rules.school_score_only else [TeamAim(), *[TeamAim(colour) for colour in COLOURS]]
        names = dict.fromkeys([*[card.name for card, _ in self._schools], *teams_of(self._side)])
        for name in names:
            aims += [TeamAim(None, name), *[TeamAim(colour, name) for colour in COLOURS]]
        return tuple([aim for aim in aims if self._could_be(aim)])

    def _could_be(self, aim: TeamAim) -> bool:
        return len(self._for(aim)) >= FOUR and (aim.colour is None or self._bonus_chance(aim) > 0)

    def _for(self, aim: TeamAim) -> list[_Candidate]:
        """The students who could belong to the team, the best first."""
        colour, school = aim.colour, aim.school
        if school is None:
            return [student for student in self._students if student.colour == colour] if colour else self._students
        return [
            student
            for student in self._students
            if colour in (None, student.colour) and school == (student.team or student.school)
        ]

    def _bonus_chance(self, aim: TeamAim) -> float:
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

    def outlook(self, aim: TeamAim) -> Outlook:
        """The estimate for one aim."""
        two, three, school_cost = self._school_chances(aim.school)
        ranked = self._for(aim)[:MOST_WEIGHED]
        placed = free = coming = cost = 0.0
        counts = [1.0, 0.0, 0.0, 0.0]
        for outlook in ranked:
            share = outlook.chance * sum(counts)
            if outlook.is_placed:
                placed += share * outlook.points
                cost += share * TO_ATTACH if aim.school and not outlook.team else 0.0
            else:
                due = 1 - two if outlook.cost else 0.0
                free += share * outlook.points * (1 - due)
                coming += share * outlook.points * due
                cost += share * outlook.cost * due
            counts = [
                stays * (1 - outlook.chance) + arrives * outlook.chance
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
        for more in range(moves.FOR_TOOLS - there):
            free = more == 0 and self._free_school
            cost += 0.0 if free else _at_least(coming, more + 1) * SCHOOL_STEP * (everywhere + more)
        return _at_least(coming, FREE_FROM - there), _at_least(coming, moves.FOR_TOOLS - there), cost

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
    """The prospect of a player whose hand is hidden: any card not seen yet may be in it or on top of the pile."""
    hidden = (*state.hands[player], *state.draw_piles[player])
    return Prospect(state, player, (), hidden, HAND + TURNS_AHEAD * DRAWN_A_TURN)


def best_outlook(prospect: Prospect) -> Outlook:
    """The aim that is likely to score most.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> 40 < best_outlook(prospect_of(new_game(2, "FERN-42"), 0)).points < 100
    True
    """
    return best_of(prospect, prospect.aims())


def best_of(prospect: Prospect, aims: Sequence[TeamAim]) -> Outlook:
    """Of these aims, the one that is likely to score most."""
    found = [prospect.outlook(aim) for aim in aims]
    return max(found, key=lambda outlook: outlook.points, default=Outlook(TeamAim(), 0.0, 0.0, 0.0))


# ── a whole turn planned ──────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class WeighedAction:
    """An action, what it is worth, and what the player's best team is likely to score after it."""

    action: Action
    worth: float
    after: Outlook


def imagined(view: View) -> State:
    """A table that fits the view, to try steps out on."""
    return imagine(view, "a table to think at")


# ── which actions are worth a thought ─────────────────────────────────────────────────────────────────────────────


def cheapest_each(state: State, player: Player, actions: Iterable[Action]) -> list[Action]:
    """Each action once, with the payment that loses least; of equal ones that of more cards: it makes room to draw."""
    values = {card.key: card.value for card in state.hands[player] if isinstance(card, Tool)}
    best: dict[Action, tuple[tuple[int, int], Action]] = {}
    for action in actions:
        payment = payment_of(action)
        price = sum([values[key] for key in payment]), -len(payment)
        bare = with_payment(action, ()) if payment else action
        if bare not in best or price < best[bare][0]:
            best[bare] = price, action
    return [action for _, action in best.values()]


def _once(state: State, player: Player, actions: Iterable[Action]) -> Iterator[Action]:
    """TOOL cards of the same value do the same, so one of them is tried."""
    values = {card.key: card.value for card in state.hands[player] if isinstance(card, Tool)}
    seen = set()
    for action in actions:
        if (
            isinstance(action, (moves.PlayTool, moves.Discard))
            and action.card in values
            and not state.rules.tool_colour
        ):
            same = type(action), values[action.card], getattr(action, "on", None)
            if same in seen:
                continue
            seen.add(same)
        yield action


def candidates(state: State, player: Player) -> list[Action]:
    """The actions that are worth a thought."""
    return list(_once(state, player, cheapest_each(state, player, legal_actions(state, player))))


# ── what a table is worth ─────────────────────────────────────────────────────────────────────────────────────────


def worth_of(state: State, player: Player, aims: Sequence[TeamAim] = (), more: int = 0) -> tuple[float, Outlook]:
    """What the table is worth to a player, and the team that is likely to score most, of these aims or of all.

    So many `more` cards are to be drawn.
    """
    prospect = prospect_of(state, player, more)
    outlook = best_of(prospect, aims or prospect.aims())
    end = outcome(state)
    if end is not None and state.win_number is not None:
        return (WON if player in end.winners else -WON), outlook
    if _runs_out(state, player):
        return _at_the_end(state, player), outlook
    return outlook.points + _kept(state.hands[player], state.turn.acted), outlook


def _kept(hand: Cards, acted: bool) -> float:
    """What STAFF and ACTION cards in the hand are worth to wait for."""
    kept = STAFF_KEPT if any(isinstance(card, Staff) for card in hand) else 0.0
    return kept + (ACTION_KEPT if acted and any(isinstance(card, ActionCard) for card in hand) else 0.0)


def _runs_out(state: State, player: Player) -> bool:
    """Whether the cards run out if this player ends the turn now."""
    if state.turn.player != player or not state.players > 1:
        return False
    return state.turn.hand - len(state.hands[player]) > len(state.draw_piles[player])


def _at_the_end(state: State, player: Player) -> float:
    """What it is worth that the cards run out now: "the player with the highest … score … wins the game"."""
    mine = score(state.rules, side(state, player))
    others = [score(state.rules, side(state, other)) for other in opponents(state, player)]
    ahead = float(mine - max(others, default=Fraction(0)))
    return (WON if ahead > 0 else -WON) / 2 + ahead


def has_score(state: State, player: Player) -> bool:
    """Whether a player has four students who count as a team."""
    return standing(state.rules, side(state, player)).best is not None


def points_so_far(state: State, player: Player) -> Fraction:
    """The score that counts; before there are four students, what those there are contribute to an average of four."""
    now = standing(state.rules, side(state, player))
    if now.best:
        return now.points
    return sum([score.points for score in now.students], Fraction(0)) / FOUR


def rivals_worth(state: State, player: Player) -> float:
    """What the strongest opponent is likely to score."""
    others = [best_outlook(prospect_of_other(state, other)).points for other in opponents(state, player)]
    return max(others, default=0.0)


# ── trying out ────────────────────────────────────────────────────────────────────────────────────────────────────


def tried(state: State, player: Player, action: Action) -> tuple[State, int]:
    """The table after an action to which nobody has an answer, and how many cards the player drew on the way."""
    step = apply(state, player, action)
    drew = sum([event.count for event in step.events if isinstance(event, Drew) and event.player == player])
    after = step.state
    while after.phase is Phase.ANSWER:
        step = apply(after, after.waiting[0], effects.Decline())
        after = step.state
        drew += sum([event.count for event in step.events if isinstance(event, Drew) and event.player == player])
    return after, drew


def settled(state: State, player: Player) -> State:
    """The table after the choices that are open, each made as serves the player who makes it."""
    while state.phase is Phase.CHOOSE and state.choosing:
        chooser, target = state.choosing.player, state.choosing.target
        options = cheapest_each(state, chooser, legal_actions(state, chooser))
        afters = [tried(state, chooser, option)[0] for option in options]
        if chooser == player:
            state = max(afters, key=lambda after: worth_of(after, player)[0])
        elif target == player:
            state = min(afters, key=lambda after: worth_of(after, player)[0])
        else:
            state = afters[0]
    return state


# ── the own turn ───────────────────────────────────────────────────────────────────────────────────────────────────


def _weighed(state: State, player: Player, action: Action, aims: Sequence[TeamAim], rivals: float) -> WeighedAction:
    """An action with what it is worth."""
    if isinstance(action, EndTurn):
        return WeighedAction(action, *worth_of(state, player, aims))
    after, drew = tried(state, player, action)
    if drew:
        left = replace(state, hands=_without(state, player, action), turn=after.turn)
        return WeighedAction(action, *worth_of(left, player, aims, drew))
    after = settled(after, player)
    worth, outlook = worth_of(after, player, aims)
    if isinstance(action, (moves.PlayAction, moves.SendAway)) and after.phase is not Phase.OVER:
        worth += RIVAL * (rivals - rivals_worth(after, player)) + _nuisance(state, after, player)
    return WeighedAction(action, worth, outlook)


def _without(state: State, player: Player, action: Action) -> tuple[Cards, ...]:
    """The hands without the card that is played: what it draws is not looked at."""
    played = getattr(action, "card", None)
    return tuple(
        [
            tuple([card for card in hand if card.key != played]) if seat == player else hand
            for seat, hand in enumerate(state.hands)
        ]
    )


def _nuisance(before: State, after: State, player: Player) -> float:
    """ACTION cards that spoil an opponent's next turn, and cards that left an opponent's hand."""
    spoiled = sum([len(now) - len(then) for now, then in zip(after.ahead, before.ahead, strict=True)])
    lost = sum([len(before.hands[other]) - len(after.hands[other]) for other in opponents(before, player)])
    return NUISANCE * (spoiled + max(0, lost))


def _order(action: Action) -> int:
    """Of actions worth the same, one that plays a card comes before one that discards it."""
    return 0 if isinstance(action, EndTurn) else 1 if isinstance(action, moves.Discard) else 2


def too_good(state: State, player: Player) -> frozenset[Key]:
    """The students that are not discarded, whatever comes in their place: a team has to begin with someone."""
    if standing(state.rules, side(state, player)).students:
        return frozenset()
    students = [card for card in state.hands[player] if isinstance(card, Student)]

    def rank(student: Student) -> float:
        points, cost = _points_and_cost(student.high_score, student.level, state.rules.multiplier(student.level))
        return points - POINTS_FOR_COST * cost

    best = sorted(students, key=rank, reverse=True)
    return frozenset([student.key for student in best[:KEPT_FOR_A_START]])


def winning_step(state: State, player: Player) -> Action | None:
    """The first step on a way to the win number in this turn; None where adding most at each step does not reach it."""
    first: Action | None = None
    best = score(state.rules, side(state, player))
    while state.win_number is not None and state.phase is Phase.PLAY:
        found: tuple[Fraction, Action, State] | None = None
        for action in candidates(state, player):
            if isinstance(action, (EndTurn, moves.Discard, moves.PlayAction, moves.SendAway)):
                continue
            after = apply(state, player, action).state
            points = score(after.rules, side(after, player))
            if points > (found[0] if found else best):
                found = points, action, after
        if found is None:
            return None
        best, action, state = found
        first = first or action
        if best >= (state.win_number or 0):
            return first
    return None


def _may_win(state: State, player: Player) -> bool:
    """Whether a way to the win number is looked for: not where the cards of the hand are plainly too few for it."""
    if state.win_number is None:
        return False
    hand = state.hands[player]
    tools = sum([card.value for card in hand if isinstance(card, Tool)])
    students = sum([isinstance(card, Student) for card in hand])
    return points_so_far(state, player) + tools + BONUS + students * CAP / FOUR >= state.win_number


def promising(state: State, player: Player) -> tuple[Outlook, ...]:
    """The aims that are likely to score most, the best first."""
    prospect = prospect_of(state, player)
    found = [prospect.outlook(aim) for aim in prospect.aims()]
    return tuple(sorted(found, key=lambda outlook: -outlook.points)[:MOST_AIMS])


@lru_cache(maxsize=64)
def best_step(view: View) -> WeighedAction:
    """The next step of the turn that is worth most."""
    state, player = imagined(view), view.player
    assert player is not None
    outlooks = promising(state, player)
    if outlooks and _may_win(state, player):
        winning = winning_step(state, player)
        if winning is not None:
            return WeighedAction(winning, WON, outlooks[0])
    aims = [outlook.aim for outlook in outlooks]
    kept = too_good(state, player)
    actions = candidates(state, player)
    actions = [
        action for action in actions if not (isinstance(action, moves.Discard) and action.card in kept)
    ] or actions
    rivals = (
        rivals_worth(state, player)
        if any(isinstance(action, (moves.PlayAction, moves.SendAway)) for action in actions)
        else 0.0
    )
    steps = [_weighed(state, player, action, aims, rivals) for action in actions]
    return max(steps, key=lambda step: (step.worth, _order(step.action)))


def step_of(view: View, action: Action) -> WeighedAction:
    """An action of this player's turn, or a choice, with what it is worth."""
    best = (best_step if view.phase is Phase.PLAY else best_reply)(view)
    if best.action == action:
        return best
    state, player = imagined(view), view.player
    assert player is not None
    if view.phase is not Phase.PLAY:
        return _replied(state, player, action)
    aims = [outlook.aim for outlook in promising(state, player)]
    return _weighed(state, player, action, aims, rivals_worth(state, player))


def payment_lost(view: View, action: Action) -> Fraction | None:
    """What an action pays over its cost; None where it pays nothing."""
    if not payment_of(action) or view.player is None:
        return None
    events = apply(imagined(view), view.player, action).events
    return next(event.lost for event in events if isinstance(event, Paid))


# ── answers and choices ───────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=64)
def best_reply(view: View) -> WeighedAction:
    """The best choice that a card gives, or the best answer: a STAFF card only where it is worth playing."""
    state, player = imagined(view), view.player
    assert player is not None
    steps = [_replied(state, player, action) for action in cheapest_each(state, player, legal_actions(state, player))]
    best = max(steps, key=lambda step: step.worth)
    if not isinstance(best.action, effects.Answer):
        return best
    declined = next(step for step in steps if isinstance(step.action, effects.Decline))
    return best if best.worth >= declined.worth + ANSWER_FROM else declined


def _replied(state: State, player: Player, action: Action) -> WeighedAction:
    """An answer or a choice with what it is worth, less what the strongest opponent can expect and a spoiled turn."""
    after, drew = tried(state, player, action)
    after = settled(after, player)
    worth, outlook = worth_of(after, player, more=drew)
    worth -= RIVAL * rivals_worth(after, player) + _spoiled(after, player)
    return WeighedAction(action, worth, outlook)


def _spoiled(state: State, player: Player) -> float:
    """What the player's next turn loses, where it is spoiled."""
    ahead = state.ahead[player]
    return SNOW_COSTS * (effects.SNOW_DAY in ahead) + DISMISSAL_COSTS * (effects.EARLY_DISMISSAL in ahead)


# ── what a step adds at once ──────────────────────────────────────────────────────────────────────────────────────────


class Counts(Enum):
    """What points are added to."""

    AVERAGE = "average"
    """The average of four, which is no score yet."""
    FIRST = "first"
    """The same, and with it there is a score for the first time."""
    SCORE = "score"
    """The score."""


@dataclass(frozen=True, slots=True)
class Gain:
    """An action, how many points it adds at once, to what, and how many there are after it."""

    action: Action
    points: Fraction
    counts: Counts
    after: Fraction


def best_gain(view: View) -> Gain:
    """The step that adds most; where none adds anything, a free card, a discard, or the end of the turn."""
    state, player = imagined(view), view.player
    assert player is not None
    if state.phase is not Phase.PLAY:
        return _greedy_reply(state, player)
    steps = candidates(state, player)
    gains = [_gain(state, player, step) for step in steps if _adds(step)]
    best = max(gains, key=lambda gain: gain.points, default=None)
    return best if best is not None and best.points > 0 else _gain(state, player, _next_best(state, steps))


def gain_of(view: View, action: Action) -> Gain:
    """What an action adds at once."""
    state, player = imagined(view), view.player
    assert player is not None
    return _gain(state, player, action)


def _gain(state: State, player: Player, action: Action) -> Gain:
    after = tried(state, player, action)[0]
    had, has = has_score(state, player), has_score(after, player)
    points = points_so_far(after, player)
    counts = Counts.SCORE if had else Counts.FIRST if has else Counts.AVERAGE
    return Gain(action, points - points_so_far(state, player), counts, points)


def _adds(step: Action) -> bool:
    return not isinstance(step, (EndTurn, moves.Discard, moves.SendAway))


def _next_best(state: State, steps: list[Action]) -> Action:
    """A SCHOOL, TEACHER or ACTION card that costs nothing; discards, down to three cards; the end of the turn."""
    for step in steps:
        if isinstance(step, moves.PlayTeacher) or (
            isinstance(step, (moves.PlaySchool, moves.PlayAction)) and not step.payment
        ):
            return step
    hand = state.hands[state.turn.player]
    if EndTurn() in steps and len(hand) <= KEPT:
        return EndTurn()
    worth = {card.key: _worth(state.rules, card) for card in hand}
    return min([step for step in steps if isinstance(step, moves.Discard)], key=lambda step: worth[step.card])


def _worth(rules: Rules, card: Card) -> Fraction:
    """What a card is worth to keep: TOOL cards pay for students, students bring a quarter of their points."""
    if isinstance(card, Tool):
        return Fraction(card.value * FOUR)
    return card.high_score * rules.multiplier(card.level) / FOUR if isinstance(card, Student) else Fraction(0)


def _greedy_reply(state: State, player: Player) -> Gain:
    """The choice that leaves it most points; the first STAFF card it has against a card that is aimed at it."""
    options = cheapest_each(state, player, legal_actions(state, player))
    if state.phase is Phase.ANSWER:
        answers = [option for option in options if isinstance(option, effects.Answer)]
        return _gain(state, player, answers[0] if answers and state.chain[0].target == player else options[0])
    return max([_gain(state, player, option) for option in options], key=lambda gain: gain.points)
