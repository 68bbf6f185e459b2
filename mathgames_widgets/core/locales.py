"""How a language writes numbers, ordinals and plurals; lists and number words stand in its message files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

Number = int | Fraction


def one_is_one(number: Number) -> str:
    """The plural of English, German, Spanish and many others."""
    return "one" if number == 1 else "other"


def below_two(number: Number) -> str:
    """The plural of French and Portuguese: 0 and 1 are one."""
    return "one" if 0 <= number < 2 else "other"


def no_plural(number: Number) -> str:
    """Languages that do not change a noun, such as Japanese and Turkish after a number."""
    return "other"


def slavic(number: Number) -> str:
    """The plural of Russian and Ukrainian."""
    if number != int(number):
        return "other"
    ten, hundred = int(number) % 10, int(number) % 100
    if ten == 1 and hundred != 11:
        return "one"
    return "few" if 2 <= ten <= 4 and not 12 <= hundred <= 14 else "many"


def polish(number: Number) -> str:
    """The plural of Polish."""
    if number == 1:
        return "one"
    return "many" if (found := slavic(number)) == "one" else found


def arabic(number: Number) -> str:
    """The plural of Arabic."""
    if number in (0, 1, 2):
        return ("zero", "one", "two")[int(number)]
    hundred = int(number) % 100
    return "few" if 3 <= hundred <= 10 else "many" if 11 <= hundred <= 99 else "other"


def hebrew(number: Number) -> str:
    """The plural of Hebrew."""
    return {1: "one", 2: "two"}.get(int(number), "other") if number == int(number) else "other"


def dotted(number: int) -> str:
    """An ordinal of German and of Slavic languages: 3."""
    return f"{number}."


def english_ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th.

    >>> [english_ordinal(number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 102)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd']
    """
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{('th', 'st', 'nd', 'rd')[number % 10] if number % 10 < 4 else 'th'}"


def with_article(said: str) -> str:
    """A word or a number with "a" or "an" before it, as it is spoken.

    >>> [with_article(said) for said in ("8", "7", "11", "18", "80", "110", "−8", "even number", "unit")]
    ['an 8', 'a 7', 'an 11', 'an 18', 'an 80', 'a 110', 'a −8', 'an even number', 'a unit']
    """
    word = said.lower()
    digits = word.split(" ")[0].split("/")[0]
    if digits.isdigit():
        vowel = digits[0] == "8" or (digits[:2] in ("11", "18") and len(digits) % 3 == 2)
    else:
        vowel = word[:1] in "aeiou" and not word.startswith(("uni", "one", "use", "eu", "once"))
    return f"{'an' if vowel else 'a'} {said}"


@dataclass(frozen=True, slots=True)
class Locale:
    """The habits of one language.

    >>> english = locale_of("en")
    >>> english.number(Fraction(-7, 2)), english.ordinal(2), english.article("8")
    ('−7/2', '2nd', 'an 8')
    """

    tag: str
    plural: Callable[[Number], str] = one_is_one
    ordinal: Callable[[int], str] = dotted
    decimal: str = "."
    """What stands before the digits behind the point."""
    article: Callable[[str], str] = str
    """A word or a number with its indefinite article, where the language can be asked for that."""
    is_from_right: bool = False

    @property
    def direction(self) -> str:
        """`ltr` or `rtl`, as in `<html dir>`."""
        return "rtl" if self.is_from_right else "ltr"

    def number(self, number: Number) -> str:
        """A whole number or a fraction, with a true minus sign."""
        return f"{number}".replace("-", "−")


KNOWN = {
    locale.tag: locale
    for locale in (
        Locale("en", ordinal=english_ordinal, article=with_article),
        Locale("ar", arabic, ordinal=str, decimal="٫", is_from_right=True),
        Locale("da", decimal=","),
        Locale("de", decimal=","),
        Locale("es", ordinal=lambda number: f"{number}.º", decimal=","),
        Locale("fr", below_two, lambda n: "1er" if n == 1 else f"{n}e", ","),
        Locale("he", hebrew, ordinal=str, is_from_right=True),
        Locale("it", ordinal=lambda number: f"{number}º", decimal=","),
        Locale("ja", no_plural, lambda number: f"{number}番目"),
        Locale("nl", ordinal=lambda number: f"{number}e", decimal=","),
        Locale("pl", polish, decimal=","),
        Locale("pt", below_two, lambda number: f"{number}º", ","),
        Locale("ru", slavic, lambda number: f"{number}-й", ","),
        Locale("sv", ordinal=lambda number: f"{number}:e", decimal=","),
        Locale("tr", decimal=","),
        Locale("uk", slavic, lambda number: f"{number}-й", ","),
        Locale("zh", no_plural, lambda number: f"第{number}"),
    )
}


@lru_cache(64)
def locale_of(tag: str) -> Locale:
    """The habits of a language; one that is not listed counts as English does.

    >>> locale_of("de-AT").decimal, locale_of("ar").direction, locale_of("xx").plural(1)
    (',', 'rtl', 'one')
    """
    found = KNOWN.get(tag) or KNOWN.get(tag.split("-")[0])
    return found or Locale(tag)
