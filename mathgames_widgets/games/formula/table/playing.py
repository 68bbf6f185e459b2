"""The formula in the middle with what has been tried on it in this turn, the hand, and what can be done."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_lowercase

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.page.cards import badge, group, part, press
from mathgames_widgets.page.html import Element, button, div, p, span
from mathgames_widgets.table.frame import ask_button, hand
from mathgames_widgets.table.screen import Do, Press, Screen, Select

from ..rules import reasons
from ..rules.cards import JOKER, Pile, Place
from ..rules.state import Draw, Pass
from ..rules.view import View
from ..words.sentences import card_text, sentence
from .confirming import sure_to_draw
from .parts import equals_card, number_card, sign_card, spoken
from .turn import Covering, Item, Items, Onto, Trial

say = room(__name__)

TYPED = {Sign.PLUS: "+", Sign.MINUS: "-", Sign.TIMES: "x*", Sign.DIVIDE: "/:÷"}
"""The keys that choose each sign."""

_FREE = [letter for letter in ascii_lowercase if letter not in "hjlmux"]
LETTERS = (*_FREE, *(letter.upper() for letter in _FREE))
"""The keys that send a card to a place, in reading order; the others have a use of their own at the table."""

LONG = 4
"""In a number of so many cards a card may cover some neighbours that have no place of their own: it is widened."""

ROOM = 1.8
"""How much wider than its cards a number is drawn, in cards: what is laid beside it does not push the others away."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A trial, who looks at it, and whether anything can be done with it.

    `fresh` are the piles that others have laid since, and `by` is who laid last.
    """

    trial: Trial
    screen: Screen
    is_live: bool
    fresh: frozenset[tuple[Place, Pile]] = frozenset()
    by: Player | None = None

    def try_(self, trial: Trial | None) -> int | None:
        """The number under which this next step is offered."""
        return self.screen.offers(Select(trial)) if self.is_live else None


# ── places for cards ──────────────────────────────────────────────────────────────────────────────────────────────


def zone(place: Place, items: Items) -> str:
    """The name of a place for cards: what it covers, by names that stay while cards come and go."""
    return f"{place.value}.{'+'.join(_name(item) for item in items)}"


def _name(item: Item) -> str:
    return f"c{item.card}" if isinstance(item, Covering) else str(item.at)


def zone_of(trial: Trial, onto: Onto) -> str:
    """The name of the place for cards that lies there."""
    if onto.start == onto.stop:
        return f"{onto.place.value}.{'>' if onto.start else '<'}"
    return zone(onto.place, trial.items(onto.place)[onto.start : onto.stop])


def _places(place: Place, count: int) -> list[Onto]:
    if not count:
        return [Onto(place, 0, 0)]
    several = [Onto(place, at, at + 2) for at in range(count - 1)] + [Onto(place, 0, count)] * (count > 2)
    singles = [Onto(place, at, at + 1) for at in range(count)]
    return [Onto(place, 0, 0), *singles, Onto(place, count, count), *several]


def zones(trial: Trial) -> dict[str, Onto]:
    """The places that are drawn, under their names, in reading order: beside a number, on each card, over two
    neighbours and over all.
    """
    every = [onto for place in Place for onto in _places(place, len(trial.items(place)))]
    return {zone_of(trial, onto): onto for onto in every}


def letters(trial: Trial) -> dict[str, str]:
    """The key of each place that is drawn, as far as there are letters."""
    return dict(zip(zones(trial), LETTERS, strict=False))


def _open_to_a_card(trial: Trial, at: int) -> dict[str, Onto]:
    """The places to which this card can go: every other card of the hand can go there too."""
    return {name: onto for name, onto in zones(trial).items() if trial.why_not_put(at, onto) is None}


def _drops(desk: Desk, trial: Trial, at: int, open_: Mapping[str, Onto]) -> dict[str, int]:
    """Where a card of the hand can go, and what comes of it."""
    return desk.screen.offers_all({name: Select(trial.put(at, onto)) for name, onto in open_.items()})


def card_key(trial: Trial, at: int) -> str:
    """The name of a card of the hand on the page: its face, and which of its kind it is."""
    face = trial.hand[at]
    return f"card{face}.{trial.hand[:at].count(face)}"


def pile_keys(trial: Trial, place: Place) -> dict[int, str]:
    """The names of the cards of the table in a number: what lies there, so that a card that stays keeps its name."""
    found: dict[int, str] = {}
    seen: list[str] = []
    for at, pile in enumerate(trial.table.number(place)):
        name = f"table-{place.value}-{pile.card}{''.join(pile.beneath)}"
        found[at] = f"{name}.{seen.count(name)}"
        seen.append(name)
    return found


HELD = "{}"
"""Stands for the card that is picked up, which the browser knows."""


def _here(desk: Desk, onto: Onto, words: tuple[str, str], letter: str, shown: object = None) -> Element | None:
    """The button of a place: it takes the card that is picked up. `words` name the place, and say what comes of it."""
    if not desk.is_live:
        return None
    name = zone_of(desk.trial, onto)
    return button(
        shown,
        span(letter, cls="mg-letter mg-on-felt", aria_hidden="true") if letter else None,
        type="button",
        cls="mg-here",
        aria_label=words[0],
        aria_disabled="true",
        data_key=f"place-{name}",
        data_place=name,
        data_with=words[1],
    )


# ── the formula ───────────────────────────────────────────────────────────────────────────────────────────────────


def formula_part(desk: Desk, kind: str = "places") -> Element:
    """The formula in the middle of the table, where the cards go."""
    return part(kind, equation(desk), label=say("formula"), key="formula", cls="mg-formula-part")


def equation(desk: Desk) -> Element:
    """The formula as it lies there, with its signs to choose from."""
    keys = letters(desk.trial) if desk.is_live else {}
    wrong = _wrong(desk)
    left, right, answer = (_number(desk, place, keys, wrong) for place in Place)
    return div(
        left,
        div(
            sign_card(desk.trial.sign, key="sign"),
            _signs(desk) if desk.is_live else None,
            cls="mg-operator mg-wrong-here" if "sign" in wrong else "mg-operator",
            data_key="operator",
        ),
        right,
        equals_card(key="equals"),
        answer,
        cls="mg-equation mg-equation-live" if desk.is_live else "mg-equation",
        style=_widths(desk.trial),
        role="group",
        aria_label=say("formula-reads", formula=desk.trial.reading),
        data_group="formula",
        data_key="equation",
    )


def _widths(trial: Trial) -> str:
    """How wide each number is drawn: as the turn began, with room for what is laid beside it; and its share of a row
    that is too narrow for that.
    """
    counts = {place.value: max(1, len(trial.table.number(place))) for place in Place}
    return "; ".join(f"--{name}: {many + ROOM:g}; --{name}-share: {many + 1}fr" for name, many in counts.items())


def _wrong(desk: Desk) -> frozenset[str]:
    """Where the refusal that is shown has its reason: a number, or the sign."""
    reason = desk.trial.verdict.reason
    if not desk.screen.notice or reason is None:
        return frozenset()
    match reason:
        case reasons.NotTrue():
            return frozenset({Place.ANSWER.value})
        case reasons.DividesByZero():
            return frozenset({Place.RIGHT.value, "sign"})
        case reasons.SignNotInPlay():
            return frozenset({"sign"})
        case reasons.TimesZeroMustGo(places=places) if places:
            return frozenset({place.value for place in places})
    place = getattr(reason, "place", None)
    return frozenset({place.value} if isinstance(place, Place) else [other.value for other in Place])


def _number(desk: Desk, place: Place, keys: Mapping[str, str], wrong: frozenset[str]) -> Element:
    """One number: its piles with a place at both ends, and below them the places that cover several."""
    trial = desk.trial
    items = trial.items(place)
    count = len(items)
    ends = [_gap(desk, Onto(place, 0, 0), keys), *[_gap(desk, Onto(place, count, count), keys) for _ in items[:1]]]
    several = [onto for onto in _places(place, count) if onto.stop - onto.start > 1] if desk.is_live else []
    return div(
        div(
            *ends,
            *(_pile(desk, place, index, keys) for index in range(count)),
            *(_seam(desk, onto, keys) for onto in several),
            cls="mg-digits",
        ),
        cls="mg-number mg-wrong-here" if place.value in wrong else "mg-number",
        style=f"--n: {max(count, 1)}",
        role="group",
        aria_label=say("number-reads", place=place, number=trial.number_text(place)),
        data_key=f"number-{place.value}",
    )


def _gap(desk: Desk, onto: Onto, keys: Mapping[str, str]) -> Element:
    """The place beside a number, or for the first card of the answer."""
    trial = desk.trial
    is_empty = not trial.items(onto.place)
    end = "right" if onto.start else "left"
    name = zone_of(trial, onto)
    return div(
        span("?", cls="mg-nothing", aria_hidden="true") if is_empty else None,
        _here(desk, onto, _beside(onto, is_empty), keys.get(name, "")),
        cls="mg-equation-beside mg-equation-beside-empty"
        if is_empty
        else f"mg-equation-beside mg-equation-beside-{end}",
        data_zone=name if desk.is_live else None,
        data_key=f"gap-{name}",
    )


def _beside(onto: Onto, is_empty: bool) -> tuple[str, str]:
    if is_empty:
        return say("place-answer"), say("place-answer.put", card=HELD)
    if onto.start:
        return say("place-right-end", place=onto.place), say("place-right-end.put", place=onto.place, card=HELD)
    return say("place-left-end", place=onto.place), say("place-left-end.put", place=onto.place, card=HELD)


def _pile(desk: Desk, place: Place, index: int, keys: Mapping[str, str]) -> Element:
    """A card of the formula, and how many lie beneath it."""
    trial = desk.trial
    item = trial.items(place)[index]
    beneath = trial.beneath(place, item)
    onto = Onto(place, index, index + 1)
    name = zone_of(trial, onto)
    top = card_text(trial.card(place, item), trial.digit(place, item))
    words = (
        say("place-on", top=top, beneath=len(beneath)),
        say("place-on.put", top=top, beneath=len(beneath), card=HELD),
    )
    marks = f" mg-deep{min(len(beneath), 3)}" if beneath else ""
    if isinstance(item, Covering):
        marks += " mg-put"
    elif (place, trial.table.number(place)[item.at]) in desk.fresh:
        marks += " mg-fresh"
    return div(
        _top(desk, place, item),
        badge(f"+{len(beneath)}", cls="mg-equation-depth mg-on-felt", label=say("beneath", cards=len(beneath)))
        if beneath
        else None,
        _here(desk, onto, words, keys.get(name, "")),
        cls=f"mg-heap{marks}",
        style=f"grid-column: {2 * index + 2} / span 2",
        data_zone=name if desk.is_live else None,
        data_key=f"pile-{name}",
    )


def _top(desk: Desk, place: Place, item: Item) -> Element:
    trial = desk.trial
    face, digit = trial.card(place, item), trial.digit(place, item)
    name, beneath = card_text(face, digit), len(trial.beneath(place, item))
    is_new = isinstance(item, Covering) and desk.is_live
    label = say("card-take-back" if is_new else "card-covering", card=name, beneath=beneath)
    if isinstance(item, Covering):
        return number_card(
            face,
            digit=digit,
            key=card_key(trial, item.card),
            label=label,
            offer=desk.try_(trial.take(item.card)) if desk.is_live else None,
            drops=_moves(desk, item.card) if desk.is_live else None,
        )
    came = f"seat{desk.by}" if desk.by is not None else None
    key = pile_keys(trial, place)[item.at]
    return number_card(face, digit=digit, key=key, label=label, data_from=came, data_member=desk.is_live)


def _moves(desk: Desk, at: int) -> dict[str, int]:
    """Where a card that was put there in this turn can be dragged: back, or somewhere else."""
    back = desk.trial.take(at)
    return {"hand": desk.try_(back) or 0, **_drops(desk, back, at, _open_to_a_card(back, at))}


def _seam(desk: Desk, onto: Onto, keys: Mapping[str, str]) -> Element:
    """The place over several neighbours, drawn below the middle of them."""
    trial, place = desk.trial, onto.place
    items = trial.items(place)[onto.start : onto.stop]
    digits = "".join("?" if (digit := trial.digit(place, item)) is None else f"{digit}" for item in items)
    is_whole = onto.stop - onto.start > 2
    name = zone_of(trial, onto)
    middle = onto.start + onto.stop
    wide = _widened(trial, onto)
    over = say("place-over", digits=digits), say("place-over.put", digits=digits, card=HELD)
    return div(
        _here(desk, onto, over, keys.get(name, ""), span(digits)),
        button(
            say("widen"),
            type="button",
            cls="mg-widen mg-on-felt",
            aria_label=say("widen-over", digits=digits),
            data_n=desk.try_(wide),
            data_key=f"widen-{name}",
        )
        if wide is not None
        else None,
        cls="mg-seam",
        style=f"grid-column: {middle + 1} / span 2; grid-row: {3 if is_whole else 2}",
        data_zone=name,
        data_key=f"over-{onto.start}-{onto.stop}-{place.value}",
    )


def _widened(trial: Trial, onto: Onto) -> Trial | None:
    """In a long number a card that was just put there can cover its neighbour as well."""
    is_long = len(trial.table.number(onto.place)) >= LONG and onto.stop - onto.start == 2
    return trial.widen(onto.place, onto.start) if is_long and trial.can_widen(onto.place, onto.start) else None


def _signs(desk: Desk) -> Element:
    """The signs that can lie between the two numbers."""
    trial = desk.trial
    return group(
        *(
            button(
                str(sign),
                type="button",
                cls="mg-sign-button mg-on-felt",
                aria_label=spoken(sign),
                aria_pressed=str(sign is trial.sign).lower(),
                data_n=desk.try_(trial.choose(sign)),
                data_key=f"sign-{sign.name.lower()}",
            )
            for sign in trial.rules.signs
        ),
        key="signs",
        label=say("signs"),
        cls="mg-sign-choice",
    )


# ── what it says, and what can be done ────────────────────────────────────────────────────────────────────────────


def turn_part(desk: Desk, view: View) -> Element:
    """What the formula says now, and the buttons that end the turn: there in every phase, so that nothing moves."""
    bar = _bar(desk, view) if desk.screen.is_live else None
    return part("next", saying(desk), bar, label=say("your-turn"), key="turn", cls="mg-turn-part")


def saying(desk: Desk) -> Element:
    """What can be said of the formula; in its place ten digits while a Joker waits for one."""
    waiting = desk.trial.unnamed if desk.is_live else None
    if waiting is not None:
        inside: list[Element | None] = [_digits_for(desk, *waiting)]
    else:
        inside = [_verdict(desk), _why(desk)] if desk.is_live else []
    return group(*inside, key="saying", label=say("what-it-says"), cls="mg-saying")


def _digits_for(desk: Desk, place: Place, index: int) -> Element:
    trial = desk.trial
    now = trial.digit(place, trial.items(place)[index])
    offers = [desk.try_(trial.name(place, index, digit)) for digit in range(10)]
    return div(
        span(say("joker-is"), cls="mg-label"),
        *(
            button(
                digit,
                type="button",
                cls="mg-digit mg-on-felt",
                aria_pressed=str(digit == now).lower(),
                data_n=offers[digit],
                data_key=f"joker-{place.value}-{index}-{digit}",
            )
            for digit in range(10)
        ),
        cls="mg-naming",
        role="group",
        aria_label=say("joker-digit", place=place),
        data_key=f"joker-{place.value}-{index}",
        data_keys=json.dumps({str(digit): offer for digit, offer in enumerate(offers)}),
    )


def _verdict(desk: Desk) -> Element:
    """Whether the formula can be laid, and if not, what is missing or wrong."""
    verdict, notice = desk.trial.verdict, desk.screen.notice
    kind = "mg-true" if verdict.is_lawful else "mg-false" if notice and verdict.reason else ""
    refusal = sentence(verdict.reason) if verdict.reason else verdict.sentence
    if notice and notice == refusal:
        kind += " mg-said-twice"
    return p(
        span("✓ ", cls="mg-equation-tick", aria_hidden="true") if verdict.is_lawful else None,
        span(refusal if notice == refusal else verdict.sentence, cls="mg-sentence"),
        cls=f"mg-verdict-line {kind}".strip(),
        role="status",
        aria_atomic="true",
        data_key="verdict",
    )


WHY = "verdict"
"""What is asked for the arithmetic or the rule behind what is said."""


def _why(desk: Desk) -> Element | None:
    verdict = desk.trial.verdict
    if verdict.reason is None and not verdict.is_lawful:
        return None
    return ask_button(desk.screen, say("why"), WHY, key="verdict-why", kind="mg-quiet")


def _bar(desk: Desk, view: View) -> Element:
    trial, offers = desk.trial, desk.screen.offers
    lay = trial.lay if desk.is_live else None
    is_lawful = desk.is_live and trial.verdict.is_lawful
    return div(
        press(
            say("play"),
            None if lay is None else offers(Do(lay)),
            key="play",
            kind="mg-primary" if is_lawful else "mg-not-yet",
        ),
        press(say("clear"), desk.try_(trial.clear()) if trial.before else None, key="clear", kind="mg-quiet"),
        _draw(desk, view),
        cls="mg-bar",
        data_key="turn-bar",
    )


def _draw(desk: Desk, view: View) -> Element:
    """ "a card must be drawn from the stock pile"; where there is none to draw, one passes."""
    do = Do(Draw() if view.can_draw else Pass(), sure=sure_to_draw(desk.trial))
    offer = desk.screen.offers(do) if desk.is_live else None
    return press(say("draw") if view.can_draw else say("pass"), offer, key="draw")


# ── the hand ──────────────────────────────────────────────────────────────────────────────────────────────────────


def hand_part(desk: Desk) -> Element:
    """My cards, each in its place: where one was put onto the formula, its place stays free until it comes back."""
    trial = desk.trial
    keys = letters(trial) if desk.is_live else {}
    first = {trial.hand[at]: at for at in reversed(trial.in_hand)}
    open_ = _open_to_a_card(trial, trial.in_hand[0]) if desk.is_live and trial.in_hand else {}
    cards = [_in_hand(desk, at, keys, first, open_) for at in range(len(trial.hand))]
    many = max(len(cards), 1)
    empty = [] if trial.in_hand else [p(say("hand-empty"), cls="mg-empty", data_key="hand-empty")]
    return hand(
        [*cards, *empty],
        kind="mg-hand-part",
        cls=f"mg-hand mg-number-hand{' mg-crowd' if len(cards) > CROWD else ''}",
        data_zone="hand",
        style=f"--n: {many}; --half: {-(-many // 2)}; --third: {-(-many // 3)}",
    )


CROWD = 8
"""With more cards than these a hand has two rows where there is little room."""


def _in_hand(
    desk: Desk, at: int, keys: Mapping[str, str], first: Mapping[str, int], open_: Mapping[str, Onto]
) -> Element:
    trial = desk.trial
    face, key = trial.hand[at], card_key(trial, at)
    if at in trial.placed:
        return span(cls="mg-free-slot", aria_hidden="true", data_key=f"hole-{key}")
    if not desk.is_live:
        return number_card(face, key=key, data_from="stock")
    drops = _drops(desk, trial, at, open_)
    typed = "j" if face == JOKER else face
    return number_card(
        face,
        key=key,
        picks=say("card-picked-up", card=card_text(face)),
        drops=drops,
        keys={keys[name]: number for name, number in drops.items() if name in keys},
        data_from="stock",
        data_typed=typed if first[face] == at else None,
    )


def keys_of(desk: Desk) -> dict[str, int | None]:
    """What can be typed anywhere on the desk: + - x / set the sign, = plays, Backspace goes back, and a digit names the
    Joker that waits for one; otherwise it picks up a card, which the browser does.
    """
    trial = desk.trial
    keys: dict[str, int | None] = {}
    if not desk.is_live:
        return keys
    if trial.unnamed is not None:
        keys |= {str(digit): desk.try_(trial.name(*trial.unnamed, digit)) for digit in range(10)}
    for sign in trial.rules.signs:
        number = desk.try_(trial.choose(sign))
        keys |= dict.fromkeys(TYPED[sign], number)
    if trial.before is not None:
        keys["Backspace"] = desk.screen.offers(Press("undo"))
    if trial.lay is not None:
        keys["="] = desk.screen.offers(Do(trial.lay))
    return keys
