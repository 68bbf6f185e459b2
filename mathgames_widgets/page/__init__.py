"""Pages that Python draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

CARRIERS: list[Callable[[Any], Any]] = []
"""What makes a page a widget: the last of them. Notebooks stand above pages, so the package puts its carrier here."""
