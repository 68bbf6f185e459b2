"""Links in the documents lead somewhere, and the documents name no machine of ours."""

from __future__ import annotations

import re
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest
import yaml

from mathgames_widgets import __version__

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "lessons").rglob("*.md")),
]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def without_code(page: Path) -> str:
    """The text of a page without its header and its blocks of code."""
    text = re.sub(r"\A---\n.*?^---$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"^(```+)[^`\n]*\n.*?^\1$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(path: Path) -> set[str]:
    """The names by which headings are linked: `## Play it` is `#play-it`, and `#Play-it` in a notebook.

    A page with a table deals when it is opened at `#play`.
    """
    text = path.read_text(encoding="utf-8")
    headings = HEADING.findall(text)
    words = (re.sub(r"[^\w\s-]", "", heading.lower()) for heading in headings)
    named = {"-".join(text.split()) for text in words}
    if ROOT / "lessons" in path.resolve().parents:
        named |= {heading.replace(" ", "-") for heading in headings}
        named |= {"play"} if re.search(r"^(play|build_puzzle)\(", text, re.MULTILINE) else set()
    return named


def broken(document: Path) -> list[str]:
    """The links of a document that lead nowhere; addresses on the web, and what code says, are not asked."""
    found = []
    for link in LINK.findall(without_code(document)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = document.parent / path.partition("?")[0] if path else document
        if not target.exists() or (anchor and anchor not in anchors(target)):
            found.append(link)
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document):
    assert broken(document) == []


def test_the_citation_names_this_version_and_its_day():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == __version__
    assert date.fromisoformat(cited["date-released"])


def test_a_broken_link_is_found(tmp_path):
    document = tmp_path / "page.md"
    document.write_text("# Here\n[a](#here) [b](#there) [c](gone.md) [d](https://example.org)")
    assert broken(document) == ["#there", "gone.md"]


def test_the_readme_links_to_every_lesson():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = (ROOT / "notebooks").rglob("*.ipynb")
    lessons = [path for path in found if path.name != "index.ipynb" and path.parent.name != "teaching"]
    assert [path for path in lessons if f"({path.relative_to(ROOT).as_posix()})" not in text] == []


def test_the_readme_links_to_every_document():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = [path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if f"({page})" not in text] == []


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_headings_go_down_one_level_at_a_time(page):
    levels = [len(marks) for marks in re.findall(r"^(#+) ", without_code(page), re.MULTILINE)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(low - high <= 1 for high, low in pairwise(levels))


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_pictures_have_words(page):
    """Those beside a word of a glossary have none: what they show is said there."""
    shown = re.findall(r"(?<!\[)!\[([^\]]*)\](?!\(\.\./images/words/)", without_code(page))
    assert [words for words in shown if len(words) < 20] == []


@pytest.mark.parametrize("name", ["serve", "test"])
def test_the_readme_names_its_two_commands_and_make_knows_them(name):
    assert f"make {name}" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
