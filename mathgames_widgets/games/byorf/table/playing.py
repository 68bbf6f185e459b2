"""The building: two rows of cards, the graph that follows them, and what the function has and reaches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache, partial
from itertools import pairwise
from math import inf

from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.maths.rational.algebraic import near
from mathgames_widgets.maths.rational.curve import PlotWindow, window_around
from mathgames_widgets.maths.rational.features import Hole, Mark, Point, VerticalAsymptote, Zero
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import explain
from mathgames_widgets.maths.writing.notation import mathml, plain
from mathgames_widgets.page.cards import Drops, board, explanation, group, part, place_button, press
from mathgames_widgets.page.graph.graph import graph, graph_in_words, over_axis
from mathgames_widgets.page.graph.picture import Frame, Highlight
from mathgames_widgets.page.graph.words import feature_name, feature_rows
from mathgames_widgets.page.html import Element, Raw, dd, div, dl, dt, span
from mathgames_widgets.table.frame import ask_button
from mathgames_widgets.table.screen import Do, Screen

from ..rules.cards import Factor, Goal
from ..rules.moves import Put, TakeBack
from ..rules.scoring import LEVEL_GOALS, SLANT_GOAL, Y_INTERCEPT_GOALS, score
from ..rules.state import Built, Change, Evidence, Row, Rules
from ..rules.view import View
from .choosing import goal_strip, goals, players
from .confirming import sure_to_finish
from .parts import factor_card, formula, goal_card

say = room(__name__)

Zone = Row | None
"""Where a card may lie: in a row, or aside."""

ZONES: dict[Zone, tuple[str, str]] = {
    Row.TOP: ("top", "n"),
    Row.BOTTOM: ("bottom", "d"),
    None: ("aside", "a"),
}
"""The key of each zone, and the letter that sends a card there; from top to bottom."""


@dataclass(frozen=True, slots=True)
class Workbench:
    """Six cards in three places, and the goals they are meant for."""

    built: Built
    aside: tuple[Factor, ...]
    goals: tuple[Goal, ...]
    rules: Rules = field(default_factory=Rules)

    @property
    def evidence(self) -> tuple[Evidence, ...]:
        """What it has to say to each goal, as if alone at the table."""
        return tuple(award.evidence[0] for award in score(self.goals, [self.built], self.rules))

    def cards_in(self, zone: Zone) -> tuple[Factor, ...]:
        """The cards in a zone."""
        return {Row.TOP: self.built.top, Row.BOTTOM: self.built.bottom, None: self.aside}[zone]


def board_of(view: View) -> Workbench:
    """The board of the player who looks."""
    return Workbench(view.built, view.aside, view.goals, view.rules)


def board_with(built: Built, cards: Sequence[Factor], goals: tuple[Goal, ...]) -> Workbench:
    """The board with a function built from some of these cards; the others lie aside."""
    return Workbench(built, tuple([card for card in cards if built.row_of(card) is None]), goals)


def moved(thing: object) -> tuple[Factor, Zone] | None:
    """The card that an offer of the board moves, and where to; None for an offer that moves none."""
    match thing:
        case Do(Put(card, row)):
            return card, row
        case Do(TakeBack(card)):
            return card, None
    return None


def moved_says(card: Factor, zone: Zone) -> str:
    """That a card was moved.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> moved_says(factor("F18"), Row.TOP), moved_says(factor("F18"), None)
    ('x − 2 goes into the numerator.', 'x − 2 goes aside.')
    """
    return say("card-moved", card=card.face, row=zone)


def build(view: View, screen: Screen) -> Element:
    """The whole table while functions are built."""
    around = players(view, screen)
    if view.player is None:
        return board(goals(view, screen), around, key="build", cls="mg-byorf mg-watching")
    if view.ready[view.player] or not screen.is_live:
        return workshop(board_of(view), Screen(screen.names, far_out=screen.far_out, holes=screen.holes), others=around)
    finish = Do(Ready(), sure=sure_to_finish(view))
    done = press(say("ready"), screen.offers(finish), key="ready", kind="mg-primary mg-large")
    return workshop(board_of(view), screen, done, others=around, key=f"build-graph-{view.round}")


def workshop(
    board_: Workbench, screen: Screen, *buttons: Element, others: Element | None = None, key: str = "build-graph"
) -> Element:
    """Goals above; rows to fill, and beside them the graph that follows them."""
    f, marks = board_.built.function, tuple(_highlights(board_, screen))
    shown = (f, marks) if screen.holes else (f.cancelled, ())
    far_out = screen.far_out or _follows_a_goal(board_)
    picture = _picture(shown[0], key, shown[1], far_out, screen.is_lesson, language())
    return board(
        goals_reached(board_, screen),
        part("places", fraction(board_, screen), label=say("your-function"), key="rows"),
        part("own", _zone(None, board_, screen), label=say("unused-cards"), key="aside"),
        part("next", *buttons, _steps(screen), _total(board_) if others else None, label=say("go-on"), key="build-bar"),
        part("graph", picture, label=say("your-graph"), key="build-graph-room", cls="mg-graph-room"),
        others,
        key="build",
        cls="mg-byorf mg-building",
    )


def _follows_a_goal(board_: Workbench) -> bool:
    """Whether what the curve follows far out is what a goal that is reached asks for."""
    reached = [goal for goal, evidence in zip(board_.goals, board_.evidence, strict=True) if evidence.achieved]
    return any(goal.id in LEVEL_GOALS or goal.id == SLANT_GOAL for goal in reached)


@lru_cache(64)
def _picture(
    f: RationalFunction, key: str, highlights: tuple[Highlight, ...], far_out: bool, in_lesson: bool, tag: str
) -> Raw:
    """The graph in the language of the page, with the sign chart below it."""
    strip = partial(sign_strip, f)
    window = _lesson_window(f) if in_lesson else None
    drawn = graph(
        [f], key=key, window=window, goals=highlights, size=(560, 400), fills=True, below=strip, far_out=far_out
    )
    return Raw(str(drawn))


def scored_window(functions: Sequence[RationalFunction]) -> PlotWindow:
    """What goals speak of: no unit of height smaller than one of width, unless a hole or an intercept lies further off.

    >>> scored_window([RationalFunction.parse("(x-1)(x-4)/((x+2)(-x-2)(x+1))")])
    PlotWindow(left=-4, right=6, bottom=-2, top=3.3333333333333335)
    """
    around = window_around(functions)
    heights = [near(hole.y) for f in functions for hole in f.holes]
    heights += [near(f.y_intercept) for f in functions if f.y_intercept is not None]
    heights += [near(f.horizontal_asymptote.y) for f in functions if f.horizontal_asymptote is not None]
    most = max(around.width / 3, 1.2 * max(map(abs, heights), default=0))
    return PlotWindow(around.left, around.right, max(around.bottom, -most), min(around.top, most))


def _lesson_window(f: RationalFunction) -> PlotWindow:
    """The usual window, but none that a far extremum makes more than twice as high as wide.

    >>> _lesson_window(RationalFunction.parse("(x-4)/((x+2)(-x-2)(x+1))")).bottom > -5
    True
    """
    usual = window_around([f])
    return scored_window([f]) if usual.height > 2 * usual.width else usual


def _total(board_: Workbench) -> Element:
    """What the function on the table earns: for sure, and where nobody does better."""
    sure = most = 0
    for goal, evidence in zip(board_.goals, board_.evidence, strict=True):
        if goal.is_superlative:
            most += goal.points if evidence.achieved else 0
        else:
            sure += goal.points if evidence.achieved else 0
    said = say("total-now", points=sure, most=sure + most, open="yes" if most else "no")
    return span(said, cls="mg-total-now", data_key="total-now")


STEPS = "steps"
"""What is asked for an explanation of the whole function."""


def _steps(screen: Screen) -> Element | None:
    """What the function has, and how that is found: opens when it is asked, unless a hole is to be found first."""
    if not screen.holes:
        return None
    return ask_button(screen, say("title-steps"), STEPS, key="steps", kind="mg-quiet")


def steps_shown(built: Built) -> Element:
    """The function as it stands, everything it has, and how that is found step by step."""
    f = built.function
    return div(
        div(span("f(x) = ", cls="mg-fx"), formula(built), cls="mg-result-line", data_key="formula"),
        features_of(f),
        explanation(explain(f, length="long"), key="steps-of-f"),
        graph_in_words([f], key="build-words"),
        cls="mg-steps",
        data_key="steps-room",
    )


def rows(board_: Workbench, screen: Screen) -> Element:
    """Both rows and what lies aside, where a question is answered with cards."""
    return div(fraction(board_, screen), _zone(None, board_, screen), cls="mg-desk-rows", data_key="rows")


def fraction(board_: Workbench, screen: Screen) -> Element:
    """The two rows to be filled, as a fraction."""
    return div(
        _zone(Row.TOP, board_, screen),
        div(cls="mg-bar-line", role="presentation"),
        _zone(Row.BOTTOM, board_, screen),
        cls="mg-fraction",
        data_key="fraction",
    )


def _zone(zone: Zone, board_: Workbench, screen: Screen) -> Element:
    cards = [_on_board(card, zone, screen) for card in board_.cards_in(zone)]
    (key, _), name = ZONES[zone], say("zone", row=zone)
    place = place_button(zone=key, label=name, key=f"to-{key}")
    empty = span("1" if zone else "", cls="mg-one", data_key=f"empty-{key}")
    return div(
        place if screen.is_live else span(name, cls="mg-zone-name"),
        group(
            *(cards or [empty]),
            key=f"row-{key}",
            label=say("zone-with-cards", row=zone, cards=len(cards)),
            cls="mg-row",
        ),
        cls=f"mg-zone mg-zone-{key}",
        data_zone=key,
        data_key=f"zone-{key}",
    )


def _on_board(card: Factor, zone: Zone, screen: Screen) -> Element:
    if screen.offer is None:
        return factor_card(card, size="mg-in-row")
    others = [other for other in ZONES if other is not zone]
    moves = {other: screen.offer(Do(Put(card, other) if other else TakeBack(card))) for other in others}
    drops: Drops = {ZONES[other][0]: number for other, number in moves.items()}
    keys = {ZONES[other][1]: number for other, number in moves.items()}
    order = list(ZONES)
    here = order.index(zone)
    if here > 0:
        keys["ArrowUp"] = moves[order[here - 1]]
    if here < len(order) - 1:
        keys["ArrowDown"] = moves[order[here + 1]]
    return factor_card(
        card,
        label=say("card-in-zone", card=card.face, row=zone),
        keys=keys,
        drops=drops,
        picks=say("card-picked-up", card=card.face, row=zone),
        size="mg-in-row",
    )


def goals_reached(board_: Workbench, screen: Screen) -> Element:
    """Every goal, and whether the function as it stands reaches it."""
    evidence = board_.evidence
    return goal_strip(*(goal_card(goal, screen, evidence[place]) for place, goal in enumerate(board_.goals)))


# ── what the function has ─────────────────────────────────────────────────────────────────────────────────────────


def features_of(f: RationalFunction) -> Element:
    """The features of a function as a list that grows with every card."""
    return dl(
        *(
            div(dt(words), dd(value), cls="mg-feature", data_key=f"feature-{kind}", data_flies=f"feature-{kind}")
            for kind, words, value in _feature_values(f)
        ),
        cls="mg-features",
        data_key="features",
    )


def _feature_values(f: RationalFunction) -> Iterable[tuple[str, str, Element | Raw | str]]:
    yield "domain", say("domain"), Raw(mathml(f.domain))
    collected: dict[str, list[str]] = {}
    for kind, where in feature_rows(f):
        collected.setdefault(kind, []).append(where)
    for kind, places in collected.items():
        yield kind, feature_name(kind, len(places)), ", ".join(places)
    yield "signs", say("signs"), sign_row(f)


def sign_row(f: RationalFunction) -> Element:
    """The sign chart in a row: + | 0 at 2 | − …"""
    parts = [
        span(span(say.by("mark", at.kind)), span(plain(at.x), cls="mg-at"), cls=f"mg-mark mg-mark-{at.kind}")
        if isinstance(at, Mark)
        else _sign(at)
        for at in _along(f)
    ]
    return span(*parts, cls="mg-signs", role="img", aria_label=_signs_spoken(f))


def sign_strip(f: RationalFunction, frame: Frame) -> Element:
    """The sign chart below the graph: each sign and each mark stands below its place on the x-axis."""
    marks = f.sign_chart.marks
    ends = [-inf, *(float(mark.x) for mark in marks), inf]
    signs = [at for at in _along(f) if not isinstance(at, Mark)]
    return div(
        *(
            div(_sign(sign), cls="mg-along", **over_axis(frame, *between))
            for sign, between in zip(signs, pairwise(ends), strict=True)
        ),
        *(
            div(
                span(say.by("mark", mark.kind), cls=f"mg-mark-{mark.kind}"),
                cls="mg-along mg-along-mark",
                **over_axis(frame, float(mark.x), float(mark.x)),
            )
            for mark in marks
        ),
        cls="mg-sign-strip",
        role="img",
        aria_label=_signs_spoken(f),
        data_key="signs",
    )


def _along(f: RationalFunction) -> Iterator[int | Mark]:
    """The sign chart from left to right: a sign, a mark, a sign, and so on to the last sign."""
    sign = f.sign_chart.signs[0]
    yield sign
    for mark in f.sign_chart.marks:
        yield mark
        sign = -sign if mark.flips else sign
        yield sign


def _sign(sign: int) -> Element:
    shown = {1: "+", -1: "−", 0: "0"}[sign]
    return span(shown, cls=f"mg-sign-cell {'mg-plus' if sign > 0 else 'mg-minus'}")


def _signs_spoken(f: RationalFunction) -> str:
    return ", ".join(
        say.by("mark.spoken", at.kind, x=plain(at.x))
        if isinstance(at, Mark)
        else say("sign-positive" if at > 0 else "sign-negative" if at else "sign-zero")
        for at in _along(f)
    )


# ── goals in the graph ────────────────────────────────────────────────────────────────────────────────────────────


def _highlights(board_: Workbench, screen: Screen) -> Sequence[Highlight]:
    for goal, evidence in zip(board_.goals, board_.evidence, strict=True):
        if goal == screen.asked:
            return [highlight(goal, evidence, board_.built.function)]
    return []


def highlight(goal: Goal, evidence: Evidence, f: RationalFunction) -> Highlight:
    """Where in the graph you see whether a goal is reached: what its evidence rests on."""
    xs, ys, points, lines = [], [], [], []
    for fact in evidence.facts:
        match fact:
            case Hole(x=x, y=y):
                points.append(Point(x, y))
            case Zero(x=x):
                points.append(Point(x, Fraction(0)))
            case VerticalAsymptote(x=x) | Change(x=x):
                xs.append(x)
    if goal.id in LEVEL_GOALS and f.horizontal_asymptote is not None:
        ys.append(f.horizontal_asymptote.y)
    if goal.id == SLANT_GOAL and f.slant_asymptote is not None and f.asymptote is not None:
        lines.append(f.asymptote)
    if goal.id in Y_INTERCEPT_GOALS and f.y_intercept is not None:
        points.append(Point(Fraction(0), f.y_intercept))
    return Highlight(goal.text, tuple(xs), tuple(ys), tuple(lines), tuple(points), met=evidence.achieved)
