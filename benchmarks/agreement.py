"""Agreement with peer libraries on random parameters: ``python -m benchmarks.agreement``.

It stops at the first disagreement, and otherwise writes down how far apart the two were at most. A
peer that is not installed is left out, and said to be.
"""

from __future__ import annotations

import importlib.util
import math
import warnings
from collections import defaultdict

import numpy as np

import dpedu as dp
from benchmarks.tables import save
from dpedu.learning import GaussianVote, NoisyVote, clip_rows, logistic_minimum
from dpedu.privacy import composition, discrete_profiles, loss, profiles

TRIES = 200
FEW = 20
"""Tries where a peer takes up to seconds for one."""
GRID = 1e-4
"""The grid of dp-accounting's losses, as it is by default; ours are bounds on both sides."""

worst: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
"""From what was compared, and how, to how far apart it was each time and how far it may be."""


def near(what: str, ours: float, theirs: float, tolerance: float) -> None:
    """Both within a relative tolerance of the larger."""
    apart = abs(ours - theirs) / max(abs(ours), abs(theirs), 1e-300)
    if not apart <= tolerance:
        raise AssertionError(f"{what}: {ours!r} here, {theirs!r} there")
    worst[what, "relative"].append((apart, tolerance))


def enclosed(what: str, ours: loss.Bounds, theirs: float, grid: float) -> None:
    """A peer's answer, which it rounds upwards on a grid, is not far from our certified pair."""
    apart = max(ours.lower - theirs, theirs - ours.upper, 0.0)
    if not (ours.lower <= theirs * (1 + 1e-9) + 1e-9 and apart <= grid):
        raise AssertionError(f"{what}: {ours!r} here, {theirs!r} there")
    worst[what, "beyond the pair"].append((apart, grid))


def with_diffprivlib(rng: np.random.Generator) -> None:
    from diffprivlib import mechanisms as peers

    for _ in range(TRIES):
        epsilon = float(np.exp(rng.uniform(-3, 2)))
        delta = float(10 ** rng.uniform(-9, -2))
        sensitivity = float(np.exp(rng.uniform(-2, 3)))
        whole = int(rng.integers(1, 6))

        ours = dp.Laplace(epsilon=epsilon, sensitivity=sensitivity)
        peer = peers.Laplace(epsilon=epsilon, sensitivity=sensitivity)
        near("Laplace, variance", ours.variance, peer.variance(0.0), 1e-12)

        gauss = dp.Gaussian(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
        analytic = peers.GaussianAnalytic(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
        near("analytic Gaussian, σ²", gauss.sigma**2, analytic.variance(0.0), 1e-6)

        if epsilon < 1:
            classical = dp.Gaussian(
                epsilon=epsilon, delta=delta, sensitivity=sensitivity, calibration="classical"
            )
            textbook = peers.Gaussian(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
            near("classical Gaussian, σ²", classical.variance, textbook.variance(0.0), 1e-12)

        twin = dp.DiscreteLaplace(epsilon=epsilon, sensitivity=whole)
        geometric = peers.Geometric(epsilon=epsilon, sensitivity=whole)
        near("discrete Laplace, variance", twin.variance, geometric.variance(0), 1e-9)

        utilities = rng.integers(0, 9, size=int(rng.integers(2, 7))).astype(float)
        choice = dp.ExponentialMechanism(epsilon=epsilon, sensitivity=sensitivity)
        peer = peers.Exponential(
            epsilon=epsilon, sensitivity=sensitivity, utility=utilities.tolist()
        )
        shares = np.diff(peer._probabilities, prepend=0.0)
        for ours_share, share in zip(choice.probabilities(utilities), shares, strict=True):
            near("exponential mechanism, probabilities", float(ours_share) + 1, share + 1, 1e-9)

        flip = float(rng.uniform(0.01, 0.49))
        response = dp.RandomisedResponse(flip_probability=flip)
        binary = peers.Binary(epsilon=float(response.epsilon()), value0="0", value1="1")
        near("randomised response, ε", float(response.epsilon()), binary.epsilon, 1e-12)
    regression(rng)


def regression(rng: np.random.Generator) -> None:
    """With an ε that hides nothing, a private regression finds the minimiser."""
    from diffprivlib.models import LogisticRegression

    for _ in range(FEW):
        rows = clip_rows(rng.normal(size=(200, 4)), 1)
        labels = np.where(rows[:, 0] + rng.normal(0, 0.3, 200) > 0, 1, -1)
        strength = float(10 ** rng.uniform(-3, 0))
        peer = LogisticRegression(
            epsilon=1e12, data_norm=1.001, C=1 / (200 * strength), fit_intercept=False, tol=1e-10,
            max_iter=10_000,
        ).fit(rows, labels)  # fmt: skip
        ours = logistic_minimum(rows, labels, regularisation=strength).weights
        for one, other in zip(ours, peer.coef_[0], strict=True):
            near("logistic regression without privacy, weights", one + 10, other + 10, 1e-5)


def with_opendp(rng: np.random.Generator) -> None:
    import opendp.prelude as odp

    warnings.filterwarnings("ignore", category=DeprecationWarning)
    odp.enable_features("contrib")
    whole_space = odp.atom_domain(T="i32"), odp.absolute_distance(T="i32")
    for _ in range(TRIES):
        epsilon, whole = float(np.exp(rng.uniform(-3, 2))), int(rng.integers(1, 6))
        twin = dp.DiscreteLaplace(epsilon=epsilon, sensitivity=whole)
        spent = odp.m.make_laplace(*whole_space, scale=float(twin.scale)).map(whole)
        near("discrete Laplace, ε", float(twin.epsilon()), spent, 1e-9)

        delta = float(10 ** rng.uniform(-9, -2))
        gauss = dp.DiscreteGaussian(epsilon=epsilon, delta=delta, sensitivity=whole)
        rho = odp.m.make_gaussian(*whole_space, scale=float(gauss.sigma)).map(whole)
        near("discrete Gaussian, zCDP", gauss.zcdp(), rho, 1e-9)

        flip = float(rng.uniform(0.01, 0.49))
        response = dp.RandomisedResponse(flip_probability=flip)
        spent = odp.m.make_randomized_response_bool(prob=1 - flip).map(1)
        near("randomised response, ε", response.epsilon(), spent, 1e-9)

        # From zCDP to (ε, δ): the peer searches to a tolerance of its own.
        rho = float(np.exp(rng.uniform(-5, 0)))
        ours = composition.zcdp_epsilon(rho, delta)
        curve = odp.c.make_zCDP_to_approxDP(
            odp.m.make_gaussian(*whole_space, scale=1 / math.sqrt(2 * rho))
        ).map(1)
        near("zCDP to ε", ours, curve.epsilon(delta), 1e-6)

        scores = odp.vector_domain(odp.atom_domain(T="f64", nan=False)), odp.linf_distance(T="f64")
        flips = odp.m.make_noisy_max(*scores, odp.max_divergence(), scale=2 / epsilon)
        choice = dp.PermuteAndFlip(epsilon=epsilon, sensitivity=1)
        near("permute-and-flip, ε", float(choice.epsilon()), flips.map(1.0), 1e-9)

        vote = NoisyVote(epsilon=epsilon, classes=3, neighbourhood="edit")
        near("a vote, ε", float(vote.epsilon()), flips.map(1.0), 1e-9)
        sigma = float(np.exp(rng.uniform(0, 4)))
        counts = odp.vector_domain(odp.atom_domain(T=int)), odp.l2_distance(T=float)
        spent = odp.m.make_gaussian(*counts, scale=sigma).map(math.sqrt(2))
        votes = GaussianVote(sigma=sigma, classes=3, delta=delta, neighbourhood="edit")
        near("a Gaussian vote, zCDP", float(votes.zcdp()), spent, 1e-9)


def with_dp_accounting(rng: np.random.Generator) -> None:
    closed_forms(rng)
    one_release(rng)
    many_releases(rng)


def closed_forms(rng: np.random.Generator) -> None:
    import dp_accounting as peer
    from dp_accounting import rdp

    orders = 1 + np.geomspace(1e-3, 1e5, 2000)
    for _ in range(TRIES):
        epsilon, delta = float(np.exp(rng.uniform(-3, 2))), float(10 ** rng.uniform(-9, -2))
        sigma, times = float(np.exp(rng.uniform(-1, 3))), int(rng.integers(1, 1000))
        near("analytic Gaussian, σ", profiles.gaussian_sigma(epsilon, delta),
             peer.get_sigma_gaussian(epsilon, delta), 1e-6)  # fmt: skip
        near("analytic Gaussian, ε", profiles.gaussian_epsilon(delta, sigma),
             peer.get_epsilon_gaussian(sigma, delta), 1e-6)  # fmt: skip

        accountant = rdp.RdpAccountant(orders)
        accountant.compose(peer.GaussianDpEvent(sigma), times)
        theirs = accountant.get_epsilon(delta)
        # The peer looks at those orders only, ours at all: never above, and close.
        ours = composition.renyi_epsilon(
            lambda a, s=sigma, n=times: n * profiles.gaussian_renyi(a, s), delta
        )
        if not ours <= theirs * (1 + 1e-9):
            raise AssertionError(f"Gaussian by Rényi, ε: {ours!r} here, {theirs!r} there")
        near("Gaussian by Rényi, ε", ours, theirs, 1e-3)

        order = float(1 + np.exp(rng.uniform(-2, 4)))
        theirs, _ = rdp.compute_epsilon([order], [epsilon], delta)
        near("one Rényi order, ε", composition.order_epsilon(epsilon, order, delta), theirs, 1e-9)

        scale = float(np.exp(rng.uniform(-1, 3)))
        accountant = rdp.RdpAccountant([4.0])
        accountant.compose(peer.LaplaceDpEvent(scale))
        near("Laplace, Rényi divergence at 4", profiles.laplace_renyi(4, scale),
             float(accountant._rdp[0]), 1e-9)  # fmt: skip


def one_release(rng: np.random.Generator) -> None:
    from dp_accounting.pld import privacy_loss_distribution as pld

    for _ in range(FEW):
        epsilon, scale = float(rng.uniform(0.05, 2)), float(np.exp(rng.uniform(-0.5, 2)))
        whole, flip = int(rng.integers(1, 4)), float(rng.uniform(0.05, 0.4))
        categories = int(rng.integers(2, 9))
        for what, ours, theirs in [
            ("Laplace, δ", profiles.laplace_delta(epsilon, scale),
             pld.from_laplace_mechanism(scale)),
            ("Gaussian, δ", profiles.gaussian_delta(epsilon, scale),
             pld.from_gaussian_mechanism(scale)),
            ("discrete Laplace, δ", discrete_profiles.discrete_laplace_delta(epsilon, scale, whole),
             pld.from_discrete_laplace_mechanism(1 / scale, whole)),
            ("discrete Gaussian, δ",
             discrete_profiles.discrete_gaussian_delta(epsilon, scale, whole),
             pld.from_discrete_gaussian_mechanism(scale, whole)),
            ("k-ary randomised response, δ",
             profiles.randomised_response_delta(
                 epsilon, flip, categories=categories) if flip <= 0.4 else 0.0,
             # The peer's parameter is the probability of an answer drawn at random.
             pld.from_randomized_response(flip * categories / (categories - 1), categories)),
        ]:  # fmt: skip
            there = float(theirs.get_delta_for_epsilon(epsilon))
            apart = there - ours  # the peer rounds losses upwards by at most a grid point
            if not -1e-9 <= apart <= 2 * GRID:
                raise AssertionError(f"{what}: {ours!r} here, {there!r} there")
            worst[what, "absolute"].append((abs(apart), 2 * GRID))


def many_releases(rng: np.random.Generator) -> None:
    from dp_accounting.pld import privacy_loss_distribution as pld

    for _ in range(FEW):
        sigma, scale = float(rng.uniform(0.7, 4)), float(rng.uniform(0.7, 4))
        rate, times = float(10 ** rng.uniform(-3, -0.5)), int(10 ** rng.uniform(0, 2.5))
        delta = float(10 ** rng.uniform(-8, -2))
        flip, whole = float(rng.uniform(0.2, 0.45)), int(rng.integers(1, 3))
        for what, ours, theirs in [
            ("subsampled Gaussian, composed", loss.gaussian(sigma=sigma, sampling_rate=rate),
             pld.from_gaussian_mechanism(sigma, sampling_prob=rate)),
            ("subsampled Laplace, composed", loss.laplace(scale=scale, sampling_rate=rate),
             pld.from_laplace_mechanism(scale, sampling_prob=rate)),
            ("randomised response, composed", loss.randomised_response(flip_probability=flip),
             pld.from_randomized_response(2 * flip, 2)),
            ("discrete Gaussian, composed",
             loss.discrete_gaussian(sigma=4 * sigma, sensitivity=whole),
             pld.from_discrete_gaussian_mechanism(4 * sigma, whole)),
            ("discrete Laplace, composed",
             loss.discrete_laplace(scale=4 * scale, sensitivity=whole),
             pld.from_discrete_laplace_mechanism(1 / (4 * scale), whole)),
        ]:  # fmt: skip
            pair = loss.Accountant().compose(ours, times).epsilon(delta)
            there = float(theirs.self_compose(times).get_epsilon_for_delta(delta))
            # Where the peer rounds every loss upwards, that may add up.
            grid = GRID * times if "discrete" in what or "response" in what else 50 * GRID
            enclosed(what, pair, there, grid)


def main() -> None:
    rng = np.random.default_rng(2026)
    rows = []
    for name, check in [
        ("diffprivlib", with_diffprivlib),
        ("opendp", with_opendp),
        ("dp_accounting", with_dp_accounting),
    ]:
        if importlib.util.find_spec(name) is None:
            print(f"{name} is not installed: left out.")
            continue
        worst.clear()
        check(rng)
        for (what, kind), seen in worst.items():
            apart, share = max(a for a, _ in seen), max(a / most for a, most in seen)
            rows.append(
                f"| {what} | {name.replace('_', '-')} | {len(seen)} | {apart:.1e} | {kind} "
                f"| {share:.2g} |"
            )
            print(rows[-1], flush=True)
    words = "On random parameters: the largest difference and its share of what is allowed."
    columns = "| what | peer | tries | difference | it is | share |\n|---|---|--:|--:|---|--:|"
    save("agreement", words, columns, rows)


if __name__ == "__main__":
    main()
