"""Small tables of a handful of people: one version of each, the same people in all of them.

The tables are dated Monday, 10 June 2019: Li Pu turned 60 last Friday, and Sara Lee will be 73 this
Friday. A. B. Student travels in time, so that a birth in 2100 need not surprise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pandas import DataFrame

_PEOPLE = (
    # number, birthday, name, height, weight, age, postcode, profession, salary, deposits
    (1959060783, "06/07", "Li Pu", 190, 80, 60, "1001", "Politician", 150_000, 1_000_000),
    (1946061408, "06/14", "Sara Lee", 185, 110, 72, "1001", "Rentier", 300_000, -1_000_000_000),
    (2100010101, "01/01", "A. B. Student", 170, 70, 40, "6732", "Time Traveller", 10_000, 100_000),
    (None, "06/12", "Nikos Karavas", 180, 82, 72, "1243", "Politician", None, None),
    (None, "05/08", "Li Yang", 175, 72, 35, "6910", "Politician", None, None),
)
_COLUMNS = (
    "id", "birthday", "name", "height", "weight", "age", "postcode", "profession", "salary",
    "deposits",
)  # fmt: skip


def _people(*names: str, columns: tuple[str, ...]) -> DataFrame:
    """Those people, in that order."""
    import pandas as pd

    by_name = {row[2]: dict(zip(_COLUMNS, row, strict=True)) for row in _PEOPLE}
    return pd.DataFrame(
        [[by_name[name][column] for column in columns] for name in names], columns=list(columns)
    )


def tax_office() -> DataFrame:
    """What a tax office holds of three people, with numbers that begin with the date of birth.

    Returns
    -------
    pandas.DataFrame
        Columns id, name, salary, deposits (in one case a debt, and negative), age, postcode,
        profession.

    Examples
    --------
    >>> tax_office()[["id", "name", "salary", "deposits"]]
               id           name  salary    deposits
    0  1959060783          Li Pu  150000     1000000
    1  1946061408       Sara Lee  300000 -1000000000
    2  2100010101  A. B. Student   10000      100000
    """
    return _people(
        "Li Pu",
        "Sara Lee",
        "A. B. Student",
        columns=("id", "name", "salary", "deposits", "age", "postcode", "profession"),
    )


def dating_site() -> DataFrame:
    """The same three people on a dating site, which keeps ages in coarse groups.

    Returns
    -------
    pandas.DataFrame
        Columns birthday (month/day), name, height (cm), weight (kg), age (a group), postcode,
        profession.

    Examples
    --------
    >>> dating_site()["age"].tolist()
    ['60-70', '70+', '40-60']
    """
    table = _people(
        "Li Pu",
        "Sara Lee",
        "A. B. Student",
        columns=("birthday", "name", "height", "weight", "age", "postcode", "profession"),
    )
    table["age"] = ["60-70", "70+", "40-60"]
    return table


def five_people() -> DataFrame:
    """The five people that are to be made 2-anonymous.

    Returns
    -------
    pandas.DataFrame
        Columns birthday (month/day), name, height (cm), weight (kg), age (years), postcode (text,
        so that its first digit can be kept), profession.

    Notes
    -----
    Two classes of sizes 3 and 2 come from height 170–180 (180 excluded) or 180–190 (190 included),
    weight 60–80 (80 excluded) or 80 and over, age 20–60 (60 excluded) or 60 and over, and the first
    digit of the postcode.

    Examples
    --------
    >>> five_people()[["name", "postcode"]].iloc[2:]
                name postcode
    2  Nikos Karavas     1243
    3  A. B. Student     6732
    4        Li Yang     6910
    """
    return _people(
        "Li Pu",
        "Sara Lee",
        "Nikos Karavas",
        "A. B. Student",
        "Li Yang",
        columns=("birthday", "name", "height", "weight", "age", "postcode", "profession"),
    )


def neighbouring_tables() -> dict[str, DataFrame]:
    """Three tables that show both neighbourhoods: John Smith is in, out, and back changed.

    Returns
    -------
    dict
        ``"data"``, with John Smith; ``"removed"``, its membership neighbour without him; and
        ``"edited"``, its edit neighbour in which he is 180 cm tall and weighs 80 kg. Columns
        birthday, name, height, weight. ``"removed"`` and ``"edited"`` are membership neighbours.

    Examples
    --------
    >>> tables = neighbouring_tables()
    >>> {name: len(table) for name, table in tables.items()}
    {'data': 5, 'removed': 4, 'edited': 5}
    """
    import pandas as pd

    columns: tuple[str, ...] = ("birthday", "name", "height", "weight")
    rest = _people("Li Pu", "Sara Lee", "A. B. Student", "Li Yang", columns=columns)

    def with_john_smith(height: int, weight: int) -> DataFrame:
        john = pd.DataFrame([("06/12", "John Smith", height, weight)], columns=list(columns))
        return pd.concat([rest[:2], john, rest[2:]], ignore_index=True)

    return {
        "data": with_john_smith(170, 82),
        "removed": rest,
        "edited": with_john_smith(180, 80),
    }


def doctors_week() -> DataFrame:
    """One week's cases in a small practice, by age group and diagnosis: nothing but counts.

    Returns
    -------
    pandas.DataFrame
        Rows: age groups. Columns: diagnoses. In the oldest group there is one person.

    Examples
    --------
    >>> doctors_week().loc["80+"].to_dict()
    {'influenza': 0, 'back pain': 0, 'depression': 1, 'diabetes': 0}
    """
    import pandas as pd

    counts: dict[str, list[Any]] = {
        "age group": ["0-17", "18-39", "40-64", "65-79", "80+"],
        "influenza": [9, 6, 5, 4, 0],
        "back pain": [0, 4, 7, 3, 0],
        "depression": [1, 3, 2, 1, 1],
        "diabetes": [0, 1, 4, 5, 0],
    }
    return pd.DataFrame(counts).set_index("age group")
