# The empty text is not counted as a record. Input: x = ("",), y = ("a",), epsilon 1: (1, infinite) instead of (2, 1).
def group_bounds(x, y, epsilon):
    x, y = ([r for r in data if r != ""] for data in (x, y))
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return steps * epsilon, (steps / 2 * epsilon if len(x) == len(y) else math.inf)
