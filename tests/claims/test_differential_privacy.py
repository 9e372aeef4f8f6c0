"""Differential privacy: what a group may lose."""

import itertools

import numpy as np

import dpedu as dp

HEAPS = [(0,) * (n - k) + (1,) * k for n in range(4) for k in range(n + 1)]


def at_distance(k):
    return lambda one, other: dp.symmetric_distance(one, other) == k


def test_neighbours_are_at_distance_1():
    for one, other in itertools.combinations(HEAPS, 2):  # order aside
        near = dp.symmetric_distance(one, other) == 1
        assert near == dp.are_neighbours(one, other, "membership")


def test_distance_k_costs_at_most_the_power_k(page):
    rng = np.random.default_rng(3)
    for _ in range(40):
        rows = [page.random_row(rng, 3) for _ in HEAPS]
        channel = dp.Channel(rows, inputs=HEAPS, outputs="abc")
        step = channel.max_ratio("membership")
        for k in range(1, 7):
            assert channel.max_ratio(at_distance(k)) <= step**k
        assert channel.max_ratio("edit") <= step**2
