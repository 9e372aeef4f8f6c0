"""Output perturbation: train as always, then add noise to the weights."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import least, most, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.learning.logistic import (
    MOST_FEATURES,
    check_tolerance,
    examples,
    minimum,
)
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.gaussian import Gaussian
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise import fast
from dpedu.noise.exact import discrete_laplace
from dpedu.noise.rounded import rounded_gaussian
from dpedu.privacy.loss import Release

__all__ = ["OutputPerturbation"]

ROUNDED = 1 + 1e-12
"""By how much rows of length 1 can be longer after rounding, and with them every sensitivity."""


class OutputPerturbation(Mechanism):
    """Logistic regression whose weights get noise after the training.

    Parameters
    ----------
    epsilon
        ε > 0.
    delta
        δ: 0 for noise with a density proportional to ``e^(−ε‖z‖/Δ)``; else strictly between 0 and
        1, for Gaussian noise.
    people
        n ≥ 1, public: what the sum of the losses is divided by. Under edit it is the number of
        records; under membership a number near it that was fixed without looking.
    regularisation
        λ > 0.
    neighbourhood
        ``"edit"`` or ``"membership"``.
    tolerance
        The greatest length of the gradient where the training may stop.
    exact
        Whole-number noise of exact probabilities on rounded weights, for real use. Without it noise
        is in floating point, which is unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or an exact one would need noise that its samplers do
        not reach: ε is at most 10⁹, at δ = 0 at least 10⁻⁶, and σ at most 2¹⁷ Δ.

    Notes
    -----
    The weights minimise J of `dpedu.learning.logistic`. A record's loss has a gradient shorter than
    1 everywhere, so that one record that is replaced moves the minimiser by at most ``2/(nλ)``, one
    that comes or goes by ``1/(nλ)``. (*Proof.* At the new minimiser the gradient of the old J is
    the difference of two losses' gradients over n; J is λ-strongly convex.) What is computed is not
    the minimiser, but within ``tolerance/λ`` of it, on both data sets: the sensitivity is

        Δ = (2/n + 2 tolerance)/λ   under edit,   (1/n + 2 tolerance)/λ   under membership.

    Rows longer than 1 are cut down, so that no record can move more.

    *Exact*: weights are rounded to a grid of step u, a power of two of at most 2⁻²² Δ. That moves
    each by u/2 at most, and all k ≤ 4000 of them by less than 32u in length, on both data sets: Δ
    is larger by a 2⁻¹⁵th, which is more. On whole numbers of steps noise is that of
    `RoundedGaussian`, or, for δ = 0, discrete Laplace noise on every weight, of scale ``√k Δ/ε``:
    weights that differ by Δ in length differ by √k Δ at most in the sum of their sizes. That is
    larger by a factor of about √2 than noise with a density ``e^(−ε‖z‖/Δ)``, which has no exact
    sampler here. What is told is computed from whole numbers alone. How near the computed weights
    are to the minimiser is bounded with all rounding: see `dpedu.learning.logistic`.

    References
    ----------
    Chaudhuri, Monteleoni and Sarwate, "Differentially private empirical risk minimization", JMLR
    2011, Algorithm 1 and Corollary 8; Canonne, Kamath and Steinke, "The discrete Gaussian for
    differential privacy", NeurIPS 2020, for rounded noise.

    Examples
    --------
    >>> rng = np.random.default_rng(1)
    >>> labels = rng.choice([-1, 1], size=2000)
    >>> features = np.column_stack([0.3 * labels + rng.normal(0, 0.3, 2000), np.full(2000, 0.5)])
    >>> training = OutputPerturbation(
    ...     epsilon=1, people=2000, regularisation=0.01, neighbourhood="edit"
    ... )
    >>> round(training.sensitivity, 6)
    0.1
    >>> training.release((features, labels), rng=rng).round(2)
    array([3.63, 0.03])
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number = 0,
        people: int,
        regularisation: Number,
        neighbourhood: Neighbourhood | str,
        tolerance: Number = 1e-9,
        exact: bool = False,
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self._delta = validate.probability(delta=delta)
        self.people = validate.integer(1, people=people)
        self.regularisation = validate.positive_float(regularisation=regularisation)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.tolerance = validate.positive_float(tolerance=tolerance)
        self._check(1)
        moved = 2 if self.neighbourhood is Neighbourhood.EDIT else 1
        length = (most(moved) / self.people + 2 * most(self.tolerance)) / least(self.regularisation)
        self.exact = validate.one_of((True, False), exact=exact)
        self.sensitivity = up(length * most(ROUNDED) * (1 + Fraction(self.exact, 2**15)))
        if self.sensitivity == math.inf:
            raise ValueError(
                "tolerance and regularisation must leave a sensitivity within floats, got "
                f"{validate.show(tolerance)} and {validate.show(regularisation)}"
            )
        self._gaussian = (
            Gaussian(
                epsilon=epsilon, delta=validate.open_probability(delta=delta),
                sensitivity=self.sensitivity, neighbourhood=self.neighbourhood,
            )
            if self._delta else None
        )  # fmt: skip
        if not self.scale < 1e300:
            raise ValueError(
                "epsilon and regularisation must leave noise of a scale below 1e300, got "
                f"{validate.show(epsilon)} and {validate.show(regularisation)}"
            )
        if self.exact:
            validate.between(1e-6 if self._gaussian is None else 0, 1e9, epsilon=epsilon)
        if self.exact and self._gaussian is not None and self.scale > 2**17 * self.sensitivity:
            raise ValueError(
                "epsilon and delta must need a sigma of at most 2**17 sensitivities if exact, got "
                f"{validate.show(epsilon)} and {validate.show(delta)}"
            )

    def __repr__(self) -> str:
        return (
            f"<OutputPerturbation: epsilon={float(self._epsilon):g}, delta={float(self._delta):g}, "
            f"{self.people} people, regularisation={self.regularisation:g}, "
            f"{self.neighbourhood} neighbours>"
        )

    @property
    def scale(self) -> float:
        """Δ/ε, rounded up to a float, or σ for Gaussian noise."""
        if self._gaussian is not None:
            return self._gaussian.sigma
        return up(most(self.sensitivity) / least(self._epsilon))

    @property
    def step(self) -> float:
        """The step u of the grid that exact weights are rounded to: public."""
        return grid_step(self.sensitivity)

    variance = absent("it depends on how many features there are: see accuracy")
    interval = absent("noise is on all weights together: see accuracy")

    def accuracy(self, features: int, *, probability: Number = 2 / 3) -> float:
        """How far the weights are from the minimiser at most, with at least that probability.

        Parameters
        ----------
        features
            How many weights there are, from 1 to 4000.
        probability
            Strictly between 0 and 1.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.
        """
        from scipy.special import gammainccinv

        count = validate.integer(1, features=features)
        validate.between(1, MOST_FEATURES, features=count)
        left = validate.shortfall(probability=probability)
        if self.exact:
            return self._exact_accuracy(count, left)
        if self._gaussian is None:
            radius = float(gammainccinv(count, left))
        else:
            radius = math.sqrt(2 * float(gammainccinv(count / 2, left)))
        return self.scale * radius + self.tolerance / self.regularisation

    def _exact_accuracy(self, count: int, left: float) -> float:
        """The same for whole noise; the bound is not tight at δ = 0.

        A vector is not longer than the sum of its entries' sizes, which for Laplace noise has a
        gamma distribution; and its squared length is seldom far above 2 for each entry (Markov).
        """
        from scipy.special import gammainccinv

        if self._gaussian is None:
            width = math.sqrt(count) * (1 + 1e-6)
            long = math.sqrt(2 * count) / math.sqrt(left)
            radius = width * min(float(gammainccinv(count, left)), long)
        else:
            radius = math.sqrt(2 * float(gammainccinv(count / 2, left)))
        rounded = math.sqrt(count) * 2 * self.step
        return self.scale * radius + rounded + self.tolerance / self.regularisation

    def epsilon(self, delta: Number | None = None) -> Number:
        """An ε for which the weights are (ε, δ)-DP; without δ, what it was made for."""
        if delta is None or self._gaussian is None:
            return super().epsilon(delta)
        return self._gaussian.epsilon(delta)

    def delta(self, epsilon: Number) -> float:
        """A δ for which the weights are (ε, δ)-DP: with Gaussian noise the least for Δ."""
        return super().delta(epsilon) if self._gaussian is None else self._gaussian.delta(epsilon)

    def zcdp(self) -> Number:
        """``Δ²/(2σ²)`` with Gaussian noise, else ``ε²/2``."""
        return super().zcdp() if self._gaussian is None else self._gaussian.zcdp()

    def renyi(self, order: Number) -> float:
        """The Rényi divergence of that order that the noise allows."""
        return super().renyi(order) if self._gaussian is None else self._gaussian.renyi(order)

    def loss(self) -> Release:
        """The privacy loss of the weights, for an accountant."""
        return super().loss() if self._gaussian is None else self._gaussian.loss()

    def _check(self, features: int) -> None:
        check_tolerance(
            self.tolerance, people=self.people, features=features,
            regularisation=self.regularisation,
        )  # fmt: skip

    def release(self, data: Any, /, *, rng: Randomness) -> FloatArray:
        """Private weights.

        Parameters
        ----------
        data
            Features, shape (people, features), and labels, −1 or 1 each: a pair of arrays.
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            Shape (features,); what it predicts says `dpedu.learning.predicted`.

        Raises
        ------
        TypeError, ValueError
            If the data are no such pair, under edit of other than n records, or `rng` is no
            generator; or if rounding could pass the tolerance with so many features.
        ArithmeticError
            Under membership, if so many more than n records came that rounding passes it.
        """
        source = (validate.randomness if self.exact else validate.generator)(rng=rng)
        features, labels = pair(
            data, self.people if self.neighbourhood is Neighbourhood.EDIT else None
        )
        self._check(features.shape[1])
        best = minimum(
            features, labels, regularisation=self.regularisation, people=self.people,
            tolerance=self.tolerance,
        ).weights  # fmt: skip
        if self.exact:
            return self._told(best, source)
        rng = validate.generator(rng=rng)
        if self._gaussian is not None:
            return best + self._gaussian.noise(best.shape, rng=rng)
        return best + fast.spherical(self.scale, best.size, rng=rng)

    def _told(self, best: FloatArray, rng: Randomness) -> FloatArray:
        """The weights on the grid, with noise."""
        step, whole = self.step, on_grid(best, self.step)
        width = most(self.scale) / Fraction(step)
        if self._gaussian is not None:
            noise = rounded_gaussian(width, best.shape, rng=rng)
        else:
            noise = discrete_laplace(width * root_of(best.size), best.shape, rng=rng)
        return np.asarray((whole + noise) * step)


def grid_step(length: float, bits: int = 22) -> float:
    """A power of two of at most a 2^bits-th of a length, and above half of that."""
    return math.ldexp(1.0, math.frexp(length)[1] - bits - 1)


def on_grid(values: FloatArray, step: float) -> IntArray:
    """The nearest whole numbers of steps, a power of two; what is far beyond is moved to ±2⁶²."""
    with np.errstate(over="ignore"):
        whole = np.clip(np.rint(values / step), -(2.0**62), 2.0**62)
    return whole.astype(np.int64)


def root_of(count: int) -> Fraction:
    """A fraction that is not below the square root, by less than a millionth."""
    return Fraction(math.isqrt(count << 40) + 1, 2**20)


def pair(data: Any, people: int | None) -> tuple[FloatArray, FloatArray]:
    """Rows and labels: so many, if that is public."""
    if not isinstance(data, tuple) or len(data) != 2:
        raise TypeError(f"data must be a pair of features and labels, got {validate.show(data)}")
    rows, signs = examples(*data)
    if people is not None and len(rows) != people:
        raise ValueError(f"features must have {people} rows under edit, got {len(rows)}")
    return rows, signs
