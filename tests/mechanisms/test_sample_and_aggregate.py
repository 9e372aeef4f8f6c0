"""Sample and aggregate: one record changes one answer, and nothing that a block does can tell."""

import asyncio
import math
import multiprocessing
import threading
import warnings
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NO_NEIGHBOURHOOD, NOT_AT_LEAST_ONE_WHOLE, NOT_POSITIVE, refuses

from dpedu import Grid, SampleAndAggregate, data_sets, neighbouring_pairs
from dpedu.privacy.audit import audit

GRID = Grid(low=0, high=4, step=1)


def made(statistic=max, **changed):
    given = {"epsilon": 1, "blocks": 3, "grid": GRID, "neighbourhood": "edit", **changed}
    return SampleAndAggregate(statistic=statistic, **given)


def test_neighbours_dealt_alike_differ_in_one_answer():
    rng = np.random.default_rng(1)
    mechanism = made(lambda some: sum(some) ** 2)
    for one, other in neighbouring_pairs(list(data_sets((0, 2), 4)), "edit"):
        dealt = rng.integers(3, size=4)
        answers = [mechanism.answers(x, dealt) for x in (one, other)]
        assert (answers[0] != answers[1]).sum() <= 1
    for _ in range(50):
        one, dealt = rng.integers(5, size=6).tolist(), rng.integers(3, size=6)
        place = int(rng.integers(6))
        fewer = one[:place] + one[place + 1 :]
        answers = [mechanism.answers(one, dealt), mechanism.answers(fewer, np.delete(dealt, place))]
        assert (answers[0] != answers[1]).sum() <= 1


def mixture(mechanism, data):
    """The distribution over the grid, averaged over all ways to deal."""
    total = np.zeros(5)
    ways = list(np.ndindex(*(mechanism.blocks,) * len(data)))
    for dealt in ways:
        answers = tuple(mechanism.answers(data, np.array(dealt, dtype=np.int64)).tolist())
        total += mechanism.aggregate.channel([answers]).row(answers)
    return total / len(ways)


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_epsilon_holds_on_all_small_cases_over_all_ways_to_deal(neighbourhood):
    mechanism = made(lambda some: 4 * sum(some), neighbourhood=neighbourhood)
    data = list(data_sets((0, 1), range(4)))
    rows = {x: mixture(mechanism, x) for x in data}
    worst = max(
        math.log((rows[x] / rows[y]).max()) for x, y in neighbouring_pairs(data, neighbourhood)
    )
    assert 0.1 < worst <= 1 + 1e-12


def test_whatever_goes_wrong_in_a_block_is_the_middle():
    def fails(some):
        if 1 in some:
            raise RuntimeError("a person with 1 is here")
        return math.nan if 2 in some else math.inf if 3 in some else "x" if 4 in some else 0

    dealt = np.arange(5)
    assert made(fails, blocks=6).answers([0, 1, 2, 3, 4], dealt).tolist() == [0, 2, 2, 2, 2, 0]
    assert made(fails).release([1] * 50, rng=np.random.default_rng(1)) in range(5)
    assert made().answers([], np.zeros(0, dtype=np.int64)).tolist() == [2, 2, 2]
    assert made().release([], rng=np.random.default_rng(1)) in range(5)


@pytest.mark.filterwarnings("error")
def test_a_warning_or_the_end_of_the_program_is_no_answer_either():
    def ends(some):
        raise SystemExit if 1 in some else KeyboardInterrupt if 2 in some else ArithmeticError

    assert made(ends).answers([0, 1], [0, 1]).tolist() == [2, 2, 2]
    with pytest.raises(KeyboardInterrupt):
        made(ends).answers([2], [0])
    for statistic in (np.mean, np.std, np.median, lambda some: np.log(np.min(some) - 1)):
        answers = made(statistic, blocks=4).answers(np.array([0.0, 1.0, 1e308]), [0, 1, 2])
        assert answers[3] == 2  # nobody is there: numpy warns, or raises
    # The middle is a number for bounds that have no sum, too.
    far = Grid(low=1.6e308, high=1.7e308, step=1e306)
    assert made(ends, grid=far).answers([0], [0]) == pytest.approx(1.65e308)
    assert made(ends, grid=far).release([0], rng=np.random.default_rng(1)) >= far.low


def raised(kind=BaseException):
    """All errors that there are by now, but interrupts."""
    for below in kind.__subclasses__():
        if not issubclass(below, KeyboardInterrupt):
            yield below
            yield from raised(below)


def test_no_error_of_any_kind_comes_through_but_an_interrupt():
    seen = {BaseException, type("Own", (BaseException,), {}), *raised()}
    assert {GeneratorExit, SystemExit, MemoryError, asyncio.CancelledError} < seen
    for kind in seen:
        group = issubclass(kind, BaseExceptionGroup)
        error = kind.__new__(kind, *(["", [ValueError()]] if group else []))

        def fails(some, error=error):
            raise error

        assert made(fails).answers([1], [0]).tolist() == [2, 2, 2], kind


def test_a_number_beyond_all_floats_is_moved_to_the_bound_and_is_no_failure():
    far = [10**400, Fraction(10**400, 3), Decimal("1e400"), np.longdouble(1e300) ** 10]
    for size in (value for value in far if value < math.inf):
        for value, bound in ((size, GRID.high), (-size, GRID.low)):
            private = made(lambda some, value=value: value, blocks=3)
            found = private.answers([1, 2, 3], [0, 1, 2])
            assert GRID.encode(found).tolist() == [bound] * 3
    for value in (math.inf, -math.inf, math.nan, Decimal("inf"), Decimal("nan"), Decimal("sNaN")):
        assert made(lambda some, value=value: value).answers([1], [0]).tolist() == [2, 2, 2]


def test_no_warning_comes_through_whatever_other_threads_release():
    """Filters of warnings are those of the process: who left first let the other's through."""
    both, one_left, answers = threading.Event(), threading.Event(), []

    def first(some):
        both.wait(0.3)
        return 0

    def second(some):
        both.set()
        one_left.wait(0.3)
        warnings.warn("somebody is here", stacklevel=1)
        return made(max, blocks=1).answers([3], [0])[0]  # and one in the other waits for nobody

    def run(statistic, left):
        answers.append(made(statistic, blocks=1).answers([1], [0]).tolist())
        left.set()

    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        before = list(warnings.filters)
        threads = [
            threading.Thread(target=run, args=args)
            for args in ((first, one_left), (second, threading.Event()))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert warnings.filters == before  # one stayed, and silenced the program
    assert not seen
    assert sorted(answers) == [[0], [3]]


def test_a_forked_process_waits_for_no_thread_that_it_left_behind():
    computing, forked = threading.Event(), threading.Event()

    def slow(some):
        computing.set()
        forked.wait(10)
        return 0

    thread = threading.Thread(target=made(slow, blocks=1).answers, args=([1], [0]))
    thread.start()
    computing.wait(10)
    child = multiprocessing.get_context("fork").Process(
        target=made(max, blocks=1).answers, args=([1], [0])
    )
    child.start()
    child.join(10)
    ended = child.exitcode
    child.kill()
    forked.set()
    thread.join()
    assert ended == 0


def test_arrays_keep_their_rows_and_order():
    seen = []
    mechanism = made(lambda some: seen.append(some) or 0, blocks=2)
    mechanism.answers(np.arange(12).reshape(6, 2), [0, 1, 0, 1, 0, 0])
    assert seen[0].tolist() == [[0, 1], [4, 5], [8, 9], [10, 11]]
    assert seen[1].tolist() == [[2, 3], [6, 7]]


def test_the_answer_is_near_for_a_statistic_that_is_stable():
    grid = Grid(low=-10, high=10, step=Fraction(1, 100))
    mechanism = made(np.median, blocks=60, grid=grid, neighbourhood="membership")
    values = np.random.default_rng(3).normal(3, 1, size=6000)
    found = [float(mechanism.release(values, rng=np.random.default_rng(s))) for s in range(20)]
    assert abs(np.mean(found) - 3) < 0.05
    assert np.abs(np.array(found) - 3).max() < 0.3


def test_the_audit_finds_nothing_above_the_claim():
    mechanism = made(lambda some: 4 * sum(some), epsilon=2, blocks=1)

    def release(data, rng, n):
        return np.array([float(mechanism.release(data, rng=rng)) for _ in range(n)])

    finding = audit(
        release, (0,), (1,), samples=5000, rng=np.random.default_rng(4), confidence=1 - 1e-6
    )
    assert finding.refutes(0.1)
    assert not finding.refutes(2)


def test_bad_input_is_refused():
    refuses(lambda v: made(epsilon=v), "epsilon", NOT_POSITIVE)
    refuses(made, "statistic", [None, 3, "max"])
    refuses(lambda v: made(blocks=v), "blocks", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: made(grid=v), "grid", [None, 3, (0, 1)])
    refuses(lambda v: made(neighbourhood=v), "neighbourhood", NO_NEIGHBOURHOOD)
    rng = np.random.default_rng(1)
    refuses(
        lambda v: made().release(v, rng=rng),
        "records",
        [None, 3, "abc", {1: 2}, iter([1]), np.ma.array([1, 2], mask=[0, 1])],
    )
    refuses(lambda v: made().answers(v, [0]), "records", [np.ma.array([1], mask=[1])])
    refuses(lambda v: made().release([1], rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: made().answers([1, 2], v), "dealt", [[0], [0, 3], [0, -1]])
