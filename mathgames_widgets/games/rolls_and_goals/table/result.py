"""A round turned over in steps: the cards behind one die after the other, then goal by goal, and the tokens last."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from mathgames_widgets.core.game import Event, Outcome, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import people
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.page.cards import card_back, explanation, part
from mathgames_widgets.page.html import Element, button, div, li, p, span, ul
from mathgames_widgets.table.frame import Stand, ask_button, podium
from mathgames_widgets.table.screen import Best, Made, Screen

from ..analysis.chances import Foreseen, acted, foreseen
from ..rules.cards import DICE, ON_THE_DIE, TOKENS, Cards, without
from ..rules.state import Award, Phase, RoundResult
from ..rules.view import View
from ..words.explanations import values_text
from ..words.hints import best_of_round, look_back
from ..words.sentences import goal_text, goal_title, spoken, tokens_text
from . import parts
from .faces import goal_picture
from .playing import after_each

say = room(__name__)

WHOLE_GAME = "whole-game"
"""What is asked when someone wants to know how the game came to its end."""


@dataclass(frozen=True, slots=True)
class ShownSoFar:
    """How much of a round is shown: the dice whose cards are turned over, so many goals, and whether all of it."""

    dice: tuple[int, ...]
    goals: int
    is_all: bool


def with_cards(result: RoundResult) -> tuple[int, ...]:
    """The dice, counted from the left, behind which anybody has a card."""
    return tuple([place for place in range(DICE) if any(stacks[place] for stacks in result.stacks)])


def reveal_steps(stop: RoundResult) -> int:
    """All cards face down, each die with cards, each goal, and then the tokens."""
    return 1 + len(with_cards(stop)) + len(stop.awards) + 1


def shown_at(result: RoundResult, step: int | None) -> ShownSoFar:
    """What is shown at a step; None is the end.

    >>> nothing = ((),) * 6
    >>> ones = (1,) * 6
    >>> result = RoundResult(1, (ones,), ((("+1",), *nothing[1:]),), (ones,), ((2, 1, 1, 1, 1, 1),), ())
    >>> shown_at(result, 0).dice, shown_at(result, 1).dice, shown_at(result, None).is_all
    ((), (0,), True)
    """
    dice = with_cards(result)
    if step is None or step >= reveal_steps(result) - 1:
        return ShownSoFar(tuple(range(DICE)), len(result.awards), True)
    return ShownSoFar(dice[:step], max(0, step - len(dice)), False)


def reveal_caption(stop: RoundResult, step: int, names: Sequence[str]) -> str:
    """What a step shows, in a few words."""
    dice = with_cards(stop)
    if step == 0:
        return say("everyone-ready")
    if step <= len(dice):
        return say("cards-turn-over", die=dice[step - 1] + 1)
    return goal_said(stop.awards[step - len(dice) - 1], names)


def goal_said(award: Award, names: Sequence[str]) -> str:
    """Who achieves a goal, in a few words.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
    >>> goal_said(judge("most 6s", ((6, 6, 1, 2, 3, 6), (1, 1, 1, 1, 1, 1))), ["Asha", "Ben"])
    'Most 6s: Asha, 6 tokens.'
    """
    players, tokens = people(award.winners, names), tokens_text(award.share)
    return say("goal-said", goal=goal_title(award.goal), many=len(award.winners), players=players, tokens=tokens)


def scoring(result: RoundResult, screen: Screen) -> Element:
    """A round that was scored, as far as it is shown: everyone's dice, and goal by goal who takes the tokens."""
    return turned_over(result, screen, "aim", "own")


def turned_over(result: RoundResult, screen: Screen, goals_as: str = "more", dice_as: str = "more") -> Element:
    """The same as parts of other kinds, where it stands beside something else and may scroll."""
    shown = shown_at(result, screen.step)
    marked = _marked(result, screen, shown)
    seats = len(result.values)
    crowd = " mg-many-seats mg-most-seats" if seats > 4 else " mg-many-seats" if seats > 3 else ""
    many = "mg-many mg-very-many" if len(result.awards) > 5 else "mg-many" if len(result.awards) > 3 else ""
    goals = [_goal(award, result, screen, shown, place) for place, award in enumerate(result.awards)]
    rows = [_player(result, screen, seat, shown, marked.get(seat, ())) for seat in range(seats)]
    return div(
        part(
            goals_as,
            div(div(*goals, role="list", cls="mg-goals"), data_group="awards", data_key="awards"),
            label=say("goal-by-goal"),
            key="sheet",
            cls=many,
        ),
        part(dice_as, ul(*rows, cls="mg-flipped"), label=say("everyones-dice"), key="turned"),
        cls=f"mg-dice-reveal mg-seats-{seats}{crowd}{' mg-has-steps' if screen.step is not None else ''}",
        data_key=f"result{result.round}",
    )


def _marked(result: RoundResult, screen: Screen, shown: ShownSoFar) -> dict[Player, Collection[int]]:
    """The dice that stand out: those of the winners of the goal that was lit last, or that is asked about."""
    award = None
    match screen.asked:
        case (result.round, str() as goal):
            award = next((candidate for candidate in result.awards if candidate.goal == goal), None)
    if award is None and shown.goals and not shown.is_all:
        award = result.awards[shown.goals - 1]
    return {} if award is None else {seat: award.dice[seat] for seat in award.winners}


# ── the goals ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _goal(award: Award, result: RoundResult, screen: Screen, shown: ShownSoFar, place: int) -> Element:
    """A goal with what each player's dice show of it, once it is lit."""
    is_lit = place < shown.goals
    goal = award.goal
    declared = None if award.special_of is None else say("declared-by", player=screen.name(award.special_of))
    inside = (
        span(goal_text(goal), cls="mg-goal-text"),
        goal_picture(goal),
        parts.counted_note(goal),
        span(declared, cls="mg-status") if declared else None,
        _measures(award, screen) if is_lit else span(parts.goal_tokens(goal, TOKENS), cls="mg-goal-foot"),
    )
    latest = is_lit and not shown.is_all and place == shown.goals - 1
    cls = f"mg-goal mg-dice-goal{' mg-is-lit' if is_lit else ''}{' mg-latest' if latest else ''}"
    can_ask = shown.is_all and screen.is_live
    return parts.slot(screen, (result.round, str(goal)), inside, cls=cls, key=f"award-{goal}", can_ask=can_ask)


def _measures(award: Award, screen: Screen) -> Element:
    """What everyone's dice show of a goal; who takes the tokens has a star."""
    return span(
        *(_measure(award, seat, screen) for seat in range(len(award.measures))),
        cls="mg-measures",
        data_key=f"measures-{award.goal}",
    )


def _measure(award: Award, seat: Player, screen: Screen) -> Element:
    measure, won = award.measures[seat], seat in award.winners
    return span(
        span(screen.name(seat), cls="mg-name"),
        " ",
        span("–" if measure is None else in_text(measure), cls="mg-count"),
        span(" ★", cls="mg-star") if won else None,
        cls="mg-measure mg-earned" if won else "mg-measure",
    )


# ── the players ───────────────────────────────────────────────────────────────────────────────────────────────────


def _player(result: RoundResult, screen: Screen, seat: Player, shown: ShownSoFar, marked: Collection[int]) -> Element:
    lit = result.awards[: shown.goals]
    most = max(result.gained(seat) for seat in range(len(result.values)))
    gained = result.gained(seat)
    is_best = shown.is_all and 0 < gained == most
    dice = [_die(result, seat, place, place in shown.dice, is_marked=place in marked) for place in range(DICE)]
    return li(
        _head(result, screen, seat, lit, shown),
        div(
            *dice,
            cls="mg-flipped-dice",
            role="group",
            aria_label=say("dice-of", player=screen.name(seat)),
            data_key=f"turned{seat}",
        ),
        cls=f"mg-player mg-flipped-player{' mg-best' if is_best else ''}",
        data_key=f"dice-of-{seat}",
    )


def _head(result: RoundResult, screen: Screen, seat: Player, lit: Sequence[Award], shown: ShownSoFar) -> Element:
    """The name, and the tokens that came so far; at the end their number, and why."""
    names = [f"{award.goal}.{number}" for award in lit if seat in award.winners for number in _own(award, seat)]
    gained = result.gained(seat)
    told = f"+{gained}" if shown.is_all else ""
    inside = (
        span(screen.name(seat), cls="mg-name"),
        parts.tokens_row(names, tokens_text(len(names)), key=f"gained{seat}"),
        span(told, cls="mg-sum", data_key=f"sum{seat}"),
    )
    if not (shown.is_all and screen.is_live):
        return div(*inside, cls="mg-flipped-head", data_key=f"head{seat}")
    return button(
        *inside,
        type="button",
        cls="mg-flipped-head",
        aria_label=say("tokens-why", player=screen.name(seat), tokens=tokens_text(gained)),
        data_key=f"head{seat}",
        **screen.opens((result.round, seat)),
    )


def _own(award: Award, seat: Player) -> range:
    """The tokens of a goal that a winner takes, the same ones that lay on it."""
    first = award.winners.index(seat) * award.share
    return range(first, first + award.share)


def _die(result: RoundResult, seat: Player, place: int, is_turned: bool, *, is_marked: bool) -> Element:
    """A die, the cards behind it, and what it is worth; before it is turned over, as it was rolled."""
    rolled, side, stack = result.rolled[seat][place], result.dice[seat][place], result.stacks[seat][place]
    value = result.values[seat][place]
    now = side if is_turned else rolled
    said = parts.shows(place, now)
    if is_turned and stack:
        links = foreseen(side, without(stack, *ON_THE_DIE))
        if links:
            said = say("die-shows-chain", die=place + 1, side=now, chain=parts.chain_text(side, links))
    return div(
        div(
            parts.die(now, key=f"rolled{seat}.{place}.{now}", label=said, size="mg-die-small", order=place),
            *_steps(result, seat, place, is_turned),
            cls="mg-flipped-side",
        ),
        div(
            *_stack(stack, foreseen(side, without(stack, *ON_THE_DIE)), seat, place, is_turned),
            cls="mg-laid-row",
            style=f"--n: {len(stack)}",
            data_key=f"laid{seat}.{place}",
        ),
        span(
            in_text(value) if is_turned or not stack else "?",
            cls="mg-dice-value mg-value-changed" if is_turned and without(stack, *ON_THE_DIE) else "mg-dice-value",
            role="img",
            aria_label=say("worth", value=value) if is_turned or not stack else say("not-turned-over"),
            data_key=f"worth{seat}.{place}",
        ),
        cls="mg-flipped-die mg-evidence" if is_marked else "mg-flipped-die",
        data_key=f"die{seat}.{place}",
    )


def _stack(stack: Cards, links: Foreseen, seat: Player, place: int, is_turned: bool) -> list[Element]:
    after = after_each(stack, links) if is_turned else ()
    shown = []
    for at, card in enumerate(stack):
        key = f"turn{seat}.{place}.{at}"
        drawn = (
            parts.modifier_card(card, key=key, size="mg-laid")
            if is_turned
            else card_back(key=f"{key}.back", size="mg-modifier mg-modifier-back")
        )
        shown.append(parts.behind(drawn, at, after[at] if is_turned else None, key))
    return shown


def _steps(result: RoundResult, seat: Player, place: int, is_turned: bool) -> list[Element]:
    """What the die showed before rerolls, picks and flips."""
    rolled, side, stack = result.rolled[seat][place], result.dice[seat][place], result.stacks[seat][place]
    steps = acted(rolled, stack, side)
    if not is_turned or not steps:
        return []
    told = [spoken(card) if to is None else say("step", card=spoken(card), side=to) for card, to in steps]
    return [
        span(
            parts.tiny_die(rolled),
            span("→", cls="mg-arrow"),
            cls="mg-dice-turn",
            role="img",
            aria_label=say("rolled-then", side=rolled, steps=told),
            data_key=f"was{seat}.{place}",
        )
    ]


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """The places, and the tokens of each round."""
    return div(
        podium(outcome, screen, [_stand(view, outcome, seat) for seat in range(view.players)]),
        ask_button(screen, say("worked-out"), WHOLE_GAME, key="why-over", kind="mg-quiet"),
        data_key="over-room",
    )


def _stand(view: View, outcome: Outcome, seat: Player) -> Stand:
    rounds = " + ".join(str(result.gained(seat)) for result in view.results)
    return Stand(tokens_text(int(outcome.scores[seat])), rounds, parts.tie_dice(view.tie_rolls, seat, "win"))


# ── what was possible ─────────────────────────────────────────────────────────────────────────────────────────────────


def best(view: View, names: Sequence[str]) -> Best | None:
    """What you took and the most that was possible, round by round."""
    if view.phase is not Phase.OVER or view.player is None:
        return None
    seat = view.player
    took = [result.gained(seat) for result in view.results]
    most = [max(best_of_round(result, seat).worth, own) for result, own in zip(view.results, took, strict=True)]
    says = say("best", tokens=tokens_text(sum(took)), most=sum(most))
    rounds = [explanation(look_back(result, seat, names), key=f"best{result.round}") for result in view.results]
    told = [
        div(p(say("round", round=result.round), cls="mg-status"), drawing, data_key=f"best-round{result.round}")
        for result, drawing in zip(view.results, rounds, strict=True)
    ]
    return Best(says, div(p(say("best-means"), cls="mg-advice"), *told, cls="mg-wonder", data_key="best-rounds"))


def so_far(view: View, seat: Player) -> tuple[str]:
    """The tokens so far."""
    return (f"{view.tokens[seat]}",)


def score(tokens: str) -> str:
    """They in words."""
    return tokens_text(int(tokens))


def made(view: View, seat: Player, events: Sequence[Event], names: Sequence[str]) -> Made | None:
    """The round of a seat that took most tokens: its dice, and what they were worth in the end."""
    if not view.results:
        return None
    best = max(view.results, key=lambda result: result.gained(seat))
    goals = [award.goal for award in best.awards if seat in award.winners]
    values = values_text(best.values[seat])
    kept = values, f"{best.gained(seat)}", f"{best.round}"
    shown = p(values, cls="mg-made-line")
    return Made(seat, best.gained(seat), ", ".join(goals), kept, made_says(*kept), shown)


def made_says(values: str, tokens: str, round: str) -> str:
    """What is said of it."""
    return say("made", values=values, tokens=tokens_text(int(tokens)), round=round)
