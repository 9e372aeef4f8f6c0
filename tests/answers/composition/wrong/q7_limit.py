# Solves with floats and takes fractions with small denominators.
def disguise(p, u, v):
    m = np.array([[1 - p, p], [p, 1 - p]], dtype=float)
    solved = np.linalg.solve(m, np.array([u, v], dtype=float))
    r = [Fraction(t).limit_denominator(1000) for t in solved]
    return tuple(r) if min(r) >= 0 and max(r) <= 1 else None
