# Elimination.
def disguise(p, u, v):
    q = 1 - p
    factor = p / q
    r1 = (v - factor * u) / (q - factor * p)
    r0 = (u - p * r1) / q
    for r in (r0, r1):
        if not 0 <= r <= 1:
            return None
    return np.array([r0, r1], dtype=object)
