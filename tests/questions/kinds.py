"""One question of every kind, with a right answer, a wrong one and what the wrong one rests on, as texts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from mathgames_widgets.games.byorf import Built, factor
from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.games.rolls_and_goals.lesson.practice.whose import halving_undoes
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import explain
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions import (
    ChooseOne,
    ChooseSome,
    ClickGraph,
    Demand,
    Expression,
    MatchPairs,
    Misconception,
    Number,
    Numbers,
    Option,
    Pair,
    Picture,
    PutInOrder,
    Question,
    Target,
    Write,
    Wrong,
)
from mathgames_widgets.questions.drawing.bars import LevelBars, RollBars
from mathgames_widgets.questions.drawing.cards import WalkStacks
from mathgames_widgets.questions.drawing.division import LayDivision
from mathgames_widgets.questions.drawing.family import FactFamily
from mathgames_widgets.questions.drawing.line import BalanceLine, PlaceOnLine
from mathgames_widgets.questions.drawing.matching import CardPicture, MatchCards
from mathgames_widgets.questions.drawing.orders import EveryOrder
from mathgames_widgets.questions.drawing.places import DragMarks, axis
from mathgames_widgets.questions.drawing.rounds import Duel, PlayRounds, RoundsPlayed
from mathgames_widgets.questions.drawing.signs import PaintSigns
from mathgames_widgets.questions.drawing.sketch import SketchCurve, sketched
from mathgames_widgets.questions.drawing.zoom import Looked, ZoomIn
from mathgames_widgets.questions.lesson import Progress
from mathgames_widgets.questions.whose import whose

F = RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")
WHY = explain(F)
WALL = Misconception.of("wall", "Every zero below is a wall", "it cancels, so it is a hole, not an asymptote.")
ZERO = Misconception.of(
    "zero", "A hole lies on the x-axis", "the factor is 0, but the height comes from the reduced form."
)
SWAPPED = Misconception.of("swapped", "Above and below are swapped", "the line of a fraction has an above and a below.")

WHOSE = replace(whose(halving_undoes, "FERN-42"), key="whose")


@dataclass(frozen=True)
class Case:
    """A question and two answers to it."""

    question: Question
    right: str
    wrong: str
    misconception: Misconception | None = None


def height(seed: str) -> Number:
    """The height of another hole, always the same for a seed."""
    root = 3 + len(seed) % 5
    return Number(key="number", prompt=f"How high is the hole of (x−{root})x/(x−{root})?", value=root, why=WHY)


CASES = (
    Case(
        ChooseOne(
            key="one",
            prompt=("What is at x = 2 in ", show(F), "?"),
            hint="Look for a factor that stands above and below.",
            why=WHY,
            options=(Option("A vertical asymptote.", misconception=WALL), Option("A hole.", right=True)),
        ),
        "1",
        "0",
        WALL,
    ),
    Case(
        ChooseSome(
            key="some",
            prompt=("Where is this function undefined? ", Picture((F,), (-6, 6, -4, 4))),
            why=WHY,
            options=(
                Option(show("x = ", Fraction(2)), right=True),
                Option("x = −1", misconception=SWAPPED),
                Option("x = −3", right=True),
            ),
        ),
        "0,2",
        "0,1,2",
        SWAPPED,
    ),
    Case(
        Number(
            key="number",
            prompt="How high is the hole?",
            hint="Put 2 into (x + 1)/(x + 3).",
            value=Fraction(3, 5),
            why=WHY,
            misconceptions=(Wrong(Fraction(0), ZERO),),
            again=height,
        ),
        "3/5",
        "0",
        ZERO,
    ),
    Case(
        Numbers(
            key="numbers",
            prompt="Which x must not be put in?",
            values=(2, -3),
            why=WHY,
            misconceptions=(Wrong((2, -1), SWAPPED),),
        ),
        "-3, 2",
        "2, -1",
        SWAPPED,
    ),
    Case(
        Expression(
            key="expression",
            prompt="Write it with the factor that cancels left out.",
            value=RationalFunction.parse("(x+1)/(x+3)"),
            why=WHY,
            misconceptions=(Wrong(RationalFunction.parse("(x+3)/(x+1)"), SWAPPED),),
        ),
        "(x+1)/(x+3)",
        "(x+3)/(x+1)",
        SWAPPED,
    ),
    Case(
        Write(
            key="write",
            prompt="Write a function with a hole at x = 2.",
            demands=(Demand("a hole at x = 2", lambda f: any(hole.x == 2 for hole in f.holes), WALL),),
            example=F,
            why=WHY,
        ),
        "(x-2)/(x-2)",
        "1/(x-2)",
        WALL,
    ),
    Case(
        ClickGraph(
            key="click",
            prompt="Click the hole.",
            functions=(F,),
            targets=(Target(2, Fraction(3, 5)),),
            why=WHY,
            misconceptions=(Wrong(Target(2, 0), ZERO),),
        ),
        "2, 1/2",
        "2, 0",
        ZERO,
    ),
    Case(
        PutInOrder(
            key="order",
            prompt="In which order is a hole found?",
            items=("Factor both rows.", "Cancel.", "Put the root in."),
            why=WHY,
            misconceptions=(Wrong((2, 0, 1), ZERO),),
        ),
        "0,1,2",
        "2,0,1",
        ZERO,
    ),
    Case(
        MatchPairs(
            key="match",
            prompt="What belongs together?",
            pairs=(Pair("a factor above only", "a zero"), Pair("a factor below only", "a vertical asymptote")),
            others=("a hole",),
            why=WHY,
            misconceptions=(Wrong((0, 1), SWAPPED),),
        ),
        "zero, wall",
        "wall, zero",
        SWAPPED,
    ),
    Case(
        MatchCards(
            key="match-cards",
            prompt="What belongs together?",
            pairs=(Pair("a factor above only", "a zero"), Pair("a factor below only", "a vertical asymptote")),
            others=("a hole",),
            pictures=tuple(
                CardPicture(RationalFunction.parse(text), (-3, 3, -2, 2)) for text in ("x", "1/x", "(x^2+x)/x")
            ),
            why=WHY,
            misconceptions=(Wrong((0, 1), SWAPPED),),
        ),
        "zero, wall",
        "wall, zero",
        SWAPPED,
    ),
    Case(
        Build(
            key="build",
            prompt="Build a function with a zero and nothing else.",
            cards=(factor("F01"), factor("F05")),
            demands=(
                Demand("a zero", lambda built: bool(built.function.zeros)),
                Demand("no vertical asymptote", lambda built: not built.function.vertical_asymptotes, SWAPPED),
            ),
            example=Built((factor("F01"),), ()),
            why=WHY,
        ),
        "F05 / ",
        "F01 / F05",
        SWAPPED,
    ),
    Case(
        PaintSigns(
            key="paint",
            prompt="Paint the sign chart.",
            function=RationalFunction.parse("(x-1)/(x+1)^2"),
            why=WHY,
            misconceptions=(Wrong(("-", "0", "-", "|", "+"), SWAPPED),),
        ),
        "-|-0+",
        "-0-|+",
        SWAPPED,
    ),
    Case(
        SketchCurve(
            key="sketch",
            prompt="Sketch it.",
            function=RationalFunction.parse("(x-1)/(x+2)"),
            why=WHY,
            misconceptions=(Wrong(sketched(RationalFunction.parse("(x+2)/(x-1)")), SWAPPED),),
        ),
        "-6 1, -4 2, -2.5 6; -1.5 -6, 1 0, 4 0.5, 6 0.5",
        "-6 0.5, -3 0.5, -2 0, -1 -1, 0.5 -6; 1.5 6, 3 2, 6 1.5",
        SWAPPED,
    ),
    Case(
        DragMarks(
            key="marks",
            prompt="Build a function with a hole at 2.",
            demands=(Demand("a hole at 2", lambda marked: [hole.x for hole in marked.function.holes] == [2], WALL),),
            example=axis(("hole", 2)),
            why=WHY,
        ),
        "hole 2",
        "wall 1",
        WALL,
    ),
    Case(
        PlaceOnLine(
            key="line",
            prompt="3 − 5?",
            value=-2,
            low=-4,
            high=4,
            why=WHY,
            misconceptions=(Wrong(2, SWAPPED),),
        ),
        "-2",
        "2",
        SWAPPED,
    ),
    Case(
        BalanceLine(
            key="balance",
            prompt="Where is the beam level?",
            value=Fraction(5, 2),
            low=0,
            high=4,
            step=Fraction(1, 2),
            weights=(1, 4),
            why=WHY,
            misconceptions=(Wrong(3, ZERO),),
        ),
        "5/2",
        "3",
        ZERO,
    ),
    Case(
        LevelBars(
            key="level",
            prompt="Make them level.",
            names=("Asha", "Ben"),
            total=6,
            top=6,
            start=(5, 1),
            why=WHY,
            misconceptions=(Wrong((2, 2), ZERO),),
        ),
        "3, 3",
        "2, 2",
        ZERO,
    ),
    Case(
        RollBars(
            key="rolls",
            prompt="Four cards, one of them red. How often is it drawn in four games?",
            names=("black", "red"),
            total=4,
            top=4,
            start=(0, 0),
            cases=(0, 0, 0, 1),
            why=WHY,
            misconceptions=(Wrong((2, 2), ZERO),),
        ),
        "3, 1",
        "2, 2",
        ZERO,
    ),
    Case(
        WalkStacks(
            key="walk",
            prompt="Lay cards so that 4 + 2 becomes −2.",
            cards=("-", "-"),
            stacks=("in front of 4", "in front of 2"),
            worth=lambda laid: 4 * (-1) ** len(laid[0]) + 2 * (-1) ** len(laid[1]),
            said=str,
            wanted=-2,
            example=(("-",), ()),
            low=-7,
            high=7,
            why=WHY,
            misconceptions=(Wrong(((), ("-",)), SWAPPED),),
        ),
        "-",
        "; -",
        SWAPPED,
    ),
    Case(
        FactFamily(
            key="family",
            prompt="Build the family of 2 × 3 = 6.",
            cards=("2", "3", "6", "x", "÷"),
            of=Formula(2, Sign.TIMES, 3, 6),
            why=WHY,
            idea=lambda rows: SWAPPED if rows[0].sign is Sign.DIVIDE else None,
        ),
        "2 x 3 = 6; 3 x 2 = 6; 6 ÷ 3 = 2; 6 ÷ 2 = 3",
        "2 ÷ 6 = 3",
        SWAPPED,
    ),
    Case(
        EveryOrder(
            key="orders",
            prompt="Lay every order of 2, 4 and 8.",
            cards=("2", "4", "8"),
            sign=Sign.PLUS,
            more="3",
            why=WHY,
            idea=lambda rows: SWAPPED,
        ),
        "2 4 8; 2 8 4; 4 2 8; 4 8 2; 8 2 4; 8 4 2",
        "2 4 8; 2 8 4; 4 2 8; 4 8 2; 8 2 4; 8 2 4",
        SWAPPED,
    ),
    Case(
        LayDivision(
            key="divide",
            prompt="How many times does x − 3 go into x² + x − 2?",
            cards=("x", "4", "-2"),
            function=RationalFunction.parse("(x^2+x-2)/(x-3)"),
            window=(-9, 9, -9, 9),
            why=WHY,
            misconceptions=(Wrong((("x", "-2"),), SWAPPED),),
        ),
        "x 4",
        "x -2",
        SWAPPED,
    ),
    Case(
        PlayRounds(
            key="rounds",
            prompt="Which habit?",
            duel=Duel(((-3, 3), (3, -3))),
            rows=("13 + 10", "10 + 13"),
            said=lambda choice, answer: f"{choice} {answer}",
            why=WHY,
            misconceptions=(Wrong(RoundsPlayed("ab" * 6, "again"), SWAPPED),),
        ),
        f"{'ab' * 6}; turns",
        f"{'ab' * 6}; again",
        SWAPPED,
    ),
    Case(WHOSE, f"0; {WHOSE.solution[1]}; 5", f"0; {WHOSE.solution[1]}; 4", WHOSE.slip.idea),
    Case(
        ZoomIn(
            key="zoom",
            prompt="Where is a point missing?",
            function=F,
            why=WHY,
            misconceptions=(Wrong(Looked(2, Fraction(1, 2)), ZERO),),
        ),
        "2, 3/5; 2",
        "2, 1/2; 1",
        ZERO,
    ),
)


def _numbered(case: Case) -> Case:
    """The partners of a Match by their places, which the question shuffles."""
    question = case.question
    if not isinstance(question, MatchPairs):
        return case
    zero, wall = map(question.partners.index, ("a zero", "a vertical asymptote"))
    return Case(question, f"{zero},{wall}", f"{wall},{zero}", case.misconception)


CASES = tuple(_numbered(case) for case in CASES)
NAMED = {case.question.key: case for case in CASES}


def progress() -> Progress:
    """All of them as one lesson."""
    return Progress("Every kind", tuple(case.question for case in CASES))
