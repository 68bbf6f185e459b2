"""A whole turn planned: what to play and pay, what to keep and discard, and when a STAFF card is worth an answer.

Every step is tried out on an imagined table that fits the view, by the rules of the game, and weighed by what the
player's best team is then likely to score.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.game import Action, Player
from mathgames_widgets.games.mathleague.allowed import legal_actions
from mathgames_widgets.games.mathleague.cards import ActionCard, Cards, Staff, Student, Tool
from mathgames_widgets.games.mathleague.effects import EARLY_DISMISSAL, SNOW_DAY
from mathgames_widgets.games.mathleague.events import Drew, Paid
from mathgames_widgets.games.mathleague.outlook import (
    Aim,
    Outlook,
    best_of,
    best_outlook,
    prospect_of,
    prospect_of_other,
)
from mathgames_widgets.games.mathleague.rules import apply, outcome, score
from mathgames_widgets.games.mathleague.scoring import BONUS, CAP, FOUR, standing
from mathgames_widgets.games.mathleague.sight import imagine
from mathgames_widgets.games.mathleague.state import (
    Answer,
    Attach,
    Decline,
    Discard,
    EndTurn,
    MoveTeacher,
    MoveTool,
    Payment,
    PayUp,
    Phase,
    PlayAction,
    PlaySchool,
    PlayStudent,
    PlayTool,
    SendAway,
    State,
    View,
)
from mathgames_widgets.games.mathleague.table import opponents, side

WON = 10_000.0
"""What a game that is won is worth, in points."""

RIVAL = 0.5
"""What a point that the strongest opponent is likely to lose is worth, in points of one's own."""

ANSWER_FROM = 4.0
"""A STAFF card is played for so many points, or kept."""

STAFF_KEPT = 1.5
"""What a STAFF card in the hand is worth to wait for; only the first one."""

ACTION_KEPT = 0.8
"""What an ACTION card is worth to keep, when one was played this turn."""

NUISANCE = 1.0
"""What it is worth to spoil an opponent's next turn."""

SNOW_COSTS = 6.0
"""What a turn of one's own without payments costs, in points."""

DISMISSAL_COSTS = 2.0
"""What one card less costs, in points."""

MOST_AIMS = 4
"""So many aims are kept in mind while a turn is planned."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action, what it is worth, and what the player's best team is likely to score after it."""

    action: Action
    worth: float
    after: Outlook


def imagined(view: View) -> State:
    """A table that fits the view, to try steps out on."""
    return imagine(view, "a table to think at")


# ── which actions are worth a thought ─────────────────────────────────────────────────────────────────────────────


def payment_of(action: Action) -> Payment:
    """The TOOL cards that an action pays with."""
    match action:
        case PlaySchool() | PlayStudent() | PlayAction() | Attach() | MoveTeacher() | MoveTool() | SendAway() | PayUp():
            return action.payment
    return ()


def cheapest_each(state: State, player: Player, actions: Iterable[Action]) -> list[Action]:
    """Each action once, with the payment that loses least; of equal ones that of more cards: it makes room to draw."""
    values = {card.key: card.value for card in state.hands[player] if isinstance(card, Tool)}
    best: dict[Action, tuple[tuple[int, int], Action]] = {}
    for action in actions:
        payment = payment_of(action)
        price = sum([values[key] for key in payment]), -len(payment)
        bare = replace(action, payment=()) if payment else action  # type: ignore[call-arg]
        if bare not in best or price < best[bare][0]:
            best[bare] = price, action
    return [action for _, action in best.values()]


def _once(state: State, player: Player, actions: Iterable[Action]) -> Iterator[Action]:
    """TOOL cards of the same value do the same, so one of them is tried."""
    values = {card.key: card.value for card in state.hands[player] if isinstance(card, Tool)}
    seen = set()
    for action in actions:
        if isinstance(action, (PlayTool, Discard)) and action.card in values and not state.rules.tool_colour:
            same = type(action), values[action.card], getattr(action, "on", None)
            if same in seen:
                continue
            seen.add(same)
        yield action


def candidates(state: State, player: Player) -> list[Action]:
    """The actions that are worth a thought."""
    return list(_once(state, player, cheapest_each(state, player, legal_actions(state, player))))


# ── what a table is worth ─────────────────────────────────────────────────────────────────────────────────────────


def worth_of(state: State, player: Player, aims: Sequence[Aim] = (), more: int = 0) -> tuple[float, Outlook]:
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
        step = apply(after, after.waiting[0], Decline())
        after = step.state
        drew += sum([event.count for event in step.events if isinstance(event, Drew) and event.player == player])
    return after, drew


def settled(state: State, player: Player) -> State:
    """The table after the choices that are open, each made as serves whoever makes it."""
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


# ── one's own turn ────────────────────────────────────────────────────────────────────────────────────────────────


def _weighed(state: State, player: Player, action: Action, aims: Sequence[Aim], rivals: float) -> Step:
    """An action with what it is worth."""
    if isinstance(action, EndTurn):
        return Step(action, *worth_of(state, player, aims))
    after, drew = tried(state, player, action)
    if drew:
        left = replace(state, hands=_without(state, player, action), turn=after.turn)
        return Step(action, *worth_of(left, player, aims, drew))
    after = settled(after, player)
    worth, outlook = worth_of(after, player, aims)
    if isinstance(action, (PlayAction, SendAway)) and after.phase is not Phase.OVER:
        worth += RIVAL * (rivals - rivals_worth(after, player)) + _nuisance(state, after, player)
    return Step(action, worth, outlook)


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
    return 0 if isinstance(action, EndTurn) else 1 if isinstance(action, Discard) else 2


def winning_step(state: State, player: Player) -> Action | None:
    """The first step on a way to the win number in this turn; None where adding most at each step does not reach it."""
    first: Action | None = None
    best = score(state.rules, side(state, player))
    while state.win_number is not None and state.phase is Phase.PLAY:
        found: tuple[Fraction, Action, State] | None = None
        for action in candidates(state, player):
            if isinstance(action, (EndTurn, Discard, PlayAction, SendAway)):
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
    return tuple(sorted(found, key=lambda one: -one.points)[:MOST_AIMS])


@lru_cache(maxsize=64)
def best_step(view: View) -> Step:
    """The next step of the turn that is worth most."""
    state, player = imagined(view), view.player
    assert player is not None
    outlooks = promising(state, player)
    if outlooks and _may_win(state, player):
        winning = winning_step(state, player)
        if winning is not None:
            return Step(winning, WON, outlooks[0])
    aims = [outlook.aim for outlook in outlooks]
    actions = candidates(state, player)
    rivals = rivals_worth(state, player) if any(isinstance(one, (PlayAction, SendAway)) for one in actions) else 0.0
    steps = [_weighed(state, player, action, aims, rivals) for action in actions]
    return max(steps, key=lambda step: (step.worth, _order(step.action)))


def step_of(view: View, action: Action) -> Step:
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
def best_reply(view: View) -> Step:
    """The best choice that a card gives, or the best answer: a STAFF card only where it is worth playing."""
    state, player = imagined(view), view.player
    assert player is not None
    steps = [_replied(state, player, action) for action in cheapest_each(state, player, legal_actions(state, player))]
    best = max(steps, key=lambda step: step.worth)
    if not isinstance(best.action, Answer):
        return best
    declined = next(step for step in steps if isinstance(step.action, Decline))
    return best if best.worth >= declined.worth + ANSWER_FROM else declined


def _replied(state: State, player: Player, action: Action) -> Step:
    """An answer or a choice with what it is worth, less what the strongest opponent can expect and a spoiled turn."""
    after, drew = tried(state, player, action)
    after = settled(after, player)
    worth, outlook = worth_of(after, player, more=drew)
    worth -= RIVAL * rivals_worth(after, player) + _spoiled(after, player)
    return Step(action, worth, outlook)


def _spoiled(state: State, player: Player) -> float:
    """What one's own next turn loses, where it is spoiled."""
    ahead = state.ahead[player]
    return SNOW_COSTS * (SNOW_DAY in ahead) + DISMISSAL_COSTS * (EARLY_DISMISSAL in ahead)
