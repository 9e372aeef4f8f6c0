"""Draws that depend in threes, though no two of them do."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from dpedu.checks.law.claims import Bits, Calls, Draws
from dpedu.checks.law.counts import Count, likelier


def in_threes(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[Count]:
    """Whether two draws of a call together tell of a third, though neither does alone.

    Draws by the sum of two others, modulo 1, are such. Where pairs are independent, three yes or
    noes can only depend by the product of their distances from the chance: it makes a three
    likelier or less likely, by so much, or (in every second case) not at all, for some chances
    hide it. All calls of all rows add up, for each way to take threes that share no draw.
    """
    most = max(calls.law.twins for calls in table)
    logs = np.zeros((most, len(_WAYS)))
    for calls, values in zip(table, rows, strict=True):
        for event, way in itertools.product(range(calls.law.twins), range(len(_WAYS))):
            one = calls.law.events[event]
            if values.shape[1] >= 3 and 0 < one.chance < 1:
                logs[event, way] += _tilted(one.chance, *_WAYS[way](one.happens(values)))
    said = "what came back in all calls would be {} times as likely if two draws told of a third"
    for log in logs.ravel().tolist():
        yield likelier([log], said, 0)


def _tilted(chance: float, *three: Bits) -> float:
    """The logarithm of the mean ratio, if products of distances made threes more or less likely."""
    rare = min(chance, 1 - chance)
    away = [np.where(bits == (chance <= 0.5), 1.0, -rare / (1 - rare)) for bits in three]
    products, times = np.unique(np.round(math.prod(away), 12), return_counts=True)
    sides = ((1 - rare) / rare, -1.0)  # so far that no three is less likely than never
    logs = [float(times @ np.log1p(t * side * products)) for side in sides for t in _TILTS]
    return float(np.logaddexp.reduce([*logs, *[0.0] * len(logs)])) - math.log(2 * len(logs))


def _next(bits: Bits, start: int) -> tuple[Bits, Bits, Bits]:
    whole = bits[:, start : start + (bits.shape[1] - start) // 3 * 3]
    return whole[:, ::3], whole[:, 1::3], whole[:, 2::3]


def _thirds(bits: Bits) -> tuple[Bits, Bits, Bits]:
    part = bits.shape[1] // 3
    return bits[:, :part], bits[:, part : 2 * part], bits[:, -part:]


_TILTS = (0.1, 0.25, 0.5, 0.95)
"""Such shares of the strongest dependence there may be among three are looked for."""
_WAYS: tuple[Callable[[Bits], tuple[Bits, Bits, Bits]], ...] = (
    *(functools.partial(_next, start=start) for start in range(3)),
    _thirds,
)
