"""Distributions as lists of exact probabilities, alone or of the same outputs as another one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu.checks.kinds import Given, Kind

TINY = Fraction(1, 10**20)
"""No float near 1 shows such a step."""


@dataclass(frozen=True)
class Shares(Kind):
    """Lists of `Fraction`s that sum to 1; ``like`` names one that has the same length."""

    least: int
    most: int
    like: str
    parts: int | None = None

    def words(self) -> str:
        if self.like:
            said = f"a list of as many `Fraction`s as `{self.like}`, which sum to 1 too"
            return said + self._common()
        size = f"{self.least} to {self.most}"
        zeros = "none negative, some perhaps 0"
        return f"a list of {size} `Fraction`s that sum to 1, {zeros}{self._common()}"

    def _common(self) -> str:
        return f", with a common denominator of at most {self.parts}" if self.parts else ""

    def needs(self) -> tuple[str, ...]:
        return (self.like,) if self.like else ()

    def mutable(self) -> bool:
        return True

    def edges(self, given: Given) -> list[Any]:
        if self.like:
            base = list(given[self.like])
            size = len(base)
            sure = [Fraction(i == 0) for i in range(size)]
            found = [base, base[::-1], base[1:] + base[:1], sure, sure[::-1], _parts([1] * size)]
            step = Fraction(1, math.lcm(*(b.denominator for b in base))) if self.parts else TINY
            step = step if base[0] >= step and size > 1 else Fraction(0)
            found.append([base[0] - step, *base[1:-1], *([base[-1] + step] if size > 1 else [])])
        else:
            found = [
                _parts(weights)
                for weights in (
                    *([1], [0, 1], [1, 0], [1, 1], [1, 2], [0, 1, 1], [1, 0, 1], [1, 1, 2]),
                    *self._fine(),
                    *([1] * self.most, [0] * (self.most - 1) + [1], list(range(1, self.most + 1))),
                )
            ]
        unique = {repr(shares): shares for shares in found if self.holds(shares, given)}
        return list(unique.values())

    def _fine(self) -> list[list[int]]:
        """Shares that differ by little, or of which one is little."""
        if not self.parts:
            return [[1, 10**20 - 1], [10**9 + 7, 10**9 + 9, 10**9 + 21]]
        third = self.parts // 3
        return [[1, self.parts - 1], [third - 1, third, third + 1], [self.parts - 1, 0, 1]]

    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        if self.like and rng.random() < 0.2:
            edges = self.edges(given)
            return edges[int(rng.integers(len(edges)))]
        base = given[self.like] if self.like else ()
        size = len(base) or int(rng.integers(self.least, self.most + 1))
        large = self.parts // size + 1 if self.parts else 10**12
        most = large if rng.random() < 0.2 else min(9, large)
        weights = rng.integers(0, most, size=size).tolist()
        if self.like and rng.random() < 0.3:  # what one cannot give, the other cannot either
            weights = [weight * (share > 0) for weight, share in zip(weights, base, strict=True)]
        return _parts(weights) if any(weights) else _parts([1] * size)

    def holds(self, value: Any, given: Given) -> bool:
        least, most = (len(given[self.like]),) * 2 if self.like else (self.least, self.most)
        return (
            isinstance(value, list)
            and least <= len(value) <= most
            and all(isinstance(share, Fraction) and share >= 0 for share in value)
            and sum(value) == 1
            and (not self.parts or math.lcm(*(v.denominator for v in value)) <= self.parts)
        )


def _parts(weights: Sequence[int]) -> list[Fraction]:
    return [Fraction(weight, sum(weights)) for weight in weights]


def shares(least: int = 1, most: int = 8, *, like: str = "", parts: int | None = None) -> Shares:
    """Exact probabilities: certainty, zeros, ties, the longest, and steps that no float shows, but
    for ``parts``, the largest common denominator.

    Examples
    --------
    >>> shares(2, 4).words()
    'a list of 2 to 4 `Fraction`s that sum to 1, none negative, some perhaps 0'
    >>> shares(like="one").words()
    'a list of as many `Fraction`s as `one`, which sum to 1 too'
    >>> shares(like="one", parts=60).words().partition("too, ")[2]
    'with a common denominator of at most 60'
    """
    return Shares(least, most, like, parts)
