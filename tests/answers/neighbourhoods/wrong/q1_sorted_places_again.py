# Sorts both and compares place by place; one shift moves all later places.
# Witness: group_bounds(("a", "b", "c"), ("b", "c", "d"), 1) gives (6, 3); right is (2, 1).
def group_bounds(x, y, epsilon):
    a, b = sorted(x), sorted(y)
    differ = sum(u != v for u, v in zip(a, b))
    if len(a) == len(b):
        return 2 * differ * epsilon, differ * epsilon
    here, there = Counter(x), Counter(y)
    k = (here - there).total() + (there - here).total()
    return k * epsilon, math.inf
