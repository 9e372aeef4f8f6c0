# A search for the least length that does, by doubling small steps.
def two_steps(kappa, factor):
    length = 1.0
    while True:
        u0 = kappa / length
        u1 = u0 * math.exp(-length)
        u2 = u1 * math.exp(-kappa / u1)
        if two_valued(u0, u2) > factor * kappa * 1.01:
            return [[1 - u, u] for u in (u0, u1, u2)]
        length += 0.05
