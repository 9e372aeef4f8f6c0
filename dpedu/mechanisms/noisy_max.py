"""Report noisy max: noise on every utility, and only the winner's name is told."""

from __future__ import annotations

import itertools
import math
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import smallest
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.mechanisms.permute_and_flip import gauss_rule, winning_chances
from dpedu.mechanisms.selection import Selection, gumbel_noise
from dpedu.neighbours import Neighbourhood
from dpedu.noise.choice import flips_from_words, laplace_from_words, rows_from_words
from dpedu.noise.exact import Words
from dpedu.noise.exponentials import Decay

Noise = Literal["laplace", "exponential", "gumbel"]
DRAWS = {
    "laplace": laplace_from_words, "exponential": flips_from_words, "gumbel": rows_from_words,
}  # fmt: skip


class ReportNoisyMax(Selection):
    """Adds independent noise of scale ``2Δ_U/ε`` to every utility, and names the largest.

    Parameters
    ----------
    epsilon
        ε from 0 to infinity, both included.
    sensitivity
        Δ_U > 0: by how much a utility can differ between neighbours, for any one candidate.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.
    monotone
        Whether between any two neighbours all utilities move the same way. Only then is noise of
        scale ``Δ_U/ε`` enough, and it is what is added. Counts are monotone under membership, and
        not under edit: one can rise while another falls.
    noise
        ``"laplace"``; ``"exponential"``, which makes it permute-and-flip; or ``"gumbel"``, which
        makes it the exponential mechanism.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP, however many candidates there are, because only the winner's name is released: not
    its noisy utility. Whole-number utilities are picked from exactly.

    References
    ----------
    Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Claim 3.9, for
    counts, which are monotone.

    Examples
    --------
    >>> votes = ReportNoisyMax(epsilon=1, sensitivity=1, monotone=True)
    >>> votes.scale
    1.0
    >>> votes.release([3, 40, 2], rng=np.random.default_rng(1))
    1
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        sensitivity: Number,
        neighbourhood: Neighbourhood | str | None = None,
        monotone: bool = False,
        noise: Noise = "laplace",
    ) -> None:
        super().__init__(
            epsilon=epsilon,
            sensitivity=sensitivity,
            neighbourhood=neighbourhood,
            monotone=monotone,
        )
        self.noise: Noise = validate.one_of(("laplace", "exponential", "gumbel"), noise=noise)

    @property
    def scale(self) -> float:
        """The scale of the noise: ``2Δ_U/ε``, or ``Δ_U/ε`` if monotone, rounded up to a float."""
        return self._scale()

    def accuracy(self, candidates: int, *, probability: Number = 2 / 3) -> float:
        """How far below the best utility the picked one may lie, with at least that probability.

        With noise of scale b it is the least ``tb`` for which ``(k − 1)(½ + t/4) e^(−t)`` is at
        most 1 − probability, whatever the utilities of the k candidates. For the other two kinds
        of noise it is ``b ln(k/(1 − probability))``.

        Parameters
        ----------
        candidates
            k, at least 1.
        probability
            Strictly between 0 and 1.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.

        Notes
        -----
        A candidate that lies tb below the best passes it if the difference of two Laplace variables
        exceeds tb, which has the chance ``(½ + t/4) e^(−t)``: a heavier tail than that of one
        variable. The rest is the union bound.

        Examples
        --------
        >>> round(ReportNoisyMax(epsilon=1, sensitivity=1).accuracy(10, probability=0.99), 3)
        15.374
        """
        return super().accuracy(candidates, probability=probability)

    def _reach(self, candidates: int, left: float) -> float:
        if self.noise != "laplace":
            return super()._reach(candidates, left)
        if candidates == 1:
            return 0.0
        more = left - math.log(candidates - 1)
        if math.log(0.5) <= more:  # a fair coin for each of the others fails seldom enough
            return 0.0
        return smallest(lambda t: math.log(0.5 + t / 4) - t <= more, guess=1.0)

    def probabilities(self, utilities: ArrayLike) -> NDArray[Any]:
        """The probability of each candidate.

        Parameters
        ----------
        utilities
            Finite utilities, one a candidate along the last axis.

        Returns
        -------
        numpy.ndarray
            Of the same shape; sums to 1 over the last axis. For Laplace noise floats, by numerical
            integration, in time that grows like k² or k³: right to within 10⁻¹², so that of a
            chance below that no digit needs to be. For the others as the mechanism that it is then.

        Raises
        ------
        TypeError, ValueError
            If the utilities are empty or not finite numbers (whole ones, after `with_base`).
        """
        if self.noise == "laplace":
            scores = self._log_weights(utilities)
            rows = scores.reshape(-1, scores.shape[-1])
            return np.array([_laplace_row(row) for row in rows]).reshape(scores.shape)
        weights = self._weights(utilities)
        if self.noise == "exponential":
            return winning_chances(weights)
        return np.asarray(weights / weights.sum(axis=-1, keepdims=True))

    def _exactly(self, losses: NDArray[Any], decay: Decay, words: Words) -> IntArray:
        return DRAWS[self.noise](losses, decay, words)

    def _noise(self, shape: tuple[int, ...], rng: np.random.Generator) -> FloatArray:
        if self.noise == "laplace":
            return rng.laplace(size=shape)
        if self.noise == "exponential":
            return rng.standard_exponential(shape)
        return gumbel_noise(shape, rng)


def _laplace_row(scores: FloatArray) -> FloatArray:
    """Who is largest after standard Laplace noise: ``∫ f(x − s_i) ∏_(j≠i) F(x − s_j) dx``.

    The integrand is smooth between the scores, which lie at 0 or below. Below −45 the best
    candidate is hardly ever, above 45 + ln k hardly anybody: what is cut off is below e⁻⁴⁵.
    """
    low, high = -45.0, 45.0 + math.log(scores.size)
    kinks = scores[(scores > low) & (scores < high)]
    edges = np.unique(np.concatenate([np.linspace(low, high, 64), kinks]))
    nodes, masses = gauss_rule()
    total = np.zeros_like(scores)
    for start, end in itertools.pairwise(edges):
        z = (start + (end - start) * nodes)[:, np.newaxis] - scores
        tail = np.exp(-np.abs(z)) / 2
        log_cdf = np.where(z < 0, -np.abs(z) - math.log(2), np.log1p(-tail))
        others = np.exp(log_cdf.sum(axis=1, keepdims=True) - log_cdf)
        total += (end - start) * (masses @ (tail * others))
    return np.minimum(total, 1.0)  # a sum of roundings can pass it
