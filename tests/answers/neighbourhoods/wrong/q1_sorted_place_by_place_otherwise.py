# Sorts both and compares place by place.
def group_bounds(x, y, epsilon):
    places = list(itertools.zip_longest(sorted(x), sorted(y)))
    k = 0
    for a, b in places:
        if a != b:
            k += 1 if a is None or b is None else 2
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
