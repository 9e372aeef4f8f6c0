"""Whether an answer seeds a generator of its own with too little: a number of few possible values.

Calls would repeat only after tens of thousands. So it is given generators that agree in what they
give next, and in nothing after it: whoever draws a seed of few values gets the same one twice.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from dpedu.checks.calls import fail
from dpedu.checks.law.claims import Calls

_STREAM = 2026
_ALIKE = {
    # Found by sorting the words of the stream: at these two places begin what is equal.
    "the next 32 bits": ((96332, 98993), (40729, 206098), (116346, 139037)),
    "the next number in [0, 1)": (
        (10339159, 65562189), (100299473, 133436466), (54865464, 66007722),
    ),
}  # fmt: skip


def twins(what: str) -> Iterator[tuple[np.random.Generator, np.random.Generator]]:
    """Generators in pairs that agree in this, in nothing after it, and in nothing they spawn.

    Examples
    --------
    >>> one, other = next(twins("the next 32 bits"))
    >>> bool(one.integers(2**32) == other.integers(2**32)), one.random() == other.random()
    (True, False)
    """
    for number, pair in enumerate(_ALIKE[what]):
        made = []
        for which, place in enumerate(pair):
            bits = np.random.PCG64([number, which])
            bits.state = np.random.PCG64(_STREAM).advance(place).state
            made.append(np.random.Generator(bits))
        yield made[0], made[1]


def seeded_by_little(
    drawn: Callable[[np.random.Generator, Calls], Any],
    table: Sequence[Calls],
    sure: Sequence[tuple[float, int]],
    why: str,
) -> None:
    """Fail if what an answer draws follows from 32 bits, or from one number in [0, 1).

    Parameters
    ----------
    drawn
        What one call returns, as an array, given a generator and a row of the table.
    table, why
        As for `joint_law`.
    sure
        For each row, the logarithm of the chance that two right calls return the same, and how
        many draws one has: where there are few, they may all follow from what is equal.
    """
    __tracebackhide__ = True
    rows = [i for i, (log, n) in enumerate(sure) if n >= 8 and 3 * log <= math.log(1e-12)]
    if not rows:
        return
    calls = table[min(rows, key=lambda i: sure[i][1])]  # the shortest of those that say enough
    for what in _ALIKE:
        pairs = [[drawn(rng, calls) for rng in pair] for pair in twins(what)]
        if all(np.array_equal(one, other) for one, other in pairs):
            fail(
                f"Three times two generators that agree in {what}, and in nothing else, gave the "
                f"same result, with {calls.shown}: what seeds a generator of yours has too few "
                "possible values.",
                why,
            )
