"""A die that may be rolled again, to be tried out: which sides are kept, and what many games then bring."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import hypot, sqrt
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import mean_text
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.bars import StillBar, still_bars
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import Question

from ...rules.cards import EVERY_SIDE, SIDES, Side

say = room(__name__)

GAMES = (1, 100, 1000)
"""How many may be played with one press."""
FEW, MANY = GAMES[1:]
"""From how many on a side is compared with others, and from how many it is said which one was best."""
SURE = 2
"""By so many standard errors two averages differ that are not close."""
ENOUGH = 3
"""How many sides are tried before the exact averages are shown to those who want them."""
MOST_GAMES = 10_000
"""Of one side; by then its bar hardly moves."""
MOST_ROLLS, MOST_RULES = 10, 6
"""How often a die may be rolled again by a reader's rule, and of how many such rules it is said what they brought."""
COSTS = {"free": Fraction(0), "half": Fraction(1, 2), "one": Fraction(1)}
"""What a further roll may cost, as texts and messages name it."""
WANTED = ("high", "low")


@dataclass(frozen=True, slots=True)
class RollRule:
    """A rule: how often a die may be rolled again, what each of these rolls costs, and which numbers are wanted."""

    rolls: int
    cost: str = "free"
    wanted: str = "high"

    @classmethod
    def of(cls, text: str) -> RollRule:
        """The rule of a text such as "10 half low"."""
        rolls, cost, wanted = text.split()
        return cls(int(rolls), cost, wanted)

    def __str__(self) -> str:
        return f"{self.rolls} {self.cost} {self.wanted}"

    @property
    def slots(self) -> dict[str, object]:
        """The rule for a message."""
        return {"rolls": self.rolls, "cost": self.cost, "wanted": self.wanted}

    def keeps(self, side: Side, keep: Side) -> bool:
        """Whether a side is kept by someone who keeps from `keep` on, or up to it where a low number is wanted."""
        return side <= keep if self.wanted == "low" else side >= keep

    def after(self, number: Fraction | int, again: int) -> Fraction:
        """What is left of a number that was reached with so many further rolls."""
        paid = COSTS[self.cost] * again
        return number + paid if self.wanted == "low" else number - paid

    def promised(self, keep: Side) -> Fraction:
        """The expected value of a game with the same side each time.

        >>> str(RollRule(1).promised(4)), str(RollRule(1, "one", "low").promised(2))
        ('17/4', '7/2')
        """
        mean = Fraction(sum(EVERY_SIDE), SIDES)
        for _ in range(self.rolls):
            again = self.after(mean, 1)
            each = [Fraction(side) if self.keeps(side, keep) else again for side in EVERY_SIDE]
            mean = sum(each, Fraction(0)) / SIDES
        return mean


def _games(rule: RollRule, keep: Side, games: int) -> Iterator[tuple[int, ...]]:
    """What is rolled in each game, to the side that counts."""
    most = rule.rolls + 1
    named = rule.rolls if rule == RollRule(rule.rolls) else rule
    thrown = Rng(f"KEEP {named} {keep}").rolled(games * most, SIDES)[0]
    for start in range(0, len(thrown), most):
        rolled = thrown[start : start + most]
        yield rolled[: next((at for at, side in enumerate(rolled, 1) if rule.keeps(side, keep)), most)]


@lru_cache(256)
def brought(rule: RollRule, keep: Side, games: int) -> Fraction:
    """What so many games bring together.

    >>> str(brought(RollRule(1), 1, 1000)), str(brought(RollRule(1), 4, 1000))
    ('3546', '4230')
    """
    return sum([rule.after(rolled[-1], len(rolled) - 1) for rolled in _games(rule, keep, games)], Fraction(0))


@lru_cache(256)
def _error(rule: RollRule, keep: Side, games: int) -> float:
    """The standard error of an average of so many games."""
    mean = float(brought(rule, keep, games) / games)
    squares = [(float(rule.after(rolled[-1], len(rolled) - 1)) - mean) ** 2 for rolled in _games(rule, keep, games)]
    return sqrt(sum(squares)) / games


def game_of(rule: RollRule, keep: Side, number: int) -> tuple[int, ...]:
    """What was rolled in one of these games, counted from 1: the last side counts.

    >>> game_of(RollRule(1), 4, 1), game_of(RollRule(1), 4, 2)
    ((5,), (6,))
    """
    *_, last = _games(rule, keep, number)
    return last


TRIED = re.compile(
    rf"((?:10|[1-9]) (?:{'|'.join(COSTS)}) (?:{'|'.join(WANTED)})); ([1-6]);"
    rf"((?: [0-9]{{1,5}}){{{SIDES}}})(; 1)?(; exact)?"
)


@dataclass(frozen=True, slots=True)
class RuleTried:
    """What was tried of a rule: the side that is set, how many games were played with each, whether the last was
    played alone, and whether the exact averages are shown."""

    rule: RollRule
    keep: Side = EVERY_SIDE[0]
    played: tuple[int, ...] = (0,) * SIDES
    is_alone: bool = False
    is_exact: bool = False

    @classmethod
    def each(cls, text: str) -> dict[RollRule, RuleTried]:
        """Those of a text, by their rules; what cannot be read is left out.

        >>> [*RuleTried.each("1 free high; 4; 0 0 0 1000 0 0 | 99 free high; 4; 0 0 0 0 0 0 | 2 free")]
        [RollRule(rolls=1, cost='free', wanted='high')]
        """
        found = [match.groups() for piece in text.split(" | ") if (match := TRIED.fullmatch(piece))]
        every = [
            cls(
                RollRule.of(rule),
                int(keep),
                tuple([min(int(games), MOST_GAMES) for games in played.split()]),
                bool(alone),
                bool(exact),
            )
            for rule, keep, played, alone, exact in found
        ]
        return {one.rule: one for one in every}

    def __str__(self) -> str:
        alone, exact = "; 1" if self.is_alone else "", "; exact" if self.is_exact else ""
        return f"{self.rule}; {self.keep}; {' '.join(map(str, self.played))}{alone}{exact}"

    @property
    def games(self) -> int:
        """How many games were played with the side that is set."""
        return self.played[self.keep - 1]

    def mean(self, keep: Side) -> Fraction:
        """What a game brought on average with a side, to a hundredth."""
        games = self.played[keep - 1]
        return Fraction(round(100 * brought(self.rule, keep, games) / games), 100)

    def sides(self, least: int) -> list[Side]:
        """The sides with which so many games were played."""
        return [side for side, games in zip(EVERY_SIDE, self.played, strict=True) if games >= least]

    @property
    def best(self) -> Side:
        """The side that has brought the most on average, or the least where that is wanted."""
        return (min if self.rule.wanted == "low" else max)(self.sides(FEW), key=self.mean)

    def plus(self, games: int) -> RuleTried:
        """The same after more games."""
        most = min(self.games + games, MOST_GAMES)
        return replace(
            self, played=(*self.played[: self.keep - 1], most, *self.played[self.keep :]), is_alone=games == 1
        )

    @property
    def said(self) -> str:
        """How it went with the side that is set, or how its last game went."""
        wanted, keep, games = self.rule.wanted, self.keep, self.games
        if not games:
            return say("keep-none", wanted=wanted, side=keep)
        if not self.is_alone:
            mean = mean_text(self.mean(keep))
            return say("keep-played", wanted=wanted, side=keep, games=f"{games:,}", mean=mean, many=games)
        first, *then = game_of(self.rule, keep, games)
        told = say("keep-game", first=first, then=tuple(then[:-1]), last=[first, *then][-1], again=len(then))
        paid = COSTS[self.rule.cost] * len(then)
        brings = mean_text(self.rule.after([first, *then][-1], len(then)))
        return f"{told} {say('keep-paid', wanted=wanted, paid=mean_text(paid), brings=brings)}" if paid else told

    @property
    def is_close(self) -> bool:
        """Whether another side that was tried is so near the best one that more games may change their places."""
        best = self.best

        def error(side: Side) -> float:
            return _error(self.rule, side, self.played[side - 1])

        def is_near(side: Side) -> bool:
            gap = abs(float(self.mean(side) - self.mean(best)))
            return gap < SURE * hypot(error(side), error(best))

        return any(side != best and is_near(side) for side in self.sides(FEW))

    @property
    def may_be_exact(self) -> bool:
        """Whether so much was tried that the exact averages may be shown."""
        return len(self.sides(FEW)) >= ENOUGH and not self.is_exact

    @property
    def said_exactly(self) -> str:
        """The side that is best, and what it brings, once that may be seen."""
        if not self.is_exact:
            return ""
        ends = [self.rule.promised(side) for side in EVERY_SIDE]
        end = (min if self.rule.wanted == "low" else max)(ends)
        best = tuple([side for side, one in zip(EVERY_SIDE, ends, strict=True) if one == end])
        return say("own-exact", wanted=self.rule.wanted, sides=best, mean=mean_text(end))

    @property
    def said_of_all(self) -> str:
        """Which side was best, once a thousand games were played with each."""
        if len(self.sides(MANY)) < SIDES:
            return ""
        mean = mean_text(self.mean(self.best))
        return say("own-best", wanted=self.rule.wanted, side=self.best, mean=mean, near=self.is_close)

    @property
    def found(self) -> str:
        """The rule, with the best side so far."""
        mean, tried = mean_text(self.mean(self.best)), len(self.sides(FEW))
        return say("own-tried", side=self.best, mean=mean, tried=tried, near=self.is_close, **self.rule.slots)


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepFrom(Question, AnsweredWithCards):
    """A board: a side is chosen and played, and a bar shows what a game brings on average when one keeps from there.

    Its text is the rule, the side and how many games were played with each: "1 free high; 4; 0 0 0 1000 0 0"; after
    one single game a 1 besides. Where a reader makes rules, each that was tried stands there, the one that is set last.
    """

    rule: RollRule
    is_own: bool = False
    """Whether the rule itself may be changed."""

    @property
    def solution(self) -> str:
        return ""

    def write(self, answer: Any) -> str:
        return str(answer)

    def _tried(self, draft: str) -> tuple[list[RuleTried], RuleTried]:
        """What was tried of other rules, and of the one that is set."""
        *others, now = [*RuleTried.each(draft).values()] or [RuleTried(self.rule)]
        return others, now

    def cards_on(self, desk: AnswerDesk) -> Element:
        others, now = self._tried(desk.draft)
        wanted = now.rule.wanted
        sides = (
            _choice(
                side, desk, Touch("keep", value=f"{side}"), side == now.keep, say("keep-from", wanted=wanted, side=side)
            )
            for side in EVERY_SIDE
        )
        games = (
            press(
                say("keep-play", games=many),
                desk.offers(Touch("play", steps=many)) if now.games + many <= MOST_GAMES else None,
                key=f"play-{many}",
            )
            for many in GAMES
        )
        return div(
            *(self._settings(now.rule, desk) if self.is_own else ()),
            div(span(say("keep-label", wanted=wanted)), *sides, cls="mg-adders"),
            div(*games, *(self._exactly(now, desk) if self.is_own else ()), cls="mg-bar mg-rolls"),
            still_bars(still_bars_of(now)),
            p(self._said(now), cls="mg-advice", data_key="kept-said"),
            *(_found([*others, now]) if self.is_own else ()),
            cls="mg-bars-room",
            data_key="keep-room",
        )

    def _settings(self, rule: RollRule, desk: AnswerDesk) -> Iterator[Element]:
        """What may be changed of a rule, and the rule in words."""
        rows: dict[str, list[tuple[object, object]]] = {
            "rolls": [(rolls, rolls) for rolls in range(1, MOST_ROLLS + 1)],
            "cost": [(cost, say("own-price", cost=cost)) for cost in COSTS],
            "wanted": [(wanted, say("own-number", wanted=wanted)) for wanted in WANTED],
        }
        for part, choices in rows.items():
            buttons = (
                _choice(
                    shown,
                    desk,
                    Touch(part, value=f"{value}"),
                    rule.slots[part] == value,
                    say.by("own", part, **{part: value}),
                )
                for value, shown in choices
            )
            yield div(span(say.by("own.label", part)), *buttons, cls="mg-adders", data_key=f"own-{part}")
        yield p(_told(rule), cls="mg-advice", data_key="own-rule")

    def _exactly(self, now: RuleTried, desk: AnswerDesk) -> Iterator[Element]:
        """The way to the exact averages, once some sides were tried."""
        if now.may_be_exact:
            yield press(say("own-show-exact"), desk.offers(Touch("exact")), key="exact", kind="mg-quiet")

    def _said(self, now: RuleTried) -> str:
        """How it went with the side that is set, and which side was best of the reader's rule."""
        return " ".join(filter(None, (now.said, *(now.said_exactly or now.said_of_all,) * self.is_own)))

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        (others, now), told = self._tried(desk.draft), ""
        match thing:
            case Touch("keep", value=side):
                now = replace(now, keep=int(side), is_alone=False)
            case Touch("play", steps=many):
                now = now.plus(many)
            case Touch("exact") if now.may_be_exact:
                now = replace(now, is_exact=True)
            case Touch("rolls" | "cost" | "wanted" as part, value=value):
                rule = RollRule.of(" ".join(map(str, {**now.rule.slots, part: value}.values())))
                before = {one.rule: one for one in (*others, now) if any(one.played)}
                now = replace(before.pop(rule, RuleTried(rule, now.keep)), is_alone=False)
                others, told = [*before.values()][-MOST_RULES:], _told(rule)
            case _:
                return AnswerChange()
        return AnswerChange(" | ".join(map(str, (*others, now))), " ".join(filter(None, (told, self._said(now)))))


def _choice(shown: object, desk: AnswerDesk, thing: Touch, is_set: bool, label: str) -> Element:
    """A small button of which one of a row is set."""
    return press(
        shown,
        desk.offers(thing),
        key=f"{thing.part}-{thing.value}",
        kind="mg-adder",
        aria_label=label,
        aria_pressed=str(is_set).lower(),
    )


def still_bars_of(now: RuleTried) -> Iterator[StillBar]:
    """What each side brought on average."""
    most = max(map(now.rule.promised, EVERY_SIDE)) + Fraction(1, 4)
    for side in EVERY_SIDE:
        mean = now.mean(side) if side in now.sides(1) else None
        share = 0.0 if mean is None else min(1.0, max(0.0, float(mean / most)))
        name = say("keep-name", wanted=now.rule.wanted, side=side)
        exact = float(now.rule.promised(side) / most) if now.is_exact else None
        level = exact if exact is None else min(1.0, max(0.0, exact))
        yield StillBar(name, mean_text(mean) if mean is not None else "", share, side == now.keep, level=level)


def _told(rule: RollRule) -> str:
    """The rule that a reader made, in a sentence."""
    return say("own-rule", **rule.slots)


def _found(every: Iterable[RuleTried]) -> list[Element]:
    """The best side so far in each of the last rules, the newest last."""
    found = [one.found for one in every if one.sides(FEW)][-MOST_RULES:]
    return [p(line, data_key=f"found-{at}") for at, line in enumerate([say("own-found"), *found] if found else [])]


def keeping(rolls: int) -> KeepFrom:
    """The board for a die that may be rolled so often again."""
    return KeepFrom(prompt=say("keep-try"), why=Explanation(""), rule=RollRule(rolls))


def own_rule(rolls: int) -> KeepFrom:
    """The same with a rule that the reader makes, beginning with that one."""
    return KeepFrom(prompt=say("own-try"), why=Explanation(""), rule=RollRule(rolls), is_own=True)
