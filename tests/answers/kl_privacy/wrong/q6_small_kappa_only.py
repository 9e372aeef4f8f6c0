# Wrong for kappa = 1/2 and factor 20.
def two_steps(kappa, factor):
    small = min(kappa, 0.1)
    u0 = small / 4
    u1 = u0 * math.exp(-4)
    u2 = u1 * math.exp(-small / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
