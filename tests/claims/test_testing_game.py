"""The hypothesis-testing game: rates of rules, the best rule, trade-off functions, audits."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import binom

import dpedu as dp
from dpedu.privacy import audit, profiles, testing


def random_channel(rng, outputs="abcd"):
    rows = []
    for _ in range(2):
        parts = rng.integers(0, 6, size=len(outputs))
        parts[rng.integers(len(outputs))] += 1
        rows.append([Fraction(int(part), int(parts.sum())) for part in parts])
    return dp.Channel(rows, inputs=[(0,), (1,)], outputs=outputs)


def all_rules(outputs):
    """Every rule that uses no coin, or coins with chances 0, 1/2 and 1."""
    return itertools.product((Fraction(0), Fraction(1, 2), Fraction(1)), repeat=len(outputs))


def rates(phi, channel, x, y):
    fpr, tpr = (sum(f * p for f, p in zip(phi, channel.row(d), strict=True)) for d in (x, y))
    return fpr, tpr


def test_every_rule_keeps_both_inequalities_and_some_rule_is_at_the_edge():
    rng = np.random.default_rng(1933)
    for _ in range(8):
        channel = random_channel(rng)
        for c in (Fraction(1), Fraction(2), Fraction(5)):
            delta = channel.hockey_stick(c, "edit")
            tight = 0
            for x, y in itertools.permutations(channel.inputs):
                for phi in all_rules(channel.outputs):
                    fpr, tpr = rates(phi, channel, x, y)
                    assert tpr <= c * fpr + delta
                    assert 1 - fpr <= c * (1 - tpr) + delta
                    tight += tpr == c * fpr + delta or 1 - fpr == c * (1 - tpr) + delta
            assert tight  # no smaller δ would do


def test_no_rule_lies_above_the_curve_and_each_corner_is_a_rule():
    rng = np.random.default_rng(1935)
    for _ in range(10):
        channel = random_channel(rng)
        p, q = channel.row((0,)), channel.row((1,))
        for phi in all_rules(channel.outputs):
            fpr, tpr = rates(phi, channel, (0,), (1,))
            assert 1 - tpr >= testing.trade_off(p, q, fpr)
        without_coins = {
            rates(phi, channel, (0,), (1,)) for phi in itertools.product((0, 1), repeat=4)
        }
        assert set(testing.roc_curve(p, q)) <= without_coins


def test_the_curves_give_the_least_delta_and_keep_its_floors():
    rng = np.random.default_rng(2010)
    for _ in range(20):
        channel = random_channel(rng, "abcde")
        p, q = channel.row((0,)), channel.row((1,))
        curves = [testing.roc_curve(*pair) for pair in ((p, q), (q, p))]
        for c in (Fraction(1), Fraction(3, 2), Fraction(4)):
            by_curve = max(tpr - c * fpr for curve in curves for fpr, tpr in curve)
            delta = channel.hockey_stick(c, "edit")
            assert delta == max(by_curve, 0)
            for u in (Fraction(i, 12) for i in range(13)):
                floor = max(0, 1 - delta - c * u, (1 - delta - u) / c)
                assert min(testing.trade_off(p, q, u), testing.trade_off(q, p, u)) >= floor


def test_gaussian_releases_add_up_like_the_sides_of_a_right_angled_triangle():
    rng = np.random.default_rng(2022)
    n = 200_000
    for mus in ((1.0,), (0.6, 0.8), (0.5, 0.5, 1.5)):
        mu = math.sqrt(sum(m * m for m in mus))
        shift = np.array(mus)
        here = rng.normal(size=(n, len(mus)))
        there = rng.normal(size=(n, len(mus))) + shift
        for u in (0.01, 0.2, 0.5):
            t = np.quantile(here @ shift, 1 - u)
            missed = (there @ shift <= t).mean()
            assert abs(missed - testing.gaussian_trade_off(u, sigma=1 / mu)) < 0.01


def test_the_gaussian_curve_gives_the_delta_of_the_profile():
    for mu, epsilon in itertools.product((0.5, 1, 2), (0, 0.5, 2)):

        def curve(u, mu=mu):
            return testing.gaussian_trade_off(u, sigma=1 / mu)

        by_curve = testing.delta_from_trade_off(curve, epsilon)
        assert math.isclose(by_curve, profiles.gaussian_delta(epsilon, sigma=1 / mu), abs_tol=1e-9)


@pytest.mark.parametrize("p", np.linspace(0.04, 1, 25).tolist())
def test_an_audit_is_wrong_as_seldom_as_it_says(p):
    """No simulation: the probabilities of all outcomes of a small audit add up."""
    n, confidence = 15, 0.8
    counts = np.arange(n + 1)
    bound = np.array(
        [
            [audit.epsilon_lower_bound(i, n, j, n, confidence=confidence) for j in range(n + 1)]
            for i in range(n + 1)
        ]
    )
    for factor in np.exp(np.linspace(0.05, 3, 60)) if p == 1 else (1, math.e, 8):
        q = p / factor  # the true ratio: ε = ln factor, exactly
        outcomes = np.outer(binom.pmf(counts, n, p), binom.pmf(counts, n, q))
        wrong = outcomes[bound > math.log(factor) + 1e-12].sum()
        # At p = 1 the lower bound cannot be wrong: the upper one alone has half.
        assert wrong <= (1 - confidence) / (2 if p == 1 else 1)
