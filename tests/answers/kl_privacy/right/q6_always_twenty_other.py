# Stairs for a factor of 20, which do for less.
def two_steps(kappa, factor):
    length = 1 + math.log(20)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
