"""The build-only puzzle on the stage: six cards, five goals, and the best function to be found."""

from __future__ import annotations

import json
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page.cards import explanation, press
from mathgames_widgets.page.html import Element, div, form, h2, header, p
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.table.frame import HOME, drawer, head, status_line, tool
from mathgames_widgets.table.screen import Ask, Do, Press, Screen
from mathgames_widgets.table.start import SetupError, fitting_seed, seed_box

from ..analysis.plans import Attempt, Puzzle, puzzle
from ..rules.cards import Goal
from ..rules.state import Built, Row
from ..words.explanations import goal_meaning, why_best
from ..words.sentences import function_text
from .playing import STEPS, board_with, moved, moved_says, steps_shown, workshop

say = room(__name__)


def _help() -> tuple[str, ...]:
    placing, goals = say("puzzle-help-placing"), say("puzzle-help-goals")
    return (placing, goals, say("puzzle-help-alone"), say("puzzle-help-check"))


def build_puzzle(seed: str | int = "") -> BuildPuzzle:
    """The puzzle of a seed, to be solved on the page; without a seed, the page deals a new one when it is asked to.

    >>> build_puzzle("FERN-42")
    <BuildPuzzle: seed FERN-42>
    """
    return BuildPuzzle(str(seed))


def _read(kept: str) -> tuple[Puzzle, Built]:
    """The puzzle and what was built of it. Raises ValueError and its like for a text that is none."""
    answer = json.loads(kept)
    task = puzzle(seed_text(fitting_seed(answer["seed"])))
    cards = {card.id: card for card in task.cards}
    built = Built()
    for row in Row:
        for name in answer[row.name.lower()]:
            built = built.put(cards.pop(name), row)
    return task, built


class BuildPuzzle(Page):
    """A puzzle on the stage. Made by `build_puzzle`."""

    def __init__(self, seed: str) -> None:
        self._typed = seed
        self._task: Puzzle | None = None
        self._clear()
        super().__init__(self._page, self._answer_to, keep="tab puzzle byorf")

    def _clear(self) -> None:
        self._built = Built()
        self._asked: Any = None
        self._attempt: Attempt | None = None
        self._open = ""
        self._notice = ""

    def __repr__(self) -> str:
        return f"<BuildPuzzle: seed {self._task.seed if self._task else self._typed or 'not dealt yet'}>"

    def _answer_to(self, thing: Any, values: Values) -> None:
        self._notice = ""
        match thing:
            case Do():
                spoken = self._put(thing)
            case Ask(about):
                self._asked, self._open, spoken = (None if self._asked == about else about), "", ""
            case Press("deal"):
                spoken = self._deal(values.get("seed", ""))
            case Press("new"):
                spoken = self._deal("")
            case Press("check"):
                spoken = self._check()
            case Press("close"):
                self._asked, self._open, spoken = None, "", say("puzzle-closed")
            case Press("open", str(what)):
                self._asked, self._open = None, "" if self._open == what else what
                spoken = self._best().claim if self._open == "answer" else ""
            case _:
                raise TypeError(f"{thing!r} cannot be taken.")
        self._keep()
        self.redraw(spoken)

    def _keep(self) -> None:
        """Have the browser keep the puzzle and what is built; a reload goes on with it."""
        if self._task is not None:
            top, bottom = ([card.id for card in row] for row in (self._built.top, self._built.bottom))
            self.kept = json.dumps({"seed": self._task.seed, "top": top, "bottom": bottom})

    def restore(self, kept: str) -> None:
        """Go on with the puzzle that the browser kept; what cannot be read is left behind."""
        if self._task is not None:
            return
        try:
            self._task, self._built = _read(kept)
        except (ValueError, KeyError, TypeError, AttributeError):
            self._task = None
            return
        self._typed = self._task.seed
        self._keep()
        self.redraw(say("puzzle-continues", seed=self._task.seed))

    def _deal(self, typed: str) -> str:
        self._typed = typed.strip()
        try:
            fitting_seed(typed)
        except SetupError as refusal:
            self._notice = str(refusal)
            return self._notice
        self._clear()
        self._task = puzzle(seed_text(self._typed) if self._typed else new_seed_code())
        return say("puzzle-dealt", seed=self._task.seed)

    def _put(self, thing: Do) -> str:
        move = moved(thing)
        if move is None:
            raise TypeError(f"{thing!r} cannot be taken.")
        card, row = move
        self._built = self._built.put(card, row)
        self._attempt = None
        return moved_says(card, row)

    def _check(self) -> str:
        self._attempt = self._playing().check(self._built)
        return self._judged(self._attempt)

    def _judged(self, attempt: Attempt) -> str:
        function = function_text(attempt.built.top, attempt.built.bottom)
        return say(
            "puzzle-judged-best" if attempt.is_best else "puzzle-judged", function=function, points=attempt.points
        )

    def _playing(self) -> Puzzle:
        if self._task is None:
            raise ValueError("No puzzle has been dealt yet.")
        return self._task

    def _best(self) -> Any:
        return why_best(self._playing().answer)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _page(self, offers: Offers) -> Element:
        if self._task is None:
            title = header(h2(say("puzzle"), tabindex=-1, data_focus="puzzle"), cls="mg-head", data_key="head")
            return div(title, self._start(offers), cls="mg-table", data_key="puzzle")
        is_open = self._open or self._asked is not None or self._notice
        return div(
            self._head(offers, self._task.seed),
            self._status(),
            self._workshop(offers),
            drawer(self._opened(offers), offers, self._open),
            cls="mg-table mg-playing",
            data_key="puzzle",
            data_docks=True,
            data_escape=offers(Press("close")) if is_open else None,
        )

    def _start(self, offers: Offers) -> Element:
        deal = press(
            say("puzzle-deal"),
            offers(Press("deal")),
            key="deal",
            kind="mg-primary mg-large",
            data_at_once=True,
            type="submit",
        )
        alert = p(self._notice, cls="mg-note mg-alert", data_key="notice") if self._notice else None
        again = form(deal, seed_box(self._typed), cls="mg-bar", data_key="again")
        return div(alert, p(say("puzzle-start"), cls="mg-introduction"), again, cls="mg-setup", data_key="start")

    def _head(self, offers: Offers, seed: str) -> Element:
        names = (("help", say("puzzle-what-now")), ("menu", say("puzzle-menu")))
        shown = [(key, called, Press("open", key)) for key, called in names]
        tools = (
            tool("new", say("puzzle-new"), offers(Press("new"))),
            *(tool(key, called, offers(do), aria_expanded=str(self._open == key).lower()) for key, called, do in shown),
        )
        return head(say("puzzle"), say("puzzle-seed", seed=seed), tools, mark=f"puzzle {seed}", home=HOME)

    def _status(self) -> Element:
        """One line above the goals, where one looks: a refusal, what a check found, or what to do."""
        sentence, kind = say("puzzle-start"), ""
        if self._notice:
            sentence, kind = self._notice, "mg-alert"
        elif self._attempt is not None:
            sentence, kind = self._judged(self._attempt), "mg-judged mg-found" if self._attempt.is_best else "mg-judged"
        return status_line(sentence, kind=kind, key="judged")

    def _workshop(self, offers: Offers) -> Element:
        check = press(say("puzzle-check"), offers(Press("check")), key="check", kind="mg-primary mg-large")
        opened = str(self._open == "answer").lower()
        answer = press(say("puzzle-answer"), offers(Press("open", "answer")), key="answer", aria_expanded=opened)
        screen, task = Screen((say("puzzle-you"),), offers, asked=self._asked), self._playing()
        board = board_with(self._built, task.cards, task.goals)
        return workshop(board, screen, check, answer, key=f"puzzle-graph-{task.seed}")

    def _opened(self, offers: Offers) -> tuple[str, Any] | None:
        match self._open:
            case "answer":
                return say("puzzle-the-answer"), div(explanation(self._best(), key="best"), data_key="best-room")
            case "help":
                return say("puzzle-what-now"), [p(paragraph) for paragraph in _help()]
            case "menu":
                deal = press(say("puzzle-deal-this"), offers(Press("deal")), key="deal", type="submit")
                return say("puzzle-menu"), form(seed_box(self._playing().seed), deal, cls="mg-bar", data_key="again")
        if isinstance(self._asked, Goal):
            return say("title-goal"), explanation(goal_meaning(self._asked), key=f"meaning-{self._asked.id}")
        return None if self._asked != STEPS else (say("title-steps"), steps_shown(self._built))
