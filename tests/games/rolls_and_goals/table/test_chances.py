"""What a player who wonders is told at the table of Rolls & Goals: chances, rerolls and the best placement."""

from __future__ import annotations

import re

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.rolls_and_goals import Phase, Put, table as views
from mathgames_widgets.games.rolls_and_goals.table.panels import CHANCES
from mathgames_widgets.table.screen import Ask, Do, Screen
from tests.games.rolls_and_goals.table.tables import at, be_ready, placing
from tests.games.rolls_and_goals.tables import ONES, sitting
from tests.table.every_page import EVERY_PAGE, look_at
from tests.table.pages import read
from tests.table.sitting import page, state, take

say_game_table = room("mathgames_widgets.games.rolls_and_goals.table")
say_game = room("mathgames_widgets.games.rolls_and_goals.words")


def test_chances_are_told_to_whoever_asks():
    """For each goal, with its margin; a picture of the totals whose words stand below it; and the best placement."""
    table = placing(hand="+1 -1", goals=("most 6s", "highest total", "longest run"))
    assert not page(table).find(data_key="chances-panel")
    take(table, Ask(CHANCES))
    shown = page(table)
    assert shown.one(cls="mg-drawer").name == "Chances"
    rows = [row.text for row in shown.one(data_key="odds-table").find(tag="tr")[1:]]
    assert [re.split(r"at |\d+%", row)[0] for row in rows] == ["most 6s", "highest total", "longest run"]
    assert "100% (certain)" in rows[1], "a column of its own says what is certain if nobody else lays a card"
    assert "100 deals are a sample, so ± gives the margin" in shown.one(data_key="chances-panel").text
    (picture,) = shown.find(cls="mg-totals")
    assert picture.name.startswith("Your total: 21. The highest of the other totals: ")
    bars = [bar.attributes for cls in ("mg-mine", "mg-others") for bar in picture.find(cls=cls)]
    edges = [(float(bar["x"]), float(bar["x"]) + float(bar["width"])) for bar in bars]
    assert min(edges)[0] >= 0 and 250 < max(edges)[1] <= 300, "the picture is filled from side to side"
    assert shown.find(cls="mg-chance-bar"), "each chance is a bar as well"
    take(table, Ask("best"))
    assert "tokens on average" in page(table).one(data_key="best-told").text
    take(table, Ask(CHANCES))
    take(table, Do(Put("+1", 0)))
    assert page(table).one(cls="mg-totals").name.startswith("Your total: 22.")
    for rule in EVERY_PAGE:
        rule(look_at(table))


def test_a_reroll_is_weighed_for_each_die_wherever_it_lies():
    """In hand or behind a die. Its total has six values, all equally likely; halved, some are likelier than others."""
    table = placing(hand="reroll ÷2", goals=("most 6s", "highest total", "longest run"))
    take(table, Ask(CHANCES))
    told = page(table).one(data_key="rerolls").text
    assert told.startswith(say_game("reroll-gains", gains="die 1 ").removesuffix("."))
    take(table, Do(Put("reroll", 5)))
    shown = page(table)
    assert shown.one(data_key="rerolls").text == told
    assert "Your total: 16 to 21, all equally likely." in shown.one(cls="mg-totals").name
    take(table, Do(Put("÷2", 5)))
    assert "Your total: 15 to 18, most likely 16 or 17." in page(table).one(cls="mg-totals").name


def test_a_die_that_was_rolled_again_says_what_it_was():
    """While sides are picked, for everybody's dice; before the flip nobody sees a reroll."""
    table = at(sitting("5 pick | 2 reroll | 3 | 4 | 5 | 6", "1 | 1 | 4 reroll | 1 | 1 | 1"))
    assert not page(table).find(data_key="was0.1")
    be_ready(table)
    shown = page(table)
    assert shown.one(data_key="was0.1").name == say_game_table("was-before-the-reroll", side=2)
    assert shown.one(data_key="was1.2").name == say_game_table("was-before-the-reroll", side=4)
    assert not shown.find(data_key="was0.0")


def test_chances_are_exact_once_all_cards_lie_open():
    table = at(sitting("5 pick x2 | 1 | 2 | 3 | 4 | 6", ONES, goals=("most 6s",)))
    be_ready(table)
    assert state(table).phase is Phase.PICK
    take(table, Ask(CHANCES))
    assert say_game("chances-exact") in page(table).one(data_key="chances-panel").text


def test_chances_need_nothing_before_they_are_asked_for():
    """A replay and a printed page have no button for them."""
    table = placing()
    printed = read(str(views.table(table.match.observe(0), Screen(table.match.names))))
    assert printed.one(data_key="chances").get("data-n") is None
    assert not printed.find(data_key="chances-panel")


def test_only_goals_that_compare_totals_have_a_chart_of_totals():
    """The lowest total is charted beside the lowest of the others; a goal without a total has no such chart."""
    for goal, told in (("lowest total", "The lowest of the other totals: "), ("most 6s", None)):
        table = placing(hand="+1 -1", goals=(goal,))
        take(table, Ask(CHANCES))
        words = [picture.name for picture in page(table).find(cls="mg-totals")]
        assert len(words) == (1 if told else 0)
        assert told is None or told in words[0]
        assert not any(
            say_game_table("bars-highest-total") in word or "highest of the other totals" in word for word in words
        )
