"""Amplification: exact enumeration on small cases, known answers, and bounds in their order."""

import itertools
import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
import safe_side
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binom

from dpedu import ABSENT, Channel, Guarantee, RandomisedResponse, data_sets
from dpedu._validate import exact
from dpedu.privacy import amplification as amp
from dpedu.privacy import composition, divergences, profiles

# Subsampling --------------------------------------------------------------------------------------


def test_known_answers():
    assert amp.subsampled_epsilon(1, 0.1) == pytest.approx(0.1585650787404291, abs=1e-12)
    numerical = amp.shuffle_clones_numerical_epsilon(1, 10_000, 1e-6)
    assert numerical == pytest.approx(0.0530053, abs=1e-7)


@given(
    st.lists(st.integers(1, 9), min_size=6, max_size=6),
    st.fractions(min_value=Fraction(1, 20), max_value=1),
    st.fractions(min_value=1, max_value=6),
)
@settings(max_examples=60)
def test_subsampling_a_channel_amplifies_exactly_as_stated(weights, rate, factor):
    # One place: present or absent. A Poisson sample mixes the rows; the profile is tight.
    rows = [[Fraction(w, sum(part)) for w in part] for part in (weights[:3], weights[3:])]
    inputs = [(ABSENT,), (0,)]
    channel = Channel(rows, inputs=inputs, outputs=range(3))
    mixed = [rate * b + (1 - rate) * a for a, b in zip(*rows, strict=True)]
    sampled = Channel([rows[0], mixed], inputs=inputs, outputs=range(3))
    sampled_factor = 1 + rate * (factor - 1)
    assert sampled.hockey_stick(sampled_factor, "membership") <= rate * channel.hockey_stick(
        factor, "membership"
    )
    # Addition and removal differ; for removal of the record it is an equality.
    exact = divergences.hockey_stick(mixed, rows[0], sampled_factor)
    assert exact == rate * divergences.hockey_stick(rows[1], rows[0], factor)
    bound = amp.subsampled_epsilon(channel.epsilon("membership"), rate)
    assert sampled.epsilon("membership") <= bound + 1e-12


@given(st.floats(0, 500), st.floats(1e-6, 1))
@settings(max_examples=100)
def test_subsampling_round_trips_and_never_hurts(epsilon, rate):
    less = amp.subsampled_epsilon(epsilon, rate)
    assert 0 <= less <= epsilon + 1e-12
    assert amp.full_epsilon(less, rate) == pytest.approx(epsilon, rel=1e-6, abs=1e-9)


def test_subsampled_profiles_and_guarantees():
    profile = lambda epsilon: profiles.laplace_delta(epsilon, 1)  # noqa: E731
    assert amp.subsampled_delta(profile, 0, 0.1) == pytest.approx(0.1 * profile(0))
    assert amp.subsampled_delta(profile, amp.subsampled_epsilon(0.4, 0.1), 0.1) == pytest.approx(
        0.1 * profile(0.4)
    )
    assert amp.subsampled_epsilon(5, 0) == 0
    assert amp.subsampled_epsilon(math.inf, 0.5) == math.inf
    assert amp.subsampled_epsilon(1e6, 0.5) == pytest.approx(1e6 + math.log(0.5))
    with pytest.raises(ValueError, match="guarantee must be under membership for Poisson"):
        amp.subsample(Guarantee(epsilon=1, neighbourhood="edit"), 0.1)


@pytest.mark.parametrize(("people", "size"), [(1, 1), (3, 1), (3, 2), (4, 2), (4, 3)])
@pytest.mark.parametrize("p", [Fraction(1, 4), Fraction(2, 5)])
def test_samples_of_a_fixed_size_amplify_under_edit_exactly_as_stated(people, size, p):
    # A mechanism that sees the sample without its order, and tells whether anybody in it has a 1,
    # through randomised response: its ratio is the same for all neighbouring samples that differ.
    def told(sample):
        truth = 1 - p if any(sample) else p
        return {1: truth, 0: 1 - truth}

    def release(data):
        sets = list(itertools.combinations(data, size))
        rows = [told(sample) for sample in sets]
        return {a: sum((row[a] for row in rows), Fraction(0)) / len(sets) for a in (0, 1)}

    everything = data_sets((0, 1), people)
    whole = Channel.from_distributions(data_sets((0, 1), size), told)
    sampled = Channel.from_distributions(everything, release)
    factor, rate = whole.max_ratio("edit"), Fraction(size, people)
    most = 1 + rate * (factor - 1)
    assert sampled.max_ratio("edit") == most  # attained: all 0 against a single 1
    given = Guarantee(epsilon=whole.epsilon("edit"), delta=1e-6, neighbourhood="edit")
    found = amp.subsample_without_replacement(given, size=size, people=people)
    assert found.neighbourhood == "edit"
    assert found.epsilon == pytest.approx(math.log(most), rel=1e-14)
    assert found.delta == pytest.approx(1e-6 * rate)
    # δ'(ε') = (m/n) δ(ε), all along the profile.
    for c in (1, 1 + (factor - 1) / 3, factor):
        less = 1 + rate * (c - 1)
        assert sampled.hockey_stick(less, "edit") <= rate * whole.hockey_stick(c, "edit")


def test_a_sample_of_a_fixed_size_is_of_people_under_edit():
    member = Guarantee(epsilon=1, neighbourhood="membership")
    with pytest.raises(ValueError, match="guarantee must be under edit for samples of a fixed"):
        amp.subsample_without_replacement(member, size=1, people=2)
    with pytest.raises(ValueError, match="size must be at most 2, got 3"):
        amp.subsample_without_replacement(member.as_edit(), size=3, people=2)
    assert amp.subsample_without_replacement(member.as_edit(), size=2, people=2).epsilon == 2


@given(
    st.lists(st.integers(1, 40), min_size=9, max_size=9),
    st.sampled_from([(1, 2), (1, 6), (2, 3), (2, 8), (2, 40)]),
    st.sampled_from([1.5, 2, 2.5, 3, 4.75, 8, 20]),
)
@settings(max_examples=80)
def test_a_sample_of_a_fixed_size_has_the_renyi_divergence_that_is_promised(weights, sizes, order):
    # What is released depends on how many of the sample have the property: 0, 1 or 2 of m.
    size, people = sizes
    rows = [[w / sum(part) for w in part] for part in (weights[:3], weights[3:6], weights[6:])]
    rows = rows[: size + 1]

    def curve(alpha):
        pairs = [(a, b) for i, a in enumerate(rows) for b in rows[max(i - 1, 0) : i + 2]]
        return max(divergences.renyi(a, b, alpha) for a, b in pairs)

    def sampled(ones):
        ways = [math.comb(ones, k) * math.comb(people - ones, size - k) for k in range(size + 1)]
        return np.array(ways) @ np.array(rows) / math.comb(people, size)

    promised = amp.subsampled_renyi(curve, order, size=size, people=people)
    assert promised <= curve(order) * (1 + 1e-12)
    for ones in range(people):
        one, other = sampled(ones), sampled(ones + 1)
        for p, q in ((one, other), (other, one)):
            assert divergences.renyi(p / p.sum(), q / q.sum(), order) <= promised + 1e-12


def test_many_samples_of_a_fixed_size_compose_by_their_curve():
    # dp-accounting 0.6 has 1.63241764e-05 for order 2.
    def curve(order):
        return order / 50  # Gaussian noise of five times the sensitivity

    def batch(order):
        return amp.subsampled_renyi(curve, order, size=10, people=1000)

    assert batch(2) == pytest.approx(1.63241764e-05, rel=1e-8)
    whole = composition.renyi_epsilon(lambda order: 1000 * curve(order), 1e-5)
    assert composition.renyi_epsilon(lambda order: 1000 * batch(order), 1e-5) < whole / 40
    assert amp.subsampled_renyi(curve, math.inf, size=10, people=1000) == math.inf
    assert amp.subsampled_renyi(curve, 5000, size=10, people=1000) == curve(5000)
    assert amp.subsampled_renyi(curve, 7, size=10, people=10) == curve(7)
    at = [batch(order) * (order - 1) for order in (3, 3.25, 4)]
    assert at[1] == pytest.approx(0.75 * at[0] + 0.25 * at[2], rel=1e-12)


def test_an_order_between_floats_is_taken_upwards():
    order = 1001 + Fraction(1, 10**14)
    found = amp.subsampled_renyi(lambda a: Fraction(a) / 2, order, size=1, people=10)
    assert Fraction(found) >= order / 2
    next_to_one = 1 + Fraction(1, 10**30)
    found = amp.subsampled_renyi(
        lambda a: composition.pure_renyi(a, 1), next_to_one, size=9, people=9
    )
    assert composition.pure_renyi(next_to_one, 1) <= found < 0.47


# Shuffled randomised response ---------------------------------------------------------------------


def count_distribution(p, people, ones):
    response = RandomisedResponse(flip_probability=p)
    counts = [Fraction(0)] * (people + 1)
    for answers, chance in response.distribution((1,) * ones + (0,) * (people - ones)).items():
        counts[sum(answers)] += chance
    return counts


@pytest.mark.parametrize("p", [Fraction(1, 20), Fraction(1, 4), Fraction(2, 5)])
@pytest.mark.parametrize("people", [1, 2, 3, 6])
def test_the_shuffled_profile_is_the_worst_over_all_small_data_sets(p, people):
    counts = [count_distribution(p, people, ones) for ones in range(people + 1)]
    for factor in (Fraction(1), Fraction(6, 5), Fraction(2)):
        worst = max(
            divergences.hockey_stick(counts[a], counts[b], factor)
            for a, b in itertools.permutations(range(people + 1), 2)
            if abs(a - b) == 1
        )
        found = amp.shuffled_response_delta(math.log(factor), p, people)
        assert found == pytest.approx(float(worst), abs=1e-13)
        for ones in range(people):
            pair = counts[ones], counts[ones + 1]
            worst = max(divergences.hockey_stick(*two, factor) for two in (pair, pair[::-1]))
            found = amp.shuffled_response_delta(math.log(factor), p, people, other_ones=ones)
            assert found == pytest.approx(float(worst), abs=1e-13)


@pytest.mark.parametrize("p", [0.001, 0.05, 0.25, 0.499])
@pytest.mark.parametrize("people", [20, 200, 900])
def test_the_fourier_sum_agrees_with_convolution(p, people):
    for ones, epsilon in itertools.product({0, people // 3, people - 1}, (0, 0.01, 0.1, 1)):
        others = np.convolve(
            binom.pmf(np.arange(ones + 1), ones, 1 - p),
            binom.pmf(np.arange(people - ones), people - 1 - ones, p),
        )
        still, moved = np.append(others, 0), np.append(0, others)
        first, second = (1 - p) * still + p * moved, p * still + (1 - p) * moved
        worst = max(
            np.maximum(a - math.exp(epsilon) * b, 0).sum()
            for a, b in ((first, second), (second, first))
        )
        found = amp.shuffled_response_delta(epsilon, p, people, other_ones=ones)
        assert found == pytest.approx(worst, abs=1e-12)


def test_large_crowds_tend_to_the_gaussian_mechanism():
    # The count is about normal with variance n p (1−p), its means are 1 − 2p apart.
    people, p = 1_000_000, 0.25
    sigma = math.sqrt(people * p * (1 - p)) / (1 - 2 * p)
    for epsilon in (0.0, 0.002):
        found = amp.shuffled_response_delta(epsilon, p, people, other_ones=people // 2)
        assert found == pytest.approx(profiles.gaussian_delta(epsilon, sigma), rel=2e-3)


@pytest.mark.parametrize("local", [0.1, 1, 2])
@pytest.mark.parametrize("people", [50, 500])
def test_every_bound_is_above_the_exact_value_of_randomised_response(local, people):
    p = 1 / (1 + math.exp(local))
    for delta in (1e-4, 1e-8):
        exact = amp.shuffled_response_epsilon(delta, p, people)
        assert amp.shuffled_response_delta(exact, p, people) <= delta
        numerical = amp.shuffle_clones_numerical_epsilon(local, people, delta)
        assert exact <= numerical <= local
        assert exact <= amp.shuffle_blanket_epsilon(local, people, delta) <= local
        if local <= math.log(people / (16 * math.log(2 / delta))):
            assert numerical <= amp.shuffle_clones_epsilon(local, people, delta)


def test_bounds_have_the_stated_orders():
    # Four times the people: half the ε.
    for bound in (amp.shuffle_blanket_epsilon, amp.shuffle_clones_numerical_epsilon,
                  amp.shuffle_clones_epsilon):  # fmt: skip
        few, many = (bound(1, people, 1e-6) for people in (20_000, 80_000))
        assert few / many == pytest.approx(2, rel=0.1)
    # Large ε₀: the closed form of the clones grows like e^(ε₀/2).
    one, two = (math.expm1(amp.shuffle_clones_epsilon(local, 10**7, 1e-6)) for local in (6.0, 7.0))
    assert two / one == pytest.approx(math.exp(0.5), rel=0.05)
    with pytest.raises(ValueError, match=r"epsilon must be at most ln\(people/\(16 ln"):
        amp.shuffle_clones_epsilon(4, 10_000, 1e-6)


def clones_by_enumeration(total, local, people):
    truth, clone = math.exp(local) / (1 + math.exp(local)), math.exp(-local)
    p, q = {}, {}
    for c in range(people):
        for a in range(c + 1):
            chance = binom.pmf(c, people - 1, clone) * binom.pmf(a, c, 0.5)
            for own, weight, mirror in ((1, truth, 1 - truth), (0, 1 - truth, truth)):
                key = (a + own, c - a + 1 - own)
                p[key] = p.get(key, 0) + chance * weight
                q[key] = q.get(key, 0) + chance * mirror
    return sum(max(p[key] - math.exp(total) * q[key], 0) for key in p)


@pytest.mark.parametrize("local", [0.2, 1, 3])
@pytest.mark.parametrize("people", [1, 2, 30])
def test_the_clones_numerical_delta_is_the_hockey_stick_of_their_counts(local, people):
    for total in (0, 0.1, 0.9 * local, local):
        expected = clones_by_enumeration(total, local, people)
        assert amp.shuffle_clones_delta(total, local, people) == pytest.approx(expected, abs=1e-13)


def test_small_deltas_keep_their_digits():
    # Far below what sums of floats near 1 could tell.
    p = Fraction(1, 4)
    counts = [count_distribution(p, 6, ones) for ones in (0, 1)]
    for factor in (Fraction(27, 10), Fraction(299, 100), 3 - Fraction(1, 10**9)):
        exact = divergences.hockey_stick(counts[0], counts[1], factor)
        found = amp.shuffled_response_delta(math.log(factor), p, 6, other_ones=0)
        assert found == pytest.approx(float(exact), rel=1e-6)
    for delta in (1e-15, 1e-40, 1e-200):
        epsilon = amp.shuffled_response_epsilon(delta, 0.25, 300)
        assert amp.shuffled_response_delta(epsilon, 0.25, 300) <= delta
        assert amp.shuffled_response_delta(epsilon * (1 - 1e-6), 0.25, 300) > delta
        epsilon = amp.shuffle_clones_numerical_epsilon(2, 300, delta)
        assert amp.shuffle_clones_delta(epsilon, 2, 300) <= delta or epsilon == 2


@pytest.mark.parametrize("people", [1, 2, 5, 24])
def test_near_the_loss_of_one_answer_the_shuffled_profile_is_safe_and_keeps_its_digits(people):
    rng = np.random.default_rng(people)
    for _ in range(60 if people < 9 else 12):
        p = float(
            rng.choice([0.25, 0.4999, rng.uniform(0.001, 0.5), 0.5 - 10 ** rng.uniform(-9, -1)])
        )
        local = math.log1p((1 - 2 * p) / p)
        total = local * (1 - 10 ** rng.uniform(-13, 0))
        found = amp.shuffled_response_delta(total, p, people)
        truths = []
        with mpmath.workdps(120):
            for reads in itertools.product((Fraction, exact), repeat=2):
                read = [one(value) for one, value in zip(reads, (total, p), strict=True)]
                level, flip = (mpmath.mpf(x.numerator) / x.denominator for x in read)
                truths.append(safe_side.shuffled_delta(level, flip, people))
            assert max(truths) <= found <= max(truths) * (1 + 1e-9) + 1e-300, (total, p)


def test_ends_of_the_ranges():
    assert amp.shuffled_response_delta(3, 0, 10) == 1
    assert amp.shuffled_response_delta(0, 0.5, 10) == 0
    assert amp.shuffled_response_epsilon(0.1, 0, 10) == math.inf
    assert amp.shuffled_response_epsilon(0.1, 0.5, 10) == 0
    assert amp.shuffle_blanket_epsilon(0, 10, 0.1) == 0
    assert amp.shuffle_clones_numerical_epsilon(0, 10, 0.1) == 0
    assert amp.shuffle_blanket_epsilon(400, 10, 0.1) == 400
    assert amp.shuffle_clones_numerical_epsilon(400, 10, 0.1) == pytest.approx(400, abs=1)


# Iteration ----------------------------------------------------------------------------------------


def test_iteration_is_exact_for_the_identity():
    # T noises of σ² add up to one of Tσ².
    for order, steps in itertools.product((1, 2, 8), (1, 5, 100)):
        found = amp.iteration_renyi(order, distance=3, sigma=2, steps=steps)
        assert found == pytest.approx(profiles.gaussian_renyi(order, 2 * math.sqrt(steps), 3))
    assert amp.iteration_renyi(2, distance=0, sigma=1, steps=3) == 0
    with pytest.raises(ValueError, match="order must be at least 1"):
        amp.iteration_renyi(0.5, distance=1, sigma=1, steps=3)


def test_contractions_lose_at_least_as_much():
    # x → x/2 + noise: variance σ²(1 + 1/4 + …), distance s/2^T.
    for steps in (1, 3, 6):
        variance = sum(4.0**-t for t in range(steps))
        exact = 2 * (0.5**steps) ** 2 / (2 * variance)
        assert exact <= amp.iteration_renyi(2, distance=1, sigma=1, steps=steps)


@pytest.mark.parametrize("p", [0.01, 0.1, 0.25])
@pytest.mark.parametrize("delta", [1e-8, 1e-3])
def test_all_data_sets_are_tried_once(monkeypatch, p, delta):
    """A few show what is too much; of all, which take long, only the answer is asked."""
    of_all, people = [], 20_000
    real = amp._response_delta

    def counted(level, chance, number, ones=None):
        if ones is None:
            of_all.append(level)
        return real(level, chance, number, ones)

    monkeypatch.setattr(amp, "_response_delta", counted)
    found = amp.shuffled_response_epsilon(delta, p, people)
    assert len(of_all) <= 2
    monkeypatch.undo()
    if found:
        assert amp.shuffled_response_delta(found, p, people) <= delta
        below = amp.shuffled_response_delta(found * (1 - 2e-8), p, people)
        assert below > delta


@pytest.mark.parametrize(("level", "p"), [(0.01, 0.25), (0.02, 0.1), (0.3, 0.01), (1e-3, 0.4)])
def test_the_worst_data_set_is_found_without_looking_at_each(monkeypatch, level, p):
    looked, people, real = [], 20_000, amp._log_gaps
    chance = exact(p)
    each = real(level, chance, people - 1, np.arange(people)).max()

    def counted(total, flip, others, ones):
        looked.append(len(ones))
        return real(total, flip, others, ones)

    monkeypatch.setattr(amp, "_log_gaps", counted)
    assert amp._worst_gap(level, chance, people - 1) == pytest.approx(each, rel=1e-12)
    assert sum(looked) < 1.2 * people
    looked.clear()
    amp.shuffled_response_delta(0.001, 0.25, 10**6)
    assert sum(looked) < 100_000


def test_clones_are_counted_where_they_are_likely(monkeypatch):
    """Of ten million numbers of clones nearly all are out of the question: the root remains."""
    looked, real = [], binom.pmf

    def counted(clones, *law):
        looked[-1] += np.size(clones)
        return real(clones, *law)

    monkeypatch.setattr(binom, "pmf", counted)
    for people in (10**4, 10**6):
        looked.append(0)
        amp.shuffle_clones_numerical_epsilon(3, people, 1e-8)
    assert 0 < looked[1] < 20 * looked[0]


def test_shuffling_never_promises_less_than_each_answer_does():
    bounds = {  # the closed form is for crowds
        amp.shuffle_blanket_epsilon: (1, 2, 10_000),
        amp.shuffle_clones_epsilon: (10_000,),
        amp.shuffle_clones_numerical_epsilon: (1, 2),
    }
    for local in [*np.geomspace(1e-6, 3, 40).tolist(), 0.01, 0.1, 0.7, 2.3]:
        for bound, crowds in bounds.items():
            for people in crowds:
                assert bound(local, people, 1e-3) <= local
