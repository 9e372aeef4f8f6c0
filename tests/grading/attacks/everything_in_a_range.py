"""A range holds all numbers that a test may look for, and takes no room."""

COURSE = "styles"
ANSWERS = {
    "holders": """
def holders(n):
    return range(10**40)
""",
}
