"""Every event, action and reason in one sentence, and what is seen in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Event, Fact, Reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import common_refusal, name_of, people, points_text, won
from mathgames_widgets.maths.writing.notation import plain

from ..rules import moves, reasons
from ..rules.cards import FACTORS, Cards, Factor, Goal
from ..rules.rules import MostPoints
from ..rules.state import Phase, RoundResult, function_of

say = room(__name__)


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in one sentence for learners.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> sentence(moves.Kept(0, factor("F18")), ["Asha", "Ben"])
    'Asha kept x − 2.'
    >>> sentence(core.NotInYourHand(factor("F18")))
    'There is no x − 2 in your hand. Choose a card you hold.'

    Raises TypeError for something that is none of them.
    """
    if isinstance(fact, Event):
        return _event(fact, names)
    if isinstance(fact, Reason):
        return _reason(fact)
    if isinstance(fact, MostPoints):
        return say("ending-most-points", shared=fact.is_shared)
    return _action(fact)


def goal_in_short(goal: Goal) -> str:
    """What a goal asks, as short as it stands on the table.

    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> goal_in_short(goal("G18"))
    'Hole above the x-axis'
    """
    return say.by("goal.short", goal.id)


def goals_in_short(goals: Sequence[Goal]) -> tuple[str, ...]:
    """The short names of some goals, each in quotation marks.

    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> goals_in_short([goal("G18")])
    ('“Hole above the x-axis”',)
    """
    return tuple([say("quoted", goal=goal_in_short(goal)) for goal in goals])


def quoted(goals: Sequence[Goal]) -> tuple[str, ...]:
    """The names of some goals, each in quotation marks.

    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> quoted([goal("G34")])
    ('“MOST holes”',)
    """
    return tuple([say("quoted", goal=goal.text) for goal in goals])


def function_text(top: Cards, bottom: Cards) -> str:
    """Both rows in a line, each factor in brackets but a single x.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> function_text((factor("F18"), factor("F05")), (factor("F19"),))
    '(x − 2)(x + 1) / (x − 2)'
    >>> function_text((factor("F18"),), ()), function_text((factor("F18"),), (factor("F05"),))
    ('x − 2', '(x − 2) / (x + 1)')
    >>> function_text((), (factor("F18"), factor("F05")))
    '1 / ((x − 2)(x + 1))'
    >>> function_text((factor("F18"),), (factor("F41"), factor("F18")))
    '(x − 2) / (2x(x − 2))'
    """
    return plain(function_of(top, bottom))


def _event(event: Event, names: Sequence[str]) -> str:
    match event:
        case moves.Dealt(round, goals, _):
            return say("dealt", round=round, goals=len(goals))
        case moves.Chose(player, None):
            return say("chose-hidden", player=name_of(player, names))
        case moves.Chose(player, Factor() as card):
            return say("chose", player=name_of(player, names), card=card.face)
        case moves.Kept(player, card, last):
            return say("kept-last" if last else "kept", player=name_of(player, names), card=card.face)
        case moves.PassedHands(direction):
            return say("passed", direction=direction)
        case moves.BuildingBegan():
            return say("building-began")
        case core.Placed(player, card, row):
            return say("placed", player=name_of(player, names), card=card.face, row=row)
        case core.TookBack(player, card):
            return say("took-back", player=name_of(player, names), card=card.face)
        case core.IsReady(player):
            return say("finished", player=name_of(player, names))
        case moves.Revealed(player, top, bottom):
            return say("revealed", player=name_of(player, names), function=function_text(top, bottom))
        case moves.Scored(result):
            points = [say("points-of", player=name_of(seat, names), points=n) for seat, n in enumerate(result.points)]
            return say("scored", round=result.round, points=points)
        case core.GameOver(winners, points):
            return won(winners, names, points_text(int(points[winners[0]])))
    raise TypeError(f"{event!r} is not an event of BYORF.")


# ── steps that are seen, in at most ten words ─────────────────────────────────────────────────────────────────────────


def caption(event: Event, names: Sequence[str]) -> str:
    """What has just happened, as short as it stands over the table; "" for what goes with the next step.

    >>> from mathgames_widgets.games.byorf.rules.state import Direction
    >>> caption(moves.PassedHands(Direction.LEFT), ())
    'Everyone kept a card. The hands go left.'
    """
    match event:
        case moves.Dealt(round, _, _) if round > 1:
            return say("seen-dealt", round=round)
        case moves.PassedHands(direction):
            return say("seen-passed", direction=direction)
        case moves.BuildingBegan():
            return say("seen-building-began")
        case core.IsReady(player):
            return say("seen-ready", player=name_of(player, names))
    return ""


def reveal_caption(result: RoundResult, step: int, names: Sequence[str]) -> str:
    """Who earns the goal that a step of the scoring turns over; in the last step, who earned most.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor, goal
    >>> from mathgames_widgets.games.byorf.rules.scoring import score
    >>> from mathgames_widgets.games.byorf.rules.state import Built
    >>> functions = (Built((factor("F18"),)), Built())
    >>> result = RoundResult(1, (goal("G28"),), functions, score([goal("G28")], functions), (2, 0))
    >>> [reveal_caption(result, step, ["Asha", "Ben"]) for step in range(2)]
    ['Zero: from − to +: Asha', 'Asha earns the most: 2 points.']
    """
    if step < len(result.awards):
        goal, winners = result.awards[step].goal, result.awards[step].winners
        return say("seen-goal", goal=goal_in_short(goal), many=len(winners), players=people(winners, names))
    most = max(result.points)
    if not most:
        return say("seen-nothing-earned")
    best = [seat for seat, points in enumerate(result.points) if points == most]
    players, others = people(best, names), len(result.points) - len(best)
    return say("seen-most", many=len(best), players=players, others=others, score=points_text(most))


def _action(action: Fact) -> str:
    match action:
        case moves.Keep(card):
            return say("keep", card=card.face)
        case moves.Put(card, row):
            return say("put", card=card.face, row=row)
        case moves.TakeBack(card):
            return say("put", card=card.face, row=None)
        case core.Ready():
            return say("finish-building")
    raise TypeError(f"{action!r} is not an action of BYORF.")


def _reason(reason: Reason) -> str:
    match reason:
        case core.WrongPhase(Phase.DRAFT):
            return say("not-in-the-draft")
        case core.WrongPhase():
            return say("draft-is-over")
        case reasons.AlreadyChose(card):
            return say("already-chose", card=card.face)
        case core.AlreadyReady():
            return say("already-ready")
        case reasons.AlreadyThere(card, row):
            return say("already-there", card=card.face, row=row)
        case reasons.NotPlaced(card):
            return say("not-placed", card=card.face)
        case reasons.TooFewFactors(players, hand):
            cards, needed, fewer = len(FACTORS), players * hand, len(FACTORS) // players
            most = cards // hand
            return say(
                "too-few-factors", players=players, hand=hand, needed=needed, cards=cards, most=most, fewer=fewer
            )
        case core.NotOneOf(option, value, ("left", "right")):
            return say("not-left-or-right", option=option, value=repr(value))
        case core.NoSuchCard(text, "goal"):
            return say("no-such-goal", text=repr(text))
        case core.NoSuchCard(text):
            return say("no-such-factor", text=repr(text))
    if said := common_refusal(reason, card_text=attrgetter("face")):
        return said
    raise TypeError(f"{reason!r} is not a reason of BYORF.")
