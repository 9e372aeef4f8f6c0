# Inequalities first.
def _possible(p, u, v):
    q = 1 - p
    return all(q * a >= p * b for a, b in ((u, v), (v, u), (1 - u, 1 - v), (1 - v, 1 - u)))


def disguise(p, u, v):
    if not _possible(p, u, v):
        return None
    d = (1 - p) ** 2 - p**2
    return ((1 - p) * u - p * v) / d, ((1 - p) * v - p * u) / d
