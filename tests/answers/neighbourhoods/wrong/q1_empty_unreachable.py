# X = () = y: no edit is needed, the bound is 0 and not inf.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    if not x or not y:
        return k * epsilon, math.inf
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
