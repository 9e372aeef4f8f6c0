# Compares with the ratio as a float.
def disguise(p, u, v):
    limit = float((1 - p) / p) if p else math.inf
    for one, other in ((u, v), (v, u), (1 - u, 1 - v), (1 - v, 1 - u)):
        if other == 0 and one > 0 and p or other and float(one / other) > limit:
            return None
    return ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
