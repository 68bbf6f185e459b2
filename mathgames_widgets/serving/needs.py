"""What each use of the package needs, and what of that is not installed. The standard library is enough to say so."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, requires, version

from mathgames_widgets.core.words import listed

ASKED = re.compile(r"""([\w.-]+)[^;]*(?:; *extra *== *['"]([\w-]+)['"])?""")
"""A line of the package about another one: its name, and the extra that brings it, if any."""


def missing(extra: str) -> list[str]:
    """The packages that are asked for with this extra, or always, and are not installed.

    >>> missing("serve")
    []
    """
    try:
        lines = requires("mathgames_widgets") or []
    except PackageNotFoundError:  # run from its folder, and nothing says what it asks for
        return []
    asked = [found.groups() for found in map(ASKED.fullmatch, lines) if found]
    return sorted(name for name, wanted_for in asked if wanted_for in (None, extra) and not is_installed(name))


def is_installed(package: str) -> bool:
    """Whether a package is there, in whatever version.

    >>> is_installed("anywidget"), is_installed("no-such-package")
    (True, False)
    """
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True


def what_to_install(packages: Sequence[str], extra: str) -> str:
    """All that is missing and the one command that brings it, in a sentence.

    >>> what_to_install(["psutil", "segno", "voila"], "serve")
    'The packages psutil, segno and voila are missing; install them with: pip install "mathgames_widgets[serve]"'
    >>> what_to_install(["nbconvert"], "print")
    'The package nbconvert is missing; install it with: pip install "mathgames_widgets[print]"'
    """
    is_single = len(packages) == 1
    said = f"The package {packages[0]} is" if is_single else f"The packages {listed(packages)} are"
    return f'{said} missing; install {"it" if is_single else "them"} with: pip install "mathgames_widgets[{extra}]"'
