"""What is released has the law of its table: all ways that its exact samplers can go are walked.

`test_exact_samplers.py` compares the thresholds of the samplers with whole numbers. Here each
sampler is replaced by one that takes every value in turn and notes how likely that is; whoever
draws anything else, such as a float, fails. So the law of a release is added up, and compared with
the table or the formula that is stated for it.
"""

import math
import random
import sys
from collections import defaultdict
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from kinds import kinds

import dpedu as dp
from dpedu.deployments import CountMeanSketch, OneBitMean, Rappor
from dpedu.mechanisms import Mechanism, UnaryRandomisedResponse, sparse_vector
from dpedu.noise import choice, coins, exact

REACH = 3
"""How far discrete Laplace noise is walked: at the scales below, more has a chance below e⁻³⁵."""


class Mute(random.SystemRandom):
    """A source of randomness that nobody may draw from but by the samplers."""

    def random(self):
        raise AssertionError("a float was drawn")

    def getrandbits(self, k):
        raise AssertionError("bits were drawn past the samplers")


def no_words(size):
    raise AssertionError("random words were read past the samplers")


class Walk:
    """Depth first through all decisions of a release."""

    def __init__(self):
        self.taken, self.left, self.at, self.chance = [], [], 0, mpmath.mpf(1)

    def decide(self, weights):
        weights = [mpmath.mpf(w.numerator) / w.denominator if isinstance(w, Fraction) else w
                   for w in weights]  # fmt: skip
        if self.at == len(self.taken):
            possible = [place for place, weight in enumerate(weights) if weight]
            self.taken.append(possible[0])
            self.left.append(possible[1:])
        place = self.taken[self.at]
        self.at += 1
        self.chance *= weights[place]
        return place

    def law(self, release):
        total = defaultdict(mpmath.mpf)
        while True:
            self.at, self.chance = 0, mpmath.mpf(1)
            total[release()] += self.chance
            while self.left and not self.left[-1]:
                self.taken.pop()
                self.left.pop()
            if not self.left:
                return dict(total)
            self.taken[-1] = self.left[-1].pop(0)


@pytest.fixture
def law(monkeypatch):
    walk = Walk()

    def coin(chance, size, words):
        return np.array([walk.decide([1 - chance, chance]) == 1 for _ in range(size)], dtype=bool)

    def share(parts, whole, words):
        drawn = [walk.decide([1 - Fraction(x) / whole, Fraction(x) / whole]) for x in parts.flat]
        return np.array(drawn, dtype=bool).reshape(parts.shape)

    def pick(weights, size, words):
        total = sum(weights)
        return np.array([walk.decide([w / total for w in weights]) for _ in range(size)])

    def lower(most, size, words):
        return np.array([walk.decide([Fraction(1, most)] * most) for _ in range(size)], dtype=int)

    def chosen(steps, counts, rate, words):
        slope = mpmath.mpf(rate.numerator) / rate.denominator
        weights = [int(c) * mpmath.exp(-slope * int(s)) for s, c in zip(steps, counts, strict=True)]
        total = mpmath.fsum(weights)
        return walk.decide([weight / total for weight in weights])

    def noise(scale, size, words):
        q = mpmath.exp(-mpmath.mpf(scale.denominator) / scale.numerator)
        weights = [(1 - q) / (1 + q) * q ** abs(k) for k in range(-REACH, REACH + 1)]
        return np.array([walk.decide(weights) - REACH for _ in range(size)])

    for old, new in [
        (coins.coins_from_words, coin), (coins.shares_from_words, share), (choice.below, lower),
        (choice.picks_from_words, pick), (choice.choice_from_words, chosen),
        (exact.laplace_from_words, noise), (exact.word_source, lambda rng: no_words),
    ]:  # fmt: skip
        for module in list(sys.modules.values()):
            if module.__name__.startswith("dpedu.") and vars(module).get(old.__name__) is old:
                monkeypatch.setattr(module, old.__name__, new)
    monkeypatch.setattr(sparse_vector, "FIRST_BLOCK", 1)
    with mpmath.workdps(60):
        yield walk.law


MUTE = Mute()


def row(table, given):
    """The chances of a table's outputs."""
    return dict(zip(table.outputs, table.row(given), strict=True))


def local(mechanism, data, output):
    """One person's answer beside the row of the table for it."""
    return lambda: output(mechanism.release([data], rng=MUTE)), row(mechanism.channel(), (data,))


def number(answers):
    return answers.tolist()[0] if isinstance(answers, np.ndarray) else answers[0]


def counted(largest, count):
    made = dp.Geometric(largest=largest, ratio=Fraction(3, 2))
    return lambda: made.release(count, rng=MUTE), dict(enumerate(made.probabilities(count)))


def quantile(values, neighbourhood):
    grid = dp.Grid(low=0, high=6, step=1)
    made = dp.Quantile(epsilon=1, grid=grid, neighbourhood=neighbourhood, quantile=0.25)
    return lambda: made.release(values, rng=MUTE), row(made.channel([values]), values)


def session(values):
    made = dp.SparseVector(epsilon=40, threshold=1, answers=1)
    queries = [lambda data, i=i: values[i] for i in range(len(values))]
    table = made.channel(queries, [(0,)])
    return lambda: tuple(made.release(values, rng=MUTE).tolist()), row(table, (0,))


def mean(value):
    made = OneBitMean(largest=Fraction(7, 3), flip_probability=0.2)
    one = made.probability(value)
    return lambda: int(made.release([float(value)], rng=MUTE)[0]), {0: 1 - one, 1: one}


def sketch():
    made = CountMeanSketch.from_epsilon(1, items=3, hashes=2, width=2)
    flip = Fraction(made.flip_probability)
    wanted = {}
    for function in range(2):
        place = int(made.places([1])[function, 0])
        for bits in np.ndindex(2, 2):
            kept = sum(bit != (i == place) for i, bit in enumerate(bits))
            wanted[function, bits] = Fraction(1, 2) * flip**kept * (1 - flip) ** (2 - kept)

    def release():
        reports = made.release([1], rng=MUTE)
        return int(reports.functions[0]), tuple(reports.rows[0].astype(int).tolist())

    return release, wanted


def bloom():
    made = Rappor(bits=2, hashes=1, cohorts=2, permanent_noise=0.5, one_if_zero=0.25)
    chances = [Fraction(chance) for chance in made.report_probabilities()]
    held, wanted = made.filters(["Ann"])[0], defaultdict(Fraction)
    for cohort in range(2):
        for bits in np.ndindex(2, 2):
            ones = [chances[int(bit)] for bit in held[cohort]]
            both = math.prod(one if bit else 1 - one for one, bit in zip(ones, bits, strict=True))
            wanted[cohort, bits] += both / 2

    def release():
        reports = made.release(["Ann"], rng=MUTE)
        return int(reports.cohorts[0]), tuple(reports.bits[0].astype(int).tolist())

    return release, wanted


LAWS = {
    dp.RandomisedResponse: [
        local(dp.RandomisedResponse(flip_probability=p), x, number)
        for p in (Fraction(2, 7), 0.1) for x in (0, 1)
    ],
    dp.KaryRandomisedResponse: [
        local(dp.KaryRandomisedResponse(flip_probability=0.4, categories=k), k - 1, number)
        for k in (2, 3, 5)
    ],
    UnaryRandomisedResponse: [
        local(make(1, categories=k), k - 1, lambda rows: tuple(rows[0].astype(int).tolist()))
        for make in (UnaryRandomisedResponse.symmetric, UnaryRandomisedResponse.optimised)
        for k in (2, 3)
    ],
    dp.MembershipResponse: [
        local(make(epsilon=epsilon), x, number)
        for make in (
            dp.MembershipResponse.binary, dp.MembershipResponse.ternary,
            dp.MembershipResponse.extremal,
        )
        for epsilon in (0.1, 3) for x in (dp.ABSENT, 0, 1)
    ],
    dp.Geometric: [counted(4, count) for count in range(5)],
    dp.Quantile: [
        quantile(values, neighbourhood)
        for neighbourhood in ("edit", "membership") for values in ((), (3,), (0, 0, 6, 2))
    ],
    dp.SparseVector: [session(values) for values in ((1,), (0, 1), (3, 1))],
    OneBitMean: [mean(value) for value in (0, Fraction(1, 4), 1, Fraction(9, 4))],
    CountMeanSketch: [sketch()],
    Rappor: [bloom()],
}  # fmt: skip
"""For each finite mechanism releases, and the law that is stated for each."""

COMPARED = {dp.ExponentialMechanism, dp.PermuteAndFlip, dp.ReportNoisyMax}
"""Those whose own thresholds are compared with whole numbers in `test_exact_samplers.py`."""

FINITE = [(kind.__name__, *case) for kind, cases in LAWS.items() for case in cases]


@pytest.mark.parametrize(("name", "release", "wanted"), FINITE, ids=[one[0] for one in FINITE])
def test_a_release_has_the_law_of_its_table(law, name, release, wanted):
    found = law(release)
    assert set(found) <= set(wanted)
    for output, chance in wanted.items():
        assert abs(found.get(output, 0) - mpmath.mpf(Fraction(chance).numerator)
                   / Fraction(chance).denominator) < 2.0**-50, output  # fmt: skip
    assert abs(sum(found.values()) - 1) < 1e-15


def test_no_finite_mechanism_is_missing():
    tables = {kind for kind in kinds(Mechanism) if hasattr(kind, "channel")}
    assert tables - set(LAWS) - COMPARED == set()
