"""Answers about functions that follow an idea of the catalogue: their lines, and the two rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.drawing.places import WIDE, to_drag
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.whose import Cases, Slip, Slips

from .drawing import NOT_0, equation, face

say = room(__name__)

parse = RationalFunction.parse


def _roots(draw: ProblemRng, count: int) -> tuple[int, ...]:
    return draw.some(NOT_0, count)


def _f(top: tuple[int, ...], bottom: tuple[int, ...]) -> RationalFunction:
    return RationalFunction.of_linear([(1, root) for root in top], [(1, root) for root in bottom])


def _is_linear(f: RationalFunction) -> bool:
    return f.undefined_at == () and f.reduced[0].degree == 1


def _card_number(f: RationalFunction) -> Fraction:
    """The number on a card, with its sign."""
    return Fraction(f.reduced[0](0))


def _zeros(f: RationalFunction) -> tuple[Any, ...]:
    return tuple([zero.x for zero in f.zeros])


def _equal_degrees(f: RationalFunction) -> bool:
    top, bottom = f.reduced
    return not f.is_constant and top.degree == bottom.degree


def _level(f: RationalFunction) -> bool:
    return not f.is_constant and f.horizontal_asymptote is not None


def _not_level(f: RationalFunction) -> str:
    """What a function lacks of which `_level` is not true."""
    return say("whose-far.constant" if f.is_constant else "whose-far.no-level", function=plain(f))


def _height(f: RationalFunction) -> Any:
    return f.horizontal_asymptote.y if f.horizontal_asymptote else None


# ── zeros and signs ───────────────────────────────────────────────────────────────────────────────────────────────────


def sign_read_off(draw: ProblemRng) -> Slip:
    """The zero of x + a is a."""
    zero, wall = _roots(draw, 2)
    f, factor, read = _f((zero,), (wall,)), face(1, zero), -zero
    return Slip(
        idea=ideas.SIGN_READ_OFF,
        others=(ideas.ROWS_MIXED_UP, ideas.AXES_MIXED_UP, ideas.SIGN_FLIPPED),
        task=say.pieces("whose-zero", function=equation(f)),
        onward=to_drag(f),
        lines=(
            say("whose-zero.top"),
            say.pieces("whose-zero.factor", factor=factor, x=read),
            say("whose-zero.so", x=read),
        ),
        at=1,
        instead=say("whose-zero.factor", factor=factor, x=zero),
        cases=Cases(say("whose-zero.asked"), 0, _is_linear),
        believed=_card_number,
        true=lambda f: f.zeros[0].x,
        example=_f((-zero,), ()),
        own=(_f((zero,), ()),),
        dull=parse("x"),
    )


def always_crosses(draw: ProblemRng) -> Slip:
    """Every zero is a crossing."""
    even, odd, wall = _roots(draw, 3)
    zeros, f = tuple(sorted((even, odd))), _f((even, even, odd), (wall,))
    return Slip(
        idea=ideas.ALWAYS_CROSSES,
        others=(ideas.ODD_TOUCHES, ideas.ROWS_MIXED_UP, ideas.SIGN_READ_OFF),
        task=say.pieces("whose-cross", function=equation(f)),
        onward=to_drag(f),
        lines=(
            say("whose-cross.only"),
            say("whose-cross.top", zeros=zeros),
            say("whose-cross.every"),
            say("whose-cross.so", zeros=zeros),
        ),
        at=2,
        instead=say("whose-cross.instead", even=even),
        cases=Cases(say("whose-cross.asked"), 0, lambda f: not f.is_constant),
        believed=_zeros,
        true=lambda f: tuple([zero.x for zero in f.zeros if zero.multiplicity % 2]),
        example=parse("(x-1)^2"),
        own=(f,),
        dull=parse("x-1"),
    )


def above_is_forbidden(draw: ProblemRng) -> Slip:
    """What makes the top 0 is left out, too."""
    zero, wall = _roots(draw, 2)
    f, both = _f((zero,), (wall,)), tuple(sorted((zero, wall)))
    return Slip(
        idea=ideas.ABOVE_IS_FORBIDDEN,
        others=(ideas.ROWS_MIXED_UP, ideas.ABOVE_IS_WALL, ideas.SIGN_READ_OFF),
        task=say.pieces("whose-domain", function=equation(f)),
        onward=to_drag(f),
        lines=(
            say("whose-domain.rows", zero=zero, wall=wall),
            say("whose-domain.every"),
            say("whose-domain.so", both=both),
        ),
        at=1,
        instead=say("whose-domain.instead"),
        cases=Cases(say("whose-domain.asked"), name="x"),
        believed=lambda x: None if x in both else f(x),
        true=f,
        example=Fraction(zero),
        dull=Fraction(wall),
    )


# ── holes ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def always_a_wall(draw: ProblemRng) -> Slip:
    """Every zero of the bottom is an asymptote."""
    hole, zero, wall = _roots(draw, 3)
    below, f = tuple(sorted((hole, wall))), _f((hole, zero), (hole, wall))
    return Slip(
        idea=ideas.ALWAYS_A_WALL,
        others=(ideas.IT_CANCELS, ideas.ABOVE_IS_WALL, ideas.HOLE_IS_GONE),
        task=say.pieces("whose-walls", function=equation(f)),
        onward=to_drag(f),
        lines=(say("whose-walls.bottom", below=below), say("whose-walls.every"), say("whose-walls.so", below=below)),
        at=1,
        instead=say("whose-walls.instead", hole=hole),
        cases=Cases(say("whose-walls.asked"), 0),
        believed=lambda f: tuple(f.undefined_at),
        true=lambda f: tuple([wall.x for wall in f.vertical_asymptotes]),
        example=parse("(x-1)/(x-1)"),
        own=(f,),
        dull=parse("1/(x-1)"),
    )


def _simplified(
    idea: Any, others: tuple[Any, ...], f: RationalFunction, lines: tuple[Any, ...], instead: Any, g: RationalFunction,
    example: int, dull: int | None,
) -> Slip:  # fmt: skip
    """A function that was simplified into another one: where the two differ is a counterexample."""
    return Slip(
        idea=idea,
        others=others,
        task=say.pieces("whose-simplify", function=equation(f)),
        onward=to_drag(f),
        lines=(*lines, say.pieces("whose-simplify.so", left=equation(g))),
        at=len(lines) - 1,
        instead=instead,
        cases=Cases(say("whose-simplify.asked"), name="x"),
        believed=g,
        true=f,
        example=Fraction(example),
        dull=None if dull is None else Fraction(dull),
    )


def hole_is_gone(draw: ProblemRng) -> Slip:
    """What cancels is gone."""
    hole, zero = _roots(draw, 2)
    factor = face(1, hole)
    lines = say("whose-gone.both", factor=factor), say("whose-gone.every")
    instead = say("whose-gone.instead", factor=factor, x=hole)
    others = ideas.CROSSED_OUT_ONCE, ideas.FACTORS_FIRST, ideas.ALWAYS_A_WALL
    f, g = _f((hole, zero), (hole,)), _f((zero,), ())
    return _simplified(ideas.HOLE_IS_GONE, others, f, lines, instead, g, hole, hole + 1)


def factors_first(draw: ProblemRng) -> Slip:
    """Cancelling inside sums."""
    top, bottom = draw.some((2, 3, 5, 7), 2)
    f, g = parse(f"(x+{top})/(x+{bottom})"), parse(f"{top}/{bottom}")
    lines = (say("whose-sums.cancel"),)
    others = ideas.CROSSED_OUT_ONCE, ideas.NOT_CANCELLED, ideas.SIGN_LOST
    return _simplified(ideas.FACTORS_FIRST, others, f, lines, say("whose-sums.instead"), g, 1, 0)


def sign_lost(draw: ProblemRng) -> Slip:
    """a − x cancels against x − a."""
    root, zero, wall = draw.some((1, 2, 3, 4), 3)
    f = parse(f"(x-{root})(x+{zero})/(({root}-x)(x+{wall}))")
    factor, turned = face(1, root), f"{root} − x"
    lines = (
        say("whose-turned.both", factor=factor, turned=turned),
        say("whose-turned.same", factor=factor, turned=turned),
    )
    instead = say("whose-turned.instead", factor=factor, turned=turned)
    others = ideas.HOLE_IS_GONE, ideas.CROSSED_OUT_ONCE, ideas.FACTORS_FIRST
    return _simplified(ideas.SIGN_LOST, others, f, lines, instead, _f((-zero,), (-wall,)), 0, -zero)


# ── far out ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def only_degrees(draw: ProblemRng) -> Slip:
    """Equal degrees give y = 1."""
    lead, (zero, wall) = draw.one((2, 3, 4)), draw.some((1, 3, 5), 2)
    f = parse(f"({lead}x+{lead * zero})/(x-{wall})")
    return Slip(
        idea=ideas.ONLY_DEGREES,
        others=(ideas.ALWAYS_FADES, ideas.UPSIDE_DOWN, ideas.AXIS_IS_ASYMPTOTE),
        task=say.pieces("whose-far", function=equation(f)),
        onward=to_drag(f, WIDE),
        lines=(say("whose-far.degrees"), say("whose-far.equal"), say("whose-far.so", y=1)),
        at=1,
        instead=say("whose-far.instead", y=lead),
        cases=Cases(say("whose-far.asked"), 0, _equal_degrees),
        believed=lambda f: Fraction(1),
        true=_height,
        example=parse("2x/(x-1)"),
        own=(f,),
        dull=parse("x/(x-1)"),
    )


def always_fades(draw: ProblemRng) -> Slip:
    """Every fraction goes to 0 far out."""
    lead, (zero, wall) = draw.one((2, 3, 4)), draw.some((1, 3, 5), 2)
    f = parse(f"({lead}x+{lead * zero})/(x-{wall})")
    return Slip(
        idea=ideas.ALWAYS_FADES,
        others=(ideas.ONLY_DEGREES, ideas.UPSIDE_DOWN, ideas.AXIS_IS_ASYMPTOTE),
        task=say.pieces("whose-far", function=equation(f)),
        onward=to_drag(f, WIDE),
        lines=(say("whose-far.degrees"), say("whose-far.large"), say("whose-far.fades"), say("whose-far.so", y=0)),
        at=2,
        instead=say("whose-far.fades-instead", y=lead),
        cases=Cases(say("whose-far.asked-any"), 0, _level, unfit=_not_level),
        believed=lambda f: Fraction(0),
        true=_height,
        example=parse("2x/(x-1)"),
        own=(f,),
        dull=parse("1/(x-1)"),
    )


def must_not_cross(draw: ProblemRng) -> Slip:
    """A curve never meets its asymptote."""
    zero, wall, other = _roots(draw, 3)
    f = _f((zero,), (wall, other))
    return Slip(
        idea=ideas.MUST_NOT_CROSS,
        others=(ideas.ALWAYS_FADES, ideas.ABOVE_IS_FORBIDDEN, ideas.BIGGER_WINS),
        task=say.pieces("whose-meet", function=equation(f)),
        onward=to_drag(f),
        lines=(say("whose-meet.level"), say("whose-meet.never"), say("whose-meet.so")),
        at=1,
        instead=say("whose-meet.instead"),
        cases=Cases(say("whose-meet.asked"), 0, _level, unfit=_not_level),
        believed=lambda f: (),
        true=lambda f: tuple(f.crossings),
        example=parse("x/((x-1)(x+1))"),
        own=(f,),
        dull=parse("1/(x-1)"),
    )


ZEROS: tuple[Slips, ...] = (sign_read_off, always_crosses, above_is_forbidden)
HOLES: tuple[Slips, ...] = (always_a_wall, hole_is_gone, factors_first, sign_lost)
FAR: tuple[Slips, ...] = (only_degrees, always_fades, must_not_cross)
