"""Write what plain Voilà's pages say: `voila page.ipynb` has none of our filters, so its template brings the words.

`python -m tools.voila_words` writes them again from the message file; a test says when that has been forgotten.
"""

from __future__ import annotations

import json
from pathlib import Path

from mathgames_widgets.page.scripts import words_of_pages

FILE = (
    Path(__file__).resolve().parent.parent / "mathgames_widgets/share/jupyter/voila/templates/mathgames/words.html.j2"
)


def text() -> str:
    """The template that hands over the English words."""
    written = json.dumps(words_of_pages(), ensure_ascii=False, indent=2)
    return f"{{#- Written by `python -m tools.voila_words` from page/en.ftl. -#}}\n{{%- set words = {written} -%}}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
