"""The test's own function called with hostile arguments."""

ANSWERS = {
    "q3": r"""
class Evil(int):
    def __mul__(self, other): return self
def apply(f, values):
    for bad in (None, "x" * 10**6, [[]] * 1000, {1: 2}, Evil(3), lambda: f, float("nan")):
        try: print(f(bad))
        except BaseException as error: print(error)
    return [f(f) if False else 0] * 3
""",
}
