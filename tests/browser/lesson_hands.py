"""A lesson as a Voilà page: what it shows, how questions are answered by keyboard, and what every lesson has to pass.

A game's own test says which lesson it is, how a move is made at its table, and how its own kinds of questions are
answered; the rest stands here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from types import ModuleType

from playwright.sync_api import Locator, Page, expect

from lessons.build import read
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.lesson import pair
from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.games.formula.lesson.questions import TwoCards
from mathgames_widgets.games.matician.lesson.answers import PairToLay
from mathgames_widgets.games.rolls_and_goals.lesson.answers import FindRoll
from mathgames_widgets.games.rolls_and_goals.rules.cards import Dice
from mathgames_widgets.page.page import Page as OurPage
from mathgames_widgets.questions.answers import posed
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, MatchPairs, PutInOrder
from mathgames_widgets.questions.drawing.bars import DragBars
from mathgames_widgets.questions.drawing.cards import HAND, LayCards
from mathgames_widgets.questions.drawing.line import PlaceOnLine
from mathgames_widgets.questions.drawing.matching import MatchCards
from mathgames_widgets.questions.drawing.orders import EveryOrder
from mathgames_widgets.questions.drawing.places import DragMarks
from mathgames_widgets.questions.drawing.rounds import PlayRounds, RoundsPlayed
from mathgames_widgets.questions.drawing.signs import PaintSigns
from mathgames_widgets.questions.drawing.sketch import SketchCurve
from mathgames_widgets.questions.drawing.strokes import KEY, REACH, SketchedCurve
from mathgames_widgets.questions.drawing.zoom import Looked, ZoomIn
from mathgames_widgets.questions.pictures import Sight, farther
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.stops import Script
from mathgames_widgets.questions.whose import WhoseAnswer
from tests.browser.bill import SECOND, costs_little
from tests.browser.direct import open_direct
from tests.browser.looks import SCREENS, SEEN, STICKS_OUT, has_landmarks, is_for_everybody, wear
from tests.cases import LONG
from tests.questions.kinds import CASES
from tests.questions.wrong import mistakes

say_question = room("mathgames_widgets.questions")

FITS = """widget => {
  const output = widget.closest(".jp-OutputArea-output");
  return widget.getBoundingClientRect().bottom <= output.getBoundingClientRect().bottom + 1;
}"""
"""Whether the room of a widget has grown with it, so that it covers nothing of what follows."""


# ── keys ────────────────────────────────────────────────────────────────────


def press(at: Locator, key: str = "Enter") -> None:
    """A key on something that has the focus."""
    at.focus()
    at.press(key)


def shown(place: Locator) -> Locator:
    """Wait until something is to be seen; then ask `expect` what it says.

    As long as there is nothing, `expect` describes the whole page in words each time that it looks: on a lesson, half
    a second of work for nothing.
    """
    place.wait_for()
    return place


def told(at: Locator) -> Locator:
    """What is told of the table in this room: on the page it follows the table."""
    return at.locator("xpath=following::*[@data-key='told'][1]")


def check(at: Locator) -> None:
    press(at.get_by_role("button", name="Check", exact=True))


def answer(at: Locator, question: Question, text: str) -> None:
    """Answer a question with keys alone; `text` is an answer as the question reads it."""
    match question:
        case ChooseOne():
            lay_first(at, question)
            press(at.get_by_role("radio").nth(int(text)), "Space")
        case ChooseSome():
            for box, wanted in zip(at.get_by_role("checkbox").all(), _ticks(at, text), strict=True):
                if box.is_checked() != wanted:
                    press(box, "Space")
        case MatchCards():
            match_cards(at, text)
        case MatchPairs():
            for box, chosen in zip(at.get_by_role("combobox").all(), text.split(","), strict=True):
                choose(box, chosen)
        case PutInOrder():
            put_in_order(at, text.split(","))
        case Build():
            lay(at, text)
        case PaintSigns():
            for place, part in enumerate(text):
                press(at.locator(f'[data-key="paint-{place}"]'), part)
        case DragMarks():
            put_on_axis(at, text)
        case PlaceOnLine():
            move_mark(at.get_by_role("slider"), question.read(text), question.step)
        case WhoseAnswer():
            pick_what_went_wrong(at, text)
        case PlayRounds():
            play_rounds(at, question.read(text))
        case SketchCurve():
            sketch(at, question.read(text))
        case ZoomIn():
            look_closer(at, question.read(text))
        case LayCards():
            lay_cards(at, question, text)
        case TwoCards():
            lay_digits(at, question.read(text))
        case FindRoll():
            turn_dice(at, question.read(text))
        case DragBars():
            level(at, question, [int(height) for height in text.partition(";")[0].split(",")])
        case _:
            walk_first(at)
            box = at.get_by_role("textbox")
            box.focus()
            box.press("Control+a")
            box.press_sequentially(text)
    check(at)


def lay_first(at: Locator, question: Question) -> None:
    """Where two numbers that are laid open the question, lay them: a press each, on the left and on the right."""
    if not isinstance(question.try_out, PairToLay) or at.get_by_role("radio").count():
        return
    for (card,) in question.try_out.wanted:
        press(at.locator('[data-key="explorer"] .mg-card').filter(has_text=re.compile(rf"^{card}$")).first)
    expect(at.get_by_role("radio").first).to_be_visible()


def walk_first(at: Locator) -> None:
    """Where a walk along a line opens the question, go along all of it."""
    while at.locator(".mg-walk").count() and not at.get_by_role("textbox").count():
        slider = at.get_by_role("slider")
        before = slider.get_attribute("aria-valuenow")
        slider.press("ArrowRight")
        expect(slider).not_to_have_attribute("aria-valuenow", before or "")


def is_read_back_and_asked_about(at: Locator) -> None:
    """Type at a question whose answer is the height 2/3, and look at what is said while one types and after it."""
    box = at.get_by_role("textbox")
    box.focus()
    box.press_sequentially("1 2/")
    expect(at.locator(".mg-echo")).to_have_text('I can read "1", but not the "2/" after it; write only a number.')
    box.press_sequentially("3")
    expect(at.locator(".mg-echo math mfrac")).to_be_visible()
    expect(at.locator(".mg-panel")).to_have_count(0)
    box.fill("0.67")
    box.press("Enter")
    expect(at.locator(".mg-panel")).to_contain_text("Close, but 0.67 is rounded.")
    box.fill("(1, 2/3)")
    box.press("Enter")
    ways = at.get_by_role("group", name="Which one do you mean?").get_by_role("button")
    expect(ways).to_have_count(2)
    ways.last.click()
    expect(at.locator(".mg-right")).to_contain_text("2/3")
    expect(at.locator(".mg-echo")).to_be_empty()


def match_cards(at: Locator, text: str) -> None:
    """Send each picture card to its place by the number of the place; a card there makes room for it."""
    for place, card in enumerate(text.split(","), 1):
        here, hand = (at.locator(f'[data-key="match{where}.{card}"]') for where in (place - 1, -1))
        if here.count():
            continue
        elsewhere = at.locator(f'.mg-match-place .mg-match-card[data-key$=".{card}"]')
        press(hand if hand.count() else elsewhere, str(place))
        expect(at.locator(f'[data-key="match{place - 1}.{card}"]')).to_be_visible()


def lay_cards(at: Locator, question: LayCards, text: str) -> None:
    """Take all cards back, then lay those of a text, each sent by the number of its place."""
    laid = at.locator(".mg-lay-place .mg-lay-card")
    while many := laid.count():
        press(laid.last, "Delete")
        expect(laid).not_to_have_count(many)
    wanted = LayCards.read(question, text)  # as cards, also where they are read as something else
    now: list[tuple[str, ...]] = [() for _ in wanted]
    for place, faces in enumerate(wanted):
        for face in faces[: question.parts - 1 if isinstance(question, EveryOrder) else None]:
            held = question.held(tuple(now))
            press(at.locator(f'[data-key="card{HAND}.{held.index(face)}"]'), str(place + 1))
            now[place] = (*now[place], face)
            if isinstance(question, EveryOrder) and len(now[place]) == question.parts - 1:
                now[place] = faces  # the last card lies down by itself
            expect(laid).to_have_count(sum(map(len, now)))


def pick_what_went_wrong(at: Locator, text: str) -> None:
    """A line, an idea, and what is typed: the first two by their numbers."""
    line, idea, typed = text.split("; ")
    for key, place in (("line", line), ("idea", idea)):
        press(at.locator(f'[data-key="{key}"]').get_by_role("radio").nth(int(place)), "Space")
    at.get_by_role("textbox").fill(typed)


def lay_digits(at: Locator, wanted: Iterable[int]) -> None:
    """Take back the digits that lie there, then press others."""
    laid = at.locator('[data-key^="laid"].mg-card')
    while many := laid.count():
        press(laid.last)
        expect(laid).to_have_count(many - 1)
    for many, digit in enumerate(wanted, 1):
        press(at.locator(f'[data-key="digit{digit}"]'))
        expect(laid).to_have_count(many)


def turn_dice(at: Locator, wanted: Dice) -> None:
    """Press each die until it shows its side."""
    for place, side in enumerate(wanted):
        die = at.locator(f'[data-key="turn{place}"]')
        while not (name := die.get_attribute("aria-label") or "").endswith(f" {side}"):
            press(die)
            expect(die).not_to_have_attribute("aria-label", name)


def play_rounds(at: Locator, wanted: RoundsPlayed) -> None:
    """Start over, play every round with a key, and press a habit."""
    if at.locator(".mg-past-won, .mg-past-lost").count():
        press(at.locator('[data-key="afresh"]'))
        expect(at.locator(".mg-past-won, .mg-past-lost")).to_have_count(0)
    for played, choice in enumerate(wanted.choices, 1):
        press(at.locator(f'[data-key="play-{choice}"]'))
        expect(at.locator(".mg-past-won, .mg-past-lost")).to_have_count(played)
    habit = at.locator(f'[data-key="habit-{wanted.habit}"]')
    press(habit)
    expect(habit).to_have_attribute("aria-pressed", "true")


def sketch(at: Locator, wanted: SketchedCurve) -> None:
    """Take the pen over the axes with keys: up and down to the height of each place, the space bar over a gap."""
    clear = at.locator('[data-key="clear"]')
    if clear.get_attribute("aria-disabled") != "true":
        press(clear)
        expect(at.locator(".mg-ink")).to_have_count(1)
    pen = at.locator('[data-key="pen"]')
    pen.focus()
    heights = [wanted.at(place / 2) for place in range(-2 * REACH, 2 * REACH + 1)]
    for height, after in zip(heights, [*heights[1:], None], strict=True):
        if height is not None:
            if "lifted" in pen_said(pen):
                stand(pen, " ")
            while abs(off := height - float(pen_said(pen).split("height ")[1].split(",")[0])) > KEY / 2:
                stand(pen, "ArrowUp" if off > 0 else "ArrowDown")
        if after is None and "lifted" not in pen_said(pen):
            stand(pen, " ")
        if pen.get_attribute("aria-valuenow") != f"{REACH}":
            stand(pen, "ArrowRight")


def pen_said(pen: Locator) -> str:
    """What is said of the pen, with signs as Python reads them."""
    return (pen.get_attribute("aria-valuetext") or "").replace("−", "-")


def look_closer(at: Locator, wanted: Looked) -> None:
    """Slide the circle to a place, zoom in as often as was wanted, and move the mark to a height."""
    move_mark(at.locator('[data-key="mark-look"]'), Fraction(wanted.x))
    for _ in range(wanted.level):
        press(at.locator('[data-key="zoom-in"]'))
    height = at.locator('[data-key="mark-height"]')
    shown(height)
    stand(height, "ArrowUp")
    for _ in range(60):
        now = float(height.get_attribute("aria-valuenow") or "0")
        if abs(now - float(wanted.y or 0)) < 1e-9:
            return
        stand(height, "ArrowUp" if now < float(wanted.y or 0) else "ArrowDown")
    raise AssertionError(f"the mark never came to {wanted}")


def move_mark(mark: Locator, goal: Fraction, step: Fraction | int = 1) -> None:
    """The arrow keys move a mark until it is where it belongs; Python answers each."""
    mark.focus()
    if mark.get_attribute("aria-valuetext") == "not placed yet":
        stand(mark, "ArrowRight", "ArrowLeft")
    while (now := Fraction(mark.get_attribute("aria-valuenow") or "0")) != goal:
        key = "ArrowRight" if now < goal else "ArrowLeft"
        mark.press(key)
        expect(mark).to_have_attribute("aria-valuenow", f"{float(now + (step if now < goal else -step)):g}")


def stand(mark: Locator, *keys: str) -> None:
    """Keys one after the other, the answer to each waited for."""
    for key in keys:
        before = (mark.get_attribute("aria-valuenow") or "", mark.get_attribute("aria-valuetext") or "")
        mark.press(key)
        expect(mark).not_to_have_attribute("aria-valuetext", before[1])


def put_on_axis(at: Locator, text: str) -> None:
    """Take away what is on the axis, then add what a text says, and move each to its place."""
    while many := at.locator(".mg-axis-mark").count():
        press(at.locator(".mg-axis-mark").first, "Delete")
        expect(at.locator(".mg-axis-mark")).to_have_count(many - 1)
    for place, piece in enumerate(text.split(", ")):
        kind, x = piece.split()
        if kind == "times":
            while Fraction((mark := at.locator('[data-key="mark-times"]')).get_attribute("aria-valuenow")) != int(x):
                stand(mark, "ArrowRight" if int(x) > 0 else "ArrowLeft")
            break
        press(at.locator(f'[data-key="add-{kind}"]'))
        expect(at.locator(".mg-axis-mark")).to_have_count(place + 1)
        move_mark(at.locator(f'[data-key="mark-{place}"]'), Fraction(x))


def level(at: Locator, question: DragBars, heights: list[int]) -> None:
    """First the bars that become lower, then those that get what was taken."""
    bars = [at.locator(f'[data-key="mark-{place}"]') for place in range(len(heights))]
    now = [int(bar.get_attribute("aria-valuenow") or "0") for bar in bars]
    for place in sorted(range(len(heights)), key=lambda place: heights[place] - now[place]):
        move_mark(bars[place], Fraction(heights[place]), question.step)


def _ticks(at: Locator, text: str) -> list[bool]:
    wanted = {int(place) for place in text.split(",") if place}
    return [place in wanted for place in range(at.get_by_role("checkbox").count())]


def choose(box: Locator, value: str) -> None:
    """Go down a list with the arrow key until it shows what is wanted."""
    box.focus()
    box.press("Home")
    for _ in range(box.locator("option").count()):
        if box.input_value() == value:
            return
        box.press("ArrowDown")
    raise AssertionError(f"the list never came to {value}")


def put_in_order(at: Locator, items: list[str]) -> None:
    """Move the items to their places; where one is to be called false, it is the last."""
    if at.locator(".mg-order .mg-apart").count():
        last = items[-1]
        items = items[:-1]
        call_false = at.locator(f'.mg-order [data-key="item-{last}"]').get_by_role("button", name="Not true")
        if call_false.count():  # the try before this one may have called it false already
            press(call_false)
        shown(at.locator(".mg-order .mg-apart .mg-false"))
    for place, item in enumerate(items):
        line = at.locator(f'.mg-order [data-key="item-{item}"]')
        while not line.locator(".mg-spot").inner_text().startswith(str(place + 1)):
            before = line.locator(".mg-spot").inner_text()
            press(line.get_by_role("button", name="Move up"))
            expect(line.locator(".mg-spot")).not_to_have_text(before)


def lay(at: Locator, text: str) -> None:
    """Build a fraction of factor cards anew."""
    while at.locator(".mg-fraction .mg-card").count():
        card = at.locator(".mg-fraction .mg-card").first
        key = card.get_attribute("data-key")
        press(card, "a")
        shown(at.locator(f"[data-key=row-aside] [data-key={key}]"))
    above, below = text.split("/")
    for zone, letter, ids in (("top", "n", above.split()), ("bottom", "d", below.split())):
        for card in ids:
            press(at.locator(f"[data-key={card}]"), letter)
            shown(at.locator(f"[data-key=row-{zone}] [data-key={card}]"))


def goes_on(page: Page, axe: Callable[..., list[str]], asked: OurPage, text: str, keys: Iterable[str]) -> Locator:
    """Type an answer, then press with Enter what its board offers, by these names: the focus stays, all of it fits."""
    open_direct(page, asked)
    box = page.get_by_role("textbox")
    box.fill(text)
    box.press("Enter")
    board = shown(page.locator('.mg-go-on [data-key="explorer"]'))
    for key in keys:
        button = board.locator(f'[data-key="{key}"]')
        press(button)
        expect(button).to_be_focused()
        if not key.startswith("play"):
            expect(button).to_have_attribute("aria-pressed", "true")
    is_for_everybody(page, axe, "going on")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360 and page.evaluate(STICKS_OUT) == []
    return board


# ── a lesson ────────────────────────────────────────────────────────────────


def _kinds(lesson: ModuleType) -> dict[type[Question], str]:
    """The kinds of question of a lesson, each with the first one of its kind."""
    return {type(lesson.question(key)): key for key in reversed(lesson.QUESTIONS)}


class Lesson:
    """The lesson in `lessons/<folder>/lesson.md`; `module` has its questions, `answer` knows how they are answered."""

    def __init__(
        self, folder: str, module: ModuleType, answer: Callable[[Locator, Question, str], None] = answer
    ) -> None:
        self.path = f"{folder}/lesson.ipynb"
        self.module = module
        self.game: Script = module.LESSON.game
        self.answer = answer
        source = read(Path(folder) / "lesson.md")
        self.cells = [cell.source for cell in source if cell.cell_type == "code"]
        self.shown = [cell for cell in self.cells if not cell.startswith("from")]
        """The cells that put something on the page, in order; others import."""

    def pages(self) -> list[OurPage]:
        """What the cells show, made anew in this process: for a test that needs nothing of what is around them."""
        names = {"lesson": replace(self.module.LESSON), "pair": pair, "Sight": Sight, "farther": farther}
        return [eval(cell, names) for cell in self.shown]

    def visited(self, page: Page, voila: str) -> Page:
        """The page of the lesson in an empty browser's page, when everything is in its place; that costs little."""
        costs_little(page, voila + self.path)
        return self.opened(page)

    def opened(self, page: Page) -> Page:
        """The page when everything is in its place."""
        page.wait_for_function(f"document.querySelectorAll('.mg').length === {len(self.shown)}")
        return page

    def room(self, page: Page, cell: str) -> Locator:
        """What a cell shows."""
        return page.locator(".mg").nth(self.shown.index(cell))

    def steps(self, page: Page) -> Iterator[tuple[str, str, Locator]]:
        """What is shown, in order: its kind, its name, its place."""
        for cell in self.shown:
            kind, _, name = cell.removesuffix('")').removeprefix("lesson.").partition('("')
            yield ("ask" if kind == "predict" else kind), name, self.room(page, cell)

    def rooms(self, page: Page, kind: str) -> list[tuple[str, Locator]]:
        """The name and the place of everything of a kind: each `table`, or each question, which is an `ask`."""
        return [(name, at) for one, name, at in self.steps(page) if one == kind and name]

    def answer_wrong(self, at: Locator, question: Question) -> None:
        """An expected wrong answer is refused, with its reason and with the name of the misconception."""
        given, misconception = next((one for one in mistakes(question) if one[1]), mistakes(question)[0])
        text = question.write(question.check(given))
        self.answer(at, question, text)
        expect(shown(at.locator(".mg-wrong .mg-said"))).to_contain_text(question.judge(text).said)
        assert at.evaluate(FITS)
        if misconception is not None:
            expect(at.locator(".mg-wrong .mg-misconception")).to_have_text(f"“{misconception.name}”:")
            expect(at.locator(".mg-wrong")).to_contain_text(misconception.text)

    def answer_right(self, at: Locator, question: Question) -> None:
        self.answer(at, question, question.write(question.solution))
        expect(shown(at.locator(".mg-right"))).to_contain_text("Right: ")
        if (reason := question.reason_for(question.solution)) is not None:
            at.locator(f"[data-key=reason-{reason.solution}]").press("Enter")
        expect(at.locator(".mg-right .mg-why").first).to_be_visible()

    def new_numbers(self, at: Locator, name: str) -> Question:
        """Answer a question, where it is still open, and once more with other numbers; gives the other question."""
        if not at.locator(".mg-right").count():
            self.answer_right(at, self.module.question(name))
        before = at.inner_text()
        press(at.get_by_role("button", name=say_question("twin-new"), exact=True))
        expect(at.locator(".mg-right")).to_have_count(0)
        assert at.inner_text() != before
        other = posed(self.module.question(name), 1)
        self.answer_right(at, other)
        return other

    @cached_property
    def walked(self) -> tuple[str, ...]:
        """The questions that are answered in the browser: the first one, those that open the reason at a table that is
        played, and the first of each kind of the game's own.

        The kinds that all games share are walked in `test_checkpoints.py`. That every single question is answered on
        its page is tested without a browser, in `tests/questions`.
        """
        shared = {type(case.question) for case in CASES}
        own = [key for kind, key in _kinds(self.module).items() if kind not in shared]
        folded = [key for key in own if any(cell.startswith(f'lesson.challenge("{key}"') for cell in self.cells)]
        first, *_ = self.module.QUESTIONS
        told = (key for part in self.game.parts if part.key in self.played for key in part.reveals)
        asks = 'lesson.predict("{}")', 'lesson.vote("{}", back="table")'
        guessed = [key for key in told if any(ask.format(key) in self.cells for ask in asks)]
        return tuple(dict.fromkeys([first, *guessed, *(key for key in own if key not in folded)]))

    @cached_property
    def played(self) -> tuple[str, ...]:
        """The parts of the game that are played in the browser: the first and the last, and where a new kind of move is
        made. `tests/questions/test_every_game.py` plays every part.
        """
        kinds: set[type] = set()
        found = []
        for part in self.game.parts:
            new = {type(move.action) for move in part.moves} - kinds
            if new or part is self.game.parts[-1]:
                found.append(part.key)
            kinds |= new
        return tuple(found)

    def all_come_back_right(self, page: Page) -> None:
        """The questions that were walked are answered; a second visit costs next to nothing and brings it all back."""
        done = re.compile(rf"^{len(self.walked)} of \d+ questions right")
        shown(page.get_by_text(done))
        costs_little(page, page.url, SECOND)
        self.opened(page)
        expect(page.locator(".mg-checkpoint .mg-right")).to_have_count(len(self.walked))
        shown(page.get_by_text(done))

    def from_the_first_key_to_the_last(
        self, page: Page, play_part: Callable[[Locator, str], None], again: str = ""
    ) -> None:
        """A table of each kind is played; a question of each answered wrong and then right, and the one called `again`
        once more with new numbers. A reload brings it back.
        """
        others: dict[str, Question] = {}
        for kind, name, at in self.steps(page):
            if kind == "table" and name in self.played:
                play_part(at, name)
            if name in self.walked and kind == "ask":
                self.answer_wrong(at, self.module.question(name))
                self.answer_right(at, self.module.question(name))
                if name == again:
                    others[name] = self.new_numbers(at, name)
        for name, at in self.rooms(page, "table"):
            after = self.game.part(name).after
            if name in self.played and after:
                expect(told(at).locator("[data-key=after]")).to_contain_text(after.claim)
        self.all_come_back_right(page)
        for name, at in self.rooms(page, "ask"):
            if other := others.get(name):
                expect(shown(at.locator(".mg-right"))).to_contain_text(other.say(other.solution))

    def nothing_is_cut_off_and_nothing_is_wrong(self, page: Page, axe: Callable[..., list[str]]) -> None:
        """On a phone by night and on a wide screen by day, with the landmarks of every page around it."""
        has_landmarks(page, self.path)
        for scheme, width in SCREENS:
            wear(page, scheme)
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"{width} pixels"
            if scheme == "light" or LONG:
                faults = axe(page, "body", None if scheme == "light" else SEEN)
                assert faults == [], f"{width} pixels: {faults}"
