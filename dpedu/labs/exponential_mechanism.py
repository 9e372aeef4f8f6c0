"""The lab of the chapter on the exponential mechanism: one choir, two slips, every ε."""

from __future__ import annotations

import math

import numpy as np

from dpedu._validate import FloatArray
from dpedu.labs.lab import Lab, Slider
from dpedu.labs.scene import Axis, Bars, Mark, Scene, Text
from dpedu.mechanisms.exponential import ExponentialMechanism

__all__ = ["EVENINGS", "OTHERS", "SLIPS", "evening", "votes"]

EVENINGS = ("Mon", "Tue", "Wed", "Thu", "Fri")

OTHERS: tuple[str, ...] = (
    7 * ("Mon Wed",)
    + 6 * ("Tue",)
    + 5 * ("Tue Fri",)
    + 5 * ("Wed Fri",)
    + 3 * ("Tue Wed Thu",)
    + 2 * ("Mon Thu Fri",)
    + ("Thu",)
)
"""The slips of all singers but Clara: the evenings on which each of them can come."""

SLIPS = {"only Tuesday": "Tue", "all but Tuesday": "Mon Wed Thu Fri"}
"""Two slips that Clara may have written: they differ in every evening."""


def votes(evening: str, slips: tuple[str, ...]) -> int:
    """How many singers can come on an evening."""
    return sum(evening in slip for slip in slips)


def chances(epsilon: float) -> list[FloatArray]:
    """The probability of each evening, for the one slip of Clara's and for the other."""
    mechanism = ExponentialMechanism(epsilon=epsilon, sensitivity=1, neighbourhood="edit")
    return [
        mechanism.probabilities([votes(day, (*OTHERS, slip)) for day in EVENINGS])
        for slip in SLIPS.values()
    ]


def draw(epsilon: float) -> Scene:
    marks: list[Mark] = []
    for name, heights, colour, side in zip(
        SLIPS, chances(epsilon), ("blue", "orange"), (-0.2, 0.2), strict=True
    ):
        places = [place + side for place in range(len(EVENINGS))]
        hundreds = (100 * heights).tolist()
        marks.append(Bars(xs=places, tops=hundreds, width=0.36, hollow=colour == "orange",
                          colour=colour, name=f"Clara: {name}"))  # fmt: skip
        marks += [
            Text(x=x, y=y, text=f"{y:.0f}", colour=colour, align="middle", up=6)
            for x, y in zip(places, hundreds, strict=True)
        ]
    counts = [
        ", ".join(str(votes(day, (*OTHERS, slip))) for slip in SLIPS.values()) for day in EVENINGS
    ]
    ticks = [(i, f"{EVENINGS[i]}\n{count}") for i, count in enumerate(counts)]
    return Scene.of(
        Axis("Evening, and its votes with each slip", -0.5, 4.5, ticks),
        Axis("Chance in a hundred", 0, 110, (0, 25, 50, 75, 100)),
        *marks,
        height=4.0,
    )


def describe(epsilon: float) -> str:
    one, other = chances(epsilon)
    if epsilon == 0:
        return f"At ε = 0 every evening has the chance {one[1]:.2f}, whatever Clara writes."
    factor = max(np.maximum(one / other, other / one).tolist())
    return (
        f"At ε = {epsilon:g}, Tuesday has the chance {one[1]:.3f} if Clara writes only Tuesday, "
        f"and {other[1]:.3f} if she writes all but Tuesday. No chance moves by more than a factor "
        f"of {_factor(factor)}; up to e^ε = {_factor(math.exp(epsilon))} is allowed."
    )


def _factor(number: float) -> str:
    return f"{number:.2f}" if number < 100 else f"{number:,.0f}"


evening = Lab(
    name="evening",
    title="One slip, and every ε",
    slider=Slider(
        "epsilon",
        label="Privacy parameter ε",
        values=(*(i / 20 for i in range(40)), *(2 + i / 4 for i in range(33))),
        start=1,
    ),
    predict=(
        "Where do the bars stand at the far left? And at the far right: is Tuesday certain to win "
        "if Clara writes only Tuesday?"
    ),
    draw=draw,
    describe=describe,
)
