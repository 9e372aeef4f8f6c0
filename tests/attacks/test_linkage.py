"""Linkage: the join against pandas, the score against Bayes, both on a town."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from bad_input import NOT_INSIDE_ZERO_ONE, refuses

from dpedu import data
from dpedu.attacks.linkage import join_statement, link, link_by_score

KEY = ["postcode", "birth_date", "sex"]


@pytest.fixture(scope="module")
def registers():
    rng = np.random.default_rng(1997)
    everybody = data.town(50_000, rng=rng)
    return data.hospital_register(everybody, rng=rng), data.voter_register(everybody, rng=rng)


def random_table(rng, rows, extra):
    return pd.DataFrame(
        {
            "a": rng.integers(0, 4, rows),
            "b": pd.Categorical(rng.choice(["x", "y"], rows), categories=["y", "x"]),
            "c": pd.Timestamp("2020-01-01") + pd.to_timedelta(rng.integers(0, 3, rows), "D"),
            extra: rng.random(rows),
        },
        index=rng.permutation(rows) + 100,
    )


# The join ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_the_join_agrees_with_pandas(seed):
    rng = np.random.default_rng(seed)
    left = random_table(rng, int(rng.integers(1, 30)), "left")
    right = random_table(rng, int(rng.integers(1, 30)), "right")
    found = link(left, right, on=["a", "b", "c"])
    keyed = [t.rename_axis("row").reset_index() for t in (left, right)]
    expected = keyed[0].merge(keyed[1], on=["a", "b", "c"], suffixes=("_left", "_right"))
    pairs = sorted(zip(expected["row_left"], expected["row_right"], strict=True))
    assert sorted(zip(found["released_row"], found["register_row"], strict=True)) == pairs
    counts = expected.groupby("row_left").size()
    assert (found["candidates"] == found["released_row"].map(counts)).all()
    assert (found["left"] == found["released_row"].map(left["left"])).all()
    assert (found["right"] == found["register_row"].map(right["right"])).all()
    assert list(found)[:3] == ["released_row", "register_row", "candidates"]


def test_the_small_tables_link_by_birthday():
    taxes = data.tax_office().assign(birthday=["06/07", "06/14", "01/01"])
    found = link(data.dating_site().drop(columns="name"), taxes, on=["birthday"])
    assert found["name"].tolist() == ["Li Pu", "Sara Lee", "A. B. Student"]
    assert (found["candidates"] == 1).all()


def test_extreme_tables():
    one = pd.DataFrame({"a": [1], "name": ["Ann"]})
    assert link(one, one, on=["a"])["candidates"].tolist() == [1]
    assert len(link(one, one.assign(a=2), on=["a"])) == 0
    same = pd.concat([one] * 5, ignore_index=True)
    assert link(same, same, on=["a"])["candidates"].tolist() == [5] * 25
    odd = pd.DataFrame({'a "b"; DROP TABLE register; --': ["'); --"], "z": [1]})
    assert len(link(odd, odd, on=[odd.columns[0]])) == 1


def test_dates_of_any_precision_agree():
    days = np.array(["1959-06-07", "2019-12-31"])
    fine, coarse = (pd.DataFrame({"d": days.astype(f"datetime64[{u}]")}) for u in ("ns", "s"))
    assert len(link(fine, coarse, on=["d"])) == 2
    assert link_by_score(fine, coarse, on=["d"])["match"].tolist() == [0, 1]


def columns_of_a_kind():
    day = np.datetime64("1969-12-31T23:59:59", "s").astype(np.int64)
    for unit, step in {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}.items():
        near = [day * step + more for more in (-1, 0, 1, step // 1000, step)]
        yield "date", np.array(near).astype(f"datetime64[{unit}]")
    for kind in (np.int8, np.int64, np.uint8, np.uint64):
        most = int(np.iinfo(kind).max)
        yield "whole", np.array([0, 1, most // 2, most // 2 + 1, most - 1, most], dtype=kind)
    for kind in (np.float32, np.float64):
        yield "real", np.array([0, -0.0, 0.1, 1, -1, np.inf], dtype=kind)
    yield "text", np.array(["a", "a\0", "\0", "", "A", "a ", "\ud800"], dtype=object)
    yield "bool", np.array([True, False])


PAIRS = [
    (left, right)
    for (kind, left), (other, right) in itertools.product(columns_of_a_kind(), repeat=2)
    if kind == other
]


@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_values_agree_where_python_says_so_whatever_the_types(left, right):
    def values(column):
        if column.dtype.kind == "M":  # nanoseconds, of any size
            each = 10**9 // int(np.timedelta64(1, "s") / np.timedelta64(1, column.dtype.str[4:-1]))
            return [int(number) * each for number in column.astype(np.int64)]
        return column.tolist()

    one, two = pd.DataFrame({"k": left}), pd.DataFrame({"k": right})
    pairs = itertools.product(enumerate(values(left)), enumerate(values(right)))
    expected = {(i, j) for (i, a), (j, b) in pairs if a == b}
    found = link(one, two, on=["k"])
    assert set(zip(found["released_row"], found["register_row"], strict=True)) == expected
    scored = link_by_score(one, two, on=["k"], error=0.1)
    agree = scored["score"] > math.log(0.2)
    assert {i for i, _ in expected} == set(scored.index[agree])
    assert {(i, scored["match"][i]) for i in scored.index[agree]} <= expected


def test_text_never_equals_a_number():
    text, number = pd.DataFrame({"a": ["0123"]}), pd.DataFrame({"a": [123]})
    refuses(lambda v: link(text, number, on=v), "on", [["a"]])


def test_patients_of_a_town_are_named(registers):
    stays, voters = registers
    found = link(stays, voters, on=KEY)
    own = found["released_row"] == found["register_row"]
    # Nothing is wrong in either table, so whoever is registered is among the candidates: certain.
    assert set(found["released_row"][own]) == set(stays.index[stays.index.isin(voters.index)])
    named = found["candidates"] == 1
    people = found.loc[named & own, "released_row"].nunique()
    assert people > 0.3 * stays.index.nunique()  # of all patients, children and the rest included
    assert own[named].mean() > 0.9


# The score --------------------------------------------------------------------------------------


def test_probabilities_are_those_of_bayes_theorem():
    register = pd.DataFrame({"a": [1, 1, 2], "b": ["x", "y", "y"]}, index=["Ann", "Bob", "Cem"])
    error = Fraction(1, 10)
    frequency = {
        column: {v: Fraction(int((register[column] == v).sum()), 3) for v in set(register[column])}
        for column in register
    }
    for released in itertools.product((1, 2), ("x", "y")):
        likelihood = []
        for row in register.itertuples(index=False):
            chance = Fraction(1)
            for column, value, true in zip(register, released, row, strict=True):
                chance *= (1 - error) * (value == true) + error * frequency[column][value]
            likelihood.append(chance)
        best = max(likelihood)
        table = pd.DataFrame([released], columns=["a", "b"])
        found = link_by_score(table, register, on=["a", "b"], error=error).iloc[0]
        assert found["match"] == register.index[likelihood.index(best)]
        assert found["probability"] == pytest.approx(float(best / sum(likelihood)), abs=1e-12)
        chance = math.prod(frequency[c][v] for c, v in zip(register, released, strict=True))
        assert found["score"] == pytest.approx(math.log(best / chance), abs=1e-12)


def test_values_that_the_register_lacks_agree_with_nothing():
    register = pd.DataFrame({"a": [1, 2], "b": ["x", "y"]})
    stranger = pd.DataFrame({"a": [3, 2], "b": ["a", "x"]})
    found = link_by_score(stranger, register, on=["a", "b"], error=0.1)
    assert found["score"][0] == pytest.approx(2 * math.log(0.1))
    assert found["probability"].tolist() == pytest.approx([0.5, 0.5])


def test_many_rows_are_scored_in_parts_as_if_at_once(monkeypatch, registers):
    stays, voters = registers
    whole = link_by_score(stays[:50], voters[:3000], on=KEY)
    monkeypatch.setattr("dpedu.attacks.linkage.CELLS", 10_000)
    assert link_by_score(stays[:50], voters[:3000], on=KEY).equals(whole)


def test_the_score_forgives_errors_that_the_join_does_not(registers):
    stays, voters = registers
    rng = np.random.default_rng(3)
    known = stays[stays.index.isin(voters.index)].sample(400, random_state=rng)
    on = [*KEY, "ethnicity"]
    voters = voters.assign(
        ethnicity=data.town(50_000, rng=np.random.default_rng(1997))["ethnicity"]
    )
    noisy = known.copy()
    for column in on:  # 15 % of the values become those of a random voter
        wrong = rng.random(len(noisy)) < 0.15
        others = voters[column].sample(len(noisy), random_state=rng).to_numpy()
        noisy[column] = np.where(wrong, others, noisy[column])
    joined = link(noisy, voters, on=on)
    by_join = joined.loc[joined["released_row"] == joined["register_row"], "released_row"].nunique()
    scored = link_by_score(noisy, voters, on=on, error=0.15)
    by_score = (scored["match"] == noisy.index).sum()
    assert by_score > by_join
    sure = scored["probability"] > 0.9
    assert sure.sum() > 100
    assert (scored["match"] == noisy.index)[sure].mean() > 0.8


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize("call", [link, link_by_score])
def test_bad_arguments_are_refused_by_name(call):
    table = pd.DataFrame({"a": [1, 2], "b": ["x", "y"], "mixed": [1, "x"], "gap": [1.0, None]})
    refuses(lambda v: call(v, table, on=["a"]), "released", [None, table[:0], "table", [1]])
    refuses(lambda v: call(table, v, on=["a"]), "register", [None, table[:0], "table", [1]])
    refuses(
        lambda v: call(table, table, on=v),
        "on",
        [None, "a", [], ["z"], ["a", "a"], ["mixed"], ["gap"], [1]],
    )
    refuses(lambda v: call(table, table.drop(columns="b"), on=v), "on", [["b"]])


def test_error_must_be_a_probability_inside():
    table = pd.DataFrame({"a": [1, 2]})
    refuses(lambda v: link_by_score(table, table, on=["a"], error=v), "error", NOT_INSIDE_ZERO_ONE)


@pytest.mark.parametrize("names", [["row"], ["ROW", "rowid"], ["A", "a"], ["Candidates", 'a"b']])
def test_columns_may_have_any_names(names):
    table = pd.DataFrame({name: [1, 2] for name in names})
    linked = link(table, table, on=names)
    assert linked["released_row"].tolist() == linked["register_row"].tolist() == [0, 1]


@pytest.mark.parametrize(
    "values",
    [
        np.array([0, 2**63 - 1, 2**63, 2**63 + 1, 2**64 - 1], dtype=np.uint64),
        np.array([-(2**63), 0, 2**63 - 1]),
        ["x\ud800", "x", "\udfff", "ä", ""],
    ],
)
def test_values_at_the_ends_of_their_type_are_linked(values):
    table = pd.DataFrame({"a": values})
    linked = link(table, table[::-1], on=["a"])
    assert (
        linked["released_row"].tolist() == linked["register_row"].tolist() == [*range(len(table))]
    )


@pytest.mark.parametrize("taken", ["released_row", "register_row", "candidates"])
@pytest.mark.parametrize("of_both", [False, True])
def test_no_column_of_the_join_comes_twice(taken, of_both):
    plain = pd.DataFrame({"a": [1, 2]})
    more = plain.assign(**{taken: [3, 4]})
    on = [taken] if of_both else ["a"]
    with pytest.raises(ValueError, match=f"released must not have a column '{taken}'"):
        link(more, more if of_both else plain, on=on)
    if not of_both:
        with pytest.raises(ValueError, match=f"register must not have a column '{taken}'"):
            link(plain, more, on=on)
    # The score has columns of its own alone.
    assert list(link_by_score(more, more, on=["a"])) == ["match", "score", "probability"]


@pytest.mark.parametrize("bad", ["ab", [], None, 3, ["a", "a"], ["a", 3], {"a"}])
def test_names_of_columns_are_checked_by_all_that_link(bad):
    table = pd.DataFrame({"a": [1]})
    refuses(join_statement, "on", [bad])
    refuses(lambda v: link(table, table, on=v), "on", [bad])
    refuses(lambda v: link_by_score(table, table, on=v), "on", [bad])
