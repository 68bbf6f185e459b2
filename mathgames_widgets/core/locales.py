"""How a language writes numbers, lists, ordinals and plurals; what is a sentence stands in its message files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
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


SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


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
    >>> english.number(Fraction(-7, 2)), english.listed(["7"]), english.listed(["5", "6"], "or")
    ('−7/2', '7', '5 or 6')
    """

    tag: str
    plural: Callable[[Number], str] = one_is_one
    words: dict[str, str] = field(default_factory=dict)
    """The words between the last two things of a list, under "and" and "or"."""
    ordinal: Callable[[int], str] = dotted
    decimal: str = "."
    """What stands before the digits behind the point."""
    small: tuple[str, ...] = ()
    """Numbers from 0 that are written as words."""
    is_from_right: bool = False

    @property
    def direction(self) -> str:
        """`ltr` or `rtl`, as in `<html dir>`."""
        return "rtl" if self.is_from_right else "ltr"

    def number(self, number: Number) -> str:
        """A whole number or a fraction, with a true minus sign."""
        return f"{number}".replace("-", "−")

    def listed(self, words: Sequence[str], last: str = "and") -> str:
        """Words in a row."""
        if len(words) < 2:
            return words[0] if words else ""
        joined = self.words.get(last, last)
        return f"{', '.join(words[:-1])} {joined} {words[-1]}" if joined else ", ".join(words)

    def spelled(self, number: Number) -> str:
        """A small number as a word, any other in digits.

        >>> locale_of("en").spelled(3), locale_of("en").spelled(36), locale_of("fr").spelled(3)
        ('three', '36', '3')
        """
        if isinstance(number, int) and 0 <= number < len(self.small):
            return self.small[number]
        return self.number(number)

    def called(self, function: str, value: object, written: Callable[[object], str]) -> str:
        """A function of a message: LIST, OR, WORDS, FIRST_WORDS, ORDINAL, A or NUMBER.

        Raises LookupError for any other.
        """
        match function, value:
            case "LIST", tuple() | list():
                return self.listed([written(one) for one in value])
            case "OR", tuple() | list():
                return self.listed([written(one) for one in value], "or")
            case "LIST" | "OR" | "NUMBER", _:
                return written(value)
            case "WORDS", int():
                return self.spelled(value)
            case "FIRST_WORDS", int():
                spelled = self.spelled(value)
                return spelled[:1].upper() + spelled[1:]
            case "ORDINAL", int():
                return self.ordinal(value)
            case "A", _:
                return with_article(written(value)) if self.tag.startswith("en") else written(value)
        raise LookupError(f"No message can say {function} of {value!r}.")


KNOWN = {
    locale.tag: locale
    for locale in (
        Locale("en", ordinal=english_ordinal, small=SMALL),
        Locale("ar", arabic, {"and": "و", "or": "أو"}, ordinal=str, decimal="٫", is_from_right=True),
        Locale("da", words={"and": "og", "or": "eller"}, decimal=","),
        Locale("de", words={"and": "und", "or": "oder"}, decimal=","),
        Locale("es", words={"and": "y", "or": "o"}, ordinal=lambda number: f"{number}.º", decimal=","),
        Locale("fr", below_two, {"and": "et", "or": "ou"}, lambda n: "1er" if n == 1 else f"{n}e", ","),
        Locale("he", hebrew, {"and": "ו", "or": "או"}, ordinal=str, is_from_right=True),
        Locale("it", words={"and": "e", "or": "o"}, ordinal=lambda number: f"{number}º", decimal=","),
        Locale("ja", no_plural, {"and": "と", "or": "か"}, lambda number: f"{number}番目"),
        Locale("nl", words={"and": "en", "or": "of"}, ordinal=lambda number: f"{number}e", decimal=","),
        Locale("pl", polish, {"and": "i", "or": "lub"}, decimal=","),
        Locale("pt", below_two, {"and": "e", "or": "ou"}, lambda number: f"{number}º", ","),
        Locale("ru", slavic, {"and": "и", "or": "или"}, lambda number: f"{number}-й", ","),
        Locale("sv", words={"and": "och", "or": "eller"}, ordinal=lambda number: f"{number}:e", decimal=","),
        Locale("tr", words={"and": "ve", "or": "veya"}, decimal=","),
        Locale("uk", slavic, {"and": "і", "or": "або"}, lambda number: f"{number}-й", ","),
        Locale("zh", no_plural, {"and": "和", "or": "或"}, lambda number: f"第{number}"),
    )
}


@lru_cache(64)
def locale_of(tag: str) -> Locale:
    """The habits of a language; one that is not listed counts as English does and has no words for its lists.

    >>> locale_of("de-AT").decimal, locale_of("ar").direction, locale_of("xx").listed(["5", "6"])
    (',', 'rtl', '5, 6')
    """
    found = KNOWN.get(tag) or KNOWN.get(tag.split("-")[0])
    return found or Locale(tag, words={"and": "", "or": ""})
