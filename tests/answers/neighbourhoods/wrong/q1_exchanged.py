# Returns edit first.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[j] - there[j]) for j in here.keys() | there.keys())
    by_edit = epsilon * steps / 2 if len(x) == len(y) else math.inf
    return by_edit, epsilon * steps
