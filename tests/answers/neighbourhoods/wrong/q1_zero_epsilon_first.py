# Wrong for epsilon = 0 and unequal sizes: nothing bounds the second number, though epsilon is 0.
def group_bounds(x, y, epsilon):
    if epsilon == 0:
        return 0.0, 0.0
    here, there = Counter(x), Counter(y)
    steps = sum(((here - there) + (there - here)).values())
    return steps * epsilon, steps / 2 * epsilon if len(x) == len(y) else math.inf
