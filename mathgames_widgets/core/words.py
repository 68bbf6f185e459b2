"""Words that every game needs: names at the table, lists, numbers of things, and the refusals that all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mathgames_widgets.core.game import (
    AnyGame,
    GameIsOver,
    NoSuchPlayer,
    NotASwitch,
    NotForSoMany,
    NotInFrontOfYou,
    NotInRange,
    NotInYourHand,
    NotOfThisGame,
    NotOneOf,
    NotYourTurn,
    Player,
    Reason,
    Refused,
)
from mathgames_widgets.core.locales import locale_of
from mathgames_widgets.core.messages import ENGLISH, language, languages, listed as listed, room, speaking

say = room(__name__)
SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def decimal_text(digits: str) -> str:
    """Digits with a point, as the language writes them.

    >>> with speaking("de"): decimal_text("167.5")
    '167,5'
    """
    return digits.replace(".", locale_of(language()).decimal)


def name_of(player: Player, names: Sequence[str] = ()) -> str:
    """The name at a seat, in the language of the reader where nobody typed it: of a bot, whose name is kept as a number
    behind a tilde, and `Player 3` where there is none.

    >>> name_of(1, ["Asha", "Ben"]), name_of(1, ["Asha", "~2"]), name_of(2, ["", "", ""])
    ('Ben', 'Delta', 'Player 3')
    """
    name = names[player] if player < len(names) else ""
    if name[:1] == "~" and name[1:].isdecimal():
        return say("bot-name", place=int(name[1:]))
    return name or say("player", place=player + 1)


def language_names() -> dict[str, str]:
    """Each language that is spoken here, by its own name.

    >>> language_names()["en"]
    'English'
    """
    names: dict[str, str] = {}
    for tag in languages():
        with speaking(tag):
            name = say("language-name")
        names[tag] = name if tag == ENGLISH or name != names[ENGLISH] else tag
    return names


def counted(number: int, noun: str) -> str:
    """A number with its noun, small numbers in words.

    >>> counted(1, "card"), counted(3, "card"), counted(0, "token"), counted(36, "card")
    ('one card', 'three cards', 'no tokens', '36 cards')
    """
    word = SMALL[number] if 0 <= number < len(SMALL) else f"{number}"
    return f"{word} {noun}" if number == 1 else f"{word} {noun}s"


def points_text(points: int) -> str:
    """Points in digits, with a true minus sign.

    >>> points_text(1), points_text(0), points_text(-12)
    ('1 point', '0 points', '−12 points')
    """
    return say("points", points=points)


def people(players: Sequence[Player], names: Sequence[str]) -> str:
    """Several players by name.

    >>> people((0, 2), ["Asha", "Ben"])
    'Asha and Player 3'
    """
    return listed([name_of(player, names) for player in players])


def won(winners: Sequence[Player], names: Sequence[str], score: str = "") -> str:
    """Who won the game, and with what score, where that is worth saying.

    >>> won((1,), ["Asha", "Ben"]), won((0, 1), ["Asha", "Ben"], "3 points")
    ('Ben won the game.', 'Asha and Ben shared the win with 3 points each.')
    """
    who = people(winners, names)
    if score:
        return say("won", players=who, many=len(winners), score=score)
    return say("won-plain", players=who, many=len(winners))


def common_refusal(reason: Reason, names: Sequence[str] = (), card_text: Callable[[Any], str] = str) -> str | None:
    """A reason that several games have, in a sentence; None for a reason of a game's own.

    `card_text` says a card as it stands after "no": "There is no flip in your hand."

    >>> common_refusal(NotYourTurn(1), ["Asha", "Ben"]), common_refusal(GameIsOver())
    ("It is Ben's turn.", 'The game is over.')
    >>> common_refusal(NotInRange("hand", 1, range(2, 9)))
    'hand is 1, but it must be a whole number from 2 to 8.'
    >>> common_refusal(NotForSoMany("Cribbage", 7, range(2, 5)))
    'Cribbage is for 2 to 4 players, not 7.'
    >>> common_refusal(NotInYourHand("7"))
    'There is no 7 in your hand. Choose a card you hold.'
    """
    match reason:
        case NoSuchPlayer():
            return say("nobody-there")
        case GameIsOver():
            return say("game-is-over")
        case NotOfThisGame():
            return say("other-game")
        case NotYourTurn(turn):
            return say("whose-turn", turn=name_of(turn, names))
        case NotInYourHand(card):
            return say("not-in-hand", card=card_text(card))
        case NotInFrontOfYou(card):
            return say("not-in-front", card=card_text(card))
        case NotInRange(option, value, allowed):
            return say("not-in-range", option=option, value=repr(value) or None, least=allowed[0], most=allowed[-1])
        case NotOneOf(option, value, allowed):
            return say("not-one-of", option=option, value=repr(value) or None, allowed=", ".join(map(repr, allowed)))
        case NotASwitch(option, value):
            return say("not-a-switch", option=option, value=repr(value))
        case NotForSoMany(title, players, allowed) if len(allowed) > 1:
            return say("not-for-so-many", game=title, players=players, least=allowed[0], most=allowed[-1])
        case NotForSoMany(title, players, allowed):
            return say("not-for-other-than", game=title, players=players, many=allowed[0])
    return None


def why_refused(error: ValueError, game: AnyGame) -> str:
    """What an error says to people: the game's sentence for the reason that it carries, or else its own text."""
    return game.sentence(error.reason, ()) if isinstance(error, Refused) else f"{error}"
