"""The minimiser: its gradient with 50 digits, against bisection and scikit-learn, and by hand."""

import math

import numpy as np
import pytest
from bad_input import NO_ANSWER, NOT_AT_LEAST_ONE_WHOLE, NOT_POSITIVE, refuses
from mpmath import mp, mpf

from dpedu.learning import clip_rows, logistic_minimum, predicted

mp.dps = 50


def some(rng, people, features):
    rows = rng.normal(size=(people, features)) * rng.choice([0.1, 1, 10])
    return clip_rows(rows, 1), rng.choice([-1.0, 1.0], size=people)


def true_slope(weights, rows, labels, regularisation, people, tilt):
    """The length of J's gradient, with many digits and by the definition."""
    w = [mpf(float(x)) for x in weights]
    total = [mpf(float(t)) / people + mpf(regularisation) * x for t, x in zip(tilt, w, strict=True)]
    for row, label in zip(rows.tolist(), labels.tolist(), strict=True):
        margin = label * mp.fsum(mpf(a) * b for a, b in zip(row, w, strict=True))
        for j, entry in enumerate(row):
            total[j] -= label * mpf(entry) / (1 + mp.exp(margin)) / people
    return mp.sqrt(mp.fsum(t * t for t in total))


def test_the_gradient_is_as_short_as_it_says():
    rng = np.random.default_rng(1)
    for _ in range(60):
        people, features = int(rng.integers(1, 30)), int(rng.integers(1, 5))
        rows, labels = some(rng, people, features)
        if rng.random() < 0.3:  # separable: without regularisation there would be no minimum
            labels = np.where(rows[:, 0] >= 0, 1.0, -1.0)
        strength = 10.0 ** rng.uniform(-6, 3)
        tilt = rng.normal(size=features) * rng.choice([0, 1, 100])
        reached = 1e-9 * (1 + float(np.linalg.norm(tilt)))
        found = logistic_minimum(
            rows, labels, regularisation=strength, tilt=tilt, tolerance=reached
        )
        slope = true_slope(found.weights, rows, labels, strength, people, tilt)
        assert slope <= found.slope <= reached


def test_in_one_dimension_it_is_where_bisection_finds_it():
    rng = np.random.default_rng(2)
    for _ in range(20):
        rows, labels = some(rng, int(rng.integers(1, 12)), 1)
        strength = 10.0 ** rng.uniform(-3, 1)

        def slope(w, rows=rows, labels=labels, strength=strength):
            signed = [mpf(x) * y for x, y in zip(rows[:, 0].tolist(), labels.tolist(), strict=True)]
            return mpf(strength) * w - mp.fsum(s / (1 + mp.exp(s * w)) for s in signed) / len(
                signed
            )

        low, high = mpf(-1) / strength, mpf(1) / strength
        for _ in range(120):
            middle = (low + high) / 2
            low, high = (low, middle) if slope(middle) > 0 else (middle, high)
        found = logistic_minimum(rows, labels, regularisation=strength)
        assert abs(found.weights[0] - low) <= found.slope / strength


def test_it_is_what_scikit_learn_finds():
    from sklearn.linear_model import LogisticRegression

    rng = np.random.default_rng(3)
    rows, labels = some(rng, 300, 6)
    peer = LogisticRegression(C=1 / (300 * 0.01), fit_intercept=False, tol=1e-10, max_iter=1000)
    peer.fit(rows, labels)
    found = logistic_minimum(rows, labels, regularisation=0.01)
    assert found.weights == pytest.approx(peer.coef_[0], abs=1e-4)
    assert (predicted(found.weights, rows) == peer.predict(rows)).mean() > 0.99


def test_small_cases_are_those_of_a_formula():
    # Nobody, or a vote that is even: nothing to learn. A tilt alone: w = −b/(nλ).
    assert logistic_minimum(np.zeros((0, 2)), [], regularisation=1, people=3).weights.tolist() == [
        0, 0,
    ]  # fmt: skip
    assert logistic_minimum([[1.0], [1.0]], [1, -1], regularisation=0.5).weights == pytest.approx(
        [0], abs=1e-9
    )
    tilted = logistic_minimum(np.zeros((0, 2)), [], regularisation=2, people=5, tilt=[10.0, -5.0])
    assert tilted.weights == pytest.approx([-1, 0.5], abs=1e-9)
    # One record of length 1: λ w = 1/(1 + e^w), at λ = 1/4 and w = 1.
    w = 1.0
    strength = 1 / (w * (1 + math.exp(w)))
    assert logistic_minimum([[1.0]], [1], regularisation=strength).weights == pytest.approx([1])
    # A row longer than 1 counts as one of length 1.
    assert logistic_minimum([[9.0]], [1], regularisation=strength).weights == pytest.approx([1])


def test_a_tolerance_below_rounding_is_refused():
    rows, labels = some(np.random.default_rng(4), 50, 2)
    with pytest.raises(ArithmeticError, match=r"tolerance 1e-18 is below what can be known"):
        logistic_minimum(rows, labels, regularisation=0.1, tolerance=1e-18)


def test_bad_arguments_are_refused_by_name():
    good = {"regularisation": 1}
    refuses(lambda v: logistic_minimum(v, [1], **good), "features", [*NO_ANSWER, [1.0]])
    refuses(lambda v: logistic_minimum([[1.0]], v, **good), "labels",
            [[0], [2], [1, 1], [], "a", None, [0.5]])  # fmt: skip
    refuses(lambda v: logistic_minimum([[1.0]], [1], regularisation=v), "regularisation",
            NOT_POSITIVE)  # fmt: skip
    refuses(lambda v: logistic_minimum([[1.0]], [1], people=v, **good), "people",
            [value for value in NOT_AT_LEAST_ONE_WHOLE if value is not None])  # fmt: skip
    refuses(lambda v: logistic_minimum([[1.0]], [1], tilt=v, **good), "tilt",
            [[1.0, 2.0], "a", [math.nan]])  # fmt: skip
    refuses(lambda v: logistic_minimum([[1.0]], [1], tolerance=v, **good), "tolerance",
            NOT_POSITIVE)  # fmt: skip
    refuses(lambda v: logistic_minimum(np.ones((1, 4001)), [1], **v), "features", [good])
    refuses(lambda v: predicted(v, [[1.0]]), "weights", [[1.0, 2.0], "a", []])
    refuses(lambda v: predicted([1.0], v), "features", [[1.0], "a", []])
