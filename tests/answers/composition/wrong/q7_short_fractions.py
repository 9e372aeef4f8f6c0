# Solves in floats and rounds to denominators of at most 50.
def disguise(p, u, v):
    m = np.array([[1 - p, p], [p, 1 - p]], dtype=float)
    r = np.linalg.solve(m, np.array([u, v], dtype=float))
    if min(r) < -1e-9 or max(r) > 1 + 1e-9:
        return None
    return tuple(Fraction(float(z)).limit_denominator(50) for z in r)
