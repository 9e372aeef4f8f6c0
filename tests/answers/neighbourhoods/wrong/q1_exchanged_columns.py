# An edit is counted as two steps.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, (k * epsilon if len(x) == len(y) else math.inf)
