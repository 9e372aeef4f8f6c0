# For rare flips the variance p is taken for p(1-p). Input: n=10, p=0.01.
def variance_fixed(n, p):
    one = p if p < 0.05 else p * (1 - p)
    return one / (n * (1 - 2 * p) ** 2)
