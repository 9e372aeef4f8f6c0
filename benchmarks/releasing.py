"""What releases, against numpy, diffprivlib, OpenDP and multi-freq-ldpy."""

from __future__ import annotations

import importlib.util
import warnings
from collections.abc import Iterator

import numpy as np

import dpedu as dp
from benchmarks.measure import Row, compare
from dpedu.noise import exact

N = 1_000_000
LOOP = 2_000
"""How many values a peer releases that takes one at a time: a five-hundredth of the work."""
PART = 20_000
"""How many exact values a peer releases: a fiftieth of the work, which takes it a second."""


def rows() -> Iterator[Row]:
    yield from additive()
    yield from randomised_response()
    yield from discrete()
    yield from selection()
    yield from unary_response()
    yield from growth()


def has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def opendp_space(atom: str, metric: str) -> tuple:
    import opendp.prelude as odp

    warnings.filterwarnings("ignore", category=DeprecationWarning)
    odp.enable_features("contrib", "idealized-numerics")
    domain = odp.atom_domain(T=atom, nan=False) if atom == "f64" else odp.atom_domain(T=atom)
    return odp.vector_domain(domain), getattr(odp, metric)(T=atom)


def additive() -> Iterator[Row]:
    rng, zeros = np.random.default_rng(1), np.zeros(N)
    laplace = dp.Laplace(epsilon=1, sensitivity=1)
    gaussian = dp.Gaussian(epsilon=1, delta=1e-5, sensitivity=1)
    for name, mechanism, numpy_noise in [
        ("Laplace", laplace, lambda: rng.laplace(0, laplace.scale, N)),
        ("Gaussian", gaussian, lambda: rng.normal(0, gaussian.sigma, N)),
    ]:

        def release(mechanism=mechanism):
            return mechanism.release(zeros, rng=rng)

        yield compare(f"fast {name}", release, "numpy's noise alone", numpy_noise, limit=1.5)
        if has("diffprivlib"):
            from diffprivlib import mechanisms

            peer = (
                mechanisms.Laplace(epsilon=1, sensitivity=1)
                if name == "Laplace"
                else mechanisms.GaussianAnalytic(epsilon=1, delta=1e-5, sensitivity=1)
            )

            def loop(peer=peer):
                return [peer.randomise(0.0) for _ in range(LOOP)]

            yield compare(
                f"fast {name}", release, "diffprivlib, a loop", loop, limit=0.01, share=LOOP / N
            )
        if has("opendp"):
            import opendp.prelude as odp

            opendp_space("f64", "l1_distance")
            space = odp.atom_domain(T="f64", nan=False), odp.absolute_distance(T="f64")
            make = odp.m.make_laplace if name == "Laplace" else odp.m.make_gaussian
            measurement = make(*space, scale=1.0)

            def loop(measurement=measurement):
                return [measurement(0.0) for _ in range(LOOP)]

            yield compare(
                f"fast {name}", release, "OpenDP, a loop", loop, limit=0.01, share=LOOP / N
            )


def randomised_response() -> Iterator[Row]:
    rng = np.random.default_rng(2)
    bits, response = rng.integers(0, 2, N), dp.RandomisedResponse(flip_probability=0.25)

    def release():
        return response.release(bits, rng=rng)

    work = "randomised response"
    yield compare(
        work,
        release,
        "bits ^ (rng.random(n) < p)",
        lambda: bits ^ (rng.random(N) < 0.25),
        limit=1.5,
    )
    if has("diffprivlib"):
        from diffprivlib import mechanisms

        peer = mechanisms.Binary(epsilon=np.log(3), value0="0", value1="1")
        yield compare(
            work,
            release,
            "diffprivlib, a loop",
            lambda: [peer.randomise("1") for _ in range(LOOP)],
            limit=0.01,
            share=LOOP / N,
        )
    if has("opendp"):
        import opendp.prelude as odp

        opendp_space("f64", "l1_distance")
        measurement = odp.m.make_randomized_response_bool(prob=0.75)
        yield compare(
            work,
            release,
            "OpenDP, a loop",
            lambda: [measurement(True) for _ in range(LOOP)],
            limit=0.01,
            share=LOOP / N,
        )


def discrete() -> Iterator[Row]:
    if not has("opendp"):
        return
    import opendp.prelude as odp

    rng, zeros = np.random.default_rng(3), np.zeros(N, dtype=np.int32)
    part = zeros[:PART].copy()
    for name, sampler, metric, limit in [
        ("Laplace", exact.discrete_laplace, "l1_distance", 0.3),
        ("Gaussian", exact.discrete_gaussian, "l2_distance", 0.5),
    ]:
        space = opendp_space("i32", metric)
        make = odp.m.make_laplace if name == "Laplace" else odp.m.make_gaussian
        for scale in (1.0, 10.0, 1000.0):
            measurement = make(*space, scale=scale)

            def ours(sampler=sampler, scale=scale):
                return zeros + sampler(scale, N, rng=rng)

            yield compare(
                f"exact discrete {name}, scale {scale:g}",
                ours,
                "OpenDP's vector mechanism",
                lambda measurement=measurement: measurement(part),
                limit=limit,
                share=PART / N,
            )


def selection() -> Iterator[Row]:
    rng = np.random.default_rng(4)
    for size in (100_000, N):
        utilities = rng.integers(0, 1000, size).astype(float)
        mechanisms = [
            ("exponential", dp.ExponentialMechanism(epsilon=1, sensitivity=1), rng.gumbel),
            ("noisy max", dp.ReportNoisyMax(epsilon=1, sensitivity=1), rng.laplace),
            ("permute-and-flip", dp.PermuteAndFlip(epsilon=1, sensitivity=1), rng.exponential),
        ]
        for name, mechanism, noise in mechanisms:
            work = f"{name}, {size:,} candidates"

            def ours(mechanism=mechanism, utilities=utilities):
                return mechanism.release(utilities, rng=rng)

            def plain(noise=noise, utilities=utilities, size=size):
                return int(np.argmax(utilities + noise(0, 2.0, size))) if noise != rng.exponential \
                    else int(np.argmax(utilities + noise(2.0, size)))  # fmt: skip

            yield compare(work, ours, "numpy's argmax of noisy scores", plain, limit=2)
            if size > 100_000:
                continue
            if has("diffprivlib"):
                from diffprivlib import mechanisms as peers

                if name != "noisy max":
                    kind = peers.Exponential if name == "exponential" else peers.PermuteAndFlip
                    listed = utilities.tolist()

                    def theirs(kind=kind, listed=listed):
                        return kind(epsilon=1, sensitivity=1, utility=listed).randomise()

                    yield compare(work, ours, "diffprivlib", theirs, limit=0.1)
            if has("opendp"):
                import opendp.prelude as odp

                space = opendp_space("f64", "l1_distance")[0], odp.linf_distance(T="f64")
                privacy = odp.max_divergence()
                if name == "exponential":
                    privacy = odp.zero_concentrated_divergence()  # its Gumbel form
                if name == "noisy max":
                    continue  # OpenDP's noise is exponential or Gumbel
                measurement = odp.m.make_noisy_max(*space, privacy, scale=2.0)
                data = utilities.copy()
                yield compare(
                    work,
                    ours,
                    "OpenDP's noisy max",
                    lambda measurement=measurement, data=data: measurement(data),
                    limit=0.1,
                )


def unary_response() -> Iterator[Row]:
    if not has("multi_freq_ldpy"):
        return
    from multi_freq_ldpy.pure_frequency_oracles.UE import UE_Client

    people, k = 100_000, 128
    rng = np.random.default_rng(5)
    data = rng.integers(0, k, people)
    response = dp.UnaryRandomisedResponse.optimised(1, categories=k)

    def theirs():
        return np.sum([UE_Client(int(x), k, 1.0, True) for x in data], axis=0)

    def ours():
        return response.estimate(response.release(data, rng=rng))

    def counts():
        return response.estimate_from_counts(response.release_counts(data, rng=rng), people=people)

    work = "optimised unary encoding, k = 128, n = 100,000"
    yield compare(work, ours, "multi-freq-ldpy", theirs, limit=0.1)
    yield compare(f"{work}, counts only", counts, "multi-freq-ldpy", theirs, limit=0.01)


def growth() -> Iterator[Row]:
    """Ten times the values, in at most ten times the time and a half."""
    rng = np.random.default_rng(6)
    laplace = dp.Laplace(epsilon=1, sensitivity=1)
    exponential = dp.ExponentialMechanism(epsilon=1, sensitivity=1)
    for name, work in [
        ("fast Laplace", lambda n: laplace.release(np.zeros(n), rng=rng)),
        ("exact discrete Laplace", lambda n: exact.discrete_laplace(10, n, rng=rng)),
        ("exact discrete Gaussian", lambda n: exact.discrete_gaussian(10, n, rng=rng)),
        ("exponential mechanism", lambda n: exponential.release(np.zeros(n), rng=rng)),
    ]:
        yield compare(
            f"{name}, 10⁶ values",
            lambda work=work: work(N),
            "itself, ten times 10⁵ values",
            lambda work=work: [work(N // 10) for _ in range(10)],
            limit=1.5,
        )
