"""Problems on paper, drawn from the practice of a game: a worksheet and exit tickets, with their keys."""

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
    parts,
    picks,
    start,
)
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import Problem, ProblemRng
from mathgames_widgets.questions.question import Picture, Question, plain_text
from mathgames_widgets.questions.typed import FillTable, Number, Numbers
from mathgames_widgets.questions.whose import WhoseAnswer

say = room(__name__)

MANY = 12
"""Problems of a worksheet, the second half of them of the second level."""
EACH = 6
"""Problems on a page, in two columns, with room to work; one that is wide takes two or four places."""
LONG = 240
"""Characters of a question that takes the width of a page."""
VERSIONS = "AB"
"""The tickets of a lesson: neighbors have other numbers."""
COPIES = 2
"""How often each stands on a page to cut."""


WIDE = (MatchPairs, FillTable, WhoseAnswer, ClickGraph)
"""The kinds of question that take the width of a page."""
WITH_REASON = (ChooseOne, ChooseSome, Number, Numbers)
"""The kinds of question with a line for the reason below the answer."""


def problems(drill: Drill, seed: str) -> tuple[Problem, ...]:
    """The problems of a worksheet, in the order of the lesson: each kind as often as every other, or once more.

    >>> from mathgames_widgets.games.byorf.lesson.practice import DRILL
    >>> [one.level for one in problems(DRILL, "FERN-42")]
    [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]
    """
    draw, kinds, count = ProblemRng(f"WORKSHEET {seed}"), drill.kinds, MANY
    laps, more = divmod(count, len(kinds))
    picked = sorted((*kinds * laps, *draw.some(kinds, more)), key=kinds.index)
    return tuple([kind.problem(f"{seed} {at}", 1 if at < MANY // 2 else 2) for at, kind in enumerate(picked)])


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
    filled = 0
    for number, one in enumerate(asked, 1):
        room = _room_of(one.question)
        filled += filled % 2 if room > 1 else 0
        if filled + room > EACH:
            pages.append([])
            filled = 0
        pages[-1].append((number, one))
        filled += room
    return pages


def _room_of(question: Question) -> int:
    """How many of the places of a page a question takes: two are a row, which has a picture or more to read."""
    if isinstance(question, AnsweredWithCards) or len(plain_text(question.prompt)) > LONG:
        return 4
    pictured = any(isinstance(part, Picture) for part in parts(question.prompt))
    return 2 if pictured or isinstance(question, WIDE) else 1


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
