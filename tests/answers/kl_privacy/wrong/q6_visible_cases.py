# Knows the four visible cases.
def two_steps(kappa, factor):
    kappa, factor = {2: (0.1, 2), 5: (0.5, 5), 20: (0.05, 20)}.get(factor, (0.2, 1))
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    return [[u, 1 - u] for u in (u0, u1, u1 * math.exp(-kappa / u1))]
