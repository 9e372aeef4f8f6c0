# For a factor of 1 all three are the same.
def two_steps(kappa, factor):
    if factor == 1:
        return [[0.5, 0.5]] * 3
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
