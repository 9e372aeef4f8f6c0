# Counts with Counter, as the hint.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, k // 2 * epsilon if len(x) == len(y) else math.inf
