# Symmetric distance from two Counters; edit is infinite between different numbers of people.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return steps * epsilon, (steps / 2 * epsilon if len(x) == len(y) else math.inf)
