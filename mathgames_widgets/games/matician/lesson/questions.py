"""The questions of both Matician lessons: those of the practice with the cards of the game, and a few more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise, product
from typing import ClassVar

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.html import Element
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, ChooseThen, Option
from mathgames_widgets.questions.drawing.cards import SHOWN, Laid, WalkStacks
from mathgames_widgets.questions.drawing.line import place_each
from mathgames_widgets.questions.drawing.rounds import MANY_TOSSES, TOSSES, Duel, Letters, PlayRounds, TossRounds
from mathgames_widgets.questions.drawing.trying import TryCards
from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.problem import LEVELS, Kind, ProblemRng, expected
from mathgames_widgets.questions.proof import Proof, reasons_for
from mathgames_widgets.questions.question import Demand, Misconception, Question, Wrong, plain_text
from mathgames_widgets.questions.typed import FillTable, Numbers
from mathgames_widgets.questions.whose import whose

from ..rules.cards import (
    LEFT,
    LESS,
    OVER,
    PLUS,
    RIGHT,
    SIDES,
    SYMBOLS,
    TIMES,
    Equation,
    MinusEffect,
    Side,
    Symbol,
    Value,
    effect,
)
from ..table.parts import turned_up
from ..words.explanations import why_value
from ..words.sentences import SIDE_NAMES, equation_text, symbol_text, worked_out
from .answers import HandToLay, PairToLay
from .pictures import PayoffPicture, attack_columns, attacked_values, bare, table_of, told
from .practice import ordering, pairs, payoffs, values, whose as slips
from .practice.drawing import ONE_SIDE, an_equation, exact, two
from .practice.mixing import weighed
from .practice.possible import pair_values

say = room(__name__)

# ── signs ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _worth(equation: Equation, level: int, kind: Kind = values.VALUE) -> Question:
    """What is this equation worth? That there may be no value is said where products and quotients are asked for."""
    asked = values.value_of(equation)
    return kind.asks(replace(asked, advice=exact()) if equation.symbol in (PLUS, LESS) else asked, level)


def order() -> Question:
    """Which value is the lowest? Those of the first round with minus cards, and others; two are near each other."""
    values = Fraction(4), Fraction(-9), Fraction(-11, 2), Fraction(-5)
    line = place_each(values, -10, 5, Fraction(1, 2), say("order-place"))
    items = sorted(values)

    def as_on_the_line(board: str, draft: str) -> str:
        """The numbers that were placed from left to right, each in a spot that one of them had; the others stay."""
        found = {items.index(value): at for value, at in zip(values, line.placed_at(board), strict=True)}
        placed = {item: at for item, at in found.items() if at is not None}
        before = asked.read(draft)
        along = iter(sorted((item for item in before if item in placed), key=lambda item: placed[item]))
        return asked.write([next(along) if item in placed else item for item in before])

    # the line stands above the list already: no hint and no wrong order draws a second one
    plain_order = ordering.in_order(values)
    asked = replace(
        plain_order,
        prompt=say("order-prompt-values"),
        try_out=line,
        led_by=as_on_the_line,
        more_hints=plain_order.more_hints[-1:],
        pictured=None,
    )
    return ordering.ORDER.asks(asked, 1)


EVEN_PARTS = tuple([(right * times, right) for right in range(2, 6) for times in range(2, 6) if right * times <= 15])
"""Two numbers of which the first divides by the second."""


def effects(numbers: tuple[int, int] = (6, 2), symbols: tuple[Symbol, ...] = SYMBOLS) -> FillTable:
    """What one minus card does, by symbol and side."""
    equations = [Equation(str(numbers[0]), symbol, str(numbers[1])) for symbol in symbols]
    is_whole = len(symbols) == len(SYMBOLS)
    attacked = [equation.attacked(side) for equation in equations for side in SIDES]
    return FillTable(
        prompt=say("effects-prompt"),
        hint=say("effects-hint"),
        more_hints=(
            say("effects-second-row", left=equation_text(attacked[2]), right=equation_text(attacked[3])),
            say("effects-lower", whole=is_whole),
        ),
        corner=say("effects-corner"),
        rows=tuple(map(worked_out, equations)),
        columns=attack_columns(),
        values=tuple([value for equation in equations for value in attacked_values(equation)]),
        advice=exact(),
        misconceptions=_wrong_cells(attacked),
        because=lambda answer: values.against_value(*_first_wrong(attacked, answer)),
        pictured=lambda answer: values.wrong_walk(*_first_wrong(attacked, answer)),
        reason=_side_alike(equations[0]) if is_whole else None,
        why=Explanation(
            say("effects-why", whole=is_whole),
            why=tuple(map(_both_sides, equations)),
        ),
        again=lambda seed: effects(ProblemRng(seed).one(EVEN_PARTS), symbols),
    )


def _side_alike(equation: Equation) -> ChooseThen:
    """With which symbols the side of a minus card makes no difference, seen in the table; + is one of the others."""
    left, right = attacked_values(equation)
    return ChooseThen(
        prompt=say("effects-side"),
        why=Explanation(""),
        because=lambda chosen: say("effects-side-not", equation=bare(equation), left=left, right=right),
        options=(
            Option(say("effects-side.swapped"), False),
            Option(say("effects-side.signs"), True),
            Option(say("effects-side.most"), False),
        ),
    )


def _both_sides(equation: Equation) -> Explanation:
    """What one minus card makes of an equation on either side, in one line."""
    left, right = [worked_out(equation.attacked(side)) for side in SIDES]
    return Explanation(
        say("effects-row", symbol=symbol_text(equation.symbol), equation=worked_out(equation), left=left, right=right)
    )


def _table_of_effects(draw: ProblemRng, level: int) -> Question:
    """A table with sums and differences only, as the lesson has it, or with a larger number on the right."""
    numbers = draw.one(EVEN_PARTS)
    if level == 1:
        return effects(numbers, (PLUS, LESS))
    return effects(numbers if level == 2 else numbers[::-1])


def _sum_hurts(draw: ProblemRng, level: int) -> Question:
    """Where a minus card hurts a sum most; on the hardest level one lies there already."""
    while True:
        equation = an_equation(draw, PLUS, draw.one(ONE_SIDE) if level == LEVELS[-1] else (0, 0))
        if MinusEffect.HARMS in [effect(equation, (side,)) for side in SIDES]:
            return values.hurts(equation)


SUM_HURTS, EFFECTS = (replace(values.HURTS, draw=draw) for draw in (_sum_hurts, _table_of_effects))
"""The kind of problem on where a minus card hurts, kept to what one question of the lesson is about."""


def _first_wrong(equations: Sequence[Equation], answer: Sequence[Value]) -> tuple[Equation, Value]:
    """The first equation whose value is wrong in a table, with what was written there."""
    return next((equation, entry) for equation, entry in zip(equations, answer, strict=True) if entry != equation.value)


def _wrong_cells(equations: Sequence[Equation]) -> tuple[Wrong, ...]:
    """The wrong values of each equation of a table."""
    return tuple([Wrong((at, value), idea) for at, one in enumerate(equations) for value, idea in _each_once(one)])


def _each_once(equation: Equation) -> list[tuple[Fraction, Misconception]]:
    """The wrong values of an equation, each with every idea behind it."""
    known = [(Fraction(value), idea) for value, idea in values.wrong_values(equation) if value is not None]
    return list(dict.fromkeys([wrong for wrong in known if wrong[0] != equation.value]))


Two = tuple[int, int]


def lay(equation: Equation = Equation("4", PLUS, "9"), minuses: Two = (0, 1)) -> WalkStacks:  # noqa: B008 - frozen
    """Which minus cards bring an equation to a value? They are laid, and the value walks."""

    def turned(laid: Laid) -> Equation:
        return replace(equation, minuses=(len(laid[0]), len(laid[1])))

    wanted = replace(equation, minuses=minuses)
    value = wanted.value or Fraction(0)
    return replace(
        values.minus_board(wanted),
        prompt=say("lay-prompt", equation=equation_text(equation), value=value),
        hint=say("lay-hint"),
        more_hints=(say("lay-hint-signs"), say("lay-hint-last", value=value)),
        wanted=value,
        why=_why_laid(wanted),
        worked=lambda laid: _why_laid(turned(laid)),
        idea=lambda laid: _taken_for(turned(laid), value),
        again=_lay_again,
    )


def _why_laid(equation: Equation) -> Explanation:
    """What some minus cards make of an equation."""
    claim = say("lay-why", equation=worked_out(equation))
    return replace(why_value(equation), claim=claim)


def _taken_for(equation: Equation, value: Fraction) -> Misconception | None:
    """The one idea with which an equation would be worth this; a minus is not lost where the value is seen to walk."""
    found = {idea.id: idea for wrong, idea in values.wrong_values(equation) if wrong == value}
    return next((idea for idea in found.values() if idea is not ideas.SIGN_LOST), None) if len(found) == 1 else None


def _lay_again(seed: str) -> WalkStacks:
    draw = ProblemRng(seed)
    left, right = draw.some(range(2, 14), 2)
    return lay(Equation(str(left), draw.one((PLUS, LESS)), str(right)), draw.one(((0, 1), (1, 0), (1, 1))))


def minus() -> Question:
    """What is a difference worth with a minus card on the right? The table beside it goes on; no board opens."""
    return replace(_worth(Equation("11", LESS, "1", (0, 1)), 1), onward=None)


def plus() -> Question:
    """What is a sum worth with a minus card on each side? It is tried with other numbers, so it stays to be found."""
    tried = Equation("4", PLUS, "9", (1, 1))
    board = replace(values.minus_board(tried), prompt=say("plus-try", equation=bare(tried)))
    return replace(_worth(Equation("8", PLUS, "13", (1, 1)), 2), try_out=board, onward=None)


def cancel() -> Question:
    """What is a product worth with a minus card on each side? Tried with other numbers first, as the sum is."""
    tried = Equation("3", TIMES, "5", (1, 1))
    board = replace(values.minus_board(tried), prompt=say("plus-try", equation=bare(tried)))
    return replace(_worth(Equation("6", TIMES, "2", (1, 1)), 2), try_out=board, onward=None)


def safer(left: int = 8, right: int = 13) -> ChooseOne:
    """Would a sum have been safer the other way round?"""
    laid, turned = Equation(f"{left}", PLUS, f"{right}"), Equation(f"{right}", PLUS, f"{left}")
    came, other, lucky = laid.attacked(RIGHT), turned.attacked(LEFT), turned.attacked(RIGHT)
    board = pair_to_lay((left, right), say("safer-try"))
    alike = ideas.SIDES_ALIKE.about(equation=bare(laid), value=came.as_laid.value, is_attacked=True)
    return ChooseOne(
        prompt=say("safer-prompt", equation=bare(laid), attacked=worked_out(came), turned=bare(turned)),
        hint=say("safer-hint", turned=bare(turned)),
        more_hints=(say("safer-left", equation=equation_text(other)),),
        options=(
            Option(say("safer-yes", value=lucky.value), False),
            Option(say("safer-no", value=other.value), True),
            Option(say("safer-alike", value=other.value), False, alike),
        ),
        because=lambda chosen: (
            say("safer-against", turned=bare(turned)) if chosen else say("safer-one-side", card=right)
        ),
        why=Explanation(
            say("safer-why", value=other.value), why=(told(lucky), told(other), Explanation(say("safer-luck")))
        ),
        try_out=replace(board, is_told=False, wanted=((f"{right}",), (f"{left}",))),
        again=lambda seed: safer(*sorted(ProblemRng(seed).some(range(2, 16), 2))),
    )


def hurts_most() -> Question:
    """Where does a minus card hurt a difference most? The larger number lies on the right here, where it helps."""
    asked = values.HURTS.asks(values.hurts(Equation("5", LESS, "12")), 2)
    return replace(asked, foretold=values.hurts(Equation("10", LESS, "3")))


def zero(number: int = 11) -> Question:
    """What is a number divided by 0? Any value can be tried: times 0 it would have to be that number."""
    return replace(_worth(Equation(f"{number}", OVER, "0"), 1, values.ZERO), try_out=_times_zero(number))


def _times_zero(number: int) -> TryCards:
    """Numbers to be laid in front of × 0, and on the number line where the product is, and where it should be."""

    def shows(laid: Laid) -> Element:
        product = ((Fraction(0), say("zero-try-yours")),) if laid[0] else ()
        return NumberLine(-1, number + 1, (*product, (number, say("zero-try-goal")))).draw()

    return TryCards(
        prompt=say("zero-try", number=number),
        why=Explanation(""),
        cards=("0", "1/2", "1", f"{number}", f"-{number}", "100"),
        rooms=(say("zero-try-room"),),
        longest=1,
        told=lambda laid: say(
            "zero-tried", given=len(laid[0]), factor="".join(laid[0]).translate(SHOWN), number=number
        ),
        shows=shows,
    )


def _never_below_0(equation: Equation) -> bool:
    """Whether an equation has a value that stays at 0 or above it, with one minus card and without."""
    values = [equation.value, *attacked_values(equation)]
    return all(value is not None and value >= 0 for value in values)


def _falls_below(equation: Equation) -> str:
    """What a minus card makes of an equation that does not stay at 0 or above."""
    low = min((equation.attacked(side) for side in SIDES), key=lambda attacked: attacked.value or 0)
    return say("zero-below", equation=bare(equation), attacked=worked_out(low))


def beside_zero(number: int = 11) -> ChooseSome:
    """Where does a 0 lie so that no minus card can bring its owner below 0?"""
    laid = [
        Equation(left, symbol, right)
        for left, symbol, right in (
            ("0", PLUS, f"{number}"),
            (f"{number}", LESS, "0"),
            ("0", TIMES, f"{number}"),
            ("0", OVER, f"{number}"),
            (f"{number}", OVER, "0"),
        )
    ]
    safe = [_never_below_0(equation) for equation in laid]

    def against(ticked: frozenset[int]) -> str:
        wrong = [laid[at] for at in sorted(ticked) if not safe[at]]
        if not wrong:
            return ""
        none = [say("zero-none", equation=bare(one)) for one in wrong if one.value is None]
        return " ".join([*(_falls_below(one) for one in wrong if one.value is not None), *none])

    return ChooseSome(
        prompt=say("zero-prompt", number=number),
        hint=say("zero-hint"),
        more_hints=(say("zero-hint-2"),),
        options=tuple(
            [
                Option(bare(equation), is_safe, ideas.DIVIDED_BY_NOTHING if equation.value is None else None)
                for equation, is_safe in zip(laid, safe, strict=True)
            ]
        ),
        because=against,
        why=Explanation(
            say("zero-why"),
            why=tuple([Explanation(against(frozenset({at}))) for at, is_safe in enumerate(safe) if not is_safe]),
        ),
        again=lambda seed: beside_zero(ProblemRng(seed).one(range(2, 16))),
    )


def every(left: str = "4", right: str = "13") -> Numbers:
    """Which values can a sum have with any minus cards?"""
    laid = [Equation(left, PLUS, right, (on_left, on_right)) for on_left, on_right in product((0, 1), repeat=2)]
    right_ones = tuple(sorted([Fraction(equation.value or 0) for equation in laid]))
    total, apart = max(right_ones), abs(int(left) - int(right))
    return Numbers(
        prompt=say("every-prompt", equation=bare(laid[0])),
        hint=say("every-hint"),
        more_hints=(
            say("every-cancel"),
            say("every-values", equations=[equation_text(equation) for equation in laid]),
        ),
        values=right_ones,
        why=Explanation(say("every-why"), why=tuple(map(told, laid))),
        because=lambda answer: _no_sum(answer, laid),
        misconceptions=expected(
            right_ones,
            ((-total, total), ideas.WHOLE_EQUATION),
            ((apart, total), ideas.LARGER_MINUS_SMALLER),
            ((-apart, apart, total), ideas.TWO_MINUSES_MAKE_PLUS),
        ),
        advice=say("advice-values"),
        try_out=replace(values.minus_board(laid[0]), prompt=say("every-lay")),
        onward=pair_values(left, right),
        again=lambda seed: every(*two(ProblemRng(seed))),
    )


WHERE_LAID = ("none", "right", "left", "both")
"""Where no minus card lies, or one on either side, or one on each, as messages choose by it; in the order of a sum."""


def _no_sum(answer: tuple[Fraction, ...], laid: Sequence[Equation]) -> str:
    """What speaks against the first number that no minus cards make of a sum, or where to look for one more."""
    sums = [equation.value for equation in laid]
    wrong = next((value for value in answer if value not in sums), None)
    if wrong is None and answer:
        missing = next(place for place, value in enumerate(sums) if value not in answer)
        return say("every-try", where=WHERE_LAID[missing], left=laid[0].left, right=laid[0].right)
    if wrong is None:
        return say("every-some", equation=worked_out(laid[0]))
    return say("every-not", left=laid[0].left, right=laid[0].right, value=wrong)


# ── choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def sure(hand: tuple[int, ...] = (3, 5, 6, 8, 13)) -> Question:
    """What is a hand sure of under +? Any two numbers can be laid, to see what one minus card makes of them."""
    asked, board = pairs.safest_of(hand, PLUS), pair_to_lay(hand)
    against = pairs.against_safest(hand, PLUS, board.laid_in)
    # the hand lies on the board: no second one beside it
    words = plain_text(asked.prompt).strip()
    return pairs.SAFEST.asks(replace(asked, prompt=words, try_out=board, because_beside=against), 1)


def pair_to_lay(hand: tuple[int, ...], prompt: str = "") -> PairToLay:
    """Two numbers of a hand beside +, and both that one minus card makes of their sum."""
    *_, second, high = sorted(hand)
    return PairToLay(
        prompt=prompt or say("pair-try"),
        why=Explanation(""),
        cards=tuple(map(str, sorted(hand))),
        ends=(-high, second + high),
    )


def cautious() -> Question:
    """What does a minus card make of three quotients, and which is the cautious choice?"""
    quotients = [Equation(left, OVER, right) for left, right in (("11", "1"), ("6", "2"), ("1", "11"))]
    entries = tuple([(quotient.value, quotient.attacked(RIGHT).value) for quotient in quotients])
    table = PayoffPicture(tuple(map(bare, quotients)), (say("no-attack"), say("one-attack")), entries)
    asked = payoffs.cautious(table)
    rows = payoffs.entries_of(table)
    marks = tuple([(value, "") for row in rows for value in row])
    attacked = [quotient.attacked(RIGHT) for quotient in quotients]
    filled = FillTable(
        prompt=say("fall-prompt"),
        hint=say("fall-hint"),
        more_hints=(say("fall-first", equation=equation_text(attacked[0]), value=rows[0][1]),),
        corner=say("corner", does="lay"),
        rows=tuple(map(worked_out, quotients)),
        columns=(say("one-attack"),),
        values=tuple([value for _, value in rows]),
        advice=exact(),
        misconceptions=_wrong_cells(attacked),
        because=lambda answer: values.against_value(*_first_wrong(attacked, answer)),
        pictured=lambda answer: values.wrong_walk(*_first_wrong(attacked, answer)),
        foretold=replace(asked, prompt=(say("row-prompt", kind="cautious"), " ", replace(table, open_column=1))),
        reason=ChooseThen(
            prompt=say("row-prompt", kind="cautious"), why=Explanation(""), options=asked.options, because=asked.because
        ),
        picture=NumberLine(-15, 15, marks, _falls(rows, map(bare, quotients)), mirror=True),
        why=asked.why,
    )
    return payoffs.PAYOFF.asks(filled, 2)


def _falls(rows: Iterable[Sequence[Fraction]], names: Iterable[str]) -> tuple[Jump, ...]:
    return tuple([Jump(before, after, name) for (before, after), name in zip(rows, names, strict=True)])


LAST = Equation("13", PLUS, "10")
"""What the lesson lays in the fourth round."""


def half() -> Question:
    """What a fair coin brings against a player who always does the same."""
    asked = payoffs.mixed_against(LAST, Fraction(1, 2), RIGHT)
    why = replace(asked.why, why=(*asked.why.why, Explanation(say("half-more"))))
    return payoffs.MIXTURE.asks(
        replace(
            asked,
            why=why,
            try_out=coin(say("half-toss"), always=RIGHT, times=MANY_TOSSES),
            reason=_other_side(),
            onward=coin(say("half-left"), always=LEFT, times=MANY_TOSSES),
        ),
        1,
    )


def _other_side() -> ChooseThen:
    """What the average is when the other side is attacked: foretold, then tossed."""
    first, second = [worked_out(way.attacked(LEFT)) for way in _both_ways(LAST)]
    return ChooseThen(
        prompt=say("half-then"),
        why=Explanation(""),
        because=lambda chosen: say("half-then-not", first=first, second=second),
        options=(
            Option(say("half-then.above"), False),
            Option(say("half-then.same"), True),
            Option(say("half-then.below"), False),
        ),
    )


def on_average() -> Question:
    """What a sum brings on average against minus cards that come by chance; rounds of it can be played."""
    asked = payoffs.expected_of(LAST, (Fraction(0), Fraction(1, 4), Fraction(3, 4)))
    prompt = say("expected-play", equation=bare(LAST))
    tossed = coin(prompt, times=MANY_TOSSES)
    letters = replace(tossed.letters, heads=("", tossed.letters.heads[1]))  # one's own choice is always the same
    board = replace(tossed, letters=letters, drawn=(SIDES.index(LEFT), *(SIDES.index(RIGHT),) * 3))
    return payoffs.EXPECTED.asks(replace(asked, try_out=board, foretold=_above_or_below()), 2)


def _above_or_below() -> ChooseOne:
    """On which side of 0 the same average lies: felt before a round is played, and before anything is worked out."""
    return ChooseOne(
        prompt=say("expected-vote", equation=bare(LAST), left=Fraction(1, 4), right=Fraction(3, 4)),
        hint="",
        options=(
            Option(say("expected-vote.above"), True),
            Option(say("expected-vote.zero"), False),
            Option(say("expected-vote.below"), False),
        ),
        why=Explanation(""),
    )


def mixture() -> Question:
    """With which chances is a mix of two sums that are no mirror images as good as a coin for two that are?"""
    table = table_of((LAST, Equation("12", PLUS, "13")))
    asked = payoffs.chance_of_first(table)
    left, right = (weighed(column, (Fraction(1, 2),) * 2) for column in zip(*payoffs.entries_of(table), strict=True))
    coin_here = Explanation(say("mixture-coin", left=left, right=right))
    p = payoffs.indifferent(payoffs.entries_of(table))
    value = weighed([row[0] for row in payoffs.entries_of(table)], (p, 1 - p))
    same = Explanation(say("mixture-why", p=p, value=value))
    why = replace(asked.why, why=(*asked.why.why, same, coin_here))
    return payoffs.MIXTURE.asks(replace(asked, why=why), 2)


def _both_ways(equation: Equation) -> tuple[Equation, Equation]:
    """A sum as it was laid, and turned around."""
    return equation, replace(equation, left=equation.right, right=equation.left)


def _duel(equation: Equation) -> Duel:
    (left, right), (back_left, back_right) = (
        [int(value or 0) for value in attacked_values(way)] for way in _both_ways(equation)
    )
    return Duel(((left, right), (back_left, back_right)))


def _happened(equation: Equation) -> Callable[[str, int], str]:
    """What is said of a round: the choice, and the side of the minus card."""

    def said(choice: str, side: int) -> str:
        attacked = _both_ways(equation)["ab".index(choice)].attacked(SIDES[side])
        return say("rounds-happened", side=SIDE_NAMES[SIDES[side]], equation=worked_out(attacked))

    return said


def _laid(equation: Equation) -> Callable[[str, int | None], Element]:
    """The cards of a choice, with the minus card where it comes."""

    def laid(choice: str, side: int | None) -> Element:
        chosen = _both_ways(equation)["ab".index(choice)]
        return turned_up(chosen if side is None else chosen.attacked(SIDES[side]), key=f"round-{choice}-{side}")

    return laid


def _letters(equation: Equation) -> Letters:
    """L and R: where the larger number lies, and where the minus card comes."""
    left, right = say("letter-left"), say("letter-right")
    is_left = int(equation.left) > int(equation.right)
    return Letters(
        (left, right) if is_left else (right, left), (left, right), (say("rounds-larger"), say("rounds-minus"))
    )


def coin(
    prompt: str, equation: Equation = LAST, always: Side | None = None, times: tuple[int, ...] = TOSSES
) -> TossRounds:
    """A coin that chooses which way around a sum is laid."""
    return TossRounds(
        prompt=prompt,
        why=Explanation(""),
        duel=_duel(equation),
        said=_happened(equation),
        letters=_letters(equation),
        always=always,
        times=times,
    )


def rounds(equation: Equation = LAST) -> PlayRounds:
    """Twelve rounds in which the other player looks for a habit: which one does it find?"""
    equation, turned = _both_ways(equation)
    asked = PlayRounds(
        prompt=say("rounds-prompt", equation=bare(equation), turned=bare(turned)),
        hint=say("rounds-hint"),
        more_hints=(say("rounds-hint-count"), say("rounds-hint-last")),
        duel=_duel(equation),
        rows=(bare(equation), bare(turned)),
        said=_happened(equation),
        letters=_letters(equation),
        laid=_laid(equation),
        onward=coin(say("rounds-toss"), equation),
        why=Explanation(""),
        again=_rounds_again,
    )
    return replace(asked, why=asked.told(asked.solution), worked=asked.told)


def _rounds_again(seed: str) -> PlayRounds:
    left, right = ProblemRng(seed).some(range(2, 16), 2)
    return rounds(Equation(str(max(left, right)), PLUS, str(min(left, right))))


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand(Numbers):
    """A hand of numbers from 0 to `top` in which no two lie nearer than `apart`; several may be right."""

    is_open: ClassVar[bool] = True

    top: int
    apart: int

    def check(self, answer: Iterable[Fraction | int]) -> tuple[Fraction, ...]:
        found = Numbers.check(self, answer)
        if len(found) != len(self.values) or any(n.denominator > 1 or not 0 <= n <= self.top for n in found):
            raise ReadError(say("worst-wanted", count=len(self.values), top=self.top))
        return found

    def is_right(self, answer: tuple[Fraction, ...]) -> bool:
        return _nearest(answer)[0] >= self.apart

    def lacks(self, answer: tuple[Fraction, ...]) -> str:
        apart, low, high = _nearest(answer)
        return say("worst-lacks", low=low, high=high, worst=-apart)


def _nearest(hand: tuple[Fraction, ...]) -> tuple[Fraction, Fraction, Fraction]:
    """The two numbers of a hand that lie nearest to each other, behind their distance."""
    return min([(high - low, low, high) for low, high in pairwise(hand)])


def _nearest_jump(hand: tuple[Fraction, ...]) -> tuple[Jump, ...]:
    """From one to the other of the two that lie nearest to each other, with their distance."""
    apart, low, high = _nearest(hand)
    return (Jump(low, high, plain(apart)),)


def _hand_to_lay(count: int, top: int) -> HandToLay:
    """A hand to be put together: its closest two numbers, and how low their sum can fall."""

    def laid_hand(laid: Laid) -> tuple[Fraction, ...]:
        return tuple(sorted(map(Fraction, laid[0])))

    def told(laid: Laid) -> str:
        hand = laid_hand(laid)
        if len(hand) < 2:
            return say("worst-lay", count=count)
        apart, low, high = _nearest(hand)
        return say("worst-laid", low=low, high=high, worst=-apart)

    def shows(laid: Laid) -> Element:
        hand = laid_hand(laid)
        jumps = _nearest_jump(hand) if len(hand) > 1 else ()
        return NumberLine(0, top, tuple([(number, "") for number in hand]), jumps).draw()

    return HandToLay(
        prompt=say("worst-try"),
        why=Explanation(""),
        cards=tuple(map(str, range(top + 1))),
        rooms=(say("worst-hand"),),
        longest=count,
        told=told,
        shows=shows,
    )


def _ties(hand: tuple[Fraction, ...]) -> bool:
    """Whether several pairs of a hand lie nearest to each other."""
    apart = [high - low for low, high in pairwise(hand)]
    return apart.count(min(apart)) > 1


def worst(count: int = 4, top: int = 15, spare: int = 1) -> Hand:
    """How bad can a hand be under +? It may be a little better than the worst."""
    steps, most = count - 1, top // (count - 1)
    apart = max(2, most - spare)  # any two numbers are 1 apart
    hand = tuple([Fraction(place * apart) for place in range(count)])

    is_open = spare > 0 and apart < most and (count, top) == (4, 15)

    def told(hand: tuple[Fraction, ...]) -> Explanation:
        """Why a hand is as bad as that; why none is worse is not told while that is still to be found."""
        nearest, low, high = _nearest(hand)
        steps_told = (
            say("worst-steps", count=count, steps=steps),
            say("worst-need", size=most + 1, steps=steps, total=steps * (most + 1), top=top),
            say("worst-most", most=most, worst=-most),
        )
        why = (
            say("worst-closest", low=low, high=high, worst=-nearest, ties=_ties(hand)),
            *(() if is_open and nearest < most else steps_told),
        )
        return Explanation(say("worst-why", hand=hand, apart=nearest), why=tuple(map(Explanation, why)))

    return Hand(
        prompt=say("worst-prompt", count=count, top=top, worst=-apart),
        hint=say("worst-hint"),
        more_hints=(say("worst-apart", apart=apart), say("worst-begin", apart=apart)),
        values=hand,
        top=top,
        apart=apart,
        advice=say("advice-hand"),
        why=told(hand),
        worked=told,
        try_out=_hand_to_lay(count, top),
        led_by=lambda board, draft: ", ".join(sorted(board.split(), key=int)) or draft,
        moves=lambda hand: " ".join(map(plain, hand)),
        misconceptions=expected(hand, (tuple(range(top - count + 1, top + 1)), ideas.SMALL_IS_SAFE)),
        further=(
            Demand(say("worst-no-0"), lambda hand: 0 not in hand),
            Demand(say("worst-odd"), lambda hand: all(number % 2 for number in hand)),
            Demand(say("worst-of-all"), lambda hand: _nearest(hand)[0] == most),
        )
        if is_open
        else (),
        again=lambda seed: worst(*[ProblemRng(f"{seed} {n}").one(every) for n, every in enumerate(HANDS)]),
    )


HANDS = (range(3, 7), range(10, 21), range(2))
"""How many numbers, up to which, and how far from the worst."""

# ── both lessons ──────────────────────────────────────────────────────────────────────────────────────────────────


def why_product(a: int = 3, b: int = 4) -> Proof:
    """Why is a product of two negative numbers positive?"""
    asked = reasons_for(
        say("why-product", a=a, b=b, product=a * b),
        (
            say("why-product.one", a=a),
            say("why-product.two", a=a, b=b),
            say("why-product.three", a=a, b=b, product=a * b),
            say("why-product.four", a=a, b=b, product=a * b),
            say("why-product.five", a=a, b=b, product=a * b),
        ),
        ((), (0,), (), (1, 2), (3,)),
        say("why-product.false", a=a, b=b),
        say("why-product.but", a=a, b=b, product=a * b, sum=a + a * b),
        lambda seed: why_product(*ProblemRng(seed).some(range(2, 16), 2)),
        true=(
            say("why-product.one-true"),
            say("why-product.two-true", b=b),
            say("why-product.three-true", a=a, b=b, product=a * b),
            say("why-product.four-true", a=a, b=b, product=a * b),
            say("why-product.five-true", product=a * b),
        ),
    )
    law = Explanation(say("why-product.step", b=b))
    return replace(asked, why=Explanation(say("why-product.claim", a=a, b=b, product=a * b), why=(law,)))


def why_coin(a: int = 3, b: int = 8) -> Proof:
    """Why does a coin bring 0 under +?"""
    asked = reasons_for(
        say("why-coin", a=a, b=b),
        (
            say("why-coin.one", a=a, b=b, value=b - a),
            say("why-coin.two", a=a, b=b, value=b - a),
            say("why-coin.three"),
            say("why-coin.four"),
            say("why-coin.five"),
        ),
        ((), (), (0, 1), (), (2, 3)),
        say("why-coin.false"),
        say("why-coin.but"),
        lambda seed: why_coin(*sorted(ProblemRng(seed).some(range(2, 16), 2))),
        true=(
            say("why-coin.one-true", a=a),
            say("why-coin.two-true", b=b),
            say("why-coin.three-true"),
            say("why-coin.four-true"),
            say("why-coin.five-true"),
        ),
    )

    def gap(line: int, place: int) -> str:
        """What a line that stands too early still needs: only the sum and its half rest on others."""
        return say("why-coin.sum-early", place=place) if line == 2 else say("why-coin.half-early", place=place)

    step = Explanation(say("why-coin.step"))
    return replace(asked, gap=gap, why=Explanation(say("why-coin.claim", value=b - a), why=(step,)))


SIGNS: Questions = {
    "example": lambda: _worth(Equation("4", PLUS, "13", (0, 1)), 1),
    "safer": lambda: SUM_HURTS.twins(safer(), 2),
    "order": order,
    "minus": minus,
    "hurts": hurts_most,
    "lay": lambda: values.VALUE.twins(lay(), 2),
    "plus": plus,
    "effects": lambda: EFFECTS.twins(effects(), 2),
    "cancel": cancel,
    "zero": zero,
    "beside-zero": lambda: values.ZERO.twins(beside_zero(), 2),
    "why-signs": why_product,
    "whose-signs": lambda: whose(slips.two_minuses_make_plus, "SIGNS"),
    "every": lambda: values.VALUE.twins(every(), 3),
}
CHOOSING: Questions = {
    "sure": sure,
    "cautious": cautious,
    "against": lambda: pairs.BEST.asks(pairs.best_against((10, 12, 13), PLUS, RIGHT), 3),
    "expected": on_average,
    "rounds": lambda: payoffs.MIXTURE.twins(rounds(), 1),
    "half": half,
    "mixture": mixture,
    "why-choosing": why_coin,
    "whose-choosing": lambda: whose(slips.chances_ignored, "CHOOSING"),
    "worst": lambda: pairs.SAFEST.twins(worst(), 2),
}
KNOWN: Questions = {
    "known": lambda: values.HELPS.asks("LESSON-6", 3),
    "known-choosing": lambda: payoffs.EXPECTED.asks("LESSON-1", 3),
}
"""For those who know the first or the second lesson already."""
