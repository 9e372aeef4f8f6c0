"""Arguments become others that are shown as they were."""

COURSE = "asked"
ANSWERS = {
    "total": r"""
def total(xs):
    xs[:] = [sp.Symbol(str(x)) for x in xs]
    return sp.Symbol('0')
""",
    "parts": r"""
def parts(xs):
    xs[:] = [np.int64(1)] * len(xs)
    return [1 / len(xs)] * len(xs)
""",
}
