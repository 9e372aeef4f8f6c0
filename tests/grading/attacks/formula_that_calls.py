"""Functions in a formula that a program of it calls: they write into what the test hands over."""

COURSE = "styles"
ANSWERS = {
    "curve": """
def curve(x):
    return x + sp.Function("iterable")(sp.Function("copyto")(x, 0))
""",
}
