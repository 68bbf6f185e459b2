"""The page before a game: the game that was kept, one press to play, other ways to play, and the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mathgames_widgets.core.game import AnyGame
from mathgames_widgets.core.match import AnyMatch
from mathgames_widgets.page.cards import choose, press
from mathgames_widgets.page.html import (
    Element,
    a,
    details,
    div,
    fieldset,
    form,
    input_,
    legend,
    li,
    p,
    span,
    summary,
    textarea,
    ul,
)
from mathgames_widgets.table.faces import PERSON, face, level
from mathgames_widgets.table.screen import Press, Screen
from mathgames_widgets.table.start import (
    LONGEST_NAME,
    Said,
    Variant,
    Way,
    box,
    names_at,
    seats_of,
    seed_box,
    variant_boxes,
)


@dataclass(frozen=True, slots=True)
class Start:
    """What the page before a game shows: the boxes as they stand, and what was said about the last press."""

    game: AnyGame
    introduction: str
    variants: Sequence[Variant]
    ways: Sequence[Way]
    values: Mapping[str, str]
    said: Said
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
    return form(
        p(start.introduction, cls="mg-introduction"),
        _continued(start.screen) if goes_on else None,
        _play_room(start, is_first=not goes_on, again=kept is not None and not goes_on),
        div(*_ways(start), _options(start), cls="mg-ways", data_key="ways"),
        cls="mg-start",
        data_key="setup",
    )


# ── one press ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _continued(screen: Screen) -> Element:
    return div(
        p("Your game is still here, as you left it.", cls="mg-claim"),
        div(
            press("Continue your game", screen.offers(Press("continue")), key="continue", kind="mg-primary mg-huge"),
            press("Forget it", screen.offers(Press("forget")), key="forget", kind="mg-quiet"),
            cls="mg-bar",
        ),
        cls="mg-panel mg-kept-game",
        data_key="kept-game",
    )


def _play_room(start: Start, *, is_first: bool, again: bool) -> Element:
    """Everyone at the table, and the button that deals; the last game, where it is over, can be looked at again."""
    button = press(
        "Play" if is_first else "Play a new game",
        start.screen.offers(Press("deal")),
        key="play",
        kind="mg-primary mg-huge" if is_first else "mg-large",
        data_at_once=is_first or None,
        type="submit",
    )
    look = press("Look at your last game", start.screen.offers(Press("continue")), key="continue") if again else None
    return div(
        ul(*(_sitting(start, place) for place in range(start.players)), cls="mg-company", aria_label="At the table"),
        div(button, look, start.said.beside("deal"), cls="mg-bar", data_key="setup-bar"),
        cls="mg-play-room",
        data_key="play-room",
    )


def _sitting(start: Start, place: int) -> Element:
    who, name = start.who(place), start.names[place]
    people = [seat for seat in range(start.players) if start.who(seat) == PERSON]
    return li(
        face(who, place, name),
        span(name, cls="mg-name"),
        span(level(start.game, who) or ("you" if people == [place] else "at this screen"), cls="mg-level"),
        cls="mg-sitting",
        data_key=f"sitting{place}",
    )


def _ways(start: Start) -> list[Element | None]:
    """A button for each other way to play."""
    found: list[Element | None] = []
    for way in start.ways:
        if way.page:
            found.append(a(way.words, href=way.page, cls="mg-button mg-quiet mg-way-page", data_key=f"way-{way.key}"))
        else:
            offer = start.screen.offers(Press("way", way.key))
            found += [press(way.words, offer, key=f"way-{way.key}", kind="mg-quiet"), start.said.beside("way", way.key)]
    return found


# ── options ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _options(start: Start) -> Element:
    """Who, how many, which cards, which variants, and saved games."""
    deal = press("Deal", start.screen.offers(Press("deal", "options")), key="deal", kind="mg-primary mg-large")
    numbers, counting = seats_of(start.game), start.screen.offers(Press("players"))
    return details(
        summary("Options", cls="mg-button mg-quiet"),
        div(
            fieldset(
                legend("Players"),
                box("How many", choose("players", [(one, one) for one in numbers], start.players, counting)),
                start.said.beside("players"),
                *(_seat(start, place) for place in range(start.players)),
                cls="mg-fieldset",
                data_key="seats",
            ),
            fieldset(
                legend("Cards"),
                seed_box(start.values.get("seed", "")),
                p("The same code deals the same cards to everyone.", cls="mg-advice"),
                details(
                    summary("Variants"),
                    div(*variant_boxes(start.variants, start.values, start.screen, start.said), cls="mg-variants"),
                    data_key="variants",
                )
                if start.variants
                else None,
                cls="mg-fieldset",
                data_key="deal-set",
            ),
            div(deal, start.said.beside("deal", "options"), cls="mg-bar", data_key="deal-bar"),
            _load_room(start),
            cls="mg-setup",
        ),
        open=start.is_open or None,
        cls="mg-options",
        data_key="options",
    )


def _load_room(start: Start) -> Element:
    loading = start.screen.offers(Press("load-file"))
    return details(
        summary("Load a saved game"),
        div(
            box("File", input_(type="file", accept=".json,application/json", data_n=loading, data_key="load-file")),
            box("Or paste its text", textarea(name="record", rows=3, data_key="record-text")),
            div(
                press("Load the game", start.screen.offers(Press("load")), key="load"),
                start.said.beside("load"),
                cls="mg-bar",
            ),
            cls="mg-steps",
        ),
        data_key="load-room",
    )


def _seat(start: Start, place: int) -> Element:
    who, number = start.who(place), place + 1
    bots = [(bot.name, f"Bot: {level(start.game, bot.name)}") for bot in start.game.BOTS]
    kinds = [(PERSON, "A person at this screen"), *bots]
    return div(
        face(who, place, start.names[place]),
        input_(
            type="text", name=f"name{place}", value=start.values.get(f"name{place}", ""),
            placeholder=start.names[place], aria_label=f"Name of player {number}", maxlength=LONGEST_NAME,
            autocomplete="off", data_key=f"name{place}",
        ),
        choose(
            f"who{place}",
            kinds,
            who,
            start.screen.offers(Press("players")),
            aria_label=f"Who plays as player {number}",
        ),
        cls="mg-seat",
        data_key=f"seat{place}",
    )  # fmt: skip
