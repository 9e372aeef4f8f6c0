# Wrong for x = ("a", "b"), y = ("b", "c").
def group_bounds(x, y, epsilon):
    differ = sum(a != b for a, b in zip(sorted(x), sorted(y)))
    more = abs(len(x) - len(y))
    return (2 * differ + more) * epsilon, math.inf if more else differ * epsilon
