"""The small tables: one version of every person, in every table."""

from datetime import date

import pandas as pd

import dpedu as dp
from dpedu import data

TODAY = date(2019, 6, 10)


def rows(table):
    return tuple(table.itertuples(index=False, name=None))


def test_people_are_the_same_in_all_tables():
    tables = [data.tax_office(), data.dating_site(), data.five_people()]
    tables += data.neighbouring_tables().values()
    seen = {}
    for table in tables:
        for row in table.drop(columns="age", errors="ignore").to_dict("records"):
            if row["name"] == "John Smith":
                continue
            for column, value in row.items():
                assert seen.setdefault((row["name"], column), value) == value
    assert seen["A. B. Student", "postcode"] == "6732"
    assert seen["Li Yang", "profession"] == "Politician"


def test_numbers_of_the_tax_office_begin_with_the_date_of_birth():
    taxes, dates = data.tax_office(), data.dating_site()
    for number, age, birthday, group in zip(
        taxes["id"], taxes["age"], dates["birthday"], dates["age"], strict=True
    ):
        year, month, day = int(str(number)[:4]), int(str(number)[4:6]), int(str(number)[6:8])
        assert f"{month:02d}/{day:02d}" == birthday
        had_birthday = (TODAY.month, TODAY.day) >= (month, day)
        if year < 2019:  # all but the time traveller
            assert TODAY.year - year - (not had_birthday) == age
        low, _, high = group.rstrip("+").partition("-")
        assert int(low) <= age < int(high or 100)


def test_linking_by_birthday_names_all_three():
    taxes = data.tax_office()
    erased = data.dating_site().drop(columns="name")
    taxes["birthday"] = (
        taxes["id"].astype(str).str.replace(r"^\d{4}(\d\d)(\d\d)\d\d$", r"\1/\2", regex=True)
    )
    linked = erased.merge(taxes, on="birthday", suffixes=("", "_tax"))
    assert linked["name"].tolist() == data.dating_site()["name"].tolist()
    assert (linked["profession"] == linked["profession_tax"]).all()


def test_five_people_fall_into_two_classes_at_the_stated_boundaries():
    table = data.five_people()
    classes = pd.DataFrame(
        {
            "height": pd.cut(table["height"], [170, 180, 191], right=False),
            "weight": pd.cut(table["weight"], [60, 80, 200], right=False),
            "age": pd.cut(table["age"], [20, 60, 120], right=False),
            "postcode": table["postcode"].str[0],
        }
    )
    assert not classes.isna().any().any()
    sizes = classes.groupby(list(classes), observed=True).size()
    assert sorted(sizes) == [2, 3]
    with_work = classes.assign(profession=table["profession"])
    assert with_work.groupby(list(with_work), observed=True).size().min() == 1
    # Blind bins of 10 cm and 20 kg isolate somebody.
    blind = pd.DataFrame({"height": table["height"] // 10, "weight": table["weight"] // 20})
    assert blind.groupby(list(blind)).size().min() == 1


def test_john_smith_shows_both_neighbourhoods():
    tables = {name: rows(table) for name, table in data.neighbouring_tables().items()}
    assert dp.are_neighbours(tables["data"], tables["removed"], "membership")
    assert dp.are_neighbours(tables["data"], tables["edited"], "edit")
    assert dp.are_neighbours(tables["removed"], tables["edited"], "membership")
    assert not dp.are_neighbours(tables["data"], tables["edited"], "membership")
    assert dp.symmetric_distance(tables["data"], tables["edited"]) == 2


def test_one_person_is_alone_in_an_age_group_of_the_week():
    table = data.doctors_week()
    assert table.loc["80+"].sum() == 1
    assert (table.drop(index="80+").sum(axis=1) > 1).all()


def test_tables_are_made_anew_each_time():
    table = data.five_people()
    table.loc[0, "name"] = "nobody"
    assert data.five_people().loc[0, "name"] == "Li Pu"
