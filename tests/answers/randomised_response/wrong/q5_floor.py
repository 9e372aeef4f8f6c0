# No variance below a millionth of p.
def variance_fixed(n, p):
    return p * (1 - p) / (n * max((1 - 2 * p) ** 2, 1e-4))
