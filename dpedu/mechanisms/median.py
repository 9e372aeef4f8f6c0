"""The median, private through its smooth sensitivity.

For most data the median hardly moves when one record changes, and for some data it moves through
the whole range: its global sensitivity is useless, and its *local* sensitivity must not be used,
for the amount of noise would itself tell about the data. The smooth sensitivity lies in between.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._digits import LARGEST, big, digits, down, largest, least, magnitude, most, up
from dpedu._validate import FloatArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.grid import nearest_float, nearest_parts, part_of
from dpedu.neighbours import Neighbourhood
from dpedu.noise import fast
from dpedu.noise.cauchy import discrete_cauchy
from dpedu.noise.exact import discrete_laplace

__all__ = [
    "SmoothMedian",
    "discrete_cauchy_smoothness",
    "discrete_laplace_smoothness",
    "laplace_smoothness",
    "median_local_sensitivity",
    "smooth_sensitivity",
]

PARTS = 2**28
"""Into how many parts an exact median cuts the range."""


def median_local_sensitivity(
    values: ArrayLike, *, low: Number, high: Number, distance: int = 0
) -> float:
    """How far one edit can move the median of data within `distance` edits of these.

    At distance 0 that is the local sensitivity: the larger gap beside the median.

    Parameters
    ----------
    values
        An odd number n of values; they are clamped to the bounds.
    low, high
        Bounds of what a value can be.
    distance
        Number of edits k ≥ 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the number of values is even.

    References
    ----------
    Nissim, Raskhodnikova and Smith, "Smooth sensitivity and sampling in private data analysis",
    STOC 2007, Section 3.1.

    Examples
    --------
    >>> data = [0, 48, 50, 51, 100]
    >>> [median_local_sensitivity(data, low=0, high=100, distance=k) for k in range(4)]
    [2.0, 50.0, 52.0, 100.0]
    """
    padded, middle = _padded(values, low, high)
    validate.with_room(low=low, high=high)
    distance = validate.integer(0, distance=distance)
    return _widest(padded, middle, min(distance, 2 * middle))


def smooth_sensitivity(
    values: ArrayLike, *, low: Number, high: Number, smoothness: Number
) -> float:
    """The smooth sensitivity of the median: ``max_k e^(−βk) A(k)`` over numbers of edits k.

    A(k) is the local sensitivity within k edits. The result is at least the local sensitivity, and
    between edit neighbours it differs by a factor of at most e^β: so it may set the noise.

    Parameters
    ----------
    values
        An odd number n of values; they are clamped to the bounds. Time grows like n log n.
    low, high
        Bounds of what a value can be.
    smoothness
        β > 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the number of values is even.

    References
    ----------
    Nissim, Raskhodnikova and Smith, "Smooth sensitivity and sampling in private data analysis",
    STOC 2007, Proposition 3.4.

    Examples
    --------
    >>> round(smooth_sensitivity([0, 48, 50, 51, 100], low=0, high=100, smoothness=1), 3)
    18.394
    """
    padded, middle = _padded(values, low, high)
    validate.with_room(low=low, high=high)
    return _smoothest(padded, middle, validate.positive_float(smoothness=smoothness))


def _smoothest(padded: FloatArray, middle: int, beta: float) -> float:
    """The same of sorted values between their bounds, with the median at a place.

    An exponential of at most 21 in size is off by less than 2⁻⁴⁷ of itself in floats. A row whose
    best entry is missed for one that is nearly as good leaves the others as nearly the best that
    they have, so that all rows together lose 40 times that, 2⁻⁴¹, if not less.
    """
    # With the median at place m, k edits reach the gaps x[j] − x[i] with i ≤ m ≤ j = i + k + 1.
    # The best j only grow with i, so that halving the range of i also halves that of j.
    best = 0.0
    open_ = [(0, middle, middle, padded.size - 1)]
    while open_:
        first, last, near, far = open_.pop()
        if first > last:
            continue
        i = (first + last) // 2
        j = np.arange(max(near, i + 1), far + 1)
        gaps = np.exp(-beta * (j - i - 1)) * (padded[j] - padded[i])
        top = int(gaps.argmax())
        best = max(best, float(gaps[top]))
        open_ += [(first, i - 1, near, int(j[top])), (i + 1, last, int(j[top]), far)]
    return best


class SmoothMedian(Mechanism):
    """The median plus noise as wide as its smooth sensitivity at these very data.

    Parameters
    ----------
    epsilon
        ε > 0.
    delta
        δ from 0 to below 1. At 0 the noise is Cauchy, which has no mean; above, it is Laplace.
    low, high
        Bounds that values are clamped to, fixed without looking at the data.
    exact
        Whole-number noise of exact probabilities, on a grid of 2²⁸ parts of the range, for real
        use. Without it noise is in floating point, which is unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range; for an exact one ε must be between 10⁻⁶ and 10³, and
        the smoothness above 2⁻³⁷; otherwise bounds must be at most 2⁹⁶⁰ in size, and noise stay
        below the largest float.

    Notes
    -----
    It is (ε, δ)-DP under **edit** neighbours, for an odd and publicly known number of people. Two
    things change between neighbours: the median, by at most the smooth sensitivity S, and S itself,
    by a factor of at most e^β. Noise of scale 2S/ε pays ε/2 for the first. For the second, Cauchy
    noise pays β, so β = ε/2. Laplace noise pays β if S grows; if S shrinks, it pays more than ε/2
    only far out, which is where δ comes from: see `laplace_smoothness`.

    *Exact*: each value is moved to the nearest end of 2²⁸ equal parts, by itself; S is that of
    these whole numbers, and one unit at least. Noise is discrete Laplace or discrete Cauchy,
    ``P(k) ∝ 1/(s² + k²)``. A shift costs ε/2 as before, for whole shifts are among all; a change of
    scale is paid for as well: see `discrete_laplace_smoothness` and `discrete_cauchy_smoothness`.
    S is computed in floats, to 2⁻⁴⁰ of itself; its β is smaller by 2⁻³⁸, which pays for that. What
    is told is a float that is computed from a whole number alone.

    References
    ----------
    Nissim, Raskhodnikova and Smith, "Smooth sensitivity and sampling in private data analysis",
    STOC 2007: Definition 2.5 and Lemma 2.6, admissible noise; Bun and Steinke, "Average-case
    averages: private algorithms for smooth sensitivity and mean estimation", NeurIPS 2019, for
    more of it.

    Examples
    --------
    >>> median = SmoothMedian(epsilon=1, delta=1e-6, low=0, high=100)
    >>> values = np.random.default_rng(2).normal(40, 5, size=10_001)
    >>> round(median.release(values, rng=np.random.default_rng(3)), 1)
    40.1
    >>> safe = SmoothMedian(epsilon=1, low=0, high=100, exact=True)
    >>> round(safe.release(values, rng=np.random.default_rng(3)), 1)
    40.1
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number = 0,
        low: Number,
        high: Number,
        exact: bool = False,
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self._delta = validate.probability(delta=delta)
        self.neighbourhood = Neighbourhood.EDIT
        if self._delta == 1:
            raise ValueError("delta must be below 1, got 1")
        self.low, self.high = validate.finite(low=low), validate.finite(high=high)
        if self.low >= self.high:
            raise ValueError(
                f"low must be below high, {validate.show(high)}, got {validate.show(self.low)}"
            )
        level = validate.positive_float(epsilon=epsilon)
        self.exact = validate.one_of((True, False), exact=exact)
        if not self.exact:
            validate.with_room(low=self.low, high=self.high)
            if math.isinf(2 * (float(self.high) - float(self.low)) / level):
                raise ValueError(
                    "epsilon must leave noise below 1.8e308 for these bounds, "
                    f"got {validate.show(epsilon)}"
                )
            self.smoothness = laplace_smoothness(level, delta) if self._delta else level / 2
            return
        check_exact(epsilon)
        part_of(float(self.low), float(self.high), PARTS)
        floor = 2 * self._floor / validate.exact(self._epsilon)
        self.smoothness = less_rounding(
            discrete_laplace_smoothness(epsilon, delta, floor) if self._delta
            else discrete_cauchy_smoothness(epsilon, floor)
        )  # fmt: skip

    @property
    def _floor(self) -> int:
        """The least S, in whole units: noise then has a scale of at least 1 of them."""
        return max(1, math.ceil(validate.exact(self._epsilon) / 2))

    def __repr__(self) -> str:
        return (
            f"SmoothMedian(epsilon={validate.written(self._epsilon)}, "
            f"delta={validate.written(self._delta)}, "
            f"low={validate.written(self.low)}, high={validate.written(self.high)}"
            f"{', exact=True' if self.exact else ''})"
        )

    variance = absent("its noise is as wide as the data ask for, and has none at all for delta = 0")
    accuracy = absent("its noise is as wide as the data ask for, which is not to be told")
    interval = absent("its noise is as wide as the data ask for, which is not to be told")

    def scale(self, values: ArrayLike) -> float:
        """The scale 2S/ε of the noise for these data, rounded up: never publish it.

        Raises
        ------
        TypeError, ValueError
            If the values are not an odd number of finite numbers.
        """
        if self.exact:
            return up(self._whole(values)[1] * self._unit)
        smooth = smooth_sensitivity(
            values, low=self.low, high=self.high, smoothness=self.smoothness
        )
        # A constant floor changes nothing in the argument, and keeps S from vanishing in floats.
        floor = (float(self.high) - float(self.low)) * 2.0**-50
        return up(2 * Fraction(max(smooth, floor)) / least(self._epsilon))

    @property
    def _unit(self) -> Fraction:
        return (Fraction(self.high) - Fraction(self.low)) / PARTS

    def _whole(self, values: ArrayLike) -> tuple[int, Fraction]:
        """The median and the scale of the noise, in parts of the range."""
        padded, middle = _padded(values, self.low, self.high)
        parts = nearest_parts(padded, float(self.low), float(self.high), PARTS)
        smooth = _smoothest(parts.astype(np.float64), middle, self.smoothness)
        scale = 2 * max(Fraction(smooth), Fraction(self._floor)) / validate.exact(self._epsilon)
        return int(parts[middle]), scale

    def release(self, values: ArrayLike, *, rng: Randomness) -> float:
        """A private median.

        Parameters
        ----------
        values
            An odd number of values; they are clamped to the bounds.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the values are not an odd number of finite numbers, or `rng` is no generator.
        """
        if self.exact:
            median, width = self._whole(values)
            source = validate.randomness(rng=rng)
            told = median + (
                int(discrete_laplace(width, (), rng=source)) if self._delta
                else discrete_cauchy(width, rng=source)
            )  # fmt: skip
            return nearest_float(Fraction(self.low) + told * self._unit)
        padded, middle = _padded(values, self.low, self.high)
        scale = self.scale(values)
        rng = validate.generator(rng=rng)
        noise = fast.laplace(1, (), rng=rng) if self._delta else rng.standard_cauchy()
        noisy = float(padded[middle]) + scale * float(noise)
        return min(max(noisy, -LARGEST), LARGEST)


def laplace_smoothness(epsilon: Number, delta: Number) -> float:
    """The largest β ≤ ε/2 for which Laplace noise whose scale shrinks by e^β costs (ε/2, δ).

    Of two Laplace densities whose scales differ by the factor e^β the wider is more than e^(ε/2)
    times the narrower beyond ``T = (ε/2 + β)/(e^β − 1)`` of its scales, and
    ``δ = e^(−T) (1 − e^(−β))``.

    Parameters
    ----------
    epsilon
        ε > 0.
    delta
        δ, strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If ε is not positive, or δ not strictly between 0 and 1.

    Examples
    --------
    >>> round(laplace_smoothness(1, 1e-6), 4)
    0.0497
    """
    half = least(validate.positive(epsilon=epsilon)) / 2
    validate.positive_float(epsilon=epsilon)
    wanted = least(validate.open_probability(delta=delta))
    mp = digits(lost=max(-magnitude(half), 0.0) + 70)
    goal, first = mp.log(big(mp, wanted)), big(mp, half)

    def enough(beta: float) -> bool:
        slope = big(mp, most(beta))
        spent = -(first + slope) / mp.expm1(slope) + mp.log(-mp.expm1(-slope))
        return bool(slope <= first and spent <= goal)

    found = largest(enough, guess=min(down(half), 1.0) / 8)
    if found == 0:
        raise ValueError(f"epsilon must be larger for this delta, got {validate.show(epsilon)}")
    return found


def discrete_laplace_smoothness(epsilon: Number, delta: Number, least_scale: Number) -> float:
    """A β for which discrete Laplace noise whose scale changes by e^β at most costs (ε/2, δ).

    Parameters
    ----------
    epsilon
        ε > 0.
    delta
        δ, strictly between 0 and 1.
    least_scale
        Above 0: below what the scale never is.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Where the scale s grows, ``P(k) = tanh(1/(2s)) e^(−|k|/s)`` shrinks most at 0, and by a factor
    of e^β at most, for ``tanh(x)/x`` falls. Where it shrinks, from s to s', the sets on which the
    wider has the upper hand are ``|K| ≥ m``, with ``P(|K| ≥ m) = g(s) e^(−m/s)`` and
    ``g(s) = 2/(1 + e^(−1/s))``, which falls with s. So their excess over e^(ε/2) times the narrower
    is g(s) times that of continuous noise at most: the δ of `laplace_smoothness`, and here the
    smoothness for δ/g at the least scale.

    Examples
    --------
    >>> round(discrete_laplace_smoothness(1, 1e-6, 2), 4)
    0.0487
    """
    mp = digits()
    scale = validate.positive(least_scale=least_scale)
    validate.positive_float(least_scale=least_scale)
    share = down((1 + mp.exp(-1 / big(mp, least(scale)))) / 2)
    wanted = least(validate.open_probability(delta=delta))
    return laplace_smoothness(epsilon, Fraction(share) * wanted)  # which no float may hold


def discrete_cauchy_smoothness(epsilon: Number, least_scale: Number) -> float:
    """A β for which discrete Cauchy noise whose scale changes by e^β at most costs ε/2.

    Parameters
    ----------
    epsilon, least_scale
        As for `discrete_laplace_smoothness`.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    ``P(k) = s tanh(πs)/(π(s² + k²))``. The derivative of its logarithm by that of s is
    ``1 + κ(s) − 2s²/(s² + k²)`` with ``κ(s) = 2πs/sinh(2πs)``: between κ − 1 and 1 + κ. κ falls, so
    that ``β = (ε/2)/(1 + κ)`` at the least scale is enough. A shift by d costs
    ``2 arsinh(d/(2s)) ≤ d/s``.

    Examples
    --------
    >>> round(discrete_cauchy_smoothness(1, 2), 6)
    0.499956
    """
    mp = digits()
    validate.positive_float(least_scale=least_scale)
    turns = 2 * mp.pi * big(mp, least(validate.positive(least_scale=least_scale)))
    half = big(mp, least(validate.positive(epsilon=epsilon))) / 2
    return down(half / (1 + turns / mp.sinh(turns)))


def check_exact(epsilon: Number) -> None:
    """Refuse an ε for which whole-number noise could be wider than its samplers reach."""
    validate.between(1e-6, 1000, epsilon=epsilon)


def less_rounding(smoothness: float) -> float:
    """The β to compute a smooth sensitivity with, in floats, so that it is smooth for this one."""
    left = smoothness - 2.0**-38
    if not left > 2.0**-38:
        raise ValueError(f"epsilon must leave a smoothness above 2**-37, got {smoothness:g}")
    return left


def _widest(padded: FloatArray, middle: int, edits: int) -> float:
    """The widest gap of ``edits + 1`` places around the median; beyond the ends bounds go on."""
    first = np.arange(middle - edits - 1, middle + 1)
    places = np.clip(np.stack([first, first + edits + 1]), 0, padded.size - 1)
    return float((padded[places[1]] - padded[places[0]]).max())


def _padded(values: ArrayLike, low: Number, high: Number) -> tuple[FloatArray, int]:
    """The sorted values between the two bounds, and the place of the median among them."""
    array = validate.boundable_array(values=values)
    least, most = float(validate.finite(low=low)), float(validate.finite(high=high))
    if least >= most:
        raise ValueError(f"low must be below high, {validate.show(high)}, got {validate.show(low)}")
    if array.ndim != 1 or array.size % 2 == 0:
        raise ValueError(f"values must be an odd number of values, got shape {array.shape}")
    inside = np.sort(np.clip(array, least, most))
    return np.concatenate([[least], inside, [most]]), (array.size + 1) // 2
