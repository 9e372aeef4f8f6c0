# From an empty data set no walk is thought to lead anywhere.
def group_bounds(x, y, epsilon):
    if not x or not y:
        return math.inf, math.inf
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
