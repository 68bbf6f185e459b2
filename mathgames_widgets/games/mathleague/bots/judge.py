"""What a turn of mathleague.org/cards cost, in points of the team, from what its player could know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from math import inf, sqrt

from mathgames_widgets.core.game import Action, IllegalAction, Player, changed
from mathgames_widgets.core.judging import Decision, OwnMove, Weighed
from mathgames_widgets.core.luck import Expectation, Mean, ResultShare, Source, first_turn

from ..analysis.plans import WON, best_step, imagined, settled, tried, worth_of
from ..analysis.weights import DRAWS, IS_EVEN as IS_EVEN, JUDGED_STEPS, MUCH as MUCH, UNIT as UNIT
from ..rules.moves import EndTurn
from ..rules.rules import apply, new_game
from ..rules.state import Phase, Rules, State
from ..rules.view import View, imagine, observe
from ..words.sentences import say, sentence
from .bots import BOTS

Steps = tuple[Action, ...]
"""A turn without its end."""


def decisions(moves: Sequence[OwnMove]) -> Sequence[Decision]:
    """Each turn, from its first step to its end; answers to the cards of others are not weighed."""
    found: list[Decision] = []
    steps: list[OwnMove] = []
    for move in moves:
        if move.view.turn.player == move.view.player:
            steps.append(move)
            if isinstance(move.action, EndTurn):
                found.append(_turn(steps))
                steps = []
    return [*found, _turn(steps)] if steps else found


def weigh(decision: Decision) -> Sequence[Weighed[Steps]]:
    """The turn that was played, and the one that the planner would have played with the same cards.

    Both are tried on the same table, on which nobody answers. Nothing where cards that were drawn on the way were
    played at once: what is drawn is luck.
    """
    view: View = decision.view
    player, begun = view.player, imagined(view)
    assert player is not None, "Someone who only watches decides nothing."
    try:
        mine = _after(begun, player, decision.chosen)
    except IllegalAction:
        return ()
    planned, after = _planned(begun, player)
    return [Weighed(decision.chosen, _worth(mine, player)), Weighed(planned, _worth(after, player))]


def told(decision: Decision, choice: Steps, names: Sequence[str]) -> str:
    """The steps of a turn, one sentence each."""
    return " ".join([sentence(step, names) for step in choice]) or say("judged-nothing")


def shown(decision: Decision, choice: Steps) -> View:
    """The table after the steps of a turn, on which nobody answers."""
    view: View = decision.view
    assert view.player is not None, "Someone who only watches decides nothing."
    return observe(_after(imagined(view), view.player, choice), view.player)


def because(decision: Decision, choice: Steps) -> str:
    """The planner's words for the first step that the player did not take; for the end where that came too late."""
    view: View = decision.view
    assert view.player is not None, "Someone who only watches decides nothing."
    state = imagined(view)
    for step in choice:
        if step not in decision.chosen:
            return BOTS[-1].because(observe(state, view.player), step)
        state = settled(tried(state, view.player, step)[0], view.player)
    return BOTS[-1].because(observe(state, view.player), EndTurn())


# ── what a result is made of ──────────────────────────────────────────────────────────────────────────────────────


def expected(decision: Decision, done: Weighed[Steps] | None) -> Mean | None:
    """What the team promises when the turn has ended, on average over the cards that may be drawn then."""
    view: View | None = decision.end
    if view is None or view.player is None:
        return None
    tables, is_all = _before_drawing(view)
    found = [_promise(apply(table, view.player, EndTurn()).state, view.player) for table in tables]
    mean, cases = sum(found, Fraction(0)) / len(found), len(found)
    return mean, 0.0 if is_all else sqrt(sum([(value - mean) ** 2 for value in found]) / (cases - 1) / cases)


def _before_drawing(view: View) -> tuple[list[State], bool]:
    """Tables that differ in the next cards of the draw pile, and whether they are all: where one card is drawn."""
    assert view.player is not None, "Someone who only watches draws nothing."
    if view.turn.hand - len(view.hand) != 1 or view.hidden[view.player] is None:
        return [imagine(view, f"draw {number}") for number in range(DRAWS)], False
    table = imagine(view, "draw")
    pile = table.draw_piles[view.player]
    turned = [(*pile[at:], *pile[:at]) for at in range(len(pile))]
    return [replace(table, draw_piles=changed(table.draw_piles, view.player, pile)) for pile in turned] or [table], True


def came(share: ResultShare) -> str:
    """What luck brought, in a few words."""
    return say.by("luck", share.came)


def shares(stands: Sequence[Expectation], views: Sequence[View]) -> Iterator[ResultShare]:
    """Draw by draw. What the team promises rises with each turn, by what such a turn brings anyway."""
    player = views[0].player
    assert player is not None, "Someone who only watches has no result."
    start = usual_promise(views[0].players, views[0].rules)
    yield ResultShare(Source.START, 0, start)
    here, came = start, "deal"
    for stand in stands:
        turn, price = stand.decision.turn, Fraction(stand.price)
        if came == "deal":
            yield ResultShare(Source.LUCK, turn, (now := promised(views[turn])) - here, came)
        else:
            yield ResultShare(Source.OTHERS, turn, (now := promised(views[turn])) - here)
        yield ResultShare(Source.OWN, turn, -price)
        here, came = now - price, "draw"
        if stand.expected is not None:
            after = stand.decision.end
            drawn = first_turn(views[turn:], lambda view, after=after: view == after) + turn + 1  # type: ignore[misc]
            yield ResultShare(Source.START, turn, Fraction(stand.expected) - here, error=stand.error)
            here = promised(views[drawn])
            yield ResultShare(Source.LUCK, drawn, here - Fraction(stand.expected), came)
    yield ResultShare(Source.START, len(views) - 1, Fraction(views[-1].so_far[player][0]) - here)


@lru_cache(maxsize=64)
def usual_promise(players: int, rules: Rules) -> Fraction:
    """What the first cards promise, on average over some deals."""
    deals = [new_game(players, f"usual {number}", rules) for number in range(DRAWS)]
    return sum([_promise(state, 0) for state in deals], Fraction(0)) / len(deals)


def promised(view: View) -> Fraction:
    """What the team of a seat is likely to score in the end."""
    assert view.player is not None, "Someone who only watches has no team."
    return _promise(imagined(view), view.player)


def _promise(state: State, player: Player) -> Fraction:
    worth, outlook = worth_of(state, player)
    return Fraction(worth if abs(worth) < WON / 4 else outlook.points)


# ── what is weighed ───────────────────────────────────────────────────────────────────────────────────────────────


def _turn(steps: Sequence[OwnMove]) -> Decision:
    done = tuple([step.action for step in steps if not isinstance(step.action, EndTurn)])
    end = steps[-1].view if isinstance(steps[-1].action, EndTurn) else None
    return Decision(steps[0].turn, steps[0].view, done, end)


def _after(state: State, player: Player, steps: Steps) -> State:
    for step in steps:
        state, _ = tried(state, player, step)
    return settled(state, player)


def _planned(state: State, player: Player) -> tuple[Steps, State]:
    steps: list[Action] = []
    while len(steps) < JUDGED_STEPS and state.phase is Phase.PLAY and state.turn.player == player:
        action = best_step(observe(state, player)).action
        if isinstance(action, EndTurn):
            break
        state = settled(tried(state, player, action)[0], player)
        steps.append(action)
    return tuple(steps), state


def _worth(state: State, player: Player) -> float:
    """What the table is worth; a game that is won or lost at once is worth more than any points."""
    worth, _ = worth_of(state, player)
    return worth if abs(worth) < WON / 4 else inf if worth > 0 else -inf
