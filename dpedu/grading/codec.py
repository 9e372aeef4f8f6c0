"""Values as tagged plain data: what crosses between a student's process and the judge.

A message is JSON, with the bytes of arrays behind it. Nothing that arrives is ever executed: the
decoder builds numbers, strings, containers, arrays, tables, generators and formulas of exactly the
types listed here, and refuses everything else. What it builds is fresh, so an object that claims to
equal everything cannot come out of it. Sizes, depths and the number of parts are limited on both
sides.

Functions and objects do not cross. The two sides keep them, and hand out references, which
``Encoder.refer`` makes and ``Decoder.resolve`` understands.
"""

from __future__ import annotations

import collections
import datetime
import decimal
import fractions
import json
import keyword
import math
import random
import re
import struct
import sys
import types
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

MOST_BYTES = 64 * 2**20
MOST_PARTS = 2_000_000
DEEPEST = 150
_FAST = {int, float, bool, str, type(None)}
_BITS = 63
_WORD = 2**_BITS - 1
_HEAD = struct.Struct("!II")
_LONG = struct.Struct("!Q")
_DTYPE = re.compile(r"[<>|=]?(?:[biufcSU]\d+|[mM]8(?:\[\d*(?:Y|M|W|D|h|m|s|ms|us|ns|ps|fs|as)\])?)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|inf|nan)")
_GENERATORS = ("PCG64", "PCG64DXSM", "MT19937", "Philox", "SFC64")


class CannotCross(TypeError):
    """A value that has no plain form."""


class Malformed(ValueError):
    """What arrived is no message of this codec."""


# Types that may be named, in either direction: comparing a type with a type is common in tests.
TYPES: dict[str, type] = {
    each.__name__: each
    for each in (
        *(int, float, complex, bool, str, bytes, bytearray, list, tuple, dict, set, frozenset),
        *(range, slice, object, type(None), fractions.Fraction, decimal.Decimal),
        *(types.FunctionType, collections.Counter, collections.deque),
        *(getattr(np, name) for name in ("ndarray", "int64", "int32", "float64", "float32")),
        *(np.bool_, np.complex128, np.str_, np.random.Generator),
    )
}
_NAMES = {each: name for name, each in TYPES.items()}


class Encoder:
    """From values to a message. One encoder makes one message."""

    def __init__(self, refer: Callable[[Any], dict[str, Any] | None] | None = None) -> None:
        self.buffers: list[bytes] = []
        self._refer = refer
        self._parts = 0
        self._bytes = 0

    def encode(self, value: Any, depth: int = 0) -> Any:
        """The plain form of a value, to be put into a message."""
        kind = type(value)
        if value is None or kind is bool or kind is str or kind is float:
            self._count(len(value) if kind is str else 1)
            return value
        if kind is int:
            self._count(1 + value.bit_length() // 8)
            return value if value.bit_length() <= _BITS else {"i": format(value, "x")}
        if depth > DEEPEST:
            raise CannotCross(f"a value is nested more than {DEEPEST} deep, or contains itself")
        if kind is list:
            self._count(len(value) + 1)
            kinds = set(map(type, value))
            if kinds <= {float, bool, type(None)}:
                return value
            if kinds == {int} and min(value) >= -_WORD and max(value) <= _WORD:
                return value
            return [self.encode(each, depth + 1) for each in value]
        make = _ENCODERS.get(kind)
        if make is not None:
            self._count(1)
            return make(self, value, depth + 1)
        return self._rare(value, depth + 1)

    def _many(self, values: Any, depth: int) -> list[Any]:
        self._count(len(values))
        return [self.encode(each, depth) for each in values]

    def _count(self, parts: int) -> None:
        self._parts += parts
        if self._parts > MOST_PARTS * 8:
            raise CannotCross("a value has too many parts")

    def buffer(self, content: bytes) -> int:
        """Put raw bytes behind the message; the answer is their number."""
        self._bytes += len(content)
        if self._bytes > MOST_BYTES:
            raise CannotCross(f"a value is larger than {MOST_BYTES} bytes")
        self.buffers.append(content)
        return len(self.buffers) - 1

    def _array(self, value: np.ndarray[Any, Any], depth: int) -> dict[str, Any]:
        if value.nbytes > MOST_BYTES:
            raise CannotCross(f"an array is larger than {MOST_BYTES} bytes")
        if value.dtype == object:
            return {"ao": [list(value.shape), self._many(value.ravel().tolist(), depth)]}
        if value.dtype.names is not None:
            names = list(value.dtype.names)
            fields = [self._array(np.ascontiguousarray(value[name]), depth) for name in names]
            return {"ar": [names, list(value.shape), fields]}
        if not _DTYPE.fullmatch(value.dtype.str):
            raise CannotCross(f"arrays of type {value.dtype} stay where they are")
        return {"a": [value.dtype.str, list(value.shape), self.buffer(value.tobytes())]}

    def _rare(self, value: Any, depth: int) -> Any:
        self._count(1)
        kind = type(value)
        if isinstance(value, np.generic) and _DTYPE.fullmatch(value.dtype.str):
            return {"n": [value.dtype.str, self.buffer(value.tobytes())]}
        if isinstance(value, type) and _NAMES.get(value):
            return {"T": _NAMES[value]}
        fields = getattr(kind, "_fields", None)
        if isinstance(value, tuple) and kind.__mro__[1] is tuple and isinstance(fields, tuple):
            return {"nt": [kind.__name__, [str(f) for f in fields], self._many(value, depth)]}
        pandas, sympy = sys.modules.get("pandas"), sys.modules.get("sympy")
        if pandas is not None and isinstance(
            value, pandas.DataFrame | pandas.Series | pandas.Index
        ):
            return self._table(value, pandas, depth)
        if pandas is not None and isinstance(value, pandas.Timestamp | pandas.Timedelta):
            return {"ps": [kind.__name__, str(value)]}
        if pandas is not None and (value is pandas.NA or value is pandas.NaT):
            return {"pn": str(value)}
        if sympy is not None and isinstance(value, sympy.Basic | sympy.MatrixBase):
            return {"y": self._formula(value, sympy, depth)}
        reference = self._refer(value) if self._refer is not None else None
        if reference is None:
            raise CannotCross(f"a value of type {kind.__name__} cannot cross between processes")
        return reference

    def _table(self, value: Any, pd: Any, depth: int) -> dict[str, Any]:
        if type(value) is pd.RangeIndex:
            steps = [value.start, value.stop, value.step]
            return {"pr": [steps, self.encode(value.name, depth)]}
        if isinstance(value, pd.MultiIndex):
            return {"pm": [self._many(value.tolist(), depth), self._many(value.names, depth)]}
        if isinstance(value, pd.Index):
            return {"pi": [self._column(value, depth), self.encode(value.name, depth)]}
        if isinstance(value, pd.Series):
            parts = (value.index, value.name)
            return {"p1": [self._column(value, depth), *(self.encode(p, depth) for p in parts)]}
        columns = [self._column(value.iloc[:, i], depth) for i in range(value.shape[1])]
        return {"p2": [columns, *(self.encode(p, depth) for p in (value.columns, value.index))]}

    def _column(self, value: Any, depth: int) -> Any:
        """A column's type, if pandas has one of its own, and its values."""
        if isinstance(value.dtype, np.dtype):
            return ["", self._array(value.to_numpy(), depth)]
        name = str(value.dtype)
        if name == "category":
            categories = list(value.dtype.categories)
            items = self._many(value.astype(object).tolist(), depth)
            return [name, items, self._many(categories, depth), bool(value.dtype.ordered)]
        return [name, self._many(value.astype(object).tolist(), depth)]

    def _formula(self, value: Any, sp: Any, depth: int) -> list[Any]:
        if depth > DEEPEST:
            raise CannotCross("a formula is nested too deep")
        self._count(8)
        if isinstance(value, sp.MatrixBase):
            entries = [self._formula(each, sp, depth + 1) for each in value.flat()]
            return ["matrix", isinstance(value, sp.ImmutableDenseMatrix), *value.shape, entries]
        if isinstance(value, sp.Symbol) and type(value) is sp.Symbol:
            given = {k: v for k, v in value._assumptions_orig.items() if isinstance(v, bool)}
            return ["symbol", value.name, given]
        if isinstance(value, sp.Rational):
            return ["rational", format(int(value.p), "x"), format(int(value.q), "x")]
        if isinstance(value, sp.Float):
            sign, mantissa, exponent, bits = value._mpf_
            return ["float", [int(sign), format(int(mantissa), "x"), exponent, bits], value._prec]
        name = type(value).__name__
        if name in _CONSTANTS and not value.args:
            return ["constant", name]
        if name in _FORMULAS:
            return ["of", name, [self._formula(each, sp, depth + 1) for each in value.args]]
        raise CannotCross(f"a formula with {name} in it cannot cross between processes")


_CONSTANTS = {
    "Pi": "pi", "Exp1": "E", "ImaginaryUnit": "I", "Infinity": "oo", "NaN": "nan",
    "NegativeInfinity": "S.NegativeInfinity", "ComplexInfinity": "zoo",
    "BooleanTrue": "true", "BooleanFalse": "false", "EulerGamma": "EulerGamma",
    "GoldenRatio": "GoldenRatio", "EmptySet": "S.EmptySet",
}  # fmt: skip
_FORMULAS = {
    *("Add", "Mul", "Pow", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "atan2"),
    *("sinh", "cosh", "tanh", "Abs", "sign", "floor", "ceiling", "Min", "Max", "factorial"),
    *("binomial", "gamma", "erf", "erfc", "Piecewise", "ExprCondPair", "Equality", "Unequality"),
    *("StrictLessThan", "LessThan", "StrictGreaterThan", "GreaterThan", "And", "Or", "Not"),
    *("Tuple", "FiniteSet", "Interval", "Union", "Sum", "Product", "Integral", "Derivative"),
    *("conjugate", "re", "im", "LambertW", "KroneckerDelta", "Heaviside", "DiracDelta"),
}


def _tagged(tag: str, take: Callable[[Any], Any] = list) -> Callable[[Encoder, Any, int], Any]:
    return lambda encoder, value, depth: {tag: encoder._many(take(value), depth)}


def _iso(tag: str) -> Callable[[Encoder, Any, int], Any]:
    return lambda encoder, value, depth: {tag: value.isoformat()}


def _pairs(encoder: Encoder, value: Any, depth: int) -> list[Any]:
    encoder._count(2 * len(value))
    return [[encoder.encode(k, depth), encoder.encode(v, depth)] for k, v in value.items()]


def _random_state(encoder: Encoder, value: random.Random, depth: int) -> dict[str, Any]:
    version, words, gauss = value.getstate()
    return {"gr": [version, list(words), gauss]}


def _generator(encoder: Encoder, value: Any, depth: int) -> dict[str, Any]:
    return {"g": encoder.encode(value.bit_generator.state, depth)}


def _legacy(encoder: Encoder, value: Any, depth: int) -> dict[str, Any]:
    return {"gs": encoder.encode(value.get_state(legacy=False), depth)}


_ENCODERS: dict[type, Callable[[Encoder, Any, int], Any]] = {
    tuple: _tagged("t"),
    set: _tagged("s"),
    frozenset: _tagged("f"),
    dict: lambda e, v, d: {"d": _pairs(e, v, d)},
    collections.OrderedDict: lambda e, v, d: {"od": _pairs(e, v, d)},
    collections.Counter: lambda e, v, d: {"cn": _pairs(e, v, d)},
    collections.defaultdict: lambda e, v, d: {"d": _pairs(e, v, d)},
    collections.deque: lambda e, v, d: {"dq": [e._many(list(v), d), v.maxlen]},
    type({}.keys()): _tagged("vk"),
    type({}.values()): _tagged("vv"),
    type({}.items()): _tagged("vi"),
    complex: lambda e, v, d: {"c": [v.real, v.imag]},
    bytes: lambda e, v, d: {"b": e.buffer(v)},
    bytearray: lambda e, v, d: {"ba": e.buffer(bytes(v))},
    memoryview: lambda e, v, d: {"b": e.buffer(v.tobytes())},
    fractions.Fraction: lambda e, v, d: {
        "F": [format(v.numerator, "x"), format(v.denominator, "x")]
    },
    decimal.Decimal: lambda e, v, d: {"D": str(v)},
    range: lambda e, v, d: {"r": e._many([v.start, v.stop, v.step], d)},
    slice: lambda e, v, d: {"sl": e._many([v.start, v.stop, v.step], d)},
    type(...): lambda e, v, d: {"e": 0},
    type(NotImplemented): lambda e, v, d: {"e": 1},
    datetime.datetime: _iso("dt"),
    datetime.date: _iso("da"),
    datetime.time: _iso("ti"),
    datetime.timedelta: lambda e, v, d: {"td": [v.days, v.seconds, v.microseconds]},
    np.ndarray: lambda e, v, d: e._array(v, d),
    np.random.Generator: _generator,
    np.random.RandomState: _legacy,
    random.Random: _random_state,
}


class Decoder:
    """From a message to values, of the listed types only."""

    def __init__(
        self, buffers: list[bytes], resolve: Callable[[dict[str, Any]], Any] | None = None
    ) -> None:
        self._buffers = buffers
        self._resolve = resolve
        self._parts = 0

    def decode(self, plain: Any, depth: int = 0) -> Any:
        """The value whose plain form this is."""
        kind = type(plain)
        if kind in _FAST:
            return plain
        if depth > DEEPEST + 10:
            raise Malformed("nested too deep")
        if kind is list:
            self._count(len(plain))
            if set(map(type, plain)) <= _FAST:
                return plain
            return [self.decode(each, depth + 1) for each in plain]
        if kind is not dict or len(plain) != 1:
            raise Malformed("no tagged value")
        ((tag, content),) = plain.items()
        make = _DECODERS.get(tag)
        try:
            if make is not None:
                return make(self, content, depth + 1)
            if self._resolve is not None:
                return self._resolve(plain)
        except (Malformed, CannotCross):
            raise
        except RecursionError:
            raise Malformed("nested too deep") from None
        except MemoryError:
            raise Malformed(f"a value tagged {tag!r} is too large") from None
        except Exception as error:
            raise Malformed(f"{tag!r}: {type(error).__name__}: {error}"[:200]) from None
        raise Malformed(f"unknown tag {str(tag)[:20]!r}")

    def _many(self, content: Any, depth: int) -> list[Any]:
        if type(content) is not list:
            raise Malformed("no list")
        self._count(len(content))
        return [self.decode(each, depth) for each in content]

    def _count(self, parts: int) -> None:
        self._parts += parts + 1
        if self._parts > MOST_PARTS:
            raise Malformed("too many parts")

    def buffer(self, number: Any) -> bytes:
        """The raw bytes of this number."""
        if type(number) is not int or not 0 <= number < len(self._buffers):
            raise Malformed("no such buffer")
        return self._buffers[number]

    def _pairs(self, content: Any, depth: int) -> list[tuple[Any, Any]]:
        if type(content) is not list:
            raise Malformed("no list")
        self._count(len(content))
        return [(self.decode(k, depth), self.decode(v, depth)) for k, v in content]

    def _dtype(self, text: Any) -> np.dtype[Any]:
        if type(text) is not str or not _DTYPE.fullmatch(text):
            raise Malformed("no such type of numbers")
        return np.dtype(text)

    def _array(self, content: Any) -> Any:
        text, shape, number = content
        dtype, raw = self._dtype(text), self.buffer(number)
        shape = _shape(shape)
        if math.prod(shape) * dtype.itemsize != len(raw):
            raise Malformed("an array of another size")
        return np.frombuffer(raw, dtype=dtype).reshape(shape).copy()

    def _objects(self, content: Any, depth: int) -> Any:
        shape, items = _shape(content[0]), self._many(content[1], depth)
        if math.prod(shape) != len(items):
            raise Malformed("an array of another size")
        made = np.empty(len(items), dtype=object)
        for place, item in enumerate(items):
            made[place] = item
        return made.reshape(shape)

    def _record(self, content: Any, depth: int) -> Any:
        names, shape, fields = content
        columns = [self.decode(each, depth) for each in fields]
        pairs = list(zip(names, columns, strict=True))
        if not all(isinstance(c, np.ndarray) and type(n) is str for n, c in pairs):
            raise Malformed("no record")
        size = _shape(shape)
        # First: an array costs what it claims to be, and the message next to nothing.
        if any(column.shape != size for column in columns):
            raise Malformed("an array of another size")
        made = np.empty(size, dtype=[(n, c.dtype) for n, c in pairs])
        for name, column in zip(names, columns, strict=True):
            made[name] = column
        return made

    def _column(self, content: Any, depth: int) -> Any:
        import pandas as pd

        name = content[0]
        if name == "":
            values = self.decode(content[1], depth)
            if not isinstance(values, np.ndarray) or values.ndim != 1:
                raise Malformed("no column")
            return values
        items = self._many(content[1], depth)
        if name == "category":
            return pd.Categorical(items, self._many(content[2], depth), ordered=bool(content[3]))
        if type(name) is not str or not re.fullmatch(r"[A-Za-z0-9_\[\], +:/-]{1,60}", name):
            raise Malformed("no such type of column")
        return pd.array(items, dtype=name)

    def _formula(self, content: Any, depth: int) -> Any:
        import sympy as sp

        if depth > DEEPEST + 10 or type(content) is not list:
            raise Malformed("no formula")
        self._count(8)
        kind, *rest = content
        if kind == "symbol":
            name, given = rest
            if type(name) is not str or len(name) > 200 or not _assumptions(given):
                raise Malformed("no symbol")
            return sp.Symbol(name, **given)
        if kind == "rational":
            top, bottom = (int(_short(each), 16) for each in rest)
            return sp.Integer(top) if bottom == 1 else sp.Rational(top, bottom)
        if kind == "float":
            (sign, mantissa, exponent, bits), precision = rest
            numbers = (sign, int(_short(mantissa), 16), exponent, bits)
            if any(type(n) is not int for n in (*numbers, precision)) or precision > 10_000:
                raise Malformed("no number")
            if abs(exponent) > 100_000:
                raise Malformed("no number")
            return sp.Float._new(_normal(numbers, precision), precision)
        if kind == "constant":
            found: Any = sp
            for part in _CONSTANTS[rest[0]].split("."):
                found = getattr(found, part)
            return found
        if kind == "matrix":
            fixed, rows, columns, entries = rest
            items = [self._formula(each, depth + 1) for each in entries]
            return (sp.ImmutableMatrix if fixed else sp.Matrix)(rows, columns, items)
        if kind != "of" or rest[0] not in _FORMULAS:
            raise Malformed("no formula")
        parts = [self._formula(each, depth + 1) for each in rest[1]]
        return _unevaluated(sp, rest[0], parts)


def _normal(numbers: tuple[int, ...], precision: int) -> Any:
    from mpmath.libmp import from_man_exp

    sign, mantissa, exponent, _ = numbers
    return from_man_exp(-mantissa if sign else mantissa, exponent, precision, "n")


def _unevaluated(sp: Any, name: str, parts: list[Any]) -> Any:
    """A formula as it stands: working it out is left to a test, which has a time limit."""
    if name == "ExprCondPair":
        return sp.functions.elementary.piecewise.ExprCondPair(*parts)
    kind = getattr(sp, name)
    if name in ("Add", "Mul"):
        return kind._from_args(parts)
    if name in ("Tuple", "FiniteSet", "Interval", "Union"):
        return kind(*parts)
    return (
        kind(*parts, evaluate=False) if name not in ("Sum", "Product", "Integral") else kind(*parts)
    )


def _assumptions(given: Any) -> bool:
    return type(given) is dict and all(
        key.isidentifier() and len(key) < 40 and type(value) is bool for key, value in given.items()
    )


def _short(text: Any) -> str:
    if type(text) is not str or len(text) > 2**20:
        raise Malformed("no number")
    return text


def _shape(shape: Any) -> tuple[int, ...]:
    if type(shape) is not list or len(shape) > 32:
        raise Malformed("no shape")
    if any(type(n) is not int or n < 0 or n > 2**40 for n in shape):
        raise Malformed("no shape")
    return tuple(shape)


def _set(items: list[Any]) -> set[Any]:
    """A loop that an alarm can end: items whose hashes collide take long."""
    made = set()
    for each in items:
        made.add(each)
    return made


def _dict(pairs: Iterable[Any]) -> dict[Any, Any]:
    made = {}
    for key, value in pairs:
        made[key] = value
    return made


_tuples: dict[tuple[str, ...], Any] = {}


def _named(decoder: Decoder, content: Any, depth: int) -> Any:
    name, fields, items = content
    names = (name, *fields)
    plain = all(type(n) is str and n.isidentifier() and len(n) < 80 for n in names)
    if not plain or len(fields) > 200 or any(keyword.iskeyword(n) for n in names):
        raise Malformed("no named tuple")
    if names not in _tuples:
        if len(_tuples) > 500:
            raise Malformed("too many kinds of named tuples")
        _tuples[names] = collections.namedtuple(name, list(fields))
    return _tuples[names](*decoder._many(items, depth))


def _bit_generator(decoder: Decoder, content: Any, depth: int) -> Any:
    state = decoder.decode(content, depth)
    name = state["bit_generator"]
    if name not in _GENERATORS:
        raise Malformed("no such generator")
    made = getattr(np.random, name)(0)
    made.state = state
    return np.random.Generator(made)


def _legacy_state(decoder: Decoder, content: Any, depth: int) -> Any:
    made = np.random.RandomState(0)
    made.set_state(decoder.decode(content, depth))
    return made


def _python_random(decoder: Decoder, content: Any, depth: int) -> Any:
    version, words, gauss = content
    made = random.Random()
    made.setstate((version, tuple(words), gauss))
    return made


def _decimal(decoder: Decoder, content: Any, depth: int) -> decimal.Decimal:
    return decimal.Decimal(_short(content))


def _whole(decoder: Decoder, content: Any, depth: int) -> int:
    if type(content) is not str or len(content) > 2**21:
        raise Malformed("no whole number")
    return int(content, 16)


def _fraction(decoder: Decoder, content: Any, depth: int) -> fractions.Fraction:
    top, bottom = (int(_short(each), 16) for each in content)
    return fractions.Fraction(top, bottom)


def _queue(decoder: Decoder, content: Any, depth: int) -> Any:
    return collections.deque(decoder._many(content[0], depth), content[1])


def _scalar(decoder: Decoder, content: Any, depth: int) -> Any:
    (value,) = np.frombuffer(decoder.buffer(content[1]), dtype=decoder._dtype(content[0]))
    return value


def _frame(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    columns = [decoder._column(each, depth) for each in content[0]]
    names, index = decoder.decode(content[1], depth), decoder.decode(content[2], depth)
    series = {i: pd.Series(column, index=index) for i, column in enumerate(columns)}
    made = pd.DataFrame(series, index=index)
    made.columns = names
    return made


def _series(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    index, name = (decoder.decode(each, depth) for each in content[1:])
    return pd.Series(decoder._column(content[0], depth), index=index, name=name)


def _index(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    return pd.Index(decoder._column(content[0], depth), name=decoder.decode(content[1], depth))


def _range_index(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    return pd.RangeIndex(*content[0], name=decoder.decode(content[1], depth))


def _multi_index(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    tuples, names = (decoder._many(each, depth) for each in content)
    return pd.MultiIndex.from_tuples(tuples, names=names)


def _pandas_scalar(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    return {"Timestamp": pd.Timestamp, "Timedelta": pd.Timedelta}[content[0]](_short(content[1]))


def _pandas_none(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    return pd.NA if content == "<NA>" else pd.NaT


_DECODERS: dict[str, Callable[[Decoder, Any, int], Any]] = {
    "i": _whole,
    "t": lambda d, c, n: tuple(d._many(c, n)),
    "s": lambda d, c, n: _set(d._many(c, n)),
    "f": lambda d, c, n: frozenset(_set(d._many(c, n))),
    "d": lambda d, c, n: _dict(d._pairs(c, n)),
    "od": lambda d, c, n: collections.OrderedDict(_dict(d._pairs(c, n))),
    "cn": lambda d, c, n: collections.Counter(_dict(d._pairs(c, n))),
    "dq": _queue,
    "vk": lambda d, c, n: _dict((each, None) for each in d._many(c, n)).keys(),
    "vv": lambda d, c, n: dict(enumerate(d._many(c, n))).values(),
    "vi": lambda d, c, n: _dict(d._many(c, n)).items(),
    "c": lambda d, c, n: complex(*c),
    "b": lambda d, c, n: d.buffer(c),
    "ba": lambda d, c, n: bytearray(d.buffer(c)),
    "F": _fraction,
    "D": _decimal,
    "r": lambda d, c, n: range(*d._many(c, n)),
    "sl": lambda d, c, n: slice(*d._many(c, n)),
    "e": lambda d, c, n: (..., NotImplemented)[c],
    "dt": lambda d, c, n: datetime.datetime.fromisoformat(c),
    "da": lambda d, c, n: datetime.date.fromisoformat(c),
    "ti": lambda d, c, n: datetime.time.fromisoformat(c),
    "td": lambda d, c, n: datetime.timedelta(*c),
    "a": lambda d, c, n: d._array(c),
    "ao": lambda d, c, n: d._objects(c, n),
    "ar": lambda d, c, n: d._record(c, n),
    "n": _scalar,
    "T": lambda d, c, n: TYPES[c],
    "nt": _named,
    "g": _bit_generator,
    "gs": _legacy_state,
    "gr": _python_random,
    "p1": _series,
    "p2": _frame,
    "pi": _index,
    "pr": _range_index,
    "pm": _multi_index,
    "ps": _pandas_scalar,
    "pn": _pandas_none,
    "y": lambda d, c, n: d._formula(c, n),
}


def pack(message: Any, buffers: list[bytes]) -> bytes:
    """A message and its buffers as bytes."""
    text = json.dumps(message, separators=(",", ":"), check_circular=False).encode("ascii")
    lengths = b"".join(_LONG.pack(len(each)) for each in buffers)
    packed = b"".join((_HEAD.pack(len(text), len(buffers)), lengths, text, *buffers))
    if len(packed) > MOST_BYTES:
        raise CannotCross(f"a value is larger than {MOST_BYTES} bytes")
    return packed


def unpack(packed: bytes) -> tuple[Any, list[bytes]]:
    """A message and its buffers, from bytes that anybody may have written."""
    try:
        length, count = _HEAD.unpack_from(packed)
        if count > 100_000:
            raise Malformed("too many buffers")
        place = _HEAD.size
        sizes = [_LONG.unpack_from(packed, place + 8 * i)[0] for i in range(count)]
        place += 8 * count
        if place + length + sum(sizes) != len(packed):
            raise Malformed("lengths do not add up")
        message = json.loads(packed[place : place + length])
        place += length
        buffers = []
        for size in sizes:
            buffers.append(packed[place : place + size])
            place += size
    except Malformed:
        raise
    except (ValueError, struct.error, RecursionError, MemoryError) as error:
        raise Malformed(f"{type(error).__name__}") from None
    return message, buffers
