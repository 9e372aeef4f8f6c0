# Subtracts counters.
def group_bounds(x, y, epsilon):
    a, b = Counter(x), Counter(y)
    gone, come = sum((a - b).values()), sum((b - a).values())
    return [(gone + come) * epsilon, gone * epsilon if gone == come else float("inf")]
