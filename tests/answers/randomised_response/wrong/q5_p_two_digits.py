# Rounds p to two digits.
def variance_fixed(n, p):
    p = round(float(p), 2)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
