"""Dice, modifier cards, goal cards and chains of Rolls & Goals as they are drawn everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.rolls_and_goals.cards import (
    BLANK,
    DOUBLE,
    FLIP,
    HALVE,
    NEGATE,
    PICK,
    REROLL,
    Card,
    Cards,
)
from mathgames_widgets.games.rolls_and_goals.dice import Side
from mathgames_widgets.games.rolls_and_goals.explain_cards import card_meaning
from mathgames_widgets.games.rolls_and_goals.goals import Goal
from mathgames_widgets.games.rolls_and_goals.sentences import cards_text, number_text, spoken, tokens_text
from mathgames_widgets.games.rolls_and_goals.state import Phase, Rolls, View
from mathgames_widgets.games.rolls_and_goals.turning import Foreseen, Possible
from mathgames_widgets.widgets.cards import Drops, card
from mathgames_widgets.widgets.html import Element, Raw, div, span
from mathgames_widgets.widgets.why import explanation

PIPS = {
    1: ((50, 50),),
    2: ((27, 27), (73, 73)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((27, 27), (73, 27), (27, 73), (73, 73)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((27, 24), (73, 24), (27, 50), (73, 50), (27, 76), (73, 76)),
}

SHOWN = {DOUBLE: "×2", HALVE: "÷2", NEGATE: "±", REROLL: "↻", PICK: "☞", FLIP: "⇅", BLANK: " "}
"""What stands on a card where its name would not do."""

KINDS = {"+": "plus", "-": "minus", "[": "fixed"}
WORDS = {DOUBLE: "double", HALVE: "halve", NEGATE: "negate", REROLL: "reroll", PICK: "pick", FLIP: "flip"}

UNKNOWN = "?"


def pips(side: Side) -> Element:
    """A die seen from above."""
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="9.5"></circle>' for x, y in PIPS[side])
    box = '<rect x="3" y="3" width="94" height="94" rx="20"></rect>'
    return span(
        Raw(f'<svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">{box}{dots}</svg>'), cls="mg-pips"
    )


def die(side: Side, *, key: str, label: str, size: str = "", order: int = 0) -> Element:
    """A die that lies there; a new key lets it roll again."""
    return span(
        pips(side),
        cls=f"mg-die {size}".strip(),
        role="img",
        aria_label=label,
        style=f"--i: {order}",
        data_key=key,
    )


def tiny_die(side: Side) -> Element:
    """A die between words; what it shows is said there."""
    return span(pips(side), cls="mg-die mg-die-tiny", aria_hidden="true")


def tie_dice(rolls: Rolls, seat: Player, key: str) -> Element | None:
    """The dice with which somebody broke a tie, in the order in which they fell; `key` begins their names."""
    sides = [side for one, side in rolls if one == seat]
    if not sides:
        return None
    dice = [
        die(side, key=f"{key}.{seat}.{at}", label=f"rolled {side}", size="mg-die-tie", order=at)
        for at, side in enumerate(sides)
    ]
    return span(*dice, cls="mg-tie-dice", data_key=f"tie{seat}")


def before_reroll(view: View, seat: Player, place: int) -> Element | None:
    """What a die showed before it was rolled again, while sides are picked; nothing where no reroll lies open."""
    stacks = view.placed[seat]
    if view.phase is not Phase.PICK or stacks is None or REROLL not in stacks[place]:
        return None
    side = view.rolled[seat][place]
    return span(
        "was",
        tiny_die(side),
        cls="mg-turn",
        role="img",
        aria_label=f"was {side} before the reroll",
        data_key=f"was{seat}.{place}",
    )


def shows(place: int, side: Side) -> str:
    """The name of a die.

    >>> shows(2, 5)
    'die 3 shows 5'
    """
    return f"die {place + 1} shows {side}"


def face(modifier: Card) -> str:
    """What stands on a modifier card.

    >>> [face(card) for card in ("-2", "x2", "[7]", "reroll")]
    ['−2', '×2', '7', '↻']
    """
    if modifier[0] == "[":
        return modifier[1:-1]
    return SHOWN.get(modifier, modifier.replace("-", "−"))


def modifier_card(
    modifier: Card,
    *,
    key: str,
    label: str = "",
    offer: int | None = None,
    pressed: bool | None = None,
    keys: Drops | None = None,
    drops: Drops | None = None,
    size: str = "",
) -> Element:
    """A modifier card face up."""
    kind = KINDS.get(modifier[0], "act" if modifier in (REROLL, PICK, FLIP) else "other")
    word = WORDS.get(modifier) or ("becomes" if kind == "fixed" else "blank" if modifier == BLANK else None)
    return card(
        face(modifier),
        key=key,
        label=label or spoken(modifier),
        offer=offer,
        pressed=pressed,
        keys=keys,
        drops=drops,
        corner=span(word, cls="mg-word", aria_hidden="true") if word else None,
        size=f"mg-modifier mg-modifier-{kind} {size}".strip(),
    )


def small_cards(cards: Iterable[Card], key: str) -> list[Element]:
    """Cards that lie open somewhere at the side; `key` begins their names on the page."""
    return [modifier_card(one, key=f"{key}.{at}", size="mg-chip") for at, one in enumerate(cards)]


def meanings(cards: Iterable[Card]) -> Element | None:
    """What some cards do, each kind once, with an example; nothing where there are none."""
    told = [explanation(card_meaning(one), key=f"means-{one}") for one in dict.fromkeys(cards)]
    return div(*told, cls="mg-panel mg-meanings", data_key="card-meaning") if told else None


def values_text(possible: Possible) -> str:
    """What a die can come to, in words.

    >>> values_text((-3,)), values_text((0, 1, 2, 3))
    ('−3', 'any of 0, 1, 2, 3')
    """
    if len(possible) == 1:
        return number_text(possible[0])
    return f"any of {', '.join(map(number_text, possible))}"


def value_shown(possible: Possible) -> str:
    """The value of a die, a question mark where it is not known yet."""
    return number_text(possible[0]) if len(possible) == 1 else UNKNOWN


def chain(side: Side, links: Foreseen, *, key: str) -> Element:
    """From the side of a die to its value, card by card: 5 → ÷2 → 2 → +3 → 5."""
    parts: list[object] = [span(str(side), cls="mg-link")]
    for one, possible in links:
        parts.append(span(_arrow(), span(_named(one), cls="mg-link-card"), cls="mg-hop"))
        parts.append(span(_arrow(), span(value_shown(possible), cls="mg-link"), cls="mg-hop"))
    return span(*parts, cls="mg-chain", role="img", aria_label=chain_text(side, links), data_key=key)


def chain_text(side: Side, links: Foreseen) -> str:
    """A chain as it is read aloud.

    >>> chain_text(5, (("÷2", (2,)), ("+3", (5,))))
    '5, divided by 2, rounded down: 2, plus 3: 5'
    """
    return ", ".join([str(side), *[f"{spoken(one)}: {values_text(possible)}" for one, possible in links]])


def _named(modifier: Card) -> str:
    if modifier[0] == "[":
        return modifier
    return modifier if modifier.isalpha() else face(modifier)


def _arrow() -> Element:
    return span("→", cls="mg-arrow")


def goal_tokens(goal: Goal, tokens: int) -> Element:
    """The tokens on a goal card; they move to whoever takes them."""
    return tokens_row([f"{goal}.{number}" for number in range(tokens)], tokens_text(tokens), key=f"tokens-{goal}")


def tokens_row(names: Sequence[str], label: str, *, key: str) -> Element:
    """Tokens side by side, each by a name of its own."""
    each = [span(cls="mg-token", data_key=f"token-{name}", data_flies=f"token-{name}") for name in names]
    return span(*each, cls="mg-tokens", role="img", aria_label=label, data_key=key)


def pile_text(cards: Cards) -> str:
    """Cards of a pile in a line, "none" where it is empty."""
    return cards_text(cards) if cards else "none"
