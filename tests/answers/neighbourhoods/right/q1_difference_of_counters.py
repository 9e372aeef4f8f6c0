# Differences of counters, in both orders.
def group_bounds(x, y, epsilon):
    a, b = Counter(x), Counter(y)
    gone, come = (a - b).total(), (b - a).total()
    return (gone + come) * epsilon, gone * epsilon if gone == come else math.inf
