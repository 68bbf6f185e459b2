"""What hands do at the tables of BYORF and FORMULA in Chromium, done in each engine: cards are dragged to where they
go and beside it, picked up and put down, typed and taken back, and the focus is never lost.
"""

from __future__ import annotations

from tests.browser.test_formula_table import (
    test_a_card_takes_two_keys_and_a_joker_three,
    test_a_game_by_keyboard_alone,
    test_cards_are_dragged_and_everything_is_taken_back,
)
from tests.browser.test_table_keys import keys, test_two_rounds_by_keyboard_alone
from tests.browser.test_table_mouse import test_a_drop_beside_the_table_swallows_no_later_click, test_a_game_by_mouse

__all__ = [
    "keys",
    "test_a_card_takes_two_keys_and_a_joker_three",
    "test_a_drop_beside_the_table_swallows_no_later_click",
    "test_a_game_by_keyboard_alone",
    "test_a_game_by_mouse",
    "test_cards_are_dragged_and_everything_is_taken_back",
    "test_two_rounds_by_keyboard_alone",
]
