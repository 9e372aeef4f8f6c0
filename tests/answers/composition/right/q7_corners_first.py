# By corners first.
def disguise(p, u, v):
    """Possible just if neither yes nor no has a ratio above (1 - p) : p, either way round."""
    for a, b in ((u, v), (v, u), (1 - u, 1 - v), (1 - v, 1 - u)):
        if p * a > (1 - p) * b:
            return None
    r1 = (v - p * (u + v)) / (1 - 2 * p)
    r0 = u + v - r1
    return tuple(int(r) if r.denominator == 1 else r for r in (r0, r1))
