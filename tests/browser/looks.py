"""What a page must look like on every screen: nothing sticks out, nothing is too small, nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from lessons import build

SCREENS = (("dark", 390), ("light", 1280))
"""Colours and widths: a phone and a desk."""

SIGHT = ("color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size")
SEEN: dict[str, Any] = {"runOnly": SIGHT}
"""Axe's rules that colours and widths have a part in. What things are called is the same by day and by night."""

HEARD: dict[str, Any] = {"rules": {name: {"enabled": False} for name in SIGHT}}
"""All others."""

STICKS_OUT = """() => {
  const width = document.documentElement.clientWidth;
  const inside = '.mg-scroll, .mg-formula, .mg-result-line, .mg-shown, svg, .mg-live, .mg-unseen';
  const scrolls = element => element?.matches('.mg *') &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...document.querySelectorAll('.mg *')]
    .filter(element => element.checkVisibility() && element.getBoundingClientRect().right > width + 0.5)
    .filter(element => !scrolls(element.parentElement) && !element.closest('svg'))
    .map(element => element.outerHTML.slice(0, 120));
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll('.mg button, .mg input, .mg select, .mg summary')]
  .filter(element => element.checkVisibility() && !element.closest('svg'))
  .map(element => [(element.closest('label') ?? element).getBoundingClientRect(), element.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width < 24 || box.height < 24)
  .map(([box, text]) => `${box.width} x ${box.height}: ${text}`)"""
STILL = """() => document.getAnimations().length === 0 && [...document.querySelectorAll('.mg *')].every(element => {
  const style = getComputedStyle(element);
  return style.animationName === 'none' && style.transitionDuration.split(', ').every(time => parseFloat(time) === 0);
})"""


TOGETHER = ["Join a table", "Play with others", "Lead a class"]
"""What the home page leads to besides its pages."""


def has_landmarks(page: Page, path: str) -> None:
    """A page has one banner, one main part, and links to the pages beside it."""
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("banner").count() == 1
    links = page.get_by_role("navigation", name="Pages").get_by_role("link").all_inner_texts()
    around = {build.HOME, *(one for one in build.lessons() if one.parent == Path(path).parent)}
    together = TOGETHER if path == "index.ipynb" else []
    assert links[len(around) :] == together and len(set(links)) == len(around) + len(together)


def wear(page: Page, scheme: str) -> None:
    """Light or dark, as the system says."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.wait_for_selector(f".mg[data-theme={scheme}]")


def is_for_everybody(page: Page, axe: Callable[..., list[str]], phase: str) -> None:
    """Axe finds nothing, nothing sticks out, everything can be hit, and nothing moves for those who want it still."""
    for scheme, width in SCREENS:
        wear(page, scheme)
        page.set_viewport_size({"width": width, "height": 900})
        faults = axe(page, ".mg", None if scheme == "light" else SEEN)
        assert faults == [], f"{phase}, {scheme}: {faults}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{phase}, {width} pixels"
        assert page.evaluate(STICKS_OUT) == [], f"{phase}, {width} pixels"
        assert page.evaluate(SMALL_TARGETS) == [], f"{phase}, {width} pixels"
    assert page.evaluate(STILL), phase
