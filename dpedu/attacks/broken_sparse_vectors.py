"""Six published sparse vectors, two of them private: each is judged exactly, on a small twin.

All six say of queries, in order, whether they are above a noisy threshold, and claim one ε for all
answers together. They differ in where noise is saved. Here noise is whole, with a weight of
``b^(−w|k|)`` for a base b, so that the probability of an answer is a `Fraction`, and a claim is
refuted by two neighbours and one answer: no statistics, no doubt.

References
----------
Lyu, Su and Li, "Understanding the sparse vector technique for differential privacy", VLDB 2017,
Figures 1 and 2, whose numbers the variants keep.

Examples
--------
>>> for variant in VARIANTS:
...     print(variant.number, variant.true_epsilon(2))
1 1
2 1
3 inf
4 13/4
5 inf
6 inf
>>> halves = VARIANTS[3].witness(answers=1, size=8)
>>> ratio = VARIANTS[3].ratio(halves, base=2, answers=1)
>>> ratio > 2**4, ratio < 2**7, round(float(ratio), 1)    # claimed: 2⁴; true: up to 2⁷
(True, True, 128.0)
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import Number
from dpedu.mechanisms.sparse_vector import EXACT_SIZE, transcript_probability

__all__ = ["VARIANTS", "Variant", "Witness"]

Answer = bool | int
"""True or False; from variant 3, which tells values, a number instead of True."""


class Witness(NamedTuple):
    """Two neighbours and an answer that is much likelier on the first of them.

    Attributes
    ----------
    values, neighbour
        The queries' true values, above the threshold, on either; none differs by more than 1.
    answer
        What the session says of each query.
    """

    values: tuple[int, ...]
    neighbour: tuple[int, ...]
    answer: tuple[Answer, ...]


@dataclass(frozen=True)
class Variant:
    """A published sparse vector for queries of sensitivity 1, in units of ``ln b = ε/(4c)``.

    Attributes
    ----------
    number
        That of its algorithm in the survey.
    source
        Where it was published.
    flaw
        What is wrong with it; empty if nothing is.
    threshold_weight, query_weight
        From c to w: noise k has a weight ``b^(−w|k|)``. A query's can be infinite: no noise.
    renews
        Whether the threshold gets fresh noise after each answer above.
    ends
        Whether the session ends after c answers above.
    tells
        Whether the noisy value that was compared is told.
    """

    number: int
    source: str
    flaw: str
    threshold_weight: Callable[[int], int]
    query_weight: Callable[[int], float]
    renews: bool = False
    ends: bool = True
    tells: bool = False

    def true_epsilon(self, answers: int) -> Number:
        """The ε that it has for c answers, in units of the one that it claims.

        Notes
        -----
        It is the least, approached by `witness` for growing sizes: ``(s w_t + 2 c w_q)/(4c)`` for
        weights w_t, w_q of the threshold's and the queries' noise, and s drawn thresholds: c where
        each answer above renews it, else 1.
        """
        c = validate.integer(1, answers=answers)
        if not self.ends or self.tells or self.query_weight(c) == math.inf:
            return math.inf
        sessions = c if self.renews else 1
        spent = sessions * self.threshold_weight(c) + 2 * c * int(self.query_weight(c))
        return Fraction(spent, 4 * c)

    def probability(
        self, values: tuple[int, ...], answer: tuple[Answer, ...], *, base: Number, answers: int
    ) -> Fraction:
        """The probability of that answer on queries with those true values, above the threshold.

        Parameters
        ----------
        values
            By how much each query is above the threshold: whole numbers.
        answer
            What is said of each: True or False; a whole number instead of True where values are
            told.
        base
            b, a whole number or `Fraction` above 1. The claimed ε is ``4c ln b``.
        answers
            c ≥ 1.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range, or no session answers so; or if values lie too far
            from the threshold or from what is told of them for exact probabilities.
        """
        r, q = self._shrinks(base, answers)
        values = tuple(
            validate.integer(-(2**53), values=value) for value in validate.listed(values=values)
        )
        answer = tuple(map(self._said, validate.listed(answer=answer)))
        if len(values) != len(answer) or not values:
            raise ValueError(f"answer must be {len(values)}, one a value, got {len(answer)}")
        above = [i for i, said in enumerate(answer) if said is not False]
        if self.ends and (
            len(above) > answers or (len(above) == answers and above[-1] < len(answer) - 1)
        ):
            raise ValueError(f"answer must end with the last of {answers} above, got {answer}")
        if self.tells:
            return self._told(values, answer, r, q)
        said = [bool(one) for one in answer]
        if not self.renews:
            return transcript_probability(said, values, r, q)
        product, start = Fraction(1), 0
        for end in [*(i + 1 for i in above), len(said)]:
            if start < end:
                product *= transcript_probability(said[start:end], values[start:end], r, q)
            start = end
        return product

    def ratio(self, witness: Witness, *, base: Number, answers: int) -> Number:
        """How much likelier the answer is on the first data set: a `Fraction`, or infinity.

        The claim is refuted if this is above ``b^(4c)``.

        Raises
        ------
        TypeError, ValueError
            If `witness` is no `Witness`, or as for `probability`.
        """
        if not isinstance(witness, Witness):
            raise TypeError(f"witness must be a Witness, got {validate.show(witness)}")
        likely, unlikely = (
            self.probability(values, witness.answer, base=base, answers=answers)
            for values in (witness.values, witness.neighbour)
        )
        return likely / unlikely if unlikely else math.inf

    def witness(self, *, answers: int, size: int) -> Witness:
        """Neighbours and an answer whose ratio tends to the true ``e^ε`` as the size grows.

        Parameters
        ----------
        answers
            c ≥ 1.
        size
            At least 1; where there is no true ε the ratio grows without bound.

        Notes
        -----
        Queries that stay below although they are far above, `size` above, prove that the noise of
        the threshold is large: out there a step costs all of its ``b^(w_t)``. An answer *above* to
        a query that is far below that costs ``b^(2 w_q)`` when it falls while the others rise.
        """
        c, n = validate.integer(1, answers=answers), validate.integer(1, size=size)
        weight = self.query_weight(c)
        if weight == math.inf:
            return Witness((0, 1), (1, 0), (False, True))
        if self.tells:
            return Witness((0,) * (n + 1), (1,) * (n + 1), (*(False,) * n, 0))
        if not self.ends:
            return Witness((0,) * n + (1,) * n, (1,) * n + (0,) * n, (False,) * n + (True,) * n)
        sessions, each = (c, 1) if self.renews else (1, c)
        below = (
            self.threshold_weight(c) // int(weight) + each + 1
        )  # or small thresholds would be likelier
        return Witness(
            ((n,) * below + (1,) * each) * sessions,
            ((n + 1,) * below + (0,) * each) * sessions,
            ((False,) * below + (True,) * each) * sessions,
        )

    def _shrinks(self, base: Number, answers: int) -> tuple[Fraction, Fraction]:
        c, b = validate.integer(1, answers=answers), validate.finite(base=base)
        if isinstance(b, float) or b <= 1:
            raise ValueError(
                f"base must be a Fraction or whole number above 1, got {validate.show(base)}"
            )
        weight = self.query_weight(c)
        no_noise = weight == math.inf
        shrink = Fraction(0) if no_noise else 1 / Fraction(b) ** int(weight)
        return 1 / Fraction(b) ** self.threshold_weight(c), shrink

    def _said(self, answer: object) -> Answer:
        if isinstance(answer, (bool, np.bool_)) and not (self.tells and answer):
            return bool(answer)
        if self.tells:
            return validate.integer(-(2**53), answer=answer)
        raise TypeError(f"answer must hold True and False, got {validate.show(answer)}")

    def _told(
        self, values: tuple[int, ...], answer: tuple[Answer, ...], r: Fraction, q: Fraction
    ) -> Fraction:
        """Values that are told fix their noise, and the threshold is not above any of them."""
        told = [(v, int(a)) for v, a in zip(values, answer, strict=True) if a is not False]
        below = [v for v, a in zip(values, answer, strict=True) if a is False]
        highest = min((a for _, a in told), default=None)
        chance = transcript_probability([False] * len(below), below, r, q, at_most=highest)
        for value, shown in told:
            if abs(shown - value) * q.denominator.bit_length() > EXACT_SIZE:
                raise ValueError(
                    "answer must lie closer to values for exact probabilities with this base, got "
                    f"{shown} for {value}"
                )
            chance *= (1 - q) / (1 + q) * q ** abs(shown - value)
        return chance


VARIANTS: tuple[Variant, ...] = (
    Variant(
        1, "Lyu, Su and Li, VLDB 2017", "", lambda c: 2 * c, lambda c: 1,
    ),
    Variant(
        2, "Dwork and Roth, 2014, Algorithm 2", "", lambda c: 2, lambda c: 1, renews=True,
    ),
    Variant(
        3, "Roth's lecture notes, 2011", "the value that was compared is told, without fresh noise",
        lambda c: 2 * c, lambda c: 2, tells=True,
    ),
    Variant(
        4, "Lee and Clifton, KDD 2014", "the noise of queries does not grow with c",
        lambda c: c, lambda c: 3 * c,
    ),
    Variant(
        5, "Stoddard, Chen and Machanavajjhala, 2014", "queries have no noise",
        lambda c: 2 * c, lambda c: math.inf, ends=False,
    ),
    Variant(
        6, "Chen, Xiao, Zhang and Xu, DMKD 2015", "the session does not end after c answers above",
        lambda c: 2 * c, lambda c: 2 * c, ends=False,
    ),
)  # fmt: skip
"""The six variants, in the survey's order."""
