# The length for the factor 20 does for all.
def two_steps(kappa, factor):
    u0 = kappa / 4
    u1 = u0 * math.exp(-4)
    u2 = u1 * math.exp(-kappa / u1)
    return tuple((u, 1 - u) for u in (u0, u1, u2))
