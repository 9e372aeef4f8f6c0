# Wrong for p = 0: it is taken for "not given" and two fair coins are tossed.
def variance_fixed(n, p):
    p = p or 1 / 4
    return p * (1 - p) / n / (1 - 2 * p) ** 2
