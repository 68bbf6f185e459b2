"""The kinds of events, reasons and actions that a game has."""

from __future__ import annotations

import inspect


def named(value: object) -> str:
    """The kind of a fact, as the name of its test."""
    return type(value).__name__


def kinds(module, base):
    """Every event, reason or action of the game."""
    found = {kind for _, kind in inspect.getmembers(module, inspect.isclass) if ".games." in kind.__module__}
    return {kind for kind in found if issubclass(kind, base)}
