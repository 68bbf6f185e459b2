"""The headings of a page of the site: their names, the contents beside the page, and what a search finds below them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape, unescape

HEADING = re.compile(r"<h([1-6]) data-heading>(.*?)</h\1>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
UNSEEN = re.compile(
    r"<(script|style|math|svg|head|nav|header|noscript)\b.*?</\1>|<div data-cell=.*?</script>", re.DOTALL
)
NEXT = re.compile(r"<h[1-6]$")

CONTENTS_FROM = 3
"""A page with fewer headings below its title needs no contents."""
MOST_LINES = 40
"""With more headings, only the larger ones stand in the contents."""


@dataclass(frozen=True)
class Heading:
    """A heading: its level, its name in an address, and its words."""

    level: int
    name: str
    words: str


def marked(html: str) -> str:
    """What Markdown has become, with its headings marked, so that those that a table draws are left alone.

    >>> marked("<h2>a</h2>")
    '<h2 data-heading>a</h2>'
    """
    return re.sub(r"<h([1-6])>", r"<h\1 data-heading>", html)


def as_markdown_names(words: str) -> str:
    """The name that Markdown on the web gives a heading.

    >>> as_markdown_names("Lines of play, counted")
    'lines-of-play-counted'
    """
    return re.sub(r"[^\w -]", "", words.lower()).strip().replace(" ", "-")


def as_notebooks_name(words: str) -> str:
    """The name that JupyterLab and Voilà give a heading.

    >>> as_notebooks_name("How to play")
    'How-to-play'
    """
    return words.strip().replace(" ", "-")


def named(html: str, *, is_document: bool) -> tuple[str, list[Heading]]:
    """A page whose marked headings have names, and those headings. What comes twice gets a number.

    >>> named("<h2 data-heading>A b</h2><h2 data-heading>A b</h2>", is_document=True)[0]
    '<h2 id="a-b">A b</h2><h2 id="a-b-1">A b</h2>'
    """
    name_of = as_markdown_names if is_document else as_notebooks_name
    before: Counter[str] = Counter()
    found = []

    def heading(match: re.Match[str]) -> str:
        words = " ".join(unescape(TAG.sub("", match[2])).split())
        name = name_of(words)
        before[name] += 1
        if before[name] > 1:
            name += f"-{before[name] - 1}"
        found.append(Heading(int(match[1]), name, words))
        return f'<h{match[1]} id="{escape(name)}">{match[2]}</h{match[1]}>'

    return HEADING.sub(heading, html), found


def said(html: str) -> str:
    """The words of a piece of HTML.

    >>> said("<p>1 &lt; <b>2</b></p>")
    '1 < 2'
    """
    return " ".join(unescape(TAG.sub(" ", html)).split())


def beside(headings: Iterable[Heading]) -> str:
    """The contents that stand beside a page; nothing for a short one."""
    lines = [heading for heading in headings if heading.level in (2, 3)]
    parts = [line for line in lines if line.level == 2]
    lines = parts if len(parts) > 1 and len(lines) > MOST_LINES else lines
    if len(lines) < CONTENTS_FROM:
        return ""
    links = "".join(
        f'<li data-level="{line.level}"><a href="#{escape(line.name)}">{escape(line.words)}</a></li>' for line in lines
    )
    return (
        '<details class="page-contents"><summary>On this page</summary>'
        f'<nav aria-label="On this page"><ul>{links}</ul></nav></details>'
    )


def sections(html: str, headings: Iterable[Heading]) -> Iterator[tuple[str, str, str]]:
    """Each heading of a page: its name, its words, and the words below it up to the next."""
    text = UNSEEN.sub(" ", html)
    starts = [(text.index(f' id="{escape(heading.name)}">'), heading) for heading in headings]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    for (start, heading), end in zip(starts, ends, strict=True):
        below = NEXT.sub("", text[start:end]).partition(f"</h{heading.level}>")[2]
        yield heading.name, heading.words, said(below)


def index(pages: Iterable[tuple[str, str, list[tuple[str, str, str]]]]) -> bytes:
    """The script that brings a search all it looks through: for each page its path, its title and its sections."""
    told = [[path, title, found] for path, title, found in pages]
    return f"self.toSearch = {json.dumps(told, ensure_ascii=False, separators=(',', ':'))};\n".encode()
