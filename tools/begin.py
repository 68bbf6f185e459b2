"""Begin what is about to be published from nothing, as those who get it will, and fail where it does not start.

    python -m tools.begin wheel dist/*.whl     an empty environment for each use, `mathgames serve`, its pages
    python -m tools.begin site site            a server for plain files, a browser, a press on each table

The workflows run this before they publish. The first needs Python and pip alone, the second a Chromium as well.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.request import urlopen

PATIENCE = 120.0
"""Seconds to wait for a server or a page."""

OWN = ("PYTHON", "JUPYTER", "MATHGAMES")
"""What variables begin with that would lead an empty environment back here."""

WIDGET = '"application/vnd.jupyter.widget-view+json"'
GAMES = ("byorf", "formula", "rolls_and_goals", "matician", "mathleague")


class DoesNotStart(Exception):
    """What was to be published is not as promised; the message says what was seen."""


def without_our_variables() -> dict[str, str]:
    """The environment variables of a machine that knows nothing of this project.

    >>> os.environ["MATHGAMES_TABLES"] = "/services/tables/"
    >>> "MATHGAMES_TABLES" in without_our_variables()
    False
    >>> del os.environ["MATHGAMES_TABLES"]
    """
    return {name: value for name, value in os.environ.items() if not name.startswith(OWN)}


def environment(
    folder: Path, wheel: Path, extra: str = "", *, python: str = sys.executable, constraints: Path | None = None
) -> Path:
    """Make an environment with nothing but the wheel and what one of its extras brings; the folder of its commands.

    Raises DoesNotStart where pip cannot install it.
    """
    subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(commands / "python"), "--disable-pip-version-check", "install"]
    asked = f"{wheel}[{extra}]" if extra else str(wheel)
    exact = ["--constraint", str(constraints)] if constraints else []
    done = subprocess.run([*pip, "--quiet", *exact, asked], capture_output=True, text=True)
    if done.returncode:
        raise DoesNotStart(f"{asked} cannot be installed:\n{done.stdout}{done.stderr}")
    return commands


def free_port() -> int:
    """A port that nothing listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def page(url: str) -> str:
    """What an address answers. Raises DoesNotStart where it does not."""
    try:
        with urlopen(url, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
    except OSError as error:
        raise DoesNotStart(f"{url} does not answer: {error}") from error
    return text


@contextmanager
def serving(commands: Path, folder: Path, *options: str) -> Iterator[str]:
    """`mathgames serve` of an environment, until the block ends; yields its address.

    Raises DoesNotStart with its own words where it does not answer, or does not end when it is told to.
    """
    port = free_port()
    command = [str(commands / "mathgames"), "serve", f"--port={port}", "--pool=0", *options]
    own = without_our_variables() | {"MATHGAMES_STORE": str(folder / "tables.sqlite")}
    url, log = f"http://127.0.0.1:{port}/", folder / "serve.log"
    with log.open("w") as output:
        server = subprocess.Popen(command, cwd=folder, env=own, stdout=output, stderr=subprocess.STDOUT)
    try:
        wait_for(url + "health", server, log)
        yield url
        server.terminate()
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired as error:
        raise DoesNotStart("The server does not end when it is told to.") from error
    finally:
        server.kill()
        server.wait()


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Return when a server answers. Raises DoesNotStart with what it wrote where it does not."""
    end = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < end:
        try:
            with urlopen(url, timeout=PATIENCE):
                return
        except OSError:
            time.sleep(0.1)
    raise DoesNotStart(f"{url} does not answer:\n{log.read_text()}")


def try_wheel(
    wheel: Path, folder: Path, constraints: Path | None = None, *, python: str = sys.executable
) -> Iterator[str]:
    """Install a wheel alone and with all extras, and ask its server for its pages. Raises DoesNotStart."""
    alone = environment(folder / "alone", wheel, python=python, constraints=constraints)
    asked = "import mathgames_widgets as m; print(m.__version__, m.RationalFunction.parse('(x-2)/(x-2)(x+3)').holes)"
    done = subprocess.run(
        [alone / "python", "-c", asked], cwd=folder, env=without_our_variables(), capture_output=True, text=True
    )
    if "Hole(x=Fraction(2, 1)" not in done.stdout:
        raise DoesNotStart(f"The package does not work alone:\n{done.stdout}{done.stderr}")
    yield f"The package alone finds a hole: {done.stdout.strip()}"
    everything = environment(folder / "everything", wheel, "all", python=python, constraints=constraints)
    with serving(everything, folder) as url:
        yield f"The server is well: {json.loads(page(url + 'health'))['status']}"
        if "BYORF" not in page(url):
            raise DoesNotStart("The home page does not name its games.")
        for game in GAMES:
            if WIDGET not in page(f"{url}voila/render/{game}/play.ipynb"):
                raise DoesNotStart(f"The page of {game} comes without its table.")
            yield f"A table of {game} is set."
        if "Join a table" not in page(url + "join"):
            raise DoesNotStart("Nobody can join a live table.")
    yield "The server has ended when it was told to."


@contextmanager
def handed_out(site: Path) -> Iterator[str]:
    """A web server for plain files, until the block ends; yields its address."""

    class Silent(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *words: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def try_site(site: Path) -> Iterator[str]:
    """Open the tables of a site in a browser and press what they offer. Raises DoesNotStart."""
    from mathgames_widgets.serving import browser, doctor

    chromium = browser.find_chromium()
    if chromium is None:
        raise DoesNotStart("There is no Chromium, Chrome or Edge here to open the site with.")
    with handed_out(site) as url:
        if "BYORF" not in page(url + "index.html"):
            raise DoesNotStart("The home page does not name its games.")
        for game in GAMES:
            try:
                with browser.opened(chromium, f"{url}{game}/play.html") as shown:
                    if not shown.wait_for(doctor.READY, PATIENCE):
                        raise DoesNotStart(f"The table of {game} does not appear.")
                    shown.ask(doctor.PRESS)
                    if not shown.wait_for(doctor.ANSWERED, PATIENCE):
                        raise DoesNotStart(f"The table of {game} does not answer a press.")
            except OSError as error:
                raise DoesNotStart(f"{chromium} could not be used: {error}") from error
            yield f"The table of {game} answers a press."


def main(words: Sequence[str]) -> int:
    """Try what the words name, and say what was seen; 1 where it does not start."""
    what, where, *more = words
    with tempfile.TemporaryDirectory(prefix="begin-", ignore_cleanup_errors=True) as folder:
        constraints = Path(more[0]).resolve() if more else None
        tries = {
            "wheel": lambda: try_wheel(Path(where).resolve(), Path(folder), constraints),
            "site": lambda: try_site(Path(where)),
        }
        try:
            for seen in tries[what]():
                print(seen, flush=True)
        except DoesNotStart as trouble:
            print(trouble, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
