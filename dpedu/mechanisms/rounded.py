"""The Gaussian mechanism on whole numbers: its noise is rounded, and so exact."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.additive import DiscreteNoise, rounded_reach
from dpedu.mechanisms.contract import optional_neighbourhood, shown
from dpedu.mechanisms.gaussian import GaussianPrivacy
from dpedu.neighbours import Neighbourhood
from dpedu.noise.rounded import LIMIT, rounded_gaussian
from dpedu.privacy.profiles import gaussian_sigma

WIDE = 20.0
"""From this σ on the variance is σ² + 1/12 to all digits."""

SMOOTH = 1000.0
"""From this σ on the chance of a unit is its density's, and two terms more, to all digits."""


class RoundedGaussian(GaussianPrivacy, DiscreteNoise):
    """Adds Gaussian noise, rounded to whole numbers, to every entry of a whole-number answer.

    Parameters
    ----------
    epsilon
        ε ≥ 0.
    delta
        δ strictly between 0 and 1.
    sensitivity
        Δ_2 > 0, the L2 sensitivity of the answer, which need not be whole.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or needs a σ that is not between 2⁻¹⁰ and 2⁴⁰.

    Notes
    -----
    It is (ε, δ)-DP for every answer of that sensitivity, in any number of dimensions, with the
    noise of `Gaussian` and all that is proved for it. (*Proof.* A whole answer and rounded noise
    are the sum of the answer and noise, rounded: post-processing.) `release` draws from precisely
    these probabilities. `DiscreteGaussian` has another law, and a profile for one entry only.

    References
    ----------
    Balle and Wang, "Improving the Gaussian mechanism for differential privacy", ICML 2018, for the
    profile; Canonne, Kamath and Steinke, "The discrete Gaussian for differential privacy", NeurIPS
    2020, on rounding.

    Examples
    --------
    >>> histogram = RoundedGaussian(epsilon=1, delta=1e-5, sensitivity=2**0.5)
    >>> round(histogram.sigma, 3)
    5.276
    >>> histogram.release([300, 0, 12], rng=np.random.default_rng(1))
    array([297,   0,   4])
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number,
        sensitivity: Number,
        neighbourhood: Neighbourhood | str | None = None,
    ) -> None:
        self._moved_by(sensitivity, neighbourhood)
        self._epsilon = validate.non_negative(epsilon=epsilon)
        self._delta = validate.open_probability(delta=delta)
        sigma = gaussian_sigma(epsilon, delta, self.sensitivity)
        self.sigma = self._checked(sigma, epsilon=epsilon, delta=delta)

    def _moved_by(self, sensitivity: Number, neighbourhood: Neighbourhood | str | None) -> None:
        validate.positive_float(sensitivity=sensitivity)
        self.sensitivity = validate.rounded_up(validate.positive(sensitivity=sensitivity))
        self.neighbourhood = optional_neighbourhood(neighbourhood)

    def _checked(self, sigma: float, **given: Number) -> float:
        if not 2.0**-10 <= sigma <= LIMIT:
            values = " and ".join(validate.show(value) for value in given.values())
            raise ValueError(
                f"{' and '.join(given)} must need a sigma between 2**-10 and 2**40 for a "
                f"sensitivity of {self.sensitivity:g}, got {values}"
            )
        return sigma

    def __repr__(self) -> str:
        return (
            f"<RoundedGaussian: sigma={self.sigma:g}, sensitivity={self.sensitivity:g}"
            f"{shown(self.neighbourhood)}>"
        )

    # Noise ----------------------------------------------------------------------------------------

    def noise(self, shape: int | tuple[int, ...], *, rng: Randomness) -> IntArray:
        """Independent noise of a shape, without an answer."""
        return rounded_gaussian(Fraction(self.sigma), shape, rng=rng)

    @property
    def variance(self) -> float:
        """The variance of one entry: ``σ² + 1/12`` unless σ is small."""
        if self.sigma >= WIDE:
            return self.sigma**2 + 1 / 12
        k = np.arange(1, int(40 * WIDE))
        return float(2 * (k**2 * self._weights(k)).sum())

    def _weights(self, noise: IntArray) -> FloatArray:
        from scipy.special import ndtr

        if self.sigma >= SMOOTH:
            # The two would agree in most digits: the integral over a unit, by Taylor's series.
            z, small = noise / self.sigma, self.sigma**-2
            bell = np.exp(-(z**2) / 2) / (self.sigma * math.sqrt(2 * math.pi))
            bend = 1 + (z**2 - 1) * small / 24 + (z**4 - 6 * z**2 + 3) * small**2 / 1920
            return np.asarray(bell * bend)
        size = np.abs(noise)
        return np.asarray(ndtr((0.5 - size) / self.sigma) - ndtr((-0.5 - size) / self.sigma))

    def accuracy(self, probability: Number = 2 / 3) -> int:
        """The least whole α_acc with ``Pr(|noise| ≤ α_acc) ≥ probability``, for one entry.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.
        """
        return rounded_reach(Fraction(self.sigma), validate.outside(probability=probability))
