"""The lab of the chapter on differential privacy: how far an ε lets anybody's belief move."""

from __future__ import annotations

from functools import cache

from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Dots, Line, Mark, Scene, Text
from dpedu.privacy.belief import posterior_bounds

__all__ = ["belief"]


PRIORS = tuple(i / 50 for i in range(51))


@cache
def _allowed(epsilon: float) -> tuple[Mark, ...]:
    low, high = zip(*(posterior_bounds(b, epsilon) for b in PRIORS), strict=True)
    return (
        Area(xs=PRIORS, ys=low, tops=high, colour="pale",
             name="all beliefs allowed"),
        Line(xs=PRIORS, ys=low),
        Line(xs=PRIORS, ys=high),
    )  # fmt: skip


def draw(epsilon: float, prior: float) -> Scene:
    least, most = posterior_bounds(prior, epsilon)
    quarters = (0, 0.25, 0.5, 0.75, 1)
    marks: list[Mark] = [
        *_allowed(epsilon),
        Line(xs=(0, 1), ys=(0, 1), colour="grey", dash="dotted", name="as before"),
        Line(xs=(prior, prior), ys=(least, most), colour="orange", width=3),
        Dots(xs=(prior, prior), ys=(least, most), colour="orange"),
    ]
    marks += [
        Text(x=prior, y=value, text=f"{value:.3f}", colour="orange", right=9, up=up)
        for value, up in ((most, 7), (least, -16))
    ]
    return Scene.of(
        Axis("Belief before the release", -0.02, 1.12, quarters),
        Axis("Belief after the release", -0.12, 1.14, quarters),
        *marks,
        height=4.2,
    )


def describe(epsilon: float, prior: float) -> str:
    least, most = posterior_bounds(prior, epsilon)
    if epsilon == 0:
        return f"At ε = 0 nothing can be learnt: a belief of {prior:g} stays {prior:g}."
    return (
        f"At ε = {epsilon:g}, a belief of {prior:g} may end anywhere between {least:.3f} and "
        f"{most:.3f}, whatever comes out, if all other records are known."
    )


belief = Lab(
    name="belief",
    title="How far can a belief move?",
    slider=Slider(
        "epsilon",
        label="Privacy parameter ε",
        values=(*(i / 10 for i in range(30)), *(3 + i / 4 for i in range(21))),
        start=1,
    ),
    choice=Choice("prior", label="Belief before", values=(0.01, 0.1, 0.5)),
    predict=(
        "Somebody gives it one chance in a hundred that Nora takes part. From which ε on could an "
        "answer make them think it more likely than not?"
    ),
    draw=draw,
    describe=describe,
)
