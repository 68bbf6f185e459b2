"""How many placements a hand has: counted by a formula, by going through them, and by the steps that are offered."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb, factorial, prod

import pytest

from mathgames_widgets.core.game import Ready
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals.rules.state import NOTHING_PLACED, ON_DECK, PLACES, Put, Take, TakeBack
from tests.games.rolls_and_goals.tables import all_ready, play, selecting, sitting

DIFFERENT = ("+1", "+2", "+3", "-1", "-2", "-3")


def stackings(cards, dice=6):
    """Ways to lay different cards behind dice, where the order in a stack matters: 6 x 7 x 8 x … for six dice."""
    return prod(range(dice, dice + cards))


def test_942016_placements_of_six_different_cards():
    """Each card behind a die in some order, or not played: onto the deck or onto the discard pile."""
    assert sum([comb(6, played) * stackings(played) * 2 ** (6 - played) for played in range(7)]) == 942_016


def test_placements_without_what_becomes_of_the_others():
    """566,827 ways to play some of six cards; 332,640 of them play all."""
    assert sum([comb(6, played) * stackings(played) for played in range(7)]) == 566_827
    assert stackings(6) == 332_640 == factorial(11) // factorial(5)


def test_placements_with_the_order_on_the_deck():
    """1,084,483 where the order of the cards laid on the deck counts as well: a seventh stack."""
    assert sum([comb(6, laid) * stackings(laid, dice=7) for laid in range(7)]) == 1_084_483


def placements(state):
    """Every way in which player 1 can be ready, found by putting cards to places, step by step."""
    found, waiting = set(), [state]
    seen = {state.placed[0]}
    while waiting:
        before = waiting.pop()
        for action in rolls_and_goals.legal_actions(before, 0):
            if isinstance(action, Put):
                after = rolls_and_goals.apply(before, 0, action).state
                if after.placed[0] not in seen:
                    seen.add(after.placed[0])
                    waiting.append(after)
        if before.hands[0] == ():
            found.add(before.placed[0])
    return found


def one_by_one(cards):
    """The same placements, each made of an order of the cards and of cuts between the places."""
    found = set()
    for order in set(permutations(cards)):
        found |= set(cut(order, len(PLACES)))
    return {(*stacks[:-1], tuple(sorted(stacks[-1]))) for stacks in found}


def cut(order, places):
    """An order of cards cut into so many stacks."""
    if places == 1:
        yield (order,)
        return
    for length in range(len(order) + 1):
        for rest in cut(order[length:], places - 1):
            yield (order[:length], *rest)


@pytest.mark.parametrize("cards", ["", "+1", "+1 -1", "+1 +1", "+1 -1 x2", "+1 +1 x2", "+1 +1 +1"])
def test_every_placement_can_be_reached(cards):
    """Put by put, every placement comes about and no other; the order of discards makes no difference."""
    found = placements(sitting(hands=[cards, ""]))
    assert {(*stacks[:-1], tuple(sorted(stacks[-1]))) for stacks in found} == one_by_one(tuple(cards.split()))
    if len(set(cards.split())) == len(cards.split()):
        number = len(cards.split())
        expected = sum([comb(number, laid) * stackings(laid, dice=7) for laid in range(number + 1)])
        assert len(one_by_one(tuple(cards.split()))) == expected


def test_equal_cards_are_the_same_card():
    """Decided here: two cards with the same face are one choice, not two."""
    same, different = sitting(hands=["+1 +1", ""]), sitting(hands=["+1 -1", ""])
    assert len(rolls_and_goals.legal_actions(same, 0)) == 8 + 1
    assert len(rolls_and_goals.legal_actions(different, 0)) == 2 * 8 + 1


def test_few_steps_are_offered():
    """Placing is made of small actions: at most 49 at a time, where there are 942,016 placements."""
    state = sitting(hands=[" ".join(DIFFERENT), ""])
    assert len(rolls_and_goals.legal_actions(state, 0)) == 6 * 8 + 1
    for number, card in enumerate(DIFFERENT, 1):
        state = play(state, f"0 put {card} die {number}")
        steps = Counter(type(action) for action in rolls_and_goals.legal_actions(state, 0))
        assert steps == Counter({Put: 8 * (6 - number), TakeBack: number, Ready: 1})


def test_every_card_can_be_taken_back():
    """From any placement back to nothing placed."""
    state = sitting(hands=[" ".join(DIFFERENT), ""])
    placed = play(state, "0 put +1 die 1", "0 put -1 die 1", "0 put +3 deck", "0 put -3 discard", "0 put +2 die 6")
    while placed.placed[0] != NOTHING_PLACED:
        back = [action for action in rolls_and_goals.legal_actions(placed, 0) if isinstance(action, TakeBack)]
        placed = rolls_and_goals.apply(placed, 0, back[-1]).state
    assert placed == state


def test_the_order_on_the_deck_is_the_order_of_drawing():
    """Six ways to lay three cards on the deck, six decks."""
    state = sitting(hands=["+1 +2 +3", ""])
    decks = {
        all_ready(play(state, *[f"0 put {card} deck" for card in order])).state.decks[0]
        for order in permutations(("+1", "+2", "+3"))
    }
    assert len(decks) == 6
    assert play(state, "0 put +1 deck").placed[0][ON_DECK] == ("+1",)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_takings_of_a_selection(players):
    """Two of 2n − 1 different cards in either order, or one of them and the special goal."""
    cards = 2 * players - 1
    different = rolls_and_goals.FACES[:cards]
    actions = rolls_and_goals.legal_actions(selecting(players, tokens=range(players), offer=" ".join(different)), 0)
    assert len(actions) == len(set(actions)) == cards * (cards - 1) + cards
    assert Counter(action.special for action in actions) == {False: cards * (cards - 1), True: cards}


def test_takings_of_equal_cards():
    """Decided here: equal cards are the same card."""
    actions = rolls_and_goals.legal_actions(selecting(tokens=(0, 1), offer="x2 x2 flip"), 0)
    assert set(actions) == {
        *(Take(("x2", "x2")), Take(("x2", "flip")), Take(("flip", "x2"))),
        *(Take(("x2",), special=True), Take(("flip",), special=True)),
    }


@pytest.mark.parametrize(("picks", "count"), [("", 0), ("pick", 6), ("pick pick", 6)])
def test_picks_of_a_die(picks, count):
    """Six sides for each die with a pick card."""
    state = all_ready(sitting(f"1 pick | 2 {picks} | 3 | 4 | 5 | 6")).state
    assert len(rolls_and_goals.legal_actions(state, 0)) == 6 + count
