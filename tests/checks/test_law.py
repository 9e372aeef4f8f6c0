"""The battery for random answers: its tails are exact, it refuses what is wrong, it is fair."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from scipy import stats

from dpedu import checks
from dpedu.checks.law import battery, claims, events, noise, reuse, seeds

TIMES = {1: 400, 2: 300, 7: 200, 40: 60, 400: 90}


def again(draw):
    """A draw, so many times."""
    return lambda times, rng, *given: (draw(rng, *given) for _ in range(times))


def noises(kind, scale: float = 0.5):
    """An answer's noises: made by one of the defects below, or right."""

    def draw(rng, length: int):
        return kind(rng, length, scale)

    table = [
        checks.Calls(times, (length,), checks.laplace(scale), groups=[i % 2 for i in range(length)])
        for length, times in TIMES.items()
    ]
    return lambda: checks.joint_law(again(draw), table, "why", name="noises")


def flips(kind, p: float = 0.3):
    def draw(rng, length: int):
        return kind(rng, length, p)

    table = [checks.Calls(times, (length,), checks.coin(p)) for length, times in TIMES.items()]
    return lambda: checks.joint_law(again(draw), table, "why", name="flips")


def many_flips(kind):
    """Rows as an assignment has them: long ones with fair coins, nearly, and with rare flips."""

    def draw(rng, length: int, p: float):
        return kind(rng, length, p)

    table = [
        checks.Calls(times, (length, p), checks.coin(p))
        for times, length, p in ((600, 50, 0.45), (1000, 80, 0.03), (300, 2, 0.29))
    ]
    return lambda: checks.joint_law(again(draw), table, "why", name="many flips")


def picks(kind):
    """Places from 0 to k - 1, all alike: made by one of the defects below, or right."""

    def draw(rng, length: int, k: int):
        return kind(rng, length, k)

    table = [
        checks.Calls(times, (n, k), checks.among(dict.fromkeys(range(k), 1 / k), twins=0))
        for times, n, k in ((10, 3000, 60), (25, 60, 60), (50, 3000, 2), (15, 200, 3))
    ]
    return lambda: checks.joint_law(again(draw), table, "why", name="picks")


def right(rng, n, scale):
    return rng.laplace(0, scale, n)


def antithetic(rng, n, scale):
    half = rng.laplace(0, scale, (n + 1) // 2)
    return np.concatenate([half, -half[: n // 2]])


def reused(rng, n, scale):
    pool = rng.laplace(0, scale, max(1, n // 2))
    return pool[rng.integers(0, len(pool), n)]


def shared_sign(rng, n, scale):
    return abs(rng.laplace(0, scale, n)) * (1 if rng.random() < 0.5 else -1)


def one_is_far(rng, n, scale):
    drawn = rng.laplace(0, scale, n)
    drawn[n // 3] += 60 * scale * (n == 400)
    return drawn


def first_is_quiet(rng, n, scale):
    drawn = rng.laplace(0, scale, n)
    drawn[0] *= 0.5
    return drawn


def spread(one, other, n):
    """In turn from the one and the other."""
    return np.stack([one, other], axis=1).ravel()[:n]


def from_one(other, *, far=False, most=1.0):
    """Flips of which two come from one number: the other of the two is made from it."""

    def kind(rng, n, p):
        one = rng.random((n + 1) // 2)
        again = other(one) if p <= most else rng.random(len(one))
        return (np.concatenate([one, again])[:n] if far else spread(one, again, n)) < p

    return kind


def places_from_one(other):
    def kind(rng, n, k):
        one = rng.random((n + 1) // 2)
        return np.floor(k * spread(one, other(one), n)).astype(int)

    return kind


def used_again(share, *, shuffled=False, least=0):
    """Picks of which a share at the end are some of those before."""

    def kind(rng, n, k):
        again = int(share * n) if n > least else 0
        fresh = rng.integers(0, k, n - again)
        found = np.concatenate([fresh, rng.permutation(fresh)[:again]])
        return rng.permutation(found) if shuffled else found

    return kind


def noises_from_one(other, *, far=False):
    """Noises of which two come from one number, by the inverse of the distribution."""

    def kind(rng, n, b):
        one = rng.random((n + 1) // 2)
        u = np.concatenate([one, other(one)])[:n] if far else spread(one, other(one), n)
        return np.sign(u - 0.5) * -b * np.log(1 - abs(2 * u - 1))

    return kind


def third_from_two(rng, n, start=2):
    """Uniform numbers of which each third is the sum of the two before it, modulo 1."""
    u = rng.random(n)
    for i in range(start, n, 3):
        u[i] = (u[i - 1] + u[i - 2]) % 1
    return u


def third_part_from_two(rng, n):
    """The same, of a call's three parts."""
    u = rng.random(n)
    part = n // 3
    if part:
        u[-part:] = (u[:part] + u[part : 2 * part]) % 1
    return u


def odd_one(rng, n, p):
    """Fair bits of which each third says whether the two before it differ."""
    bits = rng.random(n) < p
    for i in range(2, n, 3):
        bits[i] = bits[i - 1] ^ bits[i - 2]
    return bits * 1


def laplace_of(u, b):
    return np.sign(u - 0.5) * -b * np.log(1 - abs(2 * u - 1))


def drawn_again(rng, n, scale):
    """Beyond seven scales: 40,000 draws should be there 36 times."""
    drawn = rng.laplace(0, scale, n)
    return np.where(abs(drawn) > 7 * scale, rng.uniform(-7 * scale, 7 * scale, n), drawn)


WRONG_NOISES = {
    "never beyond seven scales": drawn_again,
    "the first used again for the last": lambda rng, n, b: np.resize(
        rng.laplace(0, b, max(1, n - 1)), n
    ),
    "one-sided": lambda rng, n, b: abs(rng.laplace(0, b, n)),
    "twice the scale": lambda rng, n, b: rng.laplace(0, 2 * b, n),
    "a quarter less": lambda rng, n, b: rng.laplace(0, 0.75 * b, n),
    "gaussian": lambda rng, n, b: rng.normal(0, b * math.sqrt(2), n),
    "uniform": lambda rng, n, b: rng.uniform(-b * math.sqrt(6), b * math.sqrt(6), n),
    "clamped": lambda rng, n, b: np.clip(rng.laplace(0, b, n), -3 * b, 3 * b),
    "shifted": lambda rng, n, b: rng.laplace(0, b, n) + b / 4,
    "one for all": lambda rng, n, b: np.full(n, rng.laplace(0, b)),
    "sorted": lambda rng, n, b: np.sort(rng.laplace(0, b, n)),
    "whole numbers": lambda rng, n, b: np.round(rng.laplace(0, b, n)),
    "two decimals": lambda rng, n, b: np.round(rng.laplace(0, b, n), 2),
    "smaller with more": lambda rng, n, b: rng.laplace(0, b / math.sqrt(n), n),
    "none on odd places": lambda rng, n, b: rng.laplace(0, b, n) * (np.arange(n) % 2 == 0),
    "sums to nothing": lambda rng, n, b: (x := rng.laplace(0, b, n)) - x.mean() * (n > 1),
    "antithetic": antithetic,
    "from a pool": reused,
    "one sign a call": shared_sign,
    "one is far": one_is_far,
    "the first is quieter": first_is_quiet,
    "the next digits": noises_from_one(lambda u: 10 * u % 1),
    "the next digits, far away": noises_from_one(lambda u: 10 * u % 1, far=True),
    "the next bits": noises_from_one(lambda u: 2 * u % 1),
    "moved by a half": noises_from_one(lambda u: (u + 0.5) % 1),
    "a third from two": lambda rng, n, b: laplace_of(third_from_two(rng, n), b),
    "a third from two, later": lambda rng, n, b: laplace_of(third_from_two(rng, n, 4), b),
    "a part from two": lambda rng, n, b: laplace_of(third_part_from_two(rng, n), b),
}
WRONG_FLIPS = {
    "the first used again for the last": lambda rng, n, p: np.resize(
        rng.random(max(1, n - 1)) < p, n
    ),
    "fixed number": lambda rng, n, p: rng.permutation(np.arange(n) < round(n * p)).astype(int),
    "neighbours together": lambda rng, n, p: np.repeat(rng.random((n + 1) // 2) < p, 2)[:n] * 1,
    "not p": lambda rng, n, p: (rng.random(n) < 1 - p) * 1,
    "twice p": lambda rng, n, p: (rng.random(n) < 2 * p) * 1,
    "first": lambda rng, n, p: np.sort((rng.random(n) < p) * 1)[::-1],
    "all or none": lambda rng, n, p: np.full(n, int(rng.random() < p)),
    "every third": lambda rng, n, p: (np.roll(np.arange(n), rng.integers(n)) % 3 == 0) * 1,
    "far twins": lambda rng, n, p: np.resize((rng.random((n + 1) // 2) < p) * 1, n),
    "from a pool": lambda rng, n, p: (rng.choice(rng.random(64), n) < p) * 1,
    "a third from two": lambda rng, n, p: (third_from_two(rng, n) < p) * 1,
    "a part from two": lambda rng, n, p: (third_part_from_two(rng, n) < p) * 1,
    "never last": lambda rng, n, p: (rng.random(n) < p) * (np.arange(n) < max(1, n - 1)),
}


@pytest.mark.parametrize("seed", range(40))
def test_right_draws_pass(seed: int) -> None:
    with checks.trial(seed) as trial:
        noises(right)()
        flips(lambda rng, n, p: (rng.random(n) < p) * 1)()
    assert trial.false_alarm == pytest.approx(2 * battery.RATE)


WRONG_MANY_FLIPS = {
    "the next digits": from_one(lambda u: 10 * u % 1),
    "the next digits, far away": from_one(lambda u: 10 * u % 1, far=True),
    "the next digits where p is small": from_one(lambda u: 10 * u % 1, most=0.1),
    "the next bits": from_one(lambda u: 2 * u % 1),
    "the next bits where p is small": from_one(lambda u: 2 * u % 1, most=0.1),
    "the complement": from_one(lambda u: 1 - u),
    "the complement where p is small": from_one(lambda u: 1 - u, most=0.1),
    "the complement where p is small, far away": from_one(lambda u: 1 - u, most=0.1, far=True),
    "moved by a half": from_one(lambda u: (u + 0.5) % 1, most=0.1),
    "a third from two": lambda rng, n, p: third_from_two(rng, n) < p,
    "a third used again": lambda rng, n, p: used_again(1 / 3)(rng, n, 10**6) < 10**6 * p,
    "a third used again, shuffled": (
        lambda rng, n, p: used_again(1 / 3, shuffled=True)(rng, n, 10**6) < 10**6 * p
    ),
}
WRONG_PICKS = {
    "the next digits": places_from_one(lambda u: 10 * u % 1),
    "the digits after the next": places_from_one(lambda u: 100 * u % 1),
    "the next bits": places_from_one(lambda u: 2 * u % 1),
    "the complement": places_from_one(lambda u: 1 - u),
    "the last third used again": used_again(1 / 3),
    "the last half used again": used_again(1 / 2),
    "the last tenth used again": used_again(1 / 10),
    "the last third used again in long calls": used_again(1 / 3, least=1000),
    "a third used again, shuffled": used_again(1 / 3, shuffled=True),
    "all used twice, shuffled": used_again(1 / 2, shuffled=True),
    "all used twice in long calls, shuffled": used_again(1 / 2, shuffled=True, least=1000),
    "from a pool": lambda rng, n, k: rng.choice(rng.integers(0, k, 1 + n // 2), n),
}


def test_many_right_draws_pass() -> None:
    for seed in range(10):
        with checks.trial(seed):
            many_flips(lambda rng, n, p: rng.random(n) < p)()
            picks(lambda rng, n, k: rng.integers(0, k, n))()


DEFECTS = {f"noises: {name}": (noises, kind) for name, kind in WRONG_NOISES.items()} | {
    f"flips: {name}": (flips, kind) for name, kind in WRONG_FLIPS.items()
}
DEFECTS |= {f"many flips: {n}": (many_flips, kind) for n, kind in WRONG_MANY_FLIPS.items()}
DEFECTS["fair flips: the odd one"] = (lambda kind: flips(kind, 0.5), odd_one)
DEFECTS |= {f"picks: {name}": (picks, kind) for name, kind in WRONG_PICKS.items()}


@pytest.mark.parametrize("name", DEFECTS)
def test_wrong_draws_are_refused_with_every_seed(name: str) -> None:
    """Seeded: were the power below 0.9, thirty refusals would have a chance below 0.05."""
    make, kind = DEFECTS[name]
    judge = make(kind)
    for seed in range(30):
        with checks.trial(seed), pytest.raises(AssertionError):
            judge()


FAIR = {
    "noises": (checks.laplace(1.0), lambda rng, n: rng.laplace(0, 1, n)),
    "flips": (checks.coin(0.1), lambda rng, n: rng.random(n) < 0.1),
    "picks": (
        checks.among(dict.fromkeys(range(5), 0.2)),
        lambda rng, n: rng.integers(0, 5, n),
    ),
}


@pytest.mark.parametrize("kind", FAIR)
def test_the_rate_bounds_what_is_refused(kind: str) -> None:
    """At a rate of 0.2 no more than that of right answers are refused, and some are.

    Seeded; of 300, more than 0.2 of them plus five deviations would come once in three million.
    """
    law_of_each, draw = FAIR[kind]
    refused = 0
    table = [checks.Calls(30, (9,), law_of_each)]
    for seed in range(300):
        with checks.trial(seed):
            try:
                checks.joint_law(again(draw), table, "why", name="x", false_alarm=0.2)
            except AssertionError:
                refused += 1
    assert 0 < refused <= 60 + 5 * math.sqrt(300 * 0.2 * 0.8)


@pytest.mark.parametrize("n", [1, 2, 5, 30])
def test_sums_of_noises_have_their_law(n: int) -> None:
    """By another road: the density of the sum is a mixture of Erlang differences, integrated."""
    x = np.linspace(0, 60, 60_001)
    density = np.zeros_like(x)
    for j in range(n):  # both clocks: Gamma(n) - Gamma(n), on the positive side
        weight = math.comb(n - 1 + j, j) / 2 ** (n + j)
        density += weight * stats.gamma.pdf(x, n - j)
    for bound in (0.1, 0.7, 2.0, 5.0):
        above = np.trapezoid(np.where(x >= bound, density, 0), x)
        assert noise._sum_above(n, bound) == pytest.approx(above, rel=5e-3, abs=1e-7)


@pytest.mark.parametrize(
    ("n", "chance"), [*itertools.product([1, 2, 6, 40, 400], [0.02, 0.3, 0.5])]
)
def test_cells_of_totals_are_the_binomial_distribution(n: int, chance: float) -> None:
    cells = events._cells(n, chance)
    assert (cells[0][0], cells[-1][1]) == (0, n)
    for low, high, mass in cells:
        exact = stats.binom.cdf(high, n, chance) - stats.binom.cdf(low - 1, n, chance)
        assert mass == pytest.approx(exact, rel=1e-9)


@pytest.mark.parametrize(
    ("n", "chance"), [*itertools.product([1, 2, 6, 40, 400], [0.02, 0.3, 0.5])]
)
def test_far_totals_are_rare_and_have_their_chance(n: int, chance: float) -> None:
    low, high, far = events._far(n, chance)
    exact = stats.binom.cdf(low - 1, n, chance) + stats.binom.sf(high, n, chance)
    assert far == pytest.approx(exact, rel=1e-9, abs=1e-15)
    assert far <= 0.05


@pytest.mark.parametrize("shape", [(1, 1), (1, 30), (7, 12), (3, 101)])
def test_pairs_at_every_distance_are_counted(shape: tuple[int, int]) -> None:
    bits = np.random.default_rng(3).random(shape) < 0.5
    for lag, found in enumerate(events._agreeing(bits)):
        assert found == (bits[:, lag:] == bits[:, : shape[1] - lag]).sum()


def test_events_of_noise_have_their_chances() -> None:
    for event, (_, low, high, size) in zip(checks.laplace(3).events, claims._PLACES, strict=True):
        exact = stats.laplace.cdf(high) - stats.laplace.cdf(low)
        assert event.chance == pytest.approx(exact * (2 if size else 1))


def test_a_mistake_is_named() -> None:
    table = [
        checks.Calls(200, (9,), checks.laplace(1.0), mistakes={2: "the scale were twice as large"})
    ]
    with pytest.raises(AssertionError, match="twice as large"):
        checks.joint_law(again(lambda rng, n: rng.laplace(0, 2, n)), table, "why", name="x")


def test_no_mistake_is_named_for_what_only_some_draws_do() -> None:
    """Half of the draws with half of the scale look like all of them with a scale between."""
    table = [checks.Calls(300, (2,), checks.laplace(1.0), mistakes={0.5**0.5: "all are smaller"})]
    half = np.array([1.0, 0.5])
    with pytest.raises(AssertionError) as error:
        checks.joint_law(again(lambda rng, n: rng.laplace(0, half, n)), table, "why", name="x")
    assert "all are smaller" not in str(error.value)


def test_a_mistake_is_named_if_all_rows_look_like_it() -> None:
    """With four people a quarter of them flip, with twenty a half: that is no quarter for all."""
    table = [
        checks.Calls(times, (n,), checks.coin(0.1), mistakes={0.25: "a quarter flip", 0: "nobody"})
        for times, n in ((900, 4), (900, 20))
    ]
    for share, named in (({4: 0.25, 20: 0.5}, ""), ({4: 0.25, 20: 0.25}, "a quarter flip")):
        flipping = again(lambda rng, n, share=share: rng.random(n) < share[n])
        with pytest.raises(AssertionError) as error:
            checks.joint_law(flipping, table, "why", name="x")
        assert ("looks as if" in str(error.value)) == bool(named)
        assert named in str(error.value)


def test_groups_are_looked_at_over_all_rows() -> None:
    """In no row there are enough of them."""
    groups = ["quiet", "loud", "quiet", "loud"]
    table = [checks.Calls(40, (4, row), checks.laplace(1.0), groups=groups) for row in range(25)]
    wide = np.array([0.75, 1.3, 0.75, 1.3])
    with pytest.raises(AssertionError, match="at (quiet|loud)"):
        checks.joint_law(again(lambda rng, n, _: rng.laplace(0, wide, n)), table, "why", name="x")
    checks.joint_law(again(lambda rng, n, _: rng.laplace(0, 1, n)), table, "why", name="x")


def test_no_noise_is_called_so() -> None:
    table = [checks.Calls(30, (9,), checks.laplace(1.0))]
    with pytest.raises(AssertionError, match="no noise"):
        checks.joint_law(again(lambda rng, n: [0.0] * n), table, "why", name="x")


@pytest.mark.parametrize("length", [1, 6, 40])
def test_chance_from_elsewhere_is_found_where_it_matters(length: int) -> None:
    """For arguments of one row only, and there now and then: the law of each draw is right."""
    table = [
        checks.Calls(times, (n,), checks.coin(0.3)) for n, times in ((1, 400), (6, 90), (40, 60))
    ]
    strange = np.random.default_rng(5)

    def draw(rng, n):
        drawn = rng.random(n)
        if n == length and rng.random() < 0.3:
            drawn[0] = strange.random()
        return (drawn < 0.3) * 1

    with pytest.raises(AssertionError, match="same seed"):
        checks.joint_law(again(draw), table, "why", name="x")


@pytest.mark.parametrize(("n", "p", "times"), [(2, 0.5, 3), (3, 0.3, 2), (4, 0.1, 2), (5, 0.5, 1)])
def test_urns_are_as_likely_as_the_claim_on_average(n: int, p: float, times: int) -> None:
    """The mean of each ratio over all that can come back, exactly: it bounds the false alarms."""
    mean = np.zeros(len(reuse._SPREADS) + len(reuse._PARTS))
    for bits in itertools.product((0, 1), repeat=n * times):
        drawn = np.array(bits).reshape(times, n)
        every = np.stack([(drawn == 1).sum(axis=1), (drawn == 0).sum(axis=1)], axis=1)
        chances = np.array([p, 1 - p])
        logs = [reuse._urn(every, chances, reuse._reuse(n, spread)) for spread in reuse._SPREADS]
        for part, share in reuse._PARTS:
            end = round(part * n)
            before = np.stack([(drawn[:, :end] == i).sum(axis=1) for i in (1, 0)], axis=1)
            logs.append(reuse._told(before, every - before, chances, share))
        mean += p ** drawn.sum() * (1 - p) ** (1 - drawn).sum() * np.exp(logs)
    assert mean == pytest.approx(np.ones(len(mean)))


def test_urns_of_pairs_are_as_likely_as_the_claim_on_average() -> None:
    """Two pairs of draws of three kinds: their table has a row for each first one."""
    chances, mean = np.array([0.5, 0.3, 0.2]), 0.0
    for drawn in itertools.product(range(3), repeat=4):
        both = np.zeros((3, 3), dtype=int)
        np.add.at(both, (drawn[::2], drawn[1::2]), 1)
        mean += chances[list(drawn)].prod() * math.exp(reuse._urn(both, chances, 3.0))
    assert mean == pytest.approx(1)


def test_a_seed_of_its_own_is_found() -> None:
    table = [checks.Calls(50, (9,), checks.laplace(1.0))]
    fixed = lambda _, n: np.random.default_rng(1).laplace(0, 1, n)  # noqa: E731
    with pytest.raises(AssertionError):
        checks.joint_law(again(fixed), table, "why", name="x")


@pytest.mark.parametrize("ratio", [0.9, 1.1])
def test_a_tenth_of_the_scale_is_found(ratio: float) -> None:
    noises = np.random.default_rng(5).laplace(0, 1, (600, 12))
    assert (noise._sizes(0, noises, "").bound or 0) > 0.01
    assert (noise._sizes(0, ratio * noises, "").bound or 0) < 1e-10


def test_the_bound_of_a_mean_size_bounds_its_chance() -> None:
    """The chance of a mean of N exponential sizes so far out is Gamma's, and is below the bound."""
    for n, mean in itertools.product((1, 4, 100, 6000), (0.5, 0.9, 0.99, 1.01, 1.1, 2.0)):
        found = noise._sizes(0, np.full((1, n), mean), "")
        tail = stats.gamma(n).cdf(n * mean) if mean < 1 else stats.gamma(n).sf(n * mean)
        assert 2 * tail <= (found.bound or 0) or found.bound == 1


@pytest.mark.parametrize("seeds", [64, 1000])
def test_few_seeds_of_a_generator_of_its_own_are_found(seeds: int) -> None:
    """Calls of twenty fair coins repeat each other, more often than chance does."""
    table = [checks.Calls(200, (20,), checks.coin(0.5))]
    few = lambda rng, n: np.random.default_rng(rng.integers(seeds)).integers(0, 2, n)  # noqa: E731
    for seed in range(10):
        with checks.trial(seed), pytest.raises(AssertionError):
            checks.joint_law(again(few), table, "why", name="x")


@pytest.mark.parametrize(("n", "p"), [(6, 0.5), (12, 0.8)])
def test_calls_that_repeat_each_other_by_chance_are_no_fault(n: int, p: float) -> None:
    table = [checks.Calls(60, (n,), checks.coin(p))]
    for seed in range(30):
        with checks.trial(seed):
            checks.joint_law(again(lambda rng, k: rng.random(k) < p), table, "why", name="x")


@pytest.mark.parametrize("n", [4, 7, 11])
def test_two_picks_that_are_always_the_same_are_found_wherever_they_stand(n: int) -> None:
    table = [checks.Calls(90, (n,), checks.among(dict.fromkeys(range(6), 1 / 6)))]

    def draw(rng, n: int, i: int, j: int):
        drawn = rng.integers(6, size=n)
        drawn[j] = drawn[i]
        return drawn

    for i, j in itertools.combinations(range(n), 2):
        copying = again(lambda rng, n, i=i, j=j: draw(rng, n, i, j))
        with pytest.raises(AssertionError, match="too many|chance does not"):
            checks.joint_law(copying, table, "why", name="x")
    checks.joint_law(again(lambda rng, n: draw(rng, n, 0, 0)), table, "why", name="x")


SEEDED = {
    **{f"{2**k} numbers": lambda rng, k=k: rng.integers(2**k) for k in (3, 8, 16, 20, 31, 32, 40)},
    "a thousand million numbers": lambda rng: rng.integers(10**9),
    "a number in [0, 1)": lambda rng: int(rng.random() * 2**53),
    "a number in [0, 1), cut short": lambda rng: int(rng.random() * 10**6),
    "four bytes": lambda rng: int.from_bytes(rng.bytes(4)),
    "a normal number, rounded": lambda rng: int(abs(rng.normal()) * 100),
}


@pytest.mark.parametrize("how", SEEDED)
@pytest.mark.parametrize("made", [np.random.default_rng, np.random.RandomState])
def test_a_seed_of_few_values_is_found(how: str, made: type) -> None:
    """At once, though calls repeat only after tens of thousands."""

    def draw(rng, length: int, scale: float):
        seed = int(SEEDED[how](rng))  # the older one takes 32 bits
        return made(seed if made is np.random.default_rng else seed % 2**32).laplace(
            0, scale, length
        )

    # Eight lists of noises are no Laplace noise: their law tells it before.
    law = "too (few|many), for|" if how == "8 numbers" else ""
    with pytest.raises(AssertionError, match=f"{law}too few possible values|returned just|size of"):
        noises(draw)()


NOTHING_DRAWN = {
    "what it is given": lambda rng, length, p: np.zeros(length, int),
    "the contrary": lambda rng, length, p: np.ones(length, int),
    "in turn": lambda rng, length, p: np.arange(length) % 2,
    "the first ones": lambda rng, length, p: (np.arange(length) < p * length) * 1,
    "a seed of its own": lambda rng, length, p: (np.random.default_rng(7).random(length) < p) * 1,
    "one draw for all": lambda rng, length, p: np.full(length, rng.random() < p) * 1,
    "hardly any": lambda rng, length, p: (rng.random(length) < p / 100) * 1,
}


@pytest.mark.parametrize("how", NOTHING_DRAWN)
@pytest.mark.parametrize("p", [0.02, 0.1, 0.5])
def test_who_seeds_nothing_is_not_told_of_seeds_of_few_values(how: str, p: float) -> None:
    """Few calls too, so that "generators with different seeds" says nothing before."""
    for table in ([(3, 60), (400, 4)], [(60, 30), (3, 600)]):
        calls = [checks.Calls(times, (n, p), checks.coin(p)) for times, n in table]
        with pytest.raises(AssertionError) as refused:
            checks.joint_law(again(NOTHING_DRAWN[how]), calls, "why", name="x")
        assert "too few possible values" not in str(refused.value)


WIDE = {
    "64 bits": lambda rng: np.random.default_rng(int(rng.integers(2**63))),
    "several small numbers": lambda rng: np.random.default_rng(rng.integers(2**32, size=4)),
    "eight bytes": lambda rng: np.random.default_rng(int.from_bytes(rng.bytes(8))),
    "spawned": lambda rng: rng.spawn(1)[0],
    "its own": lambda rng: rng,
}


@pytest.mark.parametrize("how", WIDE)
def test_a_seed_of_many_values_counts_as_the_generator(how: str) -> None:
    noises(lambda rng, length, scale: WIDE[how](rng).laplace(0, scale, length))()
    flips(lambda rng, length, p: (WIDE[how](rng).random(length) < p) * 1)()
    picks(lambda rng, length, k: WIDE[how](rng).integers(k, size=length))()


def test_generators_that_agree_agree_in_that_and_in_nothing_else() -> None:
    for what, next_one in (
        ("the next 32 bits", lambda rng: rng.integers(2**32)),
        ("the next number in [0, 1)", lambda rng: rng.random()),
    ):
        pairs = list(seeds.twins(what))
        assert len(pairs) == 3
        for one, other in pairs:
            assert next_one(one) == next_one(other)
            assert not np.isin(one.random(100), other.random(100)).any()
            assert one.spawn(1)[0].random() != other.spawn(1)[0].random()
