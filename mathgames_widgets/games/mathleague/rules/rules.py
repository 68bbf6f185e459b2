"""The table before the first turn: decks, cards turned over, the win number, hands, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from mathgames_widgets.core.game import Action, Event, IllegalAction, Outcome, Player, Step
from mathgames_widgets.core.rng import Rng, seed_text
from mathgames_widgets.games.mathleague.rules.cards import (
    ActionCard,
    Card,
    Cards,
    School,
    Student,
    Teacher,
    Tool,
    in_order,
)
from mathgames_widgets.games.mathleague.rules.decks import (
    PRINTED,
    STARTER_DECK,
    Limits,
    deck_named,
    faults,
    read_draft,
)
from mathgames_widgets.games.mathleague.rules.effects import (
    TREASURER_ASKS,
    asked,
    attached,
    carried_out,
    choose,
    let_go,
    removed_tool,
    replied,
    turn_of,
)
from mathgames_widgets.games.mathleague.rules.events import (
    Change,
    Discarded,
    GameOver,
    Moved,
    Paid,
    PileFinished,
    Played,
    PlayedAction,
    RanOut,
    ReachedWinNumber,
    TurnBegan,
    at,
    drawn,
    in_hand,
    leave_hand,
    side,
    take_from_hand,
    with_board,
)
from mathgames_widgets.games.mathleague.rules.moves import (
    MOVING,
    bonus_of,
    school_cost,
    send_away_cost,
    student_cost,
    tools_of,
    why_not,
    worth,
)
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.games.mathleague.rules.state import (
    EMPTY,
    HAND,
    SINGLE_DECK,
    SOLITAIRE,
    STARTER,
    TEAM_PLAY,
    Answer,
    Attach,
    Choose,
    Decline,
    Discard,
    EndTurn,
    LetGo,
    Link,
    MoveTeacher,
    MoveTool,
    OnTeam,
    Payment,
    PayUp,
    Phase,
    PlayAction,
    PlayedStudent,
    PlayedTeacher,
    PlayedTool,
    PlaySchool,
    PlayStudent,
    PlayTeacher,
    PlayTool,
    Rules,
    SendAway,
    Side,
    State,
    Turn,
)

SINGLE_DECK_WIN = 200
""" "the win number is fixed at 200" """

PILE = 27
""" "split this deck into two piles of 27 cards" """

BEST_TOOL, NEXT_TOOL = 25, 20
""" "along with the 25-point TOOL card", "along with one of the 20-point TOOL cards" """


def set_up(players: int, seed: str | int, rules: Rules) -> State:
    """The table before the first turn."""
    rng = Rng(seed_text(seed))
    if rules.variation == SOLITAIRE:
        return _solitaire(rules, rng)
    if rules.variation == SINGLE_DECK:
        return _single_deck(rules, rng)
    return _full(players, rules, rng)


# ── a deck each ───────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=64)
def deck_of(text: str, limits: Limits = PRINTED) -> Cards:
    """The cards of a ready deck by its name, or those of a deck file by its text.

    >>> len(deck_of("starter"))
    55

    Raises ValueError for a name that no ready deck has, for a file with mistakes, and for a deck beyond the limits.
    """
    deck = read_draft(text, limits=limits) if "\n" in text else deck_named(text)
    wrong = faults(deck.cards, limits)
    if wrong:
        raise ValueError(f"The deck {deck.name} cannot be played here. {wrong[0]}")
    return deck.cards


def decks_of(rules: Rules, players: int) -> tuple[Cards, ...]:
    """The deck of every seat. Raises ValueError with one sentence."""
    names = rules.decks or (STARTER,)
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        raise ValueError(f"decks names {len(names)} decks for {players} players; name one for each, or one for all.")
    return tuple([deck_of(name, rules.limits) for name in names])


def _full(players: int, rules: Rules, rng: Rng) -> State:
    piles: list[Cards] = []
    for deck in decks_of(rules, players):
        pile, rng = rng.shuffled(deck)
        piles.append(pile)
    piles, opening = _turned_over(piles)
    showing = [cards[-1].number for cards in opening]
    return _dealt(rules, rules.base + min(showing), piles, opening, first=showing.index(max(showing)))


def _turned_over(piles: list[Cards]) -> tuple[list[Cards], list[Cards]]:
    """What is left of the piles, and the cards turned over: "If there is a tie for the highest two-digit number that is
    showing, all players with that number turn over a new card …; this process repeats as necessary until a unique
    highest number is showing." Hand-made decks could tie for ever: whoever has only six cards left turns over no more.
    """
    piles = list(piles)
    opening: list[Cards] = [()] * len(piles)
    turning = list(range(len(piles)))
    while len(turning) > 1:
        for seat in turning:
            opening[seat] = (*opening[seat], piles[seat][-1])
            piles[seat] = piles[seat][:-1]
        numbers = [cards[-1].number for cards in opening]
        tied = [seat for seat, number in enumerate(numbers) if number == max(numbers)]
        turning = [] if len(tied) == 1 else [seat for seat in tied if len(piles[seat]) > HAND]
    return piles, opening


def _dealt(rules: Rules, win_number: int | None, piles: list[Cards], opening: list[Cards], first: int) -> State:
    """ "Each player draws six cards from their draw pile into their hand." """
    players = len(piles)
    none: Cards = ()
    return State(
        rules=rules,
        win_number=win_number,
        opening=tuple(opening),
        draw_piles=tuple([pile[:-HAND] for pile in piles]),
        hands=tuple([in_order(pile[-HAND:]) for pile in piles]),
        boards=(EMPTY,) * players,
        discard_piles=tuple(opening),
        known=(none,) * players,
        turn=Turn(first),
        ahead=((),) * players,
    )


# ── one deck ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _single_deck(rules: Rules, rng: Rng) -> State:
    """ "One player will take all the blue cards and orange cards along with the 25-point TOOL card. The other player
    will take all the red cards and green cards along with one of the 20-point TOOL cards". Who begins is chance."""
    deck = STARTER_DECK.cards
    tools = [next(card for card in deck if _is_worth(card, value)) for value in (BEST_TOOL, NEXT_TOOL)]
    piles: list[Cards] = []
    for colours, tool in zip((("blue", "orange"), ("red", "green")), tools, strict=True):
        pile, rng = rng.shuffled([*[card for card in deck if card.colour in colours], tool])
        piles.append(pile)
    first, _ = rng.choice(range(len(piles)))
    return _dealt(rules, SINGLE_DECK_WIN, piles, [()] * len(piles), first)


def _solitaire(rules: Rules, rng: Rng) -> State:
    """ "Take a single starter deck, remove the 25-point TOOL card, shuffle the remaining 54 cards, and split this deck
    into two piles of 27 cards." """
    deck, _ = rng.shuffled([card for card in STARTER_DECK.cards if not _is_worth(card, BEST_TOOL)])
    return solitaire_pile(rules, deck[:PILE], later=deck[PILE:])


def _is_worth(card: Card, value: int) -> bool:
    return isinstance(card, Tool) and card.value == value


def solitaire_pile(rules: Rules, pile: Cards, later: Cards = ()) -> State:
    """An empty table with a pile of a solitaire; `later` is the pile after it."""
    state = _dealt(rules, None, [pile], [()], 0)
    return State(
        rules=state.rules,
        win_number=None,
        opening=state.opening,
        draw_piles=state.draw_piles,
        hands=state.hands,
        boards=state.boards,
        discard_piles=state.discard_piles,
        known=state.known,
        turn=state.turn,
        ahead=state.ahead,
        later=later,
    )


# ── The two questions that the rulebook asks of a solitaire ──────────────────────────────────────────────────────────

BOTH_PILES = 400
""" "Can you score over 400?" """

EITHER_PILE = 300
""" "Can you score over 300 with either pile?" """


@dataclass(frozen=True, slots=True)
class SolitaireResult:
    """What the piles scored (`pile_scores` of a State or a View), and the answers to both questions.

    >>> result = SolitaireResult((Fraction(310), Fraction(90)))
    >>> result.total, result.is_over_with_both, result.is_over_with_one
    (Fraction(400, 1), False, True)
    """

    scores: tuple[Fraction, ...]

    @property
    def total(self) -> Fraction:
        """ "then add the two scores" """
        return sum(self.scores, Fraction(0))

    @property
    def is_over_with_both(self) -> bool:
        """ "Can you score over 400?" """
        return self.total > BOTH_PILES

    @property
    def is_over_with_one(self) -> bool:
        """ "Can you score over 300 with either pile?" """
        return any(score > EITHER_PILE for score in self.scores)


# ── The game from the set up to the end: what happens with every action ──────────────────────────────────────────────

NAME = "mathleague"
TITLE = "mathleague.org/cards"

PLACES = 3
""" "playing for second or third place" """


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """Decks are shuffled, the win number is known, everybody has six cards.

    >>> state = new_game(players=2, seed="FERN-42")
    >>> state.win_number, [len(hand) for hand in state.hands], state.turn.player
    (240, [6, 6], 1)

    Raises ValueError for a number of players that the game does not allow, and for a deck that breaks a rule.
    """
    rules = Rules() if rules is None else rules
    if players not in rules.seats:
        raise ValueError(f"{TITLE} {_how_many(rules)}, not {players}.")
    return set_up(players, seed, rules)


def _how_many(rules: Rules) -> str:
    first, last = rules.seats[0], rules.seats[-1]
    if len(rules.seats) > 1:
        return f"is for {first} to {last} players"
    return f"as {rules.variation} is for {first} player{'s' if first > 1 else ''}"


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The state after the action, and what happened. Raises IllegalAction."""
    if reason := why_not(state, player, action):
        raise IllegalAction(action, reason)
    after, events = _DOING[type(action)](state, player, action)
    if after.boards is not state.boards:
        after, won = _checked(state, after)
        events = (*events, *won)
    return Step(after, events)


# ── cards of the hand ─────────────────────────────────────────────────────────────────────────────────────────────


def _paid(state: State, player: Player, payment: Payment, cost: Fraction) -> Change:
    """ "Payments come from TOOL cards in hand, each payment on its own; what is paid over the cost is lost." """
    if not payment:
        return state, ()
    tools = tools_of(state, player, payment)
    event = Paid(player, tools, worth(tools, bonus_of(state, player)), cost)
    return leave_hand(state, player, tools), (event,)


def _from_hand(state: State, player: Player, key: str) -> tuple[State, Card]:
    """A card that is about to be laid onto the table. The turn has now disposed of one."""
    card = in_hand(state, player, key)
    assert card is not None
    return take_from_hand(_disposed(state), player, (card,)), card


def _disposed(state: State) -> State:
    return state if state.turn.disposed else replace(state, turn=replace(state.turn, disposed=True))


def _school(state: State, player: Player, action: PlaySchool) -> Change:
    """ "SCHOOL cards may be played by placing them face up onto the table in front of the player." """
    before = state
    state, card = _from_hand(state, player, action.card)
    assert isinstance(card, School)
    state, paid = _paid(state, player, action.payment, school_cost(before, card.name))
    board = state.boards[player]
    state = with_board(state, player, replace(board, schools=(*board.schools, card)))
    if state.turn.free_school:
        state = replace(state, turn=replace(state.turn, free_school=False))
    return state, (*paid, Played(player, card))


def _student(state: State, player: Player, action: PlayStudent) -> Change:
    """ "STUDENT cards may be played by placing them face up onto the table in front of the player." """
    before = state
    state, card = _from_hand(state, player, action.card)
    assert isinstance(card, Student)
    state, paid = _paid(state, player, action.payment, student_cost(before, player, card, action.team))
    board = state.boards[player]
    state = with_board(state, player, replace(board, students=(*board.students, PlayedStudent(card, action.team))))
    if state.turn.discount:
        state = replace(state, turn=replace(state.turn, discount=0))
    return state, (*paid, Played(player, card, OnTeam(action.team) if action.team else None))


def _teacher(state: State, player: Player, action: PlayTeacher) -> Change:
    """ "TEACHER cards may be played for free." """
    state, card = _from_hand(state, player, action.card)
    assert isinstance(card, Teacher)
    board = state.boards[player]
    board = replace(board, teachers=(*board.teachers, PlayedTeacher(card, action.on)))
    return with_board(state, player, board), (Played(player, card, action.on),)


def _tool(state: State, player: Player, action: PlayTool) -> Change:
    """ "TOOL cards may be played by placing them face up onto the table in front of the player and attaching them" """
    state, card = _from_hand(state, player, action.card)
    assert isinstance(card, Tool)
    board = state.boards[player]
    board = replace(board, tools=(*board.tools, PlayedTool(card, action.on)))
    return with_board(state, player, board), (Played(player, card, action.on),)


def _discard(state: State, player: Player, action: Discard) -> Change:
    """ "by playing or discarding each card" """
    card = in_hand(state, player, action.card)
    assert card is not None
    return leave_hand(_disposed(state), player, (card,)), (Discarded(player, card),)


def _action(state: State, player: Player, action: PlayAction) -> Change:
    """ "placing the ACTION card into the discard pile … and following the instructions on the card, subject to any
    modifications imposed by a STAFF card played in response" """
    card = in_hand(state, player, action.card)
    assert isinstance(card, ActionCard)
    state, paid = _paid(state, player, action.payment, Fraction(card.pay))
    state = leave_hand(state, player, (card,))
    state = replace(state, turn=replace(state.turn, disposed=True, acted=True))
    state, events = asked(state, Link(player, card, action.target))
    return state, (*paid, PlayedAction(player, card, action.target), *events)


# ── cards on the table ────────────────────────────────────────────────────────────────────────────────────────────


def _attach(state: State, player: Player, action: Attach) -> Change:
    """ "to attach a previously-played but unattached STUDENT card to a school team" """
    state, paid = _paid(_disposed(state), player, action.payment, MOVING)
    school = next(played.card.school for played in state.boards[player].students if played.card.key == action.student)
    state, events = attached(state, player, action.student, school)
    return state, (*paid, *events)


def _move_teacher(state: State, player: Player, action: MoveTeacher) -> Change:
    """ "to detach a TEACHER card from a STUDENT card or a school team and attach it to a different" one."""
    state, paid = _paid(_disposed(state), player, action.payment, MOVING)
    board = state.boards[player]
    moved = next(played for played in board.teachers if played.card.key == action.teacher)
    after = PlayedTeacher(moved.card, action.to)
    teachers = tuple([after if played is moved else played for played in board.teachers])
    state = with_board(state, player, replace(board, teachers=teachers))
    return state, (*paid, Moved(player, moved.card, moved.on, action.to))


def _move_tool(state: State, player: Player, action: MoveTool) -> Change:
    """ "to detach a previously-played TOOL card from one STUDENT card and attach it to a different STUDENT card" """
    state, paid = _paid(_disposed(state), player, action.payment, MOVING)
    board = state.boards[player]
    moved = next(played for played in board.tools if played.card.key == action.tool)
    after = PlayedTool(moved.card, action.to)
    tools = tuple([after if played is moved else played for played in board.tools])
    state = with_board(state, player, replace(board, tools=tools))
    return state, (*paid, Moved(player, moved.card, moved.on, action.to))


def _send_away(state: State, player: Player, action: SendAway) -> Change:
    """ "send any TOOL card played by an opponent to that opponent's discard pile by paying TOOL cards worth at least
    twice the value of the opponent's TOOL card" """
    tool = next(played.card for played in state.boards[action.player].tools if played.card.key == action.tool)
    state, paid = _paid(_disposed(state), player, action.payment, send_away_cost(tool))
    state, events = removed_tool(state, player, action.player, action.tool)
    return state, (*paid, *events)


# ── choices ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _choose(state: State, player: Player, action: Choose) -> Change:
    return choose(replace(state, phase=Phase.PLAY), action)


def _pay_up(state: State, player: Player, action: PayUp) -> Change:
    """The ACTION card takes effect after all."""
    state, paid = _paid(state, player, action.payment, TREASURER_ASKS)
    link = state.chain[0]
    state, events = carried_out(state, link.player, link.target)
    return state, (*paid, *events)


def _let_go(state: State, player: Player, action: LetGo) -> Change:
    return let_go(state)


# ── the end of a turn ─────────────────────────────────────────────────────────────────────────────────────────────


def _end(state: State, player: Player, action: EndTurn) -> Change:
    """ "At the end of each player's turn they must draw enough cards into their hand or discard enough cards from their
    hand to bring their card count to six" """
    missing = state.turn.hand - len(state.hands[player])
    if state.rules.variation == SOLITAIRE:
        return _solitaire_end(state, missing)
    if missing > len(state.draw_piles[player]):
        state, events = _over(state)
        return state, (RanOut(player), *events)
    state, events = drawn(state, player, missing)
    state, began = _next_turn(state)
    return state, (*events, *began)


def _next_turn(state: State) -> Change:
    """ "play proceeds clockwise"; what waited for this turn begins."""
    gone = [seat for group in state.finished for seat in group]
    after = [(state.turn.player + step) % state.players for step in range(1, state.players + 1)]
    player = next(seat for seat in after if seat not in gone)
    turn = turn_of(player, state.ahead[player])
    return replace(state, turn=turn, ahead=at(state.ahead, player, ())), (TurnBegan(player),)


def _solitaire_end(state: State, missing: int) -> Change:
    """ "take as many separate turns as you need to finish the pile": it is finished when a card is missing and none is
    left to be drawn."""
    if missing <= 0 or state.draw_piles[0]:
        state, events = drawn(state, 0, missing) if missing > 0 else (state, ())
        state, began = _next_turn(state)
        return state, (*events, *began)
    scored = score(state.rules, side(state, 0))
    event = PileFinished(len(state.pile_scores) + 1, scored)
    scores, boards = (*state.pile_scores, scored), (*state.pile_boards, state.boards[0])
    if not state.later:
        state, events = _over(replace(state, pile_scores=scores, pile_boards=boards))
        return state, (event, *events)
    after = replace(solitaire_pile(state.rules, state.later), pile_scores=scores, pile_boards=boards)
    return after, (event, TurnBegan(0))


# ── the end of the game ───────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=4096)
def score(rules: Rules, cards: Side) -> Fraction:
    """The all-star score or the school score of a side, whichever is higher; 0 while there is neither."""
    return standing(rules, cards).points


def _checked(before: State, state: State) -> Change:
    """ "The game ends when either one player has assembled an all-star score or a school score greater than or equal to
    the win number". "The win is checked after every card." """
    if state.win_number is None:
        return state, ()
    playing = [seat for seat in range(state.players) if not any(seat in group for group in state.finished)]
    reached = tuple([seat for seat in playing if _reached(before, state, seat)])
    if not reached:
        return state, ()
    events: tuple[Event, ...] = (
        ReachedWinNumber(reached, tuple([score(state.rules, side(state, seat)) for seat in reached])),
    )
    state = replace(state, finished=(*state.finished, reached))
    left = len(playing) - len(reached)
    if not state.rules.play_on or left < 2 or state.players - left >= PLACES:
        state, over = _over(state)
        return state, (*events, *over)
    if state.turn.player in reached:
        state, began = _next_turn(state)
        return state, (*events, *began)
    return state, events


def _reached(before: State, state: State, player: Player) -> bool:
    cards = side(state, player)
    changed = any(board is not before.boards[seat] for seat, board in cards)
    return changed and score(state.rules, cards) >= (state.win_number or 0)


def _over(state: State) -> Change:
    state = replace(state, phase=Phase.OVER, chain=(), waiting=(), replies=(), choosing=None)
    result = outcome(state)
    assert result is not None
    return state, (GameOver(result.winners, tuple(map(Fraction, result.scores))),)


def outcome(state: State) -> Outcome | None:
    """Who reached the win number first; after them, and where the cards ran out, the highest scores. Partners share."""
    if state.phase is not Phase.OVER:
        return None
    if state.rules.variation == SOLITAIRE:
        result = SolitaireResult(state.pile_scores)
        return Outcome((0,), (result.total,), (1,), "The scores of both piles, added.")
    scores = tuple([score(state.rules, side(state, seat)) for seat in range(state.players)])
    ranked = [(-_finished_as(state, seat), points) for seat, points in enumerate(scores)]
    places = tuple([1 + sum(other > mine for other in ranked) for mine in ranked])
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    return Outcome(winners, scores, places, _why(state))


def _finished_as(state: State, player: Player) -> int:
    """Which one a player was to reach the win number, counted from 0; those who did not come last."""
    found = [number for number, group in enumerate(state.finished) if player in group]
    return found[0] if found else state.players


def _why(state: State) -> str:
    team = "team" if state.rules.variation == TEAM_PLAY else "player"
    if state.finished:
        return f"The first {team} to reach the win number, {state.win_number}."
    return f"The cards ran out, and the {team} with the highest score wins."


_DOING: Mapping[type[Action], Callable[[State, Player, Any], Change]] = MappingProxyType(
    {
        PlaySchool: _school,
        PlayStudent: _student,
        PlayTeacher: _teacher,
        PlayTool: _tool,
        PlayAction: _action,
        Attach: _attach,
        MoveTeacher: _move_teacher,
        MoveTool: _move_tool,
        SendAway: _send_away,
        Discard: _discard,
        EndTurn: _end,
        Answer: replied,
        Decline: replied,
        Choose: _choose,
        PayUp: _pay_up,
        LetGo: _let_go,
    }
)
"""What happens with each action."""
