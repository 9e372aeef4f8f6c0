# Sizes that differ by an even number, (1, 1) against (): an even distance, but no walk of edits.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, math.inf if k % 2 else k // 2 * epsilon
