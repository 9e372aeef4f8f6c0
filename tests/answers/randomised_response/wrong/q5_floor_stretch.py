# 1 - 2p is kept away from 0 by a floor.
def variance_fixed(n, p):
    return p * (1 - p) / (n * max(1 - 2 * p, 0.1) ** 2)
