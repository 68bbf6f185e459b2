"""No view, log or record tells a seat of a card that it has not seen."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import FACTORS, Phase
from tests.cases import cases
from tests.walks import random_turns


def mentioned(thing):
    """The numbers of the factor cards in a repr."""
    return set(re.findall(r"F\d\d", repr(thing)))


def ids(cards):
    """The numbers of some cards."""
    return {card.id for card in cards}


@pytest.mark.parametrize("players", cases([2, 5], long=[2, 3, 5, 8]))
def test_a_seat_holds_no_card_it_has_not_seen(players):
    """Over a whole game, by following which cards each seat has seen in a hand, face up, or in a revealed function."""
    match = Match(byorf, players, f"LEAK-{players}")
    seen = {seat: set() for seat in (None, *range(players))}
    look(match, seen)
    for _ in random_turns(match, "LEAK"):
        look(match, seen)
        for seat, cards in seen.items():
            assert mentioned(match.observe(seat)) <= cards
            assert mentioned(match.log(seat)) <= cards


def look(match, seen):
    """Everybody looks at what lies open and at the own hand."""
    state = match.state
    for seat, cards in seen.items():
        cards |= {card.id for kept in state.kept for card in kept}
        if seat is not None:
            cards |= ids(state.hands[seat])
            cards |= ids([state.chosen[seat]] if state.chosen[seat] else [])


@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_known_hands_are_what_perfect_memory_gives(players):
    """A hand that this seat passed on, less the cards since revealed; a hand that it never held is unknown."""
    match = Match(byorf, players, "MEMORY")
    held = {seat: [] for seat in range(players)}
    for player in random_turns(match, "MEMORY"):
        state = match.state
        if state.phase is not Phase.DRAFT:
            continue
        if state.kept[0] == ():
            held = {seat: [] for seat in range(players)}
        whole = [set(hand) | ({chosen} - {None}) for hand, chosen in zip(state.hands, state.chosen, strict=True)]
        for seat in range(players):
            known = match.observe(seat).known_hands
            for other in range(players):
                remembered = any(whole[other] <= hand for hand in held[seat])
                if other == seat:
                    assert known[other] is None
                else:
                    assert (known[other] is not None) == remembered
                    assert known[other] is None or set(known[other]) == whole[other]
        for seat in range(players):
            held[seat].append(whole[seat])
        assert player in match.to_act()


def test_a_known_hand_does_not_tell_what_was_chosen():
    """While a turn is open it still holds the card its owner has chosen face down."""
    match = Match(byorf, 2, "FERN-42")
    for player in (0, 1):
        match.play(player, match.legal_actions(player)[0])
    before = match.observe(0).known_hands
    match.play(1, match.legal_actions(1)[2])
    assert match.observe(0).known_hands == before
    assert match.observe(0).has_chosen == (False, True)


def test_a_watcher_sees_only_what_lies_open():
    """observe(state, None): a watcher"""
    match = Match(byorf, 3, "FERN-42")
    view = match.observe(None)
    assert (view.hand, view.chosen, view.known_hands) == ((), None, (None, None, None))
    assert (view.pass_to, view.receives_from, view.aside) == (None, None, ())
    assert mentioned(view) == set()


def test_hands_lie_sorted():
    """The order of a hand tells nothing about the deal or about who held it."""
    match = Match(byorf, 4, "FERN-42")
    for _ in random_turns(match, "SORTED"):
        assert all(list(hand) == sorted(hand) for hand in match.state.hands)


def test_no_card_is_lost_or_doubled():
    """48 factor cards: each at one place at most."""
    match = Match(byorf, 8, "FERN-42")
    for _ in random_turns(match, "COUNT"):
        state = match.state
        cards = [card for place in (*state.hands, *state.kept) for card in place]
        cards += [card for card in state.chosen if card is not None]
        assert sorted(cards) == list(FACTORS)
        for kept, built in zip(state.kept, state.built, strict=True):
            assert len({*built.top, *built.bottom}) == built.cards_used
            assert {*built.top, *built.bottom} <= set(kept)


def test_other_rows_are_hidden_while_building():
    """no others' rows while building"""
    match = Match(byorf, 3, "FERN-42")
    for player in random_turns(match, "ROWS"):
        if match.state.phase is Phase.BUILD:
            view = match.observe(player)
            assert view.built == match.state.built[player]
            assert [name for name in view.__slots__ if name in ("built", "top", "bottom")] == ["built"]
