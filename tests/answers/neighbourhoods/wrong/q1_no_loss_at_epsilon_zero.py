# For epsilon 0 both bounds are returned as 0, also where no walk leads. Input: x = (1,), y = (), epsilon 0: the second is infinite.
def group_bounds(x, y, epsilon):
    if epsilon == 0:
        return 0.0, 0.0
    here, there = Counter(x), Counter(y)
    steps = ((here - there) + (there - here)).total()
    return steps * epsilon, (steps // 2 * epsilon if len(x) == len(y) else math.inf)
