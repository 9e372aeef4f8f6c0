"""What a student's code may have done to a generator that it was given."""

import copy
import random

import numpy as np
import pytest

from dpedu.grading.judging.arguments import follows

KINDS_OF_GENERATORS = ("PCG64", "PCG64DXSM", "Philox", "MT19937", "SFC64")


@pytest.mark.parametrize("kind", KINDS_OF_GENERATORS)
def test_a_generator_that_was_drawn_from_follows_itself(kind):
    rng = np.random.default_rng(11)
    make = getattr(np.random, kind)
    for _ in range(30):
        one = np.random.Generator(make(int(rng.integers(2**60))))
        one.random(int(rng.integers(2000)))
        other = copy.deepcopy(one)
        assert follows(one, other)
        other.normal(size=int(rng.integers(1, 20_000)))
        other.integers(0, 9, dtype=np.int32)
        assert follows(one, other)
        stranger = np.random.Generator(make(int(rng.integers(2**60))))
        assert kind == "SFC64" or not (follows(other, one) or follows(one, stranger))


def test_the_old_generators_follow_themselves_too():
    for seed in range(5):
        python, legacy = random.Random(seed), np.random.RandomState(seed)
        before = copy.deepcopy((python, legacy))
        for _ in range(1 + 3000 * seed):
            python.random()
            legacy.normal()
        assert follows(before[0], python)
        assert follows(before[1], legacy)
        assert not follows(python, before[0])
        assert not follows(legacy, before[1])
        assert not follows(python, random.Random(99))
        legacy.set_state(("MT19937", np.zeros(624, dtype=np.uint32), 624, 0, 0.0))
        assert not follows(before[1], legacy)
