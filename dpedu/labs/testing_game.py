"""The lab of the chapter on the testing game: draw a line, and see your two rates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.mechanisms.gaussian import Gaussian
from dpedu.mechanisms.laplace import Laplace
from dpedu.privacy.testing import (
    feasible_region,
    gaussian_trade_off,
    is_feasible,
    laplace_trade_off,
)

__all__ = ["MACHINES", "ROUNDS", "played", "rates", "threshold"]

EPSILON, DELTA = 1.0, 0.1
ROUNDS = 200
"""Rounds that are played on each of the two counts."""


@dataclass(frozen=True)
class Machine:
    """A noisy count: its noise, and the δ that it claims beside ε = 1."""

    noise: Laplace | Gaussian
    delta: float

    def true_positives(self, false: float) -> float:
        """The most that any rule finds at a rate of false alarms."""
        if isinstance(self.noise, Gaussian):
            return 1 - gaussian_trade_off(false, sigma=self.noise.sigma)
        return 1 - laplace_trade_off(false, scale=self.noise.scale)


MACHINES = {
    "Laplace": Machine(Laplace(epsilon=EPSILON, sensitivity=1), 0.0),
    "Gaussian": Machine(Gaussian(epsilon=EPSILON, delta=DELTA, sensitivity=1), DELTA),
    "broken": Machine(Laplace(epsilon=2 * EPSILON, sensitivity=1), 0.0),
}
"""The broken one claims ε = 1, too; its noise is half as wide as it should be."""


def rates(line: float, machine: str) -> tuple[float, float]:
    """False and true positives of "4 patients, if the answer is above the line", not 3."""
    noise = MACHINES[machine].noise
    below = [float(noise.cdf(line - count)) for count in (3, 4)]
    return 1 - below[0], 1 - below[1]


@cache
def played(line: float, machine: str) -> tuple[int, int]:
    """False alarms and finds in rounds that are the same whenever the lab is shown."""
    noise = MACHINES[machine].noise
    rng = np.random.default_rng(4)
    return (
        int((3 + noise.noise(ROUNDS, rng=rng) > line).sum()),
        int((4 + noise.noise(ROUNDS, rng=rng) > line).sum()),
    )


def draw(line: float, machine: str) -> Figure:
    fig, ax = plots.figure(width=4.6, height=4.7)
    shown = MACHINES[machine]
    region = feasible_region(EPSILON, shown.delta)
    ax.fill(*zip(*region, strict=True), color="#d9e4ee", label="region of the promise")
    grid = np.linspace(0, 1, 51).tolist()
    ax.plot(grid, [shown.true_positives(u) for u in grid], color=plots.BLUE, label="best rules")
    ax.plot([0, 1], [0, 1], ":", color=plots.GREY, label="guessing")
    false, true = rates(line, machine)
    alarms, finds = played(line, machine)
    ax.plot(
        alarms / ROUNDS, finds / ROUNDS, "o", markersize=8, markerfacecolor="none",
        color=plots.ORANGE, label=f"in {2 * ROUNDS} rounds",
    )  # fmt: skip
    ax.plot(false, true, "o", color=plots.ORANGE, markersize=8, label="in the long run")
    ax.set(
        xlabel="False positive rate", ylabel="True positive rate", aspect="equal",
        xlim=(-0.03, 1.03), ylim=(-0.03, 1.03), xticks=(0, 0.5, 1), yticks=(0, 0.5, 1),
    )  # fmt: skip
    fig.legend(loc="outside upper center", ncols=2, handlelength=1.6, frameon=False)
    return fig


def describe(line: float, machine: str) -> str:
    false, true = rates(line, machine)
    alarms, finds = played(line, machine)
    delta = MACHINES[machine].delta
    inside = is_feasible(false, true, EPSILON, delta)
    promise = f"ε = {EPSILON:g}, δ = {delta:g}"
    return (
        f"You say 4 above {line:g}: of {ROUNDS} rounds with 3 patients {alarms} are false alarms, "
        f"of {ROUNDS} with 4 you find {finds}; in the long run the rates are {false:.3f} and "
        f"{true:.3f}, {'inside' if inside else 'OUTSIDE'} the region of {promise}."
    )


threshold = Lab(
    name="threshold",
    title="Three patients or four?",
    slider=Slider("line", label="Say 4 above", values=(1, 2, 3, 3.5, 4, 5, 6), start=3.5),
    choice=Choice("machine", label="Machine", values=tuple(MACHINES)),
    predict=(
        "Where must you draw the line to be right most often? And where, to raise hardly any "
        "false alarms? How many do you still find then?"
    ),
    draw=draw,
    describe=describe,
)
