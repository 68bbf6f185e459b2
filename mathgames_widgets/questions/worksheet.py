"""Problems on paper, drawn from the practice of a game: a worksheet and exit tickets, with their keys."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import ceil

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import (
    Element,
    div,
    li,
    ol,
    p,
    section,
    span,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from mathgames_widgets.page.page import Offers
from mathgames_widgets.page.paper import TICKETS, blank, cut_sheet, leaf, name_line
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, ClickGraph, MatchPairs, PutInOrder
from mathgames_widgets.questions.controls import (
    AnswerDesk,
    AnsweredWithCards,
    before,
    controls,
    drawn,
    graphs_in,
    inline,
    picks,
    start,
    task_of,
)
from mathgames_widgets.questions.drawing.bars import DragBars
from mathgames_widgets.questions.drawing.line import PlaceEach, PlaceOnLine
from mathgames_widgets.questions.drawing.signs import PaintSigns
from mathgames_widgets.questions.drawing.sketch import SketchCurve
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import Problem, ProblemRng
from mathgames_widgets.questions.question import Question, plain_text
from mathgames_widgets.questions.typed import FillTable, Number, Numbers
from mathgames_widgets.questions.whose import WhoseAnswer

say = room(__name__)

MANY = 12
"""Problems of a worksheet, the second half of them of the second level."""
EACH = 6
"""Problems on a page of a worksheet, in two columns, with room to work."""
LINE = 40
"""Characters side by side in a column."""
MOST, FULL = 8, 410
"""Questions on a page for pupils, and millimetres of both columns after which it takes no more."""
HEAD = 75
"""Millimetres of both columns that the head of the first page takes."""
WIDE = 105
"""Millimetres of a column: what would be higher has the width of the page, below both columns."""
VERSIONS = "AB"
"""The tickets of a lesson: neighbors have other numbers."""
COPIES = 2
"""How often each stands on a page to cut."""


WITH_REASON = (ChooseOne, ChooseSome, Number, Numbers, PaintSigns, DragBars, PlaceOnLine)
"""The kinds of question with a line for the reason below the answer."""


def problems(drill: Drill, seed: str) -> tuple[Problem, ...]:
    """The problems of a worksheet as they stand on its pages. Each kind is there as often as every other, or once more;
    what is high and what is low is dealt to the pages by turns, and each page has its own in the order of the lesson.

    >>> from mathgames_widgets.games.byorf.lesson.practice import DRILL
    >>> [one.level for one in problems(DRILL, "FERN-42")]
    [1, 2, 1, 2, 2, 2, 1, 2, 1, 1, 1, 2]
    """
    draw, kinds, count = ProblemRng(f"WORKSHEET {seed}"), drill.kinds, MANY
    laps, more = divmod(count, len(kinds))
    picked = sorted((*kinds * laps, *draw.some(kinds, more)), key=kinds.index)
    found = [kind.problem(f"{seed} {at}", 1 if at < MANY // 2 else 2) for at, kind in enumerate(picked)]
    heights = [_height(problem.question) for problem in found]
    pages: dict[int, list[int]] = {HEAD: [], 0: []}
    for at in sorted(range(MANY), key=lambda at: -heights[at]):
        rooms = [
            (taken + sum([heights[place] for place in page]), page) for taken, page in pages.items() if len(page) < EACH
        ]
        min(rooms)[1].append(at)
    return tuple([found[at] for page in pages.values() for at in _by_column(sorted(page), heights)])


def _by_column(page: Sequence[int], heights: Sequence[int]) -> list[int]:
    """The problems of a page, by their numbers: those of a column, those of the other, as high as it, and the wide."""
    narrow = [at for at in page if heights[at] <= WIDE]
    half = sum([heights[at] for at in narrow]) / 2
    left = min(combinations(narrow, len(narrow) // 2), key=lambda some: abs(half - sum([heights[at] for at in some])))
    return [*left, *[at for at in narrow if at not in left], *[at for at in page if at not in narrow]]


def worksheet(title: str, asked: Sequence[Problem], seed: str) -> list[Element]:
    """The pages; nothing on them answers a question."""
    numbered = [(f"{at}.", problem.question) for at, problem in enumerate(asked, 1)]
    return [
        leaf(
            say("worksheet", game=title) if first == 0 else "",
            *_columns(numbered[first : first + EACH]),
            p(say("exact-values"), cls="mg-exact-values") if first == 0 else None,
            named=first == 0,
            foot=say("worksheet-foot", game=title, seed=seed, page=first // EACH + 1, last=ceil(len(asked) / EACH)),
            cls="mg-worksheet",
        )
        for first in range(0, len(asked), EACH)
    ]


def _columns(numbered: Sequence[tuple[str, Question]]) -> list[Element]:
    """Two columns, cut where they are most alike, and below them what is wide."""
    heights = [_height(question) for _, question in numbered]
    drawn = [_asked(*line, is_wide=high > WIDE) for line, high in zip(numbered, heights, strict=True)]
    narrow = [(block, high) for block, high in zip(drawn, heights, strict=True) if high <= WIDE]
    left = min(range(len(narrow) + 1), key=lambda cut: abs(_total(narrow[:cut]) - _total(narrow[cut:])))
    columns = [div(*[block for block, _ in some], cls="mg-leaf-column") for some in (narrow[:left], narrow[left:])]
    return [
        div(*columns, cls="mg-leaf-columns"),
        *[block for block, high in zip(drawn, heights, strict=True) if high > WIDE],
    ]


def _total(some: Sequence[tuple[object, int]]) -> int:
    return sum([high for _, high in some])


MILLIMETRES = {
    "mg-blank-room": 8,
    "mg-figure": 15,
    "mg-quiet-graph": 58,
    "mg-zone": 16,
    "mg-bars": 30,
    "mg-painted": 26,
    "mg-number-line": 22,
    "mg-pair": 18,
    "mg-picks": 16,
    "<li": 6,
    "<tr": 8,
}
"""About how high each part of a question is in a column, by its tag or class."""
LINE_HIGH, CARDS_HIGH, IN_ROW, BESIDE = 5, 30, 4, 16
"""Millimetres of a line and of a row of cards; cards of a row; and what is saved by writing beside one or two cards."""


def _height(question: Question) -> int:
    """About how many millimetres of a column a question takes."""
    shown = [f"{picture}" for picture in (*graphs_in(question.prompt), *_line_of(question), *_given(question))]
    worn = Counter(re.findall(r"mg-[\w-]+|<\w+", "".join(shown)))
    lines = ceil(len(plain_text(question.prompt)) / LINE) + ("<math" in f"{inline(question.prompt)}")
    lines += ceil(len(question.task) / LINE)
    cards = 0 if worn["mg-figure"] else sum([ceil(picture.count("mg-card ") / IN_ROW) for picture in shown])
    beside = worn["mg-option"] // 2 * MILLIMETRES["<li"] if worn["mg-short"] else 0
    beside += BESIDE if worn["mg-card"] in (1, 2) else 0
    return (
        lines * LINE_HIGH + cards * CARDS_HIGH + sum([high * worn[name] for name, high in MILLIMETRES.items()]) - beside
    )


def tickets(drill: Drill, seed: str) -> list[list[Problem]]:
    """For each question that ends a lesson, the same with two sets of numbers."""
    return [[kind.problem(f"{seed} TICKET {version}", level) for version in VERSIONS] for kind, level in drill.tickets]


def ticket_sheets(title: str, asked: Sequence[Sequence[Problem]], seed: str) -> list[Element]:
    """A page for each question, with both versions to cut out, twice."""
    sheets = []
    for number, same in enumerate(asked, 1):
        cards = {
            at + len(same) * copy: section(
                name_line(),
                _asked(f"{number}{VERSIONS[at]}", problem.question),
                p(say("ticket-foot", game=title, seed=seed), cls="mg-ticket-foot"),
                cls="mg-ticket",
            )
            for at, problem in enumerate(same)
            for copy in range(COPIES)
        }
        sheets.append(cut_sheet(cards, TICKETS, "", number=number))
    return sheets


@dataclass(frozen=True, slots=True)
class PaperScreen:
    """A screen of a lesson, as its teacher has it on paper."""

    title: str
    minutes: float
    is_extra: bool
    votes: tuple[str, ...]
    """The questions that are voted on here, by their keys."""
    has_table: bool
    questions: tuple[Question, ...]


def teacher_page(title: str, screens: Sequence[PaperScreen]) -> Element:
    """A lesson on a page: its screens, the answers, what pupils say, and where to stop."""
    rows, so_far = [], 0.0
    for screen in screens:
        so_far += 0 if screen.is_extra else screen.minutes
        rows.append(_told_to_teacher(screen, so_far))
    head = tr(*[th(say.by("teacher-column", name), scope="col") for name in TEACHER_COLUMNS])
    return leaf(
        say("teacher-page", lesson=title),
        p(say("teacher-how"), cls="mg-teacher-how"),
        table(thead(head), tbody(*rows), cls="mg-teacher-table"),
        named=False,
        cls="mg-teacher-page",
    )


TEACHER_COLUMNS = ("screen", "minutes", "answers", "pupils")
MOST_SAID = 2
"""Ideas of a question that are named to a teacher; the notes have all of them."""
LONGEST_SAID = 170


def _told_to_teacher(screen: PaperScreen, so_far: float) -> Element:
    answers = [say("teacher-answer", answer=_shortened(asked.say(asked.solution))) for asked in screen.questions]
    ideas = [idea for asked in screen.questions for idea in _ideas(asked)[:MOST_SAID]]
    stop = strong(say("teacher-stop")) if screen.votes else None
    table_said = say("teacher-table") if screen.has_table else None
    return tr(
        th(screen.title, scope="row"),
        td(
            say("teacher-extra")
            if screen.is_extra
            else say("teacher-minutes", minutes=max(round(screen.minutes), 1), so_far=round(so_far))
        ),
        td(*[p(line) for line in (stop, table_said, *answers) if line]),
        td(*[p(say("teacher-idea", name=name)) for name in dict.fromkeys(ideas)]),
    )


def _shortened(said: str) -> str:
    return said if len(said) <= LONGEST_SAID else f"{said[: LONGEST_SAID - 1].rsplit(' ', 1)[0]} …"


def _ideas(asked: Question) -> list[str]:
    known = [belief.misconception for belief in (*asked.misconceptions, *getattr(asked, "options", ()))]
    return list(dict.fromkeys([idea.name for idea in known if idea]))


def pupil_page(title: str, screens: Sequence[PaperScreen]) -> Element:
    """A lesson on a page to write on: its questions that need no screen, those that are voted on above all."""
    voted = {key for screen in screens for key in screen.votes}
    asked = [
        (screen, question) for screen in screens for question in screen.questions if not _stays_on_screen(question)
    ]
    chosen: list[Question] = []
    for _, question in sorted(asked, key=lambda pair: (pair[1].key not in voted, pair[0].is_extra)):
        if len(chosen) < MOST and sum(map(_height, (*chosen, question))) <= FULL:
            chosen.append(question)
    ordered = sorted(
        [question for _, question in asked if question in chosen], key=lambda question: _height(question) > WIDE
    )
    return leaf(
        title,
        *_columns([(f"{at}.", question) for at, question in enumerate(ordered, 1)]),
        p(blank(say("pupil-surprise")), cls="mg-exact-values"),
        cls="mg-worksheet mg-pupil-page",
    )


def _stays_on_screen(question: Question) -> bool:
    """Whether a question of a lesson is not for paper."""
    return isinstance(question, WhoseAnswer) or (isinstance(question, AnsweredWithCards) and question.needs_board)


def key(title: str, said: Iterable[tuple[str, Problem]], seed: str) -> Element:
    """A page with every answer and its reason."""
    rows = [
        li(
            strong(f"{name} "),
            span(_answer(problem.question), cls="mg-key-answer"),
            span(f" {problem.question.why.claim}", cls="mg-key-why"),
        )
        for name, problem in said
    ]
    return leaf(
        say("key", game=title), ol(*rows, cls="mg-key"), named=False, foot=say("key-foot", game=title, seed=seed)
    )


def _answer(question: Question) -> str:
    said = question.say(question.solution)
    return say("key-answer", open=question.is_open, answer=said)


def _asked(number: str, question: Question, *, is_wide: bool = False) -> Element:
    """A question with room for its answer, and without its help."""
    return div(
        p(strong(f"{number} "), inline(question.prompt)),
        task_of(question),
        *graphs_in(question.prompt),
        *_line_of(question),
        *_given(question),
        cls="mg-problem mg-wide" if is_wide else "mg-problem",
    )


def _line_of(question: Question) -> list[Element]:
    """The bare line on which numbers are placed by hand before they are ordered."""
    board = question.try_out
    return [board.drawn_line(None)] if isinstance(board, PlaceEach) else []


def _given(question: Question) -> list[Element]:
    """What a pupil answers with: the controls, then the lines to write on."""
    given = [*_room(question), say("your-reason") if isinstance(question, WITH_REASON) else None]
    lines = [blank(part) for part in given if isinstance(part, str)]
    return [*[part for part in given if isinstance(part, Element)], *([div(*lines, cls="mg-blanks")] if lines else [])]


def _room(question: Question) -> Iterable[Element | str | None]:
    """What a pupil ticks or fills in, and what stands before each line to write on."""
    match question:
        case PutInOrder(items=items):
            rows = [li(inline(items[at]), *graphs_in(items[at])) for at in question.start]
            yield ul(*rows, cls="mg-written-items")
            yield say("in-order")
            yield say("not-true") if question.has_false else None
        case ClickGraph(functions=functions, window=window):
            yield drawn(functions, window)
            yield say("the-point")
        case WhoseAnswer():
            yield from picks(question)
            yield before(question)
        case ChooseOne() | ChooseSome() | MatchPairs() | FillTable():
            yield controls(question, AnswerDesk(start(question), Offers()))
        case DragBars(feet=feet) if feet:
            yield from _room(replace(question, feet=()))  # on paper there is room for their names alone
        case AnsweredWithCards(needs_board=False):
            yield say("your-answer")
        case AnsweredWithCards():
            yield controls(question, AnswerDesk(start(question), Offers()))
            if not isinstance(question, (PaintSigns, SketchCurve)):
                yield say("your-answer")
        case _:
            yield before(question)
