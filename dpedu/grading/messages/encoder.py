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

import array
import collections
import datetime
import decimal
import fractions
import random
import re
import sys
import types
from collections.abc import Callable
from typing import Any

import numpy as np

from dpedu.grading.messages.kinds import (
    CONSTANTS,
    DEEPEST,
    DTYPE,
    FORMULAS,
    LONG,
    MOST_BYTES,
    MOST_PARTS,
    TYPE_NAMES,
    CannotCross,
    is_function,
)

_BITS = 63
_WORD = 2**_BITS - 1
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|inf|nan)")


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
            if len(value) > LONG and (numbers := self._numbers(value)):
                return numbers
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

    def _many(self, values: Any, depth: int) -> Any:
        if len(values) > LONG and (numbers := self._numbers(values := list(values))):
            return numbers
        self._count(len(values))
        return [self.encode(each, depth) for each in values]

    def _numbers(self, values: list[Any]) -> dict[str, Any] | None:
        """Many numbers of one kind, as the bytes of an array: nobody has to write and read them."""
        kinds = set(map(type, values))
        if kinds == {float}:
            return {"l": ["d", self.buffer(array.array("d", values).tobytes())]}
        if kinds == {int} and min(values) >= -_WORD and max(values) <= _WORD:
            return {"l": ["q", self.buffer(array.array("q", values).tobytes())]}
        return None

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
        if not DTYPE.fullmatch(value.dtype.str):
            raise CannotCross(f"arrays of type {value.dtype} stay where they are")
        return {"a": [value.dtype.str, list(value.shape), self.buffer(value.tobytes())]}

    def _rare(self, value: Any, depth: int) -> Any:
        self._count(1)
        kind = type(value)
        if isinstance(value, np.generic) and DTYPE.fullmatch(value.dtype.str):
            return {"n": [value.dtype.str, self.buffer(value.tobytes())]}
        if isinstance(value, type) and TYPE_NAMES.get(value):
            return {"T": TYPE_NAMES[value]}
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
        if pandas is not None and isinstance(value, pandas.Period):
            return {"pp": [int(value.ordinal), value.freqstr]}
        if pandas is not None and isinstance(value, pandas.Interval):
            return {"pv": [*self._many([value.left, value.right], depth), value.closed]}
        if pandas is not None and (value is pandas.NA or value is pandas.NaT):
            return {"pn": str(value)}
        if pandas is not None and isinstance(value, pandas.api.extensions.ExtensionArray):
            return {"px": self._column(pandas.Series(value), depth)}
        mpmath = sys.modules.get("mpmath")
        if mpmath is not None and type(value) is mpmath.mpf:
            sign, mantissa, exponent, _ = value._mpf_
            return {"mf": [int(sign), format(int(mantissa), "x"), int(exponent)]}
        if sympy is not None and isinstance(value, sympy.Basic | sympy.MatrixBase):
            return {"y": self._formula(value, sympy, depth)}
        reference = self._refer(value) if self._refer is not None else None
        if reference is None:
            raise CannotCross(f"a value of type {kind.__name__} cannot cross between processes")
        if "o" in reference:  # an object stays, and what it is besides may cross
            reference = {"o": [*reference["o"], *self._besides(value, depth)]}
        return reference

    def _besides(self, value: Any, depth: int) -> list[Any]:
        """An object of a class derived from a plain type, as a value of that type."""
        for base in type(value).__mro__[1:]:
            if base in _PLAIN:
                return [
                    self.encode(base(value) if base is not np.ndarray else np.asarray(value), depth)
                ]
        return []

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
        if isinstance(value, sp.Poly):
            terms = [[list(map(int, n)), self._formula(c, sp, depth + 1)] for n, c in value.terms()]
            return [
                "polynomial",
                [self._formula(each, sp, depth + 1) for each in value.gens],
                terms,
            ]
        if isinstance(value, sp.Rational):
            return ["rational", format(int(value.p), "x"), format(int(value.q), "x")]
        if isinstance(value, sp.Float):
            sign, mantissa, exponent, bits = value._mpf_
            return ["float", [int(sign), format(int(mantissa), "x"), exponent, bits], value._prec]
        name = type(value).__name__
        if name in CONSTANTS and not value.args:
            return ["constant", name]
        if isinstance(value, sp.core.function.AppliedUndef):
            return ["apply", name, [self._formula(each, sp, depth + 1) for each in value.args]]
        if name in FORMULAS or is_function(sp, name):
            return ["of", name, [self._formula(each, sp, depth + 1) for each in value.args]]
        raise CannotCross(f"a formula with {name} in it cannot cross between processes")


def _tagged(tag: str, take: Callable[[Any], Any] = list) -> Callable[[Encoder, Any, int], Any]:
    return lambda encoder, value, depth: {tag: encoder._many(take(value), depth)}


def _iso(tag: str) -> Callable[[Encoder, Any, int], Any]:
    return lambda encoder, value, depth: {tag: value.isoformat()}


def _masked(encoder: Encoder, value: Any, depth: int) -> dict[str, Any]:
    fixed = np.ma.getmaskarray(value)
    return {"am": [encoder._array(np.asarray(value.data), depth), encoder._array(fixed, depth)]}


def _pairs(encoder: Encoder, value: Any, depth: int) -> list[Any]:
    encoder._count(2 * len(value))
    return [[encoder.encode(k, depth), encoder.encode(v, depth)] for k, v in value.items()]


def _random_state(encoder: Encoder, value: random.Random, depth: int) -> dict[str, Any]:
    version, words, gauss = value.getstate()
    return {"gr": [version, list(words), gauss]}


def _generator(encoder: Encoder, value: Any, depth: int) -> dict[str, Any]:
    seeds = value.bit_generator.seed_seq  # from which it spawns
    known = seeds.state if isinstance(seeds, np.random.SeedSequence) else None
    return {"g": encoder._many([value.bit_generator.state, known], depth)}


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
    memoryview: lambda e, v, d: {"mv": e.buffer(v.tobytes())},
    fractions.Fraction: lambda e, v, d: {
        "F": [format(v.numerator, "x"), format(v.denominator, "x")]
    },
    decimal.Decimal: lambda e, v, d: {"D": str(v)},
    range: lambda e, v, d: {"r": e._many([v.start, v.stop, v.step], d)},
    slice: lambda e, v, d: {"sl": e._many([v.start, v.stop, v.step], d)},
    type(...): lambda e, v, d: {"e": 0},
    type(NotImplemented): lambda e, v, d: {"e": 1},
    collections.UserDict: lambda e, v, d: {"ud": _pairs(e, v.data, d)},
    collections.UserList: lambda e, v, d: {"ul": e._many(v.data, d)},
    collections.UserString: lambda e, v, d: {"us": str(v.data)},
    collections.ChainMap: lambda e, v, d: {"cm": e._many(v.maps, d)},
    types.MappingProxyType: lambda e, v, d: {"mp": _pairs(e, v, d)},
    array.array: lambda e, v, d: {"ay": [v.typecode, e.buffer(v.tobytes())]},
    np.ma.MaskedArray: _masked,
    datetime.datetime: _iso("dt"),
    datetime.date: _iso("da"),
    datetime.time: _iso("ti"),
    datetime.timedelta: lambda e, v, d: {"td": [v.days, v.seconds, v.microseconds]},
    np.ndarray: lambda e, v, d: e._array(v, d),
    np.random.Generator: _generator,
    np.random.RandomState: _legacy,
    random.Random: _random_state,
}
_PLAIN = (
    *(int, float, complex, str, bytes, bytearray, list, tuple, set, frozenset, np.ndarray),
    *(collections.Counter, collections.OrderedDict, dict, fractions.Fraction, decimal.Decimal),
)
