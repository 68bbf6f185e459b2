"""The goals of a round: what they mean, what lies on them, and what one's own dice have to say to each."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.games.rolls_and_goals.explain_goals import goal_meaning
from mathgames_widgets.games.rolls_and_goals.goals import TOKENS, Goal
from mathgames_widgets.games.rolls_and_goals.sentences import number_text
from mathgames_widgets.games.rolls_and_goals.state import Declare, Phase, View, Withdraw
from mathgames_widgets.games.rolls_and_goals.turning import Possible, possible_measures
from mathgames_widgets.widgets.cards import badge, press, room
from mathgames_widgets.widgets.games.rolls_and_goals.parts import goal_tokens
from mathgames_widgets.widgets.html import Element, button, div, p, span
from mathgames_widgets.widgets.sight import Ask, Do, Sight
from mathgames_widgets.widgets.why import explanation


def goals_room(view: View, sight: Sight, dice: Sequence[Possible]) -> Element:
    """The goals that lie open; `dice` is what one's own dice can be worth, empty where that says nothing yet."""
    return room(
        "Goals of the next round" if view.phase is Phase.SELECT else "Goals of this round",
        goal_row([goal_card(goal, sight, _yours(goal, dice), TOKENS) for goal in view.goals], "goal-row"),
        meaning(view.goals, sight),
        key="goals",
    )


def goal_row(cards: Sequence[Element], key: str) -> Element:
    """Goal cards side by side, with one tab stop between them."""
    return div(div(*cards, role="list", cls="mg-goals"), data_group=key, data_key=key)


def goal_card(goal: Goal, sight: Sight, state: str | None, tokens: int) -> Element:
    """A goal with the tokens on it; pressed, it tells what it means."""
    inside = (
        span(goal, cls="mg-goal-text"),
        goal_tokens(goal, tokens) if tokens else None,
        span(state, cls="mg-goal-state") if state else None,
    )
    offer = sight.offers(Ask(goal))
    if offer is None:
        return div(*inside, cls="mg-goal mg-dice-goal", data_key=f"goal-{goal}", role="listitem")
    is_open = str(sight.asked == goal).lower()
    return div(
        button(
            *inside,
            type="button",
            cls="mg-goal mg-dice-goal",
            data_n=offer,
            data_key=f"goal-{goal}-button",
            aria_expanded=is_open,
        ),
        role="listitem",
        data_key=f"goal-{goal}",
        cls="mg-goal-slot",
    )


def meaning(goals: Sequence[Goal], sight: Sight) -> Element | None:
    """What the goal that was asked about means."""
    goal = next((goal for goal in goals if goal == sight.asked), None)
    if goal is None:
        return None
    return div(explanation(goal_meaning(goal), key=f"meaning-{goal}"), cls="mg-panel", data_key="meaning")


def _yours(goal: Goal, dice: Sequence[Possible]) -> str | None:
    if not dice:
        return None
    measures = possible_measures(goal, dice)
    if measures is None:
        return "yours: it depends on the dice"
    words = ["nothing yet" if one is None else number_text(one) for one in measures]
    if len(words) <= 2:
        return f"yours: {' or '.join(words)}"
    return f"yours: {words[0]} to {words[-1]}" if None not in measures else f"yours: up to {words[-2]}"


def special_goals(view: View, sight: Sight, dice: Sequence[Possible]) -> Element | None:
    """One's own special goals, kept to the side or to be declared with the flip."""
    declared = view.declared[view.player] if view.player is not None else None
    if not view.specials and not declared:
        return None
    shown = [_special(goal, view, sight, dice, is_declared=False) for goal in view.specials]
    shown += [_special(goal, view, sight, dice, is_declared=True) for goal in declared or ()]
    return room(
        "Your special goals",
        p(
            "Kept to the side, unseen. A goal that is declared brings its tokens to whoever achieves it.",
            cls="mg-advice",
        ),
        div(*shown, cls="mg-specials", data_key="special-list"),
        meaning((*view.specials, *(declared or ())), sight),
        key="specials",
    )


def _special(goal: Goal, view: View, sight: Sight, dice: Sequence[Possible], *, is_declared: bool) -> Element:
    action = Withdraw(goal) if is_declared else Declare(goal)
    can = view.phase is Phase.PLACE and view.is_my_turn and sight.is_live
    card = goal_row([goal_card(goal, sight, _yours(goal, dice), TOKENS if is_declared else 0)], f"special-{goal}")
    return div(
        card,
        badge(_where_it_is(view, is_declared), cls="mg-declared" if is_declared else ""),
        press(
            "Keep it to the side" if is_declared else "Declare it",
            sight.offers(Do(action)),
            key=f"declare-{goal}",
            aria_label=f"Keep it to the side: {goal}" if is_declared else f"Declare it: {goal}",
        )
        if can
        else None,
        cls="mg-special",
        data_key=f"special-place-{goal}",
    )


def _where_it_is(view: View, is_declared: bool) -> str:
    if not is_declared:
        return "kept to the side"
    return "will be declared" if view.phase is Phase.PLACE else "declared"
