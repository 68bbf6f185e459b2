"""What a pupil types is read as people write it, and every answer has one of seven outcomes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.core.messages import room, speaking
from mathgames_widgets.games.mathleague.lesson.practice.drawing import Points
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError, TwoReadings
from mathgames_widgets.maths.writing.words import mean_text
from mathgames_widgets.questions import ClickGraph, Expression, Number, Numbers, Target
from mathgames_widgets.questions.controls import echo
from mathgames_widgets.questions.question import AnswerOutcome, Question, outcome_of, was_right
from mathgames_widgets.questions.reading import Form, function, is_none, number, numbers, share
from mathgames_widgets.questions.typed import Chance, FillTable

WHY = Explanation("Because.")
HALF = Fraction(1, 2)


def asks(value: Fraction | int | None, **more: object) -> Number:
    return Number(prompt="What is it?", value=value, why=WHY, **more)  # type: ignore[arg-type]


def asks_for(*values: Fraction | int) -> Numbers:
    return Numbers(prompt="Which?", values=values, why=WHY)


# ── numbers ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "value", "form"),
    [
        ("7", 7, Form.WHOLE),
        ("+7", 7, Form.WHOLE),
        ("(7)", 7, Form.WHOLE),
        ("7,", 7, Form.WHOLE),
        ("−0.25", Fraction(-1, 4), Form.DECIMAL),
        ("0,5", HALF, Form.DECIMAL),
        (".5", HALF, Form.DECIMAL),
        ("3/5", Fraction(3, 5), Form.FRACTION),
        ("6/10", Fraction(3, 5), Form.NOT_LOWEST),
        ("8/2", 4, Form.NOT_LOWEST),
        ("(-3)/5", Fraction(-3, 5), Form.FRACTION),
        ("3/-5", Fraction(-3, 5), Form.FRACTION),
        ("½", HALF, Form.FRACTION),
        ("-2½", Fraction(-5, 2), Form.MIXED),
        ("- 1 1/2", Fraction(-3, 2), Form.MIXED),
        ("12.5 %", Fraction(1, 8), Form.PERCENT),
        ("12,5%", Fraction(1, 8), Form.PERCENT),
        ("p = 1/4", Fraction(1, 4), Form.FRACTION),
        ("P(A)=1/4", Fraction(1, 4), Form.FRACTION),
        ("y=2/3", Fraction(2, 3), Form.FRACTION),
        ("f(0) = 2", 2, Form.WHOLE),
        ("x₁ = 2", 2, Form.WHOLE),
        ("= 2", 2, Form.WHOLE),
        ("4+(-13)", -9, Form.UNEVALUATED),
        ("11--1", 12, Form.UNEVALUATED),
        ("+-9", -9, Form.UNEVALUATED),
        ("- -3", 3, Form.UNEVALUATED),
        ("2^3", 8, Form.UNEVALUATED),
        ("1/6*1/6", Fraction(1, 36), Form.UNEVALUATED),
        ("12,345,678", 12345678, Form.WHOLE),
        ("two", 2, Form.WHOLE),
        ("Two.", 2, Form.WHOLE),
        ("minus three", -3, Form.WHOLE),
        ("−two", -2, Form.WHOLE),
        ("five points", 5, Form.WHOLE),
        ("x = zero", 0, Form.WHOLE),
        ("twenty-one", 21, Form.WHOLE),
        ("two thirds", Fraction(2, 3), Form.FRACTION),
        ("minus one third", Fraction(-1, 3), Form.FRACTION),
        ("2 quarters", Fraction(1, 2), Form.NOT_LOWEST),
        ("Half.", Fraction(1, 2), Form.FRACTION),
        ("two and a half", Fraction(5, 2), Form.MIXED),
        ("five thirty-sixths", Fraction(5, 36), Form.FRACTION),
        ("fifty percent", Fraction(1, 2), Form.PERCENT),
        ("31.5 per cent", Fraction(63, 200), Form.PERCENT),
        ("C(7,2)", 21, Form.UNEVALUATED),
        ("7C2", 21, Form.UNEVALUATED),
        ("7 choose 2", 21, Form.UNEVALUATED),
        ("nCr(7; 2)", 21, Form.UNEVALUATED),
        ("1 - C(4, 2)/C(7, 2)", Fraction(5, 7), Form.UNEVALUATED),
    ],
)
def test_a_number_is_read_with_its_form(text: str, value: Fraction | int, form: Form) -> None:
    found = number(text)
    assert found.answer == value
    assert form in found.forms


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("4+(-13)", "4 + (−13)"),
        ("11--1", "11 − −1"),
        ("6/10", "6/10"),
        ("33%", "33%"),
        ("-1 1/2", "−1 1/2"),
        ("0,5", "0.5"),
        ("½", "1/2"),
        ("2*3^2", "2 · 3²"),
        ("7C2", "C(7, 2)"),
        ("1-C(4,2)/C(7,2)", "1 − C(4, 2)/C(7, 2)"),
    ],
)
def test_what_is_understood_stands_as_it_was_typed_and_is_not_worked_out(text: str, shown: str) -> None:
    found = number(text).understood
    assert found is not None and found.plain() == shown


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2x", 'I can read "2", but not the "x" after it; write only a number.'),
        ("5 cats", 'I can read "5", but not the "cats" after it; write only a number.'),
        ("0, 5", 'I can read "0", but not the ", 5" after it; write only a number.'),
        ("±3", '"±" stands for two numbers; write one.'),
        ("{3", 'The bracket "{" is never closed.'),
        ("3]", 'The bracket "]" closes nothing; put an opening bracket before it, or delete it.'),
        ("3/0", "Nothing can be divided by 0."),
        ("half of it", '"half of it" cannot be read; write it with digits, such as 31.'),
        ("a few", '"a few" cannot be read; write it with digits, such as 31.'),
        ("x≈-2", '"≈" means “about”; write the exact number.'),
        ("x ~ -2", '"~" means “about”; write the exact number.'),
        ("1:3", 'I can read "1", but not the ":3" after it; write only a number.'),
        ("9 r 1", '"9 r 1" has a whole number and a remainder. Write one number, or “none”.'),
        ("", "Write a number first."),
    ],
)
def test_what_cannot_be_read_is_told_with_what_was(text: str, said: str) -> None:
    with pytest.raises(ReadError) as wrong:
        number(text)
    assert str(wrong.value) == said


def test_the_example_for_words_is_a_fraction_only_where_one_is_asked_for() -> None:
    def said(question: Question) -> str:
        with pytest.raises(ReadError) as wrong:
            question.judge("a lot")
        return str(wrong.value).split("such as ")[1]

    chance = Chance(prompt="How likely?", value=HALF, why=WHY)
    assert {said(chance), said(asks(HALF, form=Form.FRACTION))} == {"17/23 or 31.5%."}
    assert {said(asks(3)), said(asks_for(3))} == {"31."}


@pytest.mark.parametrize("text", ["x≈-2", "-2, ≈0", "x ~ 0", "x ≈ -1-1 = -2", "-2 ≈ -2", "≈ -1 - 1 ≈ -2"])
def test_what_a_number_is_about_is_never_right(text: str) -> None:
    for question in (asks(-2), asks_for(-2, 0)):
        with pytest.raises(ReadError, match="means “about”"):
            question.judge(text)


def test_brackets_that_are_closed_are_not_called_open() -> None:
    with pytest.raises(ReadError) as wrong:
        numbers("R \\ {-2, 0, 3}")
    assert str(wrong.value) == '"R \\ {-2, 0, 3}" cannot be read; write only a number.'


@pytest.mark.parametrize(
    ("text", "said"),
    [("10/36", "10/36"), ("1 2/3", "1 2/3"), ("2 – 9", "2 − 9 = −7"), ("6x6", "6 · 6 = 36"), ("none", "there is none")],
)
def test_a_wrong_number_is_said_as_it_was_typed_and_as_it_was_read(text: str, said: str) -> None:
    assert asks(7).judge(text).said == f"Not yet: {said}."


def test_a_list_of_values_that_are_not_all_worked_out_is_not_called_unfinished_as_a_whole() -> None:
    assert asks_for(-2, 3).judge("-2, 6/2").said.startswith("All values are right, but some")
    assert asks_for(3).judge("6/2").said.startswith("Not finished: 6/2")


def test_a_pair_that_is_no_right_list_may_be_a_point() -> None:
    assert asks_for(7, -1).judge("(7, -1)").right
    with pytest.raises(TwoReadings) as asked:
        asks_for(7).judge("(7, -1)")
    assert asked.value.readings == ("7; -1", "7")
    with pytest.raises(TwoReadings) as asked:
        numbers("(2, 0) and (-1, 0)")
    assert asked.value.readings == ("2; -1", "0; 0")


def test_digits_in_brackets_go_on_or_are_multiplied() -> None:
    assert number("0.(6)").answer == number("0.66...").answer == Fraction(2, 3)
    with pytest.raises(TwoReadings) as asked:
        number("-0.1(6)")
    assert asked.value.readings == ("-1/6", "-0.1*6")
    assert [number(one).answer for one in asked.value.readings] == [Fraction(-1, 6), Fraction(-3, 5)]


def test_odds_are_a_chance_and_one_to_three_is_asked_about() -> None:
    quarter = Chance(prompt="What is the chance?", value=Fraction(1, 4), why=WHY)
    with pytest.raises(TwoReadings) as asked:
        quarter.judge("1:3")
    assert asked.value.readings == ("1/3", "1/4")
    assert echo(quarter, {"answer": "1 : 3"}).said == '"1 : 3" can be read in two ways.'
    assert Chance(prompt="What is the chance?", value=Fraction(3, 4), why=WHY).judge("3:1").right
    with pytest.raises(ReadError, match='not the ":3" after it'):
        asks(Fraction(1, 4)).judge("1:3")


def test_a_number_of_ways_is_not_worked_out_yet() -> None:
    assert outcome_of(asks(21), "C(7, 2)") is AnswerOutcome.UNFINISHED
    assert outcome_of(asks(20), "7C2") is AnswerOutcome.WRONG


def test_a_list_and_a_share_are_read_in_words() -> None:
    assert numbers("two and a half, minus one third").answer == (Fraction(5, 2), Fraction(-1, 3))
    assert numbers("one half and two").answer == (Fraction(1, 2), 2)
    assert share("two out of three") == "2/3" and share("two of them") == "two of them"


def test_a_thousand_or_one_is_asked() -> None:
    with pytest.raises(TwoReadings) as asked:
        number("1,250")
    assert asked.value.readings == ("1250", "1.250")
    assert [number(text).answer for text in asked.value.readings] == [1250, Fraction(5, 4)]
    with speaking("de"):
        assert number("1,250").answer == Fraction(5, 4)
        with pytest.raises(TwoReadings) as asked:
            number("1.250")
        assert [number(text).answer for text in asked.value.readings] == [1250, Fraction(5, 4)]


# ── lists ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text",
    [
        "-2, 0, 3",
        "{-2,0,3}",
        "[-2; 0; 3]",
        "(-2,0,3)",
        "-2 0 3",
        "−2, 0 and 3",
        "x = -2 or x = 0 or x = 3",
        "x₁ = -2, x₂ = 0, x₃ = 3",
        "x ∈ {-2, 0, 3}",
        "-2, 0, 3,",
        "−2,0,3;",
        "-2 & 0 & 3",
    ],
)
def test_a_list_is_read_however_it_is_written(text: str) -> None:
    assert numbers(text).answer == (-2, 0, 3)


def test_plus_or_minus_is_two_numbers_of_a_list() -> None:
    assert asks_for(9, -9, 17, -17).judge("±9, ±17").right
    assert asks_for(9, -9).judge("+/-9").right
    assert asks_for(-1, 5).judge("x = 2 ± 3").outcome is AnswerOutcome.UNFINISHED
    assert outcome_of(asks_for(9, -9), "+-9") is AnswerOutcome.TWO_READINGS


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("0,5", [(0, 5), (HALF,)]),
        ("1 1/2", [(Fraction(3, 2),), (1, HALF)]),
        ("3 1 1/2", [(3, Fraction(3, 2)), (3, 1, HALF)]),
    ],
)
def test_a_list_that_means_two_things_is_asked_about(text: str, readings: list[tuple[Fraction, ...]]) -> None:
    with pytest.raises(TwoReadings) as asked:
        numbers(text)
    assert [numbers(one).answer for one in asked.value.readings] == readings


def test_commas_are_decimal_where_nothing_else_fits() -> None:
    assert numbers("0,5; 1,5").answer == (HALF, Fraction(3, 2))
    assert numbers("1,5").answer == (1, 5)
    assert numbers("(1,2/3)").answer == (1, Fraction(2, 3))
    with speaking("de"):
        assert numbers("0,5 und 1,5, 2".replace("und", "and")).answer == (HALF, Fraction(3, 2), 2)
        assert numbers("-2,0,3").answer == (-2, 0, 3)
        with pytest.raises(TwoReadings):
            numbers("1,5")


@pytest.mark.parametrize(
    "text", ["none", "No value.", "impossible", "no solution", "∅", "{}", "{ }", "x = none", "-", "DNE"]
)
def test_there_is_none_in_many_words(text: str) -> None:
    assert is_none(text)
    assert asks(None).judge(text).outcome is AnswerOutcome.RIGHT
    assert asks_for().judge(text).outcome is AnswerOutcome.RIGHT
    assert asks(0).judge(text).outcome is AnswerOutcome.WRONG


@pytest.mark.parametrize("text", ["∞", "-∞", "infinity"])
def test_infinity_is_read_and_is_no_number(text: str) -> None:
    said = asks(None).judge(text).said
    assert said.endswith("∞ is not a number.")
    assert outcome_of(asks_for(2), f"2, {text}") is AnswerOutcome.WRONG
    assert outcome_of(Chance(prompt="", value=1, why=WHY, idea=lambda one: one / 2), text) is AnswerOutcome.WRONG


# ── functions, and places ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "below", "first"),
    [
        ("(x-3)/(x+1)(x-3)", "(x-3)/((x+1)(x-3))", "(x-3)(x-3)/(x+1)"),
        ("(x+1)/(x+2)(-x-2)", "(x+1)/((x+2)(-x-2))", "(x+1)(-x-2)/(x+2)"),
        ("1/3x", "1/(3x)", "(1/3)x"),
        ("1/2(x+1)", "1/(2(x+1))", "(1/2)(x+1)"),
        ("2+(1/x(x+1))", "2+(1/(x(x+1)))", "2+(x+1)/x"),
    ],
)
def test_what_stands_side_by_side_below_a_line_is_asked_about(text: str, below: str, first: str) -> None:
    with pytest.raises(TwoReadings) as asked:
        function(text)
    both = [function(one).answer for one in asked.value.readings]
    assert [one.equals(RationalFunction.parse(two)) for one, two in zip(both, (below, first), strict=True)] == [
        True,
        True,
    ]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("x+1/(x+2)(-x-2)", ["x + 1 / ((x + 2)(−x − 2))", "(x + 1) / ((x + 2)(−x − 2))", "x + 1 / (x + 2) × (−x − 2)"]),
        ("x-2/3x", ["x − 2 / (3x)", "(x − 2) / (3x)", "x − 2/3 × x"]),
    ],
)
def test_a_sum_before_a_line_may_be_meant_to_stand_above_it_and_is_shown_as_typed(text: str, shown: list[str]) -> None:
    with pytest.raises(TwoReadings) as asked:
        function(text)
    assert [str(function(one).understood) for one in asked.value.readings] == shown


@pytest.mark.parametrize("text", ["x+1/(x+2)^2", "(2-1/x)/(x-3)", "-x-1/x+2"])
def test_a_sum_with_a_quotient_is_read_back_as_it_was_typed(text: str) -> None:
    found = function(text)
    assert str(found.understood).replace("−", "-").replace(" ", "").replace("²", "^2") == text
    assert function(str(found.understood)).answer == found.answer


def test_a_sum_in_brackets_or_behind_a_product_sign_leaves_two_readings() -> None:
    for text in ("(x+1)/(x+2)(x-2)", "(x+1)(x-3)/(x+2)(x-2)", "-x/(x+2)(x-2)"):
        with pytest.raises(TwoReadings) as asked:
            function(text)
        assert len(asked.value.readings) == 2


def test_the_library_reads_by_its_rule_unless_it_is_asked_to_be_strict() -> None:
    text = "(x-3)/(x+1)(x-3)"
    assert RationalFunction.parse(text) == RationalFunction.parse("(x-3)/((x+1)(x-3))")
    with pytest.raises(TwoReadings):
        RationalFunction.parse(text, strict=True)


def test_a_function_may_have_decimal_commas_and_small_fractions() -> None:
    assert function("0,5x").answer == function("½x").answer == RationalFunction.parse("0.5x")


def test_a_place_is_two_numbers_in_any_brackets() -> None:
    place = ClickGraph(prompt="", targets=(Target(0, 5),), why=WHY)
    assert place.judge("0,5").right and place.judge("(0; 5)").right and place.judge("0 5").right


# ── the seven outcomes ────────────────────────────────────────────────────────────────────────────────────────────

TABLE = FillTable(prompt="", why=WHY, corner="", rows=("11 − −1", "6 ÷ 0"), columns=("value",), values=(12, None))
say_question = room("mathgames_widgets.questions")
CANCELLED = Expression(
    prompt="",
    value=RationalFunction.parse("(x+1)/(x-3)"),
    before=RationalFunction.parse("(x+1)(x-2)/((x-3)(x-2))"),
    why=WHY,
)
LINE = Expression(prompt="", value=RationalFunction.parse("1/((x+1)(x-3))"), why=WHY)
THIRD = asks(Fraction(1, 3))
R, F, C, U, T, W, N = AnswerOutcome


def test_a_fraction_need_not_be_in_lowest_terms_and_an_integer_is_no_fraction() -> None:
    assert THIRD.judge("2/6").said == "Right: 1/3. 2/6 is 1/3 in lowest terms."
    assert Chance(prompt="", value=HALF, why=WHY).judge("18/36").said == "Right: 1/2. 18/36 is 1/2 in lowest terms."
    assert asks(-2).judge("-4/2").said == "Not finished: −4/2 is an integer. Write it without a fraction."


@pytest.mark.parametrize(
    ("question", "text", "outcome"),
    [
        (THIRD, "1/3", R),
        (THIRD, "2/6", R),
        (THIRD, "33%", C),
        (THIRD, "0.3333", C),
        (THIRD, "0.34", W),
        (THIRD, "33/100", C),
        (asks(Fraction(2, 3)), "0.67", C),
        (asks(Fraction(2, 3)), "0.66", C),
        (asks(HALF), "50%", F),
        (Chance(prompt="", value=HALF, why=WHY), "50%", R),
        (asks(HALF, form=Form.FRACTION), "0.5", F),
        (asks(HALF, form=Form.FRACTION, is_form_the_point=True), "0.5", F),
        (asks(HALF, form=Form.FRACTION, is_form_the_point=True), "2/4", U),
        (asks(-9), "4+(-13)", U),
        (asks(-9), "+-9", U),
        (asks(4), "8/2", U),
        (asks(5), "4+(-13)", W),
        (asks(12), "", N),
        (asks(12), "12 cats", N),
        (asks(1250), "1,250", T),
        (asks_for(2, Fraction(1, 3)), "2, 0.33", C),
        (asks_for(2, Fraction(1, 3)), "0.33", W),
        (asks_for(0, 5), "0,5", T),
        (TABLE, "12; none", R),
        (TABLE, "11--1; none", U),
        (TABLE, "12; ∞", W),
        (LINE, "1/(x+1)(x-3)", T),
        (LINE, "1/((x+1)(x-3))", R),
        (LINE, "2z", N),
        (CANCELLED, "(x+1)/(x-3)", R),
        (CANCELLED, "-(x+1)/(3-x)", R),
        (CANCELLED, "(2x+2)/(2x-6)", F),
        (CANCELLED, "2(x+1)/(4(x-3)/2)", F),
        (CANCELLED, "(4x+4)/(2x-6)", W),
    ],
)
def test_each_answer_has_its_outcome(question: Question, text: str, outcome: AnswerOutcome) -> None:
    assert outcome_of(question, text) is outcome


def test_only_right_answers_count_and_another_form_only_where_it_is_not_the_point() -> None:
    assert asks(HALF, form=Form.FRACTION).judge("0.5").right
    assert not asks(HALF, form=Form.FRACTION, is_form_the_point=True).judge("0.5").right
    assert not THIRD.judge("33%").right and not asks(-9).judge("4+(-13)").right


def test_the_form_that_was_asked_for_is_said() -> None:
    verdict = CANCELLED.judge("2(x+1)/(2(x-3))")
    assert verdict.right and "after cancelling" in verdict.said and "by 2." in verdict.said
    assert asks(HALF, form=Form.FRACTION).judge("50%").said == "Right: 1/2. The question asks for a fraction."


@pytest.mark.parametrize(
    "behind",
    [
        ", x≠2",
        ", x != 2",
        "; x ≠ 2",
        " for x ≠ 2",
        " (x≠2)",
        " x=/=2",
        ", where x ≠ 2 and x ≠ 3",
        ", x ≠ 2, 3",
        ", x≠3, x≠2.",
    ],
)
def test_a_restriction_behind_what_is_left_after_cancelling_is_read_and_well_kept(behind: str) -> None:
    verdict = CANCELLED.judge(f"(x+1)/(x-3){behind}")
    assert verdict.right and verdict.said.endswith(say_question("restriction-kept"))


def test_a_restriction_that_misses_the_hole_is_completed_and_a_wrong_one_is_told() -> None:
    missing, wrong = CANCELLED.judge("(x+1)/(x-3), x≠3"), CANCELLED.judge("(x+1)/(x-3), x≠2, x≠-1")
    assert missing.right and missing.said.endswith(say_question("restriction-missing", numbers=["2"]))
    assert not wrong.right and wrong.said == say_question("restriction-wrong", x="−1")
    assert not CANCELLED.judge("(x+2)/(x-3), x≠2").right
    with pytest.raises(ReadError):
        LINE.judge("1/((x+1)(x-3)), x≠3")
    with pytest.raises(ReadError):
        CANCELLED.judge("(x+1)/(x-3), x≠")


@pytest.mark.parametrize("behind", [", x≠1", " (x ≠ 1)", " for x ≠ 1 and x ≠ 3"])
def test_a_restriction_stays_in_both_readings_of_what_stands_before_it(behind: str) -> None:
    with pytest.raises(TwoReadings) as asked:
        CANCELLED.judge(f"1/(x+2)(x+2){behind}")
    assert asked.value.readings == (f"1/((x+2)(x+2)){behind}", f"1/(x+2)*(x+2){behind}")
    assert [CANCELLED.reading(one).excluded[0] for one in asked.value.readings] == [1, 1]


def test_a_known_idea_comes_before_a_rounded_number() -> None:
    from mathgames_widgets.questions import Misconception, Wrong

    idea = Misconception.of("cut", "Hundredths", "There are three thirds.")
    assert asks(Fraction(1, 3), misconceptions=(Wrong(Fraction(33, 100), idea),)).judge("33%").misconception == idea


def test_what_was_right_before_there_were_seven_outcomes_stays_right() -> None:
    assert was_right(asks(-9), "4+(-13)") and was_right(LINE, "1/(x+1)(x-3)") and not was_right(asks(-9), "9")


@pytest.mark.parametrize("text", ["3 + 4 = 7", "6/0", "1 in 3", "3 of 6", "none", "7", "2x", "0,5", "33%"])
def test_what_is_read_back_is_the_same_whatever_the_right_answer_is(text: str) -> None:
    """Else one could look for the right answer by typing."""
    questions = [asks(value) for value in (None, 7, Fraction(1, 3))]
    assert len({echo(one, {"answer": text}).said for one in questions}) == 1
    assert len({echo(one, {"answer": "(7, -1)"}).said for one in (asks_for(7), asks_for(7, -1))}) == 1


def test_a_language_with_a_decimal_comma_reads_it_and_shows_it() -> None:
    points = Points(prompt="", value=Fraction(335, 2), why=WHY)
    assert points.judge("167.5").said == "Right: 167.5."
    with speaking("de"):
        assert points.judge("167,5").said == "Right: 167,5."
        assert mean_text(Fraction(7, 2)) == "3,5"
        assert echo(points, {"answer": "167.5"}).said.endswith("167,5")


def test_a_power_as_in_python_is_shown_as_a_power():
    assert [number(text).understood.plain() for text in ("2**3", "2^3")] == ["2³", "2³"]
