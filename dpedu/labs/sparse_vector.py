"""The lab of the chapter on the sparse vector: how far six published ones can be driven."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache

from dpedu.attacks.broken_sparse_vectors import VARIANTS, Variant
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Dots, Line, Mark, Scene, Text

__all__ = ["BASE", "SIZES", "losses", "variants"]

BASE = Fraction(5, 4)
"""e^(ε/4) for the ε that all six claim for one answer above."""

SIZES = (1, 2, 3, 4, 6, 8, 10, 12)
NAMES = {f"{variant.number}": variant for variant in VARIANTS}


@cache
def losses(variant: Variant) -> tuple[float, ...]:
    """Of each size the loss of its worst session, in units of the ε that is claimed."""
    found = []
    for size in SIZES:
        ratio = variant.ratio(variant.witness(answers=1, size=size), base=BASE, answers=1)
        found.append(float(ratio) if ratio == math.inf else math.log(ratio) / (4 * math.log(BASE)))
    return tuple(found)


def draw(size: int, algorithm: str) -> Scene:
    shown = losses(NAMES[algorithm])
    place = SIZES.index(size)
    marks: list[Mark] = [
        Area(xs=(0, 13), ys=(0, 0), tops=(1, 1), colour="pale", name="what is claimed")
    ]
    if shown[place] == math.inf:
        marks.append(Text(x=size, y=6.2, text="∞", colour="orange", align="middle"))
    else:
        until = [min(loss, 7) for loss in shown[: place + 1]]
        marks += [
            Line(xs=SIZES[: place + 1], ys=until),
            Dots(xs=SIZES[: place + 1], ys=until, size=5),
            Dots(xs=(size,), ys=until[-1:], colour="orange", size=11),
        ]
    return Scene.of(
        Axis("Size of the attack", 0, 13, (1, 4, 8, 12)),
        Axis("Loss, in units of ε", 0, 7, range(8)),
        *marks,
        height=3.4,
    )


def describe(size: int, algorithm: str) -> str:
    variant = NAMES[algorithm]
    loss = losses(variant)[SIZES.index(size)]
    verdict = (
        "no claim can hold"
        if loss == math.inf
        else "within the claim"
        if loss <= 1
        else "the claim is refuted"
    )
    many = "infinite" if loss == math.inf else f"{loss:.3f} ε"
    flaw = f"; {variant.flaw}" if variant.flaw else ""
    return f"Algorithm {algorithm}, attack of size {size}: the loss is {many}, {verdict}{flaw}."


variants = Lab(
    name="variants",
    title="Which of the six keep their promise?",
    slider=Slider("size", label="Size of the attack", values=SIZES, start=1),
    choice=Choice("algorithm", label="Algorithm", values=tuple(NAMES)),
    predict=(
        "Each of the six claims the same ε. Make the attack larger: for which of them does the "
        "loss level off, and where?"
    ),
    draw=draw,
    describe=describe,
)
