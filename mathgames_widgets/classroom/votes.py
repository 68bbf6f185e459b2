"""A vote of a class: a question that everyone answers twice, with talk between neighbours in the middle.

Who chose what is known to nobody: the pages show how many chose each answer, and only once a round is closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from mathgames_widgets.core.entrance import a_number
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import explanation, press
from mathgames_widgets.page.html import Element, div, h2, h3, li, p, span, strong, ul
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.choices import ChooseOne
from mathgames_widgets.questions.controls import graphs_in, inline
from mathgames_widgets.questions.prediction import SURE, answers_to_press
from mathgames_widgets.table.screen import Press

say = room(__name__)
say_question = room("mathgames_widgets.questions.question")

FIRST, TALK, SECOND, CLOSED, REASON = STAGES = "first", "talk", "second", "closed", "reason"
"""Vote, talk, vote again; then both rounds are closed, and at last the reason is told."""
FOLLOWS = {FIRST: (TALK,), TALK: (SECOND, REASON), SECOND: (CLOSED,), CLOSED: (REASON,), REASON: ()}
"""Where each stage may lead; a class that is right at once needs no second round."""
MOST_ANSWERS = 12

Ballots = dict[str, tuple[int, int]]
"""Of each voter the answer that was chosen, and how sure they are: 1 to 3, or 0 where they have not said."""


@dataclass(slots=True)
class Vote:
    """A vote on a question of a page.

    >>> vote = Vote("byorf/zeros", "bounce")
    >>> vote.cast("asha", 1, 3); vote.cast("ben", 0, 0); vote.cast("asha", 2, 3)
    >>> vote.move_to("talk"); vote.cast("chen", 1, 1)
    >>> vote.counts(0, 3), vote.voters
    ([1, 0, 1], 2)
    """

    page: str
    key: str
    stage: str = FIRST
    has_bars: bool = False
    """Whether everyone sees how the votes fell."""
    rounds: tuple[Ballots, Ballots] = field(default_factory=lambda: ({}, {}))

    @property
    def is_open(self) -> bool:
        """Whether votes are taken now."""
        return self.stage in (FIRST, SECOND)

    @property
    def turn(self) -> int:
        """The round that is on, or was last: 0 or 1."""
        return 1 if self.stage in (SECOND, CLOSED) or self.rounds[1] else 0

    @property
    def shown_rounds(self) -> tuple[int, ...]:
        """The rounds whose bars may be seen: those that are closed."""
        return () if self.stage == FIRST else (0,) if self.stage in (TALK, SECOND) or not self.rounds[1] else (0, 1)

    @property
    def voters(self) -> int:
        """How many have voted in this round."""
        return len(self.rounds[self.turn])

    def counts(self, turn: int, answers: int) -> list[int]:
        """How many chose each answer in a round."""
        chosen = [choice for choice, _ in self.rounds[turn].values()]
        return [chosen.count(place) for place in range(answers)]

    def certain(self, turn: int, answers: int) -> list[int]:
        """How many of them are certain."""
        chosen = [choice for choice, sure in self.rounds[turn].values() if sure == SURE[-1]]
        return [chosen.count(place) for place in range(answers)]

    def own(self, person: str) -> tuple[int | None, int | None]:
        """What someone chose in this round, and how sure they are; once it is closed, in the last one they voted in."""
        before = (None, 0) if self.is_open else self.rounds[0].get(person, (None, 0))
        choice, sure = self.rounds[self.turn].get(person, before)
        return choice, sure or None

    # ── what its log says: each raises ValueError for anything else ───────────────────────────────────────────────

    def cast(self, person: str, choice: Any, sure: Any) -> None:
        """Someone votes, for the first time in this round or anew; a vote that comes late changes nothing."""
        ballot = a_number(choice, 0, MOST_ANSWERS), a_number(sure, 0, SURE[-1])
        if self.is_open:
            self.rounds[self.turn][person] = ballot

    def move_to(self, stage: Any) -> None:
        """The next stage. The bars of a round that was closed are hidden again while the next one is open."""
        if stage not in STAGES:
            raise ValueError("A vote has no such stage.")
        if stage in FOLLOWS[self.stage]:
            self.stage, self.has_bars = stage, self.has_bars and stage != SECOND

    def forget(self, person: str) -> None:
        """Someone is taken off the list."""
        for ballots in self.rounds:
            ballots.pop(person, None)


# ── what everyone sees ────────────────────────────────────────────────────────────────────────────────────────────


def bars(vote: Vote, question: ChooseOne, *, tells: bool) -> Element:
    """How many chose each answer, the second round beside the first; `tells` which one is right."""
    rounds = vote.shown_rounds
    many = len(question.options)
    counts = {turn: vote.counts(turn, many) for turn in rounds}
    certain = {turn: vote.certain(turn, many) for turn in rounds}
    rows = (
        li(
            span("✓" if tells and option.right else "", cls="mg-tick", aria_hidden="true"),
            div(inline(option.text), *graphs_in(option.text), cls="mg-bar-words"),
            div(
                *(_bar(turn, counts[turn][place], certain[turn][place], max(1, sum(counts[turn]))) for turn in rounds),
                cls="mg-vote-bars",
            ),
            cls="mg-right" if tells and option.right else None,
            data_key=f"bar-{place}",
        )
        for place, option in enumerate(question.options)
    )
    return div(ul(*rows, cls="mg-votes"), p(say("bars-key", rounds=len(rounds)), cls="mg-advice"), data_key="bars")


def _bar(turn: int, count: int, certain: int, of: int) -> Element:
    words = say("bar", turn=turn + 1, count=count, certain=certain)
    return div(
        span(
            span(style=f"width:{100 * certain / max(1, count):.0f}%", cls="mg-certain"),
            style=f"width:{100 * count / of:.0f}%",
            cls="mg-filled",
        ),
        strong(count),
        cls=f"mg-vote-bar mg-ballot-{turn + 1}",
        role="img",
        aria_label=words,
        title=words,
    )


def question_of(question: ChooseOne) -> Iterator[Element]:
    """What is asked."""
    yield h2(inline(question.prompt), cls="mg-prompt", tabindex=-1, data_focus="vote")
    yield from graphs_in(question.prompt)


def reason(question: ChooseOne) -> Element:
    """Why the right answer is right."""
    right = question.options[question.solution]
    return div(
        p(strong(say("right-answer")), " ", inline(right.text), cls="mg-said"),
        explanation(question.why, key="why"),
        cls="mg-panel mg-right",
        data_key="reason",
    )


def asked_of(vote: Vote, question: ChooseOne, person: str, alone: int | None, offers: Offers) -> Element:
    """The vote as a pupil sees it: it covers whatever page is open; `alone` is what was chosen in the lesson before."""
    choice, sure = vote.own(person)
    return div(
        p(say.by("vote-stage", vote.stage), cls="mg-verdict", role="status", data_key="stage"),
        *question_of(question),
        *_inside(vote, question, choice, sure, alone, offers),
        cls="mg-table mg-waits mg-votes-now",
        data_covers=True,
        data_key=f"vote-{vote.stage}",
    )


def _inside(
    vote: Vote, question: ChooseOne, choice: int | None, sure: int | None, alone: int | None, offers: Offers
) -> Iterator[Element]:
    if vote.is_open:
        yield answers_to_press(question, choice, sure, offers)
        if vote.stage == FIRST and choice is None and alone is not None:
            yield p(say("chose-alone"), " ", inline(question.options[alone].text), data_key="alone")
        done = say("vote-taken") if choice is not None and sure else say("vote-missing", choice=choice is not None)
        yield p(done, cls="mg-advice", data_key="taken")
        return
    if vote.stage == TALK:
        yield p(say("vote-stage-talk.how"), data_key="how")
    if choice is not None:
        yield p(say("you-chose"), " ", inline(question.options[choice].text), data_key="own")
    if vote.has_bars:
        yield bars(vote, question, tells=vote.stage == REASON)
    if vote.stage == REASON:
        yield reason(question)
        idea = None if choice is None else question.behind(choice)
        if idea is not None and not question.is_right(choice or 0):
            yield p(strong(say_question("idea-quoted", name=idea.name), " "), idea.text, data_key="own-idea")


# ── what the teacher sees ─────────────────────────────────────────────────────────────────────────────────────────


def led(vote: Vote, question: ChooseOne, here: int, offers: Offers) -> Element:
    """The vote as its teacher leads it: how many have voted, the bars of closed rounds, and what comes next."""
    return div(
        h3(inline(question.prompt)),
        p(say.by("vote-led", vote.stage, many=vote.voters, here=here), role="status", data_key="vote-led"),
        bars(vote, question, tells=True) if vote.shown_rounds else None,
        div(*_next(vote, offers), cls="mg-bar", data_key="vote-next"),
        cls="mg-panel mg-vote-led",
        data_key="vote",
    )


def _next(vote: Vote, offers: Offers) -> Iterator[Element]:
    for place, stage in enumerate(FOLLOWS[vote.stage]):
        kind = "" if place else "mg-primary"
        yield press(say.by("vote-to", stage), offers(Press("vote-stage", stage)), key=f"vote-{stage}", kind=kind)
    if not vote.is_open:
        words = say("hide-bars") if vote.has_bars else say("show-bars")
        yield press(words, offers(Press("vote-bars", not vote.has_bars)), key="vote-bars")
    yield press(say("end-vote"), offers(Press("vote-end")), key="vote-end", kind="mg-quiet")
