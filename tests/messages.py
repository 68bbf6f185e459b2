"""What stands in the message files and what the code asks of them, read from both."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, ast as ftl

PACKAGE = Path(__file__).resolve().parent.parent / "mathgames_widgets"
ENGLISH = sorted(PACKAGE.rglob("en.ftl"))


@cache
def parsed(path: Path) -> ftl.Resource:
    """A message file, read by the format's own parser."""
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Told:
    """One message or attribute: the slots that it needs, and what each may hold."""

    keys: dict[str, frozenset[str]]
    """For each slot the names of the choices that it makes; NUMBER or LIST where a function wants one."""
    others: frozenset[str]
    """The messages and terms that it refers to."""

    @property
    def slots(self) -> frozenset[str]:
        """The names of the slots."""
        return frozenset(self.keys)


NUMBER, LIST = "a number", "a list"
WANTS = {"WORDS": NUMBER, "FIRST_WORDS": NUMBER, "ORDINAL": NUMBER, "LIST": LIST, "OR": LIST}


def told(pattern: ftl.Pattern) -> Told:
    """What a pattern needs."""
    keys: dict[str, set[str]] = {}
    others: set[str] = set()
    for node in _below(pattern):
        match node:
            case ftl.VariableReference():
                keys.setdefault(node.id.name, set())
            case ftl.FunctionReference(id=ftl.Identifier(name=name), arguments=ftl.CallArguments(positional=[value])):
                if isinstance(value, ftl.VariableReference) and name in WANTS:
                    keys.setdefault(value.id.name, set()).add(WANTS[name])
            case ftl.SelectExpression(selector=ftl.VariableReference() as selector, variants=variants):
                keys.setdefault(selector.id.name, set()).update(_key(one.key) for one in variants)
            case ftl.MessageReference() | ftl.TermReference():
                dash = "-" if isinstance(node, ftl.TermReference) else ""
                others.add(f"{dash}{node.id.name}{f'.{node.attribute.name}' if node.attribute else ''}")
    return Told({slot: frozenset(names) for slot, names in keys.items()}, frozenset(others))


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def _below(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, list):
        for one in node:
            yield from _below(one)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _below(value)


@cache
def messages(path: Path) -> dict[str, Told]:
    """All messages of a file, attributes as `id.name`, with the slots of those that they refer to."""
    found: dict[str, Told] = {}
    for entry in parsed(path).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            name = f"{'-' if isinstance(entry, ftl.Term) else ''}{entry.id.name}"
            if entry.value is not None:
                found[name] = told(entry.value)
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = told(attribute.value)
    return {name: _with_others(name, found) for name in found}


def _with_others(name: str, found: dict[str, Told]) -> Told:
    own = found.get(name, Told({}, frozenset()))
    keys = dict(own.keys)
    for other in own.others:
        for slot, names in _with_others(other, found).keys.items():
            keys[slot] = keys.get(slot, frozenset()) | names
    return Told(keys, own.others)


# ── what the code asks for ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Use:
    """A place in the code that says a message."""

    where: str
    file: Path
    """The message file."""
    id: str
    """The message, or the kind of it where `is_kind`."""
    is_kind: bool
    slots: frozenset[str] | None
    """None where they are handed over as `**slots`."""

    def says(self, name: str) -> bool:
        """Whether this may be what it says."""
        if not self.is_kind:
            return name == self.id
        (kind, _, attribute), (message, _, of_message) = self.id.partition("."), name.partition(".")
        return message.startswith(f"{kind}-") and attribute == of_message


def modules() -> list[Path]:
    """The package's Python files."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if "notebooks" not in path.parts]


def file_of(module: Path) -> Path | None:
    """The message file that `room(__name__)` finds for a module."""
    for folder in module.parents:
        if (folder / "en.ftl").is_file():
            return folder / "en.ftl"
        if folder == PACKAGE:
            return None
    return None


@cache
def uses() -> tuple[Use, ...]:
    """Every place that says a message; see `_rooms` for how a room is told."""
    return tuple([use for path in modules() for use in _uses_in(path)])


def _rooms(path: Path, tree: ast.Module) -> dict[str, Path | None]:
    """The names under which a module knows rooms: `say = room(__name__)`, and those that it imports."""
    found: dict[str, Path | None] = {"_own": file_of(path)} if path == PACKAGE / "core" / "messages.py" else {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("room"), [ast.Name("__name__")])):
                found[name] = file_of(path)
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("room"), [ast.Constant(str(module))])):
                found[name] = file_of(PACKAGE.parent / f"{module.replace('.', '/')}.py")
            case ast.ImportFrom():
                for alias in node.names:
                    if alias.name.startswith("say"):
                        found[alias.asname or alias.name] = file_of(_imported(path, node))
    return found


def _imported(path: Path, node: ast.ImportFrom) -> Path:
    base = path.parents[node.level - 1] if node.level else PACKAGE.parent
    below = base.joinpath(*(node.module or "").split("."))
    return below / "__init__.py" if below.is_dir() else below.with_suffix(".py")


METHODS = {"pieces", "has", "by"}


def _uses_in(path: Path) -> Iterator[Use]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    rooms = _rooms(path, tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
        match node.func:
            case ast.Name(name) if name in rooms:
                method = ""
            case ast.Attribute(ast.Name(name), method) if name in rooms and method in METHODS:
                pass
            case ast.Name("ideas"):
                for id in ast.literal_eval(node.args[1]).split():
                    for message in (f"idea-{id}", f"idea-{id}.mine", f"idea-{id}.text"):
                        yield Use(where, file_of(path) or path, message, False, None)
                continue
            case _:
                continue
        file = rooms[name]
        assert file, f"{where}: there is no en.ftl for {name}"
        spread = any(word.arg is None for word in node.keywords) or method == "has"
        slots = None if spread else frozenset([word.arg for word in node.keywords if word.arg])
        for id in _literals(node.args[0]):
            yield Use(where, file, id, method == "by", slots)


def _literals(node: ast.expr) -> list[str]:
    """The ids that an argument may be: a literal, or a choice between literals."""
    match node:
        case ast.Constant(str(id)):
            return [id]
        case ast.IfExp():
            return [*_literals(node.body), *_literals(node.orelse)]
        case ast.Subscript(ast.Tuple(several)):
            return [id for one in several for id in _literals(one)]
    raise AssertionError(f"An id is a literal, or `say.by(kind, key)`; this is {ast.unparse(node)}.")


# ── words that are left in Python ─────────────────────────────────────────────────────────────────────────────────

_WORDS = re.compile(r"[A-Za-z’']{2,}[,;:]? (?:[a-z0-9−+×÷“(]|I )|^[A-Z][a-z]+(?: [A-Z]?[a-z]+)*[.?…:]?$")
KEYS = {"Home", "End", "Enter", "Escape", "Backspace"}
"""Names of keys, as browsers have them."""
_NO_SENTENCE = re.compile(
    r"mg-|^mathgames_widgets |^[a-z]+(?:-[a-z0-9]+)+(?: |$)|[<>={};#]|^--|^\.|https?:|^[\w./-]*/[\w./-]*$|\\|%\w"
    r"|^ / span |^offset points$|^pip install |^/\* "
)


def sentences_in(path: Path) -> Iterator[tuple[int, str]]:
    """Strings of a module that look like words for people: line and text. Docstrings, errors for programmers, logs and
    types are none.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    passed = {id(node) for node in _for_programmers(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            text = node.value
            is_words = text not in KEYS and _WORDS.search(text.strip()) and not _NO_SENTENCE.search(text)
            if is_words and not _is_a_move(path, text):
                yield node.lineno, text


def _is_a_move(path: Path, text: str) -> bool:
    """Whether a text in a game's folder is a move of it, as records write it."""
    place = path.relative_to(PACKAGE).parts
    if len(place) < 3 or place[0] != "games":
        return False
    try:
        import_module(f"mathgames_widgets.games.{place[1]}").read_action(text)
    except ValueError:
        return False
    return True


def _for_programmers(tree: ast.Module) -> Iterator[ast.AST]:
    """Everything below docstrings, raise, assert, logging and annotations."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(ast.Constant(str())):
                yield node.value
            case ast.Raise() | ast.Assert(msg=ast.expr()):
                below: ast.AST = node if isinstance(node, ast.Raise) else node.msg
                yield from ast.walk(below)
            case ast.Call(ast.Attribute(ast.Name("LOG" | "LOGGER" | "log"))):
                yield from ast.walk(node)
            case ast.AnnAssign():
                yield from ast.walk(node.annotation)
            case ast.arg(annotation=ast.expr()):
                yield from ast.walk(node.annotation)
            case ast.FunctionDef(name="__getattr__" | "__dir__" | "__repr__"):
                yield from ast.walk(node)
            case ast.FunctionDef(returns=ast.expr()):
                yield from ast.walk(node.returns)
            case ast.ClassDef(bases=[ast.Name("StrEnum")]):
                yield from ast.walk(node)  # ids, which records and saves have
            case ast.Call(ast.Name("Drill"), [ast.Constant(str()) as name, *_]):
                yield name  # the browser keeps a learner's practice under it
            case ast.Dict(keys):
                yield from [key for key in keys if key is not None]
            case ast.keyword(arg="keep" | "data_keeps" | "like"):
                yield from ast.walk(node.value)  # the browser keeps a page's state under it; lines of a record
            case ast.Call(ast.Name("read_action")):
                yield from ast.walk(node)  # a move as records write it
            case ast.Call(ast.Name("TypeVar" | "ParamSpec" | "ideas")):
                yield from ast.walk(node)
            case ast.Call(ast.Name("cast"), [first, *_]):
                yield from ast.walk(first)
            case ast.Assign([ast.Attribute(attr="args") | ast.Name("__all__")]):
                yield from ast.walk(node)
            case ast.Assign([ast.Name(name)], ast.Constant(str())) if name in ("__doc__", "TITLE"):
                yield node.value


def main(places: list[str]) -> None:
    """Print every sentence that is left in some rooms."""
    for path in modules():
        if any(path.is_relative_to(PACKAGE / place) for place in places):
            for line, text in sentences_in(path):
                print(f"{path.relative_to(PACKAGE)}:{line}: {text}")


if __name__ == "__main__":
    main(sys.argv[1:])
