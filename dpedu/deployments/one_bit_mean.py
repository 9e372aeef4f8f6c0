"""One bit from each device, and a mean of them all: Microsoft's telemetry, with its memoisation.

A number between 0 and m becomes a coin whose bias leans with it, and only the coin is sent. Asked
every day, a device would lose ε each time. So it tosses its coins once, in advance: one for each
of a few rounded values. While its value rounds to the same, it sends the same bit.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import least
from dpedu._fixed import Fixed
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.estimate import Estimate
from dpedu.neighbours import Neighbourhood, data_sets
from dpedu.noise.coins import coins, shares_from_words
from dpedu.noise.exact import word_source
from dpedu.privacy.channel import Channel
from dpedu.privacy.profiles import (
    randomised_response_delta,
    randomised_response_epsilon,
    randomised_response_flip_probability,
    two_point_epsilon,
)

MOST_COINS = 2**28
"""How many coins devices may toss in advance: they take some gibibytes while they are tossed."""


class OneBitMean(Mechanism):
    """A bit that is 1 with probability ``p + (1 − 2p) x/m``: the mean of many x can be estimated.

    Parameters
    ----------
    largest
        m > 0: a value lies between 0 and m.
    flip_probability
        p, at most ½: the probability of a 1 for x = 0, and of a 0 for x = m. A `Fraction` keeps
        estimates and variances exact.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    All bits together are ``ln((1 − p)/p)``-DP under **edit** neighbours. For x = 0 or m it is
    randomised response.

    References
    ----------
    Ding, Kulkarni and Yekhanin, "Collecting telemetry data privately", NeurIPS 2017.

    Examples
    --------
    >>> seconds = OneBitMean.from_epsilon(1, largest=86_400)
    >>> values = np.full(100_000, 20_000)
    >>> round(seconds.estimate(seconds.release(values, rng=np.random.default_rng(1))).value)
    19792
    """

    def __init__(self, *, largest: Number, flip_probability: Number) -> None:
        self.largest = validate.positive(largest=largest)
        validate.positive_float(largest=largest)
        self.flip_probability = validate.between(0, 0.5, flip_probability=flip_probability)
        self.neighbourhood = Neighbourhood.EDIT
        self._epsilon = randomised_response_epsilon(0, self.flip_probability)

    @classmethod
    def from_epsilon(cls, epsilon: Number, *, largest: Number) -> OneBitMean:
        """The least noise for which the bits are ε-DP: ``p = 1/(1 + e^ε)``."""
        flip = randomised_response_flip_probability(epsilon)
        return cls(largest=largest, flip_probability=flip)._promise(epsilon)

    accuracy = absent("it depends on all values: `estimate` has the standard error")
    interval = absent("it depends on all values: `estimate` has the standard error")

    def __repr__(self) -> str:
        return (
            f"OneBitMean(largest={validate.written(self.largest)}, "
            f"flip_probability={validate.written(self.flip_probability)})"
        )

    def epsilon(self, delta: Number | None = None) -> Number:
        """The ε that it was made for, or the least ε at a δ."""
        if delta is None:
            return self._epsilon
        return randomised_response_epsilon(delta, self.flip_probability)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile: the least δ at that ε."""
        return randomised_response_delta(epsilon, self.flip_probability)

    def probability(self, value: Number) -> Number:
        """The probability of a 1 for that value: exact for `Fraction`s."""
        share = validate.between(0, self.largest, value=value)
        part = Fraction(share) / Fraction(self.largest)
        exact = self.flip_probability + (1 - 2 * self.flip_probability) * part
        return exact

    def channel(self) -> Channel:
        """One bit as a channel, on the two values that differ most: 0 and m."""
        ends = (0, self.largest)
        rows = [[1 - self.probability(value), self.probability(value)] for value in ends]
        return Channel(rows, inputs=data_sets(ends, 1), outputs=(0, 1))

    def release(self, data: ArrayLike, *, rng: Randomness) -> NDArray[np.bool_]:
        """Everybody's bit.

        Parameters
        ----------
        data
            Values of any shape. Those below 0 count as 0, those above m as m.
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            Bits, of the same shape.

        Raises
        ------
        TypeError, ValueError
            If values are not finite numbers, or `rng` is no source of randomness.

        Notes
        -----
        A value is first rounded at random to 0 or m, and then answered by randomised response: both
        with exact coins.
        """
        values = _values(self.largest, data=data)
        rng = validate.randomness(rng=rng)
        bits = shares_from_words(values, Fraction(self.largest), word_source(rng))
        return np.asarray(bits ^ coins(self.flip_probability, values.shape, rng=rng))

    def estimate(self, bits: ArrayLike) -> Estimate:
        """The unbiased estimate of the mean of the values.

        Parameters
        ----------
        bits
            Everybody's bit, of any shape.

        Returns
        -------
        Estimate
            It may leave [0, m]. Its standard error is that for the worst data, all values m/2.

        Raises
        ------
        TypeError, ValueError
            If they are no bits, or p = ½, where bits carry no information.
        """
        answers = validate.category_array(2, bits=bits)
        people = answers.size
        share = Fraction(int(answers.sum()), people)
        gap = self._gap()
        value: Any = (share - self.flip_probability) / gap * self.largest
        half = Fraction(self.largest) / 2
        return Estimate(value=value, standard_error=math.sqrt(self.variance(half) / people))

    def variance(self, value: Number) -> Number:
        """The variance of the estimate from one person of that value.

        That from n people is the mean of theirs, over n. It is ``m² ((c/2)² − (x/m − ½)²)`` with
        ``c = 1/(1 − 2p) = (e^ε + 1)/(e^ε − 1)``.

        Examples
        --------
        >>> round(OneBitMean.from_epsilon(1, largest=1).variance(0.5), 6)
        1.170674
        """
        chance = self.probability(value)
        return chance * (1 - chance) * (self.largest / self._gap()) ** 2

    def enrol(
        self,
        people: int,
        *,
        step: Number,
        perturbation: Number = 0,
        rng: np.random.Generator,
    ) -> Devices:
        """Devices that toss all their coins in advance.

        Parameters
        ----------
        people
            How many, at least 1.
        step
            s: values are rounded to 0, s, 2s, …, m; s must divide m. Floats are the decimals that
            Python shows, here and for m: 0.1 divides 0.3. For a third, give a `Fraction`.
        perturbation
            γ, below ½: the probability with which each bit that is sent is flipped once more, so
            that the answers do not show on which day a value changed.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range, m is above 2⁹⁶⁰, or the devices need over 2²⁸
            coins: each needs one for every multiple of s.
        """
        return Devices(self, people, step, perturbation, rng)

    def _gap(self) -> Number:
        gap = 1 - 2 * self.flip_probability
        if gap == 0:
            raise ValueError("flip_probability must be below 1/2 for an estimate, got 1/2")
        return gap


class Devices(Fixed):
    """Devices with memoised coins: made by `OneBitMean.enrol`.

    Each has an offset α, drawn once, and rounds x to a multiple of s: down or up, so that it is x
    on average over α. For each of the ``m/s + 1`` multiples it has one bit, drawn once.

    Attributes
    ----------
    people
        How many.
    step
        s.
    perturbation
        γ.

    Notes
    -----
    However often it reports, a device whose value always rounds to the same multiple loses ε, once:
    the memoised bit is one release. One whose value visits u multiples loses at most uε, and shows
    when its bit changes, unless γ blurs it. Each report by itself is `report_epsilon`-DP.
    """

    def __init__(
        self,
        mechanism: OneBitMean,
        people: int,
        step: Number,
        perturbation: Number,
        rng: np.random.Generator,
    ) -> None:
        self._mechanism = mechanism
        self.people = validate.integer(1, people=people)
        self.step = float(validate.positive_float(step=step))
        validate.with_room(largest=mechanism.largest)  # for its sum with an offset
        parts = _parts(mechanism.largest, validate.positive(step=step))
        self.perturbation = validate.between(0, 0.5, perturbation=perturbation)
        if self.perturbation == 0.5:
            raise ValueError("perturbation must be below 1/2, got 1/2")
        if self.people * (parts + 1) > MOST_COINS:
            raise ValueError(
                f"people times multiples of step must be at most {MOST_COINS}, "
                f"got {self.people} times {parts + 1}"
            )
        rng = validate.generator(rng=rng)
        self._offsets = rng.random(self.people) * self.step
        multiples = np.linspace(0, float(mechanism.largest), parts + 1)
        everybody = np.broadcast_to(multiples, (self.people, parts + 1))
        self._bits = mechanism.release(everybody, rng=rng)

    def __repr__(self) -> str:
        return f"<Devices: {self.people}, step {self.step:g}, perturbation {self.perturbation}>"

    def report_epsilon(self) -> float:
        """The ε of one report alone, from a bit that is flipped once more with probability γ."""
        p, extra = least(self._mechanism.flip_probability), least(self.perturbation)
        twice = p + extra - 2 * p * extra
        return two_point_epsilon(Fraction(0), 1 - twice, twice)

    def rounded(self, values: ArrayLike) -> IntArray:
        """Which multiple of s each device's value rounds to: the greatest of at most x + α.

        Parameters
        ----------
        values
            Shape (people,). Those below 0 count as 0, those above m as m.

        Raises
        ------
        TypeError, ValueError
            If values are not finite numbers, or not as many as devices.
        """
        array = _values(self._mechanism.largest, values=values)
        if array.shape != (self.people,):
            raise ValueError(f"values must be {self.people} numbers, got shape {array.shape}")
        places = np.floor((array + self._offsets) / self.step).astype(np.int64)
        return np.asarray(np.minimum(places, self._bits.shape[1] - 1))

    @np.errstate(all="ignore")
    def report(self, values: ArrayLike, *, rng: Randomness) -> NDArray[np.bool_]:
        """Today's bits.

        Parameters
        ----------
        values
            Today's values: shape (people,).
        rng
            Source of randomness, for γ alone: the other coins have been tossed.

        Raises
        ------
        TypeError, ValueError
            As for `rounded`; or `rng` is no source of randomness.
        """
        places = self.rounded(values)
        rng = validate.randomness(rng=rng)
        bits = self._bits[np.arange(self.people), places]
        if self.perturbation:
            bits = bits ^ coins(self.perturbation, self.people, rng=rng)
        return bits

    def estimate(self, bits: ArrayLike) -> Estimate:
        """The estimate of today's mean from today's bits: unbiased over all coins and offsets.

        Raises
        ------
        TypeError, ValueError
            If they are no bits, or p = ½.
        """
        answers = validate.category_array(2, bits=bits)
        p, extra = self._mechanism.flip_probability, self.perturbation
        both = OneBitMean(
            largest=self._mechanism.largest, flip_probability=p + extra - 2 * p * extra
        )
        return both.estimate(answers)


def _parts(largest: Number, step: Number) -> int:
    """How many steps make m, with floats as what they show, or else as what they are."""
    for reading in (validate.exact, Fraction):  # a power of two shows no more than 17 digits
        parts = reading(largest) / reading(step)
        if parts.denominator == 1:
            return int(parts)
    hint = "; a Fraction may be given" if isinstance(step, float) else ""
    whole = validate.written(largest, str)
    raise ValueError(f"step must divide largest, {whole}, got {validate.show(step)}{hint}")


def _values(largest: Number, **argument: ArrayLike) -> FloatArray:
    """Moved to 0 or m where they lie beyond: an error in its place would tell of them."""
    return np.clip(validate.boundable_array(**argument), 0, float(largest))
