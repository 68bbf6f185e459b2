"""Whoever follows docs/adding-a-game.md has a game among the others; and what can be left out there can be left out.

What only a look at all six games shows is in `tests/long/test_six_games.py`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from mathgames_widgets import games
from mathgames_widgets.classroom.asks import ideas_of_game, practised
from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.serving import sheets
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.views import PLAIN
from tests import guide
from tests.classroom.school import came, finish, opened
from tests.guide import COUNTERS, GAME, STEPS, Commands
from tests.table.every_page import EVERY_PAGE
from tests.table.random_games import RandomGames
from tests.table.sitting import against, offers, random_presses, take, watched

OTHERS = games.NAMES
LESSON = ("lesson/__init__.py", "lesson/stops.py")
LEFT_OUT = {
    "nothing": (),
    "its sheet": ("table/table.css",),
    "the lesson": LESSON,
    "paper": ("lesson/paper.py",),
    "paper and the lesson": (*LESSON, "lesson/paper.py"),
    "practice and the lesson": (*LESSON, "lesson/practice.py"),
    "all that is for lessons": ("lesson",),
}


def in_the_list(monkeypatch: pytest.MonkeyPatch, folder: Path, *left_out: str) -> ModuleType:
    """The game of the page, made anew without some of its files, as one of the list."""
    known = f"{games.__name__}.{GAME.name}"
    for name in [name for name in sys.modules if f"{name}.".startswith(f"{known}.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(games, GAME.name)
    monkeypatch.setattr(games, "__path__", [games.__path__[0], str(guide.made(folder, *left_out))])
    game = import_module(known)
    return listed(monkeypatch, game)


def listed(monkeypatch: pytest.MonkeyPatch, game: ModuleType = COUNTERS) -> ModuleType:
    """The game in the list, where classes choose it."""
    monkeypatch.setattr(games, "NAMES", (*OTHERS, game.NAME))
    monkeypatch.setattr(games, "GAMES", (*(getattr(games, name) for name in OTHERS), game), raising=False)
    return game


def is_played(game: ModuleType, *bots: str) -> None:
    """At a table and as a watcher, with hints, the log, every page and the replay; by a class, to the results."""
    table = against(*bots, game=game)
    for wanted in (Press("hint"), Press("open", "help"), Press("open", "log")):
        if offers(table, wanted):
            take(table, wanted)
    assert "Something went wrong" not in table.html
    tables = {"alone": lambda: against(*bots, game=game), "watched": lambda: watched(*bots, game=game)}
    walks = RandomGames(game, tables, random_presses, long=60_000)
    for shown in (*walks.walk("alone"), *walks.walk("watched")):
        assert "Something went wrong" not in shown.held
        for is_kept in EVERY_PAGE:
            is_kept(shown)
    school, teacher = opened()
    came(school, "Asha", "Ben", "Chen")
    teacher.take(Press("game"), game=game.NAME)
    teacher.take(Press("start"), players="3", same="on", fills="on")
    finish(school)
    assert school.standing.phase == "over"
    for view, words in (("results", "Asha"), ("lessons", "Set this practice")):
        teacher.take(Press("view", view))
        assert words in teacher.words


def games_of_the_lessons_tab() -> list[str]:
    """The games whose practice a teacher can set."""
    school, teacher = opened()
    came(school, "Asha")
    teacher.take(Press("view", "lessons"))
    return [one.get("value") for one in teacher.read.one(data_key="work-game").find(tag="option")]


@pytest.mark.parametrize("left_out", LEFT_OUT.values(), ids=LEFT_OUT)
def test_what_a_game_leaves_out_is_missing_nowhere_else(monkeypatch, tmp_path, left_out):
    """Practice for all, the teacher's Lessons tab, what is printed, a table and a class."""
    of_others = sheets.names()
    game = in_the_list(monkeypatch, tmp_path, *left_out)
    has = {path.name for path in (tmp_path / "counters" / "lesson").glob("*.py")}
    practised_here = [game.NAME] if "practice.py" in has else []
    assert [drill.game for drill in games.practise()._drills] == [*OTHERS, *practised_here]
    assert games_of_the_lessons_tab() == [*OTHERS, *practised_here]
    printed = ["boards"] if "paper.py" in has else []
    printed += ["worksheet", "tickets"] if practised_here else []
    assert sheets.names() == [*of_others, *(f"counters/{one}" for one in printed)]
    assert all(sheets.files(f"counters/{one}") for one in printed)
    asked = practised("counters/practice", {"1": "surplus"})
    assert ("most-is-best" in ideas_of_game(game.__name__)) == bool(practised_here)
    assert dict(asked.questions) == ({"1": "Problem 1: Leave a multiple"} if practised_here else {})
    is_played(game, "counting", "random")


TABLE = import_module(f"{COUNTERS.__name__}.table")
OWN = sorted({*PLAIN} & {*vars(TABLE)})


@pytest.mark.parametrize("names", [*[(name,) for name in OWN], OWN], ids=lambda names: " ".join(names))
def test_a_table_needs_only_what_it_draws(monkeypatch, names):
    """Each of its words, and all of them together: the list in the page says so."""
    for name in names:
        monkeypatch.delattr(TABLE, name)
    is_played(listed(monkeypatch), "counting", "random")


def test_one_bot_is_enough(monkeypatch):
    monkeypatch.setattr(COUNTERS, "BOTS", (RandomBot(),))
    is_played(listed(monkeypatch), "random", "random")


def test_what_fails_inside_a_file_is_no_file_left_out(tmp_path, monkeypatch):
    """A module that cannot be imported is an error, not a game without practice."""
    in_the_list(monkeypatch, tmp_path, *LESSON)
    (tmp_path / "counters" / "lesson" / "practice.py").write_text("import no_such_module\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        games.practise()


def test_what_cannot_be_printed_is_named_in_one_sentence(tmp_path, monkeypatch):
    in_the_list(monkeypatch, tmp_path)
    with pytest.raises(ValueError, match=r"^There is no counters/deck to print\.$"):
        sheets.files("counters/deck")


def test_the_page_is_followed_from_top_to_bottom_and_its_commands_end_well(tmp_path):
    """In a copy of the project, with everything that the page says but the building of all notebooks."""
    root = guide.copied(tmp_path / "project")
    for step in STEPS:
        if not (isinstance(step, Commands) and "lessons/build.py" in step.lines):
            step.do(root)
    assert sorted((root / "tests" / "playthroughs").glob("counters-*.txt"))
