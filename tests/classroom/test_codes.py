"""Codes are read as people type them, and a wrong one says which part is wrong."""

from __future__ import annotations

import pytest

from mathgames_widgets.classroom.codes import MOST, CodeError, new_code, read_code
from mathgames_widgets.serving.live import WRONG_CODES


@pytest.mark.parametrize(
    "typed",
    [
        "FERN-42",
        "fern-42",
        "Fern 42",
        "fern42",
        "  FERN - 42 ",
        "fern_42",
        "fern–42",
        "fern—42",
        "Fern.42",
        "fern  42",
        "ｆｅｒｎ ４２",
        "fern ٤٢",
    ],
)
def test_a_code_is_read_however_it_is_typed(typed):
    assert read_code(typed) == "FERN-42", "an old code"
    assert read_code(typed.replace("42", "42718").replace("４２", "４２７１８").replace("٤٢", "٤٢٧١٨")) == "FERN-42718"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type the code of your table, such as FERN-42718."),
        ("   ", "Type the code of your table, such as FERN-42718."),
        ("42", "The word is missing. A code is a word and a number, such as FERN-42718."),
        ("fern", "The number is missing. Which number comes after FERN?"),
        ("firn 42", "No table has the word FIRN. Is it FERN?"),
        ("xqzvk 42", "No table has the word XQZVK. Check the spelling."),
        ("fern 7", "No table has the number 7. It has five digits, as in FERN-42718."),
        ("fern 420", "No table has the number 420. It has five digits, as in FERN-42718."),
        ("fern 07", "No table has the number 07. It has five digits, as in FERN-42718."),
        ("fern 4271", "No table has the number 4271. It has five digits, as in FERN-42718."),
        ("fern 042718", "No table has the number 042718. It has five digits, as in FERN-42718."),
        ("fern 42 please", "A code is a word and a number, such as FERN-42718."),
        ("fern-42/../../etc", "A code is a word and a number, such as FERN-42718."),
        ("<b>fern</b>", "A code is a word and a number, such as FERN-42718."),
        ("f" * 5000, "A code is a word and a number, such as FERN-42718."),
        ("\ud83c", "The word is missing. A code is a word and a number, such as FERN-42718."),
    ],
)
def test_a_wrong_code_says_which_part_is_wrong(typed, said):
    with pytest.raises(CodeError) as wrong:
        read_code(typed)
    assert str(wrong.value) == said


def test_fresh_codes_are_read_back_and_differ():
    codes = {new_code() for _ in range(300)}
    assert {read_code(code) for code in codes} == codes
    assert len(codes) == 300


def test_no_code_is_found_by_trying_within_a_lesson():
    """Not even by somebody for whom the line of strangers moves all the time."""
    lesson = 90 * 60
    tried = WRONG_CODES[0] + lesson * WRONG_CODES[1]
    assert tried / MOST < 0.02
