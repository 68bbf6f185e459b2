"""What is asked before a move that a player may not mean; an empty question asks nothing."""

from __future__ import annotations

from mathgames_widgets.core.messages import room

from ..rules.cards import Equation
from ..words.sentences import no_value_says

say = room(__name__)


def sure_to_lay(equation: Equation | None) -> str:
    """Before an equation without a value is laid."""
    return " ".join([no_value_says(), say("lay-anyway")]) if equation is not None and equation.value is None else ""


def sure_to_lay_none(aim: object) -> str:
    """Before no minus card is laid while one is aimed."""
    return "" if aim is None else say("still-aimed")
