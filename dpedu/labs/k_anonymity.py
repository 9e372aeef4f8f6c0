"""The lab of the chapter on k-anonymity: what k costs, and what it does not buy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from dpedu.anonymity.mondrian import mondrian
from dpedu.data.census import census
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Axis, Dots, Line, Mark, Scene

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "Price", "classes", "price"]

PEOPLE = 3_000
K = (2, 3, 5, 10, 20, 50, 100, 200)
COLUMNS = {
    "all eight": (
        "age", "sex", "postcode", "education", "marital_status", "occupation", "birthplace",
        "household_size",
    ),
    "age, sex, postcode, education": ("age", "sex", "postcode", "education"),
    "age, sex": ("age", "sex"),
}  # fmt: skip
"""Choices of quasi-identifiers."""


class Price(NamedTuple):
    """Of one k-anonymous table, in hundredths."""

    loss: float
    """Information lost, by Iyengar's measure."""
    told: float
    """People in a class whose members all have the same diagnosis."""
    classes: int


@cache
def crowd() -> DataFrame:
    """The people of the lab."""
    return census(PEOPLE, rng=np.random.default_rng(2002))


@cache
def price(k: int, columns: str) -> Price:
    """What Mondrian pays for k with those quasi-identifiers."""
    people = crowd()
    parts = mondrian(people, COLUMNS[columns], k=k)
    diagnoses = people["diagnosis"].groupby(parts.classes).nunique().to_numpy()
    told = parts.sizes[diagnoses == 1].sum() / len(people)
    return Price(100 * parts.loss(), 100 * float(told), parts.sizes.size)


def draw_classes(k: int, columns: str) -> Scene:
    prices = [price(each, columns) for each in K]
    here = price(k, columns)
    marks: list[Mark] = [
        Line(xs=(k, k), ys=(-3, 103), colour="grey", dash="dotted"),
        Line(xs=K, ys=[p.loss for p in prices], name="information lost"),
        Line(xs=K, ys=[p.told for p in prices], colour="orange", dash="dashed",
             name="diagnosis told"),
        Dots(xs=(k,), ys=(here.loss,), size=10),
        Dots(xs=(k,), ys=(here.told,), colour="orange", size=10),
    ]  # fmt: skip
    return Scene.of(
        Axis("k", 1.7, 240, K, log=True),
        Axis("Of a hundred", -3, 103, (0, 25, 50, 75, 100)),
        *marks,
    )


def describe_classes(k: int, columns: str) -> str:
    here = price(k, columns)
    return (
        f"With k = {k} and {columns} as quasi-identifiers there are {here.classes} classes. "
        f"{here.loss:.1f} hundredths of the information are lost, and of a hundred people "
        f"{here.told:.1f} are in a class in which all have the same diagnosis."
    )


classes = Lab(
    name="classes",
    title="What k costs, and what it does not buy",
    slider=Slider("k", label="Class size k", values=K, start=5),
    choice=Choice("columns", label="Quasi-identifiers", values=tuple(COLUMNS)),
    predict=(
        "With all eight quasi-identifiers, about how much of the information is gone at k = 5, and "
        "how many of a hundred people still have their diagnosis told?"
    ),
    draw=draw_classes,
    describe=describe_classes,
)
