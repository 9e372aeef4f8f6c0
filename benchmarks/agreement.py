"""Agreement with peer libraries on random parameters: ``python -m benchmarks.agreement``.

It stops at the first disagreement. A peer that is not installed is left out, and said to be.
"""

from __future__ import annotations

import importlib.util
import warnings

import numpy as np

import dpedu as dp

TRIES = 200


def near(what: str, ours: float, theirs: float, tolerance: float) -> None:
    if not abs(ours - theirs) <= tolerance * max(abs(ours), abs(theirs)):
        raise AssertionError(f"{what}: {ours!r} here, {theirs!r} there")


def with_diffprivlib(rng: np.random.Generator) -> None:
    from diffprivlib import mechanisms as peers

    for _ in range(TRIES):
        epsilon = float(np.exp(rng.uniform(-3, 2)))
        delta = float(10 ** rng.uniform(-9, -2))
        sensitivity = float(np.exp(rng.uniform(-2, 3)))
        whole = int(rng.integers(1, 6))

        ours = dp.Laplace(epsilon=epsilon, sensitivity=sensitivity)
        peer = peers.Laplace(epsilon=epsilon, sensitivity=sensitivity)
        near("Laplace variance", ours.variance, peer.variance(0.0), 1e-12)

        gauss = dp.Gaussian(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
        analytic = peers.GaussianAnalytic(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
        near("analytic sigma", gauss.sigma**2, analytic.variance(0.0), 1e-6)

        if epsilon < 1:
            classical = dp.Gaussian(
                epsilon=epsilon, delta=delta, sensitivity=sensitivity, calibration="classical"
            )
            textbook = peers.Gaussian(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
            near("classical sigma", classical.variance, textbook.variance(0.0), 1e-12)

        twin = dp.DiscreteLaplace(epsilon=epsilon, sensitivity=whole)
        geometric = peers.Geometric(epsilon=epsilon, sensitivity=whole)
        near("discrete Laplace variance", twin.variance, geometric.variance(0), 1e-9)


def with_opendp(rng: np.random.Generator) -> None:
    import opendp.prelude as odp

    warnings.filterwarnings("ignore", category=DeprecationWarning)
    odp.enable_features("contrib")
    whole_space = odp.atom_domain(T="i32"), odp.absolute_distance(T="i32")
    for _ in range(TRIES):
        epsilon, whole = float(np.exp(rng.uniform(-3, 2))), int(rng.integers(1, 6))
        twin = dp.DiscreteLaplace(epsilon=epsilon, sensitivity=whole)
        loss = odp.m.make_laplace(*whole_space, scale=float(twin.scale)).map(whole)
        near("discrete Laplace epsilon", float(twin.epsilon()), loss, 1e-9)

        delta = float(10 ** rng.uniform(-9, -2))
        gauss = dp.DiscreteGaussian(epsilon=epsilon, delta=delta, sensitivity=whole)
        rho = odp.m.make_gaussian(*whole_space, scale=float(gauss.sigma)).map(whole)
        near("discrete Gaussian zCDP", gauss.zcdp(), rho, 1e-9)

        flip = float(rng.uniform(0.01, 0.49))
        response = dp.RandomisedResponse(flip_probability=flip)
        loss = odp.m.make_randomized_response_bool(prob=1 - flip).map(1)
        near("randomised response epsilon", response.epsilon(), loss, 1e-9)


def main() -> None:
    rng = np.random.default_rng(2026)
    for name, check in [("diffprivlib", with_diffprivlib), ("opendp", with_opendp)]:
        if importlib.util.find_spec(name) is None:
            print(f"{name} is not installed: left out.")
            continue
        check(rng)
        print(f"{name} agrees on {TRIES} random parameters each.")


if __name__ == "__main__":
    main()
