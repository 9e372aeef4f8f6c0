"""No credit at all, which numpy writes with its type."""

COURSE = "styles"
ANSWERS = {
    "fourth": r"""
def fourth(x):
    return 0
""",
}
