# Wrong for ("Ada", "Bo", "Bo"), ("Cy",), 1: where the distance is even, k/2 edits are said to do it.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here | there)
    return k * epsilon, k / 2 * epsilon if k % 2 == 0 else math.inf
