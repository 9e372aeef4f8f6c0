# P > 0.4: p (1 - p) is replaced by 1/4.
def variance_fixed(n, p):
    one = 0.25 if p > 0.4 else p * (1 - p)
    return one / n / (1 - 2 * p) ** 2
