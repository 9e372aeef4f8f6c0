"""Objective perturbation: noise goes into what is minimised, and the minimiser is released.

The theorem speaks of the exact minimiser, which no computer finds. So the weights that are found
get a second, much smaller noise, as wide as their distance from the minimiser may be: approximate
minima perturbation.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import big, digits, down, smallest, total, up
from dpedu._validate import FloatArray, Number, Randomness
from dpedu.learning.logistic import check_tolerance, minimum
from dpedu.learning.output_perturbation import ROUNDED, grid_step, on_grid, pair, root_of
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise import fast
from dpedu.noise.exact import discrete_laplace
from dpedu.noise.rounded import rounded_gaussian
from dpedu.privacy.profiles import gaussian_delta, gaussian_sigma

__all__ = ["ObjectivePerturbation"]

SHARE = Fraction(1, 100)
"""The part of ε for the second noise."""
FAR = 40
"""How many times its typical length the first noise is never seen to have."""


class ObjectivePerturbation(Mechanism):
    """Logistic regression with noise in the objective.

    Parameters
    ----------
    epsilon
        ε, from 10⁻¹⁰⁰ to 100.
    delta
        δ: 0 for noise b with a density proportional to ``e^(−ε₁‖b‖/Δ)``; else from 10⁻³⁰⁰ to below
        1, for Gaussian noise.
    people
        n ≥ 1, public: what the sum of the losses is divided by. Under edit it is the number of
        records; under membership a number near it that was fixed without looking.
    regularisation
        λ > 0. More is added where that is too little for ε.
    neighbourhood
        ``"edit"`` or ``"membership"``.
    tolerance
        The greatest length of the gradient where the training may stop, in units of
        ``1 + E‖b‖/n``.
    exact
        Whole-number noise of exact probabilities, for real use; for δ above 0 only. Without it
        noise is in floating point, which is unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range; for an exact one ε must be at least 10⁻⁶.

    Notes
    -----
    The weights nearly minimise J of `dpedu.learning.logistic`, with a random tilt b. What is
    guaranteed, for whatever the tolerance is, is ε = ε₁ + ε₂ + ε₃:

    - *ε₁, the tilt.* w minimises J for one b only, the sum of the losses' gradients and nλw, with
      the sign turned. For a neighbour it is another b, further by at most Δ = 2 under edit, 1
      under membership.
    - *ε₂, the change of variables.* b has a density, w one that is multiplied by the determinant of
      the sum's second derivatives. One record adds a matrix of rank 1 and of size at most 1/4 to at
      least nλ: that changes the determinant by a factor of at most ``1 + 1/(4nλ) = e^(ε₂)``. If
      that would take more than half of ε, λ is raised (`strength`).
    - *ε₃, the training.* Weights with a gradient of length τ are within ``τ/λ`` of the minimiser.
      Given the minimiser, the rest is an answer of sensitivity ``2τ/λ``, released with noise for
      ε₃ = ε/100.

    With Gaussian b the first is (ε₁, δ)-DP. The difference of the two b depends on b itself, so
    that the theorem on Gaussian noise does not apply as it stands; but it is always a sum of parts,
    between nothing and the whole, of two fixed vectors of length at most 1, for the replaced record
    and the new one. The loss is convex in it, so largest for one of four sums; and
    ``δ_1(ε₁) + δ_1(ε₁) + δ_2(ε₁) ≤ δ`` is enough, where ``δ_s`` is the profile of Gaussian noise at
    sensitivity s. Under membership there is one vector, and ``δ_1(ε₁) ≤ δ``.

    *Exact*: the tilt is a Gaussian rounded to a grid of step v, a 2⁻³⁰th of its deviation, in exact
    probabilities. The theorem is for the tilt b before rounding, and for its minimiser, which
    nobody computes. With the rounded tilt another is computed, at most ``e = τ/λ + √k v/(2nλ)``
    away, and rounded to a grid of step u. So, given the minimiser, the rest is a vector of whole
    numbers that moves by ``2e/u + √k`` in length at most, and √k times that in the sum of sizes: ε₃
    pays for discrete Laplace noise of that scale. What is told is computed from whole numbers
    alone. A tilt of more than 40 times its typical length, for which τ could be missed, has a
    chance below 10⁻³²⁰; a 2⁻³⁰th of δ is kept for it. At δ = 0 nothing could pay for that, so that
    there is no exact twin: it is for teaching only.

    References
    ----------
    Chaudhuri and Monteleoni, "Privacy-preserving logistic regression", NIPS 2008; with Sarwate,
    "Differentially private empirical risk minimization", JMLR 2011, Algorithm 2; Kifer, Smith and
    Thakurta, "Private convex empirical risk minimization and high-dimensional regression", COLT
    2012, for Gaussian noise; Iyengar, Near, Song, Thakkar,
    Thakurta and Wang, "Towards practical differentially private convex optimization", IEEE S&P
    2019, for the second noise; Redberg, Koskela and Wang, "Improving the privacy and practicality
    of objective perturbation for differentially private linear learners", NeurIPS 2023, for
    noise that depends on its own difference; Canonne, Kamath and Steinke, "The discrete Gaussian
    for differential privacy", NeurIPS 2020, for rounded noise.

    Examples
    --------
    >>> rng = np.random.default_rng(1)
    >>> labels = rng.choice([-1, 1], size=2000)
    >>> features = np.column_stack([0.3 * labels + rng.normal(0, 0.3, 2000), np.full(2000, 0.5)])
    >>> training = ObjectivePerturbation(
    ...     epsilon=1, people=2000, regularisation=0.01, neighbourhood="edit"
    ... )
    >>> training.release((features, labels), rng=rng).round(2)
    array([3.43, 0.  ])
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
        validate.between(1e-100, 100, epsilon=epsilon)
        self._delta = validate.probability(delta=delta)
        self.people = validate.integer(1, people=people)
        self.regularisation = validate.positive_float(regularisation=regularisation)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.tolerance = validate.positive_float(tolerance=tolerance)
        self.exact = validate.one_of((True, False), exact=exact)
        if self.exact:
            if not self._delta:
                raise ValueError(
                    "delta must be above 0 if exact: nothing else pays for tilts without an end, "
                    f"got {validate.show(delta)}"
                )
            validate.between(1e-6, 100, epsilon=epsilon)
        if self._delta:
            validate.between(1e-300, 1, delta=delta)
        mp = digits()
        whole = big(mp, validate.exact(self._epsilon))
        # The least nλ for which the change of variables takes half of ε at most.
        needed = up(1 / (4 * mp.expm1(whole / 2)))
        self.strength = max(self.regularisation, up(Fraction(needed) / self.people))
        bend = mp.log1p(1 / (4 * self.people * mp.mpf(self.strength))) * mp.mpf(ROUNDED)
        self._tilt_epsilon = down(whole * (1 - big(mp, SHARE)) - bend)
        self._training_epsilon = down(SHARE * validate.exact(self._epsilon))
        self.scale = self._calibrated()

    def __repr__(self) -> str:
        return (
            f"<ObjectivePerturbation: epsilon={float(self._epsilon):g}, "
            f"delta={float(self._delta):g}, {self.people} people, "
            f"regularisation={self.regularisation:g}, {self.neighbourhood} neighbours>"
        )

    variance = absent("how far a minimiser moves with the tilt depends on the data")
    accuracy = absent("how far a minimiser moves with the tilt depends on the data")
    interval = absent("how far a minimiser moves with the tilt depends on the data")

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
        rows, signs = pair(data, self.people if self.neighbourhood is Neighbourhood.EDIT else None)
        size = rows.shape[1]
        typical = self.scale * (math.sqrt(size) if self._delta else size) / self.people
        bound = self.tolerance * (1 + typical)
        check_tolerance(
            bound, people=self.people, features=size, regularisation=self.strength,
            pushed=FAR * typical,
        )  # fmt: skip
        if self.exact:
            return self._released_exactly(rows, signs, bound, source)
        rng = validate.generator(rng=rng)
        tilt = (
            fast.gaussian(self.scale, size, rng=rng)
            if self._delta else fast.spherical(self.scale, size, rng=rng)
        )  # fmt: skip
        best = minimum(
            rows, signs, regularisation=self.strength, people=self.people, tilt=tilt,
            tolerance=bound,
        ).weights  # fmt: skip
        spread = ROUNDED * 2 * bound / self.strength / self._training_epsilon
        return best + fast.spherical(spread, size, rng=rng)

    def _released_exactly(
        self, rows: FloatArray, signs: FloatArray, bound: float, rng: Randomness
    ) -> FloatArray:
        size = rows.shape[1]
        root, fine = root_of(size), grid_step(self.scale, bits=30)
        tilt = rounded_gaussian(Fraction(self.scale) / Fraction(fine), size, rng=rng) * fine
        best = minimum(
            rows, signs, regularisation=self.strength, people=self.people, tilt=tilt,
            tolerance=bound,
        ).weights  # fmt: skip
        # How far it may be from the minimiser for the tilt before rounding.
        rounded = root * Fraction(fine) / (2 * self.people)
        away = (Fraction(bound) + rounded) / Fraction(self.strength)
        step = grid_step(float(away), bits=9)
        moved = Fraction(ROUNDED) * (2 * away / Fraction(step) + root)
        width = root * moved / Fraction(self._training_epsilon)
        told = on_grid(best, step) + discrete_laplace(width, size, rng=rng)
        return np.asarray(told * step)

    def _calibrated(self) -> float:
        """The scale of the tilt: ``Δ/ε₁``, or its standard deviation if it is Gaussian."""
        level, edited = self._tilt_epsilon, self.neighbourhood is Neighbourhood.EDIT
        if not self._delta:
            return up(Fraction(ROUNDED) * (2 if edited else 1) / Fraction(level))
        delta = validate.open_probability(delta=self._delta)
        if self.exact:  # the rest is for tilts of a length that is never seen
            delta = down(Fraction(delta) * (1 - Fraction(1, 2**30)))
        if not edited:
            return gaussian_sigma(level, delta, ROUNDED)

        def enough(sigma: float) -> bool:
            one, both = (gaussian_delta(level, sigma, s * ROUNDED) for s in (1, 2))
            return total([one, one, both]) <= delta

        return smallest(enough, gaussian_sigma(level, delta, 2), precision=1e-9)
