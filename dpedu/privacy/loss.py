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
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import down, float_above, least, most, root_above, up
from dpedu._digits import times as multiple
from dpedu._digits import total as summed
from dpedu._validate import FloatArray, Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.privacy._losses import (
    NO_WEIGHT,
    Atoms,
    Base,
    Loss,
    finite_loss,
    ordered,
    sampled_gaussian_renyi,
    sampled_supremum,
)
from dpedu.privacy._promising import Promising, is_mechanism
from dpedu.privacy._refinement import (
    Close,
    Objective,
    Question,
    Weight,
    delta_of,
    epsilon_of,
    ever,
    given_up,
    refine,
)
from dpedu.privacy.bounds import UNBOUNDED, Bounds
from dpedu.privacy.composition import pure_renyi, renyi_delta, renyi_epsilon
from dpedu.privacy.divergences import Probabilities, distribution
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.profiles import gaussian_delta, gaussian_epsilon

REACH = 11.8
"""Gaussian noise is cut off so many σ away: beyond lies a probability of 2e-32."""
FARTHEST = 25
"""Gaussian noise may be so narrow, beside what it hides, for a grid: one release loses hundreds."""
RAREST = 1e-300
"""A record may take part so rarely: losses are divided by the rate, and pass all floats below."""
CLOSED = 1e-12
"""By how much closed forms may be rounded up."""


# Releases -----------------------------------------------------------------------------------------


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

    parts: tuple[tuple[tuple[Loss, ...], int], ...]
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


def gaussian(*, sigma: Number, sensitivity: Number = 1, sampling_rate: Number = 1) -> Release:
    """A release with Gaussian noise, on a Poisson sample of the records if a rate is given.

    Parameters
    ----------
    sigma
        Standard deviation of the noise.
    sensitivity
        Δ₂, the L2 sensitivity. With a sampling rate below 1 it is that under membership.
    sampling_rate
        γ, from 10⁻³⁰⁰ to 1. The two orders of the neighbours then differ: adding and removing
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

    base = Base(
        position=lambda loss: loss / spread + spread / 2,
        loss=lambda z: spread * (z - spread / 2),
        densities=lambda z: (density(z), density(z - spread)),
        ends=(-REACH, spread + REACH),
        below=(near, far),
        above=(far, near),
        supremum=UNBOUNDED,
        of=("gaussian", spread),
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
        γ, from 10⁻³⁰⁰ to 1.

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
    base = Base(
        position=lambda loss: (loss + t) / 2,
        loss=lambda z: 2 * z - t,
        densities=lambda z: (np.exp(-z) / 2, np.exp(z - t) / 2),
        ends=(0.0, t),
        of=("laplace", t),
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
    losses = (finite_loss(first, second), finite_loss(second, first))
    return Release(((losses, 1),), f"finite, {validate.many(first.size, 'output')}")


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
    lost = validate.probability(delta=delta)
    slack = validate.rounded_up(lost) if lost else 0.0
    supremum = UNBOUNDED if slack else Bounds(-float_above(-claimed), level)
    if slack == 1:  # an atom of no weight stands for what remains
        level = 0.0
    rest = max(1 - slack, NO_WEIGHT)
    lie = rest * math.exp(-level) / (1 + math.exp(-level))
    truth = rest / (1 + math.exp(-level))
    atoms = Atoms(
        losses=np.array([-level, level]),
        under_p=np.array([lie, truth]),
        under_q=np.array([truth, lie]),
        impossible=most(lost),
    )
    loss = Loss(lambda step: atoms, -level, level, supremum, of=("worst", slack, atoms.impossible))
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
    half = 1 / (2 * least(validate.between(1e-3, 1e5, sigma=sigma)) ** 2)
    sigma = float(sigma)
    shift = validate.integer(1, sensitivity=sensitivity)
    return _integer_noise(
        lambda k: -k * k / (2 * sigma * sigma), math.ceil(REACH * sigma) + 1, shift,
        f"discrete gaussian, sigma {sigma:g}, sensitivity {shift}",
        ("discrete gaussian", sigma, shift), lambda order: up(most(order) * shift**2 * half),
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
    atoms = Atoms(losses=losses, under_p=masses, under_q=masses[::-1])
    around = Bounds.around(supremum)
    loss = Loss(lambda step: atoms, -top, top, around, of=("discrete laplace", rate, shift))
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
    of: object,
    renyi: Callable[[float], float],
) -> Release:
    _check_integer_noise(shift, 0, label)
    around = np.arange(-reach, reach + 1, dtype=np.float64)
    norm = float(np.sum(np.exp(log_weight(around))))
    k = np.arange(-reach, reach + shift + 1, dtype=np.float64)
    logs = log_weight(k)
    losses = logs - log_weight(k - shift)
    _check_integer_noise(shift, float(np.abs(losses).max()), label)
    atoms = Atoms(
        losses=losses,
        under_p=np.exp(logs) / norm,
        under_q=np.exp(log_weight(k - shift)) / norm,
        # Far more than what is cut off at both ends.
        below=(1e-30, 1e-30),
        above=(1e-30, 1e-30),
    )
    ends = float(losses.min()), float(losses.max())
    loss = Loss(lambda step: atoms, *ends, UNBOUNDED, of=of, renyi=renyi)
    return Release((((loss,), 1),), label)


def _sampled(base: Base, sampling_rate: Number, label: str) -> Release:
    rate = validate.positive_float(sampling_rate=validate.probability(sampling_rate=sampling_rate))
    if rate < RAREST:
        raise ValueError(
            f"sampling_rate must be at least {RAREST:g}, got {validate.show(sampling_rate)}"
        )
    label = f"{label}, sampling rate {rate:g}"
    # Without sampling the noise is symmetric: both orders lose the same.
    orders = (True,) if rate == 1 else (True, False)
    renyi = None
    if base.square:
        renyi = sampled_gaussian_renyi(base.square[1], most(sampling_rate))
    losses = tuple(
        ordered(base, rate, sampled_supremum(base.supremum, sampling_rate, removal), removal, renyi)
        for removal in orders
    )
    return Release(((losses, 1),), label, None if rate == 1 else Neighbourhood.MEMBERSHIP)


# The accountant -----------------------------------------------------------------------------------

Orders = list[list[tuple[Loss, int]]]


class Accountant:
    """Exact composition of releases, as certified bounds on ε and δ.

    Parameters
    ----------
    tolerance
        How far the two bounds on ε should at most be apart. The grid is chosen for it, and refined
        until they are that close, or as fine as memory allows: with an ε in the thousands it takes
        up to some seconds, and may end a little wider. An ε of hundreds of thousands takes minutes
        and gigabytes, and its lower bound may be 0, unless all noise is Gaussian, without
        sampling. Very many releases that each lose hardly anything take longer than others, some
        seconds for 10⁸; of 10⁹, rounding in floats adds up, and bounds stay further apart than
        the default tolerance: Gaussian noise with σ = 10⁵ on samples at a rate of 10⁻³ gives
        0.0005 to 0.0009 at δ = 10⁻⁶, after half a minute. The bounds hold in any case, and their
        `width` tells.

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
    composed so far, and goes its own way from then on. It cannot be pickled: another process is
    sent what it is to compose, and composes it there.

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
        # By process: what a thread held at a fork would be held there for ever.
        self._turns: dict[int, threading.Lock] = {}

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

    def compose(self, release: Release | Promising, times: int = 1) -> Accountant:
        """Count in `times` further releases, and give this accountant back.

        Parameters
        ----------
        release
            A mechanism, for what it releases once; or a release from one of this module's
            functions. Of a mechanism with no loss of its own, such as `ExponentialMechanism`, it is
            that of the worst release with its (ε, δ): lower bounds are then for that, too.
        times
            How often, from 1 to 10⁹. Time is logarithmic in it, at a given grid; but a large ε
            needs a wide one, and so do many tiny losses: see `tolerance`.

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
        lost = release.loss() if is_mechanism(release) else release
        if not isinstance(lost, Release):
            raise TypeError(
                f"release must be a mechanism or a Release, got {validate.show(release)}"
            )
        times = validate.integer(1, times=times)
        if times > 10**9:
            raise ValueError(f"times must be at most 1000000000, got {validate.show(times)}")
        with self._turns.setdefault(os.getpid(), threading.Lock()):
            _agreed(self.neighbourhood, lost.neighbourhood)
            before = self._releases
            if before and before[-1][0] == lost:  # one of many steps
                times += before[-1][1]
                before = before[:-1]
            self._releases = (*before, (lost, times))
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
            δ between 0 and 1. Below about 10⁻²⁸, where the grid leaves off, the upper bound is that
            of Rényi divergences, unless all noise is Gaussian, without sampling.

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
            known = min(pure.upper, _renyi_epsilon(orders, slack))
            return Bounds(self.epsilon(above).lower, known)
        out_of_reach = 1e3 * max(map(given_up, orders)) >= below
        if shifts := _gaussian(orders, 0 if out_of_reach else FARTHEST):
            lower, upper = (
                gaussian_epsilon(delta, 1, shift)
                for delta, shift in zip((above, below), shifts, strict=True)
            )
            return Bounds(lower * (1 - CLOSED), upper)
        low, high = self._answer(
            orders,
            lambda pure: pure,
            lambda direction, place, tilt: epsilon_of(direction, place, tilt, below, above),
            lambda moment, tilt: (moment - math.log(below)) / tilt,
            close=lambda bounds: out_of_reach or bounds.width <= self._tolerance,
            weight=lambda bounds: below,
        )
        if high - low > self._tolerance:
            high = min(high, _renyi_epsilon(orders, slack))
        return Bounds(low, high)

    def delta(self, epsilon: Number) -> Bounds:
        """The least δ for which everything together is (ε, δ)-DP: the privacy profile.

        Parameters
        ----------
        epsilon
            ε ≥ 0; infinity is allowed.

        Returns
        -------
        Bounds
            The pair (lower, upper).

        Raises
        ------
        TypeError, ValueError
            If ε is negative or no number.

        Examples
        --------
        >>> low, high = Accountant().compose(laplace(scale=1)).delta(0.5)
        >>> low <= 0.22119921692859512 <= high
        True
        """
        level = validate.extended_non_negative(epsilon=epsilon)
        level = min(level, sys.float_info.max)
        # From below any smaller ε will do, for δ falls: of a larger one, products would overflow.
        above, below = float_above(level), min(-float_above(-level), 1e300)
        orders = self._orders()
        if not orders:
            return Bounds(0.0, 0.0)
        if shifts := _gaussian(orders, FARTHEST):
            lower, upper = (
                gaussian_delta(level, 1, shift)
                for level, shift in zip((above * (1 + 1e-15), below), shifts, strict=True)
            )
            return Bounds(lower * (1 - CLOSED), upper)
        # No grid gets below what it gives up.
        floor = 1.01 * max(map(given_up, orders))

        def close(bounds: Bounds) -> bool:
            return bounds.upper <= floor or bounds.width <= 10 * self._tolerance * bounds.upper

        low, high = self._answer(
            orders,
            lambda pure: float(most(pure) > least(below)) if pure < math.inf else 1.0,
            lambda direction, place, tilt: delta_of(direction, place, tilt, below, above),
            lambda moment, tilt: moment - tilt * below,
            close,
            weight=lambda bounds: bounds.lower or bounds.upper,
        )
        if high - low > 10 * self._tolerance * high:
            high = min(high, _renyi_delta(orders, below))
        return Bounds(low, high)

    def _orders(self) -> Orders:
        """The losses in both orders; one that is the same in both counts in both."""
        # Equal releases are one kind, however often one is told of them.
        kinds: dict[tuple[Loss, ...], int] = {}
        for release, times in self._releases:
            for losses, count in release.parts:
                kinds[losses] = kinds.get(losses, 0) + count * times
        parts = list(kinds.items())
        return [
            [(losses[min(i, len(losses) - 1)], n) for losses, n in parts]
            for i in range(max((len(losses) for losses, _ in parts), default=0))
        ]

    def _answer(
        self,
        orders: Orders,
        highest: Callable[[float], float],
        question: Question,
        objective: Objective,
        close: Close,
        weight: Weight,
    ) -> Bounds:
        """The worse of both orders; the pure ε of one tells the highest answer that it can have."""
        worst = Bounds(0.0, 0.0)
        for losses in orders:
            limit = highest(_pure_epsilon([losses]).upper)
            if limit > worst.lower:
                low, high = refine(
                    losses, self._tolerance, question, objective, close, worst.lower, weight
                )
                worst = Bounds(
                    max(worst.lower, min(low, limit)), max(worst.upper, min(high, limit))
                )
        return worst


def _gaussian(orders: Orders, farther: float) -> Bounds | None:
    """Around the distance Δ/σ of releases together that are all Gaussian, if it is larger."""
    squares = [(loss.square, times) for losses in orders for loss, times in losses]
    lower = sum(times * square[0] for square, times in squares if square)
    upper = sum(times * square[1] for square, times in squares if square)
    if upper <= farther**2 or not all(square for square, _ in squares):
        return None
    return Bounds(root_above(Fraction(lower)) * (1 - 1e-15), root_above(Fraction(upper)))


def _renyi_epsilon(orders: Orders, delta: Number) -> float:
    """An ε at any δ, however small, from bounds on Rényi divergences."""
    rest = least(delta) - Fraction(_impossible(orders))
    return renyi_epsilon(_renyi(orders), rest) if rest > 0 else math.inf


def _renyi_delta(orders: Orders, epsilon: float) -> float:
    """A δ, however small, from bounds on Rényi divergences."""
    rest = renyi_delta(_renyi(orders), epsilon)
    return min(up(Fraction(rest) + Fraction(_impossible(orders))), 1.0)


def _impossible(orders: Orders) -> float:
    """At most what gives all away, at any ε."""
    return max(
        ever([(loss.atoms(loss.largest - loss.least).impossible, times) for loss, times in losses
              if loss.supremum == UNBOUNDED and not loss.renyi]).upper
        for losses in orders
    )  # fmt: skip


def _renyi(orders: Orders) -> Callable[[float], float]:
    """A bound on the Rényi divergences of everything together, where not all is given away."""
    curves = [
        (_renyi_of([loss for loss, _ in both]), both[0][1]) for both in zip(*orders, strict=True)
    ]
    return lambda order: float(summed(multiple(times, curve(order)) for curve, times in curves))


def _renyi_of(both: list[Loss]) -> Callable[[float], float]:
    """That of one release, for both orders of the neighbours."""
    if both[0].renyi:
        return both[0].renyi
    pure = max(loss.supremum.upper for loss in both)
    if pure < math.inf:
        return lambda order: pure_renyi(order, pure)
    largest = max(0.0, *(float_above(loss.largest) for loss in both))
    return lambda order: largest


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
