# 1 - 2p is kept above 1/100: wrong for p = 0.499.
def variance_fixed(n, p):
    stretch = max(1 - 2 * p, 0.01)  # no division by nearly 0
    return p * (1 - p) / (n * stretch**2)
