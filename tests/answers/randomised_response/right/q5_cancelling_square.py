# Multiplied out it cancels near 1/2, but up to 0.499 enough digits are left.
def variance_fixed(n, p):
    return p * (1 - p) / n / (1 - 4 * p + 4 * p**2)
