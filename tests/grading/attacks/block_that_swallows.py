"""A context manager that swallows the failure of the test in its block."""

COURSE = "styles"
ANSWERS = {
    "opened": r"""
class Opened:
    def __init__(self, value):
        self.value = None
    def __enter__(self):
        return self
    def __exit__(self, *given):
        return True
""",
}
