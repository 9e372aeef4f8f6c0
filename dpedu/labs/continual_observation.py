"""The lab of the chapter on continual observation: one epidemic, four counters."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu._validate import FloatArray
from dpedu.data.streams import epidemic_curve
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.streams import BinaryTreeCounter, NaiveCounter, NoisyBitsCounter, SquareRootCounter
from dpedu.streams.counter import Counter

__all__ = ["COUNTERS", "DAYS", "DELTA", "epidemic"]

DAYS, DELTA, WEEK = 200, 1e-6, 7

COUNTERS: dict[str, type[Counter]] = {
    "square root": SquareRootCounter,
    "tree": BinaryTreeCounter,
    "noisy bits": NoisyBitsCounter,
    "naive": NaiveCounter,
}


@lru_cache(maxsize=1)
def cases() -> tuple[int, ...]:
    """New cases of each day."""
    town = epidemic_curve(DAYS, rng=np.random.default_rng(2020))
    return tuple(town["cases"].tolist())


def counter(kind: str, epsilon: float) -> Counter:
    """Gaussian noise for all four, so that only the factorisations differ."""
    return COUNTERS[kind](steps=DAYS, epsilon=epsilon, delta=DELTA, neighbourhood="membership")


def spreads(kind: str, epsilon: float) -> tuple[FloatArray, FloatArray]:
    """Standard deviations of each day's total, and of each week's cases from day 8 on."""
    covariance = counter(kind, epsilon).covariance()
    variances = np.diag(covariance)
    weeks = variances[WEEK:] + variances[:-WEEK] - 2 * np.diag(covariance, WEEK)
    return np.sqrt(variances), np.sqrt(np.maximum(weeks, 0))


def draw(epsilon: float, kind: str) -> Figure:
    truth = np.array(cases())
    total = truth.cumsum()
    noisy = counter(kind, epsilon).release(truth, rng=np.random.default_rng(7))
    days = np.arange(1, DAYS + 1)
    spread = spreads(kind, epsilon)[0]
    widest = spreads("naive", epsilon)[0].max()
    fig, (above, below) = plots.figure(width=4.8, height=4.6, rows=2, sharex=True)
    above.fill_between(days, -2 * spread, 2 * spread, color="#d9e4ee", label="two deviations")
    above.plot(days, noisy - total, "-", color=plots.ORANGE, linewidth=1.4, label="published")
    above.set(ylabel="Error of the total", xlim=(0, DAYS), ylim=(-3 * widest, 3 * widest))
    below.plot(days[WEEK:], _weeks(total), "-", color=plots.GREY, linewidth=3.5, alpha=0.5)
    below.lines[0].set_label("truth")
    below.plot(days[WEEK:], _weeks(noisy), "-", color=plots.ORANGE, linewidth=1.4)
    below.set(ylabel="Cases of a week", xlabel="Day", ylim=(-500, 1500))
    handles = [*above.get_legend_handles_labels()[0], below.lines[0]]
    fig.legend(handles=handles, loc="outside upper center", ncols=3, frameon=False, columnspacing=1)
    return fig


def describe(epsilon: float, kind: str) -> str:
    total, weeks = spreads(kind, epsilon)
    return (
        f"At ε = {epsilon:g} (δ = 10⁻⁶) the {kind} counter's total has a standard deviation of "
        f"{total.max():,.1f} on its worst day. That of the cases of a week is between "
        f"{weeks.min():,.1f} and {weeks.max():,.1f}."
    )


def _weeks(total: FloatArray) -> FloatArray:
    return np.asarray(total[WEEK:] - total[:-WEEK])


epidemic = Lab(
    name="epidemic",
    title="An epidemic, counted every evening",
    slider=Slider(
        "epsilon",
        label="Privacy parameter ε",
        values=(0.05, 0.1, 0.3, 1),
        start=0.1,
    ),
    choice=Choice("kind", label="Counter", values=tuple(COUNTERS)),
    predict=(
        "Towards day 200 the epidemic returns. With which counters can you see it, at ε = 0.1? "
        "And is it the one that follows the total best?"
    ),
    draw=draw,
    describe=describe,
)
