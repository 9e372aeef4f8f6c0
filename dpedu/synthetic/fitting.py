"""A table that agrees with noisy marginals: the best one, found by mirror descent.

All of it is post-processing of the noisy marginals, and costs nothing.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number
from dpedu.synthetic.marginals import (
    LEAST,
    Attributes,
    Domain,
    SyntheticTable,
    checked_domain,
    checked_table,
    spread,
    summed,
)

STOP = 1e-9
"""The relative improvement of a step at which the descent has arrived."""

MOST = 1e100
"""The largest count: squares of larger ones are beyond floats."""


@dataclass(frozen=True)
class Measurement:
    """A marginal with noise.

    Attributes
    ----------
    attributes
        Which marginal: places of attributes, increasing.
    values
        Its noisy counts, an axis for each attribute; of at most 10¹⁰⁰, for their squares are added
        up. A measurement keeps a copy that is only read.
    sigma
        The standard deviation of the noise in each cell, above 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.
    """

    attributes: Attributes
    values: FloatArray
    sigma: float

    def __post_init__(self) -> None:
        listed = validate.row(attributes=self.attributes)
        places = tuple(validate.integer(0, attributes=place) for place in listed)
        if any(one >= other for one, other in itertools.pairwise(places)):
            raise ValueError(f"attributes must be increasing places, got {places}")
        values = validate.real_array(values=self.values)
        if values.ndim != len(places):
            raise ValueError(
                f"values must have an axis for each of {len(places)} attributes, "
                f"got shape {values.shape}"
            )
        if np.abs(values).max() > MOST:
            raise ValueError(f"values must be at most {MOST:g} in size, got {np.abs(values).max()}")
        object.__setattr__(self, "attributes", places)
        values.setflags(write=False)
        object.__setattr__(self, "values", values)
        object.__setattr__(self, "sigma", validate.positive_float(sigma=self.sigma))


def fit(
    domain: Domain,
    measurements: Iterable[Measurement],
    *,
    people: Number | None = None,
    start: SyntheticTable | None = None,
    steps: int = 200,
) -> SyntheticTable:
    """The table of non-negative weights whose marginals are closest to what was measured.

    It minimises ``Σ ‖M(w) − y‖²/σ²`` over all w ≥ 0 with the sum n by mirror descent: weights are
    multiplied by ``e^(−step · gradient)`` and brought back to the sum. The step doubles after each
    success, and is halved until there is one. Of all best tables it comes to the most even one,
    that of the largest entropy relative to the start.

    Parameters
    ----------
    domain
        The attributes. All combinations have a weight, so that it must be small.
    measurements
        What was measured, at least one.
    people
        n, from 10⁻¹⁰⁰ to 10¹⁰⁰; without it, the average of what the measurements sum to, by their
        variances, and at least 1.
    start
        Where to begin; without it, all weights are equal.
    steps
        The most steps to take.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or a measurement is not of the domain.

    References
    ----------
    McKenna, Sheldon and Miklau, "Graphical-model based estimation and inference for differential
    privacy", ICML 2019, Algorithm 1, whose graphical model is here the whole table; Beck and
    Teboulle, "Mirror descent and nonlinear projected subgradient methods", 2003.

    Examples
    --------
    >>> domain = Domain((2, 2))
    >>> seen = [
    ...     Measurement((0,), np.array([30.0, 70.0]), 1), Measurement((1,), np.array([51.0, 49]), 1)
    ... ]
    >>> fit(domain, seen, people=100).weights.round(1)
    array([[15.3, 14.7],
           [35.7, 34.3]])
    """
    whole = checked_domain(domain=domain)
    seen = [_checked(whole, one) for one in validate.row(measurements=measurements)]
    count = validate.integer(1, steps=steps)
    total = _total(seen) if people is None else float(validate.between(LEAST, MOST, people=people))
    first = np.ones(whole.sizes) if start is None else checked_table(start=start).weights
    if first.shape != whole.sizes:
        raise ValueError(f"start must have the shape {whole.sizes}, got {first.shape}")
    shares = np.maximum(first, 1e-300) / np.maximum(first, 1e-300).sum()

    # Only ratios count, and those of the variances themselves may be beyond floats.
    weights = _weights(seen)

    def loss_of(shares: FloatArray) -> tuple[float, list[FloatArray]]:
        off = [total * summed(shares, one.attributes) - one.values for one in seen]
        return sum(
            weight * float((part**2).sum()) for part, weight in zip(off, weights, strict=True)
        ), off

    loss, off = loss_of(shares)
    step = 1.0 / (total**2 * sum(weights))
    for _ in range(count):
        slope = np.zeros(whole.sizes)
        for part, one, weight in zip(off, seen, weights, strict=True):
            slope += spread(2 * total * weight * part, one.attributes, len(whole.sizes))
        slope -= float((slope * shares).sum())  # a constant changes nothing but rounding
        improved = False
        for _ in range(60):
            moved = np.log(np.maximum(shares, 1e-300)) - step * slope
            tried = np.exp(moved - moved.max())
            tried /= tried.sum()
            new_loss, new_off = loss_of(tried)
            if new_loss <= loss + 0.5 * float((slope * (tried - shares)).sum()):
                improved = True
                break
            step /= 2
        if not improved:
            break
        gain, shares, off = loss - new_loss, tried, new_off
        loss, step = new_loss, 2 * step
        if gain <= STOP * loss:
            break
    return SyntheticTable(whole, total * shares)


def _weights(seen: list[Measurement]) -> list[float]:
    """What a measurement counts: 1/σ², but 1 for the most precise one."""
    finest = min(one.sigma for one in seen)
    return [(finest / one.sigma) ** 2 for one in seen]


def _total(seen: list[Measurement]) -> float:
    """How many people there are: each measurement's sum, weighted by its variance."""
    weights = [weight / one.values.size for weight, one in zip(_weights(seen), seen, strict=True)]
    found = math.fsum(w * float(one.values.sum()) for w, one in zip(weights, seen, strict=True))
    return max(found / math.fsum(weights), 1.0)


def _checked(domain: Domain, measurement: Measurement) -> Measurement:
    if not isinstance(measurement, Measurement):
        raise TypeError(f"measurements must hold Measurements, got {validate.show(measurement)}")
    places, shape = measurement.attributes, measurement.values.shape
    if places[-1] >= len(domain.sizes):
        raise ValueError(
            f"measurements must be of places below {len(domain.sizes)}, got attributes {places}"
        )
    wanted = tuple(domain.sizes[place] for place in places)
    if shape != wanted:
        raise ValueError(f"measurements of {places} must have the shape {wanted}, got {shape}")
    return measurement
