"""Problems on paper, drawn from the practice of a game: a worksheet of four pages and exit tickets, with their keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, div, li, ol, p, section, span, strong, ul
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
)
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import Problem, ProblemRng
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import FillTable
from mathgames_widgets.questions.whose import WhoseAnswer

say = room(__name__)

PAGES = 4
EACH = 3
"""Problems on a page, with room to work."""
HARDER = 2
"""Pages after which the problems are of the second level."""
VERSIONS = "ABCD"
"""The tickets of a page: neighbors have other numbers."""


def problems(drill: Drill, seed: str) -> tuple[Problem, ...]:
    """The problems of a worksheet, in the order of the lesson: each kind as often as every other, or once more.

    >>> from mathgames_widgets.games.byorf.lesson.practice import DRILL
    >>> [one.level for one in problems(DRILL, "FERN-42")]
    [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]
    """
    draw, kinds, count = ProblemRng(f"WORKSHEET {seed}"), drill.kinds, PAGES * EACH
    laps, more = divmod(count, len(kinds))
    picked = sorted((*kinds * laps, *draw.some(kinds, more)), key=kinds.index)
    return tuple([kind.problem(f"{seed} {at}", 1 if at < HARDER * EACH else 2) for at, kind in enumerate(picked)])


def worksheet(title: str, asked: Sequence[Problem], seed: str) -> list[Element]:
    """The four pages; nothing on them answers a question."""
    return [
        leaf(
            say("worksheet", game=title) if page == 0 else "",
            *[_asked(asked[at].question, f"{at + 1}.") for at in range(page * EACH, (page + 1) * EACH)],
            p(say("exact-values"), cls="mg-exact-values") if page == 0 else None,
            named=page == 0,
            foot=say("worksheet-foot", game=title, seed=seed, page=page + 1, last=PAGES),
            cls="mg-worksheet",
        )
        for page in range(PAGES)
    ]


def tickets(drill: Drill, seed: str) -> list[list[Problem]]:
    """For each question that ends a lesson, the same with four sets of numbers."""
    return [[kind.problem(f"{seed} TICKET {one}", level) for one in VERSIONS] for kind, level in drill.tickets]


def ticket_sheets(title: str, asked: Sequence[Sequence[Problem]], seed: str) -> list[Element]:
    """A page with four tickets to cut out for each question."""
    sheets = []
    for number, same in enumerate(asked, 1):
        cards = {
            at: section(
                name_line(),
                _asked(one.question, f"{number}{VERSIONS[at]}"),
                p(say("ticket-foot", game=title, seed=seed), cls="mg-ticket-foot"),
                cls="mg-ticket",
            )
            for at, one in enumerate(same)
        }
        sheets.append(cut_sheet(cards, TICKETS, "", number=number))
    return sheets


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


def _asked(question: Question, number: str) -> Element:
    """A question with room for its answer, and without its help."""
    return div(
        p(strong(f"{number} "), inline(question.prompt)),
        *graphs_in(question.prompt),
        *_room(question),
        cls="mg-problem",
    )


def _room(question: Question) -> Iterable[Element | None]:
    """What a pupil ticks, fills in, or writes on."""
    match question:
        case PutInOrder(items=items):
            rows = [li(inline(items[at]), *graphs_in(items[at])) for at in question.start]
            yield ul(*rows, cls="mg-written-items")
            yield blank(say("in-order"))
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
            yield blank(say("your-answer"))
        case _:
            yield blank(before(question))
