"""What was answered at a checkpoint: round by round, and as the text that the browser keeps."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from typing import Any, Literal, get_args

from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions.question import Misconception, Question, plain_text, was_right

Way = Literal["", "easier", "harder"]
"""How hard the numbers of a round are, beside the question of the lesson."""
WAYS = get_args(Way)

VERSION = 1
LONGEST = 200_000
"""Characters of a kept text; what is longer was not written by us."""
MOST_TRIES = 40
"""Tries kept of one round; older ones are dropped."""
MOST_HINTS = 3
"""Hints that a question may have."""
MOST_REASONS = 5
"""Reasons of which one is chosen."""
MOST_DRAWS = 20
"""Draws after which new numbers may look like the ones before: a question has perhaps no others."""


@dataclass(frozen=True, slots=True)
class Round:
    """The tries at one set of numbers, and what was asked for beside them."""

    tries: tuple[str, ...] = ()
    """The answers as texts; the last is the one on the page."""
    hinted: int = 0
    """How many hints were asked for."""
    shown: bool = False
    """Whether the answer was shown."""
    way: Way = ""
    """How its numbers were drawn: as hard as the question, or the easier or the harder twin."""
    right: int | None = None
    """Which try was right first when it was given, counted from 1, and 0 where none was. What was right stays so.

    None where an older version has kept the round.
    """
    reason: int | None = None
    """Which reason was chosen last, by its place, where the question asks for one."""

    def with_try(self, text: str, right: bool = False) -> Round:
        """One more answer; a wrong one that was tried before is no other try, and only stands last again.

        >>> Round().with_try("2").with_try("3", right=True).with_try("4").right
        2
        >>> Round().with_try("2").with_try("5").with_try("2").tries
        ('5', '2')
        """
        if not right and text in self.tries:
            rest = tuple([tried for tried in self.tries if tried != text])
            return self if self.right else replace(self, tries=(*rest, text))
        first = self.right or (len(self.tries) + 1 if right else 0)
        reason = self.reason if self.tries[-1:] == (text,) else None  # another answer has a reason of its own
        return replace(self, tries=(*self.tries, text)[-MOST_TRIES:], right=first, reason=reason)

    def to_json(self) -> dict[str, Any]:
        """What the browser keeps of it."""
        hinted = self.hinted if self.hinted > 1 else bool(self.hinted)
        kept = {"tries": list(self.tries), "hinted": hinted, "shown": self.shown}
        kept |= {} if self.right is None else {"right": self.right}
        kept |= {} if self.reason is None else {"reason": self.reason}
        return kept | ({"way": self.way} if self.way else {})


@dataclass(frozen=True, slots=True)
class Answers:
    """All rounds at one checkpoint: the first with the numbers of the lesson, the others with new ones.

    >>> kept = Answers((Round(("1/2", "3/5")),)).to_text()
    >>> kept
    '{"version":1,"rounds":[{"tries":["1/2","3/5"],"hinted":false,"shown":false}]}'
    >>> Answers.from_text(kept).now.tries
    ('1/2', '3/5')
    """

    rounds: tuple[Round, ...] = (Round(),)

    @property
    def now(self) -> Round:
        """The round on the page."""
        return self.rounds[-1]

    @property
    def turn(self) -> int:
        """How often there were new numbers."""
        return len(self.rounds) - 1

    def with_round(self, changed: Round) -> Answers:
        """The round on the page changed."""
        return Answers((*self.rounds[:-1], changed))

    @property
    def ways(self) -> tuple[Way, ...]:
        """How the numbers of each round were drawn."""
        return tuple(round.way for round in self.rounds)

    def with_new_round(self, way: Way = "") -> Answers:
        """A new round behind the others."""
        return Answers((*self.rounds, Round(way=way)))

    def to_text(self) -> str:
        """The text that the browser keeps."""
        rounds = [round.to_json() for round in self.rounds]
        return json.dumps({"version": VERSION, "rounds": rounds}, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_text(text: str) -> Answers:
        """What a kept text says. Raises ValueError where it is none of ours."""
        kept = kept_object(text, VERSION, LONGEST)
        if not isinstance(kept.get("rounds"), list):
            raise ValueError("The kept answers are of another kind.")
        rounds = tuple([_round(round) for round in kept["rounds"]])
        if not rounds:
            raise ValueError("The kept answers are empty.")
        return Answers(rounds)


def kept_object(text: str, version: int, longest: int) -> dict[str, Any]:
    """What a browser kept, as an object of this version. Raises ValueError where it is none of ours."""
    if len(text) > longest:
        raise ValueError("The kept text is too long.")
    try:
        kept = json.loads(text)
    except RecursionError:
        kept = None
    if not isinstance(kept, dict) or kept.get("version") != version:
        raise ValueError("The kept text is of another kind.")
    return kept


def _round(kept: Any) -> Round:
    if not isinstance(kept, Mapping) or not isinstance(kept.get("tries"), list):
        raise ValueError("A kept round has no tries.")
    if not all(isinstance(text, str) for text in kept["tries"]):
        raise ValueError("A kept try is no text.")
    hinted, way = kept.get("hinted"), kept.get("way", "")
    hints = hinted if isinstance(hinted, int) and 0 <= hinted <= MOST_HINTS else 0
    if way not in WAYS:
        raise ValueError("A kept round was drawn in a way of its own.")
    right = kept.get("right")
    tries = tuple(kept["tries"][-MOST_TRIES:])
    is_known = isinstance(right, int) and not isinstance(right, bool) and 0 <= right <= MOST_TRIES + 1
    reason = kept.get("reason")
    is_chosen = isinstance(reason, int) and not isinstance(reason, bool) and 0 <= reason < MOST_REASONS
    first = right if is_known and tries else None
    return Round(tries, int(hints), kept.get("shown") is True, way, first, reason if is_chosen else None)


def posed(question: Question, turn: int, ways: Sequence[Way] = ()) -> Question:
    """The question with the numbers of a round: always the same ones for the same round."""
    return next(islice(series(question, ways), turn, None))


def series(question: Question, ways: Sequence[Way] = ()) -> Iterator[Question]:
    """The question as the lesson asks it, then with new numbers round after round, each unlike the one before.

    `ways` says how the numbers of each round are drawn; those after its end are as hard as the question. Every round
    has a key of its own, so that what is shuffled by the key is shuffled anew.
    """
    now = question
    for turn in count(1):
        yield now
        way: Way = ways[turn] if turn < len(ways) else ""
        if (draw := drawer(question, way)) is not None:
            now = _another(draw, f"{question.key} {turn}", (question, now))


def drawer(question: Question, way: Way) -> Callable[[str], Question] | None:
    """What draws another question: as hard, easier or harder."""
    return {"": question.again, "easier": question.easier, "harder": question.harder}[way]


def _another(again: Callable[[str], Question], seed: str, known: tuple[Question, ...]) -> Question:
    drawn = again(seed)
    for redraw in range(MOST_DRAWS):
        if all(looks(drawn) != looks(other) for other in known):
            break
        drawn = again(f"{seed} {redraw}")
    return replace(drawn, key=seed)


def looks(question: Question) -> tuple[str, str]:
    """What tells a question from another one with other numbers: its words, and the reasons for its answer."""
    return plain_text(question.prompt), str(question.why)


def answered(question: Question, answers: Answers) -> list[tuple[Question, Round]]:
    """Each round with the question that was asked in it. The numbers of the next round are not drawn yet."""
    return list(zip(islice(series(question, answers.ways), len(answers.rounds)), answers.rounds, strict=True))


def is_answered(question: Question, rounds: Answers) -> bool:
    """Whether any round ended with a right answer; the easier twin is for practice and does not count."""
    return any(is_solved(asked, round) for asked, round in answered(question, rounds) if round.way != "easier")


def misconception(question: Question, text: str) -> Misconception | None:
    """What is behind an answer that was given; nothing behind one that can no longer be read."""
    try:
        return question.judge(text).misconception
    except ReadError:
        return None


def is_solved(question: Question, round: Round) -> bool:
    """Whether a try of a round was right: what comes after it takes nothing away."""
    return solved_at(question, round) > 0


def until_right(question: Question, round: Round) -> tuple[str, ...]:
    """The tries of a round up to the first right one: what is tried after it is behind nothing."""
    return round.tries[: solved_at(question, round) or None]


def solved_at(question: Question, round: Round) -> int:
    """The try of a round that was right first, counted from 1; 0 where none was."""
    if round.right is not None:
        return round.right
    return next((number for number, text in enumerate(round.tries, 1) if was_right(question, text)), 0)
