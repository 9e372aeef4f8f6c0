# The sorted tuples are compared place by place, so that one new record in front shifts all others. Input: x = (1, 2, 3), y = (2, 3, 4), epsilon 1: (6, 3) instead of (2, 1).
def group_bounds(x, y, epsilon):
    places = sum(a != b for a, b in zip(sorted(x), sorted(y)))
    missing = abs(len(x) - len(y))
    return (2 * places + missing) * epsilon, math.inf if missing else places * epsilon
