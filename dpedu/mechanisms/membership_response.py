"""Randomised response for people who may be absent: private under membership neighbours.

In a fixed population of N places every place sends an answer, whether its person takes part or
not. Membership then asks only that an absent person and a present one answer alike, up to a
factor e^ε; a 0 and a 1 are two steps apart.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._digits import SMALLEST, up
from dpedu._validate import Number, Randomness
from dpedu.mechanisms._least_error import FEW, convolved, least_error
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.estimate import Estimate
from dpedu.mechanisms.unbiased import unbiased_weights
from dpedu.neighbours import ABSENT, DataSet, Neighbourhood
from dpedu.noise.choice import picks_from_words
from dpedu.noise.exact import word_source
from dpedu.privacy.channel import Channel
from dpedu.privacy.profiles import margin

BOTTOM = "⊥"
"""The output that says nothing."""

PERSON: list[DataSet] = [(ABSENT,), (0,), (1,)]
"""What a place can hold: nobody, somebody with 0, somebody with 1."""

Quantity = Literal["ones", "present", "difference"]

_TARGETS: dict[Quantity, tuple[int, int, int]] = {
    "ones": (0, 0, 1),
    "present": (0, 1, 1),
    "difference": (0, -1, 1),
}


class MembershipResponse(Mechanism):
    """One channel for every place of a fixed population, absent people included.

    Parameters
    ----------
    channel
        One place: a channel whose data sets are ``(ABSENT,)``, ``(0,)`` and ``(1,)``. The three
        class methods build known ones; any other that you invent will do.

    Raises
    ------
    TypeError, ValueError
        If it is no channel, or not one on those three data sets.

    Notes
    -----
    All answers together are as private as one place, under **membership** neighbours: `epsilon`
    is the channel's own. What can be estimated depends on the channel: see `weights`.

    Examples
    --------
    >>> response = MembershipResponse.ternary(ratio=2)
    >>> response.channel().max_ratio("membership")
    Fraction(2, 1)
    >>> response.weights("ones")
    array([Fraction(-1, 1), Fraction(3, 1), Fraction(-1, 1)], dtype=object)
    """

    def __init__(self, channel: Channel) -> None:
        if not isinstance(channel, Channel):
            raise TypeError(f"channel must be a Channel, got {validate.show(channel)}")
        if set(channel.inputs) != set(PERSON):
            raise ValueError(
                f"channel must have the data sets (ABSENT,), (0,) and (1,), "
                f"got {validate.show(list(channel.inputs))}"
            )
        self.neighbourhood = Neighbourhood.MEMBERSHIP
        self._channel = channel
        # What is drawn from: floats as the fractions that they are, so that rows sum to 1 exactly.
        self._table = [[Fraction(entry) for entry in row] for row in channel.matrix.tolist()]
        rows = [[entry / sum(row) for entry in row] for row in self._table]
        self._drawn = Channel(rows, inputs=channel.inputs, outputs=channel.outputs)
        self._epsilon = self._drawn.epsilon(Neighbourhood.MEMBERSHIP)

    @classmethod
    def binary(
        cls, *, epsilon: Number | None = None, ratio: Number | None = None
    ) -> MembershipResponse:
        """Everybody answers 0 or 1 by randomised response, and who is absent counts as a 0.

        Parameters
        ----------
        epsilon
            ε ≥ 0 under membership, in floating point; or else:
        ratio
            ``r = e^ε ≥ 1``. A whole number or `Fraction` keeps everything exact.

        Notes
        -----
        The flip probability is ``1/(r + 1)``. The number of people present cannot be estimated.
        """
        r = _ratio(epsilon, ratio)
        c = 1 / (r + 1)
        made = cls(_table([[1 - c, c], [1 - c, c], [c, 1 - c]], [0, 1]))
        return made if epsilon is None else made._promise(epsilon)

    @classmethod
    def ternary(
        cls, *, epsilon: Number | None = None, ratio: Number | None = None
    ) -> MembershipResponse:
        """Randomised response on three categories: the answer ⊥ is the truth of the absent.

        Parameters
        ----------
        epsilon, ratio
            One of them, as for `binary`.

        Notes
        -----
        The truth has probability ``r/(r + 2)``. It is ε-DP under edit neighbours too, which
        nobody asked for and which costs accuracy.
        """
        r = _ratio(epsilon, ratio)
        truth, lie = r / (r + 2), 1 / (r + 2)
        rows = [[lie, lie, truth], [truth, lie, lie], [lie, truth, lie]]
        made = cls(_table(rows, [0, 1, BOTTOM]))
        return made if epsilon is None else made._promise(epsilon)

    @classmethod
    def extremal(
        cls, *, epsilon: Number | None = None, ratio: Number | None = None
    ) -> MembershipResponse:
        """Uses all that membership allows: a 0 and a 1 differ by factors e^(2ε).

        Parameters
        ----------
        epsilon, ratio
            One of them, as for `binary`.
        """
        r = _ratio(epsilon, ratio)
        c = 1 / (r + 1)
        up, down = c * r, c / r
        # 1 − up − down and 1 − 2c, without differences of numbers near 1.
        nothing = c * (r - 1)
        rest = nothing / r
        rows = [[c, c, nothing], [up, down, rest], [down, up, rest]]
        made = cls(_table(rows, [0, 1, BOTTOM]))
        return made if epsilon is None else made._promise(epsilon)

    from_epsilon = absent("there are three for each ε: `binary`, `ternary` and `extremal`")

    def __repr__(self) -> str:
        return (
            f"<MembershipResponse: epsilon={float(self._epsilon):g}, "
            f"outputs {self._channel.outputs}>"
        )

    # Privacy --------------------------------------------------------------------------------------

    def channel(self) -> Channel:
        """One place as a channel."""
        return self._channel

    def delta(self, epsilon: Number) -> float:
        """The privacy profile under membership neighbours: the least δ for that ε."""
        return self._drawn.delta(epsilon, Neighbourhood.MEMBERSHIP)

    # Release and estimate -------------------------------------------------------------------------

    def release(self, data: Sequence[Any], *, rng: Randomness) -> list[Any]:
        """Every place's answer.

        Parameters
        ----------
        data
            The population: a sequence with `ABSENT`, 0 or 1 for every place.
        rng
            Source of randomness.

        Returns
        -------
        list
            One of the channel's outputs for every place, in the same order.

        Raises
        ------
        TypeError, ValueError
            If the data are empty or hold anything else, or `rng` is no generator.

        Examples
        --------
        >>> response = MembershipResponse.ternary(epsilon=1)
        >>> response.release([ABSENT, ABSENT, 1, 1], rng=np.random.default_rng(4))
        ['⊥', '⊥', '⊥', 0]
        """
        places = self._rows(data)
        words = word_source(rng)
        picked = np.zeros(places.size, dtype=np.int64)
        for place, row in enumerate(self._table):
            there = np.flatnonzero(places == place)
            picked[there] = picks_from_words(row, there.size, words)
        outputs = self._channel.outputs
        return [outputs[code] for code in picked.tolist()]

    def weights(self, of: Quantity = "ones") -> NDArray[Any]:
        """What each output adds to the unbiased estimate, in the order of the channel's outputs.

        Parameters
        ----------
        of
            What is estimated: the number of ``"ones"``, of people ``"present"``, or the
            ``"difference"``, ones minus zeros.

        Returns
        -------
        numpy.ndarray
            Exact where the channel is exact and leaves no choice; where it leaves one, those with
            the smallest variance for the worst person.

        Raises
        ------
        ValueError
            If nothing on the outputs is unbiased: a channel that answers alike for an absent
            person and for a 0 cannot tell how many are present.

        Examples
        --------
        >>> MembershipResponse.binary(ratio=3).weights("present")
        Traceback (most recent call last):
            ...
        ValueError: of must be something that the answers tell apart, got 'present'
        """
        target = self._target(of)
        try:
            return unbiased_weights(self._channel, target)
        except ValueError:
            raise ValueError(
                f"of must be something that the answers tell apart, got {of!r}"
            ) from None

    def estimate(self, answers: Sequence[Any], *, of: Quantity = "ones") -> Estimate:
        """The unbiased estimate, as a number of people, from everybody's answers.

        Parameters
        ----------
        answers
            Outputs of the channel, one a place.
        of
            As for `weights`.

        Returns
        -------
        Estimate
            It may leave the range of what is possible. The standard error is the largest that any
            data can give it.

        Raises
        ------
        TypeError, ValueError
            If there are no answers, one is no output, or no unbiased estimate exists.

        Examples
        --------
        >>> MembershipResponse.binary(ratio=3).estimate([0, 1, 1, 1]).value
        Fraction(4, 1)
        """
        counts = self._counts(answers)
        weights = self.weights(of).tolist()
        value = sum(weight * count for weight, count in zip(weights, counts, strict=True))
        spread = math.sqrt(sum(counts) * float(self.worst_variance(of=of)))
        return Estimate(value=value, standard_error=spread)

    def variance(self, data: Sequence[Any], *, of: Quantity = "ones") -> Number:
        """The exact variance of the estimate for these data.

        Parameters
        ----------
        data
            A sequence with `ABSENT`, 0 or 1 for every place.
        of
            As for `weights`.
        """
        per_person = self._variances(of)
        counts = np.bincount(self._rows(data), minlength=3).tolist()
        total: Number = sum(v * count for v, count in zip(per_person, counts, strict=True))
        return total

    def worst_variance(self, *, of: Quantity = "ones") -> Number:
        """What one place adds to the variance of the estimate, at most.

        Examples
        --------
        >>> response = MembershipResponse.extremal(epsilon=1)
        >>> [round(response.worst_variance(of=of), 2) for of in ("ones", "present", "difference")]
        [1.06, 2.91, 1.35]
        """
        worst: Number = max(self._variances(of))
        return worst

    def interval(
        self, answers: Sequence[Any], *, confidence: Number = 0.95, of: Quantity = "ones"
    ) -> tuple[float, float]:
        """An interval that holds the true number with at least the stated probability, for any N.

        Parameters
        ----------
        answers
            Outputs of the channel, one a place.
        confidence
            Strictly between 0 and 1.
        of
            As for `weights`.

        Returns
        -------
        tuple of float
            The ends, cut off at what is possible.

        References
        ----------
        The shorter of the intervals from Hoeffding's and Bernstein's inequality: Boucheron, Lugosi
        and Massart, "Concentration inequalities", 2013, Theorems 2.8 and 2.10.

        Examples
        --------
        >>> answers = [1] * 600 + [0] * 400
        >>> low, high = MembershipResponse.binary(ratio=3).interval(answers)
        >>> round(low), round(high)
        (624, 776)
        """
        tail = validate.shortfall(confidence=confidence) / 2
        people = sum(self._counts(answers))
        weights = self.weights(of).astype(np.float64)
        target = self._target(of)
        reach = _largest_deviation(
            people,
            span=float(weights.max() - weights.min()),
            variance=float(self.worst_variance(of=of)),
            largest=max(float(np.abs(weights - value).max()) for value in target),
            tail=tail,
        )
        centre = float(self.estimate(answers, of=of).value)
        least, most = people * min(target), people * max(target)
        # Each end on both sides: where nothing possible is near, both are the end that is nearest.
        low, high = np.clip([centre - reach, centre + reach], least, most).tolist()
        return low, high

    def accuracy(
        self, data: Sequence[Any], *, probability: Number = 2 / 3, of: Quantity = "ones"
    ) -> float:
        """The least α_acc with ``Pr(|estimate − true number| ≤ α_acc) ≥ probability``.

        It is rounded up. For more than 20 places floats count; where these cannot tell whether an
        error is enough, it is the next one.

        Parameters
        ----------
        data
            A sequence with `ABSENT`, 0 or 1 for every place. Time and memory grow like N² for
            three outputs.
        probability
            Strictly between 0 and 1; two thirds by custom.
        of
            As for `weights`.

        Examples
        --------
        >>> response = MembershipResponse.extremal(epsilon=1)
        >>> round(response.accuracy([ABSENT] * 50 + [0] * 25 + [1] * 25), 1)
        9.1
        """
        lacking = validate.outside(probability=probability)
        places = self._rows(data)
        if places.size <= FEW and len(self._channel.outputs) <= 3:
            return up(least_error(*self._exact_errors(places, of), lacking))
        weights = self.weights(of).astype(np.float64)
        truth = float(np.array(self._target(of))[places].sum())
        chances, doubt = self._count_distribution(np.bincount(places, minlength=3).tolist())
        counts = np.indices(chances.shape).reshape(chances.ndim, -1)
        last = places.size - counts.sum(axis=0)
        errors = np.abs(weights[:-1] @ counts + weights[-1] * last - truth)[last >= 0]
        masses = chances.ravel()[last >= 0]
        error = least_error(errors, masses, validate.shortfall(probability=probability),
                            slack=1e-11 + 1e-14 * places.size,
                            doubt=doubt + SMALLEST * masses.size)  # fmt: skip
        # Sums of so many weights are off by their last digits.
        largest = float(np.abs(weights).max()) + 1
        return up(Fraction(float(error)) + Fraction(largest) * places.size / 2**49)

    def _exact_errors(
        self, places: NDArray[np.intp], of: Quantity
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """What the estimate may be off by, and with which probabilities."""
        weights = [Fraction(weight) for weight in self.weights(of).tolist()]
        truth = sum(self._target(of)[place] for place in places)
        sums = {Fraction(-truth): Fraction(1)}
        for place in places:
            more: dict[Fraction, Fraction] = {}
            for off, chance in sums.items():
                for weight, mass in zip(
                    weights, self._drawn.row(self._channel.inputs[place]), strict=True
                ):
                    more[off + weight] = more.get(off + weight, Fraction(0)) + chance * mass
            sums = more
        errors = np.array([abs(off) for off in sums], dtype=object)
        return errors, np.array(list(sums.values()), dtype=object)

    # Inside ---------------------------------------------------------------------------------------

    def _target(self, of: Quantity) -> list[int]:
        """What one place adds to the quantity, in the order of the channel's data sets."""
        wanted = _TARGETS[validate.one_of(tuple(_TARGETS), of=of)]
        return [wanted[PERSON.index(data)] for data in self._channel.inputs]

    def _variances(self, of: Quantity) -> list[Any]:
        weights = self.weights(of).tolist()
        return [
            sum(p * weight**2 for p, weight in zip(row, weights, strict=True)) - value**2
            for row, value in zip(self._channel.matrix.tolist(), self._target(of), strict=True)
        ]

    def _rows(self, data: Sequence[Any]) -> NDArray[np.intp]:
        """The channel's row for every place."""
        validate.sequence(data=data)
        if len(data) == 0:
            raise ValueError(f"data must not be empty, got {validate.show(data)}")
        row = {value: self._channel.inputs.index((value,)) for (value,) in PERSON}
        places = []
        for value in data:
            is_whole = isinstance(value, (int, np.integer)) and not isinstance(
                value, np.timedelta64
            )
            is_bit = is_whole and value in (0, 1)
            if not is_bit and value is not ABSENT:
                raise ValueError(f"data must hold only ABSENT, 0 and 1, got {validate.show(value)}")
            places.append(row[value if value is ABSENT else int(value)])
        return np.array(places, dtype=np.intp)

    def _counts(self, answers: Sequence[Any]) -> list[int]:
        """How often each output of the channel was answered."""
        validate.sequence(answers=answers)
        if len(answers) == 0:
            raise ValueError(f"answers must not be empty, got {validate.show(answers)}")
        given = answers.tolist() if isinstance(answers, np.ndarray) else answers
        found = Counter(validate.one_of(self._channel.outputs, answers=one) for one in given)
        return [found[output] for output in self._channel.outputs]

    def _count_distribution(self, people: Sequence[int]) -> tuple[NDArray[np.float64], float]:
        """The chance of each vector of counts of all outputs but the last; and as `convolved`."""
        from scipy.stats import multinomial

        doubt = 0.0
        total = np.ones((1,) * (len(self._channel.outputs) - 1))
        for size, row in zip(people, self._channel.matrix.astype(np.float64), strict=True):
            counts = np.indices((size + 1,) * total.ndim).reshape(total.ndim, -1).T
            last = size - counts.sum(axis=1, keepdims=True)
            chances = np.where(
                last[:, 0] >= 0,
                multinomial.pmf(np.hstack([counts, np.maximum(last, 0)]), size, row),
                0,
            )
            total, more = convolved(total, chances.reshape((size + 1,) * total.ndim))
            doubt += more
        return np.clip(total, 0, 1), doubt


def _ratio(epsilon: Number | None, ratio: Number | None) -> Any:
    """e^ε, from whichever of the two was given."""
    if (epsilon is None) == (ratio is None):
        raise TypeError("epsilon or ratio must be given, and not both")
    if epsilon is not None:
        checked = float(validate.non_negative(epsilon=epsilon))
        if checked > 350:  # e^(−2ε) would vanish in floats, and with it the guarantee
            raise ValueError(f"epsilon must be at most 350, got {validate.show(epsilon)}")
        # Rounded down, so that rounding in the table cannot pass e^ε.
        return max(1.0, math.exp(checked) * (1 - margin(checked)))
    factor = validate.finite(ratio=ratio)
    if factor < 1:
        raise ValueError(f"ratio must be at least 1, got {validate.show(ratio)}")
    return factor if isinstance(factor, float) else Fraction(factor)


def _table(rows: list[list[Any]], outputs: list[Any]) -> Channel:
    return Channel(rows, inputs=PERSON, outputs=outputs)


def _largest_deviation(
    people: int, *, span: float, variance: float, largest: float, tail: float
) -> float:
    """A deviation that a sum of independent terms exceeds, to one side, with chance at most `tail`.

    The smaller of Hoeffding's bound, from the `span` of each term, and Bernstein's, from the
    `variance` of each and the `largest` deviation of one.
    """
    nats = -math.log(tail)
    by_span = span * math.sqrt(people * nats / 2)
    half = largest * nats / 3
    by_variance = half + math.sqrt(half**2 + 2 * people * variance * nats)
    return min(by_span, by_variance)
