"""The game of docs/adding-a-game.md, made from the blocks of that page and the two after it: no other copy is there.

`COUNTERS` is the game where it is in no list: its folder lies elsewhere, and `mathgames_widgets.games` leads to it. In
a copy of the project that followed the page it lies among the others, and is one of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from mathgames_widgets import games

ROOT = Path(__file__).resolve().parent.parent
PAGES = tuple(ROOT / "docs" / f"{name}.md" for name in ("adding-a-game", "adding-a-table", "around-a-game"))
FENCED = re.compile(r"^(```+)(\w+)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"(?:#+ |/\* |<!-- )(\w[\w/.]*\.(?:py|css|md|ftl))(?: \*/| -->)?\n")
CHANGES = re.compile(r"--- (\S+)\n")
GAME = Path("mathgames_widgets/games/counters")
ALL_OPEN = {"counters"}
"""Games without a secret."""


@dataclass(frozen=True)
class File:
    """A whole file."""

    path: str
    text: str

    def do(self, root: Path) -> None:
        """Write it."""
        (root / self.path).parent.mkdir(parents=True, exist_ok=True)
        (root / self.path).write_text(self.text, encoding="utf-8")


@dataclass(frozen=True)
class Change:
    """Lines of a file that is there, and what stands in their place. Raises AssertionError where they are not there."""

    path: str
    old: str
    new: str

    def do(self, root: Path) -> None:
        """Change them; they stand there once."""
        text = (root / self.path).read_text(encoding="utf-8")
        assert text.count(self.old) == 1, f"{self.path} has {text.count(self.old)} times:\n{self.old}"
        (root / self.path).write_text(text.replace(self.old, self.new), encoding="utf-8")


@dataclass(frozen=True)
class Commands:
    """What is typed in a terminal, in the folder of the project. Raises AssertionError where it fails."""

    lines: str

    def do(self, root: Path) -> None:
        """Run them with this Python, which takes the package from there."""
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        named = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        ran = subprocess.run(
            ["sh", "-ec", self.lines],
            cwd=root,
            env=named | {"PATH": path, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, f"{self.lines}\n{ran.stdout}\n{ran.stderr}"


def steps(page: str) -> Iterator[File | Change | Commands]:
    """What the page says, in its order; examples and blocks that name no file are only to be read.

    >>> [*steps("```sh\\nmake\\n```\\n```diff\\n--- a.py\\n x\\n-old\\n+new\\n```")]
    [Commands(lines='make\\n'), Change(path='a.py', old='x\\nold\\n', new='x\\nnew\\n')]
    """
    for _, language, text in FENCED.findall(page):
        if language == "sh":
            yield Commands(text)
        elif changed := CHANGES.match(text):
            lines = text[changed.end() :].splitlines(keepends=True)
            old, new = (["".join(line[1:]) for line in lines if line[0] in kept] for kept in (" -", " +"))
            yield Change(changed[1], "".join(old), "".join(new))
        elif named := NAMED.match(text):
            yield File(named[1], text[named.end() :])


STEPS = tuple(step for page in PAGES for step in steps(page.read_text(encoding="utf-8")))


def copied(root: Path) -> Path:
    """A copy of the project as it is kept, without what was built, installed or downloaded."""
    kept = ".github benchmarks binder deploy docs lessons mathgames_widgets notebooks tests tools"
    for name in kept.split():
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns(".ipynb_*"), symlinks=True)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy2(path, root / path.name)
    return root


def made(folder: Path, *left_out: str) -> Path:
    """The folder `counters` in a folder, by the page alone, without what lies below the names left out."""
    for step in STEPS:
        if isinstance(step, File) and Path(step.path).is_relative_to(GAME):
            place = Path(step.path).relative_to(GAME).as_posix()
            if not any(place == name or place.startswith(f"{name}/") for name in left_out):
                File(f"counters/{place}", step.text).do(folder)
    return folder


_elsewhere = TemporaryDirectory(prefix="mathgames-guide-")


def counters() -> ModuleType:
    """The game, from its place in the list where it has one, else from a folder of its own."""
    if GAME.name not in games.NAMES:
        games.__path__.append(str(made(Path(_elsewhere.name))))
    return import_module(f"{games.__name__}.{GAME.name}")


COUNTERS = counters()
EVERY = tuple(dict.fromkeys((*games.GAMES, COUNTERS)))
"""Every game of the package, and that of the page."""
