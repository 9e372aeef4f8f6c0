"""A table like that of a census: eight quasi-identifiers and two things nobody should learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu.data import _people as people_of

if TYPE_CHECKING:
    from pandas import DataFrame

QUASI_IDENTIFIERS = (
    "age",
    "sex",
    "postcode",
    "education",
    "marital_status",
    "occupation",
    "birthplace",
    "household_size",
)
"""The columns of `census` that others may know of a person."""

SENSITIVE = ("diagnosis", "income")
"""The columns of `census` that nobody should learn of a person."""

DISTRICTS, QUARTERS = 6, 8
"""Postcodes are ``1000 · district + 10 · quarter + 1``, so that fewer digits are larger areas."""

EDUCATION = ("none", "primary", "secondary", "vocational", "bachelor", "master", "doctorate")
_EDUCATION_BY_AGE = (  # below 6, 6–15, 16–24, 25–44, 45–64, 65 and over
    (1, 0, 0, 0, 0, 0, 0),
    (8, 92, 0, 0, 0, 0, 0),
    (1, 9, 56, 22, 11, 1, 0),
    (1, 5, 22, 32, 24, 14, 2),
    (1, 8, 27, 36, 17, 9, 2),
    (2, 19, 33, 31, 9, 5, 1),
)

MARITAL_STATUS = ("single", "married", "divorced", "widowed")
_MARITAL_BY_AGE = (  # the same ages
    (1, 0, 0, 0),
    (1, 0, 0, 0),
    (94, 6, 0, 0),
    (45, 47, 8, 0),
    (17, 62, 18, 3),
    (7, 56, 13, 24),
)

OCCUPATIONS = (
    "child", "student", "retired", "unemployed", "clerk", "cleaner", "driver", "farmer",
    "mechanic", "nurse", "salesperson", "engineer", "lawyer", "manager", "scientist", "teacher",
)  # fmt: skip
_WORK_BY_EDUCATION = (  # unemployed, clerk, …, teacher: those of working age
    (30, 2, 34, 18, 12, 3, 1, 2, 0, 0, 0, 0, 0),
    (16, 8, 26, 19, 9, 10, 2, 10, 0, 0, 0, 0, 0),
    (9, 22, 9, 13, 5, 10, 6, 19, 1, 0, 5, 0, 1),
    (5, 18, 3, 9, 5, 22, 17, 13, 3, 0, 5, 0, 0),
    (4, 17, 1, 1, 1, 1, 12, 9, 17, 4, 15, 2, 16),
    (3, 6, 0, 0, 1, 0, 3, 3, 20, 14, 20, 10, 20),
    (2, 2, 0, 0, 0, 0, 3, 1, 13, 8, 13, 46, 12),
)

BIRTHPLACES = (
    "here", "next town", "elsewhere in the country", "Germany", "Italy", "Portugal", "Turkey",
    "India", "China", "Nigeria", "Brazil", "other",
)  # fmt: skip
_BIRTHPLACE_SHARES = (38, 18, 20, 5, 4, 3.5, 2.5, 2, 1.5, 1, 0.5, 4)

_HOUSEHOLD_BY_STATUS = (  # 1, 2, …, 8 people
    (38, 24, 17, 13, 5, 2, 0.7, 0.3),
    (0, 42, 22, 24, 8, 3, 0.7, 0.3),
    (52, 26, 14, 6, 1.5, 0.4, 0.1, 0),
    (74, 17, 5, 2, 1, 0.6, 0.3, 0.1),
)

DIAGNOSES = ("none", "asthma", "cancer", "depression", "diabetes", "heart disease", "HIV", "other")
_DIAGNOSES_BY_AGE = (  # the same ages
    (88, 6, 0.2, 0, 0.3, 0.4, 0.1, 5),
    (80, 10, 0.3, 2.5, 0.5, 0.4, 0.1, 6.2),
    (76, 8, 0.5, 9, 0.8, 0.5, 0.4, 4.8),
    (72, 7, 1.5, 10, 2.5, 1, 0.7, 5.3),
    (56, 6, 6, 9, 9, 7, 0.7, 6.3),
    (35, 5, 13, 6, 15, 18, 0.4, 7.6),
)

_AGE_GROUPS = (6, 16, 25, 45, 65)
# Medians of a year's income, in the order of OCCUPATIONS.
_INCOMES = (
    0, 6_000, 28_000, 14_000, 42_000, 27_000, 38_000, 33_000,
    45_000, 52_000, 36_000, 74_000, 88_000, 82_000, 78_000, 58_000,
)  # fmt: skip
CHILD, STUDENT, RETIRED, UNEMPLOYED = range(4)


def census(people: int, *, rng: np.random.Generator) -> DataFrame:
    """A synthetic census: one row a person, with the dependencies that make tables betray people.

    Education, marital status, health and work depend on age; work on education, income on work, the
    size of a household on marital status. Nobody in it exists.

    Parameters
    ----------
    people
        Number of rows, at least 1; a million takes a few seconds.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        The `QUASI_IDENTIFIERS`: age (0 to 99), sex, postcode (four digits, as a whole number; the
        first is the district), education (ordered), marital_status, occupation, birthplace,
        household_size (1 to 8). Then the `SENSITIVE` columns: diagnosis, and income in a year, in
        hundreds. Numbers are integers, names are categories.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> table = census(1000, rng=np.random.default_rng(2020))
    >>> table.shape
    (1000, 10)
    >>> table[["age", "sex", "occupation", "diagnosis"]].head(3)
       age     sex  occupation diagnosis
    0   36    male       clerk      none
    1   39    male    engineer      none
    2   67  female  unemployed      none
    """
    import pandas as pd

    people = validate.integer(1, people=people)
    rng = validate.generator(rng=rng)
    ages = people_of.draw_ages(people, rng)
    groups = np.searchsorted(_AGE_GROUPS, ages, side="right").astype(np.int8)
    education = people_of.draw(_EDUCATION_BY_AGE, groups, rng)
    marital = people_of.draw(_MARITAL_BY_AGE, groups, rng)
    occupations = _occupations(ages, education, rng)
    return pd.DataFrame(
        {
            "age": ages,
            "sex": people_of.categories(people_of.draw_sexes(ages, rng), people_of.SEXES),
            "postcode": _postcodes(people, rng),
            "education": people_of.categories(education, EDUCATION, ordered=True),
            "marital_status": people_of.categories(marital, MARITAL_STATUS),
            "occupation": people_of.categories(occupations, OCCUPATIONS),
            "birthplace": people_of.categories(
                people_of.draw_alike(_BIRTHPLACE_SHARES, people, rng), BIRTHPLACES
            ),
            "household_size": people_of.draw(_HOUSEHOLD_BY_STATUS, marital, rng) + np.int8(1),
            "diagnosis": people_of.categories(
                people_of.draw(_DIAGNOSES_BY_AGE, groups, rng), DIAGNOSES
            ),
            "income": _incomes(occupations, rng),
        }
    )


def _postcodes(people: int, rng: np.random.Generator) -> NDArray[np.int16]:
    """Districts and quarters of very different sizes."""
    district = people_of.draw_alike([2.0**-d for d in range(DISTRICTS)], people, rng)
    quarter = people_of.draw_alike([1 / (q + 1) for q in range(QUARTERS)], people, rng)
    return 1000 * (district.astype(np.int16) + 1) + 10 * quarter.astype(np.int16) + 1


def _occupations(
    ages: NDArray[np.int16], education: people_of.Codes, rng: np.random.Generator
) -> people_of.Codes:
    work = people_of.draw(_WORK_BY_EDUCATION, education, rng) + np.int8(UNEMPLOYED)
    chance = rng.random(ages.size)
    studies = (ages < 18) | ((ages < 25) & (chance < 0.5))
    rests = (ages >= 68) | ((ages >= 60) & (chance < 0.35))
    calls = [(ages < 6, CHILD), (studies, STUDENT), (rests, RETIRED)]
    codes = np.select([when for when, _ in calls], [code for _, code in calls], work)
    return codes.astype(np.int8)


def _incomes(occupations: people_of.Codes, rng: np.random.Generator) -> NDArray[np.int32]:
    """Log-normal around the occupation's median: most near it, a few far above."""
    spread = np.exp(0.35 * rng.standard_normal(occupations.size))
    incomes = np.array(_INCOMES)[occupations] * spread
    return (100 * np.rint(incomes / 100)).astype(np.int32)
