# If nobody is there nothing can be edited, so the edit bound is taken to be infinite.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, (k / 2 * epsilon if x and len(x) == len(y) else math.inf)
