"""The sparse vector: its loss on all small cases exactly, then frequencies, threads and misuse."""

import copy
import itertools
import math
import os
import pickle
import sys
import threading
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NAME,
    NO_WHOLE_ANSWER,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import binomtest

from dpedu import BudgetExceeded, DiscreteLaplace, SparseVector, data_sets
from dpedu.mechanisms.sparse_vector import transcript_probability
from dpedu.privacy.audit import audit


def ways(queries, answers):
    return SparseVector(epsilon=1, answers=answers)._ways(queries)


def table(mechanism, values):
    """All ways to go, with their probabilities."""
    return {
        way: mechanism.probability(way, values[: len(way)])
        for way in ways(len(values), mechanism.answers)
    }


@pytest.mark.parametrize("base", [2, Fraction(1001, 1000)])
@pytest.mark.parametrize("answers", [1, 3])
@pytest.mark.parametrize("side", [-1, 1])
def test_values_too_far_for_exact_sums_are_refused_at_once(base, answers, side):
    """A value of 10⁵ took longer than anybody waits."""
    mechanism = SparseVector.with_base(base, answers=answers)
    for far in (10**5, 10**6, 10**18):
        with pytest.raises(ValueError, match=r"values must lie within \d+ of the threshold"):
            mechanism.probability([True], [side * far])
        with pytest.raises(ValueError, match="values must lie within"):
            mechanism.channel([lambda data, far=far: side * far], [(0,)])
    bits = max(mechanism._shrink[0].denominator.bit_length(), 2)
    chance = mechanism.probability([True], [side * (2**14 // bits)])  # the furthest there is
    assert 0 < chance < Fraction(1, 2) if side < 0 else Fraction(1, 2) < chance < 1


@pytest.mark.parametrize("base", [2, Fraction(1001, 1000), 10**9 + 7])
@pytest.mark.parametrize("power", [4, 5, 7, 12, 13])
def test_a_large_weight_takes_no_time(base, power):
    """Its power was computed in full, also where nobody asked for a table: all memory."""
    for given in ({"weight": 10**power}, {"answers": 10**power // 2}):
        mechanism = SparseVector.with_base(base, **given)
        released = mechanism.release([0, 10**18], rng=np.random.default_rng(1))
        assert released.tolist() in ([False, True], [True, True], [True])
        if math.log2(Fraction(base).numerator) * 10**power < 2**13:
            assert 0 < mechanism.probability([True], [0]) < 1
            continue
        for ask in (
            lambda made=mechanism: made.probability([True], [3]),
            lambda made=mechanism: made.channel([lambda data: 3], [(0,)]),
        ):
            with pytest.raises(ValueError, match=r"base and weight must leave|values must lie"):
                ask()


# Exactly ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", [2, Fraction(3, 2)])
@pytest.mark.parametrize(("answers", "weight"), [(1, None), (1, 1), (2, None), (2, 3)])
def test_no_answer_is_ever_likelier_than_e_to_epsilon_times(base, answers, weight):
    mechanism = SparseVector.with_base(base, answers=answers, weight=weight)
    most = Fraction(base) ** ((weight or 2 * answers) + 2 * answers)
    rows = {v: table(mechanism, v) for v in itertools.product((-1, 0, 1, 2), repeat=3)}
    for row in rows.values():
        assert sum(row.values()) == 1
    pairs = [
        (a, b) for a, b in itertools.permutations(rows, 2)
        if max(abs(x - y) for x, y in zip(a, b, strict=True)) <= 1
    ]  # fmt: skip
    worst = max(rows[a][way] / rows[b][way] for a, b in pairs for way in rows[a])
    assert 1 < worst <= most


@pytest.mark.parametrize("answers", [1, 2])
def test_half_the_noise_is_enough_for_monotone_queries_and_only_for_them(answers):
    mechanism = SparseVector.with_base(2, answers=answers, monotone=True)
    most = 2 ** (2 * answers)
    rows = {v: table(mechanism, v) for v in itertools.product((-1, 0, 1, 2), repeat=3)}
    for a, b in itertools.permutations(rows, 2):
        steps = {x - y for x, y in zip(a, b, strict=True)}
        if steps <= {0, 1} or steps <= {0, -1}:
            assert all(rows[a][way] <= most * rows[b][way] for way in rows[a])
    # One query falls while the others rise: no such bound.
    values, other = (3, 3, 3, 3, *[1] * answers), (4, 4, 4, 4, *[0] * answers)
    way = (False,) * 4 + (True,) * answers
    assert mechanism.probability(way, values) > most * mechanism.probability(way, other)


@pytest.mark.parametrize("answers", [1, 2, 3])
def test_the_guarantee_is_the_least(answers):
    mechanism = SparseVector.with_base(2, answers=answers)
    n, k = 12, 3 * answers + 1
    ratio = mechanism.probability(
        (False,) * k + (True,) * answers, (n,) * k + (1,) * answers
    ) / mechanism.probability((False,) * k + (True,) * answers, (n + 1,) * k + (0,) * answers)
    assert 2 ** (4 * answers) * Fraction(999, 1000) < ratio <= 2 ** (4 * answers)


def test_probabilities_are_those_of_a_plain_sum():
    rng = np.random.default_rng(5)
    for _ in range(15):
        q, r = (Fraction(1, int(n)) for n in rng.integers(2, 5, size=2))
        size = int(rng.integers(1, 5))
        gaps, said = rng.integers(-3, 4, size=size).tolist(), rng.integers(0, 2, size=size).tolist()
        noise = np.arange(-80, 81)
        law = float((1 - q) / (1 + q)) * float(q) ** np.abs(noise)
        total = 0.0
        for t in range(-60, 61):
            term = float((1 - r) / (1 + r)) * float(r) ** abs(t)
            for gap, answer in zip(gaps, said, strict=True):
                above = law[noise + gap >= t].sum()
                term *= above if answer else 1 - above
            total += term
        exact = float(transcript_probability(said, gaps, r, q))
        assert exact == pytest.approx(total, rel=1e-9)
        # The part with a bounded threshold, and the whole as its limit.
        part = [transcript_probability(said, gaps, r, q, at_most=m) for m in range(-6, 60, 6)]
        assert part == sorted(part)
        assert float(part[-1]) == pytest.approx(exact, rel=1e-9)


def test_no_noise_is_a_comparison():
    zero = Fraction(0)
    for gap in (-1, 0, 1):
        for r in (zero, Fraction(1, 2)):
            said = transcript_probability([True], [gap], zero, r)
            assert said + transcript_probability([False], [gap], zero, r) == 1
        assert transcript_probability([True], [gap], zero, zero) == (gap >= 0)


def test_the_float_table_agrees_with_the_exact_one_also_far_out():
    exact = SparseVector.with_base(2, answers=2, threshold=1)
    floats = SparseVector(epsilon=exact.epsilon(), answers=2, threshold=1, share=Fraction(1, 2))
    for values in [(0, 1, 2), (-20, 30, 0), (40, 40, -40)]:
        for way, chance in table(exact, values).items():
            found = floats.probability(way, values[: len(way)])
            assert found == pytest.approx(float(chance), rel=1e-9)


def test_epsilon_is_split_exactly_and_as_the_survey_says():
    for epsilon in (0.1, 1, 2.5, Fraction(1, 3)):
        for answers in (1, 2, 10, 1000):
            for monotone in (False, True):
                made = SparseVector(
                    epsilon=epsilon, answers=answers, sensitivity=3, monotone=monotone
                )
                moves = 1 if monotone else 2
                total = 3 / made.threshold_scale + 3 * answers * moves / made.query_scale
                assert total == Fraction(str(epsilon))
                best = 1 / (1 + (moves * answers) ** (2 / 3))
                assert float(made.share) == pytest.approx(best, abs=1e-3)
    # Dwork and Roth: noise of 2/ε on the threshold and 4c/ε on the queries.
    even = SparseVector(epsilon=1, answers=5, share=Fraction(1, 2))
    assert (even.threshold_scale, even.query_scale) == (2, 20)


def test_the_split_has_the_least_variance_of_a_comparison():
    for answers, monotone in [(1, False), (7, False), (7, True)]:

        def spread(share, answers=answers, monotone=monotone):
            made = SparseVector(epsilon=0.01, answers=answers, monotone=monotone, share=share)
            return float(made.threshold_scale**2 + made.query_scale**2)

        best = SparseVector(epsilon=0.01, answers=answers, monotone=monotone).share
        tried = [spread(Fraction(i, 200)) for i in range(1, 200)]
        assert spread(best) <= min(tried) * (1 + 1e-5)


def test_accuracy_holds_and_is_below_theorem_3_24():
    for epsilon, queries, chance in itertools.product((0.1, 1, 3), (1, 10, 1000), (2 / 3, 0.99)):
        made = SparseVector(epsilon=epsilon, share=Fraction(1, 2))
        reach = made.accuracy(queries, probability=chance)
        proved = 8 * (math.log(queries) + math.log(2 / (1 - chance))) / epsilon
        assert reach <= proved + 2
        # Exactly: all differences of noises are within reach.
        t = np.arange(-int(60 / epsilon), int(60 / epsilon) + 1)
        first = DiscreteLaplace(epsilon=epsilon / 2, sensitivity=1).probability(t)
        q = math.exp(-epsilon / 4)
        over = [q ** np.maximum(np.abs(reach + s * t) + 1, 1) / (1 + q) for s in (1, -1)]
        within = np.where(np.abs(t) <= reach, 1 - over[0] - over[1], 0)
        assert (first * within**queries).sum() >= chance


# Statistically ------------------------------------------------------------------------------------


@pytest.mark.parametrize("one_by_one", [False, True])
def test_frequencies_are_those_of_the_table(one_by_one):
    mechanism = SparseVector(epsilon=2, answers=2, threshold=1)
    values, rng, samples = (0, 2, 1, 0), np.random.default_rng(8), 5_000
    seen = dict.fromkeys(ways(4, 2), 0)
    for _ in range(samples):
        if one_by_one:
            session, said = mechanism.session(rng=rng), []
            for value in values:
                if session.left:
                    said.append(session.ask(value))
        else:
            said = mechanism.release(values, rng=rng).tolist()
        seen[tuple(said)] += 1
    for way, count in seen.items():
        chance = mechanism.probability(way, values[: len(way)])
        assert binomtest(count, samples, chance).pvalue > 1e-7 / len(seen)


def test_a_million_queries_far_below_cost_nothing_and_one_above_is_found():
    mechanism = SparseVector(epsilon=1, answers=1, threshold=0)
    values = np.full(10**6, -1000)
    values[-1] = 1000
    session = mechanism.session(rng=np.random.default_rng(1))
    said = session.ask_all(values)
    assert (said.size, int(said.sum()), session.left, session.asked) == (10**6, 1, 0, 10**6)


def test_the_audit_refutes_a_smaller_epsilon_only():
    mechanism = SparseVector(epsilon=2, answers=1, share=Fraction(1, 2))

    def release(data, rng, n):
        return [tuple(mechanism.release(data, rng=rng).tolist()) for _ in range(n)]

    # Below, then above: e^0.85 times as likely, which two queries can show of a loss of 2.
    finding = audit(
        release, (-1, 0), (0, -1), samples=12_000, rng=np.random.default_rng(4),
        confidence=1 - 1e-6,
    )  # fmt: skip
    assert finding.refutes(0.5)
    assert not finding.refutes(2)


# A session ----------------------------------------------------------------------------------------


def test_after_c_answers_every_query_is_refused():
    for answers in (1, 3):
        session = SparseVector(epsilon=100, answers=answers).session(rng=np.random.default_rng(2))
        for _ in range(answers):
            assert not session.ask(-10)
            assert session.ask(10)
        for value in (10, -10):
            with pytest.raises(BudgetExceeded, match="the session is over"):
                session.ask(value)
        assert (session.left, session.asked) == (0, 2 * answers)


def test_threads_together_get_no_more_than_c_answers():
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for run in range(200):
            session = SparseVector(epsilon=10, answers=5).session(rng=np.random.default_rng(run))
            said, refused = [], []

            def ask(session=session, said=said, refused=refused):
                for _ in range(3):
                    try:
                        said.append(session.ask(50))
                    except BudgetExceeded:
                        refused.append(1)

            threads = [threading.Thread(target=ask) for _ in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sum(said) == 5
            assert len(said) + len(refused) == 24
            assert session.asked == len(said)
    finally:
        sys.setswitchinterval(before)


def test_a_session_is_not_copied_pickled_or_carried_into_another_process():
    session = SparseVector(epsilon=1).session(rng=np.random.default_rng(3))
    for take in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied"):
            take(session)
    child = os.fork()
    if child == 0:
        try:
            session.ask(0)
        except RuntimeError:
            os._exit(7)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


def test_values_of_any_size_are_compared_and_none_is_refused_for_its_size():
    mechanism = SparseVector(epsilon=1, threshold=2**61, answers=9)
    said = mechanism.release([10**30, -(10**30), 2**63, 0], rng=np.random.default_rng(1))
    assert said.tolist() == [True, False, True, False]
    unsigned = np.array([2**64 - 1, 0], dtype=np.uint64)
    assert mechanism.release(unsigned, rng=np.random.default_rng(1)).tolist() == [True, False]


def test_channels_hold_all_ways_and_refuse_too_many():
    mechanism = SparseVector.with_base(2, answers=1)
    made = mechanism.channel([len, sum], data_sets((0, 1), range(3)))
    assert made.outputs == ((True,), (False, True), (False, False))
    assert made.max_ratio("membership") <= 2**4
    assert SparseVector(epsilon=1).channel([len] * 200, [()]).matrix.shape == (1, 201)
    with pytest.raises(ValueError, match="queries must leave at most 1024 ways"):
        SparseVector(epsilon=1, answers=6).channel([len] * 12, [()])
    with pytest.raises(ValueError, match="span less than"):
        SparseVector(epsilon=1e-9).channel([len], [()])


# Bad input ----------------------------------------------------------------------------------------


def test_bad_input_is_refused():
    no_whole = [value for value in NOT_AT_LEAST_ONE_WHOLE if value not in (-1, 0)]
    refuses(lambda v: SparseVector(epsilon=v), "epsilon", [*NOT_POSITIVE, 1e-20, 1e20])
    refuses(
        lambda v: SparseVector(epsilon=1, threshold=v), "threshold", [*no_whole, 2**62, -(2**62)]
    )
    refuses(lambda v: SparseVector(epsilon=1, answers=v), "answers", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: SparseVector(epsilon=1, sensitivity=v), "sensitivity", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: SparseVector(epsilon=1, neighbourhood=v), "neighbourhood", NO_NAME)
    refuses(lambda v: SparseVector(epsilon=1, monotone=v), "monotone", [1, 0, None, "yes"])
    shares = [1e-20, *(value for value in NOT_INSIDE_ZERO_ONE if value is not None)]
    refuses(lambda v: SparseVector(epsilon=1, share=v), "share", shares)
    refuses(SparseVector.with_base, "base", [1, 0.5, 2.0, -3, math.inf, math.nan, "2", None])
    refuses(lambda v: SparseVector.with_base(2, weight=v), "weight", [0, -1, 1.5, "1"])
    mechanism = SparseVector(epsilon=1)
    refuses(lambda v: mechanism.session(rng=v), "rng", NO_GENERATOR)
    rng = np.random.default_rng(1)
    # One that is only too large is moved, and not refused: to refuse it would tell.
    wrong = [value for value in NO_WHOLE_ANSWER if str(value) != str([10**400])]
    refuses(lambda v: mechanism.release(v, rng=rng), "values", [*wrong, 3, [[1]]])
    session = mechanism.session(rng=rng)
    refuses(session.ask, "value", [0.5, "3", None, True, 1j, [1]])
    assert session.asked == 0
    refuses(lambda v: mechanism.probability(v, [1, 2]), "answers", [[True, False], [0, 2], [True]])
    refuses(mechanism.accuracy, "queries", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: mechanism.accuracy(3, probability=v), "probability", NOT_INSIDE_ZERO_ONE)
    refuses(lambda v: mechanism.channel(v, [()]), "queries", [[], 3, [3]])
    refuses(lambda v: mechanism.channel([len], v), "data_sets", [[], 3])
