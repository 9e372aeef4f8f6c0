"""People by one or two numbers: what they earn, how fast they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import IntArray

if TYPE_CHECKING:
    from pandas import DataFrame

FAST, SLOW = 0.9, 0.5


def salaries(people: int, *, rng: np.random.Generator) -> IntArray:
    """Salaries of a year, in hundreds: log-normal, with median 60 000 and a long tail.

    Parameters
    ----------
    people
        Number of people, at least 1.
    rng
        Source of randomness.

    Returns
    -------
    numpy.ndarray
        Shape (people,). They have no bound: whoever wants one has to clamp.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> salaries(5, rng=np.random.default_rng(3))
    array([166500,  16700,  74000,  45200,  47800])
    """
    people = validate.integer(1, people=people)
    rng = validate.generator(rng=rng)
    earned = 60_000 * np.exp(0.5 * rng.standard_normal(people))
    return (100 * np.rint(earned / 100)).astype(np.int64)


def athletes(people: int, *, rng: np.random.Generator) -> DataFrame:
    """Sprinters: of those under ten seconds nine in ten dope, of the others one in two.

    What is learnt from them about *sprinters* holds for one who was never asked.

    Parameters
    ----------
    people
        Number of sprinters, at least 1.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        Columns time (seconds over 100 m, in hundredths; one in five is below 10), doped (bool).

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> table = athletes(10_000, rng=np.random.default_rng(100))
    >>> table.groupby(table["time"] < 10)["doped"].mean().round(2).to_dict()
    {False: 0.5, True: 0.9}
    """
    import pandas as pd

    people = validate.integer(1, people=people)
    rng = validate.generator(rng=rng)
    is_fast = rng.random(people) < 0.2
    hundredths = np.where(
        is_fast, 999 - rng.geometric(0.12, people) % 41, 1000 + rng.geometric(0.03, people)
    )
    doped = rng.random(people) < np.where(is_fast, FAST, SLOW)
    return pd.DataFrame({"time": hundredths / 100, "doped": doped})
