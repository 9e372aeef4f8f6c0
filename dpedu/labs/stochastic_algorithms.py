"""The lab of the chapter on stochastic algorithms: what exact answers leave possible."""

from __future__ import annotations

import itertools
from functools import cache

import numpy as np

from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Axis, Dots, Line, Scene, Text

__all__ = ["ANSWERS", "PEOPLE", "left", "possible"]

PEOPLE, ANSWERS = 12, 24
OFF = {"exact": 0, "off by at most 1": 1, "off by at most 2": 2}
"""How far each answer may be from the truth, as everybody knows."""


@cache
def left(how: str) -> tuple[int, ...]:
    """How many data sets are possible after 0, 1, … answers about random halves."""
    rng = np.random.default_rng(1)
    everything = np.array(list(itertools.product((0, 1), repeat=PEOPLE)))
    truth = rng.integers(0, 2, PEOPLE)
    groups = [rng.choice(PEOPLE, size=PEOPLE // 2, replace=False) for _ in range(ANSWERS)]
    errors = rng.integers(-OFF[how], OFF[how] + 1, size=ANSWERS)
    still = np.ones(len(everything), dtype=bool)
    found = [int(still.sum())]
    for group, error in zip(groups, errors, strict=True):
        published = truth[group].sum() + error
        still &= np.abs(everything[:, group].sum(axis=1) - published) <= OFF[how]
        found.append(int(still.sum()))
    return tuple(found)


def draw(answers: int, how: str) -> Scene:
    counts = left(how)
    here = counts[answers]
    return Scene.of(
        Axis("Answers published", -0.5, ANSWERS + 0.5, range(0, ANSWERS + 1, 4)),
        Axis("Data sets still possible", 0.7, 6000, [4**k for k in range(7)], log=True),
        Line(xs=(-0.5, ANSWERS + 0.5), ys=(1, 1), colour="grey", dash="dotted",
             name="the truth alone"),
        Line(xs=range(ANSWERS + 1), ys=counts, colour="pale"),
        Line(xs=range(answers + 1), ys=counts[: answers + 1], name=f"answers {how}"),
        Dots(xs=(answers,), ys=(here,), colour="orange", size=10),
        Text(x=answers, y=here, text=f"{here}", colour="orange", right=9, up=7),
        height=3.6,
    )  # fmt: skip


def describe(answers: int, how: str) -> str:
    here = left(how)[answers]
    told = f"{answers} answer{'s' * (answers != 1)}, {'each ' * (answers > 1)}{how},"
    if answers == 0:
        return f"Before anything is published ({how} it will be), {here} data sets are possible."
    if here == 1:
        return f"After {told} the truth stands alone: everybody's secret is out."
    return f"After {told} {here} of {2**PEOPLE} data sets are still possible."


possible = Lab(
    name="possible",
    title="How many answers leave the truth alone?",
    slider=Slider("answers", label="Answers published", values=tuple(range(ANSWERS + 1)), start=3),
    choice=Choice("how", label="Answers are", values=tuple(OFF)),
    predict=(
        "Each answer counts the secrets in a random half of twelve people. After how many exact "
        "answers does the truth stand alone? Do wrong answers help, if everybody knows how wrong "
        "they may be?"
    ),
    draw=draw,
    describe=describe,
)
