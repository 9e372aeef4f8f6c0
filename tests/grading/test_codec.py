"""What crosses between processes comes back as it was, and nothing else can be built."""

import collections
import contextlib
import datetime
import decimal
import json
import random
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
import sympy as sp

from dpedu.grading.messages import decoder, encoder, kinds, packing
from dpedu.grading.messages.decoder import Decoder
from dpedu.grading.messages.encoder import Encoder
from dpedu.grading.messages.kinds import CannotCross, Malformed
from dpedu.grading.messages.packing import pack, unpack

p, theta = sp.symbols("p theta")
q = sp.Symbol("q", positive=True)
Pair = collections.namedtuple("Pair", "a b")


def there(value):
    encoder = Encoder()
    message, buffers = unpack(pack(encoder.encode(value), encoder.buffers))
    return Decoder(buffers).decode(message)


PLAIN = [
    None, True, 1, -5, 2**63, -(2**80), 1.5, float("inf"), "aé\ud800\n", [1, 2], [1, "a", None],
    [2**70, 1], [[1, [2]], []], (1, (2,)), {1: 2, "a": [3]}, {1, 2}, frozenset([1]), 1j, b"ab\x00",
    bytearray(b"x"), Fraction(-1, 3), decimal.Decimal("1.50"), range(3), slice(1, None), ...,
    datetime.datetime(2020, 1, 2, 3), datetime.date(2020, 1, 2), datetime.timedelta(1, 2, 3),
    int, np.ndarray, collections.deque([1, 2], 3), collections.Counter("aab"), Pair(1, [2]),
    np.float64(2.5), np.int32(4), np.bool_(True), np.str_("abc"), np.datetime64("2020-01-01"),
    (p + theta - 2 * p * theta) ** 2, sp.sqrt(2) * q / 3, sp.Rational(1, 3), sp.Float("0.1", 30),
    sp.exp(-theta / 2) / sp.pi, sp.Integer(5), sp.Matrix([[1, p]]), sp.oo, sp.nan, sp.true,
    sp.Piecewise((p, theta > 0), (1, True)),
]  # fmt: skip


@pytest.mark.parametrize("value", PLAIN, ids=lambda value: repr(value)[:40])
def test_a_value_comes_back_as_it_was(value):
    back = there(value)
    assert type(back) is type(value) or isinstance(value, Pair)
    assert back == value or value is sp.nan
    assert repr(back) == repr(value)
    if isinstance(value, sp.Basic):
        assert hash(back) == hash(value)


def test_nan_stays_nan():
    assert np.isnan(there(float("nan")))


ARRAYS = [
    np.arange(6).reshape(2, 3), np.array(["a", "bc"]), np.array([1, "x", None], dtype=object),
    np.array(3.0), np.array([(1, 2.0)], dtype=[("a", "i4"), ("b", "f8")]), np.zeros((0, 3)),
    np.array(["2020-01-01"], dtype="M8[D]"), np.asfortranarray(np.eye(3)), np.array([1 + 2j]),
]  # fmt: skip


@pytest.mark.parametrize("value", ARRAYS, ids=lambda value: str(value.dtype))
def test_an_array_comes_back_as_it_was(value):
    back = there(value)
    assert (back.dtype, back.shape) == (value.dtype, value.shape)
    assert back.tolist() == value.tolist()
    back[...] = back  # it may be written to


TABLES = [
    pd.DataFrame({"a": [1, 2], "b": ["x", None], "c": pd.Categorical(["u", "v"])}, index=[5, 6]),
    pd.DataFrame({("a", 1): [1.5]}), pd.DataFrame(), pd.Series([1.0, None], name="s"),
    pd.Series([1, None], dtype="Int64"), pd.Index([1, 2], name="i"), pd.RangeIndex(1, 9, 2),
    pd.MultiIndex.from_tuples([(1, "a"), (2, "b")]), pd.date_range("2020", periods=3),
]  # fmt: skip


@pytest.mark.parametrize("value", TABLES, ids=lambda value: type(value).__name__)
def test_a_table_comes_back_as_it_was(value):
    back = there(value)
    assert type(back) is type(value) or isinstance(value, pd.DatetimeIndex)
    assert back.equals(value)
    assert isinstance(value, pd.DatetimeIndex) or str(back) == str(value)


@pytest.mark.parametrize(
    "make",
    [np.random.default_rng, random.Random, np.random.RandomState,
     lambda seed: np.random.Generator(np.random.MT19937(seed)),
     lambda seed: np.random.Generator(np.random.Philox(seed))],
)  # fmt: skip
def test_a_generator_goes_on_where_it_was(make):
    generator = make(3)
    generator.random()
    back = there(generator)
    assert [back.random() for _ in range(5)] == [generator.random() for _ in range(5)]


@pytest.mark.parametrize("seed", [3, [3, 2**70], None])
def test_the_children_of_a_generator_are_the_same_there(seed):
    generator = np.random.default_rng(seed)
    generator.spawn(2)
    back = there(generator)
    children = [[child.random() for child in each.spawn(3)] for each in (generator, back)]
    assert children[0] == children[1]


class Always:
    def __eq__(self, other):
        return True

    __hash__ = None


class Number(int):
    pass


class Text(str):
    pass


class Array(np.ndarray):
    pass


@pytest.mark.parametrize(
    "value",
    [Always(), [Always()], Number(3), Text("a"), {"a": Number(3)}, np.zeros(2).view(Array),
     lambda: 1, object(), open, np.array([Always()]), json],
    ids=lambda value: type(value).__name__,
)  # fmt: skip
def test_what_is_not_plain_does_not_cross(value):
    with pytest.raises(CannotCross):
        there(value)


def test_what_contains_itself_or_is_too_large_does_not_cross(monkeypatch):
    for module in (decoder, encoder):  # two million take a while to count
        monkeypatch.setattr(module, "MOST_PARTS", 10_000)
    inside = []
    inside.append(inside)
    doubled = [1]
    for _ in range(60):
        doubled = [doubled, doubled]
    for value in (
        inside,
        doubled,
        np.broadcast_to(0.0, (10**6, 10**6)),
        b"x" * (kinds.MOST_BYTES + 1),
    ):
        with pytest.raises(CannotCross):
            there(value)


def nested(depth):
    made = 1
    for _ in range(depth):
        made = {"t": [made]}
    return made


@pytest.mark.parametrize(
    "message",
    [
        {"x": 1}, {"a": 1, "b": 2}, {"a": ["<f8", [2**39], 0]}, {"a": ["<f8", [-1], 0]},
        {"a": ["O", [1], 0]}, {"a": ["|V8", [1], 0]}, {"a": ["<f8,<i4", [1], 0]}, {"b": 7},
        {"b": -1}, {"n": ["<f8", 0]}, {"T": "os.system"}, {"T": "eval"}, {"t": 5}, {"d": [[1]]},
        {"d": [[[1], 2]]}, {"s": [[1]]}, {"i": 5}, {"i": "x" * 9}, {"F": ["1", "0"]}, {"D": "one"},
        {"nt": ["P", ["a", "b", "__class__ x"], [1, 2]]}, {"nt": ["class", ["a"], [1]]},
        {"y": ["of", "Function", []]}, {"y": ["of", "sympify", [["symbol", "x", {}]]]},
        {"y": ["symbol", "x", {"__init__": 5}]}, {"y": ["constant", "core"]},
        {"y": ["float", [0, "1", 10**9, 1], 53]}, {"g": {"d": [["bit_generator", "os"]]}},
        {"g": [{"d": [["bit_generator", "os"]]}, None]},
        {"g": [{"d": [["bit_generator", "PCG64"]]}, {"d": [["entropy", 1], ["pool_size", 2**40]]}]},
        {"o": [1, "function", {}]}, {"yours": 1}, nested(1000), {"p1": [["evil; import", []], 1, 1]},
        {"r": [1, 2, 0]}, {"ao": [[3], [1]]}, {"ar": [["a"], [2**30], [{"ao": [[1], [1]]}]]},
    ],
)  # fmt: skip
def test_a_forged_message_builds_nothing(message):
    with pytest.raises(Malformed):
        Decoder([b"abc"]).decode(message)


def test_a_formula_arrives_unevaluated():
    """Working it out may take for ever: that is for a test with a time limit."""
    tower = ["of", "Pow", [["rational", "a", "1"], ["rational", format(10**10, "x"), "1"]]]
    assert Decoder([]).decode({"y": tower}).args == (10, 10**10)


@pytest.mark.parametrize(
    "packed",
    [b"", b"\x00", b"\xff" * 40, pack({"a": 1}, [])[:-1], pack({"a": 1}, [b"12"])[:-1],
     pack({"a": 1}, []) + b"x", packing._HEAD.pack(2, 2**31) + b"{}", packing._HEAD.pack(3, 0) + b"{a}",
     packing._HEAD.pack(4 * 10**5, 0) + b"[" * 4 * 10**5],
)  # fmt: skip
def test_bytes_that_are_no_message(packed):
    with pytest.raises(Malformed):
        unpack(packed)


def test_noise_never_does_anything_but_fail():
    """Messages with a byte changed decode to plain values or are refused (seeded; no chance)."""
    generator = random.Random(8)
    encoder = Encoder()
    message = [encoder.encode(value) for value in (*PLAIN, *ARRAYS, *TABLES)]
    packed = pack(message, encoder.buffers)
    for _ in range(1500):
        broken = bytearray(packed)
        broken[generator.randrange(8, len(broken))] = generator.randrange(256)
        try:
            plain, buffers = unpack(bytes(broken))
        except Malformed:
            continue
        if isinstance(plain, list):
            for each in plain:
                with contextlib.suppress(Malformed, CannotCross):
                    Decoder(buffers).decode(each)


@pytest.mark.parametrize(
    "name", ["exec('1')", "a.b", "x[0]", "f'{x}'", "x;y", "x\ny", "__import__", "eval x"]
)
def test_no_name_in_a_formula_is_a_program(name):
    for plain in (["symbol", name, {}], ["apply", name, []]):
        with pytest.raises((CannotCross, Malformed)):
            Decoder([]).decode({"y": plain})


@pytest.mark.parametrize("name", ["x", "x_1", "\\alpha", "x_{i, j}", "x^*", "n in all", "π"])
def test_usual_names_of_symbols_cross(name):
    assert Decoder([]).decode({"y": ["symbol", name, {}]}).name == name


@pytest.mark.parametrize("name", ["exec", "bytes", "getattr", "type", "__call__"])
def test_no_function_of_a_formula_is_pythons_own(name):
    with pytest.raises(CannotCross):
        Decoder([]).decode({"y": ["apply", name, []]})


@pytest.mark.parametrize("value", [np.float16(7.3), np.array([7.3, 0.1], np.float16)])
@pytest.mark.parametrize("expected", [True, False])
def test_half_a_float_comes_as_a_whole_one_unless_it_is_expected(value, expected):
    """It is equal to every number that rounds to it, and so to what a test works out."""
    encoder = Encoder()
    plain = encoder.encode(value)
    found = Decoder(encoder.buffers, expects=lambda kind: expected).decode(plain)
    assert found.dtype == (np.float16 if expected else np.float64)
    assert np.array_equal(found.astype(np.float64), value.astype(np.float64))
    assert (found.flat[0] == 7.3) == expected


@pytest.mark.parametrize("bits", [1, 3, 11, 24, 52])
def test_a_formulas_number_has_the_digits_of_a_float_unless_fewer_are_expected(bits):
    """With fewer it is equal to every whole number that rounds to it, less a whole one it is 0."""
    for whole in (5, 37, 2**bits + 1):
        value = sp.Float(whole * 0.999, precision=bits)
        plain = Encoder().encode(value)
        assert Decoder([]).decode(plain) == value
        found = Decoder([], expects=lambda kind: False).decode(plain)
        assert abs(float(found) - float(value)) == 0
        assert (abs(found - whole) < 1e-9) == (float(value) == whole)


ENDLESS = [
    sp.S.Reals, sp.S.Integers, sp.S.Naturals, sp.S.Naturals0, sp.S.Rationals, sp.S.UniversalSet,
    sp.Interval(0, 10), sp.Union(sp.Interval(0, 1), sp.Interval(2, 3)),
    sp.Complement(sp.S.Reals, sp.FiniteSet(7)),
]  # fmt: skip


@pytest.mark.parametrize("value", ENDLESS, ids=str)
def test_a_set_without_end_crosses_only_where_one_is_expected(value):
    """Whatever a test looks for is in it."""
    plain = Encoder().encode(value)
    assert Decoder([]).decode(plain) == value
    with pytest.raises(CannotCross):
        Decoder([], expects=lambda kind: False).decode(plain)
    finite = Encoder().encode(sp.FiniteSet(1, 2))
    assert Decoder([], expects=lambda kind: False).decode(finite) == sp.FiniteSet(1, 2)


OUT_OF_BOUNDS = [
    *(("MT19937", {"state": {"pos": pos}}) for pos in (-1, -50, 625, 5000, 2**31 - 1)),
    *(("Philox", {"buffer_pos": pos}) for pos in (-1, -(10**6), 5, 2**31 - 1)),
]


@pytest.mark.parametrize(("kind", "change"), OUT_OF_BOUNDS)
def test_a_generator_stands_among_its_own_numbers(kind, change):
    """Beyond them it would draw what lies beside it in the judge's memory."""
    rng = np.random.Generator(getattr(np.random, kind)(7))
    state = rng.bit_generator.state
    own = Encoder()
    plain = own.encode(rng)
    assert isinstance(Decoder(own.buffers).decode(plain), np.random.Generator)
    for name, part in change.items():
        state[name] = state[name] | part if isinstance(part, dict) else part
    forged = Encoder()
    with pytest.raises(Malformed):
        Decoder(forged.buffers).decode({"g": forged._many([state, None], 0)})
    if kind == "MT19937":
        forged = Encoder()
        old = np.random.RandomState(1).get_state(legacy=False)
        old["state"]["pos"] = change["state"]["pos"]
        with pytest.raises(Malformed):
            Decoder(forged.buffers).decode({"gs": forged.encode(old)})
