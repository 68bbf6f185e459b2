"""A question answered with cards: four students are picked, and any four that score most are right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.bars import StillBar, still_bars
from mathgames_widgets.questions.question import Question, places
from mathgames_widgets.questions.reading import Reading
from mathgames_widgets.table.screen import Select

from ..rules.scoring import FOUR, StudentScore, TeamScore, all_star_score
from ..rules.state import Rules
from ..table.parts import whole_card
from ..words.cards import number_text, points_text
from ..words.explanations import amount
from .pictures import AS_PRINTED, RULES, row

say = room(__name__)

Places = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PickStudents(Question, AnsweredWithCards):
    """Four of several students to be picked; the answer is their places, counted from 0, as in "0,2,3,5"."""

    is_open: ClassVar[bool] = True

    scores: tuple[StudentScore, ...]
    rules: Rules = RULES
    """What the numbers on the cards say."""

    def team(self, answer: Iterable[int]) -> TeamScore:
        """What four of the students score."""
        found = all_star_score([self.scores[place] for place in answer])
        assert found is not None, "four are picked"
        return found

    def check(self, answer: Iterable[int]) -> Places:
        return tuple(sorted(set(answer)))

    def read(self, text: str) -> Places:
        chosen = self.check(places(text, len(self.scores)))
        if len(chosen) != FOUR:
            raise ReadError(say("choose-four", chosen=len(chosen)))
        return chosen

    def write(self, answer: Places) -> str:
        return ",".join(map(str, answer))

    def is_right(self, answer: Places) -> bool:
        return self.team(answer).points == self.team(self.solution).points

    @property
    def solution(self) -> Places:
        best = all_star_score(self.scores)
        assert best is not None, "there are four or more"
        return self.check(self.scores.index(score) for score in best.students)

    def say(self, answer: Places) -> str:
        return say("four-score", students=self._names(answer), points=points_text(self.team(answer).points))

    @property
    def is_counted_here(self) -> bool:
        """Whether the learner works out the scores, so that none is told before the answer is right."""
        return self.rules == AS_PRINTED

    def said_back(self, given: Reading) -> str:
        return self._names(given.answer) if self.is_counted_here else self.say(given.answer)

    def _names(self, answer: Places) -> str:
        return listed([self.scores[place].student.name for place in answer])

    def lacks(self, answer: Places) -> str:
        """Where scores are to be worked out, whom to compare: the lowest of the four, and the highest left out."""
        team = [self.scores[place] for place in answer]
        out = max([score for score in self.scores if score not in team], key=lambda score: score.points)
        low = min(team, key=lambda score: score.points)
        is_plain = low.printed == low.student.high_score and out.printed == out.student.high_score
        if not self.is_counted_here or is_plain or out.points <= low.points:
            return say("another-four")
        told = {"low": low.student.name, "out": out.student.name}
        return say("another-one", low_sum=_to_work_out(low), out_sum=_to_work_out(out), **told)

    def cards_on(self, desk: AnswerDesk) -> Element:
        chosen = places(desk.draft, len(self.scores))
        cards = (
            whole_card(
                score.student,
                key=f"pick{place}",
                offer=desk.offers(Select(place)),
                pressed=place in chosen,
                below=self._below(score),
                rules=self.rules,
            )
            for place, score in enumerate(self.scores)
        )
        said = say("so-many-chosen", chosen=len(chosen), four=FOUR)
        is_told = desk.is_shown or not self.is_counted_here
        bars = self._bars(self.team(chosen), is_told) if len(chosen) == FOUR and (desk.tries or desk.is_shown) else None
        return div(row(cards), p(said, cls="mg-advice", data_key="chosen"), bars, data_key="desk")

    def _below(self, score: StudentScore) -> str:
        """What the label on a card with tools says: its score, or what there is to be added."""
        if not score.tools:
            return say("card-coached") if score.coaches else ""
        if self.is_counted_here:
            return say("card-tools", points=number_text(score.tool_points))
        return say("card-scores", points=number_text(score.points))

    def _bars(self, team: TeamScore, is_told: bool) -> Element:
        """What each of four scores beside their average: drawn once four were checked, so as to see who pulls it down.

        Before the answer is right, what is to be worked out stands there. Where there is a teacher, their
        team stands beside them, with its bonus stacked on the average. One bar has the height of the highest score
        there is among all students and all teams.
        """
        top = max(*[score.points for score in self.scores], self.team(self.solution).points, Fraction(1))
        is_printed = all(score.points == score.student.high_score for score in self.scores)
        bars = [
            StillBar(
                score.student.name,
                number_text(score.points) if is_told or is_printed else _to_work_out(score),
                float(score.points / top),
            )
            for score in team.students
        ]
        if not is_told:
            least = min([score.points for score in team.students])
            lowest = [score.student.name for score in team.students if score.points == least]
            told = {"lowest": listed(lowest), "many": len(lowest), "points": number_text(least)}
            said = say("four-bars-printed", **told) if is_printed else say("four-bars-untold", **told)
            return div(
                still_bars(bars, float(team.average / top)),
                p(said),
                cls=f"mg-bars-room mg-league-bars {'' if is_printed else 'mg-league-sums'}".strip(),
                data_key="four-bars",
            )
        if is_coached := any(score.coaches for score in self.scores):
            more, said = float(team.bonus / top), say("four-bonus", bonus=team.bonus)
            bars.append(
                StillBar(say("four-team"), number_text(team.points), float(team.average / top), True, more, said)
            )
        said = say(
            "four-bars",
            average=number_text(team.average),
            bonus=team.bonus if is_coached else "none",
            points=number_text(team.points),
            colours=len({score.student.colour for score in team.students}),
        )
        return div(
            still_bars(bars, float(team.average / top)),
            p(said),
            cls="mg-bars-room mg-league-bars",
            data_key="four-bars",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Select(int(place)):
                chosen = {*places(desk.draft, len(self.scores))} ^ {place}
                if len(chosen) > FOUR:
                    return AnswerChange(said=say("four-are-chosen"))
                said = say("so-many-chosen", chosen=len(chosen), four=FOUR)
                return AnswerChange(self.write(self.check(chosen)), said)
        return AnswerChange()


def _to_work_out(score: StudentScore) -> str:
    """What a score is made of: the number on the card, its multiplier, and what tools add."""
    times = () if score.multiplier == 1 else ("×", amount(score.multiplier))
    tools = ("+", amount(score.tool_points)) if score.tool_points else ()
    return show(score.student.high_score, *times, *tools).plain().strip()
