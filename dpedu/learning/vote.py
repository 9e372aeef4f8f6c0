"""A vote of teachers that never met: private aggregation of teacher ensembles (PATE).

Each record goes to one teacher, who learns from its own records alone, in any way whatever. Asked
for a label, all teachers vote, noise is added to the counts, and the winner is told. Whoever
replaces a record, or adds one, changes one teacher, hence one vote: one count may fall by 1 while
another rises by 1. How the teachers learn does not matter.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._digits import most, up
from dpedu._validate import IntArray, Number, Randomness
from dpedu.mechanisms.additive import whole_sigma_of_rho
from dpedu.mechanisms.contract import Mechanism, above_one, absent
from dpedu.mechanisms.noisy_max import Noise, ReportNoisyMax
from dpedu.mechanisms.selection import Places
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise import exact
from dpedu.noise.choice import below
from dpedu.noise.exact import word_source
from dpedu.privacy import loss
from dpedu.privacy.composition import zcdp_delta, zcdp_epsilon, zcdp_rho
from dpedu.privacy.loss import Release

__all__ = ["GaussianVote", "NoisyVote", "deal"]

NO_NUMBER = "it releases a class, not a number"


def deal(people: int, teachers: int, *, rng: Randomness) -> IntArray:
    """Which teacher learns from each person: a die of its own for everybody.

    Dealt so, neighbours can be dealt alike under membership too: who joins moves nobody else.

    Parameters
    ----------
    people
        How many there are, at least 0.
    teachers
        At least 1.
    rng
        Source of randomness.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> deal(8, 3, rng=np.random.default_rng(1))
    array([2, 2, 1, 2, 1, 0, 0, 2])
    """
    count = validate.integer(0, people=people)
    several = validate.integer(1, teachers=teachers)
    return below(several, count, word_source(validate.randomness(rng=rng)))


def counted(votes: ArrayLike, classes: int) -> IntArray:
    """How many teachers voted for each class, in each row of votes."""
    codes = validate.codes_of_people(max(classes, 3), votes=votes)
    if codes.ndim not in (1, 2) or int(codes.max(initial=0)) >= classes:
        raise ValueError(
            f"votes must be a class below {classes} for each teacher, in one row or in several, "
            f"got {validate.show(votes)}"
        )
    rows = math.prod(codes.shape[:-1])
    apart = codes + classes * np.arange(rows).reshape(*codes.shape[:-1], 1)
    total = np.bincount(apart.ravel(), minlength=rows * classes)
    return total.reshape(*codes.shape[:-1], classes)


class NoisyVote(Mechanism):
    """The winner of a vote with noise on every count, for a pure ε.

    Parameters
    ----------
    epsilon
        ε > 0, for one vote.
    classes
        How many classes there are, public: at least 2.
    neighbourhood
        ``"edit"`` or ``"membership"`` of the people behind the teachers: the guarantee is the same.
    noise
        ``"exponential"``, which never errs more often than the other two; ``"gumbel"``; or
        ``"laplace"``, as in the paper. All are exact.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is `ReportNoisyMax` on the counts, with noise of scale ``2/ε``. No smaller scale will do,
    though each count moves by 1 only: one falls while another rises, and their difference moves by
    2. Many votes compose; for them `GaussianVote` costs less.

    References
    ----------
    Papernot, Abadi, Erlingsson, Goodfellow and Talwar, "Semi-supervised knowledge transfer for deep
    learning from private training data", ICLR 2017.

    Examples
    --------
    >>> vote = NoisyVote(epsilon=0.5, classes=3, neighbourhood="edit")
    >>> vote.release([0] * 20 + [1] * 70 + [2] * 10, rng=np.random.default_rng(1))
    1
    >>> print(vote.guarantee())
    0.5-DP under edit neighbours
    >>> vote.release([[0] * 90 + [1] * 10, [2] * 99 + [0]], rng=np.random.default_rng(1))
    array([0, 2])
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        classes: int,
        neighbourhood: Neighbourhood | str,
        noise: Noise = "exponential",
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self.classes = validate.integer(2, classes=classes)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.maximum = ReportNoisyMax(epsilon=epsilon, sensitivity=1, noise=noise)

    def __repr__(self) -> str:
        return (
            f"<NoisyVote: epsilon={float(self._epsilon):g}, {self.classes} classes, "
            f"{self.maximum.noise} noise, {self.neighbourhood} neighbours>"
        )

    variance = absent(NO_NUMBER)
    interval = absent(NO_NUMBER)

    def accuracy(self, probability: Number = 2 / 3) -> float:
        """By how many votes the winner may be behind, with at least that probability at most.

        Raises
        ------
        TypeError, ValueError
            If the probability is not strictly between 0 and 1.
        """
        return self.maximum.accuracy(self.classes, probability=probability)

    def release(self, votes: ArrayLike, /, *, rng: Randomness) -> Places:
        """The class that wins, or that wins each of several votes.

        Parameters
        ----------
        votes
            The class that each teacher votes for, from 0 on: shape (teachers,), or
            (votes, teachers). What is guaranteed holds for one vote: several compose.
        rng
            Source of randomness.

        Returns
        -------
        int or numpy.ndarray
            The class of the one vote, or an array with that of each.

        Raises
        ------
        TypeError, ValueError
            If the votes are no classes, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        counts = counted(votes, self.classes)
        if counts.size == 0:  # no votes have no winners
            return np.zeros(len(counts), dtype=np.int64)
        return self.maximum.release(counts, rng=rng)


class GaussianVote(Mechanism):
    """The winner of a vote with Gaussian noise on every count (GNMax): for many votes.

    Parameters
    ----------
    sigma
        σ, from 10⁻¹⁵ to 10¹⁵, the standard deviation of the noise.
    delta
        δ strictly between 0 and 1, at which ε is stated for one vote.
    classes
        How many classes there are, public: at least 2.
    neighbourhood
        ``"edit"`` or ``"membership"`` of the people behind the teachers: the guarantee is the same.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Two counts move by 1, so the L2 sensitivity is √2, and a vote is ``1/σ²``-zCDP: its Rényi
    divergence of order α is at most ``α/σ²``, whatever the votes are. The noise is the discrete
    Gaussian, exactly, for which the same is proved. Ties are broken at random. Many votes are paid
    for in a `dpedu.privacy.filters.ZcdpLedger`, or composed by an accountant.

    References
    ----------
    Papernot, Song, Mironov, Raghunathan, Talwar and Erlingsson, "Scalable private learning with
    PATE", ICLR 2018, Proposition 8; Canonne, Kamath and Steinke, "The discrete Gaussian for
    differential privacy", NeurIPS 2020.

    Examples
    --------
    >>> vote = GaussianVote(sigma=40, classes=10, delta=1e-6, neighbourhood="edit")
    >>> vote.release([3] * 180 + [7] * 70, rng=np.random.default_rng(1))
    3
    >>> vote.zcdp()
    Fraction(1, 1600)
    >>> from dpedu.privacy.filters import ZcdpLedger
    >>> ledger = ZcdpLedger(rho=0.625, neighbourhood="edit")
    >>> ledger.spend(vote, times=1000, purpose="labels for the student").amount
    Fraction(5, 8)
    """

    def __init__(
        self, *, sigma: Number, delta: Number, classes: int, neighbourhood: Neighbourhood | str
    ) -> None:
        self.sigma = validate.exact(validate.positive(sigma=sigma))
        if not Fraction(1, exact.LIMIT) <= self.sigma <= exact.LIMIT:
            raise ValueError(f"sigma must be between 1e-15 and 1e15, got {validate.show(sigma)}")
        self._delta = validate.open_probability(delta=delta)
        self.classes = validate.integer(2, classes=classes)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self._epsilon = zcdp_epsilon(self.zcdp(), self._delta)

    @classmethod
    def from_epsilon(
        cls,
        epsilon: Number,
        *,
        delta: Number,
        classes: int,
        neighbourhood: Neighbourhood | str,
    ) -> GaussianVote:
        """The least noise for which one vote is (ε, δ)-DP, by what its ρ implies.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.

        Examples
        --------
        >>> vote = GaussianVote.from_epsilon(1, delta=1e-6, classes=3, neighbourhood="edit")
        >>> round(float(vote.sigma), 2)
        6.41
        """
        rho = zcdp_rho(validate.positive(epsilon=epsilon), delta)
        if rho == 0:
            raise ValueError(f"epsilon must leave some rho, got {validate.show(epsilon)}")
        made = cls(
            sigma=whole_sigma_of_rho(rho, Fraction(2), epsilon=epsilon, delta=delta),
            delta=delta,
            classes=classes,
            neighbourhood=neighbourhood,
        )
        return made._promise(epsilon)

    def __repr__(self) -> str:
        return (
            f"<GaussianVote: sigma={float(self.sigma):g}, {self.classes} classes, "
            f"{self.neighbourhood} neighbours>"
        )

    variance = absent(NO_NUMBER)
    interval = absent(NO_NUMBER)
    accuracy = absent("by how much the winner is behind has no simple bound for Gaussian noise")

    def epsilon(self, delta: Number | None = None) -> Number:
        """An ε at that δ, by what ρ implies; without δ, what it was made for."""
        return self._epsilon if delta is None else zcdp_epsilon(self.zcdp(), delta)

    def delta(self, epsilon: Number) -> float:
        """A δ at that ε, by what ρ implies."""
        return zcdp_delta(self.zcdp(), epsilon)

    def zcdp(self) -> Fraction:
        """ρ = 1/σ², for zero-concentrated differential privacy."""
        return 1 / self.sigma**2

    def renyi(self, order: Number) -> float:
        """A bound on the Rényi divergence of that order between neighbours: ``α/σ²``.

        Raises
        ------
        TypeError, ValueError
            If the order is not above 1.
        """
        alpha = above_one(order)
        return math.inf if alpha == math.inf else up(most(alpha) / self.sigma**2)

    def loss(self) -> Release:
        """The privacy loss of the two noisy counts that move, for an accountant."""
        try:
            made = loss.discrete_gaussian(sigma=float(self.sigma))
        except ValueError:  # noise too wide or too narrow for it
            return super().loss()
        return made.repeated(2).under(self.neighbourhood)

    def release(self, votes: ArrayLike, /, *, rng: Randomness) -> Places:
        """The class that wins, or that wins each of several votes.

        Parameters
        ----------
        votes
            The class that each teacher votes for, from 0 on: shape (teachers,), or
            (votes, teachers). What is guaranteed holds for one vote: several compose.
        rng
            Source of randomness.

        Returns
        -------
        int or numpy.ndarray
            The class of the one vote, or an array with that of each.

        Raises
        ------
        TypeError, ValueError
            If the votes are no classes, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        counts = counted(votes, self.classes)
        noise = exact.discrete_gaussian(self.sigma, counts.size, rng=rng)
        noisy = counts + noise.reshape(counts.shape)
        best = noisy == noisy.max(axis=-1, keepdims=True)
        places = np.atleast_1d(best.argmax(axis=-1))
        words = word_source(rng)
        for row in np.flatnonzero(np.atleast_1d(best.sum(axis=-1)) > 1).tolist():
            winners = np.flatnonzero(np.atleast_2d(best)[row])
            places[row] = winners[below(winners.size, 1, words)[0]]
        return int(places[0]) if counts.ndim == 1 else places
