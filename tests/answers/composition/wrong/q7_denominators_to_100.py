# Solved with floats, then fractions with denominators up to 100.
def disguise(p, u, v):
    s = float(p)
    r0, r1 = np.linalg.solve([[1 - s, s], [s, 1 - s]], [float(u), float(v)])
    pair = tuple(Fraction(float(r)).limit_denominator(100) for r in (r0, r1))
    return pair if all(0 <= r <= 1 for r in pair) else None
