"""Why a deck, a deck file or an option is refused, in sentences."""

from __future__ import annotations

import unicodedata
from reprlib import repr as shortened

from mathgames_widgets.core.game import NoSuchCard, NotForSoMany, Reason, Refused
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import common_refusal

from ..rules import refusals
from ..rules.cards import COLOURS, EFFECTS_BY_ID, LEVELS, POOL, dominoes_of
from ..rules.decks import COLUMNS, FIRST_COLUMNS, LARGEST, MOST_COPIES, QUOTE, READY_DECKS, SMALLEST
from ..rules.refusals import Mistake, Mistakes
from ..rules.state import FULL, TITLE

say = room(__name__)


def mistakes_of(refused: Refused, where: bool = True) -> tuple[str, ...]:
    """What is wrong with a deck or a deck file, one sentence for each mistake, with file and line unless `where` is
    False.

    >>> from mathgames_widgets.games.mathleague.rules.decks import read_draft
    >>> try: read_draft("blue Amra")
    ... except Refused as wrong: mistakes_of(wrong)
    ("Line 1: There is no card 'blue Amra'. Is it 'blue Amara' or 'blue Bram'?",)
    """
    if isinstance(refused.reason, Mistakes):
        return tuple(
            [mistake_text(mistake) if where else refusal(mistake.why) or "" for mistake in refused.reason.found]
        )
    return (refusal(refused.reason) or "",)


def mistake_text(mistake: Mistake) -> str:
    """What is wrong, and where."""
    why = refusal(mistake.why) or ""
    if mistake.file and mistake.line:
        return say("mistake-in-file", file=mistake.file, line=mistake.line, why=why)
    if mistake.file:
        return say("mistake-of-file", file=mistake.file, why=why)
    return say("mistake-on-line", line=mistake.line, why=why) if mistake.line else why


def refusal(reason: Reason) -> str | None:
    """What a deck, a card or an option is refused for; None for a reason of another kind.

    >>> refusal(refusals.WrongSize(54, 55, 55))
    'A deck has exactly 55 cards, but this one has 54: one card is missing.'
    """
    return _about_the_game(reason) or _about_a_deck(reason) or _about_a_line(reason) or _about_a_column(reason)


def _about_the_game(reason: Reason) -> str | None:
    match reason:
        case refusals.NotAMultiplier(option, value):
            return say("refusal-not-a-multiplier", option=option, value=repr(value))
        case refusals.NotADeckSize(value, option):
            value = shortened(value)
            return say("refusal-not-a-deck-size", option=option, value=value, smallest=SMALLEST, largest=LARGEST)
        case refusals.NotADeck(value, option):
            return say("refusal-not-a-deck", option=option, value=repr(value))
        case refusals.OfNoUse(option, value, variation):
            told = None if isinstance(value, tuple) else shortened(value)
            return say.by("no-use", variation, option=option, value=told)
        case refusals.KnownToAll(option):
            return say("refusal-known-to-all", option=option)
        case refusals.NotForSoManyHere(variation, players, allowed):
            played = TITLE if variation == FULL else say.by("played-as", variation, game=TITLE)
            return common_refusal(NotForSoMany(played, players, allowed))
        case refusals.WrongNumberOfDecks(decks, players):
            return say("refusal-wrong-number-of-decks", decks=decks, players=players)
        case refusals.NoSuchDeck(name):
            return say("refusal-no-such-deck", name=repr(name), decks=[deck.name for deck in READY_DECKS])
        case refusals.Unplayable(name, fault):
            return f"{say('refusal-unplayable', name=name or None)} {refusal(fault)}"
        case NoSuchCard(text):
            return say("refusal-no-such-card", text=text, last=f"{len(POOL):03}")
        case refusals.NotASchool(id):
            return say("refusal-not-a-school", id=id)
    return None


def _about_a_deck(reason: Reason) -> str | None:
    match reason:
        case refusals.WrongSize(cards, fewest, most):
            return say(
                "refusal-wrong-size",
                size="exact" if fewest == most else "range",
                wrong="missing" if cards < fewest else "over",
                count=fewest - cards if cards < fewest else cards - most,
                cards=cards,
                fewest=fewest,
                most=most,
            )
        case refusals.TooOften(cards, copies):
            return say("refusal-too-often", found=cards, many=len(cards), copies=copies)
        case refusals.FileTooLong(characters, most):
            return say("refusal-file-too-long", characters=characters, most=most)
        case refusals.NotReadFurther(mistakes):
            return say("refusal-not-read-further", mistakes=mistakes)
        case Mistakes(found):
            return "\n".join(map(mistake_text, found))
    return None


def _about_a_line(reason: Reason) -> str | None:
    match reason:
        case refusals.UnknownCard(card, near):
            return say("refusal-unknown-card", card=repr(card), near=list(map(repr, near)), many=len(near))
        case refusals.UnknownKind(kind):
            return say("refusal-unknown-kind", kind=repr(kind), kinds=list(COLUMNS))
        case refusals.WrongColumns(kind, columns):
            names = [_column(column) for column in FIRST_COLUMNS + COLUMNS[kind]]
            return say("refusal-wrong-columns", kind=kind, wanted=len(names), names=names, columns=columns)
        case refusals.HiddenCharacter(character):
            code = f"U+{ord(character):04X}"
            return say("refusal-hidden-character", name=unicodedata.name(character, "") or None, code=code)
        case refusals.HeadingSaysNothing(heading, most):
            return say("refusal-heading-says-nothing", heading=repr(heading), most=most)
        case refusals.AlreadyOnLine(card, lines, copies):
            return say("refusal-already-on-line", card=card, lines=lines, many=len(lines), copies=copies)
        case refusals.NotASize(text):
            return say("refusal-not-a-size", text=repr(text))
        case refusals.SizeOutOfRange(text):
            return say("refusal-size-out-of-range", text=repr(text), smallest=SMALLEST, largest=LARGEST)
        case refusals.WrongCopies(copies):
            return say("refusal-wrong-copies", copies=copies, most=MOST_COPIES)
        case refusals.UnknownEffect(kind, name):
            names = [effect.name for effect in EFFECTS_BY_ID.values() if effect.type == kind]
            return say("refusal-unknown-effect", kind=kind, name=repr(name), names=names)
        case refusals.Taken(card):
            return say("refusal-taken", card=repr(card))
    return None


def _about_a_column(reason: Reason) -> str | None:
    match reason:
        case refusals.EmptyColumn(column):
            return say("refusal-empty-column", column=_column(column))
        case refusals.UnknownColour(colour):
            return say("refusal-unknown-colour", colour=repr(colour), colours=COLOURS)
        case refusals.WrongDominoes(domino, colour):
            return say("refusal-wrong-dominoes", domino=repr(domino), colour=colour, fitting=dominoes_of(colour))
        case refusals.HasAQuote(column):
            return say("refusal-has-a-quote", column=_column(column), quote=QUOTE)
        case refusals.TooLong(column, length, most):
            return say("refusal-too-long", column=_column(column), length=length, most=most)
        case refusals.Unprintable(column):
            return say("refusal-unprintable", column=_column(column))
        case refusals.UnknownLevel(level):
            return say("refusal-unknown-level", level=repr(level), levels=LEVELS)
        case refusals.NotUpTo(column, text, most):
            return say("refusal-not-up-to", column=_column(column), text=repr(text), most=most)
    return None


def _column(column: str) -> str:
    """What a column of a hand-made card is called."""
    return say.by("column", column)
