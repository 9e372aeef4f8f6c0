# Wrong for factors about 8: 0.1, 8 reaches 7.9 κ only.
def two_steps(kappa, factor):
    length = 1 + factor / 8
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
