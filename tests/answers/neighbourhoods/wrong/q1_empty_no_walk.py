# Takes the empty data set for unreachable under membership too.
# Witness: group_bounds(("flu", "flu"), (), 0.5) gives (inf, inf); right is (1.0, inf).
def group_bounds(x, y, epsilon):
    if bool(x) != bool(y):
        return math.inf, math.inf
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
