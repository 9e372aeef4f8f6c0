# Wrong for p above 0.45: the variance is taken at 0.45.
def variance_fixed(n, p):
    p = min(p, 0.45)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
