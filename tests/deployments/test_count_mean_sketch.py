"""The count-mean sketch: exact over all hash functions and flips, then statistics and an audit."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NUMBERS,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    refuses,
)
from scipy.stats import chi2

from dpedu.deployments import PUBLISHED, CountMeanSketch
from dpedu.deployments.count_mean_sketch import Sketch, SketchReports
from dpedu.privacy.audit import audit

QUARTER = Fraction(1, 4)


def small(width, hashes=1, items=None, **options):
    made = CountMeanSketch(items=items or width, hashes=hashes, width=width,
                           flip_probability=QUARTER, **options)  # fmt: skip
    return made


def with_functions(sketch, factors):
    vars(sketch)["_factors"] = np.array(factors, dtype=np.int64).T
    return sketch


# Exact ------------------------------------------------------------------------------------------


def test_over_all_hash_functions_there_is_no_bias():
    # Modulo a prime P = m the functions are exactly independent on any three words.
    counts = [7, 1, 0, 4, 2]
    total = 0
    for factors in itertools.product(range(5), repeat=3):
        sketch = with_functions(small(5, prime=5), [factors])
        off = sketch.bias(counts, range(5)).value
        assert all(isinstance(value, Fraction) for value in off)
        total = total + off
    assert total.tolist() == [0] * 5
    # One function by itself is biased where words collide.
    assert with_functions(small(5, prime=5), [(0, 0, 2)]).bias(counts, [2]).value[0] > 0


@pytest.mark.parametrize("prime", [2, 3, 5, 7])
def test_over_all_hash_functions_collisions_spread_exactly_as_stated(prime):
    """Of lines, a x + b, different words collide with one word together: 2.4 times as far at 7."""
    counts = [13 * word**2 % 11 for word in range(prime)]
    every = list(itertools.product(range(prime), repeat=3))
    off = [
        with_functions(small(prime, prime=prime), [one]).bias(counts, range(prime)).value
        for one in every
    ]
    variances = sum(np.square(off)) / len(every)
    for word in range(prime):  # one function: of all who send a word, f² in all
        assert small(prime).spread(counts, word) ** 2 == pytest.approx(float(variances[word]))


@pytest.mark.parametrize("prime", [11, 101, 2**31 - 1])
@pytest.mark.parametrize("width", [2, 7])
def test_places_are_those_of_the_polynomial(prime, width):
    sketch = small(width, hashes=5, items=11, prime=prime)
    for words in ([0, 3, 10], [10]):
        found = sketch.places(words)
        for function, (a, b, c) in enumerate(sketch._factors.T.tolist()):
            expected = [(a * x**2 + b * x + c) % prime % width for x in words]
            assert found[function].tolist() == expected


@pytest.mark.parametrize("factors", [(0, 1, 0), (1, 2, 1), (0, 0, 0)])
def test_for_given_hash_functions_the_bias_and_variance_are_exact(factors):
    # One person with word 1 of three; every row of three bits, by its probability.
    sketch = with_functions(small(3, prime=3), [factors])
    place = int(sketch.places([1])[0, 0])
    mean, square = 0, 0
    for bits in itertools.product((0, 1), repeat=3):
        chance = math.prod(
            (Fraction(3, 4) if bit == (spot == place) else QUARTER) for spot, bit in enumerate(bits)
        )
        row = Sketch(np.array([1]), np.array([bits]))
        found = sketch.estimate(row, range(3)).value
        mean, square = mean + chance * found, square + chance * found**2
    truth = np.array([Fraction(0), Fraction(1), Fraction(0)])
    assert (mean - truth == sketch.bias([0, 1, 0], range(3)).value).all()
    assert (square - mean**2 == sketch.variance(1)).all()


def test_the_loss_is_that_of_a_row():
    # Two bits move, each with odds of 3.
    assert small(5).epsilon() == pytest.approx(2 * math.log(3))
    assert small(5)._row.channel().max_ratio("edit") == 9
    made = CountMeanSketch.from_epsilon(4, items=10**6, hashes=65_536, width=1024)
    assert made.guarantee().epsilon == 4
    assert made.guarantee().neighbourhood == "edit"


def test_the_published_noise_and_parameters():
    # Apple 2017: c_ε = (e^(ε/2) + 1)/(e^(ε/2) − 1); a flip leaves a variance of (c_ε² − 1)/4.
    made = CountMeanSketch.from_epsilon(4, items=9, hashes=4, width=1024)
    c = (math.exp(2) + 1) / (math.exp(2) - 1)
    expected = (c**2 - 1) / 4 * (1024 / 1023) ** 2
    assert made.variance(1) == pytest.approx(expected, rel=1e-12)
    stated = {p.what: p.epsilon for p in PUBLISHED if p.owner == "Apple"}
    assert stated == {"Lookup hints": 4, "emoji": 4, "QuickType": 8, "health types": 2,
                      "Safari domains": 4, "Safari autoplay intent": 8}  # fmt: skip


def test_functions_come_from_the_seed_alone():
    first, again, other = (
        CountMeanSketch.from_epsilon(1, items=100, hashes=8, width=16, seed=seed).places(range(100))
        for seed in (1, 1, 2)
    )
    assert (first == again).all()
    assert (first != other).any()
    assert first.min() >= 0
    assert first.max() < 16


# Statistical: false alarms at most 1e-6 a test ---------------------------------------------------


def test_rows_and_sketches_have_one_law():
    sketch, rng = small(4, hashes=2, items=3, seed=3), np.random.default_rng(2)
    data = np.array([0] * 6 + [2] * 4)
    draws = 2_000
    slow = [sketch.add_up(sketch.release(data, rng=rng)) for _ in range(draws)]
    fast = [sketch.collect(data, rng=rng) for _ in range(draws)]
    places = sketch.places(range(3))
    for sketches in (slow, fast):
        assert all(s.people.sum() == 10 for s in sketches)
        for function, place in itertools.product(range(2), range(4)):
            # Each person shows a one there with its own chance, and draws the function with ½.
            law = np.ones(1)
            for word in data:
                marked = places[function, word] == place
                chance = (0.75 if marked else 0.25) / 2
                law = np.convolve(law, [1 - chance, chance])
            found = np.bincount([s.ones[function, place] for s in sketches], minlength=11)
            cells = law * draws > 15
            statistic = ((found - draws * law)[cells] ** 2 / (draws * law)[cells]).sum()
            assert statistic < chi2.isf(2e-8, cells.sum())


def test_estimates_come_near_the_truth():
    sketch = CountMeanSketch.from_epsilon(4, items=2_000, hashes=512, width=256)
    rng = np.random.default_rng(3)
    data = np.minimum(rng.geometric(0.02, 200_000), 2_000) - 1
    counts = np.bincount(data, minlength=2_000)
    found = sketch.estimate(sketch.collect(data, rng=rng), range(300)).value.astype(float)
    errors = found - counts[:300]
    expected = math.hypot(math.sqrt(sketch.variance(200_000)), sketch.spread(counts, 0))
    assert np.abs(errors).max() < 6 * expected
    assert 0.6 * expected < errors.std() < 1.5 * expected


def test_collisions_spread_estimates_as_stated():
    # No flips: what is left are collisions. 400 draws of hash functions.
    counts = np.array([0, 40, 10, 10, 10, 30])
    data, errors = np.repeat(np.arange(6), counts), []
    rng = np.random.default_rng(4)
    for seed in range(400):
        sketch = CountMeanSketch(items=6, hashes=3, width=8, flip_probability=0, seed=seed)
        errors.append(float(sketch.estimate(sketch.collect(data, rng=rng), [0]).value[0]))
    spread = sketch.spread(counts, 0)
    assert abs(np.mean(errors)) < 5.2 * spread / 20
    # Not normal: the spread of a spread, from the errors themselves.
    squares = np.square(errors)
    assert abs(squares.mean() - spread**2) < 5.2 * squares.std() / 20


def test_words_in_a_row_collide_no_more_than_stated():
    # Lines put neighbouring words side by side: there it was 1.4 times as far.
    counts = [0] + [1000] * 6
    sketches = [small(7, hashes=4, seed=seed) for seed in range(2000)]
    squares = np.square([float(sketch.bias(counts, [0]).value[0]) for sketch in sketches])
    stated = sketches[0].spread(counts, 0) ** 2
    assert abs(squares.mean() - stated) < 5.2 * squares.std() / math.sqrt(2000) + 0.01 * stated


# Audit ------------------------------------------------------------------------------------------


def test_the_audit_leaves_it_in_peace_and_finds_the_sabotaged_twin():
    options = {"samples": 40_000, "rng": np.random.default_rng(5), "confidence": 1 - 1e-6}

    def reports(sketch):
        def release(word, rng, n):
            sent = sketch.release(np.full(n, word), rng=rng)
            return sent.functions * 16 + sent.rows @ (1 << np.arange(4))

        return release

    good = CountMeanSketch.from_epsilon(2, items=5, hashes=2, width=4, seed=1)
    first, second = good.places([0, 1]).T
    assert (first != second).any()
    assert not audit(reports(good), 0, 1, **options).refutes(2)
    # The ε of a whole row given to each of its two bits.
    twin = CountMeanSketch(items=5, hashes=2, width=4, seed=1,
                           flip_probability=1 / (1 + math.exp(2)))  # fmt: skip
    assert audit(reports(twin), 0, 1, **options).refutes(2)


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    good = {"items": 9, "hashes": 2, "width": 4, "flip_probability": 0.2}
    for name, values in [
        ("items", [*NOT_AT_LEAST_ONE_WHOLE, 2**31]),
        ("hashes", NOT_AT_LEAST_ONE_WHOLE),
        ("width", [*NOT_AT_LEAST_ONE_WHOLE, 1, 2**32]),
        ("flip_probability", [*NO_NUMBERS, -0.1, 0.6]),
        ("seed", [-1, None, True, 1.0]),
        ("prime", [1, 4, 15, 2**31, None, 11.0]),
    ]:
        refuses(lambda v, n=name: CountMeanSketch(**{**good, n: v}), name, values)
    refuses(lambda v: CountMeanSketch(**good, prime=v), "items", [7])
    refuses(lambda v: CountMeanSketch.from_epsilon(v, items=9, hashes=2, width=4), "epsilon",
            NOT_AT_LEAST_ZERO)  # fmt: skip
    sketch, rng = CountMeanSketch(**good), np.random.default_rng(0)
    bad = [[], [9], [-1], [0.5], [[0]], None, "ab", [True]]
    refuses(sketch.places, "items", bad)
    refuses(lambda v: sketch.release(v, rng=rng), "data", bad)
    refuses(lambda v: sketch.collect(v, rng=rng), "data", bad)
    refuses(lambda v: sketch.release([0], rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: sketch.collect([0], rng=v), "rng", NO_GENERATOR)
    reports = sketch.release([0, 1], rng=rng)
    wrong = [SketchReports(reports.functions, reports.rows[:, :2]),
             SketchReports(reports.functions + 2, reports.rows), None, 3]  # fmt: skip
    refuses(sketch.add_up, "reports", wrong)
    added = sketch.add_up(reports)
    wrong = [Sketch(added.people[:1], added.ones), Sketch(added.people, added.ones[:, :2]), None]
    refuses(lambda v: sketch.estimate(v, [0]), "sketch", wrong)
    refuses(lambda v: sketch.estimate(added, v), "items", bad)
    refuses(sketch.variance, "people", NOT_AT_LEAST_ONE_WHOLE)
    counts = [1] * 9
    refuses(lambda v: sketch.spread(v, 0), "counts", [[], [1], [-1] * 9, [0.5] * 9, None])
    refuses(lambda v: sketch.spread(counts, v), "item", [9, -1, 0.5, None])
    refuses(lambda v: sketch.bias(v, [0]), "counts", [[], [1], [-1] * 9, None])
    refuses(lambda v: sketch.bias(counts, v), "items", bad)
    useless = CountMeanSketch(**{**good, "flip_probability": 0.5})
    refuses(lambda v: useless.estimate(added, v), "flip_probability", [[0]])


# Standard errors ---------------------------------------------------------------------------------


@pytest.mark.parametrize("epsilon", [2, 16])
@pytest.mark.parametrize(("hashes", "width"), [(1, 64), (16, 8), (64, 2)])
@pytest.mark.parametrize("words", [1, 5, 300])
def test_standard_errors_know_flips_and_collisions(epsilon, hashes, width, words):
    """Of flips alone they were far too small where there are few flips or places."""
    rng = np.random.default_rng(6)
    counts = 1 + rng.multinomial(1500, rng.dirichlet(np.ones(words)))
    data, squares, stated, sums = np.repeat(np.arange(words), counts), [], [], []
    for seed in range(400):  # words of one draw of functions lean together
        sketch = CountMeanSketch.from_epsilon(
            epsilon, items=words + 20, hashes=hashes, width=width, seed=seed
        )
        unsent = range(words, words + 20)
        counted = sketch.collect(data, rng=rng)
        found = sketch.estimate(counted, unsent)
        sums.append(sketch._squares(counted.people, counted.ones))
        squares.append(np.square(found.value.astype(float)).mean())
        stated.append(found.standard_error**2)
    right = sketch.variance(data.size) + sketch.spread([*counts, *[0] * 20], words) ** 2
    assert abs(np.mean(squares) - right) < 5.2 * np.std(squares) / 20 + 1e-6 * right
    # Cut off where it would be less than Σ f² can be, and so not below the truth on average.
    tolerance = 5.2 * np.std(stated) / 20 + 1e-6 * right
    assert right - tolerance < np.mean(stated) < 1.2 * right + tolerance
    assert np.std(stated) < 0.5 * right
    assert min(sums) >= data.size
    if words == 1:  # far from where it is cut off
        assert abs(np.mean(sums) - data.size**2) < 5.2 * np.std(sums) / 20 + 1e-6 * data.size**2
