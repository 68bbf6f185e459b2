"""Two pictures for whoever asks for chances: sums of dice, and how likely each goal is. matplotlib draws them."""

from __future__ import annotations

from functools import lru_cache

from mathgames_widgets.page.graph.plots import INK, MINE, OTHERS, Bars, address, empty_plot


@lru_cache(maxsize=64)
def sums_picture(mine: Bars, others: Bars) -> str:
    """How likely each total is: one's own, and the highest of the others. The text is the address of a picture."""
    figure, axes = empty_plot("total of six dice", "chance")
    axes.yaxis.set_major_formatter(lambda chance, _: f"{100 * chance:.0f}%")
    for bars, colour, name, shift in ((mine, MINE, "yours", -0.2), (others, OTHERS, "highest of the others", 0.2)):
        if bars:
            heights = [chance for _, chance in bars]
            axes.bar([total + shift for total, _ in bars], heights, width=0.4, color=colour, label=name)
    axes.legend(frameon=False, fontsize=9, labelcolor=INK)
    return address(figure)


@lru_cache(maxsize=64)
def odds_picture(rows: tuple[tuple[str, float, float, float], ...]) -> str:
    """How likely each goal is: its name, the chance, and how far it may reach down and up."""
    figure, axes = empty_plot("", "")
    places = range(len(rows))
    axes.barh(places, [row[1] for row in rows], height=0.55, color=MINE)
    for place, (_, _, low, high) in enumerate(rows):
        if high > low:
            axes.plot([low, high], [place, place], color=INK, linewidth=2, marker="|", markersize=9)
    axes.set_yticks(list(places), [row[0] for row in rows])
    axes.set(xlim=(0, 1), ylim=(len(rows) - 0.5, -0.5))
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
    return address(figure)
