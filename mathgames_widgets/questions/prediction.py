"""A question that is asked twice: first a prediction, of which nothing is said, and later in the lesson to be judged.

In a class the same two moments are votes. Here stands what both show: the answers to press, and how sure one is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, Literal

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, Raw, a, div, li, p, span, ul
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.questions.answers import kept_object
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, ClickGraph, MatchPairs, Option, PutInOrder
from mathgames_widgets.questions.controls import AnsweredWithCards, graphs_in, inline
from mathgames_widgets.questions.drawing.bars import RollOn
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.question import Misconception, Question, in_one_line, plain_text
from mathgames_widgets.questions.typed import FillTable, number
from mathgames_widgets.table.screen import Press

say = room(__name__)

SURE = (1, 2, 3)
"""How sure one can be: guessing, fairly sure, certain."""
FEWEST_OPTIONS, MOST_OPTIONS = 3, 5
"""Answers to choose from, where a question is asked otherwise in the lesson."""
VERSION, LONGEST = 1, 200

Back = Literal["later", "table", "below"]


def prediction_name(storage: str, key: str) -> str:
    """Under which name a browser, or a class, keeps a prediction."""
    return " ".join(filter(None, ("prediction", storage, key)))


def kept_prediction(choice: int, sure: int, first: tuple[int, int] | None = None) -> str:
    """The text that is kept of one, with what was chosen before it was tried out, where that was something else.

    >>> kept_prediction(2, 3), kept_prediction(2, 3, (0, 3))[39:]
    ('{"version": 1, "choice": 2, "sure": 3}', '"first": [0, 3]}')
    """
    before = {"first": first} if first else {}
    return json.dumps({"version": VERSION, "choice": choice, "sure": sure, **before})


def prediction_in(kept: str, question: ChooseOne) -> tuple[int | None, int | None]:
    """What was chosen there, and how sure someone was; None for what cannot be read."""
    try:
        found = kept_object(kept, VERSION, LONGEST)
    except ValueError:
        return None, None
    choice, sure = found.get("choice"), found.get("sure")
    fits = isinstance(choice, int) and choice in range(len(question.options)) and sure in (0, *SURE)
    return (choice, sure or None) if fits else (None, None)


def _first_in(kept: str, question: ChooseOne) -> tuple[int, int] | None:
    """What was chosen before it was tried out, where that was something else."""
    try:
        match kept_object(kept, VERSION, LONGEST).get("first"):
            case [int(choice), int(sure)] if choice in range(len(question.options)) and sure in SURE:
                return choice, sure
    except ValueError:
        pass
    return None


def answers_to_press(question: ChooseOne, choice: int | None, sure: int | None, offers: Offers | None) -> Element:
    """The answers, of which one is chosen, and how sure one is; the offers are Press("choose") and Press("sure").

    Without `offers` what was chosen stays.
    """
    answers = (
        li(
            press(
                (inline(option.text), *graphs_in(option.text)),
                None if offers is None else offers(Press("choose", place)),
                key=f"choose-{place}",
                kind="mg-pick-answer",
                aria_pressed=str(place == choice).lower(),
            )
        )
        for place, option in enumerate(question.options)
    )
    how_sure = div(
        span(say("how-sure"), cls="mg-label"),
        *(
            press(
                say.by("sure", number),
                None if offers is None or choice is None else offers(Press("sure", number)),
                key=f"sure-{number}",
                kind="mg-sure",
                aria_pressed=str(number == sure).lower(),
            )
            for number in SURE
        ),
        cls="mg-bar mg-how-sure",
        role="group",
        aria_label=say("how-sure"),
        data_key="how-sure",
    )
    shape = "mg-answers mg-few-letters" if are_few_letters(question.options) else "mg-answers"
    return div(ul(*answers, cls=shape), how_sure, cls="mg-to-press", data_key="to-press")


FEW_LETTERS = 5
"""Of an answer such as 11/36; where none has more, all stand in one row, as on a scale."""


def are_few_letters(options: Sequence[Option]) -> bool:
    """Whether all answers are as short as numbers are."""
    return all(len(plain_text(option.text)) <= FEW_LETTERS and not graphs_in(option.text) for option in options)


def to_choose(question: Question) -> ChooseOne | None:
    """A question with its right answer and the expected wrong ones to choose from, each with the idea behind it.

    One that has its answers to choose from already stays as it is; None where there are too few wrong ones. Where
    other numbers are asked first, it is those.

    >>> from mathgames_widgets.games.mathleague.lesson import LESSON
    >>> [(plain_text(one.text), one.misconception and one.misconception.id)
    ...  for one in to_choose(LESSON.question("cost")).options]
    [('0', 'free-alone'), ('20', None), ('100', 'wrong-part'), ('200', 'whole-price')]
    """
    if question.foretold:
        return to_choose(replace(question.foretold, key=question.key))
    if isinstance(question, ChooseOne):
        return question
    if isinstance(question, (ChooseSome, MatchPairs, PutInOrder, ClickGraph, FillTable, AnsweredWithCards)):
        return None
    ideas: dict[Any, list[Misconception]] = {}
    for belief in question.misconceptions:
        ideas.setdefault(question.check(belief.answer), []).append(belief.misconception)
    answers = [question.solution, *list(ideas)[: MOST_OPTIONS - 1]]
    if len(answers) < FEWEST_OPTIONS:
        return None
    options = [
        Option(question.say(answer), place == 0, ideas[answer][0] if place and len(ideas[answer]) == 1 else None)
        for place, answer in enumerate(answers)
    ]
    return ChooseOne(
        key=question.key,
        prompt=question.prompt,
        why=question.why,
        hint=question.hint,
        onward=question.onward,
        options=tuple([options[place] for place in _in_order(answers, question.key)]),
    )


def _in_order(answers: Sequence[Any], key: str) -> Sequence[int]:
    """Numbers by their size; anything else in an order that tells nothing."""
    places = range(len(answers))
    if all(isinstance(answer, Fraction) for answer in answers):
        return sorted(places, key=lambda place: answers[place])
    return Rng(key).shuffled(places)[0]


class Prediction(Page):
    """The first time that such a question is asked; `changed` is called whenever another answer is given.

    `back` says where it comes back: on a later screen, or on the same one, below it or below its table.
    """

    def __init__(
        self, asked: Callable[[], ChooseOne], storage: str, changed: Callable[[], None], back: Back = "later"
    ) -> None:
        self._asked, self._changed, self.back = asked, changed, back
        self.choice: int | None = None
        self.sure: int | None = None
        self._tried: tuple[int, int] | None = None
        """What was chosen when it was first tried out, and how sure one was."""
        self._rolled = ""
        self._is_settled = False
        super().__init__(self._page, self._answer_to, keep=prediction_name(storage, asked().key))

    def __repr__(self) -> str:
        return f"<Prediction {self._asked().key}: {'not made' if self.choice is None else 'made'}>"

    @property
    def question(self) -> ChooseOne:
        """What is asked."""
        return self._asked()

    @property
    def is_made(self) -> bool:
        """Whether something is chosen, and how sure one is."""
        return self.choice is not None and self.sure is not None

    @property
    def _first(self) -> tuple[int, int] | None:
        """What was chosen before it was tried out, where that was another answer."""
        return self._tried if self._tried and self._tried[0] != self.choice else None

    @property
    def first(self) -> tuple[int | None, int | None]:
        """What was chosen before anything was tried out, and how sure one was."""
        return self._first or (self.choice, self.sure)

    @property
    def is_right(self) -> bool:
        """Whether what was chosen at first is right."""
        choice = self.first[0]
        return choice is not None and self._asked().options[choice].right

    @property
    def said(self) -> str:
        """What was chosen."""
        question = self._asked()
        choice = self.first[0]
        chosen = "" if choice is None else plain_text(question.options[choice].text).rstrip(".")
        return say("predicted-there", answer=chosen)

    @property
    def asked_briefly(self) -> str:
        """What is asked, in one line."""
        return in_one_line(self._asked().prompt)

    def restore(self, kept: str) -> None:
        """Go on where the browser left off. What cannot be read is left behind."""
        choice, sure = prediction_in(kept, self.question)
        if choice is not None:
            self._tried = _first_in(kept, self.question)
            self._set(choice, sure)

    def reread(self, kept: str) -> None:
        """Another page has taken the same vote."""
        self.restore(kept)

    def settle(self) -> None:
        """What was predicted stays: the table has begun to answer."""
        if self.is_made and not self._is_settled:
            self._is_settled = True
            self.redraw()

    def clear(self) -> None:
        """Forget it, in the browser too."""
        self._is_settled = False
        self.choice = self.sure = self._tried = None
        self.kept = self._rolled = ""
        self.redraw()

    def _answer_to(self, thing: object, values: Values) -> None:
        match thing:
            case Press("choose", int(choice)):
                self._set(choice, self.sure)
            case Press("sure", int(sure)) if self.choice is not None:
                self._set(self.choice, sure)
            case Explored() if board := self._board:
                if self._tried is None and self.choice is not None and self.sure is not None:
                    self._tried = self.choice, self.sure
                said = board.take(thing, values)
                self._rolled = board.draft
                self.redraw(said)
            case _:
                raise TypeError(f"{thing!r} cannot be taken.")

    @property
    def _board(self) -> OpenBoard | None:
        """The dice to roll beside what was predicted, where the question is about a chance that can be rolled."""
        question = self._asked()
        if not self.is_made or self.choice is None or not isinstance(question.onward, RollOn):
            return None
        board = question.onward.predicted(number(plain_text(question.options[self.choice].text)))
        return OpenBoard(board, self._rolled) if board else None

    def _set(self, choice: int, sure: int | None) -> None:
        if choice != self.choice:
            self._rolled = ""
        self.choice, self.sure = choice, sure
        self.kept = kept_prediction(choice, sure or 0, self._first)
        self.redraw(self._said if self.is_made else say("say-how-sure"))
        self._changed()

    @property
    def _said(self) -> str:
        return "".join(self._told(say("asked-where", back=self.back)))

    def _told(self, link: Any) -> tuple[Any, ...]:
        """What is said when it is kept, with a link to where it comes back on the same screen."""
        return say.pieces("kept-till", back=self.back, link=link)

    def recalled(self, outcome: bool | None, *, has_other_numbers: bool = False) -> Element | None:
        """What is said of it when the question comes back: `outcome` is whether the answer is right, once there is one.

        A wrong answer that one was certain of is worth the most.
        """
        if self.choice is None:
            return None
        options = self._asked().options
        choice, sure = self.first
        option, last = options[choice or 0], options[self.choice]
        said = say(
            "predicted-elsewhere" if has_other_numbers else "predicted",
            answer=plain_text(option.text).rstrip("."),
            sure=sure or 0,
        )
        then = say("predicted-then", answer=plain_text(last.text).rstrip(".")) if self._first else ""
        told = say("prediction-then-was") if self._first and last.right else ""
        after = (told or say("prediction-was", right=last.right, sure=sure or 0)) if outcome else ""
        why = [one.claim for one in self._asked().why.why] if outcome and has_other_numbers else []
        return p(" ".join(filter(None, (said, then, after, *why))), cls="mg-advice", data_key="predicted")

    def _page(self, offers: Offers) -> Element:
        question = self._asked()
        board = self._board
        link = a(say("asked-where", back=self.back), href="#", data_goes=question.key)
        return div(
            p(inline(question.prompt), cls="mg-prompt", data_key="prompt"),
            *graphs_in(question.prompt),
            answers_to_press(question, self.choice, self.sure, None if self._is_settled else offers),
            p(*self._told(link), cls="mg-advice", role="status", data_reply=True, data_key="comes-back")
            if self.is_made
            else p(say("say-how-sure"), cls="mg-advice", role="status", data_key="comes-back")
            if self.choice is not None
            else None,
            div(board.draw(offers), cls="mg-vote-board", data_reply=True, data_key="board") if board else None,
            cls="mg-table mg-checkpoint mg-prediction",
            data_key="prediction",
            data_done="solved" if self.is_made else None,
            data_asks=question.key,
            data_back=self.back,
        )

    def still(self) -> tuple[Element | Raw, ...]:
        """The question with its answers to be ticked."""
        return (Raw(self.html),)
