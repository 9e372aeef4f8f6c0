# From u1 to u2 twice kappa is spent.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-2 * kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
