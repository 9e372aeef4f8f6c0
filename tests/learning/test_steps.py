"""The parts of a private step: each by its definition, and all of them as private training."""

import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_ANSWER,
    NO_GENERATOR,
    NO_PROBABILITY,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import binom, kstest

from dpedu.deployments import Classification, PrivateGradientDescent
from dpedu.learning import clip_factors, clip_rows, composed_steps, draw_batch, noisy_sum
from dpedu.privacy.loss import Accountant
from dpedu.privacy.profiles import gaussian_epsilon


@pytest.mark.parametrize("clip", [1e-3, 1, 50])
def test_rows_are_cut_down_in_their_direction_and_short_ones_left_alone(clip):
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(3000, 4)) * 10.0 ** rng.uniform(-5, 5, size=(3000, 1))
    cut = clip_rows(rows, clip)
    lengths = np.linalg.norm(rows, axis=1)
    short = lengths <= clip
    assert 0 < short.sum() < 3000
    assert (cut[short] == rows[short]).all()
    assert np.linalg.norm(cut, axis=1).max() <= clip * (1 + 1e-15 * 8)
    assert cut[~short] == pytest.approx(rows[~short] * (clip / lengths[~short])[:, None])
    assert (clip_factors(lengths, math.inf) == 1).all()


def test_nothing_huge_or_tiny_escapes_the_clip():
    far = [[1e308, 1e308], [-1.7e308, 0], [5e-324, 5e-324], [0, 0], [1e200, 1e-200]]
    cut = clip_rows(far, 1)
    assert np.linalg.norm(cut, axis=1) == pytest.approx([1, 1, 0, 0, 1])
    assert cut[0] == pytest.approx([0.5**0.5, 0.5**0.5])
    assert cut[3].tolist() == [0, 0]
    assert clip_rows(np.zeros((0, 3)), 1).shape == (0, 3)


def length_over(row, clip):
    """By what the exact length of a row is above C, as a share of it: 1 at most."""
    square = sum(Fraction(entry) ** 2 for entry in row.tolist()) / Fraction(clip) ** 2
    return math.sqrt(min(square, 4)) - 1


@pytest.mark.filterwarnings("error")
def test_no_row_is_longer_than_the_clip_however_far_the_two_are_apart():
    # 7.5e-24/1e300 has one digit: [1e300, 0] came out 1.3 times as long as 7.5e-24.
    sizes = [5e-324, 1e-310, 3e-308, 1e-160, 1e-30, 0.1, 1, 7e20, 1e155, 1e300, 1.7e308]
    shapes = np.array([[1, 0], [1, 1], [-1, 1e-3], [0.3, -0.7]])
    for clip in (1e-300, 3e-200, 1e-99, 7.5e-24, 1e-8, 1, 1e200, 1.7e308):
        rows = np.concatenate([shapes * size for size in sizes])
        for cut, row in zip(clip_rows(rows, clip), rows, strict=True):
            assert length_over(cut, clip) <= 1e-14
            if length_over(row, clip) > 1e-14:
                assert length_over(cut, clip) >= -1e-14
                largest = np.abs(row).max()
                assert cut / np.abs(cut).max() == pytest.approx(row / largest)
            else:
                assert cut == pytest.approx(row, rel=1e-14, abs=0)
            (one,) = clip_rows([row], clip)
            assert one == pytest.approx(cut, rel=1e-14, abs=0)
        factors = clip_factors(np.array([*sizes, math.inf]), clip)
        for size, factor in zip(sizes, factors.tolist(), strict=False):
            assert Fraction(factor) * Fraction(size) <= Fraction(clip) * (1 + Fraction(1, 2**52))
        assert factors[-1] == 0


@pytest.mark.filterwarnings("error")
def test_no_gradient_is_longer_than_the_clip_whatever_the_row():
    for clip in (1e-30, 7.5e-24, 1, 1e100):
        for size in (1e-200, 1, 1e150, 1e200, 1e300, 1.7e308):
            problem = Classification([[size, -size], [0, 1]], [0, 1], classes=2)
            for weights in (problem.start(), np.full((3, 2), 1e5), np.eye(3, 2) * 1e300):
                gradient = problem.clipped_gradient(weights, np.array([0]), clip)
                assert length_over(gradient.ravel(), clip) <= 1e-14
    # Where floats hold it, it is cut to the length itself.
    assert length_over(problem.clipped_gradient(problem.start(), np.array([1]), 0.1).ravel(), 0.1) \
        == pytest.approx(0, abs=1e-14)  # fmt: skip


def test_a_sum_of_clipped_rows_moves_by_the_clip_at_most_and_by_all_of_it_at_worst():
    rng = np.random.default_rng(2)
    moved = []
    for _ in range(300):
        rows = rng.normal(size=(rng.integers(1, 9), 3)) * rng.choice([0.1, 1, 100])
        whole, less = clip_rows(rows, 2).sum(axis=0), clip_rows(rows[:-1], 2).sum(axis=0)
        moved.append(np.linalg.norm(whole - less))
    assert 2 * (1 - 1e-9) < max(moved) <= 2 * (1 + 1e-12)


def test_a_batch_is_drawn_person_by_person():
    rng, people, rate, runs = np.random.default_rng(3), 40, 0.3, 4000
    taken = np.zeros((runs, people), dtype=bool)
    for run in taken:
        run[draw_batch(people, rate, rng=rng)] = True
    # 40 people, their number, and 39 neighbours taken together: 80 tests at 1e-8 each.
    low, high = binom.ppf([0.5e-8, 1 - 0.5e-8], runs, rate)
    assert ((taken.sum(axis=0) >= low) & (taken.sum(axis=0) <= high)).all()
    low, high = binom.ppf([0.5e-8, 1 - 0.5e-8], runs, rate**2)
    both = (taken[:, 1:] & taken[:, :-1]).sum(axis=0)
    assert ((both >= low) & (both <= high)).all()
    # A batch of fixed size would have no variance: this one has n γ (1 − γ), within 6 errors.
    variance = people * rate * (1 - rate)
    assert abs(taken.sum(axis=1).var() / variance - 1) < 6 * math.sqrt(2.2 / runs)


def test_a_batch_is_never_likelier_than_stated():
    class Lowest(np.random.Generator):
        """The smallest numbers that can be drawn."""

        def random(self, size=None):
            return np.arange(size) / 2**53

    rng = Lowest(np.random.PCG64(1))
    for rate in (0, 2.0**-54, 3.5 * 2**-53, Fraction(1, 3 * 2**51), 0.1 * 2**-45):
        taken = draw_batch(1000, rate, rng=rng)
        assert Fraction(len(taken), 2**53) <= Fraction(rate)
        assert Fraction(len(taken) + 1, 2**53) > Fraction(rate)
    rng = np.random.default_rng(1)
    assert draw_batch(50, 1, rng=rng).tolist() == list(range(50))
    assert draw_batch(0, 1, rng=rng).size == 0


def test_noise_has_the_deviation_of_clip_times_multiplier():
    noise = noisy_sum(np.full(20_000, 7.0), clip=3, noise_multiplier=0.5,
                      rng=np.random.default_rng(4)) - 7  # fmt: skip
    assert kstest(noise / 1.5, "norm").pvalue > 1e-7


def test_steps_are_accounted_for_as_the_accountant_does_it():
    spent = composed_steps(noise_multiplier=1.1, sampling_rate=0.01, steps=1000)
    accountant = Accountant().compose(spent)
    assert accountant.neighbourhood == "membership"
    low, high = accountant.epsilon(1e-5)
    # Without sampling it is one Gaussian release of σ/√T; with it, far less.
    one = Accountant().compose(composed_steps(noise_multiplier=1.1, sampling_rate=0.01, steps=1))
    assert one.epsilon(1e-5).upper < low
    assert high < 0.05 * gaussian_epsilon(1e-5, 1.1 / math.sqrt(1000))
    whole = composed_steps(noise_multiplier=1.1, sampling_rate=1, steps=1000)
    assert Accountant().compose(whole).epsilon(1e-5).upper == pytest.approx(
        gaussian_epsilon(1e-5, 1.1 / math.sqrt(1000)), rel=1e-5
    )


def test_private_training_is_its_parts():
    rng = np.random.default_rng(5)
    problem = Classification(rng.normal(size=(60, 3)), rng.integers(0, 3, 60), classes=3)
    training = PrivateGradientDescent(
        noise_multiplier=1.5, clip=0.7, sampling_rate=0.2, steps=20, batch=12, learning_rate=0.3,
        delta=1e-5,
    )  # fmt: skip
    rng, weights = np.random.default_rng(6), problem.start()
    for _ in range(20):
        chosen = draw_batch(60, 0.2, rng=rng)
        gradients = [
            problem.clipped_gradient(weights, np.array([i]), math.inf).ravel() for i in chosen
        ]
        total = clip_rows(np.array(gradients).reshape(-1, weights.size), 0.7).sum(axis=0)
        noisy = noisy_sum(total, clip=0.7, noise_multiplier=1.5, rng=rng)
        weights = weights - 0.3 / 12 * noisy.reshape(weights.shape)
    released = training.release(problem, rng=np.random.default_rng(6))
    assert released == pytest.approx(weights, abs=1e-12)
    spent = composed_steps(noise_multiplier=1.5, sampling_rate=0.2, steps=20)
    low, high = Accountant().compose(spent).epsilon(1e-5)
    assert low <= training.epsilon() <= high + 1e-3


def test_bad_arguments_are_refused_by_name():
    rng = np.random.default_rng(1)
    refuses(lambda v: draw_batch(v, 0.5, rng=rng), "people", [-1, 1.5, "1", None, True])
    refuses(lambda v: draw_batch(3, v, rng=rng), "sampling_rate", NO_PROBABILITY)
    refuses(lambda v: draw_batch(3, 0.5, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: clip_rows(v, 1), "vectors", [*NO_ANSWER, [1.0], [[[1.0]]]])
    refuses(lambda v: clip_rows([[1.0]], v), "clip", [*NOT_POSITIVE, 5e-324, 9e-301])
    good = {"clip": 1, "noise_multiplier": 1, "rng": rng}
    refuses(lambda v: noisy_sum(v, **good), "total", NO_ANSWER[:-5])
    for name in ("clip", "noise_multiplier"):
        refuses(lambda v, n=name: noisy_sum([1.0], **{**good, n: v}), name, NOT_POSITIVE)
    refuses(lambda v: noisy_sum([1.0], **{**good, "rng": v}), "rng", NO_GENERATOR)
    refuses(
        lambda v: composed_steps(noise_multiplier=v, sampling_rate=0.1, steps=1),
        "noise_multiplier",
        [0, 0.03, 1e10, "1", None, math.nan],
    )
    refuses(lambda v: composed_steps(noise_multiplier=1, sampling_rate=0.1, steps=v), "steps",
            NOT_AT_LEAST_ONE_WHOLE)  # fmt: skip
