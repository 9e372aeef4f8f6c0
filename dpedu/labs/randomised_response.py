"""Labs of the chapter on randomised response: what one answer tells, and what all of them tell."""

from __future__ import annotations

from functools import cache

import numpy as np

from dpedu._validate import FloatArray
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Bars, Dots, Line, Mark, Scene, Text
from dpedu.mechanisms.randomised_response import RandomisedResponse

__all__ = ["estimates", "posterior"]

SHARE = 0.2
"""The true share of ones in the lab of estimates."""

WIDTHS = {0.4: 1.3, 0.25: 0.55, 0.1: 0.3}
"""For each flip probability, how far the axis of the estimates reaches."""


def beliefs(flip_probability: float, prior: float) -> tuple[float, float]:
    """The belief in a 1 after the answer 1, and after the answer 0."""
    channel = RandomisedResponse(flip_probability=flip_probability).channel()
    before = {(0,): 1 - prior, (1,): prior}
    after = [channel.posterior(before, answer)[1,] for answer in (1, 0)]
    return float(after[0]), float(after[1])


FLIPS = tuple(hundredth / 100 for hundredth in range(51))


@cache
def _curves(prior: float) -> tuple[Line, ...]:
    after = zip(*(beliefs(p, prior) for p in FLIPS), strict=True)
    looks = (("after a yes", "blue", "solid"), ("after a no", "orange", "dashed"))
    return tuple(
        Line(xs=FLIPS, ys=ys, name=name, colour=colour, dash=dash)
        for ys, (name, colour, dash) in zip(after, looks, strict=True)
    )


def draw_posterior(flip_probability: float, prior: float) -> Scene:
    quarters = (0, 0.25, 0.5, 0.75, 1)
    before = Line(xs=(-0.01, 0.57), ys=(prior, prior), colour="grey", dash="dotted",
                  name="before any answer")  # fmt: skip
    marks: list[Mark] = [before, *_curves(prior)]
    for value, colour, up in zip(
        beliefs(flip_probability, prior), ("blue", "orange"), (9, -18), strict=True
    ):
        marks += [
            Dots(xs=(flip_probability,), ys=(value,), colour=colour, size=10),
            Text(x=flip_probability, y=value, text=f"{value:.3f}", colour=colour, right=9, up=up),
        ]
    return Scene.of(
        Axis("Flip probability p", -0.01, 0.57, (0, 0.1, 0.2, 0.3, 0.4, 0.5)),
        Axis("Belief that the truth is 1", -0.1, 1.12, quarters),
        *marks,
    )


def describe_posterior(flip_probability: float, prior: float) -> str:
    yes, no = beliefs(flip_probability, prior)
    if flip_probability == 0.5:
        return f"At p = 0.5 an answer is a coin toss: the belief stays at {prior:g}."
    return (
        f"At p = {flip_probability:g}, a yes raises the belief from {prior:g} to {yes:.3f}; "
        f"a no lowers it to {no:.3f}."
    )


posterior = Lab(
    name="posterior",
    title="What one answer gives away",
    slider=Slider(
        "flip_probability",
        label="Flip probability p",
        values=FLIPS,
        start=0.25,
    ),
    choice=Choice("prior", label="Belief before the answer", values=(0.1, 0.5, 0.9)),
    predict=(
        "You are almost sure that she doped: 0.9. At which flip probability does a single no "
        "bring you to an even bet?"
    ),
    draw=draw_posterior,
    describe=describe_posterior,
)


CROWDS = (20, 28, 40, 56, 80, 112, 160, 224, 320, 448, 640, 896, 1280)


def spread(people: int, flip_probability: float) -> tuple[FloatArray, FloatArray, float]:
    """All estimates that n people can lead to, their probabilities, and the accuracy at 2/3."""
    response = RandomisedResponse(flip_probability=flip_probability)
    ones = round(SHARE * people)
    shares = np.arange(people + 1) / people
    values = (shares - flip_probability) / (1 - 2 * flip_probability)
    chances = response.yes_distribution(people, ones=ones)
    return values, chances, response.accuracy(people, ones=ones)


def draw_estimates(people: int, flip_probability: float) -> Scene:
    values, chances, accuracy = spread(people, flip_probability)
    top = float(chances.max())
    ends, bar = (SHARE - accuracy, SHARE + accuracy), 1.12 * top
    marks: list[Mark] = [
        Area(xs=ends, ys=(0, 0), tops=(2 * top, 2 * top), colour="pale"),
        Line(xs=(SHARE, SHARE), ys=(0, 2 * top), colour="grey", dash="dotted", name="true share"),
        Line(xs=ends, ys=(bar, bar), colour="green", width=5, name="two in three"),
    ]
    # What cannot be seen need not travel in the page.
    seen = chances > top / 500
    possible = (values >= 0) & (values <= 1)
    for part, colour, name in (
        (seen & possible, "blue", "estimate"),
        (seen & ~possible, "orange", "below 0 or above 1"),
    ):
        if part.any():
            marks.append(Bars(xs=values[part], tops=chances[part], thin=True, width=2,
                              colour=colour, name=name))  # fmt: skip
    # As wide as the fewest people need, so that the band narrows before the reader's eyes.
    reach = WIDTHS[flip_probability]
    ticks = (-1, -0.5, 0, 0.5, 1, 1.5) if reach > 1 else (0, 0.1, 0.2, 0.3, 0.4, 0.5)
    return Scene.of(
        Axis("Estimate θ̂", SHARE - reach, SHARE + reach,
             [at for at in ticks if abs(at - SHARE) <= reach]),
        Axis("Probability", 0, 1.25 * top, [round(top * part, 3) for part in (0, 0.5, 1)]),
        *marks,
    )  # fmt: skip


def describe_estimates(people: int, flip_probability: float) -> str:
    values, chances, accuracy = spread(people, flip_probability)
    *_, before = spread(people // 4, flip_probability)
    outside = 100 * float(chances[(values < 0) | (values > 1)].sum())
    lost = f"{outside:.1f} in a hundred are" if outside >= 0.05 else "hardly one is"
    return (
        f"With {people} people and p = {flip_probability:g}, two estimates in three lie within "
        f"{accuracy:.3f} of the true share {SHARE:g}; {lost} below 0 or above 1. "
        f"With {people // 4} people, two in three lie within {before:.3f}."
    )


estimates = Lab(
    name="estimates",
    title="What all answers together give away",
    slider=Slider("people", label="People n", values=CROWDS, start=80),
    choice=Choice("flip_probability", label="Flip probability p", values=tuple(WIDTHS)),
    predict="Four times as many people: how much narrower does the shaded band become?",
    draw=draw_estimates,
    describe=describe_estimates,
)
