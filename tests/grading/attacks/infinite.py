"""Infinity for every answer."""

ANSWERS = {
    "q1": r"""
def double(x):
    return float('inf')
""",
    "q5": r"""
def mean(v): return float('inf')
""",
}
