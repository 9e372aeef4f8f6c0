"""Elastic sensitivity: against all neighbours of all small tables, then the audit."""

import contextlib
import itertools
import math
from collections import Counter

import numpy as np
import pandas as pd
import pytest
from bad_input import (
    MASKED,
    NO_GENERATOR,
    NO_NAME,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    UNEVEN,
    refuses,
)

from dpedu.deployments.elastic import ElasticJoinCount, elastic_sensitivity, join_count
from dpedu.mechanisms.median import laplace_smoothness
from dpedu.privacy.audit import audit

KEYS = (0, 1)
GOOD = {"epsilon": 1, "delta": 1e-5, "neighbourhood": "edit"}


def test_a_join_is_counted_pair_by_pair():
    for left in itertools.product((0, 1, 2), repeat=3):
        for right in itertools.product((1, 2, 5), repeat=2):
            pairs = sum(a == b for a in left for b in right)
            assert join_count(left, right) == pairs
            assert join_count([f"k{a}" for a in left], [f"k{b}" for b in right]) == pairs


KINDS_OF_KEYS = {
    "lists": list,
    "objects": lambda keys: np.array([*keys, None], dtype=object)[:-1],
    "tuples": tuple,
    "frames": lambda keys: pd.Series(list(keys), dtype=object),
    "int64": lambda keys: np.array(keys, dtype=np.int64),
    "uint64": lambda keys: np.array(keys, dtype=np.uint64),
    "int32": lambda keys: np.array(keys, dtype=np.int32),
    "texts": lambda keys: np.array(keys, dtype=str),
}
SETS_OF_KEYS = [
    [0, 1, 2**31 - 1], [2**53, 2**53 + 1, 2**62, 2**62 + 1, 2**63 - 1], [2**63, 2**63 + 1, 1],
    [2**64 - 1, 2**64, -(2**63), -(2**63) - 1, 10**30], [-1, -(2**31), 0], ["", "a", "a\0", "1"],
    [],
]  # fmt: skip


def test_keys_join_as_python_compares_them_in_any_form():
    """No size, form or absence of keys is an error, which would tell of a row, or a wrong match."""
    tables, tried = [], set()
    for keys, (name, form) in itertools.product(SETS_OF_KEYS, KINDS_OF_KEYS.items()):
        for count in (0, 1, len(keys)):
            with contextlib.suppress(OverflowError, ValueError):
                table = form((keys * 2)[: 2 * count])
                if len(table) == 0 or list(table) == (keys * 2)[: 2 * count]:
                    tables.append((list(table), table))
                    tried.add(name)
    assert tried == set(KINDS_OF_KEYS)
    exact = ElasticJoinCount(epsilon=1, delta=1e-5, neighbourhood="membership", exact=True)
    for (left, one), (right, other) in itertools.product(tables, repeat=2):
        if {isinstance(key, str) for key in left} | {isinstance(key, str) for key in right} == {
            True, False
        }:  # fmt: skip
            with pytest.raises(TypeError, match="right must have keys of the kind"):
                join_count(one, other)
            continue
        pairs = Counter(right)
        assert join_count(one, other) == sum(pairs[key] for key in left)
        exact.release((one, other), rng=np.random.default_rng(1))


# Against brute force -----------------------------------------------------------------------------


def changes(rows, domain, relation):
    """All tables that differ in one row."""
    if relation == "edit":
        for place, row in itertools.product(range(len(rows)), domain):
            yield (*rows[:place], row, *rows[place + 1 :])
    else:
        for place in range(len(rows)):
            yield rows[:place] + rows[place + 1 :]
        for row in domain:
            yield (*rows, row)


def neighbours(data, kind, relation):
    """All neighbours of a pair of tables, or of one table whose rows are pairs."""
    left, right = data
    if kind == "one table":
        table, domain = tuple(zip(left, right, strict=True)), tuple(itertools.product(KEYS, KEYS))
        for rows in changes(table, domain, relation):
            yield tuple(zip(*rows, strict=True)) or ((), ())
        return
    if kind != "public left":
        yield from ((rows, right) for rows in changes(left, KEYS, relation))
    if kind != "public right":
        yield from ((left, rows) for rows in changes(right, KEYS, relation))


@pytest.mark.parametrize("relation", ["edit", "membership"])
@pytest.mark.parametrize("kind", ["two tables", "public left", "public right", "one table"])
def test_it_bounds_every_change_within_every_distance_and_is_smooth(kind, relation):
    count = ElasticJoinCount(epsilon=1, delta=0.1, neighbourhood=relation, kind=kind)
    tight = False
    two = list(itertools.product(KEYS, repeat=2))
    some = [*itertools.product(two, repeat=2), ((), ())]
    for left, right in some if kind == "one table" else [*some, ((), two[0]), (two[1], ())]:
        data, within = (left, right), {(left, right)}
        for distance in range(3):
            bound = elastic_sensitivity(left, right, distance=distance, kind=kind)
            steps = [
                abs(join_count(*other) - join_count(*near))
                for near in within
                for other in neighbours(near, kind, relation)
            ]
            worst = max(steps, default=0)  # empty tables have no edits
            assert worst <= bound
            tight |= worst == bound
            within |= {other for near in within for other in neighbours(near, kind, relation)}
        here = count.smooth_sensitivity(data)
        assert here >= elastic_sensitivity(left, right, kind=kind)
        for other in neighbours(data, kind, relation):
            there = count.smooth_sensitivity(other)
            assert here <= math.exp(count.smoothness) * there * (1 + 1e-12)
    assert tight or kind == "one table"


def test_the_smooth_bound_is_the_largest_over_all_distances():
    for epsilon, left in ((0.5, [1] * 3), (1, [1] * 40), (10, [1, 2])):
        count = ElasticJoinCount(**{**GOOD, "epsilon": epsilon})
        direct = max(
            math.exp(-count.smoothness * k) * elastic_sensitivity(left, [1], distance=k)
            for k in range(1_000)
        )
        assert count.smooth_sensitivity((left, [1])) == pytest.approx(direct, rel=1e-12)
    public = ElasticJoinCount(**GOOD, kind="public right")
    assert public.smooth_sensitivity(([1, 1, 1], [1, 1])) == 2


@pytest.mark.parametrize("delta", [1e-9, 1e-5, 0.1])
@pytest.mark.parametrize("epsilon", [0.01, 1, 20])
def test_the_smoothness_is_the_published_one_where_that_is_safe(epsilon, delta):
    count = ElasticJoinCount(epsilon=epsilon, delta=delta, neighbourhood="edit")
    published = epsilon / (2 * math.log(2 / delta))
    assert count.smoothness <= min(published, laplace_smoothness(epsilon, delta))
    # At an everyday ε that is the published one; a huge ε needs a smaller one.
    assert epsilon == 20 or count.smoothness == published


def test_releases_have_the_stated_noise():
    count, rng = ElasticJoinCount(**GOOD), np.random.default_rng(1)
    data = ([1, 1, 2], [1, 2, 2])
    errors = [abs(count.release(data, rng=rng) - 4) for _ in range(4_000)]
    scale = count.scale(data)
    assert abs(np.mean(errors) - scale) < 5.2 * scale / math.sqrt(4_000)


# Audit ------------------------------------------------------------------------------------------


class Local(ElasticJoinCount):
    """Sabotage: the noise is set by the sensitivity of these very tables, not smoothed."""

    def smooth_sensitivity(self, data):
        left, right = data
        return float(left.count(0) and right.count(0)) + 1e-3


def test_the_audit_leaves_it_in_peace_and_finds_the_sabotaged_twin():
    options = {"samples": 4_000, "rng": np.random.default_rng(2), "confidence": 1 - 1e-6,
               "delta": 1e-5}  # fmt: skip
    data, neighbour = ([0, 1, 2], [0, 3, 4]), ([5, 1, 2], [0, 3, 4])

    def release(count):
        return lambda data, rng, n: np.array([count.release(data, rng=rng) for _ in range(n)])

    assert not audit(release(ElasticJoinCount(**GOOD)), data, neighbour, **options).refutes(1)
    assert audit(release(Local(**GOOD)), data, neighbour, **options).refutes(1)


def test_bad_arguments_are_refused_by_name():
    for name, values in [
        ("epsilon", NOT_POSITIVE),
        ("delta", NOT_INSIDE_ZERO_ONE),
        ("neighbourhood", [*NO_NAME, None]),
        ("kind", ["join", None, 3, True]),
    ]:
        refuses(lambda v, n=name: ElasticJoinCount(**{**GOOD, n: v}), name, values)
    bad = [[0.5], None, [[1]], [math.nan], [None], 3, [True], [1, True], [1, "a"], ["a", None],
           [1, 2.0], [b"a"], np.array([0.5]), np.array([True]), MASKED, UNEVEN]  # fmt: skip
    refuses(lambda v: join_count(v, [1]), "left", bad)
    refuses(lambda v: join_count([1], v), "right", [*bad, ["a"]])
    refuses(lambda v: elastic_sensitivity(v, [1]), "left", bad)
    refuses(lambda v: elastic_sensitivity([1], v), "right", bad)
    refuses(lambda v: elastic_sensitivity([1], [1], distance=v), "distance", [-1, 1.0, None, True])
    refuses(lambda v: elastic_sensitivity([1], [1], kind=v), "kind", ["x", None])
    refuses(lambda v: elastic_sensitivity([1], v, kind="one table"), "right", [[1, 2]])
    count, rng = ElasticJoinCount(**GOOD), np.random.default_rng(0)
    refuses(lambda v: count.release(v, rng=rng), "data", [None, 3, [[1], [1]], ([1],)])
    refuses(lambda v: count.release(([1], [1]), rng=v), "rng", NO_GENERATOR)
