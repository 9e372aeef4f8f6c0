"""Exact coins: known bits give known coins, and the bias is the stated one."""

from fractions import Fraction

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NO_PROBABILITY, refuses
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binom

from dpedu.noise.coins import coins, coins_from_words


def scripted(values):
    left = list(values)

    def words(size):
        assert size <= len(left), "more random bits were drawn than the test foresees"
        return np.array([left.pop(0) for _ in range(size)], dtype=np.uint64)

    words.left = left
    return words


@given(
    st.fractions(0, 1, max_denominator=5000), st.lists(st.integers(0, 255), min_size=8, max_size=8)
)
@settings(max_examples=200)
def test_the_first_byte_settles_what_it_can(chance, values):
    word = int.from_bytes(bytes(values), "little")
    words = scripted([word, *[2**63] * 8])
    found = coins_from_words(chance, 8, words)
    for coin, byte in zip(found.tolist(), values, strict=True):
        if Fraction(byte + 1, 256) <= chance:
            assert coin
        elif Fraction(byte, 256) >= chance:
            assert not coin
        else:  # then U is byte/256 + ½/256, as far as the second word says
            assert coin == (Fraction(2 * byte + 1, 512) < chance)


def test_equal_words_are_settled_by_further_words():
    # 1/3 is 0.010101…: bytes 0x55, words 0x5555….
    fives = 0x5555555555555555
    for last, coin in ((fives - 1, True), (fives + 1, False)):
        words = scripted([0x55, fives, fives, last])
        assert coins_from_words(Fraction(1, 3), 1, words).tolist() == [coin]
        assert not words.left
    # ½ has no further bits: an equal byte is not below.
    half = scripted([0x80, 0])
    assert coins_from_words(Fraction(1, 2), 1, half).tolist() == [False]


@pytest.mark.parametrize("chance", [0.0, 1e-4, Fraction(1, 3), 0.5, 0.999, 1])
def test_coins_are_as_biased_as_stated(chance):
    # Exact binomial tails, 1e-6 in all.
    shown = int(coins(chance, (1000, 1000), rng=np.random.default_rng(6)).sum())
    assert binom.ppf(5e-7, 10**6, float(chance)) <= shown <= binom.isf(5e-7, 10**6, float(chance))
    assert coins(chance, 0, rng=np.random.default_rng(6)).shape == (0,)


def test_bad_arguments_are_refused_by_name():
    rng = np.random.default_rng(0)
    refuses(lambda v: coins(v, 3, rng=rng), "probability", NO_PROBABILITY)
    refuses(lambda v: coins(0.5, v, rng=rng), "shape", [-1, 2.0, "3", None, True, (1, -1), [2]])
    refuses(lambda v: coins(0.5, 3, rng=v), "rng", NO_GENERATOR)
