# The best of all corners of the region.
def worst_case(top, change):
    ends = [0, top, change, top - change]
    allowed = [
        [a, v, w]
        for a, v, w in itertools.product(ends, repeat=3)
        if abs(v - w) <= change
    ] + [[0, top, top - change]]
    return max(allowed, key=lambda three: abs((three[1] - three[0]) ** 2 - (three[2] - three[0]) ** 2))
