"""The table of FORMULA: what is on its pages in every phase, what may be done there, and what must not be known."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.messages import You, room
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Draw, Lay, Place, table as views
from mathgames_widgets.games.formula.table import say as say_table
from mathgames_widgets.games.formula.words.sentences import say
from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.table.screen import Do, Press, Screen
from mathgames_widgets.table.views import Views
from tests.games.formula.table.tables import GAMES, on_formula
from tests.table.pages import read
from tests.table.sitting import against, boxes, offers, page, press_key, state, take
from tests.table.test_every_page import EveryPage

say_core = room("mathgames_widgets.core")
say_game = room("mathgames_widgets.games.formula.words")
say_page = room("mathgames_widgets.page")
say_any_table = room("mathgames_widgets.table")

TABLES, walk, walks = GAMES.tables, GAMES.walk, GAMES.each


class TestEveryPage(EveryPage):
    GAMES = GAMES


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────

YOU = You.named("Asha")


def drawn(node):
    """The faces of the number cards on a part of a page, sorted."""
    return sorted(
        "J" if "mg-joker" in card.classes else card.one(cls="mg-face").text for card in node.find(cls="mg-number-card")
    )


@walks
def test_only_what_lies_open_and_the_own_hand_is_drawn(name):
    """Only what a seat may know is ever in a trait."""
    looked = 0
    for shown in walk(name):
        if shown.is_cover or shown.is_scoring or shown.state.is_over or shown.page.find(data_key="replay-bar"):
            continue
        now = shown.state
        may = [pile.card for place in Place for pile in now.table.number(place)]
        for seat, hand in enumerate(now.hands):
            if seat == shown.viewer or now.rules.open_hands:
                may += hand
        assert not Counter(drawn(shown.page)) - Counter(may)
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("name", ["against bots", "at one screen", "watched"])
def test_which_card_somebody_else_drew_is_not_told(name):
    """Only its owner sees it."""
    for shown in walk(name):
        own = None if shown.viewer is None else TABLES[name]()._names[shown.viewer]
        for line in re.findall(r"(\w[\w ]*?) (?:drew|had to draw) (\w+ ?\w*)", shown.held):
            assert line[0].endswith(own or "nobody") or line[1].startswith("a card"), line


def test_the_page_is_the_same_whatever_is_hidden():
    """Other hands and another stock behind the same view: not a letter of the page changes."""
    match = Match(formula, 3, "FERN-42")
    view = match.observe(0)
    for seed in range(5):
        other = formula.observe(formula.imagine(view, seed), 0)
        assert str(views.table(other, Screen(match.names))) == str(views.table(view, Screen(match.names)))


# ── a turn ────────────────────────────────────────────────────────────────────────────────────────────────────────


def put(table, card, zone):
    """Put a card of the hand, by its key, to a place by its name: what the browser sends for two presses."""
    drops = json.loads(page(table).one(data_key=card).get("data-drops"))
    table.press(drops[zone])
    return page(table)


def test_the_opening():
    """Two cards, no sign, no answer: the sign is chosen and the answer laid."""
    table = on_formula("68", "11", old="2 4")
    shown = page(table)
    assert shown.one(data_key="equation").name == say_table("formula-reads", formula="2 ? 4 = ?")
    assert shown.one(data_key="sign").name == say_table("no-sign")
    assert [sign.name for sign in shown.one(data_key="signs").find(tag="button")] == [
        "plus",
        "minus",
        "times",
        say_table("sign", sign="divide"),
    ]
    assert json.loads(shown.one(data_key="card8.0").get("data-drops")).keys() == {"answer.<"}
    assert shown.one(data_key="place-answer.<").get("data-with") == "Put {} as the answer"
    assert not shown.find(data_key="over-0-2-left")
    put(table, "card8.0", "answer.<")
    assert "sign is missing" in page(table).one(data_key="verdict").text
    shown = press_key(table, "sign-plus")
    assert "2 + 4 is not 8." in shown.one(data_key="verdict").text
    shown = press_key(table, "sign-times")
    assert "True" in shown.one(data_key="verdict").text
    press_key(table, "play")
    assert str(table.match.turns[0].events[0].formula) == "2 × 4 = 8"


def test_a_card_goes_where_one_presses():
    """Each place says what goes there: on a card, over both, beside an end; and has a letter of its own."""
    table = on_formula("2458", "11", old="10(3) × 1 = 10")
    shown = page(table)
    card = shown.one(data_key="card2.0")
    assert (card.get("data-n"), card.get("data-picks")) == (None, say_table("card-picked-up", card=2))
    here = [node for node in shown.one(data_key="number-left") if node.get("data-place")]
    assert [node.get("data-with") for node in here] == [
        "Put {} beside the left end of the first number",
        "Put {} beside the right end of the first number",
        "Put {} on 1",
        "Put {} on 0, covers one card",
        "Put {} over 10",
    ]
    keys, drops = json.loads(card.get("data-keys")), json.loads(card.get("data-drops"))
    assert len(keys) == len(drops) == 13
    letters = {node.get("data-place"): node.one(cls="mg-letter").text for node in shown if node.get("data-place")}
    assert {letters[zone]: number for zone, number in drops.items()} == keys
    assert not set(keys) & set("hjlmux0123456789")
    table.press(keys[letters["left.1"]])
    shown = page(table)
    assert shown.one(data_key="equation").name == say_table("formula-reads", formula="12 × 1 = 10")
    assert shown.one(data_key="card2.0").name == say_table("card-take-back", card=2, beneath=2)
    assert shown.find(data_key="hole-card2.0")
    assert "12 × 1 is not 10." in shown.one(data_key="verdict").text
    put(table, "card4.0", "right.0")
    press_key(table, "card4.0")
    assert page(table).one(data_key="equation").name == say_table("formula-reads", formula="12 × 1 = 10")


def test_a_wrong_formula_is_refused_with_its_arithmetic():
    """ "7 x 8 = 56, not 54"; nothing was laid, and the cards lie where they lay."""
    table = on_formula("68", "11", old="7 × 2 = 14")
    shown = put(table, "card8.0", "right.0")
    assert not shown.find(cls="mg-wrong-here")
    shown = press_key(table, "play")
    assert shown.one(data_key="status-said").text == "7 × 8 = 56, not 14."
    assert shown.one(data_key="verdict").text == "7 × 8 = 56, not 14.", "and what was said before is not left there"
    assert [node.get("data-key") for node in shown.find(cls="mg-wrong-here")] == ["number-answer"]
    assert shown.one(data_key="equation").name == say_table("formula-reads", formula="7 × 8 = 14")
    shown = press_key(table, "verdict-why")
    said = [claim.text for claim in shown.one(cls="mg-drawer").find(cls="mg-claim")]
    assert said[:2] == ["Both sides of = must have the same value.", "The left side is worth 56."]
    assert said[-1] == "The right side is worth 14: 42 less."
    assert sum("56" in claim for claim in said) == 1, "the value is said once"
    assert not table.match.turns


def test_after_times_zero_what_is_still_uncovered_is_named_and_framed():
    table = on_formula("248", "11", old="27 × 0 = 0")
    put(table, "card2.0", "left.0")
    put(table, "card4.0", "right.0")
    put(table, "card8.0", "answer.0")
    shown = press_key(table, "play")
    assert shown.one(data_key="status-said").text == say_game(
        "reason-half-covered",
        number=27,
        digits=["7"],
        many=1,
        zero="right",
    )
    assert [node.get("data-key") for node in shown.find(cls="mg-wrong-here")] == ["number-left"]


def test_steps_are_taken_back_one_by_one_and_all_at_once():
    """Undo inside the turn: back, the table's own Undo, and everything at once."""
    table = on_formula("2458", "11", old="10 × 1 = 10")
    for card, onto in (("card2.0", "left.1"), ("card4.0", "right.0")):
        put(table, card, onto)
    assert press_key(table, "undo").one(data_key="equation").name == say_table("formula-reads", formula="12 × 1 = 10")
    assert press_key(table, "undo").one(data_key="equation").name == say_table("formula-reads", formula="10 × 1 = 10")
    assert page(table).one(data_key="undo").get("aria-disabled") == "true"
    assert page(table).one(data_key="clear").get("aria-disabled") == "true"
    press_key(table, "sign-plus")
    put(table, "card2.0", "left.1")
    assert press_key(table, "clear").one(data_key="equation").name == say_table("formula-reads", formula="10 × 1 = 10")


def test_escape_closes_what_is_open_and_keeps_what_was_tried():
    table = on_formula("2458", "11", old="10 × 1 = 10")
    put(table, "card2.0", "left.1")
    press_key(table, "verdict-why")
    assert page(table).find(cls="mg-drawer")
    take(table, Press("close"))
    shown = page(table)
    assert not shown.find(cls="mg-drawer")
    assert shown.one(data_key="equation").name == say_table("formula-reads", formula="12 × 1 = 10")
    assert not offers(table, Press("close"))


def test_a_new_card_can_cover_its_neighbour_too():
    """In a long number a run without a place of its own is covered step by step; elsewhere every run has a place."""
    table = on_formula("258", "11", old="1043 × 1 = 1043")
    shown = put(table, "card2.0", "left.0+1")
    assert shown.one(data_key="equation").name == "The formula: 243 × 1 = 1043"
    shown = press_key(table, "widen-left.c0+2")
    assert shown.one(data_key="equation").name == say_table("formula-reads", formula="23 × 1 = 1043")
    assert shown.one(data_key="card2.0").name.startswith(say_table("card-covering", card=2, beneath=3))
    short = page(on_formula("258", "11", old="104 × 1 = 104"))
    assert short.one(data_key="place-left.0+1+2").get("data-with") == "Put {} over 104"
    assert not short.find(cls="mg-widen")


def test_a_joker_gets_its_digit_from_ten_buttons():
    """ "Each Joker can represent a number between 0-9"."""
    table = on_formula("8J", "11", old="8 × 2 = 16")
    shown = put(table, "cardJ.0", "right.0")
    assert shown.one(data_key="equation").name == say_table("formula-reads", formula="8 × ? = 16")
    row = shown.one(data_key="joker-right-0")
    assert len(row.find(tag="button")) == 10
    assert json.loads(row.get("data-keys")).keys() == set("0123456789")
    assert json.loads(shown.one(data_key="formula-table").get("data-keys")).keys() >= set("0123456789")
    assert not shown.find(data_key="verdict"), "the digits stand in its place, so that nothing moves"
    shown = press_key(table, "joker-right-0-8")
    assert "8 × 8 is not 16." in shown.one(data_key="verdict").text
    press_key(table, "undo")
    shown = press_key(table, "joker-right-0-2")
    assert not shown.find(data_key="joker-right-0")
    press_key(table, "play")
    assert table.match.turns[0].action.laid == ("J",)


def test_a_joker_turned_up_at_the_start_is_named_by_whoever_opens():
    table = on_formula("38", "11", old="J 4")
    assert page(table).one(data_key="equation").name == say_table("formula-reads", formula="? ? 4 = ?")
    press_key(table, "joker-left-0-2")
    press_key(table, "sign-times")
    put(table, "card8.0", "answer.<")
    press_key(table, "play")
    assert str(table.match.turns[0].events[0].formula) == "2 × 4 = 8"


def test_a_card_can_be_dragged_wherever_it_may_go():
    """Each place under its name, moved on or back into the hand."""
    table = on_formula("25", "11", old="10 × 1 = 10")
    drops = json.loads(page(table).one(data_key="card2.0").get("data-drops"))
    assert drops.keys() >= {"left.<", "left.0", "left.1", "left.0+1", "left.>", "right.0", "answer.0+1"}
    zones = {node.get("data-zone") for node in page(table) if node.get("data-zone")}
    assert drops.keys() <= zones
    table.press(drops["left.0+1"])
    assert page(table).one(data_key="equation").name == say_table("formula-reads", formula="2 × 1 = 10")
    moved = json.loads(page(table).one(data_key="card2.0").get("data-drops"))
    table.press(moved["right.0"])
    assert page(table).one(data_key="equation").name == say_table("formula-reads", formula="10 × 2 = 10")
    back = json.loads(page(table).one(data_key="card2.0").get("data-drops"))
    table.press(back["hand"])
    assert page(table).one(data_key="equation").name == say_table("formula-reads", formula="10 × 1 = 10")


def test_digits_and_signs_can_be_typed_anywhere_at_the_desk():
    """A digit picks up the first such card, j a Joker, in the browser; + - x / set the sign, = plays, Backspace goes
    back."""
    table = on_formula("225J", "11", old="10 × 1 = 10")
    shown = page(table)
    typed = {node.get("data-typed"): node.get("data-key") for node in shown if node.get("data-typed")}
    assert typed == {"2": "card2.0", "5": "card5.0", "j": "cardJ.0"}
    keys = json.loads(shown.one(data_key="formula-table").get("data-keys"))
    assert keys.keys() == set("+-x*/:÷=")
    table.press(keys["+"])
    keys = json.loads(page(table).one(data_key="formula-table").get("data-keys"))
    assert page(table).one(data_key="equation").name == say_table("formula-reads", formula="10 + 1 = 10")
    table.press(keys["="])
    assert "A new sign alone is not a move" in page(table).one(data_key="status-said").text
    table.press(json.loads(page(table).one(data_key="formula-table").get("data-keys"))["Backspace"])
    assert page(table).one(data_key="equation").name == say_table("formula-reads", formula="10 × 1 = 10")


def test_what_lies_beneath_can_be_counted():
    table = on_formula("25", "11", old="10(34) × 1 = 10(5)")
    badges = page(table).find(cls="mg-equation-depth")
    assert [badge.name for badge in badges] == [badge.get("title") for badge in badges] == ["2 beneath", "1 beneath"]
    take(table, Press("open", "help"))
    assert say_game("help-beneath") in page(table).text
    take(table, Press("open", "help"))
    shown = press_key(table, "closer")
    assert shown.one(cls="mg-drawer").name == say_table("closer-title")
    assert [line.text for line in shown.one(data_key="beneath").find(tag="li")] == ["0 covers 3 and 4.", "0 covers 5."]


def test_a_card_is_drawn_or_one_passes():
    """ "a card must be drawn from the stock pile"; passing only where there is none."""
    table = on_formula("25", "11", old="10 × 1 = 10")
    assert page(table).one(data_key="draw").text == say_table("draw")
    take(table, Do(Draw()))
    assert len(state(table).hands[0]) == 3
    empty = on_formula("25", "11", old="10 × 1 = 10", stock="")
    assert page(empty).one(data_key="draw").text == "Pass"


def test_only_signs_in_play_are_offered():
    """ "Take away the - and + cards"."""
    table = on_formula("25", "11", old="10 × 1 = 10", times_and_divide=True)
    assert [one.name for one in page(table).one(data_key="signs").find(tag="button")] == [
        "times",
        say_table("sign", sign="divide"),
    ]


def test_after_the_turn_one_can_look_back():
    """How many plays there were, and the best."""
    table = on_formula("2568", "1199", old="1 × 8 = 8")
    assert not press_key(table, "closer").find(data_key="past")
    take(table, Do(Draw()))
    shown = page(table)
    assert shown.one(data_key="past").find(cls="mg-claim")[0].text.startswith("There w")


def test_what_is_possible_is_counted_for_whoever_opens_it():
    """How many plays, and which digits are worth keeping; only in one's own turn, and folded."""
    table = on_formula("248", "11", old="2 × 4 = 8")
    shown = press_key(table, "closer")
    fold = shown.one(data_key="possible")
    plays, digits = [shown.one(data_key=key).find(cls="mg-claim")[0].text for key in ("possible", "keep")]
    many = sum(isinstance(one, Lay) for one in table.match.legal_actions(0))
    assert many > 1
    assert plays == say("plays-on-table", plays=many)
    assert digits.startswith("1 is in 71 true formulas")
    assert not fold.get("open")
    asleep = read(str(views.table(table.match.observe(0), Screen(table.match.names))))
    assert not asleep.find(data_key="possible")


def test_the_points_of_a_formula_are_told_before_it_is_laid():
    """The cards laid, and what a quotient scores more."""
    table = on_formula("28", "11", old="2 + 4 = 6", points=True, sign_bonus=True)
    put(table, "card8.0", "left.0")
    press_key(table, "sign-divide")
    shown = put(table, "card2.0", "answer.0")
    assert "for 20 points" in shown.one(data_key="verdict").text
    told = press_key(table, "verdict-why").one(data_key="why").text
    assert say_game("play-scores", formula="8 / 4 = 2", points=20) in told.replace("÷", "/")
    assert say_game("sign-bonus", bonus=10, sign="divide") in told
    plain = on_formula("28", "11", old="2 + 4 = 6")
    put(plain, "card8.0", "answer.0")
    press_key(plain, "sign-times")
    assert "score" not in press_key(plain, "verdict-why").one(data_key="why").text


def test_hands_and_stock_are_counted_in_figures():
    """A glance is enough to see how near somebody is to the end."""
    shown = page(on_formula("2568", "1", old="1 × 8 = 8", stock="77"))
    held = [shown.one(data_key=key) for key in ("held0", "held1", "held-stock")]
    assert [one.name for one in held] == ["4 cards", "1 card", say_table("stock-count", stock=2)]
    assert [one.text for one in held] == ["4", "1", "2"]


def test_an_old_drawing_is_refused_kindly():
    table = on_formula("25", "11", old="10 × 1 = 10")
    old = table.drawing
    number = json.loads(page(table).one(data_key="card2.0").get("data-drops"))["left.0"]
    take(table, Do(Draw()))
    table.hear({"n": number, "drawing": old, "values": {}})
    assert page(table).one(data_key="status-said").text == say_page("stale")


def test_a_card_is_not_drawn_over_others_that_were_put_down_without_asking():
    """What would throw something away asks once."""
    table = on_formula("25", "11", old="10 × 1 = 10")
    put(table, "card2.0", "left.1")
    shown = press_key(table, "draw")
    assert shown.one(data_key="status-said").text == say_table("draw-anyway")
    assert not table.match.turns
    press_key(table, "sure")
    assert [type(turn.action) for turn in table.match.turns][:1] == [Draw]


# ── hints ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def lit(shown):
    return {node.get("data-key") for node in shown.find(cls="mg-lit")}


def test_a_hint_says_little_by_little_and_points():
    """The operation first, then what stays, what to lay, and the formula."""
    table = on_formula("28", "11", old="2 + 4 = 6")
    told = []
    for _ in range(4):
        shown = press_key(table, "hint")
        told.append((shown.one(data_key="status-said").text, lit(shown)))
    assert told == [
        (say("hint-operation", cards=2, sign=Sign.TIMES), {"sign-times"}),
        (say("hint-keep", kept=["the 4"]), {"table-right-4.0"}),
        (say_table("hint-lay", cards="2 and 8"), {"card2.0", "card8.0"}),
        ("2 × 4 = 8.", {"sign-times", "table-right-4.0", "card2.0", "card8.0"}),
    ]


def test_a_refusal_that_stands_beside_why_is_marked_as_said_twice():
    """Beside a lesson it is read there only."""
    table = on_formula("28", "4", old="2 + 4 = 6")
    put(table, "card8.0", "answer.0")
    assert not page(table).find(cls="mg-said-twice")
    shown = press_key(table, "play")
    assert shown.one(cls="mg-said-twice").text == shown.one(data_key="status-said").text


def test_a_hint_does_not_call_a_true_formula_the_largest_where_another_one_lays_more():
    table = on_formula("23489", "11", old="2 + 16 = 18")
    put(table, "card3.0", "left.0")
    put(table, "card9.0", "answer.1")
    shown = press_key(table, "hint")
    assert shown.one(data_key="status-said").text == say_table("hint-done", most=3)


def test_a_hint_sees_what_was_put_down():
    """It goes on from there, or says that nothing does."""
    table = on_formula("28", "11", old="2 + 4 = 6")
    put(table, "card8.0", "answer.0")
    for _ in range(3):
        shown = press_key(table, "hint")
    assert shown.one(data_key="status-said").text == say_table("hint-lay", cards="2")
    assert lit(shown) == {"card2.0"}
    press_key(table, "sign-times")
    put(table, "card2.0", "left.0")
    assert page(table).one(data_key="status-said").text == say_table("hint-done", most=0)
    assert lit(page(table)) == {"play"}
    take(table, Press("close"))
    press_key(table, "clear")
    put(table, "card2.0", "left.<")
    shown = press_key(table, "hint")
    assert shown.one(data_key="status-said").text == say_table("hint-astray")
    assert lit(shown) == {"clear"}


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def last_card_laid(**options):
    """Asha lays her last card."""
    table = on_formula("8", "37", old="2 + 4 = 6", **options)
    press_key(table, "sign-times")
    put(table, "card8.0", "answer.0")
    press_key(table, "play")
    return table


def test_the_end_of_a_round():
    """Who won, what everyone has left, and the formula that won it."""
    shown = page(last_card_laid())
    assert shown.one(data_key="equation").name == say_table("formula-reads", formula="2 × 4 = 8")
    assert not shown.one(data_key="equation").find(tag="button"), "it is over"
    assert shown.one(cls="mg-verdict").text == say("round-won", names=YOU)
    assert rows_of(shown) == [["You", "none", "1st"], ["Sigma", "two cards: 3 and 7", "2nd"]]


def rows_of(shown):
    """The table of a round: text, or the name of the cards in a cell."""
    body = shown.one(cls="mg-round-sheet").one(tag="tbody")
    return [[(cell.find(cls="mg-left") or [cell])[0].name for cell in row.children] for row in body.children]


def test_points_are_opened_into_their_arithmetic():
    """The cards laid score; first out 10 more; cards left are deducted."""
    table = last_card_laid(points=True, points_to=50)
    assert rows_of(page(table)) == [
        ["You", "none", "8", "+10", "–", "18"],
        ["Sigma", "two cards: 3 and 7", "0", "–", "−10", "−10"],
    ]
    shown = press_key(table, "round-why")
    assert say("round-points", name="You", points=18, round=1) in shown.one(data_key="told-round").text


def test_a_round_is_counted_out_step_by_step():
    """What is left first, then each part of the sum, the total behind them, and who won at the very end."""
    table = last_card_laid(points=True, points_to=50)
    frames = [(read(html), caption) for _, html, caption in table.frames]
    assert [caption for _, caption in frames] == [
        say_table("step-first-out", name=YOU),
        *[say_table.by("step", step) for step in (1, 2, 3)],
    ]
    assert [rows_of(shown)[0][2:] for shown, _ in frames] == [
        ["", "", "", ""],
        ["8", "", "", ""],
        ["8", "+10", "", ""],
        ["8", "+10", "–", ""],
    ]
    for shown, _ in frames:
        assert shown.one(cls="mg-verdict").text == ""
        assert not shown.find(cls="mg-best")


def test_the_target_of_the_points_game_stands_beside_the_points():
    """Everyone sees how many points end the game."""
    table = on_formula("28", "11", old="2 + 4 = 6", points=True)
    scores = page(table).find(cls="mg-score")
    assert [one.name for one in scores] == [say_table("points-of", points=0, target=100)] * 2
    assert [one.text for one in scores] == ["0/100"] * 2
    assert not page(on_formula("28", "11", old="2 + 4 = 6")).find(cls="mg-score")


def test_the_game_over():
    """The formula that won stays in sight, with what the others have left."""
    table = last_card_laid()
    take(table, Press("on"))
    shown = page(table)
    assert shown.one(data_key="won").text == say_any_table("you-win")
    assert shown.one(data_key="equation").name == say_table("formula-reads", formula="2 × 4 = 8")
    assert drawn(shown.one(data_key="left1")) == ["3", "7"]
    assert [stand.one(cls="mg-badge").text for stand in shown.find(cls="mg-stand")] == [
        say_table("no-cards-left"),
        say_table("score-left", cards=2),
    ]
    shown = press_key(table, "why-over")
    assert shown.one(data_key="told-over").text.startswith(say_core("won-plain", players="You", many=1))


def test_at_the_end_one_sees_what_each_turn_could_have_laid():
    """The most cards, with the hand and the table of that turn."""
    table = on_formula("28", "4", old="2 + 4 = 6", stock="8")
    put(table, "card8.0", "answer.0")
    press_key(table, "sign-times")
    press_key(table, "play")
    while not offers(table, Press("on")):
        wanted = [one for one in table.match.legal_actions(0) if not isinstance(one, Lay)]
        take(table, Do(wanted[0]))
    take(table, Press("on"))
    ended = page(table).one(data_key="ended").text
    assert re.search(r"You laid \w+ cards? in \w+ turns?\.", ended) and "could have laid" not in ended
    shown = press_key(table, "best")
    better = say("turn-laid", formula="2 × 4 = 8", cards=1), say("turn-had-better", formula="2 × 4 = 8", cards=2)
    assert " ".join(better) in shown.one(data_key="turns").text


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_without_offers_can_be_printed(seat):
    """It can be printed, tested and exported without a browser: nothing on it can be pressed."""
    table = TABLES["watched"]()
    while offers(table, Press("step")):
        take(table, Press("step"))
    for view in table.match.views(seat):
        shown = read(str(views.table(view, Screen(table.match.names))))
        assert shown.numbers() == []
        assert not shown.find(tag="button")


def test_every_variant_stands_below_a_heading():
    """The variants, each a field of `Rules`."""
    table = take(take(take(against("random", game=formula), Press("open", "menu")), Press("new")), Press("new", True))
    variants = page(table).one(data_key="variants")
    assert [one.text for one in variants.find(tag="legend")] == [
        say_table.by("group", one) for one in ("table", "turn", "rounds", "points")
    ]
    assert {option.field for option in Views(views).options()} == set(formula.Rules.__dataclass_fields__)
    assert boxes(table)["hand"] == "7"


def test_what_is_said_of_a_turn_is_sentences_with_one_space_between():
    table = take(against("greedy", "thinker", game=formula), Do(Draw()))
    heard = " ".join([*(caption for _, _, caption in table.frames), table.spoken])
    assert heard.startswith("You drew ")
    assert re.search(r"\. The formula is .*\. You have eight cards\.$", heard)
    assert "  " not in heard
