"""Opponents, weakest first. Each is given a View and the legal actions, never the State.

What a bot says can be heard by all: it names cards that its action shows, never others of its hand. Whether it has a
STAFF card is not told, so its reason for an answer is the same whatever it answers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.game import Action, Bot
from mathgames_widgets.core.rng import Rng

from ..analysis import plans
from ..analysis.plans import Aim, Outlook
from ..rules import moves
from ..rules.cards import Card, Student
from ..rules.effects import Choose, LetGo, PayUp
from ..rules.moves import EndTurn
from ..rules.payments import printed_cost
from ..rules.scoring import FOUR
from ..rules.state import SOLITAIRE, Phase
from ..rules.view import View
from ..words.sentences import key_text, number_text, points_text


class GreedyBot:
    """Adds as many points as it can right away, and thinks no further."""

    name = "greedy"
    title = "Adds as many points as it can right away"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The step that adds most points; else a free card, a discard, or the end of the turn."""
        return plans.best_gain(view).action

    def because(self, view: View, action: Action) -> str:
        """The points that the step adds."""
        if view.phase is Phase.ANSWER:
            return "I answer a card aimed at me with the first STAFF card I can."
        gain = plans.gain_of(view, action)
        if gain.points > 0:
            return f"It adds {points_text(gain.points)} right away, and no other move adds more."
        return f"{_why_no_gain(action)} {_so_far(view)}"


class PlanningBot:
    """Builds towards a team: weighs payments, what to keep and what to discard, and what answers are worth."""

    name = "planner"
    title = "Plans its team and its payments"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The step after which its best team is likely to score most; an answer only where it is worth a card."""
        return (plans.best_step if view.phase is Phase.PLAY else plans.best_reply)(view).action

    def because(self, view: View, action: Action) -> str:
        """What the step does in numbers, which team it is for, and what that team is likely to score."""
        if view.phase is Phase.ANSWER:
            return (
                "I compare what the card would cost my team with what a STAFF card is worth if I keep it. I "
                f"answer if that is worth at least {number_text(Fraction(plans.ANSWER_FROM))} points more to my team."
            )
        step = plans.step_of(view, action)
        said = [_done(view, action), _loss(view, action), _hoped(view, step.worth, step.after)]
        return " ".join([one for one in said if one])


BOTS: Sequence[Bot[View, Action]] = (RandomBot(), GreedyBot(), PlanningBot())
"""The bots, weakest first."""


# ── what greedy says ──────────────────────────────────────────────────────────────────────────────────────────────


def _why_no_gain(action: Action) -> str:
    match action:
        case EndTurn():
            return "Nothing I can play adds points now."
        case moves.Discard(card):
            return f"Nothing I can play adds points now, and {key_text(card)} is the card I need least."
        case Choose() | PayUp() | LetGo():
            return "No other choice leaves me more points."
    return "It adds no points right away, but it costs nothing."


def _so_far(view: View) -> str:
    assert view.player is not None
    points = plans.points_so_far(plans.imagined(view), view.player)
    return f"So far my team has {points_text(points)}, with each missing student counted as 0."


# ── what the planner says ─────────────────────────────────────────────────────────────────────────────────────────


def _done(view: View, action: Action) -> str:
    """The step in numbers."""
    match action:
        case moves.PlayStudent(key, _, payment):
            return _student_said(view, key, bool(payment))
        case moves.PlaySchool(key, _):
            return f"{key_text(key)} prepares a school team: with two SCHOOL cards, its students are free."
        case (
            moves.PlayTool(key, _)
            | moves.MoveTool(key, _, _)
            | moves.PlayTeacher(key, _)
            | moves.MoveTeacher(key, _, _)
        ):
            return _attached_said(view, action, key)
        case moves.Attach(key, _):
            return f"{key_text(key)} counts for the school team from now on."
        case moves.SendAway(_, key, payment):
            return f"I pay twice the value of {key_text(key)} to send it away."
        case moves.PlayAction(key, _, _):
            return f"{key_text(key)} helps my team more than the card I would draw instead."
        case moves.Discard(key):
            return f"I discard {key_text(key)}: the card I draw instead is likely to help my team more."
        case EndTurn():
            return "The cards I keep are worth more to my team later than anything I could do with them now."
    return "This choice puts my team in the best position compared with the other players."


def _student_said(view: View, key: str, is_paid: bool) -> str:
    card = _held(view, key)
    assert isinstance(card, Student)
    points = card.high_score * view.rules.multiplier(card.level)
    brings = f"{key_text(key)} scores {points_text(points)}, and a quarter of that is {number_text(points / FOUR)}"
    if not is_paid:
        return f"{brings}. It costs nothing."
    cost = printed_cost(card)
    return (
        f"{brings}. It costs {number_text(cost)}: {number_text(round(points / cost, 1))} points for each point I pay."
    )


def _held(view: View, key: str) -> Card | None:
    return next((card for card in view.hand if card.key == key), None)


def _attached_said(view: View, action: Action, key: str) -> str:
    gain = plans.gain_of(view, action).points
    if gain > 0:
        return f"{key_text(key)} adds {points_text(gain)} there right away."
    return f"{key_text(key)} adds nothing there yet, but I will need it there."


def _loss(view: View, action: Action) -> str:
    """What is paid over the cost."""
    lost = plans.payment_lost(view, action)
    if lost is None:
        return ""
    return f"I pay {points_text(lost)} more than I need to." if lost else "I pay the exact cost."


def _hoped(view: View, worth: float, outlook: Outlook) -> str:
    """The team, and what it is likely to score."""
    if worth >= plans.WON:
        return "With it, I reach the win number this turn."
    when = (
        "when this pile is finished" if view.rules.variation == SOLITAIRE else f"within {plans.TURNS_AHEAD} more turns"
    )
    four = f"{round(100 * outlook.four)}%"
    return (
        f"I build {_team(outlook.aim)} and expect about {round(outlook.points)} points {when}. "
        f"The chance of having four students then is {four}."
    )


def _team(aim: Aim) -> str:
    """A team by colour and school.

    >>> _team(Aim("green")), _team(Aim(None, "Euler Academy"))
    ('an all-star team in green', 'a school team at Euler Academy')
    """
    kind = f"a school team at {aim.school}" if aim.school else "an all-star team"
    return f"{kind} in {aim.colour}" if aim.colour else kind
