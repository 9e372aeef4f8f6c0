"""What a student's code may have done to a generator that it was given."""

import copy
import random

import numpy as np
import pytest

from dpedu.grading.judging.arguments import take_over
from dpedu.grading.judging.generators import follows
from dpedu.grading.messages.kinds import Malformed

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
        assert not follows(other, one)
        assert not follows(one, stranger)


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


@pytest.mark.parametrize("kind", KINDS_OF_GENERATORS)
def test_what_is_kept_for_the_next_draw_comes_from_drawing_too(kind):
    """Half a word, a block: whoever chose them would choose what the test draws next."""
    rng = np.random.default_rng(12)
    for drawn in (0, 1, 2, 7, 3001):
        one = np.random.Generator(getattr(np.random, kind)(int(rng.integers(2**60))))
        one.random(int(rng.integers(9)))
        other = copy.deepcopy(one)
        other.integers(0, 9, size=drawn, dtype=np.int32)
        assert follows(one, other)
        for name, value in (
            ("uinteger", 0),
            ("uinteger", 2**31),
            ("buffer", np.zeros(4, np.uint64)),
        ):
            state = other.bit_generator.state
            if name not in state:
                continue
            state |= {"has_uint32": 1, name: value}
            forged = copy.deepcopy(other)
            forged.bit_generator.state = state
            assert not follows(one, forged)
            assert not follows([3, one], [3, forged])
            assert not follows({"rng": one}, {"rng": forged})
        assert follows((one, [1]), (other, [2]))
    assert not follows([one], [3])


@pytest.mark.parametrize("seed", range(20))
def test_the_second_normal_number_that_is_kept_was_drawn(seed):
    python, legacy = random.Random(seed), np.random.RandomState(seed)
    for drawn in range(1, 30, 1 + seed):
        before = copy.deepcopy((python, legacy))
        python.random()
        legacy.rand()
        for _ in range(drawn):
            python.gauss(0, 1)
            legacy.normal()
        legacy.bytes(4 * (seed % 3))
        assert follows(before[0], python)
        assert follows(before[1], legacy)
        chosen = legacy.get_state(legacy=False) | {"has_gauss": 1, "gauss": seed / 7}
        forged = copy.deepcopy(before)
        forged[1].set_state(chosen)
        version, words, _ = python.getstate()
        forged[0].setstate((version, words, seed / 7))
        assert not follows(before[0], forged[0])
        assert not follows(before[1], forged[1])


def test_an_argument_gets_another_shape_and_never_another_size():
    """A part of it that a test holds would look at memory that is no longer its own."""
    whole = np.arange(6.0)
    part = whole[2:4]
    take_over(whole, np.arange(6.0).reshape(2, 3) + 1)
    assert whole.shape == (2, 3)
    assert part.tolist() == [3, 4]
    for size in (0, 3, 12):
        with pytest.raises(Malformed):
            take_over(whole, np.zeros(size))
