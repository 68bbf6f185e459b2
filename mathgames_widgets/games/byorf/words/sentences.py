"""Every event, action and reason in one sentence, and what is seen in a few words."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Sequence
from functools import cache
from operator import attrgetter

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Event, Fact, Player, Reason
from mathgames_widgets.core.words import common_refusal, listed, name_of, people, points_text, won

from ..rules import moves, reasons
from ..rules.cards import FACTORS, Cards, Factor, Goal
from ..rules.rules import MostPoints
from ..rules.state import Phase, RoundResult, Row

ROW_NAMES = {Row.TOP: "numerator", Row.BOTTOM: "denominator"}


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
        return "Most points. The win is shared." if fact.is_shared else "Most points."
    return _action(fact)


def counted(number: int, noun: str) -> str:
    """A number with its noun.

    >>> counted(1, "point"), counted(4, "point"), counted(0, "hole")
    ('1 point', '4 points', 'no holes')
    """
    if number == 1:
        return f"1 {noun}"
    return f"{number or 'no'} {noun}s"


@cache
def goal_words() -> dict[str, dict[str, str]]:
    """What is said about each goal."""
    text = pkgutil.get_data(__package__, "goals.json")
    assert text is not None, "pkgutil returns None only for loaders that cannot read data"
    words: dict[str, dict[str, str]] = json.loads(text)
    return words


def goal_in_short(goal: Goal) -> str:
    """What a goal asks, as short as it stands on the table.

    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> goal_in_short(goal("G18"))
    'Hole above the x-axis'
    """
    return goal_words()[goal.id]["short"]


def row_text(cards: Cards) -> str:
    """A row of factors as one writes it.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> row_text((factor("F18"), factor("F41"))), row_text(())
    ('(x − 2)(2x)', '1')
    """
    if len(cards) == 1:
        return cards[0].face
    return "".join(f"({card.face})" for card in cards) or "1"


def function_text(top: Cards, bottom: Cards) -> str:
    """Both rows in a line.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> function_text((factor("F18"), factor("F05")), (factor("F19"),))
    '(x − 2)(x + 1) / (x − 2)'
    >>> function_text((factor("F18"),), ()), function_text((factor("F18"),), (factor("F05"),))
    ('x − 2', '(x − 2) / (x + 1)')
    >>> function_text((), (factor("F18"), factor("F05")))
    '1 / ((x − 2)(x + 1))'
    """
    if not bottom:
        return row_text(top)
    above = f"({row_text(top)})" if len(top) == 1 else row_text(top)
    return f"{above} / ({row_text(bottom)})"


def _event(event: Event, names: Sequence[str]) -> str:
    match event:
        case moves.Dealt(round, goals, _):
            return f"Round {round}: new cards were dealt, with {counted(len(goals), 'new goal')}."
        case moves.Chose(player, None):
            return f"{name_of(player, names)} chose a card."
        case moves.Chose(player, Factor() as card):
            return f"{name_of(player, names)} chose {card.face}, face down."
        case moves.Kept(player, card, last=True):
            return f"{name_of(player, names)} kept {card.face}, the last card in hand."
        case moves.Kept(player, card):
            return f"{name_of(player, names)} kept {card.face}."
        case moves.Passed(direction):
            return f"All hands were passed to the {direction.value}."
        case moves.BuildingBegan():
            return "The draft is over: now everyone builds a function from the cards in front of them."
        case core.Placed(player, card, row):
            return f"{name_of(player, names)} put {card.face} into the {ROW_NAMES[row]}."
        case core.TookBack(player, card):
            return f"{name_of(player, names)} put {card.face} aside."
        case core.IsReady(player):
            return f"{name_of(player, names)} finished building."
        case moves.Revealed(player, top, bottom):
            return f"{name_of(player, names)} built {function_text(top, bottom)}."
        case moves.Scored(result):
            return f"Round {result.round} was scored: {_points(result, names)}."
        case core.GameOver(winners, points):
            return won(winners, names, points_text(int(points[winners[0]])))
    raise TypeError(f"{event!r} is not an event of BYORF.")


# ── steps that are seen, in at most ten words ─────────────────────────────────────────────────────────────────────────


def caption(event: Event, names: Sequence[str]) -> str:
    """What has just happened, as short as it stands over the table; "" for what goes with the next step.

    >>> from mathgames_widgets.games.byorf.rules.state import Direction
    >>> caption(moves.Passed(Direction.LEFT), ())
    'Everyone kept a card. The hands go left.'
    """
    match event:
        case moves.Dealt(round, _, _) if round > 1:
            return f"Round {round}: new goals, new cards."
        case moves.Passed(direction):
            return f"Everyone kept a card. The hands go {direction.value}."
        case moves.BuildingBegan():
            return "The draft is over. Build your function."
        case core.IsReady(player):
            return f"{name_of(player, names)} is ready."
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
        award = result.awards[step]
        return f"{goal_in_short(award.goal)}: {_few(award.winners, names) or 'nobody'}"
    most = max(result.points)
    best = [seat for seat, points in enumerate(result.points) if points == most]
    if not most:
        return "Nobody earns any points."
    if len(best) == 1:
        return f"{name_of(best[0], names)} earns the most: {points_text(most)}."
    return f"{_few(best, names)} earn the most: {points_text(most)}."


def _few(seats: Sequence[Player], names: Sequence[str]) -> str:
    """One or two names, or how many players it are."""
    if len(seats) > 2:
        return f"{len(seats)} players"
    return people(seats, names) if seats else ""


def _points(result: RoundResult, names: Sequence[str]) -> str:
    return listed([f"{name_of(seat, names)} {points}" for seat, points in enumerate(result.points)])


def _action(action: Fact) -> str:
    match action:
        case moves.Keep(card):
            return f"Keep {card.face}."
        case moves.Put(card, row):
            return f"Put {card.face} into the {ROW_NAMES[row]}."
        case moves.TakeBack(card):
            return f"Put {card.face} aside."
        case core.Ready():
            return "Finish building."
    raise TypeError(f"{action!r} is not an action of BYORF.")


def _reason(reason: Reason) -> str:
    match reason:
        case core.WrongPhase(Phase.DRAFT):
            return "You build after the draft. For now, keep one card from your hand."
        case core.WrongPhase():
            return "The draft of this round is over. Build a function from the cards in front of you."
        case reasons.AlreadyChose(card):
            return f"You have already chosen {card.face}. Wait until everyone has chosen."
        case core.AlreadyReady():
            return "You have already finished building. Wait until everyone is ready."
        case reasons.AlreadyThere(card, row):
            return f"{card.face} is already in the {ROW_NAMES[row]}."
        case reasons.NotPlaced(card):
            return f"{card.face} is in neither row, so it cannot be taken back."
        case reasons.TooFewFactors(players, hand):
            cards, most = len(FACTORS), len(FACTORS) // hand
            return (
                f"{players} hands of {hand} need {players * hand} cards, but there are {cards}: "
                f"up to {most} can play with such hands, or {players} with {cards // players} cards each."
            )
        case core.NotOneOf(option, value, ("left", "right")):
            return f"{option} is {value!r}, but hands are passed 'left' or 'right'."
        case core.NoSuchCard(text, "goal"):
            return f"There is no goal card {text!r}; they are numbered G01 to G40."
        case core.NoSuchCard(text):
            return f"There is no factor card {text!r}; they are numbered F01 to F48."
    if said := common_refusal(reason, card_text=attrgetter("face")):
        return said
    raise TypeError(f"{reason!r} is not a reason of BYORF.")
