"""A list that contains itself."""

ANSWERS = {
    "q1": r"""
def double(x):
    a = []; a.append(a); return a
""",
}
