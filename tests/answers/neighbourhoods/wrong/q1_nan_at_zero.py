# Epsilon = 0 with data sets of different sizes: inf * 0 is nan, not inf.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    edits = k / 2 if len(x) == len(y) else math.inf
    return k * epsilon, edits * epsilon
