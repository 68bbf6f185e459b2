"""What a class has done in several games and lessons; points say how many of their rivals pupils did better than."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from fractions import Fraction
from typing import Any, NamedTuple

from mathgames_widgets.classroom.homework import title_of as page_title
from mathgames_widgets.classroom.register import ClassStanding, SchoolClass
from mathgames_widgets.classroom.reports import made_said, score_said, sheet
from mathgames_widgets.classroom.standing import game_called
from mathgames_widgets.core.messages import room
from mathgames_widgets.page import html as h
from mathgames_widgets.page.html import Element

say = room(__name__)

MOST_POINTS = 100
"""For a game in which someone did better than every rival."""


class Sat(NamedTuple):
    """Where someone sat in a round."""

    result: dict[str, Any]
    seat: int

    @property
    def worth(self) -> tuple[Fraction, ...]:
        """What counts there, the most important first."""
        return tuple([Fraction(part) for part in self.result["worth"][self.seat]])


def sat_in(standing: ClassStanding, round: int, person: str) -> Sat | None:
    """Where someone sat in a round; None for those who were not there, or for whom a bot ended it."""
    for result in standing.results:
        if result["round"] == round and person in result["held"]:
            return Sat(result, result["held"].index(person))
    return None


def rivals(standing: ClassStanding, sat: Sat) -> list[Sat]:
    """Whom someone is compared with: who had the same cards at other tables; else the people at the same table."""
    result, deal = sat.result, sat.result.get("deal", "")
    with_these_cards = [
        Sat(other, sat.seat)
        for other in standing.results
        if (other["round"], other.get("deal"), len(other["held"])) == (result["round"], deal, len(result["held"]))
        and other is not result
        and other["held"][sat.seat]
    ]
    if deal and with_these_cards:
        return with_these_cards
    return [Sat(result, seat) for seat, held in enumerate(result["held"]) if held and seat != sat.seat]


def points_in(standing: ClassStanding, round: int, person: str) -> Fraction | None:
    """The points of someone in a round; None where there is nobody to compare with, or nothing to compare.

    Of 100 points everyone gets the share of rivals who did worse, half of those who did as well, and of that the share
    of the moves that were not a bot's.
    """
    sat = sat_in(standing, round, person)
    if sat is None or not sat.result.get("worth"):
        return None
    others = [rival.worth for rival in rivals(standing, sat)]
    if not others:
        return None
    beaten = sum((Fraction(other < sat.worth) + Fraction(other == sat.worth, 2) for other in others), Fraction(0))
    own, made = sat.result["own"][sat.seat] if sat.result.get("own") else (1, 1)
    return MOST_POINTS * beaten / len(others) * (Fraction(own, made) if made else 1)


class Ranked(NamedTuple):
    """A line of the standings."""

    person: str
    rounds: tuple[Fraction | None, ...]
    right: int
    """Answers in lessons and practice."""
    place: int = 0

    @property
    def total(self) -> Fraction:
        """The points of all rounds."""
        return sum((points for points in self.rounds if points is not None), Fraction(0))


def ranked(standing: ClassStanding, rounds: Sequence[int]) -> list[Ranked]:
    """Everyone who has points or answers, the most points first."""
    lines = [
        Ranked(
            person,
            tuple([points_in(standing, round, person) for round in rounds]),
            sum(person in told and told[person].right for told in standing.reports.values()),
        )
        for person in standing.people
    ]
    lines = [line for line in lines if line.right or any(part is not None for part in line.rounds)]
    lines.sort(key=lambda line: (-line.total, -line.right))
    return [
        line._replace(place=1 + sum((other.total, other.right) > (line.total, line.right) for other in lines))
        for line in lines
    ]


def played(standing: ClassStanding) -> list[int]:
    """The rounds that are over somewhere."""
    return sorted({result["round"] for result in standing.results})


def counted(standing: ClassStanding) -> list[int]:
    """The rounds whose points count together: those of the tournament while there is one, else all."""
    first = 0 if standing.tournament is None else standing.tournament.first
    return [number for number in played(standing) if number >= first]


def title_of(standing: ClassStanding, round: int) -> str:
    """The game of a round."""
    return str(game_called(next(result["game"] for result in standing.results if result["round"] == round)).TITLE)


def standings_part(standing: ClassStanding, name: Callable[[str], str]) -> Element | None:
    """The table of standings: the rounds of the tournament while there is one, else all games."""
    tournament, rounds = standing.tournament, counted(standing)
    lines = ranked(standing, rounds)
    if not lines:
        return None
    heading = say("standings") if tournament is None else say("tournament-standings", rounds=tournament.rounds)
    return h.section(
        h.h3(heading),
        h.p(say("points-say"), cls="mg-advice"),
        h.div(
            h.table(
                h.thead(h.tr(*(h.th(head, scope="col", title=told) for head, told in _heads(standing, rounds)))),
                h.tbody(*(_line(line, name) for line in lines)),
                cls="mg-class-grid",
            ),
            cls="mg-grid-room",
            tabindex=0,
        ),
        data_key="standings",
    )


def _heads(standing: ClassStanding, rounds: Sequence[int]) -> Iterator[tuple[str, str | None]]:
    yield say("place"), None
    yield say("name"), None
    for number, round in enumerate(rounds, 1):
        yield f"{number}", title_of(standing, round)
    yield say("points"), None
    yield say("answers-right"), None


def _line(line: Ranked, name: Callable[[str], str]) -> Element:
    return h.tr(
        h.td(f"{line.place}."),
        h.th(name(line.person), scope="row"),
        *(h.td("–" if part is None else round(part)) for part in line.rounds),
        h.td(round(line.total), cls="mg-total"),
        h.td(line.right or ""),
        data_key=f"ranked-{line.person[:12]}",
    )


# ── a card for each pupil ─────────────────────────────────────────────────────────────────────────────────────────


def card_of(school: SchoolClass, person: str) -> Element:
    """What someone has done, to keep or to print."""
    standing = school.standing
    return h.section(
        h.header(
            h.h2(standing.people[person].name),
            h.p(say("card-of-class", code=school.code, day=date.today().isoformat())),
        ),
        _games_of(standing, person),
        _answers_of(school, person),
        cls="mg-card-of",
    )


def _games_of(standing: ClassStanding, person: str) -> Element:
    lines = []
    for number in played(standing):
        if (sat := sat_in(standing, number, person)) is None:
            continue
        result, seat = sat
        score, made = score_said(result, seat), made_said(result, seat)
        place = result["places"][seat] if result["places"] else None
        points = points_in(standing, number, person)
        own, moves = result["own"][seat] if result.get("own") else (0, 0)
        lines.append(
            h.li(
                h.strong(title_of(standing, number)),
                h.p(say("card-finished", score=score, place=place) if place else say("card-unfinished", score=score)),
                None if points is None else h.p(say("card-points", points=round(points))),
                h.p(made) if made else None,
                h.p(say("card-bot", bots=moves - own, all=moves)) if own < moves else None,
            )
        )
    return h.div(h.h3(say("card-games")), h.ul(*lines)) if lines else h.p(say("card-no-games"))


def _answers_of(school: SchoolClass, person: str) -> Element | None:
    lines: dict[str, list[bool]] = {}
    ideas: dict[str, str] = {}
    for (page, key), told in school.standing.reports.items():
        asked = school.asks(page)
        if key in asked.questions and person in told:
            lines.setdefault(page, []).append(told[person].right)
            if not told[person].right:
                ideas |= {idea: asked.ideas[idea] for idea in told[person].ideas if idea in asked.ideas}
    if not lines:
        return None
    return h.div(
        h.h3(say("card-answers")),
        h.ul(
            *(
                h.li(say("card-page", page=page_title(page, school.lessons), right=sum(told), all=len(told)))
                for page, told in lines.items()
            )
        ),
        h.p(say("card-ideas")) if ideas else None,
        h.ul(*(h.li(words) for words in ideas.values())) if ideas else None,
    )


def standings_sheet(standing: ClassStanding) -> str:
    """The standings as a CSV file: a line for each pupil, the points of each game."""
    rounds = played(standing)
    head = ["nickname", "id", "place", *(f"points {number}" for number in rounds), "points", "right"]
    rows = [
        [
            standing.people[line.person].name,
            line.person,
            line.place,
            *("" if part is None else round(part) for part in line.rounds),
            round(line.total),
            line.right,
        ]
        for line in ranked(standing, rounds)
    ]
    return sheet([head, *rows])
