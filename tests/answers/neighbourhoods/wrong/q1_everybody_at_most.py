# A group is at most all people of the larger set, so the number of steps is capped by its size.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    steps = min(k, max(len(x), len(y)))
    return steps * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
