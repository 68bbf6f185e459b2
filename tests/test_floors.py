"""Imports point down, never up, never sideways between games; and the first import loads nothing heavy."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "mathgames_widgets"
NAME = "mathgames_widgets"

MAY_USE = {
    "core": {"core"},
    "maths": {"maths"},
    "games": {"core", "maths", "games"},
    "widgets": {"core", "maths", "games", "widgets"},
    "lesson": {"core", "maths", "games", "widgets", "lesson"},
}
"""Each floor and the floors it may import from; the command line and the front door may use everything."""

BROWSER_PACKAGES = {"ipywidgets", "anywidget", "IPython"}
SERVER_PACKAGES = {"voila", "jupyter_server", "jupyter_core", "jupyterlab", "tornado", "nbformat", "websockets"}
HEAVY = {"sympy", "matplotlib", "numpy"}
"""Imported inside the functions that need them, if at all: SymPy and matplotlib would double a table's memory."""


def modules(below: Path = PACKAGE) -> list[Path]:
    return [path for path in sorted(below.rglob("*.py")) if "notebooks" not in path.parts]


def imported(tree: ast.AST, package: str) -> Iterator[str]:
    """The full names of everything that the code imports, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] + "." if node.level else ""
            source = above + (node.module or "")
            yield source.rstrip(".")
            yield from (f"{source.rstrip('.')}.{alias.name}" for alias in node.names)


def imported_at_once(path: Path) -> set[str]:
    """The outside packages that are loaded with the module itself, not later inside a function."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or is_for_type_checkers(node):
            continue
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {name.split(".")[0] for name in imported(node, NAME)}
        waiting.extend(ast.iter_child_nodes(node))
    return found


def is_for_type_checkers(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def dotted(path: Path) -> str:
    """The package that a file belongs to: `mathgames_widgets.games.byorf`."""
    return ".".join(path.relative_to(ROOT).parent.parts)


def floor(name: str) -> str:
    """The floor of a dotted name inside the package: `games`; "" for the front door and the command line."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_USE else ""


def breaches(package: str, code: str) -> list[str]:
    """What a file of `package` imports and may not."""
    own = floor(package)
    if not own:
        return []
    inside = {name for name in imported(ast.parse(code), package) if name.startswith(NAME + ".")}
    up = {name for name in inside if floor(name) and floor(name) not in MAY_USE[own]}
    return sorted(up | {name for name in inside if is_sideways(package, name)})


def is_sideways(package: str, name: str) -> bool:
    """Whether a game imports another game."""
    here, there = package.split("."), name.split(".")
    if here[:2] != [NAME, "games"] or len(here) < 3 or there[:2] != [NAME, "games"]:
        return False
    return len(there) > 2 and there[2] != here[2]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_down(path):
    assert breaches(dotted(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("package", "code"),
    [
        ("mathgames_widgets.core", "from mathgames_widgets.maths import rational"),
        ("mathgames_widgets.maths", "def f():\n    import mathgames_widgets.games.byorf"),
        ("mathgames_widgets.games.byorf", "from mathgames_widgets.games import formula"),
        ("mathgames_widgets.games.byorf", "from ..formula import rules"),
        ("mathgames_widgets.games.byorf", "from mathgames_widgets.page.html import div"),
        ("mathgames_widgets.widgets", "from mathgames_widgets import lesson"),
    ],
)
def test_a_breach_is_found(package, code):
    assert breaches(package, code) != []


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_heavy_packages_are_imported_where_they_are_needed(path):
    assert imported_at_once(path).isdisjoint(HEAVY)


@pytest.mark.parametrize(
    "path", [path for path in modules() if floor(dotted(path)) not in {"", "widgets", "lesson"}], ids=str
)
def test_only_the_widgets_know_the_browser(path):
    names = {name.split(".")[0] for name in imported(ast.parse(path.read_text(encoding="utf-8")), dotted(path))}
    assert names.isdisjoint(BROWSER_PACKAGES | SERVER_PACKAGES)


@pytest.mark.parametrize("path", modules(PACKAGE / "core"), ids=lambda path: path.name)
def test_the_core_needs_the_standard_library_only(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {name.split(".")[0] for name in imported(tree, dotted(path))} - {NAME}
    assert names <= sys.stdlib_module_names


@pytest.mark.parametrize("name", [NAME, f"{NAME}.core", f"{NAME}.maths", f"{NAME}.games.byorf", f"{NAME}.widgets"])
def test_the_first_import_loads_nothing_heavy(name):
    code = f"import sys, importlib; importlib.import_module({name!r}); print(*sorted({HEAVY!r} & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert loaded.stdout.split() == []


def test_who_plays_one_game_does_not_wait_for_the_others():
    """None is loaded before it is asked for; the other four would take twice as long as all the rest."""
    code = f"import sys, {NAME}.widgets.play, {NAME}.games.byorf; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    games = {name.split(".")[2] for name in loaded.stdout.split() if name.startswith(f"{NAME}.games.")}
    assert games == {"byorf"}
