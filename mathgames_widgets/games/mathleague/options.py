"""The options of a game: the four ways to play, and the variations that the rulebook suggests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import lru_cache
from reprlib import repr as shortened

from mathgames_widgets.games.mathleague.cards import ELEM, HS, LEVELS, MS

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

STARTER = "starter"
"""The name of the deck that everybody has who names no other."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; `Rules()` is the rulebook with this project's rulings.

    Raises ValueError with one sentence for an option out of range, or for one that would change nothing.

    >>> Rules(hs_multiplier="7/4").multiplier("HS")
    Fraction(7, 4)
    """

    variation: str = FULL
    """ "single deck": "splitting the deck between two players"; "solitaire": two piles of 27 cards for one player;
    "team play": four players, two teams."""
    decks: tuple[str, ...] = ()
    """One for each seat, or one for all: the name of a ready deck, or the text of a deck file. Empty: the starter deck
    for everybody."""
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
        object.__setattr__(self, "decks", (self.decks,) if isinstance(self.decks, str) else tuple(self.decks))
        for name in _MULTIPLIERS:
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

    def multiplier(self, level: str) -> Fraction:
        """What the high score of a STUDENT card is multiplied by."""
        return _number({ELEM: self.elem_multiplier, MS: self.ms_multiplier, HS: self.hs_multiplier}[level])


@lru_cache(maxsize=64)
def _number(text: str) -> Fraction:
    return Fraction(text)


def _check(rules: Rules) -> None:
    _check_choice("variation", rules.variation, VARIATIONS)
    _check_choice("baseline", rules.baseline, (0, *BASELINES))
    _check_choice("age_group", rules.age_group, (ANY, *LEVELS))
    for name in ("open_hands", "school_score_only", "tool_colour", "play_on"):
        _check_choice(name, getattr(rules, name), (False, True))
    for name in _MULTIPLIERS:
        _check_multiplier(name, getattr(rules, name))
    for deck in rules.decks:
        if not isinstance(deck, str):
            raise ValueError(
                f"decks is {rules.decks!r}, but a deck is the name of a ready deck or the text of a deck file."
            )
    _check_use(rules)


def _check_choice(name: str, value: object, choices: tuple[object, ...]) -> None:
    if value not in choices or type(value) not in {type(choice) for choice in choices}:
        raise ValueError(f"{name} is {value!r}, but it is one of {', '.join(repr(choice) for choice in choices)}.")


def _check_multiplier(name: str, text: object) -> None:
    what = f"{name} is {text!r}, but it is a number above 0 and up to 10, such as '1.5' or '3/2'."
    if not isinstance(text, str) or len(text) > 10 or not text.isascii() or "e" in text.lower():
        raise ValueError(what)
    try:
        fits = 0 < Fraction(text) <= 10
    except (ValueError, ZeroDivisionError):
        fits = False
    if not fits:
        raise ValueError(what)


_NO_USE: Mapping[str, tuple[tuple[str, ...], str]] = {
    SINGLE_DECK: (
        ("decks", "baseline", "play_on"),
        "the one deck is split in a fixed way, and the win number is 200",
    ),
    SOLITAIRE: (("decks", "baseline", "open_hands", "play_on"), "solitaire is played alone, with the starter deck"),
    TEAM_PLAY: (("play_on",), "with two teams there is no second place to play for"),
}


def _check_use(rules: Rules) -> None:
    """An option that would change nothing is refused, so that nobody waits for it in vain."""
    names, why = _NO_USE.get(rules.variation, ((), ""))
    for option in fields(rules):
        if option.name in names and getattr(rules, option.name) != option.default:
            raise ValueError(f"{option.name} is {shortened(getattr(rules, option.name))}, but {why}.")
