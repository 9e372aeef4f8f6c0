"""The lab of the chapter on deployments: counts that may not be negative."""

from __future__ import annotations

import math

import numpy as np

from dpedu._validate import FloatArray
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Axis, Bars, Line, Scene
from dpedu.mechanisms.discrete import DiscreteLaplace

__all__ = ["clipped", "river"]

SEEN = 30
"""The counts that are shown; further out nearly nothing happens."""

FAR = 400


def clipped(people: int, epsilon: float) -> FloatArray:
    """The probabilities of the published counts 0, 1, … of a block, negative ones made 0."""
    noise = DiscreteLaplace(epsilon=epsilon, sensitivity=1, neighbourhood="membership")
    published = np.arange(-FAR, people + FAR)
    chances = noise.probability(published - people)
    found: FloatArray = chances[FAR:].copy()
    found[0] += chances[:FAR].sum()
    return found


def bias(people: int, epsilon: float) -> float:
    """By how much the published count is too high on average: q^(n + 1) / (1 − q²), q = e^−ε."""
    return math.exp(-epsilon * (people + 1)) / -math.expm1(-2 * epsilon)


def draw(people: int, epsilon: float) -> Scene:
    chances = clipped(people, epsilon)[: SEEN + 1]
    top = 1.15 * float(chances.max())
    mean = people + bias(people, epsilon)
    return Scene.of(
        Axis("Published count", -1, SEEN, (0, 5, 10, 15, 20, 25, 30)),
        Axis("Probability", 0, top, (0, float(f"{top / 1.15:.2g}"))),
        Bars(xs=range(SEEN + 1), tops=chances, thin=True, width=5, name="published"),
        Line(xs=(people, people), ys=(0, top), colour="grey", dash="dotted", name="truth"),
        Line(xs=(mean, mean), ys=(0, top), colour="orange", dash="dashed", name="on average"),
        height=3.4,
    )


def describe(people: int, epsilon: float) -> str:
    who = "an empty block" if people == 0 else f"a block of {people}"
    return (
        f"With discrete Laplace noise at ε = {epsilon:g} (membership), and nothing below 0, "
        f"{who} is published as 0 with probability {clipped(people, epsilon)[0]:.3f}, and is "
        f"{bias(people, epsilon):.3g} people too many on average."
    )


river = Lab(
    name="river",
    title="People in the river",
    slider=Slider("people", label="People who live there", values=tuple(range(21)), start=0),
    choice=Choice("epsilon", label="ε", values=(0.25, 0.1, 1)),
    predict=(
        "Nobody lives in the river. How many people are there on average after negative counts "
        "have become 0? From how many inhabitants on is the average nearly right?"
    ),
    draw=draw,
    describe=describe,
)
