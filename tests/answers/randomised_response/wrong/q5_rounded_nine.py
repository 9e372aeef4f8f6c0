# Rounded to 9 digits. Input: n = 10**9, p = 0.25: 7.5e-10 becomes 1e-09.
def variance_fixed(n, p):
    return round(p * (1 - p) / (n * (1 - 2 * p) ** 2), 9)
