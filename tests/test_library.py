"""What a person who imports the package finds: names that Tab shows, games by their names, refusals that help."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest
from IPython.core.completer import provisionalcompleter
from IPython.core.interactiveshell import InteractiveShell

import mathgames_widgets
from mathgames_widgets import Match, RationalFunction, games, play
from mathgames_widgets.core.match import as_game
from mathgames_widgets.page.graph.figure import MissingPackage

FRONT = {"Match", "RationalFunction", "RationalFunctionGraph", "Record", "build_deck", "build_puzzle"}
FRONT |= {"bot_game", "games", "join", "play", "practise", "puzzles", "simulate"}
DOORS = {
    "mathgames_widgets": FRONT,
    "mathgames_widgets.games": {"GAMES", *games.NAMES, "practise"},
    "mathgames_widgets.questions": {"ChooseOne", "Lesson", "Number", "Question"},
}
"""What is looked for in each of them."""


@pytest.fixture(scope="module")
def shell() -> InteractiveShell:
    """A shell as in a notebook, in which the package has just been imported."""
    shell = InteractiveShell()
    for door in DOORS:
        shell.run_cell(f"import {door}")
    return shell


@pytest.mark.parametrize("door", DOORS)
def test_each_name_is_listed_and_there(door):
    module = importlib.import_module(door)
    assert set(dir(module)) >= DOORS[door]
    assert all(hasattr(module, name) for name in DOORS[door])
    assert [name for name in dir(module) if not hasattr(module, name)] == []


@pytest.mark.parametrize("guesses", [True, False], ids=["jedi", "dir"])
@pytest.mark.parametrize("door", DOORS)
def test_tab_shows_each_name(shell, door, guesses):
    shell.Completer.use_jedi = guesses
    for line in (f"{door}.", f"from {door} import "):
        with provisionalcompleter():
            shown = {found.text.removeprefix(".") for found in shell.Completer.completions(line, len(line))}
        assert shown >= DOORS[door], line


def test_looking_around_loads_nothing():
    """Names are listed before what they stand for is imported; nor does the list of rooms load a room."""
    look = "import sys, mathgames_widgets as m; dir(m); from mathgames_widgets import games; dir(games)"
    code = f"{look}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    rooms = {name for name in loaded if name.startswith(("mathgames_widgets.page.", "mathgames_widgets.table"))}
    assert rooms | ({"anywidget", "ipywidgets", "matplotlib", "sympy"} & set(loaded)) == set()
    assert not {f"mathgames_widgets.games.{name}" for name in games.NAMES} & set(loaded)


def test_a_name_that_is_not_there():
    with pytest.raises(AttributeError, match="has no attribute 'plya'"):
        mathgames_widgets.plya  # noqa: B018
    with pytest.raises(AttributeError, match="has no attribute 'Lessons'"):
        importlib.import_module("mathgames_widgets.questions").Lessons  # noqa: B018


# ── games by their names ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_is_called_by_its_name(name):
    game = getattr(games, name)
    assert as_game(name) is as_game(f" {name.upper()}") is as_game(game) is game
    assert Match(name, seed="FERN-42").state == Match(game, seed="FERN-42").state
    assert repr(play(name)) == repr(play(game))


@pytest.mark.parametrize("start", [Match, play])
@pytest.mark.parametrize(
    ("wrong", "kind", "said"),
    [
        ("chess", ValueError, "There is no game 'chess' here; the games are byorf, formula, "),
        ("", ValueError, "There is no game '' here; the games are byorf, formula, "),
        (None, TypeError, "None is no game; give a game or its name: byorf, formula, "),
        (mathgames_widgets, TypeError, "is no game; give a game or its name: byorf, formula, "),
    ],
)
def test_what_is_no_game_is_refused_with_the_games_there_are(start, wrong, kind, said):
    with pytest.raises(kind, match=said):
        start(wrong)


def test_one_bot_needs_no_list():
    assert play("byorf", bots="greedy", you="Asha").html == play("byorf", bots=["greedy"], you="Asha").html


# ── a picture ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_function_draws_its_figure(shell):
    """At the end of a cell the figure is a picture with a description."""
    figure = RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))").plot(window=(-8, 6, -6, 8))
    assert figure.axes[0].get_xlim() == (-8, 6)
    shown, _ = shell.display_formatter.format(figure)
    assert shown["image/png"].startswith("iVBOR" if isinstance(shown["image/png"], str) else b"\x89PNG")
    assert 'alt="Graph of f(x) = (x − 2)(x + 1) / ((x − 2)(x + 3))"' in shown["text/html"]


def test_without_matplotlib_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(
        MissingPackage, match=r'needs matplotlib; install it with: pip install "mathgames_widgets\[plots\]"'
    ):
        RationalFunction.parse("1/x").plot()
