"""A property that is worked out once, when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")


class lazy(Generic[Value]):
    """Like `functools.cached_property`, without its lock: on Python 3.11 the lock costs more than most answers here.

    >>> class Card:
    ...     @lazy
    ...     def face(self):
    ...         print("drawing")
    ...         return "x − 2"
    >>> card = Card()
    >>> card.face, card.face
    drawing
    ('x − 2', 'x − 2')
    """

    def __init__(self, work: Callable[[Any], Value]) -> None:
        self.work = work
        self.name = work.__name__
        self.__doc__ = work.__doc__

    @overload
    def __get__(self, thing: None, owner: Any) -> lazy[Value]: ...
    @overload
    def __get__(self, thing: object, owner: Any) -> Value: ...
    def __get__(self, thing: object | None, owner: Any) -> lazy[Value] | Value:
        if thing is None:
            return self
        value = self.work(thing)
        thing.__dict__[self.name] = value
        return value
