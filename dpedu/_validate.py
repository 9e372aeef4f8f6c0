"""Checks of arguments, used by every public function before it computes anything.

Each check takes one keyword argument, ``name=value``, returns the value in the form that the
caller computes with, and raises an error that names the argument and shows its value:
`TypeError` for a value of the wrong kind, `ValueError` for one outside its range.
A `bool` is never a number here, and `Fraction`s stay exact.

>>> positive(epsilon=0.5)
0.5
>>> positive(epsilon=-1)
Traceback (most recent call last):
    ...
ValueError: epsilon must be positive and finite, got -1
"""

from __future__ import annotations

import io
import math
import pickle
import random
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from dataclasses import fields
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal
from fractions import Fraction
from numbers import Integral, Rational, Real
from types import FunctionType
from typing import Any, TypeGuard, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

Number = float | Fraction
"""A real number: a float, or a `Fraction` where the arithmetic is to stay exact."""

Randomness = np.random.Generator | random.SystemRandom
"""What exact samplers draw from: a generator with a seed, for lessons and tests; or
``random.SystemRandom()``, the operating system's own randomness, for real releases."""

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]
T = TypeVar("T")


def show(value: object) -> str:
    """The value as an error message shows it: its `repr`, shortened."""
    try:
        text = " ".join(repr(value).split())
    except ValueError:  # Python refuses to write whole numbers of thousands of digits
        text = f"a huge {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


def written(value: object, form: Callable[[Any], str] = repr) -> str:
    """A value in full; but about what it is if Python does not write it, of thousands of digits.

    Examples
    --------
    >>> written(Fraction(1, 3)), written(Fraction(1, 3), str), written(Fraction(1, 10**5000))
    ('Fraction(1, 3)', '1/3', 'about 1e-5000')
    """
    try:
        return form(value)
    except ValueError:
        return f"about {decimal(value, 6)}" if isinstance(value, Fraction) else show(value)


class Written:
    """A data class whose `repr` is what it would be, with its numbers as `written` has them."""

    def __repr__(self) -> str:
        each: Any = self
        values = ", ".join(f"{x.name}={written(getattr(self, x.name))}" for x in fields(each))
        return f"{type(self).__name__}({values})"


def decimal(value: Fraction, digits: int) -> str:
    """A fraction of any size as a decimal of at most so many digits.

    Examples
    --------
    >>> decimal(Fraction(1, 3), 6), decimal(Fraction(5, 2), 6), decimal(Fraction(10) ** 400, 6)
    ('0.333333', '2.5', '1e+400')
    """
    context = Context(prec=digits, Emin=MIN_EMIN, Emax=MAX_EMAX)
    shown = context.divide(Decimal(value.numerator), Decimal(value.denominator)).normalize(context)
    return f"{shown:{'f' if -5 < shown.adjusted() < digits else 'e'}}"


def amounts(wanted: Fraction, left: Fraction, total: Fraction) -> list[str]:
    """The three amounts of a refusal, in so many digits that what is wanted looks too much.

    Examples
    --------
    >>> amounts(1 + Fraction(1, 10**15), Fraction(1), Fraction(4, 3))
    ['1.000000000000001', '1', '1.333333333333333']
    """
    for digits in (6, 16, 40, 1000):
        shown = [decimal(value, digits) for value in (wanted, left, total)]
        if shown[0] != shown[1]:
            break
    return shown


def many(count: float, thing: str, things: str = "") -> str:
    """A number of things, as it is read.

    Examples
    --------
    >>> many(1, "mark"), many(0, "mark"), many(2, "query", "queries")
    ('1 mark', '0 marks', '2 queries')
    """
    shown = f"{count:g}" if isinstance(count, float) else f"{count}"
    return f"{shown} {thing if count == 1 else things or f'{thing}s'}"


def _one(argument: dict[str, Any]) -> tuple[str, Any]:
    ((name, value),) = argument.items()
    return name, value


def is_number(value: object, kind: type = Real) -> bool:
    """Whether a value is a number of that kind: True is none, nor a span of time.

    Such a span of numpy's, as `numpy.timedelta64`, is one of its integers.
    """
    return isinstance(value, kind) and not isinstance(value, (bool, np.bool_, np.timedelta64))


def number(**argument: object) -> Number:
    """A real number other than NaN, as `int`, `Fraction` or float. Infinity passes."""
    name, value = _one(argument)
    if not is_number(value):
        raise TypeError(f"{name} must be a real number, got {show(value)}")
    try:
        as_float = float(value)
    except OverflowError:
        raise ValueError(f"{name} must be below 1.8e308 in size, got {show(value)}") from None
    if isinstance(value, Fraction):
        return value
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    if math.isnan(as_float):
        raise ValueError(f"{name} must not be NaN, got {show(value)}")
    if value == as_float:
        return as_float
    if math.isinf(as_float):
        raise ValueError(f"{name} must be below 1.8e308 in size, got {show(value)}")
    if not hasattr(value, "as_integer_ratio"):
        raise TypeError(f"{name} must be a float or an exact number, got {show(value)}")
    return Fraction(*value.as_integer_ratio())  # of more digits than a float has


def _ranged(argument: dict[str, Any], rule: str, fits: bool) -> None:
    if not fits:
        name, value = _one(argument)
        raise ValueError(f"{name} must be {rule}, got {show(value)}")


def finite(**argument: object) -> Number:
    """A real number, neither infinite nor NaN."""
    value = number(**argument)
    _ranged(argument, "finite", -math.inf < value < math.inf)
    return value


def positive(**argument: object) -> Number:
    """A finite number above 0."""
    value = number(**argument)
    _ranged(argument, "positive and finite", 0 < value < math.inf)
    return value


def positive_float(**argument: object) -> float:
    """A finite number above 0 as a float, for formulas that divide by it or take its logarithm."""
    as_float = float(positive(**argument))
    _ranged(argument, "positive and at least 5e-324", as_float > 0)
    return as_float


def exact(value: Number) -> Fraction:
    """A number as a fraction; a float as the decimal that Python shows for it: 0.1 is 1/10."""
    # The float of numpy is one too, and shows itself with its type.
    return Fraction(repr(float(value))) if isinstance(value, float) else Fraction(value)


def rounded_up(value: Number) -> float:
    """The least float that is not below a positive number, read as `exact` reads it."""
    as_float = float(value)
    return as_float if as_float >= exact(value) else math.nextafter(as_float, math.inf)


def non_negative(**argument: object) -> Number:
    """A finite number of at least 0."""
    value = number(**argument)
    _ranged(argument, "at least 0 and finite", 0 <= value < math.inf)
    return value


def extended_non_negative(**argument: object) -> Number:
    """A number of at least 0; infinity is allowed."""
    value = number(**argument)
    _ranged(argument, "at least 0", value >= 0)
    return value


def between(low: Number, high: Number, /, **argument: object) -> Number:
    """A number in the closed interval from `low` to `high`: a fraction, of what these show."""
    value = number(**argument)
    first, last = (low, high) if isinstance(value, float) else (exact(low), exact(high))
    _ranged(argument, f"between {low} and {high}", first <= value <= last)
    return value


def probability(**argument: object) -> Number:
    """A number in the closed interval from 0 to 1."""
    return between(0, 1, **argument)


def at_most_even(others: int, /, **argument: object) -> Number:
    """The probability of a lie, one of so many, that at most makes all answers equally likely.

    The float of that probability passes, which may lie above it by less than its last digit.
    """
    value, even = probability(**argument), Fraction(others, others + 1)
    _ranged(argument, f"at most {even}", value <= (float(even) if type(value) is float else even))
    return value


def open_probability(**argument: object) -> Number:
    """A number strictly between 0 and 1."""
    value = number(**argument)
    _ranged(argument, "strictly between 0 and 1", 0 < value < 1)
    return value


ROOM = 2**960
"""Up to where floats lie of which 2⁶⁰ can be added up: an overflow would tell of them."""


def with_room(**bounds: Number) -> None:
    """Refuse finite bounds of floats whose differences and sums could be beyond all floats."""
    # As numbers of Python: a short float of numpy would overflow by the comparison itself.
    if not all(-ROOM <= number(**{name: bound}) <= ROOM for name, bound in bounds.items()):
        raise ValueError(
            f"{' and '.join(bounds)} must be at most 2**960 in size, for floats, "
            f"got {' and '.join(map(show, bounds.values()))}"
        )


def outside(**argument: object) -> Fraction:
    """What a number strictly between 0 and 1 lacks to 1, exactly, read as `exact` reads it."""
    return 1 - exact(open_probability(**argument))


def shortfall(**argument: object) -> float:
    """The same as a float, which holds it however close to 1 the number is."""
    lacking = float(outside(**argument))
    _ranged(argument, "at most 1 - 5e-324", lacking > 0)
    return lacking


def log_shortfall(**argument: object) -> float:
    """The logarithm of the same."""
    lacking = shortfall(**argument)
    return math.log1p(-float(_one(argument)[1])) if lacking >= 0.5 else math.log(lacking)


def integer(minimum: int, maximum: int | None = 2**53, /, **argument: object) -> int:
    """A whole number of at least `minimum`: an integer, or a fraction that is one.

    Counts go up to 2⁵³: floats cannot tell larger ones apart, and nothing here has so many. What is
    no count may have no maximum.
    """
    name, value = _one(argument)
    if isinstance(value, Fraction) and value.denominator == 1:
        value = value.numerator
    if not is_number(value, Integral):
        raise TypeError(f"{name} must be a whole number, got {show(value)}")
    _ranged(argument, f"at least {minimum}", int(value) >= minimum)
    _ranged(argument, f"at most {maximum}", maximum is None or int(value) <= maximum)
    return int(value)


def one_of(choices: Collection[T], **argument: object) -> T:
    """A value that is one of `choices`: True is not 1 here either."""
    name, value = _one(argument)
    for choice in choices:
        alike = isinstance(value, type(choice)) and isinstance(value, bool) == isinstance(
            choice, bool
        )
        if alike and value == choice:
            return choice
    listed = ", ".join(repr(choice) for choice in choices)
    raise ValueError(f"{name} must be one of {listed}, got {show(value)}")


def string(**argument: object) -> str:
    name, value = _one(argument)
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a string, got {show(value)}")
    return value


def function(**argument: object) -> None:
    """Refuse the named argument unless it can be called."""
    name, value = _one(argument)
    if not callable(value):
        raise TypeError(f"{name} must be a function, got {show(value)}")


def valued(
    check: Callable[..., Number], /, **argument: Callable[[float], object]
) -> Callable[[float], Number]:
    """The named function of a number, each of whose values has to pass a check of this module."""
    name, value = _one(argument)
    function(**argument)
    return lambda at: check(**{f"{name}({at!r})": value(at)})


def is_several(value: object) -> TypeGuard[Iterable[Any]]:
    """Whether a value is a row of things: no text, whose characters are none, nor an array of one.

    Bytes would pass as the numbers that they are made of, and a mapping or a frame as its keys.
    """
    other = isinstance(value, (str, bytes, bytearray, Mapping)) or hasattr(value, "columns")
    return isinstance(value, Iterable) and not other and getattr(value, "ndim", 1) > 0


def row(**argument: object) -> list[Any]:
    """All of several things in a row, at least one. In a set, equal ones would count once."""
    name, value = _one(argument)
    if isinstance(value, Set):
        raise TypeError(f"{name} must be several in a row, got {show(value)}")
    return filled(**argument)


def filled(**argument: object) -> list[Any]:
    """All of several things, at least one, in whatever order."""
    name, value = _one(argument)
    if not is_several(value):
        raise TypeError(f"{name} must be several values, got {show(value)}")
    items = list(value)
    if not items:
        raise ValueError(f"{name} must not be empty, got {show(items)}")
    return items


def listed(**argument: object) -> list[Any]:
    """All that the named argument holds, which may be an iterator, but no mapping of its keys."""
    name, value = _one(argument)
    try:
        if not isinstance(value, Mapping):
            return list(iter(value))
    except TypeError:
        pass
    raise TypeError(f"{name} must be several values, got {show(value)}")


def sequence(**argument: object) -> None:
    """Refuse the named argument unless it is a sequence or an array: no text, and no number."""
    name, value = _one(argument)
    if not isinstance(value, (Sequence, np.ndarray)) or not is_several(value):
        raise TypeError(f"{name} must be a sequence, got {show(value)}")


def several(**argument: object) -> None:
    """Refuse the named argument unless it is a collection, not empty, and no mapping."""
    name, value = _one(argument)
    several = isinstance(value, Collection) and not isinstance(value, Mapping)
    if not several or (isinstance(value, np.ndarray) and value.ndim == 0):
        raise TypeError(f"{name} must be several values, got {show(value)}")
    if len(value) == 0:  # not its truth, which arrays and frames do not have
        raise ValueError(f"{name} must not be empty, got {show(value)}")


class _Writer(pickle.Pickler):
    """Writes a value down to its numbers, but for what is itself and nothing else."""

    def __init__(self, file: io.BytesIO, *, things: bool) -> None:
        super().__init__(file)
        self.kept: list[object] = []
        self._things = things

    def persistent_id(self, obj: Any) -> int | None:
        alone = isinstance(obj, (type, FunctionType))
        by_identity: object = type(obj).__eq__
        if not alone and not (self._things and by_identity is object.__eq__):
            return None
        self.kept.append(obj)
        return len(self.kept) - 1


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, kept: list[object]) -> None:
        super().__init__(file)
        self._kept = kept

    def persistent_load(self, pid: int) -> object:
        return self._kept[pid]


def repeats(value: object, *, things: bool) -> bool:
    """Whether a value equals one made anew: NaN does not, nor what holds one, however deep.

    Python compares what is in a tuple or a class by identity first: of one NaN, it is the same.

    Parameters
    ----------
    value
        Anything that has a hash.
    things
        Whether what equals nothing but itself, such as ``object()``, may be told again.
    """
    file = io.BytesIO()
    try:
        writer = _Writer(file, things=things)
        writer.dump(value)
        file.seek(0)
        return bool(_Reader(file, writer.kept).load() == value)
    except Exception:  # whatever its own methods raise, such as that of a value that is missing
        return False


def distinct_names(**argument: Collection[Any]) -> None:
    """Refuse names that cannot be told apart: what has no hash, equals another, or not itself."""
    name, value = _one(argument)
    seen = set()
    for each in value:
        try:
            hash(each)  # of a set, which `in` would take for a frozen one
        except TypeError:
            raise TypeError(f"{name} must be hashable, got {show(each)}") from None
        if each in seen:
            raise ValueError(f"{name} must be distinct, got {show(each)} twice")
        if not repeats(each, things=True):
            raise ValueError(f"{name} must be equal to themselves, got {show(each)}")
        seen.add(each)


def generator(**argument: object) -> np.random.Generator:
    """A numpy random generator: randomness is never taken from a global seed."""
    name, value = _one(argument)
    if not isinstance(value, np.random.Generator):
        raise TypeError(
            f"{name} must be a numpy.random.Generator such as numpy.random.default_rng(7), "
            f"got {show(value)}"
        )
    return value


def randomness(**argument: object) -> Randomness:
    """A generator of numpy, or the randomness of the operating system."""
    name, value = _one(argument)
    if not isinstance(value, np.random.Generator | random.SystemRandom):
        raise TypeError(
            f"{name} must be a numpy.random.Generator such as numpy.random.default_rng(7), or "
            f"random.SystemRandom(), got {show(value)}"
        )
    return value


def _array(argument: dict[str, Any]) -> NDArray[Any]:
    """The argument as an array that is not empty, of whatever type."""
    name, value = _one(argument)
    if _hides_masked(value):  # an array of it would show what the mask hides, or warn
        raise TypeError(f"{name} must not be masked: leave hidden values out, got {show(value)}")
    try:
        array = np.asarray(value)
    except ValueError:  # rows of different lengths
        raise ValueError(f"{name} must have rows of one length, got {show(value)}") from None
    if array.size == 0:
        raise ValueError(f"{name} must not be empty, got {show(value)}")
    # What a nullable integer of pandas lacks is NaN in an array of floats, and is refused as that.
    if array.dtype.kind == "f" and not np.isnan(array).any() and _only_whole(value):
        array = _as_python(np.array(value, dtype=object))
        if array.min() >= -(2**63) and array.max() < 2**63:
            array = array.astype(np.int64)
    if array.dtype.kind in "iuf" and _hides_bool(value):
        raise TypeError(f"{name} must not mix True and False with numbers, got {show(value)}")
    return array


def _only_whole(value: object) -> bool:
    """Whether a list or a frame that became an array of floats holds whole numbers alone.

    numpy makes floats of those that have no integer type in common, such as 2⁶³ and −1, or 4 and a
    number of type uint64.
    """
    if isinstance(value, (list, tuple)):
        return all(map(_only_whole, value))  # ends at the first float
    if isinstance(value, np.ndarray):
        return value.dtype.kind in "iu" or _holds(value, Integral)
    if hasattr(value, "dtypes"):  # a frame of integer columns
        return {getattr(kind, "kind", "O") for kind in np.ravel(value.dtypes)} <= {"i", "u"}
    return is_number(value, Integral)


def _as_python(array: NDArray[Any]) -> NDArray[Any]:
    """Whole numbers in an array of objects as those of Python, which alone have any size."""
    return np.array([int(item) for item in array.flat], dtype=object).reshape(array.shape)


def _hides_bool(value: object) -> bool:
    """Whether a list that became an array of numbers has a `bool` in it, which became one too."""
    if not isinstance(value, (list, tuple)):
        return isinstance(value, np.ndarray) and value.dtype.kind == "b"
    kinds = set(map(type, value))
    if bool in kinds or np.bool_ in kinds:
        return True
    deeper = [kind for kind in kinds if issubclass(kind, (list, tuple, np.ndarray))]
    return bool(deeper) and any(map(_hides_bool, value))


def _hides_masked(value: object) -> bool:
    """Whether a value is masked, or a list that has something masked in it."""
    if not isinstance(value, (list, tuple)):
        return isinstance(value, np.ma.MaskedArray)
    deeper = (list, tuple, np.ma.MaskedArray)
    found = any(issubclass(kind, deeper) for kind in set(map(type, value)))
    return found and any(map(_hides_masked, value))


def _holds(array: NDArray[Any], kind: type) -> bool:
    """Whether an array of Python objects holds only numbers of that kind."""
    return array.dtype == object and all(is_number(item, kind) for item in array.flat)


def real_array(**argument: ArrayLike) -> FloatArray:
    """A numeric array of any shape without NaN or infinity, as float64. Not empty."""
    name, _ = _one(argument)
    return _all(np.isfinite, "be finite everywhere", name, _floats(**argument))


def extended_array(**argument: ArrayLike) -> FloatArray:
    """The same where infinity is allowed."""
    name, _ = _one(argument)
    return _all(lambda array: ~np.isnan(array), "not be NaN anywhere", name, _floats(**argument))


def _all(
    fits: Callable[[FloatArray], NDArray[np.bool_]], rule: str, name: str, array: FloatArray
) -> FloatArray:
    good = fits(array)
    if not good.all():
        raise ValueError(f"{name} must {rule}, got {array[~good].flat[0]}")
    return array


def _floats(**argument: ArrayLike) -> FloatArray:
    name, value = _one(argument)
    array = _reals(argument)
    try:
        with np.errstate(over="ignore"):
            floats = array.astype(np.float64)
        beyond = bool((np.isinf(floats) & (array != floats)).any())
    except OverflowError:
        beyond = True
    if beyond:
        raise ValueError(f"{name} must hold numbers below 1.8e308, got {show(value)}")
    return floats


def _reals(argument: dict[str, Any]) -> NDArray[Any]:
    name, value = _one(argument)
    array = _array(argument)
    if array.dtype.kind not in "iuf" and not _holds(array, Real):
        raise TypeError(f"{name} must hold real numbers, got {show(value)}")
    return array


def boundable_array(**argument: ArrayLike) -> FloatArray:
    """As `real_array`, but finite numbers beyond all floats, of any type, are the furthest ones.

    For numbers that are moved to bounds: an error for one of them would tell that it is there.
    """
    name, _ = _one(argument)
    array = _reals(argument)
    if array.dtype == object or array.dtype.itemsize > 8:
        nearest = [_nearest(item) for item in array.flat]
        array = np.array(nearest).reshape(array.shape)
    return _all(np.isfinite, "be finite everywhere", name, array.astype(np.float64))


def _nearest(value: Any) -> float:
    """A number as a float; a finite one beyond all floats as the furthest of them."""
    try:
        as_float = float(value)
    except OverflowError:  # long floats of numpy become infinite instead
        as_float = math.inf if value > 0 else -math.inf
    gone = math.isinf(as_float) and value != as_float
    return math.copysign(sys.float_info.max, as_float) if gone else as_float


def records(**argument: ArrayLike) -> FloatArray:
    """Real numbers on one axis, or none at all: that there is nobody is private too."""
    name, value = _one(argument)
    if getattr(value, "shape", None) == (0,) or (isinstance(value, (list, tuple)) and not value):
        return np.zeros(0)
    array = boundable_array(**argument)
    if array.ndim != 1:
        raise ValueError(f"{name} must have one axis, got shape {array.shape}")
    return array


def whole_array(**argument: ArrayLike) -> NDArray[Any]:
    """An array of whole numbers of any size and an integer type, of any shape. Not empty."""
    name, value = _one(argument)
    array = _array(argument)
    if array.dtype.kind not in "iu" and not _holds(array, Integral):
        raise TypeError(f"{name} must hold whole numbers, got {show(value)}")
    return _as_python(array) if array.dtype == object else array


def category_array(categories: int, **argument: ArrayLike) -> IntArray:
    """An array of the codes 0, …, `categories` − 1, not empty; bits may come as bools."""
    return _codes(categories, argument).astype(np.int64, copy=False)


def codes_of_people(categories: int, **argument: ArrayLike) -> IntArray:
    """The same of people who may be none: an error would tell that nobody is there."""
    _, value = _one(argument)
    if nobody(value):
        return np.zeros(np.shape(value), dtype=np.int64)
    return category_array(categories, **argument)


def nobody(value: object) -> bool:
    """Whether an argument has no entries, in whatever shape."""
    try:
        return not _hides_masked(value) and np.size(value) == 0  # type: ignore[arg-type]
    except ValueError:  # rows of different lengths
        return False


def empty_table(value: object) -> bool:
    """Whether an argument is a table with columns but no rows, an array or a frame."""
    shape = getattr(value, "shape", None)
    return isinstance(shape, tuple) and len(shape) == 2 and shape[0] == 0 < shape[1]


def bit_array(**argument: ArrayLike) -> NDArray[Any]:
    """An array of bits, not empty. Bools stay as they are: eight times smaller than numbers."""
    return _codes(2, argument)


def _codes(categories: int, argument: dict[str, Any]) -> NDArray[Any]:
    name, value = _one(argument)
    array = _array(argument)
    kinds = "biu" if categories == 2 else "iu"
    if array.dtype.kind not in kinds:
        raise TypeError(f"{name} must hold whole numbers below {categories}, got {show(value)}")
    if array.dtype.kind != "b":
        least, most = int(array.min()), int(array.max())
        if least < 0 or most >= categories:
            raise ValueError(
                f"{name} must hold only the codes 0 to {categories - 1}, "
                f"got {least if least < 0 else most}"
            )
    return array
