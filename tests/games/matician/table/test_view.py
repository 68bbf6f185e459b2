"""The table of Matician: what is on its pages, what may be laid and aimed, and what must not be known."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import matician as game
from mathgames_widgets.games.matician import Pass, Phase, Put, Ready, Rules, Sabotage, Take, TakeBack, table as views
from mathgames_widgets.games.matician.rules.cards import LEFT
from mathgames_widgets.games.matician.rules.view import observe
from mathgames_widgets.games.matician.table.playing import AskedEffect, MinusAim
from mathgames_widgets.table.screen import Do, Press, Screen, Select
from tests.games.matician.table.tables import GAMES, at, numbers_table, sabotage_table, uncovered
from tests.games.matician.tables import laying, sabotaging
from tests.table.every_page import look_at
from tests.table.pages import read
from tests.table.sitting import against, hot_seat, laid_by_hand, offers, opened, page, press_key, state, take
from tests.table.test_every_page import EveryPage

say_game = room("mathgames_widgets.games.matician.words")
say = room("mathgames_widgets.games.matician.table")

TABLES, walk, walks = GAMES.tables, GAMES.walk, GAMES.each


class TestEveryPage(EveryPage):
    GAMES = GAMES


def ways(table, key, how):
    """What can be typed on something, or where it can be dropped, with the numbers behind it."""
    return json.loads(page(table).one(data_key=key).get(f"data-{how}") or "{}")


def lay(table, card, zone):
    """Pick a card up and put it into a place, as the browser does; the page after that."""
    table.press(ways(table, card, "drops")[zone])
    return page(table)


def face_up(shown):
    """The cards that one sees, as often as one sees them; hands that were shown to everybody are left out."""
    cards = [card for card in shown.find(cls="mg-value-card") if "mg-back" not in card.classes]
    own = [card for card in cards if not card.get("data-key").startswith("redealt")]
    return Counter(card.get("data-key").removeprefix("card").rsplit(".", 1)[0] for card in own)


# ── random games ────────────────────────────────────────────────────────────────────────────────────────────────


def test_all_phases_are_walked_through():
    assert {shown.state.phase for name in TABLES for shown in walk(name)} == set(Phase)


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


@walks
def test_only_ones_own_cards_lie_face_up(name):
    """What others hold and lay is seen by nobody before it is turned over."""
    looked = 0
    for shown in walk(name):
        is_open = shown.is_cover or shown.is_scoring or shown.page.find(data_key="replay-bar")
        if is_open or shown.state.phase is Phase.OVER:
            continue
        seat, now = shown.viewer, shown.state
        own = () if seat is None else (*now.hands[seat], *[card for card in now.laid[seat] if card is not None])
        assert face_up(shown.page) == Counter(own)
        looked += 1
    assert looked


@pytest.mark.parametrize("draft", [False, True])
def test_the_page_is_the_same_whatever_is_hidden(draft):
    """Others' hands, numbers and choices behind the same view: not a letter changes."""
    match = Match(game, 3, "FERN-42", rules=Rules(draft=draft))
    for _ in range(3 * draft):
        (seat,) = match.to_act()
        match.play(seat, match.legal_actions(seat)[0])
    for seat in (1, 2):
        for action in (match.legal_actions(seat)[0], *[None] * 2):
            match.play(seat, action or next(one for one in match.legal_actions(seat) if not isinstance(one, TakeBack)))
    view = match.observe(0)
    assert view.ready == (False, True, True)
    for seed in range(5):
        other = game.observe(game.imagine(view, seed), 0)
        assert str(views.table(other, Screen(match.names))) == str(views.table(view, Screen(match.names)))


def test_at_one_screen_no_new_hand_is_told_beside_the_cards_turned_over():
    """Everybody looks at that page, and the next hands are dealt already."""
    table = hot_seat(2, seed="MVIEW-5", game=game)
    while not offers(table, Press("on")):
        uncovered(table)
        numbers = state(table).hands[table.viewer]
        steps = (Put(numbers[0], 0), Put(numbers[1], 1), Ready())
        for action in steps if state(table).phase is Phase.NUMBERS else (Pass(),):
            take(table, Do(action))
    shown = look_at(table)
    assert shown.is_scoring and shown.state.round == 2
    assert "holds" not in shown.held and say_game("round-began", round=2) not in opened(table, "log").text
    own = [card for _, html, _ in table.frames for card in read(html).find(cls="mg-value-hand")]
    assert not own, "nor in a step on the way there"


# ── laying numbers ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_number_is_picked_up_and_laid_on_a_side():
    table = numbers_table()
    shown = page(table)
    assert shown.one(data_key="own-value").name == say("not-complete")
    assert shown.one(data_key="card4.0").get("data-picks") == say("picked-up", card=4, places="left and right")
    assert [node.text for node in shown.find(cls="mg-target")] == ["Left", "Right"]
    shown = lay(table, "card4.0", "side0")
    assert state(table).laid[0] == ("4", None)
    assert [node.text for node in shown.find(cls="mg-target")] == ["Left", "Right", "Back"]
    shown = lay(table, "card13.0", "side1")
    assert shown.one(data_key="own-value").text == "= 17"
    assert "mg-back" not in shown.one(data_key="card13.0").classes


def test_every_card_keeps_its_place_in_the_hand():
    """Where one was laid, a gap stays: nothing moves up, and the card comes back to where it lay."""

    def places():
        (hand,) = page(table).find(data_key="hand-cards")
        return [node.get("data-key") for node in hand.children]

    table = numbers_table("+: 4 7 7 13 -")
    assert places() == ["card4.0", "card7.0", "card7.1", "card13.0", "card-.0"]
    lay(table, "card7.0", "side1")
    assert places() == ["card4.0", "gap1", "card7.1", "card13.0", "card-.0"]
    lay(table, "card4.0", "side0")
    assert places() == ["gap0", "gap1", "card7.1", "card13.0", "card-.0"]
    lay(table, "card7.0", "hand")
    assert places() == ["gap0", "card7.0", "card7.1", "card13.0", "card-.0"]


def test_a_number_takes_the_place_of_another_in_one_press():
    """The other comes back into the hand, or changes its side."""
    table = numbers_table()
    lay(table, "card4.0", "side0")
    lay(table, "card7.0", "side0")
    assert (state(table).laid[0], "4" in state(table).hands[0]) == (("7", None), True)
    lay(table, "card13.0", "side1")
    lay(table, "card7.0", "side1")
    assert state(table).laid[0] == ("13", "7")
    press_key(table, "swap")
    assert state(table).laid[0] == ("7", "13")


def test_the_number_line_shows_the_value_and_what_minus_cards_would_do():
    table = numbers_table()
    shown = page(table)
    assert not shown.find(cls="mg-value-dot") and shown.one(data_key="line-says").text == ""
    lay(table, "card4.0", "side0")
    shown = lay(table, "card13.0", "side1")
    assert len(shown.find(cls="mg-value-dot")) == 1 and len(shown.find(cls="mg-was-dot")) == 2
    assert shown.one(data_key="line-says").text == say_game("could-be", values=("−9", "9"))


def test_a_number_can_be_dragged_and_typed_wherever_it_may_go():
    """a and b are the sides; what lies there also goes back into the hand."""
    table = numbers_table()
    drops = ways(table, "card7.0", "drops")
    assert drops.keys() == {"side0", "side1"} <= {node.get("data-zone") for node in page(table)}
    table.press(drops["side1"])
    assert state(table).laid[0] == (None, "7")
    table.press(ways(table, "card4.0", "keys")["a"])
    assert state(table).laid[0] == ("4", "7")
    assert ways(table, "card4.0", "drops").keys() == {"side1", "hand"}
    table.press(ways(table, "card4.0", "keys")["Backspace"])
    assert state(table).laid[0] == (None, "7")


def test_one_is_ready_once_both_sides_are_laid():
    table = numbers_table()
    assert page(table).one(data_key="ready").get("aria-disabled") == "true"
    take(table, Do(Put("4", 0)))
    take(table, Do(Put("7", 1)))
    press_key(table, "ready")
    assert state(table).ready[0]


def test_a_minus_card_is_no_number_and_large_numbers_stay_in_hand_under_times():
    """ "Beside × lie only numbers from 1 to 9": what may not lie there cannot be picked up."""
    table = numbers_table("x: 0 4 7 13 -", small_under_times=True)
    picked = [card.get("data-key") for card in page(table) if card.get("data-picks")]
    assert picked == ["card4.0", "card7.0"]


def test_undo_takes_a_number_back():
    table = against("random", game=game)
    card = next(card for card in state(table).hands[0] if card != "-")
    take(table, Do(Put(card, 1)))
    take(table, Press("undo"))
    assert state(table).laid[0] == (None, None)


def test_undo_takes_a_whole_press_back():
    """Swapping the sides is one press and four moves; before it lie two presses of one move each."""
    table = numbers_table("-: 4 13 7")
    take(table, Do(Put("4", 0)))
    take(table, Do(Put("13", 1)))
    press_key(table, "swap")
    assert state(table).laid[0] == ("13", "4")
    for before in (("4", "13"), ("4", None), (None, None)):
        take(table, Press("undo"))
        assert state(table).laid[0] == before


def test_a_division_by_zero_is_shown_to_have_no_value():
    table = numbers_table("/: 0 7 13")
    take(table, Do(Put("7", 0)))
    take(table, Do(Put("0", 1)))
    shown = page(table)
    assert shown.one(data_key="own-value").text == say_game("no-value")
    assert "cannot win" in shown.one(data_key="line-says").text


def test_a_division_by_zero_is_laid_only_when_asked_twice():
    table = numbers_table("/: 0 7 13")
    lay(table, "card7.0", "side0")
    lay(table, "card0.0", "side1")
    shown = press_key(table, "ready")
    assert shown.one(data_key="status-said").text.endswith("so it cannot win. Lay it anyway?")
    assert not state(table).ready[0]
    press_key(table, "sure")
    assert state(table).ready[0]


def test_a_hand_that_was_dealt_again_lies_open():
    shown_hand = ("4", "-", "-", "-", "-", "-")
    table = at(replace(laying("+: 4 7", "x: 2 3"), redealt=((1, shown_hand),)))
    shown = press_key(table, "redealt").one(data_key="redealt-hands")
    assert "had too few numbers" in shown.text
    assert [card.name for card in shown.find(cls="mg-card")] == ["4", *[say_game("minus-card")] * 5]


# ── symbols ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_symbols_on_offer_are_taken_in_turn():
    table = hot_seat(2, seed="MVIEW-6", game=game, draft=True)
    uncovered(table)
    now = state(table)
    shown = page(table)
    assert len(shown.one(data_key="offer").find(tag="button")) == len(now.offer) == 3
    first = now.order[0]
    assert shown.one(data_key=f"seat{first}").find(cls="mg-state")[0].name == say_game("doing-draft", place=0)
    assert face_up(shown) == Counter(now.hands[first]), "the hand is known already"
    take(table, Do(Take(now.offer[0])))
    assert state(table).symbols[first] == now.offer[0]
    assert page(table).find(data_key="cover")


# ── sabotage ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_minus_card_is_aimed_at_a_side_and_laid():
    """By a press on the room in front of a number; what it does is told in letters, and lies when it is confirmed."""
    table = sabotage_table()
    shown = page(table)
    names = [node.name for node in shown.find(cls="mg-aim")]
    assert names[0] == say("aim-at", player="Sigma", key="a", side="left")
    assert len(names) == 4
    assert shown.one(data_key="lay").get("aria-disabled") == "true"
    assert shown.one(data_key="own-value").text == "= 17"
    assert shown.one(data_key="effect").get("aria-disabled") == "true"
    press_key(table, "slot-aim2.1")
    told = press_key(table, "effect").one(data_key="drawer-answer")
    assert told.find(cls="mg-claim")[0].text.startswith("With −, a minus card on the right helps")
    shown = press_key(table, "close-drawer")
    aimed = shown.one(data_key="card-.0")
    assert aimed.name.startswith("minus card, aimed at Delta's right number")
    assert "side2.1" in [around.get("data-key") for around in aimed.around()]
    before = table.match.turns
    press_key(table, "lay")
    assert table.match.turns[len(before)].action == Sabotage(2, 1)


@pytest.mark.parametrize("waits", [True, False])
def test_only_an_example_is_given_while_a_question_waits_for_the_rule(waits):
    view = observe(sabotaging("4 + 13", "2 x 3"), 0)
    told = str(views.answer(view, AskedEffect("-", LEFT), Screen(("A", "B"), waits=waits)))
    assert ("hurts the number’s owner" in told) != waits and "−16 instead of 8" in told


def aimed_at(table):
    """The side with the minus card in front of it, None while it is in the hand."""
    (card,) = page(table).find(data_key="card-.0")
    return next((around.get("data-zone") for around in card.around() if "mg-side-cards" in around.classes), None)


def test_an_aim_is_typed_dragged_and_given_up():
    """Letters stand for the sides; Backspace, Escape, Undo and a drop on the hand bring the card back."""
    table = sabotage_table()
    assert ways(table, "matician-table", "keys").keys() == set("abcd")
    drops = ways(table, "card-.0", "drops")
    assert drops.keys() == {"aim1.0", "aim1.1", "aim2.0", "aim2.1"} <= {node.get("data-zone") for node in page(table)}
    table.press(drops["aim1.1"])
    assert aimed_at(table) == "aim1.1"
    table.press(ways(table, "matician-table", "keys")["c"])
    assert aimed_at(table) == "aim2.0"
    table.press(ways(table, "card-.0", "drops")["hand"])
    assert aimed_at(table) is None
    for back in (Press("undo"), Press("close"), Select(None)):
        take(table, Select(MinusAim(1, 0)))
        take(table, back)
        assert aimed_at(table) is None
    assert not table.match.turns, "nothing was laid yet"


def test_to_lay_none_is_a_choice_of_its_own():
    """Everybody is asked, also those without a minus card."""
    table = sabotage_table("4 + 13", "2 x 3", hands=["1 1 1 1", "1 1 1 -"])
    shown = page(table)
    assert not shown.find(cls="mg-aim") and not shown.find(data_key="lay")
    assert shown.one(data_key="status-said").text == say_game("prompt-no-minus")
    assert [button.text for button in shown.one(data_key="choice-bar").find(tag="button")] == [say("ready")]
    before = table.match.turns
    press_key(table, "pass")
    assert table.match.turns[len(before)].action == Pass()


def test_to_lay_none_is_asked_twice_where_a_card_is_aimed():
    table = sabotage_table()
    press_key(table, "slot-aim1.0")
    press_key(table, "pass")
    assert not table.match.turns
    press_key(table, "sure")
    assert table.match.turns[0].action == Pass()


def test_what_was_chosen_stays_in_sight_while_others_choose():
    """Only for the one who chose it."""
    table = laid_by_hand(hot_seat(2, game=game), sabotaging("4 + 13", "2 x 3"))
    uncovered(table)
    take(table, Select(MinusAim(1, 1)))
    press_key(table, "lay")
    view = table.match.observe(0)
    (mine, theirs) = (read(str(views.table(table.match.observe(seat), Screen(table.match.names)))) for seat in (0, 1))
    assert view.sabotages[0] == Sabotage(1, 1)
    assert mine.one(cls="mg-attack").name == say("laid-at", player="Player 2", side="right")
    assert not theirs.find(cls="mg-attack")


def test_the_others_lie_face_down_and_may_hold_a_minus_card_or_not():
    """Whether somebody else has a minus card changes no letter of the page."""
    with_card, without = (sabotage_table("4 + 13", "2 x 3", hands=["1 1 1 -", hand]) for hand in ("1 1 1 -", "1 1 1 1"))
    assert with_card.html == without.html
    equation = page(with_card).one(data_key="equation1")
    assert [card.name for card in equation.find(cls="mg-back")] == [
        say("face-down", side="left"),
        say("face-down", side="right"),
    ]
    assert equation.name == say("equation-of", player="Sigma")


def test_a_hint_sees_where_the_minus_card_is_aimed():
    """It says first what the card would do there, and lights that place up."""
    table = sabotage_table()
    assert "Which symbols" in press_key(table, "hint").one(data_key="status-said").text
    shown = press_key(table, "slot-aim2.1")
    assert shown.one(data_key="status-said").text == "With −, a minus card on the right helps the number’s owner."
    assert "mg-lit" in shown.one(data_key="side2.1").classes


def test_the_end_shows_places_and_the_last_round():
    shown = walk("eight players")
    ends = [one.page for one in shown if one.page.find(data_key="over-places")]
    places = [node.text for node in ends[0].find(cls="mg-place")]
    assert places[0] == "1." and len(places) == 8
    assert ends[0].find(cls="mg-turned-line")
    rounds = {key for end in ends for node in end if (key := node.get("data-key") or "").startswith("result")}
    assert len(rounds) == 1, "the last round, and none before it"
