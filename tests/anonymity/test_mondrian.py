"""Mondrian: a partition into classes of k and more, without a cut left; the same as one by one."""

import itertools
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from bad_input import NOT_AT_LEAST_ONE_WHOLE, refuses

from dpedu import data
from dpedu.anonymity import Hierarchy, discernibility, k_anonymity, mondrian, suppress
from dpedu.data.census import OCCUPATIONS, QUASI_IDENTIFIERS

QUASI = list(QUASI_IDENTIFIERS)


def one_by_one(columns, k):
    """The classes by recursion, from the definition: columns of numbers, as a set of frozensets."""
    width = [max(c) - min(c) or 1 for c in columns]

    def split(rows):
        spread = [(max(c[r] for r in rows) - min(c[r] for r in rows)) / w
                  for c, w in zip(columns, width, strict=True)]  # fmt: skip
        for j in sorted(range(len(columns)), key=lambda j: -spread[j]):  # ties: the first
            values = sorted(columns[j][r] for r in rows)
            cuts = [
                (abs(2 * at - len(rows)), at)
                for at in range(k, len(rows) - k + 1)
                if values[at - 1] < values[at]
            ]
            if cuts:
                bound = values[min(cuts)[1] - 1]
                low = [r for r in rows if columns[j][r] <= bound]
                return split(low) + split([r for r in rows if r not in low])
        return [frozenset(rows)]

    return set(split(list(range(len(columns[0])))))


def classes_of(partition):
    groups = {}
    for row, owner in enumerate(partition.classes.tolist()):
        groups.setdefault(owner, []).append(row)
    return set(map(frozenset, groups.values()))


def test_all_tables_of_up_to_four_people_and_two_attributes():
    points = list(itertools.product((0, 1, 3), (0, 1, 2)))
    for size in range(1, 5):
        for rows in itertools.combinations_with_replacement(points, size):
            table = pd.DataFrame(rows, columns=["a", "b"])
            for k in range(1, size + 1):
                found = classes_of(mondrian(table, ["a", "b"], k=k))
                assert found == one_by_one([table["a"].tolist(), table["b"].tolist()], k)


@pytest.mark.parametrize("seed", range(25))
def test_random_tables_are_cut_as_one_box_after_another_would_be(seed):
    rng = np.random.default_rng(seed)
    rows, count = int(rng.integers(1, 120)), int(rng.integers(1, 5))
    skew = rng.integers(1, 4)
    columns = [
        np.floor(rng.random(rows) ** skew * rng.integers(1, 30)).astype(int).tolist()
        for _ in range(count)
    ]
    table = pd.DataFrame({f"c{j}": column for j, column in enumerate(columns)})
    k = int(rng.integers(1, min(rows, 9) + 1))
    assert classes_of(mondrian(table, list(table), k=k)) == one_by_one(columns, k)


def assert_valid(table, partition, k, orders):
    """Each row in one class, classes of k and more, boxes that hold, and no allowed cut left."""
    assert partition.classes.shape == (len(table),)
    assert (partition.sizes == np.bincount(partition.classes)).all()
    assert partition.sizes.min() >= k
    assert partition.sizes.sum() == len(table)
    for name, order in orders.items():
        ranks = pd.Series([order.index(v) for v in table[name]])
        for _, values in ranks.groupby(partition.classes):
            counts = values.value_counts().sort_index().cumsum().to_numpy()
            assert not ((counts >= k) & (len(values) - counts >= k)).any()


@pytest.mark.parametrize("k", [2, 10, 50])
def test_a_census_is_cut_until_no_cut_is_left(k):
    table = data.census(3000, rng=np.random.default_rng(k))
    partition = mondrian(table, QUASI, k=k)
    orders = {}
    for name in QUASI:
        column = table[name]
        categories = column.dtype == "category"
        orders[name] = (
            list(column.cat.categories) if categories and column.cat.ordered
            else sorted(column.unique())
        )  # fmt: skip
    assert_valid(table, partition, k, orders)
    released = partition.release()
    assert k_anonymity(released, QUASI) >= k
    pd.testing.assert_frame_equal(released[["diagnosis", "income"]], table[["diagnosis", "income"]])
    boxes = partition.boxes()
    assert (boxes["size"] == partition.sizes).all()
    for name in ("age", "postcode", "household_size"):
        low, high = boxes[f"{name} from"].to_numpy(), boxes[f"{name} to"].to_numpy()
        groups = table[name].groupby(partition.classes)
        assert (groups.min() == low).all()
        assert (groups.max() == high).all()


def test_classes_do_not_overlap_in_space():
    table = data.census(2000, rng=np.random.default_rng(4))
    boxes = mondrian(table, ["age", "postcode"], k=20).boxes()
    sides = [(boxes[f"{n} from"].to_numpy(), boxes[f"{n} to"].to_numpy())
             for n in ("age", "postcode")]  # fmt: skip
    for a, b in itertools.combinations(range(len(boxes)), 2):
        assert any(low[a] > high[b] or low[b] > high[a] for low, high in sides)


def test_more_privacy_costs_more():
    table = data.census(5000, rng=np.random.default_rng(5))
    losses = [mondrian(table, QUASI, k=k).loss() for k in (1, 2, 5, 20, 100, 5000)]
    assert losses == sorted(losses)
    assert losses[-1] == 1
    assert losses[1] < 0.2
    costs = [discernibility(mondrian(table, QUASI, k=k).release(), QUASI) for k in (2, 20, 200)]
    assert costs == sorted(costs)


def test_mondrian_loses_less_than_leaving_people_out():
    table = data.census(5000, rng=np.random.default_rng(6))
    assert len(suppress(table, QUASI, k=2)) < 1500
    assert mondrian(table, QUASI, k=2).loss() < 0.2


def test_loss_by_hand():
    table = pd.DataFrame({"n": [0, 1, 9, 10], "c": list("aabc")})
    partition = mondrian(table, ["n", "c"], k=2)
    # Classes (0, 1) and (9, 10): 1/10 each of the numbers; a alone, and b to c of three.
    assert partition.classes[0] == partition.classes[1] != partition.classes[2]
    assert partition.loss() == pytest.approx((0.1 + (0 + 0.5) / 2) / 2, abs=1e-12)
    assert partition.release()["c"].tolist() == ["a", "a", "b, c", "b, c"]
    assert partition.release()["n"].tolist() == ["0–1", "0–1", "9–10", "9–10"]


def test_a_hierarchy_orders_the_values_and_names_the_classes():
    jobs = Hierarchy(
        {job: ["health" if job in ("nurse", "scientist") else "other"] for job in OCCUPATIONS}
    )
    table = data.census(2000, rng=np.random.default_rng(7))
    partition = mondrian(table, ["occupation"], k=30, hierarchies={"occupation": jobs})
    assert_valid(table, partition, 30, {"occupation": list(jobs.values)})
    released = partition.release()
    assert set(released["occupation"]) <= {*OCCUPATIONS, "health", "other", "*"}
    for row, told in enumerate(released["occupation"]):
        assert told in [jobs.group(table["occupation"][row], level) for level in range(3)]
    # The loss is that of what is told: the groups, not the boxes.
    sizes = dict.fromkeys(OCCUPATIONS, 1) | {"health": 2, "other": 14, "*": 16}
    lost = released["occupation"].map(lambda told: (sizes[told] - 1) / 15).astype(float).mean()
    assert partition.loss() == pytest.approx(lost, abs=1e-12)
    assert k_anonymity(released, ["occupation"]) >= 30


def test_dates_words_truths_and_categories_have_an_order():
    days = pd.to_datetime(["2020-01-05", "2020-01-01", "2020-03-01", "2020-02-01"])
    words, flags = ["d", "a", "c", "b"], [True, False, True, False]
    ranks = pd.Categorical(list("xzzx"), categories=list("zyx"), ordered=True)
    table = pd.DataFrame({"day": days, "word": words, "flag": flags, "rank": ranks})
    for name, expected in [
        ("day", {frozenset({0, 1}), frozenset({2, 3})}),
        ("word", {frozenset({1, 3}), frozenset({0, 2})}),
        ("flag", {frozenset({0, 2}), frozenset({1, 3})}),
        ("rank", {frozenset({1, 2}), frozenset({0, 3})}),
    ]:
        partition = mondrian(table, [name], k=2)
        assert classes_of(partition) == expected
        assert k_anonymity(partition.release(), [name]) == 2


def test_one_row_equal_rows_and_an_odd_index():
    one = pd.DataFrame({"a": [1], "b": ["x"]}, index=[99])
    assert mondrian(one, ["a", "b"], k=1).release().to_numpy().tolist() == [["1", "x"]]
    assert mondrian(one, ["a"], k=1).loss() == 0
    same = pd.concat([one] * 9)
    partition = mondrian(same, ["a", "b"], k=3)
    assert partition.sizes.tolist() == [9]
    assert partition.loss() == 0
    released = partition.release()
    assert released.index.tolist() == [99] * 9
    assert released["a"].tolist() == ["1"] * 9


def test_bad_arguments_are_refused_by_name():
    people = data.five_people()
    tables = [None, people.to_numpy(), people[:0], people[[]]]
    refuses(lambda v: mondrian(v, ["age"], k=2), "table", tables)
    bad = [None, [], "age", ["nobody"], ["age", "age"], [1]]
    refuses(lambda v: mondrian(people, v, k=2), "columns", bad)
    odd = people.assign(
        age=[1, 2, None, 3, 4], weight=[1, 2, 3, 4, np.inf], name=[1, "a", 2, "b", 3],
        profession=pd.Categorical([1, "a", 2, "b", 3]),
    )  # fmt: skip
    bad = [["age"], ["weight"], ["name"], ["profession"]]
    refuses(lambda v: mondrian(odd, v, k=2), "columns", bad)
    refuses(lambda v: mondrian(people, ["age"], k=v), "k", [*NOT_AT_LEAST_ONE_WHOLE, 6])
    codes = Hierarchy.of_prefixes(people["postcode"])
    bad = [[], 1, {"age": 1}, {"nobody": codes}, {"postcode": codes}]
    refuses(lambda v: mondrian(people, ["age"], k=2, hierarchies=v), "hierarchies", bad)
    unknown = {"age": codes}
    refuses(lambda v: mondrian(people, ["age"], k=2, hierarchies=v), "columns", [unknown])


def exact_loss(values, partition):
    """The mean over rows of ``(U − L)/(max − min)``, in fractions."""
    exact = [Fraction(v) for v in values]
    ends = [[exact[row] for row in rows] for rows in classes_of(partition)]
    lost = sum(len(part) * (max(part) - min(part)) for part in ends)
    width = max(exact) - min(exact)
    return float(lost / (width * len(exact))) if width else 0.0


FAR = {
    "close and large": [2**60 + i for i in (3, 0, 2, 1)],
    "all of 64 bits": [-(2**63), 2**63 - 1, 0, 1],
    "unsigned": np.array([2**64 - 1, 2**64 - 2, 0, 5], dtype=np.uint64),
    "nullable": pd.array([2**62 + 1, 2**62, 2**62 + 2, 2**62 + 9], dtype="Int64"),
    "beyond all floats": [-1e308, 1e308, 0.0, 1.0],
    "below all floats": [5e-324, 0.0, 1e-323, 2e-323],
    "short floats": np.array([-65504, 65504, 0, 1], dtype=np.float16),
    "equal": [2**60] * 4,
}


@pytest.mark.parametrize("kind", FAR)
@pytest.mark.parametrize("k", [1, 2, 4])
def test_numbers_of_any_size_are_ordered_by_size(kind, k):
    table = pd.DataFrame({"a": FAR[kind], "b": [0, 0, 0, 0]})
    partition = mondrian(table, ["a", "b"], k=k)
    values = [v.item() if isinstance(v, np.generic) else v for v in table["a"]]
    assert classes_of(partition) == one_by_one([[Fraction(v) for v in values], [0] * 4], k)
    assert 2 * partition.loss() == pytest.approx(exact_loss(values, partition), rel=1e-15)
    assert k_anonymity(partition.release(), ["a"]) >= k


@pytest.mark.parametrize("zone", [None, "UTC", "Europe/Vienna"])
@pytest.mark.parametrize("step", [1, 10**9, 86_400 * 10**9])
@pytest.mark.parametrize("k", [1, 2, 4])
def test_dates_are_ordered_by_size_in_any_zone(zone, step, k):
    counts = [1_600_000_000 * 10**9 + step * i for i in (3, 0, 2, 1)]
    days = pd.Series(pd.to_datetime(counts, unit="ns", utc=True)).dt.tz_convert(zone)
    partition = mondrian(pd.DataFrame({"day": days}), ["day"], k=k)
    assert classes_of(partition) == one_by_one([counts], k)
    assert partition.loss() == pytest.approx(exact_loss(counts, partition), rel=1e-15)
    boxes = partition.boxes()
    for row, owner in enumerate(partition.classes):
        assert boxes["day from"][owner] <= days[row] <= boxes["day to"][owner]
