"""Codes are read as people type them, and a wrong one says which part is wrong."""

from __future__ import annotations

import pytest

from mathgames_widgets.classroom.codes import MOST, CodeError, new_code, read_code


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
    assert read_code(typed) == "FERN-42"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type the code of your table, such as FERN-42."),
        ("   ", "Type the code of your table, such as FERN-42."),
        ("42", "The word is missing. A code is a word and a number, such as FERN-42."),
        ("fern", "The number is missing. Which number comes after FERN?"),
        ("firn 42", "No table has the word FIRN. Is it FERN?"),
        ("xqzvk 42", "No table has the word XQZVK. Check the spelling."),
        ("fern 7", "No table has the number 7. It is one from 10 to 99."),
        ("fern 420", "No table has the number 420. It is one from 10 to 99."),
        ("fern 07", "No table has the number 07. It is one from 10 to 99."),
        ("fern 42 please", "A code is a word and a number, such as FERN-42."),
        ("fern-42/../../etc", "A code is a word and a number, such as FERN-42."),
        ("<b>fern</b>", "A code is a word and a number, such as FERN-42."),
        ("f" * 5000, "A code is a word and a number, such as FERN-42."),
        ("\ud83c", "The word is missing. A code is a word and a number, such as FERN-42."),
    ],
)
def test_a_wrong_code_says_which_part_is_wrong(typed, said):
    with pytest.raises(CodeError) as wrong:
        read_code(typed)
    assert str(wrong.value) == said


def test_fresh_codes_are_read_back_and_differ():
    codes = {new_code() for _ in range(300)}
    assert {read_code(code) for code in codes} == codes
    assert len(codes) > 250 and MOST > 5000
