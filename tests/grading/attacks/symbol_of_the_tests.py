"""A formula that is a name of the test's: what evaluates its text finds what is expected."""

COURSE = "styles"
ANSWERS = {
    "tripled": """
def tripled(x):
    return sp.Symbol("wanted")
""",
    "rebuilt": """
def rebuilt(z):
    return sp.Symbol("goal")
""",
}
