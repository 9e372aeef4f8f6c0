"""Discrete mechanisms: probabilities, guarantees and moments, by sums over whole numbers."""

import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NAME,
    NO_PROBABILITY,
    NO_WHOLE_ANSWER,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import chi2

from dpedu import DiscreteGaussian, DiscreteLaplace, Geometric, data_sets
from dpedu._digits import big, digits
from dpedu._validate import exact
from dpedu.mechanisms import RoundedGaussian
from dpedu.mechanisms.discrete import TABLED
from dpedu.mechanisms.sensitivity import bounded_sum

K = np.arange(-3000, 3001)


def laplaces():
    for epsilon in (Fraction(1, 10), 1, 2.5, 40):
        for sensitivity in (1, 3):
            yield DiscreteLaplace(epsilon=epsilon, sensitivity=sensitivity)


# Each one works out its sigma, which takes a while.
GAUSSIANS = [
    DiscreteGaussian(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
    for epsilon, delta in [(1, 1e-5), (0.2, 1e-3), (5, 1e-6)]
    for sensitivity in (1, 4)
]


def test_known_answers():
    one = DiscreteLaplace(epsilon=1, sensitivity=1)
    assert one.variance == pytest.approx(1.8413471884155848, abs=1e-12)
    assert one.probability(0) == pytest.approx(0.46211715726000974, abs=1e-12)
    gaussian = DiscreteGaussian(epsilon=1, delta=0.1, sensitivity=1)
    for sigma, variance in [(Fraction(1, 2), 0.21501267508813848), (Fraction(2), 4.0)]:
        vars(gaussian).pop("_total", None)
        vars(gaussian)["sigma"] = sigma
        assert gaussian.variance == pytest.approx(variance, abs=1e-10)


@pytest.mark.parametrize("mechanism", [*laplaces(), *GAUSSIANS], ids=repr)
def test_probabilities_sum_to_one_and_give_the_moments(mechanism):
    chances = mechanism.probability(K)
    assert math.fsum(chances) == pytest.approx(1, abs=1e-12)
    assert math.fsum(chances * K**2) == pytest.approx(mechanism.variance, rel=1e-9)


@pytest.mark.parametrize("mechanism", [*laplaces()], ids=repr)
def test_neighbouring_probabilities_differ_by_at_most_e_to_epsilon(mechanism):
    p, q = mechanism.probability(K), mechanism.probability(K - mechanism.sensitivity)
    both = (p > 1e-250) & (q > 1e-250)
    losses = np.log(p[both] / q[both])
    assert losses.max() == pytest.approx(float(mechanism.epsilon()), rel=1e-9)
    assert mechanism.guarantee("membership").epsilon == mechanism.epsilon()
    assert mechanism.delta(mechanism.epsilon()) == 0
    half = float(mechanism.epsilon()) / 2
    expected = np.maximum(p - math.exp(half) * q, 0).sum()
    assert mechanism.delta(half) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("mechanism", GAUSSIANS, ids=repr)
def test_the_gaussian_twin_keeps_its_delta(mechanism):
    epsilon, delta = (
        mechanism.guarantee("membership").epsilon,
        mechanism.guarantee("membership").delta,
    )
    p, q = mechanism.probability(K), mechanism.probability(K - mechanism.sensitivity)
    excess = np.maximum(p - math.exp(epsilon) * q, 0).sum()
    assert excess == pytest.approx(mechanism.delta(epsilon), rel=1e-6)
    assert excess <= delta * (1 + 1e-9)
    assert excess > 0.8 * delta
    assert mechanism.zcdp() == pytest.approx(
        mechanism.sensitivity**2 / (2 * float(mechanism.sigma) ** 2), rel=1e-12
    )


@pytest.mark.parametrize("mechanism", [*laplaces(), *GAUSSIANS], ids=repr)
@pytest.mark.parametrize("probability", [0.05, 2 / 3, 0.9999])
def test_accuracy_is_the_least_whole_number_that_holds(mechanism, probability):
    reach = mechanism.accuracy(probability)
    within = [
        mechanism.probability(np.arange(-m, m + 1)).sum() if m >= 0 else 0
        for m in (reach, reach - 1)
    ]
    assert within[0] >= probability - 1e-9
    assert within[1] < probability


def outside(mechanism, m, mp):
    """Pr(|noise| > m), as the law is stated."""
    if isinstance(mechanism, DiscreteLaplace):
        q = mp.exp(-big(mp, 1 / mechanism.scale))
        return 2 * q ** (m + 1) / (1 + q)
    sigma = big(mp, Fraction(mechanism.sigma))
    if isinstance(mechanism, RoundedGaussian):
        return mp.erfc((m + mp.mpf(1) / 2) / sigma / mp.sqrt(2))
    weights = [mp.exp(-((k / sigma) ** 2) / 2) for k in range(m + 40 * int(sigma + 2))]
    return 2 * mp.fsum(weights[m + 1 :]) / (2 * mp.fsum(weights) - 1)


SURE = [0.01, 0.5, 0.95, 1 - 1e-9, 1 - 1e-14, 1 - 2.0**-53, 1 - Fraction(1, 10**30),
        1 - Fraction(1, 10**400), Fraction(1, 10**400)]  # fmt: skip


@pytest.mark.parametrize(
    "mechanism",
    [
        *laplaces(),
        DiscreteLaplace(epsilon=Fraction(1, 10**12), sensitivity=1),
        DiscreteLaplace(epsilon=10**15, sensitivity=1),
        *GAUSSIANS,
        RoundedGaussian(epsilon=1, delta=1e-5, sensitivity=1),
        RoundedGaussian(epsilon=1, delta=1e-5, sensitivity=10**8),
        RoundedGaussian(epsilon=100, delta=0.1, sensitivity=0.1),
    ],
    ids=repr,
)
def test_accuracy_holds_however_sure_one_wants_to_be(mechanism):
    """With 1 − 10⁻¹⁴ it was outside seventeen times as often as that."""
    mp = digits()
    for probability in SURE:
        reach, left = mechanism.accuracy(probability), big(mp, 1 - exact(probability))
        assert outside(mechanism, reach, mp) <= left
        assert reach == 0 or outside(mechanism, reach - 1, mp) > left
        low, high = mechanism.interval(7, confidence=probability)
        assert (low, high) == (7 - reach, 7 + reach)


def test_wide_gaussian_noise_tells_its_accuracy_without_a_table():
    """At a sensitivity of 10⁹ it asked for 90 GiB."""
    wide = DiscreteGaussian(epsilon=1, delta=1e-6, sensitivity=10**9, entries=2)
    mp = digits()
    reach, bound = wide.accuracy(0.95), mp.sqrt(2) * big(mp, wide.sigma)
    assert mp.erfc((reach + mp.mpf(1) / 2) / bound) <= 1 - big(mp, exact(0.95))
    assert mp.erfc((reach - mp.mpf(1) / 2) / bound) > 1 - big(mp, exact(0.95))
    # On both sides of where tables end, by the law itself: never too small, at most 1 too large.
    for sigma in (TABLED - 1, TABLED + Fraction(1, 3)):
        vars(wide)["sigma"] = Fraction(sigma)
        vars(wide).pop("_total", None)
        chances = wide.probability(np.arange(20 * TABLED))
        tails = 2 * np.cumsum(chances[::-1])[::-1]  # Pr(|noise| ≥ k)
        for probability in (0.001, 0.1, 0.5, 0.7, 0.99, 1 - 1e-9):
            reach = wide.accuracy(probability)
            assert tails[reach + 1] <= (1 - probability) * (1 + 1e-9)
            assert tails[max(reach - 1, 1)] > (1 - probability) * (1 - 1e-9)


@pytest.mark.parametrize("scale", [1, 10**2, 10**4, 10**8, 10**11])
def test_probabilities_of_rounded_noise_keep_their_digits(scale):
    mechanism, mp = RoundedGaussian(epsilon=1, delta=1e-5, sensitivity=scale), digits(lost=700)
    bound = mp.sqrt(2) * big(mp, Fraction(mechanism.sigma))
    for times in (0, 0.01, 1, 3, 20, 36):
        k = round(times * mechanism.sigma)
        ends = [mp.erf((k + side * mp.mpf(1) / 2) / bound) for side in (1, -1)]
        exactly = float((ends[0] - ends[1]) / 2)
        assert mechanism.probability(k) == pytest.approx(exactly, rel=1e-11, abs=0)
        assert mechanism.probability(-k) == mechanism.probability(k)


def test_arrays_need_to_know_in_how_many_entries_neighbours_differ():
    rng = np.random.default_rng(0)
    alone = DiscreteGaussian(epsilon=1, delta=1e-5, sensitivity=1)
    refuses(lambda v: alone.release(v, rng=rng), "entries", [[1, 2], [[3], [4]]])
    assert type(alone.release(3, rng=rng)) is int
    one = DiscreteGaussian(epsilon=1, delta=1e-5, sensitivity=1, entries=1)
    assert one.sigma == alone.sigma
    refuses(
        lambda v: DiscreteGaussian(epsilon=1, delta=1e-5, sensitivity=1, entries=v),
        "entries",
        [0, -1, 1.0, True, "1", math.nan],
    )


@pytest.mark.parametrize(("epsilon", "delta"), [(1, 1e-5), (0.3, 1e-3), (4, 1e-8)])
def test_an_edit_of_a_histogram_keeps_its_delta(epsilon, delta):
    # Two bins move by 1 each: the exact δ, by the sum over both.
    mechanism = DiscreteGaussian(epsilon=epsilon, delta=delta, sensitivity=1, entries=2)
    k = np.arange(-150, 151)
    up, same, down = (mechanism.probability(k + shift) for shift in (-1, 0, 1))
    p, q = np.outer(same, same), np.outer(up, down)
    exact = np.maximum(p - math.exp(epsilon) * q, 0).sum()
    assert exact <= delta
    assert exact > delta / 30  # not needlessly far below
    assert mechanism.delta(epsilon) <= delta
    # The noise for one entry would break the promise.
    single = DiscreteGaussian(epsilon=epsilon, delta=delta, sensitivity=1)
    up, same, down = (single.probability(k + shift) for shift in (-1, 0, 1))
    p, q = np.outer(same, same), np.outer(up, down)
    assert np.maximum(p - math.exp(epsilon) * q, 0).sum() > 3 * delta


def test_epsilon_is_kept_exactly():
    assert DiscreteLaplace(epsilon=Fraction(1, 3), sensitivity=2).scale == 6
    assert DiscreteLaplace(epsilon=Fraction(1, 3), sensitivity=2).epsilon() == Fraction(1, 3)
    assert DiscreteLaplace(epsilon=0.1, sensitivity=1).scale == 10  # the decimal, not the float


def test_releases_are_whole_and_exact_even_for_huge_answers():
    for mechanism in (
        DiscreteLaplace(epsilon=1, sensitivity=1),
        DiscreteGaussian(epsilon=1, delta=1e-5, sensitivity=1, entries=1),
    ):
        rng = np.random.default_rng(6)
        assert type(mechanism.release(3, rng=rng)) is int
        # Beyond 2⁶² all answers are alike: an error would tell neighbours apart that lie there.
        for far in (2**63, 2**70, 10**400):
            assert abs(mechanism.release(far, rng=rng) - 2**62) < 100
            assert abs(mechanism.release([-far], rng=rng)[0] + 2**62) < 100
        big = 2**62
        released = mechanism.release(np.full((2, 500), big), rng=rng)
        assert released.shape == (2, 500)
        assert released.dtype == np.int64
        # In floating point every one of these would be a multiple of 2**10.
        assert len(set((released - big).ravel().tolist())) > 5
        first, second = (mechanism.release([1, 2], rng=np.random.default_rng(2)) for _ in range(2))
        assert (first == second).all()


def test_every_output_is_possible_under_a_neighbour():
    # 10⁶ releases: not one lies where a neighbour's probability is 0.
    mechanism = DiscreteLaplace(epsilon=2, sensitivity=1)
    released = mechanism.release(np.zeros(1_000_000, int), rng=np.random.default_rng(10))
    assert (mechanism.probability(np.unique(released) - 1) > 0).all()


# The geometric mechanism ------------------------------------------------------------------------


@pytest.mark.parametrize("ratio", [Fraction(11, 10), 2, Fraction(7, 2)])
def test_the_geometric_mechanism_is_exactly_as_private_as_stated(ratio):
    mechanism = Geometric(largest=4, ratio=ratio)
    table = mechanism.channel(sum, data_sets((0, 1), range(5)))
    assert table.is_exact
    assert table.max_ratio("membership") == ratio
    assert float(mechanism.epsilon()) == pytest.approx(math.log(ratio), abs=1e-15)
    assert mechanism.guarantee("membership").epsilon == mechanism.epsilon()


def test_moving_outliers_to_the_ends_is_what_release_does():
    mechanism, draws = Geometric(largest=3, epsilon=0.7), 20_000
    rng = np.random.default_rng(14)
    found = np.bincount([mechanism.release(1, rng=rng) for _ in range(draws)], minlength=4)
    expected = draws * mechanism.probabilities(1)
    assert ((found - expected) ** 2 / expected).sum() < chi2.isf(1e-6, 3)


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    rng = np.random.default_rng(0)
    laplace, gaussian = (
        {"epsilon": 1, "sensitivity": 1},
        {"epsilon": 1, "delta": 0.1, "sensitivity": 1},
    )
    for make, good, level in [
        (DiscreteLaplace, laplace, [*NOT_POSITIVE, 1e-16, 1e16]),
        (DiscreteGaussian, gaussian, NOT_AT_LEAST_ZERO),
    ]:
        refuses(lambda v, m=make, g=good: m(**{**g, "epsilon": v}), "epsilon", level)
        refuses(
            lambda v, m=make, g=good: m(**{**g, "sensitivity": v}),
            "sensitivity",
            NOT_AT_LEAST_ONE_WHOLE,
        )
        refuses(
            lambda v, m=make, g=good: m(**g, neighbourhood=v),
            "neighbourhood",
            NO_NAME,
        )
        mechanism = make(**good)
        wrong = [value for value in NO_WHOLE_ANSWER if repr(value) != repr([10**400])]
        refuses(lambda v, m=mechanism: m.release(v, rng=rng), "value", wrong)
        refuses(lambda v, m=mechanism: m.release(1, rng=v), "rng", NO_GENERATOR)
        refuses(lambda v, m=mechanism: m.noise(v, rng=rng), "shape", [-1, 2.0, "3", None, (1, -1)])
        refuses(mechanism.probability, "noise", wrong)
        refuses(mechanism.accuracy, "probability", NOT_INSIDE_ZERO_ONE)
        refuses(mechanism.epsilon, "delta", [v for v in NO_PROBABILITY if v is not None])
        refuses(mechanism.delta, "epsilon", [v for v in NOT_AT_LEAST_ZERO if v != math.inf])
    refuses(lambda v: DiscreteGaussian(**{**gaussian, "delta": v}), "delta", NOT_INSIDE_ZERO_ONE)


def test_bad_arguments_of_the_geometric_mechanism_are_refused_by_name():
    mechanism, rng = Geometric(largest=3, ratio=2), np.random.default_rng(0)
    refuses(lambda v: Geometric(largest=v, ratio=2), "largest", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: Geometric(largest=3, ratio=v), "ratio", [*NOT_POSITIVE, 1, 0.5])
    refuses(lambda v: Geometric(largest=3, epsilon=v), "epsilon", NOT_POSITIVE)
    refuses(lambda v: Geometric(largest=3, epsilon=v, ratio=2), "epsilon or ratio", [1])
    refuses(lambda v: Geometric(largest=3, ratio=2, neighbourhood=v), "neigh", NO_NAME)
    bad_counts = [4, -1, 1.0, True, "1", None, math.nan]
    refuses(mechanism.probabilities, "count", bad_counts)
    refuses(lambda v: mechanism.release(v, rng=rng), "count", bad_counts[1:])
    refuses(lambda v: mechanism.release(1, rng=v), "rng", NO_GENERATOR)


@pytest.mark.parametrize("how", [{"ratio": 2}, {"epsilon": 1}])
def test_a_count_above_n_counts_as_n_for_an_error_would_tell(how):
    mechanism = Geometric(largest=3, **how)
    for count in (4, 2**53 + 1, 10**40):
        told = [mechanism.release(c, rng=np.random.default_rng(1)) for c in (3, count)]
        assert told[0] == told[1]


def test_a_sensitivity_that_was_computed_as_a_fraction_will_do():
    whole = bounded_sum(Fraction(0), Fraction(4), "edit")
    assert DiscreteLaplace(epsilon=1, sensitivity=whole).scale == 4
    with pytest.raises(TypeError, match="sensitivity must be a whole number, got"):
        DiscreteLaplace(epsilon=1, sensitivity=Fraction(9, 2))


@pytest.mark.parametrize("bits", ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"])
def test_values_may_be_whole_numbers_of_any_length(bits):
    mechanism = DiscreteLaplace(epsilon=1, sensitivity=1)
    same = np.arange(3, dtype=np.int64)
    draws = [
        mechanism.release(values, rng=np.random.default_rng(1))
        for values in (same, same.astype(bits))
    ]
    assert np.array_equal(*draws)
    assert draws[1].dtype == np.int64
    assert np.array_equal(mechanism.probability(same.astype(bits)), mechanism.probability(same))
    most = np.array([np.iinfo(bits).max], dtype=bits)
    least = np.array([np.iinfo(bits).min], dtype=bits)
    for end in (most, least):
        wanted = min(max(int(end[0]), -(2**62)), 2**62)
        noise = mechanism.release(0, rng=np.random.default_rng(1))
        assert mechanism.release(end, rng=np.random.default_rng(1)) - noise == wanted
