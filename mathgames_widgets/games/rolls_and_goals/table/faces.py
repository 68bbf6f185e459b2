"""What is drawn on dice, on modifier cards and on goal cards."""

from __future__ import annotations

from mathgames_widgets.page.html import Element, Raw, drawing, span

from ..rules.cards import FLIP, NEGATE, PICK, REROLL, Card, Goal, Side

PIPS = {
    1: ((50, 50),),
    2: ((27, 27), (73, 73)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((27, 27), (73, 27), (27, 73), (73, 73)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((27, 24), (73, 24), (27, 50), (73, 50), (27, 76), (73, 76)),
}


def pips(side: Side) -> Element:
    """A die seen from above: its body is shaded by the style sheet, each pip is a hollow with a lit edge."""
    dots = "".join(
        f'<circle class="mg-hollow" cx="{x}" cy="{y + 2}" r="10"></circle><circle cx="{x}" cy="{y}" r="9.5"></circle>'
        for x, y in PIPS[side]
    )
    return span(drawing("0 0 100 100", Raw(dots)), cls="mg-pips")


# ── signs on cards ────────────────────────────────────────────────────────────────────────────────────────────────

_BOX = '<rect x="5" y="5" width="22" height="22" rx="5"></rect>'
SIGNS: dict[Card, str] = {
    REROLL: '<path d="M26 9a12 12 0 1 0 2 9"></path><path d="M28 3v8h-8"></path>'
    '<circle class="mg-dot" cx="16" cy="16" r="2.6"></circle>',
    PICK: f'{_BOX}<path d="M10 16l5 5 11-13"></path>',
    FLIP: '<path d="M10 27V6"></path><path d="M4 12l6-6 6 6"></path><path d="M22 5v21"></path>'
    '<path d="M16 20l6 6 6-6"></path>',
    NEGATE: '<path d="M4 11h12"></path><path d="M10 5v12"></path><path d="M17 23h11"></path>'
    '<path d="M24 4L8 28"></path>',
}
"""Cards whose name is a word have a sign instead of a number."""


def sign(modifier: Card) -> Element | None:
    """The drawing on a card that is no number."""
    return span(drawing("0 0 32 32", Raw(SIGNS[modifier])), cls="mg-card-sign") if modifier in SIGNS else None


# ── what a goal asks for ──────────────────────────────────────────────────────────────────────────────────────────

_UP = '<path d="M{x} 18V6m-4 4l4-4 4 4"></path>'
_DOWN = '<path d="M{x} 6v12m-4-4l4 4 4-4"></path>'

EXAMPLES: dict[Goal, tuple[str, ...]] = {
    **{goal: (goal.value[5],) * 3 for goal in tuple(Goal)[:6]},
    Goal.MOST_ZEROES: ("0", "0", "0"),
    Goal.MOST_ODDS: ("1", "3", "5"),
    Goal.MOST_EVENS: ("0", "2", "4"),
    Goal.MOST_DIVISIBLE_BY_3: ("0", "3", "6"),
    Goal.FEWEST_POSITIVE: ("−2", "−1", "0"),
    Goal.FEWEST_123456: ("−1", "0", "7"),
    Goal.HIGHEST_TOTAL: ("Σ", "↑"),
    Goal.LOWEST_TOTAL: ("Σ", "↓"),
    Goal.SECOND_HIGHEST_TOTAL: ("Σ", "2", "↑"),
    Goal.SECOND_LOWEST_TOTAL: ("Σ", "2", "↓"),
    Goal.BIGGEST_NUMBER: ("9", "↑"),
    Goal.SMALLEST_NUMBER: ("−3", "↓"),
    Goal.GREATEST_RANGE: ("−2", "↔", "9"),
    Goal.SMALLEST_RANGE: ("3", "↔", "4"),
    Goal.LONGEST_RUN: ("2", "3", "4", "5"),
    Goal.LARGEST_SET: ("4", "4", "4"),
    Goal.MOST_PAIRS: ("2", "2", "5", "5"),
    Goal.GREATEST_VARIETY: ("0", "1", "4", "7"),
}
"""Dice that would do well, in small: numbers are dice, the other signs are drawn."""

ARROWS = {"↑": _UP.format(x=11), "↓": _DOWN.format(x=11), "↔": '<path d="M3 12h16M7 8l-4 4 4 4m8-8l4 4-4 4"></path>'}


def goal_picture(goal: Goal) -> Element:
    """What a goal asks for, as a row of small dice."""
    inside, x = "", 0
    for mark in EXAMPLES[goal]:
        width = 30 if len(mark) > 1 else 24
        inside += _mark(mark, x, width)
        x += width
    return span(drawing(f"-1 0 {x} 24", Raw(inside)), cls="mg-dice-goal-picture", style=f"--n: {x / 24:g}")


def _mark(mark: str, x: int, width: int) -> str:
    if mark in ARROWS:
        return f'<g class="mg-arrow-drawn" transform="translate({x} 0)">{ARROWS[mark]}</g>'
    die = f'<rect x="{x + 1}" y="2" width="{width - 4}" height="20" rx="5"></rect>' if mark != "Σ" else ""
    return f'{die}<text x="{x + width // 2 - 1}" y="17" text-anchor="middle">{mark}</text>'
