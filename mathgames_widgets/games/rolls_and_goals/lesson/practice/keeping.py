"""A die that may be rolled again, to be tried out: from which side on it is kept, and what many games then bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
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

from ...rules.cards import EVERY_SIDE, SIDES

say = room(__name__)

GAMES = (1, 100, 1000)
"""How many may be played with one press."""
MOST_GAMES = 10_000
"""Of one rule; by then its bar hardly moves."""


LOWEST = 3
"""Where the bars begin, so that the rules can be told apart."""


def _games(seed: str, keep: int, rolls: int, games: int) -> Iterator[tuple[int, ...]]:
    """What is rolled in each game, to the side that counts."""
    thrown = Rng(f"{seed} {keep}").rolled(games * (rolls + 1), SIDES)[0]
    for start in range(0, len(thrown), rolls + 1):
        rolled = thrown[start : start + rolls + 1]
        yield rolled[: next((at for at, side in enumerate(rolled, 1) if side >= keep), len(rolled))]


@lru_cache(64)
def brought(seed: str, keep: int, rolls: int, games: int) -> int:
    """What so many games bring together, where a side is kept from `keep` on, and any other is rolled again, at most
    `rolls` times.

    >>> brought("FERN-42", 1, 1, 1000), brought("FERN-42", 4, 1, 1000)
    (3511, 4349)
    """
    return sum([rolled[-1] for rolled in _games(seed, keep, rolls, games)])


def game_of(seed: str, keep: int, rolls: int, number: int) -> tuple[int, ...]:
    """What was rolled in one of these games, counted from 1: the last side counts.

    >>> game_of("FERN-42", 4, 1, 1), game_of("FERN-42", 4, 1, 2)
    ((2, 2), (6,))
    """
    *_, last = _games(seed, keep, rolls, number)
    return last


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepFrom(Question, AnsweredWithCards):
    """A board: one of six rules is chosen and played, and a bar shows what a game with it brings on average.

    Its text is the rule and how many games were played with each: "4; 0 0 0 1000 0 0"; after one
    single game a 1 besides.
    """

    rolls: int
    """How often the die may be rolled again."""

    def _standing(self, draft: str) -> tuple[int, list[int], bool]:
        """The rule, the games played with each, and whether the last was played alone."""
        keep, games, alone = [*draft.split(";"), "", "", ""][:3]
        return int(keep or EVERY_SIDE[0]), [*map(int, games.split())] or [0] * SIDES, bool(alone)

    @property
    def _seed(self) -> str:
        return f"KEEP {self.rolls}"

    def mean(self, keep: int, games: int) -> Fraction:
        """What a game brought on average, to a hundredth."""
        total = brought(self._seed, keep, self.rolls, games)
        return Fraction(round(Fraction(100 * total, games)), 100)

    def _said(self, keep: int, games: int, *, is_alone: bool) -> str:
        """How it went with a rule, or how its last game went."""
        if not games:
            return say("keep-none", side=keep)
        if is_alone:
            rolled = game_of(self._seed, keep, self.rolls, games)
            return say("keep-game", first=rolled[0], then=rolled[1:-1], last=rolled[-1], again=len(rolled) - 1)
        return say("keep-played", side=keep, games=f"{games:,}", mean=mean_text(self.mean(keep, games)), many=games)

    def cards_on(self, desk: AnswerDesk) -> Element:
        keep, played, is_alone = self._standing(desk.draft)
        rules = (
            press(
                side,
                desk.offers(Touch("keep", value=str(side))),
                key=f"keep-{side}",
                kind="mg-adder",
                aria_label=say("keep-from", side=side),
                aria_pressed=str(side == keep).lower(),
            )
            for side in EVERY_SIDE
        )
        games = (
            press(
                say("keep-play", games=many),
                desk.offers(Touch("play", steps=many)) if played[keep - 1] + many <= MOST_GAMES else None,
                key=f"play-{many}",
            )
            for many in GAMES
        )
        return div(
            div(span(say("keep-label")), *rules, cls="mg-adders"),
            div(*games, cls="mg-bar mg-rolls"),
            still_bars(self._bars(keep, played)),
            p(self._said(keep, played[keep - 1], is_alone=is_alone), cls="mg-advice", data_key="kept-said"),
            cls="mg-bars-room",
            data_key="keep-room",
        )

    def _bars(self, keep: int, played: list[int]) -> Iterator[StillBar]:
        for side, games in zip(EVERY_SIDE, played, strict=True):
            mean = self.mean(side, games) if games else Fraction(LOWEST)
            share = min(1.0, max(0.0, float((mean - LOWEST) / (self._most - LOWEST))))
            yield StillBar(say("keep-name", side=side), mean_text(mean) if games else "", share, side == keep)

    @property
    def _most(self) -> Fraction:
        """A little more than the best rule of each roll brings."""
        most = Fraction(sum(EVERY_SIDE), SIDES)
        for _ in range(self.rolls):
            most = sum([max(Fraction(side), most) for side in EVERY_SIDE], Fraction(0)) / SIDES
        return most + Fraction(1, 4)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        keep, played, is_alone = self._standing(desk.draft)
        match thing:
            case Touch("keep", value=side):
                keep, is_alone = int(side), False
            case Touch("play", steps=many):
                played[keep - 1], is_alone = min(played[keep - 1] + many, MOST_GAMES), many == 1
            case _:
                return AnswerChange()
        draft = f"{keep}; {' '.join(map(str, played))}{'; 1' if is_alone else ''}"
        return AnswerChange(draft, self._said(keep, played[keep - 1], is_alone=is_alone))


def keeping(rolls: int) -> KeepFrom:
    """The board for a die that may be rolled so often again."""
    return KeepFrom(prompt=say("keep-try"), why=Explanation(""), rolls=rolls)
