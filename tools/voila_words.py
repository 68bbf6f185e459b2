"""Write what plain Voilà's pages say: `voila page.ipynb` has none of our filters, so its template brings the words.

`python -m tools.voila_words` writes them again from the message file; a test says when that has been forgotten.
"""

from __future__ import annotations

import json
from pathlib import Path

from mathgames_widgets.page.scripts import words_of_pages
from mathgames_widgets.serving.headers import words_of_errors

FILE = (
    Path(__file__).resolve().parent.parent / "mathgames_widgets/share/jupyter/voila/templates/mathgames/words.html.j2"
)


def text() -> str:
    """The template that hands over the words: the visitor's where our filter is there, else the English ones."""
    return f"""{{#- Written by `python -m tools.voila_words` from page/en.ftl and serving/en.ftl. -#}}
{{%- if 'words_around' is filter -%}}
{{%- set words = '' | words_around -%}}
{{%- set told = 'errors' | words_around -%}}
{{%- else -%}}
{{%- set words = {written(words_of_pages())} -%}}
{{%- set told = {written(words_of_errors())} -%}}
{{%- endif -%}}
"""


def written(words: dict[str, str]) -> str:
    """Words as a template writes them."""
    return json.dumps(words, ensure_ascii=False, indent=2)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
