"""Imports point down, never up, never sideways between games; and the first import loads nothing heavy."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypeGuard

import pytest

from mathgames_widgets.games import GAMES, NAMES, drill_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "mathgames_widgets"
NAME = "mathgames_widgets"

FLOORS = {
    "core": {"core"},
    "maths": {"core", "maths"},
    "page": {"core", "maths", "page"},
    "table": {"core", "maths", "page", "table", "games"},
    "questions": {"core", "maths", "page", "table", "questions"},
    "classroom": {"core", "maths", "page", "table", "questions", "games", "classroom"},
    "games/": {"games"},
    "games/rules": {"core", "maths", "rules"},
    "games/analysis": {"core", "maths", "rules", "analysis"},
    "games/words": {"core", "maths", "rules", "analysis", "words"},
    "games/bots": {"core", "maths", "rules", "analysis", "words", "bots"},
    "games/puzzles": {"core", "maths", "rules", "analysis", "words", "bots", "puzzles"},
    "games/table": {"core", "maths", "page", "table", "rules", "analysis", "words", "bots", "games/table"},
    "games/lesson": {
        "core",
        "maths",
        "page",
        "table",
        "questions",
        "rules",
        "analysis",
        "words",
        "bots",
        "games/table",
        "lesson",
    },
}
"""Each floor, and those it may import from. `rules` to `lesson` are the floors inside a game.

The command line, the server, the carriers and the package itself may use everything; `games` is the list of games.
"""

COMMON = ("core", "maths", "page", "table", "questions", "carriers", "classroom")
"""The rooms in which no game's name may stand."""

GAMES_NAMED = "|".join(
    [re.escape(name) for name in NAMES if name != "formula"]
    + [re.escape(game.TITLE) for game in GAMES if game.TITLE != game.NAME]
    + [r"games\.formula", "[\"']formula[\"']"]
)
"""The names of games; formula is an everyday word as well, so only what means the game is looked for."""

BROWSER_PACKAGES = {"ipywidgets", "anywidget", "traitlets", "IPython"}
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
        elif loads_by_name(node) and isinstance(node.args[0], ast.Constant):
            yield str(node.args[0].value)


def loads_by_name(node: ast.AST) -> TypeGuard[ast.Call]:
    """Whether this is a call of `import_module`, or of what does the same.

    >>> [loads_by_name(ast.parse(code).body[0].value) for code in ("importlib.import_module(name)", "name(f)")]
    [True, False]
    """
    if not isinstance(node, ast.Call) or not node.args:
        return False
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return called in {"import_module", "__import__"}


BY_NAME = {
    "__init__": "a room of the package, by the name that is asked of it",
    "games/__init__": "the games of the list, and what a game may leave out",
    "carriers/showing": "the game whose view is shown",
    "classroom/asks": "the lesson that a notebook imports",
    "classroom/lobby": "the table of the game that is chosen",
    "core/simulation": "the game that another process was handed",
    "table/looks": "the table of the game that is shown",
    "table/window": "the table of the game that is played",
}
"""The files that load a module whose name is made up as they run, and which: none of them knows that module."""


def test_a_name_made_up_is_loaded_only_where_a_game_is_handed_over():
    """Elsewhere it would hide from the tests above and below who needs whom."""
    made_up = {
        str(path.relative_to(PACKAGE).with_suffix(""))
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if loads_by_name(node) and not isinstance(node.args[0], ast.Constant)
    }
    assert made_up == set(BY_NAME)


@dataclass(frozen=True)
class Imports:
    """The names that a file imports anywhere, and the outside packages that are loaded with it at once."""

    names: frozenset[str]
    at_once: frozenset[str]


@cache
def imports_of(path: Path) -> Imports:
    """What a file imports; each is read once."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return Imports(frozenset(imported(tree, dotted(path))), frozenset(imported_at_once(tree)))


def imported_at_once(tree: ast.AST) -> set[str]:
    """The outside packages that are loaded with the module itself, not later inside a function."""
    found: set[str] = set()
    waiting: list[ast.AST] = [tree]
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
    """The floor of a dotted name inside the package; "" for what may use everything.

    >>> floor("mathgames_widgets.maths.rational"), floor("mathgames_widgets.games.byorf.rules.cards")
    ('maths', 'games/rules')
    """
    parts = name.split(".")[1:]
    if parts[:1] == ["games"]:
        inside = f"games/{parts[2]}" if len(parts) > 2 else "games/"
        return inside if inside in FLOORS else "games/"
    return parts[0] if parts and parts[0] in FLOORS else ""


def breaches(package: str, names: Iterable[str]) -> list[str]:
    """What a file of `package` imports and may not."""
    own = floor(package)
    if not own or own == "games/":
        return []
    inside = {name for name in names if name.startswith(NAME + ".")}
    return sorted(name for name in inside if not may_use(own, package, name))


def may_use(own: str, package: str, name: str) -> bool:
    there = floor(name)
    if not there:
        return name.count(".") == 1 and name.split(".")[1] in FLOORS
    if name == f"{NAME}.games":
        return "games" in FLOORS[own] or own.startswith("games/")
    if there.startswith("games/"):
        return is_same_game(package, name) and (
            there == "games/" or there in FLOORS[own] or there.removeprefix("games/") in FLOORS[own] - {"table"}
        )
    return there in FLOORS[own]


def is_same_game(package: str, name: str) -> bool:
    here, there = package.split("."), name.split(".")
    return here[:3] == there[:3]


SENTENCE = re.compile(r"[a-z]{2,},? (?:[A-Za-z]+,? ){2,}[A-Za-z]+|\w[.?!]$|; |[a-z]: \w|, [a-z]")
"""Words in a row that begin with a lower-case one, or the end or the middle of a sentence."""

RECORD_LINE = re.compile(r"[\w\[\]{} ]*\{\w+\}[\w\[\]{} =]*")
"""How an action is written in records, such as `move tool {tool} to {to}[ pay {payment}]`."""


def sentences_in(code: str) -> list[str]:
    """The texts for people in the code of a room that holds none; docstrings, the messages of assertions and record
    lines are no such texts.

    >>> sentences_in('raise ValueError(f"{name} is {value}, but it has to be a number.")')
    ['X is X, but it has to be a number.']
    """
    found = []
    waiting: list[ast.AST] = [ast.parse(code)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        text = None
        if isinstance(node, ast.JoinedStr):
            text = "".join([str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        elif isinstance(node, ast.Assert):
            waiting.append(node.test)
            continue
        if text is None:
            waiting.extend(ast.iter_child_nodes(node))
        elif SENTENCE.search(text) and not RECORD_LINE.fullmatch(text):
            found.append(text)
    return found


def test_rules_hold_no_words_for_people():
    """A rule refuses with a reason that is data; its sentence stands in `words`."""
    rooms = [path for path in modules(PACKAGE / "games") if path.parent.name == "rules"]
    found = {str(path.relative_to(PACKAGE)): sentences_in(path.read_text("utf-8")) for path in rooms}
    assert len(rooms) > 30 and {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "said",
    [
        "'There is no such card.'",
        "'the card is in your hand'",
        "f'{name} is {value!r}, but it is {kind}'",
        "'hands are passed left; never right'",
        "f'You cannot do that now: {phase}'",
        "'a card', f'Take it {back}.'",
    ],
)
def test_a_sentence_among_the_rules_is_found(said):
    """Wherever it stands, with slots or without."""
    assert sentences_in(f"WORDS = {{Kept: ({said})}}")


def test_imports_point_down():
    wrong = {str(path.relative_to(PACKAGE)): breaches(dotted(path), imports_of(path).names) for path in modules()}
    assert {path: names for path, names in wrong.items() if names} == {}


@pytest.mark.parametrize(
    ("package", "code"),
    [
        ("mathgames_widgets.core", "from mathgames_widgets.maths import rational"),
        ("mathgames_widgets.maths", "def f():\n    import mathgames_widgets.games.byorf"),
        ("mathgames_widgets.games.byorf.rules", "from mathgames_widgets.games import formula"),
        ("mathgames_widgets.games.byorf.rules", "from ...formula import rules"),
        ("mathgames_widgets.games.byorf.rules", "from mathgames_widgets.page.html import div"),
        ("mathgames_widgets.games.byorf.rules", "from mathgames_widgets.games.byorf.words import sentences"),
        ("mathgames_widgets.games.byorf.bots", "from mathgames_widgets.games.byorf.table import parts"),
        ("mathgames_widgets.games.byorf.words", "from mathgames_widgets.table.history import log"),
        ("mathgames_widgets.games.byorf.table", "from mathgames_widgets.questions import Question"),
        ("mathgames_widgets.page", "from mathgames_widgets.table.window import Window"),
        ("mathgames_widgets.questions", "from mathgames_widgets.games.byorf import lesson"),
        ("mathgames_widgets.table", "from mathgames_widgets.carriers import notebook"),
        ("mathgames_widgets.core", "def f():\n    import_module('mathgames_widgets.games')"),
        ("mathgames_widgets.page", "import importlib\nimportlib.import_module('mathgames_widgets.carriers.notebook')"),
    ],
)
def test_a_breach_is_found(package, code):
    assert breaches(package, imported(ast.parse(code), package)) != []


@pytest.mark.parametrize("room", COMMON)
def test_no_game_is_named_where_all_are_served(room):
    """A game's name in a common room is a rule or a look that belongs into its slice."""
    told = re.compile(GAMES_NAMED)
    found = {}
    for path in (path for path in (PACKAGE / room).rglob("*") if path.suffix in {".py", ".js", ".css"}):
        lines = [line.strip() for line in code_lines(path) if told.search(line)]
        if lines:
            found[str(path.relative_to(PACKAGE))] = lines
    assert found == {}


def code_lines(path: Path) -> list[str]:
    """The lines of a file, without those of an example in a docstring: it shows one game for all."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"^ *>>> .*(\n *\S.*)*", "", text, flags=re.MULTILINE).splitlines()


def test_heavy_packages_are_imported_where_they_are_needed():
    assert [str(path) for path in modules() if imports_of(path).at_once & HEAVY] == []


def test_only_the_carriers_know_the_browser_and_only_serving_the_server():
    known = {
        str(path.relative_to(PACKAGE)): names_of(path) & (BROWSER_PACKAGES | SERVER_PACKAGES)
        for path in modules()
        if floor(dotted(path))
    }
    assert {path: names for path, names in known.items() if names} == {}


def names_of(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports_of(path).names}


def test_the_core_needs_the_standard_library_only():
    needed = set().union(*(names_of(path) for path in modules(PACKAGE / "core"))) - {NAME}
    assert needed <= sys.stdlib_module_names


@pytest.mark.parametrize("name", [NAME, f"{NAME}.core", f"{NAME}.maths", f"{NAME}.games.byorf", f"{NAME}.table.window"])
def test_the_first_import_loads_nothing_heavy(name):
    code = f"import sys, importlib; importlib.import_module({name!r}); print(*sorted({HEAVY!r} & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert loaded.stdout.split() == []


def test_who_plays_one_game_does_not_wait_for_the_others():
    """None is loaded before it is asked for; the other four would take twice as long as all the rest."""
    code = f"import sys, {NAME}.table.window, {NAME}.games.byorf; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    games = {name.split(".")[2] for name in loaded.stdout.split() if name.startswith(f"{NAME}.games.")}
    assert games == {"byorf"}


# ── no circles ────────────────────────────────────────────────────────────────────────────────────────────────────


def files_imported(path: Path, known: frozenset[str]) -> set[str]:
    """The files of the package that a file imports, wherever the import stands, also for type checkers only.

    Of `from . import parts` this is the file `parts`, not the package that it lies in.
    """
    found, names = set(), imports_of(path).names
    for name in names - {name.rpartition(".")[0] for name in names}:
        while name and name not in known:
            name = name.rpartition(".")[0]
        found.add(name)
    return found - {"", NAME, module_name(path)}


def module_name(path: Path) -> str:
    """`mathgames_widgets.core.game`; a package is its `__init__`."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def circles(needs: dict[str, set[str]]) -> list[set[str]]:
    """The groups of files of which each needs, in the end, every other (Tarjan's strong components).

    >>> circles({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == [{"b", "c"}]
    True
    """
    found: list[set[str]] = []
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_ones: list[str] = []

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        open_ones.append(name)
        for other in sorted(needs.get(name, ())):
            if other not in number:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in open_ones:
                lowest[name] = min(lowest[name], number[other])
        if lowest[name] == number[name]:
            at = open_ones.index(name)
            if len(open_ones) - at > 1:
                found.append(set(open_ones[at:]))
            del open_ones[at:]

    for name in sorted(needs):
        if name not in number:
            visit(name)
    return found


CLASSES_OF_SLICES = {
    "Rules": "the options of the game",
    "OpenTable": "what everyone may see: what a State and a View have in common",
    "State": "the whole table",
    "View": "what one seat may know",
    "Phase": "where a round or a turn stands",
    "RoundResult": "how a round ended",
    "Award": "a goal that was scored",
    "Goal": "a goal card",
    "Desk": "what one seat has before it, and whether it can do something there",
    "InHand": "a picture of cards of a hand",
    "RandomSteps": "the bot that plays by chance",
    "GreedyBot": "the bot that looks no further than this move",
    "ThinkingBot": "the bot that imagines what the others hold",
    "Put": "the action: a card goes to a place",
    "Take": "the action: what lies open is taken",
    "TakeBack": "the action: a card comes back from its place",
    "Pass": "the action: nothing is laid",
    "Dealt": "the event: a round began with these cards",
    "RoundBegan": "the event: a round began with what was shuffled or rolled",
    "Drew": "the event: a card came into the hand",
    "Took": "the event: what lay open was taken",
    "Revealed": "the event: what all made is turned over",
    "AlreadyThere": "the reason: the card is at that place",
    "NoCardThere": "the reason: no card is at that place",
    "NoSuchSide": "the reason: the thing has no such side",
    "NotOnOffer": "the reason: it does not lie there to be taken",
    "TooManyCards": "the reason: so many cards are not allowed",
}
"""The names of classes that several games use, each in the same folder of its slice, and what they mean in all of them.

A game's own fields are in them, so they cannot be one class; whoever knows one of them knows the next one.
"""


def classes_of(paths: Iterable[Path]) -> dict[str, list[Path]]:
    """Where each name of a class stands, private ones and nested ones as well."""
    found: dict[str, list[Path]] = {}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(path.relative_to(PACKAGE))
    return found


def is_of_slices(name: str, paths: list[Path]) -> bool:
    """Whether a name is one that slices share: once in each game, and each time in the same folder of it."""
    games = {path.parts[:2] for path in paths if path.parts[0] == "games"}
    return name in CLASSES_OF_SLICES and len(games) == len(paths) and len({path.parts[2] for path in paths}) == 1


def test_a_class_name_means_one_thing():
    """Who has read what a `Line` is need not find out which of four is meant."""
    used = {name: paths for name, paths in classes_of(modules()).items() if len(paths) > 1}
    assert {name: sorted(map(str, paths)) for name, paths in used.items() if not is_of_slices(name, paths)} == {}
    assert set(CLASSES_OF_SLICES) == set(used)


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("Desk", ["games/byorf/table/playing.py", "questions/controls.py"]),
        ("Desk", ["games/byorf/table/playing.py", "games/byorf/table/turn.py"]),
        ("Desk", ["games/byorf/table/playing.py", "games/formula/lesson/answers.py"]),
        ("Line", ["games/byorf/table/playing.py", "games/formula/table/playing.py"]),
    ],
)
def test_a_second_meaning_is_found(name, places):
    """A common room's, a second one in the same game, another folder's, and one that nobody has listed."""
    assert not is_of_slices(name, [Path(place) for place in places])


def test_no_circle_of_files():
    """No file needs, in the end, itself: each can be understood after the ones it imports."""
    names = {path: module_name(path) for path in modules()}
    needs = {name: files_imported(path, frozenset(names.values())) for path, name in names.items()}
    assert [sorted(one) for one in circles(needs)] == []


@pytest.mark.parametrize("name", NAMES)
def test_what_every_game_has_stands_in_the_same_file(name):
    """Who knows one game finds the next one's words and rules without searching; what it left out stands nowhere."""
    folder = PACKAGE / "games" / name
    has = {*vars(import_module(f"{NAME}.games.{name}")), *vars(import_module(f"{NAME}.games.{name}.table"))}
    for file, wanted in {
        "rules/rules": "new_game apply",
        "rules/view": "observe imagine",
        "words/sentences": "sentence caption",
        "words/rules": "help rules_in_short",
        "bots/bots": "BOTS",
        "table/__init__": "table where",
        "table/hints": "hint in_view_of",
    }.items():
        needed = has.intersection(wanted.split())
        text = (folder / f"{file}.py").read_text(encoding="utf-8") if needed else ""
        assert not [one for one in needed if not re.search(rf"^(def |class )?{one}\b", text, re.MULTILINE)], file


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_stands_where_it_is_looked_for(name):
    """What it says is `advised` in `words/hints`, what lights up with it `hint` in `table/hints`, in every game."""
    folder = PACKAGE / "games" / name
    defined = [
        (node.name, str(path.relative_to(folder)))
        for path in modules(folder)
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name in {"advised", "hint"}
    ]
    assert sorted(defined) == [("advised", "words/hints.py"), ("hint", "table/hints.py")]


@pytest.mark.parametrize("name", NAMES)
def test_what_bots_weigh_stands_in_one_file(name):
    """What counts how much, and how far is thought: who makes a bot stronger or quicker looks in `analysis/weights`.

    How many bits hold a number of dice in Rolls & Goals is no such thing.
    """
    folder = PACKAGE / "games" / name
    numbers = {
        f"{path.name}: {target.id}"
        for path in [*modules(folder / "bots"), *modules(folder / "analysis")]
        if path.name != "weights.py"
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    assert numbers <= {"plans.py: BITS"}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_asked_before_a_move_stands_in_one_file(name):
    """`Do(..., sure=...)` asks a function of `table/confirming`."""
    folder = PACKAGE / "games" / name / "table"
    file = folder / "confirming.py"
    body = ast.parse(file.read_text("utf-8")).body if file.exists() else []
    asked = {
        ast.unparse(node.value.func if isinstance(node.value, ast.Call) else node.value)
        for path in modules(folder)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.keyword) and node.arg == "sure"
    }
    assert asked == {node.name for node in body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("name", NAMES)
def test_exit_tickets_stand_with_the_practice(name):
    """The kinds that end a lesson are the `tickets` of its drill."""
    drill = drill_of(name)
    assert drill is None or drill.tickets
