"""Debian's packages that the tests need. `make test` runs this file while pip installs Python's.

All that is missing comes at once: three rounds with all that Debian recommends took three minutes of a new machine.
Standard library only, since nothing else may be there yet.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGES = {
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
    "pg_ctlcluster": "postgresql",
    "nginx": "nginx",
}
"""Each program, and the package that has it."""

FONTS = "fonts-liberation"
"""What a page is written in, which browsers only recommend."""

STARTS_NOTHING = Path("/usr/sbin/policy-rc.d")
"""Where Debian looks whether a package that is installed may start its service."""

QUICKLY = (
    "--yes", "-qq", "--no-install-recommends", "--option=Dpkg::Options::=--force-unsafe-io",
    "--option=DPkg::Lock::Timeout=120", "--option=Acquire::http::Timeout=20",
)  # fmt: skip
"""Nothing that is only recommended, and no wait for the disk after each file."""


def is_debian() -> bool:
    """Debian has Chromium as a package; Ubuntu's package of that name only points to another store."""
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        return False


def may_install_packages() -> bool:
    """Whether this account may use Debian's packages."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


@contextmanager
def starting_nothing() -> Iterator[None]:
    """Until the block ends, no package that is installed starts its service."""
    is_ours = not STARTS_NOTHING.exists()
    if is_ours:
        STARTS_NOTHING.write_text("#!/bin/sh\nexit 101\n")
        STARTS_NOTHING.chmod(0o755)
    try:
        yield
    finally:
        if is_ours:
            STARTS_NOTHING.unlink()


def install(*names: str) -> None:
    """Packages of these names. Raises subprocess.CalledProcessError where they cannot be had."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with starting_nothing():
        for words in (("update",), ("install", *names)):
            subprocess.run(["apt-get", *QUICKLY, *words], check=True, env=quiet, stdout=subprocess.DEVNULL)


def missing() -> list[str]:
    """The packages whose programs are not here."""
    return [package for program, package in PACKAGES.items() if shutil.which(program) is None]


def main() -> int:
    """Install what is missing where that can be done. Never a reason to stop: those who need something say so."""
    names = missing()
    if names and may_install_packages() and is_debian():
        print(f"Installing {' '.join(names)} from Debian's packages", flush=True)
        try:
            install(*names, FONTS)
        except subprocess.CalledProcessError as error:
            print(f"They could not be installed ({error}).", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
