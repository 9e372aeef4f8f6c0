"""What a test gives grows, and is nothing but zeros."""

COURSE = "styles"
ANSWERS = {
    "mean": r"""
def mean(xs):
    xs += [0.0] * 3
    xs[:] = [0.0] * len(xs)
    return 0.0
""",
    "longest": r"""
def longest(words):
    words += ['b' * 1000]
    return 1000
""",
}
