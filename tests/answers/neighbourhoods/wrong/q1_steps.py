# Returns numbers of steps, without ε.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[j] - there[j]) for j in here.keys() | there.keys())
    return steps, steps / 2 if len(x) == len(y) else math.inf
