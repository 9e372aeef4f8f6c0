"""The lab of the chapter on linkage: how few attributes leave a person alone in a crowd."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from dpedu._validate import FloatArray
from dpedu.attacks.singling_out import uniqueness_by_attributes
from dpedu.data.census import census
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Dots, Line, Mark, Scene

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["ATTRIBUTES", "alone"]

ATTRIBUTES = (
    "age", "sex", "postcode", "education", "marital_status", "occupation", "birthplace",
    "household_size",
)  # fmt: skip
PEOPLE = 2_000
COARSENESS = {
    "exact": (1, 1),
    "in fives, three digits": (5, 10),
    "in twenties, one digit": (20, 1000),
}
"""By what age and postcode are divided, and the rest thrown away."""


@cache
def crowd() -> DataFrame:
    """The people of the lab."""
    return census(PEOPLE, rng=np.random.default_rng(2000))[list(ATTRIBUTES)]


@cache
def shares(coarseness: str) -> tuple[FloatArray, ...]:
    """For each number of attributes: the shares of people alone, over all choices of so many."""
    years, codes = COARSENESS[coarseness]
    people = crowd()
    blurred = people.assign(age=people["age"] // years, postcode=people["postcode"] // codes)
    found = uniqueness_by_attributes(blurred, ATTRIBUTES)
    counts = range(1, len(ATTRIBUTES) + 1)
    return tuple(np.sort(found.loc[found["count"] == k, "unique"].to_numpy()) for k in counts)


def draw_alone(attributes: int, coarseness: str) -> Scene:
    found = shares(coarseness)
    counts = range(1, len(found) + 1)
    low, high = ([100 * float(pick(x)) for x in found] for pick in (np.min, np.max))
    middle = [100 * float(np.median(x)) for x in found]
    here = attributes - 1
    marks: list[Mark] = [
        Area(xs=counts, ys=low, tops=high, colour="pale", name="least to most telling"),
        Line(xs=counts, ys=middle, name="typical choice"),
        Line(xs=(attributes, attributes), ys=(low[here], high[here]), colour="orange", width=4),
        Dots(xs=(attributes,), ys=(middle[here],), colour="orange", size=11),
    ]
    return Scene.of(
        Axis("Attributes known", 0.6, len(found) + 0.4, counts),
        Axis("People alone, of a hundred", -3, 103, (0, 25, 50, 75, 100)),
        *marks,
    )


def describe_alone(attributes: int, coarseness: str) -> str:
    found = 100 * shares(coarseness)[attributes - 1]
    how = "exact" if coarseness == "exact" else f"told {coarseness}"
    known = f"{attributes} attribute{'s' * (attributes > 1)}"
    if len(found) == 1:
        return f"With all {known}, age and postcode {how}, {found[0]:.1f} in a hundred are alone."
    return (
        f"With {known}, age and postcode {how}, between {found[0]:.1f} and {found[-1]:.1f} in a "
        f"hundred are alone, depending on which; {np.median(found):.1f} for a typical choice."
    )


alone = Lab(
    name="alone",
    title="Alone in a crowd of two thousand",
    slider=Slider("attributes", label="Attributes known", values=tuple(range(1, 9)), start=3),
    choice=Choice("coarseness", label="Age and postcode", values=tuple(COARSENESS)),
    predict=(
        "Age in steps of twenty years and one digit of the postcode: how many of the eight "
        "attributes are needed until a typical choice leaves more than half of the people alone?"
    ),
    draw=draw_alone,
    describe=describe_alone,
)
