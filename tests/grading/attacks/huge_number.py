"""A number of ten million digits."""

ANSWERS = {
    "q1": r"""
def double(x):
    return 1 << 40_000_000
""",
}
