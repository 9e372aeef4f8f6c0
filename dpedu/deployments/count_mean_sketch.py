"""Apple's count-mean sketch: how often each of very many words is used, from one short row each.

A row with a bit for every word would be too long to send. So a phone draws one of k hash functions,
marks the place that it gives its word among m places, flips every bit of that row now and then,
and sends row and function. The server adds up what it gets for each function; the count of a word
is the mean of the k places it hashes to, corrected for noise and for the other words that share
them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import IntArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.estimate import Estimate
from dpedu.mechanisms.unary_response import UnaryRandomisedResponse
from dpedu.neighbours import Neighbourhood
from dpedu.noise.choice import below
from dpedu.noise.exact import word_source
from dpedu.privacy.loss import Release

PRIME = 2**31 - 1
"""Hash functions compute modulo this Mersenne prime: products still fit 64 bits."""
BLOCK = 2**22
"""How many bits are added up at a time."""


@dataclass(frozen=True)
class SketchReports:
    """What phones send.

    Attributes
    ----------
    functions
        Which hash function each drew: shape (people,).
    rows
        Noisy bits: shape (people, width).
    """

    functions: IntArray
    rows: NDArray[np.bool_]


@dataclass(frozen=True)
class Sketch:
    """What the server keeps.

    Attributes
    ----------
    people
        How many drew each hash function: shape (hashes,).
    ones
        Ones at each place of the rows that came with it: shape (hashes, width).
    """

    people: IntArray
    ones: IntArray


class CountMeanSketch(Mechanism):
    """The client and the server of a count-mean sketch.

    Parameters
    ----------
    items
        How many words there are: 0, …, items − 1, at most 2³¹ − 1.
    hashes
        k ≥ 1, the number of hash functions.
    width
        m ≥ 2, the number of places.
    flip_probability
        The probability of flipping a bit, at most ½; ``1/(1 + e^(ε/2))`` by `from_epsilon`. A
        `Fraction` keeps estimates and variances exact.
    seed
        Of the hash functions, which are public: ``((a x² + b x + c) mod P) mod m`` with a, b and c
        drawn from 0, …, P − 1.
    prime
        P, a prime of at least `items`, `width` and 2; 2³¹ − 1 by default. Any three words are
        hashed independently: with P = m exactly, else but for some m/P. Of two words that makes
        the estimate unbiased, and of three that two words collide with a third independently,
        which is what `spread` needs: of lines, a x + b, they do not.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    What all phones send is ε-DP under **edit** neighbours: another word moves the mark, and with it
    two bits.

    References
    ----------
    Apple Differential Privacy Team, "Learning with privacy at scale", 2017, algorithms Client-CMS
    and Server-CMS, with hash functions that are independent on any three words. Wegman and Carter,
    "New hash functions and their use in authentication and set equality", 1981, for polynomials.

    Examples
    --------
    >>> sketch = CountMeanSketch.from_epsilon(4, items=5000, hashes=256, width=128)
    >>> words = np.repeat([17, 4000], [60_000, 40_000])
    >>> counted = sketch.collect(words, rng=np.random.default_rng(1))
    >>> sketch.estimate(counted, [17, 4000, 3]).value.astype(float).round(-2)
    array([59900., 39700.,  -600.])
    """

    def __init__(
        self,
        *,
        items: int,
        hashes: int,
        width: int,
        flip_probability: Number,
        seed: int = 0,
        prime: int = PRIME,
    ) -> None:
        self.items = validate.integer(1, items=items)
        self.hashes = validate.integer(1, hashes=hashes)
        if self.hashes > PRIME:
            raise ValueError(f"hashes must be at most {PRIME}, got {validate.show(hashes)}")
        self.width = validate.integer(2, width=width)
        self.flip_probability = validate.between(0, 0.5, flip_probability=flip_probability)
        self.seed = validate.integer(0, 2**128, seed=seed)
        self.prime = validate.integer(2, prime=prime)
        if self.prime > PRIME or not _is_prime(self.prime):
            raise ValueError(f"prime must be a prime up to {PRIME}, got {validate.show(prime)}")
        for name, size in (("items", self.items), ("width", self.width)):
            if size > self.prime:
                raise ValueError(f"{name} must be at most prime, {self.prime}, got {size}")
        self._factors = np.random.default_rng(self.seed).integers(
            self.prime, size=(3, self.hashes), dtype=np.int64
        )
        self._row = UnaryRandomisedResponse(
            categories=self.width,
            own_probability=_complement(self.flip_probability),
            other_probability=self.flip_probability,
        )
        self.neighbourhood = Neighbourhood.EDIT
        self._epsilon = self._row.epsilon()

    @classmethod
    def from_epsilon(
        cls, epsilon: Number, *, items: int, hashes: int, width: int, seed: int = 0
    ) -> CountMeanSketch:
        """The least noise for which the reports are ε-DP."""
        row = UnaryRandomisedResponse.symmetric(epsilon, categories=2)
        made = cls(
            items=items, hashes=hashes, width=width, flip_probability=row.other_probability,
            seed=seed,
        )  # fmt: skip
        return made._promise(epsilon)

    accuracy = absent("it depends on all words: `estimate` has the standard errors")
    interval = absent("it depends on all words: `estimate` has the standard errors")

    def __repr__(self) -> str:
        return (
            f"CountMeanSketch(items={self.items}, hashes={self.hashes}, width={self.width}, "
            f"flip_probability={validate.written(self.flip_probability)}, seed={self.seed})"
        )

    def epsilon(self, delta: Number | None = None) -> Number:
        """The ε that it was made for, or the least ε at a δ, of words that do not collide."""
        return self._epsilon if delta is None else self._row.epsilon(delta)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile of words that do not collide: the least δ at that ε."""
        return self._row.delta(epsilon)

    def loss(self) -> Release:
        """The privacy loss of words that do not collide, for an accountant."""
        return self._row.loss()

    def places(self, items: ArrayLike) -> IntArray:
        """Where every hash function puts words: shape (hashes, words).

        Parameters
        ----------
        items
            Words: shape (words,).

        Raises
        ------
        TypeError, ValueError
            If they are no words.
        """
        codes = self._words(items=items)
        return self._hashed(self._factors[:, :, None], codes)

    # Client ---------------------------------------------------------------------------------------

    def release(self, data: ArrayLike, *, rng: Randomness) -> SketchReports:
        """What every phone sends.

        Parameters
        ----------
        data
            Everybody's word: shape (people,).
        rng
            Source of randomness.

        Returns
        -------
        SketchReports
            One hash function and one row of bits a person; people × width bytes.

        Raises
        ------
        TypeError, ValueError
            If the data hold anything but words, or `rng` is no source of randomness.
        """
        codes = self._words(data=data)
        rng = validate.randomness(rng=rng)
        functions = below(self.hashes, codes.size, word_source(rng))
        places = self._hashed(self._factors[:, functions], codes)
        return SketchReports(functions, self._row.release(places, rng=rng))

    @np.errstate(all="ignore")
    def collect(self, data: ArrayLike, *, rng: np.random.Generator) -> Sketch:
        """The sketch of what every phone sends, without drawing anybody's row.

        It has the same distribution as ``add_up(release(data))``, for far less work: people plus
        k times m steps instead of people times m.

        Parameters
        ----------
        data
            Everybody's word: shape (people,).
        rng
            Source of randomness. The binomial variables are drawn in floating point.

        Raises
        ------
        TypeError, ValueError
            As for `release`.
        """
        codes = self._words(data=data)
        rng = validate.generator(rng=rng)
        functions = rng.integers(self.hashes, size=codes.size)
        places = self._hashed(self._factors[:, functions], codes)
        marked = np.bincount(
            functions * self.width + places, minlength=self.hashes * self.width
        ).reshape(self.hashes, self.width)
        people = marked.sum(axis=1)
        flip = float(self.flip_probability)
        ones = rng.binomial(marked, 1 - flip) + rng.binomial(people[:, None] - marked, flip)
        return Sketch(people, ones)

    # Server ---------------------------------------------------------------------------------------

    def add_up(self, reports: SketchReports) -> Sketch:
        """The sketch of some reports.

        Raises
        ------
        TypeError, ValueError
            If they are no reports, or of another sketch's shape.
        """
        if not isinstance(reports, SketchReports):
            raise TypeError(f"reports must be SketchReports, got {validate.show(reports)}")
        functions = validate.category_array(self.hashes, reports=reports.functions)
        rows = validate.bit_array(reports=reports.rows)
        if rows.shape != (functions.size, self.width):
            raise ValueError(f"reports must have rows of {self.width} bits, got shape {rows.shape}")
        people = np.bincount(functions, minlength=self.hashes)
        ones = np.zeros((self.hashes, self.width), dtype=np.int64)
        order = np.argsort(functions, kind="stable")
        block = max(1, BLOCK // self.width)
        for start in range(0, order.size, block):
            part = order[start : start + block]
            drawn, starts = np.unique(functions[part], return_index=True)
            ones[drawn] += np.add.reduceat(rows[part].astype(np.int32), starts, axis=0)
        return Sketch(people, ones)

    def estimate(self, sketch: Sketch, items: ArrayLike) -> Estimate:
        """How many people sent each word.

        The mean over functions of ``k/(1 − 2p) (ones − p n_j)`` at the word's places estimates its
        count and 1/m of everybody else's; so ``m/(m − 1) (mean − n/m)`` is the estimate.

        Parameters
        ----------
        sketch
            Of `collect` or `add_up`.
        items
            The words: shape (words,).

        Returns
        -------
        Estimate
            `value` has shape (words,), and may be negative. It is right on average over the draw
            of the hash functions; for given ones see `bias`. Its standard error is that of a word
            nobody sends, from flips (`variance`) and from collisions (`spread`), for which Σ f² is
            estimated from the sketch; of words that are sent less collides. For given hash
            functions errors of two words may lean the same way.

        Raises
        ------
        TypeError, ValueError
            If the sketch has another shape, or p = ½.
        """
        people, ones = self._checked(sketch)
        places = self.places(items)
        total = int(people.sum())
        p, gap = self.flip_probability, self._gap()
        picked = np.take_along_axis(ones, places, axis=1)
        # Σ_j over functions of (ones − p n_j)/(1 − 2p): k/(1 − 2p) each, and a mean over k.
        sums = [(Fraction(int(count)) - p * total) / gap for count in picked.sum(axis=0)]
        m = self.width
        values: list[Any] = [Fraction(m, m - 1) * (s - Fraction(total, m)) for s in sums]
        collisions = self._collisions(float(total), self._squares(people, ones))
        error = math.sqrt(float(self.variance(total)) + collisions)
        return Estimate(value=np.array(values), standard_error=error)

    def _squares(self, people: IntArray, ones: IntArray) -> float:
        """Σ f² over all words, estimated: two people who send one word share a place more often.

        The squares of how many share function and place add up, on average over both, to
        ``n + (Σ f² − n)/k + (n² − Σ f²)/(k m)``; flips add ``p(1 − p)/(1 − 2p)²`` for each person
        and place.
        """
        p, gap, m, k = float(self.flip_probability), float(self._gap()), self.width, self.hashes
        here, n = people.astype(np.float64), float(people.sum())
        found = ((ones - p * here[:, None]) / gap) ** 2
        shared = float(found.sum()) - m * n * p * (1 - p) / gap**2
        squares = (k * (shared - n) + n - n**2 / m) / (1 - 1 / m)
        return max(squares, n, n**2 / self.items)  # it is not less, whatever the counts

    def variance(self, people: int) -> Number:
        """The variance of a word's count from flips alone: ``n p(1 − p)/(1 − 2p)² (m/(m − 1))²``.

        Parameters
        ----------
        people
            n, at least 1. Who sends the word makes no difference.

        Examples
        --------
        >>> sketch = CountMeanSketch.from_epsilon(4, items=9, hashes=4, width=1024)
        >>> round(sketch.variance(1000) / 1000, 4)
        0.1814
        """
        people = validate.integer(1, people=people)
        p = self.flip_probability
        return people * p * (1 - p) / self._gap() ** 2 * Fraction(self.width, self.width - 1) ** 2

    def spread(self, counts: ArrayLike, item: int) -> float:
        """The standard deviation that collisions give a word's count, for random hash functions.

        Each other person shares the word's place with probability 1/m, all who send one word and
        drew one function do so together, and different words independently of each other: the
        variance is ``(m/(m − 1))² (1/m)(1 − 1/m) Σ (f²/k + f(1 − 1/k))`` over the other words'
        counts f, but for what 1/m is off by where P is not m.

        Parameters
        ----------
        counts
            How many send each word: shape (items,).
        item
            The word.

        Raises
        ------
        TypeError, ValueError
            If counts are no whole numbers of at least 0, or the item is no word.
        """
        sent = self._counts(counts)
        word = int(self._words(items=[item])[0])
        others = np.delete(sent, word).astype(np.float64)
        return math.sqrt(self._collisions(float(others.sum()), float((others**2).sum())))

    def _collisions(self, people: float, squares: float) -> float:
        """The variance that collisions with words of so many people give, with that Σ f²."""
        m, k = self.width, self.hashes
        return (squares / k + people * (1 - 1 / k)) / (m - 1)

    def bias(self, counts: ArrayLike, items: ArrayLike) -> Estimate:
        """By how much the estimates are off on average for these hash functions and these counts.

        Parameters
        ----------
        counts
            How many send each word: shape (items,).
        items
            The words asked for.

        Returns
        -------
        Estimate
            `value` has shape (words,), exact; its standard error is 0.

        Raises
        ------
        TypeError, ValueError
            If counts are no whole numbers of at least 0, or the items are no words.
        """
        sent = self._counts(counts)
        wanted = self._words(items=items)
        total = int(sent.sum())
        everything = self.places(np.arange(self.items))
        mine = everything[:, wanted]
        m, k = self.width, self.hashes
        found: list[Any] = []
        for column, word in enumerate(wanted.tolist()):
            shared = (everything == mine[:, column, None]).sum(axis=0)  # by how many functions
            mean = Fraction(int((shared * sent).sum()), k)
            found.append(Fraction(m, m - 1) * (mean - Fraction(total, m)) - int(sent[word]))
        return Estimate(value=np.array(found), standard_error=0)

    def _hashed(self, factors: IntArray, codes: IntArray) -> IntArray:
        """The places of words by functions; every step stays below P² + P, and so in 64 bits."""
        curve, slope, start = factors
        return np.asarray(
            ((curve * codes + slope) % self.prime * codes + start) % self.prime % self.width
        )

    # Checks ---------------------------------------------------------------------------------------

    def _words(self, **argument: ArrayLike) -> IntArray:
        ((name, _),) = argument.items()
        codes = validate.category_array(max(self.items, 3), **argument)
        if codes.ndim != 1 or codes.max() >= self.items:
            raise ValueError(
                f"{name} must be a list of words below {self.items}, "
                f"got {validate.show(argument[name])}"
            )
        return codes

    def _counts(self, counts: ArrayLike) -> IntArray:
        sent = validate.whole_array(counts=counts)
        if sent.shape != (self.items,) or sent.min() < 0 or sent.max() > 2**40:
            raise ValueError(
                f"counts must be {self.items} numbers of at least 0, got {validate.show(counts)}"
            )
        return sent.astype(np.int64)

    def _checked(self, sketch: Sketch) -> tuple[IntArray, IntArray]:
        if not isinstance(sketch, Sketch):
            raise TypeError(f"sketch must be a Sketch, got {validate.show(sketch)}")
        people = validate.whole_array(sketch=sketch.people)
        ones = validate.whole_array(sketch=sketch.ones)
        if people.shape != (self.hashes,) or ones.shape != (self.hashes, self.width):
            raise ValueError(
                f"sketch must have {self.hashes} rows of {self.width}, got shape {ones.shape}"
            )
        return people, ones

    def _gap(self) -> Number:
        gap = 1 - 2 * self.flip_probability
        if gap == 0:
            raise ValueError("flip_probability must be below 1/2 for an estimate, got 1/2")
        return gap


def _complement(flip: Number) -> Number:
    """1 − p, as a float rounded down: never further from ½ than p is."""
    own = 1 - flip
    if isinstance(own, float) and Fraction(own) > 1 - Fraction(flip):
        own = math.nextafter(own, 0)
    return own


def _is_prime(number: int) -> bool:
    return number == PRIME or all(number % divisor for divisor in range(2, math.isqrt(number) + 1))
