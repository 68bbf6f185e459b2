"""The payoff explorer of Matician: each arrangement against each sabotage, mixes, and the round solved."""

from __future__ import annotations

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import matician as game
from mathgames_widgets.games.matician import table as views
from mathgames_widgets.games.matician.table.panels import Explorer
from mathgames_widgets.games.matician.words.chances import PayoffQuestion
from mathgames_widgets.table.screen import Ask, Screen
from tests.games.matician.table.tables import at, numbers_table, sabotage_table, uncovered
from tests.games.matician.tables import laying
from tests.table.pages import read
from tests.table.sitting import hot_seat, page, press_key, state, take

say_game_table = room("mathgames_widgets.games.matician.table")


def explored(about=None, is_whole=False, **options):
    table = numbers_table("+: 4 7 13 -", "x: 2 3 5", **options)
    assert not page(table).find(data_key="explorer-panel"), "closed before it is asked for"
    take(table, Ask(Explorer()))
    if is_whole:
        take(table, Ask(Explorer(is_whole)))
    if about is not None:
        take(table, Ask(Explorer(is_whole, about)))
    return page(table)


def test_a_question_asked_again_closes():
    """The answer comes with the press, and goes with the next."""
    table = numbers_table("+: 4 7 13 -", "x: 2 3 5")
    take(table, Ask(Explorer()))
    assert press_key(table, "ask-mixed").find(data_key="answer-mixed")
    assert not press_key(table, "ask-mixed").find(data_key="answer-mixed")


def test_each_arrangement_stands_against_each_sabotage():
    """Chosen ones are marked in words; those that another never falls short of come when all are asked for."""
    shown = explored()
    heads = [node.text for node in shown.find(tag="th") if node.get("scope") == "col"]
    percents = [int(node.text.removesuffix("%")) for node in shown.one(data_key="payoffs").find(tag="small")]
    wheres = [say_game_table("column-minuses", where=where) for where in ("none", "left", "right")]
    cases = [f"{where} {percent}%" for where, percent in zip(wheres, percents, strict=True)]
    assert heads == ["Arrangement", *cases, say_game_table("column-average")] and sum(percents) == 100
    row = shown.one(data_key="row-7-13")
    *entries, average = [cell.text for cell in row.find(tag="td")]
    assert entries == ["20", "6", "−6"]
    mean = sum(percent * entry for percent, entry in zip(percents, (20, 6, -6), strict=True)) / 100
    assert float(average.removeprefix("about ").replace("−", "-")) == pytest.approx(mean, abs=0.006)
    marks = " ".join([mark.text for mark in shown.one(data_key="payoffs").find(cls="mg-badge")])
    assert all(mark in marks for mark in ("cautious", "hopeful", "best on average"))
    assert len(explored(is_whole=True).one(data_key="payoffs").find(tag="tr")) == 1 + 6


@pytest.mark.parametrize("about", [*PayoffQuestion, ("7", "13")])
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
        shown = press_key(table, "ask-duel")
        assert shown.one(data_key="imagined").text.startswith("Imagine that Sigma holds ")
        assert shown.one(data_key="duel").find(cls="mg-claim")[0].text.startswith("If both play as well as they can")
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
    printed = read(str(views.table(three.match.observe(0), Screen(three.match.names))))
    assert not printed.find(data_key="explorer")
    assert not page(sabotage_table()).find(data_key="explorer")
