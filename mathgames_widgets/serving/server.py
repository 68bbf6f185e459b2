"""The Voilà server with this project's settings: nothing is fetched from elsewhere, and a class can arrive at once."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jupyter_server import DEFAULT_STATIC_FILES_PATH
from jupyter_server.serverapp import ServerApp
from jupyter_server.utils import url_path_join
from tornado.web import Application, RedirectHandler
from traitlets.config import Config
from voila.app import Voila

from mathgames_widgets.serving import light, places
from mathgames_widgets.serving.pages import GoodbyeHandler, PageHandler, pages_without_code

HOME = "voila/render/index.ipynb"
"""The address of the home page, below the server's own address."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """What a Jupyter server, as on Binder, asks of an extension: where it is."""
    return [{"module": "mathgames_widgets.serving.server"}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Let the tables of closed pages be cleared away there too.

    The server loads its extensions by their names, and the first handler of an address answers: ours, before Voilà's.
    """
    web: Application = server.web_app
    goodbye = url_path_join(web.settings["base_url"], r"/voila/api/shutdown/(.*)")
    web.add_handlers(".*$", [(goodbye, GoodbyeHandler), *light.handlers(web.settings["base_url"])])


class MathGames(Voila):
    """Voilà for a folder of notebooks, with a home page instead of a list of files."""

    name = "mathgames"

    def init_settings(self) -> dict[str, Any]:
        text_pages = frozenset(pages_without_code(Path(self.root_dir)))
        own = {"pages_without_code": text_pages, "rendered_pages": {}}
        # The Jupyter server's error pages need to know where its static files are; Voilà does not say.
        return super().init_settings() | own | light.settings() | {"static_path": DEFAULT_STATIC_FILES_PATH}

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
            *light.handlers(self.server_url),
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
        "--Voila.kernel_websocket_connection_class=mathgames_widgets.serving.connections.KernelLine",
        "--VoilaConfiguration.multi_kernel_manager_class=mathgames_widgets.serving.kernels.Kernels",
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
