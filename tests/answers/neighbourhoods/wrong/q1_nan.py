# Multiplies infinity by 0.
def group_bounds(x, y, epsilon):
    a, b = Counter(x), Counter(y)
    gone, come = sum((a - b).values()), sum((b - a).values())
    return (gone + come) * epsilon, (gone if gone == come else math.inf) * epsilon
