"""Reads PDF files as Chromium writes them: the size of each page, and what stands on it. A library would do no more."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from pathlib import Path

POINT = 25.4 / 72
"""Millimetres."""


@dataclass(frozen=True)
class PdfPage:
    """A page: width and height in millimetres, and its text without spaces, which a PDF does not always have."""

    width: float
    height: float
    text: str


def read(path: Path) -> list[PdfPage]:
    """The pages of a file."""
    data = path.read_bytes()
    objects = {
        int(one[1]): one[2] for one in re.finditer(rb"^(\d+) 0 obj\n(.*?)^endobj", data, re.DOTALL | re.MULTILINE)
    }
    (catalog,) = [body for body in objects.values() if b"/Type /Catalog" in body]
    return [_page(body, objects) for body in _below(objects[_named(catalog, b"Pages")], objects)]


def _below(body: bytes, objects: dict[int, bytes]) -> list[bytes]:
    """The pages of a tree, from first to last."""
    kids = re.search(rb"/Kids \[(.*?)\]", body, re.DOTALL)
    if kids is None:
        return [body]
    return [page for at in re.findall(rb"(\d+) 0 R", kids[1]) for page in _below(objects[int(at)], objects)]


def _page(body: bytes, objects: dict[int, bytes]) -> PdfPage:
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", body)
    assert box is not None
    return PdfPage(float(box[1]) * POINT, float(box[2]) * POINT, _text(body, _named(body, b"Contents"), objects))


def _text(owner: bytes, content: int, objects: dict[int, bytes]) -> str:
    """The text of a stream, and of the drawings that it places."""
    fonts = {name: _letters(objects[int(at)], objects) for name, at in re.findall(rb"/(F\d+) (\d+) 0 R", owner)}
    drawings = {name: int(at) for name, at in re.findall(rb"/(X\d+) (\d+) 0 R", owner)}
    now: dict[int, str] = {}
    said = ""
    for font, shown, drawing in re.findall(
        rb"/(F\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj|/(X\d+) Do", _stream(objects[content])
    ):
        if font:
            now = fonts[font]
        elif shown:
            codes = [int(shown[at : at + 4], 16) for at in range(0, len(shown), 4)]
            said += "".join(now.get(code, "") for code in codes)
        elif b"/Form" in objects[drawings[drawing]]:
            said += _text(objects[drawings[drawing]], drawings[drawing], objects)
    return "".join(said.split())


def _letters(font: bytes, objects: dict[int, bytes]) -> dict[int, str]:
    """What each code of a font is."""
    table = _stream(objects[_named(font, b"ToUnicode")]).decode("ascii")
    found: dict[int, str] = {}
    for block in re.findall(r"beginbfchar\n(.*?)endbfchar", table, re.DOTALL):
        for code, said in re.findall(r"<(\w+)> <(\w+)>", block):
            found[int(code, 16)] = bytes.fromhex(said).decode("utf-16-be")
    for block in re.findall(r"beginbfrange\n(.*?)endbfrange", table, re.DOTALL):
        for first, last, said in re.findall(r"<(\w+)> <(\w+)> <(\w+)>", block):
            for code in range(int(first, 16), int(last, 16) + 1):
                found[code] = chr(int(said, 16) + code - int(first, 16))
    return found


def _named(body: bytes, name: bytes) -> int:
    found = re.search(rb"/" + name + rb" (\d+) 0 R", body)
    assert found is not None, name
    return int(found[1])


def _stream(body: bytes) -> bytes:
    _, _, rest = body.partition(b"stream\n")
    return zlib.decompressobj().decompress(rest)
