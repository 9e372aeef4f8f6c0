# 1 - 2p is kept at 0.01 at least. Input: n = 10, p = 0.499.
def variance_fixed(n, p):
    slope = max(1 - 2 * p, 0.01)
    return p * (1 - p) / (n * slope**2)
