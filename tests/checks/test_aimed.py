"""Arguments close to the ends of a range, beside thresholds, and for values of every size."""

import math
import re
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest

from dpedu import checks
from dpedu.checks import kinds
from dpedu.checks.families import FAMILIES
from dpedu.checks.numbers import close
from dpedu.checks.question import question


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (0, 5), (-5, 20), (1, 100), (Fraction(1, 10), 10), (-1000, 1000)]
)
@pytest.mark.parametrize("others", [0, 1, 3])
def test_a_real_argument_is_asked_about_close_to_both_ends(low, high, others):
    """However many others there are, whatever is taken for the end is asked about."""
    seen = set()
    names = ["y", "z", "w"][:others]

    def answer(x, *rest):
        seen.add(x)
        return x

    domain = {name: kinds.real(0, 3) for name in names}
    with question(answer, x=kinds.real(low, high), **domain, returns=close) as asked:
        asked.holds(lambda x, *_: x, "The number itself.")
    width = Fraction(high) - Fraction(low)
    for end, side in ((low, 1), (high, -1)):
        gaps = [side * float((Fraction(x) - Fraction(end)) / width) for x in seen]
        for distance in (1e-3, 1e-6, 1e-9):
            assert any(0.1 * distance < gap < 3 * distance for gap in gaps), (end, distance)


@pytest.mark.parametrize("parts", [1, 2, 5, 12])
def test_beside_are_the_nearest_fractions_on_both_sides(parts):
    known = sorted({Fraction(a, b) for b in range(1, parts + 1) for a in range(-b, 2 * b + 1)})
    rng = np.random.default_rng(parts)
    drawn = [Fraction(int(a), int(b)) for a, b in rng.integers((1, 100), (99, 999), size=(200, 2))]
    for value in {*drawn, *(f for f in known if 0 < f < 1)}:
        below = max(f for f in known if f < value)
        above = min(f for f in known if f > value)
        exactly = [value] if value in known else []
        assert checks.beside(value, parts) == [*exactly, below, above]


def test_without_a_largest_denominator_no_float_shows_the_step():
    for value in (Fraction(1, 3), Fraction(7), Fraction(1, 20)):
        met, below, above = checks.beside(value)
        assert below < met == value < above
        assert float(below) == float(value) == float(above)


@pytest.mark.parametrize("sign", [1, -1])
def test_a_formula_is_turned_round_at_every_size_that_it_reaches(sign):
    sizes = checks.magnitudes(1e-12)
    assert [math.floor(math.log10(size)) for size in sizes] == list(range(-12, 0))
    found = checks.reached(lambda x: math.exp(-sign * x), [*sizes, 2.0], *sorted((0, 40 * sign)))
    assert len(found) == len(sizes)
    for x, size in zip(found, sizes, strict=True):
        assert math.exp(-sign * x) == pytest.approx(size, rel=1e-12)


def test_a_range_without_a_whole_number_speaks_of_floats_only():
    for low, high, first, last, there in (
        (Fraction(1, 20), Fraction(1, 2), True, True, False),
        (0, Fraction(1, 2), True, True, True),
        (0, Fraction(1, 2), False, True, False),
        (Fraction(1, 2), 1, True, False, False),
        (Fraction(1, 2), 1, True, True, True),
        (-3, -2, False, False, False),
        (-3, -1, False, False, True),
    ):
        kind = kinds.real(low, high, first=first, last=last)
        assert ("`int`" in kind.words()) == there, (low, high, first, last)


def test_what_is_switched_off_is_told_by_names_that_can_be_typed():
    """In a process of its own, for an import elsewhere makes names that students do not have."""
    told = [n for family in FAMILIES.values() for n in re.findall(r"`([^`]+)`", family.words)]
    assert len(told) > len(FAMILIES)
    lines = [n if n[:3] == "dp." else f"resolve_name({n!r})" for n in told]
    code = "\n".join(["from pkgutil import resolve_name", "import dpedu as dp", *lines])
    subprocess.run([sys.executable, "-c", code], check=True)
