"""What a player may hope to draw: which cards of the own draw pile, and how likely the next draws bring them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from mathgames_widgets.games.mathleague.cards import COLOURS, KINDS, Card, School, Student, Teacher
from mathgames_widgets.games.mathleague.chances import chance_to_draw, drawn_of
from mathgames_widgets.games.mathleague.state import Board, View
from mathgames_widgets.games.mathleague.table import side
from mathgames_widgets.maths.chance import Chance, Distribution


@dataclass(frozen=True, slots=True)
class Wish:
    """Cards that are hoped for: what they are called, and how many of them are among the cards not drawn yet."""

    what: str
    wanted: int
    pile: int
    draws: int

    @property
    def hits(self) -> Distribution[int]:
        """How many of them the next draws bring."""
        return drawn_of(self.pile, self.wanted, self.draws)

    @property
    def chance(self) -> Chance:
        """How likely it is that the next draws bring at least one of them."""
        return chance_to_draw(self.pile, self.wanted, self.draws)


def next_draws(view: View) -> int:
    """How many cards would be drawn if the turn ended now; one where none would, for a card has to leave the hand.

    "At the end of each player's turn they must draw enough cards into their hand or discard enough cards from their
    hand to bring their card count to six". No more than the draw pile has; 0 for those who only watch.

    >>> from mathgames_widgets.games.mathleague.rules import new_game
    >>> from mathgames_widgets.games.mathleague.sight import observe
    >>> next_draws(observe(new_game(2, "FERN-42"), 0))
    1
    """
    if view.player is None:
        return 0
    return min(max(1, view.turn.hand - len(view.hand)), view.draw_sizes[view.player])


def wishes(view: View) -> tuple[Wish, ...]:
    """Every kind of card; then what goes with two students of a colour, and with a school team. None for a watcher.

    Nobody knows the order of a draw pile, so each of its cards is equally likely to come next. In solitaire the second
    pile is not known either: its cards may as well lie in the first.

    >>> from mathgames_widgets.games.mathleague.rules import new_game
    >>> from mathgames_widgets.games.mathleague.sight import observe
    >>> [wish.what for wish in wishes(observe(new_game(2, "FERN-42"), 0))][:3]
    ['SCHOOL card', 'STUDENT card', 'TEACHER card']
    """
    draws = next_draws(view)
    if view.player is None or not draws:
        return ()
    cards = view.hidden[view.player]
    groups = (*_kinds(), *_going_with([board for _, board in side(view, view.player)]))
    return tuple([Wish(what, sum(map(fits, cards)), len(cards), draws) for what, fits in groups])


Group = tuple[str, Callable[[Card], bool]]
"""What cards are called, and which they are."""


def _kinds() -> Iterator[Group]:
    for kind in KINDS:
        yield f"{kind.kind} card", _of(kind)


def _going_with(boards: Sequence[Board]) -> Iterator[Group]:
    students = Counter([played.card.colour for board in boards for played in board.students])
    for colour in COLOURS:
        if students[colour] > 1:
            yield f"{colour} STUDENT card", _of(Student, colour=colour)
            yield f"{colour} TEACHER card", _of(Teacher, colour=colour)
    for school in dict.fromkeys([card.name for board in boards for card in board.schools]):
        yield f"{school} SCHOOL card", _of(School, name=school)
        yield f"{school} STUDENT card", _of(Student, school=school)


def _of(kind: type[Card], **fields: str) -> Callable[[Card], bool]:
    """Cards of a kind, with this colour, name or school."""
    return lambda card: isinstance(card, kind) and all(getattr(card, name) == value for name, value in fields.items())
