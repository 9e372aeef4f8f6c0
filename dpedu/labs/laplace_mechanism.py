"""The lab of the chapter on the Laplace mechanism: one average salary, in two models of trust."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from dpedu._validate import FloatArray
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Dots, Line, Mark, Scene, Text
from dpedu.mechanisms import sensitivity
from dpedu.mechanisms.laplace import Laplace
from dpedu.neighbours import Neighbourhood

__all__ = ["BOUND", "MEAN", "average", "spreads"]

BOUND, MEAN = 100, 42
"""Salaries are clamped to at most that many thousand; and what they are on average."""

RELEASES = 20

CROWDS = (10, 20, 30, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10000)


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


def draw(people: int, epsilon: float) -> Scene:
    reach = 1.35 * BOUND
    low, high = MEAN - reach, MEAN + reach
    marks: list[Mark] = [
        Area(xs=(0, BOUND), ys=(-1, -1), tops=(2, 2), colour="pale", name="where salaries lie"),
        Line(xs=(MEAN, MEAN), ys=(-1, 2), colour="grey", dash="dotted", name="truth"),
    ]
    rows = zip(
        ("local", "central"),
        releases(people, epsilon),
        spreads(people, epsilon),
        ("orange", "blue"),
        (1, 0),
        strict=True,
    )
    for name, published, spread, colour, height in rows:
        inside = published[np.abs(published - MEAN) <= 1.3 * BOUND]
        ends = [max(low, MEAN - spread), min(high, MEAN + spread)]
        bar = height + 0.2
        marks += [
            Dots(xs=inside, ys=[height] * len(inside), colour=colour, size=5, shape="ring"),
            Line(xs=ends, ys=(bar, bar), colour=colour, width=4),
            Text(x=MEAN, y=bar, text=f"{name}: ± {_thousands(spread)}", colour=colour,
                 align="middle", up=9),
        ]  # fmt: skip
    return Scene.of(
        Axis("Published average, in thousands", low, high, (-50, 0, 50, 100, 150)),
        Axis("", -0.4, 1.75),
        *marks,
        height=3.4,
    )


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
    slider=Slider("people", label="People n", values=CROWDS),
    choice=Choice("epsilon", label="ε", values=(1, 0.1, 5)),
    predict=(
        "A hundred times as many people: by what factor does the local error shrink, and by what "
        "factor the central one?"
    ),
    draw=draw,
    describe=describe,
)
