"""Output perturbation: train as always, then add noise to the weights."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import most, up
from dpedu._validate import FloatArray, Number
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

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    The weights minimise J of `dpedu.learning.logistic`. A record's loss has a gradient shorter than
    1 everywhere, so that one record that is replaced moves the minimiser by at most ``2/(nλ)``, one
    that comes or goes by ``1/(nλ)``. (*Proof.* At the new minimiser the gradient of the old J is
    the difference of two losses' gradients over n; J is λ-strongly convex.) What is computed is not
    the minimiser, but within ``tolerance/λ`` of it, on both data sets: the sensitivity is

        Δ = (2/n + 2 tolerance)/λ   under edit,   (1/n + 2 tolerance)/λ   under membership.

    Rows longer than 1 are cut down, so that no record can move more. Noise is drawn in floating
    point: good for learning and simulating, unsafe to release.

    References
    ----------
    Chaudhuri, Monteleoni and Sarwate, "Differentially private empirical risk minimization", JMLR
    2011, Algorithm 1 and Corollary 8.

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
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self._delta = validate.probability(delta=delta)
        self.people = validate.integer(1, people=people)
        self.regularisation = validate.positive_float(regularisation=regularisation)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.tolerance = validate.positive_float(tolerance=tolerance)
        self._check(1)
        moved = 2 if self.neighbourhood is Neighbourhood.EDIT else 1
        exact = (most(moved) / self.people + 2 * most(self.tolerance)) / most(self.regularisation)
        self.sensitivity = up(exact * most(ROUNDED))
        self._gaussian = (
            Gaussian(
                epsilon=epsilon, delta=validate.open_probability(delta=delta),
                sensitivity=self.sensitivity, neighbourhood=self.neighbourhood,
            )
            if self._delta else None
        )  # fmt: skip

    def __repr__(self) -> str:
        return (
            f"<OutputPerturbation: epsilon={float(self._epsilon):g}, delta={float(self._delta):g}, "
            f"{self.people} people, regularisation={self.regularisation:g}, "
            f"{self.neighbourhood} neighbours>"
        )

    @property
    def scale(self) -> float:
        """Δ/ε, or σ for Gaussian noise."""
        if self._gaussian is not None:
            return self._gaussian.sigma
        return up(most(self.sensitivity) / validate.exact(self._epsilon))

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
        from scipy.special import gammaincinv

        count = validate.integer(1, features=features)
        validate.between(1, MOST_FEATURES, features=count)
        chance = float(validate.open_probability(probability=probability))
        if self._gaussian is None:
            radius = float(gammaincinv(count, chance))
        else:
            radius = math.sqrt(2 * float(gammaincinv(count / 2, chance)))
        return self.scale * radius + self.tolerance / self.regularisation

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

    def release(self, data: Any, /, *, rng: np.random.Generator) -> FloatArray:
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
        rng = validate.generator(rng=rng)
        features, labels = pair(
            data, self.people if self.neighbourhood is Neighbourhood.EDIT else None
        )
        self._check(features.shape[1])
        best = minimum(
            features, labels, regularisation=self.regularisation, people=self.people,
            tolerance=self.tolerance,
        ).weights  # fmt: skip
        if self._gaussian is not None:
            return best + self._gaussian.noise(best.shape, rng=rng)
        return best + fast.spherical(self.scale, best.size, rng=rng)


def pair(data: Any, people: int | None) -> tuple[FloatArray, FloatArray]:
    """Rows and labels: so many, if that is public."""
    if not isinstance(data, tuple) or len(data) != 2:
        raise TypeError(f"data must be a pair of features and labels, got {validate.show(data)}")
    rows, signs = examples(*data)
    if people is not None and len(rows) != people:
        raise ValueError(f"features must have {people} rows under edit, got {len(rows)}")
    return rows, signs
