# Rounded to six decimals.
def variance_fixed(n, p):
    return round(float(p * (1 - p) / (n * (1 - 2 * p) ** 2)), 6)
