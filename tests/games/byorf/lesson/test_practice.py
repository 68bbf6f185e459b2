"""Every kind of problem against SymPy, which factors, cancels and divides without the engine."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, cached_property, reduce
from itertools import pairwise, product
from typing import Any

import pytest
import sympy

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import Built
from mathgames_widgets.games.byorf.analysis.plans import earned
from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.games.byorf.lesson.practice import KINDS, kind
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.questions import ChooseOne, ChooseSome, MatchPairs, Number, Numbers, Picture, Question, Write
from mathgames_widgets.questions.problem import LEVELS, Problem
from mathgames_widgets.questions.question import plain_text
from tests.cases import cases

say_lesson = room("mathgames_widgets.games.byorf.lesson")

X = sympy.Symbol("x")
SEEDS = range(cases(30, long=340))
"""For each kind and level: 810 problems in all, and with `make test-long` more than nine thousand."""


def problems(name: str, level: int, seeds: range = SEEDS) -> list[Problem]:
    return [kind(name).problem(seed, level) for seed in seeds]


class Oracle:
    """What SymPy says about a function, from the coefficients of its rows alone."""

    def __init__(self, f: RationalFunction) -> None:
        self.top, self.bottom = _poly(f.top), _poly(f.bottom)
        above, below = _roots(self.top), _roots(self.bottom)
        self.places = {x: (above.get(x, 0), below.get(x, 0)) for x in sorted({*above, *below})}

    @cached_property
    def reduced(self) -> tuple[Any, Any]:
        """The two rows after cancelling."""
        top, bottom = self.top.cancel(self.bottom, include=True)
        return top, bottom

    @property
    def holes(self) -> list[Fraction]:
        return [x for x, (above, below) in self.places.items() if 0 < below <= above]

    @property
    def walls(self) -> list[Fraction]:
        return [x for x, (above, below) in self.places.items() if below > above]

    @property
    def zeros(self) -> list[Fraction]:
        return [x for x, (above, below) in self.places.items() if above and not below]

    def height(self, x: Fraction) -> Fraction:
        """The value of the reduced form."""
        at = sympy.Rational(x.numerator, x.denominator)
        top, bottom = self.reduced
        return _fraction(top.eval(at) / bottom.eval(at))

    def sign(self, x: Fraction) -> int:
        return 1 if self.height(x) > 0 else -1

    @property
    def level(self) -> Fraction | None:
        """The height far out, None where there is none."""
        rise = self.top.degree() - self.bottom.degree()
        if rise > 0:
            return None
        return Fraction(0) if rise else _fraction(self.top.LC() / self.bottom.LC())


@cache
def asked(f: RationalFunction) -> Oracle:
    """SymPy is asked about a function once; the same one comes as a graph and as a formula."""
    return Oracle(f)


def _poly(row: Any) -> Any:
    factors = [
        sympy.Poly([sympy.Rational(c.numerator, c.denominator) for c in one.coefficients[::-1]], X) for one in row
    ]
    return reduce(lambda one, other: one * other, factors, sympy.Poly(1, X))


def _roots(poly: Any) -> dict[Fraction, int]:
    found = {}
    for factor, power in poly.factor_list()[1]:
        lead, constant = factor.all_coeffs()
        found[_fraction(-constant / lead)] = power
    return found


def _fraction(value: Any) -> Fraction:
    return Fraction(int(value.p), int(value.q))


def read(text: Any) -> RationalFunction:
    return RationalFunction.parse(plain_text(text).rpartition("f(x) = ")[2])


def about(question: Question) -> RationalFunction:
    """The function that a problem writes or draws; where it only describes one, its example."""
    left = question.pairs[0].left if isinstance(question, MatchPairs) else ()
    for text in (question.prompt, left):
        for part in text if isinstance(text, tuple) else ():
            if isinstance(part, Picture):
                return part.functions[0]
    return question.example if isinstance(question, Write) else read(plain_text(question.prompt).rpartition("? ")[2])


def same(f: RationalFunction, g: RationalFunction) -> bool:
    """Whether two functions have the same values and are undefined at the same places."""
    one, other = asked(f), asked(g)
    if {x for x, (_, below) in one.places.items() if below} != {x for x, (_, below) in other.places.items() if below}:
        return False
    return (one.top * other.bottom - other.top * one.bottom).is_zero


# ── each kind ─────────────────────────────────────────────────────────────────────────────────────────────────────


def check_holes(question: Numbers, f: RationalFunction, level: int) -> None:
    assert list(question.values) == asked(f).holes


def check_heights(question: Number, f: RationalFunction, level: int) -> None:
    right = {(x, asked(f).height(x)) for x in asked(f).holes}
    x = plain_text(question.prompt).split("x = ")[1].split(".")[0].replace("−", "-")
    assert (Fraction(x), question.value) in right


def check_walls(question: Question, f: RationalFunction, level: int) -> None:
    oracle = asked(f)
    if isinstance(question, Numbers):
        assert list(question.values) == oracle.walls
    elif isinstance(question, Number):
        assert question.value in {below - above for above, below in oracle.places.values()}
        assert question.value == max(below - above for above, below in oracle.places.values())
    else:
        assert isinstance(question, MatchPairs)
        gaps = [x for x, (_, below) in oracle.places.items() if below]
        assert [pair.right for pair in question.pairs] == [beside(oracle, x) for x in gaps]


def beside(oracle: Oracle, x: Fraction) -> str:
    if x in oracle.holes:
        return "a hole, no wall"
    near = Fraction(1, 1000)
    sides = ["up" if oracle.sign(at) > 0 else "down" for at in (x - near, x + near)]
    return f"{sides[0]} on both sides" if sides[0] == sides[1] else f"{sides[0]} on the left, {sides[1]} on the right"


def check_zeros(question: Question, f: RationalFunction, level: int) -> None:
    oracle = asked(f)
    if isinstance(question, Numbers):
        assert list(question.values) == oracle.zeros
        return
    assert isinstance(question, MatchPairs)
    assert [pair.right for pair in question.pairs] == [manner(oracle, x) for x in oracle.places]


def manner(oracle: Oracle, x: Fraction) -> str:
    if x in oracle.holes:
        return "a hole"
    if x in oracle.walls:
        return "a vertical asymptote"
    near = Fraction(1, 1000)
    crosses = oracle.sign(x - near) != oracle.sign(x + near)
    return f"a zero: the graph {'crosses' if crosses else 'bounces'}"


def check_intercepts(question: Question, f: RationalFunction, level: int) -> None:
    oracle = asked(f)
    zero = Fraction(0)
    if isinstance(question, Number):
        assert question.value == oracle.height(zero)
    elif isinstance(question, Numbers):
        assert list(question.values) == oracle.zeros
    else:
        assert isinstance(question, ChooseSome)
        right = {f"({number(x)}, 0)" for x in oracle.zeros}
        if not oracle.places.get(zero, (0, 0))[1]:
            right.add(f"(0, {number(oracle.height(zero))})")
        assert {plain_text(one.text) for one in question.options if one.right} == right


def number(value: Fraction) -> str:
    return str(value).replace("-", "−")


def check_far_out(question: Question, f: RationalFunction, level: int) -> None:
    oracle = asked(f)
    if isinstance(question, Number):
        assert question.value == oracle.level
    elif isinstance(question, ChooseOne):
        rise = oracle.top.degree() - oracle.bottom.degree()
        names = {1: "a slant asymptote", 2: "neither a horizontal nor a slant one"}
        right = names.get(rise, f"y = {number(oracle.level or Fraction(0))}")
        assert [plain_text(one.text) for one in question.options if one.right] == [right]
    else:
        quotient = sympy.div(oracle.top, oracle.bottom)[0]
        assert _poly(question.solution.top) == quotient


def check_signs(question: ChooseSome, f: RationalFunction, level: int) -> None:
    oracle = asked(f)
    marks = list(oracle.places)
    middles = [
        marks[0] - 1,
        *[(low + high) / 2 for low, high in pairwise(marks)],
        marks[-1] + 1,
    ]
    assert [one.right for one in question.options] == [oracle.sign(x) > 0 for x in middles]


def check_match(question: Question, f: RationalFunction, level: int) -> None:
    if level < 3:
        assert isinstance(question, ChooseOne)
        assert [same(f, read(one.text)) for one in question.options] == [one.right for one in question.options]
        return
    assert isinstance(question, MatchPairs)
    graphs = [part.functions[0] for pair in question.pairs for part in pair.left if isinstance(part, Picture)]
    formulas = [read(formula) for formula in question.rights]
    fits = [[same(graph, formula) for formula in formulas] for graph in graphs]
    assert fits == [[row == place for place in range(4)] for row in range(3)]


def check_write(question: Write, f: RationalFunction, level: int) -> None:
    oracle = asked(f)
    assert all(demand.is_met(f) for demand in question.demands)
    assert not question.is_right(RationalFunction.parse("x^2/(x^2+1)"))
    if level == 3:
        return
    for noun, found in (("x-intercept", oracle.zeros), ("vertical asymptote", oracle.walls), ("hole", oracle.holes)):
        places = " and ".join(f"x = {number(x)}" for x in found)
        wanted = f"{noun}{'s' if len(found) > 1 else ''} at {places}" if found else f"no {noun}"
        assert wanted in plain_text(question.prompt)
    if level == 2:
        assert say_lesson("demand-level", y=number(oracle.level or Fraction(0))) in plain_text(question.prompt)


CHECKS: dict[str, Callable[[Any, RationalFunction, int], None]] = {
    "holes": check_holes,
    "heights": check_heights,
    "walls": check_walls,
    "zeros": check_zeros,
    "intercepts": check_intercepts,
    "far-out": check_far_out,
    "signs": check_signs,
    "match": check_match,
    "write": check_write,
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CHECKS)
def test_the_answer_is_what_sympy_finds(name: str, level: int) -> None:
    for problem in problems(name, level):
        CHECKS[name](problem.question, about(problem.question), level)


def described(oracle: Oracle, level: int) -> tuple[object, ...]:
    """What a description says about a function at the first two levels."""
    places = oracle.zeros, oracle.walls, oracle.holes
    return (*places, oracle.level) if level == 2 else places


@pytest.mark.parametrize("level", LEVELS)
def test_a_function_is_taken_exactly_where_sympy_sees_what_was_asked_for(level: int) -> None:
    """The example; its rows swapped; doubled; and with one more factor above, below or in both rows."""
    (two,), (more,) = RationalFunction.parse("2").top, RationalFunction.parse("x-7").top
    for problem in problems("write", level, range(cases(20, long=60))):
        question, f = problem.question, about(problem.question)
        rows = [(f.top, f.bottom), (f.bottom, f.top), ((*f.top, two), f.bottom)]
        rows += [((*f.top, more), f.bottom), (f.top, (*f.bottom, more)), ((*f.top, more), (*f.bottom, more))]
        for g in [RationalFunction(*one) for one in rows]:
            fits = same(f, g) if level == 3 else described(asked(f), level) == described(asked(g), level)
            assert question.is_right(g) == fits


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_earns_more_than_the_best_build(level: int) -> None:
    """Every way to build, counted one by one with the game's own scoring."""
    for seed in range(cases({1: 10, 2: 3, 3: 1}[level], long={1: 20, 2: 6, 3: 2}[level])):
        question = kind("best-build").problem(seed, level).question
        assert isinstance(question, Build)
        builds = [
            Built(
                tuple(card for card, row in zip(question.cards, way, strict=True) if row == "top"),
                tuple(card for card, row in zip(question.cards, way, strict=True) if row == "bottom"),
            )
            for way in product(("aside", "top", "bottom"), repeat=len(question.cards))
        ]
        most = max(earned(built, question.goals).points for built in builds)
        assert earned(question.example, question.goals).points == most
        right = [built for built in builds if earned(built, question.goals).points == most]
        assert [built for built in builds if question.is_right(built)] == right


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_is_every_card_that_reaches_the_goals(level: int) -> None:
    """The function as it stands in the worked solution, read again and scored anew."""
    for problem in problems("last-card", level, range(cases(15, long=40))):
        question = problem.question
        assert isinstance(question, ChooseSome)
        assert 0 < sum(one.right for one in question.options) < len(question.options)
        for option, tried in zip(question.options, question.why.why, strict=True):
            verdicts = [one.claim.endswith("is reached.") for one in tried.why]
            assert option.right == all(verdicts)
            filled = plain_text(question.prompt).partition("f = ")[2].replace("?", f"({plain_text(option.text)})")
            assert same(read(filled), read(tried.claim.partition(": ")[2].rstrip(".")))


# ── all kinds ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("right", "chosen", "ids"),
    [
        ("a vertical asymptote", "a zero: the graph crosses", "above-is-zero rows-mixed-up"),
        ("a vertical asymptote", "a hole", "it-cancels needs-both"),
        ("a zero: the graph crosses", "a vertical asymptote", "above-is-wall"),
        ("a zero: the graph crosses", "a hole", "needs-both"),
        ("a hole", "a vertical asymptote", "always-a-wall"),
        ("a hole", "a zero: the graph crosses", "above-is-zero"),
    ],
)
def test_what_stands_in_the_wrong_place_hears_the_idea_behind_it(right: str, chosen: str, ids: str) -> None:
    """A zero, a hole and a vertical asymptote are taken for each other for different reasons."""
    heard: set[str] = set()
    for seed in range(25):
        question = kind("zeros").problem(seed, 3).question
        assert isinstance(question, MatchPairs)
        sides = question.partners
        for left in [place for place, at in enumerate(question.solution) if sides[at] == right]:
            answer = list(question.solution)
            answer[left] = sides.index(chosen)
            misconception = question.judge(tuple(answer)).misconception
            heard.add(misconception.id if misconception else "")
    assert heard == set(ids.split())


def test_there_are_at_least_ten_kinds_with_names_of_their_own() -> None:
    assert len({one.name for one in KINDS}) == len({one.title for one in KINDS}) == len(KINDS) >= 10


def test_levels_are_one_to_three() -> None:
    with pytest.raises(ValueError, match="the levels are 1, 2 and 3"):
        KINDS[0].problem("FERN-42", 4)
    with pytest.raises(ValueError, match="There is no kind of problem called 'knots'"):
        kind("knots")


def test_graphs_do_not_say_their_formula() -> None:
    for level in LEVELS:
        question = kind("match").problem("FERN-42", level).question
        assert "x +" not in plain_text(question.prompt) and "x −" not in plain_text(question.prompt)


def test_goals_of_the_last_card_are_fixed_ones() -> None:
    """A superlative needs rivals, and here nobody else builds."""
    question = kind("last-card").problem("FERN-42", 3).question
    assert not any(word in plain_text(question.prompt) for word in ("MOST", "HIGHEST", "LOWEST"))
