"""The build-only puzzle on the stage: six cards, five goals, and the best function to be found."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page.cards import badge, note, press
from mathgames_widgets.page.html import Element, div, form, h2, header, p
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.screen import Ask, Do, Press, Screen, Select
from mathgames_widgets.table.start import SetupError, fitting_seed, seed_box

from ..analysis.plans import Attempt, Puzzle, puzzle
from ..rules.cards import Factor
from ..rules.state import Built
from ..words.explanations import why_best
from ..words.sentences import counted, function_text
from ..words.why import ALONE
from .playing import Board, board_with, moved, moved_says, workshop

START = f"Six cards, five goals: build the function that earns the most. {ALONE}"


def build_puzzle(seed: str | int = "") -> BuildPuzzle:
    """The puzzle of a seed, to be solved on the page; without a seed, the page deals a new one when it is asked to.

    >>> build_puzzle("FERN-42")
    <BuildPuzzle: seed FERN-42>
    """
    return BuildPuzzle(str(seed))


class BuildPuzzle(Page):
    """A puzzle on the stage. Made by `build_puzzle`."""

    def __init__(self, seed: str) -> None:
        self._typed = seed
        self._task: Puzzle | None = None
        self._clear()
        super().__init__(self._page, self._answer_to)

    def _clear(self) -> None:
        self._built = Built()
        self._selected: Factor | None = None
        self._asked: Any = None
        self._attempt: Attempt | None = None
        self._solved = False
        self._notice = ""

    def __repr__(self) -> str:
        return f"<BuildPuzzle: seed {self._task.seed if self._task else self._typed or 'not dealt yet'}>"

    def _answer_to(self, thing: Any, values: Values) -> None:
        match thing:
            case Do():
                said = self._put(thing)
            case Select(card):
                self._selected, said = card, ""
            case Ask(goal):
                self._asked, said = (None if self._asked == goal else goal), ""
            case Press("deal"):
                said = self._deal(values.get("seed", ""))
            case Press("check"):
                said = self._check()
            case Press("close"):
                self._asked, self._selected, self._solved, said = None, None, False, "Closed."
            case Press("answer"):
                self._solved = True
                said = self._best().claim
            case _:
                raise TypeError(f"{thing!r} cannot be taken.")
        self.redraw(said)

    def _deal(self, typed: str) -> str:
        self._typed = typed.strip()
        try:
            fitting_seed(typed)
        except SetupError as refusal:
            self._notice = str(refusal)
            return self._notice
        self._clear()
        self._task = puzzle(seed_text(self._typed) if self._typed else new_seed_code())
        return f"A puzzle is dealt, with the seed {self._task.seed}."

    def _put(self, thing: Do) -> str:
        move = moved(thing)
        if move is None:
            raise TypeError(f"{thing!r} cannot be taken.")
        card, row = move
        self._built = self._built.put(card, row)
        aside = self._board().aside
        self._selected = aside[0] if aside and row else None
        self._attempt = None
        return moved_says(card, row)

    def _check(self) -> str:
        self._attempt = self._playing().check(self._built)
        return self._judged(self._attempt)

    def _judged(self, attempt: Attempt) -> str:
        function = function_text(attempt.built.top, attempt.built.bottom)
        earned = f"{function} earns {counted(attempt.points, 'point')}."
        return f"{earned} Nothing earns more." if attempt.is_best else f"{earned} There is a function that earns more."

    def _playing(self) -> Puzzle:
        if self._task is None:
            raise ValueError("No puzzle has been dealt yet.")
        return self._task

    def _board(self) -> Board:
        task = self._playing()
        return board_with(self._built, task.cards, task.goals)

    def _best(self) -> Any:
        return why_best(self._playing().answer)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _page(self, offers: Offers) -> Element:
        seed = badge(f"seed {self._task.seed}", cls="mg-seed") if self._task else None
        head = header(
            div(h2("Best build", tabindex=-1, data_focus="puzzle"), seed, cls="mg-head-line"),
            cls="mg-head",
            data_key="head",
        )
        alert = note(self._notice, key="notice", kind="mg-alert") if self._notice else None
        body = self._start(offers) if self._task is None else self._workshop(offers)
        again = self._again(offers) if self._task else None
        is_open = self._solved or self._asked is not None or self._selected is not None
        close = offers(Press("close")) if is_open else None
        return div(head, alert, body, again, cls="mg-table", data_key="puzzle", data_escape=close)

    def _start(self, offers: Offers) -> Element:
        return div(p(START, cls="mg-introduction"), self._again(offers), cls="mg-setup", data_key="start")

    def _again(self, offers: Offers) -> Element:
        deal = press("New puzzle" if self._task else "Deal the puzzle", offers(Press("deal")), key="deal")
        deal.attributes["type"] = "submit"
        return form(seed_box(self._typed), deal, cls="mg-bar", data_key="again")

    def _workshop(self, offers: Offers) -> Element:
        check = press("Check my function", offers(Press("check")), key="check", kind="mg-primary")
        answer = press("Show the answer", offers(Press("answer")), key="answer")
        said = note(self._judged(self._attempt), key="judged") if self._attempt else None
        best = (
            div(explanation(self._best(), key="best"), cls="mg-panel", data_key="best-room") if self._solved else None
        )
        screen = Screen(("You",), offers, self._selected, self._asked)
        return div(workshop(self._board(), screen, check, answer), said, best, cls="mg-draft", data_key="task")
