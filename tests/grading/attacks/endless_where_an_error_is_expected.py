"""Never to end, where a test takes any error."""

COURSE = "styles"
ANSWERS = {
    "refused": r"""
def refused(x):
    while x < 0:
        pass
    return x
""",
}
