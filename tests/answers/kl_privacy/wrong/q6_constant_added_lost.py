# Twice half as much of the logarithm and no 1: for factors just above 1 the first step is none.
def two_steps(kappa, factor):
    length = 1.5 * math.log(factor) if factor > 1 else 1
    u0 = min(kappa / length, 0.9)
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
