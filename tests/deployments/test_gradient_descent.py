"""Private gradient descent: gradients by definition, the accountant, accuracy, and the audit."""

import math

import numpy as np
import pytest
from bad_input import (
    NO_ANSWER,
    NO_GENERATOR,
    NO_NUMBERS,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)

from dpedu.deployments.gradient_descent import (
    Classification,
    PrivateGradientDescent,
    descend,
    softmax,
)
from dpedu.privacy.audit import audit
from dpedu.privacy.loss import Accountant, gaussian
from dpedu.privacy.profiles import gaussian_epsilon

GOOD = {"noise_multiplier": 2, "clip": 1, "sampling_rate": 0.5, "steps": 3, "batch": 2,
        "learning_rate": 0.5, "delta": 1e-5}  # fmt: skip


def toy(people=30, seed=1):
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(people, 3))
    return features, rng.integers(0, 4, people)


# Gradients --------------------------------------------------------------------------------------


def loss_of(weights, row, label):
    scores = np.append(row, 1) @ weights
    return math.log(np.exp(scores).sum()) - scores[label]


def numerical(weights, row, label):
    found = np.zeros_like(weights)
    for place in np.ndindex(*weights.shape):
        step = np.zeros_like(weights)
        step[place] = 1e-5
        found[place] = (loss_of(weights + step, row, label)
                        - loss_of(weights - step, row, label)) / 2e-5  # fmt: skip
    return found


@pytest.mark.parametrize("clip", [0.3, 1.0, math.inf])
def test_gradients_are_derivatives_and_no_record_moves_more_than_the_clip(clip):
    features, labels = toy()
    problem = Classification(features, labels, classes=4)
    weights = np.random.default_rng(2).normal(size=(4, 4))
    chosen, expected, cut = np.array([0, 3, 7, 20, 21]), np.zeros((4, 4)), 0
    for person in chosen:
        own = numerical(weights, features[person], labels[person])
        length = np.linalg.norm(own)
        cut += length > clip
        expected += own * min(1, clip / length)
        alone = problem.clipped_gradient(weights, np.array([person]), clip)
        assert np.linalg.norm(alone) <= clip * (1 + 1e-12)
    assert problem.clipped_gradient(weights, chosen, clip) == pytest.approx(expected, abs=1e-8)
    assert (cut == 0) == (clip == math.inf)


def test_one_step_is_sampled_noisy_and_averaged_as_stated():
    # Over many single steps: the mean is γ/L times the clipped sum, the variance as computed.
    features, labels = toy(4)
    problem = Classification(features, labels, classes=4)
    training = PrivateGradientDescent(**{**GOOD, "steps": 1})
    rng, runs = np.random.default_rng(3), 3_000
    found = np.array([training.release(problem, rng=rng) for _ in range(runs)])
    start = problem.start()
    own = np.array([problem.clipped_gradient(start, np.array([i]), 1) for i in range(4)])
    scale = -0.5 / 2
    mean = scale * 0.5 * own.sum(axis=0)
    variance = scale**2 * (0.25 * (own**2).sum(axis=0) + 2**2)
    errors = (found.mean(axis=0) - mean) / np.sqrt(variance / runs)
    assert np.abs(errors).max() < 5.7  # 16 entries
    ratio = found.var(axis=0) / variance
    assert np.abs(ratio - 1).max() < 5.7 * math.sqrt(2 / runs)


def test_plain_descent_finds_the_minimum():
    features, labels = toy(60)
    problem = Classification(features, labels, classes=4)
    weights = descend(problem, steps=800, learning_rate=1, momentum=0.5)
    left = problem.clipped_gradient(weights, np.arange(60), math.inf)
    assert np.abs(left).max() < 1e-3
    assert softmax(np.array([[0.0, 0.0], [1e3, -1e3]])).tolist() == [[0.5, 0.5], [1, 0]]


# The accountant ---------------------------------------------------------------------------------


def test_the_claim_is_that_of_the_accountant():
    training = PrivateGradientDescent(**GOOD)
    releases = Accountant().compose(gaussian(sigma=2, sampling_rate=0.5), times=3)
    low, high = releases.epsilon(1e-5)
    assert low <= training.epsilon() <= high + 1e-3
    assert training.guarantee().neighbourhood == "membership"
    # Without sampling T steps are one Gaussian release of σ/√T.
    whole = PrivateGradientDescent(**{**GOOD, "sampling_rate": 1, "steps": 16})
    assert whole.epsilon() == pytest.approx(gaussian_epsilon(1e-5, 0.5), abs=2e-3)


def test_the_noise_for_an_epsilon_is_enough_and_hardly_more():
    bare = {key: GOOD[key] for key in GOOD if key != "noise_multiplier"}
    for epsilon in (0.5, 2, 8):
        made = PrivateGradientDescent.from_epsilon(epsilon, **{**bare, "steps": 60})
        assert made.guarantee().epsilon == epsilon
        assert made.epsilon(1e-5) <= epsilon
        assert made.delta(epsilon) <= 1e-5
        less = Accountant(tolerance=1e-4).compose(
            gaussian(sigma=made.noise_multiplier * 0.99, sampling_rate=0.5), times=60
        )
        assert less.epsilon(1e-5).lower > epsilon


# Learning ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("delta", [1e-22, 1e-40, 1e-300])
def test_any_delta_above_zero_has_a_finite_claim_and_noise_for_an_epsilon(delta):
    made = PrivateGradientDescent(**{**GOOD, "delta": delta})
    assert 0 < made.guarantee().epsilon < math.inf
    found = PrivateGradientDescent.from_epsilon(
        40, clip=1, sampling_rate=0.5, steps=3, batch=2, learning_rate=0.5, delta=delta,
    )  # fmt: skip
    assert found.epsilon() <= 40


def test_handwritten_digits_are_read_nearly_as_well_at_epsilon_2():
    from sklearn.datasets import load_digits

    images, digits = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(digits))
    images, digits = images[order] / 16, digits[order]
    problem = Classification(images[:1400], digits[:1400], classes=10)
    plain = descend(problem, steps=150, learning_rate=2)
    public = problem.accuracy(plain, images[1400:], digits[1400:])
    assert public > 0.95
    training = PrivateGradientDescent.from_epsilon(
        2, delta=1e-4, clip=1, sampling_rate=0.3, steps=100, batch=420, learning_rate=4
    )
    for seed in range(3):
        weights = training.release(problem, rng=np.random.default_rng(seed))
        private = problem.accuracy(weights, images[1400:], digits[1400:])
        assert private >= 0.9 * public
    # Privacy is not free.
    strict = PrivateGradientDescent.from_epsilon(
        0.1, delta=1e-4, clip=1, sampling_rate=0.3, steps=100, batch=420, learning_rate=4
    )
    blurred = strict.release(problem, rng=np.random.default_rng(1))
    assert problem.accuracy(blurred, images[1400:], digits[1400:]) < 0.8 * public


# Audit ------------------------------------------------------------------------------------------


class Unclipped(Classification):
    """Sabotage: the clip is forgotten."""

    def clipped_gradient(self, weights, chosen, clip):
        return super().clipped_gradient(weights, chosen, math.inf)


def test_the_audit_leaves_it_in_peace_and_finds_the_sabotaged_twins():
    options = {"samples": 2_000, "rng": np.random.default_rng(5), "confidence": 1 - 1e-6,
               "delta": 1e-5}  # fmt: skip
    data = ([[0.0], [3.0]], [0, 1])
    neighbour = ([[0.0]], [0])

    def release(kind, training):
        def run(data, rng, n):
            problem = kind(*data, classes=2)
            rows = [training.release(problem, rng=rng)[:, 1] for _ in range(n)]
            return np.array(rows)

        return run

    training = PrivateGradientDescent(**{**GOOD, "steps": 2, "sampling_rate": 1})
    claim = training.epsilon()
    assert not audit(release(Classification, training), data, neighbour, **options).refutes(claim)
    far = ([[0.0], [60.0]], [0, 1])
    assert not audit(release(Classification, training), far, neighbour, **options).refutes(claim)
    assert audit(release(Unclipped, training), far, neighbour, **options).refutes(claim)
    # The claim of a sampled training, made for one that always takes everybody.
    sampled = PrivateGradientDescent(**{**GOOD, "steps": 2, "sampling_rate": 0.02})
    loud = PrivateGradientDescent(
        **{**GOOD, "steps": 2, "sampling_rate": 1, "noise_multiplier": 0.4}
    )
    assert audit(release(Classification, loud), data, neighbour, **options).refutes(
        sampled.epsilon()
    )


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    for name, values in [
        ("noise_multiplier", [*NO_NUMBERS, 0, -1, 0.01, 1e9]),
        ("clip", NOT_POSITIVE),
        ("sampling_rate", [*NO_NUMBERS, 0, -0.1, 1.5]),
        ("steps", NOT_AT_LEAST_ONE_WHOLE),
        ("batch", NOT_POSITIVE),
        ("learning_rate", NOT_POSITIVE),
        ("delta", NOT_INSIDE_ZERO_ONE),
    ]:
        refuses(lambda v, n=name: PrivateGradientDescent(**{**GOOD, n: v}), name, values)
    bare = {key: GOOD[key] for key in GOOD if key != "noise_multiplier"}
    refuses(lambda v: PrivateGradientDescent.from_epsilon(2, **{**bare, "clip": v}), "clip", [0])
    refuses(lambda v: PrivateGradientDescent.from_epsilon(v, **bare), "epsilon",
            [*NO_NUMBERS, 0, -1, 1e9])  # fmt: skip
    training, problem = PrivateGradientDescent(**GOOD), Classification([[1.0]], [1], classes=2)
    rng = np.random.default_rng(0)
    refuses(lambda v: training.release(v, rng=rng), "problem", [None, 3, [[1.0]]])
    refuses(lambda v: training.release(problem, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: Classification(v, [0], classes=2), "features", [*NO_ANSWER, [1.0]])
    refuses(lambda v: Classification([[1.0]], v, classes=2), "labels",
            [[], [2], [-1], [0.5], [0, 1], None])  # fmt: skip
    refuses(lambda v: Classification([[1.0]], [0], classes=v), "classes",
            [*NOT_AT_LEAST_ONE_WHOLE, 1])  # fmt: skip
    refuses(lambda v: problem.accuracy(problem.start(), [[1.0]], v), "labels", [[0, 1], [2]])
    refuses(lambda v: problem.predict(problem.start(), v), "features", NO_ANSWER)
    refuses(lambda v: descend(v, steps=1, learning_rate=1), "problem", [None, 3])
    refuses(lambda v: descend(problem, steps=v, learning_rate=1), "steps", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: descend(problem, steps=1, learning_rate=v), "learning_rate", NOT_POSITIVE)
    refuses(lambda v: descend(problem, steps=1, learning_rate=1, momentum=v), "momentum",
            [*NO_NUMBERS, -0.1, 1])  # fmt: skip


class Given:
    """A problem of two weights that gives whatever it is told to."""

    people = 9

    def __init__(self, gradient, start=(0.0, 0.0)):
        self.gradient, self.first = gradient, np.array(start)

    def start(self):
        return self.first

    def clipped_gradient(self, weights, chosen, clip):
        assert isinstance(weights, np.ndarray)
        return self.gradient

    def whole_gradient(self, weights, chosen, clip, units):
        return self.gradient


def trained(problem, exact):
    made = PrivateGradientDescent(**{**GOOD, "sampling_rate": 1}, exact=exact)
    return made.release(problem, rng=np.random.default_rng(1))


HOW = {
    "clipped_gradient": lambda problem: trained(problem, False),
    "whole_gradient": lambda problem: trained(problem, True),
    "clipped_gradient of descent": lambda problem: descend(problem, steps=2, learning_rate=1),
}


@pytest.mark.parametrize("name", HOW)
def test_what_a_problem_gives_is_named_where_it_does_not_fit(name):
    """Two numbers beside three were numpy's own words, and one alone was stretched to all."""
    name, run = name.split()[0], HOW[name]
    for shape in [(3,), (1,), (), (1, 2), (2, 1), (2, 2), (0,)]:
        refuses(run, f"{name} must", [Given(np.zeros(shape, dtype=int))])
    refuses(lambda v: run(Given(np.zeros(3, dtype=int))), "(2,), got (3,)", [None])
    for wrong in (None, "ab", [[1], [2, 3]], [1j, 0], [math.nan, 0], object()):
        refuses(run, f"{name} must", [Given(wrong)])
    for wrong in ([], ["a"], [math.nan, 1], [True, False]):
        refuses(run, "start must", [Given([1, 2], start=wrong)])
    for good in ([1, -1], (1, -1), np.array([1, -1])):
        assert run(Given(good)).shape == (2,)
    assert run(Given([1, 2], start=[0, 0])).dtype == np.float64
