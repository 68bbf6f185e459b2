"""A whole game by keyboard alone: the focus is never lost, and what happens is said."""

from __future__ import annotations

import pytest

from mathgames_widgets.core.messages import room
from tests.browser.hands import Keyboard, cards_in, hand, heard

say_page = room("mathgames_widgets.page")
say_table = room("mathgames_widgets.table")


@pytest.fixture
def keys(play_page) -> Keyboard:
    """A keyboard at a table with one other player."""
    return Keyboard(play_page())


def set_up(keys: Keyboard) -> None:
    """From the top of the page: two players, a seed, deal."""
    open_the_options(keys)
    keys.tab_to("players", most=60)
    assert keys.press("ArrowUp").key == "players", "choosing how many keeps the focus where it is"
    keys.write("seed", "FERN-42")
    assert keys.choose("deal").name.startswith("BYORF")
    assert heard(keys.page) == "The cards are dealt. Round 1 of 2 · turn 1 of 6."


def open_the_options(keys: Keyboard) -> None:
    """Go on with Tab to what holds the boxes, and open it."""
    for _ in range(60):
        if keys.page.evaluate("document.activeElement.matches('.mg-options > summary')"):
            break
        keys.page.keyboard.press("Tab")
    assert keys.press("Enter").name == "Options"


def draft(keys: Keyboard) -> None:
    """Two or three keys for a card: one letter, or pick up with Enter, Tab to the place, Enter."""
    for turn in range(5):
        keys.tab_to("hand-cards")
        left = hand(keys.page).count()
        card = keys.press("ArrowRight")
        face = card.name.partition(",")[0]
        if turn == 1:
            keys.press("k")
        else:
            assert keys.press("Enter").pressed
            assert not keys.press("Enter").pressed, "a second press puts it down"
            assert hand(keys.page).count() == left
            keys.press("Enter")
            keys.page.keyboard.press("Tab")
            assert keys.focus().name == say_page("put-here", place="Keep", card=face)
            keys.press("Enter")
        assert f"You chose {face}, face down." in heard(keys.page)
        assert hand(keys.page).count() == (left - 1 if turn < 4 else 0)
    assert "The draft is over: now everyone builds a function" in heard(keys.page)


def build_by_letters(keys: Keyboard) -> None:
    """N, D and A put a card into the numerator, the denominator and aside; up and down go one row on."""
    page = keys.page
    first, second, third, *_ = cards_in(page, "aside")
    keys.tab_to(first)
    assert keys.press("n").name.endswith("numerator")
    assert "into the numerator. 1 above, 0 below." in heard(page)
    assert cards_in(page, "top") == [first]
    keys.tab_to(second)
    assert keys.press("ArrowUp").name.endswith("denominator"), "the focus goes with the card"
    assert cards_in(page, "bottom") == [second]
    assert keys.press("ArrowUp").name.endswith("numerator")
    assert cards_in(page, "top") == [first, second]
    assert keys.press("ArrowDown").name.endswith("denominator")
    assert "into the denominator. 1 above, 1 below." in heard(page)
    keys.press("a")
    assert "aside." in heard(page)
    assert third in cards_in(page, "aside") and cards_in(page, "bottom") == []


def build_by_buttons(keys: Keyboard) -> None:
    """Pick a card up with Enter, and put it into a row with the button of the row."""
    for laid in (1, 2):
        keys.tab_to("row-aside")
        assert keys.press("Enter").pressed
        keys.choose("to-bottom")
        assert len(cards_in(keys.page, "bottom")) == laid
    keys.choose("undo")
    assert heard(keys.page) == say_table("taken-back")
    assert len(cards_in(keys.page, "bottom")) == 1


def ask_why(keys: Keyboard, round: int) -> None:
    """The score sheet has one tab stop; the answer opens below it and closes again."""
    page = keys.page
    keys.tab_to(f"sheet{round}")
    cell = keys.press("ArrowRight")
    assert cell.name.endswith("Why?")
    assert keys.press("Enter") == cell
    answer = page.locator("[data-key=answer] .mg-claim").first
    assert answer.inner_text()
    assert page.locator(f"[data-key={cell.key}]").get_attribute("aria-expanded") == "true"
    assert keys.press("Enter") == cell
    assert answer.count() == 0


def play_a_round(keys: Keyboard, round: int) -> None:
    """From the first hand to the answer why."""
    draft(keys)
    build_by_letters(keys)
    build_by_buttons(keys)
    keys.choose("ready")
    assert f"Round {round} was scored" in heard(keys.page)
    ask_why(keys, round)


def test_two_rounds_by_keyboard_alone(keys):
    page = keys.page
    set_up(keys)
    for round in (1, 2):
        play_a_round(keys, round)
        assert keys.choose("on").name.startswith("BYORF")
    assert page.locator(".mg-verdict").inner_text()
    step_through(keys)


def step_through(keys: Keyboard) -> None:
    """The replay, from the first deal to the last; Escape leaves it."""
    page = keys.page
    keys.choose("replay")
    place = page.locator("[data-key=replay-bar] .mg-status")
    length = int(place.inner_text().removeprefix("1 of "))
    keys.tab_to("forward")
    for frame in range(2, length + 1):
        assert keys.press("Enter").key == "forward"
        assert place.inner_text() == f"{frame} of {length}"
        assert heard(page), "every step is said"
    keys.press("Enter")
    assert place.inner_text() == f"{length} of {length}", "the last step stays the last"
    assert keys.press("Escape").inside
    assert page.locator("[data-key=replay-bar]").count() == 0
