# Capped at 1/4, "no share has more". Input: n = 1, p = 0.4 must give 6.
def variance_fixed(n, p):
    return min(0.25, p * (1 - p) / (n * (1 - 2 * p) ** 2))
