"""One bit a device: exact mean and variance, rounding by offsets, memory, then the audit."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NUMBERS,
    NO_RECORDS,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import binom, norm

from dpedu.deployments import OneBitMean
from dpedu.privacy.audit import audit

QUARTER = Fraction(1, 4)


# Exact ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("p", [Fraction(0), QUARTER, Fraction(2, 5)])
def test_estimates_are_unbiased_with_the_stated_variance(p):
    mechanism = OneBitMean(largest=10, flip_probability=p)
    for values in itertools.product((0, 3, 10), repeat=2):
        mean = square = Fraction(0)
        for bits in itertools.product((0, 1), repeat=2):
            chance = math.prod(
                mechanism.probability(x) if bit else 1 - mechanism.probability(x)
                for x, bit in zip(values, bits, strict=True)
            )
            found = mechanism.estimate(list(bits)).value
            mean, square = mean + chance * found, square + chance * found**2
        assert mean == Fraction(sum(values), 2)
        assert square - mean**2 == sum(mechanism.variance(x) for x in values) / 4


def test_epsilon_is_that_of_the_table_and_no_two_values_differ_more():
    mechanism = OneBitMean(largest=8, flip_probability=QUARTER)
    assert mechanism.channel().max_ratio("edit") == 3
    assert mechanism.epsilon() == math.log(3)
    chances = [mechanism.probability(x) for x in range(9)]
    ratios = [a / b for pair in ((c, 1 - c) for c in chances) for a in pair for b in pair]
    assert max(ratios) == 3


def test_the_published_variance():
    # Ding, Kulkarni and Yekhanin 2017: m²/n ((e^ε + 1)²/(4(e^ε − 1)²) − (x/m − ½)²).
    mechanism = OneBitMean.from_epsilon(1, largest=1)
    assert mechanism.variance(0.5) == pytest.approx(1.1706735942077924, abs=1e-12)
    c = (math.e + 1) / (math.e - 1)
    for x in (0, 0.2, 1):
        assert mechanism.variance(x) == pytest.approx(c**2 / 4 - (x - 0.5) ** 2, abs=1e-12)


def test_offsets_round_without_bias():
    # Over offsets spread evenly, x rounds on average to x: exactly, on a grid that fits.
    mechanism = OneBitMean(largest=12, flip_probability=QUARTER)
    devices = mechanism.enrol(300, step=3, rng=np.random.default_rng(1))
    vars(devices)["_offsets"] = (np.arange(300) + 0.5) / 100
    for x in (0, 1, 3, 4.5, 11, 12):
        assert 3 * devices.rounded(np.full(300, x)).mean() == pytest.approx(x, abs=1e-12)
    assert set(devices.rounded(np.full(300, 4.5)).tolist()) == {1, 2}


# Memory -----------------------------------------------------------------------------------------


def test_a_device_repeats_itself_while_its_value_rounds_to_the_same():
    mechanism, rng = OneBitMean.from_epsilon(1, largest=10), np.random.default_rng(2)
    devices = mechanism.enrol(2_000, step=5, rng=rng)
    steady = np.full(2_000, 4.0)
    first = devices.report(steady, rng=rng)
    assert all((devices.report(steady, rng=rng) == first).all() for _ in range(20))
    moved = devices.rounded(np.full(2_000, 6.0)) != devices.rounded(steady)
    changed = devices.report(np.full(2_000, 6.0), rng=rng) != first
    assert not changed[~moved].any()
    assert changed[moved].any()
    assert (devices.report(steady, rng=rng) == first).all()  # and back again


def test_extra_flips_blur_every_report():
    mechanism, rng = OneBitMean.from_epsilon(1, largest=10), np.random.default_rng(3)
    devices = mechanism.enrol(20_000, step=10, perturbation=0.2, rng=rng)
    values = np.zeros(20_000)
    first, second = devices.report(values, rng=rng), devices.report(values, rng=rng)
    # Two reports of one memorised bit differ with probability 2 · 0.2 · 0.8.
    chance = 2 * 0.2 * 0.8
    assert binom.ppf(1e-7, 20_000, chance) <= (first != second).sum()
    assert (first != second).sum() <= binom.isf(1e-7, 20_000, chance)
    p = 1 / (1 + math.e)
    twice = 0.8 * p + 0.2 * (1 - p)
    assert devices.report_epsilon() == pytest.approx(math.log((1 - twice) / twice))
    assert devices.report_epsilon() < 1


@pytest.mark.parametrize("perturbation", [0, 0.2])
def test_estimates_from_memory_come_near_the_mean(perturbation):
    mechanism, rng = OneBitMean.from_epsilon(1, largest=24), np.random.default_rng(4)
    devices = mechanism.enrol(100_000, step=4, perturbation=perturbation, rng=rng)
    values = rng.uniform(0, 24, 100_000) ** 2 / 24
    for day in range(3):
        found = devices.estimate(devices.report(np.roll(values, day), rng=rng))
        # Rounding adds a variance of at most s²/4 before the bit: within the worst case.
        assert abs(found.value - values.mean()) < 5.3 * found.standard_error
    assert 0.5 * found.standard_error < 24 * 1.2 / math.sqrt(100_000) / (1 - 2 * perturbation)


def test_bits_have_the_stated_chance():
    mechanism = OneBitMean(largest=4, flip_probability=QUARTER)
    bits = mechanism.release(np.full(100_000, 1), rng=np.random.default_rng(5))
    chance = float(mechanism.probability(1))
    assert chance == 3 / 8
    assert abs(bits.mean() - chance) < norm.isf(2e-7) * math.sqrt(chance * (1 - chance) / 100_000)


# Audit ------------------------------------------------------------------------------------------


def test_the_audit_leaves_it_in_peace_and_finds_the_sabotaged_twins():
    options = {"samples": 40_000, "rng": np.random.default_rng(6), "confidence": 1 - 1e-6}
    mechanism = OneBitMean.from_epsilon(1, largest=10)

    def bits(mechanism):
        return lambda x, rng, n: mechanism.release(np.full(n, x), rng=rng)

    def month(fresh):
        """The number of ones in thirty days of one value, from memory or tossed anew."""

        def release(x, rng, n):
            if fresh:
                days = (mechanism.release(np.full(n, x), rng=rng) for _ in range(30))
            else:
                devices = mechanism.enrol(n, step=10, rng=rng)
                days = (devices.report(np.full(n, x), rng=rng) for _ in range(30))
            return sum(day.astype(int) for day in days)

        return release

    assert not audit(bits(mechanism), 0.0, 10.0, **options).refutes(1)
    assert not audit(month(fresh=False), 0.0, 10.0, **options).refutes(1)
    assert audit(month(fresh=True), 0.0, 10.0, **options).refutes(1)
    halved = OneBitMean(largest=10, flip_probability=mechanism.flip_probability / 2)
    assert audit(bits(halved), 0.0, 10.0, **options).refutes(1)


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    rng = np.random.default_rng(0)
    refuses(lambda v: OneBitMean(largest=v, flip_probability=0.1), "largest", NOT_POSITIVE)
    refuses(lambda v: OneBitMean(largest=1, flip_probability=v), "flip_probability",
            [*NO_NUMBERS, -0.1, 0.6])  # fmt: skip
    refuses(lambda v: OneBitMean.from_epsilon(v, largest=1), "epsilon", NOT_AT_LEAST_ZERO)
    mechanism = OneBitMean(largest=10, flip_probability=0.25)
    refuses(lambda v: mechanism.release(v, rng=rng), "data", NO_RECORDS)
    refuses(lambda v: mechanism.release([1], rng=v), "rng", NO_GENERATOR)
    refuses(mechanism.estimate, "bits", [[], [2], [0.5], None, "ab"])
    refuses(mechanism.variance, "value", [*NO_NUMBERS, -1, 11])
    useless = OneBitMean(largest=10, flip_probability=0.5)
    refuses(useless.estimate, "flip_probability", [[0, 1]])

    def enrol(people=3, step=5, perturbation=0, rng=rng):
        return mechanism.enrol(people, step=step, perturbation=perturbation, rng=rng)

    # More coins than memory holds: a bit for every second of a day and every device.
    refuses(lambda v: enrol(people=v), "people", [*NOT_AT_LEAST_ONE_WHOLE, 10**9, 2**53])
    refuses(lambda v: enrol(step=v), "multiples of step", [Fraction(1, 2**30), 2.0**-40])
    refuses(lambda v: enrol(step=v), "step", [*NOT_POSITIVE, 3, 20])
    refuses(lambda v: enrol(perturbation=v), "perturbation", [*NO_NUMBERS, -0.1, 0.5, 1])
    refuses(lambda v: enrol(rng=v), "rng", NO_GENERATOR)
    devices = enrol()
    refuses(devices.rounded, "values", [*NO_RECORDS, [1, 2], 3])
    refuses(lambda v: devices.report([0, 0, 0], rng=v), "rng", NO_GENERATOR)
    refuses(devices.estimate, "bits", [[], [2], None])


@pytest.mark.parametrize("largest", [1, 10, 0.3, 2.4, 0.5, 3.3, 86400, Fraction(7, 10)])
def test_a_step_that_divides_as_the_decimal_that_it_shows_divides(largest):
    """A tenth as the binary fraction nearest to it divides nothing."""
    mean = OneBitMean(largest=largest, flip_probability=0)
    shown, tried = Fraction(str(largest)), 0
    for parts in range(1, 200):
        for kind in (float, np.float64):
            step = kind(shown / parts)
            if Fraction(repr(float(step))) * parts == shown:
                tried += 1
                devices = mean.enrol(5, step=step, rng=np.random.default_rng(1))
                assert devices.rounded([largest, 0, 0, largest, -1])[[0, 3]].tolist() == [parts] * 2
                # At p = 0 the first and last of the multiples are certain: they are 0 and m.
                assert not devices._bits[:, 0].any()
                assert devices._bits[:, -1].all()
    assert tried > 20
    mean.enrol(1, step=float(largest) * 2.0**-20, rng=np.random.default_rng(1))  # as what it is
    near = [float(largest) / 7.0001]
    refuses(lambda v: mean.enrol(1, step=v, rng=np.random.default_rng(1)), "a Fraction may", near)


def test_values_beyond_the_ends_count_as_the_ends():
    """An error in their place would tell of them."""
    mean = OneBitMean(largest=10, flip_probability=0)
    rng = np.random.default_rng(1)
    assert mean.release([-1, -1e300, 11, 1e300], rng=rng).tolist() == [False, False, True, True]
    devices = mean.enrol(2, step=5, rng=rng)
    assert devices.rounded([-3, 40]).tolist() == [0, 2]
