"""Build the notebooks from the lessons, byte for byte the same each time.

    python lessons/build.py            write notebooks/
    python lessons/build.py --check    say which notebooks are out of date, and change nothing

A cell of a lesson brings a twin along, which stands there until it is run: what it asks, and its picture. Such a cell
has been run 0 times, so JupyterLab shows no number and nbval takes the twin for no result of a run.

A lesson is Jupytext Markdown. Its title stands in the header; links point to the other lessons (`byorf/play.md`),
so that they work on the source too, and are turned towards the notebooks here. Pictures are copied.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from html import escape, unescape
from pathlib import Path
from textwrap import wrap
from typing import Any
from urllib.parse import quote

import jupytext

from mathgames_widgets.page.graph.graph import picture_styles
from mathgames_widgets.page.page import Page
from mathgames_widgets.questions.cells import shown
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.lesson import Lesson
from mathgames_widgets.questions.pictures import GraphPage
from mathgames_widgets.questions.prediction import Prediction
from mathgames_widgets.questions.question import plain_text

LESSONS = Path(__file__).resolve().parent
NOTEBOOKS = LESSONS.parent / "notebooks"
NOTES = LESSONS.parent / "docs" / "teaching"
TYPING = LESSONS.parent / "docs" / "typing.md"
"""A document that notes for teachers lead to; it is a page beside them."""
HOME = Path("index.md")
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LINK = re.compile(r"(\]\((?![a-z]+:)[^)\s#]+)\.md([?#][^)\s]*)?\)")
BESIDE = re.compile(r"^lesson\.(table|play|look)\(", re.MULTILINE)
"""What stands beside the text of its screen."""
GLOSSARY, END = "## Glossary", "## How it went"
BOLD = re.compile(r"\*\*([A-Za-z][a-z -]+)\*\*")
"""A word where it is said first."""
SIDE = re.compile(r"[^\s|:;,]+(?: [+−×÷/] [^\s|:;,]+)+")
"""One side of an equation in a glossary, such as 4 × 2 + 3."""
IN_BRACKETS = re.compile(r"\([^()]+\)")
BEHIND = re.compile(r"(?<= =) (?=\S)|(?<=\bby) (?=\d)")
"""What stays with the word before it: a number behind = or "divisible by"."""
SHORT = 16
"""Letters that a narrow column of a glossary holds in one line."""
ONWARDS = re.compile(r"(Next|Before): \[|## How it went")
"""What leads from one lesson to another, and what each has of its own."""
START = "To start, choose *Run > Run All Cells*."
FOLDED = " The code is folded; press the dots to read or change it."
OWN = re.compile(r"from |lesson\.(report|challenge)\(")
"""Cells that a lesson has for itself alone."""
TWINS = re.compile(r"lesson\.(ask|predict|vote|look|table)\(")
"""Cells that show something before they are run."""
DRAWING = re.compile(r'<svg class="mg-(graph-svg|number-line)"')
LINE_STYLES = """svg{color:#17212b;fill:currentcolor;font:15px system-ui,sans-serif;text-anchor:middle}
:is(.mg-axis-line,.mg-tick-line,.mg-jump,.mg-wall-line){fill:none;stroke:currentcolor;stroke-width:1.5}
.mg-jump{stroke:#0b63b0;stroke-width:2.5}.mg-wall-line{stroke-dasharray:5 4}.mg-marked{fill:#0b63b0}
:is(.mg-zero-number,.mg-mark-label,.mg-jump-label){font-weight:700}.mg-sign{font-size:26px;font-weight:700}"""
TOKEN = re.compile(
    r'class="mg-(?:card|symbol-card|die|dice-value)[ "][^>]*?(?:aria-label="([^"]*)"[^>]*>|>([^<]*)<)', re.DOTALL
)
"""A card, a die or a value of the prompt: what it is called, or what stands on it."""
TOKENS_WIDE = 600
PICTURE = re.compile(r"!\[[^\]]*\]\((?![a-z]+:)([^)\s]+)\)")


def lessons() -> list[Path]:
    """Every lesson, the home page first, then folder by folder."""
    found = [path.relative_to(LESSONS) for path in LESSONS.rglob("*.md")]
    if (LESSONS / "teaching").exists():
        found += [Path("teaching", text.name) for text in (*NOTES.glob("*.md"), TYPING)]
    return sorted(found, key=lambda path: (path != HOME, path.as_posix()))


def parsed(lesson: Path) -> Any:
    """A lesson as Jupytext reads it: each text once, however often it is looked at."""
    return _parsed(lesson.read_text(encoding="utf-8"))


@cache
def _parsed(text: str) -> Any:
    return jupytext.reads(text, "md")


@dataclass(frozen=True)
class Source:
    """A cell as its lesson writes it."""

    cell_type: str
    source: str
    metadata: dict[str, Any]


def read(lesson: Path) -> list[Source]:
    """The cells of a lesson. One that `joins` others has theirs behind its own, and one glossary for all at the end."""
    if (notes := note(lesson)) is not None:
        return [Source("markdown", on_the_site(notes.read_text(encoding="utf-8")).strip(), {})]
    whole = parsed(LESSONS / lesson)
    found = list(_cells(whole))
    if heading := whole.metadata.get("gathers"):
        found += gathered(heading)
    glossary: list[str] = []
    for name in whole.metadata.get("joins", ()):
        for cell in _cells(parsed(LESSONS / lesson.parent / name)):
            own, _, words = cell.source.partition("\n## Glossary\n")
            glossary += [line for line in words.strip().splitlines() if line not in glossary]
            text = "\n".join(line for line in own.splitlines() if not ONWARDS.match(line))
            if cell.cell_type == "markdown":
                text = re.sub(r"^## ", "### ", text, flags=re.MULTILINE)
                text = re.sub(r"^# ", "## ", text, flags=re.MULTILINE)
            if text.strip() and not OWN.match(text):
                found.append(replace(cell, source=text.strip()))
    if glossary:
        found += [
            Source("code", "lesson.report()", {}),
            Source("code", "lesson.practise()", {}),
            Source("markdown", "\n".join([GLOSSARY, "", *glossary]), {}),
        ]
    return [*led_to(before_the_end(found))] if is_lesson(lesson) else found


def before_the_end(cells: list[Source]) -> list[Source]:
    """The glossary of a lesson in screens stands before its last screen, so that nobody leaves past it.

    >>> texts = "Last.\\n\\n## How it went", "Next.\\n\\n## Glossary\\n\\n| word |"
    >>> [cell.source for cell in before_the_end([Source("markdown", text, {}) for text in texts])]
    ['Last.\\n\\n## Glossary\\n\\n| word |\\n\\n## How it went', 'Next.']
    """
    words = next((cell.source for cell in cells if GLOSSARY in cell.source), "").partition(GLOSSARY)[2]
    if not words or not any(END in cell.source for cell in cells):
        return cells
    moved = ((cell, cell.source.partition(GLOSSARY)[0].strip()) for cell in cells)
    return [replace(cell, source=text.replace(END, f"{GLOSSARY}{words}\n\n{END}")) for cell, text in moved]


def led_to(cells: list[Source]) -> Iterator[Source]:
    """Each word of the glossary leads there from where it is said first, in bold."""
    words = next((cell.source for cell in cells if GLOSSARY in cell.source), "").partition(GLOSSARY)[2]
    left = re.findall(r"^\| ([^|]+?) \|", words, re.MULTILINE)

    def link(found: re.Match[str]) -> str:
        named = next((word for word in sorted(left, key=len) if found[1] in word), None)
        if named is None:
            return found[0]
        left.remove(named)
        return f"[{found[0]}](#Glossary)"

    for cell in cells:
        text, glossary, rows = BOLD.sub(link, cell.source).partition(f"{GLOSSARY}\n")
        is_text = cell.cell_type == "markdown"
        yield replace(cell, source=f"{text}{glossary}{kept_together(rows)}") if is_text else cell


def kept_together(text: str) -> str:
    """No line ends within a short term of a glossary; of a long one, each bracket stays whole.

    >>> kept_together("4 × 2 + 3 = 11, divisible by 3").replace("\xa0", "_")
    '4_×_2_+_3 =_11, divisible by_3'
    >>> kept_together("(x − 3)(x + 1) / (x − 3)").replace("\xa0", "_")
    '(x_−_3)(x_+_1) / (x_−_3)'
    """
    text = SIDE.sub(
        lambda found: _joined(found) if len(found[0]) <= SHORT else IN_BRACKETS.sub(_joined, found[0]), text
    )
    return BEHIND.sub("\xa0", text)


def _joined(found: re.Match[str]) -> str:
    return found[0].replace(" ", "\xa0") if len(found[0]) <= SHORT else found[0]


def _cells(whole: Any) -> Iterator[Source]:
    return (Source(cell.cell_type, cell.source, dict(cell.metadata)) for cell in whole.cells)


def note(lesson: Path) -> Path | None:
    """The notes for teachers that a page shows, or the document beside them, if it is one of theirs."""
    if (LESSONS / lesson).exists():
        return None
    return TYPING if lesson.name == TYPING.name else NOTES / lesson.name


def metadata(lesson: Path) -> dict[str, Any]:
    """What the header of a lesson says; notes for teachers have their heading."""
    notes = note(lesson)
    if notes is not None:
        return {"title": notes.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")}
    return dict(parsed(LESSONS / lesson).metadata)


def on_the_site(text: str) -> str:
    """Notes for teachers with links as they are among the lessons; pages of the repository alone are named.

    >>> on_the_site("[holes](../../lessons/byorf/holes.md), [the rules](../rules/byorf.md), [typing](../typing.md)")
    '[holes](../byorf/holes.md), the rules, [typing](typing.md)'
    >>> on_the_site("[The library](python.md)")
    'The library'
    """
    text = text.replace(f"](../{TYPING.name})", f"](./{TYPING.name})")
    text = re.sub(r"\[([^\]]+)\]\((?!\.)[\w-]+\.md\)", r"\1", text).replace(f"](./{TYPING.name})", f"]({TYPING.name})")
    text = re.sub(r"\[([^\]]+)\]\(\.\./(?!\.\.)[^)]*\)", r"\1", text)
    return text.replace("](../../lessons/", "](../")


def gathered(heading: str) -> Iterator[Source]:
    """That section of all notes for teachers, each under the title of its notes."""
    for notes in sorted(NOTES.glob("*.md")):
        text = on_the_site(notes.read_text(encoding="utf-8"))
        title = text.partition("\n")[0].removeprefix("# ")
        section = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
        said = section[1].strip() if section else ""
        yield Source("markdown", f"## [{title}]({notes.name})\n\n{said}".strip(), {})


def titles(paths: list[Path]) -> dict[Path, str]:
    """The title of each lesson, from its header. Raises ValueError where one has none."""
    named: dict[Path, str] = {path: metadata(path).get("title", "") for path in paths}
    for path, title in named.items():
        if not title:
            raise ValueError(f"lessons/{path} needs a title in its header.")
    return named


def show_only_what_is_here(lesson: Path) -> None:
    """Raise ValueError where a lesson shows a picture that is not copied: the page would have a gap, or end there."""
    for picture in PICTURE.findall((note(lesson) or LESSONS / lesson).read_text(encoding="utf-8")):
        file = (LESSONS / lesson.parent / picture).resolve()
        if file.suffix != ".svg" or not file.is_file() or LESSONS not in file.parents:
            raise ValueError(f"lessons/{lesson.as_posix()} shows {picture}, which is no SVG file in lessons/.")


def notebook_link(text: str) -> str:
    """Links to lessons become links to their notebooks.

    >>> notebook_link("[Play](byorf/play.md) or [read](https://example.org/a.md)")
    '[Play](byorf/play.ipynb) or [read](https://example.org/a.md)'
    """
    return LINK.sub(r"\1.ipynb\2)", text)


def cell_id(kind: str, source: str, taken: set[str]) -> str:
    """A short id made of what the cell says; a repeated cell gets the next free one.

    >>> cell_id("markdown", "Hello", set())
    '90c78bc1'
    """
    for copy in range(len(taken) + 1):
        name = hashlib.sha256(f"{kind}\n{copy}\n{source}".encode()).hexdigest()[:8]
        if name not in taken:
            break
    taken.add(name)
    return name


def screens(text: str) -> list[str]:
    """A Markdown cell cut before each heading of the second level, where a screen begins.

    >>> screens("# Holes\\n\\nLook.\\n\\n## One\\n\\nFirst.\\n\\n## Two")
    ['# Holes\\n\\nLook.', '## One\\n\\nFirst.', '## Two']
    """
    return [part.strip() for part in re.split(r"^(?=## )", text, flags=re.MULTILINE) if part.strip()]


def minutes(lesson: Path) -> int:
    """How long a lesson takes, from its header; all of them together on a page that joins several."""
    header = metadata(lesson)
    joined = (minutes(lesson.parent / name) for name in header.get("joins", ()))
    return int((header.get("lesson") or {}).get("minutes", 0)) or sum(joined)


def timed(lesson: Path, text: str) -> str:
    """A text with the minutes: on the home page behind each lesson, in a lesson below its title."""
    if lesson == HOME:
        return re.sub(r"\[[^\]]+\]\(([^)#:]+\.md)\)", lambda link: link[0] + _minutes_behind(Path(link[1])), text)
    title = re.match(r"# .+$", text, re.MULTILINE)
    if not title or not (count := minutes(lesson)):
        return text
    return f"{title[0]}\n\n*About {count} minutes, and more if there is time*{text[title.end() :]}"


def _minutes_behind(lesson: Path) -> str:
    count = minutes(lesson) if (LESSONS / lesson).exists() else 0
    return f"\u00a0{count}\u00a0min" if count else ""


def parts(cell: Source, *, in_screens: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """The text of a cell, or of each of its screens, with its metadata; tables and graphs stand beside."""
    data = dict(cell.metadata)
    if cell.cell_type == "code":
        if in_screens and BESIDE.search(cell.source):
            data["tags"] = [*data.get("tags", []), "beside"]
        yield cell.source, data
    else:
        for text in screens(cell.source) if in_screens and not data else [cell.source]:
            yield notebook_link(text), data


def start(taken: set[str], text: str) -> dict[str, Any]:
    """How a lesson is started where its code is in view; pages and paper leave this out."""
    data = {"tags": ["lab"]}
    return {"cell_type": "markdown", "id": cell_id("markdown", text, taken), "metadata": data, "source": [text]}


def drawing(html: str) -> str:
    """The first graph or number line of a page, as an image that needs nothing else; else the cards of its question.

    Its words for those who do not see it are cut down to what it is: they would tell what is asked.
    """
    found = DRAWING.search(html)
    if not found:
        return tokens(html)
    end, depth = found.start(), 0
    for tag in re.finditer(r"<(/?)svg\b", html[found.start() :]):
        depth += -1 if tag[1] else 1
        end = found.start() + tag.end() + 1
        if not depth:
            break
    svg = html[found.start() : end]
    is_graph = found[1] == "graph-svg"
    said = re.search(r'aria-label="([^"]*)"', svg)
    name = said[1].partition(". ")[0] if said else "A picture"
    svg = re.sub(
        r' aria-label="[^"]*"| data-[a-z]+="[^"]*"|<title>.*?</title>|<desc>.*?</desc>', "", svg, flags=re.DOTALL
    )
    sheet = (
        re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", picture_styles(), flags=re.DOTALL)) if is_graph else LINE_STYLES
    )
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    svg = svg.replace(">", f"><style>{sheet}</style>{paper}", 1).replace(
        "<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1
    )
    return image(svg, name, 420 if is_graph else 560)


def image(svg: str, name: str, width: int) -> str:
    """A drawing as an image that needs nothing else."""
    kept = quote(svg, safe=" =:/;,()+.-!*@?[]{}'$&|~")
    return f'<img alt="{name}" width="{width}" src="data:image/svg+xml,{escape(kept)}">'


def tokens(html: str) -> str:
    """The cards and dice that a question shows before it is answered, each as a box with what it says."""
    question = re.split('class="mg-controls"|data-key="explorer"', html.partition("<legend>")[2])[0]
    x, y, high, boxes = 2, 2, 0, ""
    for named, text in TOKEN.findall(question):
        parts = re.split(r", |\. ", unescape(named or text).strip(". "))
        lines = [line for part in parts for line in wrap(part, 40)]
        wide, tall = 16 + max(22, *(8 * len(one) for one in lines)), 16 + 18 * len(lines)
        if x + wide > TOKENS_WIDE:
            x, y, high = 2, y + high + 8, 0
        boxes += f'<rect x="{x}" y="{y}" width="{wide}" height="{tall}" rx="6" fill="#fff" stroke="#5a6b7b"/>'
        for number, one in enumerate(lines):
            boxes += f'<text x="{x + wide // 2}" y="{y + 21 + 18 * number}">{escape(one, quote=False)}</text>'
        x, high = x + wide + 8, max(high, tall)
    if not boxes:
        return ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TOKENS_WIDE} {y + high + 2}"'
    return image(
        f'{head} fill="#17212b" font-family="system-ui,sans-serif" font-size="14" text-anchor="middle">{boxes}</svg>',
        "The cards of the question" if "mg-card" in question else "The dice of the question",
        TOKENS_WIDE,
    )


def twin(page: Page) -> str:
    """What stands in a cell before it is run: no answer, no hint, no card of a hand."""
    if isinstance(page, GraphPage) and page.waits():
        return ""
    words = plain_text(page.question.prompt) if isinstance(page, (Checkpoint, Prediction)) else ""
    if part := re.search(r'<p class="mg-introduction">([^<]*)', page.html):
        words = part[1]
    return (f"<p>{escape(words, quote=False)}</p>\n" if words else "") + drawing(page.html)


def twins(lesson: Path) -> Iterator[str]:
    """The twin of each code cell of a lesson, empty where it has none. The lesson is asked anew, not the one in use."""
    names: dict[str, Any] = {"__name__": "__main__"}
    has_twins = is_lesson(lesson)
    for cell in read(lesson):
        if cell.cell_type != "code":
            continue
        found = ""
        if TWINS.match(cell.source) and "lesson" in names:
            found = twin(shown(cell.source, names))
        elif cell.source.startswith("from ") and has_twins:
            shown(cell.source, names)
            used = names.get("lesson")
            if used is not None:
                names["lesson"] = replace(used if isinstance(used, Lesson) else used.LESSON)
        yield found


def output(html: str) -> dict[str, Any]:
    """A twin, as a notebook saves it."""
    data = {"text/html": html.splitlines(keepends=True), "text/plain": ["Run the notebook to use this."]}
    return {"output_type": "display_data", "data": data, "metadata": {"mathgames": {"twin": True}}}


def cells(lesson: Path) -> Iterator[dict[str, Any]]:
    """The cells of a lesson, without outputs."""
    taken: set[str] = set()
    is_folded, has_twins = bool(told(lesson)), is_lesson(lesson)
    is_started = not has_twins
    saved = twins(lesson)
    for cell in read(lesson):
        if cell.cell_type == "markdown":
            cell = replace(cell, source=timed(lesson, cell.source))
        for source, data in parts(cell, in_screens=is_folded):
            if cell.cell_type == "code" and not is_started:
                is_started = True
                yield start(taken, START + FOLDED * is_folded)
            if cell.cell_type == "code" and is_folded:
                data = {"jupyter": {"source_hidden": True}, "scrolled": False, **data}
            built: dict[str, Any] = {
                "cell_type": cell.cell_type,
                "id": cell_id(cell.cell_type, source, taken),
                "metadata": data,
                "source": source.splitlines(keepends=True),
            }
            if cell.cell_type == "code":
                html = next(saved)
                built |= {"execution_count": 0 if html else None, "outputs": [output(html)] if html else []}
            yield built


def pages(lesson: Path, named: dict[Path, str]) -> list[dict[str, str]]:
    """What the page header links to: home, where all games are, and the pages of the same game, seen from this one."""
    here = lesson.parent
    return [
        {
            "href": Path(os.path.relpath(path.with_suffix(".ipynb"), here)).as_posix(),
            "title": metadata(path).get("tab", title),
        }
        for path, title in sorted(named.items(), key=lambda one: (one[0] != HOME, one[0].name == TYPING.name, one[1]))
        if path == HOME or path.parent == here
    ]


def told(lesson: Path) -> dict[str, Any]:
    """What the header says of a lesson in screens: its minutes."""
    header = metadata(lesson).get("lesson")
    return {"lesson": dict(header)} if header else {}


def is_lesson(lesson: Path) -> bool:
    """Whether a page is a lesson: in screens, or several of them on one page."""
    return bool(told(lesson) or metadata(lesson).get("joins"))


TEMPLATE = "mathgames"
"""The look of a page where someone starts Voilà by itself; its own asks other servers for icons."""


def notebook(lesson: Path, named: dict[Path, str]) -> str:
    """The text of the notebook file."""
    content = {
        "cells": list(cells(lesson)),
        "metadata": {
            "kernelspec": KERNEL,
            "language_info": {"name": "python"},
            "mathgames": {"pages": pages(lesson, named)} | told(lesson),
            "title": named[lesson],
            "voila": {"template": TEMPLATE},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def pictures() -> dict[Path, str]:
    """The pictures of the lessons, by their path; all are SVG, which is text."""
    return {path.relative_to(LESSONS): path.read_text(encoding="utf-8") for path in sorted(LESSONS.rglob("*.svg"))}


def build() -> dict[Path, str]:
    """Every notebook and picture, by its path below notebooks/."""
    named = titles(lessons())
    for lesson in named:
        show_only_what_is_here(lesson)
    return {lesson.with_suffix(".ipynb"): notebook(lesson, named) for lesson in named} | pictures()


def differences(built: dict[Path, str]) -> list[str]:
    """One sentence for each file in notebooks/ that is not what the lessons say."""
    on_disk = {path.relative_to(NOTEBOOKS) for path in NOTEBOOKS.rglob("*") if path.is_file()}
    on_disk = {path for path in on_disk if ".ipynb_checkpoints" not in path.parts}
    stale = [
        f"notebooks/{path.as_posix()} is out of date."
        for path, text in built.items()
        if path in on_disk and (NOTEBOOKS / path).read_text(encoding="utf-8") != text
    ]
    missing = [f"notebooks/{path.as_posix()} is missing." for path in built if path not in on_disk]
    orphans = [f"notebooks/{path.as_posix()} has no lesson." for path in sorted(on_disk - built.keys())]
    return stale + missing + orphans


def write(built: dict[Path, str]) -> None:
    """Write the files that differ; leave the others untouched."""
    for path, text in built.items():
        target = NOTEBOOKS / path
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """The command line; 1 when `--check` finds something out of date, or a lesson is wrong."""
    parser = argparse.ArgumentParser(description="Build the notebooks from the lessons.")
    parser.add_argument("--check", action="store_true", help="only say which notebooks are out of date")
    check = parser.parse_args(arguments).check
    try:
        built = build()
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    if not check:
        write(built)
        return 0
    found = differences(built)
    for line in found:
        print(line, "Run: python lessons/build.py")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
