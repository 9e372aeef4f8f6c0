"""The privacy-loss accountant: exact composition, as a certified pair of bounds.

For neighbours x, x' the **privacy loss** of an output is ``ℓ = ln(π(a ∣ x)/π(a ∣ x'))``, and

    ``δ(ε) = E[(1 − e^{ε − ℓ})_+]``  for a ~ π(· ∣ x).

Losses of independent releases add up, so the distribution of their sum is a convolution; by the
chain rule this holds for adaptive releases as well. To convolve by Fourier transform, losses are
put on a grid. Two ways to do so bound the truth from both sides:

- **upwards**: every loss is split between the two grid points beside it, such that the mean of
  ``e^{−ℓ}`` stays. The formula for δ is convex in ``e^{−ℓ}``, for each release by itself, so δ can
  only grow (Jensen).
- **downwards**: the adversary rounds each loss to the nearest grid point and looks only at the sum
  of these. That is post-processing: whatever they can still tell is a lower bound. It needs the
  rounded sum's distribution under both neighbours.

Both err by about the square of the grid step in each release. What is cut off at the ends, the
folding of the transform, and its rounding are bounded and added: see `dpedu.privacy._convolution`.

>>> accountant = Accountant()
>>> _ = accountant.compose(gaussian(sigma=1, sampling_rate=0.01), times=100)
>>> low, high = accountant.epsilon(1e-5)
>>> round(low, 3), high - low < 1e-4
(0.718, True)

References
----------
Sommer, Meiser and Mohammadi, "Privacy loss classes: the central limit theorem in differential
privacy", PoPETs 2019.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._digits import big, digits, down, float_above, least, most, root_above, up
from dpedu._digits import times as multiple
from dpedu._digits import total as summed
from dpedu._validate import FloatArray, Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.privacy import _convolution as convolution
from dpedu.privacy._convolution import Lattice, Parts, Window, suffix_sums
from dpedu.privacy.divergences import Probabilities, distribution, log
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.profiles import gaussian_delta, gaussian_epsilon
from dpedu.progress import beats

REACH = 11.8
"""Gaussian noise is cut off so many σ away: beyond lies a probability of 2e-32."""
PANEL = 0.02
NODES = 4
"""Integrals run over panels at most so wide (in σ), with so many nodes: to 13 digits or more."""
NO_WEIGHT = 1e-300
"""The weight of an atom that stands for none. Below, floats have few digits, or are none."""
FARTHEST = 25
"""Gaussian noise may be so narrow, beside what it hides, for a grid: one release loses hundreds."""
CLOSED = 1e-12
"""By how much closed forms may be rounded up."""
MOST_HALVINGS = 4
"""How often a grid is refined for bounds that are not yet as close as asked for."""
MOST_CELLS = 2**20
MOST_POINTS = 2**22
"""How many grid points a single release and a transform may have."""


class Bounds(NamedTuple):
    """A certified pair: the true value lies between `lower` and `upper`."""

    lower: float
    upper: float

    @property
    def width(self) -> float:
        """How far the two are apart; 0 if both are infinite."""
        return self.upper - self.lower if self.lower < math.inf else 0.0


UNBOUNDED = Bounds(math.inf, math.inf)


def _around(value: Any) -> Bounds:
    """The floats around a fraction or a number of many digits."""
    return Bounds(down(value), up(value))


# Releases -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Atoms:
    """A loss as point masses, with what lies below and above all of them.

    Attributes
    ----------
    losses, under_p, under_q
        Finite losses and their masses under P and under Q: those are ``e^−loss`` times as large.
    below, above
        Masses under P and under Q at losses below and above all atoms.
    impossible
        Mass of P where Q has none, which may be below all floats.
    """

    losses: FloatArray
    under_p: FloatArray
    under_q: FloatArray
    below: tuple[float, float] = (0.0, 0.0)
    above: tuple[float, float] = (0.0, 0.0)
    impossible: Fraction = Fraction(0)


@dataclass(frozen=True)
class _Loss:
    """The loss of one ordered pair of neighbours.

    Attributes
    ----------
    atoms
        From a grid step to atoms such that no integral behind them crosses half a step.
    least, largest
        Between which losses the atoms lie.
    supremum
        Around the least upper bound of the loss itself.
    square
        For Gaussian noise of every record: around the squared distance Δ²/σ², which adds up.
    """

    atoms: Callable[[float], _Atoms]
    least: float
    largest: float
    supremum: Bounds
    square: tuple[Fraction, Fraction] | None = None


@dataclass(frozen=True)
class Release:
    """What a release loses, for both orders of the worst neighbours: made by functions below.

    A release of several independent parts about the same people is a sum: ``one + other``, or
    ``one.repeated(10)``.

    Attributes
    ----------
    parts
        The losses of each part, in one order or in both, and how often the part comes.
    label
        The release in words.
    neighbourhood
        What the losses are for; None if only a sensitivity is known.
    """

    parts: tuple[tuple[tuple[_Loss, ...], int], ...]
    label: str
    neighbourhood: Neighbourhood | None = None

    def __repr__(self) -> str:
        return f"Release({self.label})"

    def __add__(self, other: Release) -> Release:
        """Both, drawn independently of each other.

        Raises
        ------
        ValueError
            If they are for different neighbours.
        """
        if not isinstance(other, Release):
            return NotImplemented
        known = _agreed(self.neighbourhood, other.neighbourhood)
        return Release(self.parts + other.parts, f"{self.label}; {other.label}", known)

    def repeated(self, times: int) -> Release:
        """So many of this, drawn independently.

        Examples
        --------
        >>> gaussian(sigma=2).repeated(3)
        Release(3 × gaussian, sigma 2, sensitivity 1, sampling rate 1)
        """
        times = validate.integer(1, times=times)
        if times == 1:
            return self
        parts = tuple((losses, times * count) for losses, count in self.parts)
        return Release(parts, f"{times} × {self.label}", self.neighbourhood)

    def under(self, neighbourhood: Neighbourhood | str | None) -> Release:
        """The same, for a sensitivity that was computed for these neighbours.

        Raises
        ------
        ValueError
            If it is known to be for others.
        """
        named = None if neighbourhood is None else neighbourhood_of(neighbourhood)
        return Release(self.parts, self.label, _agreed(self.neighbourhood, named))


def _agreed(one: Neighbourhood | None, other: Neighbourhood | None) -> Neighbourhood | None:
    """The one neighbourhood that both are for, as far as it is known."""
    if one is not None and other is not None and one is not other:
        raise ValueError(f"releases must be for one neighbourhood, got {one} and {other}")
    return other if one is None else one


@runtime_checkable
class _Losing(Protocol):
    """What knows its own loss: every mechanism."""

    def loss(self) -> Release:
        """What it loses."""


def gaussian(*, sigma: Number, sensitivity: Number = 1, sampling_rate: Number = 1) -> Release:
    """A release with Gaussian noise, on a Poisson sample of the records if a rate is given.

    Parameters
    ----------
    sigma
        Standard deviation of the noise.
    sensitivity
        Δ₂, the L2 sensitivity. With a sampling rate below 1 it is that under membership.
    sampling_rate
        γ, above 0 and at most 1. The two orders of the neighbours then differ: adding and removing
        a record are accounted for separately, and the worse of the two is the answer.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the noise is below 4 % of the sensitivity: one such
        release loses hundreds.

    References
    ----------
    Zhu, Dong and Wang, "Optimal accounting of differential privacy via characteristic function",
    AISTATS 2022, for the dominating pairs of subsampling.

    Examples
    --------
    >>> gaussian(sigma=2)
    Release(gaussian, sigma 2, sensitivity 1, sampling rate 1)
    """
    spread = validate.positive_float(sensitivity=sensitivity) / validate.positive_float(sigma=sigma)
    if not 1e-9 <= spread <= FARTHEST:
        raise ValueError(
            "sigma must be between 0.04 and 1e9 times the sensitivity, "
            f"got {validate.show(sigma)} for {validate.show(sensitivity)}"
        )
    from scipy.special import ndtr

    near, far = float(ndtr(-REACH)), float(ndtr(-REACH - spread))

    def density(z: FloatArray) -> FloatArray:
        return np.asarray(np.exp(-z * z / 2) / math.sqrt(2 * math.pi))

    base = _Base(
        position=lambda loss: loss / spread + spread / 2,
        loss=lambda z: spread * (z - spread / 2),
        densities=lambda z: (density(z), density(z - spread)),
        ends=(-REACH, spread + REACH),
        below=(near, far),
        above=(far, near),
        supremum=UNBOUNDED,
        square=(
            (least(sensitivity) / most(sigma)) ** 2,
            (most(sensitivity) / least(sigma)) ** 2,
        ),
    )
    label = f"gaussian, sigma {float(sigma):g}, sensitivity {float(sensitivity):g}"
    return _sampled(base, sampling_rate, label)


def laplace(*, scale: Number, sensitivity: Number = 1, sampling_rate: Number = 1) -> Release:
    """A release with Laplace noise, on a Poisson sample of the records if a rate is given.

    Parameters
    ----------
    scale
        λ, the scale of the noise.
    sensitivity
        Δ_1, by how much the answer differs between neighbours: a number, or a vector in the L1
        norm. With a sampling rate below 1 it is that under membership.
    sampling_rate
        γ, above 0 and at most 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    One number that moves by t is the worst vector. Let it move by s in some entries, of which the
    profile is known by induction, and by u in one more; ``s ≥ u`` and ``s + u = t``. With L the
    loss of that entry, the profile of all is ``E[(1 − e^((ε − L − s)/2))_+]``. It is
    ``1 − c e^((ε − t)/2)`` with ``c = 1 + u/2`` if every loss L counts, and ``c = 1 + (t − ε)/4``
    if only those above ``ε − s`` do. One number has ``c = 1``.

    Examples
    --------
    >>> laplace(scale=2)
    Release(laplace, scale 2, sensitivity 1, sampling rate 1)
    >>> Accountant().compose(laplace(scale=2)).epsilon(0)
    Bounds(lower=0.5, upper=0.5)
    """
    t = validate.positive_float(sensitivity=sensitivity) / validate.positive_float(scale=scale)
    if not 1e-9 <= t <= 500:
        raise ValueError(
            "scale must be between 2e-3 and 1e9 times the sensitivity, "
            f"got {validate.show(scale)} for {validate.show(sensitivity)}"
        )
    base = _Base(
        position=lambda loss: (loss + t) / 2,
        loss=lambda z: 2 * z - t,
        densities=lambda z: (np.exp(-z) / 2, np.exp(z - t) / 2),
        ends=(0.0, t),
        points=((-t, 0.5, math.exp(-t) / 2), (t, math.exp(-t) / 2, 0.5)),
        supremum=Bounds(
            down(least(sensitivity) / most(scale)), up(most(sensitivity) / least(scale))
        ),
    )
    label = f"laplace, scale {float(scale):g}, sensitivity {float(sensitivity):g}"
    return _sampled(base, sampling_rate, label)


def randomised_response(*, flip_probability: Number, categories: int = 2) -> Release:
    """One answer of k-ary randomised response, under edit neighbours.

    Parameters
    ----------
    flip_probability
        p, above 0 and at most (k − 1)/k.
    categories
        k ≥ 2.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    Exact composition of 100 releases with ε = 0.1 each, at δ = 10⁻⁶:

    >>> answer = randomised_response(flip_probability=1 / (1 + math.exp(0.1)))
    >>> low, high = Accountant().compose(answer, times=100).epsilon(1e-6)
    >>> low <= 4.774567588 <= high
    True
    """
    others = validate.integer(2, categories=categories) - 1
    # Fractions, so that what remains is not rounded.
    p = Fraction(validate.at_most_even(others, flip_probability=flip_probability))
    truth, lie, rest = 1 - p, p / others, p * (others - 1) / others
    release = finite([truth, lie, rest], [lie, truth, rest])
    ((losses, _),) = release.parts
    label = f"randomised response, flip probability {float(p):g}"
    return Release(((losses[:1], 1),), label, Neighbourhood.EDIT)


def finite(p: Probabilities, q: Probabilities) -> Release:
    """A release with finitely many outputs, by its distributions under two neighbours.

    Parameters
    ----------
    p, q
        The distributions under x and under x', over the same outputs. If the mechanism has several
        kinds of neighbours, these must be the worst for every ε.

    Raises
    ------
    TypeError, ValueError
        If an argument is no distribution, or their lengths differ.

    Examples
    --------
    >>> low, high = Accountant().compose(finite([0.5, 0.5, 0], [0.4, 0.5, 0.1])).delta(0.1)
    >>> round(low, 9), round(high, 9)
    (0.1, 0.1)
    """
    first, second = distribution(p=p), distribution(q=q)
    if first.size != second.size:
        raise ValueError(f"p and q must have the same length, got {first.size} and {second.size}")
    losses = (_finite_loss(first, second), _finite_loss(second, first))
    return Release(((losses, 1),), f"finite, {first.size} outputs")


def worst(*, epsilon: Number, delta: Number = 0) -> Release:
    """The worst of all releases that are (ε, δ)-DP: what is to be assumed if no more is known.

    With probability δ it gives everything away, else it is randomised response of that ε. For any
    pair of neighbours, every (ε, δ)-DP release is a post-processing of it.

    Parameters
    ----------
    epsilon
        ε from 0 to 700.
    delta
        δ between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Kairouz, Oh and Viswanath, "The composition theorem for differential privacy", ICML 2015;
    Murtagh and Vadhan, "The complexity of computing the optimal composition of differential
    privacy", TCC 2016, Lemma 3.2.

    Examples
    --------
    >>> low, high = Accountant().compose(worst(epsilon=0.1), times=100).epsilon(1e-6)
    >>> low <= 4.774567588 <= high
    True
    """
    claimed = validate.between(0, 700, epsilon=epsilon)
    # Floats that are not below what is claimed, also where that is read as a decimal.
    level = validate.rounded_up(claimed) if claimed else 0.0
    slack = validate.rounded_up(delta) if validate.probability(delta=delta) else 0.0
    supremum = UNBOUNDED if slack else Bounds(-float_above(-claimed), level)
    if slack == 1:  # an atom of no weight stands for what remains
        level = 0.0
    rest = max(1 - slack, NO_WEIGHT)
    lie = rest * math.exp(-level) / (1 + math.exp(-level))
    truth = rest / (1 + math.exp(-level))
    atoms = _Atoms(
        losses=np.array([-level, level]),
        under_p=np.array([lie, truth]),
        under_q=np.array([truth, lie]),
        impossible=most(delta),
    )
    loss = _Loss(lambda step: atoms, -level, level, supremum)
    name = f"({float(claimed):g}, {slack:g})-DP" if slack else f"{float(claimed):g}-DP"
    return Release((((loss,), 1),), f"any {name} release")


def discrete_gaussian(*, sigma: Number, sensitivity: int = 1) -> Release:
    """A release of a whole number with discrete Gaussian noise.

    Parameters
    ----------
    sigma
        σ, between 10⁻³ and 10⁵.
    sensitivity
        Δ ≥ 1, by how much the whole number differs between neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or one release loses more than 600.

    Examples
    --------
    >>> low, high = Accountant().compose(discrete_gaussian(sigma=1)).epsilon(1e-5)
    >>> low <= 4.43023805528 <= high
    True
    """
    sigma = float(validate.between(1e-3, 1e5, sigma=sigma))
    shift = validate.integer(1, sensitivity=sensitivity)
    return _integer_noise(
        lambda k: -k * k / (2 * sigma * sigma), math.ceil(REACH * sigma) + 1, shift,
        f"discrete gaussian, sigma {sigma:g}, sensitivity {shift}",
    )  # fmt: skip


def discrete_laplace(*, scale: Number, sensitivity: int = 1) -> Release:
    """A release of whole numbers with discrete Laplace noise.

    Parameters
    ----------
    scale
        s, between 10⁻³ and 10¹⁵.
    sensitivity
        Δ_1 ≥ 1, by how much the answer differs between neighbours: a whole number, or a vector of
        them in the L1 norm, of which one number is the worst (as for `laplace`).

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or one release loses more than 600.

    Examples
    --------
    >>> Accountant().compose(discrete_laplace(scale=2, sensitivity=3)).epsilon(0).upper
    1.5
    """
    exact = validate.exact(validate.between(1e-3, 1e15, scale=scale))
    shift = validate.integer(1, sensitivity=sensitivity)
    label = f"discrete laplace, scale {float(exact):g}, sensitivity {shift}"
    _check_integer_noise(shift, shift / float(exact), label)
    rate = 1 / float(exact)
    # All that tells the neighbours apart is where the answer lies between them.
    k = np.arange(0, shift + 1, dtype=np.float64)
    masses = np.exp(-rate * k) * math.tanh(rate / 2)
    masses[[0, -1]] = 1 / (1 + math.exp(-rate)), math.exp(-rate * shift) / (1 + math.exp(-rate))
    supremum = Fraction(shift) / exact
    top = float(supremum)
    losses = np.clip(rate * (shift - 2 * k), -top, top)
    atoms = _Atoms(losses=losses, under_p=masses, under_q=masses[::-1])
    loss = _Loss(lambda step: atoms, -top, top, _around(supremum))
    return Release((((loss,), 1),), label)


def _check_integer_noise(shift: int, most: float, label: str) -> None:
    if shift > 10_000_000:
        raise ValueError(f"sensitivity must be at most 10000000, got {shift}")
    if most > 600:
        raise ValueError(f"sensitivity must lose at most 600 with that noise, got {label}")


def _integer_noise(
    log_weight: Callable[[FloatArray], FloatArray],
    reach: int,
    shift: int,
    label: str,
) -> Release:
    _check_integer_noise(shift, 0, label)
    around = np.arange(-reach, reach + 1, dtype=np.float64)
    norm = float(np.sum(np.exp(log_weight(around))))
    k = np.arange(-reach, reach + shift + 1, dtype=np.float64)
    logs = log_weight(k)
    losses = logs - log_weight(k - shift)
    _check_integer_noise(shift, float(np.abs(losses).max()), label)
    atoms = _Atoms(
        losses=losses,
        under_p=np.exp(logs) / norm,
        under_q=np.exp(log_weight(k - shift)) / norm,
        # Far more than what is cut off at both ends.
        below=(1e-30, 1e-30),
        above=(1e-30, 1e-30),
    )
    loss = _Loss(lambda step: atoms, float(losses.min()), float(losses.max()), UNBOUNDED)
    return Release((((loss,), 1),), label)


def _finite_loss(exact_p: NDArray[Any], exact_q: NDArray[Any]) -> _Loss:
    pairs = [(Fraction(a), Fraction(b)) for a, b in zip(exact_p, exact_q, strict=True)]
    impossible = sum((a for a, b in pairs if b == 0), Fraction(0))
    shared = [(a, b) for a, b in pairs if a > 0 and b > 0]
    if not shared:  # an atom of no weight stands for what remains
        shared = [(Fraction(NO_WEIGHT), Fraction(NO_WEIGHT))]
    ratios = [a / b for a, b in shared]
    losses = np.array([_logarithm(ratio) for ratio in ratios])
    under_p = _not_below([a for a, _ in shared])
    under_p[under_p.argmax()] = max(float(under_p.max()), NO_WEIGHT)
    atoms = _Atoms(
        losses=losses + 4 * convolution.UNIT * np.abs(losses),  # rounded up, as the masses are
        under_p=under_p,
        under_q=_not_below([b for _, b in shared]),
        impossible=impossible,
    )
    supremum = UNBOUNDED
    if not impossible:
        mp = digits()
        supremum = _around(mp.log(big(mp, max(ratios))))
    return _Loss(lambda step: atoms, float(atoms.losses.min()), float(atoms.losses.max()), supremum)


def _logarithm(ratio: Fraction) -> float:
    """Of a ratio of any size, right to the last digits."""
    if Fraction(1, 10**300) < ratio < 10**300:
        return log(ratio)
    mp = digits()
    return float(mp.log(big(mp, ratio)))


def _not_below(masses: list[Fraction]) -> FloatArray:
    """Masses as floats, and the least float for those below all floats."""
    return np.array([up(mass) if mass < NO_WEIGHT else float(mass) for mass in masses])


# Noise on a sample --------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Base:
    """Two neighbouring output distributions without sampling, in a coordinate z.

    Attributes
    ----------
    position, loss
        From a loss ``ln(p₁/p₀)`` to its z, and back; both rise.
    densities
        Of P₀ and P₁ at z.
    ends
        Between which z the densities are integrated.
    points
        Losses with a mass of their own, and these masses under P₀ and P₁.
    below, above
        Masses under P₀ and P₁ beyond the ends.
    supremum
        Around that of the loss.
    square
        As for a loss.
    """

    position: Callable[[FloatArray], FloatArray]
    loss: Callable[[FloatArray], FloatArray]
    densities: Callable[[FloatArray], tuple[FloatArray, FloatArray]]
    ends: tuple[float, float]
    supremum: Bounds
    points: tuple[tuple[float, float, float], ...] = ()
    below: tuple[float, float] = (0.0, 0.0)
    above: tuple[float, float] = (0.0, 0.0)
    square: tuple[Fraction, Fraction] | None = None


def _sampled(base: _Base, sampling_rate: Number, label: str) -> Release:
    rate = validate.positive_float(sampling_rate=validate.probability(sampling_rate=sampling_rate))
    label = f"{label}, sampling rate {rate:g}"
    # Without sampling the noise is symmetric: both orders lose the same.
    orders = (True,) if rate == 1 else (True, False)
    losses = tuple(
        _ordered(base, rate, _supremum(base.supremum, sampling_rate, removal), removal)
        for removal in orders
    )
    return Release(((losses, 1),), label, None if rate == 1 else Neighbourhood.MEMBERSHIP)


def _ordered(base: _Base, rate: float, supremum: Bounds, removal: bool) -> _Loss:
    """The loss of noise on a sample, with ``ℓ' = ± ln(1 − γ + γ e^ℓ)``.

    At a removal P has the record with probability γ and Q has it not; at an addition P has it not.
    """

    def pair(without: Any, with_it: Any) -> tuple[Any, Any]:
        mixed = (1 - rate) * without + rate * with_it
        return (mixed, without) if removal else (without, mixed)

    def loss_of(base_loss: FloatArray) -> FloatArray:
        mixed = _mixed_loss(base_loss, rate)
        return mixed if removal else -mixed

    points = np.array(base.points).reshape(-1, 3)
    ends = sorted(float(loss_of(base.loss(np.array(z)))) for z in base.ends)
    outside = [pair(*base.below), pair(*base.above)]
    if not removal:
        outside.reverse()

    def atoms(step: float) -> _Atoms:
        z, weights = _nodes(base, rate, step)
        p, q = pair(*base.densities(z))
        own_p, own_q = pair(points[:, 1], points[:, 2])
        return _Atoms(
            losses=np.append(loss_of(base.loss(z)), loss_of(points[:, 0])),
            under_p=np.append(p * weights, own_p),
            under_q=np.append(q * weights, own_q),
            below=outside[0],
            above=outside[1],
        )

    return _Loss(atoms, ends[0], ends[1], supremum, base.square if rate == 1 else None)


def _supremum(supremum: Bounds, rate: Number, removal: bool) -> Bounds:
    """Around the least upper bound of ``± ln(1 − γ + γ e^(± s))``, which rises with s and γ."""
    if rate == 1 or (removal and supremum == UNBOUNDED):
        return supremum
    mp = digits(lost=20)

    def of(supremum: float, rate: Fraction) -> Any:
        grown = mp.expm1(mp.mpf(supremum) if removal else -mp.mpf(supremum))
        return mp.log1p(big(mp, rate) * grown) * (1 if removal else -1)

    return Bounds(down(of(supremum.lower, least(rate))), up(of(supremum.upper, most(rate))))


def _mixed_loss(loss: FloatArray, rate: float) -> FloatArray:
    """``ln(1 − γ + γ e^ℓ)`` without overflow."""
    if rate == 1:
        return loss
    small = np.log1p(rate * np.expm1(np.minimum(loss, 1.0)))
    large = loss + np.log(rate + (1 - rate) * np.exp(-np.maximum(loss, 1.0)))
    return np.asarray(np.where(loss <= 1, small, large))


def _unmixed_loss(loss: FloatArray, rate: float) -> FloatArray:
    """The inverse of `_mixed_loss`."""
    if rate == 1:
        return loss
    small = np.log1p(np.expm1(np.minimum(loss, 1.0)) / rate)
    large = loss + np.log((1 - (1 - rate) * np.exp(-np.maximum(loss, 1.0))) / rate)
    return np.asarray(np.where(loss <= 1, small, large))


def _nodes(base: _Base, rate: float, step: float) -> tuple[FloatArray, FloatArray]:
    """Nodes and weights of integrals over z that cross no multiple of half a grid step."""
    low, high = base.ends
    least, largest = (float(_mixed_loss(base.loss(np.array(z)), rate)) for z in base.ends)
    half = step / 2
    marks = np.arange(math.floor(least / half) + 1, math.ceil(largest / half)) * half
    inner = base.position(_unmixed_loss(marks.astype(np.float64), rate))
    edges = np.concatenate([[low], inner[(inner > low) & (inner < high)], [high]])
    widths = np.diff(edges)
    # As many bits as an index has, which are 32 in a browser.
    panels = np.maximum(np.ceil(widths / PANEL).astype(np.intp), 1)
    first = np.repeat(np.cumsum(panels) - panels, panels)
    width = np.repeat(widths / panels, panels)
    left = np.repeat(edges[:-1], panels) + (np.arange(panels.sum()) - first) * width
    nodes, weights = np.polynomial.legendre.leggauss(NODES)
    z = left[:, None] + width[:, None] * (nodes + 1) / 2
    return z.ravel(), np.multiply.outer(width, weights / 2).ravel()


# On the grid --------------------------------------------------------------------------------------


def _upwards(atoms: _Atoms, step: float) -> tuple[Lattice, Fraction]:
    """Each loss split between its two grid points, the mean of e^−ℓ kept; and the mass given up."""
    cells = np.floor(atoms.losses / step)
    into = np.clip(atoms.losses - cells * step, 0, step)
    right = np.expm1(-into) / math.expm1(-step)
    first = int(cells.min()) if cells.size else 0
    spots = (cells - first).astype(np.int64)
    size = int(spots.max()) + 2 if spots.size else 1
    masses = np.zeros(size)
    masses += np.bincount(spots, weights=atoms.under_p * (1 - right), minlength=size)
    masses += np.bincount(spots + 1, weights=atoms.under_p * right, minlength=size)
    masses[0] += atoms.below[0]
    return Lattice(first, masses, step), atoms.impossible + Fraction(atoms.above[0])


def _downwards(atoms: _Atoms, step: float) -> tuple[Lattice, Lattice]:
    """Each loss rounded to the nearest grid point: what that leaves of P and of Q."""
    cells = np.rint(atoms.losses / step)
    first = int(cells.min()) if cells.size else 0
    spots = (cells - first).astype(np.int64)
    size = int(spots.max()) + 1 if spots.size else 1
    p, q = np.zeros(size), np.zeros(size)
    # What has no weight to speak of has been rounded up.
    under_p = np.where(atoms.under_p < NO_WEIGHT / 1e5, 0, atoms.under_p)
    p += np.bincount(spots, weights=under_p, minlength=size)
    q += np.bincount(spots, weights=atoms.under_q, minlength=size)
    p[0] += atoms.below[0]
    q[0] += atoms.below[1]
    p[-1] += atoms.above[0]
    q[-1] += atoms.above[1]
    return Lattice(first, p, step), Lattice(first, q, step)


@dataclass(frozen=True)
class _Direction:
    """All releases of one order of the neighbours, on one grid."""

    step: float
    up: Parts
    down_p: Parts
    down_q: Parts
    lost: float
    impossible: float
    count: int
    guide: _Direction | None
    """The same on a coarser grid, where exponents are looked for."""

    @classmethod
    def on_grid(
        cls, losses: Sequence[tuple[_Loss, int]], step: float, guide: _Direction | None = None
    ) -> _Direction:
        up, down_p, down_q = [], [], []
        given_up: list[tuple[Fraction, int]] = []
        impossible: list[tuple[Fraction, int]] = []
        for loss, times in losses:
            atoms = loss.atoms(step)
            lattice, lost = _upwards(atoms, step)
            p, q = _downwards(atoms, step)
            up.append((lattice, times))
            down_p.append((p, times))
            down_q.append((q, times))
            given_up.append((lost, times))
            impossible.append((atoms.impossible, times))
        count = sum(times for _, times in losses)
        lost_at_most, impossible_at_least = _ever(given_up).upper, _ever(impossible).lower
        return cls(step, up, down_p, down_q, lost_at_most, impossible_at_least, count, guide)


def _ever(chances: list[tuple[Fraction, int]]) -> Bounds:
    """Around the probability that something happens in any of so many independent tries."""
    if not any(chance for chance, _ in chances):
        return Bounds(0.0, 0.0)
    if any(chance >= 1 for chance, _ in chances):
        return Bounds(1.0, 1.0)
    mp = digits()
    never = sum(times * mp.log1p(-big(mp, chance)) for chance, times in chances)
    return _around(-mp.expm1(never))


# The accountant -----------------------------------------------------------------------------------

Question = Callable[[_Direction, Window, float], tuple[Bounds, bool]]
"""Bounds on the answer, and whether they are loose because it lies too low for the tilt."""
Objective = Callable[[float, float], float]
Orders = list[list[tuple[_Loss, int]]]
Close = Callable[[Bounds], bool]


class Accountant:
    """Exact composition of releases, as certified bounds on ε and δ.

    Parameters
    ----------
    tolerance
        How far the two bounds on ε should at most be apart. The grid is chosen for it, and refined
        until they are that close, or as fine as memory allows: with an ε in the thousands it takes
        up to some seconds, and may end a little wider. An ε of hundreds of thousands takes minutes
        and gigabytes, and its lower bound may be 0, unless all noise is Gaussian, without
        sampling. The bounds hold in any case, and their `width` tells.

    Raises
    ------
    TypeError, ValueError
        If the tolerance is not positive.

    Notes
    -----
    All releases are for the same neighbourhood. Each may depend on the answers before it, as long
    as which release it is was fixed in advance.

    An accountant only adds up. It is told of releases, one after another, and refuses none: for a
    total that is kept see `dpedu.privacy.ledger`. Threads may share one. A copy knows what was
    composed so far, and goes its own way from then on.

    References
    ----------
    Sommer, Meiser and Mohammadi, "Privacy loss classes: the central limit theorem in differential
    privacy", PoPETs 2019; Koskela, Jälkö and Honkela, "Computing tight differential privacy
    guarantees using FFT", AISTATS 2020; Doroshenko, Ghazi, Kamath, Kumar and Manurangsi, "Connect
    the dots: tighter discrete approximations of privacy loss distributions", PoPETs 2022, for
    rounding upwards.

    Examples
    --------
    >>> accountant = Accountant()
    >>> accountant.compose(gaussian(sigma=20), times=100)
    Accountant(100 × gaussian, sigma 20, sensitivity 1, sampling rate 1)
    >>> low, high = accountant.epsilon(1e-5)
    >>> from dpedu.privacy.profiles import gaussian_epsilon
    >>> low <= gaussian_epsilon(1e-5, sigma=2) <= high, high - low < 1e-4
    (True, True)
    """

    def __init__(self, *, tolerance: Number = 1e-4) -> None:
        self._tolerance = validate.positive_float(tolerance=tolerance)
        self._releases: tuple[tuple[Release, int], ...] = ()
        self._lock = threading.Lock()

    def __repr__(self) -> str:
        listed = ", ".join(f"{times} × {release.label}" for release, times in self._releases)
        return f"Accountant({listed})"

    def __copy__(self) -> Accountant:
        more = Accountant(tolerance=self._tolerance)
        more._releases = self._releases
        return more

    def __deepcopy__(self, memo: dict[int, Any]) -> Accountant:
        return self.__copy__()

    def __reduce__(self) -> Any:
        raise TypeError(
            "an Accountant cannot be pickled: send what it is to compose, and compose it there"
        )

    @property
    def neighbourhood(self) -> Neighbourhood | None:
        """What all releases so far are for; None if nobody said."""
        known = None
        for release, _ in self._releases:
            known = _agreed(known, release.neighbourhood)
        return known

    def compose(self, release: Release | _Losing, times: int = 1) -> Accountant:
        """Count in `times` further releases, and give this accountant back.

        Parameters
        ----------
        release
            A mechanism, for what it releases once; or a release from one of this module's
            functions.
        times
            How often, from 1 to 10⁹. Time is logarithmic in it, at a given grid; but a large ε
            needs a wide one: see `tolerance`.

        Raises
        ------
        TypeError, ValueError
            If it is neither, or is for other neighbours than what was composed before, or has no
            finite loss, or `times` is no whole number from 1 to 10⁹. Then nothing is counted in.

        Examples
        --------
        >>> from dpedu.mechanisms import DiscreteLaplace
        >>> accountant = Accountant()
        >>> accountant.compose(DiscreteLaplace(epsilon=0.5, sensitivity=1), times=4)
        Accountant(4 × discrete laplace, scale 2, sensitivity 1)
        >>> accountant.epsilon(0)
        Bounds(lower=2.0, upper=2.0)
        """
        if isinstance(release, _Losing) and not isinstance(release, type):
            release = release.loss()
        if not isinstance(release, Release):
            raise TypeError(
                f"release must be a mechanism or a Release, got {validate.show(release)}"
            )
        times = validate.integer(1, times=times)
        if times > 10**9:
            raise ValueError(f"times must be at most 1000000000, got {validate.show(times)}")
        with self._lock:
            _agreed(self.neighbourhood, release.neighbourhood)
            self._releases = (*self._releases, (release, times))
        return self

    def guarantee(
        self, delta: Number, neighbourhood: Neighbourhood | str | None = None
    ) -> Guarantee:
        """Everything together as a guarantee, with the upper bound on ε at that δ.

        Parameters
        ----------
        delta
            δ between 0 and 1.
        neighbourhood
            What the sensitivities were computed for, if no release says.

        Raises
        ------
        TypeError, ValueError
            If δ is not between 0 and 1, or the neighbours are not known, or are others.

        Examples
        --------
        >>> from dpedu.mechanisms import RandomisedResponse
        >>> survey = RandomisedResponse.from_epsilon(0.5)
        >>> print(Accountant().compose(survey, times=2).guarantee(0))
        1-DP under edit neighbours
        """
        known = self.neighbourhood
        if neighbourhood is None and known is None:
            raise ValueError(
                "say for which neighbours the sensitivities were computed: "
                "neighbourhood='membership' or 'edit'"
            )
        asked = neighbourhood_of(known if neighbourhood is None else neighbourhood)
        if known is not None and asked is not known:
            raise ValueError(
                f"neighbourhood must be {known.value!r}, which the releases are for, "
                f"got {neighbourhood!r}"
            )
        slack = validate.probability(delta=delta)
        return Guarantee(epsilon=self.epsilon(slack).upper, delta=slack, neighbourhood=asked)

    def epsilon(self, delta: Number) -> Bounds:
        """The least ε for which everything together is (ε, δ)-DP.

        Parameters
        ----------
        delta
            δ between 0 and 1. Below about 10⁻²⁸ Gaussian noise gives no finite upper bound.

        Returns
        -------
        Bounds
            The pair (lower, upper).
        """
        slack = validate.probability(delta=delta)
        orders = self._orders()
        if not orders or slack == 1:
            return Bounds(0.0, 0.0)
        pure = _pure_epsilon(orders)
        if slack == 0:
            return pure
        # No float may be the very δ: above it for the lower bound, below it for the upper one.
        above, below = float_above(slack), -float_above(-slack)
        if below == 0:
            return Bounds(self.epsilon(above).lower, pure.upper)
        if shifts := _far_gaussian(orders):
            lower, upper = (
                gaussian_epsilon(delta, 1, shift)
                for delta, shift in zip((above, below), shifts, strict=True)
            )
            return Bounds(lower * (1 - CLOSED), upper)
        low, high = self._answer(
            orders,
            lambda direction, place, tilt: _epsilon(direction, place, tilt, below, above),
            lambda moment, tilt: (moment - math.log(below)) / tilt,
            close=lambda bounds: bounds.width <= self._tolerance,
        )
        return Bounds(min(low, pure.upper), min(high, pure.upper))

    def delta(self, epsilon: Number) -> Bounds:
        """The least δ for which everything together is (ε, δ)-DP: the privacy profile.

        Parameters
        ----------
        epsilon
            ε ≥ 0.

        Returns
        -------
        Bounds
            The pair (lower, upper).

        Examples
        --------
        >>> low, high = Accountant().compose(laplace(scale=1)).delta(0.5)
        >>> low <= 0.22119921692859512 <= high
        True
        """
        level = validate.non_negative(epsilon=epsilon)
        above, below = float_above(level), -float_above(-level)
        orders = self._orders()
        if not orders:
            return Bounds(0.0, 0.0)
        if shifts := _far_gaussian(orders):
            lower, upper = (
                gaussian_delta(level, 1, shift)
                for level, shift in zip((above * (1 + 1e-15), below), shifts, strict=True)
            )
            return Bounds(lower * (1 - CLOSED), upper)
        return self._answer(
            orders,
            lambda direction, place, tilt: _delta(direction, place, tilt, below, above),
            lambda moment, tilt: moment - tilt * below,
            close=lambda bounds: bounds.width <= 10 * self._tolerance * bounds.upper,
        )

    def _orders(self) -> Orders:
        """The losses in both orders; one that is the same in both counts in both."""
        parts = [
            (losses, count * times)
            for release, times in self._releases
            for losses, count in release.parts
        ]
        return [
            [(losses[min(i, len(losses) - 1)], n) for losses, n in parts]
            for i in range(max((len(losses) for losses, _ in parts), default=0))
        ]

    def _answer(
        self, orders: Orders, question: Question, objective: Objective, close: Close
    ) -> Bounds:
        """The worse of both orders."""
        worst = Bounds(0.0, 0.0)
        for losses in orders:
            found = _refine(losses, self._tolerance, question, objective, close, worst.lower)
            worst = Bounds(max(worst.lower, found.lower), max(worst.upper, found.upper))
        return worst


def _far_gaussian(orders: Orders) -> Bounds | None:
    """Around the distance Δ/σ of Gaussian releases together, if it is too large for a grid."""
    squares = [(loss.square, times) for losses in orders for loss, times in losses]
    lower = sum(times * square[0] for square, times in squares if square)
    upper = sum(times * square[1] for square, times in squares if square)
    if upper <= FARTHEST**2 or not all(square for square, _ in squares):
        return None
    return Bounds(root_above(Fraction(lower)) * (1 - 1e-15), root_above(Fraction(upper)))


def _pure_epsilon(orders: Orders) -> Bounds:
    # Both bounds are rounded upwards, the lower one as what it is below 0.
    lower, upper = (
        [
            float(summed(multiple(times, sign * loss.supremum[which]) for loss, times in losses))
            for losses in orders
        ]
        for which, sign in ((0, -1), (1, 1))
    )
    return Bounds(max(0.0 - min(lower), 0.0), max(max(upper), 0.0))


def _refine(
    losses: Sequence[tuple[_Loss, int]],
    tolerance: float,
    question: Question,
    objective: Objective,
    close: Close,
    reached: float,
) -> Bounds:
    """The answer on a grid that is refined until the bounds are close, or below what is reached."""
    span = max(1e-9, *(max(x.largest - x.least, abs(x.largest) / 10) for x, _ in losses))
    coarse = span / 1000
    guide = _Direction.on_grid(losses, coarse)
    tilt = convolution.best_tilt(objective, guide.up)
    # Splitting and rounding each loss on a grid of step h moves ε by about h²(λ + 1)/8.
    finest = span / MOST_CELLS
    planned = min(max(math.sqrt(5 * tolerance / (guide.count * (tilt + 1))), finest), coarse)
    if planned < coarse / 4:  # trying a tilt on the coarse grid costs little
        tilt = _sound_tilt(guide, question, tilt)
    # The second order of the neighbours is often the better one: then a glance will do.
    step = min(8 * planned, coarse) if reached else planned
    best, halvings, before = Bounds(0.0, math.inf), 0, math.inf
    tilts, settled = None, False
    direction = _Direction.on_grid(losses, step, guide)
    beat = beats("grids of an account")
    while True:
        beat()
        tilt = min(tilt, 1 / step)  # or weights would differ too much from one point to the next
        place = convolution.window(direction.up, guide.up, tilt)
        found, too_low = Bounds(0.0, math.inf), True
        if place.size <= MOST_POINTS:
            found, too_low = question(direction, place, tilt)
        elif settled and best.upper < math.inf:
            return best
        elif settled or not _drawn_away(direction, guide, tilt, place):
            finest = planned = step = step * 1.01 * place.size / MOST_POINTS
            direction = _Direction.on_grid(losses, step, guide)
            continue
        best = Bounds(max(best.lower, found.lower), min(best.upper, found.upper))
        if close(best) or best.upper <= reached:
            return best
        if tilts is None and not settled and (too_low or best.width > 0.7 * before):
            tilts = _tilts(tilt, 1e-3 / span)
            next(tilts)
        if tilts is not None:  # a finer grid would not help, but another tilt may
            try:
                tilt = tilts.send((found.width, too_low))
            except StopIteration as stop:
                tilt, tilts, settled = stop.value, None, True
            else:
                continue
        halvings += step <= planned
        stuck = settled and best.width > 0.9 * before
        if step <= finest or halvings > MOST_HALVINGS or stuck:
            return best
        before = best.width
        step = planned if step > planned else max(step / 2, finest)
        direction = _Direction.on_grid(losses, step, guide)


def _sound_tilt(guide: _Direction, question: Question, start: float) -> float:
    """A tilt near the one that Chernoff's bound prefers, but not drawn away from the answer."""
    tilt = start
    for _ in range(20):
        _, too_low = question(guide, convolution.window(guide.up, guide.up, tilt), tilt)
        if not too_low:
            return tilt
        tilt /= math.sqrt(2)
    return start


def _tilts(start: float, least: float) -> Generator[float, tuple[float, bool], float]:
    """Tilts to try, and at last the best: each is answered by a width and whether it is too low.

    A far tail can draw a large tilt away from the answer, and a small one leaves the answer to the
    rounding of far larger masses. So first down in large steps, as long as that helps, and then
    around the best in smaller and smaller ones.
    """
    narrowest, chosen, tilt = math.inf, start, start
    while True:
        width, too_low = yield tilt
        better, much_worse = width < 0.9 * narrowest, width > 4 * narrowest
        if width < narrowest:
            narrowest, chosen = width, tilt
        if tilt <= least or not (better or too_low) or much_worse:
            break
        tilt /= 4
    for factor in (2.0, 2**0.5, 2**0.25, 2**0.125):
        for other in (chosen * factor, chosen / factor):
            width, _ = yield other
            if width < 0.95 * narrowest:
                narrowest, chosen = width, other
                break
    return chosen


def _drawn_away(direction: _Direction, guide: _Direction, tilt: float, place: Window) -> bool:
    """Whether a window is only that wide because a far tail has got hold of the tilted sum."""
    return 8 * convolution.window(direction.up, guide.up, tilt / 4).size < place.size


def _slack(direction: _Direction, size: int) -> float:
    """By which factor computed masses may be off: integrals, exponentials and sums."""
    return 1 + direction.count * 1e-13 + 2 * size * convolution.UNIT + 1e-11


def _epsilon(
    direction: _Direction, place: Window, tilt: float, below: float, above: float
) -> tuple[Bounds, bool]:
    upper, at_edge = _upper_epsilon(direction, place, tilt, below)
    return Bounds(_lower_epsilon(direction, tilt, above), upper), at_edge


def _upper_epsilon(
    direction: _Direction, place: Window, tilt: float, delta: float
) -> tuple[float, bool]:
    tail = convolution.convolve(direction.up, tilt, place)
    slack = _slack(direction, place.size)
    losses = tail.losses
    # δ(ε) between two grid points is s − e^ε t, with s and t summed from the upper one. Losses are
    # taken from the middle of the window, for e^ε may be beyond floats.
    middle = float(losses[len(losses) // 2])
    s = tail.scaled(suffix_sums(tail.masses) * slack + suffix_sums(tail.error) + tail.above)
    s = np.nextafter(s + direction.lost, math.inf)
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        shrink = np.exp(np.minimum(middle - losses, 300.0))
        t = tail.scaled(suffix_sums(tail.masses * shrink)) / slack
        fits = np.nextafter(s - np.exp(losses - middle) * t, math.inf) <= delta
    if not fits.any():
        return math.inf, False
    first = int(np.argmax(fits))
    below = float(losses[first - 1]) if first else float(losses[0])
    rest = math.nextafter(float(s[first]) - delta, math.inf)
    found = middle + math.log(rest / float(t[first])) if rest > 0 and t[first] > 0 else below
    # Losses, and what is computed from them, are off by their last digits.
    upper = max(0.0, min(max(found, below), float(losses[first]))) * (1 + 4 * convolution.UNIT)
    doubt = float(tail.scaled(np.sum(tail.error[max(first - 1, 0) :])))
    return upper, upper > 0 and (first == 0 or doubt > 1e-3 * delta)


def _lower_epsilon(direction: _Direction, tilt: float, delta: float) -> float:
    if direction.impossible > delta:
        return math.inf
    p, log_q = _events(direction, tilt)
    gain = p - delta
    kept = gain > 0
    return max(0.0, float(np.max(np.log(gain[kept]) - log_q[kept]))) if kept.any() else 0.0


def _delta(
    direction: _Direction, place: Window, tilt: float, below: float, above: float
) -> tuple[Bounds, bool]:
    tail = convolution.convolve(direction.up, tilt, place)
    # Losses are off by their last digits.
    losses = tail.losses + 2 * convolution.UNIT * np.abs(tail.losses)
    used = losses > below
    gains = tail.masses[used] * -np.expm1(below - losses[used])
    total = float(np.sum(gains)) * _slack(direction, place.size) + float(np.sum(tail.error[used]))
    if below < losses[0]:
        total += tail.below(below)
    rest = float(tail.scaled(total + tail.above))
    upper = math.nextafter(rest + direction.lost, math.inf) if rest else direction.lost
    p, log_q = _events(direction, tilt)
    lower = float(np.max(p - np.exp(np.minimum(above + log_q, 1.0))))
    return Bounds(min(max(lower, 0.0), 1.0), min(upper, 1.0)), bool(below < losses[0])


def _events(direction: _Direction, tilt: float) -> tuple[FloatArray, FloatArray]:
    """The events "the sum of rounded losses is at least …": P from below, ln Q from above."""
    # Rounded to the nearest, many losses drift away from the window of those that are split.
    guide = direction.guide or direction
    ends = [
        (found.first, found.first + found.size)
        for found in (
            convolution.window(direction.down_p, guide.down_p, tilt),
            convolution.window(direction.down_q, guide.down_q, tilt + 1),
        )
    ]
    first = min(low for low, _ in ends)
    place = Window(first=first, size=max(high for _, high in ends) - first)
    p = convolution.convolve(direction.down_p, tilt, place)
    q = convolution.convolve(direction.down_q, tilt + 1, place)
    # Losses times a large tilt are exponents with few digits behind the point.
    furthest = sum(
        times * float(np.abs(lattice.losses()).max()) for lattice, times in direction.down_p
    )
    doubt = 16 * convolution.UNIT * ((tilt + 1) * furthest + abs(p.log_scale) + abs(q.log_scale))
    slack = _slack(direction, place.size) * math.exp(min(doubt, 700.0))
    least = p.scaled(suffix_sums(p.masses) / slack - suffix_sums(p.error) - p.folded)
    most = suffix_sums(q.masses) * slack + suffix_sums(q.error)
    both = min(len(least), len(most))  # from the top: what is missing lies far below
    log_most = np.log(np.maximum(most[-both:], 1e-300)) + q.log_scale
    together = np.nextafter(least[-both:] + direction.impossible, -math.inf)
    return np.maximum(together, direction.impossible), log_most
