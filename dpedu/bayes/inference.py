"""What to believe after a private answer: the noise is part of the model, not of the data.

A noisy count is not the count. Taken for it, it makes intervals too short and rates negative. The
posterior that knows how the noise is distributed weighs every count that may have been behind it.
Everything here is a finite sum, or an integral over the rate by a fine grid.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.mechanisms.discrete import DiscreteGaussian, DiscreteLaplace, Geometric
from dpedu.mechanisms.gaussian import Gaussian
from dpedu.mechanisms.laplace import Laplace
from dpedu.privacy.divergences import log

DEPTH = 45.0
"""Densities below e^−45 of the largest are left out: 3e-20."""
PANELS, NODES = 256, 4
BLOCK = 2**21
FIRMEST = 10**9
"""How large a prior, or a sample, may be: floats cannot follow a density that is far narrower."""
NO_DENSITY = "log_density must give a number for each rate, not all infinite"

CountNoise = Laplace | Gaussian | DiscreteLaplace | DiscreteGaussian | Geometric


@dataclass(frozen=True)
class CountPosterior:
    """What to believe about a whole number.

    Attributes
    ----------
    counts
        The counts whose probability is a float above 0, ascending.
    probabilities
        Of each; their sum is 1.
    """

    counts: IntArray
    probabilities: FloatArray

    @property
    def mean(self) -> float:
        """The expectation."""
        return float(self.counts @ self.probabilities)

    @property
    def variance(self) -> float:
        """The variance."""
        return float((self.counts - self.mean) ** 2 @ self.probabilities)

    def interval(self, probability: Number = 0.95) -> tuple[int, int]:
        """Counts between which the truth lies with at least that probability, tails alike."""
        tail = validate.shortfall(probability=probability) / 2
        total = np.cumsum(self.probabilities)
        low = int(np.searchsorted(total, tail + 1e-15))
        high = int(np.searchsorted(total, 1 - tail - 1e-15))
        last = len(self.counts) - 1
        return int(self.counts[min(low, last)]), int(self.counts[min(high, last)])


class RatePosterior:
    """What to believe about a rate θ between 0 and 1, from a density that need not be normalised.

    Parameters
    ----------
    log_density
        From an array of rates strictly between 0 and 1 to the logarithms of the density, up to a
        constant. It should have one peak, and no end where it is infinite.
    prior_ones, prior_zeros
        a and b of a prior Beta(a, b) by which that density is multiplied; even without. It may be
        infinite at the ends. Each is at most 10⁹. Probabilities err by less than 1e-6 if both are
        from 0.01 to 10⁶, and by less than 1e-5 above; below, where nearly all of the prior is at
        its ends, by more: 1e-3 at 0.0001.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the function gives no numbers.

    Examples
    --------
    >>> belief = RatePosterior(lambda theta: 3 * np.log(theta) + np.log1p(-theta))    # Beta(4, 2)
    >>> round(belief.mean, 9), round(belief.variance, 9)
    (0.666666667, 0.031746032)
    """

    def __init__(
        self,
        log_density: Callable[[FloatArray], FloatArray],
        *,
        prior_ones: Number = 1,
        prior_zeros: Number = 1,
    ) -> None:
        if not callable(log_density):
            raise TypeError(f"log_density must be a function, got {validate.show(log_density)}")
        self._log_density = log_density
        self._ones, self._zeros = _prior(prior_ones, prior_zeros)
        # Panels are of a place x with logit θ = r ln x − s ln(1 − x): θ itself if r = s = 1. Where
        # the prior is infinite, or has no slope, powers make the density of x begin like x.
        self._r, self._s = (
            1.0 if prior == 1 or prior >= 2 else 2 / prior for prior in (self._ones, self._zeros)
        )
        low, high = 0.0, 1.0
        while True:
            places = np.linspace(low, high, 514)[1:-1]
            logs = self._log_at(places)
            if np.isnan(logs).any() or not logs.max() > -math.inf:
                raise ValueError(NO_DENSITY)
            inside = np.flatnonzero(logs >= logs.max() - DEPTH)
            step = places[1] - places[0]
            narrower = (max(low, places[inside[0]] - step), min(high, places[inside[-1]] + step))
            if narrower[1] - narrower[0] > 0.9 * (high - low):
                break
            low, high = float(narrower[0]), float(narrower[1])
        self._top = float(logs.max())
        nodes, weights = np.polynomial.legendre.leggauss(NODES)
        self._edges = np.linspace(low, high, PANELS + 1)
        half = (high - low) / PANELS / 2
        self._nodes, self._weights = (nodes + 1) * half, weights * half
        at = (self._edges[:-1, None] + self._nodes).ravel()
        self.rates = self._rates_at(at)
        masses = self._scaled(at) * np.tile(self._weights, PANELS)
        self._total = float(masses.sum())
        self.masses = masses / self._total
        """Points from 0 to 1 and how much each weighs: sums over them are integrals."""

    def __repr__(self) -> str:
        return f"<RatePosterior: mean {self.mean:.4g}, deviation {math.sqrt(self.variance):.2g}>"

    def _logit_at(self, places: FloatArray) -> FloatArray:
        with np.errstate(divide="ignore"):
            return np.asarray(self._r * np.log(places) - self._s * np.log1p(-places))

    def _rates_at(self, places: FloatArray) -> FloatArray:
        if self._r == self._s == 1:
            return places
        return np.exp(-np.logaddexp(0, -self._logit_at(places)))

    def _log_at(self, places: FloatArray) -> FloatArray:
        """The logarithm of the density of the place."""
        theta = np.clip(self._rates_at(places), np.finfo(float).tiny, 1 - 2.0**-53)
        logs = np.asarray(self._log_density(theta), dtype=np.float64)
        if logs.shape != theta.shape:
            raise ValueError(NO_DENSITY)
        if self._r == self._s == 1:
            return logs + (self._ones - 1) * np.log(theta) + (self._zeros - 1) * np.log1p(-theta)
        logit = self._logit_at(places)
        prior = -self._ones * np.logaddexp(0, -logit) - self._zeros * np.logaddexp(0, logit)
        return np.asarray(logs + prior + np.log(self._r / places + self._s / (1 - places)))

    def _scaled(self, places: FloatArray) -> FloatArray:
        return np.asarray(np.exp(self._log_at(places) - self._top))

    @cached_property
    def mean(self) -> float:
        """The expectation of θ."""
        return float(self.rates @ self.masses)

    @cached_property
    def variance(self) -> float:
        """The variance of θ."""
        return float((self.rates - self.mean) ** 2 @ self.masses)

    def density(self, rate: ArrayLike) -> FloatArray:
        """The density at rates strictly between 0 and 1."""
        theta = validate.real_array(rate=rate)
        if theta.min() <= 0 or theta.max() >= 1:
            raise ValueError(f"rate must lie strictly between 0 and 1, got {validate.show(rate)}")
        prior = (self._ones - 1) * np.log(theta) + (self._zeros - 1) * np.log1p(-theta)
        logs = np.asarray(self._log_density(theta), dtype=np.float64) + prior
        return np.asarray(np.exp(logs - self._top) / self._total)

    def cdf(self, rate: Number) -> float:
        """The probability that θ is at most that rate: a float as it is, a `Fraction` exactly."""
        theta = Fraction(validate.probability(rate=rate))
        if theta in (0, 1):
            return float(theta)
        # Next to 1, where much of a prior can be, floats cannot tell rates apart; their logits do.
        logit = log(theta) - log(1 - theta)
        return self._below(self._halved(lambda place: float(self._logit_at(place)) < logit))

    def _below(self, place: float) -> float:
        """The probability of all places up to that one."""
        panel = min(max(0, int(np.searchsorted(self._edges, place)) - 1), PANELS - 1)
        start, width = self._edges[panel], self._edges[panel + 1] - self._edges[panel]
        share = (place - start) / width
        if share <= 0:
            return 0.0
        done = float(self.masses[: panel * NODES].sum())
        part = self._scaled(start + self._nodes * share) @ self._weights * share
        return min(1.0, done + float(part) / self._total)

    def interval(self, probability: Number = 0.95) -> tuple[float, float]:
        """Rates between which θ lies with that probability, with tails alike."""
        tail = validate.shortfall(probability=probability) / 2
        return self._quantile(tail), self._quantile(1 - tail)

    def _quantile(self, probability: float) -> float:
        return float(self._rates_at(self._halved(lambda place: self._below(place) < probability)))

    def _halved(self, too_low: Callable[[Any], bool]) -> Any:
        """The place where something changes that holds below it, by halving."""
        low, high = self._edges[0], self._edges[-1]
        if not too_low(low):
            return low
        if too_low(high):
            return high
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if too_low(middle) else (low, middle)
        return (low + high) / 2


def count_posterior(
    noisy: Number, *, people: int, noise: CountNoise, prior: ArrayLike | None = None
) -> CountPosterior:
    """What to believe about a count after a noisy version of it: Bayes' rule over all counts.

    Parameters
    ----------
    noisy
        The private answer.
    people
        n: the count is from 0 to n.
    noise
        The mechanism that gave it: `Laplace`, `Gaussian`, `DiscreteLaplace`, `DiscreteGaussian` or
        `Geometric`.
    prior
        Weights of the counts 0, …, n before the answer: shape (n + 1,); all alike without.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> from dpedu import DiscreteLaplace
    >>> noise = DiscreteLaplace(epsilon=1, sensitivity=1)
    >>> belief = count_posterior(-2, people=100, noise=noise)
    >>> int(belief.counts[belief.probabilities.argmax()]), belief.interval()
    (0, (0, 3))
    """
    people = validate.integer(1, people=people)
    counts = np.arange(people + 1)
    if prior is None:
        return _count_posterior(counts, _log_noise(noisy, counts, people, noise))
    weights = validate.real_array(prior=prior)
    if weights.shape != (people + 1,) or weights.min() < 0 or weights.max() <= 0:
        raise ValueError(
            f"prior must be {people + 1} weights of at least 0, got {validate.show(prior)}"
        )
    counts = np.flatnonzero(weights)
    logs = _log_noise(noisy, counts, people, noise) + np.log(weights[counts])
    return _count_posterior(counts, logs)


def rate_from_count(
    noisy: Number,
    *,
    people: int,
    noise: CountNoise,
    prior_ones: Number = 1,
    prior_zeros: Number = 1,
) -> RatePosterior:
    """What to believe about a population's rate θ after a noisy count of a sample of n people.

    The likelihood of θ is the sum over all counts k of their binomial probability times the
    probability of the noise that would have turned k into the answer.

    Parameters
    ----------
    noisy, people, noise
        As for `count_posterior`.
    prior_ones, prior_zeros
        a and b of the prior Beta(a, b) of θ, positive; see `RatePosterior` for how large and small
        they may be.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> from dpedu import Laplace
    >>> belief = rate_from_count(-3.0, people=50, noise=Laplace(epsilon=0.2, sensitivity=1))
    >>> low, high = belief.interval()
    >>> 0 < low < high < 0.5
    True
    """
    from scipy.special import betaln, gammaln

    people = validate.integer(1, people=people)
    a, b = _prior(prior_ones, prior_zeros)
    counts = np.arange(people + 1)
    logs = _log_noise(noisy, counts, people, noise)
    logs = logs + gammaln(people + 1) - gammaln(counts + 1) - gammaln(people - counts + 1)
    # Counts that stay unlikely after the answer and the prior: 2 · 45 is generous.
    likely = logs + betaln(a + counts, b + people - counts)
    kept = likely >= likely.max() - 2 * DEPTH
    counts, logs = counts[kept], logs[kept]

    def log_density(theta: FloatArray) -> FloatArray:
        found = np.empty(theta.size)
        rows = max(1, BLOCK // counts.size)
        for start in range(0, theta.size, rows):
            part = theta.ravel()[start : start + rows, None]
            terms = logs + counts * np.log(part) + (people - counts) * np.log1p(-part)
            top = terms.max(axis=1)
            found[start : start + rows] = top + np.log(np.exp(terms - top[:, None]).sum(axis=1))
        return found.reshape(theta.shape)

    return RatePosterior(log_density, prior_ones=a, prior_zeros=b)


def rate_from_responses(
    yes: int,
    *,
    people: int,
    flip_probability: Number,
    prior_ones: Number = 1,
    prior_zeros: Number = 1,
) -> RatePosterior:
    """What to believe about a population's rate θ after randomised responses of n people.

    Each says yes with probability ``p + (1 − 2p)θ``; unlike the estimate, the belief stays within
    0 and 1.

    Parameters
    ----------
    yes
        How many said yes.
    people
        n, from 1 to 10⁹.
    flip_probability
        p, at most ½. At ½ nothing is learnt.
    prior_ones, prior_zeros
        a and b of the prior Beta(a, b) of θ, positive; see `RatePosterior` for how large and small
        they may be.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> belief = rate_from_responses(200, people=900, flip_probability=0.25)
    >>> round(belief.mean, 3), [round(end, 3) for end in belief.interval()]
    (0.011, [0.0, 0.038])
    """
    people = validate.integer(1, FIRMEST, people=people)
    count = validate.integer(0, yes=yes)
    if count > people:
        raise ValueError(f"yes must be at most people, {people}, got {count}")
    p = float(validate.between(0, 0.5, flip_probability=flip_probability))
    a, b = _prior(prior_ones, prior_zeros)

    def log_density(theta: FloatArray) -> FloatArray:
        chance = p + (1 - 2 * p) * theta
        return np.asarray(count * np.log(chance) + (people - count) * np.log1p(-chance))

    return RatePosterior(log_density, prior_ones=a, prior_zeros=b)


def _prior(prior_ones: Number, prior_zeros: Number) -> tuple[float, float]:
    """The parameters of a prior whose density floats can follow."""
    a = validate.positive_float(prior_ones=prior_ones)
    b = validate.positive_float(prior_zeros=prior_zeros)
    validate.between(0, FIRMEST, prior_ones=prior_ones)
    validate.between(0, FIRMEST, prior_zeros=prior_zeros)
    return a, b


def _count_posterior(counts: IntArray, logs: FloatArray) -> CountPosterior:
    weights = np.exp(logs - logs.max())
    kept = weights > 0
    return CountPosterior(counts[kept], weights[kept] / weights.sum())


def _log_noise(noisy: Number, counts: IntArray, people: int, noise: CountNoise) -> FloatArray:
    """The logarithm of how likely that answer is for each count, beside the nearest count.

    Logarithms and differences throughout: an answer may lie further from all counts than any
    probability that is a float.
    """
    if isinstance(noise, Geometric):
        answer = validate.integer(0, 2**62, noisy=noisy)
        if answer > people or noise.largest != people:
            raise ValueError(
                f"noisy must be at most people, {people}, like the mechanism's largest count, "
                f"got {answer} and {noise.largest}"
            )
    elif isinstance(noise, (DiscreteLaplace, DiscreteGaussian)):
        answer = validate.integer(-(2**62), 2**62, noisy=noisy)
    elif not isinstance(noise, (Laplace, Gaussian)):
        raise TypeError(f"noise must be a mechanism that adds noise, got {validate.show(noise)}")
    value = float(validate.finite(noisy=noisy))
    nearest_end = min(max(value, float(counts[0])), float(counts[-1]))
    beyond = abs(value - nearest_end)
    away = np.abs(nearest_end - counts)
    further = away - away.min()
    with np.errstate(over="ignore", invalid="ignore"):
        if isinstance(noise, (Gaussian, DiscreteGaussian)):
            # (x² − y²)/2 = (x − y)(x + y)/2, which cancels nothing.
            sigma = float(noise.sigma)
            logs = -(further / sigma) * ((away + away.min()) / 2 + beyond) / sigma
        elif isinstance(noise, Geometric):
            logs = -further * float(noise.epsilon())  # a given answer has one factor for all counts
        else:
            logs = -further / float(noise.scale)
    return np.where(further == 0, 0.0, logs)
