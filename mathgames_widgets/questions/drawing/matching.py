"""Things that belong together, matched with picture cards: each place takes one; a card may be one for several."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.curve import Curve, Knot, PlotWindow, curve
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import card, group, place_button
from mathgames_widgets.page.graph.picture import Drawn, picture
from mathgames_widgets.page.html import Element, div, span
from mathgames_widgets.questions.choices import MatchPairs
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards, inline
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import plain_text

say = room(__name__)

HAND = -1
"""Where a card goes that leaves its place."""
SIZE = (150, 84)
"""Width and height of the picture on a card."""
MIDDLE = 0.06
"""So much of a picture on either side of the y-axis is left out where a curve is seen from far away."""

Partners = tuple[int | None, ...]
"""Which card lies in each place so far."""


@dataclass(frozen=True, slots=True)
class CardPicture:
    """The curve on a card, and how much of the plane it shows: left, right, bottom, top."""

    function: RationalFunction
    window: tuple[float, float, float, float]
    far_out: bool = True
    """Whether the line that it follows far out is drawn."""
    is_far: bool = False
    """Whether it is seen from so far away that its zeros and asymptotes would lie on one another: the middle is left
    out."""

    def draw(self) -> Element:
        """The picture alone; the words on the card say what it shows."""
        frame = PlotWindow(*self.window)
        drawn = (Drawn(self.function, self._curve(frame), "f", 0, self.far_out),)
        shown = picture(drawn, frame, SIZE, name="", words="", shade=None, goals=(), stems=())
        return span(shown, cls="mg-match-far") if self.is_far else shown

    def _curve(self, frame: PlotWindow) -> Curve:
        """The curve, or only both its ends."""
        whole = curve(self.function)
        if not self.is_far:
            return whole
        middle = frame.width * MIDDLE
        low, high = Knot(-middle, whole(-middle), inf, True), Knot(middle, inf, whole(middle), True)
        beyond = [knot for knot in whole.knots if abs(knot.x) > middle]
        return replace(whole, knots=tuple(sorted((low, high, *beyond), key=lambda knot: knot.x)))


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchCards(MatchPairs, AnsweredWithCards):
    """Pairs to be matched by laying a picture card in the place of each thing on the left.

    The text of an answer has a number for each place, as with any pairs: "2,0,1". One in the making may have gaps.
    """

    pictures: tuple[CardPicture, ...]
    """What is drawn on the cards, in the order of `rights`."""
    compare: Callable[[int, int], str] | None = None
    """What speaks against the first card that does not fit: told the place, and where the card stands in `rights`."""
    is_once: bool = False
    """Whether each card belongs to one place at most: what lies in a place is not in the hand."""

    def against(self, answer: tuple[int, ...]) -> str:
        if self.compare is None:
            return MatchPairs.against(self, answer)
        place = self._first_off(answer)
        return "" if place is None else self.compare(place, self.rights.index(self.partners[answer[place]]))

    def _first_off(self, laid: Partners) -> int | None:
        """The first place with a card that does not belong there."""
        both = zip(laid, self.solution, strict=True)
        return next((place for place, (at, right) in enumerate(both) if at != right), None)

    def read(self, text: str) -> tuple[int, ...]:
        if None in self._drafted(text):
            raise ReadError(say("match-gap"))
        return MatchPairs.read(self, text)

    def _drafted(self, text: str) -> Partners:
        """What lies there so far; a number that is no card is refused when it is read."""
        pieces = [piece.strip() for piece in text.split(",")] + [""] * len(self.pairs)
        known = {str(place): place for place in range(len(self.rights))}
        if any(piece not in known for piece in pieces if piece):
            return MatchPairs.read(self, text)
        return tuple([known.get(piece) for piece in pieces[: len(self.pairs)]])

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        laid = self._drafted(desk.draft)
        off = self._first_off(laid) if desk.tries else None
        places = (self._place(place, laid, desk, place == off) for place in range(len(laid)))
        hand = [
            div(cls="mg-match-gap", data_key=f"gap{at}")
            if self.is_once and at in laid
            else self._card(HAND, at, laid, desk)
            for at in range(len(self.partners))
        ]
        row = group(*hand, key="row-hand", label=say("match-hand"), cls="mg-row mg-match-row", data_holds_focus=True)
        return div(
            div(*places, cls="mg-match-places", data_key="places"),
            div(row, cls="mg-zone mg-match-hand", data_zone=str(HAND), data_key="zone-hand"),
            cls="mg-matching",
            data_key="desk",
        )

    def _place(self, place: int, laid: Partners, desk: AnswerDesk, is_off: bool) -> Element:
        left, at = self.pairs[place].left, laid[place]
        name = plain_text(left)
        there = () if at is None else (self._card(place, at, laid, desk),)
        return div(
            place_button(zone=str(place), label=name, shown=inline(left)),
            group(*there, key=f"row-{place}", label=name, cls="mg-row mg-match-slot", data_holds_focus=True),
            span("✗", cls="mg-match-off", aria_hidden="true") if is_off else None,
            cls="mg-zone mg-match-place",
            data_zone=str(place),
            data_key=f"zone-{place}",
        )

    def _card(self, place: int, at: int, laid: Partners, desk: AnswerDesk) -> Element:
        """A card that may be dragged; a press picks it up, or takes it back from its place."""
        words = plain_text(self.partners[at])
        ways = dict(self._ways(place, at, laid, desk))
        where = say("lay-in-hand") if place == HAND else plain_text(self.pairs[place].left)
        keys = {str(to + 1): n for to, n in ways.items() if to != HAND}
        if place != HAND:
            keys |= {"Delete": ways[HAND], "Backspace": ways[HAND]}
        shown = self.pictures[self.rights.index(self.partners[at])].draw()
        return card(
            (shown, span(words, cls="mg-match-words")),
            key=f"match{place}.{at}",
            label=say("lay-card", card=words, where=where),
            name=words,
            offer=None if place == HAND else ways[HAND],
            picks=say("lay-picked", card=words) if place == HAND and ways else "",
            drops={str(to): n for to, n in ways.items()},
            keys=keys,
            size="mg-in-row mg-match-card",
        )

    def _ways(self, place: int, at: int, laid: Partners, desk: AnswerDesk) -> Iterator[tuple[int, int]]:
        """Where a card may go from where it lies, each with its offer."""
        for to in range(HAND if place != HAND else 0, len(laid)):
            if to != place:
                yield to, desk.offers(Touch(f"{place} {at}", value=str(to)))

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch(part, value=value):
                place, at = map(int, part.split())
                to, laid = int(value), list(self._drafted(desk.draft))
                if place != HAND:
                    laid[place] = None
                if to != HAND:
                    laid[to] = at
                where = say("lay-in-hand") if to == HAND else plain_text(self.pairs[to].left)
                said = say("lay-moved", card=plain_text(self.partners[at]), where=where)
                return AnswerChange(",".join(["" if one is None else str(one) for one in laid]), said)
        return AnswerChange()
