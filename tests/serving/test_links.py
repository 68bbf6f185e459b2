"""`mathgames links`: addresses of repositories are understood or refused in a sentence; the links are Binder's."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from mathgames_widgets.serving import cli, places
from mathgames_widgets.serving.links import BADGE, Repository, UnknownAddress, lessons, links, origin, repository, told

GAMES = Repository("gh", "asha/games")
SERVING = (Path(__file__).resolve().parent.parent.parent / "docs" / "serving.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "address",
    [
        "asha/games",
        "  asha/games ",
        "https://github.com/asha/games",
        "https://github.com/asha/games/",
        "https://github.com/asha/games.git",
        "http://www.github.com/asha/games",
        "git@github.com:asha/games.git",
        "ssh://git@github.com/asha/games.git",
        "ssh://git@github.com:22/asha/games.git",
        "https://asha:secret@github.com/asha/games.git",
    ],
)
def test_one_repository_in_all_its_spellings(address):
    assert repository(address) == GAMES


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("https://github.com/asha/games/tree/spring/2027", Repository("gh", "asha/games", "spring/2027")),
        ("https://gitlab.com/school/maths/games", Repository("gl", "school/maths/games")),
        ("https://gitlab.com/school/games/-/tree/spring", Repository("gl", "school/games", "spring")),
        ("git@gitlab.com:school/maths/games.git", Repository("gl", "school/maths/games")),
        ("https://git.example.org/asha/games.git", Repository("git", "https://git.example.org/asha/games")),
        (
            "https://t:secret@git.example.org:8443/asha/games",
            Repository("git", "https://git.example.org:8443/asha/games"),
        ),
    ],
)
def test_other_places(address, found):
    assert repository(address) == found


def test_a_branch_that_is_given_goes_before_one_in_the_address():
    assert repository("https://github.com/asha/games/tree/spring", "autumn").branch == "autumn"
    assert repository("asha/games", "autumn").branch == "autumn"


@pytest.mark.parametrize(
    "address",
    [
        "games",
        "asha/games/more",
        "/home/asha/games",
        "C:\\games",
        "file:///home/asha/games",
        "https://github.com/asha",
        "https://github.com/asha/games/issues/3",
        "https://github.com",
        "https://github.com/a b/c",
        "http://[broken",
        "javascript:alert(1)/x",
        "ssh://git@git.example.org/asha/games",
        "git@git.example.org:asha/games",
        'https://example.org/a/"onclick="b',
        "",
        "\n",
    ],
)
def test_anything_else_is_refused_in_one_sentence(address):
    with pytest.raises(UnknownAddress) as refused:
        repository(address)
    said = str(refused.value)
    assert said.endswith(".") and "\n" not in said
    assert "repository" in said


def test_the_links_are_those_that_binder_understands():
    found = {link.name: urlsplit(link.target) for link in links(GAMES, places.notebooks())}
    assert {(part.scheme, part.netloc, part.path) for part in found.values()} == {
        ("https", "mybinder.org", "/v2/gh/asha/games/HEAD")
    }
    opened = {name: parse_qs(part.query)["urlpath"] for name, part in found.items()}
    assert opened["JupyterLab"] == ["lab/tree/notebooks/index.ipynb"]
    assert opened["BYORF, all three lessons"] == ["voila/render/notebooks/byorf/lesson.ipynb"]


def test_a_path_or_an_address_with_slashes_is_one_part_of_the_link():
    assert "/v2/gl/school%2Fmaths%2Fgames/HEAD?" in Repository("gl", "school/maths/games").opened_at("lab")
    own = Repository("git", "https://git.example.org/asha/games", "spring/2027")
    assert "/v2/git/https%3A%2F%2Fgit.example.org%2Fasha%2Fgames/spring/2027?" in own.opened_at("lab")


def test_every_notebook_has_its_link_and_its_badge():
    pages = [path for path in places.notebooks().rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts]
    assert len(list(lessons(places.notebooks()))) == len(pages)
    text = told(GAMES, places.notebooks())
    assert text.count(BADGE) == len(pages) + 1
    assert all(link.target in text and link.badge in text for link in links(GAMES, places.notebooks()))


def test_the_guide_shows_links_that_open_something():
    """Each leads, as a page or in JupyterLab, to a notebook that is there."""
    shown = [parse_qs(query)["urlpath"][0] for query in re.findall(r"`\?(urlpath=[^`]+)`", SERVING)]
    assert len(shown) >= 4
    for urlpath in shown:
        way, _, path = urlpath.partition("/notebooks/")
        assert way in ("voila/render", "lab/tree")
        assert (places.notebooks() / path).is_file()


def test_the_badge_in_the_guide_is_the_one_that_is_printed():
    shown = re.findall(r"^\[!\[.*mybinder.*$", SERVING, re.MULTILINE)
    printed = [link.badge for link in links(Repository("gh", "owner/name"), places.notebooks())]
    assert shown and set(shown) <= set(printed)


# ── the command ─────────────────────────────────────────────────────────────


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True)


def test_in_a_clone_the_address_need_not_be_given(tmp_path, monkeypatch, capsys):
    git(tmp_path, "init")
    git(tmp_path, "remote", "add", "origin", "git@github.com:asha/games.git")
    assert origin(tmp_path) == "git@github.com:asha/games.git"
    monkeypatch.chdir(tmp_path)
    assert cli.main(["links"]) == 0
    assert "https://mybinder.org/v2/gh/asha/games/HEAD?" in capsys.readouterr().out


def test_outside_of_a_clone_it_has_to_be_given(tmp_path, monkeypatch, capsys):
    git(tmp_path, "init")
    monkeypatch.chdir(tmp_path)
    assert cli.main(["links"]) == 2
    assert capsys.readouterr().err.startswith("This folder is not a clone of a repository; give the repository as")


def test_without_git_it_has_to_be_given(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UnknownAddress, match="not a clone"):
        origin(tmp_path)


def test_the_branch_is_an_option(capsys):
    assert cli.main(["links", "asha/games", "--branch=spring"]) == 0
    assert "/asha/games/spring?urlpath=" in capsys.readouterr().out


def test_whoever_reads_only_the_first_line_sees_no_traceback():
    """As in `mathgames links owner/name | head -1`."""
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "links", "asha/games"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        process.stdout.close()
        said = process.stderr.read()
    assert (process.returncode, said) == (0, "")
