"""The privacy loss of one release: point masses as fine as a grid asks for.

For noise on a sample the masses are integrals of its density, over pieces that no grid point cuts.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu._digits import big, digits, down, least, logarithm, most, up
from dpedu._validate import FloatArray, Number
from dpedu.privacy._convolution import UNIT
from dpedu.privacy.bounds import UNBOUNDED, Bounds
from dpedu.privacy.divergences import log

PANEL = 0.02
NODES = 4
"""Integrals run over panels at most so wide (in σ), with so many nodes: to 13 digits or more."""
MOST_ORDER = 500
"""Up to which order the Rényi divergence of noise on a sample is known closely."""
MOST_COMPARED = 1000
"""Of how many outputs two releases are compared, to be counted as one."""
NO_WEIGHT = 1e-300
"""The weight of an atom that stands for none. Below, floats have few digits, or are none."""


@dataclass(frozen=True)
class Atoms:
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
class Loss:
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
    of
        What the atoms are made of: losses with the same are equal. Else one equals only itself.
    renyi
        From an order to a bound on the Rényi divergence, for noise whose loss has no supremum.
    """

    atoms: Callable[[float], Atoms] = field(compare=False)
    least: float
    largest: float
    supremum: Bounds
    square: tuple[Fraction, Fraction] | None = None
    of: object = field(default_factory=object)
    renyi: Callable[[float], float] | None = field(default=None, compare=False)


def cut(loss: Loss, spare: float) -> Loss:
    """The same, but with an end where at most so much of P lies beyond it, at either side."""

    def atoms(step: float) -> Atoms:
        whole = loss.atoms(step)
        order = np.argsort(whole.losses, kind="stable")
        p, q = whole.under_p[order], whole.under_q[order]
        likeliest = int(p.argmax())  # something has to stay
        first = min(int(np.searchsorted(np.cumsum(p), spare, "right")), likeliest)
        beyond = int(np.searchsorted(np.cumsum(p[::-1]), spare, "right"))
        last = max(len(p) - beyond, likeliest + 1)

        def with_ends(outside: tuple[float, float], ends: slice) -> tuple[float, float]:
            # Sums, and the masses themselves, are off by their last digits.
            under_p, under_q = (float(np.sum(of[ends])) * (1 + 1e-9) for of in (p, q))
            return outside[0] + under_p, outside[1] + under_q

        return Atoms(
            losses=whole.losses[order][first:last],
            under_p=p[first:last],
            under_q=q[first:last],
            below=with_ends(whole.below, slice(0, first)),
            above=with_ends(whole.above, slice(last, None)),
            impossible=whole.impossible,
        )

    ends = atoms((loss.largest - loss.least) / 1000).losses
    return replace(loss, atoms=atoms, least=float(ends[0]), largest=float(ends[-1]))


def finite_loss(exact_p: NDArray[Any], exact_q: NDArray[Any]) -> Loss:
    pairs = [(Fraction(a), Fraction(b)) for a, b in zip(exact_p, exact_q, strict=True)]
    impossible = sum((a for a, b in pairs if b == 0), Fraction(0))
    shared = [(a, b) for a, b in pairs if a > 0 and b > 0]
    if not shared:  # an atom of no weight stands for what remains
        shared = [(Fraction(NO_WEIGHT), Fraction(NO_WEIGHT))]
    ratios = [a / b for a, b in shared]
    losses = np.array([_logarithm(ratio) for ratio in ratios])
    under_p = _not_below([a for a, _ in shared])
    under_p[under_p.argmax()] = max(float(under_p.max()), NO_WEIGHT)
    atoms = Atoms(
        losses=losses + 4 * UNIT * np.abs(losses),  # rounded up, as the masses are
        under_p=under_p,
        under_q=_not_below([b for _, b in shared]),
        impossible=impossible,
    )
    supremum = UNBOUNDED
    if not impossible:
        supremum = Bounds.around(logarithm(digits(), max(ratios)))
    ends = float(atoms.losses.min()), float(atoms.losses.max())
    of = tuple(pairs) if len(pairs) <= MOST_COMPARED else object()
    return Loss(lambda step: atoms, *ends, supremum, of=of)


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
class Base:
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
    square, of
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
    of: object = field(default_factory=object)


def ordered(
    base: Base,
    rate: float,
    supremum: Bounds,
    removal: bool,
    renyi: Callable[[float], float] | None = None,
) -> Loss:
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

    def atoms(step: float) -> Atoms:
        z, weights = _nodes(base, rate, step)
        p, q = pair(*base.densities(z))
        own_p, own_q = pair(points[:, 1], points[:, 2])
        return Atoms(
            losses=np.append(loss_of(base.loss(z)), loss_of(points[:, 0])),
            under_p=np.append(p * weights, own_p),
            under_q=np.append(q * weights, own_q),
            below=outside[0],
            above=outside[1],
        )

    square = base.square if rate == 1 else None
    return Loss(atoms, ends[0], ends[1], supremum, square, (base.of, rate, removal), renyi)


def sampled_gaussian_renyi(square: Fraction, rate: Fraction) -> Callable[[float], float]:
    """Bounds on the Rényi divergences of Gaussian noise on a Poisson sample, in both orders.

    With m(α) for (α − 1) times the divergence at a removal, which is the larger one, e^m(α) is
    ``Σ C(α, k) (1 − γ)^(α − k) γ^k e^(k(k − 1) Δ²/(2σ²))`` for whole α, and m is convex. For all α
    it is at most ``1 − γ + γ e^(α(α − 1) Δ²/(2σ²))``, for e^m is convex in pairs of distributions.
    Mironov, Talwar and Zhang, "Rényi differential privacy of the sampled Gaussian mechanism", 2019.
    """
    mp = digits()
    half, share = big(mp, square) / 2, big(mp, rate)

    @cache
    def at_whole(order: int) -> Any:
        # Of e^(k(k − 1) Δ²/(2σ²)) 1 is taken, for Σ C … = 1.
        term, total = (1 - share) ** order, mp.mpf(0)
        for k in range(1, order + 1):
            term *= share / (1 - share) * (order - k + 1) / k
            total += term * mp.expm1(k * (k - 1) * half)
        return mp.log1p(total)

    def divergence(order: float) -> float:
        alpha = mp.mpf(order)
        whole = alpha * half  # without sampling
        if rate == 1:
            return up(whole)
        known = mp.log1p(share * mp.expm1((alpha - 1) * whole)) / (alpha - 1)
        if order < MOST_ORDER:
            below = math.floor(order)
            least, most = at_whole(below), at_whole(below + 1)
            known = min(known, (least + (alpha - below) * (most - least)) / (alpha - 1))
        return up(known)

    return divergence


def sampled_supremum(supremum: Bounds, rate: Number, removal: bool) -> Bounds:
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


def _nodes(base: Base, rate: float, step: float) -> tuple[FloatArray, FloatArray]:
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
