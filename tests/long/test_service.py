"""The unit of deploy/mathgames.service, installed as its first lines say, and started by a real systemd.

Takes three minutes, and needs what `tests/long/containers.py` says: the systemd is the first process of a container.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.long import containers
from tests.long.containers import DEPLOY, Engine
from tests.long.jupyter import VIEW
from tests.waiting import wait_until

TEXT = (DEPLOY / "mathgames.service").read_text(encoding="utf-8")
STEPS = re.findall(r"^#   (.*)$", TEXT, re.MULTILINE)
"""The commands that install it."""

OWN = "/etc/systemd/system/mathgames.service.d/own.conf"
"""Where `systemctl edit` writes: here that no tables are kept ready, which would be six hundred."""

MACHINE = """
WORKDIR /source
COPY . /source
RUN {steps}
RUN systemctl enable mathgames && mkdir /etc/systemd/system/mathgames.service.d
RUN printf '[Service]\\nExecStart=\\n%s\\n' '{start}' > {own}
"""

ASK = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=60).read().decode())"
HERE = "http://127.0.0.1:8866/"
GROUPS = Path("/sys/fs/cgroup")


@pytest.fixture(scope="module")
def machine(podman: Engine) -> Iterator[Engine]:
    """A machine on which the unit is installed."""
    *steps, last = STEPS
    assert last == "systemctl daemon-reload && systemctl enable --now mathgames"
    (start,) = re.findall(r"^ExecStart=.*$", TEXT, re.MULTILINE)
    own = MACHINE.format(steps=" && ".join(steps), start=start.replace("--pool 30", "--pool 0"), own=OWN)
    text = containers.WITH.format(base=podman.base(), packages="systemd dbus") + own
    podman.build_text(text, "machine", also=["deploy/mathgames.service"])
    # Where a machine has the older groups of processes too, systemd is shown the newer ones alone.
    newer = next(one for one in (GROUPS / "unified", GROUPS) if (one / "cgroup.controllers").exists())
    as_first = ["--privileged", "--cgroupns=host", "--systemd=false", "--env=container=podman", "--network=none"]
    places = [f"--volume={newer}:/sys/fs/cgroup:rw", "--tmpfs=/run", "--tmpfs=/tmp", "--stop-signal=RTMIN+3"]
    podman.start("machine", "machine", [*as_first, *places], "/lib/systemd/systemd")
    yield podman
    podman.clear()


def about(machine: Engine, name: str) -> str:
    """What systemd says about the service."""
    return machine.ask("exec", "machine", "systemctl", "show", "--value", f"--property={name}", "mathgames")


def until_well(machine: Engine) -> None:
    """Return when the service answers."""
    wait_until(
        lambda: '"ok"' in machine.tried("exec", "machine", "python", "-c", ASK, f"{HERE}health").stdout, every=0.5
    )


def test_systemd_starts_it_again_when_it_dies_and_ends_it_well(machine):
    """It answers, as a user of its own that can write where its tables are and nowhere else."""
    until_well(machine)
    assert VIEW in machine.ask("exec", "machine", "python", "-c", ASK, f"{HERE}voila/render/byorf/play.ipynb")
    first = about(machine, "MainPID")
    status = machine.ask("exec", "machine", "cat", f"/proc/{first}/status")
    assert int(re.findall(r"^Uid:\s+(\d+)", status, re.MULTILINE)[0]) > 60_000, "no account of the machine's"
    assert re.findall(r"^(?:CapEff|CapBnd|NoNewPrivs):\s+(\d+)", status, re.MULTILINE) == ["0" * 16, "0" * 16, "1"]
    assert "tables.sqlite" in machine.ask("exec", "machine", "ls", "/var/lib/mathgames")
    machine.ask("exec", "machine", "systemctl", "kill", "--signal=SIGKILL", "mathgames")
    wait_until(lambda: about(machine, "MainPID") not in ("0", first), every=0.5)
    until_well(machine)
    machine.ask("exec", "machine", "systemctl", "stop", "mathgames")
    assert (about(machine, "Result"), about(machine, "ExecMainStatus")) == ("success", "0")
    assert "Traceback" not in machine.ask("exec", "machine", "journalctl", "--unit=mathgames")


def test_systemd_has_nothing_to_say_against_it(machine):
    checked = machine.tried("exec", "machine", "systemd-analyze", "verify", "mathgames.service")
    told = [line for line in (checked.stdout + checked.stderr).splitlines() if "mathgames" in line]
    assert checked.returncode == 0 and told == []
