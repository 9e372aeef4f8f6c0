# 1 - p² for p(1 - p).
def variance_fixed(n, p):
    return (1 - p**2) / (n * (1 - 2 * p) ** 2)
