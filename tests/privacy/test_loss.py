"""The accountant: its bounds enclose every answer that is known in another way, and are close."""

import copy
import functools
import math
import multiprocessing
import pickle
import sys
import threading
import warnings
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu import Channel, Laplace, Ledger
from dpedu._digits import big, digits
from dpedu.anonymity import Hierarchy, mondrian
from dpedu.data import five_people
from dpedu.privacy import (
    _convolution,
    amplification,
    composition,
    discrete_profiles,
    divergences,
    loss,
    profiles,
)
from dpedu.privacy.loss import Accountant

deltas = st.floats(-40, -0.5).map(math.exp)


def encloses(bounds, value, slack=1e-10):
    low, high = bounds
    return low <= value * (1 + slack) + 1e-25 and value <= high * (1 + slack) + 1e-25


# Known answers ------------------------------------------------------------------------------------


def test_known_answers():
    steps = Accountant().compose(loss.gaussian(sigma=0.5, sampling_rate=0.2), times=3)
    assert steps.delta(1).lower == pytest.approx(0.15594, abs=1e-4)
    assert steps.delta(1).width < 1e-4
    sampled = Accountant().compose(loss.laplace(scale=1, sampling_rate=0.1))
    assert sampled.epsilon(0) == pytest.approx([0.1585650787404291] * 2, abs=1e-12)
    answers = loss.randomised_response(flip_probability=1 / (1 + math.exp(0.1)))
    bounds = Accountant().compose(answers, times=100).epsilon(1e-6)
    assert encloses(bounds, 4.7745675881079865)
    assert bounds.width < 1e-4
    discrete = Accountant().compose(loss.discrete_gaussian(sigma=1)).epsilon(1e-5)
    assert encloses(discrete, 4.430238055279412, slack=1e-9)


def test_training_with_ten_thousand_steps():
    # dp-accounting at a grid of 1e-5, rounding upwards: 6.18771; at 1e-4: 6.18774.
    training = Accountant().compose(loss.gaussian(sigma=1, sampling_rate=0.01), times=10_000)
    bounds = training.epsilon(1e-5)
    assert bounds.width <= 1e-4
    assert bounds.lower < 6.187712729 + 1e-9
    assert bounds.upper > 6.1876
    assert bounds.upper < 6.18785


@pytest.mark.parametrize(
    ("sigma", "rate", "times"), [(1e4, 1e-3, 10**7), (1e5, 1e-2, 10**7), (3e4, 1e-3, 3 * 10**7)]
)
def test_very_many_tiny_losses_take_no_finer_grid_than_the_tolerance_asks_for(
    sigma, rate, times, monkeypatch
):
    """A grid of a thousand points for each of them had millions for all, and took minutes."""
    sizes = []
    convolve = _convolution.convolve

    def counted(parts, tilt, place):
        sizes.append(place.size)
        return convolve(parts, tilt, place)

    monkeypatch.setattr(_convolution, "convolve", counted)
    bounds = Accountant().compose(loss.gaussian(sigma=sigma, sampling_rate=rate), times)
    bounds = bounds.epsilon(1e-6)
    # So many are together as one release with Gaussian noise, but for far less than the tolerance.
    one = rate * math.sqrt(times * math.expm1(sigma**-2))
    assert bounds.width <= 1e-4
    assert encloses(bounds, profiles.gaussian_epsilon(1e-6, 1, one))
    assert sum(size for size in sizes if size > 10**5) < 10**7


# Agreement with other ways ------------------------------------------------------------------------


@given(st.floats(0.2, 40), st.integers(1, 1000), deltas)
@settings(max_examples=15)
def test_gaussian_releases_have_their_closed_form_between_the_bounds(sigma, times, delta):
    total = sigma / math.sqrt(times)
    exact = profiles.gaussian_epsilon(delta, total)
    if exact > 60:
        return
    accountant = Accountant().compose(loss.gaussian(sigma=sigma), times)
    bounds = accountant.epsilon(delta)
    assert encloses(bounds, exact)
    assert bounds.width <= 1e-4
    level = 0.8 * exact + 0.01
    assert encloses(accountant.delta(level), profiles.gaussian_delta(level, total))


@given(st.floats(0.01, 0.3), st.integers(1, 200), deltas)
@settings(max_examples=15)
def test_randomised_response_has_the_optimal_composition(epsilon, times, delta):
    answers = loss.randomised_response(flip_probability=1 / (1 + math.exp(epsilon)))
    bounds = Accountant().compose(answers, times).epsilon(delta)
    assert encloses(bounds, composition.optimal_epsilon(delta, epsilon, times), slack=1e-9)
    assert bounds.width <= 1e-3  # near the greatest loss of all the grid is what limits it


@given(st.floats(0.3, 10), st.floats(1e-4, 1), st.floats(0.001, 3))
@settings(max_examples=4)
def test_one_sampled_release_has_the_amplified_profile(noise, rate, epsilon):
    for release, profile in [
        (loss.gaussian(sigma=noise, sampling_rate=rate), profiles.gaussian_delta),
        (loss.laplace(scale=noise, sampling_rate=rate), profiles.laplace_delta),
    ]:
        exact = amplification.subsampled_delta(lambda e, f=profile: f(e, noise), epsilon, rate)
        bounds = Accountant().compose(release).delta(epsilon)
        assert encloses(bounds, exact)
        assert bounds.width <= 0.05 * exact + 1e-4


@pytest.mark.parametrize("shift", [1, 3])
@pytest.mark.parametrize("noise", [0.5, 2.0, 30.0])
def test_discrete_noise_has_its_profile(noise, shift):
    for release, delta in [
        (loss.discrete_gaussian(sigma=noise, sensitivity=shift),
         discrete_profiles.discrete_gaussian_delta),
        (loss.discrete_laplace(scale=noise, sensitivity=shift),
         discrete_profiles.discrete_laplace_delta),
    ]:  # fmt: skip
        for epsilon in (0.0, 0.01, 0.5, 2.0):
            exact = delta(epsilon, noise, shift)
            assert encloses(Accountant().compose(release).delta(epsilon), exact, slack=1e-9)


@given(st.lists(st.integers(0, 9), min_size=8, max_size=8), st.floats(0, 2))
@settings(max_examples=40)
def test_finite_releases_compose_as_channels_do(weights, epsilon):
    rows = [weights[:4], weights[4:]]
    if not all(any(row) for row in rows):
        return
    rows = [[Fraction(w, sum(row)) for w in row] for row in rows]
    channel = Channel(rows, inputs=[(0,), (1,)], outputs=range(4))
    exact = channel.repeat(3).delta(epsilon, "edit")
    bounds = Accountant().compose(loss.finite(*rows), 3).delta(epsilon)
    assert encloses(bounds, exact, slack=1e-9)
    assert bounds.width <= 0.01 * exact + 1e-9
    pure = Accountant().compose(loss.finite(*rows), 3).epsilon(0)
    assert pure.lower == pytest.approx(channel.repeat(3).epsilon("edit"), abs=1e-12)


def test_the_profile_of_a_product_is_the_convolution_of_losses():
    # Different releases together, against the exact hockey stick of the product distribution.
    one = ([0.5, 0.3, 0.2], [0.2, 0.3, 0.5])
    two = ([0.6, 0.4], [0.5, 0.5])
    joint = [np.outer(one[i], two[i]).ravel().tolist() for i in (0, 1)]
    accountant = Accountant().compose(loss.finite(*one)).compose(loss.finite(*two))
    for epsilon in (0.0, 0.2, 0.7):
        factor = math.exp(epsilon)
        exact = max(
            divergences.hockey_stick(joint[0], joint[1], factor),
            divergences.hockey_stick(joint[1], joint[0], factor),
        )
        assert encloses(accountant.delta(epsilon), exact)


def test_different_gaussians_compose_as_one():
    accountant = Accountant().compose(loss.gaussian(sigma=3), 4).compose(loss.gaussian(sigma=9), 7)
    sigma = composition.gaussian_sigma_of([3] * 4 + [9] * 7)
    bounds = accountant.epsilon(1e-6)
    assert encloses(bounds, profiles.gaussian_epsilon(1e-6, sigma))
    assert bounds.width <= 1e-4


def test_every_general_bound_is_above_the_exact_answer():
    epsilon, times, delta = 0.3, 60, 1e-6
    laplace = Accountant().compose(loss.laplace(scale=1 / epsilon), times).epsilon(delta)
    assert laplace.upper <= composition.optimal_epsilon(delta, epsilon, times)
    renyi = lambda order: times * profiles.laplace_renyi(order, 1 / epsilon)  # noqa: E731
    assert laplace.upper <= composition.renyi_epsilon(renyi, delta)
    assert composition.optimal_epsilon(delta, epsilon, times) <= composition.advanced_epsilon(
        epsilon, times, delta
    )


# Properties ---------------------------------------------------------------------------------------


def test_a_finer_tolerance_narrows_the_pair_and_stays_inside():
    release = loss.gaussian(sigma=2, sampling_rate=0.1)
    wide, narrow = (
        Accountant(tolerance=t).compose(release, 50).epsilon(1e-5) for t in (1e-2, 1e-6)
    )
    assert narrow.width <= 1e-6
    assert wide.lower <= narrow.upper
    assert narrow.lower <= wide.upper


@pytest.mark.parametrize(
    ("rate", "sigma", "steps", "delta"),
    [
        (0.00494, 1.3, 559, 1.9e-12),
        (0.000178, 0.558, 75, 1.5e-9),
        (0.000431, 0.539, 356, 2.8e-11),
        (0.0025, 0.62, 2000, 2.7e-10),
    ],
)
def test_rare_records_and_far_tails_get_close_bounds_too(rate, sigma, steps, delta):
    # A few rare, large losses make up δ: the tilt that suits them is one that they draw away.
    release = loss.gaussian(sigma=sigma, sampling_rate=rate)
    bounds = Accountant().compose(release, steps).epsilon(delta)
    assert 0 < bounds.width <= 1e-4
    finer = Accountant(tolerance=1e-5).compose(release, steps).epsilon(delta)
    assert finer.width < bounds.width
    assert max(finer.lower, bounds.lower) <= min(finer.upper, bounds.upper)


@pytest.mark.parametrize(
    ("rate", "times", "epsilon"),
    [(1e-5, 100, 0.0048), (1e-4, 10, 0.0468), (1e-4, 1000, 0.0481), (1e-4, 100, 0.1756)],
)
def test_many_releases_tell_no_less_than_one_where_a_far_tail_draws_the_tilt_away(
    rate, times, epsilon
):
    one = amplification.subsampled_delta(
        lambda level: profiles.gaussian_delta(level, 1), epsilon, rate
    )
    account = Accountant().compose(loss.gaussian(sigma=1, sampling_rate=rate), times)
    low, high = account.delta(epsilon)
    assert low <= high
    assert one <= high


def sampled_gaussian_delta(rate, times, epsilon):
    """δ of one or two releases with σ = 1 at a removal, with many digits."""
    mp = digits()
    rate, epsilon = mp.mpf(rate), mp.mpf(epsilon)

    def density(z):
        return mp.exp(-z * z / 2) / mp.sqrt(2 * mp.pi)

    def above(z):
        return mp.erfc(z / mp.sqrt(2)) / 2

    def one(level):
        grown = mp.exp(level) - 1 + rate  # of the noise's own e^ℓ, times γ
        if grown <= 0:
            return 1 - mp.exp(level)
        z = mp.log(grown / rate) + mp.mpf(1) / 2
        return rate * above(z - 1) + (1 - rate - mp.exp(level)) * above(z)

    if times == 1:
        return one(epsilon)

    def both(z):
        first = mp.log(1 - rate + rate * mp.exp(z - mp.mpf(1) / 2))
        return ((1 - rate) * density(z) + rate * density(z - 1)) * one(epsilon - first)

    with mp.workdps(25):
        return mp.quad(both, [-12 + mp.mpf(step) / 2 for step in range(52)])


@pytest.mark.parametrize(
    ("rate", "times", "delta"),
    [(1e-6, 1, 1e-14), (1e-4, 1, 1e-12), (1e-5, 2, 1e-13), (1e-4, 2, 1e-15)],
)
def test_bounds_of_rare_records_at_a_tiny_delta_are_close(rate, times, delta):
    # No tilt gets to a tail that is heavier than any exponential.
    account = Accountant().compose(loss.gaussian(sigma=1, sampling_rate=rate), times)
    low, high = account.epsilon(delta)
    assert high - low <= 1e-4
    assert sampled_gaussian_delta(rate, times, high) <= delta <= sampled_gaussian_delta(
        rate, times, low
    )  # fmt: skip
    middle = (low + high) / 2
    exact = sampled_gaussian_delta(rate, times, middle)
    low, high = account.delta(middle)
    assert low <= exact <= high <= 1.01 * low


@pytest.mark.parametrize(
    ("rate", "times", "delta"), [(1e-5, 100, 1e-12), (1e-4, 1000, 1e-10), (1e-4, 100, 1e-15)]
)
def test_bounds_of_many_rare_records_at_a_tiny_delta_are_close(rate, times, delta):
    release = loss.gaussian(sigma=1, sampling_rate=rate)
    low, high = Accountant().compose(release, times).epsilon(delta)
    assert high - low <= 1e-4
    assert sampled_gaussian_delta(rate, 1, high) <= delta


@pytest.mark.parametrize(
    ("rate", "times", "delta", "known"),
    [(1e-5, 100, 1e-12, 0.00479), (1e-4, 10, 1e-12, 0.0468), (1e-4, 1000, 1e-10, 0.0482)],
)
def test_bounds_of_many_rare_records_agree_with_a_peer(rate, times, delta, known):
    """What dp-accounting 0.6 gives at a grid of 10⁻⁵, rounding upwards, to three digits."""
    account = Accountant().compose(loss.gaussian(sigma=1, sampling_rate=rate), times)
    assert account.epsilon(delta).upper == pytest.approx(known, rel=0.01)


def test_epsilon_and_delta_are_inverse():
    accountant = Accountant().compose(loss.gaussian(sigma=1.5, sampling_rate=0.05), 200)
    for delta in (1e-12, 1e-6, 1e-2):
        low, high = accountant.epsilon(delta)
        assert accountant.delta(low).upper >= delta * (1 - 1e-9)
        assert accountant.delta(high).lower <= delta * (1 + 1e-9)


def test_both_orders_of_neighbours_count():
    # Leaks in one order only: the accountant must find it whichever way it is given.
    p, q = [0.9, 0.1, 0.0], [0.8, 0.1, 0.1]
    for pair in ((p, q), (q, p)):
        assert Accountant().compose(loss.finite(*pair)).delta(5).upper == pytest.approx(0.1)
        assert Accountant().compose(loss.finite(*pair)).epsilon(1e-3) == (math.inf, math.inf)


def test_ends_of_the_ranges():
    assert Accountant().epsilon(1e-5) == Accountant().delta(0) == (0, 0)
    one = Accountant().compose(loss.gaussian(sigma=1))
    assert one.epsilon(1) == (0, 0)
    assert one.epsilon(0) == (math.inf, math.inf)
    assert one.epsilon(0).width == 0
    assert one.delta(500).upper < 1e-25
    assert Accountant().compose(loss.finite([1, 0], [0, 1])).delta(9) == (1, 1)
    assert Accountant().compose(loss.finite([1], [1]), 5).epsilon(1e-9).upper == pytest.approx(0)


# How it is used ---------------------------------------------------------------------------------


def test_what_is_composed_in_a_statement_counts():
    # As with other libraries: the result of compose need not be kept.
    accountant = Accountant()
    accountant.compose(loss.laplace(scale=1))
    accountant.compose(loss.laplace(scale=2), 2)
    assert accountant.epsilon(0) == (2, 2)
    assert accountant.compose(loss.laplace(scale=4)) is accountant
    assert accountant.epsilon(0) == (2.25, 2.25)


@pytest.mark.parametrize(
    "make",
    [
        lambda: loss.gaussian(sigma=3, sampling_rate=0.1),
        lambda: loss.discrete_laplace(scale=2),
        lambda: Laplace(epsilon=0.3, sensitivity=1),
    ],
)
def test_steps_that_are_told_one_by_one_are_counted(make):
    """A grid for each of them would take minutes."""
    together, singly, by_turns = Accountant(), Accountant(), Accountant()
    together.compose(make(), times=200)
    other = loss.laplace(scale=5)
    for _ in range(200):
        singly.compose(make())
        by_turns.compose(make()).compose(other)
    assert singly.epsilon(1e-5) == together.epsilon(1e-5)
    assert repr(singly) == repr(together)
    assert by_turns.epsilon(1e-5) == together.compose(other, times=200).epsilon(1e-5)


def test_releases_are_counted_as_one_only_if_they_lose_the_same():
    """A float stands for all numbers that it is shown as, and a fraction for itself."""
    makers = [
        loss.gaussian(sigma=3), loss.gaussian(sigma=3.1), loss.gaussian(sigma=Fraction(31, 10)),
        loss.gaussian(sigma=3, sampling_rate=0.1), loss.gaussian(sigma=3, sensitivity=2),
        loss.laplace(scale=3), loss.laplace(scale=0.5), loss.laplace(scale=0.1),
        loss.laplace(scale=Fraction(1, 10)), loss.randomised_response(flip_probability=0.1),
        loss.randomised_response(flip_probability=0.1, categories=3),
        loss.finite([0.5, 0.5], [0.4, 0.6]), loss.finite([0.4, 0.6], [0.5, 0.5]),
        loss.worst(epsilon=1), loss.worst(epsilon=1, delta=1e-6), loss.worst(epsilon=0.1),
        loss.discrete_gaussian(sigma=3), loss.discrete_gaussian(sigma=3, sensitivity=2),
        loss.discrete_laplace(scale=3), loss.discrete_laplace(scale=3, sensitivity=2),
    ]  # fmt: skip
    for i, one in enumerate(makers):
        for j, other in enumerate(makers):
            assert (one.parts == other.parts) == (i == j), (one, other)


def test_a_copy_goes_its_own_way():
    accountant = Accountant().compose(loss.laplace(scale=1))
    for duplicate in (copy.copy, copy.deepcopy):
        other = duplicate(accountant).compose(loss.laplace(scale=1))
        assert other.epsilon(0) == (2, 2)
        assert accountant.epsilon(0) == (1, 1)
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(accountant)


def test_nothing_is_lost_between_threads():
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        accountant, release = Accountant(), loss.laplace(scale=1)
        threads = [
            threading.Thread(target=lambda: [accountant.compose(release) for _ in range(50)])
            for _ in range(8)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert accountant.epsilon(0) == (400, 400)


def test_a_forked_process_waits_for_no_thread_that_it_left_behind(monkeypatch):
    accountant, composing, forked = Accountant(), threading.Event(), threading.Event()
    agreed = loss._agreed

    def slow(known, other):
        if threading.current_thread() is thread:
            composing.set()
            forked.wait(60)
        return agreed(known, other)

    monkeypatch.setattr(loss, "_agreed", slow)
    thread = threading.Thread(target=accountant.compose, args=(loss.gaussian(sigma=2),))
    thread.start()
    composing.wait(60)
    child = multiprocessing.get_context("fork").Process(
        target=accountant.compose, args=(loss.gaussian(sigma=2),)
    )
    child.start()
    child.join(20)
    ended = child.exitcode
    child.kill()
    forked.set()
    thread.join()
    assert ended == 0


def test_releases_for_other_neighbours_are_refused():
    accountant = Accountant().compose(loss.randomised_response(flip_probability=0.25))
    assert accountant.neighbourhood == "edit"
    sampled = loss.gaussian(sigma=1, sampling_rate=0.1)
    with pytest.raises(ValueError, match="must be for one neighbourhood, got edit and membership"):
        accountant.compose(sampled)
    assert accountant.epsilon(0).upper == pytest.approx(math.log(3))
    assert accountant.guarantee(0).neighbourhood == "edit"
    with pytest.raises(ValueError, match="which the releases are for"):
        accountant.guarantee(0, "membership")
    unnamed = Accountant().compose(loss.laplace(scale=1))
    with pytest.raises(ValueError, match="say for which neighbours"):
        unnamed.guarantee(0)
    assert unnamed.guarantee(0, "edit").epsilon == 1
    with pytest.raises(ValueError, match="must be for one neighbourhood"):
        sampled.under("edit")
    with pytest.raises(ValueError, match="must be for one neighbourhood"):
        sampled + loss.randomised_response(flip_probability=0.25)


def test_sums_of_releases_are_their_composition():
    one, two = loss.laplace(scale=2), loss.gaussian(sigma=3)
    both = Accountant().compose((one + two).repeated(3), 2)
    apart = Accountant().compose(one, 6).compose(two, 6)
    assert both.epsilon(1e-6) == apart.epsilon(1e-6)
    assert both.delta(1) == apart.delta(1)


@pytest.mark.parametrize("epsilon", [1e-6, 0.1, Fraction(1, 3), math.log(3), 5])
@pytest.mark.parametrize("delta", [0, 1e-6, 0.1])
def test_the_worst_release_is_that_of_optimal_composition(epsilon, delta):
    for times in (1, 7):
        accountant = Accountant().compose(loss.worst(epsilon=epsilon, delta=delta), times)
        for level in (0, float(epsilon) / 2, float(epsilon), 2 * float(epsilon)):
            exact = composition.optimal_delta(level, epsilon, times, delta)
            assert encloses(accountant.delta(level), exact, slack=1e-9)


@pytest.mark.parametrize("times", [1, 2, 7, 100, 10_000])
@pytest.mark.parametrize("epsilon", [0.01, math.log(4), 3, 20])
def test_bounds_hold_next_to_the_pure_epsilon(epsilon, times):
    account = Accountant(tolerance=1e-3).compose(loss.worst(epsilon=epsilon), times=times)
    pure = account.epsilon(0).upper
    for below in (0, 1e-15, 1e-12, 1e-9, 1e-6):
        low, high = account.delta(pure * (1 - below))
        # Nothing is told unless all answers are true, whose loss is εk.
        most = -math.expm1(-below * pure * (1 + 1e-6) - 4e-16 * pure)
        assert low <= high
        assert low <= most


@pytest.mark.parametrize("p", [0.01, 0.05, 0.2])
@pytest.mark.parametrize("times", [2, 3])
def test_nothing_is_left_above_the_pure_epsilon(p, times):
    answers = loss.randomised_response(flip_probability=p)
    pure = times * math.log((1 - p) / p) * (1 + 1e-15)
    assert Accountant().compose(answers, times=times).delta(pure).lower == 0


@pytest.mark.parametrize("epsilon", [0, 1, 700])
@pytest.mark.parametrize("delta", [1, 1 - 2.0**-53, Fraction(10**20 - 1, 10**20)])
@pytest.mark.parametrize("times", [1, 3])
def test_a_release_that_gives_all_away(epsilon, delta, times):
    account = Accountant().compose(loss.worst(epsilon=epsilon, delta=delta), times=times)
    assert account.delta(0.5).upper == account.delta(800).upper == 1
    assert account.epsilon(0.5) == account.epsilon(0) == (math.inf, math.inf)
    assert account.epsilon(1) == (0, 0)


def test_one_number_is_the_worst_vector_for_laplace_noise():
    # Exactly, on whole numbers: all ways to split a change among entries, and all levels at which
    # the profile bends.
    for q in (Fraction(1, 2), Fraction(1, 3), Fraction(9, 10)):

        def change(m, q=q):
            masses = [q**k * (1 - q) / (1 + q) for k in range(m + 1)]
            masses[0], masses[m] = 1 / (1 + q), q**m / (1 + q)
            return [(m - 2 * k, mass) for k, mass in enumerate(masses)]  # loss, in units of −ln q

        def profile(changes, level, q=q):
            sums = {0: Fraction(1)}
            for one in changes:
                more = {}
                for total, mass in sums.items():
                    for lost, share in one:
                        more[total + lost] = more.get(total + lost, 0) + mass * share
                sums = more
            return sum(
                (m * (1 - q ** (lost - level)) for lost, m in sums.items() if lost > level),
                start=Fraction(0),
            )

        for split in [(1, 1), (2, 1), (1, 2), (3, 2), (5, 1), (2, 2, 2), (1, 1, 1, 1), (4, 1, 2)]:
            total = sum(split)
            for level in range(-total, total + 1):
                whole = profile([change(total)], level)
                assert profile([change(m) for m in split], level) <= whole
            scale = -1 / math.log(q)
            release = loss.discrete_laplace(scale=scale, sensitivity=total)
            for level in range(total):
                exact = float(profile([change(total)], level))
                assert encloses(Accountant().compose(release).delta(level / scale), exact, 1e-9)


# Answers that floats would round ------------------------------------------------------------------


def profile(p, q, times, epsilon):
    """δ of so many answers, with many digits, as what lies around it."""
    mp = digits(lost=1300)  # three answers next to 1 by 10⁻⁴⁰⁰
    sums = {(Fraction(1), Fraction(1)): 1}
    for _ in range(times):
        more = {}
        for (a, b), ways in sums.items():
            for c, d in zip(p, q, strict=True):
                more[a * c, b * d] = more.get((a * c, b * d), 0) + ways
        sums = more
    factor = mp.exp(big(mp, Fraction(epsilon)))
    return sum(ways * max(big(mp, a) - factor * big(mp, b), 0) for (a, b), ways in sums.items())


TINY = Fraction(1, 10**400)
STEP = Fraction(1, 10**20)
HARD = [
    ([Fraction(1, 3), Fraction(1, 3) + STEP, Fraction(1, 3) - STEP], [Fraction(1, 3)] * 3),
    ([1 - TINY, TINY], [1, 0]),
    ([1 - TINY, TINY], [1 - 2 * TINY, 2 * TINY]),
    ([TINY, 1 - TINY], [Fraction(1, 2), Fraction(1, 2)]),
    ([1, 0], [0, 1]),
    ([STEP, 1 - STEP], [1, 0]),
    ([Fraction(963, 1000), Fraction(37, 1000)], [0, 1]),
    ([0.25, 0.75], [1e-320, 1.0]),
]


@pytest.mark.parametrize(("p", "q"), HARD)
@pytest.mark.parametrize("times", [1, 3])
def test_bounds_enclose_what_is_beyond_floats(p, q, times):
    p, q = [Fraction(a) for a in p], [Fraction(b) for b in q]
    q[-1] = 1 - sum(q[:-1])
    account = Accountant(tolerance=1e-2).compose(loss.finite(p, q), times=times)
    mp = digits()
    for epsilon in (0, Fraction(1, 10**18), 0.1, 40, 800):
        low, high = account.delta(epsilon)
        exact = max(profile(p, q, times, epsilon), profile(q, p, times, epsilon))
        assert big(mp, Fraction(low)) <= exact <= big(mp, Fraction(high)), epsilon
    for delta in (TINY, 1e-30, Fraction(963, 1000), 1 - Fraction(1, 10**30)):
        low, high = account.epsilon(delta)
        wanted = big(mp, Fraction(delta)) * (1 + mp.mpf(10) ** -60)
        if high < math.inf:
            assert max(profile(p, q, times, high), profile(q, p, times, high)) <= wanted, delta
        if low > 0:
            under = Fraction(min(low, 1e6)) * (1 - Fraction(1, 10**15))
            assert max(profile(p, q, times, under), profile(q, p, times, under)) >= big(
                mp, Fraction(delta)
            ), delta


@pytest.mark.parametrize("times", [1, 7, 10**9])
def test_the_pure_epsilon_lies_between_its_bounds(times):
    mp = digits()
    third = [Fraction(1, 3)] * 3
    apart = [Fraction(1, 3), Fraction(1, 3) + STEP, Fraction(1, 3) - STEP]
    # Where floats misorder the ratios of two tiny atoms.
    a, c = Fraction(123456789, 10**308), Fraction(987654321, 10**308)
    near = [3 * a, (3 + STEP) * c, 1 - 3 * a - (3 + STEP) * c]
    for release, exact in [
        (loss.laplace(scale=3), big(mp, Fraction(1, 3))),
        (loss.laplace(scale=Fraction(7, 3), sensitivity=2), big(mp, Fraction(6, 7))),
        (loss.laplace(scale=1, sampling_rate=Fraction(1, 3)), mp.log1p(mp.expm1(1) / 3)),
        (loss.discrete_laplace(scale=3), big(mp, Fraction(1, 3))),
        (loss.randomised_response(flip_probability=Fraction(1, 3)), mp.log(2)),
        (loss.worst(epsilon=Fraction(1, 3)), big(mp, Fraction(1, 3))),
        (loss.finite(apart, third), -mp.log1p(-3 * big(mp, STEP))),
        (loss.finite(near, [a, c, 1 - a - c]), mp.log(3 + big(mp, STEP))),
    ]:
        low, high = Accountant().compose(release, times=times).epsilon(0)
        assert big(mp, Fraction(low)) <= times * exact <= big(mp, Fraction(high)), release
        assert high - low <= 1e-15 * high


def test_a_guarantee_at_a_delta_next_to_one():
    everything = Accountant().compose(loss.finite([1, 0], [0, 1]))
    assert everything.guarantee(1 - Fraction(1, 10**30), "edit").epsilon == math.inf
    assert everything.epsilon(1) == (0, 0)


@pytest.mark.parametrize(("sigma", "times"), [(1, 700), (1, 10**6), (0.05, 10**9), (1e3, 10**9)])
def test_many_gaussian_releases_have_their_closed_form(sigma, times):
    account = Accountant().compose(loss.gaussian(sigma=sigma), times=times)
    shift = math.sqrt(times) / sigma
    for delta in (1e-6, 0.5, 1 - 1e-9):
        low, high = account.epsilon(delta)
        exact = profiles.gaussian_epsilon(delta, 1, shift)
        assert low <= exact * (1 + 1e-15)
        assert exact <= high * (1 + 1e-13)
        assert high - low <= 3e-12 * high
        low, high = account.delta(exact)
        assert low * (1 - 1e-5) <= delta <= high * (1 + 1e-5)  # rounding an ε of 10¹² moves δ
    half = Accountant().compose(loss.gaussian(sigma=sigma), times // 2)
    half.compose(loss.gaussian(sigma=2 * sigma, sensitivity=2), times - times // 2)
    assert half.epsilon(1e-6) == pytest.approx(account.epsilon(1e-6), rel=1e-11)


def test_the_closed_form_continues_the_grid():
    low, high = Accountant().compose(loss.gaussian(sigma=1), times=624).epsilon(1e-6)
    assert low <= profiles.gaussian_epsilon(1e-6, 1, math.sqrt(624)) <= high
    mixed = Accountant().compose(loss.gaussian(sigma=1), times=626).compose(loss.laplace(scale=100))
    further = Accountant().compose(loss.gaussian(sigma=1), times=626).epsilon(1e-6)
    assert mixed.epsilon(1e-6).upper >= further.lower


TENTH = Fraction(1, 10)  # a float would be read as what it holds, which is more


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("release", [
    (loss.laplace(scale=1), 0), (loss.gaussian(sigma=1), 0), (loss.gaussian(sigma=0.05), 0),
    (loss.finite([TENTH * 5, TENTH * 5, 0], [TENTH * 4, TENTH * 5, TENTH]), TENTH),
    (loss.finite([TENTH * 5, TENTH * 4, TENTH], [TENTH * 5, TENTH * 5, 0]), TENTH),
    (loss.worst(epsilon=1, delta=TENTH), TENTH),
], ids=["laplace", "gaussian", "far gaussian", "finite", "other order", "worst"])  # fmt: skip
def test_at_an_infinite_epsilon_delta_is_what_gives_all_away(release, times):
    release, impossible = release
    truth = 1 - (1 - impossible) ** times
    for epsilon in (math.inf, sys.float_info.max, 1e300):
        low, high = Accountant().compose(release, times).delta(epsilon)
        assert low <= truth + (5e-324 if epsilon < math.inf else 0)
        assert truth <= high <= truth + 1e-12
        assert low >= truth - Fraction(1, 10**15)


TINY_DELTA = st.floats(min_value=-300, max_value=-25).map(lambda exponent: 10.0**exponent)


@settings(max_examples=8)
@given(
    sigma=st.floats(min_value=0.3, max_value=20), rate=st.floats(min_value=1e-4, max_value=1),
    times=st.integers(min_value=1, max_value=100), delta=TINY_DELTA,
)  # fmt: skip
def test_any_tiny_delta_has_a_finite_epsilon(sigma, rate, times, delta):
    accountant = Accountant().compose(loss.gaussian(sigma=sigma, sampling_rate=rate), times=times)
    low, high = accountant.epsilon(delta)
    assert low <= high <= profiles.gaussian_epsilon(delta, sigma / math.sqrt(times)) * 1.3 + 1
    assert accountant.delta(high).upper <= delta * (1 + 1e-5)


@settings(max_examples=12)
@given(
    sigma=st.floats(min_value=0.1, max_value=20), rate=st.floats(min_value=1e-4, max_value=0.99),
    delta=TINY_DELTA,
)  # fmt: skip
def test_below_the_reach_of_grids_bounds_enclose_the_amplified_profile(sigma, rate, delta):
    low, high = Accountant().compose(loss.gaussian(sigma=sigma, sampling_rate=rate)).epsilon(delta)

    def profile(epsilon):
        return amplification.subsampled_delta(
            lambda level: profiles.gaussian_delta(level, sigma), epsilon, rate
        )

    assert profile(high) <= delta * (1 + 1e-9)
    assert low == 0 or profile(low) >= delta * (1 - 1e-9)


@pytest.mark.parametrize("delta", [1e-29, 1e-40, 1e-300, 5e-324])
def test_below_the_reach_of_grids_gaussian_noise_alone_has_its_closed_form(delta):
    _, high = Accountant().compose(loss.gaussian(sigma=3), times=9).epsilon(delta)
    assert high == pytest.approx(profiles.gaussian_epsilon(delta, 1))


def test_a_delta_below_all_floats_has_a_finite_epsilon():
    accountant = Accountant().compose(loss.gaussian(sigma=1))
    assert 43 <= accountant.epsilon(Fraction(1, 10**400)).upper <= 44


def test_the_lesser_order_of_neighbours_neither_widens_bounds_nor_takes_time():
    # At an addition a sampled record loses ln(1/(1 − γ)) at most, near which a grid found nothing.
    low, high = Accountant().compose(loss.gaussian(sigma=1, sampling_rate=0.1), 2).epsilon(1e-22)
    assert high - low < 1e-3


NOISES = (
    loss.gaussian(sigma=1, sampling_rate=0.1),
    loss.gaussian(sigma=0.5, sampling_rate=0.5),
    loss.discrete_gaussian(sigma=1),
    loss.laplace(scale=2, sampling_rate=0.3),
    loss.finite([0.5, 0.25, 0.25], [0.25, 0.5, 0.25]),
    loss.worst(epsilon=0.1),
    loss.finite([1 - 1e-200, 1e-200], [1, 0]),
    loss.worst(epsilon=0.1, delta=1e-301),
)


@pytest.mark.parametrize("delta", [1e-31, 1e-60, 1e-299])
def test_losses_of_all_kinds_together_have_a_finite_epsilon_where_one_exists(delta):
    bounded = Accountant()
    for noise in NOISES[:-2]:
        bounded.compose(noise)
    low, high = bounded.epsilon(delta)
    assert low <= high < math.inf
    # What gives all away has to be less likely than δ, and counts.
    known = bounded.compose(NOISES[-1], times=2).epsilon(delta).upper
    assert high <= known < math.inf
    assert (bounded.compose(NOISES[-2]).epsilon(delta).upper < math.inf) is (delta > 1e-200)


@pytest.mark.parametrize("removal", [True, False])
@pytest.mark.parametrize(("sigma", "rate"), [(1, 0.1), (0.5, 0.7), (4, 1e-3)])
@pytest.mark.parametrize("order", [1.3, 2, 3.5, 20, 501.5])
def test_the_renyi_bound_of_a_sample_is_above_the_integral(sigma, rate, order, removal):
    curve = loss.gaussian(sigma=sigma, sampling_rate=rate).parts[0][0][0].renyi
    mp = digits()
    center = order if removal else 0

    def integrand(z):
        mixed = 1 - rate + rate * mp.exp((2 * z - 1) / (2 * mp.mpf(sigma) ** 2))
        log = mp.log(mixed) * (order if removal else 1 - order)
        return mp.exp(log - z**2 / (2 * mp.mpf(sigma) ** 2)) / (sigma * mp.sqrt(2 * mp.pi))

    ends = [center + sigma * step for step in range(-20, 21, 4)]
    first = [-order * sigma - 20, -20 * sigma, 0] if not removal else [-20 * sigma, 0]
    with mp.workdps(20):
        moment = mp.quad(integrand, sorted({*map(float, ends), *map(float, first)}))
        exact = mp.log(moment) / (order - 1)
    assert curve(order) >= exact * (1 - mp.mpf(10) ** -12)
    if removal and order in (2, 20):
        assert curve(order) <= exact * (1 + mp.mpf(10) ** -6)


@pytest.mark.parametrize(
    "noise", [functools.partial(loss.gaussian, sigma=1), functools.partial(loss.laplace, scale=1)]
)
def test_rates_are_answered_or_refused_however_rare(noise):
    for rate in (5e-324, 1e-310, Fraction(1, 10**301)):
        with pytest.raises(ValueError, match="sampling_rate must be at least 1e-300"):
            noise(sampling_rate=rate)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bounds = Accountant().compose(noise(sampling_rate=1e-300)).delta(0.1)
    assert bounds.lower == 0
    assert bounds.upper < 1e-30


def test_what_is_no_mechanism_is_refused_though_it_has_a_loss():
    cities = Hierarchy.of_prefixes(["1001", "1243"])
    classes = mondrian(five_people(), ["age"], k=2)
    channel = Channel([[1]], inputs=[(0,)], outputs=["a"])
    accountant = Accountant()
    for other in (cities, classes, channel, Ledger(epsilon=1), accountant):
        with pytest.raises(TypeError, match="release must be a mechanism or a Release, got [^0-9]"):
            accountant.compose(other)
    assert repr(accountant) == "Accountant()"
