# Data sets of the same size with nothing in common.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(((here - there) + (there - here)).values())
    common = here & there
    reachable = len(x) == len(y) and (common or not x)
    return k * epsilon, k / 2 * epsilon if reachable else math.inf
