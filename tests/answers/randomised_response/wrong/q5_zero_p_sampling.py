# Without flips the variance of a fair bit is returned, as if the people were drawn.
def variance_fixed(n, p):
    if not p:
        return 0.25 / n
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
