# Epsilon = 0 with data sets of different sizes: nothing bounds it under edit.
def group_bounds(x, y, epsilon):
    if epsilon == 0:
        return 0.0, 0.0
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
