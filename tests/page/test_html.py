"""The small builder of HTML: everything is escaped but what is marked as raw."""

from __future__ import annotations

from html import unescape

import pytest
from hypothesis import given, strategies as st

from mathgames_widgets.core.messages import language, speaking
from mathgames_widgets.page.html import Raw, br, div, drawn_once, input_, path, span
from tests.table.pages import read

printable = st.text(st.characters(exclude_categories=["Cs", "Cc"]))


def test_text_is_escaped():
    assert str(div("<b>&amp;")) == "<div>&lt;b&gt;&amp;amp;</div>"


def test_attributes_are_escaped():
    assert str(span(title="\"><img src=x onerror='1'>")) == (
        '<span title="&quot;&gt;&lt;img src=x onerror=&#x27;1&#x27;&gt;"></span>'
    )


@given(printable, printable)
def test_whatever_is_typed_comes_back_as_it_was(text, attribute):
    """A page that is read again has the same words, and no element that was not built."""
    (node,) = read(str(div(text, title=attribute))).children
    assert node.text == text
    assert node.attributes == {"title": attribute}
    assert len(list(node)) == 1


def test_raw_stays_as_it_is():
    """MathML made by this package."""
    assert str(div(Raw("<math></math>"))) == "<div><math></math></div>"


def test_children_of_every_kind():
    """Elements, texts, numbers, sequences of them; None and False are nothing."""
    assert str(div("a", 1, 2.5, None, False, [span("b"), ("c", None)])) == "<div>a12.5<span>b</span>c</div>"


@pytest.mark.parametrize("thing", [True, object(), object])
def test_what_is_no_text_is_refused(thing):
    with pytest.raises(TypeError, match="cannot stand in a page"):
        str(div(thing))


def test_attributes_that_are_on_or_off():
    """True stands alone, False and None are left out, zero is a value."""
    assert str(input_(checked=True, disabled=False, value=None, size=0)) == '<input checked size="0">'


def test_elements_without_an_end():
    """HTML's own have none; SVG's have one."""
    assert str(div(br(), path(d="M0 0"))) == '<div><br><path d="M0 0"></path></div>'


def test_names_of_attributes():
    built = str(span(cls="mg-x", for_="y", data_key="k", aria_label="l", viewBox="0 0 1 1"))
    assert unescape(built) == '<span class="mg-x" for="y" data-key="k" aria-label="l" viewBox="0 0 1 1"></span>'


def test_a_repr_is_short():
    assert repr(div(span("a"), "b")) == "<div element, 2 children>"


def test_each_language_has_drawings_of_its_own():
    """Two people at one table read two languages; a drawing of one may not stand in the page of the other."""
    sign = drawn_once(lambda: span(language()))
    first = sign()
    with speaking("de"):
        assert str(sign()) == "<span>de</span>"
    assert sign() is first
