"""Playwright's `expect`, for what it finds and for what we find in WebKit: `expect(place).to_have_text("Right")`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.engines.webkit import Locator
from tests.waiting import wait_until

Words = str | re.Pattern[str]


def _squeezed(text: str) -> str:
    return " ".join(text.split())


def _is(said: str, wanted: Words) -> bool:
    return bool(wanted.search(said)) if isinstance(wanted, re.Pattern) else _squeezed(said) == _squeezed(wanted)


def _has(said: str, wanted: Words) -> bool:
    return bool(wanted.search(said)) if isinstance(wanted, re.Pattern) else _squeezed(wanted) in _squeezed(said)


class Expecting:
    """What is to come true of a place on a page."""

    def __init__(self, place: Locator) -> None:
        self.place = place

    def _so(self, is_so: Callable[[], bool], wanted: Any = "") -> None:
        try:
            wait_until(is_so)
        except TimeoutError:
            there = self.place.all_inner_texts()
            raise AssertionError(f"{self.place.steps}: expected {wanted!r}, and there is {there}") from None

    def _text(self, inner: bool) -> str:
        return self.place.inner_text() if inner else self.place.text_content()

    def to_be_visible(self) -> None:
        self._so(self.place.is_visible, "to be seen")

    def to_be_hidden(self) -> None:
        self._so(lambda: not self.place.is_visible(), "not to be seen")

    not_to_be_visible = to_be_hidden

    def to_have_count(self, count: int) -> None:
        self._so(lambda: self.place.count() == count, count)

    def to_have_text(self, text: Words, *, use_inner_text: bool = False) -> None:
        self._so(lambda: _is(self._text(use_inner_text), text), text)

    def not_to_have_text(self, text: Words) -> None:
        self._so(lambda: not _is(self._text(False), text), text)

    def to_contain_text(self, text: Words) -> None:
        self._so(lambda: _has(self._text(False), text), text)

    def to_have_value(self, value: str) -> None:
        self._so(lambda: self.place.input_value() == value, value)

    def to_have_attribute(self, name: str, value: Words) -> None:
        self._so(lambda: _is(self.place.get_attribute(name) or "", value), value)

    def not_to_have_attribute(self, name: str, value: Words) -> None:
        self._so(lambda: not _is(self.place.get_attribute(name) or "", value), value)

    def to_be_enabled(self) -> None:
        self._so(self.place.is_enabled, "enabled")

    def to_be_disabled(self) -> None:
        self._so(lambda: not self.place.is_enabled(), "disabled")

    def to_be_focused(self) -> None:
        self._so(lambda: bool(self.place.evaluate("one => one === document.activeElement")), "the focus")


def hear_our_places() -> None:
    """From now on `expect` takes our places as well: players that were written for Playwright say it everywhere."""
    kind: Any = type(expect)
    theirs = kind.__call__
    if theirs.__name__ == "either":
        return

    def either(self: Any, actual: Any, message: str | None = None) -> Any:
        return Expecting(actual) if isinstance(actual, Locator) else theirs(self, actual, message)

    kind.__call__ = either
