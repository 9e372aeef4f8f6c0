"""Private learning and synthetic tables against peers: errors at the same budget, and speed.

Errors are means over seeds, twenty of each side or two hundred. A row of errors says how far a
private answer is from the one without privacy; its ratio is ours over the peer's.
"""

from __future__ import annotations

import importlib.util
import statistics
import time
import warnings
from collections.abc import Callable, Iterator

import numpy as np

from benchmarks.measure import Row, compare, seconds
from dpedu._validate import FloatArray, IntArray
from dpedu.learning import (
    GaussianVote,
    NoisyVote,
    ObjectivePerturbation,
    OutputPerturbation,
    clip_rows,
    logistic_minimum,
)
from dpedu.privacy.composition import zcdp_rho
from dpedu.synthetic import MWEM, Domain, SelectMeasureGenerate, SyntheticTable, workload_error

SEEDS = 20
MANY = 200
"""Seeds of what is quick."""
EPSILON, DELTA = 1.0, 1e-6
LAMBDA = 0.01


def rows() -> Iterator[Row]:
    warnings.filterwarnings("ignore")
    yield from regressions()
    yield from votes()
    yield from tables()


# Logistic regression ------------------------------------------------------------------------------


def tasks() -> Iterator[tuple[str, FloatArray, IntArray]]:
    """Rows of length at most 1 and labels: real ones, and many made-up ones."""
    from sklearn.datasets import load_breast_cancer

    features, classes = load_breast_cancer(return_X_y=True)
    # Public ranges would scale them as well as these do: both sides get the same rows.
    scaled = features / features.max(axis=0) - 0.3
    yield "569 tumours, 30 features", clip_rows(scaled, 1), 2 * classes - 1
    rng = np.random.default_rng(1)
    labels = rng.choice([-1, 1], size=20_000)
    noise = rng.normal(0, 0.3, size=(20_000, 10))
    made = noise + 0.2 * labels[:, None] * (np.arange(10) < 3)
    yield "20 000 made-up records, 10 features", clip_rows(made, 1), labels


def objective(weights: FloatArray, features: FloatArray, labels: IntArray) -> float:
    """What is minimised, without noise."""
    losses = np.logaddexp(0, -labels * (features @ weights))
    return float(losses.mean() + LAMBDA / 2 * (weights @ weights))


def regressions() -> Iterator[Row]:
    if importlib.util.find_spec("diffprivlib") is None:
        return
    from diffprivlib.models import LogisticRegression

    for name, features, labels in tasks():
        people = len(labels)
        given = {"people": people, "regularisation": LAMBDA, "neighbourhood": "edit"}
        best = logistic_minimum(features, labels, regularisation=LAMBDA).weights
        least = objective(best, features, labels)

        def peer(
            seed: int, features: FloatArray = features, labels: IntArray = labels,
            people: int = people,
        ) -> FloatArray:  # fmt: skip
            model = LogisticRegression(
                epsilon=EPSILON, data_norm=1, C=1 / (people * LAMBDA), fit_intercept=False,
                random_state=seed, max_iter=1000,
            )  # fmt: skip
            return model.fit(features, labels).coef_[0]

        theirs = average(
            lambda seed, f=features, y=labels, least=least: (
                objective(peer(seed, f, y, len(y)), f, y) - least
            )
        )
        for kind, delta in [
            (ObjectivePerturbation, 0), (ObjectivePerturbation, DELTA), (OutputPerturbation, 0),
        ]:  # fmt: skip
            training = kind(epsilon=EPSILON, delta=delta, **given)

            def ours(
                seed: int, training: ObjectivePerturbation | OutputPerturbation = training,
                features: FloatArray = features, labels: IntArray = labels,
            ) -> FloatArray:  # fmt: skip
                return training.release((features, labels), rng=np.random.default_rng(seed))

            mine = average(
                lambda seed, ours=ours, f=features, y=labels, least=least: (
                    objective(ours(seed), f, y) - least
                )
            )
            words = "objective" if kind is ObjectivePerturbation else "output"
            noise = "Gaussian noise, δ = 10⁻⁶" if delta else "δ = 0"
            # Noise after the training is what objective perturbation was made to better.
            limit = 1.2 if kind is ObjectivePerturbation and not delta else 100
            yield Row(
                f"{words} perturbation, {noise}: excess loss, {name}", "diffprivlib, δ = 0",
                mine, theirs, limit=limit, unit="",
            )  # fmt: skip
            if kind is ObjectivePerturbation and not delta:
                yield compare(
                    f"{words} perturbation, {name}", lambda ours=ours: ours(1), "diffprivlib",
                    lambda peer=peer: peer(1), limit=1.5,
                )  # fmt: skip


# Votes --------------------------------------------------------------------------------------------


def votes() -> Iterator[Row]:
    """Votes on ten classes, a hundred rows at once, against OpenDP's exact noise on their counts.

    Both sides look at the counts a hundred times; only ours also counts.
    """
    if importlib.util.find_spec("opendp") is None:
        return
    import opendp.prelude as odp

    odp.enable_features("contrib")
    rng = np.random.default_rng(2)
    ballots = rng.integers(10, size=(100, 250))
    counts = [np.bincount(row, minlength=10).tolist() for row in ballots]
    scores = odp.vector_domain(odp.atom_domain(T=int))
    best = odp.m.make_noisy_max(scores, odp.linf_distance(T=int), odp.max_divergence(), scale=20.0)
    noisy = odp.m.make_gaussian(scores, odp.l2_distance(T=float), scale=40.0)
    for name, vote, peer, theirs in [
        (
            "pure",
            NoisyVote(epsilon=0.1, classes=10, neighbourhood="edit"),
            "OpenDP's noisy max",
            lambda: [best(row) for row in counts],
        ),
        (
            "Gaussian",
            GaussianVote(sigma=40, classes=10, delta=DELTA, neighbourhood="edit"),
            "OpenDP's Gaussian counts, and their argmax",
            lambda: [np.argmax(noisy(row)) for row in counts],
        ),
    ]:
        yield compare(
            f"a hundred {name} votes, exactly",
            lambda vote=vote: vote.release(ballots, rng=rng),
            peer, theirs, limit=1,
        )  # fmt: skip


# Synthetic tables ---------------------------------------------------------------------------------


def people() -> IntArray:
    """Five thousand records of four attributes that go together."""
    rng, n = np.random.default_rng(3), 5000
    first = rng.integers(4, size=n)
    second = np.where(rng.random(n) < 0.2, rng.integers(3, size=n), np.minimum(first, 2))
    third = (first + rng.integers(2, size=n)) % 4
    fourth = (rng.random(n) < 0.2 + 0.5 * (second == 2)).astype(int)
    return np.stack([first, second, third, fourth], axis=1)


def tables() -> Iterator[Row]:
    """MWEM and a way of AIM, against OpenDP's AIM, on all pairs of attributes."""
    if importlib.util.find_spec("opendp") is None or importlib.util.find_spec("mbi") is None:
        return
    records, domain = people(), Domain((4, 3, 4, 2))
    given = {"domain": domain, "workload": domain.ways(2), "neighbourhood": "membership"}
    for name, mechanism, loss in [
        ("MWEM, δ = 0", MWEM(epsilon=EPSILON, rounds=6, **given), {"epsilon": EPSILON}),
        (
            "select, measure, generate, δ = 10⁻⁶",
            SelectMeasureGenerate(epsilon=EPSILON, delta=DELTA, **given),
            {"rho": zcdp_rho(EPSILON, DELTA)},
        ),
    ]:
        mine, theirs, spent, peers = [], [], [], []
        for seed in range(SEEDS):
            made: list[SyntheticTable] = []

            def ours(seed: int = seed, mechanism: object = mechanism, made: list = made) -> None:
                made.append(mechanism.release(records, rng=np.random.default_rng(seed)))

            spent.append(seconds(ours))
            table, lasted = aim(records, domain, loss)
            made.append(table)
            peers.append(lasted)
            errors = [workload_error(records, table, domain.ways(2)) for table in made]
            mine.append(errors[0])
            theirs.append(errors[1])
        against = f"OpenDP's AIM, {next(iter(loss))} = {next(iter(loss.values())):.3g}"
        yield Row(
            f"{name}: error of all pairs", against, statistics.fmean(mine),
            statistics.fmean(theirs), limit=1.1, unit="",
        )  # fmt: skip
        yield Row(name, against, statistics.median(spent), statistics.median(peers), limit=1)


def aim(records: IntArray, domain: Domain, loss: dict[str, float]) -> tuple[SyntheticTable, float]:
    """The peer's table and how long it took, without the category that it adds for what is missing.

    Version 0.16 sometimes raises an error in the middle, when its search for a scale tries a
    negative one: then it is asked again, and only the run that succeeds is counted.
    """
    from opendp.mod import OpenDPException

    for _ in range(10):
        started = time.perf_counter()
        try:
            return _aim(records, domain, loss), time.perf_counter() - started
        except OpenDPException:
            print("OpenDP's AIM has raised an error: once more.", flush=True)
    raise RuntimeError("OpenDP's AIM has failed ten times in a row")


def _aim(records: IntArray, domain: Domain, loss: dict[str, float]) -> SyntheticTable:
    import opendp.prelude as odp
    import polars

    odp.enable_features("contrib")
    names = "abcd"[: len(domain.sizes)]
    frame = polars.LazyFrame({name: records[:, i] for i, name in enumerate(names)})
    context = odp.Context.compositor(
        data=frame, privacy_unit=odp.unit_of(contributions=1), privacy_loss=odp.loss_of(**loss)
    )
    keys = {name: list(range(size)) for name, size in zip(names, domain.sizes, strict=True)}
    table = context.query(**loss).select(*names).contingency_table(keys=keys).release()
    counts = np.asarray(table.project(tuple(names)))[tuple(slice(size) for size in domain.sizes)]
    return SyntheticTable(domain, np.maximum(counts, 0.0))


def average(error: Callable[[int], float]) -> float:
    """The mean over all seeds."""
    return statistics.fmean(error(seed) for seed in range(MANY))
