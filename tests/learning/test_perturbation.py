"""Perturbed regressions: sensitivities and densities measured on neighbours, then the audit."""

import math

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NEIGHBOURHOOD,
    NO_PROBABILITY,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_POSITIVE,
    refuses,
)
from scipy.special import expit
from scipy.stats import kstest

from dpedu.learning import (
    ObjectivePerturbation,
    OutputPerturbation,
    clip_rows,
    logistic_minimum,
    predicted,
)
from dpedu.learning import objective_perturbation as objective
from dpedu.learning.logistic import minimum
from dpedu.privacy.audit import audit
from dpedu.privacy.profiles import gaussian_delta

KINDS = [OutputPerturbation, ObjectivePerturbation]
GOOD = {"epsilon": 1, "people": 10, "regularisation": 0.1, "neighbourhood": "edit"}


def some(rng, people, features):
    return clip_rows(3 * rng.normal(size=(people, features)), 1), rng.choice([-1.0, 1.0], people)


def crossed(people, opening):
    """Neighbours whose gradients differ by nearly 2: both records are on the wrong side of w."""
    rows = np.tile([1.0, 0.0], (people, 1))
    labels = np.ones(people)
    side = math.sqrt(1 - opening**2)
    one, other = rows.copy(), rows.copy()
    one[0], other[0] = [-opening, side], [-opening, -side]
    return (one, labels), (other, labels)


def neighbours(rng, neighbourhood):
    people, features = int(rng.integers(2, 12)), int(rng.integers(1, 5))
    rows, labels = some(rng, people, features)
    if rng.random() < 0.5:
        labels[:] = np.where(rows @ rng.normal(size=features) > 0, 1, -1)
    if neighbourhood == "membership":
        return (rows, labels), (rows[:-1], labels[:-1])
    other, signs = some(rng, 1, features)
    return (rows, labels), (np.vstack([rows[:-1], other]), np.append(labels[:-1], signs))


# Output perturbation ------------------------------------------------------------------------------


@pytest.mark.parametrize("neighbourhood", ["edit", "membership"])
def test_no_neighbours_move_the_minimiser_more_than_the_sensitivity(neighbourhood):
    rng = np.random.default_rng(1)
    furthest = 0.0
    for _ in range(400):
        one, other = neighbours(rng, neighbourhood)
        strength, n = 10.0 ** rng.uniform(-4, 1), len(one[1])
        found = [
            logistic_minimum(*data, regularisation=strength, people=n).weights
            for data in (one, other)
        ]
        stated = OutputPerturbation(
            epsilon=1, people=n, regularisation=strength, neighbourhood=neighbourhood
        ).sensitivity
        furthest = max(furthest, np.linalg.norm(found[0] - found[1]) / stated)
    assert 0.2 < furthest <= 1


def test_the_sensitivity_is_nearly_reached():
    one, other = crossed(2000, 0.4)
    found = [logistic_minimum(*data, regularisation=1e-3).weights for data in (one, other)]
    training = OutputPerturbation(**{**GOOD, "people": 2000, "regularisation": 1e-3})
    assert training.sensitivity == pytest.approx(1, rel=1e-5)
    assert 0.75 < np.linalg.norm(found[0] - found[1]) / training.sensitivity <= 1


def test_noise_is_as_wide_as_the_sensitivity_over_epsilon():
    # Chaudhuri, Monteleoni and Sarwate's rate is nλε/2; the tolerance is what is wider.
    pure = OutputPerturbation(**{**GOOD, "people": 1000, "regularisation": 0.01, "epsilon": 0.5})
    assert 1 / pure.scale == pytest.approx(1000 * 0.01 * 0.5 / 2, rel=2e-6)
    assert pure.scale >= (2 / 1000 + 2e-9) / 0.01 / 0.5
    loose = OutputPerturbation(**GOOD, tolerance=0.1)
    assert loose.sensitivity == pytest.approx((0.2 + 0.2) / 0.1)
    rng = np.random.default_rng(2)
    data = some(rng, 10, 3)
    for delta in (0, 1e-5):
        training = OutputPerturbation(**GOOD, delta=delta)
        best = logistic_minimum(*data, regularisation=0.1).weights
        noise = np.array([training.release(data, rng=rng) - best for _ in range(2000)])
        lengths = np.linalg.norm(noise, axis=1) / training.scale
        law = ("chi", (3,)) if delta else ("gamma", (3,))
        assert kstest(lengths, *law).pvalue > 1e-7
        # One coordinate of a uniform direction in space is uniform.
        assert kstest(noise[:, 0] / np.linalg.norm(noise, axis=1), "uniform", (-1, 2)).pvalue > 1e-7
        within = (lengths * training.scale <= training.accuracy(3, probability=0.8)).mean()
        assert abs(within - 0.8) < 0.06  # Hoeffding: 1e-6


# Objective perturbation ---------------------------------------------------------------------------


def tilt_of(weights, rows, labels, strength):
    """The tilt for which those weights, in rows, are the minimiser; and the log of |∂b/∂w|."""
    doubts = expit(-labels * (weights @ rows.T))
    tilt = (doubts * labels) @ rows - strength * weights
    bends = doubts * (1 - doubts)
    curves = np.einsum("wp,pi,pj->wij", bends, rows, rows) + strength * np.eye(rows.shape[1])
    return tilt, np.linalg.slogdet(curves)[1]


def log_ratios(training, one, other, weights):
    """The log ratio of the minimiser's densities on two data sets, at some weights."""
    total = training.people * training.strength
    (b, d), (b2, d2) = (tilt_of(weights, *data, total) for data in (one, other))
    if training.guarantee().delta:
        noise = ((b2**2).sum(axis=1) - (b**2).sum(axis=1)) / (2 * training.scale**2)
    else:
        noise = (np.linalg.norm(b2, axis=1) - np.linalg.norm(b, axis=1)) / training.scale
    return noise + d - d2


@pytest.mark.parametrize("neighbourhood", ["edit", "membership"])
def test_the_density_of_the_minimiser_changes_by_epsilon_at_most(neighbourhood):
    rng = np.random.default_rng(3)
    for _ in range(300):
        one, other = neighbours(rng, neighbourhood)
        epsilon = 10.0 ** rng.uniform(-2, 1)
        training = ObjectivePerturbation(
            epsilon=epsilon, people=len(one[1]), regularisation=10.0 ** rng.uniform(-4, 1),
            neighbourhood=neighbourhood,
        )  # fmt: skip
        weights = rng.normal(size=(500, one[0].shape[1])) * 10.0 ** rng.uniform(-3, 4, (500, 1))
        found = np.abs(log_ratios(training, one, other, weights)).max()
        assert found <= 0.99 * epsilon * (1 + 1e-9)


@pytest.mark.parametrize("neighbourhood", ["edit", "membership"])
def test_that_epsilon_is_nearly_reached(neighbourhood):
    one, other = crossed(2000, 0.4)
    if neighbourhood == "membership":
        other = tuple(part[1:] for part in one)
    training = ObjectivePerturbation(
        epsilon=1, people=2000, regularisation=1e-3, neighbourhood=neighbourhood
    )
    along, across = np.meshgrid(np.linspace(2, 8, 60), np.geomspace(1e-4, 1, 15))
    weights = np.column_stack([along.ravel(), across.ravel()])
    found = [log_ratios(training, one, other, weights * [1, sign]) for sign in (-1, 1)]
    assert 0.7 < np.abs(found).max() < 0.99


def gaussian_delta_of_tilts(training, one, other, rng, runs):
    """δ at ε₁ + ε₂ of the minimiser, by its definition, over random tilts; with its error."""
    weights = np.array([
        logistic_minimum(
            *one, regularisation=training.strength, people=training.people,
            tilt=rng.normal(0, training.scale, one[0].shape[1]), tolerance=1e-6,
        ).weights
        for _ in range(runs)
    ])  # fmt: skip
    losses = log_ratios(training, one, other, weights)
    gains = np.maximum(0, -np.expm1(0.99 * float(training.epsilon()) - losses))
    return gains.mean(), gains.std() / math.sqrt(runs)


def test_gaussian_tilts_keep_their_delta_and_less_noise_would_not():
    rng = np.random.default_rng(4)
    for neighbourhood in ("edit", "membership"):
        given = {"epsilon": 0.5, "delta": 0.1, "people": 30, "regularisation": 0.05,
                 "neighbourhood": neighbourhood}  # fmt: skip
        training = ObjectivePerturbation(**given)
        one, other = crossed(30, 0.6)
        if neighbourhood == "membership":
            other = tuple(part[1:] for part in one)
        mean, error = gaussian_delta_of_tilts(training, one, other, rng, 700)
        assert mean <= 0.1 + 5 * error
        vars(training)["scale"] = training.scale / 3
        mean, error = gaussian_delta_of_tilts(training, one, other, rng, 700)
        assert mean > 0.1 + 5 * error


@pytest.mark.parametrize("neighbourhood", ["edit", "membership"])
def test_gaussian_tilts_are_the_least_that_the_proof_allows(neighbourhood):
    rng = np.random.default_rng(9)
    for _ in range(12):
        epsilon, delta = 10.0 ** rng.uniform(-1, 1), 10.0 ** rng.uniform(-9, -1)
        training = ObjectivePerturbation(
            epsilon=epsilon, delta=delta, people=50, regularisation=0.1,
            neighbourhood=neighbourhood,
        )  # fmt: skip
        level = 0.99 * epsilon - math.log1p(1 / (4 * 50 * training.strength))

        def spent(sigma, level=level):
            if neighbourhood == "membership":
                return gaussian_delta(level, sigma, 1)
            return 2 * gaussian_delta(level, sigma, 1) + gaussian_delta(level, sigma, 2)

        assert spent(training.scale) <= delta < spent(training.scale * (1 - 1e-6))


def test_in_one_dimension_delta_is_kept_by_integration():
    rng = np.random.default_rng(5)
    for trial in range(40):
        neighbourhood = ("edit", "membership")[trial % 2]
        people = int(rng.integers(2, 8))
        rows, labels = some(rng, people, 1)
        one = (rows, labels)
        other = (rows[1:], labels[1:])
        if neighbourhood == "edit":
            other = (np.vstack([rows[1:], -rows[:1]]), np.append(labels[1:], rng.choice([-1, 1])))
        if rng.random() < 0.5:
            one, other = other, one
        training = ObjectivePerturbation(
            epsilon=10.0 ** rng.uniform(-1, 0.5), delta=10.0 ** rng.uniform(-6, -1),
            people=people, regularisation=10.0 ** rng.uniform(-3, 0), neighbourhood=neighbourhood,
        )  # fmt: skip
        total = people * training.strength
        # Weights at equal steps of their tilt, so that the density is a bell.
        wide = np.sinh(np.linspace(-25, 25, 40_001))[:, None]
        tilts = np.linspace(-12, 12, 40_001) * training.scale
        at = np.interp(tilts, tilt_of(wide, *one, total)[0][::-1, 0], wide[::-1, 0])[:, None]
        exact, _ = tilt_of(at, *one, total)
        masses = np.exp(-((exact[:, 0] / training.scale) ** 2) / 2) / math.sqrt(2 * math.pi)
        losses = log_ratios(training, one, other, at)
        gains = np.maximum(0, -np.expm1(0.99 * float(training.epsilon()) - losses))
        delta = np.trapezoid(masses * gains, exact[:, 0] / training.scale)
        assert abs(np.trapezoid(masses, exact[:, 0] / training.scale) - 1) < 1e-6
        assert delta <= training.guarantee().delta * (1 + 1e-3)


def test_the_second_noise_is_as_wide_as_the_training_is_sloppy(monkeypatch):
    seen = []

    def sloppy(*data, **options):
        found = minimum(*data, **options)
        seen.append((options["tolerance"], found.weights))
        return found

    monkeypatch.setattr(objective, "minimum", sloppy)
    rng = np.random.default_rng(6)
    data = some(rng, 10, 2)
    training = ObjectivePerturbation(**GOOD, tolerance=1e-3)
    released = np.array([training.release(data, rng=rng) for _ in range(1500)])
    bounds = np.array([bound for bound, _ in seen])
    noise = np.linalg.norm(released - [best for _, best in seen], axis=1)
    assert bounds == pytest.approx(1e-3 * (1 + 2 * training.scale / 10))
    # 2τ/λ over ε/100, and τ/λ is how far the weights can be from the minimiser
    assert kstest(noise / (2 * bounds / training.strength / 0.01), "gamma", (2,)).pvalue > 1e-7
    for bound, best in seen[:50]:
        assert np.isfinite(best).all()
        assert bound > 0


def test_more_regularisation_is_added_where_epsilon_is_small():
    training = ObjectivePerturbation(**{**GOOD, "epsilon": 0.01, "regularisation": 1e-6})
    assert 10 * training.strength == pytest.approx(1 / (4 * math.expm1(0.005)))
    plenty = ObjectivePerturbation(**{**GOOD, "regularisation": 3})
    assert plenty.strength == 3
    # Chaudhuri, Monteleoni and Sarwate count the change of variables twice.
    theirs = 2 / (1 - 2 * math.log1p(1 / (4 * 10 * 3)))
    assert plenty.scale == pytest.approx(2 / (0.99 - math.log1p(1 / (4 * 10 * 3))))
    assert plenty.scale < theirs * 1.01


# Both ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("neighbourhood", ["edit", "membership"])
def test_with_much_budget_the_weights_are_the_minimiser(kind, neighbourhood):
    rng = np.random.default_rng(7)
    rows, labels = some(rng, 400, 3)
    labels = np.where(rows[:, 0] > 0, 1.0, -1.0)
    training = kind(epsilon=100, people=400, regularisation=0.1, neighbourhood=neighbourhood)
    best = logistic_minimum(rows, labels, regularisation=0.1).weights
    weights = training.release((rows, labels), rng=rng)
    assert weights == pytest.approx(best, abs=0.02)
    assert (predicted(weights, rows) == labels).mean() > 0.95
    if neighbourhood == "membership":
        nobody = training.release((np.zeros((0, 3)), []), rng=rng)
        assert np.abs(nobody).max() < 0.02


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("delta", [0, 0.01])
def test_the_audit_leaves_it_in_peace_and_refutes_a_smaller_epsilon(kind, delta):
    given = {"delta": delta, "people": 3, "regularisation": 0.5, "neighbourhood": "membership"}
    loud = kind(epsilon=12, **given)
    one = (np.array([[1.0], [1.0], [1.0]]), [-1, 1, 1])
    other = (one[0][1:], one[1][1:])

    def release(data, rng, n):
        return np.array([loud.release(data, rng=rng)[0] for _ in range(n)])

    finding = audit(
        release, one, other, samples=1500, rng=np.random.default_rng(8), delta=delta,
        confidence=1 - 1e-6,
    )  # fmt: skip
    assert not finding.refutes(12)
    assert finding.refutes(0.7)


@pytest.mark.parametrize("kind", KINDS)
def test_bad_arguments_are_refused_by_name(kind):
    for name, values in [
        ("epsilon", NOT_POSITIVE),
        ("delta", [*NO_PROBABILITY, 1]),
        ("people", NOT_AT_LEAST_ONE_WHOLE),
        ("regularisation", NOT_POSITIVE),
        ("neighbourhood", NO_NEIGHBOURHOOD),
        ("tolerance", NOT_POSITIVE),
    ]:
        refuses(lambda v, n=name: kind(**{**GOOD, n: v}), name, values)
    rng, training = np.random.default_rng(1), kind(**{**GOOD, "people": 2})
    data = ([[1.0], [0.5]], [1, -1])
    refuses(lambda v: training.release(v, rng=rng), "data", [None, 3, [[1.0]], data[0]])
    refuses(lambda v: training.release(v, rng=rng), "features", [([[1.0]], [1]), ("a", [1])])
    refuses(lambda v: training.release((data[0], v), rng=rng), "labels", [[0, 1], [1], None])
    refuses(lambda v: training.release(data, rng=v), "rng", NO_GENERATOR)
    tight = {**GOOD, "people": 100, "tolerance": 1e-15}
    refuses(lambda v: kind(**v).release(some(rng, 100, 3), rng=rng), "tolerance", [tight])
