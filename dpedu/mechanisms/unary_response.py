"""Unary randomised response: every person sends a row of bits, one a category, each of them noisy.

With many categories it is far more accurate than the k-ary form, whose truth drowns in k − 1 lies.
"""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import big, digits, least, up
from dpedu._validate import IntArray, Number, Randomness
from dpedu.mechanisms.contract import Absent, Mechanism, absent
from dpedu.mechanisms.estimate import Estimate
from dpedu.neighbours import Neighbourhood, data_sets
from dpedu.noise.coins import coins
from dpedu.privacy import loss
from dpedu.privacy.channel import Channel
from dpedu.privacy.loss import Release
from dpedu.privacy.profiles import margin, two_point_delta, two_point_epsilon

HALF = Fraction(1, 2)
BLOCK = 2**20
"""How many bits are drawn at a time, so that they stay in the processor's cache."""


class UnaryRandomisedResponse(Mechanism):
    """The bit of a person's own category is 1 with one probability, any other with another.

    Parameters
    ----------
    categories
        k, at least 2; the categories are 0, …, k − 1.
    own_probability
        The probability that the bit of the own category is 1.
    other_probability
        The probability that the bit of another category is 1: at most the own one. `Fraction`s
        keep estimates and variances exact.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    The rows of all people are ε-DP under **edit** neighbours: a change of category moves two bits,
    so ``e^ε`` is the product of both odds ratios. Rows are drawn exactly.

    References
    ----------
    Wang, Blocki, Li and Jha, "Locally differentially private protocols for frequency estimation",
    USENIX Security 2017. Erlingsson, Pihur and Korolova, "RAPPOR", CCS 2014, for the symmetric one.

    Examples
    --------
    >>> response = UnaryRandomisedResponse.optimised(1, categories=128)
    >>> round(response.variance(1, share=0), 6)
    3.682694
    >>> print(response.guarantee())
    1-DP under edit neighbours
    """

    def __init__(
        self, *, categories: int, own_probability: Number, other_probability: Number
    ) -> None:
        self.categories = validate.integer(2, categories=categories)
        self.own_probability = validate.probability(own_probability=own_probability)
        self.other_probability = validate.probability(other_probability=other_probability)
        if self.other_probability > self.own_probability:
            raise ValueError(
                f"other_probability must be at most own_probability, "
                f"{validate.written(self.own_probability, str)}, "
                f"got {validate.show(other_probability)}"
            )
        self.neighbourhood = Neighbourhood.EDIT
        self._epsilon = self._loss()

    @classmethod
    def symmetric(cls, epsilon: Number, *, categories: int) -> UnaryRandomisedResponse:
        """Every bit is flipped with the same probability ``1/(1 + e^(ε/2))``.

        Examples
        --------
        >>> round(UnaryRandomisedResponse.symmetric(1, categories=9).own_probability, 4)
        0.6225
        """
        level = least(validate.non_negative(epsilon=epsilon))
        flip = _rounded_up(level / 2, margin(float(level)))
        # Down to a float from which 1 gives at least that flip back.
        own: Number = 1 - flip
        if Fraction(own) > 1 - Fraction(flip):
            own = math.nextafter(own, 0)
        response = cls(categories=categories, own_probability=own, other_probability=flip)
        return response._promise(epsilon)

    @classmethod
    def optimised(cls, epsilon: Number, *, categories: int) -> UnaryRandomisedResponse:
        """The least variance for rare categories: ½ for the own bit, ``1/(1 + e^ε)`` for others."""
        level = least(validate.non_negative(epsilon=epsilon))
        flip = _rounded_up(level, margin(float(level)))
        response = cls(categories=categories, own_probability=HALF, other_probability=flip)
        return response._promise(epsilon)

    def __repr__(self) -> str:
        return (
            f"UnaryRandomisedResponse(categories={self.categories}, "
            f"own_probability={validate.written(self.own_probability)}, "
            f"other_probability={validate.written(self.other_probability)})"
        )

    # Privacy --------------------------------------------------------------------------------------

    def epsilon(self, delta: Number | None = None) -> Number:
        """ε = ln(p(1 − q)/((1 − p)q)) under edit, infinite where a bit is certain; or at a δ.

        Made by `symmetric` or `optimised`, it is the very ε that was asked for.
        """
        if delta is None:
            return self._epsilon
        wanted = least(validate.probability(delta=delta))
        return max(two_point_epsilon(wanted, *pair) for pair in self._telling())

    def delta(self, epsilon: Number) -> float:
        """The privacy profile under edit neighbours, ``[p(1 − q) − e^ε (1 − p)q]_+``.

        Only the bits of the old and the new category tell, and only where just one of them is 1.

        Examples
        --------
        >>> half, fifth = Fraction(1, 2), Fraction(1, 5)
        >>> response = UnaryRandomisedResponse(
        ...     categories=2, own_probability=half, other_probability=fifth
        ... )
        >>> round(response.delta(math.log(2)), 9)
        0.2
        """
        level = validate.extended_non_negative(epsilon=epsilon)
        pairs = self._telling()
        if level == math.inf:
            return max(up(own) if other == 0 else 0.0 for own, other in pairs)
        return max(up(two_point_delta(least(level), *pair)) for pair in pairs)

    def _telling(self) -> list[tuple[Fraction, Fraction]]:
        """The chances that only the bit of the own category is 1, and that only the other's is.

        In both readings of the two probabilities.
        """
        pairs = []
        for reading in (Fraction, validate.exact):
            p, q = reading(self.own_probability), reading(self.other_probability)
            pairs.append((p * (1 - q), q * (1 - p)))
        return pairs

    def _loss(self) -> float:
        return max(two_point_epsilon(Fraction(0), *pair) for pair in self._telling())

    accuracy = absent("not in closed form for many categories: `estimate` has standard errors")
    interval = absent("not in closed form for many categories: `estimate` has standard errors")
    from_epsilon = absent("there are two for each ε: `symmetric` and `optimised`")

    def loss(self) -> Release:
        """The privacy loss of everybody's rows, for an accountant.

        Raises
        ------
        Absent
            If ε is infinite.
        """
        if self._epsilon == math.inf:
            raise Absent("UnaryRandomisedResponse has no loss: epsilon is inf")
        own, other = self._telling()[0]
        pair = [[own, other, 1 - own - other], [other, own, 1 - own - other]]
        return loss.finite(*pair).under(self.neighbourhood)

    def channel(self) -> Channel:
        """One person's row as a channel: data sets ``(0,)``, …, outputs all 2^k rows of bits.

        Raises
        ------
        ValueError
            If there are more than 10 categories: the table would be too large.

        Examples
        --------
        >>> half, fifth = Fraction(1, 2), Fraction(1, 5)
        >>> response = UnaryRandomisedResponse(
        ...     categories=2, own_probability=half, other_probability=fifth
        ... )
        >>> response.channel().max_ratio("edit")
        Fraction(4, 1)
        """
        if self.categories > 10:
            raise ValueError(f"categories must be at most 10 for a table, got {self.categories}")
        rows = list(itertools.product((0, 1), repeat=self.categories))
        return Channel(
            [[self._chance(category, row) for row in rows] for category in range(self.categories)],
            inputs=data_sets(range(self.categories), 1),
            outputs=rows,
        )

    def _chance(self, category: int, row: tuple[int, ...]) -> Any:
        chance: Any = Fraction(1)
        for place, bit in enumerate(row):
            one = self.own_probability if place == category else self.other_probability
            chance = chance * (one if bit else 1 - one)
        return chance

    # Release and estimate -------------------------------------------------------------------------

    def release(self, data: ArrayLike, *, rng: Randomness) -> NDArray[np.bool_]:
        """Everybody's row of bits.

        Parameters
        ----------
        data
            The true categories 0, …, k − 1: shape (people,).
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            Bits, shape (people, categories).

        Raises
        ------
        TypeError, ValueError
            If the data are empty, hold anything but categories or have more than one axis, or
            `rng` is no generator.
        """
        codes = self._codes(data)
        rng = validate.randomness(rng=rng)
        rows = np.empty((codes.size, self.categories), dtype=np.bool_)
        block = max(1, BLOCK // self.categories)
        for start in range(0, codes.size, block):
            part = rows[start : start + block]
            part[...] = coins(self.other_probability, part.shape, rng=rng)
        rows[np.arange(codes.size), codes] = coins(self.own_probability, codes.size, rng=rng)
        return rows

    @np.errstate(all="ignore")
    def release_counts(self, data: ArrayLike, *, rng: np.random.Generator) -> IntArray:
        """How many ones each category gets, without drawing anybody's row.

        The counts have the same distribution as the column sums of `release`: all that `estimate`
        uses. It is a shortcut for experiments; in the local model there are only rows.

        Parameters
        ----------
        data
            The true categories 0, …, k − 1: shape (people,).
        rng
            Source of randomness. The binomial variables are drawn in floating point.

        Returns
        -------
        numpy.ndarray
            Counts, shape (categories,).

        Raises
        ------
        TypeError, ValueError
            As for `release`.
        """
        codes = self._codes(data)
        rng = validate.generator(rng=rng)
        own = np.bincount(codes, minlength=self.categories)
        kept = rng.binomial(own, float(self.own_probability))
        return kept + rng.binomial(codes.size - own, float(self.other_probability))

    def estimate(self, rows: ArrayLike) -> Estimate:
        """The unbiased estimate of the share of every category, from everybody's rows.

        Returns
        -------
        Estimate
            As `estimate_from_counts`.

        Raises
        ------
        TypeError, ValueError
            If the rows are no bits, or not of the shape (people, categories).
        """
        bits = validate.bit_array(rows=rows)
        if bits.ndim != 2 or bits.shape[1] != self.categories:
            raise ValueError(f"rows must have shape (people, {self.categories}), got {bits.shape}")
        return self.estimate_from_counts(np.count_nonzero(bits, axis=0), people=len(bits))

    def estimate_from_counts(self, counts: ArrayLike, *, people: int) -> Estimate:
        """The unbiased estimate ``(c/n − q)/(p − q)`` of every share, from the counts of ones.

        Parameters
        ----------
        counts
            Ones of each category: shape (categories,).
        people
            n, at least 1.

        Returns
        -------
        Estimate
            `value` has shape (categories,); entries may leave [0, 1] and need not sum to 1. Its
            `standard_error` is the largest that any category can have, for fixed data.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range, or ``p = q``, where rows carry no information.
        """
        people = validate.integer(1, people=people)
        ones = validate.whole_array(counts=counts)
        if ones.shape != (self.categories,) or ones.min() < 0 or ones.max() > people:
            raise ValueError(
                f"counts must be {self.categories} numbers from 0 to {people}, "
                f"got {validate.show(counts)}"
            )
        gap = self._gap()
        values: list[Any] = [
            (Fraction(int(count), people) - self.other_probability) / gap for count in ones
        ]
        worst = max(self.variance(people, share=share) for share in (0, 1))
        return Estimate(value=np.array(values), standard_error=math.sqrt(worst))

    def variance(self, people: int, *, share: Number) -> Number:
        """The variance of one category's estimate, for fixed data in which it has that share.

        Parameters
        ----------
        people
            n, at least 1.
        share
            f, the share of the category in the data.
        """
        people = validate.integer(1, people=people)
        share = validate.probability(share=share)
        p, q = self.own_probability, self.other_probability
        per_person = share * p * (1 - p) + (1 - share) * q * (1 - q)
        return per_person / (people * self._gap() ** 2)

    def _codes(self, data: ArrayLike) -> IntArray:
        codes = validate.category_array(self.categories, data=data)
        if codes.ndim != 1:
            raise ValueError(f"data must have one axis, got shape {codes.shape}")
        return codes

    def _gap(self) -> Number:
        gap = self.own_probability - self.other_probability
        if gap <= 0:
            raise ValueError(
                f"other_probability must be below {validate.written(self.own_probability, str)} "
                "for an estimate, "
                f"got {validate.show(self.other_probability)}"
            )
        return gap


def _rounded_up(epsilon: Fraction, share: float) -> Number:
    """1/(1 + e^ε) plus that share of itself; at most ½."""
    mp = digits()
    flip = up((1 + mp.mpf(share)) / (1 + mp.exp(big(mp, epsilon))))
    return flip if flip < HALF else HALF
