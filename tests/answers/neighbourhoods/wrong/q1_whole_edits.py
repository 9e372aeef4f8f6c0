# Rounds half the distance up.
def group_bounds(x, y, epsilon):
    a, b = Counter(x), Counter(y)
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys())
    return k * epsilon, math.ceil(k / 2) * epsilon
