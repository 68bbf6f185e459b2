"""Many games between bots: the same rows however they are played, in a form that tables take, and stopped by Ctrl-C."""

from __future__ import annotations

import csv
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mathgames_widgets.core import Rows, bot_game, simulation
from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.simulation import simulate
from mathgames_widgets.games import GAMES, matician
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).resolve().parents[2]


def quietly(game: Any, *bots: Any, games: int = 3, seed: str = "FERN-42", **how: Any) -> Rows:
    return simulate(game, bots, games, seed, **{"processes": 1, "progress": False, **how})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_a_row_says_how_a_game_ended(game):
    """Seats count from 1, and the seed of a row deals the game again."""
    rows = quietly(game, "random", game.BOTS[1].name, games=2)
    assert [row["number"] for row in rows] == [1, 2]
    for row in rows:
        match = bot_game(game, ["random", game.BOTS[1]], row["seed"])
        outcome = match.outcome()
        assert (row["bot_1"], row["bot_2"]) == ("random", game.BOTS[1].name)
        assert (row["place_1"], row["place_2"]) == outcome.places
        assert (row["score_1"], row["score_2"]) == outcome.scores
        assert row["winners"] == " ".join(str(seat + 1) for seat in outcome.winners)
        assert row["winner"] == (outcome.winners[0] + 1 if len(outcome.winners) == 1 else 0)
        assert (row["game"], row["players"], row["moves"]) == (game.NAME, 2, len(match.turns))
        assert row["ending"] == type(outcome.why).__name__
        assert row.get("rounds") == getattr(match.state, "round", None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_any_table_takes_the_rows(game):
    """Plain dicts, the same columns in the same order, and one type in each: pandas and polars ask no more."""
    rows = quietly(game, "random", "random", games=12)
    assert {type(row) for row in rows} == {dict}
    assert {tuple(row) for row in rows} == {rows.columns}
    kinds = {name: {type(row[name]) for row in rows} for name in rows.columns}
    assert {len(found) for found in kinds.values()} == {1}
    assert set().union(*kinds.values()) <= {str, int, float}


def test_a_score_with_quarters_makes_its_column_decimal():
    rows = simulation._uniform([{"score_1": 3}, {"score_1": 0.25}])
    assert [(row["score_1"], type(row["score_1"])) for row in rows] == [(3.0, float), (0.25, float)]


def test_rows_are_written_and_read_as_csv(tmp_path):
    rows = quietly("matician", "greedy", "random")
    rows.to_csv(tmp_path / "games.csv")
    text = (tmp_path / "games.csv").read_text(encoding="utf-8")
    assert list(csv.DictReader(io.StringIO(text))) == [{name: str(cell) for name, cell in row.items()} for row in rows]
    with io.StringIO() as file:
        rows.to_csv(file)
        assert file.getvalue() == text
    assert repr(rows) == "<Rows: 3 games, number to ending>"


def test_the_seed_alone_says_what_is_played():
    """One process or two, and the hash seeds of strings differ between them; options reach each."""
    bots, rules = ("greedy", "cautious", "random"), matician.Rules(play_on=True)
    alone = quietly("matician", *bots, games=16, rules=rules)
    assert quietly("matician", *bots, games=16, rules=rules, processes=2) == alone
    assert quietly(matician, *bots, games=5, rules=rules) == alone[:5]
    assert quietly("matician", *bots, games=5, rules=rules, seed="FERN-43") != alone[:5]
    assert quietly("matician", *bots, games=16) != alone
    assert alone[6]["seed"] == "FERN-42-7"


def test_progress_is_told_in_hundredths_and_ends_with_all():
    told: list[tuple[int, int]] = []
    quietly("matician", "random", "random", games=250, progress=lambda played, games: told.append((played, games)))
    assert (told[0], told[-1]) == ((0, 250), (250, 250))
    assert 90 <= len(told) <= 101
    assert told == sorted(set(told))


def test_progress_stands_in_one_line(capsys):
    quietly("matician", "random", "random", games=3, progress=True)
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "\r0 of 3 games\r1 of 3 games\r2 of 3 games\r3 of 3 games\n")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: quietly("chess", "random"), "There is no game 'chess' here"),
        (lambda: quietly("matician", "random", "gredy"), "has no bot 'gredy'; its bots are random, greedy, "),
        (lambda: simulate("matician", "random"), r"one bot for each seat, such as \['random', 'random'\]"),
        (lambda: quietly("matician", "random"), "is for 2 to 8 players, not 1"),
        (lambda: quietly("matician", "random", "random", games=0), "games is 0, but it must be a whole number from 1"),
        (lambda: quietly("matician", "random", "random", processes=0), "processes is 0, but it must be"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        wrong()


def test_a_game_that_never_ends_is_named_by_its_seed(monkeypatch):
    monkeypatch.setattr(simulation, "LONGEST", 10)
    with pytest.raises(RuntimeError, match="The game with the seed FERN-42-1 is not over after 10 moves"):
        quietly("matician", "random", "random")


def test_what_breaks_a_bot_is_told():
    with pytest.raises(ZeroDivisionError, match="I am lost"):
        quietly("matician", "random", Lost())


class Lost(RandomBot):
    """A bot that breaks."""

    name = "lost"

    def choose(self, view: Any, actions: Any, rng: Any) -> Any:
        raise ZeroDivisionError("I am lost.")


class Mine(RandomBot):
    """A bot of one's own."""

    name = "mine"


def test_a_bot_of_ones_own_plays_beside_the_others():
    """From a module on all processors; one that only this process knows plays here."""
    known = quietly("matician", Mine(), "greedy", games=8, processes=2)
    assert known == quietly("matician", Mine(), "greedy", games=8)
    assert known[0]["bot_1"] == "mine"
    plan = simulation.SimulationPlan(matician, (Mine(), Mine()), "FERN-42", matician.Rules())
    assert simulation._processes(plan, 100, 2) == 2
    here = type("Here", (Mine,), {"__module__": "__main__"})()
    assert (
        simulation._processes(simulation.SimulationPlan(matician, (here, here), "FERN-42", matician.Rules()), 100, 2)
        == 1
    )
    assert quietly("matician", here, "greedy", games=8, processes=2) == known


def test_a_game_that_no_other_process_can_import_is_played_here():
    game = ModuleType("a_game_of_this_process")
    game.__dict__.update({name: value for name, value in vars(matician).items() if not name.startswith("__")})
    assert quietly(game, "greedy", "random", processes=2) == quietly("matician", "greedy", "random")


# ── in a script ─────────────────────────────────────────────────────────────────────────────────────────────────────

SCRIPT = """
print("begins")
from mathgames_widgets import simulate
{imports}
print(len(simulate("matician", [{bot}, "random"], 20, "FERN-42", processes=2)), "games")
"""
PONDERS = """
import sys, threading

class Ponders:
    name = "ponders"
    def choose(self, view, actions, rng):
        print("hm", file=sys.stderr, flush=True)
        threading.Event().wait()
"""
"""A bot that says that it was asked, and never answers."""


@contextmanager
def started(tmp_path: Path, bot: str = "'greedy'", imports: str = "") -> Iterator[subprocess.Popen[bytes]]:
    """The script with processes of its own, none of which is left when it has been looked at."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(bot=bot, imports=imports))
    command = [sys.executable, "-u", str(script)]
    own = {"cwd": ROOT, "start_new_session": True, "env": os.environ | {"PYTHONPATH": str(ROOT)}}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **own)
    try:
        yield process
    finally:
        if _still_there(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_a_plain_script_starts_no_copies_of_itself(tmp_path):
    """Nobody has to write `if __name__ == "__main__":`."""
    with started(tmp_path) as script:
        out, told = script.communicate()
    assert (script.returncode, out) == (0, b"begins\n20 games\n")
    assert told.startswith(b"\r0 of 20 games\r") and told.endswith(b"\r20 of 20 games\n")


@pytest.mark.parametrize("stop", [os.kill, os.killpg], ids=["notebook", "terminal"])
def test_ctrl_c_stops_all_of_it(tmp_path, stop):
    """A notebook interrupts its kernel alone, a terminal everything that was started from it."""
    (tmp_path / "ponders.py").write_text(PONDERS)
    with started(tmp_path, "Ponders()", "from ponders import Ponders") as script:
        begun = b""
        while b"hm" not in begun:  # a bot thinks in a process of its own
            begun += script.stderr.read(1) or pytest.fail("it has ended by itself")
        stop(script.pid, signal.SIGINT)
        out, told = script.communicate(timeout=PATIENCE)
        wait_until(lambda: not _still_there(script.pid))
    assert out == b"begins\n"
    assert script.returncode != 0
    assert b"Stopped: 0 of 20 games were played." in told


@pytest.mark.parametrize("processes", [1, 2])
def test_the_games_that_were_played_before_ctrl_c_are_kept(processes):
    def press(played: int, games: int) -> None:
        if played >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as stopped:
        quietly("matician", "greedy", "random", games=40, processes=processes, progress=press)
    rows, whole = stopped.value.rows, quietly("matician", "greedy", "random", games=40)
    assert isinstance(rows, Rows) and 5 <= len(rows) < 40
    assert rows == [whole[row["number"] - 1] for row in rows]
    assert rows.columns == whole.columns
    assert str(stopped.value).startswith(f"{len(rows)} of 40 games were played.")


IN_A_NOTEBOOK = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.run_cell('''
import os, signal
from mathgames_widgets import simulate
def stop(played, games):
    if played == 3: os.kill(os.getpid(), signal.SIGINT)
rows = simulate("matician", ["greedy", "random"], 20, "FERN-42", processes=1, progress=stop)
''')
shell.run_cell("import sys; rows = sys.last_value.rows; print(len(rows), rows[-1]['seed'])")
"""


def test_a_notebook_has_the_games_after_an_interrupt():
    """As the docstring says it: IPython keeps the last error where Python itself does."""
    told = {"capture_output": True, "text": True, "cwd": ROOT, "timeout": PATIENCE}
    done = subprocess.run([sys.executable, "-c", IN_A_NOTEBOOK], **told)
    assert done.stdout.splitlines()[-1] == "3 FERN-42-3", done.stdout + done.stderr


def _still_there(group: int) -> bool:
    """Whether a process of the script's own session runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
