"""The command line: what it says when something is wrong, and how it finds what it serves."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import psutil
import pytest
from jupyterlab.labapp import LabApp
from traitlets.config import Application

from mathgames_widgets import __version__
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import cli, needs, places
from mathgames_widgets.serving.doctor import free_port
from tests.waiting import PATIENCE

say_server = room("mathgames_widgets.serving")


def run(*arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=PATIENCE)


def sentence(capsys, *arguments: str) -> str:
    """What the command line says in the end; it must have refused with exit code 2."""
    assert cli.main(arguments) == 2
    said = capsys.readouterr().err.strip()
    assert "\n" not in said
    return said


@pytest.fixture
def taken_port():
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_version(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"mathgames {__version__}\n"


def test_a_server_starts_without_the_grammar_of_international_addresses():
    """It takes longer to build than all else that a server loads."""
    code = "from mathgames_widgets.serving import cli; cli.start_sooner(); import voila.app; print(*cli.sys.modules)"
    lab = cli.LAB.replace("main()", "import sys; print(*sys.modules)")
    for one in (code, lab):
        done = subprocess.run([sys.executable, "-c", one], capture_output=True, text=True, check=True)
        assert "jsonschema" in done.stdout.split() and "lark" not in done.stdout.split()


@pytest.mark.parametrize("command", ["serve", "lab", "print", "links", "doctor"])
def test_every_command_explains_itself(command, capsys):
    with pytest.raises(SystemExit) as end:
        cli.main([command, "--help"])
    assert end.value.code == 0
    assert f"mathgames {command}" in capsys.readouterr().out


def test_without_a_command_the_choices_are_named(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main([])
    assert end.value.code == 2
    assert "command" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["serve", "lab"])
def test_a_port_in_use_is_one_sentence(command, taken_port, capsys):
    said = sentence(capsys, command, f"--port={taken_port}")
    assert said.startswith(f"Port {taken_port} is in use; ")


def test_a_port_in_use_shows_no_traceback(taken_port, tmp_path):
    finished = run("serve", f"--port={taken_port}", folder=tmp_path)
    assert finished.returncode == 2
    assert finished.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("postgresql://games:s3cret@127.0.0.1:1/games", "the database is not responding"),
        ("postgresql://games:s3%cret@127.0.0.1/games", "the address cannot be read"),
        ("postgres://games:s3cret@127.0.0.1:x/games", "is not responding"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence_without_the_password(place, words, capsys, monkeypatch):
    said = sentence(capsys, "serve", f"--port={free_port()}", f"--store={place}")
    assert said.startswith("Live tables cannot be kept there: ") and words in said
    assert "s3" not in said
    monkeypatch.setenv("MATHGAMES_STORE", place)
    assert sentence(capsys, "serve", f"--port={free_port()}") == said


def test_a_store_of_another_kind_is_refused_without_its_password(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["serve", "--store=mysql://games:s3cret@db/games"])
    said = capsys.readouterr().err
    assert end.value.code == 2 and "postgresql://name@host/database" in said and "s3cret" not in said


@pytest.mark.parametrize("command", [["key"], ["key", "--new"], ["tables"]])
def test_a_store_that_is_not_there_is_one_sentence_and_none_is_made(command, tmp_path, capsys):
    place = tmp_path / "deep" / "wrong.sqlite"
    assert sentence(capsys, *command, f"--store={place}").startswith(f"There is no store at {place} yet; ")
    assert not place.parent.exists()


def test_an_address_of_another_machine(capsys):
    assert "does not belong to this machine" in sentence(capsys, "serve", "--ip=192.0.2.1")


def test_a_port_that_this_account_may_not_use():
    refused = PermissionError(13, "Permission denied")
    assert cli.why_not_there(refused, "127.0.0.1", 80).startswith("Port 80 may not be used by this account;")


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("--port=0", "a port is a number from 1 to 65535"),
        ("--port=70000", "a port is a number from 1 to 65535"),
        ("--port=high", "a port is a number from 1 to 65535"),
        ("--pool=-1", "a pool is a whole number, 0 or more"),
        ("--pool=many", "a pool is a whole number, 0 or more"),
        ("--idle-minutes=0", "the minutes are a number above 0, such as 30"),
        ("--idle-minutes=soon", "the minutes are a number above 0, such as 30"),
        ("--idle-minutes=nan", "the minutes are a number above 0, such as 30"),
    ],
)
def test_wrong_numbers_are_explained(option, said, capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["serve", option])
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def lacks(monkeypatch, *packages: str) -> None:
    """Let the package ask for others that nobody has, with each of its extras."""
    lines = [f"{package}<2,>=1; extra == '{extra}'" for package in packages for extra in set(cli.EXTRA.values())]
    monkeypatch.setattr(needs, "requires", lambda name: ["anywidget<0.12,>=0.9.13", *lines])


@pytest.mark.parametrize("command", sorted(cli.EXTRA))
def test_all_that_is_missing_is_said_at_once(command, monkeypatch, capsys):
    lacks(monkeypatch, "no-such-package", "another")
    assert sentence(capsys, command) == (
        "The packages another and no-such-package are missing; "
        f'install them with: pip install "mathgames_widgets[{cli.EXTRA[command]}]"'
    )


def test_a_command_without_its_packages_still_explains_itself(monkeypatch, capsys):
    lacks(monkeypatch, "no-such-package")
    with pytest.raises(SystemExit) as end:
        cli.main(["serve", "--help"])
    assert end.value.code == 0


def test_cards_and_sheets_are_printed_without_what_only_lessons_need(monkeypatch, capsys, tmp_path):
    lacks(monkeypatch, "no-such-package")
    assert cli.main(["print", "byorf/boards", f"--to={tmp_path}"]) == 0
    capsys.readouterr()
    assert sentence(capsys, "print", "byorf/zeros", f"--to={tmp_path}") == (
        'The package no-such-package is missing; install it with: pip install "mathgames_widgets[print]"'
    )


def test_python_too_old(monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    assert sentence(capsys, "doctor") == "Python 3.11 or newer is needed, and this is Python 3.10."


@pytest.mark.parametrize("command", ["serve", "lab"])
def test_no_browser(command, monkeypatch, capsys):
    def nothing(using: str | None = None) -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", nothing)
    said = sentence(capsys, command, "--browser")
    assert said == "No browser was found; leave out --browser and open the address yourself."


def test_a_server_for_the_room_also_says_what_others_open():
    own, room, stop = cli.welcome("0.0.0.0", 8866, "page").splitlines()
    assert own == "Open http://127.0.0.1:8866/page"
    assert room.startswith(say_server("in-the-room", address="http://"))
    assert stop == say_server("how-to-stop")


def test_a_folder_without_a_home_page(tmp_path, capsys):
    said = sentence(capsys, "serve", f"--notebooks={tmp_path}")
    assert said.startswith("There is no index.ipynb in ")


def test_a_page_that_is_not_there_gets_no_pool(tmp_path, capsys):
    said = sentence(capsys, "serve", "--pool=30", f"--port={free_port()}", "--page=byorf/nothing")
    assert said.startswith("There is no page byorf/nothing in ")
    assert said.endswith("name it as in its address, such as byorf/lesson.")


@pytest.mark.parametrize("name", ["byorf/lesson", "byorf/lesson.ipynb"])
def test_a_page_goes_by_its_address(name):
    assert cli.page_in(places.notebooks(), name) == str(Path("byorf", "lesson.ipynb"))


def test_the_working_copy_never_overwrites(tmp_path):
    assert places.working_copy(tmp_path) >= 3
    assert (tmp_path / "images" / "byorf.svg").exists()
    mine = tmp_path / "byorf" / "play.ipynb"
    mine.write_text("mine")
    (tmp_path / "index.ipynb").unlink()
    assert places.working_copy(tmp_path) == 1
    assert mine.read_text() == "mine"


def test_the_template_is_shown_to_jupyter_once(monkeypatch):
    monkeypatch.setenv("JUPYTER_PATH", "elsewhere")
    places.show_template()
    places.show_template()
    assert os.environ["JUPYTER_PATH"].split(os.pathsep) == [str(places.jupyter_data()), "elsewhere"]


def test_the_lab_settings_are_accepted_by_jupyterlab(tmp_path):
    settings = cli.lab_settings("127.0.0.1", 8888, tmp_path, browser=False)
    parents = (Application, LabApp, LabApp.serverapp_class)
    known = {f"{parent.__name__}.{name}" for parent in parents for name in parent.class_traits()}
    assert {setting.removeprefix("--").split("=")[0] for setting in settings} <= known


DEAF = """
import signal
from mathgames_widgets.serving import cli
ignore = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN)"
cli.LAB, cli.LAST_SECONDS = ignore + "; print('Started', flush=True); time.sleep(9999)", 0.2
exit(cli.main(["lab", "--port={port}", "--notebooks={folder}"]))
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_jupyterlab_that_does_not_hear_is_ended_all_the_same(number, tmp_path):
    """It once went on for four minutes after SIGTERM."""
    code = DEAF.format(port=free_port(), folder=tmp_path)
    lab = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert lab.stdout is not None
    assert any(line == "Started\n" for line in iter(lab.stdout.readline, ""))
    (server,) = psutil.Process(lab.pid).children()
    try:
        lab.send_signal(number)
        assert lab.wait(PATIENCE) == 0
        assert not server.is_running()
    finally:
        if server.is_running():
            server.kill()
        lab.communicate()
