"""`python -m tools.glossary`: draws the pictures beside the words of a glossary, in lessons/images/words.

Each is drawn by what draws it in the lesson. The words beside it say the same, so it has none. A word opens in its
sentence with its picture, so none may show what is asked there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from lessons.build import LESSONS, LINE_STYLES
from mathgames_widgets.games.formula.lesson.pictures import scale
from mathgames_widgets.games.mathleague.table.faces import school, student, teacher
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.page.graph.graph import picture_styles
from mathgames_widgets.questions.controls import drawn
from mathgames_widgets.questions.pictures import Jump, NumberLine

PICTURES = LESSONS / "images" / "words"
SIZE, LINE_WIDE = (200, 140), 320
"""Of a graph, and how wide a number line is, in pixels."""
Window = tuple[float, float, float, float]

GRAPHS: dict[str, tuple[str, Window]] = {
    "hole": ("(x-3)(x+1)/(x-3)", (-3, 6, -2, 6)),
    "bounce": ("(x-1)^2", (-3, 5, -2, 5)),
    "even": ("(x-1)^2(x+4)/8", (-6, 4, -3, 5)),
    "wall": ("1/(x-3)", (-3, 7, -4, 4)),
    "order": ("1/(x+2)^2", (-6, 3, -2, 5)),
    "intercept": ("x+1", (-4, 4, -3, 3)),
    "level": ("(2x+3)/(x-1)", (-10, 12, -6, 9)),
    "slant": ("(x^2+1)/x", (-6, 6, -6, 6)),
}
"""The function and the window of each graph: the example of its word."""
LINES = {
    "opposite": NumberLine(-7, 7, jumps=(Jump(7, -7),)),
    "difference": NumberLine(-9, 4, jumps=(Jump(3, -8, "− 11"),)),
    "negate": NumberLine(-4, 4, jumps=(Jump(3, -3),)),
    "value": NumberLine(-2, 8, jumps=(Jump(3, 6, "×2"), Jump(6, 7, "+1"))),
    "run": NumberLine(-2, 5, marks=((2, ""), (3, ""), (4, ""))),
    "range": NumberLine(-2, 6, marks=((2, ""),), jumps=(Jump(-1, 5, "6"),)),
}
"""Each number line: the example of its word."""
SCALE_STYLES = """svg{fill:#17212b;font:700 15px system-ui,sans-serif;text-anchor:middle}
.mg-pans-foot{fill:#8593a0}.mg-pans-beam{stroke:#17212b;stroke-width:4;stroke-linecap:round}
.mg-pans-line{stroke:#5a6b7b}.mg-pans-block{fill:#0b63b0}"""
FACE_STYLES = """.mg-league-shirt,.mg-league-cap{fill:#0b63b0}.mg-league-line{fill:none;stroke:#17212b;stroke-width:1.6}
.mg-league-window{fill:#fff}"""
PAPER = "#fff"
NIGHT = {PAPER: "#262f37", "#17212b": "#e9eef2", "#5a6b7b": "#aab7c2", "#8593a0": "#75838f", "#0b63b0": "#7fc0ff"}
"""What each colour is in the dark."""
GRAPH_NIGHT = """.mg-graph-svg{--mg-card:#262f37;--mg-ink:#e9eef2;--mg-muted:#aab7c2;--mg-line:#75838f;
--mg-series-1:#7fc0ff;--mg-series-2:#ffab73;--mg-good:#7fdca4;--mg-bad:#ff9d94}"""
"""The same for a graph, whose styles name their colours."""


def pictures() -> Iterator[tuple[str, str]]:
    """The name of each file, and what it holds."""
    for name, (function, window) in GRAPHS.items():
        yield name, alone(f"{drawn([RationalFunction.parse(function)], window, size=SIZE)}", picture_styles(), SIZE[0])
    for name, numbers in LINES.items():
        yield name, alone(f"{numbers.draw()}", LINE_STYLES.replace("15px", "19px"), LINE_WIDE)
    yield "equation", alone(f"{scale(7, 7)}", SCALE_STYLES, 220)
    for name, face in (("student", student("Amara")), ("teacher", teacher("Coach Fermat")), ("school", school())):
        yield name, alone(f"{face}", FACE_STYLES, 64)


def alone(html: str, styles: str, wide: int) -> str:
    """The drawing in a piece of a page as a file: with the styles that it needs, on paper, which is dark by night."""
    svg = html[html.index("<svg") : html.rindex("</svg>") + len("</svg>")]
    svg = re.sub(
        r' (?:aria-[a-z]+|role|data-[a-z]+)="[^"]*"|<title>.*?</title>|<desc>.*?</desc>', "", svg, flags=re.DOTALL
    )
    svg = re.sub(r'^(<svg[^>]*?) width="[^"]*"', r"\1", svg)
    is_graph = "--g-paper" in styles
    sheet = styles if is_graph else f"{styles}.paper{{fill:{PAPER}}}"
    night = GRAPH_NIGHT if is_graph else re.sub("#[0-9a-f]+", lambda found: NIGHT[found[0]], sheet)
    sheet = f"{sheet}@media screen and (prefers-color-scheme:dark){{{night}}}"
    sheet = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL))
    paper = f'<rect width="100%" height="100%" class="{"mg-paper" if is_graph else "paper"}"/>'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}"'
    return svg.replace(">", f"><style>{sheet.strip()}</style>{paper}", 1).replace("<svg", start, 1) + "\n"


def main() -> None:
    """Write the pictures anew."""
    PICTURES.mkdir(exist_ok=True)
    for name, svg in pictures():
        Path(PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")
    print("Wrote the pictures of the glossaries.")


if __name__ == "__main__":
    main()
