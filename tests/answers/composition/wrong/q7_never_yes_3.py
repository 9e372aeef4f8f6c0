# Wrong for u = v = 0: 1/4, 0, 0 gives None and not (0, 0): a ratio with a 0 below is taken for infinite.
def disguise(p, u, v):
    if p == 0:
        return u, v
    for a, b in ((u, v), (1 - u, 1 - v)):
        ratio = math.inf if a * b == 0 else max(a / b, b / a)
        if ratio > (1 - p) / p:
            return None
    return ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
