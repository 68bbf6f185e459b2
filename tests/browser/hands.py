"""What a person does at the table, by mouse and by keyboard, and what they then see and hear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

ANSWERED = "!document.querySelector('.mg[aria-busy=\"true\"], .mg.mg-stepping')"
FOCUS = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  return {
    inside: at.closest('.mg') !== null,
    seen: box.width > 0 && box.height > 0,
    key: at.getAttribute('data-key') ?? '',
    group: at.closest('[data-group]')?.getAttribute('data-group') ?? '',
    name: at.getAttribute('aria-label') ?? at.textContent.trim(),
    pressed: at.getAttribute('aria-pressed') === 'true',
  };
}"""
WAY_TO = """wanted => {
  const there = document.querySelector(`.mg [data-key="${wanted}"], .mg [data-group="${wanted}"]`);
  const behind = document.activeElement.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING;
  return [behind ? 'Shift+Tab' : 'Tab', there.closest('[data-group]')?.getAttribute('data-group') ?? wanted];
}"""


@dataclass(frozen=True)
class Focus:
    """Where the keyboard is: inside the table, to be seen, on what, in which group."""

    inside: bool
    seen: bool
    key: str
    group: str
    name: str
    pressed: bool


def settled(page: Page) -> None:
    """Wait until the table has answered what was asked last."""
    page.wait_for_function(ANSWERED)


def heard(page: Page) -> str:
    """What the live region said last."""
    return " ".join(" ".join(page.locator(".mg-live p:not([data-old])").all_text_contents()).split())


def touch(place: Locator) -> None:
    """Click on something and wait for the answer."""
    place.click()
    settled(place.page)


Way = list[tuple[float, float]]
"""Places on the screen, one after the other."""


def way_along(mark: Locator, across: float | None = None, down: float | None = None) -> Way:
    """From the middle of a mark to a share of the width or the height of its rail."""
    mark.scroll_into_view_if_needed()
    box = mark.bounding_box()
    rail = mark.locator("xpath=ancestor::*[@data-rail][1]").bounding_box()
    assert box and rail
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    to = (
        x if across is None else rail["x"] + across * rail["width"],
        y if down is None else rail["y"] + down * rail["height"],
    )
    return [(x, y), ((x + to[0]) / 2, (y + to[1]) / 2), to]


def slide(mark: Locator, across: float | None = None, down: float | None = None) -> None:
    """Drag a mark along its rail with the mouse, and wait for the answer."""
    page = mark.page
    (start, *way) = way_along(mark, across, down)
    page.mouse.move(*start)
    page.mouse.down()
    for place in way:
        page.mouse.move(*place)
    page.mouse.up()
    settled(page)


def swipe(mark: Locator, across: float | None = None, down: float | None = None) -> None:
    """The same with a finger."""
    finger(mark.page, way_along(mark, across, down))


def carry(card: Locator, to: Locator) -> None:
    """Drag a card to the middle of a place with a finger, and wait for the answer."""
    card.scroll_into_view_if_needed()
    ends = [one.bounding_box() for one in (card, to)]
    (start, end) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box]
    finger(card.page, [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end])


def finger(page: Page, way: Way) -> None:
    """A finger goes along a way; then wait for the answer."""
    start, *way = way
    line = page.context.new_cdp_session(page)
    for kind, place in (("touchStart", start), *(("touchMove", one) for one in way), ("touchEnd", None)):
        points = [] if place is None else [{"x": place[0], "y": place[1]}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.detach()
    settled(page)


def press_button(page: Page, name: str) -> None:
    """Click on the button with this name."""
    touch(page.locator(".mg").get_by_role("button", name=name, exact=True))


def open_options(page: Page) -> None:
    """The boxes of the page before a game."""
    if not page.locator(".mg [name=seed]").is_visible():
        page.locator(".mg-options > summary").click()


def deal(page: Page, *, seed: str = "FERN-42", players: int | None = None, **boxes: str) -> None:
    """Fill in the boxes of the first page by their names and deal."""
    open_options(page)
    if players is not None:
        page.locator("[name=players]").select_option(str(players))
        settled(page)
    page.locator("[name=seed]").fill(seed)
    for name, value in boxes.items():
        box = page.locator(f".mg [name={name}]")
        if not box.is_visible():
            page.get_by_text("Variants", exact=True).click()
        if name.startswith("who"):
            box.select_option(value)
        else:
            box.fill(value)
    press_button(page, "Deal")


def new_game(page: Page) -> None:
    """Leave the game that goes on for the page before a game."""
    touch(page.locator(".mg [data-key=menu]"))
    press_button(page, "New game")
    if page.locator(".mg [data-key=leave-game]").count():
        press_button(page, "Leave this game")


def before_the_deal(page: Page, players: int) -> Page:
    """The first page, with a person and bots that play by chance, whatever another test has left on this page."""
    if page.locator(".mg [data-key=menu]").count():
        new_game(page)
    open_options(page)
    page.locator("[name=players]").select_option(str(players))
    settled(page)
    for seat in range(players):
        page.locator(f"[name=name{seat}]").fill(f"Player {seat + 1}")
        page.locator(f"[name=who{seat}]").select_option("random" if seat else "person")
    return page


def hand(page: Page) -> Locator:
    """The cards in hand."""
    return page.locator(".mg-hand button.mg-card")


def keep(page: Page, number: int = 0) -> str:
    """Pick up a card of the hand and keep it; gives its id."""
    card = hand(page).nth(number)
    key = card.get_attribute("data-key") or ""
    touch(card)
    touch(page.locator("[data-key=keep]"))
    return key


def draft(page: Page) -> None:
    """Keep the first card of every hand until building begins."""
    while hand(page).count():
        keep(page)


def zone(page: Page, name: str) -> Locator:
    """A place for cards in the building: top, bottom or aside."""
    return page.locator(f".mg [data-zone={name}]")


def cards_in(page: Page, name: str) -> list[str]:
    """The ids of the cards that lie in a zone."""
    cards = zone(page, name).locator(".mg-card").all()
    return [card.get_attribute("data-key") or "" for card in cards]


def place(page: Page, *zones: str) -> None:
    """Put the first card that lies aside into each of these zones, one after the other."""
    for name in zones:
        zone(page, "aside").locator("button.mg-card").first.click()
        touch(page.locator(f"[data-key=to-{name}]"))


def drag(page: Page, key: str, to: Locator) -> None:
    """Drag a card somewhere else with the mouse, and wait for the answer."""
    card = page.locator(f".mg-zone [data-key={key}]")
    card.scroll_into_view_if_needed()
    start, end = card.bounding_box(), to.bounding_box()
    assert start and end, "both ends of the way are on the page"
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] * 0.7, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    settled(page)


class Keyboard:
    """Hands that touch nothing but keys. After every key the focus must be on something in the table that one sees."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def focus(self) -> Focus:
        """Where the keyboard is."""
        return Focus(**self.page.evaluate(FOCUS))

    def press(self, key: str) -> Focus:
        """Press a key, wait for the answer, and see where that leaves one."""
        self.page.keyboard.press(key)
        settled(self.page)
        here = self.focus()
        assert here.inside and here.seen, f"{key} lost the focus: {here}"
        return here

    def tab_to(self, wanted: str, most: int = 25) -> Focus:
        """Go with Tab, or back with Shift+Tab, to what has this key or to the group of this name.

        A group has one tab stop: inside it the arrow keys lead on.
        """
        key, group = self.page.evaluate(WAY_TO, wanted)
        for _ in range(most):
            here = self.focus()
            if wanted in (here.key, here.group):
                return here
            self.page.keyboard.press("ArrowRight" if here.group == group else key)
        raise AssertionError(f"{most} times {key} did not lead to {wanted}; the focus is on {self.focus()}")

    def choose(self, wanted: str) -> Focus:
        """Go to a button and press it."""
        self.tab_to(wanted)
        return self.press("Enter")

    def write(self, wanted: str, text: str) -> None:
        """Go to a box and write over what stands there."""
        self.tab_to(wanted)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)


def game(page: Page, *, players: int = 3, names: str = "") -> Iterator[str]:
    """One round from the first page to the replay; stops in every phase, with all that can be open in it open.

    `names` is put behind the number of each player. Yields the name of the phase that is on the page.
    """
    for summary in page.locator(".mg-start summary").all():
        summary.click()
    yield "setup"
    boxes = {"rounds": "1"} | {f"who{seat}": "random" for seat in range(1, players)}
    if names:
        boxes |= {f"name{seat}": f"{seat + 1}{names}" for seat in range(players)}
    deal(page, players=players, **boxes | {"who1": "person"})
    yield "cover"
    touch(page.locator("[data-key=show]"))
    new_game(page)
    deal(page, who1="random")
    touch(hand(page).nth(2))
    touch(page.locator("button.mg-goal").nth(1))
    press_button(page, "Hint")
    touch(page.locator("[data-key=menu]"))
    yield "draft"
    touch(page.locator("[data-key=close-drawer]"))
    draft(page)
    place(page, "top", "bottom", "top")
    touch(page.locator("button.mg-goal").first)
    yield "building"
    touch(page.locator("[data-key=close-drawer]"))
    press_button(page, "Ready")
    touch(page.locator("button.mg-cell").nth(1))
    yield "scoring"
    touch(page.locator("[data-key=close-drawer]"))
    touch(page.locator(".mg [data-key=log]"))
    touch(page.locator(".mg-log-lines button").first)
    yield "log"
    touch(page.locator("[data-key=close-drawer]"))
    press_button(page, "See the result")
    yield "result"
    press_button(page, "Step through the game")
    press_button(page, "Forward")
    yield "replay"
