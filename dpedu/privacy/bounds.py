"""A certified pair of bounds: what holds of a number that is known to some digits only."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from dpedu._digits import down, up

__all__ = ["UNBOUNDED", "Bounds"]


class Bounds(NamedTuple):
    """A certified pair: the true value lies between `lower` and `upper`.

    Of an accountant that was told of mechanisms with no loss of their own, it is the value of the
    worst releases with their (ε, δ): they themselves may lie below `lower`.
    """

    lower: float
    upper: float

    @classmethod
    def around(cls, value: Any) -> Bounds:
        """The floats around a fraction or a number of many digits.

        Examples
        --------
        >>> from fractions import Fraction
        >>> pair = Bounds.around(Fraction(1, 3))
        >>> pair.lower < Fraction(1, 3) < pair.upper
        True
        """
        return cls(down(value), up(value))

    @property
    def width(self) -> float:
        """How far the two are apart; 0 if both are infinite."""
        return self.upper - self.lower if self.lower < math.inf else 0.0


UNBOUNDED = Bounds(math.inf, math.inf)
"""Of a number that is infinite."""
