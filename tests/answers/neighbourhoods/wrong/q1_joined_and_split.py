# Wrong for x = ("",), y = ("a",) : joining and splitting the texts loses the empty one.
def group_bounds(x, y, epsilon):
    here, there = (Counter(" ".join(map(str, data)).split()) for data in (x, y))
    steps = sum(((here - there) + (there - here)).values())
    return steps * epsilon, steps / 2 * epsilon if len(x) == len(y) else math.inf
