"""Streams: something happens, or not, at every step, and a count is wanted at every step too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import IntArray, Number

if TYPE_CHECKING:
    from pandas import DataFrame

DAY = 24 * 60
"""Steps of a day, if a step is a minute."""

MOST_VISITS = 10**8
"""How many visits there may be on average: a few gigabytes."""


def events(steps: int, *, rate: Number = 0.3, rng: np.random.Generator) -> IntArray:
    """A stream of bits: at each step an event (1) or none (0), more by day than by night.

    Parameters
    ----------
    steps
        T, at least 1.
    rate
        The probability of an event averaged over a day, between 0 and ½. It swings as a sine wave
        with a period of `DAY` steps, between 0 at night and ``2 · rate`` by day.
    rng
        Source of randomness.

    Returns
    -------
    numpy.ndarray
        Shape (T,), of 0 and 1. Steps are independent, and an event is one person's.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> stream = events(DAY, rate=0.5, rng=np.random.default_rng(17))
    >>> stream[355:365], int(stream.sum())
    (array([0, 0, 1, 1, 1, 1, 0, 0, 0, 1]), 724)
    """
    steps = validate.integer(1, steps=steps)
    mean = float(validate.between(0, 0.5, rate=rate))
    rng = validate.generator(rng=rng)
    phase = 2 * np.pi * (np.arange(steps) % DAY) / DAY
    return (rng.random(steps) < mean * (1 - np.cos(phase))).astype(np.int64)


def visits(
    people: int, steps: int, *, pages: int = 5, per_person: Number = 4, rng: np.random.Generator
) -> DataFrame:
    """A stream that people return to: who looked at which page of a site, and when.

    A few visit far more often than the rest, which is what makes a guarantee for whole *users*
    harder than one for single events.

    Parameters
    ----------
    people
        Number of people who may come, at least 1.
    steps
        T, at least 1.
    pages
        Number of pages, at least 1; the first is the most popular.
    per_person
        Mean number of visits of a person, above 0; of all people together at most 10⁸.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        One row a visit, in order of time: step (0 to T − 1), person, page (0 to pages − 1). It has
        no rows if nobody happens to come.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> visits(3, 100, rng=np.random.default_rng(4)).head(3)
       step  person  page
    0     2       0     0
    1     3       2     0
    2     4       2     1
    """
    import pandas as pd

    people = validate.integer(1, people=people)
    steps = validate.integer(1, steps=steps)
    pages = validate.integer(1, pages=pages)
    mean = validate.positive_float(per_person=per_person)
    if people * mean > MOST_VISITS:
        raise ValueError(
            f"per_person must make at most {MOST_VISITS} visits of {people} people, "
            f"got {validate.show(per_person)}"
        )
    rng = validate.generator(rng=rng)
    counts = rng.poisson(rng.gamma(0.5, 2 * mean, people))
    person = np.repeat(np.arange(people), counts)
    popularity = 1 / np.arange(1, pages + 1)
    table = pd.DataFrame(
        {
            "step": rng.integers(steps, size=person.size),
            "person": person,
            "page": rng.choice(pages, size=person.size, p=popularity / popularity.sum()),
        }
    )
    return table.sort_values("step", kind="stable", ignore_index=True)


# The share of those whom somebody infects that fall ill so many days later, from 1 to 14.
_GENERATION = np.exp(-((np.log(np.arange(1, 15)) - np.log(4.5)) ** 2) / 0.5)
_GENERATION /= _GENERATION.sum()


def epidemic_curve(days: int, *, people: int = 100_000, rng: np.random.Generator) -> DataFrame:
    """New cases a day, while an infection spreads through a town, is held back, and returns.

    Every case infects others over the following two weeks: on average 2.2, as long as nobody is
    immune; 0.7 in the two months of measures from day 50 on, and 1.7 after that. Who has been ill
    does not fall ill again. A person is a case at most once, so the stream of a day's cases is one
    of events.

    Parameters
    ----------
    days
        T, at least 1.
    people
        Inhabitants, at least 20: ten of them are ill on the first day.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        Columns day (0 to T − 1), cases (of that day), total (until that day).

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> curve = epidemic_curve(200, rng=np.random.default_rng(2020))
    >>> bool(curve["total"].iloc[-1] == curve["cases"].sum())
    True
    """
    import pandas as pd

    days = validate.integer(1, days=days)
    people = validate.integer(20, people=people)
    rng = validate.generator(rng=rng)
    reach = _GENERATION.size
    cases = np.zeros(days + reach, dtype=np.int64)  # two weeks without a case come first
    cases[reach] = 10
    healthy = people - 10
    for day in range(1, days):
        spread = 2.2 if day < 50 else 0.7 if day < 110 else 1.7
        pressure = spread * (cases[day : day + reach] @ _GENERATION[::-1]) / people
        new = int(rng.binomial(healthy, -np.expm1(-pressure)))
        cases[day + reach] = new
        healthy -= new
    daily = cases[reach:]
    return pd.DataFrame({"day": np.arange(days), "cases": daily, "total": daily.cumsum()})
