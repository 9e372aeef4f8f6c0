"""Sparse ratings of films, with dates, and what a colleague remembers of somebody's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import IntArray
from dpedu.data import _frames as frames

if TYPE_CHECKING:
    from pandas import DataFrame

FIRST_DAY = np.datetime64("2000-01-01", "D")
DAYS = 6 * 365
STARS = 5


def film_ratings(people: int = 5_000, films: int = 2_000, *, rng: np.random.Generator) -> DataFrame:
    """Who rated which film with how many stars, and when, over six years.

    A few films are rated by very many and most by few; a few people rate very much and most
    little; they do it a handful of films at a time. So it is *sparse*: two people share few films.

    Parameters
    ----------
    people
        Number of people, at least 1, each with at least one rating.
    films
        Number of films, at least 10.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        One row a rating, about 35 a person (fewer if there are few films): person (0, 1, …), film,
        stars (1 to 5), date. Nobody rates a film twice. Sorted by person and film.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> film_ratings(100, 50, rng=np.random.default_rng(2006)).head(3)
       person  film  stars       date
    0       0     0      1 2004-03-25
    1       0     1      2 2005-09-10
    2       0     2      4 2004-07-09
    """
    import pandas as pd

    people = validate.integer(1, people=people)
    films = validate.integer(10, films=films)
    rng = validate.generator(rng=rng)
    counts = np.ceil(24 * np.exp(0.9 * rng.standard_normal(people))).astype(np.int64)
    person, film = _pairs(np.minimum(counts, films // 2), films, rng)
    quality = 3.4 + 0.6 * rng.standard_normal(films)
    mood = 0.4 * rng.standard_normal(people)
    opinion = quality[film] + mood[person] + 0.9 * rng.standard_normal(person.size)
    return pd.DataFrame(
        {
            "person": person.astype(np.int32),
            "film": film.astype(np.int32),
            "stars": np.clip(np.rint(opinion), 1, STARS).astype(np.int8),
            "date": _dates(person, counts, rng),
        }
    )


def remembered(
    ratings: DataFrame,
    person: int,
    *,
    known: int = 8,
    wrong: int = 2,
    days: int = 14,
    rng: np.random.Generator,
) -> DataFrame:
    """What a colleague remembers of a person's ratings, with mistakes.

    Parameters
    ----------
    ratings
        The table of `film_ratings`, or one with its columns.
    person
        Whose ratings.
    known
        How many ratings the colleague thinks to know, at least 1: fewer if the person rated fewer.
    wrong
        How many of them are of films that the person never rated, with any stars and any date.
    days
        By how many days at most the other dates are off, evenly over −days, …, days.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        Columns film, stars, date, in random order.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, the person has no ratings, or has rated so many films
        that too few are left to be wrong about.

    Examples
    --------
    >>> ratings = film_ratings(100, 50, rng=np.random.default_rng(2006))
    >>> remembered(ratings, 7, known=4, wrong=1, rng=np.random.default_rng(1))
       film  stars       date
    0    10      4 2003-07-22
    1    39      2 2003-08-06
    2    16      2 2005-07-14
    3     6      5 2003-07-27
    """
    import pandas as pd

    table = frames.table(ratings=ratings)
    frames.columns(table, ratings=["person", "film", "stars", "date"])
    person = validate.integer(0, person=person)
    known = validate.integer(1, known=known)
    wrong = validate.integer(0, wrong=wrong)
    days = validate.integer(0, days=days)
    rng = validate.generator(rng=rng)
    if wrong > known:
        raise ValueError(f"wrong must be at most known, {known}, got {wrong}")
    own = table[table["person"] == person]
    if own.empty:
        raise ValueError(f"person must have ratings, got {person}")
    others = np.setdiff1d(table["film"].unique(), own["film"])
    if others.size < wrong:
        raise ValueError(f"wrong must be at most {others.size}, the films unrated, got {wrong}")
    right = own.sample(min(known - wrong, len(own)), random_state=rng)
    shift = rng.integers(-days, days + 1, len(right)).astype("timedelta64[D]")
    invented = pd.DataFrame(
        {
            "film": rng.choice(others, wrong, replace=False),
            "stars": rng.integers(1, STARS + 1, wrong),
            "date": table["date"].sample(wrong, random_state=rng).to_numpy(),
        }
    )
    memory = pd.concat(
        [right[["film", "stars"]].assign(date=right["date"].to_numpy() + shift), invented]
    )
    return memory.sample(frac=1, random_state=rng).reset_index(drop=True)


def _pairs(counts: IntArray, films: int, rng: np.random.Generator) -> tuple[IntArray, IntArray]:
    """Who rated which film: popular films are drawn more often; a film counts once."""
    cumulative = np.cumsum(1 / (np.arange(films) + 0.01 * films + 1))
    draws = rng.random(int(counts.sum())) * cumulative[-1]
    film = np.searchsorted(cumulative, draws, side="right")
    pairs = np.repeat(np.arange(counts.size), counts) * films + film
    pairs.sort()
    person, film = np.divmod(pairs[np.diff(pairs, prepend=-1) > 0], films)
    return person, film


def _dates(person: IntArray, counts: IntArray, rng: np.random.Generator) -> NDArray[np.datetime64]:
    """Evenings on which people rate about five films, all within a stretch of their own."""
    evenings = np.ceil(counts / 5).astype(np.int64)
    first = np.cumsum(evenings) - evenings
    start = rng.random(counts.size)
    stretch = (1 - start) * rng.random(counts.size)
    owner = np.repeat(np.arange(counts.size), evenings)
    when = start[owner] + stretch[owner] * rng.random(owner.size)
    evening = first[person] + (rng.random(person.size) * evenings[person]).astype(np.int64)
    day = FIRST_DAY + (when[evening] * DAYS).astype(np.int64)
    return np.asarray(day.astype("datetime64[s]"))
