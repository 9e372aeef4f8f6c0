"""Discrete twins of the Laplace and the Gaussian mechanism: exact, on whole numbers."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import big, digits, logarithm, most, never_below, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.additive import DiscreteNoise, rounded_reach, whole_sigma_of_rho
from dpedu.mechanisms.contract import Mechanism, above_one, absent, shown
from dpedu.neighbours import DataSet, Neighbourhood
from dpedu.noise import exact
from dpedu.noise.choice import picks
from dpedu.privacy import loss
from dpedu.privacy.channel import Channel, room_for
from dpedu.privacy.composition import zcdp_delta, zcdp_epsilon, zcdp_rho
from dpedu.privacy.discrete_profiles import (
    discrete_gaussian_delta,
    discrete_gaussian_epsilon,
    discrete_gaussian_sigma,
    discrete_laplace_delta,
    discrete_laplace_epsilon,
)
from dpedu.privacy.loss import Release

WIDE = 20.0
"""From this σ on, sums of a Gaussian over the whole numbers equal its integrals to all digits."""


TABLED = 1000
"""Up to this σ the tails of a discrete Gaussian are added up; above, integrals bound them."""

LARGEST_TABLE = 1024
"""Up to how large a count a `Geometric` draws from its table, and shows it."""


class DiscreteLaplace(DiscreteNoise):
    """Adds noise with ``P(k) ∝ e^(−|k| ε/Δ_1)`` to every entry of a whole-number answer.

    Parameters
    ----------
    epsilon
        ε > 0. A float is the decimal that Python shows: 0.1 is 1/10.
    sensitivity
        Δ_1 ≥ 1, the L1 sensitivity of the answer, a whole number.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.

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
        neighbourhood: Neighbourhood | str | None = None,
    ) -> None:
        super().__init__(sensitivity=sensitivity, neighbourhood=neighbourhood)
        self._epsilon = validate.positive(epsilon=epsilon)
        self.scale = self.sensitivity / validate.exact(self._epsilon)
        if not Fraction(1, exact.LIMIT) <= self.scale <= exact.LIMIT:
            raise ValueError(
                "epsilon must leave a scale between 1e-15 and 1e15 for a sensitivity of "
                f"{validate.show(sensitivity)}, got {validate.show(epsilon)}"
            )

    def __repr__(self) -> str:
        return (
            f"DiscreteLaplace(epsilon={validate.written(self._epsilon)}, "
            f"sensitivity={validate.written(self.sensitivity)}, "
            f"neighbourhood={self.neighbourhood!r})"
        )

    @property
    def variance(self) -> float:
        """``2q/(1 − q)²`` with ``q = e^(−ε/Δ_1)``: a little below 2λ² of the continuous twin."""
        rate = float(1 / self.scale)
        if rate > 700:
            return 2 * math.exp(-rate)
        return 0.5 / math.sinh(rate / 2) ** 2

    def epsilon(self, delta: Number | None = None) -> Number:
        """The least ε for which the release of a number, the worst of vectors, is (ε, δ)-DP.

        Without δ it is the ε that the mechanism was made for, exactly.
        """
        if delta is None:
            return self._epsilon
        return discrete_laplace_epsilon(delta, self.scale, self.sensitivity)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile of a number, the worst of vectors: the least δ for that ε."""
        if never_below(validate.extended_non_negative(epsilon=epsilon), self._epsilon):
            return 0.0
        return discrete_laplace_delta(epsilon, self.scale, self.sensitivity)

    def loss(self) -> Release:
        """The privacy loss of discrete Laplace noise, for an accountant."""
        if self.sensitivity > 10**6 or self._epsilon > 600:
            return super().loss()
        made = loss.discrete_laplace(scale=self.scale, sensitivity=self.sensitivity)
        return made.under(self.neighbourhood)

    def noise(self, shape: int | tuple[int, ...], *, rng: Randomness) -> IntArray:
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
        mp = digits()
        scale, left = big(mp, self.scale), big(mp, validate.outside(probability=probability))
        # Pr(|K| > m) = 2 q^(m+1)/(1 + q), solved for m.
        reach = scale * (mp.log(2 / left) - mp.log1p(mp.exp(-1 / scale))) - 1
        return max(0, int(mp.ceil(reach)))


class DiscreteGaussian(DiscreteNoise):
    """Adds noise with ``P(k) ∝ e^(−k²/(2σ²))`` to every entry of a whole-number answer.

    Parameters
    ----------
    epsilon
        ε ≥ 0.
    delta
        δ strictly between 0 and 1.
    sensitivity
        Δ ≥ 1, by how much one entry can differ between neighbours, a whole number.
    entries
        In how many entries neighbours can differ: 1 for a histogram under membership, 2 under
        edit. Without it the mechanism releases one number only.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or one entry needs a σ above 10⁶, for which the exact
        profile would take too long: with ``entries`` of 2 or more wider noise is had from ρ.

    Notes
    -----
    Where neighbours differ in one entry the profile is exact. Where they differ in m entries the
    noise is ``m Δ²/(2σ²)``-zCDP, and ε and δ follow from that: a little more noise than needed.

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
        entries: int | None = None,
        neighbourhood: Neighbourhood | str | None = None,
    ) -> None:
        super().__init__(sensitivity=sensitivity, neighbourhood=neighbourhood)
        self._epsilon = validate.non_negative(epsilon=epsilon)
        self._delta = validate.open_probability(delta=delta)
        self.entries = None if entries is None else validate.integer(1, entries=entries)
        if self._several:
            rho = zcdp_rho(epsilon, delta)
            if rho == 0:
                raise ValueError(
                    "epsilon and delta must leave some rho, "
                    f"got {validate.show(epsilon)} and {validate.show(delta)}"
                )
            self.sigma = whole_sigma_of_rho(
                rho, Fraction(self.sensitivity**2 * (self.entries or 1)),
                epsilon=epsilon, delta=delta, sensitivity=sensitivity,
            )  # fmt: skip
        else:
            self.sigma = Fraction(discrete_gaussian_sigma(epsilon, delta, self.sensitivity))

    def __repr__(self) -> str:
        return (
            f"<DiscreteGaussian: sigma={float(self.sigma):g}, sensitivity={self.sensitivity}"
            f"{shown(self.neighbourhood)}>"
        )

    @property
    def _several(self) -> bool:
        return self.entries is not None and self.entries > 1

    @property
    def variance(self) -> float:
        """The variance of one entry: σ² unless σ is small, where it is less."""
        sigma = float(self.sigma)
        if sigma >= WIDE:
            return sigma**2
        k = np.arange(1, int(40 * WIDE))
        return float(2 * (k**2 * self._weights(k)).sum())

    def epsilon(self, delta: Number | None = None) -> Number:
        """The least ε for one entry, an ε for several; without δ, what it was made for."""
        if delta is None:
            return self._epsilon
        if self._several:
            return zcdp_epsilon(self.zcdp(), delta)
        return discrete_gaussian_epsilon(delta, self.sigma, self.sensitivity)

    def delta(self, epsilon: Number) -> float:
        """A δ for which the release is (ε, δ)-DP: for one entry the least."""
        if self._several:
            return zcdp_delta(self.zcdp(), epsilon)
        return discrete_gaussian_delta(epsilon, self.sigma, self.sensitivity)

    def zcdp(self) -> float:
        """ρ = m Δ²/(2σ²) for m entries, for zero-concentrated differential privacy."""
        return up((self.entries or 1) * self.sensitivity**2 / (2 * self.sigma**2))

    def renyi(self, order: Number) -> float:
        """A bound on the Rényi divergence of that order between neighbours: ``αρ``.

        Raises
        ------
        TypeError, ValueError
            If the order is not above 1.
        """
        alpha = above_one(order)
        return math.inf if alpha == math.inf else up(most(alpha) * most(self.zcdp()))

    def loss(self) -> Release:
        """The privacy loss of discrete Gaussian noise, for an accountant.

        Raises
        ------
        Absent
            If σ is outside of what `dpedu.privacy.loss.discrete_gaussian` can do, and the mechanism
            was not made for an ε either.
        """
        try:
            made = loss.discrete_gaussian(sigma=float(self.sigma), sensitivity=self.sensitivity)
        except ValueError:
            return super().loss()
        return made.repeated(self.entries or 1).under(self.neighbourhood)

    def release(self, value: ArrayLike, *, rng: Randomness) -> Any:
        """The answer plus independent noise in every entry.

        Parameters
        ----------
        value
            The true answer: a whole number, or, if the mechanism was told in how many `entries`
            neighbours can differ, an array of them of any shape.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the answer is empty, not whole, or an array without `entries`; or `rng` is no source
            of randomness.
        """
        if self.entries is None and validate.whole_array(value=value).size > 1:
            raise ValueError(
                "value must be one number unless entries=… says in how many entries "
                f"neighbours can differ, got {validate.show(value)}"
            )
        return super().release(value, rng=rng)

    def noise(self, shape: int | tuple[int, ...], *, rng: Randomness) -> IntArray:
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

        Above a σ of 1000 it may be larger by 1: it is that of rounded Gaussian noise.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.
        """
        left, sigma = validate.outside(probability=probability), float(self.sigma)
        if sigma > TABLED:
            # Beyond σ the bell is convex: each value is below the integral over its unit. Within it
            # is concave: each is above. So the discrete kind is never further out.
            return rounded_reach(self.sigma, left)
        mp = digits()
        level = float(mp.log(big(mp, left)))
        level -= 1e-12 * (1 - level)  # what floats may be off by
        steps = np.arange(10 * sigma + 10)

        def enough(m: int) -> bool:  # ln Pr(|K| > m), from the largest term of its sum
            rest = np.exp(-steps * (steps + 2 * (m + 1)) / (2 * sigma**2)).sum()
            tail = math.log(2 * rest / self._total) - ((m + 1) / sigma) ** 2 / 2
            return tail <= level

        # Pr(|K| ≥ m) is at most 2e^(−m²/(2σ²)).
        furthest = math.ceil(sigma * math.sqrt(2 * (math.log(2) - level))) + 1
        return bisect_left(range(furthest), True, key=enough)


class Geometric(Mechanism):
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
        neighbourhood: Neighbourhood | str | None = None,
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
            level = up(logarithm(digits(), most(factor)))
        if not Fraction(1, exact.LIMIT) <= validate.exact(level) <= exact.LIMIT:
            name, given = ("epsilon", epsilon) if ratio is None else ("ratio", ratio)
            raise ValueError(
                f"{name} must leave noise of a scale between 1e-15 and 1e15, "
                f"got {validate.show(given)}"
            )
        self._noise = DiscreteLaplace(epsilon=level, sensitivity=1, neighbourhood=neighbourhood)
        self._epsilon, self.neighbourhood = level, self._noise.neighbourhood

    variance = absent("it depends on the count, and `probabilities` has all of it")
    accuracy = absent("it depends on the count, and `probabilities` has all of it")
    interval = absent("an answer at an end says only that the noise passed it: see DiscreteLaplace")

    def __repr__(self) -> str:
        return (
            f"<Geometric: counts 0 to {self.largest}, epsilon={float(self._epsilon):g}"
            f"{shown(self.neighbourhood)}>"
        )

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

        Raises
        ------
        TypeError, ValueError
            If the query is no function or gives no count from 0 to n, there are no data sets, n is
            over 1024, or the table would have over 2²⁰ cells.

        Examples
        --------
        >>> from dpedu import data_sets
        >>> table = Geometric(largest=2, ratio=3).channel(sum, data_sets((0, 1), range(3)))
        >>> table.max_ratio("membership")
        Fraction(3, 1)
        """
        validate.function(query=query)
        validate.several(data_sets=data_sets)
        if self.largest > LARGEST_TABLE:
            raise ValueError(
                f"largest must be at most {LARGEST_TABLE} for a table, got {self.largest}"
            )
        room_for(data_sets, answers=range(self.largest + 1))
        rows = [self.probabilities(query(data)) for data in data_sets]
        return Channel(rows, inputs=data_sets, outputs=range(self.largest + 1))

    def release(self, count: int, *, rng: Randomness) -> int:
        """A private count between 0 and n.

        After ``ratio=…`` it is drawn from the table itself, up to a thousand answers: a ratio of
        many digits takes seconds.

        Raises
        ------
        TypeError, ValueError
            If the count is no whole number of at least 0, or `rng` is no source of randomness. One
            above n counts as n: an error would tell.
        """
        true = min(validate.integer(0, None, count=count), self.largest)
        if isinstance(self._shrink, Fraction) and self.largest <= LARGEST_TABLE:
            return int(picks(self.probabilities(true).tolist(), (), rng=rng))
        noisy: int = self._noise.release(true, rng=rng)
        return min(max(noisy, 0), self.largest)

    def _checked(self, count: int) -> int:
        count = validate.integer(0, count=count)
        if count > self.largest:
            raise ValueError(f"count must be at most {self.largest}, got {validate.show(count)}")
        return count
