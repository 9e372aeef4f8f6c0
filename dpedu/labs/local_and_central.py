"""The lab of the chapter on the local and the central model: whose error falls how fast."""

from __future__ import annotations

import math
from functools import cache

from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Axis, Dots, Line, Mark, Scene, Text
from dpedu.mechanisms.discrete import DiscreteLaplace
from dpedu.mechanisms.randomised_response import RandomisedResponse

__all__ = ["errors", "share"]

PEOPLE = tuple(sorted({round(10 ** (step / 6)) for step in range(2, 37)}))


@cache
def errors(people: int, epsilon: float) -> tuple[float, float, float]:
    """Standard errors of a share: locally, centrally, and by sampling, at most.

    The local one is that of a share ½; with fixed data it does not depend on them.
    """
    response = RandomisedResponse.from_epsilon(epsilon)
    noise = DiscreteLaplace(epsilon=epsilon, sensitivity=1, neighbourhood="edit")
    p = float(response.flip_probability)
    local = math.sqrt(p * (1 - p) / people) / (1 - 2 * p)
    return local, math.sqrt(noise.variance) / people, 0.5 / math.sqrt(people)


NAMES = ("local", "central", "sampling alone")
LOOKS = (("orange", "solid"), ("blue", "dashed"), ("grey", "dotted"))


def draw(people: int, epsilon: float) -> Scene:
    ends = (PEOPLE[0], PEOPLE[-1])
    lines = zip(*(errors(n, epsilon) for n in ends), strict=True)
    marks: list[Mark] = [
        Line(xs=ends, ys=ys, colour=colour, dash=dash, name=name)
        for ys, name, (colour, dash) in zip(lines, NAMES, LOOKS, strict=True)
    ]
    local, central, _ = errors(people, epsilon)
    for value, colour, up in ((local, "orange", 9), (central, "blue", -19)):
        marks += [
            Dots(xs=(people,), ys=(value,), colour=colour, size=10),
            Text(x=people, y=value, text=f"{value:.2g}", colour=colour, up=up,
                 align="start" if people < 10_000 else "end"),
        ]  # fmt: skip
    return Scene.of(
        Axis("People n", 2, 1.3e6, [(10, "10"), (1000, "1000"), (100_000, "100 000")], log=True),
        Axis("Standard error of the share", 1e-7, 20, [(10.0**k, t) for k, t in TICKS], log=True),
        *marks,
    )


TICKS = ((-6, "10⁻⁶"), (-4, "10⁻⁴"), (-2, "0.01"), (0, "1"))


def describe(people: int, epsilon: float) -> str:
    local, central, _ = errors(people, epsilon)
    # The squares of the two errors are n/2 apart.
    needed = people**2 // 2
    return (
        f"With {people} people and ε = {epsilon:g} under edit, the standard error of the share is "
        f"{local:.2g} locally and {central:.2g} centrally, {local / central:.3g} times less. For "
        f"the central error the local model needs {_spaced(needed)} people."
    )


def _spaced(number: int) -> str:
    return f"{number:,}".replace(",", " ")


share = Lab(
    name="share",
    title="A share, locally and centrally",
    slider=Slider("people", label="People n", values=PEOPLE, start=1000),
    choice=Choice("epsilon", label="ε", values=(1, 0.1, 3)),
    predict=(
        "Both lines fall as people join, one twice as steeply. Does a smaller ε change how far "
        "they are apart? And which of them falls below the error of sampling?"
    ),
    draw=draw,
    describe=describe,
)
