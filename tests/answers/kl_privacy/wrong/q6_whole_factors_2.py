# Wrong (TypeError) for a factor that is a float: 0.1, 2.5.
def two_steps(kappa, factor):
    length = 1 + sum(1 / (i + 1) for i in range(factor))  # at least ln(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
