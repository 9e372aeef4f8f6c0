"""The lab of the chapter on approximate privacy: where the δ of Gaussian noise lies."""

from __future__ import annotations

import math

import numpy as np

from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Line, Scene, Text
from dpedu.privacy.profiles import gaussian_delta

__all__ = ["curves", "excess"]

SIGMAS = tuple(tenth / 10 for tenth in (*range(5, 16), *range(16, 52, 4)))


def curves(sigma: float, epsilon: float) -> tuple[list[float], list[float], list[float]]:
    """Answers, the density of the smaller count there, and e^ε times that of the larger one."""
    crossing = 1 / 2 - epsilon * sigma**2
    low, high = -3.2 * sigma, 1 + 3.2 * sigma
    grid = np.linspace(low, high, 41)
    at = np.union1d(grid, [min(max(crossing, low), high), 0])
    height = 1 / (sigma * math.sqrt(2 * math.pi))
    one, other = (height * np.exp(-(((at - count) / sigma) ** 2) / 2) for count in (0, 1))
    return at.tolist(), one.tolist(), (math.exp(epsilon) * other).tolist()


def draw(sigma: float, epsilon: float) -> Scene:
    at, one, allowed = curves(sigma, epsilon)
    top = 1.15 / (sigma * math.sqrt(2 * math.pi))
    delta = gaussian_delta(epsilon, sigma)
    return Scene.of(
        Axis("Answer, from the smaller count", at[0], at[-1], (0, 1)),
        Axis("", 0, top),
        Area(xs=at, ys=[min(a, b) for a, b in zip(one, allowed, strict=True)], tops=one,
             colour="faint", name="δ: what is above"),
        Line(xs=at, ys=one, name="with Nora away"),
        Line(xs=at, ys=allowed, colour="orange", dash="dashed", name="e^ε times: with Nora"),
        Text(x=at[0], y=top, text=f"δ = {delta:.2g}", colour="orange", right=6, up=-18),
        height=3.4,
    )  # fmt: skip


def describe(sigma: float, epsilon: float) -> str:
    delta = gaussian_delta(epsilon, sigma)
    return (
        f"Gaussian noise with σ = {sigma:g} on a count (sensitivity 1, membership) is (ε, δ)-DP at "
        f"ε = {epsilon:g} from δ = {delta:.2g} on: the area by which the one curve rises above e^ε "
        "times the other."
    )


excess = Lab(
    name="excess",
    title="Where δ lies",
    slider=Slider("sigma", label="Standard deviation σ", values=SIGMAS, start=1.0),
    choice=Choice("epsilon", label="ε", values=(1, 0.5, 2)),
    predict=(
        "On which side do the two curves break the promise e^ε? And what shrinks the shaded area "
        "faster: twice the noise, or twice the ε?"
    ),
    draw=draw,
    describe=describe,
)
