"""What a minus card does, for each symbol and side: in letters, with an example, and at an equation of the game."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.games.matician.cards import LESS, OVER, PLUS, TIMES, Symbol
from mathgames_widgets.games.matician.equations import LEFT, RIGHT, SIDES, Equation, Side
from mathgames_widgets.games.matician.explain_values import why_value
from mathgames_widgets.games.matician.sentences import side_text, symbol_text, value_text
from mathgames_widgets.games.matician.signs import Effect, Where, attacked, effect, effects
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import MINUS, show
from mathgames_widgets.maths.ordering import why_less
from mathgames_widgets.maths.shown import Fence, Row, Shown

BOTH: Where = (LEFT, RIGHT)

RESULTS = {PLUS: "sum", LESS: "difference", TIMES: "product", OVER: "quotient"}
"""What the values are called."""

LAWS = {
    (PLUS, (LEFT,)): "The sum falls by twice the left number.",
    (PLUS, (RIGHT,)): "The sum falls by twice the right number.",
    (PLUS, BOTH): "Both numbers turn round, and so does their sum: it becomes its opposite.",
    (LESS, (LEFT,)): "The difference falls by twice the left number.",
    (LESS, (RIGHT,)): "The difference rises by twice the right number, because taking away −b is adding b.",
    (LESS, BOTH): "The numbers change roles: what was a − b becomes b − a, the opposite.",
    (TIMES, (LEFT,)): "The product becomes its opposite.",
    (TIMES, (RIGHT,)): "The product becomes its opposite.",
    (TIMES, BOTH): "The two minus cards cancel: the product stays.",
    (OVER, (LEFT,)): "The quotient becomes its opposite.",
    (OVER, (RIGHT,)): "The quotient becomes its opposite.",
    (OVER, BOTH): "The two minus cards cancel: the quotient stays.",
}
"""What happens to the value when minus cards are laid in front of numbers."""

VERDICTS = {
    (LESS, BOTH): "It helps if the right number is the greater one, harms if the left one is, and does nothing if they "
    "are equal.",
    (PLUS, BOTH): "It harms more than either one of them.",
}
"""When it helps and when it harms, where this is not one word."""

EXAMPLES: dict[Symbol, Equation] = {symbol: Equation("12", symbol, "4") for symbol in (PLUS, LESS, TIMES, OVER)}
"""One equation for each symbol, with a whole value."""


def where_text(where: Sequence[Side]) -> str:
    """Where minus cards lie.

    >>> where_text((LEFT,)), where_text((RIGHT,)), where_text((LEFT, RIGHT))
    ('on the left', 'on the right', 'on each side')
    """
    return "on each side" if len(where) > 1 else f"on the {side_text(where[0])}"


def _cards(where: Sequence[Side]) -> str:
    return f"{'one minus card' if len(where) > 1 else 'a minus card'} {where_text(where)}"


# ── the table of signs ────────────────────────────────────────────────────────────────────────────────────────────


def sign_effect(symbol: Symbol, where: Where) -> Explanation:
    """What minus cards do under a symbol, to numbers greater than 0: one cell of the table of signs.

    >>> print(sign_effect("-", (RIGHT,)))
    Under − a minus card on the right helps its victim.   a − (−b) = (a − b) + 2b
      The difference rises by twice the right number, because taking away −b is adding b.
      For example, 16 instead of 8.   12 − (−4) = 12 + 4 = 16
      Only in front of 0 it does nothing.
    """
    why = [Explanation(LAWS[symbol, where])]
    if (symbol, where) in VERDICTS:
        why.append(Explanation(VERDICTS[symbol, where]))
    claim = f"Under {symbol_text(symbol)} {_cards(where)} {_verdict(symbol, where)}."
    return Explanation(
        claim, shown=in_letters(symbol, where), why=(*why, _example(symbol, where), *_zero(symbol, where))
    )


def _verdict(symbol: Symbol, where: Where) -> str:
    """What it does to all numbers greater than 0, or that it depends on them."""
    found = effects(symbol, where)
    if len(found) > 1:
        return "may help or harm its victim"
    what = next(iter(found))
    return effect_text(what) + ("" if what is Effect.NOTHING else " its victim")


def effect_text(what: Effect) -> str:
    """An effect as a verb.

    >>> [effect_text(what) for what in Effect]
    ['helps', 'harms', 'does nothing']
    """
    return "does nothing" if what is Effect.NOTHING else what.value


def in_letters(symbol: Symbol, where: Where) -> Shown:
    """The law in letters.

    >>> in_letters("+", (LEFT,)).plain(), in_letters("x", (LEFT, RIGHT)).plain()
    ('−a + b = (a + b) − 2a', '−a × (−b) = a × b')
    """
    sign = symbol_text(symbol)
    plain = show("a", sign, "b")
    first = Row((MINUS, show("a"))) if LEFT in where else show("a")
    second = Fence(Row((MINUS, show("b")))) if RIGHT in where else show("b")
    return show(first, sign, second, "=", _rewritten(symbol, where, plain))


def _rewritten(symbol: Symbol, where: Where, plain: Shown) -> Shown:
    if where == BOTH:
        return plain if symbol in (TIMES, OVER) else Row((MINUS, Fence(plain)))
    if symbol in (TIMES, OVER):
        return Row((MINUS, Fence(plain)))
    letter = "a" if where == (LEFT,) else "b"
    sign = "+" if (symbol, where) == (LESS, (RIGHT,)) else "−"
    return show(Fence(plain), sign, Row((show(2), show(letter)), product=True))


def _example(symbol: Symbol, where: Where) -> Explanation:
    example = EXAMPLES[symbol]
    after = attacked(example, where)
    new, old = value_text(after.value), value_text(example.value)
    claim = f"For example, {new} {'as before' if new == old else f'instead of {old}'}."
    return Explanation(claim, shown=why_value(after).shown)


def _zero(symbol: Symbol, where: Where) -> tuple[Explanation, ...]:
    """What a 0 changes."""
    if len(where) > 1:
        return ()
    if symbol in (PLUS, LESS):
        return (Explanation("Only in front of 0 it does nothing."),)
    if symbol == TIMES:
        return (Explanation("Only a product of 0 stays as it is."),)
    return (Explanation("0 divided by a number stays 0, and a division by 0 has no value in any case."),)


def sign_table() -> tuple[Explanation, ...]:
    """All cells of the table: each symbol with a minus card on the left, on the right and on each side.

    >>> [told.claim for told in sign_table()][:2]
    ['Under + a minus card on the left harms its victim.', 'Under + a minus card on the right harms its victim.']
    """
    return tuple([sign_effect(*cell) for cell in LAWS])


# ── at an equation ────────────────────────────────────────────────────────────────────────────────────────────────


def why_attack(before: Equation, where: Sequence[Side]) -> Explanation:
    """What one more minus card, or one on each side, does to an equation, and why.

    >>> print(why_attack(Equation("4", "-", "13"), (RIGHT,)))
    A minus card in front of the right number helps: 17 instead of −9.   4 − (−13) = 4 + 13 = 17
      The difference rises by twice 13.   −9 + 2 × 13 = 17
      −9 is less than 17.   −9 < 17
        Every negative number is less than every positive number.
    >>> print(why_attack(Equation("4", "x", "13"), (LEFT, RIGHT)))
    One minus card on each side does nothing: it stays 52.   −4 × (−13) = 4 × 13 = 52
      The two minus cards cancel: the product stays.
    """
    after, what = attacked(before, where), effect(before, where)
    one = f"in front of the {side_text(where[0])} number"
    cards = "One minus card on each side" if len(where) > 1 else f"A minus card {one}"
    claim = f"{cards} {effect_text(what)}: {change_text(before, where)}."
    shown = why_value(after).shown
    if before.value is None or after.value is None:
        return Explanation(claim, shown=shown, why=(Explanation("It is a division by 0 before and after."),))
    if what is Effect.NOTHING:
        return Explanation(claim, shown=shown, why=(_why_nothing(before, where),))
    low, high = sorted((before.value, after.value))
    return Explanation(claim, shown=shown, why=(_why_changed(before, where), why_less(low, high)))


def change_text(before: Equation, where: Sequence[Side]) -> str:
    """What becomes of a value under one more minus card, or one on each side.

    >>> change_text(Equation("4", "-", "13"), (RIGHT,)), change_text(Equation("4", "x", "13"), (LEFT, RIGHT))
    ('17 instead of −9', 'it stays 52')
    """
    if before.value is None:
        return "there is no value before and after"
    if effect(before, where) is Effect.NOTHING:
        return f"it stays {value_text(before.value)}"
    return f"{value_text(attacked(before, where).value)} instead of {value_text(before.value)}"


def _why_nothing(before: Equation, where: Sequence[Side]) -> Explanation:
    if len(where) > 1:
        if before.symbol in (TIMES, OVER) and before.value:
            return Explanation(LAWS[before.symbol, BOTH])
        return Explanation(f"The {RESULTS[before.symbol]} becomes its opposite, and 0 is its own opposite.")
    if not before.numbers[where[0]]:
        return Explanation("0 is its own opposite, so a minus card in front of it changes nothing.")
    return Explanation(f"The {RESULTS[before.symbol]} becomes its opposite, and 0 is its own opposite.")


def _why_changed(before: Equation, where: Sequence[Side]) -> Explanation:
    """By how much the value changes, or that it becomes its opposite."""
    after = attacked(before, where)
    assert before.value is not None and after.value is not None
    noun = RESULTS[before.symbol]
    if len(where) > 1 or before.symbol in (TIMES, OVER):
        return Explanation(f"The {noun} becomes its opposite.")
    number = before.numbers[where[0]]
    rises = after.value > before.value
    shown = show(before.value, "+" if rises else "−", 2, "×", abs(number), "=", after.value)
    cancels = ", because the number was negative and two minus cards cancel" if number < 0 else ""
    return Explanation(f"The {noun} {'rises' if rises else 'falls'} by twice {abs(number)}{cancels}.", shown=shown)


def attacks(equation: Equation) -> tuple[Explanation, ...]:
    """What one more minus card on the left and on the right would do.

    >>> [told.claim for told in attacks(Equation("4", "+", "13"))][1]
    'A minus card in front of the right number harms: −9 instead of 17.'
    """
    return tuple([why_attack(equation, (side,)) for side in SIDES])
