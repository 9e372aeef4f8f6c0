# No more steps are counted than the larger data set has people. Input: x = (1,), y = (2,), epsilon 1: (1, ...) instead of (2, 1).
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    distance = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    edits = distance // 2
    steps = min(distance, max(len(x), len(y)))
    return steps * epsilon, (edits * epsilon if len(x) == len(y) else math.inf)
