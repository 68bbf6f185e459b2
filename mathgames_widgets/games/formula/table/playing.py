"""The formula in the middle, with what has been tried on it in this turn."""

from __future__ import annotations

import json
from dataclasses import dataclass

from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.page.cards import badge, group, press, room
from mathgames_widgets.page.html import Element, button, details, div, li, p, span, summary, ul
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.screen import Do, Press, Screen, Select

from ..rules.cards import JOKER, Place
from ..rules.state import Draw, Pass
from ..rules.view import View
from ..words.explanations import why_points
from ..words.sentences import PLACES, card_text, cards_text
from ..words.why import why_formula, why_refused
from .parts import SPOKEN, covers, number_card, sign_card, symbol_card
from .turn import Covering, Item, Items, Onto, Trial

TYPED = {Sign.PLUS: "+", Sign.MINUS: "-", Sign.TIMES: "x*", Sign.DIVIDE: "/:÷"}
"""The keys that choose each sign."""
MANY = 4
"""From so many cards on, the cards of a number are drawn smaller."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A trial, who looks at it, and whether anything can be done with it."""

    trial: Trial
    screen: Screen
    is_live: bool

    def try_(self, trial: Trial | None) -> int | None:
        """The number under which this next step is offered."""
        return self.screen.offers(Select(trial)) if self.is_live else None


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


def is_drawn(trial: Trial, onto: Onto) -> bool:
    """Whether the table has a place for that: one card, two neighbours or a whole number; others take two steps."""
    return onto.stop - onto.start <= 2 or onto.stop - onto.start == len(trial.items(onto.place))


def drops_of(desk: Desk, at: int) -> dict[str, int]:
    """Where a card of the hand can be dropped, and what comes of it."""
    trial = desk.trial
    found = {}
    for onto in trial.places_for(at):
        number = desk.try_(trial.put(at, onto)) if is_drawn(trial, onto) else None
        if number is not None:
            found[zone_of(trial, onto)] = number
    return found


def card_key(trial: Trial, at: int) -> str:
    """The name of a card of the hand on the page: its face, and which of its kind it is."""
    face = trial.hand[at]
    return f"card{face}.{trial.hand[:at].count(face)}"


# ── the formula ───────────────────────────────────────────────────────────────────────────────────────────────────


def formula_room(desk: Desk, view: View) -> Element:
    """The formula, its signs, what it says now, and what can be done with it."""
    trial = desk.trial
    return room(
        "The formula",
        equation(desk),
        naming(desk) if desk.is_live else None,
        _verdict(trial) if desk.is_live else None,
        _bar(desk, view) if desk.is_live else None,
        _why(trial) if desk.is_live else None,
        _what_lies_beneath(trial),
        key="formula",
        cls="mg-formula-room",
    )


def equation(desk: Desk) -> Element:
    """The formula as it lies there, with its signs to choose from."""
    return div(
        _number(desk, Place.LEFT),
        div(
            sign_card(desk.trial.sign, key="sign"),
            _signs(desk) if desk.is_live else None,
            cls="mg-operator",
            data_key="operator",
        ),
        _number(desk, Place.RIGHT),
        symbol_card("=", "equals", key="equals"),
        _number(desk, Place.ANSWER),
        cls="mg-equation",
        role="group",
        aria_label=f"The formula: {desk.trial.reading}",
        data_group="formula",
        data_key="equation",
    )


def _number(desk: Desk, place: Place) -> Element:
    """One number: its piles with a gap at both ends, and below them the places that cover several."""
    trial = desk.trial
    items = trial.items(place)
    count = len(items)
    parts = [_gap(desk, Onto(place, 0, 0))] if desk.is_live or not items else []
    parts += [_pile(desk, place, index) for index in range(count)]
    if items and desk.is_live:
        parts += [_gap(desk, Onto(place, count, count))]
        parts += [_seam(desk, place, index) for index in range(count - 1)]
        parts += [_whole(desk, place)] if count > 2 else []
    many = " mg-many" if count >= MANY else ""
    return div(
        *parts,
        cls=f"mg-digits{many}",
        style=f"--n: {max(count, 1)}",
        role="group",
        aria_label=f"{PLACES[place]}: {trial.number_text(place)}",
        data_key=f"number-{place.value}",
    )


def _gap(desk: Desk, onto: Onto) -> Element:
    """The place beside a number, or for the first card of the answer."""
    trial, held = desk.trial, desk.trial.held
    is_empty = not trial.items(onto.place)
    end = "right" if onto.start else "left"
    name = PLACES[onto.place] if is_empty else f"beside the {end} end of {PLACES[onto.place]}"
    can = held is not None and trial.why_not_put(held, onto) is None
    cls = "mg-gap mg-gap-empty" if is_empty else "mg-gap"
    at = {"data_zone": zone_of(trial, onto), "data_key": f"gap-{zone_of(trial, onto)}"}
    if not can or held is None:
        return span("?" if is_empty else None, cls=cls, aria_hidden="true", **at)
    return button(
        span("?" if is_empty else "", aria_hidden="true"),
        type="button",
        cls=f"{cls} mg-ready",
        aria_label=f"{_said(trial, held)} {'as' if is_empty else ''} {name}".replace("  ", " "),
        data_n=desk.try_(trial.put(held, onto)),
        **at,
    )


def _said(trial: Trial, at: int) -> str:
    return f"Put {card_text(trial.hand[at])}"


def _pile(desk: Desk, place: Place, index: int) -> Element:
    """A card of the formula, and how many lie beneath it."""
    trial = desk.trial
    item = trial.items(place)[index]
    beneath = trial.beneath(place, item)
    deep = f" mg-deep{min(len(beneath), 3)}" if beneath else ""
    new = " mg-new" if isinstance(item, Covering) else ""
    return span(
        _top(desk, place, index),
        badge(f"+{len(beneath)}", cls="mg-depth", label=f"{len(beneath)} beneath") if beneath else None,
        cls=f"mg-pile{deep}{new}",
        style=f"grid-column: {2 * index + 2} / span 2",
        data_zone=zone(place, (item,)),
        data_key=f"pile-{place.value}-{_name(item)}",
    )


def _top(desk: Desk, place: Place, index: int) -> Element:
    trial = desk.trial
    item = trial.items(place)[index]
    face, digit = trial.card(place, item), trial.digit(place, item)
    name = f"{card_text(face, digit)}{covers(len(trial.beneath(place, item)))}"
    key = card_key(trial, item.card) if isinstance(item, Covering) else f"table-{place.value}-{item.at}"
    held, onto = trial.held, Onto(place, index, index + 1)
    if held is not None and trial.why_not_put(held, onto) is None:
        label = f"{_said(trial, held)} on {name}"
        then = desk.try_(trial.put(held, onto))
        return number_card(face, digit=digit, key=key, label=label, offer=then, size="mg-target-card")
    if isinstance(item, Covering) and desk.is_live:
        label = f"{name}; laid now, take it back"
        return number_card(
            face,
            digit=digit,
            key=key,
            label=label,
            offer=desk.try_(trial.take(item.card)),
            drops=_moves(desk, item.card),
        )
    top = number_card(face, digit=digit, key=key, label=name)
    if desk.is_live:
        top.attributes["data-member"] = True
    return top


def _moves(desk: Desk, at: int) -> dict[str, int]:
    """Where a card that was put there in this turn can be dragged: back, or somewhere else."""
    back = desk.trial.take(at)
    found = {"hand": desk.try_(back) or 0}
    for onto in back.places_for(at):
        number = desk.try_(back.put(at, onto)) if is_drawn(back, onto) else None
        if number is not None:
            found[zone_of(back, onto)] = number
    return found


def _seam(desk: Desk, place: Place, index: int) -> Element:
    """The place over two neighbours: for the card picked up, or for a new card that covers its neighbour as well."""
    trial = desk.trial
    pair = trial.items(place)[index : index + 2]
    both = "".join(_shown(trial, place, item) for item in pair)
    column = f"grid-column: {2 * index + 3} / span 2"
    return _cover_several(desk, Onto(place, index, index + 2), both, column, _widened(trial, place, index))


def _whole(desk: Desk, place: Place) -> Element:
    """The place over a number of three cards and more."""
    count = len(desk.trial.items(place))
    return _cover_several(
        desk,
        Onto(place, 0, count),
        desk.trial.number_text(place),
        f"grid-column: 2 / span {2 * count}; grid-row: 3",
        None,
    )


def _shown(trial: Trial, place: Place, item: Item) -> str:
    digit = trial.digit(place, item)
    return "?" if digit is None else str(digit)


def _widened(trial: Trial, place: Place, index: int) -> Trial | None:
    return trial.widen(place, index) if trial.can_widen(place, index) else None


def _cover_several(desk: Desk, onto: Onto, digits: str, column: str, widened: Trial | None) -> Element:
    trial, held = desk.trial, desk.trial.held
    name = zone(onto.place, trial.items(onto.place)[onto.start : onto.stop])
    at = {"style": column, "data_key": f"over-{onto.start}-{onto.stop}-{onto.place.value}", "data_zone": name}
    word = span("over ", cls="mg-over-word")
    if held is not None and trial.why_not_put(held, onto) is None:
        label, then = f"{_said(trial, held)} over {digits}", trial.put(held, onto)
    elif held is None and widened is not None:
        label, then = f"Let the new card cover both cards of {digits}", widened
        word = span("widen ", cls="mg-over-word")
    else:
        return span(word, digits, cls="mg-seam", aria_hidden="true", **at)
    return button(
        word,
        digits,
        type="button",
        cls="mg-seam mg-ready",
        aria_label=label,
        data_n=desk.try_(then),
        **at,
    )


def _signs(desk: Desk) -> Element:
    """The signs that can lie between the two numbers."""
    trial = desk.trial
    return group(
        *(
            button(
                str(sign),
                type="button",
                cls="mg-sign",
                aria_label=SPOKEN[sign],
                aria_pressed=str(sign is trial.sign).lower(),
                data_n=desk.try_(trial.choose(sign)),
                data_key=f"sign-{sign.name.lower()}",
            )
            for sign in trial.rules.signs
        ),
        key="signs",
        label="The sign",
        cls="mg-sign-choice",
    )


def naming(desk: Desk) -> list[Element]:
    """For each Joker that can be named now: ten buttons."""
    return [_digits_for(desk, place, index) for place, index in desk.trial.jokers]


def _digits_for(desk: Desk, place: Place, index: int) -> Element:
    trial = desk.trial
    now = trial.digit(place, trial.items(place)[index])
    offers = [desk.try_(trial.name(place, index, digit)) for digit in range(10)]
    row = group(
        span(f"The Joker in {PLACES[place]} is", cls="mg-label"),
        *(
            button(
                digit,
                type="button",
                cls="mg-digit",
                aria_pressed=str(digit == now).lower(),
                data_n=offers[digit],
                data_key=f"joker-{place.value}-{index}-{digit}",
            )
            for digit in range(10)
        ),
        key=f"joker-{place.value}-{index}",
        label=f"The digit of the Joker in {PLACES[place]}",
        cls="mg-naming",
    )
    row.attributes["data-keys"] = json.dumps({str(digit): offer for digit, offer in enumerate(offers)})
    return row


# ── what it says, and what can be done ────────────────────────────────────────────────────────────────────────────


def _verdict(trial: Trial) -> Element:
    """The formula as it stands, and what is still missing or wrong."""
    verdict = trial.verdict
    mark = "✓" if verdict.is_lawful else "✗" if verdict.reason is not None and trial.placed else None
    cls = "mg-verdict-line mg-true" if verdict.is_lawful else "mg-verdict-line"
    return div(
        span(verdict.reading, cls="mg-reading"),
        span(mark, cls="mg-tick", aria_hidden="true") if mark else None,
        span(verdict.sentence, cls="mg-sentence"),
        cls=cls,
        role="status",
        aria_atomic="true",
        data_key="verdict",
    )


def _why(trial: Trial) -> Element | None:
    """The arithmetic or the rule behind the verdict, folded."""
    formula, lay, reason = trial.formula, trial.lay, trial.verdict.reason
    points = None
    if reason is not None:
        told = why_refused(reason)
    elif formula is not None and lay is not None and trial.verdict.is_lawful:
        told = why_formula(formula)
        points = why_points(lay, formula, trial.rules) if trial.rules.points else None
    else:
        return None
    return details(
        summary("Why?", aria_label=f"Why? {told.claim}"),
        div(
            explanation(told, key="verdict-told"),
            explanation(points, key="verdict-points") if points else None,
            cls="mg-panel",
        ),
        cls="mg-fold",
        data_key="verdict-why",
    )


def _bar(desk: Desk, view: View) -> Element:
    trial = desk.trial
    lay = trial.lay
    lawful = trial.verdict.is_lawful
    return div(
        press(
            "Play this formula",
            None if lay is None else desk.screen.offers(Do(lay)),
            key="play",
            kind="mg-primary" if lawful else "mg-not-yet",
        ),
        press("Take back", _offer_undo(desk) if trial.before else None, key="back", kind="mg-quiet"),
        press("Clear", desk.try_(trial.clear()) if trial.before else None, key="clear", kind="mg-quiet"),
        _draw(desk, view),
        cls="mg-bar",
        data_key="turn-bar",
    )


def _offer_undo(desk: Desk) -> int | None:
    """One step back: the table does it, as in every game."""
    return desk.screen.offers(Press("undo"))


def _draw(desk: Desk, view: View) -> Element:
    """ "a card must be drawn from the stock pile"; where there is none to draw, one passes."""
    if not view.can_draw:
        return press("Pass", desk.screen.offers(Do(Pass())), key="draw")
    return press("Draw a card", desk.screen.offers(Do(Draw())), key="draw")


def _what_lies_beneath(trial: Trial) -> Element | None:
    """Every covered card, pile by pile, for players who want to count."""
    piles = [
        (card_text(trial.card(place, item), trial.digit(place, item)), trial.beneath(place, item))
        for place in Place
        for item in trial.items(place)
    ]
    count = sum(len(beneath) for _, beneath in piles)
    if not count:
        return None
    return details(
        summary(f"What lies beneath ({count})"),
        ul(*(li(f"{top} covers {cards_text(beneath)}.") for top, beneath in piles if beneath), cls="mg-beneath"),
        cls="mg-fold",
        data_key="beneath",
    )


# ── the hand ──────────────────────────────────────────────────────────────────────────────────────────────────────


def hand_room(desk: Desk) -> Element:
    """My cards under their heading."""
    return room("Your hand", hand_row(desk), key="hand")


def hand_row(desk: Desk) -> Element:
    """My cards: those that were put onto the formula are gone from here until they come back."""
    trial = desk.trial
    cards = [_in_hand(desk, at) for at in trial.in_hand]
    row = group(
        *(cards or [p("Every card is on the table.", cls="mg-empty", data_key="hand-empty")]),
        key="hand-cards",
        label="Your hand",
        cls="mg-hand mg-number-hand",
    )
    row.attributes |= {"data-zone": "hand", "style": f"--n: {len(trial.hand)}"}
    return row


def _in_hand(desk: Desk, at: int) -> Element:
    trial = desk.trial
    face = trial.hand[at]
    key = card_key(trial, at)
    if not desk.is_live:
        return number_card(face, key=key)
    return number_card(
        face,
        key=key,
        label=card_text(face),
        offer=desk.try_(trial.pick(at)),
        pressed=trial.held == at,
        drops=drops_of(desk, at),
    )


def keys_of(desk: Desk) -> str | None:
    """What can be typed anywhere on the desk: a digit or j picks up a card, + - x / set the sign, = plays."""
    if not desk.is_live:
        return None
    trial = desk.trial
    keys: dict[str, int | None] = {}
    for at in trial.in_hand:
        typed = "j" if trial.hand[at] == JOKER else trial.hand[at]
        if typed not in keys:
            keys[typed] = desk.try_(trial.pick(at))
    for sign in trial.rules.signs:
        number = desk.try_(trial.choose(sign))
        keys |= dict.fromkeys(TYPED[sign], number)
    if trial.before is not None:
        keys["Backspace"] = _offer_undo(desk)
    if trial.lay is not None:
        keys["="] = desk.screen.offers(Do(trial.lay))
    return json.dumps(keys)
