"""Opponents, weakest first. Each is given a View and the legal actions, never the State.

What a bot says speaks of the card it has just chosen, so a table shows it when that card is turned over.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.game import Bot, Ready
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.core.words import points_text

from ..analysis.plans import BestBuild, best_build, most_worth, prospect
from ..analysis.weights import FUNCTIONS, MOST_TABLES
from ..rules.cards import FACTORS, Cards, Factor, Goal
from ..rules.moves import Keep, Move, Put, TakeBack
from ..rules.state import Built, Phase, Row
from ..rules.view import View, imagine
from ..words.sentences import function_text, quoted, say


class GreedyBot:
    """Keeps the card with which its cards can earn most on the goals on the table, as they are now."""

    name = "greedy"

    def choose(self, view: View, actions: Collection[Move], rng: Rng) -> Move:
        """The best card for now; when building, the next move towards the best function of its cards."""
        if view.phase is Phase.DRAFT:
            return Keep(max(different(view.hand), key=lambda card: _prospect(view, card)))
        return towards(self._best(view), view)

    def because(self, view: View, action: Move) -> str:
        """The function it has in mind, and the goals that it serves."""
        if isinstance(action, Keep):
            return _why_keep(_best_with(view, action.card), action.card)
        return _why_build(self._best(view), is_alone=True)

    def _best(self, view: View) -> BestBuild:
        return best_build(own(view), view.goals, rules=view.rules)


class ThinkingBot:
    """Imagines what the others may hold and what will be passed to it, and looks one turn further.

    A superlative goal is worth its share among the players, since only one of them will usually have it. When
    building, it expects every rival to build well and answers that.
    """

    name = "thinker"

    def choose(self, view: View, actions: Collection[Move], rng: Rng) -> Move:
        """The card with the best future on average over the tables it imagines; then the best answer to its rivals."""
        if view.phase is Phase.DRAFT:
            return Keep(_most_promising(view))
        return towards(_answer(view), view)

    def because(self, view: View, action: Move) -> str:
        """What it expects of the card, in points, or the function it builds against what the others could build."""
        if isinstance(action, Keep):
            return _why_future(view, action.card)
        return _why_build(_answer(view), is_alone=False)


BOTS: Sequence[Bot[View, Move]] = (RandomBot(), GreedyBot(), ThinkingBot())
"""The bots, weakest first."""

LADDER = (98, 87)
"""Of 100 games for two, how many each bot wins against the one before it: `python -m benchmarks ladder`."""


# ── what both look at ─────────────────────────────────────────────────────────────────────────────────────────────


def own(view: View) -> Cards:
    """The cards that the bot kept; it always sits somewhere."""
    return () if view.player is None else view.kept[view.player]


def different(cards: Cards) -> Cards:
    """One card of each face."""
    return tuple({(card.lead, card.root): card for card in reversed(cards)}.values())[::-1]


def _best_with(view: View, card: Factor) -> BestBuild:
    return best_build((*own(view), card), view.goals, rules=view.rules)


def _prospect(view: View, card: Factor) -> tuple[int, int]:
    return prospect((*own(view), card), view.goals)


def towards(best: BestBuild | Built, view: View) -> Move:
    """The next move from its rows to that function."""
    for card in own(view):
        if card in best.top and card not in view.built.top:
            return Put(card, Row.TOP)
        if card in best.bottom and card not in view.built.bottom:
            return Put(card, Row.BOTTOM)
        if view.built.row_of(card) and card not in (*best.top, *best.bottom):
            return TakeBack(card)
    return Ready()


# ── thinking ahead ────────────────────────────────────────────────────────────────────────────────────────────────


def _number_of_tables(view: View) -> int:
    hand = len(view.hand)
    for_each_table: int = hand * max(hand - 1, 1) * 3 ** (len(own(view)) + 2)
    return max(1, min(MOST_TABLES, FUNCTIONS // for_each_table))


@lru_cache(maxsize=256)
def _tables(view: View) -> tuple[Cards, ...]:
    """The hands that may come next, one for each imagined table: what a neighbour holds, less the card that goes.

    The chance comes from what lies on the table, so that the same view is always thought through in the same way.
    """
    moment = f"{view.round} {view.player} " + " ".join(card.id for card in view.hand)
    return tuple(passed_on(view, f"{moment} {number}") for number in range(_number_of_tables(view)))


def passed_on(view: View, seed: str) -> Cards:
    """The hand that comes next, at a table that is imagined from a seed: a neighbour's, less the card that goes."""
    table = imagine(view, seed)
    giver = view.receives_from
    assert giver is not None, "a bot sits somewhere"
    hand = table.hands[giver]
    if table.chosen[giver] is None:
        gone, _ = Rng(seed).choice(hand)
        hand = tuple(card for card in hand if card != gone)
    return hand


def _most_promising(view: View) -> Factor:
    """The card with the best future; of several, the one with the best prospect now."""
    futures = {card: _future(view, card) for card in different(view.hand)}
    best = max(futures.values())
    return max([card for card in futures if futures[card] == best], key=lambda card: _prospect(view, card))


@lru_cache(maxsize=1024)
def _future(view: View, card: Factor) -> int:
    """The points, summed over the imagined tables, that the best next card would bring within reach."""
    cards = (*own(view), card)
    return sum(max(value((*cards, other), view) for other in hand) for hand in _tables(view))


FIRST_OF_FACE = {(card.lead, card.root): card for card in reversed(FACTORS)}
"""A card for each face: cards that look alike are worth the same, and 48 cards have 21 faces."""


def value(cards: Cards, view: View) -> int:
    """The most these cards can earn, times the number of players: a superlative goal is worth one share of it."""
    faces = [FIRST_OF_FACE[card.lead, card.root] for card in cards]
    return most_worth(tuple(sorted(faces)), view.goals, view.players)


@lru_cache(maxsize=64)
def _answer(view: View) -> BestBuild:
    """The best function against the ones the others would build, each as if alone at the table."""
    return best_build(own(view), view.goals, functions_of_rivals(view), view.rules)


def functions_of_rivals(view: View) -> tuple[Built, ...]:
    """What each of the others would build, as if alone at the table."""
    return tuple(_alone(cards, view.goals) for player, cards in enumerate(view.kept) if player != view.player)


def _alone(cards: Cards, goals: tuple[Goal, ...]) -> Built:
    best = best_build(cards, goals)
    return Built(best.top, best.bottom)


# ── what they say ─────────────────────────────────────────────────────────────────────────────────────────────────


def _why_keep(best: BestBuild, card: Factor) -> str:
    if not best.points:
        return say("bot-out-of-reach", card=card.face)
    compares = any(goal.is_superlative for goal in best.achieved)
    is_used = card in (*best.top, *best.bottom)
    return say("bot-with-card" if is_used else "bot-already", card=card.face, compares=compares, **_worth(best))


def _why_future(view: View, card: Factor) -> str:
    tables = len(_tables(view))
    average = round(_future(view, card) / (tables * view.players), 1)
    imagined = say("bot-imagined", tables=tables, card=card.face, average=f"{average:g}")
    aim = quoted(_best_with(view, card).achieved)
    return f"{imagined} {say('bot-aims', goals=aim) if aim else say('bot-no-aim')}"


def _why_build(best: BestBuild, *, is_alone: bool) -> str:
    if not best.points:
        return say("bot-stops")
    return say("bot-builds-alone" if is_alone else "bot-builds-against", **_worth(best))


def _worth(best: BestBuild) -> dict[str, object]:
    function, points = function_text(best.top, best.bottom), points_text(best.points)
    return {"function": function, "points": points, "goals": quoted(best.achieved)}
