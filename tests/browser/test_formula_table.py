"""FORMULA in a browser: whole games by keyboard and by mouse, and what one sees and hears on the way."""

from __future__ import annotations

from playwright.sync_api import Page

from mathgames_widgets.games.formula import Draw, Lay
from tests.browser.formula_hands import Beside, by_keys, by_mouse, drag, equation, hand, lay, verdict
from tests.browser.hands import Keyboard, deal, heard, press_button, touch

SEED = "FERN-43"


def dealt(page: Page, seed: str, **boxes: str) -> None:
    """One person against one bot that plays at random."""
    deal(page, seed=seed, players=2, who1="random", **boxes)


def test_a_game_by_keyboard_alone(formula_page):
    """From the first page to the replay: the focus is never lost, and what happens is said."""
    keys, beside = Keyboard(formula_page(reduced_motion="reduce")), Beside(SEED, ["greedy"])
    page = keys.page
    keys.tab_to("players", most=40)
    keys.press("ArrowUp")
    keys.write("seed", SEED)
    assert keys.choose("deal").name.startswith("FORMULA")
    assert heard(page) == "The cards are dealt. Round 1 of 1 · the opening."
    turns = 0
    while not beside.match.state.results:
        turn_by_keys(keys, beside, turns)
        turns += 1
    assert "is over" in heard(page)
    assert keys.choose("on").name.startswith("FORMULA")
    assert page.locator(".mg-verdict").inner_text().endswith("wins.")
    keys.choose("replay")
    keys.choose("forward")
    assert heard(page)
    assert keys.press("Escape").inside


def turn_by_keys(keys: Keyboard, beside: Beside, turn: int) -> None:
    """A formula by Tab and Enter, every other one by typing digits and signs; else a card is drawn."""
    wanted = beside.best()
    if wanted is None:
        keys.choose("draw")
        assert "drew" in heard(keys.page)
        beside.played(Draw())
        return
    keys.tab_to("hand-cards")
    lay(beside.trial, wanted, typing(keys) if turn % 2 else by_keys(keys))
    assert verdict(keys.page).startswith("True")
    keys.press("=") if turn % 2 else keys.choose("play")
    beside.played(wanted)
    assert "Player 1" in heard(keys.page)


def typing(keys: Keyboard):
    """Cards are picked up by their digit and signs chosen by theirs, wherever the focus is at the desk; only in the row
    of a Joker a digit is the Joker's."""
    signs = {"sign-plus": "+", "sign-minus": "-", "sign-times": "x", "sign-divide": "/"}

    def press(key: str) -> object:
        if key in signs:
            return keys.press(signs[key])
        if key.startswith("card") and keys.page.locator(f'.mg-number-hand [data-key="{key}"]').count():
            keys.tab_to("hand-cards")
            return keys.press(key[4].lower())
        return keys.choose(key)

    return press


def test_a_game_by_mouse(formula_page):
    """Clicks alone, with a hint, a look back and a question why on the way."""
    page, beside = formula_page(reduced_motion="reduce"), Beside("MOUSE-2", hand=4)
    dealt(page, "MOUSE-2", hand="4")
    press_button(page, "Hint")
    assert page.locator("[data-key=hint-room] .mg-claim").first.inner_text()
    while not beside.match.state.results:
        wanted = beside.best()
        if wanted is None:
            press_button(page, "Draw a card")
        else:
            lay(beside.trial, wanted, by_mouse(page))
            assert equation(page) in verdict(page) or verdict(page).startswith("True")
            press_button(page, "Play this formula")
        beside.played(wanted or Draw())
    assert page.locator(".mg-round-sheet tbody tr").count() == 2
    page.locator("[data-key=told-round] summary").first.click()
    assert page.locator("[data-key=told-round] .mg-claim").first.is_visible()
    touch(page.locator(".mg-log button").first)
    assert page.locator(".mg-answer").inner_text()
    press_button(page, "See the result")
    press_button(page, "Step through the game")
    press_button(page, "Last")
    assert page.locator("[data-key=told]").inner_text()


def test_cards_are_dragged_and_everything_is_taken_back(formula_page):
    """Onto a card, on to somewhere else, and back into the hand; undo inside the turn; nothing was played."""
    page, beside = opened(formula_page)
    before, cards = equation(page), hand(page)
    first = page.locator(".mg-number-hand button").first.get_attribute("data-key") or ""
    drag(page, first, "left.0")
    once = equation(page)
    assert len(hand(page)) == len(cards) - 1
    drag(page, first, "right.0")
    assert equation(page) not in (once,)
    drag(page, first, "answer.>")
    assert len(equation(page)) == len(before) + 1
    press_button(page, "Take back")
    drag(page, first, "hand")
    assert (equation(page), hand(page)) == (before, cards)
    drag(page, first, "left.<")
    page.keyboard.press("Escape")
    press_button(page, "Clear")
    assert (equation(page), hand(page)) == (before, cards)
    assert len(beside.match.turns) == page.locator(".mg-log-lines li").count()


def opened(formula_page) -> tuple[Page, Beside]:
    """A game at which the first formula lies on the table, and it is the turn of the person."""
    page, beside = formula_page(reduced_motion="reduce"), Beside(SEED)
    dealt(page, SEED)
    while not beside.match.state.table.is_open:
        wanted = beside.best()
        if wanted is None:
            press_button(page, "Draw a card")
        else:
            lay(beside.trial, wanted, by_mouse(page))
            press_button(page, "Play this formula")
        beside.played(wanted or Draw())
    return page, beside


def test_a_wrong_formula_says_the_arithmetic_and_costs_nothing(formula_page):
    page, beside = opened(formula_page)
    trial = beside.trial
    at, onto = next(
        (at, onto)
        for at in trial.in_hand
        for onto in trial.places_for(at)
        if trial.hand[at] != "J" and "not" in trial.put(at, onto).verdict.sentence and onto.stop - onto.start == 1
    )
    wrong = trial.put(at, onto)
    lay(trial, wrong.lay, by_mouse(page))
    assert verdict(page) == wrong.verdict.sentence
    press_button(page, "Play this formula")
    assert page.locator("[data-key=notice]").inner_text() == wrong.verdict.sentence
    assert heard(page) == wrong.verdict.sentence
    assert equation(page) == wrong.reading
    page.locator("[data-key=verdict-why] summary").first.click()
    assert page.locator("[data-key=verdict-why] .mg-claim").first.is_visible()


def test_a_joker_is_named_at_the_table(formula_page):
    """A hand with a Joker: it is put down, named by a key, and the formula is played."""
    seeds = (f"JOKER-{number}" for number in range(99))
    seed, wanted = next((seed, play) for seed in seeds if (play := with_joker(seed)))
    page = formula_page(reduced_motion="reduce")
    dealt(page, seed)
    lay(Beside(seed).trial, wanted, by_mouse(page))
    row = page.locator(".mg-naming")
    assert row.locator("button").count() == 10
    assert row.locator("button[aria-pressed=true]").count() == 1
    assert verdict(page).startswith("True")
    press_button(page, "Play this formula")
    assert "a Joker as" in page.locator(".mg-log-lines li").last.inner_text()


def with_joker(seed: str) -> Lay | None:
    """A first formula in which a Joker is laid."""
    beside = Beside(seed)
    lays = () if beside.trial.jokers else beside.match.legal_actions(0)
    return next((one for one in lays if isinstance(one, Lay) and one.laid.count("J") == 1), None)


def test_a_game_is_saved_and_goes_on(formula_page):
    page, _ = opened(formula_page)
    shown, cards = equation(page), hand(page)
    press_button(page, "Save")
    saved = page.get_by_label("The saved game as text").input_value()
    assert SEED not in saved
    press_button(page, "New game")
    press_button(page, "Leave this game")
    page.get_by_text("Go on with a saved game").click()
    page.locator("[name=record]").fill(saved)
    press_button(page, "Load the game")
    assert heard(page) == "The game goes on. Round 1 of 1."
    assert (equation(page), hand(page)) == (shown, cards)
