"""What a decision in Rolls & Goals cost, in tokens of the round, from what its player could know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

from mathgames_widgets.core.game import Player, Ready, changed
from mathgames_widgets.core.judging import Decision, OwnMove, Weighed, by_playing_on
from mathgames_widgets.core.luck import (
    Expectation,
    Mean,
    ResultShare,
    Source,
    by_round,
    first_turn,
    from_stand_to_stand,
)

from ..analysis.chances import Table, best_for, imagined_tables, odds_over, supposed_tables
from ..analysis.weights import IS_EVEN as IS_EVEN, JUDGED_TABLES, MOST_REROLLS, MUCH as MUCH, UNIT as UNIT
from ..rules.cards import DICE, EVERY_SIDE, PICK, REROLL, TOKENS, Goals, Side, less, value_of
from ..rules.moves import legal_actions
from ..rules.scoring import judge as award_of
from ..rules.state import Phase, RoundResult, Stacks, Take
from ..rules.view import View, imagine
from ..words.sentences import behind_dice, goals_text, say, sentence
from . import planning
from .bots import BOTS


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where the cards of a hand lie, and the special goals that are declared with them."""

    stacks: Stacks
    declared: Goals


def decisions(moves: Sequence[OwnMove]) -> Sequence[Decision]:
    """Each placement, and each time that cards were taken."""
    found = []
    for move in moves:
        view: View = move.view
        match move.action:
            case Ready() if view.phase is Phase.PLACE:
                declared = view.declared[view.player or 0] or ()
                found.append(Decision(move.turn, view, Arrangement(view.mine, declared)))
            case Take():
                found.append(Decision(move.turn, view, move.action))
    return found


def weigh(decision: Decision) -> Sequence[Weighed[Arrangement | Take]]:
    """The placement that was made, the best one against the imagined tables, and those of both bots that plan; or
    everything that could be taken."""
    if isinstance(decision.chosen, Take):
        return _taken(decision.view, decision.chosen)
    return _placed(decision.view, decision.chosen)


def told(decision: Decision, choice: Arrangement | Take, names: Sequence[str]) -> str:
    """What to take, or where the cards go."""
    if isinstance(choice, Take):
        return sentence(choice, names)
    lie = behind_dice(choice.stacks)
    placed = say("judged-placed", many=len(lie), cards=lie)
    declared = say("judged-declared", goals=goals_text(choice.declared)) if choice.declared else ""
    return f"{placed} {declared}".strip()


def shown(decision: Decision, choice: Arrangement | Take) -> View | None:
    """The table with the cards placed; nothing where cards are taken, of which the next are drawn."""
    view: View = decision.view
    if isinstance(choice, Take) or view.player is None:
        return None
    begun = planning.begin(view)
    return replace(
        begun,
        hand=less(begun.hand, [card for stack in choice.stacks for card in stack]),
        placed=changed(begun.placed, view.player, choice.stacks),
        declared=changed(begun.declared, view.player, choice.declared),
    )


def because(decision: Decision, choice: Arrangement | Take) -> str:
    """What the planner expects of the cards to take, or of its own placement."""
    return BOTS[-1].because(decision.view, choice if isinstance(choice, Take) else Ready())


def expected(decision: Decision, done: Weighed[Arrangement | Take] | None) -> Mean | None:
    """The tokens of the round; of cards that were taken, it cannot be said before they are drawn."""
    return None if done is None or isinstance(decision.chosen, Take) else (done.worth, 0.0)


def came(share: ResultShare) -> str:
    """What luck brought, in a few words."""
    return say.by("luck", share.came, round=share.round)


def shares(stands: Sequence[Expectation], views: Sequence[View]) -> Iterator[ResultShare]:
    """Round by round. Which cards the others had is luck; how they placed them is theirs. When all cards lie open, only
    the rerolls are left: the mean over all of them is exact."""
    seat = views[0].player or 0
    rounds = by_round(stands, lambda stand: stand.decision.view.round + isinstance(stand.decision.chosen, Take))
    for at, result in enumerate(views[-1].results):
        end = first_turn(views, lambda view, at=at: len(view.results) > at)  # type: ignore[misc]
        mine, tokens = rounds.get(result.round, []), result.gained(seat)
        known = []
        if mine and mine[-1].expected is not None:
            before_rolls, supposed = tokens_before_rolls(result, seat), _tokens_supposed(mine[-1].decision, result)
            known = [
                (Source.LUCK, supposed - Fraction(mine[-1].expected), "hidden"),
                (Source.OTHERS, before_rolls - supposed, ""),
                (Source.LUCK, tokens - before_rolls, "reroll"),
            ]
        start = Fraction(TOKENS * len(result.awards), views[0].players)
        yield from from_stand_to_stand(mine, start, tokens, end, known, result.round)


def tokens_before_rolls(result: RoundResult, seat: Player) -> Fraction:
    """The tokens of a seat on average over all that the rerolls of a round could have shown; sides that were picked
    stay as they were."""
    rolled = [
        (at, die)
        for at, stacks in enumerate(result.stacks)
        for die, stack in enumerate(stacks)
        if REROLL in stack and PICK not in stack
    ][:MOST_REROLLS]
    every = list(product(EVERY_SIDE, repeat=len(rolled)))
    return Fraction(sum([_gained(result, seat, dict(zip(rolled, sides, strict=True))) for sides in every]), len(every))


def _gained(result: RoundResult, seat: Player, sides: Mapping[tuple[Player, int], Side]) -> int:
    values = tuple(
        [
            tuple([value_of(sides.get((at, die), side), result.stacks[at][die]) for die, side in enumerate(dice)])
            for at, dice in enumerate(result.dice)
        ]
    )
    awards = [award_of(award.goal, values, award.tokens, award.special_of) for award in result.awards]
    return sum([award.share for award in awards if seat in award.winners])


def _taken(view: View, chosen: Take) -> list[Weighed[Arrangement | Take]]:
    assert view.player is not None, "Someone who only watches decides nothing."
    worth = planning.drafted(view).of_all
    others = [
        action
        for action in legal_actions(imagine(view, "judge"), view.player)
        if isinstance(action, Take) and action != chosen
    ]
    return [Weighed(choice, float(worth(choice))) for choice in (chosen, *others)]


def _placed(view: View, chosen: Arrangement) -> list[Weighed[Arrangement | Take]]:
    begun = planning.begin(view)
    plans = [planning.best_plan(begun), planning.likeliest_goal_plan(begun)]
    best = best_for(begun, JUDGED_TABLES).stacks
    others = [Arrangement((*best, (), ()), ()), *[Arrangement(plan.stacks, plan.declared) for plan in plans]]
    tables = imagined_tables(begun, JUDGED_TABLES)

    def tokens(action: Arrangement | Take, table: int) -> float:
        return float(_tokens(view, action, tables[table : table + 1]))

    return by_playing_on(chosen, others, tokens, JUDGED_TABLES, 0, len(others))


def worth_of(view: View) -> Callable[[Arrangement], float]:
    """What tells the tokens of an arrangement, on average over the imagined tables."""
    tables = imagined_tables(planning.begin(view), JUDGED_TABLES)
    return lambda action: float(_tokens(view, action, tables))


def _tokens(view: View, action: Arrangement | Take, tables: Sequence[Table]) -> Fraction:
    assert isinstance(action, Arrangement), "Cards that are taken lie nowhere yet."
    found = odds_over((*view.goals, *action.declared), view.dice[view.player or 0], action.stacks[:DICE], tables)
    return sum([odds.tokens for odds in found], Fraction(0))


def _tokens_supposed(decision: Decision, result: RoundResult) -> Fraction:
    """The tokens of a placement if the others had placed what they laid as they are imagined to."""
    return _tokens(decision.view, decision.chosen, supposed_tables(planning.begin(decision.view), result.stacks))
