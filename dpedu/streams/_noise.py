"""The noise of a counter, by what it was asked for: ε, (ε, δ) or ρ; in floating point or exact."""

from __future__ import annotations

import math
from fractions import Fraction

from dpedu import _validate as validate
from dpedu._digits import most, root_above
from dpedu._validate import Number
from dpedu.mechanisms import (
    DiscreteGaussian,
    DiscreteLaplace,
    Gaussian,
    Laplace,
    RoundedGaussian,
)
from dpedu.mechanisms.additive import (
    ContinuousNoise,
    DiscreteNoise,
    sigma_of_rho,
    whole_sigma_of_rho,
)
from dpedu.mechanisms.contract import absent

Noise = Laplace | Gaussian | DiscreteLaplace | DiscreteGaussian | RoundedGaussian


def noise_for(
    *,
    epsilon: Number | None,
    delta: Number | None,
    rho: Number | None,
    sensitivity: Number,
    changes: int,
    exact: bool,
) -> Noise:
    """Noise for a vector of which so many entries change, each by at most the sensitivity."""
    if (epsilon is None) == (rho is None):
        raise TypeError("epsilon or rho must be given, and not both")
    if rho is not None and delta is not None:
        raise TypeError(f"delta must not be given with rho, got {validate.show(delta)}")
    if exact:
        whole = validate.integer(1, sensitivity=sensitivity)
        if rho is not None:
            return _DiscreteGaussianOfRho(rho=rho, sensitivity=whole, entries=changes)
        if delta is not None:
            return DiscreteGaussian(
                epsilon=_given(epsilon), delta=delta, sensitivity=whole, entries=changes
            )
        return DiscreteLaplace(epsilon=_given(epsilon), sensitivity=whole * changes)
    size = validate.exact(validate.positive(sensitivity=sensitivity))
    if epsilon is not None and delta is None:
        return Laplace(epsilon=epsilon, sensitivity=size * changes)
    return gaussian_for(
        epsilon=epsilon, delta=delta, rho=rho, sensitivity=root_above(size**2 * changes)
    )


def gaussian_for(
    *, epsilon: Number | None, delta: Number | None, rho: Number | None, sensitivity: float
) -> Gaussian:
    """Gaussian noise for a vector of that L2 sensitivity."""
    if rho is not None:
        return _GaussianOfRho(rho=rho, sensitivity=sensitivity)
    return Gaussian(epsilon=_given(epsilon), delta=_given(delta), sensitivity=sensitivity)


def rounded_gaussian_for(
    *, epsilon: Number | None, delta: Number | None, rho: Number | None, sensitivity: float
) -> RoundedGaussian:
    """The same on whole numbers."""
    if rho is not None:
        return _RoundedGaussianOfRho(rho=rho, sensitivity=sensitivity)
    return RoundedGaussian(epsilon=_given(epsilon), delta=_given(delta), sensitivity=sensitivity)


class _GaussianOfRho(Gaussian):
    """Gaussian noise made for ρ-zCDP: it has an ε for every δ, and none without."""

    def __init__(self, *, rho: Number, sensitivity: float) -> None:
        ContinuousNoise.__init__(self, sensitivity=sensitivity, neighbourhood=None)
        validate.positive_float(rho=rho)
        self.sigma = sigma_of_rho(rho, most(self.sensitivity) ** 2)
        self._epsilon = math.inf

    from_epsilon = absent("it is made for a rho")


class _RoundedGaussianOfRho(RoundedGaussian):
    """Rounded Gaussian noise made for ρ-zCDP."""

    def __init__(self, *, rho: Number, sensitivity: float) -> None:
        self._moved_by(sensitivity, None)
        validate.positive_float(rho=rho)
        sigma = sigma_of_rho(rho, most(self.sensitivity) ** 2)
        self.sigma = self._checked(sigma, rho=rho)
        self._epsilon = math.inf

    from_epsilon = absent("it is made for a rho")


class _DiscreteGaussianOfRho(DiscreteGaussian):
    """Discrete Gaussian noise made for ρ-zCDP."""

    def __init__(self, *, rho: Number, sensitivity: int, entries: int) -> None:
        DiscreteNoise.__init__(self, sensitivity=sensitivity, neighbourhood=None)
        validate.positive_float(rho=rho)
        self.entries = entries
        self.sigma = whole_sigma_of_rho(rho, Fraction(entries * sensitivity**2), rho=rho)
        self._epsilon, self._delta = math.inf, 0

    from_epsilon = absent("it is made for a rho")


def _given(value: Number | None) -> Number:
    """A number that has been looked for already."""
    if value is None:  # pragma: no cover
        raise TypeError("epsilon and delta must be given")
    return value
