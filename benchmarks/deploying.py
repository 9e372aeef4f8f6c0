"""Adaptive analysis, Bayes and deployments against their own hundredth: how they grow."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from benchmarks.measure import Row, compare
from dpedu import Laplace, data
from dpedu.adaptive import analyse, discoveries, sample
from dpedu.bayes import BernoulliPosterior, count_posterior
from dpedu.deployments import (
    Classification,
    CountMeanSketch,
    ElasticJoinCount,
    Messages,
    OneBitMean,
    PrivateGradientDescent,
    Rappor,
    TopDown,
)


def rows() -> Iterator[Row]:
    """A hundred times the size, in about a hundred times the time: more as caches overflow."""
    for name, size, work in works():
        yield compare(
            f"{name}, {size}",
            lambda work=work, size=size: work(size),
            "itself, a hundred times a hundredth",
            lambda work=work, size=size: [work(size // 100) for _ in range(100)],
            limit=3,
            runs=2,
        )


def works() -> Iterator[tuple[str, int, Callable[[int], object]]]:
    rng = np.random.default_rng(1)

    def holdout(cells: int) -> object:
        side = round(cells**0.5)
        return analyse(*[sample(side, side, rng=rng) for _ in range(3)], variables=[side // 20])

    yield "hold-out experiment, people times attributes", 10**8, holdout

    p = rng.random(10**6)
    yield (
        "false discoveries, tests",
        10**6,
        lambda n: discoveries(p[:n], level=0.1, correction="benjamini-hochberg"),
    )

    bits = rng.random(10**6) < 0.3
    yield (
        "posterior sampling, people",
        10**6,
        lambda n: BernoulliPosterior.from_epsilon(1, people=n).release(bits[:n], rng=rng),
    )

    noise = Laplace(epsilon=1, sensitivity=1)
    yield "count posterior, counts", 10**6, lambda n: count_posterior(5.0, people=n, noise=noise)

    rappor = Rappor(bits=64, hashes=2, cohorts=8)
    words = [f"site {i % 50}" for i in range(10**5)]
    yield "RAPPOR, people", 10**5, lambda n: rappor.tally(rappor.release(words[:n], rng=rng))

    sketch = CountMeanSketch.from_epsilon(4, items=10**4, hashes=16, width=256)
    codes = rng.integers(10**4, size=10**5)
    yield (
        "count-mean sketch, people",
        10**5,
        lambda n: sketch.add_up(sketch.release(codes[:n], rng=rng)),
    )

    mean, values = OneBitMean.from_epsilon(1, largest=10), rng.uniform(0, 10, 10**6)
    yield "one-bit mean, people", 10**6, lambda n: mean.release(values[:n], rng=rng)

    census = TopDown(rho=1, delta=1e-10, neighbourhood="edit")
    counts = rng.integers(0, 100, (10**4, 20))
    yield "census, regions", 10**4, lambda n: census.release(counts[:n], rng=rng)

    join = ElasticJoinCount(epsilon=1, delta=1e-6, neighbourhood="edit")
    keys = rng.integers(10**4, size=10**6)
    yield "join count, rows", 10**6, lambda n: join.release((keys[:n], keys[:n]), rng=rng)

    features = rng.normal(size=(10**5, 20))
    labels = (features[:, 0] > 0).astype(int)
    text = data.messages(2_000, rng=rng).splitlines(keepends=True)

    def training(batch: float) -> PrivateGradientDescent:
        return PrivateGradientDescent(
            noise_multiplier=1, clip=1, sampling_rate=0.1, steps=10, batch=batch, learning_rate=1,
            delta=1e-6,
        )  # fmt: skip

    steps = training(100)
    yield (
        "private gradient descent, records",
        10**5,
        lambda n: steps.release(Classification(features[:n], labels[:n], classes=2), rng=rng),
    )

    def gradients(lines: int) -> object:
        problem = Messages("".join(text[:lines]), table=64)
        return problem.clipped_gradient(problem.start(), np.arange(lines), 1)

    yield "clipped gradients, messages", 2_000, gradients
