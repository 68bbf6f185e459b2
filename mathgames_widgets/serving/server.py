"""The Voilà server with this project's settings: nothing is fetched from elsewhere, and a class can arrive at once."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
from jupyter_server import DEFAULT_STATIC_FILES_PATH
from jupyter_server.services.kernels.handlers import _kernel_id_regex
from jupyter_server.utils import url_path_join
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from mathgames_widgets.classroom.store import Store
from mathgames_widgets.serving import headers, places
from mathgames_widgets.serving.classes import ADDRESSES
from mathgames_widgets.serving.connections import LONGEST_FRAME
from mathgames_widgets.serving.door import Building, Door
from mathgames_widgets.serving.extension import live_tables
from mathgames_widgets.serving.kernels import LineHandler
from mathgames_widgets.serving.lessons import lessons_below, readable_below
from mathgames_widgets.serving.limits import Limits
from mathgames_widgets.serving.log import keep_log
from mathgames_widgets.serving.outside import Health, Outside
from mathgames_widgets.serving.pages import (
    GoodbyeHandler,
    HomeHandler,
    PageHandler,
    pages_with_code,
    pages_without_code,
)
from mathgames_widgets.serving.papers import PAPERS
from mathgames_widgets.serving.reading import READING
from mathgames_widgets.serving.tables import KernelTables

PING = 20_000
"""Milliseconds between two questions whether a line still stands; three unanswered ones end it."""

LAST_SECONDS = 2.5
"""Seconds for kernels and connections to end before the server ends without them."""

HOME = "voila/render/index.ipynb"
"""The address of the home page, below the server's own address."""


class MathGames(Voila):
    """Voilà for a folder of notebooks, with a home page instead of a list of files, and tables for a whole class."""

    name = "mathgames"

    def __init__(
        self,
        *,
        limits: Limits,
        ready: Mapping[str, int],
        allowed_hosts: Sequence[str],
        outside: Outside,
        store: Store,
        kernels: bool = False,
        **traits: Any,
    ) -> None:
        """`kernels`: whether a lesson that is opened outside of a class gets a kernel of its own."""
        super().__init__(**traits)
        self.kernels = kernels
        self.limits, self.ready, self.allowed_hosts = limits, ready, allowed_hosts
        self.outside, self.store = outside, store

    def _url(self, ip: str) -> str:
        """The address for a browser on this machine; Voilà's own knows no certificate."""
        return f"{self.outside.scheme}://{ip}:{self.port}{self.base_url}"

    def init_settings(self) -> dict[str, Any]:
        text_pages = frozenset(pages_without_code(Path(self.root_dir)))
        settings = super().init_settings()
        self.tables = KernelTables(self.kernel_manager, self.renderer, self.limits, self.ready)
        own = {
            "pages_without_code": text_pages,
            "rendered_pages": {},
            "lessons_get_kernels": self.kernels,
            "renderer": self.renderer,
            "tables": self.tables,
            "allowed_hosts": self.allowed_hosts,
            "websocket_max_message_size": LONGEST_FRAME,
            "ws_ping_interval": PING,
            "ws_ping_timeout": 3 * PING,
            # The Jupyter server's error pages need to know where its static files are; Voilà does not say.
            "static_path": DEFAULT_STATIC_FILES_PATH,
        }
        settings["voila_jinja2_env"].filters["words_around"] = headers.words_around
        return settings | headers.settings() | self.outside.settings() | own

    def init_handlers(self) -> list[Any]:
        def at(path: str) -> str:
            return url_path_join(self.server_url, path)

        home = {"url": url_path_join(self.base_url, HOME), "permanent": False}
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        self.outside.dress(self.app, Path(self.root_dir))
        self.live = live_tables(self.store, self.server_url, is_open=self.ip in ("0.0.0.0", "::"))
        self.live.tables.lessons = lessons_below(Path(self.root_dir))
        self.live.tables.readable = readable_below(Path(self.root_dir))
        self.app.settings["live"] = self.live
        return [
            *self.outside.rules(Health(self.tables, self.live.tables, lambda: self.app.settings["door"].open)),
            *self.live.handlers([*ADDRESSES, *PAPERS, *READING]),
            (at("/"), HomeHandler, home),
            (at(r"/voila/tree.*"), HomeHandler, home),
            (at(r"/voila/render/(.*)"), PageHandler, page),
            (at(r"/voila/api/shutdown/(.*)"), GoodbyeHandler),
            *headers.handlers(self.server_url),
            (at(rf"/api/kernels/{_kernel_id_regex}/channels"), LineHandler),
            *self.outside.wanted(super().init_handlers()),
        ]

    async def renderer(self, path: str) -> NotebookRenderer:
        """What draws the page of a notebook."""
        page_config = get_page_config(self.base_url, self.app.settings, self.log, self.voila_configuration)
        renderer = NotebookRenderer(
            voila_configuration=self.voila_configuration,
            traitlet_config=self.config,
            notebook_path=path,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            kernel_spec_manager=self.kernel_spec_manager,
            base_url=self.base_url,
            page_config=page_config,
            mathjax_config=self.mathjax_config,
            mathjax_url=self.mathjax_url,
        )
        await renderer.initialize()
        return renderer

    def start(self) -> None:
        """Serve until told to stop. Voilà's own lets everyone in by any name, and keeps silent guests for an hour."""
        self.connection_dir = tempfile.mkdtemp(prefix="mathgames_", dir=self.connection_dir_root)
        try:
            self.app = Building(**self.init_settings())
            self.app.settings.update(self.tornado_settings)
            self.app.add_handlers(".*$", self.init_handlers())
            IOLoop.current().run_sync(self._serve)
        finally:
            self.clear_away()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)  # notebooks that were being run leave tasks and threads behind, and they would be waited for

    def clear_away(self) -> None:
        """End kernels that were still being started; remove what told them where to listen, and what was borrowed."""
        for process in psutil.Process().children(recursive=True):
            with suppress(psutil.Error):
                if any(self.connection_dir in word for word in process.cmdline()):
                    process.kill()
        shutil.rmtree(self.connection_dir, ignore_errors=True)
        places.give_the_home_back()

    async def _serve(self) -> None:
        stopped = asyncio.Event()
        self._stop_at(stopped)
        door = Door(
            self.app,
            connections=self.limits.connections,
            connections_each=self.limits.connections_address,
            **self.outside.door(),
        )
        self.app.settings["door"] = door
        door.listen(self.port, self.ip)
        self.tables.keep_ready()
        if self.open_browser:
            self.launch_browser()
        await stopped.wait()
        threading.Timer(LAST_SECONDS, self._end_without_them).start()
        logging.disable(logging.ERROR)  # whatever is being drawn now ends in the middle
        door.stop()
        self.live.stop()
        self.tables.stop()
        await self.kernel_manager.end_all()

    def _end_without_them(self) -> None:
        self.clear_away()
        os._exit(0)

    def _stop_at(self, stopped: asyncio.Event) -> None:
        """Let Ctrl-C and a service manager's SIGTERM end the server."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))


def ready_tables(folder: Path, pool: int, pages: Sequence[str], *, kernels: bool = False) -> dict[str, int]:
    """How many tables are kept ready for each page that a kernel draws: `pool` for the pages named, one for the others.

    With `kernels` lessons have one too.

    >>> ready = ready_tables(places.notebooks(), 30, ["byorf/lesson.ipynb"], kernels=True)
    >>> ready["byorf/lesson.ipynb"], ready["byorf/play.ipynb"], "index.ipynb" in ready
    (30, 1, False)
    >>> "byorf/lesson.ipynb" in ready_tables(places.notebooks(), 30, [])
    False
    """
    read = () if kernels else readable_below(folder)
    drawn = [page for page in pages_with_code(folder) if page.removesuffix(".ipynb") not in read]
    others = min(pool, 1) if pages else pool
    return {page: pool if page in pages else others for page in drawn} if pool else {}


def settings(*, ip: str, port: int, folder: Path, idle_minutes: float, browser: bool) -> list[str]:
    """The settings of the served pages that are not in `voila.json`, as Voilà's command line takes them."""
    idle_seconds = max(1, round(60 * idle_minutes))
    return [
        f"--Voila.ip={ip}",
        f"--Voila.port={port}",
        "--Voila.port_retries=0",
        f"--Voila.open_browser={browser}",
        f"--Voila.root_dir={folder}",
        f"--Voila.config_file_paths={places.PACKAGE / 'share'}",
        "--Voila.log_level=ERROR",
        "--Voila.kernel_websocket_connection_class=mathgames_widgets.serving.connections.VisitorLine",
        "--VoilaConfiguration.multi_kernel_manager_class=mathgames_widgets.serving.kernels.Kernels",
        "--VoilaConfiguration.preheat_kernel=False",
        f"--MappingKernelManager.cull_idle_timeout={idle_seconds}",
        f"--MappingKernelManager.cull_interval={min(60, idle_seconds)}",
    ]


def serve(
    *,
    folder: Path,
    ready: Mapping[str, int],
    limits: Limits,
    allowed_hosts: Sequence[str],
    outside: Outside,
    store: Store,
    kernels: bool = False,
    **options: Any,
) -> None:
    """Serve until the process is told to stop; the other options are those of `settings`."""
    places.show_template()
    # The Jupyter server counts its pings in milliseconds, and Tornado takes them for seconds and wonders.
    logging.getLogger("tornado.general").setLevel(logging.ERROR)
    config = Config(
        KernelManager={"autorestart": False},
        Kernels={"memory_each": limits.memory_each},
        VoilaExecutor={"startup_timeout": 60},
    )
    app = MathGames(
        limits=limits,
        ready=ready,
        allowed_hosts=allowed_hosts,
        outside=outside,
        store=store,
        kernels=kernels,
        config=config,
    )
    app.initialize([*settings(folder=folder, **options), f"--Voila.base_url={outside.base_url}"])
    keep_log(app.log)
    app.start()
