"""Dice, modifier cards, goal cards and tokens of Rolls & Goals as they are drawn everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Unpack

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.page.cards import Holding, badge, card, part, press
from mathgames_widgets.page.html import Element, button, div, span
from mathgames_widgets.table.screen import Do, Screen

from ..analysis.chances import Foreseen, Possible, possible_measures
from ..rules.cards import BLANK, ON_THE_DIE, REROLL, TOKENS, Card, Goal, Goals, Side, kind_of
from ..rules.state import Declare, Phase, Rolls, Withdraw
from ..rules.view import View
from ..words.sentences import face_text, goal_text, say as say_words, spoken, tokens_text
from .faces import goal_picture, pips, sign

say = room(__name__)

UNKNOWN = "?"


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
    """The dice with which someone broke a tie, in the order in which they fell; `key` begins their names."""
    sides = [side for roller, side in rolls if roller == seat]
    if not sides:
        return None
    dice = [
        die(side, key=f"{key}.{seat}.{at}", label=say("rolled", side=side), size="mg-die-tie", order=at)
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
        *say.pieces("was", die=tiny_die(side)),
        cls="mg-dice-turn",
        role="img",
        aria_label=say("was-before-the-reroll", side=side),
        data_key=f"was{seat}.{place}",
    )


def shows(place: int, side: Side) -> str:
    """The name of a die.

    >>> shows(2, 5)
    'die 3 shows 5'
    """
    return say("die-shows", die=place + 1, side=side)


def face(modifier: Card) -> str:
    """What stands on a modifier card, in characters.

    >>> [face(card) for card in ("-2", "x2", "[7]", "reroll")]
    ['−2', '×2', '7', 'reroll']
    """
    if modifier[0] == "[":
        return modifier[1:-1]
    return " " if modifier == BLANK else face_text(modifier)


def modifier_card(
    modifier: Card,
    *,
    key: str,
    label: str = "",
    size: str = "",
    **held: Unpack[Holding],
) -> Element:
    """A modifier card face up: its number or sign, once more in the corner, and a word where it needs one."""
    kind = kind_of(modifier)
    word = None if kind in ("plus", "minus") else say.by("word", kind)
    look = kind if kind in ("plus", "minus", "fixed") else "act" if modifier in ON_THE_DIE else "other"
    corner = (
        span(sign(modifier) or face(modifier), cls="mg-index", aria_hidden="true"),
        span(word, cls="mg-word", aria_hidden="true") if word else None,
    )
    return card(
        sign(modifier) or face(modifier),
        key=key,
        label=label or spoken(modifier),
        name=spoken(modifier),
        corner=corner,
        size=f"mg-modifier mg-modifier-{look} {size}".strip(),
        **held,
    )


def behind(shown: Element, at: int, after: str | None, key: str) -> Element:
    """A card in the stack behind a die, and what the die is worth after it."""
    tag = None
    if after is not None:
        tag = span(after, cls="mg-after", title=say("after-card", value=after), aria_hidden="true")
    return span(shown, tag, cls="mg-behind", style=f"--i: {at}", data_key=f"at-{key}")


def small_cards(cards: Iterable[Card], key: str, data_from: str | None = None) -> list[Element]:
    """Cards that lie open somewhere at the side; `key` begins their names on the page."""
    return [
        modifier_card(card, key=f"{key}.{at}", size="mg-chip", data_from=data_from) for at, card in enumerate(cards)
    ]


def values_text(possible: Possible) -> str:
    """What a die can come to, in words.

    >>> values_text((-3,)), values_text((0, 1, 2, 3))
    ('−3', 'any of 0, 1, 2, 3')
    """
    if len(possible) == 1:
        return in_text(possible[0])
    return say("any-of", values=", ".join(map(in_text, possible)))


def value_shown(possible: Possible) -> str:
    """The value of a die, a question mark where it is not known yet."""
    return in_text(possible[0]) if len(possible) == 1 else UNKNOWN


def chain_text(side: Side, links: Foreseen) -> str:
    """A chain as it is read aloud.

    >>> chain_text(5, (("÷2", (2,)), ("+3", (5,))))
    '5, divided by 2, rounded down: 2, plus 3: 5'
    """
    told = [(spoken(link), values_text(possible)) for link, possible in links]
    return reduce(lambda before, link: say("chain", before=before, card=link[0], values=link[1]), told, f"{side}")


def goal_tokens(goal: Goal, tokens: int) -> Element:
    """The tokens on a goal card; they move to those who take them."""
    return tokens_row([f"{goal}.{number}" for number in range(tokens)], tokens_text(tokens), key=f"tokens-{goal}")


def tokens_row(names: Sequence[str], label: str, *, key: str) -> Element:
    """Tokens side by side, each by a name of its own."""
    each = [span(cls="mg-token", data_key=f"token-{name}", data_flies=f"token-{name}") for name in names]
    return span(*each, cls="mg-tokens", role="img", aria_label=label, data_key=key)


# ── The goals of a round: what lies on them, and what your own dice have to say to each ─────────────────────────────


def aim(view: View, screen: Screen, dice: Sequence[Possible]) -> Element:
    """The goals that lie open; `dice` is what your own dice can be worth, empty where that says nothing yet."""
    goals = view.at_stake if view.phase is Phase.PICK else view.goals
    label = say("goals-of-round", next=view.phase is Phase.SELECT)
    cards = [goal_card(goal, screen, _yours(goal, dice), TOKENS) for goal in goals]
    return part("aim", goal_row(cards, "goal-row"), label=label, key="goals", cls=_many(goals))


def _many(goals: Goals) -> str:
    return "mg-many" if len(goals) > 3 else ""


def goal_row(cards: Sequence[Element], key: str) -> Element:
    """Goal cards side by side, with one tab stop between them."""
    return div(div(*cards, role="list", cls="mg-goals"), data_group=key, data_key=key)


def goal_card(goal: Goal, screen: Screen, state: str | None, tokens: int) -> Element:
    """A goal with a small picture of it and the tokens on it; pressed, it tells what it means."""
    inside = (
        span(goal_text(goal), cls="mg-goal-text"),
        goal_picture(goal),
        counted_note(goal),
        span(
            goal_tokens(goal, tokens) if tokens else None,
            span(state, cls="mg-goal-state") if state else None,
            cls="mg-goal-foot",
        ),
    )
    return slot(screen, goal, inside, cls="mg-goal mg-dice-goal", key=f"goal-{goal}", can_ask=screen.is_live)


def slot(screen: Screen, asked: object, inside: Iterable[object], *, cls: str, key: str, can_ask: bool) -> Element:
    """A place in a row of goals; where one can ask about the goal, it is a button."""
    if not can_ask:
        return div(*inside, cls=cls, role="listitem", data_key=key)
    opened = button(*inside, type="button", cls=cls, data_key=f"{key}-button", **screen.opens(asked))
    return div(opened, cls="mg-goal-slot", role="listitem", data_key=key)


def counted_note(goal: Goal) -> Element | None:
    """What is counted, and who wins, where the name of a goal does not say it."""
    if goal not in (Goal.FEWEST_POSITIVE, Goal.FEWEST_123456):
        return None
    return span(say_words.by("counts", f"{goal}"), cls="mg-status mg-counted")


def _yours(goal: Goal, dice: Sequence[Possible]) -> str | None:
    if not dice:
        return None
    measures = possible_measures(goal, dice)
    if measures is None:
        return say("yours-open")
    if len(measures) <= 2:
        return say("yours", values=[say("none") if measure is None else measure for measure in measures])
    if None in measures:
        return say("yours-up-to", high=measures[-2])
    return say("yours-range", low=measures[0], high=measures[-1])


def special_goals(view: View, screen: Screen, dice: Sequence[Possible]) -> Element | None:
    """Your own special goals, kept to the side or to be declared with the flip."""
    declared = view.declared[view.player] if view.player is not None else None
    if view.phase is Phase.PICK:
        declared = ()
    if not view.specials and not declared:
        return None
    shown = [_special(goal, view, screen, dice, is_declared=False) for goal in view.specials]
    shown += [_special(goal, view, screen, dice, is_declared=True) for goal in declared or ()]
    return part(
        "more",
        div(*shown, cls="mg-specials", data_key="special-list"),
        label=say("special-goals"),
        key="specials",
    )


def _special(goal: Goal, view: View, screen: Screen, dice: Sequence[Possible], *, is_declared: bool) -> Element:
    action = Withdraw(goal) if is_declared else Declare(goal)
    can = view.phase is Phase.PLACE and view.is_my_turn and screen.is_live
    card = goal_row([goal_card(goal, screen, _yours(goal, dice), TOKENS if is_declared else 0)], f"special-{goal}")
    name = goal_text(goal)
    return div(
        card,
        badge(say("badge-declared" if is_declared else "badge-special"), cls="mg-declared" if is_declared else ""),
        press(
            say("keep" if is_declared else "declare"),
            screen.offers(Do(action)),
            key=f"declare-{goal}",
            kind="mg-tiny",
            aria_label=say("keep-for-later" if is_declared else "declare-goal", goal=name),
        )
        if can
        else None,
        cls="mg-special",
        data_key=f"special-place-{goal}",
    )
