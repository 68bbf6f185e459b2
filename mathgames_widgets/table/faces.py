"""Who sits at a table: faces drawn here, and the names that seats have until someone types one.

>>> [name_of(seat, ["", default_name("greedy", 1), default_name("greedy", 2)]) for seat in range(3)]
['Player 1', 'Sigma', 'Delta']
"""

from __future__ import annotations

from collections.abc import Collection

from mathgames_widgets.core.bots import all_bots
from mathgames_widgets.core.game import AnyGame, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.page.html import Element, circle, drawn_once, g, path, rect, svg, text

PERSON = "person"

BOTS_WITH_NAMES = 8
"""The bot at a seat has the name of its place."""

PUPIL = 9
"""How well a bot plays that believes something wrong."""
STRONGEST = 3
"""The levels of bots, from 0."""

say = room(__name__)


def default_name(who: str, seat: Player, taken: Collection[str] = ()) -> str:
    """The name of a seat where nobody typed one, as it is kept; no two are alike, nor like one that was typed.

    >>> default_name("greedy", 1, taken=["Sigma"]), default_name(PERSON, 1)
    ('~2', '')
    """
    turned = [f"~{(seat + step) % BOTS_WITH_NAMES}" for step in range(BOTS_WITH_NAMES if who != PERSON else 0)]
    known = {name_of(place, [*taken]) for place in range(len(taken))}
    return next((name for name in turned if name_of(0, [name]) not in known), "")


def named(typed: Collection[str], kinds: Collection[str]) -> tuple[str, ...]:
    """The names of all seats as they are kept: what was typed, and for the others the names of their places.

    >>> named(["", "", "Mia"], ["person", "greedy", "random"])
    ('', '~1', 'Mia')
    """
    taken = [name for name in typed if name]
    names: list[str] = []
    for seat, (name, who) in enumerate(zip(typed, kinds, strict=True)):
        names.append(name or default_name(who, seat, taken))
        taken.append(names[-1])
    return tuple(names)


def level(game: AnyGame, who: str) -> str:
    """How well a bot of a game plays, in words; nothing for a person.

    >>> from mathgames_widgets.games import byorf
    >>> [level(byorf, bot.name) for bot in byorf.BOTS], level(byorf, PERSON)
    (['plays at random', 'plays well', 'plays very well'], '')
    """
    return say("bot-level", level=strength(game, who)) if who in [bot.name for bot in all_bots(game)] else ""


def strength(game: AnyGame, bot: str) -> int:
    """How well a bot of a game plays, from 0: its place among them, weakest first; `PUPIL` for a pupil."""
    names = [known.name for known in game.BOTS]
    return min(names.index(bot), STRONGEST) if bot in names else PUPIL


# ── faces ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@drawn_once
def face(who: str, seat: Player, name: str = "") -> Element:
    """The face at a seat, beside whose name it stands: a person's initial, or a robot for a bot.

    The outline and the colour are the seat's, what is inside is the player's.
    """
    outline = path(d=OUTLINES[seat % len(OUTLINES)], fill=_colour(seat))
    if who == PERSON:
        said = name.strip()[:1].upper() if name != name_of(seat) else ""
        inside: tuple[Element, ...] = (
            text(said or seat + 1, x=16, y=22, text_anchor="middle", font_size=17, font_weight=700, fill=PAPER),
        )
    else:
        inside = _robot(who, seat)
    return svg(outline, *inside, viewBox="0 0 32 32", cls="mg-avatar", aria_hidden="true", focusable="false")


PAPER = "var(--mg-card, #fff)"

OUTLINES = (
    "M16 3a13 13 0 0 1 0 26a13 13 0 0 1 0-26z",
    "M9 4h14a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z",
    "M10 4h12l7 12-7 12H10L3 16z",
    "M16 2l3 3h8v8l3 3-3 3v8h-8l-3 3-3-3H5v-8l-3-3 3-3V5h8z",
    "M4 5h24v13c0 6-6 9-12 12C10 27 4 24 4 18z",
    "M11 3h10l8 8v10l-8 8H11l-8-8V11z",
    "M16 2l14 10-5 17H7L2 12z",
    "M4 28V14a12 12 0 0 1 24 0v14z",
)
"""A head for each of eight seats: round, square, six corners, a star, a shield, eight corners, five, a ghost."""


def _colour(seat: Player) -> str:
    return f"var(--mg-series-{seat % len(OUTLINES) + 1})"


VISOR = rect(x=7, y=9, width=18, height=14, rx=5, fill=PAPER)


def _robot(who: str, seat: Player) -> tuple[Element, ...]:
    """The look of a robot: how well it plays can be seen in its eyes and its mouth."""
    colour = _colour(seat)
    eyes = ROBOTS.get(who, ROBOTS["greedy"])
    drawn = g(
        *(path(d=line) for line in eyes.lines),
        *(circle(cx=x, cy=y, r=r, fill=colour, stroke="none") for x, y, r in eyes.dots),
        fill="none",
        stroke=colour,
        stroke_width=1.8,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return (VISOR, drawn)


class FaceLines:
    """Lines and filled dots inside a visor."""

    def __init__(self, *lines: str, dots: tuple[tuple[float, float, float], ...] = ()) -> None:
        self.lines = lines
        self.dots = dots


_SHADES = FaceLines(
    "M8.5 13h6v3.4h-6zM17.5 13h6v3.4h-6zM14.5 14h3", "M13 20.4h6", dots=((11.5, 14.7, 1), (20.5, 14.7, 1))
)

ROBOTS = {
    "random": FaceLines("M18 14l4 3M22 14l-4 3", "M11 20.5l2-1.5 2 1.5 2-1.5 2 1.5 2-1.5", dots=((12, 15, 2.2),)),
    "greedy": FaceLines("M11.5 18.6c2 2.8 7 2.8 9 0", dots=((12, 14.4, 2.2), (20, 14.4, 2.2))),
    "thinker": _SHADES,
    "planner": _SHADES,
    "cautious": _SHADES,
    "balanced": FaceLines("M9.5 15.5c1-2.6 4-2.6 5 0M17.5 15.5c1-2.6 4-2.6 5 0", "M11 18.6h10c-1 3-9 3-10 0z"),
}
"""Dizzy, smiling, with glasses, and laughing."""
