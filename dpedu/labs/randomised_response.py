"""Labs of the chapter on randomised response: what one answer tells, and what all of them tell."""

from __future__ import annotations

from functools import cache

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu._validate import FloatArray
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.mechanisms.randomised_response import RandomisedResponse

__all__ = ["estimates", "posterior"]

SHARE = 0.2
"""The true share of ones in the lab of estimates."""

WIDTHS = {0.4: 1.3, 0.25: 0.55, 0.1: 0.3}
"""For each flip probability, how far the axis of the estimates reaches."""


def beliefs(flip_probability: float, prior: float) -> tuple[float, float]:
    """The belief in a 1 after the answer 1, and after the answer 0."""
    channel = RandomisedResponse(flip_probability=flip_probability).channel()
    before = {(0,): 1 - prior, (1,): prior}
    after = [channel.posterior(before, answer)[1,] for answer in (1, 0)]
    return float(after[0]), float(after[1])


@cache
def _curves(prior: float) -> tuple[FloatArray, FloatArray]:
    flips = np.linspace(0, 0.5, 51)
    return flips, np.array([beliefs(p, prior) for p in flips.tolist()])


def draw_posterior(flip_probability: float, prior: float) -> Figure:
    fig, ax = plots.figure(width=4.8, height=3.8)
    flips, after = _curves(prior)
    ax.axhline(prior, color=plots.GREY, linestyle=":", linewidth=1.5, label="before any answer")
    names, dashes = ("after a yes", "after a no"), ("-", "--")
    colours, offsets = (plots.BLUE, plots.ORANGE), ((8, 7), (8, -14))
    now = beliefs(flip_probability, prior)
    for column in (0, 1):
        ax.plot(flips, after[:, column], dashes[column], color=colours[column], label=names[column])
        ax.plot(flip_probability, now[column], "o", color=colours[column], markersize=8)
        ax.annotate(
            f"{now[column]:.3f}",
            (flip_probability, now[column]),
            xytext=offsets[column],
            textcoords="offset points",
            color=colours[column],
            fontweight="bold",
            annotation_clip=False,
        )
    ax.set(
        xlim=(-0.01, 0.57),
        ylim=(-0.1, 1.12),
        yticks=[0, 0.25, 0.5, 0.75, 1],
        xlabel="Flip probability p",
        ylabel="Belief that the truth is 1",
    )
    fig.legend(loc="outside upper center", ncols=2, handlelength=1.8)
    return fig


def describe_posterior(flip_probability: float, prior: float) -> str:
    yes, no = beliefs(flip_probability, prior)
    if flip_probability == 0.5:
        return f"At p = 0.5 an answer is a coin toss: the belief stays at {prior:g}."
    return (
        f"At p = {flip_probability:g}, a yes raises the belief from {prior:g} to {yes:.3f}; "
        f"a no lowers it to {no:.3f}."
    )


posterior = Lab(
    name="posterior",
    title="What one answer gives away",
    slider=Slider(
        "flip_probability",
        label="Flip probability p",
        values=(0.0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5),
        start=0.25,
    ),
    choice=Choice("prior", label="Belief before the answer", values=(0.1, 0.5, 0.9)),
    predict=(
        "You are almost sure that she doped: 0.9. At which flip probability does a single no "
        "bring you to an even bet?"
    ),
    draw=draw_posterior,
    describe=describe_posterior,
)


def spread(people: int, flip_probability: float) -> tuple[FloatArray, FloatArray, float]:
    """All estimates that n people can lead to, their probabilities, and the accuracy at 2/3."""
    response = RandomisedResponse(flip_probability=flip_probability)
    ones = round(SHARE * people)
    shares = np.arange(people + 1) / people
    values = (shares - flip_probability) / (1 - 2 * flip_probability)
    chances = response.yes_distribution(people, ones=ones)
    return values, chances, response.accuracy(people, ones=ones)


def draw_estimates(people: int, flip_probability: float) -> Figure:
    fig, ax = plots.figure(width=4.8, height=3.8)
    values, chances, accuracy = spread(people, flip_probability)
    top = float(chances.max())
    # The band in front of the spikes, which would hide it where people are many.
    ax.axvspan(SHARE - accuracy, SHARE + accuracy, color="#d9e4ee")
    ax.errorbar(
        SHARE,
        1.12 * top,
        xerr=accuracy,
        fmt="none",
        ecolor=plots.GREEN,
        elinewidth=4,
        capsize=6,
        capthick=2,
        label="two in three",
    )
    ax.axvline(SHARE, color=plots.GREY, linestyle=":", linewidth=1.5, label="true share")
    # What cannot be seen need not travel in the page.
    seen = chances > top / 500
    possible = (values >= 0) & (values <= 1)
    for part, colour, name in (
        (seen & possible, plots.BLUE, "estimate"),
        (seen & ~possible, plots.ORANGE, "below 0 or above 1"),
    ):
        ax.vlines(values[part], 0, chances[part], color=colour, linewidth=2, label=name)
    ax.set(
        # As wide as the fewest people need, so that the band narrows before the reader's eyes.
        xlim=(SHARE - WIDTHS[flip_probability], SHARE + WIDTHS[flip_probability]),
        ylim=(0, 1.25 * top),
        xlabel=r"Estimate $\hat\theta$",
        ylabel="Probability",
    )
    fig.legend(loc="outside upper center", ncols=2, handlelength=1.6)
    return fig


def describe_estimates(people: int, flip_probability: float) -> str:
    values, chances, accuracy = spread(people, flip_probability)
    *_, before = spread(people // 4, flip_probability)
    outside = 100 * float(chances[(values < 0) | (values > 1)].sum())
    lost = f"{outside:.1f} in a hundred are" if outside >= 0.05 else "hardly one is"
    return (
        f"With {people} people and p = {flip_probability:g}, two estimates in three lie within "
        f"{accuracy:.3f} of the true share {SHARE:g}; {lost} below 0 or above 1. "
        f"With a quarter of the people it would be {before:.3f}."
    )


estimates = Lab(
    name="estimates",
    title="What all answers together give away",
    slider=Slider("people", label="People n", values=(20, 40, 80, 160, 320, 640, 1280), start=80),
    choice=Choice("flip_probability", label="Flip probability p", values=tuple(WIDTHS)),
    predict="Four times as many people: how much narrower does the shaded band become?",
    draw=draw_estimates,
    describe=describe_estimates,
)
