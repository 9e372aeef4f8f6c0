"""Floats of half the size are equal to whatever rounds to them."""

COURSE = "asked"
ANSWERS = {
    "exactly": r"""
def exactly(x): return np.float16(7.3003 * x)
""",
    "relative": r"""
def relative(x): return np.float16(7.3 * x)
""",
    "absolute": r"""
def absolute(x): return np.float16(7.3 * x)
""",
}
