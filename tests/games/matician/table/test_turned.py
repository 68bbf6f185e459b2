"""A round of Matician turned over: step by step, on the number line, asked why; and the end of the game."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.games.matician import Pass, Ready, Sabotage
from mathgames_widgets.games.matician import table as views
from mathgames_widgets.games.matician.rules.state import Revealed
from mathgames_widgets.games.matician.table.result import Lane, Turned, Why, number_line, scale_of
from mathgames_widgets.table.screen import Screen
from tests.games.matician.table.tables import GAMES, at, sabotage_table
from tests.games.matician.tables import result, sabotaging
from tests.table.pages import read
from tests.table.sitting import page, press_key

NAMES = ("Asha", "Ben", "Chiara")


def turned(*choices, selected=None, is_live=True, equations=("4 + 13", "2 x 3", "7 / 2"), asked=None, **options):
    """The page of a round in which these equations were laid and these sabotages chosen."""
    offered = iter(range(1_000))
    screen = Screen(NAMES, (lambda _: next(offered)) if is_live else None, selected, asked)
    return read(str(views.scoring(result(sabotaging(*equations, **options), *choices), screen)))


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
    chosen = "Asha lays no minus card. Sigma has chosen. Delta has chosen."
    assert table.spoken == f"{chosen} Round 1 is turned over. {own}"
    press_key(table, "turn-one")
    assert table.spoken == "Sigma: 2 × 3 = 6; no minus card."
    press_key(table, "turn-one")
    assert table.spoken == ("Delta: 7 ÷ 2 = 7/2; no minus card. Asha has the highest value and gets 1 point.")
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
    assert views.where(table.match.observe(0)) == "Round 2 · laying numbers"


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
    assert "/" not in shown.find(cls="mg-number-line")[1].text, "a rank is a percentage everywhere"
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
    found = views.moves_behind(Revealed(result(sabotaging("4 + 13", "2 x 3"), "-", "1 right")))
    assert found == ((0, Ready()), (0, Pass()), (1, Ready()), (1, Sabotage(0, 1)))


def test_the_end_shows_places_and_the_last_round():
    shown = GAMES.walk("eight players")
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
    assert shown.find(cls="mg-verdict")[0].text == "Asha and Sigma win together."
    assert [place.text for place in shown.find(cls="mg-place")] == ["1.", "1."]
    press_key(table, "why-over")
    assert "share the win" in page(table).one(data_key="over-told").text
