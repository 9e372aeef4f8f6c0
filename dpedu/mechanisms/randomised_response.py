"""Randomised response: every person answers for themselves, and chance has its say in each answer.

All forms of it are one family. Two coins, Warner's spinner and a stated ε only name the flip
probability p in different ways, and the k-ary form with two categories is the binary one.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import SMALLEST, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms._least_error import FEW, convolved, least_error
from dpedu.mechanisms.contract import Mechanism
from dpedu.mechanisms.estimate import Estimate
from dpedu.neighbours import DataSet, Neighbourhood, data_sets
from dpedu.noise.coins import coins
from dpedu.privacy.channel import Channel
from dpedu.privacy.profiles import (
    randomised_response_delta,
    randomised_response_epsilon,
    randomised_response_flip_probability,
)

HALF = Fraction(1, 2)

MOST_PEOPLE = 20
"""Of how many people a table has all vectors of answers: a million of them."""


class RandomisedResponse(Mechanism):
    """Binary randomised response: each answer is flipped with probability p, independently.

    Parameters
    ----------
    flip_probability
        p, between 0 and ½. A `Fraction` keeps probabilities, estimates and variances exact.

    Raises
    ------
    TypeError, ValueError
        If `flip_probability` is no number, or outside its range.

    Notes
    -----
    The whole vector of answers is ``ln((1 − p)/p)``-DP under **edit** neighbours. Under membership
    it is not ε-DP for any ε: the number of answers tells how many people took part.

    References
    ----------
    Warner, "Randomized response: a survey technique for eliminating evasive answer bias", JASA
    1965. Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Section 3.2.

    Examples
    --------
    >>> coins = RandomisedResponse.two_coins()
    >>> coins.flip_probability
    Fraction(1, 4)
    >>> print(coins.guarantee())
    1.09861-DP under edit neighbours
    >>> coins.estimate([1, 0, 1, 1]).value
    Fraction(1, 1)
    """

    def __init__(self, *, flip_probability: Number) -> None:
        self.flip_probability = validate.between(0, HALF, flip_probability=flip_probability)
        self.neighbourhood = Neighbourhood.EDIT
        self._epsilon = randomised_response_epsilon(0, self.flip_probability)

    @classmethod
    def two_coins(cls, *, heads: Number = HALF) -> RandomisedResponse:
        """Toss a coin: on heads tell the truth, on tails let a second, fair coin answer.

        Parameters
        ----------
        heads
            Probability that the *first* coin says "tell the truth". The flip probability is
            ``(1 − heads)/2``: ¼ for two fair coins.
        """
        heads = validate.probability(heads=heads)
        return cls(flip_probability=(1 - heads) / 2)

    @classmethod
    def warner(cls, *, spinner: Number) -> RandomisedResponse:
        """Warner's spinner: it names a group, and you say only whether you belong to *that* group.

        Parameters
        ----------
        spinner
            Probability, at least ½, that the spinner names the sensitive group. The flip
            probability is ``1 − spinner``. Below ½, let it name the other group.
        """
        return cls(flip_probability=1 - validate.between(HALF, 1, spinner=spinner))

    @classmethod
    def from_epsilon(cls, epsilon: Number) -> RandomisedResponse:
        """The least noise that is ε-DP under edit neighbours: ``p = 1/(1 + e^ε)``, rounded up.

        Examples
        --------
        >>> round(RandomisedResponse.from_epsilon(math.log(3)).flip_probability, 12)
        0.25
        """
        flip = randomised_response_flip_probability(epsilon)
        return cls(flip_probability=flip)._promise(epsilon)

    def __repr__(self) -> str:
        return f"RandomisedResponse(flip_probability={validate.written(self.flip_probability)})"

    @property
    def truth_probability(self) -> Number:
        """1 − p, the probability that an answer is the truth."""
        return 1 - self.flip_probability

    # Privacy --------------------------------------------------------------------------------------

    def epsilon(self, delta: Number | None = None) -> Number:
        """ε = ln((1 − p)/p) under edit neighbours, infinite at p = 0; or the least ε at a δ.

        Made by `from_epsilon`, it is the very ε that was asked for.
        """
        if delta is None:
            return self._epsilon
        return randomised_response_epsilon(delta, self.flip_probability)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile under edit neighbours, ``[(1 − p) − e^ε p]_+``.

        Examples
        --------
        >>> RandomisedResponse(flip_probability=0.25).delta(0)
        0.5
        """
        return randomised_response_delta(epsilon, self.flip_probability)

    def channel(self) -> Channel:
        """One person's answer as a channel: data sets ``(0,)`` and ``(1,)``, outputs 0 and 1."""
        p = self.flip_probability
        return Channel([[1 - p, p], [p, 1 - p]], inputs=data_sets((0, 1), 1), outputs=[0, 1])

    def distribution(self, data: DataSet) -> dict[tuple[int, ...], Number]:
        """The probability of every vector of answers from the people in `data`.

        It has 2ⁿ entries: for small cases, and for `Channel.from_distributions`.

        Raises
        ------
        TypeError, ValueError
            If the data hold anything but bits, or those of over 20 people.

        Examples
        --------
        >>> RandomisedResponse.two_coins().distribution((1,))
        {(0,): Fraction(1, 4), (1,): Fraction(3, 4)}
        """
        validate.sequence(data=data)
        if len(data) > MOST_PEOPLE:
            raise ValueError(
                f"data must be of at most {MOST_PEOPLE} people for a table, got {len(data)}"
            )
        bits = validate.category_array(2, data=data).tolist() if len(data) else []
        p = self.flip_probability
        return {
            answers: math.prod(
                (1 - p if answer == bit else p for answer, bit in zip(answers, bits, strict=True)),
                start=Fraction(1) if isinstance(p, Fraction) else 1.0,
            )
            for answers in itertools.product((0, 1), repeat=len(bits))
        }

    # Release and estimate -------------------------------------------------------------------------

    def release(self, data: ArrayLike, *, rng: Randomness) -> IntArray:
        """Everybody's answer.

        Parameters
        ----------
        data
            The true bits, of any shape: 0 and 1, or bools.
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            Answers 0 and 1, of the same shape.

        Raises
        ------
        TypeError, ValueError
            If the data are empty or hold anything but bits, or `rng` is no generator.

        Examples
        --------
        >>> RandomisedResponse.two_coins().release([0, 0, 1, 1], rng=np.random.default_rng(4))
        array([0, 1, 1, 1])
        """
        bits = validate.category_array(2, data=data)
        return bits ^ coins(self.flip_probability, bits.shape, rng=rng)

    def estimate(self, answers: ArrayLike) -> Estimate:
        """The unbiased estimate ``(ā − p)/(1 − 2p)`` of the share of ones, from the answers.

        It may leave [0, 1]; cutting it off would make it biased. Its standard error is the one for
        fixed data, ``√(p(1 − p)/n)/(1 − 2p)``.

        Raises
        ------
        TypeError, ValueError
            If the answers are empty or no bits, or if p = ½, where answers carry no information.
        """
        bits = validate.category_array(2, answers=answers)
        gap = self._gap()
        mean: Number = Fraction(int(bits.sum()), bits.size)
        value = (mean - self.flip_probability) / gap
        return Estimate(value=value, standard_error=math.sqrt(self.variance(bits.size)))

    def variance(self, people: int, *, rate: Number | None = None) -> Number:
        """The variance of `estimate` for n people.

        Parameters
        ----------
        people
            n, at least 1.
        rate
            None for fixed data: ``p(1 − p)/(n(1 − 2p)²)``, the same for all data. A number θ for
            people drawn from a population with that rate, which adds ``θ(1 − θ)/n``.

        Examples
        --------
        >>> coins = RandomisedResponse.two_coins()
        >>> coins.variance(100), coins.variance(100, rate=Fraction(1, 2))
        (Fraction(3, 400), Fraction(1, 100))
        """
        people = validate.integer(1, people=people)
        p = self.flip_probability
        noise = p * (1 - p) / (people * self._gap() ** 2)
        if rate is None:
            return noise
        theta = validate.probability(rate=rate)
        return noise + theta * (1 - theta) / people

    def interval(
        self,
        answers: ArrayLike,
        *,
        confidence: Number = 0.95,
        of: Literal["population", "data"] = "population",
    ) -> tuple[float, float]:
        """A confidence interval that holds with at least the stated probability, for any n.

        Parameters
        ----------
        answers
            Everybody's answers, 0 and 1.
        confidence
            Strictly between 0 and 1.
        of
            ``"population"``: for the rate θ that the people were drawn from (the interval of
            Clopper and Pearson for the rate of positive answers, carried over). ``"data"``: for the
            share of ones among these very people; only the mechanism is random.

        Returns
        -------
        tuple of float
            The lower and the upper end, within [0, 1].

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range, or p = ½.

        References
        ----------
        Clopper and Pearson, "The use of confidence or fiducial limits illustrated in the case of
        the binomial", Biometrika 1934.

        Examples
        --------
        >>> answers = [1] * 375 + [0] * 525
        >>> low, high = RandomisedResponse.two_coins().interval(answers)
        >>> round(low, 3), round(high, 3)
        (0.268, 0.399)
        """
        bits = validate.category_array(2, answers=answers)
        tail = validate.shortfall(confidence=confidence) / 2
        people, yes = bits.size, int(bits.sum())
        gap = float(self._gap())
        if validate.one_of(("population", "data"), of=of) == "data":
            return self._interval_for_data(yes, people, tail)
        from scipy.stats import beta

        low = beta.ppf(tail, yes, people - yes + 1) if yes > 0 else 0.0
        high = beta.isf(tail, yes + 1, people - yes) if yes < people else 1.0
        p = float(self.flip_probability)
        return _within_unit((low - p) / gap), _within_unit((high - p) / gap)

    def _interval_for_data(self, yes: int, people: int, tail: float) -> tuple[float, float]:
        """The numbers of ones that neither tail of the exact distribution of yeses rules out."""

        def at_least(ones: int) -> float:
            return float(self.yes_distribution(people, ones=ones)[yes:].sum())

        def at_most(ones: int) -> float:
            return float(self.yes_distribution(people, ones=ones)[: yes + 1].sum())

        # More ones make more yeses: both tails are monotone in the number of ones.
        low = _first(people, lambda ones: at_least(ones) > tail)
        high = people - _first(people, lambda zeros: at_most(people - zeros) > tail)
        return low / people, max(low, high) / people

    def yes_distribution(self, people: int, *, ones: int) -> FloatArray:
        """The distribution of the number of positive answers from data with that many ones.

        Returns
        -------
        numpy.ndarray
            Shape (people + 1,): the probability of 0, 1, …, n positive answers.

        Examples
        --------
        >>> RandomisedResponse(flip_probability=0.25).yes_distribution(2, ones=1)
        array([0.1875, 0.625 , 0.1875])
        """
        return self._yes_distribution(people, ones)[0]

    def _yes_distribution(self, people: int, ones: int) -> tuple[FloatArray, float]:
        """The same, and how far a sum of its entries may be off beyond rounding."""
        from scipy.stats import binom

        people = validate.integer(1, people=people)
        ones = validate.integer(0, ones=ones)
        if ones > people:
            raise ValueError(f"ones must be at most {people}, the number of people, got {ones}")
        p = float(self.flip_probability)
        kept = binom.pmf(np.arange(ones + 1), ones, 1 - p)
        flipped = binom.pmf(np.arange(people - ones + 1), people - ones, p)
        chances, doubt = convolved(kept, flipped)
        return np.clip(chances, 0, 1), doubt

    def _exact_yes_distribution(self, people: int, ones: int) -> NDArray[Any]:
        p = Fraction(self.flip_probability)
        chances = np.array([Fraction(1)], dtype=object)
        for person in range(people):
            yes = 1 - p if person < ones else p
            chances = np.convolve(chances, np.array([1 - yes, yes], dtype=object))
        return chances

    def accuracy(
        self, people: int, *, probability: Number = 2 / 3, ones: int | None = None
    ) -> float:
        """The least α_acc with ``Pr(|estimate − share of ones| ≤ α_acc) ≥ probability``.

        It is rounded up. For more than 20 people floats count; where these cannot tell whether an
        error is enough, it is the next one.

        Parameters
        ----------
        people
            n, at least 1.
        probability
            Strictly between 0 and 1; two thirds by custom.
        ones
            How many of the people have a 1; by default the worst number of ones, for which time
            grows like n³.

        Examples
        --------
        For two fair coins it is about 0.84/√n:

        >>> coins = RandomisedResponse.two_coins()
        >>> round(coins.accuracy(400, ones=100) * math.sqrt(400), 1)
        0.8
        """
        people = validate.integer(1, people=people)
        lacking = validate.outside(probability=probability)
        if ones is None:
            # Exchanging zeros and ones mirrors the error, so half of the cases suffice.
            return max(
                self.accuracy(people, probability=probability, ones=half)
                for half in range(people // 2 + 1)
            )
        chances, doubt = self._yes_distribution(people, ones)
        self._gap()  # none at p = ½
        p = Fraction(self.flip_probability)
        centre, scale = people * p + ones * (1 - 2 * p), people * (1 - 2 * p)
        if people <= FEW:
            exact = self._exact_yes_distribution(people, ones)
            errors = np.array([abs(yes - centre) for yes in range(people + 1)], dtype=object)
            return up(least_error(errors, exact, lacking) / scale)
        distances = np.abs(np.arange(people + 1) - float(centre))
        error = least_error(
            distances,
            chances,
            validate.shortfall(probability=probability),
            slack=1e-11 + 1e-15 * people,
            doubt=doubt + SMALLEST * people,
        )
        # Distances are off by their last digits.
        alike = np.flatnonzero(np.abs(distances - error) <= people * 2.0**-51)
        return up(max(abs(yes - centre) for yes in alike.tolist()) / scale)

    def _gap(self) -> Number:
        """1 − 2p: by how much a one raises the chance of a positive answer."""
        if self.flip_probability == HALF:
            raise ValueError("flip_probability must be below 1/2 for an estimate, got 1/2")
        return 1 - 2 * self.flip_probability


def _within_unit(value: float) -> float:
    """The end of an interval for a share: no share lies outside [0, 1], so nothing is lost."""
    return min(1.0, max(0.0, float(value)))


def _first(limit: int, holds: Callable[[int], bool]) -> int:
    """The least whole number up to `limit` for which a monotone condition holds, else `limit`."""
    low, high = 0, limit
    while low < high:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle + 1
    return low
