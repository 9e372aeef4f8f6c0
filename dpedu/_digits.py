"""Many digits, and one rounding at the end, to the side on which privacy is safe.

What promises privacy is computed so: arguments are read as fractions, in the reading that is worse
for the promise; the formula is evaluated with 70 digits or more; and its value becomes the next
float above it (an ε, a δ, noise) or below it (a budget). How many digits a difference loses, no
fixed number says: forms without one are best, and where there is none, `above` looks at what is
left, and takes more. Where a formula has to be solved, floats
only guess: `smallest` and `largest` end where the formula itself, so evaluated, says that it holds.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from dpedu._validate import Number, exact, number, show
from dpedu.progress import beats

DIGITS = 70
SMALLEST, LARGEST = 5e-324, 1.7976931348623157e308
CLOSE = Fraction(1, 10**62)
"""Values of formulas that lie relatively closer to a float than this are equal to it."""
PRECISION = 1e-14
"""How far, relatively, a solution may lie from the best one, if nothing else is said."""


class _Contexts(threading.local):
    """Arithmetic of so many digits, of each thread its own: mpmath's moves its precision about."""

    def __init__(self) -> None:
        self.known: dict[int, Any] = {}


_contexts = _Contexts()


def digits(*, lost: float = 0) -> Any:
    """An mpmath context with 70 digits left where so many are lost to cancellation.

    Examples
    --------
    >>> digits().exp(1) > 2.7182818284590452
    True
    """
    wanted = DIGITS * (1 + math.ceil(max(lost, 0.0) / DIGITS))
    if wanted not in _contexts.known:
        from mpmath import MPContext

        context = MPContext()
        context.dps = wanted
        _contexts.known[wanted] = context
    return _contexts.known[wanted]


# Readings of an argument --------------------------------------------------------------------------


def least(value: Number) -> Fraction:
    """The lower reading of a finite number: a float as it is, or as the decimal that it shows."""
    plain = number(number=value)
    return min(Fraction(plain), exact(plain))


def most(value: Number) -> Fraction:
    """The higher reading."""
    plain = number(number=value)
    return max(Fraction(plain), exact(plain))


def alike(one: Number, other: Number) -> bool:
    """Whether two finite numbers are one, however they are read: 0.1 and 1/10 are not.

    Examples
    --------
    >>> alike(0.1, 0.1), alike(0.5, Fraction(1, 2)), alike(0.1, Fraction(1, 10))
    (True, True, False)
    """
    return least(one) == least(other) and most(one) == most(other)


def never_below(one: Number, other: Number) -> bool:
    """Whether a number is at least another one in each reading of both, or the same number.

    For what a promise is read off without a formula: ``>=`` compares floats only as what they hold.

    Examples
    --------
    >>> never_below(0.1, 0.1), never_below(0.1, Fraction(1, 10)), never_below(0.1, Fraction(0.1))
    (True, True, False)
    """
    if math.inf in (one, other):
        return one == math.inf
    return least(one) >= most(other) or alike(one, other)


def greatest(values: Iterable[Number]) -> Number:
    """The one that no other passes in either reading, or else the least float that none passes.

    Examples
    --------
    >>> greatest([0.1, Fraction(1, 3)]), greatest([0.1, Fraction(1, 10) + Fraction(1, 10**18)])
    (Fraction(1, 3), 0.10000000000000002)
    """
    listed = list(values)
    if math.inf in listed:
        return math.inf
    held, shown = max(Fraction(value) for value in listed), max(map(exact, listed))
    for value in listed:
        if Fraction(value) == held and exact(value) == shown:
            return value
    return _read_alike(held, shown)


def big(context: Any, value: Fraction) -> Any:
    """A fraction as a number of many digits."""
    return context.mpf(value.numerator) / value.denominator


def logarithm(context: Any, ratio: Fraction) -> Any:
    """The natural logarithm of a fraction above 0: of one next to 1, too, to all digits.

    Examples
    --------
    >>> float(logarithm(digits(), 1 + Fraction(1, 10**90)))
    1e-90
    """
    if abs(ratio - 1) < Fraction(1, 2):
        return context.log1p(big(context, ratio - 1))
    return context.log(big(context, ratio))


def above(terms: Callable[[Any], Iterable[Any]]) -> Any:
    """A sum whose terms can cancel: right to 62 digits, or not below it and beyond all floats.

    Parameters
    ----------
    terms
        From a context to the terms, each right to all of its digits but a few. What the sum leaves
        of the largest shows how many digits were lost; then all is done again with more.

    Examples
    --------
    >>> half = Fraction(1, 2) + Fraction(1, 10**200)
    >>> float(above(lambda mp: [big(mp, half), mp.mpf(-1) / 2]))
    1e-200
    >>> up(above(lambda mp: [mp.log(4), -2 * mp.log(2)]))    # no digits tell it from 0
    5e-324
    """
    lost = 0.0
    while True:
        context = digits(lost=lost)
        listed = list(terms(context))
        found = context.fsum(listed)
        doubt = max(map(abs, listed)) * context.mpf(10) ** (5 - context.dps)
        if doubt <= abs(found) * context.mpf(10) ** -62:
            return found
        if doubt < context.mpf(10) ** -700:
            return found + doubt
        lost = 2.0 * context.dps - DIGITS


def at_most(value: Any, bound: Fraction) -> bool:
    """Whether a fraction or a number of many digits is at most a fraction.

    Next to 1 the number needs digits that tell the fraction from it: see `next_to_one`.
    """
    return bool(value <= (bound if isinstance(value, Fraction) else big(value.context, bound)))


def magnitude(value: Fraction) -> float:
    """The decimal logarithm of a fraction of any size above 0, roughly."""
    return (value.numerator.bit_length() - value.denominator.bit_length()) * math.log10(2)


def next_to_one(value: Fraction) -> float:
    """How many digits tell a number below 1 from 1.

    Examples
    --------
    >>> 89 < next_to_one(1 - Fraction(1, 10**90)) < 91
    True
    """
    return max(-magnitude(1 - value), 0.0)


# Rounding -----------------------------------------------------------------------------------------


def up(value: Any) -> float:
    """The least float that, in both readings, is not below a fraction or a number of many digits.

    A number of many digits that is `CLOSE` to a float counts as that float; a fraction does not.

    Examples
    --------
    >>> up(Fraction(1, 4)), up(Fraction(3, 10)), up(Fraction(1, 10**400))
    (0.25, 0.30000000000000004, 5e-324)
    >>> up(digits().log(3))
    1.0986122886681098
    """
    if not isinstance(value, Fraction):
        value = fraction(value)
    try:
        near = float(value)
    except OverflowError:
        return math.inf if value > 0 else -LARGEST
    while near < math.inf and least(near) < value:
        near = math.nextafter(near, math.inf)
    return near


def down(value: Any) -> float:
    """The greatest float that, in both readings, is not above.

    What is `CLOSE` to one counts as for `up`.

    Examples
    --------
    >>> down(Fraction(1, 4)), down(Fraction(1, 10))
    (0.25, 0.09999999999999999)
    """
    return -up(-value)


def float_above(value: Number) -> float:
    """The number itself if it is a float, else the least float that is not below it.

    Examples
    --------
    >>> float_above(0.1), float_above(Fraction(1, 10))
    (0.1, 0.1)
    >>> float_above(Fraction(2, 3)), -float_above(-Fraction(2, 3))
    (0.6666666666666667, 0.6666666666666666)
    """
    plain = number(number=value)
    return plain if isinstance(plain, float) else up(Fraction(plain))


def floats_between(low: Number, high: Number) -> tuple[float, float]:
    """The outermost floats between finite bounds: what is moved there differs by no more than they.

    Raises
    ------
    ValueError
        If there is none.

    Examples
    --------
    >>> floats_between(0.1, Fraction(1, 3))
    (0.1, 0.3333333333333333)
    >>> floats_between(2**53 + 1, 2**53 + 5)
    (9007199254740994.0, 9007199254740996.0)
    """
    first, last = float(low), float(high)
    first = math.nextafter(first, math.inf) if first < low else first  # Python compares exactly
    last = math.nextafter(last, -math.inf) if last > high else last
    if first > last:
        raise ValueError(
            f"low and high must have a float between them, got {show(low)} and {show(high)}"
        )
    return first, last


def total(values: Iterable[Number]) -> Number:
    """The sum: a `Fraction` or whole number if all are, else the least float not below it.

    Each reading of the sum is compared with the same reading of the float.

    Examples
    --------
    >>> total([0.5, 0.25]), total([0.1, 0.7]), total([0.1] * 3), total([Fraction(1, 3)] * 2)
    (0.75, 0.8, 0.30000000000000004, Fraction(2, 3))
    """
    listed = list(values)
    for end in (math.inf, -math.inf):
        if end in listed:
            return end
    shown = sum((exact(value) for value in listed), Fraction(0))
    if not any(isinstance(value, float) for value in listed):
        return sum(listed)
    return _read_alike(sum((Fraction(value) for value in listed), Fraction(0)), shown)


def times(count: int, value: Number) -> Number:
    """A whole multiple of a number, in the same way.

    Examples
    --------
    >>> times(2, 0.1), times(3, 0.1), times(3, Fraction(1, 10))
    (0.2, 0.30000000000000004, Fraction(3, 10))
    """
    if not isinstance(value, float) or math.isinf(value):
        return count * value
    return _read_alike(count * Fraction(value), count * exact(value))


def part_between(low: Number, high: Number, parts: int) -> Number:
    """One of so many equal parts of what lies between two numbers, in the same way.

    Examples
    --------
    >>> part_between(0.1, 0.4, 3), part_between(-1.0, 1e16, 1), part_between(0, Fraction(1, 2), 2)
    (0.1, 1.0000000000000002e+16, Fraction(1, 4))
    """
    held = (Fraction(high) - Fraction(low)) / parts
    if not isinstance(low, float) and not isinstance(high, float):
        return held
    return _read_alike(held, (exact(high) - exact(low)) / parts)


def root_above(square: Fraction) -> float:
    """The least float that is not below the square root, in both readings.

    Examples
    --------
    >>> root_above(Fraction(16)), root_above(Fraction(3))
    (4.0, 1.7320508075688774)
    """
    context = digits()
    return up(context.sqrt(big(context, square)))


def _read_alike(held: Fraction, shown: Fraction) -> float:
    """The least float that is not below one of them as it is, and not the other as it shows."""
    try:
        # From next to the higher one: between the two there can be more floats than can be passed.
        near = max(float(held), float(shown))
    except OverflowError:
        return math.inf
    while near < math.inf and (Fraction(near) < held or exact(near) < shown):
        near = math.nextafter(near, math.inf)
    return near


def fraction(value: Any) -> Fraction:
    """A number of many digits as a fraction, less what its last digits are worth."""
    sign, whole, power, bits = value._mpf_
    if not whole or abs(power + bits) > 2_000:  # zero, or beyond all floats
        tiny = Fraction(1, 2**2_000) if power + bits < 0 else Fraction(2**2_000)
        return (-tiny if sign else tiny) if whole else Fraction(0)
    exactly = Fraction(int(whole) << max(power, 0), 1 << max(-power, 0))
    return exactly * (-1 - CLOSE if sign else 1 - CLOSE)


# Solving ------------------------------------------------------------------------------------------


def smallest(
    enough: Callable[[float], bool], guess: float, *, precision: float = PRECISION
) -> float:
    """The least positive float that is enough, or one that is hardly larger.

    Parameters
    ----------
    enough
        A condition that, once it holds, holds for all that is larger: the formula that defines the
        answer, rounded to the safe side. It is what decides; the answer satisfies it.
    guess
        Where to begin: the better, the faster.
    precision
        How far, relatively, the answer may lie from the best one.

    Examples
    --------
    >>> round(smallest(lambda x: x * x >= 2, guess=1.0), 12)
    1.414213562373
    """
    return _edge(enough, guess, precision, upwards=True)


def largest(
    enough: Callable[[float], bool], guess: float, *, precision: float = PRECISION
) -> float:
    """The greatest positive float that is enough, or one that is hardly smaller; 0 if none is.

    Parameters
    ----------
    enough
        A condition that, once it fails, fails for all that is larger.
    guess, precision
        As for `smallest`.
    """
    return _edge(enough, guess, precision, upwards=False)


def _edge(
    enough: Callable[[float], bool], guess: float, precision: float, *, upwards: bool
) -> float:
    """The edge of a condition: the last point on the side on which it holds."""
    good = bad = min(max(guess, SMALLEST), LARGEST)
    beat = beats("tries of a solution")
    beat()
    held = enough(good)
    # Away from the guess in growing steps, to the other side of the edge.
    outwards = held != upwards  # towards larger numbers
    step = precision
    while True:
        here = good if held else bad
        there = here * (1 + step) if outwards else here / (1 + step)
        there = max(math.nextafter(there, math.inf if outwards else 0.0), SMALLEST)
        there = min(there, LARGEST)
        step *= 8 if step < 1e6 else step
        if there == here:  # the end of all floats
            if held:
                return good
            return math.inf if upwards else 0.0
        beat()
        if enough(there):
            good = there
            if not held:
                break
        else:
            bad = there
            if held:
                break
    # Between the two, by halves of the ratio.
    while abs(good - bad) > 1.01 * precision * good:
        middle = math.sqrt(good) * math.sqrt(bad)
        if not min(good, bad) < middle < max(good, bad):
            break
        beat()
        if enough(middle):
            good = middle
        else:
            bad = middle
    return good
