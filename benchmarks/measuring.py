"""What measures: the accountant and the ledger, against dp-accounting and against themselves."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from fractions import Fraction

from benchmarks.measure import Row, compare
from dpedu.privacy import _convolution as convolution
from dpedu.privacy import loss, profiles
from dpedu.privacy._refinement import Direction
from dpedu.privacy.ledger import Ledger

STEPS, DELTA = 10_000, 1e-5


def rows() -> Iterator[Row]:
    if importlib.util.find_spec("dp_accounting") is not None:
        yield from accounting()
    yield from growth()


def accounting() -> Iterator[Row]:
    from dp_accounting.pld import privacy_loss_distribution as pld

    def training() -> loss.Bounds:
        release = loss.gaussian(sigma=1, sampling_rate=0.01)
        return loss.Accountant().compose(release, STEPS).epsilon(DELTA)

    def peer_training() -> float:
        one = pld.from_gaussian_mechanism(1.0, sampling_prob=0.01)
        return float(one.self_compose(STEPS).get_epsilon_for_delta(DELTA))

    bounds, peer = training(), peer_training()
    # The peer rounds upwards at its default grid, so it is above our lower bound.
    if not (bounds.width <= 1e-4 and bounds.lower <= peer <= bounds.upper + 1e-3):
        raise AssertionError(f"the accountants disagree: {bounds} and {peer}")
    yield compare(
        "subsampled Gaussian, 10⁴ steps, certified pair of ε", training, "dp-accounting",
        peer_training, limit=1.0,
    )  # fmt: skip

    def gaussian() -> float:
        return profiles.gaussian_epsilon(DELTA, sigma=30 / 1000**0.5)

    def peer_gaussian() -> float:
        one = pld.from_gaussian_mechanism(30.0)
        return float(one.self_compose(1000).get_epsilon_for_delta(DELTA))

    if abs(gaussian() - peer_gaussian()) > 1e-3:
        raise AssertionError(f"Gaussian composition: {gaussian()} and {peer_gaussian()}")
    yield compare(
        "Gaussian composed 1000 times, closed form", gaussian, "dp-accounting", peer_gaussian,
        limit=0.01,
    )  # fmt: skip


def growth() -> Iterator[Row]:
    def spends(entries: int) -> Callable[[], None]:
        ledger = Ledger(epsilon=10**9)
        for _ in range(entries):
            ledger.spend(epsilon=Fraction(1, 100))

        def ten() -> None:  # few, so that the ledger stays about as long as it was
            for _ in range(10):
                ledger.spend(epsilon=Fraction(1, 100))

        return ten

    yield compare(
        "ledger: spends at 10⁴ entries", spends(10_000), "dpedu at 10² entries", spends(100),
        limit=1.2,
    )  # fmt: skip

    # On one grid, time is logarithmic in the number of equal steps: repeated squaring.
    one = loss.gaussian(sigma=1000, sampling_rate=1)
    direction = [
        Direction.on_grid([(one.parts[0][0][0], steps)], 1e-5) for steps in (100, 1_000_000)
    ]
    place = convolution.Window(first=-50_000, size=100_000)
    yield compare(
        "transform of 10⁶ equal releases, on one grid",
        lambda: convolution.convolve(direction[1].up, 1.0, place),
        "dpedu, 100 releases",
        lambda: convolution.convolve(direction[0].up, 1.0, place),
        limit=3,
    )

    # For the same total noise: the grid grows finer with the square root of the number of steps.
    few, many = (
        loss.Accountant(tolerance=1e-3).compose(loss.gaussian(sigma=steps**0.5), steps)
        for steps in (100, 10_000)
    )
    yield compare(
        "accountant: 10⁴ equal steps of the same total", lambda: many.epsilon(DELTA),
        "dpedu, 100 steps", lambda: few.epsilon(DELTA), limit=15,
    )  # fmt: skip
