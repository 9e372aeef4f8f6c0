"""NaN, which is neither more nor less than anything."""

ANSWERS = {
    "q1": r"""
def double(x):
    return float('nan')
""",
    "q4": r"""
result = float('nan')
""",
    "q5": r"""
def mean(v): return float('nan')
""",
}
