"""Small breaks of the package, one at a time: does a test notice each of them?

    python -m tests.breaks FERN-42                        # sixty breaks of the files as they are committed
    python -m tests.breaks FERN-42 --count 5 --under mathgames_widgets/games/matician
    python -m tests.breaks FERN-42 --commit 111ddde       # the same question about an older commit
    python -m tests.breaks FERN-42 --list                 # only say what would be broken

A seed chooses the breaks: another comparison or operator, a number one greater, True for False, a condition or an
answer turned round. Each is made in a copy of the commit, and the tests that mirror the file run there until one fails:
first those of its own folder and the examples in its docstrings, then those of its whole slice. A break that stops the
tests from ending is caught as well. The share that is caught can be set beside that of another commit, with the same
seed and count; it must not fall.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "mathgames_widgets"
LAST = {"classroom": ("tests/serving",), "carriers": ("tests/serving",), "serving": ("tests/carriers",)}
"""Where the tests stand that run last for a file of these rooms."""
COUNT = 60
ENDLESS = "tests that do not end"
PATIENCE = 900
"""Seconds that one run of tests may take; what is not over by then hangs."""

COMPARED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
COMPARED |= {"in": "not in", "not in": "in", "is": "is not", "is not": "is"}
COUNTED = {"+": "-", "-": "+", "*": "+", "/": "*", "//": "/", "%": "//", "**": "*"}
JOINED = {"and": "or", "or": "and"}
SIGNS = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.And: "and",
    ast.Or: "or",
}

LEFT_OUT = {"strict", "frozen", "slots", "kw_only", "maxsize"}
"""Arguments that change nothing one could notice."""


@dataclass(frozen=True, order=True)
class Break:
    """A piece of a file, from one byte to another, and what is written there instead."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str

    def made(self, source: bytes) -> bytes:
        """The file with the break."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {short(self.old)}  →  {short(self.new)}"


def short(code: str) -> str:
    """Code in one line of at most forty characters.

    >>> short("left <\\n    right")
    'left < right'
    """
    line = " ".join(code.split())
    return line if len(line) <= 40 else f"{line[:19]} … {line[-18:]}"


# ── what can be broken ────────────────────────────────────────────────────────────────────────────────────────────


def breaks_of(path: str, source: bytes) -> list[Break]:
    """Every break of a file, in its order.

    >>> [(one.old, one.new) for one in breaks_of("a.py", b"def f(x: int) -> bool:\\n    return x + 1 < 3\\n")]
    [('x + 1 < 3', 'not (x + 1 < 3)'), ('+', '-'), ('1', '2'), ('<', '<='), ('3', '4')]
    """
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))

    def place(node: ast.AST, *, end: bool = False) -> int:
        row, column = (node.end_lineno, node.end_col_offset) if end else (node.lineno, node.col_offset)  # type: ignore[attr-defined]
        return int(lines[row - 1] + column)

    def broken(start: int, end: int, new: str) -> Break:
        return Break(path, source.count(b"\n", 0, start) + 1, start, end, source[start:end].decode(), new)

    def between(left: ast.AST, right: ast.AST, sign: str, instead: str) -> Iterator[Break]:
        start, end = place(left, end=True), place(right)
        found = re.search(rb"(?<![\w<>=!*/])" + rb"\s+".join(map(re.escape, sign.encode().split())), source[start:end])
        if found:
            yield broken(start + found.start(), start + found.end(), instead)

    found: list[Break] = []
    for node in code_in(ast.parse(source)):
        match node:
            case ast.Compare(left, ops, comparators):
                for one, sign, other in zip([left, *comparators], ops, comparators, strict=False):
                    text = SIGNS[type(sign)]
                    found += between(one, other, text, COMPARED[text])
            case ast.BinOp(left, op, right) if (text := SIGNS.get(type(op), "")) in COUNTED:
                found += between(left, right, text, COUNTED[text])
            case ast.BoolOp(op, [one, other, *_]):
                text = SIGNS[type(op)]
                found += between(one, other, text, JOINED[text])
            case ast.UnaryOp(ast.Not() | ast.USub(), operand):
                found.append(broken(place(node), place(operand), ""))
            case ast.Constant(bool(value)):
                found.append(broken(place(node), place(node, end=True), str(not value)))
            case ast.Constant(int(value)):
                found.append(broken(place(node), place(node, end=True), str(value + 1)))
            case ast.If(ast.Name() | ast.Attribute() | ast.Call() as test):
                start, end = place(test), place(test, end=True)
                found.append(broken(start, end, f"not ({source[start:end].decode()})"))
            case ast.FunctionDef(returns=ast.Name("bool")):
                for answer in [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value]:
                    start, end = place(answer), place(answer, end=True)
                    found.append(broken(start, end, f"not ({source[start:end].decode()})"))
    return sorted(set(found))


def is_python(source: bytes) -> bool:
    """Whether it can be read as Python."""
    try:
        compile(source, "broken", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def code_in(tree: ast.AST) -> Iterator[ast.AST]:
    """What does something: no annotations, decorators, texts or arguments without an effect."""
    for name, value in ast.iter_fields(tree):
        if name in {"annotation", "returns", "decorator_list"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.JoinedStr | ast.Assert) or not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.keyword) and child.arg in LEFT_OUT:
                continue
            yield child
            yield from code_in(child)


def chosen(seed: str, count: int, files: dict[str, bytes]) -> list[Break]:
    """So many breaks of some files, the same ones for the same seed and files."""
    every = [one for path, source in sorted(files.items()) for one in breaks_of(path, source)]
    Random(seed).shuffle(every)
    return list(islice((one for one in every if is_python(one.made(files[one.path]))), count))


# ── the tests that should notice ──────────────────────────────────────────────────────────────────────────────────


def rings_for(path: str, root: Path) -> list[list[str]]:
    """Which tests run for a file, as arguments of pytest: those of its own folder first, then wider and wider.

    >>> rings_for("mathgames_widgets/games/byorf/rules/state.py", ROOT)[0]
    ['mathgames_widgets/games/byorf/rules/state.py', 'tests/games/byorf/rules']
    """
    parts = Path(path).parts[1:-1]
    own = [Path("tests", *parts[:depth]) for depth in range(len(parts), 0, -1)]
    near = [str(folder) for folder in own if (root / folder).is_dir()][:1]
    is_of_a_game = parts[:1] == ("games",) and len(parts) > 1
    whole = parts[: 2 if is_of_a_game else 1]
    wide = [str(folder) for folder in (Path("tests", *whole), Path(PACKAGE, *whole)) if (root / folder).is_dir()]
    last = LAST.get(parts[0] if parts else "", ("tests/table", "tests/questions"))
    last = ("tests/test_contract.py", "tests/playthroughs") if is_of_a_game else last
    far = [one for one in last if (root / one).exists()]
    if far and is_of_a_game:
        far += ["-k", parts[1]]
    return [ring for ring in ([path, *near], wide, far) if ring]


def run(arguments: Sequence[str], root: Path, workers: str) -> str:
    """The first test that fails, "" where all pass."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-n", workers, *arguments]
    environment = os.environ | {"PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=root, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return ENDLESS
    if done.returncode in (0, 5):
        return ""
    said = done.stdout.partition("short test summary info")[2]  # before it stands what was logged, errors too
    # What comes after " - " is the fault; a test's own name may have one, in brackets.
    failed = re.search(r"^(?:FAILED|ERROR) (\S+?\[.+?\]|\S+)(?: - .*)?$", said, re.MULTILINE)
    if failed is None:
        raise RuntimeError(f"pytest came to no verdict: {(done.stdout + done.stderr).strip()[-500:]}")
    return failed[1]


def caught_by(one: Break, root: Path, workers: str) -> str:
    """The test that notices a break, "" where none does. The file is whole again afterwards.

    Raises RuntimeError where that test fails without the break as well.
    """
    file = root / one.path
    whole = file.read_bytes()
    file.write_bytes(one.made(whole))
    try:
        test = next(filter(None, (run(ring, root, workers) for ring in rings_for(one.path, root))), "")
    finally:
        file.write_bytes(whole)
    if test not in ("", ENDLESS) and run([test], root, "0"):
        raise RuntimeError(f"{test} fails without any break.")
    return test


# ── the command ───────────────────────────────────────────────────────────────────────────────────────────────────


def copied(commit: str, folder: Path) -> Path:
    """The files of a commit, in a folder of their own."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed, check=True)
    return folder


def files_of(root: Path, under: str) -> dict[str, bytes]:
    """The Python files below a folder, or that one file, by their paths.

    >>> list(files_of(ROOT, "tests/breaks.py"))
    ['tests/breaks.py']
    """
    place = root / under
    paths = [place] if place.is_file() else place.rglob("*.py")
    return {str(path.relative_to(root)): path.read_bytes() for path in paths}


def main(words: Sequence[str] | None = None) -> int:
    """Say of each break whether a test noticed it, and how many were noticed; 1 where the tests are red anyway."""
    parser = argparse.ArgumentParser(prog="python -m tests.breaks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("seed", help="any text, such as FERN-42")
    parser.add_argument("--count", type=int, default=COUNT, help="how many breaks (%(default)s)")
    parser.add_argument("--first", type=int, default=1, help="go on with this one of them (%(default)s)")
    parser.add_argument("--commit", default="HEAD", help="of which commit (%(default)s)")
    parser.add_argument("--under", default="", help="only this file, or the files below this folder")
    parser.add_argument("--workers", default="0", help="processes for the tests of one break (%(default)s: one, here)")
    parser.add_argument("--list", action="store_true", help="only say what would be broken")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        root = copied(asked.commit, Path(folder))
        breaks = chosen(asked.seed, asked.count, files_of(root, asked.under or PACKAGE))[asked.first - 1 :]
        if asked.list:
            print(*breaks, sep="\n")
            return 0
        try:
            return report(breaks, root, asked.workers, asked.first)
        except RuntimeError as red:
            print(f"Nothing more can be said: {red}")
            return 1


def report(breaks: Sequence[Break], root: Path, workers: str, first: int = 1) -> int:
    """Break after break, and the share that was caught."""
    caught = 0
    for number, one in enumerate(breaks, first):
        test = caught_by(one, root, workers)
        caught += bool(test)
        print(f"{number:3} {'caught  ' if test else 'SURVIVED'} {one}{f'  by {test}' if test else ''}", flush=True)
    print(f"{caught} of {len(breaks)} caught, {round(100 * caught / max(1, len(breaks)))}%")
    return 0


if __name__ == "__main__":
    sys.exit(main())
