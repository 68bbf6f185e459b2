"""FORMULA in a browser: whole games by keyboard and by mouse, and what one sees and hears on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.formula import Draw, Lay, lesson
from mathgames_widgets.games.formula.words.sentences import not_true, sentence
from mathgames_widgets.page.html import kept_on_line
from mathgames_widgets.questions.checkpoint import Checkpoint
from tests.browser.direct import open_direct
from tests.browser.formula_hands import Beside, by_keys, by_mouse, drag, equation, hand, lay, verdict
from tests.browser.hands import Keyboard, deal, heard, press_button, touch
from tests.games.formula.tries import places_for

say_table = room("mathgames_widgets.table")

SEED = "FERN-43"


def dealt(page: Page, seed: str, **boxes: str) -> None:
    """One person against one bot that plays at random."""
    deal(page, seed=seed, players=2, who1="random", **boxes)


def test_a_game_by_keyboard_alone(formula_page):
    """From the deal to the replay: the focus is never lost, and what happens is said."""
    keys, beside = Keyboard(formula_page()), Beside(SEED, ["greedy"])
    page = keys.page
    deal(page, seed=SEED, players=2, who1="greedy")
    turns = 0
    while not beside.match.state.results:
        turn_by_keys(keys, beside, turns)
        turns += 1
    assert "is over" in page.locator(".mg-where").inner_text()
    keys.choose("on")
    assert page.locator(".mg-ended .mg-verdict").inner_text() == say_table("you-win") or "wins" in heard(page)
    keys.choose("replay")
    keys.choose("forward")
    assert keys.press("Escape").inside


def turn_by_keys(keys: Keyboard, beside: Beside, turn: int) -> None:
    """A formula by Tab and Enter, every other one by typing digits, signs and letters; else a card is drawn."""
    wanted = beside.best()
    if wanted is None:
        keys.choose("draw")
        assert "draw" in heard(keys.page) or "drew" in heard(keys.page)
        beside.played(Draw())
        return
    keys.tab_to("hand-cards")
    lay(beside.trial, wanted, typing(keys) if turn % 2 == 0 else by_keys(keys))
    assert verdict(keys.page).startswith("True")
    keys.press("=") if turn % 2 == 0 else keys.choose("play")
    beside.played(wanted)


def typing(keys: Keyboard):
    """One key for each: a digit picks up a card, the letter of a place lays it there, and signs are typed as they are.
    A Joker's digit is its third key."""
    signs = {"sign-plus": "+", "sign-minus": "-", "sign-times": "x", "sign-divide": "/"}

    def press(key: str) -> object:
        if key in signs:
            return keys.press(signs[key])
        if key.startswith("place-"):
            return keys.press(keys.page.locator(f'.mg [data-key="{key}"] .mg-letter').inner_text())
        return keys.press(key[-1] if key.startswith("joker") else key[4].lower())

    return press


def test_a_card_takes_two_keys_and_a_joker_three(formula_page):
    """The focus stays in the hand all the while."""
    seed, wanted = next((seed, play) for seed in JOKERS if (play := with_joker(seed)))
    keys = Keyboard(formula_page())
    dealt(keys.page, seed)
    keys.tab_to("hand-cards")
    pressed = []
    press = typing(keys)
    lay(Beside(seed).trial, wanted, lambda key: pressed.append(key) or press(key))
    assert len([key for key in pressed if not key.startswith("sign-")]) <= 2 * len(wanted.laid) + wanted.laid.count("J")
    assert verdict(keys.page).startswith("True")
    assert keys.focus().group == "hand-cards"


def test_a_game_by_mouse(formula_page):
    """Clicks alone, with a hint, a closer look and a question why on the way."""
    page, beside = formula_page(), Beside("MOUSE-2", hand=4)
    dealt(page, "MOUSE-2", hand="4")
    press_button(page, "Hint")
    assert page.locator("[data-key=status-said]").inner_text()
    while not beside.match.state.results:
        wanted = beside.best()
        if wanted is None:
            press_button(page, "Draw a card")
        else:
            lay(beside.trial, wanted, by_mouse(page))
            assert verdict(page).startswith("True")
            press_button(page, "Play formula")
        beside.played(wanted or Draw())
    assert page.locator(".mg-round-sheet tbody tr").count() == 2
    assert equation(page) == str(beside.match.state.results[0].table.formula)
    press_button(page, "How this was worked out")
    assert page.locator("[data-key=told-round] .mg-claim").first.is_visible()
    press_button(page, "Close")
    touch(page.locator("[data-key=on]"))
    assert page.locator(".mg-ended .mg-equation").is_visible()
    press_button(page, "Step through the game")
    page.keyboard.press("End")
    assert page.locator(".mg-equation").count() == 1


def test_a_second_press_puts_a_card_down(formula_page):
    """Picking up and putting down is done in the browser: nothing is sent, nothing moves."""
    page, _ = opened(formula_page)
    card = page.locator(".mg-number-hand button").first
    boxes = "[...document.querySelectorAll('.mg-board .mg-heap, .mg-board .mg-button')].map(one => one.offsetLeft)"
    before = page.evaluate(boxes)
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    assert page.locator(".mg-takes").count() > 5
    assert page.evaluate(boxes) == before
    card.click()
    assert card.get_attribute("aria-pressed") == "false"
    assert page.locator(".mg-takes").count() == 0


def test_cards_are_dragged_and_everything_is_taken_back(formula_page):
    """Onto a card, on to somewhere else, and back into the hand; undo inside the turn; nothing was played."""
    page, _ = opened(formula_page)
    before, cards = equation(page), hand(page)
    first = page.locator(".mg-number-hand button").first.get_attribute("data-key") or ""
    drag(page, first, "left.0")
    once = equation(page)
    assert len(hand(page)) == len(cards) - 1
    drag(page, first, "right.0")
    assert equation(page) not in (once,)
    drag(page, first, "answer.>")
    assert len(equation(page)) == len(before) + 1
    press_button(page, "Undo")
    drag(page, first, "hand")
    assert (equation(page), hand(page)) == (before, cards)
    drag(page, first, "left.<")
    page.keyboard.press("Escape")
    press_button(page, "Clear")
    assert (equation(page), hand(page)) == (before, cards)
    press_button(page, "Log")
    assert page.locator(".mg-log-lines li").count()


def opened(formula_page) -> tuple[Page, Beside]:
    """A game at which the first formula lies on the table, and it is the turn of the person."""
    page, beside = formula_page(), Beside(SEED)
    dealt(page, SEED)
    while not beside.match.state.table.is_open:
        wanted = beside.best()
        if wanted is None:
            press_button(page, "Draw a card")
        else:
            lay(beside.trial, wanted, by_mouse(page))
            press_button(page, "Play formula")
        beside.played(wanted or Draw())
    return page, beside


def test_a_wrong_formula_says_the_arithmetic_and_costs_nothing(formula_page):
    page, beside = opened(formula_page)
    trial = beside.trial
    at, onto = next(
        (at, onto)
        for at in trial.in_hand
        for onto in places_for(trial, at)
        if trial.hand[at] != "J" and "is not" in trial.put(at, onto).verdict.sentence and onto.stop - onto.start == 1
    )
    wrong = trial.put(at, onto)
    lay(trial, wrong.lay, by_mouse(page))
    assert verdict(page) == kept_on_line(wrong.verdict.sentence)
    assert verdict(page).endswith(f"is not {wrong.formula.answer}."), "what would be right is for the player to find"
    press_button(page, "Play formula")
    told = sentence(wrong.verdict.reason)
    assert told == not_true(wrong.formula) and verdict(page) == kept_on_line(told)
    assert page.locator("[data-key=status-said]").inner_text() == kept_on_line(told)
    assert page.locator(".mg-wrong-here").count()
    assert heard(page) == told
    assert equation(page) == wrong.reading
    press_button(page, "Why?")
    assert page.locator("[data-key=why] .mg-claim").first.is_visible()


WIDTHS = """() => [...document.querySelectorAll(".mg-equation-beside > .mg-here")].map(
  (place) => place.getBoundingClientRect().width)"""


@pytest.mark.parametrize(("width", "touches", "least"), [(1280, False, 28), (390, False, 28), (390, True, 44)])
def test_a_place_beside_a_number_is_wide_enough(browser: Browser, width: int, touches: bool, least: int):
    """By mouse 28 pixels, by finger 44, and nothing overflows. The letters that are keys wait for the keyboard."""
    page = browser.new_page(viewport={"width": width, "height": 844}, has_touch=touches, is_mobile=touches)
    open_direct(page, lesson.table("covering"))
    page.locator("[data-key=deal]").click()
    page.locator('[data-key="card9.0"]').click()
    places = page.evaluate(WIDTHS)
    assert len(places) == 6 and min(places) >= least, places
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not any(letter.is_visible() for letter in page.locator(".mg-letter").all())
    if not touches:
        page.keyboard.press("Escape")
        page.keyboard.press("9")
        assert page.locator(".mg-takes .mg-letter").first.is_visible()
    page.close()


def test_the_lines_of_a_proof_are_dragged(browser: Browser):
    """To another place, and to where the false one is called so; a finger holds a line by its number."""
    page = browser.new_page(viewport={"width": 1000, "height": 800}, reduced_motion="reduce")
    asked = Checkpoint(lesson.question("proof"))
    open_direct(page, asked)

    def dragged(line: int, to: str) -> None:
        page.locator(f"[data-key=item-{line}] > .mg-handle").hover()
        page.mouse.down()
        page.locator(to).hover(position={"x": 300, "y": 20})
        page.mouse.up()

    def now() -> list[str]:
        return page.locator(".mg-order-item").evaluate_all("(all) => all.map((one) => one.dataset.key)")

    dragged(asked.question.false, "[data-key=apart]")
    expect(page.locator(".mg-order-item")).to_have_count(4)
    for line in (3, 2, 1, 0):
        if now()[0] != f"item-{line}":
            dragged(line, ".mg-order-item >> nth=0")
            expect(page.locator(".mg-order-item").first).to_have_attribute("data-key", f"item-{line}")
    assert now() == ["item-0", "item-1", "item-2", "item-3"]
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".mg-right")).to_be_visible()
    assert page.locator(".mg-handle").first.evaluate("(one) => getComputedStyle(one).touchAction") == "none"
    page.close()


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_a_digit_is_pressed_in_front_of_a_number_or_behind_it(browser: Browser, width: int):
    """By a place on either side, and by the name in front; nothing sticks out of the row."""
    page = browser.new_page(viewport={"width": width, "height": 844}, reduced_motion="reduce")
    open_direct(page, Checkpoint(lesson.question("grows")))
    hand, now = page.locator(".mg-lay-hand .mg-lay-card"), page.locator("[data-key=now]")
    hand.nth(1).click()
    place = page.locator("[data-key=zone-0]").bounding_box()
    assert place is not None
    page.mouse.click(place["x"] + 24, place["y"] + place["height"] / 2)
    expect(now).to_contain_text("2 × 19 = 18 is not true")
    hand.nth(3).click()
    page.locator('[data-place="1.2"]').click()
    expect(now).to_contain_text("2 × 19 = 183 is not true")
    page.locator('[data-key="card1.2"]').click()
    expect(now).to_contain_text("2 × 19 = 18 is not true")
    hand.nth(3).press("Enter")
    page.locator('[data-place="1.0"]').press("Enter")
    expect(now).to_contain_text("2 × 19 = 318 is not true")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.close()


def test_the_ninety_tables_are_walked_with_the_arrow_keys(browser: Browser):
    """Up and down stay in a column and skip the square that is missing there."""
    page = browser.new_page()
    asked = Checkpoint(lesson.question("hardest"))
    asked.answer("2, 9")
    open_direct(page, asked)
    page.locator("[data-key=table36]").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.key") == "table68"
    page.keyboard.press("Enter")
    expect(page.locator("[data-key=hold-pair]")).to_contain_text("6 and 8 stay closed")
    assert page.evaluate("document.activeElement.dataset.key") == "table68"
    page.close()


def test_a_joker_is_named_at_the_table(formula_page):
    """A hand with a Joker: ten digits stand where the verdict stands, and go when one is pressed."""
    seed, wanted = next((seed, play) for seed in JOKERS if (play := with_joker(seed)))
    page = formula_page()
    dealt(page, seed)
    seen = []
    press = by_mouse(page)
    lay(Beside(seed).trial, wanted, lambda key: seen.append(page.locator(".mg-naming button").count()) or press(key))
    assert 10 in seen
    assert page.locator(".mg-naming").count() == 0
    assert verdict(page).startswith("True")
    press_button(page, "Play formula")
    press_button(page, "Log")
    assert page.locator(".mg-log-lines").get_by_text("a Joker as").count()


JOKERS = [f"JOKER-{number}" for number in range(99)]


def with_joker(seed: str) -> Lay | None:
    """A first formula in which a Joker is laid."""
    beside = Beside(seed)
    lays = () if beside.trial.jokers else beside.match.legal_actions(0)
    return next((one for one in lays if isinstance(one, Lay) and one.laid.count("J") == 1), None)
