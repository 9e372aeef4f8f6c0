# Wrong for u = 0, v = 0, and where u or v is 0 or 1, or p is 0.
def disguise(p, u, v):
    most = (1 - p) / p
    for a, b in ((u, v), (1 - u, 1 - v)):
        if a / b > most or b / a > most:
            return None
    return ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
