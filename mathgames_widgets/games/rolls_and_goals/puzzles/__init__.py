"""Puzzles of Rolls & Goals: lay the last card or two behind the dice, where they bring most tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from mathgames_widgets.core.game import Action, Ready
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import Solved, difficulty
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import mean_text

from ..analysis.chances import aims_against, expected_worth, imagined_tables, odds_over
from ..analysis.plans import best_placement
from ..analysis.weights import JUDGED_TABLES
from ..bots.judge import Arrangement, worth_of
from ..bots.planning import begin, cards_of
from ..rules.cards import DICE, PICK, REROLL, Cards, turned, worth as worth_of_die
from ..rules.scoring import measure
from ..rules.state import NOTHING_PLACED, Phase, Put, Stacks
from ..rules.view import View
from ..words.explanations import why_value
from ..words.sentences import behind_dice, goal_title, sentence

say = room(__name__)

RULES = ("",)
PLAYERS = (2, 3)
BOT = "planner"
MOST_MOVES = 8


def solved(view: View) -> Solved | None:
    """Where one card or two more bring most: each way to lay so few is tried, and no other placement brings more."""
    if view.phase is not Phase.PLACE or view.specials or {PICK, REROLL} & set(cards_of(view)):
        return None
    dice = view.dice[view.player or 0]
    aims = aims_against(view.goals, imagined_tables(begin(view), JUDGED_TABLES))

    def tokens(stacks: Stacks) -> float:
        return float(expected_worth(aims, dice, stacks[:DICE])) / JUDGED_TABLES

    found = {stacks: tokens(stacks) for stacks in continued(view.mine, view.hand, MOST)}
    best = max(found.values())
    right = [stacks for stacks, worth in found.items() if best - worth < EQUAL]
    margin = best - max([worth for worth in found.values() if best - worth >= EQUAL], default=best)
    if margin < MARGIN or len(right) > RIGHT or view.mine in right:
        return None
    if tokens(best_placement(dice, cards_of(view), aims).stacks) > best + EQUAL:
        return None
    answer = min(right, key=lambda stacks: sum(map(len, stacks)))
    laid = [Put(card, die) for die, stack in enumerate(answer) for card in stack[len(view.mine[die]) :]]
    ideas = tuple(_ideas(answer, laid))
    values = [abs(worth_of_die(side, stack)) for side, stack in zip(dice, answer, strict=False)]
    hard = difficulty(choices=len(found), right=len(right), steps=len(laid), largest=max(values), ideas=len(ideas))
    return Solved((*laid, Ready()), best, margin, 0.0, hard, ideas)


MOST = 2
"""Cards that an answer lays."""
EQUAL = 0.05
"""Tokens; what lies nearer together counts the same."""
MARGIN = 0.4
"""Tokens that the best placement brings more than any other, at least."""
RIGHT = 6
"""How many placements may be right."""


def continued(stacks: Stacks, hand: Cards, most: int) -> Iterator[Stacks]:
    """Every way to lay so many cards of a hand below those that lie behind the dice, or fewer.

    >>> len(list(continued(NOTHING_PLACED, ("+1",), 2))), len(set(continued(NOTHING_PLACED, ("+1", "x2"), 2)))
    (7, 55)
    """
    yield stacks
    for card in dict.fromkeys(hand if most else ()):
        left = list(hand)
        left.remove(card)
        for die in range(DICE):
            laid = (*stacks[:die], (*stacks[die], card), *stacks[die + 1 :])
            yield from continued(laid, tuple(left), most - 1)


def worth(decision: Decision) -> float | None:
    """The tokens of a placement, on average over the imagined tables."""
    return worth_of(decision.view)(decision.chosen) if isinstance(decision.chosen, Arrangement) else None


def aim() -> str:
    """To lay a card or two where they bring most."""
    return say("aim")


def task(view: View) -> str:
    """To lay the cards where they bring most."""
    return say("task", cards=len(view.hand))


def idea(name: str) -> str:
    """How the cards lie that bring most."""
    return say.by("idea", name)


def short(less: float) -> str:
    """How many tokens another placement brings more."""
    return say("short", less=mean_text(Fraction(round(10 * less), 10)))


def first_step(view: View, answer: Sequence[Action]) -> str:
    """Where the first card goes, if any goes anywhere."""
    return sentence(answer[0]) if isinstance(answer[0], Put) else say("lay-nothing")


def reason(decision: Decision, begun: View) -> Explanation:
    """What becomes of each goal with these cards and what it brings, and what each die is worth."""
    view, stacks = decision.view, decision.chosen.stacks[:DICE]
    dice = view.dice[view.player or 0]
    lie = behind_dice(stacks)
    tokens = mean_text(Fraction(round(10 * (worth(decision) or 0)), 10))
    chains = [why_value(turned(dice[die], stack), stack, die) for die, stack in enumerate(stacks) if stack]
    return Explanation(
        say("brings", many=len(lie), cards=lie, tokens=tokens, tables=JUDGED_TABLES),
        why=(*_goal_by_goal(begun, stacks), *chains),
    )


def _goal_by_goal(view: View, stacks: Stacks) -> Iterator[Explanation]:
    """What counts for each goal and what that brings, beside what it was with the cards that lay there at the start."""
    dice, tables = view.dice[view.player or 0], imagined_tables(begin(view), JUDGED_TABLES)
    before = view.mine[:DICE]
    pairs = zip(*(odds_over(view.goals, dice, laid, tables) for laid in (before, stacks)), strict=True)
    values = [tuple([worth_of_die(*die) for die in zip(dice, laid, strict=False)]) for laid in (before, stacks)]
    for goal, (had, now) in zip(view.goals, pairs, strict=True):
        was, counts = (measure(goal, each) for each in values)
        brings, brought = (mean_text(Fraction(round(10 * odds.tokens), 10)) for odds in (now, had))
        same = was == counts and brings == brought
        said = {"goal": goal_title(goal), "was": was, "counts": counts, "brings": brings, "brought": brought}
        yield Explanation(say("goal-brings", same=same, **said))


def _ideas(stacks: Stacks, laid: Sequence[Put]) -> Iterator[str]:
    if any(len(stacks[put.place]) > 1 for put in laid):
        yield "order"
    if any(put.card in ("flip", "negate") for put in laid):
        yield "turn"
    if any(put.card.startswith("-") for put in laid):
        yield "less"
    if len(laid) == 1:
        yield "one"
    yield "goal"
