"""The Laplace mechanism: noise as wide as the query is sensitive, and wider for a smaller ε."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number
from dpedu.mechanisms.additive import ContinuousNoise, quotient, unwrap
from dpedu.mechanisms.contract import above_one
from dpedu.neighbours import Neighbourhood
from dpedu.noise import fast
from dpedu.privacy import loss
from dpedu.privacy.loss import Release
from dpedu.privacy.profiles import laplace_delta, laplace_epsilon, laplace_renyi


class Laplace(ContinuousNoise):
    """Adds Laplace noise of scale ``λ = Δ_1/ε`` to every entry of an answer.

    Parameters
    ----------
    epsilon
        ε > 0.
    sensitivity
        Δ_1 > 0, the L1 sensitivity of the answer: see `dpedu.mechanisms.sensitivity`.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP for every answer of that sensitivity. `release` works in floating point, which is
    unsafe outside of a course: an audit refutes 0.05 from the last bits of 60 000 releases. Its
    discrete twin is `DiscreteLaplace`.

    References
    ----------
    Dwork, McSherry, Nissim and Smith, "Calibrating noise to sensitivity in private data analysis",
    TCC 2006.

    Examples
    --------
    >>> count = Laplace(epsilon=0.5, sensitivity=1)
    >>> count.scale, count.variance
    (2.0, 8.0)
    >>> print(count.guarantee("membership"))
    0.5-DP under membership neighbours
    >>> round(count.release(300, rng=np.random.default_rng(1)), 3)
    300.048
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        sensitivity: Number,
        neighbourhood: Neighbourhood | str | None = None,
    ) -> None:
        super().__init__(sensitivity=sensitivity, neighbourhood=neighbourhood)
        self._epsilon = validate.positive(epsilon=epsilon)
        validate.positive_float(epsilon=epsilon)
        self.scale = quotient(self.sensitivity, self._epsilon)

    def __repr__(self) -> str:
        return (
            f"Laplace(epsilon={validate.written(self._epsilon)}, "
            f"sensitivity={validate.written(self.sensitivity)}, "
            f"neighbourhood={self.neighbourhood!r})"
        )

    @property
    def variance(self) -> float:
        """2λ², the variance of one entry."""
        return 2 * self.scale * self.scale  # infinite where it is beyond floats; a power raises

    # Privacy --------------------------------------------------------------------------------------

    def epsilon(self, delta: Number | None = None) -> Number:
        """The least ε for which the release of a number, the worst of vectors, is (ε, δ)-DP.

        Without δ it is the ε that the mechanism was made for; else ``[ε + 2 ln(1 − δ)]_+``.

        Raises
        ------
        TypeError, ValueError
            If δ is not between 0 and 1.

        Examples
        --------
        >>> Laplace(epsilon=0.5, sensitivity=3).epsilon()
        0.5
        """
        if delta is None:
            return self._epsilon
        return laplace_epsilon(delta, self.scale, self.sensitivity)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile of a number, the worst of vectors: the least δ for that ε.

        Raises
        ------
        TypeError, ValueError
            If ε is negative or no number.

        References
        ----------
        Balle, Barthe and Gaboardi, "Privacy profiles and amplification by subsampling", JPC 2020.

        Examples
        --------
        >>> round(Laplace(epsilon=1, sensitivity=1).delta(0.5), 9)
        0.221199217
        """
        return laplace_delta(epsilon, self.scale, self.sensitivity)

    def renyi(self, order: Number) -> float:
        """The Rényi divergence of that order between neighbours.

        Raises
        ------
        TypeError, ValueError
            If the order is not above 1.
        """
        return laplace_renyi(above_one(order), self.scale, self.sensitivity)

    def loss(self) -> Release:
        """The privacy loss of Laplace noise, for an accountant."""
        try:
            made = loss.laplace(scale=self.scale, sensitivity=self.sensitivity)
        except ValueError:  # noise too wide or too narrow for it
            return super().loss()
        return made.under(self.neighbourhood)

    # Noise ----------------------------------------------------------------------------------------

    def noise(self, shape: int | tuple[int, ...], *, rng: np.random.Generator) -> FloatArray:
        """Independent noise of a shape, without an answer."""
        return fast.laplace(self.scale, shape, rng=rng)

    def density(self, noise: ArrayLike) -> Any:
        """The density ``e^(−|z|/λ)/(2λ)`` of the noise at z, entry by entry.

        It is a density, no probability: at z = 0 and scale 1 it is ½, and yet the noise is never
        exactly 0.

        Examples
        --------
        >>> Laplace(epsilon=1, sensitivity=1).density(0)
        0.5
        """
        z = validate.real_array(noise=noise)
        return unwrap(np.exp(-np.abs(z) / self.scale) / (2 * self.scale))

    def cdf(self, noise: ArrayLike) -> Any:
        """The probability that the noise is at most z, entry by entry.

        Examples
        --------
        >>> import math
        >>> Laplace(epsilon=1, sensitivity=1).cdf([0, math.log(2)])
        array([0.5 , 0.75])
        """
        z = validate.real_array(noise=noise)
        tail = np.exp(-np.abs(z) / self.scale) / 2
        return unwrap(np.where(z < 0, tail, 1 - tail))

    def accuracy(self, probability: Number = 2 / 3) -> float:
        """The α_acc with ``Pr(|noise| ≤ α_acc) = probability``, for one entry.

        It is ``λ ln(1/(1 − probability))``: for a count ``ln 3/ε`` at two thirds, whatever the
        number of people.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.

        Examples
        --------
        >>> round(Laplace(epsilon=1, sensitivity=1).accuracy(), 6)    # ln 3
        1.098612
        """
        return -self.scale * validate.log_shortfall(probability=probability)
