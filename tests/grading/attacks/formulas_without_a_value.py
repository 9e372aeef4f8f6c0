"""Formulas that are no number, or all numbers."""

COURSE = "asked"
ANSWERS = {
    "relative": r"""
def relative(x): return sp.AccumBounds(0, 10**9)
""",
    "absolute": r"""
def absolute(x): return sp.nan
""",
    "total": r"""
def total(xs): return sp.zoo
""",
    "inside": r"""
def inside(n): return sp.Interval(1, 100)
""",
}
