"""The lab of the chapter on differential privacy: how far an ε lets anybody's belief move."""

from __future__ import annotations

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.privacy.belief import posterior_bounds

__all__ = ["belief"]


def draw(epsilon: float, prior: float) -> Figure:
    fig, ax = plots.figure(width=4.8, height=4.2)
    before = np.linspace(0, 1, 101)
    low, high = np.array([posterior_bounds(b, epsilon) for b in before.tolist()]).T
    ax.fill_between(before, low, high, color="#d9e4ee", label="all beliefs allowed")
    for ends in (low, high):
        ax.plot(before, ends, "-", color=plots.BLUE)
    ax.plot(before, before, ":", color=plots.GREY, linewidth=1.5, label="as before")
    least, most = posterior_bounds(prior, epsilon)
    ax.plot([prior, prior], [least, most], "-", color=plots.ORANGE, linewidth=3)
    for value, offset in ((most, 7), (least, -14)):
        ax.plot(prior, value, "o", color=plots.ORANGE, markersize=7)
        ax.annotate(
            f"{value:.3f}",
            (prior, value),
            xytext=(8, offset),
            textcoords="offset points",
            color=plots.ORANGE,
            fontweight="bold",
            annotation_clip=False,
            bbox={"boxstyle": "round,pad=0.1", "facecolor": "white", "alpha": 0.8, "linewidth": 0},
        )
    ax.set(
        xlim=(-0.02, 1.12),
        ylim=(-0.12, 1.14),
        xticks=[0, 0.25, 0.5, 0.75, 1],
        yticks=[0, 0.25, 0.5, 0.75, 1],
        xlabel="Belief before the release",
        ylabel="Belief after the release",
    )
    fig.legend(loc="outside upper center", ncols=2, handlelength=1.8, frameon=False)
    return fig


def describe(epsilon: float, prior: float) -> str:
    least, most = posterior_bounds(prior, epsilon)
    if epsilon == 0:
        return f"At ε = 0 nothing can be learnt: a belief of {prior:g} stays {prior:g}."
    return (
        f"At ε = {epsilon:g}, a belief of {prior:g} may end anywhere between {least:.3f} and "
        f"{most:.3f}, whatever comes out, if all other records are known."
    )


belief = Lab(
    name="belief",
    title="How far can a belief move?",
    slider=Slider(
        "epsilon",
        label="Privacy parameter ε",
        values=(0, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8),
        start=1,
    ),
    choice=Choice("prior", label="Belief before", values=(0.01, 0.1, 0.5)),
    predict=(
        "Somebody gives it one chance in a hundred that Nora takes part. From which ε on could an "
        "answer make them think it more likely than not?"
    ),
    draw=draw,
    describe=describe,
)
