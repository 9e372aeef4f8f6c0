"""False discoveries: the published example, the definitions, then the rate that is promised."""

import math

import numpy as np
import pytest
from bad_input import NO_ANSWER, NOT_AT_LEAST_ONE_WHOLE, NOT_INSIDE_ZERO_ONE, refuses
from scipy.stats import binomtest

from dpedu.adaptive import discoveries, p_values, sample, tally

# Benjamini and Hochberg 1995, Section 3.2: fifteen p-values of a study of heart attacks.
HEARTS = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
          0.5719, 0.6528, 0.7590, 1.0000]  # fmt: skip
KINDS = ("none", "bonferroni", "benjamini-hochberg")


def test_the_published_example():
    found = {kind: int(discoveries(HEARTS, level=0.05, correction=kind).sum()) for kind in KINDS}
    assert found == {"none": 9, "bonferroni": 3, "benjamini-hochberg": 4}


def test_the_step_up_rule_is_its_definition():
    rng = np.random.default_rng(1)
    for _ in range(300):
        values = rng.random(6) ** rng.integers(1, 5)
        m, ranked = 6, sorted(values)
        count = max((i for i in range(1, m + 1) if ranked[i - 1] <= 0.2 * i / m), default=0)
        found = discoveries(values, level=0.2, correction="benjamini-hochberg")
        assert found.sum() == count
        assert not count or values[found].max() == ranked[count - 1]
        bonferroni = discoveries(values, level=0.2, correction="bonferroni")
        plain = discoveries(values, level=0.2, correction="none")
        assert (bonferroni <= found).all()
        assert (found <= plain).all()


def test_p_values_are_those_of_the_binomial_test():
    for people in (1, 7, 30):
        agree = np.arange(people + 1)
        found = p_values(2 * agree / people - 1, people=people)
        exact = [binomtest(int(k), people, 0.5).pvalue for k in agree]
        assert found == pytest.approx(exact, abs=1e-12)


def test_the_expected_share_of_false_discoveries_is_as_promised():
    # Exactly q m₀/m for independent tests: 0.2 · 15/20. A share has a standard deviation below ½.
    rng, rounds, shares = np.random.default_rng(4), 8_000, []
    real = np.arange(20) < 5
    for _ in range(rounds):
        values = np.where(real, rng.random(20) ** 8, rng.random(20))
        found = discoveries(values, level=0.2, correction="benjamini-hochberg")
        shares.append(tally(found, real).false_share)
    error = np.std(shares) / math.sqrt(rounds)
    assert abs(np.mean(shares) - 0.15) < 5 * error
    assert error < 0.15 / 2 / 10  # half the rate would have been noticed


def test_many_tests_of_noise_and_what_helps():
    drawn = sample(10_000, 2_000, informative=50, rng=np.random.default_rng(2))
    real = np.arange(2_000) < 50
    values = p_values(drawn.correlations(), people=10_000)
    counts = {kind: tally(discoveries(values, level=0.05, correction=kind), real) for kind in KINDS}
    # Of 1950 true hypotheses 5 % or a little less: 97 ± 10, at 5 σ.
    assert 45 < counts["none"].false < 150
    assert counts["none"].false_share > 0.5
    assert counts["bonferroni"].false <= 2
    assert counts["benjamini-hochberg"].false_share < 0.25
    assert counts["benjamini-hochberg"].true >= counts["bonferroni"].true > 40
    assert all(count.true + count.missed == 50 for count in counts.values())


def test_bad_arguments_are_refused_by_name():
    def find(values=(0.5,), level=0.1, correction="none"):
        return discoveries(values, level=level, correction=correction)

    refuses(lambda v: find(values=v), "p_values", [*NO_ANSWER, [1.5], [-0.1], [[0.5]], 0.5])
    refuses(lambda v: find(level=v), "level", NOT_INSIDE_ZERO_ONE)
    refuses(lambda v: find(correction=v), "correction", ["holm", None, 3, True])
    refuses(lambda v: tally(v, [1, 0]), "rejected", [[], [2, 0], [0.5, 1.0], None, "ab"])
    refuses(lambda v: tally([1, 0], v), "real", [[], [2, 0], [1], None])
    refuses(lambda v: p_values(v, people=4), "correlations",
            [*NO_ANSWER, [0.3], [2.0], 2.0, 0.5, [[0.5]], np.array(0.5)])  # fmt: skip
    refuses(lambda v: p_values([0.5], people=v), "people", NOT_AT_LEAST_ONE_WHOLE)
