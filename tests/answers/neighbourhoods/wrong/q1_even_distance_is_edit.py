# Edits are taken to be possible whenever the distance is even.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, (k / 2 * epsilon if k % 2 == 0 else math.inf)
