"""The lab of the chapter on interactive access: how many bits random groups give away."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu._validate import IntArray
from dpedu.attacks.reconstruction import least_squares, subset_queries
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.mechanisms.discrete import DiscreteLaplace

__all__ = ["PEOPLE", "attack", "reconstruct"]

PEOPLE = 100


@cache
def secret() -> IntArray:
    """Everybody's bit: the same whenever the lab is shown."""
    return np.random.default_rng(2003).integers(0, 2, PEOPLE)


@cache
def attack(epsilon: float, questions: int) -> IntArray:
    """Whether each person's bit is found, from that many noisy counts of random groups."""
    rng = np.random.default_rng(questions)
    masks = subset_queries(PEOPLE, questions, rng=rng)
    noise = DiscreteLaplace(epsilon=epsilon, sensitivity=1).noise(questions, rng=rng)
    found = least_squares(masks, masks @ secret() + noise)
    return np.asarray(found == secret(), dtype=np.int64)


def draw(epsilon: float, questions: int) -> Figure:
    fig, ax = plots.figure(width=4.4, height=4.2)
    side = math.isqrt(PEOPLE)
    right = attack(epsilon, questions).reshape(side, side).astype(bool)
    row, column = np.indices((side, side))
    ax.plot(column[right], row[right], "s", color=plots.BLUE, markersize=11, label="bit found")
    ax.plot(
        column[~right], row[~right], "x", color=plots.ORANGE, markersize=7, markeredgewidth=2,
        label="guessed wrong",
    )  # fmt: skip
    ax.set(xlim=(-0.7, side - 0.3), ylim=(side - 0.3, -0.7), xticks=[], yticks=[], aspect="equal")
    ax.grid(False)
    for spine in ax.spines.values():
        spine.set_visible(False)
    ax.set_xlabel(f"{right.sum()} of {PEOPLE} right; half are right by guessing")
    fig.legend(loc="outside upper center", ncols=2, handlelength=1.2, frameon=False)
    return fig


def describe(epsilon: float, questions: int) -> str:
    error = math.sqrt(DiscreteLaplace(epsilon=epsilon, sensitivity=1).variance)
    return (
        f"From {questions} counts at ε = {epsilon:g} each, with errors of about {error:.3g} people "
        f"and a total ε of {epsilon * questions:g}, the fit finds "
        f"{attack(epsilon, questions).sum()} of {PEOPLE} bits."
    )


reconstruct = Lab(
    name="reconstruct",
    title="A hundred bits from noisy counts",
    slider=Slider(
        "epsilon", label="ε of each count", values=(0.01, 0.03, 0.1, 0.3, 1, 3), start=0.3
    ),
    choice=Choice("questions", label="Questions", values=(400, 200, 3200)),
    predict=(
        "Four hundred counts, each with an error of about five people. Is that enough noise to "
        "hide a hundred bits? And if eight times as many are asked?"
    ),
    draw=draw,
    describe=describe,
)
