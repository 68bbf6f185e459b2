"""Every question of the Rolls & Goals lesson, with the numbers of the lesson and with new ones.

The right answers are worked out once more from the words of the question, by exact fractions or by trying everything.
"""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, permutations, product
from pathlib import Path

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.rolls_and_goals import lesson
from mathgames_widgets.games.rolls_and_goals.lesson.answers import stacks_for
from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import NOT_ROUNDED
from mathgames_widgets.games.rolls_and_goals.lesson.practice.keeping import RollRule, RuleTried, game_of, own_rule
from mathgames_widgets.games.rolls_and_goals.lesson.practice.stacks import swap_board
from mathgames_widgets.games.rolls_and_goals.lesson.practice.whose import chances_add
from mathgames_widgets.games.rolls_and_goals.lesson.questions import FIXED, FREE, HELD, ROLLED
from mathgames_widgets.games.rolls_and_goals.lesson.stops import GAME
from mathgames_widgets.games.rolls_and_goals.rules.cards import STARTING_DECK, in_order
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.bars import GuessedBars
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.question import AnswerOutcome, in_one_line, plain_text
from mathgames_widgets.table.screen import Press, Select
from tests.games.rolls_and_goals.lesson import test_practice as practice
from tests.games.rolls_and_goals.lesson.test_practice import cards_in, numbers_in, whole, worth
from tests.questions.asking import ROLLS, is_asked_in_every_game
from tests.table.pages import read

say_lesson = room("mathgames_widgets.games.rolls_and_goals.lesson")
say_bars = room("mathgames_widgets.questions.drawing.bars")

KEYS = ROLLS.keys
LESSONS_ROOT = Path(__file__).parents[4] / "lessons" / "rolls_and_goals"
SIDES = range(1, 7)


def text(question: Question) -> str:
    return plain_text(question.prompt)


# ── one by one ────────────────────────────────────────────────────────────────────────────────────────────────────


def check_worth(question):
    """The number line is in sight, with room below 0."""
    practice.check_value(question, 1)
    assert question.low < min(0, question.value) and question.high > 0
    _, side, stack = re.split(r"The die shows (\d)\. Behind it: ", text(question))
    assert worth(int(side), cards_in(stack)[:1]) < 0


def check_swap(question):
    for option in question.options:
        pair = cards_in(option.text)
        assert len(pair) == 2
        assert option.right == all(worth(value, pair) == worth(value, pair[::-1]) for value in range(-20, 21))


def check_gain(question):
    is_high = "highest" in text(question)
    for option in question.options:
        side = int(option.text[-1])
        change = sum(other - side for other in SIDES)
        assert option.right == (change > 0 if is_high else change < 0)


def check_alike(question):
    """What is shown cannot be done, and a roll that is refused can be made equal as it is told."""
    cards = [int(card) for card in question.hand]
    sums: dict[int, list[int]] = {}
    for some in range(1 << len(cards)):
        sums.setdefault(sum(card for at, card in enumerate(cards) if some >> at & 1), []).append(some)
    dice = question.solution
    for target in range(min(dice) - 3, max(dice) + 4):
        left = {(1 << len(cards)) - 1}
        for side in dice:
            left = {have & ~some for have in left for some in sums.get(target - side, ()) if have & some == some}
        assert not left
    told = question.judge("3, 3, 3, 3, 3, 3").said
    assert "They can all be 3" in told


def check_stop(question):
    """Backwards from the last roll: the one before it is kept where it is higher than what may still come."""
    rolls = {"once": 1, "twice": 2}.get(found := re.search(r"again (?:up to )?(\w+)", text(question))[1]) or int(found)
    mean = Fraction(7, 2)
    for _ in range(rolls):
        mean = sum(max(Fraction(side), mean) for side in SIDES) / 6
    assert question.value == mean


def check_sixes(question):
    """Each of the 36 rolls is counted; a guess is answered with the rolls beside it, always the same ones."""
    fits = practice.event(re.search(r"both dice to be (.*)\? Drag", text(question))[1])
    hits = [sum(map(fits, roll)) for roll in product(SIDES, repeat=2)]
    assert question.solution.heights == tuple(hits.count(many) for many in range(3))
    guess = GuessedBars((12, 12, 12), 1000)
    said = question.judge(guess).said
    assert said == question.judge(question.write(guess)).said
    seen = question.seen(1000)
    assert sum(seen) == 1000 and any(f"it came {one} times" in said for one in seen)


def check_stack(question):
    """The value of every stack is worked out by the dice of this test."""
    side, hand, wanted = re.search(
        r"shows (\d)\. Your cards are (.+)\. Which .+ worth (−?\d+)", text(question)
    ).groups()
    cards = cards_in(hand)
    for size in range(1, len(cards) + 1):
        for stack in permutations(cards, size):
            is_right = worth(int(side), list(stack)) == int(wanted.replace("−", "-"))
            assert question.judge(" ".join(stack)).right == is_right


def check_evens(question):
    """Half of it is an integer, 0 and numbers below it too."""
    shown = re.findall(r"(\d) with ([^;]*?)(?=; |\.$)", text(question))
    values = [worth(int(side), cards_in(stack)) for side, stack in shown]
    assert len(values) == 6 and min(values) < 0 and 0 in values
    assert question.solution == {at for at, value in enumerate(values) if (value / 2).is_integer()}


def check_three(question):
    """Each card is dealt to one of three dice, or to none, in every way."""
    rolled, hand = re.search(r"You rolled (.+)\. Your cards are (.+)\. Can", text(question)).groups()
    dice, cards = numbers_in(rolled), [whole(card.replace("+", "")) for card in cards_in(hand)]
    assert (len(dice), len(cards)) == (6, 6)
    possible = any(
        all(
            sum(card for card, to in zip(cards, dealt, strict=True) if to == at) == -die for at, die in enumerate(three)
        )
        for three in {tuple(sorted(three)) for three in combinations(dice, 3)}
        for dealt in product(range(4), repeat=6)
    )
    assert question.solution == (0 if possible else 1)


def test_the_zeros_are_those_of_the_first_round():
    view = GAME.match_at(0).observe(0)
    assert view.dice[0] == ROLLED and sorted(view.hand) == sorted(HELD)


def test_the_number_to_beat_is_what_the_lesson_comes_to():
    scores = GAME.match_at(len(GAME.moves)).outcome().scores
    own, other = re.search(
        r"earns (\d+) tokens, and Player 2 gets (\d+)\. Your aim: more than \1\.",
        (LESSONS_ROOT / "order.md").read_text("utf-8"),
    ).groups()
    assert (int(own), int(other)) == scores


def check_run(question):
    """Of all that can be laid, exactly the longest of the rows that go up by 1 are right; from high to low it is not
    finished.
    """
    dice = [*map(int, question.cards)]
    rows = {some for size in range(1, 7) for some in combinations(sorted(dice), size)}
    climbing = [row for row in rows if all(b == a + 1 for a, b in pairwise(row))]
    most = max(map(len, climbing))
    for row in rows:
        is_longest = row in climbing and len(row) == most
        assert question.judge(" ".join(map(str, row))).right == is_longest
        turned = question.judge(" ".join(map(str, row[::-1])))
        is_turned = is_longest and len(row) > 1
        assert turned.right == (is_longest and not is_turned)
        assert (turned.outcome is AnswerOutcome.UNFINISHED) == is_turned


def check_keeps(question):
    """Each card is tried on many values."""
    for at, option in enumerate(question.options):
        card = plain_text(option.text)
        keeps = all((worth(n, [card]) % 3 == 0) == (n % 3 == 0) for n in range(-60, 61))
        assert (at in question.solution) == keeps, card


PRACTISED = {
    "half": (practice.check_value, 1),
    "order": (practice.check_order, 1),
    "reroll": (practice.check_reroll, 1),
    "mean": (practice.check_expected, 1),
    "given": (practice.check_reroll, 3),
    "less": (practice.check_sixes, 3),
}
"""Questions that are problems of the practice, and how those are checked."""


@pytest.mark.parametrize("key", [key for key in KEYS if not is_asked_in_every_game(key)])
def test_the_right_answer_is_right_when_everything_is_tried(key):
    for question in ROLLS.asked(key):
        assert len(question.hints) == 3
        if key in PRACTISED:
            check, level = PRACTISED[key]
            check(question, level)
        else:
            globals()[f"check_{key}"](question)


def test_every_question_is_in_one_of_the_lessons():
    assert [key for one in (lesson.ORDER, lesson.CHANCE) for key in one.questions if "known" not in key] == KEYS
    for key, check, level in (("known", practice.check_order, 3), ("known-chance", practice.check_sixes, 3)):
        one = lesson.ORDER if key == "known" else lesson.CHANCE
        assert one.question(key).key == key
        check(one.question(key), level)


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
    assert found == [dice for dice in _rolls() if stacks_for(dice, in_order(STARTING_DECK)) is None]
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


def test_a_roll_that_can_be_made_equal_is_told_how():
    question = lesson.question("alike")
    told = question.judge("4, 1, 2, 2, 4, 6").said
    target = whole(re.search(r"all be (−?\d+)", told)[1])
    sums = [one.split(" = ") for one in told.partition(f"{target}: ")[2].rstrip(".").split(", ")]
    assert all(sum(numbers_in(left.replace("− ", "−"))) == whole(right) == target for left, right in sums)
    assert "they are already" in question.judge("333333".replace("", " ")).said
    assert question.judge("1 1 1 4 4 4").right


def test_dice_are_turned_and_the_cards_lie_behind_those_that_can_be_made_equal():
    page = Checkpoint(lesson.question("alike"))
    for at in (0, 0, 3, 5):
        page.press(list(page.offered).index(Select(at)))
    shown = [die.get("aria-label") for die in read(page.html).find(cls="mg-turn-die")]
    assert shown == [f"Die {at + 1} shows {side}" for at, side in enumerate((3, 1, 1, 2, 1, 2))]
    assert not read(page.html).find(cls="mg-chip"), "nothing was checked"
    page.answer("3, 1, 1, 2, 1, 2")
    dice = [
        [numbers_in(card.text)[0] for card in die.find(cls="mg-chip")]
        for die in read(page.html).find(cls="mg-figure-die")
    ]
    assert len({side + sum(cards) for side, cards in zip((3, 1, 1, 2, 1, 2), dice, strict=True)}) == 1
    page.press(list(page.offered).index(Select(5)))
    assert not read(page.html).find(cls="mg-chip")
    page.answer("1, 1, 1, 1, 5, 5")
    assert page.is_answered and not read(page.html).find(cls="mg-chip")


RULES = [RollRule(*rule) for rule in product(range(1, 11), ("free", "half", "one"), ("high", "low"))]
PRICES = {"free": Fraction(0), "half": Fraction(1, 2), "one": Fraction(1)}


def promised(rule: RollRule, keep: int) -> Fraction:
    """What a rule promises, from the chance that the die is kept after just so many further rolls."""
    kept = range(1, keep + 1) if rule.wanted == "low" else range(keep, 7)
    price = PRICES[rule.cost] * (1 if rule.wanted == "low" else -1)
    again, total = 1 - Fraction(len(kept), 6), Fraction(0)
    for so_far in range(rule.rolls):
        total += again**so_far * sum([Fraction(side + so_far * price, 6) for side in kept])
    return total + again**rule.rolls * (Fraction(7, 2) + rule.rolls * price)


def side_said(rule: RollRule, keep: int) -> str:
    return f"sides up to {keep}" if rule.wanted == "low" else f"sides from {keep} on"


def settings(rule: RollRule | str) -> list[Touch]:
    """What is pressed to make a rule."""
    return [
        Touch(part, value=value) for part, value in zip(("rolls", "cost", "wanted"), f"{rule}".split(), strict=True)
    ]


def test_each_rule_promises_what_is_reckoned_anew():
    for rule, keep in product(RULES, range(1, 7)):
        assert rule.promised(keep) == promised(rule, keep), (rule, keep)


def test_the_best_sides_are_those_of_the_notes_for_teachers():
    """4 for one or two free rolls, 5 for three to eight, 6 from nine on; a price makes it 4 or 3; low turns it over."""

    def best(rule: RollRule) -> set[int]:
        worth = {keep: promised(rule, keep) for keep in range(1, 7)}
        end = min(worth.values()) if rule.wanted == "low" else max(worth.values())
        return {keep for keep, one in worth.items() if one == end}

    for rolls in range(1, 11):
        assert best(RollRule(rolls)) == {4 if rolls < 3 else 5 if rolls < 9 else 6}
        assert best(RollRule(rolls, "half")) == ({4} if rolls > 1 else {3, 4})
        assert best(RollRule(rolls, "one")) == {3}
        for cost in PRICES:
            assert best(RollRule(rolls, cost, "low")) == {7 - keep for keep in best(RollRule(rolls, cost))}


@pytest.mark.parametrize(
    "rule",
    [RollRule(1), RollRule(3), RollRule(10, "half"), RollRule(4, "one", "low"), RollRule(2, "free", "low")],
    ids=str,
)
def test_what_many_games_bring_is_near_what_each_rule_promises(rule):
    """What a rule promises is reckoned; ten thousand games are off by 0.02 as a rule."""
    board, seen = OpenBoard(own_rule(1), f"{rule}; 1; " + " ".join(["9000"] * 6)), []
    for keep in range(1, 7):
        board.take(Explored(Touch("keep", value=str(keep))), {})
        said = board.take(Explored(Touch("play", steps=1000)), {})
        assert said.startswith(f"10,000 games, with {side_said(rule, keep)} kept: ")
        seen.append(Fraction(re.findall(r"[\d.]+(?= on average)", said)[0]))
        assert abs(seen[-1] - promised(rule, keep)) < Fraction(8, 100)
    assert board.draft == f"{rule}; 6; " + " ".join(["10000"] * 6)
    best = seen.index(min(seen) if rule.wanted == "low" else max(seen)) + 1
    assert f"Of all six, keeping {side_said(rule, best)[6:]} was best: " in said
    assert rule.rolls > 1 or max(seen) == seen[3], "4, 5 and 6 are kept"


def test_one_game_says_what_was_rolled_and_what_it_brings():
    board = OpenBoard(own_rule(1), "")
    for rule in (RollRule(10, "half", "low"), RollRule(3, "one"), RollRule(2)):
        for touch in settings(rule):
            board.take(Explored(touch), {})
        for keep in (2, 4, 5):
            board.take(Explored(Touch("keep", value=str(keep))), {})
            for number in range(1, 15):
                said = board.take(Explored(Touch("play", steps=1)), {}).replace("−", "-")
                first, *rolled = game_of(rule, keep, number)
                price = PRICES[rule.cost] * len(rolled)
                last = [first, *rolled][-1]
                assert said.startswith(f"You rolled {first}")
                assert not price or [Fraction(one) for one in re.findall(r"-?\d(?:\.\d)?(?=,|\.$)", said)][-2:] == [
                    price,
                    last + (price if rule.wanted == "low" else -price),
                ]


def test_the_best_of_all_six_is_told_when_each_was_played_a_thousand_times_and_every_rule_leaves_a_line():
    """Below the answer, where the first board still stands: neither takes what is pressed on the other."""
    page = Checkpoint(lesson.question("stop"))
    page.answer("17/4")

    def pressed(thing: Touch, is_onward: bool = True) -> str:
        page.press(list(page.offered).index(Explored(thing, is_onward)))
        return page.spoken

    def set_rule(rule: str) -> str:
        """One press after the other, each a change of one thing."""
        return [pressed(touch) for touch in settings(rule)][-1]

    def lines() -> list[str]:
        """What was found, below its heading."""
        return [one.text for one in read(page.html) if (one.get("data-key") or "").startswith("found-")][1:]

    assert "Of all six" not in page.html and "so far" not in page.html
    for keep in range(1, 7):
        pressed(Touch("keep", value=str(keep)))
        said = pressed(Touch("play", steps=1000))
        assert ("Of all six" in said) == (keep == 6)
    assert "Of all six, keeping from 4 on was best: 4.23 on average. Another is too close to call" in said
    assert lines() == [
        "One more roll, free, for a high number: keep from 4, 4.23 on average (too close to call: play more)."
    ]
    pressed(Touch("play", steps=100), is_onward=False)
    assert all(f"{games} games, with sides from" in page.html for games in ("100", "1,000")), "each board has its own"
    said = set_rule("10 half low")
    assert said.startswith("You want a low number, and each further roll adds ½ to it.") and "4.23" not in said
    pressed(Touch("play", steps=1))
    assert len(lines()) == 1, "one game is no average"
    pressed(Touch("play", steps=100))
    assert lines()[1].startswith("10 more rolls, ½ a point each, for a low number: keep up to 6, ")
    assert "Of all six, keeping from 4" in set_rule("1 free high"), "its bars are still there"
    assert [line.partition(" ")[0] for line in lines()] == ["10", "One"], "the newest is last"
    for rolls in range(3, 10):
        set_rule(f"{rolls} one high")
        pressed(Touch("play", steps=100))
    assert [line.partition(" ")[0] for line in lines()] == ["4", "5", "6", "7", "8", "9"]
    board = OpenBoard(own_rule(1), "")
    for rule in RULES:
        for touch in settings(rule):
            board.take(Explored(touch), {})
        board.take(Explored(Touch("play", steps=1)), {})
    assert len(board.draft.split(" | ")) == 7, "six besides the one that is set"


def test_the_exact_averages_are_shown_once_three_sides_were_tried():
    """They say which side is best where games cannot: from 5 and from 6 differ by 0.003 with eight more rolls."""
    board = OpenBoard(own_rule(1), "8 free high; 4; 0 0 0 1000 0 0")

    def touched(*touches: Touch) -> str:
        return [board.take(Explored(touch), {}) for touch in touches][-1]

    offers = Offers()
    for keep in (5, 6):
        assert say_lesson("own-show-exact") not in str(board.draw(offers))
        touched(Touch("exact"))
        assert "exact" not in board.draft, "not yet"
        touched(Touch("keep", value=str(keep)), Touch("play", steps=1000))
    assert "too close to call: play more" in str(board.draw(offers))
    said = touched(Touch("exact"))
    assert "keeping from 5 on is best, about 5.42 on average" in said
    assert promised(RollRule(8), 5) - promised(RollRule(8), 6) < Fraction(4, 1000)
    drawn = str(board.draw(offers))
    assert drawn.count("mg-still-level") == 6 and say_lesson("own-show-exact") not in drawn
    assert "exact" in OpenBoard(own_rule(1), board.draft).draft
    touched(Touch("play", steps=1000))
    assert board.draft.endswith("; exact"), "it stays"
    touched(Touch("rolls", value="1"))
    assert "mg-still-level" not in str(board.draw(offers)), "another rule has its own"


def test_a_clear_winner_is_called_one():
    """Two more rolls: from 1 and from 4 lie far apart, and 3 from 4 do not after a hundred games."""
    tried = RuleTried(RollRule(2), 4, (1000, 0, 0, 1000, 0, 0))
    assert not tried.is_close and "best of two tried" in tried.found
    assert RuleTried(RollRule(2), 4, (0, 0, 0, 100, 100, 0)).is_close


DAMAGED = ["?", "99 free high; 4; 0 0 0 0 0 0", "1 free high; 7; 0 0 0 0 0 0", "1 free high; 4; 0 0", "1; 4 | | ; 1"]


@pytest.mark.parametrize("text", DAMAGED)
def test_what_cannot_be_read_of_a_board_is_left_behind(text):
    board = OpenBoard(own_rule(2), f"{text} | 3 one low; 2; 0 100 0 0 0 99999; 1")
    assert "You want a low number" in str(board.draw(Offers())), "what can be read stays"
    board.take(Explored(Touch("keep", value="6")), {})
    assert board.draft == "3 one low; 6; 0 100 0 0 0 10000", "no more than may be played"
    lost = OpenBoard(own_rule(2), text)
    assert "further rolls are free" in str(lost.draw(Offers()))
    lost.take(Explored(Touch("play", steps=100)), {})
    assert lost.draft == "2 free high; 1; 100 0 0 0 0 0"


@pytest.mark.parametrize("dice", ["1, 2, 3", "1, 2, 3, 4, 5, 7", "0 1 1 1 1 1", "", "1 1 1 1 1 x", "1 1 1 1 1 -1"])
def test_what_is_no_roll_gets_a_sentence(dice):
    with pytest.raises(ReadError, match=re.escape(say_lesson("roll-unread"))):
        lesson.question("alike").judge(dice)


@pytest.mark.parametrize(
    ("key", "answer", "idea"),
    [
        ("reroll", "0", "shown-not-rolled"),
        ("reroll", "2", "count-not-chance"),
        ("less", "1/36", "again-after-a-hit"),
        ("less", "5/6", "extra-always-helps"),
        ("stop", "3.5", "never-again"),
        ("stop", "7", "every-roll-counts"),
    ],
)
def test_a_wrong_chance_hears_the_idea_behind_it(key, answer, idea):
    behind = lesson.question(key).judge(answer).misconception
    assert behind is not None and behind.id == idea


# ── outcomes that are marked ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("key", "lines", "singles"), [("less", ["6 across"], ["66"]), ("why-chance", ["6 across", "6 down"], [])]
)
def test_the_outcomes_that_a_chance_needs_can_be_marked_and_are_counted(key, lines, singles):
    """A whole line with one press; what lies in two lines counts once."""
    question = lesson.question(key)
    board, draft = question.try_out, ""
    for line in lines:
        side, way = line.split()
        rolls = [f"{other}{side}" if way == "across" else f"{side}{other}" for other in SIDES]
        draft = board.taken(AnswerDesk(draft, Offers()), Touch("mark", value=" ".join(rolls))).draft
    for roll in singles:
        change = board.taken(AnswerDesk(draft, Offers()), Touch("mark", value=roll))
        draft = change.draft
    marked = {tuple(map(int, roll)) for roll in draft.split()}
    wanted = {
        "less": lambda first, second: first != 6 and second == 6,
        "why-chance": lambda first, second: 6 in (first, second),
    }[key]
    assert marked == {roll for roll in product(SIDES, SIDES) if wanted(*roll)}
    drawn = str(board.cards_on(AnswerDesk(draft, Offers())))
    assert drawn.count(">✓<") == len(marked)
    assert say_lesson("marked", dice=2, many=len(marked), left=36 - len(marked), every=36) in drawn
    if key == "less":
        assert Fraction(len(marked), 36) == question.solution


@pytest.mark.parametrize(
    ("key", "marked", "wrong", "said"),
    [
        ("less", "16 26", "", ""),
        ("less", "16 66", "66", say_lesson("more-marked", first=6, second=6, hits=True)),
        ("less", "12 16", "12", say_lesson("more-marked", first=1, second=2, hits=False)),
        ("why-chance", "16 61 66", "", ""),
        ("why-chance", "45 66", "45", say_lesson("none-marked", first=4, second=5, side=6)),
        ("given", "1 2", "", ""),
        ("given", "1 3", "3", say_lesson("known-crossed", side=3)),
    ],
)
def test_what_is_marked_by_mistake_is_named(key, marked, wrong, said):
    board = lesson.question(key).try_out
    drawn = str(board.cards_on(AnswerDesk(marked, Offers())))
    assert ('data-key="marked-wrong"' in drawn) == bool(said) and said in drawn
    *before, last = marked.split()
    change = board.taken(AnswerDesk(" ".join(before), Offers()), Touch("mark", value=last))
    assert change.said == " ".join(filter(None, (say_marked(board, marked), said)))


def say_marked(board, marked):
    many, every = len(marked.split()), len(board.every)
    return say_lesson("marked", dice=board.dice, many=many, left=every - many, every=every)


def test_a_bar_grows_with_the_rolls_that_the_second_roll_saves():
    """What is marked is counted, right or wrong: the board does not sort out the answer."""
    board = lesson.question("less").try_out
    for marked, added, is_off in (
        ("", "6/36 + ?", False),
        ("16 26", "6/36 + 2/36", False),
        ("16 26 36 46 56 66", "6/36 + 6/36", True),
        (" ".join([board.write([roll]) for roll in board.every]), "6/36 + 36/36", True),
        (board.completed, "6/36 + 5/36", False),
    ):
        drawn = str(board.cards_on(AnswerDesk(marked, Offers())))
        assert ("mg-bar-off" in drawn) == is_off
        assert re.findall(r"mg-still-value[^>]*>([^<]*)<", drawn.replace("\u00a0", " ")) == ["6/36", added]
    assert lesson.question("less").solution == Fraction(5, 36)


def test_the_marked_board_becomes_the_answer_once_that_is_there():
    """One grid, and no second one below it."""
    page = Checkpoint(lesson.question("less"))
    page.press(list(page.offered).index(Explored(Touch("mark", value="16 26 36 46 56 66"))))
    assert "mg-bar-off" in page.html and page.answer("5/36").right
    page.redraw()
    assert "6/36 + 5/36" in page.html.replace("\u00a0", " ") and "mg-bar-off" not in page.html
    assert page.html.count('aria-pressed="true"') == 5, "without (6, 6)"
    assert "mg-entries-room" not in page.html


def test_the_refutation_of_the_false_line_stands_beside_the_right_order():
    page = Checkpoint(lesson.question("why-chance"))
    assert page.answer(page.question.solution).right
    page.redraw()
    said = say_lesson("why-none.but", side=6)
    assert said in page.html and page.html.count("mg-fits") == 1 and page.html.count(">✓✓<") == 1


def test_a_guess_that_is_dragged_says_how_many_games_are_left():
    """To those who listen; nothing is held in a hand there."""
    question, draft = lesson.question("sixes"), ""
    for height, spare in ((1, 35), (2, 34)):
        change = question.taken(AnswerDesk(draft, Offers()), Touch("0", steps=1))
        draft, name = change.draft, say_lesson("rolls-no-die")
        assert change.said == say_bars("guess-done", name=name, height=height, spare=spare, most=False)
    full = question.taken(AnswerDesk("26, 9, 1", Offers()), Touch("0", steps=1))
    assert full.said == say_bars("guess-done", name=name, height=26, spare=0, most=True)


def test_bars_that_were_never_shared_out_become_those_of_the_answer():
    page = Checkpoint(replace(lesson.question("sixes"), is_guess=True))
    page.press(list(page.offered).index(Press("answer")))
    assert re.findall(r'mg-stands.*?mg-bar-value">(\d+)<', page.html) == ["25", "10", "1"]
    assert say_bars("rolls-answer") in page.html and say_bars("guess-in-hand", spare=36, total=36) not in page.html
    page.press(list(page.offered).index(Touch("roll", steps=100)))
    assert "100 games rolled" in page.html and say_bars("rolls-answer") in page.html


@pytest.mark.parametrize(("rolls", "all_of_them"), [(2, "5/6 × 5/6 = 25/36"), (3, "5/6 × 5/6 × 5/6 = 125/216")])
def test_the_line_that_adds_chances_is_put_right_with_its_own_numbers(rolls, all_of_them):
    slip = next(one for seed in range(20) if (one := chances_add(ProblemRng(f"{seed}"))).own == (rolls,))
    assert all_of_them in slip.instead and str(slip.true(Fraction(rolls))) in slip.instead
    assert ("twice as much" in slip.lines[2]) == (rolls == 2)


def test_what_is_known_crosses_out_sides_and_the_chance_is_counted_among_the_others():
    question = lesson.question("given")
    draft, said = "", ""
    for side in (1, 2, 4, 5):
        change = question.try_out.taken(AnswerDesk(draft, Offers()), Touch("mark", value=str(side)))
        draft, said = change.draft, change.said
    assert draft == "1 2 4 5" and said == say_lesson("marked", dice=1, many=4, left=2, every=6)
    back = question.try_out.taken(AnswerDesk(draft, Offers()), Touch("mark", value="4"))
    assert back.draft == "1 2 5"


# ── why no cards make a roll equal ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("roll", ["1 1 1 1 5 5", "1 1 1 6 6 6", "1 1 2 5 6 6", "2 2 2 2 6 6"])
def test_the_proof_of_an_impossible_roll_is_asked_for_before_it_is_told(roll):
    """With the numbers of the roll that was found; a wrong reason is answered, and the right one opens the proof."""
    page = Checkpoint(lesson.ORDER.question("alike"))
    assert page.answer(roll).right
    dice = [*map(int, roll.split())]
    reason = page.question.reason_for(tuple(dice))
    (right,) = [at for at, option in enumerate(reason.options) if option.right]
    gained, lost = ([abs(int(card)) for card in STARTING_DECK if card[0] == sign] for sign in "+-")
    said = plain_text(reason.options[right].text)
    if "neither" in said:
        low, down, high, up = map(int, re.findall(r"\d+", said))
        assert high == low + 1
        assert down == sum(max(0, die - low) for die in dice) > sum(lost)
        assert up == sum(max(0, high - die) for die in dice) > sum(gained)
    else:
        for aim in map(int, re.findall(r"\d+", said)):
            assert sum(max(0, die - aim) for die in dice) <= sum(lost)
            assert sum(max(0, aim - die) for die in dice) <= sum(gained)
    assert 'data-key="why"' not in page.html
    for at in {*range(len(reason.options))} - {right}:
        page.press(list(page.offered).index(Press("reason", at)))
        assert reason.options[at].misconception.text in page.spoken and 'data-key="why"' not in page.html
    page.press(list(page.offered).index(Press("reason", right)))
    assert 'data-key="why"' in page.html
    assert page.answer("1 1 1 1 6 6").right and 'data-key="why"' not in page.html, "another roll has another reason"


def test_both_orders_are_seen_on_one_scale():
    """At the table of the lesson, and where two cards are laid and swapped."""
    first, second = next(part for part in GAME.parts if part.key == "order").pictures
    assert (first.low, first.high) == (second.low, second.high)
    board = swap_board(5, lesson.question("swap").try_out.cards, "")
    for pair in permutations(board.cards, 2):
        assert board.ends((pair,)) == board.ends((pair[::-1],))
        low, high = board.ends((pair,))
        assert all(low < value < high for _, value in board.steps((pair,)))


def test_a_die_is_turned_below_the_cards_that_are_laid():
    board = lesson.question("order").try_out
    desk = AnswerDesk("", Offers())
    for thing, draft in (
        (Touch("-1 0", value="0"), "6: x2"),
        (Select(0), "1: x2"),
        (Touch("-1 0", value="0.0"), "1: +3 x2"),
        (Touch("0 1", value="-1"), "1: +3"),
    ):
        desk = AnswerDesk(board.taken(desk, thing).draft, Offers())
        assert desk.draft == draft
    for side in SIDES:
        assert f"{side} → {2 * side} → {2 * side + 3}." in str(board.cards_on(AnswerDesk(f"{side}: x2 +3", Offers())))


def test_two_cards_are_swapped_by_a_press_and_both_orders_stand_there_for_each_side():
    board, desk = lesson.question("swap").try_out, AnswerDesk("", Offers())
    swap = Touch("swap")
    assert "in both orders" not in str(board.cards_on(desk)) and swap not in desk.offers
    for thing in (Touch("-1 0", value="0"), Touch("-1 3", value="0")):
        desk = AnswerDesk(board.taken(desk, thing).draft, Offers())
    assert desk.draft == "5: +1 x2" and "becomes" not in str(board.cards_on(desk)) and swap in desk.offers
    both = "×2, then +1: {0} becomes {1}; +1, then ×2: {0} becomes {2}."
    swapped = board.taken(desk, swap)
    assert swapped.said == both.format(5, 11, 12) in str(board.cards_on(AnswerDesk(swapped.draft, Offers())))
    turned = board.taken(AnswerDesk(swapped.draft, Offers()), Select(0))
    assert both.format(6, 13, 14) in turned.said and both.format(6, 13, 14) in str(
        board.cards_on(AnswerDesk(turned.draft, Offers()))
    )
    dragged = board.taken(desk, Touch("0 1", value="0.0"))
    assert dragged.draft == swapped.draft, "a card that is dragged before the other one swaps them, too"
    fewer = board.taken(AnswerDesk(swapped.draft, Offers()), Touch("0 1", value="-1"))
    assert fewer.draft == "5: x2"


def test_cards_that_can_be_swapped_make_the_same_of_each_side():
    board = lesson.question("swap").try_out
    for side in SIDES:
        said = board.taken(AnswerDesk(f"{side}: x2 negate", Offers()), Touch("swap")).said
        assert said.startswith(f"{side} becomes −{2 * side} in both orders.")


def test_half_of_an_odd_number_has_a_place_on_the_line_for_who_does_not_round():
    question = lesson.question("half")
    assert question.step == Fraction(1, 2) and "−0.5" in str(question.cards_on(AnswerDesk("-1/2", Offers())))
    kept, up = question.judge("-1/2"), question.judge("0")
    assert kept.misconception is NOT_ROUNDED and kept.said.startswith("Not yet: −0.5. A die is always worth")
    assert up.said == (
        "Not yet: 0. Half of −1 is −0.5, and 0 lies to the right of that: rounding down goes to the left."
    )
    for number in range(20):
        other = question.again(f"TEST-{number}")
        assert other.low < other.value < 0 and "rounded down to" in str(other.why)


def test_the_first_question_offers_no_harder_one_beside_the_way_past_the_next_screens():
    assert "hard one" not in replace(lesson.ORDER).predict("worth").html
    assert "hard one" in replace(lesson.ORDER).predict("half").html


@pytest.mark.parametrize(
    ("key", "typed", "said"),
    [
        ("worth", "2", "2 − 3 taken as 1, 1 + 1 = 2."),
        ("worth", "-1", "2 − 3 = −1. It leaves out +1."),
        ("worth", "3", "2 + 1 = 3. It leaves out −3."),
        ("half", "-2", "1 ÷ 2 = 0.5, 0.5 rounded to 0, 0 − 2 = −2."),
    ],
)
def test_a_wrong_walk_says_which_step_is_not_so_or_which_card_is_missing(key, typed, said):
    """An arrow, as in 2 − 3 → 1, said that the card makes 1 of it."""
    assert lesson.question(key).judge(typed).said.endswith(said)


def test_a_half_has_a_place_in_the_walk_and_no_arrow_leads_from_a_value_to_itself():
    """1 → −1 → −1 stood below −1 ÷ 2 = −0.5 → −1."""
    question = lesson.question("half")
    board = question.onward
    assert board.now(board.solution) == "The value goes 1 → −1 → −0.5 → −1."
    assert question.why.shown is None and "−0.5 → −1" in question.why.claim


def test_a_run_in_the_wrong_order_is_not_finished():
    said = lesson.question("run").judge("1 2 3 4 0")
    assert said.outcome is AnswerOutcome.UNFINISHED and "0 comes first" in said.said


def test_the_report_says_what_was_asked_without_the_number_line_beside_it():
    shown = replace(lesson.ORDER).report().html
    assert "The die shows 1. Behind it: −2, then ÷2." in shown and "A number line from" not in shown


# ── a bet ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_bet_of_someone_else_can_be_played_and_comes_near_its_true_chance():
    """Beside a dashed line for what the answer says, which ten thousand games do not reach."""
    question = lesson.question("whose-chance")
    board, draft = question.try_out, ""
    assert board.claimed == Fraction(4, 6) and say_lesson("bet-unplayed", claimed="2/3", side=6) in seen(board, "")
    change = board.taken(AnswerDesk("", Offers()), Touch("play", steps=1))
    rolled = [int(side) for side in re.findall(r"\d", change.said.partition(":")[2].partition(".")[0])]
    assert len(rolled) == 4 and (6 in rolled) == (board.bars(1)[0].share == 1)
    for _ in range(10):
        draft = board.taken(AnswerDesk(draft, Offers()), Touch("play", steps=1000)).draft
    hit, miss = board.bars(int(draft))
    assert draft == "10000" and hit.share + miss.share == pytest.approx(1)
    assert abs(hit.share - (1 - Fraction(5, 6) ** 4)) < 0.02 < hit.level - hit.share
    offers = Offers()
    board.cards_on(AnswerDesk(draft, offers))
    assert not list(offers), "no more than may be played"
    assert question.again("FERN-42").prompt != question.prompt, "new numbers are new"


def seen(board, draft):
    return str(board.cards_on(AnswerDesk(draft, Offers()))).replace("\u00a0", " ")


def test_a_report_names_a_die_that_is_rolled_again_once():
    """The words of the question say all of it; a die that is not rolled again is told by its picture alone."""
    for seed in map(str, range(20)):
        harder = lesson.question("reroll").harder
        assert harder is not None
        said = in_one_line(harder(seed).prompt)
        assert said.count("Behind it") <= 1 and said.endswith("?")
    assert in_one_line(lesson.question("reroll").prompt).endswith("?")
    assert "Behind it: " in in_one_line(lesson.question("worth").prompt)


def test_the_reasons_stand_in_the_order_in_which_they_were_put():
    """Two lines rest on the first one alone, so either may come before the other."""
    asked = lesson.question("why-order")
    for order in ("0,1,2,3,4", "0,2,1,3,4"):
        told = asked.judge(order).why
        assert [one.claim for one in (told, *told.why)] == [asked.items[int(at)] for at in order.split(",")[:-1]]


def test_dice_with_several_cards_are_told_apart():
    """A comma stands between the cards of one die, so none stands between two dice."""
    told = plain_text(lesson.question("evens").prompt)
    assert told.endswith("6 with −2; 2 with −1, then −2; 3 with +3, then −1.")
