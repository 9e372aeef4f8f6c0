"""MWEM: find the question that a table answers worst, ask it privately, mend the table; repeat."""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent, for_part
from dpedu.mechanisms.discrete import DiscreteLaplace
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise.choice import choice
from dpedu.progress import counted
from dpedu.synthetic.marginals import (
    SCALE,
    Attributes,
    Domain,
    SyntheticTable,
    checked_domain,
    exact_share,
    in_parts,
    spread,
    summed,
)

Queries = Literal["cells", "marginals"]

LEAST = 1e-300
"""The least share of a combination: what is multiplied can be small, and never 0."""


class MWEM(Mechanism):
    """Multiplicative weights with the exponential mechanism, for the cells of some marginals.

    Parameters
    ----------
    epsilon
        ε > 0, for all rounds together. A float is the decimal that Python shows.
    domain
        The attributes; all combinations have a weight.
    workload
        The marginals that shall be right.
    rounds
        T ≥ 1.
    neighbourhood
        ``"edit"``: the number of records is public. ``"membership"``: it is counted first.
    queries
        ``"cells"``: a query is one count of one marginal, as in the paper. ``"marginals"``: it is a
        whole marginal, whose cells are measured side by side; that gets further with few rounds.
    replays
        How often all that was measured is gone through in a round: once in the theorem.
    average
        Whether to release the average of the tables of all rounds, as in the theorem, or the last.
    count_share
        Under membership: which part of ε is for the number of records.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Begin with an even table A of n records. In each round the exponential mechanism picks, with
    ``ε/(2T)``, a query q by how far A is off, ``|q(A) − q(x)|``; ``q(x)`` is measured with discrete
    Laplace noise, with ``ε/(2T)`` again, to be m; and every combination that the query counts is
    multiplied by ``e^((m − q(A))/(2n))``, relative to the others. It is ε-DP by sequential
    composition, whatever is computed from the measurements.

    The sensitivity is 1 for a cell. For a whole marginal it is that of all its cells, in the L1
    norm: 1 under membership, 2 under edit. Its utility is the L1 distance, less the scale of the
    noise for each cell.

    The choice is exact: what the public table answers is rounded to 2⁻¹⁰, so that utilities are
    whole numbers of these.

    References
    ----------
    Hardt, Ligett and McSherry, "A simple and practical algorithm for differentially private data
    release", NeurIPS 2012, Figure 1, and Section 4 for going through measurements again.

    Examples
    --------
    >>> domain = Domain((4, 3, 2))
    >>> rng = np.random.default_rng(1)
    >>> first = rng.integers(4, size=5000)
    >>> records = np.stack([first, np.minimum(first, 2), first % 2], axis=1)
    >>> mwem = MWEM(
    ...     epsilon=1, domain=domain, workload=domain.ways(2), rounds=3, neighbourhood="edit"
    ... )
    >>> table = mwem.release(records, rng=rng)
    >>> domain.marginal(records, (0, 2)).tolist()
    [[1258, 0], [0, 1262], [1196, 0], [0, 1284]]
    >>> table.marginal((0, 2)).round().tolist()
    [[1227.0, 25.0], [28.0, 1239.0], [1156.0, 31.0], [37.0, 1256.0]]
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        domain: Domain,
        workload: Iterable[Iterable[int]],
        rounds: int,
        neighbourhood: Neighbourhood | str,
        queries: Queries = "marginals",
        replays: int = 50,
        average: bool = False,
        count_share: Number = Fraction(1, 20),
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self.domain = checked_domain(domain=domain)
        self.workload = tuple(self.domain.workload(workload))
        self.rounds = validate.integer(1, rounds=rounds)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.replays = validate.integer(1, replays=replays)
        if not isinstance(average, bool):
            raise TypeError(f"average must be True or False, got {validate.show(average)}")
        self.average = average
        self.queries: Queries = validate.one_of(("cells", "marginals"), queries=queries)
        share, total = exact_share(count_share=count_share), validate.exact(self._epsilon)
        counted = self.neighbourhood is Neighbourhood.MEMBERSHIP
        given = {"count_share": count_share}
        self._count = (
            for_part(DiscreteLaplace, self._epsilon, share, given, sensitivity=1)
            if counted
            else None
        )
        total *= 1 - share if counted else 1
        self.each = total / (2 * self.rounds)
        moved = 2 if self._count is None and self.queries == "marginals" else 1
        self._noise = DiscreteLaplace(epsilon=self.each, sensitivity=moved)

    def __repr__(self) -> str:
        return (
            f"<MWEM: epsilon={float(self._epsilon):g}, {len(self.workload)} marginals, "
            f"{self.rounds} rounds, {self.neighbourhood} neighbours>"
        )

    variance = absent("how far a table is off depends on the data")
    accuracy = absent("how far a table is off depends on the data")
    interval = absent("how far a table is off depends on the data")

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
        truth = [self.domain.marginal(rows, one) for one in self.workload]
        people = len(rows)
        if self._count is not None:
            people = int(self._count.release(people, rng=rng))
        people = max(people, 1)
        shares = np.full(self.domain.sizes, 1 / self.domain.cells)
        average = np.zeros(self.domain.sizes)
        seen: list[tuple[int, int | None, IntArray]] = []
        for _ in counted(self.rounds, "rounds of MWEM"):
            one, cell = self._select(shares, truth, people, rng)
            counts = truth[one] if cell is None else truth[one].ravel()[cell : cell + 1]
            seen.append((one, cell, self._noise.release(counts, rng=rng)))
            for _ in range(self.replays):
                for one, cell, noisy in seen:
                    _update(shares, self.workload[one], cell, noisy / people)
            average += shares
        final = average / self.rounds if self.average else shares
        return SyntheticTable(self.domain, people * final)

    def _select(
        self, shares: FloatArray, truth: list[IntArray], people: int, rng: Randomness
    ) -> tuple[int, int | None]:
        """The place of a marginal in the workload, and that of a cell in it if cells are asked."""
        off = [
            np.abs(in_parts(people * summed(shares, one)) - SCALE * counts).ravel()
            for one, counts in zip(self.workload, truth, strict=True)
        ]
        if self.queries == "marginals":
            # Noise alone would leave about 1/ε in every cell: more cells are no reason.
            noise = self._noise.scale * SCALE
            scores = np.array([int(part.sum() - part.size * noise) for part in off])
        else:
            scores = np.concatenate(off)
        rate = self.each / (2 * self._noise.sensitivity * SCALE)
        picked = choice(-scores, np.ones_like(scores), rate=rate, rng=rng)
        if self.queries == "marginals":
            return picked, None
        ends = np.cumsum([part.size for part in off])
        one = int(np.searchsorted(ends, picked, side="right"))
        return one, picked - int(ends[one] - off[one].size)


def _update(
    shares: FloatArray, attributes: Attributes, cell: int | None, wanted: FloatArray
) -> None:
    """Multiplies what a query counts by ``e^((m − q)/(2n))``, and all so that they sum to 1.

    One step moves no ratio by more than ``e^700``, and no share falls below `LEAST`: what floats
    took for 0 could never come back, and if all shares were that, there were no table.
    """
    if cell is None:
        pushes = (wanted - summed(shares, attributes)) / 2
        pushes = np.maximum(pushes - pushes.max(), -700.0)
        shares *= np.exp(spread(pushes, attributes, shares.ndim))
    else:
        shape = tuple(shares.shape[place] for place in attributes)
        values = np.unravel_index(cell, shape)
        where: list[slice | int] = [slice(None)] * shares.ndim
        for place, value in zip(attributes, values, strict=True):
            where[place] = int(value)
        part = shares[tuple(where)]
        push = (float(wanted[0]) - float(part.sum())) / 2
        shares[tuple(where)] = part * math.exp(min(max(push, -700.0), 700.0))
    shares /= shares.sum()
    np.maximum(shares, LEAST, out=shares)
