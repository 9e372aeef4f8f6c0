"""The Gaussian mechanism: noise by the L2 sensitivity, for an (ε, δ) guarantee."""

from __future__ import annotations

import math
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number
from dpedu.mechanisms.additive import ContinuousNoise, unwrap
from dpedu.mechanisms.contract import above_one, shown
from dpedu.neighbours import Neighbourhood
from dpedu.noise import fast
from dpedu.privacy import loss
from dpedu.privacy.loss import Release
from dpedu.privacy.profiles import (
    classical_gaussian_sigma,
    gaussian_delta,
    gaussian_epsilon,
    gaussian_renyi,
    gaussian_sigma,
    gaussian_zcdp,
)

Calibration = Literal["analytic", "classical"]


class GaussianPrivacy:
    """The guarantees of Gaussian noise, for whatever is computed from an answer with such noise.

    `Gaussian` has them, and `RoundedGaussian`: to round is post-processing. They stand on σ, the L2
    sensitivity and the neighbourhood of the mechanism.

    References
    ----------
    Balle and Wang, "Improving the Gaussian mechanism for differential privacy", ICML 2018; Bun and
    Steinke, "Concentrated differential privacy", TCC 2016, for zCDP.

    Examples
    --------
    >>> isinstance(Gaussian(epsilon=1, delta=1e-5, sensitivity=1), GaussianPrivacy)
    True
    """

    sigma: float
    sensitivity: Any
    neighbourhood: Neighbourhood | None
    _epsilon: Number

    def epsilon(self, delta: Number | None = None) -> Number:
        """The least ε for which Gaussian noise is (ε, δ)-DP, and what is computed from it, too.

        Parameters
        ----------
        delta
            δ between 0 and 1; at 0 no ε is enough. Without it: the ε that the mechanism was made
            for, at the δ that it was made for.

        Examples
        --------
        >>> round(Gaussian(epsilon=1, delta=1e-5, sensitivity=1).epsilon(1e-9), 4)
        1.5019
        """
        if delta is None:
            return self._epsilon
        return gaussian_epsilon(delta, self.sigma, self.sensitivity)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile of Gaussian noise, a bound for what is computed from it.

        Examples
        --------
        >>> mechanism = Gaussian(epsilon=1, delta=1e-5, sensitivity=1)
        >>> f"{mechanism.delta(1):.4g}", f"{mechanism.delta(2):.4g}"
        ('1e-05', '4.011e-15')
        """
        return gaussian_delta(epsilon, self.sigma, self.sensitivity)

    def zcdp(self) -> float:
        """ρ = Δ_2²/(2σ²), for zero-concentrated differential privacy."""
        return gaussian_zcdp(self.sigma, self.sensitivity)

    def renyi(self, order: Number) -> float:
        """The Rényi divergence of Gaussian noise between neighbours, ``αρ``: a bound for the rest.

        Raises
        ------
        TypeError, ValueError
            If the order is not above 1.
        """
        return gaussian_renyi(above_one(order), self.sigma, self.sensitivity)

    def loss(self) -> Release:
        """The privacy loss of Gaussian noise, for an accountant."""
        try:
            made = loss.gaussian(sigma=self.sigma, sensitivity=self.sensitivity)
        except ValueError:  # noise too wide or too narrow for it: as of any other mechanism
            made = super().loss()  # type: ignore[misc]
        return made.under(self.neighbourhood)


class Gaussian(GaussianPrivacy, ContinuousNoise):
    """Adds Gaussian noise of standard deviation σ to every entry of an answer.

    Parameters
    ----------
    epsilon
        ε ≥ 0, and strictly between 0 and 1 for the classical calibration.
    delta
        δ strictly between 0 and 1.
    sensitivity
        Δ_2 > 0, the L2 sensitivity of the answer: see `dpedu.mechanisms.sensitivity`.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.
    calibration
        ``"analytic"``: the least σ that is (ε, δ)-DP. ``"classical"``: the textbook's
        ``√(2 ln(1.25/δ)) Δ_2/ε``, which is more noise, and proved for ε below 1 only.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is (ε, δ)-DP for every answer of that sensitivity, in any number of dimensions. `release`
    works in floating point, which is unsafe outside of a course: its discrete twin is
    `DiscreteGaussian`, and `RoundedGaussian` for answers of many entries.

    References
    ----------
    Balle and Wang, "Improving the Gaussian mechanism for differential privacy", ICML 2018. Dwork
    and Roth, "The algorithmic foundations of differential privacy", 2014, Theorem A.1.

    Examples
    --------
    >>> mechanism = Gaussian(epsilon=1, delta=1e-5, sensitivity=1)
    >>> round(mechanism.sigma, 6)
    3.730632
    >>> print(mechanism.guarantee("membership"))
    (1, 1e-05)-DP under membership neighbours
    >>> textbook = Gaussian(epsilon=0.5, delta=1e-5, sensitivity=1, calibration="classical")
    >>> round(textbook.sigma, 6)
    9.689611
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number,
        sensitivity: Number,
        neighbourhood: Neighbourhood | str | None = None,
        calibration: Calibration = "analytic",
    ) -> None:
        super().__init__(sensitivity=sensitivity, neighbourhood=neighbourhood)
        self._epsilon = validate.non_negative(epsilon=epsilon)
        self._delta = validate.open_probability(delta=delta)
        chosen = validate.one_of(("analytic", "classical"), calibration=calibration)
        calibrate = gaussian_sigma if chosen == "analytic" else classical_gaussian_sigma
        self.sigma = calibrate(epsilon, delta, self.sensitivity)

    def __repr__(self) -> str:
        return (
            f"<Gaussian: sigma={self.sigma:g}, sensitivity={self.sensitivity:g}"
            f"{shown(self.neighbourhood)}>"
        )

    @property
    def variance(self) -> float:
        """σ², the variance of one entry."""
        return self.sigma * self.sigma  # infinite where it is beyond floats; a power raises

    # Noise ----------------------------------------------------------------------------------------

    def noise(self, shape: int | tuple[int, ...], *, rng: np.random.Generator) -> FloatArray:
        """Independent noise of a shape, without an answer."""
        return fast.gaussian(self.sigma, shape, rng=rng)

    def density(self, noise: ArrayLike) -> Any:
        """The density ``e^(−z²/(2σ²))/(σ√(2π))`` of the noise at z, entry by entry."""
        z = validate.real_array(noise=noise) / self.sigma
        return unwrap(np.exp(-(z**2) / 2) / (self.sigma * math.sqrt(2 * math.pi)))

    def cdf(self, noise: ArrayLike) -> Any:
        """The probability that the noise is at most z, entry by entry."""
        from scipy.special import ndtr

        return unwrap(np.asarray(ndtr(validate.real_array(noise=noise) / self.sigma)))

    def accuracy(self, probability: Number = 2 / 3) -> float:
        """The α_acc with ``Pr(|noise| ≤ α_acc) = probability``, for one entry.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom, where it is about 0.97σ.
        """
        return self.sigma * _deviations(probability=probability)


def _deviations(**argument: Number) -> float:
    """Within how many standard deviations a Gaussian number is with that probability."""
    from scipy.special import erfcinv, erfinv

    lacking = validate.shortfall(**argument)
    ((_, chance),) = argument.items()
    return math.sqrt(2) * float(erfinv(float(chance)) if lacking >= 0.5 else erfcinv(lacking))
