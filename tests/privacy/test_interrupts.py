"""An interrupt at any line of an answer: it counts whole, or not at all, or nothing comes after."""

from fractions import Fraction

import numpy as np
import overspending
import pytest
from interrupting import interrupted, reentered
from kinds import kinds

from dpedu.adaptive import Thresholdout
from dpedu.streams import SquareRootCounter
from dpedu.streams.counter import Counter

STREAM = [3, 1, 4, 1, 5]
KINDS = [kind for kind in kinds(Counter) if kind.__module__.startswith("dpedu.")]


def unless_broken(act):
    """What it gives, or None if it says that it was broken off."""
    try:
        return act()
    except RuntimeError as error:
        if "broken off by an interrupt" not in str(error):
            raise
        return None


@pytest.mark.parametrize("columns", [None, 2])
@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_an_interrupted_step_does_not_count_or_is_the_last(kind, exact, columns):
    def value(step):
        return STREAM[step] if columns is None else [STREAM[step], 1]

    def start():
        counter = kind(steps=len(STREAM), rho=Fraction(1, 2), exact=exact)
        running = counter.start(rng=np.random.default_rng(4), columns=columns)
        said = [running.add(value(0)), running.add(value(1))]
        return running, said

    whole, said = start()
    said += [whole.add(value(step)) for step in range(2, 5)]
    broken = 0
    for (running, before), place in interrupted(start, lambda made: made[0].add(value(2))):
        after = unless_broken(lambda it=running: [it.add(value(step)) for step in range(2, 5)])
        if after is None:
            broken += 1
            with pytest.raises(RuntimeError, match="broken off by an interrupt"):
                running.add(value(3))
        else:
            np.testing.assert_array_equal(before + after, said, err_msg=place)
    assert broken > 5


@pytest.mark.parametrize("kind", KINDS)
def test_any_other_error_inside_a_step_breaks_the_count_off_too(kind):
    class Failing(np.random.Generator):
        fails = False

        def normal(self, *args, **kwargs):
            if self.fails:
                raise MemoryError
            return super().normal(*args, **kwargs)

    rng = Failing(np.random.PCG64(1))
    running = kind(steps=4, rho=1).start(rng=rng)
    running.add(1)
    rng.fails = True
    if kind is SquareRootCounter:  # all its noise was drawn before
        running.add(1)
        return
    with pytest.raises(MemoryError):
        running.add(1)
    rng.fails = False
    with pytest.raises(RuntimeError, match="broken off"):
        running.add(1)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_refused_breaks_nothing_off(kind):
    running = kind(steps=1, rho=1).start(rng=np.random.default_rng(1))
    for value in (np.inf, [1], None):
        with pytest.raises((TypeError, ValueError), match="value"):
            running.add(value)
    running.add(1)
    for _ in range(2):
        with pytest.raises(ValueError, match="all 1 steps have been"):
            running.add(1)


@pytest.mark.parametrize("exact", [False, True])
def test_an_answer_of_the_hold_out_is_never_half_counted(exact):
    # Told by the hold-out, and paid for, but with the old threshold in force, for example.
    def state(session):
        return session.left, session.threshold, len(session.trace)

    def start():
        mechanism = Thresholdout(threshold=0.1, sigma=1e-6, budget=3, people=10, exact=exact)
        session = mechanism.session(rng=np.random.default_rng(4))
        session.ask([1.0] * 3, [0.0] * 10)
        return session

    before, broken = state(start()), 0
    for session, place in interrupted(start, lambda made: made.ask([1.0] * 3, [0.0] * 10)):
        now = state(session)
        if unless_broken(lambda it=session: it.ask([1.0] * 3, [0.0] * 10)) is None:
            broken += 1
        else:
            assert now == before, place
    assert broken > 5


@pytest.mark.parametrize("name", [each for each in overspending.CASES if each != "PrivateDatabase"])
def test_nothing_gives_more_than_is_paid_after_an_interrupt(name):
    case = overspending.CASES[name]
    for made, place in interrupted(lambda: case.make(1), case.ask):
        gave = unless_broken(lambda it=made: sum(case.ask(it) for _ in range(case.most + 2)))
        if gave is not None:
            # What was paid for, and not given, is lost: in a part, for the other part as well.
            assert case.most - 2 <= gave <= case.most, place


@pytest.mark.parametrize("name", [each for each in overspending.CASES if each != "PrivateDatabase"])
def test_what_a_signal_does_in_the_middle_is_refused_or_paid_for(name):
    """Wherever it comes, so much is given as one after the other, or less."""
    case, refused = overspending.CASES[name], 0

    def ask(made):
        try:
            made[1].append(case.ask(made[0]))
        except RuntimeError as error:
            if "in the middle of something else" not in str(error):
                raise
            made[1].append(None)

    # No counting to the end of the budget first: only the last answer is left.
    def start():
        made = case.make(1)
        return made, [case.ask(made) for _ in range(case.most - 1)]

    for (made, gave), place in reentered(start, ask, ask):
        gave.extend(unless_broken(lambda it=made: case.ask(it)) for _ in range(2))
        refused += None in gave[case.most - 1 : case.most + 1]
        assert sum(map(bool, gave)) <= case.most, place
    assert refused
