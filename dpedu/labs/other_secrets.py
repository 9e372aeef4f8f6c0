"""The lab of the chapter on other secrets: what a count of a house says about one sister."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache

from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Axis, Bars, Mark, Scene
from dpedu.mechanisms.discrete import Geometric

__all__ = ["house", "moved", "published"]

RATIO = 2
"""The most by which one edit changes a probability: e^ε."""

BELIEFS = ("all or none", "each for herself")


@cache
def published(sisters: int, belief: str) -> tuple[tuple[Fraction, ...], tuple[Fraction, ...]]:
    """The probabilities of the published counts, if Nora is ill and if she is well."""
    counter = Geometric(largest=sisters, ratio=RATIO)
    rows = [counter.probabilities(ill).tolist() for ill in range(sisters + 1)]
    if belief == BELIEFS[0]:
        return tuple(rows[-1]), tuple(rows[0])
    # The others are ill or well by a fair coin each.
    weights = [Fraction(math.comb(sisters - 1, k), 2 ** (sisters - 1)) for k in range(sisters)]
    ill, well = (
        tuple(
            sum((w * rows[k + nora][a] for k, w in enumerate(weights)), Fraction(0))
            for a in range(sisters + 1)
        )
        for nora in (1, 0)
    )
    return ill, well


def moved(sisters: int, belief: str) -> Fraction:
    """The most by which a published count moves the odds that Nora is ill."""
    return max(max(a / b, b / a) for a, b in zip(*published(sisters, belief), strict=True))


def draw(sisters: int, belief: str) -> Scene:
    marks: list[Mark] = [
        Bars(xs=[a + side for a in range(sisters + 1)], tops=chances, width=0.36, hollow=hollow,
             colour=colour, name=f"if Nora is {name}")
        for chances, name, colour, side, hollow in zip(
            published(sisters, belief), ("ill", "well"), ("blue", "orange"), (0.2, -0.2),
            (False, True), strict=True,
        )
    ]  # fmt: skip
    return Scene.of(
        Axis("Published count", -0.6, sisters + 0.6, range(sisters + 1)),
        Axis("Probability", 0, 0.72, (0, 0.2, 0.4, 0.6)),
        *marks,
        height=3.4,
    )


def describe(sisters: int, belief: str) -> str:
    factor = moved(sisters, belief)
    return (
        f"{sisters} sister{'s' * (sisters > 1)}, {belief}; the count is ε-DP under edit with "
        f"e^ε = {RATIO}. What is published moves the odds that Nora is ill by a factor of "
        f"{f'{factor}' if factor.denominator == 1 else f'{float(factor):.3f}'} at most."
    )


house = Lab(
    name="house",
    title="A house with the flu",
    slider=Slider("sisters", label="Sisters in the house", values=tuple(range(1, 11)), start=4),
    choice=Choice("belief", label="Belief", values=BELIEFS),
    predict=(
        "Two sisters more move in. What becomes of the factor by which the odds move, if all are "
        "ill or none? And if each falls ill by herself?"
    ),
    draw=draw,
    describe=describe,
)
