"""What is said of each idea behind a wrong answer is so: its examples are worked out, and a rule is known as one.

An idea's text is fixed, but for slots that speak of the answer, which `test_feedback.py` fills.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import floor

import pytest

from mathgames_widgets.games import NAMES, module_of
from mathgames_widgets.questions import proof, typed
from mathgames_widgets.questions.question import Misconception
from tests.maths.numbers.equations import holds, value
from tests.questions.claims import EQUATION, SIDE, N, number, numbers, sentences

HALVES = {"a half": Fraction(1, 2), "a quarter": Fraction(1, 4)}


def worth(text: str) -> Fraction:
    """A number, in digits or as a part."""
    return HALVES.get(text) or number(text)


SHAPES: tuple[tuple[str, Callable[[re.Match[str]], bool]], ...] = (
    (rf"({SIDE}) is ({N}|a half|a quarter)(?=[.,:;]| and)", lambda s: value(s[1]) == worth(s[2])),
    (rf"({N}) ÷ ({N}) is \1 shared by \2, which is (a half)", lambda s: number(s[1]) / number(s[2]) == worth(s[3])),
    (rf"({SIDE}) and ({SIDE}) are both ({N})", lambda s: value(s[1]) == value(s[2]) == number(s[3])),
    (rf"({SIDE}), ({SIDE}) and ({SIDE}) are all ({N})", lambda s: {value(s[n]) for n in (1, 2, 3)} == {number(s[4])}),
    (rf"({N}) − ({N}) is below 0", lambda s: number(s[1]) < number(s[2])),
    (rf"({SIDE}) is more than ({SIDE})\.", lambda s: value(s[1]) > value(s[2])),
    (rf"({SIDE}), less than ({N})", lambda s: value(s[1]) < number(s[2])),
    (rf"({N}) is less than ({N})", lambda s: number(s[1]) < number(s[2])),
    (rf"lies between ({N}) and ({N}), so it is less than ({N})", lambda s: number(s[1]) < number(s[2]) == number(s[3])),
    (rf"({N}) lies between ({N}) and ({N})", lambda s: number(s[2]) < number(s[1]) < number(s[3])),
    (
        rf"(?<!half of )(?<!half of −)({N}) (?:rounds down to|becomes) ({N})(?=, and −|\.$)",
        lambda s: number(s[2]) in made(number(s[1])),
    ),
    (rf"If ({N} ÷ 0) were ({N}), then (\2 × 0) would be ({N})", lambda s: value(s[3]) != number(s[4])),
    (r"(\d+) and (\d+) have the same digits and differ by (\d+)", lambda s: digits(s[1], s[2], s[3])),
    (r"(\d) and (\d) side by side make (\d+)", lambda s: s[1] + s[2] == s[3]),
    (r"a (\d) in front of (\d+) makes (\d+)", lambda s: s[1] + s[2] == s[3]),
    (r"(\d) becomes (\d+), ten times as much", lambda s: 10 * int(s[1]) == int(s[2])),
    (r"(\d+) is the number (\d)\.", lambda s: int(s[1]) == int(s[2])),
    (rf"({N}) is (odd|even)", lambda s: (number(s[1]) % 2 == 0) == (s[2] == "even")),
    (r"(\d) and (\d) are odd but not divisible by 3, and (\d) is divisible by 3 but not odd", lambda s: threes(s)),
    (r"the multiples of 3 instead: (.+)\.", lambda s: all(one % 3 == 0 for one in numbers(s[1]))),
    (rf"On the number line ({N}) is to the left of ({N})", lambda s: number(s[1]) < number(s[2])),
    (rf"From ({N}) to ({N}) is 2 steps to 0 and 5 more: the range is ({N})", lambda s: spans(s)),
    (r"In a run each value counts once: (.+) make a run of three", lambda s: run(s[1]) == 3),
    (rf"half of ({N}) becomes ({N})\.", lambda s: floor(number(s[1]) / 2) == number(s[2])),
    (rf"({N}), ({N}) and ({N}) are consecutive", lambda s: [number(s[n]) - number(s[1]) for n in (2, 3)] == [1, 2]),
    (rf"({N}) is halfway from ({N}) to ({N})", lambda s: 2 * number(s[1]) == number(s[2]) + number(s[3])),
    (rf"({N}) less than ({N}) is to the left of 0, at ({N})", lambda s: below(s)),
    (r"start with 5: double and then add 1 to get (\d+); add 1 and then double to get (\d+)", lambda s: orders(s)),
    (r"Try it with 5: double and then add 1 to get (\d+); add 1 and then double to get (\d+)", lambda s: orders(s)),
    (r"halve (\d) to get (\d), then double to get (\d)", lambda s: halved(s)),
    (r"The mean of a roll is (3\.5)", lambda s: number(s[1]) == Fraction(sum(range(1, 7)), 6)),
    (r"better than (3\.5) loses", lambda s: number(s[1]) == Fraction(7, 2)),
    (rf"({N}) becomes ({N}), 0 stays 0, and ({N}) becomes ({N})", lambda s: doubled(s)),
    (rf"({N}) becomes ({N}), and ({N}) becomes ({N})", lambda s: turned(s)),
    (r"2 − x and x − 2 are both 0 at x = (2)", lambda s: 2 - int(s[1]) == int(s[1]) - 2 == 0),
    (r"(\d+) ends in (\d), and (\d+) ÷ (\d) leaves a remainder", lambda s: ends(s)),
    (r"a debt of (\d+), you are (\d+) richer", lambda s: s[1] == s[2]),
    (r"You can roll a sum of 7 in (six) ways, and a sum of 2 in only one", lambda s: ways(7) == 6 and ways(2) == 1),
    (r"There are (36) equally likely rolls", lambda s: len(ROLLS) == int(s[1])),
    (r"The (50) points are worth (200) on the four students", lambda s: 4 * int(s[1]) == int(s[2])),
    (r"by 1 when the four gain (4) in total", lambda s: Fraction(int(s[1]), 4) == 1),
    (r"(\d+) steps to the left of (\d+) take you below 0", lambda s: int(s[2]) - int(s[1]) < 0),
    (r"(\d) × \(−(\d)\) is −\2 three times", lambda s: s[1] == "3"),
    (r"(?<![−\d.])(\d+) becomes −(\d+)\.", lambda s: s[1] == s[2]),
)
"""Examples, each with what has to be so."""

ROLLS = [(one, other) for one in range(1, 7) for other in range(1, 7)]


def made(one: Fraction) -> set[Fraction]:
    """What rounding down, and a minus card, make of a number."""
    return {Fraction(floor(one)), -one}


def digits(one: str, other: str, by: str) -> bool:
    return sorted(one) == sorted(other) and abs(int(one) - int(other)) == int(by)


def ends(said: re.Match[str]) -> bool:
    one, end, other, by = said.groups()
    return one == other and one.endswith(end) and end == by and int(one) % int(by) > 0


def threes(said: re.Match[str]) -> bool:
    one, other, six = (int(said[n]) for n in (1, 2, 3))
    return one % 2 == other % 2 == 1 and 0 not in (one % 3, other % 3) and six % 6 == 0


def spans(said: re.Match[str]) -> bool:
    low, high, span = (number(said[n]) for n in (1, 2, 3))
    return (low, high) == (-2, 5) and high - low == span


def run(text: str) -> int:
    values = sorted(set(numbers(text)))
    return len(values) if values[-1] - values[0] == len(values) - 1 else 0


def below(said: re.Match[str]) -> bool:
    return number(said[2]) - number(said[1]) == number(said[3]) == -1


def orders(said: re.Match[str]) -> bool:
    return (int(said[1]), int(said[2])) == (2 * 5 + 1, (5 + 1) * 2)


def halved(said: re.Match[str]) -> bool:
    start, half, end = (int(said[n]) for n in (1, 2, 3))
    return start // 2 == half and 2 * half == end != start


def doubled(said: re.Match[str]) -> bool:
    return all(2 * number(said[n]) == number(said[n + 1]) for n in (1, 3)) and number(said[4]) < number(said[3])


def turned(said: re.Match[str]) -> bool:
    """Both change their sign, or both are rounded down."""
    pairs = [(number(said[n]), number(said[n + 1])) for n in (1, 3)]
    return all(one == -other for one, other in pairs) or all(floor(one) == other for one, other in pairs)


def ways(total: int) -> int:
    return sum(one + other == total for one, other in ROLLS)


RULES = (
    r"[^\d]*(?:\b[012]\b[^\d]*)*",
    r"Any number of zeros add up to zero: .+|Try another one: is .+|Then \d works as well\.",
    r"It decides for 2, 5 and 10\.|The number in front says how many zeros you add: many zeros are still 0\.",
    r"Count on from a product you know, such as 5 times .+|You cannot take the \d of \d\d and leave out the \d\.",
    r"\[\d\] does not add \d\.|It changes the value to \d, whatever it was before\.|Consecutive values differ by 1\.",
    r"Between 2 and 4 the 3 is missing, so the run ends\.|That works only where x stands alone, as in x − 3\.",
    r"If you double first, you get 5 back\.|That is true for \+1 and \+3\.|Follow the pattern: .+",
    r".+you can roll a 2 and a 5.+",
    r"Which number is halfway from 1 to 6\?|If someone takes away .+",
    r"Work out the scores first: a middle school number is multiplied by 5, a high school number by 1\.5\.",
    r"Look at the age group first: a middle school number is multiplied by 5, a high school one by 1\.5\.",
    r"A STUDENT card scores at most 300\.|Is any of them over 300\?|Tools count up to a score of 300\.",
    r"The room for tools is what is left up to 300\.|Add .+ divide (?:the sum )?by [46]\.",
    r"It has been divided by 4 already\.",
    r"Four of one color .+ 50 points more\.|The color bonus adds 50 .+|How many points would four students .+",
    r"They are added after the average, up to 100 .+|At most 100 points of the tools .+|The cost grows by 10 with .+",
    r"Every second even number .+|Cards change the total\.",
    r"An odd number leaves 1\.|Halving rounds down: .+",
)
"""What has nothing to work out: rules, in which no number stands but perhaps 0, 1 and 2, or one of the game's own."""


def ideas() -> Iterator[tuple[str, str]]:
    """Each sentence about an idea, with the idea's id."""
    rooms = [module_of(f"mathgames_widgets.games.{game}", "lesson.misconceptions") for game in NAMES]
    for room in filter(None, (*rooms, typed, proof)):
        for one in {one.id: one for one in vars(room).values() if isinstance(one, Misconception)}.values():
            try:
                text = one.text
            except LookupError:  # it has slots
                continue
            yield from ((one.id, said) for said in sentences(text))


def untrue(said: str) -> list[str]:
    """The examples in a sentence that are not so; the sentence itself where there is no example and no rule in it."""
    found = [(check(one), one[0]) for shape, check in SHAPES for one in re.finditer(shape, said)]
    equations = EQUATION.findall(said)
    wrong = [text for is_so, text in found if not is_so] + [one for one in equations if not holds(one)]
    is_known = found or equations or any(re.fullmatch(rule, said) for rule in RULES)
    return wrong if is_known else [f"nobody knows: {said}"]


def test_what_is_said_of_every_idea_is_so() -> None:
    assert [(id, one) for id, said in ideas() for one in untrue(said)] == []


@pytest.mark.parametrize(
    "said",
    [
        "With − and ÷ the order matters: 6 − 3 is 4.",
        "56 and 65 have the same digits and differ by 8.",
        "It has 7 legs.",
    ],
)
def test_an_example_that_is_wrong_is_found(said: str) -> None:
    assert untrue(said)
