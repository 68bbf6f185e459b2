"""Problems about counting and chance: how many fours there are, what is drawn, and the win number."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb, perm

import mathgames_widgets.games.mathleague.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.drawing.bars import RollOn
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import Chance, Number

from ...analysis.chances import Wish, chance_to_draw, drawn_of, expected_win_number, lowest_showing
from ...rules.cards import POOL, Card, Cards, Student, Teacher, Tool
from ...rules.scoring import FOUR
from ...words.cards import kind_text, number_text
from ...words.explanations import why_drawing
from ..pictures import RULES, Cards as Seen
from ..strips import MarkPairs
from . import drawing
from .drawing import TEACHERS, Points, mean

say = room(__name__)

# ── how many ways ─────────────────────────────────────────────────────────────────────────────────────────────────


def choices(cards: int, chosen: int, kind: type[Card] | None = None) -> Number:
    """In how many ways can some cards be chosen?"""
    ways, orders = perm(cards, chosen), perm(chosen)
    row = " × ".join([str(cards - n) for n in range(chosen)])
    return Number(
        prompt=say("ways-asked", cards=cards, chosen=chosen, kind=kind and kind_text(kind.kind)),
        hint=say("ways-hint"),
        value=comb(cards, chosen),
        advice=drawing.whole(),
        why=Explanation(
            say("ways-answer", formula=f"C({cards}, {chosen})", ways=comb(cards, chosen)),
            shown=show(ways, "÷", orders, "=", comb(cards, chosen)),
            why=(
                Explanation(say("ways-in-order", row=row, ways=ways)),
                Explanation(say("orders", chosen=chosen, orders=orders)),
            ),
        ),
        misconceptions=expected(
            comb(cards, chosen),
            (ways, idea.ORDER_COUNTED),
            (cards * chosen, idea.ONE_EACH_TIME),
            (cards**chosen, idea.POWERS),
        ),
        because=lambda own: say(
            "ways-against",
            is_count=_is_count(own),
            own=own,
            chosen=chosen,
            orders=orders,
            rows=own and own * orders,
            over=own is not None and own * orders > ways,
            beyond=own is not None and own > ways,
        ),
    )


def _is_count(own: Fraction | None) -> bool:
    """Whether so many ways are possible at all."""
    return own is not None and own >= 1 and own.denominator == 1


def two_sorts(red: int, others: int, wanted: int) -> Number:
    """In how many ways can a team be chosen with so many of one colour?"""
    rest = FOUR - wanted
    first, second = comb(red, wanted), comb(others, rest)
    return Number(
        prompt=say("teams-asked", red=red, others=others, wanted=wanted),
        hint=say("teams-hint", wanted=wanted, rest=rest),
        value=first * second,
        advice=drawing.whole(),
        why=Explanation(
            say("teams-answer", teams=first * second),
            shown=show(first, "×", second, "=", first * second),
            why=(
                Explanation(say("teams-red", wanted=wanted, red=red, formula=f"C({red}, {wanted})", ways=first)),
                Explanation(say("teams-others", rest=rest, others=others, formula=f"C({others}, {rest})", ways=second)),
            ),
        ),
        misconceptions=expected(
            first * second,
            (first + second, idea.ADDED_NOT_MULTIPLIED),
            (first, idea.ONE_SORT_ONLY),
            (perm(red, wanted) * perm(others, rest), idea.ORDER_COUNTED),
            (comb(red + others, FOUR), idea.ALL_TEAMS_COUNTED),
        ),
        because=lambda own: say(
            "teams-against",
            is_count=_is_count(own),
            own=own,
            needed=own and own / first,
            over=own is not None and own > first * second,
        ),
    )


def _fours(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        kind = draw.one((Tool, Student, Teacher))
        return choices(draw.one(range(4, 9)), draw.one((2, 3)), kind)
    if level == 2:
        any_kind = draw.one((Student, Tool, None))
        return choices(draw.one(range(5, 16)), FOUR, any_kind)
    return two_sorts(draw.one(range(3, 7)), draw.one(range(3, 8)), draw.one((1, 2, 3)))


FOURS = Kind("fours", lambda: say("kind-fours"), _fours)

# ── drawing what is needed ────────────────────────────────────────────────────────────────────────────────────────


def at_least_one(cards: Cards, draws: int, kind: type[Card] = Teacher, *, has_pairs: bool = False) -> Number:
    """How likely is it to draw at least one of some cards? With all pairs of them to mark, and to draw, in a lesson."""
    what = kind_text(kind.kind)
    pile, wanted = len(cards), sum(isinstance(card, kind) for card in cards)
    chance = chance_to_draw(pile, wanted, draws)
    hit, ways = Fraction(wanted, pile), comb(pile, draws)
    return Chance(
        prompt=(
            f"{_pile_text(pile, wanted, draws, kind)} {say('at-least-one-asked', kind=what)}",
            Seen(cards),
        ),
        hint=say("pairs-hint", pairs=ways, kind=what) if has_pairs else say("none-hint", draws=draws, kind=what),
        more_hints=(
            *(() if has_pairs else (say("first-is-none", kind=what, chance=plain(1 - hit)),)),
            say("none-comes", chance=plain(1 - chance)),
        ),
        value=chance,
        advice=drawing.chance(),
        why=_by_pairs(pile, wanted, kind) if has_pairs else why_drawing(Wish(kind.kind, "", wanted, pile, draws)),
        misconceptions=expected(
            chance,
            (1 - chance, idea.CHANCE_OF_NONE),
            (hit * draws, idea.CHANCES_ADDED),
            (hit, idea.FIRST_DRAW_ONLY),
            (drawn_of(pile, wanted, draws)[1], idea.AT_LEAST_FOR_EXACTLY),
            (1 - (1 - hit) ** draws, idea.PUT_BACK),
        ),
        try_out=MarkPairs(prompt=say("pairs-try"), why=Explanation(""), cards=tuple(cards)) if has_pairs else None,
        onward=_drawn_on(cards, kind) if has_pairs else None,
        because=lambda own: say(
            "at-least-against",
            own=own,
            none=number_text((1 - own) * ways),
            ways=ways,
            draws=draws,
            kind=what,
            over="opposite" if own + chance == 1 else own > chance,
        ),
    )


def _by_pairs(pile: int, wanted: int, kind: type[Card]) -> Explanation:
    """The pairs that were marked, counted; then the way by those that miss."""
    pairs, misses = comb(pile, 2), comb(pile - wanted, 2)
    good, other = pairs - misses, why_drawing(Wish(kind.kind, "", wanted, pile, 2))
    chance = Fraction(good, pairs)
    said = say(
        "pairs-with-one",
        good=good,
        pairs=pairs,
        kind=kind_text(kind.kind),
        chance=plain(chance),
        percent=round(100 * chance),
    )
    return Explanation(
        said,
        shown=show(good, "÷", pairs, "=", chance),
        why=(Explanation(say("pairs-other-way"), other.shown, other.why),),
    )


def pairs_without(cards: Cards, kind: type[Card]) -> tuple[int, ...]:
    """Each pair of the cards: 0 with a card of the kind, 1 without."""
    return tuple([int(not any(isinstance(card, kind) for card in pair)) for pair in combinations(cards, 2)])


def _drawn_on(cards: Cards, kind: type[Card]) -> RollOn:
    """Two of the cards to be drawn again and again, beside a guess or the chance."""
    misses = pairs_without(cards, kind)
    return RollOn(
        prompt=say("draw-on", pairs=len(misses)),
        why=Explanation(""),
        names=(say("draws-one", kind=kind_text(kind.kind)), say("draws-none", kind=kind_text(kind.kind))),
        total=len(misses),
        top=len(misses),
        start=(misses.count(0), misses.count(1)),
        cases=misses,
        act="draw",
        is_folded=True,
    )


def exactly(cards: Cards, draws: int, hits: int, at_least: bool = False) -> Number:
    """How likely is it to draw exactly so many of some cards, or at least so many?"""
    pile, wanted = len(cards), sum(isinstance(card, Teacher) for card in cards)
    exact, least = drawn_of(pile, wanted, draws)[hits], chance_to_draw(pile, wanted, draws, hits)
    chance = least if at_least else exact
    hit = Fraction(wanted, pile)
    most = min(wanted, draws)
    counts = range(hits, most + 1) if at_least else (hits,)
    lines = [Explanation(say("ways-to-draw", ways=comb(pile, draws), draws=draws, pile=pile))]
    for n in counts:
        ways = comb(wanted, n) * comb(pile - wanted, draws - n)
        formula = f"C({wanted}, {n}) × C({pile - wanted}, {draws - n})"
        lines.append(Explanation(say("ways-with-hits", ways=ways, hits=n, formula=formula)))
    single = hit**hits * (1 - hit) ** (draws - hits)
    return Chance(
        prompt=(
            f"{_pile_text(pile, wanted, draws)} {say('hits-asked', is_least=at_least, hits=hits)}",
            Seen(cards),
        ),
        hint=say("hits-hint"),
        value=chance,
        advice=drawing.chance(),
        why=Explanation(say("the-chance-is", chance=plain(chance)), why=tuple(lines)),
        misconceptions=expected(
            chance,
            (exact if at_least else least, idea.AT_LEAST_FOR_EXACTLY),
            (chance / comb(draws, hits), idea.ONE_ORDER_ONLY),
            (comb(draws, hits) * single, idea.PUT_BACK),
            (single, idea.PUT_BACK),
            (1 - chance, idea.CHANCE_OF_NONE),
            (hit, idea.FIRST_DRAW_ONLY),
        ),
        because=lambda own: say(
            "hits-against",
            is_whole=(own * comb(pile, draws)).denominator == 1,
            own=own,
            ways=own * comb(pile, draws),
            every=comb(pile, draws),
            draws=draws,
            over=own > chance,
        ),
    )


def _pile_text(pile: int, wanted: int, draws: int, kind: type[Card] = Teacher) -> str:
    return f"{say('pile-has', pile=pile, wanted=wanted, kind=kind_text(kind.kind))} {say('you-draw', draws=draws)}"


def _pile(draw: ProblemRng, size: int, wanted: int) -> Cards:
    others = draw.some([card for card in POOL if not isinstance(card, Teacher)], size - wanted)
    return draw.shuffled((*draw.some(TEACHERS, wanted), *others))


def _drawing(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return at_least_one(_pile(draw, draw.one(range(5, 11)), draw.one((2, 3))), 2)
    cards, draws = _pile(draw, draw.one(range(7, 12)), draw.one((2, 3, 4))), draw.one((3, 4))
    if level == 2:
        return exactly(cards, draws, 1)
    return exactly(cards, draws, 2, at_least=draw.one((True, False)))


DRAWING = Kind("drawing", lambda: say("kind-drawing"), _drawing)

# ── the win number ────────────────────────────────────────────────────────────────────────────────────────────────


def _numbers(deck: Cards) -> list[int]:
    return sorted([card.number for card in deck])


def _deal(players: int, deck: Cards) -> str:
    return say("small-game", players=players, cards=len(deck), numbers=_numbers(deck))


def all_at_least(players: int, deck: Cards, least: int) -> Number:
    """How likely is it that the lowest number is at least so much?"""
    chance = lowest_showing([deck] * players).chance(lambda number: number >= least)
    high = sum([card.number >= least for card in deck])
    share = Fraction(high, len(deck))
    return Chance(
        prompt=(f"{_deal(players, deck)} {say('or-more-asked', least=least)}", Seen(deck)),
        hint=say("or-more-hint"),
        value=chance,
        advice=drawing.chance(),
        why=Explanation(
            say("the-chance-is", chance=plain(chance)),
            why=(
                Explanation(say("everyone-as-high", least=least, high=high, cards=len(deck))),
                Explanation(say("one-does", chance=plain(share))),
            ),
        ),
        misconceptions=expected(
            chance,
            (share, idea.MEAN_OF_ONE),
            (1 - (1 - share) ** players, idea.ONE_PLAYER_ENOUGH),
            (1 - chance, idea.CHANCE_OF_NONE),
            (share * players, idea.PLAYERS_ADDED),
        ),
        because=lambda own: say(
            "or-more-against",
            is_whole=(own * len(deck) ** players).denominator == 1,
            own=own,
            cases=own * len(deck) ** players,
            every=len(deck) ** players,
            least=least,
            over=own > chance,
        ),
    )


def win_number(players: int, deck: Cards) -> Points:
    """What is the win number on average?"""
    value = expected_win_number([deck] * players, RULES.base)
    numbers = _numbers(deck)
    lowest = lowest_showing([deck] * players)
    cases = [Explanation(say("is-lowest", number=number, chance=plain(lowest[number]))) for number in numbers]
    return Points(
        prompt=(
            f"{_deal(players, deck)} {say('win-number-asked', base=RULES.base)}",
            Seen(deck),
        ),
        hint=say("win-number-hint", cases=len(numbers) ** players),
        value=value,
        advice=drawing.points(),
        why=Explanation(
            say("win-number-answer", win_number=number_text(value)),
            why=(*cases, Explanation(say("multiply-and-add", base=RULES.base))),
        ),
        misconceptions=expected(
            value,
            (RULES.base + min(numbers), idea.LOWEST_CARD),
            (RULES.base + mean(numbers), idea.MEAN_OF_ONE),
            (value - RULES.base, idea.BASE_FORGOTTEN),
        ),
        because=lambda own: say(
            "win-number-against",
            has_base=own > RULES.base,
            own=number_text(own),
            base=RULES.base,
            lowest=number_text(own - RULES.base),
            over=own > value,
        ),
    )


def _win(draw: ProblemRng, level: int) -> Question:
    size = 2 if level == 2 else draw.one((3, 4)) if level == 1 else 3
    deck = draw.some({card.number: card for card in POOL if card.number >= 10}.values(), size)
    if level == 1:
        return all_at_least(draw.one((2, 3)), deck, draw.one(_numbers(deck)[1:]))
    return win_number(draw.one((2, 3)) if level == 2 else 2, deck)


WIN = Kind("win", lambda: say("kind-win"), _win)
