"""Games of a few rolls, to be played: how often one is won, beside the chance that someone claims."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.bars import StillBar, still_bars
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import Question

from ...rules.cards import SIDES, Dice, Side

say = room(__name__)

GAMES = (1, 100, 1000)
"""How many are played with one press."""
MOST_GAMES = 10_000


def game_of(rolls: int, number: int) -> Dice:
    """What is rolled in one of the games, counted from 1.

    >>> len(game_of(4, 1)), game_of(4, 2) == Rng("BET 4").rolled(8, 6)[0][4:]
    (4, True)
    """
    return Rng(f"BET {rolls}").rolled(number * rolls, SIDES)[0][-rolls:]


@lru_cache(64)
def won(rolls: int, side: Side, games: int) -> int:
    """In how many of so many games at least one roll is the side."""
    thrown = Rng(f"BET {rolls}").rolled(games * rolls, SIDES)[0]
    return sum(side in thrown[start : start + rolls] for start in range(0, len(thrown), rolls))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayBet(Question, AnsweredWithCards):
    """A board: games are played, and a bar shows the share that is won. Its text is how many games were played."""

    is_to_play: ClassVar[bool] = True

    rolls: int
    side: Side
    claimed: Fraction
    """The chance that someone claims: a dashed line."""

    @property
    def solution(self) -> str:
        return ""

    def write(self, answer: Any) -> str:
        return str(answer)

    def cards_on(self, desk: AnswerDesk) -> Element:
        games = _games(desk.draft)
        plays = (
            press(
                say("bet-play", games=many),
                desk.offers(Touch("play", steps=many)) if games + many <= MOST_GAMES else None,
                key=f"bet-{many}",
            )
            for many in GAMES
        )
        return div(
            div(*plays, cls="mg-bar mg-rolls"),
            still_bars(self.bars(games)),
            p(self._said(games), cls="mg-advice", data_key="bet-said"),
            cls="mg-bars-room",
            data_key="bet-room",
        )

    def bars(self, games: int) -> tuple[StillBar, StillBar]:
        """The share of the games that are won, under the claimed one, and the share of the others."""
        hits = won(self.rolls, self.side, games) if games else 0
        shares = (Fraction(hits, games), Fraction(games - hits, games)) if games else (Fraction(0), Fraction(0))
        names = say("bet-hit", side=self.side), say("bet-miss", side=self.side)
        levels = self.claimed, 1 - self.claimed
        counts = (f"{hits:,}", f"{games - hits:,}") if games else ("", "")
        one, other = (
            StillBar(name, count, float(share), level=float(level))
            for name, count, share, level in zip(names, counts, shares, levels, strict=True)
        )
        return one, other

    def _said(self, games: int) -> str:
        told = {"rolls": self.rolls, "side": self.side, "claimed": plain(self.claimed)}
        if not games:
            return say("bet-unplayed", **told)
        hits = won(self.rolls, self.side, games)
        rolled = game_of(self.rolls, games)
        return say("bet-played", many=games, games=f"{games:,}", hits=f"{hits:,}", rolled=rolled, **told)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch("play", steps=many):
                games = min(_games(desk.draft) + many, MOST_GAMES)
                return AnswerChange(f"{games}", self._said(games))
        return AnswerChange()


def _games(draft: str) -> int:
    return min(int(draft), MOST_GAMES) if draft.isascii() and draft.isdigit() and len(draft) < 6 else 0


def betting(rolls: int, side: Side, claimed: Fraction) -> PlayBet:
    """The board for games of so many rolls."""
    return PlayBet(prompt=say("bet-try", rolls=rolls), why=Explanation(""), rolls=rolls, side=side, claimed=claimed)
