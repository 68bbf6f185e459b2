"""What stands around every table: the tools in its head, what opens over it, the cover, the end, and watching."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import badge, group, part, press
from mathgames_widgets.page.html import (
    Element,
    Value,
    a,
    button,
    div,
    drawn_once,
    h2,
    h3,
    header,
    label,
    li,
    ol,
    option,
    p,
    select,
    span,
    ul,
)
from mathgames_widgets.page.page import Offers
from mathgames_widgets.table.screen import Press, Screen

say = room(__name__)

HOME, PUZZLES = "../index.ipynb", "../puzzles.ipynb"

PACE = 1400
"""Milliseconds between two moves when bots play by themselves."""


def cover(name: str, offers: Offers, undo: int | None) -> Element:
    """The screen between two people: not a card on it, until the one it goes to asks for them."""
    return div(
        p(say("pass-screen", player=name), cls="mg-verdict"),
        p(say("look-away"), cls="mg-advice"),
        press(say("show-cards", player=name), offers(Press("show")), key="show", kind="mg-primary mg-large"),
        press(say("take-back"), undo, key="undo-covered", kind="mg-quiet"),
        cls="mg-cover",
        data_covers=True,
        data_key="cover",
    )


PACES = ("quick", "calm", "slow", "press")
"""How long each step of what others do stays; the browser remembers what was chosen, and shows it."""


def pace_box() -> Element:
    """Chooses how long one sees what the others did."""
    options = [option(say.by("pace", pace), value=pace) for pace in PACES]
    box = select(*options, data_pace=True, data_key="pace")
    return label(span(say("pace"), cls="mg-label"), box, cls="mg-box")


def leave_buttons(offers: Offers) -> list[Element]:
    """A game that goes on is not lost by one press."""
    return [
        press(say("keep-playing"), offers(Press("close")), key="stay", kind="mg-primary"),
        press(say("leave"), offers(Press("new", True)), key="leave-game"),
    ]


@drawn_once
def head(title: str, where: str, tools: tuple[Element, ...], *, mark: str, home: str) -> Element:
    """The line above a table: the way home where there is one, what is played, where it stands, and the tools. It calls
    the focus once for each `mark`.
    """
    return header(
        a("←", href=home, cls="mg-home", aria_label=say("all-games"), data_key="home") if home else None,
        h2(span(title, cls="mg-game"), " ", span(where, cls="mg-where"), tabindex=-1, data_focus=mark),
        div(*tools, cls="mg-tools", role="group", aria_label=say("tools"), data_group="tools", data_key="tools"),
        cls="mg-head",
        data_key="head",
    )


@drawn_once
def tool(key: str, words: str, offer: int | None, **attributes: str | None) -> Element:
    """A button of the head: a sign, and words where there is room for them."""
    sign = span(SIGNS[key], cls="mg-tool-sign", aria_hidden="true")
    return press(
        [sign, span(words, cls="mg-tool-words")],
        offer,
        key=key,
        kind="mg-quiet mg-tool",
        aria_label=words,
        title=words,
        **attributes,
    )


SIGNS = {"new": "↻", "hint": "✦", "undo": "↶", "help": "?", "log": "≡", "menu": "⋯"}


def asked_about(
    screen: Screen, thing: object, *inside: object, cls: str, says: str, key: str, **attributes: Value
) -> Element:
    """Something that tells why when it is pressed; only shown, where nothing can be asked."""
    if not screen.is_live:
        return span(*inside, cls=cls, data_key=key)
    return button(*inside, type="button", cls=cls, aria_label=says, data_key=key, **screen.opens(thing), **attributes)


def status_line(sentence: str, *buttons: Element, kind: str = "", key: str = "status-said") -> Element:
    """One line of fixed height below the head."""
    return div(p(sentence, data_key=key), *buttons, cls=f"mg-status-line {kind}".strip(), data_key="status")


def drawer(opened: tuple[str, object] | None, offers: Offers, what: str) -> Element | None:
    """The one thing that is open over the table: its title, a button that closes it as Escape does, and what is inside;
    `what` is the name of what was opened, if it is no answer.
    """
    if opened is None:
        return None
    title, inside = opened
    return div(
        div(
            h3(title, cls="mg-title"),
            press(say("close"), offers(Press("close")), key="close-drawer", kind="mg-quiet"),
            cls="mg-drawer-head",
        ),
        div(inside, cls="mg-drawer-inside", tabindex=0),
        cls="mg-drawer",
        role="region",
        aria_label=title,
        data_key=f"drawer-{what or 'answer'}",
    )


def hand(cards: Sequence[Element], *, cls: str, empty: str = "", kind: str = "", **attributes: Value) -> Element:
    """One's own cards in hand; where there are none, a word about it if there is one."""
    shown = cards or ([p(empty, cls="mg-empty", data_key="hand-empty")] if empty else [])
    row = group(*shown, key="hand-cards", label=say("your-hand"), cls=cls, **attributes)
    return part("own", row, label=say("your-hand"), key="hand", cls=kind)


def ask_button(
    screen: Screen, words: str, thing: object, *, key: str, kind: str = "", **attributes: Value
) -> Element | None:
    """A button that asks for something, and says whether the answer is open; none where nothing can be asked."""
    if not screen.is_live:
        return None
    return button(
        words,
        type="button",
        cls=f"mg-button {kind}".strip(),
        data_key=key,
        **screen.opens(thing),
        **attributes,
    )


def seat_chip(screen: Screen, seat: Player, *inside: object, acts: bool = False, me: bool = False) -> Element:
    """Who sits at a place, small: the name, and a few numbers or words. Cards that a seat lays fly from here."""
    return li(
        screen.face(seat),
        span(screen.name(seat), cls="mg-name"),
        *inside,
        cls=f"mg-seat-chip {'mg-acts' if acts else ''} {'mg-me' if me else ''}".strip(),
        data_key=f"seat{seat}",
        data_flies=f"seat{seat}",
    )


def seats(*chips: Element) -> Element:
    """Everyone at the table in a row."""
    return part("others", ul(*chips, cls="mg-seats"), label=say("at-the-table"), key="seats")


def lit(parts: Iterable[object], keys: Collection[str]) -> Iterator[object]:
    """The same parts of a page, on which everything shines whose `data-key` is one of these."""
    for piece in parts:
        if isinstance(piece, Element):
            attributes = piece.attributes
            if attributes.get("data-key") in keys:
                attributes = attributes | {"class": f"{attributes.get('class') or ''} mg-lit".strip()}
            yield Element(piece.tag, attributes, tuple(lit(piece.children, keys)))
        else:
            yield list(lit(piece, keys)) if isinstance(piece, (list, tuple)) else piece


def watch_bar(offers: Offers, *, auto: bool) -> Element:
    """For those who only watch: the next move, or one after the other."""
    run = press(say("stop" if auto else "play-on"), offers(Press("auto")), key="auto")
    step = press(
        say("next-move"), offers(Press("step")), key="step", kind="mg-primary", data_auto=PACE if auto else None
    )
    return div(step, run, cls="mg-bar", data_key="watch-bar")


# ── The places at the end of a game ──────────────────────────────────────────────────────────────────────────────────


def verdict(outcome: Outcome, viewer: Player | None, names: Sequence[str], *, persons: Sequence[Player]) -> Element:
    """The result in large letters, to the player who looks: who has won.

    >>> from mathgames_widgets.core.game import Ending, Outcome
    >>> end = Outcome(winners=(0,), scores=(19, 12), places=(1, 2), why=Ending())
    >>> str(verdict(end, 0, ["Player 1", "Delta"], persons=[0]))
    '<p class="mg-verdict mg-won" data-key="won">You win</p>'
    """
    winners, alone = outcome.winners, len(persons) == 1 and viewer == persons[0]
    won = viewer in winners
    if alone and len(outcome.places) == 1:
        said = say("you-did-it" if won else "not-this-time")
    elif alone and won:
        said = say("you-win-tie" if outcome.why.broke_a_tie else "you-win" if len(winners) == 1 else "you-share")
    elif not winners:
        said = say("nobody-wins")
    else:
        said = say("verdict", players=tuple(names[seat] for seat in winners), many=len(winners))
    return p(said, cls=f"mg-verdict {'mg-won' if won else ''}".strip(), data_key="won")


class Stand(NamedTuple):
    """What is said of a player's place: the score in words, how it came about, and what broke a tie."""

    score: str
    told: str = ""
    tie: Element | None = None


def podium(outcome: Outcome, screen: Screen, stands: Sequence[Stand]) -> Element:
    """Everybody by place, with what is said of each seat."""
    order = sorted(range(len(outcome.places)), key=outcome.places.__getitem__)
    return ol(*(_stand(outcome.places[seat], seat, screen, stands[seat]) for seat in order), cls="mg-podium")


def _stand(place: int, seat: Player, screen: Screen, stand: Stand) -> Element:
    return li(
        span(say("place", place=place), cls="mg-place"),
        screen.face(seat),
        span(screen.name(seat), cls="mg-name"),
        span(stand.told, cls="mg-status"),
        stand.tie,
        badge(stand.score),
        cls="mg-stand mg-best" if place == 1 else "mg-stand",
        data_key=f"stand{seat}",
        data_flies=f"stand{seat}",
    )
