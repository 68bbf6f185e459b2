"""What a class looks at together: a page to project, which needs no key, takes no press and shows nothing secret.

Names are those that everyone in the class reads anyway, and none where the teacher hides them. Nobody is ranked but
those at the top, and only where the teacher wants it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from typing import Any

from mathgames_widgets.classroom.asks import Asks
from mathgames_widgets.classroom.lobby import look_of, qr_picture
from mathgames_widgets.classroom.register import OVER, PLAYING, ClassStanding, Playing, SchoolClass
from mathgames_widgets.classroom.reports import BestOfClass
from mathgames_widgets.classroom.standings import counted, ranked
from mathgames_widgets.classroom.strip import eyes_up
from mathgames_widgets.classroom.votes import REASON, bars, question_of, reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page import html as h
from mathgames_widgets.page.graph.graph import graph
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers, Page
from mathgames_widgets.questions.controls import graphs_in, inline
from mathgames_widgets.table.puzzles import shown, with_puzzles
from mathgames_widgets.table.screen import Screen

say = room(__name__)

AUTO, LOBBY, TABLES, TABLE, SNAPSHOTS, BEST, PODIUM, GAMES, PUZZLE = SHOWS = (
    "auto",
    "lobby",
    "tables",
    "table",
    "snapshots",
    "best",
    "podium",
    "games",
    "puzzle",
)
"""What the teacher can put on the wall; without a choice it follows what the class does. A vote comes before all."""
MOST_BEST = 6
ON_A_PODIUM = 3
MOST_ON_A_STEP = 6


class WallPage(Page):
    """The wall of a class."""

    def __init__(self, school: SchoolClass, wall: str) -> None:
        self._school, self._wall = school, wall
        self._best = BestOfClass()
        super().__init__(self._drawn, summary=say("class", code=school.code))

    @property
    def _standing(self) -> ClassStanding:
        return self._school.standing

    def _name(self, person: str) -> str:
        """How someone is called here; with hidden names, by the place in the list."""
        return called(self._standing, person)

    def _drawn(self, offers: Offers) -> Element:
        standing = self._standing
        if standing.paused:
            return eyes_up()
        if self._school.vote is not None:
            shown, inside = "vote", self._vote()
        else:
            shown = self._shown()
            parts: dict[str, Callable[[], Iterator[Element]]] = {
                LOBBY: self._lobby,
                TABLES: self._tables,
                TABLE: self._table,
                PUZZLE: self._puzzle,
                SNAPSHOTS: self._snapshots,
                BEST: self._best_made,
                PODIUM: self._podium,
                GAMES: self._podium_of_games,
            }
            inside = parts[shown]()
        return h.div(
            self._head() if shown != LOBBY else None,
            h.div(*inside, cls=f"mg-on-wall mg-wall-{shown}", data_fit="shrink", data_key=f"wall-{shown}"),
            cls="mg-table mg-wall",
            data_key="wall",
        )

    def _shown(self) -> str:
        """What is on the wall: what the teacher has chosen, as long as there is something of that kind."""
        standing, (wanted, number) = self._standing, self._standing.wall
        if wanted == TABLE and not any(table.number == number for table in self._school.rooms()):
            wanted = AUTO
        if wanted == SNAPSHOTS and not standing.snapshots[1]:
            wanted = AUTO
        if wanted == PUZZLE and standing.starter is None:
            wanted = AUTO
        if wanted != AUTO:
            return wanted
        return {PLAYING: TABLES, OVER: BEST}.get(standing.phase, LOBBY)

    def _head(self) -> Element:
        """The code stays in sight, for those who come late."""
        address = self._school.address_for(self._wall)
        join = f"{address}join".partition("://")[2] if address else ""
        return h.header(
            h.p(*say.pieces("class-heading", code=h.strong(self._school.code, cls="mg-code"))),
            h.p(*say.pieces("join-at", address=h.strong(join))) if join else None,
            cls="mg-wall-head",
            data_key="wall-head",
        )

    # ── before a game ─────────────────────────────────────────────────────────────────────────────────────────────

    def _lobby(self) -> Iterator[Element]:
        code, address, people = self._school.code, self._school.address_for(self._wall), self._standing.people
        join = f"{address}join"
        yield h.div(
            qr_picture(f"{join}?code={code}") if address else None,
            h.div(
                h.h2(*say.pieces("class-heading", code=h.strong(code, cls="mg-code")), tabindex=-1, data_focus="wall"),
                h.p(*say.pieces("join-at", address=h.strong(join.partition("://")[2], cls="mg-address")))
                if address
                else None,
                h.p(say("wall-here", many=sum(self._school.is_here(person) for person in people))),
            ),
            cls="mg-wall-invitation",
            data_key="invitation",
        )
        yield h.ul(
            *(h.li(self._name(person), data_key=f"in-{person[:12]}") for person in people),
            cls="mg-wall-names",
            data_key="names",
        )

    # ── games ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _tables(self) -> Iterator[Element]:
        """Who plays together, and in which round they are."""
        rooms = list(self._school.rooms())
        if rooms:
            yield h.h2(rooms[0].room.match.game.TITLE, tabindex=-1, data_focus="wall")
        cards = (
            h.section(
                h.h3(say("table", table=table.number)),
                h.p(say("wall-done") if table.room.is_over else str(look_of(match.game).where(match.observe(None)))),
                h.p(", ".join(names_at(self._standing, table)), cls="mg-wall-team"),
                cls="mg-class-table",
                data_key=f"wall-table{table.number}",
            )
            for table in rooms
            for match in (table.room.match,)
        )
        yield h.div(*cards, cls="mg-wall-cards")

    def _table(self) -> Iterator[Element]:
        found = next(table for table in self._school.rooms() if table.number == self._standing.wall[1])
        yield h.div(h.div(shown_to_all(self._standing, found), data_fit="grow"), cls="mg-fill", data_key="fill")

    def _best_made(self) -> Iterator[Element]:
        found = self._best.found(self._school)[:MOST_BEST]
        yield h.h2(say("best-of-class") if found else say("wall-wait"), tabindex=-1, data_focus="wall")
        yield h.ul(
            *(
                h.li(
                    h.nameless(creation.shown),
                    h.p(h.strong(self._name(person)), " ", h.span(creation.says), cls="mg-made-says"),
                    cls="mg-made",
                )
                for creation, person in found
            ),
            cls="mg-made-all",
        )

    def _podium(self) -> Iterator[Element]:
        """The three best of the class, each with what they made."""
        best = self._best.found(self._school)
        yield from self._steps(say("podium"), [(creation.worth, person, creation.says) for creation, person in best])

    def _podium_of_games(self) -> Iterator[Element]:
        """Those with the most points over all games, or over the rounds of the tournament that is on."""
        rounds = counted(self._standing)
        lines = [(score.total, score.person, say("podium-points", points=round(score.total)))
                 for score in ranked(self._standing, rounds) if score.total]  # fmt: skip
        yield from self._steps(say("podium-games", many=len(rounds)), lines)

    def _steps(self, heading: str, lines: Sequence[tuple[Any, str, str]]) -> Iterator[Element]:
        """What counts, who, and what is said of it, the best first; who is level stands level."""
        worths = sorted({worth for worth, _, _ in lines}, reverse=True)[:ON_A_PODIUM]
        yield h.h2(heading if lines else say("wall-wait"), tabindex=-1, data_focus="wall")
        yield h.ol(
            *(
                h.li(
                    h.p(
                        h.strong(self._on_a_step([who for total, who, _ in lines if total == worth])),
                        cls="mg-stands-names",
                    ),
                    h.p(next(says for total, _, says in lines if total == worth)),
                    h.p(f"{place}", cls="mg-stands-step"),
                    cls=f"mg-stands-{place}",
                    data_key=f"podium-{place}",
                )
                for place, worth in enumerate(worths, 1)
            ),
            cls="mg-stands",
        )

    def _on_a_step(self, people: Sequence[str]) -> str:
        """Who stands on a step; how many, where they do not fit on it."""
        names = dict.fromkeys(self._name(person) for person in people)
        return ", ".join(names) if len(names) <= MOST_ON_A_STEP else say("podium-level", many=len(names))

    # ── lessons ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _vote(self) -> Iterator[Element]:
        assert self._school.vote is not None, "asked only while there is one"
        vote, question = self._school.vote
        yield h.p(say.by("vote-stage", vote.stage), cls="mg-verdict", data_key="stage")
        yield from question_of(question)
        if vote.is_open or not vote.has_bars:
            answers = h.ol(
                *(h.li(inline(option.text), *graphs_in(option.text)) for option in question.options),
                cls="mg-wall-answers",
            )
            votes = h.p(say("votes-in", many=vote.voters), cls="mg-wall-count", data_key="votes-in")
            shown = h.div(answers, votes, data_key="answers")
        else:
            shown = bars(vote, question, tells=vote.stage == REASON)
        if vote.stage != REASON:
            yield shown
            return
        why = h.div(h.div(reason(question), data_fit="grow"), cls="mg-fill", data_key="fill")
        yield h.div(shown, why, cls="mg-wall-why", data_key="why-beside")

    def _puzzle(self) -> Iterator[Element]:
        """A starter: the puzzle of the day, perhaps with a clock, and its answer once the teacher wants it."""
        starter, (_, number) = self._standing.starter, self._standing.wall
        assert starter is not None, "asked only while there is one"
        game = with_puzzles()[number - 1]
        puzzle = shown(game.NAME, date.fromisoformat(starter.day), "wall")
        yield h.div(
            h.h2(say("wall-puzzle-of", game=game.TITLE), tabindex=-1, data_focus="wall"),
            h.span(
                clock_text(starter.left),
                cls="mg-timer",
                role="timer",
                data_timer=starter.left,
                data_key=f"clock-{starter.since}",
            )
            if starter.minutes and not starter.tells
            else None,
            cls="mg-wall-starter",
        )
        yield h.p(puzzle.answer if starter.tells else puzzle.task, data_key="task")
        yield h.div(
            h.div(puzzle.why if starter.tells else puzzle.position, data_fit="grow"), cls="mg-fill", data_key="fill"
        )

    def _snapshots(self) -> Iterator[Element]:
        """Answers side by side, in the teacher's order; nobody is named."""
        page, picked = self._standing.snapshots
        asks = self._school.asks(page)
        first = asks.questions.get(picked[0][0], "")
        if all(key == picked[0][0] for key, _ in picked):
            yield h.h2(first, tabindex=-1, data_focus="wall")
        yield h.ol(
            *(
                h.li(h.p(text, cls="mg-snapshot-text"), _pictured(asks, key, text), data_key=f"snapshot-{place}")
                for place, (key, text) in enumerate(picked)
            ),
            cls=f"mg-snapshots mg-many-{min(len(picked), 4)}",
        )


def clock_text(seconds: int) -> str:
    """Minutes and seconds.

    >>> clock_text(185)
    '3:05'
    """
    return f"{seconds // 60}:{seconds % 60:02}"


def _pictured(asks: Asks, key: str, text: str) -> Element | None:
    """The graph of an answer that is a function."""
    course = asks.courses.get(key)
    if course is None:
        return None
    with suppress(ReadError, ArithmeticError, ValueError):
        question = course.question(key)
        if (f := question.function_of(question.read(text))) is not None:
            return graph([f], key=f"graph-{key}", size=(480, 320))
    return None


def called(standing: ClassStanding, person: str) -> str:
    """How someone is called where everyone can read it."""
    people = standing.people
    if person not in people:
        return say("someone")
    return name_of(list(people).index(person)) if standing.hides else people[person].name


def names_at(standing: ClassStanding, playing: Playing) -> tuple[str, ...]:
    """How all are called who sit at a table."""
    seats = zip(playing.deal.held, playing.room.match.names, strict=True)
    return tuple([called(standing, held) if held else name for held, name in seats])


def shown_to_all(standing: ClassStanding, playing: Playing) -> object:
    """A table as a watcher sees it."""
    match = playing.room.match
    look, view, outcome = look_of(match.game), match.observe(None), match.outcome()
    screen = Screen(names_at(standing, playing), kinds=tuple(playing.deal.who))
    return h.nameless(look.table(view, screen) if outcome is None else look.over(view, outcome, screen))
