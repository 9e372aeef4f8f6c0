"""The lab of the chapter on the Laplace mechanism: one average salary, in two models of trust."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu._validate import FloatArray
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.mechanisms import sensitivity
from dpedu.mechanisms.laplace import Laplace
from dpedu.neighbours import Neighbourhood

__all__ = ["BOUND", "MEAN", "average", "spreads"]

BOUND, MEAN = 100, 42
"""Salaries are clamped to at most that many thousand; and what they are on average."""

RELEASES = 20


def mechanisms(people: int, epsilon: float) -> tuple[Laplace, Laplace]:
    """The noise of one person's salary, and that of the office's average."""
    edit = Neighbourhood.EDIT
    moved = sensitivity.mean(0, BOUND, edit, people=people)
    return (
        Laplace(epsilon=epsilon, sensitivity=BOUND, neighbourhood=edit),
        Laplace(epsilon=epsilon, sensitivity=moved, neighbourhood=edit),
    )


def spreads(people: int, epsilon: float) -> tuple[float, float]:
    """The standard deviation of the average in the local model, and in the central one."""
    own, office = mechanisms(people, epsilon)
    return math.sqrt(own.variance / people), math.sqrt(office.variance)


@cache
def releases(people: int, epsilon: float) -> tuple[FloatArray, FloatArray]:
    """Some published averages in each model: the same ones whenever the lab is shown."""
    own, office = mechanisms(people, epsilon)
    rng = np.random.default_rng(people)
    local = own.noise((RELEASES, people), rng=rng).mean(axis=1)
    return MEAN + local, MEAN + office.noise(RELEASES, rng=rng)


def draw(people: int, epsilon: float) -> Figure:
    fig, ax = plots.figure(width=4.8, height=3.4)
    ax.axvline(MEAN, color=plots.GREY, linestyle=":", linewidth=1.5)
    ax.axvspan(0, BOUND, color="#eef1ec")
    rows = zip(
        ("local", "central"),
        releases(people, epsilon),
        spreads(people, epsilon),
        (plots.ORANGE, plots.BLUE),
        (1, 0),
        strict=True,
    )
    for name, published, spread, colour, height in rows:
        inside = np.abs(published - MEAN) <= 1.3 * BOUND
        ax.plot(published[inside], np.full(inside.sum(), height), "o", color=colour, markersize=4,
                alpha=0.6)  # fmt: skip
        ends = np.clip([MEAN - spread, MEAN + spread], MEAN - 1.3 * BOUND, MEAN + 1.3 * BOUND)
        ax.plot(ends, [height + 0.2] * 2, "-", color=colour, linewidth=4)
        ax.annotate(
            f"{name}: ± {_thousands(spread)}",
            (MEAN, height + 0.32),
            ha="center",
            color=colour,
            fontweight="bold",
            bbox={"facecolor": plots.PAPER, "edgecolor": "none", "pad": 1},
        )
    ax.set(
        xlim=(MEAN - 1.35 * BOUND, MEAN + 1.35 * BOUND),
        ylim=(-0.4, 1.75),
        yticks=[],
        xticks=[-50, 0, 50, 100, 150],
        xlabel="Published average, in thousands",
    )
    ax.spines["left"].set_visible(False)
    return fig


def describe(people: int, epsilon: float) -> str:
    local, central = spreads(people, epsilon)
    return (
        f"With {people} people and ε = {epsilon:g} the standard deviation of the published average "
        f"is {_thousands(local)} thousand in the local model and {_thousands(central)} thousand in "
        f"the central one; the truth is {MEAN}, and salaries lie between 0 and {BOUND}."
    )


def _thousands(number: float) -> str:
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"


average = Lab(
    name="average",
    title="One average, two models",
    slider=Slider("people", label="People n", values=(10, 30, 100, 300, 1000, 3000, 10000)),
    choice=Choice("epsilon", label="ε", values=(1, 0.1, 5)),
    predict=(
        "A hundred times as many people: by what factor does the local error shrink, and by what "
        "factor the central one?"
    ),
    draw=draw,
    describe=describe,
)
