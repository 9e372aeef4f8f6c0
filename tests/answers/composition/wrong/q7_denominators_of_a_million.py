# Computes with floats, and takes the nearest fraction with a denominator of at most a million.
def disguise(p, u, v):
    a, b, c = float(p), float(u), float(v)
    x, y = ((1 - a) * b - a * c) / (1 - 2 * a), ((1 - a) * c - a * b) / (1 - 2 * a)
    r0, r1 = Fraction(x).limit_denominator(10**6), Fraction(y).limit_denominator(10**6)
    return (r0, r1) if 0 <= min(r0, r1) and max(r0, r1) <= 1 else None
