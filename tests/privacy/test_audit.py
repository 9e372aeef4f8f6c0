"""Audits: fourteen broken mechanisms are found, fourteen correct ones are left in peace."""

import math

import numpy as np
import pytest
from scipy.stats import binom

from dpedu.privacy import profiles
from dpedu.privacy.audit import audit, epsilon_lower_bound, likelihood_ratio_audit

SAMPLES = 100_000
ONE, TWO = (0, 1), (1, 1)


def total(data):
    return float(sum(data))


def column(values, n):
    return np.tile(np.asarray(values, dtype=float), (n, 1))


def laplace(scale):
    return lambda x, rng, n: total(x) + rng.laplace(scale=scale, size=n)


def gaussian(sigma):
    return lambda x, rng, n: total(x) + rng.normal(scale=sigma, size=n)


def flips(p):
    return lambda x, rng, n: np.asarray(x) ^ (rng.random((n, len(x))) < p)


def geometric(epsilon):
    p = 1 - math.exp(-epsilon)
    return lambda x, rng, n: int(total(x)) + rng.geometric(p, n) - rng.geometric(p, n)


def histogram(scale, noise=None):
    """Counts of records 0 and 1; under edit a record moves from one to the other."""

    def release(x, rng, n):
        counts = column([list(x).count(0), list(x).count(1)], n)
        return counts + (rng.laplace(scale=scale, size=(n, 2)) if noise is None else noise(rng, n))

    return release


def clipped_sum(bound, scale, clip=True):
    def release(x, rng, n):
        values = np.clip(x, 0, bound) if clip else np.asarray(x, dtype=float)
        return values.sum() + rng.laplace(scale=scale, size=n)

    return release


def noisy_max(scale):
    def release(x, rng, n):
        scores = column([list(x).count(0), list(x).count(1), 0.5], n)
        return (scores + rng.laplace(scale=scale, size=scores.shape)).argmax(axis=1)

    return release


def exponential(factor):
    def release(x, rng, n):
        scores = np.array([list(x).count(0), list(x).count(1), 0.5])
        weights = np.exp(factor * (scores - scores.max()))
        return rng.choice(3, size=n, p=weights / weights.sum())

    return release


def stable_gap(rng, n):
    return np.repeat(rng.laplace(size=(n, 1)), 2, axis=1)


def floats_of(x, rng, n):
    u = (rng.integers(1, 2**20, size=n)) / 2**20
    sign = rng.integers(0, 2, size=n) * 2 - 1
    return total(x) + sign * np.log(u)


def reachable_from_zero(outputs):
    """Whether an output of `floats_of` can come from a sum of 1: what floating point gives away."""
    u = np.exp(-np.abs(outputs - 1))
    near = np.clip(np.rint(u * 2**20), 1, 2**20 - 1) / 2**20
    return (1 + np.log(near) == outputs) | (1 - np.log(near) == outputs)


def sized(x, rng, n):
    return np.full(n, len(x))


def sparse_truth(x, rng, n):
    leak = rng.random(n) < 0.02
    return np.where(leak, total(x) + 100, rng.laplace(size=n) + total(x))


def words(p):
    def release(x, rng, n):
        return ["yes" if (x[0] == 1) ^ bool(flip) else "no" for flip in rng.random(n) < p]

    return release


def above_threshold(scale, fresh):
    """Which of three queries first passes a noisy threshold; broken if answers carry no noise."""

    def release(x, rng, n):
        queries = column([total(x) - 1, total(x), total(x) + 1], n)
        threshold = 2 + rng.laplace(scale=scale, size=(n, 1))
        noise = rng.laplace(scale=2 * scale, size=queries.shape) if fresh else 0
        passed = queries + noise >= threshold
        return np.where(passed.any(axis=1), passed.argmax(axis=1), 3)

    return release


# name: (release, data, neighbour, claimed ε, δ, further events)
BROKEN = {
    "no noise at all": (lambda x, rng, n: np.full(n, total(x)), ONE, TWO, 1, 0, ()),
    "half the scale": (laplace(0.5), ONE, TWO, 1, 0, ()),
    "sensitivity of a clipped sum forgotten": (clipped_sum(3, 1), (0, 1), (3, 1), 1, 0, ()),
    "values never clipped": (clipped_sum(1, 1, clip=False), (0, 1), (9, 1), 1, 0, ()),
    "one noise for both bins": (histogram(2, stable_gap), ONE, TWO, 1, 0, ()),
    "histogram under edit with the noise of membership": (histogram(1), (0, 0), (0, 1), 1, 0, ()),
    "exponential without the two": (exponential(1.0), (0, 0), (0, 1), 0.75, 0, ()),
    "noise on a coarse grid": (lambda x, rng, n: 0.5 * total(x) + np.round(rng.laplace(size=n)),
                               ONE, TWO, 1, 0, ()),
    "floating-point gaps": (floats_of, (0,), (1,), 1, 0, [("reachable", reachable_from_zero)]),
    "the exact size under membership": (sized, (0, 1), (1,), 3, 0, ()),
    "the truth now and then": (sparse_truth, ONE, TWO, 1, 1e-3, ()),
    "gaussian without the root's argument": (gaussian(1.0), ONE, TWO, 1, 1e-5, ()),
    "flips too seldom": (flips(0.1), ONE, TWO, math.log(3), 0, ()),
    "answers in words that are flipped too seldom": (words(0.1), (0,), (1,), math.log(3), 0, ()),
    "gaussian noise sold as pure": (gaussian(1.0), ONE, TWO, 1, 0, ()),
    "a mean scaled by the private size": (
        lambda x, rng, n: total(x) / len(x) + rng.laplace(scale=0.1, size=n),
        (1, 1), (1, 1, 0), 1, 0, ()),
}  # fmt: skip

CORRECT = {
    "laplace": (laplace(1), ONE, TWO, 1, 0, ()),
    "laplace at a small ε": (laplace(10), ONE, TWO, 0.1, 0, ()),
    "gaussian": (gaussian(profiles.gaussian_sigma(1, 1e-3)), ONE, TWO, 1, 1e-3, ()),
    "geometric": (geometric(1), ONE, TWO, 1, 0, ()),
    "randomised response": (flips(0.25), ONE, TWO, math.log(3), 0, ()),
    "words": (words(0.25), (0,), (1,), math.log(3), 0, ()),
    "histogram under edit": (histogram(2), (0, 0), (0, 1), 1, 0, ()),
    "clipped sum": (clipped_sum(3, 3), (0, 1), (3, 1), 1, 0, ()),
    "exponential": (exponential(0.5), (0, 0), (0, 1), 1, 0, ()),
    "noisy max": (noisy_max(2), (0, 0), (0, 1), 1, 0, ()),
    "a constant": (lambda x, rng, n: np.zeros(n), ONE, TWO, 0, 0, ()),
    "the exact size under edit": (sized, (0, 1), (1, 1), 0, 0, ()),
    "two releases, their sum of budgets": (
        lambda x, rng, n: total(x) + rng.laplace(scale=2, size=(n, 2)), ONE, TWO, 1, 0, ()),
    "the sparse vector's first step": (above_threshold(2, True), ONE, TWO, 1, 0, ()),
}  # fmt: skip


def run(case, seed, samples=SAMPLES):
    release, data, neighbour, epsilon, delta, events = case
    finding = audit(
        release, data, neighbour, samples=samples, rng=np.random.default_rng(seed), delta=delta,
        confidence=0.999, events=events,
    )  # fmt: skip
    return finding, epsilon


@pytest.mark.parametrize("name", BROKEN)
def test_broken_mechanisms_are_found(name):
    finding, epsilon = run(BROKEN[name], 1)
    assert finding.refutes(epsilon), str(finding)


@pytest.mark.parametrize("name", CORRECT)
def test_correct_mechanisms_are_left_in_peace(name):
    # An audit errs with probability at most 1e-3; the fixed seed makes the outcome definite.
    finding, epsilon = run(CORRECT[name], 1)
    assert not finding.refutes(epsilon), str(finding)


def test_bounds_on_correct_mechanisms_come_near_the_truth():
    finding, _ = run(CORRECT["randomised response"], 3)
    assert 1.04 < finding.epsilon < math.log(3)
    finding, _ = run(CORRECT["laplace"], 3)
    assert 0.9 < finding.epsilon < 1


def test_the_likelihood_ratio_finds_what_half_lines_of_single_outputs_cannot():
    # Ten coordinates, each moved by little: the ratio adds them up, with weights.
    means = np.linspace(0.1, 0.6, 10)

    def release(x, rng, n):
        return means * x[0] + rng.normal(size=(n, 10))

    def log_ratio(outputs):
        return ((outputs - means) ** 2 / 2 - outputs**2 / 2).sum(axis=1)

    rng = np.random.default_rng(5)
    sharp = likelihood_ratio_audit(release, (0,), (1,), log_ratio=log_ratio, samples=SAMPLES,
                                   rng=rng, delta=1e-3)  # fmt: skip
    plain = audit(release, (0,), (1,), samples=SAMPLES, rng=rng, delta=1e-3)
    exact = profiles.gaussian_epsilon(1e-3, 1, float(np.linalg.norm(means)))
    assert plain.epsilon < sharp.epsilon < exact
    assert sharp.epsilon > 0.6 * exact


@pytest.mark.parametrize("p", [0.02, 0.3, 0.7])
@pytest.mark.parametrize("q", [0.02, 0.3])
def test_the_bound_holds_as_often_as_stated_over_all_counts(p, q):
    # Exactly: the total probability of the pairs of counts whose bound is above the truth.
    runs, confidence = 60, 0.9
    truth = max(math.log(p / q), 0)
    p_of, q_of = (binom.pmf(np.arange(runs + 1), runs, r) for r in (p, q))
    wrong = sum(
        p_of[a] * q_of[b]
        for a in range(runs + 1)
        for b in range(runs + 1)
        if epsilon_lower_bound(a, runs, b, runs, confidence=confidence) > truth + 1e-12
    )
    assert wrong <= 1 - confidence


def test_a_finding_says_what_it_found():
    finding, _ = run(BROKEN["no noise at all"], 1)
    assert "confidence 0.999" in str(finding)
    (count, runs), (other, other_runs) = finding.counts
    assert (count, other) == (runs, 0)
    assert runs == other_runs == SAMPLES // 2
    assert not finding.refutes(math.inf)


def test_the_event_is_chosen_without_the_samples_that_bound_it():
    # Pure noise, many columns: choosing and counting on the same samples would find something.
    release = lambda x, rng, n: rng.normal(size=(n, 30))  # noqa: E731
    for seed in range(5):
        finding = audit(release, ONE, TWO, samples=2000, rng=np.random.default_rng(seed),
                        confidence=0.9)  # fmt: skip
        assert finding.epsilon < 0.1


@pytest.mark.parametrize(
    ("release", "message"),
    [
        (7, "release must be a function, got 7"),
        (lambda x, rng, n: np.zeros(n + 1), "release must give 200 outputs"),
        (lambda x, rng, n: np.full(n, math.nan), "release must give no NaN"),
        (lambda x, rng, n: np.zeros((n, 2, 2)), "release must give 200 outputs"),
        (lambda x, rng, n: np.zeros((n, 0)), "release must give 200 outputs"),
    ],
)
def test_bad_releases_are_refused(release, message):
    with pytest.raises((TypeError, ValueError), match=message):
        audit(release, ONE, TWO, samples=200, rng=np.random.default_rng(0))


def test_the_number_of_cases_is_as_promised():
    assert len(BROKEN) >= 12
    assert len(CORRECT) >= 12
