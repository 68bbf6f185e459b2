"""The player's own equation and hand: laying a number on each side of the symbol, and aiming a minus card."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Player, Ready
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import group, part, place_button, press
from mathgames_widgets.page.html import Element, button, div, p, span
from mathgames_widgets.table.frame import hand as own_cards
from mathgames_widgets.table.screen import Ask, Do, Screen, Select

from ..rules.cards import LEFT, MINUS, RIGHT, SIDES, Card, Cards, Equation, Side, Symbol, in_order, playable
from ..rules.state import Pass, Phase, Put, Sabotage, Take, TakeBack, View
from ..words.sentences import OPERATIONS, SIDE_NAMES, card_text, line_says, no_value_says, value_text
from .confirming import sure_to_lay, sure_to_lay_none
from .lines import own_line, own_scale
from .panels import explorer_button
from .parts import hand_card, no_card, symbol_card, value_shown

say = room(__name__)

HAND = "hand"
KEYS = {LEFT: "a", RIGHT: "b"}
"""The letters of the two sides."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card, and where it lies: in the hand (`side` None, `at` tells equal cards apart), or beside the symbol."""

    card: Card
    side: Side | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class Desk:
    """What one seat has before it, who looks at it, and whether numbers can be laid."""

    view: View
    screen: Screen
    is_live: bool

    @property
    def dealt(self) -> Cards:
        """The cards of the round in their order, whether they are in the hand or laid: each keeps its place."""
        return in_order([*self.view.hand, *[card for card in self.view.mine if card is not None]])

    @property
    def hand(self) -> list[Held | None]:
        """What lies at each place of the hand, None where the card is laid."""
        dealt, found = self.dealt, list[Held | None]()
        for at, card in enumerate(dealt):
            copy = dealt[:at].count(card)
            found.append(None if copy < self.view.mine.count(card) else Held(card, None, copy))
        return found

    def lying(self, side: Side) -> Held | None:
        """The number on a side."""
        card = self.view.mine[side]
        return None if card is None else Held(card, side)

    def fits(self, held: Held) -> bool:
        """Whether a card may lie beside the symbol."""
        return bool(playable((held.card,), self.view.symbol, is_small=self.view.rules.small_under_times))

    def put(self, held: Held, side: Side) -> Do:
        """The move that lays a card on a side; what lies there comes back, or changes its side."""
        there = self.view.mine[side]
        steps: list[TakeBack | Put] = [] if there is None else [TakeBack(side)]
        if held.side is not None:
            steps.append(TakeBack(held.side))
        steps.append(Put(held.card, side))
        if held.side is not None and there is not None:
            steps.append(Put(there, held.side))
        return Do(steps[0], tuple(steps[1:]))

    def ways(self, held: Held) -> dict[Side, int]:
        """Every other side for a card with the number under which it is laid there."""
        return self.screen.offers_all({side: self.put(held, side) for side in SIDES if side != held.side})

    def key_of(self, held: Held) -> str:
        """The name of a card on the page: its face, and which of its kind it is; those that lie come first."""
        at = held.at if held.side is None else self.view.mine[: held.side].count(held.card)
        return f"card{held.card}.{at}"


def desk_of(view: View, screen: Screen) -> Desk:
    """The desk of the seat that looks."""
    return Desk(view, screen, view.is_my_turn and view.phase is Phase.NUMBERS and screen.is_live)


# ── the equation ──────────────────────────────────────────────────────────────────────────────────────────────────


def own_room(desk: Desk) -> Element:
    """The own symbol with the numbers beside it, and what they come to before any sabotage."""
    view = desk.view
    assert view.symbol is not None, "symbols are there once numbers are laid"
    own = say("your-symbol", operation=OPERATIONS[view.symbol])
    return part(
        "places",
        div(
            _side(desk, LEFT),
            symbol_card(view.symbol, key=f"symbol{view.player}", label=own),
            _side(desk, RIGHT),
            _value(view),
            cls="mg-own-equation",
            role="group",
            aria_label=say("your-equation"),
            data_group="own-equation",
            data_key="own-equation",
        ),
        label=say("your-equation"),
        key="own",
    )


def own_equation(view: View) -> Equation | None:
    """The own equation as it stands, None while a side is empty."""
    left, right = view.mine
    return None if left is None or right is None or view.symbol is None else Equation(left, view.symbol, right)


def _value(view: View) -> Element:
    equation = own_equation(view)
    shown = "= ?" if equation is None else value_shown(equation.value)
    said = say("not-complete")
    if equation is not None:
        said = say("without-minus", value=value_text(equation.value))
    return span(shown, cls="mg-own-value", role="img", aria_label=said, data_key="own-value")


def _side(desk: Desk, side: Side) -> Element:
    held = desk.lying(side)
    name = SIDE_NAMES[side]
    slot = say("slot", side=name)
    return div(
        _card(desk, held, say("lying", card=held.card, side=name)) if held else no_card(side, key=f"empty{side}"),
        place_button(zone=f"side{side}", label=slot, key=f"slot{side}") if desk.is_live else None,
        cls="mg-own-side",
        data_zone=f"side{side}",
        data_key=f"side{side}",
    )


def _card(desk: Desk, held: Held, label: str) -> Element:
    key = desk.key_of(held)
    if not desk.is_live or not desk.fits(held):
        steps_back = held.side is None and desk.is_live
        return hand_card(held.card, key=key, label=label, size="mg-dim" if steps_back else "")
    ways = desk.ways(held)
    keys = {KEYS[side]: number for side, number in ways.items()}
    drops = {f"side{side}": number for side, number in ways.items()}
    places = [say("place", place=SIDE_NAMES[side]) for side in ways]
    if held.side is not None:
        back = desk.screen.offers(Do(TakeBack(held.side)))
        assert back is not None, "the desk is live"
        keys, drops = {**keys, "Backspace": back, "Delete": back}, {**drops, HAND: back}
        places.append(say("place", place=HAND))
    return hand_card(
        held.card,
        key=key,
        label=label,
        keys=keys,
        drops=drops,
        picks=say("picked-up", card=held.card, places=places),
    )


# ── the number line ───────────────────────────────────────────────────────────────────────────────────────────────


def own_graph(desk: Desk) -> Element:
    """Where the own equation lies on the number line, and where a minus card would take it; not before a decision in a
    lesson, which is about that."""
    view = desk.view
    assert view.symbol is not None, "symbols are there once numbers are laid"
    equation = own_equation(view)
    value = None if equation is None else equation.value
    could = [] if equation is None or desk.screen.is_undecided else [equation.attacked(side).value for side in SIDES]
    others = sorted({other for other in could if other is not None and other != value})
    says = no_value_says() if equation is not None and value is None else line_says(others)
    name = say("a-number-line")
    if equation is not None:
        name = say("your-equation-is", value=value_text(value))
    return part(
        "graph",
        own_line(own_scale(view.symbol, view.rules), value, others, name=name),
        p(says, cls="mg-line-says", data_key="line-says"),
        label=say("number-line"),
        key="line",
    )


# ── what comes next ───────────────────────────────────────────────────────────────────────────────────────────────


def laying_bar(desk: Desk) -> Element:
    """Ready, swap, and what the hand can make."""
    equation = own_equation(desk.view)
    left, right = desk.view.mine
    ready = swap = None
    if desk.is_live and left is not None and right is not None:
        ready = desk.screen.offers(Do(Ready(), sure=sure_to_lay(equation)))
        swap = desk.screen.offers(Do(TakeBack(LEFT), (TakeBack(RIGHT), Put(left, RIGHT), Put(right, LEFT))))
    return part(
        "next",
        press(say("ready"), ready, key="ready", kind="mg-primary"),
        press(say("swap"), swap, key="swap", aria_label=say("swap-sides")),
        explorer_button(desk.view, desk.screen),
        label=say("next-step"),
        key="ready-bar",
    )


# ── the hand ──────────────────────────────────────────────────────────────────────────────────────────────────────


def hand_room(desk: Desk) -> Element:
    """The cards in hand; where a card was laid, its place stays."""
    first = next((at for at, held in enumerate(desk.hand) if held is None), None)
    return _hand(
        [
            _card(desk, held, card_text(held.card)) if held else _gap(at, can_take=desk.is_live and at == first)
            for at, held in enumerate(desk.hand)
        ]
    )


def _hand(cards: list[Element]) -> Element:
    """The hand as a row, onto which cards can be dropped."""
    return own_cards(cards, cls="mg-value-hand", data_zone=HAND, data_holds_focus=True)


def _gap(at: int, *, can_take: bool) -> Element:
    """The place of a card that is laid; the first of them takes a card back."""
    back = place_button(zone=HAND, label=say("back"), key="place-hand") if can_take else None
    return span(back, cls="mg-gap", data_key=f"gap{at}")


# ── sabotage ──────────────────────────────────────────────────────────────────────────────────────────────────────

LETTERS = "abcdefgijknopq"
"""The keys that aim: a letter for each side of up to seven others; h, l, m and u are keys of the table."""


@dataclass(frozen=True, slots=True)
class MinusAim:
    """Where a minus card is about to be laid; nothing is laid yet."""

    target: Player
    side: Side


@dataclass(frozen=True, slots=True)
class AskedEffect:
    """What is asked: what a minus card does on a side of a symbol."""

    symbol: Symbol
    side: Side


@dataclass(frozen=True, slots=True)
class Aims:
    """Where a minus card can be aimed, and where it is aimed now."""

    view: View
    screen: Screen
    is_live: bool

    @property
    def targets(self) -> tuple[MinusAim, ...]:
        """Every side of every other player's equation; none without a minus card or a choice to make."""
        if not self.is_live or MINUS not in self.view.hand:
            return ()
        return tuple(MinusAim(seat, side) for seat in self.view.active if seat != self.view.player for side in SIDES)

    @property
    def aimed(self) -> MinusAim | None:
        """Where the minus card is aimed."""
        aim = self.screen.selected
        return aim if isinstance(aim, MinusAim) and aim in self.targets else None

    @property
    def lies(self) -> MinusAim | None:
        """Where the minus card of the seat that looks is drawn: where it is aimed, or where it was laid."""
        chosen = None if self.view.player is None else self.view.sabotages[self.view.player]
        return MinusAim(chosen.target, chosen.side) if isinstance(chosen, Sabotage) else self.aimed

    def letter(self, aim: MinusAim) -> str:
        """The key that aims there."""
        return LETTERS[self.targets.index(aim)]

    def at(self, aim: MinusAim | None) -> int:
        """The number under which the minus card is aimed there, or comes back into the hand."""
        number = self.screen.offers(Select(aim))
        assert number is not None, "one aims at a live table only"
        return number

    def keys(self) -> dict[str, int]:
        """The letters of all sides but the one that is aimed at."""
        return {self.letter(aim): self.at(aim) for aim in self.targets if aim != self.aimed}

    def drops(self) -> dict[str, int]:
        """All sides but the one that is aimed at, to be dropped on."""
        return {zone_of(aim): self.at(aim) for aim in self.targets if aim != self.aimed}


def aims_of(view: View, screen: Screen) -> Aims:
    """Where the seat that looks can aim."""
    return Aims(view, screen, view.is_my_turn and view.phase is Phase.SABOTAGE and screen.is_live)


def zone_of(aim: MinusAim) -> str:
    """The name of a side of an equation on the page."""
    return f"aim{aim.target}.{aim.side}"


# ── at another's equation ─────────────────────────────────────────────────────────────────────────────────────────


def at_side(aims: Aims, aim: MinusAim) -> Element | None:
    """In front of another player's number: the minus card that is aimed there, or the button that aims it there."""
    if aim == aims.lies:
        return _aimed(aims, aim)
    if aim not in aims.targets:
        return None
    letter = aims.letter(aim)
    return button(
        span("−", cls="mg-aim-sign mg-on-felt", aria_hidden="true"),
        span(letter, cls="mg-matician-key mg-on-felt", aria_hidden="true"),
        type="button",
        cls="mg-aim",
        aria_label=say("aim-at", **_number(aims, aim), key=letter),
        data_n=aims.at(aim),
        data_key=f"slot-{zone_of(aim)}",
    )


def _number(aims: Aims, aim: MinusAim) -> dict[str, str]:
    """Whose number on which side, as slots."""
    return {"player": aims.screen.name(aim.target), "side": SIDE_NAMES[aim.side]}


def _aimed(aims: Aims, aim: MinusAim) -> Element:
    """The minus card that is aimed there; pressed, it comes back, until it is laid."""
    if not aims.targets:
        lies = say("laid-at", **_number(aims, aim))
        return hand_card(MINUS, key=f"card{MINUS}.0", label=lies, size="mg-attack")
    back = aims.at(None)
    return hand_card(
        MINUS,
        key=f"card{MINUS}.0",
        label=say("aimed-at", **_number(aims, aim)),
        offer=back,
        pressed=True,
        keys={"Backspace": back, "Delete": back},
        drops={**aims.drops(), HAND: back},
        size="mg-attack",
        is_small=True,
    )


# ── the own hand and choice ───────────────────────────────────────────────────────────────────────────────────────


def choice_bar(aims: Aims) -> Element:
    """The buttons that lay the minus card or none, and what it would do."""
    aimed, screen = aims.aimed, aims.screen
    lay = None if aimed is None else screen.offers(Do(Sabotage(aimed.target, aimed.side)))
    symbol = None if aimed is None else aims.view.symbols[aimed.target]
    effect = None if aimed is None or symbol is None else screen.offers(Ask(AskedEffect(symbol, aimed.side)))
    none = screen.offers(Do(Pass(), sure=sure_to_lay_none(aimed))) if aims.is_live else None
    if not aims.targets:
        on = press(say("ready"), none, key="pass", kind="mg-primary")
        return part("next", on, label=say("next-step"), key="choice-bar")
    return part(
        "next",
        press(say("lay-there"), lay, key="lay", kind="mg-primary"),
        press(say("lay-none"), none, key="pass", aria_label=say("lay-no-minus")),
        press(
            say("what-if"),
            effect,
            key="effect",
            aria_label=say("what-would-it-do"),
            aria_expanded=str(isinstance(screen.asked, AskedEffect)).lower() if effect is not None else None,
        ),
        label=say("next-step"),
        key="choice-bar",
    )


def aiming_hand(aims: Aims) -> Element:
    """The cards left in hand; a minus card can be picked up, or dragged to a side."""
    desk = desk_of(aims.view, aims.screen)
    cards = []
    for at, held in enumerate(desk.hand):
        if held is None or (aims.lies is not None and held == Held(MINUS)):
            cards.append(_gap(at, can_take=held is not None and aims.is_live))
        else:
            cards.append(_card_aiming(aims, desk, held))
    return _hand(cards)


def _card_aiming(aims: Aims, desk: Desk, held: Held) -> Element:
    key, label = desk.key_of(held), card_text(held.card)
    if held.card != MINUS or not aims.targets:
        return hand_card(held.card, key=key, label=label, size="mg-dim" if aims.is_live else "")
    return hand_card(
        MINUS,
        key=key,
        label=label,
        drops=aims.drops(),
        picks=say("picked-up-minus"),
    )


# ── symbols on offer ──────────────────────────────────────────────────────────────────────────────────────────────────


def offered(view: View, screen: Screen) -> Element:
    """The symbols that lie open; each is a button while it is one's turn."""
    takes = view.is_my_turn and screen.is_live
    symbols = [_symbol(view, screen, at, takes) for at in range(len(view.offer))]
    return part(
        "aim",
        group(*symbols, key="offer", label=say("symbols-to-take"), cls="mg-symbol-offer"),
        label=say("symbols-to-take"),
        key="offer-room",
    )


def _symbol(view: View, screen: Screen, at: int, takes: bool) -> Element:
    symbol = view.offer[at]
    copy = view.offer[:at].count(symbol)
    return symbol_card(
        symbol,
        key=f"offer{symbol}.{copy}",
        label=say("take-symbol" if takes else "symbol", operation=OPERATIONS[symbol]),
        offer=screen.offers(Do(Take(symbol))) if takes else None,
    )
