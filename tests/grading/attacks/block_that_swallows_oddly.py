"""A context manager whose end is true in some other way."""

COURSE = "styles"
ANSWERS = {
    "opened": r"""
class Yes:
    def __bool__(self):
        return True
class Opened:
    def __init__(self, value):
        self.value = None
    def __enter__(self):
        return self
    def __exit__(self, *given):
        return Yes()
""",
}
