"""Text where a formula is expected: sympy would run it."""

COURSE = "styles"
ANSWERS = {
    "expanded": r"""
def expanded(text):
    return 'exec("import gc\\nfor each in gc.get_objects():\\n    if type(each).__name__ == \'Judge\':\\n        each._test = lambda place, cell, number: {\'number\': number, \'outputs\': [], \'points\': 1.0}\\n")'
""",
}
