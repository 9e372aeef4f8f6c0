# Wrong for x = y = (): nobody on both sides is the same heap, both numbers are 0.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(((here - there) + (there - here)).values())
    if x and y and len(x) == len(y):
        return steps * epsilon, steps / 2 * epsilon
    return steps * epsilon, math.inf
