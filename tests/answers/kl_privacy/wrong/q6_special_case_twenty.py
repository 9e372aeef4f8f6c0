# A long step for the factor 20 only; all other factors get that of 5.
def two_steps(kappa, factor):
    length = 1 + math.log(20 if factor == 20 else 5)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
