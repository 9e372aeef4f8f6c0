"""What every counter has: a guarantee, noise that it may draw ahead, and errors known exactly."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, Never

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._alone import Alone
from dpedu._digits import times
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms import (
    DiscreteGaussian,
    DiscreteLaplace,
    Gaussian,
    Laplace,
    RoundedGaussian,
)
from dpedu.mechanisms.contract import Mechanism, absent, optional_neighbourhood, shown
from dpedu.neighbours import Neighbourhood
from dpedu.privacy.composition import pure_to_zcdp, zcdp_epsilon
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.loss import Release
from dpedu.privacy.profiles import gaussian_epsilon, implied_delta, implied_epsilon
from dpedu.streams import _worst
from dpedu.streams._noise import Noise, noise_for

MOST_FACTORS = 256
MOST_CELLS = 2**26

GAUSSIANS = Gaussian, DiscreteGaussian, RoundedGaussian

ROOM = 2**61
"""Sums below it fit 64 bits, with noise."""


class Counter(Mechanism):
    """The base of all counters: running sums of a stream, with noise.

    Parameters
    ----------
    steps
        T, how many answers are given at most: at least 1.
    epsilon
        ε > 0: Laplace noise, for ε-DP; with `delta` Gaussian noise, for (ε, δ)-DP.
    delta
        δ strictly between 0 and 1.
    rho
        Instead of both: Gaussian noise, for ρ-zCDP.
    sensitivity
        By how much neighbouring streams differ at the one step where they differ: 1 for counts of
        events.
    entries
        In how many columns they differ there, if several streams are counted side by side: 1,
        unless an event is exchanged for one of another column.
    neighbourhood
        The neighbours that this holds for; without it, `guarantee` asks.
    exact
        Whole-number noise of exact probabilities, for whole-number streams. Without it noise is in
        floating point, which is unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or neither ε nor ρ is given, or both are.

    Attributes
    ----------
    mechanism
        The noise on the entries of ``R x``, all independent.
    """

    def __init__(
        self,
        *,
        steps: int,
        epsilon: Number | None = None,
        delta: Number | None = None,
        rho: Number | None = None,
        sensitivity: Number = 1,
        entries: int = 1,
        neighbourhood: Neighbourhood | str | None = None,
        exact: bool = False,
    ) -> None:
        self.steps = validate.integer(1, steps=steps)
        self.entries = validate.integer(1, entries=entries)
        self.neighbourhood = optional_neighbourhood(neighbourhood)
        self.exact = validate.one_of((True, False), exact=exact)
        self.sensitivity = validate.positive(sensitivity=sensitivity)
        self.rho = None if rho is None else validate.positive(rho=rho)
        self.mechanism = self._noise_for(epsilon, delta)
        self._epsilon, self._delta = self.mechanism._epsilon, self.mechanism._delta

    def _noise_for(self, epsilon: Number | None, delta: Number | None) -> Noise:
        return noise_for(
            epsilon=epsilon,
            delta=delta,
            rho=self.rho,
            sensitivity=self.sensitivity,
            changes=self.entries * self._changes,
            exact=self.exact,
        )

    _unit: float = 1.0
    """What one unit of the mechanism's noise is worth."""

    variance = absent("it is another at each step: see `variances` and `chance_within`")
    accuracy = absent("it is another at each step: see `variances` and `chance_within`")
    interval = absent("it is another at each step: see `variances` and `chance_within`")

    def __repr__(self) -> str:
        kind = type(self.mechanism).__name__.removesuffix("OfRho").lstrip("_")
        return (
            f"<{type(self).__name__}: {self.steps} steps, {kind} noise of standard deviation "
            f"{self._unit * self.mechanism.variance**0.5:g}{shown(self.neighbourhood)}>"
        )

    # What a counter is ----------------------------------------------------------------------------

    @property
    @abstractmethod
    def _changes(self) -> int:
        """In how many entries of ``R x`` neighbours differ at most."""

    @abstractmethod
    def _accumulate(self, noise: NDArray[Any]) -> NDArray[Any]:
        """``L z`` for noise z of shape (steps, …); may work in place."""

    @abstractmethod
    def _accumulated(self, draw: Any) -> Iterator[Any]:
        """``L z``, one step after another, drawing one entry of z at a time."""

    @abstractmethod
    def variances(self) -> FloatArray:
        """The exact variance of each step's error; shape (T,)."""

    @abstractmethod
    def _covariance(self, at: IntArray) -> FloatArray:
        """The covariance of the errors at those steps, for noise of variance 1."""

    @abstractmethod
    def _left(self) -> list[list[Any]]:
        """L in whole numbers and fractions."""

    @abstractmethod
    def _right(self) -> list[list[Any]]:
        """R in whole numbers and fractions."""

    @abstractmethod
    def chance_within(self, bound: Number) -> tuple[float, float]:
        """Bounds of the probability that all T errors are at most `bound` in size."""

    # Privacy --------------------------------------------------------------------------------------

    def epsilon(self, delta: Number | None = None) -> Number:
        """An ε for which all answers together are (ε, δ)-DP; without δ, what it was made for.

        For Gaussian noise in floating point it is the least.

        Raises
        ------
        TypeError, ValueError
            If δ is not between 0 and 1, or is missing where the counter was made for ρ.
        """
        if delta is None:
            return self._epsilon if self.rho is None else self._without_delta()
        if isinstance(self.mechanism, GAUSSIANS):
            return self.mechanism.epsilon(delta)
        return implied_epsilon(delta, self._epsilon)

    def delta(self, epsilon: Number) -> float:
        """A δ for which all answers together are (ε, δ)-DP: for Gaussian noise the least.

        Raises
        ------
        TypeError, ValueError
            If ε is negative or no number.
        """
        if isinstance(self.mechanism, GAUSSIANS):
            return self.mechanism.delta(epsilon)
        return implied_delta(epsilon, self._epsilon)

    def zcdp(self) -> Number:
        """ρ, for zero-concentrated differential privacy: ``ε²/2`` for Laplace noise."""
        if isinstance(self.mechanism, GAUSSIANS):
            return self.mechanism.zcdp()
        return pure_to_zcdp(self._epsilon)

    def renyi(self, order: Number) -> float:
        """A bound on the Rényi divergence of that order between neighbouring streams."""
        return self.mechanism.renyi(order)

    def loss(self) -> Release:
        """The privacy loss of all answers together, for an accountant."""
        return self.mechanism.loss().under(self.neighbourhood)

    def guarantee(
        self, neighbourhood: Neighbourhood | str | None = None, *, delta: Number | None = None
    ) -> Guarantee:
        """The guarantee of all answers together, at event level.

        Parameters
        ----------
        neighbourhood
            The neighbours that the sensitivity was computed for, if the counter was not told.
        delta
            δ, where the counter was made for ρ.

        Raises
        ------
        TypeError, ValueError
            If the neighbours are not known, or δ is missing, or given where ε was.
        """
        if self.rho is None:
            if delta is not None:
                raise ValueError(
                    f"delta must be left out: it is {validate.show(self._delta)}, "
                    f"got {validate.show(delta)}"
                )
            return super().guarantee(neighbourhood)
        chosen = self._without_delta() if delta is None else validate.open_probability(delta=delta)
        known = self._named(neighbourhood)
        return Guarantee(epsilon=self.epsilon(chosen), delta=chosen, neighbourhood=known)

    def user_guarantee(
        self,
        contributions: int,
        neighbourhood: Neighbourhood | str | None = None,
        *,
        delta: Number | None = None,
    ) -> Guarantee:
        """What the counter promises a person with at most so many events, at whatever steps.

        Neighbours are streams that differ in that many events, one after another: with Laplace
        noise ε grows with their number; with Gaussian noise the whole is Gaussian with a
        sensitivity that grows so.

        Parameters
        ----------
        contributions
            m ≥ 1: see `dpedu.streams.users.bounded_contributions`.
        neighbourhood
            As for `guarantee`: a person comes or goes (membership), or the events are exchanged, at
            their steps (edit).
        delta
            δ, for Gaussian noise; without it the δ that the counter was made for.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range, or neighbours or δ are not known.

        Notes
        -----
        Made with ``sensitivity=m``, a counter gives a person with m events what it promises, with
        m times the noise.

        Examples
        --------
        >>> from dpedu.streams import BinaryTreeCounter
        >>> counter = BinaryTreeCounter(steps=1000, epsilon=0.5, neighbourhood="membership")
        >>> print(counter.user_guarantee(4))
        2-DP under membership neighbours
        """
        events = validate.integer(1, contributions=contributions)
        known = self._named(neighbourhood)
        mechanism = self.mechanism
        if isinstance(mechanism, (Laplace, DiscreteLaplace)):
            if delta is not None:
                raise ValueError(
                    f"delta must be left out for Laplace noise, got {validate.show(delta)}"
                )
            return Guarantee(epsilon=times(events, self._epsilon), neighbourhood=known)
        if delta is None and self.rho is not None:
            self._without_delta()
        chosen = validate.open_probability(delta=self._delta if delta is None else delta)
        if isinstance(mechanism, (Gaussian, RoundedGaussian)):
            reach = times(events, mechanism.sensitivity)
            epsilon = gaussian_epsilon(chosen, mechanism.sigma, reach)
        else:
            epsilon = zcdp_epsilon(times(events**2, mechanism.zcdp()), chosen)
        return Guarantee(epsilon=epsilon, delta=chosen, neighbourhood=known)

    def _without_delta(self) -> Never:
        raise ValueError(
            f"delta must be given: the counter was made for rho={validate.show(self.rho)}"
        )

    # Releasing ------------------------------------------------------------------------------------

    def release(self, stream: ArrayLike, *, rng: Randomness) -> NDArray[Any]:
        """All the answers for a stream at once: its running sums with noise.

        Parameters
        ----------
        stream
            What happened at each step: shape (t,), with t at most T, or (t, columns) for several
            streams side by side, each with noise of its own. For a counter in floats, values beyond
            2⁹⁶⁰ in size are moved to it: a sum that overflows would tell of them.
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            Of the same shape; whole numbers if the counter is exact, Python's own where 64 bits
            could be too few. From the same `rng` the same answers as by `start`, unless the counter
            is exact.

        Raises
        ------
        TypeError, ValueError
            If the stream is empty, too long, not finite, or not whole for an exact counter.
        """
        values = self._stream(stream)
        noise = self._errors(values.shape, self._source(rng))
        sums = np.cumsum(values, axis=0)
        if noise.dtype != sums.dtype:
            return _narrow(noise + sums)
        noise += sums
        return _narrow(noise)

    def start(self, *, rng: Randomness, columns: int | None = None) -> Running:
        """Begin to count: what it returns takes one step after another.

        Parameters
        ----------
        rng
            Source of randomness.
        columns
            How many streams are counted side by side; without it one, of numbers.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.

        Examples
        --------
        >>> from dpedu.streams import BinaryTreeCounter
        >>> counter = BinaryTreeCounter(steps=8, epsilon=1, exact=True)
        >>> running = counter.start(rng=np.random.default_rng(5))
        >>> [running.add(bit) for bit in (1, 0, 1, 1)]
        [-6, 2, 4, 3]
        """
        rng = self._source(rng)
        shape = () if columns is None else (validate.integer(1, columns=columns),)
        return Running(self, shape, self._accumulated_errors(shape, rng))

    def _accumulated_errors(self, shape: tuple[int, ...], rng: Randomness) -> Iterator[Any]:
        return self._accumulated(lambda: self._noise(shape, rng))

    def _errors(self, shape: tuple[int, ...], rng: Randomness) -> NDArray[Any]:
        return self._accumulate(self._noise(shape, rng))

    def _source(self, rng: Randomness) -> Randomness:
        return (validate.randomness if self.exact else validate.generator)(rng=rng)

    def _noise(self, shape: tuple[int, ...], rng: Randomness) -> NDArray[Any]:
        """Noise, as Python's whole numbers if sums of it could pass 64 bits."""
        mechanism: Any = self.mechanism
        noise: NDArray[Any] = mechanism.noise(shape, rng=rng)
        wide = self.exact and 50 * mechanism.variance**0.5 * self.steps >= ROOM
        return noise.astype(object) if wide else noise

    def _stream(self, stream: ArrayLike) -> NDArray[Any]:
        values: NDArray[Any]
        if self.exact:
            values = validate.whole_array(stream=stream)
            largest = max(abs(int(values.max())), abs(int(values.min())))
            values = values.astype(np.int64 if largest * values.size < ROOM else object)
        else:
            values = _moved(stream=stream)
        if values.ndim not in (1, 2) or len(values) > self.steps:
            raise ValueError(
                f"stream must have at most {self.steps} steps, and one or more columns, "
                f"got shape {values.shape}"
            )
        return values

    # Errors ---------------------------------------------------------------------------------------

    def covariance(self, at: ArrayLike | None = None) -> FloatArray:
        """The exact covariance of the errors, at all steps or at some.

        Parameters
        ----------
        at
            Steps from 1 to T; without it, all.

        Returns
        -------
        numpy.ndarray
            Shape (m, m) for m steps: the variance of the noise times those rows of ``L Lᵀ``.

        Raises
        ------
        TypeError, ValueError
            If a step is outside 1 to T, or the matrix would have more than 2²⁶ entries.
        """
        if at is None:
            at = np.arange(1, min(self.steps, 2**14) + 1)
        given = validate.whole_array(at=at)  # compared before 64 bits have to hold them
        if given.ndim != 1 or given.min() < 1 or given.max() > self.steps:
            raise ValueError(f"at must hold steps from 1 to {self.steps}, got {validate.show(at)}")
        wanted = given.astype(np.int64)
        if wanted.size * max(wanted.size, self._width) > MOST_CELLS or wanted.size > 2**13:
            raise ValueError(f"at must name fewer of the {self.steps} steps, got {wanted.size}")
        return np.asarray(self._unit**2 * self.mechanism.variance * self._covariance(wanted))

    @property
    def _width(self) -> int:
        """How many numbers one row of the covariance takes to compute."""
        return 1

    def factors(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """L and R with ``L R = A``, the lower triangle of ones, as `Fraction`s.

        An exact `SquareRootCounter` works with rounded ones, as its notes say: these are unrounded.

        Raises
        ------
        ValueError
            For more than 256 steps.

        Examples
        --------
        >>> from dpedu.streams import SquareRootCounter
        >>> left, right = SquareRootCounter(steps=3, rho=1).factors()
        >>> left
        array([[Fraction(1, 1), Fraction(0, 1), Fraction(0, 1)],
               [Fraction(1, 2), Fraction(1, 1), Fraction(0, 1)],
               [Fraction(3, 8), Fraction(1, 2), Fraction(1, 1)]], dtype=object)
        >>> (left @ right).astype(int)
        array([[1, 0, 0],
               [1, 1, 0],
               [1, 1, 1]])
        """
        if self.steps > MOST_FACTORS:
            raise ValueError(f"steps must be at most {MOST_FACTORS} for matrices, got {self.steps}")
        left, right = (
            np.array([[Fraction(entry) for entry in row] for row in matrix], dtype=object)
            for matrix in (self._left(), self._right())
        )
        return left, right

    def worst_error(self, probability: Number = 2 / 3) -> tuple[float, float]:
        """Bounds of the α_acc within which all T errors are at once, with that probability.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.

        Returns
        -------
        tuple
            Below and above. They are equal where the distribution of the worst error is computed,
            to four digits or more; where answers are whole numbers it is the least such whole
            number, if the noise is no wider than 200, and else a whole number as close to it.

        Raises
        ------
        TypeError, ValueError
            If the probability is outside its range.

        Examples
        --------
        >>> from dpedu.streams import NaiveCounter
        >>> [round(bound, 6) for bound in NaiveCounter(steps=1, epsilon=1).worst_error()]
        [1.098612, 1.098612]
        """
        validate.open_probability(probability=probability)
        chance = validate.positive_float(probability=probability)
        start = float(np.sqrt(self._largest_variance()))
        whole = self.exact and self._unit == 1
        above = _worst.quantile(lambda a: self.chance_within(a)[0], chance, start, whole)
        if self._computed:
            return above, above
        below = _worst.quantile(lambda a: self.chance_within(a)[1], chance, start, whole)
        return below, above

    @property
    def _computed(self) -> bool:
        """Whether both bounds of `chance_within` are the same."""
        return True

    def _largest_variance(self) -> float:
        return float(self.variances().max())

    def worst_errors(self, runs: int, *, rng: np.random.Generator) -> NDArray[Any]:
        """The worst error of each of so many simulated streams.

        Parameters
        ----------
        runs
            At least 1.
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            Shape (runs,).

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.
        """
        number, rng = validate.integer(1, runs=runs), validate.generator(rng=rng)
        part = max(1, 2**20 // self.steps)
        found = []
        for first in range(0, number, part):
            shape = (self.steps, min(part, number - first))
            found.append(np.abs(self._errors(shape, rng)).max(axis=0))
        return np.concatenate(found)

    def _bound(self, bound: Number) -> float:
        return float(validate.non_negative(bound=bound))


def _narrow(numbers: NDArray[Any]) -> NDArray[Any]:
    """Python's whole numbers as those of 64 bits, if they all are."""
    if numbers.dtype != object or max(abs(numbers.max()), abs(numbers.min())) >= 2**63:
        return numbers
    return numbers.astype(np.int64)


class Running(Alone):
    """A counter at work: it takes one step after another, and answers each.

    Threads may share it; steps are taken one at a time. It cannot be copied or pickled, and goes on
    in no other process than its own, nor says there how far it is. An interrupt inside a step ends
    it: a step that counted, and whose answer nobody saw, would be taken again, and an event counted
    twice.
    """

    _copied = "a copy would answer other steps with the same noise"

    def __init__(self, counter: Counter, shape: tuple[int, ...], errors: Iterator[Any]) -> None:
        super().__init__()
        self._counter, self._shape, self._errors = counter, shape, errors
        self._total: Any = 0 if counter.exact else 0.0
        self._step = 0

    @property
    def step(self) -> int:
        """How many steps have been."""
        self._here()
        return self._step

    @np.errstate(all="ignore")
    def add(self, value: ArrayLike) -> Any:
        """The sum so far with noise, after one step more.

        Parameters
        ----------
        value
            What happened: a number, or one for each column, which is moved as by `Counter.release`.

        Returns
        -------
        float, int or numpy.ndarray
            The noisy sum.

        Raises
        ------
        TypeError, ValueError
            If all T steps have been, or the value is not finite, not whole for an exact counter, or
            of another shape. The step then does not count.
        RuntimeError
            In another process than that in which it was started, in the middle of another step by
            the same thread, or if an interrupt, or another error, broke a step off.
        """
        check = validate.whole_array if self._counter.exact else _moved
        number = check(value=value)
        if number.shape != self._shape:
            raise ValueError(f"value must be of shape {self._shape}, got {number.shape}")
        exact = number.astype(object) if self._counter.exact else number
        return self._unbroken(lambda: self._taken(exact if self._shape else exact.item()))

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """One thread at a time, in this process, while there are steps left."""
        with super()._turn():
            if self._step == self._counter.steps:
                raise ValueError(f"value must not come: all {self._step} steps have been")
            yield

    def _taken(self, value: Any) -> Any:
        self._step += 1
        answer = self._answer(value)
        return _narrow(answer) if self._shape else answer

    def _answer(self, value: Any) -> Any:
        self._total = self._total + value
        return self._total + next(self._errors)


def _moved(**argument: ArrayLike) -> FloatArray:
    """Finite numbers as floats of which every sum is one, too."""
    most = float(validate.ROOM)
    return np.asarray(np.clip(validate.boundable_array(**argument), -most, most))
