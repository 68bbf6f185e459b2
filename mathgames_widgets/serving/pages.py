"""The pages that visitors get: notebooks drawn as HTML, their pictures inside."""

from __future__ import annotations

import base64
import mimetypes
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import nbformat
from nbformat import NotebookNode
from tornado.web import HTTPError, authenticated
from voila.exporter import VoilaMarkdownRenderer
from voila.notebook_renderer import NotebookRenderer
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.utils import get_page_config


class MarkdownWithPictures(VoilaMarkdownRenderer):
    """The text cells of a page, their pictures inside.

    Voilà looks for a picture from the server's root instead of from the notebook. The page ends there where the path
    leads out of the root, as `../images/…` does, and in a Jupyter server it ends at every picture, because that
    server's files can only be awaited. Ours lie beside the home page, in the root or in its folder `notebooks`.
    """

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
    >>> pages_without_code(places.notebooks())
    ['index.ipynb']
    """
    found = (path for path in sorted(folder.rglob("*.ipynb")) if ".ipynb_checkpoints" not in path.parts)
    return [str(path.relative_to(folder)) for path in found if not has_code(nbformat.read(path, as_version=4))]


async def no_kernel(notebook: NotebookNode) -> str:
    """The id of the kernel of a page without code: there is none."""
    return ""


async def as_they_are(notebook: NotebookNode, kernel_id: str) -> AsyncIterator[NotebookNode]:
    """The cells of a page without code: nothing to run."""
    for cell in notebook.cells:
        yield cell


class PageHandler(TornadoVoilaHandler):
    """Voilà's own pages, except that a page without code starts no kernel and so opens at once."""

    @authenticated
    async def get(self, path: str = "") -> None:
        text_pages: frozenset[str] = self.settings["pages_without_code"]
        if path not in text_pages:
            await super().get(path)
            return
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        rendered: dict[str, str] = self.settings["rendered_pages"]
        if path not in rendered:
            rendered[path] = await self.text_page(path)
        self.write(rendered[path])

    async def text_page(self, path: str) -> str:
        """The HTML of a page without code."""
        renderer = NotebookRenderer(
            voila_configuration=self.voila_configuration,
            traitlet_config=self.traitlet_config,
            notebook_path=path,
            template_paths=self.template_paths,
            contents_manager=self.contents_manager,
            kernel_spec_manager=self.kernel_spec_manager,
            base_url=self.base_url,
            page_config=get_page_config(self.base_url, self.settings, self.log, self.voila_configuration),
        )
        await renderer.initialize()
        pieces = renderer.exporter.generate_from_notebook_node(
            renderer.notebook,
            resources=renderer.resources,
            extra_context={"kernel_start": no_kernel, "cell_generator": as_they_are, "without_kernel": True},
            page_config=renderer.page_config,
        )
        return "".join([html async for html, _ in pieces])


class GoodbyeHandler(VoilaShutdownKernelHandler):
    """Shuts a kernel down when its page is closed.

    The browser's last message carries no XSRF token, so the Jupyter server refuses it and the kernel stays
    (Voilà's issue 1458). Here the message must come from a page of this server, and must name the kernel.
    """

    def check_xsrf_cookie(self) -> None:
        # Asked twice, as every handler of the Jupyter server: at first it is not known yet who is there.
        if hasattr(self, "_jupyter_current_user") and not self.check_referer():
            raise HTTPError(403)
