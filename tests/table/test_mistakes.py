"""Mistakes become puzzles of your own: left by the look back, collected, tried over days, moved with practice."""

from __future__ import annotations

import json
from datetime import date, timedelta
from functools import cache

import pytest

from mathgames_widgets import practise
from mathgames_widgets.core.judging import Grade, decisions_of, judged
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import OwnPuzzle
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import byorf, module_of
from mathgames_widgets.questions.daily import DailyPuzzles, puzzles
from mathgames_widgets.questions.memory import KNOWN, MOST_MISTAKES, Memory
from mathgames_widgets.table.puzzles import OwnPuzzleTable
from mathgames_widgets.table.screen import Do, Press
from tests.cases import cases
from tests.games.having import games_with
from tests.table.pages import read
from tests.table.sitting import numbers, take
from tests.table.test_lookback import over, weighed

say = room("mathgames_widgets.questions.daily")
at_table = room("mathgames_widgets.table.puzzles")

DAY = date(2026, 11, 24)
QUICK = [game for game in games_with("puzzles") if game.NAME != "formula"]
"""FORMULA plays each choice on to the end."""
EVERY_GAME = pytest.mark.parametrize("game", cases(QUICK, long=games_with("puzzles")), ids=lambda game: game.NAME)


def judge(game):
    return module_of(game.__name__, "bots.judge")


def dear(game) -> OwnPuzzle:
    """A decision that cost something, of a bot that plays anything."""
    for seed in range(42, 52):
        match = bot_game(game, [game.BOTS[0].name, game.BOTS[1].name], f"FERN-{seed}")
        found = decisions_of(match, 0, judge(game))
        for decision in reversed(found):  # the last ones are weighed soonest
            one = judged(decision, judge(game))
            if one is not None and one.grade in (Grade.MUCH, Grade.LITTLE):
                return OwnPuzzle.of(match, 0, found, decision.turn)
    raise AssertionError("It made no mistake.")


@cache
def left_by_a_game() -> str:
    """What the look back on a game of BYORF leaves."""
    window = weighed(over())
    return read(window.html).one(data_key="lookback-mail").get("data-content")


def collected(day: date = DAY) -> DailyPuzzles:
    page = puzzles(day.isoformat())
    take(page, Press("collect"), text=left_by_a_game())
    return page


def on(day: date, kept: str) -> DailyPuzzles:
    """The page on another day, in the same browser."""
    page = puzzles(day.isoformat())
    page.hear({"restored": kept})
    return page


def begin(page: DailyPuzzles, name: str) -> OwnPuzzleTable:
    take(page, Press("mistake", name))
    assert isinstance(page.table, OwnPuzzleTable)
    return page.table


def do_best(page: DailyPuzzles) -> None:
    """Do what the judge thinks best: keep a card, or build a function."""
    best = page.table._then.best.choice
    if hasattr(best, "top"):
        for row, cards in (("top", best.top), ("bottom", best.bottom)):
            for card in cards:
                take(page, Do(byorf.read_action(f"put {card.id} {row}")))
        take(page, lambda thing: isinstance(thing, Do) and byorf.write_action(thing.action) == "ready")
    else:
        take(page, Do(byorf.read_action(f"keep {best.id}")))


# ── from the look back to the page ────────────────────────────────────────────────────────────────────────────────


def test_what_cost_much_is_left_for_the_puzzles_once_all_is_weighed():
    window = over()
    take(window, Press("lookback"))
    assert not read(window.html).find(data_key="lookback-mail")
    weighed_window = weighed(over())
    lines = read(weighed_window.html).one(data_key="lookback-mail").get("data-content").splitlines()
    much = [one for one in weighed_window._looked.dearest if one.judged.grade is Grade.MUCH]
    decided = [OwnPuzzle.of_line(line).decision(judge(byorf)) for line in lines]
    assert [one.turn for one in decided] == [one.judged.decision.turn for one in much]


def test_people_who_share_a_screen_leave_nothing():
    """Whose mistakes they are, the browser could not tell."""
    assert not read(weighed(over(persons=2)).html).find(data_key="lookback-mail")


def test_what_cost_something_can_be_tried_from_every_mark():
    window = weighed(over())
    costly = [one for one in window._looked.found if one.judged.grade in (Grade.LITTLE, Grade.MUCH)]
    for one in costly:
        assert numbers(window, Press("try", one.judged.decision.turn))


def test_they_are_due_on_the_next_days_and_the_page_says_so():
    page = collected()
    names = list(page.memory.mistakes)
    assert names and not page.memory.due
    assert say("yours-due", due=0) in page.html
    later = on(DAY + timedelta(3), page.kept)
    assert sorted(later.memory.due) == sorted(names)
    assert say("yours-due", due=len(names)) in later.html
    assert say("mistake-due", game="BYORF", days=0) in later.html


def test_collected_twice_a_mistake_is_one_puzzle():
    page = collected()
    before = page.kept
    take(page, Press("collect"), text=left_by_a_game())
    assert page.kept == before


@pytest.mark.parametrize("text", ["", "no puzzle", "[1, 2, 3]", '["{}", 0, 4]', '["x", true, -1]', "[" * 100_000])
def test_what_is_no_mistake_is_not_collected(text):
    page = puzzles(DAY.isoformat())
    take(page, Press("collect"), text=text)
    assert not page.memory.mistakes and page.kept == ""


# ── at the table ──────────────────────────────────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_a_mistake_of_each_game_is_posed_again_and_made_again(game):
    """The position stands as it did, the task tells what was done then, and the same choice is answered the same."""
    mistake = dear(game)
    table = OwnPuzzleTable(mistake, "")
    then = mistake.decision(judge(game))
    assert judge(game).told(then, then.chosen, table.match.names) in table.task
    for turn in Match.load(mistake.record).turns[mistake.turn :]:
        if turn.player == 0 and table._tried is None:
            said = table.take(Do(turn.action), {})
    assert table.signs == "x", "what cost something costs it again"
    assert said.startswith("Not yet.")
    assert table.match.turns[: mistake.turn] == mistake.match().turns


def test_a_mistake_made_good_waits_longer_each_time_and_is_known_in_the_end():
    page = collected()
    name = next(iter(page.memory.mistakes))
    day, waits = DAY, []
    while name in page.memory.mistakes and len(waits) < 12:
        day = date.fromordinal(page.memory.mistakes[name][1].due)
        page = on(day, page.kept)
        assert name in page.memory.due
        begin(page, name)
        do_best(page)
        assert page.table.is_solved
        recall = page.memory.mistakes.get(name)
        waits.append(recall[1].wait if recall else KNOWN)
    assert waits == sorted(waits) and waits[-1] == KNOWN
    take(page, Press("open", "menu"))
    take(page, Press("puzzle-all"))
    assert name not in page.memory.mistakes and say("mistake-is-known") in page.html


def test_only_the_first_try_of_a_day_counts():
    page = collected()
    later = on(DAY + timedelta(5), page.kept)
    name = later.memory.due[0]
    begin(later, name)
    take(later, Press("hint"))
    assert later.memory.mistakes[name][1].day == (DAY + timedelta(5)).toordinal()
    missed = later.memory.mistakes[name][1]
    do_best(later)
    assert later.memory.mistakes[name][1] == missed, "who was helped is asked again soon"
    assert name not in later.memory.due


def test_the_next_one_that_is_due_follows():
    later = on(DAY + timedelta(5), collected().kept)
    first, second = later.memory.due[:2]
    begin(later, first)
    do_best(later)
    take(later, Press("puzzle-next"))
    assert later._mistake == second


def test_hints_end_with_the_better_choice():
    later = on(DAY + timedelta(5), collected().kept)
    table = begin(later, later.memory.due[0])
    for _ in range(3):
        take(later, Press("hint"))
    assert later.spoken == at_table("puzzle-answer", answer=table._choice(table._then.best.choice))


def test_one_is_removed():
    page = collected()
    name = next(iter(page.memory.mistakes))
    take(page, Press("let-go", name))
    assert name not in page.memory.mistakes and name not in on(DAY, page.kept).memory.mistakes


def test_one_that_cannot_be_played_any_more_is_removed_with_a_word():
    page = collected()
    name, (mistake, recall) = next(iter(page.memory.mistakes.items()))
    page.memory.mistakes[name] = OwnPuzzle(mistake.record, mistake.seat, 10**9), recall
    page.redraw()
    take(page, Press("mistake", name))
    assert say("mistake-lost") in page.html and name not in page.memory.mistakes


# ── moved with practice ───────────────────────────────────────────────────────────────────────────────────────────


def test_they_travel_with_the_file_of_practice():
    kept = collected().kept
    page = practise()
    page.hear({"restored": kept})
    saved = read(page.html).one(data_key="save-practice").get("data-content")
    other = practise()
    other.press(next(iter(numbers(other, Press("move-file")))), text=saved)
    assert Memory.to_text(other._memory) == kept


def test_of_two_browsers_the_later_try_counts():
    page = collected()
    name = next(iter(page.memory.mistakes))
    later = on(DAY + timedelta(5), page.kept)
    mistake, _ = later.memory.mistakes[name]
    later.memory.solved(name, mistake, right=True)
    for first, second in ((page.kept, later.kept), (later.kept, page.kept)):
        memory = Memory(lambda: DAY.toordinal())
        memory.add(first)
        memory.add(second)
        assert memory.mistakes[name] == later.memory.mistakes[name]


def test_practice_tells_of_those_that_are_due():
    kept = collected().kept.replace(str(DAY.toordinal()), str(date(2020, 1, 1).toordinal()))
    page = practise()
    page.hear({"restored": kept})
    assert [one.get("href") for one in read(page.html).one(data_key="puzzles-due").find(tag="a")] == ["puzzles.ipynb"]


def test_of_too_many_those_that_are_asked_again_last_are_let_go():
    page = collected()
    mistake, _ = next(iter(page.memory.mistakes.values()))
    for number in range(MOST_MISTAKES + 3):
        page.memory.solved(f"{number}", mistake, right=False)
    assert len(page.memory.mistakes) == MOST_MISTAKES


def test_a_kept_mistake_that_is_none_is_left_out():
    kept = json.loads(collected().kept)
    kept["mistakes"] += [["x", 0, 1, 5, 1], None, 7, [1]]
    assert len(on(DAY, json.dumps(kept)).memory.mistakes) == len(kept["mistakes"]) - 4
