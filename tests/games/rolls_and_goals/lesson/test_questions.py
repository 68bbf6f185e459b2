"""Every question of the Rolls & Goals lesson, with the numbers of the lesson and with new ones.

The right answers are worked out once more from the words of the question, by exact fractions or by trying everything.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from mathgames_widgets.games.rolls_and_goals import lesson
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import DiceRow
from mathgames_widgets.games.rolls_and_goals.lesson.questions import FIXED, FREE, stacks_for
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.question import plain_text
from tests.games.rolls_and_goals.lesson import test_practice as practice
from tests.games.rolls_and_goals.lesson.test_practice import cards_in, numbers_in, share, values_in, whole, worth
from tests.questions.asking import ROLLS

KEYS = ROLLS.keys
SIDES = range(1, 7)


def text(question: Question) -> str:
    return plain_text(question.prompt)


def row(question: Question) -> list[int]:
    return values_in(next(part for part in question.prompt if isinstance(part, DiceRow)))


# ── one by one ────────────────────────────────────────────────────────────────────────────────────────────────────


def check_worth(question):
    practice.check_value(question, 1)
    _, side, stack = re.split(r"The die shows (\d)\. Behind it: ", text(question))
    assert worth(int(side), cards_in(stack)[:1]) < 0


def check_run(question):
    practice.check_run(question, 1)
    assert any(value <= 0 for value in row(question))


def check_third(question):
    """Every way to lay the cards that take away behind the three dice is tried: they are never all 0."""
    minus = [int(card[1:]) for card in cards_in(text(question).partition("are")[2].partition(". Why")[0])]
    dice = row(question)
    assert sum(minus) == sum(dice) and len(dice) in (3, 4)
    for places in product(range(len(dice)), repeat=len(minus)):
        taken = [sum(card for card, at in zip(minus, places, strict=True) if at == die) for die in range(len(dice))]
        assert [side - less for side, less in zip(dice, taken, strict=True)] != [0] * len(dice)
    assert question.items[0].startswith("Suppose") and question.items[-1].endswith("not at 0.")
    assert f"show exactly {sum(dice)} and are {', '.join(map(str, dice[:-1]))} and {dice[-1]}." in question.items[3]


def check_half(question):
    value = whole(re.search(r"worth (−\d+)", text(question))[1])
    assert question.value == worth(value, ["÷2"]) < Fraction(value, 2)


def check_swap(question):
    for option in question.options:
        pair = cards_in(option.text)
        assert len(pair) == 2
        assert option.right == all(worth(value, pair) == worth(value, pair[::-1]) for value in range(-20, 21))


def check_threes(question):
    assert [option.right for option in question.options] == [
        whole(option.text) in range(-99, 100, 3) for option in question.options
    ]


def check_gain(question):
    is_high = "highest" in text(question)
    for option in question.options:
        side = int(option.text[-1])
        change = sum(other - side for other in SIDES)
        assert option.right == (change > 0 if is_high else change < 0)


def check_split(question):
    numbers = {"Two": 2, "Three": 3, "Four": 4, "Five": 5, "Six": 6}
    players = [numbers[word] for word in re.findall(r"(Two|Three|Four|Five|Six) (?:players )?achieve", text(question))]
    assert question.value == sum(max(each for each in range(7) if each * many <= 6) for many in players)


def check_ways(question):
    """All ways to lay two cards are written down: for each die its stack from top to bottom."""
    dice = int(re.search(r"behind (\d+) dice", text(question))[1])
    laid = set()
    for first, second, above in product(range(dice), range(dice), (True, False)):
        stacks = [""] * dice
        stacks[first] = "x"
        stacks[second] = f"+{stacks[second]}" if above else f"{stacks[second]}+"
        laid.add(tuple(stacks))
    assert question.value == len(laid)


PRACTISED = {
    "evens": (practice.check_parity, 1),
    "odd": (practice.check_parity, 1),
    "order": (practice.check_order, 1),
    "stack": (practice.check_reach, 2),
    "reroll": (practice.check_reroll, 1),
    "mean": (practice.check_expected, 1),
    "given": (practice.check_reroll, 3),
    "sixes": (practice.check_sixes, 1),
    "less": (practice.check_sixes, 3),
    "pairs": (practice.check_pairs, 1),
    "mode": (practice.check_set, 2),
    "range": (practice.check_range, 1),
    "second": (practice.check_second, 1),
}
"""Questions that are problems of the practice, and how those are checked."""


@pytest.mark.parametrize("key", KEYS)
def test_the_right_answer_is_right_when_everything_is_tried(key):
    for question in ROLLS.asked(key):
        if key in PRACTISED:
            check, level = PRACTISED[key]
            check(question, level)
        else:
            globals()[f"check_{key}"](question)


def test_every_question_is_checked_and_their_order_is_that_of_the_lesson():
    assert len(KEYS) == 22
    assert KEYS[0] == "worth" and KEYS[-1] == "ways"


def test_cards_that_may_change_places_are_those_for_which_no_value_tells_the_order():
    for pair in FREE:
        both = [card.replace("-", "−").replace("x", "×") for card in pair]
        assert all(worth(value, both) == worth(value, both[::-1]) for value in range(-50, 51))
    for pair in FIXED:
        both = [card.replace("-", "−").replace("x", "×") for card in pair]
        assert any(worth(value, both) != worth(value, both[::-1]) for value in SIDES)


# ── the open problem ──────────────────────────────────────────────────────────────────────────────────────────────

CARDS = (1, 1, 2, 3, -1, -1, -2, -3)
SETS = range(1 << len(CARDS))
BY_SUM: dict[int, list[int]] = {}
"""Sets of the eight cards, each a number with one bit a card, by what they add up to."""
for some in SETS:
    BY_SUM.setdefault(sum(card for at, card in enumerate(CARDS) if some >> at & 1), []).append(some)


@cache
def can_be_met(needs: tuple[int, ...]) -> bool:
    """Whether the eight cards can be dealt out so that each die gets what it needs."""
    left = {SETS[-1]}
    for need in needs:
        left = {have & ~some for have in left for some in BY_SUM.get(need, ()) if have & some == some}
    return bool(left)


def test_53_rolls_cannot_be_made_equal():
    """As the notes for teachers say, and the same rolls when cards are dealt out as sets."""
    found = [
        dice
        for dice in _rolls()
        if not any(can_be_met(tuple(target - side for side in dice)) for target in range(-1, 9))
    ]
    assert found == [dice for dice in _rolls() if stacks_for(dice) is None]
    assert len(found) == 53
    assert {(1, 1, 1, 1, 5, 5), (1, 1, 1, 4, 4, 4)} < set(found)


def test_every_roll_can_be_made_into_a_run_of_six():
    """The question that the lesson leaves to its readers: sorted dice take the values of a run in their order."""
    hard = [dice for dice in _rolls() if not any(_as_run(dice, start) for start in range(-5, 7))]
    assert hard == []


def _as_run(dice: tuple[int, ...], start: int) -> bool:
    return can_be_met(tuple(sorted(start + at - side for at, side in enumerate(dice))))


def _rolls() -> list[tuple[int, ...]]:
    return sorted({tuple(sorted(roll)) for roll in product(SIDES, repeat=6)})


def test_a_roll_is_answered_with_its_cards():
    told = lesson.alike(4, 1, 2, 2, 4, 6)
    assert "can all be" in told.claim
    target = whole(told.claim.rstrip(".").split()[-1])
    for step in told.why:
        left, right = step.claim.rstrip(".").split(" = ")
        assert sum(numbers_in(left.replace("− ", "−"))) == whole(right) == target
    assert lesson.alike(1, 1, 1, 1, 5, 5).claim.startswith("No, ")
    assert lesson.alike(3, 3, 3, 3, 3, 3).why


@pytest.mark.parametrize("dice", [(1, 2, 3), (1, 2, 3, 4, 5, 7), (0, 1, 1, 1, 1, 1), (True, 1, 1, 1, 1, 1)])
def test_what_is_no_roll_gets_a_sentence(dice):
    with pytest.raises(ValueError, match="Write six sides from 1 to 6"):
        lesson.alike(*dice)


def test_any_stack_can_be_asked_for_its_steps():
    assert lesson.worth(4, "-2, x2").claim == "The die is worth 4: 4 → −2 → 2 → ×2 → 4."
    assert lesson.worth(2, "-1, flip").claim == "The die is worth 4: 5 → −1 → 4."
    assert lesson.worth(2, "flip, flip").claim == "The die is worth 2, the side it shows."
    assert lesson.worth(2, "reroll, ÷2").claim == "The die can be worth 0, 1, 2 or 3."
    with pytest.raises(ReadError, match="is no card"):
        lesson.worth(4, "+9")
    with pytest.raises(ValueError, match="A die has the sides 1 to 6"):
        lesson.worth(7, "+1")


def test_each_further_die_adds_less():
    """As the lesson shows it for six dice, by trying every roll."""
    told = lesson.at_least_one(6, dice=4)
    hits = [share([6 in roll for roll in product(SIDES, repeat=dice)]) for dice in (1, 2, 3, 4)]
    assert str(hits[-1]) in told.claim
    for number, step in enumerate(told.why[2:], start=2):
        assert step.claim.startswith(f"Die {number} adds {hits[number - 1] - hits[number - 2]}, about ")
    for side, dice in ((0, 2), (7, 2), (6, 1), (6, 7)):
        with pytest.raises(ValueError, match=r"two to six dice|sides 1 to 6"):
            lesson.at_least_one(side, dice)
