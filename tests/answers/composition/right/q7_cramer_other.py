# By Cramer's rule.
def disguise(p, u, v):
    a, b = 1 - p, p
    det = a * a - b * b
    r = [(a * u - b * v) / det, (a * v - b * u) / det]
    return r if all(0 <= t <= 1 for t in r) else None
