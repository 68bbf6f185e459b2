"""What is kept about those who come, in plain words for parents and the school; a test compares it with the stores."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mathgames_widgets.classroom.standing import MOST_PEOPLE
from mathgames_widgets.classroom.store import KEPT, LOBBY_KEPT, WAY_BACK
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, div, h2, li, p, strong, ul

say = room(__name__)

DAY = 24 * 60 * 60

ENTRIES: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "names": frozenset({"join", "name", "roster", "wish", "expect", "out", "back", "away", "absent"}),
        "seats": frozenset({"groups", "place", "hold", "sit", "seat", "deal", "past", "spare", "stand-in"}),
        "moves": frozenset({"move", "by-bots"}),
        "results": frozenset({"result"}),
        "answers": frozenset({"report", "course", "kept"}),
        "votes": frozenset({"vote", "vote-stage", "vote-bars", "ballot"}),
        "words": frozenset({"say", "has-read", "snapshots"}),
        "settings": frozenset(
            {
                *("class", "marks", "set", "boxes", "lock", "start", "open", "pause", "phase", "work", "call"),
                *("tournament", "wall", "lobby", "anew", "close"),
            }
        ),
    }
)
"""What the page names, and which entries of the logs are meant."""

COOKIES: Mapping[str, str] = MappingProxyType(
    {
        "mathgames-seat": "seat",
        "mathgames-browser": "browser",
        "mathgames-language": "language",
        "mathgames-open": "password",
        "mathgames-teacher": "teacher",
    }
)
"""What a browser is given to keep, by how its name begins."""


def privacy_page() -> tuple[Element, ...]:
    """The page, below its heading."""
    kept = [li(strong(say.by("kept", what)), " ", say.by("kept.why", what)) for what in ENTRIES]
    cookies = [li(strong(name), ": ", say.by("cookie", what)) for name, what in COOKIES.items()]
    days = {"days": KEPT // DAY, "lobby": LOBBY_KEPT // DAY, "back": WAY_BACK // DAY}
    return (
        p(say("privacy-short")),
        _part("kept", ul(*kept)),
        _part("not-kept", p(say("not-kept")), p(say("not-kept.elsewhere"))),
        _part("where", p(say("where-kept")), p(say("where-kept.log"))),
        _part("who", p(say("who-sees")), p(say("who-sees.pupils"))),
        _part("how-long", p(say("how-long", **days)), p(say("how-long.delete")), p(say("how-long.one"))),
        _part("browser", ul(*cookies), p(say("browser-keeps"))),
        _part("rights", p(say("rights")), p(say("rights.teacher", most=MOST_PEOPLE))),
    )


def _part(heading: str, *inside: Element) -> Element:
    return div(h2(say.by("heading", heading)), *inside, cls="kept")
