"""A symbol whose name has a comma is two arguments of a program, the second to be written into."""

COURSE = "styles"
ANSWERS = {
    "curve": """
def curve(x):
    return sp.floor(sp.Symbol("x, x"))
""",
}
