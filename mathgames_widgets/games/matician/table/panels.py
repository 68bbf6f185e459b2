"""The payoff explorer, opened by a button: what each arrangement of the hand brings against each sabotage."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.chance.distributions import Distribution
from mathgames_widgets.maths.writing.words import percent_text
from mathgames_widgets.page.cards import badge, explanation, group, press
from mathgames_widgets.page.html import Element, button, caption, div, p, small, span, table, tbody, td, th, thead, tr
from mathgames_widgets.table.screen import Ask, Screen

from ..analysis.chances import Pair, PayoffTable
from ..analysis.plans import own_table
from ..rules.cards import Symbol, Where
from ..rules.state import Phase, View
from ..words import chances as told
from ..words.chances import PayoffQuestion
from ..words.explanations import average_text, measure_text
from ..words.sentences import OPERATIONS, symbol_text, where_name

say = room(__name__)

FEW = 8
"""So many arrangements are shown before all are asked for."""


@dataclass(frozen=True, slots=True)
class Explorer:
    """The panel is open: with a few arrangements or all, and with an answer about one of them or about the table.

    `symbol` is the one on offer that is looked at, while symbols are drafted; `hand` numbers the hands that are
    imagined for the other of two.
    """

    is_whole: bool = False
    about: PayoffQuestion | Pair | None = None
    symbol: Symbol | None = None
    hand: int = 1


def explorer_button(view: View, screen: Screen) -> Element | None:
    """The button that opens the table; nothing for those who only watch, and for those who decide in a lesson."""
    if screen.is_undecided or not screen.is_live or view.player not in view.active:
        return None
    can_ask = view.is_my_turn and view.phase in (Phase.DRAFT, Phase.NUMBERS)
    opened = screen.asked if isinstance(screen.asked, Explorer) else None
    return press(
        say("compare"),
        screen.offers(Ask(opened or Explorer())) if can_ask else None,
        key="explorer",
        aria_expanded=str(opened is not None).lower() if can_ask else None,
    )


def explored(view: View, screen: Screen, opened: Explorer) -> Element:
    """What each arrangement of the hand brings, and the answer to what is asked about it."""
    symbol = _symbol(view, opened)
    whole, chances = own_table(view, symbol), told.own_chances(view, symbol)
    shown = whole if opened.is_whole else whole.shortlist(chances, FEW)
    return div(
        _symbols(view, screen, opened, symbol) if view.phase is Phase.DRAFT else None,
        p(told.table_says(whole, shown), cls="mg-advice"),
        _sheet(view, screen, opened, shown, whole, chances),
        _questions(view, screen, opened, shown, whole),
        _told(view, screen, opened, whole, chances),
        cls="mg-explorer",
        data_key="explorer-panel",
    )


def _told(
    view: View, screen: Screen, opened: Explorer, whole: PayoffTable, chances: Distribution[Where]
) -> Element | None:
    """The answer to what is asked."""
    if opened.about is None:
        return None
    if opened.about is PayoffQuestion.DUEL:
        return _duel(view, screen, opened)
    if isinstance(opened.about, PayoffQuestion):
        return explanation(told.answer(opened.about, whole, chances), key=f"answer-{_key(opened.about)}")
    dominated = told.why_dominated(whole, opened.about)
    return div(
        explanation(told.why_row(whole, opened.about), key="answer-pair"),
        explanation(dominated, key="answer-dominated") if dominated is not None else None,
        data_key="answer-room",
    )


def _key(question: PayoffQuestion) -> str:
    return question.name.lower()


def _symbol(view: View, opened: Explorer) -> Symbol:
    """The seat's symbol; while symbols are drafted the one that is looked at, at first the first on offer."""
    if view.symbol is not None:
        return view.symbol
    return opened.symbol if opened.symbol in view.offer else view.offer[0]


def _symbols(view: View, screen: Screen, opened: Explorer, symbol: Symbol) -> Element:
    """The symbols on offer, to be looked at one after the other. A question about the table can be asked with every
    symbol; one about an arrangement cannot.
    """
    kept = opened.about if isinstance(opened.about, PayoffQuestion) else None
    return group(
        *(
            press(
                say("with-symbol", symbol=symbol_text(choice)),
                screen.offers(Ask(replace(opened, about=kept, symbol=choice))) if choice != symbol else None,
                key=f"with{choice}",
                kind="mg-tiny",
                aria_label=say("with-spoken", operation=OPERATIONS[choice], shown=choice == symbol),
            )
            for choice in dict.fromkeys(view.offer)
        ),
        key="explorer-symbols",
        label=say("symbols-on-offer"),
        cls="mg-bar",
    )


# ── the table ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _sheet(
    view: View, screen: Screen, opened: Explorer, shown: PayoffTable, whole: PayoffTable, chances: Distribution[Where]
) -> Element:
    means = whole.expected(chances)
    heads = {
        where: (say("column-minuses", where=where_name(where)), told.brief_sabotage_text(where))
        for where in shown.sabotages
    }
    marks = {pair: _marks(view, whole, pair, chances) for pair in shown.pairs}
    rows = [
        _row(
            th(
                _row_button(screen, opened, shown, pair, marks[pair]),
                span(*(span(badge(mark), " ") for mark in marks[pair]), cls="mg-choice"),
                scope="row",
                role="rowheader",
            ),
            *(td(measure_text(payoff, shown.rules), role="cell") for payoff in shown.row(pair)),
            td(average_text(means[pair], shown.rules), role="cell"),
            data_key=f"row-{pair[0]}-{pair[1]}",
        )
        for pair in shown.pairs
    ]
    return div(
        table(
            caption(say("sheet"), cls="mg-unseen"),
            thead(
                _row(
                    _column(say("column-pair")),
                    *(
                        _column(*head, percent_text(chances.chances.get(where, Fraction(0))))
                        for where, head in heads.items()
                    ),
                    _column(say("column-average"), say("column-average.brief")),
                ),
                role="rowgroup",
            ),
            tbody(*rows, role="rowgroup"),
            cls="mg-sheet mg-payoffs",
            role="table",
        ),
        cls="mg-scroll",
        role="group",
        aria_label=say("sheet"),
        data_group="payoffs",
        data_key="payoffs",
    )


def _row(*cells: Element, **attributes: str) -> Element:
    """On a phone a row takes two lines, and then only the roles say that this is a table."""
    return tr(*cells, role="row", **attributes)


def _column(head: str, brief: str | None = None, chance: str = "") -> Element:
    """The head of a column, which may be written shorter where there is little room; and its chance."""
    often = (" ", small(chance)) if chance else ()
    return th(span(head), *often, scope="col", role="columnheader", data_brief=brief)


def _marks(view: View, whole: PayoffTable, pair: Pair, chances: Distribution[Where]) -> list[str]:
    """What stands beside a pair."""
    return [*told.merits(pair, whole, chances), *([say("what-you-laid")] if pair == view.mine else [])]


def _row_button(screen: Screen, opened: Explorer, shown: PayoffTable, pair: Pair, marks: list[str]) -> Element:
    is_open = opened.about == pair
    text = told.pair_text(shown, pair)
    return button(
        text,
        type="button",
        cls="mg-cell",
        aria_label=say("why-pair", pair=text, marks=marks, many=len(marks)),
        aria_expanded=str(is_open).lower(),
        data_n=screen.offers(Ask(_asking(opened, pair))),
        data_key=f"pair-{pair[0]}-{pair[1]}",
    )


# ── questions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _questions(view: View, screen: Screen, opened: Explorer, shown: PayoffTable, whole: PayoffTable) -> Element:
    every = say("show-all", pairs=len(whole.pairs))
    return group(
        *(
            press(
                what.text,
                screen.offers(Ask(_asking(opened, what))),
                key=f"ask-{_key(what)}",
                kind="mg-tiny",
                aria_expanded=str(opened.about == what).lower(),
            )
            for what in told.questions(view)
        ),
        press(
            say("show-best") if opened.is_whole else every,
            screen.offers(Ask(replace(opened, is_whole=not opened.is_whole))),
            key="whole",
            kind="mg-tiny",
        )
        if opened.is_whole or shown != whole
        else None,
        key="explorer-questions",
        label=say("questions"),
        cls="mg-bar",
    )


def _asking(opened: Explorer, what: PayoffQuestion | Pair) -> Explorer:
    """The panel with this question, or without it where it is answered already."""
    return replace(opened, about=None if opened.about == what else what)


def _duel(view: View, screen: Screen, opened: Explorer) -> Element:
    """The round of two against the hand that is imagined now, and the way to another."""
    return div(
        p(told.imagined_says(view, opened.hand, screen.names), data_key="imagined"),
        explanation(told.why_imagined(view, opened.hand, screen.names), key="answer-duel"),
        press(
            say("another-hand"),
            screen.offers(Ask(replace(opened, hand=opened.hand + 1))),
            key="another-hand",
            kind="mg-tiny",
        ),
        cls="mg-steps",
        data_key="duel",
    )
