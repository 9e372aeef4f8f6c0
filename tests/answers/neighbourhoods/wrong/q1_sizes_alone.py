# If the sizes differ, their difference is taken for the number of steps.
def group_bounds(x, y, epsilon):
    if len(x) != len(y):
        return abs(len(x) - len(y)) * epsilon, math.inf
    k = 2 * sum((Counter(x) - Counter(y)).values())
    return k * epsilon, k / 2 * epsilon
