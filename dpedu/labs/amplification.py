"""The lab of the chapter on amplification: what is left of one person's record in a sample."""

from __future__ import annotations

import math

import numpy as np

from dpedu._validate import FloatArray
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Line, Scene, Text
from dpedu.privacy.amplification import subsampled_epsilon

__all__ = ["curves", "subsampling"]


def curves(rate: float, epsilon: float) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Where the noisy count may lie, and its density there without the person and with them.

    The count of the others in the sample is 0 on the axis. With the person it is one more, but only
    if they are sampled: a mixture.
    """
    at = np.union1d(np.linspace(-4 / epsilon, 1 + 4 / epsilon, 101), [0, 1])
    without = epsilon / 2 * np.exp(-epsilon * np.abs(at))
    sampled = epsilon / 2 * np.exp(-epsilon * np.abs(at - 1))
    return at, without, (1 - rate) * without + rate * sampled


def draw(rate: float, epsilon: float) -> Scene:
    at, without, taking_part = curves(rate, epsilon)
    top = epsilon / 2
    factor = math.exp(subsampled_epsilon(epsilon, rate))
    return Scene.of(
        Axis("Noisy count, from that of the others", at[0], at[-1], (0, 1)),
        Axis("", 0, 1.15 * top),
        Area(xs=at, ys=without, tops=taking_part, colour="faint"),
        Line(xs=at, ys=without, name="without Nora"),
        Line(xs=at, ys=taking_part, colour="orange", dash="dashed", name="with Nora"),
        Text(x=at[-1], y=1.04 * top, text=f"factor ≤ {factor:.3g}", colour="orange", align="end"),
        height=3.4,
    )


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
        values=(0.01, *(i / 20 for i in range(1, 21))),
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
