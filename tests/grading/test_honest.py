"""Honest answers of another form than the instructor's: what stock nbgrader marks, we mark."""

import re

import numpy as np
import pandas as pd
import pytest
import styled
import sympy as sp
from styles import Style

from dpedu.grading.messages.decoder import Aside, Decoder
from dpedu.grading.messages.encoder import Encoder
from dpedu.grading.messages.kinds import LONG, CannotCross, Malformed
from dpedu.grading.messages.packing import pack, unpack


def there(value, expects=lambda kind: True):
    encoder = Encoder()
    message, buffers = unpack(pack(encoder.encode(value), encoder.buffers))
    return Decoder(buffers, expects=expects).decode(message)


def _shown(table):
    """As it is printed, but for how often: a column does not say that its steps are equal."""
    return re.sub(r"Freq: [^,]*, |,\s*freq=[^)]*", "", str(table))


INTERVALS = pd.cut([1, 2, 11, 25], [0, 10, 20, 30])
COLUMNS = [
    *(pd.array([1, 2, None], dtype=each) for each in ("Int8", "UInt64", "Float32", "Float64")),
    pd.array([True, None], dtype="boolean"), pd.array(["a", None], dtype="string"),
    pd.period_range("2024-01", periods=3, freq="M"), pd.period_range("2024Q1", periods=2, freq="Q"),
    pd.period_range("2024-01-01", periods=2, freq="2D"), pd.PeriodIndex(["2024-01", None], freq="M"),
    pd.date_range("2024", periods=2, tz="UTC"), pd.date_range("2024", periods=2, tz="Europe/Paris"),
    pd.timedelta_range("1h", periods=2), pd.interval_range(0, 3), pd.interval_range(0.0, 1.5, 3),
    pd.interval_range(pd.Timestamp("2024"), periods=2), INTERVALS, INTERVALS.categories,
    pd.Categorical(["a", None]), pd.Categorical(pd.period_range("2024", periods=2, freq="Y")),
    pd.arrays.SparseArray([0.0, 1.0]),
]  # fmt: skip


@pytest.mark.parametrize("seen", [True, False])
@pytest.mark.parametrize("values", COLUMNS, ids=lambda values: str(values.dtype))
def test_a_column_comes_back_in_every_table(values, seen):
    """As it was, where the instructor's answer gave such; all but its own kind elsewhere."""
    numbers = range(len(values))
    for table in (
        pd.Series(values),
        pd.Series(numbers, index=values),
        pd.DataFrame({"a": numbers, "b": values}),
        pd.DataFrame({"a": numbers}, index=pd.Index(values, name="when")),
        pd.Series([1], index=pd.MultiIndex.from_tuples([(values[0], 2)])),
        pd.Index(values),
    ):
        back = there(table, lambda kind: seen)
        assert back.shape == table.shape
        if seen:
            assert _shown(back) == _shown(table)
        if getattr(table, "ndim", 1) == 2:
            assert list(back["a"]) == list(numbers)


def test_what_a_test_does_not_expect_it_cannot_look_into():
    interval = there(pd.Interval(float("-inf"), float("inf")), lambda kind: False)
    assert interval == there(pd.Interval(float("-inf"), float("inf")), lambda kind: False)
    assert interval != 1
    assert isinstance(interval, Aside)
    for ask in (
        lambda: 1 in interval,
        lambda: interval < 1,
        lambda: interval + 1,
        lambda: len(interval),
    ):
        with pytest.raises(TypeError):
            ask()


SHORT = [0.0, 1e-46, float("inf"), 1e-39]


@pytest.mark.parametrize("kind", ["Float32", ""])
@pytest.mark.parametrize("number", SHORT)
def test_a_column_of_short_floats_is_no_number_that_it_could_be(kind, number):
    numbers = np.array([number, 1.0], dtype=np.float32)
    given = pd.array(numbers, dtype=kind) if kind else pd.arrays.SparseArray(numbers)
    made = there(pd.Series(given), lambda kind: False)
    with np.errstate(over="ignore"):
        others = [k for k in (2.0**200, 1e-50, 1e-60) if float(np.float32(k)) == number]
    assert not any((made == k).any() for k in others)
    assert made[0] == float(np.float32(number))
    assert there(pd.Series(pd.array([0.5, 1.5], dtype="Float32"))).dtype == "Float32"


@pytest.mark.parametrize("name", ["float16", "float32", "complex64", "object", "f2", "S1"])
@pytest.mark.parametrize("tag", ["p1", "pi", "px"])
def test_a_type_of_numpys_is_no_type_of_pandas(name, tag):
    plain = {"p1": [[name, [1.0]], None, None], "pi": [[name, [1.0]], None], "px": [name, [1.0]]}
    with pytest.raises(Malformed):
        Decoder([], expects=lambda kind: False).decode({tag: plain[tag]})


@pytest.mark.parametrize("make", [list, tuple, set, frozenset])
@pytest.mark.parametrize("numbers", [range(2_500_000), np.linspace(-1, 1, 2_500_000).tolist()])
def test_many_numbers_cross(make, numbers):
    value = make(numbers)
    back = there(value)
    assert type(back) is type(value)
    assert back == value


@pytest.mark.parametrize(
    "value",
    [[2**63 - 1, -(2**63) + 1], [2**70], [True], [1, 2.0], [float("nan")], ["a"], [-0.0], [None]],
)
def test_long_lists_of_other_things_come_back_as_they_were(value):
    value = value * (LONG + 1)
    back = there(value)
    assert [*map(type, back)] == [*map(type, value)]
    assert repr(back) == repr(value)


@pytest.mark.parametrize("code", ["f", "e", "Q", "w", 1, "dd"])
def test_numbers_of_another_kind_are_not_made(code):
    with pytest.raises(Malformed):
        Decoder([bytes(8)]).decode({"l": [code, 0]})


x, y = sp.symbols("x y")
POLYNOMIALS = [
    sp.Poly(x**2 - 1, x), sp.Poly(x * y + sp.Rational(1, 3) * y**2, x, y), sp.Poly(0, x),
    sp.Poly(y * x**3 + 2, x), sp.Poly(0.5 * x, x), sp.Poly(sp.pi * x, x),
]  # fmt: skip


@pytest.mark.parametrize("value", POLYNOMIALS, ids=str)
def test_a_polynomial_is_a_formula_or_itself(value):
    assert there(value) == value
    assert sp.expand(there(value, lambda kind: False) - value.as_expr()) == 0


def test_a_polynomial_has_no_room_for_every_degree():
    with pytest.raises(CannotCross):
        Decoder([]).decode(
            {"y": ["polynomial", [["symbol", "x", {}]], [[[10**9], ["rational", "1", "1"]]]]}
        )


PANDAS = "import pandas as pd, numpy as np\n"
TREE = """
class Tree:
    def __init__(self): self.all = []
    def add(self, key):
        self.all.append(Node(key))
        return self.all[-1]
    def find(self, key):
        return next(({} for n in self.all if n.key == key), None)
"""
DATA = "from dataclasses import dataclass\n@dataclass\nclass Node:\n    key: int\n"
OWN = "class Node:\n    def __init__(self, key): self.key = key\n"
FOUND = "t = Tree()\nn = t.add(3)\nt.add(4)\nassert t.find(3) == n\nassert t.find(4) != n"
STYLES = {
    "a period in an index": Style(
        "def f(d): return d.groupby(d['d'].dt.month)['v'].sum()",
        "def f(d): return d.groupby(d['d'].dt.to_period('M'))['v'].sum()",
        "def f(d): return d['v'][:2]",
        "d = pd.DataFrame({'d': pd.to_datetime(['2024-01-03', '2024-01-09', '2024-02-01']), "
        "'v': [1, 2, 5]})\nr = f(d)\nassert list(r.values) == [3, 5] and len(r) == 2",
        given=PANDAS,
    ),
    "intervals in an index": Style(
        "def f(x): return pd.Series(np.histogram(x, [0, 10, 20, 30])[0])",
        "def f(x): return pd.Series(pd.cut(x, [0, 10, 20, 30])).value_counts(sort=False)",
        "def f(x): return pd.Series([6])",
        "assert list(f([1, 2, 11, 25, 26, 27])) == [2, 1, 3]",
        given=PANDAS,
    ),
    "intervals in a column": Style(
        "def f(d): return d.assign(bin=pd.cut(d.v, [0, 5, 10], labels=False))",
        "def f(d): return d.assign(bin=pd.cut(d.v, [0, 5, np.inf]))",
        "def f(d): return d.assign(bin=1)",
        "r = f(pd.DataFrame({'v': [1, 6, 9]}))\nassert r['v'].sum() == 16\n"
        "assert r['bin'].nunique() == 2",
        given=PANDAS,
    ),
    "an object that is found again": Style(
        DATA + TREE.format("n"), OWN + TREE.format("n"), OWN + TREE.format("Node(key)"), FOUND
    ),
    "a list for an array": Style(
        "def f(n): return np.arange(n)", "def f(n): return list(range(n))",
        "def f(n): return list(range(n - 1))",
        "r = f(2_500_000)\nassert len(r) == 2_500_000 and r[-1] == 2_499_999",
        given=PANDAS,
    ),
    "doubles for single floats": Style(
        "def f(n): return np.zeros((n, n), dtype=np.float32)", "def f(n): return np.zeros((n, n))",
        "def f(n): return np.ones((n, n))",
        "r = f(3500)\nassert r.shape == (3500, 3500) and r.sum() == 0",
        given=PANDAS,
    ),
    "a polynomial": Style(
        "def f(): return x**2 - 1", "def f(): return sp.Poly([1, 0, -1], x)",
        "def f(): return sp.Poly([1, 0, 1], x)",
        "assert sp.simplify(f() - (x - 1) * (x + 1)) == 0",
        given="import sympy as sp\nx = sp.symbols('x')",
    ),
    "a sparse matrix": Style(
        "def f(n): return np.eye(n) * 2 - np.eye(n, k=1) - np.eye(n, k=-1)",
        "def f(n): return ss.diags([-1, 2, -1], [-1, 0, 1], shape=(n, n)).tocsr()",
        "def f(n): return ss.diags([-1, 1, -1], [-1, 0, 1], shape=(n, n)).tocsr()",
        "A = f(4)\nassert A.shape == (4, 4)\nassert np.allclose(A @ np.ones(4), [1, 0, 0, 1])",
        given="import numpy as np, scipy.sparse as ss",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STYLES)
def test_an_answer_of_another_form_is_marked(name, options):
    style = STYLES[name]
    plan = styled.rehearsed(style, options)
    assert not plan.notebooks["n"].human
    assert not plan.notebooks["n"].beside
    answers = {style.reference: style.points, style.honest: style.points, style.wrong: 0.0}
    for answer, expected in answers.items():
        got, why = styled.points(plan, style, answer, options)
        assert got == expected, why
