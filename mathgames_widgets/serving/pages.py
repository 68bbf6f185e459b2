"""The pages that visitors get: notebooks drawn as HTML, their pictures inside."""

from __future__ import annotations

import base64
import logging
import mimetypes
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from jupyter_core.utils import ensure_async
from nbformat import NotebookNode
from nbformat.v4 import new_output
from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, RedirectHandler, authenticated
from voila.exporter import VoilaMarkdownRenderer
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from mathgames_widgets.classroom.sitting import cell_name
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.page.assets import styles
from mathgames_widgets.page.html import el, p
from mathgames_widgets.serving import reading
from mathgames_widgets.serving.algebra import typeset
from mathgames_widgets.serving.handlers import PlainHandler, meta
from mathgames_widgets.serving.headers import link_to_styles
from mathgames_widgets.serving.live import Live, class_styles
from mathgames_widgets.serving.places import notebooks_below
from mathgames_widgets.serving.tables import KernelTable, KernelTables, NoTable, Visitor, Waits

say = room(__name__)

LOG = logging.getLogger(__name__)


class MarkdownWithPictures(VoilaMarkdownRenderer):
    """The text cells of a page, their pictures inside.

    Voilà looks for a picture from the server's root instead of from the notebook. The page ends there where the path
    leads out of the root, as `../images/…` does, and in a Jupyter server it ends at every picture, because that
    server's files can only be awaited. Ours lie beside the home page, in the root or in its folder `notebooks`.
    """

    def render_tokens(self, tokens: Iterable[dict[str, Any]], state: Any) -> str:
        """A piece of the text with its algebra typeset, and whatever ends that beside it."""
        return typeset(super().render_tokens(tokens, state))

    def image(self, text: str, url: str, title: str | None = None) -> str:
        return super(VoilaMarkdownRenderer, self).image(text, self.inside(url), title)

    def inside(self, url: str) -> str:
        """The picture itself as an address, where it is one of this server's; else the address as it is."""
        kind, _ = mimetypes.guess_type(url)
        file = picture_below(Path(self.contents_manager.root_dir), url)
        if file is None or not (kind or "").startswith("image/"):
            return url
        return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


def picture_below(root: Path, url: str) -> Path | None:
    """The file below `root` that a lesson in any folder means by `images/a.svg` or `../images/a.svg`."""
    address = urlsplit(url)
    if address.scheme or address.netloc or address.path.startswith("/"):
        return None
    down = [part for part in unquote(address.path).split("/") if part != ".."]
    for file in (root.joinpath(*down), root.joinpath("notebooks", *down)):
        if file.is_file() and root.resolve() in file.resolve().parents:
            return file
    return None


def has_code(notebook: NotebookNode) -> bool:
    """Whether a notebook needs a kernel at all."""
    return any(cell.cell_type == "code" for cell in notebook.cells)


def pages_without_code(folder: Path) -> list[str]:
    """The notebooks below `folder` that are nothing but text, as paths relative to it.

    >>> from mathgames_widgets.serving import places
    >>> "index.ipynb" in pages_without_code(places.notebooks())
    True
    """
    return [page for page, notebook in notebooks_below(folder) if not has_code(notebook)]


def pages_with_code(folder: Path) -> list[str]:
    """The notebooks below `folder` that a kernel draws, as paths relative to it."""
    return [page for page, notebook in notebooks_below(folder) if has_code(notebook)]


async def no_kernel(notebook: NotebookNode) -> str:
    """The id of the kernel of a page without code: there is none."""
    return ""


async def as_they_are(notebook: NotebookNode, kernel_id: str) -> AsyncIterator[NotebookNode]:
    """The cells of a page without code: nothing to run."""
    for cell in notebook.cells:
        yield cell


def is_wanted_as_a_page(headers: Mapping[str, str], host: str) -> bool:
    """Whether someone wants to look at a page, and no page from elsewhere asks for it behind their back.

    An image or a script with this address in a foreign page would start a kernel for each visitor of that page. Newer
    browsers say what an answer is for, to servers that they trust; all of them say what kinds of answer they take.

    >>> is_wanted_as_a_page({"Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site"}, "here")
    True
    >>> is_wanted_as_a_page({"Sec-Fetch-Dest": "image"}, "here")
    False
    >>> is_wanted_as_a_page({"Accept": "image/webp,*/*;q=0.8", "Referer": "http://elsewhere/"}, "here")
    False
    """
    if headers.get("Purpose", headers.get("Sec-Purpose", "")).startswith("prefetch"):
        return False
    use = headers.get("Sec-Fetch-Dest")
    if use is not None:
        is_ours = headers.get("Sec-Fetch-Site") == "same-origin"
        return use == "document" or (is_ours and use in ("empty", "iframe"))
    kinds = headers.get("Accept", "*/*")
    if "text/html" in kinds:
        return True
    came_from = headers.get("Referer", "")
    return kinds.strip() == "*/*" and (not came_from or urlsplit(came_from).netloc == host)


noscript, script = el("noscript"), el("script")


class PageHandler(PlainHandler, TornadoVoilaHandler):
    """The pages of the notebooks. One without code starts no kernel and so opens at once."""

    @authenticated
    async def get(self, path: str = "") -> None:
        text_pages: frozenset[str] = self.settings["pages_without_code"]
        self.set_header("Content-Type", "text/html; charset=utf-8")
        if path in text_pages or self._is_read(path):
            self.set_header("Cache-Control", "no-cache")
            self.write(await self._shared_page(path))
            return
        self.set_header("Cache-Control", "no-cache, no-store, must-revalidate")
        await self._find(path)
        if self.request.method == "HEAD":
            return
        if not is_wanted_as_a_page(self.request.headers, self.request.host):
            raise HTTPError(403)
        try:
            table = await self.tables.take(path, self.visitor(), lambda: not self._has_left)
        except Waits as wait:
            self._ask_to_wait(wait)
        else:
            await self._show(table)

    head = get

    _has_left = False

    def on_connection_close(self) -> None:
        self._has_left = True
        super().on_connection_close()

    @property
    def home(self) -> str:
        return str(self.base_url)

    @property
    def tables(self) -> KernelTables:
        """The tables of this server."""
        return self.settings["tables"]

    def visitor(self) -> Visitor:
        """Who asks for the page."""
        cookie = self.get_cookie(self.identity_provider.get_cookie_name(self))
        user = self.current_user
        return Visitor(str(user.username), self.address, is_known=cookie is not None)

    async def _find(self, path: str) -> None:
        """Raise HTTPError where there is no such page."""
        is_there = path.endswith(".ipynb") and await ensure_async(self.contents_manager.file_exists(path))
        if not is_there or await ensure_async(self.contents_manager.is_hidden(path)):
            raise HTTPError(404)

    async def _show(self, table: KernelTable) -> None:
        """Send a page while its kernel draws it; one that nobody waits for any more is cleared away."""
        try:
            async for piece in table.pieces():
                self.write(piece)
                await self.flush()
        except StreamClosedError:
            self._has_left = True
        except NoTable:  # the page sees that it is not whole, and asks for another one
            LOG.error("A kernel ended while it drew %s. %s", table.page, table.why_broken)
        if self._has_left or table.is_broken:
            await self.tables.give_up(table)

    def _ask_to_wait(self, wait: Waits) -> None:
        heading, sentence = say.by("wait", wait.why), say.by("wait.then", wait.why)
        self.set_header("Retry-After", str(wait.seconds))
        again = script(src=self.at("voila/templates/mathgames/static/wait.js"), data_seconds=wait.seconds, defer=True)
        without_scripts = noscript(meta(http_equiv="refresh", content=wait.seconds))
        place = p(say("place-in-line", place=wait.place)) if wait.place else None
        self.show_page(heading, p(sentence, role="status"), place, status=503, also=(without_scripts, again))

    def _is_read(self, path: str) -> bool:
        """Whether this is a lesson that is answered here, without a kernel: in a class always."""
        live: Live = self.settings["live"]
        if path.removesuffix(".ipynb") not in live.tables.readable:
            return False
        return not self.settings["lessons_get_kernels"] or bool(self.get_query_argument("class", ""))

    async def _shared_page(self, path: str) -> str:
        """The HTML of a page that starts no kernel, drawn once in each language."""
        rendered: dict[tuple[str, str], str] = self.settings["rendered_pages"]
        where = path, language()
        if where not in rendered:
            live: Live = self.settings["live"]
            renderer = await self.settings["renderer"](path)
            told: dict[str, Any] = {}
            if lesson := live.tables.readable.get(path.removesuffix(".ipynb")):
                told = {
                    "lesson_line": reading.told(lesson, live),
                    "lesson_carrier": reading.addresses(live)[1],
                    "styles": link_to_styles(styles() + class_styles(), live.base_url),
                }
                put_places(renderer.notebook, reading.places_of(lesson))
            pieces = renderer.exporter.generate_from_notebook_node(
                renderer.notebook,
                resources=renderer.resources,
                extra_context={
                    "kernel_start": no_kernel,
                    "cell_generator": as_they_are,
                    "without_kernel": True,
                    "live_tables": True,
                    **told,
                },
                page_config=renderer.page_config,
            )
            rendered[where] = "".join([html async for html, _ in pieces])
        return rendered[where]


def put_places(notebook: NotebookNode, places: Mapping[str, str]) -> None:
    """What each cell with code shows at first, in place of what a kernel would give."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for number, cell in enumerate(cells):
        html = places.get(cell_name(number), "")
        cell.outputs = [new_output("display_data", {"text/html": html})] if html else []


class HomeHandler(RedirectHandler):
    """Leads to the home page, however it is asked for."""

    head = RedirectHandler.get


class GoodbyeHandler(VoilaShutdownKernelHandler):
    """Shuts a kernel down when its page is closed.

    The browser's last message carries no XSRF token, so the Jupyter server refuses it and the kernel stays
    (Voilà's issue 1458). Here the message must come from a page of this server, and must name the kernel.
    """

    @authenticated
    async def post(self, kernel_id: str) -> None:
        with suppress(KeyError):  # it is being shut down already
            await ensure_async(self.kernel_manager.shutdown_kernel(kernel_id, now=True))
        self.set_status(204)
        self.finish()

    def check_xsrf_cookie(self) -> None:
        # Asked twice, as every handler of the Jupyter server: at first it is not known yet who is there.
        if hasattr(self, "_jupyter_current_user") and not self.check_referer():
            raise HTTPError(403)
