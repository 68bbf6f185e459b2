"""Servers for the browser tests: the pages with Voilà, and the notebooks in JupyterLab."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

import psutil

from mathgames_widgets.serving.doctor import free_port
from tests.waiting import PATIENCE

LAB_SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "@jupyterlab/apputils-extension/themes": {"adaptive-theme": True},
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
}
"""No news, the system's light or dark, and every cell in the page even when it is scrolled away."""


@contextmanager
def running(
    command: Sequence[str],
    probe: str,
    log: Path,
    environment: Mapping[str, str] = os.environ,
    folder: Path | None = None,
) -> Iterator[int]:
    """Run a server, in a folder, until the block ends; yield its process number.

    Fails with the server's own words if it does not answer. One that takes its time to stop is not waited for: what it
    keeps belongs to the test alone.
    """
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=dict(environment), cwd=folder)
    try:
        wait_for(probe, process, log)
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            # `mathgames lab` has JupyterLab below it, which would outlive it.
            for one in (*psutil.Process(process.pid).children(recursive=True), process):
                one.kill()


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Return when the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urlopen(url, timeout=10):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"{url} does not answer:\n{log.read_text()}")


def wait_until_calm(server: int) -> None:
    """Return when all kernels have run their notebooks: they warm up side by side, and a page is in their way."""
    end, used = time.monotonic() + PATIENCE, -1.0
    while time.monotonic() < end:
        time.sleep(0.5)
        before, used = used, cpu_time(server)
        if abs(used - before) < 0.05:  # a kernel that ends takes its time with it
            return


def cpu_time(server: int) -> float:
    """Seconds that a server and its kernels have used."""
    process = psutil.Process(server)
    used = process.cpu_times().user
    for child in process.children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # it may end between the two questions
            used += child.cpu_times().user
    return used


@contextmanager
def voila(
    folder: Path,
    *options: str,
    notebooks: Path | None = None,
    base: str = "/",
    probe: str = "voila/render/index.ipynb",
) -> Iterator[str]:
    """The pages, as `mathgames serve` serves them; yields the address above the notebooks."""
    port = free_port()
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", f"--port={port}", *options]
    command.append(f"--store={folder / 'tables.sqlite'}")
    if notebooks:
        command.append(f"--notebooks={notebooks}")
    url = f"http://127.0.0.1:{port}{base}"
    with running(command, url + probe, folder / "voila.log") as server:
        wait_until_calm(server)
        yield url + "voila/render/"


def write_lab_settings(folder: Path) -> None:
    """Put LAB_SETTINGS where JupyterLab looks for a person's own settings."""
    for name, values in LAB_SETTINGS.items():
        path = folder / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(values))
