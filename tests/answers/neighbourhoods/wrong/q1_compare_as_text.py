# Compares the records as texts, so that the equal numbers 1 and 1.0 count as different.
# Witness: group_bounds((1, 2), (1.0, 2), 1) gives (2, 1.0); right is (0, 0).
def group_bounds(x, y, epsilon):
    here, there = Counter(map(str, x)), Counter(map(str, y))
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
