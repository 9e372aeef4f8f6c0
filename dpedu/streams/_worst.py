"""How likely it is that all errors of a counter stay within bounds.

Everything here is symmetric around 0, so functions of an error are known by their values from 0 on.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from dpedu._validate import FloatArray
from dpedu.mechanisms import DiscreteGaussian, DiscreteLaplace, Gaussian, Laplace
from dpedu.streams._noise import Noise, gaussian_for

WIDEST_WALK = 60
"""Up to how many σ a Gaussian walk is computed by quadrature."""
OVERSHOOT = 0.5825971579390106
"""−ζ(½)/√(2π): how far beyond a distant bound a Gaussian walk is on average when it crosses it."""
ROOTS = 20_000
WIDE = 200
"""From this scale on whole-number noise is taken for noise with a density."""


def _smooth(noise: Noise, bound: float) -> tuple[Any, float]:
    """Wide whole-number noise as noise with a density, between half numbers: of far fewer points.

    A sum over whole numbers is an integral to all digits, but for its ends: there it is off by a
    share of about 1/(24 s²), which is 10⁻⁶.
    """
    if isinstance(noise, DiscreteGaussian) and noise.sigma > WIDE:
        wide = gaussian_for(epsilon=None, delta=None, rho=0.5, sensitivity=float(noise.sigma))
        return wide, math.floor(bound) + 0.5
    if isinstance(noise, DiscreteLaplace) and noise.scale > WIDE:
        return Laplace(epsilon=1, sensitivity=noise.scale), math.floor(bound) + 0.5
    return noise, bound


def outside(noise: Noise, bound: float) -> float:
    """P(|z| > bound)."""
    if isinstance(noise, DiscreteGaussian):
        noise, bound = _smooth(noise, bound)
    if isinstance(noise, Laplace):
        return math.exp(-bound / noise.scale)
    if isinstance(noise, Gaussian):
        return math.erfc(bound / noise.sigma / math.sqrt(2))
    last = math.floor(bound)
    if isinstance(noise, DiscreteLaplace):
        rate = float(1 / noise.scale)
        return 2 * math.exp(-rate * (last + 1)) / (1 + math.exp(-rate))
    reach = int(12 * float(noise.sigma)) + 50
    return min(1.0, 2 * float(noise._weights(np.arange(last + 1, last + 1 + reach)).sum()))


def quantile(chance: Callable[[float], float], wanted: float, start: float, whole: bool) -> float:
    """The least bound with a chance of at least `wanted`: a whole number if it is to be."""
    high = max(1.0, math.ceil(start)) if whole else start
    while chance(high) < wanted:
        high *= 2
        if high > start * 2**12 + 2**12:  # the chance is computed to within 10⁻¹² only
            raise ValueError(f"probability must not be as close to 1 as {wanted!r}")
    if whole:
        low = -1.0  # the chance is too small there, or `high` is 0
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if chance(middle) >= wanted else (middle, high)
        return float(high)
    if chance(0.0) >= wanted:  # a bound of the chance, from above
        return 0.0
    from scipy.optimize import brentq

    low = high / 2
    while chance(low) >= wanted:
        low, high = low / 2, low
    return float(brentq(lambda a: chance(a) - wanted, low, high, rtol=1e-9, xtol=1e-9 * high))


# A walk: sums of noise ----------------------------------------------------------------------------


def walk_within(noise: Noise, steps: int, bound: float) -> float:
    """P(the sums of the first 1, …, T noises are all at most `bound` in size)."""
    if steps == 1:
        return 1 - outside(noise, bound)
    if isinstance(noise, Laplace):
        return _laplace_walk(steps, bound / noise.scale)
    if isinstance(noise, DiscreteLaplace):
        return _discrete_laplace_walk(steps, math.floor(bound), float(1 / noise.scale))
    gaussian, bound = _smooth(noise, bound)
    sigma = float(gaussian.sigma)
    discrete = isinstance(gaussian, DiscreteGaussian)
    if bound > sigma * WIDEST_WALK and (not discrete or bound > 200):
        return _brownian(steps, (bound + 0.5 * discrete) / sigma + OVERSHOOT)
    points, weights, density = _grid(gaussian, bound)
    if not points.size:
        return 0.0
    kernel = density(points[:, None] - points) + density(points[:, None] + points)
    roots = np.sqrt(weights)
    values, vectors = np.linalg.eigh(roots[:, None] * kernel * roots)
    first = 2 * density(points) * roots
    powers = np.clip(values, 0, None) ** (steps - 1)
    return float(np.clip((first @ vectors * powers) @ (roots @ vectors), 0, 1))


def _laplace_walk(steps: int, a: float) -> float:
    """The walk of Laplace noise of scale 1, in the cosines that it shrinks: with ``ω tan(ωa) = 1``.

    One step turns ``cos(ωx)``, cut off at ±a, into ``cos(ωx)/(1 + ω²)``.
    """
    if a == 0:
        return 0.0
    count = np.arange(_terms(steps, a))
    angles = _bisected(
        lambda x: x * np.sin(x) / a - np.cos(x), count * math.pi, (count + 0.5) * math.pi, count
    )
    omega = angles / a
    weights = 2 * np.sin(angles) / omega / (a + np.sin(2 * angles) / (2 * omega))
    return float(np.clip((weights * np.exp(-steps * np.log1p(omega**2))).sum(), 0, 1))


def _discrete_laplace_walk(steps: int, last: int, rate: float) -> float:
    """The same on the whole numbers from −last to last: ``cos(ω(last + 1)) = q cos(ω last)``."""
    q = math.exp(-rate)
    size = last + 1
    count = np.arange(min(size, _terms(steps, size * rate)))
    edges = math.pi / size
    omega = _bisected(
        lambda x: q * np.cos(x * last) - np.cos(x * size), count * edges, (count + 1) * edges, count
    )
    shrink = 1 + 4 * q / (1 - q) ** 2 * np.sin(omega / 2) ** 2
    half = np.sin(omega / 2)
    total = np.sin((last + 0.5) * omega) / half  # Σ cos(ωk)
    squares = (2 * last + 1 + np.sin((2 * last + 1) * omega) / np.sin(omega)) / 2
    return float(np.clip((total / squares * np.exp(-steps * np.log(shrink))).sum(), 0, 1))


def _terms(steps: int, a: float) -> int:
    """How many terms of a series matter: the rest shrink by e⁻⁴⁵ and more, or alternate in size."""
    enough = math.sqrt(max(0.0, math.expm1(min(45 / steps, 700)))) * a / math.pi
    return int(min(ROOTS, enough + 10))


def _bisected(
    function: Callable[[FloatArray], FloatArray], low: Any, high: Any, count: Any
) -> FloatArray:
    """Where functions that change sign, upwards first and then in turn, are 0."""
    sign = np.where(count % 2, -1.0, 1.0)
    low, high = low.astype(np.float64), high.astype(np.float64)
    for _ in range(60):
        middle = (low + high) / 2
        above = sign * function(middle) > 0
        low, high = np.where(above, low, middle), np.where(above, middle, high)
    return np.asarray((low + high) / 2)


def _brownian(steps: int, bound: float) -> float:
    """P(a Brownian motion stays within ±bound up to that time)."""
    odd = 2 * np.arange(200) + 1
    terms = (-1.0) ** np.arange(200) / odd * np.exp(-((odd * math.pi / bound) ** 2) * steps / 8)
    return float(np.clip(4 / math.pi * terms.sum(), 0, 1))


# A tree -------------------------------------------------------------------------------------------


def tree_within(noise: Noise, steps: int, bound: float) -> float:
    """P(all prefix errors of the tree are at most `bound` in size).

    Let ``G_i(u)`` be the chance that a block of 2^i steps keeps within the bounds up to its last
    step but one, if the error before it is u. Then ``G_0 = 1``, and
    ``G_{i+1}(u) = G_i(u) ∫ f(v − u) G_i(v) dv`` over the bounds. Blocks of the bits of T follow
    each other in the same way.
    """
    noise, bound = _smooth(noise, bound)
    if isinstance(noise, (DiscreteLaplace, DiscreteGaussian)):
        through, zero, count = _exact_node(noise, bound)
    else:
        through, zero, count = _node(noise, bound)
    if not count:
        return 0.0
    block, rest = np.ones(count), np.ones(count)
    for level in range(steps.bit_length()):
        if steps >> level & 1:
            rest = block * through(rest)
        block = block * through(block)
    return float(np.clip(rest[zero], 0, 1))


Through = Callable[[FloatArray], FloatArray]


def _exact_node(
    noise: DiscreteLaplace | DiscreteGaussian, bound: float
) -> tuple[Through, int, int]:
    """What one node's noise does to a function on the whole numbers from −bound to bound."""
    last = math.floor(bound)
    count = 2 * last + 1
    size = 2 ** (3 * count).bit_length()
    kernel = np.fft.rfft(noise.probability(np.arange(-2 * last, 2 * last + 1)), size)

    def through(values: FloatArray) -> FloatArray:
        moved = np.fft.irfft(np.fft.rfft(values, size) * kernel, size)
        return np.asarray(moved[2 * last : 2 * last + count])

    return through, last, count


def _node(noise: Any, bound: float) -> tuple[Through, int, int]:
    """What one node's noise does to an even function, given at 0 and at points from 0 to bound."""
    points, weights, density = _grid(noise, bound)
    if not points.size:
        return (lambda values: values), 0, 0
    starts = np.append(0.0, points)
    matrix = (density(starts[:, None] - points) + density(starts[:, None] + points)) * weights
    # Laplace noise has a kink, which the quadrature misses: put right what it makes of 1.
    inside = noise.cdf(bound - starts) - noise.cdf(-bound - starts)
    matrix[np.arange(1, starts.size), np.arange(points.size)] += (inside - matrix.sum(axis=1))[1:]

    def through(values: FloatArray) -> FloatArray:
        return np.asarray(matrix @ values[1:])

    return through, 0, starts.size


def _grid(noise: Any, bound: float) -> tuple[FloatArray, FloatArray, Any]:
    """Points from 0 to the bound, their weights, and the density: for an integral from 0 on."""
    if isinstance(noise, DiscreteGaussian):
        points = np.arange(math.floor(bound) + 1.0)
        weights = np.ones(points.size)
        weights[0] = 0.5  # 0 is its own mirror image
        return points, weights, lambda z: noise.probability(z.astype(np.int64))
    if bound == 0:
        return np.zeros(0), np.zeros(0), noise.density
    wide = 3 * noise.sigma if isinstance(noise, Gaussian) else noise.scale / 2
    panels = min(200, max(4, math.ceil(bound / wide)))
    nodes, weights = np.polynomial.legendre.leggauss(14)
    width = bound / panels
    points = ((np.arange(panels)[:, None] + (nodes + 1) / 2) * width).ravel()
    return points, np.tile(weights / 2 * width, panels), noise.density
