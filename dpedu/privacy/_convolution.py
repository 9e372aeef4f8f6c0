"""Sums of many independent losses on a grid, with a bound on every error of the computation.

The distribution of a sum is a product of Fourier transforms. Rounding in the transform is about
10⁻¹⁶ of the *largest* probabilities, but δ lives in the tail. So the loss is tilted first: masses
p(ℓ) become ``p(ℓ) e^{λℓ}/M(λ)``, which moves the centre of the sum to where the question is, and
the tilt is taken back afterwards. In a tail that is heavier than any exponential no tilt gets
there: then masses, which are positive and lose no digits in sums, do without a transform.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from dpedu._validate import FloatArray

_Array = TypeVar("_Array", bound=NDArray[Any])
UNIT = 2.0**-53
TINY = 1e-100
"""Smaller factors of a transform are set to 0: arithmetic on the very smallest floats is slow."""
BLOCK = 2048
"""So many masses are multiplied with others at a time: they fit into the fastest memory."""
REST = 1e-17
"""Tilted probability that a window may leave out at each end, if nothing else is said."""


@dataclass(frozen=True)
class Lattice:
    """Masses at the losses ``(first + i) · step``, for i = 0, 1, …; they may sum to less than 1."""

    first: int
    masses: FloatArray
    step: float

    def losses(self) -> FloatArray:
        """Where the masses are."""
        return np.asarray((self.first + np.arange(len(self.masses))) * self.step)

    def log_masses(self) -> FloatArray:
        """Their logarithms, −∞ where there is none."""
        logs = np.full(len(self.masses), -np.inf)
        np.log(self.masses, out=logs, where=self.masses > 0)
        return logs

    def log_moment(self, tilt: float) -> float:
        """Ln Σ p e^{λℓ}, the cumulant generating function at the tilt λ."""
        exponents = self.log_masses() + tilt * self.losses()
        top = float(exponents.max())
        return top + math.log(float(np.sum(np.exp(exponents - top))))


Parts = Sequence[tuple[Lattice, int]]
"""Lattices of one step size, each with how many times it occurs in the sum."""
Folded = Sequence[tuple[FloatArray, int]]
"""Their tilted masses, modulo the size of a window."""


def log_moment(parts: Parts, tilt: float) -> float:
    """The cumulant generating function of the sum."""
    return math.fsum(times * lattice.log_moment(tilt) for lattice, times in parts)


def span(parts: Parts) -> float:
    """The widest stretch between the losses of one part, or a thousand steps."""
    return max(max(len(lattice.masses), 1000) * lattice.step for lattice, _ in parts)


@dataclass(frozen=True)
class Window:
    """A stretch of the grid that holds the tilted sum but for `rest` at each end.

    If a rest is named, it is for a sum without a transform.
    """

    first: int
    size: int
    named: float | None = None

    @property
    def rest(self) -> float:
        """Tilted probability that may be left out at each end."""
        return REST if self.named is None else self.named


def window(parts: Parts, guide: Parts, tilt: float, named: float | None = None) -> Window:
    """The window for the sum at that tilt, by Chernoff's bound.

    Parameters
    ----------
    parts
        What is summed: the bound is evaluated for it.
    guide
        A coarser version of the same, on which the best exponents are looked for.
    tilt
        λ.
    named
        The rest, for a sum without a transform.
    """
    step = parts[0][0].step
    room = -math.log(Window(0, 0, named).rest)
    scale = -math.log(span(guide))
    at_tilt, guide_at_tilt = log_moment(parts, tilt), log_moment(guide, tilt)

    def end(direction: int) -> float:
        """Beyond which loss, upwards or downwards, at most the rest lies."""

        def reach(moments: Parts, at: float, exponent: float) -> float:
            return (log_moment(moments, tilt + direction * exponent) - at + room) / exponent

        best = _lowest(lambda s: reach(guide, guide_at_tilt, math.exp(s)), scale - 18, scale + 14)
        return direction * reach(parts, at_tilt, math.exp(best))

    first = math.floor(end(-1) / step) - 1
    return Window(first=first, size=max(math.ceil(end(1) / step) + 2 - first, 4), named=named)


@dataclass(frozen=True)
class Tail:
    """The sum's masses over a window and how far they may be off, all divided by e^log_scale.

    Attributes
    ----------
    losses
        Shape (n,), rising.
    masses
        P(loss), as computed: mass from outside the window may be folded into it.
    error
        By how much each mass may be off through rounding in the transform.
    folded
        A bound on what the masses from here upwards may hold of the mass outside the window.
    above
        A bound on the mass above the window.
    log_scale
        The logarithm of the scale.
    rest
        A bound on the tilted probability below these losses.
    """

    losses: FloatArray
    masses: FloatArray
    error: FloatArray
    folded: FloatArray
    above: float
    log_scale: float
    log_moment: float
    tilt: float
    rest: float

    def below(self, loss: float) -> float:
        """A bound on the probability below all these losses, but above one there."""
        return self.rest * math.exp(min(self.log_moment - self.tilt * loss, 700.0))

    def scaled(self, amount: Any) -> Any:
        """An amount in the scale of the masses as a probability."""
        half = math.exp(self.log_scale / 2)  # the whole may be below all floats
        return amount * half * half


def convolve(parts: Parts, tilt: float, place: Window) -> Tail:
    """The masses of the sum over a window, computed at a tilt.

    Time is of order N log N for a window of N, or N² without a transform, and logarithmic in how
    often a part occurs.
    """
    from scipy.fft import next_fast_len

    size = int(next_fast_len(place.size, real=True))
    step = parts[0][0].step
    tilted: list[tuple[FloatArray, int]] = []
    for lattice, times in parts:
        weights = np.exp(lattice.log_masses() + tilt * lattice.losses() - lattice.log_moment(tilt))
        spots = (lattice.first + np.arange(len(weights))) % size
        folded: FloatArray = np.zeros(size)
        folded += np.bincount(spots, weights=weights, minlength=size)
        tilted.append((folded, times))
    masses, error = (_by_transform if place.named is None else _directly)(tilted, size)
    masses, error = (np.roll(x, -(place.first % size)) for x in (masses, error))
    losses: FloatArray = (place.first + np.arange(size, dtype=np.float64)) * step
    moment = log_moment(parts, tilt)
    exponents = moment - tilt * losses
    # At most 1, so that what is below all floats in this scale is so without it, too.
    log_scale = min(float(exponents[size // 2]), 0.0)
    kept = exponents < log_scale + 300  # far below, where e to that power would overflow
    untilt = np.exp(exponents[kept] - log_scale)
    masses = np.maximum(masses, 0)
    return Tail(
        losses=losses[kept],
        masses=masses[kept] * untilt,
        error=error[kept] * untilt,
        folded=2 * place.rest * untilt,
        above=place.rest * float(untilt[-1]),
        log_scale=log_scale,
        log_moment=moment,
        tilt=tilt,
        rest=place.rest + float(np.sum((masses + error)[~kept])),
    )


def _by_transform(folded: Folded, size: int) -> tuple[FloatArray, FloatArray]:
    """The sum of so many of each, modulo the size, and how far each mass may be off."""
    from scipy.fft import irfft, rfft

    product = np.ones(size // 2 + 1, dtype=np.complex128)
    log_largest = np.zeros(size // 2 + 1)  # of what the product could be, were errors to add up
    count = 0
    for masses, times in folded:
        transform = rfft(masses)
        product *= _power(transform, times, np.multiply)
        # Each frequency is a tree of log N sums of terms that together are 1; or by the norm.
        off = _transform_error(size) * min(1.0, math.sqrt(size) * float(np.linalg.norm(masses)))
        log_largest += times * np.log(np.abs(transform) + off)
        count += times
    size_of = np.abs(product)
    product[size_of < TINY] = 0
    size_of[size_of < TINY] = 0
    # Each multiplication of the repeated squaring adds a relative error of a few units.
    errors = np.exp(log_largest) * (1 + 8 * count * UNIT) - size_of + TINY
    double = np.full(size // 2 + 1, 2.0)
    double[0] = 1.0
    if size % 2 == 0:
        double[-1] = 1.0
    energy = math.sqrt(float(np.sum(double * size_of**2)) / size)
    error = float(np.sum(double * np.maximum(errors, 0))) / size + _transform_error(size) * energy
    return irfft(product, size), np.full(size, error)


def _directly(folded: Folded, size: int) -> tuple[FloatArray, FloatArray]:
    """The same without a transform, in time N²: as no term is negative, small masses are right."""

    def both(one: FloatArray, other: FloatArray) -> FloatArray:
        whole = np.zeros(2 * size)
        for start in range(0, size, BLOCK):
            part = np.convolve(one, other[start : start + BLOCK])
            whole[start : start + len(part)] += part
        whole[:size] += whole[size:]
        whole[whole < TINY] = 0
        return whole[:size]

    powers = [_power(np.where(masses < TINY, 0, masses), times, both) for masses, times in folded]
    total, count = reduce(both, powers), sum(times for _, times in folded)
    # A sum of N products is off by N units, and each mass by as many for each of its factors.
    off = math.expm1(min(2 * count * size * UNIT, 700.0))
    return total, total * off + 2 * count * size * TINY


def _power(base: _Array, times: int, product: Callable[[_Array, _Array], _Array]) -> _Array:
    """The power by repeated squaring, whose rounding is known, unlike that of ``**``."""
    result = None
    while times:
        if times % 2:
            result = base if result is None else product(result, base)
        times //= 2
        if times:
            base = product(base, base)
    assert result is not None
    return result


def _transform_error(size: int) -> float:
    """Relative error of a transform of that size in the Euclidean norm.

    Higham, "Accuracy and stability of numerical algorithms", 2002, Theorem 24.2, with room for
    factors other than 2.
    """
    return 16 * UNIT * math.log2(max(size, 2))


def suffix_sums(values: FloatArray) -> FloatArray:
    """The sums of all values from each place upwards."""
    return np.asarray(np.cumsum(values[::-1])[::-1])


def _lowest(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a function that falls and then rises is lowest, roughly."""
    from scipy.optimize import minimize_scalar

    found = minimize_scalar(function, bounds=(low, high), method="bounded", options={"xatol": 1e-3})
    return float(found.x)


def best_tilt(objective: Callable[[float, float], float], guide: Parts) -> float:
    """The tilt λ > 0 at which an objective in (cumulant generating function, λ) is lowest."""
    scale = -math.log(span(guide))
    return math.exp(
        _lowest(
            lambda s: objective(log_moment(guide, math.exp(s)), math.exp(s)), scale - 18, scale + 14
        )
    )
