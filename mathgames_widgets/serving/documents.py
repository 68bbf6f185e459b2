"""The documents of a clone as pages of the site of files: what stands in docs/, and in docstrings. Runs nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import TYPE_CHECKING

from mathgames_widgets.serving import places

if TYPE_CHECKING:
    from nbformat import NotebookNode

DOCS = places.CLONE / "docs"
ROOMS = ("core", "maths", "page", "table", "questions", "games", "carriers", "classroom")
"""The rooms of the package whose docstrings are shown."""

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
EXAMPLE = """from mathgames_widgets.maths.rational.function import RationalFunction

RationalFunction.parse("(x - 2)(x + 1) / ((x - 2)(x + 3))")"""
LIVE = re.compile(r"<!-- live -->\n(?:[^\n]+\n\n)?```python\n(.*?)\n```\n?", re.DOTALL)
"""Code that a page of the site shows as what it makes, with the line above it that says so."""
GROUPS = {
    "Rules": "rules",
    "Teaching": "teaching",
    "What answers are told": "answers",
    "Serving, changing, adding": ".",
}
"""The folders of documents, by what stands over them."""


def here() -> bool:
    """Whether there are documents: in a clone there are, in an installed package not."""
    return DOCS.is_dir()


def pages() -> Iterator[tuple[str, NotebookNode]]:
    """Every page of the documentation, by its path on the site, as a notebook of one text."""
    texts = {file.relative_to(places.CLONE).as_posix(): file for file in sorted(DOCS.rglob("*.md"))}
    rooms = dict(_rooms())
    known = {path: page_name(path) for path in texts}
    for name in places.lessons():
        known |= {f"lessons/{name}.md": f"{name}.html", f"notebooks/{name}.ipynb": f"{name}.html"}
    named = {path: _title(file.read_text(encoding="utf-8")) for path, file in texts.items()}
    folders = [path for path in rooms if (places.PACKAGE / _stem(path).replace(".", "/")).is_dir()]
    yield notebook("docs/index.ipynb", "Documentation", _contents(named, folders))
    for path, file in texts.items():
        if not page_name(path).startswith("docs/"):
            continue  # notes for teachers are among the lessons
        text = turned(file.read_text(encoding="utf-8"), path, known)
        yield notebook(path.replace(".md", ".ipynb"), named[path], text)
    for path, text in rooms.items():
        yield notebook(path, _title(text), text)


def page_name(path: str) -> str:
    """Where a document stands on the site; notes for teachers, and how to type, stand among the lessons.

    >>> page_name("docs/rules/byorf.md"), page_name("docs/teaching/byorf.md"), page_name("docs/typing.md")
    ('docs/rules/byorf.html', 'teaching/byorf.html', 'teaching/typing.html')
    """
    path = "docs/teaching/typing.md" if path == "docs/typing.md" else path
    return path.removesuffix(".md").replace("docs/teaching/", "teaching/") + ".html"


def notebook(path: str, title: str, text: str) -> tuple[str, NotebookNode]:
    """A page with a text and, between its parts, what a browser runs.

    >>> _, made = notebook("docs/a.ipynb", "A", "# A\\n\\n<!-- live -->\\n```python\\n6 * 7\\n```\\n\\nb")
    >>> [(cell.cell_type, cell.source.strip()) for cell in made.cells]
    [('markdown', '# A'), ('code', '6 * 7'), ('markdown', 'b')]
    """
    from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

    parts = LIVE.split(text)  # text and code in turn
    cells = [(new_code_cell if n % 2 else new_markdown_cell)(part) for n, part in enumerate(parts) if part.strip()]
    up = "../" * path.count("/")
    links = [("Math games", "index.html"), ("Documentation", "docs/index.html")]
    links += [] if title == "Documentation" else [(title, path.replace(".ipynb", ".html"))]
    told = {"pages": [{"title": name, "href": up + where} for name, where in links]}
    return path, new_notebook(cells=cells, metadata={"title": title, "mathgames": told})


def turned(text: str, path: str, known: dict[str, str]) -> str:
    """A document with its links turned towards pages of the site; what is no page is only named.

    >>> turned("[a](../house.md#x) [b](#y) [c](../../LICENSE)", "docs/rules/a.md", {"docs/house.md": "docs/house.html"})
    '[a](../house.html#x) [b](#y) c'
    """

    def link(match: re.Match[str]) -> str:
        words, where, anchor = match[1], match[2], match[3] or ""
        if not where or ":" in where:
            return match[0]
        target = known.get(normpath(f"{PurePosixPath(path).parent}/{where}"))
        return f"[{words}]({relpath(target, PurePosixPath(path).parent)}{anchor})" if target else words

    return LINK.sub(link, text)


def _title(text: str) -> str:
    return text.partition("\n")[0].lstrip("# ").replace("`", "")


def _contents(named: dict[str, str], rooms: list[str]) -> str:
    lines = [
        "# Documentation",
        "",
        "What each game's rules say, how to teach and to serve, and how the house is built.",
    ]
    for heading, folder in GROUPS.items():
        lines += ["", f"## {heading}", ""]
        inside = [path for path in named if PurePosixPath(path).parent == PurePosixPath("docs", folder)]
        lines += [f"- [{named[path]}]({relpath(page_name(path), 'docs')})" for path in inside]
    lines += ["", "## In Python", "", "Every room of the package, from its docstrings: "]
    for room in ROOMS:
        names = [name for name in map(_stem, rooms) if name == room or name.startswith(f"{room}.")]
        lines += ["", "- " + " · ".join(f"[{name}](api/{name}.html)" for name in names)] if names else []
    lines += ["", "A function at the end of a cell is its graph. This one can be dragged, zoomed and traced:", ""]
    return "\n".join([*lines, "```python", EXAMPLE, "```", "", "<!-- live -->", "```python", EXAMPLE, "```"])


def _stem(path: str) -> str:
    return PurePosixPath(path).stem


# ── what stands in docstrings ─────────────────────────────────────────────────────────────────────────────────────────


LONGEST = 400
"""Lines of a page of docstrings; as many are some 10,000 pixels high."""


def _rooms() -> Iterator[tuple[str, str]]:
    """A page for each folder of the rooms; where that would be too long, one for each module, and a list of them."""
    for room in ROOMS:
        top = places.PACKAGE / room
        for folder in [top, *sorted(path for path in top.rglob("*") if path.is_dir())]:
            name = ".".join(folder.relative_to(places.PACKAGE).parts)
            modules = dict(_modules(sorted(folder.glob("*.py"))))
            whole = "\n\n".join([f"# mathgames_widgets.{name}", *modules.values()])
            if modules and whole.count("\n") <= LONGEST:
                yield f"docs/api/{name}.ipynb", whole
            elif modules:
                yield from _one_by_one(name, modules)


def _one_by_one(name: str, modules: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The page that lists the modules of a folder, and a page for each of them."""
    own = modules.pop(name, "").partition("\n")[2]
    lines = [f"- [{module}]({module}.html): {_first_sentence(text)}" for module, text in modules.items()]
    yield f"docs/api/{name}.ipynb", "\n\n".join([f"# mathgames_widgets.{name}", own.strip(), "\n".join(lines)])
    for module, text in modules.items():
        below = text.partition("\n")[2].replace("\n### ", "\n## ").replace("\n#### ", "\n### ")
        head = f"# mathgames_widgets.{module}\n\nA part of [mathgames_widgets.{name}]({name}.html)."
        yield f"docs/api/{module}.ipynb", f"{head}\n{below}"


def _first_sentence(text: str) -> str:
    """How the docstring of a module begins.

    >>> _first_sentence("## core.rng\\n\\nSeeds, and\\nchance. Both are values.")
    'Seeds, and chance.'
    """
    summary = " ".join(text.partition("\n\n")[2].partition("\n\n")[0].split())
    return re.split(r"(?<=[.])(?= |$)", summary)[0] if not summary.startswith("#") else ""


def _modules(files: list[Path]) -> Iterator[tuple[str, str]]:
    """The name of each module, and what its docstrings say, below its name."""
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        parts = [*_things(tree)]
        said = ast.get_docstring(tree)
        if said or parts:
            name = ".".join(file.relative_to(places.PACKAGE).with_suffix("").parts).removesuffix(".__init__")
            yield name, "\n\n".join([f"## {name}", *([_prose(said)] if said else []), *parts])


def _things(tree: ast.Module | ast.ClassDef) -> Iterator[str]:
    """What has a docstring and a public name: a heading with what it takes, and the docstring."""
    level = "###" if isinstance(tree, ast.Module) else "####"
    for statement in tree.body:
        if not isinstance(statement, ast.ClassDef | ast.FunctionDef) or statement.name.startswith("_"):
            continue
        if said := ast.get_docstring(statement):
            yield f"{level} `{_signature(statement)}`\n\n{_prose(said)}"
            if isinstance(statement, ast.ClassDef):
                yield from _things(statement)


def _signature(definition: ast.ClassDef | ast.FunctionDef) -> str:
    if isinstance(definition, ast.ClassDef):
        return f"class {definition.name}"
    if any(isinstance(by, ast.Name) and "property" in by.id for by in definition.decorator_list):
        return definition.name
    gives = f" → {ast.unparse(definition.returns)}" if definition.returns else ""
    return f"{definition.name}({ast.unparse(definition.args)}){gives}".replace("self, ", "").replace("(self)", "()")


def _prose(prose: str) -> str:
    """A docstring with its examples as blocks of code."""
    blocks = re.split(r"\n\s*\n", prose)
    return "\n\n".join(f"```python\n{block}\n```" if block.lstrip().startswith(">>>") else block for block in blocks)
