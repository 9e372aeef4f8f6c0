"""The lab of the chapter on amplification: what is left of one person's record in a sample."""

from __future__ import annotations

import math

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu._validate import FloatArray
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.privacy.amplification import subsampled_epsilon

__all__ = ["curves", "subsampling"]


def curves(rate: float, epsilon: float) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Where the noisy count may lie, and its density there without the person and with them.

    The count of the others in the sample is 0 on the axis. With the person it is one more, but only
    if they are sampled: a mixture.
    """
    at = np.linspace(-4 / epsilon, 1 + 4 / epsilon, 241)
    without = epsilon / 2 * np.exp(-epsilon * np.abs(at))
    sampled = epsilon / 2 * np.exp(-epsilon * np.abs(at - 1))
    return at, without, (1 - rate) * without + rate * sampled


def draw(rate: float, epsilon: float) -> Figure:
    fig, ax = plots.figure(width=4.8, height=3.4)
    at, without, taking_part = curves(rate, epsilon)
    ax.fill_between(at, taking_part, without, color="#f3d9c8")
    ax.plot(at, without, "-", color=plots.BLUE, label="without Nora")
    ax.plot(at, taking_part, "--", color=plots.ORANGE, label="with Nora")
    top = epsilon / 2
    ax.annotate(
        f"factor ≤ {math.exp(subsampled_epsilon(epsilon, rate)):.3g}",
        (at[-1], 1.04 * top),
        ha="right",
        color=plots.ORANGE,
        fontweight="bold",
    )
    ax.set(
        ylim=(0, 1.15 * top),
        yticks=[],
        xlim=(at[0], at[-1]),
        xlabel="Noisy count, from that of the others",
    )
    ax.spines["left"].set_visible(False)
    fig.legend(loc="outside upper center", ncols=2, frameon=False)
    return fig


def describe(rate: float, epsilon: float) -> str:
    total = subsampled_epsilon(epsilon, rate)
    return (
        f"With a sampling rate of {rate:g} and ε = {epsilon:g} on the sample, the whole has "
        f"ε′ = {total:.3g}, which is {total / epsilon:.3g} times ε: Nora changes no probability by "
        f"more than a factor {math.exp(total):.3g}, in place of {math.exp(epsilon):.3g}."
    )


subsampling = Lab(
    name="subsampling",
    title="Nora may be in the sample",
    slider=Slider(
        "rate",
        label="Sampling rate γ",
        values=(0.01, 0.05, 0.1, 0.25, 0.5, 1),
        start=0.5,
    ),
    choice=Choice("epsilon", label="ε on the sample", values=(1, 0.25, 4)),
    predict=(
        "A tenth of the people are sampled. Is ε′ then a tenth of ε? Guess for ε = 0.25 and for "
        "ε = 4."
    ),
    draw=draw,
    describe=describe,
)
