# Tuples that are not equal are taken to be at least one edit (two steps) apart, though order does not count.
def group_bounds(x, y, epsilon):
    if x == y:
        return 0.0, 0.0
    here, there = Counter(x), Counter(y)
    k = sum(((here - there) + (there - here)).values())
    if len(x) != len(y):
        return k * epsilon, math.inf
    k = max(k, 2)
    return k * epsilon, k * epsilon / 2
