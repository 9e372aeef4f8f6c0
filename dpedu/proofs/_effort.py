"""The work of saying what is wrong with a proof, which all of its lines share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dpedu.proofs._kernel.context import Fuel


@contextmanager
def portion(whole: Fuel, most: int) -> Iterator[Fuel]:
    """Some of the work that is left. What is not spent of it goes back.

    >>> whole = Fuel(100)
    >>> with portion(whole, 60) as part:
    ...     part.spend(10)
    >>> whole.left
    90
    """
    given = min(most, whole.left)
    part = Fuel(given)
    try:
        yield part
    finally:
        whole.left -= given - max(part.left, 0)
