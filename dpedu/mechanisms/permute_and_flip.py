"""Permute-and-flip: as private as the exponential mechanism, and never worse."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu._validate import FloatArray, IntArray
from dpedu.mechanisms.selection import Selection
from dpedu.noise.choice import flips_from_words
from dpedu.noise.exact import Words
from dpedu.noise.exponentials import Decay

__all__ = ["PermuteAndFlip"]


class PermuteAndFlip(Selection):
    """Goes through the candidates in random order, and stops at each with a chance of its own.

    The chance is ``e^(−ε (U* − U)/(2Δ_U))`` for the best utility U*: a best candidate is always
    taken when its turn comes.

    Parameters
    ----------
    epsilon
        ε from 0 to infinity, both included.
    sensitivity
        Δ_U > 0: by how much a utility can differ between neighbours, for any one candidate.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.
    monotone
        Whether between any two neighbours all utilities move the same way: then the 2 goes.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP, like the exponential mechanism, and for every gap the chance to end further below
    the best utility is at most that mechanism's. For utilities that are not whole numbers `release`
    adds exponential noise and takes the largest, which amounts to the same.

    References
    ----------
    McKenna and Sheldon, "Permute-and-flip: a new mechanism for differentially private selection",
    NeurIPS 2020. Ding, Kifer, Sayed, Steinke, Wang, Xiao and Zhang, "The permute-and-flip mechanism
    is identical to report-noisy-max with exponential noise", 2021.

    Examples
    --------
    >>> mechanism = PermuteAndFlip(epsilon=1, sensitivity=1)
    >>> mechanism.probabilities([0, 1, 2, 3]).round(6)
    array([0.079477, 0.137219, 0.24767 , 0.535633])
    >>> PermuteAndFlip.with_base(2).probabilities([0, 1])
    array([Fraction(1, 4), Fraction(3, 4)], dtype=object)
    """

    def probabilities(self, utilities: ArrayLike) -> NDArray[Any]:
        """The probability of each candidate.

        Parameters
        ----------
        utilities
            Finite utilities, one a candidate along the last axis.

        Returns
        -------
        numpy.ndarray
            Of the same shape; sums to 1 over the last axis. `Fraction`s if the mechanism was made
            by `with_base` (time grows like k²), else floats, correct to about 13 digits.

        Raises
        ------
        TypeError, ValueError
            If the utilities are empty or not finite numbers (whole ones, after `with_base`).
        """
        return winning_chances(self._weights(utilities))

    def _exactly(self, losses: NDArray[Any], decay: Decay, words: Words) -> IntArray:
        return flips_from_words(losses, decay, words)

    def _noise(self, shape: tuple[int, ...], rng: np.random.Generator) -> FloatArray:
        return rng.standard_exponential(shape)


def winning_chances(weights: NDArray[Any]) -> NDArray[Any]:
    """Who wins permute-and-flip, from each one's chance to stop, along the last axis.

    Give every candidate a random time in [0, 1] as its turn. Candidate i wins if it stops, with
    chance w_i, and nobody before its time t did: ``w_i ∫ ∏_(j≠i) (1 − w_j t) dt``.
    """
    rows = weights.reshape(-1, weights.shape[-1])
    solve = _exact_row if weights.dtype == object else _float_row
    return np.array([solve(row) for row in rows], dtype=weights.dtype).reshape(weights.shape)


def _exact_row(weights: NDArray[Any]) -> list[Fraction]:
    """The integral of a polynomial, by its coefficients."""
    product = [Fraction(1)]
    for weight in weights:
        product = [
            a - weight * b for a, b in zip([*product, 0], [0, *product], strict=True)
        ]  # fmt: skip
    chances = []
    for weight in weights:
        total = coefficient = Fraction(0)
        for power, whole in enumerate(product[:-1]):
            coefficient = whole + weight * coefficient  # the product without this candidate
            total += coefficient / (power + 1)
        chances.append(weight * total)
    return chances


def _float_row(weights: FloatArray) -> FloatArray:
    """The same by Gauss's rule, on panels that double in width away from 0."""
    nodes, masses = gauss_rule()
    panels = 4 + math.ceil(math.log2(weights.size))
    edges = [0.0, *(2.0**-power for power in range(panels, -1, -1))]
    total = np.zeros_like(weights)
    for start, end in itertools.pairwise(edges):
        factors = np.log1p(-np.outer(start + (end - start) * nodes, weights))
        others = np.exp(factors.sum(axis=1, keepdims=True) - factors)
        total += (end - start) * (masses @ others)
    return np.minimum(weights * total, 1.0)  # a sum of roundings can pass it


@lru_cache(maxsize=1)
def gauss_rule() -> tuple[FloatArray, FloatArray]:
    """Nodes and masses of Gauss's rule with 24 points on [0, 1]."""
    nodes, masses = np.polynomial.legendre.leggauss(24)
    return (nodes + 1) / 2, masses / 2
