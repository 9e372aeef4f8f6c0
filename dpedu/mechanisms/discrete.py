"""Discrete twins of the Laplace and the Gaussian mechanism: exact, on whole numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.mechanisms.additive import DiscreteNoise
from dpedu.neighbours import DataSet, Neighbourhood
from dpedu.noise import exact
from dpedu.privacy import divergences
from dpedu.privacy.channel import Channel
from dpedu.privacy.discrete_profiles import (
    discrete_gaussian_delta,
    discrete_gaussian_epsilon,
    discrete_gaussian_sigma,
    discrete_laplace_delta,
    discrete_laplace_epsilon,
)
from dpedu.privacy.guarantee import Guarantee

WIDE = 20.0
"""From this σ on, sums of a Gaussian over the whole numbers equal its integrals to all digits."""


class DiscreteLaplace(DiscreteNoise):
    """Adds noise with ``P(k) ∝ e^(−|k| ε/Δ_1)`` to every entry of a whole-number answer.

    Parameters
    ----------
    epsilon
        ε > 0. A float stands for precisely the fraction that it is.
    sensitivity
        Δ_1 ≥ 1, the L1 sensitivity of the answer, a whole number.
    neighbourhood
        The neighbours that the sensitivity is for, and with it the guarantee.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or ``Δ_1/ε`` is not between 10⁻¹⁵ and 10¹⁵.

    Notes
    -----
    It is ε-DP, exactly: `release` draws from precisely these probabilities. Also known as the
    two-sided geometric mechanism.

    References
    ----------
    Ghosh, Roughgarden and Sundararajan, "Universally utility-maximizing privacy mechanisms", STOC
    2009.

    Examples
    --------
    >>> count = DiscreteLaplace(epsilon=Fraction(1, 2), sensitivity=1)
    >>> count.scale
    Fraction(2, 1)
    >>> count.release([300, 0], rng=np.random.default_rng(1))
    array([300,  -6])
    >>> round(DiscreteLaplace(epsilon=1, sensitivity=1).probability(0), 6)    # tanh ½
    0.462117
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        sensitivity: int,
        neighbourhood: Neighbourhood | str = Neighbourhood.MEMBERSHIP,
    ) -> None:
        super().__init__(sensitivity=sensitivity, neighbourhood=neighbourhood)
        self._epsilon = validate.positive(epsilon=epsilon)
        self.scale = self.sensitivity / Fraction(self._epsilon)
        if not Fraction(1, exact.LIMIT) <= self.scale <= exact.LIMIT:
            raise ValueError(
                "sensitivity / epsilon must be between 1e-15 and 1e15, "
                f"got {validate.show(sensitivity)} / {validate.show(epsilon)}"
            )

    def __repr__(self) -> str:
        return (
            f"DiscreteLaplace(epsilon={self._epsilon!r}, sensitivity={self.sensitivity!r}, "
            f"neighbourhood={self.neighbourhood!r})"
        )

    @property
    def variance(self) -> float:
        """``2q/(1 − q)²`` with ``q = e^(−ε/Δ_1)``: a little below 2λ² of the continuous twin."""
        rate = float(1 / self.scale)
        if rate > 700:
            return 2 * math.exp(-rate)
        return 0.5 / math.sinh(rate / 2) ** 2

    def epsilon(self, delta: Number = 0) -> Number:
        """The least ε for which the release of one number is (ε, δ)-DP.

        At δ = 0 it is the ε that the mechanism was made for, exactly.
        """
        if validate.probability(delta=delta) == 0:
            return self._epsilon
        return discrete_laplace_epsilon(delta, self.scale, self.sensitivity)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile of one number: the least δ for which it is (ε, δ)-DP."""
        return discrete_laplace_delta(epsilon, self.scale, self.sensitivity)

    def guarantee(self) -> Guarantee:
        """The pure guarantee, under the neighbours that the sensitivity is for."""
        return Guarantee(epsilon=self._epsilon, neighbourhood=self.neighbourhood)

    def noise(self, shape: int | tuple[int, ...], *, rng: np.random.Generator) -> IntArray:
        """Independent noise of a shape, without an answer."""
        return exact.discrete_laplace(self.scale, shape, rng=rng)

    def _weights(self, noise: IntArray) -> FloatArray:
        rate = float(1 / self.scale)
        return np.asarray(math.tanh(rate / 2) * np.exp(-rate * np.abs(noise)))

    def accuracy(self, probability: Number = 2 / 3) -> int:
        """The least whole α_acc with ``Pr(|noise| ≤ α_acc) ≥ probability``, for one entry.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.

        Examples
        --------
        >>> DiscreteLaplace(epsilon=1, sensitivity=1).accuracy()
        1
        """
        chance = float(validate.open_probability(probability=probability))
        rate = float(1 / self.scale)
        # Pr(|K| > m) = 2 q^(m+1)/(1 + q), solved for m.
        reach = math.log(2 / (1 - chance) / (1 + math.exp(-rate))) / rate - 1
        return max(0, math.ceil(reach - 1e-12))


class DiscreteGaussian(DiscreteNoise):
    """Adds noise with ``P(k) ∝ e^(−k²/(2σ²))`` to every entry of a whole-number answer.

    Parameters
    ----------
    epsilon
        ε ≥ 0.
    delta
        δ strictly between 0 and 1.
    sensitivity
        Δ ≥ 1, by how much *one* entry can differ between neighbours, a whole number.
    neighbourhood
        The neighbours that the sensitivity is for, and with it the guarantee.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is (ε, δ)-DP where neighbours differ in one entry: a count, a sum, a histogram under
    membership. Where several entries differ, by Δ_2 in all, it is ``Δ_2²/(2σ²)``-zCDP: `zcdp`.

    References
    ----------
    Canonne, Kamath and Steinke, "The discrete Gaussian for differential privacy", NeurIPS 2020.

    Examples
    --------
    >>> mechanism = DiscreteGaussian(epsilon=1, delta=1e-5, sensitivity=1)
    >>> round(float(mechanism.sigma), 3), round(mechanism.variance, 3)
    (3.74, 13.991)
    >>> mechanism.release(300, rng=np.random.default_rng(1))
    300
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number,
        sensitivity: int,
        neighbourhood: Neighbourhood | str = Neighbourhood.MEMBERSHIP,
    ) -> None:
        super().__init__(sensitivity=sensitivity, neighbourhood=neighbourhood)
        self._epsilon = validate.non_negative(epsilon=epsilon)
        self._delta = validate.open_probability(delta=delta)
        self.sigma = Fraction(discrete_gaussian_sigma(epsilon, delta, self.sensitivity))

    def __repr__(self) -> str:
        return (
            f"<DiscreteGaussian: sigma={float(self.sigma):g}, sensitivity={self.sensitivity}, "
            f"{self.neighbourhood} neighbours>"
        )

    @property
    def variance(self) -> float:
        """The variance of one entry: σ² unless σ is small, where it is less."""
        sigma = float(self.sigma)
        if sigma >= WIDE:
            return sigma**2
        k = np.arange(1, int(40 * WIDE))
        return float(2 * (k**2 * self._weights(k)).sum())

    def epsilon(self, delta: Number | None = None) -> Number:
        """The least ε for which one entry is (ε, δ)-DP; without δ, the ε that it was made for."""
        if delta is None:
            return self._epsilon
        return discrete_gaussian_epsilon(delta, self.sigma, self.sensitivity)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile of one entry: the least δ for which it is (ε, δ)-DP."""
        return discrete_gaussian_delta(epsilon, self.sigma, self.sensitivity)

    def zcdp(self) -> float:
        """ρ = Δ²/(2σ²), for zero-concentrated differential privacy; with Δ_2 in any dimension."""
        return float(self.sensitivity**2 / (2 * self.sigma**2))

    def guarantee(self) -> Guarantee:
        """The (ε, δ) that the mechanism was made for, under the sensitivity's neighbours."""
        return Guarantee(epsilon=self._epsilon, delta=self._delta, neighbourhood=self.neighbourhood)

    def noise(self, shape: int | tuple[int, ...], *, rng: np.random.Generator) -> IntArray:
        """Independent noise of a shape, without an answer."""
        return exact.discrete_gaussian(self.sigma, shape, rng=rng)

    @cached_property
    def _total(self) -> float:
        """Σ_k e^(−k²/(2σ²))."""
        sigma = float(self.sigma)
        if sigma >= WIDE:
            return sigma * math.sqrt(2 * math.pi)
        k = np.arange(1, int(40 * WIDE))
        return float(1 + 2 * np.exp(-((k / sigma) ** 2) / 2).sum())

    def _weights(self, noise: IntArray) -> FloatArray:
        return np.asarray(np.exp(-((noise / float(self.sigma)) ** 2) / 2) / self._total)

    def accuracy(self, probability: Number = 2 / 3) -> int:
        """The least whole α_acc with ``Pr(|noise| ≤ α_acc) ≥ probability``, for one entry.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.
        """
        chance = float(validate.open_probability(probability=probability))
        # Pr(|K| ≥ m) is at most 2e^(−m²/(2σ²)).
        reach = int(float(self.sigma) * math.sqrt(2 * math.log(2 / (1 - chance)))) + 2
        masses = self._weights(np.arange(reach))
        within = 2 * np.cumsum(masses) - masses[0]
        return int(np.searchsorted(within, chance - 1e-12))


class Geometric:
    """The geometric mechanism for a count that is known to lie between 0 and n.

    Two-sided geometric noise is added, and what falls outside is moved to the nearer end: that is
    post-processing, and the error only shrinks.

    Parameters
    ----------
    largest
        n ≥ 1, the largest possible count.
    epsilon
        ε > 0; or else:
    ratio
        ``r = e^ε > 1``. A whole number or `Fraction` makes `probabilities` and `channel` exact.
    neighbourhood
        The neighbours between which the count differs by at most 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or not just one of `epsilon` and `ratio` is given.

    References
    ----------
    Ghosh, Roughgarden and Sundararajan, "Universally utility-maximizing privacy mechanisms", STOC
    2009: for every prior and every reasonable loss, the best ε-DP answer is one of this, read
    anew.

    Examples
    --------
    >>> Geometric(largest=2, ratio=2).probabilities(1)
    array([Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)], dtype=object)
    >>> Geometric(largest=50, epsilon=1).release(20, rng=np.random.default_rng(3))
    20
    """

    def __init__(
        self,
        *,
        largest: int,
        epsilon: Number | None = None,
        ratio: Number | None = None,
        neighbourhood: Neighbourhood | str = Neighbourhood.MEMBERSHIP,
    ) -> None:
        self.largest = validate.integer(1, largest=largest)
        if (epsilon is None) == (ratio is None):
            raise TypeError("epsilon or ratio must be given, and not both")
        if ratio is None:
            level = validate.positive(epsilon=epsilon)
            self._shrink: Number = math.exp(-level)
        else:
            factor = validate.finite(ratio=ratio)
            if factor <= 1:
                raise ValueError(f"ratio must be above 1, got {validate.show(ratio)}")
            self._shrink = 1 / factor if isinstance(factor, float) else 1 / Fraction(factor)
            level = divergences.log(factor)
        self._noise = DiscreteLaplace(epsilon=level, sensitivity=1, neighbourhood=neighbourhood)

    def __repr__(self) -> str:
        return (
            f"<Geometric: counts 0 to {self.largest}, epsilon={float(self.epsilon()):g}, "
            f"{self._noise.neighbourhood} neighbours>"
        )

    def epsilon(self) -> Number:
        """ε, exactly as it was given."""
        return self._noise.epsilon()

    def guarantee(self) -> Guarantee:
        """The pure guarantee."""
        return self._noise.guarantee()

    def probabilities(self, count: int) -> NDArray[Any]:
        """The probability of each answer 0, …, n for that true count.

        Raises
        ------
        TypeError, ValueError
            If the count is no whole number from 0 to n.
        """
        count = self._checked(count)
        q: Any = self._shrink
        powers = np.array([q ** abs(answer - count) for answer in range(self.largest + 1)])
        chances: NDArray[Any] = (1 - q) / (1 + q) * powers
        chances[[0, -1]] = powers[[0, -1]] / (1 + q)
        return chances

    def channel(self, query: Callable[[DataSet], int], data_sets: Sequence[DataSet]) -> Channel:
        """The mechanism as a table, for a counting query on some data sets.

        Examples
        --------
        >>> from dpedu import data_sets
        >>> table = Geometric(largest=2, ratio=3).channel(sum, data_sets((0, 1), range(3)))
        >>> table.max_ratio("membership")
        Fraction(3, 1)
        """
        rows = [self.probabilities(query(data)) for data in data_sets]
        return Channel(rows, inputs=data_sets, outputs=range(self.largest + 1))

    def release(self, count: int, *, rng: np.random.Generator) -> int:
        """A private count between 0 and n.

        Raises
        ------
        TypeError, ValueError
            If the count is no whole number from 0 to n, or `rng` is no generator.
        """
        noisy: int = self._noise.release(self._checked(count), rng=rng)
        return min(max(noisy, 0), self.largest)

    def _checked(self, count: int) -> int:
        count = validate.integer(0, count=count)
        if count > self.largest:
            raise ValueError(f"count must be at most {self.largest}, got {validate.show(count)}")
        return count
