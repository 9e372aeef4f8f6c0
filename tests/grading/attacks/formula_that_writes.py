"""One argument more, and a function of numpy's writes into what the test hands over."""

COURSE = "styles"
ANSWERS = {
    "curve": """
def curve(x):
    return sp.Function("multiply")(x, 0, x)
""",
}
