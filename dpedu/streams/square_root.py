"""The square-root factorisation: a counter whose errors grow smoothly, with a known constant."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal, Inexact
from fractions import Fraction
from functools import cached_property
from typing import Any, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import root_above
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms import Gaussian, RoundedGaussian
from dpedu.mechanisms.additive import clamped
from dpedu.neighbours import Neighbourhood
from dpedu.streams._noise import Noise, gaussian_for, rounded_gaussian_for
from dpedu.streams.counter import Counter, Running

UNITS = 2**20
"""How finely an exact counter rounds the entries of R."""


def square_root_coefficients(count: int) -> FloatArray:
    """The first coefficients ``c_k = C(2k, k)/4^k`` of ``1/√(1 − x)``: 1, 1/2, 3/8, 5/16, …

    Parameters
    ----------
    count
        How many, at least 1.

    Raises
    ------
    TypeError, ValueError
        If it is not a whole number of at least 1.

    Examples
    --------
    >>> square_root_coefficients(4)
    array([1.    , 0.5   , 0.375 , 0.3125])
    """
    k = np.arange(1.0, validate.integer(1, count=count))
    return np.concatenate([[1.0], np.cumprod((2 * k - 1) / (2 * k))])


class SquareRootCounter(Counter):
    """Noise on the square root of the sums: ``L = R``, of which ``L L = A``.

    Its parameters, privacy and errors are those of every `Counter`, with Gaussian noise only.

    Notes
    -----
    L is lower triangular with the same entries ``c_k = C(2k, k)/4^k`` along its diagonals. Leading
    blocks of it multiply to leading blocks of A, so it streams: the answer at t needs the noise of
    steps up to t alone. With S the sum of ``c_k²`` over k < T, which is ``(ln T + γ + 4 ln 2)/π``
    and less than 1/T more, neighbouring streams differ by at most √S in ``R x``, and the error at T
    has variance S times that of the noise: the standard deviation grows as log T, smoothly, without
    the tree's jumps. As noise does not depend on the stream, `start` draws all of it ahead by one
    fast Fourier transform, ``O(T log T)`` at first and ``O(1)`` a step.

    *Exact*: ``R x`` is no whole number, but with every ``c_k`` rounded to whole 2⁻²⁰ths it is a
    multiple of 2⁻²⁰, for whole streams. So noise is that of `RoundedGaussian` in those units, for
    the length of the rounded coefficients, which is known exactly; ``R x`` with noise is private
    for all steps together, and answers are floats that are computed from it alone. L is then
    ``2C − R`` for the exact square root C, which `factors` gives: the two multiply to
    ``A − (C − R)²``, so that an answer is off by at most ``2⁻⁴² T`` of the sum of all sizes of the
    stream's numbers. Those beyond ±2⁶² are moved there. A step takes ``O(t)``, a batch
    ``O(T log T)`` still.

    References
    ----------
    Fichtenberger, Henzinger and Upadhyay, "Constant matters: fine-grained error bound on
    differentially private continual observation", ICML 2023; Henzinger, Upadhyay and Upadhyay,
    "Almost tight error bounds on differentially private continual counting", SODA 2023.

    Examples
    --------
    >>> counter = SquareRootCounter(steps=2**16, rho=0.5)
    >>> round(counter.squares, 6)
    4.596444
    >>> round(float(counter.variances()[-1] ** 0.5), 6)    # S σ for σ = 1
    4.596444
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
        super().__init__(
            steps=steps,
            epsilon=epsilon,
            delta=delta,
            rho=rho,
            sensitivity=sensitivity,
            entries=entries,
            neighbourhood=neighbourhood,
            exact=exact,
        )
        self._unit = 1 / UNITS if self.exact else 1.0

    def _noise_for(self, epsilon: Number | None, delta: Number | None) -> Noise:
        if (epsilon is None) == (self.rho is None):
            raise TypeError("epsilon or rho must be given, and not both")
        if (epsilon is None) != (delta is None):
            raise TypeError(
                f"delta must be given with epsilon, and not with rho, got {validate.show(delta)}"
            )
        if self.exact:
            whole = validate.integer(1, sensitivity=self.sensitivity)
            square = self.entries * whole**2 * sum(part**2 for part in self._whole.tolist())
            return rounded_gaussian_for(
                epsilon=epsilon, delta=delta, rho=self.rho, sensitivity=root_above(Fraction(square))
            )
        size = validate.rounded_up(validate.positive(sensitivity=self.sensitivity))
        # Rounding takes at most k · 2⁻⁵² of c_k, and of the root less than T · 2⁻⁵²; 8 more for
        # readings and products.
        root = math.sqrt(self.entries * self.squares) * (1 + (self.steps + 8) * 2.0**-52)
        return gaussian_for(epsilon=epsilon, delta=delta, rho=self.rho, sensitivity=size * root)

    @cached_property
    def _whole(self) -> IntArray:
        """The entries of R in units of 2⁻²⁰, if exact: whatever they are, the noise is for them."""
        return np.rint(square_root_coefficients(self.steps) * UNITS).astype(np.int64)

    @cached_property
    def _coefficients(self) -> FloatArray:
        """The entries of L."""
        root = square_root_coefficients(self.steps)
        return 2 * root - self._whole / UNITS if self.exact else root

    @cached_property
    def _spectrum(self) -> NDArray[np.complex128]:
        return np.fft.rfft(self._coefficients, _transform_size(self.steps))

    @property
    def squares(self) -> float:
        """S, the sum of all ``c_k²`` for k < T."""
        entries = self._whole / UNITS if self.exact else self._coefficients
        return float(entries @ entries)

    @property
    def _changes(self) -> int:
        return self.steps

    def _accumulate(self, noise: NDArray[Any]) -> NDArray[Any]:
        length = len(noise)
        if length == self.steps:
            size, spectrum = _transform_size(length), self._spectrum
        else:
            size = _transform_size(length)
            spectrum = np.fft.rfft(self._coefficients[:length], size)
        product = np.fft.rfft(noise, size, axis=0)
        product *= spectrum if noise.ndim == 1 else spectrum[:, None]
        return np.fft.irfft(product, size, axis=0)[:length]

    def _accumulated(self, draw: Any) -> Iterator[Any]:
        drawn: list[Any] = []
        for step in range(1, self.steps + 1):
            drawn.append(draw())
            yield np.tensordot(self._coefficients[:step][::-1], np.array(drawn), axes=1)

    def _accumulated_errors(self, shape: tuple[int, ...], rng: Randomness) -> Iterator[Any]:
        # The same as one draw a step, and faster: all are drawn ahead.
        ahead = self._errors((self.steps, *shape), rng)
        return iter(ahead if shape else ahead.tolist())

    # Exactly --------------------------------------------------------------------------------------

    def release(self, stream: ArrayLike, *, rng: Randomness) -> NDArray[Any]:
        """As for every counter; floats."""
        if not self.exact:
            return super().release(stream, rng=rng)
        values = clamped(stream=self._stream(stream))
        noise = self._rounded.noise(values.shape, rng=self._source(rng))
        columns = values.reshape(len(values), -1)
        sums = [convolved(self._whole.tolist(), column.tolist()) for column in columns.T]
        private = noise + np.array(sums, dtype=object).T.reshape(values.shape)
        return self._accumulate(private.astype(np.float64) / UNITS)

    def start(self, *, rng: Randomness, columns: int | None = None) -> Running:
        """As for every counter; answers are floats."""
        if not self.exact:
            return super().start(rng=rng, columns=columns)
        shape = () if columns is None else (validate.integer(1, columns=columns),)
        noise = self._rounded.noise((self.steps, *shape), rng=self._source(rng))
        return _ExactRunning(self, shape, iter(noise.astype(object)))

    @property
    def _rounded(self) -> RoundedGaussian:
        """The noise of an exact counter."""
        return cast("RoundedGaussian", self.mechanism)

    def _noise(self, shape: tuple[int, ...], rng: Randomness) -> NDArray[Any]:
        return super()._noise(shape, rng) * self._unit

    def variances(self) -> FloatArray:
        """The exact variance of each step's error: ``σ² Σ_{k<t} c_k²``; shape (T,)."""
        variance = self._unit**2 * self.mechanism.variance
        return np.asarray(variance * np.cumsum(self._coefficients**2))

    def _covariance(self, at: IntArray) -> FloatArray:
        rows = np.zeros((at.size, int(at.max())))
        for row, step in zip(rows, at.tolist(), strict=True):
            row[:step] = self._coefficients[:step][::-1]
        return np.asarray(rows @ rows.T)

    @property
    def _width(self) -> int:
        return self.steps

    def _left(self) -> list[list[Any]]:
        entries = [Fraction(math.comb(2 * k, k), 4**k) for k in range(self.steps)]
        return [
            [entries[row - column] if row >= column else 0 for column in range(self.steps)]
            for row in range(self.steps)
        ]

    def _right(self) -> list[list[Any]]:
        return self._left()

    def chance_within(self, bound: Number) -> tuple[float, float]:
        """Bounds of the probability that all T errors are at most `bound` in size.

        Below: as if the errors were independent, each with its own variance, which is never more
        likely (Šidák). Above: of errors m steps apart each has fresh noise of m steps, and whatever
        came before only makes it less likely to stay within (Anderson); the best m counts.

        References
        ----------
        Šidák, "Rectangular confidence regions for the means of multivariate normal distributions",
        JASA 1967; Anderson, "The integral of a symmetric unimodal function over a symmetric convex
        set", Proceedings of the AMS 1955.

        Notes
        -----
        If exact, noise is off a Gaussian's by half a unit at most, and errors by L of that. What an
        answer is off besides, by the stream itself, is not counted: see the notes of the class.
        """
        limit = self._bound(bound)
        rounded = np.abs(self._coefficients).sum() * self._unit / 2 if self.exact else 0.0
        return self._within(limit - rounded)[0], self._within(limit + rounded)[1]

    def _within(self, limit: float) -> tuple[float, float]:
        """The same for Gaussian noise."""
        from scipy.special import erfc

        if limit <= 0:
            return 0.0, 0.0
        sigma = self._unit * cast("Gaussian", self.mechanism).sigma
        deviations = sigma * np.sqrt(np.cumsum(self._coefficients**2))
        out = erfc(limit / (math.sqrt(2) * deviations))
        apart = 2 ** np.arange(self.steps.bit_length())
        apart[-1] = self.steps
        with np.errstate(divide="ignore"):
            logs = np.log1p(-out)
            below, above = logs.sum(), (logs[apart - 1] * (self.steps // apart)).min()
        return float(np.exp(below)), float(np.exp(above))

    @property
    def _computed(self) -> bool:
        return self.steps == 1 and not self.exact


class _ExactRunning(Running):
    """An exact counter at work: it keeps the stream, and ``R x`` with noise, which is private."""

    def __init__(self, counter: SquareRootCounter, shape: tuple[int, ...], noise: Any) -> None:
        super().__init__(counter, shape, noise)
        self._seen = np.zeros((counter.steps, *shape), dtype=object)
        self._private = np.zeros((counter.steps, *shape))

    def _answer(self, value: Any) -> Any:
        counter: Any = self._counter
        self._seen[self._step - 1] = clamped(value=value).tolist()
        entries = counter._whole[: self._step][::-1].astype(object)
        whole = np.tensordot(entries, self._seen[: self._step], axes=1) + next(self._errors)
        self._private[self._step - 1] = np.asarray(whole, dtype=np.float64) / UNITS
        weights = counter._coefficients[: self._step][::-1]
        answer = np.tensordot(weights, self._private[: self._step], axes=1)
        return answer if self._shape else float(answer)


def convolved(first: Sequence[int], second: Sequence[int]) -> list[int]:
    """``Σ_j first_j second_(i−j)`` for each place i of the second, exactly; `first` is above 0.

    Two long decimal numbers are multiplied, with a group of digits for each entry that no sum of
    products overflows: Python does that in ``O(n log n)``, and to the last digit.
    """
    if min(second) < 0:
        parts = ([max(sign * value, 0) for value in second] for sign in (1, -1))
        up, down = (convolved(first, part) for part in parts)
        return [a - b for a, b in zip(up, down, strict=True)]
    count, width = len(second), len(str(max(first) * sum(second)))
    numbers = (
        Decimal("".join(f"{entry:0{width}d}" for entry in reversed(entries)))
        for entries in (first[:count], second)
    )
    context = Context(prec=2 * count * width, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[Inexact])
    text = f"{context.multiply(*numbers):f}".zfill(2 * count * width)
    ends = range(len(text), len(text) - count * width, -width)
    return [int(text[end - width : end]) for end in ends]


def _transform_size(length: int) -> int:
    """A power of two that holds a convolution of two such lengths, as far as it is needed."""
    return int(2 ** (2 * length - 1).bit_length()) if length > 1 else 2
