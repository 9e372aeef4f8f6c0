"""k-ary randomised response: of k categories, with probability p another than the truth is told.

With two categories it is the binary form.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import IntArray, Number, Randomness
from dpedu.mechanisms.contract import Absent, Mechanism, absent
from dpedu.mechanisms.estimate import Estimate
from dpedu.neighbours import Neighbourhood, data_sets
from dpedu.noise.choice import below
from dpedu.noise.coins import coins
from dpedu.noise.exact import word_source
from dpedu.privacy import loss
from dpedu.privacy.channel import Channel
from dpedu.privacy.loss import Release
from dpedu.privacy.profiles import (
    randomised_response_delta,
    randomised_response_epsilon,
    randomised_response_flip_probability,
)

MOST_ROWS = 1024
"""How many categories a table may have: one of fractions takes some ten seconds then."""


class KaryRandomisedResponse(Mechanism):
    """k-ary randomised response: with probability p, one of the *other* categories is answered.

    Parameters
    ----------
    categories
        k, at least 2; the categories are 0, …, k − 1.
    flip_probability
        p, between 0 and (k − 1)/k. Each wrong category has probability p/(k − 1).

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    The vector of answers is ``ln((1 − p)(k − 1)/p)``-DP under **edit** neighbours.

    References
    ----------
    Kairouz, Oh and Viswanath, "Extremal mechanisms for local differential privacy", JMLR 2016.
    Wang, Blocki, Li and Jha, "Locally differentially private protocols for frequency estimation",
    USENIX Security 2017.

    Examples
    --------
    >>> response = KaryRandomisedResponse(categories=3, flip_probability=Fraction(1, 2))
    >>> response.channel().max_ratio("edit")
    Fraction(2, 1)
    """

    def __init__(self, *, categories: int, flip_probability: Number) -> None:
        self.categories = validate.integer(2, categories=categories)
        limit = Fraction(self.categories - 1, self.categories)
        self.flip_probability = validate.between(0, limit, flip_probability=flip_probability)
        self.neighbourhood = Neighbourhood.EDIT
        self._epsilon = randomised_response_epsilon(0, self.flip_probability, self.categories)

    @classmethod
    def from_epsilon(cls, epsilon: Number, *, categories: int) -> KaryRandomisedResponse:
        """The least noise that is ε-DP under edit neighbours: ``p = (k − 1)/(k − 1 + e^ε)``."""
        flip = randomised_response_flip_probability(epsilon, categories=categories)
        return cls(categories=categories, flip_probability=flip)._promise(epsilon)

    def __repr__(self) -> str:
        return (
            f"KaryRandomisedResponse(categories={self.categories}, "
            f"flip_probability={validate.written(self.flip_probability)})"
        )

    @property
    def truth_probability(self) -> Number:
        """1 − p, the probability that an answer is the truth."""
        return 1 - self.flip_probability

    @property
    def lie_probability(self) -> Number:
        """p/(k − 1), the probability of one particular wrong category."""
        return self.flip_probability / (self.categories - 1)

    def epsilon(self, delta: Number | None = None) -> Number:
        """ε = ln((1 − p)(k − 1)/p) under edit, infinite at p = 0; or the least ε at a δ.

        Made by `from_epsilon`, it is the very ε that was asked for.
        """
        if delta is None:
            return self._epsilon
        return randomised_response_epsilon(delta, self.flip_probability, self.categories)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile under edit neighbours, ``[(1 − p) − e^ε p/(k − 1)]_+``."""
        return randomised_response_delta(epsilon, self.flip_probability, self.categories)

    accuracy = absent("not in closed form for many categories: `estimate` has standard errors")
    interval = absent("not in closed form for many categories: `estimate` has standard errors")

    def loss(self) -> Release:
        """The privacy loss of everybody's answers, for an accountant.

        Raises
        ------
        Absent
            If p = 0: then the answer is the truth.
        """
        if not self.flip_probability:
            raise Absent("KaryRandomisedResponse has no loss: epsilon is inf")
        return loss.randomised_response(
            flip_probability=self.flip_probability, categories=self.categories
        )

    def channel(self) -> Channel:
        """One person's answer as a channel: data sets ``(0,)``, …, outputs 0, …, k − 1.

        Raises
        ------
        ValueError
            If there are more than 1024 categories: the table would be too large.
        """
        if self.categories > MOST_ROWS:
            raise ValueError(
                f"categories must be at most {MOST_ROWS} for a table, got {self.categories}"
            )
        codes = range(self.categories)
        return Channel(
            [
                [self.truth_probability if a == x else self.lie_probability for a in codes]
                for x in codes
            ],
            inputs=data_sets(codes, 1),
            outputs=codes,
        )

    def release(self, data: ArrayLike, *, rng: Randomness) -> IntArray:
        """Everybody's answer.

        Parameters
        ----------
        data
            The true categories 0, …, k − 1, of any shape.
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            Answers, of the same shape.

        Raises
        ------
        TypeError, ValueError
            If the data are empty or hold anything but categories, or `rng` is no generator.
        """
        codes = validate.category_array(self.categories, data=data)
        flip = coins(self.flip_probability, codes.shape, rng=rng)
        shift = 1 + below(self.categories - 1, codes.size, word_source(rng)).reshape(codes.shape)
        return (codes + flip * shift) % self.categories

    def estimate(self, answers: ArrayLike) -> Estimate:
        """The unbiased estimate of the share of every category.

        The share of answers j is on average ``(1 − p) f_j + p/(k − 1) (1 − f_j)``; solve for f_j.

        Returns
        -------
        Estimate
            `value` has shape (k,) and sums to 1, with entries that may leave [0, 1]. Its
            `standard_error` is the largest that any category can have, for fixed data.

        Raises
        ------
        TypeError, ValueError
            If the answers are empty or no categories, or p = (k − 1)/k, where answers carry no
            information.
        """
        codes = validate.category_array(self.categories, answers=answers)
        found = codes.ravel().astype(np.intp)  # what numpy counts; short in a browser
        counts = np.bincount(found, minlength=self.categories).tolist()
        people = codes.size
        gap = self._gap()
        shares: list[Any] = [
            (Fraction(count, people) - self.lie_probability) / gap for count in counts
        ]
        worst = max(self.variance(people, share=share) for share in (0, 1))
        return Estimate(value=np.array(shares), standard_error=math.sqrt(worst))

    def variance(self, people: int, *, share: Number) -> Number:
        """The variance of one category's estimate, for fixed data in which it has that share.

        Parameters
        ----------
        people
            n, at least 1.
        share
            f, the share of the category in the data.

        Examples
        --------
        The published value for k = 128 and ε = 1, at a share of 0:

        >>> response = KaryRandomisedResponse.from_epsilon(1, categories=128)
        >>> round(response.variance(1, share=0), 6)
        43.596481
        """
        people = validate.integer(1, people=people)
        share = validate.probability(share=share)
        truth, lie = self.truth_probability, self.lie_probability
        per_person = share * truth * (1 - truth) + (1 - share) * lie * (1 - lie)
        return per_person / (people * self._gap() ** 2)

    def _gap(self) -> Number:
        gap = self.truth_probability - self.lie_probability
        if gap <= 0:
            raise ValueError(
                f"flip_probability must be below {self.categories - 1}/{self.categories} for an "
                f"estimate, got {validate.show(self.flip_probability)}"
            )
        return gap
