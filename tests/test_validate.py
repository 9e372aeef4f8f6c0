"""What every public function asks of its arrays."""

import random

import numpy as np
import pytest

from dpedu import _validate as validate

HIDING = [
    [1, True], (0.5, False), [[1, 2], [True, 0]], [np.bool_(True), 3], [np.array([True]), [2]],
    [[1.5, 2], (3, np.False_)],
]  # fmt: skip


@pytest.mark.parametrize("value", HIDING)
@pytest.mark.parametrize("check", [validate.real_array, validate.whole_array])
def test_no_truth_value_passes_as_a_number(check, value):
    with pytest.raises(TypeError, match="values must"):
        check(values=value)


def test_arrays_without_them_pass():
    assert validate.real_array(values=[[1, 2.5], [3, 4]]).tolist() == [[1, 2.5], [3, 4]]
    assert validate.bit_array(values=[True, False]).dtype == np.bool_
    assert validate.whole_array(values=np.arange(3)).tolist() == [0, 1, 2]


def test_large_whole_numbers_stay_whole_beside_small_ones():
    for value in ([2**64 - 1, 1, -1], [2**63, -5], [[10**30, 1]], (2**63 - 1, 2**63)):
        assert (
            validate.whole_array(values=value).ravel().tolist()
            == np.ravel(np.array(value, dtype=object)).tolist()
        )
    with pytest.raises(TypeError, match="whole numbers"):
        validate.whole_array(values=[2.0**63, 1])


def test_randomness_is_a_generator_or_the_operating_systems():
    for good in (np.random.default_rng(1), random.SystemRandom()):
        assert validate.randomness(rng=good) is good
    for bad in (None, 7, random.Random(1), np.random.RandomState(1)):
        with pytest.raises(TypeError, match=r"random\.SystemRandom"):
            validate.randomness(rng=bad)
