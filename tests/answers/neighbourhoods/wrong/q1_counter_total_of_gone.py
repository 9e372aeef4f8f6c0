# Wrong for ("Bo",), ("Bo", "Cy", "Cy"), 1: where sizes differ, only what goes is counted under membership: 0 for 2.
def group_bounds(x, y, epsilon):
    gone = (Counter(x) - Counter(y)).total()
    if len(x) == len(y):
        return 2 * gone * epsilon, gone * epsilon
    return gone * epsilon, math.inf
