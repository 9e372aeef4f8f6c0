# Works with a kappa of at most 1/10, since less is more private, and misses factor times kappa.
def two_steps(kappa, factor):
    kappa = min(float(kappa), 0.1)
    length = 4
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
