"""The look back on a game: what each move cost, on the page."""

from __future__ import annotations

from importlib import import_module

import pytest

from mathgames_widgets.core.judging import decisions_of
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import byorf, formula, mathleague, matician, rolls_and_goals
from mathgames_widgets.table import lookback
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Ask, Press, Screen
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.window import Window

from .pages import read
from .sitting import numbers, offers, page, press_key, take


def over(game=byorf, *, held=None, persons=1):
    """The result of a game, as Player 1 sees it."""
    match = bot_game(game, ["random", game.BOTS[1].name], "FERN-42")
    seats = tuple(Seat(f"Player {seat + 1}", "person" if seat < persons else game.BOTS[1].name) for seat in (0, 1))
    room = Room(match, seats)
    window = Window(game, seats, "FERN-42", game.Rules(), room=room, held=held)
    if held is None:
        window._held = None
        window.redraw()
    return window


def weighed(window):
    """All decisions weighed, as the browser does it by itself."""
    press_key(window, "lookback")
    for _ in range(100):
        if not page(window).find(data_key="weigh"):
            return window
        press_key(window, "weigh")
    raise AssertionError("It never comes to an end.")


def test_it_weighs_one_decision_after_the_other_and_says_how_far_it_is():
    window = over()
    press_key(window, "lookback")
    bar = page(window).one(tag="progress")
    assert (bar.get("value"), bar.get("max")) == ("0", "24")
    press_key(window, "weigh")
    assert page(window).one(tag="progress").get("value") == "1"


def test_it_can_be_stopped_and_goes_on():
    window = over()
    press_key(window, "lookback")
    press_key(window, "weigh")
    press_key(window, "weigh-stop")
    assert not page(window).find(data_key="weigh")
    press_key(window, "weigh-on")
    press_key(window, "weigh")
    assert page(window).one(tag="progress").get("value") == "2"


def test_the_dearest_decisions_stand_first_with_what_was_better():
    window = weighed(over())
    items = window._looked.dearest
    prices = [one.judged.price for one in items]
    assert len(prices) == 3
    assert prices == sorted(prices, reverse=True)
    first = page(window).one(data_key=f"dear-0-{items[0].judged.decision.turn}")
    judge = window._judge
    assert judge.told(items[0].judged.decision, items[0].judged.best.choice, window._names) in first.text


def test_a_dear_decision_is_asked_why():
    window = weighed(over())
    turn = window._looked.dearest[0].judged.decision.turn
    press_key(window, f"dear-0-{turn}-why")
    assert page(window).one(data_key=f"dear-0-{turn}").find(cls="mg-answer")


def test_the_table_of_a_decision_is_shown_and_one_comes_back():
    window = weighed(over())
    turn = window._looked.dearest[0].judged.decision.turn
    press_key(window, f"dear-0-{turn}-show")
    assert window._replay is not None
    assert window._replay <= turn
    press_key(window, "leave")
    assert page(window).find(data_key="lookback")


def some_dear(game):
    """A game whose last decisions are weighed, until one of them has cost something and can be shown."""
    window = over(game)
    press_key(window, "lookback")
    while not offers(window, lambda thing: isinstance(thing, Ask) and isinstance(thing.thing, lookback.Better)):
        press_key(window, "weigh")
    return window


@pytest.mark.parametrize("game", [byorf, rolls_and_goals, matician, mathleague], ids=lambda game: game.NAME)
def test_the_better_move_is_shown_on_the_table_in_place_of_what_was_done(game):
    """The table as the player would have seen it, with the move in words above it; and back to the decisions."""
    window = some_dear(game)
    judge, names, looked = window._judge, window._names, window._looked
    one = next(one.judged for one in looked.dearest if judge.shown(one.judged.decision, one.judged.best.choice))
    key = f"dear-0-{one.decision.turn}"
    before = page(window).one(data_key="lookback").text
    press_key(window, f"{key}-better")
    assert judge.told(one.decision, one.best.choice, names) in page(window).one(cls="mg-status-line").text
    shown, screen = page(window).one(data_key="better"), Screen(tuple(names), kinds=window._history.kinds)
    mine, better = (judge.shown(one.decision, choice) for choice in (one.done.choice, one.best.choice))
    assert mine != better and same_seat(mine, one.decision.view) and same_seat(better, one.decision.view)
    assert shown.text == read(f"{window._views.table(better, screen)}").text
    press_key(window, "leave-better")
    assert page(window).one(data_key="lookback").text == before


def test_a_formula_is_shown_as_the_rules_make_it_and_no_card_that_would_be_drawn():
    match, judge = bot_game(formula, ["greedy", "greedy"], "FERN-42"), import_module(f"{formula.__name__}.bots.judge")
    decision = next(one for one in decisions_of(match, 0, judge) if isinstance(one.chosen, formula.Lay))
    seen, then = judge.shown(decision, decision.chosen), match.views(0)[decision.turn + 1]
    assert (seen.table, seen.hand, seen.sizes) == (then.table, then.hand, then.sizes)
    assert judge.shown(decision, formula.Draw()) is None


def same_seat(view, then):
    """Nothing that the player could not see then is in a view."""
    return view is None or (view.player, view.rules, view.players) == (then.player, then.rules, then.players)


def test_one_tries_again_from_a_decision():
    """The same cards, and every turn before it as it was."""
    window = weighed(over())
    before, turn = window.match, window._looked.dearest[0].judged.decision.turn
    press_key(window, f"dear-0-{turn}-try")
    assert window.match is not before
    assert window.match.seed == before.seed
    assert window.match.turns[:turn] == before.turns[:turn]
    assert 0 in window.match.to_act()
    assert window._looked is None


def test_any_decision_can_be_tried_again_whatever_its_mark():
    window = weighed(over())
    marks = {one.judged.grade for one in window._looked.found}
    turns = [one.judged.decision.turn for one in window._looked.found]
    assert len(marks) > 1
    assert all(page(window).find(data_key=f"all-0-{turn}-try") for turn in turns)


def test_a_fault_does_not_make_it_press_on_for_ever(monkeypatch):
    window = over()
    press_key(window, "lookback")
    monkeypatch.setattr(lookback.LookBack, "after_one", lambda self, judge: 1 / 0)
    press_key(window, "weigh")
    assert not page(window).find(data_key="weigh")
    assert page(window).find(data_key="weigh-on")


def test_someone_who_only_watches_a_table_has_none():
    assert not offers(over(held=()), Press("lookback"))


def test_at_a_table_of_many_screens_nobody_deals_again_by_trying():
    window = weighed(over(held=(0,)))
    turn = window._looked.dearest[0].judged.decision.turn
    assert page(window).find(data_key=f"dear-0-{turn}-show")
    assert not page(window).find(data_key=f"dear-0-{turn}-try")


def test_the_result_is_split_into_decisions_and_luck_and_the_rows_add_up():
    """Start, own decisions, the others' and luck: rounded as they stand there, they are still the result."""
    window = weighed(over())
    split = page(window).one(data_key="split-0")
    numbers_shown = [row.one(tag="td").text for row in split.find(tag="tr")]
    values = [float(text.replace("−", "-").removeprefix("about ").partition(" ±")[0]) for text in numbers_shown]
    assert sum(values[:-1]) == pytest.approx(values[-1])
    assert values[-1] == window.match.outcome().scores[0]
    assert not any("about" in text for text in numbers_shown)


def test_bots_are_weighed_as_people_are():
    window = weighed(over())
    assert {one.seat for one in window._looked.items} == {0, 1}
    assert {one.seat for one in window._looked.found} == {0}
    assert window.match.names[1] in page(window).one(data_key="split-of-others").text


def test_while_a_game_goes_on_there_is_none():
    match = Match(matician, 2, "FERN-42", names=["Player 1", "Sigma"])
    seats = (Seat("Player 1", "person"), Seat("Sigma", "greedy"))
    window = Window(matician, seats, "FERN-42", matician.Rules(), room=Room(match, seats))
    assert not numbers(window, Press("lookback"))


def test_where_bots_played_alone_all_of_them_are_weighed():
    window = over(matician, persons=0)
    take(window, Press("lookback"))
    assert {seat for seat, _ in window._looked.left} == {0, 1}


def test_a_lesson_has_none():
    """Lessons of a whole class are one process, and their deals have questions of their own."""
    window = over()
    window.IS_LESSON = True
    window.redraw()
    assert not offers(window, Press("lookback"))
