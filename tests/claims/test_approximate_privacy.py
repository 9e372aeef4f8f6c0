"""Approximate privacy: worst sets, exceptions, divergences, Gaussian noise, composition."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

import dpedu as dp
from dpedu.privacy import composition, divergences, profiles

NONE_OR_ONE = dp.data_sets((0, 1), range(2))
FAMILY = {
    "KL": (lambda t: t * math.log(t) if t else 0.0, math.inf, 0.0),
    "TV": (lambda t: abs(t - 1) / 2, 0.5, 0.5),
    "stick": (lambda t: max(t - 2, 0.0), 1.0, 0.0),
    "chi²": (lambda t: (t - 1) ** 2, math.inf, 1.0),
    "Hellinger": (lambda t: 1 - math.sqrt(t), 0.0, 1.0),
}


def random_channel(rng, inputs, outputs, least=0):
    """A random table of fractions, with zeros unless `least` is above 0."""
    rows = []
    for _ in inputs:
        weights = rng.integers(least, 6, size=len(outputs))
        weights[rng.integers(len(outputs))] += 1
        rows.append([Fraction(int(w), int(weights.sum())) for w in weights])
    return dp.Channel(rows, inputs=inputs, outputs=outputs)


def random_pair(rng, least=0, size=4):
    channel = random_channel(rng, [(0,), (1,)], "abcd"[:size], least)
    return list(channel.row((0,))), list(channel.row((1,)))


def worst_gap(channel, c, relation):
    """The largest π(A|x) − c π(A|x'), over every set A and every ordered pair."""
    gaps = [Fraction(0)]
    for x, y in dp.neighbouring_pairs(channel.inputs, relation):
        for size in range(len(channel.outputs) + 1):
            for A in itertools.combinations(channel.outputs, size):
                p, q = (channel.event_probability(A, given=d) for d in (x, y))
                gaps += [p - c * q, q - c * p]
    return max(gaps)


def beyond(channel, c):
    """The largest probability of a ratio above c, over ordered neighbours."""
    worst = Fraction(0)
    for pair in dp.neighbouring_pairs(channel.inputs, "membership"):
        for x, y in (pair, pair[::-1]):
            rows = zip(channel.row(x), channel.row(y), strict=True)
            worst = max(worst, sum((p for p, q in rows if p > c * q), Fraction(0)))
    return worst


def through(step, p):
    return [sum(s[y] * a for s, a in zip(step, p, strict=True)) for y in range(len(step[0]))]


def moment(p, q, order):
    """Σ p^α q^(1−α) = e^((α−1) D_α): a fraction for whole orders."""
    terms = (a**order / b ** (order - 1) for a, b in zip(p, q, strict=True))
    return sum(terms, Fraction(0))


def density(u):
    return np.exp(-u * u / 2) / math.sqrt(2 * math.pi)


def stick_of_coins(odds, times, c):
    """The hockey stick of `times` randomised responses with odds to 1, exactly."""
    total = Fraction(0)
    for lies in range(times + 1):
        ways = Fraction(math.comb(times, lies), (1 + odds) ** times)
        total += ways * max(odds ** (times - lies) - c * odds**lies, 0)
    return total


@pytest.mark.parametrize("relation", ["membership", "edit"])
def test_the_sum_of_excesses_is_the_worst_of_all_sets(relation):
    rng = np.random.default_rng(2006)
    for _ in range(20):
        channel = random_channel(rng, NONE_OR_ONE, "abcd")
        for c in (Fraction(1), Fraction(3, 2), Fraction(4)):
            assert channel.hockey_stick(c, relation) == worst_gap(channel, c, relation)


def test_delta_bounds_large_losses_and_is_bounded_by_exceptions():
    rng = np.random.default_rng(14)
    strict = 0
    for _ in range(80):
        channel = random_channel(rng, NONE_OR_ONE, "abcd")
        for c in (Fraction(1), Fraction(3, 2), Fraction(3)):
            delta = channel.hockey_stick(c, "membership")
            assert delta <= beyond(channel, c)
            strict += delta < beyond(channel, c)
            for stretch in (Fraction(5, 4), Fraction(2), Fraction(10)):  # e^t
                assert beyond(channel, c * stretch) <= delta / (1 - 1 / stretch)
    assert strict > 0  # exceptions may be likelier than δ


def test_deltas_add_up_and_no_step_afterwards_adds_to_them():
    rng = np.random.default_rng(16)
    step = {"a": {"r": Fraction(1, 3), "s": Fraction(2, 3)}, "b": {"s": Fraction(1)}}
    for _ in range(40):
        first = random_channel(rng, NONE_OR_ONE, "ab")
        later = {a: random_channel(rng, NONE_OR_ONE, "uv") for a in first.outputs}
        both = first.compose_adaptively(later.get)
        for c1, c2 in itertools.product((Fraction(1), Fraction(2)), repeat=2):
            d1 = first.hockey_stick(c1, "membership")
            d2 = max(second.hockey_stick(c2, "membership") for second in later.values())
            assert both.hockey_stick(c1 * c2, "membership") <= d1 + d2
            assert first.post_process(step).hockey_stick(c1, "membership") <= d1


def test_an_edit_costs_one_delta_and_its_multiple():
    rng, c = np.random.default_rng(17), Fraction(3, 2)
    for _ in range(40):
        channel = random_channel(rng, NONE_OR_ONE, "abc")
        delta = channel.hockey_stick(c, "membership")
        assert channel.hockey_stick(c**2, "edit") <= (1 + c) * delta


def test_separate_parts_have_the_largest_delta():
    """The zeros have one mechanism, the ones another."""
    rng, c = np.random.default_rng(17), Fraction(3, 2)
    zeros, ones = dp.data_sets((0,), range(3)), dp.data_sets((1,), range(3))
    heaps = [(0,) * i + (1,) * j for i in range(3) for j in range(3)]
    for _ in range(10):
        first, second = random_channel(rng, zeros, "ab"), random_channel(rng, ones, "uv")
        parted = [
            [p * q for p in first.row((0,) * x.count(0)) for q in second.row((1,) * x.count(1))]
            for x in heaps
        ]
        answers = list(itertools.product(first.outputs, second.outputs))
        both = dp.Channel(parted, inputs=heaps, outputs=answers)
        apart = max(each.hockey_stick(c, "membership") for each in (first, second))
        assert both.hockey_stick(c, "membership") == apart


def test_no_step_brings_two_distributions_further_apart():
    rng = np.random.default_rng(1967)
    for _ in range(100):
        p, q = random_pair(rng)
        step = [list(row) for row in random_channel(rng, dp.data_sets("abcd", 1), "uvw").matrix]
        for f, slope, at_zero in FAMILY.values():
            before = divergences.f_divergence(p, q, f, slope=slope)
            moved = through(step, p), through(step, q)
            assert -1e-12 <= divergences.f_divergence(*moved, f, slope=slope) <= before + 1e-9
            assert before <= at_zero + slope + 1e-12
        f, slope, _ = FAMILY["stick"]
        stick = float(divergences.hockey_stick(p, q, 2))
        assert math.isclose(divergences.f_divergence(p, q, f, slope=slope), stick, abs_tol=1e-12)


def test_disjoint_supports_attain_every_bound():
    for f, slope, at_zero in FAMILY.values():
        assert divergences.f_divergence([1, 0], [0, 1], f, slope=slope) == at_zero + slope


def test_a_function_that_is_not_convex_grows_by_merging():
    p, q = [Fraction(1, 4), Fraction(3, 4)], [Fraction(3, 4), Fraction(1, 4)]
    before, merged = (
        divergences.f_divergence(*pair, lambda t: -((t - 1) ** 2), slope=0)
        for pair in ((p, q), ([1], [1]))
    )
    assert merged > before


@pytest.mark.parametrize("epsilon", [0, 0.5, 2])
@pytest.mark.parametrize("mu", [0.3, 1, 2])
def test_delta_of_gaussian_noise_is_an_integral_in_one_and_two_dimensions(epsilon, mu):
    exact, c = profiles.gaussian_delta(epsilon, sigma=1 / mu), math.exp(epsilon)
    z, h = np.linspace(-12, 14, 26_001, retstep=True)
    line = np.maximum(density(z) - c * density(z - mu), 0).sum() * h
    assert math.isclose(line, exact, abs_tol=1e-6)
    z, h = np.linspace(-12, 14, 1301, retstep=True)
    here, there = density(z), density(z - mu / math.sqrt(2))
    plane = np.maximum(np.outer(here, here) - c * np.outer(there, there), 0).sum() * h * h
    assert math.isclose(plane, exact, abs_tol=1e-4)


def test_the_classical_rule_keeps_its_delta_below_one(page):
    for epsilon in np.linspace(0.02, 0.999, 25):
        for d in (0.5, 0.1, 1e-3, 1e-6, 1e-12):
            rule = page.classical(epsilon, d)
            assert profiles.gaussian_delta(epsilon, sigma=rule) <= d
            assert math.isclose(profiles.classical_gaussian_sigma(epsilon, d), rule)


def test_laplace_noise_for_the_length_of_the_arrow_keeps_too_little():
    by_length = dp.Laplace(epsilon=1, sensitivity=math.sqrt(2))  # Δ₂/ε, two entries move by 1
    assert 2 * math.log(by_length.density(0) / by_length.density(1)) > 1.4  # promised: 1


def test_moments_multiply_and_bound_the_hockey_stick():
    rng = np.random.default_rng(2017)
    pairs = list(itertools.product(range(3), repeat=2))
    for _ in range(60):
        p, q = random_pair(rng, least=1, size=3)
        p2, q2 = random_pair(rng, least=1, size=3)
        both = [[a[i] * b[j] for i, j in pairs] for a, b in ((p, p2), (q, q2))]
        for order in (2, 3, 7):
            m = moment(p, q, order)
            assert moment(*both, order) == m * moment(p2, q2, order)
            assert math.isclose(math.log(m) / (order - 1), divergences.renyi(p, q, order))
            for c in (Fraction(1), Fraction(3, 2), Fraction(4)):
                assert divergences.hockey_stick(p, q, c) <= m / c ** (order - 1)
            largest = max(divergences.max_ratio(p, q), divergences.max_ratio(q, p))
            pure = float(divergences.log(largest))
            assert math.log(m) <= order * (order - 1) * pure**2 / 2 + 1e-12


@pytest.mark.parametrize("order", [1.5, 2, 6])
def test_renyi_of_gaussian_noise_is_an_integral(order):
    z = np.linspace(-60, 60, 240_001)
    log_terms = -order * z**2 / 2 - (1 - order) * (z - 1.3) ** 2 / 2
    integral = np.exp(log_terms).sum() * (z[1] - z[0]) / math.sqrt(2 * math.pi)
    by_sum = math.log(integral) / (order - 1)
    assert math.isclose(by_sum, profiles.gaussian_renyi(order, sigma=1 / 1.3), rel_tol=1e-9)


def test_a_moment_is_divided_by_one_power_less_than_its_order():
    wide = [Fraction(1, 2)] * 2, [Fraction(1, 32), Fraction(31, 32)]
    m = moment(*wide, 2)
    assert m / 8**2 < divergences.hockey_stick(*wide, 8) <= m / 8


@pytest.mark.parametrize("odds", [Fraction(11, 10), Fraction(3, 2), Fraction(3)])
def test_advanced_composition_holds_in_all_its_forms(odds):
    eps = math.log(odds)
    coins = dp.RandomisedResponse(flip_probability=1 / (1 + odds)).channel()
    assert stick_of_coins(odds, 3, Fraction(2)) == coins.repeat(3).hockey_stick(2, "edit")
    for times in (1, 5, 20, 60):
        for d in (Fraction(1, 10), Fraction(1, 10**4), Fraction(1, 10**8)):
            width = eps * math.sqrt(2 * times * math.log(1 / d))
            all_in = width + times * eps * math.tanh(eps / 2)
            assert math.isclose(all_in, composition.advanced_epsilon(eps, times, d))
            assert all_in <= width + times * eps**2 / 2
            original = composition.advanced_epsilon(eps, times, d, drift="classical")
            assert width + times * eps**2 / 2 <= original
            if all_in < 60:
                c = Fraction(math.exp(all_in) * (1 - 1e-12))
                assert stick_of_coins(odds, times, c) <= d
            # The second line is the simple conversion of the sum of ρs; the tight one holds too.
            rho = times * eps**2 / 2
            simple = composition.zcdp_epsilon(rho, d, conversion="simple")
            assert math.isclose(width + rho, simple)
            tight = composition.zcdp_epsilon(rho, d)
            assert tight < simple
            assert composition.optimal_delta(tight, eps, times) <= d
            for d0 in (1e-9, 1e-4):  # if each release has a δ₀ too: kδ₀ more
                whole = composition.optimal_delta(all_in, eps, times, d0)
                assert whole <= (d + times * d0) * (1 + 1e-12)


def test_releases_that_may_show_all_compose_exactly():
    d0 = Fraction(1, 50)
    leaky = dp.Channel.from_distributions(
        [(0,), (1,)],
        lambda x: {
            "no": (3 - 2 * x[0]) * (1 - d0) / 4,
            "yes": (1 + 2 * x[0]) * (1 - d0) / 4,
            x: d0,
        },
    )
    assert leaky.hockey_stick(3, "edit") == d0
    for c in (Fraction(3, 2), Fraction(4), Fraction(10)):
        pure = stick_of_coins(Fraction(3), 3, c)
        together = leaky.repeat(3).hockey_stick(c, "edit")
        assert together == 1 - (1 - d0) ** 3 * (1 - pure) <= 3 * d0 + pure


def test_adaptive_releases_stay_below_randomised_response():
    """The answers so far select the next of four releases."""
    rng = np.random.default_rng(2010)
    paths = list(itertools.product(range(3), repeat=3))
    for _ in range(20):
        pool = [random_pair(rng, least=1, size=3) for _ in range(4)]
        odds = max(divergences.max_ratio(*two) for p, q in pool for two in ((p, q), (q, p)))
        choice = {
            past: int(rng.integers(4))
            for step in range(3)
            for past in itertools.product(range(3), repeat=step)
        }
        p, q = (
            [math.prod(pool[choice[a[:i]]][side][a[i]] for i in range(3)) for a in paths]
            for side in (0, 1)
        )
        for c in (1 + (odds - 1) / 2, odds, odds**2):
            bound = stick_of_coins(odds, 3, c)
            assert max(divergences.hockey_stick(*two, c) for two in ((p, q), (q, p))) <= bound
