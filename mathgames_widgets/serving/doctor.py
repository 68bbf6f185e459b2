"""`mathgames doctor`: looks at this machine, from the Python version to a click on a widget, and says what to do."""

from __future__ import annotations

import platform
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.metadata import requires, version
from pathlib import Path
from random import randrange
from urllib.request import urlopen

from packaging.requirements import Requirement

from mathgames_widgets.core.words import listed
from mathgames_widgets.serving import browser, limits, places
from mathgames_widgets.serving.needs import is_installed

EXTENSIONS = {
    "anywidget": "anywidget",
    "@jupyter-widgets/jupyterlab-manager": "jupyterlab-widgets",
    "@voila-dashboards/widgets-manager8": "voila",
}
"""What the browser side of the widgets consists of, and the package that brings it."""

TABLE = "byorf/play.ipynb"
USES = ("", "serve", "lab", "print", "plots", "sympy")
"""The extras of the package, and none: everything that it can be used for."""
WIDGET = '"application/vnd.jupyter.widget-view+json"'
PATIENCE = 60.0
"""Seconds to wait for a server or a page."""

READY = "document.querySelector('.mg-page button[data-n]:not([disabled])') !== null"
PRESS = """(() => {
  const words = () => document.querySelector(".mg-page")?.textContent;
  const seen = words();
  window.tableSaysMore = () => ![seen, undefined].includes(words());
  document.querySelector(".mg-page button[data-n]:not([disabled])").click();
})()"""
ANSWERED = "window.tableSaysMore()"
"""What Python answers is other words; a table that a script has only taken over says the same as before."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: what was seen, and what to do where something is wrong."""

    seen: str
    to_do: str = ""

    def __str__(self) -> str:
        return f"TO DO  {self.seen}: {self.to_do}" if self.to_do else f"OK     {self.seen}"


def examine(notebooks: Path) -> int:
    """Print a line for each finding; 0 where all is well, 1 where something is to be done."""
    healthy = True
    for finding in findings(notebooks):
        print(finding, flush=True)
        healthy = healthy and not finding.to_do
    print("Everything works." if healthy else "Something needs fixing: see above.")
    return 0 if healthy else 1


def findings(notebooks: Path) -> Iterator[Finding]:
    """Every check, from the ground up; those that need a running server come last."""
    yield Finding(f"Python {platform.python_version()}")
    yield from packages()
    yield from extensions()
    yield pages(notebooks)
    yield room()
    borrowed = "the home folder cannot be written; a temporary folder is used instead"
    yield Finding(borrowed if places.home_is_borrowed() else "the home folder can be written")
    with server(notebooks) as url:
        if url is None:
            yield Finding("Voilà does not start", "run `mathgames serve` and read why")
        else:
            yield Finding("Voilà starts")
            page = rendered(url)
            yield page
            if not page.to_do:
                yield clicked(url)


def packages() -> Iterator[Finding]:
    """Every package that this one needs in any of its uses, with its version, each once."""
    wanted = {Requirement(line).name: Requirement(line) for line in requires("mathgames_widgets") or ()}
    used = [
        needed
        for needed in wanted.values()
        if needed.name != "mathgames_widgets"
        and (needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in USES))
    ]
    here = [needed for needed in used if is_installed(needed.name)]
    yield from map(package, here)
    if gone := [needed for needed in used if needed not in here]:
        yield lacking(gone)


def lacking(packages: Sequence[Requirement]) -> Finding:
    """All packages that are not there, and one command that brings them.

    >>> print(lacking([Requirement("one>=2"), Requirement("other")]))
    TO DO  one and other are missing: pip install "one>=2" other
    """
    verb = "is" if len(packages) == 1 else "are"
    names = listed([needed.name for needed in packages])
    return Finding(f"{names} {verb} missing", f"pip install {' '.join(map(asked, packages))}")


def asked(needed: Requirement) -> str:
    """A package as a command line takes it.

    >>> asked(Requirement("voila<0.6,>=0.5.8; extra == 'serve'")), asked(Requirement("rich"))
    ('"voila<0.6,>=0.5.8"', 'rich')
    """
    return f'"{needed.name}{needed.specifier}"' if needed.specifier else needed.name


def package(needed: Requirement) -> Finding:
    """One package that is there: whether its version fits."""
    found = version(needed.name)
    if needed.specifier.contains(found, prereleases=True):
        return Finding(f"{needed.name} {found}")
    return Finding(f"{needed.name} {found} does not fit", f"pip install {asked(needed)}")


def extensions() -> Iterator[Finding]:
    """The browser side of the widgets, as Jupyter and Voilà find it."""
    from jupyter_core.paths import jupyter_path

    folders = [Path(folder) for folder in (*jupyter_path("labextensions"), *jupyter_path("voila", "labextensions"))]
    for name, source in EXTENSIONS.items():
        there = any((folder / name / "package.json").exists() for folder in folders)
        missing = Finding(f"widget extension {name} is missing", f"pip install --force-reinstall {source}")
        yield Finding(f"widget extension {name}") if there else missing


def pages(notebooks: Path) -> Finding:
    """The notebooks and the template they are shown with."""
    if (places.template() / "index.html.j2").exists() and (notebooks / TABLE).exists():
        return Finding("notebooks and page template")
    return Finding("notebooks or page template are missing", "install mathgames_widgets again")


def room() -> Finding:
    """How many tables fit on this machine."""
    limits.raise_most_files()
    machine = limits.Machine.this()
    fitting = limits.Limits.fitting(machine)
    seen = limits.told(fitting, machine)
    if fitting.tables >= limits.CLASS:
        return Finding(seen)
    return Finding(seen, limits.why_fewer_tables(limits.CLASS, fitting, machine))


def free_port() -> int:
    """A port that nothing listens at, below those that a system gives away while a server is still starting."""
    while True:
        port = randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def server(notebooks: Path) -> Iterator[str | None]:
    """Serve the pages for a moment; the address, or None where the server does not start."""
    port = free_port()
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", f"--port={port}", "--pool=0"]
    process = subprocess.Popen([*command, f"--notebooks={notebooks}"], stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}/voila/render/"
    try:
        yield url if answers(url + "index.ipynb", process) else None
    finally:
        process.terminate()
        process.wait(30)


def answers(url: str, process: subprocess.Popen[bytes]) -> bool:
    """Whether the server answers in time."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        try:
            with urlopen(url, timeout=PATIENCE):
                return True
        except OSError:
            time.sleep(browser.STEP)
    return False


def rendered(url: str) -> Finding:
    """A page with a table on it, run by a kernel."""
    start = time.monotonic()
    try:
        with urlopen(url + TABLE, timeout=PATIENCE) as answer:
            page = answer.read().decode()
    except OSError as error:
        return Finding("no page comes from Voilà", f"run `mathgames serve` and read what it says ({error})")
    if WIDGET not in page:
        return Finding("the page comes without its table", f"run `mathgames lab` and open {TABLE} to see why")
    return Finding(f"a table is set on the page, in {time.monotonic() - start:.1f} s")


def clicked(url: str) -> Finding:
    """A click in a real browser, answered by Python."""
    chromium = browser.find_chromium()
    if chromium is None:
        return Finding("no Chromium, Chrome or Edge here, so no click was tried; open the page in your own browser")
    try:
        with browser.opened(chromium, url + TABLE) as page:
            if not page.wait_for(READY, PATIENCE):
                return Finding("the table does not appear in the browser", "run `mathgames serve` and open the page")
            page.ask(PRESS)
            if not page.wait_for(ANSWERED, PATIENCE):
                return Finding("a click on the table is not answered", "close other programs and try again")
    except OSError as error:
        return Finding(f"{chromium} could not be used", f"open the page in your own browser ({error})")
    return Finding("a click on the table is answered")
