"""See to it that the engines are there: `python -m tests.engines.packages` says which, and installs what is missing.

Only Debian's packages are installed, by root; `--needed` gives 1 where one is missing all the same.
"""

from __future__ import annotations

import subprocess
import sys

from tests.debian import install, is_debian, may_install_packages
from tests.engines import ENGINES, executable

PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb")}


def missing() -> tuple[str, ...]:
    """The engines that this machine has not."""
    return tuple(engine for engine in ENGINES if executable(engine) is None)


def said(engine: str) -> str:
    """Which one the tests use, or what would bring it."""
    here = executable(engine)
    packages = " ".join(PACKAGES[engine])
    return f"The tests use {here}" if here else f"{engine} is not here and is not tested: apt-get install {packages}"


def main(words: list[str]) -> int:
    """Install what can be installed, and say what there is."""
    names = [name for engine in missing() for name in PACKAGES[engine]]
    if names and may_install_packages() and is_debian():
        print(f"Installing {' '.join(names)} from Debian's packages", flush=True)
        try:
            install(*names)
        except subprocess.CalledProcessError as error:
            print(f"They could not be installed ({error}).", file=sys.stderr)
    for engine in ENGINES:
        print(said(engine))
    return int("--needed" in words and bool(missing()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
