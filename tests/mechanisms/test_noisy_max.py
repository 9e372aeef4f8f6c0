"""Report noisy max and permute-and-flip: exact chances, and the noise that makes the claim true."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_ANSWER,
    NO_GENERATOR,
    NO_NAME,
    NO_NUMBERS,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import chi2

from dpedu import ExponentialMechanism, PermuteAndFlip, ReportNoisyMax, data_sets

KINDS = {
    "exponential mechanism": ExponentialMechanism,
    "permute-and-flip": PermuteAndFlip,
    "laplace": ReportNoisyMax,
    "exponential": lambda **a: ReportNoisyMax(noise="exponential", **a),
    "gumbel": lambda **a: ReportNoisyMax(noise="gumbel", **a),
}


def by_permutations(weights):
    """Permute-and-flip by its definition: every order of the candidates, one after another."""
    chances = [Fraction(0)] * len(weights)
    orders = list(itertools.permutations(range(len(weights))))
    for order in orders:
        reached = Fraction(1, len(orders))
        for candidate in order:
            chances[candidate] += reached * weights[candidate]
            reached *= 1 - weights[candidate]
    return chances


# Exact ------------------------------------------------------------------------------------------


def test_known_answer():
    found = PermuteAndFlip(epsilon=1, sensitivity=1).probabilities([0, 1, 2, 3])
    expected = [0.07947728879478498, 0.13721944982098838, 0.24767001165613156, 0.535633249728095]
    assert found == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("utilities", [(0, 1), (3, 3), (0, 0, 5), (2, 1, 2, 0, -1), (7,)])
@pytest.mark.parametrize("base", [1, Fraction(3, 2), 4, math.inf])
def test_permute_and_flip_is_its_definition(utilities, base):
    found = PermuteAndFlip.with_base(base).probabilities(utilities)
    best = max(utilities)
    shrink = 0 if base == math.inf else 1 / Fraction(base)
    assert found.tolist() == by_permutations([Fraction(shrink) ** (best - u) for u in utilities])
    assert sum(found) == 1


LEVELS = [(math.inf, 1), (1, 1), (0.25, 2), (3, 1)]
HIGH = [0, 1, -5, 2**53, 2**60, -(2**62), 10**18, 2**63 - 9, 2**64, -(10**30), 10**300]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("epsilon", "sensitivity"), LEVELS)
def test_differences_are_those_of_whole_numbers_and_fractions_of_any_size(
    kind, epsilon, sensitivity
):
    """Beyond 2⁵³ floats took 1 for nothing: the table showed even chances, the release a winner."""
    mechanism = KINDS[kind](epsilon=epsilon, sensitivity=sensitivity)
    gaps = [0, 1, 1, 4, 7]
    for part in (1, Fraction(1, 3), Fraction(1, 2**70)):
        small = [-gap * part for gap in gaps]
        expected = mechanism.probabilities(np.array(small, dtype=float))
        for high in HIGH:
            far = [high + utility for utility in small]
            given = [far, np.array(far, dtype=object), [far, far[::-1]], [tuple(far)]]
            for utilities in given:
                found = mechanism.probabilities(utilities)
                assert found.shape == np.shape(np.array(utilities, dtype=object))
                assert found.reshape(-1, 5)[0] == pytest.approx(expected, rel=1e-12)
            table = mechanism.channel(lambda place, _, far=far: far[place], [()], range(5))
            assert table.row(()) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("kind", KINDS)
def test_at_infinity_who_is_best_by_however_little_wins(kind):
    mechanism = KINDS[kind](epsilon=math.inf, sensitivity=1)
    rng = np.random.default_rng(1)
    close = [
        [5e-324, 0], [0.0, -5e-324], [1.0, math.nextafter(1, 0)], [2**1023, 2**1023 - 1],
        [Fraction(1, 10**400), 0], [Fraction(1, 3), Fraction(1, 3) - Fraction(1, 10**400)],
        [Fraction(1, 3), 1 / 3], [1.7e308, -1.7e308], [10**308, -(10**308)],
    ]  # fmt: skip
    for utilities in close:
        assert mechanism.probabilities(utilities).tolist() == [1, 0], utilities
        assert mechanism.probabilities(utilities[::-1]).tolist() == [0, 1], utilities
        assert {mechanism.release(utilities, rng=rng) for _ in range(9)} == {0}, utilities
    for tie in ([Fraction(1, 3)] * 2, [10**300] * 2, [0.1, Fraction(0.1)]):
        assert mechanism.probabilities(tie) == pytest.approx([0.5, 0.5], rel=1e-12)


@pytest.mark.parametrize("kind", KINDS)
def test_whole_numbers_at_both_ends_of_all_floats_are_picked_from(kind):
    """Their difference is no float: an error told of them."""
    rng, ends = np.random.default_rng(2), [-int(1.75e308), int(1.75e308)]
    for epsilon, most in ((math.inf, 0), (1, 0), (1e-306, 1e-40), (1e-308, 0.3)):
        mechanism = KINDS[kind](epsilon=epsilon, sensitivity=1)
        chance = mechanism.probabilities(ends)[0]
        assert chance <= most
        assert mechanism.probabilities([float(end) for end in ends])[0] == pytest.approx(chance)
        drawn = [mechanism.release([ends] * 2, rng=rng).sum() for _ in range(500)]
        assert abs(1000 - sum(drawn) - 1000 * chance) <= 5.2 * math.sqrt(1000 * chance)


@pytest.mark.parametrize("size", [1, 2, 7, 60, 100])
def test_floats_agree_with_fractions(size):
    utilities = np.random.default_rng(size).integers(0, 12, size).tolist()
    exact = PermuteAndFlip.with_base(Fraction(5, 4))
    floating = PermuteAndFlip(epsilon=exact.epsilon(), sensitivity=1)
    expected = exact.probabilities(utilities).astype(float)
    assert floating.probabilities(utilities) == pytest.approx(expected, rel=1e-12)


def test_many_candidates_and_huge_gaps():
    mechanism = PermuteAndFlip(epsilon=1, sensitivity=1)
    even = mechanism.probabilities(np.zeros(20_000))
    assert even == pytest.approx(1 / 20_000, rel=1e-10)
    assert mechanism.probabilities([1e308, -1e308, 1e308]) == pytest.approx([0.5, 0, 0.5])


@pytest.mark.parametrize("utilities", [(0, 1, 3), (4, 4, 0), (0, 10, 9, 8), tuple(range(8))])
def test_permute_and_flip_never_ends_further_below_the_best(utilities):
    flip = PermuteAndFlip.with_base(2).probabilities(utilities)
    exponential = ExponentialMechanism.with_base(2).probabilities(utilities)
    for level in set(utilities):
        below = [u < level for u in utilities]
        assert flip[below].sum() <= exponential[below].sum()


def test_the_kinds_of_noise_are_the_mechanisms_they_are_named_after():
    utilities = [0, 2, 3, 3]
    arguments = {"epsilon": 0.9, "sensitivity": 1.5}
    for noise, kind in [("gumbel", ExponentialMechanism), ("exponential", PermuteAndFlip)]:
        noisy = ReportNoisyMax(noise=noise, **arguments).probabilities(utilities)
        assert noisy == pytest.approx(kind(**arguments).probabilities(utilities), abs=1e-15)


def test_two_candidates_under_laplace_noise():
    # The difference of two standard Laplace variables exceeds t > 0 with (½ + t/4) e^(−t).
    mechanism = ReportNoisyMax(epsilon=2, sensitivity=1)
    for gap in (0, 0.5, 3, 20):
        lose = (0.5 + gap / 4) * math.exp(-gap)
        assert mechanism.probabilities([gap, 0]) == pytest.approx([1 - lose, lose], rel=1e-12)


def votes(candidate, data):
    return data.count(candidate)


@pytest.mark.parametrize("kind", KINDS)
def test_for_counts_under_membership_half_the_noise_is_enough_and_no_less(kind):
    epsilon = 1.0
    inputs, parties = data_sets(range(3), range(4)), range(3)
    monotone = KINDS[kind](epsilon=epsilon, sensitivity=1, monotone=True)
    assert monotone.channel(votes, inputs, parties).epsilon("membership") <= epsilon + 1e-9
    # The claim is not empty: with half of that noise again it fails.
    broken = KINDS[kind](epsilon=2 * epsilon, sensitivity=1, monotone=True)
    assert broken.channel(votes, inputs, parties).epsilon("membership") > epsilon


@pytest.mark.parametrize("kind", KINDS)
def test_counts_are_not_monotone_under_edit(kind):
    inputs, parties, epsilon = data_sets(range(2), 5), range(2), 1.0
    general = KINDS[kind](epsilon=epsilon, sensitivity=1, neighbourhood="edit")
    assert general.channel(votes, inputs, parties).epsilon("edit") <= epsilon + 1e-9
    wrong = KINDS[kind](epsilon=epsilon, sensitivity=1, neighbourhood="edit", monotone=True)
    assert wrong.channel(votes, inputs, parties).epsilon("edit") > 1.2 * epsilon


@pytest.mark.parametrize("kind", KINDS)
def test_general_utilities_need_the_two(kind):
    # One candidate gains 1 while all others lose 1: the worst that sensitivity 1 allows.
    def utility(candidate, data):
        return (len(data) if candidate == 0 else -len(data)) * 1.0

    candidates, inputs = range(40), data_sets((0,), range(8))
    safe = KINDS[kind](epsilon=1, sensitivity=1).channel(utility, inputs, candidates)
    assert safe.epsilon("membership") <= 1 + 1e-9
    broken = KINDS[kind](epsilon=1, sensitivity=1, monotone=True)
    assert broken.channel(utility, inputs, candidates).epsilon("membership") > 1.4


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("probability", [0.1, 0.5, 2 / 3, 0.9, 0.99, 0.999, 1 - 1e-6])
def test_no_utilities_break_the_stated_accuracy(kind, probability):
    # The worst are all others just beyond it: who is nearer helps to fail less, who is further too.
    for size in (1, 2, 3, 10, 1000):
        mechanism = KINDS[kind](epsilon=1, sensitivity=1)
        reach = mechanism.accuracy(size, probability=probability)
        utilities = [0.0, *[-reach * (1 + 1e-9) - 1e-9] * (size - 1)]
        assert mechanism.probabilities(utilities)[1:].sum() <= (1 - probability) * (1 + 1e-9)
        assert 0 <= reach <= 2 * (math.log(size / (1 - probability)) + 3)


def test_monotone_halves_the_exponent_s_two():
    for kind in (ExponentialMechanism, PermuteAndFlip):
        assert kind.with_base(3, monotone=True).epsilon() == pytest.approx(math.log(3))
        assert kind.with_base(3).epsilon() == pytest.approx(2 * math.log(3))
        half = kind(epsilon=0.5, sensitivity=1, monotone=True)
        assert half.probabilities([0, 1]) == pytest.approx(
            kind(epsilon=1, sensitivity=1).probabilities([0, 1])
        )
        assert half.accuracy(5) == kind(epsilon=1, sensitivity=1).accuracy(5)
    assert ReportNoisyMax(epsilon=0.5, sensitivity=3).scale == 12
    assert ReportNoisyMax(epsilon=0.5, sensitivity=3, monotone=True).scale == 6
    assert ReportNoisyMax(epsilon=0, sensitivity=3).scale == math.inf


@pytest.mark.parametrize("kind", KINDS)
def test_both_limits(kind):
    none = KINDS[kind](epsilon=0, sensitivity=1)
    assert none.probabilities([5, 1, 0, 0]) == pytest.approx([0.25] * 4, abs=1e-12)
    all_of_it = KINDS[kind](epsilon=math.inf, sensitivity=1)
    assert all_of_it.probabilities([5, 1, 5]) == pytest.approx([0.5, 0, 0.5], abs=1e-12)
    picks = all_of_it.release(np.tile([5.0, 1, 5], (4000, 1)), rng=np.random.default_rng(2))
    assert set(picks.tolist()) == {0, 2}


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("epsilon", [0, 0.8, 3])
def test_releases_follow_the_probabilities(kind, epsilon):
    mechanism, draws = KINDS[kind](epsilon=epsilon, sensitivity=1), 200_000
    utilities = np.array([3, 1, 3, 0, 2])
    rng = np.random.default_rng(2021)
    picks = mechanism.release(np.broadcast_to(utilities, (draws, 5)), rng=rng)
    expected = draws * mechanism.probabilities(utilities)
    found = np.bincount(picks, minlength=5)
    assert ((found - expected) ** 2 / expected).sum() < chi2.isf(1e-6, 4)
    assert type(mechanism.release([0, 1], rng=rng)) is int


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_bad_arguments_are_refused_by_name(kind):
    make, rng = KINDS[kind], np.random.default_rng(0)
    mechanism = make(epsilon=1, sensitivity=1)
    refuses(lambda v: make(epsilon=v, sensitivity=1), "epsilon", [*NO_NUMBERS, -1, 10**400])
    refuses(lambda v: make(epsilon=1, sensitivity=v), "sensitivity", NOT_POSITIVE)
    refuses(
        lambda v: make(epsilon=1, sensitivity=1, neighbourhood=v),
        "neighbour",
        NO_NAME,
    )
    refuses(
        lambda v: make(epsilon=1, sensitivity=1, monotone=v), "monotone", [1, 0, None, "yes", []]
    )
    bad = [*NO_ANSWER, 3]
    refuses(mechanism.probabilities, "utilities", bad)
    refuses(lambda v: mechanism.release(v, rng=rng), "utilities", bad)
    refuses(lambda v: mechanism.release([0, 1], rng=v), "rng", NO_GENERATOR)


def test_bad_kinds_of_noise_are_refused():
    refuses(
        lambda v: ReportNoisyMax(epsilon=1, sensitivity=1, noise=v),
        "noise",
        ["gauss", "", None, 1, True],
    )


@pytest.mark.parametrize("kind", KINDS)
def test_candidates_may_be_an_array(kind):
    mechanism, inputs = KINDS[kind](epsilon=1, sensitivity=1), data_sets(range(2), 2)
    table = mechanism.channel(votes, inputs, np.arange(2))
    assert (table.row((0, 1)) == mechanism.channel(votes, inputs, range(2)).row((0, 1))).all()
    refuses(
        lambda v: mechanism.channel(votes, inputs, v), "candidates", [np.array([]), np.array(1)]
    )
