"""The lab of the chapter on privacy profiles: the profile of many answers, one after another."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache

from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Axis, Dots, Line, Mark, Scene, Text
from dpedu.privacy.composition import optimal_epsilon

__all__ = ["DELTA", "answers", "profile"]

DELTA = 1e-6
FLIPS = ("9/20", "2/5", "1/4")
TIMES = (*range(1, 20), *range(20, 105, 5))
GRID = tuple(step / 5 for step in range(51))
LEAST = 1e-9
"""What is smaller is not drawn."""


@cache
def _losses(flip: str, times: int) -> tuple[tuple[float, float], ...]:
    """Each loss of so many answers, and its probability, from exact fractions."""
    p = Fraction(flip)
    one = math.log((1 - p) / p)
    return tuple(
        ((2 * true - times) * one,
         float(math.comb(times, true) * (1 - p) ** true * p ** (times - true)))
        for true in range(times + 1)
    )  # fmt: skip


def profile(epsilon: float, flip: str, times: int) -> float:
    """The δ(ε) of so many answers by randomised response, under edit."""
    return math.fsum(
        chance * -math.expm1(epsilon - loss)
        for loss, chance in _losses(flip, times)
        if loss > epsilon
    )


@cache
def _curve(flip: str, times: int) -> Line:
    return Line(xs=GRID, ys=[max(LEAST, profile(e, flip, times)) for e in GRID], name="profile")


@cache
def least(flip: str, times: int) -> tuple[float, float]:
    """ε of one answer, and the least ε of so many at δ."""
    p = Fraction(flip)
    one = math.log((1 - p) / p)
    return one, optimal_epsilon(DELTA, one, times)


def draw(times: int, flip: str) -> Scene:
    one, epsilon = least(flip, times)
    end = GRID[-1]
    marks: list[Mark] = [
        Line(xs=(0, end), ys=(DELTA, DELTA), colour="grey", dash="dotted", name="δ = 10⁻⁶"),
        _curve(flip, times),
    ]
    if times * one <= end:
        marks.append(Line(xs=[times * one] * 2, ys=(LEAST, 1), colour="green", dash="dashed",
                          name="sum of all ε"))  # fmt: skip
    if epsilon <= end:
        marks += [
            Dots(xs=(epsilon,), ys=(DELTA,), colour="orange", size=10),
            Text(x=epsilon, y=DELTA, text=f"{epsilon:.3g}", colour="orange", right=8, up=8),
        ]
    powers = [(10.0**-k, f"10{text}") for k, text in ((8, "⁻⁸"), (6, "⁻⁶"), (4, "⁻⁴"), (2, "⁻²"))]
    return Scene.of(
        Axis("ε", 0, end, (0, 2, 4, 6, 8, 10)),
        Axis("δ(ε)", 1e-8, 1, [*powers, (1, "1")], log=True),
        *marks,
    )


def describe(times: int, flip: str) -> str:
    one, epsilon = least(flip, times)
    enough = math.ceil(100 * epsilon) / 100  # a promise is rounded up
    return (
        f"{times} answer{'s' * (times > 1)} with flip probability {flip}, ε = {one:.3g} each: the "
        f"sum is {times * one:.3g}, and at δ = 10⁻⁶ an ε of {enough:g} is enough; "
        f"δ(1) is {profile(1, flip, times):.2g}."
    )


answers = Lab(
    name="answers",
    title="The profile of many answers",
    slider=Slider("times", label="Answers", values=TIMES, start=40),
    choice=Choice("flip", label="Flip probability p", values=FLIPS),
    predict=(
        "For one answer the sum of all ε and the point at δ = 10⁻⁶ are together. From how many "
        "answers on do they part, and does the point move half as fast, or less?"
    ),
    draw=draw,
    describe=describe,
)
