"""The scripts become one module and the styles one sheet, so what they name must not meet."""

from __future__ import annotations

import re
from collections import Counter

from mathgames_widgets.widgets.stage import script


def test_no_two_scripts_give_the_same_name_to_different_things():
    """Python joins the files; a name declared twice at the top would stop every page."""
    names = re.findall(r"^(?:async )?(?:function|const|let|class) (\w+)", script(), flags=re.MULTILINE)
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert "keepText" in names


def test_nothing_is_exported_but_the_widget():
    assert re.findall(r"^export .*", script(), flags=re.MULTILINE) == ["export default { render };"]
    assert not re.search(r"^import ", script(), flags=re.MULTILINE)
