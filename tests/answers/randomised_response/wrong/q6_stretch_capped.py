# 1 - 2p is kept above 1/100: wrong for p = 0.499.
def variance_sampled(n, p, theta):
    c = max(1 - 2 * p, 0.01)
    return (p * (1 - p) / c**2 + theta * (1 - theta)) / n
