"""The staircase mechanism: steps in the place of Laplace's slope, and less noise for a large ε."""

from __future__ import annotations

import math
from abc import abstractmethod
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._digits import big, digits, fraction, least, magnitude, most, never_below, up
from dpedu._validate import FloatArray, Number
from dpedu.mechanisms.additive import ContinuousNoise, quotient, unwrap
from dpedu.mechanisms.contract import Absent, Mechanism
from dpedu.neighbours import Neighbourhood
from dpedu.noise.fast import checked_shape
from dpedu.privacy import loss
from dpedu.privacy.loss import Release


class StaircasePrivacy(Mechanism):
    """What the staircase mechanism and its whole-number twin promise alike: a loss of ε₀, −ε₀ or 0.

    P is the probability of ε₀ under a neighbour that is Δ away: ``1 − e^(−ε₀/2)/2`` of `Staircase`,
    and of `DiscreteStaircase` what its notes say.
    """

    _epsilon: Number

    @abstractmethod
    def _often(self, mp: Any, pure: Fraction) -> Any:
        """P for that ε₀: how often a release speaks for its truth, against a neighbour Δ away."""

    def epsilon(self, delta: Number | None = None) -> Number:
        """The least ε for which the release of a number is (ε, δ)-DP.

        Without δ it is the ε₀ that the mechanism was made for; else ``[ε₀ + ln(1 − δ/P)]_+``.

        Raises
        ------
        TypeError, ValueError
            If δ is not between 0 and 1.

        Examples
        --------
        >>> Staircase(epsilon=0.5, sensitivity=3).epsilon()
        0.5
        >>> round(Staircase(epsilon=1, sensitivity=1).epsilon(0.1), 6)
        0.845068
        """
        if delta is None:
            return self._epsilon
        wanted, pure = least(validate.probability(delta=delta)), most(self._epsilon)
        if wanted == 0:
            return self._epsilon
        mp = digits(lost=-magnitude(wanted))
        kept = 1 - big(mp, wanted) / self._often(mp, pure)
        if kept <= 0:
            return 0.0
        return min(max(0.0, up(big(mp, pure) + mp.log(kept))), self._epsilon)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile of a number, ``[P (1 − e^(ε − ε₀))]_+``: the least δ for that ε.

        Neighbours that are Δ apart are the worst for each ε. Between them the loss is ε₀ with
        probability P, −ε₀ with ``e^(−ε₀) P``, and else 0.

        Raises
        ------
        TypeError, ValueError
            If ε is negative or no number.

        Examples
        --------
        >>> round(Staircase(epsilon=1, sensitivity=1).delta(0.5), 6)
        0.274144
        """
        level = validate.extended_non_negative(epsilon=epsilon)
        pure = most(self._epsilon)
        if never_below(level, self._epsilon):
            return 0.0
        mp = digits()
        return up(self._often(mp, pure) * -mp.expm1(big(mp, least(level) - pure)))

    def loss(self) -> Release:
        """The privacy loss of this noise, for an accountant: three values.

        Raises
        ------
        Absent
            If ε is above 700.
        """
        if not self._epsilon <= 700:
            name = type(self).__name__
            raise Absent(f"{name} has no loss: epsilon is {validate.show(self._epsilon)}")
        pure = most(self._epsilon)
        mp = digits()
        # A larger P and a smaller e^(−ε) P are worse for every ε.
        often = -fraction(-self._often(mp, pure))
        if not often < 1:  # rounded up to the truth itself: ε alone says more
            return super().loss()
        seldom = min(fraction(self._often(mp, pure) * mp.exp(-big(mp, pure))), 1 - often)
        p = [often, 1 - often - seldom, seldom]
        return loss.finite(p, p[::-1]).under(self.neighbourhood)


class Staircase(StaircasePrivacy, ContinuousNoise):
    """Adds noise whose density falls in steps: by ``e^ε`` from each Δ to the next.

    The first ``γ = 1/(1 + e^(ε/2))`` of each Δ is as high as the rest of the Δ before it. Among all
    ε-DP noise for one number it has the least expected size, ``Δ e^(ε/2)/(e^ε − 1)``; Laplace noise
    has ``Δ/ε``. The two are alike for small ε, and far apart for large.

    Parameters
    ----------
    epsilon
        ε > 0.
    sensitivity
        Δ > 0, by how much the number can move between neighbours.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP for **one** number of that sensitivity. Every entry of an array has its own noise:
    that is ε-DP if neighbours differ in one entry only, else each entry costs its own ε. `release`
    works in floating point, which is unsafe outside of a course: `DiscreteStaircase` is its exact
    twin for whole numbers.

    References
    ----------
    Geng and Viswanath, "The optimal noise-adding mechanism in differential privacy", IEEE
    Transactions on Information Theory 62(2), 2016.

    Examples
    --------
    >>> count = Staircase(epsilon=2, sensitivity=1)
    >>> round(count.first_share, 6), round(count.mean_size, 6)
    (0.268941, 0.425459)
    >>> print(count.guarantee("membership"))
    2-DP under membership neighbours
    >>> round(count.release(300, rng=np.random.default_rng(1)), 3)
    299.503
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        sensitivity: Number,
        neighbourhood: Neighbourhood | str | None = None,
    ) -> None:
        super().__init__(sensitivity=sensitivity, neighbourhood=neighbourhood)
        self._epsilon = validate.positive(epsilon=epsilon)
        validate.positive_float(epsilon=epsilon)
        quotient(self.sensitivity, self._epsilon)  # noise has to fit into floats
        self.first_share = 1 / (1 + math.exp(min(self._exponent / 2, 700.0)))

    def __repr__(self) -> str:
        return (
            f"Staircase(epsilon={validate.written(self._epsilon)}, "
            f"sensitivity={validate.written(self.sensitivity)}, "
            f"neighbourhood={self.neighbourhood!r})"
        )

    @property
    def _exponent(self) -> float:
        """ε as a float, for the noise."""
        return float(self._epsilon)

    @property
    def mean_size(self) -> float:
        """``E|noise|``, the least that ε-DP allows: ``Δ e^(ε/2)/(e^ε − 1)``.

        Examples
        --------
        >>> Staircase(epsilon=2 * math.log(2), sensitivity=3).mean_size    # 3 · 2/(4 − 1)
        2.0
        """
        epsilon = self._exponent
        return self.sensitivity * math.exp(-epsilon / 2) / -math.expm1(-epsilon)

    @property
    def variance(self) -> float:
        """The variance of one entry."""
        epsilon, share = self._exponent, self.first_share
        fall, rest = math.exp(-epsilon), -math.expm1(-epsilon)
        # A whole number of steps, geometric, and a place within the next one.
        # All of it times rest², for at a small ε that would be nothing to divide by.
        steps, squares = fall * rest, fall * (1 + fall)
        top = math.exp(-epsilon / 2)
        place = (share**2 * rest + fall) / (2 * top) if top else 0.0
        square = (share**3 * rest + fall) / (3 * top) if top else 0.0
        unit = self.sensitivity / rest
        return unit * (squares + 2 * steps * place + rest**2 * square) * unit

    def _often(self, mp: Any, pure: Fraction) -> Any:
        return 1 - mp.exp(-big(mp, pure) / 2) / 2

    # Noise ----------------------------------------------------------------------------------------

    def noise(self, shape: int | tuple[int, ...], *, rng: np.random.Generator) -> FloatArray:
        """Independent noise of a shape, without an answer."""
        source, size = validate.generator(rng=rng), checked_shape(shape=shape)
        share, fall = self.first_share, math.exp(-self._exponent)
        sign = 2.0 * source.integers(2, size=size) - 1
        steps = np.floor(source.exponential(size=size) / self._exponent)
        # Within its Δ the noise lies in the first, higher share with this probability.
        high = source.random(size) < share / (share + (1 - share) * fall)
        within = source.random(size)
        place = np.where(high, share * within, share + (1 - share) * within)
        return np.asarray(sign * (steps + place) * self.sensitivity)

    def density(self, noise: ArrayLike) -> Any:
        """The density of the noise at z, entry by entry: the same all along a step.

        Examples
        --------
        >>> Staircase(epsilon=2 * math.log(2), sensitivity=1).density([0.1, 0.4, 1.2, -1.2])
        array([0.75  , 0.1875, 0.1875, 0.1875])
        """
        steps, place = self._placed(validate.real_array(noise=noise))
        epsilon = self._exponent
        top = -math.expm1(-epsilon) / (2 * self.sensitivity)
        lower = steps + (place >= self.first_share)
        return unwrap(top * np.exp(epsilon * (0.5 - lower)))

    def cdf(self, noise: ArrayLike) -> Any:
        """The probability that the noise is at most z, entry by entry.

        Examples
        --------
        >>> Staircase(epsilon=1, sensitivity=1).cdf(0)
        0.5
        """
        z = validate.real_array(noise=noise)
        steps, place = self._placed(z)
        epsilon, share = self._exponent, self.first_share
        inside = np.minimum(place, share) * math.exp(min(epsilon / 2, 700.0))
        inside = inside + np.maximum(place - share, 0) * math.exp(-epsilon / 2)
        tail = np.exp(-epsilon * steps) * (1 + math.expm1(-epsilon) * np.minimum(inside, 1)) / 2
        return unwrap(np.where(z < 0, tail, 1 - tail))

    def _placed(self, z: FloatArray) -> tuple[FloatArray, FloatArray]:
        """How many whole Δ from 0, and which share of the next one."""
        far = np.abs(z) / self.sensitivity
        steps = np.floor(far)
        return steps, far - steps

    def accuracy(self, probability: Number = 2 / 3) -> float:
        """The α_acc with ``Pr(|noise| ≤ α_acc) = probability``, for one entry.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.

        Examples
        --------
        >>> round(Staircase(epsilon=2 * math.log(2), sensitivity=1).accuracy(0.75), 9)
        1.0
        """
        left = validate.log_shortfall(probability=probability)
        epsilon, share = self._exponent, self.first_share
        steps = math.floor(-left / epsilon)
        # Of the next Δ, which holds 1 − e^(−ε) of what lies beyond, so much is needed.
        beyond = -math.expm1(left + steps * epsilon)
        needed = min(max(beyond / -math.expm1(-epsilon), 0.0), 1.0)
        first = share * math.exp(min(epsilon / 2, 700.0))
        if needed <= first:
            place = share * needed / first
        else:
            place = share + (1 - share) * (needed - first) / (1 - first)
        return self.sensitivity * (steps + place)
