# What the remaining outcome takes away is used up by a longer step, as if it took all of u0.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-(kappa + u0) / u0)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
