# Wrong for x = (0, 0, 0), y = (0,): two people less, and an even distance, but no walk of edits.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return steps * epsilon, math.inf if steps % 2 else steps // 2 * epsilon
