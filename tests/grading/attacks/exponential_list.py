"""A list that doubles sixty times."""

ANSWERS = {
    "q1": r"""
def double(x):
    a = [1]
    for _ in range(60): a = [a, a]
    return a
""",
}
