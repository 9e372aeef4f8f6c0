"""The lab of the chapter on data, release and trust: two averages, and the one who left."""

from __future__ import annotations

from fractions import Fraction

from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Line, Scene, Text

__all__ = ["LEFT", "MOST", "farewell", "within"]

LEFT, MOST = 61, 120
"""What the one who left earned, in thousands; and what everybody knows that salaries stay below."""

PEOPLE = tuple(range(2, 81))
STEPS = ("1", "0.1", "0.01")


def within(people: int, step: str) -> Fraction:
    """How closely two averages, rounded to multiples of ``step``, tell the salary that left."""
    return (2 * people - 1) * Fraction(step) / 2


def draw(people: int, step: str) -> Scene:
    reach = [within(n, step) for n in PEOPLE]
    here = within(people, step)
    low, high = max(Fraction(0), LEFT - here), min(Fraction(MOST), LEFT + here)
    return Scene.of(
        Axis("People n before the farewell", 0, 82, (2, 20, 40, 60, 80)),
        Axis("Salary, in thousands", 0, MOST, (0, 30, 60, 90, 120)),
        Area(xs=PEOPLE, ys=[LEFT - r for r in reach], tops=[LEFT + r for r in reach],
             colour="pale", name="what two averages leave open, if rounding changed neither"),
        Line(xs=(0, 82), ys=(LEFT, LEFT), colour="grey", dash="dotted", name="truth"),
        Line(xs=(people, people), ys=(low, high), colour="orange", width=4),
        Text(x=people, y=LEFT, text=f"± {float(here):g}", colour="orange",
             align="start" if people < 50 else "end", right=8 if people < 50 else -8, up=6),
        height=3.4,
    )  # fmt: skip


def describe(people: int, step: str) -> str:
    here = within(people, step)
    known = (
        ". If rounding changed both by little, that is no more than everybody knew; otherwise it "
        "still rules out much"
        if here >= max(LEFT, MOST - LEFT)
        else f", though any salary up to {MOST} thousand was possible"
    )
    return (
        f"The average of {people} people, and that of the {people - 1} who stayed, each rounded to "
        f"{step} thousand, tell the salary that left to within {float(here):g} thousand{known}."
    )


farewell = Lab(
    name="farewell",
    title="What a farewell gives away",
    slider=Slider("people", label="People n", values=PEOPLE, start=12),
    choice=Choice("step", label="Averages are rounded to (thousand)", values=STEPS),
    predict=(
        "Averages are rounded to a thousand. How many people must a team have before two of them "
        "can say no more than that a salary is below 120 thousand? And if they are rounded to a "
        "hundred?"
    ),
    draw=draw,
    describe=describe,
)
