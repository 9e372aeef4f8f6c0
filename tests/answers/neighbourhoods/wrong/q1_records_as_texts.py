# Records are compared as texts, so that the numbers 1 and 1.0 differ. Input: x = (1,), y = (1.0,), epsilon 1: (2, 1) instead of (0, 0).
def group_bounds(x, y, epsilon):
    here, there = Counter(map(str, x)), Counter(map(str, y))
    steps = sum(abs(here[r] - there[r]) for r in here | there)
    return steps * epsilon, (steps / 2 * epsilon if len(x) == len(y) else math.inf)
