"""The questions of the FORMULA lesson about 0: times 0, divided by 0, and the formula that must go."""

from __future__ import annotations

from collections.abc import Callable

from mathgames_widgets.games.formula.lesson.misconceptions import ONLY_ZERO, TWO_CARDS_DO, ZERO_DIVIDES, ZERO_OVER
from mathgames_widgets.games.formula.lesson.pictures import OnTable, face_up
from mathgames_widgets.games.formula.lesson.questions.equations import WHOLE
from mathgames_widgets.maths.numbers.equality import by_zero, times_zero
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, Match, Option, Pair, PutInOrder
from mathgames_widgets.questions.problem import Draw
from mathgames_widgets.questions.question import Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number

ONLY_THE_ONE_THAT_LIES_THERE = Misconception(
    "only-the-one-that-lies-there",
    "The number that stands there is the only one",
    "Try another one: is 5 × 0 = 0 true? Then 5 could lie there as well.",
)
ONLY_SHORT_NUMBERS = Misconception(
    "only-short-numbers",
    "A large number times 0 is more",
    "428 nothings are still nothing. Length makes no difference.",
)
THEN_IT_IS_FINISHED = Misconception(
    "then-it-is-finished",
    "The proof begins with what it wants to show",
    "First say what an answer a would mean. Then look whether that can be.",
)


def free(number: int = 8) -> ChooseOne:
    """Which numbers make n × 0 = 0 true?"""
    return ChooseOne(
        key="free",
        prompt=(f"Here {number} could be another number. Which ones make it true? ", _times_zero(number)),
        hint="Put in 5. Then put in 28. Is it still true?",
        options=(
            Option(f"Only {number}", False, ONLY_THE_ONE_THAT_LIES_THERE),
            Option("Only 0", False, ONLY_ZERO),
            Option("Any number of one card, but no longer one", False, ONLY_SHORT_NUMBERS),
            Option("Any number at all", True),
        ),
        why=times_zero(number),
        again=lambda seed: free(Draw(seed).one(range(2, 100))),
    )


def _times_zero(number: int) -> OnTable:
    return OnTable(face_up(str(number), "x", "0", "0"))


def zeros(number: int = 8) -> Match:
    """What comes of a number and 0?"""
    return Match(
        key="zeros",
        prompt="Work these out. Which of them has no answer?",
        hint="Check a division by its product: a ÷ b = c means c × b = a.",
        pairs=(
            Pair(f"{number} ÷ 0", "there is none"),
            Pair(f"0 ÷ {number}", "0"),
            Pair(f"{number} − 0", f"{number}"),
        ),
        others=("1",),
        misconceptions=(
            Wrong((0, 1), ZERO_DIVIDES),
            Wrong((0, 2), ZERO_DIVIDES),
            Wrong((1, 0), ZERO_OVER),
            Wrong((1, 2), ZERO_OVER),
        ),
        why=Explanation(
            "0 can be divided, but nothing can be divided by 0.",
            why=(
                by_zero(number),
                Explanation(f"0 ÷ {number} = 0, because 0 × {number} = 0."),
                Explanation(f"{number} − 0 = {number}: taking 0 away changes nothing."),
            ),
        ),
        again=lambda seed: zeros(Draw(seed).one(range(2, 100))),
    )


def proof(number: int = 8) -> PutInOrder:
    """Why does a number divided by 0 have no answer?"""
    return PutInOrder(
        key="proof",
        prompt=f"Why has {number} ÷ 0 no answer? Put the steps of the proof in order.",
        hint="Begin with “Suppose”. The end is what follows from all the rest.",
        items=(
            f"Suppose there is an answer: {number} ÷ 0 = a.",
            f"The product goes back: a × 0 is {number}.",
            "A product with 0 is 0, whatever a is.",
            f"That makes {number} equal to 0, which is false: there is no answer.",
        ),
        misconceptions=(Wrong((3, 0, 1, 2), THEN_IT_IS_FINISHED), Wrong((2, 3, 0, 1), THEN_IT_IS_FINISHED)),
        why=by_zero(number),
        again=lambda seed: proof(Draw(seed).one(range(2, 100))),
    )


def sweep(number: int = 8) -> Number:
    """How many cards does it take to replace n × 0 = 0?"""
    return Number(
        key="sweep",
        prompt=(
            "Every card of this formula must be covered. How many cards from your hand does that take at least? ",
            _times_zero(number),
        ),
        hint="A formula has three numbers. One card may cover a number of several cards.",
        value=3,
        advice=WHOLE,
        why=Explanation(
            "It takes three cards at least.",
            why=(
                Explanation("The formula has three numbers, and none of their cards may stay."),
                Explanation("Each of the three numbers needs at least one new card: 1 + 1 + 1 = 3."),
                Explanation("One card can cover a longer number whole, so a longer number takes no more."),
            ),
        ),
        misconceptions=(
            Wrong(2, TWO_CARDS_DO),
            Wrong(1, TWO_CARDS_DO),
            *((Wrong(len(str(number)) + 2, _AS_MANY),) if number > 9 else ()),
        ),
        again=lambda seed: sweep(Draw(seed).one(range(10, 1000))),
    )


_AS_MANY = Misconception(
    "-as-many",
    "Each card needs a card of its own",
    "One new card may cover a whole number, however many cards it has.",
)

QUESTIONS: dict[str, Callable[[], Question]] = {"free": free, "zeros": zeros, "proof": proof, "sweep": sweep}
