"""What a hand does to a picture: a part of it is pressed, dragged along a rail, or moved by a key.

Between the press and the release only the mark moves, in the browser; where it was let go is a message like any other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite
from typing import Literal

from mathgames_widgets.page.html import Element, Value, span
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.table.screen import Press


@dataclass(frozen=True, slots=True)
class Touch:
    """A part of a picture that was pressed, or let go somewhere; a key moves it by `steps`, or makes it a `value`."""

    part: str
    steps: int = 0
    value: str = ""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a rail, in shares of its width and height from the left upper corner."""

    across: float
    down: float


def spot(values: Values) -> Spot | None:
    """Where a press or a drag ended, inside the rail; None for a key, which has no place.

    >>> spot({"across": "0.25", "down": "1.5"}), spot({}), spot({"across": "nan", "down": "0"})
    (Spot(across=0.25, down=1.0), None, None)
    """
    try:
        across, down = float(values["across"]), float(values["down"])
    except (KeyError, ValueError):
        return None
    if not (isfinite(across) and isfinite(down)):
        return None
    return Spot(min(max(across, 0.0), 1.0), min(max(down, 0.0), 1.0))


MOST_SPOTS = 600
"""Spots of one line; what comes after them is left out."""


def trail(values: Values) -> tuple[Spot, ...]:
    """Where a pen went between press and release, inside the picture; nothing where that cannot be read.

    >>> trail({"trail": "0.1,0.5 0.2,1.4"}), trail({"trail": "0.1"}), trail({})
    ((Spot(across=0.1, down=0.5), Spot(across=0.2, down=1.0)), (), ())
    """
    pairs = [pair.split(",") for pair in values.get("trail", "").split()[:MOST_SPOTS]]
    found = [spot(dict(zip(("across", "down"), pair, strict=False))) for pair in pairs]
    return tuple([place for place in found if place]) if all(found) else ()


def on_scale(share: float, low: Fraction | int, high: Fraction | int, step: Fraction | int = 1) -> Fraction:
    """The number on a scale that stands nearest to a share of its length.

    >>> on_scale(0.26, -10, 10), on_scale(0.5, 0, 1, Fraction(1, 4))
    (Fraction(-5, 1), Fraction(1, 2))
    """
    steps = round(share * float(Fraction(high - low) / step))
    return min(Fraction(low) + steps * Fraction(step), Fraction(high))


def percent(share: float) -> str:
    """A share as a length in a style: `percent(0.25)` is "25.00%"."""
    return f"{100 * share:.2f}%"


KEYS: Mapping[str, Mapping[str, int]] = {
    "x": {"ArrowRight": 1, "ArrowUp": 1, "ArrowLeft": -1, "ArrowDown": -1, "PageUp": 5, "PageDown": -5},
    "y": {"ArrowUp": 1, "ArrowRight": 1, "ArrowDown": -1, "ArrowLeft": -1, "PageUp": 5, "PageDown": -5},
}
"""How many steps a key moves a mark."""


@dataclass(frozen=True, slots=True)
class SliderValue:
    """Where a mark stands, as a screen reader says it: its name, its number, and what that means in words."""

    name: str
    low: Fraction | int
    high: Fraction | int
    at: Fraction | int | None
    words: str


def mark(
    part: str,
    scale: SliderValue,
    offers: Offers,
    *children: object,
    axis: Literal["x", "y"] = "x",
    keys: Mapping[str, int] | None = None,
    cls: str = "",
    **attributes: Value,
) -> Element:
    """A mark that is dragged along the rail around it, or moved with the arrow keys; Enter checks the answer.

    `keys` are offers of its own, beside those that move it.
    """
    moves = {key: offers(Touch(part, steps)) for key, steps in KEYS[axis].items()}
    return span(
        *children,
        cls=f"mg-slider {cls}".strip(),
        role="slider",
        tabindex=0,
        aria_label=scale.name,
        aria_orientation="horizontal" if axis == "x" else "vertical",
        aria_valuemin=f"{float(scale.low):g}",
        aria_valuemax=f"{float(scale.high):g}",
        aria_valuenow=f"{float(scale.low if scale.at is None else scale.at):g}",
        aria_valuetext=scale.words,
        data_slides=axis,
        data_n=offers(Touch(part)),
        data_keys=json.dumps({**moves, "Enter": offers(Press("check")), **(keys or {})}),
        data_key=f"mark-{part}",
        **attributes,
    )
