"""Every legal formula is found and no other: the search against trying everything out, on thousands of tables."""

from __future__ import annotations

from random import Random

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import DECK, Draw, Lay, New, Pile, Rules, Sign, Staying, Table
from mathgames_widgets.games.formula.rules.moves import why_not_lay
from mathgames_widgets.games.formula.rules.plays import can_lay_all, plays
from tests.cases import cases
from tests.games.formula.brute_force import every_action, every_lay, placements

EVERY = cases(10, long=1)
"""`make test` compares every tenth table, `make test-long` all 2,184."""

VARIANTS = (Rules(), Rules(keep_one=True), Rules(times_and_divide=True))


def pile(chance: Random, digits: str = "00111223456789") -> Pile:
    """A card as it may lie in the formula, now and then a Joker."""
    digit = int(chance.choice(digits))
    return Pile("J" if chance.random() < 0.1 else str(digit), digit)


def number(chance: Random, cards: int) -> tuple[Pile, ...]:
    """So many piles, without a leading zero."""
    first = pile(chance) if cards == 1 else pile(chance, "111223456789")
    return (first, *[pile(chance) for _ in range(cards - 1)])


def any_table(chance: Random, longest: int = 3) -> Table:
    """A formula on the table; whether the old one was true makes no difference to what may be laid."""
    lengths = [min(longest, chance.choice((1, 1, 1, 2, 2, 3, 4))) for _ in range(3)]
    left, right, answer = [number(chance, length) for length in lengths]
    return Table(left, chance.choice(tuple(Sign)), right, answer)


def opening_table(chance: Random) -> Table:
    """Two cards turned up, each a Joker one time in four."""
    left, right = (Pile("J", None) if chance.random() < 0.25 else number(chance, 1)[0] for _ in range(2))
    return Table((left,), None, (right,), ())


def long_table(chance: Random) -> Table:
    """A formula with numbers of many digits."""
    left, right, answer = [number(chance, chance.choice((1, 4, 5, 6, 8))) for _ in range(3)]
    return Table(left, chance.choice(tuple(Sign)), right, answer)


def small_table(chance: Random) -> Table:
    """A formula of single digits, whose formulas are all found once and looked up."""
    return any_table(chance, longest=1)


def zero_table(chance: Random) -> Table:
    """n x 0 = 0, 0 x n = 0 or 0 ÷ n = 0."""
    zero, other = (Pile("0", 0),), number(chance, chance.choice((1, 2, 3)))
    left, sign, right = chance.choice(
        ((other, Sign.TIMES, zero), (zero, Sign.TIMES, other), (zero, Sign.DIVIDE, other))
    )
    return Table(left, sign, right, zero)


def hand_of(chance: Random, size: int, jokers: int) -> tuple[str, ...]:
    """So many cards of the deck, so many of them Jokers."""
    return tuple(sorted([*chance.sample(DECK[:-2], size - jokers), *("J",) * jokers]))


def differences(table: Table, hand: tuple[str, ...], rules: Rules) -> str:
    """What one side found and the other did not; empty where they agree and nothing is found twice."""
    found, right = list(plays(table, hand, rules)), every_lay(table, hand, rules)
    if len(found) == len(set(found)) and set(found) == right:
        return ""
    missing, wrong = right - set(found), set(found) - right
    return f"{table} {hand} {rules}: {len(found)} found, {list(missing)[:3]} missing, {list(wrong)[:3]} wrong"


CASES = [
    ("small hands", any_table, (1, 2, 3, 4), (0,), 390),
    ("seven cards", any_table, (5, 6, 7), (0,), 20),
    ("large hands", any_table, (9, 12), (0,), 2),
    ("small tables", small_table, (1, 2, 3, 5), (0, 1), 20),
    ("a Joker in the hand", any_table, (1, 2, 3), (1,), 60),
    ("a larger hand with a Joker", any_table, (4, 5), (1,), 4),
    ("two Jokers in the hand", any_table, (2, 3), (2,), 12),
    ("the opening", opening_table, (1, 3, 5, 7), (0, 1, 2), 120),
    ("after times zero", zero_table, (1, 2, 3, 4, 5), (0, 1), 80),
    ("long numbers", long_table, (1, 2, 3), (0,), 20),
]
"""Tables of a kind, sizes of the hand, Jokers in it, and how many of them for each variant."""


@pytest.mark.parametrize("rules", VARIANTS, ids=("rulebook", "keep_one", "times_and_divide"))
@pytest.mark.parametrize(("table", "sizes", "jokers", "count"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_every_play_is_found_and_no_other(rules, table, sizes, jokers, count):
    """ "These are the options available to you": all of them, each once, and nothing else."""
    chance = Random(f"{table.__name__} {sizes} {jokers} {rules}")
    for _ in range(-(-count // EVERY)):
        wild = chance.choice(jokers)
        hand = hand_of(chance, max(chance.choice(sizes), wild), wild)
        assert not differences(table(chance), hand, rules)


def test_more_than_two_thousand_tables_can_be_compared():
    assert sum(case[-1] for case in CASES) * len(VARIANTS) > 2_000


@pytest.mark.parametrize("rules", VARIANTS, ids=("rulebook", "keep_one", "times_and_divide"))
def test_the_law_allows_what_is_found_and_refuses_everything_else(rules):
    """`why_not_lay` is the one place where it is decided what may be laid; the search never asks it."""
    chance, allowed = Random(f"law {rules}"), 0
    for _ in range(cases(50, long=120)):
        table = chance.choice((any_table, any_table, opening_table, zero_table))(chance)
        hand = hand_of(chance, chance.choice((2, 3, 4)), chance.choice((0, 0, 1)))
        found = set(plays(table, hand, rules))
        for lay in {*found, *(changed(chance, lay) for lay in list(found)[:40]), *(any_lay(chance) for _ in range(20))}:
            assert (why_not_lay(table, hand, rules, lay) is None) == (lay in found), (table, hand, lay)
            allowed += lay in found
    assert allowed > 200


def changed(chance: Random, lay: Lay) -> Lay:
    """A play with something else about it: another sign, a spot more, a spot less, another card, or another place."""
    rows = [list(row) for row in lay.rows]
    row = chance.choice(rows)
    match chance.randrange(5):
        case 0:
            return Lay(lay.left, chance.choice(tuple(Sign)), lay.right, lay.answer)
        case 1:
            row.insert(chance.randrange(len(row) + 1), any_spot(chance))
        case 2:
            row.pop(chance.randrange(len(row)))
        case 3:
            row[chance.randrange(len(row))] = any_spot(chance)
        case _:
            chance.shuffle(row)
    left, right, answer = map(tuple, rows)
    return Lay(left, lay.sign, right, answer)


def any_lay(chance: Random) -> Lay:
    """Three rows of anything."""
    left, right, answer = (tuple(any_spot(chance) for _ in range(chance.choice((1, 1, 2)))) for _ in range(3))
    return Lay(left, chance.choice(tuple(Sign)), right, answer)


def any_spot(chance: Random) -> Staying | New:
    """A card that stays or a new one, right or wrong."""
    if chance.random() < 0.5:
        return Staying(chance.randrange(3), chance.choice((None, None, None, 4)))
    digit = chance.randrange(10)
    return New(chance.choice((str(digit), str(digit), "J", "3")), digit)


def test_whole_games_offer_what_is_found_the_long_way():
    """The tables of real games, with covered Jokers and all; each action offered can be taken."""
    for number in range(cases(3, long=6)):
        match, chance = Match(formula, 2 + number % 4, number), Random(number)
        while match.to_act():
            offered = match.legal_actions(match.state.turn)
            assert set(offered) == every_action(match.state)
            match.play(match.state.turn, chance.choice(offered))


def test_whoever_holds_no_cards_has_no_play():
    chance = Random("no cards")
    for table in (any_table(chance), small_table(chance), opening_table(chance), zero_table(chance)):
        assert not plays(table, (), Rules()) and not can_lay_all(table, (), Rules())


def test_the_plays_come_in_the_same_order_every_time():
    """A bot's choice by chance and a recorded game rest on it."""
    chance = Random("again")
    for _ in range(cases(25, long=60)):
        table, hand = any_table(chance), hand_of(chance, 4, chance.choice((0, 1, 2)))
        assert plays(table, hand, Rules()) == plays(table, tuple(reversed(hand)), Rules())


def test_what_may_be_done_ends_with_drawing():
    state = formula.new_game(2, "FERN-42")
    assert formula.legal_actions(state, 0)[-1] == Draw()


@pytest.mark.parametrize("rules", VARIANTS, ids=("rulebook", "keep_one", "times_and_divide"))
def test_a_whole_hand_can_be_laid_where_a_play_lays_all_of_it(rules):
    """The short cut of the bots, which stops at the first play, against all plays."""
    chance, yes = Random(f"all {rules}"), 0
    for _ in range(cases(100, long=200)):
        table = chance.choice((any_table, small_table, zero_table, opening_table))(chance)
        hand = hand_of(chance, chance.choice((1, 2, 2, 3, 3, 4)), chance.choice((0, 0, 1)))
        wanted = any(len(play.laid) == len(hand) for play in plays(table, hand, rules))
        assert can_lay_all(table, hand, rules) == wanted
        yes += wanted
    assert yes > 20


# ── the other way to find them is right itself ────────────────────────────────────────────────────────────────────


def test_10_may_become_12_20_5_210_or_100_but_never_1_or_0():
    """ "10 may become 12, 20, 5 (one new card over both), 210 or 100": one new card each, and nothing is left out."""
    assert placements(2, 1) == {(0, None), (None, 1), (None,), (None, 0, 1), (0, 1, None)}
    assert placements(2, 0) == {(0, 1)}


def test_nothing_is_squeezed_between_two_cards_that_touch():
    """Of three cards 0, 1, 2 the one in the middle may become one other card, and no two."""
    assert (0, None, 2) in placements(3, 1)
    assert (0, None, None, 2) not in placements(3, 2)
    assert (0, None, 1, 2) not in placements(3, 1)


def test_the_formula_of_the_rulebook_is_found_the_long_way():
    """ "leave the 1 from the 10 and put a 2 on top of the 0 making the new number 12 … a 4 and an 8"."""
    ten, one = (Pile("1", 1), Pile("0", 0)), (Pile("1", 1),)
    table = Table(ten, Sign.TIMES, one, ten)
    twelve = Lay((Staying(0), New("2", 2)), Sign.TIMES, (New("4", 4),), (New("4", 4), New("8", 8)))
    assert twelve not in every_lay(table, ("2", "4", "4", "8"), Rules())  # four cards
    assert twelve in every_lay(table, ("2", "4", "4", "8"), Rules(times_and_divide=True))
