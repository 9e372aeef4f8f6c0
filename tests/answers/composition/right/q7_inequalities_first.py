# Inequalities first.
def _possible(p, u, v):
    return all(p * b <= (1 - p) * a and p * a <= (1 - p) * b for a, b in ((u, v), (1 - u, 1 - v)))


def disguise(p, u, v):
    if not _possible(p, u, v):
        return None
    slope = (v - u) / (1 - 2 * p)
    first = u - p * slope
    return first, first + slope
