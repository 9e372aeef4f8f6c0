"""Always-equal objects inside a list and a dictionary."""

ANSWERS = {
    "q1": r"""
class Always:
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __lt__(self, other): return True
    __le__ = __gt__ = __ge__ = __lt__
    def __hash__(self): return 1
    def __float__(self): return 4.0
    def __bool__(self): return True
    def __array__(self, *a, **k): raise TypeError
def double(x): return [Always()]
""",
    "q3": r"""
def apply(f, values): return [Always() for v in values]
""",
}
