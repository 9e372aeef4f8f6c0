"""Three counters: noise on every answer, noise on every step, and noise on a tree between both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu._validate import FloatArray, IntArray, Number
from dpedu.streams import _worst
from dpedu.streams.counter import Counter


class NaiveCounter(Counter):
    """Noise on every answer: ``L = I``, ``R = A``. An event changes all T answers.

    Its parameters, privacy and errors are those of every `Counter`.

    Notes
    -----
    Laplace noise of scale ``T/ε``, so that the worst error over all steps is ``Θ(T log T/ε)``;
    Gaussian noise grows as √T only.

    References
    ----------
    Dwork, Naor, Pitassi and Rothblum, "Differential privacy under continual observation", STOC
    2010, where counting begins.

    Examples
    --------
    >>> counter = NaiveCounter(steps=1000, epsilon=1)
    >>> counter.mechanism.scale
    1000.0
    >>> round(counter.worst_error()[1])
    7811
    """

    @property
    def _changes(self) -> int:
        return self.steps

    def _accumulate(self, noise: NDArray[Any]) -> NDArray[Any]:
        return noise

    def _accumulated(self, draw: Any) -> Iterator[Any]:
        while True:
            yield _one(draw())

    def variances(self) -> FloatArray:
        """The exact variance of each step's error: the same for all; shape (T,)."""
        return np.full(self.steps, self.mechanism.variance)

    def _covariance(self, at: IntArray) -> FloatArray:
        return np.asarray(at[:, None] == at, dtype=np.float64)

    def _left(self) -> list[list[Any]]:
        return _identity(self.steps)

    def _right(self) -> list[list[Any]]:
        return _sums(self.steps)

    def chance_within(self, bound: Number) -> tuple[float, float]:
        """The probability, twice, that all T errors are at most `bound`: ``P(|z| ≤ bound)^T``."""
        outside = _worst.outside(self.mechanism, self._bound(bound))
        chance = float(np.exp(self.steps * np.log1p(-outside))) if outside < 1 else 0.0
        return chance, chance

    def _largest_variance(self) -> float:
        return self.mechanism.variance


class NoisyBitsCounter(Counter):
    """Noise on every step, and sums of noisy steps: ``L = A``, ``R = I``.

    Its parameters, privacy and errors are those of every `Counter`.

    Notes
    -----
    An event changes one noisy step, so Laplace noise has scale ``1/ε``. Errors add up: the worst
    over all steps is close to ``1.95 √T/ε`` with probability ⅔.

    References
    ----------
    Chan, Shi and Song, "Private and continual release of statistics", ACM TISSEC 2011, Section 3.

    Examples
    --------
    >>> counter = NoisyBitsCounter(steps=10_000, epsilon=1)
    >>> round(counter.worst_error()[1] / 100, 2)    # in units of √T/ε
    1.95
    """

    @property
    def _changes(self) -> int:
        return 1

    def _accumulate(self, noise: NDArray[Any]) -> NDArray[Any]:
        return np.cumsum(noise, axis=0, out=noise)

    def _accumulated(self, draw: Any) -> Iterator[Any]:
        total = 0
        while True:
            total = total + _one(draw())
            yield total

    def variances(self) -> FloatArray:
        """The exact variance of each step's error: t times that of the noise; shape (T,)."""
        return self.mechanism.variance * np.arange(1.0, self.steps + 1)

    def _covariance(self, at: IntArray) -> FloatArray:
        return np.minimum(at[:, None], at).astype(np.float64)

    def _left(self) -> list[list[Any]]:
        return _sums(self.steps)

    def _right(self) -> list[list[Any]]:
        return _identity(self.steps)

    def chance_within(self, bound: Number) -> tuple[float, float]:
        """The probability, twice, that all T errors are at most `bound` in size.

        For Laplace noise, and for its discrete twin, it is an exact series: that of a walk that
        ends where it leaves the bounds. For Gaussian noise it is computed by quadrature up to
        bounds of 60 σ, and beyond from the theory of such walks: there it is right to within
        10⁻⁴, and the closer the farther the bounds.
        """
        chance = _worst.walk_within(self.mechanism, self.steps, self._bound(bound))
        return chance, chance

    def _largest_variance(self) -> float:
        return self.mechanism.variance * self.steps


class BinaryTreeCounter(Counter):
    """Noise on the nodes of a binary tree over the steps; an answer sums at most log₂ T + 1 nodes.

    Its parameters, privacy and errors are those of every `Counter`.

    Notes
    -----
    The sum of the first t steps consists of blocks, one for each bit of t: the block that ends at s
    has as many steps as the lowest bit of s says. So there is one node for every step, and step s
    is in at most ``⌊log₂ T⌋ + 1`` of them: Laplace noise has that over ε as its scale. The error at
    t is the sum of as many noises as t has ones in binary, ``log^1.5 T/ε`` at the worst single
    step. `start` keeps only those.

    References
    ----------
    Dwork, Naor, Pitassi and Rothblum, "Differential privacy under continual observation", STOC
    2010; Chan, Shi and Song, "Private and continual release of statistics", ACM TISSEC 2011. Nodes
    numbered so: Fenwick, "A new data structure for cumulative frequency tables", 1994.

    Examples
    --------
    >>> counter = BinaryTreeCounter(steps=2**16, epsilon=1)
    >>> counter.levels, counter.mechanism.scale
    (17, 17.0)
    >>> float(counter.variances().max())    # 16 nodes of variance 2 · 17²
    9248.0
    """

    @property
    def levels(self) -> int:
        """The number of nodes that an event can be in: ``⌊log₂ T⌋ + 1``."""
        return self.steps.bit_length()

    @property
    def _changes(self) -> int:
        return self.levels

    def _accumulate(self, noise: NDArray[Any]) -> NDArray[Any]:
        # Node s is at place s − 1; its prefix ends where the lowest bit of s is cleared.
        for level in reversed(range(len(noise).bit_length())):
            size = 2**level
            ends = noise[3 * size - 1 :: 2 * size]
            ends += noise[2 * size - 1 :: 2 * size][: len(ends)]
        return noise

    def _accumulated(self, draw: Any) -> Iterator[Any]:
        # At `level`: the error of the last step whose bits below the level are 0.
        sums: list[Any] = [0] * (self.levels + 1)
        for step in range(1, self.steps + 1):
            level = (step & -step).bit_length() - 1
            error = sums[level + 1] + _one(draw())
            sums[: level + 1] = [error] * (level + 1)
            yield error

    def variances(self) -> FloatArray:
        """The exact variance of each step's error: by the ones of t in binary; shape (T,)."""
        ones = np.bitwise_count(np.arange(1, self.steps + 1))
        return np.asarray(self.mechanism.variance * ones.astype(np.float64))

    def _covariance(self, at: IntArray) -> FloatArray:
        # Two prefixes share the nodes of the bits above the highest in which they differ.
        high = np.frexp((at[:, None] ^ at).astype(np.float64))[1]
        return np.asarray(np.bitwise_count(at[:, None] >> high), dtype=np.float64)

    def _left(self) -> list[list[Any]]:
        return [
            [int(node == step >> k << k and step >> k & 1) for node, k in _nodes(self.steps)]
            for step in range(1, self.steps + 1)
        ]

    def _right(self) -> list[list[Any]]:
        return [
            [int(node - 2**k < step <= node) for step in range(1, self.steps + 1)]
            for node, k in _nodes(self.steps)
        ]

    def chance_within(self, bound: Number) -> tuple[float, float]:
        """The probability, twice, that all T errors are at most `bound` in size.

        Given the error where a block begins, its left half, its middle and its right half follow
        each other: one integral a level, computed by quadrature, and for an exact counter one sum.
        """
        chance = _worst.tree_within(self.mechanism, self.steps, self._bound(bound))
        return chance, chance

    def _largest_variance(self) -> float:
        most = max(self.steps.bit_count(), self.steps.bit_length() - 1)
        return self.mechanism.variance * most


def _nodes(steps: int) -> list[tuple[int, int]]:
    """Where each node ends, and its level."""
    return [(step, (step & -step).bit_length() - 1) for step in range(1, steps + 1)]


def _identity(steps: int) -> list[list[Any]]:
    return [[int(row == column) for column in range(steps)] for row in range(steps)]


def _sums(steps: int) -> list[list[Any]]:
    return [[int(row >= column) for column in range(steps)] for row in range(steps)]


def _one(noise: NDArray[Any]) -> Any:
    """A number for an array without axes."""
    return noise.item() if noise.ndim == 0 else noise
