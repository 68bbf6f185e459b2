"""`mathgames print`: a lesson as one HTML file, to be read without a server and to be printed.

The same page comes from Jupyter's own converter, as `jupyter nbconvert --to mathgames --execute lesson.ipynb`, and from
JupyterLab's menu File > Save and Export Notebook As. The file needs nothing from the net.
"""

from __future__ import annotations

import base64
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
from jinja2 import pass_context
from jupyter_client.kernelspec import NoSuchKernel
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, DeadKernelError
from nbconvert.exporters import HTMLExporter
from nbformat import NotebookNode, ValidationError
from nbformat.reader import NotJSONError
from traitlets import Bool

from mathgames_widgets.core.locales import locale_of
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.page import html as h
from mathgames_widgets.page.assets import styles
from mathgames_widgets.page.paper import PAPERS, at_page
from mathgames_widgets.serving import places
from mathgames_widgets.serving.algebra import typeset

say = room(__name__)

HTML = "text/html"
WIDGET = "application/vnd.jupyter.widget-view+json"
OWN_STYLES = re.compile(r"^<style>.*?</style>", re.DOTALL)
LOCAL_LINK = re.compile(r'<a href="(?![a-z]+:|#)[^"]*">(.*?)</a>', re.DOTALL)
PICTURE_ABOVE = re.compile(r'(?<=<img src=")\.\./(images/[\w/-]+\.svg)(?=")')
"""A picture beside a word: the converter leaves out what does not lie below the notebook."""
GLOSSARY = "<h2>Glossary</h2>"
HELP = re.compile(r'<details(?=>| class="mg-reason")')
"""A hint, an answer or a reason, still closed; the tables of a graph stay so."""

Progress = Callable[[int, int], None]
"""Told how many of how many cells have run."""


class CannotPrint(Exception):
    """A notebook that cannot be read or run to its end; the message is one sentence."""


class PrintedPage(HTMLExporter):
    """Jupyter's HTML export, as a page of ours: pictures of the widgets instead of widgets, nothing from the net.

    >>> cell = nbformat.v4.new_markdown_cell("Hi")
    >>> page, _ = PrintedPage().from_notebook_node(nbformat.v4.new_notebook(cells=[cell]))
    >>> "<p>Hi</p>" in page, "https://" in page
    (True, False)
    """

    export_from_notebook = "Math games page"
    answers = Bool(False, help="Open every hint, answer and reason.").tag(config=True)
    code = Bool(False, help="Show the code of every cell.").tag(config=True)

    exclude_input_prompt = Bool(True).tag(config=True)
    exclude_output_prompt = Bool(True).tag(config=True)
    exclude_anchor_links = Bool(True).tag(config=True)
    embed_images = Bool(True).tag(config=True)

    def _template_name_default(self) -> str:
        return "mathgames"

    def _extra_template_basedirs_default(self) -> list[str]:
        return [str(places.jupyter_data() / "nbconvert" / "templates")]

    def _preprocess(self, nb: NotebookNode, resources: dict[str, Any]) -> tuple[NotebookNode, dict[str, Any]]:
        """After all others, the one that runs the notebook among them: what the template needs."""
        run, known = super()._preprocess(nb, resources)
        put_pictures_for_widgets(run, answers=self.answers)
        around = places.template() / "static" / "page.css"  # the page around the cells looks as the served one does
        command = h.el("code")("jupyter nbconvert --to mathgames --execute")
        own = {
            "mathgames_styles": (around.read_text(encoding="utf-8"), styles()),
            "mathgames_code": self.code,
            "mathgames_lang": language(),
            "mathgames_dir": locale_of(language()).direction,
            "mathgames_not_run": h.p(*say.pieces("not-run", command=command), cls="page-not-run"),
        }
        return run, known | own | {"mathgames_was_run": has_been_run(run)}

    @pass_context
    def markdown2html(self, context: Any, source: str) -> str:
        """A text cell with its pictures inside; a link to a file stays as words, as the page travels alone."""
        folder = Path(context.get("resources", {}).get("metadata", {}).get("path", ""))
        text = with_pictures(super().markdown2html(context, source), folder)
        text = text.replace(GLOSSARY, GLOSSARY.replace("<h2>", '<h2 id="Glossary">'))  # the words lead there
        return typeset(without_local_links(text))


def with_pictures(html: str, folder: Path) -> str:
    """The same words with the pictures of `../images` inside, seen from this folder; a missing one is left out.

    >>> with_pictures('<p>none <img src="../images/words/none.svg" alt=""></p>', Path("byorf"))
    '<p>none <img src="data:," alt=""></p>'
    """

    def inside(found: re.Match[str]) -> str:
        file = folder.parent / found[1]
        if not file.is_file():
            return "data:,"
        return f"data:image/svg+xml;base64,{base64.b64encode(file.read_bytes()).decode()}"

    return PICTURE_ABOVE.sub(inside, html)


def without_local_links(html: str) -> str:
    """The same words, linked only to what can be reached from anywhere.

    >>> without_local_links('<a href="play.ipynb">Play</a>, <a href="#end">read</a>')
    'Play, <a href="#end">read</a>'
    """
    return LOCAL_LINK.sub(r"\1", html)


def has_been_run(notebook: NotebookNode) -> bool:
    """Whether any cell of code has left a result; a page of text alone needs no run.

    >>> cell = nbformat.v4.new_code_cell("6 * 7")
    >>> has_been_run(nbformat.v4.new_notebook(cells=[cell]))
    False
    """
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return not code or any(cell.outputs for cell in code)


def put_pictures_for_widgets(page: NotebookNode, *, answers: bool) -> None:
    """Leave only the pictures of widgets, which need no kernel, and their styles to the page."""
    page.metadata.pop("widgets", None)
    for cell in page.cells:
        shown = [output.data for output in cell.get("outputs", ()) if HTML in output.get("data", {})]
        cell.metadata.mathgames_plain = bool(cell.get("outputs")) and not shown
        for data in shown:
            data.pop(WIDGET, None)
            data[HTML] = OWN_STYLES.sub("", data[HTML])
            if answers:
                data[HTML] = HELP.sub("<details open", data[HTML])


def run(notebook: Path, progress: Progress) -> NotebookNode:
    """The notebook, run from its first cell to its last. Raises CannotPrint where it cannot be."""
    try:
        content = nbformat.read(notebook, as_version=4)
    except (NotJSONError, ValidationError, UnicodeDecodeError) as error:
        raise CannotPrint(f"{notebook} is not a notebook.") from error
    try:
        _execute(content, notebook.parent, progress)
    except NoSuchKernel as error:
        raise CannotPrint(f"It needs a kernel that is not installed here: {error.name}.") from error
    except CellExecutionError as error:
        raise CannotPrint(
            f"The cell “{_first_line(content)}” ends in an error: {error.ename}: {error.evalue}"
        ) from error
    except DeadKernelError as error:
        raise CannotPrint("Python ended while the notebook was running.") from error
    except RuntimeError as error:
        raise CannotPrint("Python did not start; try again, or ask `mathgames doctor`.") from error
    progress(len(content.cells), len(content.cells))
    return content


def _execute(content: NotebookNode, folder: Path, progress: Progress) -> None:
    """Run all cells; where there is no code, nothing is started.

    A kernel that does not come up, as when another program takes its port, is tried once more.
    """
    if not any(cell.cell_type == "code" for cell in content.cells):
        return
    for is_last in (False, True):
        where = {"metadata": {"path": str(folder)}}
        client = NotebookClient(content, timeout=None, resources=where, extra_arguments=["--log-level=CRITICAL"])
        began = False
        try:
            with client.setup_kernel():
                began = True
                _execute_cells(client, content, progress)
            return
        except RuntimeError:
            if is_last or began:
                raise


def _execute_cells(client: NotebookClient, content: NotebookNode, progress: Progress) -> None:
    try:
        for number, cell in enumerate(content.cells):
            progress(number, len(content.cells))
            client.execute_cell(cell, number)
    except KeyboardInterrupt:
        logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # the cell fails with its kernel, and nobody asks how
        raise


def _first_line(content: NotebookNode) -> str:
    """The first line of the cell that was executed last."""
    failed = [
        cell for cell in content.cells if any(output.output_type == "error" for output in cell.get("outputs", ()))
    ]
    return str(failed[-1].source).partition("\n")[0]


def printed(notebook: Path, progress: Progress, *, code: bool = False, answers: bool = False, paper: str = "a4") -> str:
    """A notebook as the text of an HTML file; `code` shows the code, `answers` opens hints and answers. `paper` is
    the size on which a browser prints it.
    """
    return exported(run(notebook, progress), notebook, code=code, answers=answers, paper=paper)


def exported(content: NotebookNode, notebook: Path, *, code: bool, answers: bool, paper: str = "a4") -> str:
    """The same for a notebook that has been run."""
    exporter = PrintedPage(code=code, answers=answers)
    resources = {"metadata": {"name": notebook.stem, "path": str(notebook.parent)}}
    page, _ = exporter.from_notebook_node(content, resources)
    return page.replace("</head>", f"{at_page(PAPERS[paper])}\n</head>", 1)
