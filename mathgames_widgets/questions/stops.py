"""A game that a lesson plays on the real table: it has a script, and beside it every legal move can be tried.

Each part of the lesson has its own table, which goes on where the part before it ended. So no game is lost by reloading
the page, and nothing is shown before it was predicted: a part opens at the first press.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from typing import Any

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.core.game import Action, AnyBot, AnyGame, Player
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.core.record import RecordError
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.core.words import name_of
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import explanation, note, part as part_of, press
from mathgames_widgets.page.html import (
    Element,
    Raw,
    a,
    details,
    div,
    form,
    h2,
    header,
    input_,
    li,
    ol,
    p,
    span,
    strong,
    summary,
    ul,
)
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.questions.controls import graphs_in
from mathgames_widgets.questions.kept import KeptDecision, KeptPart
from mathgames_widgets.questions.question import Misconception, Question, Text, plain_text
from mathgames_widgets.questions.typed import number
from mathgames_widgets.table.screen import Ask, Do, Hint, Press, Screen
from mathgames_widgets.table.start import Seat, box
from mathgames_widgets.table.storage import loaded, saved
from mathgames_widgets.table.window import Window

say = room(__name__)

LEARNER = 0
"""The seat of the reader."""
NEAR_CHANCE = Fraction(1, 20)
"""How far a guess may be from a chance to be called close."""


def chance_in(text: str) -> Fraction:
    """A chance as someone types it. Raises ReadError, also for a number that can be none.

    >>> chance_in("1/3"), chance_in("50 %")
    (Fraction(1, 3), Fraction(1, 2))
    """
    if not text.strip():
        raise ReadError(say("chance-empty"))
    found = number(text)
    if not 0 <= found <= 1:
        raise ReadError(say("chance-outside"))
    return found


@dataclass(frozen=True, slots=True)
class Move:
    """A move of the learner: what to do, in words, and the reason for it."""

    action: Action
    task: str
    why: str


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the game between two stops."""

    key: str
    title: str
    moves: tuple[Move, ...]
    after: Explanation | None = None
    """Opens when the moves are made."""
    pictures: Text = ()
    """Graphs and figures that open with it."""
    decides: bool = False
    """Whether the learner decides: as many moves as the lesson has, any of them, and then a look at both."""
    task: str = ""
    """What is asked where the learner decides."""
    reveals: tuple[str, ...] = ()
    """Questions that the table answers. They stay open, and the reason waits for a guess."""
    settled: Callable[[Any], bool] = lambda view: False
    """Whether a decision is made before its last move, seen from the learner's view: what is left changes nothing."""
    begins: tuple[Move, ...] = ()
    """Moves between the part before and this one, made when it is taken up."""
    later: tuple[tuple[Any, str], ...] = ()
    """Phases of the game, and what is asked there in place of the task; after the last move of a decision, what is said
    there to one that is not the lesson's."""
    hints: tuple[str, ...] = ()
    """What helps with the first move of a decision, before what the game advises."""
    hints_alone: bool = False
    """Whether these stand in place of what the game advises, which begins with the best case, until the phase ends."""
    hints_later: Callable[[Any], Sequence[str]] | None = None
    """What helps with the other moves of a decision, seen from the learner's view, before anything of the game's."""
    task_now: Callable[[Any], str] = lambda view: ""
    """What is asked after a move in place of the task, seen from the learner's view; nothing where the task stands."""
    asks: Callable[[Any], Question | None] | None = None
    """What is asked of a decision once it is made, to be typed, seen from the learner's view after it. The comparison
    and the reason wait for the answer."""
    after_now: Callable[[Any], Explanation | None] = lambda view: None
    """What opens in place of `after`, seen from the learner's view as the table stands; nothing where that stays."""
    nudge: Callable[[Any, Action], str] = lambda view, action: ""
    """What is said once in place of a move that falls short, seen from the learner's view: made again, it counts."""
    opens: tuple[Any, ...] = ()
    """What the task asks to be pressed first, in any order; once that is done, or a move is made, `then` is asked."""
    then: str = ""
    answers: Callable[[Any, Any], str] = lambda view, action: ""
    """What is said to each move of a decision but the last, seen from the learner's view before it."""
    far_out: bool = True
    """Whether graphs show what a curve follows far from 0; the lesson may not have come to that."""
    holes: bool = True
    """Whether graphs show holes also while the question is open that comes back after this part."""
    ended: Callable[[AnyMatch], Element] | None = None
    """What the table shows where the part ends the game, in place of the game's own score and its way on."""
    ends_here: bool = False
    """Whether nothing more can be done at this table once the decision is made, but to put it back."""
    ends_quietly: bool = False
    """Whether the game keeps silent after the last move, since what it would ask next belongs to the next part."""
    decides_anew: bool = False
    """Whether another move makes a decision anew that was not the lesson's, as a card can be moved."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A move of the other player that the lesson needs, and what is said of it, perhaps as its view shows the game.

    Where it is a guess, `other` is guessed every second time that the learner decides.
    """

    action: Action
    why: str | Callable[[Any], str]
    other: Action | None = None


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player who makes the moves of a script, `made` of which are behind, and elsewhere plays as `usual`."""

    replies: tuple[Reply, ...]
    made: int
    usual: AnyBot
    guesses_other: bool = False
    name: str = "script"

    def choose(self, view: Any, actions: Collection[Any], rng: Rng) -> Action:
        """The next move of the script, or a move of its own where that does not fit what the learner did."""
        if self.made < len(self.replies):
            reply = self.replies[self.made]
            action = reply.other if self.guesses_other and reply.other is not None else reply.action
            if action in actions:
                return action
        move: Action = self.usual.choose(view, actions, rng)
        return move

    def because(self, view: Any, action: Action) -> str:
        """What the script says of a move."""
        scripted = (reply.why for reply in self.replies if action in (reply.action, reply.other))
        why = next(scripted, None) or self.usual.because(view, action)
        return why if isinstance(why, str) else why(view)


@dataclass(frozen=True, slots=True)
class Wager:
    """A chance that can be guessed at a table before the dice fall: what is asked, the chance, and why it is that."""

    asked: str
    chance: Fraction
    why: str


@dataclass(frozen=True, slots=True)
class OwnAnswer:
    """What was said to the question about the learner's own move, and whether the answer is there."""

    said: str = ""
    idea: Misconception | None = None
    is_there: bool = False


@dataclass(frozen=True, slots=True)
class FreeGoal:
    """What to reach in the deal that is played freely: the goal and how it stands, in sentences."""

    said: str
    is_reached: bool = False
    back: Explanation | None = None
    """Once the game is over, what was played."""


LookBack = Callable[[Sequence[Any], str, Callable[[str], Any]], Element | None]
"""Draws what there is to look back at, from all views so far: with the place in it that was pressed, and what offers
one to be pressed."""


class Script:
    """One game from deal to score: its seed and rules, who sits where, and the moves of the learner part by part.

    `parts` and `replies` may be functions, which say them in the language of the reader. `replies` are the moves of
    the one other player where they are written down; otherwise, and where they do not fit what the learner did, its bot
    chooses for itself. `compare` draws the learner's view beside the lesson's, as the game sees it best; without it
    both tables are shown. `weigh` says in a sentence which of the two stands better, by what the game counts. `alike`
    says whether a move is as good as the lesson's: a twin of the card, say. `as_far` says whether the learner's view
    has come as far as the lesson's, where one card can be moved twice. Where the deal is played freely, `wager` is a
    chance to be guessed; `reached` is what a view scores, with its words, of which the best so far stands above the
    table; `bound` is why nobody can score more; `goal` is what to reach in a view, checked there;
    `ended` draws from a view what was played, where the deal comes to a stop and then begins anew; `looked_back` what
    there is to look back at below any other stop, if anything, from all views so far. `too_early` is what is said in
    place of a move, for which a decision has to be made first, from the learner's view and the lesson's. `same_rival`
    is whether the other player of the free deal plays as in the lesson, where the score of the lesson is the aim.
    `free_hints` are ideas for a view of that deal, in place of the first thing that the game advises, what is missing.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: str,
        rules: Any,
        seats: tuple[Seat, ...],
        parts: tuple[Part, ...] | Callable[[], tuple[Part, ...]],
        replies: tuple[Reply, ...] | Callable[[], tuple[Reply, ...]] = (),
        compare: Callable[[Any, Any], Element] | None = None,
        alike: Callable[[Action, Action], bool] | None = None,
        weigh: Callable[[Any, Any], str] | None = None,
        wager: Callable[[Any], Wager | None] | None = None,
        reached: Callable[[Any], tuple[Fraction, str] | None] | None = None,
        bound: Callable[[], Explanation] | None = None,
        as_far: Callable[[Any, Any], bool] = lambda yours, lessons: True,
        goal: Callable[[Any], FreeGoal] | None = None,
        ended: Callable[[Any], Element] | None = None,
        looked_back: LookBack | None = None,
        too_early: Callable[[Any, Any, Action], str] = lambda yours, lessons, action: "",
        same_rival: bool = False,
        free_hints: Callable[[Any], Sequence[str]] = lambda view: (),
    ) -> None:
        self.game, self.seed, self.rules, self.as_far = game, seed, rules, as_far
        self.compare, self.alike, self.weigh, self.wager = compare, alike, weigh, wager
        self.reached, self.bound, self.goal, self.ended = reached, bound, goal, ended
        self.too_early, self.looked_back, self.same_rival = too_early, looked_back, same_rival
        self.free_hints = free_hints
        self._seats, self._parts, self._replies = seats, parts, replies

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where; a seat without a name is called by its number."""
        return tuple([replace(seat, name=seat.name or name_of(place)) for place, seat in enumerate(self._seats)])

    @property
    def parts(self) -> tuple[Part, ...]:
        """The stretches of the game."""
        return self._parts() if callable(self._parts) else self._parts

    @property
    def replies(self) -> tuple[Reply, ...]:
        """The moves of the one other player, where they are written down."""
        return self._replies() if callable(self._replies) else self._replies

    def is_like(self, own: Action, wanted: Action) -> bool:
        """Whether a move of the learner is the lesson's."""
        return own == wanted or (self.alike is not None and self.alike(own, wanted))

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the learner."""
        return tuple(move for part in self.parts for move in (*part.begins, *part.moves))

    def part(self, key: str) -> Part:
        """The part with this key. Raises ValueError, naming the parts, where there is none."""
        for part in self.parts:
            if part.key == key:
                return part
        raise ValueError(f"There is no part {key!r}; the parts are {', '.join(part.key for part in self.parts)}.")

    def before(self, part: Part) -> int:
        """How many moves the learner has made when a part begins."""
        place = [other.key for other in self.parts].index(part.key)
        return sum(len(one.begins) + len(one.moves) for one in self.parts[:place]) + len(part.begins)

    def match_at(self, moves: int) -> AnyMatch:
        """The game after so many moves of the learner and the answers to them, always the same ones."""
        return self._match_at(min(moves, len(self.moves)), language()).copy()

    @cache  # noqa: B019 - the scripts of the lessons stay as long as the package
    def _match_at(self, moves: int, tongue: str) -> AnyMatch:
        """The game that is looked at each time a table is drawn, by the language that its players are named in."""
        if not moves:
            names = [seat.name for seat in self.seats]
            return Match(self.game, len(self.seats), self.seed, rules=self.rules, names=names)
        match = self._match_at(moves - 1, tongue).copy()
        match.play(LEARNER, self.moves[moves - 1].action)
        self._let_bots_move(match)
        return match

    def _let_bots_move(self, match: AnyMatch) -> None:
        while (waiting := match.to_act()) and LEARNER not in waiting:
            seat = waiting[0]
            action, _ = bot_move(match, seat, self.bot(match, seat))
            match.play(seat, action)

    def bot(self, match: AnyMatch, seat: Player, *, guesses_other: bool = False) -> AnyBot:
        """Who plays at a seat that is not the learner's."""
        usual: AnyBot = next(bot for bot in self.game.BOTS if bot.name == self.seats[seat].who)
        made = sum(turn.player == seat for turn in match.turns)
        return Rival(self.replies, made, usual, guesses_other) if self.replies else usual


def in_words(yours: str, lessons: str, *below: Element) -> Element:
    """What is said of the learner's table and of the lesson's, and what is drawn below that."""
    return div(p(strong(say("you"), " "), yours), p(strong(say("the-lesson"), " "), lessons), *below)


class FreeTable(Window):
    """The deal of a lesson, played freely from its first card or from where a part begins.

    Where the game has a chance to be guessed, a box takes the guess, and it is compared with the chance.
    """

    DOCKS = False
    IS_LESSON = True

    def __init__(self, script: Script, begins: str = "") -> None:
        self._script, self._begins = script, script.before(script.part(begins)) if begins else 0
        self._guessed: tuple[Wager, Fraction] | None = None
        self._is_second_guess = False
        self._guess_trouble = ""
        self._highest: tuple[Fraction, str] | None = None
        self._looked_at: tuple[int, str] = 0, ""
        """How many views there were, and what was pressed in what there is to look back at."""
        super().__init__(script.game, script.seats, script.seed, script.rules)

    def forget(self) -> None:
        """The next person has no best score yet."""
        self._highest, self._guessed, self._guess_trouble = None, None, ""
        self._leave()
        self.redraw()

    @property
    def _kept_under(self) -> str:
        """Nowhere: the browser keeps the game of the page to play on."""
        return ""

    def _bot_at(self) -> Callable[[Player], AnyBot | None] | None:
        if not self._script.same_rival:
            return None
        return lambda seat: None if seat == LEARNER else self._script.bot(self._playing().match, seat)

    def _deal(self, boxes: Values) -> str:
        self._guessed, self._guess_trouble = None, ""
        if not self._begins:
            return super()._deal(boxes)
        self._start(self._script.match_at(self._begins), self._script.seats)
        return self._where()

    def _hint_texts(self) -> tuple[Hint, ...]:
        own = tuple(map(Hint, self._script.free_hints(self._playing().match.observe(LEARNER))))
        return (*own, *super()._hint_texts()[1:]) if own else super()._hint_texts()

    @property
    def _wager(self) -> Wager | None:
        """The chance to be guessed at the table as it stands."""
        view = self._playing().match.observe(LEARNER)
        return self._script.wager(view) if self._script.wager else None

    def _answer_to(self, thing: Any, values: Values) -> str:
        self._guess_trouble = ""
        match thing:
            case Press("looked-at", place):
                self._looked_at = len(self._views_so_far), place
                return ""
        wager = self._wager if self._room else None
        if thing != Press("my-chance") or wager is None:
            return super()._answer_to(thing, values)
        try:
            guess = chance_in(values.get("my-chance", ""))
        except ReadError as unread:
            self._guess_trouble = str(unread)
            return self._guess_trouble
        self._is_second_guess = self._guessed is not None and self._guessed[0] == wager
        self._guessed = wager, guess
        return self._compared(wager, guess)

    def _compared(self, wager: Wager, guess: Fraction) -> str:
        """A guess beside the chance; the first wrong one hears only which way it is off."""
        off = abs(guess - wager.chance)
        way = "high" if guess > wager.chance else "low"
        if off and not self._is_second_guess:
            return say("chance-off", way=way, near=off <= NEAR_CHANCE, guess=guess)
        how = "same" if not off else "near" if off <= NEAR_CHANCE else way
        return say("chance-compared", how=how, guess=guess, chance=wager.chance, why=wager.why)

    def _guess(self, offers: Offers) -> Element | None:
        """The box for a guess, and what has become of it, while its dice wait to be rolled."""
        if (wager := self._wager) is None:
            return None
        said = self._compared(*self._guessed) if self._guessed and self._guessed[0] == wager else self._guess_trouble
        mine = input_(type="text", name="my-chance", autocomplete="off", maxlength=12, size=6, data_key="my-chance")
        return div(
            form(
                box(wager.asked, mine),
                press(say("compare-chance"), offers(Press("my-chance")), key="compare", type="submit"),
                cls="mg-bar",
                data_key="wager",
            ),
            p(said, cls="mg-note", role="status", data_key="wager-said") if said else None,
            cls="mg-lesson-task mg-wager",
            data_key="wagered",
        )

    def _setup(self, offers: Offers) -> Element:
        deal = press(say("deal-cards"), offers(Press("deal")), key="deal", kind="mg-primary")
        return div(self._above(), div(deal, cls="mg-bar", data_key="take-up"), cls="mg-setup", data_key="free")

    def _running(self, offers: Offers) -> tuple[Any, ...]:
        return (self._above(), self._guess(offers), *super()._running(offers))

    def _stopped(self, offers: Offers) -> tuple[Any, ...]:
        if self._script.ended is None:
            scored, on = super()._stopped(offers)
            return (self._above(), scored, self._looked_back_at(offers), on)
        anew = press(self._on_words, offers(Press("deal")), key="on", kind="mg-primary mg-large")
        ended = self._script.ended(self._playing().match.observe(LEARNER))
        return (
            self._above(),
            div(ended, cls="mg-board mg-scored", data_key="scored"),
            part_of("next", anew, label=self._on_words, key="on-bar", cls="mg-bar"),
        )

    @property
    def _views_so_far(self) -> Sequence[Any]:
        return self._playing().match.views(LEARNER)

    def _looked_back_at(self, offers: Offers) -> Element | None:
        """What there is to look back at, once all cards are turned over."""
        if self._script.looked_back is None or self._step is not None:
            return None
        at, place = self._looked_at
        pressed = place if at == len(self._views_so_far) else ""
        return self._script.looked_back(self._views_so_far, pressed, lambda name: offers(Press("looked-at", name)))

    @property
    def _on_words(self) -> str:
        return say("play-anew") if self._script.ended else super()._on_words

    def _finished(self, offers: Offers) -> tuple[Any, ...]:
        return (self._above(), *super()._finished(offers))

    def _above(self) -> Element | None:
        """The goal; or the best score so far, over all games on this page."""
        if self._script.goal is not None:
            return self._aimed(self._script.goal)
        if self._script.reached is None:
            return None
        if self.match is not None and (now := self._script.reached(self.match.observe(LEARNER))) is not None:
            self._highest = max(now, self._highest or now)
        best = say("best-so-far", best=self._highest[1]) if self._highest else say("best-none")
        return div(note(best, key="best-so-far", kind="mg-task"), cls="mg-lesson-task", data_key="free-best")

    def _aimed(self, goal: Callable[[Any], FreeGoal]) -> Element:
        """The goal, how it stands, and in the end what was played."""
        match = self.match or self._script.match_at(self._begins)
        now = goal(match.observe(LEARNER))
        sign = span("✓ " if now.is_reached else "○ ", cls="mg-tick", aria_hidden="true")
        back = div(explanation(now.back, key="goal-back"), cls="mg-panel mg-reveal") if now.back else None
        return div(
            p(sign, now.said, cls="mg-note mg-task", role="status", data_key="goal"),
            back,
            cls="mg-lesson-task",
            data_key="free-goal",
            data_done="solved" if now.is_reached else None,
        )


def _to_type(prompt: str, offers: Offers) -> Element:
    """A box for the answer to a question about one's own move."""
    mine = input_(type="text", name="own-answer", autocomplete="off", maxlength=12, size=6, data_key="own-answer")
    return form(
        box(prompt, mine),
        press(say("check"), offers(Press("own-answer")), key="own-check", kind="mg-primary", type="submit"),
        press(say("show-me"), offers(Press("own-shown")), key="own-show", kind="mg-quiet"),
        cls="mg-bar",
        data_key="own-asked",
    )


def why_no_more(bound: Callable[[], Explanation]) -> Page:
    """Why nobody can score more in the free deal: folded, beside the text, where it covers no card."""

    def drawn(offers: Offers) -> Element:
        told = div(explanation(bound(), key="bound-why"), cls="mg-panel mg-right")
        return div(details(summary(say("why-no-more")), told, data_key="bound"), cls="mg-told")

    return Page(drawn)


class Told(Page):
    """What moves at a table did, and why: beside the text, where it covers no card. Made by `GuidedTable.told`."""

    def __init__(self, table: GuidedTable) -> None:
        self._of = table
        super().__init__(self._page, self._answer_to)

    def __repr__(self) -> str:
        return "<What a move did>"

    def _page(self, offers: Offers) -> Element:
        outcome = self._of.outcome(offers)
        news = self._of.answered_with if outcome else ""
        if outcome and self._of.can_put_back:
            back = press(self._of.says_back, offers(Press("put-back")), key="put-back", data_goes="table")
            outcome = (div(outcome[0], back, cls="mg-told-move", data_key="told-move"), *outcome[1:])
        return div(*outcome, cls="mg-told", data_reply=bool(news), data_news=news or None, data_key="told")

    def _answer_to(self, thing: Any, values: Values) -> None:
        match thing:
            case Press("put-back" | "own-answer" | "own-shown"):
                self._of.hear_beside(thing, values)
            case _:
                raise TypeError(f"{thing!r} cannot be taken.")

    def still(self) -> tuple[Element | Raw, ...]:
        """Nothing: on paper it stands behind the table."""
        return ()


class GuidedTable(Window):
    """The table of one part of a script: every legal move can be made there.

    What a move does is shown beside what the lesson's move would do, and *Put it back* returns to the lesson. Where the
    part is a decision, the comparison comes when as many moves are made as the lesson has.
    """

    DOCKS = False
    IS_LESSON = True

    def __init__(
        self,
        script: Script,
        key: str,
        waits: Callable[[Part], str] = lambda part: "",
        guess: Callable[[Part], str] = lambda part: "",
        decided: Callable[[], None] = lambda: None,
        moved: Callable[[Part], None] = lambda part: None,
    ) -> None:
        self._script, self._key, self._moved = script, script.part(key).key, moved
        self._waits, self._guess, self._told_of = waits, guess, decided
        self._is_reached = self._is_covered = False
        self._compared: tuple[Any, str, tuple[Element | None, Any]] = (None, "", (None, None))
        self._decided: tuple[Any, Any] | None = None
        self._told_beside: Told | None = None
        self._first: tuple[Any, Any] | None = None
        self._decided_at: int | None = None
        self._kept_decisions: tuple[KeptDecision | None, KeptDecision | None] = (None, None)
        self._kept_part: KeptPart | None = None
        self._own_answer = OwnAnswer()
        self._put_back = 0
        self._early, self._is_nudged = "", False
        self._pressed: list[Any] = []
        self._answered: tuple[list[Action], str] = [], ""
        super().__init__(script.game, script.seats, script.seed, script.rules)

    def told(self) -> Told:
        """What the moves did and why, as a page of its own, so that nothing of it lies in the table."""
        if self._told_beside is None:
            self._told_beside = Told(self)
            self.redraw()
        return self._told_beside

    def redraw(self, say: str = "") -> None:
        """Draw the table anew, and what is told beside it."""
        super().redraw(say)
        if self._told_beside is not None:
            self._told_beside.redraw()

    @property
    def part(self) -> Part:
        """The part that is played here."""
        return self._script.part(self._key)

    @property
    def wanted(self) -> Move | None:
        """The next move of the script, None when this part is played or left."""
        moves = self.part.moves
        return moves[self._made] if self._made < len(moves) and not self._has_left else None

    @property
    def _own(self) -> list[Action]:
        """What the learner did in this part."""
        turns = self._playing().match.turns
        return [turn.action for turn in turns if turn.player == LEARNER][self._script.before(self.part) :]

    @property
    def _made(self) -> int:
        return len(self._own)

    @property
    def _followed(self) -> int:
        """How many of these moves are the lesson's, from the first on."""
        pairs = enumerate(zip(self._own, self.part.moves, strict=False))
        return next(
            (place for place, (own, move) in pairs if not self._script.is_like(own, move.action)),
            min(self._made, len(self.part.moves)),
        )

    @property
    def _has_left(self) -> bool:
        """Whether a move was made that is not the lesson's."""
        return self._followed < self._made

    @property
    def is_done(self) -> bool:
        """Whether the part was played to its end, in the lesson's way or, where it is a decision, in another."""
        return self._is_reached

    @property
    def decision(self) -> str:
        """What the learner last decided here, beside the lesson's way; nothing where there was nothing to decide."""
        return self._judged(self._decided)

    @property
    def is_as_lesson(self) -> bool:
        """Whether that is the lesson's choice."""
        return self._decided is not None and self._decided[0] == self._decided[1]

    @property
    def first_decision(self) -> str:
        """What was decided here first, where something else was decided after it."""
        first = self._judged(self._first)
        return "" if first == self.decision else first

    def _judged(self, decided: tuple[Any, Any] | None) -> str:
        if decided is None:
            return ""
        yours, lessons = decided
        if yours == lessons:
            return say("chose-same")
        return (self._script.weigh(yours, lessons) if self._script.weigh else "") or say("chose-other")

    def forget(self) -> None:
        """The next person has moved and decided nothing yet: the cards lie as the part begins."""
        self._decided = self._first = self._decided_at = None
        self._kept_decisions, self._put_back, self._is_nudged = (None, None), 0, False
        self._pressed = []
        self.kept, self._kept_part, self._is_reached = "", None, False
        if self._room is not None:
            self._stand_at(0)
            self.redraw()

    # ── what the browser keeps ────────────────────────────────────────────────────────────────────────────────────

    def _keep_game(self) -> None:
        """Have the browser keep the part as it stands; a reload goes on with it."""
        if self._room is None:
            return
        if not (self._made or self._is_reached):
            self.kept = ""  # what was done is put back
            return
        last, first = self._kept_decisions
        game = saved(self._room.match, self._room.seats).to_json()
        self.kept = KeptPart(game, self._is_reached, self._put_back, self._decided_at, last, first).to_text()

    def restore(self, kept: str) -> None:
        """Take up what was decided; the game goes on when the table is taken up. What does not fit is forgotten."""
        if self._room is not None:
            return
        part = KeptPart.from_text(kept)
        if part is None or self._fitting(part.game) is None:
            self.kept = ""
            return
        self.kept, self._kept_part = kept, part
        self._is_reached, self._put_back = part.is_reached, part.put_back
        self._decided, self._first = self._recalled(part.decided), self._recalled(part.first)
        self._kept_decisions = part.decided, part.first
        self._told_of()
        self.redraw()

    def _recalled(self, kept: KeptDecision | None) -> tuple[Any, Any] | None:
        """What was decided, beside the lesson's way."""
        if kept is None or (match := self._fitting(kept.game)) is None:
            return None
        lessons = self._script.match_at(self._script.before(self.part) + kept.lessons).observe(LEARNER)
        return (lessons if kept.is_lessons else match.observe(LEARNER)), lessons

    def _fitting(self, game: str) -> AnyMatch | None:
        """A kept game; None where it cannot be read, or does not begin as this part does."""
        try:
            match, _ = loaded(game, self._game)
        except RecordError:
            return None
        begun, found = self._script.match_at(self._script.before(self.part)).record(), match.record()
        is_of_it = (found.seed, found.players, dict(found.rules)) == (begun.seed, begun.players, dict(begun.rules))
        return match if is_of_it and found.moves[: len(begun.moves)] == begun.moves else None

    def __repr__(self) -> str:
        return f"<Table of {self._game.TITLE}: {self.part.title}>"

    def _deal(self, boxes: Values) -> str:
        part, self._kept_part = self._kept_part, None
        match = self._fitting(part.game) if part else None
        if part is None or match is None:
            self._stand_at(0)
        else:
            self._start(match, self._script.seats)
            self._decided_at = part.decided_at
        return say("part-begins", where=self._where(), task=self._task())

    def _stand_at(self, moves: int) -> None:
        """The table after so many moves of this part."""
        games, self._decided_at = self._games, None
        self._own_answer = OwnAnswer()
        self._start(self._script.match_at(self._script.before(self.part) + moves), self._script.seats)
        self._games = games or self._games  # the heading takes the focus for the first deal only
        self._look_whether_done()

    def _answer_to(self, thing: Any, values: Values) -> str:
        """A move can be put back, so there is nothing to be asked before it."""
        self._early = self._too_early(thing) if isinstance(thing, Do) else ""
        if self._early:
            return self._early
        match thing:
            case Ask(about):
                self._pressed.append(about)
            case Press("put-back"):
                self._put_back += self.part.decides
                self._stand_at(0 if self.part.decides else self._followed)
                return say("put-back-done", task=self._task())
            case Press("play-part-again"):
                self._stand_at(0)
                return say("part-begins", where=self._where(), task=self._task())
            case Press("show-me"):
                self._moved(self.part)
                self._stand_at(len(self.part.moves))
                return self._task()
            case Press("own-answer") if (asked := self._own_asked) is not None:
                return self._judge_own(asked, values.get("own-answer", ""))
            case Press("own-shown") if (asked := self._own_asked) is not None:
                self._own_answer = OwnAnswer(say("own-shown", answer=asked.say(asked.solution)), is_there=True)
                return self._own_answer.said
        said = super()._answer_to(replace(thing, sure="") if isinstance(thing, Do) else thing, values)
        if self._room is not None and not self._is_played:
            self._decided_at = None  # it was taken back
        return said

    def _too_early(self, thing: Do) -> str:
        """What is said in place of a move that would end the decision before it is made."""
        if not self._is_deciding:
            return ""
        nudge = "" if self._is_nudged else self.part.nudge(self._playing().match.observe(LEARNER), thing.action)
        self._is_nudged |= bool(nudge)
        if nudge or any(move.action == thing.action for move in self.part.moves):
            return nudge
        lessons = self._script.match_at(self._script.before(self.part) + len(self.part.moves))
        yours = self._playing().match.observe(LEARNER)
        return self._script.too_early(yours, lessons.observe(LEARNER), thing.action)

    @property
    def _own_asked(self) -> Question | None:
        """The question about the learner's own move, once it is made."""
        is_made = self._is_reached and self._room is not None and self._own
        return self.part.asks(self._decided[0]) if self.part.asks and self._decided and is_made else None

    @property
    def _waits_for_own(self) -> bool:
        """Whether that question is still open."""
        return not self._own_answer.is_there and self._own_asked is not None

    def _judge_own(self, asked: Question, text: str) -> str:
        try:
            verdict = asked.judge(text)
        except ReadError as unread:
            self._own_answer = OwnAnswer(str(unread))
        else:
            self._own_answer = OwnAnswer(verdict.said, verdict.misconception, verdict.right)
        return self._own_answer.said

    def _move(self, *actions: Action) -> str:
        view, made = self._playing().match.observe(LEARNER), [*self._own, *actions]
        self._answered = made, self.part.answers(view, actions[-1])
        said = super()._move(*actions)
        if self.part.opens:
            self._asked = None  # what was to be pressed first is read, and lies over the cards
        self._moved(self.part)
        self._find_way_back()
        self._look_whether_done()
        return f"{said} {self._task()}"

    def _find_way_back(self) -> None:
        """Take moves that have come to what the lesson's bring about, by another way, as the lesson's."""
        if not self._has_left or (self.part.decides and not self._is_decided_anew) or self._paused is not None:
            return
        state, before = self._playing().match.state, self._script.before(self.part)
        for moves in range(len(self.part.moves), 0, -1):
            if self._script.match_at(before + moves).state == state:
                self._stand_at(moves)
                return

    def _show(self, told: Sequence[tuple[str, str]]) -> bool:
        return not (self.part.ends_quietly and self._is_played) and super()._show(told)

    def _look_whether_done(self) -> None:
        if not self._is_played or (self._has_left and not self.part.decides):
            return
        is_first = self._decided_at is None or self._made <= self._decided_at
        if self.part.decides and self._made and (is_first or self._is_decided_anew):
            lessons = self._lessons.observe(LEARNER)  # what comes after the decision is luck, or the next one
            self._decided = self._playing().match.observe(LEARNER) if self._has_left else lessons, lessons
            self._first, self._decided_at = self._first or self._decided, self._made
            self._keep_decision()
            self._told_of()
        self._is_reached = True

    @property
    def _is_decided_anew(self) -> bool:
        """Whether a decision was made, not the lesson's, and then changed at the table."""
        may = self.part.decides_anew and self._decided_at is not None and not self.is_as_lesson
        return may and self._paused is None and not self._playing().is_over

    def _keep_decision(self) -> None:
        room = self._playing()
        game = saved(room.match, room.seats).to_json()
        last = KeptDecision(game, self._lessons_made, is_lessons=not self._has_left)
        self._kept_decisions = last, self._kept_decisions[1] or last

    @property
    def _is_played(self) -> bool:
        """Whether the moves are made as the table stands; the part stays done when they are put back."""
        is_stopped = self.part.decides and self._made > 0 and (self._paused is not None or self._is_settled)
        is_made = self._made >= len(self.part.moves) and (not self.part.decides or self._is_as_far)
        return is_made or self._playing().is_over or is_stopped

    @property
    def _is_as_far(self) -> bool:
        """Whether as much is decided as in the lesson: a card that was moved twice is still one card."""
        if not self._has_left or (self._decided_at is not None and self._made >= self._decided_at):
            return True
        lessons = self._script.match_at(self._script.before(self.part) + len(self.part.moves))
        return self._script.as_far(self._playing().match.observe(LEARNER), lessons.observe(LEARNER))

    @property
    def _is_settled(self) -> bool:
        """Whether nothing that is left to do can change what was decided here."""
        return self.part.decides and self._made > 0 and self.part.settled(self._playing().match.observe(LEARNER))

    @property
    def _lessons(self) -> AnyMatch:
        """The lesson's game after as many moves, or after all of them where the learner's are settled."""
        return self._script.match_at(self._script.before(self.part) + self._lessons_made)

    @property
    def _lessons_made(self) -> int:
        return len(self.part.moves) if self._is_settled else min(self._made, len(self.part.moves))

    @property
    def _kept_under(self) -> str:
        """A part by itself: each begins where the part before it ended."""
        return " ".join(("part", self._game.NAME, self._key))

    def _would_lose_a_game(self) -> bool:
        """A part is begun again from where it starts; nothing is lost."""
        return False

    def _screen(self, offers: Offers | None) -> Screen:
        decides = self.part.decides
        is_undecided = decides and self._decided is None
        usual = super()._screen(offers)
        usual = replace(usual, far_out=self.part.far_out, holes=self._shows_holes, waits=bool(self._waits(self.part)))
        if self.part.ends_here and self._is_reached and self._is_played:
            usual = replace(usual, offer=None)
        return replace(usual, decides=decides, is_undecided=is_undecided)

    @property
    def _shows_holes(self) -> bool:
        """Whether the question that asks for one is answered, where there is one."""
        return self.part.holes or not self._waits(self.part)

    def _bot_at(self) -> Callable[[Player], AnyBot | None]:
        return lambda seat: (
            None
            if seat == LEARNER
            else self._script.bot(self._playing().match, seat, guesses_other=self._put_back % 2 == 1)
        )

    def _task(self) -> str:
        """What to do now: the lesson's next move, or what one decides."""
        if self._early:
            return self._early
        if self._waits_for_own:
            return say("own-first")
        if self._is_played and not self._has_left:
            return f"{say('chose-same')} {self._done}" if self.part.decides else self._done
        if self._has_left:
            return self._own_task if self._is_deciding else self._when_left
        if self.part.decides:
            return self._own_task
        wanted = self.wanted
        return self._done if wanted is None else wanted.task

    @property
    def _when_left(self) -> str:
        """What is said of moves that are not the lesson's; what one was asked to do comes first."""
        if self._is_past_lessons:
            return f"{say('chose-same')} {self._done}"
        if self.part.decides:
            if self._hides_comparison:
                return say("compare-waits")
            return self._asked_later or say("compare-last" if self.part == self._script.parts[-1] else "compare")
        if self._is_beyond:
            return say("moved-on")
        if self._hides_lessons:
            return f"{say('not-asked-for')} {self.part.moves[self._followed].task}"
        return say("elsewhere")

    @property
    def _is_beyond(self) -> bool:
        """Whether all of the lesson's moves were made, and then more."""
        return not self.part.decides and self._followed == len(self.part.moves) < self._made

    @property
    def _is_past_lessons(self) -> bool:
        """Whether the lesson's choice was made, and then more: there is nothing to compare."""
        return self.is_as_lesson and self._decided_at is not None and self._made > self._decided_at

    @property
    def _hides_lessons(self) -> bool:
        """Whether the lesson's table would answer a prediction that is still open."""
        return not self.part.decides and bool(self._guess(self.part))

    @property
    def _hides_comparison(self) -> bool:
        """Whether the lesson's choice would answer a guess that is open; one that is back has it folded."""
        key = self._guess(self.part) if self.part.decides and self.part.after is not None else ""
        return bool(key) and key != self._waits(self.part)

    @property
    def _own_task(self) -> str:
        """What is asked where the learner decides, in the phase that the game has come to, or said to the last move."""
        if now := self._task_now:
            return now
        if self.part.then and (self._made or all(thing in self._pressed for thing in self.part.opens)):
            made, said = self._answered
            return said if said and made == self._own else self.part.then
        return self._asked_later or self.part.task

    @property
    def _asked_later(self) -> str:
        """What the part asks in the phase that the game has come to, if anything."""
        phase = self._playing().match.observe(LEARNER).phase if self.part.later else None
        return next((task for then, task in self.part.later if then == phase), "")

    @property
    def _task_now(self) -> str:
        """What the part asks in place of its task, for the table as it stands between two moves of a decision."""
        is_between = self._made > 0 and self._is_deciding
        return self.part.task_now(self._playing().match.observe(LEARNER)) if is_between else ""

    @property
    def _is_deciding(self) -> bool:
        """Whether the moves of a decision are still being made."""
        return self.part.decides and not self._is_played

    @property
    def _done(self) -> str:
        """What is said when this part is played."""
        return say("part-done-last" if self.part == self._script.parts[-1] else "part-done")

    def _hint_texts(self) -> tuple[Hint, ...]:
        wanted = self.wanted
        if self._made and self.part.hints_later is not None:
            later = self.part.hints_later(self._playing().match.observe(LEARNER)) if self._is_deciding else ()
            return tuple(map(Hint, later)) or super()._hint_texts()
        if wanted is None or self.part.decides:
            is_first = not self._made or (self.part.hints_alone and self._own_task == self.part.task)
            own = tuple(map(Hint, self.part.hints)) if is_first else ()
            return own if own and self.part.hints_alone else (*own, *super()._hint_texts())
        return (Hint(wanted.why),)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _setup(self, offers: Offers) -> Element:
        first = self.part == self._script.parts[0]
        take_up = press(say("deal-cards" if first else "take-up"), offers(Press("deal")), key="deal", kind="mg-primary")
        return div(
            p(self._place(), cls="mg-introduction"),
            div(take_up, cls="mg-bar", data_key="take-up"),
            cls="mg-setup",
            data_key="part",
            data_done="solved" if self._is_reached else None,
        )

    def _status_said(self, offers: Offers) -> tuple[str, list[Element], str]:
        """What the game asks next is left out once the part is done, as it belongs to the next table, and where the
        part asks something else.
        """
        said, buttons, kind = super()._status_said(offers)
        is_left_out = (self._is_reached and self._is_played) or bool(self._task_now)
        return ("" if is_left_out and not kind and not buttons else said), buttons, kind

    def _place(self) -> str:
        parts = self._script.parts
        number = [part.key for part in parts].index(self.part.key) + 1
        return say("part", number=number, last=len(parts), title=self.part.title)

    def _running(self, offers: Offers) -> tuple[Any, ...]:
        return (self._above(offers), *super()._running(offers))

    def _stopped(self, offers: Offers) -> tuple[Any, ...]:
        scored, on = super()._stopped(offers)
        if self.part.ended is not None and self._playing().is_over:
            ended = self.part.ended(self._playing().match)
            return (self._above(offers), div(ended, cls="mg-board mg-scored", data_key="scored"))
        is_last = (self._is_reached or self._has_left) and not self._playing().is_over
        return (self._above(offers), scored, None if is_last else on)  # the page leads on from here, not the table

    def _finished(self, offers: Offers) -> tuple[Any, ...]:
        return (self._above(offers), *super()._finished(offers))

    def _above(self, offers: Offers) -> Element | None:
        """What to do, and the way back to the lesson; nothing while cards are turned over one after the other."""
        if self._step is not None:
            return None
        show = not self._is_reached and not self.part.decides
        is_again = self._is_reached and self._made > 0 and not self.can_put_back
        is_beside = self._told_beside is not None and bool(self.outcome(Offers()))  # then its button is there
        is_back = self.can_put_back and not is_beside
        return div(
            note(self._task(), key="task", kind="mg-task"),
            self._leads_on(),
            div(
                press(self.says_back, offers(Press("put-back")), key="put-back") if is_back else None,
                press(say("show-me"), offers(Press("show-me")), key="show-me", kind="mg-quiet") if show else None,
                press(say("play-part-again"), offers(Press("play-part-again")), key="play-again", kind="mg-quiet")
                if is_again
                else None,
                cls="mg-bar",
                data_key="task-bar",
            ),
            *(self.outcome(offers) if self._told_beside is None else ()),
            cls="mg-lesson-task",
            data_key="lesson-task",
            data_reply=bool(self._early) or (self._told_beside is None and bool(self.answered_with)),
            data_news=self._early or (self._told_beside is None and self.answered_with) or None,
            data_done="solved" if self._is_reached else None,
        )

    def outcome(self, offers: Offers) -> tuple[Element, ...]:
        """What the moves did beside the lesson's, and the reason, as far as it may be shown."""
        if self._room is None:
            return ()
        is_own_way = self._has_left and not self._is_beyond and not self._hides_lessons
        is_open = self._is_deciding or self._waits_for_own or self._hides_comparison
        is_compared = is_own_way and not (is_open or self._is_past_lessons)
        after = self._after()
        if not is_compared:
            return tuple(filter(None, (self._about_own(offers), after)))
        verdict, shown = self._comparison()
        told = (verdict, after, shown) if self.part.decides else (shown, verdict)
        compared = div(*told, cls="mg-compared", data_key="compared")
        if self._told_beside is not None and self._waits(self.part):
            folded = summary(say("compared-folded"))  # the question that is back comes first
            compared = details(folded, compared, cls="mg-folded", data_key="folded")
        return tuple(filter(None, (self._about_own(offers), compared, None if self.part.decides else after)))

    @property
    def can_put_back(self) -> bool:
        """Whether there is a move to be taken back: one that is not the lesson's, or a decision."""
        return self._has_left or (self.part.decides and self._made > 0)

    @property
    def says_back(self) -> str:
        """What the button for that says; in a decision it takes back every move."""
        return say("put-back", many=self._made if self.part.decides else 1)

    def hear_beside(self, thing: Press, values: Values) -> None:
        """Take what was pressed beside the table as if it had been pressed there."""
        self._take_safely(thing, values)

    def _leads_on(self) -> Element | None:
        """The way to the question that waited for this part."""
        if not self._is_reached or not (key := self._waits(self.part)):
            return None
        link = a(say("answer-now"), href="#", data_goes=key)
        return p(*say.pieces("question-is-back", link=link), cls="mg-note", data_key="leads-on")

    @property
    def answered_with(self) -> str:
        """What brings the answer to a move into sight: another text where another move was answered."""
        is_told = (self._is_reached and self._is_played) or (self._has_left and not self._is_deciding)
        is_answered = self._room is not None and is_told
        own = f", {self._own_answer.said}" if self._own_answer.said else ""
        return f"{self._made} of {len(self.part.moves)}{own}" if is_answered else ""

    def _about_own(self, offers: Offers) -> Element | None:
        """The question about the learner's own move: a box, what is said to the answer, and why it is so."""
        asked, answer = self._own_asked, self._own_answer
        if asked is None:
            return None
        prompt = plain_text(asked.prompt)
        return div(
            p(strong(prompt), tabindex=-1, data_focus="own", data_key="own-asked")
            if answer.is_there
            else _to_type(prompt, offers),
            p(answer.said, role="status", data_key="own-said") if answer.said else None,
            p(strong(say("idea", name=answer.idea.name), " ", cls="mg-misconception"), answer.idea.text)
            if answer.idea
            else None,
            (*graphs_in(asked.picture or ()), explanation(asked.why, key="own-why")) if answer.is_there else None,
            cls=f"mg-panel mg-reveal{' mg-right' if answer.is_there else ''}",
            data_key="about-own",
        )

    def _comparison(self) -> tuple[Element | None, Element]:
        """Which way is better, and what the learner's moves did beside what the lesson's would have done; drawn once
        for each position.
        """
        match = self._playing().match
        if self._compared[0] is not match.state or self._compared[1] != language():
            past = self._decided if self._decided_at is not None and self._made > self._decided_at else None
            yours, lessons = past or (match.observe(LEARNER), self._lessons.observe(LEARNER))
            weighed = self._script.weigh(yours, lessons) if self._script.weigh else ""
            verdict = p(strong(weighed), data_key="weighed") if weighed else None
            shown = (self._script.compare or self._both)(yours, lessons)
            self._compared = match.state, language(), (verdict, shown)
        return self._compared[2]

    def _both(self, yours: Any, lessons: Any) -> Element:
        screen = Screen(self._names, is_lesson=True)
        return div(
            *(
                div(strong(whose), self._views.table(view, screen), cls="mg-compared-one", data_key=key)
                for key, whose, view in (("yours", say("you"), yours), ("lessons", say("the-lesson"), lessons))
            ),
            cls="mg-compared-both",
        )

    def _after(self) -> Element | None:
        """What there is to see when the part is played, until its moves are put back or it is decided anew."""
        stands = self._is_reached and self._is_played and not self._is_deciding
        if not stands or self._waits_for_own:
            return None
        if self.part.after is None and not self.part.pictures:
            return None
        if key := self._guess(self.part):
            self._is_covered = True
            is_back = key == self._waits(self.part)  # then the link stands above, and the question below
            if is_back and self._told_beside is not None:
                return None
            link = a(say("answer-now"), href="#", data_goes=key)
            waits = (say("reason-waits"),) if is_back else say.pieces("guess-first", link=link)
            return div(p(*waits), cls="mg-panel mg-reveal", data_key="after")
        now = self.part.after_now(self._playing().match.observe(LEARNER))
        return div(*self._reveal(now), cls="mg-panel mg-right mg-reveal", data_key="after")

    def uncover(self) -> None:
        """Show the reason, where that waited for a guess which has come."""
        if self._is_covered and not self._guess(self.part):
            self._is_covered = False
            self.redraw()

    def _reveal(self, now: Explanation | None = None) -> tuple[Element, ...]:
        after = now or self.part.after
        return (*graphs_in(self.part.pictures), *([explanation(after, key="after-why")] if after else ()))

    def still(self) -> tuple[Element | Raw, ...]:
        """Before the deal the whole part: the table as it is taken up, the moves, and the table after them, to open."""
        if self.match is not None:
            return super().still()
        start = self._script.before(self.part)
        tasks = [self.part.task] if self.part.decides else [move.task for move in self.part.moves]
        after = (
            self._picture(start + len(self.part.moves), is_after=True),
            ul(*(li(strong(move.task), " ", move.why) for move in self.part.moves)),
            *self._reveal(),
        )
        page = div(
            header(h2(self._game.TITLE), p(self._place(), cls="mg-introduction"), cls="mg-head"),
            self._picture(start),
            ol(*map(li, tasks), cls="mg-moves"),
            div(details(summary(say("table-after")), *after), cls="mg-open-answers"),
            cls="mg-table",
        )
        return (page,)

    def _picture(self, moves: int, *, is_after: bool = False) -> Element:
        """The table after so many moves of the learner, to be looked at; what they led to is shown behind them only."""
        match = self._script.match_at(moves)
        stop = self._views.pause(match.turns[-1].events) if match.turns and is_after else None
        screen = Screen(match.names, is_lesson=True, far_out=self.part.far_out)
        shown: Element = (
            self._views.table(match.observe(LEARNER), screen) if stop is None else self._views.scoring(stop, screen)
        )
        return shown
