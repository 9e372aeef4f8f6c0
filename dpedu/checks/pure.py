"""Functions that a test hands to an answer, and that have no memory.

An answer may ask such a function thousands of times. Where the answer runs in another process, each
question goes there and back, unless what was said may be remembered. It may be, for a function
whose value depends on its arguments alone.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any


class Pure:
    """A function of its arguments alone: made by `pure`.

    Attributes
    ----------
    function
        What it was made from.
    known
        Arguments that will be asked for, each a tuple.
    """

    def __init__(self, function: Callable[..., Any], known: Iterable[tuple[Any, ...]] = ()) -> None:
        self.function, self.known = function, known
        functools.update_wrapper(self, function)

    def __call__(self, *given: Any, **named: Any) -> Any:
        """What the function says."""
        return self.function(*given, **named)

    def __eq__(self, other: object) -> bool:
        """Made of the same function: handed over twice, it is one."""
        return isinstance(other, Pure) and self.function is other.function

    def __hash__(self) -> int:
        """The same for the same function."""
        return hash((Pure, id(self.function)))


def pure(function: Callable[..., Any], /, known: Iterable[tuple[Any, ...]] = ()) -> Pure:
    """Say that a function depends on its arguments alone, so that its values may be remembered.

    Parameters
    ----------
    function
        What a test hands to an answer.
    known
        Arguments that every answer asks for: their values go along at once.

    Examples
    --------
    >>> @pure
    ... def are_equal(x, y):
    ...     return x == y
    >>> are_equal(1, 2), are_equal.__name__
    (False, 'are_equal')
    """
    return Pure(function, known)
