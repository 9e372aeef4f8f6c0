"""A town and two registers of it: what the hospital publishes, and what anyone may buy.

The index ``person`` says whose row it is. It is the answer key, for scoring an attack, and no part
of what is published.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number
from dpedu.data import _frames as frames
from dpedu.data import _people as people_of

if TYPE_CHECKING:
    from pandas import DataFrame

TODAY = np.datetime64("2020-01-01")
"""The day on which the registers are made."""

_FIRST_NAMES = {
    "female": people_of.words(
        "Ada Alma Amina Anna Beatrice Carla Clara Dora Edith Elena Emma Eva Fatima Flora Grace "
        "Hanna Ida Ines Iris Jana Judith Laura Lea Lina Lucia Mara Maria Mei Nadia Nina Nora Olga "
        "Paula Rosa Ruth Sara Sofia Tessa Vera Yara"
    ),
    "male": people_of.words(
        "Adam Ali Anton Ben Bruno Carlos David Dino Edgar Elias Emil Erik Felix Finn Hugo Ivan "
        "Jakob Jan Jonas Karim Karl Leo Luca Marc Mateo Max Nils Noah Omar Oskar Otto Paul Pavel "
        "Peter Ravi Samuel Simon Theo Viktor Wei"
    ),
}
_LAST_NAMES = people_of.words(
    "Abebe Andersen Bauer Becker Berger Bianchi Brown Carter Castro Chen Clark Costa Cruz Diaz "
    "Dubois Evans Ferrari Fischer Fontana Garcia Gomez Green Gruber Hall Hansen Haas Hill Huber "
    "Ivanov Jansen Jones Kaya Keller Khan Kim King Klein Kovac Kumar Lang Larsen Lee Lopez Lund "
    "Mann Marin Martin Mayer Meier Moretti Moser Muller Nguyen Novak Okafor Olsen Ortiz Park "
    "Patel Perez Petrov Popov Ramos Reed Ricci Rossi Roth Ruiz Russo Sato Schmid Shah Silva Singh "
    "Smith Steiner Suter Suzuki Tanaka Taylor Toth Turner Ueda Urban Varga Vogel Wagner Walker "
    "Wang Weber White Wolf Wood Yilmaz Young Zhang Ziegler"
)
_STREETS = (
    "Abbey Street", "Baker Lane", "Bridge Street", "Castle Hill", "Cherry Lane", "Church Street",
    "Court Road", "Garden Road", "High Street", "Hill Road", "King Street", "Lake Road",
    "Lime Lane", "Market Square", "Mill Lane", "Museum Street", "New Road", "North Street",
    "Oak Lane", "Orchard Road", "Park Road", "Pond Lane", "River Street", "School Lane",
    "South Street", "Station Road", "Tower Hill", "Valley Road", "West Street", "Willow Lane",
)  # fmt: skip
_ETHNICITIES = ("white", "Black", "Asian", "Hispanic", "other")
_ETHNICITY_SHARES = (62, 12, 9, 14, 3)

_PARTIES = ("none", "blue", "red", "green", "yellow")
_ELECTIONS = np.array(["2012-11-06", "2014-11-04", "2016-11-08", "2018-11-06"], "datetime64[s]")

# Diagnosis, procedure, medication, median charge, and weights of it below 40, below 65, and above.
_CASES = (
    ("fracture", "cast", "ibuprofen", 1_800, (24, 12, 9)),
    ("appendicitis", "surgery", "antibiotics", 9_500, (9, 5, 1)),
    ("childbirth", "delivery", "none", 7_000, (16, 1, 0)),
    ("asthma", "inhalation", "salbutamol", 900, (13, 8, 4)),
    ("depression", "interview", "sertraline", 1_200, (13, 11, 5)),
    ("HIV", "blood test", "antiretrovirals", 2_400, (2, 2, 0.5)),
    ("diabetes", "blood test", "metformin", 1_100, (4, 16, 16)),
    ("cancer", "chemotherapy", "cisplatin", 21_000, (2, 13, 19)),
    ("heart attack", "catheter", "aspirin", 18_000, (1, 10, 20)),
    ("pneumonia", "X-ray", "antibiotics", 5_200, (7, 9, 15)),
    ("injury", "stitches", "paracetamol", 700, (9, 13, 10.5)),
)


def areas(people: int, per_postcode: int) -> FloatArray:
    """The probability of each of the town's postcodes: sizes are as 1 to 2 to 3, in turn."""
    weights = 1.0 + np.arange(max(1, round(people / per_postcode))) % 3
    return np.asarray(weights / weights.sum())


def town(
    people: int = 50_000, *, per_postcode: int = 10_000, rng: np.random.Generator
) -> DataFrame:
    """Everybody who lives in a town: what a registry office would know.

    Parameters
    ----------
    people
        Inhabitants, at least 1.
    per_postcode
        Inhabitants of a postcode, on average over the postcodes.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        Index person. Columns name, address, postcode (text; neighbouring areas begin alike),
        birth_date, sex, ethnicity. Postcodes are independent of the rest, ages and sexes follow
        those of a western census, days of birth are even over the year.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> everybody = town(1000, rng=np.random.default_rng(1997))
    >>> everybody.loc[0, ["postcode", "birth_date", "sex"]].astype(str).to_list()
    ['10001', '1966-04-24 00:00:00', 'male']
    """
    import pandas as pd

    people = validate.integer(1, people=people)
    shares = areas(people, validate.integer(1, per_postcode=per_postcode))
    rng = validate.generator(rng=rng)
    ages = people_of.draw_ages(people, rng)
    sexes = people_of.draw_sexes(ages, rng)
    index = np.arange(shares.size)
    postcodes = [str(10 * (1000 + area // 2) + area % 2 + 1) for area in index]
    return pd.DataFrame(
        {
            "name": _names(sexes, rng),
            "address": _joined(
                (rng.integers(1, 120, people).astype(str), rng.choice(_STREETS, people))
            ),
            "postcode": people_of.categories(rng.choice(index, people, p=shares), postcodes),
            "birth_date": _birth_dates(ages, rng),
            "sex": people_of.categories(sexes, people_of.SEXES),
            "ethnicity": people_of.categories(
                people_of.draw_alike(_ETHNICITY_SHARES, people, rng), _ETHNICITIES
            ),
        },
        index=pd.RangeIndex(people, name="person"),
    )


def voter_register(
    everybody: DataFrame, *, share: Number = 0.8, rng: np.random.Generator
) -> DataFrame:
    """The register of voters, which anyone may buy: the adults who registered, with their names.

    Parameters
    ----------
    everybody
        The table of `town`.
    share
        The probability that an adult is registered.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        Index person. Columns name, address, registration (a date), party, last_vote (a date, or
        missing), postcode, birth_date, sex. Sorted by name.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or nobody happens to be registered.
    """
    import pandas as pd

    everybody = _town_table(everybody)
    chance = float(validate.probability(share=share))
    rng = validate.generator(rng=rng)
    turns_18 = everybody["birth_date"].to_numpy() + np.timedelta64(18 * 36525 // 100, "D")
    registered = (turns_18 < TODAY) & (rng.random(len(everybody)) < chance)
    if not registered.any():
        raise ValueError(f"share must leave somebody registered, got {validate.show(share)}")
    people, since = everybody[registered], turns_18[registered]
    count = len(people)
    days = (TODAY - since) / np.timedelta64(1, "D")
    registration = since + (days * rng.random(count) ** 2).astype("timedelta64[D]")
    last_vote = rng.choice(_ELECTIONS, count, p=(0.1, 0.15, 0.3, 0.45))
    register = pd.DataFrame(
        {
            "name": people["name"],
            "address": people["address"],
            "registration": registration,
            "party": people_of.categories(
                people_of.draw_alike((35, 27, 26, 8, 4), count, rng), _PARTIES
            ),
            "last_vote": np.where(last_vote > registration, last_vote, np.datetime64("NaT", "s")),
            "postcode": people["postcode"],
            "birth_date": people["birth_date"],
            "sex": people["sex"],
        },
        index=people.index,
    )
    return register.sort_values(["name", "address"], kind="stable")


def hospital_register(
    everybody: DataFrame, *, share: Number = 0.05, rng: np.random.Generator
) -> DataFrame:
    """What the hospital publishes of a year, without names: one row a stay.

    Parameters
    ----------
    everybody
        The table of `town`.
    share
        The probability that somebody was there at all; on average they stayed 1.5 times.
    rng
        Source of randomness.

    Returns
    -------
    pandas.DataFrame
        Index person: the answer key. Columns ethnicity, date, diagnosis, procedure, medication,
        charge, postcode, birth_date, sex. Sorted by date.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or nobody happens to be a patient.
    """
    import pandas as pd

    everybody = _town_table(everybody)
    chance = float(validate.probability(share=share))
    rng = validate.generator(rng=rng)
    patients = np.flatnonzero(rng.random(len(everybody)) < chance)
    if not patients.size:
        raise ValueError(f"share must leave somebody a patient, got {validate.show(share)}")
    stays = everybody.iloc[np.repeat(patients, rng.geometric(2 / 3, patients.size))]
    born = stays["birth_date"].to_numpy()
    date = np.datetime64("2019-01-01", "s") + rng.integers(365, size=len(stays)).astype(
        "timedelta64[D]"
    )
    date = np.maximum(date, born)
    age = (date - born) / np.timedelta64(36525, "D") * 100
    weights = list(zip(*(case[4] for case in _CASES), strict=True))
    case = people_of.draw(weights, np.searchsorted((40, 65), age, side="right"), rng)
    # Nobody gives birth but women from 15 to 49: all others broke something.
    birth, fracture = 2, 0
    may_give_birth = (stays["sex"].to_numpy() == "female") & (age >= 15) & (age < 50)
    case[(case == birth) & ~may_give_birth] = fracture
    charge = np.array([row[3] for row in _CASES])[case] * np.exp(
        0.4 * rng.standard_normal(len(stays))
    )
    register = pd.DataFrame(
        {
            "ethnicity": stays["ethnicity"],
            "date": date,
            "diagnosis": _named(case, 0),
            "procedure": _named(case, 1),
            "medication": _named(case, 2),
            "charge": np.rint(charge).astype(np.int64),
            "postcode": stays["postcode"],
            "birth_date": born,
            "sex": stays["sex"],
        },
        index=stays.index,
    )
    return register.sort_values("date", kind="stable")


def _town_table(everybody: object) -> DataFrame:
    table = frames.table(everybody=everybody)
    frames.columns(table, everybody=["name", "address", "postcode", "birth_date", "sex"])
    return table


def _birth_dates(ages: NDArray[np.int16], rng: np.random.Generator) -> NDArray[np.datetime64]:
    """Days of birth, even over the year in which somebody of that age was born."""
    this_year = TODAY.astype("datetime64[Y]")
    first = (this_year - 1 - ages.astype(np.int64)).astype("datetime64[D]")
    after = (this_year - ages.astype(np.int64)).astype("datetime64[D]")
    length = (after - first).astype(np.int64)
    born: NDArray[np.datetime64] = first + (rng.random(ages.size) * length).astype(np.int64)
    return np.asarray(born.astype("datetime64[s]"))


def _names(sexes: people_of.Codes, rng: np.random.Generator) -> NDArray[Any]:
    first = np.array([_FIRST_NAMES[sex] for sex in people_of.SEXES])
    chosen = rng.integers(first.shape[1], size=sexes.size)
    return _joined((first[sexes, chosen], rng.choice(_LAST_NAMES, sexes.size)))


def _joined(parts: tuple[NDArray[Any], NDArray[Any]]) -> NDArray[Any]:
    return np.char.add(np.char.add(parts[0], " "), parts[1]).astype(object)


def _named(case: people_of.Codes, column: int) -> Any:
    """A column of `_CASES` as categories; several cases may share a name."""
    names = [str(row[column]) for row in _CASES]
    distinct = list(dict.fromkeys(names))
    return people_of.categories(np.array([distinct.index(name) for name in names])[case], distinct)
