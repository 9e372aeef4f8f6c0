"""Votes: every way that a few teachers can vote, and all that one changed teacher can do."""

import itertools
import math

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NEIGHBOURHOOD,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import chisquare

from dpedu.learning import GaussianVote, NoisyVote, deal, logistic_minimum, predicted
from dpedu.mechanisms import DiscreteGaussian, ReportNoisyMax
from dpedu.privacy.divergences import hockey_stick, log, max_ratio
from dpedu.privacy.filters import RenyiLedger, ZcdpLedger
from dpedu.privacy.ledger import BudgetExceeded
from dpedu.privacy.loss import Accountant


def votes(teachers, classes):
    return itertools.product(range(classes), repeat=teachers)


def tables(chances, teachers=4, classes=3):
    """The winner's distribution for all counts that so many teachers can give."""
    seen = {}
    for vote in votes(teachers, classes):
        counts = tuple(np.bincount(vote, minlength=classes).tolist())
        if counts not in seen:
            seen[counts] = chances(np.array(counts))
    return seen


def changed_votes(seen):
    """Pairs of counts between which one teacher changed its mind."""
    for one, other in itertools.permutations(seen, 2):
        if sum(abs(a - b) for a, b in zip(one, other, strict=True)) == 2:
            yield np.array(seen[one]), np.array(seen[other])


@pytest.mark.parametrize("noise", ["laplace", "exponential", "gumbel"])
@pytest.mark.parametrize("epsilon", [0.2, 1, 3])
def test_one_teacher_changes_every_chance_by_epsilon_at_most(noise, epsilon):
    vote = NoisyVote(epsilon=epsilon, classes=3, neighbourhood="edit", noise=noise)
    seen = tables(vote.maximum.probabilities)
    worst = max(max_ratio(p, q) for p, q in changed_votes(seen))
    assert log(worst) <= epsilon * (1 + 1e-9)
    # With the noise of monotone counts, half of it, some pair passes ε.
    twin = ReportNoisyMax(epsilon=epsilon, sensitivity=1, noise=noise, monotone=True)
    worst = max(max_ratio(p, q) for p, q in changed_votes(tables(twin.probabilities)))
    assert log(worst) > epsilon * 1.05


def test_no_smaller_noise_will_do():
    # A hopeless class that catches up by two votes: its chance grows by nearly e^ε.
    vote = NoisyVote(epsilon=1, classes=2, neighbourhood="edit", noise="laplace")
    behind, closer = (vote.maximum.probabilities([60 - k, k])[1] for k in (10, 11))
    assert 0.94 < math.log(closer / behind) <= 1
    assert vote.maximum.scale == 2
    assert (
        NoisyVote(epsilon=0.1, classes=10, neighbourhood="edit", noise="laplace").maximum.scale
        == 20
    )  # the scale of the paper's experiments


def winning(sigma, counts):
    """The winner's distribution with discrete Gaussian noise, summed over what the best has."""
    reach = math.ceil(12 * sigma) + 2
    grid = np.arange(-reach, reach + max(counts) + 1)
    mechanism = np.exp(-((grid[:, None] - counts) ** 2) / (2 * sigma**2))
    law = mechanism / np.exp(-(np.arange(-60 * reach, 60 * reach) ** 2) / (2 * sigma**2)).sum()
    below = np.cumsum(law, axis=0) - law
    found = np.zeros(len(counts))
    for tied in itertools.product([False, True], repeat=len(counts)):
        if any(tied):
            mass = np.where(tied, law, below).prod(axis=1).sum()
            found += mass * np.array(tied) / sum(tied)
    return found


@pytest.mark.parametrize("sigma", [0.8, 1.5, 4])
def test_gaussian_votes_keep_their_renyi_divergence_and_their_profile(sigma):
    vote = GaussianVote(sigma=sigma, classes=3, delta=1e-3, neighbourhood="edit")
    seen = tables(lambda counts: winning(sigma, counts))
    assert all(sum(row) == pytest.approx(1, abs=1e-9) for row in seen.values())
    largest = 0.0
    for p, q in changed_votes(seen):
        for order in (1.5, 2, 8):
            divergence = math.log((p**order * q ** (1 - order)).sum()) / (order - 1)
            assert divergence <= vote.renyi(order) + 1e-9
            largest = max(largest, divergence / vote.renyi(order))
        for epsilon in (0.1, 0.5, 2):
            assert hockey_stick(p / p.sum(), q / q.sum(), math.exp(epsilon)) <= (
                vote.delta(epsilon) + 1e-9
            )
    assert 0.1 < largest < 1
    rng = np.random.default_rng(1)
    drawn = [vote.release([0, 0, 1, 2], rng=rng) for _ in range(4000)]
    expected = winning(sigma, np.array([2, 1, 1])) * 4000
    assert chisquare(np.bincount(drawn, minlength=3), expected, sum_check=False).pvalue > 1e-7


def test_several_votes_at_once_each_follow_their_own_law():
    rng = np.random.default_rng(6)
    rows = np.array([[0, 0, 1, 2], [2, 2, 2, 1], [0, 1, 1, 1]] * 3000)
    wide = GaussianVote(sigma=1.5, classes=3, delta=1e-3, neighbourhood="edit")
    pure = NoisyVote(epsilon=1, classes=3, neighbourhood="edit")
    for vote, law in (
        (wide, lambda counts: winning(1.5, counts)),
        (pure, pure.maximum.probabilities),
    ):
        drawn = vote.release(rows, rng=rng)
        assert drawn.shape == (9000,)
        for i in range(3):
            expected = law(np.bincount(rows[i], minlength=3)) * 3000
            seen = np.bincount(drawn[i::3], minlength=3)
            assert chisquare(seen, expected, sum_check=False).pvalue > 1e-7
        # Rows are independent: neighbours agree as often as their laws say.
        one, two = drawn[0::3], drawn[1::3]
        chances = [law(np.bincount(rows[i], minlength=3)) for i in (0, 1)]
        agree = float((chances[0] * chances[1]).sum())
        spread = math.sqrt(3000 * agree * (1 - agree))
        assert abs(int((one == two).sum()) - 3000 * agree) < 5.4 * spread
    assert isinstance(pure.release([0, 1], rng=rng), int)
    assert pure.release([[0, 1]], rng=rng).shape == (1,)


def test_two_classes_come_near_to_what_the_divergence_allows():
    # Of two counts only the difference matters: noise of variance 2σ², moved by 2.
    sigma = 6
    p, q = (winning(sigma, np.array([60 - k, k])) for k in (30, 31))
    tail = [winning(sigma, np.array([60 - k, k]))[1] for k in (10, 11)]
    assert math.log(tail[1] / tail[0]) > 5 / sigma  # a rare win tells far more than a common one
    assert p.sum() == pytest.approx(q.sum())


def test_many_votes_are_paid_for_in_ledgers_and_composed_by_accountants():
    vote = GaussianVote(sigma=40, classes=10, delta=1e-6, neighbourhood="membership")
    assert vote.zcdp() * 1600 == 1
    assert vote.renyi(8) == pytest.approx(8 / 1600)
    concentrated = ZcdpLedger(rho=vote.zcdp() * 100, neighbourhood="membership")
    renyi = RenyiLedger(order=8, divergence=0.5000001, neighbourhood="membership")
    for ledger in (concentrated, renyi):
        ledger.spend(vote, times=100)
        with pytest.raises(BudgetExceeded):
            ledger.spend(vote)
    low, high = Accountant().compose(vote, times=100).epsilon(1e-6)
    assert low <= high <= concentrated.guarantee(1e-6).epsilon
    # The same counts with the noise of the mechanism that the library has for two entries.
    twin = DiscreteGaussian(epsilon=1, delta=1e-6, sensitivity=1, entries=2)
    same = GaussianVote.from_epsilon(1, delta=1e-6, classes=9, neighbourhood="edit")
    assert same.sigma == pytest.approx(twin.sigma)
    assert same.delta(1) <= 1e-6


def test_a_clear_majority_wins_and_ties_are_even():
    rng = np.random.default_rng(2)
    clear, even = [2] * 90 + [0] * 10, [0] * 5 + [1] * 5
    for make in (
        lambda classes: NoisyVote(epsilon=1, classes=classes, neighbourhood="edit"),
        lambda classes: GaussianVote(sigma=3, classes=classes, delta=0.1, neighbourhood="edit"),
    ):
        three, two = make(3), make(2)
        assert {three.release(clear, rng=rng) for _ in range(200)} == {2}
        ones = sum(two.release(even, rng=rng) for _ in range(4000))
        assert abs(ones - 2000) < 5 * math.sqrt(1000)


def test_people_are_dealt_evenly_and_by_themselves():
    dealt = deal(30_000, 7, rng=np.random.default_rng(3))
    assert chisquare(np.bincount(dealt, minlength=7)).pvalue > 1e-7
    assert chisquare(np.bincount(dealt[1:] * 7 + dealt[:-1], minlength=49)).pvalue > 1e-7
    assert deal(0, 3, rng=np.random.default_rng(3)).size == 0


def test_teachers_that_never_met_label_for_a_student():
    rng = np.random.default_rng(4)
    truth = rng.choice([-1, 1], size=3000)
    rows = np.column_stack([0.4 * truth, np.zeros(3000)]) + rng.normal(0, 0.3, (3000, 2))
    dealt = deal(2000, 50, rng=rng)
    teachers = [
        logistic_minimum(rows[:2000][dealt == t], truth[:2000][dealt == t], regularisation=0.01)
        for t in range(50)
    ]
    vote = NoisyVote(epsilon=0.5, classes=2, neighbourhood="membership")
    unlabelled = rows[2000:2100]
    opinions = np.array([predicted(t.weights, unlabelled) > 0 for t in teachers], dtype=int)
    labels = [2 * vote.release(opinions[:, i], rng=rng) - 1 for i in range(100)]
    student = logistic_minimum(unlabelled, labels, regularisation=0.01)
    assert (predicted(student.weights, rows[2100:]) == truth[2100:]).mean() > 0.85


@pytest.mark.parametrize(
    "vote",
    [
        *(NoisyVote(epsilon=1, classes=3, neighbourhood="edit", noise=noise)
          for noise in ("exponential", "gumbel", "laplace")),
        GaussianVote(sigma=1, delta=0.1, classes=3, neighbourhood="edit"),
    ],
    ids=repr,
)  # fmt: skip
def test_no_votes_have_no_winners_and_no_teachers_have_some(vote):
    rng = np.random.default_rng(1)
    for teachers in (0, 5):
        assert vote.release(np.zeros((0, teachers), dtype=int), rng=rng).tolist() == []
    assert vote.release([], rng=rng) in range(3)
    assert vote.release(np.zeros((2, 0), dtype=int), rng=rng).shape == (2,)


def test_bad_arguments_are_refused_by_name():
    pure = {"epsilon": 1, "classes": 3, "neighbourhood": "edit"}
    wide = {"sigma": 1, "delta": 0.1, "classes": 3, "neighbourhood": "edit"}
    rng = np.random.default_rng(1)
    refuses(lambda v: NoisyVote(**{**pure, "epsilon": v}), "epsilon", NOT_POSITIVE)
    refuses(lambda v: NoisyVote(**{**pure, "noise": v}), "noise", ["gauss", None, 1])
    refuses(lambda v: GaussianVote(**{**wide, "sigma": v}), "sigma", NOT_POSITIVE)
    refuses(lambda v: GaussianVote(**{**wide, "delta": v}), "delta", NOT_INSIDE_ZERO_ONE)
    bare = {key: wide[key] for key in wide if key != "sigma"}
    refuses(lambda v: GaussianVote.from_epsilon(v, **bare), "epsilon", NOT_POSITIVE)
    for kind, good in ((NoisyVote, pure), (GaussianVote, wide)):
        refuses(lambda v, k=kind, g=good: k(**{**g, "classes": v}), "classes",
                [*NOT_AT_LEAST_ONE_WHOLE, 1])  # fmt: skip
        refuses(lambda v, k=kind, g=good: k(**{**g, "neighbourhood": v}), "neighbourhood",
                NO_NEIGHBOURHOOD)  # fmt: skip
        refuses(lambda v, k=kind, g=good: k(**g).release(v, rng=rng), "votes",
                [[3], [-1], [0.5], [[[0]]], [[0], [1, 2]], None, [True]])  # fmt: skip
        refuses(lambda v, k=kind, g=good: k(**g).release([0], rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: deal(v, 3, rng=rng), "people", [-1, 1.5, None, True])
    refuses(lambda v: deal(3, v, rng=rng), "teachers", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: deal(3, 3, rng=v), "rng", NO_GENERATOR)
