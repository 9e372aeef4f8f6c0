"""Gradient descent that is private: what trains a model on records that must not be memorised.

Each step looks at a Poisson sample of the records, cuts every record's gradient down to a length C,
adds Gaussian noise of standard deviation σC to their sum, and moves the weights. The accountant
composes the steps. All iterates are covered, so the last one, or any other, may be published. These
parts are in `dpedu.learning.steps`, each by itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.learning.steps import (
    clip_factors,
    composed_steps,
    draw_batch,
    lengths_of,
    noisy_sum,
    noisy_whole_sum,
    rows_of,
    whole_rows,
)
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.neighbours import Neighbourhood
from dpedu.privacy.loss import Accountant, Release
from dpedu.progress import beats, counted

UNITS = 2**20
"""Into how many whole parts an exact training cuts the clipping length."""


class Problem(Protocol):
    """What can be trained: records, and the gradients of their losses.

    Attributes
    ----------
    people
        How many records there are.
    """

    people: int

    def start(self) -> FloatArray:
        """The weights to begin with, which do not depend on the records."""

    def clipped_gradient(self, weights: FloatArray, chosen: IntArray, clip: float) -> FloatArray:
        """The sum of the gradients of the chosen records, each cut down to that Euclidean length.

        The gradient of a record must depend on that record and the weights alone.
        """


class WholeProblem(Problem, Protocol):
    """What can be trained exactly: a problem that gives gradients in whole numbers as well."""

    def whole_gradient(
        self, weights: FloatArray, chosen: IntArray, clip: float, units: int
    ) -> IntArray:
        """The sum of the gradients of the chosen records, as `dpedu.learning.whole_rows` cuts them.

        The whole numbers of a record must depend on that record and the weights alone, to the last
        bit: products of matrices are rounded otherwise when other records stand beside it.
        """


class PrivateGradientDescent(Mechanism):
    """Stochastic gradient descent with clipped gradients and Gaussian noise (DP-SGD).

    Parameters
    ----------
    noise_multiplier
        σ > 0, in units of the clipping length: at least 0.04.
    clip
        C > 0, the length that gradients are cut down to.
    sampling_rate
        γ, from 10⁻³⁰⁰ to 1: each record takes part in a step with that probability,
        independently.
    steps
        T ≥ 1.
    batch
        L > 0, what the noisy sum is divided by: about γ times the number of records, but fixed
        without looking, for under membership that number is private.
    learning_rate
        How far a step goes along the noisy average.
    delta
        δ, strictly between 0 and 1.
    exact
        Gradients in whole numbers, and noise of exact probabilities, for real use. Without it both
        are in floating point, which is unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    (ε, δ)-DP under **membership** neighbours: one record more or less. ε is the upper bound of
    `dpedu.privacy.loss.Accountant` for T Gaussian releases on Poisson samples, with a tolerance of
    10⁻³, which is faster than the accountant's own 10⁻⁴ and bounds a little less closely. A batch
    of fixed size, or one pass over shuffled records, would not be covered.

    *Exact*: each record's gradient is cut down to C and rounded towards 0 to whole 2⁻²⁰ths of C, by
    itself: see `dpedu.learning.whole_rows`. So the sum is a vector of whole numbers that moves by
    2²⁰ at most, whatever floats do. Its noise is Gaussian, rounded to whole numbers: that is
    post-processing of Gaussian noise, so that the accountant's bound holds as it stands, which for
    discrete Gaussian noise on samples nobody has proved. Weights are computed from the noisy sums
    alone. It takes a problem with a `whole_gradient`, such as `Classification` or
    `dpedu.deployments.text_training.Messages`.

    References
    ----------
    Abadi, Chu, Goodfellow, McMahan, Mironov, Talwar and Zhang, "Deep learning with differential
    privacy", CCS 2016; Zhu, Dong and Wang, "Optimal accounting of differential privacy via
    characteristic function", AISTATS 2022; Kairouz, Liu and Steinke, "The distributed discrete
    Gaussian mechanism for federated learning with secure aggregation", ICML 2021, for gradients
    that are clipped and then rounded; Canonne, Kamath and Steinke, "The discrete Gaussian for
    differential privacy", NeurIPS 2020, for rounded noise.

    Examples
    --------
    >>> training = PrivateGradientDescent(
    ...     noise_multiplier=2, clip=1, sampling_rate=0.1, steps=100, batch=50, learning_rate=1,
    ...     delta=1e-5,
    ... )
    >>> print(training.guarantee())
    (2.33777, 1e-05)-DP under membership neighbours
    """

    def __init__(
        self,
        *,
        noise_multiplier: Number,
        clip: Number,
        sampling_rate: Number,
        steps: int,
        batch: Number,
        learning_rate: Number,
        delta: Number,
        exact: bool = False,
    ) -> None:
        self.noise_multiplier = float(
            validate.between(0.04, 1e6, noise_multiplier=noise_multiplier)
        )
        self.clip = validate.positive_float(clip=clip)
        self.sampling_rate = validate.positive_float(
            sampling_rate=validate.probability(sampling_rate=sampling_rate)
        )
        self.steps = validate.integer(1, steps=steps)
        self.batch = validate.positive_float(batch=batch)
        self.learning_rate = validate.positive_float(learning_rate=learning_rate)
        self._delta = validate.open_probability(delta=delta)
        self.exact = validate.one_of((True, False), exact=exact)
        self.neighbourhood = Neighbourhood.MEMBERSHIP
        self._loss = composed_steps(
            noise_multiplier=self.noise_multiplier,
            sampling_rate=self.sampling_rate,
            steps=self.steps,
        )
        self._accountant = Accountant(tolerance=1e-3).compose(self._loss)
        self._epsilon = self._accountant.epsilon(self._delta).upper

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what it was made from: an accountant cannot be, and is made again."""
        made_from: dict[str, Any] = {
            "noise_multiplier": self.noise_multiplier, "clip": self.clip,
            "sampling_rate": self.sampling_rate, "steps": self.steps, "batch": self.batch,
            "learning_rate": self.learning_rate, "delta": self._delta, "exact": self.exact,
        }  # fmt: skip
        return partial(type(self), **made_from), ()

    @classmethod
    def from_epsilon(
        cls,
        epsilon: Number,
        *,
        delta: Number,
        clip: Number,
        sampling_rate: Number,
        steps: int,
        batch: Number,
        learning_rate: Number,
        exact: bool = False,
    ) -> PrivateGradientDescent:
        """The least noise, to one part in a thousand, for which the training is (ε, δ)-DP.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.

        Examples
        --------
        >>> training = PrivateGradientDescent.from_epsilon(
        ...     2, delta=1e-5, clip=1, sampling_rate=0.1, steps=100, batch=50, learning_rate=1
        ... )
        >>> round(training.noise_multiplier, 1)
        2.2
        """
        level = validate.between(1e-3, 1e3, epsilon=epsilon)

        def made(sigma: float) -> PrivateGradientDescent:
            return cls(
                noise_multiplier=sigma, clip=clip, sampling_rate=sampling_rate, steps=steps,
                batch=batch, learning_rate=learning_rate, delta=delta, exact=exact,
            )  # fmt: skip

        beat = beats("tries of a noise multiplier")

        def enough(sigma: float) -> bool:
            beat()
            tried = made(sigma)
            return tried.epsilon() <= level and tried.delta(level) <= tried._delta

        low, high = 0.04, 1.0
        while not enough(high):
            low, high = high, 2 * high
        while high - low > 1e-3 * high:
            middle = (low + high) / 2
            low, high = (low, middle) if enough(middle) else (middle, high)
        return made(high)._promise(epsilon)

    variance = absent("it releases weights, whose distance from the best depends on the data")
    accuracy = absent("it releases weights, whose distance from the best depends on the data")
    interval = absent("it releases weights, whose distance from the best depends on the data")

    zcdp = absent("of a sampled Gaussian it is known for few orders only: see `loss`")
    renyi = absent("what is known is the loss, which is more: see `loss`")

    def __repr__(self) -> str:
        return (
            f"<PrivateGradientDescent: {self.steps} steps, noise multiplier "
            f"{self.noise_multiplier:g}, clip {self.clip:g}, sampling rate {self.sampling_rate:g}"
            f"{', exact' if self.exact else ''}>"
        )

    def epsilon(self, delta: Number | None = None) -> Number:
        """The accountant's upper bound on ε at that δ; without δ, what it was made for."""
        return self._epsilon if delta is None else self._accountant.epsilon(delta).upper

    def delta(self, epsilon: Number) -> float:
        """The accountant's upper bound on δ at that ε."""
        if validate.extended_non_negative(epsilon=epsilon) == math.inf:
            return 0.0
        return self._accountant.delta(epsilon).upper

    def loss(self) -> Release:
        """The privacy loss of all steps, for an accountant."""
        return self._loss

    def release(self, problem: Problem, *, rng: Randomness) -> FloatArray:
        """The weights after T steps.

        Parameters
        ----------
        problem
            What to train, such as `Classification` or `dpedu.deployments.text_training.Messages`.
        rng
            Source of randomness.

        Raises
        ------
        TypeError
            If the problem has no `clipped_gradient`, or no `whole_gradient` for an exact training,
            or `rng` is no source of randomness.
        ValueError
            If what the problem gives are no finite numbers, or gradients have another shape than
            the weights.
        """
        problem = _problem(problem)
        if self.exact:
            return self._released_exactly(problem, validate.randomness(rng=rng))
        rng = validate.generator(rng=rng)
        weights = validate.real_array(start=problem.start())
        for _ in counted(self.steps, "steps of private training"):
            chosen = draw_batch(problem.people, self.sampling_rate, rng=rng)
            total = np.zeros_like(weights)
            if chosen.size:
                found = problem.clipped_gradient(weights, chosen, self.clip)
                total = _like(weights, validate.real_array, clipped_gradient=found)
            moved = noisy_sum(
                total, clip=self.clip, noise_multiplier=self.noise_multiplier, rng=rng
            )
            weights = weights - self.learning_rate / self.batch * moved
        return weights

    def _released_exactly(self, problem: Any, rng: Randomness) -> FloatArray:
        if not callable(getattr(problem, "whole_gradient", None)):
            raise TypeError(
                f"problem must have a method whole_gradient if exact, got {validate.show(problem)}"
            )
        weights = validate.real_array(start=problem.start())
        for _ in counted(self.steps, "steps of private training"):
            chosen = draw_batch(problem.people, self.sampling_rate, rng=rng)
            total = np.zeros(weights.shape, dtype=np.int64)
            if chosen.size:
                found = problem.whole_gradient(weights, chosen, self.clip, UNITS)
                total = _like(weights, validate.whole_array, whole_gradient=found)
            moved = noisy_whole_sum(
                total, units=UNITS, noise_multiplier=self.noise_multiplier, rng=rng
            )
            weights = weights - self.learning_rate / self.batch * (moved * (self.clip / UNITS))
        return weights


def descend(
    problem: Problem, *, steps: int, learning_rate: Number, momentum: Number = 0
) -> FloatArray:
    """Gradient descent without privacy, on all records at every step: what to compare with.

    Parameters
    ----------
    problem
        What to train: at least one record.
    steps
        At least 1.
    learning_rate
        Along the average gradient.
    momentum
        From 0 to below 1: how much of the last step is taken again.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or what the problem gives is, as for
        `PrivateGradientDescent.release`.
    """
    problem = _problem(problem)
    if problem.people == 0:
        raise ValueError(f"problem must have at least one record, got {validate.show(problem)}")
    count = validate.integer(1, steps=steps)
    rate = validate.positive_float(learning_rate=learning_rate)
    again = float(validate.probability(momentum=momentum))
    if again == 1:
        raise ValueError("momentum must be below 1, got 1")
    weights, everybody = validate.real_array(start=problem.start()), np.arange(problem.people)
    step = np.zeros_like(weights)
    for _ in counted(count, "steps of training"):
        found = problem.clipped_gradient(weights, everybody, math.inf)
        step = again * step + _like(weights, validate.real_array, clipped_gradient=found)
        weights = weights - rate / problem.people * step
    return weights


class Classification:
    """Classes predicted from numbers by a linear model: multinomial logistic regression.

    Parameters
    ----------
    features
        Shape (people, features); there may be no people. A constant feature of 1 is added.
    labels
        Classes 0, …, classes − 1: shape (people,).
    classes
        How many there are, public: at least 2.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or there are not as many labels as rows.

    Examples
    --------
    >>> problem = Classification([[0.0], [1.0], [4.0], [5.0]], [0, 0, 1, 1], classes=2)
    >>> weights = descend(problem, steps=200, learning_rate=1)
    >>> problem.accuracy(weights, [[0.5], [4.5]], [0, 1])
    1.0
    """

    def __init__(self, features: ArrayLike, labels: ArrayLike, *, classes: int) -> None:
        self.classes = validate.integer(2, classes=classes)
        self._rows = _with_constant(features=features)
        self.people = len(self._rows)
        self._labels = self._classes_of(self.people, labels)
        self._lengths = lengths_of(self._rows)

    def start(self) -> FloatArray:
        """All weights 0: shape (features + 1, classes)."""
        return np.zeros((self._rows.shape[1], self.classes))

    def clipped_gradient(self, weights: FloatArray, chosen: IntArray, clip: float) -> FloatArray:
        """The sum of gradients of the negative log-likelihoods, each of length `clip` at most.

        A record's gradient is the product of its features with its residuals, so its length is the
        product of theirs: no record's gradient needs a matrix of its own. Where floats cannot cut
        a gradient, since it is not finite or its row is over 10²⁹⁰ C long, the record counts 0.
        """
        rows, lengths = self._rows[chosen], self._lengths[chosen]
        with np.errstate(all="ignore"):  # rows and weights may be anything
            residuals = softmax(rows @ weights)
            residuals[np.arange(len(rows)), self._labels[chosen]] -= 1
            if clip < math.inf:
                factors = clip_factors(np.linalg.norm(residuals, axis=1) * lengths, clip)
                residuals *= factors[:, None]
                cut = np.isfinite(residuals).all(axis=1) & (lengths < 1e290 * clip)
                residuals[~cut] = 0
            return np.asarray(rows.T @ residuals)

    def whole_gradient(
        self, weights: FloatArray, chosen: IntArray, clip: float, units: int
    ) -> IntArray:
        """The same sum of each record's gradient in whole numbers, for an exact training.

        A record's scores are added up feature by feature, and its exponentials taken one by one, so
        that its last bits do not depend on who stands beside it.
        """
        total = np.zeros(weights.shape, dtype=np.int64)
        block = max(1, 2**22 // weights.size)
        for start in range(0, chosen.size, block):
            some = chosen[start : start + block]
            rows = self._rows[some]
            with np.errstate(all="ignore"):  # weights may be anything; what is not finite counts 0
                scores = np.zeros((len(rows), self.classes))
                for column, slope in zip(rows.T, weights, strict=True):
                    scores = scores + column[:, None] * slope
                residuals = softmax_one_by_one(scores)
                residuals[np.arange(len(rows)), self._labels[some]] -= 1
                vectors = (rows[:, :, None] * residuals[:, None, :]).reshape(len(rows), -1)
            total += whole_rows(vectors, clip, units).sum(axis=0).reshape(weights.shape)
        return total

    def predict(self, weights: FloatArray, features: ArrayLike) -> IntArray:
        """The likeliest class of each row: shape (rows,).

        Raises
        ------
        TypeError, ValueError
            If weights are not of that many features and classes, or features are no numbers.
        """
        rows, found = _with_constant(features=features), validate.real_array(weights=weights)
        if found.shape != (rows.shape[1], self.classes):
            raise ValueError(
                f"weights must have the shape {(rows.shape[1], self.classes)}, got {found.shape}"
            )
        return np.asarray((rows @ found).argmax(axis=1))

    def accuracy(self, weights: FloatArray, features: ArrayLike, labels: ArrayLike) -> float:
        """The share of rows whose class is predicted.

        Raises
        ------
        TypeError, ValueError
            If features and labels are not of the same rows, or there are none.
        """
        found = self.predict(weights, features)
        if found.size == 0:
            raise ValueError("features must have at least one row for this, got none")
        return float((found == self._classes_of(found.size, labels)).mean())

    def _classes_of(self, people: int, labels: ArrayLike) -> IntArray:
        codes = validate.codes_of_people(max(self.classes, 3), labels=labels)
        if codes.shape != (people,) or codes.max(initial=0) >= self.classes:
            raise ValueError(
                f"labels must be {people} classes below {self.classes}, got {validate.show(labels)}"
            )
        return codes


def softmax(scores: FloatArray) -> FloatArray:
    """Probabilities from scores, row by row."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def softmax_one_by_one(scores: FloatArray) -> FloatArray:
    """The same, entry by entry: vectors of exponentials are rounded as their length has it."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    weights = np.array([math.exp(score) for score in shifted.flat]).reshape(scores.shape)
    total = np.zeros(len(scores))
    for column in weights.T:
        total = total + column
    return np.asarray(weights / total[:, None])


def _with_constant(**argument: ArrayLike) -> FloatArray:
    rows = rows_of(**argument)
    return np.column_stack([rows, np.ones(len(rows))])


def _problem(problem: Problem) -> Problem:
    if not callable(getattr(problem, "clipped_gradient", None)):
        raise TypeError(
            f"problem must have a method clipped_gradient, got {validate.show(problem)}"
        )
    return problem


def _like(
    weights: FloatArray, check: Callable[..., NDArray[Any]], /, **gradient: Any
) -> NDArray[Any]:
    """A gradient, which must have the shape of the weights: some others would be stretched."""
    array = check(**gradient)
    if array.shape != weights.shape:
        raise ValueError(
            f"{next(iter(gradient))} must have the shape of the weights, {weights.shape}, "
            f"got {array.shape}"
        )
    return array
