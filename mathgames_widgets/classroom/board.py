"""The teacher's page: who is here and where they sit, what is played, how every table stands, and what came of it."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from mathgames_widgets.classroom.dashboard import LONGEST_SAID, MOST_PICKED, ClassChoice, Dashboard
from mathgames_widgets.classroom.homework import Work, chosen_lesson, chosen_practice, tick, title_of, work_form
from mathgames_widgets.classroom.instructive import InstructiveSearch, instructive_part
from mathgames_widgets.classroom.listing import done, group_bar, round_button, tournament_form
from mathgames_widgets.classroom.lobby import (
    ChoosingPage,
    bot_box,
    game_box,
    look_of,
    players_box,
    qr_picture,
    usual_boxes,
)
from mathgames_widgets.classroom.people import people_page, question_about, seconds_of, wishes
from mathgames_widgets.classroom.progressmap import map_of_class
from mathgames_widgets.classroom.register import TABLES, TEACHER, Answered, ClassStanding, Playing, SchoolClass, Starter
from mathgames_widgets.classroom.reports import (
    BestOfClass,
    answers_sheet,
    asked_on,
    games_sheet,
    ideas_of,
    saves,
    score_said,
)
from mathgames_widgets.classroom.standing import CannotBeDone, game_called
from mathgames_widgets.classroom.standings import standings_part
from mathgames_widgets.classroom.votes import led
from mathgames_widgets.classroom.wall import PUZZLE, SHOWS, TABLE, called, names_at, shown_to_all
from mathgames_widgets.core.bots import all_bots
from mathgames_widgets.core.faults import told
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import choose, note, place_button, press
from mathgames_widgets.page.html import Element, Raw
from mathgames_widgets.page.page import Offers, Values, stale
from mathgames_widgets.table.faces import face
from mathgames_widgets.table.puzzles import with_puzzles
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import box, seats_of, usual_bot

say = room(__name__)

LOG = logging.getLogger(__name__)

VIEWS = ("tables", "results", "lessons", "people")
COMMAND = "mathgames serve --ip 0.0.0.0"
"""Serves everyone in the room."""
MINUTES = ("0", "3", "5", "10")
"""Clocks for a starter; none unless the teacher wants one."""
MOST_ASKED = 90
"""Characters of a question where one is chosen."""
MOST_SHOWN = 40
"""Builds and formulas that lie side by side."""


class ClassBoard(ChoosingPage):
    """A class, as its teacher sees it, and perhaps everyone who looks at the wall."""

    def __init__(self, school: SchoolClass) -> None:
        self._school = school
        self._view = "tables" if school.standing.called == TABLES else "lessons"  # where the class is
        self._look: int | None = None
        self._page_shown = "" if school.standing.work is None else school.standing.work.page
        self._shows_map = False
        self._since = ""
        self._question = ""
        self._work_game = school.standing.game
        self._chosen = ClassChoice()
        self._best = BestOfClass()
        self._search: InstructiveSearch | None = None
        super().__init__(school, say("class", code=school.code))

    # ── what is pressed ───────────────────────────────────────────────────────────────────────────────────────────

    def _done(self, thing: Any, values: Values, asked: Press | None) -> str:
        school, standing = self._school, self._school.standing
        match thing:
            case Press("game"):
                name = values.get("game", "")
                if name != standing.game:
                    game = game_called(name)
                    size = standing.boxes["players"]
                    boxes = usual_boxes(game)
                    boxes["players"] = size if size in map(str, seats_of(game)) else boxes["players"]
                    school.set(game=name, boxes=boxes, bot=usual_bot(game))
                return ""
            case Press("set"):
                self._fill(values)
                return ""
            case Press("own" | "own-file" as what, str(field)):
                return self._own(what, field, values)
            case Press("mix"):
                people = school.seatable
                random.SystemRandom().shuffle(people)
                school.mix(people)
                return say("groups-mixed")
            case Press("move", (str(person), int(number))):
                school.move(person, number)
                return say("sits-at", pupil=self._name(person), table=number)
            case Press("again", str(person)):
                school.let_in_again(person)
                self._notice = say("comes-again", pupil=self._name(person))
                return self._notice
            case Press("start"):
                self._fill(values)
                school.start()
                self._view, self._look = "tables", None
                return say("game-starts")
            case Press("pause", bool(is_paused)):
                school.pause(is_paused)
                return say("all-see-pause") if is_paused else say("games-go-on")
            case Press("next"):
                school.choose_anew()
                self._view, self._look = "tables", None
                return say("choose-next")
            case Press("since", None):
                return self._ask_about_newcomers(values.get("since", ""))
            case Press("end" | "close" | "remove", _) if asked != thing:
                self._asks = thing
                return self._question_of(thing)
            case Press("end"):
                school.end()
                self._view = "results"
                return say("game-over")
            case Press("close"):
                school.close()
                return ""
            case Press("remove", str(person)):
                name = self._name(person)
                school.remove(person)
                return say("off-the-list", pupil=name)
            case Press("since", float(moment)):
                return say("many-off-the-list", many=school.remove_since(moment))
            case Press("back", str(person)):
                school.let_back(person)
                return say("joins-again")
            case Press("lock", bool(is_locked)):
                school.lock(is_locked)
                return say("is-locked") if is_locked else say("is-open")
            case Press("allow", (str(person), bool(is_allowed))):
                school.answer_wish(person, is_allowed)
                return say("may-join-now") if is_allowed else ""
            case Press("view", str(view)):
                self._view, self._look = view, None
                return ""
            case Press("look", number):
                self._look = number
                return ""
            case Press("wall"):
                shows, _, table = values.get("wall", "").partition(" ")
                school.show_on_wall(shows, int(table) if table.isascii() and table.isdigit() else 0)
                return say("on-the-wall")
            case Press("starter", bool(tells)):
                typed, number = values.get("minutes", ""), self._standing.wall[1]
                minutes = int(typed) if typed in MINUTES else 0
                school.show_on_wall(PUZZLE, number, minutes=minutes, tells=tells)
                return say("on-the-wall")
            case Press("hide", bool(hides)):
                school.set(hides=hides)
                return say("names-hidden") if hides else say("names-shown")
            case Press("page"):
                self._show_answers_to(values.get("page", ""))
                return ""
            case Press("question"):
                self._question = values.get("question", "")
                return ""
            case Press("work-game"):
                self._work_game = game_called(values.get("work-game", "")).NAME
                return ""
            case Press("work", str(game)):
                self._turn_to(chosen_practice(values, game))
                return say("work-set")
            case Press("lesson"):
                self._turn_to(chosen_lesson(values, school.lessons))
                return say("work-set")
            case Press("pace"):
                typed = values.get("pace", "")
                pace = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 3 else 0
                school.set(pace=pace)
                return say("open-to", screen=pace) if pace else say("all-open")
            case Press("pupil" | "idea" | "only" as what, str(which)):
                self._choose_to_see(what, which)
                return ""
            case Press("pick", (str(), str()) as answer):
                picked = self._chosen.picked
                picked.remove(answer) if answer in picked else picked.append(answer)
                del picked[:-MOST_PICKED]
                return ""
            case Press("earlier", int(place)) if 0 < place < len(self._chosen.picked):
                picked = self._chosen.picked
                picked[place - 1], picked[place] = picked[place], picked[place - 1]
                return ""
            case Press("snapshots", str(page)):
                school.show_snapshots(page, self._chosen.picked)
                return say("on-the-wall")
            case Press("tell", (tuple(people), tuple(words))):
                chosen = {str(place): text for place, text in enumerate(words)}.get(values.get("words", ""), "")
                school.tell(people, (values.get("own", "").strip() or chosen)[:LONGEST_SAID])
                self._chosen.pupil = self._chosen.idea = ""
                return say("was-told", many=len(people))
            case Press("vote"):
                school.open_vote(values.get("vote", ""))
                return say("vote-opened")
            case Press("vote-stage" | "vote-bars" as what, value):
                school.lead_vote(what, value)
                return ""
            case Press("vote-end"):
                school.lead_vote("vote", None)
                return say("vote-over")
            case Press("map", bool(is_open)):
                self._shows_map = is_open
                return ""
            case Press("map-for-all", bool(is_shown)):
                school.set(shows_map=is_shown)
                return say("map-shown", is_shown=is_shown)
            case Press("call", str(where)):
                school.call(where)
                return say("called-to", where=where)
            case Press("no-work"):
                school.set_work(None)
                return say("work-gone")
            case Press("stay"):
                return ""
            case Press("instructive" | "instructive-on", goes_on):
                return self._look_for_position(goes_on)
        if (said := done(school, thing, values, self._name)) is not None:
            if thing in (Press("next-round"), Press("tournament")):
                self._view, self._look = "tables", None
            self._notice = said
            return said
        raise CannotBeDone(stale())

    def _choose_to_see(self, what: str, which: str) -> None:
        """One pupil, those with one idea, or the answers to one question."""
        if what == "only":
            self._chosen.key = which
        else:
            self._chosen.pupil, self._chosen.idea = (which, "") if what == "pupil" else ("", which)

    def _choose(self, boxes: dict[str, str], values: Values) -> None:
        standing = self._school.standing
        wanted: dict[str, Any] = {"boxes": boxes}
        if values:
            bot = values.get("bot", "")
            wanted["bot"] = bot if bot in [known.name for known in all_bots(self._game)] else standing.bot
            wanted |= {name: bool(values.get(name)) for name in ("same", "fills")}
        changed = {name: value for name, value in wanted.items() if value != getattr(standing, name)}
        if changed:
            self._school.set(**changed)

    def _turn_to(self, work: Work) -> None:
        """Set a lesson or practice; the grid below is of its answers from now on."""
        self._school.set_work(work)
        self._show_answers_to(work.page)

    def _show_answers_to(self, page: str) -> None:
        """The dashboard and the grid are of this page; what was picked of another one is let go."""
        self._page_shown, self._question, self._chosen = page, "", ClassChoice()

    def _question_of(self, thing: Press) -> str:
        match thing:
            case Press("remove", str(person)):
                return say("removes", pupil=self._name(person))
            case Press("since", float(moment)):
                return question_about(self._school, moment, self._name)
            case Press("end"):
                return say("ends")
        return say("closes")

    def _ask_about_newcomers(self, chosen: str) -> str:
        """The moment is fixed when it is asked, so those who come while the teacher reads are taken off as well."""
        self._since = chosen
        moment = self._school.moment(seconds_of(chosen))
        if not (question := question_about(self._school, moment, self._name)):
            self._notice = say("nobody-since")
            return self._notice
        self._asks = Press("since", moment)
        return question

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def _standing(self) -> ClassStanding:
        return self._school.standing

    @property
    def _hides(self) -> bool:
        return self._standing.hides

    def _name(self, person: str) -> str:
        """How someone is called on this page; with hidden names, by the place in the list."""
        return called(self._standing, person)

    @property
    def _here(self) -> int:
        """How many pupils have a page open."""
        return sum(self._school.is_here(person) for person in self._standing.people)

    def _drawn(self, offers: Offers) -> Element:
        school = self._school
        body = {
            "tables": self._tables, "results": self._results, "lessons": self._lessons, "people": self._people
        }[self._view]  # fmt: skip
        return h.div(
            self._head(offers),
            *self._notes(),
            *wishes(school, self._name, self._hides, offers),
            self._asked_once(offers),
            self._part(partial(led, *school.vote, self._here, offers), "vote") if school.vote else None,
            self._part(lambda: self._looked_at(offers) if self._look is not None else body(offers), self._view),
            cls=f"mg-table mg-class mg-class-{self._standing.phase}",
            data_key="class",
            data_escape=offers(Press("look", None)) if self._look is not None else None,
        )

    @staticmethod
    def _part(draw: Callable[[], Element], key: str) -> Raw | Element:
        """A part of the page. Where it cannot be drawn that is said, and the others are there."""
        try:
            return Raw(draw())
        except Exception as fault:
            LOG.error("A part of a class's page failed: %s", told(fault))
            return note(say("undrawn-part"), key=f"undrawn-{key}", kind="mg-alert")

    def _head(self, offers: Offers) -> Element:
        standing = self._standing
        return h.header(
            self._invitation(),
            h.div(
                h.p(
                    *say.pieces("here", here=h.strong(f"{self._here}"), all=len(standing.people)),
                    h.span(say("locked"), cls="mg-locked") if standing.gate.is_locked else None,
                    data_key="here",
                ),
                h.div(*self._bar(offers), cls="mg-bar", data_key="bar"),
                cls="mg-class-tools",
            ),
            h.div(
                *(
                    press(
                        say.by("view", view),
                        offers(Press("view", view)),
                        key=f"view-{view}",
                        kind="mg-tab",
                        aria_pressed=str(view == self._view and self._look is None).lower(),
                    )
                    for view in VIEWS
                ),
                self._wall(offers),
                press(
                    say("show-names") if self._hides else say("hide-names"),
                    offers(Press("hide", not self._hides)),
                    key="hide",
                    kind="mg-quiet",
                ),
                press(say("delete-class"), offers(Press("close")), key="close", kind="mg-quiet"),
                cls="mg-class-tabs",
                role="group",
                aria_label=say("what-is-shown"),
                data_group="views",
                data_key="views",
            ),
            cls="mg-class-head",
            data_key="head",
        )

    def _wall(self, offers: Offers) -> Element:
        """What is on the wall, and the way to it."""
        choices = [(shows, say.by("wall", shows)) for shows in SHOWS if shows not in (TABLE, PUZZLE)]
        puzzles = enumerate(with_puzzles(), 1)
        choices += [(f"{PUZZLE} {at}", say("wall-puzzle", game=game.TITLE)) for at, game in puzzles]
        choices += [(f"{TABLE} {room.number}", say("wall-table", table=room.number)) for room in self._school.rooms()]
        shows, number = self._standing.wall
        chosen = f"{shows} {number}" if shows in (TABLE, PUZZLE) else shows
        starter = self._standing.starter if shows == PUZZLE else None
        return h.form(
            h.a(say("open-wall"), href=f"../wall/{self._school.code}", target="_blank", data_key="open-wall"),
            choose("wall", choices, chosen, offers(Press("wall")), aria_label=say("on-wall")),
            *(self._starter(starter, offers) if starter else ()),
            cls="mg-wall-choice",
            data_key="wall-choice",
        )

    def _starter(self, starter: Starter, offers: Offers) -> Iterator[Element]:
        """A clock for the puzzle on the wall, if one is wanted, and its answer."""
        times = [(minutes, say("starter-minutes", minutes=int(minutes))) for minutes in MINUTES]
        yield choose(
            "minutes", times, f"{starter.minutes}", offers(Press("starter", False)), aria_label=say("starter-clock")
        )
        words = say("starter-again") if starter.tells else say("starter-answer")
        yield press(words, offers(Press("starter", not starter.tells)), key="starter")

    def _invitation(self) -> Element:
        """The code, and where it is typed: large, for those in the last row."""
        code, address = self._school.code, self._school.address_for(TEACHER)
        join = f"{address}join"
        return h.div(
            qr_picture(f"{join}?code={code}") if address else None,
            h.div(
                h.h2(
                    *say.pieces("class-heading", code=h.strong(code, cls="mg-code")),
                    tabindex=-1,
                    data_focus="class",
                ),
                h.p(*say.pieces("join-at", address=h.strong(join.partition("://")[2], cls="mg-address")))
                if address
                else h.p(say("only-here", command=COMMAND)),
            ),
            cls="mg-invitation",
            data_key="invitation",
        )

    def _bar(self, offers: Offers) -> Iterator[Element]:
        standing = self._standing
        is_first = "mg-primary mg-large" if standing.phase == "playing" else "mg-large"
        if standing.paused:
            yield press(say("go-on"), offers(Press("pause", False)), key="go-on", kind="mg-primary mg-large")
        else:
            yield press(say("eyes-up"), offers(Press("pause", True)), key="pause", kind=is_first)
        if standing.called != TABLES or (standing.work is not None and standing.phase == "playing"):
            yield press(say("bring-to-tables"), offers(Press("call", TABLES)), key="call-tables", kind="mg-large")
        if standing.phase == "playing":
            yield press(say("end-game"), offers(Press("end")), key="end", kind="mg-large")
        elif standing.phase == "over":
            again = round_button(self._school, offers)
            if again is not None:
                yield again
            kind = "mg-large" if again is not None else "mg-primary mg-large"
            yield press(say("next-game"), offers(Press("next")), key="next", kind=kind)

    def _asked_once(self, offers: Offers) -> Element | None:
        if self._asks is None:
            return None
        words = say("sure", what=self._asks.what)
        return h.div(
            h.p(self._question_of(self._asks)),
            press(say("no"), offers(Press("stay")), key="stay", kind="mg-primary"),
            press(words, offers(self._asks), key="sure"),
            cls="mg-panel mg-bar",
            role="alert",
            data_key="asked",
        )

    def _people(self, offers: Offers) -> Element:
        keys = f"{self._school.code}/keys"
        return people_page(self._school, self._name, self._since, self._hides, keys, offers)

    # ── tables ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _tables(self, offers: Offers) -> Element:
        standing = self._standing
        filled_tables = [number for number in sorted(standing.groups) if standing.groups[number]]
        rooms = {room.number: room for room in self._school.rooms()} if standing.phase != "waiting" else {}
        numbers = sorted({*filled_tables, *rooms})
        one_more = next(number for number in range(1, len(numbers) + 2) if number not in numbers)
        targets = [*numbers, one_more] if numbers else []
        return h.div(
            h.div(self._setup(offers), group_bar(self._school, offers), tournament_form(offers), data_key="setup-room")
            if standing.phase == "waiting"
            else None,
            h.div(
                *(
                    self._part(partial(self._table, number, rooms.get(number), targets, offers), f"table{number}")
                    for number in numbers
                ),
                self._spare(one_more) if numbers else h.p(say("names-appear"), cls="mg-advice"),
                cls="mg-class-tables",
                data_key="tables",
            ),
            cls="mg-class-body",
            data_key="body",
        )

    def _spare(self, number: int) -> Element:
        """Where someone goes who should sit at a table of their own, or nowhere."""
        return h.section(
            place_button(
                zone=f"table{number}", label=say("new-table", table=number), key=f"place{number}", kind="mg-quiet"
            ),
            place_button(zone="again", label=say("let-in-again"), key="place-again", kind="mg-quiet"),
            place_button(zone="out", label=say("take-off"), key="place-out", kind="mg-quiet"),
            h.p(say("pick-a-name"), cls="mg-advice"),
            cls="mg-class-table mg-spare",
            aria_label=say("elsewhere"),
            data_zone=f"table{number}",
            data_key="spare",
        )

    def _table(self, number: int, playing: Playing | None, targets: Sequence[int], offers: Offers) -> Element:
        chips = [
            self._chip(person, number, targets, offers, playing) for person in self._standing.groups.get(number, [])
        ]
        bots: list[Element] = []
        look = stands = lost = None
        title = say("table", table=number)
        if playing is not None:
            bots = [self._bot(playing.room, seat) for seat, held in enumerate(playing.deal.held) if not held]
            look = press(say("look"), offers(Press("look", number)), key=f"look{number}", kind="mg-quiet mg-tiny")
            stands = h.p(self._stands(playing), cls="mg-status", data_key=f"stands{number}")
            lost = note(say("dealt-anew", kept=playing.aside), key=f"aside{number}") if playing.aside else None
        return h.section(
            h.header(
                h.h3(title),
                look,
                place_button(zone=f"table{number}", label=title, key=f"place{number}", kind="mg-tiny"),
            ),
            stands,
            lost,
            h.ul(*chips, *bots, cls="mg-chips"),
            cls=f"mg-class-table {self._urgency(playing)}".strip(),
            aria_label=title,
            data_zone=f"table{number}",
            data_key=f"table{number}",
        )

    def _chip(
        self, person: str, number: int, targets: Sequence[int], offers: Offers, playing: Playing | None
    ) -> Element:
        name = self._name(person)
        drops = {f"table{other}": offers(Press("move", (person, other))) for other in targets if other != number}
        drops["again"] = offers(Press("again", person))
        drops["out"] = offers(Press("remove", person))
        is_here = self._school.is_here(person)
        seat = None if playing is None else playing.deal.seat_of(person)
        told = "" if is_here else say("away")
        if playing is not None and is_here:
            told = say("watches") if seat is None else self._score(playing.room, seat)
        acts = playing is not None and seat in playing.room.waiting
        return h.li(
            h.button(
                face("person", seat or 0, name) if seat is not None and not self._hides else None,
                h.span(name, cls="mg-name"),
                h.span(told, cls="mg-level"),
                type="button",
                cls=f"mg-pupil-chip {'mg-acts' if acts else ''} {'' if is_here else 'mg-away'}".strip(),
                data_key=f"chip-{person[:12]}",
                data_flies=f"chip-{person[:12]}",
                data_drops=json.dumps(drops),
                data_picks=say("picks-pupil", pupil=name),
                data_name=name,
                aria_label=", ".join([say("chip", pupil=name, table=number), *([told] if told else [])]),
            )
        )

    def _bot(self, room: Room, seat: int) -> Element:
        return h.li(
            h.span(
                h.span(room.match.names[seat], cls="mg-name"),
                h.span(self._score(room, seat) or say("bot"), cls="mg-level"),
                cls="mg-pupil-chip mg-bot",
            ),
            data_key=f"bot{seat}",
        )

    @staticmethod
    def _score(room: Room, seat: int) -> str:
        view = room.match.observe(None)
        look = look_of(room.match.game)
        return str(look.score(*look.so_far(view, seat)))

    def _stands(self, playing: Playing) -> str:
        """Where a table is, and whom it waits for."""
        room, match, names = playing.room, playing.room.match, names_at(self._standing, playing)
        if room.is_over:
            outcome = match.outcome()
            winners = [names[seat] for seat in outcome.winners] if outcome else []
            if len(winners) == match.players > 1:
                return say("finished-level")
            return say("finished", winners=tuple(winners), many=len(winners))
        where = str(look_of(match.game).where(match.observe(None)))
        if self._standing.rests:
            return say("stands-paused", where=where)
        if not room.waiting:
            return where
        is_all = len(room.waiting) == len(room.persons) > 2
        for_whom = () if is_all else tuple([names[seat] for seat in room.waiting])
        return say("stands-waits", where=where, many=len(for_whom), players=for_whom, **duration(playing.waits))

    def _urgency(self, playing: Playing | None) -> str:
        if playing is None or self._standing.rests:
            return ""
        if playing.room.is_over:
            return "mg-done"
        return "mg-slow" if playing.waits >= 120 else ""

    def _setup(self, offers: Offers) -> Element:
        """What is played next."""
        standing, game = self._standing, self._game
        offer = offers(Press("set"))
        values = {**standing.boxes, **{f"name{seat}": name_of(seat) for seat in range(seats_of(game)[-1])}}
        return h.form(
            box(say("game"), game_box(game.NAME, offers(Press("game")))),
            box(say("players-at-a-table"), players_box(game, int(standing.boxes["players"]), 0, offer)),
            h.fieldset(
                tick("same", say("same-deal"), standing.same, offer),
                tick("fills", say("fill-seats"), standing.fills, offer),
                cls="mg-fieldset",
            ),
            box(say("bots"), bot_box(game, "bot", standing.bot, offer)),
            self._variants(values, offers),
            h.div(
                press(say("start"), offers(Press("start")), key="start", kind="mg-primary mg-huge", type="submit"),
                press(say("mix-groups"), offers(Press("mix")), key="mix", kind="mg-quiet")
                if len(standing.people) > 2
                else None,
                cls="mg-bar",
            ),
            cls="mg-setup mg-class-setup",
            data_key="setup",
        )

    # ── a look at one table ───────────────────────────────────────────────────────────────────────────────────────

    def _looked_at(self, offers: Offers) -> Element:
        found = next((room for room in self._school.rooms() if room.number == self._look), None)
        back = press(say("all-tables"), offers(Press("look", None)), key="look-back", kind="mg-primary")
        if found is None:
            return h.div(back, h.p(say("no-game-there")), cls="mg-class-look", data_key="look")
        title = say("table", table=found.number)
        return h.section(
            h.header(
                back,
                h.h3(title),
                h.p(self._stands(found), cls="mg-status", data_key="look-stands"),
            ),
            h.p(say("as-a-watcher"), cls="mg-advice"),
            h.div(h.div(shown_to_all(self._standing, found), data_fit="grow"), cls="mg-fill", data_key="fill"),
            cls="mg-class-look",
            aria_label=title,
            data_key="look",
        )

    # ── results ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _results(self, offers: Offers) -> Element:
        standing = self._standing
        if not standing.results:
            inside = standings_part(standing, self._name) or h.p(say("results-appear"))
            return h.div(inside, cls="mg-class-results", data_key="results")
        now = sorted(
            (result for result in standing.results if result["round"] == standing.round),
            key=lambda result: result["table"],
        )
        return h.div(
            h.div(saves(say("save-csv"), self._school.code, "games", games_sheet(standing)), cls="mg-bar"),
            h.div(*(self._places(result) for result in now), cls="mg-class-tables", data_key="places"),
            self._part(lambda: standings_part(standing, self._name) or h.div(), "standings"),
            self._part(lambda: self._instructive(offers), "instructive"),
            self._side_by_side(),
            cls="mg-class-results",
            data_key="results",
        )

    def _places(self, result: dict[str, Any]) -> Element:
        seats = range(len(result["names"]))
        names = [
            self._name(held) if held else name_of(seat, result["names"]) for seat, held in enumerate(result["held"])
        ]
        places, scores = result["places"], result["scores"]
        inside: Element | None = None
        if scores:
            order = sorted(seats, key=lambda seat: places[seat]) if places else seats
            inside = h.ol(
                *(
                    h.li(
                        h.span(f"{places[seat]}.", cls="mg-place") if places else None,
                        h.span(names[seat], cls="mg-name"),
                        h.span(score_said(result, seat), cls="mg-level"),
                    )
                    for seat in order
                ),
                cls="mg-ranks",
            )
        return h.section(
            h.header(h.h3(say("table", table=result["table"]))),
            None if places else h.p(say("so-far") if scores else say("not-finished")),
            inside,
            cls="mg-class-table",
            data_key=f"places{result['table']}",
        )

    def _instructive(self, offers: Offers) -> Element:
        if self._search is not None and self._search.round != self._standing.round:
            self._search = None
        return instructive_part(self._search, offers)

    def _look_for_position(self, goes_on: bool | None) -> str:
        """Look for the most instructive position, stop, or see how far it is."""
        self._search = self._search or InstructiveSearch.begun(self._school)
        if goes_on is not None:
            self._search.goes_on = goes_on
        if self._search.goes_on:
            self._search.go_on(self._school)
        return ""

    def _side_by_side(self) -> Element | None:
        """The best of the class, no matter where they sat."""
        found = self._best.found(self._school)
        if not found:
            return None
        return h.section(
            h.h3(say("best-of-class")),
            h.ul(
                *(
                    h.li(
                        h.nameless(creation.shown),
                        h.p(h.strong(self._name(person)), " ", h.span(creation.says), cls="mg-made-says"),
                        cls="mg-made",
                    )
                    for creation, person in found[:MOST_SHOWN]
                ),
                cls="mg-made-all",
            ),
            data_key="best-of-class",
        )

    # ── lessons ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _lessons(self, offers: Offers) -> Element:
        pages = self._school.pages
        shown = self._page_shown if self._page_shown in pages else next(iter(pages), "")
        work = self._standing.work
        if work is not None and self._page_shown == work.page not in pages:
            shown = ""  # nobody has answered there yet
        seen = shown or (work.page if work is not None else "")
        return h.div(
            h.div(
                work_form(self._standing, self._work_game, self._school.lessons, offers),
                self._vote_form(offers),
                cls="mg-set-here",
                data_key="set-here",
            ),
            Dashboard(self._school, seen, self._chosen, self._name, offers).draw() if seen else None,
            self._grid(shown, pages, offers) if shown else h.p(say("answers-appear"), cls="mg-advice"),
            *self._map(offers),
            cls="mg-class-lessons",
            data_key="lessons",
        )

    def _map(self, offers: Offers) -> Iterator[Element]:
        """The map of the class, once it is asked for, and whether pupils see it."""
        is_open, is_shown = self._shows_map, self._standing.shows_map
        words = say("map-close") if is_open else say("map-open")
        yield press(
            words, offers(Press("map", not is_open)), key="map", kind="mg-quiet", aria_expanded=str(is_open).lower()
        )
        if is_open:
            yield tick("shows-map", say("map-for-all"), is_shown, offers(Press("map-for-all", not is_shown)))
            yield map_of_class(self._standing.kept)

    def _vote_form(self, offers: Offers) -> Element | None:
        """Where a question of the lesson that is set is put to the vote."""
        asked = self._school.questions_to_vote
        if not asked or self._school.vote is not None:
            return None
        chosen = choose("vote", ((key, words[:MOST_ASKED]) for key, words in asked.items()), None)
        send = press(say("open-vote"), offers(Press("vote")), key="open-vote", type="submit")
        return h.form(box(say("vote-on"), chosen), send, cls="mg-bar", data_key="vote-form")

    def _grid(self, page: str, pages: Sequence[str], offers: Offers) -> Element:
        standing, asks = self._standing, self._school.asks(page)
        keys = asked_on(standing, asks, page)
        only = self._question if self._question in keys else ""
        columns = [only] if only else keys
        words = asks.questions
        lessons = self._school.lessons
        names = [(page, title_of(page, lessons)) for page in pages]
        questions = [("", say("all-questions"))]
        questions += [(key, f"{at}. {words[key][:60]}") for at, key in enumerate(keys, 1)]
        heads = (h.th(keys.index(key) + 1, scope="col", title=words[key]) for key in columns)
        return h.section(
            h.form(
                box(say("page"), choose("page", names, page, offers(Press("page")))),
                box(say("question"), choose("question", questions, only, offers(Press("question")))),
                saves(say("save-csv"), self._school.code, page, answers_sheet(standing, asks, page)),
                cls="mg-bar",
                data_key="grid-form",
            ),
            h.p(words[only]) if only else None,
            self._ideas(page, only),
            h.div(
                h.table(
                    h.caption(say("grid-key"), cls="mg-advice"),
                    h.thead(h.tr(h.th(say("name"), scope="col"), *heads, h.th(say("right-in-all"), scope="col"))),
                    h.tbody(*(self._answers_of(person, page, columns) for person in standing.people)),
                    self._totals(page, columns),
                    cls="mg-class-grid",
                ),
                cls="mg-grid-room",
                tabindex=0,
            ),
            data_key="grid",
        )

    def _answers_of(self, person: str, page: str, keys: Sequence[str]) -> Element:
        told = [self._standing.reports[page, key].get(person) for key in keys]
        cells = (h.td("") if answer is None else self._answer(answer, is_alone=len(keys) == 1) for answer in told)
        right = sum(answer is not None and answer.right for answer in told)
        name = h.th(self._name(person), scope="row")
        return h.tr(name, *cells, h.td(right, cls="mg-total"), data_key=f"answers-{person[:12]}")

    @staticmethod
    def _answer(answer: Answered, *, is_alone: bool) -> Element:
        """An answer in the grid: what was typed stands beside its sign where one question is looked at."""
        words = say("answer-typed", answer=answer.said, typed=answer.typed) if answer.typed else answer.said
        typed = h.span(answer.typed, cls="mg-typed") if is_alone and answer.typed else None
        return h.td(answer.sign, typed, title=words, cls="mg-right" if answer.right else "mg-wrong")

    def _totals(self, page: str, keys: Sequence[str]) -> Element:
        """How many have each question right."""
        told = [self._standing.reports[page, key].values() for key in keys]
        counts = [sum(answer.right for answer in answers) for answers in told]
        head = h.th(say("right-in-all"), scope="row")
        return h.tfoot(
            h.tr(head, *(h.td(count, cls="mg-total") for count in counts), h.td(sum(counts), cls="mg-total"))
        )

    def _ideas(self, page: str, key: str) -> Element | None:
        asks = self._school.asks(page)
        found = ideas_of(self._standing, asks, page, key)
        if not found:
            return None
        return h.details(
            h.summary(say("ideas-behind", many=len(found))),
            h.ul(
                *(
                    h.li(h.strong(f"{count} × "), asks.ideas[idea], h.span(f" [{idea}]", cls="mg-level"))
                    for idea, count in found
                )
            ),
            open=True,
            data_key="ideas",
        )


def duration(seconds: float) -> dict[str, str]:
    """How long something takes already, roughly, as the slots of a message: seconds, or minutes and seconds; `none` for
    a moment.

    >>> duration(4), duration(47), duration(200)
    ({'unit': 'none', 'time': ''}, {'unit': 'seconds', 'time': '40'}, {'unit': 'minutes', 'time': '3:20'})
    """
    if seconds < 10:
        return {"unit": "none", "time": ""}
    whole = int(seconds) // 10 * 10
    if whole < 60:
        return {"unit": "seconds", "time": f"{whole}"}
    return {"unit": "minutes", "time": f"{whole // 60}:{whole % 60:02}"}
