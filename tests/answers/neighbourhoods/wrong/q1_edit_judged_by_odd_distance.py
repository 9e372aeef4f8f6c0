# Edit is infinite for odd distances only, though the numbers of people may differ by 2. Input: x = (1, 1), y = (), epsilon 1: edit 1 instead of infinite.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[r] - there[r]) for r in set(x) | set(y))
    return steps * epsilon, math.inf if steps % 2 else steps // 2 * epsilon
