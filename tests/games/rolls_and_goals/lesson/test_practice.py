"""Every kind of Rolls & Goals problem against dice and cards that are reckoned here, from the words of the question."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations, product
from math import floor
from typing import Any

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.rolls_and_goals.lesson.answers import WriteStack
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import DiceRow, TwoRolls
from mathgames_widgets.games.rolls_and_goals.lesson.practice import KINDS, kind, practise
from mathgames_widgets.games.rolls_and_goals.lesson.practice.stacks import die_worth, which_order
from mathgames_widgets.games.rolls_and_goals.lesson.practice.values import longest_run, range_of, with_both_signs
from mathgames_widgets.games.rolls_and_goals.rules.cards import GOALS
from mathgames_widgets.games.rolls_and_goals.words.sentences import faces_text
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import ChooseSome, Number, Numbers, Question
from mathgames_widgets.questions.drawing.line import PlaceOnLine
from mathgames_widgets.questions.pictures import NumberLine
from mathgames_widgets.questions.problem import LEVELS, Kind, ProblemRng
from mathgames_widgets.questions.question import plain_text
from tests.cases import cases

say = room("mathgames_widgets.games.rolls_and_goals.lesson")

SEEDS = range(cases(50, long=150))
"""For each kind and level: fifteen kinds at three levels make some seven thousand problems in `make test-long`."""

CARD = r"[+−]\d|×2|÷2|negate|flip|blank|\[\d\]"
SIDES = range(1, 7)


def whole(text: str) -> int:
    return int(text.replace("−", "-"))


def numbers_in(text: str) -> list[int]:
    return [whole(found) for found in re.findall(r"−?\d+", text)]


def cards_in(text: str) -> list[str]:
    return re.findall(CARD, text)


def worth(value: int, cards: list[str]) -> int:
    """What a die is worth, by exact fractions that are rounded down."""
    if cards.count("flip") % 2:
        value = 7 - value
    exact = Fraction(value)
    for card in cards:
        if card[0] in "+−":
            exact += whole(card.replace("+", ""))
        elif card[0] == "[":
            exact = Fraction(card[1])
        elif card == "×2":
            exact *= 2
        elif card == "÷2":
            exact = Fraction(floor(exact / 2))
        elif card == "negate":
            exact = -exact
    return int(exact)


def rows_in(question: Question) -> list[DiceRow]:
    return [part for part in question.prompt if isinstance(part, DiceRow)]


def values_in(row: DiceRow) -> list[int]:
    return [worth(die.shows, [card.replace("-", "−").replace("x", "×") for card in die.stack]) for die in row.dice]


def subsets(values: list[int]) -> list[tuple[int, ...]]:
    return [some for size in range(2, len(values) + 1) for some in combinations(values, size)]


def run_of(values: list[int]) -> int:
    """The most dice that are consecutive, among all subsets of the dice."""
    return max(
        [len(some) for some in subsets(values) if sorted(some) == list(range(min(some), max(some) + 1))], default=0
    )


def set_of(values: list[int]) -> int:
    return max([len(some) for some in subsets(values) if len(set(some)) == 1], default=0)


def pairs_of(values: list[int]) -> int:
    """Pairs taken away one by one."""
    left, count = list(values), 0
    while any(left.count(value) > 1 for value in left):
        twice = next(value for value in left if left.count(value) > 1)
        left.remove(twice)
        left.remove(twice)
        count += 1
    return count


def span(values: list[int]) -> int:
    return max(abs(one - other) for one, other in product(values, values))


def moved(values: list[int], card: str) -> list[list[int]]:
    return [[worth(value, [card]) if place == at else value for at, value in enumerate(values)] for place in range(6)]


# ── one die ───────────────────────────────────────────────────────────────────────────────────────────────────────


def check_value(question: Number, level: int) -> None:
    _, side, stack = re.split(r"The die shows (\d)\. Behind it: ", plain_text(question.prompt))
    assert question.value == worth(int(side), cards_in(stack))


def check_line(question: PlaceOnLine, level: int) -> None:
    """The line has room for the answer, for 0, and for every wrong answer that is expected."""
    check_value(question, level)  # type: ignore[arg-type]
    near = [0, question.value, *(one.answer for one in question.misconceptions if one.answer is not None)]
    assert question.low < min(near) and max(near) < question.high and question.high - question.low <= 24


def check_order(question: Any, level: int) -> None:
    text = plain_text(question.prompt)
    side, hand = int(re.search(r"shows (\d)", text)[1]), cards_in(text)  # type: ignore[index]
    if level == 1:
        one, other = (worth(side, cards_in(option.text)) for option in question.options[:2])
        assert [option.right for option in question.options] == [one > other, other > one, one == other]
        assert all(sorted(cards_in(option.text)) == sorted(hand) for option in question.options[:2])
        return
    assert len(hand) == 3
    best = max if "greatest" in text else min
    assert question.value == best(worth(side, list(order)) for order in permutations(hand))


def check_halve(question: Any, level: int) -> None:
    if level < 3:
        check_value(question, level)
        return
    text = plain_text(question.prompt)
    wanted = whole(re.search(r"become (−?\d+)", text)[1])  # type: ignore[index]
    stack = cards_in(text.partition("Which")[0])
    assert stack[0] == "÷2" and len(stack) == 2
    assert sorted(question.values) == [value for value in range(-40, 41) if worth(value, stack) == wanted]


def check_reach(question: WriteStack, level: int) -> None:
    side, wanted, hand = question.side, question.wanted, cards_in(faces_text(question.hand))
    assert question.prompt == say("reach-prompt", side=side, cards=faces_text(question.hand), wanted=wanted)
    assert len(hand) == (2, 3, 4)[level - 1]
    for size in range(1, len(hand) + 1):
        for stack in permutations(hand, size):
            assert question.judge(", ".join(stack)).right == (worth(side, list(stack)) == wanted)


# ── six dice ──────────────────────────────────────────────────────────────────────────────────────────────────────


def check_parity(question: Number, level: int) -> None:
    (row,) = rows_in(question)
    evens = sum((-1) ** abs(value) == 1 for value in values_in(row))
    assert question.value == (6 - evens if "odd" in question.prompt[0] else evens)


def check_threes(question: Number, level: int) -> None:
    (row,) = rows_in(question)
    assert question.value == sum(value in range(-99, 100, 3) for value in values_in(row))


def with_card(question: Number, measure: Callable[[list[int]], int], best: Callable[..., int], level: int) -> int:
    """What is asked: the measure of the dice, or the best one with a card behind one of them."""
    (row,) = rows_in(question)
    values = values_in(row)
    return measure(values) if level < 3 else best(map(measure, moved(values, cards_in(question.prompt[0])[0])))


def check_range(question: Number, level: int) -> None:
    best = min if "smallest" in question.prompt[0] else max
    assert question.value == with_card(question, span, best, level)


def check_set(question: Any, level: int) -> None:
    if level != 2:
        assert question.value == with_card(question, set_of, max, level)
        return
    values = values_in(rows_in(question)[0])
    often = max(values.count(value) for value in values)
    assert set(question.values) == {value for value in values if values.count(value) == often}
    assert len(question.values) < 6


def check_run(question: Number, level: int) -> None:
    assert question.value == with_card(question, run_of, max, level)


def check_pairs(question: Number, level: int) -> None:
    assert question.value == with_card(question, pairs_of, max, level)


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

MEASURES: dict[str, Callable[[list[int]], int]] = {
    "most 5s": lambda values: values.count(5),
    "most zeroes": lambda values: values.count(0),
    "most odds": lambda values: sum(value % 2 != 0 for value in values),
    "most evens": lambda values: sum(value % 2 == 0 for value in values),
    "most divisible by 3": lambda values: sum(value % 3 == 0 for value in values),
    "most pairs": pairs_of,
    "largest set": set_of,
    "longest run": run_of,
    "highest total": lambda values: 1000 + sum(values),
    "biggest number": lambda values: 1000 + max(values),
    "greatest range": lambda values: 1 + span(values),
    "greatest variety": lambda values: len(Counter(values)),
    "lowest total": lambda values: 1000 - sum(values),
    "smallest number": lambda values: 1000 - min(values),
    "smallest range": lambda values: 1000 - span(values),
    "fewest positive": lambda values: 7 - sum(value > 0 for value in values),
}
"""The more, the better; 0 achieves nothing."""


def achieved(question: Question) -> list[bool]:
    goal = re.search("“(.*)”", plain_text(question.prompt))[1]  # type: ignore[index]
    assert goal in GOALS
    scores = [MEASURES[goal](values_in(row)) for row in rows_in(question)]
    return [score == max(scores) and score > 0 for score in scores]


def check_goal(question: Any, level: int) -> None:
    who = achieved(question)
    if level < 3:
        assert len(who) == level + 1
        assert [option.right for option in question.options] == who
        return
    assert question.value == 6 // sum(who)
    assert question.why.claim == f"{6 // sum(who)} each."


def check_second(question: ChooseSome, level: int) -> None:
    totals = [whole(re.search(r"with (−?\d+)", option.text)[1]) for option in question.options]  # type: ignore[index]
    if "lowest" in question.prompt:
        totals = [-total for total in totals]
    others = [total for total in totals if total != max(totals)]
    right = [bool(others) and total == max(others) for total in totals]
    assert [option.right for option in question.options] == right


# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────


def event(words: str) -> Callable[[int], bool]:
    """What the words say of a value."""
    if words in ("even", "odd"):
        return lambda value: (abs(value) % 2 == 1) == (words == "odd")
    if words == "divisible by 3":
        return lambda value: abs(value) % 3 == 0
    bound = whole(words.split()[-1])
    if words.startswith("at least"):
        return lambda value: value >= bound
    if words.startswith("at most"):
        return lambda value: value <= bound
    return lambda value: value == bound


def share(outcomes: list[bool]) -> Fraction:
    return Fraction(sum(outcomes), len(outcomes))


def assert_table_shows(question: Number) -> None:
    """The table that opens with the answer marks as many of 36 outcomes as the chance says, and says how many."""
    picture = question.picture
    assert isinstance(picture, TwoRolls)
    assert Fraction(len(picture.fits), 36) == question.value
    assert len(picture.fits) in numbers_in(picture.words)
    assert str(picture.draw()).count("mg-fits") == len(picture.fits)


def check_reroll(question: Number, level: int) -> None:
    text = plain_text(question.prompt)
    if found := re.search(r"their sum is (\d+)", text):
        assert question.value == share([one + other == int(found[1]) for one, other in product(SIDES, SIDES)])
        assert_table_shows(question)
    elif found := re.search(r"its value is (.*)\. What is the chance that it is (.*)\?", text):
        known, asked = map(event, found.groups())
        assert question.value == share([asked(side) for side in SIDES if known(side)])
    else:
        asked = event(re.search(r"its value is (.*)\?", text)[1])  # type: ignore[index]
        stack = cards_in(text.partition("Behind it are")[2].partition(";")[0])
        assert question.value == share([asked(worth(side, stack)) for side in SIDES])


def check_expected(question: Number, level: int) -> None:
    text = plain_text(question.prompt)
    if found := re.search(r"show (.*)\. You roll the first (die|two dice|three dice) again", text):
        again = {"die": 1, "two dice": 2, "three dice": 3}[found[2]]
        kept = sum(numbers_in(found[1])[again:])
        totals = [kept + sum(roll) for roll in product(SIDES, repeat=again)]
        assert question.value == Fraction(sum(totals), len(totals))
        return
    behind = re.search(r"Behind (?:it|the first): (.*?)\. What", text)
    stack = cards_in(behind[1]) if behind else []
    dice = {"A": 1, "Two": 2, "Three": 3}[text.split()[0]]
    totals = [worth(roll[0], stack) + sum(roll[1:]) for roll in product(SIDES, repeat=dice)]
    assert question.value == Fraction(sum(totals), len(totals))
    if dice == 1:
        assert isinstance(question.picture, NumberLine)
        named = [(at, name) for at, label in question.picture.marks for name in label.split(", ") if name]
        twice = [(one, "twice") for one, times in Counter(totals).items() if times == 2]
        assert sorted(named) == sorted([(question.value, "mean"), *twice])
        assert {at for at, _ in question.picture.marks} == {*totals, question.value}


def check_sixes(question: Number, level: int) -> None:
    text = plain_text(question.prompt)
    if level < 3:
        fits = event(re.search(r"one of them is (.*)\?", text)[1])  # type: ignore[index]
        dice = {"Two": 2, "Three": 3}[text.split()[0]]
        assert question.value == share([any(map(fits, roll)) for roll in product(SIDES, repeat=dice)])
        if dice == 2:
            assert_table_shows(question)
        return
    words, often = re.search(r"a die to be (.*), and you have (one roll|two rolls)\.", text).groups()  # type: ignore[union-attr]
    fits, dice = event(words), {"one roll": 1, "two rolls": 2}[often]
    before, after = (share([any(map(fits, roll)) for roll in product(SIDES, repeat=n)]) for n in (dice, dice + 1))
    assert question.value == after - before
    if dice == 1:
        assert_table_shows(question)


CHECKS: dict[str, Callable[[Any, int], None]] = {
    "value": check_value,
    "line": check_line,
    "order": check_order,
    "halve": check_halve,
    "reach": check_reach,
    "parity": check_parity,
    "threes": check_threes,
    "range": check_range,
    "set": check_set,
    "run": check_run,
    "pairs": check_pairs,
    "goal": check_goal,
    "second": check_second,
    "expected": check_expected,
    "reroll": check_reroll,
    "sixes": check_sixes,
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("one", [kind(name) for name in CHECKS], ids=lambda one: one.name)
def test_the_answer_is_right(one: Kind, level: int) -> None:
    for seed in SEEDS:
        CHECKS[one.name](one.problem(seed, level).question, level)


# ── all kinds ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_kind_is_checked() -> None:
    """Whose answer goes wrong is checked for all games in one place."""
    assert {one.name for one in KINDS} == {*CHECKS, "whose"}


def test_zero_and_negative_numbers_come_up_from_the_second_level() -> None:
    for name in ("parity", "threes"):
        for seed in range(30):
            (row,) = rows_in(kind(name).problem(seed, 2).question)
            values = values_in(row)
            assert 0 in values and min(values) < 0


def test_parity_is_asked_of_zero_and_of_both_kinds_below_it() -> None:
    for seed in range(20):
        values = with_both_signs(ProblemRng(f"FERN-{seed}"))
        assert 0 in values and {value % 2 for value in values if value < 0} == {0, 1}


def test_ties_and_second_places_of_nobody_come_up() -> None:
    seconds = [kind("second").problem(seed, 3).question for seed in range(60)]
    assert {len(question.solution) for question in seconds} >= {0, 1, 2, 3}
    shares = [kind("goal").problem(seed, 3).question for seed in range(60)]
    assert {question.value for question in shares} >= {6, 3, 2, 1}
    assert any("removed" in str(question.why) for question in shares)
    assert any(not kind("goal").problem(seed, 2).question.solution for seed in range(60))


# ── stacks that are typed ─────────────────────────────────────────────────────────────────────────────────────────


def stack_question() -> WriteStack:
    question = kind("reach").problem("FERN-42", 2).question
    assert isinstance(question, WriteStack)
    return question


@pytest.mark.parametrize("text", ["", "  ", "+4", "flop", "__import__('os')", "x2 + 7", "٣"])
def test_what_is_no_card_gets_a_sentence(text: str) -> None:
    with pytest.raises(ReadError, match=r"(?i)write the cards .*from top to bottom"):
        stack_question().read(text)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("÷2, +3", ("÷2", "+3")),
        ("/2 then +3", ("÷2", "+3")),
        (":2 → -3", ("÷2", "-3")),
        ("x2 + 3", ("x2", "+3")),
        ("×2; −1", ("x2", "-1")),
        ("X2 and negate", ("x2", "negate")),
        ("double halve [4]", ("x2", "÷2", "[4]")),
    ],
)
def test_a_stack_is_read_as_people_type_it(text: str, cards: tuple[str, ...]) -> None:
    assert stack_question().read(text) == cards


def test_cards_that_one_does_not_have_are_named() -> None:
    question = stack_question()
    verdict = question.judge("[7], [7]")
    assert not verdict.right
    assert say("stack-lacking", lacking="[7] and [7]", hand=faces_text(question.hand)) in verdict.said


# ── on the page ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_dice_have_words_for_those_who_do_not_see_them() -> None:
    page = practise("FERN-42", "value")
    assert "mg-dice-figure" in page.html
    assert "The die shows " in plain_text(page.problem.question.prompt)
    assert isinstance(kind("value").problem(1).question, Number)
    assert isinstance(kind("set").problem(1, 2).question, Numbers)


@pytest.mark.parametrize(
    ("question", "answer", "said"),
    [
        (die_worth(6, ("[1]", "+2")), "9", "[1] does not add 1."),
        (die_worth(3, ("-4", "x2")), "0", "3 − 4 = −1."),
        (die_worth(2, ("-5", "÷2")), "-1", "half of −3 becomes −2."),
        (die_worth(2, ("-5", "negate")), "-3", "3 becomes −3, and −3 becomes 3."),
        (range_of((-5, 3, 1, 2, 0, 1)), "-2", "From −5 to 3 is 5 steps to 0 and 3 more: the range is 8, not −2."),
        (range_of((-5, -4, -3, -4, -3, -5)), "-2", "From −5 to −3 is 2 steps: the range is 2, not −2."),
        (longest_run((4, 5, 5, 6, 9, 9)), "4", "4, 5, 5 and 6 make a run of three."),
        (longest_run((1, 4, 4, 6, 8, 9)), "5", "Between 1 and 4 the 2 is missing"),
        (which_order(5, ("x2", "+3")), "2", "Here one order goes 5 × 2 = 10, 10 + 3 = 13."),
    ],
)
def test_an_idea_is_told_with_the_numbers_of_the_problem(question, answer, said):
    """Where several lead to one answer, in the one that is opened below the verdict."""
    told = [one.text for one in question.ideas_behind(question.check(question.read(answer)))]
    told += [question.judge(answer).misconception.text] if question.judge(answer).misconception else []
    assert any(said in one for one in told), told


def test_no_order_of_equal_worth_is_called_a_case_where_order_counts():
    verdict = which_order(5, ("+1", "+2")).judge("0")
    assert not verdict.right and verdict.misconception.id == "nothing-swaps"


def test_a_way_back_that_stops_at_a_half_shows_the_one_step_that_is_told():
    """From 3, 1 too much, back over −2 and +1 it would end at 4, which is what the die shows."""
    asked = die_worth(4, ("÷2", "+1", "-2"))
    said = asked.judge("3")
    assert not said.right and "Walk back" not in said.said
    assert len(asked.pictured(Fraction(3)).jumps) == 1
    assert len(die_worth(4, ("+2", "+1", "-2")).pictured(Fraction(9)).jumps) == 3
