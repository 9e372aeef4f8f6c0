"""Generators of tables and attacks on them, against pandas, numpy and their own tenth."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from benchmarks.measure import Row, compare
from dpedu import data
from dpedu.attacks.floating_point import decide
from dpedu.attacks.linkage import link
from dpedu.attacks.membership import product_scores
from dpedu.attacks.memorisation import CharacterModel
from dpedu.attacks.ratings import identify
from dpedu.attacks.reconstruction import least_squares, subset_queries
from dpedu.attacks.singling_out import uniqueness
from dpedu.data.census import QUASI_IDENTIFIERS
from dpedu.noise import fast

N = 1_000_000
KEY = ["postcode", "birth_date", "sex"]


def rows() -> Iterator[Row]:
    yield from generating()
    yield from counting()
    yield from linking()
    yield from reconstructing()
    yield from growth()


def generating() -> Iterator[Row]:
    rng = np.random.default_rng(1)
    weights = np.full(16, 1 / 16)
    yield compare(
        "census, 10⁶ rows of 10 columns",
        lambda: data.census(N, rng=rng),
        "numpy's choice, ten times",
        lambda: [rng.choice(16, N, p=weights) for _ in range(10)],
        limit=2,
        runs=3,
    )


def counting() -> Iterator[Row]:
    table = data.census(N, rng=np.random.default_rng(2))
    wanted = list(QUASI_IDENTIFIERS)
    yield compare(
        "uniqueness, 10⁶ rows by 8 columns",
        lambda: uniqueness(table, wanted),
        "pandas groupby and size",
        lambda: table.groupby(wanted, observed=True).size(),
        limit=0.8,
    )


def linking() -> Iterator[Row]:
    rng = np.random.default_rng(3)
    everybody = data.town(N // 10, rng=rng)
    stays = data.hospital_register(everybody, share=0.1, rng=rng)
    voters = data.voter_register(everybody, rng=rng)
    yield compare(
        "linking two registers by SQL, 10⁵ people",
        lambda: link(stays, voters, on=KEY),
        "pandas merge",
        lambda: stays.merge(voters, on=KEY),
        limit=40,
    )
    ratings = data.film_ratings(30_000, 5_000, rng=rng)
    memory = data.remembered(ratings, 7, rng=rng)
    yield compare(
        "whose ratings, among 10⁶",
        lambda: identify(ratings, memory),
        "pandas groupby and size, by person and film",
        lambda: [ratings.groupby(column).size() for column in ("person", "film")],
        limit=3,
    )


def reconstructing() -> Iterator[Row]:
    rng = np.random.default_rng(4)
    masks = subset_queries(64, N // 10, rng=rng)
    answers = rng.uniform(0, 64, len(masks))
    yield compare(
        "least squares, 10⁵ counts of 64 people",
        lambda: least_squares(masks, answers),
        "numpy's lstsq",
        lambda: np.linalg.lstsq(masks.astype(float), answers),
        limit=0.5,
    )


def growth() -> Iterator[Row]:
    """Ten times the rows, in at most ten times the time and a half."""
    rng = np.random.default_rng(5)
    parts = (N // 10, N)
    census = {n: data.census(n, rng=rng) for n in parts}
    towns = {n: data.town(n, rng=rng) for n in parts}
    ratings = {n: data.film_ratings(n // 33, 5_000, rng=rng) for n in parts}
    memories = {n: data.remembered(ratings[n], 7, rng=rng) for n in parts}
    sites = np.full(20, 0.3)
    genomes = {n: data.genomes(n, sites, rng=rng) for n in parts}
    texts = {n: data.messages(n // 55, rng=rng) for n in parts}
    noisy = {n: fast.laplace(1, n, rng=rng) for n in parts}
    for name, work in [
        ("census", lambda n: data.census(n, rng=rng)),
        ("town", lambda n: data.town(n, rng=rng)),
        ("film ratings", lambda n: data.film_ratings(n // 33, 5_000, rng=rng)),
        ("genomes", lambda n: data.genomes(n, sites, rng=rng)),
        ("visits", lambda n: data.visits(n // 4, n, rng=rng)),
        ("uniqueness", lambda n: uniqueness(census[n], QUASI_IDENTIFIERS)),
        ("linking by SQL", lambda n: link(towns[n][: n // 10], towns[n], on=KEY)),
        ("whose ratings", lambda n: identify(ratings[n], memories[n])),
        ("membership", lambda n: product_scores(genomes[n], sites[::-1], sites)),
        ("last bits", lambda n: decide(noisy[n], answers=(0, 1), scale=1)),
        ("model of characters", lambda n: CharacterModel(texts[n])),
    ]:
        yield compare(
            f"{name}, 10⁶",
            lambda work=work: work(N),
            "itself, ten times 10⁵",
            lambda work=work: [work(N // 10) for _ in range(10)],
            limit=1.5,
            runs=3,
        )
