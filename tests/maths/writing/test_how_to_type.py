"""What people are told about typing a function holds: each example in the document and beside the box."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import ClickGraph, Number, Numbers, Target
from mathgames_widgets.questions.controls import is_typed
from mathgames_widgets.questions.question import AnswerOutcome, outcome_of
from mathgames_widgets.questions.typed import Chance, functions_typed
from tests.questions.kinds import NAMED, WHY, progress

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = (ROOT / "docs" / "typing.md").read_text(encoding="utf-8")
READ_AS = re.findall(r"^\| `([^`]+)` \| ([^`|]+) \| ", DOCUMENT, re.MULTILINE)
TWO_WAYS = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \|$", DOCUMENT, re.MULTILINE)
BESIDE = " ".join(functions_typed())

read = RationalFunction.parse


def test_the_document_has_its_examples():
    assert len(READ_AS) >= 9 and len(TWO_WAYS) >= 3
    assert {"x/2x", "1/2(x+1)"} <= {typed for typed, _, _ in TWO_WAYS}
    assert "1/x(x+1)" in dict(READ_AS)


@pytest.mark.parametrize(("typed", "shown"), READ_AS)
def test_what_is_typed_is_read_as_the_document_shows_it(typed, shown):
    assert str(read(typed)) == shown


@pytest.mark.parametrize(("typed", "one", "other"), TWO_WAYS)
def test_what_has_two_meanings_is_not_read_and_each_of_them_is(typed, one, other):
    with pytest.raises(ReadError, match="can be read in more than one way"):
        read(typed)
    assert not read(one).equals(read(other))


def test_beside_the_box_stands_the_same():
    """Each example there can be read, but for the two that are named as not clear."""
    said = re.findall("`([^`]+)`", BESIDE)
    unclear = {"x/2x": ("x/(2x)", "(x/2)x"), "1/2(x+1)": ("1/(2(x+1))", "(1/2)(x+1)")}
    assert {*unclear, *(way for ways in unclear.values() for way in ways), "1/x(x+1)", "1/(x(x+1))"} <= set(said)
    for text in set(said) - {*unclear, "^", "/"}:
        read(text)
    for typed, ways in unclear.items():
        assert (typed, *ways) in TWO_WAYS
    assert read("1/x(x+1)") == read("1/(x(x+1))")


@pytest.mark.parametrize("key", sorted(NAMED))
def test_beside_every_box_stands_folded_how_to_type_an_answer(key):
    """With what is told of functions only where one is asked for; a counterexample has its form in its prompt."""
    html = progress().ask(key).html
    assert ("How to type it" in html) == (is_typed(NAMED[key].question) and key != "whose")
    assert ("(1/2)(x+1)" in html) == (key in ("expression", "write"))


@pytest.mark.parametrize(
    "question",
    [
        Number(prompt="", value=2, why=WHY),
        Chance(prompt="", value=Fraction(1, 2), why=WHY),
        Numbers(prompt="", values=(2, 3), why=WHY),
        ClickGraph(prompt="", targets=(Target(2, 3),), why=WHY),
    ],
    ids=lambda one: type(one).__name__,
)
def test_what_stands_there_of_numbers_can_be_typed(question):
    examples = [text for line in question.how_to_type for text in re.findall("`([^`]+)`", line)]
    assert examples
    for text in examples:
        assert outcome_of(question, text) is AnswerOutcome.WRONG, text
