# Takes twice the larger of what goes and what comes.
def group_bounds(x, y, epsilon):
    a, b = Counter(x), Counter(y)
    gone, come = sum((a - b).values()), sum((b - a).values())
    return 2 * max(gone, come) * epsilon, gone * epsilon if gone == come else math.inf
