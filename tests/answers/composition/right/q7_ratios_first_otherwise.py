# First the ratios of yes and of no decide, then elimination solves.
def disguise(p, u, v):
    q = 1 - p
    for s, t in ((u, v), (v, u), (1 - u, 1 - v), (1 - v, 1 - u)):
        if p * s > q * t:
            return None
    r1 = (v - p * u / q) / (q - p * p / q)
    r0 = (u - p * r1) / q
    return np.array([r0, r1], dtype=object)
