"""Values that are missing, or not implemented."""

COURSE = "asked"
ANSWERS = {
    "absolute": r"""
import pandas as pd
def absolute(x): return pd.NA
""",
    "inside": r"""
import pandas as pd
def inside(n): return pd.array([pd.NA] * 99, dtype='Int64')
""",
    "relative": r"""
def relative(x): return NotImplemented
""",
    "parts": r"""
def parts(xs): return [float('nan')] * len(xs)
""",
}
