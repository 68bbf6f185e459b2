"""The scripts become one module and the styles one sheet, so what they name must not meet; all tables share them."""

from __future__ import annotations

import re
from collections import Counter

from ipywidgets import Widget
from ipywidgets.embed import dependency_state

from mathgames_widgets.carriers import notebook
from mathgames_widgets.carriers.notebook import Front, loader
from mathgames_widgets.page.assets import script, styles
from mathgames_widgets.page.graph.graph import RationalFunctionGraph


def test_no_two_scripts_give_the_same_name_to_different_things():
    """Python joins the files; a name declared twice at the top would stop every page."""
    names = re.findall(r"^(?:async )?(?:function|const|let|class) (\w+)", script(), flags=re.MULTILINE)
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert "keepText" in names


def test_nothing_is_exported_but_the_widget():
    assert re.findall(r"^export .*", script(), flags=re.MULTILINE) == ["export default { render };"]
    assert not re.search(r"^import ", script(), flags=re.MULTILINE)


def test_tables_carry_no_scripts_and_styles_of_their_own():
    one, other = RationalFunctionGraph("1/x").widget, RationalFunctionGraph("x").widget
    assert one.front is other.front is Front.shared()
    assert (one.front.script, one.front.styles) == (script(), styles())
    rest = {name: value for name, value in one.get_state().items() if name != "html"}
    assert len(repr(rest)) < 3000


def test_the_script_of_a_table_asks_nobody_but_its_kernel():
    assert re.findall(r"^export .*", loader(), flags=re.MULTILINE) == ["export default { render };"]
    assert not re.search(r"^import |http|fetch", loader(), flags=re.MULTILINE)


def test_a_page_that_is_saved_with_its_widgets_has_the_scripts_once():
    tables = [RationalFunctionGraph("1/x").widget, RationalFunctionGraph("x").widget]
    saved = dependency_state(tables)
    assert [state["state"].get("script") for state in saved.values()].count(script()) == 1
    assert {saved[table.model_id]["state"]["front"] for table in tables} == {f"IPY_MODEL_{Front.shared().model_id}"}


def test_tables_made_after_all_widgets_were_closed_find_the_scripts():
    before = Front.shared()
    Widget.close_all()
    after = RationalFunctionGraph("1/x").widget.front
    assert after is not before
    assert after.comm is not None


def test_a_saved_notebook_carries_the_styles_once(monkeypatch):
    """70 kB in each output would make a lesson of fifty cells larger than all its pictures."""
    monkeypatch.setattr(notebook.Sheet, "cell", None)

    def saved_by(cell):
        monkeypatch.setattr(notebook, "running_cell", lambda: cell)
        data, _ = RationalFunctionGraph("1/x")._repr_mimebundle_()
        return data["text/html"]

    first, second, again = saved_by("one"), saved_by("two"), saved_by("one")
    assert styles() in first
    assert "<style" not in second
    assert styles() in again, "the cell that carries them is run once more"
    assert styles() in saved_by(None), "outside of a notebook every page stands alone"
