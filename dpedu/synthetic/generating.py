"""Select, measure, generate: what a table has worst is measured, and a new table fitted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._digits import most, up
from dpedu._validate import IntArray, Number, Randomness
from dpedu.mechanisms.additive import whole_sigma_of_rho
from dpedu.mechanisms.contract import Mechanism, above_one, absent
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise import exact
from dpedu.noise.choice import choice
from dpedu.privacy.composition import zcdp_delta, zcdp_epsilon, zcdp_rho
from dpedu.progress import beats
from dpedu.synthetic.fitting import Measurement, fit
from dpedu.synthetic.marginals import (
    SCALE,
    Attributes,
    Domain,
    SyntheticTable,
    checked_domain,
    exact_share,
    in_parts,
)


class SelectMeasureGenerate(Mechanism):
    """A synthetic table by noisy marginals, chosen one after the other, in the way of AIM.

    Parameters
    ----------
    epsilon
        ε > 0.
    delta
        δ, strictly between 0 and 1.
    domain
        The attributes. The fitted table has a weight for each combination of all of them, where AIM
        has a graphical model: it is for small domains.
    workload
        The marginals that shall be right.
    neighbourhood
        ``"membership"`` or ``"edit"``.
    rounds
        T ≥ 1, how many marginals are to be chosen at first; without it 4 for each attribute. There
        will be fewer if the noise is lowered on the way.
    select_share
        Which part of the budget is for choosing; the rest is for measuring.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    (ε, δ) is turned into ρ of zero-concentrated DP, which all rounds spend together. First every
    single attribute of the workload is measured. In a round the exponential mechanism with ε_s
    picks a candidate r, some of the attributes of a marginal in the workload, by
    ``w_r (‖M_r(x) − M_r(table)‖₁ − √(2/π) σ n_r)``: the error, less what noise on its n_r cells
    would leave, times how many attributes it shares with marginals of the workload. That costs
    ``ε_s²/8``. It is measured with discrete Gaussian noise, for ``m/(2σ²)`` where neighbours differ
    in m cells, and a table is fitted to all that was measured. Where that hardly moved the
    marginal there is little to learn at this noise: σ is halved, and ε_s doubled. The last round
    takes what is left.

    The rounds are adaptive: each is chosen so that the sum stays within ρ, which is fixed in
    advance. This is a filter for zero-concentrated DP.

    References
    ----------
    McKenna, Mullins, Sheldon and Miklau, "AIM: an adaptive and iterative mechanism for
    differentially private synthetic data", VLDB 2022, Algorithms 2 and 3. Cesar and Rogers,
    "Bounding, concentrating, and truncating", ALT 2021, for ε²/8. Whitehouse, Ramdas, Rogers and
    Wu, "Fully adaptive composition in differential privacy", ICML 2023, for the filter.

    Examples
    --------
    >>> domain = Domain((4, 3, 2))
    >>> rng = np.random.default_rng(1)
    >>> first = rng.integers(4, size=5000)
    >>> records = np.stack([first, np.minimum(first, 2), first % 2], axis=1)
    >>> maker = SelectMeasureGenerate(
    ...     epsilon=1, delta=1e-6, domain=domain, workload=domain.ways(2), neighbourhood="edit"
    ... )
    >>> table = maker.release(records, rng=rng)
    >>> domain.marginal(records, (0, 2)).tolist()
    [[1258, 0], [0, 1262], [1196, 0], [0, 1284]]
    >>> table.marginal((0, 2)).round().tolist()
    [[1254.0, 8.0], [4.0, 1256.0], [1185.0, 0.0], [7.0, 1286.0]]
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number,
        domain: Domain,
        workload: Iterable[Iterable[int]],
        neighbourhood: Neighbourhood | str,
        rounds: int | None = None,
        select_share: Number = Fraction(1, 10),
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self._delta = validate.open_probability(delta=delta)
        validate.positive_float(delta=delta)  # what ρ costs is told as one, never below 5e-324
        self.domain = checked_domain(domain=domain)
        self.workload = tuple(self.domain.workload(workload))
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.rounds = (
            4 * len(self.domain.sizes) if rounds is None else validate.integer(1, rounds=rounds)
        )
        self.select_share = exact_share(select_share=select_share)
        rho = zcdp_rho(self._epsilon, self._delta)
        if rho == 0:
            raise ValueError(
                "epsilon and delta must leave some rho, "
                f"got {validate.show(epsilon)} and {validate.show(delta)}"
            )
        shown = validate.rounded_up(self._delta)
        while (
            zcdp_epsilon(rho, self._delta) > self._epsilon or zcdp_delta(rho, self._epsilon) > shown
        ):
            rho *= 1 - 1e-3  # conversions are solved numerically
        self.rho = Fraction(rho)
        self._sigma(self._first_measuring)  # refused now, and not in the middle of a release

    def __repr__(self) -> str:
        return (
            f"<SelectMeasureGenerate: epsilon={float(self._epsilon):g}, "
            f"delta={float(self._delta):g}, {len(self.workload)} marginals, "
            f"{self.neighbourhood} neighbours>"
        )

    variance = absent("how far a table is off depends on the data")
    accuracy = absent("how far a table is off depends on the data")
    interval = absent("how far a table is off depends on the data")

    @property
    def moved(self) -> int:
        """In how many cells of a marginal neighbours can differ, by 1 each."""
        return 2 if self.neighbourhood is Neighbourhood.EDIT else 1

    def zcdp(self) -> float:
        """ρ of zero-concentrated DP, rounded up."""
        return validate.rounded_up(self.rho)

    def renyi(self, order: Number) -> float:
        """A bound on the Rényi divergence of an order: α ρ."""
        alpha = above_one(order)
        return math.inf if alpha == math.inf else up(most(alpha) * most(self.zcdp()))

    def epsilon(self, delta: Number | None = None) -> Number:
        """An ε at that δ, by ρ; without δ, what it was made for."""
        return self._epsilon if delta is None else zcdp_epsilon(self.zcdp(), delta)

    def delta(self, epsilon: Number) -> float:
        """A δ at that ε, by ρ."""
        return zcdp_delta(float(self.rho), epsilon)

    def candidates(self) -> dict[Attributes, int]:
        """What may be measured: all parts of the workload's marginals, each with its weight."""
        parts = {part: 0 for one in self.workload for part in _parts(one)}
        for part in parts:
            parts[part] = sum(len(set(part) & set(one)) for one in self.workload)
        return parts

    def release(self, records: ArrayLike, /, *, rng: Randomness) -> SyntheticTable:
        """A synthetic table.

        Parameters
        ----------
        records
            Whole numbers, shape (people, attributes); there may be none.
        rng
            Source of randomness: a generator, or ``random.SystemRandom()`` for real releases.

        Raises
        ------
        TypeError, ValueError
            If the records are not of the domain, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        rows = self.domain.records(records)
        weights = self.candidates()
        truth = {part: self.domain.marginal(rows, part) for part in weights}
        people = len(rows) if self.neighbourhood is Neighbourhood.EDIT else None
        singles: list[Attributes] = [part for part in weights if len(part) == 1]
        # What a step costs: measuring, and choosing.
        measuring = self._first_measuring
        choosing = self.select_share * self.rho / self.rounds
        seen: list[Measurement] = []
        for part in singles:
            seen.append(self._measure(part, truth[part], measuring, rng))
        left = self.rho - measuring * len(singles)
        table = self._fit(seen, people, None)
        beat = beats("rounds of a synthetic table")
        while left > 0:
            beat()
            if left < 2 * (measuring + choosing):  # the last round takes it all
                measuring = (1 - self.select_share) * left
                choosing = self.select_share * left
            left -= measuring + choosing
            sigma = self._sigma(measuring)
            part = self._select(table, truth, weights, choosing, float(sigma), rng)
            seen.append(self._measure(part, truth[part], measuring, rng))
            before = table.marginal(part)
            table = self._fit(seen, people, table)
            noise = math.sqrt(2 / math.pi) * float(sigma) * before.size
            if np.abs(table.marginal(part) - before).sum() <= noise:
                measuring, choosing = 4 * measuring, 4 * choosing
        return table

    def _sigma(self, rho: Fraction) -> Fraction:
        """The σ for which a marginal costs ρ at most: ``m/(2σ²)`` in m cells that differ by 1."""
        given = {"epsilon": self._epsilon, "delta": self._delta, "rounds": self.rounds,
                 "select_share": self.select_share}  # fmt: skip
        return whole_sigma_of_rho(rho, Fraction(self.moved), **given)

    @property
    def _first_measuring(self) -> Fraction:
        """What measuring costs in the first steps, where it costs least."""
        singles = sum(len(part) == 1 for part in self.candidates())
        return (1 - self.select_share) * self.rho / (self.rounds + singles)

    def _measure(
        self, part: Attributes, counts: IntArray, rho: Fraction, rng: Randomness
    ) -> Measurement:
        sigma = self._sigma(rho)
        noisy = counts + exact.discrete_gaussian(sigma, counts.shape, rng=rng)
        return Measurement(part, noisy.astype(np.float64), float(sigma))

    def _select(
        self,
        table: SyntheticTable,
        truth: dict[Attributes, IntArray],
        weights: dict[Attributes, int],
        rho: Fraction,
        sigma: float,
        rng: Randomness,
    ) -> Attributes:
        """The exponential mechanism over all candidates: ρ is ε²/8."""
        level = Fraction(math.sqrt(8 * rho))
        while level**2 > 8 * rho:
            level = Fraction(math.nextafter(float(level), 0))
        parts = list(truth)
        scores = []
        for part in parts:
            off = int(np.abs(in_parts(table.marginal(part)) - SCALE * truth[part]).sum())
            expected = int(SCALE * math.sqrt(2 / math.pi) * sigma * truth[part].size)
            scores.append(weights[part] * (off - expected))
        sensitivity = max(weights.values()) * self.moved * SCALE
        rate = level / (2 * sensitivity)
        return parts[choice(np.array([-s for s in scores]), np.ones(len(parts), dtype=np.int64),
                            rate=rate, rng=rng)]  # fmt: skip

    def _fit(
        self, seen: list[Measurement], people: int | None, start: SyntheticTable | None
    ) -> SyntheticTable:
        known = None if people is None else max(people, 1)
        return fit(self.domain, seen, people=known, start=start)


def _parts(attributes: Attributes) -> Iterator[Attributes]:
    """All parts of a set of attributes that are not empty."""
    for bits in range(1, 2 ** len(attributes)):
        yield tuple(place for i, place in enumerate(attributes) if bits >> i & 1)
