"""The staircase on whole numbers: its law in fractions, the best r, profile, sampler and reach."""

import itertools
import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import NOT_AT_LEAST_ONE_WHOLE, refuses
from scipy.optimize import linprog
from scipy.stats import chi2

from dpedu import DiscreteLaplace
from dpedu._validate import exact
from dpedu.mechanisms import DiscreteStaircase, Staircase, discrete_staircase
from dpedu.mechanisms.discrete_staircase import _from_words

FALLS = [Fraction(9, 10), Fraction(1, 2), Fraction(2, 7), Fraction(1, 50)]  # b = e^(−ε)
STEPS = [(width, r) for width in (1, 2, 3, 5, 8) for r in range(1, width + 1)]
K = np.arange(-4000, 4001)


def law(fall, width, r):
    """P(k) as Geng and Viswanath write it, as a function that gives fractions."""
    top = (1 - fall) / (2 * r + 2 * fall * (width - r) - (1 - fall))

    def chance(k):
        steps, place = divmod(abs(k), width)
        return top * fall**steps * (1 if place < r else fall)

    return chance


def size(fall, width, r):
    """E|noise| in fractions: Σ_s b^s and Σ_s s b^s over the periods of Δ."""
    chance = law(fall, width, r)
    mass = sum(chance(k) for k in range(width))
    first = sum(k * chance(k) for k in range(width))
    return 2 * (width * mass * fall / (1 - fall) ** 2 + first / (1 - fall))


def made(fall, width, r=None):
    epsilon = -math.log(fall)
    return DiscreteStaircase(epsilon=epsilon, sensitivity=width, first=r)


@pytest.mark.parametrize("fall", FALLS)
@pytest.mark.parametrize(("width", "r"), STEPS)
def test_the_law_exactly_its_sum_its_ratios_and_its_profile(fall, width, r):
    chance = law(fall, width, r)
    assert 2 * sum(map(chance, range(width))) / (1 - fall) - chance(0) == 1
    near = range(-4 * width, 4 * width + 1)
    ratios = {chance(k) / chance(k - d) for k in near for d in range(width + 1)}
    assert max(ratios) == 1 / fall
    mechanism = made(fall, width, r)
    expected = [float(chance(k)) for k in near]
    assert mechanism.probability(list(near)) == pytest.approx(expected, rel=1e-12)
    # Beyond those k the numbers left of 0 alone speak, all by a step: a geometric rest.
    for factor in (1, 1 + (1 / fall - 1) / 3):
        found = [
            sum(max(chance(k) - factor * chance(k - d), 0) for k in near) for d in range(width + 1)
        ]
        assert found == sorted(found)  # Δ is the worst
        rest = sum(chance(k) for k in range(4 * width + 1, 5 * width + 1)) / (1 - fall)
        worst = found[-1] + rest * (1 - factor * fall)
        assert mechanism.delta(math.log(factor)) == pytest.approx(float(worst), rel=1e-9)


@pytest.mark.parametrize("fall", [*FALLS, Fraction(1, 10**6)])
@pytest.mark.parametrize("width", [1, 2, 3, 7, 20])
def test_r_is_the_best_of_all(fall, width):
    sizes = [size(fall, width, r) for r in range(1, width + 1)]
    mechanism = made(fall, width)
    # Of two that are equally good rounding decides.
    assert sizes[mechanism.first - 1] == min(sizes)
    assert mechanism.mean_size == pytest.approx(float(min(sizes)), rel=1e-12)
    for r in range(1, width + 1):
        assert made(fall, width, r).mean_size == pytest.approx(float(sizes[r - 1]), rel=1e-12)


@pytest.mark.parametrize(("epsilon", "width"), [(1, 1), (1, 3), (2, 5), (4, 6), (3, 4)])
def test_no_private_noise_is_smaller_by_a_linear_programme(epsilon, width):
    """Over all noise on |k| ≤ n, of which the rest may vanish: less than e^(−εn/Δ) is left out."""
    n = 12 * width // min(epsilon, 2) + width
    places = np.arange(-n, n + 1)
    rows = []
    for k, d in itertools.product(range(2 * n + 1), range(-width, width + 1)):
        if d and 0 <= k + d <= 2 * n:
            row = np.zeros(2 * n + 1)
            row[k], row[k + d] = math.exp(-epsilon), -1
            rows.append(row)
    best = linprog(abs(places), A_ub=np.array(rows), b_ub=np.zeros(len(rows)),
                   A_eq=np.ones((1, 2 * n + 1)), b_eq=[1]).fun  # fmt: skip
    mechanism = DiscreteStaircase(epsilon=epsilon, sensitivity=width)
    assert best <= mechanism.mean_size * (1 + 1e-9)
    assert best == pytest.approx(mechanism.mean_size, rel=2e-3)


@pytest.mark.parametrize("epsilon", [Fraction(1, 10), 1, 5])
@pytest.mark.parametrize(("width", "r"), [(1, 1), (6, None), (6, 1), (6, 6), (40, 11)])
def test_probabilities_give_the_moments_and_the_reach(epsilon, width, r):
    mechanism = DiscreteStaircase(epsilon=epsilon, sensitivity=width, first=r)
    k = np.arange(-500 * width, 500 * width + 1)
    chances = mechanism.probability(k)
    assert math.fsum(chances) == pytest.approx(1, abs=1e-12)
    assert math.fsum(chances * abs(k)) == pytest.approx(mechanism.mean_size, rel=1e-9)
    assert math.fsum(chances * k**2) == pytest.approx(mechanism.variance, rel=1e-9)
    assert mechanism.guarantee("edit").epsilon == mechanism.epsilon() == epsilon
    for probability in (0.001, 0.3, 2 / 3, 0.9, 0.9999):
        reach = mechanism.accuracy(probability)
        assert chances[abs(k) <= reach].sum() >= probability - 1e-12
        assert chances[abs(k) < reach].sum() < probability


@pytest.mark.parametrize("probability", [0.01, 0.95, 1 - 2.0**-53, 1 - Fraction(1, 10**400)])
@pytest.mark.parametrize(
    ("epsilon", "width"), [(1, 1), (3, 100), (1e-12, 100), (1e15, 1), (1000, 2**53), (700, 10**9)]
)
def test_accuracy_holds_far_out(epsilon, width, probability):
    mechanism = DiscreteStaircase(epsilon=epsilon, sensitivity=width)
    reach, r = mechanism.accuracy(probability), mechanism.first
    with mpmath.workdps(100):
        rate = mpmath.mpf(exact(epsilon).numerator) / exact(epsilon).denominator
        fall, rest = mpmath.exp(-rate), -mpmath.expm1(-rate)
        top = rest / (rest * (2 * r - 1) + 2 * fall * width)

        def beyond(m):  # Pr(|noise| > m)
            if m < r:
                return 2 * top * (r - 1 - m + width * fall / rest)
            steps, place = divmod(m + 1 - r, width)
            return 2 * top * fall ** (steps + 1) * (width - place + width * fall / rest)

        left = 1 - exact(probability)
        left = mpmath.mpf(left.numerator) / left.denominator
        assert beyond(reach) <= left
        assert reach == 0 or beyond(reach - 1) > left


def test_for_a_sensitivity_of_one_it_is_discrete_laplace_and_for_a_large_one_the_continuous_kind():
    one, twin = (kind(epsilon=0.7, sensitivity=1) for kind in (DiscreteStaircase, DiscreteLaplace))
    assert one.probability(K) == pytest.approx(twin.probability(K), rel=1e-9)
    assert one.variance == pytest.approx(twin.variance)
    assert one.delta(0.3) == pytest.approx(twin.delta(0.3))
    for epsilon in (0.1, 1, 6):
        fine, whole = (
            kind(epsilon=epsilon, sensitivity=10**9) for kind in (Staircase, DiscreteStaircase)
        )
        assert whole.first == pytest.approx(fine.first_share * 10**9, abs=1)
        assert whole.mean_size == pytest.approx(fine.mean_size, rel=1e-6)
        assert whole.variance == pytest.approx(fine.variance, rel=1e-6)
        assert whole.delta(epsilon / 3) == pytest.approx(fine.delta(epsilon / 3), rel=1e-6)
        reaches = [kind.accuracy(0.9) for kind in (whole, fine)]
        assert reaches[0] == pytest.approx(reaches[1], rel=1e-6)
    assert DiscreteStaircase(epsilon=5, sensitivity=100).mean_size < (
        DiscreteLaplace(epsilon=5, sensitivity=100).accuracy(0.5)
    )


# What is drawn ----------------------------------------------------------------------------------


@pytest.mark.parametrize("fall", [Fraction(1, 2), Fraction(2, 7)])
@pytest.mark.parametrize(("width", "r"), [(1, 1), (2, 1), (3, 2), (4, 4), (5, 2)])
def test_all_that_can_be_drawn_adds_up_to_the_law(monkeypatch, fall, width, r):
    """The coin, the geometric number, the place: every combination, by its own probability."""
    places, far = 2 * r - 1, 3
    top = places * (1 - fall) / (places + (2 * width - places) * fall)
    total = dict.fromkeys(range(-far * width, far * width + 1), Fraction(0))
    for lower, k in itertools.product((0, 1), range(-far - 1, far + 1)):

        class Coin:
            def sample(self, size, words, lower=lower):
                return np.full(size, lower)

        monkeypatch.setattr(discrete_staircase, "_top", lambda *_: Coin())
        monkeypatch.setattr(
            discrete_staircase, "laplace_from_words", lambda _, size, __, k=k: np.full(size, k)
        )
        chance = (1 - top if lower else top) * (1 - fall) / (1 + fall) * fall ** abs(k)
        for place, inside in itertools.product(range(2 * width), range(places)):
            script = iter([place, inside])
            words = lambda size, script=script: np.array([next(script)] * size, dtype=np.uint64)  # noqa: E731
            (drawn,) = _from_words(Fraction(1), width, r, 1, words).tolist()
            if drawn in total:
                total[drawn] += chance / (2 * width * places)
    expected = law(fall, width, r)
    # Of the top step the geometric number makes no difference: what its cut leaves out.
    kept = 1 - fall ** (far + 1)
    for k, chance in total.items():
        assert chance == expected(k) * (kept if abs(k) < r else 1)


@pytest.mark.parametrize("rate", [Fraction(1, 10**12), Fraction(1, 3), Fraction(4), Fraction(90)])
@pytest.mark.parametrize(("width", "r"), [(1, 1), (10, 3), (10**3, 1), (10**3, 10**3)])
def test_the_first_coin_has_the_probability_of_the_top_step(rate, width, r):
    with mpmath.workdps(120):
        fall, places = mpmath.exp(-mpmath.mpf(rate.numerator) / rate.denominator), 2 * r - 1
        chance = places * (1 - fall) / (places + (2 * width - places) * fall)
        expected = int(mpmath.floor(chance * 2**64))
    assert discrete_staircase._top(rate, width, r).floors.tolist() == [expected]


@pytest.mark.parametrize(
    ("epsilon", "width", "r"), [(Fraction(1, 3), 4, None), (2, 9, None), (1, 3, 3), (6, 50, 2)]
)
def test_what_is_released_has_the_stated_law(epsilon, width, r):
    """A false alarm at most once in 10⁶."""
    mechanism, draws = DiscreteStaircase(epsilon=epsilon, sensitivity=width, first=r), 200_000
    released = mechanism.release(np.full(draws, 7), rng=np.random.default_rng(2016)) - 7
    expected = draws * mechanism.probability(K)
    often = expected >= 20
    found = np.array([(released == k).sum() for k in K[often]])
    rest = draws - expected[often].sum(), draws - found.sum()
    statistic = ((found - expected[often]) ** 2 / expected[often]).sum()
    statistic += (rest[1] - rest[0]) ** 2 / max(rest[0], 1)
    assert statistic < chi2.isf(1e-6, often.sum())


def test_far_scales_fit_64_bits():
    rng = np.random.default_rng(1)
    for epsilon, width in ((1e-15, 1), (9.1, 2**53), (1e15, 1), (1e15, 2**53), (1, 10**15)):
        mechanism = DiscreteStaircase(epsilon=epsilon, sensitivity=width)
        noise = mechanism.noise(1000, rng=rng)
        assert abs(noise).max() <= mechanism.accuracy(1 - Fraction(1, 10**12))
        assert type(mechanism.release(2**80, rng=rng)) is int


def test_what_no_first_may_be_and_what_no_epsilon():
    wrong = [value for value in NOT_AT_LEAST_ONE_WHOLE if value is not None]
    refuses(
        lambda v: DiscreteStaircase(epsilon=1, sensitivity=3, first=v), "first", [*wrong, 4, 2.0]
    )
    refuses(lambda v: DiscreteStaircase(epsilon=v, sensitivity=3), "epsilon", [1e-15, 1e16, 0, -1])
    mechanism = DiscreteStaircase(epsilon=1, sensitivity=3, first=2, neighbourhood="edit")
    assert repr(eval(repr(mechanism), {**vars(discrete_staircase)})) == repr(mechanism)
