"""Arguments that are aimed: at a threshold and just beside it, or at values of every size.

What is drawn hardly ever meets a threshold, and hardly ever gives an answer of `1e-11`. So these
are made: from the quantity that a threshold is compared with, and from a formula, turned round.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from fractions import Fraction

TINY = Fraction(1, 10**20)
"""What no float near 1 shows."""


def beside(value: Fraction, parts: int | None = None) -> list[Fraction]:
    """A threshold for a quantity of this value: met, and missed by as little as may be.

    With ``parts``, the largest denominator, they are the nearest fractions below and above, and the
    value itself if it is one of them.

    Examples
    --------
    >>> [str(each) for each in beside(Fraction(1, 3), 10)]
    ['1/3', '3/10', '3/8']
    >>> [str(each) for each in beside(Fraction(314159, 100000), 120)]
    ['333/106', '355/113']
    >>> len(beside(Fraction(1, 3)))
    3
    """
    if parts is None:
        return [value, value - TINY, value + TINY]
    if value.denominator > parts:
        near = value.limit_denominator(parts)
        # A fraction on the other side of the value is on the other side of its nearest one, too.
        other = _nearest(near, parts, 1 if near < value else -1)
        return sorted((near, other))
    return [value, _nearest(value, parts, -1), _nearest(value, parts, 1)]


def _nearest(value: Fraction, parts: int, side: int) -> Fraction:
    """The nearest fraction of a denominator of at most ``parts``, below (-1) or above (1) one."""
    top, bottom = value.numerator, value.denominator
    start = -side * pow(top, -1, bottom) % bottom if bottom > 1 else 0
    part = start + (parts - start) // bottom * bottom
    return Fraction(top * part + side, bottom * part)


def reached(
    formula: Callable[[float], float], values: Iterable[float], low: float, high: float
) -> list[float]:
    """Arguments from ``low`` to ``high`` at which a monotone formula has these values.

    Values that it does not reach there are left out.

    Examples
    --------
    >>> reached(lambda x: 10**-x, [0.01, 1e-9, 1e-99], 0, 30)
    [2.0, 9.0]
    """
    ends = formula(low), formula(high)
    rises = 1 if ends[1] > ends[0] else -1
    found = []
    for value in values:
        if not min(ends) <= value <= max(ends):
            continue
        left, right = low, high
        for _ in range(200):
            middle = (left + right) / 2
            if middle in (left, right):
                break
            short = rises * (formula(middle) - value) < 0
            left, right = (middle, right) if short else (left, middle)
        found.append(right)
    return found


def magnitudes(smallest: float, largest: float = 0.5) -> list[float]:
    """Numbers of every power of ten in between, for tails that want their digits too.

    Examples
    --------
    >>> magnitudes(1e-3)
    [0.003, 0.03, 0.3]
    """
    lowest, highest = math.floor(math.log10(smallest)), math.floor(math.log10(largest))
    powers = [float(f"3e{k}") for k in range(lowest, highest + 1)]
    return [value for value in powers if smallest <= value <= largest]
