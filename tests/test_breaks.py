"""The script that breaks the package one small piece at a time."""

from __future__ import annotations

import ast

import pytest

from tests import breaks
from tests.breaks import ROOT, breaks_of, caught_by, chosen, files_of, is_python, rings_for

SOURCE = b'''
@dataclass(frozen=True)
class A:
    """An example: 1 < 2."""

    small: int = 3

    def is_small(self, other: "A | None" = None) -> bool:
        assert self.small > 0
        pairs = zip([1], [2], strict=True)
        if other and not pairs:
            return f"{1 + 1}" in other
        return self.small - 1 < 3 or -self.small == 4
'''


def test_what_can_be_noticed_is_broken():
    """Operators, comparisons, numbers, conditions and answers; no words, decorators, annotations or assertions."""
    pieces = [(one.old, one.new) for one in breaks_of("a.py", SOURCE)]
    for piece in (("-", "+"), ("<", "<="), ("==", "!="), ("or", "and"), ("and", "or"), ("3", "4"), ("in", "not in")):
        assert piece in pieces
    assert ("not ", "") in pieces and ("-", "") in pieces
    assert ('f"{1 + 1}" in other', 'not (f"{1 + 1}" in other)') in pieces
    assert not {"True", ">", "0"} & {old for old, _ in pieces}


def test_every_break_of_a_file_is_another_program():
    source = (ROOT / "mathgames_widgets/games/matician/rules/cards.py").read_bytes()
    whole = ast.dump(ast.parse(source))
    every = [one.made(source) for one in breaks_of("cards.py", source)]
    assert len(every) > 50
    assert all(ast.dump(ast.parse(broken)) != whole for broken in every if is_python(broken))


def test_a_seed_chooses_the_same_breaks():
    files = {"a.py": SOURCE, "b.py": SOURCE}
    assert chosen("FERN-42", 5, files) == chosen("FERN-42", 5, dict(reversed(files.items())))
    assert chosen("FERN-42", 5, files) != chosen("OAK-7", 5, files)


@pytest.mark.parametrize(
    ("path", "last"),
    [
        ("mathgames_widgets/games/matician/words/why.py", "matician"),
        ("mathgames_widgets/page/html.py", "tests/questions"),
        ("mathgames_widgets/classroom/board.py", "tests/serving"),
        ("mathgames_widgets/carriers/socket.py", "tests/serving"),
        ("mathgames_widgets/serving/door.py", "tests/carriers"),
        ("mathgames_widgets/__init__.py", "tests/questions"),
    ],
)
def test_tests_are_run_from_near_to_far(path, last):
    rings = rings_for(path, ROOT)
    assert rings[0][0] == path and rings[-1][-1] == last
    assert all((ROOT / one).exists() for ring in rings for one in ring if "/" in one)


def test_every_room_can_be_broken():
    """Those that serve a class as well."""
    rooms = {path.split("/")[1] for path in files_of(ROOT, breaks.PACKAGE)}
    assert rooms >= {path.parent.name for path in (ROOT / breaks.PACKAGE).glob("*/__init__.py")}


def broken_tree(folder):
    """A package of one function with its test, and the break of its sum."""
    for name in ("mathgames_widgets/core", "tests/core"):
        (folder / name).mkdir(parents=True)
    for name in ("mathgames_widgets", "mathgames_widgets/core"):
        (folder / name / "__init__.py").touch()
    (folder / "mathgames_widgets/core/two.py").write_text("def two():\n    return 1 + 1\n")
    code = "import logging, pytest\nfrom mathgames_widgets.core.two import two\n"
    code += "@pytest.mark.parametrize('words', ['one - 1', 'two - 2'])\ndef test_two(words):\n"
    code += "    logging.error('what is logged comes before the verdict')\n    assert two() == 2\n"
    (folder / "tests/core/test_two.py").write_text(code)
    (folder / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "--import-mode=importlib"\n')
    source = (folder / "mathgames_widgets/core/two.py").read_bytes()
    return next(one for one in breaks_of("mathgames_widgets/core/two.py", source) if one.old == "+")


def test_a_break_is_caught_by_the_first_test_that_notices_it(tmp_path):
    one = broken_tree(tmp_path)
    assert caught_by(one, tmp_path, "0") == "tests/core/test_two.py::test_two[one - 1]"
    assert (tmp_path / one.path).read_text().endswith("1 + 1\n"), "the file is whole again"


def test_a_break_that_no_test_notices_survives(tmp_path, monkeypatch):
    one, seen = broken_tree(tmp_path), []
    monkeypatch.setattr(breaks, "run", lambda tests, root, workers: seen.append(tests) or "")
    assert caught_by(one, tmp_path, "0") == ""
    assert seen == [[one.path, "tests/core"], ["tests/core", "mathgames_widgets/core"]]


def test_a_test_that_is_red_anyway_is_no_catch(tmp_path, monkeypatch):
    monkeypatch.setattr(breaks, "run", lambda tests, root, workers: "tests/core/test_two.py::test_two")
    with pytest.raises(RuntimeError, match="fails without any break"):
        caught_by(broken_tree(tmp_path), tmp_path, "0")
