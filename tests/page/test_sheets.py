"""A page wears the style sheets of all games at once, so none may style another game or what all share."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mathgames_widgets.games import NAMES
from mathgames_widgets.page.assets import GAMES, STATIC

CLASS = re.compile(r"\.(mg-[\w-]+)")
WRITTEN = re.compile(r"mg-[\w-]+")
PACKAGE = GAMES.parent
SHEETS = [*sorted(STATIC.glob("*.css")), *sorted(GAMES.glob("*/table/table.css"))]


def sheet(path: Path) -> str:
    """A sheet without its comments; a game may have none."""
    if not path.exists():
        return ""
    return re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def selectors(text: str) -> list[str]:
    """Every selector of a sheet, one by one."""
    heads = [head.strip() for head in re.findall(r"([^{}]+)\{", text)]
    rules = [head for head in heads if not head.startswith("@") and not re.fullmatch(r"(from|to|[\d%, .]+)", head)]
    return [one.strip() for rule in rules for one in apart(rule)]


def apart(rule: str) -> list[str]:
    """A list of selectors, split at the commas that stand in no brackets.

    >>> apart(".a:is(.b, .c:has(.d, .e)), .f")
    ['.a:is(.b, .c:has(.d, .e))', ' .f']
    """
    found, depth = [""], 0
    for sign in rule:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return found


def drawn(game: str) -> set[str]:
    """The classes that a game's own code names."""
    return {name for file in (GAMES / game).rglob("*.py") for name in WRITTEN.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", NAMES)
def test_a_sheet_styles_only_its_own_game(game):
    """Each selector names a class that neither another game nor the shared sheets know; the root may have colours."""
    shared = {name for path in STATIC.glob("*.css") for name in CLASS.findall(sheet(path))}
    own = GAMES / game / "table" / "table.css"
    others = [name for name in NAMES if name != game]
    foreign = shared.union(*(drawn(name) for name in others))
    foreign |= {name for one in others for name in CLASS.findall(sheet(GAMES / one / "table" / "table.css"))}
    named = [one for one in selectors(sheet(own)) if CLASS.search(one)]
    assert [one for one in named if not set(CLASS.findall(one)) - foreign] == []


def test_the_sheet_of_classes_styles_no_table():
    """A server that leads a class wears it on every page. What a game has made is shown by classes alone."""
    known = {name for path in SHEETS for name in CLASS.findall(sheet(path))}.union(*map(drawn, NAMES))
    named = [one for one in selectors(sheet(PACKAGE / "classroom" / "class.css")) if CLASS.search(one)]
    foreign = [one for one in named if not set(CLASS.findall(one)) - known]
    assert [one for one in foreign if ".mg-made-" not in one] == []


def rules_of(text: str) -> list[tuple[str, ...]]:
    """Every rule of a sheet: the conditions around it, and its selectors."""
    found, around, head = [], [], ""
    for sign in text:
        if sign == "{":
            around.append(" ".join(head.split()))
            found.append(tuple(around))
        elif sign == "}":
            around.pop()
        head = "" if sign in "{};" else head + sign
    return [rule for rule in found if not any(one.startswith("@keyframes") for one in rule)]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem if path.parent == STATIC else path.parts[-3])
def test_what_a_sheet_names_is_worn_somewhere(path):
    """Some Python or script names each class and key: whole, or as a beginning and a value (`mg-seats-3`)."""
    code = "".join(file.read_text(encoding="utf-8") for end in ("py", "js") for file in PACKAGE.rglob(f"*.{end}"))
    written = set(WRITTEN.findall(code))
    beginnings = tuple(set(re.findall(r"(mg-[\w-]+)\$?\{", code)))
    values = set(re.findall(r'"([a-z]+)"', code)) if "mg-{" in code else set()
    text = sheet(path)
    dead = [name for name in set(CLASS.findall(text)) - written if not name.startswith(beginnings)]
    assert [name for name in dead if name.removeprefix("mg-") not in values] == []
    keys = {key for key in re.findall(r'\[data-(?:key|part)="([^"]+)"\]', text) if f'"{key}"' not in code}
    assert {key for key in keys if not re.search(rf'"{key.rpartition("-")[0]}-\{{', code)} == set()


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem if path.parent == STATIC else path.parts[-3])
def test_no_rule_of_a_sheet_stands_twice(path):
    rules = rules_of(sheet(path))
    assert [" ".join(rule) for rule in set(rules) if rules.count(rule) > 1 and not rule[-1].startswith("@")] == []
