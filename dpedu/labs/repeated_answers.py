"""The lab of the chapter on properties: what the same question tells, Monday after Monday."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache

from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Axis, Bars, Line, Mark, Scene

__all__ = ["SURE", "beliefs", "mondays"]

SURE = Fraction(99, 100)
FLIPS = ("1/4", "2/5", "9/20")


@cache
def beliefs(weeks: int, flip: str) -> tuple[tuple[Fraction, Fraction], ...]:
    """For each number of yes: the belief in a yes after it, and its chance if yes is true.

    Whoever reads the answers held yes and no equally likely before.
    """
    p = Fraction(flip)
    odds = (1 - p) / p
    return tuple(
        (
            1 / (1 + odds ** (weeks - 2 * yes)),
            math.comb(weeks, yes) * (1 - p) ** yes * p ** (weeks - yes),
        )
        for yes in range(weeks + 1)
    )


def sure(weeks: int, flip: str) -> Fraction:
    """How likely the reader is sure of the truth."""
    return sum((chance for belief, chance in beliefs(weeks, flip) if belief >= SURE), Fraction(0))


def draw(weeks: int, flip: str) -> Scene:
    found = [(belief, chance) for belief, chance in beliefs(weeks, flip) if chance > 1e-4]
    marks: list[Mark] = [
        Line(xs=(0.5, 0.5), ys=(0, 1), colour="grey", dash="dotted", name="before any answer")
    ]
    for part, colour, name in (
        ([each for each in found if each[0] < SURE], "blue", "belief"),
        ([each for each in found if each[0] >= SURE], "orange", "99 % or more"),
    ):
        if part:
            belief, chance = zip(*part, strict=True)
            marks.append(Bars(xs=belief, tops=chance, thin=True, width=4, colour=colour, name=name))
    top = max(chance for _, chance in found)
    return Scene.of(
        Axis("Belief that the truth is yes", -0.02, 1.02, (0, 0.25, 0.5, 0.75, 1)),
        Axis("Probability", 0, 1.1 * float(top), (0, round(float(top), 2))),
        *marks,
        height=3.4,
    )


def describe(weeks: int, flip: str) -> str:
    p = Fraction(flip)
    total = weeks * math.log((1 - p) / p)
    return (
        f"After {weeks} Monday{'s' * (weeks > 1)} with flip probability {flip} the losses add up "
        f"to ε = {total:.3g}. Somebody who was undecided is then at least 99 % sure of the truth "
        f"with probability {float(sure(weeks, flip)):.3f}."
    )


mondays = Lab(
    name="mondays",
    title="The same question every Monday",
    slider=Slider("weeks", label="Mondays", values=tuple(range(1, 61)), start=4),
    choice=Choice("flip", label="Flip probability p", values=FLIPS),
    predict=(
        "The truth is yes, and each Monday it is masked by fresh coins. After how many Mondays is "
        "an undecided reader more likely than not to be 99 % sure? And with coins that lie almost "
        "every second time?"
    ),
    draw=draw,
    describe=describe,
)
