"""The pick phase: which side a die is changed to, once all rerolls are seen."""

from __future__ import annotations

from mathgames_widgets.games.rolls_and_goals.allowed import legal_actions
from mathgames_widgets.games.rolls_and_goals.cards import SIDES
from mathgames_widgets.games.rolls_and_goals.dice import Side
from mathgames_widgets.games.rolls_and_goals.sentences import die_text, number_text
from mathgames_widgets.games.rolls_and_goals.sight import imagine
from mathgames_widgets.games.rolls_and_goals.state import Pick, View
from mathgames_widgets.games.rolls_and_goals.turning import from_side
from mathgames_widgets.widgets.cards import group, note, room
from mathgames_widgets.widgets.games.rolls_and_goals.parts import chain_text, pips
from mathgames_widgets.widgets.games.rolls_and_goals.placing import desk_of, dice_room
from mathgames_widgets.widgets.html import Element, button, div, p, span
from mathgames_widgets.widgets.sight import Do, Sight


def picking(view: View, sight: Sight) -> list[Element | None]:
    """One's own dice, and six sides for each that can be picked."""
    waiting = note("All cards are turned over. Others pick a side for a die; nobody sees it yet.", key="waiting")
    if view.player is None:
        return [waiting]
    dice = dice_room(desk_of(view, sight))
    if not view.is_my_turn:
        return [waiting, dice]
    picks = [action for action in legal_actions(imagine(view, 0), view.player) if isinstance(action, Pick)]
    return [_picks_room(view, sight, picks), dice]


def _picks_room(view: View, sight: Sight, picks: list[Pick]) -> Element:
    places = sorted({pick.die for pick in picks})
    return room(
        "Pick a side",
        p("All rerolls are done. Nobody sees what you pick until everybody has chosen.", cls="mg-advice"),
        *(_sides(view, sight, place) for place in places),
        key="picks",
    )


def _sides(view: View, sight: Sight, place: int) -> Element:
    """The six sides of a die, each with the value that comes of it."""
    return div(
        span(f"{die_text(place).capitalize()} becomes", cls="mg-label"),
        group(
            *(_side(view, sight, place, side) for side in range(1, SIDES + 1)),
            key=f"sides{place}",
            label=f"A side for {die_text(place)}",
            cls="mg-sides",
        ),
        cls="mg-pick",
        data_key=f"pick{place}",
    )


def _side(view: View, sight: Sight, place: int, side: Side) -> Element:
    links = from_side(side, view.mine[place])
    value = links[-1][1][0] if links else side
    return button(
        pips(side),
        span(f"→ {number_text(value)}", cls="mg-comes-to", aria_hidden="true"),
        type="button",
        cls="mg-side",
        aria_label=f"Pick {side} for {die_text(place)}: worth {number_text(value)}. {chain_text(side, links)}",
        data_n=sight.offers(Do(Pick(place, side))),
        data_key=f"side{place}.{side}",
        aria_disabled=None if sight.is_live else "true",
    )
