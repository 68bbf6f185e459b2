"""Live tables as a service of a JupyterHub: users who have logged in meet there, and no code of theirs can read a hand.

The Hub starts it as jupyterhub_config.py says. It needs jupyterhub and `mathgames_widgets[serve]` in one environment.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any
from urllib.parse import urlsplit

from jupyterhub.services.auth import HubOAuthCallbackHandler, HubOAuthenticated
from tornado.httpserver import HTTPServer
from tornado.web import Application, RedirectHandler, RequestHandler

from mathgames_widgets.classroom.store import CannotKeep, Store, usual_place
from mathgames_widgets.serving import headers
from mathgames_widgets.serving.classes import ADDRESSES
from mathgames_widgets.serving.extension import live_tables, looks
from mathgames_widgets.serving.live import Live


class Gate(HubOAuthenticated, RequestHandler):
    """Sends those who have not logged in to the Hub, and from there back to what they asked for."""

    def prepare(self) -> None:
        is_page = self.request.method in ("GET", "HEAD") and "Upgrade" not in self.request.headers
        if is_page and self.current_user is None:
            self.redirect(self.get_login_url())


class Health(RequestHandler):
    """Says that the service is there."""

    def get(self) -> None:
        self.finish({"status": "ok"})


def addresses(prefix: str, live: Live) -> list[Any]:
    """The pages of the service; all but the way in and the looks ask who is there."""
    return [
        (prefix + "oauth_callback", HubOAuthCallbackHandler),
        (prefix + "health", Health),
        *looks(prefix),
        *headers.handlers(prefix),
        *live.handlers(ADDRESSES, Gate),
        (prefix, RedirectHandler, {"url": prefix + "join", "permanent": False}),
    ]


async def main() -> None:
    """Serve below the path that the Hub gives."""
    prefix = os.environ["JUPYTERHUB_SERVICE_PREFIX"]
    address = urlsplit(os.environ["JUPYTERHUB_SERVICE_URL"])
    try:
        live = live_tables(Store.at(usual_place()), prefix, needs_login=True)
    except CannotKeep as trouble:
        sys.exit(f"Live tables cannot be kept there: {trouble.why}.")
    print(f"The teacher's page is {prefix}class?key={live.tables.teachers_key()}", flush=True)
    application = Application(
        addresses(prefix, live),
        cookie_secret=os.urandom(32),
        log_function=lambda handler: None,
        **headers.settings(),
    )
    # The Hub's proxy says who is there; only this machine can reach the service past it.
    HTTPServer(application, xheaders=True).listen(address.port, address.hostname)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
