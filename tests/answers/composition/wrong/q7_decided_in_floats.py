# Decides with floats, and returns fractions.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    a, b, c = float(p), float(u), float(v)
    x, y = ((1 - a) * b - a * c) / (1 - 2 * a), ((1 - a) * c - a * b) / (1 - 2 * a)
    return (r0, r1) if 0 <= x <= 1 and 0 <= y <= 1 else None
