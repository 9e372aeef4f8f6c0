"""What may cross between processes: bounds, types that may be named, parts of formulas."""

from __future__ import annotations

import collections
import decimal
import fractions
import re
import types
from typing import Any

import numpy as np

MOST_BYTES = 128 * 2**20  # of a message of a student's process
MOST_REHEARSED = MOST_BYTES // 2  # of one of the instructor's: others may take doubles for floats
MOST_JOB = 256 * 2**20  # of what is to be marked, and of what is marked
MOST_PARTS = 2_000_000
LONG = 10_000  # numbers in a list that cross as the bytes of an array
DEEPEST = 150
DTYPE = re.compile(r"[<>|=]?(?:[biufcSU]\d+|[mM]8(?:\[\d*(?:Y|M|W|D|h|m|s|ms|us|ns|ps|fs|as)\])?)")
READS = re.compile(r"\{[^{}]*\.(?:_|(?:gi|cr|ag|tb|f)_)")  # a field: what is private, or a frame
GENERATORS = ("PCG64", "PCG64DXSM", "MT19937", "Philox", "SFC64")


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


TYPE_NAMES = {each: name for name, each in TYPES.items()}
CONSTANTS = {
    "Pi": "pi", "Exp1": "E", "ImaginaryUnit": "I", "Infinity": "oo", "NaN": "nan",
    "NegativeInfinity": "S.NegativeInfinity", "ComplexInfinity": "zoo",
    "BooleanTrue": "true", "BooleanFalse": "false", "EulerGamma": "EulerGamma",
    "GoldenRatio": "GoldenRatio", "Catalan": "Catalan", "EmptySet": "S.EmptySet",
    "Reals": "S.Reals", "Integers": "S.Integers", "Naturals": "S.Naturals",
    "Naturals0": "S.Naturals0", "Rationals": "S.Rationals", "UniversalSet": "S.UniversalSet",
}  # fmt: skip


FORMULAS = {
    *("Add", "Mul", "Pow", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "atan2"),
    *("sinh", "cosh", "tanh", "Abs", "sign", "floor", "ceiling", "Min", "Max", "factorial"),
    *("binomial", "gamma", "erf", "erfc", "Piecewise", "ExprCondPair", "Equality", "Unequality"),
    *("StrictLessThan", "LessThan", "StrictGreaterThan", "GreaterThan", "And", "Or", "Not"),
    *("Tuple", "FiniteSet", "Interval", "Union", "Sum", "Product", "Integral", "Derivative"),
    *("Intersection", "Complement", "Xor", "Implies", "ITE", "Limit", "Lambda"),
    *("conjugate", "re", "im", "LambertW", "KroneckerDelta", "Heaviside", "DiracDelta"),
}


def is_function(sympy: Any, name: Any) -> bool:
    """Whether a name is one of sympy's own functions of numbers."""
    found = getattr(sympy, name, None) if type(name) is str and name.isidentifier() else None
    if not isinstance(found, type) or found is sympy.Function:
        return False
    return issubclass(found, sympy.Function) and found.__name__ == name
