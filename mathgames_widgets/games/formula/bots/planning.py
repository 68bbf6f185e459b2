"""How the thinking bot weighs its plays: by the cards that it keeps, and by what the others may do with the table.

Nothing hidden is looked at: the hands of the others are imagined, from the cards that this seat cannot see. The chance
comes from what this seat sees, so that the same view is always thought through in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from mathgames_widgets.core.game import Player, without
from mathgames_widgets.maths.numbers.arithmetic import Sign

from ..analysis.weights import (
    ANOTHER_WAY,
    ANSWERS,
    EACH_MORE,
    FEWER,
    HELD,
    IN_POINTS,
    KEPT,
    LARGEST,
    MISSED,
    TABLES,
    USUAL,
    WORLDS,
)
from ..rules.cards import JOKER, Cards, Pile, Table, face_value
from ..rules.moves import formula_of, laid_on
from ..rules.plays import can_lay_all, plays
from ..rules.rules import apply
from ..rules.scoring import FIRST_OUT, play_points
from ..rules.state import Lay, Rules, State
from ..rules.view import View, imagine

# ── what the cards that a bot keeps are worth: in how many turns they may be gone ─────────────────────────────────

EXAMPLES = (
    "2 + 4 = 6", "15 - 7 = 8", "3 x 8 = 24", "36 ÷ 9 = 4", "8 + 9 = 17", "12 x 3 = 36", "9 - 9 = 0", "56 ÷ 7 = 8",
)  # fmt: skip
"""Formulas such as players leave: a table that is still to come is imagined as one of them."""


def usual(cards: int) -> float:
    """In how many turns a hand of so many unknown cards is usually gone.

    >>> usual(3), usual(4)
    (1.7, 2.4)
    """
    last = len(USUAL) - 1
    return USUAL[min(cards, last)] + EACH_MORE * max(0, cards - last)


@lru_cache(maxsize=1)
def examples() -> tuple[Table, ...]:
    """The example formulas as tables."""
    return tuple(map(_table, EXAMPLES))


def _table(text: str) -> Table:
    left, sign, right, _, answer = text.split()
    numbers = [tuple([Pile(digit, int(digit)) for digit in number]) for number in (left, right, answer)]
    return Table(numbers[0], Sign(sign), numbers[1], numbers[2])


@lru_cache(maxsize=5_000)
def chance(cards: Cards, rules: Rules) -> float:
    """The share of the example formulas on which all these cards can be laid in one turn.

    >>> chance(("2", "4", "8"), Rules())
    1.0
    """
    tables = examples()[: FEWER if len(cards) > 3 else None]
    return sum(can_lay_all(table, cards, rules) for table in tables) / len(tables)


def may_go_out(cards: Cards, rules: Rules) -> int:
    """On how many of the example formulas one goes out with these cards in one turn.

    >>> may_go_out(("2", "4", "8"), Rules()), may_go_out(("1", "2", "3", "4"), Rules())
    (8, 0)
    """
    fits = len(cards) <= rules.most_cards
    return sum(goes_out(table, cards, _laws(rules)) for table in examples()) if fits else 0


@lru_cache(maxsize=5_000)
def goes_out(table: Table, cards: Cards, rules: Rules) -> bool:
    """Whether all these cards can be laid on an open table in one turn, kept for the next play that is weighed."""
    return can_lay_all(table, cards, rules)


@lru_cache(maxsize=20_000)
def turns(cards: Cards, rules: Rules) -> float:
    """In how many turns these cards may be gone, by the best plan for two turns.

    >>> turns(("2", "4"), Rules()) < turns(("7", "7"), Rules())
    True
    """
    size, most = len(cards), rules.most_cards
    if size > LARGEST:
        return usual(size) - 0.1 * cards.count(JOKER)
    if not cards:
        return 0.0
    plans = [1 + (1 - chance(cards, rules)) * usual(size + 1)] if size <= most else []
    for later in range(max(1, size - most), min(most, size - 1) + 1):
        for kept in sorted(set(combinations(cards, later))):
            now = min(1.0, chance(without(cards, *kept), rules) + ANOTHER_WAY)
            plans.append(1 + (1 - now) * MISSED + 1 + (1 - chance(kept, rules)) * usual(later + 1))
    return min(plans)


# ── the plays that are looked at closely ──────────────────────────────────────────────────────────────────────────


def best_play(view: View, lays: Sequence[Lay]) -> Lay:
    """The play with the best future; the first of equals."""
    if view.rules.points:
        return max(_by_points(view, lays), key=lambda play: _points_ahead(view, play))
    out = next((play for play in lays if len(play.laid) == len(view.hand)), None)
    if out is not None:
        return out
    return max(_candidates(view, lays), key=lambda play: _standing(view, play))


def dangers(view: View, play: Lay | None) -> int:
    """In how many of the imagined deals a player could go out before the bot's next turn; without a play, on the table
    as it is."""
    return sum(_is_danger(view, play, number) for number in range(WORLDS))


def is_anyone_near(view: View) -> bool:
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
    """Some plays for each of the most promising ways to keep cards; those that leave n × 0 = 0 come first."""
    rules = _laws(view.rules)
    by_kept: dict[Cards, dict[tuple[bool, str], Lay]] = {}
    for play in lays:
        formula = formula_of(view.table, play)
        by_kept.setdefault(without(view.hand, *play.laid), {}).setdefault((formula.answer != 0, str(formula)), play)
    ranked = sorted(by_kept, key=lambda kept: (turns(kept, rules), kept))
    tables = TABLES if is_anyone_near(view) or view.rules.fives_draw else 1
    most = tables * KEPT // (1 if view.rules.most_cards == 3 else 3)
    return [by_kept[kept][key] for kept in ranked[:KEPT] for key in sorted(by_kept[kept])[:tables]][:most]


def _standing(view: View, play: Lay) -> float:
    """How good the chances are after a play, on average over the imagined deals."""
    if not is_anyone_near(view):
        return _ahead(view, play, 0)
    return sum(_ahead(view, play, number) for number in range(WORLDS))


def _ahead(view: View, play: Lay, number: int) -> float:
    """How likely one is out before the others, in one of the imagined deals."""
    table, hands = _after(view, play, number)
    if _who_goes_out(view, table, hands, number):
        return 0.0
    mine = _turns_left(view, _table_at_my_turn(view, table, hands, number), without(view.hand, *play.laid))
    ahead = 1.0
    for seat in _others(view):
        theirs = usual(len(hands[seat])) + 0.3
        ahead *= theirs * theirs / (theirs * theirs + mine * mine)
    return ahead


def _is_danger(view: View, play: Lay | None, number: int) -> bool:
    table, hands = (view.table, _worlds(view)[number].hands) if play is None else _after(view, play, number)
    return _who_goes_out(view, table, hands, number)


def _who_goes_out(view: View, table: Table, hands: tuple[Cards, ...], number: int) -> bool:
    """Whether a player goes out before the bot's next turn. A table that has been changed is imagined as an example."""
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
    """What the play scores, and what the cards laid will not cost."""
    return play_points(play, view.rules) + sum(map(face_value, play.laid))


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
    return max((play_points(answer, view.rules) for answer in plays(table, hand, after)), default=0)
