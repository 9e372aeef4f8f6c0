"""Errors of many kinds, for a test that counts what is right."""

COURSE = "styles"
ANSWERS = {
    "fourth": r"""
def fourth(x):
    return np.array([x ** 4 + 1])
""",
}
