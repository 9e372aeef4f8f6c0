"""The lab of the chapter on reproducibility: what a hold-out says that is asked too often."""

from __future__ import annotations

from functools import cache

import numpy as np

from dpedu.adaptive import Outcome, Thresholdout, analyse, sample
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Axis, Dots, Line, Mark, Scene

__all__ = ["CASES", "PEOPLE", "VARIABLES", "experiment", "holdout"]

PEOPLE = 10_000
"""People in each of the three sets, and attributes of each of them."""

VARIABLES = (10, 50, 100, 200, 500)

CASES = {
    "noise, asked directly": (0, False),
    "noise, Thresholdout": (0, True),
    "signal, asked directly": (20, False),
    "signal, Thresholdout": (20, True),
}
"""How many attributes say something about the label, and whether Thresholdout answers."""


@cache
def experiment(case: str) -> Outcome:
    """One run of the experiment, the same whenever the lab is shown."""
    informative, reusable = CASES[case]
    rng = np.random.default_rng(2015)
    sets = [sample(PEOPLE, PEOPLE, informative=informative, rng=rng) for _ in range(3)]
    session = None
    if reusable:
        mechanism = Thresholdout(
            threshold=0.04, sigma=0.0025, budget=600, people=PEOPLE, low=-1, high=1
        )
        session = mechanism.session(rng=rng)
    return analyse(*sets, variables=VARIABLES, session=session)


def draw(variables: int, case: str) -> Scene:
    outcome = experiment(case)
    shown = VARIABLES.index(variables) + 1
    end = len(VARIABLES) - 0.7
    marks: list[Mark] = [Line(xs=(-0.3, end), ys=(0.5, 0.5), colour="grey", dash="dotted")]
    for name, accuracies, colour, dash, shape in (
        ("training", outcome.train, "blue", "solid", "triangle"),
        ("hold-out says", outcome.holdout, "orange", "dashed", "disc"),
        ("fresh data", outcome.fresh, "green", "dotted", "square"),
    ):
        ys = [float(value) for value in accuracies[:shown]]
        marks += [
            Line(xs=range(shown), ys=ys, colour=colour, dash=dash, name=name),
            Dots(xs=range(shown), ys=ys, colour=colour, shape=shape, size=7),
        ]
    return Scene.of(
        Axis("Attributes that vote", -0.3, end, [(i, str(k)) for i, k in enumerate(VARIABLES)]),
        Axis("Accuracy", 0.47, 0.73, (0.5, 0.6, 0.7)),
        *marks,
        height=3.6,
    )


def describe(variables: int, case: str) -> str:
    outcome, place = experiment(case), VARIABLES.index(variables)
    labels = "coin tosses" if CASES[case][0] == 0 else f"tied to {CASES[case][0]} attributes"
    how = "through Thresholdout" if CASES[case][1] else "directly"
    return (
        f"Labels are {labels}; the hold-out is asked {how}. With {variables} attributes the vote "
        f"is right for {outcome.train[place]:.3f} of the training data, the hold-out says "
        f"{outcome.holdout[place]:.3f}, and on fresh data it is {outcome.fresh[place]:.3f}."
    )


holdout = Lab(
    name="holdout",
    title="A hold-out that is asked too often",
    slider=Slider("variables", label="Attributes that vote", values=VARIABLES, start=500),
    choice=Choice("case", label="Labels, and hold-out", values=tuple(CASES)),
    predict=(
        "The labels are coin tosses. The best 500 of 10 000 attributes vote. What does the "
        "hold-out say if it is asked directly, and what if Thresholdout answers for it?"
    ),
    draw=draw,
    describe=describe,
)
