"""The Voilà server with this project's settings: nothing is fetched from elsewhere, and a class can arrive at once."""

from __future__ import annotations

import base64
import logging
import mimetypes
import re
import sys
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import nbformat
from jupyter_server import DEFAULT_STATIC_FILES_PATH
from jupyter_server.serverapp import ServerApp
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import url_path_join
from nbformat import NotebookNode
from tornado.web import Application, HTTPError, RedirectHandler, authenticated
from traitlets.config import Config
from voila.app import Voila
from voila.exporter import VoilaMarkdownRenderer
from voila.notebook_renderer import NotebookRenderer
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.utils import get_page_config

from mathgames_widgets.serving import places

HOME = "voila/render/index.ipynb"
"""The address of the home page, below the server's own address."""


class NoDelayConnection(ZMQChannelsWebsocketConnection):
    """A browser's line to its kernel that sends every message at once.

    Without TCP_NODELAY the second of two quick clicks waits some 40 ms for the first one's receipt.
    """

    async def connect(self) -> Any:
        self.websocket_handler.set_nodelay(True)
        return await super().connect()


class Kernels(AsyncMappingKernelManager):
    """Kernels that are shut down some time after their page was closed.

    A kernel from the preheated pool has been idle since it was heated, perhaps for hours: its time counts
    from the moment it is first seen outside the pool, so that it is not taken away from a page just opened.
    """

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._handed_out: set[str] = set()

    async def start_kernel(self, **options: Any) -> str:
        """Start a kernel that says on the server's terminal only what went wrong."""
        kernel_id: str = await super().start_kernel(extra_arguments=["--log-level=ERROR"], **options)
        return kernel_id

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        if kernel_id not in self._handed_out:
            self._handed_out.add(kernel_id)
            self._kernels[kernel_id].last_activity = datetime.now(UTC)
            return
        await super().cull_kernel_if_idle(kernel_id)

    def remove_kernel(self, kernel_id: str) -> Any:
        self._handed_out.discard(kernel_id)
        return super().remove_kernel(kernel_id)


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


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """What a Jupyter server, as on Binder, asks of an extension: where it is."""
    return [{"module": "mathgames_widgets.serving"}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Let the tables of closed pages be cleared away there too.

    The server loads its extensions by their names, and the first handler of an address answers: ours, before Voilà's.
    """
    web: Application = server.web_app
    goodbye = url_path_join(web.settings["base_url"], r"/voila/api/shutdown/(.*)")
    web.add_handlers(".*$", [(goodbye, GoodbyeHandler)])


class MathGames(Voila):
    """Voilà for a folder of notebooks, with a home page instead of a list of files."""

    name = "mathgames"

    def init_settings(self) -> dict[str, Any]:
        text_pages = frozenset(pages_without_code(Path(self.root_dir)))
        own = {"pages_without_code": text_pages, "rendered_pages": {}}
        # The Jupyter server's error pages need to know where its static files are; Voilà does not say.
        return super().init_settings() | own | {"static_path": DEFAULT_STATIC_FILES_PATH}

    def init_handlers(self) -> list[Any]:
        def at(path: str) -> str:
            return url_path_join(self.server_url, path)

        home = {"url": url_path_join(self.base_url, HOME), "permanent": False}
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return [
            (at("/"), RedirectHandler, home),
            (at(r"/voila/tree.*"), RedirectHandler, home),
            (at(r"/voila/render/(.*)"), PageHandler, page),
            (at(r"/voila/api/shutdown/(.*)"), GoodbyeHandler),
            *super().init_handlers(),
        ]


def pools(pool: int, pages: Sequence[str]) -> dict[str, dict[str, int]]:
    """How many tables are kept ready for each page: `pool` for the pages named, one for the others.

    >>> pools(30, ["byorf/lesson.ipynb"])
    {'default': {'pool_size': 1}, 'byorf/lesson.ipynb': {'pool_size': 30}}
    >>> pools(2, [])
    {'default': {'pool_size': 2}}
    """
    others = min(pool, 1) if pages else pool
    return {"default": {"pool_size": others}} | {page: {"pool_size": pool} for page in pages}


def settings(*, ip: str, port: int, folder: Path, pool: int, idle_minutes: float, browser: bool) -> list[str]:
    """The settings of the served pages that are not in `voila.json`, as Voilà's command line takes them."""
    idle_seconds = max(1, round(60 * idle_minutes))
    text_pages = pages_without_code(folder)
    return [
        f"--Voila.ip={ip}",
        f"--Voila.port={port}",
        "--Voila.port_retries=0",
        f"--Voila.open_browser={browser}",
        f"--Voila.root_dir={folder}",
        f"--Voila.config_file_paths={places.voila_settings()}",
        "--Voila.log_level=ERROR",
        "--Voila.kernel_websocket_connection_class=mathgames_widgets.serving.server.NoDelayConnection",
        "--VoilaConfiguration.multi_kernel_manager_class=mathgames_widgets.serving.server.Kernels",
        f"--VoilaConfiguration.preheat_kernel={pool > 0}",
        *(f"--VoilaKernelManager.preheat_denylist={re.escape(str(folder / page))}" for page in text_pages),
        f"--MappingKernelManager.cull_idle_timeout={idle_seconds}",
        f"--MappingKernelManager.cull_interval={min(60, idle_seconds)}",
    ]


def serve(*, pages: Sequence[str] = (), **options: Any) -> None:
    """Serve until the process is told to stop; the options are those of `settings` and `pools`."""
    places.show_template()
    # The Jupyter server counts its pings in milliseconds, and Tornado takes them for seconds and wonders.
    logging.getLogger("tornado.general").setLevel(logging.ERROR)
    app = MathGames(config=Config(VoilaKernelManager={"kernel_pools_config": pools(options["pool"], pages)}))
    app.initialize(settings(**options))
    app.start()


def main() -> None:
    """Let `python -m mathgames_widgets.serving` explain itself."""
    sys.exit("Please start the server with: mathgames serve")


if __name__ == "__main__":
    main()
