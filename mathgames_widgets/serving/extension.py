"""Live tables, and lessons as pages where Voilà is installed too, in any Jupyter server: JupyterLab, Binder, a Hub's.

Anyone who installs `mathgames_widgets[lab]` has no Voilà, so nothing here needs it.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.serverapp import ServerApp
from jupyter_server.utils import url_path_join
from tornado.web import Application, StaticFileHandler

from mathgames_widgets.classroom.store import CannotKeep, Store, usual_place
from mathgames_widgets.classroom.tables import Tables as LiveTables
from mathgames_widgets.serving import headers, places
from mathgames_widgets.serving.classes import ADDRESSES
from mathgames_widgets.serving.lessons import lessons_below
from mathgames_widgets.serving.live import Live
from mathgames_widgets.serving.log import keep_to_ourselves
from mathgames_widgets.serving.papers import PAPERS

LOOKS = "voila/templates/mathgames/static/(.*)"
"""Where the pages of live tables find their styles and scripts."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """What a Jupyter server, as on Binder, asks of an extension: where it is."""
    return [{"module": "mathgames_widgets.serving.extension"}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Let those who have come in meet at live tables, and let the tables of closed pages be cleared away.

    The server loads its extensions by their names, and the first handler of an address answers: ours, before Voilà's.
    Its log keeps quiet about what people do there, as that of `mathgames serve` does.
    """
    web: Application = server.web_app
    base_url = web.settings["base_url"]
    keep_to_ourselves(base_url, getattr(server.log, "logger", server.log))
    try:
        store = Store.at(usual_place())
    except CannotKeep as trouble:
        store = Store(trouble=str(trouble))
    live = live_tables(store, base_url, needs_login=True)
    live.owner_leads = True
    live.tables.lessons = lessons_below(places.notebooks())
    web.add_handlers(
        ".*$",
        [
            *goodbye(base_url),
            *looks(base_url),
            *headers.handlers(base_url),
            *live.handlers([*ADDRESSES, *PAPERS], JupyterHandler),
        ],
    )


def goodbye(base_url: str) -> list[Any]:
    """What a page of Voilà tells the server when it is closed, where there are such pages."""
    if find_spec("voila") is None:
        return []
    from mathgames_widgets.serving.pages import GoodbyeHandler

    return [(url_path_join(base_url, r"/voila/api/shutdown/(.*)"), GoodbyeHandler)]


def looks(base_url: str) -> list[Any]:
    """The styles and scripts of our pages; where Voilà is installed, it hands them out beside those of its own."""
    if find_spec("voila") is not None:
        return []
    return [(url_path_join(base_url, LOOKS), StaticFileHandler, {"path": places.template() / "static"})]


def live_tables(store: Store, base_url: str, **options: bool) -> Live:
    """The live tables of a store; where that cannot be used, they live in memory, and it is said."""
    if store.trouble:
        print(f"{store.trouble} The place is {store.where}.", file=sys.stderr, flush=True)
    return Live(LiveTables(store), base_url, **options)
