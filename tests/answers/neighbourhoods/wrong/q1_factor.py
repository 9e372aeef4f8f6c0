# Returns the factor, not its logarithm.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[j] - there[j]) for j in here.keys() | there.keys())
    by_edit = steps / 2 if len(x) == len(y) else math.inf
    return math.exp(epsilon * steps), math.exp(epsilon * by_edit)
