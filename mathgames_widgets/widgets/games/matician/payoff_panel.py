"""The payoff explorer: what each arrangement of one's own hand brings against each sabotage, for whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.matician.cards import Symbol
from mathgames_widgets.games.matician.explain_duel import why_balanced
from mathgames_widgets.games.matician.explain_hints import own_table
from mathgames_widgets.games.matician.explain_payoffs import (
    average_text,
    brief_sabotage_text,
    pair_text,
    sabotage_text,
    why_cautious,
    why_chances,
    why_expected,
    why_hopeful,
    why_mixed,
    why_row,
)
from mathgames_widgets.games.matician.explain_ranks import measure_text
from mathgames_widgets.games.matician.guessing import before_laying
from mathgames_widgets.games.matician.payoffs import Pair, PayoffTable, expected_sabotage
from mathgames_widgets.games.matician.sentences import SPOKEN, cards_text, symbol_text
from mathgames_widgets.games.matician.sight import imagine
from mathgames_widgets.games.matician.signs import Where
from mathgames_widgets.games.matician.state import Phase, View
from mathgames_widgets.maths.chance import Distribution
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.words import capital
from mathgames_widgets.widgets.cards import badge, group, press
from mathgames_widgets.widgets.html import Element, button, caption, div, el, p, span, table, tbody, td, th, thead, tr
from mathgames_widgets.widgets.sight import Ask, Sight
from mathgames_widgets.widgets.why import explanation

progress = el("progress")

CAUTIOUS, HOPEFUL, EXPECTED, CHANCES = "cautious", "hopeful", "expected", "chances"
MIXED, DUEL = "mixed", "duel"

QUESTIONS = {
    CAUTIOUS: "The cautious choice",
    HOPEFUL: "The hopeful choice",
    EXPECTED: "The best on average",
    CHANCES: "What to expect of the others",
}
"""What can be asked about the table as a whole."""

RIVAL = "When nobody may read you"
"""With two players: the mix of arrangements that a rival cannot take advantage of."""

IMAGINED = "The round against an imagined hand"
"""With two players, both symbols on the table: the equilibrium of the round, if the other held what is imagined."""

AT_WORK = "Every plan is weighed against every other, exactly. The first time this takes a second or two."

SOON = 50
"""Milliseconds before the page asks for what takes long: enough to be drawn."""

FEW = 8
"""So many arrangements are shown before all are asked for."""


@dataclass(frozen=True, slots=True)
class Explorer:
    """The panel is open: with a few arrangements or all, and with an answer about one of them or about the table.

    `symbol` is the one on offer that is looked at, while symbols are drafted; `hand` numbers the hands that are
    imagined for the other of two. While it `is_at_work`, the page says that an answer takes a moment, and asks for it.
    """

    is_whole: bool = False
    about: str | Pair | None = None
    symbol: Symbol | None = None
    hand: int = 1
    is_at_work: bool = False


def payoff_panel(view: View, sight: Sight) -> Element | None:
    """The button, and behind it the table; nothing for those who only watch."""
    if not sight.is_live or not view.is_my_turn or view.phase not in (Phase.DRAFT, Phase.NUMBERS):
        return None
    opened = sight.asked if isinstance(sight.asked, Explorer) else None
    return div(
        press(
            "What is my hand worth?",
            sight.offers(Ask(opened or Explorer())),
            key="explorer",
            aria_expanded=str(opened is not None).lower(),
        ),
        _panel(view, sight, opened) if opened is not None else None,
        cls="mg-steps",
        data_key="explorer-room",
    )


def _panel(view: View, sight: Sight, opened: Explorer) -> Element:
    symbol = _symbol(view, opened)
    whole, chances = own_table(view, symbol), _chances(view, symbol)
    shown = whole if opened.is_whole else whole.shortlist(chances, FEW)
    return div(
        _symbols(view, sight, opened, symbol) if view.phase is Phase.DRAFT else None,
        p(_said(view, whole, shown), cls="mg-advice"),
        _sheet(view, sight, opened, shown, whole, chances),
        _questions(view, sight, opened, shown, whole),
        _at_work(sight, opened) if opened.is_at_work else _told(view, sight, opened, whole, chances),
        cls="mg-panel",
        data_key="explorer-panel",
    )


def _told(
    view: View, sight: Sight, opened: Explorer, whole: PayoffTable, chances: Distribution[Where]
) -> Element | None:
    return _duel(view, sight, opened) if opened.about == DUEL else _answer(whole, chances, opened)


def _at_work(sight: Sight, opened: Explorer) -> Element:
    """The solver takes a second or two when it is needed for the first time: the page says so, and then asks it."""
    return div(
        p(AT_WORK, role="status"),
        progress(aria_label="At work"),
        press(
            "Go on", sight.offers(Ask(replace(opened, is_at_work=False))), key="work", kind="mg-tiny", data_auto=SOON
        ),
        press("Stop", sight.offers(Ask(replace(opened, about=None, is_at_work=False))), key="stop", kind="mg-tiny"),
        cls="mg-bar",
        data_key="at-work",
    )


def _symbol(view: View, opened: Explorer) -> Symbol:
    """One's own symbol; while symbols are drafted the one that is looked at, at first the first on offer."""
    if view.symbol is not None:
        return view.symbol
    return opened.symbol if opened.symbol in view.offer else view.offer[0]


def _symbols(view: View, sight: Sight, opened: Explorer, symbol: Symbol) -> Element:
    """The symbols on offer, to be looked at one after the other."""
    return group(
        *(
            press(
                f"With {symbol_text(one)}",
                sight.offers(Ask(replace(opened, about=_same_for_all(opened.about), symbol=one)))
                if one != symbol
                else None,
                key=f"with{one}",
                kind="mg-tiny",
                aria_label=f"With the symbol {SPOKEN[one]}{', shown' if one == symbol else ''}",
            )
            for one in dict.fromkeys(view.offer)
        ),
        key="explorer-symbols",
        label="Symbols on offer",
        cls="mg-bar",
    )


def _same_for_all(about: str | Pair | None) -> str | None:
    """A question about the table can be asked with every symbol; one about an arrangement cannot."""
    return about if isinstance(about, str) else None


def _chances(view: View, symbol: Symbol) -> Distribution[Where]:
    """How likely each sabotage is, for all that one's own cards tell."""
    own = (*view.hand, *[card for card in view.mine if card is not None])
    return expected_sabotage(own, symbol, len(view.active) - 1)


def _said(view: View, whole: PayoffTable, shown: PayoffTable) -> str:
    what = "its rank" if view.rules.by_rank else "what the equation is worth"
    few = "" if shown == whole else " The most promising are shown."
    return f"Each row is an arrangement of your numbers, each column what the others may do to it: {what} then.{few}"


# ── the table ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _sheet(
    view: View, sight: Sight, opened: Explorer, shown: PayoffTable, whole: PayoffTable, chances: Distribution[Where]
) -> Element:
    means = whole.expected(chances)
    heads = {capital(sabotage_text(where)): brief_sabotage_text(where) for where in shown.sabotages}
    marks = {pair: _marks(view, whole, pair, chances) for pair in shown.pairs}
    rows = [
        _row(
            th(
                _row_button(sight, opened, shown, pair, marks[pair]),
                span(*(span(badge(mark), " ") for mark in marks[pair]), cls="mg-choice"),
                scope="row",
                role="rowheader",
            ),
            *(td(measure_text(payoff, shown.rules), role="cell") for payoff in shown.row(pair)),
            td(average_text(means[pair], shown), role="cell"),
            data_key=f"row-{pair[0]}-{pair[1]}",
        )
        for pair in shown.pairs
    ]
    return div(
        table(
            caption("What each arrangement brings", cls="mg-unseen"),
            thead(
                _row(
                    _column("Arrangement"),
                    *(_column(head, brief) for head, brief in heads.items()),
                    _column("On average", "average"),
                ),
                role="rowgroup",
            ),
            tbody(*rows, role="rowgroup"),
            cls="mg-sheet mg-payoffs",
            role="table",
        ),
        cls="mg-scroll",
        role="group",
        aria_label="What each arrangement brings",
        data_group="payoffs",
        data_key="payoffs",
    )


def _row(*cells: Element, **attributes: str) -> Element:
    """On a phone a row takes two lines, and then only the roles say that this is a table."""
    return tr(*cells, role="row", **attributes)


def _column(head: str, brief: str | None = None) -> Element:
    """The head of a column, which may be written shorter where there is little room."""
    return th(span(head), scope="col", role="columnheader", data_brief=brief)


def _marks(view: View, whole: PayoffTable, pair: Pair, chances: Distribution[Where]) -> list[str]:
    """What can be said for a pair, in words."""
    marks = {
        "cautious": pair in whole.cautious,
        "hopeful": pair in whole.hopeful,
        "best on average": pair in whole.best_expected(chances),
        "as it lies": pair == view.mine,
    }
    return [mark for mark, is_so in marks.items() if is_so]


def _row_button(sight: Sight, opened: Explorer, shown: PayoffTable, pair: Pair, marks: list[str]) -> Element:
    is_open = opened.about == pair
    text = pair_text(shown, pair)
    return button(
        text,
        type="button",
        cls="mg-cell",
        aria_label=f"{text}{''.join(f', {mark}' for mark in marks)}. Why?",
        aria_expanded=str(is_open).lower(),
        data_n=sight.offers(Ask(_asking(opened, pair))),
        data_key=f"pair-{pair[0]}-{pair[1]}",
    )


# ── questions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _questions(view: View, sight: Sight, opened: Explorer, shown: PayoffTable, whole: PayoffTable) -> Element:
    asked = {**QUESTIONS, **_of_two(view)}
    every = f"Show all {counted(len(whole.pairs), 'arrangement')}"
    return group(
        *(
            press(
                words,
                sight.offers(Ask(_asking(opened, what))),
                key=f"ask-{what}",
                kind="mg-tiny",
                aria_expanded=str(opened.about == what).lower(),
            )
            for what, words in asked.items()
        ),
        press(
            "Show only the best" if opened.is_whole else every,
            sight.offers(Ask(replace(opened, is_whole=not opened.is_whole))),
            key="whole",
            kind="mg-tiny",
        )
        if opened.is_whole or shown != whole
        else None,
        key="explorer-questions",
        label="Questions about the table",
        cls="mg-bar",
    )


def _asking(opened: Explorer, what: str | Pair) -> Explorer:
    """The panel with this question, or without it where it is answered already."""
    if opened.about == what:
        return replace(opened, about=None, is_at_work=False)
    return replace(opened, about=what, is_at_work=what in (MIXED, DUEL))


def _of_two(view: View) -> dict[str, str]:
    """What can be asked about a single rival."""
    if len(view.active) != 2:
        return {}
    return {MIXED: RIVAL} if view.phase is Phase.DRAFT else {MIXED: RIVAL, DUEL: IMAGINED}


def _answer(whole: PayoffTable, chances: Distribution[Where], opened: Explorer) -> Element | None:
    if opened.about is None:
        return None
    if isinstance(opened.about, tuple):
        return explanation(why_row(whole, opened.about), key="answer-pair")
    answers: dict[str, Callable[[], Explanation]] = {
        CAUTIOUS: partial(why_cautious, whole),
        HOPEFUL: partial(why_hopeful, whole),
        EXPECTED: partial(why_expected, whole, chances),
        CHANCES: partial(why_chances, chances, whole.symbol),
        MIXED: partial(why_mixed, whole),
    }
    return explanation(answers[opened.about](), key=f"answer-{opened.about}")


def _duel(view: View, sight: Sight, opened: Explorer) -> Element:
    """The equilibrium of the round if the other of two held a hand that is dealt from the cards one does not see."""
    imagined = imagine(before_laying(view), opened.hand)
    hands = tuple([imagined.hands[seat] for seat in view.active])
    symbols = tuple([symbol for seat in view.active if (symbol := view.symbols[seat]) is not None])
    names = [sight.name(seat) for seat in view.active]
    (other,) = [seat for seat in view.active if seat != view.player]
    return div(
        p(f"Imagine that {sight.name(other)} holds {cards_text(imagined.hands[other])}.", data_key="imagined"),
        explanation(why_balanced(hands, symbols, view.rules, names), key="answer-duel"),
        press(
            "Imagine another hand",
            sight.offers(Ask(replace(opened, hand=opened.hand + 1))),
            key="another-hand",
            kind="mg-tiny",
        ),
        cls="mg-steps",
        data_key="duel",
    )
