"""All cards turned over: everyone's dice from the roll to the value, in the order of the rules.

Where many sit at the table, what the cards did to each die is folded behind the player's name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.maths.writing.words import capital
from mathgames_widgets.page.cards import badge, room
from mathgames_widgets.page.html import (
    Element,
    button,
    caption,
    details,
    div,
    li,
    p,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from mathgames_widgets.page.why import came_about, explanation
from mathgames_widgets.table.frame import podium
from mathgames_widgets.table.screen import Ask, Screen

from ..analysis.chances import acted, foreseen
from ..rules.cards import DICE, ON_THE_DIE, Values, without
from ..rules.state import Award, RoundResult
from ..rules.view import View
from ..words.sentences import die_text, goal_text, spoken, tokens_text
from ..words.why import outcome_of_round, why_earned, why_over, why_round
from .parts import ask_button, chain, counted_note, die, shows, tie_dice, tiny_die, tokens_row

MOST_OPEN = 3
"""So many players' chains have room side by side; with more of them, each is folded up."""


def all_turned(result: RoundResult, screen: Screen, evidence: tuple[Player, Collection[int]] | None) -> Element:
    """What the round brought, and everyone's dice; `evidence` are the dice of a player on which an answer rests."""
    seats = range(len(result.values))
    marked = {evidence[0]: evidence[1]} if evidence else {}
    rows = [_player(result, screen, seat, marked.get(seat, ())) for seat in seats]
    return room(
        f"Round {result.round}: all cards turned over",
        p(outcome_of_round(result, screen.names), cls="mg-news", data_key="outcome"),
        ul(*rows, cls="mg-turned mg-crowd" if is_crowded(result) else "mg-turned"),
        key="turned",
    )


def is_crowded(result: RoundResult) -> bool:
    """Whether more players sit there than have room for all their chains."""
    return len(result.values) > MOST_OPEN


def _player(result: RoundResult, screen: Screen, seat: Player, marked: Collection[int]) -> Element:
    gained = result.gained(seat)
    head = (span(screen.name(seat), cls="mg-name"), badge(f"+{tokens_text(gained)}" if gained else "no tokens"))
    cards = list(_folded(result, seat)) if is_crowded(result) else []
    return li(
        _fold(head, cards, seat) if cards else div(*head, cls="mg-player-head"),
        div(
            *(_die(result, seat, place, is_marked=place in marked) for place in range(DICE)),
            cls="mg-turned-dice",
            role="group",
            aria_label=f"The dice of {screen.name(seat)}",
            data_key=f"turned{seat}",
        ),
        cls="mg-player",
        data_key=f"dice-of-{seat}",
    )


def _fold(head: tuple[Element, ...], cards: list[Element], seat: Player) -> Element:
    """The head of a row, which opens and shows the player's cards."""
    return details(
        summary(head[0], " ", head[1], " ", span("cards", cls="mg-status")),
        ul(*cards, cls="mg-card-lines"),
        cls="mg-player-cards",
        data_key=f"cards-of-{seat}",
    )


def _folded(result: RoundResult, seat: Player) -> Iterator[Element]:
    """What the cards did, a line for each die that has some."""
    for place in range(DICE):
        if result.stacks[seat][place]:
            yield li(
                span(capital(die_text(place)), cls="mg-status"),
                tiny_die(result.rolled[seat][place]),
                *_ways(result, seat, place, "line-"),
                data_key=f"line{seat}.{place}",
            )


def _die(result: RoundResult, seat: Player, place: int, *, is_marked: bool) -> Element:
    """A die as it was rolled, what rerolls, picks and flips made of it, and the chain to its value."""
    rolled, value = result.rolled[seat][place], result.values[seat][place]
    steps = _steps(result, seat, place) if is_crowded(result) else _ways(result, seat, place)
    changed = bool(without(result.stacks[seat][place], *ON_THE_DIE))
    return div(
        die(rolled, key=f"rolled{seat}.{place}", label=f"{shows(place, rolled)}", size="mg-die-small", order=place),
        *steps,
        span(
            in_text(value),
            cls="mg-value mg-value-changed" if changed else "mg-value",
            role="img",
            aria_label=f"worth {in_text(value)}",
            data_key=f"worth{seat}.{place}",
        ),
        cls="mg-turned-die mg-evidence" if is_marked else "mg-turned-die",
        data_key=f"die{seat}.{place}",
    )


def _ways(result: RoundResult, seat: Player, place: int, key: str = "") -> Iterator[Element]:
    """From the roll to the value: rerolls, picks and flips, and then the other cards; `key` begins their names."""
    yield from _steps(result, seat, place, key)
    side = result.dice[seat][place]
    links = foreseen(side, without(result.stacks[seat][place], *ON_THE_DIE))
    if links:
        yield chain(side, links, key=f"{key}chain{seat}.{place}")


def _steps(result: RoundResult, seat: Player, place: int, key: str = "") -> Iterator[Element]:
    rolled, side, stack = result.rolled[seat][place], result.dice[seat][place], result.stacks[seat][place]
    for number, (card, to) in enumerate(acted(rolled, stack, side)):
        yield _step(card, to, f"{key}turn{seat}.{place}.{number}")


def _step(card: str, side: int | None, key: str) -> Element:
    """One reroll, pick or flip, and the side it brought."""
    words = spoken(card) if side is None else f"{spoken(card)}: {side}"
    return span(
        span(card, aria_hidden="true"),
        tiny_die(side) if side is not None else None,
        cls=f"mg-turn mg-turn-{card}",
        role="img",
        aria_label=words,
        data_key=key,
    )


# ── A round turned over and judged: every die from its roll to its value, each goal with its evidence, and who won ───

Asked = tuple[Award, Player]

WHOLE_GAME = "the whole game"
"""What is asked when someone wants to know how the game came to its end."""


def scoring(result: RoundResult, screen: Screen) -> Element:
    """A round that was scored: everyone's dice, and goal by goal who takes the tokens."""
    asked = _asked(result, screen)
    return div(
        all_turned(result, screen, (asked[1], asked[0].dice[asked[1]]) if asked else None),
        room(
            "Goal by goal", _sheet(result, screen), _answer(result, screen, asked), _told(result, screen), key="sheet"
        ),
        data_key=f"result{result.round}",
    )


def _asked(result: RoundResult, screen: Screen) -> Asked | None:
    match screen.asked:
        case (result.round, str() as goal, int(seat)):
            return next(((award, seat) for award in result.awards if award.goal == goal), None)
    return None


# ── the goals ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _sheet(result: RoundResult, screen: Screen) -> Element:
    return div(
        p("Press a result to see why, and which dice it rests on.", cls="mg-advice") if screen.is_live else None,
        table(
            caption(f"Tokens in round {result.round}", cls="mg-unseen"),
            thead(
                tr(
                    th("Player", scope="col"),
                    *(_goal_head(award, screen) for award in result.awards),
                    th("Total", scope="col"),
                )
            ),
            tbody(*(_row(result, seat, screen) for seat in range(len(result.values)))),
            cls="mg-sheet mg-goal-sheet",
        ),
        cls="mg-scroll",
        data_group=f"sheet{result.round}",
        data_key="sheet-table",
        role="group",
        aria_label=f"Tokens in round {result.round}",
    )


def _goal_head(award: Award, screen: Screen) -> Element:
    declared = None if award.special_of is None else f"declared by {screen.name(award.special_of)}"
    told = span(declared, cls="mg-status") if declared else None
    return th(goal_text(award.goal), told, counted_note(award.goal), scope="col", data_key=f"head-{award.goal}")


def _row(result: RoundResult, seat: Player, screen: Screen) -> Element:
    return tr(
        th(screen.name(seat), scope="row"),
        *(td(_cell(award, seat, result, screen)) for award in result.awards),
        td(result.gained(seat) or "–", cls="mg-sum"),
        data_key=f"row{seat}",
    )


def _cell(award: Award, seat: Player, result: RoundResult, screen: Screen) -> Element:
    measure = award.measures[seat]
    shown = "–" if measure is None else in_text(measure)
    won = seat in award.winners
    inside = (span(shown, cls="mg-measure"), _share(award, seat) if won else None)
    cls = "mg-cell mg-earned mg-goal-cell" if won else "mg-cell mg-goal-cell"
    offer = screen.offers(Ask((result.round, award.goal, seat)))
    if offer is None:
        return span(*inside, cls=cls)
    takes = tokens_text(award.share) if won else "no tokens"
    what = f"{goal_text(award.goal)}: {shown if measure is not None else 'nothing'}"
    return button(
        *inside,
        type="button",
        cls=cls,
        data_n=offer,
        data_key=f"cell-{award.goal}-{seat}",
        aria_label=f"{screen.name(seat)}, {what}, {takes}. Why?",
        aria_expanded=str(screen.asked == (result.round, award.goal, seat)).lower(),
    )


def _share(award: Award, seat: Player) -> Element:
    """The tokens that a winner takes, the same ones that lay on the goal."""
    first = award.winners.index(seat) * award.share
    names = [f"{award.goal}.{number}" for number in range(first, first + award.share)]
    return tokens_row(names, tokens_text(award.share), key=f"share-{award.goal}-{seat}")


def _answer(result: RoundResult, screen: Screen, asked: Asked | None) -> Element | None:
    if asked is None:
        return None
    award, seat = asked
    why = why_earned(award, result.values, seat, screen.names)
    return div(
        explanation(why, key=f"why-{award.goal}-{seat}"),
        p(f"The dice of {screen.name(seat)}:", cls="mg-advice"),
        _evidence(result.values[seat], award.dice[seat]),
        cls="mg-panel",
        data_key="answer",
    )


def _evidence(values: Values, places: Collection[int]) -> Element:
    """What the dice are worth, below the answer; those that it rests on stand out."""
    every = listed([in_text(value) for value in values])
    counting = [f"{die_text(place)}: {in_text(values[place])}" for place in sorted(places)]
    told = f"The dice are worth {every}. What counts: {listed(counting) if counting else 'none of them'}."
    shown = [
        span(in_text(value), cls="mg-value mg-evidence" if place in places else "mg-value")
        for place, value in enumerate(values)
    ]
    return div(*shown, cls="mg-evidence-row", role="img", aria_label=told, data_key="evidence")


def _told(result: RoundResult, screen: Screen) -> Element:
    """What the round brought everyone, with every die from its roll to its value."""
    told = {f"told{seat}": why_round(result, seat, screen.names) for seat in range(len(result.values))}
    return came_about(told, key="told-round")


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """How the game ended: places, and the tokens of each round."""
    return room(
        "The game is over",
        p(f"{listed([screen.name(seat) for seat in outcome.winners])} wins.", cls="mg-verdict"),
        p(outcome.why, cls="mg-advice"),
        podium(
            outcome,
            screen,
            score=lambda seat: tokens_text(int(outcome.scores[seat])),
            told=lambda seat: _rounds(view, seat),
            tie=lambda seat: tie_dice(view.tie_rolls, seat, "win"),
        ),
        _why_over(view, screen),
        key="over",
        cls="mg-over-room",
    )


def _why_over(view: View, screen: Screen) -> Element | None:
    """How the tokens of all rounds came about: many words, so they are written for those who ask."""
    if not screen.is_live:
        return None
    asked = screen.asked == WHOLE_GAME
    return div(
        ask_button("How this came about", WHOLE_GAME, screen, key="why-over"),
        div(explanation(why_over(view, screen.names), key="told-over"), cls="mg-panel", data_key="over-told")
        if asked
        else None,
        cls="mg-steps",
        data_key="why-over-room",
    )


def _rounds(view: View, seat: Player) -> str:
    """The tokens of each round as a sum."""
    return " + ".join(str(result.gained(seat)) for result in view.results)
