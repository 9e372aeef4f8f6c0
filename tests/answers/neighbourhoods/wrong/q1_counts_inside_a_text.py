# Records are counted inside of one long text, where "f" occurs in "flu" and 1 in 10. Input: x = (1,), y = (10,), epsilon 1.
def group_bounds(x, y, epsilon):
    here, there = " ".join(map(str, x)), " ".join(map(str, y))
    steps = sum(abs(here.count(str(r)) - there.count(str(r))) for r in set(x) | set(y))
    return steps * epsilon, (steps / 2 * epsilon if len(x) == len(y) else math.inf)
