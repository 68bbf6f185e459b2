"""Problems about counting and chance: how many fours there are, what is drawn, and the win number."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, perm

import mathgames_widgets.games.mathleague.lesson.misconceptions as idea
from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import Chance, Number

from ...analysis.chances import chance_to_draw, drawn_of, expected_win_number, lowest_showing
from ...rules.cards import POOL, Card, Cards, Teacher
from ...rules.scoring import FOUR
from ...words.explanations import why_drawing
from ...words.sentences import number_text
from ..pictures import RULES, Cards as Seen
from .drawing import CHANCE, POINTS, TEACHERS, WHOLE, Points, mean

# ── how many ways ─────────────────────────────────────────────────────────────────────────────────────────────────


def choices(cards: int, chosen: int, what: str) -> Number:
    """In how many ways can some cards be chosen?"""
    ways, orders = perm(cards, chosen), perm(chosen)
    row = " × ".join([str(cards - n) for n in range(chosen)])
    return Number(
        prompt=f"You have {cards} {what}. In how many ways can you choose {chosen} of them?",
        hint="How many ways are there if the order counts? How often is each choice counted then?",
        value=comb(cards, chosen),
        advice=WHOLE,
        why=Explanation(
            f"There are C({cards}, {chosen}) = {comb(cards, chosen)} ways.",
            shown=show(ways, "÷", orders, "=", comb(cards, chosen)),
            why=(
                Explanation(f"In order there are {row} = {ways} ways."),
                Explanation(f"{chosen} cards have {orders} orders, so each choice was counted {orders} times."),
            ),
        ),
        misconceptions=expected(
            comb(cards, chosen),
            (ways, idea.ORDER_COUNTED),
            (cards * chosen, idea.ONE_EACH_TIME),
            (cards**chosen, idea.POWERS),
        ),
    )


def two_sorts(red: int, others: int, wanted: int) -> Number:
    """In how many ways can a team be chosen with so many of one colour?"""
    rest = FOUR - wanted
    first, second = comb(red, wanted), comb(others, rest)
    return Number(
        prompt=f"You have {red} red STUDENT cards and {others} of other colors. How many teams of four have exactly "
        f"{counted(wanted, 'red student')}?",
        hint=f"In how many ways can you choose {wanted} of the red ones? And {rest} of the others?",
        value=first * second,
        advice=WHOLE,
        why=Explanation(
            f"There are {first * second} such teams.",
            shown=show(first, "×", second, "=", first * second),
            why=(
                Explanation(f"{wanted} of the {red} red ones: C({red}, {wanted}) = {first} ways."),
                Explanation(f"{rest} of the {others} others: C({others}, {rest}) = {second} ways, with each of these."),
            ),
        ),
        misconceptions=expected(
            first * second,
            (first + second, idea.ADDED_NOT_MULTIPLIED),
            (first, idea.ONE_SORT_ONLY),
            (perm(red, wanted) * perm(others, rest), idea.ORDER_COUNTED),
            (comb(red + others, FOUR), idea.AT_LEAST_FOR_EXACTLY),
        ),
    )


def _fours(draw: Draw, level: int) -> Question:
    if level == 1:
        what = draw.one(("TOOL cards", "STUDENT cards", "TEACHER cards"))
        return choices(draw.one(range(4, 9)), draw.one((2, 3)), what)
    if level == 2:
        what = draw.one(("STUDENT cards", "TOOL cards", "cards"))
        return choices(draw.one(range(5, 16)), FOUR, what)
    return two_sorts(draw.one(range(3, 7)), draw.one(range(3, 8)), draw.one((1, 2, 3)))


FOURS = Kind("fours", "How many ways to choose", _fours)

# ── drawing what is needed ────────────────────────────────────────────────────────────────────────────────────────


def at_least_one(cards: Cards, draws: int, kind: type[Card] = Teacher) -> Number:
    """How likely is it to draw at least one of some cards?"""
    what = f"{kind.__name__.upper()} card"
    pile, wanted = len(cards), sum(isinstance(one, kind) for one in cards)
    chance = chance_to_draw(pile, wanted, draws)
    one = Fraction(wanted, pile)
    return Chance(
        prompt=(
            f"{_pile_text(pile, wanted, what)} You draw {counted(draws, 'card')}. "
            f"What is the chance that at least one of them is a {what}?",
            Seen(cards),
        ),
        hint="What is the chance that none is? Each card drawn leaves one fewer in the pile.",
        more_hints=(
            f"The first card is no {what} with chance {plain(1 - one)}.",
            f"None comes with chance {plain(1 - chance)}.",
        ),
        value=chance,
        advice=CHANCE,
        why=why_drawing(wanted, pile, draws, what),
        misconceptions=expected(
            chance,
            (1 - chance, idea.CHANCE_OF_NONE),
            (one * draws, idea.CHANCES_ADDED),
            (1 - (1 - one) ** draws, idea.PUT_BACK),
            (one, idea.FIRST_DRAW_ONLY),
            (drawn_of(pile, wanted, draws)[1], idea.AT_LEAST_FOR_EXACTLY),
        ),
    )


def exactly(cards: Cards, draws: int, hits: int, at_least: bool = False) -> Number:
    """How likely is it to draw exactly so many of some cards, or at least so many?"""
    pile, wanted = len(cards), sum(isinstance(one, Teacher) for one in cards)
    exact, least = drawn_of(pile, wanted, draws)[hits], chance_to_draw(pile, wanted, draws, hits)
    chance = least if at_least else exact
    one = Fraction(wanted, pile)
    most = min(wanted, draws)
    counts = range(hits, most + 1) if at_least else (hits,)
    lines = [Explanation(f"All {comb(pile, draws)} ways to draw {draws} of {pile} cards are equally likely.")]
    for n in counts:
        ways = comb(wanted, n) * comb(pile - wanted, draws - n)
        what = counted(n, "TEACHER card")
        lines.append(Explanation(f"{ways} of them have {what}: C({wanted}, {n}) × C({pile - wanted}, {draws - n})."))
    single = one**hits * (1 - one) ** (draws - hits)
    return Chance(
        prompt=(
            f"{_pile_text(pile, wanted)} You draw {counted(draws, 'card')}. What is the chance that "
            f"{'at least' if at_least else 'exactly'} {counted(hits, 'TEACHER card')} {'is' if hits == 1 else 'are'} "
            "among them?",
            Seen(cards),
        ),
        hint="In how many ways can you draw so many TEACHER cards, and the rest from the other cards?",
        value=chance,
        advice=CHANCE,
        why=Explanation(f"The chance is {plain(chance)}.", why=tuple(lines)),
        misconceptions=expected(
            chance,
            (exact if at_least else least, idea.AT_LEAST_FOR_EXACTLY),
            (chance / comb(draws, hits), idea.ONE_ORDER_ONLY),
            (comb(draws, hits) * single, idea.PUT_BACK),
            (single, idea.PUT_BACK),
            (1 - chance, idea.CHANCE_OF_NONE),
            (one, idea.FIRST_DRAW_ONLY),
        ),
    )


def _pile_text(pile: int, wanted: int, what: str = "TEACHER card") -> str:
    are = f"is a {what}" if wanted == 1 else f"are {what}s"
    return f"Your draw pile has {pile} cards, and {wanted} of them {are}."


def _pile(draw: Draw, size: int, wanted: int) -> Cards:
    others = draw.some([one for one in POOL if not isinstance(one, Teacher)], size - wanted)
    return draw.shuffled((*draw.some(TEACHERS, wanted), *others))


def _drawing(draw: Draw, level: int) -> Question:
    if level == 1:
        return at_least_one(_pile(draw, draw.one(range(5, 11)), draw.one((2, 3))), 2)
    cards, draws = _pile(draw, draw.one(range(7, 12)), draw.one((2, 3, 4))), draw.one((3, 4))
    if level == 2:
        return exactly(cards, draws, 1)
    return exactly(cards, draws, 2, at_least=draw.one((True, False)))


DRAWING = Kind("drawing", "Drawing what is needed", _drawing)

# ── the win number ────────────────────────────────────────────────────────────────────────────────────────────────


def _numbers(deck: Cards) -> list[int]:
    return sorted([card.number for card in deck])


def _deal(players: int, deck: Cards) -> str:
    return (
        f"In a small game each of {players} players has {len(deck)} cards, with the domino numbers "
        f"{listed(_numbers(deck))}. Everyone shuffles and turns over the top card. Ties stay as they are."
    )


def all_at_least(players: int, deck: Cards, least: int) -> Number:
    """How likely is it that the lowest number is at least so much?"""
    chance = lowest_showing([deck] * players).chance(lambda number: number >= least)
    high = sum([card.number >= least for card in deck])
    one = Fraction(high, len(deck))
    return Chance(
        prompt=(f"{_deal(players, deck)} What is the chance that the lowest number is {least} or more?", Seen(deck)),
        hint="What must each of the players turn over?",
        value=chance,
        advice=CHANCE,
        why=Explanation(
            f"The chance is {plain(chance)}.",
            why=(
                Explanation(f"Everyone has to turn over {least} or more: {high} of {len(deck)} cards."),
                Explanation(f"One does with chance {plain(one)}, and these chances are multiplied."),
            ),
        ),
        misconceptions=expected(
            chance,
            (one, idea.MEAN_OF_ONE),
            (1 - (1 - one) ** players, idea.ONE_PLAYER_ENOUGH),
            (1 - chance, idea.CHANCE_OF_NONE),
            (one * players, idea.CHANCES_ADDED),
        ),
    )


def win_number(players: int, deck: Cards) -> Points:
    """What is the win number on average?"""
    value = expected_win_number([deck] * players, RULES.base)
    numbers = _numbers(deck)
    lowest = lowest_showing([deck] * players)
    cases = [Explanation(f"{number} is the lowest with chance {plain(lowest[number])}.") for number in numbers]
    return Points(
        prompt=(
            f"{_deal(players, deck)} The lowest number is added to {RULES.base}. What is the expected win number?",
            Seen(deck),
        ),
        hint=f"There are {len(list(product(numbers, repeat=players)))} equally likely cases. Which number is the "
        "lowest in each?",
        value=value,
        advice=POINTS,
        why=Explanation(
            f"The expected win number is {number_text(value)}.",
            why=(*cases, Explanation(f"Multiply each number by its chance, add, and add {RULES.base}.")),
        ),
        misconceptions=expected(
            value,
            (RULES.base + min(numbers), idea.LOWEST_CARD),
            (RULES.base + mean(numbers), idea.MEAN_OF_ONE),
            (value - RULES.base, idea.BASE_FORGOTTEN),
        ),
    )


def _win(draw: Draw, level: int) -> Question:
    size = 2 if level == 2 else draw.one((3, 4)) if level == 1 else 3
    deck = draw.some({card.number: card for card in POOL if card.number >= 10}.values(), size)
    if level == 1:
        return all_at_least(draw.one((2, 3)), deck, draw.one(_numbers(deck)[1:]))
    return win_number(draw.one((2, 3)) if level == 2 else 2, deck)


WIN = Kind("win", "The win number", _win)
