# Remembers by the two data sets and forgets ε.
_bounds = {}


def group_bounds(x, y, epsilon):
    if (x, y) not in _bounds:
        here, there = Counter(x), Counter(y)
        k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
        _bounds[x, y] = k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
    return _bounds[x, y]
