"""The hold-out experiment: by hand on small samples, then as published."""

import math

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NO_NUMBERS, NOT_AT_LEAST_ONE_WHOLE, refuses
from peak import peaks
from scipy.stats import binom, norm

from dpedu.adaptive import Sample, Thresholdout, analyse, sample

N = 10_000
KS = [10, 50, 100, 200, 500]


def test_a_sample_holds_what_it_says():
    for people in (1, 63, 64, 65, 200):
        drawn = sample(people, 5, rng=np.random.default_rng(people))
        signs = drawn.agreement(np.arange(5))
        assert signs.shape == (5, people)
        assert set(np.unique(signs)) <= {-1, 1}
        assert drawn.correlations() == pytest.approx(signs.mean(axis=1), abs=1e-15)


def test_attributes_are_fair_and_informative_ones_correlate():
    drawn = sample(90_000, 40, informative=10, rng=np.random.default_rng(5))
    found = drawn.correlations()
    # 6/√n = 0.02; a standard error of 1/300; 40 tests at 5.6 σ: 10^-6 in all.
    expected = np.repeat([0.02, 0.0], [10, 30])
    assert np.abs(found - expected).max() < 5.6 / 300
    assert found.std() > 0.5 / 300
    certain = sample(100, 2, informative=1, correlation=1, rng=np.random.default_rng(1))
    assert certain.correlations()[0] == 1


def test_votes_are_counted_by_hand():
    drawn = sample(70, 6, rng=np.random.default_rng(2))
    signs = drawn.agreement(np.arange(6)).astype(int)
    order, weights = np.array([4, 0, 3, 1]), np.array([1, -1, -1, 1])
    for k in (1, 2, 4):
        votes = (weights[:k, None] * signs[order[:k]]).sum(axis=0)
        right = (np.count_nonzero(votes > 0) + np.count_nonzero(votes == 0) / 2) / 70
        assert drawn.accuracies(order, weights, [k])[0] == right
    assert drawn.accuracies(order, weights, [1, 2, 4, 9])[3] == right


def test_the_analyst_keeps_what_agrees_in_both_sets():
    rng = np.random.default_rng(6)
    train, holdout, fresh = (sample(400, 300, rng=rng) for _ in range(3))
    outcome = analyse(train, holdout, fresh, variables=[3])
    first, second = train.correlations(), holdout.correlations()
    kept = [i for i in range(300) if first[i] * second[i] > 0
            and min(abs(first[i]), abs(second[i])) >= 1 / 20]  # fmt: skip
    assert sorted(outcome.selected) == kept
    sizes = np.abs(first[outcome.selected])
    assert (np.diff(sizes) <= 0).all()


# The published figure ----------------------------------------------------------------------------


def predicted_accuracy(k):
    """A vote of k attributes, each chosen because |correlation| ≥ 1/√n in the hold-out."""
    least = math.ceil((N + math.sqrt(N)) / 2 - 1e-9)
    agree = np.arange(least, N + 1)
    chances = binom.pmf(agree, N, 0.5)
    mean = float(((2 * agree / N - 1) * chances).sum() / chances.sum())
    return float(norm.cdf(math.sqrt(k) * mean))


@pytest.fixture(scope="module")
def rounds():
    """Pure noise and a real signal, with and without Thresholdout, eight times."""
    found = []
    reusable = Thresholdout(threshold=0.04, sigma=0.0025, budget=600, people=N, low=-1, high=1)
    for seed in range(8):
        rng = np.random.default_rng(seed)
        pair = []
        for informative in (0, 20):
            sets = [sample(N, N, informative=informative, rng=rng) for _ in range(3)]
            session = reusable.session(rng=rng)
            pair += [analyse(*sets, variables=KS),
                     analyse(*sets, variables=KS, session=session)]  # fmt: skip
            assert session.left > 0
        found.append(pair)
    return found


def test_a_hold_out_that_is_used_again_and_again_sees_63_percent_in_noise(rounds):
    # Dwork et al., Science 2015: 63 % at k = 500 with n = d = 10 000, T = 0.04, τ = 0.01.
    assert predicted_accuracy(500) == pytest.approx(0.6317, abs=0.006)
    told = np.array([naive.holdout for naive, *_ in rounds])
    assert told[:, -1].min() > 0.6
    # Each has a standard error of 0.005; between 480 and 560 attributes pass, which is 0.002 more.
    assert abs(told[:, -1].mean() - predicted_accuracy(500)) < 5 * 0.005 / math.sqrt(8) + 0.002
    # More and more attributes, more and more overfitting; and on fresh data nothing at all.
    assert (np.diff(told.mean(axis=0)) > 0).all()
    fresh = np.array([naive.fresh for naive, *_ in rounds])
    assert np.abs(fresh - 0.5).max() < 5.5 * 0.005


def test_thresholdout_sees_that_there_is_nothing(rounds):
    told = np.array([careful.holdout for _, careful, *_ in rounds])
    # Fresh data give 0.5 ± 0.005, the noise of the answer 0.0035 more: eight of them 0.0022.
    assert np.abs(told[:, -1] - 0.5).mean() < 0.02
    assert abs(told[:, -1].mean() - 0.5) < 0.02
    # The training set has been learnt by heart all the same.
    assert min(careful.train[-1] for _, careful, *_ in rounds) > 0.65


def test_a_real_signal_is_still_found(rounds):
    for _, _, naive, careful in rounds:
        # Twenty attributes of correlation 0.06 make 60 %; among the first 50 most of them vote.
        assert careful.fresh[1] > 0.54
        assert careful.holdout[1] > 0.54
        found = set(careful.selected[:50].tolist()) & set(range(20))
        assert len(found) > 15
        # The naive hold-out praises 500 attributes as much as the first ones; fresh data do not.
        assert naive.holdout[-1] > naive.holdout[1] + 0.03
        assert naive.fresh[-1] < naive.fresh[1]


def test_gaussian_attributes_as_in_the_paper_give_the_same_figure():
    # Label times attribute is a standard normal number again: labels need not be drawn.
    # Only those that pass in training are drawn, after their average there.
    rng, chosen = np.random.default_rng(9), []
    learnt = rng.normal(scale=0.01, size=N)
    learnt = learnt[abs(learnt) >= 0.01]
    for part in np.array_split(learnt, 20):
        holdout = rng.standard_normal((len(part), N), dtype=np.float32)
        told = holdout.mean(axis=1)
        passes = (part * told > 0) & (abs(told) >= 0.01)
        chosen.append(np.sign(part[passes], dtype=np.float32)[:, None] * holdout[passes])
    votes = np.concatenate(chosen)
    assert 400 < len(votes) < 600
    accuracy = (votes.sum(axis=0) > 0).mean()
    assert abs(accuracy - predicted_accuracy(len(votes))) < 5 * 0.005


def test_the_whole_experiment_fits_in_a_gibibyte():
    lines = [
        "import numpy as np",
        "from dpedu.adaptive import analyse, sample",
        "rng = np.random.default_rng(1)",
        f"analyse(*[sample({N}, {N}, rng=rng) for _ in range(3)], variables=[500])",
    ]
    assert max(peaks(lines).values()) < 2**30


def test_bad_arguments_are_refused_by_name():
    rng = np.random.default_rng(0)
    good = sample(10, 10, rng=rng)
    refuses(lambda v: sample(v, 10, rng=rng), "people", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: sample(10, v, rng=rng), "attributes", NOT_AT_LEAST_ONE_WHOLE)
    bad = [-1, 11, 1.0, True, None, math.nan]
    refuses(lambda v: sample(10, 10, informative=v, rng=rng), "informative", bad)
    wrong = [v for v in NO_NUMBERS if v is not None]
    refuses(lambda v: sample(9, 9, correlation=v, rng=rng), "correlation", [*wrong, 1.5, -2])
    refuses(lambda v: sample(10, 10, rng=v), "rng", NO_GENERATOR)
    few = sample(10, 9, rng=rng)
    for place, name in enumerate(("train", "holdout", "fresh")):
        sets = [good] * 3
        for value in (None, 3, "sample", *([few] if place else [])):
            sets[place] = value
            refuses(lambda _, s=tuple(sets): analyse(*s, variables=[1]), name, [0])
    refuses(lambda v: analyse(good, good, good, variables=v), "variables",
            [[], 3, "12", [0], [2, 1], [1, 1], [1.0], [True], None])  # fmt: skip
    refuses(lambda v: analyse(good, good, good, variables=[1], session=v), "session", [3, "s"])
    assert isinstance(good, Sample)


def test_what_a_sample_cannot_count_is_refused_by_name():
    good = sample(70, 50, rng=np.random.default_rng(1))
    numbers = [[-1], [50], [0, 99], [2**70], [0.5], [True], [[0, 1]], "1", None, 3]
    refuses(good.agreement, "attributes", numbers)
    refuses(lambda v: good.accuracies(v, [1], [1]), "attributes", numbers)
    bad = [[7], [0], [0.5], [math.nan], [1], [1, 1, 1], [[1, 1]], [], "11", None, 1]
    refuses(lambda v: good.accuracies([0, 1], v, [1]), "signs", [[7, 1], [1, 0], *bad])
    bad = [[3, 1], [1, 1], [0], [-1], [1.5], [], 3, "12", None]
    refuses(lambda v: good.accuracies([0, 1], [1, 1], v), "variables", bad)
    # The analyst may have kept nothing: a tie everywhere.
    assert good.agreement([]).shape == (0, 70)
    assert good.accuracies([], [], [1, 2]).tolist() == [0.5, 0.5]


def test_a_sample_made_by_hand_must_hold_what_it_says():
    words = np.array([[3, 1], [0, 0]], dtype=np.uint64)
    assert Sample(65, words).correlations().tolist() == [6 / 65 - 1, -1]
    refuses(lambda v: Sample(v, words), "people", NOT_AT_LEAST_ONE_WHOLE)
    beyond = np.array([[3, 2]], dtype=np.uint64)
    bad = [None, [[1, 2]], words.astype(np.int64), words[0], words[:, :1], words[:0], beyond]
    refuses(lambda v: Sample(65, v), "words", bad)


@pytest.mark.parametrize(
    "wrong",
    [{"people": 11}, {"people": 10**7}, {"people": 9}, {"low": 0}, {"low": -0.999},
     {"high": 0.999}, {"low": -1e-6, "high": 1e-6}, {"exact": True}],
)  # fmt: skip
def test_a_session_for_another_hold_out_is_refused_before_it_answers(wrong):
    good = sample(10, 10, rng=np.random.default_rng(0))
    fits = {"threshold": 0.04, "sigma": 0.1, "budget": 5, "people": 10, "low": -1, "high": 1}
    for more in ({}, {"low": -2, "high": 3}):
        session = Thresholdout(**fits | more).session(rng=np.random.default_rng(1))
        assert analyse(good, good, good, variables=[1], session=session).variables == (1,)
    session = Thresholdout(**fits | wrong).session(rng=np.random.default_rng(1))
    refuses(lambda v: analyse(good, good, good, variables=[1], session=v), "session", [session])
    assert session.trace == ()
