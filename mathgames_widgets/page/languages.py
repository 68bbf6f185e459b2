"""The box with the languages of this server, for pages on which one chooses."""

from __future__ import annotations

from mathgames_widgets.core.messages import language, room
from mathgames_widgets.core.words import language_names
from mathgames_widgets.page.html import Element, label, option, select, span

say = room(__name__)


def language_box() -> Element | None:
    """Chooses the language of the page, each by its own name; nothing where there is English only.

    The browser remembers what was chosen, and asks every page for it.

    >>> language_box() is None
    True
    """
    names = language_names()
    if len(names) < 2:
        return None
    options = [option(name, value=tag, selected=tag == language(), lang=tag) for tag, name in names.items()]
    chosen = select(*options, data_language=True, data_key="language")
    return label(span(say("language"), cls="mg-label"), chosen, cls="mg-box")
