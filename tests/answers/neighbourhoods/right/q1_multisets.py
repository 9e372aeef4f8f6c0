# Takes the heaps away from each other, both ways.
def group_bounds(x, y, epsilon):
    gone, come = Counter(x) - Counter(y), Counter(y) - Counter(x)
    steps = gone.total() + come.total()
    return steps * epsilon, (gone.total() * epsilon if len(x) == len(y) else math.inf)
