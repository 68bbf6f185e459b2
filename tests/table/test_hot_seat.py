"""People who share a screen: a cover between them, and nothing of one in sight of the next."""

from __future__ import annotations

from hypothesis import given, settings, strategies as st

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import Put, Ready, Row
from mathgames_widgets.table.screen import Do, Press
from tests.table.sitting import against, build, draft, hot_seat, keep, offers, page, state, take

say_table = room("mathgames_widgets.table")

SMALL = {"hand": 3, "goals": 3}
"""Variants that make a short game."""


def is_covered(table):
    """Whether nobody's cards are on the screen, and a person is asked to take it."""
    return table.viewer is None and offers(table, Press("show"))


def test_a_cover_lies_between_players():
    """A hot-seat game covers the screen between players."""
    table = hot_seat(3)
    for name in ("Asha", "Player 2", "Player 3"):
        assert is_covered(table)
        assert page(table).one(data_key="show").text == say_table("show-cards", player=name)
        keep(take(table, Press("show")))
    assert table.viewer == 2, "whoever chose last has the screen and goes on"
    keep(table)
    assert is_covered(table)
    assert "Asha" in page(table).one(data_key="show").text


def test_the_next_round_begins_under_the_cover():
    """Everybody looks at the scoring; the new hands are for one at a time."""
    table = build(draft(hot_seat(2)))
    assert not page(table).find(data_key="hand")
    take(table, Press("on"))
    assert is_covered(table)
    assert "Asha" in page(table).one(data_key="show").text


def test_one_person_needs_no_cover():
    table = against("greedy", "greedy")
    assert table.viewer == 0
    assert not offers(table, Press("show"))
    build(draft(table))
    assert take(table, Press("on")).viewer == 0


def test_what_one_did_is_not_said_to_the_next():
    table = take(hot_seat(2), Press("show"))
    card = keep(table)
    assert table.spoken == say_table("pass-screen", player="Player 2")
    assert card.face not in page(take(table, Press("show"))).one(data_key="log").text


numbers_of_cards = st.lists(st.integers(0, 2), max_size=3)


@settings(max_examples=5, deadline=None)
@given(st.permutations(range(3)))
def test_what_one_chose_changes_nothing_for_the_next(cards):
    """Two worlds that differ only in the card that Asha chose look the same to whoever comes next."""
    one, other, _ = cards
    assert pages_after_choice(one) == pages_after_choice(other)


@settings(max_examples=8, deadline=None)
@given(numbers_of_cards, numbers_of_cards)
def test_what_one_built_changes_nothing_for_the_next(puts, others):
    """Two worlds that differ only in what Asha built, and in how many moves, look the same to whoever comes next."""
    assert pages_after_building(puts) == pages_after_building(others)


def told(table):
    """Everything that the browser holds, but for the number of the drawing."""
    return table.html, table.spoken, table.silence


def pages_after_choice(number):
    """The cover and what Player 2 sees after Asha chose one of her cards."""
    table = take(hot_seat(2, **SMALL), Press("show"))
    keep(table, number)
    return told(table), told(take(table, Press("show")))


def pages_after_building(puts):
    """The cover and what the next sees after the first put some cards above and below and was ready."""
    table = draft(hot_seat(2, **SMALL))
    first = table.viewer
    for number in puts:
        card = state(table).kept[first][number]
        there = Row.BOTTOM if card in state(table).built[first].top else Row.TOP
        take(table, Do(Put(card, there)))
    take(table, lambda offer: isinstance(offer, Do) and offer.action == Ready())
    if not puts:
        take(table, lambda offer: isinstance(offer, Do) and offer.sure)
    return told(table), told(take(table, Press("show")))


def test_the_head_names_the_player_whose_cards_are_on_the_screen():
    table = hot_seat(2)
    assert "Asha" not in page(table).one(cls="mg-where").text
    take(table, Press("show"))
    assert page(table).one(cls="mg-where").text.startswith("Asha · ")
