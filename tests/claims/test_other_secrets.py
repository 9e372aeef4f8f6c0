"""Other secrets: Pufferfish, noise by a carrying distance, Blowfish, KL privacy."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

import dpedu as dp

HALF = Fraction(1, 2)


def random_channel(rng, inputs, outputs="abc"):
    weights = rng.integers(1, 8, size=(len(inputs), len(outputs)))
    return dp.Channel(
        [[Fraction(int(w), int(row.sum())) for w in row] for row in weights],
        inputs=inputs,
        outputs=outputs,
    )


def pufferfish_ratio(channel, belief):
    """The worst factor over all secrets "person i has v" against "person i has v'"."""
    people = len(next(iter(belief)))
    worst = Fraction(1)
    for i in range(people):
        given = {}
        for v in {x[i] for x in belief}:
            part = {x: p for x, p in belief.items() if x[i] == v and p}
            if part:
                total = sum(part.values())
                given[v] = [
                    sum(p * channel.probability(a, given=x) for x, p in part.items()) / total
                    for a in channel.outputs
                ]
        for v, w in itertools.permutations(given, 2):
            worst = max(worst, *(p / q for p, q in zip(given[v], given[w], strict=True)))
    return worst


def noisy(law, q, a):
    """The probability of a under discrete Laplace noise with ratio q, up to a constant."""
    return sum(p * q ** abs(a - k) for k, p in enumerate(law))


def reaches(p, q, w):
    """Whether p can be carried to q by at most w: no quantile is farther away."""
    return all(
        sum(a[: k + 1]) <= sum(b[: k + 1 + w]) for a, b in ((p, q), (q, p)) for k in range(len(p))
    )


def distances(values, edges):
    far = {(a, b): 0 if a == b else math.inf for a in values for b in values}
    for a, b in map(tuple, edges):
        far[a, b] = far[b, a] = 1
    for via, a, b in itertools.product(values, repeat=3):
        far[a, b] = min(far[a, b], far[a, via] + far[via, b])
    return far


def mean_loss(ratio):
    """ε tanh(ε/2) for e^ε = ratio."""
    return float(math.log(ratio) * (ratio - 1) / (ratio + 1))


def drawn(seed, sizes):
    """Random channels, eight for each number of people, and the generator."""
    rng = np.random.default_rng(seed)
    for n in sizes:
        data = dp.data_sets((0, 1), n)
        for _ in range(8):
            yield n, data, random_channel(rng, data), rng


def test_independent_beliefs_move_by_at_most_the_factor_of_an_edit():
    for n, data, channel, rng in drawn(2014, (2, 3)):
        for _ in range(5):
            rates = [Fraction(int(k), 10) for k in rng.integers(1, 10, size=n)]
            product = {
                x: math.prod(r if b else 1 - r for r, b in zip(rates, x, strict=True)) for x in data
            }
            assert pufferfish_ratio(channel, product) <= channel.max_ratio("edit")


def test_point_masses_for_the_others_give_back_every_pair_of_neighbours():
    for _, data, channel, _ in drawn(2014, (2, 3)):
        points = max(
            pufferfish_ratio(channel, {x: HALF, y: HALF})
            for x, y in dp.neighbouring_pairs(data, "edit")
        )
        assert points == channel.max_ratio("edit")


def test_dependent_beliefs_are_never_worse_than_all_edits_together():
    for n, data, channel, rng in drawn(2014, (2, 3)):
        weights = [Fraction(int(k)) for k in rng.integers(1, 9, size=len(data))]
        tied = dict(zip(data, weights, strict=True))
        assert pufferfish_ratio(channel, tied) <= channel.max_ratio("edit") ** n


def test_the_house_attains_all_edits_together(page):
    flu = pufferfish_ratio(page.house, page.beliefs["all or none"])
    assert flu == page.house.max_ratio("edit") ** 4 == 16


@pytest.mark.parametrize("enters", [Fraction(1, 10), HALF])
@pytest.mark.parametrize("spreads", [Fraction(1, 10), HALF, Fraction(9, 10), Fraction(1)])
def test_noise_for_the_carrying_distance_keeps_its_factor(page, enters, spreads):
    laws = [page.count_given(page.outbreak(enters, spreads), bit) for bit in (1, 0)]
    w = page.w_infinity(*laws)
    assert [reaches(*laws, v) for v in range(5)] == [v >= w for v in range(5)]
    for q in (HALF, Fraction(9, 10)):  # e^(−1/λ)
        for a in range(-8, 13):
            assert q**w <= noisy(laws[0], q, a) / noisy(laws[1], q, a) <= q**-w


def test_with_exactly_two_ill_the_count_tells_nothing_of_nora(page):
    two = {x: Fraction(1, 6) for x in dp.data_sets((0, 1), 4) if sum(x) == 2}
    assert page.w_infinity(*(page.count_given(two, bit) for bit in (1, 0))) == 0


def test_factors_multiply_along_the_paths_of_every_graph(page):
    rng = np.random.default_rng(33)
    single = dp.data_sets(page.ages, 1)
    every_edge = [frozenset(pair) for pair in itertools.combinations(page.ages, 2)]
    for size in range(1, len(every_edge) + 1):
        for edges in itertools.combinations(every_edge, size):
            channel = random_channel(rng, single)
            ratio = channel.max_ratio(page.joined([set(e) for e in edges]))
            far = distances(page.ages, edges)
            for a, b in itertools.permutations(page.ages, 2):
                if far[a, b] < math.inf:
                    for output in channel.outputs:
                        p, q = (channel.probability(output, given=(v,)) for v in (a, b))
                        assert p <= ratio ** far[a, b] * q
            if size == len(every_edge):  # the complete graph is edit
                assert ratio == channel.max_ratio("edit")


def test_kl_is_bounded_by_epsilon_composes_and_bounds_total_variation():
    rng = np.random.default_rng(1951)
    bits = dp.data_sets((0, 1), 2)
    for _ in range(40):
        first = random_channel(rng, bits)
        later = {a: random_channel(rng, bits) for a in first.outputs}
        kappa, ratio = first.kl("edit"), first.max_ratio("edit")
        loss = math.log(ratio)
        assert kappa <= mean_loss(ratio) + 1e-12 <= min(loss, loss**2 / 2) + 2e-12
        worst_later = max(channel.kl("edit") for channel in later.values())
        assert first.compose_adaptively(later.get).kl("edit") <= kappa + worst_later + 1e-12
        assert float(first.total_variation("edit")) <= math.sqrt(kappa / 2)


def test_randomised_response_attains_the_bound_by_epsilon():
    for p in (Fraction(1, 10), Fraction(1, 4), Fraction(2, 5)):
        coin = dp.RandomisedResponse(flip_probability=p).channel()
        assert math.isclose(coin.kl("edit"), mean_loss((1 - p) / p))
        for times in (2, 3):
            assert math.isclose(coin.repeat(times).kl("edit"), times * coin.kl("edit"))


def test_a_faint_coin_nearly_attains_pinsker():
    faint = dp.RandomisedResponse(flip_probability=Fraction(99, 200)).channel()
    assert 0.999 < float(faint.total_variation("edit")) / math.sqrt(faint.kl("edit") / 2) <= 1
