# The rows are listed from the rarest alarm up.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u2, u1, u0)]
