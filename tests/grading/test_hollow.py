"""Results with nothing in them, or with no numbers, are seen whatever they are made of."""

import array
import collections
import decimal
import types
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
import sympy as sp

from dpedu.grading.judging.hollow import hollow

NAN = float("nan")
EMPTY = [
    *([], (), set(), frozenset(), {}, "", b"", bytearray(), range(0), {}.keys(), {}.values()),
    *({}.items(), memoryview(b""), array.array("d"), collections.deque(), collections.Counter()),
    *(collections.UserList(), collections.UserDict(), collections.UserString("")),
    *(collections.ChainMap({}), types.MappingProxyType({}), np.empty((3, 0)), np.array([], "O")),
    *(np.empty(2, dtype=[]), pd.Series([], dtype=float), pd.DataFrame(), pd.RangeIndex(0)),
    *(sp.Tuple(), sp.EmptySet, sp.Matrix([]), [[], [1]], {"a": ()}, (collections.deque(),)),
]
NO_NUMBER = [
    *(NAN, complex(NAN, 1), np.float32(NAN), np.longdouble(NAN), np.timedelta64("NaT"), pd.NaT),
    *(pd.NA, decimal.Decimal("NaN"), decimal.Decimal("sNaN"), sp.nan, [1, NAN], {"a": (1, NAN)}),
    *(np.array([1, NAN]), np.array([1, NAN], dtype="O"), np.array([(1, NAN)], "i4,f8")),
    *(collections.deque([NAN]), array.array("d", [NAN]), {1: NAN}.values(), {NAN}),
    *(pd.Series([1, None], dtype="Int64"), pd.arrays.SparseArray([NAN]), sp.Tuple(1, sp.nan)),
]
FULL = [
    *(
        0,
        0.0,
        1.5,
        0j,
        None,
        False,
        "a",
        b"a",
        range(2),
        [0],
        {"a": 0},
        Fraction(1, 3),
        np.zeros(2),
    ),
    *(np.array("a"), np.array(["", "a"]), np.array([None, "a"]), pd.Series(["a"]), sp.Symbol("x")),
    *(sp.Integer(0), decimal.Decimal(0), np.array([(1, 2.0)], "i4,f8"), [""], {"a": ""}, int, len),
    *(np.random.default_rng(0), sp.Rational(1, 3), sp.Float(2), pd.Timestamp("2020"), [int, len]),
]


@pytest.mark.parametrize("said", ["empty", "not a number", ""])
def test_what_is_wanting_in_a_result(said):
    for value in {"empty": EMPTY, "not a number": NO_NUMBER, "": FULL}[said]:
        assert hollow(value) == said, repr(value)
