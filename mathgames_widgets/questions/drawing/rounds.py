"""Rounds of a game with two choices against a bot that looks for habits; then one says which habit it has found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.maths.writing.words import mean_text
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, details, div, p, span, strong, summary
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.running import running
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import AnswerOutcome, Question
from mathgames_widgets.questions.reading import Reading

say = room(__name__)

ROUNDS = 12
CLEAR = 9
"""Rounds after the first that a habit has to fit; a coin gets so far with one of them in about one game of eight."""
SOME, MANY = 6, 8
"""Rounds after which one may look at what the bot has learned, or have the rest played; and after which it is told."""
TOSSES, MANY_TOSSES, PRESSES = (1, ROUNDS), (1, ROUNDS, 1000), 20
"""How often a coin is tossed with one press, and how often at most with the largest number."""
Payoffs = tuple[tuple[int, int], tuple[int, int]]
"""What each of the two choices brings against each of the two answers."""


def _other(choice: str) -> str:
    return "b" if choice == "a" else "a"


Habit = Callable[[str, bool], str]
"""What is done next after some choices, the last of which brought something or did not."""
HABITS: dict[str, Habit] = {
    "often": lambda past, won: max("ab", key=past.count),
    "again": lambda past, won: past[-1],
    "turns": lambda past, won: _other(past[-1]),
    "after": lambda past, won: past[-1] if won else _other(past[-1]),
}
"""What someone with a habit does next, by the name of the habit."""


@dataclass(frozen=True, slots=True)
class Story:
    """What the bot answered in each round, what that brought, and in how many rounds after the first each habit said
    what was done.
    """

    answers: tuple[int, ...]
    brought: tuple[int, ...]
    fits: dict[str, int]


@dataclass(frozen=True, slots=True)
class Duel:
    """A game of two choices and two answers. The bot expects the habit that has fitted best so far, and answers it.

    >>> duel = Duel(((-3, 3), (3, -3)))
    >>> duel.story("aaab").answers, sum(duel.story("aaab").brought)
    ((0, 0, 0, 0), -6)
    """

    payoffs: Payoffs

    def story(self, choices: str) -> Story:
        """Round after round; before the first, the bot expects the first choice."""
        answers: list[int] = []
        brought: list[int] = []
        fits = dict.fromkeys(HABITS, 0)
        for played, choice in enumerate(choices):
            guesses = {name: self._guess(name, choices[:played], brought) for name in HABITS}
            row = self.payoffs["ab".index(guesses[max(fits, key=fits.__getitem__)])]
            answers.append(row.index(min(row)))
            brought.append(self.payoffs["ab".index(choice)][answers[-1]])
            for name, guess in guesses.items():
                fits[name] += bool(played) and guess == choice
        return Story(tuple(answers), tuple(brought), fits)

    def _guess(self, name: str, past: str, brought: Sequence[int]) -> str:
        return HABITS[name](past, brought[-1] > 0) if past else "a"

    def with_rest(self, choices: str) -> str:
        """All rounds, where the rest is played by the habit that has fitted best so far.

        >>> Duel(((-3, 3), (3, -3))).with_rest("ababab")
        'abababababab'
        """
        fits = self.story(choices).fits
        habit = max(fits, key=fits.__getitem__)
        while len(choices) < ROUNDS:
            choices += self._guess(habit, choices, self.story(choices).brought)
        return choices

    def habits(self, choices: str) -> tuple[str, ...]:
        """The habits that fit most often; none where no habit is clear."""
        fits = self.story(choices).fits
        best = max(fits.values())
        return tuple([name for name in HABITS if fits[name] == best]) if best >= CLEAR else (NO_HABIT,)


NO_HABIT = "none"


@dataclass(frozen=True, slots=True)
class Letters:
    """What stands below the bars of rounds: a letter for each choice, one for each answer, and what they are; no row of
    choices where they have no name."""

    choices: tuple[str, str]
    answers: tuple[str, str]
    heads: tuple[str, str]


def past_row(
    brought: Sequence[int],
    rounds: int,
    said: str,
    choices: str = "",
    answers: Sequence[int] = (),
    letters: Letters | None = None,
) -> Element:
    """Rounds in a row: a high bar brought something, a low one cost. The letters below say what both players did."""
    bars: list[Element] = [span(cls=f"mg-past {'mg-past-won' if points > 0 else 'mg-past-lost'}") for points in brought]
    bars += [span(cls="mg-past") for _ in range(rounds - len(brought))]
    if letters is None:
        return div(*bars, cls="mg-past-row", role="img", aria_label=said, data_key="row")
    own, others = letters.heads
    empty = [span() for _ in range(rounds - len(brought))]
    chosen = [span(letters.choices["ab".index(choice)]) for choice in choices]
    return div(
        span(),
        *bars,
        *([span(own, cls="mg-past-head"), *chosen, *empty] if own else []),
        span(others, cls="mg-past-head"),
        *[span(letters.answers[answer]) for answer in answers],
        *empty,
        cls="mg-past-row mg-past-told",
        style=f"--rounds: {rounds}",
        role="img",
        aria_label=said,
        data_key="row",
    )


@dataclass(frozen=True, slots=True)
class RoundsPlayed:
    """The choices of all rounds so far, and the habit that someone names."""

    choices: str = ""
    habit: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRounds(Question, AnsweredWithCards):
    """Which habit did the bot find in one's own rounds? The text is "abab…; turns", each choice a letter.

    >>> asked = PlayRounds(prompt="", why=Explanation(""), duel=Duel(((-3, 3), (3, -3))), rows=("x", "y"), said=str)
    >>> asked.judge("ab" * 6 + "; turns").right, asked.judge("abba; turns").outcome
    (True, <AnswerOutcome.UNFINISHED: 'unfinished'>)
    >>> asked.judge("ab" * 6 + "; again").said
    'Not yet: you do the same again. That is true of 0 of 11 rounds, but another habit shows in more of them.'
    """

    is_open: ClassVar[bool] = True

    duel: Duel
    rows: tuple[str, str]
    """What one can choose."""
    said: Callable[[str, int], str]
    """What happened in a round: the choice and the answer, in a sentence."""
    letters: Letters | None = None
    laid: Callable[[str, int | None], Element] | None = None
    """How a choice looks as cards, against an answer or before there is one."""

    def check(self, answer: Any) -> RoundsPlayed:
        if set(answer.choices) - set("ab") or len(answer.choices) > ROUNDS or answer.habit not in (*NAMED, ""):
            raise ReadError(say("rounds-unread", rounds=ROUNDS))
        if len(answer.choices) == ROUNDS and not answer.habit:
            raise ReadError(say("rounds-no-habit"))
        return RoundsPlayed(answer.choices, answer.habit)

    def read(self, text: str) -> RoundsPlayed:
        if not text.strip():
            raise ReadError(say("rounds-nothing", rounds=ROUNDS))
        return self.check(_drafted(text))

    def write(self, answer: RoundsPlayed) -> str:
        return f"{answer.choices}; {answer.habit}"

    def say(self, answer: RoundsPlayed) -> str:
        return say.by("habit", answer.habit or NO_HABIT)

    @property
    def solution(self) -> RoundsPlayed:
        return RoundsPlayed("ab" * (ROUNDS // 2), "turns")

    def is_right(self, answer: RoundsPlayed) -> bool:
        return len(answer.choices) == ROUNDS and answer.habit in self.duel.habits(answer.choices)

    def _judged(self, given: Reading) -> Any:
        played: RoundsPlayed = given.answer
        if len(played.choices) < ROUNDS:
            said = say("rounds-unfinished", played=len(played.choices), rounds=ROUNDS)
            return self._not_right(AnswerOutcome.UNFINISHED, said)
        return Question._judged(self, given)

    def lacks(self, answer: RoundsPlayed) -> str:
        if answer.habit == NO_HABIT:
            return say("rounds-some-habit", fits=max(self.duel.story(answer.choices).fits.values()), of=ROUNDS - 1)
        if self.duel.habits(answer.choices) == (NO_HABIT,):
            return say("rounds-no-clear", fits=self.duel.story(answer.choices).fits[answer.habit], of=ROUNDS - 1)
        return say("rounds-other", fits=self.duel.story(answer.choices).fits[answer.habit], of=ROUNDS - 1)

    def told(self, answer: RoundsPlayed) -> Explanation:
        """How often each habit says what was done, the best first."""
        story = self.duel.story(answer.choices)
        counted = sorted(((many, name) for name, many in story.fits.items()), reverse=True)
        steps = [say("rounds-fits", habit=name, fits=many, of=ROUNDS - 1) for many, name in counted]
        total = Fraction(sum(story.brought))
        told = {"total": plain(total), "mean": plain(total / ROUNDS)}
        clear = {"clear": CLEAR, "of": ROUNDS - 1}
        fitting = self.duel.habits(answer.choices)
        several = len(fitting) > 1 and answer.habit in fitting
        claim = (
            say("rounds-several", many=len(fitting), **told)
            if several
            else say("rounds-why", habit=answer.habit or NO_HABIT, **told, **clear)
        )
        last = say("rounds-first"), say("rounds-clear", near=CLEAR - 1, **clear)
        return Explanation(claim, why=tuple(map(Explanation, (*steps, *last))))

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        played = _drafted(desk.draft)
        is_over = len(played.choices) == ROUNDS
        plays = [
            press(
                self.laid(choice, None) if self.laid else name,
                desk.offers(Touch("play", value=choice)),
                key=f"play-{choice}",
                aria_label=name if self.laid else None,
            )
            for choice, name in zip("ab", self.rows, strict=True)
            if not is_over
        ]
        afresh = press(say("rounds-again"), desk.offers(Touch("afresh")) if played.choices else None, key="afresh")
        is_some = SOME <= len(played.choices) < ROUNDS
        rest = press(say("rounds-rest"), desk.offers(Touch("rest")), key="rest", kind="mg-quiet") if is_some else None
        return div(
            div(*plays, self._last(played), cls="mg-round-plays", data_key="plays") if plays else None,
            self._row(played),
            p(self._now(played), cls="mg-advice", data_key="now"),
            self._learned(played) if is_some else None,
            self._habits(played, desk) if is_over else None,
            div(afresh, rest, cls="mg-bar", data_key="more"),
            cls="mg-rounds",
            data_key="rounds",
        )

    def _last(self, played: RoundsPlayed) -> Element | None:
        """The cards of the round that was played last, with what they brought; an empty place before the first."""
        if self.laid is None:
            return None
        if not played.choices:
            return span(cls="mg-round-now", data_key="last")
        story = self.duel.story(played.choices)
        is_won = story.brought[-1] > 0
        return span(
            self.laid(played.choices[-1], story.answers[-1]),
            strong(f"= {plain(Fraction(story.brought[-1]))}", cls="mg-round-won" if is_won else "mg-round-lost"),
            cls="mg-round-now",
            aria_hidden="true",
            data_key="last",
        )

    def _row(self, played: RoundsPlayed) -> Element:
        """All rounds in a row."""
        story = self.duel.story(played.choices)
        won = sum(points > 0 for points in story.brought)
        said = say("rounds-row", won=won, lost=len(story.brought) - won, rounds=ROUNDS)
        return past_row(story.brought, ROUNDS, said, played.choices, story.answers, self.letters)

    def _now(self, played: RoundsPlayed) -> str:
        if not played.choices:
            return say("rounds-begin")
        last, number = played.choices[-1], len(played.choices)
        story = self.duel.story(played.choices)
        happened = self.said(last, story.answers[-1])
        return say("rounds-now", number=number, happened=happened, total=sum(story.brought))

    def _learned(self, played: RoundsPlayed) -> Element:
        """What the bot expects after the rounds so far, and why: for those who want to look, and later for everyone."""
        fits = self.duel.story(played.choices).fits
        best = max(fits, key=fits.__getitem__)
        said = say("rounds-learned", habit=best, fits=fits[best], of=len(played.choices) - 1)
        if len(played.choices) >= MANY:
            return p(strong(say("rounds-by-now")), " ", said, data_key="learned")
        return details(summary(say("rounds-so-far")), p(said), data_key="learned")

    def _habits(self, played: RoundsPlayed, desk: AnswerDesk) -> Element:
        ways = [
            press(
                say.by("habit", name),
                desk.offers(Touch("habit", value=name)),
                key=f"habit-{name}",
                aria_pressed=str(played.habit == name).lower(),
            )
            for name in NAMED
        ]
        return div(
            p(say("rounds-which"), data_key="which"),
            div(*ways, cls="mg-bar mg-habits", role="group", aria_label=say("rounds-which"), data_key="ways"),
            data_key="habits",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        played = _drafted(desk.draft)
        match thing:
            case Touch("play", value=choice) if len(played.choices) < ROUNDS:
                fresh = RoundsPlayed(played.choices + choice)
                return AnswerChange(self.write(fresh), self._now(fresh))
            case Touch("rest") if played.choices:
                fresh = RoundsPlayed(self.duel.with_rest(played.choices))
                return AnswerChange(self.write(fresh), self._now(fresh))
            case Touch("habit", value=name):
                return AnswerChange(self.write(RoundsPlayed(played.choices, name)), say.by("habit", name))
            case Touch("afresh"):
                return AnswerChange("", say("rounds-begin"))
        return AnswerChange()


NAMED = (*HABITS, NO_HABIT)


def _drafted(text: str) -> RoundsPlayed:
    """The rounds so far."""
    choices, _, habit = text.partition(";")
    return RoundsPlayed("".join(choices.split()), habit.strip())


# ── a coin that chooses ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class TossRounds(Question, AnsweredWithCards):
    """A board: a coin chooses in each round, against a bot that looks for habits or always answers the same; or the
    choice stays, and the answer comes by chance.

    Its text is how often the coin was tossed.
    """

    is_to_play: ClassVar[bool] = True

    duel: Duel
    said: Callable[[str, int], str]
    letters: Letters
    always: int | None = None
    """What the other player answers in every round."""
    drawn: tuple[int, ...] = ()
    """The answers of which one is drawn in each round, all equally likely; then the first choice stays."""
    times: tuple[int, ...] = TOSSES

    @property
    def most(self) -> int:
        """How many rounds can be played."""
        return PRESSES * max(self.times)

    @property
    def expected(self) -> Fraction | None:
        """What a round brings on average; None where that depends on what the other player answers.

        >>> from dataclasses import replace
        >>> duel, letters = Duel(((-3, 3), (1, -1))), Letters(*[("", "")] * 3)
        >>> board = TossRounds(prompt="", why=Explanation(""), duel=duel, said=str, letters=letters, drawn=(0, 1, 1, 1))
        >>> str(board.expected), str(replace(board, drawn=(), always=1).expected), replace(board, drawn=()).expected
        ('3/2', '1', None)
        """
        if self.drawn:
            return Fraction(sum([self.duel.payoffs[0][answer] for answer in self.drawn]), len(self.drawn))
        means = [Fraction(sum(column), 2) for column in zip(*self.duel.payoffs, strict=True)]
        if self.always is not None:
            return means[self.always]
        return means[0] if len({*means}) == 1 else None

    @property
    def _ends(self) -> tuple[int, int]:
        """The least and the most that a round brings."""
        all_payoffs = [points for row in self.duel.payoffs for points in row]
        return min(all_payoffs), max(all_payoffs)

    @property
    def solution(self) -> int:
        return 0

    def write(self, answer: int) -> str:
        return str(answer)

    def choices(self, tosses: int) -> str:
        """How the coin fell, always the same way for the same game."""
        fallen = Rng(f"TOSS {self.duel.payoffs} {self.always}").rolled(tosses, 2)[0]
        return "".join(["ab"[side - 1] for side in fallen])

    def story(self, tosses: int) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
        """How the coin fell, what was answered, and what that brought.

        >>> duel, letters = Duel(((-3, 3), (3, -3))), Letters(*[("", "")] * 3)
        >>> board = TossRounds(prompt="", why=Explanation(""), duel=duel, said=str, letters=letters, always=1)
        >>> fallen, answers, brought = board.story(12)
        >>> set(answers), [3 if choice == "a" else -3 for choice in fallen] == [*brought]
        ({1}, True)
        """
        if self.drawn:
            sides = Rng(f"DRAW {self.duel.payoffs} {self.drawn}").rolled(tosses, len(self.drawn))[0]
            answers = tuple([self.drawn[side - 1] for side in sides])
            return "a" * tosses, answers, tuple([self.duel.payoffs[0][answer] for answer in answers])
        choices = self.choices(tosses)
        if self.always is None:
            played = self.duel.story(choices)
            return choices, played.answers, played.brought
        answers = (self.always,) * tosses
        return choices, answers, tuple([self.duel.payoffs["ab".index(choice)][self.always] for choice in choices])

    def cards_on(self, desk: AnswerDesk) -> Element:
        tosses = self._tosses(desk.draft)
        choices, answers, brought = self.story(tosses)
        begin = max(0, tosses - ROUNDS)
        won = sum(points > 0 for points in brought[begin:])
        said = say("rounds-row", won=won, lost=tosses - begin - won, rounds=ROUNDS)
        presses = [
            press(
                say("play-times" if self.drawn else "toss-times", times=times),
                desk.offers(Touch("toss", steps=times)) if tosses + times <= self.most else None,
                key=f"toss-{times}",
            )
            for times in self.times
        ]
        return div(
            div(*presses, cls="mg-bar mg-rolls", data_key="tosses"),
            past_row(brought[begin:], ROUNDS, said, choices[begin:], answers[begin:], self.letters),
            running(brought, self._ends, ROUNDS, self.expected if desk.is_answered else None),
            p(self._now(tosses), cls="mg-advice", data_key="tossed"),
            cls="mg-rounds",
            data_key="toss-room",
        )

    def _now(self, tosses: int) -> str:
        if not tosses:
            return say("play-begin" if self.drawn else "toss-begin")
        choices, answers, brought = self.story(tosses)
        total = sum(brought)
        mean = mean_text(Fraction(round(Fraction(100 * total, tosses)), 100))
        happened = self.said(choices[-1], answers[-1])
        return say("toss-now", number=tosses, happened=happened, total=total, mean=mean)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch("toss", steps=times):
                tosses = min(self._tosses(desk.draft) + times, self.most)
                return AnswerChange(str(tosses), self._now(tosses))
        return AnswerChange()

    def _tosses(self, draft: str) -> int:
        return min(int(draft), self.most) if draft.isascii() and draft.isdigit() and len(draft) < 6 else 0
