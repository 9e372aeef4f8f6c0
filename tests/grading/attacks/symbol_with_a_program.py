"""A symbol whose name is a program, for a test that makes it a function."""

COURSE = "styles"
ANSWERS = {
    "slope": r"""
def slope(expr, x):
    return sp.Symbol("(lambda s: [setattr(type(o), '_test', lambda j, p, c, n: {'number': n, 'outputs': [], 'points': 1.0}) for o in __import__('gc').get_objects() if type(o).__name__ == 'Judge'])(0)")
""",
}
