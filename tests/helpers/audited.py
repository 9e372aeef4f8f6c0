"""Mechanisms to audit: twenty-four broken ones and fourteen correct ones, with what they claim."""

import math

import numpy as np

from dpedu.privacy import profiles
from dpedu.privacy.audit import audit

SAMPLES, CONFIDENCE = 100_000, 0.999
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


def hollow(x, rng, n):
    """Wide noise that is never within ±0.3 of 0 on one of the two data sets."""
    noise = rng.laplace(scale=20, size=n)
    return np.where((np.abs(noise) < 0.3) & (total(x) == 2), noise + np.copysign(9, noise), noise)


def even(x, rng, n):
    """Noise of enough width that is always even."""
    return int(total(x)) + 2 * np.rint(rng.laplace(scale=1000, size=n)).astype(np.int64)


def last_bit(x, rng, n):
    """The answer in the last bit of a float."""
    bits = rng.laplace(scale=1000, size=n).view(np.uint64) & ~np.uint64(1)
    return (bits | np.uint64(total(x) == 2)).view(np.float64)


def single(x, rng, n):
    """Numbers that were kept in fewer digits on one of the two data sets."""
    noise = rng.laplace(scale=1000, size=n)
    return noise.astype(np.float32).astype(np.float64) if total(x) == 2 else noise


def refusal(x, rng, n):
    """No number at all on one of the two data sets."""
    return [None] * n if total(x) == 2 else rng.laplace(size=n)


def longer(x, rng, n):
    """One number more for one person more."""
    return rng.laplace(size=(n, len(x)))


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
    "a gap about 0": (hollow, ONE, TWO, 1, 0, ()),
    "a gap about 0, in the other order": (hollow, TWO, ONE, 1, 0, ()),
    "parity": (even, ONE, TWO, 1, 0, ()),
    "the last bit": (last_bit, ONE, TWO, 1, 0, ()),
    "fewer digits": (single, ONE, TWO, 1, 0, ()),
    "no number": (refusal, ONE, TWO, 1, 0, ()),
    "no number, in the other order": (refusal, TWO, ONE, 1, 0, ()),
    "one number more": (longer, (1,), ONE, 1, 0, ()),
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
        confidence=CONFIDENCE, events=events,
    )  # fmt: skip
    return finding, epsilon
