"""The staircase mechanism on the whole numbers: exact, and the least noise for a large ε."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import big, digits
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.additive import DiscreteNoise
from dpedu.mechanisms.staircase import StaircasePrivacy
from dpedu.neighbours import Neighbourhood
from dpedu.noise.choice import below
from dpedu.noise.exact import LIMIT, Inversion, Words, in_blocks, laplace_from_words, word_source
from dpedu.noise.exponentials import exp_bounds
from dpedu.noise.fast import checked_shape


class DiscreteStaircase(StaircasePrivacy, DiscreteNoise):
    """Adds whole-number noise whose probabilities fall in steps: by ``e^ε`` from one to the next.

    The r numbers 0, …, r − 1 and their negatives are the likeliest, each of probability
    ``a = (1 − b)/(2r + 2b(Δ − r) − (1 − b))`` with ``b = e^(−ε)``; the next Δ on either side have
    ba each, the next b²a, and so on. For Δ = 1 that is `DiscreteLaplace`.

    Parameters
    ----------
    epsilon
        ε > 0. A float is the decimal that Python shows: 0.1 is 1/10.
    sensitivity
        Δ ≥ 1, by how much the number can move between neighbours, a whole number up to 2⁵³.
    first
        r, from 1 to Δ. Without it the one with the least expected size of the noise.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, ε is above 10¹⁵, or ``Δ/ε`` is.

    Notes
    -----
    It is ε-DP for **one** number of that sensitivity, exactly: `release` draws from precisely these
    probabilities. ``P(k) = a b^s`` for the step ``s = max(0, ⌊(|k| − r)/Δ⌋ + 1)``, which does not
    fall with ``|k|`` and rises by 1 from ``|k|`` to ``|k| + Δ``. So the steps of any two numbers at
    most Δ apart differ by at most 1, and the ratio of their probabilities is at most e^ε. Every
    entry of an array has its own noise: that is ε-DP if neighbours differ in one entry only, else
    each entry costs its own ε.

    *The best r* is the least whole one of at least ``Δ/(1 + e^(ε/2))``: one more makes the expected
    size larger just if ``r² ≥ b(Δ − r)²``.

    *Profile*: with a neighbour d away the loss is ε where the step of k − d is by 1 above that of
    k: at some k ≤ 0, and at the ``min(r − 1, d − r)`` (if any) from 1 on with k < r and d − k ≥ r.
    At d = Δ it is at all k ≤ 0, and the others are the most as well. So Δ is the worst for each ε,
    and the loss is ε with probability ``P = (1 + a)/2 + a min(r − 1, Δ − r)``.

    References
    ----------
    Geng and Viswanath, "The optimal noise-adding mechanism in differential privacy", IEEE
    Transactions on Information Theory 62(2), 2016, on discrete settings.

    Examples
    --------
    >>> total = DiscreteStaircase(epsilon=3, sensitivity=100)
    >>> total.first, round(total.mean_size, 3), total.accuracy(0.95)
    (19, 23.478, 100)
    >>> total.release([3000, 0], rng=np.random.default_rng(1))
    array([3016,   40])
    >>> print(total.guarantee("membership"))
    3-DP under membership neighbours
    """

    sensitivity: int

    def __init__(
        self,
        *,
        epsilon: Number,
        sensitivity: int,
        first: int | None = None,
        neighbourhood: Neighbourhood | str | None = None,
    ) -> None:
        super().__init__(sensitivity=sensitivity, neighbourhood=neighbourhood)
        self._epsilon = validate.positive(epsilon=epsilon)
        self._rate = validate.exact(self._epsilon)
        if self._rate > LIMIT or self.sensitivity > LIMIT * self._rate:
            raise ValueError(
                "epsilon must be at most 1e15 and leave a scale of at most 1e15 for a sensitivity "
                f"of {validate.show(sensitivity)}, got {validate.show(epsilon)}"
            )
        if first is None:
            mp = digits()
            first = int(mp.ceil(self.sensitivity / (1 + mp.exp(big(mp, self._rate) / 2))))
        self.first = validate.integer(1, self.sensitivity, first=first)

    def __repr__(self) -> str:
        return (
            f"DiscreteStaircase(epsilon={validate.written(self._epsilon)}, "
            f"sensitivity={validate.written(self.sensitivity)}, "
            f"first={self.first!r}, neighbourhood={self.neighbourhood!r})"
        )

    def _falls(self) -> tuple[float, float, float]:
        """b, 1 − b, and ``(1 − b)/a``."""
        fall, rest = math.exp(-float(self._rate)), -math.expm1(-float(self._rate))
        return fall, rest, rest * (2 * self.first - 1) + 2 * fall * self.sensitivity

    @property
    def mean_size(self) -> float:
        """``E|noise|``: without `first` the least that ε-DP allows.

        Examples
        --------
        >>> DiscreteStaircase(epsilon=math.log(4), sensitivity=1).mean_size    # 2 ¼/(1 − 1/16)
        0.5333333333333333
        """
        fall, rest, whole = self._falls()
        width, r = self.sensitivity, self.first
        places = rest * (r * (r - 1)) + fall * (width * (width - 1))
        return (2 * width * fall / rest * (rest * r + fall * width) + places) / whole

    @property
    def variance(self) -> float:
        """The variance of one entry."""
        fall, rest, whole = self._falls()
        width, r = self.sensitivity, self.first
        # A whole number of Δ, geometric, and a place within the next Δ: its powers, weighted.
        once = rest * r + fall * width
        place = rest * (r * (r - 1) // 2) + fall * (width * (width - 1) // 2)
        square = rest * _squares(r) + fall * _squares(width)
        far = width / rest
        return 2 * (far * fall * ((1 + fall) * far * once + 2 * place) + square) / whole

    def _often(self, mp: Any, pure: Fraction) -> Any:
        rest, fall = -mp.expm1(-big(mp, pure)), mp.exp(-big(mp, pure))
        top = rest / (rest * (2 * self.first - 1) + 2 * fall * self.sensitivity)
        return (1 + top) / 2 + top * min(self.first - 1, self.sensitivity - self.first)

    def noise(self, shape: int | tuple[int, ...], *, rng: Randomness) -> IntArray:
        """Independent noise of a shape, without an answer."""
        sizes, words = checked_shape(shape=shape), word_source(rng)
        step = self._rate, self.sensitivity, self.first
        return in_blocks(lambda size: _from_words(*step, size, words), sizes)

    def _weights(self, noise: IntArray) -> FloatArray:
        _, rest, whole = self._falls()
        steps = (np.abs(noise) - self.first) // self.sensitivity + 1  # 0 below r, for r ≤ Δ
        return np.asarray(rest / whole * np.exp(-float(self._rate) * steps))

    def accuracy(self, probability: Number = 2 / 3) -> int:
        """The least whole α_acc with ``Pr(|noise| ≤ α_acc) ≥ probability``, for one entry.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.

        Examples
        --------
        >>> DiscreteStaircase(epsilon=1, sensitivity=1).accuracy()
        1
        """
        mp = digits()
        rate, left = big(mp, self._rate), big(mp, validate.outside(probability=probability))
        fall, rest = mp.exp(-rate), -mp.expm1(-rate)
        # In units of a, on either side: what may lie beyond, and what lies from r on.
        allowed = left * (rest * (2 * self.first - 1) + 2 * fall * self.sensitivity) / rest / 2
        lower = self.sensitivity * fall / rest
        if allowed >= lower:
            return max(0, int(mp.ceil(self.first - (allowed - lower))) - 1)
        # From r + kΔ + j on lies lower b^k (1 − (1 − b) j/Δ).
        steps = int(mp.floor(mp.log(lower / allowed) / rate))
        part = 1 - allowed / lower * mp.exp(rate * steps)
        place = int(mp.ceil(self.sensitivity * part / rest))
        return self.first + steps * self.sensitivity + place - 1


def _from_words(rate: Fraction, width: int, first: int, size: int, words: Words) -> IntArray:
    """Noise in steps from a source of random words.

    A first coin tells whether it lies on the top step, of 2r − 1 equal places. Else the number of
    the step is geometric, as what a discrete Laplace variable leaves without its sign, and all 2Δ
    places on that step are equal.
    """
    lower = _top(rate, width, first).sample(size, words)
    steps = laplace_from_words(1 / rate, size, words)
    steps ^= steps >> 63  # −1 − K for the negative ones
    place = below(2 * width, size, words)
    far = first + width * steps + (place >> 1)
    outside = np.where(place & 1, -far, far)
    inside = below(2 * first - 1, size, words) - (first - 1)
    return np.where(lower, outside, inside)


@lru_cache(maxsize=64)
def _top(rate: Fraction, width: int, first: int) -> Inversion:
    """0 with the probability of the top step, ``m(1 − b)/(m + (2Δ − m)b)`` of m places, else 1."""
    places = 2 * first - 1

    def chance(fall: int, bits: int) -> tuple[int, int]:
        one = 1 << bits
        return (places * (one - fall)) << bits, places * one + (2 * width - places) * fall

    def bounds(bits: int) -> tuple[int, int]:
        low, high = exp_bounds(rate, bits)
        (least, under), (most, over) = chance(min(high, 1 << bits), bits), chance(low, bits)
        return least // under, -(-most // over)

    def cumulative(_: int) -> Callable[[int], tuple[int, int]]:
        return bounds

    return Inversion(cumulative, last=1)


def _squares(count: int) -> int:
    """``0² + 1² + … + (count − 1)²``."""
    return (count - 1) * count * (2 * count - 1) // 6
