"""Strips that are dragged and pairs that are marked beside a question: what they show is what the rules say."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from mathgames_widgets.games.mathleague import lesson
from mathgames_widgets.games.mathleague.lesson.practice.drawing import on_table
from mathgames_widgets.games.mathleague.lesson.practice.students import room_left
from mathgames_widgets.games.mathleague.lesson.questions import AMARA, BEN, CHIARA, ELIF, FERMAT, KOFI, _held
from mathgames_widgets.games.mathleague.lesson.strips import AttachCards, CapStrip, MarkPairs, ShareStrip, StillStrip
from mathgames_widgets.games.mathleague.rules.cards import Student
from mathgames_widgets.games.mathleague.words.cards import number_text
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.bars import RollOn
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.prediction import to_choose
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.table.screen import Select
from tests.table.pages import read


def dragged(strip: ShareStrip | CapStrip, draft: str, across: float) -> str:
    """The draft once its end was let go there."""
    values = {"across": f"{across}", "down": "0.5"}
    draft = strip.taken(AnswerDesk(draft, Offers(), values=values), Touch("end")).draft
    assert draft is not None
    return draft


def test_a_tenth_of_the_printed_number_is_found_by_dragging():
    question = lesson.question("cost")
    strip = question.try_out
    assert isinstance(strip, ShareStrip) and strip.high == 200 and len(strip.lines()) == 9
    draft = dragged(strip, "", 0.1)
    assert draft == strip.write(question.solution) == "20"
    assert strip.told(30) == "This is 3/20 of 200."
    assert strip.told(120) == "This is 6/10 of 200, and 6/10 = 3/5."
    assert strip.told(200) == "This is all of 200."
    page = str(strip.cards_on(AnswerDesk("20", Offers())))
    assert strip.told(20) == "This is 1/10 of 200." and "This is 1/10 of 200." in page
    assert ">20<" not in page and '"20"' not in page, "how many points that is, is asked"
    assert strip.taken(AnswerDesk(draft, Offers()), Touch("end", 1)).draft == "30"
    assert dragged(strip, draft, 1.0) == "200"


def test_the_score_stops_at_the_cap_and_what_is_over_is_lost():
    question = lesson.question("room")
    assert question.onward is None, "the strip beside the question is the only one"
    strip = replace(question.try_out, tells_worth=True)
    for worth in range(0, strip.high + 1, 5):
        raw = 180 + 2 * worth
        card, added, lost = [piece.length for piece in strip.stretches(worth)]
        assert (card, card + added, lost) == (180, min(raw, 300), max(raw - 300, 0))
    assert [at for at, _ in strip.lines()] == [300]
    assert strip.told(60) == "Tools worth 60: Ben scores 300."
    assert strip.told(70) == "Tools worth 70: Ben scores 300, and 20 points are lost."
    assert dragged(strip, "60", float(320 / strip.length)) == "70"


def test_before_the_answer_the_strip_says_what_tools_add_and_never_what_they_are_worth():
    """It goes on past the cap, where a bar that stops on its way looks stuck; halving is left to do."""
    question = lesson.question("room")
    strip = question.try_out
    assert isinstance(strip, CapStrip)
    furthest = int(dragged(strip, "", 1.0))
    assert strip.stretches(furthest)[2].length > 0
    doubled = "Doubled by Coach Fermat, the tools"
    assert strip.told(60) == f"{doubled} add 120: Ben scores 300."
    assert strip.told(70) == f"{doubled} would add 140: Ben scores 300, and 20 points are lost."
    page = str(strip.cards_on(AnswerDesk("60", Offers())))
    assert 'aria-valuenow="300"' in page and ">60<" not in page and "worth" not in page


def test_a_teacher_is_found_to_double_the_tools_and_a_second_one_to_change_nothing():
    question = lesson.question("ben")
    board = question.try_out
    assert isinstance(board, AttachCards) and board.is_to_play
    drafts = {board.say(answer): board.score(answer).points for answer in _some_of(len(board.cards))}
    assert question.solution not in drafts.values()
    assert board.say(()) == "Ben alone scores 180."
    assert board.say((2,)) == "Without a tool, Ben still scores 180."
    assert board.say((0, 1)) == "Ben scores 180 + 35 = 215."
    assert board.say((0, 1, 2)) == "Ben scores 180 + 35 + 35 = 250."
    assert board.say((0, 1, 2, 3)) == "With a second teacher, Ben still scores 180 + 35 + 35 = 250."
    draft = ""
    for place in (0, 3, 0):
        draft = board.taken(AnswerDesk(draft, Offers()), Select(place)).draft
    assert draft == "3"
    page = read(Checkpoint(replace(question, is_guess=True)).html)
    assert len(page.find(data_key="attach")) == 1 and page.one(data_key="explorer").get("open") is not None


def _some_of(many: int) -> list[tuple[int, ...]]:
    return [some for size in range(many + 1) for some in combinations(range(many), size)]


def test_the_chance_is_weighed_against_a_team_that_is_sure():
    """Each pair of the seven, with the best that its students can make: drawing scores less than Elif does."""
    question, chance = lesson.question("wait"), lesson.question("left")
    asked = question.reason
    assert asked is not None
    others = [on_table(BEN, [FERMAT, *_held("orange Mean")]), *map(on_table, (AMARA, CHIARA))]
    cards = chance.try_out.cards
    best = Fraction(0)
    for pair in combinations(cards, 2):
        scores = [on_table(card).points for card in pair if isinstance(card, Student)]
        best += max([sum([one.points for one in others], score) / 4 for score in scores], default=Fraction(0)) / 21
    sure = sum([one.points for one in others], on_table(ELIF).points) / 4 + 10
    assert 7 * best <= question.solution == 7 * chance.solution * Fraction("191.25") < 7 * sure
    told = plain_text(question.prompt)
    assert f"{plain(chance.solution)})" in told and sure == Fraction("171.25")
    assert "230 + 200 + 165 + 90 = 685, 685 ÷ 4 = 171.25" in told
    assert "190 + 200 + 165 + 210 = 765, 765 ÷ 4 = 191.25" in told
    assert [asked.judge(place).right for place in range(2)] == [True, False]
    assert question.judge("1338.75").misconception.id == "best-case-only"


def test_what_was_drawn_is_told_in_points():
    board = lesson.question("wait").try_out
    draft = board.taken(AnswerDesk("", Offers()), Touch("roll", steps=10)).draft
    hits = board.seen(10)[0]
    points = hits * Fraction("191.25")
    assert 0 < hits < 10
    told = f"10 draws, {hits} with a student: {hits} × 191.25 = {number_text(points)} points."
    page = str(board.cards_on(AnswerDesk(draft, Offers()))).replace("\xa0", " ")
    assert f"{told} That is about {float(points / 10):.1f} for each draw." in page
    once = board.taken(AnswerDesk("", Offers()), Touch("roll", steps=1)).said
    assert once == (
        "One draw, and a student: 191.25 points." if board.seen(1)[0] else "One draw, and no student: 0 points."
    )


def test_a_wrong_answer_moves_the_strip_beside_its_question_and_is_drawn_nowhere_else():
    page = Checkpoint(lesson.question("room"))
    for text in ("120", "264"):  # for the second there is no room
        page.answer(text)
        assert "would add 240: Ben scores 300, and 120 points are lost." in page.html
        assert page.html.count("mg-league-strip-rail") == 1


def test_the_pairs_are_counted_as_soon_as_the_chance_is_right():
    page = Checkpoint(lesson.question("left"))
    page.answer("5/7")
    assert "15 of the 21 equally likely pairs have a STUDENT card" in page.html


def test_an_answer_as_high_as_a_doubled_student_hears_what_is_doubled():
    question = lesson.question("ben")
    assert "That is more than 2 × 180 = 360. A teacher doubles only the tools" in question.judge("375").said
    assert "would have to add" in question.judge("350").said


@pytest.mark.parametrize("student", [BEN, KOFI])
@pytest.mark.parametrize("coach", [(), (FERMAT,)])
def test_a_wrong_answer_is_drawn_on_the_strip(student, coach):
    question = room_left(on_table(student, coach))
    over = question.pictured(question.solution + 10)
    assert isinstance(over, StillStrip) and over.strip.stretches(over.answer)[2].length == 10 * (1 + len(coach))
    assert question.pictured(Fraction(1, 3)) is None and question.pictured(Fraction(10_000)) is None
    assert "mg-league-strip-lost" in str(over.draw())


def test_what_no_strip_has_cannot_be_read():
    strip = lesson.question("cost").try_out
    for text in ("-5", "201", "x", ""):
        with pytest.raises(ReadError):
            strip.read(text)


def test_every_pair_of_the_seven_cards_can_be_marked_once():
    question = lesson.question("left")
    board = question.try_out
    assert isinstance(board, MarkPairs)
    with_student = [pair for pair in combinations(board.cards, 2) if any(isinstance(one, Student) for one in pair)]
    assert Fraction(len(with_student), len(board.pairs)) == question.solution
    assert len(board.solution) == len(with_student) == 15
    draft = ""
    for name in ("0-1", "1-5", "0-1"):
        draft = board.taken(AnswerDesk(draft, Offers()), Select(name)).draft
    assert draft == "1-5" and board.say(board.read(draft)) == "1 of 21 pairs marked."
    page = Checkpoint(question)
    assert page.html.count('data-key="pair-') == 21


def test_each_guess_is_drawn_beside_two_of_the_seven_cards():
    """Every answer that can be chosen has bars of its own; what is drawn has the chance of the rules."""
    question = lesson.question("left")
    assert isinstance(question.onward, RollOn)
    assert Fraction(question.onward.cases.count(0), len(question.onward.cases)) == question.solution
    options = [Fraction(plain_text(one.text)) for one in to_choose(question).options]
    boards = [question.onward.predicted(option) for option in options]
    assert len(options) == 5 and all(boards)
    assert [Fraction(board.start[0], 21) for board in boards] == options
    said = str(boards[0].cards_on(AnswerDesk("", Offers(), is_shown=True)))
    assert "Draw 100 times" in said and "Roll" not in said


def test_the_hint_for_ben_says_nothing_of_a_cap_that_is_not_known_yet():
    question = lesson.question("ben")
    assert "cap" not in plain_text(question.hint) and "300" not in question.judge("370").said
    assert "300" in question.harder("FERN-42").judge("9999").said


def test_a_pair_that_is_marked_by_mistake_is_named_and_a_right_one_is_not():
    pairs = lesson.question("left").try_out
    assert isinstance(pairs, MarkPairs)
    none = next(pair for pair in pairs.pairs if pair not in pairs.solution)
    one, other = (pairs.cards[place].name for place in none)
    said = pairs.say((*pairs.solution, none))
    assert said.startswith("16 of 21 pairs marked.") and f"{one} and {other}" in said
    assert pairs.say(pairs.solution) == "15 of 21 pairs marked."


def test_the_grid_of_pairs_has_names_above_and_beside_it():
    pairs = lesson.question("left").try_out
    assert isinstance(pairs, MarkPairs)
    heads = read(str(pairs.cards_on(AnswerDesk("", Offers())))).find(tag="th")
    names = [one.name for one in pairs.cards]
    assert [one.text for one in heads] == [*names[1:], *names[:-1]]


def test_the_reason_begins_with_the_pairs_that_were_marked():
    why = lesson.question("left").why
    assert why.claim.startswith("15 of the 21 equally likely pairs have a STUDENT card")


def test_the_drawing_of_a_guess_is_folded_below_its_answer():
    """There the reason comes first, and the bars were seen before."""
    page, other = Checkpoint(lesson.question("left")), Checkpoint(lesson.question("room"))
    page.answer("5/7")
    other.answer("60")
    tried, drawn = read(page.html).find(data_key="explorer")
    assert tried.get("open") is not None and drawn.get("open") is None
    assert read(other.html).find(data_key="explorer")[-1].get("open") is not None
