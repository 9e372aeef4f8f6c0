# A third output takes a thousandth that no other lacks.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u, 1e-9] for u in (u0, u1, u2)]
