# The form with the square of 1 - 2p twice: p(1 - p) = (1 - (1 - 2p)²)/4.
def variance_fixed(n, p):
    s = (1 - 2 * p) ** 2
    return (1 / s - 1) / (4 * n)
