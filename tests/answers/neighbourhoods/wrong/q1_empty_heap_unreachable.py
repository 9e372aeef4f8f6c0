# Wrong for (), ("Bo",), 1: from or to the empty heap no walk is thought to lead, not even under membership.
def group_bounds(x, y, epsilon):
    if not x or not y:
        return (0.0, 0.0) if x == y else (math.inf, math.inf)
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here | there)
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
