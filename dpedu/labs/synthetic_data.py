"""The lab of the chapter on synthetic data: how ages and incomes go together, truly and made up."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu._validate import FloatArray, IntArray
from dpedu.data.census import census
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.synthetic import (
    MWEM,
    Domain,
    Measurement,
    SyntheticTable,
    fit,
    marginal_sensitivity,
    workload_error,
)

__all__ = ["DOMAIN", "INCOMES", "PAIR", "WAYS", "made", "pairs", "town"]

PEOPLE = 4000
INCOMES = (1, 15_000, 30_000, 50_000)
"""Where the five classes of incomes begin, but the first."""
DOMAIN = Domain((8, 2, 4, 5))
"""Age in tens, sex, marital status, income."""
PAIR = (0, 3)
"""The pair that is shown."""


@cache
def town() -> IntArray:
    """The people, one a row: synthetic themselves, but let us take them for true."""
    table = census(PEOPLE, rng=np.random.default_rng(1790))
    age = np.minimum(table["age"].to_numpy() // 10, 7)
    income = np.digitize(table["income"].to_numpy(), INCOMES)
    sex, status = (table[name].cat.codes.to_numpy() for name in ("sex", "marital_status"))
    return np.stack([age, sex, status, income], axis=1).astype(np.int64)


def pairs() -> list[tuple[int, ...]]:
    """All pairs of attributes."""
    return DOMAIN.ways(2)


def noisy(epsilon: float) -> list[Measurement]:
    """All pairs counted, with the noise that one person's replacement needs."""
    scale = float(marginal_sensitivity(len(pairs()), "edit")) / epsilon
    rng = np.random.default_rng(7)
    counts = [DOMAIN.marginal(town(), pair) for pair in pairs()]
    return [
        Measurement(pair, count + rng.laplace(0, scale, count.shape), math.sqrt(2) * scale)
        for pair, count in zip(pairs(), counts, strict=True)
    ]


@cache
def made(epsilon: float, way: str) -> tuple[FloatArray, float]:
    """The pair that is shown, and how far all pairs are off on average."""
    if way == WAYS[0]:
        seen = noisy(epsilon)
        off = [
            abs(one.values - DOMAIN.marginal(town(), one.attributes)).sum() / 2 / PEOPLE
            for one in seen
        ]
        return next(one.values for one in seen if one.attributes == PAIR), float(np.mean(off))
    table = _fitted(epsilon) if way == WAYS[1] else _by_rounds(epsilon)
    return table.marginal(PAIR), workload_error(town(), table, pairs())


def _fitted(epsilon: float) -> SyntheticTable:
    return fit(DOMAIN, noisy(epsilon), people=PEOPLE, steps=2000)


def _by_rounds(epsilon: float) -> SyntheticTable:
    maker = MWEM(epsilon=epsilon, domain=DOMAIN, workload=pairs(), rounds=6, neighbourhood="edit")
    return maker.release(town(), rng=np.random.default_rng(7))


WAYS = ("noisy counts", "fitted table", "MWEM")


def draw(epsilon: float, way: str) -> Figure:
    fig, axes = plots.figure(width=4.8, height=3.4, columns=2)
    true = DOMAIN.marginal(town(), PAIR)
    for ax, counts, title in zip(axes, (true, made(epsilon, way)[0]), ("true", way), strict=True):
        ax.imshow(counts, cmap="Blues", vmin=0, vmax=true.max(), aspect="auto")
        for age, income in zip(*np.nonzero(counts < 0), strict=True):
            ax.text(income, age, "−", ha="center", va="center", color=plots.ORANGE)
        ax.set(title=title, xlabel="Income class", xticks=range(5), yticks=range(8))
        ax.set_yticklabels([f"{10 * age}" for age in range(8)])
        ax.grid(visible=False)
    axes[0].set_ylabel("Age from")
    return fig


def describe(epsilon: float, way: str) -> str:
    shown, off = made(epsilon, way)
    below = int((shown < 0).sum())
    odd = f", and {below} of {shown.size} counts shown are negative" if below else ""
    return (
        f"ε = {epsilon:g} under edit, {way}: averaged over the {len(pairs())} pairs of attributes, "
        f"the counts misplace {off:.1%} of {PEOPLE} people{odd}."
    )


pair = Lab(
    name="pair",
    title="Ages and incomes, true and made up",
    slider=Slider("epsilon", label="ε", values=(0.03, 0.1, 0.3, 1, 3, 10), start=0.1),
    choice=Choice("way", label="Way", values=WAYS),
    predict=(
        "For which ε can you see in the made-up table that the very young earn little? And which "
        "of the three ways needs the largest ε for it?"
    ),
    draw=draw,
    describe=describe,
)
