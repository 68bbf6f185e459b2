"""What a person does at the FORMULA table, and the same game played beside it, to know what can be laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from mathgames_widgets.core import Match, bot_move
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Draw, Lay, Place
from mathgames_widgets.games.formula.table.playing import card_key, zone_of
from mathgames_widgets.games.formula.table.turn import Onto, Trial, trial_of
from tests.browser.hands import Keyboard, settled, touch
from tests.games.formula.tries import places_for, steps_to


class Beside:
    """The game at the table, played here too: one person against bots, or people around one screen."""

    def __init__(self, seed: str, bots: Sequence[str] = ("random",), people: int = 1, **options: Any) -> None:
        self.match = Match(formula, people + len(bots), seed, rules=formula.Rules(**options))
        kinds = {bot.name: bot for bot in formula.BOTS}
        self.bots = {people + place: kinds[name] for place, name in enumerate(bots)}

    @property
    def seat(self) -> int:
        """Who is to play."""
        (seat,) = self.match.to_act()
        return seat

    @property
    def trial(self) -> Trial:
        """The turn as it begins."""
        return trial_of(self.match.observe(self.seat))

    def best(self) -> Lay | None:
        """A formula with as many cards as can be, that the page lets one build card by card."""
        lays = [lay for lay in self.match.legal_actions(self.seat) if isinstance(lay, Lay)]
        return max(lays, key=lambda lay: len(lay.laid), default=None)

    def played(self, action: Lay | Draw) -> None:
        """A move was made at the table, and the bots have answered."""
        self.match.play(self.seat, action)
        while self.match.to_act() and not self.match.state.results and self.seat in self.bots:
            self.match.play(self.seat, bot_move(self.match, self.seat, self.bots[self.seat])[0])


def target_key(trial: Trial, onto: Onto) -> str:
    """What to press on the page so that the card picked up goes there."""
    return f"place-{zone_of(trial, onto)}"


def put_where(before: Trial, after: Trial) -> tuple[int, Onto]:
    """Which card was put down between the two, and where."""
    (at,) = [at for at in before.in_hand if at not in after.in_hand]
    return at, next(onto for onto in places_for(before, at) if before.put(at, onto) == after)


Touch = Callable[[str], object]


def lay(trial: Trial, wanted: Lay, press: Touch) -> None:
    """Put a formula together, pressing what stands on the page under a key."""
    for before, after in pairwise([trial, *steps_to(trial, wanted)]):
        for key in _keys_of_step(before, after):
            press(key)


def _keys_of_step(before: Trial, after: Trial) -> list[str]:
    if len(before.in_hand) > len(after.in_hand):
        at, onto = put_where(before, after)
        return [card_key(before, at), target_key(before, onto)]
    if before.sign is not after.sign:
        assert after.sign is not None
        return [f"sign-{after.sign.name.lower()}"]
    place, index = next((place, index) for place, index in after.jokers if before.items(place) != after.items(place))
    return [f"joker-{place.value}-{index}-{after.digit(place, after.items(place)[index])}"]


def by_mouse(page: Page) -> Touch:
    """Presses by clicks."""
    return lambda key: touch(page.locator(f'.mg [data-key="{key}"]'))


def by_keys(keys: Keyboard) -> Touch:
    """Presses by Tab, arrow keys and Enter."""
    return keys.choose


def equation(page: Page) -> str:
    """What a screen reader calls the formula."""
    return (page.locator("[data-key=equation]").get_attribute("aria-label") or "").removeprefix("The formula: ")


def verdict(page: Page) -> str:
    """What stands below the formula."""
    return page.locator("[data-key=verdict] .mg-sentence").inner_text()


def hand(page: Page) -> list[str]:
    """The cards in hand by their names."""
    return [card.get_attribute("aria-label") or "" for card in page.locator(".mg-number-hand button").all()]


def drag(page: Page, card: str, zone: str) -> None:
    """Drag a card by its key to a place for cards by its name, and wait for the answer."""
    start = page.locator(f'.mg [data-key="{card}"]').bounding_box()
    assert start
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] - 20, steps=3)
    end = page.locator(f'.mg [data-zone="{zone}"]').bounding_box()
    assert end
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    settled(page)


__all__ = ["Beside", "Place", "by_keys", "by_mouse", "drag", "equation", "hand", "lay", "verdict"]
