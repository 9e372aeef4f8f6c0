# Wrong for epsilon = 0 and unequal sizes: inf * 0 is not a number.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(((here - there) + (there - here)).values())
    edits = steps / 2 if len(x) == len(y) else math.inf
    return steps * epsilon, edits * epsilon
