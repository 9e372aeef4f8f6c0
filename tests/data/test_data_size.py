"""A million rows of everything: memory below 1 GiB."""

import tracemalloc

import numpy as np
import pytest

from dpedu import data
from dpedu.data import _frames as frames
from dpedu.data.census import QUASI_IDENTIFIERS

MILLION = 10**6


def registers(rng):
    everybody = data.town(MILLION, rng=rng)
    data.voter_register(everybody, rng=rng)
    return data.hospital_register(everybody, share=0.6, rng=rng)


def census_classes(rng):
    table = data.census(MILLION, rng=rng)
    return frames.class_sizes(table, QUASI_IDENTIFIERS)


@pytest.mark.parametrize(
    ("make", "rows"),
    [
        (census_classes, MILLION),
        (registers, 800_000),
        (lambda rng: data.film_ratings(30_000, 5_000, rng=rng), MILLION),
        (lambda rng: data.genomes(MILLION, np.full(20, 0.3), rng=rng), MILLION),
        (lambda rng: data.genomes(20, data.allele_frequencies(MILLION, rng=rng), rng=rng), 20),
        (lambda rng: data.salaries(MILLION, rng=rng), MILLION),
        (lambda rng: data.athletes(MILLION, rng=rng), MILLION),
        (lambda rng: data.events(MILLION, rng=rng), MILLION),
        (lambda rng: data.visits(MILLION // 4, MILLION, rng=rng), 900_000),
        (lambda rng: data.epidemic_curve(100_000, people=10**9, rng=rng), 100_000),
        (lambda rng: data.messages(100_000, rng=rng), MILLION),
    ],
)
def test_a_million_rows_fit_in_a_gibibyte(make, rows):
    tracemalloc.start()
    try:
        made = make(np.random.default_rng(1))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert len(made) >= rows
    assert peak < 2**30
