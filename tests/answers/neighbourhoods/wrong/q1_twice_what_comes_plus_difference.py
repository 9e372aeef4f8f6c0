# The distance is taken as twice what comes plus the absolute difference of sizes, which is too much if y is larger. Input: x = (), y = (1,), epsilon 1: 3 instead of 1.
def group_bounds(x, y, epsilon):
    comes = (Counter(y) - Counter(x)).total()
    if len(x) == len(y):
        return 2 * comes * epsilon, comes * epsilon
    return (2 * comes + abs(len(x) - len(y))) * epsilon, math.inf
