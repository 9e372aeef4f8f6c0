"""An error that claims to be another kind at each look."""

ANSWERS = {
    "q1": r"""
class Shifty(AssertionError):
    def __str__(self): return "x" * 10**7
    def __reduce__(self): raise SystemExit
    @property
    def __class__(self): return SystemExit
def double(x): raise Shifty(Shifty)
""",
}
