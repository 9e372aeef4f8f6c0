# Wrong for p = 0: the ratio (1 - p)/p raises a ZeroDivisionError; 0, 1/2, 1/3 asks for (1/2, 1/3).
def disguise(p, u, v):
    r = (1 - p) / p
    if max(u, v) > r * min(u, v) or max(1 - u, 1 - v) > r * min(1 - u, 1 - v):
        return None
    return ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
