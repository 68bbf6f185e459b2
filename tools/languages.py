"""`python -m tools.languages`: the files of another language, what is missing in them, and languages made by script.

```
python -m tools.languages new de            empty messages beside the English ones, to be filled in
python -m tools.languages new de FOLDER     the same in a folder of your own, laid out as the package is
python -m tools.languages missing de        which of them are still missing, and which are no longer asked for
python -m tools.languages draw FERN-42 games/byorf   sixty English messages of a room, by a seed, for an editor to judge
python -m tools.languages made FOLDER       en-XA (longer and marked), ar-XB (from right to left), en-XC (with each id)
MATHGAMES_LANGUAGES=FOLDER mathgames serve  then ?lang=en-XC shows each message where it stands
```
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from fluent.syntax import FluentParser, FluentSerializer, ast as ftl
from fluent.syntax.visitor import Transformer

PACKAGE = Path(__file__).resolve().parent.parent / "mathgames_widgets"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "àƀćďèƒĝĥìĵķĺmñòƥqŕšťùvŵxýžÀƁĆĎÈƑĜĤÌĴĶĹMÑÒƤQŔŠŤÙVŴXÝŽ"
LETTERS = str.maketrans(PLAIN, MARKED)
_WORD = re.compile(r"[^\s]+")
_SENTENCE = re.compile(r"[a-z]+ [a-z]+ [a-z]+")
"""What is more than a label."""
_VOWELS = re.compile(r"[aeiou](?=[a-z])")

Change = Callable[[str, str], str]
"""A text of a message and the id of the message, made into another text."""


def longer(text: str, id: str) -> str:
    """Every letter marked, and some four letters in ten more.

    >>> longer("Take the symbol × now.", "take")
    'Ťààķè ťĥè šýmƀòòĺ × ñòòŵ.'
    """
    grown = _VOWELS.sub(lambda vowel: vowel.group() * 2, text)
    return grown.translate(LETTERS)


def from_right(text: str, id: str) -> str:
    """Every word turned to run from right to left.

    >>> [hex(ord(mark)) for mark in from_right("Take", "take") if not mark.isalpha()]
    ['0x202e', '0x202c']
    """
    return _WORD.sub(lambda word: f"\u202e{word.group()}\u202c", text)


def with_id(text: str, id: str) -> str:
    """The text behind its file and id.

    >>> with_id("Take the symbol ", "games/matician/words take")
    '⟦games/matician/words take⟧ Take the symbol '
    """
    return f"⟦{id}⟧ {text}"


MADE: dict[str, Change] = {"en-XA": longer, "ar-XB": from_right, "en-XC": with_id}
"""The languages that are made by script."""


class Changed(Transformer):
    """Changes the texts of a file, and nothing in braces."""

    def __init__(self, change: Change, *, once: bool, place: str = "") -> None:
        self._change, self._once, self._place, self._id = change, once, place, ""

    def visit_Message(self, node: ftl.Message) -> ftl.Message:
        """Keep the id."""
        self._id = f"{self._place} {node.id.name}"
        return self.generic_visit(node)

    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:
        """Change each text; where `once`, only in front of the first, as an id stands there."""
        if self._once:
            node.elements.insert(0, ftl.TextElement(self._change("", self._id)))
            return node
        return self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        """Change the text."""
        node.value = self._change(node.value, self._id)
        return node


def changed(english: str, change: Change, *, once: bool = False, place: str = "") -> str:
    """A file of messages with other texts.

    >>> print(changed("took = { $player } took the symbol.", longer).strip())
    took = { $player } ťòòòòķ ťĥè šýmƀòòĺ.
    """
    resource = FluentParser().parse(english)
    return FluentSerializer().serialize(Changed(change, once=once, place=place).visit(resource))


def make(folder: Path, package: Path = PACKAGE) -> list[Path]:
    """Write the languages that are made by script into a folder laid out as the package is."""
    written = []
    for source in sorted(package.rglob("en.ftl")):
        place = source.parent.relative_to(package)
        for tag, change in MADE.items():
            target = folder / place / f"{tag}.ftl"
            target.parent.mkdir(parents=True, exist_ok=True)
            english = source.read_text(encoding="utf-8")
            target.write_text(changed(english, change, once=change is with_id, place=place.as_posix()), "utf-8")
            written.append(target)
    return written


def ids(path: Path) -> dict[str, str]:
    """The messages of a file, each as it stands there; nothing where the file is not there."""
    return {id: text for told in sections(path).values() for id, text in told.items()}


def sections(path: Path) -> dict[str, dict[str, str]]:
    """The messages of a file below its headings, which are kept as they stand there; the first are below none."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    found: dict[str, dict[str, str]] = {"": {}}
    below = found[""]
    for one in FluentParser().parse(text).body:
        if isinstance(one, ftl.GroupComment | ftl.ResourceComment) and one.span:
            below = found.setdefault(text[one.span.start : one.span.end].strip(), {})
        elif isinstance(one, ftl.Message | ftl.Term) and one.span:
            below[one.id.name] = text[one.span.start : one.span.end]
    return found


def begin(tag: str, package: Path = PACKAGE, folder: Path | None = None) -> list[Path]:
    """Files for a new language, in the package or in a folder: all English messages as remarks, to be translated one
    after the other, below the headings of the English file.

    What a file has already stays; what is new in English is added at its end.
    """
    written = []
    for source in sorted(package.rglob("en.ftl")):
        target = _beside(source, tag, package, folder)
        there = ids(target)
        kept = target.read_text(encoding="utf-8") if target.is_file() else ""
        remarks: list[str] = []
        for heading, told in sections(source).items():
            missing = [text for id, text in told.items() if id not in there and not _waits(id, kept)]
            remarks += [heading] if heading and missing else []
            remarks += ["\n".join([f"# {line}".rstrip() for line in text.split("\n")]) for text in missing]
        if remarks:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("\n\n".join([kept.rstrip(), *remarks, ""]).lstrip()[:-1], encoding="utf-8")
            written.append(target)
    return written


def _beside(source: Path, tag: str, package: Path, folder: Path | None) -> Path:
    """The file of another language: beside the English one, or at its place in a folder."""
    return (folder or package) / source.parent.relative_to(package) / f"{tag}.ftl"


def _waits(id: str, text: str) -> bool:
    return re.search(rf"^# {re.escape(id)} =", text, re.MULTILINE) is not None


def missing(tag: str, package: Path = PACKAGE, folder: Path | None = None) -> list[str]:
    """What a language lacks, and what it says that English does not say any more."""
    found = []
    for source in sorted(package.rglob("en.ftl")):
        target = _beside(source, tag, package, folder)
        english, there, where = ids(source), ids(target), target.relative_to(folder or package)
        found += [f"{where}: {id} is missing" for id in english if id not in there]
        found += [f"{where}: {id} is not asked for any more" for id in there if id not in english]
    return found


def draw(seed: str, place: str = "", many: int = 60, package: Path = PACKAGE) -> list[str]:
    """Some of the messages of all rooms below a place: the same ones for the same seed and the same files."""
    every = [
        f"{source.parent.relative_to(package)}: {text}"
        for source in sorted((package / place).rglob("en.ftl"))
        for text in ids(source).values()
        if _SENTENCE.search(text)
    ]
    return Random(seed).sample(every, min(many, len(every)))


def main() -> None:
    """Do what is asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.languages", description=__doc__.split(":", 1)[1].split("\n")[0]
    )
    asked = parser.add_subparsers(dest="what", required=True)
    for what, argument in (("new", "language"), ("missing", "language"), ("made", "folder")):
        parts = asked.add_parser(what)
        parts.add_argument(argument)
        if argument == "language":
            parts.add_argument("folder", nargs="?", type=Path)
    drawing = asked.add_parser("draw")
    drawing.add_argument("seed")
    drawing.add_argument("place", nargs="?", default="")
    found = parser.parse_args()
    match found.what:
        case "new":
            lines: list[object] = list(begin(found.language, folder=found.folder))
        case "missing":
            lines = list(missing(found.language, folder=found.folder))
        case "draw":
            lines = list(draw(found.seed, found.place))
        case _:
            lines = list(make(Path(found.folder)))
    print("\n".join(map(str, lines)) or "Nothing is missing.")


if __name__ == "__main__":
    main()
