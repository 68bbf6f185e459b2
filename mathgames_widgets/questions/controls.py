"""What a question looks like, and what it is answered with: on the page, in a saved notebook and on paper.

A draft is the text of an answer that is not checked yet; `answer_in` finds it in the boxes of the form.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, ClassVar
from zlib import crc32

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.curve import PlotWindow, curve, window_around
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.maths.writing.shown import Shown, Words
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import explanation, press
from mathgames_widgets.page.graph.graph import names_for
from mathgames_widgets.page.graph.picture import Drawn, picture
from mathgames_widgets.page.graph.words import description
from mathgames_widgets.page.html import Element, Raw
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.questions.choices import NONE_FALSE, ChooseOne, ChooseSome, ClickGraph, MatchPairs, PutInOrder
from mathgames_widgets.questions.proof import Proof
from mathgames_widgets.questions.question import Figure, Picture, Question, Text, plain_text
from mathgames_widgets.questions.reading import Reading
from mathgames_widgets.questions.typed import Expression, FillTable, Number, Numbers, Write, entry
from mathgames_widgets.questions.whose import WhoseAnswer
from mathgames_widgets.table.screen import Press

say = room(__name__)

# ── the texts of a question ───────────────────────────────────────────────────

SIZE, LOW = (420, 320), (420, 240)
"""Width and height of a graph in pixels, and of one that leaves room for more below it."""


def inline(text: Text) -> Element:
    """The words and the mathematics of a text; its pictures are drawn by `graphs_in`."""
    return h.span(*_inline(parts(text)), cls="mg-text")


ENDS = re.compile(r"[.,;:?)”]*")
"""What stays on the line of the mathematics before it."""


def _inline(several: Sequence[str | Shown | Picture | Figure]) -> Iterator[object]:
    said = 0  # so much of the next words has been shown already
    for part, after in zip_longest(several, several[1:]):
        if isinstance(part, str):
            yield part[said:]
            said = 0
        elif isinstance(part, Shown):
            shown = h.span(Raw(part.mathml()), cls="mg-shown")
            ending = ENDS.match(after) if isinstance(after, str) else None
            said = ending.end() if ending else 0
            yield h.span(shown, ending[0], cls="mg-kept-on-line") if ending and said else shown


def task_of(question: Question) -> Element | None:
    """What to do, as a line of its own below what is asked."""
    return h.p(question.task, cls="mg-do", data_key="do") if question.task else None


def graphs_in(text: Text) -> list[Element]:
    """The graphs and figures of a text; graphs without labels, which would answer most questions about them."""
    pictured = (part for part in parts(text) if isinstance(part, (Picture, Figure)))
    return [
        part.draw()
        if isinstance(part, Figure)
        else h.div(drawn(part.functions, part.window, size=LOW), cls="mg-low-graph")
        if part.is_low
        else drawn(part.functions, part.window, size=SIZE)
        for part in pictured
    ]


def parts(text: Text) -> tuple[str | Shown | Picture | Figure, ...]:
    """A text as its parts, one after the other."""
    return text if isinstance(text, tuple) else (text,)


def drawn(
    functions: Iterable[RationalFunction],
    window: tuple[float, float, float, float] | None = None,
    *marks: Element,
    size: tuple[int, int] = SIZE,
    far_out: bool = True,
    labels: Sequence[str] = (),
    stems: Sequence[tuple[float, float]] = (),
) -> Element:
    """The graph of some functions, with its description for those who do not see it; `marks` lie upon it.

    `stems` are where marks hang from the x-axis, each an x and a height: no number is to stand there.
    Without `far_out` nothing is told of the asymptote that it follows far from 0.
    """
    shown = tuple(functions)
    names = names_for(len(shown), labels)
    curves = [Drawn(f, curve(f), names[place], place, far_out) for place, f in enumerate(shown)]
    frame = window_around(shown) if window is None else PlotWindow(*window)
    called = "words" if labels else "letters"
    name = say("graph-of", called=called, names=tuple(names)) if shown else say("empty-axes")
    words = "\n".join(f"{name}: {description(f, far_out=far_out)}" for name, f in zip(names, shown, strict=True))
    words = words or _axes_said(frame)
    svg = picture(curves, frame, size, name=name, words=words, shade=None, goals=(), stems=stems)
    svg.attributes["aria-label"] = say("graph-said", name=name, words=words)
    return h.div(svg, *marks, cls="mg-quiet-graph")


def _axes_said(frame: PlotWindow) -> str:
    edges = (frame.left, frame.right, frame.bottom, frame.top)
    left, right, bottom, top = (f"{edge:g}".replace("-", "−") for edge in edges)
    return say("axes-from", left=left, right=right, bottom=bottom, top=top)


# ── what it is answered with ──────────────────────────────────────────────────

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}
WITH_EXAMPLE = (Number, Numbers, Expression, Write, ClickGraph)
"""The kinds of question that have an example beside their box."""
CODE = h.el("code")


@dataclass(frozen=True, slots=True)
class Shift:
    """Move an item of an order `by` places down; by none, call it false."""

    item: int
    by: int


@dataclass(frozen=True, slots=True)
class Nudge:
    """Move the point on a graph some steps."""

    right: int
    up: int


@dataclass(frozen=True, slots=True)
class Echo:
    """What was understood of a text while it is typed. It judges nothing, and gives nothing away."""

    shown: tuple[object, ...] = ()
    said: str = ""
    """The same for those who listen."""

    def draw(self) -> Element:
        """The line below the box; it has its room from the first, so that nothing moves when it comes."""
        return h.p(*self.shown, cls="mg-echo", data_key="echo")


def echo(question: Question, values: Values) -> Echo:
    """What was understood of the box that was typed in last.

    >>> from mathgames_widgets.questions import Number
    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> half = Number(key="half", prompt="1 − 1/2?", value=1, why=Explanation("Take a half away."))
    >>> echo(half, {"answer": "2/4"}).said, echo(half, {"answer": "2z"}).said
    ('I read: 2/4', 'I can read "2", but not the "z" after it; write only a number.')
    """
    box = values.get("box", "answer")
    text = values.get(box, "").strip()
    if not text:
        return Echo()
    try:
        if isinstance(question, FillTable):
            place = int(box.removeprefix("entry"))
            return _echoed(entry(text.replace(";", ",")), question, question.name(place))
        return _echoed(question.heard(text), question)
    except ReadError as wrong:
        return Echo((str(wrong),), str(wrong))
    except (ArithmeticError, ValueError, IndexError):
        return Echo()


def _echoed(given: Reading, question: Question, cell: str = "") -> Echo:
    shown = given.understood
    plain = shown.plain().strip() if shown else question.say(given.answer)
    drawn = Raw(shown.mathml()) if shown and not isinstance(shown, Words) else plain
    if cell:
        return Echo(say.pieces("read-in-cell", cell=cell, answer=drawn), say("read-in-cell", cell=cell, answer=plain))
    return Echo(say.pieces("read-as", answer=drawn), say("read-as", answer=plain))


@dataclass(frozen=True, slots=True)
class AnswerDesk:
    """What stands on the page besides the question: the draft, the card in hand, a mark for this set of numbers."""

    draft: str
    offers: Offers
    turn: int = 0
    selected: Any = None
    asked: Any = None
    fresh: int = 0
    """How many drafts were made here, where this one was, and not in the boxes of the form; else 0."""
    values: Values = field(default_factory=dict)
    """What came with a press: the boxes around it, and where it fell."""
    echo: Echo | None = None
    """What was understood of what stands in the box; None where nobody answers back, as on paper."""
    tries: int = 0
    """How many tries there were, while the draft is the last of them and wrong."""
    is_shown: bool = False
    """Whether the answer stands on the page, because it was asked for or is right."""
    is_answered: bool = False
    """Whether the question that a board belongs to is answered: then the board may show what was asked."""


@dataclass(frozen=True, slots=True)
class AnswerChange:
    """What becomes of an answer in the making when something on the page is taken."""

    draft: str | None = None
    """The new draft; None where it stays as it is."""
    said: str = ""
    selected: Any = None
    asked: Any = None
    is_final: bool = False
    """Whether the draft is to be judged at once."""
    goes_on: bool = False
    """Whether what was said to the answer before still holds, as when dice roll on."""


class AnsweredWithCards:
    """What a question adds that is answered with cards on the page: it draws them, and says what becomes of a press."""

    __slots__ = ()
    needs_board: ClassVar[bool] = True
    """Whether it cannot be asked without what lies on the page; else a line is enough on paper."""

    @property
    def draws_answer(self) -> bool:
        """Whether `cards_on` draws the picture that answers it, so that no second one is needed."""
        return False

    @property
    def begun(self) -> str:
        """What lies there before anybody has done anything."""
        return ""

    @property
    def completed(self) -> str:
        """How it stands, beside a question, once the answer is there; empty where it stays as it is."""
        return ""

    def first(self, draft: str) -> str:
        """What is to be done on it, beside a question, before that can be answered; empty once that is done."""
        return ""

    def cards_on(self, desk: AnswerDesk) -> Element:
        """The cards, and the places where they may lie."""
        raise NotImplementedError

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        """The answer in the making after `thing`, one of the offers of `cards_on`, was taken."""
        raise NotImplementedError


def controls(question: Question, desk: AnswerDesk, first: str = "") -> Element:
    """The part of the page where the answer is given, or what is to be done `first`."""
    if first:
        return h.div(h.p(first, cls="mg-advice"), cls="mg-controls", data_key=f"controls-{desk.turn}")
    match question:
        case ChooseOne():
            inside = _options("radio", "choice", [option.text for option in question.options], {desk.draft})
        case ChooseSome():
            texts = [option.text for option in question.options]
            inside = _options("checkbox", "choice", texts, set(desk.draft.split(",")))
        case PutInOrder():
            inside = _order(question, desk)
        case MatchPairs() if not isinstance(question, AnsweredWithCards):
            inside = _partners(question, desk)
        case FillTable():
            inside = h.div(_grid(question, desk), _how_to_type(question, desk), cls="mg-row", data_key="typed-row")
        case ClickGraph():
            box = _box_with_help(question, desk)
            inside = h.div(_plane(question, desk), box, cls="mg-plane-room", data_key="plane-room")
        case AnsweredWithCards():
            inside = question.cards_on(desk)
        case WhoseAnswer():
            marks = question.marks(desk.draft) if desk.tries or desk.is_shown else {}
            parts = *picks(question, desk.draft, marks), _box(question, desk, marks.get("case"))
            inside = h.div(*parts, cls="mg-whose", data_key="whose")
        case _:
            inside = _box_with_help(question, desk)
    heard = desk.echo.draw() if desk.echo and is_typed(question) else None
    return h.div(inside, heard, cls="mg-controls", data_key=f"controls-{desk.turn}")


def is_typed(question: Question) -> bool:
    """Whether it is answered in a box, or in the boxes of a table."""
    return not isinstance(question, (ChooseOne, ChooseSome, PutInOrder, MatchPairs, AnsweredWithCards))


def start(question: Question) -> str:
    """The draft before anybody has answered."""
    if isinstance(question, AnsweredWithCards):
        return question.begun
    if not isinstance(question, PutInOrder):
        return ""
    return question.write(question.start) + (NONE_FALSE if question.has_false else "")


def answer_in(question: Question, values: Values, draft: str) -> str:
    """The answer that stands on the page, as a text."""
    match question:
        case ChooseOne():
            return values.get("choice", "")
        case ChooseSome(options=options):
            return ",".join(str(place) for place in range(len(options)) if f"choice{place}" in values)
        case MatchPairs(pairs=pairs) if not isinstance(question, AnsweredWithCards):
            return ",".join(values.get(f"partner{place}", "") for place in range(len(pairs)))
        case FillTable(values=entries):
            return "; ".join([values.get(f"entry{place}", "").replace(";", ",") for place in range(len(entries))])
        case PutInOrder() | AnsweredWithCards():
            return draft
        case WhoseAnswer():
            return "; ".join([values.get(name, "") for name in ("line", "idea", "answer")])
    return values.get("answer", "").strip()


# ── choosing ────────────────────────────────────────────────────────────────


def _options(
    kind: str, name: str, texts: Iterable[Text], chosen: Collection[str], is_right: bool | None = None
) -> Element:
    """Boxes of which one is chosen (`radio`, all of one name), or some; what was judged there is marked."""
    texts = tuple(texts)
    is_short = all(len(plain_text(text)) <= SHORT and not graphs_in(text) for text in texts)
    boxes = (
        h.li(
            h.label(
                h.input_(
                    type=kind,
                    name=name if kind == "radio" else f"{name}{place}",
                    value=place,
                    checked=str(place) in chosen,
                    aria_label=_line_name(place, text) if name == "line" else _name(text),
                    data_key=f"{name}-{place}",
                ),
                h.span(place + 1, cls="mg-line-number") if name == "line" else None,
                inline(text),
                *graphs_in(text),
                None if is_right is None or str(place) not in chosen else _mark_of(not is_right),
                cls="mg-option",
            ),
            data_key=f"{OF[name]}-{place}",
        )
        for place, text in enumerate(texts)
    )
    return h.ul(*boxes, cls=f"mg-options{' mg-short' if is_short else ''}")


SHORT = 12
"""Characters of an option; where none has more, they stand side by side."""
OF = {"choice": "option", "line": "line-room", "idea": "idea-room"}
"""The key of the room around a box, by the name of the box."""


def picks(question: WhoseAnswer, draft: str = "", marks: Mapping[str, bool] | None = None) -> Iterator[Element]:
    """The lines and the ideas to choose from; what was chosen is marked once it was judged."""
    chosen = [part.strip() for part in draft.split(";")] + ["", ""]
    asked = (
        ("line", say("whose-line-asked"), question.slip.lines, chosen[0]),
        ("idea", say("whose-idea-asked"), [reason.name for reason in question.reasons], chosen[1]),
    )
    for name, words, texts, place in asked:
        options = _options("radio", name, texts, {place}, (marks or {}).get(name))
        yield h.fieldset(h.legend(words), options, cls="mg-picks", data_key=name)
    yield h.p(say("whose-case-asked"), data_key="asked")


def _name(text: Text) -> str | None:
    """The name of a box whose label is mathematics, which not every screen reader takes for a name."""
    return plain_text(text) if not isinstance(text, str) and not graphs_in(text) else None


def _line_name(place: int, text: Text) -> str | None:
    """The name of a line of an answer, with the number that is said of it."""
    return (said := _name(text)) and say("whose-line-name", line=place + 1, said=said)


# ── typing ──────────────────────────────────────────────────────────────────


def _box_with_help(question: Question, desk: AnswerDesk) -> Element:
    """The box, and folded beside it how an answer is typed."""
    return h.div(_box(question, desk), _how_to_type(question, desk), cls="mg-row", data_key="typed-row")


def _how_to_type(question: Question, desk: AnswerDesk) -> Element | None:
    if not question.how_to_type or desk.echo is None:
        return None
    told = h.ul(*(h.li(*_with_code(line)) for line in question.how_to_type))
    return h.details(h.summary(say("how-to-type")), told, cls="mg-how-to-type", data_key="how-to-type")


def _with_code(line: str) -> Iterator[object]:
    """The parts of a line, those between backticks as what one types."""
    for place, part in enumerate(line.split("`")):
        yield CODE(part) if place % 2 else part


def example_beside(question: Question) -> str:
    """What stands beside the box of a question: how to write an answer, with examples that are none."""
    kind = next((kind for kind in WITH_EXAMPLE if isinstance(question, kind)), Number)
    return question.example_of(say.by("example", kind), say.by("other-example", kind))


def _box(question: Question, desk: AnswerDesk, is_right: bool | None = None) -> Element:
    box = h.input_(
        type="text",
        name="answer",
        value=[*desk.draft.split(";", 2), "", ""][2].strip() if isinstance(question, WhoseAnswer) else desk.draft,
        size=24,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        data_fresh=f"{desk.fresh} {crc32(plain_text(question.prompt).encode()):x}" if desk.fresh else None,
        data_reads=desk.offers(Press("read")) if desk.echo else None,
        data_key="answer",
    )
    example = example_beside(question)
    mark = None if is_right is None else _mark_of(not is_right)
    word, advice = h.span(before(question), cls="mg-answer-word"), h.span(example, cls="mg-advice")
    return h.label(word, box, mark, advice, cls="mg-box")


def before(question: Question) -> str:
    """The words before the box."""
    match question:
        case Expression(left=left):
            return f"{left} ="
        case Write():
            return "f(x) ="
        case WhoseAnswer():
            return say("whose-counterexample")
    return say("your-answer")


# ── putting in order ────────────────────────────────────────────────────────


def _order(question: PutInOrder, desk: AnswerDesk) -> Element:
    order, false = ordered(question, desk.draft)
    lit = question.to_light(question.read(desk.draft)) if desk.tries else ()
    apart: Element | None = None
    if question.has_false:
        struck = "mg-false" if false not in lit else None  # a line that is told to be true is read
        called = say("press-false") if false is None else h.span(*_shown_item(question, false), cls=struck)
        named = {} if false is None else {"data_flies": f"item-{false}"}
        look = _look_here(false in lit)
        label = h.span(look, say("not-true"), cls="mg-spot")
        cls = "mg-apart mg-lit" if look else "mg-apart"
        apart = h.li(label, called, cls=cls, data_key="apart", data_zone="apart", **named)
    lines = (_item(question, item, place, len(order) - 1, desk, item in lit) for place, item in enumerate(order))
    return h.ol(*lines, apart, cls="mg-order")


def ordered(question: PutInOrder, draft: str) -> tuple[tuple[int, ...], int | None]:
    """The items of a draft in their order, and the one that is called false, if any."""
    order = question.read(draft.removesuffix(NONE_FALSE))
    is_one_false = question.has_false and not draft.endswith(NONE_FALSE)
    return (order[:-1], order[-1]) if is_one_false else (order, None)


def _shown_item(question: PutInOrder, item: int) -> tuple[Element, ...]:
    return inline(question.items[item]), *graphs_in(question.items[item])


def _look_here(is_lit: bool) -> Element | None:
    """What those who listen hear of a line that is lit."""
    return h.span(say("look-here"), " ", cls="mg-unseen") if is_lit else None


def _item(question: PutInOrder, item: int, place: int, last: int, desk: AnswerDesk, is_lit: bool) -> Element:
    words = plain_text(question.items[item])
    up = desk.offers(Shift(item, -1)) if place > 0 else None
    down = desk.offers(Shift(item, 1)) if place < last else None
    drops = {str(to): desk.offers(Shift(item, to - place)) for to in range(last + 1) if to != place}
    if question.has_false:
        drops["apart"] = desk.offers(Shift(item, 0))
    return h.li(
        h.span(_look_here(is_lit), say("spot", place=place + 1), cls="mg-spot mg-handle"),
        *_shown_item(question, item),
        h.span(
            press("↑", up, key=f"up-{item}", aria_label=say("move-up", item=words)),
            press("↓", down, key=f"down-{item}", aria_label=say("move-down", item=words)),
            press("✗", desk.offers(Shift(item, 0)), key=f"false-{item}", aria_label=say("call-false", item=words))
            if question.has_false
            else None,
            cls="mg-shifts",
        ),
        cls="mg-order-item mg-lit" if is_lit else "mg-order-item",
        data_key=f"item-{item}",
        data_flies=f"item-{item}",
        data_zone=str(place),
        data_drops=json.dumps(drops),
    )


def shifted(question: PutInOrder, draft: str, shift: Shift) -> str:
    """The order with one item moved, or called false; the one that was called so before goes back to where it began.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> order = PutInOrder(key="k", prompt="", why=Explanation(""), items=("a", "b", "c"))
    >>> shifted(order, "0,1,2", Shift(0, 1))
    '1,0,2'
    """
    order, false = ordered(question, draft)
    began = question.start
    others = [item for item in order if item != shift.item]
    back = () if false is None else (false,)
    if not shift.by:
        place = sum(began.index(item) < began.index(false) for item in others) if false is not None else 0
        return question.write((*others[:place], *back, *others[place:], shift.item))
    place = order.index(shift.item) + shift.by
    moved = question.write((*others[:place], shift.item, *others[place:], *back))
    return moved if back or not question.has_false else f"{moved}{NONE_FALSE}"


# ── matching ────────────────────────────────────────────────────────────────


def _partners(question: MatchPairs, desk: AnswerDesk) -> Element:
    chosen = desk.draft.split(",") if desk.draft else []
    pictured = any(graphs_in(partner) for partner in question.partners)
    return h.div(
        _partner_list(question, on_paper_only=not pictured),
        h.ul(*(_pair(question, place, chosen[place : place + 1], desk) for place in range(len(question.pairs)))),
        cls="mg-pairs",
    )


def letter(place: int) -> str:
    """A, B, C and so on."""
    return chr(ord("A") + place)


def _partner_list(question: MatchPairs, *, on_paper_only: bool) -> Element:
    """The right side: on paper, and wherever it has graphs that no select can show."""
    return h.ul(
        *(
            h.li(
                h.span(f"{letter(place)} ", cls="mg-spot"),
                inline(partner),
                *graphs_in(partner),
                data_key=f"partner-{place}",
            )
            for place, partner in enumerate(question.partners)
        ),
        cls="mg-partners mg-on-paper" if on_paper_only else "mg-partners",
    )


def _pair(question: MatchPairs, place: int, chosen: Sequence[str], desk: AnswerDesk) -> Element:
    left = question.pairs[place].left
    options = [
        h.option(_partner_words(partner, at), value=at, selected=str(at) in chosen)
        for at, partner in enumerate(question.partners)
    ]
    named = None if graphs_in(left) else plain_text(left)  # mathematics alone is no name to every screen reader
    box = h.select(
        h.option(say("choose-partner"), value=""),
        *options,
        name=f"partner{place}",
        aria_label=named,
        data_key=f"select-{place}",
    )
    return h.li(h.label(inline(left), *graphs_in(left), box, cls="mg-pair"), data_key=f"pair-{place}")


def _partner_words(partner: Any, place: int) -> str:
    return letter(place) if graphs_in(partner) else plain_text(partner)


# ── a table to be filled in ─────────────────────────────────────────────────


def _grid(question: FillTable, desk: AnswerDesk) -> Element:
    written = [*desk.draft.split(";"), *[""] * len(question.values)]
    wide = len(question.columns)
    reads = desk.offers(Press("read")) if desk.echo else None
    lit = question.to_light(question.read(desk.draft)) if desk.tries else ()
    is_right = desk.is_shown and _stands_right(question, desk.draft)
    rows = [
        h.tr(
            h.th(name, scope="row"),
            *[
                h.td(
                    _entry(question, place, written[place], reads, place in lit),
                    _mark_of(place in lit) if desk.tries or is_right else None,
                    cls="mg-lit" if place in lit else None,
                )
                for place in range(row * wide, (row + 1) * wide)
            ],
        )
        for row, name in enumerate(question.rows)
    ]
    head = h.thead(
        h.tr(h.th(question.corner, scope="col"), *[h.th(column, scope="col") for column in question.columns])
    )
    advice = h.p(question.example_of(say("example-number")), cls="mg-advice")
    return h.div(h.table(head, h.tbody(*rows), cls="mg-entries"), advice, cls="mg-entries-room", data_key="grid")


def _stands_right(question: FillTable, draft: str) -> bool:
    """Whether every number of a table is there and right."""
    with suppress(ReadError):
        return question.is_right(question.read(draft))
    return False


def _mark_of(is_wrong: bool) -> h.Element:
    """What stands behind a number or a choice that was judged."""
    sign, cls = ("✗", "mg-cell-wrong") if is_wrong else ("✓", "mg-cell-right")
    return h.span(sign, cls=f"mg-cell-mark {cls}", aria_hidden="true")


def _entry(question: FillTable, place: int, written: str, reads: int | None, is_lit: bool) -> Element:
    return h.input_(
        type="text",
        name=f"entry{place}",
        value=written.strip(),
        size=6,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        aria_label=question.name(place),
        aria_invalid="true" if is_lit else None,
        data_reads=reads,
        data_key=f"entry-{place}",
    )


# ── a place on a graph ──────────────────────────────────────────────────────


def _plane(question: ClickGraph, desk: AnswerDesk) -> Element:
    at = point_of(question, desk.draft)
    here = say("place-on-graph", place=question.say(at)) if at else say("place-nowhere")
    keys = {key: desk.offers(Nudge(*way)) for key, way in ARROWS.items()}
    surface = h.button(
        type="button",
        cls="mg-surface",
        aria_label=here,
        data_n=desk.offers(Press("point")),
        data_at=True,
        data_keys=json.dumps(keys),
        data_key="surface",
    )
    marks = (*_mark(question, at), surface) if at else (surface,)
    return drawn(question.functions, question.window, *marks)


def _mark(question: ClickGraph, at: Point) -> tuple[Element, ...]:
    """The point with its name; where an upright line is asked for, the line."""
    left, right, bottom, top = question.window
    across = 100 * (float(at.x) - left) / (right - left)
    down = 100 * (top - float(at.y)) / (top - bottom)
    place = f"left:{across:.2f}%;top:{down:.2f}%"
    words = h.span(question.say(at), cls="mg-mark-words")
    pin = h.span(words, cls="mg-pin", style=place, aria_hidden="true", data_key="mark")
    if not question.is_upright:
        return (pin,)
    return h.span(cls="mg-upright", style=f"left:{across:.2f}%", aria_hidden="true", data_key="upright"), pin


def point_of(question: ClickGraph, draft: str) -> Point | None:
    """The point that a draft names, if it lies in the picture."""
    try:
        at = question.read(draft)
    except ReadError:
        return None
    left, right, bottom, top = question.window
    return at if left <= at.x <= right and bottom <= at.y <= top else None


def nudged(question: ClickGraph, draft: str, nudge: Nudge) -> str:
    """The draft with its point moved; from the middle of the picture where there was none."""
    middle = question.nearest(0.5, 0.5)
    return question.write(question.moved(point_of(question, draft) or middle, nudge.right, nudge.up))


def clicked(question: ClickGraph, values: Values) -> str | None:
    """The draft after a click on the picture; None where the values tell no place."""
    try:
        return question.write(question.nearest(float(values["across"]), float(values["down"])))
    except (KeyError, ValueError, OverflowError):
        return None


def where(at: Point) -> str:
    """A point as it is spoken."""
    return f"x = {plain(at.x)}, y = {plain(at.y)}"


# ── in a saved notebook and on paper: nobody answers back ─────────────────────


def solution_said(question: Question) -> str:
    """The right answer as a sentence, or one of several.

    >>> from mathgames_widgets.questions import Number
    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> solution_said(Number(key="half", prompt="1 − 1/2?", value=1, why=Explanation("Take a half away.")))
    'The answer: 1.'
    """
    return say("the-answer", open=question.is_open, answer=question.say(question.solution))


def answer_shown(question: Question) -> Element:
    """The right answer as it stands on the page: an order line by line, and what is false in it struck out."""
    if not isinstance(question, PutInOrder):
        return h.p(solution_said(question), cls="mg-said")
    order, false = ordered(question, question.write(question.solution))
    lines = [h.li(*_shown_item(question, item)) for item in order]
    struck = None if false is None else false_line(question, false)
    said = say("the-order", open=question.is_open)
    return h.div(h.p(said, cls="mg-said"), h.ol(*lines), struck, cls="mg-in-order")


def false_line(question: PutInOrder, false: int) -> Element:
    """The false line of an order, and why it is false."""
    but = question.but if isinstance(question, Proof) else ""
    return h.p(h.strong(say("not-true"), " "), h.span(*_shown_item(question, false)), " ", but, cls="mg-false-line")


def answer_picture(question: Question) -> tuple[Element, ...]:
    """The picture that answers a question, where it has one."""
    return (question.picture.draw(),) if question.picture else ()


def draws_answer(question: Question) -> bool:
    """Whether the picture that answers a question is drawn where the answer is given, or found."""
    return any(isinstance(one, AnsweredWithCards) and one.draws_answer for one in (question, question.try_out))


def help_to_open(question: Question) -> Element:
    """The hints and the worked answer, each under its name."""
    hints = (h.details(h.summary(say("hint")), h.p(inline(hint)), *graphs_in(hint)) for hint in question.hints)
    return h.div(
        *hints,
        h.details(
            h.summary(say("answer")),
            answer_shown(question),
            *answer_picture(question),
            explanation(question.why, key="why"),
        ),
        cls="mg-open-answers",
    )


def sheet(question: Question) -> Element:
    """A question with room for the answer, and its help."""
    asked = h.fieldset(
        h.legend(inline(question.prompt)),
        task_of(question),
        *graphs_in(question.prompt),
        controls(question, AnswerDesk(start(question), Offers())),
        cls="mg-question",
    )
    return h.div(h.form(asked, cls="mg-table mg-checkpoint"), help_to_open(question), cls="mg-sheet")
