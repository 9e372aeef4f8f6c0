"""A census in two levels, as the US Census Bureau made its redistricting data of 2020.

People are counted by cell (such as age and sex) in the whole country and in each of its regions,
with exact discrete Gaussian noise. Then the noisy tables are made to look like tables: no count is
negative, all are whole, and regions add up to the country. That is post-processing and costs no
privacy, but it costs truth: a region without anybody of a kind gets some, at the expense of others.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._digits import least, most, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.additive import clamped, whole_sigma_of_rho
from dpedu.mechanisms.contract import Mechanism, above_one, absent
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise import exact
from dpedu.privacy.composition import zcdp_delta, zcdp_epsilon, zcdp_rho
from dpedu.privacy.loss import Release, discrete_gaussian

MOST = 2**40
"""What larger counts count as, or how many people there may be."""


@dataclass(frozen=True)
class Tables:
    """Counts of the country and of its regions.

    Attributes
    ----------
    country
        Shape (cells,).
    regions
        Shape (regions, cells).
    """

    country: IntArray
    regions: IntArray


def tabulate(regions: ArrayLike, cells: ArrayLike, *, shape: tuple[int, int]) -> IntArray:
    """Count people by region and cell.

    Parameters
    ----------
    regions, cells
        Codes from 0 for every person: shape (people,) each.
    shape
        How many regions and cells there are, fixed without looking at the data.

    Raises
    ------
    TypeError, ValueError
        If there are other codes, or not as many of both.

    Examples
    --------
    >>> tabulate([0, 0, 1], [1, 1, 0], shape=(2, 2))
    array([[0, 2],
           [1, 0]])
    """
    if not isinstance(shape, tuple) or len(shape) != 2:
        raise TypeError(f"shape must be (regions, cells), got {validate.show(shape)}")
    height, width = (validate.integer(1, shape=size) for size in shape)
    place = validate.codes_of_people(max(height, 3), regions=regions)
    kind = validate.codes_of_people(max(width, 3), cells=cells)
    if place.ndim != 1 or place.max(initial=0) >= height:
        raise ValueError(f"regions must be codes below {height}, got {validate.show(regions)}")
    if kind.shape != place.shape or kind.max(initial=0) >= width:
        raise ValueError(
            f"cells must be {place.size} codes below {width}, got {validate.show(cells)}"
        )
    counts = np.bincount(place * width + kind, minlength=height * width)
    return counts.reshape(height, width)


class TopDown(Mechanism):
    """Noisy tables on two levels, post-processed from the top down.

    Parameters
    ----------
    rho
        ρ > 0 of zero-concentrated differential privacy, for both levels together.
    delta
        δ, strictly between 0 and 1, at which ε is stated.
    neighbourhood
        ``"edit"``: somebody is counted in another place; two entries of a table move, and the
        number of people, at most 2⁴⁰, is public and kept exactly, as in 2020. ``"membership"``:
        somebody is or is not counted; one entry moves, and the number of people is noisy too.
        (Counts above 2⁴⁰ count as that.)
    country_share
        The part of ρ for the country, strictly between 0 and 1; the rest is for the regions.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or needs a σ above 10¹⁵.

    Notes
    -----
    Each level is ρ_level-zCDP with noise of ``σ² = m/(2ρ_level)``, where m is 2 under edit and 1
    under membership; the two add up. A region's entry lies in no other region, so it costs once.
    Noise is exact.

    References
    ----------
    Abowd et al., "The 2020 Census disclosure avoidance system TopDown algorithm", Harvard Data
    Science Review 2022; Canonne, Kamath and Steinke, "The discrete Gaussian for differential
    privacy", NeurIPS 2020.

    Examples
    --------
    >>> census = TopDown.from_epsilon(17.14, delta=1e-10, neighbourhood="edit")
    >>> round(census.rho, 3)
    2.555
    >>> counts = np.array([[900, 40, 3], [80, 0, 1]])
    >>> tables = census.release(counts, rng=np.random.default_rng(2020))
    >>> tables.regions.sum() == counts.sum()
    np.True_
    """

    def __init__(
        self,
        *,
        rho: Number,
        delta: Number,
        neighbourhood: Neighbourhood | str,
        country_share: Number = 0.5,
    ) -> None:
        self.rho = validate.positive_float(rho=rho)
        self._delta = validate.open_probability(delta=delta)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.country_share = validate.exact(validate.open_probability(country_share=country_share))
        entries = 2 if self.neighbourhood is Neighbourhood.EDIT else 1
        # Their parts add up to no more than ρ, exactly.
        country, whole = self.country_share, least(self.rho)
        self.country_sigma, self.region_sigma = (
            whole_sigma_of_rho(
                whole * part, Fraction(entries), rho=rho, country_share=country_share
            )
            for part in (country, 1 - country)
        )
        self._epsilon = zcdp_epsilon(self.rho, self._delta)

    @classmethod
    def from_epsilon(
        cls,
        epsilon: Number,
        *,
        delta: Number,
        neighbourhood: Neighbourhood | str,
        country_share: Number = 0.5,
    ) -> TopDown:
        """The most ρ, and so the least noise, for which the tables are (ε, δ)-DP."""
        made = cls(
            rho=zcdp_rho(epsilon, delta), delta=delta, neighbourhood=neighbourhood,
            country_share=country_share,
        )  # fmt: skip
        return made._promise(epsilon)

    variance = absent("post-processing moves counts; `measure` has the noise alone")
    accuracy = absent("post-processing moves counts; `measure` has the noise alone")
    interval = absent("post-processing moves counts; `measure` has the noise alone")

    def __repr__(self) -> str:
        return (
            f"<TopDown: rho {self.rho:g}, {self.neighbourhood} neighbours, sigma "
            f"{float(self.country_sigma):.3g} in the country, {float(self.region_sigma):.3g} in "
            "regions>"
        )

    def epsilon(self, delta: Number | None = None) -> Number:
        """The ε that follows from ρ at that δ; without δ, what it was made for."""
        return self._epsilon if delta is None else zcdp_epsilon(self.rho, delta)

    def zcdp(self) -> float:
        """ρ."""
        return self.rho

    def renyi(self, order: Number) -> float:
        """A bound on the Rényi divergence of that order between neighbours: ``αρ``."""
        alpha = above_one(order)
        return math.inf if alpha == math.inf else up(most(alpha) * most(self.rho))

    def loss(self) -> Release:
        """The privacy loss of both levels, for an accountant."""
        entries = 2 if self.neighbourhood is Neighbourhood.EDIT else 1
        try:
            country, region = (
                discrete_gaussian(sigma=sigma).repeated(entries)
                for sigma in (self.country_sigma, self.region_sigma)
            )
        except ValueError:  # noise too wide or too narrow for it
            return super().loss()
        return (country + region).under(self.neighbourhood)

    def delta(self, epsilon: Number) -> float:
        """The δ that follows from ρ at that ε."""
        return zcdp_delta(self.rho, epsilon)

    def release(self, counts: ArrayLike, *, rng: Randomness) -> Tables:
        """Tables that may be published: noisy, then post-processed.

        Parameters
        ----------
        counts
            The true counts: shape (regions, cells).
        rng
            Source of randomness.

        Returns
        -------
        Tables
            Whole, not negative, regions adding up to the country; under edit with the true number
            of people.

        Raises
        ------
        TypeError, ValueError
            If counts are no table of whole numbers of at least 0, or of over 2⁴⁰ people under edit;
            or `rng` is no source of randomness.
        """
        truth = self._table(counts=counts)
        known = int(truth.sum()) if self.neighbourhood is Neighbourhood.EDIT else None
        return post_process(self.measure(truth, rng=rng), people=known)

    @np.errstate(all="ignore")
    def measure(self, counts: ArrayLike, *, rng: Randomness) -> Tables:
        """The noisy tables before post-processing: private too, and without bias.

        Raises
        ------
        TypeError, ValueError
            As for `release`.
        """
        truth = self._table(counts=counts)
        rng = validate.randomness(rng=rng)
        country = truth.sum(axis=0)
        return Tables(
            country + exact.discrete_gaussian(self.country_sigma, country.shape, rng=rng),
            truth + exact.discrete_gaussian(self.region_sigma, truth.shape, rng=rng),
        )

    def _table(self, **argument: ArrayLike) -> IntArray:
        ((name, value),) = argument.items()
        whole = validate.whole_array(**argument)
        counts = clamped(**{name: whole})
        if counts.ndim != 2:
            raise ValueError(f"{name} must have the shape (regions, cells), got {counts.shape}")
        if counts.min() < 0:
            raise ValueError(f"{name} must be at least 0, got {validate.show(value)}")
        # Sums stay within 64 bits; an error for one count too large would tell of it. Under edit
        # the total is public, and no count is larger: with one moved it would not be kept.
        if self.neighbourhood is Neighbourhood.EDIT:
            total = sum(map(int, whole.flat))
            if total > MOST:
                raise ValueError(
                    f"{name} must add up to at most 2**40 under edit, got {validate.show(total)}"
                )
        return np.minimum(counts, MOST)


def post_process(noisy: Tables, *, people: int | None = None) -> Tables:
    """The nearest tables that could be true, from the top down, in whole numbers.

    The country first: the counts of at least 0 that are nearest in squares and sum to the number of
    people, if that is known. Then, cell by cell, the regions: nearest, and summing to the country.
    Each is rounded so that sums stay: down, and up again where the most was lost.

    Parameters
    ----------
    noisy
        Of `TopDown.measure`.
    people
        Their number, if it is public.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> noisy = Tables(np.array([7, -2]), np.array([[5, 1], [4, -1]]))
    >>> tables = post_process(noisy, people=6)
    >>> tables.country, tables.regions.tolist()
    (array([6, 0]), [[4, 0], [2, 0]])
    """
    if not isinstance(noisy, Tables):
        raise TypeError(f"noisy must be Tables, got {validate.show(noisy)}")
    top = validate.whole_array(noisy=noisy.country).astype(np.int64)
    below = validate.whole_array(noisy=noisy.regions).astype(np.int64)
    if top.ndim != 1 or below.ndim != 2 or below.shape[1] != top.size:
        raise ValueError(
            f"noisy must have as many cells in the country and in regions, got shapes {top.shape} "
            f"and {below.shape}"
        )
    if people is None:
        country = np.maximum(top, 0)
    else:
        total = np.array([validate.integer(0, people=people)])
        country = _nearest(top[:, None], total)[:, 0]
    return Tables(country, _nearest(below, country))


def _nearest(columns: IntArray, totals: IntArray) -> IntArray:
    """For each column the whole numbers of at least 0 that are nearest and have that total."""
    height = len(columns)
    falling = -np.sort(-columns.astype(np.float64), axis=0)
    # Move all by the same amount, and leave those at 0 that would fall below.
    excess = (np.cumsum(falling, axis=0) - totals) / np.arange(1, height + 1)[:, None]
    kept = np.maximum((falling > excess).sum(axis=0), 1)
    moved = np.maximum(columns - excess[kept - 1, np.arange(columns.shape[1])], 0.0)
    return _rounded(moved, totals)


def _rounded(columns: FloatArray, totals: IntArray) -> IntArray:
    """Whole numbers with these totals: rounded down, then up where the most was lost."""
    whole = np.floor(columns + 1e-9).astype(np.int64)
    missing = totals - whole.sum(axis=0)
    order = np.argsort(-(columns - whole), axis=0, kind="stable")
    rank = np.empty_like(order)
    np.put_along_axis(rank, order, np.arange(len(columns))[:, None], axis=0)
    return np.asarray(whole + (rank < missing))
