# Large n by another formula.
def variance_fixed(n, p):
    if n > 10**6:
        return p / n / (1 - 2 * p) ** 2
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
