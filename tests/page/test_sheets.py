"""A page wears the style sheets of all games at once, so none may style another game or what all share."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mathgames_widgets.games import NAMES
from mathgames_widgets.page.assets import GAMES, STATIC

CLASS = re.compile(r"\.(mg-[\w-]+)")
WRITTEN = re.compile(r"mg-[\w-]+")


def sheet(path: Path) -> str:
    """A sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def selectors(text: str) -> list[str]:
    """Every selector of a sheet, one by one."""
    heads = [head.strip() for head in re.findall(r"([^{}]+)\{", text)]
    rules = [head for head in heads if not head.startswith("@") and not re.fullmatch(r"(from|to|[\d%, .]+)", head)]
    return [one.strip() for rule in rules for one in re.split(r",(?![^()]*\))", rule)]


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
