"""What a population looks like: the ages, the sexes, and draws that depend on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from dpedu._validate import FloatArray

if TYPE_CHECKING:
    from pandas import Categorical

Codes = NDArray[np.int8]

OLDEST = 99
SEXES = ("female", "male")

# Shares of the five-year age bands 0–4, 5–9, …, 80–84 and of 85–99, in per cent: the round shape of
# a western census of about 2020.
AGE_SHARES = (
    5.7, 6.1, 6.5, 6.6, 6.6, 6.8, 6.9, 6.6, 6.2, 6.0, 6.2, 6.6, 6.3, 5.4, 4.4, 3.0, 1.9, 1.9,
)  # fmt: skip


def age_distribution() -> FloatArray:
    """The probability of each age from 0 to `OLDEST`: even within a band, falling after 85."""
    bands = np.repeat(np.array(AGE_SHARES[:-1]) / 5, 5)
    last = 0.8 ** np.arange(OLDEST + 1 - bands.size)
    ages = np.concatenate([bands, AGE_SHARES[-1] * last / last.sum()])
    return np.asarray(ages / ages.sum())


def female_share(ages: NDArray[Any]) -> FloatArray:
    """The probability to be female at an age: fewer at birth, and ever more from 50 on."""
    return 0.488 + 0.0044 * np.clip(np.asarray(ages, dtype=np.float64) - 50, 0, None)


def draw_ages(people: int, rng: np.random.Generator) -> NDArray[np.int16]:
    """Ages in whole years."""
    cumulative = np.cumsum(age_distribution())
    cumulative[-1] = 1.0
    return np.searchsorted(cumulative, rng.random(people), side="right").astype(np.int16)


def draw_sexes(ages: NDArray[Any], rng: np.random.Generator) -> Codes:
    """Codes into `SEXES`, given the ages."""
    return (rng.random(ages.size) >= female_share(ages)).astype(np.int8)


def draw(shares: Sequence[Sequence[float]], given: NDArray[Any], rng: np.random.Generator) -> Codes:
    """Independent categories: row i is drawn with the weights ``shares[given[i]]``."""
    weights = np.array(shares, dtype=np.float64)
    cumulative = np.cumsum(weights / weights.sum(axis=1, keepdims=True), axis=1)
    uniform = rng.random(given.size)
    codes = np.zeros(given.size, dtype=np.int8)
    for step in range(weights.shape[1] - 1):
        codes += uniform >= cumulative[given, step]
    return codes


def draw_alike(shares: Sequence[float], people: int, rng: np.random.Generator) -> Codes:
    """Independent categories, everybody with the same weights."""
    return draw([shares], np.zeros(people, dtype=np.intp), rng)


def words(text: str) -> tuple[str, ...]:
    """The words of a text: how this room writes long lists of names."""
    return tuple(text.split())


def categories(codes: NDArray[Any], names: Sequence[str], *, ordered: bool = False) -> Categorical:
    """Codes as a column of names."""
    import pandas as pd

    return pd.Categorical.from_codes(codes, categories=list(names), ordered=ordered)
