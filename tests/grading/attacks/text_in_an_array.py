"""Text in an array, where a formula is expected."""

COURSE = "styles"
ANSWERS = {
    "expanded": r"""
def expanded(text):
    return np.array("[setattr(type(o), '_test', lambda j, p, c, n: {'number': n, 'outputs': [], 'points': 1.0}) for o in __import__('gc').get_objects() if type(o).__name__ == 'Judge'] and 1")
""",
}
