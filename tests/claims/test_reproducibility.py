"""Reproducibility: hold-outs, analysts who are private, Thresholdout, false discoveries."""

import itertools
import math
from fractions import Fraction

import numpy as np

import dpedu as dp
from dpedu import adaptive
from dpedu.privacy.composition import sequential


def binomial(n, v):
    return [math.comb(n, j) * v**j * (1 - v) ** (n - j) for j in range(n + 1)]


def means(channel, weights, functions):
    """E of the average of q on the data, and of q on a fresh record."""
    seen = fresh = Fraction(0)
    for x in channel.inputs:
        chance = math.prod(weights[r] for r in x)
        for a, q in enumerate(functions):
            joint = chance * channel.probability(a, given=x)
            seen += joint * sum(q[r] for r in x) / len(x)
            fresh += joint * sum(w * v for w, v in zip(weights, q, strict=True))
    return seen, fresh


def tail(z, scale):
    """P(Laplace noise > z)."""
    half = 0.5 * np.exp(-np.abs(z) / scale)
    return np.where(z > 0, half, 1 - half)


def stretch(gaps, sigma):
    """The probabilities that the hold-out first speaks at question 0, 1, …, or never."""
    z = np.linspace(-40 * sigma, 40 * sigma, 16_001)
    weight = np.exp(-np.abs(z) / (2 * sigma))
    weight /= weight.sum()
    quiet, found = np.ones_like(z), []
    for gap in gaps:
        speaks = 1 - tail(gap - z, 4 * sigma)  # η < gap - z
        found.append((weight * quiet * speaks).sum())
        quiet = quiet * (1 - speaks)
    return np.array([*found, (weight * quiet).sum()])


def rate(level, null, others, steps):
    """The false discovery rate: `null` true hypotheses, and the chances of the others."""
    grid = [Fraction(k, steps) for k in range(1, steps + 1)]
    m = null + len(others)
    total = Fraction(0)
    for places in itertools.product(range(steps), repeat=m):
        chance = Fraction(1, steps) ** null
        chance *= math.prod(other[k] for other, k in zip(others, places[null:], strict=True))
        ps = sorted(grid[k] for k in places)
        count = max((i for i in range(1, m + 1) if ps[i - 1] <= level * i / m), default=0)
        if count:
            false = sum(grid[k] <= ps[count - 1] for k in places[:null])
            total += chance * Fraction(false, count)
    return total


def test_a_holdout_is_off_as_seldom_as_hoeffding_says():
    for n in (1, 4, 9, 16):
        for v in (Fraction(1, 2), Fraction(1, 3), Fraction(9, 10)):
            chances = binomial(n, v)
            assert sum(Fraction(j, n) * c for j, c in enumerate(chances)) == v
            for s in (Fraction(1, 10), Fraction(1, 4), Fraction(1, 2)):
                off = sum(c for j, c in enumerate(chances) if abs(Fraction(j, n) - v) >= s)
                assert off <= 2 * math.exp(-2 * n * s * s)
                some = 1 - (1 - float(off)) ** 100  # a hundred rules that do not know of each other
                assert some <= 100 * 2 * math.exp(-2 * n * s * s)


def test_the_vote_of_lists_gains_a_root_over_pi():
    half = binomial(400, 0.5)
    lean = float(sum(abs(Fraction(j, 400) - Fraction(1, 2)) * c for j, c in enumerate(half)))
    for voters in (15, 25, 35):
        gain = sum(binomial(voters, 0.5 + lean)[voters // 2 + 1 :]) - 0.5
        assert math.isclose(gain, math.sqrt(voters / 400) / math.pi, rel_tol=0.02)


def test_private_analysts_generalise():
    rng = np.random.default_rng(2015)
    for n in (1, 2, 3):
        data = dp.data_sets(range(3), n)
        for _ in range(15):
            table = rng.integers(1, 9, size=(len(data), 4))
            rows = [[Fraction(int(w), int(row.sum())) for w in row] for row in table]
            channel = dp.Channel(rows, inputs=data, outputs=range(4))
            r = channel.max_ratio("edit")
            raw = rng.integers(1, 6, size=3)
            weights = [Fraction(int(w), int(raw.sum())) for w in raw]
            functions = [[Fraction(int(v), 8) for v in rng.integers(0, 9, 3)] for _ in range(4)]
            seen, fresh = means(channel, weights, functions)
            assert fresh / r <= seen <= r * fresh


def test_generalising_is_about_means():
    """The record is 1, chosen without data, is off by a half on every record."""
    blind = dp.Channel([[1], [1]], inputs=[(0,), (1,)], outputs=[0])
    seen, fresh = means(blind, [Fraction(1, 2)] * 2, [[0, 1]])
    assert seen == fresh
    assert all(abs(record - fresh) == Fraction(1, 2) for record in (0, 1))


def test_copies_of_a_record_do_not_generalise():
    """Fifteen copies of one record, each through coins that flip with 2/5."""
    p = Fraction(2, 5)
    majority = sum(math.comb(15, j) * (1 - p) ** j * p ** (15 - j) for j in range(8, 16))
    assert majority > (1 - p) / p * Fraction(1, 2)


def test_a_stretch_of_silence_costs_no_more_than_one_question():
    rng = np.random.default_rng(2015)
    for sigma, asked in itertools.product((0.5, 1.0, 3.0), (1, 2, 5)):
        for _ in range(20):
            gaps = rng.uniform(-3, 3, asked)  # from the threshold
            moved = gaps + rng.choice([-1, 1], asked)
            one, other = stretch(gaps, sigma), stretch(moved, sigma)
            assert math.isclose(one.sum(), 1)
            assert np.maximum(one / other, other / one).max() <= math.exp(1 / sigma) * (1 + 1e-3)


def test_stretches_add_up_whatever_is_asked_after_each():
    stretches, sigma, rng = 3, 2.0, np.random.default_rng(3)
    gaps = rng.uniform(-3, 3, (4, 2))  # for the first stretch, and after an end at 0, 1 or never
    moved = gaps + rng.choice([-1, 1], gaps.shape)
    one, other = ([stretch(row, sigma) for row in rows] for rows in (gaps, moved))
    for ends in itertools.product(range(3), repeat=stretches):
        asked = [0, *(1 + end for end in ends[:-1])]
        p, q = (
            math.prod(rows[k][end] for k, end in zip(asked, ends, strict=True))
            for rows in (one, other)
        )
        assert abs(math.log(p / q)) <= stretches / sigma * (1 + 1e-3)


def test_stretches_with_their_answers_cost_so_many_times_one():
    spent = {
        b: adaptive.Thresholdout(threshold=0.04, sigma=1 / 64, budget=b, people=1024)
        for b in (1, 3, 50)
    }
    for b, holdout in spent.items():
        assert holdout.guarantee() == sequential([spent[1].guarantee()] * b)
        assert holdout.epsilon() == b * 2 * Fraction(64, 1024)


def test_benjamini_and_hochberg_keep_the_false_discovery_rate():
    eager = [Fraction(k, 10) for k in (4, 3, 2, 1)]  # a real effect: small p-values
    for level in (Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)):
        for null, real_ones in ((1, 0), (2, 0), (3, 0), (1, 2), (2, 1), (3, 1), (2, 2)):
            found = rate(level, null, [eager] * real_ones, 4)
            assert found <= level * Fraction(null, null + real_ones)
    assert rate(Fraction(1, 2), 2, [], 4) == Fraction(1, 2)  # attained
