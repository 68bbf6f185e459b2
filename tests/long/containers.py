"""Containers, really built and run, on a machine that has no engine and cannot fetch images.

podman and runc, Debian's packages, need no service. Debian's debootstrap makes what stands in for the image of Python
that deploy/Containerfile begins with: the same version of Python on the same Debian. PostgreSQL and nginx are Debian's.
Needs Linux, an account that is root, and Debian's packages.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

from tests.debian import install, may_install_packages
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
IGNORED = DEPLOY / "Containerfile.dockerignore"
PROGRAMS = {"podman": "podman", "runc": "runc", "conmon": "conmon", "debootstrap": "debootstrap"}
PACKAGES = [*PROGRAMS.values(), "containernetworking-plugins", "iptables"]
CERTIFICATES = Path("etc/ssl/certs/ca-certificates.crt")
SUITES = {"3.11": "bookworm", "3.13": "trixie"}
"""The Debian that has this Python."""

BASE = re.compile(r"^FROM (python:(\d\.\d+)-slim)", re.MULTILINE)

CONF = """
[containers]
default_ulimits = ["nofile={files}:{files}", "nproc={processes}:{processes}"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
[network]
network_config_dir = "{folder}/networks"
"""

WITH = """
FROM {base}
ENV DEBIAN_FRONTEND=noninteractive
RUN apt-get -qq update && apt-get -qq install --yes --no-install-recommends {packages}
"""
"""A Debian with more of its packages."""


def installed() -> None:
    """See to it that there are the programs. Raises RuntimeError where they cannot be had."""
    if all(map(shutil.which, PROGRAMS)):
        return
    if not may_install_packages():
        raise RuntimeError("Containers are built with podman and debootstrap; install them, and run this as root.")
    install(*PACKAGES)


def at_most(limit: int, wish: int) -> int:
    """What one may ask for: a machine may allow less than is wished."""
    hard = resource.getrlimit(limit)[1]
    return wish if hard == resource.RLIM_INFINITY else min(hard, wish)


FILES, PROCESSES = at_most(resource.RLIMIT_NOFILE, 65_536), at_most(resource.RLIMIT_NPROC, 30_000)


class Engine:
    """podman, with a store of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "networks").mkdir(parents=True)
        conf = CONF.format(files=FILES, processes=PROCESSES, folder=folder)
        (folder / "containers.conf").write_text(conf)
        self._bases: set[str] = set()
        self._built: set[str] = set()
        self._command = ["podman", "--root", str(folder / "store"), "--runroot", str(folder / "run")]

    def ask(self, *words: object, **options: Any) -> str:
        """What podman answers. Raises RuntimeError with its words where it fails."""
        done = self.tried(*words, **options)
        if done.returncode:
            raise RuntimeError(f"podman {' '.join(map(str, words))}\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
        return str(done.stdout).strip()

    def tried(self, *words: object, **options: Any) -> subprocess.CompletedProcess[str]:
        """What comes of a command that may fail."""
        own = os.environ | {"CONTAINERS_CONF": str(self.folder / "containers.conf")}
        return subprocess.run(
            [*self._command, *map(str, words)], env=own, capture_output=True, text=True, check=False, **options
        )

    def base(self, file: Path = DEPLOY / "Containerfile") -> str:
        """Make what stands in for the image that a Containerfile begins with; its name."""
        found = BASE.search(file.read_text(encoding="utf-8"))
        assert found, file
        image, version = found.groups()
        if image not in self._bases:
            self.debian(SUITES[version], image)
            assert self.python_of(image) == version
        return image

    def debian(self, suite: str, image: str) -> None:
        """Make an image of a Debian with its Python, and nothing else."""
        system = self.folder / "system"
        including = "--include=python3,python3-venv,python3-pip,ca-certificates"
        made = ["debootstrap", "--variant=minbase", including, suite, str(system)]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL)
        trust_what_this_machine_trusts(system)
        (system / "usr/local/bin/python").symlink_to("/usr/bin/python3")
        packed = subprocess.Popen(["tar", "--directory", str(system), "--create", "."], stdout=subprocess.PIPE)
        self.ask("import", "-", f"docker.io/library/{image}", stdin=packed.stdout)
        assert packed.wait() == 0
        shutil.rmtree(system)
        self._bases.add(image)

    def python_of(self, image: str) -> str:
        """The version of an image's Python, such as 3.13."""
        asked = "import sys; print('%d.%d' % sys.version_info[:2])"
        return self.ask("run", "--rm", "--network=none", image, "python", "-c", asked)

    def build(self, file: Path, tag: str, *, ignore: Path | None = None) -> None:
        """Build an image from a Containerfile, in the project's folder as the file says; once."""
        if tag in self._built:
            return
        self._built.add(tag)
        leaving_out = [f"--ignorefile={ignore}"] if ignore else []
        where = ["--pull=never", "--network=host", "--format=docker", "--file", file]
        self.ask("build", *where, *leaving_out, "--tag", tag, ROOT)

    def build_text(self, text: str, tag: str, *, also: Sequence[str] = ()) -> None:
        """Build an image from the text of a Containerfile; `also` is copied besides what deploy/Containerfile may."""
        file, ignore = self.folder / f"{tag}.file", self.folder / f"{tag}.ignore"
        file.write_text(text)
        ignore.write_text(IGNORED.read_text(encoding="utf-8") + "".join(f"!{name}\n" for name in also))
        self.build(file, tag, ignore=ignore)

    def start(self, name: str, image: str, options: list[str], *command: str) -> None:
        """Start a container, and leave it running."""
        self.ask("run", "--detach", "--name", name, *options, image, *command)

    def log(self, name: str) -> str:
        """What a container has written."""
        done = self.tried("logs", name)
        return done.stdout + done.stderr

    def is_healthy(self, name: str) -> bool:
        """Whether the image's own question about its health is answered well."""
        return self.tried("healthcheck", "run", name).returncode == 0

    def until_healthy(self, name: str) -> None:
        """Return when the image's own question is answered well. Raises RuntimeError where the container has ended."""

        def is_so() -> bool:
            if self.ask("inspect", "--format={{.State.Running}}", name) != "true":
                raise RuntimeError(f"{name} has ended:\n{self.log(name)}")
            return self.is_healthy(name)

        wait_until(is_so, every=0.5)

    def clear(self) -> None:
        """Remove every container; one whose network another one shares goes when the other is gone."""
        words = ["rm", "--all", "--force", "--time", "0"]
        if self.tried(*words).returncode:
            self.ask(*words)

    def ended(self, name: str) -> int:
        """Stop a container as `docker stop` does; with what it ended. 137 is a kill."""
        self.ask("stop", name)
        return int(self.ask("inspect", "--format={{.State.ExitCode}}", name))


def trust_what_this_machine_trusts(system: Path) -> None:
    """A school's network may look into HTTPS, and its machines then trust a certificate of its own."""
    here = Path("/") / CERTIFICATES
    if here.exists():
        shutil.copy(here, system / CERTIFICATES)
    (system / "etc/pip.conf").write_text(f"[global]\ncert = /{CERTIFICATES}\n")


@contextmanager
def engine(folder: Path) -> Iterator[Engine]:
    """podman until the block ends; nothing of it stays."""
    installed()
    found = Engine(folder)
    try:
        yield found
    finally:
        found.clear()
        for network in found.ask("network", "ls", "--format={{.Name}}").split():
            if network != "podman":
                found.ask("network", "rm", network)
        found.ask("rmi", "--all", "--force")
        found.ask("volume", "prune", "--force")


# ── compose ───────────────────────────────────────────────────────────────────────────────────────────────────────


def filled(text: str, settings: Mapping[str, str]) -> str:
    """The text of a compose file with the settings of its `.env` filled in.

    >>> filled("--allow-host=${NAME:?write it} ${WORD:+--password} ${WORD:-none}", {"NAME": "here"})
    '--allow-host=here  none'
    """

    def value(found: re.Match[str]) -> str:
        name, sign, other = found.groups()
        if sign == "+":
            return other if settings.get(name) else ""
        if sign == "-":
            return settings.get(name) or other
        return settings[name]

    return re.sub(r"\$\{(\w+)(?::([?+-])([^}]*))?\}", value, text)


def services(file: str, **settings: str) -> dict[str, Any]:
    """The services of a compose file."""
    text = filled((DEPLOY / file).read_text(encoding="utf-8"), settings)
    found: dict[str, Any] = yaml.safe_load(text)["services"]
    return found


def options_of(service: Mapping[str, Any], network: str, volumes: str = "") -> list[str]:
    """What podman is told so that a service has the settings of its compose file. Raises KeyError for a new setting."""
    words = [f"--network={network}", "--read-only-tmpfs=false"]
    said = {
        "read_only": lambda is_so: ["--read-only"] if is_so else [],
        "tmpfs": lambda paths: [f"--tmpfs={path}" for path in paths],
        "volumes": lambda places: [f"--volume={volumes}{place}" for place in places],
        "cap_drop": lambda names: [f"--cap-drop={name}" for name in names],
        "security_opt": lambda ones: [f"--security-opt={one.removesuffix(':true')}" for one in ones],
        "mem_limit": lambda size: [f"--memory={size}"],
        "pids_limit": lambda number: [f"--pids-limit={number}"],
        "ulimits": lambda limits: [f"--ulimit=nofile={min(FILES, limits['nofile'])}", f"--ulimit=nproc={PROCESSES}"],
        "stop_grace_period": lambda time: [f"--stop-timeout={time.removesuffix('s')}"],
        "environment": lambda ones: [f"--env={name}={value or ''}" for name, value in ones.items()],
        **{name: lambda _: [] for name in ("build", "command", "networks", "expose", "restart", "depends_on")},
    }
    for name, value in service.items():
        words += said[name](value)
    return words


if __name__ == "__main__":
    installed()
    sys.exit()
