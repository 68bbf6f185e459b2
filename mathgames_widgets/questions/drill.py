"""What is practised with a game: its kinds of problem, in the order in which the lesson comes to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathgames_widgets.questions.problem import Kind

if TYPE_CHECKING:
    from mathgames_widgets.questions.practice import Practice


@dataclass(frozen=True, slots=True)
class Drill:
    """The practice of a game; under `name` the browser keeps how far one has come."""

    name: str
    kinds: tuple[Kind, ...]

    def kind(self, name: str) -> Kind:
        """The kind of that name. Raises ValueError with all the names for any other."""
        for one in self.kinds:
            if one.name == name:
                return one
        names = ", ".join(one.name for one in self.kinds)
        raise ValueError(f"There is no kind of problem called {name!r}; there are {names}.")

    def practise(self, seed: str | int | None = None, chosen: str = "") -> Practice:
        """Practice on the page: with a seed it begins at once, without one it deals when it is asked to.

        Raises ValueError for a kind that there is not.
        """
        from mathgames_widgets.questions.practice import practice

        return practice(seed, chosen, self.kinds, name=self.name)
