"""Long work: told step by step, stopped at a step, and the same whether anybody watches or not."""

import contextlib
import itertools
import signal
import threading

import numpy as np
import pytest
from bad_input import NOT_AT_LEAST_ZERO, refuses

import dpedu as dp
from dpedu.deployments import Classification, PrivateGradientDescent, descend
from dpedu.privacy import amplification, composition, loss, profiles
from dpedu.privacy.loss import Accountant
from dpedu.progress import Progress, Stopped, beats, counted, watched
from dpedu.synthetic import MWEM, Domain, SelectMeasureGenerate

PROBLEM = Classification(np.arange(12.0).reshape(6, 2), [0, 1] * 3, classes=2)
TRAINING = PrivateGradientDescent(
    noise_multiplier=2, clip=1, sampling_rate=0.5, steps=7, batch=3, learning_rate=1, delta=1e-5
)
TABLE = {"domain": Domain((2, 2)), "workload": [(0, 1)], "neighbourhood": "edit"}
ROWS = [[0, 1], [1, 1], [0, 0]] * 9


def rng():
    return np.random.default_rng(1)


LONG = {
    "private training": lambda: TRAINING.release(PROBLEM, rng=rng()).tolist(),
    "training": lambda: descend(PROBLEM, steps=9, learning_rate=0.1).tolist(),
    "noise for a training": lambda: (
        PrivateGradientDescent.from_epsilon(
            2, delta=1e-4, clip=1, sampling_rate=0.5, steps=3, batch=3, learning_rate=1
        ).noise_multiplier
    ),
    "MWEM": lambda: MWEM(epsilon=1, rounds=4, **TABLE).release(ROWS, rng=rng()).weights.tolist(),
    "a table": lambda: (
        SelectMeasureGenerate(epsilon=1, delta=1e-6, **TABLE)
        .release(ROWS, rng=rng())
        .weights.tolist()
    ),
    "an account": lambda: Accountant().compose(loss.laplace(scale=2), 10).epsilon(1e-6),
    "the σ of a profile": lambda: profiles.gaussian_sigma(1, 1e-6),
    "optimal composition": lambda: composition.optimal_epsilon(1e-6, 0.1, 50),
    "shuffling": lambda: amplification.shuffle_clones_numerical_epsilon(1, 200, 1e-6),
}

every = pytest.mark.parametrize("work", LONG.values(), ids=list(LONG))


@every
def test_who_watches_is_told_and_changes_nothing(work):
    told = []
    with watched(told.append):
        seen = work()
    assert seen == work()
    assert told, "nothing was told"
    by_work = {}
    for progress in told:
        by_work.setdefault((progress.work, progress.total), []).append(progress.done)
    for (_, total), done in by_work.items():
        if total is not None:
            assert done == list(range(total + 1))
        else:
            # Several searches of one kind may follow each other: each begins at 0.
            assert done[0] == 0
            assert all(b in (0, a + 1) for a, b in itertools.pairwise(done))


@every
def test_work_can_be_stopped_and_done_again(work):
    def stop(progress):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), watched(stop):
        work()
    with (
        pytest.raises(Stopped, match=r"after 0 seconds, at .+: 0"),
        watched(lambda progress: None, seconds=0),
    ):
        work()
    assert work() == work()


def test_a_key_stops_it_too():
    def press(progress):
        if progress.done == 3:
            signal.raise_signal(signal.SIGINT)

    # Tests that run in the background may have been started with the key switched off.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), watched(press):
            TRAINING.release(PROBLEM, rng=rng())
    finally:
        signal.signal(signal.SIGINT, before)


def test_what_was_paid_stays_paid():
    ledger = dp.Ledger(epsilon=TRAINING.epsilon(), delta=1e-5, neighbourhood="membership")
    ledger.spend(TRAINING)
    with pytest.raises(Stopped), watched(lambda progress: None, seconds=0):
        TRAINING.release(PROBLEM, rng=rng())
    assert ledger.left_epsilon == 0


def quiet(progress):
    """A report to nobody."""


def within(work, *watching):
    """Do the work inside of some that watch, the first of which is the outermost."""
    with contextlib.ExitStack() as stack:
        for given in watching:
            stack.enter_context(watched(**given))
        work()


@every
def test_who_watches_around_one_that_watches_is_told_and_may_stop_it_too(work):
    """The inner one once switched the outer one off, and with it a time that was over."""
    told = [[], [], []]
    with watched(told[0].append), watched(told[1].append), watched(told[2].append):
        work()
    assert told[0]
    assert told[0] == told[1] == told[2]

    def stop(progress):
        raise KeyboardInterrupt

    for place in range(3):
        reports = [quiet] * 3
        reports[place] = stop
        with pytest.raises(KeyboardInterrupt):
            within(work, *({"report": report} for report in reports))
        seconds = [1e6, None, 1e6]
        seconds[place] = 0
        with pytest.raises(Stopped, match="after 0 seconds"):
            within(work, *({"report": quiet, "seconds": allowed} for allowed in seconds))


def test_only_the_inside_is_watched_and_only_in_this_thread():
    told, inside = [], []
    with watched(told.append):
        with watched(inside.append):
            list(counted(3, "inner"))
        other = threading.Thread(target=lambda: list(counted(3, "elsewhere")))
        other.start()
        other.join()
        list(counted(2, "outer"))
    list(counted(3, "after"))
    beats("after")()
    assert inside == [Progress("inner", done, 3) for done in range(4)]
    assert told == [*inside, *(Progress("outer", done, 2) for done in range(3))]


def test_a_line_is_kept_up_to_date(capsys):
    with watched():
        list(counted(1000, "steps"))
    written = capsys.readouterr().err
    assert written.endswith("\r\x1b[Ksteps: 1000 of 1000")
    assert written.count("\r") <= 3  # and not a thousand times


def test_bad_arguments_are_refused_by_name():
    def use(**given):
        with watched(**given):
            pytest.fail("it began")

    refuses(lambda v: use(report=v), "report", [3, "print", ()])
    refuses(
        lambda v: use(report=print, seconds=v), "seconds",
        [value for value in NOT_AT_LEAST_ZERO if value is not None],
    )  # fmt: skip
