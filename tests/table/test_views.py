"""The view of every game has the names that the table asks for, and the guide lists them."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from mathgames_widgets.core import Game
from mathgames_widgets.table import window as play
from mathgames_widgets.table.views import Views
from tests.guide import EVERY, PAGES


def asked_of_a_view():
    """The names that the table takes from a game's view: `self._views.table`, and elsewhere `views.table`."""
    asked = set()
    for path in Path(play.__file__).parent.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        asked |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and is_views(node.value)}
    return asked


def is_views(node):
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name.removeprefix("_") == "views"


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.NAME)
def test_a_view_has_the_names_that_the_table_asks_for(game):
    views = import_module(f"{game.__name__}.table")
    missing = [name for name in asked_of_a_view() if not hasattr(Views(views), name)]
    assert missing == []
    assert {option.field for option in Views(views).options()} <= set(game.Rules.__dataclass_fields__)


def test_the_page_for_the_next_developer_lists_them():
    told = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [name for name in asked_of_a_view() if f"`{name}" not in told] == []


def test_the_page_for_the_next_developer_lists_the_protocol():
    """Every function of the `Game` protocol is in its example."""
    page = PAGES[0].read_text(encoding="utf-8")
    names = [name for name, thing in vars(Game).items() if callable(thing) and not name.startswith("_")]
    assert len(names) == 11
    assert [name for name in names if not re.search(rf"def {name}\(|^{name}, |, {name} = ", page, re.MULTILINE)] == []
