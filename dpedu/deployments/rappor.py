"""RAPPOR: which home pages do people have? Google's collection of strings from browsers.

A string is hashed into a small Bloom filter, and the filter is blurred twice. The *permanent*
response is tossed once and remembered; it is what years of daily reports can reveal at most. The
*instantaneous* response blurs it anew each day, so that a report cannot serve as a person's
fingerprint. The server never learns the strings that it did not think of: it tests candidates, by a
regression of the bits' counts on the candidates' filters.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._digits import digits, least, logarithm, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness, exact
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.neighbours import Neighbourhood
from dpedu.noise.choice import below
from dpedu.noise.coins import coins
from dpedu.noise.exact import word_source
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.profiles import randomised_response_flip_probability

MOST_HASHES = 16


@dataclass(frozen=True)
class Reports:
    """What clients send on one day.

    Attributes
    ----------
    cohorts
        Each client's cohort, public: shape (people,).
    bits
        Shape (people, bits).
    """

    cohorts: IntArray
    bits: NDArray[np.bool_]


@dataclass(frozen=True)
class Tally:
    """What the server keeps of a day's reports.

    Attributes
    ----------
    people
        Reports of each cohort: shape (cohorts,).
    ones
        Ones of each bit in each cohort: shape (cohorts, bits).
    """

    people: IntArray
    ones: IntArray


@dataclass(frozen=True)
class Decoded:
    """What the server finds out.

    Attributes
    ----------
    strings
        The candidates found, by falling count.
    counts
        How many people have each, estimated: shape (strings,).
    standard_errors
        Of the counts.
    p_values
        One-sided, that nobody has it; each at most the level over the number of candidates. They
        hold where people's strings are among the candidates: many with another one, whose filter is
        like a candidate's, can be taken for people who have it.
    """

    strings: tuple[str, ...]
    counts: FloatArray
    standard_errors: FloatArray
    p_values: FloatArray


class Rappor(Mechanism):
    """The client and the server of RAPPOR.

    Parameters
    ----------
    bits
        k ≥ 2, the length of the Bloom filter.
    hashes
        h, from 1 to 16: how many bits a string sets, at most.
    cohorts
        m ≥ 1: clients draw a cohort, which chooses their hash functions.
    permanent_noise
        f, from 0 to below 1: with this probability a bit of the filter is replaced by a fair coin,
        once and for all.
    one_if_zero, one_if_one
        p < q of the paper: the probability that a report shows 1 where the permanent response has
        0, and where it has 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    The guarantee is that of *any number of reports*, of people whose strings stay:
    ``ε_∞ = 2h ln((1 − f/2)/(f/2))`` under **edit** neighbours; infinite at f = 0. A single day's
    report is better: see `report_guarantee`. Cohorts are drawn without looking at data.

    References
    ----------
    Erlingsson, Pihur and Korolova, "RAPPOR: randomized aggregatable privacy-preserving ordinal
    response", CCS 2014, Theorems 1 and 2 and Section 4.

    Examples
    --------
    >>> rappor = Rappor(bits=32, hashes=1, cohorts=8)
    >>> round(rappor.epsilon(), 4), round(rappor.report_guarantee().epsilon, 4)
    (2.1972, 0.5371)
    >>> counted = rappor.collect(["a.org", "b.com"], [60_000, 40_000], rng=np.random.default_rng(1))
    >>> rappor.decode(counted, ["a.org", "b.com", "c.net"]).strings
    ('a.org', 'b.com')
    """

    def __init__(
        self,
        *,
        bits: int,
        hashes: int,
        cohorts: int,
        permanent_noise: Number = 0.5,
        one_if_zero: Number = 0.5,
        one_if_one: Number = 0.75,
    ) -> None:
        self.bits = validate.integer(2, bits=bits)
        self.hashes = validate.integer(1, hashes=hashes)
        if self.hashes > MOST_HASHES:
            raise ValueError(f"hashes must be at most {MOST_HASHES}, got {validate.show(hashes)}")
        self.cohorts = validate.integer(1, cohorts=cohorts)
        self.permanent_noise = validate.probability(permanent_noise=permanent_noise)
        if self.permanent_noise == 1:
            raise ValueError("permanent_noise must be below 1, or nothing is told, got 1")
        self.one_if_one = validate.probability(one_if_one=one_if_one)
        self.one_if_zero = validate.probability(one_if_zero=one_if_zero)
        if self.one_if_zero >= self.one_if_one:
            raise ValueError(
                f"one_if_zero must be below one_if_one, {validate.show(one_if_one)}, "
                f"got {validate.show(one_if_zero)}"
            )
        self.neighbourhood = Neighbourhood.EDIT
        half = least(self.permanent_noise) / 2
        self._epsilon = _odds(2 * self.hashes, (1 - half) / half) if half else math.inf

    @classmethod
    def from_epsilon(
        cls,
        epsilon: Number,
        *,
        bits: int,
        hashes: int,
        cohorts: int,
        one_if_zero: Number = 0.5,
        one_if_one: Number = 0.75,
    ) -> Rappor:
        """The least permanent noise for which any number of reports is ε-DP.

        Examples
        --------
        >>> print(Rappor.from_epsilon(2, bits=32, hashes=1, cohorts=8).guarantee())
        2-DP under edit neighbours
        """
        level = validate.exact(validate.positive(epsilon=epsilon))
        half = randomised_response_flip_probability(
            level / (2 * validate.integer(1, hashes=hashes))
        )
        if 2 * half == 1:
            raise ValueError(
                f"epsilon must leave something that is told, got {validate.show(epsilon)}"
            )
        made = cls(
            bits=bits, hashes=hashes, cohorts=cohorts, permanent_noise=2 * half,
            one_if_zero=one_if_zero, one_if_one=one_if_one,
        )  # fmt: skip
        return made._promise(epsilon)

    variance = absent("`decode` has standard errors, and says which strings are there")
    accuracy = absent("`decode` has standard errors, and says which strings are there")
    interval = absent("`decode` has standard errors, and says which strings are there")

    def __repr__(self) -> str:
        return (
            f"Rappor(bits={self.bits}, hashes={self.hashes}, cohorts={self.cohorts}, "
            f"permanent_noise={validate.written(self.permanent_noise)}, "
            f"one_if_zero={validate.written(self.one_if_zero)}, "
            f"one_if_one={validate.written(self.one_if_one)})"
        )

    def report_probabilities(self) -> tuple[Number, Number]:
        """The probability that a report shows 1 where the filter has 0, and where it has 1.

        They are ``p* = ½f(p + q) + (1 − f)p`` and ``q* = ½f(p + q) + (1 − f)q``.

        Examples
        --------
        >>> Rappor(bits=8, hashes=1, cohorts=1).report_probabilities()
        (0.5625, 0.6875)
        """
        return _report_probabilities(self.permanent_noise, self.one_if_zero, self.one_if_one)

    def report_guarantee(self) -> Guarantee:
        """The guarantee of one report alone, ``ε₁ = h ln(q*(1 − p*)/(p*(1 − q*)))``."""
        given = self.permanent_noise, self.one_if_zero, self.one_if_one
        held, shown = ([reading(value) for value in given] for reading in (Fraction, exact))
        epsilon = max(self._report_epsilon(*held), self._report_epsilon(*shown))
        return Guarantee(epsilon=epsilon, neighbourhood=Neighbourhood.EDIT)

    def _report_epsilon(self, f: Fraction, p: Fraction, q: Fraction) -> float:
        low, high = _report_probabilities(f, p, q)
        if low == 0 or high == 1:
            return math.inf
        return _odds(self.hashes, high * (1 - low) / (low * (1 - high)))

    # Client ---------------------------------------------------------------------------------------

    def filters(self, strings: Sequence[str]) -> NDArray[np.bool_]:
        """The Bloom filters of some strings in every cohort: shape (strings, cohorts, bits).

        Raises
        ------
        TypeError, ValueError
            If they are no strings, or there are none.
        """
        listed = _strings(strings=strings)
        found = np.zeros((len(listed), self.cohorts, self.bits), dtype=np.bool_)
        for place, string in enumerate(listed):
            found[place] = self._filters((string, cohort) for cohort in range(self.cohorts))
        return found

    def _filters(self, held: Iterable[tuple[str, int]]) -> NDArray[np.bool_]:
        """The filters of strings in a cohort each: shape (strings, bits)."""
        # A string's hash functions in a cohort are slices of one digest. Any string may be
        # somebody's: also one that UTF-8 proper has no bytes for.
        digests = b"".join(
            hashlib.blake2b(
                string.encode("utf-8", "surrogatepass"), salt=cohort.to_bytes(8, "big")
            ).digest()
            for string, cohort in held
        )
        words = np.frombuffer(digests, dtype=">u4").reshape(-1, MOST_HASHES)
        places = (words[:, : self.hashes] % self.bits).astype(np.int64)
        found = np.zeros((len(places), self.bits), dtype=np.bool_)
        np.put_along_axis(found, places, True, axis=1)
        return found

    @np.errstate(all="ignore")
    def clients(self, data: Sequence[str], *, rng: Randomness) -> Clients:
        """Clients that draw their cohort and their permanent response, and remember both.

        Parameters
        ----------
        data
            Everybody's string.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the data are no strings, or `rng` is no source of randomness.
        """
        listed = _strings(data=data)
        rng = validate.randomness(rng=rng)
        distinct = sorted(set(listed))
        place = {string: index for index, string in enumerate(distinct)}
        codes = np.array([place[string] for string in listed])
        cohorts = below(self.cohorts, codes.size, word_source(rng))
        # Of those pairs that somebody has: all of them may be many more than people, and their
        # numbers more than 64 bits hold.
        drawn, turn = np.unique(cohorts, return_inverse=True)
        pairs, whose = np.unique(codes * drawn.size + turn, return_inverse=True)
        truth = self._filters(
            (distinct[pair // drawn.size], int(drawn[pair % drawn.size])) for pair in pairs.tolist()
        )[whose]
        replaced = coins(self.permanent_noise, truth.shape, rng=rng)
        permanent = np.where(replaced, coins(0.5, truth.shape, rng=rng), truth)
        return Clients(self, cohorts, permanent)

    def release(self, data: Sequence[str], *, rng: Randomness) -> Reports:
        """Everybody's first report.

        Raises
        ------
        TypeError, ValueError
            As for `clients`.
        """
        return self.clients(data, rng=rng).report(rng=rng)

    @np.errstate(all="ignore")
    def collect(
        self, strings: Sequence[str], people: Sequence[int], *, rng: np.random.Generator
    ) -> Tally:
        """The tally of one day's reports, without drawing anybody's bits.

        It has the same distribution as that of `release`, at a cost that does not depend on the
        number of people.

        Parameters
        ----------
        strings
            The strings that people have, each once.
        people
            How many have each.
        rng
            Source of randomness. The binomial variables are drawn in floating point.

        Raises
        ------
        TypeError, ValueError
            If strings repeat, or numbers are negative or not as many as strings.
        """
        listed = _distinct(strings=strings)
        holders = validate.whole_array(people=people)
        if holders.shape != (len(listed),) or holders.min() < 0:
            raise ValueError(
                f"people must be {len(listed)} numbers of at least 0, got {validate.show(people)}"
            )
        rng = validate.generator(rng=rng)
        even = np.full(self.cohorts, 1 / self.cohorts)
        drawn = rng.multinomial(holders.astype(np.int64), even)
        total = drawn.sum(axis=0)
        marked = np.zeros((self.cohorts, self.bits), dtype=np.int64)
        for string, holding in zip(listed, drawn, strict=True):
            marked += holding[:, None] * self.filters([string])[0]
        low, high = (float(chance) for chance in self.report_probabilities())
        ones = rng.binomial(marked, high) + rng.binomial(total[:, None] - marked, low)
        return Tally(total, ones)

    # Server ---------------------------------------------------------------------------------------

    def tally(self, reports: Reports) -> Tally:
        """Count the ones of some reports, cohort by cohort.

        Raises
        ------
        TypeError, ValueError
            If they are no reports, or have other numbers of bits or cohorts.
        """
        if not isinstance(reports, Reports):
            raise TypeError(f"reports must be Reports, got {validate.show(reports)}")
        cohorts = validate.category_array(max(self.cohorts, 3), reports=reports.cohorts)
        bits = validate.bit_array(reports=reports.bits)
        if bits.shape != (cohorts.size, self.bits) or cohorts.max() >= self.cohorts:
            raise ValueError(
                f"reports must have {self.bits} bits and {self.cohorts} cohorts, "
                f"got shape {bits.shape}"
            )
        ones = np.zeros((self.cohorts, self.bits), dtype=np.int64)
        for cohort in range(self.cohorts):
            ones[cohort] = bits[cohorts == cohort].sum(axis=0)
        return Tally(np.bincount(cohorts, minlength=self.cohorts), ones)

    def bit_counts(self, tally: Tally) -> FloatArray:
        """How many filters of each cohort have each bit, estimated without bias.

        It is ``(ones − p* n)/(q* − p*)``, of shape (cohorts, bits).

        Raises
        ------
        TypeError, ValueError
            If the tally has another shape.
        """
        if not isinstance(tally, Tally):
            raise TypeError(f"tally must be a Tally, got {validate.show(tally)}")
        people = validate.whole_array(tally=tally.people)
        ones = validate.whole_array(tally=tally.ones)
        if people.shape != (self.cohorts,) or ones.shape != (self.cohorts, self.bits):
            raise ValueError(
                f"tally must have shape ({self.cohorts}, {self.bits}), got {ones.shape}"
            )
        low, high = (float(chance) for chance in self.report_probabilities())
        return np.asarray((ones - low * people[:, None]) / (high - low))

    def standard_error(self, people: int) -> float:
        """The standard error of one string's count, if filters hardly collide.

        Its h bits are seen in every cohort, so it is ``√(n v/h)/(q* − p*)`` with v the larger of
        ``p*(1 − p*)`` and ``q*(1 − q*)``.

        Parameters
        ----------
        people
            n, at least 1.
        """
        people = validate.integer(1, people=people)
        low, high = (float(chance) for chance in self.report_probabilities())
        worst = max(low * (1 - low), high * (1 - high))
        return math.sqrt(people * worst / self.hashes) / (high - low)

    def threshold(
        self,
        people: int,
        candidates: Sequence[str],
        *,
        significance: Number = 0.05,
        power: Number = 0.9,
    ) -> float:
        """How many people must have a candidate for `decode` to find it with that probability.

        It is enough for each of the candidates, whichever of them the other people have; infinite
        if there are candidates that their filters do not tell apart.

        Parameters
        ----------
        people
            n, at least 1.
        candidates
            M strings to test, each once: fewer than half as many as all cohorts have bits, mk. More
            of them are thinned out by the LASSO, whose choice has no such formula.
        significance
            The level of all tests together (Bonferroni), strictly between 0 and 1.
        power
            Strictly between 0 and 1. One below ½ is taken for ½.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range, or candidates repeat or are too many.

        Notes
        -----
        Estimates are taken for normal: cohorts have to be large. With X the filters of all M
        candidates, and of the others that `decode` allows for, over m, the variance of a count is
        ``(X'X)⁻¹_ss`` times that of a bit, which is at most ``n v/m/(q* − p*)²``, with v as for
        `standard_error`. So it is larger where filters collide. Besides, the cohorts' shares of a
        string's people are random: a person adds to a count by her cohort, with a variance that is
        computed for each string, and of them all the largest is taken; the residuals have at most
        ``n h/(mk − M − 1)`` from it. A count is tested by its own residuals, so that its ratio to
        its standard error has a non-central t distribution with ``mk − M − 1`` degrees of freedom,
        whose centre is what is found here.

        References
        ----------
        Johnson, Kotz and Balakrishnan, "Continuous univariate distributions", volume 2, 2nd
        edition, 1995, Chapter 31, for the power of a t test.

        Examples
        --------
        >>> rappor = Rappor(bits=128, hashes=2, cohorts=64)
        >>> round(rappor.threshold(1_000_000, [f"site {i}" for i in range(200)]))
        13884
        """
        from scipy.optimize import brentq
        from scipy.stats import nct
        from scipy.stats import t as student

        people = validate.integer(1, people=people)
        listed = _distinct(candidates=candidates)
        level = float(validate.open_probability(significance=significance))
        # Up to a power of 1/2 a wider spread may help: what is an upper bound would be none.
        missed = min(validate.shortfall(power=power), 0.5)
        rows, tests = self.cohorts * self.bits, len(listed)
        if 2 * tests >= rows:
            raise ValueError(
                f"candidates must be fewer than half of the bits of all cohorts, {rows}, "
                f"got {tests}"
            )
        filters = self.filters(listed) / self.cohorts
        design = self._with_others(filters.reshape(tests, rows).T, 1 / self.cohorts)
        inverse = _inverse(design)
        if inverse is None:
            return math.inf
        # What a person of each cohort and string adds to each count, on average the count's share.
        weights = (inverse[:tests] @ design.T).reshape(filters.shape)
        squares = np.zeros((tests, tests))
        for cohort in range(self.cohorts):
            squares += (weights[:, cohort] @ filters[:, cohort].T) ** 2 * self.cohorts
        shares = people * (squares - np.eye(tests)).max(axis=1)
        noise = self.standard_error(people) ** 2 * self.hashes / self.cohorts
        free = rows - tests - 1
        scale = np.diag(inverse)[:tests]
        variance = scale * noise + np.maximum(shares, scale * people * self.hashes / free)
        critical = float(student.isf(level / tests, free))

        def excess(centre: float) -> float:
            return float(nct.cdf(critical, free, centre)) - missed

        if excess(0.0) <= 0:
            return 0.0
        most = 1.0
        while excess(most) > 0:
            most *= 2
        return math.sqrt(float(variance.max())) * float(brentq(excess, 0.0, most))

    def _with_others(self, design: FloatArray, share: Any) -> FloatArray:
        """The filters of candidates, and of all other strings: each bit as likely as any."""
        others = np.broadcast_to(share, (self.cohorts, self.bits))
        return np.column_stack([design, others.ravel()])

    def decode(
        self, tally: Tally, candidates: Sequence[str], *, significance: Number = 0.05
    ) -> Decoded:
        """Which of the candidates people have, and how many.

        The estimated counts of all bits are regressed on the candidates' filters, by least squares,
        for counts and standard errors. A count that is significantly above 0, at the level over the
        number of candidates, is a find. People whose strings are no candidates add to all bits, and
        are allowed for as a number that is added to each; what their filters have in common with a
        candidate's more than that can be taken for people who have it. Where candidates are not
        fewer than half of the bits of all cohorts, or their filters do not tell them apart, the
        LASSO without negative counts drops most of them first; how many people are enough for a
        find (`threshold`) is not known then.

        Parameters
        ----------
        tally
            Of a day's reports.
        candidates
            Strings to test, each once.
        significance
            The level of all tests together, strictly between 0 and 1, as far as people's strings
            are among the candidates.

        Raises
        ------
        TypeError, ValueError
            If the tally has another shape, or candidates repeat.
        """
        from scipy.special import ndtri
        from scipy.stats import t as student
        from sklearn.linear_model import Lasso

        listed = _distinct(candidates=candidates)
        level = float(validate.open_probability(significance=significance))
        found = self.bit_counts(tally)
        cohort_people = np.asarray(tally.people, dtype=np.float64)
        people = max(1, int(cohort_people.sum()))
        # A count of c people shows as c/m in each cohort, times the cohort's size over the mean.
        share = cohort_people[:, None] / people
        design = (self.filters(listed) * share).reshape(len(listed), -1).T
        target = found.ravel()
        kept = np.arange(len(listed))
        rows = target.size
        fitted = self._with_others(design, share)
        whole = _inverse(fitted) if 2 * len(listed) < rows else None
        if whole is None and len(listed) > 1:
            # What noise alone does to a candidate's score, once: only few candidates pass it.
            low, high = (float(chance) for chance in self.report_probabilities())
            noise = math.sqrt(people / self.cohorts * max(low * (1 - low), high * (1 - high)))
            size = math.sqrt(float((design**2).sum(axis=0).mean()))
            penalty = float(ndtri(0.9)) * noise / (high - low) * size
            lasso = Lasso(
                alpha=penalty / rows / people, positive=True, fit_intercept=False, max_iter=5_000,
                tol=1e-4,
            )  # fmt: skip
            weights = lasso.fit(design, target / people).coef_
            kept = np.flatnonzero(weights > 0)
            kept = kept[np.argsort(-weights[kept])][: rows // 2]
        if kept.size == 0:
            return Decoded((), *(np.zeros(0) for _ in range(3)))
        chosen = design[:, kept] if whole is None else fitted
        inverse = np.linalg.pinv(chosen.T @ chosen, hermitian=True) if whole is None else whole
        counts = np.asarray(inverse @ (chosen.T @ target))
        free = max(1, rows - chosen.shape[1])
        variance = float(((target - chosen @ counts) ** 2).sum()) / free
        errors = np.asarray(np.sqrt(variance * np.diag(inverse)))[: kept.size]
        counts = counts[: kept.size]
        with np.errstate(divide="ignore", invalid="ignore"):
            values = student.sf(np.where(errors > 0, counts / errors, 0.0), free)
        hits = np.flatnonzero(values <= level / len(listed))
        hits = hits[np.argsort(-counts[hits])]
        return Decoded(
            tuple(listed[kept[hit]] for hit in hits), counts[hits], errors[hits], values[hits]
        )


@dataclass(frozen=True)
class Clients:
    """Clients with their cohorts and permanent responses: made by `Rappor.clients`.

    Attributes
    ----------
    cohorts
        Shape (people,).
    permanent
        The permanent responses, which stay on the devices: shape (people, bits).
    """

    mechanism: Rappor
    cohorts: IntArray
    permanent: NDArray[np.bool_]

    @np.errstate(all="ignore")
    def report(self, *, rng: Randomness) -> Reports:
        """Another day's reports, of the same strings: only the instantaneous response is new.

        Raises
        ------
        TypeError
            If `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        shape = self.permanent.shape
        bits = np.where(
            self.permanent,
            coins(self.mechanism.one_if_one, shape, rng=rng),
            coins(self.mechanism.one_if_zero, shape, rng=rng),
        )
        return Reports(self.cohorts, bits)


def _report_probabilities(f: Any, p: Any, q: Any) -> tuple[Any, Any]:
    middle = f * (p + q) / 2
    return middle + (1 - f) * p, middle + (1 - f) * q


def _odds(times: int, odds: Fraction) -> float:
    """So many times the logarithm of odds, rounded up."""
    return up(times * logarithm(digits(), odds))


def _inverse(design: FloatArray) -> FloatArray | None:
    """``(X'X)⁻¹``, or None if a column is nearly a sum of others."""
    gram = design.T @ design
    try:
        left = np.diag(np.linalg.cholesky(gram)) ** 2  # what others do not explain of each
    except np.linalg.LinAlgError:
        return None
    return np.asarray(np.linalg.inv(gram)) if (left > 1e-9 * np.diag(gram)).all() else None


def _distinct(**argument: object) -> list[str]:
    """Strings, each once."""
    ((name, value),) = argument.items()
    listed = _strings(**argument)
    if len(set(listed)) < len(listed):
        raise ValueError(f"{name} must not repeat, got {validate.show(value)}")
    return listed


def _strings(**argument: object) -> list[str]:
    ((name, value),) = argument.items()
    if isinstance(value, np.ndarray) and value.ndim == 1:
        value = value.tolist()
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise TypeError(f"{name} must be a list of strings, got {validate.show(value)}")
    if len(value) == 0:
        raise ValueError(f"{name} must not be empty, got {validate.show(value)}")
    for item in value:
        if not isinstance(item, str):
            raise TypeError(f"{name} must hold strings, got {validate.show(item)}")
    return [str(item) for item in value]
