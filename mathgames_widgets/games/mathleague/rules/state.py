"""The options of a game, the cards on the table, the whole game, and how cards get from one place to another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from functools import lru_cache
from typing import TypeVar

from mathgames_widgets.core.game import Named, Player, Refused, changed, check_choice

from . import refusals
from .cards import ELEM, HS, LEVELS, MS, ActionCard, Card, Cards, Key, School, Staff, Student, Teacher, Tool, in_order
from .decks import MOST_COPIES, DeckLimits, saved_as

NAME = "mathleague"
TITLE = "mathleague.org/cards"

FULL, SINGLE_DECK, SOLITAIRE, TEAM_PLAY = "full", "single deck", "solitaire", "team play"

VARIATIONS = (FULL, SINGLE_DECK, SOLITAIRE, TEAM_PLAY)
"""The game with a deck for each player, and the three variations that the rulebook describes."""

PLAYERS = range(2, 7)
"""Two to six may play; the variations have their own numbers, see `Rules.seats`."""

_SEATS = {FULL: PLAYERS, SINGLE_DECK: range(2, 3), SOLITAIRE: range(1, 2), TEAM_PLAY: range(4, 5)}

SEATS = range(1, 7)
"""Every number of players that a variation has, for a page where variations are chosen."""

ANY = "any"
"""STUDENT cards of every age group."""

BASELINES = (200, 250, 300)
""" "making the baseline win number 250 or 300 instead of 200" """

_MULTIPLIERS = ("elem_multiplier", "ms_multiplier", "hs_multiplier")

CLOSED = "closed"
"""What stands in a view for a deck that this seat does not know."""

STARTER = "starter"
"""The id of the deck for each player who names no other."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; `Rules()` is the rulebook with this project's rulings.

    Raises Refused for an option out of range, or for one that would change nothing.

    >>> Rules(hs_multiplier="7/4").multiplier("HS")
    Fraction(7, 4)
    """

    variation: str = FULL
    """ "single deck": "splitting the deck between two players"; "solitaire": two piles of 27 cards for one player;
    "team play": four players, two teams."""
    decks: tuple[str, ...] = ()
    """One for each seat, or one for all: the id or name of a ready deck, or the text of a deck file; both are kept with
    ids (see `saved_as`). Empty: the starter deck for everyone."""
    deck_size: str = "55"
    """ "modifying the restrictions on which cards may be included in a deck": how many cards a deck has, `"54"`, or
    from how many to how many, `"40-70"`."""
    deck_copies: int = 1
    """The same: how many cards of a deck may have both the same name and the same colour."""
    open_decks: bool = False
    """Whether everyone may look up the other decks. Closed, each player knows only their own; a deck that everyone
    plays is known to everyone."""
    baseline: int = 0
    """What the lowest domino number is added to; 0 is the rulebook's: 200, and in team play "300 instead of 200"."""
    age_group: str = ANY
    """ "limiting STUDENT cards to a single age group (Elem, MS, or HS)": STUDENT cards of the others are not played."""
    open_hands: bool = False
    """ "requiring all players to display the cards in their hands face up" """
    school_score_only: bool = False
    """ "requiring a winning score to consist of a school score and not an all-star score" """
    elem_multiplier: str = "1"
    """ "using different multipliers for the student score": a whole number, a fraction or a decimal number."""
    ms_multiplier: str = "5"
    """ "multiplied by 5 if it is a middle school card" """
    hs_multiplier: str = "1.5"
    """ "or by 1.5 if it is a high school card" """
    tool_colour: bool = False
    """ "requiring TOOL cards to be the same color as the STUDENT card they are attached to" """
    play_on: bool = False
    """ "playing for second or third place in a multiplayer game" """

    def __post_init__(self) -> None:
        decks = (self.decks,) if isinstance(self.decks, str) else self.decks
        saved = [saved_as(deck) if isinstance(deck, str) else deck for deck in decks]
        object.__setattr__(self, "decks", tuple(saved))
        for name in (*_MULTIPLIERS, "deck_size"):
            number = getattr(self, name)
            object.__setattr__(self, name, str(number) if type(number) is int else number)
        _check(self)

    @property
    def seats(self) -> range:
        """How many may play.

        >>> list(Rules(variation="team play").seats)
        [4]
        """
        return _SEATS[self.variation]

    @property
    def base(self) -> int:
        """What the lowest domino number is added to."""
        return self.baseline or (300 if self.variation == TEAM_PLAY else 200)

    @property
    def limits(self) -> DeckLimits:
        """The limits of a deck.

        >>> Rules(deck_size="40-70", deck_copies=2).limits
        DeckLimits(fewest=40, most=70, copies=2)
        """
        return DeckLimits.read(self.deck_size, self.deck_copies)

    def knows_deck(self, player: Player | None, seat: Player) -> bool:
        """Whether `player` knows which cards the deck of a seat has: their own, and any that everyone plays."""
        return self.open_decks or player == seat or len(self.decks) <= 1

    def as_seen_by(self, player: Player | None) -> Rules:
        """The options without the decks that this seat does not know."""
        known = tuple([deck if self.knows_deck(player, seat) else CLOSED for seat, deck in enumerate(self.decks)])
        return self if known == self.decks else replace(self, decks=known)

    def multiplier(self, level: str) -> Fraction:
        """What the high score of a STUDENT card is multiplied by."""
        return _number({ELEM: self.elem_multiplier, MS: self.ms_multiplier, HS: self.hs_multiplier}[level])


@lru_cache(maxsize=64)
def _number(text: str) -> Fraction:
    return Fraction(text)


def _check(rules: Rules) -> None:
    check_choice("variation", rules.variation, VARIATIONS)
    check_choice("baseline", rules.baseline, (0, *BASELINES))
    check_choice("age_group", rules.age_group, (ANY, *LEVELS))
    check_choice("deck_copies", rules.deck_copies, tuple(range(1, MOST_COPIES + 1)))
    for name in ("open_decks", "open_hands", "school_score_only", "tool_colour", "play_on"):
        check_choice(name, getattr(rules, name), (False, True))
    for name in _MULTIPLIERS:
        if not _is_multiplier(getattr(rules, name)):
            raise Refused(refusals.NotAMultiplier(name, getattr(rules, name)))
    try:
        DeckLimits.read(rules.deck_size if isinstance(rules.deck_size, str) else "")
    except Refused:
        raise Refused(refusals.NotADeckSize(rules.deck_size)) from None
    if not all(isinstance(deck, str) for deck in rules.decks):
        raise Refused(refusals.NotADeck(rules.decks))
    for option in fields(rules):
        value = getattr(rules, option.name)
        if option.name in _NO_USE.get(rules.variation, ()) and value != option.default:
            raise Refused(refusals.OfNoUse(option.name, value, rules.variation))
    if rules.open_decks and len(rules.decks) <= 1:
        raise Refused(refusals.KnownToAll())


def _is_multiplier(text: object) -> bool:
    if not isinstance(text, str) or len(text) > 10 or not text.isascii() or "e" in text.lower():
        return False
    try:
        return 0 < Fraction(text) <= 10
    except (ValueError, ZeroDivisionError):
        return False


_NO_USE: Mapping[str, tuple[str, ...]] = {
    SINGLE_DECK: ("decks", "deck_size", "deck_copies", "open_decks", "baseline", "play_on"),
    SOLITAIRE: ("decks", "deck_size", "deck_copies", "open_decks", "baseline", "open_hands", "play_on"),
    TEAM_PLAY: ("play_on",),
}
"""Options that would change nothing in a variation."""


# ── on the table ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class OnStudent:
    """The place of a TEACHER or TOOL card: a STUDENT card in front of `player`."""

    player: Player
    student: Key


@dataclass(frozen=True, slots=True)
class OnTeam:
    """The place of a TEACHER or TOOL card: the SCHOOL cards with this name on the player's own side."""

    school: str


Spot = OnStudent | OnTeam


@dataclass(frozen=True, slots=True)
class PlayedStudent:
    """A STUDENT card on the table. `team` is the school whose team it is attached to, None for none.

    "the STUDENT card may be placed without attaching it to a school team".
    """

    card: Student
    team: str | None = None


@dataclass(frozen=True, slots=True)
class PlayedTeacher:
    """A TEACHER card on the table, always attached to something."""

    card: Teacher
    on: Spot


@dataclass(frozen=True, slots=True)
class PlayedTool:
    """A TOOL card on the table, attached to a STUDENT card or to three or more SCHOOL cards."""

    card: Tool
    on: Spot


@dataclass(frozen=True, slots=True)
class Board:
    """The cards on the table in front of one player, each kind in the order in which it was played.

    "Any SCHOOL cards with matching names played by the same player attach to each other automatically".
    """

    schools: tuple[School, ...] = ()
    students: tuple[PlayedStudent, ...] = ()
    teachers: tuple[PlayedTeacher, ...] = ()
    tools: tuple[PlayedTool, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The students, teachers and tools themselves, without where they lie."""
        students = (student.card for student in self.students)
        return (*students, *(teacher.card for teacher in self.teachers), *(tool.card for tool in self.tools))


EMPTY = Board()


Side = tuple[tuple[Player, Board], ...]
"""The boards that attach to each other: a player's own, and in team play the partner's too."""


# ── a turn, answers to an ACTION card, and the whole game ─────────────────────────────────────────────────────────────


class Phase(Named):
    """Where a turn stands."""

    PLAY = "play"
    """Whose turn it is plays, pays and discards cards, or ends the turn."""
    ANSWER = "answer"
    """An ACTION or STAFF card was played; every opponent is asked for a STAFF card, all at once."""
    CHOOSE = "choose"
    """A player makes the choice that an ACTION or STAFF card gives."""
    OVER = "over"
    """The game has ended."""


HAND = 6
""" "Each player draws six cards from their draw pile into their hand." """


@dataclass(frozen=True, slots=True)
class TurnSoFar:
    """What was done in this turn, and what ACTION cards have changed for it.

    `blocked` are cards that were blocked in this turn and are back in the hand of their player.
    """

    player: Player
    disposed: bool = False
    """ "A player must play or discard at least one card per turn"."""
    acted: bool = False
    """ "A player may play only one ACTION card per turn." """
    blocked: tuple[tuple[Player, Key], ...] = ()
    discount: int = 0
    """Points that the next STUDENT card costs less."""
    free_school: bool = False
    """Whether the next SCHOOL card is free."""
    bonus: int = 0
    """Points that every TOOL card paid counts more."""
    no_payments: bool = False
    """Whether TOOL cards are blocked for making payments."""
    hand: int = HAND
    """ "to bring their card count to six unless this rule is superseded by an ACTION card" """


@dataclass(frozen=True, slots=True)
class Link:
    """An ACTION card, or a STAFF card in the chain of answers to it. `target` is the player named with the card."""

    player: Player
    card: ActionCard | Staff
    target: Player | None = None


@dataclass(frozen=True, slots=True)
class Choosing:
    """A choice that a card gives: who makes it, what the card does, and how many cards are still to be chosen."""

    player: Player
    effect: str
    beneficiary: Player
    target: Player
    left: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """What everyone may see. Tuples have one entry a seat.

    `discard_piles[seat][-1]` lies on top. `opening` are the cards turned over at the start. `known` are the cards in a
    hand that everyone has seen. `ahead` are the ACTION cards that change the next turn of a seat. `chain` is the ACTION
    card that is being answered with its answers. `pile_scores` are what the finished piles of a solitaire scored, and
    `pile_boards` what was played with each. `finished` are those who have reached the win number, in that order,
    together where it happened at once.
    """

    rules: Rules
    win_number: int | None
    opening: tuple[Cards, ...]
    boards: tuple[Board, ...]
    discard_piles: tuple[Cards, ...]
    known: tuple[Cards, ...]
    turn: TurnSoFar
    ahead: tuple[tuple[str, ...], ...]
    phase: Phase = Phase.PLAY
    chain: tuple[Link, ...] = ()
    choosing: Choosing | None = None
    pile_scores: tuple[Fraction, ...] = ()
    pile_boards: tuple[Board, ...] = ()
    finished: tuple[tuple[Player, ...], ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.boards)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenTable):
    """The whole table, hidden cards included.

    All chance is in the order of the draw piles: `draw_piles[seat][-1]` is drawn next. `waiting` are those who are
    still asked for an answer, and `replies` the STAFF cards that lie face down. `later` is the second pile of a
    solitaire.
    """

    draw_piles: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    waiting: tuple[Player, ...] = ()
    replies: tuple[Link, ...] = ()
    later: Cards = ()


# ── what lies there, and who is who ───────────────────────────────────────────────────────────────────────────────────


C = TypeVar("C", bound=Card)
T = TypeVar("T")


def partners(rules: Rules, players: int, player: Player) -> tuple[Player, ...]:
    """The seats whose cards attach to each other: "teammates sit across the table from each other".

    >>> partners(Rules(variation="team play"), 4, 3), partners(Rules(), 4, 3)
    ((3, 1), (3,))
    """
    return (player, (player + 2) % players) if rules.variation == TEAM_PLAY else (player,)


def opponents(table: OpenTable, player: Player) -> tuple[Player, ...]:
    """Who plays against this player, the next one first: "teammates are not considered opponents"."""
    mine = partners(table.rules, table.players, player)
    after = [(player + step) % table.players for step in range(1, table.players)]
    gone = [seat for group in table.finished for seat in group]
    return tuple([seat for seat in after if seat not in mine and seat not in gone])


def side(table: OpenTable, player: Player) -> Side:
    """The player's own board, and in team play the partner's too."""
    if table.rules.variation != TEAM_PLAY:
        return ((player, table.boards[player]),)
    seats = sorted(partners(table.rules, table.players, player))
    return tuple([(seat, table.boards[seat]) for seat in seats])


def in_hand(state: State, player: Player, key: Key) -> Card | None:
    """The card of a hand, or None."""
    for card in state.hands[player]:
        if card.key == key:
            return card
    return None


def held(state: State, player: Player, key: Key, kind: type[C]) -> C:
    """The card of the hand that an action plays; the rules have seen that it is there and of this kind."""
    card = in_hand(state, player, key)
    assert isinstance(card, kind), "the rules allow no other"
    return card


def tools_in_hand(state: State, player: Player) -> tuple[Tool, ...]:
    """The TOOL cards of a hand."""
    return tuple([card for card in state.hands[player] if isinstance(card, Tool)])


def schools_in(team: Side, name: str) -> int:
    """How many SCHOOL cards with this name are attached to each other."""
    return sum([school.name == name for _, board in team for school in board.schools])


def teams_of(team: Side) -> tuple[str, ...]:
    """The schools that have a SCHOOL card on this side."""
    return tuple(dict.fromkeys([school.name for _, board in team for school in board.schools]))


def student_at(team: Side, spot: OnStudent) -> PlayedStudent | None:
    """The STUDENT card at a place of this side, or None."""
    for seat, board in team:
        if seat == spot.player:
            for played in board.students:
                if played.card.key == spot.student:
                    return played
    return None


def students_of(team: Side) -> Iterator[tuple[Player, PlayedStudent]]:
    """Every STUDENT card of this side, and in front of whom it lies."""
    return ((seat, played) for seat, board in team for played in board.students)


# ── cards on their way ────────────────────────────────────────────────────────────────────────────────────────────────


def leave_hand(state: State, player: Player, cards: Cards) -> State:
    """Cards go from the hand onto the top of the discard pile."""
    return onto_discards(take_from_hand(state, player, cards), player, cards) if cards else state


def take_from_hand(state: State, player: Player, cards: Cards) -> State:
    """The hand without these cards; nobody knows them there any more."""
    hand = tuple([card for card in state.hands[player] if card not in cards])
    known = state.known
    if known[player]:
        known = changed(known, player, tuple([card for card in known[player] if card not in cards]))
    return replace(state, hands=changed(state.hands, player, hand), known=known)


def into_hand(state: State, player: Player, cards: Cards) -> State:
    """Cards that everyone has seen come into a hand."""
    hand = in_order((*state.hands[player], *cards))
    return shown(replace(state, hands=changed(state.hands, player, hand)), player, cards)


def shown(state: State, player: Player, cards: Cards) -> State:
    """Everyone has seen these cards of a hand."""
    known = in_order({*state.known[player], *cards})
    return replace(state, known=changed(state.known, player, known))


def from_discards(state: State, player: Player, card: Card) -> State:
    """The discard pile without this card."""
    pile = tuple([other for other in state.discard_piles[player] if other != card])
    return replace(state, discard_piles=changed(state.discard_piles, player, pile))


def onto_discards(state: State, player: Player, cards: Cards) -> State:
    """Cards go face up onto the top of their owner's discard pile."""
    return replace(state, discard_piles=changed(state.discard_piles, player, state.discard_piles[player] + cards))


def with_board(state: State, player: Player, board: Board) -> State:
    """The table with another board in front of a player."""
    return replace(state, boards=changed(state.boards, player, board))
