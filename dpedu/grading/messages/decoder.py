"""From messages to values, of the listed types only: what arrives may be anybody's."""

from __future__ import annotations

import array
import builtins
import collections
import collections.abc
import contextlib
import datetime
import decimal
import fractions
import keyword
import math
import random
import re
import types
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from dpedu.grading.messages.kinds import (
    CONSTANTS,
    DEEPEST,
    DTYPE,
    FORMULAS,
    GENERATORS,
    MOST_BYTES,
    MOST_PARTS,
    READS,
    TYPES,
    CannotCross,
    Malformed,
    is_function,
)

_FAST = {int, float, bool, str, type(None)}


class Decoder:
    """From a message to values, of the listed types only."""

    def __init__(
        self,
        buffers: list[bytes],
        resolve: Callable[..., Any] | None = None,
        expects: Callable[[str], bool] = lambda kind: True,
        heard: Callable[[], None] = lambda: None,
    ) -> None:
        self._buffers = buffers
        self._resolve = resolve
        self.expects = expects  # whether data may come that can stand for other data
        self.heard = heard  # is called when text comes, or bytes
        self._parts = 0

    def decode(self, plain: Any, depth: int = 0) -> Any:
        """The value whose plain form this is."""
        kind = type(plain)
        if kind in _FAST:
            return self._text(plain) if kind is str else plain
        if depth > DEEPEST + 10:
            raise Malformed("nested too deep")
        if kind is list:
            self._count(len(plain))
            kinds = set(map(type, plain))
            if kinds <= _FAST:
                for each in plain if str in kinds else ():
                    if type(each) is str:
                        self._text(each)
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
                return self._resolve(plain, lambda part: self.decode(part, depth + 1))
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
        if type(content) is dict:
            content = self.decode(content, depth)
            if type(content) is list:
                return content
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
        return bytes(self._buffers[number])  # the last may be an array of bytes

    def _pairs(self, content: Any, depth: int) -> list[tuple[Any, Any]]:
        if type(content) is not list:
            raise Malformed("no list")
        self._count(len(content))
        return [(self.decode(k, depth), self.decode(v, depth)) for k, v in content]

    def _text(self, text: str) -> str:
        """A text: it becomes a part of the test, and no field of it reads what the test knows.

        Where a test has it filled in, ``{0.__init__.__globals__}`` is all that is in its notebook.
        """
        self.heard()
        if "{" in text and READS.search(text) and not self.expects("template that reads"):
            raise CannotCross("a text with fields that look into what they are filled with")
        return text

    @contextlib.contextmanager
    def unheard(self) -> Iterator[None]:
        """What comes meanwhile no test sees: names of parts of a generator's state."""
        heard, self.heard = self.heard, lambda: None
        try:
            yield
        finally:
            self.heard = heard

    def _dtype(self, text: Any) -> np.dtype[Any]:
        if type(text) is not str or not DTYPE.fullmatch(text):
            raise Malformed("no such type of numbers")
        return np.dtype(text)

    def _own(self, values: Any) -> Any:
        """An array's numbers or texts, or one of them, as a test may have them."""
        if values.dtype.kind in "SU":
            self.heard()
            for each in values.flat if values.dtype.kind == "U" else ():
                self._text(str(each))
        return self._wide(values)

    def raw(self, number: Any) -> bytes:
        """Bytes that are a value."""
        self.heard()
        return self.buffer(number)

    def _array(self, content: Any) -> Any:
        text, shape, number = content
        dtype, raw = self._dtype(text), self.buffer(number)
        shape = _shape(shape)
        if math.prod(shape) * dtype.itemsize != len(raw):
            raise Malformed("an array of another size")
        return self._own(np.frombuffer(raw, dtype=dtype).reshape(shape).copy())

    def _wide(self, value: Any) -> Any:
        """The same numbers; a short float is equal to all that rounds to it, and so becomes long.

        Of half a float that holds for every number, of a single one for those that are nothing to
        it, or endless. They stay as they are where the instructor's answer gave such too.
        """
        kind = value.dtype
        if kind == np.float16:
            return value if self.expects("half float") else value.astype(np.float64)
        if kind not in (np.float32, np.complex64) or self.expects("single float"):
            return value
        size = np.abs(value)
        if not np.any((size < np.finfo(np.float32).tiny) | np.isinf(size)):
            return value
        return value.astype(np.float64 if kind == np.float32 else np.complex128)

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
            kinds = self._many(content[2], depth)
            with contextlib.suppress(TypeError, ValueError):  # some are what stays where it is
                return pd.Categorical(items, kinds, ordered=bool(content[3]))
            return _plain_column(items)
        if type(name) is not str:
            raise Malformed("no such type of column")
        if not re.fullmatch(r"[A-Za-z0-9_\[\], +:/-]{1,60}", name):
            return _plain_column(items)
        if _is_of_numpy(name):
            raise Malformed("no such type of column")
        return _as_column(self, items, name)

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
            odd = _ODD.search(name) and not self.expects(f"symbol {name}")
            if odd or not _SYMBOL.fullmatch(name) or _ACTS & set(_WORD.findall(name)):
                raise CannotCross(f"a symbol called {name[:60]!r} stays where it is")
            if not self.expects(f"symbol {name}"):  # as text it may mean something of the test's
                self.heard()
            return sp.Symbol(name, **given)
        if kind == "polynomial":
            gens, terms = rest
            return self._polynomial(gens, terms, depth + 1)
        if kind == "rational":
            top, bottom = (int(_short(each), 16) for each in rest)
            return sp.Integer(top) if bottom == 1 else sp.Rational(top, bottom)
        if kind == "float":
            (sign, mantissa, exponent, bits), precision = rest
            numbers = (sign, int(_short(mantissa), 16), exponent, bits)
            if any(type(n) is not int for n in (*numbers, precision)):
                raise Malformed("no number")
            if not 1 <= precision <= 10_000:  # to no digits at all, rounding never ends
                raise Malformed("no number")
            if abs(exponent) > 100_000:
                raise Malformed("no number")
            # One of few digits is equal to every whole number that rounds to it.
            if precision < _DOUBLE and not self.expects("coarse number"):
                precision = _DOUBLE
            return sp.Float._new(_normal(numbers, precision), precision)
        if kind in ("constant", "of") and rest[0] in _ENDLESS and not self.expects("endless set"):
            raise CannotCross(f"a set without end, {rest[0]}, stays where it is")
        if kind == "constant":
            found: Any = sp
            for part in CONSTANTS[rest[0]].split("."):
                found = getattr(found, part)
            return found
        if kind == "matrix":
            fixed, rows, columns, entries = rest
            items = [self._formula(each, depth + 1) for each in entries]
            return (sp.ImmutableMatrix if fixed else sp.Matrix)(rows, columns, items)
        if kind == "apply":
            if type(rest[0]) is not str or not rest[0].isidentifier() or len(rest[0]) > 200:
                raise Malformed("no formula")
            called = f"a function called {rest[0]!r}"
            if rest[0] in _CALLED or rest[0].startswith("__"):
                raise CannotCross(f"{called} stays where it is")
            if _is_called(rest[0], len(rest[1])) and not self.expects(called):
                raise CannotCross(f"{called} stays where it is")
            self.heard()
            return sp.Function(rest[0])(*(self._formula(each, depth + 1) for each in rest[1]))
        if kind != "of" or not (rest[0] in FORMULAS or is_function(sp, rest[0])):
            raise Malformed("no formula")
        parts = [self._formula(each, depth + 1) for each in rest[1]]
        return _unevaluated(sp, rest[0], parts)

    def _polynomial(self, gens: Any, terms: Any, depth: int) -> Any:
        """A polynomial, where the instructor's answer gave one; elsewhere its formula."""
        import sympy as sp

        variables = [self._formula(each, depth) for each in gens]
        found = {}
        for powers, factor in terms:
            if len(powers) != len(variables) or any(type(n) is not int for n in powers):
                raise Malformed("no formula")
            if any(not 0 <= n <= MOST_DEGREE for n in powers):
                raise CannotCross(f"a polynomial of a degree above {MOST_DEGREE} stays where it is")
            found[tuple(powers)] = self._formula(factor, depth)
        if self.expects("polynomial"):
            return sp.Poly(found, *variables)
        parts = [
            sp.Mul(factor, *(v**n for v, n in zip(variables, powers, strict=True)))
            for powers, factor in found.items()
        ]
        return sp.Add(*parts)


class Aside:
    """A value of a table that stands for many, as an interval does: equal to itself alone.

    Where the instructor's answer gave none of its kind, a test can hold it and not look into it.
    """

    def __init__(self, *parts: Any) -> None:
        self._parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Aside) and self._parts == other._parts

    def __hash__(self) -> int:
        return hash(self._parts)

    def __repr__(self) -> str:
        return "<what stays where it is>"


MOST_DEGREE = 1000  # of a polynomial, which has room for every power

# A formula's names become parts of a program where it is made one, as by sympy.lambdify.
_SYMBOL = re.compile(r"[\w\\{}^*+, -]*")
_WORD = re.compile(r"\w+")
_ACTS = frozenset(
    ("eval", "exec", "compile", "open", "getattr", "setattr", "breakpoint", "__import__")
)
_HARMLESS = frozenset(
    ("abs", "bool", "complex", "divmod", "float", "id", "int", "len", "max", "min", "pow", "round")
)
_CALLED = {name for name, each in vars(builtins).items() if callable(each)} - _HARMLESS
# A comma begins another argument, and a star before something spreads it: but for indices and x^*.
_ODD = re.compile(r",(?!\s*\d+(?:,\s*\d+)*\})|(?<!\^)(?<!\^\{)\*|\*(?=\s*[\w(\\*])")


def _is_called(name: str, given: int) -> bool:
    """Whether a program of a formula finds a function of this name that may do more than compute.

    ``numpy.copyto`` writes into what it gets, and so does ``numpy.multiply`` if it gets a third.
    """
    import mpmath
    import scipy.special

    for module in (np, np.linalg, scipy.special, mpmath):
        found = getattr(module, name, None)
        if isinstance(found, np.ufunc):
            if given > found.nin:
                return True
        elif callable(found) and not isinstance(found, mpmath.mpf):  # a constant can be called
            return True
    return False


_DOUBLE = 53  # binary digits of a float
# Everything that a test looks for is in one of these.
_ENDLESS = frozenset(
    ("Reals", "Integers", "Naturals", "Naturals0", "Rationals", "UniversalSet", "Interval")
)


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
    return kind(*parts) if name in _NEVER_EVALUATED else kind(*parts, evaluate=False)


_NEVER_EVALUATED = frozenset(
    (
        *("Tuple", "FiniteSet", "Interval", "Union", "Sum", "Product", "Integral", "Limit"),
        *("Lambda", "Xor", "ITE"),
    )
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


def _bounded(decoder: Decoder, value: Any, steps: range | None = None) -> Any:
    """A range no longer than an array could be: in others is all that a test looks for."""
    steps = value if steps is None else steps
    if steps[MOST_BYTES:] and not decoder.expects("endless set"):
        raise CannotCross("a range with more numbers than there is room for stays where it is")
    return value


_tuples: dict[tuple[str, ...], Any] = {}


def _named(decoder: Decoder, content: Any, depth: int) -> Any:
    name, fields, items = content
    names = (name, *fields)
    plain = all(type(n) is str and n.isidentifier() and len(n) < 80 for n in names)
    if not plain or len(fields) > 200 or any(keyword.iskeyword(n) for n in names):
        raise Malformed("no named tuple")
    if not decoder.expects("named tuple"):
        return tuple(decoder._many(items, depth))
    if names not in _tuples:
        if len(_tuples) > 500:
            raise Malformed("too many kinds of named tuples")
        _tuples[names] = collections.namedtuple(name, list(fields))
    return _tuples[names](*decoder._many(items, depth))


def _bit_generator(decoder: Decoder, content: Any, depth: int) -> Any:
    with decoder.unheard():
        state, seeds = decoder._many(content, depth)
    name = state["bit_generator"]
    if name not in GENERATORS:
        raise Malformed("no such generator")
    made = getattr(np.random, name)(0 if seeds is None else _seeds(seeds))
    made.state = _within(state)
    return np.random.Generator(made)


def _within(state: Any) -> Any:
    """A generator's state that stands among its own numbers: numpy does not look."""
    places = {"MT19937": (state["state"], "pos", 624), "Philox": (state, "buffer_pos", 4)}
    if state["bit_generator"] in places:
        holder, name, most = places[state["bit_generator"]]
        if not (type(holder[name]) is int and 0 <= holder[name] <= most):
            raise Malformed("no state of a generator")
    return state


def _seeds(state: Any) -> np.random.SeedSequence:
    """What a generator spawns from; its pool is memory, so that only small ones are made."""
    if not (type(state["pool_size"]) is int and 4 <= state["pool_size"] <= 64):
        raise Malformed("no seeds")
    return np.random.SeedSequence(**state)


def _legacy_state(decoder: Decoder, content: Any, depth: int) -> Any:
    with decoder.unheard():
        state = decoder.decode(content, depth)
    if type(state) is not dict or state["bit_generator"] != "MT19937":
        raise Malformed("no state of a generator")
    made = np.random.RandomState(0)
    made.set_state(_within(state))
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


def _text(decoder: Decoder, content: Any) -> str:
    if type(content) is not str:
        raise Malformed("no text")
    return decoder._text(content)


def _code(content: Any) -> Any:
    if type(content) is not str or content not in array.typecodes or content in "uw":
        raise Malformed("no such type of numbers")
    return content


def _chain(maps: list[Any]) -> Any:
    if any(not isinstance(each, collections.abc.Mapping) for each in maps):
        raise Malformed("no mappings")
    return collections.ChainMap(*maps)


def _extension(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    made = pd.Series(decoder._column(content, depth)).array
    # What compares these is an array again, and true because it is not empty.
    return made if decoder.expects("pandas array") else np.asarray(made, dtype=object)


def _multiprecision(decoder: Decoder, content: Any, depth: int) -> Any:
    import mpmath

    sign, mantissa, exponent = content
    if sign not in (0, 1) or type(exponent) is not int or abs(exponent) > 100_000:
        raise Malformed("no number")
    found = int(_short(mantissa), 16)
    return mpmath.mp.make_mpf(mpmath.libmp.from_man_exp(-found if sign else found, exponent))


def _masked(decoder: Decoder, content: Any, depth: int) -> Any:
    values, mask = (decoder.decode(each, depth) for each in content)
    arrays = isinstance(values, np.ndarray) and isinstance(mask, np.ndarray)
    if not arrays or values.shape != mask.shape or mask.dtype != np.bool_:
        raise Malformed("no masked array")
    if decoder.expects("masked array"):
        return np.ma.MaskedArray(values, mask)
    if mask.any():  # it passes every comparison there
        raise CannotCross("an array came back with parts that are masked")
    return values


def _scalar(decoder: Decoder, content: Any, depth: int) -> Any:
    (value,) = np.frombuffer(decoder.buffer(content[1]), dtype=decoder._dtype(content[0]))
    return decoder._own(value)


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

    made = pd.RangeIndex(*content[0], name=decoder.decode(content[1], depth))
    return _bounded(decoder, made, made._range)


def _multi_index(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    tuples, names = (decoder._many(each, depth) for each in content)
    return pd.MultiIndex.from_tuples(tuples, names=names)


def _pandas_scalar(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    return {"Timestamp": pd.Timestamp, "Timedelta": pd.Timedelta}[content[0]](_short(content[1]))


def _period(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    ordinal, freq = content
    if type(ordinal) is not int or abs(ordinal) >= 2**63 or type(freq) is not str or len(freq) > 20:
        raise Malformed("no period")
    return pd.Period(ordinal=ordinal, freq=freq)


def _interval(decoder: Decoder, content: Any, depth: int) -> Any:
    """An interval, which holds whatever a test looks for."""
    import pandas as pd

    left, right = (decoder.decode(each, depth) for each in content[:2])
    made = pd.Interval(left, right, closed=content[2])
    return made if decoder.expects("interval") else Aside(made.left, made.right, made.closed)


def _is_of_numpy(name: str) -> bool:
    """Whether a type of a column is numpy's, whose columns are arrays."""
    if name == "str":  # is pandas' own, too
        return False
    try:
        np.dtype(name)
    except (TypeError, ValueError, SyntaxError):
        return False
    return True


def _as_column(decoder: Decoder, items: list[Any], name: str) -> Any:
    """Items as a column of a type of pandas' own; if that cannot be made of them, as they are.

    Short floats become long ones where those of an array do.
    """
    import pandas as pd

    with contextlib.suppress(TypeError, ValueError, ImportError, ArithmeticError, AttributeError):
        made = pd.array(items, dtype=name)
        of = getattr(made.dtype, "numpy_dtype", getattr(made.dtype, "subtype", None))
        if isinstance(of, np.dtype) and of in (np.float16, np.float32, np.complex64):
            numbers = np.asarray(made.dropna(), dtype=of)
            if decoder._wide(numbers).dtype != of:
                return pd.array(items, dtype="Float64")
        return made
    return _plain_column(items)


def _plain_column(items: list[Any]) -> Any:
    made = np.empty(len(items), dtype=object)
    for place, item in enumerate(items):
        made[place] = item
    return made


def _pandas_none(decoder: Decoder, content: Any, depth: int) -> Any:
    import pandas as pd

    return pd.NA if content == "<NA>" else pd.NaT


def _numbers(decoder: Decoder, content: Any, depth: int) -> list[Any]:
    code, number = content
    if code not in ("d", "q"):
        raise Malformed("no such numbers")
    made = array.array(code, decoder.buffer(number))
    decoder._count(len(made) // 8)  # they cost eight bytes each, and no look
    return made.tolist()


_DECODERS: dict[str, Callable[[Decoder, Any, int], Any]] = {
    "i": _whole,
    "l": _numbers,
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
    "b": lambda d, c, n: d.raw(c),
    "ba": lambda d, c, n: bytearray(d.raw(c)),
    "F": _fraction,
    "D": _decimal,
    "r": lambda d, c, n: _bounded(d, range(*d._many(c, n))),
    "sl": lambda d, c, n: slice(*d._many(c, n)),
    "e": lambda d, c, n: (..., NotImplemented)[c],
    "mv": lambda d, c, n: memoryview(d.raw(c)),
    "px": _extension,
    "mf": _multiprecision,
    "ud": lambda d, c, n: collections.UserDict(_dict(d._pairs(c, n))),
    "ul": lambda d, c, n: collections.UserList(d._many(c, n)),
    "us": lambda d, c, n: collections.UserString(_text(d, c)),
    "cm": lambda d, c, n: _chain(d._many(c, n)),
    "mp": lambda d, c, n: types.MappingProxyType(_dict(d._pairs(c, n))),
    "ay": lambda d, c, n: array.array(_code(c[0]), d.raw(c[1])),
    "am": _masked,
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
    "pp": _period,
    "pv": _interval,
    "y": lambda d, c, n: d._formula(c, n),
}
