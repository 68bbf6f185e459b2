"""The page before a game: who plays, which seed, which variants, and the game that the boxes describe.

Each kind of variant has its boxes, and they say what its field of `Rules` becomes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from mathgames_widgets.core.bots import all_bots
from mathgames_widgets.core.game import AnyGame, NotForSoMany, Reason, Refused
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.core.messages import You, room
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.core.words import common_refusal, name_of, why_refused
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import choose, note, press
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.languages import language_box
from mathgames_widgets.table.faces import PERSON, default_name, face, level, named, strength
from mathgames_widgets.table.screen import Press, Screen

say = room(__name__)

LONGEST_SHOWN = 24
LONGEST_TYPED = 200
"""Characters that are kept of what stands in a box."""
EVERYBODY = "everybody"


@dataclass(frozen=True, slots=True)
class NumberVariant:
    """A variant that is a whole number; `group` is the heading below which it stands, if any."""

    field: str
    label: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class ChoiceVariant:
    """A variant with a few values, each with its words; a box holds the value as text."""

    field: str
    label: str
    values: tuple[tuple[object, str], ...]
    group: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """A variant that is on or off."""

    field: str
    label: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class EachSeat:
    """A variant with a text for each seat: one of a few, the first where nobody chooses, or one of the players' own.

    The field of `Rules` holds one text for each seat, or one for all, or none where everybody has the first. `thing`
    names what such a text is: `deck`, or another that the messages know. `named` reads one and says what it is called,
    or raises ValueError with a sentence.
    """

    field: str
    label: str
    texts: tuple[tuple[str, str], ...]
    thing: str
    named: Callable[[str], str]
    group: str = ""

    def box(self, place: int) -> str:
        """The name of the box of a seat."""
        return f"{self.field}{place}"

    def text(self, values: Mapping[str, str], place: int) -> str:
        """What the box of a seat holds; boxes kept from before may hold what a text is called."""
        chosen = values.get(self.box(place), self.texts[0][0])
        return next((text for text, called in self.texts if chosen in (text, called)), chosen)

    def takes(self, text: str) -> bool:
        """Whether a box may hold this: one of the few texts, what one is called, or a text that can be read."""
        if any(text in known for known in self.texts):
            return True
        try:
            return bool(self.named(text))
        except ValueError:
            return False

    @property
    def own_text(self) -> str:
        """The name of the box for a text of one's own."""
        return f"{self.field}-text"

    @property
    def own_seat(self) -> str:
        """The name of the box that says whom it is for."""
        return f"{self.field}-seat"


Variant = NumberVariant | ChoiceVariant | Tick | EachSeat


@dataclass(frozen=True, slots=True)
class WayToPlay:
    """A way to play with a button of its own: who sits there and which variants, or a page beside this one."""

    key: str
    words: str
    seats: tuple[str, ...] = ()
    variants: tuple[tuple[str, object], ...] = ()
    page: str = ""


def with_given(variants: Sequence[Variant], rules: Any) -> tuple[Variant, ...]:
    """The variants; a choice that does not list what was given to `play` has it as one value more."""
    found: list[Variant] = []
    for variant in variants:
        value = getattr(rules, variant.field)
        if isinstance(variant, ChoiceVariant) and all(allowed != value for allowed, _ in variant.values):
            variant = replace(variant, values=(*variant.values, (value, say("as-given"))))
        found.append(variant)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class StartNotice:
    """A sentence about the last press; it stands beside what was pressed."""

    text: str = ""
    at: tuple[str, ...] = ()

    def beside(self, *place: str) -> Element | None:
        """The sentence, where it is about this place."""
        return note(self.text, key="notice", kind="mg-alert") if self.text and self.at == place else None


def place_of(pressed: object) -> tuple[str, ...]:
    """Where on the page before a game a sentence about this press stands; nowhere, where it is no press of that page.

    >>> place_of(Press("deal")), place_of(Press("own-file", "decks")), place_of(Press("undo"))
    (('deal',), ('own', 'decks'), ())
    """
    match pressed:
        case Press("load" | "load-file"):
            return ("load",)
        case Press("own" | "own-file", str(field)):
            return ("own", field)
        case Press("deal" | "players" | "way" as what, value):
            return (what,) if value is None else (what, f"{value}")
    return ()


# ── from rules to boxes, and back ─────────────────────────────────────────────────────────────────────────────────


def boxes_of(variant: Variant, value: Any, seats: int) -> dict[str, str]:
    """What stands in the boxes of a variant with this value, at a page with so many places."""
    match variant:
        case Tick():
            return {variant.field: "on" if value else ""}
        case EachSeat():
            given = list(value) * seats if len(value) == 1 else list(value)
            given += [variant.texts[0][0]] * (seats - len(given))
            return {variant.box(place): text for place, text in enumerate(given[:seats])}
    return {variant.field: str(value)}


def names_of(variants: Sequence[Variant], seats: int) -> set[str]:
    """The names of all boxes whose values are kept."""
    each = {variant.box(place) for variant in variants if isinstance(variant, EachSeat) for place in range(seats)}
    return each | {variant.field for variant in variants if not isinstance(variant, EachSeat)}


def value_of(variant: Variant, values: Mapping[str, str], players: int) -> object:
    """The value of the field that the boxes say; what does not fit stays as it was typed, for the rules to refuse."""
    if isinstance(variant, EachSeat):
        usual = variant.texts[0][0]
        texts = tuple([variant.text(values, place) for place in range(players)])
        return texts if len(set(texts)) > 1 else () if texts[0] == usual else texts[:1]
    typed = values.get(variant.field, "")
    if isinstance(variant, Tick):
        return bool(typed)
    if isinstance(variant, ChoiceVariant):
        return next((offered for offered, _ in variant.values if str(offered) == typed), short(typed))
    text = typed.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else short(typed)


def short(typed: str) -> str:
    """Enough of a text to see which one is meant."""
    return typed if len(typed) <= LONGEST_SHOWN else f"{typed[:LONGEST_SHOWN]}…"


class Typed(str):
    """A text from a box: its repr is how the page quotes it, nothing where the box is empty."""

    __slots__ = ()

    def __repr__(self) -> str:
        return say("quoted", text=super().__repr__()[1:-1]) if self else ""


def as_typed(reason: Reason, variants: Sequence[Variant]) -> Reason:
    """A reason that speaks of the label of a box and of what was typed, not of a field and its value in Python.

    >>> from mathgames_widgets.core.game import NotInRange
    >>> as_typed(NotInRange("hand", "seven", range(3, 10)), [NumberVariant("hand", "Cards in a hand")])
    NotInRange(option='“Cards in a hand”', value=“seven”, allowed=range(3, 10))
    """
    value = getattr(reason, "value", None)
    told = {"value": Typed(value)} if isinstance(value, str) else {}
    labels = [
        say("quoted", text=variant.label) for variant in variants if variant.field == getattr(reason, "option", "")
    ]
    return replace(reason, option=labels[0], **told) if labels else reason  # type: ignore[call-arg]


def names_at(values: Mapping[str, str], players: int) -> tuple[str, ...]:
    """What the seats are called, as the boxes stand."""
    kinds = [values.get(f"who{place}", PERSON) for place in range(players)]
    given = named([values.get(f"name{place}", "").strip() for place in range(players)], kinds)
    return tuple([name_of(place, given) for place in range(players)])


# ── the boxes ─────────────────────────────────────────────────────────────────────────────────────────────────────


def variant_boxes(
    variants: Sequence[Variant], values: Mapping[str, str], screen: Screen, said: StartNotice
) -> list[Element]:
    """The variants; neighbours with the same heading stand below it together."""
    shown: list[Element] = []
    for heading, together in groupby(variants, key=lambda variant: variant.group):
        boxes = [_variant(variant, values, screen, said) for variant in together]
        shown += [_below(heading, boxes)] if heading else boxes
    return shown


def _below(heading: str, boxes: Sequence[Element]) -> Element:
    return h.fieldset(h.legend(heading), *boxes, cls="mg-fieldset", data_key=f"group-{heading}")


def box(words: str, control: Element) -> Element:
    """A box with its label."""
    return h.label(h.span(words, cls="mg-label"), control, cls="mg-box")


def _variant(variant: Variant, values: Mapping[str, str], screen: Screen, said: StartNotice) -> Element:
    match variant:
        case EachSeat():
            return _each_seat(variant, values, screen, said)
        case Tick():
            tick = h.input_(
                type="checkbox", name=variant.field, checked=bool(values.get(variant.field)), data_key=variant.field
            )
            return h.label(tick, h.span(variant.label), cls="mg-box mg-tick")
        case ChoiceVariant():
            texts = [(str(option), words) for option, words in variant.values]
            return box(variant.label, choose(variant.field, texts, values.get(variant.field, "")))
    control = h.input_(
        type="text", inputmode="numeric", name=variant.field, value=values.get(variant.field, ""), size=4,
        data_key=variant.field,
    )  # fmt: skip
    return box(variant.label, control)


# ── one for each seat ─────────────────────────────────────────────────────────────────────────────────────────────


def _each_seat(variant: EachSeat, values: Mapping[str, str], screen: Screen, said: StartNotice) -> Element:
    """A box for each seat, and below them room for a text of one's own."""
    field, own_file = variant.field, screen.offers(Press("own-file", variant.field))
    names = names_at(values, int(values["players"]))
    seats = [(EVERYBODY, say("own-everybody")), *((str(place), name) for place, name in enumerate(names))]
    return h.div(
        *(
            box(say("each-seat", label=variant.label, player=name), _seat_box(variant, values, place))
            for place, name in enumerate(names)
        ),
        h.details(
            h.summary(say("own-load", thing=variant.thing)),
            h.div(
                h.p(say("own-how"), cls="mg-advice"),
                box(say("own-for"), choose(variant.own_seat, seats, EVERYBODY)),
                box(
                    say("file"),
                    h.input_(type="file", accept=".txt,text/plain", data_n=own_file, data_key=f"file-{field}"),
                ),
                box(say("own-text"), h.textarea(name=variant.own_text, rows=3, data_key=variant.own_text)),
                press(say("own-use", thing=variant.thing), screen.offers(Press("own", field)), key=f"own-{field}"),
                said.beside("own", field),
                cls="mg-steps",
            ),
            data_key=f"load-{field}",
        ),
        cls="mg-steps",
        data_key=f"each-{field}",
    )


def _seat_box(variant: EachSeat, values: Mapping[str, str], place: int) -> Element:
    """What this seat may have; a text of its own is one more."""
    name = variant.box(place)
    chosen = variant.text(values, place)
    texts = list(variant.texts)
    if chosen not in dict(texts):
        texts.append((chosen, _own_name(variant, chosen)))
    return choose(name, texts, chosen)


def _own_name(variant: EachSeat, text: str) -> str:
    try:
        return variant.named(text)
    except ValueError:
        return say("as-given")


# ── a game from the boxes: who plays, which seed, which variants ──────────────────────────────────────────────────────

LONGEST_NAME = 24
LONGEST_SEED = 40


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a place: a person, or a bot by its name."""

    name: str
    who: str = PERSON


@dataclass(frozen=True, slots=True)
class Setup:
    """A game as it was set up."""

    seats: tuple[Seat, ...]
    seed: str
    rules: Any


class SetupError(ValueError):
    """A box with something in it that does not fit; the message is one sentence for people."""


def seats_for(
    game: AnyGame, you: str | None, bots: Sequence[str] | str | None, players: int | None
) -> tuple[Seat, ...]:
    """The places at the table before anybody changes them: you first, then the bots, then more people.

    Raises SetupError for a bot that the game does not have or a number of players it cannot take.
    """
    known = [bot.name for bot in all_bots(game)]
    bots = (bots,) if isinstance(bots, str) else bots
    names = list(bots) if bots is not None else [usual_bot(game)] * ((players or 3) - 1)
    for name in names:
        if name not in known:
            raise SetupError(say("no-such-bot", bot=repr(name), bots=", ".join(known)))
    watched = bots is not None and you is None and players is None and len(names) >= seats_of(game)[0]
    people = 0 if watched else max(1, (players or 0) - len(names))
    kinds = [PERSON] * people + names
    typed = [you or "" if place == 0 and people else "" for place in range(len(kinds))]
    seats = [Seat(name, who) for name, who in zip(named(typed, kinds), kinds, strict=True)]
    if len(seats) not in seats_of(game):
        raise SetupError(_not_for(game, len(seats)))
    if players is not None and len(seats) != players:
        raise SetupError(say("bots-and-you", bots=len(names), seats=len(seats), players=players))
    return tuple(seats)


def usual_bot(game: AnyGame) -> str:
    """The bot that sits where nobody chose one: the weakest that does not play by chance."""
    known: list[str] = [bot.name for bot in game.BOTS]
    return known[min(1, len(known) - 1)]


def _not_for(game: AnyGame, players: int) -> str:
    return common_refusal(NotForSoMany(game.TITLE, players, seats_of(game))) or ""


def seats_of(game: AnyGame) -> range:
    """How many places a page can offer: `SEATS` of a game whose variants have other numbers of players, or `PLAYERS`.

    Whether a number fits the variants that are chosen is for the game itself to say.
    """
    seats: range = getattr(game, "SEATS", game.PLAYERS)
    return seats


def values_of(
    seats: Sequence[Seat], seed: str, rules: Any, variants: Sequence[Variant], game: AnyGame
) -> dict[str, str]:
    """What stands in the boxes for such a table."""
    values = {"players": str(len(seats)), "seed": seed}
    for place, seat in enumerate(seats):
        typed = "" if seat.name in ("", default_name(seat.who, place)) else seat.name
        values |= {f"name{place}": typed, f"who{place}": seat.who}
    for variant in variants:
        values |= boxes_of(variant, getattr(rules, variant.field), seats_of(game)[-1])
    return values


def filled(
    boxes: Mapping[str, str], values: Mapping[str, str], game: AnyGame, variants: Sequence[Variant]
) -> dict[str, str]:
    """The boxes as they were sent; a tick that is off is not sent at all, and what is no box of ours is left out.

    A seat that is added is a bot's. Of what was typed no more is kept than the page needs to quote it, and a text for a
    seat only where it can be read, since a browser may send anything.

    Raises SetupError for a number of players that the game is not for.
    """
    if not values:
        return dict(boxes)
    players = values.get("players", boxes["players"])
    if players not in map(str, seats_of(game)):
        least, most, typed = seats_of(game)[0], seats_of(game)[-1], repr(short(players))
        raise SetupError(say("how-many-unfit", game=game.TITLE, least=least, most=most, typed=typed))
    places = seats_of(game)[-1]
    seats = {f"{name}{place}" for name in ("name", "who") for place in range(places)}
    known = seats | {"players", "seed"} | names_of(variants, places)
    off = {variant.field: "" for variant in variants if isinstance(variant, Tick)}
    added = {f"who{place}": usual_bot(game) for place in range(int(players))}
    each = {
        variant.box(place): variant for variant in variants if isinstance(variant, EachSeat) for place in range(places)
    }
    sent = {name: value[:LONGEST_TYPED] for name, value in values.items() if name in known - set(each)}
    sent |= {name: values[name] for name, variant in each.items() if name in values and variant.takes(values[name])}
    return {**added, **boxes, **off, **sent}


def filled_with_own(
    boxes: Mapping[str, str], values: Mapping[str, str], field: str, text: str, variants: Sequence[Variant]
) -> tuple[dict[str, str], str]:
    """The boxes with a text of one's own for a seat or for everybody, in a variant that has one for each seat, and a
    sentence about it.

    Raises SetupError with one sentence for a text that does not fit.
    """
    variant = next(candidate for candidate in variants if isinstance(candidate, EachSeat) and candidate.field == field)
    players, who = int(boxes["players"]), values.get(variant.own_seat, "")
    if not text.strip():
        raise SetupError(say("own-missing", thing=variant.thing))
    try:
        name = variant.named(text)
    except ValueError as unfit:
        raise SetupError(str(unfit)) from None
    chosen = [place for place in range(players) if who in (str(place), EVERYBODY)]
    if not chosen:
        raise SetupError(say("own-nobody", thing=variant.thing, who=repr(short(who))))
    filled = {**boxes, **{variant.box(place): text for place in chosen}}
    if who == EVERYBODY:
        return filled, say("own-taken-by-all", thing=variant.thing, name=name)
    return filled, say("own-taken", thing=variant.thing, name=name, player=names_at(filled, players)[chosen[0]])


def ways_of(game: AnyGame, own: Sequence[WayToPlay]) -> tuple[WayToPlay, ...]:
    """What has a button of its own beside Play: what the game says, and bots to watch."""
    bots = [bot.name for bot in game.BOTS]
    return (*own, WayToPlay("watch", say("watch-bots"), (usual_bot(game), bots[-1])))


def boxes_for(way: WayToPlay, values: Mapping[str, str]) -> dict[str, str]:
    """The boxes as a way to play fills them; a name that was typed for a person stays."""
    seats = {f"who{place}": who for place, who in enumerate(way.seats)}
    strangers = {f"name{place}": "" for place, who in enumerate(way.seats) if who != values.get(f"who{place}")}
    chosen = {field: str(value) for field, value in way.variants}
    return {**values, **strangers, **seats, **chosen, "players": str(len(way.seats))}


def for_so_many(values: Mapping[str, str], ways: Sequence[WayToPlay], game: AnyGame) -> Mapping[str, str]:
    """Where the usual game is not for so many players but a way to play is, that way is meant."""
    players = int(values["players"])
    way = next((way for way in ways if len(way.seats) == players), None)
    if way is None or players in game.PLAYERS:
        return values
    return {**values, **{field: str(value) for field, value in way.variants}}


def plan(
    game: AnyGame, values: Mapping[str, str], variants: Sequence[Variant], ways: Sequence[WayToPlay] = ()
) -> Setup:
    """The game that the boxes describe. Raises SetupError with one sentence for the first box that does not fit."""
    values = for_so_many(values, ways, game)
    players = int(values["players"])
    seats = seated(
        [values.get(f"name{place}", "") for place in range(players)],
        [values.get(f"who{place}", PERSON) for place in range(players)],
        game,
    )
    seed = fitting_seed(values.get("seed", ""))
    options = {variant.field: value_of(variant, values, players) for variant in variants}
    try:
        rules = game.Rules(**options)
        chosen = seed_text(seed) if seed else new_seed_code()
        game.new_game(players, chosen, rules)
    except ValueError as unfit:
        typed = Refused(as_typed(unfit.reason, variants)) if isinstance(unfit, Refused) else unfit
        raise SetupError(why_refused(typed, game)) from None
    return Setup(seats, chosen, rules)


def dealt_again(match: AnyMatch, turns: int | None = None) -> AnyMatch:
    """The same people, bots and variants, and new cards; or the same cards, and so many of the turns played again."""
    seed = new_seed_code() if turns is None else match.seed
    again: AnyMatch = Match(match.game, match.players, seed, rules=match.rules, names=match.given_names)
    for turn in match.turns[: turns or 0]:
        again.play(turn.player, turn.action)
    return again


def seated(names: Sequence[str], kinds: Sequence[str], game: AnyGame) -> tuple[Seat, ...]:
    """The seats with these names, played by these people and bots; an empty name becomes that of its place.

    Raises SetupError for a name that does not fit or stands twice, and for a bot that the game does not have.
    """
    players = [_who(who, place, game) for place, who in enumerate(kinds)]
    taken = named([_name(name, place) for place, name in enumerate(names)], players)
    called = [name_of(place, taken) for place in range(len(taken))]
    twice = next((name for name in called if called.count(name) > 1), None)
    if twice:
        raise SetupError(say("same-name", player=twice))
    return tuple(Seat(name, who) for name, who in zip(taken, players, strict=True))


def seed_box(typed: str) -> Element:
    """The box for a seed code; where it stays empty, the deal is a new one."""
    return box(
        say("seed-code"),
        h.input_(type="text", name="seed", value=typed, placeholder=say("seed-new"), autocomplete="off",
                 data_key="seed", size=14),
    )  # fmt: skip


def fitting_seed(typed: str) -> str:
    """The seed without what stands around it. Raises SetupError for one that is too long to be read on the table."""
    seed = typed.strip()
    if len(seed) > LONGEST_SEED:
        raise SetupError(say("seed-too-long", long=len(seed), most=LONGEST_SEED))
    return seed


def _name(typed: str, place: int) -> str:
    name = " ".join(typed.split())
    if len(name) > LONGEST_NAME:
        raise SetupError(say("name-too-long", place=place + 1, long=len(name), most=LONGEST_NAME))
    return name


def _who(who: str, place: int, game: AnyGame) -> str:
    known = (PERSON, *(bot.name for bot in all_bots(game)))
    if who not in known:
        raise SetupError(say("no-such-player-kind", place=place + 1, who=repr(short(who)), known=", ".join(known)))
    return who


# ── the page: the game that was kept, one press to play, other ways to play, and the options ─────────────────────────


@dataclass(frozen=True, slots=True)
class Start:
    """What the page before a game shows: the boxes as they stand, and what was said about the last press."""

    game: AnyGame
    introduction: str
    variants: Sequence[Variant]
    ways: Sequence[WayToPlay]
    values: Mapping[str, str]
    said: StartNotice
    screen: Screen
    is_open: bool = False
    """Whether the options are open when the page is drawn anew."""

    @property
    def players(self) -> int:
        """How many places the boxes have."""
        return int(self.values["players"])

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return names_at(self.values, self.players)

    def who(self, place: int) -> str:
        """A person, or the name of a bot."""
        return self.values.get(f"who{place}", PERSON)


def start_page(start: Start, kept: AnyMatch | None) -> Element:
    """The form, with what was typed so far; the game that this browser kept comes before anything else."""
    goes_on = kept is not None and kept.outcome() is None
    return h.form(
        h.p(start.introduction, cls="mg-introduction"),
        _continued(start.screen) if goes_on else None,
        _play_room(start, is_first=not goes_on, again=kept is not None and not goes_on),
        h.div(*_ways(start), _options(start), cls="mg-ways", data_key="ways"),
        language_box(),
        cls="mg-start",
        data_key="setup",
    )


# ── one press ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _continued(screen: Screen) -> Element:
    return h.div(
        h.p(say("kept-game"), cls="mg-claim"),
        h.div(
            press(say("continue"), screen.offers(Press("continue")), key="continue", kind="mg-primary mg-huge"),
            press(say("forget"), screen.offers(Press("forget")), key="forget", kind="mg-quiet"),
            cls="mg-bar",
        ),
        cls="mg-panel mg-kept-game",
        data_key="kept-game",
    )


def _play_room(start: Start, *, is_first: bool, again: bool) -> Element:
    """Everyone at the table, and the button that deals; the last game, where it is over, can be looked at again."""
    button = press(
        say("play" if is_first else "play-new"),
        start.screen.offers(Press("deal")),
        key="play",
        kind="mg-primary mg-huge" if is_first else "mg-large",
        data_at_once=is_first or None,
        type="submit",
    )
    look = press(say("look-at-last"), start.screen.offers(Press("continue")), key="continue") if again else None
    return h.div(
        h.ul(
            *(_sitting(start, place) for place in range(start.players)),
            cls="mg-company",
            aria_label=say("at-the-table"),
        ),
        h.div(button, look, start.said.beside("deal"), cls="mg-bar", data_key="setup-bar"),
        cls="mg-play-room",
        data_game=start.game.NAME,
        data_key="play-room",
    )


def _sitting(start: Start, place: int) -> Element:
    who, name = start.who(place), start.names[place]
    is_alone = [seat for seat in range(start.players) if start.who(seat) == PERSON] == [place]
    return h.li(
        face(who, place, name),
        h.span(You.named(name) if is_alone else name, cls="mg-name"),
        h.span(level(start.game, who) or (None if is_alone else say("at-this-screen")), cls="mg-level"),
        cls="mg-sitting",
        data_key=f"sitting{place}",
    )


def _ways(start: Start) -> list[Element | None]:
    """A button for each other way to play."""
    found: list[Element | None] = []
    for way in start.ways:
        if way.page:
            found.append(h.a(way.words, href=way.page, cls="mg-button mg-quiet mg-way-page", data_key=f"way-{way.key}"))
        else:
            offer = start.screen.offers(Press("way", way.key))
            found += [press(way.words, offer, key=f"way-{way.key}", kind="mg-quiet"), start.said.beside("way", way.key)]
    return found


# ── options ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _options(start: Start) -> Element:
    """Who, how many, which cards, which variants, and saved games."""
    deal = press(say("deal"), start.screen.offers(Press("deal", "options")), key="deal", kind="mg-primary mg-large")
    numbers, counting = seats_of(start.game), start.screen.offers(Press("players"))
    return h.details(
        h.summary(say("options"), cls="mg-button mg-quiet"),
        h.div(
            h.fieldset(
                h.legend(say("players")),
                box(
                    say("how-many"),
                    choose("players", [(number, number) for number in numbers], start.players, counting),
                ),
                start.said.beside("players"),
                *(_seat(start, place) for place in range(start.players)),
                cls="mg-fieldset",
                data_key="seats",
            ),
            h.fieldset(
                h.legend(say("cards")),
                seed_box(start.values.get("seed", "")),
                h.p(say("same-code"), cls="mg-advice"),
                h.details(
                    h.summary(say("variants")),
                    h.div(*variant_boxes(start.variants, start.values, start.screen, start.said), cls="mg-variants"),
                    data_key="variants",
                )
                if start.variants
                else None,
                cls="mg-fieldset",
                data_key="deal-set",
            ),
            h.div(deal, start.said.beside("deal", "options"), cls="mg-bar", data_key="deal-bar"),
            _load_room(start),
            cls="mg-setup",
        ),
        open=start.is_open or None,
        cls="mg-options",
        data_key="options",
    )


def _load_room(start: Start) -> Element:
    loading = start.screen.offers(Press("load-file"))
    return h.details(
        h.summary(say("load-saved")),
        h.div(
            box(
                say("file"),
                h.input_(type="file", accept=".json,application/json", data_n=loading, data_key="load-file"),
            ),
            box(say("paste-text"), h.textarea(name="record", rows=3, data_key="record-text")),
            h.div(
                press(say("load"), start.screen.offers(Press("load")), key="load"),
                start.said.beside("load"),
                cls="mg-bar",
            ),
            cls="mg-steps",
        ),
        data_key="load-room",
    )


def _bot_kind(game: AnyGame, bot: str) -> str:
    """How well a bot plays, with what it was measured to win where the game tells."""
    level, ladder = strength(game, bot), getattr(game, "LADDER", ())
    if 0 < level <= len(ladder):
        return say("who-bot-measured", level=level, share=ladder[level - 1])
    return say("who-bot", level=level)


def _seat(start: Start, place: int) -> Element:
    who, number = start.who(place), place + 1
    bots = [(bot.name, _bot_kind(start.game, bot.name)) for bot in all_bots(start.game)]
    kinds = [(PERSON, say("who-person")), *bots]
    return h.div(
        face(who, place, start.names[place]),
        h.input_(
            type="text", name=f"name{place}", value=start.values.get(f"name{place}", ""),
            placeholder=start.names[place], aria_label=say("name-of-player", place=number), maxlength=LONGEST_NAME,
            autocomplete="off", data_key=f"name{place}",
        ),
        choose(
            f"who{place}",
            kinds,
            who,
            start.screen.offers(Press("players")),
            aria_label=say("who-plays", place=number),
        ),
        cls="mg-seat",
        data_key=f"seat{place}",
    )  # fmt: skip
