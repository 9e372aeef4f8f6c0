# 1e-12 is added to the denominator against a division by 0. Input: n=1, p=0.49999 (4e-10 + 1e-12).
def variance_fixed(n, p):
    return p * (1 - p) / (n * (1 - 2 * p) ** 2 + 1e-12)
