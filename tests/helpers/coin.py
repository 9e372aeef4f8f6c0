"""A lab for tests, and a small useful one: how the estimate of two coins narrows with the crowd."""

from __future__ import annotations

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu.labs import Choice, Lab, Slider

RATE = 0.3


def spread(people: int, flip: float) -> float:
    """Standard deviation of the estimated rate, for fixed data."""
    return float(np.sqrt(flip * (1 - flip) / people) / (1 - 2 * flip))


def draw(people: int, flip: float) -> Figure:
    fig, ax = plots.figure(height=2.6)
    sigma = spread(people, flip)
    rate = np.linspace(-0.5, 1.5, 201)
    density = np.exp(-(((rate - RATE) / sigma) ** 2) / 2) / (sigma * np.sqrt(2 * np.pi))
    ax.plot(rate, density, label="estimate")
    ax.axvline(RATE, color=plots.ORANGE, linestyle="--", label="true rate")
    ax.set(xlabel=r"Estimated rate $\hat\theta$", ylabel="Density", ylim=(0, None))
    ax.legend()
    return fig


def describe(people: int, flip: float) -> str:
    return (
        f"With {people} people and flip probability {flip:g}, two estimates in three lie within "
        f"{spread(people, flip):.3f} of the true rate {RATE:g}."
    )


crowd = Lab(
    name="crowd",
    title="How many people hide one coin?",
    slider=Slider("people", label="People n", values=(10, 20, 50, 100, 200, 500, 1000, 2000)),
    choice=Choice("flip", label="Flip probability p", values=(0.1, 0.25, 0.4)),
    predict="Four times as many people: how much narrower does the curve get?",
    draw=draw,
    describe=describe,
)
