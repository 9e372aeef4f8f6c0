# Stretches the variance by 1/(1 - 2p), without the square.
def variance_fixed(n, p):
    return p * (1 - p) / (n * (1 - 2 * p))
