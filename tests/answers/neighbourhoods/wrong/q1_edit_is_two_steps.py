# Counts an edit as two steps, though it is one from heap to heap.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[j] - there[j]) for j in here.keys() | there.keys())
    return epsilon * steps, epsilon * steps if len(x) == len(y) else math.inf
