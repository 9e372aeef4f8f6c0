# The first step has the length ln factor and no more.
def two_steps(kappa, factor):
    length = max(math.log(factor), 0.9)
    u0 = kappa / length / 1.4
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
