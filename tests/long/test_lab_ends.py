"""`mathgames lab` ends when it is told to, whatever it is doing.

Takes two minutes.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from mathgames_widgets.serving.doctor import free_port
from tests.browser.servers import wait_for
from tests.long.jupyter import Jupyter
from tests.waiting import PATIENCE, wait_until

BUSY = "import time\nprint('at work', flush=True)\nwhile True:\n    pass"


class Lab:
    """`mathgames lab`, started."""

    def __init__(self, folder: Path) -> None:
        self.url, self.log = f"http://127.0.0.1:{free_port()}/", folder / "lab.log"
        port = self.url.rpartition(":")[2].rstrip("/")
        command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "lab", f"--port={port}"]
        with self.log.open("w") as output:
            words = [*command, f"--notebooks={folder / 'own'}"]
            self.process = subprocess.Popen(words, stdout=output, stderr=subprocess.STDOUT)

    def family(self) -> list[psutil.Process]:
        """What runs below it."""
        return psutil.Process(self.process.pid).children(recursive=True)

    def end(self, number: int) -> None:
        """Tell it to stop; nothing of it may go on."""
        below = self.family()
        self.process.send_signal(number)
        try:
            self.process.wait(PATIENCE)
            wait_until(lambda: not any(one.is_running() and one.status() != psutil.STATUS_ZOMBIE for one in below))
        finally:
            for one in below:
                if one.is_running():
                    one.kill()
            self.process.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("tenths", range(0, 40, 5))
def test_it_ends_at_any_moment_of_its_start(tenths, number, tmp_path):
    """So many tenths of a second after JupyterLab was begun; where that is in its start depends on the machine."""
    lab = Lab(tmp_path)
    wait_until(lambda: bool(lab.family()), every=0.01)
    time.sleep(tenths / 10)
    lab.end(number)


def test_it_ends_while_a_kernel_is_at_work(tmp_path):
    lab = Lab(tmp_path)
    wait_for(lab.url + "api", lab.process, lab.log)
    wait_until(lambda: "token=" in lab.log.read_text())
    (token,) = [line.partition("token=")[2] for line in lab.log.read_text().splitlines() if "token=" in line]
    server = Jupyter(lab.url, token)
    with server.kernel() as kernel:
        kernel.begin(BUSY)
        assert kernel.printed() == "at work\n"
        lab.end(signal.SIGTERM)
