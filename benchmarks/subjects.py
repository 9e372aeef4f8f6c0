"""Anonymity and streams, against pandas, pycanon, numpy's Fourier transform and OpenDP.

pycanon asks for just one version of each library, so it needs an environment of its own.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator

import numpy as np

from benchmarks.measure import Row, compare
from dpedu import data
from dpedu.anonymity import k_anonymity, l_diversity, mondrian, t_closeness
from dpedu.data.census import QUASI_IDENTIFIERS
from dpedu.streams import (
    BinaryTreeCounter,
    Counter,
    NaiveCounter,
    NoisyBitsCounter,
    SquareRootCounter,
    bounded_contributions,
)

N = 1_000_000
ROWS = 300_000
T = 2**16
PART = 8
"""Peers that take minutes do that part of the work, and their time is multiplied by it."""
WANTED = list(QUASI_IDENTIFIERS)


def rows() -> Iterator[Row]:
    yield from counting()
    yield from hiding()
    yield from growth()


def counters(steps: int) -> dict[str, Counter]:
    return {
        "naive counter": NaiveCounter(steps=steps, epsilon=1),
        "noisy bits": NoisyBitsCounter(steps=steps, epsilon=1),
        "binary tree, Laplace": BinaryTreeCounter(steps=steps, epsilon=1),
        "binary tree, Gaussian": BinaryTreeCounter(steps=steps, rho=0.5),
        "square root": SquareRootCounter(steps=steps, rho=0.5),
        "binary tree, exact noise": BinaryTreeCounter(steps=steps, epsilon=1, exact=True),
    }


def counting() -> Iterator[Row]:
    rng = np.random.default_rng(1)
    stream = rng.integers(0, 2, T)
    numbers = stream.astype(np.float64)
    theirs = opendp_tree(stream[: T // PART])
    for name, counter in counters(T).items():

        def ours(counter: Counter = counter) -> object:
            return counter.release(stream, rng=rng)

        limit = 40 if counter.exact else 4
        work = f"{name}, T = 2¹⁶"
        yield compare(work, ours, "numpy's fft of 2¹⁶", lambda: np.fft.fft(numbers), limit=limit)
        if theirs is not None:
            yield compare(
                work, ours, "OpenDP's b-ary tree", theirs, limit=0.02, runs=2, share=1 / PART
            )


def opendp_tree(stream: np.ndarray) -> Callable[[], object] | None:
    """The noisy nodes of a binary tree, without what would make answers of them."""
    if importlib.util.find_spec("opendp") is None:
        return None
    import opendp.prelude as odp

    odp.enable_features("contrib")
    space = odp.vector_domain(odp.atom_domain(T="i32"), size=stream.size), odp.l1_distance(T="i32")
    tree = odp.t.make_b_ary_tree(*space, leaf_count=stream.size, branching_factor=2)
    measurement = tree >> odp.m.then_laplace(17.0)
    data = stream.astype(np.int32)
    return lambda: measurement(data)


def hiding() -> Iterator[Row]:
    table = data.census(ROWS, rng=np.random.default_rng(2))

    def grouped() -> object:
        return table.groupby(WANTED, observed=True).size()

    def cut() -> object:
        return mondrian(table, WANTED, k=10).release()

    def measured() -> int:
        return k_anonymity(table, WANTED)

    named = "300 000 rows by 8 columns"
    peer = "pandas groupby and size"
    yield compare(f"Mondrian, k = 10, {named}", cut, peer, grouped, limit=15, runs=3)
    yield compare(f"the k of {named}", measured, peer, grouped, limit=0.3)
    if importlib.util.find_spec("pycanon") is not None:
        from pycanon import anonymity

        part = table[: ROWS // PART][WANTED]
        yield compare(
            f"the k of {named}",
            measured,
            "pycanon",
            lambda: anonymity.k_anonymity(part, WANTED),
            limit=0.01,
            runs=1,
            share=1 / PART,
        )


def growth() -> Iterator[Row]:
    """Ten times the rows or steps, in at most ten times the time and a half."""
    rng = np.random.default_rng(3)
    parts = (N // 10, N)
    tables = {n: data.census(n, rng=rng) for n in parts}
    streams = {n: rng.integers(0, 2, n) for n in parts}
    known = {n: counters(n) for n in parts}
    towns = {n: data.town(n, rng=rng) for n in parts}
    visits = {n: data.visits(n // 4, n, rng=rng) for n in parts}
    works: list[tuple[str, Callable[[int], object]]] = [
        ("Mondrian, k = 10", lambda n: mondrian(tables[n], WANTED, k=10).release()),
        ("salaries", lambda n: data.salaries(n, rng=rng)),
        ("athletes", lambda n: data.athletes(n, rng=rng)),
        ("events", lambda n: data.events(n, rng=rng)),
        ("allele frequencies", lambda n: data.allele_frequencies(n, rng=rng)),
        ("messages", lambda n: data.messages(n // 55, rng=rng)),
        ("epidemic curve, a tenth", lambda n: data.epidemic_curve(n // 10, rng=rng)),
        ("voter register", lambda n: data.voter_register(towns[n], rng=rng)),
        ("hospital register", lambda n: data.hospital_register(towns[n], rng=rng)),
        ("bounded contributions", lambda n: bounded_contributions(visits[n], most=2)),
        ("k", lambda n: k_anonymity(tables[n], WANTED)),
        ("l of diagnoses", lambda n: l_diversity(tables[n], WANTED, "diagnosis")),
        ("t of incomes", lambda n: t_closeness(tables[n], WANTED, "income")),
        *(
            (name, lambda n, name=name: known[n][name].release(streams[n], rng=rng))
            for name in known[N]
        ),
    ]
    for name, work in works:
        yield compare(
            f"{name}, 10⁶",
            lambda work=work: work(N),
            "itself, ten times 10⁵",
            lambda work=work: [work(N // 10) for _ in range(10)],
            limit=1.5,
            runs=1 if name.startswith("Mondrian") else 3,
        )
