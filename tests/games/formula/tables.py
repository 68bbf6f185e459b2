"""Formulas, moves and tables written as a person would write them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from mathgames_widgets.core import Action, Reason, Step
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import (
    DECK,
    JOKER,
    Cards,
    Draw,
    Lay,
    New,
    Number,
    Pass,
    Pile,
    Rules,
    Sign,
    Spot,
    State,
    Staying,
    Table,
)

_PILE = re.compile(r"(J?)(\d?)(?:\(([\dJ]+)\))?")
_STAY = re.compile(r"J\d?|\d")
_SPOT = re.compile(r"\[((?:J?\d|J)+)\]|(J?)(\d)")


def table(text: str) -> Table:
    """A formula, or two cards before the opening. A Joker that is 7 is `J7`, a 2 that lies on a 0 is `2(0)`.

    >>> table("10 × 8 = 80").formula
    Formula(left=10, sign=Sign.TIMES, right=8, answer=80)
    >>> table("J 4").left, table("2(0) + J7 = 9").covered
    ((Pile(card='J', digit=None, beneath=()),), ('0',))
    """
    parts = text.split()
    if len(parts) == 2:
        return Table(_number(parts[0]), None, _number(parts[1]), ())
    left, sign, right, equals, answer = parts
    assert equals == "=", text
    return Table(_number(left), sign_of(sign), _number(right), _number(answer))


def sign_of(text: str) -> Sign:
    """The sign as it is printed, or as a record has it."""
    return next(sign for sign in Sign if text in (str(sign), sign.value))


def _number(text: str) -> Number:
    found = [match for match in _PILE.finditer(text) if match[0]]
    assert "".join(match[0] for match in found) == text, f"{text!r} is not a number of cards"
    return tuple(_pile(joker, digit, beneath or "") for joker, digit, beneath in (match.groups() for match in found))


def _pile(joker: str, digit: str, beneath: str) -> Pile:
    return Pile(joker or digit, int(digit) if digit else None, tuple(beneath))


def lay(old: str | Table, new: str) -> Lay:
    """A move: `[1]` is a card of the table that stays, `[10]` are two; everything else is new.

    >>> formula.write_action(lay("10 x 8 = 80", "[1]2 x J4 = 4[8]"))
    'lay (0)2 x J4 = 4(0)'
    """
    before = table(old) if isinstance(old, str) else old
    left, sign, right, equals, answer = new.split()
    assert equals == "=", new
    rows = zip((before.left, before.right, before.answer), (left, right, answer), strict=True)
    one, two, three = (tuple(_row(piles, text)) for piles, text in rows)
    return Lay(one, sign_of(sign), two, three)


def _row(piles: Number, text: str) -> list[Spot]:
    found = list(_SPOT.finditer(text))
    assert "".join(match[0] for match in found) == text, f"{text!r} is not a number of cards"
    row: list[Spot] = []
    start = 0
    for stays, joker, digit in (match.groups() for match in found):
        if stays is None:
            row.append(New(joker or digit, int(digit)))
            continue
        for face in _STAY.findall(stays):
            at = next((at for at in range(start, len(piles)) if _is(piles[at], face)), None)
            assert at is not None, f"no {face} lies there"
            row.append(Staying(at, int(face[1]) if len(face) == 2 else None))
            start = at + 1
    return row


def _is(pile: Pile, face: str) -> bool:
    if face.startswith("J"):
        return pile.card == JOKER and pile.digit is None
    return pile.digit == int(face)


def sitting(old: str | Table, *hands: str, stock: str | None = None, turn: int = 0, **options: object) -> State:
    """A game in which this lies on the table and these hands are held; two hands of seven where none are given.

    The stock is written as it is drawn; by default it is every card that lies nowhere else.

    >>> state = sitting("2 4", "6789", "17J", stock="53")
    >>> state.hands, state.stock
    ((('6', '7', '8', '9'), ('1', '7', 'J')), ('3', '5'))
    """
    start = formula.new_game(len(hands) or 2, "FERN-42", Rules(**options))  # type: ignore[arg-type]
    on_table = table(old) if isinstance(old, str) else old
    held = tuple(tuple(sorted(hand)) for hand in hands) or start.hands
    rest = _rest(on_table, held) if stock is None else tuple(reversed(stock))
    return replace(start, table=on_table, hands=held, stock=rest, turn=turn, starter=turn)


def _rest(on_table: Table, hands: tuple[Cards, ...]) -> Cards:
    left = Counter(DECK)
    left.subtract(cards_of(on_table))
    for hand in hands:
        left.subtract(hand)
    assert min(left.values()) >= 0, "there are not so many cards"
    return tuple(left.elements())


def cards_of(on_table: Table) -> Cards:
    """Every card of the formula and beneath it."""
    piles = (*on_table.left, *on_table.right, *on_table.answer)
    return (*(pile.card for pile in piles), *on_table.covered)


def every_card(state: State) -> list[str]:
    """All number cards of a game, wherever they lie, sorted."""
    return sorted([*cards_of(state.table), *state.stock, *(card for hand in state.hands for card in hand)])


def move(state: State, text: str) -> Action:
    """`draw`, `pass`, or a formula."""
    return Draw() if text == "draw" else Pass() if text == "pass" else lay(state.table, text)


def play(state: State, *moves: str) -> State:
    """The game after some moves of whoever's turn it is."""
    for text in moves:
        state = step(state, text).state
    return state


def step(state: State, text: str) -> Step:
    """One move, with what happened."""
    return formula.apply(state, state.turn, move(state, text))


def why_not(old: str, new: str, hand: str | None = None, **options: object) -> Reason | None:
    """Why a formula cannot be made of another one; by default with exactly the cards that it takes."""
    action = lay(old, new)
    held = "".join(action.laid) if hand is None else hand
    return formula.why_not(sitting(old, held, "9", stock="", **options), 0, action)


def can(old: str, new: str, hand: str | None = None, **options: object) -> bool:
    """Whether a formula can be made of another one, and the search finds it too."""
    action = lay(old, new)
    held = "".join(action.laid) if hand is None else hand
    state = sitting(old, held + "9", "9", stock="", **options)
    allowed = formula.why_not(state, 0, action) is None
    assert allowed == (action in formula.legal_actions(state, 0))
    return allowed


def said(state: State, text: str) -> str:
    """What somebody hears who tries this."""
    reason = formula.why_not(state, state.turn, move(state, text))
    assert reason is not None, f"{text} is allowed"
    return formula.sentence(reason, ("Asha", "Ben", "Chiara", "Dev", "Ewa"))


def shows(on_table: Table) -> str:
    """The formula that lies there, as text; cards before the opening side by side."""
    if on_table.formula is None:
        return " ".join(pile.card for pile in (*on_table.left, *on_table.right))
    return str(on_table.formula)
