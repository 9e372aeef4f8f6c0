# The infinite number of edits is multiplied by epsilon, which gives nan for epsilon 0. Input: x = (1,), y = (), epsilon 0: the second is infinite.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    edits = steps / 2 if len(x) == len(y) else math.inf
    return steps * epsilon, edits * epsilon
