"""No script says a sentence of its own: its words come from Python, in the language of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mathgames_widgets.core.messages import room, speaking
from mathgames_widgets.page.scripts import words_of_pages, words_of_site, words_without_network
from tests.messages import PACKAGE
from tools import voila_words

say_page = room("mathgames_widgets.page")

SCRIPTS = sorted(path for path in PACKAGE.rglob("*.js"))
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
TEXT = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`", re.DOTALL)
SENTENCE = re.compile(r"^[A-Z][a-z]+(?: [a-z]+)*[.?…]?$|[A-Za-z]{2,}[,;:.]? [A-Za-z]+ [a-z]{2,}")
NO_SENTENCE = re.compile(
    r"[<>={}\[\]#|]|^mathgames|^\.|data-|model not found|what belongs to the copy|JupyterLab (?:Dark|Light)"
)
NAMES = {"Arrow", "Backspace", "Content", "Delete", "End", "Enter", "Escape", "Home", "Quota", "Retry", "Shift", "Tab"}
"""Of keys, of headers and of faults, as browsers have them."""


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_script_has_a_sentence(path: Path) -> None:
    code = COMMENT.sub("", path.read_text(encoding="utf-8"))
    texts = ["".join(found) for found in TEXT.findall(code)]
    said = [one for one in texts if SENTENCE.search(one) and not NO_SENTENCE.search(one) and one not in NAMES]
    assert said == []


def asked(name: str) -> set[str]:
    """The words that a script asks for."""
    code = next(path for path in SCRIPTS if path.name == name).read_text(encoding="utf-8")
    given = [] if name == "search.js" else re.findall(r"words\.(\w+)", code)  # its `words` are those looked for
    direct = given + re.findall(r"(?:words|told)\[\"([\w-]+)\"\]", code)
    chosen = re.findall(r"(?:words\[|filled\()\s*[^\]?;]*\? \"([\w-]+)\"\s*: \"([\w-]+)\"", code)
    chosen += re.findall(r"\bword: (?:\w+ \? \"([\w-]+)\" : )?\"([\w-]+)\"", code)
    return {*direct, *re.findall(r"filled\(\s*\"([\w-]+)\"", code), *[one for pair in chosen for one in pair if one]}


WRITTEN = {
    "page.js": words_of_pages,
    "steps.js": words_of_pages,
    "host.js": words_of_site,
    "copy.js": words_of_site,
    "search.js": words_of_site,
    "offline.js": words_without_network,
}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_script_around_a_page_finds_each_of_its_words(name: str) -> None:
    assert len(asked(name)) > 3
    assert asked(name) <= set(WRITTEN[name]())


def test_no_page_carries_words_that_nothing_says() -> None:
    templates = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("index.html.j2")]
    shown = {one for text in templates for one in re.findall(r"words(?:\.|\[')([\w-]+)", text)}
    said = shown.union(*[asked(name) for name in WRITTEN])
    assert {*words_of_site(), *words_without_network()} <= said | {"part-missing"}


def test_words_are_those_of_the_page() -> None:
    """Another language has words of its own, and English where it lacks one."""
    with speaking("nobody-speaks-this"):
        assert words_of_pages()["lang"] == "nobody-speaks-this"
        assert words_of_pages()["skip"] == say_page("skip")
    assert words_of_pages()["lang"] == "en"


def test_plain_voila_has_the_same_words() -> None:
    """`voila page.ipynb` without our filters takes them from the template: `python -m tools.voila_words` writes it."""
    assert voila_words.FILE.read_text(encoding="utf-8") == voila_words.text()
