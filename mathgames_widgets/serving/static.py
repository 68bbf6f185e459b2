"""`mathgames static`: the whole site as plain files. Any web server will do, since Python runs in the browser."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import tarfile
import zipfile
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Any

from jinja2 import pass_context
from jinja2.runtime import Context
from nbconvert.exporters import HTMLExporter, TemplateExporter
from nbconvert.filters.highlight import Highlight2HTML
from nbformat import NotebookNode
from nbformat.v4 import new_output

from mathgames_widgets import __version__, games
from mathgames_widgets.carriers.socket import SHOWN, drawn_early
from mathgames_widgets.carriers.worker import linked
from mathgames_widgets.core.messages import room
from mathgames_widgets.page import paper
from mathgames_widgets.page.assets import script, styles
from mathgames_widgets.page.html import Raw, div, el
from mathgames_widgets.page.page import Page
from mathgames_widgets.page.scripts import words_of_site, words_without_network
from mathgames_widgets.questions.cells import Cells, as_html
from mathgames_widgets.serving import contents, documents, lite, places, sheets
from mathgames_widgets.serving.algebra import typeset

say = room(__name__)

PYODIDE = "314.0.6"
NPM = {f"pyodide-{PYODIDE}.tgz": "d78ac549b28a2a58600cd06f44e017024151775f8c6b2d73fab1475400d38ea2"}
"""What is fetched, and the only contents that are taken."""

CARRIERS = places.PACKAGE / "carriers"
LOOKS = places.template() / "static"
TEMPLATES = places.jupyter_data() / "nbconvert" / "templates"

NOT_IN_NOTEBOOKS = ("serving", "share", "notebooks")
STAYS_HERE = (*NOT_IN_NOTEBOOKS, "classroom", "carriers/notebook.py")
"""What of the package a browser never needs."""

STAYS_OUT = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|ensurepip|http|idlelib|multiprocessing|pydoc_data|sqlite3|tkinter|tomllib|unittest|venv)/"
    r"|(wsgiref|xml|xmlrpc|zoneinfo)/|asyncio/(proactor|windows)_|concurrent/futures/process|logging/(config|handlers)"
    r"|(_aix_support|_android_support|_apple_support|_ios_support|_osx_support|_pydatetime|_pyio|argparse|bdb|cProfile|cmd"
    r"|compileall|doctest|filecmp|fileinput|ftplib|imaplib|mailbox|modulefinder|netrc|optparse|pdb|pickletools"
    r"|plistlib|poplib|profile|pstats|pyclbr|pydoc|rlcompleter|shelve|smtplib|socketserver|symtable|tabnanny|timeit|trace"
    r"|tracemalloc|turtle|uuid|wave|webbrowser|zipapp)\.py$"
    r"|encodings/(big5|cp(?!437)|euc|gb|hp_|hz|iso|johab|koi8|kz|mac_|palmos|ptcp|shift_jis|tis)"
)
"""What of Python's library a browser never needs."""

POLICY = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; worker-src 'self' blob:; "
    "connect-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""Where a page may load from and send to: nothing but what lies beside it."""

SCRIPTS = ("host.js", "stage.js", "worker.js")
"""What a page with Python loads besides the parts of Python."""

OWN_SCRIPTS = ("host.js", "worker.js", "site.js", "copy.js", "search.js")
"""What the site has besides the scripts of the tables."""

SHEETS = ("page.css", "sheet.css", "site.css", "tables.css")
"""What a page wears, in this order."""

PRINTED = """# To print

Cards to cut out, the rules on a page, boards and score sheets, worksheets and exit tickets with their keys.
Print at 100%, not fitted to the page; decks on both sides, turned over on the long edge.

The problems are those of the seed `FERN-42`. Another seed has other numbers:
`mathgames print byorf/worksheet --seed OAK-7`.
"""

DESK = """
- **[To print](print.html)** All decks, boards, worksheets and exit tickets, ready for A4 and Letter.
"""
"""What the teacher's desk has besides on the site."""

CONTENTS = "<!-- contents -->"
"""Where the contents of a page come to stand."""

WORDS_OF_CODE = 120
"""Letters below a heading that a search looks through where docstrings are shown."""

SCRIPT_END = re.compile("</", re.IGNORECASE)

Say = Callable[[str], None]


class CannotBuild(Exception):
    """The site cannot be written; the message is one sentence that says what would help."""


# ── what comes from elsewhere ─────────────────────────────────────────────────────────────────────────────────────


def cache() -> Path:
    """Where what was fetched once is kept."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path("~/.cache").expanduser()
    return Path(base) / "mathgames_widgets"


def put(kept: Path, data: bytes) -> bytes:
    """Write a file of the cache in one go, as others may be reading it."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=kept.parent, delete=False) as fresh:
        fresh.write(data)
    os.replace(fresh.name, kept)
    return data


def once(name: str, source: bytes, make: Callable[[bytes], bytes]) -> bytes:
    """What is made of these bytes, kept under this name until it is made of others."""
    kept = cache() / f"{name}-{hashlib.sha256(source).hexdigest()[:16]}"
    with suppress(OSError):
        return kept.read_bytes()
    for old in cache().glob(f"{name}-*"):
        old.unlink(missing_ok=True)
    return put(kept, make(source))


def pyodide() -> dict[str, bytes]:
    """The files of Python for browsers, by name. Raises CannotBuild where they cannot be had."""
    if lite.missing(cache(), NPM, ["npm", "pack", "--silent", f"pyodide@{PYODIDE}", "--pack-destination"]):
        raise CannotBuild(
            f"Python for browsers (the npm package pyodide {PYODIDE}) cannot be fetched; "
            "install Node with npm and check the connection, then try again."
        )
    with tarfile.open(cache() / next(iter(NPM))) as packed:
        read = {Path(member.name).name: packed.extractfile(member) for member in packed.getmembers() if member.isfile()}
        return {name: file.read() for name, file in read.items() if file is not None}


# ── the package ───────────────────────────────────────────────────────────────────────────────────────────────────


def zipped(files: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip file, byte for byte the same each time."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", compresslevel=9) as packed:
        for name, data in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, method)
    return target.getvalue()


def unzipped(data: bytes) -> dict[str, bytes]:
    """The files in a zip file, without the folders."""
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return {name: packed.read(name) for name in packed.namelist() if not name.endswith("/")}


def sources(kinds: Iterable[str], stays: Iterable[str]) -> dict[str, bytes]:
    """The files of these kinds in the package, by their path in a wheel, without the rooms that stay here."""
    top = places.PACKAGE
    files = {file.relative_to(top).as_posix(): file for kind in kinds for file in top.rglob(f"*.{kind}")}
    return {
        f"{top.name}/{path}": file.read_bytes()
        for path, file in files.items()
        if not any(path == stay or path.startswith(f"{stay}/") for stay in stays)
    }


def wheel(*, for_notebooks: bool = False) -> bytes:
    """The package as a wheel that needs nothing but Python, for a browser; for notebooks with what shows widgets."""
    kinds = ("py", "json", "txt", "ftl", "gz", *(("js", "css") if for_notebooks else ()))
    stays = NOT_IN_NOTEBOOKS if for_notebooks else STAYS_HERE
    info = f"mathgames_widgets-{__version__}.dist-info"
    described = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: mathgames_widgets\nVersion: {__version__}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: mathgames\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files = sources(kinds, stays) | {name: text.encode() for name, text in described.items()}
    files |= {} if for_notebooks else schedule()
    record = "".join(f"{name},,\n" for name in [*sorted(files), f"{info}/RECORD"])
    return zipped(files | {f"{info}/RECORD": record.encode()})


def schedule() -> dict[str, bytes]:
    """The package fsrs, without what trains it. It takes one name from typing_extensions, which Python has by now."""
    spec = find_spec("fsrs")
    home = Path(spec.origin).parent if spec is not None and spec.origin else None
    if home is None:
        raise CannotBuild("The package fsrs is not installed; install mathgames_widgets again.")
    files = {f"fsrs/{file.name}": file.read_bytes() for file in home.glob("*.py") if file.name != "optimizer.py"}
    return files | {"typing_extensions.py": b"from typing import Self\n"}


def library(python: Mapping[str, bytes]) -> bytes:
    """Python's library without what no page can use, such as mail, debuggers and the alphabets of other systems."""
    files = unzipped(python["python_stdlib.zip"])
    return zipped({name: data for name, data in files.items() if not STAYS_OUT.match(name)})


def compiled(zips: Mapping[str, bytes], python: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same zip files with bytecode of the browser's Python, which starts in half the time. Needs Node.

    What is inside is stored as it is: a zip file is compressed as one, which makes it smaller. Bytecode is kept, so
    only files that have changed are compiled again. Without Node the sources stay.
    """
    files = {name: unzipped(data) for name, data in zips.items()}
    made = bytecode({path: data for inside in files.values() for path, data in inside.items()}, python)
    return {
        name: zipped(dict(made.get(path, (path, data)) for path, data in inside.items()), zipfile.ZIP_STORED)
        for name, inside in files.items()
    }


def bytecode(files: Mapping[str, bytes], python: Mapping[str, bytes]) -> dict[str, tuple[str, bytes]]:
    """The bytecode of each file of Python: its path and what is in it, by the path of the source."""
    kept = cache() / f"bytecode-{PYODIDE}.zip"
    try:
        known = unzipped(kept.read_bytes())
    except (OSError, zipfile.BadZipFile):
        known = {}
    names = {path: f"{path} {hashlib.sha256(data).hexdigest()}" for path, data in files.items() if path.endswith(".py")}
    if lacking := {path: files[path] for path, name in names.items() if name not in known}:
        known |= {names[path.removesuffix("c")]: data for path, data in compiled_now(lacking, python).items()}
        put(kept, zipped({name: known[name] for name in names.values() if name in known}, zipfile.ZIP_STORED))
    return {path: (f"{path}c", known[name]) for path, name in names.items() if name in known}


def compiled_now(files: Mapping[str, bytes], python: Mapping[str, bytes]) -> dict[str, bytes]:
    """The bytecode of these files by its path, made by the browser's Python in Node; nothing without Node."""
    with TemporaryDirectory() as folder:
        here = Path(folder)
        for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
            (here / name).write_bytes(python[name])
        (here / "files.zip").write_bytes(zipped(files, zipfile.ZIP_STORED))
        shutil.copy(CARRIERS / "compile.mjs", here)
        try:
            subprocess.run(["node", "compile.mjs", "files.zip"], cwd=here, check=True, capture_output=True, timeout=600)
        except (OSError, subprocess.SubprocessError):
            return {}
        return unzipped((here / "files.zip").read_bytes())


# ── the files of the site ─────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Folder:
    """What has been written, by its path below the folder."""

    root: Path
    written: dict[str, int]
    found: list[tuple[str, str, list[tuple[str, str, str]]]] = field(default_factory=list)
    """What a search looks through."""

    def write(self, path: str, data: bytes) -> str:
        """Write a file."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        self.written[path] = len(data)
        return path

    def named(self, name: str, data: bytes) -> str:
        """Write a file whose name says what is in it, so that browsers may keep it."""
        stem, dot, kind = name.partition(".")
        return self.write(f"static/{stem}-{hashlib.sha256(data).hexdigest()[:10]}{dot}{kind}", data)

    def packed(self, name: str, data: bytes) -> str:
        """The same, compressed by us, since many a simple server does not."""
        return self.named(f"{name}.packed", once(f"made.{name}", data, lambda data: gzip.compress(data, 9, mtime=0)))


@dataclass(frozen=True)
class Shared:
    """What all pages share: the paths of scripts and styles by their names, and those of the parts of Python."""

    files: Mapping[str, str]
    parts: Mapping[str, str]
    first: int
    """Bytes that are loaded before a table answers for the first time."""
    whole: str
    """The path of the script that brings all of it to a page that was opened from a folder, without a web server."""
    lab: bool = False
    """Whether JupyterLite lies beside the pages."""


def shared_files(folder: Folder, tell: Say) -> Shared:
    """Write what all pages share. Raises CannotBuild where Python for browsers cannot be had."""
    tell(say("fetching"))
    python = pyodide()
    tell(say("compiling"))
    zips = compiled({"mathgames.zip": wheel(), "library.zip": library(python)}, python)
    files = scripts_and_sheets(folder)
    parts = {
        "pyodide": folder.packed("pyodide.mjs", python["pyodide.mjs"]),
        "glue": folder.packed("pyodide.asm.mjs", python["pyodide.asm.mjs"]),
        "wasm": folder.packed("pyodide.asm.wasm", python["pyodide.asm.wasm"]),
        "library": folder.packed("library.zip", zips["library.zip"]),
        "package": folder.packed("mathgames.zip", zips["mathgames.zip"]),
    }
    first = sum(folder.written[path] for path in parts.values())
    needed = {path: (folder.root / path).read_bytes() for path in [*map(files.get, SCRIPTS), *parts.values()] if path}
    packed = {Path(path).name: b64encode(data).decode() for path, data in needed.items()}
    whole = f"startFrom({json.dumps(packed, indent=0)});\n".encode()
    return Shared(files, parts, first, folder.write(f"folder/{hashlib.sha256(whole).hexdigest()[:10]}.js", whole))


def scripts_and_sheets(folder: Folder) -> dict[str, str]:
    """Write the scripts, styles and icons that all pages share: the path of each by its name."""
    texts = {name: text.encode() for name, text in (("stage.js", script()), ("tables.css", styles()))}
    texts |= {
        name: (CARRIERS / name).read_bytes() for name in ("host.js", "worker.js", "site.js", "copy.js", "search.js")
    }
    for name in ("worker.js", "search.js"):  # from a folder they can be no modules
        texts[name] = texts[name].replace(b"export {};", b"")
    texts |= {name: (LOOKS / name).read_bytes() for name in ("page.css", "steps.js", "early.js", "icon.svg")}
    texts |= {file.name: file.read_bytes() for file in TEMPLATES.glob("mathgames*/static/*.css")}
    files = {name: folder.named(name, data) for name, data in texts.items() if name != "icon.svg"}
    folder.write("static/icon.svg", texts["icon.svg"])
    folder.write("static/icon.png", (LOOKS / "icon.png").read_bytes())
    return files


# ── the pages ─────────────────────────────────────────────────────────────────────────────────────────────────────


class SitePage(HTMLExporter):
    """A page of the site."""

    def from_notebook_node(
        self, nb: NotebookNode, resources: dict[str, Any] | None = None, **options: Any
    ) -> tuple[str, dict[str, Any]]:
        """The page and what came with it, as the template makes it.

        nbconvert would read it once more, which takes as long as making it, and let the keyboard stop at every text.
        """
        self.register_filter("highlight_code", Highlight2HTML(parent=self))
        made: tuple[str, dict[str, Any]] = TemplateExporter.from_notebook_node(
            self, nb, self._init_resources(resources), **options
        )
        return made

    @pass_context
    def markdown2html(self, context: Context, source: str) -> str:
        """A text with its headings marked, so that those which a table draws are left alone."""
        return typeset(contents.marked(super().markdown2html(context, source)))


@lru_cache
def exporter() -> SitePage:
    """Makes the pages, one after the other."""
    ours = {"template_name": "mathgames_site", "extra_template_basedirs": [str(TEMPLATES)]}
    return SitePage(**ours, exclude_input=True, exclude_output_prompt=True, exclude_anchor_links=True)


def in_script(value: Any) -> str:
    """JSON that can stand in a script element.

    >>> "</script>" in in_script("</script>")
    False
    """
    return SCRIPT_END.sub(r"<\\/", json.dumps(value, ensure_ascii=False))


def drawn(cells: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """What each cell shows, by its name."""
    named = tuple(cells)
    values = zip([name for name, _ in named], Cells(source for _, source in named).values(), strict=True)
    return {name: value for name, value in values if value is not None}


def place(name: str, page: Page, again: Page) -> str:
    """Where a page stands: as it is drawn now, to be seen before Python is there, and what the scripts need to know.

    One that is drawn differently each time, such as a puzzle, is only looked at until then.
    """
    state = {what: getattr(page, what) for what in SHOWN if what not in ("html", "frames")}
    told = el("script")(Raw(in_script(state)), type="application/json") if page.html == again.html else None
    return str(div(drawn_early(page), told, data_cell=name, inert=told is None))


def with_results(notebook: NotebookNode) -> tuple[NotebookNode, list[tuple[str, str]]]:
    """The notebook with what its cells show, and the cells that a browser has to run."""
    code = [(f"c{number}", cell) for number, cell in enumerate(notebook.cells) if cell.cell_type == "code"]
    cells = [(name, cell.source) for name, cell in code]
    values, again = drawn(cells), drawn(cells)
    for name, cell in code:
        value = values.get(name)
        html = place(name, value, again[name]) if isinstance(value, Page) else as_html(value)
        cell.outputs = [new_output("display_data", {"text/html": html})] if html else []
    return notebook, cells


def page_of(path: str, notebook: NotebookNode, shared: Shared, folder: Folder) -> None:
    """Write one page."""
    done, cells = with_results(notebook)
    up = "../" * path.count("/")
    told, waits = None, path.startswith("docs/")
    if cells:
        told = in_script(
            {
                "stage": up + shared.files["stage.js"],
                "worker": up + shared.files["worker.js"],
                "parts": {name: up + part for name, part in shared.parts.items()},
                "total": shared.first,
                "waits": waits,
                "cells": cells,
            }
        )
    pages = done.metadata.get("mathgames", {}).get("pages", [])
    if documents.here() and not path.startswith("docs/"):
        pages = [*pages, {"title": say("documentation"), "href": f"{up}docs/index.html"}]
    if path == "teaching/desk.ipynb":
        done.cells[0].source += DESK
    if shared.lab and cells and not path.startswith("docs/"):
        there = path.replace(".ipynb", "%2Eipynb")  # no link to a page
        pages = [*pages, {"title": say("open-as-notebook"), "href": f"{up}lab/notebooks/index.html?path={there}"}]
    site = {
        "pages": pages,
        "is_document": path.startswith(("docs/", "teaching/")),
        "policy": POLICY,
        "up": up,
        "sheets": [shared.files[name] for name in SHEETS],
        "script": shared.files["site.js"],
        "early": shared.files["early.js"],
        "steps": shared.files["steps.js"],
        "host": shared.files["host.js"],
        "copying": shared.files["copy.js"],
        "searching": shared.files["search.js"],
        "waits": waits,
        "whole": shared.whole,
        "words": words_of_site(),
        "told_words": in_script(words_of_site()),
        "told": told,
    }
    html, _ = exporter().from_notebook_node(
        done,
        resources={"mathgames_site": site, "metadata": {"name": path, "path": str(places.notebooks() / path / "..")}},
    )
    html, headings = contents.named(html, is_document=bool(site["is_document"]))
    address = path.replace(".ipynb", ".html")
    sections = [*contents.sections(html, headings)]
    if path.startswith("docs/api/"):  # names, and what their docstrings begin with
        sections = [(name, words.partition("(")[0], text[:WORDS_OF_CODE]) for name, words, text in sections]
    folder.found.append((address, done.metadata.get("title", path), sections))
    html = html.replace(CONTENTS, contents.beside(headings) if site["is_document"] else "", 1)
    folder.write(address, linked(html).encode())


def papers(folder: Folder, shared: Shared) -> NotebookNode:
    """Write what is printed and cut out; the page that links to it."""
    head = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n<link rel="icon" href="data:,">\n<title>'
    style = f"<style>{styles()}</style>"
    linked_style = f'<link rel="stylesheet" href="../../{shared.files["tables.css"]}">'
    lines = [PRINTED, "", "| game | A4 | Letter |", "|---|---|---|"]
    for game in games.NAMES:
        kinds = [kind for kind in sheets.kinds_of(sheets.Wanted(game)) if kind != "puzzles"]  # of which week?
        if not kinds:
            continue
        row = [str(getattr(games, game).TITLE)]
        for size in paper.PAPERS:
            links = []
            for kind in kinds:
                seed = "FERN-42" if kind in sheets.DRAWN else ""
                for file in sheets.files(f"{game}/{kind}", size=size, seed=seed):
                    html = file.html.replace(style, linked_style, 1)
                    path = folder.write(f"print/{size}/{file.name}.html", html.replace("<title>", head, 1).encode())
                    links.append(f"[{file.about}](../{path})")
            row.append(" · ".join(links))
        lines.append(f"| {' | '.join(row)} |")
    return documents.notebook("teaching/print.ipynb", say("to-print"), "\n".join(lines))[1]


def app(folder: Folder, pages: list[str]) -> None:
    """Write what lets the site be put on a home screen and opened without a network."""
    manifest = {
        "name": say("math-games"),
        "short_name": say("math-games"),
        "start_url": "index.html",
        "display": "standalone",
        "background_color": "#f7f5f0",
        "theme_color": "#1f5f8b",
        "icons": [
            {"src": "static/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "static/icon.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
            {"src": "static/icon.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
    }
    folder.write("app.webmanifest", json.dumps(manifest, indent=1).encode())
    kept = [path for path in folder.written if path.startswith("static/") or path.endswith((".svg", ".webmanifest"))]
    kept.append("search.js")
    files = {path: folder.written[path] for path in [*kept, *pages]}
    contents = b"".join(hashlib.sha256((folder.root / path).read_bytes()).digest() for path in files)
    told = {"version": hashlib.sha256(contents).hexdigest()[:10], "files": files, "words": words_without_network()}
    text = (CARRIERS / "offline.js").read_text(encoding="utf-8")
    folder.write("offline.js", f"self.told = {json.dumps(told)};\n{text.replace('export {};', '')}".encode())


def write_lab(folder: Folder) -> None:
    """Write JupyterLite with the same notebooks. Raises CannotBuild."""
    own = {f"mathgames_widgets-{__version__}-py3-none-any.whl": wheel(for_notebooks=True)}
    try:
        files = lite.lab(pyodide(), own, cache())
    except lite.NoLab as trouble:
        raise CannotBuild(str(trouble)) from trouble
    for path, data in files.items():
        folder.write(f"lab/{path}", data)


def build(root: Path, tell: Say, *, lab: bool = False) -> Iterator[str]:
    """Write the site into a folder; the path of each page when it is written. Raises CannotBuild."""
    root.mkdir(parents=True, exist_ok=True)
    if any(root.iterdir()) and not (root / "app.webmanifest").exists():
        raise CannotBuild(f"{root} holds other files; name a folder that is new or empty.")
    folder = Folder(root, {})
    shared = shared_files(folder, tell)
    if lab:
        tell(say("building-lite"))
        write_lab(folder)
        shared = replace(shared, lab=True)
    pages = []
    for path, notebook in places.notebooks_below(places.notebooks()):
        page_of(path, notebook, shared, folder)
        pages.append(path.replace(".ipynb", ".html"))
        yield pages[-1]
    page_of("teaching/print.ipynb", papers(folder, shared), shared, folder)
    pages.append("teaching/print.html")
    yield pages[-1]
    for path, document in documents.pages() if documents.here() else ():
        page_of(path, document, shared, folder)
        pages += [path.replace(".ipynb", ".html")] if not path.startswith("docs/api/") else []
        yield path.replace(".ipynb", ".html")
    for picture in sorted(places.notebooks().rglob("*.svg")):
        folder.write(picture.relative_to(places.notebooks()).as_posix(), picture.read_bytes())
    folder.write("search.js", contents.index(folder.found))
    app(folder, pages)
    total, first = (size / 1e6 for size in (sum(folder.written.values()), shared.first))
    pages = [path for path in folder.written if path.endswith(".html") and not path.startswith(("lab/", "print/"))]
    tell(say("site-written", pages=len(pages), files=len(folder.written), total=f"{total:.1f}", first=f"{first:.1f}"))
