"""What one screen shows of a game: set up, play, ask why, undo, save, go on, and step through the game again."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

from mathgames_widgets.core.bots import DearMove, dearest_slip, pupils_of
from mathgames_widgets.core.faults import told
from mathgames_widgets.core.game import Action, AnyBot, AnyGame, Event, IllegalAction, Player
from mathgames_widgets.core.luck import SplittingJudge
from mathgames_widgets.core.match import AnyMatch, Match, as_game
from mathgames_widgets.core.messages import You, language, room
from mathgames_widgets.core.record import RecordError
from mathgames_widgets.page.assets import dress
from mathgames_widgets.page.cards import badge, board, explanation, part, press
from mathgames_widgets.page.html import Element, button, div, h2, h3, header, p
from mathgames_widgets.page.languages import language_box
from mathgames_widgets.page.page import Offers, Page, Values, stale
from mathgames_widgets.table import frame, start as setup
from mathgames_widgets.table.history import History, Moment, log, replay_keys, replayed
from mathgames_widgets.table.lookback import (
    Better,
    LookBack,
    better_bar,
    better_told,
    closing_bar,
    left_for_puzzles,
    lookback,
)
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Ask, Best, Do, Hint, Press, Screen, Select
from mathgames_widgets.table.start import Seat, SetupError, Start, StartNotice
from mathgames_widgets.table.storage import loaded, save_room, saved
from mathgames_widgets.table.views import Views

say = room(__name__)

LONGEST_CAPTION = 10
"""Words; captions that are longer together are shown one after the other."""
LOG = logging.getLogger(__name__)
STANDING = (
    "_room", "_viewer", "_covered", "_paused", "_replay", "_auto", "_looked", "_looks_back",
    "_selected", "_asked", "_hints", "_open", "_sure", "_leaving",
)  # fmt: skip
"""What a press may change and a fault must not; what stands in the boxes is kept as it was typed."""


Look = tuple[Any, Player | None, str]
"""A state of the game, the seat from which it is seen, and the language in which it is told."""


def same(one: Look, other: Look) -> bool:
    """Whether two looks are at the very same state, from the same seat and in the same language."""
    return one[0] is other[0] and one[1:] == other[1:]


def play(
    game: AnyGame | str,
    you: str | None = None,
    bots: Sequence[str] | str | None = None,
    *,
    players: int | None = None,
    seed: str | int = "",
    rules: Any = None,
) -> Window:
    """A table for one of the games, or for the one of this name. What is given here stands in the boxes of the first
    page and can be changed there.

    >>> from mathgames_widgets.games import byorf
    >>> play(byorf, you="Asha", bots=["greedy"], seed="FERN-42")
    <Table of BYORF: being set up>
    >>> play("byorf")
    <Table of BYORF: being set up>

    `bots` names the computer players by the names in the `BOTS` of the game; with `players` above that, the others
    are people who share the screen. `bots` without `you` makes a game to watch. Raises SetupError (a ValueError) with
    one sentence for a bot that does not exist or a number of players that does not fit, and ValueError for a game that
    does not exist.
    """
    game = as_game(game)
    return Window(game, setup.seats_for(game, you, bots, players), str(seed), rules)


def steps_of(told: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """What is seen of each step, and heard. Captions that are short together are one step.

    >>> steps_of([("Ada deals.", "Ada deals the cards."), ("", "You get two."), ("Bo passes.", "Bo passes.")])
    [('Ada deals. Bo passes.', 'Ada deals the cards. You get two. Bo passes.')]
    """
    steps: list[tuple[str, str]] = []
    heard: list[str] = []
    for caption, sentence in told:
        heard.append(sentence)
        if caption:
            steps.append((caption, " ".join(heard)))
            heard = []
    if heard:
        steps[-1] = steps[-1][0], " ".join([steps[-1][1], *heard])
    together = " ".join([caption for caption, _ in steps])
    if len(together.split()) <= LONGEST_CAPTION:
        return [(together, " ".join([sentence for _, sentence in steps]))]
    return steps


class Window(Page):
    """A game as one screen shows it, from the first page to the replay. Made by `play`.

    The game itself is a `Room`. A window that is given one looks in with the seats of `held`: one at a table of many
    screens, none for a watcher; there, nothing that gives the deal away is handed out before the end.
    """

    DOCKS = True
    """Whether it fills the page where it is the page's purpose."""
    IS_LESSON = False
    """Whether a lesson plays one deal of its own here."""
    HOME = frame.HOME
    """Where the arrow in its head leads."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[Seat],
        seed: str,
        rules: Any,
        *,
        room: Room | None = None,
        held: Sequence[Player] | None = None,
    ) -> None:
        self._game = game
        look = import_module(f"{game.__name__}.table")
        dress(look)
        self._views: Any = Views(look)
        rules = (self._views.usual_rules or game.Rules)() if rules is None else rules
        self._given = rules
        self._shows_options = False
        self._said_at: tuple[str, ...] = ()
        self._boxes = setup.values_of(seats, seed, rules, self._options, game)
        self._room: Room | None = None
        self._held = None if held is None else tuple(held)
        self._viewer: Player | None = None
        self._covered = False
        self._paused: Any = None
        self._replay: int | None = None
        self._auto = False
        self._looked: LookBack | None = None
        self._looks_back = False
        self._games = 0
        self._told = ""
        self._caption = ""
        self._step: int | None = None
        self._clear()
        self._slips: dict[tuple[int, int, Player, str], DearMove | None] = {}
        self._kept_at = (0, 0)
        self._keys: dict[str, int] = {}
        self._thought: tuple[Look, tuple[Hint, ...]] = ((None, None, ""), ())
        self._possible: tuple[Look, Best | None] = ((None, None, ""), None)
        if room is not None:
            self._enter(room)
        super().__init__(self._page, self._take_safely, keep=self._kept_under)

    @property
    def _judge(self) -> SplittingJudge | None:
        """Who weighs the decisions of this game; None where the game has left it out."""
        found: SplittingJudge | None = self._views.judge
        return found

    @property
    def _kept_under(self) -> str:
        """Where the browser keeps the game; nowhere at a table of many screens, whose room keeps it."""
        return " ".join(("tab", "table", self._game.NAME)) if self._is_trusted else ""

    @property
    def _options(self) -> tuple[setup.Variant, ...]:
        """The variants of the game, with their labels."""
        return setup.with_given(self._views.options(), self._given)

    @property
    def _ways(self) -> tuple[setup.WayToPlay, ...]:
        """What has a button of its own beside Play."""
        return setup.ways_of(self._game, self._views.ways())

    def _clear(self) -> None:
        """Let go of what is selected, asked and said."""
        self._selected: Any = None
        self._asked: Any = None
        self._hints = 0
        self._open = ""
        self._sure: Do | None = None
        self._leaving = False
        self._notice = ""

    def _leave(self) -> None:
        """Leave the game that is played; the next one is not dealt yet."""
        self._room, self._replay, self._auto, self._paused, self._covered = None, None, False, None, False
        self._clear()

    @property
    def match(self) -> AnyMatch | None:
        """The game being played, None before the deal."""
        return self._room.match if self._room else None

    @property
    def room(self) -> Room | None:
        """The room of the game being played, for other windows to look in."""
        return self._room

    @property
    def viewer(self) -> Player | None:
        """The seat whose cards are on the screen; None while it is covered or only watched."""
        return None if self._covered else self._viewer

    def __repr__(self) -> str:
        if self._room is None:
            return f"<Table of {self._game.TITLE}: being set up>"
        return f"<Table of {self._game.TITLE}: {len(self._room.match.turns)} turns>"

    # ── what the room tells ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def holds_bots(self) -> bool:
        """Bots wait while a stop is shown step by step, but not for one screen of many."""
        return self._paused is not None and self._is_trusted

    def happened(self, events: Sequence[Event]) -> None:
        """Say and show what the viewer saw, and note a point where play should stop: what is shown there waits.

        What led to a stop is told in the steps of the stop: the table behind it is already the one that comes after.
        What a caption has told is not told once more at the end.
        """
        with self.in_its_language():
            self._happened(events)

    def _happened(self, events: Sequence[Event]) -> None:
        told: list[tuple[str, str]] = []
        for event in events:
            if (stop := self._views.pause((event,))) is not None:
                self._paused, self._auto = stop, False
                self._show_stop(stop)
                if at_first := self._heard_at_stop():
                    self._told += "".join([f"{sentence} " for _, sentence in told]) + f"{at_first} "
                    return
            seen = event.as_seen_by(self._viewer)
            if seen is not None:
                told.append((self._views.caption(seen, self._names), self._game.sentence(seen, self._names)))
        if not self._show(told):
            self._told += "".join([f"{sentence} " for _, sentence in told])

    def _show(self, told: Sequence[tuple[str, str]]) -> bool:
        """Show the table as it is now for a moment, with what has just happened, where others go on from here.

        The eye gets the captions, and those who listen all sentences, in their order. Whether it was shown: a single
        move of one's own stands on the page that comes anyway.
        """
        if not any(caption for caption, _ in told) or self._paused is not None or self._covered:
            return False
        match = self._playing().match
        own = match.turns[-1].player == self._viewer and self._viewer in match.to_act()
        if own or len(self._mine()) > 1:
            return False
        for self._caption, sentences in steps_of(told):
            self.show_step(f"{self._heard()}{sentences}")
        self._caption = ""
        return True

    def _show_stop(self, stop: Any) -> None:
        """Show a scored round in its steps; the last of them is the page that stays."""
        if self._covered:
            return
        for step in range(self._views.reveal_steps(stop) - 1):
            self._step, self._caption = step, self._views.reveal_caption(stop, step, self._names)
            self.show_step(self._caption)
        self._step, self._caption = None, ""

    def look_again(self, *, only_if_seen: bool = False) -> None:
        """Another window has changed the game: draw it, or, with `only_if_seen`, where that can be seen from here."""
        self._turn_to_next()
        self.redraw(self._heard())

    def _heard(self) -> str:
        """What happened since this was asked last."""
        told, self._told = self._told, ""
        return told

    # ── what is done ──────────────────────────────────────────────────────────────────────────────────────────────

    def _take_safely(self, thing: Any, values: Values) -> None:
        """Do what was asked; a fault of ours is shown under the table, and the game stands as it was."""
        before = {name: getattr(self, name) for name in STANDING}
        turns = self._turns
        self._notice, self._said_at = "", setup.place_of(thing)
        try:
            said = self._answer_to(thing, values)
            self._keep_game()
            self.redraw(said)
            if self._room is not None and before["_room"] is self._room and self._turns != turns:
                self._room.show_others(self)
            return
        except (SetupError, RecordError) as unfit:
            said = str(unfit)
        except IllegalAction as refused:
            said = self._game.sentence(refused.reason, self._names)
        except Exception as fault:
            LOG.error("A press on the table failed: %s", told(fault))
            said = say("fault", kind=type(fault).__name__, fault=f"{fault}")
        for name, value in before.items():
            setattr(self, name, value)
        self._auto = False  # what has failed would fail again
        self.frames = ()
        self._told = ""
        if self._room is not None:
            self._room.enter(self)
            self._room.as_it_was(turns)
        self._tell(said)

    def _keep_game(self) -> None:
        """Have the browser keep the game as it stands, sealed as a saved one is; a reload goes on with it."""
        now = (self._games, self._turns)
        if self._room is not None and self.keep and now != self._kept_at:
            self._kept_at = now
            self.kept = saved(self._room.match, self._room.seats).to_json()

    def restore(self, kept: str) -> None:
        """Offer to go on with the game that the browser kept; what cannot be read is forgotten.

        A game in which nothing has been played yet goes on by itself.
        """
        if self._room is not None or not self.keep:
            return
        self.kept = kept
        game = self._kept_game()
        if game is None:
            self.kept = ""
        elif not game[0].turns:
            self._take_safely(Press("continue"), {})
            return
        self.redraw()

    def _kept_game(self) -> tuple[AnyMatch, tuple[Seat, ...]] | None:
        try:
            return loaded(self.kept, self._game) if self.kept else None
        except RecordError:
            return None

    @property
    def _turns(self) -> int:
        return len(self._room.match.turns) if self._room else 0

    def _tell(self, sentence: str) -> None:
        self._notice = sentence
        self.redraw(sentence)

    def refuse(self) -> None:
        """A press on a page that is gone: said and shown."""
        self._said_at = ()
        self._tell(stale())

    def _answer_to(self, thing: Any, values: Values) -> str:
        match thing:
            case Do(_, _, sure) if sure and self._sure != thing:
                self._sure, self._open, self._asked = thing, "", None
                return sure
            case Do(action, then):
                return self._move(action, *then)
            case Select(card):
                self._selected = card
                return self._heard_at_stop() or ""
            case Ask(about):
                self._asked = None if self._asked == about else about
                if not isinstance(about, Moment):
                    self._open = ""
                return ""
            case Press(what, value):
                return self._press(what, value, values)
        raise TypeError(f"{thing!r} cannot be taken.")

    def _press(self, what: str, value: Any, values: Values) -> str:
        if what in ("players", "deal", "way", "load", "load-file", "own", "own-file"):
            self._boxes = setup.filled(self._boxes, values, self._game, self._options)
        match what:
            case "players" | "deal":
                return self._deal(self._boxes) if what == "deal" else ""
            case "way":
                way = next(offered for offered in self._ways if offered.key == value)
                said = self._deal(setup.boxes_for(way, self._boxes))
                self._auto = not self._playing().persons
                return said
            case "load" | "load-file":
                return self._load(values.get("record" if what == "load" else "text", ""))
            case "own" | "own-file":
                text = values.get(f"{value}-text" if what == "own" else "text", "")
                self._boxes, said = setup.filled_with_own(self._boxes, values, value, text, self._options)
                return said
            case "new" if value is None and self._would_lose_a_game():
                self._leaving, self._open, self._asked = True, "", None
                return say("leave-question")
            case "new" | "options":
                self._shows_options = what == "options"
                self._leave()
                return say("new-game-begun")
            case "again":
                before = self._playing()
                self._start(setup.dealt_again(before.match), before.seats)
                return say("dealt", where=self._where())
            case "continue":
                return self._load(self.kept)
            case "forget":
                self.kept = ""
                return say("forgotten")
            case "undo":
                self._undo()
                return say("taken-back")
            case "hint":
                self._hints = min(self._hints + 1, max(1, len(self._hint_texts())))
                self._open = ""
                shown = self._hint_now()
                return say("nothing-to-decide") if shown is None else shown.says
            case "open":
                self._open = "" if self._open == value else value
                self._asked = None
                return " ".join(self._help(self._playing().match.observe(self._viewer))) if self._open == "help" else ""
            case "close":
                kept = self._selected if self._is_covered_by_more() else self._views.let_go(self._selected)
                hints = self._hints if self._open or self._asked is not None else 0
                self._clear()
                self._selected, self._hints = kept, hints
                return say("closed")
            case "show":
                self._covered = False
                return say("your-view", player=self._names[self._viewer or 0])
            case "on":
                self._paused, self._asked = None, None
                said, outcome = self._go_on(), self._playing().match.outcome()
                return said or ("" if outcome is None else self._game.sentence(outcome.why, self._names))
            case "step":
                self._playing().move_bots()
                return self._heard()
            case "auto":
                self._auto = not self._auto
                return say("plays-by-itself" if self._auto else "stopped")
            case "replay":
                self._replay, self._asked = value, None
                self._auto = False
                return "" if value is None else self._history.told_at(value)
            case "replay-at":
                self._replay = max([frame for frame in self._history.frames() if frame <= value])
                self._asked, self._auto = None, False
                return self._history.told_at(self._replay)
            case "lookback":
                return self._look_back()
            case "weigh":
                return self._weigh()
            case "try":
                return self._try_again(value)
            case "replay-to":
                frames = self._history.frames()
                wanted = values.get("frame", "")
                place = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 7 else 1
                self._replay = frames[min(max(place, 1), len(frames)) - 1]
                self._auto = False
                return self._history.told_at(self._replay)
            case "replay-on":
                frames = self._history.frames()
                here = frames.index(self._replay or 0)
                self._replay = frames[min(here + 1, len(frames) - 1)]
                self._auto = self._auto and here + 2 < len(frames)
                return self._history.told_at(self._replay)
        raise ValueError(f"{what!r} is no button of this table.")

    def _look_back(self) -> str:
        """Open the look back on the game and begin to weigh, or close it."""
        self._looks_back, self._asked = not self._looks_back, None
        room = self._playing()
        judge = self._judge
        if not self._looks_back or judge is None:
            self._auto = False
            return say("closed")
        if self._looked is None:
            self._looked = LookBack.begun(room.match, self._mine() or range(room.match.players), judge)
        self._auto = not self._looked.is_done
        return say("lookback-begun")

    def _weigh(self) -> str:
        """Weigh one decision more."""
        judge, looked = self._judge, self._looked
        if judge is None or looked is None:
            return ""
        self._looked = self._after_one(looked, judge)
        self._auto = self._auto and not self._looked.is_done
        return say("lookback-done") if self._looked.is_done else ""

    def _after_one(self, looked: LookBack, judge: SplittingJudge) -> LookBack:
        """One decision more is weighed, or is being weighed elsewhere."""
        return looked.after_one(judge)

    def _try_again(self, turns: int) -> str:
        """The same game once more, up to a turn."""
        before = self._playing()
        self._start(setup.dealt_again(before.match, turns), before.seats)
        return say("dealt", where=self._where())

    def _deal(self, boxes: Values) -> str:
        chosen = setup.plan(self._game, boxes, self._options, self._ways)
        names = [seat.name for seat in chosen.seats]
        self._start(Match(self._game, len(names), chosen.seed, rules=chosen.rules, names=names), chosen.seats)
        return say("dealt", where=self._where())

    def _start(self, match: AnyMatch, seats: tuple[Seat, ...]) -> None:
        self._enter(Room(match, seats, self._bot_at()))
        self._go_on()

    def _bot_at(self) -> Callable[[Player], AnyBot | None] | None:
        """Who plays where no person sits, where that is not a matter of the seats."""
        return None

    def _enter(self, room: Room) -> None:
        if self._room is not None:
            self._room.leave(self)
        self._room, self._told = room, ""
        room.enter(self)
        self._games += 1
        self._replay, self._paused, self._auto = None, None, False
        self._looked, self._looks_back = None, False
        self._clear()
        mine = self._mine()
        self._viewer, self._covered = (mine[0] if mine else None), False

    def _go_on(self) -> str:
        """A round begins or goes on. Several people at one screen: it is covered until the first of them asks."""
        room = self._playing()
        if not room.persons:
            return ""
        room.move_bots()
        waiting = self._waiting()
        if waiting and len(self._mine()) > 1:
            self._told = ""
            self._viewer, self._covered = waiting[0], True
            return self._handed_on()
        return self._heard()

    def _handed_on(self) -> str:
        return say("pass-screen", player=self._names[self._viewer or 0])

    def _load(self, text: str) -> str:
        self._start(*loaded(text, self._game))
        return say("goes-on" if self._is_running else "stands-at", where=self._where())

    def _move(self, *actions: Action) -> str:
        room, viewer = self._playing(), self._viewer
        if viewer is None or self._covered:
            raise ValueError("Nobody's cards are on the screen.")
        asked = self._asked
        self._clear()
        room.play(viewer, *actions)
        told = self._heard()
        if viewer in room.match.to_act() and self._paused is None:
            self._selected, self._asked = self._views.after(actions[-1], room.match.observe(viewer)), asked
        self._turn_to_next()
        if self._covered:
            return self._handed_on()
        return f"{told.rstrip()} {self._views.heard(room.match.observe(viewer))}".strip()

    def _would_lose_a_game(self) -> bool:
        """Whether a game goes on that a new one would put an end to."""
        return self._room is not None and not self._room.is_over

    def _can_take_back(self) -> Player | None:
        """Whose move can be taken back: one's own, or under the cover that of the one who moved last."""
        seats = self._mine() if self._covered else [self._viewer]
        return self._playing().who_can_take_back([seat for seat in seats if seat is not None])

    def _undo(self) -> None:
        """Take back the last step of a turn in the making, else the last press: one move, or all that went with it."""
        earlier = self._views.earlier(self._selected)
        if earlier is not None:
            self._selected = earlier
            return
        seat = self._can_take_back()
        if seat is None:
            raise SetupError(say("too-late"))
        self._playing().take_back(seat)
        self._clear()
        self._viewer = seat

    def _heard_at_stop(self) -> str | None:
        """What is said where play has stopped, if that is shown step by step."""
        return None if self._paused is None else self._views.heard_at_stop(self._paused, self._screen(None))

    def _turn_to_next(self) -> None:
        """Give the screen to the next person who has to act, under a cover when that is someone else."""
        waiting = self._waiting()
        if waiting and self._viewer not in waiting:
            self._viewer, self._covered = waiting[0], True

    # ── who and what ──────────────────────────────────────────────────────────────────────────────────────────────

    def _playing(self) -> Room:
        if self._room is None:
            raise ValueError("No game has been dealt yet.")
        return self._room

    @property
    def _is_trusted(self) -> bool:
        """Whether all people at the table share this screen: only then may seed and save be handed out at any time."""
        return self._held is None

    @property
    def _names(self) -> tuple[str, ...]:
        """The names at the table, as the one who looks is told them: with “You” where a single person sits here."""
        if self._room is None:
            return ()
        names, mine = self._room.match.names, self._mine()
        return tuple([You.named(name) if mine == [seat] else name for seat, name in enumerate(names)])

    def _mine(self) -> list[Player]:
        """The people who look through this window."""
        return [seat for seat in self._playing().persons if self._held is None or seat in self._held]

    def _waiting(self) -> list[Player]:
        """Those of them for whom the game waits."""
        return [seat for seat in self._playing().waiting if self._held is None or seat in self._held]

    def _screen(self, offers: Offers | None) -> Screen:
        kinds = self._history.kinds
        return Screen(
            self._names, offers, self._selected, self._asked, self._step, kinds, self._notice, is_lesson=self.IS_LESSON
        )

    @property
    def _history(self) -> History:
        """What has happened, as the one who looks saw it."""
        room = self._playing()
        return History(room.match, self._viewer, self._views, room.bot, self._names)

    def _where(self) -> str:
        return str(self._views.where(self._playing().match.observe(self._viewer)))

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _page(self, offers: Offers) -> Element:
        if self._room is None:
            head = header(
                h2(self._game.TITLE, tabindex=-1, data_focus=f"{self._games}"), cls="mg-head", data_key="head"
            )
            return div(
                head,
                StartNotice(self._notice, self._said_at).beside(),
                self._setup(offers),
                cls="mg-table",
                data_key="table",
            )
        if self._replay is not None:
            body = replayed(self._history, self._replay, self._auto, offers)
        elif self._paused is not None:
            body = self._stopped(offers)
        elif self._covered:
            body = (frame.cover(self._names[self._viewer or 0], offers, self._undo_offer(offers)),)
        elif self._room.is_over and self._looks_back:
            body = self._looking_back(offers)
        elif self._room.is_over:
            body = self._finished(offers)
        else:
            body = self._running(offers)
        close = offers(Press("close")) if self._is_open and self._replay is None else None
        page = div(
            self._head(offers),
            self._status(offers),
            *body,
            frame.drawer(self._drawn_open(offers), offers, self._open),
            cls="mg-table mg-playing",
            data_key="table",
            data_game=self._game.NAME,
            data_escape=close,
            data_docks=self.DOCKS or None,
            data_keys=json.dumps(self._keys) if self._keys else None,
        )
        hint = self._hint_now()
        return page if hint is None else Element(page.tag, page.attributes, tuple(frame.lit(page.children, hint.at)))

    @property
    def _is_open(self) -> bool:
        """Whether there is something that Escape closes: an answer, hints, a question, a card picked up."""
        is_held = self._selected != self._views.let_go(self._selected)
        return is_held or bool(self._notice) or self._is_covered_by_more()

    def _is_covered_by_more(self) -> bool:
        """Whether something is open over what is selected: it closes first, and what is selected stays."""
        return any((self._asked is not None, self._hints, self._open, self._sure is not None, self._leaving))

    def _head(self, offers: Offers) -> Element:
        match, stop = self._playing().match, self._paused
        mark = f"{self._games} {stop is not None} {self._covered and self._viewer} {self._replay is not None}"
        where = self._where() if stop is None else self._views.where_stopped(stop)
        if self._replay is not None:
            where = str(self._views.where(match.views(self._viewer)[self._replay]))
        if len(self._mine()) > 1 and self._viewer is not None and not self._covered:
            where = f"{self._names[self._viewer]} · {where}"
        tools = tuple(self._tools(offers, is_played=stop is None and not self._covered and bool(match.to_act())))
        return frame.head(self._game.TITLE, where, tools, mark=mark, home=self.HOME if self.DOCKS else "")

    def _tools(self, offers: Offers, *, is_played: bool) -> Iterator[Element]:
        """The buttons in the head, and the keys that do the same."""
        self._keys = {}
        if self._replay is not None:
            self._keys = replay_keys(self._history, self._replay, offers)
            return
        if is_played and self._mine():
            acts = self._viewer in self._playing().match.to_act()
            for key, letter, offer in (
                ("hint", "h", offers(Press("hint")) if acts else None),
                ("undo", "u", self._undo_offer(offers)),
            ):
                yield frame.tool(key, say.by("tool", key), offer)
                self._keys |= {} if offer is None else {letter: offer}
        if self._covered:
            return
        for key, letter in (("help", "?"), ("log", "l"), ("menu", "m")):
            offer = offers(Press("open", key))
            yield frame.tool(key, say.by("tool", key), offer, aria_expanded=str(self._open == key).lower())
            self._keys[letter] = offer

    # ── the line below the head ───────────────────────────────────────────────────────────────────────────────────

    def _status(self, offers: Offers) -> Element:
        """One line of fixed height: a question, a refusal, a hint, what has just happened, or what to do now."""
        said, buttons, kind = self._status_said(offers)
        return frame.status_line(said, *buttons, kind=kind)

    def _status_said(self, offers: Offers) -> tuple[str, list[Element], str]:
        if self._leaving:
            return say("leave-question"), frame.leave_buttons(offers), "mg-asks"
        if self._sure is not None:
            yes = press(say("yes"), offers(self._sure), key="sure", kind="mg-primary")
            return self._sure.sure, [yes, press(say("keep-playing"), offers(Press("close")), key="stay")], "mg-asks"
        if self._caption:
            skip = button(say("skip"), type="button", cls="mg-button", data_key="skip")
            return self._caption, [skip], "mg-happens"
        if self._notice:
            return self._notice, [], "mg-alert"
        if self._hints and self._is_running:
            return self._hint_line(offers)
        if self._replay is not None:
            return self._history.told_at(self._replay), [], "mg-told"
        if self._paused is not None and not self._covered:
            return self._views.closing(self._paused, self._names), [], "mg-told"
        if self._looks_back and self._looked is not None and self._judge is not None:
            if isinstance(self._asked, Better):
                return better_told(self._looked.at(self._asked), self._judge, self._names), [], "mg-told"
            return say("lookback-how"), [], "mg-told"
        if self._covered or not self._is_running:
            return "", [], ""
        return self._views.prompt(self._playing().match.observe(self._viewer), self._names), [], ""

    @property
    def _is_running(self) -> bool:
        return self._replay is None and self._paused is None and not self._playing().is_over

    def _hint_line(self, offers: Offers) -> tuple[str, list[Element], str]:
        hint, hints = self._hint_now(), self._hint_texts()
        if hint is None:
            return say("nothing-to-decide"), [], "mg-hints"
        buttons = []
        if hint.why is not None:
            opened = str(self._open == "hint").lower()
            buttons.append(press(say("why"), offers(Press("open", "hint")), key="hint-why", aria_expanded=opened))
        if self._hints < len(hints):
            buttons.append(press(say("more"), offers(Press("hint")), key="hint-more"))
        return hint.says, buttons, "mg-hints"

    # ── what opens over the table ─────────────────────────────────────────────────────────────────────────────────

    def _drawn_open(self, offers: Offers) -> tuple[str, Any] | None:
        if self._covered or self._replay is not None or self._caption:
            return None
        view = self._playing().match.observe(self._viewer)
        match self._open:
            case "help":
                paragraphs = [p(words) for words in self._help(view)]
                return say("tool-help"), [*paragraphs, self._rules_button(say("all-rules"), offers)]
            case "rules":
                return say("rules"), [
                    part for title, text in self._views.rules_in_short() for part in (h3(title), p(text))
                ]
            case "log":
                lines = self._history.lines(self._asked, until=self._paused)
                return say("what-happened"), log(lines, self._screen(offers)) or p(say("nothing-yet"))
            case "menu":
                return say("tool-menu"), self._menu(offers)
            case "hint" if (hint := self._hint_now()) is not None and hint.why is not None:
                return say("why"), explanation(hint.why, key="hint-why-text")
            case "best" if (best := self._best()) is not None:
                return say("what-was-possible"), best.shown
        if self._asked is None:
            return None
        found = self._views.answer(view, self._asked, self._screen(offers))
        return None if found is None else (self._views.answer_title(self._asked), found)

    def _help(self, view: Any) -> Sequence[str]:
        if self._paused is not None:
            return (say("help-stopped", button=self._on_words),)
        if self._playing().is_over:
            return (say("help-over"),)
        if self._viewer is None:
            return (say("help-watching"),)
        paragraphs: Sequence[str] = self._views.help(view)
        return paragraphs

    @property
    def _on_words(self) -> str:
        return say("see-result") if self._playing().is_over else f"{self._views.goes_on()}"

    def _rules_button(self, words: str, offers: Offers) -> Element | None:
        return press(words, offers(Press("open", "rules")), key="rules") if self._views.rules_in_short() else None

    def _menu(self, offers: Offers) -> list[Element | None]:
        room, may_know_all = self._playing(), self._may_know_all
        return [
            self._rules_button(say("rules"), offers),
            press(say("new-game"), offers(Press("new")), key="new") if self._is_trusted else None,
            button(say("full-screen"), type="button", cls="mg-button", data_fullscreen=True, data_key="fullscreen"),
            save_room(saved(room.match, room.seats).to_json(), f"{self._game.NAME}-{room.match.seed.lower()}.json")
            if may_know_all
            else None,
            p(say.pieces("seed", seed=badge(room.match.seed, cls="mg-seed")), data_key="seed")
            if may_know_all
            else None,
            frame.pace_box(),
            language_box(),
        ]

    @property
    def _may_know_all(self) -> bool:
        """Whether seed and saved game may be handed out: either deals every hand again."""
        return self._is_trusted or self._playing().is_over

    def _undo_offer(self, offers: Offers) -> int | None:
        is_possible = self._views.earlier(self._selected) is not None or self._can_take_back() is not None
        return offers(Press("undo")) if is_possible else None

    def _setup(self, offers: Offers) -> Element:
        kept = self._kept_game()
        start = Start(
            self._game,
            self._views.introduction(),
            self._options,
            self._ways,
            self._boxes,
            StartNotice(self._notice, self._said_at),
            Screen((), offers),
            self._shows_options,
        )
        return setup.start_page(start, kept[0] if kept else None)

    def _running(self, offers: Offers) -> tuple[Any, ...]:
        room = self._playing()
        view = room.match.observe(self._viewer)
        watched = None if room.persons or self._caption else frame.watch_bar(offers, auto=self._auto)
        return (self._views.table(view, self._screen(offers)), watched)

    def _stopped(self, offers: Offers) -> tuple[Any, ...]:
        offer = None if self._step is not None else offers(Press("on"))
        on = press(self._on_words, offer, key="on", kind="mg-primary mg-large")
        return (
            div(self._views.scoring(self._paused, self._screen(offers)), cls="mg-board mg-scored", data_key="scored"),
            part("next", on, label=say("go-on"), key="on-bar", cls="mg-bar"),
        )

    def _finished(self, offers: Offers) -> tuple[Any, ...]:
        match, screen = self._playing().match, self._screen(offers)
        view, outcome = match.observe(self._viewer), match.outcome()
        assert outcome is not None, "only a game that is over is finished"
        last = replace(screen, offer=None, selected=None, asked=None)
        best = self._best()
        buttons = [
            press(say("play-again"), offers(Press("again")), key="again", kind="mg-primary mg-large")
            if self._is_trusted
            else None,
            press(say("ask-possible"), offers(Press("open", "best")), key="best") if best is not None else None,
            press(say("lookback-open"), offers(Press("lookback")), key="lookback") if self._may_look_back else None,
            press(say("step-through"), offers(Press("replay", 0)), key="replay"),
            press(say("options"), offers(Press("options")), key="options", kind="mg-quiet")
            if self._is_trusted
            else None,
        ]
        return (
            board(
                part(
                    "aim",
                    frame.verdict(outcome, self._viewer, self._names, persons=self._playing().persons),
                    p(self._game.sentence(outcome.why, self._names), cls="mg-advice", data_key="broke-the-tie")
                    if outcome.why.broke_a_tie
                    else None,
                    p(best.says, cls="mg-advice") if best is not None else None,
                    *map(self._believed, self._pupils),
                    label=say("how-it-ended"),
                    key="ended",
                ),
                part("more", self._views.over(view, outcome, screen), label=say("the-places"), key="over-places"),
                part(
                    "more",
                    self._views.table(view, last),
                    label=say("the-last-table"),
                    key="last-table",
                ),
                part("next", *buttons, label=say("go-on"), key="over-bar", cls="mg-bar"),
                key="over-board",
                cls="mg-ended",
            ),
        )

    @property
    def _may_look_back(self) -> bool:
        """Whether decisions are weighed here: not in a lesson, and at a table of many screens for those who played."""
        may = self._is_trusted or self._viewer is not None
        return may and not self.IS_LESSON and self._judge is not None

    @property
    def _pupils(self) -> list[Player]:
        """The seats of bots that played like a pupil."""
        names = [pupil.name for pupil in pupils_of(self._game)]
        return [seat for seat, holder in enumerate(self._playing().seats) if holder.who in names]

    def _believed(self, seat: Player) -> Element:
        """What such a bot believed, and where that cost it most; worked out once."""
        room = self._playing()
        pupil = next(candidate for candidate in pupils_of(self._game) if candidate.name == room.seats[seat].who)
        moment = self._games, len(room.match.turns), seat, language()
        if moment not in self._slips:
            self._slips = {moment: dearest_slip(room.match, seat, pupil)}
        slip = self._slips[moment]
        return p(
            say("pupil-was", player=self._names[seat], believed=pupil.believed()),
            f" {say('pupil-cost', slip=slip.says)}" if slip else "",
            cls="mg-advice",
            data_key=f"believed-{seat}",
        )

    def _looking_back(self, offers: Offers) -> tuple[Any, ...]:
        match, judge = self._playing().match, self._judge
        assert judge is not None and self._looked is not None, "a look back has begun"
        if isinstance(self._asked, Better):
            looked_at = self._looked.at(self._asked)
            seen = judge.shown(looked_at.decision, looked_at.best.choice)
            shown = self._views.table(seen, Screen(tuple(self._names), kinds=self._history.kinds))
            return (div(shown, cls="mg-board mg-replayed", data_key="better"), better_bar(self._asked, offers))
        drawn = lookback(
            self._looked,
            match,
            judge,
            self._screen(offers),
            self._viewer if self._mine() else None,
            auto=self._auto,
            may_try=self._is_trusted,
        )
        own = self._is_trusted and len(self._mine()) == 1
        mail = left_for_puzzles(self._looked, match, frame.PUZZLES) if own else None
        return (div(mail, drawn, closing_bar(offers), cls="mg-board mg-looked", data_key="lookback-board"),)

    # ── hints and log ─────────────────────────────────────────────────────────────────────────────────────────────

    def _hint_texts(self) -> tuple[Hint, ...]:
        """The hints for this moment; thought out once, however often the page is drawn."""
        moment = self._moment
        if not same(self._thought[0], moment):
            hints = self._views.hint(self._playing().match.observe(self._viewer))
            self._thought = (
                moment,
                tuple(hint if isinstance(hint, Hint) else Hint(hint.claim, (), hint) for hint in hints),
            )
        view = self._playing().match.observe(self._viewer)
        return tuple(self._views.in_view_of(self._thought[1], view, self._selected))

    @property
    def _moment(self) -> Look:
        """What is looked at now, and from which seat."""
        return self._playing().match.state, self._viewer, language()

    def _best(self) -> Best | None:
        """What was possible, at the end; thought out once."""
        if self._viewer is None or not self._playing().is_over:
            return None
        moment = self._moment
        if not same(self._possible[0], moment):
            match = self._playing().match
            found = self._views.best(match.observe(self._viewer), self._names)
            self._possible = (
                moment,
                self._views.best_of_game(match.views(self._viewer), self._names) if found is None else found,
            )
        return self._possible[1]

    def _hint_now(self) -> Hint | None:
        """The hint that is shown."""
        if not self._hints or self._covered or not self._is_running:
            return None
        hints = self._hint_texts()
        return hints[min(self._hints, len(hints)) - 1] if hints else None
