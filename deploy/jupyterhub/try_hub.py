"""Start a JupyterHub with the settings beside this file; two users log in, open their pages, and meet at a live table.

    python -m venv hub && hub/bin/pip install jupyterhub jupyterhub-ltiauthenticator ".[serve]"
    npm install --prefix hub configurable-http-proxy
    PATH=$PWD/hub/bin:$PWD/hub/node_modules/.bin:$PATH hub/bin/python deploy/jupyterhub/try_hub.py

It ends with one line that says what was seen, or with the first thing that was not as it should be.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import ClientConnection, connect

from mathgames_widgets.carriers.socket import merged

HERE = Path(__file__).resolve().parent
PATIENCE = 120.0
LTI = {
    "LTI_CLIENT_ID": "games",
    "LTI_ISSUER": "https://moodle.school.example",
    "LTI_AUTHORIZE_URL": "https://moodle.school.example/mod/lti/auth.php",
    "LTI_JWKS_ENDPOINT": "https://moodle.school.example/mod/lti/certs.php",
}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class User:
    """A browser: pages, forms and cookies, and a line to a table."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name, self.code = url, name, ""
        self.cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.state: dict[str, Any] = {}
        self.page = ""

    def ask(self, path: str, **boxes: str) -> tuple[str, str]:
        """The address at which a page was found, after all redirects, and its text."""
        body = urlencode(boxes).encode() if boxes else None
        with self._opener.open(Request(self.url + path, body), timeout=PATIENCE) as answer:
            return answer.url, answer.read().decode()

    def fill_in(self, path: str, **boxes: str) -> tuple[str, str]:
        """Open a page with a form, and send it."""
        _, text = self.ask(path)
        found = re.search(r'name="_xsrf" value="([^"]+)"', text)
        assert found, text
        return self.ask(path, _xsrf=found[1], **boxes)

    def sit_down(self, path: str, **boxes: str) -> None:
        """Open or join a table, and draw the line to it."""
        where, _ = self.fill_in(f"services/tables/{path}", name=self.name, **boxes)
        self.code = where.rpartition("/")[2]
        address = f"{where.replace('http', 'ws', 1)}/ws"
        cookie = self.cookie_for(f"{where}/ws")
        self.line: ClientConnection = connect(
            address, origin=self.url.rstrip("/"), additional_headers={"Cookie": cookie}, max_size=None
        )

    def cookie_for(self, url: str) -> str:
        asked = Request(url)
        self.cookies.add_cookie_header(asked)
        return asked.get_header("Cookie", "")

    def until(self, words: str) -> str:
        """Read the line until the page shows this."""
        end = time.monotonic() + PATIENCE
        while words not in str(self.state.get("html", "")):
            news = json.loads(self.line.recv(timeout=end - time.monotonic()))
            self.state = merged(self.state if news["page"] == self.page else {}, news["state"])
            self.page = news["page"]
        return str(self.state["html"])

    def press(self, key: str) -> None:
        """Press what stands on the page under a key."""
        tag = re.search(rf'<[a-z]+ [^>]*data-key="{key}"[^>]*>', str(self.state["html"]))
        assert tag, key
        number = re.search(r'data-n="(\d+)"', tag[0])
        assert number, tag[0]
        message = {"n": int(number[1]), "drawing": self.state["drawing"], "values": {}}
        self.line.send(json.dumps({"page": self.page, "message": message}))


def wait_for(user: User, path: str, words: str = "") -> str:
    """A page, as soon as there is one with these words."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError):
            _, text = user.ask(path)
            if words in text:
                return text
        time.sleep(0.5)
    raise TimeoutError(f"{path} does not come")


def hub(folder: str, port: int, *words: str, **settings: str) -> subprocess.Popen[bytes]:
    """The Hub, with users who need no password."""
    command = [
        *(sys.executable, "-m", "jupyterhub", "--config", str(HERE / "jupyterhub_config.py")),
        f"--JupyterHub.bind_url=http://127.0.0.1:{port}",
        f"--JupyterHub.hub_port={free_port()}",
        f"--ConfigurableHTTPProxy.api_url=http://127.0.0.1:{free_port()}",
        *words,
    ]
    own = {"MATHGAMES_STORE": f"{folder}/tables.sqlite", "MATHGAMES_TABLES_PORT": str(free_port())}
    return subprocess.Popen(command, cwd=folder, env=os.environ | own | settings)


def meet(folder: str) -> str:
    """Two users come, open their pages, and play at one table."""
    port = free_port()
    simple = ["--JupyterHub.spawner_class=simple", "--JupyterHub.authenticator_class=dummy"]
    if os.geteuid() == 0:
        simple.append("--Spawner.args=['--allow-root']")
    process = hub(folder, port, *simple, "--DummyAuthenticator.allow_all=True", "--Spawner.mem_limit=0")
    try:
        url = f"http://127.0.0.1:{port}/"
        stranger = User(url, "Stranger")
        wait_for(stranger, "hub/login")
        where, _ = stranger.ask("services/tables/join?code=FERN-42")
        assert urlsplit(where).path == "/hub/login", f"a stranger was let in: {where}"
        asha, ben = User(url, "Asha"), User(url, "Ben")
        for one in (asha, ben):
            one.fill_in("hub/login", username=one.name.lower(), password="any")
            wait_for(one, "services/tables/health")
        asha.sit_down("t/new")
        ben.sit_down("join", code=asha.code)
        for one in (asha, ben):
            one.until('data-key="sitting1"')
        asha.press("deal")
        for one in (asha, ben):
            assert "mg-playing" in one.until("mg-playing")
        home = wait_for(asha, "user/asha/voila/render/index.ipynb", "BYORF")
        assert 'href="/services/tables/join"' in home, "the home page does not ask for a code"
        return f"two users met at table {asha.code}, and one of them saw her own pages"
    finally:
        process.terminate()
        process.wait()


def ask_for_lti(folder: str) -> str:
    """The Hub as a learning platform sees it."""
    port = free_port()
    process = hub(folder, port, **LTI)
    try:
        told = json.loads(wait_for(User(f"http://127.0.0.1:{port}/", "platform"), "hub/lti13/config"))
        return f"a learning platform is told where it may come in: {told['target_link_uri']}"
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    """Try both, and say what was seen."""
    seen = []
    for trial in (meet, ask_for_lti):
        with tempfile.TemporaryDirectory(prefix="hub") as folder:
            seen.append(trial(folder))
    print(f"Seen: {'; '.join(seen)}.")


if __name__ == "__main__":
    main()
