"""The table before the first turn: decks, cards turned over, the win number, hands, and who begins."""

from __future__ import annotations

from functools import lru_cache

from mathgames_widgets.core.rng import Rng, seed_text
from mathgames_widgets.games.mathleague.cards import Card, Cards, Tool, in_order
from mathgames_widgets.games.mathleague.decks import STARTER_DECK, deck_named, read_deck
from mathgames_widgets.games.mathleague.options import SINGLE_DECK, SOLITAIRE, STARTER, Rules
from mathgames_widgets.games.mathleague.state import EMPTY, HAND, State, Turn

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
def deck_of(text: str) -> Cards:
    """The cards of a ready deck by its name, or those of a deck file by its text.

    >>> len(deck_of("starter"))
    55

    Raises ValueError for a name that no ready deck has, and for a file with mistakes.
    """
    return (read_deck(text) if "\n" in text else deck_named(text)).cards


def decks_of(rules: Rules, players: int) -> tuple[Cards, ...]:
    """The deck of every seat. Raises ValueError with one sentence."""
    names = rules.decks or (STARTER,)
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        raise ValueError(f"decks names {len(names)} decks for {players} players; name one for each, or one for all.")
    return tuple(map(deck_of, names))


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
