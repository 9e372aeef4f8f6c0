"""Every finite mechanism draws from its table: thresholds as whole numbers, found by bisection.

Random words are written down by the test. Where a release changes its answer as one word grows, the
word at which it does so is a probability times 2⁶⁴, rounded down.
"""

import math
import random
from fractions import Fraction
from itertools import accumulate

import mpmath
import numpy as np
import pytest

import dpedu as dp
from dpedu import ABSENT
from dpedu.deployments import OneBitMean
from dpedu.mechanisms import Geometric, UnaryRandomisedResponse, kary_response, membership_response
from dpedu.noise import choice, coins, exact
from dpedu.privacy import channel as channels
from dpedu.synthetic import MWEM, Domain, SelectMeasureGenerate

TOP = 2**64 - 1


@pytest.fixture
def feed(monkeypatch):
    """A function that makes the next words those that it is given, and then zeros."""

    def feed(*values):
        left = list(values)

        def words(size):
            taken = [left.pop(0) if left else 0 for _ in range(size)]
            return np.array(taken, dtype=np.uint64)

        for module in (choice, coins, exact, kary_response, membership_response):
            monkeypatch.setattr(module, "word_source", lambda rng: words)
        for name in ("selection",):
            monkeypatch.setattr(f"dpedu.mechanisms.{name}.word_source", lambda rng: words)

    return feed


def first(holds, high=2**64):
    """The least word at which a condition holds that stays once it holds."""
    low = 0
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


RNG = np.random.default_rng(0)


def borders(row):
    """The ends of all but the last output that can happen, times 2⁶⁴, rounded down."""
    entries = [Fraction(entry) for entry in row if entry]
    ends = list(accumulate(entries))
    return [int(end / ends[-1] * 2**64) for end in ends[:-1]]


# Tables -------------------------------------------------------------------------------------------

FORMS = [
    dp.MembershipResponse.binary,
    dp.MembershipResponse.ternary,
    dp.MembershipResponse.extremal,
]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("epsilon", [0, 0.1, 1, 19, 30, 40, 350])
def test_membership_responses_draw_from_their_tables(feed, form, epsilon):
    response = form(epsilon=epsilon)
    table = response.channel()
    for place in (ABSENT, 0, 1):
        outputs = [a for a in table.outputs if table.probability(a, given=(place,))]

        def answer(word, place=place, outputs=outputs):
            feed(word, 0)
            return outputs.index(response.release([place], rng=RNG)[0])

        found = [first(lambda w, k=k: answer(w) > k) for k in range(len(outputs) - 1)]
        # A second word of 0 decides for the side below, where the floor is not the border itself.
        for word, floor in zip(found, borders(table.row((place,))), strict=True):
            assert word in (floor, floor + 1)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(20))
def test_what_is_drawn_keeps_the_promise_exactly(form, seed):
    """The extremal response of ε = 19 once had an infinite loss: its rarest answer never came."""
    epsilon = float(np.exp(np.random.default_rng(seed).uniform(math.log(1e-6), math.log(340))))
    response = form(epsilon=epsilon)
    rows = [[Fraction(x) for x in row] for row in response.channel().matrix.tolist()]
    rows = [[x / sum(row) for x in row] for row in rows]
    ratios = [
        one[a] / other[a] for one in rows for other in rows for a in range(len(rows[0]))
        if one is not other and ABSENT in (response.channel().inputs[rows.index(one)][0],
                                           response.channel().inputs[rows.index(other)][0])
        and (one[a] or other[a])
    ]  # fmt: skip
    with mpmath.workdps(80):
        bound = mpmath.exp(mpmath.mpf(epsilon))
        assert all(mpmath.mpf(r.numerator) / r.denominator <= bound for r in ratios)


def test_a_channel_and_a_geometric_draw_from_their_tables(feed):
    rng = np.random.default_rng(3)
    for _ in range(20):
        rows = [rng.dirichlet(np.full(5, 0.3)) for _ in range(2)]
        table = dp.Channel(rows, inputs=[(0,), (1,)], outputs=range(5))
        for x in table.inputs:
            for k, floor in enumerate(borders(table.row(x))):
                seen = []
                for word in (max(floor - 1, 0), min(floor + 1, TOP)):
                    feed(word)
                    seen.append(table.release(x, rng=RNG))
                there = [a for a in table.outputs if table.probability(a, given=x)]
                assert there.index(seen[0]) <= k < there.index(seen[1]) or floor in (0, TOP)
    counter = Geometric(largest=4, ratio=Fraction(3, 2))
    for count in range(5):
        floors = borders(counter.probabilities(count))
        for k, floor in enumerate(floors):
            feed(floor - 1)
            assert counter.release(count, rng=RNG) <= k
            feed(floor + 1)
            assert counter.release(count, rng=RNG) > k


def test_a_border_is_a_border_to_the_last_bit(feed):
    third = [Fraction(1, 3), Fraction(2, 3)]
    floor, rest = divmod(2**128 // 3, 2**64)
    for second, place in [(rest - 1, 0), (rest + 1, 1)]:
        feed(floor, second)
        assert choice.picks(third, 1, rng=RNG).tolist() == [place]
    feed(2**63, 2**63 - 1, TOP)
    assert choice.picks([1, 1], 3, rng=RNG).tolist() == [1, 0, 1]
    # What is nearly impossible comes at the very end, and what is impossible never.
    rare = [Fraction(0), 1 - Fraction(1, 2**100), Fraction(0), Fraction(1, 2**100), Fraction(0)]
    feed(TOP, 0)
    assert choice.picks(rare, 1, rng=RNG).tolist() == [1]
    feed(TOP, TOP, TOP)
    assert choice.picks(rare, 1, rng=RNG).tolist() == [3]


# Coins --------------------------------------------------------------------------------------------


def heads_below(feed, heads):
    """The probability of heads, times 2⁷², rounded down, from a coin's first byte and next word."""

    def shown(byte, word):
        feed(byte, word, TOP, TOP, TOP)
        return heads()

    byte = first(lambda b: not shown(b, TOP), high=256)
    return byte * 2**64 + (first(lambda w: not shown(byte, w)) if byte < 256 else 0)


@pytest.mark.parametrize("p", [Fraction(1, 3), 0.25, 0.1, 1e-17, 1e-30, Fraction(2, 7), 0.5])
def test_local_answers_flip_exactly_as_often_as_stated(feed, p):
    wanted = int(Fraction(p) * 2**72)
    for release in (
        lambda: dp.RandomisedResponse(flip_probability=p).release([0], rng=RNG)[0] == 1,
        lambda: dp.KaryRandomisedResponse(flip_probability=p, categories=4).release(
            [2], rng=RNG
        )[0] != 2,
        lambda: UnaryRandomisedResponse(
            categories=1 + 1, own_probability=Fraction(1, 2), other_probability=p
        ).release([1], rng=RNG)[0, 0],
    ):  # fmt: skip
        assert heads_below(feed, release) == wanted


@pytest.mark.parametrize("p", [Fraction(1, 3), 0.25, 1e-17])
def test_the_one_bit_mean_flips_exactly_as_often_as_stated(feed, p):
    mean = OneBitMean(largest=7, flip_probability=p)
    wanted = int(Fraction(p) * 2**72)
    assert heads_below(feed, lambda: mean.release([0], rng=RNG)[0]) == wanted
    assert heads_below(feed, lambda: not mean.release([7], rng=RNG)[0]) == wanted


def test_other_categories_are_equally_likely(feed):
    for categories in range(2, 9):
        bits = (categories - 2).bit_length()
        feed(*range(2**bits), *range(2**bits))
        drawn = choice.below(categories - 1, categories - 1, exact.word_source(RNG))
        assert sorted(drawn.tolist()) == list(range(categories - 1))


# Selections ---------------------------------------------------------------------------------------


def exact_weights(mechanism, utilities):
    with mpmath.workdps(60):
        top = max(utilities)
        if mechanism._shrink is not None:
            q = mpmath.mpf(mechanism._shrink.numerator) / mechanism._shrink.denominator
            return [q ** (top - u) for u in utilities]
        rate = mpmath.mpf(str(mechanism.epsilon())) / (2 * mpmath.mpf(mechanism.sensitivity))
        return [mpmath.exp(-rate * (top - u)) for u in utilities]


MADE = {
    "epsilon": lambda kind: kind(epsilon=0.75, sensitivity=2),
    "base": lambda kind: kind.with_base(Fraction(5, 4)),
    "near one": lambda kind: kind.with_base(1 + Fraction(1, 10**9)),
}
UTILITIES = [[0, 3, 1, 3], [2**53 + 1, 2**53], [-(2**62), 2**62, 2**62 - 1], [10**25, 10**25 + 2]]


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("utilities", UTILITIES)
def test_the_exponential_mechanism_picks_whole_numbers_exactly(feed, made, utilities):
    mechanism = MADE[made](dp.ExponentialMechanism)
    weights = exact_weights(mechanism, utilities)
    with mpmath.workdps(60):
        for k in range(len(utilities) - 1):
            floor = int(mpmath.fsum(weights[: k + 1]) / mpmath.fsum(weights) * 2**64)

            def beyond(word, k=k):
                feed(word, TOP, TOP)
                return mechanism.release(utilities, rng=RNG) > k

            assert first(beyond) in (floor, floor + 1)


@pytest.mark.parametrize("made", MADE)
def test_permute_and_flip_takes_each_with_exactly_its_chance(feed, made):
    mechanism = MADE[made](dp.PermuteAndFlip)
    utilities = [2**53, 2**53 + 3]
    weights = exact_weights(mechanism, utilities)

    def passed_by(word):
        feed(5, 9, word, 0, TOP)  # the turn of the worse one comes first
        return mechanism.release(utilities, rng=RNG) == 1

    with mpmath.workdps(60):
        assert first(passed_by) - int(weights[0] * 2**64) in (0, 1)


def of_noise(word):
    """e to the quantile of Laplace noise at word/2⁶⁴, as a `Fraction`."""
    return Fraction(2 * word, 2**64) if word < 2**63 else 1 / (2 - Fraction(2 * word, 2**64))


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("loss", [0, 1, 3])
@pytest.mark.parametrize("base", [0, 2**53 + 1, 2**62])
@pytest.mark.parametrize("word", [3, 2**60 + 7, 2**63 - 1, 2**63, 2**63 + 2**61 + 5])
def test_noisy_max_with_laplace_noise_picks_whole_numbers_exactly(feed, made, loss, base, word):
    """The better of two has the noise of one word: the other passes it from one word on."""
    mechanism = MADE[made](dp.ReportNoisyMax)
    weight = exact_weights(mechanism, [base, base - loss])[1]

    def passes(other):
        # All other bits are the least for the first, and the most for the second, or its next.
        feed(word, other, 0, TOP)
        return mechanism.release([base, base - loss], rng=RNG) == 1

    with mpmath.workdps(60):
        wanted = mpmath.mpf(of_noise(word).numerator) / of_noise(word).denominator / weight
        share = wanted / 2 if wanted < 1 else 1 - 1 / (2 * wanted)
        assert abs(first(passes) - int(share * 2**64)) <= 1


@pytest.mark.parametrize("kind", [dp.ExponentialMechanism, dp.PermuteAndFlip, dp.ReportNoisyMax])
def test_whole_numbers_too_large_for_floats_are_told_apart(kind):
    sure = kind(epsilon=math.inf, sensitivity=1)
    for top in (2**53, 2**63 - 1, 2**64 - 1, 10**30):
        assert sure.release([top - 1, top, top - 2], rng=RNG) == 1
    assert sure.release(np.array([-100, 100], dtype=np.int8), rng=RNG) == 1
    shape = sure.release(np.arange(24).reshape(2, 3, 4), rng=RNG)
    assert shape.tolist() == [[3] * 3] * 2


@pytest.mark.parametrize("kind", [dp.ExponentialMechanism, dp.PermuteAndFlip, dp.ReportNoisyMax])
def test_frequencies_are_those_of_the_table(kind):
    mechanism = kind(epsilon=1, sensitivity=1)
    utilities = [0, 4, 1, 3]
    drawn = mechanism.release(np.tile(utilities, (40_000, 1)), rng=np.random.default_rng(5))
    expected = mechanism.probabilities(utilities)
    seen = np.bincount(drawn, minlength=4) / 40_000
    assert np.abs(seen - expected).max() < 5.5 * math.sqrt(0.25 / 40_000)


# The operating system's randomness ----------------------------------------------------------------

SYSTEM = random.SystemRandom()
TWO = Domain((2, 2))
RELEASES = {
    "DiscreteLaplace": lambda rng: dp.DiscreteLaplace(epsilon=1, sensitivity=1).release(3, rng=rng),
    "DiscreteStaircase": lambda rng: dp.mechanisms.DiscreteStaircase(
        epsilon=1, sensitivity=5
    ).release(3, rng=rng),
    "DiscreteGaussian": lambda rng: dp.DiscreteGaussian(
        epsilon=1, delta=1e-6, sensitivity=1
    ).release(3, rng=rng),
    "Geometric": lambda rng: Geometric(largest=5, ratio=2).release(3, rng=rng),
    "RandomisedResponse": lambda rng: dp.RandomisedResponse.two_coins().release([0, 1], rng=rng),
    "Kary": lambda rng: dp.KaryRandomisedResponse.from_epsilon(1, categories=3).release(
        [0, 1], rng=rng
    ),
    "Unary": lambda rng: UnaryRandomisedResponse.symmetric(1, categories=3).release([0], rng=rng),
    "MembershipResponse": lambda rng: dp.MembershipResponse.ternary(epsilon=1).release(
        [ABSENT, 1], rng=rng
    ),
    "ExponentialMechanism": lambda rng: dp.ExponentialMechanism(epsilon=1, sensitivity=1).release(
        [1, 2], rng=rng
    ),
    "Channel": lambda rng: dp.RandomisedResponse.from_epsilon(1).channel().release((1,), rng=rng),
    "SparseVector": lambda rng: dp.mechanisms.SparseVector(epsilon=1, threshold=3).release(
        [1, 9], rng=rng
    ),
    "BinaryTreeCounter": lambda rng: dp.streams.BinaryTreeCounter(
        steps=4, epsilon=1, exact=True
    ).release([1, 0, 1], rng=rng),
    "MWEM": lambda rng: MWEM(
        epsilon=1, domain=TWO, workload=TWO.ways(2), rounds=1, neighbourhood="edit"
    ).release([[0, 1], [1, 1]], rng=rng),
    "SelectMeasureGenerate": lambda rng: SelectMeasureGenerate(
        epsilon=1, delta=1e-6, domain=TWO, workload=TWO.ways(2), neighbourhood="edit"
    ).release([[0, 1], [1, 1]], rng=rng),
}  # fmt: skip


@pytest.mark.parametrize("name", RELEASES)
def test_exact_mechanisms_take_the_randomness_of_the_operating_system(name):
    RELEASES[name](SYSTEM)
    with pytest.raises(TypeError, match="rng must be"):
        RELEASES[name](7)


def test_floating_point_does_not_take_it():
    with pytest.raises(TypeError, match="rng must be a numpy"):
        dp.ExponentialMechanism(epsilon=1, sensitivity=1).release([0.5, 1.5], rng=SYSTEM)
    with pytest.raises(TypeError, match="rng must be a numpy"):
        dp.Laplace(epsilon=1, sensitivity=1).release(3, rng=SYSTEM)


def test_channels_and_releases_stand_on_the_same_sampler():
    assert channels.picks is choice.picks
