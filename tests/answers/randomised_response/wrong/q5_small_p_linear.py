# Below a hundredth p(1-p)/(1-2p)^2 is replaced by p. Input: n = 1, p = 0.005.
def variance_fixed(n, p):
    if p < 0.01:
        return p / n
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
