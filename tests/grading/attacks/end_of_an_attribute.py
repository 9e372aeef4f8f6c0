"""An attribute that ends the loop around it."""

COURSE = "styles"
ANSWERS = {
    "worth": r"""
class Purse:
    def __init__(self, n):
        pass
    @property
    def worth(self):
        raise StopIteration
""",
}
