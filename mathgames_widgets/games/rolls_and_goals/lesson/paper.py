"""What Rolls & Goals has on paper: its cards, six dice to fold, a sheet for a round, and the score sheet."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.page.paper import Pack, blank, leaf, rules_leaf, to_fill_in, told
from mathgames_widgets.table.screen import Screen

from ..rules.cards import DICE, EVERY_SIDE, GOALS, NAMED, SHARED_DECK, STARTING_DECK, TOKENS, Card, Side, kind_of
from ..rules.state import MOST_ROUNDS, PLAYERS, TITLE
from ..table.faces import pips
from ..table.parts import goal_card, modifier_card
from ..words.explanations import goal_asks
from ..words.rules import rules_in_short
from ..words.sentences import say as say_words
from .pictures import DiceRow, Die

say = room(__name__)

NET = (2, 1, 5, 6)
"""The sides of a die one below the other; two lie beside the second, so that opposite sides add up to 7."""
BESIDE = (3, 4)
FLAPS = (("left", "right"), (), ("left", "right"), ("left", "right", "bottom"))


def packs() -> tuple[Pack, ...]:
    """The starting decks of six players, the shared deck, and the goals."""
    modifiers = (*STARTING_DECK * PLAYERS[-1], *SHARED_DECK)
    goals = [told(goal_card(goal, Screen(()), None, 0), goal_asks(goal)) for goal in GOALS]
    return (
        Pack(say("pack-modifiers"), tuple([_modifier(card, at) for at, card in enumerate(modifiers)])),
        Pack(say("pack-goals"), tuple(goals)),
    )


def _modifier(card: Card, at: int) -> Element:
    drawn = modifier_card(card, key=f"{card}.{at}")
    return told(drawn, say_words.by("effect", kind_of(card))) if card in NAMED else drawn


def boards() -> tuple[Element, ...]:
    """The rules, a sheet for two rounds, the tokens, and dice."""
    return (rules(), _rounds(), _tokens(), _dice())


def rules() -> Element:
    """The rules on a page: a die with cards behind it, a roll with its cards, and goals."""
    stacked = DiceRow((Die(4, ("x2", "-1")),)).draw()
    roll = DiceRow((Die(4), Die(5, ("+1",)), Die(6))).draw()
    goals = [goal_card(goal, Screen(()), None, TOKENS) for goal in GOALS[:2]]
    pictures = (
        ((stacked,), say("picture-stack")),
        ((roll,), say("picture-roll")),
        (goals, say("picture-goals")),
    )
    return rules_leaf(TITLE, rules_in_short(), pictures)


def _rounds() -> Element:
    cards = [say("row-card", card=number) for number in range(1, 5)]
    rows = (say("row-rolled"), say("row-acted"), *cards, say("row-value"))
    columns = ("", *[say("paper-die", die=number) for number in range(1, DICE + 1)])
    rooms = [
        part
        for _ in range(2)
        for part in (
            p(blank(say("paper-round")), blank(say("paper-goals")), cls="mg-name-line"),
            to_fill_in("", columns, rows),
        )
    ]
    return leaf(say("paper-my-dice"), *rooms)


def _tokens() -> Element:
    said = p(say("paper-tokens", tokens=TOKENS))
    goals = [say("row-goal", round=number, goal=goal) for number in range(1, MOST_ROUNDS + 1) for goal in (1, 2, 3)]
    columns = (say("paper-round"), *[""] * PLAYERS[-1])
    rows = [*goals, say("row-specials"), say("row-tokens")]
    return leaf(say("paper-scores"), said, to_fill_in("", columns, rows), named=False)


def _dice() -> Element:
    net = div(*map(_side, EVERY_SIDE), cls="mg-dice-net")
    return leaf(say("paper-dice"), p(say("paper-cut")), div(*[net] * DICE, cls="mg-dice-nets"), named=False)


def _side(side: Side) -> Element:
    """A side at its place, with the flaps by which it is glued."""
    if side not in NET:
        place = f"--row:2;--column:{1 if side == BESIDE[0] else 3}"
        return div(pips(side), cls="mg-net-side mg-die", style=place)
    row = NET.index(side)
    flaps = [span(cls=f"mg-net-flap mg-flap-{edge}") for edge in FLAPS[row]]
    return div(*flaps, pips(side), cls="mg-net-side mg-die", style=f"--row:{row + 1};--column:2")
