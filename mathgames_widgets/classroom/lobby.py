"""The page of a table before its game: who is there, and what will be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from mathgames_widgets import games
from mathgames_widgets.classroom.standing import (
    CannotBeDone,
    Host,
    MeetingPlace,
    agreed,
    game_called,
    told_before_closing,
)
from mathgames_widgets.core.bots import all_bots
from mathgames_widgets.core.game import AnyGame, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.page import html as h
from mathgames_widgets.page.assets import dress
from mathgames_widgets.page.cards import choose, note, press
from mathgames_widgets.page.html import Element, Raw
from mathgames_widgets.page.languages import language_box
from mathgames_widgets.page.page import Offers, Page, Values, stale
from mathgames_widgets.table import start as setup
from mathgames_widgets.table.faces import PERSON, face, level, named
from mathgames_widgets.table.screen import Press, Screen
from mathgames_widgets.table.start import Seat, Setup, SetupError, StartNotice, Variant
from mathgames_widgets.table.views import Views

say = room(__name__)


def look_of(game: AnyGame) -> Any:
    """How a game looks, its styles with it."""
    look = import_module(f"{game.__name__}.table")
    dress(look)
    return Views(look)


def options_of(game: AnyGame) -> tuple[Variant, ...]:
    """The variants of a game."""
    variants: tuple[Variant, ...] = look_of(game).options()
    return variants


def usual_boxes(game: AnyGame) -> dict[str, str]:
    """What stands in the boxes before anybody has changed them."""
    seats = [Seat("", setup.usual_bot(game))] * setup.seats_of(game)[0]
    boxes = setup.values_of(seats, "", (look_of(game).usual_rules or game.Rules)(), options_of(game), game)
    return {name: text for name, text in boxes.items() if not name.startswith("name")}


def players_of(game: AnyGame, boxes: Mapping[str, str], sitting: int) -> int:
    """How many play: as many as were chosen, or as there are people, if the game is for so many."""
    return min(max(int(boxes["players"]), sitting), setup.seats_of(game)[-1])


def company(game: AnyGame, boxes: Mapping[str, str], people: list[str]) -> tuple[list[str], list[str]]:
    """The names and the kinds of all who will play: first the people, then bots."""
    players = players_of(game, boxes, len(people))
    known = [bot.name for bot in all_bots(game)]
    bots = [boxes.get(f"who{seat}", "") for seat in range(len(people), players)]
    kinds = [PERSON] * min(len(people), players) + [bot if bot in known else setup.usual_bot(game) for bot in bots]
    typed = [*people[:players], *[""] * (players - len(people))]
    return list(named(typed, kinds)), kinds


def planned(game: AnyGame, boxes: Mapping[str, str], people: list[str], seed: str) -> Setup:
    """The game as it would be dealt now. Raises SetupError with one sentence."""
    names, kinds = company(game, boxes, people)
    seats = {f"name{seat}": name for seat, name in enumerate(names)}
    seats |= {f"who{seat}": who for seat, who in enumerate(kinds)}
    values = {**boxes, **seats, "players": str(len(names)), "seed": seed}
    return setup.plan(game, values, options_of(game), setup.ways_of(game, look_of(game).ways()))


def invitation(address: str, code: str) -> Element:
    """How people come to a table or a class: a picture for phones, the address to open, and the code to type there.

    `address` is where this server is found, such as http://192.168.1.7:8866/; without one only the code is told.

    >>> "mg-qr" in str(invitation("", "FERN-42"))
    False
    >>> "192.168.1.7:8866/join" in str(invitation("http://192.168.1.7:8866/", "FERN-42"))
    True
    """
    if not address:
        words = h.p(*say.pieces("friends-join", code=h.strong(code)))
        return h.div(words, cls="mg-invite", data_key="invitation")
    short = f"{address.partition('://')[2]}join"
    words = h.p(*say.pieces("scan", address=h.strong(short, cls="mg-address"), code=h.strong(code)))
    return h.div(qr_picture(f"{address}join?code={code}"), words, cls="mg-invite", data_key="invitation")


@lru_cache(64)
def qr_picture(link: str) -> Element | None:
    """A QR code: always dark on white with a quiet zone, since cameras read nothing else well."""
    try:
        import segno
    except ImportError:
        return None
    drawn = segno.make(link, error="m", micro=False).svg_inline(border=4, dark="#000", light="#fff", omitsize=True)
    return h.div(Raw(drawn), cls="mg-qr", role="img", aria_label=say("qr", address=link))


class ChoosingPage(Page):
    """A page on which the next game is chosen, and what was said there last."""

    def __init__(self, place: MeetingPlace, summary: str) -> None:
        self._place = place
        self._notice, self._is_refused = "", False
        self._said_at: tuple[str, ...] = ()
        self._asks: Press | None = None
        """What is done only where it is pressed once more."""
        super().__init__(self._drawn, self._pressed, summary=summary)

    def _choose(self, boxes: dict[str, str], values: Values) -> None:
        """From now on this stands in the boxes; `values` are all that were sent."""
        raise NotImplementedError

    def _done(self, thing: Any, values: Values, asked: Press | None) -> str:
        """Do what was pressed; the sentence about it. `asked` was to be pressed once more. Raises CannotBeDone."""
        raise NotImplementedError

    def _drawn(self, offers: Offers) -> Element:
        raise NotImplementedError

    @property
    def _game(self) -> AnyGame:
        """The game that is chosen."""
        return game_called(self._place.standing.game)

    @property
    def _boxes(self) -> dict[str, str]:
        """What stands in the boxes, for as many players as there will be."""
        return self._place.standing.boxes

    def _pressed(self, thing: Any, values: Values) -> None:
        asked, self._asks, self._notice, self._said_at = self._asks, None, "", ()
        self._is_refused = False
        try:
            said = self._done(thing, values, asked)
        except (CannotBeDone, SetupError) as refused:
            self._notice = said = str(refused)
            self._is_refused = True
        self.redraw(said)

    def refuse(self) -> None:
        self._notice, self._is_refused, self._said_at = stale(), True, ()
        self.redraw(stale())

    def _fill(self, values: Values) -> None:
        """What stands in the boxes is taken over."""
        boxes = setup.filled(self._boxes, values, self._game, options_of(self._game))
        kept = {name: text for name, text in boxes.items() if not name.startswith("name") and name != "seed"}
        self._choose(kept, values)

    def _own(self, what: str, field: str, values: Values) -> str:
        """A text of one's own is typed, or comes from a file."""
        self._fill(values)
        self._said_at = ("own", field)
        text = values.get(f"{field}-text" if what == "own" else "text", "")
        boxes, self._notice = setup.filled_with_own(self._boxes, values, field, text, options_of(self._game))
        self._choose(boxes, {})
        return self._notice

    def _notes(self) -> Iterator[Element]:
        """Whether it can be kept, and what was said last where that stands beside no box."""
        if self._place.trouble:
            yield note(self._place.trouble, key="trouble", kind="mg-alert")
        if self._notice and not self._said_at:
            yield note(self._notice, key="notice", kind="mg-alert" if self._is_refused else "")

    def _variants(self, values: Mapping[str, str], offers: Offers) -> Element | None:
        """The boxes of the game's variants."""
        variants, said = options_of(self._game), StartNotice(self._notice, self._said_at)
        if not variants:
            return None
        boxes = setup.variant_boxes(variants, values, Screen((), offers), said)
        # What is typed for one game, and not sent yet, stays there when another game is chosen.
        inside = h.div(*boxes, cls="mg-variants", data_key=f"variants-{self._game.NAME}")
        return h.details(h.summary(say("variants")), inside, data_key="variants")


class Lobby(ChoosingPage):
    """The table before a game, as one person sees it."""

    def __init__(self, host: Host, person: str) -> None:
        self._host, self._person = host, person
        super().__init__(host, say("table-code", code=host.code))

    # ── what is pressed ───────────────────────────────────────────────────────────────────────────────────────────

    def _done(self, thing: Any, values: Values, asked: Press | None) -> str:
        host, person = self._host, self._person
        match thing:
            case Press("sit", bool(sits)):
                host.sit(person, sits)
                return say("you-play") if sits else say("you-watch")
            case Press("game"):
                name = values.get("game", "")
                if name != host.standing.game:
                    host.choose(person, name, usual_boxes(game_called(name)))
                return say("is-chosen", game=game_called(name).TITLE)
            case Press("players"):
                self._fill(values)
                return ""
            case Press("own" | "own-file" as what, str(field)):
                return self._own(what, field, values)
            case Press("deal"):
                self._fill(values)
                host.deal(person)
                return say("dealt")
            case Press("close") if asked == thing:
                return host.close(person)
            case Press("close"):
                self._asks = thing
                return say("closes-table")
            case Press("keep"):
                host.keep(person)
                return say("table-stays")
            case Press("stay"):
                return ""
        raise CannotBeDone(stale())

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def _boxes(self) -> dict[str, str]:
        standing = self._host.standing
        return {**standing.boxes, "players": str(players_of(self._game, standing.boxes, len(standing.sitting)))}

    def _choose(self, boxes: dict[str, str], values: Values) -> None:
        if boxes != self._boxes:
            self._host.choose(self._person, self._host.standing.game, boxes)

    @property
    def _leads(self) -> bool:
        return self._host.leader == self._person

    def _drawn(self, offers: Offers) -> Element:
        host = self._host
        inside = self._chosen(offers) if self._leads else self._told()
        return h.div(
            h.header(
                h.h2(
                    *say.pieces("table-code", code=h.strong(host.code, cls="mg-code")), tabindex=-1, data_focus="lobby"
                ),
                cls="mg-head",
            ),
            invitation(host.address_for(self._person), host.code),
            *self._notes(),
            h.ul(*self._company(), cls="mg-company", aria_label=say("at-the-table"), data_key="company"),
            self._own_place(offers),
            *inside,
            self._close_bar(offers) if host.may_close(self._person) else None,
            language_box(),
            cls="mg-table mg-start mg-lobby",
            data_key="table",
        )

    def _company(self) -> Iterator[Element]:
        host, standing = self._host, self._host.standing
        people = standing.sitting
        names, kinds = company(self._game, standing.boxes, [standing.people[person].name for person in people])
        for seat, (name, who) in enumerate(zip(names, kinds, strict=True)):
            told = level(self._game, who) or self._said_of(people[seat])
            yield _sitting(seat, who, name, told)
        late = people[len(names) :]
        watchers = [
            person for person in standing.people if (person not in people and host.is_here(person)) or person in late
        ]
        for watcher in watchers:
            yield _sitting(
                len(names), PERSON, standing.people[watcher].name, say("watches"), key=f"watcher-{watcher[:8]}"
            )

    def _said_of(self, person: str) -> str:
        if person == self._person:
            return say("you")
        return say("is-here") if self._host.is_here(person) else say("away")

    def _own_place(self, offers: Offers) -> Element:
        sits = self._host.standing.people[self._person].sits
        words = say("only-watch") if sits else say("take-a-seat")
        return h.div(press(words, offers(Press("sit", not sits)), key="sit", kind="mg-quiet"), cls="mg-bar")

    def _told(self) -> tuple[Element, ...]:
        leader = self._host.standing.people.get(self._host.leader)
        waits = say("waits-for-deal", leader=leader.name if leader else None, game=self._game.TITLE)
        return (h.p(waits, cls="mg-claim", data_key="waits"),)

    def _chosen(self, offers: Offers) -> tuple[Element | None, ...]:
        game, shown = self._game, self._boxes
        people, players = len(self._host.standing.sitting), int(shown["players"])
        return (
            h.form(
                setup.box(say("game"), game_box(game.NAME, offers(Press("game")))),
                setup.box(say("players"), players_box(game, players, people, offers(Press("players")))),
                h.fieldset(
                    h.legend(say("fill-seats")),
                    *(self._bot_of(seat, shown, offers) for seat in range(people, players)),
                    cls="mg-fieldset",
                    data_key="bots",
                )
                if players > people
                else None,
                self._variants(self._named(shown), offers),
                h.div(
                    press(say("deal"), offers(Press("deal")), key="deal", kind="mg-primary mg-huge", type="submit"),
                    cls="mg-bar",
                    data_key="deal-bar",
                ),
                cls="mg-setup",
                data_key="setup",
            ),
        )

    def _bot_of(self, seat: Player, values: Mapping[str, str], offers: Offers) -> Element:
        who = f"who{seat}"
        chosen = values.get(who, setup.usual_bot(self._game))
        return setup.box(say("seat", seat=seat + 1), bot_box(self._game, who, chosen, offers(Press("players"))))

    def _named(self, values: Mapping[str, str]) -> dict[str, str]:
        """The boxes with the names of all who will play, for variants that each seat has for itself."""
        standing = self._host.standing
        people = [standing.people[person].name for person in standing.sitting]
        names, kinds = company(self._game, standing.boxes, people)
        seats = {f"name{seat}": name for seat, name in enumerate(names)}
        return {**values, **seats, **{f"who{seat}": who for seat, who in enumerate(kinds)}}

    def _close_bar(self, offers: Offers) -> Element:
        close, standing = offers(Press("close")), self._host.standing
        if not self._asks:
            if self._person in standing.closers:
                button = press(say("keep-table"), offers(Press("keep")), key="keep", kind="mg-quiet")
            else:
                button = press(say("delete-table"), close, key="close", kind="mg-quiet")
            said = agreed(standing)
            return h.div(h.p(said) if said else None, button, cls="mg-bar", data_key="closing")
        return h.div(
            h.p(told_before_closing(standing, self._person), data_key="closes"),
            press(say("keep-it"), offers(Press("stay")), key="stay", kind="mg-primary"),
            press(say("delete-it"), close, key="close-sure"),
            cls="mg-bar",
            data_key="closing",
        )


def _sitting(seat: Player, who: str, name: str, told: str, *, key: str = "") -> Element:
    return h.li(
        face(who, seat, name),
        h.span(name, cls="mg-name"),
        h.span(told, cls="mg-level"),
        cls="mg-sitting",
        data_key=key or f"sitting{seat}",
    )


def game_box(chosen: str, offer: int) -> Element:
    """Chooses the game."""
    return choose("game", ((game.NAME, game.TITLE) for game in games.GAMES), chosen, offer)


def players_box(game: AnyGame, players: int, people: int, offer: int) -> Element:
    """Chooses how many play."""
    numbers = [number for number in setup.seats_of(game) if number >= min(people, setup.seats_of(game)[-1])]
    return choose("players", ((number, number) for number in numbers), players, offer)


def bot_box(game: AnyGame, name: str, chosen: str, offer: int) -> Element:
    """Chooses a bot."""
    return choose(name, ((bot.name, level(game, bot.name)) for bot in all_bots(game)), chosen, offer)
