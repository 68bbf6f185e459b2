"""Problems on paper, drawn from the practice of a game: a worksheet and exit tickets, with their keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

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
    parts,
    picks,
    start,
)
from mathgames_widgets.questions.drawing.bars import DragBars
from mathgames_widgets.questions.drawing.line import PlaceOnLine
from mathgames_widgets.questions.drawing.signs import PaintSigns
from mathgames_widgets.questions.drawing.sketch import SketchCurve
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import Problem, ProblemRng
from mathgames_widgets.questions.question import Picture, Question, plain_text
from mathgames_widgets.questions.typed import FillTable, Number, Numbers
from mathgames_widgets.questions.whose import WhoseAnswer

say = room(__name__)

MANY = 12
"""Problems of a worksheet, the second half of them of the second level."""
EACH = 6
"""Problems on a page, in two columns, with room to work; one that is wide takes two places or three."""
LONG, MOST_CARDS = 205, 8
"""Characters of a question, and cards beside it, above which it takes the width of a page."""
VERSIONS = "AB"
"""The tickets of a lesson: neighbors have other numbers."""
COPIES = 2
"""How often each stands on a page to cut."""


WIDE = (MatchPairs, FillTable, PutInOrder, WhoseAnswer, ClickGraph)
"""The kinds of question that take the width of a page."""
WITH_REASON = (ChooseOne, ChooseSome, Number, Numbers, PaintSigns, DragBars, PlaceOnLine)
"""The kinds of question with a line for the reason below the answer."""


def problems(drill: Drill, seed: str) -> tuple[Problem, ...]:
    """The problems of a worksheet, in the order of the lesson: each kind as often as every other, or once more. Those
    that need the width of a page come last.

    >>> from mathgames_widgets.games.byorf.lesson.practice import DRILL
    >>> [one.level for one in problems(DRILL, "FERN-42")]
    [1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2]
    """
    draw, kinds, count = ProblemRng(f"WORKSHEET {seed}"), drill.kinds, MANY
    laps, more = divmod(count, len(kinds))
    picked = sorted((*kinds * laps, *draw.some(kinds, more)), key=kinds.index)
    found = [kind.problem(f"{seed} {at}", 1 if at < MANY // 2 else 2) for at, kind in enumerate(picked)]
    return tuple(sorted(found, key=lambda one: _room_of(one.question) > 1))


def worksheet(title: str, asked: Sequence[Problem], seed: str) -> list[Element]:
    """The pages; nothing on them answers a question. What needs the width of a page has it, and room for two."""
    pages = _in_pages(asked)
    return [
        leaf(
            say("worksheet", game=title) if page == 1 else "",
            *[_asked(one.question, f"{at}.", is_wide=_room_of(one.question) > 1) for at, one in numbered],
            p(say("exact-values"), cls="mg-exact-values") if page == 1 else None,
            named=page == 1,
            foot=say("worksheet-foot", game=title, seed=seed, page=page, last=len(pages)),
            cls="mg-worksheet",
        )
        for page, numbered in enumerate(pages, 1)
    ]


def _in_pages(asked: Sequence[Problem]) -> list[list[tuple[int, Problem]]]:
    """The problems in their order, with their numbers, as many to a page as it has room for."""
    pages: list[list[tuple[int, Problem]]] = [[]]
    filled = before = 0
    for number, one in enumerate(asked, 1):
        room = _room_of(one.question)
        filled += filled % 2 if room > 1 and before == 1 else 0
        if filled + room > EACH:
            pages.append([])
            filled = 0
        pages[-1].append((number, one))
        filled, before = filled + room, room
    return pages


def _room_of(question: Question) -> int:
    """How many of the places of a page a question takes: two are a row, which has a picture or more to read."""
    if isinstance(question, (PaintSigns, DragBars, PlaceOnLine)):
        return 2
    words = len(plain_text(question.prompt))
    if isinstance(question, AnsweredWithCards) or words > 2 * LONG:
        return 3
    pictured = any(isinstance(part, Picture) for part in parts(question.prompt))
    is_wide = pictured or words > LONG or isinstance(question, WIDE)
    return 2 if is_wide or "".join(map(str, graphs_in(question.prompt))).count("mg-card ") > MOST_CARDS else 1


def tickets(drill: Drill, seed: str) -> list[list[Problem]]:
    """For each question that ends a lesson, the same with two sets of numbers."""
    return [[kind.problem(f"{seed} TICKET {one}", level) for one in VERSIONS] for kind, level in drill.tickets]


def ticket_sheets(title: str, asked: Sequence[Sequence[Problem]], seed: str) -> list[Element]:
    """A page for each question, with both versions to cut out, twice."""
    sheets = []
    for number, same in enumerate(asked, 1):
        cards = {
            at + len(same) * copy: section(
                name_line(),
                _asked(one.question, f"{number}{VERSIONS[at]}"),
                p(say("ticket-foot", game=title, seed=seed), cls="mg-ticket-foot"),
                cls="mg-ticket",
            )
            for at, one in enumerate(same)
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
    for one in screens:
        so_far += 0 if one.is_extra else one.minutes
        rows.append(_told_to_teacher(one, so_far))
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


def _told_to_teacher(one: PaperScreen, so_far: float) -> Element:
    answers = [say("teacher-answer", answer=_shortened(asked.say(asked.solution))) for asked in one.questions]
    ideas = [idea for asked in one.questions for idea in _ideas(asked)[:MOST_SAID]]
    stop = strong(say("teacher-stop")) if one.votes else None
    table_said = say("teacher-table") if one.has_table else None
    return tr(
        th(one.title, scope="row"),
        td(
            say("teacher-extra")
            if one.is_extra
            else say("teacher-minutes", minutes=max(round(one.minutes), 1), so_far=round(so_far))
        ),
        td(*[p(line) for line in (stop, table_said, *answers) if line]),
        td(*[p(say("teacher-idea", name=name)) for name in dict.fromkeys(ideas)]),
    )


def _shortened(said: str) -> str:
    return said if len(said) <= LONGEST_SAID else f"{said[: LONGEST_SAID - 1].rsplit(' ', 1)[0]} …"


def _ideas(asked: Question) -> list[str]:
    known = [one.misconception for one in (*asked.misconceptions, *getattr(asked, "options", ()))]
    return list(dict.fromkeys([one.name for one in known if one]))


def pupil_page(title: str, screens: Sequence[PaperScreen]) -> Element:
    """A lesson on a page to write on: its questions that need no screen, those that are voted on above all."""
    asked = [(one, question) for one in screens for question in one.questions]
    fitting = [pair for pair in asked if not isinstance(pair[1], NOT_ON_PAPER) and _room_of(pair[1]) <= 2]
    voted = {key for one in screens for key in one.votes}
    chosen: list[Question] = []
    for _, question in sorted(fitting, key=lambda pair: (pair[1].key not in voted, pair[0].is_extra)):
        if sum(map(_room_of, (*chosen, question))) <= EACH:
            chosen.append(question)
    ordered = sorted([one for _, one in fitting if one in chosen], key=lambda one: _room_of(one) > 1)
    return leaf(
        title,
        *[_asked(one, f"{at}.", is_wide=_room_of(one) > 1) for at, one in enumerate(ordered, 1)],
        p(blank(say("pupil-surprise")), cls="mg-exact-values"),
        cls="mg-worksheet mg-pupil-page",
    )


NOT_ON_PAPER = (WhoseAnswer, AnsweredWithCards)
"""Kinds of question of a lesson that stay on the screen."""


def key(title: str, said: Iterable[tuple[str, Problem]], seed: str) -> Element:
    """A page with every answer and its reason."""
    rows = [
        li(
            strong(f"{name} "),
            span(_answer(one.question), cls="mg-key-answer"),
            span(f" {one.question.why.claim}", cls="mg-key-why"),
        )
        for name, one in said
    ]
    return leaf(
        say("key", game=title), ol(*rows, cls="mg-key"), named=False, foot=say("key-foot", game=title, seed=seed)
    )


def _answer(question: Question) -> str:
    said = question.say(question.solution)
    return say("key-answer", open=question.is_open, answer=said)


def _asked(question: Question, number: str, *, is_wide: bool = False) -> Element:
    """A question with room for its answer, and without its help."""
    return div(
        p(strong(f"{number} "), inline(question.prompt)),
        *graphs_in(question.prompt),
        *_room(question),
        blank(say("your-reason")) if isinstance(question, WITH_REASON) else None,
        cls="mg-problem mg-wide" if is_wide else "mg-problem",
    )


def _room(question: Question) -> Iterable[Element | None]:
    """What a pupil ticks, fills in, or writes on."""
    match question:
        case PutInOrder(items=items):
            rows = [li(inline(items[at]), *graphs_in(items[at])) for at in question.start]
            yield ul(*rows, cls="mg-written-items")
            yield blank(say("in-order"))
            yield blank(say("not-true")) if question.has_false else None
        case ClickGraph(functions=functions, window=window):
            yield drawn(functions, window)
            yield blank(say("the-point"))
        case WhoseAnswer():
            yield from picks(question)
            yield blank(before(question))
        case ChooseOne() | ChooseSome() | MatchPairs() | FillTable():
            yield controls(question, AnswerDesk(start(question), Offers()))
        case AnsweredWithCards():
            yield controls(question, AnswerDesk(start(question), Offers()))
            if not isinstance(question, (PaintSigns, SketchCurve)):
                yield blank(say("your-answer"))
        case _:
            yield blank(before(question))
