# P = 0 is taken as "not given" and becomes 1/4. Input: n = 1, p = 0 must give 0.
def variance_fixed(n, p):
    p = p or 0.25
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
