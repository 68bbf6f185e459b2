"""The questions of the Rolls & Goals lessons: those of the practice with the dice of its game, and a few of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from itertools import combinations, permutations, product

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import added, after_a_sign
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option
from mathgames_widgets.questions.drawing.bars import RollBars, RollOn
from mathgames_widgets.questions.drawing.cards import Laid, WalkStacks
from mathgames_widgets.questions.drawing.line import balance, on_line
from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.problem import LEVELS, Again, ProblemRng, expected
from mathgames_widgets.questions.proof import Proof, reasons_for
from mathgames_widgets.questions.question import Demand, Misconception, Question
from mathgames_widgets.questions.whose import whose

from ..rules.cards import (
    DICE,
    EVERY_SIDE,
    HALVE,
    SIDES,
    STARTING_DECK,
    Card,
    Cards,
    Dice,
    Goal,
    Side,
    Values,
    in_order,
    modified,
    value_of,
    worth,
)
from ..rules.scoring import runs
from ..words.chances import MEAN
from ..words.explanations import chain_text, why_swapped
from ..words.sentences import face_text, faces_text, goal_text, stack_text
from .answers import FindRoll, LayRun, WriteStack, stacks_to
from .pictures import DiceRow, Die, TwoRolls, apart_for_all, gains_of, one_die, row_of, two_rolls
from .practice import chance, whose as slips
from .practice.drawing import SHIFTS
from .practice.marking import two_dice
from .practice.rerolling import rerolling
from .practice.stacks import (
    HALVING,
    ORDER,
    REACH,
    DieToTurn,
    SwapAndTurn,
    die_board,
    die_worth,
    reach_value,
    which_order,
    with_halves,
)
from .practice.turning import trying_each
from .practice.values import PARITY, RUN, THREES, longest_run, parity_of, with_both_signs

say = room(__name__)

THEIRS: Values = (1, 2, 4, 0, 3, 1)
"""What the dice of the other player are worth in the first round, one card before the last."""


def below_zero(seed: str) -> Question:
    """What is a die worth, when the way goes below 0?"""
    draw = ProblemRng(seed)
    while True:
        side, stack = draw.one(EVERY_SIDE), draw.some(SHIFTS, 2)
        if worth(side, stack[:1]) < 0:
            return _worth(side, stack)


def _worth(side: Side, stack: Cards) -> Question:
    asked = on_line(die_worth(side, stack), -7, 7)
    return replace(asked, prompt=(say("place-prompt"), " ", one_die(side, stack)), again=below_zero)


def half_on_the_line(side: Side = 1, stack: Cards = ("-2", HALVE)) -> Question:
    """What is a die worth, when half of a number below 0 is rounded? The mark can stop at a half, too."""
    asked = with_halves(die_worth(side, stack, say("halve-hint")), -4, 4)
    steps = int(stack[0])
    way = "right" if steps > 0 else "left"
    first = say("line-first", way=way, side=side, card=face_text(stack[0]), steps=abs(steps))
    prompt = (say("place-prompt"), " ", one_die(side, stack))
    twins = HALVING.twins(replace(asked, prompt=prompt, more_hints=(first, asked.more_hints[-1])), 2)
    return replace(twins, again=_another_half)


def _another_half(seed: str) -> Question:
    """Two cards that lead to an odd value below 0, which is halved."""
    draw = ProblemRng(seed)
    while True:
        side, cards = draw.one(EVERY_SIDE), draw.some(SHIFTS, 2)
        before = worth(side, cards)
        if before < 0 and before % 2:
            return half_on_the_line(side, (*cards, HALVE))


def laid(asked: WriteStack) -> WalkStacks:
    """The same with cards that are laid behind the die, and the value walks as each comes."""

    common = {field.name: getattr(asked, field.name) for field in fields(Question)}
    board = replace(die_board(asked.side, asked.hand, asked.solution), **common, wanted=asked.wanted)
    return replace(
        board,
        advice="",
        worked=lambda stacks: asked.worked(stacks[0]) if asked.worked else asked.why,
        idea=lambda stacks: asked.behind(stacks[0]),
        again=_laid_again,
    )


def _laid_again(seed: str) -> WalkStacks:
    """Another one, from the practice."""
    asked = REACH.problem(seed, 2).question
    assert isinstance(asked, WriteStack)
    return laid(asked)


def three_ways() -> Question:
    """Which cards bring a 4 to 6, and in what order? There are three ways."""
    asked = REACH.asks(laid(reach_value(4, ("+1", "-2", "x2"), 6)), 2)
    further = (
        Demand(say("stack-two"), lambda stacks: len(stacks[0]) == 2),
        *[Demand(say("stack-three", card=face_text(card)), _begins_with(card)) for card in ("+1", "-2")],
    )
    return replace(asked, further=further, again=_laid_again)


def _begins_with(card: Card) -> Callable[[Laid], bool]:
    """Whether three cards are laid, and this one on top."""
    return lambda stacks: len(stacks[0]) == 3 and stacks[0][0] == card


# ── six dice ──────────────────────────────────────────────────────────────────────────────────────────────────────


Stacked = tuple[tuple[Side, Cards], ...]
"""The sides of some dice, each with the cards behind it."""
SIX: Stacked = ((2, ("+1",)), (3, ("-3",)), (1, ("-3",)), (6, ("-2",)), (2, ("-1", "-2")), (3, ("+3", "-1")))
"""Dice worth 3, 0, −2, 4, −1 and 5."""


def evens(stacked: Stacked = SIX) -> Question:
    """Which dice are worth an even number, once the cards behind them have worked?"""
    values = tuple([worth(side, stack) for side, stack in stacked])

    def behind(value: int) -> Misconception | None:
        if value % 2:
            return None
        return idea.NO_PARITY_BELOW_ZERO if value < 0 else idea.WRONG_PARITY if value else idea.ZERO_NOT_EVEN

    def against(ticked: frozenset[int]) -> str:
        at = next((at for at in sorted(ticked) if values[at] % 2), None)
        if at is None:
            return ""
        odd = values[at]
        reached = say("evens-worth", die=at + 1, chain=chain_text(*stacked[at]))
        return f"{reached} {say('evens-against', value=odd, low=odd - 1, high=odd + 1)}"

    asked = parity_of(Goal.MOST_EVENS, row_of(values))
    return ChooseSome(
        prompt=(
            say("evens-prompt"),
            " ",
            DiceRow(tuple([Die(side, stack) for side, stack in stacked]), is_numbered=True),
        ),
        hint=say("evens-hint"),
        more_hints=(asked.hint, say("evens-hint-3")),
        options=tuple(
            [Option(say("evens-die", number=at), value % 2 == 0, behind(value)) for at, value in enumerate(values, 1)]
        ),
        because=against,
        why=Explanation(
            asked.why.claim,
            why=tuple(
                [
                    Explanation(
                        say(
                            "evens-is",
                            die=at,
                            chain=chain_text(*one),
                            odd=value % 2,
                            twice=None if value > 0 else show(value, "=", 2, "×", after_a_sign(value // 2)).plain(),
                        )
                    )
                    for at, (one, value) in enumerate(zip(stacked, values, strict=True), 1)
                ]
            ),
        ),
        misconceptions=expected(
            frozenset(at for at, value in enumerate(values) if value % 2 == 0),
            (frozenset(at for at, value in enumerate(values) if value % 2), idea.WRONG_PARITY),
        ),
        again=lambda seed: evens(_six_dice(ProblemRng(seed))),
    )


STACKED = tuple(
    [(side, stack) for side in EVERY_SIDE for stack in (*[(card,) for card in SHIFTS], *permutations(SHIFTS, 2))]
)
REACHED = frozenset(worth(*one) for one in STACKED)
"""Every die with one or two cards behind it, and what they are worth."""


def _six_dice(draw: ProblemRng) -> Stacked:
    """Dice with cards behind them, some worth less than 0 and one worth 0."""
    values = with_both_signs(draw)
    while not {*values} <= REACHED:
        values = with_both_signs(draw)
    found = []
    for value in values:
        ways = [one for one in STACKED if worth(*one) == value]
        short = [one for one in ways if len(one[1]) == 1]
        found.append(draw.one(short or ways))
    return tuple(found)


ROLLED: Dice = (4, 1, 2, 2, 4, 6)
HELD: Cards = ("+1", "-1", "-1", "+2", "+3", "-3")
"""The dice and the hand of the first round."""


def three_zeros(rolled: Dice = ROLLED, hand: Cards = HELD) -> ChooseOne:
    """Can three dice become 0?"""
    way, low = _to_zeros(rolled, hand), sorted(rolled)[:3]
    taken = sorted([-int(card) for card in hand if card[0] == "-"])
    why = _why_zeros(rolled, hand)
    counted = idea.TAKERS_COUNTED if len(taken) > 2 else None

    def against(place: int) -> str:
        if place == 2:
            return say("three-open-against")
        if way:
            return say("three-begin", die=way[0][0] + 1, chain=chain_text(rolled[way[0][0]], way[0][1]))
        return why[0].claim if sum(low) > sum(taken) else say("three-over")

    return ChooseOne(
        prompt=say("three-prompt", dice=rolled, cards=faces_text(hand)),
        hint=say("three-hint"),
        more_hints=(say("three-hint-2", dice=low), say("three-hint-3")),
        options=(
            Option(say("three-yes"), bool(way), None if way else counted),
            Option(say("three-no"), not way),
            Option(say("three-open"), False, idea.ONLY_BY_TRYING),
        ),
        because=against,
        why=Explanation(say("three-why", possible=bool(way)), why=why),
        again=_three_again,
    )


def _to_zeros(rolled: Dice, hand: Cards) -> tuple[tuple[int, Cards], ...]:
    """Three dice that become 0 by their places, with the cards behind each; empty where there are none."""
    for places in combinations(range(len(rolled)), 3):
        stacks = stacks_to(tuple([rolled[at] for at in places]), 0, in_order(hand))
        if stacks:
            return tuple(zip(places, stacks, strict=True))
    return ()


def _why_zeros(rolled: Dice, hand: Cards) -> tuple[Explanation, ...]:
    """The way to three zeros, or how much is missing for them."""
    way, low = _to_zeros(rolled, hand), sorted(rolled)[:3]
    taken = sorted([-int(card) for card in hand if card[0] == "-"])
    if way:
        return tuple([Explanation(say("three-die", die=at + 1, chain=chain_text(rolled[at], one))) for at, one in way])
    if sum(low) > sum(taken):
        sums = [show(*added(numbers), "=", sum(numbers)).plain() for numbers in (low, taken)]
        return Explanation(say("three-low", sum=sums[0])), Explanation(say("three-taken", sum=sums[1]))
    lowest = show(*added(low), "=", sum(low)).plain()
    return tuple(map(Explanation, (say("three-low", sum=lowest), say("three-just"), say("three-back"))))


def _three_again(seed: str) -> ChooseOne:
    """Dice and cards for which there is a way, or for which a sum shows that there is none."""
    draw = ProblemRng(seed)
    is_possible = draw.one((True, False))
    while True:
        rolled = tuple([draw.one(EVERY_SIDE) for _ in range(6)])
        hand = in_order(draw.some(STARTING_DECK, 6))
        taken = [-int(card) for card in hand if card[0] == "-"]
        is_short = sum(sorted(rolled)[:3]) > sum(taken)
        if len(taken) > 2 and (is_short if not is_possible else bool(_to_zeros(rolled, hand))):
            return three_zeros(rolled, hand)


def lay_run(values: Values = THEIRS) -> LayRun:
    """The dice of the longest run, laid in a row."""
    asked, longest = longest_run(values), max(runs(values), key=len)
    return LayRun(
        prompt=say("run-lay-prompt"),
        hint=asked.hint,
        more_hints=asked.more_hints,
        cards=tuple(map(str, values)),
        run=tuple(longest),
        why=asked.why,
        again=_run_again,
    )


def _run_again(seed: str) -> LayRun:
    """Other dice, some of them below 0, with one longest run."""
    draw = ProblemRng(seed)
    while True:
        values = with_both_signs(draw)
        low, high = sorted(map(len, runs(values)))[-2:] if len(runs(values)) > 1 else (0, 6)
        if low < high > 1:
            return lay_run(values)


# ── the order of cards ────────────────────────────────────────────────────────────────────────────────────────────

Two = tuple[Card, Card]

DOUBLE_AND_3: Two = ("x2", "+3")


def turn_and_try(side: Side = 1) -> DieToTurn:
    """Both orders of two cards behind a die of one's own choice."""
    return DieToTurn(prompt=say("turn-and-try"), why=Explanation(""), cards=DOUBLE_AND_3, start=side)


def best_order(side: Side = 6, cards: Two = DOUBLE_AND_3) -> Question:
    """Which order of two cards makes the value greater? The answer shows both orders for every side."""
    asked = which_order(side, cards)
    return ORDER.asks(replace(asked, try_out=turn_and_try(side), onward=None, picture=apart_for_all(cards)), 1)


FREE: tuple[Two, ...] = (("+3", "-2"), ("x2", "negate"), ("+1", "+2"), ("-1", "-3"))
"""Cards that can be swapped, whatever the value is."""
FIXED: dict[Two, Misconception] = {
    ("x2", "+1"): idea.SAME_SIGNS_SWAP,
    ("÷2", "x2"): idea.HALVING_UNDOES,
    ("+1", "[4]"): idea.ADDED_NOT_SET,
    ("÷2", "-2"): idea.SAME_SIGNS_SWAP,
    ("negate", "+3"): idea.SAME_SIGNS_SWAP,
    ("÷2", "negate"): idea.SAME_SIGNS_SWAP,
}
"""Cards for which the order counts for some value, and what is behind the belief that it does not."""


def swap(free: tuple[Two, ...] = FREE[:2], fixed: tuple[Two, ...] = tuple(FIXED)[:3]) -> Question:
    """Which cards can be swapped, whatever the value is?"""
    pairs = sorted((*free, *fixed))
    return ChooseSome(
        prompt=say("swap-prompt"),
        try_out=SwapAndTurn(
            prompt=say("swap-try"),
            why=Explanation(""),
            cards=tuple(dict.fromkeys([card for pair in pairs for card in pair])),
            start=5,
        ),
        hint=say("swap-hint"),
        more_hints=(say("swap-hint-2"), say("swap-hint-3")),
        options=tuple([Option(_both(pair), pair in free, FIXED.get(pair, idea.NOTHING_SWAPS)) for pair in pairs]),
        because=lambda ticked: next((_tried(pairs[at]).claim for at in sorted(ticked) if pairs[at] not in free), ""),
        why=Explanation(say("swap-why"), why=tuple(map(_tried, pairs))),
        again=lambda seed: swap(ProblemRng(seed).some(FREE, 2), ProblemRng(f"{seed} fixed").some(FIXED, 3)),
    )


def _both(pair: Two) -> str:
    return say("swap-pair", one=face_text(pair[0]), other=face_text(pair[1]))


def _tried(pair: Two) -> Explanation:
    """A value for which the order of two cards counts; or why it counts for none."""
    back = pair[::-1]
    side = next((side for side in (5, *EVERY_SIDE) if value_of(side, pair) != value_of(side, back)), None)
    names = {"one": face_text(pair[0]), "other": face_text(pair[1])}
    if side is not None:
        ends = {"value": value_of(side, pair), "other": value_of(side, back)}
        claim = say("swap-tried", side=side, stack=stack_text(pair), back=stack_text(back), **ends)
        return Explanation(claim, why=(why_swapped(side, *in_order(pair)),))
    if "negate" in pair:
        return Explanation(say("swap-factors", **names))
    first, second = (" ".join([_step(card) for card in cards]) for cards in (pair, back))
    return Explanation(say("swap-steps", first=first, second=second, **names))


def _step(card: Card) -> str:
    """A card that adds or takes away, as it stands in a sum."""
    return f"{face_text(card)[0]} {card[1:]}"


SEEN: tuple[int, ...] = (6, 3, 9, *range(-6, 13))
"""Values to try a card on; what it does to the remainder by 3 shows in them, halves too."""


def _change(card: Card) -> tuple[int, int] | None:
    """A value of which a card changes whether it is divisible by 3, and what it becomes; None if there is none."""
    return next(
        (seen for seen in [(one, modified(one, card)) for one in SEEN] if len({n % 3 == 0 for n in seen}) > 1), None
    )


KEEP_THREES, LOSE_THREES = (
    tuple([card for card in (*SHIFTS, "x2", "÷2", "negate", "[4]") if (_change(card) is None) == does])
    for does in (True, False)
)
"""Cards that never change whether a value is divisible by 3, and others."""


def keeps_threes(cards: Cards = ("+1", "+3", "x2", "÷2")) -> ChooseSome:
    """Which cards never change whether a value is divisible by 3?"""

    def against(ticked: frozenset[int]) -> str:
        if wrong := [at for at in sorted(ticked) if cards[at] not in KEEP_THREES]:
            return _kept(cards[wrong[0]]).claim
        if not ticked:
            return ""
        card = cards[min(ticked)]
        return say("keeps-more", card=face_text(card), three=worth(3, (card,)), four=worth(4, (card,)))

    return ChooseSome(
        prompt=say("keeps-prompt"),
        try_out=trying_each(cards),
        hint=say("keeps-hint"),
        more_hints=(say("keeps-hint-2"), say("keeps-hint-3")),
        options=tuple([Option(face_text(card), card in KEEP_THREES) for card in cards]),
        because=against,
        why=Explanation(
            say("keeps-why", cards=faces_text([card for card in cards if card in KEEP_THREES])),
            why=tuple(map(_kept, cards)),
        ),
        again=lambda seed: keeps_threes(
            in_order((*ProblemRng(seed).some(KEEP_THREES, 2), *ProblemRng(f"{seed} lose").some(LOSE_THREES, 2)))
        ),
    )


def _kept(card: Card) -> Explanation:
    """Why a card keeps what is divisible by 3, or a value of which it does not."""
    if changed := _change(card):
        value, after = changed
        return Explanation(say("keeps-not", card=face_text(card), value=value, after=after, was=value % 3 == 0))
    return Explanation(say("keeps-because", card=face_text(card), how=card if card in ("x2", "negate") else "step"))


# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────


def gain(sides: Dice = EVERY_SIDE, high: bool = True) -> Question:
    """Which dice gain on average when they are rolled again?"""
    goal = Goal.HIGHEST_TOTAL if high else Goal.LOWEST_TOTAL
    gains = [(side < MEAN) == high for side in sides]
    first = min(sides) if high else max(sides)
    right = frozenset(at for at, does in enumerate(gains) if does)
    shown = say("gain-shown", high=high, many=len(right), sides=sorted(sides[at] for at in right))
    return ChooseSome(
        prompt=say("gain-prompt", goal=goal_text(goal)),
        try_out=rerolling(sides),
        hint=say("gain-hint", high=high),
        more_hints=(say("gain-mean"), say("gain-first", high=high, side=first)),
        options=tuple([Option(say("gain-option", side=side), does) for side, does in zip(sides, gains, strict=True)]),
        because=lambda ticked: next(
            (say("gain-against", side=sides[at], high=high) for at in sorted(ticked) if not gains[at]), ""
        ),
        misconceptions=expected(
            right,
            (frozenset(range(len(sides))), idea.ALWAYS_GAINS),
            *([(frozenset({sides.index(first)}), idea.ONLY_THE_WORST)] if right else []),
        ),
        why=Explanation(say("gain-why", high=high), why=(Explanation(shown),)),
        picture=gains_of(sides, high),
        again=lambda seed: gain(ProblemRng(seed).some(EVERY_SIDE, 5), ProblemRng(f"{seed} goal").one((True, False))),
    )


def mean_of_a_die() -> Question:
    """Where does a beam with a weight on each side of a die balance?"""
    asked = balance(chance.expected_value(), EVERY_SIDE, 0, 7, Fraction(1, 2))
    asked = replace(asked, hint=say("balance-hint"), more_hints=(say("balance-hint-2"), asked.more_hints[-1]))
    return replace(
        asked, prompt=say("balance-prompt"), again=ByHand(chance.EXPECTED, 1), harder=ByHand(chance.EXPECTED, 2)
    )


@dataclass(frozen=True, slots=True)
class ByHand(Again):
    """Another expected value with a beam, or with bars: at the first level with one card behind the die, at the second
    with two, and at the third of a total in which some dice are rolled again."""

    def __call__(self, seed: str) -> Question:
        draw = ProblemRng(seed)
        if self.level == LEVELS[-1]:
            rolled = draw.some(EVERY_SIDE, draw.one((2, 3)))
            values = (*rolled, *[draw.one(EVERY_SIDE) for _ in range(DICE - len(rolled))])
            asked = chance.expected_total(values, len(rolled))
            return replace(asked, try_out=rerolling(rolled, is_typed=True), again=self)
        if self.level == 1:
            return replace(on_beam((draw.one((*SHIFTS, "x2", "÷2", "negate")),)), again=self)
        return replace(on_beam(draw.shuffled((draw.one(SHIFTS), draw.one(("x2", "negate"))))), again=self)


def on_beam(stack: Cards) -> Question:
    """Where does a beam balance with a weight on each value that a die with cards behind it can have?"""
    values = [worth(side, stack) for side in EVERY_SIDE]
    low, high = min(0, *values) - 1, max(0, *values) + 1
    asked = balance(chance.expected_value(stack), values, low, high, Fraction(1, 2))
    return replace(asked, prompt=say("balance-stack", stack=stack_text(stack)))


HIGHEST = 30
"""How high the bars for 36 games can be."""


def of_two_dice(event: chance.DieEvent) -> RollBars:
    """Of 36 games with two dice, in how many does something happen with no die, with one, with both?"""
    hits = event.sides()
    cases = tuple([(one in hits) + (other in hits) for one, other in product(EVERY_SIDE, EVERY_SIDE)])
    none, once, both = right = tuple([cases.count(many) for many in range(3)])
    added = 2 * len(hits) * SIDES
    wrong = (
        ((len(cases) - added, added - both, both), idea.CHANCES_ADD),
        ((len(cases) - added, added, 0), idea.CHANCES_ADD),
        ((len(cases) - once // 2 - both, once // 2, both), idea.ORDER_OF_DICE),
        ((len(cases) // 3,) * 3, idea.HALF_AND_HALF),
    )
    return RollBars(
        prompt=say("rolls-prompt", games=len(cases), **event.said),
        hint=say("rolls-hint"),
        more_hints=(say("rolls-hint-2", hits=len(hits)), say("rolls-hint-3", both=both)),
        names=(say("rolls-no-die"), say("rolls-one-die"), say("rolls-both-dice")),
        total=len(cases),
        top=HIGHEST,
        start=(0, 0, 0),
        cases=cases,
        why=Explanation(
            say("rolls-why", none=none, once=once, both=both, games=len(cases), **event.said),
            why=(
                Explanation(say("rolls-why-both", hits=len(hits), both=both)),
                Explanation(say("rolls-why-one", hits=len(hits), others=SIDES - len(hits), once=once)),
                Explanation(say("rolls-why-chance", some=once + both, chance=Fraction(once + both, len(cases)))),
                Explanation(
                    say("rolls-why-twice", one=f"{added // 2}/36", sum=f"{added}/36", both=both, side=min(hits))
                ),
            ),
        ),
        picture=chance.once_or_twice(event),
        misconceptions=expected(
            right, *[mistake for mistake in wrong if min(mistake[0]) >= 0 and max(mistake[0]) <= HIGHEST]
        ),
        again=lambda seed: of_two_dice(chance.rare_event(ProblemRng(seed), 3)),
    )


def second_roll(event: chance.DieEvent) -> Question:
    """By how much does a second roll raise the chance? Games can be played beside a guess, and after the answer."""
    rolls = tuple(product(EVERY_SIDE, EVERY_SIDE))
    saves = [not event.fits(first) and event.fits(second) for first, second in rolls]
    return replace(
        chance.one_more(1, event),
        onward=RollOn(
            key="less",
            prompt=say("second-try"),
            why=Explanation(""),
            names=(say("second-saves"), say("second-not")),
            total=len(rolls),
            top=len(rolls),
            start=(sum(saves), len(rolls) - sum(saves)),
            cases=tuple([int(not one) for one in saves]),
            act="play",
            each=tuple(
                [say("second-rolled", hit=event.fits(first), first=first, second=second) for first, second in rolls]
            ),
            is_folded=True,
        ),
    )


def given(question: Question) -> Question:
    """What is the chance of something when something else is known?"""
    return replace(chance.REROLL.asks(question, 3), again=lambda seed: given(chance.known_drawn(ProblemRng(seed))))


# ── without a ceiling ─────────────────────────────────────────────────────────────────────────────────────────────


def alike(hand: Cards = STARTING_DECK) -> Question:
    """Which roll cannot be made into six equal dice?"""
    return FindRoll(
        prompt=say("alike-prompt", cards=faces_text(hand)),
        hand=hand,
        asks_why=lambda dice: _why_asked(dice, hand),
        hint=say("alike-hint"),
        more_hints=(say("alike-hint-2"), say("alike-hint-3")),
        why=Explanation(
            say("alike-why"), why=tuple([Explanation(say.by("alike-why", number)) for number in (1, 2, 3, 4)])
        ),
        worked=lambda dice: _why_not_alike(dice, hand),
        further=(
            Demand(say("alike-no-one"), lambda dice: 1 not in dice),
            Demand(say("alike-no-six"), lambda dice: 6 not in dice),
            Demand(say("alike-neither"), lambda dice: not {1, 6} & {*dice}),
            Demand(say("alike-four"), lambda dice: len({*dice}) == 4),
        )
        if hand == STARTING_DECK
        else (),
        again=lambda seed: alike(in_order(ProblemRng(seed).some(STARTING_DECK, 6))),
    )


@dataclass(frozen=True, slots=True)
class MakeEqual:
    """How much some dice must gain, and lose, to be at least, and at most, a value; and how much some cards do."""

    dice: Dice
    hand: Cards

    def most(self, sign: str) -> int:
        """How much the cards add, or take away, all together."""
        return sum([abs(int(card)) for card in self.hand if card[0] == sign])

    def up(self, value: int) -> int:
        """What the low dice must gain."""
        return sum([max(0, value - die) for die in self.dice])

    def down(self, value: int) -> int:
        """What the high ones must lose."""
        return sum([max(0, die - value) for die in self.dice])

    @property
    def values(self) -> range:
        """What could be aimed at."""
        return range(min(self.dice) - 3, max(self.dice) + 4)

    @property
    def highest(self) -> int:
        """The highest value for which the cards add enough."""
        return max(value for value in self.values if self.up(value) <= self.most("+"))

    @property
    def are_apart(self) -> bool:
        """Whether they take away too little for that one, so that no value is within reach."""
        return self.down(self.highest) > self.most("-")

    @property
    def near(self) -> list[int]:
        """The values that are within reach of all cards together."""
        return [
            value for value in self.values if self.up(value) <= self.most("+") and self.down(value) <= self.most("-")
        ]


def _why_asked(dice: Dice, hand: Cards) -> ChooseOne:
    """Which reason is why a roll cannot be made equal?"""
    aims, (low, *_, high) = MakeEqual(dice, hand), sorted(dice)
    at = aims.highest
    why = (
        say("alike-reason-apart", value=at, next=at + 1, down=aims.down(at), up=aims.up(at + 1))
        if aims.are_apart
        else say("alike-reason-near", values=aims.near)
    )
    return ChooseOne(
        prompt=say("alike-asked", dice=dice),
        options=(
            Option(say("alike-reason-total", total=sum(dice)), False, idea.TOTAL_DIVIDES),
            Option(why, True),
            Option(say("alike-reason-far", low=low, high=high, steps=high - low), False, idea.ONE_DIE_MOVES),
        ),
        why=_why_not_alike(dice, hand),
    )


def _why_not_alike(dice: Dice, hand: Cards) -> Explanation:
    """How far the dice are apart, and how much the cards can add and take away."""
    aims = MakeEqual(dice, hand)
    added, taken, low = aims.most("+"), aims.most("-"), aims.highest
    below, above = [die for die in dice if die <= low], [die for die in dice if die > low]
    if aims.are_apart:
        too_high = say("alike-down", value=low, dice=above, many=aims.down(low), most=taken)
        too_low = say("alike-up", value=low + 1, dice=below, many=aims.up(low + 1), most=added)
        return Explanation(say("alike-apart"), why=(Explanation(too_high), Explanation(too_low)))
    near = aims.near
    tried = [
        say(
            "alike-tried",
            value=value,
            below=[die for die in dice if die < value],
            up=aims.up(value),
            above=[die for die in dice if die > value],
            down=aims.down(value),
        )
        for value in near
    ]
    said = say("alike-near", values=near, added=added, taken=taken)
    return Explanation(said, why=tuple(map(Explanation, tried)))


def stop(rolls: int = 1) -> Question:
    """When does one stop rolling?"""
    return replace(
        chance.EXPECTED.asks(chance.best_stop(rolls), 3), again=lambda seed: stop(ProblemRng(seed).one(range(1, 6)))
    )


def why_order(more: int = 3) -> Proof:
    """Why does the order of + and ×2 make a difference?"""
    return reasons_for(
        say("why-swap", more=more),
        (
            say("why-swap.one"),
            say("why-swap.two", more=more, double=2 * more),
            say("why-swap.three", more=more),
            say("why-swap.four", more=more, double=2 * more),
        ),
        ((), (0,), (0,), (1, 2)),
        say("why-swap.false", more=more),
        say("why-swap.but", more=more, once=2 * 4 + more, twice=2 * (4 + more)),
        lambda seed: why_order(ProblemRng(seed).one(range(2, 20))),
        true=(
            say("why-swap.true-one"),
            say("why-swap.true-two", once=1 + more, double=2 * more, high=2 * (1 + more)),
            say("why-swap.true-three", more=more, low=2 + more),
            say("why-swap.true-four", more=more, high=2 * (1 + more), low=2 + more),
        ),
    )


def why_none(side: int = 6) -> Proof:
    """Why is a chance found through its complement?"""
    asked = reasons_for(
        say("why-none", side=side),
        (
            say("why-none.one"),
            say("why-none.two", side=side),
            say("why-none.three", side=side),
            say("why-none.four"),
        ),
        ((), (), (0, 1), (0, 2)),
        say("why-none.false"),
        say("why-none.but", side=side),
        lambda seed: why_none(ProblemRng(seed).one(range(1, 7))),
    )

    def misplaced(rolled: tuple[Side, ...]) -> str:
        first, second = rolled
        return "" if side in rolled else say("none-marked", first=first, second=second, side=side)

    return replace(asked, try_out=two_dice(say("none-try", side=side), misplaced), picture=_counted_twice(side))


def _counted_twice(side: int) -> TwoRolls:
    """The rolls in which a side comes, with the one that a sum of both chances counts twice lit."""
    return two_rolls(
        say("why-none.but", side=side),
        lambda first, second: "✓" * ((first == side) + (second == side)),
        lambda first, second: first == second == side,
    )


def four_rolls() -> Question:
    """Is at least one 6 in four rolls as likely as 4/6?"""
    asked = whose(slips.four_rolls, "CHANCE")
    return replace(asked, advice=say("four-advice"), again=lambda seed: whose(slips.chances_add, seed))


QUESTIONS: Questions = {
    "worth": lambda: _worth(2, ("-3", "+1")),
    "evens": lambda: PARITY.twins(evens(), 2),
    "three": three_zeros,
    "run": lambda: RUN.twins(lay_run(), 2),
    "half": half_on_the_line,
    "order": best_order,
    "stack": three_ways,
    "swap": lambda: ORDER.twins(swap(), 2),
    "keeps": lambda: THREES.twins(keeps_threes(), 2),
    "why-order": why_order,
    "whose-order": lambda: whose(slips.towards_zero, "ORDER"),
    "alike": alike,
    "reroll": lambda: chance.REROLL.asks(chance.reroll_chance(4, chance.DIVISIBLE_BY_3), 1),
    "mean": mean_of_a_die,
    "gain": lambda: replace(gain(), easier=ByHand(chance.EXPECTED, 1), harder=ByHand(chance.EXPECTED, 3)),
    "given": lambda: given(chance.known_chance(chance.DIVISIBLE_BY_3, chance.exactly(6))),
    "sixes": lambda: chance.SIXES.twins(of_two_dice(chance.exactly(6)), 1),
    "less": lambda: chance.SIXES.asks(second_roll(chance.exactly(6)), 3),
    "why-chance": why_none,
    "whose-chance": four_rolls,
    "stop": stop,
}
"""In the order of the lessons, each made when it is asked."""

KNOWN: Questions = {
    "known": lambda: ORDER.asks("LESSON-1", 3),
    "known-chance": lambda: chance.SIXES.asks(chance.one_more(2, chance.exactly(6)), 3),
}
"""All of a lesson in one question, for those who know it."""
