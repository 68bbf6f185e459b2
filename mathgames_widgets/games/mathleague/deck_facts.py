"""What is in a deck, counted: what somebody who builds one wants to see at a glance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.games.mathleague.cards import COLOURS, KINDS, LEVELS, Cards, School, Student, Tool
from mathgames_widgets.games.mathleague.options import Rules
from mathgames_widgets.games.mathleague.paying import printed_cost
from mathgames_widgets.games.mathleague.scoring import FOUR


@dataclass(frozen=True, slots=True)
class DeckFacts:
    """A deck in numbers.

    `kinds`, `levels` and `students_of_colour` count cards in the order of the rulebook; `schools` has the SCHOOL cards
    of a name and the STUDENT cards of that school. `tool_points` is what all TOOL cards are worth together, `number`
    the two-digit number that the deck turns over on average, `best_four` the highest average of four students, and
    `cost` what those four cost without a school team.
    """

    kinds: Mapping[str, int]
    levels: Mapping[str, int]
    students_of_colour: Mapping[str, int]
    schools: Mapping[str, tuple[int, int]]
    tool_points: int
    number: Fraction
    best_four: Fraction
    cost: Fraction


def deck_facts(cards: Cards, rules: Rules) -> DeckFacts:
    """The numbers of a deck, finished or not.

    >>> from mathgames_widgets.games.mathleague.decks import STARTER_DECK
    >>> facts = deck_facts(STARTER_DECK.cards, Rules())
    >>> facts.kinds["STUDENT"], facts.levels["HS"], facts.schools["Euler Academy"], facts.tool_points
    (20, 6, (4, 8), 185)
    """
    students = [card for card in cards if isinstance(card, Student)]
    best = sorted(students, key=lambda card: -card.high_score * rules.multiplier(card.level))[:FOUR]
    points = sum([card.high_score * rules.multiplier(card.level) for card in best], Fraction(0))
    return DeckFacts(
        kinds=_counted([kind.kind for kind in KINDS], [card.kind for card in cards]),
        levels=_counted(LEVELS, [student.level for student in students]),
        students_of_colour=_counted(COLOURS, [student.colour for student in students]),
        schools=_schools(cards, students),
        tool_points=sum([card.value for card in cards if isinstance(card, Tool)]),
        number=Fraction(sum([card.number for card in cards]), len(cards) or 1),
        best_four=points / FOUR if len(best) == FOUR else Fraction(0),
        cost=sum([printed_cost(card) for card in best], Fraction(0)),
    )


def _counted(names: Sequence[str], found: Sequence[str]) -> dict[str, int]:
    counts = Counter(found)
    return {name: counts[name] for name in names}


def _schools(cards: Cards, students: Sequence[Student]) -> dict[str, tuple[int, int]]:
    schools = Counter([card.name for card in cards if isinstance(card, School)])
    pupils = Counter([student.school for student in students])
    return {name: (schools[name], pupils[name]) for name in {**schools, **pupils}}
