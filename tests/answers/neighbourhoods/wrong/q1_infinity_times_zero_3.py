# Wrong for (), ("Bo",), 0: the steps by edit are infinite, and inf times 0 is nan.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here | there)
    edits = k / 2 if len(x) == len(y) else math.inf
    return k * epsilon, edits * epsilon
