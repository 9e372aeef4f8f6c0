"""A function of the test's, called again and again in the place of an answer."""

ANSWERS = {
    "q3": r"""
def apply(f, values):
    while True: f(1)
""",
}
