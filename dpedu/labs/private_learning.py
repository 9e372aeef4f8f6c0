"""The lab of the chapter on private learning: what the noise of DP-SGD costs, and what it buys."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from matplotlib.figure import Figure

from dpedu import plots
from dpedu._validate import FloatArray, IntArray
from dpedu.data.genomes import allele_frequencies, genomes
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.learning import clip_rows, composed_steps, draw_batch, noisy_sum, predicted
from dpedu.privacy.loss import Accountant

__all__ = ["DELTA", "MULTIPLIERS", "SIZES", "accuracies", "descent", "hospital", "spent"]

MULTIPLIERS = (0.5, 0.7, 1, 1.5, 2, 3, 4, 6, 8, 12, 16)
SIZES = (500, 2000, 8000)
SITES, RATE, STEPS, CLIP, PACE = 20, 0.05, 100, 0.5, 4
RUNS = 5
DELTA = 1e-6


@cache
def hospital(people: int, seed: int) -> tuple[FloatArray, IntArray]:
    """Genomes, cut to length 1, and who is sick (1) or not (−1); ten of the sites matter."""
    common = allele_frequencies(SITES, rarest=0.2, rng=np.random.default_rng(SITES))
    rng = np.random.default_rng(seed)
    rows = (genomes(people, common, rng=rng) - 2 * common) / np.sqrt(2 * common * (1 - common))
    risk = 1 / (1 + np.exp(-rows[:, :10].sum(axis=1)))
    return clip_rows(rows / math.sqrt(SITES), 1), np.where(rng.random(people) < risk, 1, -1)


@cache
def spent(sigma: float) -> float:
    """The accountant's ε under membership, at the δ of the lab."""
    steps = composed_steps(noise_multiplier=sigma, sampling_rate=RATE, steps=STEPS)
    return float(Accountant().compose(steps).epsilon(DELTA).upper)


def trained(people: int, sigma: float, rng: np.random.Generator) -> FloatArray:
    """The weights after all steps."""
    rows, labels = hospital(people, 3)
    weights = np.zeros(SITES)
    for _ in range(STEPS):
        drawn = draw_batch(people, RATE, rng=rng)
        x, y = rows[drawn], labels[drawn]
        slopes = clip_rows(-(y / (1 + np.exp(y * (x @ weights))))[:, None] * x, CLIP)
        total = noisy_sum(slopes.sum(axis=0), clip=CLIP, noise_multiplier=sigma, rng=rng)
        weights -= PACE * total / (RATE * people)
    return weights


@cache
def accuracies(sigma: float, people: int) -> tuple[float, ...]:
    """The share of 5000 strangers that is predicted, run by run."""
    rows, labels = hospital(5000, 4)
    made = [trained(people, sigma, np.random.default_rng(seed)) for seed in range(RUNS)]
    return tuple(float((predicted(weights, rows) == labels).mean()) for weights in made)


def draw(sigma: float, people: int) -> Figure:
    fig, (left, right) = plots.figure(width=4.8, height=3.2, columns=2)
    left.loglog(MULTIPLIERS, [spent(each) for each in MULTIPLIERS], color=plots.BLUE)
    left.plot(sigma, spent(sigma), "o", color=plots.ORANGE, markersize=9)
    left.set(title="ε", xlabel="Noise σ")
    means = [np.mean(accuracies(each, people)) for each in MULTIPLIERS]
    right.semilogx(MULTIPLIERS, means, color=plots.BLUE)
    right.plot([sigma] * RUNS, accuracies(sigma, people), "o", color=plots.ORANGE, markersize=5)
    right.set(title="Share predicted", xlabel="Noise σ", ylim=(0.45, 0.88))
    for ax in (left, right):
        ax.set_xticks((0.5, 2, 8), labels=("0.5", "2", "8"))
        ax.minorticks_off()
    left.set_yticks((0.1, 1, 10), labels=("0.1", "1", "10"))
    return fig


def describe(sigma: float, people: int) -> str:
    runs = accuracies(sigma, people)
    return (
        f"σ = {sigma:g}, {people} people: ε = {spent(sigma):.2f} with δ = 10⁻⁶ under membership, "
        f"and {np.mean(runs):.1%} of strangers predicted, from {min(runs):.1%} to {max(runs):.1%} "
        f"in {RUNS} runs."
    )


descent = Lab(
    name="descent",
    title="What does noise cost?",
    slider=Slider("sigma", label="Noise σ", values=MULTIPLIERS, start=2),
    choice=Choice("people", label="People", values=SIZES),
    predict=(
        "A hundred steps of DP-SGD, each on a twentieth of the people. Ask for ε below 1: from "
        "which number of people on can you have it nearly for free?"
    ),
    draw=draw,
    describe=describe,
)
