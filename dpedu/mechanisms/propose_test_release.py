"""Propose, test, release: a bound on the local sensitivity is guessed, and tested before its use.

Noise of the size of the local sensitivity is not private, for that size itself tells something.
But *how many people* would have to change before the local sensitivity passes a bound that was
proposed in advance can be told with little noise. If that is many, noise for the bound is enough;
if not, nothing is released.
"""

from __future__ import annotations

from fractions import Fraction

from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import Number, Randomness
from dpedu.mechanisms.additive import LARGEST
from dpedu.mechanisms.contract import (
    Mechanism,
    absent,
    for_part,
    optional_neighbourhood,
    shown,
)
from dpedu.mechanisms.discrete import DiscreteLaplace
from dpedu.mechanisms.median import median_local_sensitivity
from dpedu.neighbours import Neighbourhood
from dpedu.noise.tails import laplace_tail, least_level
from dpedu.privacy.profiles import implied_delta

__all__ = ["ProposeTestRelease", "median_distance"]


class ProposeTestRelease(Mechanism):
    """A whole-number answer with noise for a proposed bound, if the data are far from passing it.

    Parameters
    ----------
    epsilon
        ε > 0, for test and release together. A float is the decimal that Python shows.
    delta
        δ, strictly between 0 and 1.
    bound
        b ≥ 1, a whole number: the proposed bound on the local sensitivity, fixed in advance.
    neighbourhood
        The neighbours that local sensitivity and distance are for; without it, `guarantee` asks.
    share
        Which part of ε is for the test: strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Let γ be the least number of changes after which the local sensitivity is above b; 0 if it is
    now. Neighbours' γ differ by at most 1. γ gets discrete Laplace noise of scale ``1/ε₁``, and
    only if it is then at least `threshold` the answer is released, with noise of scale ``b/ε₂``.

    It is (ε₁ + ε₂, δ)-DP. *Proof.* If the local sensitivity of one of two neighbours is at most b
    their answers differ by at most b, and the two parts cost ε₁ and ε₂. If not, γ is 0 for both,
    and something is released with probability ``Pr(K ≥ threshold) ≤ δ`` only. No smaller δ will do
    for all queries, for two answers can be arbitrarily far apart.

    References
    ----------
    Dwork and Lei, "Differential privacy and robust statistics", STOC 2009; Vadhan, "The complexity
    of differential privacy", 2017, Proposition 3.2.

    Examples
    --------
    >>> careful = ProposeTestRelease(epsilon=1, delta=1e-6, bound=2, neighbourhood="edit")
    >>> careful.threshold
    27
    >>> import numpy as np
    >>> ages = np.random.default_rng(2).normal(40, 5, size=1001).round()
    >>> far = median_distance(ages, low=0, high=100, bound=2)
    >>> far, careful.release((int(np.median(ages)), far), rng=np.random.default_rng(3))
    (140, 36)
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number,
        bound: int,
        neighbourhood: Neighbourhood | str | None = None,
        share: Number = Fraction(1, 2),
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self._delta = validate.open_probability(delta=delta)
        self.bound = validate.integer(1, bound=bound)
        self.neighbourhood = optional_neighbourhood(neighbourhood)
        self.share = validate.exact(validate.open_probability(share=share))
        self.test, self.noise = (
            for_part(DiscreteLaplace, self._epsilon, part, {"share": share}, sensitivity=moved)
            for part, moved in [(self.share, 1), (1 - self.share, self.bound)]
        )
        self.threshold = least_level(self.test.scale, self._delta)

    def __repr__(self) -> str:
        return (
            f"<ProposeTestRelease: epsilon={float(self._epsilon):g}, delta={float(self._delta):g}, "
            f"bound={self.bound}, threshold {self.threshold}{shown(self.neighbourhood)}>"
        )

    variance = absent("it may release nothing, as the data have it")
    accuracy = absent("it may release nothing, as the data have it")
    interval = absent("it may release nothing, as the data have it")

    @property
    def exact_delta(self) -> Fraction:
        """The δ at ε: the chance to pass the test at γ = 0, rounded up by 2⁻⁵⁰ at most."""
        return laplace_tail(self.test.scale, self.threshold)[1]

    def delta(self, epsilon: Number) -> float:
        """A δ at that ε: the exact one from the mechanism's ε on, below it what that implies."""
        return implied_delta(epsilon, self._epsilon, validate.rounded_up(self.exact_delta))

    def release(self, answer_and_distance: tuple[int, int], /, *, rng: Randomness) -> int | None:
        """The answer with noise, or None.

        Parameters
        ----------
        answer_and_distance
            The true answer, a whole number, and γ, a whole number of at least 0: how many changes
            the data are away from a local sensitivity above the bound, or a lower bound on it that
            differs between neighbours by at most 1.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the two are no such pair, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        if not isinstance(answer_and_distance, tuple) or len(answer_and_distance) != 2:
            raise TypeError(
                "answer_and_distance must be a pair of whole numbers, "
                f"got {validate.show(answer_and_distance)}"
            )
        answer, far = answer_and_distance
        validate.whole_array(answer_and_distance=[answer])
        far = validate.integer(0, None, answer_and_distance=far)
        if min(far, LARGEST) + int(self.test.noise((), rng=rng)) < self.threshold:
            return None
        released: int = self.noise.release(min(max(int(answer), -LARGEST), LARGEST), rng=rng)
        return released


def median_distance(values: ArrayLike, *, low: Number, high: Number, bound: Number) -> int:
    """How many edits the median's local sensitivity is away from passing a bound.

    Parameters
    ----------
    values
        An odd number n of values; they are clamped to the bounds.
    low, high
        Bounds of what a value can be.
    bound
        Above 0.

    Returns
    -------
    int
        From 0 to n; n also if the bound is never passed.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the number of values is even.

    References
    ----------
    Nissim, Raskhodnikova and Smith, "Smooth sensitivity and sampling in private data analysis",
    STOC 2007, Section 3.1, for the local sensitivity after k edits.

    Examples
    --------
    >>> data = [0, 48, 50, 51, 100]             # after 0, 1, … edits: 2, 50, 52, 100
    >>> [median_distance(data, low=0, high=100, bound=b) for b in (1, 2, 51, 99, 100)]
    [0, 1, 2, 3, 5]
    """
    most = validate.positive(bound=bound)
    array = validate.boundable_array(values=values)

    def passes(edits: int) -> bool:
        return median_local_sensitivity(array, low=low, high=high, distance=edits) > most

    if not passes(array.size):
        return int(array.size)
    first, last = -1, array.size  # not passed at the first, passed at the last
    while last - first > 1:
        middle = (first + last) // 2
        first, last = (first, middle) if passes(middle) else (middle, last)
    return last
