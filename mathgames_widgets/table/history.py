"""What happened so far, newest first; every move that lies open can be asked why it was made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mathgames_widgets.core.game import Action, AnyBot, Event, Player
from mathgames_widgets.core.match import AnyMatch
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, form, input_, li, ol, p, span
from mathgames_widgets.page.page import Offers
from mathgames_widgets.table.faces import PERSON
from mathgames_widgets.table.frame import ask_button
from mathgames_widgets.table.screen import Press, Screen

say = room(__name__)


@dataclass(frozen=True, slots=True)
class Moment:
    """An event of the game: the number of its turn, and its place among what that turn brought about."""

    turn: int
    place: int


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log; `why` answers where a move lies behind it and the line was asked."""

    moment: Moment
    sentence: str
    is_move: bool
    why: str | None = None


def log(lines: Sequence[LogLine], screen: Screen) -> Element | None:
    """All lines, the last one on top; nothing where nothing happened yet."""
    if not lines:
        return None
    shown = [_line(place, lines[place], screen) for place in reversed(range(len(lines)))]
    return ol(*shown, cls="mg-log-lines", data_group="log", data_key="log-lines")


def _line(place: int, line: LogLine, screen: Screen) -> Element:
    """One line. Its key counts what this seat saw: the number of the turn would tell how much others moved about."""
    return li(
        span(line.sentence),
        ask_button(
            screen,
            say("why"),
            line.moment,
            key=f"why{place}",
            kind="mg-tiny",
            aria_label=say("why-line", line=line.sentence),
        )
        if line.is_move
        else None,
        p(line.why, cls="mg-answer") if line.why else None,
        data_key=f"log{place}",
    )


# ── What has happened in a game as one seat saw it: the log, the moments of the replay, and reasons ────────


@dataclass(frozen=True, slots=True)
class History:
    """The turns of a match for whoever looks (`viewer` None: a watcher); `bot` is who plays at a seat, if no person."""

    match: AnyMatch
    viewer: Player | None
    views: Any
    bot: Callable[[Player], AnyBot | None]
    names: Sequence[str]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who sits at each place: a person, or a bot by its name."""
        bots = map(self.bot, range(self.match.players))
        return tuple(PERSON if bot is None else bot.name for bot in bots)

    def seen(self) -> list[tuple[Moment, Event]]:
        """Every event as the viewer saw it."""
        return [
            (Moment(number, place), seen)
            for number, turn in enumerate(self.match.turns)
            for place, event in enumerate(turn.events)
            if (seen := event.as_seen_by(self.viewer)) is not None
        ]

    def lines(self, asked: object, until: object = None) -> list[LogLine]:
        """The log; the line that is `asked` tells why. Where play waits at a stop, nothing is told that came later."""
        seen = self.seen()
        stops = [at for at, (_, event) in enumerate(seen) if until and self.views.pause((event,)) == until]
        return [self._line(moment, event, asked) for moment, event in (seen[: stops[-1] + 1] if stops else seen)]

    def _line(self, moment: Moment, event: Event, asked: object) -> LogLine:
        moves = self.views.moves_behind(event)
        why = self.whys(moment.turn, moves) if moves and asked == moment else None
        return LogLine(moment, self._sentence(event), bool(moves), why)

    def _sentence(self, event: Event) -> str:
        return self.match.game.sentence(event, self.names)

    # ── why ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def whys(self, turn: int, moves: Sequence[tuple[Player, Action | None]]) -> str:
        """Why a move was made, or all those that came to light at once, each with the name of the one who made it.

        An action that is None is that of the turn itself.
        """
        whys = [(player, self._why(turn, player, action)) for player, action in moves]
        if len(whys) == 1:
            return whys[0][1]
        return " ".join([say("why-by", player=self.names[player], why=why) for player, why in whys])

    def _why(self, turn: int, player: Player, action: Action | None) -> str:
        """The bot's own words, or those of an adviser with the same view."""
        turns = self.match.turns
        action = turns[turn].action if action is None else action
        at = next(n for n in range(turn, -1, -1) if turns[n].player == player and turns[n].action == action)
        view = self.match.views(player)[at]
        bot = self.bot(player)
        if bot is not None:
            return bot.because(view, action)
        return say("adviser", why=self.match.game.BOTS[-2].because(view, action))

    # ── the replay ────────────────────────────────────────────────────────────────────────────────────────────────

    def frames(self) -> list[int]:
        """The moments of the replay: the first deal (0) and every turn of which the viewer saw something."""
        return [0, *sorted({moment.turn + 1 for moment, _ in self.seen()})]

    def told_at(self, frame: int) -> str:
        """What happened to come to a frame."""
        if frame == 0:
            return say("first-deal")
        return " ".join(self._sentence(event) for moment, event in self.seen() if moment.turn == frame - 1)


# ── A game once more, step by step: as much as one seat saw of it ────────────────────────────────────────────────────


def replayed(history: History, here: int, auto: bool, offers: Offers) -> tuple[Element, ...]:
    """The table as it was at the frame `here`, and the bar that steps on."""
    match, views = history.match, history.views
    frames = history.frames()
    view = match.views(history.viewer)[here]
    stop = views.pause(match.turns[here - 1].events) if here else None
    screen = Screen(tuple(history.names), kinds=history.kinds)
    shown = views.table(view, screen) if stop is None else views.scoring(stop, screen)
    return (div(shown, cls="mg-board mg-replayed", data_key="replayed"), replay_bar(frames, here, auto, offers))


REPLAY_PACE = 1200
"""Milliseconds between two moments when a replay runs by itself."""


def replay_bar(frames: Sequence[int], here: int, auto: bool, offers: Offers) -> Element:
    """Stepping through a game: `frames` are the moments to stop at; a slider, single steps, and running by itself."""
    place, last = frames.index(here), len(frames) - 1
    step = _steps(frames, place, offers)
    on = press(say("forward"), offers(Press("replay-on")) if auto else step(place + 1), key="forward")
    if auto:
        on.attributes["data-auto"] = REPLAY_PACE
    return form(
        press(say("back"), step(place - 1), key="back"),
        press(
            say("stop" if auto else "replay-play"),
            offers(Press("auto")) if place < last else None,
            key="auto",
            kind="mg-primary",
        ),
        on,
        input_(
            type="range",
            name="frame",
            min=1,
            max=last + 1,
            value=place + 1,
            aria_label=say("replay-place"),
            aria_valuetext=say("replay-at", place=place + 1, last=last + 1),
            data_n=offers(Press("replay-to")),
            data_fresh=True,
            data_key="frame",
        ),
        span(say("replay-at", place=place + 1, last=last + 1), cls="mg-status"),
        press(say("replay-close"), offers(Press("replay")), key="leave", kind="mg-quiet", data_escape=True),
        cls="mg-bar mg-replay-bar",
        aria_label=say("replay"),
        data_key="replay-bar",
    )


def replay_keys(history: History, here: int, offers: Offers) -> dict[str, int]:
    """The arrow keys step, Home and End go to the ends."""
    frames = history.frames()
    place = frames.index(here)
    step = _steps(frames, place, offers)
    wanted = {
        "ArrowLeft": step(place - 1),
        "ArrowRight": step(place + 1),
        "Home": step(0),
        "End": step(len(frames) - 1),
    }
    return {key: offer for key, offer in wanted.items() if offer is not None}


def _steps(frames: Sequence[int], place: int, offers: Offers) -> Callable[[int], int | None]:
    def offer(to: int) -> int | None:
        return offers(Press("replay", frames[to])) if 0 <= to < len(frames) and to != place else None

    return offer
