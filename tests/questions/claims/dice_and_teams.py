"""What is said of dice, chances, teams and tools: Rolls & Goals and mathleague.org/cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb, factorial, floor, prod

from mathgames_widgets.games.mathleague.lesson.answers import PickStudents
from mathgames_widgets.games.mathleague.lesson.pictures import Cards
from mathgames_widgets.games.mathleague.rules.cards import POOL, Student, Teacher, Tool
from mathgames_widgets.games.rolls_and_goals.lesson.answers import LayRun, WriteStack
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import DiceRow
from mathgames_widgets.questions import ChooseSome
from mathgames_widgets.questions.drawing.cards import WalkStacks
from mathgames_widgets.questions.question import plain_text
from tests.maths.numbers.equations import value

from . import About, Claims, N, ends_off, lines_of, many, number, numbers, sentences

ROLL = range(1, 7)


# ── dice and cards, worked out apart from the package ────────────────────────────────────────────────────────────────


def step(worth: Fraction, card: str) -> Fraction:
    """What a card makes of a value.

    >>> step(Fraction(-5), "÷2"), step(Fraction(3), "negate"), step(Fraction(3), "[0]")
    (Fraction(-3, 1), Fraction(-3, 1), Fraction(0, 1))
    """
    card = card.replace("x", "×").replace("-", "−")
    if card[0] in "+−":
        return worth + number(card.replace("+", ""))
    if card[0] == "[":
        return Fraction(card[1:-1])
    turned = {"×2": 2 * worth, "÷2": Fraction(floor(worth / 2)), "negate": -worth}
    return turned.get(card, worth)


def through(shows: int, stack: Iterator[str] | list[str] | tuple[str, ...]) -> Fraction:
    """The value of a die with cards behind it: a flip turns the die first."""
    cards = list(stack)
    worth = Fraction(7 - shows if cards.count("flip") % 2 else shows)
    for card in cards:
        worth = step(worth, card)
    return worth


CARD = re.compile(r"[+−]\d|×2|÷2|negate|flip|blank|\[\d\]")


def chain_holds(text: str) -> bool:
    """Whether each step of "5 + 1 = 6, 6 ÷ 2 = 3" is so, and begins where the one before ends; an arrow rounds down."""
    now = None
    if not all("=" not in link or equations_hold(link) for link in text.removesuffix(".").split(", ")):
        return False
    for before, card, said in links_of(text):
        if now not in (None, number(before)) or step(number(before), card) != number(said):
            return False
        now = number(said)
    return True


STEP = re.compile(" = | → | becomes ")


def links_of(text: str) -> list[tuple[str, str, str]]:
    """Each link of a chain: the value before a card, the card and the value after it."""
    text = text.removesuffix(".").replace(" rounded to ", " rounding → ").replace(" taken as ", " → ")
    links = [STEP.split(link) for link in text.split(", ")]
    pairs = [(one.replace(" with ", " ").split(" ", 1), said[-1]) for one, *said in links if said]
    return [(before, card.replace(" ", ""), said) for (before, card), said in pairs]


def end_of(text: str) -> Fraction:
    """Where a chain ends."""
    return number(re.split(", | = | → | becomes ", text.removesuffix("."))[-1])


def equations_hold(text: str) -> bool:
    """Whether all equations of a line of mathematics hold, and what is rounded down behind an arrow."""
    if "=" not in text:
        return True
    for one in text.split(", "):
        sides = one.split(" → ")[0].split(" = ")
        if len({value(side) for side in sides}) != 1:
            return False
        if " → " in one and floor(value(sides[-1])) != number(one.split(" → ")[1]):
            return False
    return True


# ── what a sentence is about ─────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class AboutRow(About):
    """The same with the player who is spoken of."""

    player: int | None = None

    @property
    def rows(self) -> list[list[Fraction]]:
        """The dice that may be spoken of: those of the player, or of the question, with a card behind each of them."""
        parts = self.question.prompt if isinstance(self.question.prompt, tuple) else ()
        shown = [[through(die.shows, die.stack) for die in one.dice] for one in parts if isinstance(one, DiceRow)]
        if isinstance(self.question, LayRun):
            return [[*map(Fraction, self.question.cards)]]
        if self.prompt.startswith("Mark every die that is worth"):
            return shown
        if self.player is not None:
            return [shown[self.player]]
        if card := re.match(r"You may put (\S+) behind one of these dice", self.prompt):
            (row,) = shown
            return [[step(one, card[1]) if at == place else one for at, one in enumerate(row)] for place in range(6)]
        return shown

    @property
    def behind(self) -> list[str]:
        """The cards that the question names."""
        if isinstance(self.question, WriteStack):
            return [card.replace("x", "×").replace("-", "−") for card in self.question.hand]
        return CARD.findall(re.split("go behind|Which values", self.prompt)[0])


DICE_AND_TEAMS = Claims(AboutRow)
"""What is said in Rolls & Goals and mathleague.org/cards."""
claim = DICE_AND_TEAMS.claim


# ── one die ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@claim(r"(?:The die|Die \d)(?: is worth <N>)?: ([^:]+ (?:=|→|becomes) [^:,]+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return chain_holds(said[2]) and (said[1] is None or end_of(said[2]) == number(said[1]))


@claim(r"Die (\d): (.+? (?:=|→) <N>), (?:odd|(even)(?:: (<N> = 2 × \(?<N>\)?))?)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    end = about.rows[0][int(said[1]) - 1]
    is_even, is_twice = bool(said[4]), said[5] is None or (equations_hold(said[5]) and number(said[6]) == end)
    return chain_holds(said[2]) and end_of(said[2]) == end and is_even == (end % 2 == 0) and is_twice


@claim(r"It goes (.+ (?:=|becomes) .+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """The pupil's own stack, on the die of the question."""
    own = through(about.question.side, about.answer)
    return chain_holds(said[1]) and end_of(said[1]) == own != about.question.wanted


@claim(r"The value goes (.+ → .+): it comes to <N>, which is <N> (more|less) than <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """The pupil's own cards, one after the other on the die of the question."""
    side, (stack,) = _side(about), about.answer
    way = [through(side, stack[:many]) for many in range(len(stack) + 1)]
    wanted = number(re.search(rf"worth ({N})", about.prompt)[1])  # type: ignore[index]
    return [*map(number, said[1].split(" → "))] == way and ends_off(said, way[-1], wanted)


@claim(r"(.+) makes it <N>: (.+ (?:=|becomes) .+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own = about.answer if about.verdict.right else about.right
    if own and isinstance(own[0], tuple):
        (own,) = own
    return chain_holds(said[3]) and end_of(said[3]) == number(said[2]) == through(_side(about), own)


def _side(about: AboutRow) -> int:
    """What the die of a question shows."""
    return int(re.search(r"die shows (\d)", about.prompt)[1])  # type: ignore[index]


@claim(r"(?:The other way round: )?(<N> [^:]+? (?:=|→|becomes) <N>)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return chain_holds(said[1])


@claim(r"(\S+, then \S+): <N> becomes <N>; (\S+, then \S+): <N> becomes <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """Two cards in both orders, from one value to two others."""
    one, other = CARD.findall(said[1]), CARD.findall(said[4])
    ends, side = [number(said[3]), number(said[6])], number(said[2])
    made = [through(int(side), cards) for cards in (one, other)]
    is_both = one == other[::-1] and len(one) == 2 and side == number(said[5])
    return is_both and made == ends and ends[0] != ends[1]


@claim(r"(\S+) with (\S+): n (.+) = n (.+), whatever n is\.|(×2) with (negate): −\(2n\) = 2 × \(−n\), whatever n is\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """Both orders of the two cards agree with each other, and each side with its order."""
    if said[5]:
        return all(step(step(Fraction(n), "×2"), "negate") == step(step(Fraction(n), "negate"), "×2") for n in ROLL)
    sides = [value(f"10 {side}") for side in (said[3], said[4])]
    ways = [step(step(Fraction(10), one), other) for one, other in ((said[1], said[2]), (said[2], said[1]))]
    return sides == ways and sides[0] == sides[1]


@claim(r"([+−]\d) (in|de)creases the value by (\d)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return said[1] == {"in": "+", "de": "−"}[said[2]] + said[3]


@claim(r"\[(\d)\] changes the value to (\d), whatever it was before\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return said[1] == said[2]


@claim(r"Negate changes the sign: <N> becomes <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == -number(said[2]) != 0


@claim(r"(?:÷2: )?Half of <N> is <N>(?:, rounded down to <N>)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    half = number(said[1]) / 2
    return (
        half == number(said[2])
        and (half.denominator == 1) == (said[3] is None)
        and floor(half) == number(said[3] or said[2])
    )


@claim(r"<N> lies between <N> and <N>, and the lower of the two is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    half, low, high, lower = map(number, said.groups())
    return low == lower == floor(half) and low + 1 == high and low < half < high


@claim(r"(?:Down is to the left on the number line, below zero too: )?<N> is (?:less|lower) than <N>(?:: it is .+)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) < number(said[2])


@claim(r"A blank does nothing: the value stays <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return f"blank becomes {said[1]}" in str(about.verdict.why)


@claim(r"What (\S+) does before \[(\d)\] is lost\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    if isinstance(about.question, ChooseSome):
        return f"{said[1]} with [{said[2]}]" in [one.text for one in about.question.options]
    return sorted(about.behind) == sorted([said[1], f"[{said[2]}]"])


@claim(r"After it, <N> becomes <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    fixed, asked = f"[{said[1]}]", about.behind
    if isinstance(about.question, ChooseSome):
        asked = [card for one in about.question.options for card in CARD.findall(plain_text(one.text))]
    return fixed in asked and any(step(number(said[1]), card) == number(said[2]) for card in asked if card != fixed)


@claim(r"After it, <N> stays <N>, so the order does not matter\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return said[1] == said[2] and any(f"[{said[1]}]" == card for card in about.behind)


@claim(
    r"(?:After|Before) (?:×2|÷2|it|a Negate card),? the <N> "
    r"(?:counts .+|is halved too|changes its sign too|keeps its sign)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """True of any number that is added before or after, so only the card has to be there."""
    asked = [one.text for one in about.question.options] if isinstance(about.question, ChooseSome) else about.behind
    return any(sign + said[1] in plain_text(one) for sign in "+−" for one in asked)


@claim(r"From <N>, rounding down evens this out: both make <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    pairs = [about.behind]
    if isinstance(about.question, ChooseSome):
        pairs = [CARD.findall(plain_text(one.text)) for one in about.question.options]
    made = [{through(int(said[1]), order) for order in (pair, pair[::-1])} for pair in pairs]
    return {number(said[2])} in made


@claim(
    r"<N> is even, so (?:neither order|there is nothing).+|Rounded, half of <N> and half of −<N> are not opposites\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) % 2 == 0 if said[1] else said[2] == said[3] and number(said[2]) % 2 == 1


@claim(r"×2 first leaves nothing to round, and ÷2 then gives <N> back\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return step(step(number(said[1]), "×2"), "÷2") == number(said[1]) != step(step(number(said[1]), "÷2"), "×2")


@claim(r"A reroll behind a die that shows <N> makes it worth 3\.5 on average, (?:<N> (more|less)|the same as now)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    gain = Fraction(7, 2) - number(said[1])
    return gain == (number(said[2]) if said[3] == "more" else -number(said[2]))


@claim(r"(?:(Less|More) than 3\.5: (.+)|None of these dice shows (less|more) than 3\.5)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """Of the dice that the question offers, those whose mean after a roll is better."""
    sides = [int(re.search(r"\d", plain_text(one.text))[0]) for one in about.question.options]  # type: ignore[index]
    low = (said[1] or said[3]).lower() == "less"
    mean = Fraction(7, 2)
    return numbers(said[2] or "") == sorted(side for side in sides if (side < mean if low else side > mean))


@claim(r"Roll 100 times and look at the bar “from <N>”: does it end (above|below) its dashed line\?")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """It does not, also in the rolls that the board shows: the die is ticked, and it is no answer."""
    side, mean = number(said[1]), about.question.try_out.mean(int(said[1]), 100)
    ends = mean > side if said[2] == "above" else mean < side
    return not ends and (Fraction(7, 2) > side) != (said[2] == "above")


@claim(r"The (greatest|smallest) value is <N>, with (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    shows = int(re.search(r"shows (\d)", about.prompt)[1])  # type: ignore[index]
    values = [through(shows, order) for order in permutations(about.behind)]
    best = (max if said[1] == "greatest" else min)(values)
    return best == number(said[2]) == through(shows, CARD.findall(said[3]))


@claim(r"<L> become <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """All values that do, and no other near them."""
    found = [one for one in range(-60, 60) if through(one, about.behind) == number(said[2])]
    return numbers(said[1]) == found


@claim(r"Then (\S+) makes <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return said[1] == about.behind[-1] and f"become {said[2]}" in about.prompt


@claim(r"It is (?:the only way|one of (\d+) ways)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    question = about.question
    hand = question.cards if isinstance(question, WalkStacks) else question.hand
    stacks = {stack for size in range(1, 7) for stack in permutations(hand, size)}
    return len([one for one in stacks if through(_side(about), one) == question.wanted]) == int(said[1] or 1)


@claim(r"You do not have (.+)\. Your cards are (.+)\.|You do not have (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    lacking = Counter(about.answer) - Counter(about.question.hand)
    return len(CARD.findall((said[1] or said[3]).casefold())) == lacking.total() > 0


@claim(r"Your cards are (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return len(re.split(", | and ", said[1])) == len(about.question.hand)


@claim(r"They can all be <N>: (?:they are already|(.+))\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """With each card used once at most, and every die at the target."""
    target, own = number(said[1]), Counter(map(Fraction, about.answer))
    used: Counter[str] = Counter()
    for one in (said[2] or "").split(", ") if said[2] else ():
        left, right = one.split(" = ")
        own[number(left.split()[0])] -= 1
        own[number(right)] += 1
        used.update([sign + by for sign, by in re.findall(r"([+−]) (\d)", left)])
        if value(left) != number(right):
            return False
    hand = Counter([card.replace("-", "−") for card in about.question.hand])
    return +own == Counter({target: 6}) and used <= hand


def to_make(about: AboutRow, value: int) -> tuple[int, int]:
    """How much the low dice of a roll must gain and the high ones lose, to be worth the same."""
    return sum(max(0, value - die) for die in about.answer), sum(max(0, die - value) for die in about.answer)


def most_of(about: AboutRow, sign: str) -> int:
    """How much the cards of the question add, or take away, together."""
    return sum(int(one[1:]) for one in about.question.hand if one[0] == sign)


@claim(
    r"To make all dice <N> or (less|more), <L> must (?:lose|gain) at least (\d+) in total, "
    r"and your cards (?:take away|add) only (\d+)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    value, is_up = int(said[1]), said[2] == "more"
    named = [die for die in about.answer if (die < value if is_up else die > value)]
    needed = [to_make(about, one)[0 if is_up else 1] for one in range(-9, 16)]
    near = needed[value + 9 :] if is_up else needed[: value + 10]
    is_dice = sorted(numbers(said[3])) == named
    return is_dice and min(near) == int(said[4]) > int(said[5]) == most_of(about, "+" if is_up else "-")


@claim(r"Your cards add (\d+) at most and take away (\d+) at most, so all dice could only become (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    most = most_of(about, "+"), most_of(about, "-")
    near = [one for one in range(-9, 16) if all(map(int.__le__, to_make(about, one), most))]
    return (int(said[1]), int(said[2])) == most and [int(one) for one in re.findall(r"−?\d+", said[3])] == near


@claim(r"Aim at <N>: (?:<L> must gain (\d+) in total)?(?: and )?(?:<L> (?:must )?lose (\d+)(?: in total)?)?, but .+\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """That no way does it, `tests/games/rolls_and_goals` tries with a search of its own."""
    value = int(said[1])
    sides = [die for die in about.answer if die < value], [die for die in about.answer if die > value]
    is_dice = (sorted(numbers(said[2] or "")), sorted(numbers(said[4] or ""))) == sides
    return is_dice and (int(said[3] or 0), int(said[5] or 0)) == to_make(about, value)


# ── six dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────

SORTS: dict[str, Callable[[Fraction], bool]] = {
    "odd": lambda one: one % 2 == 1,
    "even": lambda one: one % 2 == 0,
    "divisible by 3": lambda one: one % 3 == 0,
    "greater than 0": lambda one: one > 0,
}


@claim(r"(\w+) (?:die is|dice are) (odd|even|divisible by 3|greater than 0)(?:: <L>)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    listed = numbers(said[3] or "")
    right = [sorted(filter(SORTS[said[2]], row)) for row in about.rows]
    return len(listed) == many(said[1]) and sorted(listed) in right


@claim(r"(?:[^\d−]*: )?<N> is (odd|even)(?:, <N> is (odd|even), <N> is (odd|even)| because <N> is)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    pairs = [(said[1], said[2]), (said[3], said[4]), (said[5], said[6]), (said[7], said[2])]
    return all(SORTS[sort](number(one)) for one, sort in pairs if one)


@claim(r"An (odd|even) number is (?:1 more than )?2 times (?:a whole number|an integer)(?:, and <N> is .+)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return ("1 more" in said[0]) == (said[1] == "odd") and (said[2] is None or number(said[2]).denominator == 1)


@claim(r"<N> is divisible by 3: there is no remainder\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) % 3 == 0


@claim(r"<N> is not divisible by 3: the remainder is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) % 3 == number(said[2]) != 0


@claim(r"<N> lies between the multiples <N> and <N>, and a remainder counts up from the lower one\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    one, low, high = map(number, said.groups())
    return low % 3 == 0 and low + 3 == high and low < one < high


@claim(r"The highest number is <N>, and the lowest is <N>, so the range is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    high, low, span = map(number, said.groups())
    return any((max(row), min(row), max(row) - min(row)) == (high, low, span) for row in about.rows)


@claim(r"The (highest|lowest) number is <N>\.|The total is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    reckoned = {"highest": max, "lowest": min, None: sum}[said[1]]
    return number(said[2] or said[3]) in [reckoned(row) for row in about.rows]  # type: ignore[operator]


@claim(r"(?:From <N> to <N> it|The distance from <N> to <N>) is <N>(?:, and from <N> to <N> it is <N>)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    found = [number(one) for one in said.groups() if one]
    return all(end - start == steps for start, end, steps in zip(found[::3], found[1::3], found[2::3], strict=True))


@claim(r"(\w+) (?:die is|dice are) <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return any(row.count(number(said[2])) == many(said[1]) for row in about.rows)


@claim(r"<L> appears? (?:(\w+) times|once|twice)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    times = many(said[2] or said[0].rstrip(".").split()[-1])
    return any(sorted({one for one in row if row.count(one) == times}) == numbers(said[1]) for row in about.rows)


@claim(r"No value appears more than (?:(\w+) times|once|twice)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    times = many(said[1] or said[0].rstrip(".").split()[-1])
    return any(max(map(row.count, row)) == times for row in about.rows)


@claim(
    r"<L> (?:is the mode|are the modes|appear equally often: each is a mode, .+)\.|The value that .+; here it is <N>\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    named = numbers(said[1] or said[2])
    return any(
        sorted({one for one in row if row.count(one) == max(map(row.count, row))}) == named for row in about.rows
    )


@claim(r"All dice are different, and a set needs at least two equal dice\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return any(len({*row}) == len(row) for row in about.rows)


@claim(r"(\w+) different values: <L>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return len(numbers(said[2])) == many(said[1]) and numbers(said[2]) in [sorted({*row}) for row in about.rows]


def longest_run(row: list[Fraction]) -> int:
    """How many values follow each other at most."""
    return max(next(n for n in range(1, 9) if start + n not in row) for start in row)


@claim(r"<L> are (\w+) dice in a row\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    run = numbers(said[1])
    follows = run == [run[0] + n for n in range(len(run))]
    longest = any({*run} <= {*row} and longest_run(row) == len(run) for row in about.rows)
    return follows and longest and len(run) == many(said[2])


@claim(r"No two dice have consecutive values, and a run needs at least two dice\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return any(longest_run(row) == 1 for row in about.rows)


@claim(r"In order, each value once: <L>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return numbers(said[1]) in [sorted({*row}) for row in about.rows]


@claim(r"Between <N> and <N> there is a gap\.|A second <N> does not make it longer\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    if said[3]:
        return any(row.count(number(said[3])) > 1 for row in about.rows)
    low, high = number(said[1]), number(said[2])
    return high - low > 1 and any(
        {low, high} <= {*row} and not any(low < one < high for one in row) for row in about.rows
    )


@claim(r"(\w+) pairs?: (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    pairs = [tuple(numbers(one)) for one in re.split(r", | and ", said[2])]
    found = [sorted([one for one in {*row} for _ in range(row.count(one) // 2)]) for row in about.rows]
    return all(one == other for one, other in pairs) and sorted([one for one, _ in pairs]) in found


@claim(r"(\w+) dice are <N>: a die can be in only one pair, so they make (\w+) pairs?( and one die is left over)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    dice, pairs = many(said[1]), many(said[3])
    return divmod(dice, 2) == (pairs, said[4] is not None) and any(
        row.count(number(said[2])) == dice for row in about.rows
    )


@claim(r"No two dice are equal, .+|There is no pair.+")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return any(len({*row}) == len(row) for row in about.rows)


@claim(r"Behind the <N> it makes <N>: <L>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    card = CARD.search(about.prompt)
    assert card is not None
    return step(number(said[1]), card[0]) == number(said[2]) and numbers(said[3]) in about.rows


# ── goals and totals ─────────────────────────────────────────────────────────────────────────────────────────────────


@claim(r"Player (\d): (.+)")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    other = replace(about, player=int(said[1]) - 1)
    return not DICE_AND_TEAMS.faults(other, said[2])


@claim(r"(Nobody|Player .+?) achieves? “(.+)”\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """As the right answer has it, which the tests of the practice compare with an engine of their own."""
    who = [int(one) - 1 for one in re.findall(r"Player (\d)", said[1])]
    if isinstance(about.question, ChooseSome):
        return {*who} == {*about.right} and f"“{said[2]}”" in about.prompt
    return 6 // len(who) == about.right and f"“{said[2]}”" in about.prompt


@claim(r"(\d) each\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return int(said[1]) == about.right


@claim(r"Splitting (\d) tokens among (\d) players gives (\d) each, and (?:(\d) (?:is|are) removed|none is left)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    tokens, players, each = (int(one) for one in said.groups()[:3])
    return divmod(tokens, players) == (each, int(said[4] or 0)) and each == about.right


def totals(about: AboutRow) -> list[Fraction]:
    """The totals that the options name."""
    return [numbers(plain_text(option.text))[1] for option in about.question.options]


@claim(r"In order, the totals are <L>, so <N> is the second (largest|smallest)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    order = sorted({*totals(about)}, reverse=said[3] == "largest")
    return numbers(said[1]) == order and number(said[2]) == order[1]


@claim(r"All totals are <N>, so there is no second total\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return {*totals(about)} == {number(said[1])} and not about.right


@claim(r"<N> counts once in this order, however many players have it\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) in totals(about)


@claim(r"From the (highest down|lowest up), the total of Player (\d) is the (\d)\w\w of the different totals\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    order = sorted({*totals(about)}, reverse=said[1] == "highest down")
    mine = int(said[2]) - 1
    return order.index(totals(about)[mine]) + 1 == int(said[3]) and mine in about.answer and mine not in about.right


# ── chance ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def event(words: str) -> Callable[[Fraction], bool]:
    """What the words say of a value."""
    if words in SORTS:
        return SORTS[words]
    bound = numbers(words)[-1]
    if words.startswith("at least"):
        return lambda one: one >= bound
    return (lambda one: one <= bound) if words.startswith("at most") else (lambda one: one == bound)


def fitting(about: AboutRow) -> list[int]:
    """The sides for which it happens, of all six or of those that are left."""
    stack = CARD.findall(about.prompt.partition("Behind it are")[2].partition(";")[0])
    if told := re.search(r"its value is (.+?)\. What is the chance that it is (.+?)\?", about.prompt):
        known, asked = event(told[1]), event(told[2])
        return [side for side in ROLL if known(Fraction(side)) and asked(Fraction(side))]
    words = re.search(r"(?:its value is|one of them is|die to be) (.+?)(?:\?|, and you have)", about.prompt)
    assert words is not None, about.prompt
    return [side for side in ROLL if event(words[1])(through(side, stack))]


@claim(r"The expected (?:value|total) is <N>(?: = <N>|, about <N>)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    exact = number(said[1])
    is_near = number(said[2]) == exact if said[2] else abs(number(said[3]) - exact) <= Fraction(1, 200)
    return exact == about.right and is_near


@claim(r"(?:The chance (?:is|grows by)|The expected (?:value|total|win number) is|It costs|They must gain) <N>( .+)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.right and said[2] in (None, " points", " point", " points in total")


@claim(r"(\d) of 6 sides fits?: <L>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return numbers(said[2]) == fitting(about) and len(fitting(about)) == int(said[1]) == 6 * about.right


@claim(r"<N>(?:, worth <N>)?: it (fits|does not fit)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    stack = CARD.findall(about.prompt.partition("Behind it are")[2].partition(";")[0])
    is_worth = said[2] is None or through(int(said[1]), stack) == number(said[2])
    return is_worth and (int(said[1]) in fitting(about)) == (said[3] == "fits")


@claim(r"What the die shows now, <N>, does not matter\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return f"shows {said[1]} and is rolled again" in about.prompt


@claim(r"(\d+) of 36 rolls (?:has|have) the sum (\d+): the chance is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    ways = [roll for roll in product(ROLL, ROLL) if sum(roll) == int(said[2])]
    return len(ways) == int(said[1]) and Fraction(len(ways), 36) == number(said[3]) == about.right


@claim(r"(\d \+ \d(?:, \d \+ \d)*)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    total = int(re.search(r"sum is (\d+)", about.prompt)[1])  # type: ignore[index]
    ways = [(int(one), int(other)) for one, other in re.findall(r"(\d) \+ (\d)", said[1])]
    return ways == [roll for roll in product(ROLL, ROLL) if sum(roll) == total]


@claim(r"(\d) of the (\d) sides that are left: the chance is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return Fraction(int(said[1]), int(said[2])) == number(said[3]) == about.right


@claim(r"(Still possible|Of these)[:,] <L>(?:, (?:all|both) equally likely| fits?)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    known = re.search(r"its value is (.+?)\. What", about.prompt)
    assert known is not None
    left = [side for side in ROLL if event(known[1])(Fraction(side))]
    return numbers(said[2]) == (left if said[1] == "Still possible" else fitting(about))


@claim(r"One die: (\d) of 6 sides do not fit, <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return 6 - len(fitting(about)) == int(said[1]) == 6 * number(said[2])


@claim(r"None of (\d) dice: (.+) = <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    none = Fraction(6 - len(fitting(about)), 6) ** int(said[1])
    return value(said[2]) == number(said[3]) == none == 1 - about.right


@claim(
    r"(?:At least one|What stays|Rolled again|Their sum is .+?, and|Each of the 6 sides .+?):? "
    r"([^:]+?)(, whatever.+)?\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    parts = said[0].removesuffix(".").removesuffix(said[2] or "").removeprefix("Their sum is ").split(": ")[-1]
    whole = parts.split(", and ")
    return equations_hold(whole[-1]) and (len(whole) == 1 or whole[1].startswith(f"{whole[0]} ÷ 6 = "))


@claim(r"With (\w+) rolls? it is <N>, with (\w+) rolls <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    missed = Fraction(6 - len(fitting(about)), 6)
    few, more = (1 - missed ** many(word) for word in (said[1], said[3]))
    return (few, more) == (number(said[2]), number(said[4])) and more - few == about.right


@claim(r"You need the extra roll with a chance of <N>, and then it helps with a chance of <N>: (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    left, right = said[3].split(" = ")
    return left == f"{said[1]} × {said[2]}" and value(left) == number(right) == about.right


@claim(r"The sides 1 to 6 become <L>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    stack = CARD.findall(about.prompt.partition("Behind")[2].partition("What")[0])
    return numbers(said[1]) == [through(side, stack) for side in ROLL]


@claim(r"Each other die adds 7/2: the total is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.right


@claim(r"Rolling again gives <N>(?: = [\d.]+|, about [\d.]+)? on average, so you keep <L>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return [side for side in ROLL if side > number(said[1])] == numbers(said[2])


@claim(r"(\(.+) = <N>: each of the (\d) other sides counts as <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return value(said[1]) == number(said[2]) == about.right and f"{said[3]} × {said[4]}" in said[1]


@claim(
    r"In (\d+) games, expect about (\d+) (?:with no \d|in which no die is .+?), (\d+) with exactly one(?: such die)? "
    r"and (\d+) with two\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    games, *often = (int(one) for one in said.groups())
    return often == [round(games * share) for share in on_two_dice(about)] and sum(often) == games


@claim(r"Both dice: (\d) × (\d) = (\d+) of the 36 equally likely rolls\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return int(said[1]) * int(said[2]) == int(said[3]) == 36 * on_two_dice(about)[2]


@claim(r"Exactly one die: (\d) × (\d) with the first die and as many with the second, (\d+) in total\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return 2 * int(said[1]) * int(said[2]) == int(said[3]) == 36 * on_two_dice(about)[1]


@claim(r"On at least one die: (\d+) of 36, a chance of <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    none, _, _ = on_two_dice(about)
    return Fraction(int(said[1]), 36) == number(said[2]) == 1 - none


def on_two_dice(about: AboutRow) -> tuple[Fraction, Fraction, Fraction]:
    """How likely none of two dice, one of them and both show what the question names."""
    words = re.search(r"both dice to be (.+?)\? Drag", about.prompt)
    assert words is not None, about.prompt
    hit = Fraction(sum(event(words[1])(Fraction(side)) for side in ROLL), 6)
    return (1 - hit) ** 2, 2 * hit * (1 - hit), hit**2


@claim(
    r"At <N> the beam tips to the (right|left): the distances of the weights there add up to <N>, "
    r"on the \w+ only to <N>\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """The six sides of a die on a beam, with the support where the pupil put it."""
    at, here, there = number(said[1]), number(said[3]), number(said[4])
    right, left = (sum(max(Fraction(0), sign * (side - at)) for side in ROLL) for sign in (1, -1))
    heavy, light = (right, left) if said[2] == "right" else (left, right)
    return (here, there) == (heavy, light) and heavy > light and at == about.answer


@claim(r"Each bar is (\d+) high: that is the average\.|Together they have (\d+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    start = about.question.start
    return Fraction(sum(start), len(start)) == int(said[1]) if said[1] else sum(start) == int(said[2])


@claim(r"(\w+) has <N>(?: and|,) (\w+) has <N>(?:, and <N> are still in your hand)?: the bars are not level yet\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own = dict(zip(about.question.names, about.answer, strict=True))
    is_own = (own[said[1]], own[said[3]]) == (number(said[2]), number(said[4])) and said[2] != said[4]
    return is_own and number(said[5] or "0") == about.question.total - sum(about.answer)


@claim(r"(\d+) of the (\d+) are not shared out yet\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return int(said[2]) == about.question.total == sum(about.answer.heights) + int(said[1])


@claim(r"The bars are level, but (\d+) are still in your hand\.|Share them among all (\d)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    if said[2]:
        return len(about.question.names) == int(said[2])
    return len({*about.answer}) == 1 and about.question.total - sum(about.answer) == int(said[1]) > 0


# ── students, teams and tools ────────────────────────────────────────────────────────────────────────────────────────

NAMED = r"(?:[A-Z][\w'’]*(?: [a-zA-Z][\w'’]*)*(?: \(\w+\))?)"
TIMES = {"elementary school": 1, "middle school": 5, "high school": Fraction(3, 2)}


def tools_in(text: str) -> list[Tool]:
    """The TOOL cards that a sentence names."""
    return [
        one for one in POOL if isinstance(one, Tool) and re.search(rf"\b{re.escape(one.name)} \({one.colour}\)", text)
    ]


def asked_students(about: AboutRow) -> dict[str, Student]:
    """The STUDENT cards of the question, by name."""
    if isinstance(about.question, PickStudents):
        return {one.student.name: one.student for one in about.question.scores}
    parts = about.question.prompt if isinstance(about.question.prompt, tuple) else ()
    shown = [card for one in parts if isinstance(one, Cards) for card in one.cards]
    return {one.name: one for one in shown if isinstance(one, Student)}


@claim(r"(.+?) \((\w+)\) scores <N> points\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """Without tools it is the printed score; with them the line of mathematics beside it says so."""
    student = asked_students(about).get(said[1])
    if student is None:
        return any(isinstance(one, Student) and one.name == said[1] and one.colour == said[2] for one in POOL)
    beside = next(one for one in about.verdict.why.every() if one.claim == said[0])
    end = str(beside.shown).split(" = ")[-1] if beside.shown else said[3]
    return student.colour == said[2] and min(number(end), 300) == number(said[3])


@claim(r"A (middle|high) school number is multiplied by <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[2]) == TIMES[f"{said[1]} school"] or "is multiplied" in about.prompt


@claim(
    r"(.+ \(\w+\)) (?:adds?|are worth|is worth) <N> points\."
    r"|(.+) on the SCHOOL cards adds? <N> points(, but only 100(?: points)? count)?\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    named, points = (said[1], said[2]) if said[1] else (said[3], said[4])
    worth = sum(one.value for one in tools_in(named))
    return worth == number(points) and (worth > 100 or said[5] is None)


@claim(r"With the TEACHER card (.+) \((\w+)\), they count double\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return any(isinstance(one, Teacher) and (one.name, one.colour) == (said[1], said[2]) for one in POOL)


@claim(r"Its printed number is (\d+), and an elementary school number counts as it is\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return int(said[1]) in [one.high_score for one in POOL if isinstance(one, Student)]


@claim(r"A STUDENT card scores at most 300, so <N> points? (?:do|does) not count\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return f"− 300 = {said[1]}" in str(about.verdict.why)


@claim(r"(?:The all-star score is|The average is now|The school team scores|The school score of .+ is) <N> points\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.right


@claim(r"The average of (.+) is <N> points\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """Of four, whose sum and quarter stand beside it."""
    beside = next(one for one in about.verdict.why.every() if one.claim == said[0])
    line = beside.shown.plain() if beside.shown else ""
    return len(re.findall(r" \(\w+\)", said[1])) == 4 and equations_hold(line) and line.endswith(f"÷ 4 = {said[2]}")


@claim(r"No other four score more than <N> points\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own = about.answer if about.verdict.right else about.right
    return about.question.team(own).points == number(said[1])


@claim(r"(\w+) is left out, with (.+), and (\w+) is in, with (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """The sums are those of the cards, and the one who is left out has more."""
    assert isinstance(about.question, PickStudents)
    scores, team = about.question.scores, [about.question.scores[place] for place in about.answer]
    out, low = [next(one for one in scores if one.student.name == name) for name in (said[1], said[3])]
    worked_out = [
        sum(prod(map(Fraction, part.split(" × "))) for part in text.split(" + ")) for text in (said[2], said[4])
    ]
    return worked_out == [out.points, low.points] and out not in team and low in team and out.points > low.points


@claim(r"Another four score more\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return bool(about.question.team(about.answer).points < about.question.team(about.right).points)


@claim(r"The four highest score <N> points\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    scores = sorted([one.points for one in about.question.scores])[-4:]
    return sum(scores) / 4 == number(said[1])


@claim(r"All four are (\w+) and so is the TEACHER card (.+) \((\w+)\): 50 points more\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return said[1] == said[3]


@claim(r"An? (middle|high|elementary) school STUDENT card costs (half|a tenth) of the printed number\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return (said[1] == "middle") == (said[2] == "half")


@claim(r"(\w+) SCHOOL cards? of this name (?:is|are) already on the table\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return 10 * many({"Seven": "7", "Eight": "8"}.get(said[1], said[1])) == about.right


@claim(r"Attached to two SCHOOL cards or more, it is free\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return (about.right == 0) == ("of two SCHOOL" in about.prompt or "of three SCHOOL" in about.prompt)


@claim(r"It scores <N> points for each point you pay\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.right


@claim(r"It scores <N> points and costs <N> points?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) / number(said[2]) == about.right


@claim(r"(.+) \(\w+\) gives <N> points for each point paid\.|(.+) \(\w+\): <N> points for each point you pay\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """As the line of mathematics beside its reason has it."""
    name, rate = (said[1], said[2]) if said[1] else (said[3], said[4])
    line = next(one for one in about.question.why.every() if one.shown and one.claim.startswith(name))
    assert line.shown is not None
    return equations_hold(line.shown.plain()) and line.shown.plain().endswith(f"= {rate}")


@claim(r"Pay with (.+): <N> points? (?:is|are) lost\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[2]) == about.right


@claim(r"These are the amounts you can pay with sets of these tools: (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    parts = about.question.prompt if isinstance(about.question.prompt, tuple) else ()
    values = [card.value for one in parts if isinstance(one, Cards) for card in one.cards if isinstance(card, Tool)]
    sums = {0}
    for one in values:
        sums |= {one + other for other in sums}
    return numbers(said[1]) == sorted(sums - {0})


@claim(r"<N> is not enough, and anything you pay above the cost is lost\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    line = next(one for one in lines_of(about.question.why) if "−" in one)
    return number(said[1]) < number(line.split(" − ")[1].split(" = ")[0])


@claim(r"Tools worth <N> points fill the room up to 300\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.right


@claim(r"(\w+) scores <N> points without tools, and at most 300 with them\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    student = asked_students(about)[said[1]]
    level = next(one for one in TIMES if one in about.prompt)
    return student.high_score * TIMES[level] == number(said[2])


@claim(r"The average is <N> points\.|Without the cap, it would be <N> points\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    now, without = (numbers(one)[0] for one in sentences(about.verdict.why.claim))
    return number(said[1] or said[2]) in (now, without) and without - now == about.right


@claim(r"There (?:is|are) (?:C\((\d+), (\d+)\) = )?(\d+) (?:ways?|such teams?)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    ways = comb(int(said[1]), int(said[2])) if said[1] else int(said[3])
    return ways == int(said[3]) == about.right


@claim(r"With order, there are (.+) = (\d+) ways\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return prod(map(int, said[1].split(" × "))) == int(said[2])


@claim(r"(\d+) cards have (\d+) orders, so each choice was counted (\d+) times\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return factorial(int(said[1])) == int(said[2]) == int(said[3])


@claim(r"(\d+) of the (\d+) (?:red ones|others): C\((\d+), (\d+)\) = (\d+) ways?(?:, for each of these)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    chosen, of, n, k, ways = map(int, said.groups())
    return (of, chosen) == (n, k) and comb(n, k) == ways


@claim(r"The chance of drawing at least one \w+ card is <N>, about (\d+)%\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.right and abs(100 * about.right - int(said[2])) <= Fraction(1, 2)


@claim(r"(\d+) of the (\d+) equally likely pairs have an? \w+ card, so the chance is <N>, about (\d+)%\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (shown,) = [part for part in about.question.prompt if isinstance(part, Cards)]
    kind = Teacher if "TEACHER" in about.prompt else Student
    pairs = [any(isinstance(one, kind) for one in pair) for pair in combinations(shown.cards, 2)]
    chance, percent = number(said[3]), int(said[4])
    told = int(said[1]), int(said[2]), chance
    return told == (sum(pairs), len(pairs), about.right) and abs(100 * chance - percent) <= Fraction(1, 2)


@claim(r"Or begin with 1, and take away the share of the pairs that miss\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return 0 < about.right < 1


@claim(r"The (\d+) cards include (\w+) \w+ cards?, and you draw (\d)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    pile, wanted, draws = int(said[1]), many(said[2]), int(said[3])
    return 1 - Fraction(comb(pile - wanted, draws), comb(pile, draws)) == about.right


@claim(r"The chance of drawing none is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == 1 - about.right


@claim(r"First, (\d+) of (\d+) cards miss, then (\d+) of (\d+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    one, of, next_one, next_of = map(int, said.groups())
    return (one - 1, of - 1) == (next_one, next_of) and Fraction(one * next_one, of * next_of) == 1 - about.right


@claim(r"All (\d+) ways to draw (\d+) of (\d+) cards are equally likely\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return comb(int(said[3]), int(said[2])) == int(said[1])


@claim(r"(\d+) of them (?:has|have) \w+ TEACHER cards?: C\((\d+), (\d+)\) × C\((\d+), (\d+)\)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    ways, n, k, others, rest = map(int, said.groups())
    return comb(n, k) * comb(others, rest) == ways


@claim(r"Everyone has to turn over (\d+) or more: (\d+) of (\d+) cards\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    deck = numbers(about.prompt.partition("domino numbers")[2].partition(".")[0])
    return (sum(one >= int(said[1]) for one in deck), len(deck)) == (int(said[2]), int(said[3]))


@claim(r"Each player does so with a chance of <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    players = int(re.search(r"each of (\d+) players", about.prompt)[1])  # type: ignore[index]
    return number(said[1]) ** players == about.right


@claim(r"<N> is the lowest with a chance of <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    deck = numbers(about.prompt.partition("domino numbers")[2].partition(".")[0])
    players = int(re.search(r"each of (\d+) players", about.prompt)[1])  # type: ignore[index]
    lowest = [min(turned) for turned in product(deck, repeat=players)]
    return Fraction(lowest.count(number(said[1])), len(lowest)) == number(said[2])


# ── what speaks against a pupil's own number ─────────────────────────────────────────────────────────────────────────

POINTS = r"<N>(?: points?)?"


def of_prompt(about: AboutRow, pattern: str) -> Fraction:
    """A number of the question."""
    found = re.search(pattern.replace("<N>", f"({N})"), about.prompt)
    assert found is not None, about.prompt
    return number(found[1])


def is_off(about: AboutRow, word: str) -> bool:
    """Whether the answer is too large or too small, as the words say."""
    too_large = ("less", "fewer", "too much", "too many", "too high", "lost")
    return bool(about.answer > about.right) == word.endswith(too_large) and about.answer != about.right


@claim(r"Points are counted from 0 up here, so the answer is not below 0\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return about.answer < 0 <= about.right


@claim(r"An average of <N> would need a sum of <N>, and these four score (less|more) than that\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer and number(said[2]) == 4 * about.answer and is_off(about, said[3])


@claim(rf"From <N> to <N>, the four would have to gain {POINTS} in total, and \w+ gains <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    before, own, rise, gained = map(number, said.groups())
    asked = (before, gained) == (of_prompt(about, r" is <N>\."), of_prompt(about, r"gains <N> points"))
    return asked and own == about.answer > before and rise == 4 * (own - before) != gained


@claim(r"If the average stayed at <N>, nobody would have gained anything, and \w+ gains <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer == of_prompt(about, r" is <N>\.") and number(said[2]) > 0


@claim(r"\w+ gains <N>, so the average cannot fall from <N> to <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    gained, before, own = map(number, said.groups())
    return gained > 0 and before == of_prompt(about, r" is <N>\.") > own == about.answer


@claim(rf"With {POINTS} more for the four, the average would be <N>, and a team wins with <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    more, reached, wanted = map(number, said.groups())
    before = of_prompt(about, r"four is <N>\.")
    return more == about.answer and reached == before + more / 4 != wanted == of_prompt(about, r"wins with <N>")


@claim(rf"At 10 for each SCHOOL card of this name, {POINTS} would mean <N> of them on the table: there are (\w+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer == 10 * number(said[2]) and is_off(about, said[3])


@claim(rf"Each SCHOOL card of this name on the table adds 10 to the cost, so it is never {POINTS}\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer and about.answer % 10 != 0


@claim(r"The cost is a number of points: how many points is <N> of the printed <N>\?")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (student,) = asked_students(about).values()
    own, high = map(number, said.groups())
    return own == about.answer and own in (Fraction(1, 10), Fraction(1, 2)) and high == student.high_score


@claim(r"<N> is <N> of the printed <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (student,) = asked_students(about).values()
    own, share, high = map(number, said.groups())
    return own == about.answer == share * high and high == student.high_score


@claim(
    r"(?:Only a middle school \(MS\) card costs (half)|Only Elem and HS cards cost a (tenth)"
    r"|An MS card costs 1/2 of it, any other 1/10), and (\w+) is (\w+)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    student = asked_students(about)[said[3]]
    share, own = Fraction(about.answer) / student.high_score, Fraction(1, 2 if student.level == "MS" else 10)
    taken = Fraction(1, 2) if said[1] else Fraction(1, 10) if said[2] else share
    is_named = share in (Fraction(1, 2), Fraction(1, 10)) or not (said[1] or said[2])
    return said[4] == student.level and taken == share != own and is_named


@claim(r"The printed number is <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.right and "What number is printed" in about.prompt


@claim(r"An? (middle|high|elementary) school card with <N> on it would cost <N>, not <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, would, cost = map(number, said.groups()[1:])
    times = 2 if said[1] == "middle" else 10
    told = f"{said[1]} school student, costs {said[4]} " in about.prompt
    return told and own == about.answer and times * would == own and times * cost == about.right != own


@claim(r"In a school team with (\w+) SCHOOL cards, the printed number no longer decides what a student costs\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return many(said[1]) >= 2 and f"team of {said[1]} SCHOOL" in about.prompt and about.right == 0


def tools_of(about: AboutRow) -> list[Tool]:
    """The TOOL cards of the question."""
    parts = about.question.prompt if isinstance(about.question.prompt, tuple) else ()
    return [card for one in parts if isinstance(one, Cards) for card in one.cards if isinstance(card, Tool)]


def tool_sums(about: AboutRow) -> set[int]:
    """What the TOOL cards of the question can pay."""
    sums = {0}
    for card in tools_of(about):
        sums |= {card.value + other for other in sums}
    return sums


def to_pay(about: AboutRow) -> Fraction:
    """What has to be paid: it is said, or a part of the number on the card."""
    if "You have to pay" in about.prompt:
        return of_prompt(about, r"have to pay <N>")
    high = of_prompt(about, r"school, <N>\)")
    return high / 2 if "middle school" in about.prompt else high / 10


@claim(r"You could pay <N> and lose <N>, but a smaller amount covers the cost, too\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    paid, lost = number(said[1]), number(said[2])
    smaller = any(to_pay(about) <= one < paid for one in tool_sums(about))
    return lost == about.answer == paid - to_pay(about) and paid in tool_sums(about) and smaller


@claim(r"To lose <N> you would have to pay <N>, and no set of these tools is worth that\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    lost, paid = number(said[1]), number(said[2])
    return lost == about.answer == paid - to_pay(about) and paid not in tool_sums(about)


@claim(rf"At {POINTS} for each point paid, a cost of <N> would bring <N>, and \w+ scores (less|more)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    rate, cost, brought = map(number, said.groups()[:3])
    return rate == about.answer and cost == to_pay(about) and brought == rate * cost and is_off(about, said[4])


@claim(r"Each choice of <N> cards has <N> orders, so <N> choices would make <N> with order: (too \w+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    chosen, orders, own, rows = map(number, said.groups()[:4])
    asked = chosen == of_prompt(about, r"choose <N> of") and orders == factorial(int(chosen))
    return asked and own == about.answer and rows == own * orders and is_off(about, said[5])


@claim(r"Even if the order counts, there are not <N> ways\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    chosen = int(of_prompt(about, r"choose <N> of"))
    own = number(said[1])
    return own == about.answer and own > about.right * factorial(chosen)


@claim(r"(?:Ways|Teams) are counted, so their number is a whole number, and here it is at least 1\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return about.right >= 1 and (about.answer is None or about.answer < 1 or about.answer.denominator > 1)


@claim(r"Each choice of the red ones goes with equally many .+: for <N> teams that would be <N>, (too \w+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    red, wanted = of_prompt(about, r"have <N> red"), re.search(r"exactly (\w+) red", about.prompt)
    assert wanted is not None
    ways = comb(int(red), many(wanted[1]))
    return number(said[1]) == about.answer == ways * number(said[2]) and is_off(about, said[3])


@claim(r"<N> is the chance of (?:drawing no \w+ card|a miss on every die)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """The opposite is named, and not what it leaves: that would be the answer."""
    return number(said[1]) == about.answer == 1 - about.right


@claim(
    r"Of the <N> ways to draw (\w+) cards, a chance of <N> leaves (?:only <N> without an? \w+ card, and there are more"
    r"|<N> without an? \w+ card, and there are fewer)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    ways, own, none = number(said[1]), number(said[3]), number(said[4] or said[5])
    pile, wanted = int(of_prompt(about, r"pile has <N> cards")), int(of_prompt(about, r"and <N> of them"))
    missing = comb(pile - wanted, many(said[2]))
    is_more = missing > none if said[4] else missing < none
    return ways == comb(pile, many(said[2])) and own == about.answer == 1 - none / ways and is_more


@claim(r"A chance of <N> is <N> of the <N> equally likely ways to draw (\d) cards: (too \w+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, ways, every = map(number, said.groups()[:3])
    is_every = every == comb(int(of_prompt(about, r"pile has <N> cards")), int(said[4]))
    return is_every and own == about.answer == ways / every and is_off(about, said[5])


@claim(
    r"A chance of <N> is <N> of <N> equally likely cases: (?:too (many), because everyone must turn over (\d+) or more"
    r"|in (more) than these everyone turns over (\d+) or more)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, cases, every = map(number, said.groups()[:3])
    least, word = said[5] or said[7], "too many" if said[4] else "more"
    is_own = every == cases_of(about) and own == about.answer == cases / every
    return is_own and is_off(about, word) and f"is {least} or more" in about.prompt


def cases_of(about: AboutRow) -> int:
    """How many ways there are for everyone to turn over a card."""
    deck = numbers(about.prompt.partition("domino numbers")[2].partition(".")[0])
    return int(len(deck) ** of_prompt(about, r"each of <N> players"))


@claim(r"Of the <N> equally likely (?:cases|ways to draw (\d) cards), a chance of <N> would be <N> .+ whole number\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    every, own, part = number(said[1]), number(said[3]), number(said[4])
    pile = comb(int(of_prompt(about, r"pile has <N> cards")), int(said[2])) if said[2] else cases_of(about)
    return every == pile and own == about.answer == part / every and part.denominator > 1


@claim(r"A win number of <N> would mean a lowest number of <N> on average, and it is (less|more) than that\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer == 200 + number(said[2]) and is_off(about, said[3])


@claim(r"The lowest number is added to 200, so the win number is always more than 200\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return about.answer <= 200 < about.right


def on_the_school(about: AboutRow) -> int:
    """What the tools on a SCHOOL card count."""
    return min(100, sum(one.value for one in tools_of(about)))


@claim(r"Of <N>, the tools on the school make <N>, so <N> would be left for everything else: (too \w+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, tools, left = map(number, said.groups()[:3])
    off = is_off(about, said[4].replace("little", "few"))
    return own == about.answer == tools + left and tools == on_the_school(about) and off


@claim(r"The tools on the school alone bring more than <N>, and the best four score as well\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer < on_the_school(about)


def without_tools(about: AboutRow, name: str) -> Fraction:
    """What a STUDENT card of the question scores alone."""
    student = asked_students(about)[name]
    level = next(one for one in TIMES if one in about.prompt)
    return Fraction(student.high_score * TIMES[level])


@claim(r"No STUDENT card scores more than 300, however many tools it has\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return about.answer > 300


@claim(r"<N> × <N> = <N>, so (\w+) scores more than <N> even without tools\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    high, times, alone = map(number, said.groups()[:3])
    is_theirs = high == asked_students(about)[said[4]].high_score and high * times == alone
    return is_theirs and number(said[5]) == about.answer < alone == without_tools(about, said[4])


@claim(r"An elementary school number counts once, so (\w+) scores <N> even without tools, more than <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    alone = asked_students(about)[said[1]].high_score
    return alone == without_tools(about, said[1]) == number(said[2]) > number(said[3]) == about.answer


@claim(r"Of <N>, the card alone makes <N>, so tools worth <N> would have to add <N>: that is (too \w+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, alone, worth, tools = map(number, said.groups()[:4])
    (name,) = asked_students(about)
    is_own = own == about.answer == alone + tools and alone == without_tools(about, name)
    return is_own and worth == sum(tool.value for tool in tools_of(about)) and is_off(about, said[5])


@claim(r"That is more than 2 × <N> = <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    alone, double = map(number, said.groups()[:2])
    (name,) = asked_students(about)
    return alone == without_tools(about, name) and about.answer > double == 2 * alone > about.question.solution


@claim(r"A teacher doubles only the tools, here worth <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == sum(tool.value for tool in tools_of(about))


@claim(r"<N> would mean <N> in each game with a student, and it is (?:only|more:) <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, each = map(number, said.groups()[:2])
    is_own = own == about.answer == each * 5  # 15 of the 21 pairs have a student, so 5 of 7 games
    best = about.question.solution / 5
    return is_own and number(said[3]) == best and (best < each) == ("only" in said[0])


@claim(r"A student comes in (5/7) of the games only\.|How many of the (7) is that, on average\?")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return "chance 5/7" in plain_text(about.question.prompt) and about.answer == about.question.solution * 7 / 5


@claim(r"Drawing brings <N> in 7 games, on average: 5 of them bring <N>, the others 0\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    worth, better = map(number, said.groups()[:2])
    return worth == about.question.solution == 5 * better


@claim(r"(\w+) brings more in 7 games, and for sure\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    sure = re.search(r"Play (\w+): ([\d.]+) points for sure", plain_text(about.question.prompt))
    return sure is not None and sure[1] == said[1] and 7 * number(sure[2]) > about.question.solution


@claim(
    r"Tools worth <N> add <N> here: <N> \+ <N> = <N>, and "
    r"(?:everything over 300 is (lost)|there is still (room) up to 300)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    tools, added, alone, again, reached = map(number, said.groups()[:5])
    (name,) = asked_students(about)
    is_own = tools == about.answer and added == again == (2 if "TEACHER" in about.prompt else 1) * tools
    is_sum = alone == without_tools(about, name) and reached == alone + added
    return is_own and is_sum and (reached > 300 if said[6] else reached < 300)


@claim(rf"An average <N> higher would mean that the cap takes {POINTS} from the four, and it takes (less|more)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer == number(said[2]) / 4 and is_off(about, said[3])


def whole(answer: Fraction | None) -> bool:
    """Whether an answer is a whole number from 0 up."""
    return answer is not None and answer >= 0 and answer.denominator == 1


@claim(r"(?:Dice are counted, and there are 6|Six dice make from none to 3 pairs): .+ from 0 to (\d)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return about.right <= int(said[1]) and not (whole(about.answer) and about.answer <= int(said[1]))


@claim(r"The answer is a whole number, and not below 0\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return whole(about.right) and not whole(about.answer)


@claim(r"A die is always worth an integer: even half of an odd number is rounded down\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own = about.answer if isinstance(about.answer, tuple) else (about.answer,)
    return any(one is None or one.denominator > 1 for one in own)


def cards_of(about: AboutRow) -> tuple[int, list[str]]:
    """What the die of a question shows, and the cards behind it."""
    parts = about.question.prompt if isinstance(about.question.prompt, tuple) else ()
    (die,) = next(one.dice for one in parts if isinstance(one, DiceRow))
    return die.shows, list(die.stack)


@claim(r"To be worth <N> at the end, the die must be worth <N>(?: or <N>)? before (\S+|a Negate card), and it is not\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """Exactly these become the answer with the last card, and the others make something else."""
    own, shown = number(said[1]), {number(one) for one in said.groups()[1:3] if one}
    shows, stack = cards_of(about)
    rest = stack[:]
    while rest[-1] in ("flip", "blank"):
        rest.pop()
    last, flips = rest.pop(), stack.count("flip")
    named = "negate" if "Negate" in said[4] else said[4]
    there = through(shows, [one for one in rest if one != "flip"] + ["flip"] * flips)
    near = {-own, own / 2, *(own + by for by in range(-3, 4)), *(2 * own + by for by in range(-2, 4))}
    makes = {one for one in near if (last != "÷2" or one.denominator == 1) and step(one, last) == own}
    is_last = face(last) == named
    return is_last and own == about.answer and shown == makes and there not in shown


@claim(r"Walk back from your <N>: (without .+), but the die shows <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """From the end the cards lead to the answer, and each step back undoes one of them."""
    own, side = number(said[1]), number(said[3])
    shows, stack = cards_of(about)
    found = re.findall(rf"without (\S+) it is ({N})", said[2])
    links, values = [card for card, _ in found], [own, *[number(value) for _, value in found]]
    undone = all(
        (before * 2 == after if card == "x2" else step(before, card) == after) and face(card) == label
        for card, label, after, before in zip(reversed(stack), links, values[:-1], values[1:], strict=True)
    )
    return undone and own == values[0] == about.answer and values[-1] != side == shows


def face(card: str) -> str:
    """What stands on a card."""
    return card.replace("x", "×").replace("-", "−")


@claim(r"It leaves out (\S+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """With this card less, the rest make the answer."""
    shows, stack = cards_of(about)
    left = [stack[:at] + stack[at + 1 :] for at, card in enumerate(stack) if face(card) == said[1]]
    start = 7 - shows if "flip" in stack else shows
    return any(through(start, [card for card in rest if card != "flip"]) == about.answer for rest in left)


@claim(r"Your <N> comes from this walk: (.+ (?:=|→|taken as|rounded to) .+?)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """It begins at the die, ends at the answer, has only its cards, and each step is the card's or a known mistake."""
    own, walked = number(said[1]), links_of(said[2])
    shows, stack = cards_of(about)
    links = [label for _, label, _ in walked if label != "rounding"]
    values = [number(walked[0][0]), *[number(after) for _, _, after in walked]]
    known = [*map(face, stack)]
    is_walk = all(mistaken(number(before), label, number(after)) for before, label, after in walked)
    is_walk = is_walk and [number(before) for before, _, _ in walked] == values[:-1]
    own_cards = all(links.count(one) <= known.count(one) for one in links)
    begins = values[0] in (shows, 7 - shows if "flip" in stack else shows)
    return begins and is_walk and own_cards and own == values[-1] == about.answer != about.right


def mistaken(before: Fraction, label: str, after: Fraction) -> bool:
    """Whether a card, or what someone takes it for, leads from one value to another."""
    if label == "rounding":
        return before.denominator == 2 and abs(after - before) == Fraction(1, 2)
    if label in ("÷2", "×2"):
        return after == (before / 2 if label == "÷2" else before * 2)
    if label == "flip":
        return after == 7 - before
    if label in ("negate", "blank"):
        return after in (-before, -abs(before)) if label == "negate" else after == before
    if label[0] == "[":
        return after in (number(label[1:-1]), before + number(label[1:-1]))
    to = before + number(label.removeprefix("+"))
    return after in (to, abs(to), max(0, to))


@claim(r"Half of <N> is <N>, and <N> lies to the right of that: rounding down goes to the left\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    there, half, own = map(number, said.groups())
    return half == there / 2 < own == about.answer < half + 1 and floor(half) == about.right


@claim(r"The last card is a number in brackets: it makes any value its own number, and that is not <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    _, stack = cards_of(about)
    last = [one for one in stack if one not in ("flip", "blank")][-1]
    return last[0] == "[" and number(said[1]) == about.answer != number(last[1:-1])


def all_orders(about: AboutRow) -> dict[tuple[str, ...], Fraction]:
    """What each order of three cards makes of a die."""
    shows = int(of_prompt(about, r"die shows <N>,"))
    cards = CARD.findall(about.prompt.partition("all three cards")[2].partition(" go behind")[0])
    return {order: through(shows, order) for order in permutations(cards)}


@claim(r"There is an order that makes (more|less) than <N>: work out (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, made = number(said[2]), all_orders(about)[tuple(CARD.findall(said[3]))]
    return own == about.answer and (made > own if said[1] == "more" else made < own)


@claim(r"(?:No order gets as far as <N>|Every order makes a value); one of the six goes (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    values, own = all_orders(about).values(), about.answer
    is_far = own is None if said[1] is None else own == number(said[1]) and (own > max(values) or own < min(values))
    return is_far and chain_holds(said[2]) and end_of(said[2]) in {*values} - {about.right}


@claim(r"<N> does not become <N>: (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    start, wanted = number(said[1]), number(said[2])
    is_chain = chain_holds(said[3]) and end_of(said[3]) == through(int(start), about.behind) != wanted
    return start in about.answer and f"become {said[2]}" in about.prompt and is_chain


@claim(r"There are such values: before (\S+), each of them has become <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    wanted = of_prompt(about, r"become <N>")
    return said[1] == about.behind[-1] and step(number(said[2]), said[1]) == wanted and bool(about.right)


@claim(r"You can get (above|below) <N>: behind the <N>, (\S+) makes the values <L>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """One die with the card, the others as they were; and what is compared is better than the answer."""
    own, before, made = number(said[2]), number(said[3]), numbers(said[5])
    is_own = own == about.answer and said[4] in about.prompt and made in about.rows
    changed = [one for one in about.rows if one == made]
    compared = COMPARED[next(one for one in COMPARED if one in about.prompt)](changed[0])
    is_better = compared > own if said[1] == "above" else compared < own
    return is_own and step(before, said[4]) in made and is_better


@claim(r"Is half of <N> an integer\?|It lies between the even numbers <N> and <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """It was ticked; the first odd one is spoken of."""
    odd = next(about.rows[0][at] for at in sorted(about.answer) if about.rows[0][at] % 2)
    return odd == number(said[1]) if said[1] else (odd - 1, odd + 1) == (number(said[2]), number(said[3]))


@claim(
    r"Die (\d) is worth 0 with these cards: (.+ = .+)\.|Two more dice can be brought to 0\.|"
    r"(Yes, there is a way|No, your cards cannot do it)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """All cards are dealt out to three dice in every way."""
    dice, cards = _rolled(about)
    if said[2]:
        return dice[int(said[1]) - 1] == number(said[2].split(" ")[0]) and chain_holds(said[2]) and not end_of(said[2])
    can = any(_met(three, cards) for three in combinations(dice, 3))
    return can == (not said[3] or said[3].startswith("Yes")) and about.right == (0 if can else 1)


def _rolled(about: AboutRow) -> tuple[list[Fraction], list[Fraction]]:
    """The dice and the cards of a question about zeros."""
    asked = re.match(r"You rolled (.+)\. Your cards are (.+)\. Can", about.prompt)
    assert asked is not None
    return numbers(asked[1]), numbers(asked[2].replace("+", ""))


def _met(dice: Sequence[Fraction], cards: list[Fraction]) -> bool:
    """Whether each die can lose exactly what it shows, with cards of its own."""
    return any(
        all(sum(card for card, to in zip(cards, dealt, strict=True) if to == at) == -die for at, die in enumerate(dice))
        for dealt in product(range(len(dice) + 1), repeat=len(cards))
    )


@claim(r"Any three dice show at least (.+) = <N>\.|So three zeroes are impossible\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    dice, cards = _rolled(about)
    if said[1] is None:
        return not any(_met(three, cards) for three in combinations(dice, 3))
    return numbers(said[1]) == sorted(dice)[:3] and sum(numbers(said[1])) == number(said[2])


@claim(
    r"Your cards take away (.+) = <N>"
    r"(?:: exactly enough, without a \+ card|( at most, and that is not enough))\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    dice, cards = _rolled(about)
    taken, low = sum(-card for card in cards if card < 0), sum(sorted(dice)[:3])
    is_short = low > taken if said[3] else low == taken
    return (
        sorted(numbers(said[1])) == sorted(-card for card in cards if card < 0)
        and number(said[2]) == taken
        and is_short
    )


@claim(
    r"(?:But −3 takes a 1 or a 2 below 0, and only \+ leads back|"
    r"Try it with 1, 2 and 2: −3 takes a 2 down to −1, .+)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    dice, cards = _rolled(about)
    return sorted(dice)[:3] == [1, 2, 2] and -3 in cards and about.right == 1


@claim(r"Your row has <N> more than once, and a run needs it only once\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return [*map(int, about.answer[0])].count(int(number(said[1]))) > 1


@claim(r"Between <N> and <N> a value is missing, so a run ends there\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    laid, low, high = sorted(map(int, about.answer[0])), number(said[1]), number(said[2])
    return {low, high} <= {*laid} and high - low > 1 and not any(low < one < high for one in laid)


@claim(
    r"From <N> to <N> it is a run, but (?:(it goes on: look for the next value at both ends)|"
    r"there is a longer one elsewhere)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    laid, dice = sorted(map(int, about.answer[0])), {*map(int, about.question.cards)}
    is_laid = laid == [*range(int(number(said[1])), int(number(said[2])) + 1)]
    return is_laid and bool(said[3]) == bool({laid[0] - 1, laid[-1] + 1} & dice)


def pairs_of(row: list[Fraction]) -> int:
    """How many pairs there are."""
    return sum(row.count(one) // 2 for one in {*row})


def largest(row: list[Fraction]) -> int:
    """How many dice are in the largest set, 0 where all are different."""
    most = max(map(row.count, row))
    return most if most > 1 else 0


def run_of(row: list[Fraction]) -> int:
    """How many dice are in the longest run, 0 where there is none."""
    return longest_run(row) if longest_run(row) > 1 else 0


COMPARED: dict[str, Callable[[list[Fraction]], int | Fraction]] = {
    "range": lambda row: max(row) - min(row),
    "pairs": pairs_of,
    "set": largest,
    "run": run_of,
}
"""What the question asks for, by a word of it."""


@claim(r"Wherever you put (\S+), only one die changes, and that is never enough for <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    compared = COMPARED[next(one for one in COMPARED if one in about.prompt)]
    reached = [compared(row) for row in about.rows]
    own = number(said[2])
    is_out = own < min(reached) if "smallest" in about.prompt else own > max(reached)
    return said[1] in about.prompt and own == about.answer and is_out


@claim(
    r"(More|Fewer) than (\d are|one is) (odd|even|divisible by 3): the value <N> is(?: not)?, because it "
    r"(?:lies between the (odd numbers|even numbers|multiples) <N> and <N>|is 3 times <N>)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,), counts, one = about.rows, SORTS[said[3]], number(said[4])
    is_more, many_count = said[1] == "More", sum(map(counts, row))
    own = many(said[2].split()[0])
    is_off = own == about.answer and (many_count > own if is_more else many_count < own)
    if said[8]:
        between = one == 3 * number(said[8])
    else:
        low, high = number(said[6]), number(said[7])
        sort = SORTS[{"multiples": "divisible by 3"}.get(said[5], said[5].split()[0])]
        between = low < one < high and sort(low) and sort(high) and high - low == (3 if said[5] == "multiples" else 2)
    return is_off and one in row and counts(one) == is_more and between


@claim(r"The value <N> is not (odd|even|divisible by 3), because it lies between the .+ <N> and <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """One die was counted, and none of them counts."""
    (row,), counts, (one, low, high) = about.rows, SORTS[said[2]], map(number, (said[1], said[3], said[4]))
    none_counts = not any(map(counts, row)) and about.answer == 1
    step = 3 if "3" in said[2] else 2
    return none_counts and one in row and low < one < high == low + step and counts(low) and counts(high)


@claim(r"A range of <N> is too small: it is farther than that from <N> to <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,), (own, low, high) = about.rows, map(number, said.groups())
    return own == about.answer < high - low and low in row and high in row


@claim(r"A range of <N> is too large: from <N>, the lowest, it would reach to <N>, and no die is worth that much\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,), (own, low, high) = about.rows, map(number, said.groups())
    return own == about.answer and low == min(row) and high == low + own > max(row)


@claim(r"(?:More than (\d) dice are|There is a set: count how many dice are) worth <N>(?:: count them again)?\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,) = about.rows
    return row.count(number(said[2])) > max(int(said[1] or 0), 1) and int(said[1] or 0) == about.answer


@claim(r"A set of (\d) needs (\d) equal dice, and no value appears that often\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,) = about.rows
    return int(said[1]) == int(said[2]) == about.answer > max(map(row.count, row))


@claim(r"A single die is no (?:set: a set needs at least two equal dice|run: a run needs at least two .+ by 1)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return (len(about.answer[0]) if isinstance(about.question, LayRun) else about.answer) == 1


@claim(r"No die is worth <N>\.|<N> appears (?:(\w+) times|once|twice), and another value appears more often\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,) = about.rows
    one = number(said[1] or said[2])
    if said[1]:
        return one not in row and one in about.answer
    times = many(said[3] or re.search(r"once|twice", said[0])[0])  # type: ignore[index]
    return row.count(one) == times < max(map(row.count, row)) and one in about.answer


@claim(r"A run of (\d) is too long: after <N> comes <N>, and no die is worth that\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,), last = about.rows, number(said[2])
    return int(said[1]) == about.answer > run_of(row) > 0 and last in row and last + 1 == number(said[3]) not in row


@claim(r"A run of (\d) needs values that differ by 1; in order, each once, they are <L>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,) = about.rows
    return int(said[1]) == about.answer and not run_of(row) and numbers(said[2]) == sorted({*row})


@claim(r"There is a run(?:: look for <N> and <N>| of more than (\d): begin with <N> and <N>, and go on)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,), own = about.rows, int(said[3] or 0)
    first, second = number(said[1] or said[4]), number(said[2] or said[5])
    length = next(n for n in range(1, 9) if first + n not in row)
    return own == about.answer < length and second == first + 1 and {first, second} <= {*row}


@claim(r"There is a pair: look for two dice worth <N>\.|Take (one|two) pairs? away, and two .+ <N> can still be left\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """So many pairs of the others, or of the same value, can be taken away first."""
    (row,), own, one = about.rows, many(said[2] or "none"), number(said[1] or said[3])
    return own == about.answer < pairs_of(row) and row.count(one) >= 2


@claim(r"(?:There is no pair at all: a|(\w+) pairs are too many: one) <N> finds no partner, nor does (?:a|one) <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    (row,), one, other = about.rows, number(said[2]), number(said[3])
    own = many(said[1] or "one")
    return own == about.answer > pairs_of(row) and one != other and row.count(one) % 2 == row.count(other) % 2 == 1


@claim(
    r"At <N> each, six tokens are enough for only (?:(one) player|(\w+) players), and more players achieve the goal\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """Who achieves it takes 6 ÷ players, so more players than these get less each."""
    own, enough = number(said[1]), many(said[2] or said[3])
    return own == about.answer > about.right and enough * own <= 6 < (enough + 1) * own


@claim(r"At <N> each, so many tokens would be left that each of these players could take one more\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer < about.right


@claim(r"Each of them takes a whole number of tokens, from 1 to 6\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return about.answer not in range(1, 7) and about.right in range(1, 7)


@claim(
    r"A chance of <N> is <N> of the (\d) possible sides, and that is (too many|too few): "
    r"side (\d)(?: becomes <N> and)? (does not fit|fits, too)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, sides, every, side = number(said[1]), number(said[2]), int(said[3]), int(said[5])
    stack = CARD.findall(about.prompt.partition("Behind it are")[2].partition(";")[0])
    is_worth = through(side, stack) == number(said[6]) if said[6] else not stack
    is_fitting = (side in fitting(about)) == (said[7] == "fits, too")
    is_own = own == about.answer == sides / every and Fraction(len(fitting(about)), every) == about.right
    return is_own and is_worth and is_fitting and is_off(about, said[4])


@claim(r"<N> counts all six sides\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    sides = about.answer * 6
    return number(said[1]) == about.answer and sides.denominator == 1 and "under a cup" in about.prompt


@claim(r"With (\d+) (?:possible sides|rolls), a chance of <N> would mean <N> fitting (?:sides|rolls), but .+\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, fits = number(said[2]), number(said[3])
    is_whole = (about.right * int(said[1])).denominator == 1
    return is_whole and own == about.answer == fits / int(said[1]) and fits.denominator > 1


@claim(
    r"A chance of <N> is <N> of the 36 rolls: (too \w+), because (?:each red side goes with only one blue side"
    r"|no blue side makes <N> with a red (\d)|(\d) \+ (\d) and (\d) \+ (\d) are two rolls)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    total = int(of_prompt(about, r"sum is <N>"))
    is_own = number(said[1]) == about.answer == number(said[2]) / 36 and is_off(about, said[3])
    if said[4]:
        return is_own and int(said[4]) == total and total - int(said[5]) not in ROLL
    if said[7]:
        one, other, back, again = (int(said[at]) for at in range(6, 10))
        return is_own and one + other == total and (one, other) == (again, back) and one != other
    return is_own and all(total - side in ROLL for side in ROLL)


@claim(
    r"A chance of <N> leaves <N> for a miss on every die: (too \w+), when one die alone misses with a chance of <N>\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    own, none, missed = number(said[1]), number(said[2]), number(said[4])
    off = is_off(about, "too many" if said[3] == "too little" else "too few")  # of the opposite
    is_missed = missed == Fraction(6 - len(fitting(about)), 6)
    return own == about.answer == 1 - none and none != about.right and is_missed and off


@claim(r"The extra roll can help and never harms, so your chance grows by more than 0\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return (about.answer is None or about.answer <= 0) and about.right > 0


@claim(r"From <N> your chance would grow to <N>(?:: (too \w+), because .+|, and no chance is more than 1)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    before, grown = number(said[1]), number(said[2])
    rolls = 1 if "you have one roll" in about.prompt else 2
    is_before = before == 1 - Fraction(6 - len(fitting(about)), 6) ** rolls
    is_off_so = is_off(about, said[3].replace("little", "few")) if said[3] else grown > 1
    return is_before and grown == before + about.answer and is_off_so


@claim(r"Numbers always have a mean, so there is an answer\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return about.answer is None and about.right is not None


@claim(r"A mean of <N> needs six values that add up to <N>, and these add up to (less|more)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer == number(said[2]) / 6 and is_off(about, said[3])


@claim(
    r"The other (?:die brings|(\w+) dice bring) <N> on average, so <N> leaves <N> for the first one, "
    r"and it brings (less|more)\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    others, (rest, own, left) = many(said[1] or "one"), map(number, said.groups()[1:4])
    dice = {"Two": 2, "Three": 3}[about.prompt.split()[0]]
    is_own = own == about.answer == rest + left and rest == others * Fraction(7, 2) and dice == others + 1
    return is_own and is_off(about, said[5])


@claim(r"The dice that stay total <N>, so <N> leaves <N> for the (?:die|(\w+)) that (?:is|are) rolled: (too \w+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    kept, own, left = map(number, said.groups()[:3])
    values = numbers(about.prompt.partition("dice show")[2].partition(".")[0])
    stays = sum(values[many(said[4] or "one") :])
    return kept == stays and own == about.answer == kept + left and is_off(about, said[5].replace("little", "few"))


@claim(r"Play six games whose first rolls are 1 to 6\.|Your answer gives them a total of <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return said[1] is None or number(said[1]) == 6 * about.answer


@claim(
    r"That is (too much): where you roll again, you can expect only <N>\."
    r"|That is (too little): keep the high sides, and where you roll again, you can expect <N>\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[2] or said[4]) == _rolled_again(about) and is_off(
        about, (said[1] or said[3]).replace("little", "few")
    )


@claim(r"Never keep the first roll, and you can expect <N>\.|But you keep a 6 .+ so your average must be more\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    again = _rolled_again(about)
    return about.answer <= again < 6 and (said[1] is None or number(said[1]) == again)


def _rolled_again(about: AboutRow) -> Fraction:
    """What one can expect with one roll fewer, worked out roll by roll."""
    words = re.search(r"again (?:up to )?(once|twice|\d+ times)", about.prompt)
    assert words is not None
    rolls = {"once": 1, "twice": 2}.get(words[1]) or int(words[1].split()[0])
    mean = Fraction(7, 2)
    for _ in range(rolls - 1):
        mean = sum((max(Fraction(side), mean) for side in ROLL), Fraction(0)) / 6
    return mean


# ── ideas behind wrong answers, said with the numbers of the problem ─────────────────────────────────────────────────


@claim(r"(?:This card rounds down|Below 0 that is away from 0): half of <N> becomes <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return floor(number(said[1]) / 2) == number(said[2])


@claim(r"\[<N>\] does not add <N>\.|It changes the value to <N>, whatever it was before\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return said[1] == said[2]


@claim(r"Look at the number line: <N> less than <N> is to the left of 0, at <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[2]) - number(said[1]) == number(said[3]) < 0


@claim(r"The number line goes on to the left of 0: <N> − <N> = <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) - number(said[2]) == number(said[3]) < 0


@claim(r"It changes the sign either way: <N> becomes <N>, and <N> becomes <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    one, other, again, back = (number(said[n]) for n in range(1, 5))
    return one == -other == back and other == again < 0


@claim(r"From <N> to <N> is <N> steps?(?: to 0 and <N> more)?: the range is <N>, not <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    low, high, steps, span, own = (number(said[n]) for n in (1, 2, 3, 5, 6))
    parts = (-low, high) if said[4] else (high - low,)
    return high - low == span != own and parts[0] == steps and (not said[4] or parts[1] == number(said[4]) > 0)


@claim(r"In a run each value counts once: <L> (?:make a run of (\w+)|are only one value)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    values = numbers(said[1])
    found = {*values}
    return (
        len(found) < len(values) and max(found) - min(found) == len(found) - 1 == (many(said[2]) if said[2] else 1) - 1
    )


@claim(r"Between <N> and <N> the <N> is missing, so the run ends\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) + 1 == number(said[3]) < number(said[2])


@claim(r"(\S+) makes <N> into <N>: (not )?divisible by 3\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """The value before was what that after it is not."""
    before, after = number(said[2]), number(said[3])
    return step(before, said[1]) == after and (after % 3 > 0) == bool(said[4]) == (before % 3 == 0)


@claim(r"([+−]\d) is a step of 3, from multiple to multiple\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return all(abs(step(Fraction(n), said[1]) - n) == 3 for n in range(-21, 22, 3))


@claim(r"(Negate) takes 3k to 3 × .+\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return all(step(Fraction(n), said[1].lower()) % 3 == 0 for n in range(-21, 22, 3))


@claim(r"([+−]\d|×2|Negate) takes 3 to <N>, a multiple of 3, and 4 to <N>, which is none\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    ends = [step(Fraction(n), said[1].lower()) for n in (3, 4)]
    return ends == [number(said[2]), number(said[3])] and not ends[0] % 3 and bool(ends[1] % 3)


@claim(
    r"Put the other cards behind 3 and 4 as well\.|×2 makes 2n\."
    r"|If 3 divides 2n, then also 3n − 2n = n\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return all((2 * n % 3 == 0) == (n % 3 == 0) for n in range(-20, 21))


@claim(r"But −\(3k \+ 1\) and −\(3k \+ 2\) are not divisible by 3\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return all(-(3 * k + more) % 3 for k in range(-9, 10) for more in (1, 2))


@claim(r"With n = 1: 2 × <N> = <N> = 2 × 1 \+ <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return 2 * number(said[1]) == number(said[2]) == 2 + number(said[3])


@claim(r"With n = 1: 2 × 1 = 2, and 2 \+ <N> = <N>\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return 2 + number(said[1]) == number(said[2])


@claim(r"With n = 1: <N> and <N> are <N> apart\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return number(said[1]) - number(said[2]) == number(said[3])


@claim(r"It only gives the die’s number a name\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """Only where a true line was called false."""
    return bool(about.question.true)


@claim(r"(.+) never change it\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    """These cards of the question, and no other one."""
    named = CARD.findall(said[1])
    return named == [
        about.question.options[at].text
        for at in range(len(about.question.options))
        if all((n % 3 == 0) == (step(Fraction(n), about.question.options[at].text) % 3 == 0) for n in range(-20, 21))
    ]


@claim(
    r"Not twice as likely: (\d+)/36 \+ (\d+)/36 = (\d+)/36 counts the "
    r"(?:roll \((\d), \4\)|(\d+) rolls with both) twice\."
)
def _(about: AboutRow, said: re.Match[str]) -> bool:
    one, other, total = map(int, said.groups()[:3])
    _, once, both = about.right.heights
    return one == other and one + other == total == once + 2 * both and both == int(said[5] or 1)


@claim(r"Here one order goes (.+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return chain_holds(said[1])


@claim(r"(?:But s|S)tart with 5: double and then add 1 to get (\d+); add 1 and then double to get (\d+)\.")
def _(about: AboutRow, said: re.Match[str]) -> bool:
    return (int(said[1]), int(said[2])) == (11, 12)


DICE_AND_TEAMS.general = (
    # A rule without numbers, or an order to do something: nothing is claimed of this answer.
    r"[^\d]*",
    r"(?:Two cards that add .+ multiply|Negate is × \(−1\))\.",
    # Rules of the dice and the cards with their own numbers.
    r"÷2 first loses one half in rounding\.|Before ×2, it is doubled too\.",
    r"Rounding down moves left on the number line on both sides of 0\.|Rounding down goes to the next lower integer\.",
    r"That is true for \+1 and \+3\.|Consecutive values differ by 1\.",
    r"Leveling shares that among 4: add, then divide by 4\.|Roll 1,000 times and .+",
    r"Third, a flip turns the die over: opposite sides add up to 7\.|×2 doubles the value\.",
    r"The multiples of 3 are every third number, on both sides of 0: −6, −3, 0, 3, 6 and so on\.",
    r"0 ÷ 3 = 0, and nothing is left over\.|Negate changes the sign, and 0 has none: it stays 0\.",
    r"A bonus of 50 points for one color is worth as much as 200 points on the four students\.",
    r"Then add the 50 points\.|0 is not positive: a positive number is greater than 0\.",
    r"First divide by 4 to get the average\.|So four of one color win unless .+ at least 200 points more in total\.",
    r"The sides are 1, 2, 3, 4, 5 and 6\.|Multiply each number by its chance, add the results, then add 200\.",
    # What a teacher reads beside the values of the lesson, where tests/games/rolls_and_goals works it out.
    r"A roll is worth 3\.5 on average, .+|A \d rolled again .+|A die that shows \d .+|1, 1, 1, 1, 5 and 5 cannot .+",
    r"(?:The eight cards add|Four 1s can reach|So all must become|−1 and −3 are left).+",
)
