"""A game looked back on: what each decision of a player cost, weighed one after the other, the dearest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import isinf

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.judging import SURE, Decision, Grade, Judged, decisions_of, judged
from mathgames_widgets.core.luck import Expectation, Source, Split, SplittingJudge, price_of, split_of, stand_of
from mathgames_widgets.core.match import AnyMatch
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import OwnPuzzle
from mathgames_widgets.maths.writing.words import mean_text, percent_text
from mathgames_widgets.page.cards import badge, part, press
from mathgames_widgets.page.html import (
    Element,
    a,
    details,
    div,
    h3,
    li,
    ol,
    p,
    progress,
    span,
    strong,
    summary,
    table,
    tbody,
    td,
    th,
    tr,
)
from mathgames_widgets.page.page import Offers
from mathgames_widgets.table.screen import Ask, Press, Screen

say = room(__name__)

DEAREST = 3
"""How many of the decisions that cost something stand first."""
SOON = 30
"""Milliseconds before the next decision is weighed: time for the browser to draw, and for a press."""


@dataclass(frozen=True, slots=True)
class Item:
    """A decision of a seat with its price."""

    seat: Player
    judged: Judged


@dataclass(frozen=True, slots=True)
class Found:
    """What weighing a decision has found: its price, where there was a choice, and how it stood afterwards."""

    judged: Judged | None
    stand: Expectation


def weighed(decision: Decision, judge: SplittingJudge) -> Found:
    """Weigh a decision."""
    weighed = judged(decision, judge)
    return Found(weighed, stand_of(decision, weighed, judge))


@dataclass(frozen=True, slots=True)
class LookBack:
    """How far the decisions of a game are weighed: those to come, how many there are, and what was found.

    `seats` are those of the people who look; what the others decided is weighed after that. `awaits` is True while
    the next decision is weighed elsewhere.
    """

    seats: tuple[Player, ...]
    left: tuple[tuple[Player, Decision], ...]
    all: int
    items: tuple[Item, ...] = ()
    stands: tuple[tuple[Player, Expectation], ...] = ()
    awaits: bool = False

    @staticmethod
    def begun(match: AnyMatch, seats: Sequence[Player], judge: SplittingJudge) -> LookBack:
        """Nothing weighed yet; the last decisions come first, as they are quickest."""
        left = [(seat, decided) for seat in range(match.players) for decided in decisions_of(match, seat, judge)]
        return LookBack(
            tuple(seats), tuple(sorted(left, key=lambda ranked: (ranked[0] not in seats, -ranked[1].turn))), len(left)
        )

    def after_one(self, judge: SplittingJudge) -> LookBack:
        """One more decision is weighed."""
        return self.after(weighed(self.left[0][1], judge)) if self.left else self

    def after(self, found: Found) -> LookBack:
        """The next decision is weighed, and this was found."""
        seat, _ = self.left[0]
        items = self.items if found.judged is None else (Item(seat, found.judged), *self.items)
        return replace(self, left=self.left[1:], items=items, stands=((seat, found.stand), *self.stands), awaits=False)

    @property
    def is_done(self) -> bool:
        """Whether everything is weighed."""
        return not self.left

    @property
    def is_own_done(self) -> bool:
        """Whether all decisions of those who look are weighed."""
        return all(seat not in self.seats for seat, _ in self.left)

    @property
    def found(self) -> tuple[Item, ...]:
        """The decisions of those who look, in their order."""
        return tuple([item for item in self.items if item.seat in self.seats])

    @property
    def dearest(self) -> list[Item]:
        """Those that cost most for sure, the dearest first."""
        costly = [item for item in self.found if item.judged.grade in (Grade.MUCH, Grade.LITTLE)]
        return sorted(costly, key=lambda item: -item.judged.price)[:DEAREST]

    def at(self, asked: Why | Better) -> Judged:
        """The decision that is asked about."""
        return next(
            item.judged for item in self.items if (item.seat, item.judged.decision.turn) == (asked.seat, asked.turn)
        )

    def cost(self, seat: Player) -> float:
        """What all decisions of a seat cost for sure."""
        return sum([price_of(item.judged) for item in self.items if item.seat == seat])

    def split(self, seat: Player, match: AnyMatch, judge: SplittingJudge) -> Split:
        """What the result of a seat is made of, once all is weighed."""
        mine = [stand for at, stand in self.stands if at == seat]
        others = [item.judged for item in self.items if item.seat != seat]
        return split_of(judge, mine, others, match.views(seat))


def left_for_puzzles(now: LookBack, match: AnyMatch, puzzles: str) -> Element | None:
    """What cost much, for the page of puzzles to collect, and the way there; none while decisions are to be weighed."""
    dear = [item for item in now.dearest if item.judged.grade is Grade.MUCH]
    if not now.is_own_done or not dear:
        return None
    decisions = [item.judged.decision for item in now.found]
    lines = [OwnPuzzle.of(match, item.seat, decisions, item.judged.decision.turn).line for item in dear]
    return p(
        *say.pieces("lookback-puzzles", many=len(lines), puzzles=a(say("your-puzzles"), href=puzzles)),
        data_leaves=MAIL,
        data_content="\n".join(lines),
        data_key="lookback-mail",
    )


MAIL = "mistakes"
"""Where tables leave mistakes for the page of puzzles."""


def price_text(price: float, unit: str) -> str:
    """A price in a sentence; a share of a chance in percentage points.

    >>> price_text(1.28, "points"), price_text(0.2, "win")
    ('It cost about 1.3 points.', 'It lowered your chance of winning by about 20 percentage points.')
    """
    if isinf(price):
        return say("price-game")
    in_percent = unit in ("win", "point")
    number = str(round(100 * price)) if in_percent else mean_text(Fraction(round(10 * price), 10))
    return say.by("price", unit, price=number, many=1 if number == "1" else 2)


def lookback(
    now: LookBack,
    match: AnyMatch,
    judge: SplittingJudge,
    screen: Screen,
    viewer: Player | None,
    *,
    auto: bool,
    may_try: bool = True,
) -> Element:
    """How far it is, the dearest decisions first, and then all of them in their order."""
    drawn = _Drawn(match, judge, screen, viewer, may_try)
    return div(
        _progress(now, screen, auto=auto),
        _counts(now),
        *(
            [h3(say("lookback-dearest")), ol(*map(drawn.item, now.dearest), cls="mg-lookback-list")]
            if now.dearest
            else []
        ),
        p(say("lookback-none"), data_key="lookback-none") if now.is_done and not now.found else None,
        *([drawn.split(seat, now) for seat in now.seats] if now.is_done else []),
        drawn.others(now) if now.is_done else None,
        details(
            summary(say("lookback-all")),
            ol(*[drawn.item(item, at) for at, item in enumerate(now.found)], cls="mg-lookback-list"),
            data_key="lookback-all",
        )
        if now.found
        else None,
        cls="mg-lookback",
        role="region",
        aria_label=say("lookback-title"),
        data_key="lookback",
    )


def _parts(split: Split, unit: str) -> dict[Source, Fraction]:
    """The shares of a result, rounded so that they still add up: what is rounded goes to luck."""
    parts = {part: _rounded(split.of(part), unit) for part in Source}
    parts[Source.LUCK] += _rounded(split.result, unit) - sum(parts.values())
    return parts


def _rounded(amount: Fraction, unit: str) -> Fraction:
    return Fraction(round(amount, 2 if unit in SHARES else 1))


def _signed(amount: Fraction, unit: str) -> str:
    """A share of a result as it stands in the table, with its sign; chances in percent.

    >>> _signed(Fraction(-9, 4), "points"), _signed(Fraction(2, 5), "win"), _signed(Fraction(4), "tokens")
    ('−2.2', '+40%', '+4')
    """
    rounded = _rounded(amount, unit)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else ''}{_plain(abs(rounded), unit)}"


def _margin(part: Source, split: Split, unit: str) -> Element | None:
    """How sure the luck is: two standard errors, where anything was sampled."""
    margin = _rounded(Fraction(SURE * split.error), unit)
    return span(f" ± {_plain(margin, unit)}", cls="mg-level") if part is Source.LUCK and margin else None


def _plain(amount: Fraction, unit: str) -> str:
    return percent_text(amount) if unit in SHARES else mean_text(amount)


IN_PERCENT = {"point": "win"}
"""A chance for one point is told in percent, as one for a win is; points of a whole game are not."""

SHARES = ("win",)
"""Units of which a result has one at most, so that its shares are told in percent."""


def _progress(now: LookBack, screen: Screen, *, auto: bool) -> Element | None:
    if now.is_done:
        return None
    weighed = now.all - len(now.left)
    on: Element | None = None
    if now.awaits:
        pass
    elif auto:
        on = press(say("lookback-on"), screen.offers(Press("weigh")), key="weigh", data_auto=SOON, hidden=True)
    else:
        on = press(say("lookback-on"), screen.offers(Press("auto")), key="weigh-on", kind="mg-primary")
    return div(
        progress(max=now.all, value=weighed, aria_label=say("lookback-progress", done=weighed, all=now.all)),
        span(say("lookback-progress", done=weighed, all=now.all), cls="mg-status"),
        press(say("stop"), screen.offers(Press("auto")), key="weigh-stop") if auto else None,
        on,
        cls="mg-bar",
        data_key="lookback-progress",
    )


def _counts(now: LookBack) -> Element | None:
    """How many decisions have each mark."""
    marks = Counter([item.judged.grade for item in now.found])
    if not marks:
        return None
    chips = [
        badge(say.by("count", mark, many=marks[mark]), cls=f"mg-mark-{mark.name.lower()}")
        for mark in Grade
        if marks[mark]
    ]
    return p(*chips, cls="mg-lookback-counts", data_key="lookback-counts")


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What draws the decisions of one game."""

    match: AnyMatch
    judge: SplittingJudge
    screen: Screen
    viewer: Player | None
    may_try: bool

    def name(self, seat: Player) -> str | None:
        """The name at a seat; none for the one who looks."""
        return None if seat == self.viewer else self.screen.names[seat]

    def item(self, item: Item, at: int | None = None) -> Element:
        """A decision: what was done, what it cost, and what was better. `at` is its place in the whole list."""
        judged, decision = item.judged, item.judged.decision
        is_dear = at is None
        key = f"{'dear' if is_dear else 'all'}-{item.seat}-{decision.turn}"
        done = self.judge.told(decision, judged.done.choice, self.screen.names)
        costs = judged.grade in (Grade.LITTLE, Grade.MUCH)
        return li(
            div(
                badge(say.by("mark", judged.grade), cls=f"mg-mark-{judged.grade.name.lower()}"),
                p(say("lookback-did", player=self.name(item.seat), did=done)),
                cls="mg-lookback-head",
            ),
            *(self._better(judged) if costs else ()),
            self._presses(item, key)
            if is_dear
            else div(self._again(item, key), cls="mg-bar")
            if self.may_try
            else None,
            data_key=key,
        )

    def split(self, seat: Player, now: LookBack) -> Element:
        """What the result of a seat is made of: decisions and luck in two sentences, and all of it as a sum."""
        unit, split = self.judge.UNIT, now.split(seat, self.match, self.judge)
        parts = _parts(split, unit)
        cost, luck = -parts[Source.OWN], parts[Source.LUCK]
        sign = "none" if not luck else "gave" if luck > 0 else "took"
        told = (
            self.cost(seat, cost),
            say.by("split-luck", unit, sign=sign, luck=_in_words(abs(luck), unit), many=_many(abs(luck), unit)),
        )
        shown = [source for source in Source if source is Source.START or parts[source]]
        rows = [
            (say.by("split", source), [_signed(parts[source], unit), _margin(source, split, unit)]) for source in shown
        ]
        rows.append((say.by("split-result", unit), [_plain(_rounded(split.result, unit), unit)]))
        moments = [(say("split-luckiest"), split.luckiest), (say("split-unluckiest"), split.unluckiest)]
        return div(
            h3(say("split-title", player=self.name(seat))),
            *map(p, told),
            table(tbody(*[tr(th(label, scope="row"), td(*number)) for label, number in rows]), cls="mg-split"),
            *[
                p(strong(name), " ", self.judge.came(moment), " ", span(_signed(moment.amount, unit), cls="mg-level"))
                for name, moment in moments
                if moment is not None and _rounded(moment.amount, unit)
            ],
            p(say("split-how", margin=_margin(Source.LUCK, split, unit) is not None), cls="mg-level"),
            data_key=f"split-{seat}",
        )

    def cost(self, seat: Player, cost: Fraction) -> str:
        """What all decisions of a seat cost, in a sentence."""
        unit = self.judge.UNIT
        return say.by("split-cost", unit, player=self.name(seat), cost=_in_words(cost, unit), many=_many(cost, unit))

    def others(self, now: LookBack) -> Element | None:
        """What the decisions of the others cost them; bots are weighed as people are."""
        seats = [at for at in range(self.match.players) if at not in now.seats]
        costs = [(seat, _rounded(Fraction(now.cost(seat)), self.judge.UNIT)) for seat in seats]
        if not costs:
            return None
        return div(h3(say("split-by-others")), *[p(self.cost(*cost)) for cost in costs], data_key="split-of-others")

    def _better(self, judged: Judged) -> list[Element]:
        better = better_told(judged, self.judge, self.screen.names)
        return [p(better), p(price_text(judged.price, self.judge.UNIT), cls="mg-price")]

    def _compared(self, judged: Judged) -> str:
        """What both choices are worth, in a sentence."""
        unit, worths = self.judge.UNIT, (judged.best.worth, judged.done.worth)
        if any(map(isinf, worths)):
            return say("price-game")
        best, done = [
            _plain(_rounded(Fraction(worth), IN_PERCENT.get(unit, unit)), IN_PERCENT.get(unit, unit))
            for worth in worths
        ]
        return say.by("lookback-worth", unit, best=best, done=done)

    def _again(self, item: Item, key: str) -> Element | None:
        if not self.may_try:
            return None
        turn = item.judged.decision.turn
        return press(say("lookback-try"), self.screen.offers(Press("try", turn)), key=f"{key}-try")

    def _presses(self, item: Item, key: str) -> Element:
        offers, decision = self.screen.offers, item.judged.decision
        asked, better = Why(item.seat, decision.turn), Better(item.seat, decision.turn)
        why = self.judge.because(decision, item.judged.best.choice) if self.screen.asked == asked else ""
        has_opened = str(self.screen.asked == asked).lower()
        return div(
            press(say("why"), offers(Ask(asked)), key=f"{key}-why", aria_expanded=has_opened),
            press(say("lookback-show"), offers(Press("replay-at", decision.turn)), key=f"{key}-show"),
            press(say("lookback-show-better"), offers(Ask(better)), key=f"{key}-better")
            if self.judge.shown(decision, item.judged.best.choice) is not None
            else None,
            self._again(item, key),
            div(
                p(self._compared(item.judged)),
                p(say("adviser", why=why)) if why else None,
                cls="mg-answer",
            )
            if self.screen.asked == asked
            else None,
            cls="mg-bar",
        )


def _in_words(amount: Fraction, unit: str) -> str:
    """A number as a sentence has it: percentage points without their sign."""
    return str(int(100 * amount)) if unit in SHARES else mean_text(amount)


def _many(amount: Fraction, unit: str) -> int:
    return 1 if _in_words(amount, unit) == "1" else 2


@dataclass(frozen=True, slots=True)
class Why:
    """What is asked about: the better choice at a turn of a seat."""

    seat: Player
    turn: int


@dataclass(frozen=True, slots=True)
class Better:
    """What is asked to be shown: the table with the better choice made, at a turn of a seat."""

    seat: Player
    turn: int


def better_told(judged: Judged, judge: SplittingJudge, names: Sequence[str]) -> str:
    """The better choice in words."""
    return say("lookback-better", better=judge.told(judged.decision, judged.best.choice, names))


def better_bar(asked: Better, offers: Offers) -> Element:
    """Back to the decisions."""
    leave = press(say("lookback-back"), offers(Ask(asked)), key="leave-better", kind="mg-primary", data_escape=True)
    return part("next", leave, label=say("go-on"), key="better-bar", cls="mg-bar")


def closing_bar(offers: Offers) -> Element:
    """Back to the result."""
    leave = press(
        say("see-result"), offers(Press("lookback")), key="leave-lookback", kind="mg-primary", data_escape=True
    )
    return part("next", leave, label=say("go-on"), key="lookback-bar", cls="mg-bar")
