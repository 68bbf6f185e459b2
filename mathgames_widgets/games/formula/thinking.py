"""How the thinking bot weighs its plays: by the cards that it keeps, and by what the others may do with the table.

Nothing hidden is looked at: the hands of the others are imagined, from the cards that this seat cannot see. The chance
comes from what this seat sees, so that the same view is always thought through in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.formula.cards import Cards, face_value
from mathgames_widgets.games.formula.going_out import goes_out
from mathgames_widgets.games.formula.laying import formula_of, laid_on
from mathgames_widgets.games.formula.outlook import examples, turns, usual, without
from mathgames_widgets.games.formula.plays import plays
from mathgames_widgets.games.formula.rules import apply, imagine
from mathgames_widgets.games.formula.scoring import FIRST_OUT, formula_points
from mathgames_widgets.games.formula.state import Lay, Rules, State, View
from mathgames_widgets.games.formula.table import Table

WORLDS = 12
"""How many deals of the unseen cards are imagined."""
KEPT = 6
"""How many ways to keep cards are looked at closely, the most promising ones."""
TABLES = 6
"""How many formulas are tried for each of them."""

IN_POINTS = 6
"""How many plays are looked at closely in the points game."""
ANSWERS = 2
"""In how many of the imagined deals the best answer of the next player is looked for."""
HELD = 3
"""How many cards of an imagined hand are looked at for it, the highest ones."""


def best_play(view: View, lays: Sequence[Lay]) -> Lay:
    """The play with the best future; the first of equals."""
    if view.rules.points:
        return max(_by_points(view, lays), key=lambda play: _points_ahead(view, play))
    out = next((play for play in lays if len(play.laid) == len(view.hand)), None)
    if out is not None:
        return out
    return max(_candidates(view, lays), key=lambda play: _standing(view, play))


def dangers(view: View, play: Lay | None) -> int:
    """In how many of the imagined deals somebody could go out before one's next turn; without a play, on the table
    as it is."""
    return sum(_is_danger(view, play, number) for number in range(WORLDS))


def is_anybody_near(view: View) -> bool:
    """Whether one of the others has so few cards that all could go in one turn."""
    return any(view.sizes[seat] <= view.rules.most_cards for seat in _others(view))


# ── the deals that are imagined ───────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=64)
def _worlds(view: View) -> tuple[State, ...]:
    moment = f"{view.round} {view.turn} {view.stock} {' '.join(view.hand)}"
    return tuple([imagine(view, f"{moment} {number}") for number in range(WORLDS)])


def _others(view: View) -> Iterator[Player]:
    """The others who still have cards, in turn order."""
    assert view.player is not None, "a bot sits somewhere"
    for step in range(1, view.players):
        seat = (view.player + step) % view.players
        if seat not in view.finished:
            yield seat


def _after(view: View, play: Lay, number: int) -> tuple[Table, tuple[Cards, ...]]:
    """The table and the hands after a play in one of the imagined deals."""
    world = _worlds(view)[number]
    if not view.rules.fives_draw:
        return laid_on(view.table, play), world.hands
    after = apply(world, world.turn, play).state
    return after.table, after.hands


# ── being out first ───────────────────────────────────────────────────────────────────────────────────────────────


def _laws(rules: Rules) -> Rules:
    """The options that decide which formulas can be laid, without the others."""
    return Rules(keep_one=rules.keep_one, times_and_divide=rules.times_and_divide)


def _candidates(view: View, lays: Sequence[Lay]) -> list[Lay]:
    """Some plays for each of the most promising ways to keep cards; those that leave n x 0 = 0 come first."""
    rules = _laws(view.rules)
    by_kept: dict[Cards, dict[tuple[bool, str], Lay]] = {}
    for play in lays:
        formula = formula_of(view.table, play)
        by_kept.setdefault(without(view.hand, play.laid), {}).setdefault((formula.answer != 0, str(formula)), play)
    ranked = sorted(by_kept, key=lambda kept: (turns(kept, rules), kept))
    tables = TABLES if is_anybody_near(view) or view.rules.fives_draw else 1
    most = tables * KEPT // (1 if view.rules.most_cards == 3 else 3)
    return [by_kept[kept][key] for kept in ranked[:KEPT] for key in sorted(by_kept[kept])[:tables]][:most]


def _standing(view: View, play: Lay) -> float:
    """How good the chances are after a play, on average over the imagined deals."""
    if not is_anybody_near(view):
        return _ahead(view, play, 0)
    return sum(_ahead(view, play, number) for number in range(WORLDS))


def _ahead(view: View, play: Lay, number: int) -> float:
    """How likely one is out before the others, in one of the imagined deals."""
    table, hands = _after(view, play, number)
    if _who_goes_out(view, table, hands, number):
        return 0.0
    mine = _turns_left(view, _table_at_my_turn(view, table, hands, number), without(view.hand, play.laid))
    ahead = 1.0
    for seat in _others(view):
        theirs = usual(len(hands[seat])) + 0.3
        ahead *= theirs * theirs / (theirs * theirs + mine * mine)
    return ahead


def _is_danger(view: View, play: Lay | None, number: int) -> bool:
    table, hands = (view.table, _worlds(view)[number].hands) if play is None else _after(view, play, number)
    return _who_goes_out(view, table, hands, number)


def _who_goes_out(view: View, table: Table, hands: tuple[Cards, ...], number: int) -> bool:
    """Whether somebody goes out before one's next turn. A table that has been changed is imagined as an example."""
    for step, seat in enumerate(_others(view)):
        if goes_out(table, hands[seat], _laws(view.rules)):
            return True
        table = _left_by(table, hands[seat], number + step)
    return False


def _table_at_my_turn(view: View, table: Table, hands: tuple[Cards, ...], number: int) -> Table:
    for step, seat in enumerate(_others(view)):
        table = _left_by(table, hands[seat], number + step)
    return table


def _left_by(table: Table, hand: Cards, number: int) -> Table:
    """Who has one card and cannot lay it leaves the table as it is; others change it."""
    return table if len(hand) == 1 else examples()[number % len(examples())]


def _turns_left(view: View, table: Table, kept: Cards) -> float:
    rules = _laws(view.rules)
    if len(kept) > rules.most_cards:
        return turns(kept, rules)
    if goes_out(table, kept, rules):
        return 1.0
    return min(1 + usual(len(kept) + 1), max(2.0, turns(kept, rules)))


# ── the points game ───────────────────────────────────────────────────────────────────────────────────────────────


def gain(view: View, play: Lay) -> int:
    """What the formula scores, and what the cards laid will not cost."""
    return formula_points(formula_of(view.table, play), view.rules) + sum(map(face_value, play.laid))


def best_answer(view: View, play: Lay) -> int:
    """What the next player could score on average with the imagined hands."""
    return sum(_best_answer(view, play, number) for number in range(ANSWERS)) // ANSWERS


def _by_points(view: View, lays: Sequence[Lay]) -> Sequence[Lay]:
    gains: dict[tuple[str, Cards], Lay] = {}
    for play in lays:
        gains.setdefault((str(formula_of(view.table, play)), tuple(sorted(play.laid))), play)
    return sorted(gains.values(), key=lambda play: gain(view, play), reverse=True)[:IN_POINTS]


def _points_ahead(view: View, play: Lay) -> int:
    if len(play.laid) == len(view.hand):
        return gain(view, play) + FIRST_OUT
    return gain(view, play) - best_answer(view, play)


def _best_answer(view: View, play: Lay, number: int) -> int:
    table, hands = _after(view, play, number)
    hand = hands[next(_others(view))][-HELD:]
    after = _laws(view.rules)
    return max(
        (formula_points(formula_of(table, answer), view.rules) for answer in plays(table, hand, after)), default=0
    )
