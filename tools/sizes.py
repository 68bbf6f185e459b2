"""`python -m tools.sizes`: how large the package is, room by room, and how much of it is code."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

from mathgames_widgets.games import NAMES

PACKAGE = Path(__file__).resolve().parent.parent / "mathgames_widgets"


@dataclass(frozen=True, slots=True)
class Size:
    """Files, their statements (docstrings aside), their lines, and those of them that only import, that explain
    (docstrings and remarks), or are blank.
    """

    files: int = 0
    statements: int = 0
    lines: int = 0
    imports: int = 0
    told: int = 0
    blank: int = 0

    def __add__(self, other: Size) -> Size:
        return Size(*[getattr(self, one.name) + getattr(other, one.name) for one in fields(self)])

    @property
    def code(self) -> int:
        """The lines that are left."""
        return self.lines - self.imports - self.told - self.blank

    @property
    def share(self) -> float:
        """Import lines, in percent."""
        return 100 * self.imports / self.lines if self.lines else 0.0


def modules(below: Path = PACKAGE) -> Iterator[Path]:
    """The Python files of the package; built notebooks lie beside it."""
    return (path for path in sorted(below.rglob("*.py")) if "notebooks" not in path.parts)


def size_of(path: Path) -> Size:
    """One file.

    >>> size_of(PACKAGE / "__init__.py").files
    1
    """
    text = path.read_text(encoding="utf-8")
    lines, imports, told = text.splitlines(), 0, sum(line.strip().startswith("#") for line in text.splitlines())
    statements = 0
    for node in ast.walk(ast.parse(text)):
        statements += isinstance(node, ast.stmt)
        match node:
            case ast.Import() | ast.ImportFrom():
                imports += len(lines[node.lineno - 1 : node.end_lineno])
            case ast.Expr(ast.Constant(str())):
                told += sum(bool(line.strip()) for line in lines[node.lineno - 1 : node.end_lineno])
                statements -= 1
    return Size(1, statements, len(lines), imports, told, sum(not line.strip() for line in lines))


def room(path: Path) -> str:
    """Where a file belongs: `maths`, or `games/<one>`; `.` for the front door."""
    inside = path.relative_to(PACKAGE).parts[:-1]
    return "/".join(inside[: 2 if inside[:1] == ("games",) else 1]) or "."


def rooms() -> dict[str, Size]:
    """The size of each room."""
    found: dict[str, Size] = {}
    for path in modules():
        found[room(path)] = found.get(room(path), Size()) + size_of(path)
    return found


def shared_names() -> tuple[int, int]:
    """Of the file names inside the games, how many occur in all of them, and how many there are."""
    names: Counter[str] = Counter()
    for game in NAMES:
        below = PACKAGE / "games" / game
        names.update({str(path.relative_to(below)) for path in modules(below)})
    return sum(count == len(NAMES) for count in names.values()), len(names)


def main() -> None:
    """Print the table."""
    found = rooms()
    total = sum(found.values(), Size())
    print("| room | files | statements | lines | code | docstrings, remarks | blank | imports |")
    print("|---" * 8 + "|")
    for name, size in [*sorted(found.items()), ("all", total)]:
        rest = f"{size.code:,} | {size.told:,} | {size.blank:,} | {size.share:.1f} %"
        print(f"| {name} | {size.files} | {size.statements:,} | {size.lines:,} | {rest} |")
    everywhere, names = shared_names()
    print(f"\nOf {names} file names inside the games, {everywhere} occur in all of them.")


if __name__ == "__main__":
    main()
