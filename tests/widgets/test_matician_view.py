"""The table of Matician: what is on its pages in every phase, what may be done, and what must not be known."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.games import matician as game
from mathgames_widgets.games.matician import Pass, Phase, Put, Ready, Rules, Sabotage, Take, TakeBack
from mathgames_widgets.widgets.games import matician as look
from mathgames_widgets.widgets.games.matician.aiming import Aim
from mathgames_widgets.widgets.games.matician.laying import Held
from mathgames_widgets.widgets.games.matician.line import Lane, number_line, scale_of
from mathgames_widgets.widgets.games.matician.payoff_panel import Explorer
from mathgames_widgets.widgets.games.matician.result import Turned, Why
from mathgames_widgets.widgets.sight import Ask, Do, Press, Select, Sight
from tests.games.matician.tables import laying, result, sabotaging
from tests.widgets.every_page import EVERY_PAGE, look_at
from tests.widgets.pages import read
from tests.widgets.sitting import against, hot_seat, is_over, numbers, offers, page, state, take, watched

TABLES = {
    "against bots": lambda: against("random", "greedy", seed="MVIEW-1", game=game),
    "at one screen": lambda: hot_seat(2, ["random"], seed="MVIEW-2", game=game, draft=True),
    "watched": lambda: watched("random", "random", "greedy", seed="MVIEW-3", game=game, by_rank=True, play_on=True),
    "eight players": lambda: against(*["random"] * 7, seed="MVIEW-4", game=game, small_under_times=True),
}


@cache
def walk(name):
    """Every page of a random game, and its replay."""
    table = TABLES[name]()
    shown = [look_at(table) for _ in random_steps(table, random.Random(name))]
    take(table, Press("replay", 0))
    for step in ("forward", "last", "first"):
        table.press(int(page(table).one(data_key=step).get("data-n")))
        shown.append(look_at(table))
    return shown


def random_steps(table, chance):
    """This and that, and more often than not a move that leads on."""
    tools = [Press(what) for what in ("hint", "undo", "save")]
    onwards = [Press(what) for what in ("show", "on", "step")]
    yield
    while not is_over(table):
        moves = numbers(table, lambda offer: isinstance(offer, Do) and not isinstance(offer.action, TakeBack))
        on = numbers(table, Do(Ready())) or moves + numbers(table, lambda offer: offer in onwards)
        others = numbers(table, lambda offer: isinstance(offer, Select | Ask | Do) or offer in tools)
        table.press(chance.choice(others if others and chance.random() < 0.3 else on or others))
        yield


walks = pytest.mark.parametrize("name", TABLES)


def at(laid, bots=1, **options):
    """Asha's turn at a table that was laid by hand."""
    table = against(*["random"] * bots, game=game, **options)
    table.match._states[-1] = laid
    table.redraw()
    return table


def uncovered(table):
    """The screen as whoever acts sees it."""
    return take(table, Press("show")) if offers(table, Press("show")) else table


def press_key(table, key):
    """Press what stands on the page under a key."""
    table.press(int(page(table).one(data_key=key).get("data-n")))
    return page(table)


def ways(table, key, how):
    """What can be typed on something, or where it can be dropped, with the numbers behind it."""
    return json.loads(page(table).one(data_key=key).get(f"data-{how}") or "{}")


def face_up(shown):
    """The cards that one sees, as often as one sees them; hands that were shown to everybody are left out."""
    cards = [card for card in shown.find(cls="mg-value-card") if "mg-back" not in card.classes]
    own = [card for card in cards if not card.get("data-key").startswith("redealt")]
    return Counter(card.get("data-key").removeprefix("card").rsplit(".", 1)[0] for card in own)


# ── every page ────────────────────────────────────────────────────────────────────────────────────────────────────


@walks
@pytest.mark.parametrize("is_kept", EVERY_PAGE, ids=lambda rule: rule.__name__)
def test_every_page(name, is_kept):
    """Offers, keys, names, states and headings, as in every game."""
    for shown in walk(name):
        is_kept(shown)


@walks
def test_nothing_goes_wrong(name):
    for shown in walk(name):
        assert "Something went wrong" not in shown.held


def test_all_phases_are_walked_through():
    assert {shown.state.phase for name in TABLES for shown in walk(name)} == set(Phase)


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cover_has_no_card():
    """A hot-seat game covers the screen between players."""
    covers = [shown for shown in walk("at one screen") if shown.is_cover]
    assert covers
    for shown in covers:
        assert shown.viewer is None
        assert not shown.page.find(cls="mg-card")


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
        assert str(look.table(other, Sight(match.names))) == str(look.table(view, Sight(match.names)))


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
    assert "Round 2 began: " in shown.held and "holds" not in shown.held


# ── laying numbers ────────────────────────────────────────────────────────────────────────────────────────────────


def numbers_table(hand="+: 4 7 13 -", other="x: 2 3 5", **options):
    return at(laying(hand, other, **options), **options)


def test_a_number_is_picked_up_and_laid_on_a_side():
    table = numbers_table()
    assert page(table).one(data_key="own-value").name == "not complete yet"
    shown = press_key(table, "card4.0")
    assert shown.one(data_key="card4.0").get("aria-pressed") == "true"
    assert [node.name for node in shown.find(cls="mg-slot")] == ["Put 4 on the left side", "Put 4 on the right side"]
    press_key(table, "slot0")
    assert state(table).laid[0] == ("4", None)
    press_key(table, "card13.0")
    shown = press_key(table, "slot1")
    assert shown.one(data_key="own-value").text == "= 17"
    assert not shown.find(cls="mg-slot")
    assert "mg-back" not in shown.one(data_key="card13.0").classes


def test_a_number_takes_the_place_of_another_in_one_press():
    """The other comes back into the hand, or changes its side."""
    table = numbers_table()
    take(table, Do(Put("4", 0)))
    press_key(table, "card7.0")
    assert page(table).one(data_key="slot0").name == "Put 7 on the left side in place of 4"
    press_key(table, "slot0")
    assert (state(table).laid[0], "4" in state(table).hands[0]) == (("7", None), True)
    take(table, Do(Put("13", 1)))
    take(table, Select(Held("7", 0)))
    press_key(table, "slot1")
    assert state(table).laid[0] == ("13", "7")
    press_key(table, "swap")
    assert state(table).laid[0] == ("7", "13")


def test_a_number_can_be_dragged_and_typed_wherever_it_may_go():
    """l and r are the sides; what lies there also goes back into the hand."""
    table = numbers_table()
    drops = ways(table, "card7.0", "drops")
    assert drops.keys() == {"side0", "side1"} <= {node.get("data-zone") for node in page(table)}
    table.press(drops["side1"])
    assert state(table).laid[0] == (None, "7")
    table.press(ways(table, "card4.0", "keys")["l"])
    assert state(table).laid[0] == ("4", "7")
    assert ways(table, "card4.0", "drops").keys() == {"side1", "hand"}
    table.press(ways(table, "card4.0", "keys")["Backspace"])
    assert state(table).laid[0] == (None, "7")
    press_key(table, "card13.0")
    table.press(ways(table, "desk", "keys")["l"])
    assert state(table).laid[0] == ("13", "7")


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
    pressed = [card.get("data-key") for card in page(table).find(cls="mg-in-hand") if card.get("data-n")]
    assert pressed == ["card4.0", "card7.0"]


def test_undo_takes_a_number_back_and_escape_puts_it_down():
    table = against("random", game=game)
    card = next(card for card in state(table).hands[0] if card != "-")
    take(table, Do(Put(card, 1)))
    take(table, Press("undo"))
    assert state(table).laid[0] == (None, None)
    press_key(table, f"card{card}.0")
    take(table, Press("close"))
    assert page(table).one(data_key=f"card{card}.0").get("aria-pressed") == "false"


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
    assert page(table).one(data_key="own-value").text == "no value"


def test_a_hand_that_was_dealt_again_lies_open():
    shown_hand = ("4", "-", "-", "-", "-", "-")
    table = at(replace(laying("+: 4 7", "x: 2 3"), redealt=((1, shown_hand),)))
    room = page(table).one(data_key="redealt0")
    assert "had too few numbers" in room.text
    assert [card.name for card in room.find(cls="mg-card")] == ["4", *["minus card"] * 5]


# ── symbols ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_symbols_on_offer_are_taken_in_turn():
    table = hot_seat(2, seed="MVIEW-6", game=game, draft=True)
    uncovered(table)
    now = state(table)
    shown = page(table)
    assert len(shown.one(data_key="offer").find(tag="button")) == len(now.offer) == 3
    first = now.order[0]
    assert "now" in shown.one(data_key=f"line{first}").text
    assert face_up(shown) == Counter(now.hands[first]), "the hand is known already"
    take(table, Do(Take(now.offer[0])))
    assert state(table).symbols[first] == now.offer[0]
    assert page(table).find(data_key="cover")


# ── sabotage ──────────────────────────────────────────────────────────────────────────────────────────────────────


def sabotage_table(*equations, **options):
    equations = equations or ("4 + 13", "2 x 3", "9 - 5")
    return at(sabotaging(*equations, **options), bots=len(equations) - 1)


def test_a_minus_card_is_aimed_at_a_side_and_laid():
    """By a press on the room in front of a number; what it does is told in letters, and lies when it is confirmed."""
    table = sabotage_table()
    shown = page(table)
    names = [node.name for node in shown.find(cls="mg-aim")]
    assert names[0] == "Aim the minus card at the left number of Player 2, key a"
    assert len(names) == 4
    assert shown.one(data_key="lay").get("aria-disabled") == "true"
    assert shown.one(data_key="own-value").text == "= 17"
    shown = press_key(table, "slot-aim2.1")
    assert (
        shown.one(data_key="effect").find(cls="mg-claim")[0].text.startswith("Under − a minus card on the right helps")
    )
    aimed = shown.one(data_key="card-.0")
    assert aimed.name == "minus card, aimed at the right number of Player 3"
    assert "side2.1" in [around.get("data-key") for around in aimed.around()]
    before = table.match.turns
    press_key(table, "lay")
    assert table.match.turns[len(before)].action == Sabotage(2, 1)


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
        take(table, Select(Aim(1, 0)))
        take(table, back)
        assert aimed_at(table) is None
    assert not table.match.turns, "nothing was laid yet"


def test_to_lay_none_is_a_choice_of_its_own():
    """Everybody is asked, also those without a minus card."""
    table = sabotage_table("4 + 13", "2 x 3", hands=["1 1 1 1", "1 1 1 -"])
    shown = page(table)
    assert not shown.find(cls="mg-aim") and not shown.find(data_key="lay")
    assert "You have no minus card" in shown.one(data_key="choice").text
    before = table.match.turns
    press_key(table, "pass")
    assert table.match.turns[len(before)].action == Pass()


def test_the_others_lie_face_down_and_may_hold_a_minus_card_or_not():
    """Whether somebody else has a minus card changes no letter of the page."""
    with_card, without = (sabotage_table("4 + 13", "2 x 3", hands=["1 1 1 -", hand]) for hand in ("1 1 1 -", "1 1 1 1"))
    assert with_card.html == without.html
    equation = page(with_card).one(data_key="equation1")
    assert [card.name for card in equation.find(cls="mg-back")] == ["left number, face down", "right number, face down"]
    assert equation.name == "Equation of Player 2"


# ── turned over ───────────────────────────────────────────────────────────────────────────────────────────────────


NAMES = ("Asha", "Ben", "Chiara")


def turned(*choices, selected=None, is_live=True, equations=("4 + 13", "2 x 3", "7 / 2"), asked=None, **options):
    """The page of a round in which these equations were laid and these sabotages chosen."""
    offered = iter(range(1_000))
    sight = Sight(NAMES, (lambda _: next(offered)) if is_live else None, selected, asked)
    return read(str(look.scoring(result(sabotaging(*equations, **options), *choices), sight)))


def test_equations_are_turned_over_one_by_one():
    """Each with its value and its minus cards; the verdict comes last."""
    shown = turned("-", "1 right")
    assert [one.get("data-key") for one in shown.one(cls="mg-turned-equations").children] == ["equation-of-0"]
    assert shown.one(data_key="turn-one").text == "Turn over Ben’s equation"
    assert not shown.find(data_key="verdict")
    assert "Chiara" not in shown.one(data_key="line-room").text
    shown = turned("-", "1 right", selected=Turned(1, 3))
    assert len(shown.one(cls="mg-turned-equations").children) == 3
    assert shown.one(data_key="turn-one").get("aria-disabled") == "true"
    assert shown.one(cls="mg-verdict").text == "Ben has the highest value and gets 1 point."
    assert "highest" in shown.one(data_key="equation-of-1").text


def test_a_round_is_heard_as_it_is_seen():
    """Nothing is said of an equation before it is turned over, nor of the point before the last one is."""
    table = sabotage_table("4 + 13", "2 x 3", "7 / 2", hands=["1 1 1 1"] * 3)
    press_key(table, "pass")
    own = "Asha: 4 + 13 = 17; no minus card."
    chosen = "Asha lays no minus card. Player 2 has chosen. Player 3 has chosen."
    assert table.spoken == f"{chosen} Round 1 is turned over. {own}"
    press_key(table, "turn-one")
    assert table.spoken == "Player 2: 2 × 3 = 6; no minus card."
    press_key(table, "turn-one")
    assert table.spoken == ("Player 3: 7 ÷ 2 = 7/2; no minus card. Asha has the highest value and gets 1 point.")
    press_key(table, "turn-again")
    assert table.spoken == f"Round 1 is turned over. {own}"


def test_in_print_all_are_turned_over():
    shown = turned("-", "1 right", is_live=False)
    assert len(shown.one(cls="mg-turned-equations").children) == 3
    assert not shown.find(tag="button")
    assert shown.find(data_key="verdict")


def test_stepping_through_a_round_at_the_table():
    """One after the other, all at once, and again from the start; then the next round."""
    table = sabotage_table("4 + 13", "2 x 3", hands=["1 1 1 1", "1 1 1 1"])
    press_key(table, "pass")
    press_key(table, "turn-one")
    assert page(table).find(data_key="verdict")
    press_key(table, "turn-again")
    assert not page(table).find(data_key="verdict")
    press_key(table, "turn-all")
    assert page(table).find(data_key="verdict")
    press_key(table, "on")
    assert look.where(table.match.observe(0)) == "Round 2 · laying numbers"


def test_the_number_line_says_in_words_what_it_shows():
    """Exact values, those before the minus cards too, and a division by zero."""
    shown = turned("-", "1 right", is_live=False, equations=("4 + 13", "2 x 3", "7 / 0"))
    said = shown.one(cls="mg-number-line").name
    assert said == "Values on a number line: Asha: −9, before the minus cards 17; Ben: 6; Chiara: no value."
    assert "no value: division by zero" in shown.one(cls="mg-number-line").text
    assert "7/2" in turned(is_live=False).one(cls="mg-number-line").text


def test_a_number_line_has_room_for_everything():
    """0 and all values lie on it, at round steps, and few of them."""
    for low, high in ((0, 1), (-225, 225), (0, 0), (-3, Fraction(1, 2)), (Fraction(1, 15), Fraction(2, 15))):
        scale = scale_of([Fraction(low), Fraction(high)])
        assert scale.low <= min(low, 0) and scale.high >= max(high, 0)
        assert 0 in scale.ticks and 2 <= len(scale.ticks) <= 10
    lanes = [Lane("Asha", None, None)]
    assert "division by zero" in str(number_line(lanes, shown=1, name="Values", key="values"))


def test_ranks_have_a_line_of_their_own():
    shown = turned(is_live=False, by_rank=True)
    assert len(shown.find(cls="mg-number-line")) == 2
    assert "rank about " in shown.one(data_key="rank0").text
    assert "highest rank" in shown.one(cls="mg-verdict").text


def test_a_round_is_asked_why():
    """Why somebody scored or not, what the own minus card did, and how it all came about."""
    done = Turned(1, 3)
    shown = turned("-", "1 right", selected=done, asked=Why(1, 0))
    assert (
        shown.one(data_key="answer").find(cls="mg-claim")[0].text == "Asha gets no point: −9 is not the highest value."
    )
    shown = turned("-", "1 right", selected=done, asked=Why(1, 1))
    claims = [claim.text for claim in shown.one(data_key="answer").find(cls="mg-claim")]
    assert "Ben gets 1 point: 6 is the highest value." in claims
    assert any(claim.startswith("Ben's minus card in front of Asha's 13") for claim in claims)
    assert turned("-", "1 right", selected=done, asked=Why(1)).one(data_key="round-told").text
    ranked = turned(selected=done, asked=Why(1), by_rank=True, small_under_times=True)
    assert "make 702 equations with ×" in ranked.one(data_key="round-told").text, "with numbers from 1 to 9"


def test_the_moves_behind_a_round_can_be_asked_why():
    """Everybody's numbers and everybody's choice come to light at once."""
    found = look.moves_behind(game.state.Revealed(result(sabotaging("4 + 13", "2 x 3"), "-", "1 right")))
    assert found == ((0, Ready()), (0, Pass()), (1, Ready()), (1, Sabotage(0, 1)))


def test_the_end_shows_places_and_the_last_round():
    shown = walk("eight players")
    ends = [one.page for one in shown if one.page.find(data_key="over")]
    places = [node.text for node in ends[0].find(cls="mg-place")]
    assert places[0] == "1." and len(places) == 8
    assert ends[0].find(cls="mg-number-line")


def test_a_shared_win_is_told_as_one():
    """Reaching 3 together with the same points."""
    table = at(sabotaging("4 + 13", "14 + 3", hands=["1 1 1 1", "1 1 1 1"], points=(2, 2)))
    press_key(table, "pass")
    press_key(table, "on")
    shown = page(table)
    assert shown.find(cls="mg-verdict")[0].text == "Asha and Player 2 win together."
    assert [place.text for place in shown.find(cls="mg-place")] == ["1.", "1."]
    press_key(table, "why-over")
    assert "share the win" in page(table).one(data_key="over-told").text


# ── the payoff explorer ───────────────────────────────────────────────────────────────────────────────────────────


def explored(about=None, is_whole=False, **options):
    table = numbers_table("+: 4 7 13 -", "x: 2 3 5", **options)
    assert not page(table).find(data_key="explorer-panel"), "closed before it is asked for"
    take(table, Ask(Explorer()))
    if is_whole:
        take(table, Ask(Explorer(is_whole)))
    if about in ("mixed", "duel"):
        take(table, Ask(Explorer(is_whole, about, is_at_work=True)))
    if about is not None:
        take(table, Ask(Explorer(is_whole, about)))
    return page(table)


def test_what_takes_long_says_so_first_and_can_be_stopped():
    """The browser asks for the answer itself as soon as the page has been drawn."""
    table = numbers_table("+: 4 7 13 -", "x: 2 3 5")
    take(table, Ask(Explorer()))
    shown = press_key(table, "ask-mixed")
    assert "a second or two" in shown.one(data_key="at-work").text
    assert not shown.find(data_key="answer-mixed")
    work = shown.one(data_key="work")
    assert work.get("data-auto") and int(work.get("data-n")) in numbers(table, Ask(Explorer(about="mixed")))
    assert not press_key(table, "stop").find(data_key="at-work")
    press_key(table, "ask-mixed")
    assert press_key(table, "work").find(data_key="answer-mixed")
    assert not press_key(table, "ask-mixed").find(data_key="answer-mixed"), "asked again, it closes"


def test_each_arrangement_stands_against_each_sabotage():
    """Chosen ones are marked in words; those that another never falls short of come when all are asked for."""
    shown = explored()
    heads = [node.text for node in shown.find(tag="th") if node.get("scope") == "col"]
    assert heads == [
        "Arrangement",
        "No minus card",
        "A minus card on the left",
        "A minus card on the right",
        "On average",
    ]
    row = shown.one(data_key="row-7-13")
    assert [cell.text for cell in row.find(tag="td")][:3] == ["20", "6", "−6"]
    marks = " ".join([mark.text for mark in shown.one(data_key="payoffs").find(cls="mg-badge")])
    assert all(mark in marks for mark in ("cautious", "hopeful", "best on average"))
    assert len(explored(is_whole=True).one(data_key="payoffs").find(tag="tr")) == 1 + 6


@pytest.mark.parametrize("about", ["cautious", "hopeful", "expected", "chances", "mixed", ("7", "13")])
def test_the_explorer_answers(about):
    shown = explored(about)
    assert shown.one(data_key="explorer-panel").find(cls="mg-why")[0].find(cls="mg-claim")[0].text
    assert [node for node in shown.find(aria_expanded="true") if node.get("data-key") != "explorer"]


def test_while_symbols_are_drafted_each_on_offer_can_be_looked_at():
    """A question about the table stays open from symbol to symbol, one about an arrangement does not."""
    table = hot_seat(2, seed="MVIEW-6", game=game, draft=True)
    uncovered(table)
    take(table, Ask(Explorer()))
    first, second, *_ = dict.fromkeys(state(table).offer)
    assert page(table).one(data_key=f"with{first}").get("aria-disabled") == "true"
    press_key(table, "ask-cautious")
    shown = press_key(table, f"with{second}")
    assert shown.one(data_key=f"with{second}").get("aria-disabled") == "true"
    assert shown.one(data_key="answer-cautious")
    press_key(table, shown.one(data_key="payoffs").find(tag="button")[0].get("data-key"))
    assert not press_key(table, f"with{first}").find(cls="mg-claim")


def test_the_round_is_solved_against_an_imagined_hand():
    """Dealt from the cards that one does not see, whatever the other holds; another one whenever it is asked for."""
    told = set()
    for others in ("x: 2 3 5", "x: 9 10 11 -"):
        table = numbers_table(other=others)
        take(table, Ask(Explorer()))
        press_key(table, "ask-duel")
        press_key(table, "work")
        shown = page(table)
        assert shown.one(data_key="imagined").text.startswith("Imagine that Player 2 holds ")
        assert shown.one(data_key="duel").find(cls="mg-claim")[0].text.startswith("When both play as well as they can")
        told.add(shown.one(data_key="duel").text)
    assert len(told) == 1, "nothing depends on what the other holds"
    before = page(table).one(data_key="imagined").text
    assert press_key(table, "another-hand").one(data_key="imagined").text != before


def test_the_mix_is_for_two_players_and_the_explorer_for_whoever_lays_numbers():
    """With more rivals there is no such table; in print and in a replay there is no button."""
    assert explored().find(data_key="ask-mixed") and explored().find(data_key="ask-duel")
    three = at(laying("+: 4 7 13", "x: 2 3", "x: 4 5"), bots=2)
    take(three, Ask(Explorer()))
    assert not page(three).find(data_key="ask-mixed") and not page(three).find(data_key="ask-duel")
    assert len(page(three).one(data_key="payoffs").find(tag="th")) >= 6, "two can lay minus cards on both sides"
    printed = read(str(look.table(three.match.observe(0), Sight(three.match.names))))
    assert not printed.find(data_key="explorer")
    assert not page(sabotage_table()).find(data_key="explorer")
