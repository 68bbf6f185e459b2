"""What a class does in a lesson, on one screen: where each pupil is and what they type, totals, and the ideas behind
wrong answers; answers are picked for the wall here, and words sent to one pupil or to all who erred in one way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from mathgames_widgets.classroom.asks import Asks, idea_in
from mathgames_widgets.classroom.homework import PRACTICE
from mathgames_widgets.classroom.register import Answered, SchoolClass
from mathgames_widgets.classroom.reports import ideas_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import box

say = room(__name__)

STUCK = 120.0
"""Seconds on one screen without a right answer after which someone is stuck."""
LONGEST_SAID = 300
"""Characters of what a teacher says to a pupil."""
MOST_PICKED = 12


@dataclass(slots=True)
class ClassChoice:
    """What the teacher looks at."""

    pupil: str = ""
    idea: str = ""
    key: str = ""
    """The question whose answers are seen; empty for the last one of each."""
    picked: list[tuple[str, str]] = field(default_factory=list)
    """Answers picked for the wall, each by its question and its text: whose they are is kept nowhere."""


class Dashboard:
    """The dashboard of one page of a class, as it is drawn once."""

    def __init__(
        self, school: SchoolClass, page: str, chosen: ClassChoice, name: Callable[[str], str], offers: Offers
    ) -> None:
        self._school, self._page, self._chosen, self._name, self._offers = school, page, chosen, name, offers
        self._asks: Asks = school.asks(page)
        self._keys = list(self._asks.courses) or list(self._asks.questions)
        work = school.standing.work
        is_practice = work is not None and work.what == PRACTICE and work.page == page
        self._problems = work.count if work is not None and is_practice else 0
        self._told = {key: school.standing.reports.get((page, key), {}) for key in self._asks.questions}

    def draw(self) -> Element:
        """All of it."""
        people = self._school.standing.people
        return h.div(
            h.ul(*(self._pupil(person) for person in people), cls="mg-desks", data_key="desks"),
            h.div(*self._beside(), cls="mg-beside-desks", data_key="beside-desks"),
            cls="mg-dashboard",
            data_key="dashboard",
        )

    # ── one pupil ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _pupil(self, person: str) -> Element:
        right = sum(self._is_right(key, person) for key in self._keys)
        kind, said = self._how(person)
        return h.li(
            press(
                (
                    h.span(self._name(person), cls="mg-name"),
                    h.span(f"{right}/{self._problems or len(self._keys)}", cls="mg-level"),
                ),
                self._offers(Press("pupil", "" if person == self._chosen.pupil else person)),
                key=f"desk-{person[:12]}",
                kind="mg-desk-name",
                aria_pressed=str(person == self._chosen.pupil).lower(),
            ),
            h.p(
                h.span(said, cls="mg-where", title=self._screen(person)),
                self._latest(person),
                cls="mg-desk-does",
            ),
            cls=f"mg-pupil-desk mg-{kind}",
            data_key=f"li-{person[:12]}",
        )

    def _is_right(self, key: str, person: str) -> bool:
        answer = self._told.get(key, {}).get(person)
        return answer is not None and answer.right

    def _how(self, person: str) -> tuple[str, str]:
        """Whether someone is done, stuck, at work or away, and what is said of it."""
        desk = self._school.desk(person)
        settled, asked = sum(self._is_settled(key, person) for key in self._keys), self._problems or len(self._keys)
        if settled >= asked > 0:
            return "done", say("desk-done")
        if not self._school.is_here(person):
            return "away", say("away")
        if desk is None or desk.page != self._page:
            return "elsewhere", say("desk-elsewhere")
        waits = self._school.seconds_since(desk.since)
        if waits >= STUCK:
            return "stuck", say("desk-stuck", screen=desk.screen, time=f"{int(waits) // 60}:{int(waits) % 60 // 10}0")
        return "works", say("desk-screen", screen=desk.screen, is_problem=bool(self._problems))

    def _is_settled(self, key: str, person: str) -> bool:
        answer = self._told.get(key, {}).get(person)
        return answer is not None and (answer.right or answer.shown)

    def _screen(self, person: str) -> str:
        desk = self._school.desk(person)
        screens = next((lesson.screens for lesson in self._school.lessons if lesson.page == self._page), ())
        return screens[desk.screen - 1] if desk is not None and 0 < desk.screen <= len(screens) else ""

    def _latest(self, person: str) -> Element | None:
        """What someone types now, or answered last; an answer can be picked for the wall."""
        desk, only = self._school.desk(person), self._chosen.key
        if desk is not None and desk.page == self._page and desk.typing and only in ("", desk.key):
            return h.span(desk.typing, "…", cls="mg-typing")
        last = desk.key if desk is not None and person in self._told.get(desk.key, {}) else ""
        key = (
            only or last or next((question for question in reversed(self._told) if person in self._told[question]), "")
        )
        answer = self._told.get(key, {}).get(person)
        return None if answer is None else self._answer(key, answer, person[:12])

    def _answer(self, key: str, answer: Answered, where: str) -> Element:
        number = list(self._told).index(key) + 1
        pick = (key, answer.typed)
        return press(
            (h.span(answer.sign), " ", answer.typed or say("question-number", number=number)),
            self._offers(Press("pick", pick)) if answer.typed else None,
            key=f"pick-{where}-{key}",
            kind=f"mg-said-so {'mg-right' if answer.right else 'mg-wrong'}",
            aria_pressed=str(pick in self._chosen.picked).lower(),
            title=say(
                "answer-typed", answer=f"{number}. {self._asks.questions[key]} {answer.said}", typed=answer.typed
            ),
        )

    # ── beside them ───────────────────────────────────────────────────────────────────────────────────────────────

    def _beside(self) -> Iterator[Element | None]:
        people = self._school.standing.people
        states = [self._how(person)[0] for person in people]
        yield h.p(
            say("class-is", done=states.count("done"), stuck=states.count("stuck"), here=len(people)),
            cls="mg-verdict",
            data_key="class-is",
        )
        if self._chosen.picked:
            yield self._tray()
        if self._chosen.pupil in people:
            yield self._one_pupil(self._chosen.pupil)
        elif self._chosen.idea:
            yield self._one_idea(self._chosen.idea)
        else:
            yield self._totals()
            yield self._ideas()

    def _totals(self) -> Element:
        """How many have each question right; a press shows the answers to it."""
        counts = [(key, list(told.values())) for key, told in self._told.items() if told or key in self._keys]
        everyone = max(1, len(self._school.standing.people))
        rows = (
            h.li(
                press(
                    (
                        h.span(f"{list(self._told).index(key) + 1}", cls="mg-spot"),
                        h.span(
                            h.span(
                                style=f"width:{100 * sum(answer.right for answer in told) / everyone:.0f}%",
                                cls="mg-filled",
                            ),
                            h.span(
                                style=f"width:{100 * sum(not answer.right for answer in told) / everyone:.0f}%",
                                cls="mg-missed",
                            ),
                            cls="mg-answer-tally",
                        ),
                        h.span(f"{sum(answer.right for answer in told)}", cls="mg-level"),
                    ),
                    self._offers(Press("only", "" if key == self._chosen.key else key)),
                    key=f"only-{key}",
                    kind="mg-tally-row",
                    aria_pressed=str(key == self._chosen.key).lower(),
                    aria_label=say(
                        "tally", question=self._asks.questions[key], right=sum(answer.right for answer in told)
                    ),
                    title=self._asks.questions[key],
                )
            )
            for key, told in counts
        )
        return h.ul(*rows, cls="mg-tallies", aria_label=say("right-in-all"), data_key="tallies")

    def _ideas(self) -> Element | None:
        found = ideas_of(self._school.standing, self._asks, self._page, self._chosen.key)
        if not found:
            return None
        return h.ul(
            *(
                h.li(
                    press(
                        (h.strong(f"{count} × "), self._asks.ideas[idea]),
                        self._offers(Press("idea", idea)),
                        key=f"idea-{idea}",
                        kind="mg-quiet mg-idea",
                    )
                )
                for idea, count in found
            ),
            cls="mg-ideas",
            aria_label=say("ideas-behind", many=len(found)),
            data_key="ideas-now",
        )

    def _one_pupil(self, person: str) -> Element:
        """Every answer of one pupil, and words to them."""
        answers = [(key, answer) for key, told in self._told.items() if (answer := told.get(person)) is not None]
        ideas = [idea for _, answer in answers for idea in answer.ideas]
        keys = [key for key, answer in answers if not answer.right][-1:]
        return h.section(
            h.h3(self._name(person)),
            h.ul(
                *(
                    h.li(f"{list(self._told).index(key) + 1}. ", self._answer(key, answer, "one"))
                    for key, answer in answers
                ),
                cls="mg-all-said",
            ),
            self._words(ideas, keys, [person]),
            data_key="one-pupil",
        )

    def _one_idea(self, idea: str) -> Element:
        """Words to all whose answers rest on one idea."""
        return h.section(
            h.h3(self._asks.ideas.get(idea, idea)), self._words([idea], (), self.held_by(idea)), data_key="one-idea"
        )

    def held_by(self, idea: str) -> list[str]:
        """Those behind whose wrong answers this idea is."""
        told = (answers.items() for answers in self._told.values())
        return list(dict.fromkeys(person for answers in told for person, answer in answers if idea in answer.ideas))

    def _words(self, ideas: Sequence[str], keys: Sequence[str], people: Sequence[str]) -> Element:
        """What can be said: the lesson's words about an idea, its hints, or the teacher's own."""
        words = self.words_about(ideas, keys)
        return h.form(
            box(say("own-words"), h.input_(name="own", maxlength=LONGEST_SAID, autocomplete="off", data_key="own")),
            h.div(
                press(
                    say("send-words", many=len(people)),
                    self._offers(Press("tell", (tuple(people), tuple(words)))),
                    key="tell",
                    kind="mg-primary",
                    type="submit",
                ),
                press(say("back-to-all"), self._offers(Press("pupil", "")), key="back-to-all", kind="mg-quiet"),
                cls="mg-bar",
            ),
            *(
                h.label(
                    h.input_(type="radio", name="words", value=place, checked=place == 0, data_key=f"words-{place}"),
                    h.span(text),
                    cls="mg-option",
                    data_key=f"label-{place}",
                )
                for place, text in enumerate(words)
            ),
            cls="mg-words",
            data_key="words-form",
        )

    def words_about(self, ideas: Sequence[str], keys: Sequence[str]) -> list[str]:
        """What the lesson itself says about these ideas and as hints to these questions."""
        found = [text for idea in dict.fromkeys(ideas) if (text := idea_in(self._asks, idea))]
        hints = [
            plain_text(hint)
            for key in keys
            if (course := self._asks.courses.get(key)) is not None
            for hint in course.question(key).hints
        ]
        return [sentence[:LONGEST_SAID] for sentence in (*found[-3:], *hints)]

    def _tray(self) -> Element:
        """The answers that were picked, in the order in which they go to the wall."""
        picked = self._chosen.picked
        return h.section(
            h.h3(say("picked")),
            h.ol(
                *(
                    h.li(
                        h.span(text, cls="mg-name"),
                        press(
                            "↑",
                            self._offers(Press("earlier", place)) if place else None,
                            key=f"earlier-{place}",
                            kind="mg-tiny",
                            aria_label=say("move-earlier", answer=text),
                        ),
                        press(
                            "✕",
                            self._offers(Press("pick", (key, text))),
                            key=f"drop-{place}",
                            kind="mg-tiny",
                            aria_label=say("drop", answer=text),
                        ),
                        data_key=f"picked-{place}",
                    )
                    for place, (key, text) in enumerate(picked)
                ),
                cls="mg-picked",
            ),
            press(
                say("show-side-by-side"),
                self._offers(Press("snapshots", self._page)),
                key="snapshots",
                kind="mg-primary",
            ),
            data_key="tray",
        )
