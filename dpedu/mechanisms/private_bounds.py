"""Bounds for clamping that are chosen from the data, privately, and a mean that uses them.

Every sum of real numbers needs bounds that values are clamped to. To take the smallest and the
largest value is no way, for they are two people's. Here values are counted by their power of two:
a histogram, which has noise, and the bounds are the outermost bins that still look inhabited.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import IntArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent, for_part
from dpedu.mechanisms.discrete import DiscreteLaplace
from dpedu.mechanisms.grid import Grid
from dpedu.neighbours import Neighbourhood, neighbourhood_of

__all__ = ["MeanWithBounds", "PrivateBounds"]


STEPS = 2**20
"""How many steps of the grid of a mean there are between the middle of its bounds and either."""


class PrivateBounds(Mechanism):
    """Two bounds, powers of two or their negatives, between which most values lie.

    Parameters
    ----------
    epsilon
        ε > 0. A float is the decimal that Python shows: 0.1 is 1/10.
    neighbourhood
        ``"membership"`` or ``"edit"``.
    smallest, largest
        Whole exponents, ``smallest < largest``, between −1000 and 1000: sizes below ``2^smallest``
        count as 0, those of ``2^largest`` and above as just below it.
    false_alarm
        The probability, over the noise, that any bin without values looks inhabited: strictly
        between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP: bins are a partition of the values, so that their counts have a sensitivity of 1
    under membership and of 2 under edit, and get discrete Laplace noise for it. A bin counts as
    inhabited from `threshold` on, which b empty bins all stay below with probability
    1 − `false_alarm`. The rest is post-processing; if no bin looks inhabited, the one with the
    largest noisy count does.

    Bounds may leave out bins at either end that hold not many more than `threshold` values, and a
    long tail may have several of them: clamping to the bounds is biased.

    References
    ----------
    Wilson, Zhang, Lam, Desfontaines, Simmons-Marengo and Gipson, "Differentially private SQL with
    bounded user contribution", PoPETs 2020, Section 5.1.1.

    Examples
    --------
    >>> bounds = PrivateBounds(epsilon=1, neighbourhood="membership", smallest=-3, largest=20)
    >>> bounds.threshold
    11
    >>> incomes = np.random.default_rng(1).lognormal(10, 0.5, size=5_000)
    >>> bounds.release(incomes, rng=np.random.default_rng(2))
    (4096.0, 131072.0)
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        neighbourhood: Neighbourhood | str,
        smallest: int = -20,
        largest: int = 40,
        false_alarm: Number = 1e-3,
    ) -> None:
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.smallest = validate.integer(-1000, 999, smallest=smallest)
        self.largest = validate.integer(self.smallest + 1, 1000, largest=largest)
        validate.open_probability(false_alarm=false_alarm)
        self.false_alarm = validate.positive_float(false_alarm=false_alarm)
        self._noise = DiscreteLaplace(
            epsilon=epsilon,
            sensitivity=2 if self.neighbourhood is Neighbourhood.EDIT else 1,
            neighbourhood=self.neighbourhood,
        )
        self._epsilon = self._noise._epsilon

    variance = absent("it releases bounds, not an estimate")
    accuracy = absent("it releases bounds, not an estimate")
    interval = absent("it releases bounds, not an estimate")

    def __repr__(self) -> str:
        return (
            f"<PrivateBounds: epsilon={float(self._epsilon):g}, sizes 2**{self.smallest} to "
            f"2**{self.largest}, {self.neighbourhood} neighbours>"
        )

    @property
    def bins(self) -> int:
        """How many bins there are: one for 0, and one a power of two on either side of it."""
        return 2 * (self.largest - self.smallest) + 1

    @property
    def threshold(self) -> int:
        """The least noisy count of a bin that looks inhabited.

        The least whole t with ``b Pr(K ≥ t) ≤ false_alarm``; ``Pr(K ≥ t) = q^t/(1 + q)``.
        """
        rate = float(1 / self._noise.scale)
        nats = math.log(self.bins) - math.log(self.false_alarm) - math.log1p(math.exp(-rate))
        least = nats / rate
        return max(1, math.ceil(least * (1 + 1e-12)))

    def histogram(self, values: ArrayLike) -> IntArray:
        """How many values are in each bin, from the most negative to the largest: never publish it.

        Parameters
        ----------
        values
            Real numbers, shape (records,); there may be none.

        Raises
        ------
        TypeError, ValueError
            If the values are not finite numbers on one axis.
        """
        array = validate.records(values=values)
        powers = np.frexp(array)[1] - 1  # 2^power ≤ |value| < 2^(power + 1), exactly
        places = np.clip(powers, self.smallest - 1, self.largest - 1) - self.smallest + 1
        places[array == 0] = 0
        middle = self.largest - self.smallest
        counts = np.bincount(middle + np.where(array < 0, -places, places), minlength=self.bins)
        return counts.astype(np.int64)

    def release(self, values: ArrayLike, *, rng: Randomness) -> tuple[float, float]:
        """Private bounds ``(low, high)`` with ``low < high``.

        Parameters
        ----------
        values
            Real numbers, shape (records,); there may be none.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the values are not finite numbers on one axis, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        noisy = self._noise.release(self.histogram(values), rng=rng)
        inhabited = np.flatnonzero(noisy >= self.threshold)
        if inhabited.size == 0:
            inhabited = np.array([int(noisy.argmax())])
        return self._edge(int(inhabited[0])), self._edge(int(inhabited[-1]) + 1)

    def _edge(self, place: int) -> float:
        """The lower edge of a bin."""
        from_zero = place - (self.largest - self.smallest)
        if from_zero <= 0:
            return -math.ldexp(1.0, self.smallest - from_zero)
        return math.ldexp(1.0, self.smallest + from_zero - 1)


class MeanWithBounds(Mechanism):
    """A mean of real numbers whose range nobody knows: private bounds first, then sum and count.

    Parameters
    ----------
    epsilon
        ε > 0, for all together.
    neighbourhood
        ``"membership"`` or ``"edit"``. Under edit the number of records is public, under membership
        it is counted privately.
    smallest, largest
        As for `PrivateBounds`.
    share
        Which part of ε is for the bounds: strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP by sequential composition: `share` · ε for the bounds, and the rest for the sum of
    the clamped values' distances to the middle of the bounds, under membership half of it for the
    count. Distances are rounded to 2⁻²¹ of the width, and sums are whole numbers with discrete
    noise. The answer lies between the bounds.

    References
    ----------
    Wilson, Zhang, Lam, Desfontaines, Simmons-Marengo and Gipson, "Differentially private SQL with
    bounded user contribution", PoPETs 2020, Section 5.1.

    Examples
    --------
    >>> mean = MeanWithBounds(epsilon=1, neighbourhood="membership")
    >>> incomes = np.random.default_rng(1).lognormal(10, 0.5, size=5_000)
    >>> round(float(incomes.mean())), round(mean.release(incomes, rng=np.random.default_rng(2)))
    (24819, 24818)
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        neighbourhood: Neighbourhood | str,
        smallest: int = -20,
        largest: int = 40,
        share: Number = Fraction(1, 4),
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self.share = validate.exact(validate.open_probability(share=share))
        given = {"share": share}
        self.bounds = for_part(
            PrivateBounds,
            self._epsilon,
            self.share,
            given,
            neighbourhood=neighbourhood,
            smallest=smallest,
            largest=largest,
        )
        self.neighbourhood = self.bounds.neighbourhood
        edit = self.neighbourhood is Neighbourhood.EDIT
        rest = (1 - self.share) / (1 if edit else 2)
        self._sum, count = (
            for_part(DiscreteLaplace, self._epsilon, rest, given, sensitivity=moved)
            for moved in (2 * STEPS if edit else STEPS, 1)
        )
        self._count = None if edit else count

    variance = absent("clamping to the bounds has a bias that depends on the data")
    accuracy = absent("clamping to the bounds has a bias that depends on the data")
    interval = absent("clamping to the bounds has a bias that depends on the data")

    def __repr__(self) -> str:
        return (
            f"<MeanWithBounds: epsilon={float(self._epsilon):g}, {self.neighbourhood} neighbours>"
        )

    def release(self, values: ArrayLike, *, rng: Randomness) -> float:
        """A private mean.

        Parameters
        ----------
        values
            Real numbers, shape (records,); there may be none, but then the mean says nothing.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the values are not finite numbers on one axis, or `rng` is no source of randomness.
        """
        array = validate.records(values=values)
        low, high = self.bounds.release(array, rng=rng)
        half = (high - low) / 2
        end = Fraction(half)
        grid = Grid(low=-end, high=end, step=end / STEPS)
        # Clamped first: the difference to a value at the end of all floats could overflow.
        steps = grid.encode(np.clip(array, low, high) - (low + half))
        total = self._sum.release(int(steps.sum()), rng=rng)
        people = array.size
        if self._count is not None:
            people = int(self._count.release(people, rng=rng))
        distance = float(grid.decode(total)) / max(people, 1)
        return low + half + min(max(distance, -half), half)
