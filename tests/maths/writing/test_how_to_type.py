"""What people are told about typing a function holds: each example in the document and beside the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions.controls import how_to_type
from tests.questions.kinds import NAMED, progress

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = (ROOT / "docs" / "typing.md").read_text(encoding="utf-8")
READ_AS = re.findall(r"^\| `([^`]+)` \| ([^`|]+) \| ", DOCUMENT, re.MULTILINE)
TWO_WAYS = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \|$", DOCUMENT, re.MULTILINE)
BESIDE = " ".join(how_to_type())

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
    with pytest.raises(ReadError, match="can be read in two ways"):
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
def test_who_is_asked_for_a_function_finds_how_to_type_it(key):
    """Folded beside the box, and only where a function is asked for."""
    html = progress().ask(key).html
    assert ("How to type it" in html) == (key in ("expression", "write"))
    assert html.count("(1/2)(x+1)") == html.count("How to type it")
