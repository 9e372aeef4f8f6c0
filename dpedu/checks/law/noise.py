"""Laplace noise: its sums, its sizes, its far tails, and whether it is rounded."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence

import numpy as np

from dpedu._validate import many
from dpedu.checks.chance import binomial_tail
from dpedu.checks.law.claims import Calls, Draws
from dpedu.checks.law.counts import Count

_CUT = 100
"""So many shares of the rate has the largest noise of all: the fewer draws show that it is cut."""


def noise_in_a_row(at: int, calls: Calls, values: Draws) -> Iterator[Count]:
    """What the noises of one line of the table add up to, and how large they are."""
    if not calls.law.scale or not values.size:
        return
    if calls.times > 1:
        yield from _sums(at, values)
    yield _sizes(at, values, f"in calls with {calls.shown}")
    groups = np.array([str(g) for g in calls.groups])
    for group in sorted(set(groups.tolist())):
        yield _sizes(at, values[:, groups == group], f"at {group}")


def _sums(at: int, values: Draws) -> Iterator[Count]:
    """The sum of a call's noises: on both sides of 0, and as far as a sum of so many is."""
    times, length = values.shape
    sums = values.sum(axis=1)
    words = f"calls have noises that add up to {{}}, {length} of them"
    yield Count(int((sums > 0).sum()), times, 0.5, words.format("more than 0"), at)
    if length < 2:
        return
    for factor in (0.1, 0.7, 2.0):
        bound = factor * math.sqrt(2 * length)
        found = int((abs(sums) <= bound).sum())
        said = words.format(f"{bound:.3g} λ or less in size")
        yield Count(found, times, 1 - 2 * _sum_above(length, bound), said, at)


def _sizes(at: int, values: Draws, where: str) -> Count:
    """The mean size of Laplace noise, which tells its scale best: so far from 1 with what chance?

    Sizes are exponential, so that the mean of N of them is beyond x with a chance of at most
    e^(-N (x - 1 - ln x)), on either side (Chernoff).
    """
    mean = float(abs(values).mean()) or 1e-300
    bound = 2 * math.exp(-values.size * (mean - 1 - math.log(mean)))
    said = f"the mean size of {many(values.size, 'noise')} {where} is {mean:.4g} λ"
    return Count(1, values.size, 0, said, at, min(1.0, bound))


@functools.cache
def _sum_above(n: int, bound: float) -> float:
    """The chance that n independent Laplace noises of scale 1 add up to more than `bound`.

    Their sum is the difference of two waiting times for n arrivals. While `bound` passes, the first
    clock has some arrivals, a Poisson number; from then on each next one is a fair coin's.
    """
    total = 0.0
    for early in range(n):
        mass = math.exp(early * math.log(bound) - bound - math.lgamma(early + 1))
        tosses = 2 * n - 1 - early
        # The second clock has n of these tosses: fewer than n - early are the first's.
        total += mass * binomial_tail(n - 1 - early, tosses, 0.5, whole=True)
        if early > bound and mass < 1e-18:
            break
    return total


def all_together(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[Count]:
    """All noises of all calls together: the far tails need many."""
    noises = [values.ravel() for calls, values in zip(table, rows, strict=True) if calls.law.scale]
    if noises:
        together = np.concatenate(noises)
        if together.size:
            largest = float(abs(together).max())
            said = f"the largest of {together.size} noises is {largest:.4g} λ from 0"
            yield Count(1, together.size, 0, said, 0, together.size * math.exp(-largest))
            said = f"none of {together.size} noises is further than {largest:.4g} λ from 0"
            bound = math.exp(together.size * math.log1p(-math.exp(-largest))) if largest else 0.0
            yield Count(1, together.size, 0, said, 0, bound, share=_CUT)
        for event in table[0].law.events:
            found = int(event.happens(together).sum())
            yield Count(found, together.size, event.chance, event.words, 0)
        for name, (at, part) in _by_group(table, rows).items():
            yield _sizes(at, part, f"at {name}")
            for event in table[0].law.events:
                found = int(event.happens(part).sum())
                yield Count(found, part.size, event.chance, f"{event.words} at {name}", at)


def _by_group(table: Sequence[Calls], rows: Sequence[Draws]) -> dict[str, tuple[int, Draws]]:
    """The noises of groups that occur in several rows, with the first of those."""
    found: dict[str, list[tuple[int, Draws]]] = {}
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        groups = np.array([str(g) for g in calls.groups])
        for name in sorted(set(groups.tolist())) if calls.law.scale else []:
            found.setdefault(name, []).append((at, values[:, groups == name].ravel()))
    return {
        name: (parts[0][0], np.concatenate([part for _, part in parts]))
        for name, parts in found.items()
        if len(parts) > 1
    }


_STEPS = ((1e-10, 5e-13), (1e-12, 2e-14), (2.0**-40, 1e-15))
"""To multiples of what noise may be rounded, and how far off a difference of floats is then."""


def rounded(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[Count]:
    """Whether half of a row's noises are rounded; where the truth is large, floats hide it."""
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        if not calls.law.scale or not values.size:
            continue
        raw = values.ravel() * calls.law.scale
        for step, off in _STEPS:
            found = int((abs(raw - step * np.round(raw / step)) < off).sum())
            said = f"{found} of {raw.size} noises are rounded to multiples of {step:.3g}"
            # Each is so near by chance, as long as noise is not as fine itself.
            near = 2 * off / step
            bound = min(1.0, (4 * near) ** (raw.size / 2)) if calls.law.scale > 1e-3 else 1.0
            yield Count(int(found >= raw.size / 2), raw.size, 0, said, at, bound)
