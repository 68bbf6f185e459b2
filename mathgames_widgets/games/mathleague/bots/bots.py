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
from ..analysis.plans import Outlook, TeamAim
from ..analysis.weights import ANSWER_FROM, TURNS_AHEAD, WON
from ..rules import moves
from ..rules.cards import Card, Student
from ..rules.effects import Choose, LetGo, PayUp
from ..rules.moves import EndTurn
from ..rules.payments import printed_cost
from ..rules.rules import legal_actions
from ..rules.scoring import FOUR
from ..rules.state import SOLITAIRE, Phase
from ..rules.view import View
from ..words.cards import colour_text, key_text, number_text, points_text, say


class GreedyBot:
    """Adds as many points as it can right away, and thinks no further."""

    name = "greedy"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The step that adds most points; else a free card, a discard, or the end of the turn."""
        return plans.best_gain(view).action

    def because(self, view: View, action: Action) -> str:
        """The points that the step adds."""
        if view.phase is Phase.ANSWER:
            return say("first-staff")
        gain = plans.gain_of(view, action)
        if gain.points > 0:
            points, after = points_text(gain.points), points_text(gain.after)
            return say("adds-most", counts=gain.counts.value, points=points, after=after)
        return f"{_why_no_gain(action)} {_so_far(view)}"


class PlanningBot:
    """Builds towards a team: weighs payments, what to keep and what to discard, and what answers are worth."""

    name = "planner"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The step after which its best team is likely to score most; an answer only where it is worth a card."""
        return (plans.best_step if view.phase is Phase.PLAY else plans.best_reply)(view).action

    def because(self, view: View, action: Action) -> str:
        """What the step does in numbers, which team it is for, and what that team is likely to score."""
        if view.phase is Phase.ANSWER:
            return say("weighs-answer", least=number_text(Fraction(ANSWER_FROM)))
        step = plans.step_of(view, action)
        said = [_done(view, action), _loss(view, action), _hoped(view, step.worth, step.after)]
        return " ".join([sentence for sentence in said if sentence])


BOTS: Sequence[Bot[View, Action]] = (RandomBot(), GreedyBot(), PlanningBot())
"""The bots, weakest first."""

LADDER = (88, 92)
"""Of 100 games for two, how many each bot wins against the one before it: `python -m benchmarks ladder`."""


# ── what greedy says ──────────────────────────────────────────────────────────────────────────────────────────────


def _why_no_gain(action: Action) -> str:
    match action:
        case EndTurn():
            return say("no-gain")
        case moves.Discard(card):
            return say("no-gain-discard", card=key_text(card))
        case Choose() | PayUp() | LetGo():
            return say("no-better-choice")
    return say("adds-nothing")


def _so_far(view: View) -> str:
    assert view.player is not None
    state = plans.imagined(view)
    points = plans.points_so_far(state, view.player)
    return say("so-far", points=points_text(points), is_score=plans.has_score(state, view.player))


# ── what the planner says ─────────────────────────────────────────────────────────────────────────────────────────


def _done(view: View, action: Action) -> str:
    """The step in numbers."""
    match action:
        case moves.PlayStudent(key, _, payment):
            return _student_said(view, key, bool(payment))
        case moves.PlaySchool(key, _):
            return say("prepares-school", card=key_text(key))
        case (
            moves.PlayTool(key, _)
            | moves.MoveTool(key, _, _)
            | moves.PlayTeacher(key, _)
            | moves.MoveTeacher(key, _, _)
        ):
            return _attached_said(view, action, key)
        case moves.Attach(key, _):
            return say("counts-for-team", card=key_text(key))
        case moves.SendAway(_, key, payment):
            return say("sends-away", card=key_text(key))
        case moves.PlayAction(key, _, _):
            return say("helps-more", card=key_text(key))
        case moves.Discard(key):
            return say("discards", card=key_text(key), points=_points_at_the_end_of_turn(view))
        case EndTurn():
            return say("keeps")
    return say("best-position")


def _points_at_the_end_of_turn(view: View) -> int | None:
    """What the team is likely to score with the cards as they are; None where the turn cannot end yet."""
    assert view.player is not None
    may_end = EndTurn() in legal_actions(plans.imagined(view), view.player)
    return round(plans.step_of(view, EndTurn()).after.points) if may_end else None


def _student_said(view: View, key: str, is_paid: bool) -> str:
    card = _held(view, key)
    assert isinstance(card, Student)
    points = card.high_score * view.rules.multiplier(card.level)
    brings = say("student-brings", card=key_text(key), points=points_text(points), quarter=number_text(points / FOUR))
    if not is_paid:
        return f"{brings} {say('costs-nothing')}"
    cost = printed_cost(card)
    rate = number_text(round(points / cost, 1))
    return f"{brings} {say('costs-so-much', cost=number_text(cost), rate=rate)}"


def _held(view: View, key: str) -> Card | None:
    return next((card for card in view.hand if card.key == key), None)


def _attached_said(view: View, action: Action, key: str) -> str:
    gain = plans.gain_of(view, action)
    if gain.points > 0:
        return say("attached-adds", card=key_text(key), points=points_text(gain.points), counts=gain.counts.value)
    return say("attached-adds-nothing", card=key_text(key))


def _loss(view: View, action: Action) -> str:
    """What is paid over the cost."""
    lost = plans.payment_lost(view, action)
    if lost is None:
        return ""
    return say("pays-more", points=points_text(lost)) if lost else say("pays-exactly")


def _hoped(view: View, worth: float, outlook: Outlook) -> str:
    """The team, and what it is likely to score."""
    if worth >= WON:
        return say("reaches-win-number")
    turns = None if view.rules.variation == SOLITAIRE else TURNS_AHEAD
    percent = round(100 * outlook.four)
    return f"{_built(outlook.aim, round(outlook.points), turns)} {say('chance-of-four', percent=percent)}"


def _built(aim: TeamAim, points: int, turns: int | None) -> str:
    """What team is built, by colour and school, and what is expected of it.

    >>> _built(TeamAim("green"), 120, 2)
    'I build an all-star team in green and expect about 120 points within 2 more turns.'
    """
    team = "school" if aim.school else "all-star"
    colour = colour_text(aim.colour) if aim.colour else None
    return say("builds", team=team, school=aim.school, colour=colour, points=points, turns=turns)
