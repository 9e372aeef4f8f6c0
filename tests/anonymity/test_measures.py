"""k, l and t: by hand, as published, and against definitions read literally on all small tables."""

import itertools
import math
from collections import Counter
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from bad_input import NOT_POSITIVE, refuses

from dpedu import _validate as validate
from dpedu import data
from dpedu.anonymity import (
    k_anonymity,
    l_diversity,
    mondrian,
    ranges,
    suppress,
    t_closeness,
    two_anonymous,
)
from dpedu.data.census import QUASI_IDENTIFIERS

QUASI = ["height", "weight", "age", "postcode"]

# Machanavajjhala et al. 2006, Figures 1 to 3: twelve inpatients.
ILLNESSES = [
    "heart", "heart", "viral", "viral", "cancer", "heart", "viral", "viral",
    "cancer", "cancer", "cancer", "cancer",
]  # fmt: skip
FOUR_ANONYMOUS = [1] * 4 + [2] * 4 + [3] * 4
THREE_DIVERSE = [1, 3, 3, 1, 2, 2, 2, 2, 1, 1, 3, 3]


def inpatients(classes):
    return pd.DataFrame({"class": classes, "illness": ILLNESSES})


def test_the_five_people_by_hand():
    assert k_anonymity(two_anonymous(), QUASI) == 2
    assert k_anonymity(two_anonymous(), [*QUASI, "profession"]) == 1
    assert k_anonymity(data.five_people(), ["profession"]) == 1
    assert k_anonymity(data.five_people(), ["age"]) == 1
    # Three of five are politicians; in the pair one is, of the other three two are.
    assert t_closeness(two_anonymous(), QUASI, "profession") == pytest.approx(0.3, abs=1e-12)
    assert l_diversity(two_anonymous(), QUASI, "profession") == 2


def test_the_four_anonymous_inpatients_have_a_class_of_one_illness():
    table = inpatients(FOUR_ANONYMOUS)
    assert k_anonymity(table, ["class"]) == 4
    assert l_diversity(table, ["class"], "illness") == 1
    assert l_diversity(table, ["class"], "illness", kind="entropy") == pytest.approx(1, abs=1e-12)
    assert l_diversity(table, ["class"], "illness", kind="recursive") == 0


def test_the_three_diverse_inpatients_are():
    table = inpatients(THREE_DIVERSE)
    assert k_anonymity(table, ["class"]) == 4
    assert l_diversity(table, ["class"], "illness") == 3
    # 2, 1, 1 in every class: 2^(3/2) by entropy; 2 < c (1 + 1) for every c above 1.
    entropy = l_diversity(table, ["class"], "illness", kind="entropy")
    assert entropy == pytest.approx(2**1.5, abs=1e-12)
    assert l_diversity(table, ["class"], "illness", kind="recursive", c=1) == 1
    assert l_diversity(table, ["class"], "illness", kind="recursive", c=1.01) == 2
    assert l_diversity(table, ["class"], "illness", kind="recursive", c=2.01) == 3


def test_salaries_as_far_from_everybodys_as_published():
    # Li, Li and Venkatasubramanian 2007, Section 5.2: 3k, …, 11k, each once.
    def distance(some):
        table = pd.DataFrame({"class": 0, "salary": range(3, 12)})
        rest = [salary for salary in range(3, 12) if salary not in some]
        classes = table["salary"].map(lambda s: 0 if s in some else 1)
        # Everybody is the union, and the farther class is the smaller one.
        assert len(some) < len(rest)
        return t_closeness(table.assign(**{"class": classes}), ["class"], "salary")

    assert distance({3, 4, 5}) == pytest.approx(0.375, abs=1e-12)
    assert distance({6, 8, 11}) == pytest.approx(0.167, abs=5e-4)


def literal(rows, kind, c=1):
    """The measures from their definitions, in fractions; rows are (class, value)."""
    classes = {}
    for owner, value in rows:
        classes.setdefault(owner, []).append(value)
    if kind == "k":
        return min(map(len, classes.values()))
    if kind == "distinct":
        return min(len(set(values)) for values in classes.values())
    if kind == "recursive":
        least = math.inf
        for values in classes.values():
            r = sorted(Counter(values).values(), reverse=True)
            good = [level for level in range(1, len(r) + 1) if r[0] < c * sum(r[level - 1 :])]
            least = min(least, max(good, default=0))
        return least
    everybody = Counter(value for _, value in rows)
    domain = sorted(everybody)
    farthest = Fraction(0)
    for values in classes.values():
        counts = Counter(values)
        gaps = [
            Fraction(counts[value], len(values)) - Fraction(everybody[value], len(rows))
            for value in domain
        ]
        if kind == "equal":
            moved = sum(map(abs, gaps)) / 2
        else:
            steps = sum(abs(total) for total in itertools.accumulate(gaps))
            moved = steps / (len(domain) - 1) if len(domain) > 1 else 0
        farthest = max(farthest, moved)
    return farthest


def check(rows):
    table = pd.DataFrame(rows, columns=["class", "value"])
    assert k_anonymity(table, ["class"]) == literal(rows, "k")
    assert l_diversity(table, ["class"], "value") == literal(rows, "distinct")
    for c in (1, 2, Fraction(3, 2)):
        found = l_diversity(table, ["class"], "value", kind="recursive", c=c)
        assert found == literal(rows, "recursive", c)
    for distance in ("equal", "ordered"):
        found = t_closeness(table, ["class"], "value", distance=distance)
        assert found == pytest.approx(float(literal(rows, distance)), abs=1e-12)


def test_all_tables_of_up_to_five_rows():
    kinds = list(itertools.product((0, 1), (1, 2, 5)))
    for size in range(1, 5):
        for rows in itertools.combinations_with_replacement(kinds, size):
            check(list(rows))


@pytest.mark.parametrize("seed", range(30))
def test_random_tables(seed):
    rng = np.random.default_rng(seed)
    size = int(rng.integers(1, 60))
    check(
        list(
            zip(
                rng.integers(0, rng.integers(1, 8), size).tolist(),
                rng.integers(0, rng.integers(1, 12), size).tolist(),
                strict=True,
            )
        )
    )


def test_entropy_is_that_of_shannon():
    table = pd.DataFrame({"class": [0] * 6 + [1] * 2, "value": list("aaabbc") + list("ab")})
    p = np.array([3, 2, 1]) / 6
    larger = math.exp(-(p * np.log(p)).sum())
    assert larger > 2
    found = l_diversity(table, ["class"], "value", kind="entropy")
    assert found == pytest.approx(2, abs=1e-12)
    found = l_diversity(table[:6], ["class"], "value", kind="entropy")
    assert found == pytest.approx(larger, abs=1e-12)


def test_the_order_of_values_matters_where_there_is_one():
    numbers = pd.DataFrame({"class": [0, 0, 1, 1], "value": [1, 2, 3, 4]})
    assert t_closeness(numbers, ["class"], "value") == pytest.approx(1 / 3, abs=1e-12)
    words = numbers.assign(value=list("abcd"))
    assert t_closeness(words, ["class"], "value") == pytest.approx(1 / 2, abs=1e-12)
    ranked = pd.Categorical(list("dcba"), categories=list("zdcba"), ordered=True)
    assert t_closeness(numbers.assign(value=ranked), ["class"], "value") == pytest.approx(1 / 3)
    refuses(
        lambda _: t_closeness(words, ["class"], "value", distance="ordered"), "distance", [None]
    )


def test_one_row_and_equal_rows():
    table = two_anonymous()
    one, same = table[:1], pd.concat([table[:1]] * 9)
    assert (k_anonymity(one, QUASI), k_anonymity(same, QUASI)) == (1, 9)
    for rows in (one, same):
        assert l_diversity(rows, QUASI, "profession") == 1
        assert t_closeness(rows, QUASI, "profession") == 0


def test_a_class_like_everybody_teaches_nothing():
    table = pd.DataFrame({"class": [0, 0, 1, 1, 1, 1], "value": [1, 2, 1, 1, 2, 2]})
    for distance in ("equal", "ordered"):
        assert t_closeness(table, ["class"], "value", distance=distance) == pytest.approx(0)


def test_agreement_with_pandas_on_a_census():
    table = data.census(3000, rng=np.random.default_rng(1))
    for wanted in (["sex"], ["sex", "education"], list(QUASI_IDENTIFIERS)):
        groups = table.groupby(wanted, observed=True)["diagnosis"]
        assert k_anonymity(table, wanted) == groups.size().min()
        assert l_diversity(table, wanted, "diagnosis") == groups.nunique().min()


BAD_COLUMNS = [None, "age", [], ["nobody"], ["age", "age"], [1], 3]


def test_bad_arguments_are_refused_by_name():
    table = two_anonymous()
    missing = data.five_people().assign(age=[1, 2, None, 3, 4])
    bad_tables = [None, [], {}, table.to_numpy(), table[:0], table[[]]]
    for measure in (
        k_anonymity,
        lambda t, c: l_diversity(t, c, "profession"),
        lambda t, c: t_closeness(t, c, "profession"),
    ):
        refuses(lambda v, m=measure: m(v, QUASI), "table", bad_tables)
        refuses(lambda v, m=measure: m(table, v), "columns", BAD_COLUMNS)
        refuses(lambda v, m=measure: m(missing, v), "columns", [["age"]])
    for measure in (l_diversity, t_closeness):
        bad = [None, "nobody", 1, ["profession"], "age"]
        refuses(lambda v, m=measure: m(table, QUASI, v), "sensitive", bad)
        refuses(lambda v, m=measure: m(missing, ["name"], v), "sensitive", ["age"])
    refuses(lambda v: l_diversity(table, QUASI, "profession", kind=v), "kind", [None, "most", 1])
    refuses(lambda v: l_diversity(table, QUASI, "profession", c=v), "c", NOT_POSITIVE)
    bad = ["far", 1, True]
    refuses(lambda v: t_closeness(table, QUASI, "profession", distance=v), "distance", bad)


@pytest.mark.parametrize("c", [1.1, 1.2, 0.1, 0.7, 1.7, Fraction(1, 3), 1e-300, 1e300, 3])
def test_the_factor_of_recursive_diversity_is_the_number_that_is_written(c):
    exact = validate.exact(c)
    for rare in (*range(1, 60), 1000):
        for common in {rare, rare + 1, max(rare, int(exact * rare)) if exact < 2 else rare}:
            table = pd.DataFrame({"class": 1, "illness": ["a"] * common + ["b"] * rare})
            expected = sum(common < exact * rest for rest in (common + rare, rare))
            assert l_diversity(table, ["class"], "illness", kind="recursive", c=c) == expected


def test_complex_numbers_have_no_order():
    with pytest.raises(TypeError, match="values must be numbers"):
        ranges(pd.Series([1 + 2j, 3]), [0, 5])


@pytest.mark.parametrize("value", [[1], {"a": 1}, {2}, (3, [4])])
@pytest.mark.parametrize("others", [[[1], [2]], ["a", "b"], [None, 1]])
def test_values_that_cannot_be_compared_are_refused_in_the_name_of_their_column(value, others):
    table = pd.DataFrame({"odd": pd.Series([*others[1:], value], dtype=object), "even": [1, 2]})
    bad = [
        lambda v: k_anonymity(v, ["even", "odd"]),
        lambda v: l_diversity(v, ["odd"], "even"),
        lambda v: t_closeness(v, ["even"], "odd"),
        lambda v: suppress(v, ["odd"], k=1),
        lambda v: mondrian(v, ["odd"], k=1),
    ]
    for call in bad:
        refuses(call, "'odd'", [table])


def test_values_of_several_kinds_are_compared_where_they_can_be():
    table = pd.DataFrame({"odd": pd.Series([1, "a", (1, 2), (1, 2), "a", 1], dtype=object)})
    assert k_anonymity(table, ["odd"]) == 2
