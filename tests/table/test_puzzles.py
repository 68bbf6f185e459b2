"""Puzzles: what ships is reached, legal and best; a day has the same for everyone; a try is answered and taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any

import pytest

from mathgames_widgets import puzzles
from mathgames_widgets.core.game import AnyGame, Ready
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import (
    SEAT,
    WEEKDAYS,
    PosedPuzzle,
    answered,
    file_of,
    is_right,
    lines_of,
    number_of_the_day,
)
from mathgames_widgets.games import byorf, module_of, rolls_and_goals
from mathgames_widgets.games.formula.rules.state import Draw
from mathgames_widgets.games.mathleague.rules.moves import Discard
from mathgames_widgets.games.rolls_and_goals.rules.cards import worth
from mathgames_widgets.games.rolls_and_goals.rules.scoring import measure
from mathgames_widgets.games.rolls_and_goals.rules.state import Put
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.daily import BACK, DailyPuzzles
from mathgames_widgets.table.puzzles import SHORT, day_text, puzzle_of
from mathgames_widgets.table.screen import Do, Press
from tests.cases import cases
from tests.games.having import games_with, having
from tests.table.pages import read
from tests.table.sitting import numbers, take

say = room("mathgames_widgets.questions.daily")
at_table = room("mathgames_widgets.table.puzzles")

DAY = date(2026, 11, 24)
EVERY_GAME = having("puzzles")
ASIDE: dict[str, Callable[[Any], bool]] = {
    "formula": lambda action: action == Draw(),
    "mathleague": lambda action: isinstance(action, Discard),
}
"""What can be done at once in a game, and is no answer; elsewhere one is ready with nothing laid."""


def asked(game: AnyGame) -> Any:
    return module_of(game.__name__, "puzzles")


def judge(game: AnyGame) -> Any:
    return module_of(game.__name__, "bots.judge")


def some(game: AnyGame, many: int) -> list[PosedPuzzle]:
    """Puzzles of a game, from the easiest to the hardest."""
    lines = lines_of(game)
    return [PosedPuzzle.of(lines[at * (len(lines) - 1) // (many - 1)]) for at in range(many)]


# ── what ships ────────────────────────────────────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_a_shipped_puzzle_is_reached_and_its_answer_is_legal_and_best(game):
    """The position comes from the seed, and who works it out anew finds the same answer, by the same margin."""
    for puzzle in some(game, cases(3, long=len(lines_of(game)))):
        view = puzzle.match(game).observe(SEAT)
        solved = asked(game).solved(view)
        assert tuple(map(game.write_action, solved.answer)) == puzzle.answer
        assert solved.margin == pytest.approx(puzzle.margin, rel=1e-3) and solved.margin > 2 * solved.error
        decision = answered(puzzle, game, judge(game))
        assert is_right(puzzle, asked(game).worth(decision))


@EVERY_GAME
def test_four_hundred_ship_in_a_small_file_the_easiest_first(game):
    shipped = [PosedPuzzle.of(line).difficulty for line in lines_of(game)]
    assert len(shipped) >= 400 and shipped == sorted(shipped)
    assert file_of(game).stat().st_size < 300_000


@EVERY_GAME
def test_no_hidden_card_changes_the_answer(game):
    """Dealt anew behind what the player knows, the position has the same answer."""
    (puzzle,) = some(game, 2)[:1]
    view = puzzle.match(game).observe(SEAT)
    again = game.observe(game.imagine(view, "another deal"), SEAT)
    assert again == view and asked(game).solved(again) == asked(game).solved(view)


# ── a day ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_monday_is_easy_and_friday_is_hard():
    """Each level lies behind the one before."""
    week = [DAY - timedelta(1) + timedelta(day) for day in range(7)]
    places = [number_of_the_day(day, 500) // 100 for day in week]
    assert tuple(places) == WEEKDAYS


def test_no_puzzle_comes_twice_before_all_of_its_level_have_come():
    monday = date(2026, 11, 23)
    days = [number_of_the_day(monday + timedelta(day), 500) for day in range(7 * 50)]
    assert len(set(days)) == len(days)
    assert len({number_of_the_day(monday + timedelta(7 * week), 500) for week in range(100)}) == 100


def test_a_day_has_the_same_for_everyone():
    assert puzzles("2026-11-24").html == puzzles("2026-11-24").html
    assert puzzle_of("matician", DAY) == puzzle_of("matician", DAY) != puzzle_of("matician", DAY + timedelta(1))


def test_a_server_may_draw_the_page_on_the_day_before():
    """Without a date of its own, the first drawing tells none; the browser asks for it once."""
    page = puzzles()
    assert say("puzzles-today") in page.html
    assert read(page.html).one(data_key="when").get("data-auto")
    take(page, Press("puzzle-day"))
    assert say("puzzles-today") not in page.html and "Level" in page.html
    assert not read(page.html).find(data_key="when")


@EVERY_GAME
def test_below_each_button_stand_aim_level_and_how_it_went(game):
    """Monday has the first level; without a date there is none."""
    page = puzzles("2026-11-23")

    def below():
        return read(page.html).one(data_key=f"{game.NAME}-2026-11-23").text

    assert asked(game).aim() in below() and below().endswith("Level 1 of 5: not tried yet ")
    page.memory.tried("2026-11-23", game.NAME, "x?+")
    page.redraw()
    assert below().endswith("Level 1 of 5: solved ✗?✓")
    assert asked(game).aim() in puzzles().html and "Level" not in puzzles().html


def test_the_answers_of_yesterday_are_told_and_none_of_today():
    page = puzzles(DAY.isoformat())
    assert not read(page.html).find(data_key="answers")
    take(page, Press("puzzle-answers"))
    told = read(page.html).one(data_key="answers")
    for game in games_with("puzzles"):
        for day, is_told in ((DAY - timedelta(1), True), (DAY, False)):
            decision = answered(puzzle_of(game.NAME, day), game, judge(game))
            answer = judge(game).told(decision, decision.chosen, puzzle_of(game.NAME, day).match(game).names)
            assert (answer in told.one(data_key=f"told-{game.NAME}").text) is is_told
    take(page, Press("puzzle-answers"))
    assert not read(page.html).find(data_key="answers")


# ── at the table ──────────────────────────────────────────────────────────────────────────────────────────────────


def opened(game: AnyGame, day: date | None = None) -> DailyPuzzles:
    """The puzzle of a game, begun."""
    page = puzzles(DAY.isoformat())
    if day is not None:
        take(page, Press("puzzle-days"))
    take(page, Press("puzzle-open", (day, game.NAME)))
    return page


def try_wrong(page: DailyPuzzles, game: AnyGame) -> None:
    """Decide for something else: draw, discard, or be ready with nothing done or other numbers laid."""
    fits = ASIDE.get(game.NAME, lambda action: action == Ready())
    if game.NAME == "matician":
        right = {text.split()[1] for text in page.table.puzzle.answer[:2]}
        numbers_held = [card for card in page.table.match.observe(SEAT).hand if card.isdigit()]
        for card, side in zip(sorted(numbers_held, key=lambda card: card in right), ("left", "right"), strict=False):
            take(page, Do(game.read_action(f"put {card} {side}")))
    tries = 2 if game.NAME == "mathleague" else 1
    while tries and not page.spoken.startswith("Not yet."):
        tries -= 1
        take(page, lambda thing: isinstance(thing, Do) and fits(thing.action))


@pytest.mark.parametrize(("name", "opens"), [("matician", True), ("no-such-game", False)])
def test_an_address_may_name_the_game_whose_puzzle_is_opened(name, opens):
    page = puzzles(DAY.isoformat())
    take(page, Press("puzzle-asked"), game=name)
    assert (page.table is not None) == opens
    if opens:
        assert page.table.puzzle == puzzle_of("matician", DAY)


@EVERY_GAME
def test_a_wrong_try_is_answered_and_taken_back_and_the_answer_is_found(game):
    page = opened(game)
    table = page.table
    begun = table.match.observe(SEAT)
    assert table.puzzle.seed not in page.html and not numbers(page, lambda thing: thing == Press("new"))
    try_wrong(page, game)
    shown, (less, *_) = read(page.html).one(cls="mg-status-line").text, reversed(page.spoken.split(". "))
    short = at_table("puzzle-wrong-there", less=less)
    assert page.spoken in shown or (short in shown and len(page.spoken) > len(short) + SHORT)
    take(page, Press("open", "puzzle-why"))
    assert read(page.html).one(cls="mg-drawer").name == at_table("puzzle-why-not")
    take(page, Press("open", "puzzle-why"))
    take(page, Press("hint"))
    while numbers(page, Press("undo")):
        take(page, Press("undo"))
    assert table.match.observe(SEAT) == begun, "what was decided is taken back, and what was laid before can be"
    for text in table.puzzle.answer:
        said = table.take(Do(game.read_action(text)), {})
    assert table.is_solved and said == at_table("puzzle-solved", signs="✗?✓")
    page.redraw()
    assert read(page.html).one(cls="mg-drawer").name == at_table("why")
    assert numbers(page, Press("puzzle-next"))


@EVERY_GAME
def test_hints_lead_from_an_idea_to_the_answer(game):
    page = opened(game)
    for _ in range(4):
        take(page, Press("hint"))
    decision = answered(page.table.puzzle, game, judge(game))
    told = judge(game).told(decision, decision.chosen, page.table.match.names)
    assert page.spoken == at_table("puzzle-answer", answer=told)
    assert repr(page.table).endswith("???>"), "a hint that is shown again is no other"


@EVERY_GAME
def test_what_now_tells_how_the_table_is_read_beside_the_task(game):
    """Such as what the small numbers on its cards are."""
    page = opened(game)
    take(page, Press("open", "help"))
    helped = module_of(game.__name__, "table").help(page.table.match.observe(SEAT))
    assert all(told in [one.text for one in read(page.html) if one.tag == "p"] for told in helped)


def solve(page: DailyPuzzles, game: AnyGame) -> None:
    """Press what the puzzle of BYORF wants."""
    for text in page.table.puzzle.answer:
        take(page, Do(game.read_action(text)))


def test_what_is_solved_is_kept_counted_and_shared(game=byorf):
    """The line tells how it went and nothing of the answer."""
    page = opened(game)
    solve(page, game)
    take(page, Press("open", "menu"))
    take(page, Press("puzzle-all"))
    line = read(page.html).one(cls="mg-puzzle-line").text
    assert line == "Math games, 2026-11-24: BYORF ✓"
    assert say("puzzles-count", days=1) in page.html
    fresh = puzzles(DAY.isoformat())
    fresh.hear({"restored": page.kept})
    assert line in fresh.html and fresh.kept == page.kept
    other = puzzles(DAY.isoformat())
    other.hear({"reread": page.kept})
    assert line in other.html


def test_a_newcomer_on_a_friday_is_offered_the_easy_ones_of_this_monday_until_one_is_solved(game=byorf):
    friday, monday = puzzles("2026-11-27"), date(2026, 11, 23)
    begin = read(friday.html).one(data_key="begin")
    assert say("puzzles-begin") in begin.text and "Level 1 of 5" in begin.text
    names = [one.name for one in read(friday.html) if (one.get("data-key") or "").startswith("open-")]
    assert f"{game.TITLE}, Monday, 23 November: not tried yet" in names
    assert len(names) == len({*names}) == 10, "who hears them can tell them apart"
    assert not read(puzzles("2026-11-24").html).find(data_key="begin"), "Tuesday is easy enough"
    take(friday, Press("puzzle-open", (monday, game.NAME)))
    assert friday.table.puzzle == puzzle_of(game.NAME, monday)
    solve(friday, game)
    take(friday, Press("open", "menu"))
    take(friday, Press("puzzle-all"))
    assert not read(friday.html).find(data_key="begin")


def test_the_last_thirty_days_can_be_caught_up(game=byorf):
    page = puzzles(DAY.isoformat())
    take(page, Press("puzzle-days"))
    heads = read(page.html).one(data_key="days").find(tag="summary")
    assert not any("solved" in head.text for head in heads), "nobody is told of nothing"
    assert days_in_sight(page) == [say("puzzles-untried", days=BACK)]
    earlier = DAY - timedelta(BACK)
    take(page, Press("puzzle-open", (earlier, game.NAME)))
    assert page.table.puzzle == puzzle_of(game.NAME, earlier)
    solve(page, game)
    take(page, Press("open", "menu"))
    take(page, Press("puzzle-all"))
    told = say("puzzles-day", day=day_text(earlier), solved=1, all=len(games_with("puzzles")))
    assert days_in_sight(page) == [told, say("puzzles-untried", days=BACK - 1)]


def days_in_sight(page: DailyPuzzles) -> list[str]:
    """The lines of the last days, before one is opened."""
    return [one.find(tag="summary")[0].text for one in read(page.html).one(data_key="days").children]


@pytest.mark.parametrize(
    "text", ["", "no puzzles", "[]", '{"2026-11-24": 3}', '{"2026-11-24": {"byorf": "<b>"}}', '{"1": {}}']
)
def test_a_kept_text_that_is_none_is_left_behind(text):
    page = puzzles(DAY.isoformat())
    page.hear({"restored": text})
    assert "<b>" not in page.html and not read(page.html).find(cls="mg-puzzle-line")


def test_what_a_placement_brings_is_told_goal_by_goal():
    """Rolls & Goals: what each goal brings adds up to the whole, and what counts for it is what the dice made before
    and make now."""
    page = opened(rolls_and_goals)
    view = page.table.match.observe(SEAT)
    counts = [[measure(goal, worths(view.dice[SEAT], view.mine)) for goal in view.goals]]
    take(page, Do(Put(view.hand[0], 0)))
    laid = page.table.match.observe(SEAT).mine
    counts.append([measure(goal, worths(view.dice[SEAT], laid)) for goal in view.goals])
    take(page, Do(Ready()))
    assert page.spoken.startswith("Not yet.") and counts[0] != counts[1]
    take(page, Press("open", "puzzle-why"))
    drawer = read(page.html).one(cls="mg-drawer")
    told = [node.text.strip() for node in drawer.find(cls="mg-reason")][: len(view.goals)]
    brought = [re.findall(r"([\d.]+)(?: tokens on average| now)\.$", said)[0] for said in told]
    (whole,) = re.findall(r"you get (?:about )?([\d.]+) tokens", drawer.text)
    assert abs(sum(map(float, brought)) - float(whole)) <= 0.05 * (len(brought) + 1)
    for was, now, said in zip(*counts, told, strict=True):
        assert f"still {plain(now)}," in said if was == now else f": {plain(was)} before, {plain(now)} now;" in said


def worths(dice: tuple[int, ...], stacks: Sequence[tuple[str, ...]]) -> tuple[int, ...]:
    """What dice are worth with the cards behind them."""
    return tuple([worth(side, stack) for side, stack in zip(dice, stacks, strict=False)])
