# The silence is split into two outputs.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return np.array([[(1 - u) / 2, u, (1 - u) / 2] for u in (u0, u1, u2)])
