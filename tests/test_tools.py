"""The licences of what is installed, the question for known faults, and the page of ideas."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lessons.build import LESSONS
from tests import locks
from tools import audit, glossary, ideas, licences

ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def test_every_locked_package_has_its_licence_on_the_page():
    """Red after a change of versions: run `make licences`."""
    wanted = [Requirement(line) for line in locks.versions(locks.LOCKS[0])]
    here = {
        (canonicalize_name(one.name), str(one.specifier).removeprefix("=="))
        for one in wanted
        if not one.marker or one.marker.evaluate({"sys_platform": "linux", "os_name": "posix"})
    }
    rows = {(canonicalize_name(name), version) for name, version, _ in ROW.findall(licences.PAGE.read_text())}
    assert {name for name, _ in here - rows} <= {"appnope", "colorama", "pywin32", "pywinpty"}


@pytest.mark.parametrize(
    "line",
    [
        "| certifi | 2026.10.18 | MPL-2.0 |",
        "| FLINT | python-flint | LGPL-3.0-or-later |",
        "| GMP | python-flint | LGPL-3.0-or-later OR GPL-2.0-or-later |",
        "| MPFR | python-flint | LGPL-3.0-or-later |",
        "| ZeroMQ | pyzmq | MPL-2.0 |",
    ],
)
def test_licences_that_ask_for_something_are_named(line):
    assert line in licences.PAGE.read_text(encoding="utf-8")


def package(tmp_path: Path, about: str, files: str = "") -> Distribution:
    folder = tmp_path / "new-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: new\nVersion: 1.0\n{about}")
    (folder / "RECORD").write_text(files)
    return Distribution.at(folder)


def test_a_package_that_does_not_say_its_licence_stops_the_page(tmp_path):
    with pytest.raises(licences.Unknown, match="new does not say its licence"):
        licences.licence(package(tmp_path, ""))


def test_a_library_that_nobody_knows_stops_the_page(tmp_path):
    with pytest.raises(licences.Unknown, match="new holds secret"):
        licences.inside(package(tmp_path, "", "new.libs/libsecret-3f2a.so.1,,\n"))


@contextmanager
def database(answer: object) -> Iterator[str]:
    """A database of advisories that always gives the same answer; the address."""

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(answer).encode())

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def lock(tmp_path) -> Path:
    """A lock file of two packages."""
    path = tmp_path / "some.lock"
    path.write_text("good==1.0 \\\n    --hash=sha256:00\nbad==2.0 ; os_name == 'nt' \\\n    --hash=sha256:11\n")
    return path


def test_a_known_fault_is_told(lock, capsys):
    with database({"results": [{"vulns": [{"id": "X-1"}, {"id": "X-2"}]}, {}]}) as url:
        assert audit.main([lock], url) == 1
    assert "bad 2.0: X-1, X-2" in capsys.readouterr().out


def test_no_fault_is_told_too(lock, capsys):
    with database({"results": [{}, {}]}) as url:
        assert audit.main([lock], url) == 0
    assert "2 packages were asked about; 0 of them have known faults." in capsys.readouterr().out


@pytest.mark.parametrize("answer", [[], {"results": [{}]}, {"results": None}])
def test_an_answer_that_makes_no_sense_is_no_all_clear(lock, capsys, answer):
    with database(answer) as url:
        assert audit.main([lock], url) == 0
    assert "NOT CHECKED" in capsys.readouterr().out


def test_without_a_database_it_says_that_nothing_was_checked(lock, capsys):
    with database({}) as url:
        pass
    assert audit.main([lock], url) == 0
    assert capsys.readouterr().out.startswith("NOT CHECKED")


def test_the_page_of_ideas_is_up_to_date() -> None:
    """What leads to which idea is written from the lessons: after a change, `python -m tools.ideas`."""
    assert ideas.PAGE.read_text(encoding="utf-8") == ideas.page()


def test_the_pictures_of_the_glossaries_are_as_they_are_drawn_now():
    """After a change, `python -m tools.glossary`. Each is small, without a word, and beside a word of some glossary."""
    drawn = dict(glossary.pictures())
    assert {path.stem: path.read_text(encoding="utf-8") for path in glossary.PICTURES.iterdir()} == drawn
    assert all(len(svg) < 8_000 for svg in drawn.values())
    assert all(svg.count("@media screen and (prefers-color-scheme:dark)") == 1 for svg in drawn.values())
    shown = "".join(re.sub(r"<style>.*?</style>", "", svg) for svg in drawn.values())
    assert re.findall(r">[^<]*[A-Za-z]{3,}[^<]*<", shown) == []
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(LESSONS.rglob("*.md")))
    beside = re.findall(r"^\| [^|]+ \| [^|]+ !\[\]\(\.\./images/words/([a-z]+)\.svg\) \|", text, re.MULTILINE)
    assert set(beside) == set(drawn) and len(beside) == text.count("images/words")
