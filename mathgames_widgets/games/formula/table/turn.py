"""A turn in the making: cards go onto the formula one at a time and come back, before anything is laid in earnest.

A `Trial` is a value. It knows from `why_not_lay` what may be done, and the game itself hears of it only as the `Lay`
that it amounts to in the end.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from mathgames_widgets.core.game import Reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign

from ..rules import reasons
from ..rules.cards import JOKER, Card, Cards, Place, Table
from ..rules.moves import formula_of, why_not_lay, why_not_so_many
from ..rules.scoring import play_points
from ..rules.state import Lay, New, Row, Rules, Staying
from ..rules.view import View
from ..words.sentences import before_it_is_played, sentence

say = room(__name__)


@dataclass(frozen=True, slots=True)
class Covering:
    """A card from the hand that was put onto the formula.

    `card` is its place in the hand. It covers the piles `first` to `stop - 1` of its number; none where it stands
    beside it. `digit` is None for a Joker that nobody has named yet.
    """

    card: int
    digit: int | None
    first: int
    stop: int


Item = Staying | Covering
Items = tuple[Item, ...]
"""A number in the making, from left to right: cards of the table that stay, and cards put there in this turn."""


class Onto(NamedTuple):
    """Where a card can go: over the items `start` to `stop - 1` of a number as it now looks.

    Where both are equal it stands beside the number: at 0 beside its left end, else beside its right end. Cards put
    there earlier in this turn go back into the hand.
    """

    place: Place
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class TrialVerdict:
    """What can be said of a trial as it stands: `sentence` says what is true or missing.

    `reason` is the rule that still stands against laying it, None where nothing does or where something is missing
    that no rule needs to forbid.
    """

    sentence: str
    is_lawful: bool
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Trial:
    """A table, a hand, and what has been tried with them so far in this turn.

    >>> from mathgames_widgets.games.formula.rules.cards import Pile
    >>> table = Table((Pile("2", 2),), None, (Pile("4", 4),), ())
    >>> trial = begin(table, ("6", "8", "9"), Rules()).choose(Sign.TIMES)
    >>> trial.reading, trial.verdict.is_lawful
    ('2 × 4 = ?', False)
    >>> wrong = trial.put(2, Onto(Place.ANSWER, 0, 0))
    >>> wrong.verdict.sentence
    '2 × 4 is not 9.'
    >>> wrong.before.put(1, Onto(Place.ANSWER, 0, 0)).verdict.is_lawful
    True
    """

    table: Table
    hand: Cards
    rules: Rules
    rows: tuple[Items, Items, Items]
    sign: Sign | None
    before: Trial | None = field(default=None, repr=False, compare=False)
    """The same turn one step earlier, None at its beginning: undo inside the turn."""

    # ── what lies there ───────────────────────────────────────────────────────────────────────────────────────────

    def items(self, place: Place) -> Items:
        """A number as it stands in this trial."""
        return self.rows[_ORDER.index(place)]

    @property
    def placed(self) -> tuple[int, ...]:
        """The cards put onto the formula in this turn, by their places in the hand, from left to right."""
        return tuple([item.card for row in self.rows for item in row if isinstance(item, Covering)])

    @property
    def in_hand(self) -> tuple[int, ...]:
        """The places in the hand whose cards have not been put onto the formula."""
        placed = self.placed
        return tuple([at for at in range(len(self.hand)) if at not in placed])

    def card(self, place: Place, item: Item) -> Card:
        """The face of an item of that number."""
        return self.hand[item.card] if isinstance(item, Covering) else self.table.number(place)[item.at].card

    def digit(self, place: Place, item: Item) -> int | None:
        """The digit of an item of that number, None for a Joker without one."""
        if isinstance(item, Covering) or item.digit is not None:
            return item.digit
        return self.table.number(place)[item.at].digit

    def beneath(self, place: Place, item: Item) -> Cards:
        """The cards beneath an item, the oldest first."""
        piles = self.table.number(place)
        if isinstance(item, Staying):
            return piles[item.at].beneath
        return tuple([card for pile in piles[item.first : item.stop] for card in (*pile.beneath, pile.card)])

    @property
    def jokers(self) -> tuple[tuple[Place, int], ...]:
        """Where a Joker lies that can be named in this turn: put there now, or turned up at the start."""
        return tuple(
            [
                (place, index)
                for place in Place
                for index, item in enumerate(self.items(place))
                if self._is_open(place, item)
            ]
        )

    def _is_open(self, place: Place, item: Item) -> bool:
        if isinstance(item, Covering):
            return self.hand[item.card] == JOKER
        return self.table.number(place)[item.at].digit is None

    # ── what can be done ──────────────────────────────────────────────────────────────────────────────────────────

    def choose(self, sign: Sign) -> Trial:
        """Another sign between the two numbers. Raises ValueError for one that is not in play."""
        if sign not in self.rules.signs:
            raise ValueError(f"The sign {sign} is not in play.")
        return self if sign is self.sign else replace(self, sign=sign, before=self)

    def name(self, place: Place, index: int, digit: int) -> Trial:
        """Say which digit a Joker is. Raises ValueError where no Joker lies that can be named."""
        if (place, index) not in self.jokers or digit not in range(10):
            raise ValueError("Only a Joker of this turn can be named, as a digit from 0 to 9.")
        items = self.items(place)
        return self._with(place, (*items[:index], replace(items[index], digit=digit), *items[index + 1 :]))

    def put(self, at: int, onto: Onto) -> Trial:
        """Put the card at a place of the hand onto the formula. Raises ValueError with the reason in a sentence."""
        reason = self.why_not_put(at, onto)
        if reason is not None:
            raise ValueError(sentence(reason))
        return self._put(at, onto)

    def why_not_put(self, at: int, onto: Onto) -> Reason | None:
        """The rule that no later step could mend, if putting the card there breaks one."""
        if at in self.placed or at not in range(len(self.hand)) or not self._is_there(onto):
            raise ValueError(f"No card can go from {at} to {onto}.")
        if not self.table.is_open and onto.place is not Place.ANSWER:
            return reasons.OpeningCardsStay(onto.place)
        back = sum(isinstance(item, Covering) for item in self.items(onto.place)[onto.start : onto.stop])
        return why_not_so_many(len(self.placed) - back + 1, self.rules)

    def _is_there(self, onto: Onto) -> bool:
        count = len(self.items(onto.place))
        if onto.start == onto.stop:
            return onto.start in (0, count)
        return 0 <= onto.start < onto.stop <= count

    def _put(self, at: int, onto: Onto) -> Trial:
        items = self.items(onto.place)
        first, stop = _covered(items[onto.start : onto.stop], len(self.table.number(onto.place)), onto.start)
        digit = None if self.hand[at] == JOKER else int(self.hand[at])
        return self._with(onto.place, (*items[: onto.start], Covering(at, digit, first, stop), *items[onto.stop :]))

    def can_widen(self, place: Place, index: int) -> bool:
        """Whether of the items `index` and `index + 1` one was put there now and can cover the other one too."""
        pair = self.items(place)[index : index + 2]
        return len(pair) == 2 and sum(isinstance(item, Covering) for item in pair) == 1

    def widen(self, place: Place, index: int) -> Trial:
        """Let the card put there now cover its neighbour as well: `index` is the left one of the two."""
        if not self.can_widen(place, index):
            raise ValueError("No card put there in this turn has a neighbor there to cover.")
        items = self.items(place)
        pair = items[index : index + 2]
        new = next(item for item in pair if isinstance(item, Covering))
        first, stop = _covered(pair, len(self.table.number(place)), index)
        wide = replace(new, first=first, stop=stop)
        return self._with(place, (*items[:index], wide, *items[index + 2 :]))

    def take(self, at: int) -> Trial:
        """Take a card of this turn back into the hand; what it covered lies open again."""
        for place in Place:
            for index, item in enumerate(self.items(place)):
                if isinstance(item, Covering) and item.card == at:
                    open_again = [Staying(old) for old in range(item.first, item.stop)]
                    items = self.items(place)
                    return self._with(place, (*items[:index], *open_again, *items[index + 1 :]))
        raise ValueError("That card was not put onto the formula in this turn.")

    def clear(self) -> Trial:
        """The turn from its beginning."""
        return begin(self.table, self.hand, self.rules)

    def _with(self, place: Place, items: Items) -> Trial:
        left, right, answer = (items if other is place else self.items(other) for other in Place)
        return Trial(self.table, self.hand, self.rules, (left, right, answer), self.sign, self)

    # ── what it amounts to ────────────────────────────────────────────────────────────────────────────────────────

    @property
    def lay(self) -> Lay | None:
        """The move that this amounts to, None while the sign or the digit of a Joker is missing."""
        if self.sign is None or self.unnamed is not None:
            return None
        return self._drafted()

    @property
    def unnamed(self) -> tuple[Place, int] | None:
        """Where the first Joker lies that has no digit."""
        return next(
            ((place, at) for place, at in self.jokers if self.digit(place, self.items(place)[at]) is None), None
        )

    def _drafted(self) -> Lay:
        """The move with stand-ins for what is missing: for asking the rules what no later step could mend."""
        left, right, answer = (self._row(place) for place in Place)
        return Lay(left, self.sign or self.rules.signs[0], right, answer)

    def _row(self, place: Place) -> Row:
        return tuple(
            [
                New(self.hand[item.card], item.digit or 0) if isinstance(item, Covering) else item
                for item in self.items(place)
            ]
        )

    @property
    def formula(self) -> Formula | None:
        """The formula as numbers, None while anything is missing."""
        lay = self.lay
        return None if lay is None or not lay.answer else formula_of(self.table, lay)

    @property
    def reading(self) -> str:
        """The formula as it stands, `?` for what is missing: `8 × ? = 64`."""
        left, right, answer = (self.number_text(place) for place in Place)
        return f"{left} {self.sign or '?'} {right} = {answer}"

    def number_text(self, place: Place) -> str:
        """A number as it stands, `?` for what is missing."""
        digits = [self.digit(place, item) for item in self.items(place)]
        return "".join(["?" if digit is None else str(digit) for digit in digits]) or "?"

    @property
    def verdict(self) -> TrialVerdict:
        """Whether this can be laid, and if not, what is missing or wrong."""
        missing, reason = self._missing(), None
        if missing is None:
            reason = why_not_lay(self.table, self.hand, self.rules, self._drafted())
            missing = None if reason is None else before_it_is_played(reason)
        if missing is not None:
            return TrialVerdict(missing, False, reason)
        return TrialVerdict(self._praise(), True)

    def _praise(self) -> str:
        """What laying this would do."""
        left = len(self.in_hand)
        if not self.rules.points:
            return say("true", left=left)
        return say("true-for-points", left=left, points=play_points(self._drafted(), self.rules))

    def _missing(self) -> str | None:
        """What is not there yet, as a sentence."""
        if self.before is None:
            return ""
        if not self.items(Place.ANSWER) and self.sign is not None:
            return sentence(reasons.NumberMissing(Place.ANSWER))
        if self.sign is None:
            return say("sign-missing")
        if self.unnamed is not None:
            return sentence(reasons.JokerNeedsADigit(self.unnamed[0]))
        return sentence(reasons.NothingLaid()) if not self.placed else None


_ORDER = tuple(Place)


def _covered(items: Items, piles: int, start: int) -> tuple[int, int]:
    """The piles that a card covers which takes the place of these items; at an end of the number, none of them."""
    if not items:
        return (0, 0) if start == 0 else (piles, piles)
    spans = [(item.first, item.stop) if isinstance(item, Covering) else (item.at, item.at + 1) for item in items]
    return spans[0][0], spans[-1][1]


def begin(table: Table, hand: Cards, rules: Rules) -> Trial:
    """A turn of which nothing has been tried yet.

    >>> from mathgames_widgets.games.formula.rules.cards import Pile
    >>> begin(Table((Pile("2", 2),), None, (Pile("4", 4),), ()), ("6",), Rules()).reading
    '2 ? 4 = ?'
    """
    left, right, answer = (tuple([Staying(at) for at in range(len(table.number(place)))]) for place in Place)
    return Trial(table, hand, rules, (left, right, answer), table.sign)


def tried_now(view: View, selected: object) -> Trial | None:
    """What is selected, where it is a trial of this very turn."""
    is_trial = isinstance(selected, Trial) and (selected.table, selected.hand) == (view.table, view.hand)
    return selected if isinstance(selected, Trial) and is_trial else None


def trial_of(view: View) -> Trial:
    """The turn of the player who looks, as it begins."""
    return begin(view.table, view.hand, view.rules)
