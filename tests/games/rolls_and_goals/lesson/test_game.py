"""The game of the Rolls & Goals lesson: it comes as the lesson says. What every script must pass stands elsewhere."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from html import escape
from itertools import permutations, product

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.rolls_and_goals import Take, read_action
from mathgames_widgets.games.rolls_and_goals.lesson import CHANCE, ORDER
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import beside, weighed
from mathgames_widgets.games.rolls_and_goals.lesson.practice import chance
from mathgames_widgets.games.rolls_and_goals.lesson.practice.rerolling import rerolling
from mathgames_widgets.games.rolls_and_goals.lesson.questions import THEIRS, ByHand
from mathgames_widgets.games.rolls_and_goals.lesson.stops import GAME, GREATEST, KEPT, replies
from mathgames_widgets.games.rolls_and_goals.rules.cards import EVERY_SIDE, Goal, worth
from mathgames_widgets.games.rolls_and_goals.rules.state import Rerolled
from mathgames_widgets.games.rolls_and_goals.words.sentences import goal_text
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.stops import LEARNER, FreeTable
from mathgames_widgets.table.screen import Do, Press
from tests.table.pages import read

say_questions = room("mathgames_widgets.questions.stops")
say_lesson = room("mathgames_widgets.games.rolls_and_goals.lesson")
say_drawing = room("mathgames_widgets.questions.drawing")


def after(part):
    """What the learner sees when a part is played."""
    return GAME.match_at(GAME.before(GAME.part(part)) + len(GAME.part(part).moves)).observe(LEARNER)


def test_the_first_round_comes_as_the_lesson_says():
    before = GAME.match_at(0).observe(LEARNER)
    assert before.goals == ("most zeroes", "longest run", "most evens")
    assert before.dice == ((4, 1, 2, 2, 4, 6), (1, 4, 4, 1, 3, 1))
    assert before.hand == ("+1", "-1", "-1", "+2", "+3", "-3")
    first = after("flip").results[0]
    assert first.values == ((4, 0, 0, 2, 4, 6), (*THEIRS[:5], THEIRS[5] - 2))
    assert {award.goal: (award.measures, award.winners) for award in first.awards} == {
        "most zeroes": ((2, 1), (0,)),
        "longest run": ((None, 6), (1,)),
        "most evens": ((6, 3), (0,)),
    }


def test_the_selection_comes_as_the_lesson_says():
    """Player 2 has fewer tokens, chooses first, and leaves what the lesson needs."""
    view = GAME.match_at(GAME.before(GAME.part("taking"))).observe(LEARNER)
    assert view.tokens == (12, 6)
    assert (view.offer, view.specials_offered, view.order) == (("x2", "reroll"), 0, (0,))
    assert view.fresh[1] == ("÷2",) and view.special_counts == (0, 1)
    assert view.goals == ("most divisible by 3", "most 1s", "biggest number")
    assert replies()[6].action == Take(("÷2",), special=True)


def test_the_second_round_comes_as_the_lessons_say():
    view = GAME.match_at(GAME.before(GAME.part("order"))).observe(LEARNER)
    assert view.dice == ((4, 5, 1, 6, 4, 5), (5, 6, 4, 3, 2, 6))
    assert view.hand == ("+1", "+1", "-2", "+3", "x2", "reroll")
    match = GAME.match_at(GAME.before(GAME.part("later")))
    second = match.observe(LEARNER).results[1]
    assert second.values == ((6, 6, 1, 9, 6, 6), (6, 6, 3, 1, 1, 6))
    assert [event.after for event in match.log(None) if isinstance(event, Rerolled)] == [6]
    assert [(award.goal, award.measures, award.winners) for award in second.awards] == [
        ("most divisible by 3", (5, 4), (0,)),
        ("most 1s", (1, 2), (1,)),
        ("biggest number", (9, 6), (0,)),
        ("largest set", (4, 3), (0,)),
    ]
    assert match.observe(LEARNER).tokens == (30, 12)


def test_the_third_round_and_the_end_come_as_the_lesson_says():
    view = GAME.match_at(GAME.before(GAME.part("again"))).observe(LEARNER)
    assert view.hand == ("reroll",) and view.goals == ("smallest range", "2nd highest total", "most 2s")
    match = GAME.match_at(len(GAME.moves))
    last = match.observe(LEARNER).results[2]
    assert last.values == ((2, 2, 2, 2, 2, 3), (3, 2, 2, 3, 3, 2))
    assert [(award.goal, award.measures, award.winners) for award in last.awards] == [
        ("smallest range", (1, 1), (0, 1)),
        ("2nd highest total", (13, 15), (0,)),
        ("most 2s", (5, 3), (0,)),
        ("highest total", (13, 15), (1,)),
    ]
    assert match.outcome().scores == (45, 21)


def test_what_the_lesson_says_of_the_last_reroll():
    """It makes the range greater for three sides of six and smaller for one; behind a 2 never smaller."""
    behind_3 = [max(2, side) - min(2, side) for side in range(1, 7)]
    assert [sum(one > 1 for one in behind_3), sum(one < 1 for one in behind_3), sum(behind_3)] == [3, 1, 11]
    assert all(max(3, side) - min(2, side) >= 1 for side in range(1, 7))


@pytest.mark.parametrize(
    ("part", "moves", "said"),
    [
        ("zeroes", ("put -1 die 2", "put +3 die 3", "put +1 die 1"), "Most zeroes: you 1, the lesson 2."),
        ("zeroes", ("put -1 die 2", "put +3 die 3", "put +1 die 1"), "Longest run: you 3, the lesson none."),
        ("flip", ("put +3 die 1",), "Most evens: you 5, the lesson 6."),
        ("order", ("put -2 die 5", "put x2 die 5"), "Most divisible by 3: you 1, the lesson 2."),
        ("nine", ("put +3 die 1",), "Biggest number: you 7, the lesson 9."),
        ("where", ("put reroll die 4",), "Most divisible by 3, on average: you about 3.33, the lesson about 4.33."),
        (
            "sure",
            ("put +1 die 1", "put +1 die 3"),
            "Most 1s, on average: you 0, the lesson about 1.17.",
        ),
        ("again", ("put reroll die 6",), "Smallest range, on average: you about 1.83, the lesson 1."),
    ],
)
def test_what_another_decision_is_worth_is_shown_beside_the_lesson(part, moves, said):
    match = GAME.match_at(GAME.before(GAME.part(part)))
    for move in moves:
        match.play(LEARNER, read_action(move))
    shown = str(beside(match.observe(LEARNER), after(part)))
    assert f'aria-label="{said}"' in shown or f"<strong>{said}</strong>" in shown, "a bar, or a line that stands out"


@pytest.mark.parametrize(
    ("part", "moves", "said"),
    [
        ("zeroes", "put -1 die 2, put -3 die 3, put +1 die 3", "Both do equally well on every goal."),
        (
            "zeroes",
            "put +1 die 1, put +2 deck, put -1 die 2",
            "The lesson’s way is better on two goals, yours on one.",
        ),
        ("nine", "put +3 die 1", "The lesson’s way is better on one goal, yours on none."),
        ("again", "put reroll die 6", "Each does better on one goal."),
    ],
)
def test_a_sentence_says_which_decision_is_better_for_more_goals(part, moves, said):
    """A smaller range is better; for a second place neither less nor more is."""
    match = GAME.match_at(GAME.before(GAME.part(part)))
    for move in moves.split(", "):
        match.play(LEARNER, read_action(move))
    assert weighed(match.observe(LEARNER), after(part)) == said


def test_goals_that_are_equal_everywhere_have_no_lines_and_the_card_for_the_next_round_is_named():
    """Who is ready with +3 in hand has the same goals, and loses the card."""
    table = opened("flip", ORDER)
    put(table, "ready")
    view = table.match.observe(LEARNER)
    lessons = GAME.match_at(GAME.before(GAME.part("flip")) + 1).observe(LEARNER)
    assert "data-key" not in str(beside(view, lessons))
    assert weighed(view, lessons).endswith("the lesson has kept +3 for it.")
    shorter = GAME.match_at(GAME.before(GAME.part("nine")))
    shorter.play(LEARNER, read_action("put +3 die 2"))
    lines = str(beside(shorter.observe(LEARNER), after("nine")))
    assert "Most 1s: you 1, the lesson 1." in lines and "<strong>Biggest number: you 8, the lesson 9.</strong>" in lines
    assert "mg-still-bars" not in lines


def opened(part: str, lesson=CHANCE):
    """The table of a part, taken up."""
    table = replace(lesson).table(part)
    table.press(list(table.offered).index(Press("deal")))
    return table


def test_nobody_is_ready_before_the_cards_of_a_decision_are_placed():
    """The roll would come two screens early, and the dice that were rolled would be compared with a hand."""
    table = opened("sure")
    before = table.match.turns
    put(table, "ready")
    assert table.match.turns == before and table.spoken == say_lesson("ready-early", many=2, all=True)
    assert table.spoken in table.html and 'data-key="compared"' not in table.html
    put(table, "put +1 die 2")
    assert table.spoken.endswith(say_lesson("task-sure"))
    put(table, "ready")
    assert table.spoken == say_lesson("ready-early", many=1, all=True)
    table = opened("where")
    put(table, "ready")
    assert table.spoken == say_lesson("ready-early", many=1, all=False)
    last = opened("again")
    put(last, "ready")
    assert last.is_done, "there it is the decision"


def test_the_reason_goes_when_a_decision_is_as_lesson():
    table = opened("sure")
    put(table, "put +1 die 1")
    assert ">Put it back</button>" in table.html
    put(table, "put +1 die 3")
    assert 'data-key="after-why"' in table.html
    assert ">Take all moves back</button>" in table.html, "both cards go back to the hand"
    table.press(list(table.offered).index(Press("put-back")))
    assert 'data-key="after-why"' not in table.html
    put(table, "put +1 die 2")
    assert 'data-key="after-why"' not in table.html, "one of two"
    put(table, "put +1 die 6")
    assert 'data-key="after-why"' in table.html


def _text(table):
    """What the reason of a part says, without the spaces that keep a formula together."""
    return " ".join(read(table.html).one(data_key="after").text.split())


@pytest.mark.parametrize(
    ("back", "moves", "said"),
    [
        (0, ("put +3 die 4",), "But 9 is not the greatest."),
        (0, ("put +3 die 1",), "But 9 is not the greatest."),
        (2, ("put +3 die 5", "put x2 die 5", "put -2 die 1"), "14 is more than 9, but only one die is"),
        (
            2,
            ("put +3 die 5", "put x2 die 5", "put -2 die 5"),
            "You have more than 9: 4 + 3 = 7, 7 × 2 = 14, 14 − 2 = 12.",
        ),
        (2, ("put +3 die 5", "put x2 die 5", "put -2 die 5"), "Is more than 12 possible?"),
        (
            2,
            ("put +3 die 4", "put +1 die 4", "put x2 die 4", "put +1 die 4", "put -2 die 2"),
            "It is the greatest possible",
        ),
    ],
)
def test_what_is_above_the_lessons_biggest_number_is_asked_and_answered(back, moves, said):
    """12 on top of the 4 is one way; what a table shows is counted, not what a text remembers."""
    table = opened("nine")
    for _ in range(back):
        table.press(list(table.offered).index(Do(read_action("take back die 5 1"))))
    put(table, *moves)
    assert said in _text(table)


def test_nothing_above_21_keeps_two_dice_divisible_by_3():
    """Counted here over every way to lay the five cards, without the reroll."""
    view = GAME.match_at(GAME.before(GAME.part("nine"))).observe(LEARNER)
    hand = ("x2", "-2", "+3", "+1", "+1")
    assert sorted((*hand[:2], "reroll", *hand[2:])) == sorted(
        (*view.hand, *[card for one in view.mine for card in one])
    )
    found = 0
    for places in product(range(-1, 6), repeat=len(hand)):
        behind = [[card for card, at in zip(hand, places, strict=True) if at == die] for die in range(6)]
        can_be = [
            {worth(side, stack) for stack in permutations(cards)}
            for side, cards in zip(view.dice[LEARNER], behind, strict=True)
        ]
        kept = [values for values in product(*can_be) if sum(value % 3 == 0 for value in values) >= KEPT]
        found = max([found, *map(max, kept)])
    assert found == GREATEST


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("put x2 die 5", "put +1 die 5"), "Your die 5 is divisible by 3, too: 4 × 2 = 8, 8 + 1 = 9."),
        (("put -2 die 5", "put x2 die 5"), "Your die 5 is worth 4, not divisible by 3: 4 − 2 = 2, 2 × 2 = 4."),
    ],
)
def test_another_stack_behind_the_4_is_answered_before_the_lessons(moves, said):
    table = opened("order")
    put(table, *moves)
    text = _text(table)
    assert said in text and text.index(said) < text.index("The lesson puts ×2 on top")
    as_lesson = opened("order")
    put(as_lesson, "put x2 die 5", "put -2 die 5")
    assert "Your die 5" not in _text(as_lesson)


@pytest.mark.parametrize(("die", "certain"), [(1, 4), (2, 3), (3, 4), (4, 3), (5, 3), (6, 3)])
def test_what_is_certain_without_the_rerolled_die_is_asked_before_the_ways_are_compared(die, certain):
    """Counted here by laying both +1 in every way."""
    table = opened("where")
    dice = table.match.observe(LEARNER).dice[LEARNER]
    put(table, f"put reroll die {die}")
    shown = read(table.html)
    assert shown.one(data_key="own-asked").text.startswith(say_lesson("certain-prompt", die=die, cards=2))
    assert not shown.find(data_key="compared") and not shown.find(data_key="after-why")
    values = [9 if at == 3 else 6 if at == 4 else side for at, side in enumerate(dice)]
    ways = [
        [value + (at == one) + (at == other) for at, value in enumerate(values)]
        for one, other in product(range(6), repeat=2)
    ]
    most = max(sum(value % 3 == 0 for at, value in enumerate(way) if at != die - 1) for way in ways)
    assert most == certain
    table.press(list(table.offered).index(Press("own-answer")), **{"own-answer": str(certain + 1)})
    assert say_lesson("certain-against", over=True, die=die, cards=2) in table.html
    table.press(list(table.offered).index(Press("own-answer")), **{"own-answer": str(certain)})
    assert bool(read(table.html).find(data_key="compared")) == (die != 1)


def test_where_a_reroll_is_to_be_placed_the_hint_asks_for_the_die():
    table = opened("where")
    table.press(list(table.offered).index(Press("hint")))
    assert table.spoken == say_lesson("hint-where-1")


def test_the_better_bar_has_a_mark_and_a_second_place_has_none():
    """The smaller range is the better one."""
    match = GAME.match_at(GAME.before(GAME.part("again")))
    match.play(LEARNER, read_action("put reroll die 6"))
    parts = str(beside(match.observe(LEARNER), after("again"))).split('data-key="beside ')[1:]
    marks = {part.partition('"')[0]: re.findall(r"mg-still-value[^>]*>([^<]*)<", part) for part in parts}
    assert marks["smallest range"] == ["about 1.83", "1 ✓"] and marks["most 2s"] == ["about 5.17 ✓", "5"]
    assert marks["2nd highest total"] == ["13.5", "13"]
    assert "(with two players, the lower total)" in next(part for part in parts if part.startswith("2nd"))


def test_what_the_last_reroll_wins_and_loses_of_a_goal():
    """Six tokens, of which two players with the same range take three each."""
    theirs = 1
    share = [6 if own < theirs else 3 if own == theirs else 0 for own in (max(2, s) - min(2, s) for s in EVERY_SIDE)]
    assert (share.count(3 + 3), share.count(3 - 3), share.count(3)) == (1, 3, 2)


def test_the_order_of_the_cards_decides_in_the_second_round():
    """With x2 and −2 the other way round there would be one number less that can be divided by 3."""
    assert (4 * 2 - 2) % 3 == 0
    assert ((4 - 2) * 2) % 3 != 0


def test_two_zeroes_are_the_most_in_the_first_round():
    """Every way to put some of six cards behind dice, by what they add up to."""
    hand = (1, -1, -1, 2, 3, -3)
    most = 0
    for laid in product(range(7), repeat=len(hand)):
        sums = [0] * 7
        for card, place in zip(hand, laid, strict=True):
            sums[place] += card
        most = max(most, sum(side + sums[place] == 0 for place, side in enumerate((4, 1, 2, 2, 4, 6))))
    assert most == 2


def test_who_plays_freely_as_the_lesson_does_scores_as_the_lesson_does():
    """The aim is more than its score, so the other player of the free deal lays the same cards there."""
    page = FreeTable(GAME)
    page.press(list(page.offered).index(Press("deal")))
    for move in GAME.moves:
        while Press("on") in list(page.offered):
            page.press(list(page.offered).index(Press("on")))
        page._move(move.action)
        page.redraw()
    assert page.match is not None
    assert page.match.outcome().scores == (45, 21)


def at_the_second_round() -> FreeTable:
    """The free table, where a reroll is in the hand."""
    page = CHANCE.play("order")
    page.press(list(page.offered).index(Press("deal")))
    return page


def put(page: FreeTable, *lines: str) -> None:
    """Cards are laid as a record writes it."""
    for line in lines:
        action = read_action(line)
        page.press(next(n for n, offer in enumerate(page.offered) if isinstance(offer, Do) and offer.action == action))


@pytest.mark.parametrize(
    ("lines", "chance"),
    [
        (("put reroll die 1",), "1/3"),
        (("put reroll die 1", "put x2 die 1"), "1/3"),
        (("put reroll die 2", "put -2 die 2", "put +3 die 2"), "1/3"),
    ],
)
def test_a_chance_is_guessed_where_a_reroll_is_laid_and_is_counted_side_by_side(lines, chance):
    page = at_the_second_round()
    assert page.match.observe(LEARNER).round == 2 and "reroll" in page.match.observe(LEARNER).hand
    assert "my-chance" not in page.html, "nothing is rolled yet"
    put(page, *lines)
    assert 'name="my-chance"' in page.html and chance not in page.html
    compare = list(page.offered).index(Press("my-chance"))
    page.press(compare, **{"my-chance": "1/2"})
    view = page.match.observe(LEARNER)
    die = int(lines[0][-1]) - 1
    fits = sum(worth(side, view.mine[die]) % 3 == 0 for side in range(1, 7))
    assert plain(Fraction(fits, 6)) == chance
    assert page.spoken == "You said 1/2, which is too high. Try once more." and chance not in page.html
    page.press(list(page.offered).index(Press("my-chance")), **{"my-chance": "2/3"})
    assert f"You said 2/3, which is too high. The chance is {chance}." in page.spoken
    page.press(list(page.offered).index(Press("my-chance")), **{"my-chance": chance})
    assert f"You said {chance}, and that is the chance." in page.spoken


def test_what_is_no_chance_is_refused_and_another_card_asks_anew():
    page = at_the_second_round()
    put(page, "put reroll die 1")
    for text, said in (("", "chance-empty"), ("2", "chance-outside"), ("-1/6", "chance-outside")):
        page.press(list(page.offered).index(Press("my-chance")), **{"my-chance": text})
        assert page.spoken == say_questions(said)
    page.press(list(page.offered).index(Press("my-chance")), **{"my-chance": "1/3"})
    assert "wager-said" in page.html
    put(page, "put +2 die 1") if "+2" in page.match.observe(LEARNER).hand else put(page, "put +1 die 1")
    assert "wager-said" not in page.html, "the sides that count are others now"
    assert "my-chance" not in CHANCE.play().html


def test_both_tables_are_compared_with_bars_from_0_that_say_their_numbers():
    script = GAME.match_at(GAME.before(GAME.part("where")))
    lessons = GAME.match_at(GAME.before(GAME.part("where")) + 1)
    script.play(LEARNER, read_action("put reroll die 3"))
    drawn = str(beside(script.observe(LEARNER), lessons.observe(LEARNER)))
    said = re.findall(r'role="img" aria-label="([^"]+)"', drawn)
    assert said[1] == "Most 1s, on average: you about 0.17, the lesson about 1.17." and len(said) == 3
    heights = [float(one) for one in re.findall(r"height:([0-9.]+)%", drawn)]
    six = [100 / 6 * number for number in (13 / 3, 13 / 3, 1 / 6, 7 / 6)]
    assert heights[:4] == pytest.approx(six, abs=0.01), "what counts dice is a share of six, so goals can be compared"
    assert max(heights[4:]) == 100, "the longer bar of what counts no dice is full"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_other_numbers_of_an_expected_value_keep_the_beam_or_the_bars(level):
    """Whatever comes, the hand has something to do, and the beam is level at a place where the support can stand."""
    for code in range(40):
        asked = ByHand(chance.EXPECTED, level)(f"FERN-{code}")
        if level == 3:
            rolled = asked.try_out.sides
            assert asked.try_out.is_typed and len({*rolled}) == len(rolled), "each has a bar of its own"
            continue
        mean = Fraction(sum(asked.weights), 6)
        assert asked.judge(str(mean)).right and asked.low < mean < asked.high and (2 * mean).denominator == 1
        assert all(asked.low < weight < asked.high for weight in asked.weights)
        assert max(map(asked.weights.count, asked.weights)) <= 3
    mean, gain = CHANCE.question("mean"), CHANCE.question("gain")
    assert [one.level for one in (mean.again, mean.harder, gain.easier, gain.harder)] == [1, 2, 1, 3]


@pytest.mark.parametrize(("rolls", "case"), [("0", "zero"), ("21", "many"), ("-1", "none"), ("2.5", "none")])
def test_a_number_of_rolls_that_tells_nothing_is_answered(rolls, case):
    asked = CHANCE.question("whose-chance")
    with pytest.raises(ReadError) as refused:
        asked.read(f"{asked.solution[0]}; {asked.solution[1]}; {rolls}")
    assert say_lesson("whose-rolls.unfit", case=case) in str(refused.value)


def test_a_guess_of_bars_stands_once_the_answer_is_there():
    """It may still be rolled, and not be made right afterwards."""
    asked = CHANCE.question("sixes")
    for is_shown in (False, True):
        offers = Offers()
        drawn = str(asked.cards_on(AnswerDesk("24, 10, 2", offers, is_shown=is_shown)))
        assert ('role="slider"' in drawn) != is_shown
        assert (say_drawing("rolls-guess", right=False) in drawn) == is_shown
        assert drawn.index('data-key="rolls"') < drawn.index("rolled-said"), "what grows stands below the buttons"


def test_dice_that_are_rolled_again_all_come_to_the_same_mean():
    """Whatever they showed before, which is the line across each bar."""
    board = rerolling(EVERY_SIDE)
    many = [*board.bars(5000)]
    assert [bar.level for bar in many] == [side / 6 for side in EVERY_SIDE]
    assert all(abs(bar.share * 6 - 3.5) < 0.1 for bar in many)
    assert [bar.said for bar in board.bars(0)] == [""] * 6
    page = Checkpoint(CHANCE.question("gain"))
    assert say_lesson("gain-first-tick") in page.html

    def roll(**boxes: str) -> None:
        wanted = Touch("roll", steps=100)
        page.press(next(n for n, one in enumerate(page.offered) if getattr(one, "thing", None) == wanted), **boxes)

    roll()
    assert "100 rolls of each die" not in page.html, "where the bars end is to be thought first"
    assert say_lesson("gain-tick-now", typed=False) in page.html
    roll(choice3="on")
    assert "100 rolls of each die" in page.html and not page.answers.now.tries, "a tick is enough"
    asked = page.question.try_out
    bars = zip(asked.sides, asked.bars(100), strict=True)
    heard = [say_lesson("gain-average", side=side, mean=bar.said) for side, bar in bars]
    assert all(one in page.spoken for one in heard), "the bars in words, for those who do not see them"
    page.answer(frozenset({0, 1, 2, 3}))
    assert escape(say_lesson("gain-against", side=4, high=True)) in page.html, "a wrong tick leads to the bars"


@pytest.mark.parametrize(
    ("cards", "kept"),
    [("put -1 deck", "−1"), ("put +2 deck", "+2"), (None, None), ("put +3 deck", "")],
)
def test_a_card_kept_for_the_next_round_is_weighed_where_the_biggest_number_counts(cards, kept):
    """In the round itself both ways come to the same."""
    table = opened("flip")
    put(table, *filter(None, (cards,)))
    put(table, "ready")
    match = table.match
    goal = goal_text(Goal.BIGGEST_NUMBER)
    assert Goal.BIGGEST_NUMBER in match.observe(LEARNER).goals
    said = weighed(match.observe(LEARNER), after("flip"))
    if kept == "":
        assert say_lesson("weighed-kept", goal=goal, own=None, other="+3") not in said and "+3" not in said
    else:
        assert said.endswith(say_lesson("weighed-kept", goal=goal, own=kept, other="+3"))


@pytest.mark.parametrize("part", ["zeroes", "order", "nine", "where", "sure", "again"])
def test_the_hints_of_a_decision_speak_of_its_task_and_no_other(part):
    """What the game advises weighs all goals of the round, and may lead away from what is asked."""
    table = opened(part)
    said = []
    while Press("hint") in table.offered and len(said) < 5:
        table.press(list(table.offered).index(Press("hint")))
        said.append(table.spoken)
        if len(said) > 1 and said[-1] == said[-2]:
            break
    assert said[:2] == [say_lesson(f"hint-{part}-{number}") for number in (1, 2)]


def test_what_was_said_to_a_guess_stays_while_dice_are_rolled_beside_it():
    """It asks for these rolls; a bar that is dragged takes it away."""
    page = Checkpoint(CHANCE.question("sixes"))
    said = page.answer((24, 12, 0)).said
    for rolled in (100, 200):
        things = [getattr(offer, "thing", offer) for offer in page.offered]
        page.press(things.index(Touch("roll", steps=100)))
        assert f"{rolled} games rolled" in page.html and said in read(page.html).text
    things = [getattr(offer, "thing", offer) for offer in page.offered]
    page.press(next(n for n, thing in enumerate(things) if isinstance(thing, Touch) and thing.steps == -1))
    assert said not in read(page.html).text
