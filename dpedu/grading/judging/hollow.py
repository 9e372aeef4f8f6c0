"""Results with nothing in them, or with no numbers: some tests pass by them without testing."""

from __future__ import annotations

import array
import collections
import contextlib
import numbers
import sys
import types
from collections.abc import Mapping, Sized
from typing import Any

import numpy as np

DEEPEST = 3
MOST = 10_000  # parts of a result that are looked at
_TEXTS = (str, bytes, bytearray, memoryview, collections.UserString)
_HOLD: tuple[type, ...] = (  # plain data only: what stands for a student's object would ask it
    *(list, tuple, set, frozenset, dict, collections.deque, array.array, types.MappingProxyType),
    *(collections.UserList, collections.UserDict, collections.ChainMap),
    *(type({}.keys()), type({}.values()), type({}.items())),
)


def hollow(value: Any, depth: int = 0) -> str:
    """What is wanting in a result: everything, or a number in the place of one."""
    pandas, sympy = sys.modules.get("pandas"), sys.modules.get("sympy")
    if isinstance(value, np.ndarray | np.generic):
        return _of_array(np.asarray(value), depth)
    if pandas is not None:
        tables = pandas.Series | pandas.DataFrame | pandas.Index
        if isinstance(value, tables | pandas.api.extensions.ExtensionArray):
            return _said(value.size == 0, bool(np.any(pandas.isna(value))))
        if value is pandas.NA or value is pandas.NaT:
            return "not a number"
    if sympy is not None and isinstance(value, sympy.Basic | sympy.MatrixBase):
        holds = isinstance(value, sympy.Tuple | sympy.FiniteSet | sympy.MatrixBase)
        parts = tuple(value) if holds else value.args
        nothing = value is sympy.S.EmptySet or (holds and not parts)
        return _said(nothing, value is sympy.nan or any(each is sympy.nan for each in parts))
    if isinstance(value, numbers.Number):
        with contextlib.suppress(ArithmeticError):  # some of no number's kinds stop at that
            return _said(False, bool(value != value))
        return "not a number"
    if not isinstance(value, Sized) or not isinstance(value, (*_HOLD, *_TEXTS, range)):
        return ""
    if len(value) == 0:
        return "" if depth and isinstance(value, _TEXTS) else "empty"
    if depth == DEEPEST or len(value) > MOST or not isinstance(value, _HOLD):
        return ""
    held: Any = value.values() if isinstance(value, Mapping) else value
    return next(filter(None, (hollow(each, depth + 1) for each in held)), "")


def _said(empty: bool, no_number: bool) -> str:
    return "empty" if empty else "not a number" if no_number else ""


def _of_array(value: np.ndarray[Any, Any], depth: int) -> str:
    if value.size == 0 or value.dtype.names == ():
        return "empty"
    if value.dtype.names is not None:
        return next(filter(None, (_of_array(value[n], depth) for n in value.dtype.names)), "")
    if value.dtype == object and value.size <= MOST and depth < DEEPEST:
        return next(filter(None, (hollow(each, depth + 1) for each in value.flat)), "")
    if value.dtype.kind in "fcmM" and bool(np.any(value != value)):
        return "not a number"
    return ""
