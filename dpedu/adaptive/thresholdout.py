"""Thresholdout: a hold-out set that many adaptive questions cannot wear out.

An analyst may ask what they like of the training data. The hold-out only speaks up where the two
disagree: if the averages of a query on both differ by less than a noisy threshold, the answer is
the training average, and has told nothing about the hold-out but that. Otherwise the answer is the
hold-out average plus noise, and one of a budget of such answers is spent.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Literal, NamedTuple, Protocol

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._alone import Alone
from dpedu._digits import float_above, floats_between, least, most, never_below, up
from dpedu._validate import FloatArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.grid import nearest_float, nearest_parts, part_of
from dpedu.neighbours import Neighbourhood
from dpedu.noise import exact as exact_noise
from dpedu.privacy.composition import optimal_delta, optimal_epsilon
from dpedu.privacy.loss import Release, worst

PARTS = 2**20
"""Into how many parts an exact session cuts the range of a record's value."""


class Step(NamedTuple):
    """What Thresholdout did with one query.

    Attributes
    ----------
    train, holdout
        The query's averages on the two sets.
    threshold
        The noisy threshold in force, T̂.
    comparison
        The noise η on it, for this query alone; NaN if the query was refused.
    source
        ``"train"``, ``"holdout"`` or ``"refused"``.
    answer
        What the analyst was told; NaN if the query was refused.
    left
        The budget after it.
    """

    train: float
    holdout: float
    threshold: float
    comparison: float
    source: Literal["train", "holdout", "refused"]
    answer: float
    left: int


class Noise(Protocol):
    """Where a session takes its noise from: a number at each call."""

    def threshold(self) -> float:
        """The next γ: at the start, and after each answer from the hold-out."""

    def comparison(self) -> float:
        """The next η: one a query."""

    def answer(self) -> float:
        """The next ξ: one an answer from the hold-out."""


class DiscreteLaplaceNoise:
    """The noise of an exact session: discrete Laplace of scale 2s, 4s and s, in whole units.

    Parameters
    ----------
    scale
        s > 0: σ in units of ``(high − low)/(2²⁰ n)``. See `Thresholdout`.
    rng
        Source of randomness, a generator or ``random.SystemRandom()``.
    """

    def __init__(self, *, scale: Number, rng: Randomness) -> None:
        self._scale = Fraction(validate.positive(scale=scale))
        self._rng = validate.randomness(rng=rng)

    def threshold(self) -> int:
        """γ: P(γ) ∝ e^(−|γ|/(2s))."""
        return self._drawn(2)

    def comparison(self) -> int:
        """η: P(η) ∝ e^(−|η|/(4s))."""
        return self._drawn(4)

    def answer(self) -> int:
        """ξ: P(ξ) ∝ e^(−|ξ|/s)."""
        return self._drawn(1)

    def _drawn(self, times: int) -> int:
        return int(exact_noise.discrete_laplace(times * self._scale, (), rng=self._rng))


class SuppliedNoise:
    """Noise written down in advance, so that a trace can be followed by hand.

    Parameters
    ----------
    thresholds, comparisons, answers
        The values of γ, η and ξ in the order in which they are used.

    Raises
    ------
    TypeError, ValueError
        If an argument does not hold finite numbers; later, if one of them is used up, which ends
        the session.

    Examples
    --------
    >>> noise = SuppliedNoise(thresholds=[0.01, -0.01], comparisons=[0, 0.02], answers=[-0.005])
    >>> mechanism = Thresholdout(threshold=0.04, sigma=0.01, budget=1, people=100)
    >>> session = mechanism.session(noise=noise)
    >>> session.averages([0.50, 0.62], [0.53, 0.54]).round(3)
    array([0.5  , 0.535])
    >>> [step.source for step in session.trace], session.left
    (['train', 'holdout'], 0)
    """

    def __init__(
        self, *, thresholds: ArrayLike, comparisons: ArrayLike, answers: ArrayLike = ()
    ) -> None:
        self._threshold = _listed(thresholds=thresholds)
        self._comparison = _listed(comparisons=comparisons)
        self._answer = _listed(answers=answers)

    def threshold(self) -> float:
        """The next γ."""
        return _next(self._threshold, "thresholds")

    def comparison(self) -> float:
        """The next η."""
        return _next(self._comparison, "comparisons")

    def answer(self) -> float:
        """The next ξ."""
        return _next(self._answer, "answers")


class LaplaceNoise:
    """The noise of the paper: Laplace of scale 2σ, 4σ and σ for threshold, comparison, answer.

    Parameters
    ----------
    sigma
        σ > 0, in units of the queries.
    rng
        Source of randomness.
    """

    def __init__(self, *, sigma: Number, rng: np.random.Generator) -> None:
        self._sigma = validate.positive_float(sigma=sigma)
        self._rng = validate.generator(rng=rng)

    def threshold(self) -> float:
        """γ ~ Lap(2σ)."""
        return float(self._rng.laplace(scale=2 * self._sigma))

    def comparison(self) -> float:
        """η ~ Lap(4σ)."""
        return float(self._rng.laplace(scale=4 * self._sigma))

    def answer(self) -> float:
        """ξ ~ Lap(σ)."""
        return float(self._rng.laplace(scale=self._sigma))


class Thresholdout(Mechanism):
    """The reusable hold-out, for queries that are averages over records of a bounded value.

    Parameters
    ----------
    threshold
        T ≥ 0: by how much the averages may differ before the hold-out speaks.
    sigma
        σ > 0, the noise rate, in the same units.
    budget
        B ≥ 1: how often the hold-out may speak. Afterwards every query is refused.
    people
        n ≥ 1, the size of the hold-out, which is public.
    low, high
        Between which a query's value on one record lies; 0 and 1 in the paper. Bounds that are no
        floats are moved to floats between them.
    exact
        Whole-number noise of exact probabilities on whole-number sums, for real use. Sessions then
        take the values of all records, and no averages. Without it noise is in floating point,
        which is unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or an exact one would need noise of a scale that is not
        between 10⁻¹⁵ and 10¹⁵ units, or another has bounds beyond 2⁹⁶⁰ in size.

    Notes
    -----
    All answers of a session together are ``2B(high − low)/(σn)``-DP for the hold-out under **edit**
    neighbours; the training set is taken as known. Each time the hold-out speaks costs
    ``2(high − low)/(σn)``: half of it for finding the query (noise of 2σ on the threshold and 4σ on
    the comparison, however many queries stayed below), half for the answer. `epsilon` and `delta`
    compose those B parts optimally.

    *Exact*: the value of each record is moved to the nearest end of 2²⁰ equal parts of the range,
    by itself. So a sum over the hold-out is a whole number that moves by at most 2²⁰ under edit,
    whatever floats do. The training average is rounded to the same unit, which is
    ``(high − low)/(2²⁰ n)`` of an average, as are T and the noise; it does not depend on the
    hold-out. The proof is then that of `SparseVector`, whose shifts, by 2²⁰ for γ and twice that
    for η, are whole; the answer is a whole number with discrete Laplace noise. What is told is
    computed from that number alone. The guarantee is the same, and the noise too, but for a
    millionth of the range.

    References
    ----------
    Dwork, Feldman, Hardt, Pitassi, Reingold and Roth, "Generalization in adaptive data analysis and
    holdout reuse", NeurIPS 2015, Figure 1. Its privacy is that of the sparse vector: Dwork
    and Roth, "The algorithmic foundations of differential privacy", 2014, Section 3.6. Ghosh,
    Roughgarden and Sundararajan, as for `DiscreteLaplace`, for the noise of exact sessions.

    Examples
    --------
    >>> holdout = Thresholdout(threshold=0.04, sigma=0.01, budget=5, people=10_000)
    >>> print(holdout.guarantee())
    0.1-DP under edit neighbours
    >>> session = holdout.session(rng=np.random.default_rng(2015))
    >>> session.averages([0.52, 0.90], [0.51, 0.50]).round(2)
    array([0.52, 0.49])
    >>> safe = Thresholdout(threshold=0.1, sigma=0.01, budget=1, people=1000, exact=True)
    >>> session = safe.session(rng=np.random.default_rng(2015))
    >>> round(session.ask([1, 0, 1, 1], [0, 1] * 500), 2)
    0.48
    """

    def __init__(
        self,
        *,
        threshold: Number,
        sigma: Number,
        budget: int,
        people: int,
        low: Number = 0,
        high: Number = 1,
        exact: bool = False,
    ) -> None:
        self.threshold = float(validate.non_negative(threshold=threshold))
        self.sigma = validate.positive_float(sigma=sigma)
        self.budget = validate.integer(1, budget=budget)
        self.people = validate.integer(1, people=people)
        self.low, self.high = _bounds(low, high)
        self.neighbourhood = Neighbourhood.EDIT
        part = 2 * (most(high) - least(low)) / self.people / least(sigma)
        self._part, self._epsilon = up(part), up(self.budget * part)
        self.exact = validate.one_of((True, False), exact=exact)
        if self.exact:
            part_of(self.low, self.high, PARTS)
            self._check_scale()
        else:
            validate.with_room(low=low, high=high)

    @classmethod
    def from_epsilon(
        cls,
        epsilon: Number,
        *,
        threshold: Number,
        budget: int,
        people: int,
        low: Number = 0,
        high: Number = 1,
        exact: bool = False,
    ) -> Thresholdout:
        """The least noise for which a session is ε-DP: ``σ = 2B(high − low)/(εn)``.

        Examples
        --------
        >>> Thresholdout.from_epsilon(0.1, threshold=0.04, budget=5, people=10_000).sigma
        0.01
        """
        level = validate.positive(epsilon=epsilon)
        _bounds(low, high)
        count, size = validate.integer(1, budget=budget), validate.integer(1, people=people)
        loss = Fraction(2 * count, size) * (most(high) - least(low))
        sigma = up(loss / least(level))
        sampled = not exact or _has_sampler(2 * count * PARTS / least(level))
        if not sampled or not 0 < sigma < math.inf:
            raise ValueError(
                "epsilon must need noise that floats and samplers reach, for this budget and "
                f"these bounds, got {validate.show(epsilon)}"
            )
        made = cls(
            threshold=threshold, sigma=sigma, budget=budget, people=people,
            low=low, high=high, exact=exact,
        )  # fmt: skip
        vars(made)["_part"] = up(most(level) / count)
        return made._promise(epsilon)

    variance = absent("an answer is an average of the training set, or a noisy one")
    accuracy = absent("an answer is an average of the training set, or a noisy one")
    interval = absent("an answer is an average of the training set, or a noisy one")

    def __repr__(self) -> str:
        return (
            f"Thresholdout(threshold={validate.written(self.threshold)}, sigma={self.sigma!r}, "
            f"budget={self.budget!r}, people={self.people!r}, low={self.low!r}, high={self.high!r}"
            f"{', exact=True' if self.exact else ''})"
        )

    @property
    def unit(self) -> Fraction:
        """What the whole numbers of an exact session are worth, as part of an average."""
        return (most(self.high) - least(self.low)) / (self.people * PARTS)

    @property
    def noise_scale(self) -> Fraction:
        """The scale s of an exact session's noise on answers, in its units: ``2²⁰/s = ε/(2B)``."""
        return least(self.sigma) / self.unit

    def _check_scale(self) -> None:
        """Exact samplers have scales within bounds."""
        if not _has_sampler(self.noise_scale):
            raise ValueError(
                "sigma must be between 1e-15 and 2.5e14 units if exact, of which "
                f"(high - low)/people is {PARTS}, got {self.sigma!r}"
            )

    def epsilon(self, delta: Number | None = None) -> Number:
        """An ε at that δ, by optimal composition of B parts; without δ, that of the whole."""
        if delta is None:
            return self._epsilon
        if validate.probability(delta=delta) in (0, 1):
            return super().epsilon(delta)
        composed = optimal_epsilon(delta, self._part, self.budget)
        return min(composed, float_above(self._epsilon))

    def delta(self, epsilon: Number) -> float:
        """A δ at that ε, by optimal composition of B parts."""
        if never_below(validate.extended_non_negative(epsilon=epsilon), self._epsilon):
            return 0.0
        return optimal_delta(epsilon, self._part, self.budget)

    def loss(self) -> Release:
        """The privacy loss of a session, for an accountant: that of B parts."""
        return worst(epsilon=self._part).repeated(self.budget).under(self.neighbourhood)

    def session(self, *, rng: Randomness | None = None, noise: Noise | None = None) -> Session:
        """A new session, with its whole budget.

        Parameters
        ----------
        rng
            Source of randomness; or else:
        noise
            Noise from elsewhere, such as `SuppliedNoise`. The guarantee is for `LaplaceNoise`, and
            for `DiscreteLaplaceNoise` if exact: then it is in whole units.

        Raises
        ------
        TypeError, ValueError
            If not just one of the two is given; here or later, if `noise` gives what is no finite
            number, which ends the session.
        """
        if (rng is None) == (noise is None):
            raise TypeError("rng or noise must be given, and not both")
        if noise is None and self.exact:
            noise = DiscreteLaplaceNoise(scale=self.noise_scale, rng=validate.randomness(rng=rng))
        elif noise is None:
            noise = LaplaceNoise(sigma=self.sigma, rng=validate.generator(rng=rng))
        for name in ("threshold", "comparison", "answer"):
            if not callable(getattr(noise, name, None)):
                raise TypeError(f"noise must have a method {name}, got {validate.show(noise)}")
        return (ExactSession if self.exact else Session)(self, noise)

    def release(self, data: tuple[ArrayLike, ArrayLike], /, *, rng: Randomness) -> FloatArray:
        """All answers to queries that were written down in advance, in one session.

        Parameters
        ----------
        data
            The queries' values on the training and on the hold-out records: two arrays of shapes
            (training people, queries) and (people, queries).
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            Shape (queries,); NaN where the budget was spent.

        Raises
        ------
        TypeError, ValueError
            If values are not finite numbers, shapes do not agree, or `rng` is no generator.
        """
        rng = (validate.randomness if self.exact else validate.generator)(rng=rng)
        if not isinstance(data, tuple) or len(data) != 2:
            raise TypeError(
                f"data must be a pair of training and hold-out values, got {validate.show(data)}"
            )
        session = self.session(rng=rng)
        train, holdout = (_columns(self, data=part) for part in data)
        if train.shape[1] != holdout.shape[1] or len(holdout) != self.people:
            raise ValueError(
                f"data must have as many queries in both parts and {self.people} hold-out records, "
                f"got shapes {train.shape} and {holdout.shape}"
            )
        if self.exact:
            return np.array([session.ask(*pair) for pair in zip(train.T, holdout.T, strict=True)])
        return session.averages(train.mean(axis=0), holdout.mean(axis=0))


class Session(Alone):
    """A conversation with the hold-out: made by `Thresholdout.session`.

    Any number of threads may ask; answers are given one at a time. It cannot be copied or pickled,
    and answers in no other process than its own: there it does not say either what is left, nor its
    trace or threshold. An interrupt inside an answer ends it: an answer may have been paid for, and
    the threshold not be drawn anew.
    """

    def __init__(self, mechanism: Thresholdout, noise: Noise) -> None:
        super().__init__()
        self._mechanism, self._noise = mechanism, noise
        self._left = mechanism.budget
        self._noisy = self._limit() + self._drawn("threshold")
        self._trace: list[Step] = []

    _copied = "a copy would know the same threshold, and answer as often again"

    # In what a session counts: floats, which are what they are worth.

    def _limit(self) -> float:
        """The threshold T."""
        return self._mechanism.threshold

    def _average(self, counted: float) -> float:
        """What an average is worth."""
        return counted

    def _width(self, counted: float) -> float:
        """What a difference of averages is worth."""
        return counted

    @property
    def left(self) -> int:
        """How often the hold-out may still speak."""
        self._here()
        return self._left

    @property
    def trace(self) -> tuple[Step, ...]:
        """A `Step` for each query so far."""
        self._here()
        return tuple(self._trace)

    @property
    def threshold(self) -> float:
        """The noisy threshold in force. The analyst must not see it, nor the trace."""
        self._here()
        return self._width(self._noisy)

    def __repr__(self) -> str:
        asked = validate.many(len(self._trace), "query", "queries")
        return f"<Session: {asked}, {validate.many(self._left, 'answer')} left>"

    @np.errstate(all="ignore")
    def ask(self, train_values: ArrayLike, holdout_values: ArrayLike) -> float:
        """The answer to one query, from its values on all records of both sets.

        Parameters
        ----------
        train_values, holdout_values
            Shapes (training people,) and (people,). Values beyond the bounds are moved to them. No
            analyst may see the message of a refusal: see `dpedu.mechanisms.contract`.

        Returns
        -------
        float
            NaN once the budget is spent.

        Raises
        ------
        TypeError, ValueError
            If values are not finite numbers, or the hold-out has another size.
        RuntimeError
            In another process than that of the session, in the middle of another question by the
            same thread, or if an interrupt, or another error, broke an answer off.
        """
        train, holdout = self._values(train_values, holdout_values)
        return self._answer(float(train.mean()), float(holdout.mean()))

    def _values(
        self, train_values: ArrayLike, holdout_values: ArrayLike
    ) -> tuple[FloatArray, FloatArray]:
        train = _inside(self._mechanism, train_values=train_values)
        holdout = _inside(self._mechanism, holdout_values=holdout_values)
        if train.ndim != 1 or holdout.shape != (self._mechanism.people,):
            raise ValueError(
                f"holdout_values must be {self._mechanism.people} numbers, and train_values have "
                f"one axis, got shapes {holdout.shape} and {train.shape}"
            )
        return train, holdout

    @np.errstate(all="ignore")
    def averages(self, train: ArrayLike, holdout: ArrayLike) -> FloatArray:
        """The answers to several queries, in order, from their averages.

        Parameters
        ----------
        train, holdout
            Averages on both sets: shape (queries,). They must be averages of values between the
            bounds over the records, or nothing is promised.

        Returns
        -------
        numpy.ndarray
            Shape (queries,); NaN once the budget is spent.

        Raises
        ------
        TypeError, ValueError
            If averages are not finite numbers, or shapes do not agree.
        RuntimeError
            In another process than that of the session, in the middle of another question by the
            same thread, or if an interrupt, or another error, broke an answer off.
        """
        first = _inside(self._mechanism, train=train)
        second = _inside(self._mechanism, holdout=holdout)
        if first.ndim != 1 or first.shape != second.shape:
            raise ValueError(
                f"train and holdout must be as many numbers, got shapes {first.shape} "
                f"and {second.shape}"
            )
        pairs = zip(first.tolist(), second.tolist(), strict=True)
        return np.array([self._answer(*pair) for pair in pairs])

    def _drawn(self, name: str) -> float:
        # Noise from elsewhere may be anything, and nothing is above NaN.
        return validate.finite(noise=getattr(self._noise, name)())  # type: ignore[return-value]

    def _answer(self, train: float, holdout: float) -> float:
        return self._unbroken(lambda: self._said(train, holdout))

    def _said(self, train: float, holdout: float) -> float:
        threshold, comparison = self._noisy, math.nan
        source: Literal["train", "holdout", "refused"] = "refused"
        answer = math.nan
        if self._left > 0:
            drawn = self._drawn("comparison")
            if abs(holdout - train) > threshold + drawn:
                source, answer = "holdout", self._average(holdout + self._drawn("answer"))
                self._left -= 1
                if self._left > 0:
                    self._noisy = self._limit() + self._drawn("threshold")
            else:
                source, answer = "train", self._average(train)
            comparison = self._width(drawn)
        averages = self._average(train), self._average(holdout)
        self._trace.append(
            Step(*averages, self._width(threshold), comparison, source, answer, self._left)
        )
        return answer


class ExactSession(Session):
    """The same in whole numbers: made by a `Thresholdout` that is exact.

    It counts the hold-out's sums, from 0 to 2²⁰ n: a unit of them is `Thresholdout.unit` of an
    average. What it tells is a float that is computed from such a number and from nothing else.
    """

    def _limit(self) -> int:
        return round(least(self._mechanism.threshold) / self._mechanism.unit)

    def _average(self, counted: float) -> float:
        return nearest_float(least(self._mechanism.low) + self._mechanism.unit * Fraction(counted))

    def _width(self, counted: float) -> float:
        return nearest_float(self._mechanism.unit * Fraction(counted))

    @np.errstate(all="ignore")
    def ask(self, train_values: ArrayLike, holdout_values: ArrayLike) -> float:
        """As for `Session`. Each value is moved to the nearest of 2²⁰ parts of the range."""
        train, holdout = (
            nearest_parts(values, self._mechanism.low, self._mechanism.high, PARTS)
            for values in self._values(train_values, holdout_values)
        )
        people = self._mechanism.people
        known = round(Fraction(int(train.sum()) * people, train.size))
        return self._answer(known, int(holdout.sum()))

    def averages(self, train: ArrayLike, holdout: ArrayLike) -> FloatArray:
        """An exact session refuses them: nobody knows how an average of floats was rounded."""
        raise TypeError(
            f"holdout must be the values of all records if exact, by ask, "
            f"got averages {validate.show(holdout)}"
        )


def _has_sampler(scale: Fraction) -> bool:
    """Whether noise of that scale in whole numbers can be drawn, and of 4 times that."""
    return Fraction(1, exact_noise.LIMIT) <= scale <= Fraction(exact_noise.LIMIT, 4)


def _bounds(low: Number, high: Number) -> tuple[float, float]:
    """Floats between the bounds, for it is their distance that is paid for."""
    least, most = floats_between(validate.finite(low=low), validate.finite(high=high))
    if least >= most:
        raise ValueError(f"low must be below high, {validate.show(high)}, got {validate.show(low)}")
    return least, most


def _inside(mechanism: Thresholdout, **argument: ArrayLike) -> FloatArray:
    """Moved to the bounds: an error in its place would tell of the hold-out."""
    return np.clip(validate.boundable_array(**argument), mechanism.low, mechanism.high)


def _columns(mechanism: Thresholdout, **argument: ArrayLike) -> FloatArray:
    ((name, _),) = argument.items()
    array = _inside(mechanism, **argument)
    if array.ndim != 2:
        raise ValueError(f"{name} must have the shape (records, queries), got {array.shape}")
    return array


def _listed(**argument: Any) -> Iterator[float]:
    ((name, value),) = argument.items()
    if validate.is_several(value) and len(list(value)) == 0:
        return iter(())
    array = validate.real_array(**argument)
    if array.ndim != 1:
        raise ValueError(f"{name} must have one axis, got shape {array.shape}")
    return iter(array.tolist())


def _next(values: Iterator[float], name: str) -> float:
    for value in values:
        return value
    raise ValueError(f"{name} must hold more noise: all of it is used up")
